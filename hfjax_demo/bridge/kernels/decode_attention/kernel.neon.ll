
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
%"struct.(anonymous namespace)::Rows" = type { ptr, i64, i64 }
%struct.Room = type { ptr }
%struct.XLA_FFI_Buffer = type { i64, ptr, i32, ptr, i64, ptr }
%struct.Unaligned = type { <4 x float> }
%struct.Unaligned.0 = type { <4 x i8> }
%struct.Unaligned.4 = type { <4 x float> }
%struct.Unaligned.1 = type { float }
%struct.Unaligned.2 = type { <4 x i8> }
%struct.Unaligned.3 = type { <4 x i16> }

$_ZNK4Call5sizesEl = comdat any

$_ZNK4Call8argumentIhEEPKT_l = comdat any

$_ZNK4Call8argumentIiEEPKT_l = comdat any

$_ZNK4Call8argumentIfEEPKT_l = comdat any

$_ZNK4Call6resultIfEEPT_l = comdat any

$_ZN4RoomC2El = comdat any

$_ZNK4Room7missingEv = comdat any

$_ZNK4Room5startIfEEPT_v = comdat any

$_ZN4RoomD2Ev = comdat any

$_ZNK4Call8argumentIcEEPKT_l = comdat any

@.str = private unnamed_addr constant [50 x i8] c"out of memory for what a product of numbers needs\00", align 1
@__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating = private unnamed_addr constant %struct.XLA_FFI_Error_Create_Args { i64 28, ptr null, ptr @.str, i32 8 }, align 8
@kept = external constant i32, align 4
@__const._ZN12_GLOBAL__N_13expEDv4_f.factorials = private unnamed_addr constant [7 x double] [double 1.000000e+00, double 1.000000e+00, double 2.000000e+00, double 6.000000e+00, double 2.400000e+01, double 1.200000e+02, double 7.200000e+02], align 8

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
  call void @llvm.lifetime.start.p0(ptr %4) #9
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
  call void @llvm.lifetime.end.p0(ptr %4) #9
  br label %211

41:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %5) #9
  %42 = load ptr, ptr %3, align 8, !tbaa !10
  %43 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %42, i32 0, i32 2
  %44 = load ptr, ptr %43, align 8, !tbaa !38
  store ptr %44, ptr %5, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %6) #9
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
  call void @llvm.lifetime.start.p0(ptr %7) #9
  call void @_ZL4planRK4Call(ptr dead_on_unwind writable sret(%struct.Plan) align 8 %7, ptr noundef nonnull align 8 dereferenceable(16) %6)
  call void @llvm.lifetime.start.p0(ptr %8) #9
  store i64 1, ptr %8, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %9) #9
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
  %67 = call noundef i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %62, ptr noundef %66)
  call void @llvm.lifetime.start.p0(ptr %10) #9
  %68 = call ptr @malloc(i64 noundef 104) #10
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
  call void @llvm.lifetime.start.p0(ptr %12) #9
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
  call void @llvm.lifetime.start.p0(ptr %13) #9
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
  call void @llvm.lifetime.start.p0(ptr %14) #9
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
  call void @llvm.lifetime.start.p0(ptr %15) #9
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
  call void @llvm.lifetime.end.p0(ptr %15) #9
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
  call void @llvm.lifetime.start.p0(ptr %16) #9
  %144 = load ptr, ptr %10, align 8, !tbaa !57
  %145 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %144, i32 0, i32 7
  %146 = load i64, ptr %145, align 8, !tbaa !71
  store i64 %146, ptr %16, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %17) #9
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
  call void @llvm.lifetime.start.p0(ptr %18) #9
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
  call void @llvm.lifetime.start.p0(ptr %19) #9
  store i64 0, ptr %19, align 8, !tbaa !46
  br label %165

165:                                              ; preds = %180, %81
  %166 = load i64, ptr %19, align 8, !tbaa !46
  %167 = load i64, ptr %17, align 8, !tbaa !46
  %168 = icmp slt i64 %166, %167
  br i1 %168, label %170, label %169

169:                                              ; preds = %165
  store i32 2, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #9
  br label %183

170:                                              ; preds = %165
  %171 = load ptr, ptr %5, align 8, !tbaa !39
  %172 = load ptr, ptr %5, align 8, !tbaa !39
  %173 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %172, i32 0, i32 15
  %174 = load ptr, ptr %173, align 8, !tbaa !85
  %175 = call noundef ptr %174(ptr noundef %18)
  %176 = call noundef i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %171, ptr noundef %175)
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
  call void @llvm.lifetime.start.p0(ptr %21) #9
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
  call void @llvm.lifetime.end.p0(ptr %21) #9
  call void @llvm.lifetime.end.p0(ptr %18) #9
  call void @llvm.lifetime.end.p0(ptr %17) #9
  call void @llvm.lifetime.end.p0(ptr %16) #9
  call void @llvm.lifetime.end.p0(ptr %14) #9
  call void @llvm.lifetime.end.p0(ptr %13) #9
  call void @llvm.lifetime.end.p0(ptr %12) #9
  br label %210

210:                                              ; preds = %208, %71
  call void @llvm.lifetime.end.p0(ptr %10) #9
  call void @llvm.lifetime.end.p0(ptr %9) #9
  call void @llvm.lifetime.end.p0(ptr %8) #9
  call void @llvm.lifetime.end.p0(ptr %7) #9
  call void @llvm.lifetime.end.p0(ptr %6) #9
  call void @llvm.lifetime.end.p0(ptr %5) #9
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
  call void @llvm.lifetime.start.p0(ptr %4) #9
  %5 = load ptr, ptr %3, align 8, !tbaa !93, !nonnull !92, !align !95
  %6 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %5, i64 noundef 0)
  store ptr %6, ptr %4, align 8, !tbaa !96
  %7 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %4, align 8, !tbaa !96
  %9 = getelementptr inbounds i64, ptr %8, i64 0
  %10 = load i64, ptr %9, align 8, !tbaa !46
  %11 = load ptr, ptr %4, align 8, !tbaa !96
  %12 = getelementptr inbounds i64, ptr %11, i64 1
  %13 = load i64, ptr %12, align 8, !tbaa !46
  %14 = mul nsw i64 %10, %13
  store i64 %14, ptr %7, align 8, !tbaa !59
  %15 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 1
  %16 = load ptr, ptr %4, align 8, !tbaa !96
  %17 = getelementptr inbounds i64, ptr %16, i64 2
  %18 = load i64, ptr %17, align 8, !tbaa !46
  %19 = load ptr, ptr %4, align 8, !tbaa !96
  %20 = getelementptr inbounds i64, ptr %19, i64 3
  %21 = load i64, ptr %20, align 8, !tbaa !46
  %22 = mul nsw i64 %18, %21
  %23 = load ptr, ptr %3, align 8, !tbaa !93, !nonnull !92, !align !95
  %24 = call noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %23, i64 noundef 3)
  %25 = load i32, ptr %24, align 4, !tbaa !6
  %26 = sext i32 %25 to i64
  %27 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %26, i64 noundef 1)
  %28 = mul nsw i64 %22, %27
  %29 = sdiv i64 %28, 8
  %30 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %29, i64 noundef 1)
  %31 = mul nsw i64 %30, 16
  store i64 %31, ptr %15, align 8, !tbaa !61
  %32 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 2
  store i64 0, ptr %32, align 8, !tbaa !62
  %33 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 3
  store i64 1, ptr %33, align 8, !tbaa !63
  call void @llvm.lifetime.end.p0(ptr %4) #9
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %0, ptr noundef %1) #0 {
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
  call void @llvm.lifetime.start.p0(ptr %6) #9
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
  call void @llvm.lifetime.end.p0(ptr %6) #9
  br label %18

18:                                               ; preds = %10, %9
  %19 = load i1, ptr %3, align 1
  ret i1 %19
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

; Function Attrs: mustprogress nounwind uwtable
define internal noundef ptr @_ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.XLA_FFI_Error_Create_Args, align 8
  store ptr %0, ptr %2, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %3) #9
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating, i64 32, i1 false)
  %4 = load ptr, ptr %2, align 8, !tbaa !39
  %5 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %4, i32 0, i32 4
  %6 = load ptr, ptr %5, align 8, !tbaa !104
  %7 = call noundef ptr %6(ptr noundef %3)
  call void @llvm.lifetime.end.p0(ptr %3) #9
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
  call void @free(ptr noundef %12)
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
  call void @llvm.lifetime.start.p0(ptr %3) #9
  %17 = load ptr, ptr %2, align 8, !tbaa !57
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %17, i32 0, i32 0
  store i64 1, ptr %4, align 8, !tbaa !46
  %19 = load i64, ptr %4, align 8
  %20 = atomicrmw add ptr %18, i64 %19 monotonic, align 8
  store i64 %20, ptr %5, align 8
  %21 = load i64, ptr %5, align 8, !tbaa !46
  store i64 %21, ptr %3, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %6) #9
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
  call void @llvm.lifetime.start.p0(ptr %7) #9
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
  call void @llvm.lifetime.end.p0(ptr %7) #9
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
  call void @llvm.lifetime.start.p0(ptr %12) #9
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
  %89 = call noundef i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %78, i64 noundef %79, i64 noundef %88)
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
  call void @llvm.lifetime.end.p0(ptr %12) #9
  store i32 0, ptr %10, align 4
  br label %100

100:                                              ; preds = %94, %58, %29
  call void @llvm.lifetime.end.p0(ptr %6) #9
  call void @llvm.lifetime.end.p0(ptr %3) #9
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

declare void @free(ptr noundef) #5

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
define internal noundef i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca i1, align 1
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !93
  store i64 %1, ptr %6, align 8, !tbaa !46
  store i64 %2, ptr %7, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %8) #9
  %10 = load i64, ptr %6, align 8, !tbaa !46
  store i64 %10, ptr %8, align 8, !tbaa !46
  br label %11

11:                                               ; preds = %22, %3
  %12 = load i64, ptr %8, align 8, !tbaa !46
  %13 = load i64, ptr %7, align 8, !tbaa !46
  %14 = icmp slt i64 %12, %13
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  store i32 2, ptr %9, align 4
  br label %25

16:                                               ; preds = %11
  %17 = load ptr, ptr %5, align 8, !tbaa !93, !nonnull !92, !align !95
  %18 = load i64, ptr %8, align 8, !tbaa !46
  %19 = call noundef i1 @_ZN12_GLOBAL__N_16attendERK4Calll(ptr noundef nonnull align 8 dereferenceable(16) %17, i64 noundef %18)
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  store i1 false, ptr %4, align 1
  store i32 1, ptr %9, align 4
  br label %25

21:                                               ; preds = %16
  br label %22

22:                                               ; preds = %21
  %23 = load i64, ptr %8, align 8, !tbaa !46
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr %8, align 8, !tbaa !46
  br label %11, !llvm.loop !108

25:                                               ; preds = %20, %15
  call void @llvm.lifetime.end.p0(ptr %8) #9
  %26 = load i32, ptr %9, align 4
  switch i32 %26, label %30 [
    i32 2, label %27
    i32 1, label %28
  ]

27:                                               ; preds = %25
  store i1 true, ptr %4, align 1
  br label %28

28:                                               ; preds = %27, %25
  %29 = load i1, ptr %4, align 1
  ret i1 %29

30:                                               ; preds = %25
  unreachable
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i1 @_ZN12_GLOBAL__N_16attendERK4Calll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 {
  %3 = alloca i1, align 1
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca %"struct.(anonymous namespace)::Rows", align 8
  %12 = alloca %"struct.(anonymous namespace)::Rows", align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca %struct.Room, align 8
  %20 = alloca %struct.Room, align 8
  %21 = alloca i32, align 4
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i8, align 1
  %26 = alloca [4 x ptr], align 8
  %27 = alloca [4 x ptr], align 8
  %28 = alloca i64, align 8
  %29 = alloca <4 x float>, align 16
  %30 = alloca float, align 4
  %31 = alloca float, align 4
  %32 = alloca <4 x float>, align 16
  %33 = alloca <4 x float>, align 16
  %34 = alloca [4 x float], align 4
  %35 = alloca ptr, align 8
  %36 = alloca i64, align 8
  %37 = alloca [2 x <4 x float>], align 16
  %38 = alloca i32, align 4
  %39 = alloca i64, align 8
  %40 = alloca <4 x float>, align 16
  %41 = alloca ptr, align 8
  %42 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !93
  store i64 %1, ptr %5, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %6) #9
  %43 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %44 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %43, i64 noundef 0)
  store ptr %44, ptr %6, align 8, !tbaa !96
  call void @llvm.lifetime.start.p0(ptr %7) #9
  %45 = load ptr, ptr %6, align 8, !tbaa !96
  %46 = getelementptr inbounds i64, ptr %45, i64 1
  %47 = load i64, ptr %46, align 8, !tbaa !46
  store i64 %47, ptr %7, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %8) #9
  %48 = load ptr, ptr %6, align 8, !tbaa !96
  %49 = getelementptr inbounds i64, ptr %48, i64 2
  %50 = load i64, ptr %49, align 8, !tbaa !46
  store i64 %50, ptr %8, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %9) #9
  %51 = load i64, ptr %5, align 8, !tbaa !46
  %52 = load i64, ptr %7, align 8, !tbaa !46
  %53 = sdiv i64 %51, %52
  store i64 %53, ptr %9, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %10) #9
  %54 = load i64, ptr %5, align 8, !tbaa !46
  %55 = load i64, ptr %7, align 8, !tbaa !46
  %56 = srem i64 %54, %55
  store i64 %56, ptr %10, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %11) #9
  %57 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %58 = load i64, ptr %9, align 8, !tbaa !46
  %59 = add nsw i64 4, %58
  %60 = load i64, ptr %10, align 8, !tbaa !46
  call void @_ZN12_GLOBAL__N_17rows_ofERK4Callll(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Rows") align 8 %11, ptr noundef nonnull align 8 dereferenceable(16) %57, i64 noundef %59, i64 noundef %60)
  call void @llvm.lifetime.start.p0(ptr %12) #9
  %61 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %62 = load ptr, ptr %6, align 8, !tbaa !96
  %63 = getelementptr inbounds i64, ptr %62, i64 0
  %64 = load i64, ptr %63, align 8, !tbaa !46
  %65 = add nsw i64 4, %64
  %66 = load i64, ptr %9, align 8, !tbaa !46
  %67 = add nsw i64 %65, %66
  %68 = load i64, ptr %10, align 8, !tbaa !46
  call void @_ZN12_GLOBAL__N_17rows_ofERK4Callll(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Rows") align 8 %12, ptr noundef nonnull align 8 dereferenceable(16) %61, i64 noundef %67, i64 noundef %68)
  call void @llvm.lifetime.start.p0(ptr %13) #9
  %69 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %70 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %69, i64 noundef 1)
  %71 = load i64, ptr %9, align 8, !tbaa !46
  %72 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %73 = load i64, ptr %9, align 8, !tbaa !46
  %74 = add nsw i64 4, %73
  %75 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %72, i64 noundef %74)
  %76 = getelementptr inbounds i64, ptr %75, i64 1
  %77 = load i64, ptr %76, align 8, !tbaa !46
  %78 = mul nsw i64 %71, %77
  %79 = getelementptr inbounds i8, ptr %70, i64 %78
  store ptr %79, ptr %13, align 8, !tbaa !109
  call void @llvm.lifetime.start.p0(ptr %14) #9
  %80 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %81 = call noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %80, i64 noundef 2)
  %82 = load i64, ptr %9, align 8, !tbaa !46
  %83 = mul nsw i64 2, %82
  %84 = getelementptr inbounds i32, ptr %81, i64 %83
  %85 = load i32, ptr %84, align 4, !tbaa !6
  %86 = sext i32 %85 to i64
  store i64 %86, ptr %14, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %15) #9
  %87 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %88 = call noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %87, i64 noundef 2)
  %89 = load i64, ptr %9, align 8, !tbaa !46
  %90 = mul nsw i64 2, %89
  %91 = add nsw i64 %90, 1
  %92 = getelementptr inbounds i32, ptr %88, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !6
  %94 = sext i32 %93 to i64
  store i64 %94, ptr %15, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %16) #9
  %95 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %96 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %95, i64 noundef 0)
  %97 = load i64, ptr %5, align 8, !tbaa !46
  %98 = load i64, ptr %8, align 8, !tbaa !46
  %99 = mul nsw i64 %97, %98
  %100 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %11, i32 0, i32 2
  %101 = load i64, ptr %100, align 8, !tbaa !111
  %102 = mul nsw i64 %99, %101
  %103 = getelementptr inbounds float, ptr %96, i64 %102
  store ptr %103, ptr %16, align 8, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %17) #9
  %104 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %105 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %104, i64 noundef 0)
  %106 = load i64, ptr %5, align 8, !tbaa !46
  %107 = load i64, ptr %8, align 8, !tbaa !46
  %108 = mul nsw i64 %106, %107
  %109 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %12, i32 0, i32 2
  %110 = load i64, ptr %109, align 8, !tbaa !111
  %111 = mul nsw i64 %108, %110
  %112 = getelementptr inbounds float, ptr %105, i64 %111
  store ptr %112, ptr %17, align 8, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %18) #9
  %113 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %114 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %113, i64 noundef 1)
  %115 = load i64, ptr %5, align 8, !tbaa !46
  %116 = load i64, ptr %8, align 8, !tbaa !46
  %117 = mul nsw i64 %115, %116
  %118 = getelementptr inbounds [2 x float], ptr %114, i64 %117
  store ptr %118, ptr %18, align 8, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %19) #9
  %119 = load i32, ptr @kept, align 4, !tbaa !6
  %120 = icmp eq i32 %119, 4
  br i1 %120, label %121, label %122

121:                                              ; preds = %2
  br label %126

122:                                              ; preds = %2
  %123 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %11, i32 0, i32 2
  %124 = load i64, ptr %123, align 8, !tbaa !111
  %125 = mul nsw i64 16, %124
  br label %126

126:                                              ; preds = %122, %121
  %127 = phi i64 [ 0, %121 ], [ %125, %122 ]
  call void @_ZN4RoomC2El(ptr noundef nonnull align 8 dereferenceable(8) %19, i64 noundef %127)
  call void @llvm.lifetime.start.p0(ptr %20) #9
  %128 = load i32, ptr @kept, align 4, !tbaa !6
  %129 = icmp eq i32 %128, 4
  br i1 %129, label %130, label %131

130:                                              ; preds = %126
  br label %135

131:                                              ; preds = %126
  %132 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %12, i32 0, i32 2
  %133 = load i64, ptr %132, align 8, !tbaa !111
  %134 = mul nsw i64 16, %133
  br label %135

135:                                              ; preds = %131, %130
  %136 = phi i64 [ 0, %130 ], [ %134, %131 ]
  call void @_ZN4RoomC2El(ptr noundef nonnull align 8 dereferenceable(8) %20, i64 noundef %136)
  %137 = load i32, ptr @kept, align 4, !tbaa !6
  %138 = icmp ne i32 %137, 4
  br i1 %138, label %139, label %144

139:                                              ; preds = %135
  %140 = call noundef i1 @_ZNK4Room7missingEv(ptr noundef nonnull align 8 dereferenceable(8) %19)
  br i1 %140, label %143, label %141

141:                                              ; preds = %139
  %142 = call noundef i1 @_ZNK4Room7missingEv(ptr noundef nonnull align 8 dereferenceable(8) %20)
  br i1 %142, label %143, label %144

143:                                              ; preds = %141, %139
  store i1 false, ptr %3, align 1
  store i32 1, ptr %21, align 4
  br label %386

144:                                              ; preds = %141, %135
  call void @llvm.lifetime.start.p0(ptr %22) #9
  store i64 0, ptr %22, align 8, !tbaa !46
  br label %145

145:                                              ; preds = %178, %144
  %146 = load i64, ptr %22, align 8, !tbaa !46
  %147 = load i64, ptr %8, align 8, !tbaa !46
  %148 = icmp slt i64 %146, %147
  br i1 %148, label %150, label %149

149:                                              ; preds = %145
  store i32 2, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #9
  br label %181

150:                                              ; preds = %145
  %151 = load ptr, ptr %18, align 8, !tbaa !113
  %152 = load i64, ptr %22, align 8, !tbaa !46
  %153 = getelementptr inbounds [2 x float], ptr %151, i64 %152
  %154 = getelementptr inbounds [2 x float], ptr %153, i64 0, i64 0
  store float 0xC6293E5940000000, ptr %154, align 4, !tbaa !115
  %155 = load ptr, ptr %18, align 8, !tbaa !113
  %156 = load i64, ptr %22, align 8, !tbaa !46
  %157 = getelementptr inbounds [2 x float], ptr %155, i64 %156
  %158 = getelementptr inbounds [2 x float], ptr %157, i64 0, i64 1
  store float 0.000000e+00, ptr %158, align 4, !tbaa !115
  call void @llvm.lifetime.start.p0(ptr %23) #9
  store i64 0, ptr %23, align 8, !tbaa !46
  br label %159

159:                                              ; preds = %174, %150
  %160 = load i64, ptr %23, align 8, !tbaa !46
  %161 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %12, i32 0, i32 2
  %162 = load i64, ptr %161, align 8, !tbaa !111
  %163 = icmp slt i64 %160, %162
  br i1 %163, label %165, label %164

164:                                              ; preds = %159
  store i32 5, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #9
  br label %177

165:                                              ; preds = %159
  %166 = load ptr, ptr %17, align 8, !tbaa !113
  %167 = load i64, ptr %22, align 8, !tbaa !46
  %168 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %12, i32 0, i32 2
  %169 = load i64, ptr %168, align 8, !tbaa !111
  %170 = mul nsw i64 %167, %169
  %171 = getelementptr inbounds float, ptr %166, i64 %170
  %172 = load i64, ptr %23, align 8, !tbaa !46
  %173 = getelementptr inbounds float, ptr %171, i64 %172
  call void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %173, <4 x float> noundef zeroinitializer)
  br label %174

174:                                              ; preds = %165
  %175 = load i64, ptr %23, align 8, !tbaa !46
  %176 = add nsw i64 %175, 4
  store i64 %176, ptr %23, align 8, !tbaa !46
  br label %159, !llvm.loop !117

177:                                              ; preds = %164
  br label %178

178:                                              ; preds = %177
  %179 = load i64, ptr %22, align 8, !tbaa !46
  %180 = add nsw i64 %179, 1
  store i64 %180, ptr %22, align 8, !tbaa !46
  br label %145, !llvm.loop !118

181:                                              ; preds = %149
  call void @llvm.lifetime.start.p0(ptr %24) #9
  %182 = load i64, ptr %14, align 8, !tbaa !46
  %183 = sdiv i64 %182, 4
  %184 = mul nsw i64 %183, 4
  store i64 %184, ptr %24, align 8, !tbaa !46
  br label %185

185:                                              ; preds = %338, %181
  %186 = load i64, ptr %24, align 8, !tbaa !46
  %187 = load i64, ptr %15, align 8, !tbaa !46
  %188 = icmp slt i64 %186, %187
  br i1 %188, label %190, label %189

189:                                              ; preds = %185
  store i32 8, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #9
  br label %341

190:                                              ; preds = %185
  call void @llvm.lifetime.start.p0(ptr %25) #9
  %191 = load ptr, ptr %13, align 8, !tbaa !109
  %192 = load i64, ptr %24, align 8, !tbaa !46
  %193 = getelementptr inbounds i8, ptr %191, i64 %192
  %194 = call noundef <4 x i8> @_ZN12_GLOBAL__N_14loadIDv4_hEET_PKv(ptr noundef %193)
  %195 = icmp ne <4 x i8> %194, zeroinitializer
  %196 = sext <4 x i1> %195 to <4 x i8>
  %197 = icmp ne <4 x i8> %196, zeroinitializer
  %198 = shufflevector <4 x i1> %197, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %199 = bitcast <8 x i1> %198 to i8
  store i8 %199, ptr %25, align 1, !tbaa !119
  call void @llvm.lifetime.start.p0(ptr %26) #9
  call void @llvm.lifetime.start.p0(ptr %27) #9
  %200 = load i64, ptr %24, align 8, !tbaa !46
  %201 = call noundef ptr @_ZNK4Room5startIfEEPT_v(ptr noundef nonnull align 8 dereferenceable(8) %19)
  %202 = getelementptr inbounds [4 x ptr], ptr %26, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_19rows_fromERKNS_4RowsElPfPPKf(ptr noundef nonnull align 8 dereferenceable(24) %11, i64 noundef %200, ptr noundef %201, ptr noundef %202)
  %203 = load i64, ptr %24, align 8, !tbaa !46
  %204 = call noundef ptr @_ZNK4Room5startIfEEPT_v(ptr noundef nonnull align 8 dereferenceable(8) %20)
  %205 = getelementptr inbounds [4 x ptr], ptr %27, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_19rows_fromERKNS_4RowsElPfPPKf(ptr noundef nonnull align 8 dereferenceable(24) %12, i64 noundef %203, ptr noundef %204, ptr noundef %205)
  call void @llvm.lifetime.start.p0(ptr %28) #9
  store i64 0, ptr %28, align 8, !tbaa !46
  br label %206

206:                                              ; preds = %334, %190
  %207 = load i64, ptr %28, align 8, !tbaa !46
  %208 = load i64, ptr %8, align 8, !tbaa !46
  %209 = icmp slt i64 %207, %208
  br i1 %209, label %211, label %210

210:                                              ; preds = %206
  store i32 11, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #9
  br label %337

211:                                              ; preds = %206
  call void @llvm.lifetime.start.p0(ptr %29) #9
  %212 = load ptr, ptr %16, align 8, !tbaa !113
  %213 = load i64, ptr %28, align 8, !tbaa !46
  %214 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %11, i32 0, i32 2
  %215 = load i64, ptr %214, align 8, !tbaa !111
  %216 = mul nsw i64 %213, %215
  %217 = getelementptr inbounds float, ptr %212, i64 %216
  %218 = getelementptr inbounds [4 x ptr], ptr %26, i64 0, i64 0
  %219 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %11, i32 0, i32 2
  %220 = load i64, ptr %219, align 8, !tbaa !111
  %221 = call noundef <4 x float> @_ZN12_GLOBAL__N_19scores_ofEPKfPKS1_l(ptr noundef %217, ptr noundef %218, i64 noundef %220)
  store <4 x float> %221, ptr %29, align 16, !tbaa !119
  %222 = load i8, ptr %25, align 1
  %223 = bitcast i8 %222 to <8 x i1>
  %224 = shufflevector <8 x i1> %223, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %225 = load <4 x float>, ptr %29, align 16, !tbaa !119
  %226 = select <4 x i1> %224, <4 x float> %225, <4 x float> splat (float 0xC6293E5940000000)
  store <4 x float> %226, ptr %29, align 16, !tbaa !119
  call void @llvm.lifetime.start.p0(ptr %30) #9
  %227 = load ptr, ptr %18, align 8, !tbaa !113
  %228 = load i64, ptr %28, align 8, !tbaa !46
  %229 = getelementptr inbounds [2 x float], ptr %227, i64 %228
  %230 = getelementptr inbounds [2 x float], ptr %229, i64 0, i64 0
  %231 = load float, ptr %230, align 4, !tbaa !115
  store float %231, ptr %30, align 4, !tbaa !115
  call void @llvm.lifetime.start.p0(ptr %31) #9
  %232 = load float, ptr %30, align 4, !tbaa !115
  %233 = load <4 x float>, ptr %29, align 16, !tbaa !119
  %234 = call noundef float @_ZN12_GLOBAL__N_110highest_ofILi4EEEfDvT__f(<4 x float> noundef %233)
  %235 = call float @llvm.maxnum.f32(float %232, float %234)
  store float %235, ptr %31, align 4, !tbaa !115
  call void @llvm.lifetime.start.p0(ptr %32) #9
  %236 = load <4 x float>, ptr %29, align 16, !tbaa !119
  %237 = load float, ptr %31, align 4, !tbaa !115
  %238 = insertelement <4 x float> poison, float %237, i64 0
  %239 = shufflevector <4 x float> %238, <4 x float> poison, <4 x i32> zeroinitializer
  %240 = fsub <4 x float> %236, %239
  %241 = call noundef <4 x float> @_ZN12_GLOBAL__N_13expEDv4_f(<4 x float> noundef %240)
  store <4 x float> %241, ptr %32, align 16, !tbaa !119
  call void @llvm.lifetime.start.p0(ptr %33) #9
  %242 = load float, ptr %30, align 4, !tbaa !115
  %243 = load float, ptr %31, align 4, !tbaa !115
  %244 = fsub float %242, %243
  %245 = insertelement <4 x float> poison, float %244, i64 0
  %246 = shufflevector <4 x float> %245, <4 x float> poison, <4 x i32> zeroinitializer
  %247 = call noundef <4 x float> @_ZN12_GLOBAL__N_13expEDv4_f(<4 x float> noundef %246)
  store <4 x float> %247, ptr %33, align 16, !tbaa !119
  call void @llvm.lifetime.start.p0(ptr %34) #9
  %248 = getelementptr inbounds [4 x float], ptr %34, i64 0, i64 0
  %249 = load <4 x float>, ptr %32, align 16, !tbaa !119
  call void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %248, <4 x float> noundef %249)
  %250 = load float, ptr %31, align 4, !tbaa !115
  %251 = load ptr, ptr %18, align 8, !tbaa !113
  %252 = load i64, ptr %28, align 8, !tbaa !46
  %253 = getelementptr inbounds [2 x float], ptr %251, i64 %252
  %254 = getelementptr inbounds [2 x float], ptr %253, i64 0, i64 0
  store float %250, ptr %254, align 4, !tbaa !115
  %255 = load ptr, ptr %18, align 8, !tbaa !113
  %256 = load i64, ptr %28, align 8, !tbaa !46
  %257 = getelementptr inbounds [2 x float], ptr %255, i64 %256
  %258 = getelementptr inbounds [2 x float], ptr %257, i64 0, i64 1
  %259 = load float, ptr %258, align 4, !tbaa !115
  %260 = load <4 x float>, ptr %33, align 16, !tbaa !119
  %261 = extractelement <4 x float> %260, i32 0
  %262 = fmul float %259, %261
  %263 = load <4 x float>, ptr %32, align 16, !tbaa !119
  %264 = call noundef float @_ZN12_GLOBAL__N_110over_lanesILi4EEEfDvT__f(<4 x float> noundef %263)
  %265 = fadd float %262, %264
  %266 = load ptr, ptr %18, align 8, !tbaa !113
  %267 = load i64, ptr %28, align 8, !tbaa !46
  %268 = getelementptr inbounds [2 x float], ptr %266, i64 %267
  %269 = getelementptr inbounds [2 x float], ptr %268, i64 0, i64 1
  store float %265, ptr %269, align 4, !tbaa !115
  call void @llvm.lifetime.start.p0(ptr %35) #9
  %270 = load ptr, ptr %17, align 8, !tbaa !113
  %271 = load i64, ptr %28, align 8, !tbaa !46
  %272 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %12, i32 0, i32 2
  %273 = load i64, ptr %272, align 8, !tbaa !111
  %274 = mul nsw i64 %271, %273
  %275 = getelementptr inbounds float, ptr %270, i64 %274
  store ptr %275, ptr %35, align 8, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %36) #9
  store i64 0, ptr %36, align 8, !tbaa !46
  br label %276

276:                                              ; preds = %330, %211
  %277 = load i64, ptr %36, align 8, !tbaa !46
  %278 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %12, i32 0, i32 2
  %279 = load i64, ptr %278, align 8, !tbaa !111
  %280 = icmp slt i64 %277, %279
  br i1 %280, label %282, label %281

281:                                              ; preds = %276
  store i32 14, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr %36) #9
  br label %333

282:                                              ; preds = %276
  call void @llvm.lifetime.start.p0(ptr %37) #9
  %283 = load ptr, ptr %35, align 8, !tbaa !113
  %284 = load i64, ptr %36, align 8, !tbaa !46
  %285 = getelementptr inbounds float, ptr %283, i64 %284
  %286 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %285)
  %287 = load <4 x float>, ptr %33, align 16, !tbaa !119
  %288 = fmul <4 x float> %286, %287
  store <4 x float> %288, ptr %37, align 16, !tbaa !119
  %289 = getelementptr inbounds <4 x float>, ptr %37, i64 1
  store <4 x float> zeroinitializer, ptr %289, align 16, !tbaa !119
  call void @llvm.lifetime.start.p0(ptr %38) #9
  store i32 0, ptr %38, align 4, !tbaa !6
  br label %290

290:                                              ; preds = %318, %282
  %291 = load i32, ptr %38, align 4, !tbaa !6
  %292 = icmp slt i32 %291, 4
  br i1 %292, label %294, label %293

293:                                              ; preds = %290
  store i32 17, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr %38) #9
  br label %321

294:                                              ; preds = %290
  %295 = load i32, ptr %38, align 4, !tbaa !6
  %296 = sext i32 %295 to i64
  %297 = getelementptr inbounds [4 x float], ptr %34, i64 0, i64 %296
  %298 = load float, ptr %297, align 4, !tbaa !115
  %299 = insertelement <4 x float> poison, float %298, i64 0
  %300 = shufflevector <4 x float> %299, <4 x float> poison, <4 x i32> zeroinitializer
  %301 = load i32, ptr %38, align 4, !tbaa !6
  %302 = sext i32 %301 to i64
  %303 = getelementptr inbounds [4 x ptr], ptr %27, i64 0, i64 %302
  %304 = load ptr, ptr %303, align 8, !tbaa !113
  %305 = load i64, ptr %36, align 8, !tbaa !46
  %306 = getelementptr inbounds float, ptr %304, i64 %305
  %307 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %306)
  %308 = load i32, ptr %38, align 4, !tbaa !6
  %309 = srem i32 %308, 2
  %310 = sext i32 %309 to i64
  %311 = getelementptr inbounds [2 x <4 x float>], ptr %37, i64 0, i64 %310
  %312 = load <4 x float>, ptr %311, align 16, !tbaa !119
  %313 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %300, <4 x float> noundef %307, <4 x float> noundef %312)
  %314 = load i32, ptr %38, align 4, !tbaa !6
  %315 = srem i32 %314, 2
  %316 = sext i32 %315 to i64
  %317 = getelementptr inbounds [2 x <4 x float>], ptr %37, i64 0, i64 %316
  store <4 x float> %313, ptr %317, align 16, !tbaa !119
  br label %318

318:                                              ; preds = %294
  %319 = load i32, ptr %38, align 4, !tbaa !6
  %320 = add nsw i32 %319, 1
  store i32 %320, ptr %38, align 4, !tbaa !6
  br label %290, !llvm.loop !120

321:                                              ; preds = %293
  %322 = load ptr, ptr %35, align 8, !tbaa !113
  %323 = load i64, ptr %36, align 8, !tbaa !46
  %324 = getelementptr inbounds float, ptr %322, i64 %323
  %325 = getelementptr inbounds [2 x <4 x float>], ptr %37, i64 0, i64 0
  %326 = load <4 x float>, ptr %325, align 16, !tbaa !119
  %327 = getelementptr inbounds [2 x <4 x float>], ptr %37, i64 0, i64 1
  %328 = load <4 x float>, ptr %327, align 16, !tbaa !119
  %329 = fadd <4 x float> %326, %328
  call void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %324, <4 x float> noundef %329)
  call void @llvm.lifetime.end.p0(ptr %37) #9
  br label %330

330:                                              ; preds = %321
  %331 = load i64, ptr %36, align 8, !tbaa !46
  %332 = add nsw i64 %331, 4
  store i64 %332, ptr %36, align 8, !tbaa !46
  br label %276, !llvm.loop !122

333:                                              ; preds = %281
  call void @llvm.lifetime.end.p0(ptr %35) #9
  call void @llvm.lifetime.end.p0(ptr %34) #9
  call void @llvm.lifetime.end.p0(ptr %33) #9
  call void @llvm.lifetime.end.p0(ptr %32) #9
  call void @llvm.lifetime.end.p0(ptr %31) #9
  call void @llvm.lifetime.end.p0(ptr %30) #9
  call void @llvm.lifetime.end.p0(ptr %29) #9
  br label %334

334:                                              ; preds = %333
  %335 = load i64, ptr %28, align 8, !tbaa !46
  %336 = add nsw i64 %335, 1
  store i64 %336, ptr %28, align 8, !tbaa !46
  br label %206, !llvm.loop !123

337:                                              ; preds = %210
  call void @llvm.lifetime.end.p0(ptr %27) #9
  call void @llvm.lifetime.end.p0(ptr %26) #9
  call void @llvm.lifetime.end.p0(ptr %25) #9
  br label %338

338:                                              ; preds = %337
  %339 = load i64, ptr %24, align 8, !tbaa !46
  %340 = add nsw i64 %339, 4
  store i64 %340, ptr %24, align 8, !tbaa !46
  br label %185, !llvm.loop !124

341:                                              ; preds = %189
  call void @llvm.lifetime.start.p0(ptr %39) #9
  store i64 0, ptr %39, align 8, !tbaa !46
  br label %342

342:                                              ; preds = %382, %341
  %343 = load i64, ptr %39, align 8, !tbaa !46
  %344 = load i64, ptr %8, align 8, !tbaa !46
  %345 = icmp slt i64 %343, %344
  br i1 %345, label %347, label %346

346:                                              ; preds = %342
  store i32 20, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr %39) #9
  br label %385

347:                                              ; preds = %342
  call void @llvm.lifetime.start.p0(ptr %40) #9
  %348 = load ptr, ptr %18, align 8, !tbaa !113
  %349 = load i64, ptr %39, align 8, !tbaa !46
  %350 = getelementptr inbounds [2 x float], ptr %348, i64 %349
  %351 = getelementptr inbounds [2 x float], ptr %350, i64 0, i64 1
  %352 = load float, ptr %351, align 4, !tbaa !115
  %353 = call float @llvm.maxnum.f32(float %352, float 0x39B4484C00000000)
  %354 = insertelement <4 x float> poison, float %353, i64 0
  %355 = shufflevector <4 x float> %354, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %355, ptr %40, align 16, !tbaa !119
  call void @llvm.lifetime.start.p0(ptr %41) #9
  %356 = load ptr, ptr %17, align 8, !tbaa !113
  %357 = load i64, ptr %39, align 8, !tbaa !46
  %358 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %12, i32 0, i32 2
  %359 = load i64, ptr %358, align 8, !tbaa !111
  %360 = mul nsw i64 %357, %359
  %361 = getelementptr inbounds float, ptr %356, i64 %360
  store ptr %361, ptr %41, align 8, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %42) #9
  store i64 0, ptr %42, align 8, !tbaa !46
  br label %362

362:                                              ; preds = %378, %347
  %363 = load i64, ptr %42, align 8, !tbaa !46
  %364 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %12, i32 0, i32 2
  %365 = load i64, ptr %364, align 8, !tbaa !111
  %366 = icmp slt i64 %363, %365
  br i1 %366, label %368, label %367

367:                                              ; preds = %362
  store i32 23, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr %42) #9
  br label %381

368:                                              ; preds = %362
  %369 = load ptr, ptr %41, align 8, !tbaa !113
  %370 = load i64, ptr %42, align 8, !tbaa !46
  %371 = getelementptr inbounds float, ptr %369, i64 %370
  %372 = load ptr, ptr %41, align 8, !tbaa !113
  %373 = load i64, ptr %42, align 8, !tbaa !46
  %374 = getelementptr inbounds float, ptr %372, i64 %373
  %375 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %374)
  %376 = load <4 x float>, ptr %40, align 16, !tbaa !119
  %377 = fdiv <4 x float> %375, %376
  call void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %371, <4 x float> noundef %377)
  br label %378

378:                                              ; preds = %368
  %379 = load i64, ptr %42, align 8, !tbaa !46
  %380 = add nsw i64 %379, 4
  store i64 %380, ptr %42, align 8, !tbaa !46
  br label %362, !llvm.loop !125

381:                                              ; preds = %367
  call void @llvm.lifetime.end.p0(ptr %41) #9
  call void @llvm.lifetime.end.p0(ptr %40) #9
  br label %382

382:                                              ; preds = %381
  %383 = load i64, ptr %39, align 8, !tbaa !46
  %384 = add nsw i64 %383, 1
  store i64 %384, ptr %39, align 8, !tbaa !46
  br label %342, !llvm.loop !126

385:                                              ; preds = %346
  store i1 true, ptr %3, align 1
  store i32 1, ptr %21, align 4
  br label %386

386:                                              ; preds = %385, %143
  call void @_ZN4RoomD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %20) #9
  call void @llvm.lifetime.end.p0(ptr %20) #9
  call void @_ZN4RoomD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %19) #9
  call void @llvm.lifetime.end.p0(ptr %19) #9
  call void @llvm.lifetime.end.p0(ptr %18) #9
  call void @llvm.lifetime.end.p0(ptr %17) #9
  call void @llvm.lifetime.end.p0(ptr %16) #9
  call void @llvm.lifetime.end.p0(ptr %15) #9
  call void @llvm.lifetime.end.p0(ptr %14) #9
  call void @llvm.lifetime.end.p0(ptr %13) #9
  call void @llvm.lifetime.end.p0(ptr %12) #9
  call void @llvm.lifetime.end.p0(ptr %11) #9
  call void @llvm.lifetime.end.p0(ptr %10) #9
  call void @llvm.lifetime.end.p0(ptr %9) #9
  call void @llvm.lifetime.end.p0(ptr %8) #9
  call void @llvm.lifetime.end.p0(ptr %7) #9
  call void @llvm.lifetime.end.p0(ptr %6) #9
  %387 = load i1, ptr %3, align 1
  ret i1 %387
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !93
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !41
  %8 = load i64, ptr %4, align 8, !tbaa !46
  %9 = getelementptr inbounds ptr, ptr %7, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !127
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 5
  %12 = load ptr, ptr %11, align 8, !tbaa !129
  ret ptr %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_17rows_ofERK4Callll(ptr dead_on_unwind noalias writable sret(%"struct.(anonymous namespace)::Rows") align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i64 noundef %2, i64 noundef %3) #6 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  store ptr %1, ptr %5, align 8, !tbaa !93
  store i64 %2, ptr %6, align 8, !tbaa !46
  store i64 %3, ptr %7, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %8) #9
  %11 = load ptr, ptr %5, align 8, !tbaa !93, !nonnull !92, !align !95
  %12 = load i64, ptr %6, align 8, !tbaa !46
  %13 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %11, i64 noundef %12)
  %14 = getelementptr inbounds i64, ptr %13, i64 1
  %15 = load i64, ptr %14, align 8, !tbaa !46
  store i64 %15, ptr %8, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %9) #9
  %16 = load ptr, ptr %5, align 8, !tbaa !93, !nonnull !92, !align !95
  %17 = load i64, ptr %6, align 8, !tbaa !46
  %18 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %16, i64 noundef %17)
  %19 = getelementptr inbounds i64, ptr %18, i64 2
  %20 = load i64, ptr %19, align 8, !tbaa !46
  store i64 %20, ptr %9, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %10) #9
  %21 = load i64, ptr %9, align 8, !tbaa !46
  %22 = load i32, ptr @kept, align 4, !tbaa !6
  %23 = sext i32 %22 to i64
  %24 = mul nsw i64 %21, %23
  store i64 %24, ptr %10, align 8, !tbaa !46
  %25 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %0, i32 0, i32 0
  %26 = load ptr, ptr %5, align 8, !tbaa !93, !nonnull !92, !align !95
  %27 = load i64, ptr %6, align 8, !tbaa !46
  %28 = call noundef ptr @_ZNK4Call8argumentIcEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %26, i64 noundef %27)
  %29 = load i64, ptr %7, align 8, !tbaa !46
  %30 = load i64, ptr %8, align 8, !tbaa !46
  %31 = mul nsw i64 %29, %30
  %32 = load i64, ptr %10, align 8, !tbaa !46
  %33 = mul nsw i64 %31, %32
  %34 = getelementptr inbounds i8, ptr %28, i64 %33
  store ptr %34, ptr %25, align 8, !tbaa !132
  %35 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %0, i32 0, i32 1
  %36 = load i64, ptr %10, align 8, !tbaa !46
  store i64 %36, ptr %35, align 8, !tbaa !133
  %37 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %0, i32 0, i32 2
  %38 = load i32, ptr @kept, align 4, !tbaa !6
  %39 = icmp eq i32 %38, 1
  br i1 %39, label %40, label %43

40:                                               ; preds = %4
  %41 = load i64, ptr %9, align 8, !tbaa !46
  %42 = sub nsw i64 %41, 4
  br label %45

43:                                               ; preds = %4
  %44 = load i64, ptr %9, align 8, !tbaa !46
  br label %45

45:                                               ; preds = %43, %40
  %46 = phi i64 [ %42, %40 ], [ %44, %43 ]
  store i64 %46, ptr %37, align 8, !tbaa !111
  call void @llvm.lifetime.end.p0(ptr %10) #9
  call void @llvm.lifetime.end.p0(ptr %9) #9
  call void @llvm.lifetime.end.p0(ptr %8) #9
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !93
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !41
  %8 = load i64, ptr %4, align 8, !tbaa !46
  %9 = getelementptr inbounds ptr, ptr %7, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !127
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !134
  ret ptr %12
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !93
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !41
  %8 = load i64, ptr %4, align 8, !tbaa !46
  %9 = getelementptr inbounds ptr, ptr %7, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !127
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !134
  ret ptr %12
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !93
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !41
  %8 = load i64, ptr %4, align 8, !tbaa !46
  %9 = getelementptr inbounds ptr, ptr %7, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !127
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !134
  ret ptr %12
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !93
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8, !tbaa !45
  %8 = load i64, ptr %4, align 8, !tbaa !46
  %9 = getelementptr inbounds ptr, ptr %7, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !127
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !134
  ret ptr %12
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr void @_ZN4RoomC2El(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) unnamed_addr #0 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !135
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Room, ptr %5, i32 0, i32 0
  %7 = load i64, ptr %4, align 8, !tbaa !46
  %8 = icmp ne i64 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = load i64, ptr %4, align 8, !tbaa !46
  %11 = add nsw i64 %10, 64
  %12 = call ptr @malloc(i64 noundef %11) #10
  br label %14

13:                                               ; preds = %2
  br label %14

14:                                               ; preds = %13, %9
  %15 = phi ptr [ %12, %9 ], [ null, %13 ]
  store ptr %15, ptr %6, align 8, !tbaa !137
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef i1 @_ZNK4Room7missingEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #0 comdat {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !135
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Room, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !137
  %6 = icmp eq ptr %5, null
  ret i1 %6
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %0, <4 x float> noundef %1) #6 {
  %3 = alloca ptr, align 8
  %4 = alloca <4 x float>, align 16
  store ptr %0, ptr %3, align 8, !tbaa !105
  store <4 x float> %1, ptr %4, align 16, !tbaa !119
  %5 = load <4 x float>, ptr %4, align 16, !tbaa !119
  %6 = load ptr, ptr %3, align 8, !tbaa !105
  %7 = getelementptr inbounds nuw %struct.Unaligned, ptr %6, i32 0, i32 0
  store <4 x float> %5, ptr %7, align 1, !tbaa !119
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i8> @_ZN12_GLOBAL__N_14loadIDv4_hEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !105
  %3 = load ptr, ptr %2, align 8, !tbaa !105
  %4 = getelementptr inbounds nuw %struct.Unaligned.0, ptr %3, i32 0, i32 0
  %5 = load <4 x i8>, ptr %4, align 1, !tbaa !119
  ret <4 x i8> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19rows_fromERKNS_4RowsElPfPPKf(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) #6 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8, !tbaa !139
  store i64 %1, ptr %6, align 8, !tbaa !46
  store ptr %2, ptr %7, align 8, !tbaa !113
  store ptr %3, ptr %8, align 8, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %9) #9
  store i32 0, ptr %9, align 4, !tbaa !6
  br label %11

11:                                               ; preds = %62, %4
  %12 = load i32, ptr %9, align 4, !tbaa !6
  %13 = icmp slt i32 %12, 4
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(ptr %9) #9
  br label %65

15:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(ptr %10) #9
  %16 = load ptr, ptr %5, align 8, !tbaa !139, !nonnull !92, !align !95
  %17 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %16, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8, !tbaa !132
  %19 = load i64, ptr %6, align 8, !tbaa !46
  %20 = load i32, ptr %9, align 4, !tbaa !6
  %21 = sext i32 %20 to i64
  %22 = add nsw i64 %19, %21
  %23 = load ptr, ptr %5, align 8, !tbaa !139, !nonnull !92, !align !95
  %24 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %23, i32 0, i32 1
  %25 = load i64, ptr %24, align 8, !tbaa !133
  %26 = mul nsw i64 %22, %25
  %27 = getelementptr inbounds i8, ptr %18, i64 %26
  store ptr %27, ptr %10, align 8, !tbaa !109
  %28 = load i32, ptr @kept, align 4, !tbaa !6
  %29 = icmp eq i32 %28, 4
  br i1 %29, label %30, label %36

30:                                               ; preds = %15
  %31 = load ptr, ptr %10, align 8, !tbaa !109
  %32 = load ptr, ptr %8, align 8, !tbaa !141
  %33 = load i32, ptr %9, align 4, !tbaa !6
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds ptr, ptr %32, i64 %34
  store ptr %31, ptr %35, align 8, !tbaa !113
  br label %61

36:                                               ; preds = %15
  %37 = load ptr, ptr %10, align 8, !tbaa !109
  %38 = load ptr, ptr %7, align 8, !tbaa !113
  %39 = load i32, ptr %9, align 4, !tbaa !6
  %40 = sext i32 %39 to i64
  %41 = load ptr, ptr %5, align 8, !tbaa !139, !nonnull !92, !align !95
  %42 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %41, i32 0, i32 2
  %43 = load i64, ptr %42, align 8, !tbaa !111
  %44 = mul nsw i64 %40, %43
  %45 = getelementptr inbounds float, ptr %38, i64 %44
  %46 = load ptr, ptr %5, align 8, !tbaa !139, !nonnull !92, !align !95
  %47 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %46, i32 0, i32 2
  %48 = load i64, ptr %47, align 8, !tbaa !111
  call void @_ZN12_GLOBAL__N_15widenEPKcPfl(ptr noundef %37, ptr noundef %45, i64 noundef %48)
  %49 = load ptr, ptr %7, align 8, !tbaa !113
  %50 = load i32, ptr %9, align 4, !tbaa !6
  %51 = sext i32 %50 to i64
  %52 = load ptr, ptr %5, align 8, !tbaa !139, !nonnull !92, !align !95
  %53 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %52, i32 0, i32 2
  %54 = load i64, ptr %53, align 8, !tbaa !111
  %55 = mul nsw i64 %51, %54
  %56 = getelementptr inbounds float, ptr %49, i64 %55
  %57 = load ptr, ptr %8, align 8, !tbaa !141
  %58 = load i32, ptr %9, align 4, !tbaa !6
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds ptr, ptr %57, i64 %59
  store ptr %56, ptr %60, align 8, !tbaa !113
  br label %61

61:                                               ; preds = %36, %30
  call void @llvm.lifetime.end.p0(ptr %10) #9
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %9, align 4, !tbaa !6
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %9, align 4, !tbaa !6
  br label %11, !llvm.loop !143

65:                                               ; preds = %14
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Room5startIfEEPT_v(ptr noundef nonnull align 8 dereferenceable(8) %0) #0 comdat {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !135
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Room, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !137
  %6 = ptrtoint ptr %5 to i64
  %7 = add i64 %6, 64
  %8 = and i64 %7, -64
  %9 = inttoptr i64 %8 to ptr
  ret ptr %9
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_19scores_ofEPKfPKS1_l(ptr noundef %0, ptr noundef %1, i64 noundef %2) #6 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca [4 x <4 x float>], align 16
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca <4 x float>, align 16
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !113
  store ptr %1, ptr %5, align 8, !tbaa !141
  store i64 %2, ptr %6, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %7) #9
  call void @llvm.memset.p0.i64(ptr align 16 %7, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(ptr %8) #9
  store i64 0, ptr %8, align 8, !tbaa !46
  br label %14

14:                                               ; preds = %50, %3
  %15 = load i64, ptr %8, align 8, !tbaa !46
  %16 = load i64, ptr %6, align 8, !tbaa !46
  %17 = icmp slt i64 %15, %16
  br i1 %17, label %19, label %18

18:                                               ; preds = %14
  store i32 2, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #9
  br label %53

19:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr %10) #9
  %20 = load ptr, ptr %4, align 8, !tbaa !113
  %21 = load i64, ptr %8, align 8, !tbaa !46
  %22 = getelementptr inbounds float, ptr %20, i64 %21
  %23 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %22)
  store <4 x float> %23, ptr %10, align 16, !tbaa !119
  call void @llvm.lifetime.start.p0(ptr %11) #9
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %24

24:                                               ; preds = %46, %19
  %25 = load i32, ptr %11, align 4, !tbaa !6
  %26 = icmp slt i32 %25, 4
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  store i32 5, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #9
  br label %49

28:                                               ; preds = %24
  %29 = load ptr, ptr %5, align 8, !tbaa !141
  %30 = load i32, ptr %11, align 4, !tbaa !6
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds ptr, ptr %29, i64 %31
  %33 = load ptr, ptr %32, align 8, !tbaa !113
  %34 = load i64, ptr %8, align 8, !tbaa !46
  %35 = getelementptr inbounds float, ptr %33, i64 %34
  %36 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %35)
  %37 = load <4 x float>, ptr %10, align 16, !tbaa !119
  %38 = load i32, ptr %11, align 4, !tbaa !6
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [4 x <4 x float>], ptr %7, i64 0, i64 %39
  %41 = load <4 x float>, ptr %40, align 16, !tbaa !119
  %42 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %36, <4 x float> noundef %37, <4 x float> noundef %41)
  %43 = load i32, ptr %11, align 4, !tbaa !6
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [4 x <4 x float>], ptr %7, i64 0, i64 %44
  store <4 x float> %42, ptr %45, align 16, !tbaa !119
  br label %46

46:                                               ; preds = %28
  %47 = load i32, ptr %11, align 4, !tbaa !6
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %11, align 4, !tbaa !6
  br label %24, !llvm.loop !144

49:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %10) #9
  br label %50

50:                                               ; preds = %49
  %51 = load i64, ptr %8, align 8, !tbaa !46
  %52 = add nsw i64 %51, 4
  store i64 %52, ptr %8, align 8, !tbaa !46
  br label %14, !llvm.loop !145

53:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr %12) #9
  store i32 2, ptr %12, align 4, !tbaa !6
  br label %54

54:                                               ; preds = %84, %53
  %55 = load i32, ptr %12, align 4, !tbaa !6
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %58, label %57

57:                                               ; preds = %54
  store i32 8, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #9
  br label %87

58:                                               ; preds = %54
  call void @llvm.lifetime.start.p0(ptr %13) #9
  store i32 0, ptr %13, align 4, !tbaa !6
  br label %59

59:                                               ; preds = %80, %58
  %60 = load i32, ptr %13, align 4, !tbaa !6
  %61 = load i32, ptr %12, align 4, !tbaa !6
  %62 = icmp slt i32 %60, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %59
  store i32 11, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #9
  br label %83

64:                                               ; preds = %59
  %65 = load i32, ptr %13, align 4, !tbaa !6
  %66 = mul nsw i32 2, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [4 x <4 x float>], ptr %7, i64 0, i64 %67
  %69 = load <4 x float>, ptr %68, align 16, !tbaa !119
  %70 = load i32, ptr %13, align 4, !tbaa !6
  %71 = mul nsw i32 2, %70
  %72 = add nsw i32 %71, 1
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [4 x <4 x float>], ptr %7, i64 0, i64 %73
  %75 = load <4 x float>, ptr %74, align 16, !tbaa !119
  %76 = call noundef <4 x float> @_ZN12_GLOBAL__N_116neighbours_addedEDv4_fS0_(<4 x float> noundef %69, <4 x float> noundef %75)
  %77 = load i32, ptr %13, align 4, !tbaa !6
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [4 x <4 x float>], ptr %7, i64 0, i64 %78
  store <4 x float> %76, ptr %79, align 16, !tbaa !119
  br label %80

80:                                               ; preds = %64
  %81 = load i32, ptr %13, align 4, !tbaa !6
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %13, align 4, !tbaa !6
  br label %59, !llvm.loop !146

83:                                               ; preds = %63
  br label %84

84:                                               ; preds = %83
  %85 = load i32, ptr %12, align 4, !tbaa !6
  %86 = sdiv i32 %85, 2
  store i32 %86, ptr %12, align 4, !tbaa !6
  br label %54, !llvm.loop !147

87:                                               ; preds = %57
  %88 = getelementptr inbounds [4 x <4 x float>], ptr %7, i64 0, i64 0
  %89 = load <4 x float>, ptr %88, align 16, !tbaa !119
  store i32 1, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #9
  ret <4 x float> %89
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110highest_ofILi4EEEfDvT__f(<4 x float> noundef %0) #6 {
  %2 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %2, align 16, !tbaa !119
  %3 = load <4 x float>, ptr %2, align 16
  %4 = shufflevector <4 x float> %3, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %5 = load <4 x float>, ptr %2, align 16
  %6 = shufflevector <4 x float> %5, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %7 = call <2 x float> @llvm.maxnum.v2f32(<2 x float> %4, <2 x float> %6)
  %8 = call noundef float @_ZN12_GLOBAL__N_110highest_ofILi2EEEfDvT__f(<2 x float> noundef %7)
  ret float %8
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #7

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_13expEDv4_f(<4 x float> noundef %0) #6 {
  %2 = alloca <4 x float>, align 16
  %3 = alloca <4 x float>, align 16
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca [7 x double], align 8
  %7 = alloca i32, align 4
  %8 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %2, align 16, !tbaa !119
  call void @llvm.lifetime.start.p0(ptr %3) #9
  %9 = load <4 x float>, ptr %2, align 16, !tbaa !119
  %10 = fmul <4 x float> %9, splat (float 0x3FF7154760000000)
  %11 = call <4 x float> @llvm.rint.v4f32(<4 x float> %10)
  store <4 x float> %11, ptr %3, align 16, !tbaa !119
  call void @llvm.lifetime.start.p0(ptr %4) #9
  %12 = load <4 x float>, ptr %3, align 16, !tbaa !119
  %13 = load <4 x float>, ptr %3, align 16, !tbaa !119
  %14 = load <4 x float>, ptr %2, align 16, !tbaa !119
  %15 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %13, <4 x float> noundef splat (float 0xBFE6300000000000), <4 x float> noundef %14)
  %16 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %12, <4 x float> noundef splat (float 0x3F2BD01060000000), <4 x float> noundef %15)
  store <4 x float> %16, ptr %4, align 16, !tbaa !119
  call void @llvm.lifetime.start.p0(ptr %5) #9
  store <4 x float> splat (float 0x3F2A01A020000000), ptr %5, align 16, !tbaa !119
  call void @llvm.lifetime.start.p0(ptr %6) #9
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 @__const._ZN12_GLOBAL__N_13expEDv4_f.factorials, i64 56, i1 false)
  call void @llvm.lifetime.start.p0(ptr %7) #9
  store i32 6, ptr %7, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %33, %1
  %18 = load i32, ptr %7, align 4, !tbaa !6
  %19 = icmp sge i32 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %7) #9
  br label %36

21:                                               ; preds = %17
  %22 = load <4 x float>, ptr %5, align 16, !tbaa !119
  %23 = load <4 x float>, ptr %4, align 16, !tbaa !119
  %24 = load i32, ptr %7, align 4, !tbaa !6
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [7 x double], ptr %6, i64 0, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !148
  %28 = fdiv double 1.000000e+00, %27
  %29 = fptrunc double %28 to float
  %30 = insertelement <4 x float> poison, float %29, i64 0
  %31 = shufflevector <4 x float> %30, <4 x float> poison, <4 x i32> zeroinitializer
  %32 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %22, <4 x float> noundef %23, <4 x float> noundef %31)
  store <4 x float> %32, ptr %5, align 16, !tbaa !119
  br label %33

33:                                               ; preds = %21
  %34 = load i32, ptr %7, align 4, !tbaa !6
  %35 = add nsw i32 %34, -1
  store i32 %35, ptr %7, align 4, !tbaa !6
  br label %17, !llvm.loop !150

36:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %8) #9
  %37 = load <4 x float>, ptr %5, align 16, !tbaa !119
  %38 = load <4 x float>, ptr %3, align 16, !tbaa !119
  %39 = call noundef <4 x float> @_ZN12_GLOBAL__N_112power_of_twoEDv4_f(<4 x float> noundef %38)
  %40 = fmul <4 x float> %37, %39
  store <4 x float> %40, ptr %8, align 16, !tbaa !119
  %41 = load <4 x float>, ptr %2, align 16, !tbaa !119
  %42 = fcmp olt <4 x float> %41, splat (float -8.700000e+01)
  %43 = sext <4 x i1> %42 to <4 x i32>
  %44 = load <4 x float>, ptr %8, align 16, !tbaa !119
  %45 = icmp slt <4 x i32> %43, zeroinitializer
  %46 = select <4 x i1> %45, <4 x float> zeroinitializer, <4 x float> %44
  call void @llvm.lifetime.end.p0(ptr %8) #9
  call void @llvm.lifetime.end.p0(ptr %6) #9
  call void @llvm.lifetime.end.p0(ptr %5) #9
  call void @llvm.lifetime.end.p0(ptr %4) #9
  call void @llvm.lifetime.end.p0(ptr %3) #9
  ret <4 x float> %46
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110over_lanesILi4EEEfDvT__f(<4 x float> noundef %0) #6 {
  %2 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %2, align 16, !tbaa !119
  %3 = load <4 x float>, ptr %2, align 16
  %4 = shufflevector <4 x float> %3, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %5 = load <4 x float>, ptr %2, align 16
  %6 = shufflevector <4 x float> %5, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %7 = fadd <2 x float> %4, %6
  %8 = call noundef float @_ZN12_GLOBAL__N_110over_lanesILi2EEEfDvT__f(<2 x float> noundef %7)
  ret float %8
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !105
  %3 = load ptr, ptr %2, align 8, !tbaa !105
  %4 = getelementptr inbounds nuw %struct.Unaligned.4, ptr %3, i32 0, i32 0
  %5 = load <4 x float>, ptr %4, align 1, !tbaa !119
  ret <4 x float> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) #6 {
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %4, align 16, !tbaa !119
  store <4 x float> %1, ptr %5, align 16, !tbaa !119
  store <4 x float> %2, ptr %6, align 16, !tbaa !119
  %7 = load <4 x float>, ptr %4, align 16, !tbaa !119
  %8 = load <4 x float>, ptr %5, align 16, !tbaa !119
  %9 = load <4 x float>, ptr %6, align 16, !tbaa !119
  %10 = call <4 x float> @llvm.fma.v4f32(<4 x float> %7, <4 x float> %8, <4 x float> %9)
  ret <4 x float> %10
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr void @_ZN4RoomD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !135
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Room, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !137
  call void @free(ptr noundef %5)
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call8argumentIcEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !93
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !41
  %8 = load i64, ptr %4, align 8, !tbaa !46
  %9 = getelementptr inbounds ptr, ptr %7, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !127
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !134
  ret ptr %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15widenEPKcPfl(ptr noundef %0, ptr noundef %1, i64 noundef %2) #6 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca <4 x float>, align 16
  %8 = alloca i64, align 8
  %9 = alloca <4 x i32>, align 16
  store ptr %0, ptr %4, align 8, !tbaa !109
  store ptr %1, ptr %5, align 8, !tbaa !113
  store i64 %2, ptr %6, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %7) #9
  %10 = load i32, ptr @kept, align 4, !tbaa !6
  %11 = icmp eq i32 %10, 1
  br i1 %11, label %12, label %19

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !109
  %14 = load i64, ptr %6, align 8, !tbaa !46
  %15 = getelementptr inbounds i8, ptr %13, i64 %14
  %16 = call noundef float @_ZN12_GLOBAL__N_14loadIfEET_PKv(ptr noundef %15)
  %17 = insertelement <4 x float> poison, float %16, i64 0
  %18 = shufflevector <4 x float> %17, <4 x float> poison, <4 x i32> zeroinitializer
  br label %20

19:                                               ; preds = %3
  br label %20

20:                                               ; preds = %19, %12
  %21 = phi <4 x float> [ %18, %12 ], [ splat (float 1.000000e+00), %19 ]
  store <4 x float> %21, ptr %7, align 16, !tbaa !119
  call void @llvm.lifetime.start.p0(ptr %8) #9
  store i64 0, ptr %8, align 8, !tbaa !46
  br label %22

22:                                               ; preds = %54, %20
  %23 = load i64, ptr %8, align 8, !tbaa !46
  %24 = load i64, ptr %6, align 8, !tbaa !46
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr %8) #9
  br label %57

27:                                               ; preds = %22
  %28 = load i32, ptr @kept, align 4, !tbaa !6
  %29 = icmp eq i32 %28, 1
  br i1 %29, label %30, label %43

30:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr %9) #9
  %31 = load ptr, ptr %4, align 8, !tbaa !109
  %32 = load i64, ptr %8, align 8, !tbaa !46
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  %34 = call noundef <4 x i8> @_ZN12_GLOBAL__N_14loadIDv4_aEET_PKv(ptr noundef %33)
  %35 = sext <4 x i8> %34 to <4 x i32>
  store <4 x i32> %35, ptr %9, align 16, !tbaa !119
  %36 = load ptr, ptr %5, align 8, !tbaa !113
  %37 = load i64, ptr %8, align 8, !tbaa !46
  %38 = getelementptr inbounds float, ptr %36, i64 %37
  %39 = load <4 x i32>, ptr %9, align 16, !tbaa !119
  %40 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %39)
  %41 = load <4 x float>, ptr %7, align 16, !tbaa !119
  %42 = fmul <4 x float> %40, %41
  call void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %38, <4 x float> noundef %42)
  call void @llvm.lifetime.end.p0(ptr %9) #9
  br label %53

43:                                               ; preds = %27
  %44 = load ptr, ptr %5, align 8, !tbaa !113
  %45 = load i64, ptr %8, align 8, !tbaa !46
  %46 = getelementptr inbounds float, ptr %44, i64 %45
  %47 = load ptr, ptr %4, align 8, !tbaa !109
  %48 = load i64, ptr %8, align 8, !tbaa !46
  %49 = mul nsw i64 2, %48
  %50 = getelementptr inbounds i8, ptr %47, i64 %49
  %51 = call noundef <4 x i16> @_ZN12_GLOBAL__N_14loadIDv4_tEET_PKv(ptr noundef %50)
  %52 = call noundef <4 x float> @_ZN12_GLOBAL__N_17widenedEDv4_t(<4 x i16> noundef %51)
  call void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %46, <4 x float> noundef %52)
  br label %53

53:                                               ; preds = %43, %30
  br label %54

54:                                               ; preds = %53
  %55 = load i64, ptr %8, align 8, !tbaa !46
  %56 = add nsw i64 %55, 4
  store i64 %56, ptr %8, align 8, !tbaa !46
  br label %22, !llvm.loop !151

57:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr %7) #9
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_14loadIfEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !105
  %3 = load ptr, ptr %2, align 8, !tbaa !105
  %4 = getelementptr inbounds nuw %struct.Unaligned.1, ptr %3, i32 0, i32 0
  %5 = load float, ptr %4, align 1, !tbaa !119
  ret float %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i8> @_ZN12_GLOBAL__N_14loadIDv4_aEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !105
  %3 = load ptr, ptr %2, align 8, !tbaa !105
  %4 = getelementptr inbounds nuw %struct.Unaligned.2, ptr %3, i32 0, i32 0
  %5 = load <4 x i8>, ptr %4, align 1, !tbaa !119
  ret <4 x i8> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %0) #6 {
  %2 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %2, align 16, !tbaa !119
  %3 = load <4 x i32>, ptr %2, align 16, !tbaa !119
  %4 = sitofp <4 x i32> %3 to <4 x float>
  ret <4 x float> %4
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_17widenedEDv4_t(<4 x i16> noundef %0) #6 {
  %2 = alloca <4 x i16>, align 8
  store <4 x i16> %0, ptr %2, align 8, !tbaa !119
  %3 = load <4 x i16>, ptr %2, align 8, !tbaa !119
  %4 = zext <4 x i16> %3 to <4 x i32>
  %5 = shl <4 x i32> %4, splat (i32 16)
  %6 = call noundef <4 x float> @_ZN12_GLOBAL__N_19as_floatsEDv4_i(<4 x i32> noundef %5)
  ret <4 x float> %6
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i16> @_ZN12_GLOBAL__N_14loadIDv4_tEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !105
  %3 = load ptr, ptr %2, align 8, !tbaa !105
  %4 = getelementptr inbounds nuw %struct.Unaligned.3, ptr %3, i32 0, i32 0
  %5 = load <4 x i16>, ptr %4, align 1, !tbaa !119
  ret <4 x i16> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_19as_floatsEDv4_i(<4 x i32> noundef %0) #6 {
  %2 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %2, align 16, !tbaa !119
  %3 = load <4 x i32>, ptr %2, align 16, !tbaa !119
  %4 = bitcast <4 x i32> %3 to <4 x float>
  ret <4 x float> %4
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_116neighbours_addedEDv4_fS0_(<4 x float> noundef %0, <4 x float> noundef %1) #6 {
  %3 = alloca <4 x float>, align 16
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %3, align 16, !tbaa !119
  store <4 x float> %1, ptr %4, align 16, !tbaa !119
  call void @llvm.lifetime.start.p0(ptr %5) #9
  call void @llvm.lifetime.start.p0(ptr %6) #9
  %7 = load <4 x float>, ptr %3, align 16
  %8 = shufflevector <4 x float> %7, <4 x float> poison, <2 x i32> <i32 0, i32 2>
  %9 = load <4 x float>, ptr %5, align 16
  %10 = shufflevector <2 x float> %8, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %11 = shufflevector <4 x float> %9, <4 x float> %10, <4 x i32> <i32 4, i32 5, i32 2, i32 3>
  store <4 x float> %11, ptr %5, align 16
  %12 = load <4 x float>, ptr %4, align 16
  %13 = shufflevector <4 x float> %12, <4 x float> poison, <2 x i32> <i32 0, i32 2>
  %14 = load <4 x float>, ptr %5, align 16
  %15 = shufflevector <2 x float> %13, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %16 = shufflevector <4 x float> %14, <4 x float> %15, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  store <4 x float> %16, ptr %5, align 16
  %17 = load <4 x float>, ptr %3, align 16
  %18 = shufflevector <4 x float> %17, <4 x float> poison, <2 x i32> <i32 1, i32 3>
  %19 = load <4 x float>, ptr %6, align 16
  %20 = shufflevector <2 x float> %18, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %21 = shufflevector <4 x float> %19, <4 x float> %20, <4 x i32> <i32 4, i32 5, i32 2, i32 3>
  store <4 x float> %21, ptr %6, align 16
  %22 = load <4 x float>, ptr %4, align 16
  %23 = shufflevector <4 x float> %22, <4 x float> poison, <2 x i32> <i32 1, i32 3>
  %24 = load <4 x float>, ptr %6, align 16
  %25 = shufflevector <2 x float> %23, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %26 = shufflevector <4 x float> %24, <4 x float> %25, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  store <4 x float> %26, ptr %6, align 16
  %27 = load <4 x float>, ptr %5, align 16, !tbaa !119
  %28 = load <4 x float>, ptr %6, align 16, !tbaa !119
  %29 = fadd <4 x float> %27, %28
  call void @llvm.lifetime.end.p0(ptr %6) #9
  call void @llvm.lifetime.end.p0(ptr %5) #9
  ret <4 x float> %29
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110highest_ofILi2EEEfDvT__f(<2 x float> noundef %0) #6 {
  %2 = alloca <2 x float>, align 8
  store <2 x float> %0, ptr %2, align 8, !tbaa !119
  %3 = load <2 x float>, ptr %2, align 8, !tbaa !119
  %4 = extractelement <2 x float> %3, i32 0
  %5 = load <2 x float>, ptr %2, align 8, !tbaa !119
  %6 = extractelement <2 x float> %5, i32 1
  %7 = call float @llvm.maxnum.f32(float %4, float %6)
  ret float %7
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.maxnum.v2f32(<2 x float>, <2 x float>) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.rint.v4f32(<4 x float>) #7

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_112power_of_twoEDv4_f(<4 x float> noundef %0) #6 {
  %2 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %2, align 16, !tbaa !119
  %3 = load <4 x float>, ptr %2, align 16, !tbaa !119
  %4 = call noundef <4 x i32> @_ZN12_GLOBAL__N_17to_intsEDv4_f(<4 x float> noundef %3)
  %5 = add <4 x i32> %4, splat (i32 127)
  %6 = shl <4 x i32> %5, splat (i32 23)
  %7 = call noundef <4 x float> @_ZN12_GLOBAL__N_19as_floatsEDv4_i(<4 x i32> noundef %6)
  ret <4 x float> %7
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i32> @_ZN12_GLOBAL__N_17to_intsEDv4_f(<4 x float> noundef %0) #6 {
  %2 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %2, align 16, !tbaa !119
  %3 = load <4 x float>, ptr %2, align 16, !tbaa !119
  %4 = fptosi <4 x float> %3 to <4 x i32>
  ret <4 x i32> %4
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110over_lanesILi2EEEfDvT__f(<2 x float> noundef %0) #6 {
  %2 = alloca <2 x float>, align 8
  store <2 x float> %0, ptr %2, align 8, !tbaa !119
  %3 = load <2 x float>, ptr %2, align 8, !tbaa !119
  %4 = extractelement <2 x float> %3, i32 0
  %5 = load <2 x float>, ptr %2, align 8, !tbaa !119
  %6 = extractelement <2 x float> %5, i32 1
  %7 = fadd float %4, %6
  ret float %7
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>) #7

attributes #0 = { mustprogress nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { allocsize(0) }
attributes #3 = { inlinehint mustprogress nounwind uwtable }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }
attributes #6 = { alwaysinline mustprogress nounwind uwtable }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nounwind }
attributes #10 = { allocsize(0) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = !{i32 7, !"Dwarf Version", i32 4}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 4}
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
!108 = distinct !{!108, !87}
!109 = !{!110, !110, i64 0}
!110 = !{!"p1 omnipotent char", !12, i64 0}
!111 = !{!112, !15, i64 16}
!112 = !{!"_ZTSN12_GLOBAL__N_14RowsE", !110, i64 0, !15, i64 8, !15, i64 16}
!113 = !{!114, !114, i64 0}
!114 = !{!"p1 float", !12, i64 0}
!115 = !{!116, !116, i64 0}
!116 = !{!"float", !8, i64 0}
!117 = distinct !{!117, !87}
!118 = distinct !{!118, !87}
!119 = !{!8, !8, i64 0}
!120 = distinct !{!120, !87, !121}
!121 = !{!"llvm.loop.unroll.full"}
!122 = distinct !{!122, !87}
!123 = distinct !{!123, !87}
!124 = distinct !{!124, !87}
!125 = distinct !{!125, !87}
!126 = distinct !{!126, !87}
!127 = !{!128, !128, i64 0}
!128 = !{!"p1 _ZTS14XLA_FFI_Buffer", !12, i64 0}
!129 = !{!130, !49, i64 40}
!130 = !{!"_ZTS14XLA_FFI_Buffer", !15, i64 0, !16, i64 8, !131, i64 16, !12, i64 24, !15, i64 32, !49, i64 40}
!131 = !{!"_ZTS16XLA_FFI_DataType", !8, i64 0}
!132 = !{!112, !110, i64 0}
!133 = !{!112, !15, i64 8}
!134 = !{!130, !12, i64 24}
!135 = !{!136, !136, i64 0}
!136 = !{!"p1 _ZTS4Room", !12, i64 0}
!137 = !{!138, !110, i64 0}
!138 = !{!"_ZTS4Room", !110, i64 0}
!139 = !{!140, !140, i64 0}
!140 = !{!"p1 _ZTSN12_GLOBAL__N_14RowsE", !12, i64 0}
!141 = !{!142, !142, i64 0}
!142 = !{!"p2 float", !21, i64 0}
!143 = distinct !{!143, !87, !121}
!144 = distinct !{!144, !87, !121}
!145 = distinct !{!145, !87}
!146 = distinct !{!146, !87, !121}
!147 = distinct !{!147, !87, !121}
!148 = !{!149, !149, i64 0}
!149 = !{!"double", !8, i64 0}
!150 = distinct !{!150, !87, !121}
!151 = distinct !{!151, !87}
