
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
%struct.XLA_FFI_Error_Destroy_Args = type { i64, ptr, ptr }
%struct.Room = type { ptr }
%"struct.(anonymous namespace)::Memory" = type { i64, i64, i64, i64 }
%"struct.(anonymous namespace)::Sizes" = type { i64, i64, i64, i64, i64, i64 }
%class.anon = type { ptr, ptr, ptr }
%"struct.(anonymous namespace)::Part" = type { [4 x <16 x float>] }
%class.anon.0 = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%class.anon.1 = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.XLA_FFI_Buffer = type { i64, ptr, i32, ptr, i64, ptr }
%struct.Unaligned.2 = type { <16 x float> }
%class.anon.4 = type { ptr, ptr, ptr }
%"struct.(anonymous namespace)::Places" = type { i8 }
%struct.Unaligned = type { <16 x i32> }
%struct.Unaligned.3 = type { <16 x float> }

$_ZN4RoomC2El = comdat any

$_ZNK4Room7missingEv = comdat any

$_ZNK4Room5startIfEEPT_v = comdat any

$_ZN4RoomD2Ev = comdat any

$_ZNK4Call5sizesEl = comdat any

$_ZNK4Call8argumentIfEEPKT_l = comdat any

$_ZNK4Call8argumentIcEEPKT_l = comdat any

$_ZNK4Call6resultIcEEPT_l = comdat any

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
  call void @llvm.lifetime.start.p0(ptr %4) #17
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
  call void @llvm.lifetime.end.p0(ptr %4) #17
  br label %211

41:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %5) #17
  %42 = load ptr, ptr %3, align 8, !tbaa !10
  %43 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %42, i32 0, i32 2
  %44 = load ptr, ptr %43, align 8, !tbaa !38
  store ptr %44, ptr %5, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %6) #17
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
  call void @llvm.lifetime.start.p0(ptr %7) #17
  call void @_ZL4planRK4Call(ptr dead_on_unwind writable sret(%struct.Plan) align 8 %7, ptr noundef nonnull align 8 dereferenceable(16) %6)
  call void @llvm.lifetime.start.p0(ptr %8) #17
  store i64 1, ptr %8, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %9) #17
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
  call void @llvm.lifetime.start.p0(ptr %10) #17
  %68 = call noalias ptr @malloc(i64 noundef 104) #18
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
  call void @llvm.lifetime.start.p0(ptr %12) #17
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
  call void @llvm.lifetime.start.p0(ptr %13) #17
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
  call void @llvm.lifetime.start.p0(ptr %14) #17
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
  call void @llvm.lifetime.start.p0(ptr %15) #17
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
  call void @llvm.lifetime.end.p0(ptr %15) #17
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
  call void @llvm.lifetime.start.p0(ptr %16) #17
  %144 = load ptr, ptr %10, align 8, !tbaa !57
  %145 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %144, i32 0, i32 7
  %146 = load i64, ptr %145, align 8, !tbaa !71
  store i64 %146, ptr %16, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %17) #17
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
  call void @llvm.lifetime.start.p0(ptr %18) #17
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
  call void @llvm.lifetime.start.p0(ptr %19) #17
  store i64 0, ptr %19, align 8, !tbaa !46
  br label %165

165:                                              ; preds = %180, %81
  %166 = load i64, ptr %19, align 8, !tbaa !46
  %167 = load i64, ptr %17, align 8, !tbaa !46
  %168 = icmp slt i64 %166, %167
  br i1 %168, label %170, label %169

169:                                              ; preds = %165
  store i32 2, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #17
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
  call void @llvm.lifetime.start.p0(ptr %21) #17
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
  call void @llvm.lifetime.end.p0(ptr %21) #17
  call void @llvm.lifetime.end.p0(ptr %18) #17
  call void @llvm.lifetime.end.p0(ptr %17) #17
  call void @llvm.lifetime.end.p0(ptr %16) #17
  call void @llvm.lifetime.end.p0(ptr %14) #17
  call void @llvm.lifetime.end.p0(ptr %13) #17
  call void @llvm.lifetime.end.p0(ptr %12) #17
  br label %210

210:                                              ; preds = %208, %71
  call void @llvm.lifetime.end.p0(ptr %10) #17
  call void @llvm.lifetime.end.p0(ptr %9) #17
  call void @llvm.lifetime.end.p0(ptr %8) #17
  call void @llvm.lifetime.end.p0(ptr %7) #17
  call void @llvm.lifetime.end.p0(ptr %6) #17
  call void @llvm.lifetime.end.p0(ptr %5) #17
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
  %4 = alloca ptr, align 8
  store ptr %1, ptr %3, align 8, !tbaa !93
  call void @llvm.lifetime.start.p0(ptr %4) #17
  %5 = load ptr, ptr %3, align 8, !tbaa !93, !nonnull !92, !align !95
  %6 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %5, i64 noundef 0)
  store ptr %6, ptr %4, align 8, !tbaa !96
  %7 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %4, align 8, !tbaa !96
  %9 = getelementptr inbounds i64, ptr %8, i64 0
  %10 = load i64, ptr %9, align 8, !tbaa !46
  %11 = load ptr, ptr %4, align 8, !tbaa !96
  %12 = getelementptr inbounds i64, ptr %11, i64 2
  %13 = load i64, ptr %12, align 8, !tbaa !46
  %14 = mul nsw i64 %10, %13
  %15 = load ptr, ptr %4, align 8, !tbaa !96
  %16 = getelementptr inbounds i64, ptr %15, i64 1
  %17 = load i64, ptr %16, align 8, !tbaa !46
  %18 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %17, i64 noundef 64)
  %19 = mul nsw i64 %14, %18
  store i64 %19, ptr %7, align 8, !tbaa !59
  %20 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 1
  %21 = load ptr, ptr %3, align 8, !tbaa !93, !nonnull !92, !align !95
  %22 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %21, i64 noundef 1)
  %23 = getelementptr inbounds i64, ptr %22, i64 1
  %24 = load i64, ptr %23, align 8, !tbaa !46
  %25 = load ptr, ptr %4, align 8, !tbaa !96
  %26 = getelementptr inbounds i64, ptr %25, i64 3
  %27 = load i64, ptr %26, align 8, !tbaa !46
  %28 = load ptr, ptr %3, align 8, !tbaa !93, !nonnull !92, !align !95
  %29 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %28, i64 noundef 2)
  %30 = getelementptr inbounds i64, ptr %29, i64 3
  %31 = load i64, ptr %30, align 8, !tbaa !46
  %32 = add nsw i64 %27, %31
  %33 = mul nsw i64 %24, %32
  %34 = mul nsw i64 %33, 4
  %35 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %34, i64 noundef 1)
  %36 = mul nsw i64 %35, 16
  store i64 %36, ptr %20, align 8, !tbaa !61
  %37 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 2
  store i64 0, ptr %37, align 8, !tbaa !62
  %38 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 3
  store i64 1, ptr %38, align 8, !tbaa !63
  call void @llvm.lifetime.end.p0(ptr %4) #17
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef zeroext i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i1, align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca %struct.XLA_FFI_Error_Destroy_Args, align 8
  store ptr %0, ptr %4, align 8, !tbaa !39
  store ptr %1, ptr %5, align 8, !tbaa !97
  %7 = load ptr, ptr %5, align 8, !tbaa !97
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  store i1 true, ptr %3, align 1
  br label %18

10:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %6) #17
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 0
  store i64 24, ptr %11, align 8, !tbaa !99
  %12 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !101
  %13 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 2
  %14 = load ptr, ptr %5, align 8, !tbaa !97
  store ptr %14, ptr %13, align 8, !tbaa !102
  %15 = load ptr, ptr %4, align 8, !tbaa !39
  %16 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %15, i32 0, i32 6
  %17 = load ptr, ptr %16, align 8, !tbaa !103
  call void %17(ptr noundef %6)
  store i1 false, ptr %3, align 1
  call void @llvm.lifetime.end.p0(ptr %6) #17
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
  call void @llvm.lifetime.start.p0(ptr %3) #17
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating, i64 32, i1 false)
  %4 = load ptr, ptr %2, align 8, !tbaa !39
  %5 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %4, i32 0, i32 4
  %6 = load ptr, ptr %5, align 8, !tbaa !104
  %7 = call noundef ptr %6(ptr noundef %3)
  call void @llvm.lifetime.end.p0(ptr %3) #17
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
  store ptr %0, ptr %2, align 8, !tbaa !105
  %3 = load ptr, ptr %2, align 8, !tbaa !105
  call void @_ZN12_GLOBAL__N_15shareEPNS_4WorkE(ptr noundef %3)
  %4 = load ptr, ptr %2, align 8, !tbaa !105
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
  call void @free(ptr noundef %12) #17
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
  call void @llvm.lifetime.start.p0(ptr %3) #17
  %17 = load ptr, ptr %2, align 8, !tbaa !57
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %17, i32 0, i32 0
  store i64 1, ptr %4, align 8, !tbaa !46
  %19 = load i64, ptr %4, align 8
  %20 = atomicrmw add ptr %18, i64 %19 monotonic, align 8
  store i64 %20, ptr %5, align 8
  %21 = load i64, ptr %5, align 8, !tbaa !46
  store i64 %21, ptr %3, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %6) #17
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
  call void @llvm.lifetime.start.p0(ptr %7) #17
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
  call void @llvm.lifetime.end.p0(ptr %7) #17
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
  br label %60, !llvm.loop !106

71:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr %12) #17
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
  call void @llvm.lifetime.end.p0(ptr %12) #17
  store i32 0, ptr %10, align 4
  br label %100

100:                                              ; preds = %94, %58, %29
  call void @llvm.lifetime.end.p0(ptr %6) #17
  call void @llvm.lifetime.end.p0(ptr %3) #17
  %101 = load i32, ptr %10, align 4
  switch i32 %101, label %104 [
    i32 0, label %102
    i32 3, label %16
    i32 1, label %103
  ]

102:                                              ; preds = %100
  br label %16, !llvm.loop !107

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
  %8 = alloca %struct.Room, align 8
  %9 = alloca %"struct.(anonymous namespace)::Memory", align 8
  %10 = alloca %"struct.(anonymous namespace)::Sizes", align 8
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  store ptr %0, ptr %5, align 8, !tbaa !93
  store i64 %1, ptr %6, align 8, !tbaa !46
  store i64 %2, ptr %7, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %8) #17
  call void @llvm.lifetime.start.p0(ptr %9) #17
  call void @llvm.lifetime.start.p0(ptr %10) #17
  %13 = load ptr, ptr %5, align 8, !tbaa !93, !nonnull !92, !align !95
  call void @_ZN12_GLOBAL__N_15SizesC2ERK4Call(ptr noundef nonnull align 8 dereferenceable(48) %10, ptr noundef nonnull align 8 dereferenceable(16) %13)
  call void @_ZN12_GLOBAL__N_16MemoryC2ERKNS_5SizesE(ptr noundef nonnull align 8 dereferenceable(32) %9, ptr noundef nonnull align 8 dereferenceable(48) %10)
  %14 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %9, i32 0, i32 3
  %15 = load i64, ptr %14, align 8, !tbaa !108
  %16 = mul nsw i64 %15, 4
  call void @_ZN4RoomC2El(ptr noundef nonnull align 8 dereferenceable(8) %8, i64 noundef %16)
  call void @llvm.lifetime.end.p0(ptr %10) #17
  call void @llvm.lifetime.end.p0(ptr %9) #17
  %17 = call noundef zeroext i1 @_ZNK4Room7missingEv(ptr noundef nonnull align 8 dereferenceable(8) %8)
  br i1 %17, label %18, label %19

18:                                               ; preds = %3
  store i1 false, ptr %4, align 1
  store i32 1, ptr %11, align 4
  br label %34

19:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %12) #17
  %20 = load i64, ptr %6, align 8, !tbaa !46
  store i64 %20, ptr %12, align 8, !tbaa !46
  br label %21

21:                                               ; preds = %30, %19
  %22 = load i64, ptr %12, align 8, !tbaa !46
  %23 = load i64, ptr %7, align 8, !tbaa !46
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  store i32 2, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #17
  br label %33

26:                                               ; preds = %21
  %27 = load ptr, ptr %5, align 8, !tbaa !93, !nonnull !92, !align !95
  %28 = load i64, ptr %12, align 8, !tbaa !46
  %29 = call noundef ptr @_ZNK4Room5startIfEEPT_v(ptr noundef nonnull align 8 dereferenceable(8) %8)
  call void @_ZN12_GLOBAL__N_16attendERK4CalllPf(ptr noundef nonnull align 8 dereferenceable(16) %27, i64 noundef %28, ptr noundef %29)
  br label %30

30:                                               ; preds = %26
  %31 = load i64, ptr %12, align 8, !tbaa !46
  %32 = add nsw i64 %31, 1
  store i64 %32, ptr %12, align 8, !tbaa !46
  br label %21, !llvm.loop !110

33:                                               ; preds = %25
  store i1 true, ptr %4, align 1
  store i32 1, ptr %11, align 4
  br label %34

34:                                               ; preds = %33, %18
  call void @_ZN4RoomD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %8) #17
  call void @llvm.lifetime.end.p0(ptr %8) #17
  %35 = load i1, ptr %4, align 1
  ret i1 %35
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15SizesC2ERK4Call(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #0 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !111
  store ptr %1, ptr %4, align 8, !tbaa !93
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %8 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %7, i64 noundef 0)
  %9 = getelementptr inbounds i64, ptr %8, i64 1
  %10 = load i64, ptr %9, align 8, !tbaa !46
  store i64 %10, ptr %6, align 8, !tbaa !113
  %11 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %5, i32 0, i32 1
  %12 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %13 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %12, i64 noundef 1)
  %14 = getelementptr inbounds i64, ptr %13, i64 1
  %15 = load i64, ptr %14, align 8, !tbaa !46
  store i64 %15, ptr %11, align 8, !tbaa !115
  %16 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %5, i32 0, i32 2
  %17 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %18 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %17, i64 noundef 0)
  %19 = getelementptr inbounds i64, ptr %18, i64 2
  %20 = load i64, ptr %19, align 8, !tbaa !46
  store i64 %20, ptr %16, align 8, !tbaa !116
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %5, i32 0, i32 3
  %22 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %23 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %22, i64 noundef 0)
  %24 = getelementptr inbounds i64, ptr %23, i64 3
  %25 = load i64, ptr %24, align 8, !tbaa !46
  %26 = call noundef i32 @_ZN12_GLOBAL__N_18togetherEv()
  %27 = sext i32 %26 to i64
  %28 = sdiv i64 %25, %27
  store i64 %28, ptr %21, align 8, !tbaa !117
  %29 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %5, i32 0, i32 4
  %30 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %31 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %30, i64 noundef 2)
  %32 = getelementptr inbounds i64, ptr %31, i64 3
  %33 = load i64, ptr %32, align 8, !tbaa !46
  store i64 %33, ptr %29, align 8, !tbaa !118
  %34 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %5, i32 0, i32 5
  %35 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %5, i32 0, i32 4
  %36 = load i64, ptr %35, align 8, !tbaa !118
  %37 = call noundef i64 @_ZN12_GLOBAL__N_15wholeEll(i64 noundef %36, i64 noundef 16)
  store i64 %37, ptr %34, align 8, !tbaa !119
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_16MemoryC2ERKNS_5SizesE(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(48) %1) unnamed_addr #0 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !120
  store ptr %1, ptr %4, align 8, !tbaa !111
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !111, !nonnull !92, !align !95
  %8 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 3
  %9 = load i64, ptr %8, align 8, !tbaa !117
  %10 = call noundef i64 @_ZN12_GLOBAL__N_15wholeEll(i64 noundef %9, i64 noundef 16)
  %11 = mul nsw i64 %10, 64
  store i64 %11, ptr %6, align 8, !tbaa !122
  %12 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %5, i32 0, i32 1
  %13 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %5, i32 0, i32 0
  %14 = load i64, ptr %13, align 8, !tbaa !122
  %15 = load ptr, ptr %4, align 8, !tbaa !111, !nonnull !92, !align !95
  %16 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %15, i32 0, i32 5
  %17 = load i64, ptr %16, align 8, !tbaa !119
  %18 = call noundef i32 @_ZN12_GLOBAL__N_18togetherEv()
  %19 = sdiv i32 96, %18
  %20 = sext i32 %19 to i64
  %21 = mul nsw i64 %17, %20
  %22 = add nsw i64 %14, %21
  store i64 %22, ptr %12, align 8, !tbaa !123
  %23 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %5, i32 0, i32 2
  %24 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %5, i32 0, i32 1
  %25 = load i64, ptr %24, align 8, !tbaa !123
  %26 = add nsw i64 %25, 6144
  store i64 %26, ptr %23, align 8, !tbaa !124
  %27 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %5, i32 0, i32 3
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %5, i32 0, i32 2
  %29 = load i64, ptr %28, align 8, !tbaa !124
  %30 = load ptr, ptr %4, align 8, !tbaa !111, !nonnull !92, !align !95
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %30, i32 0, i32 5
  %32 = load i64, ptr %31, align 8, !tbaa !119
  %33 = mul nsw i64 %32, 64
  %34 = add nsw i64 %29, %33
  store i64 %34, ptr %27, align 8, !tbaa !108
  ret void
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
  %12 = call noalias ptr @malloc(i64 noundef %11) #18
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
define internal void @_ZN12_GLOBAL__N_16attendERK4CalllPf(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, ptr noundef %2) #7 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca %"struct.(anonymous namespace)::Sizes", align 8
  %8 = alloca %"struct.(anonymous namespace)::Memory", align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca %class.anon, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca float, align 4
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca i8, align 1
  %27 = alloca [64 x float], align 64
  %28 = alloca [64 x float], align 64
  %29 = alloca [64 x float], align 64
  %30 = alloca i32, align 4
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i32, align 4
  %34 = alloca i64, align 8
  %35 = alloca ptr, align 8
  %36 = alloca ptr, align 8
  %37 = alloca ptr, align 8
  %38 = alloca i32, align 4
  %39 = alloca %"struct.(anonymous namespace)::Part", align 64
  %40 = alloca %"struct.(anonymous namespace)::Part", align 64
  %41 = alloca %class.anon.0, align 8
  %42 = alloca %"struct.(anonymous namespace)::Part", align 64
  %43 = alloca i32, align 4
  %44 = alloca i64, align 8
  %45 = alloca %class.anon.1, align 8
  store ptr %0, ptr %4, align 8, !tbaa !93
  store i64 %1, ptr %5, align 8, !tbaa !46
  store ptr %2, ptr %6, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %7) #17
  %46 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  call void @_ZN12_GLOBAL__N_15SizesC2ERK4Call(ptr noundef nonnull align 8 dereferenceable(48) %7, ptr noundef nonnull align 8 dereferenceable(16) %46)
  call void @llvm.lifetime.start.p0(ptr %8) #17
  call void @_ZN12_GLOBAL__N_16MemoryC2ERKNS_5SizesE(ptr noundef nonnull align 8 dereferenceable(32) %8, ptr noundef nonnull align 8 dereferenceable(48) %7)
  call void @llvm.lifetime.start.p0(ptr %9) #17
  %47 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 0
  %48 = load i64, ptr %47, align 8, !tbaa !113
  %49 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %48, i64 noundef 64)
  store i64 %49, ptr %9, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %10) #17
  %50 = load i64, ptr %5, align 8, !tbaa !46
  %51 = load i64, ptr %9, align 8, !tbaa !46
  %52 = sdiv i64 %50, %51
  store i64 %52, ptr %10, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %11) #17
  %53 = load i64, ptr %5, align 8, !tbaa !46
  %54 = load i64, ptr %9, align 8, !tbaa !46
  %55 = srem i64 %53, %54
  %56 = mul nsw i64 %55, 64
  store i64 %56, ptr %11, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %12) #17
  %57 = load i64, ptr %10, align 8, !tbaa !46
  %58 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 2
  %59 = load i64, ptr %58, align 8, !tbaa !116
  %60 = sdiv i64 %57, %59
  store i64 %60, ptr %12, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %13) #17
  %61 = load i64, ptr %10, align 8, !tbaa !46
  %62 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 2
  %63 = load i64, ptr %62, align 8, !tbaa !116
  %64 = srem i64 %61, %63
  store i64 %64, ptr %13, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %14) #17
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 0
  %66 = load i64, ptr %65, align 8, !tbaa !113
  %67 = load i64, ptr %11, align 8, !tbaa !46
  %68 = sub nsw i64 %66, %67
  %69 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %68, i64 noundef 64)
  store i64 %69, ptr %14, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %15) #17
  %70 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 2
  %71 = load i64, ptr %70, align 8, !tbaa !116
  %72 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 3
  %73 = load i64, ptr %72, align 8, !tbaa !117
  %74 = mul nsw i64 %71, %73
  store i64 %74, ptr %15, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %16) #17
  %75 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 2
  %76 = load i64, ptr %75, align 8, !tbaa !116
  %77 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 4
  %78 = load i64, ptr %77, align 8, !tbaa !118
  %79 = mul nsw i64 %76, %78
  store i64 %79, ptr %16, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %17) #17
  %80 = getelementptr inbounds nuw %class.anon, ptr %17, i32 0, i32 0
  store ptr %12, ptr %80, align 8, !tbaa !96
  %81 = getelementptr inbounds nuw %class.anon, ptr %17, i32 0, i32 1
  store ptr %7, ptr %81, align 8, !tbaa !111
  %82 = getelementptr inbounds nuw %class.anon, ptr %17, i32 0, i32 2
  store ptr %13, ptr %82, align 8, !tbaa !96
  call void @llvm.lifetime.start.p0(ptr %18) #17
  %83 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %84 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %83, i64 noundef 0)
  %85 = load i64, ptr %11, align 8, !tbaa !46
  %86 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 0
  %87 = load i64, ptr %86, align 8, !tbaa !113
  %88 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 3
  %89 = load i64, ptr %88, align 8, !tbaa !117
  %90 = call noundef i64 @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_2clElll"(ptr noundef nonnull align 8 dereferenceable(24) %17, i64 noundef %85, i64 noundef %87, i64 noundef %89)
  %91 = getelementptr inbounds float, ptr %84, i64 %90
  store ptr %91, ptr %18, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %19) #17
  %92 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %93 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %92, i64 noundef 1)
  %94 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 1
  %95 = load i64, ptr %94, align 8, !tbaa !115
  %96 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 3
  %97 = load i64, ptr %96, align 8, !tbaa !117
  %98 = call noundef i64 @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_2clElll"(ptr noundef nonnull align 8 dereferenceable(24) %17, i64 noundef 0, i64 noundef %95, i64 noundef %97)
  %99 = getelementptr inbounds float, ptr %93, i64 %98
  store ptr %99, ptr %19, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %20) #17
  %100 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %101 = call noundef ptr @_ZNK4Call8argumentIcEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %100, i64 noundef 2)
  %102 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 1
  %103 = load i64, ptr %102, align 8, !tbaa !115
  %104 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 4
  %105 = load i64, ptr %104, align 8, !tbaa !118
  %106 = call noundef i64 @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_2clElll"(ptr noundef nonnull align 8 dereferenceable(24) %17, i64 noundef 0, i64 noundef %103, i64 noundef %105)
  %107 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %106)
  %108 = getelementptr inbounds i8, ptr %101, i64 %107
  store ptr %108, ptr %20, align 8, !tbaa !132
  call void @llvm.lifetime.start.p0(ptr %21) #17
  %109 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %110 = call noundef ptr @_ZNK4Call6resultIcEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %109, i64 noundef 0)
  %111 = load i64, ptr %11, align 8, !tbaa !46
  %112 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 0
  %113 = load i64, ptr %112, align 8, !tbaa !113
  %114 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 4
  %115 = load i64, ptr %114, align 8, !tbaa !118
  %116 = call noundef i64 @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_2clElll"(ptr noundef nonnull align 8 dereferenceable(24) %17, i64 noundef %111, i64 noundef %113, i64 noundef %115)
  %117 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %116)
  %118 = getelementptr inbounds i8, ptr %110, i64 %117
  store ptr %118, ptr %21, align 8, !tbaa !132
  call void @llvm.lifetime.start.p0(ptr %22) #17
  %119 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %120 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %119, i64 noundef 3)
  %121 = load float, ptr %120, align 4, !tbaa !133
  store float %121, ptr %22, align 4, !tbaa !133
  call void @llvm.lifetime.start.p0(ptr %23) #17
  %122 = load ptr, ptr %6, align 8, !tbaa !130
  store ptr %122, ptr %23, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %24) #17
  %123 = load ptr, ptr %6, align 8, !tbaa !130
  %124 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %8, i32 0, i32 1
  %125 = load i64, ptr %124, align 8, !tbaa !123
  %126 = getelementptr inbounds float, ptr %123, i64 %125
  store ptr %126, ptr %24, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %25) #17
  %127 = load ptr, ptr %6, align 8, !tbaa !130
  %128 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %8, i32 0, i32 2
  %129 = load i64, ptr %128, align 8, !tbaa !124
  %130 = getelementptr inbounds float, ptr %127, i64 %129
  store ptr %130, ptr %25, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %26) #17
  %131 = load i64, ptr %16, align 8, !tbaa !46
  %132 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 5
  %133 = load i64, ptr %132, align 8, !tbaa !119
  %134 = icmp eq i64 %131, %133
  br i1 %134, label %135, label %139

135:                                              ; preds = %3
  %136 = load i32, ptr @paired, align 4, !tbaa !6
  %137 = icmp ne i32 %136, 0
  %138 = xor i1 %137, true
  br label %139

139:                                              ; preds = %135, %3
  %140 = phi i1 [ false, %3 ], [ %138, %135 ]
  %141 = zext i1 %140 to i8
  store i8 %141, ptr %26, align 1, !tbaa !89
  %142 = load ptr, ptr %18, align 8, !tbaa !130
  %143 = load i64, ptr %15, align 8, !tbaa !46
  %144 = load i64, ptr %14, align 8, !tbaa !46
  %145 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 3
  %146 = load i64, ptr %145, align 8, !tbaa !117
  %147 = load ptr, ptr %23, align 8, !tbaa !130
  call void @_ZN12_GLOBAL__N_17turn_inEPKflllPf(ptr noundef %142, i64 noundef %143, i64 noundef %144, i64 noundef %146, ptr noundef %147)
  call void @llvm.lifetime.start.p0(ptr %27) #17
  call void @llvm.lifetime.start.p0(ptr %28) #17
  call void @llvm.lifetime.start.p0(ptr %29) #17
  call void @llvm.lifetime.start.p0(ptr %30) #17
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %148

148:                                              ; preds = %161, %139
  %149 = load i32, ptr %30, align 4, !tbaa !6
  %150 = icmp slt i32 %149, 64
  br i1 %150, label %152, label %151

151:                                              ; preds = %148
  call void @llvm.lifetime.end.p0(ptr %30) #17
  br label %164

152:                                              ; preds = %148
  %153 = getelementptr inbounds [64 x float], ptr %27, i64 0, i64 0
  %154 = load i32, ptr %30, align 4, !tbaa !6
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr %153, i64 %155
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %156, <16 x float> noundef splat (float 0xC6293E5940000000))
  %157 = getelementptr inbounds [64 x float], ptr %28, i64 0, i64 0
  %158 = load i32, ptr %30, align 4, !tbaa !6
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds float, ptr %157, i64 %159
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %160, <16 x float> noundef zeroinitializer)
  br label %161

161:                                              ; preds = %152
  %162 = load i32, ptr %30, align 4, !tbaa !6
  %163 = add nsw i32 %162, 16
  store i32 %163, ptr %30, align 4, !tbaa !6
  br label %148, !llvm.loop !135

164:                                              ; preds = %151
  call void @llvm.lifetime.start.p0(ptr %31) #17
  store i64 0, ptr %31, align 8, !tbaa !46
  br label %165

165:                                              ; preds = %176, %164
  %166 = load i64, ptr %31, align 8, !tbaa !46
  %167 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 5
  %168 = load i64, ptr %167, align 8, !tbaa !119
  %169 = mul nsw i64 %168, 64
  %170 = icmp slt i64 %166, %169
  br i1 %170, label %172, label %171

171:                                              ; preds = %165
  call void @llvm.lifetime.end.p0(ptr %31) #17
  br label %179

172:                                              ; preds = %165
  %173 = load ptr, ptr %25, align 8, !tbaa !130
  %174 = load i64, ptr %31, align 8, !tbaa !46
  %175 = getelementptr inbounds float, ptr %173, i64 %174
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %175, <16 x float> noundef zeroinitializer)
  br label %176

176:                                              ; preds = %172
  %177 = load i64, ptr %31, align 8, !tbaa !46
  %178 = add nsw i64 %177, 16
  store i64 %178, ptr %31, align 8, !tbaa !46
  br label %165, !llvm.loop !136

179:                                              ; preds = %171
  call void @llvm.lifetime.start.p0(ptr %32) #17
  store i64 0, ptr %32, align 8, !tbaa !46
  br label %180

180:                                              ; preds = %297, %179
  %181 = load i64, ptr %32, align 8, !tbaa !46
  %182 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 1
  %183 = load i64, ptr %182, align 8, !tbaa !115
  %184 = icmp slt i64 %181, %183
  br i1 %184, label %186, label %185

185:                                              ; preds = %180
  store i32 8, ptr %33, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #17
  br label %300

186:                                              ; preds = %180
  call void @llvm.lifetime.start.p0(ptr %34) #17
  %187 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 1
  %188 = load i64, ptr %187, align 8, !tbaa !115
  %189 = load i64, ptr %32, align 8, !tbaa !46
  %190 = sub nsw i64 %188, %189
  %191 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %190, i64 noundef 96)
  store i64 %191, ptr %34, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %35) #17
  %192 = load ptr, ptr %20, align 8, !tbaa !132
  %193 = load i64, ptr %32, align 8, !tbaa !46
  %194 = load i64, ptr %16, align 8, !tbaa !46
  %195 = mul nsw i64 %193, %194
  %196 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %195)
  %197 = getelementptr inbounds i8, ptr %192, i64 %196
  store ptr %197, ptr %35, align 8, !tbaa !132
  %198 = load i8, ptr %26, align 1, !tbaa !89, !range !91, !noundef !92
  %199 = trunc i8 %198 to i1
  br i1 %199, label %212, label %200

200:                                              ; preds = %186
  %201 = load ptr, ptr %35, align 8, !tbaa !132
  %202 = load i64, ptr %16, align 8, !tbaa !46
  %203 = load i64, ptr %34, align 8, !tbaa !46
  %204 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 4
  %205 = load i64, ptr %204, align 8, !tbaa !118
  %206 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 5
  %207 = load i64, ptr %206, align 8, !tbaa !119
  %208 = load ptr, ptr %6, align 8, !tbaa !130
  %209 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %8, i32 0, i32 0
  %210 = load i64, ptr %209, align 8, !tbaa !122
  %211 = getelementptr inbounds float, ptr %208, i64 %210
  call void @_ZN12_GLOBAL__N_17collectEPKcllllPf(ptr noundef %201, i64 noundef %202, i64 noundef %203, i64 noundef %205, i64 noundef %207, ptr noundef %211)
  br label %212

212:                                              ; preds = %200, %186
  call void @llvm.lifetime.start.p0(ptr %36) #17
  %213 = load i8, ptr %26, align 1, !tbaa !89, !range !91, !noundef !92
  %214 = trunc i8 %213 to i1
  br i1 %214, label %215, label %217

215:                                              ; preds = %212
  %216 = load ptr, ptr %35, align 8, !tbaa !132
  br label %222

217:                                              ; preds = %212
  %218 = load ptr, ptr %6, align 8, !tbaa !130
  %219 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %8, i32 0, i32 0
  %220 = load i64, ptr %219, align 8, !tbaa !122
  %221 = getelementptr inbounds float, ptr %218, i64 %220
  br label %222

222:                                              ; preds = %217, %215
  %223 = phi ptr [ %216, %215 ], [ %221, %217 ]
  store ptr %223, ptr %36, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %37) #17
  %224 = load ptr, ptr %19, align 8, !tbaa !130
  %225 = load i64, ptr %32, align 8, !tbaa !46
  %226 = load i64, ptr %15, align 8, !tbaa !46
  %227 = mul nsw i64 %225, %226
  %228 = getelementptr inbounds float, ptr %224, i64 %227
  store ptr %228, ptr %37, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %38) #17
  store i32 0, ptr %38, align 4, !tbaa !6
  br label %229

229:                                              ; preds = %293, %222
  %230 = load i32, ptr %38, align 4, !tbaa !6
  %231 = icmp slt i32 %230, 64
  br i1 %231, label %233, label %232

232:                                              ; preds = %229
  store i32 11, ptr %33, align 4
  call void @llvm.lifetime.end.p0(ptr %38) #17
  br label %296

233:                                              ; preds = %229
  call void @llvm.lifetime.start.p0(ptr %39) #17
  %234 = getelementptr inbounds [64 x float], ptr %27, i64 0, i64 0
  %235 = load i32, ptr %38, align 4, !tbaa !6
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds float, ptr %234, i64 %236
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %39, ptr noundef %237)
  call void @llvm.lifetime.start.p0(ptr %40) #17
  %238 = load i64, ptr %34, align 8, !tbaa !46
  %239 = getelementptr inbounds nuw %class.anon.0, ptr %41, i32 0, i32 0
  store ptr %23, ptr %239, align 8, !tbaa !137
  %240 = getelementptr inbounds nuw %class.anon.0, ptr %41, i32 0, i32 1
  store ptr %38, ptr %240, align 8, !tbaa !139
  %241 = getelementptr inbounds nuw %class.anon.0, ptr %41, i32 0, i32 2
  store ptr %37, ptr %241, align 8, !tbaa !137
  %242 = getelementptr inbounds nuw %class.anon.0, ptr %41, i32 0, i32 3
  store ptr %15, ptr %242, align 8, !tbaa !96
  %243 = getelementptr inbounds nuw %class.anon.0, ptr %41, i32 0, i32 4
  store ptr %7, ptr %243, align 8, !tbaa !111
  %244 = getelementptr inbounds nuw %class.anon.0, ptr %41, i32 0, i32 5
  store ptr %22, ptr %244, align 8, !tbaa !130
  %245 = getelementptr inbounds nuw %class.anon.0, ptr %41, i32 0, i32 6
  store ptr %24, ptr %245, align 8, !tbaa !137
  %246 = getelementptr inbounds nuw %class.anon.0, ptr %41, i32 0, i32 7
  store ptr %27, ptr %246, align 8, !tbaa !130
  call void @"_ZN12_GLOBAL__N_19in_groupsIZNS_6attendERK4CalllPfE3$_0EEvlT_"(i64 noundef %238, ptr noundef byval(%class.anon.0) align 8 %41)
  call void @llvm.lifetime.start.p0(ptr %42) #17
  %247 = getelementptr inbounds [64 x float], ptr %27, i64 0, i64 0
  %248 = load i32, ptr %38, align 4, !tbaa !6
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds float, ptr %247, i64 %249
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %42, ptr noundef %250)
  call void @llvm.lifetime.start.p0(ptr %43) #17
  store i32 0, ptr %43, align 4, !tbaa !6
  br label %251

251:                                              ; preds = %272, %233
  %252 = load i32, ptr %43, align 4, !tbaa !6
  %253 = icmp slt i32 %252, 4
  br i1 %253, label %255, label %254

254:                                              ; preds = %251
  store i32 14, ptr %33, align 4
  call void @llvm.lifetime.end.p0(ptr %43) #17
  br label %275

255:                                              ; preds = %251
  %256 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %39, i32 0, i32 0
  %257 = load i32, ptr %43, align 4, !tbaa !6
  %258 = sext i32 %257 to i64
  %259 = getelementptr inbounds [4 x <16 x float>], ptr %256, i64 0, i64 %258
  %260 = load <16 x float>, ptr %259, align 64, !tbaa !141
  %261 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %42, i32 0, i32 0
  %262 = load i32, ptr %43, align 4, !tbaa !6
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds [4 x <16 x float>], ptr %261, i64 0, i64 %263
  %265 = load <16 x float>, ptr %264, align 64, !tbaa !141
  %266 = fsub <16 x float> %260, %265
  %267 = call noundef <16 x float> @_ZN12_GLOBAL__N_14exp2ILb0EEEDv16_fS1_(<16 x float> noundef %266)
  %268 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %40, i32 0, i32 0
  %269 = load i32, ptr %43, align 4, !tbaa !6
  %270 = sext i32 %269 to i64
  %271 = getelementptr inbounds [4 x <16 x float>], ptr %268, i64 0, i64 %270
  store <16 x float> %267, ptr %271, align 64, !tbaa !141
  br label %272

272:                                              ; preds = %255
  %273 = load i32, ptr %43, align 4, !tbaa !6
  %274 = add nsw i32 %273, 1
  store i32 %274, ptr %43, align 4, !tbaa !6
  br label %251, !llvm.loop !142

275:                                              ; preds = %254
  %276 = getelementptr inbounds [64 x float], ptr %29, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %276, ptr noundef nonnull align 64 dereferenceable(256) %40)
  call void @llvm.lifetime.start.p0(ptr %44) #17
  %277 = load ptr, ptr %24, align 8, !tbaa !130
  %278 = load i64, ptr %34, align 8, !tbaa !46
  %279 = getelementptr inbounds [64 x float], ptr %28, i64 0, i64 0
  %280 = load i32, ptr %38, align 4, !tbaa !6
  %281 = sext i32 %280 to i64
  %282 = getelementptr inbounds float, ptr %279, i64 %281
  %283 = call noundef i64 @_ZN12_GLOBAL__N_15weighEPflRKNS_4PartES3_S0_(ptr noundef %277, i64 noundef %278, ptr noundef nonnull align 64 dereferenceable(256) %42, ptr noundef nonnull align 64 dereferenceable(256) %40, ptr noundef %282)
  store i64 %283, ptr %44, align 8, !tbaa !46
  %284 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 4
  %285 = load i64, ptr %284, align 8, !tbaa !118
  %286 = getelementptr inbounds nuw %class.anon.1, ptr %45, i32 0, i32 0
  store ptr %24, ptr %286, align 8, !tbaa !137
  %287 = getelementptr inbounds nuw %class.anon.1, ptr %45, i32 0, i32 1
  store ptr %36, ptr %287, align 8, !tbaa !137
  %288 = getelementptr inbounds nuw %class.anon.1, ptr %45, i32 0, i32 2
  store ptr %7, ptr %288, align 8, !tbaa !111
  %289 = getelementptr inbounds nuw %class.anon.1, ptr %45, i32 0, i32 3
  store ptr %44, ptr %289, align 8, !tbaa !96
  %290 = getelementptr inbounds nuw %class.anon.1, ptr %45, i32 0, i32 4
  store ptr %29, ptr %290, align 8, !tbaa !130
  %291 = getelementptr inbounds nuw %class.anon.1, ptr %45, i32 0, i32 5
  store ptr %25, ptr %291, align 8, !tbaa !137
  %292 = getelementptr inbounds nuw %class.anon.1, ptr %45, i32 0, i32 6
  store ptr %38, ptr %292, align 8, !tbaa !139
  call void @"_ZN12_GLOBAL__N_19in_groupsIZNS_6attendERK4CalllPfE3$_1EEvlT_"(i64 noundef %285, ptr noundef byval(%class.anon.1) align 8 %45)
  call void @llvm.lifetime.end.p0(ptr %44) #17
  call void @llvm.lifetime.end.p0(ptr %42) #17
  call void @llvm.lifetime.end.p0(ptr %40) #17
  call void @llvm.lifetime.end.p0(ptr %39) #17
  br label %293

293:                                              ; preds = %275
  %294 = load i32, ptr %38, align 4, !tbaa !6
  %295 = add nsw i32 %294, 64
  store i32 %295, ptr %38, align 4, !tbaa !6
  br label %229, !llvm.loop !144

296:                                              ; preds = %232
  call void @llvm.lifetime.end.p0(ptr %37) #17
  call void @llvm.lifetime.end.p0(ptr %36) #17
  call void @llvm.lifetime.end.p0(ptr %35) #17
  call void @llvm.lifetime.end.p0(ptr %34) #17
  br label %297

297:                                              ; preds = %296
  %298 = load i64, ptr %32, align 8, !tbaa !46
  %299 = add nsw i64 %298, 96
  store i64 %299, ptr %32, align 8, !tbaa !46
  br label %180, !llvm.loop !145

300:                                              ; preds = %185
  %301 = load ptr, ptr %25, align 8, !tbaa !130
  %302 = getelementptr inbounds [64 x float], ptr %28, i64 0, i64 0
  %303 = load i64, ptr %14, align 8, !tbaa !46
  %304 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 4
  %305 = load i64, ptr %304, align 8, !tbaa !118
  %306 = load i64, ptr %16, align 8, !tbaa !46
  %307 = load ptr, ptr %21, align 8, !tbaa !132
  call void @_ZN12_GLOBAL__N_18turn_outEPKfS1_lllPc(ptr noundef %301, ptr noundef %302, i64 noundef %303, i64 noundef %305, i64 noundef %306, ptr noundef %307)
  call void @llvm.lifetime.end.p0(ptr %29) #17
  call void @llvm.lifetime.end.p0(ptr %28) #17
  call void @llvm.lifetime.end.p0(ptr %27) #17
  call void @llvm.lifetime.end.p0(ptr %26) #17
  call void @llvm.lifetime.end.p0(ptr %25) #17
  call void @llvm.lifetime.end.p0(ptr %24) #17
  call void @llvm.lifetime.end.p0(ptr %23) #17
  call void @llvm.lifetime.end.p0(ptr %22) #17
  call void @llvm.lifetime.end.p0(ptr %21) #17
  call void @llvm.lifetime.end.p0(ptr %20) #17
  call void @llvm.lifetime.end.p0(ptr %19) #17
  call void @llvm.lifetime.end.p0(ptr %18) #17
  call void @llvm.lifetime.end.p0(ptr %17) #17
  call void @llvm.lifetime.end.p0(ptr %16) #17
  call void @llvm.lifetime.end.p0(ptr %15) #17
  call void @llvm.lifetime.end.p0(ptr %14) #17
  call void @llvm.lifetime.end.p0(ptr %13) #17
  call void @llvm.lifetime.end.p0(ptr %12) #17
  call void @llvm.lifetime.end.p0(ptr %11) #17
  call void @llvm.lifetime.end.p0(ptr %10) #17
  call void @llvm.lifetime.end.p0(ptr %9) #17
  call void @llvm.lifetime.end.p0(ptr %8) #17
  call void @llvm.lifetime.end.p0(ptr %7) #17
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

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr void @_ZN4RoomD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !125
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Room, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !127
  call void @free(ptr noundef %5) #17
  ret void
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
  %10 = load ptr, ptr %9, align 8, !tbaa !146
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 5
  %12 = load ptr, ptr %11, align 8, !tbaa !148
  ret ptr %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_18togetherEv() #8 {
  %1 = load i32, ptr @paired, align 4, !tbaa !6
  %2 = icmp ne i32 %1, 0
  %3 = zext i1 %2 to i64
  %4 = select i1 %2, i32 2, i32 1
  ret i32 %4
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
  %10 = load ptr, ptr %9, align 8, !tbaa !146
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !151
  ret ptr %12
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef i64 @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_2clElll"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #3 align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %5, align 8, !tbaa !105
  store i64 %1, ptr %6, align 8, !tbaa !46
  store i64 %2, ptr %7, align 8, !tbaa !46
  store i64 %3, ptr %8, align 8, !tbaa !46
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8, !tbaa !152, !nonnull !92, !align !95
  %12 = load i64, ptr %11, align 8, !tbaa !46
  %13 = load i64, ptr %7, align 8, !tbaa !46
  %14 = mul nsw i64 %12, %13
  %15 = load i64, ptr %6, align 8, !tbaa !46
  %16 = add nsw i64 %14, %15
  %17 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 1
  %18 = load ptr, ptr %17, align 8, !tbaa !154, !nonnull !92, !align !95
  %19 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %18, i32 0, i32 2
  %20 = load i64, ptr %19, align 8, !tbaa !116
  %21 = mul nsw i64 %16, %20
  %22 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 2
  %23 = load ptr, ptr %22, align 8, !tbaa !155, !nonnull !92, !align !95
  %24 = load i64, ptr %23, align 8, !tbaa !46
  %25 = add nsw i64 %21, %24
  %26 = load i64, ptr %8, align 8, !tbaa !46
  %27 = mul nsw i64 %25, %26
  ret i64 %27
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
  %10 = load ptr, ptr %9, align 8, !tbaa !146
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !151
  ret ptr %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %0) #8 {
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
  %10 = load ptr, ptr %9, align 8, !tbaa !146
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !151
  ret ptr %12
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_17turn_inEPKflllPf(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) #7 {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i16, align 2
  %15 = alloca i16, align 2
  %16 = alloca [16 x <16 x float>], align 64
  %17 = alloca i32, align 4
  %18 = alloca i16, align 2
  %19 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !130
  store i64 %1, ptr %7, align 8, !tbaa !46
  store i64 %2, ptr %8, align 8, !tbaa !46
  store i64 %3, ptr %9, align 8, !tbaa !46
  store ptr %4, ptr %10, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %11) #17
  store i64 0, ptr %11, align 8, !tbaa !46
  br label %20

20:                                               ; preds = %94, %5
  %21 = load i64, ptr %11, align 8, !tbaa !46
  %22 = icmp slt i64 %21, 64
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #17
  br label %97

24:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %13) #17
  store i64 0, ptr %13, align 8, !tbaa !46
  br label %25

25:                                               ; preds = %90, %24
  %26 = load i64, ptr %13, align 8, !tbaa !46
  %27 = load i64, ptr %9, align 8, !tbaa !46
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #17
  br label %93

30:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %14) #17
  %31 = load i64, ptr %9, align 8, !tbaa !46
  %32 = load i64, ptr %13, align 8, !tbaa !46
  %33 = call noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %31, i64 noundef %32)
  store i16 %33, ptr %15, align 2
  %34 = load i16, ptr %15, align 2
  %35 = bitcast i16 %34 to <16 x i1>
  %36 = bitcast <16 x i1> %35 to i16
  store i16 %36, ptr %14, align 2, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %16) #17
  call void @llvm.lifetime.start.p0(ptr %17) #17
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %37

37:                                               ; preds = %63, %30
  %38 = load i32, ptr %17, align 4, !tbaa !6
  %39 = icmp slt i32 %38, 16
  br i1 %39, label %41, label %40

40:                                               ; preds = %37
  store i32 8, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #17
  br label %66

41:                                               ; preds = %37
  %42 = load i16, ptr %14, align 2
  %43 = bitcast i16 %42 to <16 x i1>
  %44 = load ptr, ptr %6, align 8, !tbaa !130
  %45 = load i64, ptr %11, align 8, !tbaa !46
  %46 = load i32, ptr %17, align 4, !tbaa !6
  %47 = sext i32 %46 to i64
  %48 = add nsw i64 %45, %47
  %49 = load i64, ptr %8, align 8, !tbaa !46
  %50 = sub nsw i64 %49, 1
  %51 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %48, i64 noundef %50)
  %52 = load i64, ptr %7, align 8, !tbaa !46
  %53 = mul nsw i64 %51, %52
  %54 = getelementptr inbounds float, ptr %44, i64 %53
  %55 = load i64, ptr %13, align 8, !tbaa !46
  %56 = getelementptr inbounds float, ptr %54, i64 %55
  %57 = bitcast <16 x i1> %43 to i16
  store i16 %57, ptr %18, align 2, !tbaa !141
  %58 = load i16, ptr %18, align 2
  %59 = call noundef <16 x float> @_ZN12_GLOBAL__N_111load_maskedIDv16_ffEET_Dv16_bPKT0_(i16 noundef %58, ptr noundef %56)
  %60 = load i32, ptr %17, align 4, !tbaa !6
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [16 x <16 x float>], ptr %16, i64 0, i64 %61
  store <16 x float> %59, ptr %62, align 64, !tbaa !141
  br label %63

63:                                               ; preds = %41
  %64 = load i32, ptr %17, align 4, !tbaa !6
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %17, align 4, !tbaa !6
  br label %37, !llvm.loop !156

66:                                               ; preds = %40
  %67 = getelementptr inbounds [16 x <16 x float>], ptr %16, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_14turnILi8EEEvPDv16_f(ptr noundef %67)
  call void @llvm.lifetime.start.p0(ptr %19) #17
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %68

68:                                               ; preds = %86, %66
  %69 = load i32, ptr %19, align 4, !tbaa !6
  %70 = icmp slt i32 %69, 16
  br i1 %70, label %72, label %71

71:                                               ; preds = %68
  store i32 11, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #17
  br label %89

72:                                               ; preds = %68
  %73 = load ptr, ptr %10, align 8, !tbaa !130
  %74 = load i64, ptr %13, align 8, !tbaa !46
  %75 = load i32, ptr %19, align 4, !tbaa !6
  %76 = sext i32 %75 to i64
  %77 = add nsw i64 %74, %76
  %78 = mul nsw i64 %77, 64
  %79 = getelementptr inbounds float, ptr %73, i64 %78
  %80 = load i64, ptr %11, align 8, !tbaa !46
  %81 = getelementptr inbounds float, ptr %79, i64 %80
  %82 = load i32, ptr %19, align 4, !tbaa !6
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [16 x <16 x float>], ptr %16, i64 0, i64 %83
  %85 = load <16 x float>, ptr %84, align 64, !tbaa !141
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %81, <16 x float> noundef %85)
  br label %86

86:                                               ; preds = %72
  %87 = load i32, ptr %19, align 4, !tbaa !6
  %88 = add nsw i32 %87, 1
  store i32 %88, ptr %19, align 4, !tbaa !6
  br label %68, !llvm.loop !157

89:                                               ; preds = %71
  call void @llvm.lifetime.end.p0(ptr %16) #17
  call void @llvm.lifetime.end.p0(ptr %14) #17
  br label %90

90:                                               ; preds = %89
  %91 = load i64, ptr %13, align 8, !tbaa !46
  %92 = add nsw i64 %91, 16
  store i64 %92, ptr %13, align 8, !tbaa !46
  br label %25, !llvm.loop !158

93:                                               ; preds = %29
  br label %94

94:                                               ; preds = %93
  %95 = load i64, ptr %11, align 8, !tbaa !46
  %96 = add nsw i64 %95, 16
  store i64 %96, ptr %11, align 8, !tbaa !46
  br label %20, !llvm.loop !159

97:                                               ; preds = %23
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %0, <16 x float> noundef %1) #9 {
  %3 = alloca ptr, align 8
  %4 = alloca <16 x float>, align 64
  store ptr %0, ptr %3, align 8, !tbaa !105
  store <16 x float> %1, ptr %4, align 64, !tbaa !141
  %5 = load <16 x float>, ptr %4, align 64, !tbaa !141
  %6 = load ptr, ptr %3, align 8, !tbaa !105
  %7 = getelementptr inbounds nuw %struct.Unaligned.2, ptr %6, i32 0, i32 0
  store <16 x float> %5, ptr %7, align 1, !tbaa !141
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_17collectEPKcllllPf(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) #7 {
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i16, align 2
  %16 = alloca i16, align 2
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca <16 x i16>, align 32
  %20 = alloca i16, align 2
  %21 = alloca <16 x i16>, align 32
  %22 = alloca i16, align 2
  %23 = alloca ptr, align 8
  %24 = alloca i64, align 8
  %25 = alloca i16, align 2
  store ptr %0, ptr %7, align 8, !tbaa !132
  store i64 %1, ptr %8, align 8, !tbaa !46
  store i64 %2, ptr %9, align 8, !tbaa !46
  store i64 %3, ptr %10, align 8, !tbaa !46
  store i64 %4, ptr %11, align 8, !tbaa !46
  store ptr %5, ptr %12, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %13) #17
  store i64 0, ptr %13, align 8, !tbaa !46
  br label %26

26:                                               ; preds = %126, %6
  %27 = load i64, ptr %13, align 8, !tbaa !46
  %28 = load i64, ptr %11, align 8, !tbaa !46
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %26
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #17
  br label %129

31:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %15) #17
  %32 = load i64, ptr %10, align 8, !tbaa !46
  %33 = load i64, ptr %13, align 8, !tbaa !46
  %34 = call noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %32, i64 noundef %33)
  store i16 %34, ptr %16, align 2
  %35 = load i16, ptr %16, align 2
  %36 = bitcast i16 %35 to <16 x i1>
  %37 = bitcast <16 x i1> %36 to i16
  store i16 %37, ptr %15, align 2, !tbaa !141
  %38 = load i32, ptr @paired, align 4, !tbaa !6
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %94

40:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %17) #17
  %41 = load ptr, ptr %7, align 8, !tbaa !132
  %42 = load i64, ptr %13, align 8, !tbaa !46
  %43 = getelementptr inbounds i16, ptr %41, i64 %42
  store ptr %43, ptr %17, align 8, !tbaa !160
  call void @llvm.lifetime.start.p0(ptr %18) #17
  store i64 0, ptr %18, align 8, !tbaa !46
  br label %44

44:                                               ; preds = %90, %40
  %45 = load i64, ptr %18, align 8, !tbaa !46
  %46 = load i64, ptr %9, align 8, !tbaa !46
  %47 = icmp slt i64 %45, %46
  br i1 %47, label %49, label %48

48:                                               ; preds = %44
  store i32 5, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #17
  br label %93

49:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(ptr %19) #17
  %50 = load i16, ptr %15, align 2
  %51 = bitcast i16 %50 to <16 x i1>
  %52 = load ptr, ptr %17, align 8, !tbaa !160
  %53 = load i64, ptr %18, align 8, !tbaa !46
  %54 = load i64, ptr %8, align 8, !tbaa !46
  %55 = mul nsw i64 %53, %54
  %56 = getelementptr inbounds i16, ptr %52, i64 %55
  %57 = bitcast <16 x i1> %51 to i16
  store i16 %57, ptr %20, align 2, !tbaa !141
  %58 = load i16, ptr %20, align 2
  %59 = call noundef <16 x i16> @_ZN12_GLOBAL__N_111load_maskedIDv16_ttEET_Dv16_bPKT0_(i16 noundef %58, ptr noundef %56)
  store <16 x i16> %59, ptr %19, align 32, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %21) #17
  %60 = load i64, ptr %18, align 8, !tbaa !46
  %61 = add nsw i64 %60, 1
  %62 = load i64, ptr %9, align 8, !tbaa !46
  %63 = icmp slt i64 %61, %62
  br i1 %63, label %64, label %67

64:                                               ; preds = %49
  %65 = load i16, ptr %15, align 2
  %66 = bitcast i16 %65 to <16 x i1>
  br label %68

67:                                               ; preds = %49
  br label %68

68:                                               ; preds = %67, %64
  %69 = phi <16 x i1> [ %66, %64 ], [ zeroinitializer, %67 ]
  %70 = load ptr, ptr %17, align 8, !tbaa !160
  %71 = load i64, ptr %18, align 8, !tbaa !46
  %72 = add nsw i64 %71, 1
  %73 = load i64, ptr %8, align 8, !tbaa !46
  %74 = mul nsw i64 %72, %73
  %75 = getelementptr inbounds i16, ptr %70, i64 %74
  %76 = bitcast <16 x i1> %69 to i16
  store i16 %76, ptr %22, align 2, !tbaa !141
  %77 = load i16, ptr %22, align 2
  %78 = call noundef <16 x i16> @_ZN12_GLOBAL__N_111load_maskedIDv16_ttEET_Dv16_bPKT0_(i16 noundef %77, ptr noundef %75)
  store <16 x i16> %78, ptr %21, align 32, !tbaa !141
  %79 = load ptr, ptr %12, align 8, !tbaa !130
  %80 = load i64, ptr %18, align 8, !tbaa !46
  %81 = sdiv i64 %80, 2
  %82 = load i64, ptr %11, align 8, !tbaa !46
  %83 = mul nsw i64 %81, %82
  %84 = getelementptr inbounds float, ptr %79, i64 %83
  %85 = load i64, ptr %13, align 8, !tbaa !46
  %86 = getelementptr inbounds float, ptr %84, i64 %85
  %87 = load <16 x i16>, ptr %19, align 32, !tbaa !141
  %88 = load <16 x i16>, ptr %21, align 32, !tbaa !141
  %89 = call noundef <16 x float> @_ZN12_GLOBAL__N_15pairsEDv16_tS0_(<16 x i16> noundef %87, <16 x i16> noundef %88)
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %86, <16 x float> noundef %89)
  call void @llvm.lifetime.end.p0(ptr %21) #17
  call void @llvm.lifetime.end.p0(ptr %19) #17
  br label %90

90:                                               ; preds = %68
  %91 = load i64, ptr %18, align 8, !tbaa !46
  %92 = add nsw i64 %91, 2
  store i64 %92, ptr %18, align 8, !tbaa !46
  br label %44, !llvm.loop !162

93:                                               ; preds = %48
  call void @llvm.lifetime.end.p0(ptr %17) #17
  br label %125

94:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %23) #17
  %95 = load ptr, ptr %7, align 8, !tbaa !132
  %96 = load i64, ptr %13, align 8, !tbaa !46
  %97 = getelementptr inbounds float, ptr %95, i64 %96
  store ptr %97, ptr %23, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %24) #17
  store i64 0, ptr %24, align 8, !tbaa !46
  br label %98

98:                                               ; preds = %121, %94
  %99 = load i64, ptr %24, align 8, !tbaa !46
  %100 = load i64, ptr %9, align 8, !tbaa !46
  %101 = icmp slt i64 %99, %100
  br i1 %101, label %103, label %102

102:                                              ; preds = %98
  store i32 8, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #17
  br label %124

103:                                              ; preds = %98
  %104 = load ptr, ptr %12, align 8, !tbaa !130
  %105 = load i64, ptr %24, align 8, !tbaa !46
  %106 = load i64, ptr %11, align 8, !tbaa !46
  %107 = mul nsw i64 %105, %106
  %108 = getelementptr inbounds float, ptr %104, i64 %107
  %109 = load i64, ptr %13, align 8, !tbaa !46
  %110 = getelementptr inbounds float, ptr %108, i64 %109
  %111 = load i16, ptr %15, align 2
  %112 = bitcast i16 %111 to <16 x i1>
  %113 = load ptr, ptr %23, align 8, !tbaa !130
  %114 = load i64, ptr %24, align 8, !tbaa !46
  %115 = load i64, ptr %8, align 8, !tbaa !46
  %116 = mul nsw i64 %114, %115
  %117 = getelementptr inbounds float, ptr %113, i64 %116
  %118 = bitcast <16 x i1> %112 to i16
  store i16 %118, ptr %25, align 2, !tbaa !141
  %119 = load i16, ptr %25, align 2
  %120 = call noundef <16 x float> @_ZN12_GLOBAL__N_111load_maskedIDv16_ffEET_Dv16_bPKT0_(i16 noundef %119, ptr noundef %117)
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %110, <16 x float> noundef %120)
  br label %121

121:                                              ; preds = %103
  %122 = load i64, ptr %24, align 8, !tbaa !46
  %123 = add nsw i64 %122, 1
  store i64 %123, ptr %24, align 8, !tbaa !46
  br label %98, !llvm.loop !163

124:                                              ; preds = %102
  call void @llvm.lifetime.end.p0(ptr %23) #17
  br label %125

125:                                              ; preds = %124, %93
  call void @llvm.lifetime.end.p0(ptr %15) #17
  br label %126

126:                                              ; preds = %125
  %127 = load i64, ptr %13, align 8, !tbaa !46
  %128 = add nsw i64 %127, 16
  store i64 %128, ptr %13, align 8, !tbaa !46
  br label %26, !llvm.loop !164

129:                                              ; preds = %30
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind noalias writable sret(%"struct.(anonymous namespace)::Part") align 64 %0, ptr noundef %1) #9 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %1, ptr %3, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %4) #17
  store i32 0, ptr %4, align 4, !tbaa !6
  br label %5

5:                                                ; preds = %20, %2
  %6 = load i32, ptr %4, align 4, !tbaa !6
  %7 = icmp slt i32 %6, 4
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %4) #17
  br label %23

9:                                                ; preds = %5
  %10 = load ptr, ptr %3, align 8, !tbaa !130
  %11 = load i32, ptr %4, align 4, !tbaa !6
  %12 = mul nsw i32 16, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %10, i64 %13
  %15 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %14)
  %16 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %0, i32 0, i32 0
  %17 = load i32, ptr %4, align 4, !tbaa !6
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [4 x <16 x float>], ptr %16, i64 0, i64 %18
  store <16 x float> %15, ptr %19, align 64, !tbaa !141
  br label %20

20:                                               ; preds = %9
  %21 = load i32, ptr %4, align 4, !tbaa !6
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %4, align 4, !tbaa !6
  br label %5, !llvm.loop !165

23:                                               ; preds = %8
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @"_ZN12_GLOBAL__N_19in_groupsIZNS_6attendERK4CalllPfE3$_0EEvlT_"(i64 noundef %0, ptr noundef byval(%class.anon.0) align 8 %1) #8 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %4) #17
  store i64 0, ptr %4, align 8, !tbaa !46
  br label %5

5:                                                ; preds = %12, %2
  %6 = load i64, ptr %4, align 8, !tbaa !46
  %7 = add nsw i64 %6, 6
  %8 = load i64, ptr %3, align 8, !tbaa !46
  %9 = icmp sle i64 %7, %8
  br i1 %9, label %10, label %15

10:                                               ; preds = %5
  %11 = load i64, ptr %4, align 8, !tbaa !46
  call void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_0clILi6EEEDal"(ptr noundef nonnull align 8 dereferenceable(64) %1, i64 noundef %11)
  br label %12

12:                                               ; preds = %10
  %13 = load i64, ptr %4, align 8, !tbaa !46
  %14 = add nsw i64 %13, 6
  store i64 %14, ptr %4, align 8, !tbaa !46
  br label %5, !llvm.loop !166

15:                                               ; preds = %5
  br label %16

16:                                               ; preds = %23, %15
  %17 = load i64, ptr %4, align 8, !tbaa !46
  %18 = add nsw i64 %17, 4
  %19 = load i64, ptr %3, align 8, !tbaa !46
  %20 = icmp sle i64 %18, %19
  br i1 %20, label %21, label %26

21:                                               ; preds = %16
  %22 = load i64, ptr %4, align 8, !tbaa !46
  call void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_0clILi4EEEDal"(ptr noundef nonnull align 8 dereferenceable(64) %1, i64 noundef %22)
  br label %23

23:                                               ; preds = %21
  %24 = load i64, ptr %4, align 8, !tbaa !46
  %25 = add nsw i64 %24, 4
  store i64 %25, ptr %4, align 8, !tbaa !46
  br label %16, !llvm.loop !167

26:                                               ; preds = %16
  br label %27

27:                                               ; preds = %34, %26
  %28 = load i64, ptr %4, align 8, !tbaa !46
  %29 = add nsw i64 %28, 2
  %30 = load i64, ptr %3, align 8, !tbaa !46
  %31 = icmp sle i64 %29, %30
  br i1 %31, label %32, label %37

32:                                               ; preds = %27
  %33 = load i64, ptr %4, align 8, !tbaa !46
  call void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_0clILi2EEEDal"(ptr noundef nonnull align 8 dereferenceable(64) %1, i64 noundef %33)
  br label %34

34:                                               ; preds = %32
  %35 = load i64, ptr %4, align 8, !tbaa !46
  %36 = add nsw i64 %35, 2
  store i64 %36, ptr %4, align 8, !tbaa !46
  br label %27, !llvm.loop !168

37:                                               ; preds = %27
  br label %38

38:                                               ; preds = %44, %37
  %39 = load i64, ptr %4, align 8, !tbaa !46
  %40 = load i64, ptr %3, align 8, !tbaa !46
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %42, label %47

42:                                               ; preds = %38
  %43 = load i64, ptr %4, align 8, !tbaa !46
  call void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_0clILi1EEEDal"(ptr noundef nonnull align 8 dereferenceable(64) %1, i64 noundef %43)
  br label %44

44:                                               ; preds = %42
  %45 = load i64, ptr %4, align 8, !tbaa !46
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %4, align 8, !tbaa !46
  br label %38, !llvm.loop !169

47:                                               ; preds = %38
  call void @llvm.lifetime.end.p0(ptr %4) #17
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_14exp2ILb0EEEDv16_fS1_(<16 x float> noundef %0) #9 {
  %2 = alloca <16 x float>, align 64
  %3 = alloca float, align 4
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %2, align 64, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %3) #17
  store float -1.500000e+02, ptr %3, align 4, !tbaa !133
  %7 = load <16 x float>, ptr %2, align 64, !tbaa !141
  %8 = fcmp olt <16 x float> %7, splat (float -1.500000e+02)
  %9 = sext <16 x i1> %8 to <16 x i32>
  %10 = load <16 x float>, ptr %2, align 64, !tbaa !141
  %11 = icmp slt <16 x i32> %9, zeroinitializer
  %12 = select <16 x i1> %11, <16 x float> splat (float -1.500000e+02), <16 x float> %10
  store <16 x float> %12, ptr %2, align 64, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %4) #17
  %13 = load <16 x float>, ptr %2, align 64, !tbaa !141
  %14 = call <16 x float> @llvm.rint.v16f32(<16 x float> %13)
  store <16 x float> %14, ptr %4, align 64, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %5) #17
  %15 = load <16 x float>, ptr %2, align 64, !tbaa !141
  %16 = load <16 x float>, ptr %4, align 64, !tbaa !141
  %17 = fsub <16 x float> %15, %16
  store <16 x float> %17, ptr %5, align 64, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %6) #17
  store <16 x float> splat (float 0x3F24440040000000), ptr %6, align 64, !tbaa !141
  %18 = load <16 x float>, ptr %6, align 64, !tbaa !141
  %19 = load <16 x float>, ptr %5, align 64, !tbaa !141
  %20 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %18, <16 x float> noundef %19, <16 x float> noundef splat (float 0x3F55F08960000000))
  store <16 x float> %20, ptr %6, align 64, !tbaa !141
  %21 = load <16 x float>, ptr %6, align 64, !tbaa !141
  %22 = load <16 x float>, ptr %5, align 64, !tbaa !141
  %23 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %21, <16 x float> noundef %22, <16 x float> noundef splat (float 0x3F83B2A1C0000000))
  store <16 x float> %23, ptr %6, align 64, !tbaa !141
  %24 = load <16 x float>, ptr %6, align 64, !tbaa !141
  %25 = load <16 x float>, ptr %5, align 64, !tbaa !141
  %26 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %24, <16 x float> noundef %25, <16 x float> noundef splat (float 0x3FAC6AF6C0000000))
  store <16 x float> %26, ptr %6, align 64, !tbaa !141
  %27 = load <16 x float>, ptr %6, align 64, !tbaa !141
  %28 = load <16 x float>, ptr %5, align 64, !tbaa !141
  %29 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %27, <16 x float> noundef %28, <16 x float> noundef splat (float 0x3FCEBFBE00000000))
  store <16 x float> %29, ptr %6, align 64, !tbaa !141
  %30 = load <16 x float>, ptr %6, align 64, !tbaa !141
  %31 = load <16 x float>, ptr %5, align 64, !tbaa !141
  %32 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %30, <16 x float> noundef %31, <16 x float> noundef splat (float 0x3FE62E4300000000))
  store <16 x float> %32, ptr %6, align 64, !tbaa !141
  %33 = load <16 x float>, ptr %6, align 64, !tbaa !141
  %34 = load <16 x float>, ptr %5, align 64, !tbaa !141
  %35 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %33, <16 x float> noundef %34, <16 x float> noundef splat (float 1.000000e+00))
  store <16 x float> %35, ptr %6, align 64, !tbaa !141
  %36 = load <16 x float>, ptr %6, align 64, !tbaa !141
  %37 = load <16 x float>, ptr %4, align 64, !tbaa !141
  %38 = load <16 x float>, ptr %6, align 64, !tbaa !141
  %39 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %36, <16 x float> %37, <16 x float> %38, i16 -1, i32 4)
  call void @llvm.lifetime.end.p0(ptr %6) #17
  call void @llvm.lifetime.end.p0(ptr %5) #17
  call void @llvm.lifetime.end.p0(ptr %4) #17
  call void @llvm.lifetime.end.p0(ptr %3) #17
  ret <16 x float> %39
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %0, ptr noundef nonnull align 64 dereferenceable(256) %1) #9 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !130
  store ptr %1, ptr %4, align 8, !tbaa !170
  call void @llvm.lifetime.start.p0(ptr %5) #17
  store i32 0, ptr %5, align 4, !tbaa !6
  br label %6

6:                                                ; preds = %22, %2
  %7 = load i32, ptr %5, align 4, !tbaa !6
  %8 = icmp slt i32 %7, 4
  br i1 %8, label %10, label %9

9:                                                ; preds = %6
  call void @llvm.lifetime.end.p0(ptr %5) #17
  br label %25

10:                                               ; preds = %6
  %11 = load ptr, ptr %3, align 8, !tbaa !130
  %12 = load i32, ptr %5, align 4, !tbaa !6
  %13 = mul nsw i32 16, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %11, i64 %14
  %16 = load ptr, ptr %4, align 8, !tbaa !170, !nonnull !92, !align !172
  %17 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %16, i32 0, i32 0
  %18 = load i32, ptr %5, align 4, !tbaa !6
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [4 x <16 x float>], ptr %17, i64 0, i64 %19
  %21 = load <16 x float>, ptr %20, align 64, !tbaa !141
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %15, <16 x float> noundef %21)
  br label %22

22:                                               ; preds = %10
  %23 = load i32, ptr %5, align 4, !tbaa !6
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %5, align 4, !tbaa !6
  br label %6, !llvm.loop !173

25:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_15weighEPflRKNS_4PartES3_S0_(ptr noundef %0, i64 noundef %1, ptr noundef nonnull align 64 dereferenceable(256) %2, ptr noundef nonnull align 64 dereferenceable(256) %3, ptr noundef %4) #9 {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca %"struct.(anonymous namespace)::Part", align 64
  %12 = alloca i32, align 4
  %13 = alloca %class.anon.4, align 8
  %14 = alloca i64, align 8
  %15 = alloca %"struct.(anonymous namespace)::Part", align 64
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca %"struct.(anonymous namespace)::Part", align 64
  %20 = alloca %"struct.(anonymous namespace)::Part", align 64
  %21 = alloca %"struct.(anonymous namespace)::Part", align 64
  %22 = alloca i32, align 4
  %23 = alloca %"struct.(anonymous namespace)::Part", align 64
  store ptr %0, ptr %6, align 8, !tbaa !130
  store i64 %1, ptr %7, align 8, !tbaa !46
  store ptr %2, ptr %8, align 8, !tbaa !170
  store ptr %3, ptr %9, align 8, !tbaa !170
  store ptr %4, ptr %10, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %11) #17
  %24 = load ptr, ptr %10, align 8, !tbaa !130
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %11, ptr noundef %24)
  call void @llvm.lifetime.start.p0(ptr %12) #17
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %25

25:                                               ; preds = %42, %5
  %26 = load i32, ptr %12, align 4, !tbaa !6
  %27 = icmp slt i32 %26, 4
  br i1 %27, label %29, label %28

28:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr %12) #17
  br label %45

29:                                               ; preds = %25
  %30 = load ptr, ptr %9, align 8, !tbaa !170, !nonnull !92, !align !172
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %30, i32 0, i32 0
  %32 = load i32, ptr %12, align 4, !tbaa !6
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [4 x <16 x float>], ptr %31, i64 0, i64 %33
  %35 = load <16 x float>, ptr %34, align 64, !tbaa !141
  %36 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %11, i32 0, i32 0
  %37 = load i32, ptr %12, align 4, !tbaa !6
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [4 x <16 x float>], ptr %36, i64 0, i64 %38
  %40 = load <16 x float>, ptr %39, align 64, !tbaa !141
  %41 = fmul <16 x float> %40, %35
  store <16 x float> %41, ptr %39, align 64, !tbaa !141
  br label %42

42:                                               ; preds = %29
  %43 = load i32, ptr %12, align 4, !tbaa !6
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %12, align 4, !tbaa !6
  br label %25, !llvm.loop !174

45:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %13) #17
  %46 = getelementptr inbounds nuw %class.anon.4, ptr %13, i32 0, i32 0
  store ptr %6, ptr %46, align 8, !tbaa !137
  %47 = getelementptr inbounds nuw %class.anon.4, ptr %13, i32 0, i32 1
  %48 = load ptr, ptr %8, align 8, !tbaa !170, !nonnull !92, !align !172
  store ptr %48, ptr %47, align 8, !tbaa !170
  %49 = getelementptr inbounds nuw %class.anon.4, ptr %13, i32 0, i32 2
  store ptr %11, ptr %49, align 8, !tbaa !170
  call void @llvm.lifetime.start.p0(ptr %14) #17
  %50 = load i64, ptr %7, align 8, !tbaa !46
  %51 = call noundef i32 @_ZN12_GLOBAL__N_18togetherEv()
  %52 = sext i32 %51 to i64
  %53 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %50, i64 noundef %52)
  store i64 %53, ptr %14, align 8, !tbaa !46
  %54 = load i32, ptr @paired, align 4, !tbaa !6
  %55 = icmp ne i32 %54, 0
  br i1 %55, label %56, label %79

56:                                               ; preds = %45
  %57 = load i64, ptr %7, align 8, !tbaa !46
  %58 = load i64, ptr %14, align 8, !tbaa !46
  %59 = mul nsw i64 %58, 2
  %60 = icmp slt i64 %57, %59
  br i1 %60, label %61, label %79

61:                                               ; preds = %56
  call void @llvm.lifetime.start.p0(ptr %15) #17
  call void @llvm.lifetime.start.p0(ptr %16) #17
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %62

62:                                               ; preds = %71, %61
  %63 = load i32, ptr %16, align 4, !tbaa !6
  %64 = icmp slt i32 %63, 4
  br i1 %64, label %66, label %65

65:                                               ; preds = %62
  call void @llvm.lifetime.end.p0(ptr %16) #17
  br label %74

66:                                               ; preds = %62
  %67 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %15, i32 0, i32 0
  %68 = load i32, ptr %16, align 4, !tbaa !6
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [4 x <16 x float>], ptr %67, i64 0, i64 %69
  store <16 x float> splat (float 0xC6293E5940000000), ptr %70, align 64, !tbaa !141
  br label %71

71:                                               ; preds = %66
  %72 = load i32, ptr %16, align 4, !tbaa !6
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %16, align 4, !tbaa !6
  br label %62, !llvm.loop !175

74:                                               ; preds = %65
  %75 = load ptr, ptr %6, align 8, !tbaa !130
  %76 = load i64, ptr %7, align 8, !tbaa !46
  %77 = mul nsw i64 %76, 64
  %78 = getelementptr inbounds float, ptr %75, i64 %77
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %78, ptr noundef nonnull align 64 dereferenceable(256) %15)
  call void @llvm.lifetime.end.p0(ptr %15) #17
  br label %79

79:                                               ; preds = %74, %56, %45
  call void @llvm.lifetime.start.p0(ptr %17) #17
  store i64 0, ptr %17, align 8, !tbaa !46
  br label %80

80:                                               ; preds = %131, %79
  %81 = load i64, ptr %17, align 8, !tbaa !46
  %82 = load i64, ptr %14, align 8, !tbaa !46
  %83 = icmp slt i64 %81, %82
  br i1 %83, label %85, label %84

84:                                               ; preds = %80
  store i32 8, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #17
  br label %134

85:                                               ; preds = %80
  %86 = load i32, ptr @paired, align 4, !tbaa !6
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %88, label %124

88:                                               ; preds = %85
  call void @llvm.lifetime.start.p0(ptr %19) #17
  %89 = load i64, ptr %17, align 8, !tbaa !46
  %90 = mul nsw i64 2, %89
  call void @_ZZN12_GLOBAL__N_15weighEPflRKNS_4PartES3_S0_ENKUllE_clEl(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %19, ptr noundef nonnull align 8 dereferenceable(24) %13, i64 noundef %90)
  call void @llvm.lifetime.start.p0(ptr %20) #17
  %91 = load i64, ptr %17, align 8, !tbaa !46
  %92 = mul nsw i64 2, %91
  %93 = add nsw i64 %92, 1
  call void @_ZZN12_GLOBAL__N_15weighEPflRKNS_4PartES3_S0_ENKUllE_clEl(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %20, ptr noundef nonnull align 8 dereferenceable(24) %13, i64 noundef %93)
  call void @llvm.lifetime.start.p0(ptr %21) #17
  call void @llvm.lifetime.start.p0(ptr %22) #17
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %94

94:                                               ; preds = %116, %88
  %95 = load i32, ptr %22, align 4, !tbaa !6
  %96 = icmp slt i32 %95, 4
  br i1 %96, label %98, label %97

97:                                               ; preds = %94
  store i32 11, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #17
  br label %119

98:                                               ; preds = %94
  %99 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %19, i32 0, i32 0
  %100 = load i32, ptr %22, align 4, !tbaa !6
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [4 x <16 x float>], ptr %99, i64 0, i64 %101
  %103 = load <16 x float>, ptr %102, align 64, !tbaa !141
  %104 = call noundef <16 x i16> @_ZN12_GLOBAL__N_18narrowedEDv16_f(<16 x float> noundef %103)
  %105 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %106 = load i32, ptr %22, align 4, !tbaa !6
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [4 x <16 x float>], ptr %105, i64 0, i64 %107
  %109 = load <16 x float>, ptr %108, align 64, !tbaa !141
  %110 = call noundef <16 x i16> @_ZN12_GLOBAL__N_18narrowedEDv16_f(<16 x float> noundef %109)
  %111 = call noundef <16 x float> @_ZN12_GLOBAL__N_15pairsEDv16_tS0_(<16 x i16> noundef %104, <16 x i16> noundef %110)
  %112 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %21, i32 0, i32 0
  %113 = load i32, ptr %22, align 4, !tbaa !6
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [4 x <16 x float>], ptr %112, i64 0, i64 %114
  store <16 x float> %111, ptr %115, align 64, !tbaa !141
  br label %116

116:                                              ; preds = %98
  %117 = load i32, ptr %22, align 4, !tbaa !6
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr %22, align 4, !tbaa !6
  br label %94, !llvm.loop !176

119:                                              ; preds = %97
  %120 = load ptr, ptr %6, align 8, !tbaa !130
  %121 = load i64, ptr %17, align 8, !tbaa !46
  %122 = mul nsw i64 %121, 64
  %123 = getelementptr inbounds float, ptr %120, i64 %122
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %123, ptr noundef nonnull align 64 dereferenceable(256) %21)
  call void @llvm.lifetime.end.p0(ptr %21) #17
  call void @llvm.lifetime.end.p0(ptr %20) #17
  call void @llvm.lifetime.end.p0(ptr %19) #17
  br label %130

124:                                              ; preds = %85
  %125 = load ptr, ptr %6, align 8, !tbaa !130
  %126 = load i64, ptr %17, align 8, !tbaa !46
  %127 = mul nsw i64 %126, 64
  %128 = getelementptr inbounds float, ptr %125, i64 %127
  call void @llvm.lifetime.start.p0(ptr %23) #17
  %129 = load i64, ptr %17, align 8, !tbaa !46
  call void @_ZZN12_GLOBAL__N_15weighEPflRKNS_4PartES3_S0_ENKUllE_clEl(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %23, ptr noundef nonnull align 8 dereferenceable(24) %13, i64 noundef %129)
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %128, ptr noundef nonnull align 64 dereferenceable(256) %23)
  call void @llvm.lifetime.end.p0(ptr %23) #17
  br label %130

130:                                              ; preds = %124, %119
  br label %131

131:                                              ; preds = %130
  %132 = load i64, ptr %17, align 8, !tbaa !46
  %133 = add nsw i64 %132, 1
  store i64 %133, ptr %17, align 8, !tbaa !46
  br label %80, !llvm.loop !177

134:                                              ; preds = %84
  %135 = load ptr, ptr %10, align 8, !tbaa !130
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %135, ptr noundef nonnull align 64 dereferenceable(256) %11)
  %136 = load i64, ptr %14, align 8, !tbaa !46
  store i32 1, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #17
  call void @llvm.lifetime.end.p0(ptr %13) #17
  call void @llvm.lifetime.end.p0(ptr %11) #17
  ret i64 %136
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @"_ZN12_GLOBAL__N_19in_groupsIZNS_6attendERK4CalllPfE3$_1EEvlT_"(i64 noundef %0, ptr noundef byval(%class.anon.1) align 8 %1) #8 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %4) #17
  store i64 0, ptr %4, align 8, !tbaa !46
  br label %5

5:                                                ; preds = %12, %2
  %6 = load i64, ptr %4, align 8, !tbaa !46
  %7 = add nsw i64 %6, 6
  %8 = load i64, ptr %3, align 8, !tbaa !46
  %9 = icmp sle i64 %7, %8
  br i1 %9, label %10, label %15

10:                                               ; preds = %5
  %11 = load i64, ptr %4, align 8, !tbaa !46
  call void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_1clILi6EEEDal"(ptr noundef nonnull align 8 dereferenceable(56) %1, i64 noundef %11)
  br label %12

12:                                               ; preds = %10
  %13 = load i64, ptr %4, align 8, !tbaa !46
  %14 = add nsw i64 %13, 6
  store i64 %14, ptr %4, align 8, !tbaa !46
  br label %5, !llvm.loop !178

15:                                               ; preds = %5
  br label %16

16:                                               ; preds = %23, %15
  %17 = load i64, ptr %4, align 8, !tbaa !46
  %18 = add nsw i64 %17, 4
  %19 = load i64, ptr %3, align 8, !tbaa !46
  %20 = icmp sle i64 %18, %19
  br i1 %20, label %21, label %26

21:                                               ; preds = %16
  %22 = load i64, ptr %4, align 8, !tbaa !46
  call void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_1clILi4EEEDal"(ptr noundef nonnull align 8 dereferenceable(56) %1, i64 noundef %22)
  br label %23

23:                                               ; preds = %21
  %24 = load i64, ptr %4, align 8, !tbaa !46
  %25 = add nsw i64 %24, 4
  store i64 %25, ptr %4, align 8, !tbaa !46
  br label %16, !llvm.loop !179

26:                                               ; preds = %16
  br label %27

27:                                               ; preds = %34, %26
  %28 = load i64, ptr %4, align 8, !tbaa !46
  %29 = add nsw i64 %28, 2
  %30 = load i64, ptr %3, align 8, !tbaa !46
  %31 = icmp sle i64 %29, %30
  br i1 %31, label %32, label %37

32:                                               ; preds = %27
  %33 = load i64, ptr %4, align 8, !tbaa !46
  call void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_1clILi2EEEDal"(ptr noundef nonnull align 8 dereferenceable(56) %1, i64 noundef %33)
  br label %34

34:                                               ; preds = %32
  %35 = load i64, ptr %4, align 8, !tbaa !46
  %36 = add nsw i64 %35, 2
  store i64 %36, ptr %4, align 8, !tbaa !46
  br label %27, !llvm.loop !180

37:                                               ; preds = %27
  br label %38

38:                                               ; preds = %44, %37
  %39 = load i64, ptr %4, align 8, !tbaa !46
  %40 = load i64, ptr %3, align 8, !tbaa !46
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %42, label %47

42:                                               ; preds = %38
  %43 = load i64, ptr %4, align 8, !tbaa !46
  call void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_1clILi1EEEDal"(ptr noundef nonnull align 8 dereferenceable(56) %1, i64 noundef %43)
  br label %44

44:                                               ; preds = %42
  %45 = load i64, ptr %4, align 8, !tbaa !46
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %4, align 8, !tbaa !46
  br label %38, !llvm.loop !181

47:                                               ; preds = %38
  call void @llvm.lifetime.end.p0(ptr %4) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18turn_outEPKfS1_lllPc(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) #7 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca <16 x float>, align 64
  %16 = alloca i64, align 8
  %17 = alloca i16, align 2
  %18 = alloca i16, align 2
  %19 = alloca [16 x <16 x float>], align 64
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i16, align 2
  %23 = alloca ptr, align 8
  %24 = alloca i16, align 2
  %25 = alloca i16, align 2
  store ptr %0, ptr %7, align 8, !tbaa !130
  store ptr %1, ptr %8, align 8, !tbaa !130
  store i64 %2, ptr %9, align 8, !tbaa !46
  store i64 %3, ptr %10, align 8, !tbaa !46
  store i64 %4, ptr %11, align 8, !tbaa !46
  store ptr %5, ptr %12, align 8, !tbaa !132
  call void @llvm.lifetime.start.p0(ptr %13) #17
  store i64 0, ptr %13, align 8, !tbaa !46
  br label %26

26:                                               ; preds = %135, %6
  %27 = load i64, ptr %13, align 8, !tbaa !46
  %28 = load i64, ptr %9, align 8, !tbaa !46
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %26
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #17
  br label %138

31:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %15) #17
  %32 = load ptr, ptr %8, align 8, !tbaa !130
  %33 = load i64, ptr %13, align 8, !tbaa !46
  %34 = getelementptr inbounds float, ptr %32, i64 %33
  %35 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %34)
  %36 = fdiv <16 x float> splat (float 1.000000e+00), %35
  store <16 x float> %36, ptr %15, align 64, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %16) #17
  store i64 0, ptr %16, align 8, !tbaa !46
  br label %37

37:                                               ; preds = %131, %31
  %38 = load i64, ptr %16, align 8, !tbaa !46
  %39 = load i64, ptr %10, align 8, !tbaa !46
  %40 = icmp slt i64 %38, %39
  br i1 %40, label %42, label %41

41:                                               ; preds = %37
  store i32 5, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #17
  br label %134

42:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr %17) #17
  %43 = load i64, ptr %10, align 8, !tbaa !46
  %44 = load i64, ptr %16, align 8, !tbaa !46
  %45 = call noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %43, i64 noundef %44)
  store i16 %45, ptr %18, align 2
  %46 = load i16, ptr %18, align 2
  %47 = bitcast i16 %46 to <16 x i1>
  %48 = bitcast <16 x i1> %47 to i16
  store i16 %48, ptr %17, align 2, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %19) #17
  call void @llvm.lifetime.start.p0(ptr %20) #17
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %49

49:                                               ; preds = %69, %42
  %50 = load i32, ptr %20, align 4, !tbaa !6
  %51 = icmp slt i32 %50, 16
  br i1 %51, label %53, label %52

52:                                               ; preds = %49
  store i32 8, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #17
  br label %72

53:                                               ; preds = %49
  %54 = load ptr, ptr %7, align 8, !tbaa !130
  %55 = load i64, ptr %16, align 8, !tbaa !46
  %56 = load i32, ptr %20, align 4, !tbaa !6
  %57 = sext i32 %56 to i64
  %58 = add nsw i64 %55, %57
  %59 = mul nsw i64 %58, 64
  %60 = getelementptr inbounds float, ptr %54, i64 %59
  %61 = load i64, ptr %13, align 8, !tbaa !46
  %62 = getelementptr inbounds float, ptr %60, i64 %61
  %63 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %62)
  %64 = load <16 x float>, ptr %15, align 64, !tbaa !141
  %65 = fmul <16 x float> %63, %64
  %66 = load i32, ptr %20, align 4, !tbaa !6
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [16 x <16 x float>], ptr %19, i64 0, i64 %67
  store <16 x float> %65, ptr %68, align 64, !tbaa !141
  br label %69

69:                                               ; preds = %53
  %70 = load i32, ptr %20, align 4, !tbaa !6
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %20, align 4, !tbaa !6
  br label %49, !llvm.loop !182

72:                                               ; preds = %52
  %73 = getelementptr inbounds [16 x <16 x float>], ptr %19, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_14turnILi8EEEvPDv16_f(ptr noundef %73)
  call void @llvm.lifetime.start.p0(ptr %21) #17
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %74

74:                                               ; preds = %127, %72
  %75 = load i32, ptr %21, align 4, !tbaa !6
  %76 = icmp slt i32 %75, 16
  br i1 %76, label %78, label %77

77:                                               ; preds = %74
  store i32 11, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #17
  br label %130

78:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(ptr %22) #17
  %79 = load i64, ptr %13, align 8, !tbaa !46
  %80 = load i32, ptr %21, align 4, !tbaa !6
  %81 = sext i32 %80 to i64
  %82 = add nsw i64 %79, %81
  %83 = load i64, ptr %9, align 8, !tbaa !46
  %84 = icmp slt i64 %82, %83
  br i1 %84, label %85, label %88

85:                                               ; preds = %78
  %86 = load i16, ptr %17, align 2
  %87 = bitcast i16 %86 to <16 x i1>
  br label %89

88:                                               ; preds = %78
  br label %89

89:                                               ; preds = %88, %85
  %90 = phi <16 x i1> [ %87, %85 ], [ zeroinitializer, %88 ]
  %91 = bitcast <16 x i1> %90 to i16
  store i16 %91, ptr %22, align 2, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %23) #17
  %92 = load ptr, ptr %12, align 8, !tbaa !132
  %93 = load i64, ptr %13, align 8, !tbaa !46
  %94 = load i32, ptr %21, align 4, !tbaa !6
  %95 = sext i32 %94 to i64
  %96 = add nsw i64 %93, %95
  %97 = load i64, ptr %11, align 8, !tbaa !46
  %98 = mul nsw i64 %96, %97
  %99 = load i64, ptr %16, align 8, !tbaa !46
  %100 = add nsw i64 %98, %99
  %101 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %100)
  %102 = getelementptr inbounds i8, ptr %92, i64 %101
  store ptr %102, ptr %23, align 8, !tbaa !132
  %103 = load i32, ptr @paired, align 4, !tbaa !6
  %104 = icmp ne i32 %103, 0
  br i1 %104, label %105, label %116

105:                                              ; preds = %89
  %106 = load i16, ptr %22, align 2
  %107 = bitcast i16 %106 to <16 x i1>
  %108 = load i32, ptr %21, align 4, !tbaa !6
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [16 x <16 x float>], ptr %19, i64 0, i64 %109
  %111 = load <16 x float>, ptr %110, align 64, !tbaa !141
  %112 = call noundef <16 x i16> @_ZN12_GLOBAL__N_18narrowedEDv16_f(<16 x float> noundef %111)
  %113 = load ptr, ptr %23, align 8, !tbaa !132
  %114 = bitcast <16 x i1> %107 to i16
  store i16 %114, ptr %24, align 2, !tbaa !141
  %115 = load i16, ptr %24, align 2
  call void @_ZN12_GLOBAL__N_112store_maskedIDv16_ttEEvDv16_bT_PT0_(i16 noundef %115, <16 x i16> noundef %112, ptr noundef %113)
  br label %126

116:                                              ; preds = %89
  %117 = load i16, ptr %22, align 2
  %118 = bitcast i16 %117 to <16 x i1>
  %119 = load i32, ptr %21, align 4, !tbaa !6
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [16 x <16 x float>], ptr %19, i64 0, i64 %120
  %122 = load <16 x float>, ptr %121, align 64, !tbaa !141
  %123 = load ptr, ptr %23, align 8, !tbaa !132
  %124 = bitcast <16 x i1> %118 to i16
  store i16 %124, ptr %25, align 2, !tbaa !141
  %125 = load i16, ptr %25, align 2
  call void @_ZN12_GLOBAL__N_112store_maskedIDv16_ffEEvDv16_bT_PT0_(i16 noundef %125, <16 x float> noundef %122, ptr noundef %123)
  br label %126

126:                                              ; preds = %116, %105
  call void @llvm.lifetime.end.p0(ptr %23) #17
  call void @llvm.lifetime.end.p0(ptr %22) #17
  br label %127

127:                                              ; preds = %126
  %128 = load i32, ptr %21, align 4, !tbaa !6
  %129 = add nsw i32 %128, 1
  store i32 %129, ptr %21, align 4, !tbaa !6
  br label %74, !llvm.loop !183

130:                                              ; preds = %77
  call void @llvm.lifetime.end.p0(ptr %19) #17
  call void @llvm.lifetime.end.p0(ptr %17) #17
  br label %131

131:                                              ; preds = %130
  %132 = load i64, ptr %16, align 8, !tbaa !46
  %133 = add nsw i64 %132, 16
  store i64 %133, ptr %16, align 8, !tbaa !46
  br label %37, !llvm.loop !184

134:                                              ; preds = %41
  call void @llvm.lifetime.end.p0(ptr %15) #17
  br label %135

135:                                              ; preds = %134
  %136 = load i64, ptr %13, align 8, !tbaa !46
  %137 = add nsw i64 %136, 16
  store i64 %137, ptr %13, align 8, !tbaa !46
  br label %26, !llvm.loop !185

138:                                              ; preds = %30
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %0, i64 noundef %1) #9 {
  %3 = alloca <16 x i1>, align 2
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !46
  store i64 %1, ptr %5, align 8, !tbaa !46
  %6 = call noundef <16 x i32> @_ZN12_GLOBAL__N_112lane_numbersEv()
  %7 = load i64, ptr %4, align 8, !tbaa !46
  %8 = load i64, ptr %5, align 8, !tbaa !46
  %9 = sub nsw i64 %7, %8
  %10 = trunc i64 %9 to i32
  %11 = insertelement <16 x i32> poison, i32 %10, i64 0
  %12 = shufflevector <16 x i32> %11, <16 x i32> poison, <16 x i32> zeroinitializer
  %13 = icmp slt <16 x i32> %6, %12
  %14 = sext <16 x i1> %13 to <16 x i32>
  %15 = icmp ne <16 x i32> %14, zeroinitializer
  store <16 x i1> %15, ptr %3, align 2
  %16 = load i16, ptr %3, align 2
  ret i16 %16
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_111load_maskedIDv16_ffEET_Dv16_bPKT0_(i16 noundef %0, ptr noundef %1) #9 {
  %3 = alloca i16, align 2
  %4 = alloca i16, align 2
  %5 = alloca ptr, align 8
  store i16 %0, ptr %3, align 2
  %6 = load i16, ptr %3, align 2
  %7 = bitcast i16 %6 to <16 x i1>
  %8 = bitcast <16 x i1> %7 to i16
  store i16 %8, ptr %4, align 2, !tbaa !141
  store ptr %1, ptr %5, align 8, !tbaa !130
  %9 = load i16, ptr %4, align 2
  %10 = bitcast i16 %9 to <16 x i1>
  %11 = load ptr, ptr %5, align 8, !tbaa !130
  %12 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %11, <16 x i1> %10, <16 x float> zeroinitializer)
  ret <16 x float> %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14turnILi8EEEvPDv16_f(ptr noundef %0) #8 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %"struct.(anonymous namespace)::Places", align 1
  store ptr %0, ptr %2, align 8, !tbaa !105
  call void @llvm.lifetime.start.p0(ptr %3) #17
  store i32 0, ptr %3, align 4, !tbaa !6
  br label %5

5:                                                ; preds = %24, %1
  %6 = load i32, ptr %3, align 4, !tbaa !6
  %7 = icmp slt i32 %6, 16
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #17
  br label %27

9:                                                ; preds = %5
  %10 = load i32, ptr %3, align 4, !tbaa !6
  %11 = and i32 %10, 8
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %2, align 8, !tbaa !105
  %15 = load i32, ptr %3, align 4, !tbaa !6
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds <16 x float>, ptr %14, i64 %16
  %18 = load ptr, ptr %2, align 8, !tbaa !105
  %19 = load i32, ptr %3, align 4, !tbaa !6
  %20 = add nsw i32 %19, 8
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds <16 x float>, ptr %18, i64 %21
  call void @_ZN12_GLOBAL__N_18exchangeILi8EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15EEEEvRDv16_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 64 dereferenceable(64) %17, ptr noundef nonnull align 64 dereferenceable(64) %22)
  br label %23

23:                                               ; preds = %13, %9
  br label %24

24:                                               ; preds = %23
  %25 = load i32, ptr %3, align 4, !tbaa !6
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %3, align 4, !tbaa !6
  br label %5, !llvm.loop !186

27:                                               ; preds = %8
  %28 = load ptr, ptr %2, align 8, !tbaa !105
  call void @_ZN12_GLOBAL__N_14turnILi4EEEvPDv16_f(ptr noundef %28)
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i32> @_ZN12_GLOBAL__N_112lane_numbersEv() #9 {
  %1 = alloca [16 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr %1) #17
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const._ZN12_GLOBAL__N_112lane_numbersEv.numbers, i64 64, i1 false)
  %2 = getelementptr inbounds [16 x i32], ptr %1, i64 0, i64 0
  %3 = call noundef <16 x i32> @_ZN12_GLOBAL__N_14loadIDv16_iEET_PKv(ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %1) #17
  ret <16 x i32> %3
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i32> @_ZN12_GLOBAL__N_14loadIDv16_iEET_PKv(ptr noundef %0) #9 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !105
  %3 = load ptr, ptr %2, align 8, !tbaa !105
  %4 = getelementptr inbounds nuw %struct.Unaligned, ptr %3, i32 0, i32 0
  %5 = load <16 x i32>, ptr %4, align 1, !tbaa !141
  ret <16 x i32> %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr captures(none), <16 x i1>, <16 x float>) #10

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18exchangeILi8EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15EEEEvRDv16_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 64 dereferenceable(64) %0, ptr noundef nonnull align 64 dereferenceable(64) %1) #8 {
  %3 = alloca %"struct.(anonymous namespace)::Places", align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  store ptr %0, ptr %4, align 8, !tbaa !105
  store ptr %1, ptr %5, align 8, !tbaa !105
  call void @llvm.lifetime.start.p0(ptr %6) #17
  %8 = load ptr, ptr %4, align 8, !tbaa !105, !nonnull !92, !align !172
  %9 = load <16 x float>, ptr %8, align 64, !tbaa !141
  %10 = load ptr, ptr %5, align 8, !tbaa !105, !nonnull !92, !align !172
  %11 = load <16 x float>, ptr %10, align 64, !tbaa !141
  %12 = shufflevector <16 x float> %9, <16 x float> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %12, ptr %6, align 64, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %7) #17
  %13 = load ptr, ptr %4, align 8, !tbaa !105, !nonnull !92, !align !172
  %14 = load <16 x float>, ptr %13, align 64, !tbaa !141
  %15 = load ptr, ptr %5, align 8, !tbaa !105, !nonnull !92, !align !172
  %16 = load <16 x float>, ptr %15, align 64, !tbaa !141
  %17 = shufflevector <16 x float> %14, <16 x float> %16, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %17, ptr %7, align 64, !tbaa !141
  %18 = load <16 x float>, ptr %6, align 64, !tbaa !141
  %19 = load ptr, ptr %4, align 8, !tbaa !105, !nonnull !92, !align !172
  store <16 x float> %18, ptr %19, align 64, !tbaa !141
  %20 = load <16 x float>, ptr %7, align 64, !tbaa !141
  %21 = load ptr, ptr %5, align 8, !tbaa !105, !nonnull !92, !align !172
  store <16 x float> %20, ptr %21, align 64, !tbaa !141
  call void @llvm.lifetime.end.p0(ptr %7) #17
  call void @llvm.lifetime.end.p0(ptr %6) #17
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14turnILi4EEEvPDv16_f(ptr noundef %0) #8 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %"struct.(anonymous namespace)::Places", align 1
  store ptr %0, ptr %2, align 8, !tbaa !105
  call void @llvm.lifetime.start.p0(ptr %3) #17
  store i32 0, ptr %3, align 4, !tbaa !6
  br label %5

5:                                                ; preds = %24, %1
  %6 = load i32, ptr %3, align 4, !tbaa !6
  %7 = icmp slt i32 %6, 16
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #17
  br label %27

9:                                                ; preds = %5
  %10 = load i32, ptr %3, align 4, !tbaa !6
  %11 = and i32 %10, 4
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %2, align 8, !tbaa !105
  %15 = load i32, ptr %3, align 4, !tbaa !6
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds <16 x float>, ptr %14, i64 %16
  %18 = load ptr, ptr %2, align 8, !tbaa !105
  %19 = load i32, ptr %3, align 4, !tbaa !6
  %20 = add nsw i32 %19, 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds <16 x float>, ptr %18, i64 %21
  call void @_ZN12_GLOBAL__N_18exchangeILi4EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15EEEEvRDv16_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 64 dereferenceable(64) %17, ptr noundef nonnull align 64 dereferenceable(64) %22)
  br label %23

23:                                               ; preds = %13, %9
  br label %24

24:                                               ; preds = %23
  %25 = load i32, ptr %3, align 4, !tbaa !6
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %3, align 4, !tbaa !6
  br label %5, !llvm.loop !187

27:                                               ; preds = %8
  %28 = load ptr, ptr %2, align 8, !tbaa !105
  call void @_ZN12_GLOBAL__N_14turnILi2EEEvPDv16_f(ptr noundef %28)
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18exchangeILi4EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15EEEEvRDv16_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 64 dereferenceable(64) %0, ptr noundef nonnull align 64 dereferenceable(64) %1) #8 {
  %3 = alloca %"struct.(anonymous namespace)::Places", align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  store ptr %0, ptr %4, align 8, !tbaa !105
  store ptr %1, ptr %5, align 8, !tbaa !105
  call void @llvm.lifetime.start.p0(ptr %6) #17
  %8 = load ptr, ptr %4, align 8, !tbaa !105, !nonnull !92, !align !172
  %9 = load <16 x float>, ptr %8, align 64, !tbaa !141
  %10 = load ptr, ptr %5, align 8, !tbaa !105, !nonnull !92, !align !172
  %11 = load <16 x float>, ptr %10, align 64, !tbaa !141
  %12 = shufflevector <16 x float> %9, <16 x float> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %12, ptr %6, align 64, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %7) #17
  %13 = load ptr, ptr %4, align 8, !tbaa !105, !nonnull !92, !align !172
  %14 = load <16 x float>, ptr %13, align 64, !tbaa !141
  %15 = load ptr, ptr %5, align 8, !tbaa !105, !nonnull !92, !align !172
  %16 = load <16 x float>, ptr %15, align 64, !tbaa !141
  %17 = shufflevector <16 x float> %14, <16 x float> %16, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %17, ptr %7, align 64, !tbaa !141
  %18 = load <16 x float>, ptr %6, align 64, !tbaa !141
  %19 = load ptr, ptr %4, align 8, !tbaa !105, !nonnull !92, !align !172
  store <16 x float> %18, ptr %19, align 64, !tbaa !141
  %20 = load <16 x float>, ptr %7, align 64, !tbaa !141
  %21 = load ptr, ptr %5, align 8, !tbaa !105, !nonnull !92, !align !172
  store <16 x float> %20, ptr %21, align 64, !tbaa !141
  call void @llvm.lifetime.end.p0(ptr %7) #17
  call void @llvm.lifetime.end.p0(ptr %6) #17
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14turnILi2EEEvPDv16_f(ptr noundef %0) #8 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %"struct.(anonymous namespace)::Places", align 1
  store ptr %0, ptr %2, align 8, !tbaa !105
  call void @llvm.lifetime.start.p0(ptr %3) #17
  store i32 0, ptr %3, align 4, !tbaa !6
  br label %5

5:                                                ; preds = %24, %1
  %6 = load i32, ptr %3, align 4, !tbaa !6
  %7 = icmp slt i32 %6, 16
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #17
  br label %27

9:                                                ; preds = %5
  %10 = load i32, ptr %3, align 4, !tbaa !6
  %11 = and i32 %10, 2
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %2, align 8, !tbaa !105
  %15 = load i32, ptr %3, align 4, !tbaa !6
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds <16 x float>, ptr %14, i64 %16
  %18 = load ptr, ptr %2, align 8, !tbaa !105
  %19 = load i32, ptr %3, align 4, !tbaa !6
  %20 = add nsw i32 %19, 2
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds <16 x float>, ptr %18, i64 %21
  call void @_ZN12_GLOBAL__N_18exchangeILi2EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15EEEEvRDv16_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 64 dereferenceable(64) %17, ptr noundef nonnull align 64 dereferenceable(64) %22)
  br label %23

23:                                               ; preds = %13, %9
  br label %24

24:                                               ; preds = %23
  %25 = load i32, ptr %3, align 4, !tbaa !6
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %3, align 4, !tbaa !6
  br label %5, !llvm.loop !188

27:                                               ; preds = %8
  %28 = load ptr, ptr %2, align 8, !tbaa !105
  call void @_ZN12_GLOBAL__N_14turnILi1EEEvPDv16_f(ptr noundef %28)
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18exchangeILi2EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15EEEEvRDv16_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 64 dereferenceable(64) %0, ptr noundef nonnull align 64 dereferenceable(64) %1) #8 {
  %3 = alloca %"struct.(anonymous namespace)::Places", align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  store ptr %0, ptr %4, align 8, !tbaa !105
  store ptr %1, ptr %5, align 8, !tbaa !105
  call void @llvm.lifetime.start.p0(ptr %6) #17
  %8 = load ptr, ptr %4, align 8, !tbaa !105, !nonnull !92, !align !172
  %9 = load <16 x float>, ptr %8, align 64, !tbaa !141
  %10 = load ptr, ptr %5, align 8, !tbaa !105, !nonnull !92, !align !172
  %11 = load <16 x float>, ptr %10, align 64, !tbaa !141
  %12 = shufflevector <16 x float> %9, <16 x float> %11, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %12, ptr %6, align 64, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %7) #17
  %13 = load ptr, ptr %4, align 8, !tbaa !105, !nonnull !92, !align !172
  %14 = load <16 x float>, ptr %13, align 64, !tbaa !141
  %15 = load ptr, ptr %5, align 8, !tbaa !105, !nonnull !92, !align !172
  %16 = load <16 x float>, ptr %15, align 64, !tbaa !141
  %17 = shufflevector <16 x float> %14, <16 x float> %16, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %17, ptr %7, align 64, !tbaa !141
  %18 = load <16 x float>, ptr %6, align 64, !tbaa !141
  %19 = load ptr, ptr %4, align 8, !tbaa !105, !nonnull !92, !align !172
  store <16 x float> %18, ptr %19, align 64, !tbaa !141
  %20 = load <16 x float>, ptr %7, align 64, !tbaa !141
  %21 = load ptr, ptr %5, align 8, !tbaa !105, !nonnull !92, !align !172
  store <16 x float> %20, ptr %21, align 64, !tbaa !141
  call void @llvm.lifetime.end.p0(ptr %7) #17
  call void @llvm.lifetime.end.p0(ptr %6) #17
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14turnILi1EEEvPDv16_f(ptr noundef %0) #8 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %"struct.(anonymous namespace)::Places", align 1
  store ptr %0, ptr %2, align 8, !tbaa !105
  call void @llvm.lifetime.start.p0(ptr %3) #17
  store i32 0, ptr %3, align 4, !tbaa !6
  br label %5

5:                                                ; preds = %24, %1
  %6 = load i32, ptr %3, align 4, !tbaa !6
  %7 = icmp slt i32 %6, 16
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #17
  br label %27

9:                                                ; preds = %5
  %10 = load i32, ptr %3, align 4, !tbaa !6
  %11 = and i32 %10, 1
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %2, align 8, !tbaa !105
  %15 = load i32, ptr %3, align 4, !tbaa !6
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds <16 x float>, ptr %14, i64 %16
  %18 = load ptr, ptr %2, align 8, !tbaa !105
  %19 = load i32, ptr %3, align 4, !tbaa !6
  %20 = add nsw i32 %19, 1
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds <16 x float>, ptr %18, i64 %21
  call void @_ZN12_GLOBAL__N_18exchangeILi1EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15EEEEvRDv16_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 64 dereferenceable(64) %17, ptr noundef nonnull align 64 dereferenceable(64) %22)
  br label %23

23:                                               ; preds = %13, %9
  br label %24

24:                                               ; preds = %23
  %25 = load i32, ptr %3, align 4, !tbaa !6
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %3, align 4, !tbaa !6
  br label %5, !llvm.loop !189

27:                                               ; preds = %8
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18exchangeILi1EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15EEEEvRDv16_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 64 dereferenceable(64) %0, ptr noundef nonnull align 64 dereferenceable(64) %1) #8 {
  %3 = alloca %"struct.(anonymous namespace)::Places", align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  store ptr %0, ptr %4, align 8, !tbaa !105
  store ptr %1, ptr %5, align 8, !tbaa !105
  call void @llvm.lifetime.start.p0(ptr %6) #17
  %8 = load ptr, ptr %4, align 8, !tbaa !105, !nonnull !92, !align !172
  %9 = load <16 x float>, ptr %8, align 64, !tbaa !141
  %10 = load ptr, ptr %5, align 8, !tbaa !105, !nonnull !92, !align !172
  %11 = load <16 x float>, ptr %10, align 64, !tbaa !141
  %12 = shufflevector <16 x float> %9, <16 x float> %11, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %12, ptr %6, align 64, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %7) #17
  %13 = load ptr, ptr %4, align 8, !tbaa !105, !nonnull !92, !align !172
  %14 = load <16 x float>, ptr %13, align 64, !tbaa !141
  %15 = load ptr, ptr %5, align 8, !tbaa !105, !nonnull !92, !align !172
  %16 = load <16 x float>, ptr %15, align 64, !tbaa !141
  %17 = shufflevector <16 x float> %14, <16 x float> %16, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %17, ptr %7, align 64, !tbaa !141
  %18 = load <16 x float>, ptr %6, align 64, !tbaa !141
  %19 = load ptr, ptr %4, align 8, !tbaa !105, !nonnull !92, !align !172
  store <16 x float> %18, ptr %19, align 64, !tbaa !141
  %20 = load <16 x float>, ptr %7, align 64, !tbaa !141
  %21 = load ptr, ptr %5, align 8, !tbaa !105, !nonnull !92, !align !172
  store <16 x float> %20, ptr %21, align 64, !tbaa !141
  call void @llvm.lifetime.end.p0(ptr %7) #17
  call void @llvm.lifetime.end.p0(ptr %6) #17
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i16> @_ZN12_GLOBAL__N_111load_maskedIDv16_ttEET_Dv16_bPKT0_(i16 noundef %0, ptr noundef %1) #11 {
  %3 = alloca i16, align 2
  %4 = alloca i16, align 2
  %5 = alloca ptr, align 8
  store i16 %0, ptr %3, align 2
  %6 = load i16, ptr %3, align 2
  %7 = bitcast i16 %6 to <16 x i1>
  %8 = bitcast <16 x i1> %7 to i16
  store i16 %8, ptr %4, align 2, !tbaa !141
  store ptr %1, ptr %5, align 8, !tbaa !160
  %9 = load i16, ptr %4, align 2
  %10 = bitcast i16 %9 to <16 x i1>
  %11 = load ptr, ptr %5, align 8, !tbaa !160
  %12 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr align 2 %11, <16 x i1> %10, <16 x i16> zeroinitializer)
  ret <16 x i16> %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_15pairsEDv16_tS0_(<16 x i16> noundef %0, <16 x i16> noundef %1) #9 {
  %3 = alloca <16 x i16>, align 32
  %4 = alloca <16 x i16>, align 32
  store <16 x i16> %0, ptr %3, align 32, !tbaa !141
  store <16 x i16> %1, ptr %4, align 32, !tbaa !141
  %5 = load <16 x i16>, ptr %3, align 32, !tbaa !141
  %6 = zext <16 x i16> %5 to <16 x i32>
  %7 = load <16 x i16>, ptr %4, align 32, !tbaa !141
  %8 = zext <16 x i16> %7 to <16 x i32>
  %9 = shl <16 x i32> %8, splat (i32 16)
  %10 = or <16 x i32> %6, %9
  %11 = call noundef <16 x float> @_ZN12_GLOBAL__N_19as_floatsEDv16_i(<16 x i32> noundef %10)
  ret <16 x float> %11
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x i16> @llvm.masked.load.v16i16.p0(ptr captures(none), <16 x i1>, <16 x i16>) #10

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_19as_floatsEDv16_i(<16 x i32> noundef %0) #9 {
  %2 = alloca <16 x i32>, align 64
  store <16 x i32> %0, ptr %2, align 64, !tbaa !141
  %3 = load <16 x i32>, ptr %2, align 64, !tbaa !141
  %4 = bitcast <16 x i32> %3 to <16 x float>
  ret <16 x float> %4
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %0) #9 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !105
  %3 = load ptr, ptr %2, align 8, !tbaa !105
  %4 = getelementptr inbounds nuw %struct.Unaligned.3, ptr %3, i32 0, i32 0
  %5 = load <16 x float>, ptr %4, align 1, !tbaa !141
  ret <16 x float> %5
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_0clILi6EEEDal"(ptr noundef nonnull align 8 dereferenceable(64) %0, i64 noundef %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !105
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !190, !nonnull !92, !align !95
  %8 = load ptr, ptr %7, align 8, !tbaa !130
  %9 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !192, !nonnull !92, !align !193
  %11 = load i32, ptr %10, align 4, !tbaa !6
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %8, i64 %12
  %14 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8, !tbaa !194, !nonnull !92, !align !95
  %16 = load ptr, ptr %15, align 8, !tbaa !130
  %17 = load i64, ptr %4, align 8, !tbaa !46
  %18 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 3
  %19 = load ptr, ptr %18, align 8, !tbaa !195, !nonnull !92, !align !95
  %20 = load i64, ptr %19, align 8, !tbaa !46
  %21 = mul nsw i64 %17, %20
  %22 = getelementptr inbounds float, ptr %16, i64 %21
  %23 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 3
  %24 = load ptr, ptr %23, align 8, !tbaa !195, !nonnull !92, !align !95
  %25 = load i64, ptr %24, align 8, !tbaa !46
  %26 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 4
  %27 = load ptr, ptr %26, align 8, !tbaa !196, !nonnull !92, !align !95
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %27, i32 0, i32 3
  %29 = load i64, ptr %28, align 8, !tbaa !117
  %30 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 5
  %31 = load ptr, ptr %30, align 8, !tbaa !197, !nonnull !92, !align !193
  %32 = load float, ptr %31, align 4, !tbaa !133
  %33 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 6
  %34 = load ptr, ptr %33, align 8, !tbaa !198, !nonnull !92, !align !95
  %35 = load ptr, ptr %34, align 8, !tbaa !130
  %36 = load i64, ptr %4, align 8, !tbaa !46
  %37 = mul nsw i64 %36, 64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  %39 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 7
  %40 = load ptr, ptr %39, align 8, !tbaa !199, !nonnull !92, !align !193
  %41 = getelementptr inbounds [64 x float], ptr %40, i64 0, i64 0
  %42 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 1
  %43 = load ptr, ptr %42, align 8, !tbaa !192, !nonnull !92, !align !193
  %44 = load i32, ptr %43, align 4, !tbaa !6
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %41, i64 %45
  call void @_ZN12_GLOBAL__N_19scores_ofILi6EEEvPKfS2_llfPfS3_(ptr noundef %13, ptr noundef %22, i64 noundef %25, i64 noundef %29, float noundef %32, ptr noundef %38, ptr noundef %46)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_0clILi4EEEDal"(ptr noundef nonnull align 8 dereferenceable(64) %0, i64 noundef %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !105
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !190, !nonnull !92, !align !95
  %8 = load ptr, ptr %7, align 8, !tbaa !130
  %9 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !192, !nonnull !92, !align !193
  %11 = load i32, ptr %10, align 4, !tbaa !6
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %8, i64 %12
  %14 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8, !tbaa !194, !nonnull !92, !align !95
  %16 = load ptr, ptr %15, align 8, !tbaa !130
  %17 = load i64, ptr %4, align 8, !tbaa !46
  %18 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 3
  %19 = load ptr, ptr %18, align 8, !tbaa !195, !nonnull !92, !align !95
  %20 = load i64, ptr %19, align 8, !tbaa !46
  %21 = mul nsw i64 %17, %20
  %22 = getelementptr inbounds float, ptr %16, i64 %21
  %23 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 3
  %24 = load ptr, ptr %23, align 8, !tbaa !195, !nonnull !92, !align !95
  %25 = load i64, ptr %24, align 8, !tbaa !46
  %26 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 4
  %27 = load ptr, ptr %26, align 8, !tbaa !196, !nonnull !92, !align !95
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %27, i32 0, i32 3
  %29 = load i64, ptr %28, align 8, !tbaa !117
  %30 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 5
  %31 = load ptr, ptr %30, align 8, !tbaa !197, !nonnull !92, !align !193
  %32 = load float, ptr %31, align 4, !tbaa !133
  %33 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 6
  %34 = load ptr, ptr %33, align 8, !tbaa !198, !nonnull !92, !align !95
  %35 = load ptr, ptr %34, align 8, !tbaa !130
  %36 = load i64, ptr %4, align 8, !tbaa !46
  %37 = mul nsw i64 %36, 64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  %39 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 7
  %40 = load ptr, ptr %39, align 8, !tbaa !199, !nonnull !92, !align !193
  %41 = getelementptr inbounds [64 x float], ptr %40, i64 0, i64 0
  %42 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 1
  %43 = load ptr, ptr %42, align 8, !tbaa !192, !nonnull !92, !align !193
  %44 = load i32, ptr %43, align 4, !tbaa !6
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %41, i64 %45
  call void @_ZN12_GLOBAL__N_19scores_ofILi4EEEvPKfS2_llfPfS3_(ptr noundef %13, ptr noundef %22, i64 noundef %25, i64 noundef %29, float noundef %32, ptr noundef %38, ptr noundef %46)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_0clILi2EEEDal"(ptr noundef nonnull align 8 dereferenceable(64) %0, i64 noundef %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !105
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !190, !nonnull !92, !align !95
  %8 = load ptr, ptr %7, align 8, !tbaa !130
  %9 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !192, !nonnull !92, !align !193
  %11 = load i32, ptr %10, align 4, !tbaa !6
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %8, i64 %12
  %14 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8, !tbaa !194, !nonnull !92, !align !95
  %16 = load ptr, ptr %15, align 8, !tbaa !130
  %17 = load i64, ptr %4, align 8, !tbaa !46
  %18 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 3
  %19 = load ptr, ptr %18, align 8, !tbaa !195, !nonnull !92, !align !95
  %20 = load i64, ptr %19, align 8, !tbaa !46
  %21 = mul nsw i64 %17, %20
  %22 = getelementptr inbounds float, ptr %16, i64 %21
  %23 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 3
  %24 = load ptr, ptr %23, align 8, !tbaa !195, !nonnull !92, !align !95
  %25 = load i64, ptr %24, align 8, !tbaa !46
  %26 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 4
  %27 = load ptr, ptr %26, align 8, !tbaa !196, !nonnull !92, !align !95
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %27, i32 0, i32 3
  %29 = load i64, ptr %28, align 8, !tbaa !117
  %30 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 5
  %31 = load ptr, ptr %30, align 8, !tbaa !197, !nonnull !92, !align !193
  %32 = load float, ptr %31, align 4, !tbaa !133
  %33 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 6
  %34 = load ptr, ptr %33, align 8, !tbaa !198, !nonnull !92, !align !95
  %35 = load ptr, ptr %34, align 8, !tbaa !130
  %36 = load i64, ptr %4, align 8, !tbaa !46
  %37 = mul nsw i64 %36, 64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  %39 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 7
  %40 = load ptr, ptr %39, align 8, !tbaa !199, !nonnull !92, !align !193
  %41 = getelementptr inbounds [64 x float], ptr %40, i64 0, i64 0
  %42 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 1
  %43 = load ptr, ptr %42, align 8, !tbaa !192, !nonnull !92, !align !193
  %44 = load i32, ptr %43, align 4, !tbaa !6
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %41, i64 %45
  call void @_ZN12_GLOBAL__N_19scores_ofILi2EEEvPKfS2_llfPfS3_(ptr noundef %13, ptr noundef %22, i64 noundef %25, i64 noundef %29, float noundef %32, ptr noundef %38, ptr noundef %46)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_0clILi1EEEDal"(ptr noundef nonnull align 8 dereferenceable(64) %0, i64 noundef %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !105
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !190, !nonnull !92, !align !95
  %8 = load ptr, ptr %7, align 8, !tbaa !130
  %9 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !192, !nonnull !92, !align !193
  %11 = load i32, ptr %10, align 4, !tbaa !6
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %8, i64 %12
  %14 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8, !tbaa !194, !nonnull !92, !align !95
  %16 = load ptr, ptr %15, align 8, !tbaa !130
  %17 = load i64, ptr %4, align 8, !tbaa !46
  %18 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 3
  %19 = load ptr, ptr %18, align 8, !tbaa !195, !nonnull !92, !align !95
  %20 = load i64, ptr %19, align 8, !tbaa !46
  %21 = mul nsw i64 %17, %20
  %22 = getelementptr inbounds float, ptr %16, i64 %21
  %23 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 3
  %24 = load ptr, ptr %23, align 8, !tbaa !195, !nonnull !92, !align !95
  %25 = load i64, ptr %24, align 8, !tbaa !46
  %26 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 4
  %27 = load ptr, ptr %26, align 8, !tbaa !196, !nonnull !92, !align !95
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %27, i32 0, i32 3
  %29 = load i64, ptr %28, align 8, !tbaa !117
  %30 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 5
  %31 = load ptr, ptr %30, align 8, !tbaa !197, !nonnull !92, !align !193
  %32 = load float, ptr %31, align 4, !tbaa !133
  %33 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 6
  %34 = load ptr, ptr %33, align 8, !tbaa !198, !nonnull !92, !align !95
  %35 = load ptr, ptr %34, align 8, !tbaa !130
  %36 = load i64, ptr %4, align 8, !tbaa !46
  %37 = mul nsw i64 %36, 64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  %39 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 7
  %40 = load ptr, ptr %39, align 8, !tbaa !199, !nonnull !92, !align !193
  %41 = getelementptr inbounds [64 x float], ptr %40, i64 0, i64 0
  %42 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 1
  %43 = load ptr, ptr %42, align 8, !tbaa !192, !nonnull !92, !align !193
  %44 = load i32, ptr %43, align 4, !tbaa !6
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %41, i64 %45
  call void @_ZN12_GLOBAL__N_19scores_ofILi1EEEvPKfS2_llfPfS3_(ptr noundef %13, ptr noundef %22, i64 noundef %25, i64 noundef %29, float noundef %32, ptr noundef %38, ptr noundef %46)
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19scores_ofILi6EEEvPKfS2_llfPfS3_(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4, ptr noundef %5, ptr noundef %6) #7 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca float, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca [6 x %"struct.(anonymous namespace)::Part"], align 64
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca %"struct.(anonymous namespace)::Part", align 64
  %19 = alloca i32, align 4
  %20 = alloca <16 x float>, align 64
  %21 = alloca i32, align 4
  %22 = alloca %"struct.(anonymous namespace)::Part", align 64
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %8, align 8, !tbaa !130
  store ptr %1, ptr %9, align 8, !tbaa !130
  store i64 %2, ptr %10, align 8, !tbaa !46
  store i64 %3, ptr %11, align 8, !tbaa !46
  store float %4, ptr %12, align 4, !tbaa !133
  store ptr %5, ptr %13, align 8, !tbaa !130
  store ptr %6, ptr %14, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %15) #17
  call void @llvm.memset.p0.i64(ptr align 64 %15, i8 0, i64 1536, i1 false)
  call void @llvm.lifetime.start.p0(ptr %16) #17
  store i64 0, ptr %16, align 8, !tbaa !46
  br label %25

25:                                               ; preds = %86, %7
  %26 = load i64, ptr %16, align 8, !tbaa !46
  %27 = load i64, ptr %11, align 8, !tbaa !46
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  store i32 2, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #17
  br label %89

30:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %18) #17
  %31 = load ptr, ptr %8, align 8, !tbaa !130
  %32 = load i64, ptr %16, align 8, !tbaa !46
  %33 = mul nsw i64 %32, 64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %18, ptr noundef %34)
  call void @llvm.lifetime.start.p0(ptr %19) #17
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %35

35:                                               ; preds = %82, %30
  %36 = load i32, ptr %19, align 4, !tbaa !6
  %37 = icmp slt i32 %36, 6
  br i1 %37, label %39, label %38

38:                                               ; preds = %35
  store i32 5, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #17
  br label %85

39:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %20) #17
  %40 = load ptr, ptr %9, align 8, !tbaa !130
  %41 = load i32, ptr %19, align 4, !tbaa !6
  %42 = sext i32 %41 to i64
  %43 = load i64, ptr %10, align 8, !tbaa !46
  %44 = mul nsw i64 %42, %43
  %45 = load i64, ptr %16, align 8, !tbaa !46
  %46 = add nsw i64 %44, %45
  %47 = getelementptr inbounds float, ptr %40, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !133
  %49 = insertelement <16 x float> poison, float %48, i64 0
  %50 = shufflevector <16 x float> %49, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %50, ptr %20, align 64, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %21) #17
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %51

51:                                               ; preds = %78, %39
  %52 = load i32, ptr %21, align 4, !tbaa !6
  %53 = icmp slt i32 %52, 4
  br i1 %53, label %55, label %54

54:                                               ; preds = %51
  store i32 8, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #17
  br label %81

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %18, i32 0, i32 0
  %57 = load i32, ptr %21, align 4, !tbaa !6
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [4 x <16 x float>], ptr %56, i64 0, i64 %58
  %60 = load <16 x float>, ptr %59, align 64, !tbaa !141
  %61 = load <16 x float>, ptr %20, align 64, !tbaa !141
  %62 = load i32, ptr %19, align 4, !tbaa !6
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %63
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %64, i32 0, i32 0
  %66 = load i32, ptr %21, align 4, !tbaa !6
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [4 x <16 x float>], ptr %65, i64 0, i64 %67
  %69 = load <16 x float>, ptr %68, align 64, !tbaa !141
  %70 = call noundef <16 x float> @_ZN12_GLOBAL__N_110multipliedEDv16_fS0_S0_(<16 x float> noundef %60, <16 x float> noundef %61, <16 x float> noundef %69)
  %71 = load i32, ptr %19, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %72
  %74 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %73, i32 0, i32 0
  %75 = load i32, ptr %21, align 4, !tbaa !6
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [4 x <16 x float>], ptr %74, i64 0, i64 %76
  store <16 x float> %70, ptr %77, align 64, !tbaa !141
  br label %78

78:                                               ; preds = %55
  %79 = load i32, ptr %21, align 4, !tbaa !6
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %21, align 4, !tbaa !6
  br label %51, !llvm.loop !200

81:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(ptr %20) #17
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %19, align 4, !tbaa !6
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %19, align 4, !tbaa !6
  br label %35, !llvm.loop !201

85:                                               ; preds = %38
  call void @llvm.lifetime.end.p0(ptr %18) #17
  br label %86

86:                                               ; preds = %85
  %87 = load i64, ptr %16, align 8, !tbaa !46
  %88 = add nsw i64 %87, 1
  store i64 %88, ptr %16, align 8, !tbaa !46
  br label %25, !llvm.loop !202

89:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %22) #17
  %90 = load ptr, ptr %14, align 8, !tbaa !130
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %22, ptr noundef %90)
  call void @llvm.lifetime.start.p0(ptr %23) #17
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %91

91:                                               ; preds = %143, %89
  %92 = load i32, ptr %23, align 4, !tbaa !6
  %93 = icmp slt i32 %92, 6
  br i1 %93, label %95, label %94

94:                                               ; preds = %91
  store i32 11, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #17
  br label %146

95:                                               ; preds = %91
  call void @llvm.lifetime.start.p0(ptr %24) #17
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %96

96:                                               ; preds = %131, %95
  %97 = load i32, ptr %24, align 4, !tbaa !6
  %98 = icmp slt i32 %97, 4
  br i1 %98, label %100, label %99

99:                                               ; preds = %96
  store i32 14, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #17
  br label %134

100:                                              ; preds = %96
  %101 = load float, ptr %12, align 4, !tbaa !133
  %102 = insertelement <16 x float> poison, float %101, i64 0
  %103 = shufflevector <16 x float> %102, <16 x float> poison, <16 x i32> zeroinitializer
  %104 = load i32, ptr %23, align 4, !tbaa !6
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %105
  %107 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %106, i32 0, i32 0
  %108 = load i32, ptr %24, align 4, !tbaa !6
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [4 x <16 x float>], ptr %107, i64 0, i64 %109
  %111 = load <16 x float>, ptr %110, align 64, !tbaa !141
  %112 = fmul <16 x float> %111, %103
  store <16 x float> %112, ptr %110, align 64, !tbaa !141
  %113 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %22, i32 0, i32 0
  %114 = load i32, ptr %24, align 4, !tbaa !6
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [4 x <16 x float>], ptr %113, i64 0, i64 %115
  %117 = load <16 x float>, ptr %116, align 64, !tbaa !141
  %118 = load i32, ptr %23, align 4, !tbaa !6
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %119
  %121 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %120, i32 0, i32 0
  %122 = load i32, ptr %24, align 4, !tbaa !6
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [4 x <16 x float>], ptr %121, i64 0, i64 %123
  %125 = load <16 x float>, ptr %124, align 64, !tbaa !141
  %126 = call noundef <16 x float> @_ZN12_GLOBAL__N_16largerEDv16_fS0_(<16 x float> noundef %117, <16 x float> noundef %125)
  %127 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %22, i32 0, i32 0
  %128 = load i32, ptr %24, align 4, !tbaa !6
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [4 x <16 x float>], ptr %127, i64 0, i64 %129
  store <16 x float> %126, ptr %130, align 64, !tbaa !141
  br label %131

131:                                              ; preds = %100
  %132 = load i32, ptr %24, align 4, !tbaa !6
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %24, align 4, !tbaa !6
  br label %96, !llvm.loop !203

134:                                              ; preds = %99
  %135 = load ptr, ptr %13, align 8, !tbaa !130
  %136 = load i32, ptr %23, align 4, !tbaa !6
  %137 = mul nsw i32 %136, 64
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr %135, i64 %138
  %140 = load i32, ptr %23, align 4, !tbaa !6
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %141
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %139, ptr noundef nonnull align 64 dereferenceable(256) %142)
  br label %143

143:                                              ; preds = %134
  %144 = load i32, ptr %23, align 4, !tbaa !6
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %23, align 4, !tbaa !6
  br label %91, !llvm.loop !204

146:                                              ; preds = %94
  %147 = load ptr, ptr %14, align 8, !tbaa !130
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %147, ptr noundef nonnull align 64 dereferenceable(256) %22)
  call void @llvm.lifetime.end.p0(ptr %22) #17
  call void @llvm.lifetime.end.p0(ptr %15) #17
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #12

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_110multipliedEDv16_fS0_S0_(<16 x float> noundef %0, <16 x float> noundef %1, <16 x float> noundef %2) #9 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %4, align 64, !tbaa !141
  store <16 x float> %1, ptr %5, align 64, !tbaa !141
  store <16 x float> %2, ptr %6, align 64, !tbaa !141
  %7 = load i32, ptr @paired, align 4, !tbaa !6
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %3
  %10 = load <16 x float>, ptr %4, align 64, !tbaa !141
  %11 = load <16 x float>, ptr %5, align 64, !tbaa !141
  %12 = load <16 x float>, ptr %6, align 64, !tbaa !141
  %13 = call noundef <16 x float> @_ZN12_GLOBAL__N_19add_pairsEDv16_fS0_S0_(<16 x float> noundef %10, <16 x float> noundef %11, <16 x float> noundef %12)
  br label %19

14:                                               ; preds = %3
  %15 = load <16 x float>, ptr %4, align 64, !tbaa !141
  %16 = load <16 x float>, ptr %5, align 64, !tbaa !141
  %17 = load <16 x float>, ptr %6, align 64, !tbaa !141
  %18 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %15, <16 x float> noundef %16, <16 x float> noundef %17)
  br label %19

19:                                               ; preds = %14, %9
  %20 = phi <16 x float> [ %13, %9 ], [ %18, %14 ]
  ret <16 x float> %20
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_16largerEDv16_fS0_(<16 x float> noundef %0, <16 x float> noundef %1) #9 {
  %3 = alloca <16 x float>, align 64
  %4 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %3, align 64, !tbaa !141
  store <16 x float> %1, ptr %4, align 64, !tbaa !141
  %5 = load <16 x float>, ptr %3, align 64, !tbaa !141
  %6 = load <16 x float>, ptr %4, align 64, !tbaa !141
  %7 = call <16 x float> @llvm.maxnum.v16f32(<16 x float> %5, <16 x float> %6)
  ret <16 x float> %7
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_19add_pairsEDv16_fS0_S0_(<16 x float> noundef %0, <16 x float> noundef %1, <16 x float> noundef %2) #9 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %4, align 64, !tbaa !141
  store <16 x float> %1, ptr %5, align 64, !tbaa !141
  store <16 x float> %2, ptr %6, align 64, !tbaa !141
  %7 = load <16 x float>, ptr %6, align 64, !tbaa !141
  %8 = load <16 x float>, ptr %4, align 64, !tbaa !141
  %9 = bitcast <16 x float> %8 to <32 x bfloat>
  %10 = load <16 x float>, ptr %5, align 64, !tbaa !141
  %11 = bitcast <16 x float> %10 to <32 x bfloat>
  %12 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %7, <32 x bfloat> %9, <32 x bfloat> %11)
  ret <16 x float> %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %0, <16 x float> noundef %1, <16 x float> noundef %2) #9 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %4, align 64, !tbaa !141
  store <16 x float> %1, ptr %5, align 64, !tbaa !141
  store <16 x float> %2, ptr %6, align 64, !tbaa !141
  %7 = load <16 x float>, ptr %4, align 64, !tbaa !141
  %8 = load <16 x float>, ptr %5, align 64, !tbaa !141
  %9 = load <16 x float>, ptr %6, align 64, !tbaa !141
  %10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %7, <16 x float> %8, <16 x float> %9)
  ret <16 x float> %10
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float>, <32 x bfloat>, <32 x bfloat>) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.maxnum.v16f32(<16 x float>, <16 x float>) #14

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19scores_ofILi4EEEvPKfS2_llfPfS3_(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4, ptr noundef %5, ptr noundef %6) #7 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca float, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca [4 x %"struct.(anonymous namespace)::Part"], align 64
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca %"struct.(anonymous namespace)::Part", align 64
  %19 = alloca i32, align 4
  %20 = alloca <16 x float>, align 64
  %21 = alloca i32, align 4
  %22 = alloca %"struct.(anonymous namespace)::Part", align 64
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %8, align 8, !tbaa !130
  store ptr %1, ptr %9, align 8, !tbaa !130
  store i64 %2, ptr %10, align 8, !tbaa !46
  store i64 %3, ptr %11, align 8, !tbaa !46
  store float %4, ptr %12, align 4, !tbaa !133
  store ptr %5, ptr %13, align 8, !tbaa !130
  store ptr %6, ptr %14, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %15) #17
  call void @llvm.memset.p0.i64(ptr align 64 %15, i8 0, i64 1024, i1 false)
  call void @llvm.lifetime.start.p0(ptr %16) #17
  store i64 0, ptr %16, align 8, !tbaa !46
  br label %25

25:                                               ; preds = %86, %7
  %26 = load i64, ptr %16, align 8, !tbaa !46
  %27 = load i64, ptr %11, align 8, !tbaa !46
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  store i32 2, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #17
  br label %89

30:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %18) #17
  %31 = load ptr, ptr %8, align 8, !tbaa !130
  %32 = load i64, ptr %16, align 8, !tbaa !46
  %33 = mul nsw i64 %32, 64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %18, ptr noundef %34)
  call void @llvm.lifetime.start.p0(ptr %19) #17
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %35

35:                                               ; preds = %82, %30
  %36 = load i32, ptr %19, align 4, !tbaa !6
  %37 = icmp slt i32 %36, 4
  br i1 %37, label %39, label %38

38:                                               ; preds = %35
  store i32 5, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #17
  br label %85

39:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %20) #17
  %40 = load ptr, ptr %9, align 8, !tbaa !130
  %41 = load i32, ptr %19, align 4, !tbaa !6
  %42 = sext i32 %41 to i64
  %43 = load i64, ptr %10, align 8, !tbaa !46
  %44 = mul nsw i64 %42, %43
  %45 = load i64, ptr %16, align 8, !tbaa !46
  %46 = add nsw i64 %44, %45
  %47 = getelementptr inbounds float, ptr %40, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !133
  %49 = insertelement <16 x float> poison, float %48, i64 0
  %50 = shufflevector <16 x float> %49, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %50, ptr %20, align 64, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %21) #17
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %51

51:                                               ; preds = %78, %39
  %52 = load i32, ptr %21, align 4, !tbaa !6
  %53 = icmp slt i32 %52, 4
  br i1 %53, label %55, label %54

54:                                               ; preds = %51
  store i32 8, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #17
  br label %81

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %18, i32 0, i32 0
  %57 = load i32, ptr %21, align 4, !tbaa !6
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [4 x <16 x float>], ptr %56, i64 0, i64 %58
  %60 = load <16 x float>, ptr %59, align 64, !tbaa !141
  %61 = load <16 x float>, ptr %20, align 64, !tbaa !141
  %62 = load i32, ptr %19, align 4, !tbaa !6
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %63
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %64, i32 0, i32 0
  %66 = load i32, ptr %21, align 4, !tbaa !6
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [4 x <16 x float>], ptr %65, i64 0, i64 %67
  %69 = load <16 x float>, ptr %68, align 64, !tbaa !141
  %70 = call noundef <16 x float> @_ZN12_GLOBAL__N_110multipliedEDv16_fS0_S0_(<16 x float> noundef %60, <16 x float> noundef %61, <16 x float> noundef %69)
  %71 = load i32, ptr %19, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %72
  %74 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %73, i32 0, i32 0
  %75 = load i32, ptr %21, align 4, !tbaa !6
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [4 x <16 x float>], ptr %74, i64 0, i64 %76
  store <16 x float> %70, ptr %77, align 64, !tbaa !141
  br label %78

78:                                               ; preds = %55
  %79 = load i32, ptr %21, align 4, !tbaa !6
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %21, align 4, !tbaa !6
  br label %51, !llvm.loop !205

81:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(ptr %20) #17
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %19, align 4, !tbaa !6
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %19, align 4, !tbaa !6
  br label %35, !llvm.loop !206

85:                                               ; preds = %38
  call void @llvm.lifetime.end.p0(ptr %18) #17
  br label %86

86:                                               ; preds = %85
  %87 = load i64, ptr %16, align 8, !tbaa !46
  %88 = add nsw i64 %87, 1
  store i64 %88, ptr %16, align 8, !tbaa !46
  br label %25, !llvm.loop !207

89:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %22) #17
  %90 = load ptr, ptr %14, align 8, !tbaa !130
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %22, ptr noundef %90)
  call void @llvm.lifetime.start.p0(ptr %23) #17
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %91

91:                                               ; preds = %143, %89
  %92 = load i32, ptr %23, align 4, !tbaa !6
  %93 = icmp slt i32 %92, 4
  br i1 %93, label %95, label %94

94:                                               ; preds = %91
  store i32 11, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #17
  br label %146

95:                                               ; preds = %91
  call void @llvm.lifetime.start.p0(ptr %24) #17
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %96

96:                                               ; preds = %131, %95
  %97 = load i32, ptr %24, align 4, !tbaa !6
  %98 = icmp slt i32 %97, 4
  br i1 %98, label %100, label %99

99:                                               ; preds = %96
  store i32 14, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #17
  br label %134

100:                                              ; preds = %96
  %101 = load float, ptr %12, align 4, !tbaa !133
  %102 = insertelement <16 x float> poison, float %101, i64 0
  %103 = shufflevector <16 x float> %102, <16 x float> poison, <16 x i32> zeroinitializer
  %104 = load i32, ptr %23, align 4, !tbaa !6
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %105
  %107 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %106, i32 0, i32 0
  %108 = load i32, ptr %24, align 4, !tbaa !6
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [4 x <16 x float>], ptr %107, i64 0, i64 %109
  %111 = load <16 x float>, ptr %110, align 64, !tbaa !141
  %112 = fmul <16 x float> %111, %103
  store <16 x float> %112, ptr %110, align 64, !tbaa !141
  %113 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %22, i32 0, i32 0
  %114 = load i32, ptr %24, align 4, !tbaa !6
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [4 x <16 x float>], ptr %113, i64 0, i64 %115
  %117 = load <16 x float>, ptr %116, align 64, !tbaa !141
  %118 = load i32, ptr %23, align 4, !tbaa !6
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %119
  %121 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %120, i32 0, i32 0
  %122 = load i32, ptr %24, align 4, !tbaa !6
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [4 x <16 x float>], ptr %121, i64 0, i64 %123
  %125 = load <16 x float>, ptr %124, align 64, !tbaa !141
  %126 = call noundef <16 x float> @_ZN12_GLOBAL__N_16largerEDv16_fS0_(<16 x float> noundef %117, <16 x float> noundef %125)
  %127 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %22, i32 0, i32 0
  %128 = load i32, ptr %24, align 4, !tbaa !6
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [4 x <16 x float>], ptr %127, i64 0, i64 %129
  store <16 x float> %126, ptr %130, align 64, !tbaa !141
  br label %131

131:                                              ; preds = %100
  %132 = load i32, ptr %24, align 4, !tbaa !6
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %24, align 4, !tbaa !6
  br label %96, !llvm.loop !208

134:                                              ; preds = %99
  %135 = load ptr, ptr %13, align 8, !tbaa !130
  %136 = load i32, ptr %23, align 4, !tbaa !6
  %137 = mul nsw i32 %136, 64
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr %135, i64 %138
  %140 = load i32, ptr %23, align 4, !tbaa !6
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %141
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %139, ptr noundef nonnull align 64 dereferenceable(256) %142)
  br label %143

143:                                              ; preds = %134
  %144 = load i32, ptr %23, align 4, !tbaa !6
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %23, align 4, !tbaa !6
  br label %91, !llvm.loop !209

146:                                              ; preds = %94
  %147 = load ptr, ptr %14, align 8, !tbaa !130
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %147, ptr noundef nonnull align 64 dereferenceable(256) %22)
  call void @llvm.lifetime.end.p0(ptr %22) #17
  call void @llvm.lifetime.end.p0(ptr %15) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19scores_ofILi2EEEvPKfS2_llfPfS3_(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4, ptr noundef %5, ptr noundef %6) #7 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca float, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca [2 x %"struct.(anonymous namespace)::Part"], align 64
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca %"struct.(anonymous namespace)::Part", align 64
  %19 = alloca i32, align 4
  %20 = alloca <16 x float>, align 64
  %21 = alloca i32, align 4
  %22 = alloca %"struct.(anonymous namespace)::Part", align 64
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %8, align 8, !tbaa !130
  store ptr %1, ptr %9, align 8, !tbaa !130
  store i64 %2, ptr %10, align 8, !tbaa !46
  store i64 %3, ptr %11, align 8, !tbaa !46
  store float %4, ptr %12, align 4, !tbaa !133
  store ptr %5, ptr %13, align 8, !tbaa !130
  store ptr %6, ptr %14, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %15) #17
  call void @llvm.memset.p0.i64(ptr align 64 %15, i8 0, i64 512, i1 false)
  call void @llvm.lifetime.start.p0(ptr %16) #17
  store i64 0, ptr %16, align 8, !tbaa !46
  br label %25

25:                                               ; preds = %86, %7
  %26 = load i64, ptr %16, align 8, !tbaa !46
  %27 = load i64, ptr %11, align 8, !tbaa !46
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  store i32 2, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #17
  br label %89

30:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %18) #17
  %31 = load ptr, ptr %8, align 8, !tbaa !130
  %32 = load i64, ptr %16, align 8, !tbaa !46
  %33 = mul nsw i64 %32, 64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %18, ptr noundef %34)
  call void @llvm.lifetime.start.p0(ptr %19) #17
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %35

35:                                               ; preds = %82, %30
  %36 = load i32, ptr %19, align 4, !tbaa !6
  %37 = icmp slt i32 %36, 2
  br i1 %37, label %39, label %38

38:                                               ; preds = %35
  store i32 5, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #17
  br label %85

39:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %20) #17
  %40 = load ptr, ptr %9, align 8, !tbaa !130
  %41 = load i32, ptr %19, align 4, !tbaa !6
  %42 = sext i32 %41 to i64
  %43 = load i64, ptr %10, align 8, !tbaa !46
  %44 = mul nsw i64 %42, %43
  %45 = load i64, ptr %16, align 8, !tbaa !46
  %46 = add nsw i64 %44, %45
  %47 = getelementptr inbounds float, ptr %40, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !133
  %49 = insertelement <16 x float> poison, float %48, i64 0
  %50 = shufflevector <16 x float> %49, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %50, ptr %20, align 64, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %21) #17
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %51

51:                                               ; preds = %78, %39
  %52 = load i32, ptr %21, align 4, !tbaa !6
  %53 = icmp slt i32 %52, 4
  br i1 %53, label %55, label %54

54:                                               ; preds = %51
  store i32 8, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #17
  br label %81

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %18, i32 0, i32 0
  %57 = load i32, ptr %21, align 4, !tbaa !6
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [4 x <16 x float>], ptr %56, i64 0, i64 %58
  %60 = load <16 x float>, ptr %59, align 64, !tbaa !141
  %61 = load <16 x float>, ptr %20, align 64, !tbaa !141
  %62 = load i32, ptr %19, align 4, !tbaa !6
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %63
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %64, i32 0, i32 0
  %66 = load i32, ptr %21, align 4, !tbaa !6
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [4 x <16 x float>], ptr %65, i64 0, i64 %67
  %69 = load <16 x float>, ptr %68, align 64, !tbaa !141
  %70 = call noundef <16 x float> @_ZN12_GLOBAL__N_110multipliedEDv16_fS0_S0_(<16 x float> noundef %60, <16 x float> noundef %61, <16 x float> noundef %69)
  %71 = load i32, ptr %19, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %72
  %74 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %73, i32 0, i32 0
  %75 = load i32, ptr %21, align 4, !tbaa !6
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [4 x <16 x float>], ptr %74, i64 0, i64 %76
  store <16 x float> %70, ptr %77, align 64, !tbaa !141
  br label %78

78:                                               ; preds = %55
  %79 = load i32, ptr %21, align 4, !tbaa !6
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %21, align 4, !tbaa !6
  br label %51, !llvm.loop !210

81:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(ptr %20) #17
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %19, align 4, !tbaa !6
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %19, align 4, !tbaa !6
  br label %35, !llvm.loop !211

85:                                               ; preds = %38
  call void @llvm.lifetime.end.p0(ptr %18) #17
  br label %86

86:                                               ; preds = %85
  %87 = load i64, ptr %16, align 8, !tbaa !46
  %88 = add nsw i64 %87, 1
  store i64 %88, ptr %16, align 8, !tbaa !46
  br label %25, !llvm.loop !212

89:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %22) #17
  %90 = load ptr, ptr %14, align 8, !tbaa !130
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %22, ptr noundef %90)
  call void @llvm.lifetime.start.p0(ptr %23) #17
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %91

91:                                               ; preds = %143, %89
  %92 = load i32, ptr %23, align 4, !tbaa !6
  %93 = icmp slt i32 %92, 2
  br i1 %93, label %95, label %94

94:                                               ; preds = %91
  store i32 11, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #17
  br label %146

95:                                               ; preds = %91
  call void @llvm.lifetime.start.p0(ptr %24) #17
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %96

96:                                               ; preds = %131, %95
  %97 = load i32, ptr %24, align 4, !tbaa !6
  %98 = icmp slt i32 %97, 4
  br i1 %98, label %100, label %99

99:                                               ; preds = %96
  store i32 14, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #17
  br label %134

100:                                              ; preds = %96
  %101 = load float, ptr %12, align 4, !tbaa !133
  %102 = insertelement <16 x float> poison, float %101, i64 0
  %103 = shufflevector <16 x float> %102, <16 x float> poison, <16 x i32> zeroinitializer
  %104 = load i32, ptr %23, align 4, !tbaa !6
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %105
  %107 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %106, i32 0, i32 0
  %108 = load i32, ptr %24, align 4, !tbaa !6
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [4 x <16 x float>], ptr %107, i64 0, i64 %109
  %111 = load <16 x float>, ptr %110, align 64, !tbaa !141
  %112 = fmul <16 x float> %111, %103
  store <16 x float> %112, ptr %110, align 64, !tbaa !141
  %113 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %22, i32 0, i32 0
  %114 = load i32, ptr %24, align 4, !tbaa !6
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [4 x <16 x float>], ptr %113, i64 0, i64 %115
  %117 = load <16 x float>, ptr %116, align 64, !tbaa !141
  %118 = load i32, ptr %23, align 4, !tbaa !6
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %119
  %121 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %120, i32 0, i32 0
  %122 = load i32, ptr %24, align 4, !tbaa !6
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [4 x <16 x float>], ptr %121, i64 0, i64 %123
  %125 = load <16 x float>, ptr %124, align 64, !tbaa !141
  %126 = call noundef <16 x float> @_ZN12_GLOBAL__N_16largerEDv16_fS0_(<16 x float> noundef %117, <16 x float> noundef %125)
  %127 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %22, i32 0, i32 0
  %128 = load i32, ptr %24, align 4, !tbaa !6
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [4 x <16 x float>], ptr %127, i64 0, i64 %129
  store <16 x float> %126, ptr %130, align 64, !tbaa !141
  br label %131

131:                                              ; preds = %100
  %132 = load i32, ptr %24, align 4, !tbaa !6
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %24, align 4, !tbaa !6
  br label %96, !llvm.loop !213

134:                                              ; preds = %99
  %135 = load ptr, ptr %13, align 8, !tbaa !130
  %136 = load i32, ptr %23, align 4, !tbaa !6
  %137 = mul nsw i32 %136, 64
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr %135, i64 %138
  %140 = load i32, ptr %23, align 4, !tbaa !6
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %141
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %139, ptr noundef nonnull align 64 dereferenceable(256) %142)
  br label %143

143:                                              ; preds = %134
  %144 = load i32, ptr %23, align 4, !tbaa !6
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %23, align 4, !tbaa !6
  br label %91, !llvm.loop !214

146:                                              ; preds = %94
  %147 = load ptr, ptr %14, align 8, !tbaa !130
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %147, ptr noundef nonnull align 64 dereferenceable(256) %22)
  call void @llvm.lifetime.end.p0(ptr %22) #17
  call void @llvm.lifetime.end.p0(ptr %15) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19scores_ofILi1EEEvPKfS2_llfPfS3_(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4, ptr noundef %5, ptr noundef %6) #7 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca float, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca [1 x %"struct.(anonymous namespace)::Part"], align 64
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca %"struct.(anonymous namespace)::Part", align 64
  %19 = alloca i32, align 4
  %20 = alloca <16 x float>, align 64
  %21 = alloca i32, align 4
  %22 = alloca %"struct.(anonymous namespace)::Part", align 64
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %8, align 8, !tbaa !130
  store ptr %1, ptr %9, align 8, !tbaa !130
  store i64 %2, ptr %10, align 8, !tbaa !46
  store i64 %3, ptr %11, align 8, !tbaa !46
  store float %4, ptr %12, align 4, !tbaa !133
  store ptr %5, ptr %13, align 8, !tbaa !130
  store ptr %6, ptr %14, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %15) #17
  call void @llvm.memset.p0.i64(ptr align 64 %15, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr %16) #17
  store i64 0, ptr %16, align 8, !tbaa !46
  br label %25

25:                                               ; preds = %86, %7
  %26 = load i64, ptr %16, align 8, !tbaa !46
  %27 = load i64, ptr %11, align 8, !tbaa !46
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  store i32 2, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #17
  br label %89

30:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %18) #17
  %31 = load ptr, ptr %8, align 8, !tbaa !130
  %32 = load i64, ptr %16, align 8, !tbaa !46
  %33 = mul nsw i64 %32, 64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %18, ptr noundef %34)
  call void @llvm.lifetime.start.p0(ptr %19) #17
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %35

35:                                               ; preds = %82, %30
  %36 = load i32, ptr %19, align 4, !tbaa !6
  %37 = icmp slt i32 %36, 1
  br i1 %37, label %39, label %38

38:                                               ; preds = %35
  store i32 5, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #17
  br label %85

39:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %20) #17
  %40 = load ptr, ptr %9, align 8, !tbaa !130
  %41 = load i32, ptr %19, align 4, !tbaa !6
  %42 = sext i32 %41 to i64
  %43 = load i64, ptr %10, align 8, !tbaa !46
  %44 = mul nsw i64 %42, %43
  %45 = load i64, ptr %16, align 8, !tbaa !46
  %46 = add nsw i64 %44, %45
  %47 = getelementptr inbounds float, ptr %40, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !133
  %49 = insertelement <16 x float> poison, float %48, i64 0
  %50 = shufflevector <16 x float> %49, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %50, ptr %20, align 64, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %21) #17
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %51

51:                                               ; preds = %78, %39
  %52 = load i32, ptr %21, align 4, !tbaa !6
  %53 = icmp slt i32 %52, 4
  br i1 %53, label %55, label %54

54:                                               ; preds = %51
  store i32 8, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #17
  br label %81

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %18, i32 0, i32 0
  %57 = load i32, ptr %21, align 4, !tbaa !6
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [4 x <16 x float>], ptr %56, i64 0, i64 %58
  %60 = load <16 x float>, ptr %59, align 64, !tbaa !141
  %61 = load <16 x float>, ptr %20, align 64, !tbaa !141
  %62 = load i32, ptr %19, align 4, !tbaa !6
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %63
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %64, i32 0, i32 0
  %66 = load i32, ptr %21, align 4, !tbaa !6
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [4 x <16 x float>], ptr %65, i64 0, i64 %67
  %69 = load <16 x float>, ptr %68, align 64, !tbaa !141
  %70 = call noundef <16 x float> @_ZN12_GLOBAL__N_110multipliedEDv16_fS0_S0_(<16 x float> noundef %60, <16 x float> noundef %61, <16 x float> noundef %69)
  %71 = load i32, ptr %19, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %72
  %74 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %73, i32 0, i32 0
  %75 = load i32, ptr %21, align 4, !tbaa !6
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [4 x <16 x float>], ptr %74, i64 0, i64 %76
  store <16 x float> %70, ptr %77, align 64, !tbaa !141
  br label %78

78:                                               ; preds = %55
  %79 = load i32, ptr %21, align 4, !tbaa !6
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %21, align 4, !tbaa !6
  br label %51, !llvm.loop !215

81:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(ptr %20) #17
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %19, align 4, !tbaa !6
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %19, align 4, !tbaa !6
  br label %35, !llvm.loop !216

85:                                               ; preds = %38
  call void @llvm.lifetime.end.p0(ptr %18) #17
  br label %86

86:                                               ; preds = %85
  %87 = load i64, ptr %16, align 8, !tbaa !46
  %88 = add nsw i64 %87, 1
  store i64 %88, ptr %16, align 8, !tbaa !46
  br label %25, !llvm.loop !217

89:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %22) #17
  %90 = load ptr, ptr %14, align 8, !tbaa !130
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %22, ptr noundef %90)
  call void @llvm.lifetime.start.p0(ptr %23) #17
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %91

91:                                               ; preds = %143, %89
  %92 = load i32, ptr %23, align 4, !tbaa !6
  %93 = icmp slt i32 %92, 1
  br i1 %93, label %95, label %94

94:                                               ; preds = %91
  store i32 11, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #17
  br label %146

95:                                               ; preds = %91
  call void @llvm.lifetime.start.p0(ptr %24) #17
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %96

96:                                               ; preds = %131, %95
  %97 = load i32, ptr %24, align 4, !tbaa !6
  %98 = icmp slt i32 %97, 4
  br i1 %98, label %100, label %99

99:                                               ; preds = %96
  store i32 14, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #17
  br label %134

100:                                              ; preds = %96
  %101 = load float, ptr %12, align 4, !tbaa !133
  %102 = insertelement <16 x float> poison, float %101, i64 0
  %103 = shufflevector <16 x float> %102, <16 x float> poison, <16 x i32> zeroinitializer
  %104 = load i32, ptr %23, align 4, !tbaa !6
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %105
  %107 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %106, i32 0, i32 0
  %108 = load i32, ptr %24, align 4, !tbaa !6
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [4 x <16 x float>], ptr %107, i64 0, i64 %109
  %111 = load <16 x float>, ptr %110, align 64, !tbaa !141
  %112 = fmul <16 x float> %111, %103
  store <16 x float> %112, ptr %110, align 64, !tbaa !141
  %113 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %22, i32 0, i32 0
  %114 = load i32, ptr %24, align 4, !tbaa !6
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [4 x <16 x float>], ptr %113, i64 0, i64 %115
  %117 = load <16 x float>, ptr %116, align 64, !tbaa !141
  %118 = load i32, ptr %23, align 4, !tbaa !6
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %119
  %121 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %120, i32 0, i32 0
  %122 = load i32, ptr %24, align 4, !tbaa !6
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [4 x <16 x float>], ptr %121, i64 0, i64 %123
  %125 = load <16 x float>, ptr %124, align 64, !tbaa !141
  %126 = call noundef <16 x float> @_ZN12_GLOBAL__N_16largerEDv16_fS0_(<16 x float> noundef %117, <16 x float> noundef %125)
  %127 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %22, i32 0, i32 0
  %128 = load i32, ptr %24, align 4, !tbaa !6
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [4 x <16 x float>], ptr %127, i64 0, i64 %129
  store <16 x float> %126, ptr %130, align 64, !tbaa !141
  br label %131

131:                                              ; preds = %100
  %132 = load i32, ptr %24, align 4, !tbaa !6
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %24, align 4, !tbaa !6
  br label %96, !llvm.loop !218

134:                                              ; preds = %99
  %135 = load ptr, ptr %13, align 8, !tbaa !130
  %136 = load i32, ptr %23, align 4, !tbaa !6
  %137 = mul nsw i32 %136, 64
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr %135, i64 %138
  %140 = load i32, ptr %23, align 4, !tbaa !6
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %141
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %139, ptr noundef nonnull align 64 dereferenceable(256) %142)
  br label %143

143:                                              ; preds = %134
  %144 = load i32, ptr %23, align 4, !tbaa !6
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %23, align 4, !tbaa !6
  br label %91, !llvm.loop !219

146:                                              ; preds = %94
  %147 = load ptr, ptr %14, align 8, !tbaa !130
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %147, ptr noundef nonnull align 64 dereferenceable(256) %22)
  call void @llvm.lifetime.end.p0(ptr %22) #17
  call void @llvm.lifetime.end.p0(ptr %15) #17
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.rint.v16f32(<16 x float>) #14

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32 immarg) #13

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZZN12_GLOBAL__N_15weighEPflRKNS_4PartES3_S0_ENKUllE_clEl(ptr dead_on_unwind noalias writable sret(%"struct.(anonymous namespace)::Part") align 64 %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #15 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca <16 x float>, align 64
  store ptr %1, ptr %4, align 8, !tbaa !105
  store i64 %2, ptr %5, align 8, !tbaa !46
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds nuw %class.anon.4, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8, !tbaa !220, !nonnull !92, !align !95
  %11 = load ptr, ptr %10, align 8, !tbaa !130
  %12 = load i64, ptr %5, align 8, !tbaa !46
  %13 = mul nsw i64 %12, 64
  %14 = getelementptr inbounds float, ptr %11, i64 %13
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %0, ptr noundef %14)
  call void @llvm.lifetime.start.p0(ptr %6) #17
  store i32 0, ptr %6, align 4, !tbaa !6
  br label %15

15:                                               ; preds = %60, %3
  %16 = load i32, ptr %6, align 4, !tbaa !6
  %17 = icmp slt i32 %16, 4
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  call void @llvm.lifetime.end.p0(ptr %6) #17
  br label %63

19:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr %7) #17
  %20 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %0, i32 0, i32 0
  %21 = load i32, ptr %6, align 4, !tbaa !6
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [4 x <16 x float>], ptr %20, i64 0, i64 %22
  %24 = load <16 x float>, ptr %23, align 64, !tbaa !141
  %25 = getelementptr inbounds nuw %class.anon.4, ptr %8, i32 0, i32 1
  %26 = load ptr, ptr %25, align 8, !tbaa !222, !nonnull !92, !align !172
  %27 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %26, i32 0, i32 0
  %28 = load i32, ptr %6, align 4, !tbaa !6
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [4 x <16 x float>], ptr %27, i64 0, i64 %29
  %31 = load <16 x float>, ptr %30, align 64, !tbaa !141
  %32 = fsub <16 x float> %24, %31
  store <16 x float> %32, ptr %7, align 64, !tbaa !141
  %33 = load i32, ptr @paired, align 4, !tbaa !6
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %38

35:                                               ; preds = %19
  %36 = load <16 x float>, ptr %7, align 64, !tbaa !141
  %37 = call noundef <16 x float> @_ZN12_GLOBAL__N_14exp2ILb1EEEDv16_fS1_(<16 x float> noundef %36)
  br label %41

38:                                               ; preds = %19
  %39 = load <16 x float>, ptr %7, align 64, !tbaa !141
  %40 = call noundef <16 x float> @_ZN12_GLOBAL__N_14exp2ILb0EEEDv16_fS1_(<16 x float> noundef %39)
  br label %41

41:                                               ; preds = %38, %35
  %42 = phi <16 x float> [ %37, %35 ], [ %40, %38 ]
  %43 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %0, i32 0, i32 0
  %44 = load i32, ptr %6, align 4, !tbaa !6
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [4 x <16 x float>], ptr %43, i64 0, i64 %45
  store <16 x float> %42, ptr %46, align 64, !tbaa !141
  %47 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %0, i32 0, i32 0
  %48 = load i32, ptr %6, align 4, !tbaa !6
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [4 x <16 x float>], ptr %47, i64 0, i64 %49
  %51 = load <16 x float>, ptr %50, align 64, !tbaa !141
  %52 = getelementptr inbounds nuw %class.anon.4, ptr %8, i32 0, i32 2
  %53 = load ptr, ptr %52, align 8, !tbaa !223, !nonnull !92, !align !172
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %53, i32 0, i32 0
  %55 = load i32, ptr %6, align 4, !tbaa !6
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [4 x <16 x float>], ptr %54, i64 0, i64 %56
  %58 = load <16 x float>, ptr %57, align 64, !tbaa !141
  %59 = fadd <16 x float> %58, %51
  store <16 x float> %59, ptr %57, align 64, !tbaa !141
  call void @llvm.lifetime.end.p0(ptr %7) #17
  br label %60

60:                                               ; preds = %41
  %61 = load i32, ptr %6, align 4, !tbaa !6
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %6, align 4, !tbaa !6
  br label %15, !llvm.loop !224

63:                                               ; preds = %18
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i16> @_ZN12_GLOBAL__N_18narrowedEDv16_f(<16 x float> noundef %0) #9 {
  %2 = alloca <16 x float>, align 64
  %3 = alloca <16 x bfloat>, align 32
  store <16 x float> %0, ptr %2, align 64, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %3) #17
  %4 = load <16 x float>, ptr %2, align 64, !tbaa !141
  %5 = fptrunc <16 x float> %4 to <16 x bfloat>
  store <16 x bfloat> %5, ptr %3, align 32, !tbaa !141
  %6 = load <16 x i16>, ptr %3, align 32, !tbaa !141
  call void @llvm.lifetime.end.p0(ptr %3) #17
  ret <16 x i16> %6
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_14exp2ILb1EEEDv16_fS1_(<16 x float> noundef %0) #9 {
  %2 = alloca <16 x float>, align 64
  %3 = alloca float, align 4
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %2, align 64, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %3) #17
  store float -1.500000e+02, ptr %3, align 4, !tbaa !133
  %7 = load <16 x float>, ptr %2, align 64, !tbaa !141
  %8 = fcmp olt <16 x float> %7, splat (float -1.500000e+02)
  %9 = sext <16 x i1> %8 to <16 x i32>
  %10 = load <16 x float>, ptr %2, align 64, !tbaa !141
  %11 = icmp slt <16 x i32> %9, zeroinitializer
  %12 = select <16 x i1> %11, <16 x float> splat (float -1.500000e+02), <16 x float> %10
  store <16 x float> %12, ptr %2, align 64, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %4) #17
  %13 = load <16 x float>, ptr %2, align 64, !tbaa !141
  %14 = call <16 x float> @llvm.rint.v16f32(<16 x float> %13)
  store <16 x float> %14, ptr %4, align 64, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %5) #17
  %15 = load <16 x float>, ptr %2, align 64, !tbaa !141
  %16 = load <16 x float>, ptr %4, align 64, !tbaa !141
  %17 = fsub <16 x float> %15, %16
  store <16 x float> %17, ptr %5, align 64, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %6) #17
  store <16 x float> splat (float 0x3FAC96D7E0000000), ptr %6, align 64, !tbaa !141
  %18 = load <16 x float>, ptr %6, align 64, !tbaa !141
  %19 = load <16 x float>, ptr %5, align 64, !tbaa !141
  %20 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %18, <16 x float> noundef %19, <16 x float> noundef splat (float 0x3FCEFB08A0000000))
  store <16 x float> %20, ptr %6, align 64, !tbaa !141
  %21 = load <16 x float>, ptr %6, align 64, !tbaa !141
  %22 = load <16 x float>, ptr %5, align 64, !tbaa !141
  %23 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %21, <16 x float> noundef %22, <16 x float> noundef splat (float 0x3FE62E2D20000000))
  store <16 x float> %23, ptr %6, align 64, !tbaa !141
  %24 = load <16 x float>, ptr %6, align 64, !tbaa !141
  %25 = load <16 x float>, ptr %5, align 64, !tbaa !141
  %26 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %24, <16 x float> noundef %25, <16 x float> noundef splat (float 1.000000e+00))
  store <16 x float> %26, ptr %6, align 64, !tbaa !141
  %27 = load <16 x float>, ptr %6, align 64, !tbaa !141
  %28 = load <16 x float>, ptr %4, align 64, !tbaa !141
  %29 = load <16 x float>, ptr %6, align 64, !tbaa !141
  %30 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %27, <16 x float> %28, <16 x float> %29, i16 -1, i32 4)
  call void @llvm.lifetime.end.p0(ptr %6) #17
  call void @llvm.lifetime.end.p0(ptr %5) #17
  call void @llvm.lifetime.end.p0(ptr %4) #17
  call void @llvm.lifetime.end.p0(ptr %3) #17
  ret <16 x float> %30
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_1clILi6EEEDal"(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !105
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !225, !nonnull !92, !align !95
  %8 = load ptr, ptr %7, align 8, !tbaa !130
  %9 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !227, !nonnull !92, !align !95
  %11 = load ptr, ptr %10, align 8, !tbaa !130
  %12 = load i64, ptr %4, align 8, !tbaa !46
  %13 = getelementptr inbounds float, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8, !tbaa !228, !nonnull !92, !align !95
  %16 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %15, i32 0, i32 5
  %17 = load i64, ptr %16, align 8, !tbaa !119
  %18 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 3
  %19 = load ptr, ptr %18, align 8, !tbaa !229, !nonnull !92, !align !95
  %20 = load i64, ptr %19, align 8, !tbaa !46
  %21 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 4
  %22 = load ptr, ptr %21, align 8, !tbaa !230, !nonnull !92, !align !193
  %23 = getelementptr inbounds [64 x float], ptr %22, i64 0, i64 0
  %24 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 5
  %25 = load ptr, ptr %24, align 8, !tbaa !231, !nonnull !92, !align !95
  %26 = load ptr, ptr %25, align 8, !tbaa !130
  %27 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 6
  %28 = load ptr, ptr %27, align 8, !tbaa !232, !nonnull !92, !align !193
  %29 = load i32, ptr %28, align 4, !tbaa !6
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %26, i64 %30
  %32 = load i64, ptr %4, align 8, !tbaa !46
  %33 = mul nsw i64 %32, 64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  call void @_ZN12_GLOBAL__N_110add_valuesILi6EEEvPKfS2_llS2_Pf(ptr noundef %8, ptr noundef %13, i64 noundef %17, i64 noundef %20, ptr noundef %23, ptr noundef %34)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_1clILi4EEEDal"(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !105
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !225, !nonnull !92, !align !95
  %8 = load ptr, ptr %7, align 8, !tbaa !130
  %9 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !227, !nonnull !92, !align !95
  %11 = load ptr, ptr %10, align 8, !tbaa !130
  %12 = load i64, ptr %4, align 8, !tbaa !46
  %13 = getelementptr inbounds float, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8, !tbaa !228, !nonnull !92, !align !95
  %16 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %15, i32 0, i32 5
  %17 = load i64, ptr %16, align 8, !tbaa !119
  %18 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 3
  %19 = load ptr, ptr %18, align 8, !tbaa !229, !nonnull !92, !align !95
  %20 = load i64, ptr %19, align 8, !tbaa !46
  %21 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 4
  %22 = load ptr, ptr %21, align 8, !tbaa !230, !nonnull !92, !align !193
  %23 = getelementptr inbounds [64 x float], ptr %22, i64 0, i64 0
  %24 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 5
  %25 = load ptr, ptr %24, align 8, !tbaa !231, !nonnull !92, !align !95
  %26 = load ptr, ptr %25, align 8, !tbaa !130
  %27 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 6
  %28 = load ptr, ptr %27, align 8, !tbaa !232, !nonnull !92, !align !193
  %29 = load i32, ptr %28, align 4, !tbaa !6
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %26, i64 %30
  %32 = load i64, ptr %4, align 8, !tbaa !46
  %33 = mul nsw i64 %32, 64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  call void @_ZN12_GLOBAL__N_110add_valuesILi4EEEvPKfS2_llS2_Pf(ptr noundef %8, ptr noundef %13, i64 noundef %17, i64 noundef %20, ptr noundef %23, ptr noundef %34)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_1clILi2EEEDal"(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !105
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !225, !nonnull !92, !align !95
  %8 = load ptr, ptr %7, align 8, !tbaa !130
  %9 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !227, !nonnull !92, !align !95
  %11 = load ptr, ptr %10, align 8, !tbaa !130
  %12 = load i64, ptr %4, align 8, !tbaa !46
  %13 = getelementptr inbounds float, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8, !tbaa !228, !nonnull !92, !align !95
  %16 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %15, i32 0, i32 5
  %17 = load i64, ptr %16, align 8, !tbaa !119
  %18 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 3
  %19 = load ptr, ptr %18, align 8, !tbaa !229, !nonnull !92, !align !95
  %20 = load i64, ptr %19, align 8, !tbaa !46
  %21 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 4
  %22 = load ptr, ptr %21, align 8, !tbaa !230, !nonnull !92, !align !193
  %23 = getelementptr inbounds [64 x float], ptr %22, i64 0, i64 0
  %24 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 5
  %25 = load ptr, ptr %24, align 8, !tbaa !231, !nonnull !92, !align !95
  %26 = load ptr, ptr %25, align 8, !tbaa !130
  %27 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 6
  %28 = load ptr, ptr %27, align 8, !tbaa !232, !nonnull !92, !align !193
  %29 = load i32, ptr %28, align 4, !tbaa !6
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %26, i64 %30
  %32 = load i64, ptr %4, align 8, !tbaa !46
  %33 = mul nsw i64 %32, 64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  call void @_ZN12_GLOBAL__N_110add_valuesILi2EEEvPKfS2_llS2_Pf(ptr noundef %8, ptr noundef %13, i64 noundef %17, i64 noundef %20, ptr noundef %23, ptr noundef %34)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_1clILi1EEEDal"(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !105
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !225, !nonnull !92, !align !95
  %8 = load ptr, ptr %7, align 8, !tbaa !130
  %9 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !227, !nonnull !92, !align !95
  %11 = load ptr, ptr %10, align 8, !tbaa !130
  %12 = load i64, ptr %4, align 8, !tbaa !46
  %13 = getelementptr inbounds float, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8, !tbaa !228, !nonnull !92, !align !95
  %16 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %15, i32 0, i32 5
  %17 = load i64, ptr %16, align 8, !tbaa !119
  %18 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 3
  %19 = load ptr, ptr %18, align 8, !tbaa !229, !nonnull !92, !align !95
  %20 = load i64, ptr %19, align 8, !tbaa !46
  %21 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 4
  %22 = load ptr, ptr %21, align 8, !tbaa !230, !nonnull !92, !align !193
  %23 = getelementptr inbounds [64 x float], ptr %22, i64 0, i64 0
  %24 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 5
  %25 = load ptr, ptr %24, align 8, !tbaa !231, !nonnull !92, !align !95
  %26 = load ptr, ptr %25, align 8, !tbaa !130
  %27 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 6
  %28 = load ptr, ptr %27, align 8, !tbaa !232, !nonnull !92, !align !193
  %29 = load i32, ptr %28, align 4, !tbaa !6
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %26, i64 %30
  %32 = load i64, ptr %4, align 8, !tbaa !46
  %33 = mul nsw i64 %32, 64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  call void @_ZN12_GLOBAL__N_110add_valuesILi1EEEvPKfS2_llS2_Pf(ptr noundef %8, ptr noundef %13, i64 noundef %17, i64 noundef %20, ptr noundef %23, ptr noundef %34)
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_valuesILi6EEEvPKfS2_llS2_Pf(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5) #7 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca %"struct.(anonymous namespace)::Part", align 64
  %14 = alloca [6 x %"struct.(anonymous namespace)::Part"], align 64
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %"struct.(anonymous namespace)::Part", align 64
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca %"struct.(anonymous namespace)::Part", align 64
  %21 = alloca i32, align 4
  %22 = alloca <16 x float>, align 64
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !130
  store ptr %1, ptr %8, align 8, !tbaa !130
  store i64 %2, ptr %9, align 8, !tbaa !46
  store i64 %3, ptr %10, align 8, !tbaa !46
  store ptr %4, ptr %11, align 8, !tbaa !130
  store ptr %5, ptr %12, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %13) #17
  %25 = load ptr, ptr %11, align 8, !tbaa !130
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %13, ptr noundef %25)
  call void @llvm.lifetime.start.p0(ptr %14) #17
  call void @llvm.lifetime.start.p0(ptr %15) #17
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %26

26:                                               ; preds = %62, %6
  %27 = load i32, ptr %15, align 4, !tbaa !6
  %28 = icmp slt i32 %27, 6
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  store i32 2, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #17
  br label %65

30:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %17) #17
  %31 = load ptr, ptr %12, align 8, !tbaa !130
  %32 = load i32, ptr %15, align 4, !tbaa !6
  %33 = mul nsw i32 %32, 64
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %31, i64 %34
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %17, ptr noundef %35)
  %36 = load i32, ptr %15, align 4, !tbaa !6
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %37
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %38, ptr align 64 %17, i64 256, i1 false), !tbaa.struct !233
  call void @llvm.lifetime.end.p0(ptr %17) #17
  call void @llvm.lifetime.start.p0(ptr %18) #17
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %39

39:                                               ; preds = %58, %30
  %40 = load i32, ptr %18, align 4, !tbaa !6
  %41 = icmp slt i32 %40, 4
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  store i32 5, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #17
  br label %61

43:                                               ; preds = %39
  %44 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %13, i32 0, i32 0
  %45 = load i32, ptr %18, align 4, !tbaa !6
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [4 x <16 x float>], ptr %44, i64 0, i64 %46
  %48 = load <16 x float>, ptr %47, align 64, !tbaa !141
  %49 = load i32, ptr %15, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %50
  %52 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %51, i32 0, i32 0
  %53 = load i32, ptr %18, align 4, !tbaa !6
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [4 x <16 x float>], ptr %52, i64 0, i64 %54
  %56 = load <16 x float>, ptr %55, align 64, !tbaa !141
  %57 = fmul <16 x float> %56, %48
  store <16 x float> %57, ptr %55, align 64, !tbaa !141
  br label %58

58:                                               ; preds = %43
  %59 = load i32, ptr %18, align 4, !tbaa !6
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %18, align 4, !tbaa !6
  br label %39, !llvm.loop !234

61:                                               ; preds = %42
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %15, align 4, !tbaa !6
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %15, align 4, !tbaa !6
  br label %26, !llvm.loop !235

65:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %19) #17
  store i64 0, ptr %19, align 8, !tbaa !46
  br label %66

66:                                               ; preds = %127, %65
  %67 = load i64, ptr %19, align 8, !tbaa !46
  %68 = load i64, ptr %10, align 8, !tbaa !46
  %69 = icmp slt i64 %67, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %66
  store i32 8, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #17
  br label %130

71:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(ptr %20) #17
  %72 = load ptr, ptr %7, align 8, !tbaa !130
  %73 = load i64, ptr %19, align 8, !tbaa !46
  %74 = mul nsw i64 %73, 64
  %75 = getelementptr inbounds float, ptr %72, i64 %74
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %20, ptr noundef %75)
  call void @llvm.lifetime.start.p0(ptr %21) #17
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %76

76:                                               ; preds = %123, %71
  %77 = load i32, ptr %21, align 4, !tbaa !6
  %78 = icmp slt i32 %77, 6
  br i1 %78, label %80, label %79

79:                                               ; preds = %76
  store i32 11, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #17
  br label %126

80:                                               ; preds = %76
  call void @llvm.lifetime.start.p0(ptr %22) #17
  %81 = load ptr, ptr %8, align 8, !tbaa !130
  %82 = load i64, ptr %19, align 8, !tbaa !46
  %83 = load i64, ptr %9, align 8, !tbaa !46
  %84 = mul nsw i64 %82, %83
  %85 = load i32, ptr %21, align 4, !tbaa !6
  %86 = sext i32 %85 to i64
  %87 = add nsw i64 %84, %86
  %88 = getelementptr inbounds float, ptr %81, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !133
  %90 = insertelement <16 x float> poison, float %89, i64 0
  %91 = shufflevector <16 x float> %90, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %91, ptr %22, align 64, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %23) #17
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %92

92:                                               ; preds = %119, %80
  %93 = load i32, ptr %23, align 4, !tbaa !6
  %94 = icmp slt i32 %93, 4
  br i1 %94, label %96, label %95

95:                                               ; preds = %92
  store i32 14, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #17
  br label %122

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %98 = load i32, ptr %23, align 4, !tbaa !6
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [4 x <16 x float>], ptr %97, i64 0, i64 %99
  %101 = load <16 x float>, ptr %100, align 64, !tbaa !141
  %102 = load <16 x float>, ptr %22, align 64, !tbaa !141
  %103 = load i32, ptr %21, align 4, !tbaa !6
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %104
  %106 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %105, i32 0, i32 0
  %107 = load i32, ptr %23, align 4, !tbaa !6
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [4 x <16 x float>], ptr %106, i64 0, i64 %108
  %110 = load <16 x float>, ptr %109, align 64, !tbaa !141
  %111 = call noundef <16 x float> @_ZN12_GLOBAL__N_110multipliedEDv16_fS0_S0_(<16 x float> noundef %101, <16 x float> noundef %102, <16 x float> noundef %110)
  %112 = load i32, ptr %21, align 4, !tbaa !6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %113
  %115 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %114, i32 0, i32 0
  %116 = load i32, ptr %23, align 4, !tbaa !6
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [4 x <16 x float>], ptr %115, i64 0, i64 %117
  store <16 x float> %111, ptr %118, align 64, !tbaa !141
  br label %119

119:                                              ; preds = %96
  %120 = load i32, ptr %23, align 4, !tbaa !6
  %121 = add nsw i32 %120, 1
  store i32 %121, ptr %23, align 4, !tbaa !6
  br label %92, !llvm.loop !236

122:                                              ; preds = %95
  call void @llvm.lifetime.end.p0(ptr %22) #17
  br label %123

123:                                              ; preds = %122
  %124 = load i32, ptr %21, align 4, !tbaa !6
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %21, align 4, !tbaa !6
  br label %76, !llvm.loop !237

126:                                              ; preds = %79
  call void @llvm.lifetime.end.p0(ptr %20) #17
  br label %127

127:                                              ; preds = %126
  %128 = load i64, ptr %19, align 8, !tbaa !46
  %129 = add nsw i64 %128, 1
  store i64 %129, ptr %19, align 8, !tbaa !46
  br label %66, !llvm.loop !238

130:                                              ; preds = %70
  call void @llvm.lifetime.start.p0(ptr %24) #17
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %131

131:                                              ; preds = %144, %130
  %132 = load i32, ptr %24, align 4, !tbaa !6
  %133 = icmp slt i32 %132, 6
  br i1 %133, label %135, label %134

134:                                              ; preds = %131
  store i32 17, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #17
  br label %147

135:                                              ; preds = %131
  %136 = load ptr, ptr %12, align 8, !tbaa !130
  %137 = load i32, ptr %24, align 4, !tbaa !6
  %138 = mul nsw i32 %137, 64
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %136, i64 %139
  %141 = load i32, ptr %24, align 4, !tbaa !6
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %142
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %140, ptr noundef nonnull align 64 dereferenceable(256) %143)
  br label %144

144:                                              ; preds = %135
  %145 = load i32, ptr %24, align 4, !tbaa !6
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %24, align 4, !tbaa !6
  br label %131, !llvm.loop !239

147:                                              ; preds = %134
  call void @llvm.lifetime.end.p0(ptr %14) #17
  call void @llvm.lifetime.end.p0(ptr %13) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_valuesILi4EEEvPKfS2_llS2_Pf(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5) #7 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca %"struct.(anonymous namespace)::Part", align 64
  %14 = alloca [4 x %"struct.(anonymous namespace)::Part"], align 64
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %"struct.(anonymous namespace)::Part", align 64
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca %"struct.(anonymous namespace)::Part", align 64
  %21 = alloca i32, align 4
  %22 = alloca <16 x float>, align 64
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !130
  store ptr %1, ptr %8, align 8, !tbaa !130
  store i64 %2, ptr %9, align 8, !tbaa !46
  store i64 %3, ptr %10, align 8, !tbaa !46
  store ptr %4, ptr %11, align 8, !tbaa !130
  store ptr %5, ptr %12, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %13) #17
  %25 = load ptr, ptr %11, align 8, !tbaa !130
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %13, ptr noundef %25)
  call void @llvm.lifetime.start.p0(ptr %14) #17
  call void @llvm.lifetime.start.p0(ptr %15) #17
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %26

26:                                               ; preds = %62, %6
  %27 = load i32, ptr %15, align 4, !tbaa !6
  %28 = icmp slt i32 %27, 4
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  store i32 2, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #17
  br label %65

30:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %17) #17
  %31 = load ptr, ptr %12, align 8, !tbaa !130
  %32 = load i32, ptr %15, align 4, !tbaa !6
  %33 = mul nsw i32 %32, 64
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %31, i64 %34
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %17, ptr noundef %35)
  %36 = load i32, ptr %15, align 4, !tbaa !6
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %37
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %38, ptr align 64 %17, i64 256, i1 false), !tbaa.struct !233
  call void @llvm.lifetime.end.p0(ptr %17) #17
  call void @llvm.lifetime.start.p0(ptr %18) #17
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %39

39:                                               ; preds = %58, %30
  %40 = load i32, ptr %18, align 4, !tbaa !6
  %41 = icmp slt i32 %40, 4
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  store i32 5, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #17
  br label %61

43:                                               ; preds = %39
  %44 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %13, i32 0, i32 0
  %45 = load i32, ptr %18, align 4, !tbaa !6
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [4 x <16 x float>], ptr %44, i64 0, i64 %46
  %48 = load <16 x float>, ptr %47, align 64, !tbaa !141
  %49 = load i32, ptr %15, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %50
  %52 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %51, i32 0, i32 0
  %53 = load i32, ptr %18, align 4, !tbaa !6
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [4 x <16 x float>], ptr %52, i64 0, i64 %54
  %56 = load <16 x float>, ptr %55, align 64, !tbaa !141
  %57 = fmul <16 x float> %56, %48
  store <16 x float> %57, ptr %55, align 64, !tbaa !141
  br label %58

58:                                               ; preds = %43
  %59 = load i32, ptr %18, align 4, !tbaa !6
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %18, align 4, !tbaa !6
  br label %39, !llvm.loop !240

61:                                               ; preds = %42
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %15, align 4, !tbaa !6
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %15, align 4, !tbaa !6
  br label %26, !llvm.loop !241

65:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %19) #17
  store i64 0, ptr %19, align 8, !tbaa !46
  br label %66

66:                                               ; preds = %127, %65
  %67 = load i64, ptr %19, align 8, !tbaa !46
  %68 = load i64, ptr %10, align 8, !tbaa !46
  %69 = icmp slt i64 %67, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %66
  store i32 8, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #17
  br label %130

71:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(ptr %20) #17
  %72 = load ptr, ptr %7, align 8, !tbaa !130
  %73 = load i64, ptr %19, align 8, !tbaa !46
  %74 = mul nsw i64 %73, 64
  %75 = getelementptr inbounds float, ptr %72, i64 %74
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %20, ptr noundef %75)
  call void @llvm.lifetime.start.p0(ptr %21) #17
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %76

76:                                               ; preds = %123, %71
  %77 = load i32, ptr %21, align 4, !tbaa !6
  %78 = icmp slt i32 %77, 4
  br i1 %78, label %80, label %79

79:                                               ; preds = %76
  store i32 11, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #17
  br label %126

80:                                               ; preds = %76
  call void @llvm.lifetime.start.p0(ptr %22) #17
  %81 = load ptr, ptr %8, align 8, !tbaa !130
  %82 = load i64, ptr %19, align 8, !tbaa !46
  %83 = load i64, ptr %9, align 8, !tbaa !46
  %84 = mul nsw i64 %82, %83
  %85 = load i32, ptr %21, align 4, !tbaa !6
  %86 = sext i32 %85 to i64
  %87 = add nsw i64 %84, %86
  %88 = getelementptr inbounds float, ptr %81, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !133
  %90 = insertelement <16 x float> poison, float %89, i64 0
  %91 = shufflevector <16 x float> %90, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %91, ptr %22, align 64, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %23) #17
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %92

92:                                               ; preds = %119, %80
  %93 = load i32, ptr %23, align 4, !tbaa !6
  %94 = icmp slt i32 %93, 4
  br i1 %94, label %96, label %95

95:                                               ; preds = %92
  store i32 14, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #17
  br label %122

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %98 = load i32, ptr %23, align 4, !tbaa !6
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [4 x <16 x float>], ptr %97, i64 0, i64 %99
  %101 = load <16 x float>, ptr %100, align 64, !tbaa !141
  %102 = load <16 x float>, ptr %22, align 64, !tbaa !141
  %103 = load i32, ptr %21, align 4, !tbaa !6
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %104
  %106 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %105, i32 0, i32 0
  %107 = load i32, ptr %23, align 4, !tbaa !6
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [4 x <16 x float>], ptr %106, i64 0, i64 %108
  %110 = load <16 x float>, ptr %109, align 64, !tbaa !141
  %111 = call noundef <16 x float> @_ZN12_GLOBAL__N_110multipliedEDv16_fS0_S0_(<16 x float> noundef %101, <16 x float> noundef %102, <16 x float> noundef %110)
  %112 = load i32, ptr %21, align 4, !tbaa !6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %113
  %115 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %114, i32 0, i32 0
  %116 = load i32, ptr %23, align 4, !tbaa !6
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [4 x <16 x float>], ptr %115, i64 0, i64 %117
  store <16 x float> %111, ptr %118, align 64, !tbaa !141
  br label %119

119:                                              ; preds = %96
  %120 = load i32, ptr %23, align 4, !tbaa !6
  %121 = add nsw i32 %120, 1
  store i32 %121, ptr %23, align 4, !tbaa !6
  br label %92, !llvm.loop !242

122:                                              ; preds = %95
  call void @llvm.lifetime.end.p0(ptr %22) #17
  br label %123

123:                                              ; preds = %122
  %124 = load i32, ptr %21, align 4, !tbaa !6
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %21, align 4, !tbaa !6
  br label %76, !llvm.loop !243

126:                                              ; preds = %79
  call void @llvm.lifetime.end.p0(ptr %20) #17
  br label %127

127:                                              ; preds = %126
  %128 = load i64, ptr %19, align 8, !tbaa !46
  %129 = add nsw i64 %128, 1
  store i64 %129, ptr %19, align 8, !tbaa !46
  br label %66, !llvm.loop !244

130:                                              ; preds = %70
  call void @llvm.lifetime.start.p0(ptr %24) #17
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %131

131:                                              ; preds = %144, %130
  %132 = load i32, ptr %24, align 4, !tbaa !6
  %133 = icmp slt i32 %132, 4
  br i1 %133, label %135, label %134

134:                                              ; preds = %131
  store i32 17, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #17
  br label %147

135:                                              ; preds = %131
  %136 = load ptr, ptr %12, align 8, !tbaa !130
  %137 = load i32, ptr %24, align 4, !tbaa !6
  %138 = mul nsw i32 %137, 64
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %136, i64 %139
  %141 = load i32, ptr %24, align 4, !tbaa !6
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %142
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %140, ptr noundef nonnull align 64 dereferenceable(256) %143)
  br label %144

144:                                              ; preds = %135
  %145 = load i32, ptr %24, align 4, !tbaa !6
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %24, align 4, !tbaa !6
  br label %131, !llvm.loop !245

147:                                              ; preds = %134
  call void @llvm.lifetime.end.p0(ptr %14) #17
  call void @llvm.lifetime.end.p0(ptr %13) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_valuesILi2EEEvPKfS2_llS2_Pf(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5) #7 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca %"struct.(anonymous namespace)::Part", align 64
  %14 = alloca [2 x %"struct.(anonymous namespace)::Part"], align 64
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %"struct.(anonymous namespace)::Part", align 64
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca %"struct.(anonymous namespace)::Part", align 64
  %21 = alloca i32, align 4
  %22 = alloca <16 x float>, align 64
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !130
  store ptr %1, ptr %8, align 8, !tbaa !130
  store i64 %2, ptr %9, align 8, !tbaa !46
  store i64 %3, ptr %10, align 8, !tbaa !46
  store ptr %4, ptr %11, align 8, !tbaa !130
  store ptr %5, ptr %12, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %13) #17
  %25 = load ptr, ptr %11, align 8, !tbaa !130
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %13, ptr noundef %25)
  call void @llvm.lifetime.start.p0(ptr %14) #17
  call void @llvm.lifetime.start.p0(ptr %15) #17
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %26

26:                                               ; preds = %62, %6
  %27 = load i32, ptr %15, align 4, !tbaa !6
  %28 = icmp slt i32 %27, 2
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  store i32 2, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #17
  br label %65

30:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %17) #17
  %31 = load ptr, ptr %12, align 8, !tbaa !130
  %32 = load i32, ptr %15, align 4, !tbaa !6
  %33 = mul nsw i32 %32, 64
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %31, i64 %34
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %17, ptr noundef %35)
  %36 = load i32, ptr %15, align 4, !tbaa !6
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %37
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %38, ptr align 64 %17, i64 256, i1 false), !tbaa.struct !233
  call void @llvm.lifetime.end.p0(ptr %17) #17
  call void @llvm.lifetime.start.p0(ptr %18) #17
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %39

39:                                               ; preds = %58, %30
  %40 = load i32, ptr %18, align 4, !tbaa !6
  %41 = icmp slt i32 %40, 4
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  store i32 5, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #17
  br label %61

43:                                               ; preds = %39
  %44 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %13, i32 0, i32 0
  %45 = load i32, ptr %18, align 4, !tbaa !6
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [4 x <16 x float>], ptr %44, i64 0, i64 %46
  %48 = load <16 x float>, ptr %47, align 64, !tbaa !141
  %49 = load i32, ptr %15, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %50
  %52 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %51, i32 0, i32 0
  %53 = load i32, ptr %18, align 4, !tbaa !6
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [4 x <16 x float>], ptr %52, i64 0, i64 %54
  %56 = load <16 x float>, ptr %55, align 64, !tbaa !141
  %57 = fmul <16 x float> %56, %48
  store <16 x float> %57, ptr %55, align 64, !tbaa !141
  br label %58

58:                                               ; preds = %43
  %59 = load i32, ptr %18, align 4, !tbaa !6
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %18, align 4, !tbaa !6
  br label %39, !llvm.loop !246

61:                                               ; preds = %42
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %15, align 4, !tbaa !6
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %15, align 4, !tbaa !6
  br label %26, !llvm.loop !247

65:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %19) #17
  store i64 0, ptr %19, align 8, !tbaa !46
  br label %66

66:                                               ; preds = %127, %65
  %67 = load i64, ptr %19, align 8, !tbaa !46
  %68 = load i64, ptr %10, align 8, !tbaa !46
  %69 = icmp slt i64 %67, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %66
  store i32 8, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #17
  br label %130

71:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(ptr %20) #17
  %72 = load ptr, ptr %7, align 8, !tbaa !130
  %73 = load i64, ptr %19, align 8, !tbaa !46
  %74 = mul nsw i64 %73, 64
  %75 = getelementptr inbounds float, ptr %72, i64 %74
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %20, ptr noundef %75)
  call void @llvm.lifetime.start.p0(ptr %21) #17
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %76

76:                                               ; preds = %123, %71
  %77 = load i32, ptr %21, align 4, !tbaa !6
  %78 = icmp slt i32 %77, 2
  br i1 %78, label %80, label %79

79:                                               ; preds = %76
  store i32 11, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #17
  br label %126

80:                                               ; preds = %76
  call void @llvm.lifetime.start.p0(ptr %22) #17
  %81 = load ptr, ptr %8, align 8, !tbaa !130
  %82 = load i64, ptr %19, align 8, !tbaa !46
  %83 = load i64, ptr %9, align 8, !tbaa !46
  %84 = mul nsw i64 %82, %83
  %85 = load i32, ptr %21, align 4, !tbaa !6
  %86 = sext i32 %85 to i64
  %87 = add nsw i64 %84, %86
  %88 = getelementptr inbounds float, ptr %81, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !133
  %90 = insertelement <16 x float> poison, float %89, i64 0
  %91 = shufflevector <16 x float> %90, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %91, ptr %22, align 64, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %23) #17
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %92

92:                                               ; preds = %119, %80
  %93 = load i32, ptr %23, align 4, !tbaa !6
  %94 = icmp slt i32 %93, 4
  br i1 %94, label %96, label %95

95:                                               ; preds = %92
  store i32 14, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #17
  br label %122

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %98 = load i32, ptr %23, align 4, !tbaa !6
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [4 x <16 x float>], ptr %97, i64 0, i64 %99
  %101 = load <16 x float>, ptr %100, align 64, !tbaa !141
  %102 = load <16 x float>, ptr %22, align 64, !tbaa !141
  %103 = load i32, ptr %21, align 4, !tbaa !6
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %104
  %106 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %105, i32 0, i32 0
  %107 = load i32, ptr %23, align 4, !tbaa !6
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [4 x <16 x float>], ptr %106, i64 0, i64 %108
  %110 = load <16 x float>, ptr %109, align 64, !tbaa !141
  %111 = call noundef <16 x float> @_ZN12_GLOBAL__N_110multipliedEDv16_fS0_S0_(<16 x float> noundef %101, <16 x float> noundef %102, <16 x float> noundef %110)
  %112 = load i32, ptr %21, align 4, !tbaa !6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %113
  %115 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %114, i32 0, i32 0
  %116 = load i32, ptr %23, align 4, !tbaa !6
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [4 x <16 x float>], ptr %115, i64 0, i64 %117
  store <16 x float> %111, ptr %118, align 64, !tbaa !141
  br label %119

119:                                              ; preds = %96
  %120 = load i32, ptr %23, align 4, !tbaa !6
  %121 = add nsw i32 %120, 1
  store i32 %121, ptr %23, align 4, !tbaa !6
  br label %92, !llvm.loop !248

122:                                              ; preds = %95
  call void @llvm.lifetime.end.p0(ptr %22) #17
  br label %123

123:                                              ; preds = %122
  %124 = load i32, ptr %21, align 4, !tbaa !6
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %21, align 4, !tbaa !6
  br label %76, !llvm.loop !249

126:                                              ; preds = %79
  call void @llvm.lifetime.end.p0(ptr %20) #17
  br label %127

127:                                              ; preds = %126
  %128 = load i64, ptr %19, align 8, !tbaa !46
  %129 = add nsw i64 %128, 1
  store i64 %129, ptr %19, align 8, !tbaa !46
  br label %66, !llvm.loop !250

130:                                              ; preds = %70
  call void @llvm.lifetime.start.p0(ptr %24) #17
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %131

131:                                              ; preds = %144, %130
  %132 = load i32, ptr %24, align 4, !tbaa !6
  %133 = icmp slt i32 %132, 2
  br i1 %133, label %135, label %134

134:                                              ; preds = %131
  store i32 17, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #17
  br label %147

135:                                              ; preds = %131
  %136 = load ptr, ptr %12, align 8, !tbaa !130
  %137 = load i32, ptr %24, align 4, !tbaa !6
  %138 = mul nsw i32 %137, 64
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %136, i64 %139
  %141 = load i32, ptr %24, align 4, !tbaa !6
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %142
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %140, ptr noundef nonnull align 64 dereferenceable(256) %143)
  br label %144

144:                                              ; preds = %135
  %145 = load i32, ptr %24, align 4, !tbaa !6
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %24, align 4, !tbaa !6
  br label %131, !llvm.loop !251

147:                                              ; preds = %134
  call void @llvm.lifetime.end.p0(ptr %14) #17
  call void @llvm.lifetime.end.p0(ptr %13) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_valuesILi1EEEvPKfS2_llS2_Pf(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5) #7 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca %"struct.(anonymous namespace)::Part", align 64
  %14 = alloca [1 x %"struct.(anonymous namespace)::Part"], align 64
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %"struct.(anonymous namespace)::Part", align 64
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca %"struct.(anonymous namespace)::Part", align 64
  %21 = alloca i32, align 4
  %22 = alloca <16 x float>, align 64
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !130
  store ptr %1, ptr %8, align 8, !tbaa !130
  store i64 %2, ptr %9, align 8, !tbaa !46
  store i64 %3, ptr %10, align 8, !tbaa !46
  store ptr %4, ptr %11, align 8, !tbaa !130
  store ptr %5, ptr %12, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %13) #17
  %25 = load ptr, ptr %11, align 8, !tbaa !130
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %13, ptr noundef %25)
  call void @llvm.lifetime.start.p0(ptr %14) #17
  call void @llvm.lifetime.start.p0(ptr %15) #17
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %26

26:                                               ; preds = %62, %6
  %27 = load i32, ptr %15, align 4, !tbaa !6
  %28 = icmp slt i32 %27, 1
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  store i32 2, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #17
  br label %65

30:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %17) #17
  %31 = load ptr, ptr %12, align 8, !tbaa !130
  %32 = load i32, ptr %15, align 4, !tbaa !6
  %33 = mul nsw i32 %32, 64
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %31, i64 %34
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %17, ptr noundef %35)
  %36 = load i32, ptr %15, align 4, !tbaa !6
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %37
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %38, ptr align 64 %17, i64 256, i1 false), !tbaa.struct !233
  call void @llvm.lifetime.end.p0(ptr %17) #17
  call void @llvm.lifetime.start.p0(ptr %18) #17
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %39

39:                                               ; preds = %58, %30
  %40 = load i32, ptr %18, align 4, !tbaa !6
  %41 = icmp slt i32 %40, 4
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  store i32 5, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #17
  br label %61

43:                                               ; preds = %39
  %44 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %13, i32 0, i32 0
  %45 = load i32, ptr %18, align 4, !tbaa !6
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [4 x <16 x float>], ptr %44, i64 0, i64 %46
  %48 = load <16 x float>, ptr %47, align 64, !tbaa !141
  %49 = load i32, ptr %15, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %50
  %52 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %51, i32 0, i32 0
  %53 = load i32, ptr %18, align 4, !tbaa !6
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [4 x <16 x float>], ptr %52, i64 0, i64 %54
  %56 = load <16 x float>, ptr %55, align 64, !tbaa !141
  %57 = fmul <16 x float> %56, %48
  store <16 x float> %57, ptr %55, align 64, !tbaa !141
  br label %58

58:                                               ; preds = %43
  %59 = load i32, ptr %18, align 4, !tbaa !6
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %18, align 4, !tbaa !6
  br label %39, !llvm.loop !252

61:                                               ; preds = %42
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %15, align 4, !tbaa !6
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %15, align 4, !tbaa !6
  br label %26, !llvm.loop !253

65:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %19) #17
  store i64 0, ptr %19, align 8, !tbaa !46
  br label %66

66:                                               ; preds = %127, %65
  %67 = load i64, ptr %19, align 8, !tbaa !46
  %68 = load i64, ptr %10, align 8, !tbaa !46
  %69 = icmp slt i64 %67, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %66
  store i32 8, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #17
  br label %130

71:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(ptr %20) #17
  %72 = load ptr, ptr %7, align 8, !tbaa !130
  %73 = load i64, ptr %19, align 8, !tbaa !46
  %74 = mul nsw i64 %73, 64
  %75 = getelementptr inbounds float, ptr %72, i64 %74
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %20, ptr noundef %75)
  call void @llvm.lifetime.start.p0(ptr %21) #17
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %76

76:                                               ; preds = %123, %71
  %77 = load i32, ptr %21, align 4, !tbaa !6
  %78 = icmp slt i32 %77, 1
  br i1 %78, label %80, label %79

79:                                               ; preds = %76
  store i32 11, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #17
  br label %126

80:                                               ; preds = %76
  call void @llvm.lifetime.start.p0(ptr %22) #17
  %81 = load ptr, ptr %8, align 8, !tbaa !130
  %82 = load i64, ptr %19, align 8, !tbaa !46
  %83 = load i64, ptr %9, align 8, !tbaa !46
  %84 = mul nsw i64 %82, %83
  %85 = load i32, ptr %21, align 4, !tbaa !6
  %86 = sext i32 %85 to i64
  %87 = add nsw i64 %84, %86
  %88 = getelementptr inbounds float, ptr %81, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !133
  %90 = insertelement <16 x float> poison, float %89, i64 0
  %91 = shufflevector <16 x float> %90, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %91, ptr %22, align 64, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %23) #17
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %92

92:                                               ; preds = %119, %80
  %93 = load i32, ptr %23, align 4, !tbaa !6
  %94 = icmp slt i32 %93, 4
  br i1 %94, label %96, label %95

95:                                               ; preds = %92
  store i32 14, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #17
  br label %122

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %98 = load i32, ptr %23, align 4, !tbaa !6
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [4 x <16 x float>], ptr %97, i64 0, i64 %99
  %101 = load <16 x float>, ptr %100, align 64, !tbaa !141
  %102 = load <16 x float>, ptr %22, align 64, !tbaa !141
  %103 = load i32, ptr %21, align 4, !tbaa !6
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %104
  %106 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %105, i32 0, i32 0
  %107 = load i32, ptr %23, align 4, !tbaa !6
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [4 x <16 x float>], ptr %106, i64 0, i64 %108
  %110 = load <16 x float>, ptr %109, align 64, !tbaa !141
  %111 = call noundef <16 x float> @_ZN12_GLOBAL__N_110multipliedEDv16_fS0_S0_(<16 x float> noundef %101, <16 x float> noundef %102, <16 x float> noundef %110)
  %112 = load i32, ptr %21, align 4, !tbaa !6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %113
  %115 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %114, i32 0, i32 0
  %116 = load i32, ptr %23, align 4, !tbaa !6
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [4 x <16 x float>], ptr %115, i64 0, i64 %117
  store <16 x float> %111, ptr %118, align 64, !tbaa !141
  br label %119

119:                                              ; preds = %96
  %120 = load i32, ptr %23, align 4, !tbaa !6
  %121 = add nsw i32 %120, 1
  store i32 %121, ptr %23, align 4, !tbaa !6
  br label %92, !llvm.loop !254

122:                                              ; preds = %95
  call void @llvm.lifetime.end.p0(ptr %22) #17
  br label %123

123:                                              ; preds = %122
  %124 = load i32, ptr %21, align 4, !tbaa !6
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %21, align 4, !tbaa !6
  br label %76, !llvm.loop !255

126:                                              ; preds = %79
  call void @llvm.lifetime.end.p0(ptr %20) #17
  br label %127

127:                                              ; preds = %126
  %128 = load i64, ptr %19, align 8, !tbaa !46
  %129 = add nsw i64 %128, 1
  store i64 %129, ptr %19, align 8, !tbaa !46
  br label %66, !llvm.loop !256

130:                                              ; preds = %70
  call void @llvm.lifetime.start.p0(ptr %24) #17
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %131

131:                                              ; preds = %144, %130
  %132 = load i32, ptr %24, align 4, !tbaa !6
  %133 = icmp slt i32 %132, 1
  br i1 %133, label %135, label %134

134:                                              ; preds = %131
  store i32 17, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #17
  br label %147

135:                                              ; preds = %131
  %136 = load ptr, ptr %12, align 8, !tbaa !130
  %137 = load i32, ptr %24, align 4, !tbaa !6
  %138 = mul nsw i32 %137, 64
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %136, i64 %139
  %141 = load i32, ptr %24, align 4, !tbaa !6
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %142
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %140, ptr noundef nonnull align 64 dereferenceable(256) %143)
  br label %144

144:                                              ; preds = %135
  %145 = load i32, ptr %24, align 4, !tbaa !6
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %24, align 4, !tbaa !6
  br label %131, !llvm.loop !257

147:                                              ; preds = %134
  call void @llvm.lifetime.end.p0(ptr %14) #17
  call void @llvm.lifetime.end.p0(ptr %13) #17
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_112store_maskedIDv16_ttEEvDv16_bT_PT0_(i16 noundef %0, <16 x i16> noundef %1, ptr noundef %2) #11 {
  %4 = alloca i16, align 2
  %5 = alloca i16, align 2
  %6 = alloca <16 x i16>, align 32
  %7 = alloca ptr, align 8
  store i16 %0, ptr %4, align 2
  %8 = load i16, ptr %4, align 2
  %9 = bitcast i16 %8 to <16 x i1>
  %10 = bitcast <16 x i1> %9 to i16
  store i16 %10, ptr %5, align 2, !tbaa !141
  store <16 x i16> %1, ptr %6, align 32, !tbaa !141
  store ptr %2, ptr %7, align 8, !tbaa !160
  %11 = load i16, ptr %5, align 2
  %12 = bitcast i16 %11 to <16 x i1>
  %13 = load <16 x i16>, ptr %6, align 32, !tbaa !141
  %14 = load ptr, ptr %7, align 8, !tbaa !160
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %13, ptr align 2 %14, <16 x i1> %12)
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_112store_maskedIDv16_ffEEvDv16_bT_PT0_(i16 noundef %0, <16 x float> noundef %1, ptr noundef %2) #9 {
  %4 = alloca i16, align 2
  %5 = alloca i16, align 2
  %6 = alloca <16 x float>, align 64
  %7 = alloca ptr, align 8
  store i16 %0, ptr %4, align 2
  %8 = load i16, ptr %4, align 2
  %9 = bitcast i16 %8 to <16 x i1>
  %10 = bitcast <16 x i1> %9 to i16
  store i16 %10, ptr %5, align 2, !tbaa !141
  store <16 x float> %1, ptr %6, align 64, !tbaa !141
  store ptr %2, ptr %7, align 8, !tbaa !130
  %11 = load i16, ptr %5, align 2
  %12 = bitcast i16 %11 to <16 x i1>
  %13 = load <16 x float>, ptr %6, align 64, !tbaa !141
  %14 = load ptr, ptr %7, align 8, !tbaa !130
  call void @llvm.masked.store.v16f32.p0(<16 x float> %13, ptr align 4 %14, <16 x i1> %12)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16i16.p0(<16 x i16>, ptr captures(none), <16 x i1>) #16

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr captures(none), <16 x i1>) #16

attributes #0 = { mustprogress nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind allocsize(0) }
attributes #3 = { inlinehint mustprogress nounwind uwtable }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }
attributes #6 = { nounwind }
attributes #7 = { mustprogress noinline nounwind uwtable }
attributes #8 = { alwaysinline mustprogress nounwind uwtable }
attributes #9 = { alwaysinline mustprogress nounwind uwtable }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #11 = { alwaysinline mustprogress nounwind uwtable }
attributes #12 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #14 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { inlinehint mustprogress nounwind uwtable }
attributes #16 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #17 = { nounwind }
attributes #18 = { nounwind allocsize(0) }

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
!96 = !{!49, !49, i64 0}
!97 = !{!98, !98, i64 0}
!98 = !{!"p1 _ZTS13XLA_FFI_Error", !12, i64 0}
!99 = !{!100, !15, i64 0}
!100 = !{!"_ZTS26XLA_FFI_Error_Destroy_Args", !15, i64 0, !16, i64 8, !98, i64 16}
!101 = !{!100, !16, i64 8}
!102 = !{!100, !98, i64 16}
!103 = !{!55, !12, i64 64}
!104 = !{!55, !12, i64 48}
!105 = !{!12, !12, i64 0}
!106 = distinct !{!106, !87}
!107 = distinct !{!107, !87}
!108 = !{!109, !15, i64 24}
!109 = !{!"_ZTSN12_GLOBAL__N_16MemoryE", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24}
!110 = distinct !{!110, !87}
!111 = !{!112, !112, i64 0}
!112 = !{!"p1 _ZTSN12_GLOBAL__N_15SizesE", !12, i64 0}
!113 = !{!114, !15, i64 0}
!114 = !{!"_ZTSN12_GLOBAL__N_15SizesE", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24, !15, i64 32, !15, i64 40}
!115 = !{!114, !15, i64 8}
!116 = !{!114, !15, i64 16}
!117 = !{!114, !15, i64 24}
!118 = !{!114, !15, i64 32}
!119 = !{!114, !15, i64 40}
!120 = !{!121, !121, i64 0}
!121 = !{!"p1 _ZTSN12_GLOBAL__N_16MemoryE", !12, i64 0}
!122 = !{!109, !15, i64 0}
!123 = !{!109, !15, i64 8}
!124 = !{!109, !15, i64 16}
!125 = !{!126, !126, i64 0}
!126 = !{!"p1 _ZTS4Room", !12, i64 0}
!127 = !{!128, !129, i64 0}
!128 = !{!"_ZTS4Room", !129, i64 0}
!129 = !{!"p1 omnipotent char", !12, i64 0}
!130 = !{!131, !131, i64 0}
!131 = !{!"p1 float", !12, i64 0}
!132 = !{!129, !129, i64 0}
!133 = !{!134, !134, i64 0}
!134 = !{!"float", !8, i64 0}
!135 = distinct !{!135, !87}
!136 = distinct !{!136, !87}
!137 = !{!138, !138, i64 0}
!138 = !{!"p2 float", !21, i64 0}
!139 = !{!140, !140, i64 0}
!140 = !{!"p1 int", !12, i64 0}
!141 = !{!8, !8, i64 0}
!142 = distinct !{!142, !87, !143}
!143 = !{!"llvm.loop.unroll.full"}
!144 = distinct !{!144, !87}
!145 = distinct !{!145, !87}
!146 = !{!147, !147, i64 0}
!147 = !{!"p1 _ZTS14XLA_FFI_Buffer", !12, i64 0}
!148 = !{!149, !49, i64 40}
!149 = !{!"_ZTS14XLA_FFI_Buffer", !15, i64 0, !16, i64 8, !150, i64 16, !12, i64 24, !15, i64 32, !49, i64 40}
!150 = !{!"_ZTS16XLA_FFI_DataType", !8, i64 0}
!151 = !{!149, !12, i64 24}
!152 = !{!153, !49, i64 0}
!153 = !{!"_ZTSZN12_GLOBAL__N_16attendERK4CalllPfE3$_2", !49, i64 0, !112, i64 8, !49, i64 16}
!154 = !{!153, !112, i64 8}
!155 = !{!153, !49, i64 16}
!156 = distinct !{!156, !87, !143}
!157 = distinct !{!157, !87, !143}
!158 = distinct !{!158, !87}
!159 = distinct !{!159, !87}
!160 = !{!161, !161, i64 0}
!161 = !{!"p1 short", !12, i64 0}
!162 = distinct !{!162, !87}
!163 = distinct !{!163, !87}
!164 = distinct !{!164, !87}
!165 = distinct !{!165, !87, !143}
!166 = distinct !{!166, !87}
!167 = distinct !{!167, !87}
!168 = distinct !{!168, !87}
!169 = distinct !{!169, !87}
!170 = !{!171, !171, i64 0}
!171 = !{!"p1 _ZTSN12_GLOBAL__N_14PartE", !12, i64 0}
!172 = !{i64 64}
!173 = distinct !{!173, !87, !143}
!174 = distinct !{!174, !87, !143}
!175 = distinct !{!175, !87, !143}
!176 = distinct !{!176, !87, !143}
!177 = distinct !{!177, !87}
!178 = distinct !{!178, !87}
!179 = distinct !{!179, !87}
!180 = distinct !{!180, !87}
!181 = distinct !{!181, !87}
!182 = distinct !{!182, !87, !143}
!183 = distinct !{!183, !87, !143}
!184 = distinct !{!184, !87}
!185 = distinct !{!185, !87}
!186 = distinct !{!186, !87, !143}
!187 = distinct !{!187, !87, !143}
!188 = distinct !{!188, !87, !143}
!189 = distinct !{!189, !87, !143}
!190 = !{!191, !138, i64 0}
!191 = !{!"_ZTSZN12_GLOBAL__N_16attendERK4CalllPfE3$_0", !138, i64 0, !140, i64 8, !138, i64 16, !49, i64 24, !112, i64 32, !131, i64 40, !138, i64 48, !131, i64 56}
!192 = !{!191, !140, i64 8}
!193 = !{i64 4}
!194 = !{!191, !138, i64 16}
!195 = !{!191, !49, i64 24}
!196 = !{!191, !112, i64 32}
!197 = !{!191, !131, i64 40}
!198 = !{!191, !138, i64 48}
!199 = !{!191, !131, i64 56}
!200 = distinct !{!200, !87, !143}
!201 = distinct !{!201, !87, !143}
!202 = distinct !{!202, !87}
!203 = distinct !{!203, !87, !143}
!204 = distinct !{!204, !87, !143}
!205 = distinct !{!205, !87, !143}
!206 = distinct !{!206, !87, !143}
!207 = distinct !{!207, !87}
!208 = distinct !{!208, !87, !143}
!209 = distinct !{!209, !87, !143}
!210 = distinct !{!210, !87, !143}
!211 = distinct !{!211, !87, !143}
!212 = distinct !{!212, !87}
!213 = distinct !{!213, !87, !143}
!214 = distinct !{!214, !87, !143}
!215 = distinct !{!215, !87, !143}
!216 = distinct !{!216, !87, !143}
!217 = distinct !{!217, !87}
!218 = distinct !{!218, !87, !143}
!219 = distinct !{!219, !87, !143}
!220 = !{!221, !138, i64 0}
!221 = !{!"_ZTSZN12_GLOBAL__N_15weighEPflRKNS_4PartES3_S0_EUllE_", !138, i64 0, !171, i64 8, !171, i64 16}
!222 = !{!221, !171, i64 8}
!223 = !{!221, !171, i64 16}
!224 = distinct !{!224, !87, !143}
!225 = !{!226, !138, i64 0}
!226 = !{!"_ZTSZN12_GLOBAL__N_16attendERK4CalllPfE3$_1", !138, i64 0, !138, i64 8, !112, i64 16, !49, i64 24, !131, i64 32, !138, i64 40, !140, i64 48}
!227 = !{!226, !138, i64 8}
!228 = !{!226, !112, i64 16}
!229 = !{!226, !49, i64 24}
!230 = !{!226, !131, i64 32}
!231 = !{!226, !138, i64 40}
!232 = !{!226, !140, i64 48}
!233 = !{i64 0, i64 256, !141}
!234 = distinct !{!234, !87, !143}
!235 = distinct !{!235, !87, !143}
!236 = distinct !{!236, !87, !143}
!237 = distinct !{!237, !87, !143}
!238 = distinct !{!238, !87}
!239 = distinct !{!239, !87, !143}
!240 = distinct !{!240, !87, !143}
!241 = distinct !{!241, !87, !143}
!242 = distinct !{!242, !87, !143}
!243 = distinct !{!243, !87, !143}
!244 = distinct !{!244, !87}
!245 = distinct !{!245, !87, !143}
!246 = distinct !{!246, !87, !143}
!247 = distinct !{!247, !87, !143}
!248 = distinct !{!248, !87, !143}
!249 = distinct !{!249, !87, !143}
!250 = distinct !{!250, !87}
!251 = distinct !{!251, !87, !143}
!252 = distinct !{!252, !87, !143}
!253 = distinct !{!253, !87, !143}
!254 = distinct !{!254, !87, !143}
!255 = distinct !{!255, !87, !143}
!256 = distinct !{!256, !87}
!257 = distinct !{!257, !87, !143}
