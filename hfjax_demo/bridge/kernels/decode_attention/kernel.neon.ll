
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
%"struct.(anonymous namespace)::Shape" = type { i64, i64, i64, i64, i64, i64, i64 }
%struct.XLA_FFI_Error_Destroy_Args = type { i64, ptr, ptr }
%"struct.(anonymous namespace)::Rows" = type { ptr, ptr, i64, i64, i64 }
%"struct.(anonymous namespace)::Ahead" = type { ptr, i64 }
%struct.Unaligned = type { <4 x float> }
%struct.Unaligned.1 = type { <4 x i8> }
%struct.Unaligned.0 = type { <4 x i32> }
%struct.Unaligned.2 = type { float }
%struct.Unaligned.3 = type { <4 x float> }
%struct.Unaligned.4 = type { <4 x i8> }
%struct.Unaligned.5 = type { <4 x i16> }

$_ZN4Call5Array3setERK14XLA_FFI_Buffer = comdat any

$_ZNK4Call5sizesEl = comdat any

$_ZNK4Call12result_sizesEl = comdat any

$_ZNK4Call8argumentIiEEPKT_l = comdat any

$_ZNK4Call8argumentIcEEPKT_l = comdat any

$_ZNK4Call8argumentIhEEPKT_l = comdat any

$_ZNK4Call8argumentIfEEPKT_l = comdat any

$_ZNK4Call6resultIfEEPT_l = comdat any

@.str = private unnamed_addr constant [50 x i8] c"out of memory for what a product of numbers needs\00", align 1
@__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating = private unnamed_addr constant %struct.XLA_FFI_Error_Create_Args { i64 28, ptr null, ptr @.str, i32 8 }, align 8
@kept = external constant i32, align 4
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
  call void @llvm.lifetime.start.p0(ptr %4) #10
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
  call void @llvm.lifetime.end.p0(ptr %4) #10
  br label %249

42:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %5) #10
  %43 = load ptr, ptr %3, align 8, !tbaa !10
  %44 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %43, i32 0, i32 2
  %45 = load ptr, ptr %44, align 8, !tbaa !38
  store ptr %45, ptr %5, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %6) #10
  %46 = call ptr @malloc(i64 noundef 512) #11
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
  call void @llvm.lifetime.start.p0(ptr %8) #10
  %53 = load ptr, ptr %6, align 8, !tbaa !40
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %53, i32 0, i32 12
  store ptr %54, ptr %8, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %9) #10
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
  call void @llvm.lifetime.end.p0(ptr %9) #10
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
  call void @llvm.lifetime.start.p0(ptr %10) #10
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
  call void @llvm.lifetime.end.p0(ptr %10) #10
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
  call void @llvm.lifetime.start.p0(ptr %11) #10
  %105 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZL4planRK4Call(ptr dead_on_unwind writable sret(%struct.Plan) align 8 %11, ptr noundef nonnull align 8 dereferenceable(360) %105)
  call void @llvm.lifetime.start.p0(ptr %12) #10
  store i64 1, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #10
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
  call void @llvm.lifetime.start.p0(ptr %14) #10
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
  call void @llvm.lifetime.start.p0(ptr %15) #10
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
  call void @llvm.lifetime.start.p0(ptr %16) #10
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
  call void @llvm.lifetime.start.p0(ptr %17) #10
  %179 = load ptr, ptr %6, align 8, !tbaa !40
  %180 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %179, i32 0, i32 7
  %181 = load i64, ptr %180, align 8, !tbaa !78
  store i64 %181, ptr %17, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %18) #10
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
  call void @llvm.lifetime.start.p0(ptr %19) #10
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
  call void @llvm.lifetime.start.p0(ptr %20) #10
  store i64 0, ptr %20, align 8, !tbaa !44
  br label %203

203:                                              ; preds = %218, %125
  %204 = load i64, ptr %20, align 8, !tbaa !44
  %205 = load i64, ptr %18, align 8, !tbaa !44
  %206 = icmp slt i64 %204, %205
  br i1 %206, label %208, label %207

207:                                              ; preds = %203
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #10
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
  call void @llvm.lifetime.start.p0(ptr %22) #10
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
  call void @llvm.lifetime.end.p0(ptr %22) #10
  call void @llvm.lifetime.end.p0(ptr %19) #10
  call void @llvm.lifetime.end.p0(ptr %18) #10
  call void @llvm.lifetime.end.p0(ptr %17) #10
  call void @llvm.lifetime.end.p0(ptr %16) #10
  call void @llvm.lifetime.end.p0(ptr %15) #10
  call void @llvm.lifetime.end.p0(ptr %14) #10
  call void @llvm.lifetime.end.p0(ptr %13) #10
  call void @llvm.lifetime.end.p0(ptr %12) #10
  call void @llvm.lifetime.end.p0(ptr %11) #10
  call void @llvm.lifetime.end.p0(ptr %8) #10
  br label %248

248:                                              ; preds = %246, %49
  call void @llvm.lifetime.end.p0(ptr %6) #10
  call void @llvm.lifetime.end.p0(ptr %5) #10
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
  call void @llvm.lifetime.start.p0(ptr %3) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating, i64 32, i1 false)
  %4 = load ptr, ptr %2, align 8, !tbaa !39
  %5 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %4, i32 0, i32 4
  %6 = load ptr, ptr %5, align 8, !tbaa !95
  %7 = call noundef ptr %6(ptr noundef %3)
  call void @llvm.lifetime.end.p0(ptr %3) #10
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
  call void @llvm.lifetime.start.p0(ptr %5) #10
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
  call void @llvm.lifetime.end.p0(ptr %5) #10
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
  %4 = alloca %"struct.(anonymous namespace)::Shape", align 8
  %5 = alloca i64, align 8
  store ptr %1, ptr %3, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %4) #10
  %6 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZN12_GLOBAL__N_15ShapeC2ERK4Call(ptr noundef nonnull align 8 dereferenceable(56) %4, ptr noundef nonnull align 8 dereferenceable(360) %6)
  call void @llvm.lifetime.start.p0(ptr %5) #10
  %7 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %4, i32 0, i32 2
  %8 = load i64, ptr %7, align 8, !tbaa !108
  %9 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %4, i32 0, i32 3
  %10 = load i64, ptr %9, align 8, !tbaa !110
  %11 = mul nsw i64 %8, %10
  %12 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %13 = call noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %12, i64 noundef 3)
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = sext i32 %14 to i64
  %16 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %15, i64 noundef 1)
  %17 = mul nsw i64 %11, %16
  %18 = sdiv i64 %17, 8
  %19 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %18, i64 noundef 1)
  %20 = mul nsw i64 %19, 16
  store i64 %20, ptr %5, align 8, !tbaa !44
  %21 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 0
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %4, i32 0, i32 0
  %23 = load i64, ptr %22, align 8, !tbaa !111
  store i64 %23, ptr %21, align 8, !tbaa !65
  %24 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 1
  %25 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %4, i32 0, i32 2
  %26 = load i64, ptr %25, align 8, !tbaa !108
  %27 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %4, i32 0, i32 4
  %28 = load i64, ptr %27, align 8, !tbaa !112
  %29 = mul nsw i64 %26, %28
  %30 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %4, i32 0, i32 5
  %31 = load i64, ptr %30, align 8, !tbaa !113
  %32 = mul nsw i64 %29, %31
  store i64 %32, ptr %24, align 8, !tbaa !67
  %33 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 2
  %34 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %4, i32 0, i32 0
  %35 = load i64, ptr %34, align 8, !tbaa !111
  %36 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %4, i32 0, i32 5
  %37 = load i64, ptr %36, align 8, !tbaa !113
  %38 = mul nsw i64 %35, %37
  store i64 %38, ptr %33, align 8, !tbaa !68
  %39 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 3
  %40 = load i64, ptr %5, align 8, !tbaa !44
  %41 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %4, i32 0, i32 5
  %42 = load i64, ptr %41, align 8, !tbaa !113
  %43 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %40, i64 noundef %42)
  store i64 %43, ptr %39, align 8, !tbaa !69
  call void @llvm.lifetime.end.p0(ptr %5) #10
  call void @llvm.lifetime.end.p0(ptr %4) #10
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i1, align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca %struct.XLA_FFI_Error_Destroy_Args, align 8
  store ptr %0, ptr %4, align 8, !tbaa !39
  store ptr %1, ptr %5, align 8, !tbaa !114
  %7 = load ptr, ptr %5, align 8, !tbaa !114
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  store i1 true, ptr %3, align 1
  br label %18

10:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %6) #10
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 0
  store i64 24, ptr %11, align 8, !tbaa !116
  %12 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !118
  %13 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 2
  %14 = load ptr, ptr %5, align 8, !tbaa !114
  store ptr %14, ptr %13, align 8, !tbaa !119
  %15 = load ptr, ptr %4, align 8, !tbaa !39
  %16 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %15, i32 0, i32 6
  %17 = load ptr, ptr %16, align 8, !tbaa !120
  call void %17(ptr noundef %6)
  store i1 false, ptr %3, align 1
  call void @llvm.lifetime.end.p0(ptr %6) #10
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
  call void @llvm.lifetime.start.p0(ptr %3) #10
  %17 = load ptr, ptr %2, align 8, !tbaa !40
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %17, i32 0, i32 0
  store i64 1, ptr %4, align 8, !tbaa !44
  %19 = load i64, ptr %4, align 8
  %20 = atomicrmw add ptr %18, i64 %19 monotonic, align 8
  store i64 %20, ptr %5, align 8
  %21 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %21, ptr %3, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #10
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
  call void @llvm.lifetime.start.p0(ptr %7) #10
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
  call void @llvm.lifetime.end.p0(ptr %7) #10
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
  br label %60, !llvm.loop !121

71:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr %12) #10
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
  call void @llvm.lifetime.end.p0(ptr %12) #10
  store i32 0, ptr %10, align 4
  br label %100

100:                                              ; preds = %94, %58, %29
  call void @llvm.lifetime.end.p0(ptr %6) #10
  call void @llvm.lifetime.end.p0(ptr %3) #10
  %101 = load i32, ptr %10, align 4
  switch i32 %101, label %104 [
    i32 0, label %102
    i32 3, label %16
    i32 1, label %103
  ]

102:                                              ; preds = %100
  br label %16, !llvm.loop !122

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
  %7 = alloca %"struct.(anonymous namespace)::Shape", align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #10
  %11 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZN12_GLOBAL__N_15ShapeC2ERK4Call(ptr noundef nonnull align 8 dereferenceable(56) %7, ptr noundef nonnull align 8 dereferenceable(360) %11)
  call void @llvm.lifetime.start.p0(ptr %8) #10
  %12 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %12, ptr %8, align 8, !tbaa !44
  br label %13

13:                                               ; preds = %60, %3
  %14 = load i64, ptr %8, align 8, !tbaa !44
  %15 = load i64, ptr %6, align 8, !tbaa !44
  %16 = icmp slt i64 %14, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  call void @llvm.lifetime.end.p0(ptr %8) #10
  br label %63

18:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(ptr %9) #10
  %19 = load i64, ptr %8, align 8, !tbaa !44
  %20 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %7, i32 0, i32 0
  %21 = load i64, ptr %20, align 8, !tbaa !111
  %22 = srem i64 %19, %21
  store i64 %22, ptr %9, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %10) #10
  %23 = load i64, ptr %8, align 8, !tbaa !44
  %24 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %7, i32 0, i32 0
  %25 = load i64, ptr %24, align 8, !tbaa !111
  %26 = sdiv i64 %23, %25
  store i64 %26, ptr %10, align 8, !tbaa !44
  %27 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %7, i32 0, i32 3
  %28 = load i64, ptr %27, align 8, !tbaa !110
  %29 = icmp eq i64 %28, 64
  br i1 %29, label %30, label %38

30:                                               ; preds = %18
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %7, i32 0, i32 4
  %32 = load i64, ptr %31, align 8, !tbaa !112
  %33 = icmp eq i64 %32, 64
  br i1 %33, label %34, label %38

34:                                               ; preds = %30
  %35 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %36 = load i64, ptr %9, align 8, !tbaa !44
  %37 = load i64, ptr %10, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_16attendERK4CallRKNS_5ShapeEllll(ptr noundef nonnull align 8 dereferenceable(360) %35, ptr noundef nonnull align 8 dereferenceable(56) %7, i64 noundef %36, i64 noundef %37, i64 noundef 64, i64 noundef 64)
  br label %59

38:                                               ; preds = %30, %18
  %39 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %7, i32 0, i32 3
  %40 = load i64, ptr %39, align 8, !tbaa !110
  %41 = icmp eq i64 %40, 128
  br i1 %41, label %42, label %50

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %7, i32 0, i32 4
  %44 = load i64, ptr %43, align 8, !tbaa !112
  %45 = icmp eq i64 %44, 128
  br i1 %45, label %46, label %50

46:                                               ; preds = %42
  %47 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %48 = load i64, ptr %9, align 8, !tbaa !44
  %49 = load i64, ptr %10, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_16attendERK4CallRKNS_5ShapeEllll(ptr noundef nonnull align 8 dereferenceable(360) %47, ptr noundef nonnull align 8 dereferenceable(56) %7, i64 noundef %48, i64 noundef %49, i64 noundef 128, i64 noundef 128)
  br label %58

50:                                               ; preds = %42, %38
  %51 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %52 = load i64, ptr %9, align 8, !tbaa !44
  %53 = load i64, ptr %10, align 8, !tbaa !44
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %7, i32 0, i32 3
  %55 = load i64, ptr %54, align 8, !tbaa !110
  %56 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %7, i32 0, i32 4
  %57 = load i64, ptr %56, align 8, !tbaa !112
  call void @_ZN12_GLOBAL__N_16attendERK4CallRKNS_5ShapeEllll(ptr noundef nonnull align 8 dereferenceable(360) %51, ptr noundef nonnull align 8 dereferenceable(56) %7, i64 noundef %52, i64 noundef %53, i64 noundef %55, i64 noundef %57)
  br label %58

58:                                               ; preds = %50, %46
  br label %59

59:                                               ; preds = %58, %34
  call void @llvm.lifetime.end.p0(ptr %10) #10
  call void @llvm.lifetime.end.p0(ptr %9) #10
  br label %60

60:                                               ; preds = %59
  %61 = load i64, ptr %8, align 8, !tbaa !44
  %62 = add nsw i64 %61, 1
  store i64 %62, ptr %8, align 8, !tbaa !44
  br label %13, !llvm.loop !123

63:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %7) #10
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca %"struct.(anonymous namespace)::Shape", align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #10
  %11 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZN12_GLOBAL__N_15ShapeC2ERK4Call(ptr noundef nonnull align 8 dereferenceable(56) %7, ptr noundef nonnull align 8 dereferenceable(360) %11)
  call void @llvm.lifetime.start.p0(ptr %8) #10
  %12 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %12, ptr %8, align 8, !tbaa !44
  br label %13

13:                                               ; preds = %33, %3
  %14 = load i64, ptr %8, align 8, !tbaa !44
  %15 = load i64, ptr %6, align 8, !tbaa !44
  %16 = icmp slt i64 %14, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  store i32 2, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #10
  br label %36

18:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(ptr %10) #10
  store i64 0, ptr %10, align 8, !tbaa !44
  br label %19

19:                                               ; preds = %29, %18
  %20 = load i64, ptr %10, align 8, !tbaa !44
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %7, i32 0, i32 2
  %22 = load i64, ptr %21, align 8, !tbaa !108
  %23 = icmp slt i64 %20, %22
  br i1 %23, label %25, label %24

24:                                               ; preds = %19
  store i32 5, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #10
  br label %32

25:                                               ; preds = %19
  %26 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %27 = load i64, ptr %8, align 8, !tbaa !44
  %28 = load i64, ptr %10, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_17combineERK4CallRKNS_5ShapeEll(ptr noundef nonnull align 8 dereferenceable(360) %26, ptr noundef nonnull align 8 dereferenceable(56) %7, i64 noundef %27, i64 noundef %28)
  br label %29

29:                                               ; preds = %25
  %30 = load i64, ptr %10, align 8, !tbaa !44
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr %10, align 8, !tbaa !44
  br label %19, !llvm.loop !124

32:                                               ; preds = %24
  br label %33

33:                                               ; preds = %32
  %34 = load i64, ptr %8, align 8, !tbaa !44
  %35 = add nsw i64 %34, 1
  store i64 %35, ptr %8, align 8, !tbaa !44
  br label %13, !llvm.loop !125

36:                                               ; preds = %17
  store i32 1, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #10
  ret i1 true
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15ShapeC2ERK4Call(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(360) %1) unnamed_addr #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !126
  store ptr %1, ptr %4, align 8, !tbaa !42
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %8 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %7, i64 noundef 0)
  %9 = getelementptr inbounds i64, ptr %8, i64 0
  %10 = load i64, ptr %9, align 8, !tbaa !44
  %11 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %12 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %11, i64 noundef 0)
  %13 = getelementptr inbounds i64, ptr %12, i64 1
  %14 = load i64, ptr %13, align 8, !tbaa !44
  %15 = mul nsw i64 %10, %14
  store i64 %15, ptr %6, align 8, !tbaa !111
  %16 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %5, i32 0, i32 1
  %17 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %18 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %17, i64 noundef 0)
  %19 = getelementptr inbounds i64, ptr %18, i64 1
  %20 = load i64, ptr %19, align 8, !tbaa !44
  store i64 %20, ptr %16, align 8, !tbaa !128
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %5, i32 0, i32 2
  %22 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %23 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %22, i64 noundef 0)
  %24 = getelementptr inbounds i64, ptr %23, i64 2
  %25 = load i64, ptr %24, align 8, !tbaa !44
  store i64 %25, ptr %21, align 8, !tbaa !108
  %26 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %5, i32 0, i32 3
  %27 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %28 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %27, i64 noundef 0)
  %29 = getelementptr inbounds i64, ptr %28, i64 3
  %30 = load i64, ptr %29, align 8, !tbaa !44
  store i64 %30, ptr %26, align 8, !tbaa !110
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %5, i32 0, i32 4
  %32 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %33 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %32, i64 noundef 0)
  %34 = getelementptr inbounds i64, ptr %33, i64 3
  %35 = load i64, ptr %34, align 8, !tbaa !44
  store i64 %35, ptr %31, align 8, !tbaa !112
  %36 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %5, i32 0, i32 5
  %37 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %38 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %37, i64 noundef 2)
  %39 = getelementptr inbounds i64, ptr %38, i64 2
  %40 = load i64, ptr %39, align 8, !tbaa !44
  store i64 %40, ptr %36, align 8, !tbaa !113
  %41 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %5, i32 0, i32 6
  %42 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %43 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %42, i64 noundef 2)
  %44 = getelementptr inbounds i64, ptr %43, i64 3
  %45 = load i64, ptr %44, align 8, !tbaa !44
  store i64 %45, ptr %41, align 8, !tbaa !129
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_16attendERK4CallRKNS_5ShapeEllll(ptr noundef nonnull align 8 dereferenceable(360) %0, ptr noundef nonnull align 8 dereferenceable(56) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) #6 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca %"struct.(anonymous namespace)::Rows", align 8
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca i64, align 8
  %31 = alloca i32, align 4
  %32 = alloca i64, align 8
  %33 = alloca i8, align 1
  %34 = alloca ptr, align 8
  %35 = alloca ptr, align 8
  %36 = alloca i64, align 8
  %37 = alloca ptr, align 8
  %38 = alloca %"struct.(anonymous namespace)::Ahead", align 8
  %39 = alloca i64, align 8
  %40 = alloca <4 x float>, align 16
  %41 = alloca float, align 4
  %42 = alloca float, align 4
  %43 = alloca <4 x float>, align 16
  %44 = alloca <4 x float>, align 16
  %45 = alloca [4 x float], align 4
  store ptr %0, ptr %7, align 8, !tbaa !42
  store ptr %1, ptr %8, align 8, !tbaa !126
  store i64 %2, ptr %9, align 8, !tbaa !44
  store i64 %3, ptr %10, align 8, !tbaa !44
  store i64 %4, ptr %11, align 8, !tbaa !44
  store i64 %5, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #10
  %46 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %47 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %46, i64 noundef 5)
  %48 = getelementptr inbounds i64, ptr %47, i64 2
  %49 = load i64, ptr %48, align 8, !tbaa !44
  store i64 %49, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #10
  %50 = load i64, ptr %11, align 8, !tbaa !44
  %51 = call noundef i64 @_ZN12_GLOBAL__N_16storedEl(i64 noundef %50)
  %52 = load i64, ptr %12, align 8, !tbaa !44
  %53 = call noundef i64 @_ZN12_GLOBAL__N_16storedEl(i64 noundef %52)
  %54 = add nsw i64 %51, %53
  store i64 %54, ptr %14, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %15) #10
  %55 = load i64, ptr %11, align 8, !tbaa !44
  %56 = load i64, ptr %12, align 8, !tbaa !44
  %57 = add nsw i64 %55, %56
  store i64 %57, ptr %15, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %16) #10
  %58 = load i64, ptr %9, align 8, !tbaa !44
  %59 = load ptr, ptr %8, align 8, !tbaa !126, !nonnull !46, !align !47
  %60 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %59, i32 0, i32 1
  %61 = load i64, ptr %60, align 8, !tbaa !128
  %62 = sdiv i64 %58, %61
  store i64 %62, ptr %16, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %17) #10
  %63 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %64 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %63, i64 noundef 1)
  %65 = getelementptr inbounds i64, ptr %64, i64 1
  %66 = load i64, ptr %65, align 8, !tbaa !44
  store i64 %66, ptr %17, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %18) #10
  %67 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %68 = call noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %67, i64 noundef 2)
  %69 = load i64, ptr %16, align 8, !tbaa !44
  %70 = mul nsw i64 2, %69
  %71 = getelementptr inbounds i32, ptr %68, i64 %70
  %72 = load i32, ptr %71, align 4, !tbaa !6
  %73 = sext i32 %72 to i64
  store i64 %73, ptr %18, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %19) #10
  %74 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %75 = call noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %74, i64 noundef 2)
  %76 = load i64, ptr %16, align 8, !tbaa !44
  %77 = mul nsw i64 2, %76
  %78 = add nsw i64 %77, 1
  %79 = getelementptr inbounds i32, ptr %75, i64 %78
  %80 = load i32, ptr %79, align 4, !tbaa !6
  %81 = sext i32 %80 to i64
  store i64 %81, ptr %19, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %20) #10
  %82 = load i64, ptr %18, align 8, !tbaa !44
  %83 = sdiv i64 %82, 4
  %84 = mul nsw i64 %83, 4
  store i64 %84, ptr %20, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %21) #10
  %85 = load i64, ptr %19, align 8, !tbaa !44
  %86 = load i64, ptr %20, align 8, !tbaa !44
  %87 = sub nsw i64 %85, %86
  %88 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %87, i64 noundef 0)
  %89 = load ptr, ptr %8, align 8, !tbaa !126, !nonnull !46, !align !47
  %90 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %89, i32 0, i32 5
  %91 = load i64, ptr %90, align 8, !tbaa !113
  %92 = mul nsw i64 4, %91
  %93 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %88, i64 noundef %92)
  %94 = mul nsw i64 %93, 4
  store i64 %94, ptr %21, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %22) #10
  %95 = load i64, ptr %20, align 8, !tbaa !44
  %96 = load i64, ptr %10, align 8, !tbaa !44
  %97 = load i64, ptr %21, align 8, !tbaa !44
  %98 = mul nsw i64 %96, %97
  %99 = add nsw i64 %95, %98
  store i64 %99, ptr %22, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %23) #10
  %100 = load i64, ptr %22, align 8, !tbaa !44
  %101 = load i64, ptr %21, align 8, !tbaa !44
  %102 = add nsw i64 %100, %101
  %103 = load i64, ptr %19, align 8, !tbaa !44
  %104 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %102, i64 noundef %103)
  store i64 %104, ptr %23, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %24) #10
  %105 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %24, i32 0, i32 0
  %106 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %107 = call noundef ptr @_ZNK4Call8argumentIcEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %106, i64 noundef 5)
  %108 = load i64, ptr %9, align 8, !tbaa !44
  %109 = load ptr, ptr %8, align 8, !tbaa !126, !nonnull !46, !align !47
  %110 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %109, i32 0, i32 1
  %111 = load i64, ptr %110, align 8, !tbaa !128
  %112 = srem i64 %108, %111
  %113 = load i64, ptr %13, align 8, !tbaa !44
  %114 = mul nsw i64 %112, %113
  %115 = load i64, ptr %14, align 8, !tbaa !44
  %116 = mul nsw i64 %114, %115
  %117 = getelementptr inbounds i8, ptr %107, i64 %116
  store ptr %117, ptr %105, align 8, !tbaa !130
  %118 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %24, i32 0, i32 1
  %119 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %120 = call noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %119, i64 noundef 4)
  %121 = load i64, ptr %16, align 8, !tbaa !44
  %122 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %123 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %122, i64 noundef 4)
  %124 = getelementptr inbounds i64, ptr %123, i64 1
  %125 = load i64, ptr %124, align 8, !tbaa !44
  %126 = mul nsw i64 %121, %125
  %127 = getelementptr inbounds i32, ptr %120, i64 %126
  store ptr %127, ptr %118, align 8, !tbaa !134
  %128 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %24, i32 0, i32 2
  %129 = load i64, ptr %13, align 8, !tbaa !44
  store i64 %129, ptr %128, align 8, !tbaa !135
  %130 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %24, i32 0, i32 3
  %131 = load ptr, ptr %8, align 8, !tbaa !126, !nonnull !46, !align !47
  %132 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %131, i32 0, i32 1
  %133 = load i64, ptr %132, align 8, !tbaa !128
  %134 = load i64, ptr %13, align 8, !tbaa !44
  %135 = mul nsw i64 %133, %134
  %136 = load i64, ptr %14, align 8, !tbaa !44
  %137 = mul nsw i64 %135, %136
  store i64 %137, ptr %130, align 8, !tbaa !136
  %138 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %24, i32 0, i32 4
  %139 = load i64, ptr %14, align 8, !tbaa !44
  store i64 %139, ptr %138, align 8, !tbaa !137
  call void @llvm.lifetime.start.p0(ptr %25) #10
  %140 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %141 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %140, i64 noundef 1)
  %142 = load i64, ptr %16, align 8, !tbaa !44
  %143 = load i64, ptr %17, align 8, !tbaa !44
  %144 = mul nsw i64 %142, %143
  %145 = getelementptr inbounds i8, ptr %141, i64 %144
  store ptr %145, ptr %25, align 8, !tbaa !138
  call void @llvm.lifetime.start.p0(ptr %26) #10
  %146 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %147 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %146, i64 noundef 0)
  %148 = load i64, ptr %9, align 8, !tbaa !44
  %149 = load ptr, ptr %8, align 8, !tbaa !126, !nonnull !46, !align !47
  %150 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %149, i32 0, i32 2
  %151 = load i64, ptr %150, align 8, !tbaa !108
  %152 = mul nsw i64 %148, %151
  %153 = load i64, ptr %11, align 8, !tbaa !44
  %154 = mul nsw i64 %152, %153
  %155 = getelementptr inbounds float, ptr %147, i64 %154
  store ptr %155, ptr %26, align 8, !tbaa !139
  call void @llvm.lifetime.start.p0(ptr %27) #10
  %156 = load ptr, ptr %8, align 8, !tbaa !126, !nonnull !46, !align !47
  %157 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %158 = load i64, ptr %9, align 8, !tbaa !44
  %159 = load i64, ptr %10, align 8, !tbaa !44
  %160 = call noundef ptr @_ZNK12_GLOBAL__N_15Shape6valuesERK4Callll(ptr noundef nonnull align 8 dereferenceable(56) %156, ptr noundef nonnull align 8 dereferenceable(360) %157, i64 noundef %158, i64 noundef %159)
  store ptr %160, ptr %27, align 8, !tbaa !139
  call void @llvm.lifetime.start.p0(ptr %28) #10
  %161 = load ptr, ptr %8, align 8, !tbaa !126, !nonnull !46, !align !47
  %162 = load ptr, ptr %27, align 8, !tbaa !139
  %163 = call noundef ptr @_ZNK12_GLOBAL__N_15Shape6statesEPf(ptr noundef nonnull align 8 dereferenceable(56) %161, ptr noundef %162)
  store ptr %163, ptr %28, align 8, !tbaa !139
  call void @llvm.lifetime.start.p0(ptr %29) #10
  %164 = load ptr, ptr %27, align 8, !tbaa !139
  %165 = load ptr, ptr %8, align 8, !tbaa !126, !nonnull !46, !align !47
  %166 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %165, i32 0, i32 6
  %167 = load i64, ptr %166, align 8, !tbaa !129
  %168 = getelementptr inbounds float, ptr %164, i64 %167
  %169 = load i64, ptr %15, align 8, !tbaa !44
  %170 = mul nsw i64 4, %169
  %171 = sub i64 0, %170
  %172 = getelementptr inbounds float, ptr %168, i64 %171
  store ptr %172, ptr %29, align 8, !tbaa !139
  call void @llvm.lifetime.start.p0(ptr %30) #10
  store i64 0, ptr %30, align 8, !tbaa !44
  br label %173

173:                                              ; preds = %207, %6
  %174 = load i64, ptr %30, align 8, !tbaa !44
  %175 = load ptr, ptr %8, align 8, !tbaa !126, !nonnull !46, !align !47
  %176 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %175, i32 0, i32 2
  %177 = load i64, ptr %176, align 8, !tbaa !108
  %178 = icmp slt i64 %174, %177
  br i1 %178, label %180, label %179

179:                                              ; preds = %173
  store i32 2, ptr %31, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #10
  br label %210

180:                                              ; preds = %173
  %181 = load ptr, ptr %28, align 8, !tbaa !139
  %182 = load i64, ptr %30, align 8, !tbaa !44
  %183 = mul nsw i64 2, %182
  %184 = getelementptr inbounds float, ptr %181, i64 %183
  store float 0xC6293E5940000000, ptr %184, align 4, !tbaa !141
  %185 = load ptr, ptr %28, align 8, !tbaa !139
  %186 = load i64, ptr %30, align 8, !tbaa !44
  %187 = mul nsw i64 2, %186
  %188 = add nsw i64 %187, 1
  %189 = getelementptr inbounds float, ptr %185, i64 %188
  store float 0.000000e+00, ptr %189, align 4, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %32) #10
  store i64 0, ptr %32, align 8, !tbaa !44
  br label %190

190:                                              ; preds = %203, %180
  %191 = load i64, ptr %32, align 8, !tbaa !44
  %192 = load i64, ptr %12, align 8, !tbaa !44
  %193 = icmp slt i64 %191, %192
  br i1 %193, label %195, label %194

194:                                              ; preds = %190
  store i32 5, ptr %31, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #10
  br label %206

195:                                              ; preds = %190
  %196 = load ptr, ptr %27, align 8, !tbaa !139
  %197 = load i64, ptr %30, align 8, !tbaa !44
  %198 = load i64, ptr %12, align 8, !tbaa !44
  %199 = mul nsw i64 %197, %198
  %200 = getelementptr inbounds float, ptr %196, i64 %199
  %201 = load i64, ptr %32, align 8, !tbaa !44
  %202 = getelementptr inbounds float, ptr %200, i64 %201
  call void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %202, <4 x float> noundef zeroinitializer)
  br label %203

203:                                              ; preds = %195
  %204 = load i64, ptr %32, align 8, !tbaa !44
  %205 = add nsw i64 %204, 4
  store i64 %205, ptr %32, align 8, !tbaa !44
  br label %190, !llvm.loop !143

206:                                              ; preds = %194
  br label %207

207:                                              ; preds = %206
  %208 = load i64, ptr %30, align 8, !tbaa !44
  %209 = add nsw i64 %208, 1
  store i64 %209, ptr %30, align 8, !tbaa !44
  br label %173, !llvm.loop !144

210:                                              ; preds = %179
  br label %211

211:                                              ; preds = %396, %210
  %212 = load i64, ptr %22, align 8, !tbaa !44
  %213 = load i64, ptr %23, align 8, !tbaa !44
  %214 = icmp slt i64 %212, %213
  br i1 %214, label %215, label %399

215:                                              ; preds = %211
  call void @llvm.lifetime.start.p0(ptr %33) #10
  %216 = load i64, ptr %19, align 8, !tbaa !44
  %217 = load i64, ptr %22, align 8, !tbaa !44
  %218 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %216, i64 noundef %217)
  %219 = load i64, ptr %18, align 8, !tbaa !44
  %220 = load i64, ptr %22, align 8, !tbaa !44
  %221 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %219, i64 noundef %220)
  %222 = xor <4 x i1> %221, splat (i1 true)
  %223 = and <4 x i1> %218, %222
  %224 = shufflevector <4 x i1> %223, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %225 = bitcast <8 x i1> %224 to i8
  store i8 %225, ptr %33, align 1, !tbaa !145
  %226 = load i64, ptr %17, align 8, !tbaa !44
  %227 = icmp ne i64 %226, 0
  br i1 %227, label %228, label %238

228:                                              ; preds = %215
  %229 = load ptr, ptr %25, align 8, !tbaa !138
  %230 = load i64, ptr %22, align 8, !tbaa !44
  %231 = getelementptr inbounds i8, ptr %229, i64 %230
  %232 = call noundef <4 x i8> @_ZN12_GLOBAL__N_14loadIDv4_hEET_PKv(ptr noundef %231)
  %233 = icmp ne <4 x i8> %232, zeroinitializer
  %234 = sext <4 x i1> %233 to <4 x i8>
  %235 = icmp ne <4 x i8> %234, zeroinitializer
  %236 = shufflevector <4 x i1> %235, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %237 = bitcast <8 x i1> %236 to i8
  store i8 %237, ptr %33, align 1, !tbaa !145
  br label %238

238:                                              ; preds = %228, %215
  call void @llvm.lifetime.start.p0(ptr %34) #10
  %239 = load i64, ptr %22, align 8, !tbaa !44
  %240 = call noundef ptr @_ZNK12_GLOBAL__N_14Rows2atEl(ptr noundef nonnull align 8 dereferenceable(40) %24, i64 noundef %239)
  store ptr %240, ptr %34, align 8, !tbaa !138
  call void @llvm.lifetime.start.p0(ptr %35) #10
  %241 = load ptr, ptr %34, align 8, !tbaa !138
  store ptr %241, ptr %35, align 8, !tbaa !139
  %242 = load i32, ptr @kept, align 4, !tbaa !6
  %243 = icmp ne i32 %242, 4
  br i1 %243, label %249, label %244

244:                                              ; preds = %238
  %245 = load i64, ptr %19, align 8, !tbaa !44
  %246 = load i64, ptr %22, align 8, !tbaa !44
  %247 = sub nsw i64 %245, %246
  %248 = icmp slt i64 %247, 4
  br i1 %248, label %249, label %289

249:                                              ; preds = %244, %238
  call void @llvm.lifetime.start.p0(ptr %36) #10
  store i64 0, ptr %36, align 8, !tbaa !44
  br label %250

250:                                              ; preds = %284, %249
  %251 = load i64, ptr %36, align 8, !tbaa !44
  %252 = icmp slt i64 %251, 4
  br i1 %252, label %254, label %253

253:                                              ; preds = %250
  store i32 11, ptr %31, align 4
  call void @llvm.lifetime.end.p0(ptr %36) #10
  br label %287

254:                                              ; preds = %250
  call void @llvm.lifetime.start.p0(ptr %37) #10
  %255 = load ptr, ptr %34, align 8, !tbaa !138
  %256 = load i64, ptr %36, align 8, !tbaa !44
  %257 = load i64, ptr %19, align 8, !tbaa !44
  %258 = sub nsw i64 %257, 1
  %259 = load i64, ptr %22, align 8, !tbaa !44
  %260 = sub nsw i64 %258, %259
  %261 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %256, i64 noundef %260)
  %262 = load i64, ptr %14, align 8, !tbaa !44
  %263 = mul nsw i64 %261, %262
  %264 = getelementptr inbounds i8, ptr %255, i64 %263
  store ptr %264, ptr %37, align 8, !tbaa !138
  %265 = load ptr, ptr %37, align 8, !tbaa !138
  %266 = load ptr, ptr %29, align 8, !tbaa !139
  %267 = load i64, ptr %36, align 8, !tbaa !44
  %268 = load i64, ptr %15, align 8, !tbaa !44
  %269 = mul nsw i64 %267, %268
  %270 = getelementptr inbounds float, ptr %266, i64 %269
  %271 = load i64, ptr %11, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_15widenEPKcPfl(ptr noundef %265, ptr noundef %270, i64 noundef %271)
  %272 = load ptr, ptr %37, align 8, !tbaa !138
  %273 = load i64, ptr %11, align 8, !tbaa !44
  %274 = call noundef i64 @_ZN12_GLOBAL__N_16storedEl(i64 noundef %273)
  %275 = getelementptr inbounds i8, ptr %272, i64 %274
  %276 = load ptr, ptr %29, align 8, !tbaa !139
  %277 = load i64, ptr %36, align 8, !tbaa !44
  %278 = load i64, ptr %15, align 8, !tbaa !44
  %279 = mul nsw i64 %277, %278
  %280 = getelementptr inbounds float, ptr %276, i64 %279
  %281 = load i64, ptr %11, align 8, !tbaa !44
  %282 = getelementptr inbounds float, ptr %280, i64 %281
  %283 = load i64, ptr %12, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_15widenEPKcPfl(ptr noundef %275, ptr noundef %282, i64 noundef %283)
  call void @llvm.lifetime.end.p0(ptr %37) #10
  br label %284

284:                                              ; preds = %254
  %285 = load i64, ptr %36, align 8, !tbaa !44
  %286 = add nsw i64 %285, 1
  store i64 %286, ptr %36, align 8, !tbaa !44
  br label %250, !llvm.loop !146

287:                                              ; preds = %253
  %288 = load ptr, ptr %29, align 8, !tbaa !139
  store ptr %288, ptr %35, align 8, !tbaa !139
  br label %289

289:                                              ; preds = %287, %244
  call void @llvm.lifetime.start.p0(ptr %38) #10
  %290 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ahead", ptr %38, i32 0, i32 0
  %291 = load i64, ptr %22, align 8, !tbaa !44
  %292 = add nsw i64 %291, 4
  %293 = load i64, ptr %23, align 8, !tbaa !44
  %294 = icmp slt i64 %292, %293
  br i1 %294, label %295, label %298

295:                                              ; preds = %289
  %296 = load i64, ptr %22, align 8, !tbaa !44
  %297 = add nsw i64 %296, 4
  br label %300

298:                                              ; preds = %289
  %299 = load i64, ptr %22, align 8, !tbaa !44
  br label %300

300:                                              ; preds = %298, %295
  %301 = phi i64 [ %297, %295 ], [ %299, %298 ]
  %302 = call noundef ptr @_ZNK12_GLOBAL__N_14Rows2atEl(ptr noundef nonnull align 8 dereferenceable(40) %24, i64 noundef %301)
  store ptr %302, ptr %290, align 8, !tbaa !147
  %303 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ahead", ptr %38, i32 0, i32 1
  %304 = load i64, ptr %14, align 8, !tbaa !44
  %305 = mul nsw i64 4, %304
  %306 = sdiv i64 %305, 64
  %307 = load ptr, ptr %8, align 8, !tbaa !126, !nonnull !46, !align !47
  %308 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %307, i32 0, i32 2
  %309 = load i64, ptr %308, align 8, !tbaa !108
  %310 = mul nsw i64 %309, 2
  %311 = mul nsw i64 %310, 4
  %312 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %306, i64 noundef %311)
  store i64 %312, ptr %303, align 8, !tbaa !149
  call void @llvm.lifetime.start.p0(ptr %39) #10
  store i64 0, ptr %39, align 8, !tbaa !44
  br label %313

313:                                              ; preds = %392, %300
  %314 = load i64, ptr %39, align 8, !tbaa !44
  %315 = load ptr, ptr %8, align 8, !tbaa !126, !nonnull !46, !align !47
  %316 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %315, i32 0, i32 2
  %317 = load i64, ptr %316, align 8, !tbaa !108
  %318 = icmp slt i64 %314, %317
  br i1 %318, label %320, label %319

319:                                              ; preds = %313
  store i32 14, ptr %31, align 4
  call void @llvm.lifetime.end.p0(ptr %39) #10
  br label %395

320:                                              ; preds = %313
  call void @llvm.lifetime.start.p0(ptr %40) #10
  %321 = load ptr, ptr %26, align 8, !tbaa !139
  %322 = load i64, ptr %39, align 8, !tbaa !44
  %323 = load i64, ptr %11, align 8, !tbaa !44
  %324 = mul nsw i64 %322, %323
  %325 = getelementptr inbounds float, ptr %321, i64 %324
  %326 = load ptr, ptr %35, align 8, !tbaa !139
  %327 = load i64, ptr %15, align 8, !tbaa !44
  %328 = load i64, ptr %11, align 8, !tbaa !44
  %329 = call noundef <4 x float> @_ZN12_GLOBAL__N_19scores_ofEPKfS1_llRNS_5AheadE(ptr noundef %325, ptr noundef %326, i64 noundef %327, i64 noundef %328, ptr noundef nonnull align 8 dereferenceable(16) %38)
  store <4 x float> %329, ptr %40, align 16, !tbaa !145
  %330 = load i8, ptr %33, align 1
  %331 = bitcast i8 %330 to <8 x i1>
  %332 = shufflevector <8 x i1> %331, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %333 = load <4 x float>, ptr %40, align 16, !tbaa !145
  %334 = select <4 x i1> %332, <4 x float> %333, <4 x float> splat (float 0xC6293E5940000000)
  store <4 x float> %334, ptr %40, align 16, !tbaa !145
  call void @llvm.lifetime.start.p0(ptr %41) #10
  %335 = load ptr, ptr %28, align 8, !tbaa !139
  %336 = load i64, ptr %39, align 8, !tbaa !44
  %337 = mul nsw i64 2, %336
  %338 = getelementptr inbounds float, ptr %335, i64 %337
  %339 = load float, ptr %338, align 4, !tbaa !141
  store float %339, ptr %41, align 4, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %42) #10
  %340 = load float, ptr %41, align 4, !tbaa !141
  %341 = load <4 x float>, ptr %40, align 16, !tbaa !145
  %342 = call noundef float @_ZN12_GLOBAL__N_110highest_ofILi4EEEfDvT__f(<4 x float> noundef %341)
  %343 = call float @llvm.maxnum.f32(float %340, float %342)
  store float %343, ptr %42, align 4, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %43) #10
  %344 = load <4 x float>, ptr %40, align 16, !tbaa !145
  %345 = load float, ptr %42, align 4, !tbaa !141
  %346 = insertelement <4 x float> poison, float %345, i64 0
  %347 = shufflevector <4 x float> %346, <4 x float> poison, <4 x i32> zeroinitializer
  %348 = fsub <4 x float> %344, %347
  %349 = call noundef <4 x float> @_ZN12_GLOBAL__N_13expEDv4_f(<4 x float> noundef %348)
  store <4 x float> %349, ptr %43, align 16, !tbaa !145
  call void @llvm.lifetime.start.p0(ptr %44) #10
  %350 = load float, ptr %41, align 4, !tbaa !141
  %351 = load float, ptr %42, align 4, !tbaa !141
  %352 = fsub float %350, %351
  %353 = insertelement <4 x float> poison, float %352, i64 0
  %354 = shufflevector <4 x float> %353, <4 x float> poison, <4 x i32> zeroinitializer
  %355 = call noundef <4 x float> @_ZN12_GLOBAL__N_13expEDv4_f(<4 x float> noundef %354)
  store <4 x float> %355, ptr %44, align 16, !tbaa !145
  call void @llvm.lifetime.start.p0(ptr %45) #10
  %356 = getelementptr inbounds [4 x float], ptr %45, i64 0, i64 0
  %357 = load <4 x float>, ptr %43, align 16, !tbaa !145
  call void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %356, <4 x float> noundef %357)
  %358 = load float, ptr %42, align 4, !tbaa !141
  %359 = load ptr, ptr %28, align 8, !tbaa !139
  %360 = load i64, ptr %39, align 8, !tbaa !44
  %361 = mul nsw i64 2, %360
  %362 = getelementptr inbounds float, ptr %359, i64 %361
  store float %358, ptr %362, align 4, !tbaa !141
  %363 = load ptr, ptr %28, align 8, !tbaa !139
  %364 = load i64, ptr %39, align 8, !tbaa !44
  %365 = mul nsw i64 2, %364
  %366 = add nsw i64 %365, 1
  %367 = getelementptr inbounds float, ptr %363, i64 %366
  %368 = load float, ptr %367, align 4, !tbaa !141
  %369 = load <4 x float>, ptr %44, align 16, !tbaa !145
  %370 = extractelement <4 x float> %369, i32 0
  %371 = fmul float %368, %370
  %372 = load <4 x float>, ptr %43, align 16, !tbaa !145
  %373 = call noundef float @_ZN12_GLOBAL__N_110over_lanesILi4EEEfDvT__f(<4 x float> noundef %372)
  %374 = fadd float %371, %373
  %375 = load ptr, ptr %28, align 8, !tbaa !139
  %376 = load i64, ptr %39, align 8, !tbaa !44
  %377 = mul nsw i64 2, %376
  %378 = add nsw i64 %377, 1
  %379 = getelementptr inbounds float, ptr %375, i64 %378
  store float %374, ptr %379, align 4, !tbaa !141
  %380 = load ptr, ptr %27, align 8, !tbaa !139
  %381 = load i64, ptr %39, align 8, !tbaa !44
  %382 = load i64, ptr %12, align 8, !tbaa !44
  %383 = mul nsw i64 %381, %382
  %384 = getelementptr inbounds float, ptr %380, i64 %383
  %385 = load <4 x float>, ptr %44, align 16, !tbaa !145
  %386 = getelementptr inbounds [4 x float], ptr %45, i64 0, i64 0
  %387 = load ptr, ptr %35, align 8, !tbaa !139
  %388 = load i64, ptr %11, align 8, !tbaa !44
  %389 = getelementptr inbounds float, ptr %387, i64 %388
  %390 = load i64, ptr %15, align 8, !tbaa !44
  %391 = load i64, ptr %12, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_110add_valuesEPfDv4_fPKfS3_llRNS_5AheadE(ptr noundef %384, <4 x float> noundef %385, ptr noundef %386, ptr noundef %389, i64 noundef %390, i64 noundef %391, ptr noundef nonnull align 8 dereferenceable(16) %38)
  call void @llvm.lifetime.end.p0(ptr %45) #10
  call void @llvm.lifetime.end.p0(ptr %44) #10
  call void @llvm.lifetime.end.p0(ptr %43) #10
  call void @llvm.lifetime.end.p0(ptr %42) #10
  call void @llvm.lifetime.end.p0(ptr %41) #10
  call void @llvm.lifetime.end.p0(ptr %40) #10
  br label %392

392:                                              ; preds = %320
  %393 = load i64, ptr %39, align 8, !tbaa !44
  %394 = add nsw i64 %393, 1
  store i64 %394, ptr %39, align 8, !tbaa !44
  br label %313, !llvm.loop !150

395:                                              ; preds = %319
  call void @llvm.lifetime.end.p0(ptr %38) #10
  call void @llvm.lifetime.end.p0(ptr %35) #10
  call void @llvm.lifetime.end.p0(ptr %34) #10
  call void @llvm.lifetime.end.p0(ptr %33) #10
  br label %396

396:                                              ; preds = %395
  %397 = load i64, ptr %22, align 8, !tbaa !44
  %398 = add nsw i64 %397, 4
  store i64 %398, ptr %22, align 8, !tbaa !44
  br label %211, !llvm.loop !151

399:                                              ; preds = %211
  call void @llvm.lifetime.end.p0(ptr %29) #10
  call void @llvm.lifetime.end.p0(ptr %28) #10
  call void @llvm.lifetime.end.p0(ptr %27) #10
  call void @llvm.lifetime.end.p0(ptr %26) #10
  call void @llvm.lifetime.end.p0(ptr %25) #10
  call void @llvm.lifetime.end.p0(ptr %24) #10
  call void @llvm.lifetime.end.p0(ptr %23) #10
  call void @llvm.lifetime.end.p0(ptr %22) #10
  call void @llvm.lifetime.end.p0(ptr %21) #10
  call void @llvm.lifetime.end.p0(ptr %20) #10
  call void @llvm.lifetime.end.p0(ptr %19) #10
  call void @llvm.lifetime.end.p0(ptr %18) #10
  call void @llvm.lifetime.end.p0(ptr %17) #10
  call void @llvm.lifetime.end.p0(ptr %16) #10
  call void @llvm.lifetime.end.p0(ptr %15) #10
  call void @llvm.lifetime.end.p0(ptr %14) #10
  call void @llvm.lifetime.end.p0(ptr %13) #10
  ret void
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
define linkonce_odr noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !42
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 0
  %7 = load i64, ptr %4, align 8, !tbaa !44
  %8 = getelementptr inbounds [3 x %"struct.Call::Array"], ptr %6, i64 0, i64 %7
  %9 = getelementptr inbounds nuw %"struct.Call::Array", ptr %8, i32 0, i32 1
  %10 = getelementptr inbounds [4 x i64], ptr %9, i64 0, i64 0
  ret ptr %10
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_16storedEl(i64 noundef %0) #6 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8, !tbaa !44
  %3 = load i32, ptr @kept, align 4, !tbaa !6
  %4 = icmp eq i32 %3, 1
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i64, ptr %2, align 8, !tbaa !44
  %7 = add nsw i64 %6, 4
  br label %13

8:                                                ; preds = %1
  %9 = load i64, ptr %2, align 8, !tbaa !44
  %10 = load i32, ptr @kept, align 4, !tbaa !6
  %11 = sext i32 %10 to i64
  %12 = mul nsw i64 %9, %11
  br label %13

13:                                               ; preds = %8, %5
  %14 = phi i64 [ %7, %5 ], [ %12, %8 ]
  ret i64 %14
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 comdat {
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

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 comdat {
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

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 comdat {
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
define internal noundef ptr @_ZNK12_GLOBAL__N_15Shape6valuesERK4Callll(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(360) %1, i64 noundef %2, i64 noundef %3) #6 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %5, align 8, !tbaa !126
  store ptr %1, ptr %6, align 8, !tbaa !42
  store i64 %2, ptr %7, align 8, !tbaa !44
  store i64 %3, ptr %8, align 8, !tbaa !44
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %11 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %10, i64 noundef 2)
  %12 = load i64, ptr %7, align 8, !tbaa !44
  %13 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %9, i32 0, i32 5
  %14 = load i64, ptr %13, align 8, !tbaa !113
  %15 = mul nsw i64 %12, %14
  %16 = load i64, ptr %8, align 8, !tbaa !44
  %17 = add nsw i64 %15, %16
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %9, i32 0, i32 6
  %19 = load i64, ptr %18, align 8, !tbaa !129
  %20 = mul nsw i64 %17, %19
  %21 = getelementptr inbounds float, ptr %11, i64 %20
  ret ptr %21
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef ptr @_ZNK12_GLOBAL__N_15Shape6statesEPf(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef %1) #6 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !126
  store ptr %1, ptr %4, align 8, !tbaa !139
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !139
  %7 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %5, i32 0, i32 2
  %8 = load i64, ptr %7, align 8, !tbaa !108
  %9 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %5, i32 0, i32 4
  %10 = load i64, ptr %9, align 8, !tbaa !112
  %11 = mul nsw i64 %8, %10
  %12 = getelementptr inbounds float, ptr %6, i64 %11
  ret ptr %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %0, <4 x float> noundef %1) #6 {
  %3 = alloca ptr, align 8
  %4 = alloca <4 x float>, align 16
  store ptr %0, ptr %3, align 8, !tbaa !49
  store <4 x float> %1, ptr %4, align 16, !tbaa !145
  %5 = load <4 x float>, ptr %4, align 16, !tbaa !145
  %6 = load ptr, ptr %3, align 8, !tbaa !49
  %7 = getelementptr inbounds nuw %struct.Unaligned, ptr %6, i32 0, i32 0
  store <4 x float> %5, ptr %7, align 1, !tbaa !145
  ret void
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
define internal noundef <4 x i8> @_ZN12_GLOBAL__N_14loadIDv4_hEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.1, ptr %3, i32 0, i32 0
  %5 = load <4 x i8>, ptr %4, align 1, !tbaa !145
  ret <4 x i8> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef ptr @_ZNK12_GLOBAL__N_14Rows2atEl(ptr noundef nonnull align 8 dereferenceable(40) %0, i64 noundef %1) #6 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !152
  store i64 %1, ptr %4, align 8, !tbaa !44
  %7 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #10
  %8 = load i64, ptr %4, align 8, !tbaa !44
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %5, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %6) #10
  %10 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %7, i32 0, i32 2
  %11 = load i64, ptr %10, align 8, !tbaa !135
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %6, align 4, !tbaa !6
  %13 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %7, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8, !tbaa !130
  %15 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %7, i32 0, i32 1
  %16 = load ptr, ptr %15, align 8, !tbaa !134
  %17 = load i32, ptr %5, align 4, !tbaa !6
  %18 = load i32, ptr %6, align 4, !tbaa !6
  %19 = udiv i32 %17, %18
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr %16, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !6
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %7, i32 0, i32 3
  %25 = load i64, ptr %24, align 8, !tbaa !136
  %26 = mul nsw i64 %23, %25
  %27 = getelementptr inbounds i8, ptr %14, i64 %26
  %28 = load i32, ptr %5, align 4, !tbaa !6
  %29 = load i32, ptr %6, align 4, !tbaa !6
  %30 = urem i32 %28, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %7, i32 0, i32 4
  %33 = load i64, ptr %32, align 8, !tbaa !137
  %34 = mul nsw i64 %31, %33
  %35 = getelementptr inbounds i8, ptr %27, i64 %34
  call void @llvm.lifetime.end.p0(ptr %6) #10
  call void @llvm.lifetime.end.p0(ptr %5) #10
  ret ptr %35
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15widenEPKcPfl(ptr noundef %0, ptr noundef %1, i64 noundef %2) #6 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca <4 x float>, align 16
  %8 = alloca i64, align 8
  %9 = alloca <4 x i32>, align 16
  store ptr %0, ptr %4, align 8, !tbaa !138
  store ptr %1, ptr %5, align 8, !tbaa !139
  store i64 %2, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #10
  %10 = load i32, ptr @kept, align 4, !tbaa !6
  %11 = icmp eq i32 %10, 1
  br i1 %11, label %12, label %19

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !138
  %14 = load i64, ptr %6, align 8, !tbaa !44
  %15 = getelementptr inbounds i8, ptr %13, i64 %14
  %16 = call noundef float @_ZN12_GLOBAL__N_14loadIfEET_PKv(ptr noundef %15)
  %17 = insertelement <4 x float> poison, float %16, i64 0
  %18 = shufflevector <4 x float> %17, <4 x float> poison, <4 x i32> zeroinitializer
  br label %20

19:                                               ; preds = %3
  br label %20

20:                                               ; preds = %19, %12
  %21 = phi <4 x float> [ %18, %12 ], [ splat (float 1.000000e+00), %19 ]
  store <4 x float> %21, ptr %7, align 16, !tbaa !145
  call void @llvm.lifetime.start.p0(ptr %8) #10
  store i64 0, ptr %8, align 8, !tbaa !44
  br label %22

22:                                               ; preds = %67, %20
  %23 = load i64, ptr %8, align 8, !tbaa !44
  %24 = load i64, ptr %6, align 8, !tbaa !44
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr %8) #10
  br label %70

27:                                               ; preds = %22
  %28 = load i32, ptr @kept, align 4, !tbaa !6
  %29 = icmp eq i32 %28, 4
  br i1 %29, label %30, label %39

30:                                               ; preds = %27
  %31 = load ptr, ptr %5, align 8, !tbaa !139
  %32 = load i64, ptr %8, align 8, !tbaa !44
  %33 = getelementptr inbounds float, ptr %31, i64 %32
  %34 = load ptr, ptr %4, align 8, !tbaa !138
  %35 = load i64, ptr %8, align 8, !tbaa !44
  %36 = mul nsw i64 4, %35
  %37 = getelementptr inbounds i8, ptr %34, i64 %36
  %38 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %37)
  call void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %33, <4 x float> noundef %38)
  br label %66

39:                                               ; preds = %27
  %40 = load i32, ptr @kept, align 4, !tbaa !6
  %41 = icmp eq i32 %40, 1
  br i1 %41, label %42, label %55

42:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %9) #10
  %43 = load ptr, ptr %4, align 8, !tbaa !138
  %44 = load i64, ptr %8, align 8, !tbaa !44
  %45 = getelementptr inbounds i8, ptr %43, i64 %44
  %46 = call noundef <4 x i8> @_ZN12_GLOBAL__N_14loadIDv4_aEET_PKv(ptr noundef %45)
  %47 = sext <4 x i8> %46 to <4 x i32>
  store <4 x i32> %47, ptr %9, align 16, !tbaa !145
  %48 = load ptr, ptr %5, align 8, !tbaa !139
  %49 = load i64, ptr %8, align 8, !tbaa !44
  %50 = getelementptr inbounds float, ptr %48, i64 %49
  %51 = load <4 x i32>, ptr %9, align 16, !tbaa !145
  %52 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %51)
  %53 = load <4 x float>, ptr %7, align 16, !tbaa !145
  %54 = fmul <4 x float> %52, %53
  call void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %50, <4 x float> noundef %54)
  call void @llvm.lifetime.end.p0(ptr %9) #10
  br label %65

55:                                               ; preds = %39
  %56 = load ptr, ptr %5, align 8, !tbaa !139
  %57 = load i64, ptr %8, align 8, !tbaa !44
  %58 = getelementptr inbounds float, ptr %56, i64 %57
  %59 = load ptr, ptr %4, align 8, !tbaa !138
  %60 = load i64, ptr %8, align 8, !tbaa !44
  %61 = mul nsw i64 2, %60
  %62 = getelementptr inbounds i8, ptr %59, i64 %61
  %63 = call noundef <4 x i16> @_ZN12_GLOBAL__N_14loadIDv4_tEET_PKv(ptr noundef %62)
  %64 = call noundef <4 x float> @_ZN12_GLOBAL__N_17widenedEDv4_t(<4 x i16> noundef %63)
  call void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %58, <4 x float> noundef %64)
  br label %65

65:                                               ; preds = %55, %42
  br label %66

66:                                               ; preds = %65, %30
  br label %67

67:                                               ; preds = %66
  %68 = load i64, ptr %8, align 8, !tbaa !44
  %69 = add nsw i64 %68, 4
  store i64 %69, ptr %8, align 8, !tbaa !44
  br label %22, !llvm.loop !154

70:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr %7) #10
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_19scores_ofEPKfS1_llRNS_5AheadE(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef nonnull align 8 dereferenceable(16) %4) #6 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca [4 x <4 x float>], align 16
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !139
  store ptr %1, ptr %7, align 8, !tbaa !139
  store i64 %2, ptr %8, align 8, !tbaa !44
  store i64 %3, ptr %9, align 8, !tbaa !44
  store ptr %4, ptr %10, align 8, !tbaa !155
  call void @llvm.lifetime.start.p0(ptr %11) #10
  call void @llvm.memset.p0.i64(ptr align 16 %11, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(ptr %12) #10
  store i64 0, ptr %12, align 8, !tbaa !44
  br label %16

16:                                               ; preds = %31, %5
  %17 = load i64, ptr %12, align 8, !tbaa !44
  %18 = add nsw i64 %17, 16
  %19 = load i64, ptr %9, align 8, !tbaa !44
  %20 = icmp sle i64 %18, %19
  br i1 %20, label %21, label %34

21:                                               ; preds = %16
  %22 = getelementptr inbounds [4 x <4 x float>], ptr %11, i64 0, i64 0
  %23 = load ptr, ptr %6, align 8, !tbaa !139
  %24 = load i64, ptr %12, align 8, !tbaa !44
  %25 = getelementptr inbounds float, ptr %23, i64 %24
  %26 = load ptr, ptr %7, align 8, !tbaa !139
  %27 = load i64, ptr %12, align 8, !tbaa !44
  %28 = getelementptr inbounds float, ptr %26, i64 %27
  %29 = load i64, ptr %8, align 8, !tbaa !44
  %30 = load ptr, ptr %10, align 8, !tbaa !155, !nonnull !46, !align !47
  call void @_ZN12_GLOBAL__N_115add_products_ofILi4EEEvPDv4_fPKfS4_lRNS_5AheadE(ptr noundef %22, ptr noundef %25, ptr noundef %28, i64 noundef %29, ptr noundef nonnull align 8 dereferenceable(16) %30)
  br label %31

31:                                               ; preds = %21
  %32 = load i64, ptr %12, align 8, !tbaa !44
  %33 = add nsw i64 %32, 16
  store i64 %33, ptr %12, align 8, !tbaa !44
  br label %16, !llvm.loop !157

34:                                               ; preds = %16
  br label %35

35:                                               ; preds = %49, %34
  %36 = load i64, ptr %12, align 8, !tbaa !44
  %37 = load i64, ptr %9, align 8, !tbaa !44
  %38 = icmp slt i64 %36, %37
  br i1 %38, label %39, label %52

39:                                               ; preds = %35
  %40 = getelementptr inbounds [4 x <4 x float>], ptr %11, i64 0, i64 0
  %41 = load ptr, ptr %6, align 8, !tbaa !139
  %42 = load i64, ptr %12, align 8, !tbaa !44
  %43 = getelementptr inbounds float, ptr %41, i64 %42
  %44 = load ptr, ptr %7, align 8, !tbaa !139
  %45 = load i64, ptr %12, align 8, !tbaa !44
  %46 = getelementptr inbounds float, ptr %44, i64 %45
  %47 = load i64, ptr %8, align 8, !tbaa !44
  %48 = load ptr, ptr %10, align 8, !tbaa !155, !nonnull !46, !align !47
  call void @_ZN12_GLOBAL__N_115add_products_ofILi1EEEvPDv4_fPKfS4_lRNS_5AheadE(ptr noundef %40, ptr noundef %43, ptr noundef %46, i64 noundef %47, ptr noundef nonnull align 8 dereferenceable(16) %48)
  br label %49

49:                                               ; preds = %39
  %50 = load i64, ptr %12, align 8, !tbaa !44
  %51 = add nsw i64 %50, 4
  store i64 %51, ptr %12, align 8, !tbaa !44
  br label %35, !llvm.loop !158

52:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %13) #10
  store i32 2, ptr %13, align 4, !tbaa !6
  br label %53

53:                                               ; preds = %83, %52
  %54 = load i32, ptr %13, align 4, !tbaa !6
  %55 = icmp ne i32 %54, 0
  br i1 %55, label %57, label %56

56:                                               ; preds = %53
  store i32 8, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #10
  br label %86

57:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(ptr %15) #10
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %58

58:                                               ; preds = %79, %57
  %59 = load i32, ptr %15, align 4, !tbaa !6
  %60 = load i32, ptr %13, align 4, !tbaa !6
  %61 = icmp slt i32 %59, %60
  br i1 %61, label %63, label %62

62:                                               ; preds = %58
  store i32 11, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #10
  br label %82

63:                                               ; preds = %58
  %64 = load i32, ptr %15, align 4, !tbaa !6
  %65 = mul nsw i32 2, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [4 x <4 x float>], ptr %11, i64 0, i64 %66
  %68 = load <4 x float>, ptr %67, align 16, !tbaa !145
  %69 = load i32, ptr %15, align 4, !tbaa !6
  %70 = mul nsw i32 2, %69
  %71 = add nsw i32 %70, 1
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [4 x <4 x float>], ptr %11, i64 0, i64 %72
  %74 = load <4 x float>, ptr %73, align 16, !tbaa !145
  %75 = call noundef <4 x float> @_ZN12_GLOBAL__N_116neighbours_addedEDv4_fS0_(<4 x float> noundef %68, <4 x float> noundef %74)
  %76 = load i32, ptr %15, align 4, !tbaa !6
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [4 x <4 x float>], ptr %11, i64 0, i64 %77
  store <4 x float> %75, ptr %78, align 16, !tbaa !145
  br label %79

79:                                               ; preds = %63
  %80 = load i32, ptr %15, align 4, !tbaa !6
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %15, align 4, !tbaa !6
  br label %58, !llvm.loop !159

82:                                               ; preds = %62
  br label %83

83:                                               ; preds = %82
  %84 = load i32, ptr %13, align 4, !tbaa !6
  %85 = sdiv i32 %84, 2
  store i32 %85, ptr %13, align 4, !tbaa !6
  br label %53, !llvm.loop !161

86:                                               ; preds = %56
  %87 = getelementptr inbounds [4 x <4 x float>], ptr %11, i64 0, i64 0
  %88 = load <4 x float>, ptr %87, align 16, !tbaa !145
  store i32 1, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #10
  call void @llvm.lifetime.end.p0(ptr %11) #10
  ret <4 x float> %88
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110highest_ofILi4EEEfDvT__f(<4 x float> noundef %0) #6 {
  %2 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %2, align 16, !tbaa !145
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
  store <4 x float> %0, ptr %2, align 16, !tbaa !145
  call void @llvm.lifetime.start.p0(ptr %3) #10
  %9 = load <4 x float>, ptr %2, align 16, !tbaa !145
  %10 = fmul <4 x float> %9, splat (float 0x3FF7154760000000)
  %11 = call <4 x float> @llvm.rint.v4f32(<4 x float> %10)
  store <4 x float> %11, ptr %3, align 16, !tbaa !145
  call void @llvm.lifetime.start.p0(ptr %4) #10
  %12 = load <4 x float>, ptr %3, align 16, !tbaa !145
  %13 = load <4 x float>, ptr %3, align 16, !tbaa !145
  %14 = load <4 x float>, ptr %2, align 16, !tbaa !145
  %15 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %13, <4 x float> noundef splat (float 0xBFE6300000000000), <4 x float> noundef %14)
  %16 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %12, <4 x float> noundef splat (float 0x3F2BD01060000000), <4 x float> noundef %15)
  store <4 x float> %16, ptr %4, align 16, !tbaa !145
  call void @llvm.lifetime.start.p0(ptr %5) #10
  store <4 x float> splat (float 0x3F2A01A020000000), ptr %5, align 16, !tbaa !145
  call void @llvm.lifetime.start.p0(ptr %6) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 @__const._ZN12_GLOBAL__N_13expEDv4_f.factorials, i64 56, i1 false)
  call void @llvm.lifetime.start.p0(ptr %7) #10
  store i32 6, ptr %7, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %33, %1
  %18 = load i32, ptr %7, align 4, !tbaa !6
  %19 = icmp sge i32 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %7) #10
  br label %36

21:                                               ; preds = %17
  %22 = load <4 x float>, ptr %5, align 16, !tbaa !145
  %23 = load <4 x float>, ptr %4, align 16, !tbaa !145
  %24 = load i32, ptr %7, align 4, !tbaa !6
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [7 x double], ptr %6, i64 0, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !162
  %28 = fdiv double 1.000000e+00, %27
  %29 = fptrunc double %28 to float
  %30 = insertelement <4 x float> poison, float %29, i64 0
  %31 = shufflevector <4 x float> %30, <4 x float> poison, <4 x i32> zeroinitializer
  %32 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %22, <4 x float> noundef %23, <4 x float> noundef %31)
  store <4 x float> %32, ptr %5, align 16, !tbaa !145
  br label %33

33:                                               ; preds = %21
  %34 = load i32, ptr %7, align 4, !tbaa !6
  %35 = add nsw i32 %34, -1
  store i32 %35, ptr %7, align 4, !tbaa !6
  br label %17, !llvm.loop !164

36:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %8) #10
  %37 = load <4 x float>, ptr %5, align 16, !tbaa !145
  %38 = load <4 x float>, ptr %3, align 16, !tbaa !145
  %39 = call noundef <4 x float> @_ZN12_GLOBAL__N_112power_of_twoEDv4_f(<4 x float> noundef %38)
  %40 = fmul <4 x float> %37, %39
  store <4 x float> %40, ptr %8, align 16, !tbaa !145
  %41 = load <4 x float>, ptr %2, align 16, !tbaa !145
  %42 = fcmp olt <4 x float> %41, splat (float -8.700000e+01)
  %43 = sext <4 x i1> %42 to <4 x i32>
  %44 = load <4 x float>, ptr %8, align 16, !tbaa !145
  %45 = icmp slt <4 x i32> %43, zeroinitializer
  %46 = select <4 x i1> %45, <4 x float> zeroinitializer, <4 x float> %44
  call void @llvm.lifetime.end.p0(ptr %8) #10
  call void @llvm.lifetime.end.p0(ptr %6) #10
  call void @llvm.lifetime.end.p0(ptr %5) #10
  call void @llvm.lifetime.end.p0(ptr %4) #10
  call void @llvm.lifetime.end.p0(ptr %3) #10
  ret <4 x float> %46
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110over_lanesILi4EEEfDvT__f(<4 x float> noundef %0) #6 {
  %2 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %2, align 16, !tbaa !145
  %3 = load <4 x float>, ptr %2, align 16
  %4 = shufflevector <4 x float> %3, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %5 = load <4 x float>, ptr %2, align 16
  %6 = shufflevector <4 x float> %5, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %7 = fadd <2 x float> %4, %6
  %8 = call noundef float @_ZN12_GLOBAL__N_110over_lanesILi2EEEfDvT__f(<2 x float> noundef %7)
  ret float %8
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_valuesEPfDv4_fPKfS3_llRNS_5AheadE(ptr noundef %0, <4 x float> noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef nonnull align 8 dereferenceable(16) %6) #6 {
  %8 = alloca ptr, align 8
  %9 = alloca <4 x float>, align 16
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i64, align 8
  store ptr %0, ptr %8, align 8, !tbaa !139
  store <4 x float> %1, ptr %9, align 16, !tbaa !145
  store ptr %2, ptr %10, align 8, !tbaa !139
  store ptr %3, ptr %11, align 8, !tbaa !139
  store i64 %4, ptr %12, align 8, !tbaa !44
  store i64 %5, ptr %13, align 8, !tbaa !44
  store ptr %6, ptr %14, align 8, !tbaa !155
  call void @llvm.lifetime.start.p0(ptr %15) #10
  store i64 0, ptr %15, align 8, !tbaa !44
  br label %16

16:                                               ; preds = %32, %7
  %17 = load i64, ptr %15, align 8, !tbaa !44
  %18 = add nsw i64 %17, 16
  %19 = load i64, ptr %13, align 8, !tbaa !44
  %20 = icmp sle i64 %18, %19
  br i1 %20, label %21, label %35

21:                                               ; preds = %16
  %22 = load ptr, ptr %8, align 8, !tbaa !139
  %23 = load i64, ptr %15, align 8, !tbaa !44
  %24 = getelementptr inbounds float, ptr %22, i64 %23
  %25 = load <4 x float>, ptr %9, align 16, !tbaa !145
  %26 = load ptr, ptr %10, align 8, !tbaa !139
  %27 = load ptr, ptr %11, align 8, !tbaa !139
  %28 = load i64, ptr %15, align 8, !tbaa !44
  %29 = getelementptr inbounds float, ptr %27, i64 %28
  %30 = load i64, ptr %12, align 8, !tbaa !44
  %31 = load ptr, ptr %14, align 8, !tbaa !155, !nonnull !46, !align !47
  call void @_ZN12_GLOBAL__N_18add_partILi4EEEvPfDv4_fPKfS4_lRNS_5AheadE(ptr noundef %24, <4 x float> noundef %25, ptr noundef %26, ptr noundef %29, i64 noundef %30, ptr noundef nonnull align 8 dereferenceable(16) %31)
  br label %32

32:                                               ; preds = %21
  %33 = load i64, ptr %15, align 8, !tbaa !44
  %34 = add nsw i64 %33, 16
  store i64 %34, ptr %15, align 8, !tbaa !44
  br label %16, !llvm.loop !165

35:                                               ; preds = %16
  br label %36

36:                                               ; preds = %51, %35
  %37 = load i64, ptr %15, align 8, !tbaa !44
  %38 = load i64, ptr %13, align 8, !tbaa !44
  %39 = icmp slt i64 %37, %38
  br i1 %39, label %40, label %54

40:                                               ; preds = %36
  %41 = load ptr, ptr %8, align 8, !tbaa !139
  %42 = load i64, ptr %15, align 8, !tbaa !44
  %43 = getelementptr inbounds float, ptr %41, i64 %42
  %44 = load <4 x float>, ptr %9, align 16, !tbaa !145
  %45 = load ptr, ptr %10, align 8, !tbaa !139
  %46 = load ptr, ptr %11, align 8, !tbaa !139
  %47 = load i64, ptr %15, align 8, !tbaa !44
  %48 = getelementptr inbounds float, ptr %46, i64 %47
  %49 = load i64, ptr %12, align 8, !tbaa !44
  %50 = load ptr, ptr %14, align 8, !tbaa !155, !nonnull !46, !align !47
  call void @_ZN12_GLOBAL__N_18add_partILi1EEEvPfDv4_fPKfS4_lRNS_5AheadE(ptr noundef %43, <4 x float> noundef %44, ptr noundef %45, ptr noundef %48, i64 noundef %49, ptr noundef nonnull align 8 dereferenceable(16) %50)
  br label %51

51:                                               ; preds = %40
  %52 = load i64, ptr %15, align 8, !tbaa !44
  %53 = add nsw i64 %52, 4
  store i64 %53, ptr %15, align 8, !tbaa !44
  br label %36, !llvm.loop !166

54:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr %15) #10
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 comdat {
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

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i32> @_ZN12_GLOBAL__N_112lane_numbersEv() #6 {
  %1 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr %1) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 @__const._ZN12_GLOBAL__N_112lane_numbersEv.numbers, i64 64, i1 false)
  %2 = getelementptr inbounds [16 x i32], ptr %1, i64 0, i64 0
  %3 = call noundef <4 x i32> @_ZN12_GLOBAL__N_14loadIDv4_iEET_PKv(ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %1) #10
  ret <4 x i32> %3
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i32> @_ZN12_GLOBAL__N_14loadIDv4_iEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.0, ptr %3, i32 0, i32 0
  %5 = load <4 x i32>, ptr %4, align 1, !tbaa !145
  ret <4 x i32> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_14loadIfEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.2, ptr %3, i32 0, i32 0
  %5 = load float, ptr %4, align 1, !tbaa !145
  ret float %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.3, ptr %3, i32 0, i32 0
  %5 = load <4 x float>, ptr %4, align 1, !tbaa !145
  ret <4 x float> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i8> @_ZN12_GLOBAL__N_14loadIDv4_aEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.4, ptr %3, i32 0, i32 0
  %5 = load <4 x i8>, ptr %4, align 1, !tbaa !145
  ret <4 x i8> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %0) #6 {
  %2 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %2, align 16, !tbaa !145
  %3 = load <4 x i32>, ptr %2, align 16, !tbaa !145
  %4 = sitofp <4 x i32> %3 to <4 x float>
  ret <4 x float> %4
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_17widenedEDv4_t(<4 x i16> noundef %0) #6 {
  %2 = alloca <4 x i16>, align 8
  store <4 x i16> %0, ptr %2, align 8, !tbaa !145
  %3 = load <4 x i16>, ptr %2, align 8, !tbaa !145
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
  %4 = getelementptr inbounds nuw %struct.Unaligned.5, ptr %3, i32 0, i32 0
  %5 = load <4 x i16>, ptr %4, align 1, !tbaa !145
  ret <4 x i16> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_19as_floatsEDv4_i(<4 x i32> noundef %0) #6 {
  %2 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %2, align 16, !tbaa !145
  %3 = load <4 x i32>, ptr %2, align 16, !tbaa !145
  %4 = bitcast <4 x i32> %3 to <4 x float>
  ret <4 x float> %4
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_115add_products_ofILi4EEEvPDv4_fPKfS4_lRNS_5AheadE(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef nonnull align 8 dereferenceable(16) %4) #6 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !49
  store ptr %1, ptr %7, align 8, !tbaa !139
  store ptr %2, ptr %8, align 8, !tbaa !139
  store i64 %3, ptr %9, align 8, !tbaa !44
  store ptr %4, ptr %10, align 8, !tbaa !155
  call void @llvm.lifetime.start.p0(ptr %11) #10
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %14

14:                                               ; preds = %56, %5
  %15 = load i32, ptr %11, align 4, !tbaa !6
  %16 = icmp slt i32 %15, 4
  br i1 %16, label %18, label %17

17:                                               ; preds = %14
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #10
  br label %59

18:                                               ; preds = %14
  %19 = load ptr, ptr %10, align 8, !tbaa !155, !nonnull !46, !align !47
  call void @_ZN12_GLOBAL__N_15Ahead5fetchEv(ptr noundef nonnull align 8 dereferenceable(16) %19)
  call void @llvm.lifetime.start.p0(ptr %13) #10
  store i32 0, ptr %13, align 4, !tbaa !6
  br label %20

20:                                               ; preds = %52, %18
  %21 = load i32, ptr %13, align 4, !tbaa !6
  %22 = icmp slt i32 %21, 4
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #10
  br label %55

24:                                               ; preds = %20
  %25 = load ptr, ptr %8, align 8, !tbaa !139
  %26 = load i32, ptr %11, align 4, !tbaa !6
  %27 = sext i32 %26 to i64
  %28 = load i64, ptr %9, align 8, !tbaa !44
  %29 = mul nsw i64 %27, %28
  %30 = getelementptr inbounds float, ptr %25, i64 %29
  %31 = load i32, ptr %13, align 4, !tbaa !6
  %32 = mul nsw i32 %31, 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %30, i64 %33
  %35 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %34)
  %36 = load ptr, ptr %7, align 8, !tbaa !139
  %37 = load i32, ptr %13, align 4, !tbaa !6
  %38 = mul nsw i32 %37, 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %36, i64 %39
  %41 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %40)
  %42 = load ptr, ptr %6, align 8, !tbaa !49
  %43 = load i32, ptr %11, align 4, !tbaa !6
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds <4 x float>, ptr %42, i64 %44
  %46 = load <4 x float>, ptr %45, align 16, !tbaa !145
  %47 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %35, <4 x float> noundef %41, <4 x float> noundef %46)
  %48 = load ptr, ptr %6, align 8, !tbaa !49
  %49 = load i32, ptr %11, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds <4 x float>, ptr %48, i64 %50
  store <4 x float> %47, ptr %51, align 16, !tbaa !145
  br label %52

52:                                               ; preds = %24
  %53 = load i32, ptr %13, align 4, !tbaa !6
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %13, align 4, !tbaa !6
  br label %20, !llvm.loop !167

55:                                               ; preds = %23
  br label %56

56:                                               ; preds = %55
  %57 = load i32, ptr %11, align 4, !tbaa !6
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %11, align 4, !tbaa !6
  br label %14, !llvm.loop !168

59:                                               ; preds = %17
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_115add_products_ofILi1EEEvPDv4_fPKfS4_lRNS_5AheadE(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef nonnull align 8 dereferenceable(16) %4) #6 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !49
  store ptr %1, ptr %7, align 8, !tbaa !139
  store ptr %2, ptr %8, align 8, !tbaa !139
  store i64 %3, ptr %9, align 8, !tbaa !44
  store ptr %4, ptr %10, align 8, !tbaa !155
  call void @llvm.lifetime.start.p0(ptr %11) #10
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %14

14:                                               ; preds = %56, %5
  %15 = load i32, ptr %11, align 4, !tbaa !6
  %16 = icmp slt i32 %15, 4
  br i1 %16, label %18, label %17

17:                                               ; preds = %14
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #10
  br label %59

18:                                               ; preds = %14
  %19 = load ptr, ptr %10, align 8, !tbaa !155, !nonnull !46, !align !47
  call void @_ZN12_GLOBAL__N_15Ahead5fetchEv(ptr noundef nonnull align 8 dereferenceable(16) %19)
  call void @llvm.lifetime.start.p0(ptr %13) #10
  store i32 0, ptr %13, align 4, !tbaa !6
  br label %20

20:                                               ; preds = %52, %18
  %21 = load i32, ptr %13, align 4, !tbaa !6
  %22 = icmp slt i32 %21, 1
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #10
  br label %55

24:                                               ; preds = %20
  %25 = load ptr, ptr %8, align 8, !tbaa !139
  %26 = load i32, ptr %11, align 4, !tbaa !6
  %27 = sext i32 %26 to i64
  %28 = load i64, ptr %9, align 8, !tbaa !44
  %29 = mul nsw i64 %27, %28
  %30 = getelementptr inbounds float, ptr %25, i64 %29
  %31 = load i32, ptr %13, align 4, !tbaa !6
  %32 = mul nsw i32 %31, 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %30, i64 %33
  %35 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %34)
  %36 = load ptr, ptr %7, align 8, !tbaa !139
  %37 = load i32, ptr %13, align 4, !tbaa !6
  %38 = mul nsw i32 %37, 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %36, i64 %39
  %41 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %40)
  %42 = load ptr, ptr %6, align 8, !tbaa !49
  %43 = load i32, ptr %11, align 4, !tbaa !6
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds <4 x float>, ptr %42, i64 %44
  %46 = load <4 x float>, ptr %45, align 16, !tbaa !145
  %47 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %35, <4 x float> noundef %41, <4 x float> noundef %46)
  %48 = load ptr, ptr %6, align 8, !tbaa !49
  %49 = load i32, ptr %11, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds <4 x float>, ptr %48, i64 %50
  store <4 x float> %47, ptr %51, align 16, !tbaa !145
  br label %52

52:                                               ; preds = %24
  %53 = load i32, ptr %13, align 4, !tbaa !6
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %13, align 4, !tbaa !6
  br label %20, !llvm.loop !169

55:                                               ; preds = %23
  br label %56

56:                                               ; preds = %55
  %57 = load i32, ptr %11, align 4, !tbaa !6
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %11, align 4, !tbaa !6
  br label %14, !llvm.loop !170

59:                                               ; preds = %17
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_116neighbours_addedEDv4_fS0_(<4 x float> noundef %0, <4 x float> noundef %1) #6 {
  %3 = alloca <4 x float>, align 16
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %3, align 16, !tbaa !145
  store <4 x float> %1, ptr %4, align 16, !tbaa !145
  call void @llvm.lifetime.start.p0(ptr %5) #10
  call void @llvm.lifetime.start.p0(ptr %6) #10
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
  %27 = load <4 x float>, ptr %5, align 16, !tbaa !145
  %28 = load <4 x float>, ptr %6, align 16, !tbaa !145
  %29 = fadd <4 x float> %27, %28
  call void @llvm.lifetime.end.p0(ptr %6) #10
  call void @llvm.lifetime.end.p0(ptr %5) #10
  ret <4 x float> %29
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15Ahead5fetchEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #6 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !155
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #10
  store i32 0, ptr %3, align 4, !tbaa !6
  br label %5

5:                                                ; preds = %23, %1
  %6 = load i32, ptr %3, align 4, !tbaa !6
  %7 = icmp slt i32 %6, 4
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #10
  br label %26

9:                                                ; preds = %5
  %10 = load i32, ptr %3, align 4, !tbaa !6
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ahead", ptr %4, i32 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !149
  %14 = icmp slt i64 %11, %13
  br i1 %14, label %15, label %22

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ahead", ptr %4, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8, !tbaa !147
  %18 = load i32, ptr %3, align 4, !tbaa !6
  %19 = sext i32 %18 to i64
  %20 = mul nsw i64 %19, 64
  %21 = getelementptr inbounds i8, ptr %17, i64 %20
  call void @llvm.prefetch.p0(ptr %21, i32 0, i32 3, i32 1)
  br label %22

22:                                               ; preds = %15, %9
  br label %23

23:                                               ; preds = %22
  %24 = load i32, ptr %3, align 4, !tbaa !6
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %3, align 4, !tbaa !6
  br label %5, !llvm.loop !171

26:                                               ; preds = %8
  %27 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ahead", ptr %4, i32 0, i32 1
  %28 = load i64, ptr %27, align 8, !tbaa !149
  %29 = mul nsw i64 %28, 64
  %30 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ahead", ptr %4, i32 0, i32 0
  %31 = load ptr, ptr %30, align 8, !tbaa !147
  %32 = getelementptr inbounds i8, ptr %31, i64 %29
  store ptr %32, ptr %30, align 8, !tbaa !147
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) #6 {
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %4, align 16, !tbaa !145
  store <4 x float> %1, ptr %5, align 16, !tbaa !145
  store <4 x float> %2, ptr %6, align 16, !tbaa !145
  %7 = load <4 x float>, ptr %4, align 16, !tbaa !145
  %8 = load <4 x float>, ptr %5, align 16, !tbaa !145
  %9 = load <4 x float>, ptr %6, align 16, !tbaa !145
  %10 = call <4 x float> @llvm.fma.v4f32(<4 x float> %7, <4 x float> %8, <4 x float> %9)
  ret <4 x float> %10
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>) #7

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110highest_ofILi2EEEfDvT__f(<2 x float> noundef %0) #6 {
  %2 = alloca <2 x float>, align 8
  store <2 x float> %0, ptr %2, align 8, !tbaa !145
  %3 = load <2 x float>, ptr %2, align 8, !tbaa !145
  %4 = extractelement <2 x float> %3, i32 0
  %5 = load <2 x float>, ptr %2, align 8, !tbaa !145
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
  store <4 x float> %0, ptr %2, align 16, !tbaa !145
  %3 = load <4 x float>, ptr %2, align 16, !tbaa !145
  %4 = call noundef <4 x i32> @_ZN12_GLOBAL__N_17to_intsEDv4_f(<4 x float> noundef %3)
  %5 = add <4 x i32> %4, splat (i32 127)
  %6 = shl <4 x i32> %5, splat (i32 23)
  %7 = call noundef <4 x float> @_ZN12_GLOBAL__N_19as_floatsEDv4_i(<4 x i32> noundef %6)
  ret <4 x float> %7
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i32> @_ZN12_GLOBAL__N_17to_intsEDv4_f(<4 x float> noundef %0) #6 {
  %2 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %2, align 16, !tbaa !145
  %3 = load <4 x float>, ptr %2, align 16, !tbaa !145
  %4 = fptosi <4 x float> %3 to <4 x i32>
  ret <4 x i32> %4
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110over_lanesILi2EEEfDvT__f(<2 x float> noundef %0) #6 {
  %2 = alloca <2 x float>, align 8
  store <2 x float> %0, ptr %2, align 8, !tbaa !145
  %3 = load <2 x float>, ptr %2, align 8, !tbaa !145
  %4 = extractelement <2 x float> %3, i32 0
  %5 = load <2 x float>, ptr %2, align 8, !tbaa !145
  %6 = extractelement <2 x float> %5, i32 1
  %7 = fadd float %4, %6
  ret float %7
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18add_partILi4EEEvPfDv4_fPKfS4_lRNS_5AheadE(ptr noundef %0, <4 x float> noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef nonnull align 8 dereferenceable(16) %5) #6 {
  %7 = alloca ptr, align 8
  %8 = alloca <4 x float>, align 16
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca [2 x [4 x <4 x float>]], align 16
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !139
  store <4 x float> %1, ptr %8, align 16, !tbaa !145
  store ptr %2, ptr %9, align 8, !tbaa !139
  store ptr %3, ptr %10, align 8, !tbaa !139
  store i64 %4, ptr %11, align 8, !tbaa !44
  store ptr %5, ptr %12, align 8, !tbaa !155
  call void @llvm.lifetime.start.p0(ptr %13) #10
  call void @llvm.memset.p0.i64(ptr align 16 %13, i8 0, i64 128, i1 false)
  call void @llvm.lifetime.start.p0(ptr %14) #10
  store i32 0, ptr %14, align 4, !tbaa !6
  br label %19

19:                                               ; preds = %36, %6
  %20 = load i32, ptr %14, align 4, !tbaa !6
  %21 = icmp slt i32 %20, 4
  br i1 %21, label %23, label %22

22:                                               ; preds = %19
  call void @llvm.lifetime.end.p0(ptr %14) #10
  br label %39

23:                                               ; preds = %19
  %24 = load ptr, ptr %7, align 8, !tbaa !139
  %25 = load i32, ptr %14, align 4, !tbaa !6
  %26 = mul nsw i32 %25, 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %24, i64 %27
  %29 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %28)
  %30 = load <4 x float>, ptr %8, align 16, !tbaa !145
  %31 = fmul <4 x float> %29, %30
  %32 = getelementptr inbounds [2 x [4 x <4 x float>]], ptr %13, i64 0, i64 0
  %33 = load i32, ptr %14, align 4, !tbaa !6
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [4 x <4 x float>], ptr %32, i64 0, i64 %34
  store <4 x float> %31, ptr %35, align 16, !tbaa !145
  br label %36

36:                                               ; preds = %23
  %37 = load i32, ptr %14, align 4, !tbaa !6
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %14, align 4, !tbaa !6
  br label %19, !llvm.loop !172

39:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(ptr %15) #10
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %40

40:                                               ; preds = %89, %39
  %41 = load i32, ptr %15, align 4, !tbaa !6
  %42 = icmp slt i32 %41, 4
  br i1 %42, label %44, label %43

43:                                               ; preds = %40
  store i32 5, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #10
  br label %92

44:                                               ; preds = %40
  %45 = load ptr, ptr %12, align 8, !tbaa !155, !nonnull !46, !align !47
  call void @_ZN12_GLOBAL__N_15Ahead5fetchEv(ptr noundef nonnull align 8 dereferenceable(16) %45)
  call void @llvm.lifetime.start.p0(ptr %17) #10
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %46

46:                                               ; preds = %85, %44
  %47 = load i32, ptr %17, align 4, !tbaa !6
  %48 = icmp slt i32 %47, 4
  br i1 %48, label %50, label %49

49:                                               ; preds = %46
  store i32 8, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #10
  br label %88

50:                                               ; preds = %46
  %51 = load ptr, ptr %9, align 8, !tbaa !139
  %52 = load i32, ptr %15, align 4, !tbaa !6
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %51, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !141
  %56 = insertelement <4 x float> poison, float %55, i64 0
  %57 = shufflevector <4 x float> %56, <4 x float> poison, <4 x i32> zeroinitializer
  %58 = load ptr, ptr %10, align 8, !tbaa !139
  %59 = load i32, ptr %15, align 4, !tbaa !6
  %60 = sext i32 %59 to i64
  %61 = load i64, ptr %11, align 8, !tbaa !44
  %62 = mul nsw i64 %60, %61
  %63 = getelementptr inbounds float, ptr %58, i64 %62
  %64 = load i32, ptr %17, align 4, !tbaa !6
  %65 = mul nsw i32 %64, 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %63, i64 %66
  %68 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %67)
  %69 = load i32, ptr %15, align 4, !tbaa !6
  %70 = srem i32 %69, 2
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [2 x [4 x <4 x float>]], ptr %13, i64 0, i64 %71
  %73 = load i32, ptr %17, align 4, !tbaa !6
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [4 x <4 x float>], ptr %72, i64 0, i64 %74
  %76 = load <4 x float>, ptr %75, align 16, !tbaa !145
  %77 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %57, <4 x float> noundef %68, <4 x float> noundef %76)
  %78 = load i32, ptr %15, align 4, !tbaa !6
  %79 = srem i32 %78, 2
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [2 x [4 x <4 x float>]], ptr %13, i64 0, i64 %80
  %82 = load i32, ptr %17, align 4, !tbaa !6
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [4 x <4 x float>], ptr %81, i64 0, i64 %83
  store <4 x float> %77, ptr %84, align 16, !tbaa !145
  br label %85

85:                                               ; preds = %50
  %86 = load i32, ptr %17, align 4, !tbaa !6
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %17, align 4, !tbaa !6
  br label %46, !llvm.loop !173

88:                                               ; preds = %49
  br label %89

89:                                               ; preds = %88
  %90 = load i32, ptr %15, align 4, !tbaa !6
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %15, align 4, !tbaa !6
  br label %40, !llvm.loop !174

92:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(ptr %18) #10
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %93

93:                                               ; preds = %114, %92
  %94 = load i32, ptr %18, align 4, !tbaa !6
  %95 = icmp slt i32 %94, 4
  br i1 %95, label %97, label %96

96:                                               ; preds = %93
  store i32 11, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #10
  br label %117

97:                                               ; preds = %93
  %98 = load ptr, ptr %7, align 8, !tbaa !139
  %99 = load i32, ptr %18, align 4, !tbaa !6
  %100 = mul nsw i32 %99, 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr %98, i64 %101
  %103 = getelementptr inbounds [2 x [4 x <4 x float>]], ptr %13, i64 0, i64 0
  %104 = load i32, ptr %18, align 4, !tbaa !6
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [4 x <4 x float>], ptr %103, i64 0, i64 %105
  %107 = load <4 x float>, ptr %106, align 16, !tbaa !145
  %108 = getelementptr inbounds [2 x [4 x <4 x float>]], ptr %13, i64 0, i64 1
  %109 = load i32, ptr %18, align 4, !tbaa !6
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [4 x <4 x float>], ptr %108, i64 0, i64 %110
  %112 = load <4 x float>, ptr %111, align 16, !tbaa !145
  %113 = fadd <4 x float> %107, %112
  call void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %102, <4 x float> noundef %113)
  br label %114

114:                                              ; preds = %97
  %115 = load i32, ptr %18, align 4, !tbaa !6
  %116 = add nsw i32 %115, 1
  store i32 %116, ptr %18, align 4, !tbaa !6
  br label %93, !llvm.loop !175

117:                                              ; preds = %96
  call void @llvm.lifetime.end.p0(ptr %13) #10
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18add_partILi1EEEvPfDv4_fPKfS4_lRNS_5AheadE(ptr noundef %0, <4 x float> noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef nonnull align 8 dereferenceable(16) %5) #6 {
  %7 = alloca ptr, align 8
  %8 = alloca <4 x float>, align 16
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca [2 x [1 x <4 x float>]], align 16
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !139
  store <4 x float> %1, ptr %8, align 16, !tbaa !145
  store ptr %2, ptr %9, align 8, !tbaa !139
  store ptr %3, ptr %10, align 8, !tbaa !139
  store i64 %4, ptr %11, align 8, !tbaa !44
  store ptr %5, ptr %12, align 8, !tbaa !155
  call void @llvm.lifetime.start.p0(ptr %13) #10
  call void @llvm.memset.p0.i64(ptr align 16 %13, i8 0, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr %14) #10
  store i32 0, ptr %14, align 4, !tbaa !6
  br label %19

19:                                               ; preds = %36, %6
  %20 = load i32, ptr %14, align 4, !tbaa !6
  %21 = icmp slt i32 %20, 1
  br i1 %21, label %23, label %22

22:                                               ; preds = %19
  call void @llvm.lifetime.end.p0(ptr %14) #10
  br label %39

23:                                               ; preds = %19
  %24 = load ptr, ptr %7, align 8, !tbaa !139
  %25 = load i32, ptr %14, align 4, !tbaa !6
  %26 = mul nsw i32 %25, 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %24, i64 %27
  %29 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %28)
  %30 = load <4 x float>, ptr %8, align 16, !tbaa !145
  %31 = fmul <4 x float> %29, %30
  %32 = getelementptr inbounds [2 x [1 x <4 x float>]], ptr %13, i64 0, i64 0
  %33 = load i32, ptr %14, align 4, !tbaa !6
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [1 x <4 x float>], ptr %32, i64 0, i64 %34
  store <4 x float> %31, ptr %35, align 16, !tbaa !145
  br label %36

36:                                               ; preds = %23
  %37 = load i32, ptr %14, align 4, !tbaa !6
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %14, align 4, !tbaa !6
  br label %19, !llvm.loop !176

39:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(ptr %15) #10
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %40

40:                                               ; preds = %89, %39
  %41 = load i32, ptr %15, align 4, !tbaa !6
  %42 = icmp slt i32 %41, 4
  br i1 %42, label %44, label %43

43:                                               ; preds = %40
  store i32 5, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #10
  br label %92

44:                                               ; preds = %40
  %45 = load ptr, ptr %12, align 8, !tbaa !155, !nonnull !46, !align !47
  call void @_ZN12_GLOBAL__N_15Ahead5fetchEv(ptr noundef nonnull align 8 dereferenceable(16) %45)
  call void @llvm.lifetime.start.p0(ptr %17) #10
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %46

46:                                               ; preds = %85, %44
  %47 = load i32, ptr %17, align 4, !tbaa !6
  %48 = icmp slt i32 %47, 1
  br i1 %48, label %50, label %49

49:                                               ; preds = %46
  store i32 8, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #10
  br label %88

50:                                               ; preds = %46
  %51 = load ptr, ptr %9, align 8, !tbaa !139
  %52 = load i32, ptr %15, align 4, !tbaa !6
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %51, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !141
  %56 = insertelement <4 x float> poison, float %55, i64 0
  %57 = shufflevector <4 x float> %56, <4 x float> poison, <4 x i32> zeroinitializer
  %58 = load ptr, ptr %10, align 8, !tbaa !139
  %59 = load i32, ptr %15, align 4, !tbaa !6
  %60 = sext i32 %59 to i64
  %61 = load i64, ptr %11, align 8, !tbaa !44
  %62 = mul nsw i64 %60, %61
  %63 = getelementptr inbounds float, ptr %58, i64 %62
  %64 = load i32, ptr %17, align 4, !tbaa !6
  %65 = mul nsw i32 %64, 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %63, i64 %66
  %68 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %67)
  %69 = load i32, ptr %15, align 4, !tbaa !6
  %70 = srem i32 %69, 2
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [2 x [1 x <4 x float>]], ptr %13, i64 0, i64 %71
  %73 = load i32, ptr %17, align 4, !tbaa !6
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [1 x <4 x float>], ptr %72, i64 0, i64 %74
  %76 = load <4 x float>, ptr %75, align 16, !tbaa !145
  %77 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %57, <4 x float> noundef %68, <4 x float> noundef %76)
  %78 = load i32, ptr %15, align 4, !tbaa !6
  %79 = srem i32 %78, 2
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [2 x [1 x <4 x float>]], ptr %13, i64 0, i64 %80
  %82 = load i32, ptr %17, align 4, !tbaa !6
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [1 x <4 x float>], ptr %81, i64 0, i64 %83
  store <4 x float> %77, ptr %84, align 16, !tbaa !145
  br label %85

85:                                               ; preds = %50
  %86 = load i32, ptr %17, align 4, !tbaa !6
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %17, align 4, !tbaa !6
  br label %46, !llvm.loop !177

88:                                               ; preds = %49
  br label %89

89:                                               ; preds = %88
  %90 = load i32, ptr %15, align 4, !tbaa !6
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %15, align 4, !tbaa !6
  br label %40, !llvm.loop !178

92:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(ptr %18) #10
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %93

93:                                               ; preds = %114, %92
  %94 = load i32, ptr %18, align 4, !tbaa !6
  %95 = icmp slt i32 %94, 1
  br i1 %95, label %97, label %96

96:                                               ; preds = %93
  store i32 11, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #10
  br label %117

97:                                               ; preds = %93
  %98 = load ptr, ptr %7, align 8, !tbaa !139
  %99 = load i32, ptr %18, align 4, !tbaa !6
  %100 = mul nsw i32 %99, 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr %98, i64 %101
  %103 = getelementptr inbounds [2 x [1 x <4 x float>]], ptr %13, i64 0, i64 0
  %104 = load i32, ptr %18, align 4, !tbaa !6
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [1 x <4 x float>], ptr %103, i64 0, i64 %105
  %107 = load <4 x float>, ptr %106, align 16, !tbaa !145
  %108 = getelementptr inbounds [2 x [1 x <4 x float>]], ptr %13, i64 0, i64 1
  %109 = load i32, ptr %18, align 4, !tbaa !6
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [1 x <4 x float>], ptr %108, i64 0, i64 %110
  %112 = load <4 x float>, ptr %111, align 16, !tbaa !145
  %113 = fadd <4 x float> %107, %112
  call void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %102, <4 x float> noundef %113)
  br label %114

114:                                              ; preds = %97
  %115 = load i32, ptr %18, align 4, !tbaa !6
  %116 = add nsw i32 %115, 1
  store i32 %116, ptr %18, align 4, !tbaa !6
  br label %93, !llvm.loop !179

117:                                              ; preds = %96
  call void @llvm.lifetime.end.p0(ptr %13) #10
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_17combineERK4CallRKNS_5ShapeEll(ptr noundef nonnull align 8 dereferenceable(360) %0, ptr noundef nonnull align 8 dereferenceable(56) %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca <4 x float>, align 16
  %18 = alloca i64, align 8
  %19 = alloca <4 x float>, align 16
  %20 = alloca <4 x float>, align 16
  %21 = alloca i64, align 8
  %22 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8, !tbaa !42
  store ptr %1, ptr %6, align 8, !tbaa !126
  store i64 %2, ptr %7, align 8, !tbaa !44
  store i64 %3, ptr %8, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %9) #10
  store float 0xC6293E5940000000, ptr %9, align 4, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %10) #10
  store float 0.000000e+00, ptr %10, align 4, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %11) #10
  store i64 0, ptr %11, align 8, !tbaa !44
  br label %23

23:                                               ; preds = %44, %4
  %24 = load i64, ptr %11, align 8, !tbaa !44
  %25 = load ptr, ptr %6, align 8, !tbaa !126, !nonnull !46, !align !47
  %26 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %25, i32 0, i32 5
  %27 = load i64, ptr %26, align 8, !tbaa !113
  %28 = icmp slt i64 %24, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %11) #10
  br label %47

30:                                               ; preds = %23
  %31 = load float, ptr %9, align 4, !tbaa !141
  %32 = load ptr, ptr %6, align 8, !tbaa !126, !nonnull !46, !align !47
  %33 = load ptr, ptr %6, align 8, !tbaa !126, !nonnull !46, !align !47
  %34 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %35 = load i64, ptr %7, align 8, !tbaa !44
  %36 = load i64, ptr %11, align 8, !tbaa !44
  %37 = call noundef ptr @_ZNK12_GLOBAL__N_15Shape6valuesERK4Callll(ptr noundef nonnull align 8 dereferenceable(56) %33, ptr noundef nonnull align 8 dereferenceable(360) %34, i64 noundef %35, i64 noundef %36)
  %38 = call noundef ptr @_ZNK12_GLOBAL__N_15Shape6statesEPf(ptr noundef nonnull align 8 dereferenceable(56) %32, ptr noundef %37)
  %39 = load i64, ptr %8, align 8, !tbaa !44
  %40 = mul nsw i64 2, %39
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !141
  %43 = call float @llvm.maxnum.f32(float %31, float %42)
  store float %43, ptr %9, align 4, !tbaa !141
  br label %44

44:                                               ; preds = %30
  %45 = load i64, ptr %11, align 8, !tbaa !44
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %11, align 8, !tbaa !44
  br label %23, !llvm.loop !180

47:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %12) #10
  %48 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %49 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %48, i64 noundef 0)
  %50 = load i64, ptr %7, align 8, !tbaa !44
  %51 = load ptr, ptr %6, align 8, !tbaa !126, !nonnull !46, !align !47
  %52 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %51, i32 0, i32 2
  %53 = load i64, ptr %52, align 8, !tbaa !108
  %54 = mul nsw i64 %50, %53
  %55 = load i64, ptr %8, align 8, !tbaa !44
  %56 = add nsw i64 %54, %55
  %57 = load ptr, ptr %6, align 8, !tbaa !126, !nonnull !46, !align !47
  %58 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %57, i32 0, i32 4
  %59 = load i64, ptr %58, align 8, !tbaa !112
  %60 = mul nsw i64 %56, %59
  %61 = getelementptr inbounds float, ptr %49, i64 %60
  store ptr %61, ptr %12, align 8, !tbaa !139
  call void @llvm.lifetime.start.p0(ptr %13) #10
  store i64 0, ptr %13, align 8, !tbaa !44
  br label %62

62:                                               ; preds = %135, %47
  %63 = load i64, ptr %13, align 8, !tbaa !44
  %64 = load ptr, ptr %6, align 8, !tbaa !126, !nonnull !46, !align !47
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %64, i32 0, i32 5
  %66 = load i64, ptr %65, align 8, !tbaa !113
  %67 = icmp slt i64 %63, %66
  br i1 %67, label %69, label %68

68:                                               ; preds = %62
  store i32 5, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #10
  br label %138

69:                                               ; preds = %62
  call void @llvm.lifetime.start.p0(ptr %15) #10
  %70 = load ptr, ptr %6, align 8, !tbaa !126, !nonnull !46, !align !47
  %71 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %72 = load i64, ptr %7, align 8, !tbaa !44
  %73 = load i64, ptr %13, align 8, !tbaa !44
  %74 = call noundef ptr @_ZNK12_GLOBAL__N_15Shape6valuesERK4Callll(ptr noundef nonnull align 8 dereferenceable(56) %70, ptr noundef nonnull align 8 dereferenceable(360) %71, i64 noundef %72, i64 noundef %73)
  store ptr %74, ptr %15, align 8, !tbaa !139
  call void @llvm.lifetime.start.p0(ptr %16) #10
  %75 = load ptr, ptr %6, align 8, !tbaa !126, !nonnull !46, !align !47
  %76 = load ptr, ptr %15, align 8, !tbaa !139
  %77 = call noundef ptr @_ZNK12_GLOBAL__N_15Shape6statesEPf(ptr noundef nonnull align 8 dereferenceable(56) %75, ptr noundef %76)
  %78 = load i64, ptr %8, align 8, !tbaa !44
  %79 = mul nsw i64 2, %78
  %80 = getelementptr inbounds float, ptr %77, i64 %79
  store ptr %80, ptr %16, align 8, !tbaa !139
  call void @llvm.lifetime.start.p0(ptr %17) #10
  %81 = load ptr, ptr %16, align 8, !tbaa !139
  %82 = getelementptr inbounds float, ptr %81, i64 0
  %83 = load float, ptr %82, align 4, !tbaa !141
  %84 = load float, ptr %9, align 4, !tbaa !141
  %85 = fsub float %83, %84
  %86 = insertelement <4 x float> poison, float %85, i64 0
  %87 = shufflevector <4 x float> %86, <4 x float> poison, <4 x i32> zeroinitializer
  %88 = call noundef <4 x float> @_ZN12_GLOBAL__N_13expEDv4_f(<4 x float> noundef %87)
  store <4 x float> %88, ptr %17, align 16, !tbaa !145
  %89 = load ptr, ptr %16, align 8, !tbaa !139
  %90 = getelementptr inbounds float, ptr %89, i64 1
  %91 = load float, ptr %90, align 4, !tbaa !141
  %92 = load <4 x float>, ptr %17, align 16, !tbaa !145
  %93 = extractelement <4 x float> %92, i32 0
  %94 = fmul float %91, %93
  %95 = load float, ptr %10, align 4, !tbaa !141
  %96 = fadd float %95, %94
  store float %96, ptr %10, align 4, !tbaa !141
  call void @llvm.lifetime.start.p0(ptr %18) #10
  store i64 0, ptr %18, align 8, !tbaa !44
  br label %97

97:                                               ; preds = %131, %69
  %98 = load i64, ptr %18, align 8, !tbaa !44
  %99 = load ptr, ptr %6, align 8, !tbaa !126, !nonnull !46, !align !47
  %100 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %99, i32 0, i32 4
  %101 = load i64, ptr %100, align 8, !tbaa !112
  %102 = icmp slt i64 %98, %101
  br i1 %102, label %104, label %103

103:                                              ; preds = %97
  store i32 8, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #10
  br label %134

104:                                              ; preds = %97
  call void @llvm.lifetime.start.p0(ptr %19) #10
  %105 = load i64, ptr %13, align 8, !tbaa !44
  %106 = icmp ne i64 %105, 0
  br i1 %106, label %107, label %112

107:                                              ; preds = %104
  %108 = load ptr, ptr %12, align 8, !tbaa !139
  %109 = load i64, ptr %18, align 8, !tbaa !44
  %110 = getelementptr inbounds float, ptr %108, i64 %109
  %111 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %110)
  br label %113

112:                                              ; preds = %104
  br label %113

113:                                              ; preds = %112, %107
  %114 = phi <4 x float> [ %111, %107 ], [ zeroinitializer, %112 ]
  store <4 x float> %114, ptr %19, align 16, !tbaa !145
  %115 = load ptr, ptr %12, align 8, !tbaa !139
  %116 = load i64, ptr %18, align 8, !tbaa !44
  %117 = getelementptr inbounds float, ptr %115, i64 %116
  %118 = load ptr, ptr %15, align 8, !tbaa !139
  %119 = load i64, ptr %8, align 8, !tbaa !44
  %120 = load ptr, ptr %6, align 8, !tbaa !126, !nonnull !46, !align !47
  %121 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %120, i32 0, i32 4
  %122 = load i64, ptr %121, align 8, !tbaa !112
  %123 = mul nsw i64 %119, %122
  %124 = getelementptr inbounds float, ptr %118, i64 %123
  %125 = load i64, ptr %18, align 8, !tbaa !44
  %126 = getelementptr inbounds float, ptr %124, i64 %125
  %127 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %126)
  %128 = load <4 x float>, ptr %17, align 16, !tbaa !145
  %129 = load <4 x float>, ptr %19, align 16, !tbaa !145
  %130 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %127, <4 x float> noundef %128, <4 x float> noundef %129)
  call void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %117, <4 x float> noundef %130)
  call void @llvm.lifetime.end.p0(ptr %19) #10
  br label %131

131:                                              ; preds = %113
  %132 = load i64, ptr %18, align 8, !tbaa !44
  %133 = add nsw i64 %132, 4
  store i64 %133, ptr %18, align 8, !tbaa !44
  br label %97, !llvm.loop !181

134:                                              ; preds = %103
  call void @llvm.lifetime.end.p0(ptr %17) #10
  call void @llvm.lifetime.end.p0(ptr %16) #10
  call void @llvm.lifetime.end.p0(ptr %15) #10
  br label %135

135:                                              ; preds = %134
  %136 = load i64, ptr %13, align 8, !tbaa !44
  %137 = add nsw i64 %136, 1
  store i64 %137, ptr %13, align 8, !tbaa !44
  br label %62, !llvm.loop !182

138:                                              ; preds = %68
  call void @llvm.lifetime.start.p0(ptr %20) #10
  %139 = load float, ptr %10, align 4, !tbaa !141
  %140 = call float @llvm.maxnum.f32(float %139, float 0x39B4484C00000000)
  %141 = insertelement <4 x float> poison, float %140, i64 0
  %142 = shufflevector <4 x float> %141, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %142, ptr %20, align 16, !tbaa !145
  call void @llvm.lifetime.start.p0(ptr %21) #10
  store i64 0, ptr %21, align 8, !tbaa !44
  br label %143

143:                                              ; preds = %160, %138
  %144 = load i64, ptr %21, align 8, !tbaa !44
  %145 = load ptr, ptr %6, align 8, !tbaa !126, !nonnull !46, !align !47
  %146 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %145, i32 0, i32 4
  %147 = load i64, ptr %146, align 8, !tbaa !112
  %148 = icmp slt i64 %144, %147
  br i1 %148, label %150, label %149

149:                                              ; preds = %143
  store i32 11, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #10
  br label %163

150:                                              ; preds = %143
  %151 = load ptr, ptr %12, align 8, !tbaa !139
  %152 = load i64, ptr %21, align 8, !tbaa !44
  %153 = getelementptr inbounds float, ptr %151, i64 %152
  %154 = load ptr, ptr %12, align 8, !tbaa !139
  %155 = load i64, ptr %21, align 8, !tbaa !44
  %156 = getelementptr inbounds float, ptr %154, i64 %155
  %157 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %156)
  %158 = load <4 x float>, ptr %20, align 16, !tbaa !145
  %159 = fdiv <4 x float> %157, %158
  call void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %153, <4 x float> noundef %159)
  br label %160

160:                                              ; preds = %150
  %161 = load i64, ptr %21, align 8, !tbaa !44
  %162 = add nsw i64 %161, 4
  store i64 %162, ptr %21, align 8, !tbaa !44
  br label %143, !llvm.loop !183

163:                                              ; preds = %149
  call void @llvm.lifetime.start.p0(ptr %22) #10
  %164 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %165 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %164, i64 noundef 1)
  %166 = load i64, ptr %7, align 8, !tbaa !44
  %167 = load ptr, ptr %6, align 8, !tbaa !126, !nonnull !46, !align !47
  %168 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Shape", ptr %167, i32 0, i32 2
  %169 = load i64, ptr %168, align 8, !tbaa !108
  %170 = mul nsw i64 %166, %169
  %171 = load i64, ptr %8, align 8, !tbaa !44
  %172 = add nsw i64 %170, %171
  %173 = mul nsw i64 2, %172
  %174 = getelementptr inbounds float, ptr %165, i64 %173
  store ptr %174, ptr %22, align 8, !tbaa !139
  %175 = load float, ptr %9, align 4, !tbaa !141
  %176 = load ptr, ptr %22, align 8, !tbaa !139
  %177 = getelementptr inbounds float, ptr %176, i64 0
  store float %175, ptr %177, align 4, !tbaa !141
  %178 = load float, ptr %10, align 4, !tbaa !141
  %179 = load ptr, ptr %22, align 8, !tbaa !139
  %180 = getelementptr inbounds float, ptr %179, i64 1
  store float %178, ptr %180, align 4, !tbaa !141
  call void @llvm.lifetime.end.p0(ptr %22) #10
  call void @llvm.lifetime.end.p0(ptr %20) #10
  call void @llvm.lifetime.end.p0(ptr %12) #10
  call void @llvm.lifetime.end.p0(ptr %10) #10
  call void @llvm.lifetime.end.p0(ptr %9) #10
  ret void
}

attributes #0 = { mustprogress nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { allocsize(0) }
attributes #3 = { inlinehint mustprogress nounwind uwtable }
attributes #4 = { nounwind }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { alwaysinline mustprogress nounwind uwtable }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #10 = { nounwind }
attributes #11 = { allocsize(0) }

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
!108 = !{!109, !15, i64 16}
!109 = !{!"_ZTSN12_GLOBAL__N_15ShapeE", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24, !15, i64 32, !15, i64 40, !15, i64 48}
!110 = !{!109, !15, i64 24}
!111 = !{!109, !15, i64 0}
!112 = !{!109, !15, i64 32}
!113 = !{!109, !15, i64 40}
!114 = !{!115, !115, i64 0}
!115 = !{!"p1 _ZTS13XLA_FFI_Error", !12, i64 0}
!116 = !{!117, !15, i64 0}
!117 = !{!"_ZTS26XLA_FFI_Error_Destroy_Args", !15, i64 0, !16, i64 8, !115, i64 16}
!118 = !{!117, !16, i64 8}
!119 = !{!117, !115, i64 16}
!120 = !{!63, !12, i64 64}
!121 = distinct !{!121, !51}
!122 = distinct !{!122, !51}
!123 = distinct !{!123, !51}
!124 = distinct !{!124, !51}
!125 = distinct !{!125, !51}
!126 = !{!127, !127, i64 0}
!127 = !{!"p1 _ZTSN12_GLOBAL__N_15ShapeE", !12, i64 0}
!128 = !{!109, !15, i64 8}
!129 = !{!109, !15, i64 48}
!130 = !{!131, !132, i64 0}
!131 = !{!"_ZTSN12_GLOBAL__N_14RowsE", !132, i64 0, !133, i64 8, !15, i64 16, !15, i64 24, !15, i64 32}
!132 = !{!"p1 omnipotent char", !12, i64 0}
!133 = !{!"p1 int", !12, i64 0}
!134 = !{!131, !133, i64 8}
!135 = !{!131, !15, i64 16}
!136 = !{!131, !15, i64 24}
!137 = !{!131, !15, i64 32}
!138 = !{!132, !132, i64 0}
!139 = !{!140, !140, i64 0}
!140 = !{!"p1 float", !12, i64 0}
!141 = !{!142, !142, i64 0}
!142 = !{!"float", !8, i64 0}
!143 = distinct !{!143, !51}
!144 = distinct !{!144, !51}
!145 = !{!8, !8, i64 0}
!146 = distinct !{!146, !51}
!147 = !{!148, !132, i64 0}
!148 = !{!"_ZTSN12_GLOBAL__N_15AheadE", !132, i64 0, !15, i64 8}
!149 = !{!148, !15, i64 8}
!150 = distinct !{!150, !51}
!151 = distinct !{!151, !51}
!152 = !{!153, !153, i64 0}
!153 = !{!"p1 _ZTSN12_GLOBAL__N_14RowsE", !12, i64 0}
!154 = distinct !{!154, !51}
!155 = !{!156, !156, i64 0}
!156 = !{!"p1 _ZTSN12_GLOBAL__N_15AheadE", !12, i64 0}
!157 = distinct !{!157, !51}
!158 = distinct !{!158, !51}
!159 = distinct !{!159, !51, !160}
!160 = !{!"llvm.loop.unroll.full"}
!161 = distinct !{!161, !51, !160}
!162 = !{!163, !163, i64 0}
!163 = !{!"double", !8, i64 0}
!164 = distinct !{!164, !51, !160}
!165 = distinct !{!165, !51}
!166 = distinct !{!166, !51}
!167 = distinct !{!167, !51, !160}
!168 = distinct !{!168, !51, !160}
!169 = distinct !{!169, !51, !160}
!170 = distinct !{!170, !51, !160}
!171 = distinct !{!171, !51, !160}
!172 = distinct !{!172, !51, !160}
!173 = distinct !{!173, !51, !160}
!174 = distinct !{!174, !51, !160}
!175 = distinct !{!175, !51, !160}
!176 = distinct !{!176, !51, !160}
!177 = distinct !{!177, !51, !160}
!178 = distinct !{!178, !51, !160}
!179 = distinct !{!179, !51, !160}
!180 = distinct !{!180, !51}
!181 = distinct !{!181, !51}
!182 = distinct !{!182, !51}
!183 = distinct !{!183, !51}
