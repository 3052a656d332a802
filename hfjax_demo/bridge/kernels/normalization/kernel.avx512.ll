
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
%class.anon.4 = type { %"struct.(anonymous namespace)::Numbers", %"struct.(anonymous namespace)::Numbers", <16 x float>, <16 x float> }
%class.anon.5 = type { float, float }
%class.anon.10 = type { %"struct.(anonymous namespace)::Numbers", %"struct.(anonymous namespace)::Numbers", <16 x float>, <16 x float> }
%class.anon.11 = type { float, float }
%struct.Unaligned = type { <16 x i16> }
%struct.Unaligned.2 = type { <16 x float> }
%struct.Unaligned.3 = type { <16 x i32> }
%struct.Unaligned.6 = type { <16 x i16> }
%struct.Unaligned.7 = type { <16 x float> }
%struct.Unaligned.8 = type { i16 }
%struct.Unaligned.9 = type { float }

$_ZN4Call5Array3setERK14XLA_FFI_Buffer = comdat any

$_ZNK4Call5sizesEl = comdat any

$_ZNK4Call6resultIcEEPT_l = comdat any

$_ZNK4Call8argumentIcEEPKT_l = comdat any

@.str = private unnamed_addr constant [50 x i8] c"out of memory for what a product of numbers needs\00", align 1
@__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating = private unnamed_addr constant %struct.XLA_FFI_Error_Create_Args { i64 28, ptr null, ptr @.str, i32 8 }, align 8
@is_bfloat16 = external constant i32, align 4
@__const._ZN12_GLOBAL__N_112lane_numbersEv.numbers = private unnamed_addr constant [16 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15], align 16
@__const._ZN12_GLOBAL__N_13expEDv16_f.factorials = private unnamed_addr constant [7 x double] [double 1.000000e+00, double 1.000000e+00, double 2.000000e+00, double 6.000000e+00, double 2.400000e+01, double 1.200000e+02, double 7.200000e+02], align 16

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
  call void @llvm.lifetime.start.p0(ptr %4) #19
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
  call void @llvm.lifetime.end.p0(ptr %4) #19
  br label %249

42:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %5) #19
  %43 = load ptr, ptr %3, align 8, !tbaa !10
  %44 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %43, i32 0, i32 2
  %45 = load ptr, ptr %44, align 8, !tbaa !38
  store ptr %45, ptr %5, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %6) #19
  %46 = call noalias ptr @malloc(i64 noundef 512) #20
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
  call void @llvm.lifetime.start.p0(ptr %8) #19
  %53 = load ptr, ptr %6, align 8, !tbaa !40
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %53, i32 0, i32 12
  store ptr %54, ptr %8, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %9) #19
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
  call void @llvm.lifetime.end.p0(ptr %9) #19
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
  call void @llvm.lifetime.start.p0(ptr %10) #19
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
  call void @llvm.lifetime.end.p0(ptr %10) #19
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
  call void @llvm.lifetime.start.p0(ptr %11) #19
  %105 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZL4planRK4Call(ptr dead_on_unwind writable sret(%struct.Plan) align 8 %11, ptr noundef nonnull align 8 dereferenceable(360) %105)
  call void @llvm.lifetime.start.p0(ptr %12) #19
  store i64 1, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #19
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
  %118 = call noundef zeroext i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %113, ptr noundef %117)
  call void @llvm.lifetime.start.p0(ptr %14) #19
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
  call void @llvm.lifetime.start.p0(ptr %15) #19
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
  call void @llvm.lifetime.start.p0(ptr %16) #19
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
  call void @llvm.lifetime.start.p0(ptr %17) #19
  %179 = load ptr, ptr %6, align 8, !tbaa !40
  %180 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %179, i32 0, i32 7
  %181 = load i64, ptr %180, align 8, !tbaa !78
  store i64 %181, ptr %17, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %18) #19
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
  call void @llvm.lifetime.start.p0(ptr %19) #19
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
  call void @llvm.lifetime.start.p0(ptr %20) #19
  store i64 0, ptr %20, align 8, !tbaa !44
  br label %203

203:                                              ; preds = %218, %125
  %204 = load i64, ptr %20, align 8, !tbaa !44
  %205 = load i64, ptr %18, align 8, !tbaa !44
  %206 = icmp slt i64 %204, %205
  br i1 %206, label %208, label %207

207:                                              ; preds = %203
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #19
  br label %221

208:                                              ; preds = %203
  %209 = load ptr, ptr %5, align 8, !tbaa !39
  %210 = load ptr, ptr %5, align 8, !tbaa !39
  %211 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %210, i32 0, i32 15
  %212 = load ptr, ptr %211, align 8, !tbaa !89
  %213 = call noundef ptr %212(ptr noundef %19)
  %214 = call noundef zeroext i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %209, ptr noundef %213)
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
  call void @llvm.lifetime.start.p0(ptr %22) #19
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
  call void @llvm.lifetime.end.p0(ptr %22) #19
  call void @llvm.lifetime.end.p0(ptr %19) #19
  call void @llvm.lifetime.end.p0(ptr %18) #19
  call void @llvm.lifetime.end.p0(ptr %17) #19
  call void @llvm.lifetime.end.p0(ptr %16) #19
  call void @llvm.lifetime.end.p0(ptr %15) #19
  call void @llvm.lifetime.end.p0(ptr %14) #19
  call void @llvm.lifetime.end.p0(ptr %13) #19
  call void @llvm.lifetime.end.p0(ptr %12) #19
  call void @llvm.lifetime.end.p0(ptr %11) #19
  call void @llvm.lifetime.end.p0(ptr %8) #19
  br label %248

248:                                              ; preds = %246, %49
  call void @llvm.lifetime.end.p0(ptr %6) #19
  call void @llvm.lifetime.end.p0(ptr %5) #19
  br label %249

249:                                              ; preds = %248, %28
  %250 = load ptr, ptr %2, align 8
  ret ptr %250
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: mustprogress nounwind uwtable
define internal noundef ptr @_ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.XLA_FFI_Error_Create_Args, align 8
  store ptr %0, ptr %2, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %3) #19
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating, i64 32, i1 false)
  %4 = load ptr, ptr %2, align 8, !tbaa !39
  %5 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %4, i32 0, i32 4
  %6 = load ptr, ptr %5, align 8, !tbaa !95
  %7 = call noundef ptr %6(ptr noundef %3)
  call void @llvm.lifetime.end.p0(ptr %3) #19
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
define linkonce_odr void @_ZN4Call5Array3setERK14XLA_FFI_Buffer(ptr noundef nonnull align 8 dereferenceable(40) %0, ptr noundef nonnull align 8 dereferenceable(48) %1) #0 comdat align 2 {
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
  call void @llvm.lifetime.start.p0(ptr %5) #19
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
  call void @llvm.lifetime.end.p0(ptr %5) #19
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
define internal noundef zeroext i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %0, ptr noundef %1) #0 {
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
  call void @llvm.lifetime.start.p0(ptr %6) #19
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
  call void @llvm.lifetime.end.p0(ptr %6) #19
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
  call void @free(ptr noundef %12) #19
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
  call void @llvm.lifetime.start.p0(ptr %3) #19
  %17 = load ptr, ptr %2, align 8, !tbaa !40
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %17, i32 0, i32 0
  store i64 1, ptr %4, align 8, !tbaa !44
  %19 = load i64, ptr %4, align 8
  %20 = atomicrmw add ptr %18, i64 %19 monotonic, align 8
  store i64 %20, ptr %5, align 8
  %21 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %21, ptr %3, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #19
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
  call void @llvm.lifetime.start.p0(ptr %7) #19
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
  call void @llvm.lifetime.end.p0(ptr %7) #19
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
  call void @llvm.lifetime.start.p0(ptr %12) #19
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
  %89 = call noundef zeroext i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %78, i64 noundef %79, i64 noundef %88)
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
  call void @llvm.lifetime.end.p0(ptr %12) #19
  store i32 0, ptr %10, align 4
  br label %100

100:                                              ; preds = %94, %58, %29
  call void @llvm.lifetime.end.p0(ptr %6) #19
  call void @llvm.lifetime.end.p0(ptr %3) #19
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

; Function Attrs: nounwind
declare void @free(ptr noundef) #6

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
define internal noundef zeroext i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2) #7 {
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
  call void @llvm.lifetime.start.p0(ptr %7) #19
  %28 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %29 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %28, i64 noundef 0)
  %30 = getelementptr inbounds i64, ptr %29, i64 1
  %31 = load i64, ptr %30, align 8, !tbaa !44
  store i64 %31, ptr %7, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %8) #19
  %32 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %33 = call noundef ptr @_ZNK4Call8argumentIN12_GLOBAL__N_15SizesEEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %32, i64 noundef 3)
  store ptr %33, ptr %8, align 8, !tbaa !117
  call void @llvm.lifetime.start.p0(ptr %9) #19
  %34 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %34, ptr %9, align 8, !tbaa !44
  br label %35

35:                                               ; preds = %117, %3
  %36 = load i64, ptr %9, align 8, !tbaa !44
  %37 = load i64, ptr %6, align 8, !tbaa !44
  %38 = icmp slt i64 %36, %37
  br i1 %38, label %40, label %39

39:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr %9) #19
  br label %120

40:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %10) #19
  %41 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 0
  %42 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  store ptr %42, ptr %41, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %11) #19
  call void @llvm.lifetime.start.p0(ptr %12) #19
  %43 = call ptr @"_ZZL5pieceRK4CallllENK3$_0clEl"(ptr noundef nonnull align 8 dereferenceable(8) %10, i64 noundef 0)
  %44 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %12, i32 0, i32 0
  store ptr %43, ptr %44, align 8
  %45 = load i64, ptr %9, align 8, !tbaa !44
  %46 = load i64, ptr %7, align 8, !tbaa !44
  %47 = mul nsw i64 %45, %46
  %48 = call ptr @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %12, i64 noundef %47)
  %49 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %11, i32 0, i32 0
  store ptr %48, ptr %49, align 8
  call void @llvm.lifetime.end.p0(ptr %12) #19
  call void @llvm.lifetime.start.p0(ptr %13) #19
  call void @llvm.lifetime.start.p0(ptr %14) #19
  %50 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %14, i32 0, i32 0
  %51 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %52 = call noundef ptr @_ZNK4Call6resultIcEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %51, i64 noundef 0)
  store ptr %52, ptr %50, align 8, !tbaa !119
  %53 = load i64, ptr %9, align 8, !tbaa !44
  %54 = load i64, ptr %7, align 8, !tbaa !44
  %55 = mul nsw i64 %53, %54
  %56 = call ptr @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %14, i64 noundef %55)
  %57 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %13, i32 0, i32 0
  store ptr %56, ptr %57, align 8
  call void @llvm.lifetime.end.p0(ptr %14) #19
  call void @llvm.lifetime.start.p0(ptr %15) #19
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %11, i64 8, i1 false), !tbaa.struct !122
  %58 = load i64, ptr %7, align 8, !tbaa !44
  %59 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %16, i32 0, i32 0
  %60 = load ptr, ptr %59, align 8
  %61 = call <2 x float> @_ZN12_GLOBAL__N_110statisticsENS_7NumbersEl(ptr %60, i64 noundef %58)
  store <2 x float> %61, ptr %15, align 4
  call void @llvm.lifetime.start.p0(ptr %17) #19
  %62 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Statistics", ptr %15, i32 0, i32 1
  %63 = load float, ptr %62, align 4, !tbaa !124
  %64 = load ptr, ptr %8, align 8, !tbaa !117, !nonnull !46, !align !127
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %64, i32 0, i32 4
  %66 = load float, ptr %65, align 4, !tbaa !128
  %67 = fadd float %63, %66
  %68 = call float @llvm.sqrt.f32(float %67)
  %69 = fdiv float 1.000000e+00, %68
  store float %69, ptr %17, align 4, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %18) #19
  %70 = load i64, ptr %9, align 8, !tbaa !44
  %71 = load ptr, ptr %8, align 8, !tbaa !117, !nonnull !46, !align !127
  %72 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %71, i32 0, i32 2
  %73 = load i32, ptr %72, align 4, !tbaa !131
  %74 = sext i32 %73 to i64
  %75 = srem i64 %70, %74
  %76 = load ptr, ptr %8, align 8, !tbaa !117, !nonnull !46, !align !127
  %77 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %76, i32 0, i32 0
  %78 = load i32, ptr %77, align 4, !tbaa !132
  %79 = sext i32 %78 to i64
  %80 = mul nsw i64 %75, %79
  store i64 %80, ptr %18, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %19) #19
  call void @llvm.lifetime.start.p0(ptr %20) #19
  %81 = call ptr @"_ZZL5pieceRK4CallllENK3$_0clEl"(ptr noundef nonnull align 8 dereferenceable(8) %10, i64 noundef 1)
  %82 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %20, i32 0, i32 0
  store ptr %81, ptr %82, align 8
  %83 = load i64, ptr %18, align 8, !tbaa !44
  %84 = call ptr @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %20, i64 noundef %83)
  %85 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %19, i32 0, i32 0
  store ptr %84, ptr %85, align 8
  call void @llvm.lifetime.end.p0(ptr %20) #19
  call void @llvm.lifetime.start.p0(ptr %21) #19
  call void @llvm.lifetime.start.p0(ptr %22) #19
  %86 = call ptr @"_ZZL5pieceRK4CallllENK3$_0clEl"(ptr noundef nonnull align 8 dereferenceable(8) %10, i64 noundef 2)
  %87 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %22, i32 0, i32 0
  store ptr %86, ptr %87, align 8
  %88 = load i64, ptr %18, align 8, !tbaa !44
  %89 = call ptr @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %22, i64 noundef %88)
  %90 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %21, i32 0, i32 0
  store ptr %89, ptr %90, align 8
  call void @llvm.lifetime.end.p0(ptr %22) #19
  %91 = load ptr, ptr %8, align 8, !tbaa !117, !nonnull !46, !align !127
  %92 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %91, i32 0, i32 3
  %93 = load i32, ptr %92, align 4, !tbaa !133
  %94 = icmp ne i32 %93, 0
  br i1 %94, label %95, label %96

95:                                               ; preds = %40
  br label %97

96:                                               ; preds = %40
  br label %97

97:                                               ; preds = %96, %95
  %98 = phi ptr [ @_ZN12_GLOBAL__N_19normalizeILb1EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_ll, %95 ], [ @_ZN12_GLOBAL__N_19normalizeILb0EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_ll, %96 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %11, i64 8, i1 false), !tbaa.struct !122
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %13, i64 8, i1 false), !tbaa.struct !122
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %25, ptr align 4 %15, i64 8, i1 false), !tbaa.struct !134
  %99 = load float, ptr %17, align 4, !tbaa !130
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %19, i64 8, i1 false), !tbaa.struct !122
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %27, ptr align 8 %21, i64 8, i1 false), !tbaa.struct !122
  %100 = load ptr, ptr %8, align 8, !tbaa !117, !nonnull !46, !align !127
  %101 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %100, i32 0, i32 0
  %102 = load i32, ptr %101, align 4, !tbaa !132
  %103 = sext i32 %102 to i64
  %104 = load ptr, ptr %8, align 8, !tbaa !117, !nonnull !46, !align !127
  %105 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %104, i32 0, i32 1
  %106 = load i32, ptr %105, align 4, !tbaa !135
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %23, i32 0, i32 0
  %109 = load ptr, ptr %108, align 8
  %110 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %24, i32 0, i32 0
  %111 = load ptr, ptr %110, align 8
  %112 = load <2 x float>, ptr %25, align 4
  %113 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %26, i32 0, i32 0
  %114 = load ptr, ptr %113, align 8
  %115 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %27, i32 0, i32 0
  %116 = load ptr, ptr %115, align 8
  call void %98(ptr %109, ptr %111, <2 x float> %112, float noundef %99, ptr %114, ptr %116, i64 noundef %103, i64 noundef %107)
  call void @llvm.lifetime.end.p0(ptr %21) #19
  call void @llvm.lifetime.end.p0(ptr %19) #19
  call void @llvm.lifetime.end.p0(ptr %18) #19
  call void @llvm.lifetime.end.p0(ptr %17) #19
  call void @llvm.lifetime.end.p0(ptr %15) #19
  call void @llvm.lifetime.end.p0(ptr %13) #19
  call void @llvm.lifetime.end.p0(ptr %11) #19
  call void @llvm.lifetime.end.p0(ptr %10) #19
  br label %117

117:                                              ; preds = %97
  %118 = load i64, ptr %9, align 8, !tbaa !44
  %119 = add nsw i64 %118, 1
  store i64 %119, ptr %9, align 8, !tbaa !44
  br label %35, !llvm.loop !136

120:                                              ; preds = %39
  call void @llvm.lifetime.end.p0(ptr %8) #19
  call void @llvm.lifetime.end.p0(ptr %7) #19
  ret i1 true
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 comdat align 2 {
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
define internal noundef ptr @_ZNK4Call8argumentIN12_GLOBAL__N_15SizesEEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 align 2 {
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
define internal ptr @"_ZZL5pieceRK4CallllENK3$_0clEl"(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) #3 align 2 {
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
  ret ptr %13
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal ptr @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) #8 align 2 {
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
  ret ptr %19
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call6resultIcEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 comdat align 2 {
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
define internal <2 x float> @_ZN12_GLOBAL__N_110statisticsENS_7NumbersEl(ptr %0, i64 noundef %1) #9 {
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
  call void @llvm.lifetime.start.p0(ptr %6) #19
  store double 0.000000e+00, ptr %6, align 8, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %7) #19
  store double 0.000000e+00, ptr %7, align 8, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %8) #19
  store i64 0, ptr %8, align 8, !tbaa !44
  br label %21

21:                                               ; preds = %79, %2
  %22 = load i64, ptr %8, align 8, !tbaa !44
  %23 = load i64, ptr %5, align 8, !tbaa !44
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %8) #19
  br label %82

26:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %9) #19
  %27 = load i64, ptr %8, align 8, !tbaa !44
  %28 = call ptr @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %4, i64 noundef %27)
  %29 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %9, i32 0, i32 0
  store ptr %28, ptr %29, align 8
  call void @llvm.lifetime.start.p0(ptr %10) #19
  %30 = load i64, ptr %5, align 8, !tbaa !44
  %31 = load i64, ptr %8, align 8, !tbaa !44
  %32 = sub nsw i64 %30, %31
  %33 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %32, i64 noundef 2048)
  store i64 %33, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #19
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %9, i64 8, i1 false), !tbaa.struct !122
  %34 = load i64, ptr %10, align 8, !tbaa !44
  %35 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %12, i32 0, i32 0
  %36 = load ptr, ptr %35, align 8
  %37 = call noundef float @"_ZN12_GLOBAL__N_15totalIZNS_10statisticsENS_7NumbersElE3$_0EEfS1_lT_"(ptr %36, i64 noundef %34)
  %38 = load i64, ptr %10, align 8, !tbaa !44
  %39 = sitofp i64 %38 to double
  %40 = fptrunc double %39 to float
  %41 = fdiv float %37, %40
  store float %41, ptr %11, align 4, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %14) #19
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %9, i64 8, i1 false), !tbaa.struct !122
  %42 = load i64, ptr %10, align 8, !tbaa !44
  %43 = getelementptr inbounds nuw %class.anon.1, ptr %16, i32 0, i32 0
  %44 = load float, ptr %11, align 4, !tbaa !130
  store float %44, ptr %43, align 4, !tbaa !143
  %45 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %15, i32 0, i32 0
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw %class.anon.1, ptr %16, i32 0, i32 0
  %48 = load float, ptr %47, align 4
  %49 = call noundef float @"_ZN12_GLOBAL__N_15totalIZNS_10statisticsENS_7NumbersElE3$_1EEfS1_lT_"(ptr %46, i64 noundef %42, float %48)
  %50 = fpext float %49 to double
  store double %50, ptr %14, align 8, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %17) #19
  %51 = load i64, ptr %10, align 8, !tbaa !44
  %52 = sitofp i64 %51 to double
  %53 = load i64, ptr %8, align 8, !tbaa !44
  %54 = sitofp i64 %53 to double
  %55 = load i64, ptr %10, align 8, !tbaa !44
  %56 = sitofp i64 %55 to double
  %57 = fadd double %54, %56
  %58 = fdiv double %52, %57
  store double %58, ptr %17, align 8, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %18) #19
  %59 = load float, ptr %11, align 4, !tbaa !130
  %60 = fpext float %59 to double
  %61 = load double, ptr %6, align 8, !tbaa !141
  %62 = fsub double %60, %61
  store double %62, ptr %18, align 8, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %19) #19
  %63 = load double, ptr %18, align 8, !tbaa !141
  %64 = load double, ptr %17, align 8, !tbaa !141
  %65 = fmul double %63, %64
  store double %65, ptr %19, align 8, !tbaa !141
  %66 = load double, ptr %19, align 8, !tbaa !141
  %67 = load double, ptr %6, align 8, !tbaa !141
  %68 = fadd double %67, %66
  store double %68, ptr %6, align 8, !tbaa !141
  %69 = load double, ptr %14, align 8, !tbaa !141
  %70 = load double, ptr %18, align 8, !tbaa !141
  %71 = load double, ptr %19, align 8, !tbaa !141
  %72 = fmul double %70, %71
  %73 = load i64, ptr %8, align 8, !tbaa !44
  %74 = sitofp i64 %73 to double
  %75 = fmul double %72, %74
  %76 = fadd double %69, %75
  %77 = load double, ptr %7, align 8, !tbaa !141
  %78 = fadd double %77, %76
  store double %78, ptr %7, align 8, !tbaa !141
  call void @llvm.lifetime.end.p0(ptr %19) #19
  call void @llvm.lifetime.end.p0(ptr %18) #19
  call void @llvm.lifetime.end.p0(ptr %17) #19
  call void @llvm.lifetime.end.p0(ptr %14) #19
  call void @llvm.lifetime.end.p0(ptr %11) #19
  call void @llvm.lifetime.end.p0(ptr %10) #19
  call void @llvm.lifetime.end.p0(ptr %9) #19
  br label %79

79:                                               ; preds = %26
  %80 = load i64, ptr %8, align 8, !tbaa !44
  %81 = add nsw i64 %80, 2048
  store i64 %81, ptr %8, align 8, !tbaa !44
  br label %21, !llvm.loop !145

82:                                               ; preds = %25
  %83 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Statistics", ptr %3, i32 0, i32 0
  %84 = load double, ptr %6, align 8, !tbaa !141
  %85 = fptrunc double %84 to float
  store float %85, ptr %83, align 4, !tbaa !146
  %86 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Statistics", ptr %3, i32 0, i32 1
  %87 = load double, ptr %7, align 8, !tbaa !141
  %88 = load i64, ptr %5, align 8, !tbaa !44
  %89 = sitofp i64 %88 to double
  %90 = fdiv double %87, %89
  %91 = fptrunc double %90 to float
  store float %91, ptr %86, align 4, !tbaa !124
  call void @llvm.lifetime.end.p0(ptr %7) #19
  call void @llvm.lifetime.end.p0(ptr %6) #19
  %92 = load <2 x float>, ptr %3, align 4
  ret <2 x float> %92
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #10

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19normalizeILb1EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_ll(ptr %0, ptr %1, <2 x float> %2, float noundef %3, ptr %4, ptr %5, i64 noundef %6, i64 noundef %7) #9 {
  %9 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %10 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %11 = alloca %"struct.(anonymous namespace)::Statistics", align 4
  %12 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %13 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %14 = alloca float, align 4
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca <16 x float>, align 64
  %18 = alloca <16 x float>, align 64
  %19 = alloca %class.anon.4, align 64
  %20 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %21 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %22 = alloca %class.anon.4, align 64
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
  store <2 x float> %2, ptr %11, align 4
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
  call void @llvm.lifetime.start.p0(ptr %17) #19
  %37 = load float, ptr %14, align 4, !tbaa !130
  %38 = insertelement <16 x float> poison, float %37, i64 0
  %39 = shufflevector <16 x float> %38, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %39, ptr %17, align 64, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %18) #19
  %40 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Statistics", ptr %11, i32 0, i32 0
  %41 = load float, ptr %40, align 4, !tbaa !146
  %42 = load float, ptr %14, align 4, !tbaa !130
  %43 = fmul float %41, %42
  %44 = fneg float %43
  %45 = insertelement <16 x float> poison, float %44, i64 0
  %46 = shufflevector <16 x float> %45, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %46, ptr %18, align 64, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %19) #19
  %47 = getelementptr inbounds nuw %class.anon.4, ptr %19, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %47, ptr align 8 %12, i64 8, i1 false), !tbaa.struct !122
  %48 = getelementptr inbounds nuw %class.anon.4, ptr %19, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %48, ptr align 8 %13, i64 8, i1 false), !tbaa.struct !122
  %49 = getelementptr inbounds nuw %class.anon.4, ptr %19, i32 0, i32 2
  %50 = load <16 x float>, ptr %17, align 64, !tbaa !147
  store <16 x float> %50, ptr %49, align 64, !tbaa !147
  %51 = getelementptr inbounds nuw %class.anon.4, ptr %19, i32 0, i32 3
  %52 = load <16 x float>, ptr %18, align 64, !tbaa !147
  store <16 x float> %52, ptr %51, align 64, !tbaa !147
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %9, i64 8, i1 false), !tbaa.struct !122
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %10, i64 8, i1 false), !tbaa.struct !122
  %53 = load i64, ptr %15, align 8, !tbaa !44
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %22, ptr align 64 %19, i64 192, i1 false), !tbaa.struct !148
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %20, i32 0, i32 0
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %21, i32 0, i32 0
  %57 = load ptr, ptr %56, align 8
  call void @_ZN12_GLOBAL__N_14eachIZNS_9normalizeILb1EEEvNS_7NumbersES2_NS_10StatisticsEfS2_S2_llEUlDv16_flDv16_bE_EEvS2_S2_lbT_(ptr %55, ptr %57, i64 noundef %53, i1 noundef zeroext true, ptr noundef byval(%class.anon.4) align 64 %22)
  call void @llvm.lifetime.end.p0(ptr %19) #19
  call void @llvm.lifetime.end.p0(ptr %18) #19
  call void @llvm.lifetime.end.p0(ptr %17) #19
  br label %99

58:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %23) #19
  store i64 0, ptr %23, align 8, !tbaa !44
  br label %59

59:                                               ; preds = %96, %58
  %60 = load i64, ptr %23, align 8, !tbaa !44
  %61 = load i64, ptr %15, align 8, !tbaa !44
  %62 = icmp slt i64 %60, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %59
  call void @llvm.lifetime.end.p0(ptr %23) #19
  br label %99

64:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(ptr %24) #19
  %65 = load float, ptr %14, align 4, !tbaa !130
  %66 = load i64, ptr %23, align 8, !tbaa !44
  %67 = call noundef float @_ZNK12_GLOBAL__N_17Numbers3oneEl(ptr noundef nonnull align 8 dereferenceable(8) %12, i64 noundef %66)
  %68 = fmul float %65, %67
  store float %68, ptr %24, align 4, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %25) #19
  %69 = load i64, ptr %23, align 8, !tbaa !44
  %70 = call noundef float @_ZNK12_GLOBAL__N_17Numbers3oneEl(ptr noundef nonnull align 8 dereferenceable(8) %13, i64 noundef %69)
  %71 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Statistics", ptr %11, i32 0, i32 0
  %72 = load float, ptr %71, align 4, !tbaa !146
  %73 = load float, ptr %24, align 4, !tbaa !130
  %74 = fmul float %72, %73
  %75 = fsub float %70, %74
  store float %75, ptr %25, align 4, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %26) #19
  %76 = getelementptr inbounds nuw %class.anon.5, ptr %26, i32 0, i32 0
  %77 = load float, ptr %24, align 4, !tbaa !130
  store float %77, ptr %76, align 4, !tbaa !149
  %78 = getelementptr inbounds nuw %class.anon.5, ptr %26, i32 0, i32 1
  %79 = load float, ptr %25, align 4, !tbaa !130
  store float %79, ptr %78, align 4, !tbaa !151
  %80 = load i64, ptr %23, align 8, !tbaa !44
  %81 = load i64, ptr %16, align 8, !tbaa !44
  %82 = mul nsw i64 %80, %81
  %83 = call ptr @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %9, i64 noundef %82)
  %84 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %27, i32 0, i32 0
  store ptr %83, ptr %84, align 8
  %85 = load i64, ptr %23, align 8, !tbaa !44
  %86 = load i64, ptr %16, align 8, !tbaa !44
  %87 = mul nsw i64 %85, %86
  %88 = call ptr @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %10, i64 noundef %87)
  %89 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %28, i32 0, i32 0
  store ptr %88, ptr %89, align 8
  %90 = load i64, ptr %16, align 8, !tbaa !44
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %29, ptr align 4 %26, i64 8, i1 false), !tbaa.struct !134
  %91 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %27, i32 0, i32 0
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %28, i32 0, i32 0
  %94 = load ptr, ptr %93, align 8
  %95 = load <2 x float>, ptr %29, align 4
  call void @_ZN12_GLOBAL__N_14eachIZNS_9normalizeILb1EEEvNS_7NumbersES2_NS_10StatisticsEfS2_S2_llEUlDv16_flDv16_bE0_EEvS2_S2_lbT_(ptr %92, ptr %94, i64 noundef %90, i1 noundef zeroext true, <2 x float> %95)
  call void @llvm.lifetime.end.p0(ptr %26) #19
  call void @llvm.lifetime.end.p0(ptr %25) #19
  call void @llvm.lifetime.end.p0(ptr %24) #19
  br label %96

96:                                               ; preds = %64
  %97 = load i64, ptr %23, align 8, !tbaa !44
  %98 = add nsw i64 %97, 1
  store i64 %98, ptr %23, align 8, !tbaa !44
  br label %59, !llvm.loop !152

99:                                               ; preds = %36, %63
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19normalizeILb0EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_ll(ptr %0, ptr %1, <2 x float> %2, float noundef %3, ptr %4, ptr %5, i64 noundef %6, i64 noundef %7) #9 {
  %9 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %10 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %11 = alloca %"struct.(anonymous namespace)::Statistics", align 4
  %12 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %13 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %14 = alloca float, align 4
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca <16 x float>, align 64
  %18 = alloca <16 x float>, align 64
  %19 = alloca %class.anon.10, align 64
  %20 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %21 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %22 = alloca %class.anon.10, align 64
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
  store <2 x float> %2, ptr %11, align 4
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
  call void @llvm.lifetime.start.p0(ptr %17) #19
  %37 = load float, ptr %14, align 4, !tbaa !130
  %38 = insertelement <16 x float> poison, float %37, i64 0
  %39 = shufflevector <16 x float> %38, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %39, ptr %17, align 64, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %18) #19
  %40 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Statistics", ptr %11, i32 0, i32 0
  %41 = load float, ptr %40, align 4, !tbaa !146
  %42 = load float, ptr %14, align 4, !tbaa !130
  %43 = fmul float %41, %42
  %44 = fneg float %43
  %45 = insertelement <16 x float> poison, float %44, i64 0
  %46 = shufflevector <16 x float> %45, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %46, ptr %18, align 64, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %19) #19
  %47 = getelementptr inbounds nuw %class.anon.10, ptr %19, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %47, ptr align 8 %12, i64 8, i1 false), !tbaa.struct !122
  %48 = getelementptr inbounds nuw %class.anon.10, ptr %19, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %48, ptr align 8 %13, i64 8, i1 false), !tbaa.struct !122
  %49 = getelementptr inbounds nuw %class.anon.10, ptr %19, i32 0, i32 2
  %50 = load <16 x float>, ptr %17, align 64, !tbaa !147
  store <16 x float> %50, ptr %49, align 64, !tbaa !147
  %51 = getelementptr inbounds nuw %class.anon.10, ptr %19, i32 0, i32 3
  %52 = load <16 x float>, ptr %18, align 64, !tbaa !147
  store <16 x float> %52, ptr %51, align 64, !tbaa !147
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %9, i64 8, i1 false), !tbaa.struct !122
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %10, i64 8, i1 false), !tbaa.struct !122
  %53 = load i64, ptr %15, align 8, !tbaa !44
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %22, ptr align 64 %19, i64 192, i1 false), !tbaa.struct !148
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %20, i32 0, i32 0
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %21, i32 0, i32 0
  %57 = load ptr, ptr %56, align 8
  call void @_ZN12_GLOBAL__N_14eachIZNS_9normalizeILb0EEEvNS_7NumbersES2_NS_10StatisticsEfS2_S2_llEUlDv16_flDv16_bE_EEvS2_S2_lbT_(ptr %55, ptr %57, i64 noundef %53, i1 noundef zeroext false, ptr noundef byval(%class.anon.10) align 64 %22)
  call void @llvm.lifetime.end.p0(ptr %19) #19
  call void @llvm.lifetime.end.p0(ptr %18) #19
  call void @llvm.lifetime.end.p0(ptr %17) #19
  br label %99

58:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %23) #19
  store i64 0, ptr %23, align 8, !tbaa !44
  br label %59

59:                                               ; preds = %96, %58
  %60 = load i64, ptr %23, align 8, !tbaa !44
  %61 = load i64, ptr %15, align 8, !tbaa !44
  %62 = icmp slt i64 %60, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %59
  call void @llvm.lifetime.end.p0(ptr %23) #19
  br label %99

64:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(ptr %24) #19
  %65 = load float, ptr %14, align 4, !tbaa !130
  %66 = load i64, ptr %23, align 8, !tbaa !44
  %67 = call noundef float @_ZNK12_GLOBAL__N_17Numbers3oneEl(ptr noundef nonnull align 8 dereferenceable(8) %12, i64 noundef %66)
  %68 = fmul float %65, %67
  store float %68, ptr %24, align 4, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %25) #19
  %69 = load i64, ptr %23, align 8, !tbaa !44
  %70 = call noundef float @_ZNK12_GLOBAL__N_17Numbers3oneEl(ptr noundef nonnull align 8 dereferenceable(8) %13, i64 noundef %69)
  %71 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Statistics", ptr %11, i32 0, i32 0
  %72 = load float, ptr %71, align 4, !tbaa !146
  %73 = load float, ptr %24, align 4, !tbaa !130
  %74 = fmul float %72, %73
  %75 = fsub float %70, %74
  store float %75, ptr %25, align 4, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %26) #19
  %76 = getelementptr inbounds nuw %class.anon.11, ptr %26, i32 0, i32 0
  %77 = load float, ptr %24, align 4, !tbaa !130
  store float %77, ptr %76, align 4, !tbaa !153
  %78 = getelementptr inbounds nuw %class.anon.11, ptr %26, i32 0, i32 1
  %79 = load float, ptr %25, align 4, !tbaa !130
  store float %79, ptr %78, align 4, !tbaa !155
  %80 = load i64, ptr %23, align 8, !tbaa !44
  %81 = load i64, ptr %16, align 8, !tbaa !44
  %82 = mul nsw i64 %80, %81
  %83 = call ptr @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %9, i64 noundef %82)
  %84 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %27, i32 0, i32 0
  store ptr %83, ptr %84, align 8
  %85 = load i64, ptr %23, align 8, !tbaa !44
  %86 = load i64, ptr %16, align 8, !tbaa !44
  %87 = mul nsw i64 %85, %86
  %88 = call ptr @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %10, i64 noundef %87)
  %89 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %28, i32 0, i32 0
  store ptr %88, ptr %89, align 8
  %90 = load i64, ptr %16, align 8, !tbaa !44
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %29, ptr align 4 %26, i64 8, i1 false), !tbaa.struct !134
  %91 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %27, i32 0, i32 0
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %28, i32 0, i32 0
  %94 = load ptr, ptr %93, align 8
  %95 = load <2 x float>, ptr %29, align 4
  call void @_ZN12_GLOBAL__N_14eachIZNS_9normalizeILb0EEEvNS_7NumbersES2_NS_10StatisticsEfS2_S2_llEUlDv16_flDv16_bE0_EEvS2_S2_lbT_(ptr %92, ptr %94, i64 noundef %90, i1 noundef zeroext false, <2 x float> %95)
  call void @llvm.lifetime.end.p0(ptr %26) #19
  call void @llvm.lifetime.end.p0(ptr %25) #19
  call void @llvm.lifetime.end.p0(ptr %24) #19
  br label %96

96:                                               ; preds = %64
  %97 = load i64, ptr %23, align 8, !tbaa !44
  %98 = add nsw i64 %97, 1
  store i64 %98, ptr %23, align 8, !tbaa !44
  br label %59, !llvm.loop !156

99:                                               ; preds = %36, %63
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call8argumentIcEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 comdat align 2 {
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
define internal noundef float @"_ZN12_GLOBAL__N_15totalIZNS_10statisticsENS_7NumbersElE3$_0EEfS1_lT_"(ptr %0, i64 noundef %1) #11 {
  %3 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %4 = alloca %class.anon.0, align 1
  %5 = alloca i64, align 8
  %6 = alloca [4 x <16 x float>], align 64
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i16, align 2
  %11 = alloca i16, align 2
  %12 = alloca i16, align 2
  %13 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %3, i32 0, i32 0
  store ptr %0, ptr %13, align 8
  store i64 %1, ptr %5, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #19
  call void @llvm.memset.p0.i64(ptr align 64 %6, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr %7) #19
  store i64 0, ptr %7, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %8) #19
  store i64 64, ptr %8, align 8, !tbaa !44
  br label %14

14:                                               ; preds = %42, %2
  %15 = load i64, ptr %7, align 8, !tbaa !44
  %16 = load i64, ptr %8, align 8, !tbaa !44
  %17 = add nsw i64 %15, %16
  %18 = load i64, ptr %5, align 8, !tbaa !44
  %19 = icmp sle i64 %17, %18
  br i1 %19, label %20, label %46

20:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr %9) #19
  store i32 0, ptr %9, align 4, !tbaa !6
  br label %21

21:                                               ; preds = %38, %20
  %22 = load i32, ptr %9, align 4, !tbaa !6
  %23 = icmp slt i32 %22, 4
  br i1 %23, label %25, label %24

24:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %9) #19
  br label %41

25:                                               ; preds = %21
  %26 = load i64, ptr %7, align 8, !tbaa !44
  %27 = load i32, ptr %9, align 4, !tbaa !6
  %28 = mul nsw i32 16, %27
  %29 = sext i32 %28 to i64
  %30 = add nsw i64 %26, %29
  %31 = call noundef <16 x float> @_ZNK12_GLOBAL__N_17Numbers4someEl(ptr noundef nonnull align 8 dereferenceable(8) %3, i64 noundef %30)
  %32 = call noundef <16 x float> @"_ZZN12_GLOBAL__N_110statisticsENS_7NumbersElENK3$_0clEDv16_f"(ptr noundef nonnull align 1 dereferenceable(1) %4, <16 x float> noundef %31)
  %33 = load i32, ptr %9, align 4, !tbaa !6
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [4 x <16 x float>], ptr %6, i64 0, i64 %34
  %36 = load <16 x float>, ptr %35, align 64, !tbaa !147
  %37 = fadd <16 x float> %36, %32
  store <16 x float> %37, ptr %35, align 64, !tbaa !147
  br label %38

38:                                               ; preds = %25
  %39 = load i32, ptr %9, align 4, !tbaa !6
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %9, align 4, !tbaa !6
  br label %21, !llvm.loop !157

41:                                               ; preds = %24
  br label %42

42:                                               ; preds = %41
  %43 = load i64, ptr %8, align 8, !tbaa !44
  %44 = load i64, ptr %7, align 8, !tbaa !44
  %45 = add nsw i64 %44, %43
  store i64 %45, ptr %7, align 8, !tbaa !44
  br label %14, !llvm.loop !159

46:                                               ; preds = %14
  br label %47

47:                                               ; preds = %71, %46
  %48 = load i64, ptr %7, align 8, !tbaa !44
  %49 = load i64, ptr %5, align 8, !tbaa !44
  %50 = icmp slt i64 %48, %49
  br i1 %50, label %51, label %74

51:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(ptr %10) #19
  %52 = load i64, ptr %5, align 8, !tbaa !44
  %53 = load i64, ptr %7, align 8, !tbaa !44
  %54 = call noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %52, i64 noundef %53)
  store i16 %54, ptr %11, align 2
  %55 = load i16, ptr %11, align 2
  %56 = bitcast i16 %55 to <16 x i1>
  %57 = bitcast <16 x i1> %56 to i16
  store i16 %57, ptr %10, align 2, !tbaa !147
  %58 = load i16, ptr %10, align 2
  %59 = bitcast i16 %58 to <16 x i1>
  %60 = load i64, ptr %7, align 8, !tbaa !44
  %61 = load i16, ptr %10, align 2
  %62 = bitcast i16 %61 to <16 x i1>
  %63 = bitcast <16 x i1> %62 to i16
  store i16 %63, ptr %12, align 2, !tbaa !147
  %64 = load i16, ptr %12, align 2
  %65 = call noundef <16 x float> @_ZNK12_GLOBAL__N_17Numbers4someElDv16_b(ptr noundef nonnull align 8 dereferenceable(8) %3, i64 noundef %60, i16 noundef %64)
  %66 = call noundef <16 x float> @"_ZZN12_GLOBAL__N_110statisticsENS_7NumbersElENK3$_0clEDv16_f"(ptr noundef nonnull align 1 dereferenceable(1) %4, <16 x float> noundef %65)
  %67 = select <16 x i1> %59, <16 x float> %66, <16 x float> zeroinitializer
  %68 = getelementptr inbounds [4 x <16 x float>], ptr %6, i64 0, i64 0
  %69 = load <16 x float>, ptr %68, align 64, !tbaa !147
  %70 = fadd <16 x float> %69, %67
  store <16 x float> %70, ptr %68, align 64, !tbaa !147
  call void @llvm.lifetime.end.p0(ptr %10) #19
  br label %71

71:                                               ; preds = %51
  %72 = load i64, ptr %7, align 8, !tbaa !44
  %73 = add nsw i64 %72, 16
  store i64 %73, ptr %7, align 8, !tbaa !44
  br label %47, !llvm.loop !160

74:                                               ; preds = %47
  %75 = getelementptr inbounds [4 x <16 x float>], ptr %6, i64 0, i64 0
  %76 = load <16 x float>, ptr %75, align 64, !tbaa !147
  %77 = getelementptr inbounds [4 x <16 x float>], ptr %6, i64 0, i64 1
  %78 = load <16 x float>, ptr %77, align 64, !tbaa !147
  %79 = fadd <16 x float> %76, %78
  %80 = getelementptr inbounds [4 x <16 x float>], ptr %6, i64 0, i64 2
  %81 = load <16 x float>, ptr %80, align 64, !tbaa !147
  %82 = getelementptr inbounds [4 x <16 x float>], ptr %6, i64 0, i64 3
  %83 = load <16 x float>, ptr %82, align 64, !tbaa !147
  %84 = fadd <16 x float> %81, %83
  %85 = fadd <16 x float> %79, %84
  %86 = call noundef float @_ZN12_GLOBAL__N_110over_lanesILi16EEEfDvT__f(<16 x float> noundef %85)
  call void @llvm.lifetime.end.p0(ptr %8) #19
  call void @llvm.lifetime.end.p0(ptr %7) #19
  call void @llvm.lifetime.end.p0(ptr %6) #19
  ret float %86
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @"_ZN12_GLOBAL__N_15totalIZNS_10statisticsENS_7NumbersElE3$_1EEfS1_lT_"(ptr %0, i64 noundef %1, float %2) #11 {
  %4 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %5 = alloca %class.anon.1, align 4
  %6 = alloca i64, align 8
  %7 = alloca [4 x <16 x float>], align 64
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i16, align 2
  %12 = alloca i16, align 2
  %13 = alloca i16, align 2
  %14 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %4, i32 0, i32 0
  store ptr %0, ptr %14, align 8
  %15 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 0
  store float %2, ptr %15, align 4
  store i64 %1, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #19
  call void @llvm.memset.p0.i64(ptr align 64 %7, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr %8) #19
  store i64 0, ptr %8, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %9) #19
  store i64 64, ptr %9, align 8, !tbaa !44
  br label %16

16:                                               ; preds = %44, %3
  %17 = load i64, ptr %8, align 8, !tbaa !44
  %18 = load i64, ptr %9, align 8, !tbaa !44
  %19 = add nsw i64 %17, %18
  %20 = load i64, ptr %6, align 8, !tbaa !44
  %21 = icmp sle i64 %19, %20
  br i1 %21, label %22, label %48

22:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr %10) #19
  store i32 0, ptr %10, align 4, !tbaa !6
  br label %23

23:                                               ; preds = %40, %22
  %24 = load i32, ptr %10, align 4, !tbaa !6
  %25 = icmp slt i32 %24, 4
  br i1 %25, label %27, label %26

26:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %10) #19
  br label %43

27:                                               ; preds = %23
  %28 = load i64, ptr %8, align 8, !tbaa !44
  %29 = load i32, ptr %10, align 4, !tbaa !6
  %30 = mul nsw i32 16, %29
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %28, %31
  %33 = call noundef <16 x float> @_ZNK12_GLOBAL__N_17Numbers4someEl(ptr noundef nonnull align 8 dereferenceable(8) %4, i64 noundef %32)
  %34 = call noundef <16 x float> @"_ZZN12_GLOBAL__N_110statisticsENS_7NumbersElENK3$_1clEDv16_f"(ptr noundef nonnull align 4 dereferenceable(4) %5, <16 x float> noundef %33)
  %35 = load i32, ptr %10, align 4, !tbaa !6
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [4 x <16 x float>], ptr %7, i64 0, i64 %36
  %38 = load <16 x float>, ptr %37, align 64, !tbaa !147
  %39 = fadd <16 x float> %38, %34
  store <16 x float> %39, ptr %37, align 64, !tbaa !147
  br label %40

40:                                               ; preds = %27
  %41 = load i32, ptr %10, align 4, !tbaa !6
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %10, align 4, !tbaa !6
  br label %23, !llvm.loop !161

43:                                               ; preds = %26
  br label %44

44:                                               ; preds = %43
  %45 = load i64, ptr %9, align 8, !tbaa !44
  %46 = load i64, ptr %8, align 8, !tbaa !44
  %47 = add nsw i64 %46, %45
  store i64 %47, ptr %8, align 8, !tbaa !44
  br label %16, !llvm.loop !162

48:                                               ; preds = %16
  br label %49

49:                                               ; preds = %73, %48
  %50 = load i64, ptr %8, align 8, !tbaa !44
  %51 = load i64, ptr %6, align 8, !tbaa !44
  %52 = icmp slt i64 %50, %51
  br i1 %52, label %53, label %76

53:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(ptr %11) #19
  %54 = load i64, ptr %6, align 8, !tbaa !44
  %55 = load i64, ptr %8, align 8, !tbaa !44
  %56 = call noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %54, i64 noundef %55)
  store i16 %56, ptr %12, align 2
  %57 = load i16, ptr %12, align 2
  %58 = bitcast i16 %57 to <16 x i1>
  %59 = bitcast <16 x i1> %58 to i16
  store i16 %59, ptr %11, align 2, !tbaa !147
  %60 = load i16, ptr %11, align 2
  %61 = bitcast i16 %60 to <16 x i1>
  %62 = load i64, ptr %8, align 8, !tbaa !44
  %63 = load i16, ptr %11, align 2
  %64 = bitcast i16 %63 to <16 x i1>
  %65 = bitcast <16 x i1> %64 to i16
  store i16 %65, ptr %13, align 2, !tbaa !147
  %66 = load i16, ptr %13, align 2
  %67 = call noundef <16 x float> @_ZNK12_GLOBAL__N_17Numbers4someElDv16_b(ptr noundef nonnull align 8 dereferenceable(8) %4, i64 noundef %62, i16 noundef %66)
  %68 = call noundef <16 x float> @"_ZZN12_GLOBAL__N_110statisticsENS_7NumbersElENK3$_1clEDv16_f"(ptr noundef nonnull align 4 dereferenceable(4) %5, <16 x float> noundef %67)
  %69 = select <16 x i1> %61, <16 x float> %68, <16 x float> zeroinitializer
  %70 = getelementptr inbounds [4 x <16 x float>], ptr %7, i64 0, i64 0
  %71 = load <16 x float>, ptr %70, align 64, !tbaa !147
  %72 = fadd <16 x float> %71, %69
  store <16 x float> %72, ptr %70, align 64, !tbaa !147
  call void @llvm.lifetime.end.p0(ptr %11) #19
  br label %73

73:                                               ; preds = %53
  %74 = load i64, ptr %8, align 8, !tbaa !44
  %75 = add nsw i64 %74, 16
  store i64 %75, ptr %8, align 8, !tbaa !44
  br label %49, !llvm.loop !163

76:                                               ; preds = %49
  %77 = getelementptr inbounds [4 x <16 x float>], ptr %7, i64 0, i64 0
  %78 = load <16 x float>, ptr %77, align 64, !tbaa !147
  %79 = getelementptr inbounds [4 x <16 x float>], ptr %7, i64 0, i64 1
  %80 = load <16 x float>, ptr %79, align 64, !tbaa !147
  %81 = fadd <16 x float> %78, %80
  %82 = getelementptr inbounds [4 x <16 x float>], ptr %7, i64 0, i64 2
  %83 = load <16 x float>, ptr %82, align 64, !tbaa !147
  %84 = getelementptr inbounds [4 x <16 x float>], ptr %7, i64 0, i64 3
  %85 = load <16 x float>, ptr %84, align 64, !tbaa !147
  %86 = fadd <16 x float> %83, %85
  %87 = fadd <16 x float> %81, %86
  %88 = call noundef float @_ZN12_GLOBAL__N_110over_lanesILi16EEEfDvT__f(<16 x float> noundef %87)
  call void @llvm.lifetime.end.p0(ptr %9) #19
  call void @llvm.lifetime.end.p0(ptr %8) #19
  call void @llvm.lifetime.end.p0(ptr %7) #19
  ret float %88
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #12

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <16 x float> @"_ZZN12_GLOBAL__N_110statisticsENS_7NumbersElENK3$_0clEDv16_f"(ptr noundef nonnull align 1 dereferenceable(1) %0, <16 x float> noundef %1) #13 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca <16 x float>, align 64
  store ptr %0, ptr %3, align 8, !tbaa !49
  store <16 x float> %1, ptr %4, align 64, !tbaa !147
  %5 = load ptr, ptr %3, align 8
  %6 = load <16 x float>, ptr %4, align 64, !tbaa !147
  ret <16 x float> %6
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZNK12_GLOBAL__N_17Numbers4someEl(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) #11 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %6 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  store ptr %0, ptr %3, align 8, !tbaa !139
  store i64 %1, ptr %4, align 8, !tbaa !44
  %7 = load ptr, ptr %3, align 8
  %8 = load i32, ptr @is_bfloat16, align 4, !tbaa !6
  %9 = icmp ne i32 %8, 0
  call void @llvm.lifetime.start.p0(ptr %5) #19
  call void @llvm.lifetime.start.p0(ptr %6) #19
  br i1 %9, label %10, label %18

10:                                               ; preds = %2
  %11 = load i64, ptr %4, align 8, !tbaa !44
  %12 = call ptr @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %11)
  %13 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %5, i32 0, i32 0
  store ptr %12, ptr %13, align 8
  %14 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %5, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8, !tbaa !119
  %16 = call noundef <16 x i16> @_ZN12_GLOBAL__N_14loadIDv16_tEET_PKv(ptr noundef %15)
  %17 = call noundef <16 x float> @_ZN12_GLOBAL__N_17widenedEDv16_t(<16 x i16> noundef %16)
  br label %25

18:                                               ; preds = %2
  %19 = load i64, ptr %4, align 8, !tbaa !44
  %20 = call ptr @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %19)
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %6, i32 0, i32 0
  store ptr %20, ptr %21, align 8
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %6, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8, !tbaa !119
  %24 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %23)
  br label %25

25:                                               ; preds = %18, %10
  %26 = phi <16 x float> [ %17, %10 ], [ %24, %18 ]
  call void @llvm.lifetime.end.p0(ptr %6) #19
  call void @llvm.lifetime.end.p0(ptr %5) #19
  ret <16 x float> %26
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %0, i64 noundef %1) #11 {
  %3 = alloca <16 x i1>, align 2
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !44
  store i64 %1, ptr %5, align 8, !tbaa !44
  %6 = call noundef <16 x i32> @_ZN12_GLOBAL__N_112lane_numbersEv()
  %7 = load i64, ptr %4, align 8, !tbaa !44
  %8 = load i64, ptr %5, align 8, !tbaa !44
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
define internal noundef <16 x float> @_ZNK12_GLOBAL__N_17Numbers4someElDv16_b(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1, i16 noundef %2) #11 align 2 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca i16, align 2
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i16, align 2
  %9 = alloca ptr, align 8
  %10 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %11 = alloca i16, align 2
  %12 = alloca i32, align 4
  %13 = alloca i16, align 2
  store i16 %2, ptr %5, align 2
  %14 = load i16, ptr %5, align 2
  %15 = bitcast i16 %14 to <16 x i1>
  store ptr %0, ptr %6, align 8, !tbaa !139
  store i64 %1, ptr %7, align 8, !tbaa !44
  %16 = bitcast <16 x i1> %15 to i16
  store i16 %16, ptr %8, align 2, !tbaa !147
  %17 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %9) #19
  call void @llvm.lifetime.start.p0(ptr %10) #19
  %18 = load i64, ptr %7, align 8, !tbaa !44
  %19 = call ptr @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %17, i64 noundef %18)
  %20 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %10, i32 0, i32 0
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %10, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8, !tbaa !119
  call void @llvm.lifetime.end.p0(ptr %10) #19
  store ptr %22, ptr %9, align 8, !tbaa !123
  %23 = load i32, ptr @is_bfloat16, align 4, !tbaa !6
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %33

25:                                               ; preds = %3
  %26 = load i16, ptr %8, align 2
  %27 = bitcast i16 %26 to <16 x i1>
  %28 = load ptr, ptr %9, align 8, !tbaa !123
  %29 = bitcast <16 x i1> %27 to i16
  store i16 %29, ptr %11, align 2, !tbaa !147
  %30 = load i16, ptr %11, align 2
  %31 = call noundef <16 x i16> @_ZN12_GLOBAL__N_111load_maskedIDv16_ttEET_Dv16_bPKT0_(i16 noundef %30, ptr noundef %28)
  %32 = call noundef <16 x float> @_ZN12_GLOBAL__N_17widenedEDv16_t(<16 x i16> noundef %31)
  store <16 x float> %32, ptr %4, align 64
  store i32 1, ptr %12, align 4
  br label %40

33:                                               ; preds = %3
  %34 = load i16, ptr %8, align 2
  %35 = bitcast i16 %34 to <16 x i1>
  %36 = load ptr, ptr %9, align 8, !tbaa !123
  %37 = bitcast <16 x i1> %35 to i16
  store i16 %37, ptr %13, align 2, !tbaa !147
  %38 = load i16, ptr %13, align 2
  %39 = call noundef <16 x float> @_ZN12_GLOBAL__N_111load_maskedIDv16_ffEET_Dv16_bPKT0_(i16 noundef %38, ptr noundef %36)
  store <16 x float> %39, ptr %4, align 64
  store i32 1, ptr %12, align 4
  br label %40

40:                                               ; preds = %33, %25
  call void @llvm.lifetime.end.p0(ptr %9) #19
  %41 = load <16 x float>, ptr %4, align 64
  ret <16 x float> %41
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110over_lanesILi16EEEfDvT__f(<16 x float> noundef %0) #11 {
  %2 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %2, align 64, !tbaa !147
  %3 = load <16 x float>, ptr %2, align 64
  %4 = shufflevector <16 x float> %3, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %5 = load <16 x float>, ptr %2, align 64
  %6 = shufflevector <16 x float> %5, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %7 = fadd <8 x float> %4, %6
  %8 = call noundef float @_ZN12_GLOBAL__N_110over_lanesILi8EEEfDvT__f(<8 x float> noundef %7)
  ret float %8
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_17widenedEDv16_t(<16 x i16> noundef %0) #11 {
  %2 = alloca <16 x i16>, align 32
  store <16 x i16> %0, ptr %2, align 32, !tbaa !147
  %3 = load <16 x i16>, ptr %2, align 32, !tbaa !147
  %4 = zext <16 x i16> %3 to <16 x i32>
  %5 = shl <16 x i32> %4, splat (i32 16)
  %6 = call noundef <16 x float> @_ZN12_GLOBAL__N_19as_floatsEDv16_i(<16 x i32> noundef %5)
  ret <16 x float> %6
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i16> @_ZN12_GLOBAL__N_14loadIDv16_tEET_PKv(ptr noundef %0) #14 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned, ptr %3, i32 0, i32 0
  %5 = load <16 x i16>, ptr %4, align 1, !tbaa !147
  ret <16 x i16> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %0) #11 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.2, ptr %3, i32 0, i32 0
  %5 = load <16 x float>, ptr %4, align 1, !tbaa !147
  ret <16 x float> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_19as_floatsEDv16_i(<16 x i32> noundef %0) #11 {
  %2 = alloca <16 x i32>, align 64
  store <16 x i32> %0, ptr %2, align 64, !tbaa !147
  %3 = load <16 x i32>, ptr %2, align 64, !tbaa !147
  %4 = bitcast <16 x i32> %3 to <16 x float>
  ret <16 x float> %4
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i32> @_ZN12_GLOBAL__N_112lane_numbersEv() #11 {
  %1 = alloca [16 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr %1) #19
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const._ZN12_GLOBAL__N_112lane_numbersEv.numbers, i64 64, i1 false)
  %2 = getelementptr inbounds [16 x i32], ptr %1, i64 0, i64 0
  %3 = call noundef <16 x i32> @_ZN12_GLOBAL__N_14loadIDv16_iEET_PKv(ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %1) #19
  ret <16 x i32> %3
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i32> @_ZN12_GLOBAL__N_14loadIDv16_iEET_PKv(ptr noundef %0) #11 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.3, ptr %3, i32 0, i32 0
  %5 = load <16 x i32>, ptr %4, align 1, !tbaa !147
  ret <16 x i32> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i16> @_ZN12_GLOBAL__N_111load_maskedIDv16_ttEET_Dv16_bPKT0_(i16 noundef %0, ptr noundef %1) #14 {
  %3 = alloca i16, align 2
  %4 = alloca i16, align 2
  %5 = alloca ptr, align 8
  store i16 %0, ptr %3, align 2
  %6 = load i16, ptr %3, align 2
  %7 = bitcast i16 %6 to <16 x i1>
  %8 = bitcast <16 x i1> %7 to i16
  store i16 %8, ptr %4, align 2, !tbaa !147
  store ptr %1, ptr %5, align 8, !tbaa !164
  %9 = load i16, ptr %4, align 2
  %10 = bitcast i16 %9 to <16 x i1>
  %11 = load ptr, ptr %5, align 8, !tbaa !164
  %12 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr align 2 %11, <16 x i1> %10, <16 x i16> zeroinitializer)
  ret <16 x i16> %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_111load_maskedIDv16_ffEET_Dv16_bPKT0_(i16 noundef %0, ptr noundef %1) #11 {
  %3 = alloca i16, align 2
  %4 = alloca i16, align 2
  %5 = alloca ptr, align 8
  store i16 %0, ptr %3, align 2
  %6 = load i16, ptr %3, align 2
  %7 = bitcast i16 %6 to <16 x i1>
  %8 = bitcast <16 x i1> %7 to i16
  store i16 %8, ptr %4, align 2, !tbaa !147
  store ptr %1, ptr %5, align 8, !tbaa !166
  %9 = load i16, ptr %4, align 2
  %10 = bitcast i16 %9 to <16 x i1>
  %11 = load ptr, ptr %5, align 8, !tbaa !166
  %12 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %11, <16 x i1> %10, <16 x float> zeroinitializer)
  ret <16 x float> %12
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x i16> @llvm.masked.load.v16i16.p0(ptr captures(none), <16 x i1>, <16 x i16>) #15

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr captures(none), <16 x i1>, <16 x float>) #15

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110over_lanesILi8EEEfDvT__f(<8 x float> noundef %0) #14 {
  %2 = alloca <8 x float>, align 32
  store <8 x float> %0, ptr %2, align 32, !tbaa !147
  %3 = load <8 x float>, ptr %2, align 32
  %4 = shufflevector <8 x float> %3, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %5 = load <8 x float>, ptr %2, align 32
  %6 = shufflevector <8 x float> %5, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %7 = fadd <4 x float> %4, %6
  %8 = call noundef float @_ZN12_GLOBAL__N_110over_lanesILi4EEEfDvT__f(<4 x float> noundef %7)
  ret float %8
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110over_lanesILi4EEEfDvT__f(<4 x float> noundef %0) #16 {
  %2 = alloca <4 x float>, align 16
  %3 = alloca <2 x float>, align 8
  store <4 x float> %0, ptr %2, align 16, !tbaa !147
  %4 = load <4 x float>, ptr %2, align 16
  %5 = shufflevector <4 x float> %4, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %6 = load <4 x float>, ptr %2, align 16
  %7 = shufflevector <4 x float> %6, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %8 = fadd <2 x float> %5, %7
  store <2 x float> %8, ptr %3, align 8, !tbaa !147
  %9 = load double, ptr %3, align 8
  %10 = call noundef float @_ZN12_GLOBAL__N_110over_lanesILi2EEEfDvT__f(double noundef %9)
  ret float %10
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110over_lanesILi2EEEfDvT__f(double noundef %0) #8 {
  %2 = alloca <2 x float>, align 8
  %3 = alloca <2 x float>, align 8
  store double %0, ptr %2, align 8
  %4 = load <2 x float>, ptr %2, align 8, !tbaa !147
  store <2 x float> %4, ptr %3, align 8, !tbaa !147
  %5 = load <2 x float>, ptr %3, align 8, !tbaa !147
  %6 = extractelement <2 x float> %5, i32 0
  %7 = load <2 x float>, ptr %3, align 8, !tbaa !147
  %8 = extractelement <2 x float> %7, i32 1
  %9 = fadd float %6, %8
  ret float %9
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <16 x float> @"_ZZN12_GLOBAL__N_110statisticsENS_7NumbersElENK3$_1clEDv16_f"(ptr noundef nonnull align 4 dereferenceable(4) %0, <16 x float> noundef %1) #13 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  store ptr %0, ptr %3, align 8, !tbaa !49
  store <16 x float> %1, ptr %4, align 64, !tbaa !147
  %6 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #19
  %7 = load <16 x float>, ptr %4, align 64, !tbaa !147
  %8 = getelementptr inbounds nuw %class.anon.1, ptr %6, i32 0, i32 0
  %9 = load float, ptr %8, align 4, !tbaa !143
  %10 = insertelement <16 x float> poison, float %9, i64 0
  %11 = shufflevector <16 x float> %10, <16 x float> poison, <16 x i32> zeroinitializer
  %12 = fsub <16 x float> %7, %11
  store <16 x float> %12, ptr %5, align 64, !tbaa !147
  %13 = load <16 x float>, ptr %5, align 64, !tbaa !147
  %14 = load <16 x float>, ptr %5, align 64, !tbaa !147
  %15 = fmul <16 x float> %13, %14
  call void @llvm.lifetime.end.p0(ptr %5) #19
  ret <16 x float> %15
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14eachIZNS_9normalizeILb1EEEvNS_7NumbersES2_NS_10StatisticsEfS2_S2_llEUlDv16_flDv16_bE_EEvS2_S2_lbT_(ptr %0, ptr %1, i64 noundef %2, i1 noundef zeroext %3, ptr noundef byval(%class.anon.4) align 64 %4) #11 {
  %6 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %7 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %8 = alloca i64, align 8
  %9 = alloca i8, align 1
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca <16 x float>, align 64
  %14 = alloca i16, align 2
  %15 = alloca i16, align 2
  %16 = alloca i16, align 2
  %17 = alloca <16 x float>, align 64
  %18 = alloca i16, align 2
  %19 = alloca i16, align 2
  %20 = alloca i16, align 2
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %6, i32 0, i32 0
  store ptr %0, ptr %21, align 8
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %7, i32 0, i32 0
  store ptr %1, ptr %22, align 8
  store i64 %2, ptr %8, align 8, !tbaa !44
  %23 = zext i1 %3 to i8
  store i8 %23, ptr %9, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %10) #19
  store i64 0, ptr %10, align 8, !tbaa !44
  br label %24

24:                                               ; preds = %59, %5
  %25 = load i64, ptr %10, align 8, !tbaa !44
  %26 = add nsw i64 %25, 32
  %27 = load i64, ptr %8, align 8, !tbaa !44
  %28 = icmp sle i64 %26, %27
  br i1 %28, label %29, label %62

29:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr %11) #19
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %30

30:                                               ; preds = %55, %29
  %31 = load i32, ptr %11, align 4, !tbaa !6
  %32 = icmp slt i32 %31, 2
  br i1 %32, label %34, label %33

33:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr %11) #19
  br label %58

34:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %12) #19
  %35 = load i64, ptr %10, align 8, !tbaa !44
  %36 = load i32, ptr %11, align 4, !tbaa !6
  %37 = mul nsw i32 16, %36
  %38 = sext i32 %37 to i64
  %39 = add nsw i64 %35, %38
  store i64 %39, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #19
  %40 = load i64, ptr %12, align 8, !tbaa !44
  %41 = call noundef <16 x float> @_ZNK12_GLOBAL__N_17Numbers4someEl(ptr noundef nonnull align 8 dereferenceable(8) %6, i64 noundef %40)
  %42 = load i64, ptr %12, align 8, !tbaa !44
  store i16 -1, ptr %14, align 2, !tbaa !147
  %43 = load i16, ptr %14, align 2
  %44 = call noundef <16 x float> @_ZZN12_GLOBAL__N_19normalizeILb1EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv16_flDv16_bE_clES3_lS4_(ptr noundef nonnull align 64 dereferenceable(192) %4, <16 x float> noundef %41, i64 noundef %42, i16 noundef %43)
  store <16 x float> %44, ptr %13, align 64, !tbaa !147
  %45 = load i64, ptr %12, align 8, !tbaa !44
  %46 = load i8, ptr %9, align 1, !tbaa !92, !range !94, !noundef !46
  %47 = trunc i8 %46 to i1
  br i1 %47, label %48, label %51

48:                                               ; preds = %34
  %49 = load <16 x float>, ptr %13, align 64, !tbaa !147
  %50 = call noundef <16 x float> @_ZN12_GLOBAL__N_14siluEDv16_f(<16 x float> noundef %49)
  br label %53

51:                                               ; preds = %34
  %52 = load <16 x float>, ptr %13, align 64, !tbaa !147
  br label %53

53:                                               ; preds = %51, %48
  %54 = phi <16 x float> [ %50, %48 ], [ %52, %51 ]
  call void @_ZNK12_GLOBAL__N_17Numbers3putElDv16_f(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %45, <16 x float> noundef %54)
  call void @llvm.lifetime.end.p0(ptr %13) #19
  call void @llvm.lifetime.end.p0(ptr %12) #19
  br label %55

55:                                               ; preds = %53
  %56 = load i32, ptr %11, align 4, !tbaa !6
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %11, align 4, !tbaa !6
  br label %30, !llvm.loop !168

58:                                               ; preds = %33
  br label %59

59:                                               ; preds = %58
  %60 = load i64, ptr %10, align 8, !tbaa !44
  %61 = add nsw i64 %60, 32
  store i64 %61, ptr %10, align 8, !tbaa !44
  br label %24, !llvm.loop !169

62:                                               ; preds = %24
  br label %63

63:                                               ; preds = %100, %62
  %64 = load i64, ptr %10, align 8, !tbaa !44
  %65 = load i64, ptr %8, align 8, !tbaa !44
  %66 = icmp slt i64 %64, %65
  br i1 %66, label %67, label %103

67:                                               ; preds = %63
  call void @llvm.lifetime.start.p0(ptr %15) #19
  %68 = load i64, ptr %8, align 8, !tbaa !44
  %69 = load i64, ptr %10, align 8, !tbaa !44
  %70 = call noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %68, i64 noundef %69)
  store i16 %70, ptr %16, align 2
  %71 = load i16, ptr %16, align 2
  %72 = bitcast i16 %71 to <16 x i1>
  %73 = bitcast <16 x i1> %72 to i16
  store i16 %73, ptr %15, align 2, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %17) #19
  %74 = load i64, ptr %10, align 8, !tbaa !44
  %75 = load i16, ptr %15, align 2
  %76 = bitcast i16 %75 to <16 x i1>
  %77 = bitcast <16 x i1> %76 to i16
  store i16 %77, ptr %18, align 2, !tbaa !147
  %78 = load i16, ptr %18, align 2
  %79 = call noundef <16 x float> @_ZNK12_GLOBAL__N_17Numbers4someElDv16_b(ptr noundef nonnull align 8 dereferenceable(8) %6, i64 noundef %74, i16 noundef %78)
  %80 = load i64, ptr %10, align 8, !tbaa !44
  %81 = load i16, ptr %15, align 2
  %82 = bitcast i16 %81 to <16 x i1>
  %83 = bitcast <16 x i1> %82 to i16
  store i16 %83, ptr %19, align 2, !tbaa !147
  %84 = load i16, ptr %19, align 2
  %85 = call noundef <16 x float> @_ZZN12_GLOBAL__N_19normalizeILb1EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv16_flDv16_bE_clES3_lS4_(ptr noundef nonnull align 64 dereferenceable(192) %4, <16 x float> noundef %79, i64 noundef %80, i16 noundef %84)
  store <16 x float> %85, ptr %17, align 64, !tbaa !147
  %86 = load i64, ptr %10, align 8, !tbaa !44
  %87 = load i8, ptr %9, align 1, !tbaa !92, !range !94, !noundef !46
  %88 = trunc i8 %87 to i1
  br i1 %88, label %89, label %92

89:                                               ; preds = %67
  %90 = load <16 x float>, ptr %17, align 64, !tbaa !147
  %91 = call noundef <16 x float> @_ZN12_GLOBAL__N_14siluEDv16_f(<16 x float> noundef %90)
  br label %94

92:                                               ; preds = %67
  %93 = load <16 x float>, ptr %17, align 64, !tbaa !147
  br label %94

94:                                               ; preds = %92, %89
  %95 = phi <16 x float> [ %91, %89 ], [ %93, %92 ]
  %96 = load i16, ptr %15, align 2
  %97 = bitcast i16 %96 to <16 x i1>
  %98 = bitcast <16 x i1> %97 to i16
  store i16 %98, ptr %20, align 2, !tbaa !147
  %99 = load i16, ptr %20, align 2
  call void @_ZNK12_GLOBAL__N_17Numbers3putElDv16_fDv16_b(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %86, <16 x float> noundef %95, i16 noundef %99)
  call void @llvm.lifetime.end.p0(ptr %17) #19
  call void @llvm.lifetime.end.p0(ptr %15) #19
  br label %100

100:                                              ; preds = %94
  %101 = load i64, ptr %10, align 8, !tbaa !44
  %102 = add nsw i64 %101, 16
  store i64 %102, ptr %10, align 8, !tbaa !44
  br label %63, !llvm.loop !170

103:                                              ; preds = %63
  call void @llvm.lifetime.end.p0(ptr %10) #19
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZNK12_GLOBAL__N_17Numbers3oneEl(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %6 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  store ptr %0, ptr %3, align 8, !tbaa !139
  store i64 %1, ptr %4, align 8, !tbaa !44
  %7 = load ptr, ptr %3, align 8
  %8 = load i32, ptr @is_bfloat16, align 4, !tbaa !6
  %9 = icmp ne i32 %8, 0
  call void @llvm.lifetime.start.p0(ptr %5) #19
  call void @llvm.lifetime.start.p0(ptr %6) #19
  br i1 %9, label %10, label %18

10:                                               ; preds = %2
  %11 = load i64, ptr %4, align 8, !tbaa !44
  %12 = call ptr @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %11)
  %13 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %5, i32 0, i32 0
  store ptr %12, ptr %13, align 8
  %14 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %5, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8, !tbaa !119
  %16 = call noundef zeroext i16 @_ZN12_GLOBAL__N_14loadItEET_PKv(ptr noundef %15)
  %17 = call noundef float @_ZN12_GLOBAL__N_17widenedEt(i16 noundef zeroext %16)
  br label %25

18:                                               ; preds = %2
  %19 = load i64, ptr %4, align 8, !tbaa !44
  %20 = call ptr @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %19)
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %6, i32 0, i32 0
  store ptr %20, ptr %21, align 8
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %6, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8, !tbaa !119
  %24 = call noundef float @_ZN12_GLOBAL__N_14loadIfEET_PKv(ptr noundef %23)
  br label %25

25:                                               ; preds = %18, %10
  %26 = phi float [ %17, %10 ], [ %24, %18 ]
  call void @llvm.lifetime.end.p0(ptr %6) #19
  call void @llvm.lifetime.end.p0(ptr %5) #19
  ret float %26
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14eachIZNS_9normalizeILb1EEEvNS_7NumbersES2_NS_10StatisticsEfS2_S2_llEUlDv16_flDv16_bE0_EEvS2_S2_lbT_(ptr %0, ptr %1, i64 noundef %2, i1 noundef zeroext %3, <2 x float> %4) #11 {
  %6 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %7 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %8 = alloca %class.anon.5, align 4
  %9 = alloca i64, align 8
  %10 = alloca i8, align 1
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca <16 x float>, align 64
  %15 = alloca i16, align 2
  %16 = alloca i16, align 2
  %17 = alloca i16, align 2
  %18 = alloca <16 x float>, align 64
  %19 = alloca i16, align 2
  %20 = alloca i16, align 2
  %21 = alloca i16, align 2
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %6, i32 0, i32 0
  store ptr %0, ptr %22, align 8
  %23 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %7, i32 0, i32 0
  store ptr %1, ptr %23, align 8
  store <2 x float> %4, ptr %8, align 4
  store i64 %2, ptr %9, align 8, !tbaa !44
  %24 = zext i1 %3 to i8
  store i8 %24, ptr %10, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %11) #19
  store i64 0, ptr %11, align 8, !tbaa !44
  br label %25

25:                                               ; preds = %60, %5
  %26 = load i64, ptr %11, align 8, !tbaa !44
  %27 = add nsw i64 %26, 32
  %28 = load i64, ptr %9, align 8, !tbaa !44
  %29 = icmp sle i64 %27, %28
  br i1 %29, label %30, label %63

30:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %12) #19
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %31

31:                                               ; preds = %56, %30
  %32 = load i32, ptr %12, align 4, !tbaa !6
  %33 = icmp slt i32 %32, 2
  br i1 %33, label %35, label %34

34:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr %12) #19
  br label %59

35:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %13) #19
  %36 = load i64, ptr %11, align 8, !tbaa !44
  %37 = load i32, ptr %12, align 4, !tbaa !6
  %38 = mul nsw i32 16, %37
  %39 = sext i32 %38 to i64
  %40 = add nsw i64 %36, %39
  store i64 %40, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #19
  %41 = load i64, ptr %13, align 8, !tbaa !44
  %42 = call noundef <16 x float> @_ZNK12_GLOBAL__N_17Numbers4someEl(ptr noundef nonnull align 8 dereferenceable(8) %6, i64 noundef %41)
  %43 = load i64, ptr %13, align 8, !tbaa !44
  store i16 -1, ptr %15, align 2, !tbaa !147
  %44 = load i16, ptr %15, align 2
  %45 = call noundef <16 x float> @_ZZN12_GLOBAL__N_19normalizeILb1EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv16_flDv16_bE0_clES3_lS4_(ptr noundef nonnull align 4 dereferenceable(8) %8, <16 x float> noundef %42, i64 noundef %43, i16 noundef %44)
  store <16 x float> %45, ptr %14, align 64, !tbaa !147
  %46 = load i64, ptr %13, align 8, !tbaa !44
  %47 = load i8, ptr %10, align 1, !tbaa !92, !range !94, !noundef !46
  %48 = trunc i8 %47 to i1
  br i1 %48, label %49, label %52

49:                                               ; preds = %35
  %50 = load <16 x float>, ptr %14, align 64, !tbaa !147
  %51 = call noundef <16 x float> @_ZN12_GLOBAL__N_14siluEDv16_f(<16 x float> noundef %50)
  br label %54

52:                                               ; preds = %35
  %53 = load <16 x float>, ptr %14, align 64, !tbaa !147
  br label %54

54:                                               ; preds = %52, %49
  %55 = phi <16 x float> [ %51, %49 ], [ %53, %52 ]
  call void @_ZNK12_GLOBAL__N_17Numbers3putElDv16_f(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %46, <16 x float> noundef %55)
  call void @llvm.lifetime.end.p0(ptr %14) #19
  call void @llvm.lifetime.end.p0(ptr %13) #19
  br label %56

56:                                               ; preds = %54
  %57 = load i32, ptr %12, align 4, !tbaa !6
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %12, align 4, !tbaa !6
  br label %31, !llvm.loop !171

59:                                               ; preds = %34
  br label %60

60:                                               ; preds = %59
  %61 = load i64, ptr %11, align 8, !tbaa !44
  %62 = add nsw i64 %61, 32
  store i64 %62, ptr %11, align 8, !tbaa !44
  br label %25, !llvm.loop !172

63:                                               ; preds = %25
  br label %64

64:                                               ; preds = %101, %63
  %65 = load i64, ptr %11, align 8, !tbaa !44
  %66 = load i64, ptr %9, align 8, !tbaa !44
  %67 = icmp slt i64 %65, %66
  br i1 %67, label %68, label %104

68:                                               ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %16) #19
  %69 = load i64, ptr %9, align 8, !tbaa !44
  %70 = load i64, ptr %11, align 8, !tbaa !44
  %71 = call noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %69, i64 noundef %70)
  store i16 %71, ptr %17, align 2
  %72 = load i16, ptr %17, align 2
  %73 = bitcast i16 %72 to <16 x i1>
  %74 = bitcast <16 x i1> %73 to i16
  store i16 %74, ptr %16, align 2, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %18) #19
  %75 = load i64, ptr %11, align 8, !tbaa !44
  %76 = load i16, ptr %16, align 2
  %77 = bitcast i16 %76 to <16 x i1>
  %78 = bitcast <16 x i1> %77 to i16
  store i16 %78, ptr %19, align 2, !tbaa !147
  %79 = load i16, ptr %19, align 2
  %80 = call noundef <16 x float> @_ZNK12_GLOBAL__N_17Numbers4someElDv16_b(ptr noundef nonnull align 8 dereferenceable(8) %6, i64 noundef %75, i16 noundef %79)
  %81 = load i64, ptr %11, align 8, !tbaa !44
  %82 = load i16, ptr %16, align 2
  %83 = bitcast i16 %82 to <16 x i1>
  %84 = bitcast <16 x i1> %83 to i16
  store i16 %84, ptr %20, align 2, !tbaa !147
  %85 = load i16, ptr %20, align 2
  %86 = call noundef <16 x float> @_ZZN12_GLOBAL__N_19normalizeILb1EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv16_flDv16_bE0_clES3_lS4_(ptr noundef nonnull align 4 dereferenceable(8) %8, <16 x float> noundef %80, i64 noundef %81, i16 noundef %85)
  store <16 x float> %86, ptr %18, align 64, !tbaa !147
  %87 = load i64, ptr %11, align 8, !tbaa !44
  %88 = load i8, ptr %10, align 1, !tbaa !92, !range !94, !noundef !46
  %89 = trunc i8 %88 to i1
  br i1 %89, label %90, label %93

90:                                               ; preds = %68
  %91 = load <16 x float>, ptr %18, align 64, !tbaa !147
  %92 = call noundef <16 x float> @_ZN12_GLOBAL__N_14siluEDv16_f(<16 x float> noundef %91)
  br label %95

93:                                               ; preds = %68
  %94 = load <16 x float>, ptr %18, align 64, !tbaa !147
  br label %95

95:                                               ; preds = %93, %90
  %96 = phi <16 x float> [ %92, %90 ], [ %94, %93 ]
  %97 = load i16, ptr %16, align 2
  %98 = bitcast i16 %97 to <16 x i1>
  %99 = bitcast <16 x i1> %98 to i16
  store i16 %99, ptr %21, align 2, !tbaa !147
  %100 = load i16, ptr %21, align 2
  call void @_ZNK12_GLOBAL__N_17Numbers3putElDv16_fDv16_b(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %87, <16 x float> noundef %96, i16 noundef %100)
  call void @llvm.lifetime.end.p0(ptr %18) #19
  call void @llvm.lifetime.end.p0(ptr %16) #19
  br label %101

101:                                              ; preds = %95
  %102 = load i64, ptr %11, align 8, !tbaa !44
  %103 = add nsw i64 %102, 16
  store i64 %103, ptr %11, align 8, !tbaa !44
  br label %64, !llvm.loop !173

104:                                              ; preds = %64
  call void @llvm.lifetime.end.p0(ptr %11) #19
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZZN12_GLOBAL__N_19normalizeILb1EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv16_flDv16_bE_clES3_lS4_(ptr noundef nonnull align 64 dereferenceable(192) %0, <16 x float> noundef %1, i64 noundef %2, i16 noundef %3) #13 align 2 {
  %5 = alloca i16, align 2
  %6 = alloca ptr, align 8
  %7 = alloca <16 x float>, align 64
  %8 = alloca i64, align 8
  %9 = alloca i16, align 2
  %10 = alloca <16 x float>, align 64
  %11 = alloca i16, align 2
  %12 = alloca <16 x float>, align 64
  %13 = alloca i16, align 2
  store i16 %3, ptr %5, align 2
  %14 = load i16, ptr %5, align 2
  %15 = bitcast i16 %14 to <16 x i1>
  store ptr %0, ptr %6, align 8, !tbaa !49
  store <16 x float> %1, ptr %7, align 64, !tbaa !147
  store i64 %2, ptr %8, align 8, !tbaa !44
  %16 = bitcast <16 x i1> %15 to i16
  store i16 %16, ptr %9, align 2, !tbaa !147
  %17 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %10) #19
  %18 = getelementptr inbounds nuw %class.anon.4, ptr %17, i32 0, i32 0
  %19 = load i64, ptr %8, align 8, !tbaa !44
  %20 = load i16, ptr %9, align 2
  %21 = bitcast i16 %20 to <16 x i1>
  %22 = bitcast <16 x i1> %21 to i16
  store i16 %22, ptr %11, align 2, !tbaa !147
  %23 = load i16, ptr %11, align 2
  %24 = call noundef <16 x float> @_ZNK12_GLOBAL__N_17Numbers4someElDv16_b(ptr noundef nonnull align 8 dereferenceable(8) %18, i64 noundef %19, i16 noundef %23)
  store <16 x float> %24, ptr %10, align 64, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %12) #19
  %25 = getelementptr inbounds nuw %class.anon.4, ptr %17, i32 0, i32 1
  %26 = load i64, ptr %8, align 8, !tbaa !44
  %27 = load i16, ptr %9, align 2
  %28 = bitcast i16 %27 to <16 x i1>
  %29 = bitcast <16 x i1> %28 to i16
  store i16 %29, ptr %13, align 2, !tbaa !147
  %30 = load i16, ptr %13, align 2
  %31 = call noundef <16 x float> @_ZNK12_GLOBAL__N_17Numbers4someElDv16_b(ptr noundef nonnull align 8 dereferenceable(8) %25, i64 noundef %26, i16 noundef %30)
  store <16 x float> %31, ptr %12, align 64, !tbaa !147
  %32 = load <16 x float>, ptr %7, align 64, !tbaa !147
  %33 = getelementptr inbounds nuw %class.anon.4, ptr %17, i32 0, i32 2
  %34 = load <16 x float>, ptr %33, align 64, !tbaa !147
  %35 = getelementptr inbounds nuw %class.anon.4, ptr %17, i32 0, i32 3
  %36 = load <16 x float>, ptr %35, align 64, !tbaa !147
  %37 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %32, <16 x float> noundef %34, <16 x float> noundef %36)
  %38 = load <16 x float>, ptr %10, align 64, !tbaa !147
  %39 = load <16 x float>, ptr %12, align 64, !tbaa !147
  %40 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %37, <16 x float> noundef %38, <16 x float> noundef %39)
  call void @llvm.lifetime.end.p0(ptr %12) #19
  call void @llvm.lifetime.end.p0(ptr %10) #19
  ret <16 x float> %40
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZNK12_GLOBAL__N_17Numbers3putElDv16_f(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1, <16 x float> noundef %2) #11 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca <16 x float>, align 64
  %7 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %8 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  store ptr %0, ptr %4, align 8, !tbaa !139
  store i64 %1, ptr %5, align 8, !tbaa !44
  store <16 x float> %2, ptr %6, align 64, !tbaa !147
  %9 = load ptr, ptr %4, align 8
  %10 = load i32, ptr @is_bfloat16, align 4, !tbaa !6
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %20

12:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %7) #19
  %13 = load i64, ptr %5, align 8, !tbaa !44
  %14 = call ptr @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %9, i64 noundef %13)
  %15 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %7, i32 0, i32 0
  store ptr %14, ptr %15, align 8
  %16 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %7, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8, !tbaa !119
  %18 = load <16 x float>, ptr %6, align 64, !tbaa !147
  %19 = call noundef <16 x i16> @_ZN12_GLOBAL__N_18narrowedEDv16_f(<16 x float> noundef %18)
  call void @_ZN12_GLOBAL__N_15storeIDv16_tEEvPvT_(ptr noundef %17, <16 x i16> noundef %19)
  call void @llvm.lifetime.end.p0(ptr %7) #19
  br label %27

20:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %8) #19
  %21 = load i64, ptr %5, align 8, !tbaa !44
  %22 = call ptr @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %9, i64 noundef %21)
  %23 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %8, i32 0, i32 0
  store ptr %22, ptr %23, align 8
  %24 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %8, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8, !tbaa !119
  %26 = load <16 x float>, ptr %6, align 64, !tbaa !147
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %25, <16 x float> noundef %26)
  call void @llvm.lifetime.end.p0(ptr %8) #19
  br label %27

27:                                               ; preds = %20, %12
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_14siluEDv16_f(<16 x float> noundef %0) #11 {
  %2 = alloca <16 x float>, align 64
  %3 = alloca <16 x float>, align 64
  %4 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %2, align 64, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %3) #19
  %5 = load <16 x float>, ptr %2, align 64, !tbaa !147
  %6 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %5)
  %7 = fneg <16 x float> %6
  store <16 x float> %7, ptr %3, align 64, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %4) #19
  %8 = load i32, ptr @is_bfloat16, align 4, !tbaa !6
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %1
  %11 = load <16 x float>, ptr %3, align 64, !tbaa !147
  %12 = fmul <16 x float> %11, splat (float 0x3FF7154760000000)
  %13 = call noundef <16 x float> @_ZN12_GLOBAL__N_14exp2ILb1EEEDv16_fS1_(<16 x float> noundef %12)
  br label %17

14:                                               ; preds = %1
  %15 = load <16 x float>, ptr %3, align 64, !tbaa !147
  %16 = call noundef <16 x float> @_ZN12_GLOBAL__N_13expEDv16_f(<16 x float> noundef %15)
  br label %17

17:                                               ; preds = %14, %10
  %18 = phi <16 x float> [ %13, %10 ], [ %16, %14 ]
  store <16 x float> %18, ptr %4, align 64, !tbaa !147
  %19 = load <16 x float>, ptr %2, align 64, !tbaa !147
  %20 = load <16 x float>, ptr %2, align 64, !tbaa !147
  %21 = fcmp olt <16 x float> %20, zeroinitializer
  %22 = sext <16 x i1> %21 to <16 x i32>
  %23 = load <16 x float>, ptr %4, align 64, !tbaa !147
  %24 = icmp slt <16 x i32> %22, zeroinitializer
  %25 = select <16 x i1> %24, <16 x float> %23, <16 x float> splat (float 1.000000e+00)
  %26 = fmul <16 x float> %19, %25
  %27 = load <16 x float>, ptr %4, align 64, !tbaa !147
  %28 = fadd <16 x float> splat (float 1.000000e+00), %27
  %29 = fdiv <16 x float> %26, %28
  call void @llvm.lifetime.end.p0(ptr %4) #19
  call void @llvm.lifetime.end.p0(ptr %3) #19
  ret <16 x float> %29
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZNK12_GLOBAL__N_17Numbers3putElDv16_fDv16_b(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1, <16 x float> noundef %2, i16 noundef %3) #11 align 2 {
  %5 = alloca i16, align 2
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca <16 x float>, align 64
  %9 = alloca i16, align 2
  %10 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %11 = alloca i16, align 2
  %12 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %13 = alloca i16, align 2
  store i16 %3, ptr %5, align 2
  %14 = load i16, ptr %5, align 2
  %15 = bitcast i16 %14 to <16 x i1>
  store ptr %0, ptr %6, align 8, !tbaa !139
  store i64 %1, ptr %7, align 8, !tbaa !44
  store <16 x float> %2, ptr %8, align 64, !tbaa !147
  %16 = bitcast <16 x i1> %15 to i16
  store i16 %16, ptr %9, align 2, !tbaa !147
  %17 = load ptr, ptr %6, align 8
  %18 = load i32, ptr @is_bfloat16, align 4, !tbaa !6
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %32

20:                                               ; preds = %4
  %21 = load i16, ptr %9, align 2
  %22 = bitcast i16 %21 to <16 x i1>
  %23 = load <16 x float>, ptr %8, align 64, !tbaa !147
  %24 = call noundef <16 x i16> @_ZN12_GLOBAL__N_18narrowedEDv16_f(<16 x float> noundef %23)
  call void @llvm.lifetime.start.p0(ptr %10) #19
  %25 = load i64, ptr %7, align 8, !tbaa !44
  %26 = call ptr @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %17, i64 noundef %25)
  %27 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %10, i32 0, i32 0
  store ptr %26, ptr %27, align 8
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %10, i32 0, i32 0
  %29 = load ptr, ptr %28, align 8, !tbaa !119
  %30 = bitcast <16 x i1> %22 to i16
  store i16 %30, ptr %11, align 2, !tbaa !147
  %31 = load i16, ptr %11, align 2
  call void @_ZN12_GLOBAL__N_112store_maskedIDv16_ttEEvDv16_bT_PT0_(i16 noundef %31, <16 x i16> noundef %24, ptr noundef %29)
  call void @llvm.lifetime.end.p0(ptr %10) #19
  br label %43

32:                                               ; preds = %4
  %33 = load i16, ptr %9, align 2
  %34 = bitcast i16 %33 to <16 x i1>
  %35 = load <16 x float>, ptr %8, align 64, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %12) #19
  %36 = load i64, ptr %7, align 8, !tbaa !44
  %37 = call ptr @_ZNK12_GLOBAL__N_17Numbers2atEl(ptr noundef nonnull align 8 dereferenceable(8) %17, i64 noundef %36)
  %38 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %12, i32 0, i32 0
  store ptr %37, ptr %38, align 8
  %39 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %12, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8, !tbaa !119
  %41 = bitcast <16 x i1> %34 to i16
  store i16 %41, ptr %13, align 2, !tbaa !147
  %42 = load i16, ptr %13, align 2
  call void @_ZN12_GLOBAL__N_112store_maskedIDv16_ffEEvDv16_bT_PT0_(i16 noundef %42, <16 x float> noundef %35, ptr noundef %40)
  call void @llvm.lifetime.end.p0(ptr %12) #19
  br label %43

43:                                               ; preds = %32, %20
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %0, <16 x float> noundef %1, <16 x float> noundef %2) #11 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %4, align 64, !tbaa !147
  store <16 x float> %1, ptr %5, align 64, !tbaa !147
  store <16 x float> %2, ptr %6, align 64, !tbaa !147
  %7 = load <16 x float>, ptr %4, align 64, !tbaa !147
  %8 = load <16 x float>, ptr %5, align 64, !tbaa !147
  %9 = load <16 x float>, ptr %6, align 64, !tbaa !147
  %10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %7, <16 x float> %8, <16 x float> %9)
  ret <16 x float> %10
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>) #10

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15storeIDv16_tEEvPvT_(ptr noundef %0, <16 x i16> noundef %1) #14 {
  %3 = alloca ptr, align 8
  %4 = alloca <16 x i16>, align 32
  store ptr %0, ptr %3, align 8, !tbaa !49
  store <16 x i16> %1, ptr %4, align 32, !tbaa !147
  %5 = load <16 x i16>, ptr %4, align 32, !tbaa !147
  %6 = load ptr, ptr %3, align 8, !tbaa !49
  %7 = getelementptr inbounds nuw %struct.Unaligned.6, ptr %6, i32 0, i32 0
  store <16 x i16> %5, ptr %7, align 1, !tbaa !147
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i16> @_ZN12_GLOBAL__N_18narrowedEDv16_f(<16 x float> noundef %0) #11 {
  %2 = alloca <16 x float>, align 64
  %3 = alloca <16 x bfloat>, align 32
  store <16 x float> %0, ptr %2, align 64, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %3) #19
  %4 = load <16 x float>, ptr %2, align 64, !tbaa !147
  %5 = fptrunc <16 x float> %4 to <16 x bfloat>
  store <16 x bfloat> %5, ptr %3, align 32, !tbaa !147
  %6 = load <16 x i16>, ptr %3, align 32, !tbaa !147
  call void @llvm.lifetime.end.p0(ptr %3) #19
  ret <16 x i16> %6
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %0, <16 x float> noundef %1) #11 {
  %3 = alloca ptr, align 8
  %4 = alloca <16 x float>, align 64
  store ptr %0, ptr %3, align 8, !tbaa !49
  store <16 x float> %1, ptr %4, align 64, !tbaa !147
  %5 = load <16 x float>, ptr %4, align 64, !tbaa !147
  %6 = load ptr, ptr %3, align 8, !tbaa !49
  %7 = getelementptr inbounds nuw %struct.Unaligned.7, ptr %6, i32 0, i32 0
  store <16 x float> %5, ptr %7, align 1, !tbaa !147
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fabs.v16f32(<16 x float>) #10

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_14exp2ILb1EEEDv16_fS1_(<16 x float> noundef %0) #11 {
  %2 = alloca <16 x float>, align 64
  %3 = alloca float, align 4
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %2, align 64, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %3) #19
  store float -1.500000e+02, ptr %3, align 4, !tbaa !130
  %7 = load <16 x float>, ptr %2, align 64, !tbaa !147
  %8 = fcmp olt <16 x float> %7, splat (float -1.500000e+02)
  %9 = sext <16 x i1> %8 to <16 x i32>
  %10 = load <16 x float>, ptr %2, align 64, !tbaa !147
  %11 = icmp slt <16 x i32> %9, zeroinitializer
  %12 = select <16 x i1> %11, <16 x float> splat (float -1.500000e+02), <16 x float> %10
  store <16 x float> %12, ptr %2, align 64, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %4) #19
  %13 = load <16 x float>, ptr %2, align 64, !tbaa !147
  %14 = call <16 x float> @llvm.rint.v16f32(<16 x float> %13)
  store <16 x float> %14, ptr %4, align 64, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %5) #19
  %15 = load <16 x float>, ptr %2, align 64, !tbaa !147
  %16 = load <16 x float>, ptr %4, align 64, !tbaa !147
  %17 = fsub <16 x float> %15, %16
  store <16 x float> %17, ptr %5, align 64, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %6) #19
  store <16 x float> splat (float 0x3FAC96D7E0000000), ptr %6, align 64, !tbaa !147
  %18 = load <16 x float>, ptr %6, align 64, !tbaa !147
  %19 = load <16 x float>, ptr %5, align 64, !tbaa !147
  %20 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %18, <16 x float> noundef %19, <16 x float> noundef splat (float 0x3FCEFB08A0000000))
  store <16 x float> %20, ptr %6, align 64, !tbaa !147
  %21 = load <16 x float>, ptr %6, align 64, !tbaa !147
  %22 = load <16 x float>, ptr %5, align 64, !tbaa !147
  %23 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %21, <16 x float> noundef %22, <16 x float> noundef splat (float 0x3FE62E2D20000000))
  store <16 x float> %23, ptr %6, align 64, !tbaa !147
  %24 = load <16 x float>, ptr %6, align 64, !tbaa !147
  %25 = load <16 x float>, ptr %5, align 64, !tbaa !147
  %26 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %24, <16 x float> noundef %25, <16 x float> noundef splat (float 1.000000e+00))
  store <16 x float> %26, ptr %6, align 64, !tbaa !147
  %27 = load <16 x float>, ptr %6, align 64, !tbaa !147
  %28 = load <16 x float>, ptr %4, align 64, !tbaa !147
  %29 = load <16 x float>, ptr %6, align 64, !tbaa !147
  %30 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %27, <16 x float> %28, <16 x float> %29, i16 -1, i32 4)
  call void @llvm.lifetime.end.p0(ptr %6) #19
  call void @llvm.lifetime.end.p0(ptr %5) #19
  call void @llvm.lifetime.end.p0(ptr %4) #19
  call void @llvm.lifetime.end.p0(ptr %3) #19
  ret <16 x float> %30
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_13expEDv16_f(<16 x float> noundef %0) #11 {
  %2 = alloca <16 x float>, align 64
  %3 = alloca <16 x float>, align 64
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca [7 x double], align 16
  %7 = alloca i32, align 4
  %8 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %2, align 64, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %3) #19
  %9 = load <16 x float>, ptr %2, align 64, !tbaa !147
  %10 = fmul <16 x float> %9, splat (float 0x3FF7154760000000)
  %11 = call <16 x float> @llvm.rint.v16f32(<16 x float> %10)
  store <16 x float> %11, ptr %3, align 64, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %4) #19
  %12 = load <16 x float>, ptr %3, align 64, !tbaa !147
  %13 = load <16 x float>, ptr %3, align 64, !tbaa !147
  %14 = load <16 x float>, ptr %2, align 64, !tbaa !147
  %15 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %13, <16 x float> noundef splat (float 0xBFE6300000000000), <16 x float> noundef %14)
  %16 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %12, <16 x float> noundef splat (float 0x3F2BD01060000000), <16 x float> noundef %15)
  store <16 x float> %16, ptr %4, align 64, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %5) #19
  store <16 x float> splat (float 0x3F2A01A020000000), ptr %5, align 64, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %6) #19
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 16 @__const._ZN12_GLOBAL__N_13expEDv16_f.factorials, i64 56, i1 false)
  call void @llvm.lifetime.start.p0(ptr %7) #19
  store i32 6, ptr %7, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %33, %1
  %18 = load i32, ptr %7, align 4, !tbaa !6
  %19 = icmp sge i32 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %7) #19
  br label %36

21:                                               ; preds = %17
  %22 = load <16 x float>, ptr %5, align 64, !tbaa !147
  %23 = load <16 x float>, ptr %4, align 64, !tbaa !147
  %24 = load i32, ptr %7, align 4, !tbaa !6
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [7 x double], ptr %6, i64 0, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !141
  %28 = fdiv double 1.000000e+00, %27
  %29 = fptrunc double %28 to float
  %30 = insertelement <16 x float> poison, float %29, i64 0
  %31 = shufflevector <16 x float> %30, <16 x float> poison, <16 x i32> zeroinitializer
  %32 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %22, <16 x float> noundef %23, <16 x float> noundef %31)
  store <16 x float> %32, ptr %5, align 64, !tbaa !147
  br label %33

33:                                               ; preds = %21
  %34 = load i32, ptr %7, align 4, !tbaa !6
  %35 = add nsw i32 %34, -1
  store i32 %35, ptr %7, align 4, !tbaa !6
  br label %17, !llvm.loop !174

36:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %8) #19
  %37 = load <16 x float>, ptr %5, align 64, !tbaa !147
  %38 = load <16 x float>, ptr %3, align 64, !tbaa !147
  %39 = call noundef <16 x float> @_ZN12_GLOBAL__N_112power_of_twoEDv16_f(<16 x float> noundef %38)
  %40 = fmul <16 x float> %37, %39
  store <16 x float> %40, ptr %8, align 64, !tbaa !147
  %41 = load <16 x float>, ptr %2, align 64, !tbaa !147
  %42 = fcmp olt <16 x float> %41, splat (float -8.700000e+01)
  %43 = sext <16 x i1> %42 to <16 x i32>
  %44 = load <16 x float>, ptr %8, align 64, !tbaa !147
  %45 = icmp slt <16 x i32> %43, zeroinitializer
  %46 = select <16 x i1> %45, <16 x float> zeroinitializer, <16 x float> %44
  call void @llvm.lifetime.end.p0(ptr %8) #19
  call void @llvm.lifetime.end.p0(ptr %6) #19
  call void @llvm.lifetime.end.p0(ptr %5) #19
  call void @llvm.lifetime.end.p0(ptr %4) #19
  call void @llvm.lifetime.end.p0(ptr %3) #19
  ret <16 x float> %46
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.rint.v16f32(<16 x float>) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32 immarg) #17

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_112power_of_twoEDv16_f(<16 x float> noundef %0) #11 {
  %2 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %2, align 64, !tbaa !147
  %3 = load <16 x float>, ptr %2, align 64, !tbaa !147
  %4 = call noundef <16 x i32> @_ZN12_GLOBAL__N_17to_intsEDv16_f(<16 x float> noundef %3)
  %5 = add <16 x i32> %4, splat (i32 127)
  %6 = shl <16 x i32> %5, splat (i32 23)
  %7 = call noundef <16 x float> @_ZN12_GLOBAL__N_19as_floatsEDv16_i(<16 x i32> noundef %6)
  ret <16 x float> %7
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i32> @_ZN12_GLOBAL__N_17to_intsEDv16_f(<16 x float> noundef %0) #11 {
  %2 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %2, align 64, !tbaa !147
  %3 = load <16 x float>, ptr %2, align 64, !tbaa !147
  %4 = fptosi <16 x float> %3 to <16 x i32>
  ret <16 x i32> %4
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_112store_maskedIDv16_ttEEvDv16_bT_PT0_(i16 noundef %0, <16 x i16> noundef %1, ptr noundef %2) #14 {
  %4 = alloca i16, align 2
  %5 = alloca i16, align 2
  %6 = alloca <16 x i16>, align 32
  %7 = alloca ptr, align 8
  store i16 %0, ptr %4, align 2
  %8 = load i16, ptr %4, align 2
  %9 = bitcast i16 %8 to <16 x i1>
  %10 = bitcast <16 x i1> %9 to i16
  store i16 %10, ptr %5, align 2, !tbaa !147
  store <16 x i16> %1, ptr %6, align 32, !tbaa !147
  store ptr %2, ptr %7, align 8, !tbaa !164
  %11 = load i16, ptr %5, align 2
  %12 = bitcast i16 %11 to <16 x i1>
  %13 = load <16 x i16>, ptr %6, align 32, !tbaa !147
  %14 = load ptr, ptr %7, align 8, !tbaa !164
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %13, ptr align 2 %14, <16 x i1> %12)
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_112store_maskedIDv16_ffEEvDv16_bT_PT0_(i16 noundef %0, <16 x float> noundef %1, ptr noundef %2) #11 {
  %4 = alloca i16, align 2
  %5 = alloca i16, align 2
  %6 = alloca <16 x float>, align 64
  %7 = alloca ptr, align 8
  store i16 %0, ptr %4, align 2
  %8 = load i16, ptr %4, align 2
  %9 = bitcast i16 %8 to <16 x i1>
  %10 = bitcast <16 x i1> %9 to i16
  store i16 %10, ptr %5, align 2, !tbaa !147
  store <16 x float> %1, ptr %6, align 64, !tbaa !147
  store ptr %2, ptr %7, align 8, !tbaa !166
  %11 = load i16, ptr %5, align 2
  %12 = bitcast i16 %11 to <16 x i1>
  %13 = load <16 x float>, ptr %6, align 64, !tbaa !147
  %14 = load ptr, ptr %7, align 8, !tbaa !166
  call void @llvm.masked.store.v16f32.p0(<16 x float> %13, ptr align 4 %14, <16 x i1> %12)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16i16.p0(<16 x i16>, ptr captures(none), <16 x i1>) #18

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr captures(none), <16 x i1>) #18

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_17widenedEt(i16 noundef zeroext %0) #8 {
  %2 = alloca i16, align 2
  %3 = alloca i32, align 4
  store i16 %0, ptr %2, align 2, !tbaa !175
  call void @llvm.lifetime.start.p0(ptr %3) #19
  %4 = load i16, ptr %2, align 2, !tbaa !175
  %5 = zext i16 %4 to i32
  %6 = shl i32 %5, 16
  store i32 %6, ptr %3, align 4, !tbaa !6
  %7 = load float, ptr %3, align 4, !tbaa !147
  call void @llvm.lifetime.end.p0(ptr %3) #19
  ret float %7
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef zeroext i16 @_ZN12_GLOBAL__N_14loadItEET_PKv(ptr noundef %0) #8 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.8, ptr %3, i32 0, i32 0
  %5 = load i16, ptr %4, align 1, !tbaa !147
  ret i16 %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_14loadIfEET_PKv(ptr noundef %0) #8 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.9, ptr %3, i32 0, i32 0
  %5 = load float, ptr %4, align 1, !tbaa !147
  ret float %5
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZZN12_GLOBAL__N_19normalizeILb1EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv16_flDv16_bE0_clES3_lS4_(ptr noundef nonnull align 4 dereferenceable(8) %0, <16 x float> noundef %1, i64 noundef %2, i16 noundef %3) #13 align 2 {
  %5 = alloca i16, align 2
  %6 = alloca ptr, align 8
  %7 = alloca <16 x float>, align 64
  %8 = alloca i64, align 8
  %9 = alloca i16, align 2
  store i16 %3, ptr %5, align 2
  %10 = load i16, ptr %5, align 2
  %11 = bitcast i16 %10 to <16 x i1>
  store ptr %0, ptr %6, align 8, !tbaa !49
  store <16 x float> %1, ptr %7, align 64, !tbaa !147
  store i64 %2, ptr %8, align 8, !tbaa !44
  %12 = bitcast <16 x i1> %11 to i16
  store i16 %12, ptr %9, align 2, !tbaa !147
  %13 = load ptr, ptr %6, align 8
  %14 = load <16 x float>, ptr %7, align 64, !tbaa !147
  %15 = getelementptr inbounds nuw %class.anon.5, ptr %13, i32 0, i32 0
  %16 = load float, ptr %15, align 4, !tbaa !149
  %17 = insertelement <16 x float> poison, float %16, i64 0
  %18 = shufflevector <16 x float> %17, <16 x float> poison, <16 x i32> zeroinitializer
  %19 = getelementptr inbounds nuw %class.anon.5, ptr %13, i32 0, i32 1
  %20 = load float, ptr %19, align 4, !tbaa !151
  %21 = insertelement <16 x float> poison, float %20, i64 0
  %22 = shufflevector <16 x float> %21, <16 x float> poison, <16 x i32> zeroinitializer
  %23 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %14, <16 x float> noundef %18, <16 x float> noundef %22)
  ret <16 x float> %23
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14eachIZNS_9normalizeILb0EEEvNS_7NumbersES2_NS_10StatisticsEfS2_S2_llEUlDv16_flDv16_bE_EEvS2_S2_lbT_(ptr %0, ptr %1, i64 noundef %2, i1 noundef zeroext %3, ptr noundef byval(%class.anon.10) align 64 %4) #11 {
  %6 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %7 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %8 = alloca i64, align 8
  %9 = alloca i8, align 1
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca <16 x float>, align 64
  %14 = alloca i16, align 2
  %15 = alloca i16, align 2
  %16 = alloca i16, align 2
  %17 = alloca <16 x float>, align 64
  %18 = alloca i16, align 2
  %19 = alloca i16, align 2
  %20 = alloca i16, align 2
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %6, i32 0, i32 0
  store ptr %0, ptr %21, align 8
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %7, i32 0, i32 0
  store ptr %1, ptr %22, align 8
  store i64 %2, ptr %8, align 8, !tbaa !44
  %23 = zext i1 %3 to i8
  store i8 %23, ptr %9, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %10) #19
  store i64 0, ptr %10, align 8, !tbaa !44
  br label %24

24:                                               ; preds = %59, %5
  %25 = load i64, ptr %10, align 8, !tbaa !44
  %26 = add nsw i64 %25, 32
  %27 = load i64, ptr %8, align 8, !tbaa !44
  %28 = icmp sle i64 %26, %27
  br i1 %28, label %29, label %62

29:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr %11) #19
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %30

30:                                               ; preds = %55, %29
  %31 = load i32, ptr %11, align 4, !tbaa !6
  %32 = icmp slt i32 %31, 2
  br i1 %32, label %34, label %33

33:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr %11) #19
  br label %58

34:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %12) #19
  %35 = load i64, ptr %10, align 8, !tbaa !44
  %36 = load i32, ptr %11, align 4, !tbaa !6
  %37 = mul nsw i32 16, %36
  %38 = sext i32 %37 to i64
  %39 = add nsw i64 %35, %38
  store i64 %39, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #19
  %40 = load i64, ptr %12, align 8, !tbaa !44
  %41 = call noundef <16 x float> @_ZNK12_GLOBAL__N_17Numbers4someEl(ptr noundef nonnull align 8 dereferenceable(8) %6, i64 noundef %40)
  %42 = load i64, ptr %12, align 8, !tbaa !44
  store i16 -1, ptr %14, align 2, !tbaa !147
  %43 = load i16, ptr %14, align 2
  %44 = call noundef <16 x float> @_ZZN12_GLOBAL__N_19normalizeILb0EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv16_flDv16_bE_clES3_lS4_(ptr noundef nonnull align 64 dereferenceable(192) %4, <16 x float> noundef %41, i64 noundef %42, i16 noundef %43)
  store <16 x float> %44, ptr %13, align 64, !tbaa !147
  %45 = load i64, ptr %12, align 8, !tbaa !44
  %46 = load i8, ptr %9, align 1, !tbaa !92, !range !94, !noundef !46
  %47 = trunc i8 %46 to i1
  br i1 %47, label %48, label %51

48:                                               ; preds = %34
  %49 = load <16 x float>, ptr %13, align 64, !tbaa !147
  %50 = call noundef <16 x float> @_ZN12_GLOBAL__N_14siluEDv16_f(<16 x float> noundef %49)
  br label %53

51:                                               ; preds = %34
  %52 = load <16 x float>, ptr %13, align 64, !tbaa !147
  br label %53

53:                                               ; preds = %51, %48
  %54 = phi <16 x float> [ %50, %48 ], [ %52, %51 ]
  call void @_ZNK12_GLOBAL__N_17Numbers3putElDv16_f(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %45, <16 x float> noundef %54)
  call void @llvm.lifetime.end.p0(ptr %13) #19
  call void @llvm.lifetime.end.p0(ptr %12) #19
  br label %55

55:                                               ; preds = %53
  %56 = load i32, ptr %11, align 4, !tbaa !6
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %11, align 4, !tbaa !6
  br label %30, !llvm.loop !177

58:                                               ; preds = %33
  br label %59

59:                                               ; preds = %58
  %60 = load i64, ptr %10, align 8, !tbaa !44
  %61 = add nsw i64 %60, 32
  store i64 %61, ptr %10, align 8, !tbaa !44
  br label %24, !llvm.loop !178

62:                                               ; preds = %24
  br label %63

63:                                               ; preds = %100, %62
  %64 = load i64, ptr %10, align 8, !tbaa !44
  %65 = load i64, ptr %8, align 8, !tbaa !44
  %66 = icmp slt i64 %64, %65
  br i1 %66, label %67, label %103

67:                                               ; preds = %63
  call void @llvm.lifetime.start.p0(ptr %15) #19
  %68 = load i64, ptr %8, align 8, !tbaa !44
  %69 = load i64, ptr %10, align 8, !tbaa !44
  %70 = call noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %68, i64 noundef %69)
  store i16 %70, ptr %16, align 2
  %71 = load i16, ptr %16, align 2
  %72 = bitcast i16 %71 to <16 x i1>
  %73 = bitcast <16 x i1> %72 to i16
  store i16 %73, ptr %15, align 2, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %17) #19
  %74 = load i64, ptr %10, align 8, !tbaa !44
  %75 = load i16, ptr %15, align 2
  %76 = bitcast i16 %75 to <16 x i1>
  %77 = bitcast <16 x i1> %76 to i16
  store i16 %77, ptr %18, align 2, !tbaa !147
  %78 = load i16, ptr %18, align 2
  %79 = call noundef <16 x float> @_ZNK12_GLOBAL__N_17Numbers4someElDv16_b(ptr noundef nonnull align 8 dereferenceable(8) %6, i64 noundef %74, i16 noundef %78)
  %80 = load i64, ptr %10, align 8, !tbaa !44
  %81 = load i16, ptr %15, align 2
  %82 = bitcast i16 %81 to <16 x i1>
  %83 = bitcast <16 x i1> %82 to i16
  store i16 %83, ptr %19, align 2, !tbaa !147
  %84 = load i16, ptr %19, align 2
  %85 = call noundef <16 x float> @_ZZN12_GLOBAL__N_19normalizeILb0EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv16_flDv16_bE_clES3_lS4_(ptr noundef nonnull align 64 dereferenceable(192) %4, <16 x float> noundef %79, i64 noundef %80, i16 noundef %84)
  store <16 x float> %85, ptr %17, align 64, !tbaa !147
  %86 = load i64, ptr %10, align 8, !tbaa !44
  %87 = load i8, ptr %9, align 1, !tbaa !92, !range !94, !noundef !46
  %88 = trunc i8 %87 to i1
  br i1 %88, label %89, label %92

89:                                               ; preds = %67
  %90 = load <16 x float>, ptr %17, align 64, !tbaa !147
  %91 = call noundef <16 x float> @_ZN12_GLOBAL__N_14siluEDv16_f(<16 x float> noundef %90)
  br label %94

92:                                               ; preds = %67
  %93 = load <16 x float>, ptr %17, align 64, !tbaa !147
  br label %94

94:                                               ; preds = %92, %89
  %95 = phi <16 x float> [ %91, %89 ], [ %93, %92 ]
  %96 = load i16, ptr %15, align 2
  %97 = bitcast i16 %96 to <16 x i1>
  %98 = bitcast <16 x i1> %97 to i16
  store i16 %98, ptr %20, align 2, !tbaa !147
  %99 = load i16, ptr %20, align 2
  call void @_ZNK12_GLOBAL__N_17Numbers3putElDv16_fDv16_b(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %86, <16 x float> noundef %95, i16 noundef %99)
  call void @llvm.lifetime.end.p0(ptr %17) #19
  call void @llvm.lifetime.end.p0(ptr %15) #19
  br label %100

100:                                              ; preds = %94
  %101 = load i64, ptr %10, align 8, !tbaa !44
  %102 = add nsw i64 %101, 16
  store i64 %102, ptr %10, align 8, !tbaa !44
  br label %63, !llvm.loop !179

103:                                              ; preds = %63
  call void @llvm.lifetime.end.p0(ptr %10) #19
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14eachIZNS_9normalizeILb0EEEvNS_7NumbersES2_NS_10StatisticsEfS2_S2_llEUlDv16_flDv16_bE0_EEvS2_S2_lbT_(ptr %0, ptr %1, i64 noundef %2, i1 noundef zeroext %3, <2 x float> %4) #11 {
  %6 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %7 = alloca %"struct.(anonymous namespace)::Numbers", align 8
  %8 = alloca %class.anon.11, align 4
  %9 = alloca i64, align 8
  %10 = alloca i8, align 1
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca <16 x float>, align 64
  %15 = alloca i16, align 2
  %16 = alloca i16, align 2
  %17 = alloca i16, align 2
  %18 = alloca <16 x float>, align 64
  %19 = alloca i16, align 2
  %20 = alloca i16, align 2
  %21 = alloca i16, align 2
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %6, i32 0, i32 0
  store ptr %0, ptr %22, align 8
  %23 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Numbers", ptr %7, i32 0, i32 0
  store ptr %1, ptr %23, align 8
  store <2 x float> %4, ptr %8, align 4
  store i64 %2, ptr %9, align 8, !tbaa !44
  %24 = zext i1 %3 to i8
  store i8 %24, ptr %10, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %11) #19
  store i64 0, ptr %11, align 8, !tbaa !44
  br label %25

25:                                               ; preds = %60, %5
  %26 = load i64, ptr %11, align 8, !tbaa !44
  %27 = add nsw i64 %26, 32
  %28 = load i64, ptr %9, align 8, !tbaa !44
  %29 = icmp sle i64 %27, %28
  br i1 %29, label %30, label %63

30:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %12) #19
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %31

31:                                               ; preds = %56, %30
  %32 = load i32, ptr %12, align 4, !tbaa !6
  %33 = icmp slt i32 %32, 2
  br i1 %33, label %35, label %34

34:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr %12) #19
  br label %59

35:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %13) #19
  %36 = load i64, ptr %11, align 8, !tbaa !44
  %37 = load i32, ptr %12, align 4, !tbaa !6
  %38 = mul nsw i32 16, %37
  %39 = sext i32 %38 to i64
  %40 = add nsw i64 %36, %39
  store i64 %40, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #19
  %41 = load i64, ptr %13, align 8, !tbaa !44
  %42 = call noundef <16 x float> @_ZNK12_GLOBAL__N_17Numbers4someEl(ptr noundef nonnull align 8 dereferenceable(8) %6, i64 noundef %41)
  %43 = load i64, ptr %13, align 8, !tbaa !44
  store i16 -1, ptr %15, align 2, !tbaa !147
  %44 = load i16, ptr %15, align 2
  %45 = call noundef <16 x float> @_ZZN12_GLOBAL__N_19normalizeILb0EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv16_flDv16_bE0_clES3_lS4_(ptr noundef nonnull align 4 dereferenceable(8) %8, <16 x float> noundef %42, i64 noundef %43, i16 noundef %44)
  store <16 x float> %45, ptr %14, align 64, !tbaa !147
  %46 = load i64, ptr %13, align 8, !tbaa !44
  %47 = load i8, ptr %10, align 1, !tbaa !92, !range !94, !noundef !46
  %48 = trunc i8 %47 to i1
  br i1 %48, label %49, label %52

49:                                               ; preds = %35
  %50 = load <16 x float>, ptr %14, align 64, !tbaa !147
  %51 = call noundef <16 x float> @_ZN12_GLOBAL__N_14siluEDv16_f(<16 x float> noundef %50)
  br label %54

52:                                               ; preds = %35
  %53 = load <16 x float>, ptr %14, align 64, !tbaa !147
  br label %54

54:                                               ; preds = %52, %49
  %55 = phi <16 x float> [ %51, %49 ], [ %53, %52 ]
  call void @_ZNK12_GLOBAL__N_17Numbers3putElDv16_f(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %46, <16 x float> noundef %55)
  call void @llvm.lifetime.end.p0(ptr %14) #19
  call void @llvm.lifetime.end.p0(ptr %13) #19
  br label %56

56:                                               ; preds = %54
  %57 = load i32, ptr %12, align 4, !tbaa !6
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %12, align 4, !tbaa !6
  br label %31, !llvm.loop !180

59:                                               ; preds = %34
  br label %60

60:                                               ; preds = %59
  %61 = load i64, ptr %11, align 8, !tbaa !44
  %62 = add nsw i64 %61, 32
  store i64 %62, ptr %11, align 8, !tbaa !44
  br label %25, !llvm.loop !181

63:                                               ; preds = %25
  br label %64

64:                                               ; preds = %101, %63
  %65 = load i64, ptr %11, align 8, !tbaa !44
  %66 = load i64, ptr %9, align 8, !tbaa !44
  %67 = icmp slt i64 %65, %66
  br i1 %67, label %68, label %104

68:                                               ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %16) #19
  %69 = load i64, ptr %9, align 8, !tbaa !44
  %70 = load i64, ptr %11, align 8, !tbaa !44
  %71 = call noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %69, i64 noundef %70)
  store i16 %71, ptr %17, align 2
  %72 = load i16, ptr %17, align 2
  %73 = bitcast i16 %72 to <16 x i1>
  %74 = bitcast <16 x i1> %73 to i16
  store i16 %74, ptr %16, align 2, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %18) #19
  %75 = load i64, ptr %11, align 8, !tbaa !44
  %76 = load i16, ptr %16, align 2
  %77 = bitcast i16 %76 to <16 x i1>
  %78 = bitcast <16 x i1> %77 to i16
  store i16 %78, ptr %19, align 2, !tbaa !147
  %79 = load i16, ptr %19, align 2
  %80 = call noundef <16 x float> @_ZNK12_GLOBAL__N_17Numbers4someElDv16_b(ptr noundef nonnull align 8 dereferenceable(8) %6, i64 noundef %75, i16 noundef %79)
  %81 = load i64, ptr %11, align 8, !tbaa !44
  %82 = load i16, ptr %16, align 2
  %83 = bitcast i16 %82 to <16 x i1>
  %84 = bitcast <16 x i1> %83 to i16
  store i16 %84, ptr %20, align 2, !tbaa !147
  %85 = load i16, ptr %20, align 2
  %86 = call noundef <16 x float> @_ZZN12_GLOBAL__N_19normalizeILb0EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv16_flDv16_bE0_clES3_lS4_(ptr noundef nonnull align 4 dereferenceable(8) %8, <16 x float> noundef %80, i64 noundef %81, i16 noundef %85)
  store <16 x float> %86, ptr %18, align 64, !tbaa !147
  %87 = load i64, ptr %11, align 8, !tbaa !44
  %88 = load i8, ptr %10, align 1, !tbaa !92, !range !94, !noundef !46
  %89 = trunc i8 %88 to i1
  br i1 %89, label %90, label %93

90:                                               ; preds = %68
  %91 = load <16 x float>, ptr %18, align 64, !tbaa !147
  %92 = call noundef <16 x float> @_ZN12_GLOBAL__N_14siluEDv16_f(<16 x float> noundef %91)
  br label %95

93:                                               ; preds = %68
  %94 = load <16 x float>, ptr %18, align 64, !tbaa !147
  br label %95

95:                                               ; preds = %93, %90
  %96 = phi <16 x float> [ %92, %90 ], [ %94, %93 ]
  %97 = load i16, ptr %16, align 2
  %98 = bitcast i16 %97 to <16 x i1>
  %99 = bitcast <16 x i1> %98 to i16
  store i16 %99, ptr %21, align 2, !tbaa !147
  %100 = load i16, ptr %21, align 2
  call void @_ZNK12_GLOBAL__N_17Numbers3putElDv16_fDv16_b(ptr noundef nonnull align 8 dereferenceable(8) %7, i64 noundef %87, <16 x float> noundef %96, i16 noundef %100)
  call void @llvm.lifetime.end.p0(ptr %18) #19
  call void @llvm.lifetime.end.p0(ptr %16) #19
  br label %101

101:                                              ; preds = %95
  %102 = load i64, ptr %11, align 8, !tbaa !44
  %103 = add nsw i64 %102, 16
  store i64 %103, ptr %11, align 8, !tbaa !44
  br label %64, !llvm.loop !182

104:                                              ; preds = %64
  call void @llvm.lifetime.end.p0(ptr %11) #19
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZZN12_GLOBAL__N_19normalizeILb0EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv16_flDv16_bE_clES3_lS4_(ptr noundef nonnull align 64 dereferenceable(192) %0, <16 x float> noundef %1, i64 noundef %2, i16 noundef %3) #13 align 2 {
  %5 = alloca i16, align 2
  %6 = alloca ptr, align 8
  %7 = alloca <16 x float>, align 64
  %8 = alloca i64, align 8
  %9 = alloca i16, align 2
  %10 = alloca <16 x float>, align 64
  %11 = alloca i16, align 2
  %12 = alloca <16 x float>, align 64
  %13 = alloca i16, align 2
  store i16 %3, ptr %5, align 2
  %14 = load i16, ptr %5, align 2
  %15 = bitcast i16 %14 to <16 x i1>
  store ptr %0, ptr %6, align 8, !tbaa !49
  store <16 x float> %1, ptr %7, align 64, !tbaa !147
  store i64 %2, ptr %8, align 8, !tbaa !44
  %16 = bitcast <16 x i1> %15 to i16
  store i16 %16, ptr %9, align 2, !tbaa !147
  %17 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %10) #19
  %18 = getelementptr inbounds nuw %class.anon.10, ptr %17, i32 0, i32 0
  %19 = load i64, ptr %8, align 8, !tbaa !44
  %20 = load i16, ptr %9, align 2
  %21 = bitcast i16 %20 to <16 x i1>
  %22 = bitcast <16 x i1> %21 to i16
  store i16 %22, ptr %11, align 2, !tbaa !147
  %23 = load i16, ptr %11, align 2
  %24 = call noundef <16 x float> @_ZNK12_GLOBAL__N_17Numbers4someElDv16_b(ptr noundef nonnull align 8 dereferenceable(8) %18, i64 noundef %19, i16 noundef %23)
  store <16 x float> %24, ptr %10, align 64, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %12) #19
  %25 = getelementptr inbounds nuw %class.anon.10, ptr %17, i32 0, i32 1
  %26 = load i64, ptr %8, align 8, !tbaa !44
  %27 = load i16, ptr %9, align 2
  %28 = bitcast i16 %27 to <16 x i1>
  %29 = bitcast <16 x i1> %28 to i16
  store i16 %29, ptr %13, align 2, !tbaa !147
  %30 = load i16, ptr %13, align 2
  %31 = call noundef <16 x float> @_ZNK12_GLOBAL__N_17Numbers4someElDv16_b(ptr noundef nonnull align 8 dereferenceable(8) %25, i64 noundef %26, i16 noundef %30)
  store <16 x float> %31, ptr %12, align 64, !tbaa !147
  %32 = load <16 x float>, ptr %7, align 64, !tbaa !147
  %33 = getelementptr inbounds nuw %class.anon.10, ptr %17, i32 0, i32 2
  %34 = load <16 x float>, ptr %33, align 64, !tbaa !147
  %35 = getelementptr inbounds nuw %class.anon.10, ptr %17, i32 0, i32 3
  %36 = load <16 x float>, ptr %35, align 64, !tbaa !147
  %37 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %32, <16 x float> noundef %34, <16 x float> noundef %36)
  %38 = load <16 x float>, ptr %10, align 64, !tbaa !147
  %39 = load <16 x float>, ptr %12, align 64, !tbaa !147
  %40 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %37, <16 x float> noundef %38, <16 x float> noundef %39)
  call void @llvm.lifetime.end.p0(ptr %12) #19
  call void @llvm.lifetime.end.p0(ptr %10) #19
  ret <16 x float> %40
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZZN12_GLOBAL__N_19normalizeILb0EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llENKUlDv16_flDv16_bE0_clES3_lS4_(ptr noundef nonnull align 4 dereferenceable(8) %0, <16 x float> noundef %1, i64 noundef %2, i16 noundef %3) #13 align 2 {
  %5 = alloca i16, align 2
  %6 = alloca ptr, align 8
  %7 = alloca <16 x float>, align 64
  %8 = alloca i64, align 8
  %9 = alloca i16, align 2
  store i16 %3, ptr %5, align 2
  %10 = load i16, ptr %5, align 2
  %11 = bitcast i16 %10 to <16 x i1>
  store ptr %0, ptr %6, align 8, !tbaa !49
  store <16 x float> %1, ptr %7, align 64, !tbaa !147
  store i64 %2, ptr %8, align 8, !tbaa !44
  %12 = bitcast <16 x i1> %11 to i16
  store i16 %12, ptr %9, align 2, !tbaa !147
  %13 = load ptr, ptr %6, align 8
  %14 = load <16 x float>, ptr %7, align 64, !tbaa !147
  %15 = getelementptr inbounds nuw %class.anon.11, ptr %13, i32 0, i32 0
  %16 = load float, ptr %15, align 4, !tbaa !153
  %17 = insertelement <16 x float> poison, float %16, i64 0
  %18 = shufflevector <16 x float> %17, <16 x float> poison, <16 x i32> zeroinitializer
  %19 = getelementptr inbounds nuw %class.anon.11, ptr %13, i32 0, i32 1
  %20 = load float, ptr %19, align 4, !tbaa !155
  %21 = insertelement <16 x float> poison, float %20, i64 0
  %22 = shufflevector <16 x float> %21, <16 x float> poison, <16 x i32> zeroinitializer
  %23 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %14, <16 x float> noundef %18, <16 x float> noundef %22)
  ret <16 x float> %23
}

attributes #0 = { mustprogress nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind allocsize(0) }
attributes #3 = { inlinehint mustprogress nounwind uwtable }
attributes #4 = { nounwind }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { mustprogress nounwind uwtable }
attributes #8 = { alwaysinline mustprogress nounwind uwtable }
attributes #9 = { mustprogress noinline nounwind uwtable }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { alwaysinline mustprogress nounwind uwtable }
attributes #12 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #13 = { inlinehint mustprogress nounwind uwtable }
attributes #14 = { alwaysinline mustprogress nounwind uwtable }
attributes #15 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #16 = { alwaysinline mustprogress nounwind uwtable }
attributes #17 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #18 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #19 = { nounwind }
attributes #20 = { nounwind allocsize(0) }

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
!148 = !{i64 0, i64 8, !123, i64 8, i64 8, !123, i64 64, i64 64, !147, i64 128, i64 64, !147}
!149 = !{!150, !126, i64 0}
!150 = !{!"_ZTSZN12_GLOBAL__N_19normalizeILb1EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llEUlDv16_flDv16_bE0_", !126, i64 0, !126, i64 4}
!151 = !{!150, !126, i64 4}
!152 = distinct !{!152, !51}
!153 = !{!154, !126, i64 0}
!154 = !{!"_ZTSZN12_GLOBAL__N_19normalizeILb0EEEvNS_7NumbersES1_NS_10StatisticsEfS1_S1_llEUlDv16_flDv16_bE0_", !126, i64 0, !126, i64 4}
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
