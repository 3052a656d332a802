
%struct.XLA_FFI_Error_Create_Args = type { i64, ptr, ptr, i32 }
%struct.Call = type { ptr, ptr }
%struct.Plan = type { i64, i64, i64, i64 }
%struct.XLA_FFI_ThreadPool_NumThreads_Args = type { i64, ptr, ptr, ptr }
%"struct.(anonymous namespace)::Work" = type { i64, i64, i64, i64, i64, %struct.Call, i64, i64, i64, i64, i64, i64 }
%struct.XLA_FFI_ThreadPool_Schedule_Args = type { i64, ptr, ptr, ptr, ptr }
%struct.XLA_FFI_CallFrame = type { i64, ptr, ptr, ptr, i32, %struct.XLA_FFI_Args, %struct.XLA_FFI_Rets, %struct.XLA_FFI_Attrs, ptr }
%struct.XLA_FFI_Args = type { i64, ptr, i64, ptr, ptr }
%struct.XLA_FFI_Rets = type { i64, ptr, i64, ptr, ptr }
%struct.XLA_FFI_Attrs = type { i64, ptr, i64, ptr, ptr, ptr }
%struct.XLA_FFI_Metadata_Extension = type { %struct.XLA_FFI_Extension_Base, ptr }
%struct.XLA_FFI_Extension_Base = type { i64, i32, ptr }
%struct.XLA_FFI_Metadata = type { i64, %struct.XLA_FFI_Api_Version, i32, %struct.XLA_FFI_TypeId }
%struct.XLA_FFI_Api_Version = type { i64, ptr, i32, i32 }
%struct.XLA_FFI_TypeId = type { i64 }
%struct.XLA_FFI_Api = type { i64, ptr, %struct.XLA_FFI_Api_Version, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%"struct.(anonymous namespace)::Product" = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }
%struct.XLA_FFI_Error_Destroy_Args = type { i64, ptr, ptr }
%struct.Room = type { ptr }
%class.anon = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.XLA_FFI_Buffer = type { i64, ptr, i32, ptr, i64, ptr }
%"struct.(anonymous namespace)::Places" = type { i8 }
%struct.Unaligned.0 = type { <8 x float> }
%struct.Unaligned = type { <8 x i32> }
%struct.Unaligned.1 = type { <8 x i16> }
%struct.Unaligned.2 = type { <8 x float> }
%struct.Unaligned.3 = type { <8 x i16> }

$_ZN4RoomC2El = comdat any

$_ZNK4Room7missingEv = comdat any

$_ZNK4Room5startIfEEPT_v = comdat any

$_ZN4RoomD2Ev = comdat any

$_ZNK4Call8argumentIfEEPKT_l = comdat any

$_ZNK4Call8argumentIcEEPKT_l = comdat any

$_ZNK4Call6resultIcEEPT_l = comdat any

$_ZNK4Call5sizesEl = comdat any

$_ZNK4Call8argumentIiEEPKT_l = comdat any

@.str = private unnamed_addr constant [50 x i8] c"out of memory for what a product of numbers needs\00", align 1
@__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating = private unnamed_addr constant %struct.XLA_FFI_Error_Create_Args { i64 28, ptr null, ptr @.str, i32 8 }, align 8
@paired = external constant i32, align 4
@__const._ZN12_GLOBAL__N_112lane_numbersEv.numbers = private unnamed_addr constant [16 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15], align 16

; Function Attrs: mustprogress nounwind uwtable
define ptr @handler(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca %struct.Call, align 8
  %7 = alloca %struct.Plan, align 8
  %8 = alloca i64, align 8
  %9 = alloca %struct.XLA_FFI_ThreadPool_NumThreads_Args, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca %"struct.(anonymous namespace)::Work", align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca %struct.XLA_FFI_ThreadPool_Schedule_Args, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i8, align 1
  %22 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !10
  %23 = load ptr, ptr %3, align 8, !tbaa !10
  %24 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %23, i32 0, i32 1
  %25 = load ptr, ptr %24, align 8, !tbaa !13
  %26 = icmp ne ptr %25, null
  br i1 %26, label %27, label %41

27:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %4) #14
  %28 = load ptr, ptr %3, align 8, !tbaa !10
  %29 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %28, i32 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !13
  %31 = getelementptr inbounds nuw %struct.XLA_FFI_Metadata_Extension, ptr %30, i32 0, i32 1
  %32 = load ptr, ptr %31, align 8, !tbaa !26
  store ptr %32, ptr %4, align 8, !tbaa !31
  %33 = load ptr, ptr %4, align 8, !tbaa !31
  %34 = getelementptr inbounds nuw %struct.XLA_FFI_Metadata, ptr %33, i32 0, i32 1
  %35 = getelementptr inbounds nuw %struct.XLA_FFI_Api_Version, ptr %34, i32 0, i32 2
  store i32 0, ptr %35, align 8, !tbaa !32
  %36 = load ptr, ptr %4, align 8, !tbaa !31
  %37 = getelementptr inbounds nuw %struct.XLA_FFI_Metadata, ptr %36, i32 0, i32 1
  %38 = getelementptr inbounds nuw %struct.XLA_FFI_Api_Version, ptr %37, i32 0, i32 3
  store i32 3, ptr %38, align 4, !tbaa !36
  %39 = load ptr, ptr %4, align 8, !tbaa !31
  %40 = getelementptr inbounds nuw %struct.XLA_FFI_Metadata, ptr %39, i32 0, i32 2
  store i32 0, ptr %40, align 8, !tbaa !37
  store ptr null, ptr %2, align 8
  call void @llvm.lifetime.end.p0(ptr %4) #14
  br label %211

41:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %5) #14
  %42 = load ptr, ptr %3, align 8, !tbaa !10
  %43 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %42, i32 0, i32 2
  %44 = load ptr, ptr %43, align 8, !tbaa !38
  store ptr %44, ptr %5, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %6) #14
  %45 = getelementptr inbounds nuw %struct.Call, ptr %6, i32 0, i32 0
  %46 = load ptr, ptr %3, align 8, !tbaa !10
  %47 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %46, i32 0, i32 5
  %48 = getelementptr inbounds nuw %struct.XLA_FFI_Args, ptr %47, i32 0, i32 4
  %49 = load ptr, ptr %48, align 8, !tbaa !40
  store ptr %49, ptr %45, align 8, !tbaa !41
  %50 = getelementptr inbounds nuw %struct.Call, ptr %6, i32 0, i32 1
  %51 = load ptr, ptr %3, align 8, !tbaa !10
  %52 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %51, i32 0, i32 6
  %53 = getelementptr inbounds nuw %struct.XLA_FFI_Rets, ptr %52, i32 0, i32 4
  %54 = load ptr, ptr %53, align 8, !tbaa !44
  store ptr %54, ptr %50, align 8, !tbaa !45
  call void @llvm.lifetime.start.p0(ptr %7) #14
  call void @_ZL4planRK4Call(ptr dead_on_unwind writable sret(%struct.Plan) align 8 %7, ptr noundef nonnull align 8 dereferenceable(16) %6)
  call void @llvm.lifetime.start.p0(ptr %8) #14
  store i64 1, ptr %8, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %9) #14
  %55 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_NumThreads_Args, ptr %9, i32 0, i32 0
  store i64 32, ptr %55, align 8, !tbaa !47
  %56 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_NumThreads_Args, ptr %9, i32 0, i32 1
  store ptr null, ptr %56, align 8, !tbaa !50
  %57 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_NumThreads_Args, ptr %9, i32 0, i32 2
  %58 = load ptr, ptr %3, align 8, !tbaa !10
  %59 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %58, i32 0, i32 3
  %60 = load ptr, ptr %59, align 8, !tbaa !51
  store ptr %60, ptr %57, align 8, !tbaa !52
  %61 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_NumThreads_Args, ptr %9, i32 0, i32 3
  store ptr %8, ptr %61, align 8, !tbaa !53
  %62 = load ptr, ptr %5, align 8, !tbaa !39
  %63 = load ptr, ptr %5, align 8, !tbaa !39
  %64 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %63, i32 0, i32 16
  %65 = load ptr, ptr %64, align 8, !tbaa !54
  %66 = call noundef ptr %65(ptr noundef %9)
  %67 = call noundef zeroext i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %62, ptr noundef %66)
  call void @llvm.lifetime.start.p0(ptr %10) #14
  %68 = call noalias ptr @malloc(i64 noundef 104) #15
  store ptr %68, ptr %10, align 8, !tbaa !57
  %69 = load ptr, ptr %10, align 8, !tbaa !57
  %70 = icmp eq ptr %69, null
  br i1 %70, label %71, label %74

71:                                               ; preds = %41
  %72 = load ptr, ptr %5, align 8, !tbaa !39
  %73 = call noundef ptr @_ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api(ptr noundef %72)
  store ptr %73, ptr %2, align 8
  store i32 1, ptr %11, align 4
  br label %210

74:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %75 = load i64, ptr %8, align 8, !tbaa !46
  %76 = icmp sle i64 %75, 1
  br i1 %76, label %77, label %78

77:                                               ; preds = %74
  br label %81

78:                                               ; preds = %74
  %79 = load i64, ptr %8, align 8, !tbaa !46
  %80 = mul nsw i64 4, %79
  br label %81

81:                                               ; preds = %78, %77
  %82 = phi i64 [ 1, %77 ], [ %80, %78 ]
  store i64 %82, ptr %12, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %83 = getelementptr inbounds nuw %struct.Plan, ptr %7, i32 0, i32 0
  %84 = load i64, ptr %83, align 8, !tbaa !59
  %85 = load i64, ptr %12, align 8, !tbaa !46
  %86 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %84, i64 noundef %85)
  %87 = getelementptr inbounds nuw %struct.Plan, ptr %7, i32 0, i32 1
  %88 = load i64, ptr %87, align 8, !tbaa !61
  %89 = sdiv i64 16384, %88
  %90 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %89, i64 noundef 1)
  %91 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %86, i64 noundef %90)
  store i64 %91, ptr %13, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %14) #14
  %92 = getelementptr inbounds nuw %struct.Plan, ptr %7, i32 0, i32 2
  %93 = load i64, ptr %92, align 8, !tbaa !62
  %94 = load i64, ptr %8, align 8, !tbaa !46
  %95 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %93, i64 noundef %94)
  %96 = getelementptr inbounds nuw %struct.Plan, ptr %7, i32 0, i32 3
  %97 = load i64, ptr %96, align 8, !tbaa !63
  %98 = sdiv i64 16384, %97
  %99 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %98, i64 noundef 1)
  %100 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %95, i64 noundef %99)
  store i64 %100, ptr %14, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %15) #14
  %101 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 0
  store i64 0, ptr %101, align 8, !tbaa !64
  %102 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 1
  store i64 0, ptr %102, align 8, !tbaa !66
  %103 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 2
  store i64 0, ptr %103, align 8, !tbaa !67
  %104 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 3
  store i64 0, ptr %104, align 8, !tbaa !68
  %105 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 4
  store i64 0, ptr %105, align 8, !tbaa !69
  %106 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 5
  %107 = getelementptr inbounds nuw %struct.Call, ptr %106, i32 0, i32 0
  store ptr null, ptr %107, align 8, !tbaa !41
  %108 = getelementptr inbounds nuw %struct.Call, ptr %106, i32 0, i32 1
  store ptr null, ptr %108, align 8, !tbaa !45
  %109 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 6
  store i64 0, ptr %109, align 8, !tbaa !70
  %110 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 7
  store i64 0, ptr %110, align 8, !tbaa !71
  %111 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 8
  store i64 0, ptr %111, align 8, !tbaa !72
  %112 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 9
  store i64 0, ptr %112, align 8, !tbaa !73
  %113 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 10
  store i64 0, ptr %113, align 8, !tbaa !74
  %114 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 11
  store i64 0, ptr %114, align 8, !tbaa !75
  %115 = load ptr, ptr %10, align 8, !tbaa !57
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %115, ptr align 8 %15, i64 104, i1 false), !tbaa.struct !76
  call void @llvm.lifetime.end.p0(ptr %15) #14
  %116 = load ptr, ptr %10, align 8, !tbaa !57
  %117 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %116, i32 0, i32 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %117, ptr align 8 %6, i64 16, i1 false), !tbaa.struct !78
  %118 = getelementptr inbounds nuw %struct.Plan, ptr %7, i32 0, i32 0
  %119 = load i64, ptr %118, align 8, !tbaa !59
  %120 = load ptr, ptr %10, align 8, !tbaa !57
  %121 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %120, i32 0, i32 6
  store i64 %119, ptr %121, align 8, !tbaa !70
  %122 = load i64, ptr %13, align 8, !tbaa !46
  %123 = load ptr, ptr %10, align 8, !tbaa !57
  %124 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %123, i32 0, i32 8
  store i64 %122, ptr %124, align 8, !tbaa !72
  %125 = getelementptr inbounds nuw %struct.Plan, ptr %7, i32 0, i32 0
  %126 = load i64, ptr %125, align 8, !tbaa !59
  %127 = load i64, ptr %13, align 8, !tbaa !46
  %128 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %126, i64 noundef %127)
  %129 = load ptr, ptr %10, align 8, !tbaa !57
  %130 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %129, i32 0, i32 7
  store i64 %128, ptr %130, align 8, !tbaa !71
  %131 = getelementptr inbounds nuw %struct.Plan, ptr %7, i32 0, i32 2
  %132 = load i64, ptr %131, align 8, !tbaa !62
  %133 = load ptr, ptr %10, align 8, !tbaa !57
  %134 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %133, i32 0, i32 9
  store i64 %132, ptr %134, align 8, !tbaa !73
  %135 = load i64, ptr %14, align 8, !tbaa !46
  %136 = load ptr, ptr %10, align 8, !tbaa !57
  %137 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %136, i32 0, i32 11
  store i64 %135, ptr %137, align 8, !tbaa !75
  %138 = getelementptr inbounds nuw %struct.Plan, ptr %7, i32 0, i32 2
  %139 = load i64, ptr %138, align 8, !tbaa !62
  %140 = load i64, ptr %14, align 8, !tbaa !46
  %141 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %139, i64 noundef %140)
  %142 = load ptr, ptr %10, align 8, !tbaa !57
  %143 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %142, i32 0, i32 10
  store i64 %141, ptr %143, align 8, !tbaa !74
  call void @llvm.lifetime.start.p0(ptr %16) #14
  %144 = load ptr, ptr %10, align 8, !tbaa !57
  %145 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %144, i32 0, i32 7
  %146 = load i64, ptr %145, align 8, !tbaa !71
  store i64 %146, ptr %16, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %17) #14
  %147 = load i64, ptr %8, align 8, !tbaa !46
  %148 = sub nsw i64 %147, 1
  %149 = load i64, ptr %16, align 8, !tbaa !46
  %150 = sub nsw i64 %149, 1
  %151 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %148, i64 noundef %150)
  store i64 %151, ptr %17, align 8, !tbaa !46
  %152 = load i64, ptr %17, align 8, !tbaa !46
  %153 = add nsw i64 %152, 1
  %154 = load ptr, ptr %10, align 8, !tbaa !57
  %155 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %154, i32 0, i32 3
  store i64 %153, ptr %155, align 8, !tbaa !68
  call void @llvm.lifetime.start.p0(ptr %18) #14
  %156 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_Schedule_Args, ptr %18, i32 0, i32 0
  store i64 40, ptr %156, align 8, !tbaa !79
  %157 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_Schedule_Args, ptr %18, i32 0, i32 1
  store ptr null, ptr %157, align 8, !tbaa !81
  %158 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_Schedule_Args, ptr %18, i32 0, i32 2
  %159 = load ptr, ptr %3, align 8, !tbaa !10
  %160 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %159, i32 0, i32 3
  %161 = load ptr, ptr %160, align 8, !tbaa !51
  store ptr %161, ptr %158, align 8, !tbaa !82
  %162 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_Schedule_Args, ptr %18, i32 0, i32 3
  store ptr @_ZN12_GLOBAL__N_14helpEPv, ptr %162, align 8, !tbaa !83
  %163 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_Schedule_Args, ptr %18, i32 0, i32 4
  %164 = load ptr, ptr %10, align 8, !tbaa !57
  store ptr %164, ptr %163, align 8, !tbaa !84
  call void @llvm.lifetime.start.p0(ptr %19) #14
  store i64 0, ptr %19, align 8, !tbaa !46
  br label %165

165:                                              ; preds = %180, %81
  %166 = load i64, ptr %19, align 8, !tbaa !46
  %167 = load i64, ptr %17, align 8, !tbaa !46
  %168 = icmp slt i64 %166, %167
  br i1 %168, label %170, label %169

169:                                              ; preds = %165
  store i32 2, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %183

170:                                              ; preds = %165
  %171 = load ptr, ptr %5, align 8, !tbaa !39
  %172 = load ptr, ptr %5, align 8, !tbaa !39
  %173 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %172, i32 0, i32 15
  %174 = load ptr, ptr %173, align 8, !tbaa !85
  %175 = call noundef ptr %174(ptr noundef %18)
  %176 = call noundef zeroext i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %171, ptr noundef %175)
  br i1 %176, label %179, label %177

177:                                              ; preds = %170
  %178 = load ptr, ptr %10, align 8, !tbaa !57
  call void @_ZN12_GLOBAL__N_15leaveEPNS_4WorkE(ptr noundef %178)
  br label %179

179:                                              ; preds = %177, %170
  br label %180

180:                                              ; preds = %179
  %181 = load i64, ptr %19, align 8, !tbaa !46
  %182 = add nsw i64 %181, 1
  store i64 %182, ptr %19, align 8, !tbaa !46
  br label %165, !llvm.loop !86

183:                                              ; preds = %169
  %184 = load ptr, ptr %10, align 8, !tbaa !57
  call void @_ZN12_GLOBAL__N_15shareEPNS_4WorkE(ptr noundef %184)
  br label %185

185:                                              ; preds = %192, %183
  %186 = load ptr, ptr %10, align 8, !tbaa !57
  %187 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %186, i32 0, i32 1
  %188 = load atomic i64, ptr %187 acquire, align 8
  store i64 %188, ptr %20, align 8
  %189 = load i64, ptr %20, align 8, !tbaa !46
  %190 = load i64, ptr %16, align 8, !tbaa !46
  %191 = icmp slt i64 %189, %190
  br i1 %191, label %192, label %194

192:                                              ; preds = %185
  %193 = call i32 @sched_yield()
  br label %185, !llvm.loop !88

194:                                              ; preds = %185
  call void @llvm.lifetime.start.p0(ptr %21) #14
  %195 = load ptr, ptr %10, align 8, !tbaa !57
  %196 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %195, i32 0, i32 4
  %197 = load atomic i64, ptr %196 monotonic, align 8
  store i64 %197, ptr %22, align 8
  %198 = load i64, ptr %22, align 8, !tbaa !46
  %199 = icmp ne i64 %198, 0
  %200 = zext i1 %199 to i8
  store i8 %200, ptr %21, align 1, !tbaa !89
  %201 = load ptr, ptr %10, align 8, !tbaa !57
  call void @_ZN12_GLOBAL__N_15leaveEPNS_4WorkE(ptr noundef %201)
  %202 = load i8, ptr %21, align 1, !tbaa !89, !range !91, !noundef !92
  %203 = trunc i8 %202 to i1
  br i1 %203, label %204, label %207

204:                                              ; preds = %194
  %205 = load ptr, ptr %5, align 8, !tbaa !39
  %206 = call noundef ptr @_ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api(ptr noundef %205)
  br label %208

207:                                              ; preds = %194
  br label %208

208:                                              ; preds = %207, %204
  %209 = phi ptr [ %206, %204 ], [ null, %207 ]
  store ptr %209, ptr %2, align 8
  store i32 1, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #14
  call void @llvm.lifetime.end.p0(ptr %18) #14
  call void @llvm.lifetime.end.p0(ptr %17) #14
  call void @llvm.lifetime.end.p0(ptr %16) #14
  call void @llvm.lifetime.end.p0(ptr %14) #14
  call void @llvm.lifetime.end.p0(ptr %13) #14
  call void @llvm.lifetime.end.p0(ptr %12) #14
  br label %210

210:                                              ; preds = %208, %71
  call void @llvm.lifetime.end.p0(ptr %10) #14
  call void @llvm.lifetime.end.p0(ptr %9) #14
  call void @llvm.lifetime.end.p0(ptr %8) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  call void @llvm.lifetime.end.p0(ptr %6) #14
  call void @llvm.lifetime.end.p0(ptr %5) #14
  br label %211

211:                                              ; preds = %210, %27
  %212 = load ptr, ptr %2, align 8
  ret ptr %212
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZL4planRK4Call(ptr dead_on_unwind noalias writable sret(%struct.Plan) align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca %"struct.(anonymous namespace)::Product", align 8
  store ptr %1, ptr %3, align 8, !tbaa !93
  call void @llvm.lifetime.start.p0(ptr %4) #14
  %5 = load ptr, ptr %3, align 8, !tbaa !93, !nonnull !92, !align !95
  call void @_ZN12_GLOBAL__N_17ProductC2ERK4Call(ptr noundef nonnull align 8 dereferenceable(80) %4, ptr noundef nonnull align 8 dereferenceable(16) %5)
  %6 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 0
  %7 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %4, i32 0, i32 9
  %8 = load i64, ptr %7, align 8, !tbaa !96
  %9 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %4, i32 0, i32 5
  %10 = load i64, ptr %9, align 8, !tbaa !100
  %11 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %4, i32 0, i32 7
  %12 = load i64, ptr %11, align 8, !tbaa !101
  %13 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %10, i64 noundef %12)
  %14 = mul nsw i64 %8, %13
  store i64 %14, ptr %6, align 8, !tbaa !59
  %15 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 1
  %16 = load ptr, ptr %3, align 8, !tbaa !93, !nonnull !92, !align !95
  %17 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %16, i64 noundef 1)
  %18 = getelementptr inbounds i64, ptr %17, i64 1
  %19 = load i64, ptr %18, align 8, !tbaa !46
  %20 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %4, i32 0, i32 7
  %21 = load i64, ptr %20, align 8, !tbaa !101
  %22 = mul nsw i64 %19, %21
  %23 = mul nsw i64 %22, 32
  %24 = sdiv i64 %23, 16
  %25 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %24, i64 noundef 1)
  %26 = mul nsw i64 %25, 16
  store i64 %26, ptr %15, align 8, !tbaa !61
  %27 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 2
  store i64 0, ptr %27, align 8, !tbaa !62
  %28 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 3
  store i64 1, ptr %28, align 8, !tbaa !63
  call void @llvm.lifetime.end.p0(ptr %4) #14
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef zeroext i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i1, align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca %struct.XLA_FFI_Error_Destroy_Args, align 8
  store ptr %0, ptr %4, align 8, !tbaa !39
  store ptr %1, ptr %5, align 8, !tbaa !102
  %7 = load ptr, ptr %5, align 8, !tbaa !102
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  store i1 true, ptr %3, align 1
  br label %18

10:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %6) #14
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 0
  store i64 24, ptr %11, align 8, !tbaa !104
  %12 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !106
  %13 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 2
  %14 = load ptr, ptr %5, align 8, !tbaa !102
  store ptr %14, ptr %13, align 8, !tbaa !107
  %15 = load ptr, ptr %4, align 8, !tbaa !39
  %16 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %15, i32 0, i32 6
  %17 = load ptr, ptr %16, align 8, !tbaa !108
  call void %17(ptr noundef %6)
  store i1 false, ptr %3, align 1
  call void @llvm.lifetime.end.p0(ptr %6) #14
  br label %18

18:                                               ; preds = %10, %9
  %19 = load i1, ptr %3, align 1
  ret i1 %19
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: mustprogress nounwind uwtable
define internal noundef ptr @_ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.XLA_FFI_Error_Create_Args, align 8
  store ptr %0, ptr %2, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %3) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating, i64 32, i1 false)
  %4 = load ptr, ptr %2, align 8, !tbaa !39
  %5 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %4, i32 0, i32 4
  %6 = load ptr, ptr %5, align 8, !tbaa !109
  %7 = call noundef ptr %6(ptr noundef %3)
  call void @llvm.lifetime.end.p0(ptr %3) #14
  ret ptr %7
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %0, i64 noundef %1) #3 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8, !tbaa !46
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load i64, ptr %3, align 8, !tbaa !46
  %6 = load i64, ptr %4, align 8, !tbaa !46
  %7 = icmp sgt i64 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i64, ptr %3, align 8, !tbaa !46
  br label %12

10:                                               ; preds = %2
  %11 = load i64, ptr %4, align 8, !tbaa !46
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i64 [ %9, %8 ], [ %11, %10 ]
  ret i64 %13
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %0, i64 noundef %1) #3 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8, !tbaa !46
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load i64, ptr %3, align 8, !tbaa !46
  %6 = load i64, ptr %4, align 8, !tbaa !46
  %7 = add nsw i64 %5, %6
  %8 = sub nsw i64 %7, 1
  %9 = load i64, ptr %4, align 8, !tbaa !46
  %10 = sdiv i64 %8, %9
  ret i64 %10
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %0, i64 noundef %1) #3 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8, !tbaa !46
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load i64, ptr %3, align 8, !tbaa !46
  %6 = load i64, ptr %4, align 8, !tbaa !46
  %7 = icmp slt i64 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i64, ptr %3, align 8, !tbaa !46
  br label %12

10:                                               ; preds = %2
  %11 = load i64, ptr %4, align 8, !tbaa !46
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i64 [ %9, %8 ], [ %11, %10 ]
  ret i64 %13
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14helpEPv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !110
  %3 = load ptr, ptr %2, align 8, !tbaa !110
  call void @_ZN12_GLOBAL__N_15shareEPNS_4WorkE(ptr noundef %3)
  %4 = load ptr, ptr %2, align 8, !tbaa !110
  call void @_ZN12_GLOBAL__N_15leaveEPNS_4WorkE(ptr noundef %4)
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15leaveEPNS_4WorkE(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8, !tbaa !57
  %5 = load ptr, ptr %2, align 8, !tbaa !57
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %5, i32 0, i32 3
  store i64 1, ptr %3, align 8, !tbaa !46
  %7 = load i64, ptr %3, align 8
  %8 = atomicrmw sub ptr %6, i64 %7 acq_rel, align 8
  store i64 %8, ptr %4, align 8
  %9 = load i64, ptr %4, align 8, !tbaa !46
  %10 = icmp eq i64 %9, 1
  br i1 %10, label %11, label %13

11:                                               ; preds = %1
  %12 = load ptr, ptr %2, align 8, !tbaa !57
  call void @free(ptr noundef %12) #14
  br label %13

13:                                               ; preds = %11, %1
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15shareEPNS_4WorkE(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  store ptr %0, ptr %2, align 8, !tbaa !57
  br label %16

16:                                               ; preds = %102, %100, %1
  call void @llvm.lifetime.start.p0(ptr %3) #14
  %17 = load ptr, ptr %2, align 8, !tbaa !57
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %17, i32 0, i32 0
  store i64 1, ptr %4, align 8, !tbaa !46
  %19 = load i64, ptr %4, align 8
  %20 = atomicrmw add ptr %18, i64 %19 monotonic, align 8
  store i64 %20, ptr %5, align 8
  %21 = load i64, ptr %5, align 8, !tbaa !46
  store i64 %21, ptr %3, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %6) #14
  %22 = load i64, ptr %3, align 8, !tbaa !46
  %23 = load ptr, ptr %2, align 8, !tbaa !57
  %24 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %23, i32 0, i32 10
  %25 = load i64, ptr %24, align 8, !tbaa !74
  %26 = sub nsw i64 %22, %25
  store i64 %26, ptr %6, align 8, !tbaa !46
  %27 = load i64, ptr %6, align 8, !tbaa !46
  %28 = icmp slt i64 %27, 0
  br i1 %28, label %29, label %52

29:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr %7) #14
  %30 = load i64, ptr %3, align 8, !tbaa !46
  %31 = load ptr, ptr %2, align 8, !tbaa !57
  %32 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %31, i32 0, i32 11
  %33 = load i64, ptr %32, align 8, !tbaa !75
  %34 = mul nsw i64 %30, %33
  store i64 %34, ptr %7, align 8, !tbaa !46
  %35 = load ptr, ptr %2, align 8, !tbaa !57
  %36 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %35, i32 0, i32 5
  %37 = load i64, ptr %7, align 8, !tbaa !46
  %38 = load i64, ptr %7, align 8, !tbaa !46
  %39 = load ptr, ptr %2, align 8, !tbaa !57
  %40 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %39, i32 0, i32 11
  %41 = load i64, ptr %40, align 8, !tbaa !75
  %42 = add nsw i64 %38, %41
  %43 = load ptr, ptr %2, align 8, !tbaa !57
  %44 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %43, i32 0, i32 9
  %45 = load i64, ptr %44, align 8, !tbaa !73
  %46 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %42, i64 noundef %45)
  call void @_ZL7prepareRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %36, i64 noundef %37, i64 noundef %46)
  %47 = load ptr, ptr %2, align 8, !tbaa !57
  %48 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %47, i32 0, i32 2
  store i64 1, ptr %8, align 8, !tbaa !46
  %49 = load i64, ptr %8, align 8
  %50 = atomicrmw add ptr %48, i64 %49 release, align 8
  store i64 %50, ptr %9, align 8
  %51 = load i64, ptr %9, align 8, !tbaa !46
  store i32 3, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #14
  br label %100

52:                                               ; preds = %16
  %53 = load i64, ptr %6, align 8, !tbaa !46
  %54 = load ptr, ptr %2, align 8, !tbaa !57
  %55 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %54, i32 0, i32 7
  %56 = load i64, ptr %55, align 8, !tbaa !71
  %57 = icmp sge i64 %53, %56
  br i1 %57, label %58, label %59

58:                                               ; preds = %52
  store i32 1, ptr %10, align 4
  br label %100

59:                                               ; preds = %52
  br label %60

60:                                               ; preds = %69, %59
  %61 = load ptr, ptr %2, align 8, !tbaa !57
  %62 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %61, i32 0, i32 2
  %63 = load atomic i64, ptr %62 acquire, align 8
  store i64 %63, ptr %11, align 8
  %64 = load i64, ptr %11, align 8, !tbaa !46
  %65 = load ptr, ptr %2, align 8, !tbaa !57
  %66 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %65, i32 0, i32 10
  %67 = load i64, ptr %66, align 8, !tbaa !74
  %68 = icmp slt i64 %64, %67
  br i1 %68, label %69, label %71

69:                                               ; preds = %60
  %70 = call i32 @sched_yield()
  br label %60, !llvm.loop !111

71:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %72 = load i64, ptr %6, align 8, !tbaa !46
  %73 = load ptr, ptr %2, align 8, !tbaa !57
  %74 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %73, i32 0, i32 8
  %75 = load i64, ptr %74, align 8, !tbaa !72
  %76 = mul nsw i64 %72, %75
  store i64 %76, ptr %12, align 8, !tbaa !46
  %77 = load ptr, ptr %2, align 8, !tbaa !57
  %78 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %77, i32 0, i32 5
  %79 = load i64, ptr %12, align 8, !tbaa !46
  %80 = load i64, ptr %12, align 8, !tbaa !46
  %81 = load ptr, ptr %2, align 8, !tbaa !57
  %82 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %81, i32 0, i32 8
  %83 = load i64, ptr %82, align 8, !tbaa !72
  %84 = add nsw i64 %80, %83
  %85 = load ptr, ptr %2, align 8, !tbaa !57
  %86 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %85, i32 0, i32 6
  %87 = load i64, ptr %86, align 8, !tbaa !70
  %88 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %84, i64 noundef %87)
  %89 = call noundef zeroext i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %78, i64 noundef %79, i64 noundef %88)
  br i1 %89, label %94, label %90

90:                                               ; preds = %71
  %91 = load ptr, ptr %2, align 8, !tbaa !57
  %92 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %91, i32 0, i32 4
  store i64 1, ptr %13, align 8, !tbaa !46
  %93 = load i64, ptr %13, align 8
  store atomic i64 %93, ptr %92 monotonic, align 8
  br label %94

94:                                               ; preds = %90, %71
  %95 = load ptr, ptr %2, align 8, !tbaa !57
  %96 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %95, i32 0, i32 1
  store i64 1, ptr %14, align 8, !tbaa !46
  %97 = load i64, ptr %14, align 8
  %98 = atomicrmw add ptr %96, i64 %97 release, align 8
  store i64 %98, ptr %15, align 8
  %99 = load i64, ptr %15, align 8, !tbaa !46
  call void @llvm.lifetime.end.p0(ptr %12) #14
  store i32 0, ptr %10, align 4
  br label %100

100:                                              ; preds = %94, %58, %29
  call void @llvm.lifetime.end.p0(ptr %6) #14
  call void @llvm.lifetime.end.p0(ptr %3) #14
  %101 = load i32, ptr %10, align 4
  switch i32 %101, label %104 [
    i32 0, label %102
    i32 3, label %16
    i32 1, label %103
  ]

102:                                              ; preds = %100
  br label %16, !llvm.loop !112

103:                                              ; preds = %100
  ret void

104:                                              ; preds = %100
  unreachable
}

declare i32 @sched_yield() #5

; Function Attrs: nounwind
declare void @free(ptr noundef) #6

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZL7prepareRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !93
  store i64 %1, ptr %5, align 8, !tbaa !46
  store i64 %2, ptr %6, align 8, !tbaa !46
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef zeroext i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca i1, align 1
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca %"struct.(anonymous namespace)::Product", align 8
  %9 = alloca %struct.Room, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  store ptr %0, ptr %5, align 8, !tbaa !93
  store i64 %1, ptr %6, align 8, !tbaa !46
  store i64 %2, ptr %7, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %8) #14
  %18 = load ptr, ptr %5, align 8, !tbaa !93, !nonnull !92, !align !95
  call void @_ZN12_GLOBAL__N_17ProductC2ERK4Call(ptr noundef nonnull align 8 dereferenceable(80) %8, ptr noundef nonnull align 8 dereferenceable(16) %18)
  call void @llvm.lifetime.start.p0(ptr %9) #14
  %19 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 7
  %20 = load i64, ptr %19, align 8, !tbaa !101
  %21 = add nsw i64 %20, 24
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 8
  %23 = load i64, ptr %22, align 8, !tbaa !113
  %24 = call noundef i64 @_ZN12_GLOBAL__N_15wholeEll(i64 noundef %23, i64 noundef 8)
  %25 = mul nsw i64 %21, %24
  %26 = mul nsw i64 %25, 4
  call void @_ZN4RoomC2El(ptr noundef nonnull align 8 dereferenceable(8) %9, i64 noundef %26)
  %27 = call noundef zeroext i1 @_ZNK4Room7missingEv(ptr noundef nonnull align 8 dereferenceable(8) %9)
  br i1 %27, label %28, label %29

28:                                               ; preds = %3
  store i1 false, ptr %4, align 1
  store i32 1, ptr %10, align 4
  br label %115

29:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %30 = load i64, ptr %6, align 8, !tbaa !46
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 9
  %32 = load i64, ptr %31, align 8, !tbaa !96
  %33 = sdiv i64 %30, %32
  store i64 %33, ptr %11, align 8, !tbaa !46
  br label %34

34:                                               ; preds = %111, %29
  %35 = load i64, ptr %11, align 8, !tbaa !46
  %36 = load i64, ptr %7, align 8, !tbaa !46
  %37 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 9
  %38 = load i64, ptr %37, align 8, !tbaa !96
  %39 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %36, i64 noundef %38)
  %40 = icmp slt i64 %35, %39
  br i1 %40, label %42, label %41

41:                                               ; preds = %34
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #14
  br label %114

42:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %43 = load i64, ptr %11, align 8, !tbaa !46
  %44 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 7
  %45 = load i64, ptr %44, align 8, !tbaa !101
  %46 = mul nsw i64 %43, %45
  store i64 %46, ptr %12, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %47 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 5
  %48 = load i64, ptr %47, align 8, !tbaa !100
  %49 = load i64, ptr %12, align 8, !tbaa !46
  %50 = sub nsw i64 %48, %49
  %51 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 7
  %52 = load i64, ptr %51, align 8, !tbaa !101
  %53 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %50, i64 noundef %52)
  store i64 %53, ptr %13, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %14) #14
  %54 = load i64, ptr %11, align 8, !tbaa !46
  %55 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 9
  %56 = load i64, ptr %55, align 8, !tbaa !96
  %57 = mul nsw i64 %54, %56
  store i64 %57, ptr %14, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %15) #14
  store i64 0, ptr %15, align 8, !tbaa !46
  br label %58

58:                                               ; preds = %105, %42
  %59 = load i64, ptr %15, align 8, !tbaa !46
  %60 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 6
  %61 = load i64, ptr %60, align 8, !tbaa !114
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #14
  br label %110

64:                                               ; preds = %58
  call void @llvm.lifetime.start.p0(ptr %16) #14
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 6
  %66 = load i64, ptr %65, align 8, !tbaa !114
  %67 = load i64, ptr %15, align 8, !tbaa !46
  %68 = sub nsw i64 %66, %67
  %69 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 8
  %70 = load i64, ptr %69, align 8, !tbaa !113
  %71 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %68, i64 noundef %70)
  store i64 %71, ptr %16, align 8, !tbaa !46
  %72 = load i64, ptr %12, align 8, !tbaa !46
  %73 = load i64, ptr %13, align 8, !tbaa !46
  %74 = load i64, ptr %15, align 8, !tbaa !46
  %75 = load i64, ptr %16, align 8, !tbaa !46
  %76 = call noundef ptr @_ZNK4Room5startIfEEPT_v(ptr noundef nonnull align 8 dereferenceable(8) %9)
  call void @_ZN12_GLOBAL__N_17collectERKNS_7ProductEllllPf(ptr noundef nonnull align 8 dereferenceable(80) %8, i64 noundef %72, i64 noundef %73, i64 noundef %74, i64 noundef %75, ptr noundef %76)
  call void @llvm.lifetime.start.p0(ptr %17) #14
  %77 = load i64, ptr %6, align 8, !tbaa !46
  %78 = load i64, ptr %14, align 8, !tbaa !46
  %79 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %77, i64 noundef %78)
  %80 = load i64, ptr %14, align 8, !tbaa !46
  %81 = sub nsw i64 %79, %80
  store i64 %81, ptr %17, align 8, !tbaa !46
  br label %82

82:                                               ; preds = %101, %64
  %83 = load i64, ptr %17, align 8, !tbaa !46
  %84 = load i64, ptr %7, align 8, !tbaa !46
  %85 = load i64, ptr %14, align 8, !tbaa !46
  %86 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 9
  %87 = load i64, ptr %86, align 8, !tbaa !96
  %88 = add nsw i64 %85, %87
  %89 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %84, i64 noundef %88)
  %90 = load i64, ptr %14, align 8, !tbaa !46
  %91 = sub nsw i64 %89, %90
  %92 = icmp slt i64 %83, %91
  br i1 %92, label %94, label %93

93:                                               ; preds = %82
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %104

94:                                               ; preds = %82
  %95 = load i64, ptr %17, align 8, !tbaa !46
  %96 = load i64, ptr %12, align 8, !tbaa !46
  %97 = load i64, ptr %13, align 8, !tbaa !46
  %98 = load i64, ptr %15, align 8, !tbaa !46
  %99 = load i64, ptr %16, align 8, !tbaa !46
  %100 = call noundef ptr @_ZNK4Room5startIfEEPT_v(ptr noundef nonnull align 8 dereferenceable(8) %9)
  call void @_ZN12_GLOBAL__N_18multiplyERKNS_7ProductElllllPKf(ptr noundef nonnull align 8 dereferenceable(80) %8, i64 noundef %95, i64 noundef %96, i64 noundef %97, i64 noundef %98, i64 noundef %99, ptr noundef %100)
  br label %101

101:                                              ; preds = %94
  %102 = load i64, ptr %17, align 8, !tbaa !46
  %103 = add nsw i64 %102, 1
  store i64 %103, ptr %17, align 8, !tbaa !46
  br label %82, !llvm.loop !115

104:                                              ; preds = %93
  call void @llvm.lifetime.end.p0(ptr %16) #14
  br label %105

105:                                              ; preds = %104
  %106 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 8
  %107 = load i64, ptr %106, align 8, !tbaa !113
  %108 = load i64, ptr %15, align 8, !tbaa !46
  %109 = add nsw i64 %108, %107
  store i64 %109, ptr %15, align 8, !tbaa !46
  br label %58, !llvm.loop !116

110:                                              ; preds = %63
  call void @llvm.lifetime.end.p0(ptr %14) #14
  call void @llvm.lifetime.end.p0(ptr %13) #14
  call void @llvm.lifetime.end.p0(ptr %12) #14
  br label %111

111:                                              ; preds = %110
  %112 = load i64, ptr %11, align 8, !tbaa !46
  %113 = add nsw i64 %112, 1
  store i64 %113, ptr %11, align 8, !tbaa !46
  br label %34, !llvm.loop !117

114:                                              ; preds = %41
  store i1 true, ptr %4, align 1
  store i32 1, ptr %10, align 4
  br label %115

115:                                              ; preds = %114, %28
  call void @_ZN4RoomD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %9) #14
  call void @llvm.lifetime.end.p0(ptr %9) #14
  call void @llvm.lifetime.end.p0(ptr %8) #14
  %116 = load i1, ptr %4, align 1
  ret i1 %116
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_17ProductC2ERK4Call(ptr noundef nonnull align 8 dereferenceable(80) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #0 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !118
  store ptr %1, ptr %4, align 8, !tbaa !93
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %8 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %7, i64 noundef 0)
  store ptr %8, ptr %6, align 8, !tbaa !120
  %9 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %11 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %10, i64 noundef 1)
  store ptr %11, ptr %9, align 8, !tbaa !121
  %12 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %5, i32 0, i32 2
  %13 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %14 = call noundef ptr @_ZNK4Call8argumentIcEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %13, i64 noundef 2)
  store ptr %14, ptr %12, align 8, !tbaa !122
  %15 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %5, i32 0, i32 3
  %16 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %17 = call noundef ptr @_ZNK4Call6resultIcEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %16, i64 noundef 0)
  store ptr %17, ptr %15, align 8, !tbaa !123
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %5, i32 0, i32 4
  %19 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %20 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %19, i64 noundef 0)
  %21 = getelementptr inbounds i64, ptr %20, i64 0
  %22 = load i64, ptr %21, align 8, !tbaa !46
  store i64 %22, ptr %18, align 8, !tbaa !124
  %23 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %5, i32 0, i32 5
  %24 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %25 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %24, i64 noundef 1)
  %26 = getelementptr inbounds i64, ptr %25, i64 0
  %27 = load i64, ptr %26, align 8, !tbaa !46
  store i64 %27, ptr %23, align 8, !tbaa !100
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %5, i32 0, i32 6
  %29 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %30 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %29, i64 noundef 1)
  %31 = getelementptr inbounds i64, ptr %30, i64 1
  %32 = load i64, ptr %31, align 8, !tbaa !46
  %33 = load i32, ptr @paired, align 4, !tbaa !6
  %34 = icmp ne i32 %33, 0
  %35 = zext i1 %34 to i64
  %36 = select i1 %34, i32 2, i32 1
  %37 = sext i32 %36 to i64
  %38 = sdiv i64 %32, %37
  store i64 %38, ptr %28, align 8, !tbaa !114
  %39 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %5, i32 0, i32 7
  %40 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %41 = call noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %40, i64 noundef 3)
  %42 = getelementptr inbounds i32, ptr %41, i64 0
  %43 = load i32, ptr %42, align 4, !tbaa !6
  %44 = sext i32 %43 to i64
  store i64 %44, ptr %39, align 8, !tbaa !101
  %45 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %5, i32 0, i32 8
  %46 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %47 = call noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %46, i64 noundef 3)
  %48 = getelementptr inbounds i32, ptr %47, i64 1
  %49 = load i32, ptr %48, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  store i64 %50, ptr %45, align 8, !tbaa !113
  %51 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %5, i32 0, i32 9
  %52 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %5, i32 0, i32 4
  %53 = load i64, ptr %52, align 8, !tbaa !124
  %54 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %53, i64 noundef 32)
  store i64 %54, ptr %51, align 8, !tbaa !96
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_15wholeEll(i64 noundef %0, i64 noundef %1) #3 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8, !tbaa !46
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load i64, ptr %3, align 8, !tbaa !46
  %6 = load i64, ptr %4, align 8, !tbaa !46
  %7 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %5, i64 noundef %6)
  %8 = load i64, ptr %4, align 8, !tbaa !46
  %9 = mul nsw i64 %7, %8
  ret i64 %9
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr void @_ZN4RoomC2El(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !125
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Room, ptr %5, i32 0, i32 0
  %7 = load i64, ptr %4, align 8, !tbaa !46
  %8 = icmp ne i64 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = load i64, ptr %4, align 8, !tbaa !46
  %11 = add nsw i64 %10, 64
  %12 = call noalias ptr @malloc(i64 noundef %11) #15
  br label %14

13:                                               ; preds = %2
  br label %14

14:                                               ; preds = %13, %9
  %15 = phi ptr [ %12, %9 ], [ null, %13 ]
  store ptr %15, ptr %6, align 8, !tbaa !127
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef zeroext i1 @_ZNK4Room7missingEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !125
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Room, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !127
  %6 = icmp eq ptr %5, null
  ret i1 %6
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_17collectERKNS_7ProductEllllPf(ptr noundef nonnull align 8 dereferenceable(80) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) #7 {
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  %20 = alloca [8 x <8 x float>], align 32
  %21 = alloca i32, align 4
  %22 = alloca i8, align 1
  %23 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !118
  store i64 %1, ptr %8, align 8, !tbaa !46
  store i64 %2, ptr %9, align 8, !tbaa !46
  store i64 %3, ptr %10, align 8, !tbaa !46
  store i64 %4, ptr %11, align 8, !tbaa !46
  store ptr %5, ptr %12, align 8, !tbaa !129
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %24 = load i64, ptr %11, align 8, !tbaa !46
  %25 = call noundef i64 @_ZN12_GLOBAL__N_15wholeEll(i64 noundef %24, i64 noundef 8)
  store i64 %25, ptr %13, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %14) #14
  store i64 0, ptr %14, align 8, !tbaa !46
  br label %26

26:                                               ; preds = %114, %6
  %27 = load i64, ptr %14, align 8, !tbaa !46
  %28 = load i64, ptr %9, align 8, !tbaa !46
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %26
  store i32 2, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #14
  br label %117

31:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %16) #14
  %32 = load ptr, ptr %12, align 8, !tbaa !129
  %33 = load i64, ptr %14, align 8, !tbaa !46
  %34 = sdiv i64 %33, 24
  %35 = load i64, ptr %13, align 8, !tbaa !46
  %36 = mul nsw i64 %34, %35
  %37 = mul nsw i64 %36, 24
  %38 = getelementptr inbounds float, ptr %32, i64 %37
  %39 = load i64, ptr %14, align 8, !tbaa !46
  %40 = srem i64 %39, 24
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  store ptr %41, ptr %16, align 8, !tbaa !129
  call void @llvm.lifetime.start.p0(ptr %17) #14
  store i64 0, ptr %17, align 8, !tbaa !46
  br label %42

42:                                               ; preds = %110, %31
  %43 = load i64, ptr %17, align 8, !tbaa !46
  %44 = load i64, ptr %11, align 8, !tbaa !46
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %47, label %46

46:                                               ; preds = %42
  store i32 5, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %113

47:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr %18) #14
  %48 = load i64, ptr %11, align 8, !tbaa !46
  %49 = load i64, ptr %17, align 8, !tbaa !46
  %50 = call noundef i8 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %48, i64 noundef %49)
  store i8 %50, ptr %19, align 1
  %51 = load i8, ptr %19, align 1
  %52 = bitcast i8 %51 to <8 x i1>
  %53 = bitcast <8 x i1> %52 to i8
  store i8 %53, ptr %18, align 1, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %20) #14
  call void @llvm.lifetime.start.p0(ptr %21) #14
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %54

54:                                               ; preds = %85, %47
  %55 = load i32, ptr %21, align 4, !tbaa !6
  %56 = icmp slt i32 %55, 8
  br i1 %56, label %58, label %57

57:                                               ; preds = %54
  store i32 8, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #14
  br label %88

58:                                               ; preds = %54
  %59 = load i8, ptr %18, align 1
  %60 = bitcast i8 %59 to <8 x i1>
  %61 = load ptr, ptr %7, align 8, !tbaa !118, !nonnull !92, !align !95
  %62 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %61, i32 0, i32 1
  %63 = load ptr, ptr %62, align 8, !tbaa !121
  %64 = load i64, ptr %8, align 8, !tbaa !46
  %65 = load i64, ptr %14, align 8, !tbaa !46
  %66 = add nsw i64 %64, %65
  %67 = load i32, ptr %21, align 4, !tbaa !6
  %68 = sext i32 %67 to i64
  %69 = add nsw i64 %66, %68
  %70 = load ptr, ptr %7, align 8, !tbaa !118, !nonnull !92, !align !95
  %71 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %70, i32 0, i32 6
  %72 = load i64, ptr %71, align 8, !tbaa !114
  %73 = mul nsw i64 %69, %72
  %74 = getelementptr inbounds float, ptr %63, i64 %73
  %75 = load i64, ptr %10, align 8, !tbaa !46
  %76 = getelementptr inbounds float, ptr %74, i64 %75
  %77 = load i64, ptr %17, align 8, !tbaa !46
  %78 = getelementptr inbounds float, ptr %76, i64 %77
  %79 = bitcast <8 x i1> %60 to i8
  store i8 %79, ptr %22, align 1, !tbaa !130
  %80 = load i8, ptr %22, align 1
  %81 = call noundef <8 x float> @_ZN12_GLOBAL__N_111load_maskedIDv8_ffEET_Dv8_bPKT0_(i8 noundef %80, ptr noundef %78)
  %82 = load i32, ptr %21, align 4, !tbaa !6
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [8 x <8 x float>], ptr %20, i64 0, i64 %83
  store <8 x float> %81, ptr %84, align 32, !tbaa !130
  br label %85

85:                                               ; preds = %58
  %86 = load i32, ptr %21, align 4, !tbaa !6
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %21, align 4, !tbaa !6
  br label %54, !llvm.loop !131

88:                                               ; preds = %57
  %89 = getelementptr inbounds [8 x <8 x float>], ptr %20, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_14turnILi4EEEvPDv8_f(ptr noundef %89)
  call void @llvm.lifetime.start.p0(ptr %23) #14
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %90

90:                                               ; preds = %106, %88
  %91 = load i32, ptr %23, align 4, !tbaa !6
  %92 = icmp slt i32 %91, 8
  br i1 %92, label %94, label %93

93:                                               ; preds = %90
  store i32 11, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #14
  br label %109

94:                                               ; preds = %90
  %95 = load ptr, ptr %16, align 8, !tbaa !129
  %96 = load i64, ptr %17, align 8, !tbaa !46
  %97 = load i32, ptr %23, align 4, !tbaa !6
  %98 = sext i32 %97 to i64
  %99 = add nsw i64 %96, %98
  %100 = mul nsw i64 %99, 24
  %101 = getelementptr inbounds float, ptr %95, i64 %100
  %102 = load i32, ptr %23, align 4, !tbaa !6
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [8 x <8 x float>], ptr %20, i64 0, i64 %103
  %105 = load <8 x float>, ptr %104, align 32, !tbaa !130
  call void @_ZN12_GLOBAL__N_15storeIDv8_fEEvPvT_(ptr noundef %101, <8 x float> noundef %105)
  br label %106

106:                                              ; preds = %94
  %107 = load i32, ptr %23, align 4, !tbaa !6
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %23, align 4, !tbaa !6
  br label %90, !llvm.loop !133

109:                                              ; preds = %93
  call void @llvm.lifetime.end.p0(ptr %20) #14
  call void @llvm.lifetime.end.p0(ptr %18) #14
  br label %110

110:                                              ; preds = %109
  %111 = load i64, ptr %17, align 8, !tbaa !46
  %112 = add nsw i64 %111, 8
  store i64 %112, ptr %17, align 8, !tbaa !46
  br label %42, !llvm.loop !134

113:                                              ; preds = %46
  call void @llvm.lifetime.end.p0(ptr %16) #14
  br label %114

114:                                              ; preds = %113
  %115 = load i64, ptr %14, align 8, !tbaa !46
  %116 = add nsw i64 %115, 8
  store i64 %116, ptr %14, align 8, !tbaa !46
  br label %26, !llvm.loop !135

117:                                              ; preds = %30
  call void @llvm.lifetime.end.p0(ptr %13) #14
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Room5startIfEEPT_v(ptr noundef nonnull align 8 dereferenceable(8) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !125
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Room, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !127
  %6 = ptrtoint ptr %5 to i64
  %7 = add i64 %6, 64
  %8 = and i64 %7, -64
  %9 = inttoptr i64 %8 to ptr
  ret ptr %9
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18multiplyERKNS_7ProductElllllPKf(ptr noundef nonnull align 8 dereferenceable(80) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6) #8 {
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca %class.anon, align 8
  store ptr %0, ptr %8, align 8, !tbaa !118
  store i64 %1, ptr %9, align 8, !tbaa !46
  store i64 %2, ptr %10, align 8, !tbaa !46
  store i64 %3, ptr %11, align 8, !tbaa !46
  store i64 %4, ptr %12, align 8, !tbaa !46
  store i64 %5, ptr %13, align 8, !tbaa !46
  store ptr %6, ptr %14, align 8, !tbaa !129
  call void @llvm.lifetime.start.p0(ptr %15) #14
  %22 = load i64, ptr %13, align 8, !tbaa !46
  %23 = call noundef i64 @_ZN12_GLOBAL__N_15wholeEll(i64 noundef %22, i64 noundef 8)
  store i64 %23, ptr %15, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %16) #14
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %24

24:                                               ; preds = %59, %7
  %25 = load i32, ptr %16, align 4, !tbaa !6
  %26 = icmp slt i32 %25, 32
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  store i32 2, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #14
  br label %62

28:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr %18) #14
  %29 = load i64, ptr %9, align 8, !tbaa !46
  %30 = mul nsw i64 %29, 32
  %31 = load i32, ptr %16, align 4, !tbaa !6
  %32 = sext i32 %31 to i64
  %33 = add nsw i64 %30, %32
  store i64 %33, ptr %18, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %19) #14
  %34 = load ptr, ptr %8, align 8, !tbaa !118, !nonnull !92, !align !95
  %35 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %34, i32 0, i32 4
  %36 = load i64, ptr %35, align 8, !tbaa !124
  %37 = load i64, ptr %18, align 8, !tbaa !46
  %38 = sub nsw i64 %36, %37
  %39 = sub nsw i64 %38, 1
  %40 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %39, i64 noundef 3)
  store i64 %40, ptr %19, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %20) #14
  store i64 0, ptr %20, align 8, !tbaa !46
  %41 = load i64, ptr %19, align 8, !tbaa !46
  %42 = icmp slt i64 %41, 0
  br i1 %42, label %43, label %44

43:                                               ; preds = %28
  store i32 4, ptr %17, align 4
  br label %56

44:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %21) #14
  %45 = getelementptr inbounds nuw %class.anon, ptr %21, i32 0, i32 0
  store ptr %20, ptr %45, align 8, !tbaa !136
  %46 = getelementptr inbounds nuw %class.anon, ptr %21, i32 0, i32 1
  store ptr %11, ptr %46, align 8, !tbaa !136
  %47 = getelementptr inbounds nuw %class.anon, ptr %21, i32 0, i32 2
  %48 = load ptr, ptr %8, align 8, !tbaa !118, !nonnull !92, !align !95
  store ptr %48, ptr %47, align 8, !tbaa !118
  %49 = getelementptr inbounds nuw %class.anon, ptr %21, i32 0, i32 3
  store ptr %18, ptr %49, align 8, !tbaa !136
  %50 = getelementptr inbounds nuw %class.anon, ptr %21, i32 0, i32 4
  store ptr %10, ptr %50, align 8, !tbaa !136
  %51 = getelementptr inbounds nuw %class.anon, ptr %21, i32 0, i32 5
  store ptr %12, ptr %51, align 8, !tbaa !136
  %52 = getelementptr inbounds nuw %class.anon, ptr %21, i32 0, i32 6
  store ptr %14, ptr %52, align 8, !tbaa !137
  %53 = getelementptr inbounds nuw %class.anon, ptr %21, i32 0, i32 7
  store ptr %15, ptr %53, align 8, !tbaa !136
  %54 = getelementptr inbounds nuw %class.anon, ptr %21, i32 0, i32 8
  store ptr %19, ptr %54, align 8, !tbaa !136
  %55 = getelementptr inbounds nuw %class.anon, ptr %21, i32 0, i32 9
  store ptr %13, ptr %55, align 8, !tbaa !136
  call void @"_ZZN12_GLOBAL__N_18multiplyERKNS_7ProductElllllPKfENK3$_0clIFvS2_S4_lS4_lPKclPcEEEDaPT_i"(ptr noundef nonnull align 8 dereferenceable(80) %21, ptr noundef @_ZN12_GLOBAL__N_14tileILi3EEEvRKNS_7ProductEPKflS5_lPKclPc, i32 noundef 3)
  call void @"_ZZN12_GLOBAL__N_18multiplyERKNS_7ProductElllllPKfENK3$_0clIFvS2_S4_lS4_lPKclPcEEEDaPT_i"(ptr noundef nonnull align 8 dereferenceable(80) %21, ptr noundef @_ZN12_GLOBAL__N_14tileILi2EEEvRKNS_7ProductEPKflS5_lPKclPc, i32 noundef 2)
  call void @"_ZZN12_GLOBAL__N_18multiplyERKNS_7ProductElllllPKfENK3$_0clIFvS2_S4_lS4_lPKclPcEEEDaPT_i"(ptr noundef nonnull align 8 dereferenceable(80) %21, ptr noundef @_ZN12_GLOBAL__N_14tileILi1EEEvRKNS_7ProductEPKflS5_lPKclPc, i32 noundef 1)
  call void @llvm.lifetime.end.p0(ptr %21) #14
  store i32 0, ptr %17, align 4
  br label %56

56:                                               ; preds = %44, %43
  call void @llvm.lifetime.end.p0(ptr %20) #14
  call void @llvm.lifetime.end.p0(ptr %19) #14
  call void @llvm.lifetime.end.p0(ptr %18) #14
  %57 = load i32, ptr %17, align 4
  switch i32 %57, label %63 [
    i32 0, label %58
    i32 4, label %59
  ]

58:                                               ; preds = %56
  br label %59

59:                                               ; preds = %58, %56
  %60 = load i32, ptr %16, align 4, !tbaa !6
  %61 = add nsw i32 %60, 4
  store i32 %61, ptr %16, align 4, !tbaa !6
  br label %24, !llvm.loop !139

62:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %15) #14
  ret void

63:                                               ; preds = %56
  unreachable
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr void @_ZN4RoomD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !125
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Room, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !127
  call void @free(ptr noundef %5) #14
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !93
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !41
  %8 = load i64, ptr %4, align 8, !tbaa !46
  %9 = getelementptr inbounds ptr, ptr %7, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !140
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !142
  ret ptr %12
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call8argumentIcEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !93
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !41
  %8 = load i64, ptr %4, align 8, !tbaa !46
  %9 = getelementptr inbounds ptr, ptr %7, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !140
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !142
  ret ptr %12
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call6resultIcEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !93
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8, !tbaa !45
  %8 = load i64, ptr %4, align 8, !tbaa !46
  %9 = getelementptr inbounds ptr, ptr %7, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !140
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !142
  ret ptr %12
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !93
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !41
  %8 = load i64, ptr %4, align 8, !tbaa !46
  %9 = getelementptr inbounds ptr, ptr %7, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !140
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 5
  %12 = load ptr, ptr %11, align 8, !tbaa !145
  ret ptr %12
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !93
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !41
  %8 = load i64, ptr %4, align 8, !tbaa !46
  %9 = getelementptr inbounds ptr, ptr %7, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !140
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !142
  ret ptr %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i8 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %0, i64 noundef %1) #9 {
  %3 = alloca <8 x i1>, align 1
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !46
  store i64 %1, ptr %5, align 8, !tbaa !46
  %6 = call noundef <8 x i32> @_ZN12_GLOBAL__N_112lane_numbersEv()
  %7 = load i64, ptr %4, align 8, !tbaa !46
  %8 = load i64, ptr %5, align 8, !tbaa !46
  %9 = sub nsw i64 %7, %8
  %10 = trunc i64 %9 to i32
  %11 = insertelement <8 x i32> poison, i32 %10, i64 0
  %12 = shufflevector <8 x i32> %11, <8 x i32> poison, <8 x i32> zeroinitializer
  %13 = icmp slt <8 x i32> %6, %12
  %14 = sext <8 x i1> %13 to <8 x i32>
  %15 = icmp ne <8 x i32> %14, zeroinitializer
  store <8 x i1> %15, ptr %3, align 1
  %16 = load i8, ptr %3, align 1
  ret i8 %16
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_111load_maskedIDv8_ffEET_Dv8_bPKT0_(i8 noundef %0, ptr noundef %1) #9 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca ptr, align 8
  store i8 %0, ptr %3, align 1
  %6 = load i8, ptr %3, align 1
  %7 = bitcast i8 %6 to <8 x i1>
  %8 = bitcast <8 x i1> %7 to i8
  store i8 %8, ptr %4, align 1, !tbaa !130
  store ptr %1, ptr %5, align 8, !tbaa !129
  %9 = load i8, ptr %4, align 1
  %10 = bitcast i8 %9 to <8 x i1>
  %11 = load ptr, ptr %5, align 8, !tbaa !129
  %12 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %11, <8 x i1> %10, <8 x float> zeroinitializer)
  ret <8 x float> %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14turnILi4EEEvPDv8_f(ptr noundef %0) #10 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %"struct.(anonymous namespace)::Places", align 1
  store ptr %0, ptr %2, align 8, !tbaa !110
  call void @llvm.lifetime.start.p0(ptr %3) #14
  store i32 0, ptr %3, align 4, !tbaa !6
  br label %5

5:                                                ; preds = %24, %1
  %6 = load i32, ptr %3, align 4, !tbaa !6
  %7 = icmp slt i32 %6, 8
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #14
  br label %27

9:                                                ; preds = %5
  %10 = load i32, ptr %3, align 4, !tbaa !6
  %11 = and i32 %10, 4
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %2, align 8, !tbaa !110
  %15 = load i32, ptr %3, align 4, !tbaa !6
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds <8 x float>, ptr %14, i64 %16
  %18 = load ptr, ptr %2, align 8, !tbaa !110
  %19 = load i32, ptr %3, align 4, !tbaa !6
  %20 = add nsw i32 %19, 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds <8 x float>, ptr %18, i64 %21
  call void @_ZN12_GLOBAL__N_18exchangeILi4EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7EEEEvRDv8_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 32 dereferenceable(32) %17, ptr noundef nonnull align 32 dereferenceable(32) %22)
  br label %23

23:                                               ; preds = %13, %9
  br label %24

24:                                               ; preds = %23
  %25 = load i32, ptr %3, align 4, !tbaa !6
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %3, align 4, !tbaa !6
  br label %5, !llvm.loop !146

27:                                               ; preds = %8
  %28 = load ptr, ptr %2, align 8, !tbaa !110
  call void @_ZN12_GLOBAL__N_14turnILi2EEEvPDv8_f(ptr noundef %28)
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15storeIDv8_fEEvPvT_(ptr noundef %0, <8 x float> noundef %1) #9 {
  %3 = alloca ptr, align 8
  %4 = alloca <8 x float>, align 32
  store ptr %0, ptr %3, align 8, !tbaa !110
  store <8 x float> %1, ptr %4, align 32, !tbaa !130
  %5 = load <8 x float>, ptr %4, align 32, !tbaa !130
  %6 = load ptr, ptr %3, align 8, !tbaa !110
  %7 = getelementptr inbounds nuw %struct.Unaligned.0, ptr %6, i32 0, i32 0
  store <8 x float> %5, ptr %7, align 1, !tbaa !130
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x i32> @_ZN12_GLOBAL__N_112lane_numbersEv() #9 {
  %1 = alloca [16 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr %1) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const._ZN12_GLOBAL__N_112lane_numbersEv.numbers, i64 64, i1 false)
  %2 = getelementptr inbounds [16 x i32], ptr %1, i64 0, i64 0
  %3 = call noundef <8 x i32> @_ZN12_GLOBAL__N_14loadIDv8_iEET_PKv(ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %1) #14
  ret <8 x i32> %3
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x i32> @_ZN12_GLOBAL__N_14loadIDv8_iEET_PKv(ptr noundef %0) #9 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !110
  %3 = load ptr, ptr %2, align 8, !tbaa !110
  %4 = getelementptr inbounds nuw %struct.Unaligned, ptr %3, i32 0, i32 0
  %5 = load <8 x i32>, ptr %4, align 1, !tbaa !130
  ret <8 x i32> %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr captures(none), <8 x i1>, <8 x float>) #11

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18exchangeILi4EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7EEEEvRDv8_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 32 dereferenceable(32) %0, ptr noundef nonnull align 32 dereferenceable(32) %1) #10 {
  %3 = alloca %"struct.(anonymous namespace)::Places", align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca <8 x float>, align 32
  %7 = alloca <8 x float>, align 32
  store ptr %0, ptr %4, align 8, !tbaa !110
  store ptr %1, ptr %5, align 8, !tbaa !110
  call void @llvm.lifetime.start.p0(ptr %6) #14
  %8 = load ptr, ptr %4, align 8, !tbaa !110, !nonnull !92, !align !147
  %9 = load <8 x float>, ptr %8, align 32, !tbaa !130
  %10 = load ptr, ptr %5, align 8, !tbaa !110, !nonnull !92, !align !147
  %11 = load <8 x float>, ptr %10, align 32, !tbaa !130
  %12 = shufflevector <8 x float> %9, <8 x float> %11, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %12, ptr %6, align 32, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %7) #14
  %13 = load ptr, ptr %4, align 8, !tbaa !110, !nonnull !92, !align !147
  %14 = load <8 x float>, ptr %13, align 32, !tbaa !130
  %15 = load ptr, ptr %5, align 8, !tbaa !110, !nonnull !92, !align !147
  %16 = load <8 x float>, ptr %15, align 32, !tbaa !130
  %17 = shufflevector <8 x float> %14, <8 x float> %16, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
  store <8 x float> %17, ptr %7, align 32, !tbaa !130
  %18 = load <8 x float>, ptr %6, align 32, !tbaa !130
  %19 = load ptr, ptr %4, align 8, !tbaa !110, !nonnull !92, !align !147
  store <8 x float> %18, ptr %19, align 32, !tbaa !130
  %20 = load <8 x float>, ptr %7, align 32, !tbaa !130
  %21 = load ptr, ptr %5, align 8, !tbaa !110, !nonnull !92, !align !147
  store <8 x float> %20, ptr %21, align 32, !tbaa !130
  call void @llvm.lifetime.end.p0(ptr %7) #14
  call void @llvm.lifetime.end.p0(ptr %6) #14
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14turnILi2EEEvPDv8_f(ptr noundef %0) #10 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %"struct.(anonymous namespace)::Places", align 1
  store ptr %0, ptr %2, align 8, !tbaa !110
  call void @llvm.lifetime.start.p0(ptr %3) #14
  store i32 0, ptr %3, align 4, !tbaa !6
  br label %5

5:                                                ; preds = %24, %1
  %6 = load i32, ptr %3, align 4, !tbaa !6
  %7 = icmp slt i32 %6, 8
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #14
  br label %27

9:                                                ; preds = %5
  %10 = load i32, ptr %3, align 4, !tbaa !6
  %11 = and i32 %10, 2
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %2, align 8, !tbaa !110
  %15 = load i32, ptr %3, align 4, !tbaa !6
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds <8 x float>, ptr %14, i64 %16
  %18 = load ptr, ptr %2, align 8, !tbaa !110
  %19 = load i32, ptr %3, align 4, !tbaa !6
  %20 = add nsw i32 %19, 2
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds <8 x float>, ptr %18, i64 %21
  call void @_ZN12_GLOBAL__N_18exchangeILi2EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7EEEEvRDv8_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 32 dereferenceable(32) %17, ptr noundef nonnull align 32 dereferenceable(32) %22)
  br label %23

23:                                               ; preds = %13, %9
  br label %24

24:                                               ; preds = %23
  %25 = load i32, ptr %3, align 4, !tbaa !6
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %3, align 4, !tbaa !6
  br label %5, !llvm.loop !148

27:                                               ; preds = %8
  %28 = load ptr, ptr %2, align 8, !tbaa !110
  call void @_ZN12_GLOBAL__N_14turnILi1EEEvPDv8_f(ptr noundef %28)
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18exchangeILi2EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7EEEEvRDv8_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 32 dereferenceable(32) %0, ptr noundef nonnull align 32 dereferenceable(32) %1) #10 {
  %3 = alloca %"struct.(anonymous namespace)::Places", align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca <8 x float>, align 32
  %7 = alloca <8 x float>, align 32
  store ptr %0, ptr %4, align 8, !tbaa !110
  store ptr %1, ptr %5, align 8, !tbaa !110
  call void @llvm.lifetime.start.p0(ptr %6) #14
  %8 = load ptr, ptr %4, align 8, !tbaa !110, !nonnull !92, !align !147
  %9 = load <8 x float>, ptr %8, align 32, !tbaa !130
  %10 = load ptr, ptr %5, align 8, !tbaa !110, !nonnull !92, !align !147
  %11 = load <8 x float>, ptr %10, align 32, !tbaa !130
  %12 = shufflevector <8 x float> %9, <8 x float> %11, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  store <8 x float> %12, ptr %6, align 32, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %7) #14
  %13 = load ptr, ptr %4, align 8, !tbaa !110, !nonnull !92, !align !147
  %14 = load <8 x float>, ptr %13, align 32, !tbaa !130
  %15 = load ptr, ptr %5, align 8, !tbaa !110, !nonnull !92, !align !147
  %16 = load <8 x float>, ptr %15, align 32, !tbaa !130
  %17 = shufflevector <8 x float> %14, <8 x float> %16, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  store <8 x float> %17, ptr %7, align 32, !tbaa !130
  %18 = load <8 x float>, ptr %6, align 32, !tbaa !130
  %19 = load ptr, ptr %4, align 8, !tbaa !110, !nonnull !92, !align !147
  store <8 x float> %18, ptr %19, align 32, !tbaa !130
  %20 = load <8 x float>, ptr %7, align 32, !tbaa !130
  %21 = load ptr, ptr %5, align 8, !tbaa !110, !nonnull !92, !align !147
  store <8 x float> %20, ptr %21, align 32, !tbaa !130
  call void @llvm.lifetime.end.p0(ptr %7) #14
  call void @llvm.lifetime.end.p0(ptr %6) #14
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14turnILi1EEEvPDv8_f(ptr noundef %0) #10 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %"struct.(anonymous namespace)::Places", align 1
  store ptr %0, ptr %2, align 8, !tbaa !110
  call void @llvm.lifetime.start.p0(ptr %3) #14
  store i32 0, ptr %3, align 4, !tbaa !6
  br label %5

5:                                                ; preds = %24, %1
  %6 = load i32, ptr %3, align 4, !tbaa !6
  %7 = icmp slt i32 %6, 8
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #14
  br label %27

9:                                                ; preds = %5
  %10 = load i32, ptr %3, align 4, !tbaa !6
  %11 = and i32 %10, 1
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %2, align 8, !tbaa !110
  %15 = load i32, ptr %3, align 4, !tbaa !6
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds <8 x float>, ptr %14, i64 %16
  %18 = load ptr, ptr %2, align 8, !tbaa !110
  %19 = load i32, ptr %3, align 4, !tbaa !6
  %20 = add nsw i32 %19, 1
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds <8 x float>, ptr %18, i64 %21
  call void @_ZN12_GLOBAL__N_18exchangeILi1EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7EEEEvRDv8_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 32 dereferenceable(32) %17, ptr noundef nonnull align 32 dereferenceable(32) %22)
  br label %23

23:                                               ; preds = %13, %9
  br label %24

24:                                               ; preds = %23
  %25 = load i32, ptr %3, align 4, !tbaa !6
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %3, align 4, !tbaa !6
  br label %5, !llvm.loop !149

27:                                               ; preds = %8
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18exchangeILi1EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7EEEEvRDv8_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 32 dereferenceable(32) %0, ptr noundef nonnull align 32 dereferenceable(32) %1) #10 {
  %3 = alloca %"struct.(anonymous namespace)::Places", align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca <8 x float>, align 32
  %7 = alloca <8 x float>, align 32
  store ptr %0, ptr %4, align 8, !tbaa !110
  store ptr %1, ptr %5, align 8, !tbaa !110
  call void @llvm.lifetime.start.p0(ptr %6) #14
  %8 = load ptr, ptr %4, align 8, !tbaa !110, !nonnull !92, !align !147
  %9 = load <8 x float>, ptr %8, align 32, !tbaa !130
  %10 = load ptr, ptr %5, align 8, !tbaa !110, !nonnull !92, !align !147
  %11 = load <8 x float>, ptr %10, align 32, !tbaa !130
  %12 = shufflevector <8 x float> %9, <8 x float> %11, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
  store <8 x float> %12, ptr %6, align 32, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %7) #14
  %13 = load ptr, ptr %4, align 8, !tbaa !110, !nonnull !92, !align !147
  %14 = load <8 x float>, ptr %13, align 32, !tbaa !130
  %15 = load ptr, ptr %5, align 8, !tbaa !110, !nonnull !92, !align !147
  %16 = load <8 x float>, ptr %15, align 32, !tbaa !130
  %17 = shufflevector <8 x float> %14, <8 x float> %16, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
  store <8 x float> %17, ptr %7, align 32, !tbaa !130
  %18 = load <8 x float>, ptr %6, align 32, !tbaa !130
  %19 = load ptr, ptr %4, align 8, !tbaa !110, !nonnull !92, !align !147
  store <8 x float> %18, ptr %19, align 32, !tbaa !130
  %20 = load <8 x float>, ptr %7, align 32, !tbaa !130
  %21 = load ptr, ptr %5, align 8, !tbaa !110, !nonnull !92, !align !147
  store <8 x float> %20, ptr %21, align 32, !tbaa !130
  call void @llvm.lifetime.end.p0(ptr %7) #14
  call void @llvm.lifetime.end.p0(ptr %6) #14
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZN12_GLOBAL__N_18multiplyERKNS_7ProductElllllPKfENK3$_0clIFvS2_S4_lS4_lPKclPcEEEDaPT_i"(ptr noundef nonnull align 8 dereferenceable(80) %0, ptr noundef %1, i32 noundef %2) #3 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !110
  store ptr %1, ptr %5, align 8, !tbaa !110
  store i32 %2, ptr %6, align 4, !tbaa !6
  %10 = load ptr, ptr %4, align 8
  br label %11

11:                                               ; preds = %127, %3
  %12 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8, !tbaa !150, !nonnull !92, !align !95
  %14 = load i64, ptr %13, align 8, !tbaa !46
  %15 = load i32, ptr %6, align 4, !tbaa !6
  %16 = mul nsw i32 %15, 8
  %17 = sext i32 %16 to i64
  %18 = add nsw i64 %14, %17
  %19 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !152, !nonnull !92, !align !95
  %21 = load i64, ptr %20, align 8, !tbaa !46
  %22 = icmp sle i64 %18, %21
  br i1 %22, label %23, label %135

23:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(ptr %7) #14
  %24 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 2
  %25 = load ptr, ptr %24, align 8, !tbaa !153, !nonnull !92, !align !95
  %26 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %25, i32 0, i32 3
  %27 = load ptr, ptr %26, align 8, !tbaa !123
  %28 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 3
  %29 = load ptr, ptr %28, align 8, !tbaa !154, !nonnull !92, !align !95
  %30 = load i64, ptr %29, align 8, !tbaa !46
  %31 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 2
  %32 = load ptr, ptr %31, align 8, !tbaa !153, !nonnull !92, !align !95
  %33 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %32, i32 0, i32 5
  %34 = load i64, ptr %33, align 8, !tbaa !100
  %35 = mul nsw i64 %30, %34
  %36 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 4
  %37 = load ptr, ptr %36, align 8, !tbaa !155, !nonnull !92, !align !95
  %38 = load i64, ptr %37, align 8, !tbaa !46
  %39 = add nsw i64 %35, %38
  %40 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8, !tbaa !150, !nonnull !92, !align !95
  %42 = load i64, ptr %41, align 8, !tbaa !46
  %43 = add nsw i64 %39, %42
  %44 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %43)
  %45 = getelementptr inbounds i8, ptr %27, i64 %44
  store ptr %45, ptr %7, align 8, !tbaa !156
  call void @llvm.lifetime.start.p0(ptr %8) #14
  %46 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 5
  %47 = load ptr, ptr %46, align 8, !tbaa !157, !nonnull !92, !align !95
  %48 = load i64, ptr %47, align 8, !tbaa !46
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %50, label %64

50:                                               ; preds = %23
  %51 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 2
  %52 = load ptr, ptr %51, align 8, !tbaa !153, !nonnull !92, !align !95
  %53 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %52, i32 0, i32 2
  %54 = load ptr, ptr %53, align 8, !tbaa !122
  %55 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 4
  %56 = load ptr, ptr %55, align 8, !tbaa !155, !nonnull !92, !align !95
  %57 = load i64, ptr %56, align 8, !tbaa !46
  %58 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8, !tbaa !150, !nonnull !92, !align !95
  %60 = load i64, ptr %59, align 8, !tbaa !46
  %61 = add nsw i64 %57, %60
  %62 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %61)
  %63 = getelementptr inbounds i8, ptr %54, i64 %62
  br label %66

64:                                               ; preds = %23
  %65 = load ptr, ptr %7, align 8, !tbaa !156
  br label %66

66:                                               ; preds = %64, %50
  %67 = phi ptr [ %63, %50 ], [ %65, %64 ]
  store ptr %67, ptr %8, align 8, !tbaa !156
  call void @llvm.lifetime.start.p0(ptr %9) #14
  %68 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 6
  %69 = load ptr, ptr %68, align 8, !tbaa !158, !nonnull !92, !align !95
  %70 = load ptr, ptr %69, align 8, !tbaa !129
  %71 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 0
  %72 = load ptr, ptr %71, align 8, !tbaa !150, !nonnull !92, !align !95
  %73 = load i64, ptr %72, align 8, !tbaa !46
  %74 = sdiv i64 %73, 24
  %75 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 7
  %76 = load ptr, ptr %75, align 8, !tbaa !159, !nonnull !92, !align !95
  %77 = load i64, ptr %76, align 8, !tbaa !46
  %78 = mul nsw i64 %74, %77
  %79 = mul nsw i64 %78, 24
  %80 = getelementptr inbounds float, ptr %70, i64 %79
  %81 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 0
  %82 = load ptr, ptr %81, align 8, !tbaa !150, !nonnull !92, !align !95
  %83 = load i64, ptr %82, align 8, !tbaa !46
  %84 = srem i64 %83, 24
  %85 = getelementptr inbounds float, ptr %80, i64 %84
  store ptr %85, ptr %9, align 8, !tbaa !129
  %86 = load ptr, ptr %5, align 8, !tbaa !110
  %87 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 2
  %88 = load ptr, ptr %87, align 8, !tbaa !153, !nonnull !92, !align !95
  %89 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 2
  %90 = load ptr, ptr %89, align 8, !tbaa !153, !nonnull !92, !align !95
  %91 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %90, i32 0, i32 0
  %92 = load ptr, ptr %91, align 8, !tbaa !120
  %93 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 3
  %94 = load ptr, ptr %93, align 8, !tbaa !154, !nonnull !92, !align !95
  %95 = load i64, ptr %94, align 8, !tbaa !46
  %96 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 2
  %97 = load ptr, ptr %96, align 8, !tbaa !153, !nonnull !92, !align !95
  %98 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %97, i32 0, i32 6
  %99 = load i64, ptr %98, align 8, !tbaa !114
  %100 = mul nsw i64 %95, %99
  %101 = getelementptr inbounds float, ptr %92, i64 %100
  %102 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 5
  %103 = load ptr, ptr %102, align 8, !tbaa !157, !nonnull !92, !align !95
  %104 = load i64, ptr %103, align 8, !tbaa !46
  %105 = getelementptr inbounds float, ptr %101, i64 %104
  %106 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 8
  %107 = load ptr, ptr %106, align 8, !tbaa !160, !nonnull !92, !align !95
  %108 = load i64, ptr %107, align 8, !tbaa !46
  %109 = load ptr, ptr %9, align 8, !tbaa !129
  %110 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 9
  %111 = load ptr, ptr %110, align 8, !tbaa !161, !nonnull !92, !align !95
  %112 = load i64, ptr %111, align 8, !tbaa !46
  %113 = load ptr, ptr %8, align 8, !tbaa !156
  %114 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 5
  %115 = load ptr, ptr %114, align 8, !tbaa !157, !nonnull !92, !align !95
  %116 = load i64, ptr %115, align 8, !tbaa !46
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %118, label %119

118:                                              ; preds = %66
  br label %124

119:                                              ; preds = %66
  %120 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 2
  %121 = load ptr, ptr %120, align 8, !tbaa !153, !nonnull !92, !align !95
  %122 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %121, i32 0, i32 5
  %123 = load i64, ptr %122, align 8, !tbaa !100
  br label %124

124:                                              ; preds = %119, %118
  %125 = phi i64 [ 0, %118 ], [ %123, %119 ]
  %126 = load ptr, ptr %7, align 8, !tbaa !156
  call void %86(ptr noundef nonnull align 8 dereferenceable(80) %88, ptr noundef %105, i64 noundef %108, ptr noundef %109, i64 noundef %112, ptr noundef %113, i64 noundef %125, ptr noundef %126)
  call void @llvm.lifetime.end.p0(ptr %9) #14
  call void @llvm.lifetime.end.p0(ptr %8) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  br label %127

127:                                              ; preds = %124
  %128 = load i32, ptr %6, align 4, !tbaa !6
  %129 = mul nsw i32 %128, 8
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 0
  %132 = load ptr, ptr %131, align 8, !tbaa !150, !nonnull !92, !align !95
  %133 = load i64, ptr %132, align 8, !tbaa !46
  %134 = add nsw i64 %133, %130
  store i64 %134, ptr %132, align 8, !tbaa !46
  br label %11, !llvm.loop !162

135:                                              ; preds = %11
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi3EEEvRKNS_7ProductEPKflS5_lPKclPc(ptr noundef nonnull align 8 dereferenceable(80) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7) #7 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i64, align 8
  %16 = alloca ptr, align 8
  %17 = alloca [4 x ptr], align 16
  %18 = alloca [4 x [3 x <8 x float>]], align 32
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i64, align 8
  %25 = alloca [3 x <8 x float>], align 32
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca <8 x float>, align 32
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca ptr, align 8
  store ptr %0, ptr %9, align 8, !tbaa !118
  store ptr %1, ptr %10, align 8, !tbaa !129
  store i64 %2, ptr %11, align 8, !tbaa !46
  store ptr %3, ptr %12, align 8, !tbaa !129
  store i64 %4, ptr %13, align 8, !tbaa !46
  store ptr %5, ptr %14, align 8, !tbaa !156
  store i64 %6, ptr %15, align 8, !tbaa !46
  store ptr %7, ptr %16, align 8, !tbaa !156
  call void @llvm.lifetime.start.p0(ptr %17) #14
  call void @llvm.lifetime.start.p0(ptr %18) #14
  call void @llvm.lifetime.start.p0(ptr %19) #14
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %33

33:                                               ; preds = %88, %8
  %34 = load i32, ptr %19, align 4, !tbaa !6
  %35 = icmp slt i32 %34, 4
  br i1 %35, label %37, label %36

36:                                               ; preds = %33
  store i32 2, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %91

37:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr %21) #14
  %38 = load i64, ptr %11, align 8, !tbaa !46
  %39 = load i32, ptr %19, align 4, !tbaa !6
  %40 = sext i32 %39 to i64
  %41 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %38, i64 noundef %40)
  store i64 %41, ptr %21, align 8, !tbaa !46
  %42 = load ptr, ptr %10, align 8, !tbaa !129
  %43 = load i64, ptr %21, align 8, !tbaa !46
  %44 = load ptr, ptr %9, align 8, !tbaa !118, !nonnull !92, !align !95
  %45 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %44, i32 0, i32 6
  %46 = load i64, ptr %45, align 8, !tbaa !114
  %47 = mul nsw i64 %43, %46
  %48 = getelementptr inbounds float, ptr %42, i64 %47
  %49 = load i32, ptr %19, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [4 x ptr], ptr %17, i64 0, i64 %50
  store ptr %48, ptr %51, align 8, !tbaa !129
  call void @llvm.lifetime.start.p0(ptr %22) #14
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %52

52:                                               ; preds = %84, %37
  %53 = load i32, ptr %22, align 4, !tbaa !6
  %54 = icmp slt i32 %53, 3
  br i1 %54, label %56, label %55

55:                                               ; preds = %52
  store i32 5, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #14
  br label %87

56:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(ptr %23) #14
  %57 = load ptr, ptr %14, align 8, !tbaa !156
  %58 = load i64, ptr %21, align 8, !tbaa !46
  %59 = load i64, ptr %15, align 8, !tbaa !46
  %60 = mul nsw i64 %58, %59
  %61 = load i32, ptr %22, align 4, !tbaa !6
  %62 = mul nsw i32 8, %61
  %63 = sext i32 %62 to i64
  %64 = add nsw i64 %60, %63
  %65 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %64)
  %66 = getelementptr inbounds i8, ptr %57, i64 %65
  store ptr %66, ptr %23, align 8, !tbaa !156
  %67 = load i32, ptr @paired, align 4, !tbaa !6
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %69, label %73

69:                                               ; preds = %56
  %70 = load ptr, ptr %23, align 8, !tbaa !156
  %71 = call noundef <8 x i16> @_ZN12_GLOBAL__N_14loadIDv8_tEET_PKv(ptr noundef %70)
  %72 = call noundef <8 x float> @_ZN12_GLOBAL__N_17widenedEDv8_t(<8 x i16> noundef %71)
  br label %76

73:                                               ; preds = %56
  %74 = load ptr, ptr %23, align 8, !tbaa !156
  %75 = call noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %74)
  br label %76

76:                                               ; preds = %73, %69
  %77 = phi <8 x float> [ %72, %69 ], [ %75, %73 ]
  %78 = load i32, ptr %19, align 4, !tbaa !6
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [4 x [3 x <8 x float>]], ptr %18, i64 0, i64 %79
  %81 = load i32, ptr %22, align 4, !tbaa !6
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [3 x <8 x float>], ptr %80, i64 0, i64 %82
  store <8 x float> %77, ptr %83, align 32, !tbaa !130
  call void @llvm.lifetime.end.p0(ptr %23) #14
  br label %84

84:                                               ; preds = %76
  %85 = load i32, ptr %22, align 4, !tbaa !6
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %22, align 4, !tbaa !6
  br label %52, !llvm.loop !163

87:                                               ; preds = %55
  call void @llvm.lifetime.end.p0(ptr %21) #14
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %19, align 4, !tbaa !6
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %19, align 4, !tbaa !6
  br label %33, !llvm.loop !164

91:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %24) #14
  store i64 0, ptr %24, align 8, !tbaa !46
  br label %92

92:                                               ; preds = %184, %91
  %93 = load i64, ptr %24, align 8, !tbaa !46
  %94 = load i64, ptr %13, align 8, !tbaa !46
  %95 = icmp slt i64 %93, %94
  br i1 %95, label %97, label %96

96:                                               ; preds = %92
  store i32 8, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #14
  br label %187

97:                                               ; preds = %92
  call void @llvm.lifetime.start.p0(ptr %25) #14
  call void @llvm.lifetime.start.p0(ptr %26) #14
  store i32 0, ptr %26, align 4, !tbaa !6
  br label %98

98:                                               ; preds = %115, %97
  %99 = load i32, ptr %26, align 4, !tbaa !6
  %100 = icmp slt i32 %99, 3
  br i1 %100, label %102, label %101

101:                                              ; preds = %98
  store i32 11, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #14
  br label %118

102:                                              ; preds = %98
  %103 = load ptr, ptr %12, align 8, !tbaa !129
  %104 = load i64, ptr %24, align 8, !tbaa !46
  %105 = mul nsw i64 %104, 24
  %106 = getelementptr inbounds float, ptr %103, i64 %105
  %107 = load i32, ptr %26, align 4, !tbaa !6
  %108 = mul nsw i32 8, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %106, i64 %109
  %111 = call noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %110)
  %112 = load i32, ptr %26, align 4, !tbaa !6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [3 x <8 x float>], ptr %25, i64 0, i64 %113
  store <8 x float> %111, ptr %114, align 32, !tbaa !130
  br label %115

115:                                              ; preds = %102
  %116 = load i32, ptr %26, align 4, !tbaa !6
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %26, align 4, !tbaa !6
  br label %98, !llvm.loop !165

118:                                              ; preds = %101
  call void @llvm.lifetime.start.p0(ptr %27) #14
  store i32 0, ptr %27, align 4, !tbaa !6
  br label %119

119:                                              ; preds = %180, %118
  %120 = load i32, ptr %27, align 4, !tbaa !6
  %121 = icmp slt i32 %120, 4
  br i1 %121, label %123, label %122

122:                                              ; preds = %119
  store i32 14, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #14
  br label %183

123:                                              ; preds = %119
  call void @llvm.lifetime.start.p0(ptr %28) #14
  %124 = load i32, ptr %27, align 4, !tbaa !6
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [4 x ptr], ptr %17, i64 0, i64 %125
  %127 = load ptr, ptr %126, align 8, !tbaa !129
  %128 = load i64, ptr %24, align 8, !tbaa !46
  %129 = getelementptr inbounds float, ptr %127, i64 %128
  %130 = load float, ptr %129, align 4, !tbaa !166
  %131 = insertelement <8 x float> poison, float %130, i64 0
  %132 = shufflevector <8 x float> %131, <8 x float> poison, <8 x i32> zeroinitializer
  store <8 x float> %132, ptr %28, align 32, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %29) #14
  store i32 0, ptr %29, align 4, !tbaa !6
  br label %133

133:                                              ; preds = %176, %123
  %134 = load i32, ptr %29, align 4, !tbaa !6
  %135 = icmp slt i32 %134, 3
  br i1 %135, label %137, label %136

136:                                              ; preds = %133
  store i32 17, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %29) #14
  br label %179

137:                                              ; preds = %133
  %138 = load i32, ptr @paired, align 4, !tbaa !6
  %139 = icmp ne i32 %138, 0
  br i1 %139, label %140, label %154

140:                                              ; preds = %137
  %141 = load i32, ptr %29, align 4, !tbaa !6
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [3 x <8 x float>], ptr %25, i64 0, i64 %142
  %144 = load <8 x float>, ptr %143, align 32, !tbaa !130
  %145 = load <8 x float>, ptr %28, align 32, !tbaa !130
  %146 = load i32, ptr %27, align 4, !tbaa !6
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [4 x [3 x <8 x float>]], ptr %18, i64 0, i64 %147
  %149 = load i32, ptr %29, align 4, !tbaa !6
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [3 x <8 x float>], ptr %148, i64 0, i64 %150
  %152 = load <8 x float>, ptr %151, align 32, !tbaa !130
  %153 = call noundef <8 x float> @_ZN12_GLOBAL__N_19add_pairsEDv8_fS0_S0_(<8 x float> noundef %144, <8 x float> noundef %145, <8 x float> noundef %152)
  br label %168

154:                                              ; preds = %137
  %155 = load i32, ptr %29, align 4, !tbaa !6
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [3 x <8 x float>], ptr %25, i64 0, i64 %156
  %158 = load <8 x float>, ptr %157, align 32, !tbaa !130
  %159 = load <8 x float>, ptr %28, align 32, !tbaa !130
  %160 = load i32, ptr %27, align 4, !tbaa !6
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [4 x [3 x <8 x float>]], ptr %18, i64 0, i64 %161
  %163 = load i32, ptr %29, align 4, !tbaa !6
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [3 x <8 x float>], ptr %162, i64 0, i64 %164
  %166 = load <8 x float>, ptr %165, align 32, !tbaa !130
  %167 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %158, <8 x float> noundef %159, <8 x float> noundef %166)
  br label %168

168:                                              ; preds = %154, %140
  %169 = phi <8 x float> [ %153, %140 ], [ %167, %154 ]
  %170 = load i32, ptr %27, align 4, !tbaa !6
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [4 x [3 x <8 x float>]], ptr %18, i64 0, i64 %171
  %173 = load i32, ptr %29, align 4, !tbaa !6
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [3 x <8 x float>], ptr %172, i64 0, i64 %174
  store <8 x float> %169, ptr %175, align 32, !tbaa !130
  br label %176

176:                                              ; preds = %168
  %177 = load i32, ptr %29, align 4, !tbaa !6
  %178 = add nsw i32 %177, 1
  store i32 %178, ptr %29, align 4, !tbaa !6
  br label %133, !llvm.loop !168

179:                                              ; preds = %136
  call void @llvm.lifetime.end.p0(ptr %28) #14
  br label %180

180:                                              ; preds = %179
  %181 = load i32, ptr %27, align 4, !tbaa !6
  %182 = add nsw i32 %181, 1
  store i32 %182, ptr %27, align 4, !tbaa !6
  br label %119, !llvm.loop !169

183:                                              ; preds = %122
  call void @llvm.lifetime.end.p0(ptr %25) #14
  br label %184

184:                                              ; preds = %183
  %185 = load i64, ptr %24, align 8, !tbaa !46
  %186 = add nsw i64 %185, 1
  store i64 %186, ptr %24, align 8, !tbaa !46
  br label %92, !llvm.loop !170

187:                                              ; preds = %96
  call void @llvm.lifetime.start.p0(ptr %30) #14
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %188

188:                                              ; preds = %239, %187
  %189 = load i32, ptr %30, align 4, !tbaa !6
  %190 = icmp slt i32 %189, 4
  br i1 %190, label %192, label %191

191:                                              ; preds = %188
  store i32 20, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #14
  br label %242

192:                                              ; preds = %188
  call void @llvm.lifetime.start.p0(ptr %31) #14
  store i32 0, ptr %31, align 4, !tbaa !6
  br label %193

193:                                              ; preds = %235, %192
  %194 = load i32, ptr %31, align 4, !tbaa !6
  %195 = icmp slt i32 %194, 3
  br i1 %195, label %197, label %196

196:                                              ; preds = %193
  store i32 23, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #14
  br label %238

197:                                              ; preds = %193
  call void @llvm.lifetime.start.p0(ptr %32) #14
  %198 = load ptr, ptr %16, align 8, !tbaa !156
  %199 = load i64, ptr %11, align 8, !tbaa !46
  %200 = load i32, ptr %30, align 4, !tbaa !6
  %201 = sext i32 %200 to i64
  %202 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %199, i64 noundef %201)
  %203 = load ptr, ptr %9, align 8, !tbaa !118, !nonnull !92, !align !95
  %204 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %203, i32 0, i32 5
  %205 = load i64, ptr %204, align 8, !tbaa !100
  %206 = mul nsw i64 %202, %205
  %207 = load i32, ptr %31, align 4, !tbaa !6
  %208 = mul nsw i32 8, %207
  %209 = sext i32 %208 to i64
  %210 = add nsw i64 %206, %209
  %211 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %210)
  %212 = getelementptr inbounds i8, ptr %198, i64 %211
  store ptr %212, ptr %32, align 8, !tbaa !156
  %213 = load i32, ptr @paired, align 4, !tbaa !6
  %214 = icmp ne i32 %213, 0
  br i1 %214, label %215, label %225

215:                                              ; preds = %197
  %216 = load ptr, ptr %32, align 8, !tbaa !156
  %217 = load i32, ptr %30, align 4, !tbaa !6
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds [4 x [3 x <8 x float>]], ptr %18, i64 0, i64 %218
  %220 = load i32, ptr %31, align 4, !tbaa !6
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds [3 x <8 x float>], ptr %219, i64 0, i64 %221
  %223 = load <8 x float>, ptr %222, align 32, !tbaa !130
  %224 = call noundef <8 x i16> @_ZN12_GLOBAL__N_18narrowedEDv8_f(<8 x float> noundef %223)
  call void @_ZN12_GLOBAL__N_15storeIDv8_tEEvPvT_(ptr noundef %216, <8 x i16> noundef %224)
  br label %234

225:                                              ; preds = %197
  %226 = load ptr, ptr %32, align 8, !tbaa !156
  %227 = load i32, ptr %30, align 4, !tbaa !6
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds [4 x [3 x <8 x float>]], ptr %18, i64 0, i64 %228
  %230 = load i32, ptr %31, align 4, !tbaa !6
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds [3 x <8 x float>], ptr %229, i64 0, i64 %231
  %233 = load <8 x float>, ptr %232, align 32, !tbaa !130
  call void @_ZN12_GLOBAL__N_15storeIDv8_fEEvPvT_(ptr noundef %226, <8 x float> noundef %233)
  br label %234

234:                                              ; preds = %225, %215
  call void @llvm.lifetime.end.p0(ptr %32) #14
  br label %235

235:                                              ; preds = %234
  %236 = load i32, ptr %31, align 4, !tbaa !6
  %237 = add nsw i32 %236, 1
  store i32 %237, ptr %31, align 4, !tbaa !6
  br label %193, !llvm.loop !171

238:                                              ; preds = %196
  br label %239

239:                                              ; preds = %238
  %240 = load i32, ptr %30, align 4, !tbaa !6
  %241 = add nsw i32 %240, 1
  store i32 %241, ptr %30, align 4, !tbaa !6
  br label %188, !llvm.loop !172

242:                                              ; preds = %191
  call void @llvm.lifetime.end.p0(ptr %18) #14
  call void @llvm.lifetime.end.p0(ptr %17) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi2EEEvRKNS_7ProductEPKflS5_lPKclPc(ptr noundef nonnull align 8 dereferenceable(80) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7) #7 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i64, align 8
  %16 = alloca ptr, align 8
  %17 = alloca [4 x ptr], align 16
  %18 = alloca [4 x [2 x <8 x float>]], align 32
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i64, align 8
  %25 = alloca [2 x <8 x float>], align 32
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca <8 x float>, align 32
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca ptr, align 8
  store ptr %0, ptr %9, align 8, !tbaa !118
  store ptr %1, ptr %10, align 8, !tbaa !129
  store i64 %2, ptr %11, align 8, !tbaa !46
  store ptr %3, ptr %12, align 8, !tbaa !129
  store i64 %4, ptr %13, align 8, !tbaa !46
  store ptr %5, ptr %14, align 8, !tbaa !156
  store i64 %6, ptr %15, align 8, !tbaa !46
  store ptr %7, ptr %16, align 8, !tbaa !156
  call void @llvm.lifetime.start.p0(ptr %17) #14
  call void @llvm.lifetime.start.p0(ptr %18) #14
  call void @llvm.lifetime.start.p0(ptr %19) #14
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %33

33:                                               ; preds = %88, %8
  %34 = load i32, ptr %19, align 4, !tbaa !6
  %35 = icmp slt i32 %34, 4
  br i1 %35, label %37, label %36

36:                                               ; preds = %33
  store i32 2, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %91

37:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr %21) #14
  %38 = load i64, ptr %11, align 8, !tbaa !46
  %39 = load i32, ptr %19, align 4, !tbaa !6
  %40 = sext i32 %39 to i64
  %41 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %38, i64 noundef %40)
  store i64 %41, ptr %21, align 8, !tbaa !46
  %42 = load ptr, ptr %10, align 8, !tbaa !129
  %43 = load i64, ptr %21, align 8, !tbaa !46
  %44 = load ptr, ptr %9, align 8, !tbaa !118, !nonnull !92, !align !95
  %45 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %44, i32 0, i32 6
  %46 = load i64, ptr %45, align 8, !tbaa !114
  %47 = mul nsw i64 %43, %46
  %48 = getelementptr inbounds float, ptr %42, i64 %47
  %49 = load i32, ptr %19, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [4 x ptr], ptr %17, i64 0, i64 %50
  store ptr %48, ptr %51, align 8, !tbaa !129
  call void @llvm.lifetime.start.p0(ptr %22) #14
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %52

52:                                               ; preds = %84, %37
  %53 = load i32, ptr %22, align 4, !tbaa !6
  %54 = icmp slt i32 %53, 2
  br i1 %54, label %56, label %55

55:                                               ; preds = %52
  store i32 5, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #14
  br label %87

56:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(ptr %23) #14
  %57 = load ptr, ptr %14, align 8, !tbaa !156
  %58 = load i64, ptr %21, align 8, !tbaa !46
  %59 = load i64, ptr %15, align 8, !tbaa !46
  %60 = mul nsw i64 %58, %59
  %61 = load i32, ptr %22, align 4, !tbaa !6
  %62 = mul nsw i32 8, %61
  %63 = sext i32 %62 to i64
  %64 = add nsw i64 %60, %63
  %65 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %64)
  %66 = getelementptr inbounds i8, ptr %57, i64 %65
  store ptr %66, ptr %23, align 8, !tbaa !156
  %67 = load i32, ptr @paired, align 4, !tbaa !6
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %69, label %73

69:                                               ; preds = %56
  %70 = load ptr, ptr %23, align 8, !tbaa !156
  %71 = call noundef <8 x i16> @_ZN12_GLOBAL__N_14loadIDv8_tEET_PKv(ptr noundef %70)
  %72 = call noundef <8 x float> @_ZN12_GLOBAL__N_17widenedEDv8_t(<8 x i16> noundef %71)
  br label %76

73:                                               ; preds = %56
  %74 = load ptr, ptr %23, align 8, !tbaa !156
  %75 = call noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %74)
  br label %76

76:                                               ; preds = %73, %69
  %77 = phi <8 x float> [ %72, %69 ], [ %75, %73 ]
  %78 = load i32, ptr %19, align 4, !tbaa !6
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %18, i64 0, i64 %79
  %81 = load i32, ptr %22, align 4, !tbaa !6
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [2 x <8 x float>], ptr %80, i64 0, i64 %82
  store <8 x float> %77, ptr %83, align 32, !tbaa !130
  call void @llvm.lifetime.end.p0(ptr %23) #14
  br label %84

84:                                               ; preds = %76
  %85 = load i32, ptr %22, align 4, !tbaa !6
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %22, align 4, !tbaa !6
  br label %52, !llvm.loop !173

87:                                               ; preds = %55
  call void @llvm.lifetime.end.p0(ptr %21) #14
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %19, align 4, !tbaa !6
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %19, align 4, !tbaa !6
  br label %33, !llvm.loop !174

91:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %24) #14
  store i64 0, ptr %24, align 8, !tbaa !46
  br label %92

92:                                               ; preds = %184, %91
  %93 = load i64, ptr %24, align 8, !tbaa !46
  %94 = load i64, ptr %13, align 8, !tbaa !46
  %95 = icmp slt i64 %93, %94
  br i1 %95, label %97, label %96

96:                                               ; preds = %92
  store i32 8, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #14
  br label %187

97:                                               ; preds = %92
  call void @llvm.lifetime.start.p0(ptr %25) #14
  call void @llvm.lifetime.start.p0(ptr %26) #14
  store i32 0, ptr %26, align 4, !tbaa !6
  br label %98

98:                                               ; preds = %115, %97
  %99 = load i32, ptr %26, align 4, !tbaa !6
  %100 = icmp slt i32 %99, 2
  br i1 %100, label %102, label %101

101:                                              ; preds = %98
  store i32 11, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #14
  br label %118

102:                                              ; preds = %98
  %103 = load ptr, ptr %12, align 8, !tbaa !129
  %104 = load i64, ptr %24, align 8, !tbaa !46
  %105 = mul nsw i64 %104, 24
  %106 = getelementptr inbounds float, ptr %103, i64 %105
  %107 = load i32, ptr %26, align 4, !tbaa !6
  %108 = mul nsw i32 8, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %106, i64 %109
  %111 = call noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %110)
  %112 = load i32, ptr %26, align 4, !tbaa !6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [2 x <8 x float>], ptr %25, i64 0, i64 %113
  store <8 x float> %111, ptr %114, align 32, !tbaa !130
  br label %115

115:                                              ; preds = %102
  %116 = load i32, ptr %26, align 4, !tbaa !6
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %26, align 4, !tbaa !6
  br label %98, !llvm.loop !175

118:                                              ; preds = %101
  call void @llvm.lifetime.start.p0(ptr %27) #14
  store i32 0, ptr %27, align 4, !tbaa !6
  br label %119

119:                                              ; preds = %180, %118
  %120 = load i32, ptr %27, align 4, !tbaa !6
  %121 = icmp slt i32 %120, 4
  br i1 %121, label %123, label %122

122:                                              ; preds = %119
  store i32 14, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #14
  br label %183

123:                                              ; preds = %119
  call void @llvm.lifetime.start.p0(ptr %28) #14
  %124 = load i32, ptr %27, align 4, !tbaa !6
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [4 x ptr], ptr %17, i64 0, i64 %125
  %127 = load ptr, ptr %126, align 8, !tbaa !129
  %128 = load i64, ptr %24, align 8, !tbaa !46
  %129 = getelementptr inbounds float, ptr %127, i64 %128
  %130 = load float, ptr %129, align 4, !tbaa !166
  %131 = insertelement <8 x float> poison, float %130, i64 0
  %132 = shufflevector <8 x float> %131, <8 x float> poison, <8 x i32> zeroinitializer
  store <8 x float> %132, ptr %28, align 32, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %29) #14
  store i32 0, ptr %29, align 4, !tbaa !6
  br label %133

133:                                              ; preds = %176, %123
  %134 = load i32, ptr %29, align 4, !tbaa !6
  %135 = icmp slt i32 %134, 2
  br i1 %135, label %137, label %136

136:                                              ; preds = %133
  store i32 17, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %29) #14
  br label %179

137:                                              ; preds = %133
  %138 = load i32, ptr @paired, align 4, !tbaa !6
  %139 = icmp ne i32 %138, 0
  br i1 %139, label %140, label %154

140:                                              ; preds = %137
  %141 = load i32, ptr %29, align 4, !tbaa !6
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [2 x <8 x float>], ptr %25, i64 0, i64 %142
  %144 = load <8 x float>, ptr %143, align 32, !tbaa !130
  %145 = load <8 x float>, ptr %28, align 32, !tbaa !130
  %146 = load i32, ptr %27, align 4, !tbaa !6
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %18, i64 0, i64 %147
  %149 = load i32, ptr %29, align 4, !tbaa !6
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [2 x <8 x float>], ptr %148, i64 0, i64 %150
  %152 = load <8 x float>, ptr %151, align 32, !tbaa !130
  %153 = call noundef <8 x float> @_ZN12_GLOBAL__N_19add_pairsEDv8_fS0_S0_(<8 x float> noundef %144, <8 x float> noundef %145, <8 x float> noundef %152)
  br label %168

154:                                              ; preds = %137
  %155 = load i32, ptr %29, align 4, !tbaa !6
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [2 x <8 x float>], ptr %25, i64 0, i64 %156
  %158 = load <8 x float>, ptr %157, align 32, !tbaa !130
  %159 = load <8 x float>, ptr %28, align 32, !tbaa !130
  %160 = load i32, ptr %27, align 4, !tbaa !6
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %18, i64 0, i64 %161
  %163 = load i32, ptr %29, align 4, !tbaa !6
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [2 x <8 x float>], ptr %162, i64 0, i64 %164
  %166 = load <8 x float>, ptr %165, align 32, !tbaa !130
  %167 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %158, <8 x float> noundef %159, <8 x float> noundef %166)
  br label %168

168:                                              ; preds = %154, %140
  %169 = phi <8 x float> [ %153, %140 ], [ %167, %154 ]
  %170 = load i32, ptr %27, align 4, !tbaa !6
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %18, i64 0, i64 %171
  %173 = load i32, ptr %29, align 4, !tbaa !6
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [2 x <8 x float>], ptr %172, i64 0, i64 %174
  store <8 x float> %169, ptr %175, align 32, !tbaa !130
  br label %176

176:                                              ; preds = %168
  %177 = load i32, ptr %29, align 4, !tbaa !6
  %178 = add nsw i32 %177, 1
  store i32 %178, ptr %29, align 4, !tbaa !6
  br label %133, !llvm.loop !176

179:                                              ; preds = %136
  call void @llvm.lifetime.end.p0(ptr %28) #14
  br label %180

180:                                              ; preds = %179
  %181 = load i32, ptr %27, align 4, !tbaa !6
  %182 = add nsw i32 %181, 1
  store i32 %182, ptr %27, align 4, !tbaa !6
  br label %119, !llvm.loop !177

183:                                              ; preds = %122
  call void @llvm.lifetime.end.p0(ptr %25) #14
  br label %184

184:                                              ; preds = %183
  %185 = load i64, ptr %24, align 8, !tbaa !46
  %186 = add nsw i64 %185, 1
  store i64 %186, ptr %24, align 8, !tbaa !46
  br label %92, !llvm.loop !178

187:                                              ; preds = %96
  call void @llvm.lifetime.start.p0(ptr %30) #14
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %188

188:                                              ; preds = %239, %187
  %189 = load i32, ptr %30, align 4, !tbaa !6
  %190 = icmp slt i32 %189, 4
  br i1 %190, label %192, label %191

191:                                              ; preds = %188
  store i32 20, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #14
  br label %242

192:                                              ; preds = %188
  call void @llvm.lifetime.start.p0(ptr %31) #14
  store i32 0, ptr %31, align 4, !tbaa !6
  br label %193

193:                                              ; preds = %235, %192
  %194 = load i32, ptr %31, align 4, !tbaa !6
  %195 = icmp slt i32 %194, 2
  br i1 %195, label %197, label %196

196:                                              ; preds = %193
  store i32 23, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #14
  br label %238

197:                                              ; preds = %193
  call void @llvm.lifetime.start.p0(ptr %32) #14
  %198 = load ptr, ptr %16, align 8, !tbaa !156
  %199 = load i64, ptr %11, align 8, !tbaa !46
  %200 = load i32, ptr %30, align 4, !tbaa !6
  %201 = sext i32 %200 to i64
  %202 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %199, i64 noundef %201)
  %203 = load ptr, ptr %9, align 8, !tbaa !118, !nonnull !92, !align !95
  %204 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %203, i32 0, i32 5
  %205 = load i64, ptr %204, align 8, !tbaa !100
  %206 = mul nsw i64 %202, %205
  %207 = load i32, ptr %31, align 4, !tbaa !6
  %208 = mul nsw i32 8, %207
  %209 = sext i32 %208 to i64
  %210 = add nsw i64 %206, %209
  %211 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %210)
  %212 = getelementptr inbounds i8, ptr %198, i64 %211
  store ptr %212, ptr %32, align 8, !tbaa !156
  %213 = load i32, ptr @paired, align 4, !tbaa !6
  %214 = icmp ne i32 %213, 0
  br i1 %214, label %215, label %225

215:                                              ; preds = %197
  %216 = load ptr, ptr %32, align 8, !tbaa !156
  %217 = load i32, ptr %30, align 4, !tbaa !6
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %18, i64 0, i64 %218
  %220 = load i32, ptr %31, align 4, !tbaa !6
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds [2 x <8 x float>], ptr %219, i64 0, i64 %221
  %223 = load <8 x float>, ptr %222, align 32, !tbaa !130
  %224 = call noundef <8 x i16> @_ZN12_GLOBAL__N_18narrowedEDv8_f(<8 x float> noundef %223)
  call void @_ZN12_GLOBAL__N_15storeIDv8_tEEvPvT_(ptr noundef %216, <8 x i16> noundef %224)
  br label %234

225:                                              ; preds = %197
  %226 = load ptr, ptr %32, align 8, !tbaa !156
  %227 = load i32, ptr %30, align 4, !tbaa !6
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %18, i64 0, i64 %228
  %230 = load i32, ptr %31, align 4, !tbaa !6
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds [2 x <8 x float>], ptr %229, i64 0, i64 %231
  %233 = load <8 x float>, ptr %232, align 32, !tbaa !130
  call void @_ZN12_GLOBAL__N_15storeIDv8_fEEvPvT_(ptr noundef %226, <8 x float> noundef %233)
  br label %234

234:                                              ; preds = %225, %215
  call void @llvm.lifetime.end.p0(ptr %32) #14
  br label %235

235:                                              ; preds = %234
  %236 = load i32, ptr %31, align 4, !tbaa !6
  %237 = add nsw i32 %236, 1
  store i32 %237, ptr %31, align 4, !tbaa !6
  br label %193, !llvm.loop !179

238:                                              ; preds = %196
  br label %239

239:                                              ; preds = %238
  %240 = load i32, ptr %30, align 4, !tbaa !6
  %241 = add nsw i32 %240, 1
  store i32 %241, ptr %30, align 4, !tbaa !6
  br label %188, !llvm.loop !180

242:                                              ; preds = %191
  call void @llvm.lifetime.end.p0(ptr %18) #14
  call void @llvm.lifetime.end.p0(ptr %17) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi1EEEvRKNS_7ProductEPKflS5_lPKclPc(ptr noundef nonnull align 8 dereferenceable(80) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7) #7 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i64, align 8
  %16 = alloca ptr, align 8
  %17 = alloca [4 x ptr], align 16
  %18 = alloca [4 x [1 x <8 x float>]], align 32
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i64, align 8
  %25 = alloca [1 x <8 x float>], align 32
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca <8 x float>, align 32
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca ptr, align 8
  store ptr %0, ptr %9, align 8, !tbaa !118
  store ptr %1, ptr %10, align 8, !tbaa !129
  store i64 %2, ptr %11, align 8, !tbaa !46
  store ptr %3, ptr %12, align 8, !tbaa !129
  store i64 %4, ptr %13, align 8, !tbaa !46
  store ptr %5, ptr %14, align 8, !tbaa !156
  store i64 %6, ptr %15, align 8, !tbaa !46
  store ptr %7, ptr %16, align 8, !tbaa !156
  call void @llvm.lifetime.start.p0(ptr %17) #14
  call void @llvm.lifetime.start.p0(ptr %18) #14
  call void @llvm.lifetime.start.p0(ptr %19) #14
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %33

33:                                               ; preds = %88, %8
  %34 = load i32, ptr %19, align 4, !tbaa !6
  %35 = icmp slt i32 %34, 4
  br i1 %35, label %37, label %36

36:                                               ; preds = %33
  store i32 2, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %91

37:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr %21) #14
  %38 = load i64, ptr %11, align 8, !tbaa !46
  %39 = load i32, ptr %19, align 4, !tbaa !6
  %40 = sext i32 %39 to i64
  %41 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %38, i64 noundef %40)
  store i64 %41, ptr %21, align 8, !tbaa !46
  %42 = load ptr, ptr %10, align 8, !tbaa !129
  %43 = load i64, ptr %21, align 8, !tbaa !46
  %44 = load ptr, ptr %9, align 8, !tbaa !118, !nonnull !92, !align !95
  %45 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %44, i32 0, i32 6
  %46 = load i64, ptr %45, align 8, !tbaa !114
  %47 = mul nsw i64 %43, %46
  %48 = getelementptr inbounds float, ptr %42, i64 %47
  %49 = load i32, ptr %19, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [4 x ptr], ptr %17, i64 0, i64 %50
  store ptr %48, ptr %51, align 8, !tbaa !129
  call void @llvm.lifetime.start.p0(ptr %22) #14
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %52

52:                                               ; preds = %84, %37
  %53 = load i32, ptr %22, align 4, !tbaa !6
  %54 = icmp slt i32 %53, 1
  br i1 %54, label %56, label %55

55:                                               ; preds = %52
  store i32 5, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #14
  br label %87

56:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(ptr %23) #14
  %57 = load ptr, ptr %14, align 8, !tbaa !156
  %58 = load i64, ptr %21, align 8, !tbaa !46
  %59 = load i64, ptr %15, align 8, !tbaa !46
  %60 = mul nsw i64 %58, %59
  %61 = load i32, ptr %22, align 4, !tbaa !6
  %62 = mul nsw i32 8, %61
  %63 = sext i32 %62 to i64
  %64 = add nsw i64 %60, %63
  %65 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %64)
  %66 = getelementptr inbounds i8, ptr %57, i64 %65
  store ptr %66, ptr %23, align 8, !tbaa !156
  %67 = load i32, ptr @paired, align 4, !tbaa !6
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %69, label %73

69:                                               ; preds = %56
  %70 = load ptr, ptr %23, align 8, !tbaa !156
  %71 = call noundef <8 x i16> @_ZN12_GLOBAL__N_14loadIDv8_tEET_PKv(ptr noundef %70)
  %72 = call noundef <8 x float> @_ZN12_GLOBAL__N_17widenedEDv8_t(<8 x i16> noundef %71)
  br label %76

73:                                               ; preds = %56
  %74 = load ptr, ptr %23, align 8, !tbaa !156
  %75 = call noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %74)
  br label %76

76:                                               ; preds = %73, %69
  %77 = phi <8 x float> [ %72, %69 ], [ %75, %73 ]
  %78 = load i32, ptr %19, align 4, !tbaa !6
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [4 x [1 x <8 x float>]], ptr %18, i64 0, i64 %79
  %81 = load i32, ptr %22, align 4, !tbaa !6
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [1 x <8 x float>], ptr %80, i64 0, i64 %82
  store <8 x float> %77, ptr %83, align 32, !tbaa !130
  call void @llvm.lifetime.end.p0(ptr %23) #14
  br label %84

84:                                               ; preds = %76
  %85 = load i32, ptr %22, align 4, !tbaa !6
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %22, align 4, !tbaa !6
  br label %52, !llvm.loop !181

87:                                               ; preds = %55
  call void @llvm.lifetime.end.p0(ptr %21) #14
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %19, align 4, !tbaa !6
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %19, align 4, !tbaa !6
  br label %33, !llvm.loop !182

91:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %24) #14
  store i64 0, ptr %24, align 8, !tbaa !46
  br label %92

92:                                               ; preds = %184, %91
  %93 = load i64, ptr %24, align 8, !tbaa !46
  %94 = load i64, ptr %13, align 8, !tbaa !46
  %95 = icmp slt i64 %93, %94
  br i1 %95, label %97, label %96

96:                                               ; preds = %92
  store i32 8, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #14
  br label %187

97:                                               ; preds = %92
  call void @llvm.lifetime.start.p0(ptr %25) #14
  call void @llvm.lifetime.start.p0(ptr %26) #14
  store i32 0, ptr %26, align 4, !tbaa !6
  br label %98

98:                                               ; preds = %115, %97
  %99 = load i32, ptr %26, align 4, !tbaa !6
  %100 = icmp slt i32 %99, 1
  br i1 %100, label %102, label %101

101:                                              ; preds = %98
  store i32 11, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #14
  br label %118

102:                                              ; preds = %98
  %103 = load ptr, ptr %12, align 8, !tbaa !129
  %104 = load i64, ptr %24, align 8, !tbaa !46
  %105 = mul nsw i64 %104, 24
  %106 = getelementptr inbounds float, ptr %103, i64 %105
  %107 = load i32, ptr %26, align 4, !tbaa !6
  %108 = mul nsw i32 8, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %106, i64 %109
  %111 = call noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %110)
  %112 = load i32, ptr %26, align 4, !tbaa !6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [1 x <8 x float>], ptr %25, i64 0, i64 %113
  store <8 x float> %111, ptr %114, align 32, !tbaa !130
  br label %115

115:                                              ; preds = %102
  %116 = load i32, ptr %26, align 4, !tbaa !6
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %26, align 4, !tbaa !6
  br label %98, !llvm.loop !183

118:                                              ; preds = %101
  call void @llvm.lifetime.start.p0(ptr %27) #14
  store i32 0, ptr %27, align 4, !tbaa !6
  br label %119

119:                                              ; preds = %180, %118
  %120 = load i32, ptr %27, align 4, !tbaa !6
  %121 = icmp slt i32 %120, 4
  br i1 %121, label %123, label %122

122:                                              ; preds = %119
  store i32 14, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #14
  br label %183

123:                                              ; preds = %119
  call void @llvm.lifetime.start.p0(ptr %28) #14
  %124 = load i32, ptr %27, align 4, !tbaa !6
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [4 x ptr], ptr %17, i64 0, i64 %125
  %127 = load ptr, ptr %126, align 8, !tbaa !129
  %128 = load i64, ptr %24, align 8, !tbaa !46
  %129 = getelementptr inbounds float, ptr %127, i64 %128
  %130 = load float, ptr %129, align 4, !tbaa !166
  %131 = insertelement <8 x float> poison, float %130, i64 0
  %132 = shufflevector <8 x float> %131, <8 x float> poison, <8 x i32> zeroinitializer
  store <8 x float> %132, ptr %28, align 32, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %29) #14
  store i32 0, ptr %29, align 4, !tbaa !6
  br label %133

133:                                              ; preds = %176, %123
  %134 = load i32, ptr %29, align 4, !tbaa !6
  %135 = icmp slt i32 %134, 1
  br i1 %135, label %137, label %136

136:                                              ; preds = %133
  store i32 17, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %29) #14
  br label %179

137:                                              ; preds = %133
  %138 = load i32, ptr @paired, align 4, !tbaa !6
  %139 = icmp ne i32 %138, 0
  br i1 %139, label %140, label %154

140:                                              ; preds = %137
  %141 = load i32, ptr %29, align 4, !tbaa !6
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [1 x <8 x float>], ptr %25, i64 0, i64 %142
  %144 = load <8 x float>, ptr %143, align 32, !tbaa !130
  %145 = load <8 x float>, ptr %28, align 32, !tbaa !130
  %146 = load i32, ptr %27, align 4, !tbaa !6
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [4 x [1 x <8 x float>]], ptr %18, i64 0, i64 %147
  %149 = load i32, ptr %29, align 4, !tbaa !6
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [1 x <8 x float>], ptr %148, i64 0, i64 %150
  %152 = load <8 x float>, ptr %151, align 32, !tbaa !130
  %153 = call noundef <8 x float> @_ZN12_GLOBAL__N_19add_pairsEDv8_fS0_S0_(<8 x float> noundef %144, <8 x float> noundef %145, <8 x float> noundef %152)
  br label %168

154:                                              ; preds = %137
  %155 = load i32, ptr %29, align 4, !tbaa !6
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [1 x <8 x float>], ptr %25, i64 0, i64 %156
  %158 = load <8 x float>, ptr %157, align 32, !tbaa !130
  %159 = load <8 x float>, ptr %28, align 32, !tbaa !130
  %160 = load i32, ptr %27, align 4, !tbaa !6
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [4 x [1 x <8 x float>]], ptr %18, i64 0, i64 %161
  %163 = load i32, ptr %29, align 4, !tbaa !6
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [1 x <8 x float>], ptr %162, i64 0, i64 %164
  %166 = load <8 x float>, ptr %165, align 32, !tbaa !130
  %167 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %158, <8 x float> noundef %159, <8 x float> noundef %166)
  br label %168

168:                                              ; preds = %154, %140
  %169 = phi <8 x float> [ %153, %140 ], [ %167, %154 ]
  %170 = load i32, ptr %27, align 4, !tbaa !6
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [4 x [1 x <8 x float>]], ptr %18, i64 0, i64 %171
  %173 = load i32, ptr %29, align 4, !tbaa !6
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [1 x <8 x float>], ptr %172, i64 0, i64 %174
  store <8 x float> %169, ptr %175, align 32, !tbaa !130
  br label %176

176:                                              ; preds = %168
  %177 = load i32, ptr %29, align 4, !tbaa !6
  %178 = add nsw i32 %177, 1
  store i32 %178, ptr %29, align 4, !tbaa !6
  br label %133, !llvm.loop !184

179:                                              ; preds = %136
  call void @llvm.lifetime.end.p0(ptr %28) #14
  br label %180

180:                                              ; preds = %179
  %181 = load i32, ptr %27, align 4, !tbaa !6
  %182 = add nsw i32 %181, 1
  store i32 %182, ptr %27, align 4, !tbaa !6
  br label %119, !llvm.loop !185

183:                                              ; preds = %122
  call void @llvm.lifetime.end.p0(ptr %25) #14
  br label %184

184:                                              ; preds = %183
  %185 = load i64, ptr %24, align 8, !tbaa !46
  %186 = add nsw i64 %185, 1
  store i64 %186, ptr %24, align 8, !tbaa !46
  br label %92, !llvm.loop !186

187:                                              ; preds = %96
  call void @llvm.lifetime.start.p0(ptr %30) #14
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %188

188:                                              ; preds = %239, %187
  %189 = load i32, ptr %30, align 4, !tbaa !6
  %190 = icmp slt i32 %189, 4
  br i1 %190, label %192, label %191

191:                                              ; preds = %188
  store i32 20, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #14
  br label %242

192:                                              ; preds = %188
  call void @llvm.lifetime.start.p0(ptr %31) #14
  store i32 0, ptr %31, align 4, !tbaa !6
  br label %193

193:                                              ; preds = %235, %192
  %194 = load i32, ptr %31, align 4, !tbaa !6
  %195 = icmp slt i32 %194, 1
  br i1 %195, label %197, label %196

196:                                              ; preds = %193
  store i32 23, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #14
  br label %238

197:                                              ; preds = %193
  call void @llvm.lifetime.start.p0(ptr %32) #14
  %198 = load ptr, ptr %16, align 8, !tbaa !156
  %199 = load i64, ptr %11, align 8, !tbaa !46
  %200 = load i32, ptr %30, align 4, !tbaa !6
  %201 = sext i32 %200 to i64
  %202 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %199, i64 noundef %201)
  %203 = load ptr, ptr %9, align 8, !tbaa !118, !nonnull !92, !align !95
  %204 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %203, i32 0, i32 5
  %205 = load i64, ptr %204, align 8, !tbaa !100
  %206 = mul nsw i64 %202, %205
  %207 = load i32, ptr %31, align 4, !tbaa !6
  %208 = mul nsw i32 8, %207
  %209 = sext i32 %208 to i64
  %210 = add nsw i64 %206, %209
  %211 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %210)
  %212 = getelementptr inbounds i8, ptr %198, i64 %211
  store ptr %212, ptr %32, align 8, !tbaa !156
  %213 = load i32, ptr @paired, align 4, !tbaa !6
  %214 = icmp ne i32 %213, 0
  br i1 %214, label %215, label %225

215:                                              ; preds = %197
  %216 = load ptr, ptr %32, align 8, !tbaa !156
  %217 = load i32, ptr %30, align 4, !tbaa !6
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds [4 x [1 x <8 x float>]], ptr %18, i64 0, i64 %218
  %220 = load i32, ptr %31, align 4, !tbaa !6
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds [1 x <8 x float>], ptr %219, i64 0, i64 %221
  %223 = load <8 x float>, ptr %222, align 32, !tbaa !130
  %224 = call noundef <8 x i16> @_ZN12_GLOBAL__N_18narrowedEDv8_f(<8 x float> noundef %223)
  call void @_ZN12_GLOBAL__N_15storeIDv8_tEEvPvT_(ptr noundef %216, <8 x i16> noundef %224)
  br label %234

225:                                              ; preds = %197
  %226 = load ptr, ptr %32, align 8, !tbaa !156
  %227 = load i32, ptr %30, align 4, !tbaa !6
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds [4 x [1 x <8 x float>]], ptr %18, i64 0, i64 %228
  %230 = load i32, ptr %31, align 4, !tbaa !6
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds [1 x <8 x float>], ptr %229, i64 0, i64 %231
  %233 = load <8 x float>, ptr %232, align 32, !tbaa !130
  call void @_ZN12_GLOBAL__N_15storeIDv8_fEEvPvT_(ptr noundef %226, <8 x float> noundef %233)
  br label %234

234:                                              ; preds = %225, %215
  call void @llvm.lifetime.end.p0(ptr %32) #14
  br label %235

235:                                              ; preds = %234
  %236 = load i32, ptr %31, align 4, !tbaa !6
  %237 = add nsw i32 %236, 1
  store i32 %237, ptr %31, align 4, !tbaa !6
  br label %193, !llvm.loop !187

238:                                              ; preds = %196
  br label %239

239:                                              ; preds = %238
  %240 = load i32, ptr %30, align 4, !tbaa !6
  %241 = add nsw i32 %240, 1
  store i32 %241, ptr %30, align 4, !tbaa !6
  br label %188, !llvm.loop !188

242:                                              ; preds = %191
  call void @llvm.lifetime.end.p0(ptr %18) #14
  call void @llvm.lifetime.end.p0(ptr %17) #14
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %0) #10 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8, !tbaa !46
  %3 = load i64, ptr %2, align 8, !tbaa !46
  %4 = load i32, ptr @paired, align 4, !tbaa !6
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i64
  %7 = select i1 %5, i32 2, i32 4
  %8 = sext i32 %7 to i64
  %9 = mul nsw i64 %3, %8
  ret i64 %9
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_17widenedEDv8_t(<8 x i16> noundef %0) #9 {
  %2 = alloca <8 x i16>, align 16
  store <8 x i16> %0, ptr %2, align 16, !tbaa !130
  %3 = load <8 x i16>, ptr %2, align 16, !tbaa !130
  %4 = zext <8 x i16> %3 to <8 x i32>
  %5 = shl <8 x i32> %4, splat (i32 16)
  %6 = call noundef <8 x float> @_ZN12_GLOBAL__N_19as_floatsEDv8_i(<8 x i32> noundef %5)
  ret <8 x float> %6
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x i16> @_ZN12_GLOBAL__N_14loadIDv8_tEET_PKv(ptr noundef %0) #12 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !110
  %3 = load ptr, ptr %2, align 8, !tbaa !110
  %4 = getelementptr inbounds nuw %struct.Unaligned.1, ptr %3, i32 0, i32 0
  %5 = load <8 x i16>, ptr %4, align 1, !tbaa !130
  ret <8 x i16> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %0) #9 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !110
  %3 = load ptr, ptr %2, align 8, !tbaa !110
  %4 = getelementptr inbounds nuw %struct.Unaligned.2, ptr %3, i32 0, i32 0
  %5 = load <8 x float>, ptr %4, align 1, !tbaa !130
  ret <8 x float> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_19add_pairsEDv8_fS0_S0_(<8 x float> noundef %0, <8 x float> noundef %1, <8 x float> noundef %2) #9 {
  %4 = alloca <8 x float>, align 32
  %5 = alloca <8 x float>, align 32
  %6 = alloca <8 x float>, align 32
  store <8 x float> %0, ptr %4, align 32, !tbaa !130
  store <8 x float> %1, ptr %5, align 32, !tbaa !130
  store <8 x float> %2, ptr %6, align 32, !tbaa !130
  %7 = load <8 x float>, ptr %6, align 32, !tbaa !130
  ret <8 x float> %7
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %0, <8 x float> noundef %1, <8 x float> noundef %2) #9 {
  %4 = alloca <8 x float>, align 32
  %5 = alloca <8 x float>, align 32
  %6 = alloca <8 x float>, align 32
  store <8 x float> %0, ptr %4, align 32, !tbaa !130
  store <8 x float> %1, ptr %5, align 32, !tbaa !130
  store <8 x float> %2, ptr %6, align 32, !tbaa !130
  %7 = load <8 x float>, ptr %4, align 32, !tbaa !130
  %8 = load <8 x float>, ptr %5, align 32, !tbaa !130
  %9 = load <8 x float>, ptr %6, align 32, !tbaa !130
  %10 = call <8 x float> @llvm.fma.v8f32(<8 x float> %7, <8 x float> %8, <8 x float> %9)
  ret <8 x float> %10
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15storeIDv8_tEEvPvT_(ptr noundef %0, <8 x i16> noundef %1) #12 {
  %3 = alloca ptr, align 8
  %4 = alloca <8 x i16>, align 16
  store ptr %0, ptr %3, align 8, !tbaa !110
  store <8 x i16> %1, ptr %4, align 16, !tbaa !130
  %5 = load <8 x i16>, ptr %4, align 16, !tbaa !130
  %6 = load ptr, ptr %3, align 8, !tbaa !110
  %7 = getelementptr inbounds nuw %struct.Unaligned.3, ptr %6, i32 0, i32 0
  store <8 x i16> %5, ptr %7, align 1, !tbaa !130
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x i16> @_ZN12_GLOBAL__N_18narrowedEDv8_f(<8 x float> noundef %0) #9 {
  %2 = alloca <8 x float>, align 32
  %3 = alloca <8 x bfloat>, align 16
  store <8 x float> %0, ptr %2, align 32, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %3) #14
  %4 = load <8 x float>, ptr %2, align 32, !tbaa !130
  %5 = fptrunc <8 x float> %4 to <8 x bfloat>
  store <8 x bfloat> %5, ptr %3, align 16, !tbaa !130
  %6 = load <8 x i16>, ptr %3, align 16, !tbaa !130
  call void @llvm.lifetime.end.p0(ptr %3) #14
  ret <8 x i16> %6
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_19as_floatsEDv8_i(<8 x i32> noundef %0) #9 {
  %2 = alloca <8 x i32>, align 32
  store <8 x i32> %0, ptr %2, align 32, !tbaa !130
  %3 = load <8 x i32>, ptr %2, align 32, !tbaa !130
  %4 = bitcast <8 x i32> %3 to <8 x float>
  ret <8 x float> %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>) #13

attributes #0 = { mustprogress nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind allocsize(0) }
attributes #3 = { inlinehint mustprogress nounwind uwtable }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }
attributes #6 = { nounwind }
attributes #7 = { mustprogress noinline nounwind uwtable }
attributes #8 = { mustprogress noinline nounwind uwtable }
attributes #9 = { alwaysinline mustprogress nounwind uwtable }
attributes #10 = { alwaysinline mustprogress nounwind uwtable }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #12 = { alwaysinline mustprogress nounwind uwtable }
attributes #13 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nounwind }
attributes #15 = { nounwind allocsize(0) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = !{i32 7, !"Dwarf Version", i32 4}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"clang version 22.1.8"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 _ZTS17XLA_FFI_CallFrame", !12, i64 0}
!12 = !{!"any pointer", !8, i64 0}
!13 = !{!14, !16, i64 8}
!14 = !{!"_ZTS17XLA_FFI_CallFrame", !15, i64 0, !16, i64 8, !17, i64 16, !18, i64 24, !19, i64 32, !20, i64 40, !22, i64 80, !23, i64 120, !25, i64 168}
!15 = !{!"long", !8, i64 0}
!16 = !{!"p1 _ZTS22XLA_FFI_Extension_Base", !12, i64 0}
!17 = !{!"p1 _ZTS11XLA_FFI_Api", !12, i64 0}
!18 = !{!"p1 _ZTS24XLA_FFI_ExecutionContext", !12, i64 0}
!19 = !{!"_ZTS22XLA_FFI_ExecutionStage", !8, i64 0}
!20 = !{!"_ZTS12XLA_FFI_Args", !15, i64 0, !16, i64 8, !15, i64 16, !12, i64 24, !21, i64 32}
!21 = !{!"any p2 pointer", !12, i64 0}
!22 = !{!"_ZTS12XLA_FFI_Rets", !15, i64 0, !16, i64 8, !15, i64 16, !12, i64 24, !21, i64 32}
!23 = !{!"_ZTS13XLA_FFI_Attrs", !15, i64 0, !16, i64 8, !15, i64 16, !12, i64 24, !24, i64 32, !21, i64 40}
!24 = !{!"p2 _ZTS16XLA_FFI_ByteSpan", !21, i64 0}
!25 = !{!"p1 _ZTS14XLA_FFI_Future", !12, i64 0}
!26 = !{!27, !30, i64 24}
!27 = !{!"_ZTS26XLA_FFI_Metadata_Extension", !28, i64 0, !30, i64 24}
!28 = !{!"_ZTS22XLA_FFI_Extension_Base", !15, i64 0, !29, i64 8, !16, i64 16}
!29 = !{!"_ZTS22XLA_FFI_Extension_Type", !8, i64 0}
!30 = !{!"p1 _ZTS16XLA_FFI_Metadata", !12, i64 0}
!31 = !{!30, !30, i64 0}
!32 = !{!33, !7, i64 24}
!33 = !{!"_ZTS16XLA_FFI_Metadata", !15, i64 0, !34, i64 8, !7, i64 32, !35, i64 40}
!34 = !{!"_ZTS19XLA_FFI_Api_Version", !15, i64 0, !16, i64 8, !7, i64 16, !7, i64 20}
!35 = !{!"_ZTS14XLA_FFI_TypeId", !15, i64 0}
!36 = !{!33, !7, i64 28}
!37 = !{!33, !7, i64 32}
!38 = !{!14, !17, i64 16}
!39 = !{!17, !17, i64 0}
!40 = !{!14, !21, i64 72}
!41 = !{!42, !43, i64 0}
!42 = !{!"_ZTS4Call", !43, i64 0, !43, i64 8}
!43 = !{!"p2 _ZTS14XLA_FFI_Buffer", !21, i64 0}
!44 = !{!14, !21, i64 112}
!45 = !{!42, !43, i64 8}
!46 = !{!15, !15, i64 0}
!47 = !{!48, !15, i64 0}
!48 = !{!"_ZTS34XLA_FFI_ThreadPool_NumThreads_Args", !15, i64 0, !16, i64 8, !18, i64 16, !49, i64 24}
!49 = !{!"p1 long", !12, i64 0}
!50 = !{!48, !16, i64 8}
!51 = !{!14, !18, i64 24}
!52 = !{!48, !18, i64 16}
!53 = !{!48, !49, i64 24}
!54 = !{!55, !12, i64 144}
!55 = !{!"_ZTS11XLA_FFI_Api", !15, i64 0, !16, i64 8, !34, i64 16, !56, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184}
!56 = !{!"p1 _ZTS19XLA_FFI_InternalApi", !12, i64 0}
!57 = !{!58, !58, i64 0}
!58 = !{!"p1 _ZTSN12_GLOBAL__N_14WorkE", !12, i64 0}
!59 = !{!60, !15, i64 0}
!60 = !{!"_ZTS4Plan", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24}
!61 = !{!60, !15, i64 8}
!62 = !{!60, !15, i64 16}
!63 = !{!60, !15, i64 24}
!64 = !{!65, !15, i64 0}
!65 = !{!"_ZTSN12_GLOBAL__N_14WorkE", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24, !15, i64 32, !42, i64 40, !15, i64 56, !15, i64 64, !15, i64 72, !15, i64 80, !15, i64 88, !15, i64 96}
!66 = !{!65, !15, i64 8}
!67 = !{!65, !15, i64 16}
!68 = !{!65, !15, i64 24}
!69 = !{!65, !15, i64 32}
!70 = !{!65, !15, i64 56}
!71 = !{!65, !15, i64 64}
!72 = !{!65, !15, i64 72}
!73 = !{!65, !15, i64 80}
!74 = !{!65, !15, i64 88}
!75 = !{!65, !15, i64 96}
!76 = !{i64 0, i64 8, !46, i64 8, i64 8, !46, i64 16, i64 8, !46, i64 24, i64 8, !46, i64 32, i64 8, !46, i64 40, i64 8, !77, i64 48, i64 8, !77, i64 56, i64 8, !46, i64 64, i64 8, !46, i64 72, i64 8, !46, i64 80, i64 8, !46, i64 88, i64 8, !46, i64 96, i64 8, !46}
!77 = !{!43, !43, i64 0}
!78 = !{i64 0, i64 8, !77, i64 8, i64 8, !77}
!79 = !{!80, !15, i64 0}
!80 = !{!"_ZTS32XLA_FFI_ThreadPool_Schedule_Args", !15, i64 0, !16, i64 8, !18, i64 16, !12, i64 24, !12, i64 32}
!81 = !{!80, !16, i64 8}
!82 = !{!80, !18, i64 16}
!83 = !{!80, !12, i64 24}
!84 = !{!80, !12, i64 32}
!85 = !{!55, !12, i64 136}
!86 = distinct !{!86, !87}
!87 = !{!"llvm.loop.mustprogress"}
!88 = distinct !{!88, !87}
!89 = !{!90, !90, i64 0}
!90 = !{!"bool", !8, i64 0}
!91 = !{i8 0, i8 2}
!92 = !{}
!93 = !{!94, !94, i64 0}
!94 = !{!"p1 _ZTS4Call", !12, i64 0}
!95 = !{i64 8}
!96 = !{!97, !15, i64 72}
!97 = !{!"_ZTSN12_GLOBAL__N_17ProductE", !98, i64 0, !98, i64 8, !99, i64 16, !99, i64 24, !15, i64 32, !15, i64 40, !15, i64 48, !15, i64 56, !15, i64 64, !15, i64 72}
!98 = !{!"p1 float", !12, i64 0}
!99 = !{!"p1 omnipotent char", !12, i64 0}
!100 = !{!97, !15, i64 40}
!101 = !{!97, !15, i64 56}
!102 = !{!103, !103, i64 0}
!103 = !{!"p1 _ZTS13XLA_FFI_Error", !12, i64 0}
!104 = !{!105, !15, i64 0}
!105 = !{!"_ZTS26XLA_FFI_Error_Destroy_Args", !15, i64 0, !16, i64 8, !103, i64 16}
!106 = !{!105, !16, i64 8}
!107 = !{!105, !103, i64 16}
!108 = !{!55, !12, i64 64}
!109 = !{!55, !12, i64 48}
!110 = !{!12, !12, i64 0}
!111 = distinct !{!111, !87}
!112 = distinct !{!112, !87}
!113 = !{!97, !15, i64 64}
!114 = !{!97, !15, i64 48}
!115 = distinct !{!115, !87}
!116 = distinct !{!116, !87}
!117 = distinct !{!117, !87}
!118 = !{!119, !119, i64 0}
!119 = !{!"p1 _ZTSN12_GLOBAL__N_17ProductE", !12, i64 0}
!120 = !{!97, !98, i64 0}
!121 = !{!97, !98, i64 8}
!122 = !{!97, !99, i64 16}
!123 = !{!97, !99, i64 24}
!124 = !{!97, !15, i64 32}
!125 = !{!126, !126, i64 0}
!126 = !{!"p1 _ZTS4Room", !12, i64 0}
!127 = !{!128, !99, i64 0}
!128 = !{!"_ZTS4Room", !99, i64 0}
!129 = !{!98, !98, i64 0}
!130 = !{!8, !8, i64 0}
!131 = distinct !{!131, !87, !132}
!132 = !{!"llvm.loop.unroll.full"}
!133 = distinct !{!133, !87, !132}
!134 = distinct !{!134, !87}
!135 = distinct !{!135, !87}
!136 = !{!49, !49, i64 0}
!137 = !{!138, !138, i64 0}
!138 = !{!"p2 float", !21, i64 0}
!139 = distinct !{!139, !87, !132}
!140 = !{!141, !141, i64 0}
!141 = !{!"p1 _ZTS14XLA_FFI_Buffer", !12, i64 0}
!142 = !{!143, !12, i64 24}
!143 = !{!"_ZTS14XLA_FFI_Buffer", !15, i64 0, !16, i64 8, !144, i64 16, !12, i64 24, !15, i64 32, !49, i64 40}
!144 = !{!"_ZTS16XLA_FFI_DataType", !8, i64 0}
!145 = !{!143, !49, i64 40}
!146 = distinct !{!146, !87, !132}
!147 = !{i64 32}
!148 = distinct !{!148, !87, !132}
!149 = distinct !{!149, !87, !132}
!150 = !{!151, !49, i64 0}
!151 = !{!"_ZTSZN12_GLOBAL__N_18multiplyERKNS_7ProductElllllPKfE3$_0", !49, i64 0, !49, i64 8, !119, i64 16, !49, i64 24, !49, i64 32, !49, i64 40, !138, i64 48, !49, i64 56, !49, i64 64, !49, i64 72}
!152 = !{!151, !49, i64 8}
!153 = !{!151, !119, i64 16}
!154 = !{!151, !49, i64 24}
!155 = !{!151, !49, i64 32}
!156 = !{!99, !99, i64 0}
!157 = !{!151, !49, i64 40}
!158 = !{!151, !138, i64 48}
!159 = !{!151, !49, i64 56}
!160 = !{!151, !49, i64 64}
!161 = !{!151, !49, i64 72}
!162 = distinct !{!162, !87}
!163 = distinct !{!163, !87, !132}
!164 = distinct !{!164, !87, !132}
!165 = distinct !{!165, !87, !132}
!166 = !{!167, !167, i64 0}
!167 = !{!"float", !8, i64 0}
!168 = distinct !{!168, !87, !132}
!169 = distinct !{!169, !87, !132}
!170 = distinct !{!170, !87}
!171 = distinct !{!171, !87, !132}
!172 = distinct !{!172, !87, !132}
!173 = distinct !{!173, !87, !132}
!174 = distinct !{!174, !87, !132}
!175 = distinct !{!175, !87, !132}
!176 = distinct !{!176, !87, !132}
!177 = distinct !{!177, !87, !132}
!178 = distinct !{!178, !87}
!179 = distinct !{!179, !87, !132}
!180 = distinct !{!180, !87, !132}
!181 = distinct !{!181, !87, !132}
!182 = distinct !{!182, !87, !132}
!183 = distinct !{!183, !87, !132}
!184 = distinct !{!184, !87, !132}
!185 = distinct !{!185, !87, !132}
!186 = distinct !{!186, !87}
!187 = distinct !{!187, !87, !132}
!188 = distinct !{!188, !87, !132}
