
%struct.XLA_FFI_Error_Create_Args = type { i64, ptr, ptr, i32 }
%struct.Plan = type { i64, i64, i64, i64 }
%struct.XLA_FFI_ThreadPool_NumThreads_Args = type { i64, ptr, ptr, ptr }
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
%"struct.(anonymous namespace)::Work" = type { i64, i64, i64, i64, i64, [64 x i8], i64, i64, i64, i64, i64, i64, %struct.Call }
%struct.Call = type { [3 x %"struct.Call::Array"], [6 x %"struct.Call::Array"] }
%"struct.Call::Array" = type { ptr, [4 x i64] }
%struct.XLA_FFI_Api = type { i64, ptr, %struct.XLA_FFI_Api_Version, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.XLA_FFI_Buffer = type { i64, ptr, i32, ptr, i64, ptr }
%struct.XLA_FFI_Error_Destroy_Args = type { i64, ptr, ptr }
%class.anon = type { ptr }
%"struct.(anonymous namespace)::Numbers" = type { ptr }
%"struct.(anonymous namespace)::Statistics" = type { float, float }
%"struct.(anonymous namespace)::Sizes" = type { i32, i32, i32, i32, float }
%class.anon.0 = type { i8 }
%class.anon.1 = type { float }
%class.anon.4 = type { %"struct.(anonymous namespace)::Numbers", %"struct.(anonymous namespace)::Numbers", <4 x float>, <4 x float> }
%class.anon.5 = type { float, float }
%class.anon.10 = type { %"struct.(anonymous namespace)::Numbers", %"struct.(anonymous namespace)::Numbers", <4 x float>, <4 x float> }
%class.anon.11 = type { float, float }
%struct.Unaligned = type { <4 x i16> }
%struct.Unaligned.2 = type { <4 x float> }
%struct.Unaligned.3 = type { <4 x i32> }
%struct.Unaligned.6 = type { <4 x i16> }
%struct.Unaligned.7 = type { <4 x float> }
%struct.Unaligned.8 = type { i16 }
%struct.Unaligned.9 = type { float }

$_ZN4Call5Array3setERK14XLA_FFI_Buffer = comdat any

$_ZNK4Call5sizesEl = comdat any

$_ZNK4Call6resultIcEEPT_l = comdat any

$_ZNK4Call8argumentIcEEPKT_l = comdat any

@.str = private unnamed_addr constant [50 x i8] c"out of memory for what a product of numbers needs\00", align 1
@__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating = private unnamed_addr constant %struct.XLA_FFI_Error_Create_Args { i64 28, ptr null, ptr @.str, i32 8 }, align 8
@is_bfloat16 = external constant i32, align 4
@__const._ZN12_GLOBAL__N_112lane_numbersEv.numbers = private unnamed_addr constant [16 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15], align 4
@__const._ZN12_GLOBAL__N_13expEDv4_f.factorials = private unnamed_addr constant [7 x double] [double 1.000000e+00, double 1.000000e+00, double 2.000000e+00, double 6.000000e+00, double 2.400000e+01, double 1.200000e+02, double 7.200000e+02], align 8

; Function Attrs: mustprogress nounwind uwtable
define ptr @handler(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca %struct.Plan, align 8
  %12 = alloca i64, align 8
  %13 = alloca %struct.XLA_FFI_ThreadPool_NumThreads_Args, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca %struct.XLA_FFI_ThreadPool_Schedule_Args, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i8, align 1
  %23 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !10
  %24 = load ptr, ptr %3, align 8, !tbaa !10
  %25 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %24, i32 0, i32 1
  %26 = load ptr, ptr %25, align 8, !tbaa !13
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %42

28:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %4) #12
  %29 = load ptr, ptr %3, align 8, !tbaa !10
  %30 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %29, i32 0, i32 1
  %31 = load ptr, ptr %30, align 8, !tbaa !13
  %32 = getelementptr inbounds nuw %struct.XLA_FFI_Metadata_Extension, ptr %31, i32 0, i32 1
  %33 = load ptr, ptr %32, align 8, !tbaa !26
  store ptr %33, ptr %4, align 8, !tbaa !31
  %34 = load ptr, ptr %4, align 8, !tbaa !31
  %35 = getelementptr inbounds nuw %struct.XLA_FFI_Metadata, ptr %34, i32 0, i32 1
  %36 = getelementptr inbounds nuw %struct.XLA_FFI_Api_Version, ptr %35, i32 0, i32 2
  store i32 0, ptr %36, align 8, !tbaa !32
  %37 = load ptr, ptr %4, align 8, !tbaa !31
  %38 = getelementptr inbounds nuw %struct.XLA_FFI_Metadata, ptr %37, i32 0, i32 1
  %39 = getelementptr inbounds nuw %struct.XLA_FFI_Api_Version, ptr %38, i32 0, i32 3
  store i32 3, ptr %39, align 4, !tbaa !36
  %40 = load ptr, ptr %4, align 8, !tbaa !31
  %41 = getelementptr inbounds nuw %struct.XLA_FFI_Metadata, ptr %40, i32 0, i32 2
  store i32 0, ptr %41, align 8, !tbaa !37
  store ptr null, ptr %2, align 8
  call void @llvm.lifetime.end.p0(ptr %4) #12
  br label %249

42:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %5) #12
  %43 = load ptr, ptr %3, align 8, !tbaa !10
  %44 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %43, i32 0, i32 2
  %45 = load ptr, ptr %44, align 8, !tbaa !38
  store ptr %45, ptr %5, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %6) #12
  %46 = call ptr @malloc(i64 noundef 512) #13
  store ptr %46, ptr %6, align 8, !tbaa !40
  %47 = load ptr, ptr %6, align 8, !tbaa !40
  %48 = icmp eq ptr %47, null
  br i1 %48, label %49, label %52

49:                                               ; preds = %42
  %50 = load ptr, ptr %5, align 8, !tbaa !39
  %51 = call noundef ptr @_ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api(ptr noundef %50)
  store ptr %51, ptr %2, align 8
  store i32 1, ptr %7, align 4
  br label %248

52:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr %8) #12
  %53 = load ptr, ptr %6, align 8, !tbaa !40
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %53, i32 0, i32 12
  store ptr %54, ptr %8, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %9) #12
  store i64 0, ptr %9, align 8, !tbaa !44
  br label %55

55:                                               ; preds = %76, %52
  %56 = load i64, ptr %9, align 8, !tbaa !44
  %57 = load ptr, ptr %3, align 8, !tbaa !10
  %58 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %57, i32 0, i32 5
  %59 = getelementptr inbounds nuw %struct.XLA_FFI_Args, ptr %58, i32 0, i32 2
  %60 = load i64, ptr %59, align 8, !tbaa !45
  %61 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %60, i64 noundef 6)
  %62 = icmp slt i64 %56, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %55
  store i32 2, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #12
  br label %79

64:                                               ; preds = %55
  %65 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  %66 = getelementptr inbounds nuw %struct.Call, ptr %65, i32 0, i32 1
  %67 = load i64, ptr %9, align 8, !tbaa !44
  %68 = getelementptr inbounds [6 x %"struct.Call::Array"], ptr %66, i64 0, i64 %67
  %69 = load ptr, ptr %3, align 8, !tbaa !10
  %70 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %69, i32 0, i32 5
  %71 = getelementptr inbounds nuw %struct.XLA_FFI_Args, ptr %70, i32 0, i32 4
  %72 = load ptr, ptr %71, align 8, !tbaa !48
  %73 = load i64, ptr %9, align 8, !tbaa !44
  %74 = getelementptr inbounds ptr, ptr %72, i64 %73
  %75 = load ptr, ptr %74, align 8, !tbaa !49
  call void @_ZN4Call5Array3setERK14XLA_FFI_Buffer(ptr noundef nonnull align 8 dereferenceable(40) %68, ptr noundef nonnull align 8 dereferenceable(48) %75)
  br label %76

76:                                               ; preds = %64
  %77 = load i64, ptr %9, align 8, !tbaa !44
  %78 = add nsw i64 %77, 1
  store i64 %78, ptr %9, align 8, !tbaa !44
  br label %55, !llvm.loop !50

79:                                               ; preds = %63
  call void @llvm.lifetime.start.p0(ptr %10) #12
  store i64 0, ptr %10, align 8, !tbaa !44
  br label %80

80:                                               ; preds = %101, %79
  %81 = load i64, ptr %10, align 8, !tbaa !44
  %82 = load ptr, ptr %3, align 8, !tbaa !10
  %83 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %82, i32 0, i32 6
  %84 = getelementptr inbounds nuw %struct.XLA_FFI_Rets, ptr %83, i32 0, i32 2
  %85 = load i64, ptr %84, align 8, !tbaa !52
  %86 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %85, i64 noundef 3)
  %87 = icmp slt i64 %81, %86
  br i1 %87, label %89, label %88

88:                                               ; preds = %80
  store i32 5, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #12
  br label %104

89:                                               ; preds = %80
  %90 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  %91 = getelementptr inbounds nuw %struct.Call, ptr %90, i32 0, i32 0
  %92 = load i64, ptr %10, align 8, !tbaa !44
  %93 = getelementptr inbounds [3 x %"struct.Call::Array"], ptr %91, i64 0, i64 %92
  %94 = load ptr, ptr %3, align 8, !tbaa !10
  %95 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %94, i32 0, i32 6
  %96 = getelementptr inbounds nuw %struct.XLA_FFI_Rets, ptr %95, i32 0, i32 4
  %97 = load ptr, ptr %96, align 8, !tbaa !53
  %98 = load i64, ptr %10, align 8, !tbaa !44
  %99 = getelementptr inbounds ptr, ptr %97, i64 %98
  %100 = load ptr, ptr %99, align 8, !tbaa !49
  call void @_ZN4Call5Array3setERK14XLA_FFI_Buffer(ptr noundef nonnull align 8 dereferenceable(40) %93, ptr noundef nonnull align 8 dereferenceable(48) %100)
  br label %101

101:                                              ; preds = %89
  %102 = load i64, ptr %10, align 8, !tbaa !44
  %103 = add nsw i64 %102, 1
  store i64 %103, ptr %10, align 8, !tbaa !44
  br label %80, !llvm.loop !54

104:                                              ; preds = %88
  call void @llvm.lifetime.start.p0(ptr %11) #12
  %105 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZL4planRK4Call(ptr dead_on_unwind writable sret(%struct.Plan) align 8 %11, ptr noundef nonnull align 8 dereferenceable(360) %105)
  call void @llvm.lifetime.start.p0(ptr %12) #12
  store i64 1, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #12
  %106 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_NumThreads_Args, ptr %13, i32 0, i32 0
  store i64 32, ptr %106, align 8, !tbaa !55
  %107 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_NumThreads_Args, ptr %13, i32 0, i32 1
  store ptr null, ptr %107, align 8, !tbaa !58
  %108 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_NumThreads_Args, ptr %13, i32 0, i32 2
  %109 = load ptr, ptr %3, align 8, !tbaa !10
  %110 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %109, i32 0, i32 3
  %111 = load ptr, ptr %110, align 8, !tbaa !59
  store ptr %111, ptr %108, align 8, !tbaa !60
  %112 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_NumThreads_Args, ptr %13, i32 0, i32 3
  store ptr %12, ptr %112, align 8, !tbaa !61
  %113 = load ptr, ptr %5, align 8, !tbaa !39
  %114 = load ptr, ptr %5, align 8, !tbaa !39
  %115 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %114, i32 0, i32 16
  %116 = load ptr, ptr %115, align 8, !tbaa !62
  %117 = call noundef ptr %116(ptr noundef %13)
  %118 = call noundef i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %113, ptr noundef %117)
  call void @llvm.lifetime.start.p0(ptr %14) #12
  %119 = load i64, ptr %12, align 8, !tbaa !44
  %120 = icmp sle i64 %119, 1
  br i1 %120, label %121, label %122

121:                                              ; preds = %104
  br label %125

122:                                              ; preds = %104
  %123 = load i64, ptr %12, align 8, !tbaa !44
  %124 = mul nsw i64 4, %123
  br label %125

125:                                              ; preds = %122, %121
  %126 = phi i64 [ 1, %121 ], [ %124, %122 ]
  store i64 %126, ptr %14, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %15) #12
  %127 = getelementptr inbounds nuw %struct.Plan, ptr %11, i32 0, i32 0
  %128 = load i64, ptr %127, align 8, !tbaa !65
  %129 = load i64, ptr %14, align 8, !tbaa !44
  %130 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %128, i64 noundef %129)
  %131 = getelementptr inbounds nuw %struct.Plan, ptr %11, i32 0, i32 1
  %132 = load i64, ptr %131, align 8, !tbaa !67
  %133 = sdiv i64 16384, %132
  %134 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %133, i64 noundef 1)
  %135 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %130, i64 noundef %134)
  store i64 %135, ptr %15, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %16) #12
  %136 = getelementptr inbounds nuw %struct.Plan, ptr %11, i32 0, i32 2
  %137 = load i64, ptr %136, align 8, !tbaa !68
  %138 = load i64, ptr %12, align 8, !tbaa !44
  %139 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %137, i64 noundef %138)
  %140 = getelementptr inbounds nuw %struct.Plan, ptr %11, i32 0, i32 3
  %141 = load i64, ptr %140, align 8, !tbaa !69
  %142 = sdiv i64 16384, %141
  %143 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %142, i64 noundef 1)
  %144 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %139, i64 noundef %143)
  store i64 %144, ptr %16, align 8, !tbaa !44
  %145 = load ptr, ptr %6, align 8, !tbaa !40
  %146 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %145, i32 0, i32 4
  store i64 0, ptr %146, align 8, !tbaa !70
  %147 = load ptr, ptr %6, align 8, !tbaa !40
  %148 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %147, i32 0, i32 2
  store i64 0, ptr %148, align 8, !tbaa !73
  %149 = load ptr, ptr %6, align 8, !tbaa !40
  %150 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %149, i32 0, i32 1
  store i64 0, ptr %150, align 8, !tbaa !74
  %151 = load ptr, ptr %6, align 8, !tbaa !40
  %152 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %151, i32 0, i32 0
  store i64 0, ptr %152, align 8, !tbaa !75
  %153 = getelementptr inbounds nuw %struct.Plan, ptr %11, i32 0, i32 0
  %154 = load i64, ptr %153, align 8, !tbaa !65
  %155 = load ptr, ptr %6, align 8, !tbaa !40
  %156 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %155, i32 0, i32 6
  store i64 %154, ptr %156, align 8, !tbaa !76
  %157 = load i64, ptr %15, align 8, !tbaa !44
  %158 = load ptr, ptr %6, align 8, !tbaa !40
  %159 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %158, i32 0, i32 8
  store i64 %157, ptr %159, align 8, !tbaa !77
  %160 = getelementptr inbounds nuw %struct.Plan, ptr %11, i32 0, i32 0
  %161 = load i64, ptr %160, align 8, !tbaa !65
  %162 = load i64, ptr %15, align 8, !tbaa !44
  %163 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %161, i64 noundef %162)
  %164 = load ptr, ptr %6, align 8, !tbaa !40
  %165 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %164, i32 0, i32 7
  store i64 %163, ptr %165, align 8, !tbaa !78
  %166 = getelementptr inbounds nuw %struct.Plan, ptr %11, i32 0, i32 2
  %167 = load i64, ptr %166, align 8, !tbaa !68
  %168 = load ptr, ptr %6, align 8, !tbaa !40
  %169 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %168, i32 0, i32 9
  store i64 %167, ptr %169, align 8, !tbaa !79
  %170 = load i64, ptr %16, align 8, !tbaa !44
  %171 = load ptr, ptr %6, align 8, !tbaa !40
  %172 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %171, i32 0, i32 11
  store i64 %170, ptr %172, align 8, !tbaa !80
  %173 = getelementptr inbounds nuw %struct.Plan, ptr %11, i32 0, i32 2
  %174 = load i64, ptr %173, align 8, !tbaa !68
  %175 = load i64, ptr %16, align 8, !tbaa !44
  %176 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %174, i64 noundef %175)
  %177 = load ptr, ptr %6, align 8, !tbaa !40
  %178 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %177, i32 0, i32 10
  store i64 %176, ptr %178, align 8, !tbaa !81
  call void @llvm.lifetime.start.p0(ptr %17) #12
  %179 = load ptr, ptr %6, align 8, !tbaa !40
  %180 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %179, i32 0, i32 7
  %181 = load i64, ptr %180, align 8, !tbaa !78
  store i64 %181, ptr %17, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %18) #12
  %182 = load i64, ptr %12, align 8, !tbaa !44
  %183 = load i64, ptr %17, align 8, !tbaa !44
  %184 = load ptr, ptr %6, align 8, !tbaa !40
  %185 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %184, i32 0, i32 10
  %186 = load i64, ptr %185, align 8, !tbaa !81
  %187 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %183, i64 noundef %186)
  %188 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %182, i64 noundef %187)
  %189 = sub nsw i64 %188, 1
  store i64 %189, ptr %18, align 8, !tbaa !44
  %190 = load i64, ptr %18, align 8, !tbaa !44
  %191 = add nsw i64 %190, 1
  %192 = load ptr, ptr %6, align 8, !tbaa !40
  %193 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %192, i32 0, i32 3
  store i64 %191, ptr %193, align 8, !tbaa !82
  call void @llvm.lifetime.start.p0(ptr %19) #12
  %194 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_Schedule_Args, ptr %19, i32 0, i32 0
  store i64 40, ptr %194, align 8, !tbaa !83
  %195 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_Schedule_Args, ptr %19, i32 0, i32 1
  store ptr null, ptr %195, align 8, !tbaa !85
  %196 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_Schedule_Args, ptr %19, i32 0, i32 2
  %197 = load ptr, ptr %3, align 8, !tbaa !10
  %198 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %197, i32 0, i32 3
  %199 = load ptr, ptr %198, align 8, !tbaa !59
  store ptr %199, ptr %196, align 8, !tbaa !86
  %200 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_Schedule_Args, ptr %19, i32 0, i32 3
  store ptr @_ZN12_GLOBAL__N_14helpEPv, ptr %200, align 8, !tbaa !87
  %201 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_Schedule_Args, ptr %19, i32 0, i32 4
  %202 = load ptr, ptr %6, align 8, !tbaa !40
  store ptr %202, ptr %201, align 8, !tbaa !88
  call void @llvm.lifetime.start.p0(ptr %20) #12
  store i64 0, ptr %20, align 8, !tbaa !44
  br label %203

203:                                              ; preds = %218, %125
  %204 = load i64, ptr %20, align 8, !tbaa !44
  %205 = load i64, ptr %18, align 8, !tbaa !44
  %206 = icmp slt i64 %204, %205
  br i1 %206, label %208, label %207

207:                                              ; preds = %203
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #12
  br label %221

208:                                              ; preds = %203
  %209 = load ptr, ptr %5, align 8, !tbaa !39
  %210 = load ptr, ptr %5, align 8, !tbaa !39
  %211 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %210, i32 0, i32 15
  %212 = load ptr, ptr %211, align 8, !tbaa !89
  %213 = call noundef ptr %212(ptr noundef %19)
  %214 = call noundef i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %209, ptr noundef %213)
  br i1 %214, label %217, label %215

215:                                              ; preds = %208
  %216 = load ptr, ptr %6, align 8, !tbaa !40
  call void @_ZN12_GLOBAL__N_15leaveEPNS_4WorkE(ptr noundef %216)
  br label %217

217:                                              ; preds = %215, %208
  br label %218

218:                                              ; preds = %217
  %219 = load i64, ptr %20, align 8, !tbaa !44
  %220 = add nsw i64 %219, 1
  store i64 %220, ptr %20, align 8, !tbaa !44
  br label %203, !llvm.loop !90

221:                                              ; preds = %207
  %222 = load ptr, ptr %6, align 8, !tbaa !40
  call void @_ZN12_GLOBAL__N_15shareEPNS_4WorkE(ptr noundef %222)
  br label %223

223:                                              ; preds = %230, %221
  %224 = load ptr, ptr %6, align 8, !tbaa !40
  %225 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %224, i32 0, i32 1
  %226 = load atomic i64, ptr %225 acquire, align 8
  store i64 %226, ptr %21, align 8
  %227 = load i64, ptr %21, align 8, !tbaa !44
  %228 = load i64, ptr %17, align 8, !tbaa !44
  %229 = icmp slt i64 %227, %228
  br i1 %229, label %230, label %232

230:                                              ; preds = %223
  %231 = call i32 @sched_yield()
  br label %223, !llvm.loop !91

232:                                              ; preds = %223
  call void @llvm.lifetime.start.p0(ptr %22) #12
  %233 = load ptr, ptr %6, align 8, !tbaa !40
  %234 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %233, i32 0, i32 4
  %235 = load atomic i64, ptr %234 monotonic, align 8
  store i64 %235, ptr %23, align 8
  %236 = load i64, ptr %23, align 8, !tbaa !44
  %237 = icmp ne i64 %236, 0
  %238 = zext i1 %237 to i8
  store i8 %238, ptr %22, align 1, !tbaa !92
  %239 = load ptr, ptr %6, align 8, !tbaa !40
  call void @_ZN12_GLOBAL__N_15leaveEPNS_4WorkE(ptr noundef %239)
  %240 = load i8, ptr %22, align 1, !tbaa !92, !range !94, !noundef !46
  %241 = trunc i8 %240 to i1
  br i1 %241, label %242, label %245

242:                                              ; preds = %232
  %243 = load ptr, ptr %5, align 8, !tbaa !39
  %244 = call noundef ptr @_ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api(ptr noundef %243)
  br label %246

245:                                              ; preds = %232
  br label %246

246:                                              ; preds = %245, %242
  %247 = phi ptr [ %244, %242 ], [ null, %245 ]
  store ptr %247, ptr %2, align 8
  store i32 1, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #12
  call void @llvm.lifetime.end.p0(ptr %19) #12
  call void @llvm.lifetime.end.p0(ptr %18) #12
  call void @llvm.lifetime.end.p0(ptr %17) #12
  call void @llvm.lifetime.end.p0(ptr %16) #12
  call void @llvm.lifetime.end.p0(ptr %15) #12
  call void @llvm.lifetime.end.p0(ptr %14) #12
  call void @llvm.lifetime.end.p0(ptr %13) #12
  call void @llvm.lifetime.end.p0(ptr %12) #12
  call void @llvm.lifetime.end.p0(ptr %11) #12
  call void @llvm.lifetime.end.p0(ptr %8) #12
  br label %248

248:                                              ; preds = %246, %49
  call void @llvm.lifetime.end.p0(ptr %6) #12
  call void @llvm.lifetime.end.p0(ptr %5) #12
  br label %249

249:                                              ; preds = %248, %28
  %250 = load ptr, ptr %2, align 8
  ret ptr %250
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

; Function Attrs: mustprogress nounwind uwtable
define internal noundef ptr @_ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.XLA_FFI_Error_Create_Args, align 8
  store ptr %0, ptr %2, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %3) #12
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating, i64 32, i1 false)
  %4 = load ptr, ptr %2, align 8, !tbaa !39
  %5 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %4, i32 0, i32 4
  %6 = load ptr, ptr %5, align 8, !tbaa !95
  %7 = call noundef ptr %6(ptr noundef %3)
  call void @llvm.lifetime.end.p0(ptr %3) #12
  ret ptr %7
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %0, i64 noundef %1) #3 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8, !tbaa !44
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load i64, ptr %3, align 8, !tbaa !44
  %6 = load i64, ptr %4, align 8, !tbaa !44
  %7 = icmp slt i64 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i64, ptr %3, align 8, !tbaa !44
  br label %12

10:                                               ; preds = %2
  %11 = load i64, ptr %4, align 8, !tbaa !44
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i64 [ %9, %8 ], [ %11, %10 ]
  ret i64 %13
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr void @_ZN4Call5Array3setERK14XLA_FFI_Buffer(ptr noundef nonnull align 8 dereferenceable(40) %0, ptr noundef nonnull align 8 dereferenceable(48) %1) #0 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !96
  store ptr %1, ptr %4, align 8, !tbaa !98
  %6 = load ptr, ptr %3, align 8
  %7 = load ptr, ptr %4, align 8, !tbaa !98, !nonnull !46, !align !47
  %8 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %7, i32 0, i32 3
  %9 = load ptr, ptr %8, align 8, !tbaa !100
  %10 = getelementptr inbounds nuw %"struct.Call::Array", ptr %6, i32 0, i32 0
  store ptr %9, ptr %10, align 8, !tbaa !103
  call void @llvm.lifetime.start.p0(ptr %5) #12
  store i64 0, ptr %5, align 8, !tbaa !44
  br label %11

11:                                               ; preds = %29, %2
  %12 = load i64, ptr %5, align 8, !tbaa !44
  %13 = load ptr, ptr %4, align 8, !tbaa !98, !nonnull !46, !align !47
  %14 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %13, i32 0, i32 4
  %15 = load i64, ptr %14, align 8, !tbaa !105
  %16 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %15, i64 noundef 4)
  %17 = icmp slt i64 %12, %16
  br i1 %17, label %19, label %18

18:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(ptr %5) #12
  br label %32

19:                                               ; preds = %11
  %20 = load ptr, ptr %4, align 8, !tbaa !98, !nonnull !46, !align !47
  %21 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %20, i32 0, i32 5
  %22 = load ptr, ptr %21, align 8, !tbaa !106
  %23 = load i64, ptr %5, align 8, !tbaa !44
  %24 = getelementptr inbounds i64, ptr %22, i64 %23
  %25 = load i64, ptr %24, align 8, !tbaa !44
  %26 = getelementptr inbounds nuw %"struct.Call::Array", ptr %6, i32 0, i32 1
  %27 = load i64, ptr %5, align 8, !tbaa !44
  %28 = getelementptr inbounds [4 x i64], ptr %26, i64 0, i64 %27
  store i64 %25, ptr %28, align 8, !tbaa !44
  br label %29

29:                                               ; preds = %19
  %30 = load i64, ptr %5, align 8, !tbaa !44
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr %5, align 8, !tbaa !44
  br label %11, !llvm.loop !107

32:                                               ; preds = %18
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZL4planRK4Call(ptr dead_on_unwind noalias writable sret(%struct.Plan) align 8 %0, ptr noundef nonnull align 8 dereferenceable(360) %1) #0 {
  %3 = alloca ptr, align 8
  store ptr %1, ptr %3, align 8, !tbaa !42
  %4 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 0
  %5 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %6 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %5, i64 noundef 0)
  %7 = getelementptr inbounds i64, ptr %6, i64 0
  %8 = load i64, ptr %7, align 8, !tbaa !44
  store i64 %8, ptr %4, align 8, !tbaa !65
  %9 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 1
  %10 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %11 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %10, i64 noundef 0)
  %12 = getelementptr inbounds i64, ptr %11, i64 1
  %13 = load i64, ptr %12, align 8, !tbaa !44
  %14 = add nsw i64 %13, 3
  %15 = sdiv i64 %14, 4
  %16 = mul nsw i64 %15, 16
  store i64 %16, ptr %9, align 8, !tbaa !67
  %17 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 2
  store i64 0, ptr %17, align 8, !tbaa !68
  %18 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 3
  store i64 1, ptr %18, align 8, !tbaa !69
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i1, align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca %struct.XLA_FFI_Error_Destroy_Args, align 8
  store ptr %0, ptr %4, align 8, !tbaa !39
  store ptr %1, ptr %5, align 8, !tbaa !108
  %7 = load ptr, ptr %5, align 8, !tbaa !108
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  store i1 true, ptr %3, align 1
  br label %18

10:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %6) #12
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 0
  store i64 24, ptr %11, align 8, !tbaa !110
  %12 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !112
  %13 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 2
  %14 = load ptr, ptr %5, align 8, !tbaa !108
  store ptr %14, ptr %13, align 8, !tbaa !113
  %15 = load ptr, ptr %4, align 8, !tbaa !39
  %16 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %15, i32 0, i32 6
  %17 = load ptr, ptr %16, align 8, !tbaa !114
  call void %17(ptr noundef %6)
  store i1 false, ptr %3, align 1
  call void @llvm.lifetime.end.p0(ptr %6) #12
  br label %18

18:                                               ; preds = %10, %9
  %19 = load i1, ptr %3, align 1
  ret i1 %19
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %0, i64 noundef %1) #3 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8, !tbaa !44
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load i64, ptr %3, align 8, !tbaa !44
  %6 = load i64, ptr %4, align 8, !tbaa !44
  %7 = icmp sgt i64 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i64, ptr %3, align 8, !tbaa !44
  br label %12

10:                                               ; preds = %2
  %11 = load i64, ptr %4, align 8, !tbaa !44
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i64 [ %9, %8 ], [ %11, %10 ]
  ret i64 %13
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %0, i64 noundef %1) #3 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8, !tbaa !44
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load i64, ptr %3, align 8, !tbaa !44
  %6 = load i64, ptr %4, align 8, !tbaa !44
  %7 = add nsw i64 %5, %6
  %8 = sub nsw i64 %7, 1
  %9 = load i64, ptr %4, align 8, !tbaa !44
  %10 = sdiv i64 %8, %9
  ret i64 %10
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14helpEPv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  call void @_ZN12_GLOBAL__N_15shareEPNS_4WorkE(ptr noundef %3)
  %4 = load ptr, ptr %2, align 8, !tbaa !49
  call void @_ZN12_GLOBAL__N_15leaveEPNS_4WorkE(ptr noundef %4)
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15leaveEPNS_4WorkE(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8, !tbaa !40
  %5 = load ptr, ptr %2, align 8, !tbaa !40
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %5, i32 0, i32 3
  store i64 1, ptr %3, align 8, !tbaa !44
  %7 = load i64, ptr %3, align 8
  %8 = atomicrmw sub ptr %6, i64 %7 acq_rel, align 8
  store i64 %8, ptr %4, align 8
  %9 = load i64, ptr %4, align 8, !tbaa !44
  %10 = icmp eq i64 %9, 1
  br i1 %10, label %11, label %13

11:                                               ; preds = %1
  %12 = load ptr, ptr %2, align 8, !tbaa !40
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
  store ptr %0, ptr %2, align 8, !tbaa !40
  br label %16

16:                                               ; preds = %102, %100, %1
  call void @llvm.lifetime.start.p0(ptr %3) #12
  %17 = load ptr, ptr %2, align 8, !tbaa !40
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %17, i32 0, i32 0
  store i64 1, ptr %4, align 8, !tbaa !44
  %19 = load i64, ptr %4, align 8
  %20 = atomicrmw add ptr %18, i64 %19 monotonic, align 8
  store i64 %20, ptr %5, align 8
  %21 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %21, ptr %3, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #12
  %22 = load i64, ptr %3, align 8, !tbaa !44
  %23 = load ptr, ptr %2, align 8, !tbaa !40
  %24 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %23, i32 0, i32 10
  %25 = load i64, ptr %24, align 8, !tbaa !81
  %26 = sub nsw i64 %22, %25
  store i64 %26, ptr %6, align 8, !tbaa !44
  %27 = load i64, ptr %6, align 8, !tbaa !44
  %28 = icmp slt i64 %27, 0
  br i1 %28, label %29, label %52

29:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr %7) #12
  %30 = load i64, ptr %3, align 8, !tbaa !44
  %31 = load ptr, ptr %2, align 8, !tbaa !40
  %32 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %31, i32 0, i32 11
  %33 = load i64, ptr %32, align 8, !tbaa !80
  %34 = mul nsw i64 %30, %33
  store i64 %34, ptr %7, align 8, !tbaa !44
  %35 = load ptr, ptr %2, align 8, !tbaa !40
  %36 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %35, i32 0, i32 12
  %37 = load i64, ptr %7, align 8, !tbaa !44
  %38 = load i64, ptr %7, align 8, !tbaa !44
  %39 = load ptr, ptr %2, align 8, !tbaa !40
  %40 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %39, i32 0, i32 11
  %41 = load i64, ptr %40, align 8, !tbaa !80
  %42 = add nsw i64 %38, %41
  %43 = load ptr, ptr %2, align 8, !tbaa !40
  %44 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %43, i32 0, i32 9
  %45 = load i64, ptr %44, align 8, !tbaa !79
  %46 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %42, i64 noundef %45)
  call void @_ZL7prepareRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %36, i64 noundef %37, i64 noundef %46)
  %47 = load ptr, ptr %2, align 8, !tbaa !40
  %48 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %47, i32 0, i32 2
  store i64 1, ptr %8, align 8, !tbaa !44
  %49 = load i64, ptr %8, align 8
  %50 = atomicrmw add ptr %48, i64 %49 release, align 8
  store i64 %50, ptr %9, align 8
  %51 = load i64, ptr %9, align 8, !tbaa !44
  store i32 3, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #12
  br label %100

52:                                               ; preds = %16
  %53 = load i64, ptr %6, align 8, !tbaa !44
  %54 = load ptr, ptr %2, align 8, !tbaa !40
  %55 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %54, i32 0, i32 7
  %56 = load i64, ptr %55, align 8, !tbaa !78
  %57 = icmp sge i64 %53, %56
  br i1 %57, label %58, label %59

58:                                               ; preds = %52
  store i32 1, ptr %10, align 4
  br label %100

59:                                               ; preds = %52
  br label %60

60:                                               ; preds = %69, %59
  %61 = load ptr, ptr %2, align 8, !tbaa !40
  %62 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %61, i32 0, i32 2
  %63 = load atomic i64, ptr %62 acquire, align 8
  store i64 %63, ptr %11, align 8
  %64 = load i64, ptr %11, align 8, !tbaa !44
  %65 = load ptr, ptr %2, align 8, !tbaa !40
  %66 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %65, i32 0, i32 10
  %67 = load i64, ptr %66, align 8, !tbaa !81
  %68 = icmp slt i64 %64, %67
  br i1 %68, label %69, label %71

69:                                               ; preds = %60
  %70 = call i32 @sched_yield()
  br label %60, !llvm.loop !115

71:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr %12) #12
  %72 = load i64, ptr %6, align 8, !tbaa !44
  %73 = load ptr, ptr %2, align 8, !tbaa !40
  %74 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %73, i32 0, i32 8
  %75 = load i64, ptr %74, align 8, !tbaa !77
  %76 = mul nsw i64 %72, %75
  store i64 %76, ptr %12, align 8, !tbaa !44
  %77 = load ptr, ptr %2, align 8, !tbaa !40
  %78 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %77, i32 0, i32 12
  %79 = load i64, ptr %12, align 8, !tbaa !44
  %80 = load i64, ptr %12, align 8, !tbaa !44
  %81 = load ptr, ptr %2, align 8, !tbaa !40
  %82 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %81, i32 0, i32 8
  %83 = load i64, ptr %82, align 8, !tbaa !77
  %84 = add nsw i64 %80, %83
  %85 = load ptr, ptr %2, align 8, !tbaa !40
  %86 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %85, i32 0, i32 6
  %87 = load i64, ptr %86, align 8, !tbaa !76
  %88 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %84, i64 noundef %87)
  %89 = call noundef i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %78, i64 noundef %79, i64 noundef %88)
  br i1 %89, label %94, label %90

90:                                               ; preds = %71
  %91 = load ptr, ptr %2, align 8, !tbaa !40
  %92 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %91, i32 0, i32 4
  store i64 1, ptr %13, align 8, !tbaa !44
  %93 = load i64, ptr %13, align 8
  store atomic i64 %93, ptr %92 monotonic, align 8
  br label %94

94:                                               ; preds = %90, %71
  %95 = load ptr, ptr %2, align 8, !tbaa !40
  %96 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %95, i32 0, i32 1
  store i64 1, ptr %14, align 8, !tbaa !44
  %97 = load i64, ptr %14, align 8
  %98 = atomicrmw add ptr %96, i64 %97 release, align 8
  store i64 %98, ptr %15, align 8
  %99 = load i64, ptr %15, align 8, !tbaa !44
  call void @llvm.lifetime.end.p0(ptr %12) #12
  store i32 0, ptr %10, align 4
  br label %100

100:                                              ; preds = %94, %58, %29
  call void @llvm.lifetime.end.p0(ptr %6) #12
  call void @llvm.lifetime.end.p0(ptr %3) #12
  %101 = load i32, ptr %10, align 4
  switch i32 %101, label %104 [
    i32 0, label %102
    i32 3, label %16
    i32 1, label %103
  ]

102:                                              ; preds = %100
  br label %16, !llvm.loop !116

103:                                              ; preds = %100
  ret void

104:                                              ; preds = %100
  unreachable
}

declare i32 @sched_yield() #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

declare void @free(ptr noundef) #4

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZL7prepareRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca %class.anon, align 8
  %11 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %12 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %13 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %14 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %15 = alloca %"struct.(anonymous namespace)::Statistics", align 4
  %16 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %17 = alloca float, align 4
  %18 = alloca i64, align 8
  %19 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %20 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %21 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %22 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %23 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %24 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %25 = alloca %"struct.(anonymous namespace)::Statistics", align 4
  %26 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %27 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #12
  %28 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %29 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %28, i64 noundef 0)
  %30 = getelementptr inbounds i64, ptr %29, i64 1
  %31 = load i64, ptr %30, align 8, !tbaa !44
  store i64 %31, ptr %7, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %8) #12
  %32 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %33 = call noundef ptr @_ZNK4Call8argumentIN12_GLOBAL__N_15SizesEEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %32, i64 noundef 3)
  store ptr %33, ptr %8, align 8, !tbaa !117
  call void @llvm.lifetime.start.p0(ptr %9) #12
  %34 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %34, ptr %9, align 8, !tbaa !44
  br label %35

35:                                               ; preds = %128, %3
  %36 = load i64, ptr %9, align 8, !tbaa !44
  %37 = load i64, ptr %6, align 8, !tbaa !44
  %38 = icmp slt i64 %36, %37
  br i1 %38, label %40, label %39

39:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr %9) #12
  br label %131

40:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %10) #12
  %41 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 0
  %42 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  store ptr %42, ptr %41, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %11) #12
  call void @llvm.lifetime.start.p0(ptr %12) #12
  %43 = call i64 @"_ZZL5pieceRK4CallllENK3$_0clEl"(ptr noundef nonnull align 8 dereferenceable(8) %10, i64 noundef 0)
  %44 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %12, i32 0, i32 0
  %45 = inttoptr i64 %43 to ptr
  store ptr %45, ptr %44, align 8
  %46 = load i64, ptr %9, align 8, !tbaa !44
  %47 = load i64, ptr %7, align 8, !tbaa !44
  %48 = mul nsw i64 %46, %47
  %49 = call i64 @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %12, i64 noundef %48)
  %50 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %11, i32 0, i32 0
  %51 = inttoptr i64 %49 to ptr
  store ptr %51, ptr %50, align 8
  call void @llvm.lifetime.end.p0(ptr %12) #12
  call void @llvm.lifetime.start.p0(ptr %13) #12
  call void @llvm.lifetime.start.p0(ptr %14) #12
  %52 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %14, i32 0, i32 0
  %53 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %54 = call noundef ptr @_ZNK4Call6resultIcEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %53, i64 noundef 0)
  store ptr %54, ptr %52, align 8, !tbaa !119
  %55 = load i64, ptr %9, align 8, !tbaa !44
  %56 = load i64, ptr %7, align 8, !tbaa !44
  %57 = mul nsw i64 %55, %56
  %58 = call i64 @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %14, i64 noundef %57)
  %59 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %13, i32 0, i32 0
  %60 = inttoptr i64 %58 to ptr
  store ptr %60, ptr %59, align 8
  call void @llvm.lifetime.end.p0(ptr %14) #12
  call void @llvm.lifetime.start.p0(ptr %15) #12
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %11, i64 8, i1 false), !tbaa.struct !122
  %61 = load i64, ptr %7, align 8, !tbaa !44
  %62 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %16, i32 0, i32 0
  %63 = load ptr, ptr %62, align 8
  %64 = call %"struct.(anonymous namespace)::Statistics" @_ZN12_GLOBAL__N_110statisticsENS_7NumbersEl(ptr %63, i64 noundef %61)
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Statistics", ptr %15, i32 0, i32 0
  %66 = extractvalue %"struct.(anonymous namespace)::Statistics" %64, 0
  store float %66, ptr %65, align 4
  %67 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Statistics", ptr %15, i32 0, i32 1
  %68 = extractvalue %"struct.(anonymous namespace)::Statistics" %64, 1
  store float %68, ptr %67, align 4
  call void @llvm.lifetime.start.p0(ptr %17) #12
  %69 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Statistics", ptr %15, i32 0, i32 1
  %70 = load float, ptr %69, align 4, !tbaa !124
  %71 = load ptr, ptr %8, align 8, !tbaa !117, !nonnull !46, !align !127
  %72 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %71, i32 0, i32 4
  %73 = load float, ptr %72, align 4, !tbaa !128
  %74 = fadd float %70, %73
  %75 = call float @llvm.sqrt.f32(float %74)
  %76 = fdiv float 1.000000e+00, %75
  store float %76, ptr %17, align 4, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %18) #12
  %77 = load i64, ptr %9, align 8, !tbaa !44
  %78 = load ptr, ptr %8, align 8, !tbaa !117, !nonnull !46, !align !127
  %79 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %78, i32 0, i32 2
  %80 = load i32, ptr %79, align 4, !tbaa !131
  %81 = sext i32 %80 to i64
  %82 = srem i64 %77, %81
  %83 = load ptr, ptr %8, align 8, !tbaa !117, !nonnull !46, !align !127
  %84 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %83, i32 0, i32 0
  %85 = load i32, ptr %84, align 4, !tbaa !132
  %86 = sext i32 %85 to i64
  %87 = mul nsw i64 %82, %86
  store i64 %87, ptr %18, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %19) #12
  call void @llvm.lifetime.start.p0(ptr %20) #12
  %88 = call i64 @"_ZZL5pieceRK4CallllENK3$_0clEl"(ptr noundef nonnull align 8 dereferenceable(8) %10, i64 noundef 1)
  %89 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %20, i32 0, i32 0
  %90 = inttoptr i64 %88 to ptr
  store ptr %90, ptr %89, align 8
  %91 = load i64, ptr %18, align 8, !tbaa !44
  %92 = call i64 @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %20, i64 noundef %91)
  %93 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %19, i32 0, i32 0
  %94 = inttoptr i64 %92 to ptr
  store ptr %94, ptr %93, align 8
  call void @llvm.lifetime.end.p0(ptr %20) #12
  call void @llvm.lifetime.start.p0(ptr %21) #12
  call void @llvm.lifetime.start.p0(ptr %22) #12
  %95 = call i64 @"_ZZL5pieceRK4CallllENK3$_0clEl"(ptr noundef nonnull align 8 dereferenceable(8) %10, i64 noundef 2)
  %96 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %22, i32 0, i32 0
  %97 = inttoptr i64 %95 to ptr
  store ptr %97, ptr %96, align 8
  %98 = load i64, ptr %18, align 8, !tbaa !44
  %99 = call i64 @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %22, i64 noundef %98)
  %100 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %21, i32 0, i32 0
  %101 = inttoptr i64 %99 to ptr
  store ptr %101, ptr %100, align 8
  call void @llvm.lifetime.end.p0(ptr %22) #12
  %102 = load ptr, ptr %8, align 8, !tbaa !117, !nonnull !46, !align !127
  %103 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %102, i32 0, i32 3
  %104 = load i32, ptr %103, align 4, !tbaa !133
  %105 = icmp ne i32 %104, 0
  br i1 %105, label %106, label %107

106:                                              ; preds = %40
  br label %108

107:                                              ; preds = %40
  br label %108

108:                                              ; preds = %107, %106
  %109 = phi ptr [ @_ZN12_GLOBAL__N_19normalizeILb1EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_ll, %106 ], [ @_ZN12_GLOBAL__N_19normalizeILb0EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_ll, %107 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %11, i64 8, i1 false), !tbaa.struct !122
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %13, i64 8, i1 false), !tbaa.struct !122
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %25, ptr align 4 %15, i64 8, i1 false), !tbaa.struct !134
  %110 = load float, ptr %17, align 4, !tbaa !130
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %19, i64 8, i1 false), !tbaa.struct !122
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %27, ptr align 8 %21, i64 8, i1 false), !tbaa.struct !122
  %111 = load ptr, ptr %8, align 8, !tbaa !117, !nonnull !46, !align !127
  %112 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %111, i32 0, i32 0
  %113 = load i32, ptr %112, align 4, !tbaa !132
  %114 = sext i32 %113 to i64
  %115 = load ptr, ptr %8, align 8, !tbaa !117, !nonnull !46, !align !127
  %116 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %115, i32 0, i32 1
  %117 = load i32, ptr %116, align 4, !tbaa !135
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %23, i32 0, i32 0
  %120 = load ptr, ptr %119, align 8
  %121 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %24, i32 0, i32 0
  %122 = load ptr, ptr %121, align 8
  %123 = load [2 x float], ptr %25, align 4
  %124 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %26, i32 0, i32 0
  %125 = load ptr, ptr %124, align 8
  %126 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %27, i32 0, i32 0
  %127 = load ptr, ptr %126, align 8
  call void %109(ptr %120, ptr %122, [2 x float] alignstack(8) %123, float noundef %110, ptr %125, ptr %127, i64 noundef %114, i64 noundef %118)
  call void @llvm.lifetime.end.p0(ptr %21) #12
  call void @llvm.lifetime.end.p0(ptr %19) #12
  call void @llvm.lifetime.end.p0(ptr %18) #12
  call void @llvm.lifetime.end.p0(ptr %17) #12
  call void @llvm.lifetime.end.p0(ptr %15) #12
  call void @llvm.lifetime.end.p0(ptr %13) #12
  call void @llvm.lifetime.end.p0(ptr %11) #12
  call void @llvm.lifetime.end.p0(ptr %10) #12
  br label %128

128:                                              ; preds = %108
  %129 = load i64, ptr %9, align 8, !tbaa !44
  %130 = add nsw i64 %129, 1
  store i64 %130, ptr %9, align 8, !tbaa !44
  br label %35, !llvm.loop !136

131:                                              ; preds = %39
  call void @llvm.lifetime.end.p0(ptr %8) #12
  call void @llvm.lifetime.end.p0(ptr %7) #12
  ret i1 true
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !42
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 1
  %7 = load i64, ptr %4, align 8, !tbaa !44
  %8 = getelementptr inbounds [6 x %"struct.Call::Array"], ptr %6, i64 0, i64 %7
  %9 = getelementptr inbounds nuw %"struct.Call::Array", ptr %8, i32 0, i32 1
  %10 = getelementptr inbounds [4 x i64], ptr %9, i64 0, i64 0
  ret ptr %10
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef ptr @_ZNK4Call8argumentIN12_GLOBAL__N_15SizesEEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !42
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 1
  %7 = load i64, ptr %4, align 8, !tbaa !44
  %8 = getelementptr inbounds [6 x %"struct.Call::Array"], ptr %6, i64 0, i64 %7
  %9 = getelementptr inbounds nuw %"struct.Call::Array", ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8, !tbaa !103
  ret ptr %10
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal i64 @"_ZZL5pieceRK4CallllENK3$_0clEl"(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) #3 {
  %3 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !49
  store i64 %1, ptr %5, align 8, !tbaa !44
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %3, i32 0, i32 0
  %8 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8, !tbaa !137, !nonnull !46, !align !47
  %10 = load i64, ptr %5, align 8, !tbaa !44
  %11 = call noundef ptr @_ZNK4Call8argumentIcEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %9, i64 noundef %10)
  store ptr %11, ptr %7, align 8, !tbaa !119
  %12 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %3, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  %14 = ptrtoint ptr %13 to i64
  ret i64 %14
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal i64 @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) #6 {
  %3 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !139
  store i64 %1, ptr %5, align 8, !tbaa !44
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %3, i32 0, i32 0
  %8 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %6, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8, !tbaa !119
  %10 = load i64, ptr %5, align 8, !tbaa !44
  %11 = load i32, ptr @is_bfloat16, align 4, !tbaa !6
  %12 = icmp ne i32 %11, 0
  %13 = zext i1 %12 to i64
  %14 = select i1 %12, i32 2, i32 4
  %15 = sext i32 %14 to i64
  %16 = mul nsw i64 %10, %15
  %17 = getelementptr inbounds i8, ptr %9, i64 %16
  store ptr %17, ptr %7, align 8, !tbaa !119
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %3, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = ptrtoint ptr %19 to i64
  ret i64 %20
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call6resultIcEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !42
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 0
  %7 = load i64, ptr %4, align 8, !tbaa !44
  %8 = getelementptr inbounds [3 x %"struct.Call::Array"], ptr %6, i64 0, i64 %7
  %9 = getelementptr inbounds nuw %"struct.Call::Array", ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8, !tbaa !103
  ret ptr %10
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal %"struct.(anonymous namespace)::Statistics" @_ZN12_GLOBAL__N_110statisticsENS_7NumbersEl(ptr %0, i64 noundef %1) #7 {
  %3 = alloca %"struct.(anonymous namespace)::Statistics", align 4
  %4 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %5 = alloca i64, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca i64, align 8
  %9 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %10 = alloca i64, align 8
  %11 = alloca float, align 4
  %12 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %13 = alloca %class.anon.0, align 1
  %14 = alloca double, align 8
  %15 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %16 = alloca %class.anon.1, align 4
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  %20 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %4, i32 0, i32 0
  store ptr %0, ptr %20, align 8
  store i64 %1, ptr %5, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #12
  store double 0.000000e+00, ptr %6, align 8, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %7) #12
  store double 0.000000e+00, ptr %7, align 8, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %8) #12
  store i64 0, ptr %8, align 8, !tbaa !44
  br label %21

21:                                               ; preds = %83, %2
  %22 = load i64, ptr %8, align 8, !tbaa !44
  %23 = load i64, ptr %5, align 8, !tbaa !44
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %8) #12
  br label %86

26:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %9) #12
  %27 = load i64, ptr %8, align 8, !tbaa !44
  %28 = call i64 @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %4, i64 noundef %27)
  %29 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %9, i32 0, i32 0
  %30 = inttoptr i64 %28 to ptr
  store ptr %30, ptr %29, align 8
  call void @llvm.lifetime.start.p0(ptr %10) #12
  %31 = load i64, ptr %5, align 8, !tbaa !44
  %32 = load i64, ptr %8, align 8, !tbaa !44
  %33 = sub nsw i64 %31, %32
  %34 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %33, i64 noundef 2048)
  store i64 %34, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #12
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %9, i64 8, i1 false), !tbaa.struct !122
  %35 = load i64, ptr %10, align 8, !tbaa !44
  %36 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %12, i32 0, i32 0
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw %class.anon.0, ptr %13, i32 0, i32 0
  %39 = load i8, ptr %38, align 1
  %40 = zext i8 %39 to i64
  %41 = call noundef float @"_ZN12_GLOBAL__N_15totalIZNS_10statisticsENS_7NumbersElE3$_0EEfS1_lT_"(ptr %37, i64 noundef %35, i64 %40)
  %42 = load i64, ptr %10, align 8, !tbaa !44
  %43 = sitofp i64 %42 to double
  %44 = fptrunc double %43 to float
  %45 = fdiv float %41, %44
  store float %45, ptr %11, align 4, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %14) #12
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %9, i64 8, i1 false), !tbaa.struct !122
  %46 = load i64, ptr %10, align 8, !tbaa !44
  %47 = getelementptr inbounds nuw %class.anon.1, ptr %16, i32 0, i32 0
  %48 = load float, ptr %11, align 4, !tbaa !130
  store float %48, ptr %47, align 4, !tbaa !143
  %49 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %15, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds nuw %class.anon.1, ptr %16, i32 0, i32 0
  %52 = load [1 x float], ptr %51, align 4
  %53 = call noundef float @"_ZN12_GLOBAL__N_15totalIZNS_10statisticsENS_7NumbersElE3$_1EEfS1_lT_"(ptr %50, i64 noundef %46, [1 x float] alignstack(8) %52)
  %54 = fpext float %53 to double
  store double %54, ptr %14, align 8, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %17) #12
  %55 = load i64, ptr %10, align 8, !tbaa !44
  %56 = sitofp i64 %55 to double
  %57 = load i64, ptr %8, align 8, !tbaa !44
  %58 = sitofp i64 %57 to double
  %59 = load i64, ptr %10, align 8, !tbaa !44
  %60 = sitofp i64 %59 to double
  %61 = fadd double %58, %60
  %62 = fdiv double %56, %61
  store double %62, ptr %17, align 8, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %18) #12
  %63 = load float, ptr %11, align 4, !tbaa !130
  %64 = fpext float %63 to double
  %65 = load double, ptr %6, align 8, !tbaa !141
  %66 = fsub double %64, %65
  store double %66, ptr %18, align 8, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %19) #12
  %67 = load double, ptr %18, align 8, !tbaa !141
  %68 = load double, ptr %17, align 8, !tbaa !141
  %69 = fmul double %67, %68
  store double %69, ptr %19, align 8, !tbaa !141
  %70 = load double, ptr %19, align 8, !tbaa !141
  %71 = load double, ptr %6, align 8, !tbaa !141
  %72 = fadd double %71, %70
  store double %72, ptr %6, align 8, !tbaa !141
  %73 = load double, ptr %14, align 8, !tbaa !141
  %74 = load double, ptr %18, align 8, !tbaa !141
  %75 = load double, ptr %19, align 8, !tbaa !141
  %76 = fmul double %74, %75
  %77 = load i64, ptr %8, align 8, !tbaa !44
  %78 = sitofp i64 %77 to double
  %79 = fmul double %76, %78
  %80 = fadd double %73, %79
  %81 = load double, ptr %7, align 8, !tbaa !141
  %82 = fadd double %81, %80
  store double %82, ptr %7, align 8, !tbaa !141
  call void @llvm.lifetime.end.p0(ptr %19) #12
  call void @llvm.lifetime.end.p0(ptr %18) #12
  call void @llvm.lifetime.end.p0(ptr %17) #12
  call void @llvm.lifetime.end.p0(ptr %14) #12
  call void @llvm.lifetime.end.p0(ptr %11) #12
  call void @llvm.lifetime.end.p0(ptr %10) #12
  call void @llvm.lifetime.end.p0(ptr %9) #12
  br label %83

83:                                               ; preds = %26
  %84 = load i64, ptr %8, align 8, !tbaa !44
  %85 = add nsw i64 %84, 2048
  store i64 %85, ptr %8, align 8, !tbaa !44
  br label %21, !llvm.loop !145

86:                                               ; preds = %25
  %87 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Statistics", ptr %3, i32 0, i32 0
  %88 = load double, ptr %6, align 8, !tbaa !141
  %89 = fptrunc double %88 to float
  store float %89, ptr %87, align 4, !tbaa !146
  %90 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Statistics", ptr %3, i32 0, i32 1
  %91 = load double, ptr %7, align 8, !tbaa !141
  %92 = load i64, ptr %5, align 8, !tbaa !44
  %93 = sitofp i64 %92 to double
  %94 = fdiv double %91, %93
  %95 = fptrunc double %94 to float
  store float %95, ptr %90, align 4, !tbaa !124
  call void @llvm.lifetime.end.p0(ptr %7) #12
  call void @llvm.lifetime.end.p0(ptr %6) #12
  %96 = load %"struct.(anonymous namespace)::Statistics", ptr %3, align 4
  ret %"struct.(anonymous namespace)::Statistics" %96
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #8

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19normalizeILb1EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_ll(ptr %0, ptr %1, [2 x float] alignstack(8) %2, float noundef %3, ptr %4, ptr %5, i64 noundef %6, i64 noundef %7) #7 {
  %9 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %10 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %11 = alloca %"struct.(anonymous namespace)::Statistics", align 4
  %12 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %13 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %14 = alloca float, align 4
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca <4 x float>, align 16
  %18 = alloca <4 x float>, align 16
  %19 = alloca %class.anon.4, align 16
  %20 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %21 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %22 = alloca %class.anon.4, align 16
  %23 = alloca i64, align 8
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca %class.anon.5, align 4
  %27 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %28 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %29 = alloca %class.anon.5, align 4
  %30 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %9, i32 0, i32 0
  store ptr %0, ptr %30, align 8
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %10, i32 0, i32 0
  store ptr %1, ptr %31, align 8
  store [2 x float] %2, ptr %11, align 4
  %32 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %12, i32 0, i32 0
  store ptr %4, ptr %32, align 8
  %33 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %13, i32 0, i32 0
  store ptr %5, ptr %33, align 8
  store float %3, ptr %14, align 4, !tbaa !130
  store i64 %6, ptr %15, align 8, !tbaa !44
  store i64 %7, ptr %16, align 8, !tbaa !44
  %34 = load i64, ptr %16, align 8, !tbaa !44
  %35 = icmp eq i64 %34, 1
  br i1 %35, label %36, label %58

36:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %17) #12
  %37 = load float, ptr %14, align 4, !tbaa !130
  %38 = insertelement <4 x float> poison, float %37, i64 0
  %39 = shufflevector <4 x float> %38, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %39, ptr %17, align 16, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %18) #12
  %40 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Statistics", ptr %11, i32 0, i32 0
  %41 = load float, ptr %40, align 4, !tbaa !146
  %42 = load float, ptr %14, align 4, !tbaa !130
  %43 = fmul float %41, %42
  %44 = fneg float %43
  %45 = insertelement <4 x float> poison, float %44, i64 0
  %46 = shufflevector <4 x float> %45, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %46, ptr %18, align 16, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %19) #12
  %47 = getelementptr inbounds nuw %class.anon.4, ptr %19, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %47, ptr align 8 %12, i64 8, i1 false), !tbaa.struct !122
  %48 = getelementptr inbounds nuw %class.anon.4, ptr %19, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %48, ptr align 8 %13, i64 8, i1 false), !tbaa.struct !122
  %49 = getelementptr inbounds nuw %class.anon.4, ptr %19, i32 0, i32 2
  %50 = load <4 x float>, ptr %17, align 16, !tbaa !147
  store <4 x float> %50, ptr %49, align 16, !tbaa !147
  %51 = getelementptr inbounds nuw %class.anon.4, ptr %19, i32 0, i32 3
  %52 = load <4 x float>, ptr %18, align 16, !tbaa !147
  store <4 x float> %52, ptr %51, align 16, !tbaa !147
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %9, i64 8, i1 false), !tbaa.struct !122
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %10, i64 8, i1 false), !tbaa.struct !122
  %53 = load i64, ptr %15, align 8, !tbaa !44
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %22, ptr align 16 %19, i64 48, i1 false), !tbaa.struct !148
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %20, i32 0, i32 0
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %21, i32 0, i32 0
  %57 = load ptr, ptr %56, align 8
  call void @_ZN12_GLOBAL__N_14eachIZNS_9normalizeILb1EEEvNS_7NumbersES2_NS_10StatisticsEfS2_S2_llEUlDv4_flDv4_bE_EEvS2_S2_lbT_(ptr %55, ptr %57, i64 noundef %53, i1 noundef true, ptr dead_on_return noundef %22)
  call void @llvm.lifetime.end.p0(ptr %19) #12
  call void @llvm.lifetime.end.p0(ptr %18) #12
  call void @llvm.lifetime.end.p0(ptr %17) #12
  br label %101

58:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %23) #12
  store i64 0, ptr %23, align 8, !tbaa !44
  br label %59

59:                                               ; preds = %98, %58
  %60 = load i64, ptr %23, align 8, !tbaa !44
  %61 = load i64, ptr %15, align 8, !tbaa !44
  %62 = icmp slt i64 %60, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %59
  call void @llvm.lifetime.end.p0(ptr %23) #12
  br label %101

64:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(ptr %24) #12
  %65 = load float, ptr %14, align 4, !tbaa !130
  %66 = load i64, ptr %23, align 8, !tbaa !44
  %67 = call noundef float @_ZNK12_GLOBAL__N_17Numbers3oneEl(ptr noundef nonnull align 8 dereferenceable(8) %12, i64 noundef %66)
  %68 = fmul float %65, %67
  store float %68, ptr %24, align 4, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %25) #12
  %69 = load i64, ptr %23, align 8, !tbaa !44
  %70 = call noundef float @_ZNK12_GLOBAL__N_17Numbers3oneEl(ptr noundef nonnull align 8 dereferenceable(8) %13, i64 noundef %69)
  %71 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Statistics", ptr %11, i32 0, i32 0
  %72 = load float, ptr %71, align 4, !tbaa !146
  %73 = load float, ptr %24, align 4, !tbaa !130
  %74 = fmul float %72, %73
  %75 = fsub float %70, %74
  store float %75, ptr %25, align 4, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %26) #12
  %76 = getelementptr inbounds nuw %class.anon.5, ptr %26, i32 0, i32 0
  %77 = load float, ptr %24, align 4, !tbaa !130
  store float %77, ptr %76, align 4, !tbaa !149
  %78 = getelementptr inbounds nuw %class.anon.5, ptr %26, i32 0, i32 1
  %79 = load float, ptr %25, align 4, !tbaa !130
  store float %79, ptr %78, align 4, !tbaa !151
  %80 = load i64, ptr %23, align 8, !tbaa !44
  %81 = load i64, ptr %16, align 8, !tbaa !44
  %82 = mul nsw i64 %80, %81
  %83 = call i64 @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %9, i64 noundef %82)
  %84 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %27, i32 0, i32 0
  %85 = inttoptr i64 %83 to ptr
  store ptr %85, ptr %84, align 8
  %86 = load i64, ptr %23, align 8, !tbaa !44
  %87 = load i64, ptr %16, align 8, !tbaa !44
  %88 = mul nsw i64 %86, %87
  %89 = call i64 @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %10, i64 noundef %88)
  %90 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %28, i32 0, i32 0
  %91 = inttoptr i64 %89 to ptr
  store ptr %91, ptr %90, align 8
  %92 = load i64, ptr %16, align 8, !tbaa !44
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %29, ptr align 4 %26, i64 8, i1 false), !tbaa.struct !134
  %93 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %27, i32 0, i32 0
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %28, i32 0, i32 0
  %96 = load ptr, ptr %95, align 8
  %97 = load [2 x float], ptr %29, align 4
  call void @_ZN12_GLOBAL__N_14eachIZNS_9normalizeILb1EEEvNS_7NumbersES2_NS_10StatisticsEfS2_S2_llEUlDv4_flDv4_bE0_EEvS2_S2_lbT_(ptr %94, ptr %96, i64 noundef %92, i1 noundef true, [2 x float] alignstack(8) %97)
  call void @llvm.lifetime.end.p0(ptr %26) #12
  call void @llvm.lifetime.end.p0(ptr %25) #12
  call void @llvm.lifetime.end.p0(ptr %24) #12
  br label %98

98:                                               ; preds = %64
  %99 = load i64, ptr %23, align 8, !tbaa !44
  %100 = add nsw i64 %99, 1
  store i64 %100, ptr %23, align 8, !tbaa !44
  br label %59, !llvm.loop !152

101:                                              ; preds = %36, %63
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19normalizeILb0EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_ll(ptr %0, ptr %1, [2 x float] alignstack(8) %2, float noundef %3, ptr %4, ptr %5, i64 noundef %6, i64 noundef %7) #7 {
  %9 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %10 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %11 = alloca %"struct.(anonymous namespace)::Statistics", align 4
  %12 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %13 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %14 = alloca float, align 4
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca <4 x float>, align 16
  %18 = alloca <4 x float>, align 16
  %19 = alloca %class.anon.10, align 16
  %20 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %21 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %22 = alloca %class.anon.10, align 16
  %23 = alloca i64, align 8
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca %class.anon.11, align 4
  %27 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %28 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %29 = alloca %class.anon.11, align 4
  %30 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %9, i32 0, i32 0
  store ptr %0, ptr %30, align 8
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %10, i32 0, i32 0
  store ptr %1, ptr %31, align 8
  store [2 x float] %2, ptr %11, align 4
  %32 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %12, i32 0, i32 0
  store ptr %4, ptr %32, align 8
  %33 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %13, i32 0, i32 0
  store ptr %5, ptr %33, align 8
  store float %3, ptr %14, align 4, !tbaa !130
  store i64 %6, ptr %15, align 8, !tbaa !44
  store i64 %7, ptr %16, align 8, !tbaa !44
  %34 = load i64, ptr %16, align 8, !tbaa !44
  %35 = icmp eq i64 %34, 1
  br i1 %35, label %36, label %58

36:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %17) #12
  %37 = load float, ptr %14, align 4, !tbaa !130
  %38 = insertelement <4 x float> poison, float %37, i64 0
  %39 = shufflevector <4 x float> %38, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %39, ptr %17, align 16, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %18) #12
  %40 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Statistics", ptr %11, i32 0, i32 0
  %41 = load float, ptr %40, align 4, !tbaa !146
  %42 = load float, ptr %14, align 4, !tbaa !130
  %43 = fmul float %41, %42
  %44 = fneg float %43
  %45 = insertelement <4 x float> poison, float %44, i64 0
  %46 = shufflevector <4 x float> %45, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %46, ptr %18, align 16, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %19) #12
  %47 = getelementptr inbounds nuw %class.anon.10, ptr %19, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %47, ptr align 8 %12, i64 8, i1 false), !tbaa.struct !122
  %48 = getelementptr inbounds nuw %class.anon.10, ptr %19, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %48, ptr align 8 %13, i64 8, i1 false), !tbaa.struct !122
  %49 = getelementptr inbounds nuw %class.anon.10, ptr %19, i32 0, i32 2
  %50 = load <4 x float>, ptr %17, align 16, !tbaa !147
  store <4 x float> %50, ptr %49, align 16, !tbaa !147
  %51 = getelementptr inbounds nuw %class.anon.10, ptr %19, i32 0, i32 3
  %52 = load <4 x float>, ptr %18, align 16, !tbaa !147
  store <4 x float> %52, ptr %51, align 16, !tbaa !147
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %9, i64 8, i1 false), !tbaa.struct !122
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %10, i64 8, i1 false), !tbaa.struct !122
  %53 = load i64, ptr %15, align 8, !tbaa !44
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %22, ptr align 16 %19, i64 48, i1 false), !tbaa.struct !148
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %20, i32 0, i32 0
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %21, i32 0, i32 0
  %57 = load ptr, ptr %56, align 8
  call void @_ZN12_GLOBAL__N_14eachIZNS_9normalizeILb0EEEvNS_7NumbersES2_NS_10StatisticsEfS2_S2_llEUlDv4_flDv4_bE_EEvS2_S2_lbT_(ptr %55, ptr %57, i64 noundef %53, i1 noundef false, ptr dead_on_return noundef %22)
  call void @llvm.lifetime.end.p0(ptr %19) #12
  call void @llvm.lifetime.end.p0(ptr %18) #12
  call void @llvm.lifetime.end.p0(ptr %17) #12
  br label %101

58:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %23) #12
  store i64 0, ptr %23, align 8, !tbaa !44
  br label %59

59:                                               ; preds = %98, %58
  %60 = load i64, ptr %23, align 8, !tbaa !44
  %61 = load i64, ptr %15, align 8, !tbaa !44
  %62 = icmp slt i64 %60, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %59
  call void @llvm.lifetime.end.p0(ptr %23) #12
  br label %101

64:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(ptr %24) #12
  %65 = load float, ptr %14, align 4, !tbaa !130
  %66 = load i64, ptr %23, align 8, !tbaa !44
  %67 = call noundef float @_ZNK12_GLOBAL__N_17Numbers3oneEl(ptr noundef nonnull align 8 dereferenceable(8) %12, i64 noundef %66)
  %68 = fmul float %65, %67
  store float %68, ptr %24, align 4, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %25) #12
  %69 = load i64, ptr %23, align 8, !tbaa !44
  %70 = call noundef float @_ZNK12_GLOBAL__N_17Numbers3oneEl(ptr noundef nonnull align 8 dereferenceable(8) %13, i64 noundef %69)
  %71 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Statistics", ptr %11, i32 0, i32 0
  %72 = load float, ptr %71, align 4, !tbaa !146
  %73 = load float, ptr %24, align 4, !tbaa !130
  %74 = fmul float %72, %73
  %75 = fsub float %70, %74
  store float %75, ptr %25, align 4, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %26) #12
  %76 = getelementptr inbounds nuw %class.anon.11, ptr %26, i32 0, i32 0
  %77 = load float, ptr %24, align 4, !tbaa !130
  store float %77, ptr %76, align 4, !tbaa !153
  %78 = getelementptr inbounds nuw %class.anon.11, ptr %26, i32 0, i32 1
  %79 = load float, ptr %25, align 4, !tbaa !130
  store float %79, ptr %78, align 4, !tbaa !155
  %80 = load i64, ptr %23, align 8, !tbaa !44
  %81 = load i64, ptr %16, align 8, !tbaa !44
  %82 = mul nsw i64 %80, %81
  %83 = call i64 @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %9, i64 noundef %82)
  %84 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %27, i32 0, i32 0
  %85 = inttoptr i64 %83 to ptr
  store ptr %85, ptr %84, align 8
  %86 = load i64, ptr %23, align 8, !tbaa !44
  %87 = load i64, ptr %16, align 8, !tbaa !44
  %88 = mul nsw i64 %86, %87
  %89 = call i64 @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %10, i64 noundef %88)
  %90 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %28, i32 0, i32 0
  %91 = inttoptr i64 %89 to ptr
  store ptr %91, ptr %90, align 8
  %92 = load i64, ptr %16, align 8, !tbaa !44
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %29, ptr align 4 %26, i64 8, i1 false), !tbaa.struct !134
  %93 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %27, i32 0, i32 0
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %28, i32 0, i32 0
  %96 = load ptr, ptr %95, align 8
  %97 = load [2 x float], ptr %29, align 4
  call void @_ZN12_GLOBAL__N_14eachIZNS_9normalizeILb0EEEvNS_7NumbersES2_NS_10StatisticsEfS2_S2_llEUlDv4_flDv4_bE0_EEvS2_S2_lbT_(ptr %94, ptr %96, i64 noundef %92, i1 noundef false, [2 x float] alignstack(8) %97)
  call void @llvm.lifetime.end.p0(ptr %26) #12
  call void @llvm.lifetime.end.p0(ptr %25) #12
  call void @llvm.lifetime.end.p0(ptr %24) #12
  br label %98

98:                                               ; preds = %64
  %99 = load i64, ptr %23, align 8, !tbaa !44
  %100 = add nsw i64 %99, 1
  store i64 %100, ptr %23, align 8, !tbaa !44
  br label %59, !llvm.loop !156

101:                                              ; preds = %36, %63
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call8argumentIcEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !42
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 1
  %7 = load i64, ptr %4, align 8, !tbaa !44
  %8 = getelementptr inbounds [6 x %"struct.Call::Array"], ptr %6, i64 0, i64 %7
  %9 = getelementptr inbounds nuw %"struct.Call::Array", ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8, !tbaa !103
  ret ptr %10
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @"_ZN12_GLOBAL__N_15totalIZNS_10statisticsENS_7NumbersElE3$_0EEfS1_lT_"(ptr %0, i64 noundef %1, i64 %2) #6 {
  %4 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %5 = alloca %class.anon.0, align 1
  %6 = alloca i64, align 8
  %7 = alloca [4 x <4 x float>], align 16
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i8, align 1
  %13 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %4, i32 0, i32 0
  store ptr %0, ptr %13, align 8
  %14 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 0
  %15 = trunc i64 %2 to i8
  store i8 %15, ptr %14, align 1
  store i64 %1, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #12
  call void @llvm.memset.p0.i64(ptr align 16 %7, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(ptr %8) #12
  store i64 0, ptr %8, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %9) #12
  store i64 16, ptr %9, align 8, !tbaa !44
  br label %16

16:                                               ; preds = %44, %3
  %17 = load i64, ptr %8, align 8, !tbaa !44
  %18 = load i64, ptr %9, align 8, !tbaa !44
  %19 = add nsw i64 %17, %18
  %20 = load i64, ptr %6, align 8, !tbaa !44
  %21 = icmp sle i64 %19, %20
  br i1 %21, label %22, label %48

22:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr %10) #12
  store i32 0, ptr %10, align 4, !tbaa !6
  br label %23

23:                                               ; preds = %40, %22
  %24 = load i32, ptr %10, align 4, !tbaa !6
  %25 = icmp slt i32 %24, 4
  br i1 %25, label %27, label %26

26:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %10) #12
  br label %43

27:                                               ; preds = %23
  %28 = load i64, ptr %8, align 8, !tbaa !44
  %29 = load i32, ptr %10, align 4, !tbaa !6
  %30 = mul nsw i32 4, %29
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %28, %31
  %33 = call noundef <4 x float> @_ZNK12_GLOBAL__N_17Numbers4someEl(ptr noundef nonnull align 8 dereferenceable(8) %4, i64 noundef %32)
  %34 = call noundef <4 x float> @"_ZZN12_GLOBAL__N_110statisticsENS_7NumbersElENK3$_0clEDv4_f"(ptr noundef nonnull align 1 dereferenceable(1) %5, <4 x float> noundef %33)
  %35 = load i32, ptr %10, align 4, !tbaa !6
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [4 x <4 x float>], ptr %7, i64 0, i64 %36
  %38 = load <4 x float>, ptr %37, align 16, !tbaa !147
  %39 = fadd <4 x float> %38, %34
  store <4 x float> %39, ptr %37, align 16, !tbaa !147
  br label %40

40:                                               ; preds = %27
  %41 = load i32, ptr %10, align 4, !tbaa !6
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %10, align 4, !tbaa !6
  br label %23, !llvm.loop !157

43:                                               ; preds = %26
  br label %44

44:                                               ; preds = %43
  %45 = load i64, ptr %9, align 8, !tbaa !44
  %46 = load i64, ptr %8, align 8, !tbaa !44
  %47 = add nsw i64 %46, %45
  store i64 %47, ptr %8, align 8, !tbaa !44
  br label %16, !llvm.loop !159

48:                                               ; preds = %16
  br label %49

49:                                               ; preds = %76, %48
  %50 = load i64, ptr %8, align 8, !tbaa !44
  %51 = load i64, ptr %6, align 8, !tbaa !44
  %52 = icmp slt i64 %50, %51
  br i1 %52, label %53, label %79

53:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(ptr %11) #12
  %54 = load i64, ptr %6, align 8, !tbaa !44
  %55 = load i64, ptr %8, align 8, !tbaa !44
  %56 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %54, i64 noundef %55)
  %57 = shufflevector <4 x i1> %56, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %58 = bitcast <8 x i1> %57 to i8
  store i8 %58, ptr %11, align 1, !tbaa !147
  %59 = load i8, ptr %11, align 1
  %60 = bitcast i8 %59 to <8 x i1>
  %61 = shufflevector <8 x i1> %60, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %62 = load i64, ptr %8, align 8, !tbaa !44
  %63 = load i8, ptr %11, align 1
  %64 = bitcast i8 %63 to <8 x i1>
  %65 = shufflevector <8 x i1> %64, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %66 = shufflevector <4 x i1> %65, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %67 = bitcast <8 x i1> %66 to i8
  store i8 %67, ptr %12, align 1, !tbaa !147
  %68 = load i8, ptr %12, align 1
  %69 = zext i8 %68 to i32
  %70 = call noundef <4 x float> @_ZNK12_GLOBAL__N_17Numbers4someElDv4_b(ptr noundef nonnull align 8 dereferenceable(8) %4, i64 noundef %62, i32 %69)
  %71 = call noundef <4 x float> @"_ZZN12_GLOBAL__N_110statisticsENS_7NumbersElENK3$_0clEDv4_f"(ptr noundef nonnull align 1 dereferenceable(1) %5, <4 x float> noundef %70)
  %72 = select <4 x i1> %61, <4 x float> %71, <4 x float> zeroinitializer
  %73 = getelementptr inbounds [4 x <4 x float>], ptr %7, i64 0, i64 0
  %74 = load <4 x float>, ptr %73, align 16, !tbaa !147
  %75 = fadd <4 x float> %74, %72
  store <4 x float> %75, ptr %73, align 16, !tbaa !147
  call void @llvm.lifetime.end.p0(ptr %11) #12
  br label %76

76:                                               ; preds = %53
  %77 = load i64, ptr %8, align 8, !tbaa !44
  %78 = add nsw i64 %77, 4
  store i64 %78, ptr %8, align 8, !tbaa !44
  br label %49, !llvm.loop !160

79:                                               ; preds = %49
  %80 = getelementptr inbounds [4 x <4 x float>], ptr %7, i64 0, i64 0
  %81 = load <4 x float>, ptr %80, align 16, !tbaa !147
  %82 = getelementptr inbounds [4 x <4 x float>], ptr %7, i64 0, i64 1
  %83 = load <4 x float>, ptr %82, align 16, !tbaa !147
  %84 = fadd <4 x float> %81, %83
  %85 = getelementptr inbounds [4 x <4 x float>], ptr %7, i64 0, i64 2
  %86 = load <4 x float>, ptr %85, align 16, !tbaa !147
  %87 = getelementptr inbounds [4 x <4 x float>], ptr %7, i64 0, i64 3
  %88 = load <4 x float>, ptr %87, align 16, !tbaa !147
  %89 = fadd <4 x float> %86, %88
  %90 = fadd <4 x float> %84, %89
  %91 = call noundef float @_ZN12_GLOBAL__N_110over_lanesILi4EEEfDvT__f(<4 x float> noundef %90)
  call void @llvm.lifetime.end.p0(ptr %9) #12
  call void @llvm.lifetime.end.p0(ptr %8) #12
  call void @llvm.lifetime.end.p0(ptr %7) #12
  ret float %91
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @"_ZN12_GLOBAL__N_15totalIZNS_10statisticsENS_7NumbersElE3$_1EEfS1_lT_"(ptr %0, i64 noundef %1, [1 x float] alignstack(8) %2) #6 {
  %4 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %5 = alloca %class.anon.1, align 4
  %6 = alloca i64, align 8
  %7 = alloca [4 x <4 x float>], align 16
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i8, align 1
  %13 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %4, i32 0, i32 0
  store ptr %0, ptr %13, align 8
  %14 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 0
  store [1 x float] %2, ptr %14, align 4
  store i64 %1, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #12
  call void @llvm.memset.p0.i64(ptr align 16 %7, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(ptr %8) #12
  store i64 0, ptr %8, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %9) #12
  store i64 16, ptr %9, align 8, !tbaa !44
  br label %15

15:                                               ; preds = %43, %3
  %16 = load i64, ptr %8, align 8, !tbaa !44
  %17 = load i64, ptr %9, align 8, !tbaa !44
  %18 = add nsw i64 %16, %17
  %19 = load i64, ptr %6, align 8, !tbaa !44
  %20 = icmp sle i64 %18, %19
  br i1 %20, label %21, label %47

21:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr %10) #12
  store i32 0, ptr %10, align 4, !tbaa !6
  br label %22

22:                                               ; preds = %39, %21
  %23 = load i32, ptr %10, align 4, !tbaa !6
  %24 = icmp slt i32 %23, 4
  br i1 %24, label %26, label %25

25:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr %10) #12
  br label %42

26:                                               ; preds = %22
  %27 = load i64, ptr %8, align 8, !tbaa !44
  %28 = load i32, ptr %10, align 4, !tbaa !6
  %29 = mul nsw i32 4, %28
  %30 = sext i32 %29 to i64
  %31 = add nsw i64 %27, %30
  %32 = call noundef <4 x float> @_ZNK12_GLOBAL__N_17Numbers4someEl(ptr noundef nonnull align 8 dereferenceable(8) %4, i64 noundef %31)
  %33 = call noundef <4 x float> @"_ZZN12_GLOBAL__N_110statisticsENS_7NumbersElENK3$_1clEDv4_f"(ptr noundef nonnull align 4 dereferenceable(4) %5, <4 x float> noundef %32)
  %34 = load i32, ptr %10, align 4, !tbaa !6
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [4 x <4 x float>], ptr %7, i64 0, i64 %35
  %37 = load <4 x float>, ptr %36, align 16, !tbaa !147
  %38 = fadd <4 x float> %37, %33
  store <4 x float> %38, ptr %36, align 16, !tbaa !147
  br label %39

39:                                               ; preds = %26
  %40 = load i32, ptr %10, align 4, !tbaa !6
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %10, align 4, !tbaa !6
  br label %22, !llvm.loop !161

42:                                               ; preds = %25
  br label %43

43:                                               ; preds = %42
  %44 = load i64, ptr %9, align 8, !tbaa !44
  %45 = load i64, ptr %8, align 8, !tbaa !44
  %46 = add nsw i64 %45, %44
  store i64 %46, ptr %8, align 8, !tbaa !44
  br label %15, !llvm.loop !162

47:                                               ; preds = %15
  br label %48

48:                                               ; preds = %75, %47
  %49 = load i64, ptr %8, align 8, !tbaa !44
  %50 = load i64, ptr %6, align 8, !tbaa !44
  %51 = icmp slt i64 %49, %50
  br i1 %51, label %52, label %78

52:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr %11) #12
  %53 = load i64, ptr %6, align 8, !tbaa !44
  %54 = load i64, ptr %8, align 8, !tbaa !44
  %55 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %53, i64 noundef %54)
  %56 = shufflevector <4 x i1> %55, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %57 = bitcast <8 x i1> %56 to i8
  store i8 %57, ptr %11, align 1, !tbaa !147
  %58 = load i8, ptr %11, align 1
  %59 = bitcast i8 %58 to <8 x i1>
  %60 = shufflevector <8 x i1> %59, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %61 = load i64, ptr %8, align 8, !tbaa !44
  %62 = load i8, ptr %11, align 1
  %63 = bitcast i8 %62 to <8 x i1>
  %64 = shufflevector <8 x i1> %63, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %65 = shufflevector <4 x i1> %64, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %66 = bitcast <8 x i1> %65 to i8
  store i8 %66, ptr %12, align 1, !tbaa !147
  %67 = load i8, ptr %12, align 1
  %68 = zext i8 %67 to i32
  %69 = call noundef <4 x float> @_ZNK12_GLOBAL__N_17Numbers4someElDv4_b(ptr noundef nonnull align 8 dereferenceable(8) %4, i64 noundef %61, i32 %68)
  %70 = call noundef <4 x float> @"_ZZN12_GLOBAL__N_110statisticsENS_7NumbersElENK3$_1clEDv4_f"(ptr noundef nonnull align 4 dereferenceable(4) %5, <4 x float> noundef %69)
  %71 = select <4 x i1> %60, <4 x float> %70, <4 x float> zeroinitializer
  %72 = getelementptr inbounds [4 x <4 x float>], ptr %7, i64 0, i64 0
  %73 = load <4 x float>, ptr %72, align 16, !tbaa !147
  %74 = fadd <4 x float> %73, %71
  store <4 x float> %74, ptr %72, align 16, !tbaa !147
  call void @llvm.lifetime.end.p0(ptr %11) #12
  br label %75

75:                                               ; preds = %52
  %76 = load i64, ptr %8, align 8, !tbaa !44
  %77 = add nsw i64 %76, 4
  store i64 %77, ptr %8, align 8, !tbaa !44
  br label %48, !llvm.loop !163

78:                                               ; preds = %48
  %79 = getelementptr inbounds [4 x <4 x float>], ptr %7, i64 0, i64 0
  %80 = load <4 x float>, ptr %79, align 16, !tbaa !147
  %81 = getelementptr inbounds [4 x <4 x float>], ptr %7, i64 0, i64 1
  %82 = load <4 x float>, ptr %81, align 16, !tbaa !147
  %83 = fadd <4 x float> %80, %82
  %84 = getelementptr inbounds [4 x <4 x float>], ptr %7, i64 0, i64 2
  %85 = load <4 x float>, ptr %84, align 16, !tbaa !147
  %86 = getelementptr inbounds [4 x <4 x float>], ptr %7, i64 0, i64 3
  %87 = load <4 x float>, ptr %86, align 16, !tbaa !147
  %88 = fadd <4 x float> %85, %87
  %89 = fadd <4 x float> %83, %88
  %90 = call noundef float @_ZN12_GLOBAL__N_110over_lanesILi4EEEfDvT__f(<4 x float> noundef %89)
  call void @llvm.lifetime.end.p0(ptr %9) #12
  call void @llvm.lifetime.end.p0(ptr %8) #12
  call void @llvm.lifetime.end.p0(ptr %7) #12
  ret float %90
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <4 x float> @"_ZZN12_GLOBAL__N_110statisticsENS_7NumbersElENK3$_0clEDv4_f"(ptr noundef nonnull align 1 dereferenceable(1) %0, <4 x float> noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca <4 x float>, align 16
  store ptr %0, ptr %3, align 8, !tbaa !49
  store <4 x float> %1, ptr %4, align 16, !tbaa !147
  %5 = load ptr, ptr %3, align 8
  %6 = load <4 x float>, ptr %4, align 16, !tbaa !147
  ret <4 x float> %6
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZNK12_GLOBAL__N_17Numbers4someEl(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) #6 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %6 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  store ptr %0, ptr %3, align 8, !tbaa !139
  store i64 %1, ptr %4, align 8, !tbaa !44
  %7 = load ptr, ptr %3, align 8
  %8 = load i32, ptr @is_bfloat16, align 4, !tbaa !6
  %9 = icmp ne i32 %8, 0
  call void @llvm.lifetime.start.p0(ptr %5) #12
  call void @llvm.lifetime.start.p0(ptr %6) #12
  br i1 %9, label %10, label %19

10:                                               ; preds = %2
  %11 = load i64, ptr %4, align 8, !tbaa !44
  %12 = call i64 @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %11)
  %13 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %5, i32 0, i32 0
  %14 = inttoptr i64 %12 to ptr
  store ptr %14, ptr %13, align 8
  %15 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %5, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8, !tbaa !119
  %17 = call noundef <4 x i16> @_ZN12_GLOBAL__N_14loadIDv4_tEET_PKv(ptr noundef %16)
  %18 = call noundef <4 x float> @_ZN12_GLOBAL__N_17widenedEDv4_t(<4 x i16> noundef %17)
  br label %27

19:                                               ; preds = %2
  %20 = load i64, ptr %4, align 8, !tbaa !44
  %21 = call i64 @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %20)
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %6, i32 0, i32 0
  %23 = inttoptr i64 %21 to ptr
  store ptr %23, ptr %22, align 8
  %24 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %6, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8, !tbaa !119
  %26 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %25)
  br label %27

27:                                               ; preds = %19, %10
  %28 = phi <4 x float> [ %18, %10 ], [ %26, %19 ]
  call void @llvm.lifetime.end.p0(ptr %6) #12
  call void @llvm.lifetime.end.p0(ptr %5) #12
  ret <4 x float> %28
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %0, i64 noundef %1) #6 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8, !tbaa !44
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = call noundef <4 x i32> @_ZN12_GLOBAL__N_112lane_numbersEv()
  %6 = load i64, ptr %3, align 8, !tbaa !44
  %7 = load i64, ptr %4, align 8, !tbaa !44
  %8 = sub nsw i64 %6, %7
  %9 = trunc i64 %8 to i32
  %10 = insertelement <4 x i32> poison, i32 %9, i64 0
  %11 = shufflevector <4 x i32> %10, <4 x i32> poison, <4 x i32> zeroinitializer
  %12 = icmp slt <4 x i32> %5, %11
  %13 = sext <4 x i1> %12 to <4 x i32>
  %14 = icmp ne <4 x i32> %13, zeroinitializer
  ret <4 x i1> %14
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZNK12_GLOBAL__N_17Numbers4someElDv4_b(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1, i32 %2) #6 {
  %4 = alloca <4 x float>, align 16
  %5 = alloca i8, align 1
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i8, align 1
  %9 = alloca ptr, align 8
  %10 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  %13 = alloca i8, align 1
  %14 = trunc i32 %2 to i8
  store i8 %14, ptr %5, align 1
  %15 = load i8, ptr %5, align 1
  %16 = bitcast i8 %15 to <8 x i1>
  %17 = shufflevector <8 x i1> %16, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store ptr %0, ptr %6, align 8, !tbaa !139
  store i64 %1, ptr %7, align 8, !tbaa !44
  %18 = shufflevector <4 x i1> %17, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %19 = bitcast <8 x i1> %18 to i8
  store i8 %19, ptr %8, align 1, !tbaa !147
  %20 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %9) #12
  call void @llvm.lifetime.start.p0(ptr %10) #12
  %21 = load i64, ptr %7, align 8, !tbaa !44
  %22 = call i64 @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %20, i64 noundef %21)
  %23 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %10, i32 0, i32 0
  %24 = inttoptr i64 %22 to ptr
  store ptr %24, ptr %23, align 8
  %25 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %10, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8, !tbaa !119
  call void @llvm.lifetime.end.p0(ptr %10) #12
  store ptr %26, ptr %9, align 8, !tbaa !123
  %27 = load i32, ptr @is_bfloat16, align 4, !tbaa !6
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %40

29:                                               ; preds = %3
  %30 = load i8, ptr %8, align 1
  %31 = bitcast i8 %30 to <8 x i1>
  %32 = shufflevector <8 x i1> %31, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %33 = load ptr, ptr %9, align 8, !tbaa !123
  %34 = shufflevector <4 x i1> %32, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %35 = bitcast <8 x i1> %34 to i8
  store i8 %35, ptr %11, align 1, !tbaa !147
  %36 = load i8, ptr %11, align 1
  %37 = zext i8 %36 to i32
  %38 = call noundef <4 x i16> @_ZN12_GLOBAL__N_111load_maskedIDv4_ttEET_Dv4_bPKT0_(i32 %37, ptr noundef %33)
  %39 = call noundef <4 x float> @_ZN12_GLOBAL__N_17widenedEDv4_t(<4 x i16> noundef %38)
  store <4 x float> %39, ptr %4, align 16
  store i32 1, ptr %12, align 4
  br label %50

40:                                               ; preds = %3
  %41 = load i8, ptr %8, align 1
  %42 = bitcast i8 %41 to <8 x i1>
  %43 = shufflevector <8 x i1> %42, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %44 = load ptr, ptr %9, align 8, !tbaa !123
  %45 = shufflevector <4 x i1> %43, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %46 = bitcast <8 x i1> %45 to i8
  store i8 %46, ptr %13, align 1, !tbaa !147
  %47 = load i8, ptr %13, align 1
  %48 = zext i8 %47 to i32
  %49 = call noundef <4 x float> @_ZN12_GLOBAL__N_111load_maskedIDv4_ffEET_Dv4_bPKT0_(i32 %48, ptr noundef %44)
  store <4 x float> %49, ptr %4, align 16
  store i32 1, ptr %12, align 4
  br label %50

50:                                               ; preds = %40, %29
  call void @llvm.lifetime.end.p0(ptr %9) #12
  %51 = load <4 x float>, ptr %4, align 16
  ret <4 x float> %51
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110over_lanesILi4EEEfDvT__f(<4 x float> noundef %0) #6 {
  %2 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %2, align 16, !tbaa !147
  %3 = load <4 x float>, ptr %2, align 16
  %4 = shufflevector <4 x float> %3, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %5 = load <4 x float>, ptr %2, align 16
  %6 = shufflevector <4 x float> %5, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %7 = fadd <2 x float> %4, %6
  %8 = call noundef float @_ZN12_GLOBAL__N_110over_lanesILi2EEEfDvT__f(<2 x float> noundef %7)
  ret float %8
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_17widenedEDv4_t(<4 x i16> noundef %0) #6 {
  %2 = alloca <4 x i16>, align 8
  store <4 x i16> %0, ptr %2, align 8, !tbaa !147
  %3 = load <4 x i16>, ptr %2, align 8, !tbaa !147
  %4 = zext <4 x i16> %3 to <4 x i32>
  %5 = shl <4 x i32> %4, splat (i32 16)
  %6 = call noundef <4 x float> @_ZN12_GLOBAL__N_19as_floatsEDv4_i(<4 x i32> noundef %5)
  ret <4 x float> %6
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i16> @_ZN12_GLOBAL__N_14loadIDv4_tEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned, ptr %3, i32 0, i32 0
  %5 = load <4 x i16>, ptr %4, align 1, !tbaa !147
  ret <4 x i16> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.2, ptr %3, i32 0, i32 0
  %5 = load <4 x float>, ptr %4, align 1, !tbaa !147
  ret <4 x float> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_19as_floatsEDv4_i(<4 x i32> noundef %0) #6 {
  %2 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %2, align 16, !tbaa !147
  %3 = load <4 x i32>, ptr %2, align 16, !tbaa !147
  %4 = bitcast <4 x i32> %3 to <4 x float>
  ret <4 x float> %4
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i32> @_ZN12_GLOBAL__N_112lane_numbersEv() #6 {
  %1 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr %1) #12
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 @__const._ZN12_GLOBAL__N_112lane_numbersEv.numbers, i64 64, i1 false)
  %2 = getelementptr inbounds [16 x i32], ptr %1, i64 0, i64 0
  %3 = call noundef <4 x i32> @_ZN12_GLOBAL__N_14loadIDv4_iEET_PKv(ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %1) #12
  ret <4 x i32> %3
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i32> @_ZN12_GLOBAL__N_14loadIDv4_iEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.3, ptr %3, i32 0, i32 0
  %5 = load <4 x i32>, ptr %4, align 1, !tbaa !147
  ret <4 x i32> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i16> @_ZN12_GLOBAL__N_111load_maskedIDv4_ttEET_Dv4_bPKT0_(i32 %0, ptr noundef %1) #6 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca ptr, align 8
  %6 = trunc i32 %0 to i8
  store i8 %6, ptr %3, align 1
  %7 = load i8, ptr %3, align 1
  %8 = bitcast i8 %7 to <8 x i1>
  %9 = shufflevector <8 x i1> %8, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %10 = shufflevector <4 x i1> %9, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %11 = bitcast <8 x i1> %10 to i8
  store i8 %11, ptr %4, align 1, !tbaa !147
  store ptr %1, ptr %5, align 8, !tbaa !164
  %12 = load i8, ptr %4, align 1
  %13 = bitcast i8 %12 to <8 x i1>
  %14 = shufflevector <8 x i1> %13, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %15 = load ptr, ptr %5, align 8, !tbaa !164
  %16 = call <4 x i16> @llvm.masked.load.v4i16.p0(ptr align 2 %15, <4 x i1> %14, <4 x i16> zeroinitializer)
  ret <4 x i16> %16
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_111load_maskedIDv4_ffEET_Dv4_bPKT0_(i32 %0, ptr noundef %1) #6 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca ptr, align 8
  %6 = trunc i32 %0 to i8
  store i8 %6, ptr %3, align 1
  %7 = load i8, ptr %3, align 1
  %8 = bitcast i8 %7 to <8 x i1>
  %9 = shufflevector <8 x i1> %8, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %10 = shufflevector <4 x i1> %9, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %11 = bitcast <8 x i1> %10 to i8
  store i8 %11, ptr %4, align 1, !tbaa !147
  store ptr %1, ptr %5, align 8, !tbaa !166
  %12 = load i8, ptr %4, align 1
  %13 = bitcast i8 %12 to <8 x i1>
  %14 = shufflevector <8 x i1> %13, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %15 = load ptr, ptr %5, align 8, !tbaa !166
  %16 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %15, <4 x i1> %14, <4 x float> zeroinitializer)
  ret <4 x float> %16
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i16> @llvm.masked.load.v4i16.p0(ptr captures(none), <4 x i1>, <4 x i16>) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>) #10

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110over_lanesILi2EEEfDvT__f(<2 x float> noundef %0) #6 {
  %2 = alloca <2 x float>, align 8
  store <2 x float> %0, ptr %2, align 8, !tbaa !147
  %3 = load <2 x float>, ptr %2, align 8, !tbaa !147
  %4 = extractelement <2 x float> %3, i32 0
  %5 = load <2 x float>, ptr %2, align 8, !tbaa !147
  %6 = extractelement <2 x float> %5, i32 1
  %7 = fadd float %4, %6
  ret float %7
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <4 x float> @"_ZZN12_GLOBAL__N_110statisticsENS_7NumbersElENK3$_1clEDv4_f"(ptr noundef nonnull align 4 dereferenceable(4) %0, <4 x float> noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  store ptr %0, ptr %3, align 8, !tbaa !49
  store <4 x float> %1, ptr %4, align 16, !tbaa !147
  %6 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #12
  %7 = load <4 x float>, ptr %4, align 16, !tbaa !147
  %8 = getelementptr inbounds nuw %class.anon.1, ptr %6, i32 0, i32 0
  %9 = load float, ptr %8, align 4, !tbaa !143
  %10 = insertelement <4 x float> poison, float %9, i64 0
  %11 = shufflevector <4 x float> %10, <4 x float> poison, <4 x i32> zeroinitializer
  %12 = fsub <4 x float> %7, %11
  store <4 x float> %12, ptr %5, align 16, !tbaa !147
  %13 = load <4 x float>, ptr %5, align 16, !tbaa !147
  %14 = load <4 x float>, ptr %5, align 16, !tbaa !147
  %15 = fmul <4 x float> %13, %14
  call void @llvm.lifetime.end.p0(ptr %5) #12
  ret <4 x float> %15
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14eachIZNS_9normalizeILb1EEEvNS_7NumbersES2_NS_10StatisticsEfS2_S2_llEUlDv4_flDv4_bE_EEvS2_S2_lbT_(ptr %0, ptr %1, i64 noundef %2, i1 noundef %3, ptr dead_on_return noundef %4) #6 {
  %6 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %7 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %8 = alloca i64, align 8
  %9 = alloca i8, align 1
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca <4 x float>, align 16
  %15 = alloca i8, align 1
  %16 = alloca i8, align 1
  %17 = alloca <4 x float>, align 16
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %6, i32 0, i32 0
  store ptr %0, ptr %21, align 8
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %7, i32 0, i32 0
  store ptr %1, ptr %22, align 8
  store i64 %2, ptr %8, align 8, !tbaa !44
  %23 = zext i1 %3 to i8
  store i8 %23, ptr %9, align 1, !tbaa !92
  store ptr %4, ptr %10, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %11) #12
  store i64 0, ptr %11, align 8, !tbaa !44
  br label %24

24:                                               ; preds = %60, %5
  %25 = load i64, ptr %11, align 8, !tbaa !44
  %26 = add nsw i64 %25, 8
  %27 = load i64, ptr %8, align 8, !tbaa !44
  %28 = icmp sle i64 %26, %27
  br i1 %28, label %29, label %63

29:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr %12) #12
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %30

30:                                               ; preds = %56, %29
  %31 = load i32, ptr %12, align 4, !tbaa !6
  %32 = icmp slt i32 %31, 2
  br i1 %32, label %34, label %33

33:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr %12) #12
  br label %59

34:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %13) #12
  %35 = load i64, ptr %11, align 8, !tbaa !44
  %36 = load i32, ptr %12, align 4, !tbaa !6
  %37 = mul nsw i32 4, %36
  %38 = sext i32 %37 to i64
  %39 = add nsw i64 %35, %38
  store i64 %39, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #12
  %40 = load i64, ptr %13, align 8, !tbaa !44
  %41 = call noundef <4 x float> @_ZNK12_GLOBAL__N_17Numbers4someEl(ptr noundef nonnull align 8 dereferenceable(8) %6, i64 noundef %40)
  %42 = load i64, ptr %13, align 8, !tbaa !44
  store i8 bitcast (<8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 undef, i1 undef, i1 undef, i1 undef> to i8), ptr %15, align 1, !tbaa !147
  %43 = load i8, ptr %15, align 1
  %44 = zext i8 %43 to i32
  %45 = call noundef <4 x float> @_ZZN12_GLOBAL__N_19normalizeILb1EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv4_flDv4_bE_clES3_lS4_(ptr noundef nonnull align 16 dereferenceable(48) %4, <4 x float> noundef %41, i64 noundef %42, i32 %44)
  store <4 x float> %45, ptr %14, align 16, !tbaa !147
  %46 = load i64, ptr %13, align 8, !tbaa !44
  %47 = load i8, ptr %9, align 1, !tbaa !92, !range !94, !noundef !46
  %48 = trunc i8 %47 to i1
  br i1 %48, label %49, label %52

49:                                               ; preds = %34
  %50 = load <4 x float>, ptr %14, align 16, !tbaa !147
  %51 = call noundef <4 x float> @_ZN12_GLOBAL__N_14siluEDv4_f(<4 x float> noundef %50)
  br label %54

52:                                               ; preds = %34
  %53 = load <4 x float>, ptr %14, align 16, !tbaa !147
  br label %54

54:                                               ; preds = %52, %49
  %55 = phi <4 x float> [ %51, %49 ], [ %53, %52 ]
  call void @_ZNK12_GLOBAL__N_17Numbers3putElDv4_f(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %46, <4 x float> noundef %55)
  call void @llvm.lifetime.end.p0(ptr %14) #12
  call void @llvm.lifetime.end.p0(ptr %13) #12
  br label %56

56:                                               ; preds = %54
  %57 = load i32, ptr %12, align 4, !tbaa !6
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %12, align 4, !tbaa !6
  br label %30, !llvm.loop !168

59:                                               ; preds = %33
  br label %60

60:                                               ; preds = %59
  %61 = load i64, ptr %11, align 8, !tbaa !44
  %62 = add nsw i64 %61, 8
  store i64 %62, ptr %11, align 8, !tbaa !44
  br label %24, !llvm.loop !169

63:                                               ; preds = %24
  br label %64

64:                                               ; preds = %109, %63
  %65 = load i64, ptr %11, align 8, !tbaa !44
  %66 = load i64, ptr %8, align 8, !tbaa !44
  %67 = icmp slt i64 %65, %66
  br i1 %67, label %68, label %112

68:                                               ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %16) #12
  %69 = load i64, ptr %8, align 8, !tbaa !44
  %70 = load i64, ptr %11, align 8, !tbaa !44
  %71 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %69, i64 noundef %70)
  %72 = shufflevector <4 x i1> %71, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %73 = bitcast <8 x i1> %72 to i8
  store i8 %73, ptr %16, align 1, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %17) #12
  %74 = load i64, ptr %11, align 8, !tbaa !44
  %75 = load i8, ptr %16, align 1
  %76 = bitcast i8 %75 to <8 x i1>
  %77 = shufflevector <8 x i1> %76, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %78 = shufflevector <4 x i1> %77, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %79 = bitcast <8 x i1> %78 to i8
  store i8 %79, ptr %18, align 1, !tbaa !147
  %80 = load i8, ptr %18, align 1
  %81 = zext i8 %80 to i32
  %82 = call noundef <4 x float> @_ZNK12_GLOBAL__N_17Numbers4someElDv4_b(ptr noundef nonnull align 8 dereferenceable(8) %6, i64 noundef %74, i32 %81)
  %83 = load i64, ptr %11, align 8, !tbaa !44
  %84 = load i8, ptr %16, align 1
  %85 = bitcast i8 %84 to <8 x i1>
  %86 = shufflevector <8 x i1> %85, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %87 = shufflevector <4 x i1> %86, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %88 = bitcast <8 x i1> %87 to i8
  store i8 %88, ptr %19, align 1, !tbaa !147
  %89 = load i8, ptr %19, align 1
  %90 = zext i8 %89 to i32
  %91 = call noundef <4 x float> @_ZZN12_GLOBAL__N_19normalizeILb1EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv4_flDv4_bE_clES3_lS4_(ptr noundef nonnull align 16 dereferenceable(48) %4, <4 x float> noundef %82, i64 noundef %83, i32 %90)
  store <4 x float> %91, ptr %17, align 16, !tbaa !147
  %92 = load i64, ptr %11, align 8, !tbaa !44
  %93 = load i8, ptr %9, align 1, !tbaa !92, !range !94, !noundef !46
  %94 = trunc i8 %93 to i1
  br i1 %94, label %95, label %98

95:                                               ; preds = %68
  %96 = load <4 x float>, ptr %17, align 16, !tbaa !147
  %97 = call noundef <4 x float> @_ZN12_GLOBAL__N_14siluEDv4_f(<4 x float> noundef %96)
  br label %100

98:                                               ; preds = %68
  %99 = load <4 x float>, ptr %17, align 16, !tbaa !147
  br label %100

100:                                              ; preds = %98, %95
  %101 = phi <4 x float> [ %97, %95 ], [ %99, %98 ]
  %102 = load i8, ptr %16, align 1
  %103 = bitcast i8 %102 to <8 x i1>
  %104 = shufflevector <8 x i1> %103, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %105 = shufflevector <4 x i1> %104, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %106 = bitcast <8 x i1> %105 to i8
  store i8 %106, ptr %20, align 1, !tbaa !147
  %107 = load i8, ptr %20, align 1
  %108 = zext i8 %107 to i32
  call void @_ZNK12_GLOBAL__N_17Numbers3putElDv4_fDv4_b(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %92, <4 x float> noundef %101, i32 %108)
  call void @llvm.lifetime.end.p0(ptr %17) #12
  call void @llvm.lifetime.end.p0(ptr %16) #12
  br label %109

109:                                              ; preds = %100
  %110 = load i64, ptr %11, align 8, !tbaa !44
  %111 = add nsw i64 %110, 4
  store i64 %111, ptr %11, align 8, !tbaa !44
  br label %64, !llvm.loop !170

112:                                              ; preds = %64
  call void @llvm.lifetime.end.p0(ptr %11) #12
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZNK12_GLOBAL__N_17Numbers3oneEl(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) #6 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %6 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  store ptr %0, ptr %3, align 8, !tbaa !139
  store i64 %1, ptr %4, align 8, !tbaa !44
  %7 = load ptr, ptr %3, align 8
  %8 = load i32, ptr @is_bfloat16, align 4, !tbaa !6
  %9 = icmp ne i32 %8, 0
  call void @llvm.lifetime.start.p0(ptr %5) #12
  call void @llvm.lifetime.start.p0(ptr %6) #12
  br i1 %9, label %10, label %19

10:                                               ; preds = %2
  %11 = load i64, ptr %4, align 8, !tbaa !44
  %12 = call i64 @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %11)
  %13 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %5, i32 0, i32 0
  %14 = inttoptr i64 %12 to ptr
  store ptr %14, ptr %13, align 8
  %15 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %5, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8, !tbaa !119
  %17 = call noundef i16 @_ZN12_GLOBAL__N_14loadItEET_PKv(ptr noundef %16)
  %18 = call noundef float @_ZN12_GLOBAL__N_17widenedEt(i16 noundef %17)
  br label %27

19:                                               ; preds = %2
  %20 = load i64, ptr %4, align 8, !tbaa !44
  %21 = call i64 @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %20)
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %6, i32 0, i32 0
  %23 = inttoptr i64 %21 to ptr
  store ptr %23, ptr %22, align 8
  %24 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %6, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8, !tbaa !119
  %26 = call noundef float @_ZN12_GLOBAL__N_14loadIfEET_PKv(ptr noundef %25)
  br label %27

27:                                               ; preds = %19, %10
  %28 = phi float [ %18, %10 ], [ %26, %19 ]
  call void @llvm.lifetime.end.p0(ptr %6) #12
  call void @llvm.lifetime.end.p0(ptr %5) #12
  ret float %28
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14eachIZNS_9normalizeILb1EEEvNS_7NumbersES2_NS_10StatisticsEfS2_S2_llEUlDv4_flDv4_bE0_EEvS2_S2_lbT_(ptr %0, ptr %1, i64 noundef %2, i1 noundef %3, [2 x float] alignstack(8) %4) #6 {
  %6 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %7 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %8 = alloca %class.anon.5, align 4
  %9 = alloca i64, align 8
  %10 = alloca i8, align 1
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca <4 x float>, align 16
  %15 = alloca i8, align 1
  %16 = alloca i8, align 1
  %17 = alloca <4 x float>, align 16
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %6, i32 0, i32 0
  store ptr %0, ptr %21, align 8
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %7, i32 0, i32 0
  store ptr %1, ptr %22, align 8
  store [2 x float] %4, ptr %8, align 4
  store i64 %2, ptr %9, align 8, !tbaa !44
  %23 = zext i1 %3 to i8
  store i8 %23, ptr %10, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %11) #12
  store i64 0, ptr %11, align 8, !tbaa !44
  br label %24

24:                                               ; preds = %60, %5
  %25 = load i64, ptr %11, align 8, !tbaa !44
  %26 = add nsw i64 %25, 8
  %27 = load i64, ptr %9, align 8, !tbaa !44
  %28 = icmp sle i64 %26, %27
  br i1 %28, label %29, label %63

29:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr %12) #12
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %30

30:                                               ; preds = %56, %29
  %31 = load i32, ptr %12, align 4, !tbaa !6
  %32 = icmp slt i32 %31, 2
  br i1 %32, label %34, label %33

33:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr %12) #12
  br label %59

34:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %13) #12
  %35 = load i64, ptr %11, align 8, !tbaa !44
  %36 = load i32, ptr %12, align 4, !tbaa !6
  %37 = mul nsw i32 4, %36
  %38 = sext i32 %37 to i64
  %39 = add nsw i64 %35, %38
  store i64 %39, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #12
  %40 = load i64, ptr %13, align 8, !tbaa !44
  %41 = call noundef <4 x float> @_ZNK12_GLOBAL__N_17Numbers4someEl(ptr noundef nonnull align 8 dereferenceable(8) %6, i64 noundef %40)
  %42 = load i64, ptr %13, align 8, !tbaa !44
  store i8 bitcast (<8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 undef, i1 undef, i1 undef, i1 undef> to i8), ptr %15, align 1, !tbaa !147
  %43 = load i8, ptr %15, align 1
  %44 = zext i8 %43 to i32
  %45 = call noundef <4 x float> @_ZZN12_GLOBAL__N_19normalizeILb1EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv4_flDv4_bE0_clES3_lS4_(ptr noundef nonnull align 4 dereferenceable(8) %8, <4 x float> noundef %41, i64 noundef %42, i32 %44)
  store <4 x float> %45, ptr %14, align 16, !tbaa !147
  %46 = load i64, ptr %13, align 8, !tbaa !44
  %47 = load i8, ptr %10, align 1, !tbaa !92, !range !94, !noundef !46
  %48 = trunc i8 %47 to i1
  br i1 %48, label %49, label %52

49:                                               ; preds = %34
  %50 = load <4 x float>, ptr %14, align 16, !tbaa !147
  %51 = call noundef <4 x float> @_ZN12_GLOBAL__N_14siluEDv4_f(<4 x float> noundef %50)
  br label %54

52:                                               ; preds = %34
  %53 = load <4 x float>, ptr %14, align 16, !tbaa !147
  br label %54

54:                                               ; preds = %52, %49
  %55 = phi <4 x float> [ %51, %49 ], [ %53, %52 ]
  call void @_ZNK12_GLOBAL__N_17Numbers3putElDv4_f(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %46, <4 x float> noundef %55)
  call void @llvm.lifetime.end.p0(ptr %14) #12
  call void @llvm.lifetime.end.p0(ptr %13) #12
  br label %56

56:                                               ; preds = %54
  %57 = load i32, ptr %12, align 4, !tbaa !6
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %12, align 4, !tbaa !6
  br label %30, !llvm.loop !171

59:                                               ; preds = %33
  br label %60

60:                                               ; preds = %59
  %61 = load i64, ptr %11, align 8, !tbaa !44
  %62 = add nsw i64 %61, 8
  store i64 %62, ptr %11, align 8, !tbaa !44
  br label %24, !llvm.loop !172

63:                                               ; preds = %24
  br label %64

64:                                               ; preds = %109, %63
  %65 = load i64, ptr %11, align 8, !tbaa !44
  %66 = load i64, ptr %9, align 8, !tbaa !44
  %67 = icmp slt i64 %65, %66
  br i1 %67, label %68, label %112

68:                                               ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %16) #12
  %69 = load i64, ptr %9, align 8, !tbaa !44
  %70 = load i64, ptr %11, align 8, !tbaa !44
  %71 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %69, i64 noundef %70)
  %72 = shufflevector <4 x i1> %71, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %73 = bitcast <8 x i1> %72 to i8
  store i8 %73, ptr %16, align 1, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %17) #12
  %74 = load i64, ptr %11, align 8, !tbaa !44
  %75 = load i8, ptr %16, align 1
  %76 = bitcast i8 %75 to <8 x i1>
  %77 = shufflevector <8 x i1> %76, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %78 = shufflevector <4 x i1> %77, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %79 = bitcast <8 x i1> %78 to i8
  store i8 %79, ptr %18, align 1, !tbaa !147
  %80 = load i8, ptr %18, align 1
  %81 = zext i8 %80 to i32
  %82 = call noundef <4 x float> @_ZNK12_GLOBAL__N_17Numbers4someElDv4_b(ptr noundef nonnull align 8 dereferenceable(8) %6, i64 noundef %74, i32 %81)
  %83 = load i64, ptr %11, align 8, !tbaa !44
  %84 = load i8, ptr %16, align 1
  %85 = bitcast i8 %84 to <8 x i1>
  %86 = shufflevector <8 x i1> %85, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %87 = shufflevector <4 x i1> %86, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %88 = bitcast <8 x i1> %87 to i8
  store i8 %88, ptr %19, align 1, !tbaa !147
  %89 = load i8, ptr %19, align 1
  %90 = zext i8 %89 to i32
  %91 = call noundef <4 x float> @_ZZN12_GLOBAL__N_19normalizeILb1EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv4_flDv4_bE0_clES3_lS4_(ptr noundef nonnull align 4 dereferenceable(8) %8, <4 x float> noundef %82, i64 noundef %83, i32 %90)
  store <4 x float> %91, ptr %17, align 16, !tbaa !147
  %92 = load i64, ptr %11, align 8, !tbaa !44
  %93 = load i8, ptr %10, align 1, !tbaa !92, !range !94, !noundef !46
  %94 = trunc i8 %93 to i1
  br i1 %94, label %95, label %98

95:                                               ; preds = %68
  %96 = load <4 x float>, ptr %17, align 16, !tbaa !147
  %97 = call noundef <4 x float> @_ZN12_GLOBAL__N_14siluEDv4_f(<4 x float> noundef %96)
  br label %100

98:                                               ; preds = %68
  %99 = load <4 x float>, ptr %17, align 16, !tbaa !147
  br label %100

100:                                              ; preds = %98, %95
  %101 = phi <4 x float> [ %97, %95 ], [ %99, %98 ]
  %102 = load i8, ptr %16, align 1
  %103 = bitcast i8 %102 to <8 x i1>
  %104 = shufflevector <8 x i1> %103, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %105 = shufflevector <4 x i1> %104, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %106 = bitcast <8 x i1> %105 to i8
  store i8 %106, ptr %20, align 1, !tbaa !147
  %107 = load i8, ptr %20, align 1
  %108 = zext i8 %107 to i32
  call void @_ZNK12_GLOBAL__N_17Numbers3putElDv4_fDv4_b(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %92, <4 x float> noundef %101, i32 %108)
  call void @llvm.lifetime.end.p0(ptr %17) #12
  call void @llvm.lifetime.end.p0(ptr %16) #12
  br label %109

109:                                              ; preds = %100
  %110 = load i64, ptr %11, align 8, !tbaa !44
  %111 = add nsw i64 %110, 4
  store i64 %111, ptr %11, align 8, !tbaa !44
  br label %64, !llvm.loop !173

112:                                              ; preds = %64
  call void @llvm.lifetime.end.p0(ptr %11) #12
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZZN12_GLOBAL__N_19normalizeILb1EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv4_flDv4_bE_clES3_lS4_(ptr noundef nonnull align 16 dereferenceable(48) %0, <4 x float> noundef %1, i64 noundef %2, i32 %3) #3 {
  %5 = alloca i8, align 1
  %6 = alloca ptr, align 8
  %7 = alloca <4 x float>, align 16
  %8 = alloca i64, align 8
  %9 = alloca i8, align 1
  %10 = alloca <4 x float>, align 16
  %11 = alloca i8, align 1
  %12 = alloca <4 x float>, align 16
  %13 = alloca i8, align 1
  %14 = trunc i32 %3 to i8
  store i8 %14, ptr %5, align 1
  %15 = load i8, ptr %5, align 1
  %16 = bitcast i8 %15 to <8 x i1>
  %17 = shufflevector <8 x i1> %16, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store ptr %0, ptr %6, align 8, !tbaa !49
  store <4 x float> %1, ptr %7, align 16, !tbaa !147
  store i64 %2, ptr %8, align 8, !tbaa !44
  %18 = shufflevector <4 x i1> %17, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %19 = bitcast <8 x i1> %18 to i8
  store i8 %19, ptr %9, align 1, !tbaa !147
  %20 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %10) #12
  %21 = getelementptr inbounds nuw %class.anon.4, ptr %20, i32 0, i32 0
  %22 = load i64, ptr %8, align 8, !tbaa !44
  %23 = load i8, ptr %9, align 1
  %24 = bitcast i8 %23 to <8 x i1>
  %25 = shufflevector <8 x i1> %24, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %26 = shufflevector <4 x i1> %25, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %27 = bitcast <8 x i1> %26 to i8
  store i8 %27, ptr %11, align 1, !tbaa !147
  %28 = load i8, ptr %11, align 1
  %29 = zext i8 %28 to i32
  %30 = call noundef <4 x float> @_ZNK12_GLOBAL__N_17Numbers4someElDv4_b(ptr noundef nonnull align 8 dereferenceable(8) %21, i64 noundef %22, i32 %29)
  store <4 x float> %30, ptr %10, align 16, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %12) #12
  %31 = getelementptr inbounds nuw %class.anon.4, ptr %20, i32 0, i32 1
  %32 = load i64, ptr %8, align 8, !tbaa !44
  %33 = load i8, ptr %9, align 1
  %34 = bitcast i8 %33 to <8 x i1>
  %35 = shufflevector <8 x i1> %34, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %36 = shufflevector <4 x i1> %35, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %37 = bitcast <8 x i1> %36 to i8
  store i8 %37, ptr %13, align 1, !tbaa !147
  %38 = load i8, ptr %13, align 1
  %39 = zext i8 %38 to i32
  %40 = call noundef <4 x float> @_ZNK12_GLOBAL__N_17Numbers4someElDv4_b(ptr noundef nonnull align 8 dereferenceable(8) %31, i64 noundef %32, i32 %39)
  store <4 x float> %40, ptr %12, align 16, !tbaa !147
  %41 = load <4 x float>, ptr %7, align 16, !tbaa !147
  %42 = getelementptr inbounds nuw %class.anon.4, ptr %20, i32 0, i32 2
  %43 = load <4 x float>, ptr %42, align 16, !tbaa !147
  %44 = getelementptr inbounds nuw %class.anon.4, ptr %20, i32 0, i32 3
  %45 = load <4 x float>, ptr %44, align 16, !tbaa !147
  %46 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %41, <4 x float> noundef %43, <4 x float> noundef %45)
  %47 = load <4 x float>, ptr %10, align 16, !tbaa !147
  %48 = load <4 x float>, ptr %12, align 16, !tbaa !147
  %49 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %46, <4 x float> noundef %47, <4 x float> noundef %48)
  call void @llvm.lifetime.end.p0(ptr %12) #12
  call void @llvm.lifetime.end.p0(ptr %10) #12
  ret <4 x float> %49
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZNK12_GLOBAL__N_17Numbers3putElDv4_f(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1, <4 x float> noundef %2) #6 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca <4 x float>, align 16
  %7 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %8 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  store ptr %0, ptr %4, align 8, !tbaa !139
  store i64 %1, ptr %5, align 8, !tbaa !44
  store <4 x float> %2, ptr %6, align 16, !tbaa !147
  %9 = load ptr, ptr %4, align 8
  %10 = load i32, ptr @is_bfloat16, align 4, !tbaa !6
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %21

12:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %7) #12
  %13 = load i64, ptr %5, align 8, !tbaa !44
  %14 = call i64 @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %9, i64 noundef %13)
  %15 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %7, i32 0, i32 0
  %16 = inttoptr i64 %14 to ptr
  store ptr %16, ptr %15, align 8
  %17 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %7, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8, !tbaa !119
  %19 = load <4 x float>, ptr %6, align 16, !tbaa !147
  %20 = call noundef <4 x i16> @_ZN12_GLOBAL__N_18narrowedEDv4_f(<4 x float> noundef %19)
  call void @_ZN12_GLOBAL__N_15storeIDv4_tEEvPvT_(ptr noundef %18, <4 x i16> noundef %20)
  call void @llvm.lifetime.end.p0(ptr %7) #12
  br label %29

21:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %8) #12
  %22 = load i64, ptr %5, align 8, !tbaa !44
  %23 = call i64 @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %9, i64 noundef %22)
  %24 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %8, i32 0, i32 0
  %25 = inttoptr i64 %23 to ptr
  store ptr %25, ptr %24, align 8
  %26 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %8, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8, !tbaa !119
  %28 = load <4 x float>, ptr %6, align 16, !tbaa !147
  call void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %27, <4 x float> noundef %28)
  call void @llvm.lifetime.end.p0(ptr %8) #12
  br label %29

29:                                               ; preds = %21, %12
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_14siluEDv4_f(<4 x float> noundef %0) #6 {
  %2 = alloca <4 x float>, align 16
  %3 = alloca <4 x float>, align 16
  %4 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %2, align 16, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %3) #12
  %5 = load <4 x float>, ptr %2, align 16, !tbaa !147
  %6 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %5)
  %7 = fneg <4 x float> %6
  store <4 x float> %7, ptr %3, align 16, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %4) #12
  %8 = load i32, ptr @is_bfloat16, align 4, !tbaa !6
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %1
  %11 = load <4 x float>, ptr %3, align 16, !tbaa !147
  %12 = fmul <4 x float> %11, splat (float 0x3FF7154760000000)
  %13 = call noundef <4 x float> @_ZN12_GLOBAL__N_14exp2ILb1EEEDv4_fS1_(<4 x float> noundef %12)
  br label %17

14:                                               ; preds = %1
  %15 = load <4 x float>, ptr %3, align 16, !tbaa !147
  %16 = call noundef <4 x float> @_ZN12_GLOBAL__N_13expEDv4_f(<4 x float> noundef %15)
  br label %17

17:                                               ; preds = %14, %10
  %18 = phi <4 x float> [ %13, %10 ], [ %16, %14 ]
  store <4 x float> %18, ptr %4, align 16, !tbaa !147
  %19 = load <4 x float>, ptr %2, align 16, !tbaa !147
  %20 = load <4 x float>, ptr %2, align 16, !tbaa !147
  %21 = fcmp olt <4 x float> %20, zeroinitializer
  %22 = sext <4 x i1> %21 to <4 x i32>
  %23 = load <4 x float>, ptr %4, align 16, !tbaa !147
  %24 = icmp slt <4 x i32> %22, zeroinitializer
  %25 = select <4 x i1> %24, <4 x float> %23, <4 x float> splat (float 1.000000e+00)
  %26 = fmul <4 x float> %19, %25
  %27 = load <4 x float>, ptr %4, align 16, !tbaa !147
  %28 = fadd <4 x float> splat (float 1.000000e+00), %27
  %29 = fdiv <4 x float> %26, %28
  call void @llvm.lifetime.end.p0(ptr %4) #12
  call void @llvm.lifetime.end.p0(ptr %3) #12
  ret <4 x float> %29
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZNK12_GLOBAL__N_17Numbers3putElDv4_fDv4_b(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1, <4 x float> noundef %2, i32 %3) #6 {
  %5 = alloca i8, align 1
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca <4 x float>, align 16
  %9 = alloca i8, align 1
  %10 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %11 = alloca i8, align 1
  %12 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %13 = alloca i8, align 1
  %14 = trunc i32 %3 to i8
  store i8 %14, ptr %5, align 1
  %15 = load i8, ptr %5, align 1
  %16 = bitcast i8 %15 to <8 x i1>
  %17 = shufflevector <8 x i1> %16, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store ptr %0, ptr %6, align 8, !tbaa !139
  store i64 %1, ptr %7, align 8, !tbaa !44
  store <4 x float> %2, ptr %8, align 16, !tbaa !147
  %18 = shufflevector <4 x i1> %17, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %19 = bitcast <8 x i1> %18 to i8
  store i8 %19, ptr %9, align 1, !tbaa !147
  %20 = load ptr, ptr %6, align 8
  %21 = load i32, ptr @is_bfloat16, align 4, !tbaa !6
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %39

23:                                               ; preds = %4
  %24 = load i8, ptr %9, align 1
  %25 = bitcast i8 %24 to <8 x i1>
  %26 = shufflevector <8 x i1> %25, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %27 = load <4 x float>, ptr %8, align 16, !tbaa !147
  %28 = call noundef <4 x i16> @_ZN12_GLOBAL__N_18narrowedEDv4_f(<4 x float> noundef %27)
  call void @llvm.lifetime.start.p0(ptr %10) #12
  %29 = load i64, ptr %7, align 8, !tbaa !44
  %30 = call i64 @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %20, i64 noundef %29)
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %10, i32 0, i32 0
  %32 = inttoptr i64 %30 to ptr
  store ptr %32, ptr %31, align 8
  %33 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %10, i32 0, i32 0
  %34 = load ptr, ptr %33, align 8, !tbaa !119
  %35 = shufflevector <4 x i1> %26, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %36 = bitcast <8 x i1> %35 to i8
  store i8 %36, ptr %11, align 1, !tbaa !147
  %37 = load i8, ptr %11, align 1
  %38 = zext i8 %37 to i32
  call void @_ZN12_GLOBAL__N_112store_maskedIDv4_ttEEvDv4_bT_PT0_(i32 %38, <4 x i16> noundef %28, ptr noundef %34)
  call void @llvm.lifetime.end.p0(ptr %10) #12
  br label %54

39:                                               ; preds = %4
  %40 = load i8, ptr %9, align 1
  %41 = bitcast i8 %40 to <8 x i1>
  %42 = shufflevector <8 x i1> %41, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %43 = load <4 x float>, ptr %8, align 16, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %12) #12
  %44 = load i64, ptr %7, align 8, !tbaa !44
  %45 = call i64 @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %20, i64 noundef %44)
  %46 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %12, i32 0, i32 0
  %47 = inttoptr i64 %45 to ptr
  store ptr %47, ptr %46, align 8
  %48 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %12, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8, !tbaa !119
  %50 = shufflevector <4 x i1> %42, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %51 = bitcast <8 x i1> %50 to i8
  store i8 %51, ptr %13, align 1, !tbaa !147
  %52 = load i8, ptr %13, align 1
  %53 = zext i8 %52 to i32
  call void @_ZN12_GLOBAL__N_112store_maskedIDv4_ffEEvDv4_bT_PT0_(i32 %53, <4 x float> noundef %43, ptr noundef %49)
  call void @llvm.lifetime.end.p0(ptr %12) #12
  br label %54

54:                                               ; preds = %39, %23
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) #6 {
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %4, align 16, !tbaa !147
  store <4 x float> %1, ptr %5, align 16, !tbaa !147
  store <4 x float> %2, ptr %6, align 16, !tbaa !147
  %7 = load <4 x float>, ptr %4, align 16, !tbaa !147
  %8 = load <4 x float>, ptr %5, align 16, !tbaa !147
  %9 = load <4 x float>, ptr %6, align 16, !tbaa !147
  %10 = call <4 x float> @llvm.fma.v4f32(<4 x float> %7, <4 x float> %8, <4 x float> %9)
  ret <4 x float> %10
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>) #8

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15storeIDv4_tEEvPvT_(ptr noundef %0, <4 x i16> noundef %1) #6 {
  %3 = alloca ptr, align 8
  %4 = alloca <4 x i16>, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store <4 x i16> %1, ptr %4, align 8, !tbaa !147
  %5 = load <4 x i16>, ptr %4, align 8, !tbaa !147
  %6 = load ptr, ptr %3, align 8, !tbaa !49
  %7 = getelementptr inbounds nuw %struct.Unaligned.6, ptr %6, i32 0, i32 0
  store <4 x i16> %5, ptr %7, align 1, !tbaa !147
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i16> @_ZN12_GLOBAL__N_18narrowedEDv4_f(<4 x float> noundef %0) #6 {
  %2 = alloca <4 x float>, align 16
  %3 = alloca <4 x bfloat>, align 8
  store <4 x float> %0, ptr %2, align 16, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %3) #12
  %4 = load <4 x float>, ptr %2, align 16, !tbaa !147
  %5 = fptrunc <4 x float> %4 to <4 x bfloat>
  store <4 x bfloat> %5, ptr %3, align 8, !tbaa !147
  %6 = load <4 x i16>, ptr %3, align 8, !tbaa !147
  call void @llvm.lifetime.end.p0(ptr %3) #12
  ret <4 x i16> %6
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %0, <4 x float> noundef %1) #6 {
  %3 = alloca ptr, align 8
  %4 = alloca <4 x float>, align 16
  store ptr %0, ptr %3, align 8, !tbaa !49
  store <4 x float> %1, ptr %4, align 16, !tbaa !147
  %5 = load <4 x float>, ptr %4, align 16, !tbaa !147
  %6 = load ptr, ptr %3, align 8, !tbaa !49
  %7 = getelementptr inbounds nuw %struct.Unaligned.7, ptr %6, i32 0, i32 0
  store <4 x float> %5, ptr %7, align 1, !tbaa !147
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fabs.v4f32(<4 x float>) #8

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_14exp2ILb1EEEDv4_fS1_(<4 x float> noundef %0) #6 {
  %2 = alloca <4 x float>, align 16
  %3 = alloca float, align 4
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %2, align 16, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %3) #12
  store float -1.270000e+02, ptr %3, align 4, !tbaa !130
  %7 = load <4 x float>, ptr %2, align 16, !tbaa !147
  %8 = fcmp olt <4 x float> %7, splat (float -1.270000e+02)
  %9 = sext <4 x i1> %8 to <4 x i32>
  %10 = load <4 x float>, ptr %2, align 16, !tbaa !147
  %11 = icmp slt <4 x i32> %9, zeroinitializer
  %12 = select <4 x i1> %11, <4 x float> splat (float -1.270000e+02), <4 x float> %10
  store <4 x float> %12, ptr %2, align 16, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %4) #12
  %13 = load <4 x float>, ptr %2, align 16, !tbaa !147
  %14 = call <4 x float> @llvm.rint.v4f32(<4 x float> %13)
  store <4 x float> %14, ptr %4, align 16, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %5) #12
  %15 = load <4 x float>, ptr %2, align 16, !tbaa !147
  %16 = load <4 x float>, ptr %4, align 16, !tbaa !147
  %17 = fsub <4 x float> %15, %16
  store <4 x float> %17, ptr %5, align 16, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %6) #12
  store <4 x float> splat (float 0x3FAC96D7E0000000), ptr %6, align 16, !tbaa !147
  %18 = load <4 x float>, ptr %6, align 16, !tbaa !147
  %19 = load <4 x float>, ptr %5, align 16, !tbaa !147
  %20 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %18, <4 x float> noundef %19, <4 x float> noundef splat (float 0x3FCEFB08A0000000))
  store <4 x float> %20, ptr %6, align 16, !tbaa !147
  %21 = load <4 x float>, ptr %6, align 16, !tbaa !147
  %22 = load <4 x float>, ptr %5, align 16, !tbaa !147
  %23 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %21, <4 x float> noundef %22, <4 x float> noundef splat (float 0x3FE62E2D20000000))
  store <4 x float> %23, ptr %6, align 16, !tbaa !147
  %24 = load <4 x float>, ptr %6, align 16, !tbaa !147
  %25 = load <4 x float>, ptr %5, align 16, !tbaa !147
  %26 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %24, <4 x float> noundef %25, <4 x float> noundef splat (float 1.000000e+00))
  store <4 x float> %26, ptr %6, align 16, !tbaa !147
  %27 = load <4 x float>, ptr %6, align 16, !tbaa !147
  %28 = load <4 x float>, ptr %4, align 16, !tbaa !147
  %29 = call noundef <4 x float> @_ZN12_GLOBAL__N_112power_of_twoEDv4_f(<4 x float> noundef %28)
  %30 = fmul <4 x float> %27, %29
  call void @llvm.lifetime.end.p0(ptr %6) #12
  call void @llvm.lifetime.end.p0(ptr %5) #12
  call void @llvm.lifetime.end.p0(ptr %4) #12
  call void @llvm.lifetime.end.p0(ptr %3) #12
  ret <4 x float> %30
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_13expEDv4_f(<4 x float> noundef %0) #6 {
  %2 = alloca <4 x float>, align 16
  %3 = alloca <4 x float>, align 16
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca [7 x double], align 8
  %7 = alloca i32, align 4
  %8 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %2, align 16, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %3) #12
  %9 = load <4 x float>, ptr %2, align 16, !tbaa !147
  %10 = fmul <4 x float> %9, splat (float 0x3FF7154760000000)
  %11 = call <4 x float> @llvm.rint.v4f32(<4 x float> %10)
  store <4 x float> %11, ptr %3, align 16, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %4) #12
  %12 = load <4 x float>, ptr %3, align 16, !tbaa !147
  %13 = load <4 x float>, ptr %3, align 16, !tbaa !147
  %14 = load <4 x float>, ptr %2, align 16, !tbaa !147
  %15 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %13, <4 x float> noundef splat (float 0xBFE6300000000000), <4 x float> noundef %14)
  %16 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %12, <4 x float> noundef splat (float 0x3F2BD01060000000), <4 x float> noundef %15)
  store <4 x float> %16, ptr %4, align 16, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %5) #12
  store <4 x float> splat (float 0x3F2A01A020000000), ptr %5, align 16, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %6) #12
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 @__const._ZN12_GLOBAL__N_13expEDv4_f.factorials, i64 56, i1 false)
  call void @llvm.lifetime.start.p0(ptr %7) #12
  store i32 6, ptr %7, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %33, %1
  %18 = load i32, ptr %7, align 4, !tbaa !6
  %19 = icmp sge i32 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %7) #12
  br label %36

21:                                               ; preds = %17
  %22 = load <4 x float>, ptr %5, align 16, !tbaa !147
  %23 = load <4 x float>, ptr %4, align 16, !tbaa !147
  %24 = load i32, ptr %7, align 4, !tbaa !6
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [7 x double], ptr %6, i64 0, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !141
  %28 = fdiv double 1.000000e+00, %27
  %29 = fptrunc double %28 to float
  %30 = insertelement <4 x float> poison, float %29, i64 0
  %31 = shufflevector <4 x float> %30, <4 x float> poison, <4 x i32> zeroinitializer
  %32 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %22, <4 x float> noundef %23, <4 x float> noundef %31)
  store <4 x float> %32, ptr %5, align 16, !tbaa !147
  br label %33

33:                                               ; preds = %21
  %34 = load i32, ptr %7, align 4, !tbaa !6
  %35 = add nsw i32 %34, -1
  store i32 %35, ptr %7, align 4, !tbaa !6
  br label %17, !llvm.loop !174

36:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %8) #12
  %37 = load <4 x float>, ptr %5, align 16, !tbaa !147
  %38 = load <4 x float>, ptr %3, align 16, !tbaa !147
  %39 = call noundef <4 x float> @_ZN12_GLOBAL__N_112power_of_twoEDv4_f(<4 x float> noundef %38)
  %40 = fmul <4 x float> %37, %39
  store <4 x float> %40, ptr %8, align 16, !tbaa !147
  %41 = load <4 x float>, ptr %2, align 16, !tbaa !147
  %42 = fcmp olt <4 x float> %41, splat (float -8.700000e+01)
  %43 = sext <4 x i1> %42 to <4 x i32>
  %44 = load <4 x float>, ptr %8, align 16, !tbaa !147
  %45 = icmp slt <4 x i32> %43, zeroinitializer
  %46 = select <4 x i1> %45, <4 x float> zeroinitializer, <4 x float> %44
  call void @llvm.lifetime.end.p0(ptr %8) #12
  call void @llvm.lifetime.end.p0(ptr %6) #12
  call void @llvm.lifetime.end.p0(ptr %5) #12
  call void @llvm.lifetime.end.p0(ptr %4) #12
  call void @llvm.lifetime.end.p0(ptr %3) #12
  ret <4 x float> %46
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.rint.v4f32(<4 x float>) #8

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_112power_of_twoEDv4_f(<4 x float> noundef %0) #6 {
  %2 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %2, align 16, !tbaa !147
  %3 = load <4 x float>, ptr %2, align 16, !tbaa !147
  %4 = call noundef <4 x i32> @_ZN12_GLOBAL__N_17to_intsEDv4_f(<4 x float> noundef %3)
  %5 = add <4 x i32> %4, splat (i32 127)
  %6 = shl <4 x i32> %5, splat (i32 23)
  %7 = call noundef <4 x float> @_ZN12_GLOBAL__N_19as_floatsEDv4_i(<4 x i32> noundef %6)
  ret <4 x float> %7
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i32> @_ZN12_GLOBAL__N_17to_intsEDv4_f(<4 x float> noundef %0) #6 {
  %2 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %2, align 16, !tbaa !147
  %3 = load <4 x float>, ptr %2, align 16, !tbaa !147
  %4 = fptosi <4 x float> %3 to <4 x i32>
  ret <4 x i32> %4
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_112store_maskedIDv4_ttEEvDv4_bT_PT0_(i32 %0, <4 x i16> noundef %1, ptr noundef %2) #6 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca <4 x i16>, align 8
  %7 = alloca ptr, align 8
  %8 = trunc i32 %0 to i8
  store i8 %8, ptr %4, align 1
  %9 = load i8, ptr %4, align 1
  %10 = bitcast i8 %9 to <8 x i1>
  %11 = shufflevector <8 x i1> %10, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %12 = shufflevector <4 x i1> %11, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %13 = bitcast <8 x i1> %12 to i8
  store i8 %13, ptr %5, align 1, !tbaa !147
  store <4 x i16> %1, ptr %6, align 8, !tbaa !147
  store ptr %2, ptr %7, align 8, !tbaa !164
  %14 = load i8, ptr %5, align 1
  %15 = bitcast i8 %14 to <8 x i1>
  %16 = shufflevector <8 x i1> %15, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %17 = load <4 x i16>, ptr %6, align 8, !tbaa !147
  %18 = load ptr, ptr %7, align 8, !tbaa !164
  call void @llvm.masked.store.v4i16.p0(<4 x i16> %17, ptr align 2 %18, <4 x i1> %16)
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_112store_maskedIDv4_ffEEvDv4_bT_PT0_(i32 %0, <4 x float> noundef %1, ptr noundef %2) #6 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca <4 x float>, align 16
  %7 = alloca ptr, align 8
  %8 = trunc i32 %0 to i8
  store i8 %8, ptr %4, align 1
  %9 = load i8, ptr %4, align 1
  %10 = bitcast i8 %9 to <8 x i1>
  %11 = shufflevector <8 x i1> %10, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %12 = shufflevector <4 x i1> %11, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %13 = bitcast <8 x i1> %12 to i8
  store i8 %13, ptr %5, align 1, !tbaa !147
  store <4 x float> %1, ptr %6, align 16, !tbaa !147
  store ptr %2, ptr %7, align 8, !tbaa !166
  %14 = load i8, ptr %5, align 1
  %15 = bitcast i8 %14 to <8 x i1>
  %16 = shufflevector <8 x i1> %15, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %17 = load <4 x float>, ptr %6, align 16, !tbaa !147
  %18 = load ptr, ptr %7, align 8, !tbaa !166
  call void @llvm.masked.store.v4f32.p0(<4 x float> %17, ptr align 4 %18, <4 x i1> %16)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4i16.p0(<4 x i16>, ptr captures(none), <4 x i1>) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>) #11

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_17widenedEt(i16 noundef %0) #6 {
  %2 = alloca i16, align 2
  %3 = alloca i32, align 4
  store i16 %0, ptr %2, align 2, !tbaa !175
  call void @llvm.lifetime.start.p0(ptr %3) #12
  %4 = load i16, ptr %2, align 2, !tbaa !175
  %5 = zext i16 %4 to i32
  %6 = shl i32 %5, 16
  store i32 %6, ptr %3, align 4, !tbaa !6
  %7 = load float, ptr %3, align 4, !tbaa !147
  call void @llvm.lifetime.end.p0(ptr %3) #12
  ret float %7
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i16 @_ZN12_GLOBAL__N_14loadItEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.8, ptr %3, i32 0, i32 0
  %5 = load i16, ptr %4, align 1, !tbaa !147
  ret i16 %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_14loadIfEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.9, ptr %3, i32 0, i32 0
  %5 = load float, ptr %4, align 1, !tbaa !147
  ret float %5
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZZN12_GLOBAL__N_19normalizeILb1EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv4_flDv4_bE0_clES3_lS4_(ptr noundef nonnull align 4 dereferenceable(8) %0, <4 x float> noundef %1, i64 noundef %2, i32 %3) #3 {
  %5 = alloca i8, align 1
  %6 = alloca ptr, align 8
  %7 = alloca <4 x float>, align 16
  %8 = alloca i64, align 8
  %9 = alloca i8, align 1
  %10 = trunc i32 %3 to i8
  store i8 %10, ptr %5, align 1
  %11 = load i8, ptr %5, align 1
  %12 = bitcast i8 %11 to <8 x i1>
  %13 = shufflevector <8 x i1> %12, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store ptr %0, ptr %6, align 8, !tbaa !49
  store <4 x float> %1, ptr %7, align 16, !tbaa !147
  store i64 %2, ptr %8, align 8, !tbaa !44
  %14 = shufflevector <4 x i1> %13, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %15 = bitcast <8 x i1> %14 to i8
  store i8 %15, ptr %9, align 1, !tbaa !147
  %16 = load ptr, ptr %6, align 8
  %17 = load <4 x float>, ptr %7, align 16, !tbaa !147
  %18 = getelementptr inbounds nuw %class.anon.5, ptr %16, i32 0, i32 0
  %19 = load float, ptr %18, align 4, !tbaa !149
  %20 = insertelement <4 x float> poison, float %19, i64 0
  %21 = shufflevector <4 x float> %20, <4 x float> poison, <4 x i32> zeroinitializer
  %22 = getelementptr inbounds nuw %class.anon.5, ptr %16, i32 0, i32 1
  %23 = load float, ptr %22, align 4, !tbaa !151
  %24 = insertelement <4 x float> poison, float %23, i64 0
  %25 = shufflevector <4 x float> %24, <4 x float> poison, <4 x i32> zeroinitializer
  %26 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %17, <4 x float> noundef %21, <4 x float> noundef %25)
  ret <4 x float> %26
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14eachIZNS_9normalizeILb0EEEvNS_7NumbersES2_NS_10StatisticsEfS2_S2_llEUlDv4_flDv4_bE_EEvS2_S2_lbT_(ptr %0, ptr %1, i64 noundef %2, i1 noundef %3, ptr dead_on_return noundef %4) #6 {
  %6 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %7 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %8 = alloca i64, align 8
  %9 = alloca i8, align 1
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca <4 x float>, align 16
  %15 = alloca i8, align 1
  %16 = alloca i8, align 1
  %17 = alloca <4 x float>, align 16
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %6, i32 0, i32 0
  store ptr %0, ptr %21, align 8
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %7, i32 0, i32 0
  store ptr %1, ptr %22, align 8
  store i64 %2, ptr %8, align 8, !tbaa !44
  %23 = zext i1 %3 to i8
  store i8 %23, ptr %9, align 1, !tbaa !92
  store ptr %4, ptr %10, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %11) #12
  store i64 0, ptr %11, align 8, !tbaa !44
  br label %24

24:                                               ; preds = %60, %5
  %25 = load i64, ptr %11, align 8, !tbaa !44
  %26 = add nsw i64 %25, 8
  %27 = load i64, ptr %8, align 8, !tbaa !44
  %28 = icmp sle i64 %26, %27
  br i1 %28, label %29, label %63

29:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr %12) #12
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %30

30:                                               ; preds = %56, %29
  %31 = load i32, ptr %12, align 4, !tbaa !6
  %32 = icmp slt i32 %31, 2
  br i1 %32, label %34, label %33

33:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr %12) #12
  br label %59

34:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %13) #12
  %35 = load i64, ptr %11, align 8, !tbaa !44
  %36 = load i32, ptr %12, align 4, !tbaa !6
  %37 = mul nsw i32 4, %36
  %38 = sext i32 %37 to i64
  %39 = add nsw i64 %35, %38
  store i64 %39, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #12
  %40 = load i64, ptr %13, align 8, !tbaa !44
  %41 = call noundef <4 x float> @_ZNK12_GLOBAL__N_17Numbers4someEl(ptr noundef nonnull align 8 dereferenceable(8) %6, i64 noundef %40)
  %42 = load i64, ptr %13, align 8, !tbaa !44
  store i8 bitcast (<8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 undef, i1 undef, i1 undef, i1 undef> to i8), ptr %15, align 1, !tbaa !147
  %43 = load i8, ptr %15, align 1
  %44 = zext i8 %43 to i32
  %45 = call noundef <4 x float> @_ZZN12_GLOBAL__N_19normalizeILb0EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv4_flDv4_bE_clES3_lS4_(ptr noundef nonnull align 16 dereferenceable(48) %4, <4 x float> noundef %41, i64 noundef %42, i32 %44)
  store <4 x float> %45, ptr %14, align 16, !tbaa !147
  %46 = load i64, ptr %13, align 8, !tbaa !44
  %47 = load i8, ptr %9, align 1, !tbaa !92, !range !94, !noundef !46
  %48 = trunc i8 %47 to i1
  br i1 %48, label %49, label %52

49:                                               ; preds = %34
  %50 = load <4 x float>, ptr %14, align 16, !tbaa !147
  %51 = call noundef <4 x float> @_ZN12_GLOBAL__N_14siluEDv4_f(<4 x float> noundef %50)
  br label %54

52:                                               ; preds = %34
  %53 = load <4 x float>, ptr %14, align 16, !tbaa !147
  br label %54

54:                                               ; preds = %52, %49
  %55 = phi <4 x float> [ %51, %49 ], [ %53, %52 ]
  call void @_ZNK12_GLOBAL__N_17Numbers3putElDv4_f(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %46, <4 x float> noundef %55)
  call void @llvm.lifetime.end.p0(ptr %14) #12
  call void @llvm.lifetime.end.p0(ptr %13) #12
  br label %56

56:                                               ; preds = %54
  %57 = load i32, ptr %12, align 4, !tbaa !6
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %12, align 4, !tbaa !6
  br label %30, !llvm.loop !177

59:                                               ; preds = %33
  br label %60

60:                                               ; preds = %59
  %61 = load i64, ptr %11, align 8, !tbaa !44
  %62 = add nsw i64 %61, 8
  store i64 %62, ptr %11, align 8, !tbaa !44
  br label %24, !llvm.loop !178

63:                                               ; preds = %24
  br label %64

64:                                               ; preds = %109, %63
  %65 = load i64, ptr %11, align 8, !tbaa !44
  %66 = load i64, ptr %8, align 8, !tbaa !44
  %67 = icmp slt i64 %65, %66
  br i1 %67, label %68, label %112

68:                                               ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %16) #12
  %69 = load i64, ptr %8, align 8, !tbaa !44
  %70 = load i64, ptr %11, align 8, !tbaa !44
  %71 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %69, i64 noundef %70)
  %72 = shufflevector <4 x i1> %71, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %73 = bitcast <8 x i1> %72 to i8
  store i8 %73, ptr %16, align 1, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %17) #12
  %74 = load i64, ptr %11, align 8, !tbaa !44
  %75 = load i8, ptr %16, align 1
  %76 = bitcast i8 %75 to <8 x i1>
  %77 = shufflevector <8 x i1> %76, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %78 = shufflevector <4 x i1> %77, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %79 = bitcast <8 x i1> %78 to i8
  store i8 %79, ptr %18, align 1, !tbaa !147
  %80 = load i8, ptr %18, align 1
  %81 = zext i8 %80 to i32
  %82 = call noundef <4 x float> @_ZNK12_GLOBAL__N_17Numbers4someElDv4_b(ptr noundef nonnull align 8 dereferenceable(8) %6, i64 noundef %74, i32 %81)
  %83 = load i64, ptr %11, align 8, !tbaa !44
  %84 = load i8, ptr %16, align 1
  %85 = bitcast i8 %84 to <8 x i1>
  %86 = shufflevector <8 x i1> %85, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %87 = shufflevector <4 x i1> %86, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %88 = bitcast <8 x i1> %87 to i8
  store i8 %88, ptr %19, align 1, !tbaa !147
  %89 = load i8, ptr %19, align 1
  %90 = zext i8 %89 to i32
  %91 = call noundef <4 x float> @_ZZN12_GLOBAL__N_19normalizeILb0EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv4_flDv4_bE_clES3_lS4_(ptr noundef nonnull align 16 dereferenceable(48) %4, <4 x float> noundef %82, i64 noundef %83, i32 %90)
  store <4 x float> %91, ptr %17, align 16, !tbaa !147
  %92 = load i64, ptr %11, align 8, !tbaa !44
  %93 = load i8, ptr %9, align 1, !tbaa !92, !range !94, !noundef !46
  %94 = trunc i8 %93 to i1
  br i1 %94, label %95, label %98

95:                                               ; preds = %68
  %96 = load <4 x float>, ptr %17, align 16, !tbaa !147
  %97 = call noundef <4 x float> @_ZN12_GLOBAL__N_14siluEDv4_f(<4 x float> noundef %96)
  br label %100

98:                                               ; preds = %68
  %99 = load <4 x float>, ptr %17, align 16, !tbaa !147
  br label %100

100:                                              ; preds = %98, %95
  %101 = phi <4 x float> [ %97, %95 ], [ %99, %98 ]
  %102 = load i8, ptr %16, align 1
  %103 = bitcast i8 %102 to <8 x i1>
  %104 = shufflevector <8 x i1> %103, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %105 = shufflevector <4 x i1> %104, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %106 = bitcast <8 x i1> %105 to i8
  store i8 %106, ptr %20, align 1, !tbaa !147
  %107 = load i8, ptr %20, align 1
  %108 = zext i8 %107 to i32
  call void @_ZNK12_GLOBAL__N_17Numbers3putElDv4_fDv4_b(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %92, <4 x float> noundef %101, i32 %108)
  call void @llvm.lifetime.end.p0(ptr %17) #12
  call void @llvm.lifetime.end.p0(ptr %16) #12
  br label %109

109:                                              ; preds = %100
  %110 = load i64, ptr %11, align 8, !tbaa !44
  %111 = add nsw i64 %110, 4
  store i64 %111, ptr %11, align 8, !tbaa !44
  br label %64, !llvm.loop !179

112:                                              ; preds = %64
  call void @llvm.lifetime.end.p0(ptr %11) #12
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14eachIZNS_9normalizeILb0EEEvNS_7NumbersES2_NS_10StatisticsEfS2_S2_llEUlDv4_flDv4_bE0_EEvS2_S2_lbT_(ptr %0, ptr %1, i64 noundef %2, i1 noundef %3, [2 x float] alignstack(8) %4) #6 {
  %6 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %7 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %8 = alloca %class.anon.11, align 4
  %9 = alloca i64, align 8
  %10 = alloca i8, align 1
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca <4 x float>, align 16
  %15 = alloca i8, align 1
  %16 = alloca i8, align 1
  %17 = alloca <4 x float>, align 16
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %6, i32 0, i32 0
  store ptr %0, ptr %21, align 8
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %7, i32 0, i32 0
  store ptr %1, ptr %22, align 8
  store [2 x float] %4, ptr %8, align 4
  store i64 %2, ptr %9, align 8, !tbaa !44
  %23 = zext i1 %3 to i8
  store i8 %23, ptr %10, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %11) #12
  store i64 0, ptr %11, align 8, !tbaa !44
  br label %24

24:                                               ; preds = %60, %5
  %25 = load i64, ptr %11, align 8, !tbaa !44
  %26 = add nsw i64 %25, 8
  %27 = load i64, ptr %9, align 8, !tbaa !44
  %28 = icmp sle i64 %26, %27
  br i1 %28, label %29, label %63

29:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr %12) #12
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %30

30:                                               ; preds = %56, %29
  %31 = load i32, ptr %12, align 4, !tbaa !6
  %32 = icmp slt i32 %31, 2
  br i1 %32, label %34, label %33

33:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr %12) #12
  br label %59

34:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %13) #12
  %35 = load i64, ptr %11, align 8, !tbaa !44
  %36 = load i32, ptr %12, align 4, !tbaa !6
  %37 = mul nsw i32 4, %36
  %38 = sext i32 %37 to i64
  %39 = add nsw i64 %35, %38
  store i64 %39, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #12
  %40 = load i64, ptr %13, align 8, !tbaa !44
  %41 = call noundef <4 x float> @_ZNK12_GLOBAL__N_17Numbers4someEl(ptr noundef nonnull align 8 dereferenceable(8) %6, i64 noundef %40)
  %42 = load i64, ptr %13, align 8, !tbaa !44
  store i8 bitcast (<8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 undef, i1 undef, i1 undef, i1 undef> to i8), ptr %15, align 1, !tbaa !147
  %43 = load i8, ptr %15, align 1
  %44 = zext i8 %43 to i32
  %45 = call noundef <4 x float> @_ZZN12_GLOBAL__N_19normalizeILb0EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv4_flDv4_bE0_clES3_lS4_(ptr noundef nonnull align 4 dereferenceable(8) %8, <4 x float> noundef %41, i64 noundef %42, i32 %44)
  store <4 x float> %45, ptr %14, align 16, !tbaa !147
  %46 = load i64, ptr %13, align 8, !tbaa !44
  %47 = load i8, ptr %10, align 1, !tbaa !92, !range !94, !noundef !46
  %48 = trunc i8 %47 to i1
  br i1 %48, label %49, label %52

49:                                               ; preds = %34
  %50 = load <4 x float>, ptr %14, align 16, !tbaa !147
  %51 = call noundef <4 x float> @_ZN12_GLOBAL__N_14siluEDv4_f(<4 x float> noundef %50)
  br label %54

52:                                               ; preds = %34
  %53 = load <4 x float>, ptr %14, align 16, !tbaa !147
  br label %54

54:                                               ; preds = %52, %49
  %55 = phi <4 x float> [ %51, %49 ], [ %53, %52 ]
  call void @_ZNK12_GLOBAL__N_17Numbers3putElDv4_f(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %46, <4 x float> noundef %55)
  call void @llvm.lifetime.end.p0(ptr %14) #12
  call void @llvm.lifetime.end.p0(ptr %13) #12
  br label %56

56:                                               ; preds = %54
  %57 = load i32, ptr %12, align 4, !tbaa !6
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %12, align 4, !tbaa !6
  br label %30, !llvm.loop !180

59:                                               ; preds = %33
  br label %60

60:                                               ; preds = %59
  %61 = load i64, ptr %11, align 8, !tbaa !44
  %62 = add nsw i64 %61, 8
  store i64 %62, ptr %11, align 8, !tbaa !44
  br label %24, !llvm.loop !181

63:                                               ; preds = %24
  br label %64

64:                                               ; preds = %109, %63
  %65 = load i64, ptr %11, align 8, !tbaa !44
  %66 = load i64, ptr %9, align 8, !tbaa !44
  %67 = icmp slt i64 %65, %66
  br i1 %67, label %68, label %112

68:                                               ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %16) #12
  %69 = load i64, ptr %9, align 8, !tbaa !44
  %70 = load i64, ptr %11, align 8, !tbaa !44
  %71 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %69, i64 noundef %70)
  %72 = shufflevector <4 x i1> %71, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %73 = bitcast <8 x i1> %72 to i8
  store i8 %73, ptr %16, align 1, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %17) #12
  %74 = load i64, ptr %11, align 8, !tbaa !44
  %75 = load i8, ptr %16, align 1
  %76 = bitcast i8 %75 to <8 x i1>
  %77 = shufflevector <8 x i1> %76, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %78 = shufflevector <4 x i1> %77, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %79 = bitcast <8 x i1> %78 to i8
  store i8 %79, ptr %18, align 1, !tbaa !147
  %80 = load i8, ptr %18, align 1
  %81 = zext i8 %80 to i32
  %82 = call noundef <4 x float> @_ZNK12_GLOBAL__N_17Numbers4someElDv4_b(ptr noundef nonnull align 8 dereferenceable(8) %6, i64 noundef %74, i32 %81)
  %83 = load i64, ptr %11, align 8, !tbaa !44
  %84 = load i8, ptr %16, align 1
  %85 = bitcast i8 %84 to <8 x i1>
  %86 = shufflevector <8 x i1> %85, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %87 = shufflevector <4 x i1> %86, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %88 = bitcast <8 x i1> %87 to i8
  store i8 %88, ptr %19, align 1, !tbaa !147
  %89 = load i8, ptr %19, align 1
  %90 = zext i8 %89 to i32
  %91 = call noundef <4 x float> @_ZZN12_GLOBAL__N_19normalizeILb0EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv4_flDv4_bE0_clES3_lS4_(ptr noundef nonnull align 4 dereferenceable(8) %8, <4 x float> noundef %82, i64 noundef %83, i32 %90)
  store <4 x float> %91, ptr %17, align 16, !tbaa !147
  %92 = load i64, ptr %11, align 8, !tbaa !44
  %93 = load i8, ptr %10, align 1, !tbaa !92, !range !94, !noundef !46
  %94 = trunc i8 %93 to i1
  br i1 %94, label %95, label %98

95:                                               ; preds = %68
  %96 = load <4 x float>, ptr %17, align 16, !tbaa !147
  %97 = call noundef <4 x float> @_ZN12_GLOBAL__N_14siluEDv4_f(<4 x float> noundef %96)
  br label %100

98:                                               ; preds = %68
  %99 = load <4 x float>, ptr %17, align 16, !tbaa !147
  br label %100

100:                                              ; preds = %98, %95
  %101 = phi <4 x float> [ %97, %95 ], [ %99, %98 ]
  %102 = load i8, ptr %16, align 1
  %103 = bitcast i8 %102 to <8 x i1>
  %104 = shufflevector <8 x i1> %103, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %105 = shufflevector <4 x i1> %104, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %106 = bitcast <8 x i1> %105 to i8
  store i8 %106, ptr %20, align 1, !tbaa !147
  %107 = load i8, ptr %20, align 1
  %108 = zext i8 %107 to i32
  call void @_ZNK12_GLOBAL__N_17Numbers3putElDv4_fDv4_b(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %92, <4 x float> noundef %101, i32 %108)
  call void @llvm.lifetime.end.p0(ptr %17) #12
  call void @llvm.lifetime.end.p0(ptr %16) #12
  br label %109

109:                                              ; preds = %100
  %110 = load i64, ptr %11, align 8, !tbaa !44
  %111 = add nsw i64 %110, 4
  store i64 %111, ptr %11, align 8, !tbaa !44
  br label %64, !llvm.loop !182

112:                                              ; preds = %64
  call void @llvm.lifetime.end.p0(ptr %11) #12
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZZN12_GLOBAL__N_19normalizeILb0EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv4_flDv4_bE_clES3_lS4_(ptr noundef nonnull align 16 dereferenceable(48) %0, <4 x float> noundef %1, i64 noundef %2, i32 %3) #3 {
  %5 = alloca i8, align 1
  %6 = alloca ptr, align 8
  %7 = alloca <4 x float>, align 16
  %8 = alloca i64, align 8
  %9 = alloca i8, align 1
  %10 = alloca <4 x float>, align 16
  %11 = alloca i8, align 1
  %12 = alloca <4 x float>, align 16
  %13 = alloca i8, align 1
  %14 = trunc i32 %3 to i8
  store i8 %14, ptr %5, align 1
  %15 = load i8, ptr %5, align 1
  %16 = bitcast i8 %15 to <8 x i1>
  %17 = shufflevector <8 x i1> %16, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store ptr %0, ptr %6, align 8, !tbaa !49
  store <4 x float> %1, ptr %7, align 16, !tbaa !147
  store i64 %2, ptr %8, align 8, !tbaa !44
  %18 = shufflevector <4 x i1> %17, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %19 = bitcast <8 x i1> %18 to i8
  store i8 %19, ptr %9, align 1, !tbaa !147
  %20 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %10) #12
  %21 = getelementptr inbounds nuw %class.anon.10, ptr %20, i32 0, i32 0
  %22 = load i64, ptr %8, align 8, !tbaa !44
  %23 = load i8, ptr %9, align 1
  %24 = bitcast i8 %23 to <8 x i1>
  %25 = shufflevector <8 x i1> %24, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %26 = shufflevector <4 x i1> %25, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %27 = bitcast <8 x i1> %26 to i8
  store i8 %27, ptr %11, align 1, !tbaa !147
  %28 = load i8, ptr %11, align 1
  %29 = zext i8 %28 to i32
  %30 = call noundef <4 x float> @_ZNK12_GLOBAL__N_17Numbers4someElDv4_b(ptr noundef nonnull align 8 dereferenceable(8) %21, i64 noundef %22, i32 %29)
  store <4 x float> %30, ptr %10, align 16, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %12) #12
  %31 = getelementptr inbounds nuw %class.anon.10, ptr %20, i32 0, i32 1
  %32 = load i64, ptr %8, align 8, !tbaa !44
  %33 = load i8, ptr %9, align 1
  %34 = bitcast i8 %33 to <8 x i1>
  %35 = shufflevector <8 x i1> %34, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %36 = shufflevector <4 x i1> %35, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %37 = bitcast <8 x i1> %36 to i8
  store i8 %37, ptr %13, align 1, !tbaa !147
  %38 = load i8, ptr %13, align 1
  %39 = zext i8 %38 to i32
  %40 = call noundef <4 x float> @_ZNK12_GLOBAL__N_17Numbers4someElDv4_b(ptr noundef nonnull align 8 dereferenceable(8) %31, i64 noundef %32, i32 %39)
  store <4 x float> %40, ptr %12, align 16, !tbaa !147
  %41 = load <4 x float>, ptr %7, align 16, !tbaa !147
  %42 = getelementptr inbounds nuw %class.anon.10, ptr %20, i32 0, i32 2
  %43 = load <4 x float>, ptr %42, align 16, !tbaa !147
  %44 = getelementptr inbounds nuw %class.anon.10, ptr %20, i32 0, i32 3
  %45 = load <4 x float>, ptr %44, align 16, !tbaa !147
  %46 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %41, <4 x float> noundef %43, <4 x float> noundef %45)
  %47 = load <4 x float>, ptr %10, align 16, !tbaa !147
  %48 = load <4 x float>, ptr %12, align 16, !tbaa !147
  %49 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %46, <4 x float> noundef %47, <4 x float> noundef %48)
  call void @llvm.lifetime.end.p0(ptr %12) #12
  call void @llvm.lifetime.end.p0(ptr %10) #12
  ret <4 x float> %49
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZZN12_GLOBAL__N_19normalizeILb0EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv4_flDv4_bE0_clES3_lS4_(ptr noundef nonnull align 4 dereferenceable(8) %0, <4 x float> noundef %1, i64 noundef %2, i32 %3) #3 {
  %5 = alloca i8, align 1
  %6 = alloca ptr, align 8
  %7 = alloca <4 x float>, align 16
  %8 = alloca i64, align 8
  %9 = alloca i8, align 1
  %10 = trunc i32 %3 to i8
  store i8 %10, ptr %5, align 1
  %11 = load i8, ptr %5, align 1
  %12 = bitcast i8 %11 to <8 x i1>
  %13 = shufflevector <8 x i1> %12, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store ptr %0, ptr %6, align 8, !tbaa !49
  store <4 x float> %1, ptr %7, align 16, !tbaa !147
  store i64 %2, ptr %8, align 8, !tbaa !44
  %14 = shufflevector <4 x i1> %13, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %15 = bitcast <8 x i1> %14 to i8
  store i8 %15, ptr %9, align 1, !tbaa !147
  %16 = load ptr, ptr %6, align 8
  %17 = load <4 x float>, ptr %7, align 16, !tbaa !147
  %18 = getelementptr inbounds nuw %class.anon.11, ptr %16, i32 0, i32 0
  %19 = load float, ptr %18, align 4, !tbaa !153
  %20 = insertelement <4 x float> poison, float %19, i64 0
  %21 = shufflevector <4 x float> %20, <4 x float> poison, <4 x i32> zeroinitializer
  %22 = getelementptr inbounds nuw %class.anon.11, ptr %16, i32 0, i32 1
  %23 = load float, ptr %22, align 4, !tbaa !155
  %24 = insertelement <4 x float> poison, float %23, i64 0
  %25 = shufflevector <4 x float> %24, <4 x float> poison, <4 x i32> zeroinitializer
  %26 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %17, <4 x float> noundef %21, <4 x float> noundef %25)
  ret <4 x float> %26
}

attributes #0 = { mustprogress nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { allocsize(0) }
attributes #3 = { inlinehint mustprogress nounwind uwtable }
attributes #4 = { nounwind }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { alwaysinline mustprogress nounwind uwtable }
attributes #7 = { mustprogress noinline nounwind uwtable }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #12 = { nounwind }
attributes #13 = { allocsize(0) }

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
!40 = !{!41, !41, i64 0}
!41 = !{!"p1 _ZTSN12_GLOBAL__N_14WorkE", !12, i64 0}
!42 = !{!43, !43, i64 0}
!43 = !{!"p1 _ZTS4Call", !12, i64 0}
!44 = !{!15, !15, i64 0}
!45 = !{!14, !15, i64 56}
!46 = !{}
!47 = !{i64 8}
!48 = !{!14, !21, i64 72}
!49 = !{!12, !12, i64 0}
!50 = distinct !{!50, !51}
!51 = !{!"llvm.loop.mustprogress"}
!52 = !{!14, !15, i64 96}
!53 = !{!14, !21, i64 112}
!54 = distinct !{!54, !51}
!55 = !{!56, !15, i64 0}
!56 = !{!"_ZTS34XLA_FFI_ThreadPool_NumThreads_Args", !15, i64 0, !16, i64 8, !18, i64 16, !57, i64 24}
!57 = !{!"p1 long", !12, i64 0}
!58 = !{!56, !16, i64 8}
!59 = !{!14, !18, i64 24}
!60 = !{!56, !18, i64 16}
!61 = !{!56, !57, i64 24}
!62 = !{!63, !12, i64 144}
!63 = !{!"_ZTS11XLA_FFI_Api", !15, i64 0, !16, i64 8, !34, i64 16, !64, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184}
!64 = !{!"p1 _ZTS19XLA_FFI_InternalApi", !12, i64 0}
!65 = !{!66, !15, i64 0}
!66 = !{!"_ZTS4Plan", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24}
!67 = !{!66, !15, i64 8}
!68 = !{!66, !15, i64 16}
!69 = !{!66, !15, i64 24}
!70 = !{!71, !15, i64 32}
!71 = !{!"_ZTSN12_GLOBAL__N_14WorkE", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24, !15, i64 32, !8, i64 40, !15, i64 104, !15, i64 112, !15, i64 120, !15, i64 128, !15, i64 136, !15, i64 144, !72, i64 152}
!72 = !{!"_ZTS4Call", !8, i64 0, !8, i64 120}
!73 = !{!71, !15, i64 16}
!74 = !{!71, !15, i64 8}
!75 = !{!71, !15, i64 0}
!76 = !{!71, !15, i64 104}
!77 = !{!71, !15, i64 120}
!78 = !{!71, !15, i64 112}
!79 = !{!71, !15, i64 128}
!80 = !{!71, !15, i64 144}
!81 = !{!71, !15, i64 136}
!82 = !{!71, !15, i64 24}
!83 = !{!84, !15, i64 0}
!84 = !{!"_ZTS32XLA_FFI_ThreadPool_Schedule_Args", !15, i64 0, !16, i64 8, !18, i64 16, !12, i64 24, !12, i64 32}
!85 = !{!84, !16, i64 8}
!86 = !{!84, !18, i64 16}
!87 = !{!84, !12, i64 24}
!88 = !{!84, !12, i64 32}
!89 = !{!63, !12, i64 136}
!90 = distinct !{!90, !51}
!91 = distinct !{!91, !51}
!92 = !{!93, !93, i64 0}
!93 = !{!"bool", !8, i64 0}
!94 = !{i8 0, i8 2}
!95 = !{!63, !12, i64 48}
!96 = !{!97, !97, i64 0}
!97 = !{!"p1 _ZTSN4Call5ArrayE", !12, i64 0}
!98 = !{!99, !99, i64 0}
!99 = !{!"p1 _ZTS14XLA_FFI_Buffer", !12, i64 0}
!100 = !{!101, !12, i64 24}
!101 = !{!"_ZTS14XLA_FFI_Buffer", !15, i64 0, !16, i64 8, !102, i64 16, !12, i64 24, !15, i64 32, !57, i64 40}
!102 = !{!"_ZTS16XLA_FFI_DataType", !8, i64 0}
!103 = !{!104, !12, i64 0}
!104 = !{!"_ZTSN4Call5ArrayE", !12, i64 0, !8, i64 8}
!105 = !{!101, !15, i64 32}
!106 = !{!101, !57, i64 40}
!107 = distinct !{!107, !51}
!108 = !{!109, !109, i64 0}
!109 = !{!"p1 _ZTS13XLA_FFI_Error", !12, i64 0}
!110 = !{!111, !15, i64 0}
!111 = !{!"_ZTS26XLA_FFI_Error_Destroy_Args", !15, i64 0, !16, i64 8, !109, i64 16}
!112 = !{!111, !16, i64 8}
!113 = !{!111, !109, i64 16}
!114 = !{!63, !12, i64 64}
!115 = distinct !{!115, !51}
!116 = distinct !{!116, !51}
!117 = !{!118, !118, i64 0}
!118 = !{!"p1 _ZTSN12_GLOBAL__N_15SizesE", !12, i64 0}
!119 = !{!120, !121, i64 0}
!120 = !{!"_ZTSN12_GLOBAL__N_17NumbersE", !121, i64 0}
!121 = !{!"p1 omnipotent char", !12, i64 0}
!122 = !{i64 0, i64 8, !123}
!123 = !{!121, !121, i64 0}
!124 = !{!125, !126, i64 4}
!125 = !{!"_ZTSN12_GLOBAL__N_110StatisticsE", !126, i64 0, !126, i64 4}
!126 = !{!"float", !8, i64 0}
!127 = !{i64 4}
!128 = !{!129, !126, i64 16}
!129 = !{!"_ZTSN12_GLOBAL__N_15SizesE", !7, i64 0, !7, i64 4, !7, i64 8, !7, i64 12, !126, i64 16}
!130 = !{!126, !126, i64 0}
!131 = !{!129, !7, i64 8}
!132 = !{!129, !7, i64 0}
!133 = !{!129, !7, i64 12}
!134 = !{i64 0, i64 4, !130, i64 4, i64 4, !130}
!135 = !{!129, !7, i64 4}
!136 = distinct !{!136, !51}
!137 = !{!138, !43, i64 0}
!138 = !{!"_ZTSZL5pieceRK4CallllE3$_0", !43, i64 0}
!139 = !{!140, !140, i64 0}
!140 = !{!"p1 _ZTSN12_GLOBAL__N_17NumbersE", !12, i64 0}
!141 = !{!142, !142, i64 0}
!142 = !{!"double", !8, i64 0}
!143 = !{!144, !126, i64 0}
!144 = !{!"_ZTSZN12_GLOBAL__N_110statisticsENS_7NumbersElE3$_1", !126, i64 0}
!145 = distinct !{!145, !51}
!146 = !{!125, !126, i64 0}
!147 = !{!8, !8, i64 0}
!148 = !{i64 0, i64 8, !123, i64 8, i64 8, !123, i64 16, i64 16, !147, i64 32, i64 16, !147}
!149 = !{!150, !126, i64 0}
!150 = !{!"_ZTSZN12_GLOBAL__N_19normalizeILb1EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llEUlDv4_flDv4_bE0_", !126, i64 0, !126, i64 4}
!151 = !{!150, !126, i64 4}
!152 = distinct !{!152, !51}
!153 = !{!154, !126, i64 0}
!154 = !{!"_ZTSZN12_GLOBAL__N_19normalizeILb0EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llEUlDv4_flDv4_bE0_", !126, i64 0, !126, i64 4}
!155 = !{!154, !126, i64 4}
!156 = distinct !{!156, !51}
!157 = distinct !{!157, !51, !158}
!158 = !{!"llvm.loop.unroll.full"}
!159 = distinct !{!159, !51}
!160 = distinct !{!160, !51}
!161 = distinct !{!161, !51, !158}
!162 = distinct !{!162, !51}
!163 = distinct !{!163, !51}
!164 = !{!165, !165, i64 0}
!165 = !{!"p1 short", !12, i64 0}
!166 = !{!167, !167, i64 0}
!167 = !{!"p1 float", !12, i64 0}
!168 = distinct !{!168, !51, !158}
!169 = distinct !{!169, !51}
!170 = distinct !{!170, !51}
!171 = distinct !{!171, !51, !158}
!172 = distinct !{!172, !51}
!173 = distinct !{!173, !51}
!174 = distinct !{!174, !51, !158}
!175 = !{!176, !176, i64 0}
!176 = !{!"short", !8, i64 0}
!177 = distinct !{!177, !51, !158}
!178 = distinct !{!178, !51}
!179 = distinct !{!179, !51}
!180 = distinct !{!180, !51, !158}
!181 = distinct !{!181, !51}
!182 = distinct !{!182, !51}
