
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
%struct.Call = type { [2 x %"struct.Call::Array"], [6 x %"struct.Call::Array"] }
%"struct.Call::Array" = type { ptr, [4 x i64] }
%struct.XLA_FFI_Api = type { i64, ptr, %struct.XLA_FFI_Api_Version, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.XLA_FFI_Buffer = type { i64, ptr, i32, ptr, i64, ptr }
%struct.XLA_FFI_Error_Destroy_Args = type { i64, ptr, ptr }
%"struct.(anonymous namespace)::Rows" = type { ptr, ptr, i64, i64, i64 }
%struct.Room = type { ptr }
%struct.Unaligned = type { <16 x float> }
%struct.Unaligned.1 = type { <16 x i8> }
%struct.Unaligned.5 = type { <16 x float> }
%struct.Unaligned.0 = type { <16 x i32> }
%struct.Unaligned.2 = type { float }
%struct.Unaligned.3 = type { <16 x i8> }
%struct.Unaligned.4 = type { <16 x i16> }

$_ZN4Call5Array3setERK14XLA_FFI_Buffer = comdat any

$_ZNK4Call5sizesEl = comdat any

$_ZNK4Call12result_sizesEl = comdat any

$_ZNK4Call8argumentIiEEPKT_l = comdat any

$_ZNK4Call8argumentIcEEPKT_l = comdat any

$_ZNK4Call8argumentIhEEPKT_l = comdat any

$_ZNK4Call8argumentIfEEPKT_l = comdat any

$_ZNK4Call6resultIfEEPT_l = comdat any

$_ZN4RoomC2El = comdat any

$_ZNK4Room7missingEv = comdat any

$_ZNK4Room5startIfEEPT_v = comdat any

$_ZN4RoomD2Ev = comdat any

@.str = private unnamed_addr constant [50 x i8] c"out of memory for what a product of numbers needs\00", align 1
@__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating = private unnamed_addr constant %struct.XLA_FFI_Error_Create_Args { i64 28, ptr null, ptr @.str, i32 8 }, align 8
@kept = external constant i32, align 4
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
  call void @llvm.lifetime.start.p0(ptr %4) #14
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
  call void @llvm.lifetime.end.p0(ptr %4) #14
  br label %246

42:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %5) #14
  %43 = load ptr, ptr %3, align 8, !tbaa !10
  %44 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %43, i32 0, i32 2
  %45 = load ptr, ptr %44, align 8, !tbaa !38
  store ptr %45, ptr %5, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %6) #14
  %46 = call noalias ptr @malloc(i64 noundef 472) #15
  store ptr %46, ptr %6, align 8, !tbaa !40
  %47 = load ptr, ptr %6, align 8, !tbaa !40
  %48 = icmp eq ptr %47, null
  br i1 %48, label %49, label %52

49:                                               ; preds = %42
  %50 = load ptr, ptr %5, align 8, !tbaa !39
  %51 = call noundef ptr @_ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api(ptr noundef %50)
  store ptr %51, ptr %2, align 8
  store i32 1, ptr %7, align 4
  br label %245

52:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr %8) #14
  %53 = load ptr, ptr %6, align 8, !tbaa !40
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %53, i32 0, i32 12
  store ptr %54, ptr %8, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %9) #14
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
  call void @llvm.lifetime.end.p0(ptr %9) #14
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
  call void @llvm.lifetime.start.p0(ptr %10) #14
  store i64 0, ptr %10, align 8, !tbaa !44
  br label %80

80:                                               ; preds = %101, %79
  %81 = load i64, ptr %10, align 8, !tbaa !44
  %82 = load ptr, ptr %3, align 8, !tbaa !10
  %83 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %82, i32 0, i32 6
  %84 = getelementptr inbounds nuw %struct.XLA_FFI_Rets, ptr %83, i32 0, i32 2
  %85 = load i64, ptr %84, align 8, !tbaa !52
  %86 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %85, i64 noundef 2)
  %87 = icmp slt i64 %81, %86
  br i1 %87, label %89, label %88

88:                                               ; preds = %80
  store i32 5, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #14
  br label %104

89:                                               ; preds = %80
  %90 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  %91 = getelementptr inbounds nuw %struct.Call, ptr %90, i32 0, i32 0
  %92 = load i64, ptr %10, align 8, !tbaa !44
  %93 = getelementptr inbounds [2 x %"struct.Call::Array"], ptr %91, i64 0, i64 %92
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
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %105 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZL4planRK4Call(ptr dead_on_unwind writable sret(%struct.Plan) align 8 %11, ptr noundef nonnull align 8 dereferenceable(320) %105)
  call void @llvm.lifetime.start.p0(ptr %12) #14
  store i64 1, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #14
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
  call void @llvm.lifetime.start.p0(ptr %14) #14
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
  call void @llvm.lifetime.start.p0(ptr %15) #14
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
  call void @llvm.lifetime.start.p0(ptr %16) #14
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
  call void @llvm.lifetime.start.p0(ptr %17) #14
  %179 = load ptr, ptr %6, align 8, !tbaa !40
  %180 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %179, i32 0, i32 7
  %181 = load i64, ptr %180, align 8, !tbaa !78
  store i64 %181, ptr %17, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %18) #14
  %182 = load i64, ptr %12, align 8, !tbaa !44
  %183 = sub nsw i64 %182, 1
  %184 = load i64, ptr %17, align 8, !tbaa !44
  %185 = sub nsw i64 %184, 1
  %186 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %183, i64 noundef %185)
  store i64 %186, ptr %18, align 8, !tbaa !44
  %187 = load i64, ptr %18, align 8, !tbaa !44
  %188 = add nsw i64 %187, 1
  %189 = load ptr, ptr %6, align 8, !tbaa !40
  %190 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %189, i32 0, i32 3
  store i64 %188, ptr %190, align 8, !tbaa !82
  call void @llvm.lifetime.start.p0(ptr %19) #14
  %191 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_Schedule_Args, ptr %19, i32 0, i32 0
  store i64 40, ptr %191, align 8, !tbaa !83
  %192 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_Schedule_Args, ptr %19, i32 0, i32 1
  store ptr null, ptr %192, align 8, !tbaa !85
  %193 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_Schedule_Args, ptr %19, i32 0, i32 2
  %194 = load ptr, ptr %3, align 8, !tbaa !10
  %195 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %194, i32 0, i32 3
  %196 = load ptr, ptr %195, align 8, !tbaa !59
  store ptr %196, ptr %193, align 8, !tbaa !86
  %197 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_Schedule_Args, ptr %19, i32 0, i32 3
  store ptr @_ZN12_GLOBAL__N_14helpEPv, ptr %197, align 8, !tbaa !87
  %198 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_Schedule_Args, ptr %19, i32 0, i32 4
  %199 = load ptr, ptr %6, align 8, !tbaa !40
  store ptr %199, ptr %198, align 8, !tbaa !88
  call void @llvm.lifetime.start.p0(ptr %20) #14
  store i64 0, ptr %20, align 8, !tbaa !44
  br label %200

200:                                              ; preds = %215, %125
  %201 = load i64, ptr %20, align 8, !tbaa !44
  %202 = load i64, ptr %18, align 8, !tbaa !44
  %203 = icmp slt i64 %201, %202
  br i1 %203, label %205, label %204

204:                                              ; preds = %200
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #14
  br label %218

205:                                              ; preds = %200
  %206 = load ptr, ptr %5, align 8, !tbaa !39
  %207 = load ptr, ptr %5, align 8, !tbaa !39
  %208 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %207, i32 0, i32 15
  %209 = load ptr, ptr %208, align 8, !tbaa !89
  %210 = call noundef ptr %209(ptr noundef %19)
  %211 = call noundef zeroext i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %206, ptr noundef %210)
  br i1 %211, label %214, label %212

212:                                              ; preds = %205
  %213 = load ptr, ptr %6, align 8, !tbaa !40
  call void @_ZN12_GLOBAL__N_15leaveEPNS_4WorkE(ptr noundef %213)
  br label %214

214:                                              ; preds = %212, %205
  br label %215

215:                                              ; preds = %214
  %216 = load i64, ptr %20, align 8, !tbaa !44
  %217 = add nsw i64 %216, 1
  store i64 %217, ptr %20, align 8, !tbaa !44
  br label %200, !llvm.loop !90

218:                                              ; preds = %204
  %219 = load ptr, ptr %6, align 8, !tbaa !40
  call void @_ZN12_GLOBAL__N_15shareEPNS_4WorkE(ptr noundef %219)
  br label %220

220:                                              ; preds = %227, %218
  %221 = load ptr, ptr %6, align 8, !tbaa !40
  %222 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %221, i32 0, i32 1
  %223 = load atomic i64, ptr %222 acquire, align 8
  store i64 %223, ptr %21, align 8
  %224 = load i64, ptr %21, align 8, !tbaa !44
  %225 = load i64, ptr %17, align 8, !tbaa !44
  %226 = icmp slt i64 %224, %225
  br i1 %226, label %227, label %229

227:                                              ; preds = %220
  %228 = call i32 @sched_yield()
  br label %220, !llvm.loop !91

229:                                              ; preds = %220
  call void @llvm.lifetime.start.p0(ptr %22) #14
  %230 = load ptr, ptr %6, align 8, !tbaa !40
  %231 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %230, i32 0, i32 4
  %232 = load atomic i64, ptr %231 monotonic, align 8
  store i64 %232, ptr %23, align 8
  %233 = load i64, ptr %23, align 8, !tbaa !44
  %234 = icmp ne i64 %233, 0
  %235 = zext i1 %234 to i8
  store i8 %235, ptr %22, align 1, !tbaa !92
  %236 = load ptr, ptr %6, align 8, !tbaa !40
  call void @_ZN12_GLOBAL__N_15leaveEPNS_4WorkE(ptr noundef %236)
  %237 = load i8, ptr %22, align 1, !tbaa !92, !range !94, !noundef !46
  %238 = trunc i8 %237 to i1
  br i1 %238, label %239, label %242

239:                                              ; preds = %229
  %240 = load ptr, ptr %5, align 8, !tbaa !39
  %241 = call noundef ptr @_ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api(ptr noundef %240)
  br label %243

242:                                              ; preds = %229
  br label %243

243:                                              ; preds = %242, %239
  %244 = phi ptr [ %241, %239 ], [ null, %242 ]
  store ptr %244, ptr %2, align 8
  store i32 1, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #14
  call void @llvm.lifetime.end.p0(ptr %19) #14
  call void @llvm.lifetime.end.p0(ptr %18) #14
  call void @llvm.lifetime.end.p0(ptr %17) #14
  call void @llvm.lifetime.end.p0(ptr %16) #14
  call void @llvm.lifetime.end.p0(ptr %15) #14
  call void @llvm.lifetime.end.p0(ptr %14) #14
  call void @llvm.lifetime.end.p0(ptr %13) #14
  call void @llvm.lifetime.end.p0(ptr %12) #14
  call void @llvm.lifetime.end.p0(ptr %11) #14
  call void @llvm.lifetime.end.p0(ptr %8) #14
  br label %245

245:                                              ; preds = %243, %49
  call void @llvm.lifetime.end.p0(ptr %6) #14
  call void @llvm.lifetime.end.p0(ptr %5) #14
  br label %246

246:                                              ; preds = %245, %28
  %247 = load ptr, ptr %2, align 8
  ret ptr %247
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
  call void @llvm.lifetime.start.p0(ptr %3) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating, i64 32, i1 false)
  %4 = load ptr, ptr %2, align 8, !tbaa !39
  %5 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %4, i32 0, i32 4
  %6 = load ptr, ptr %5, align 8, !tbaa !95
  %7 = call noundef ptr %6(ptr noundef %3)
  call void @llvm.lifetime.end.p0(ptr %3) #14
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
  call void @llvm.lifetime.start.p0(ptr %5) #14
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
  call void @llvm.lifetime.end.p0(ptr %5) #14
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
define internal void @_ZL4planRK4Call(ptr dead_on_unwind noalias writable sret(%struct.Plan) align 8 %0, ptr noundef nonnull align 8 dereferenceable(320) %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %1, ptr %3, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %4) #14
  %5 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %6 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %5, i64 noundef 0)
  store ptr %6, ptr %4, align 8, !tbaa !108
  %7 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %4, align 8, !tbaa !108
  %9 = getelementptr inbounds i64, ptr %8, i64 0
  %10 = load i64, ptr %9, align 8, !tbaa !44
  %11 = load ptr, ptr %4, align 8, !tbaa !108
  %12 = getelementptr inbounds i64, ptr %11, i64 1
  %13 = load i64, ptr %12, align 8, !tbaa !44
  %14 = mul nsw i64 %10, %13
  store i64 %14, ptr %7, align 8, !tbaa !65
  %15 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 1
  %16 = load ptr, ptr %4, align 8, !tbaa !108
  %17 = getelementptr inbounds i64, ptr %16, i64 2
  %18 = load i64, ptr %17, align 8, !tbaa !44
  %19 = load ptr, ptr %4, align 8, !tbaa !108
  %20 = getelementptr inbounds i64, ptr %19, i64 3
  %21 = load i64, ptr %20, align 8, !tbaa !44
  %22 = mul nsw i64 %18, %21
  %23 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %24 = call noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %23, i64 noundef 3)
  %25 = load i32, ptr %24, align 4, !tbaa !6
  %26 = sext i32 %25 to i64
  %27 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %26, i64 noundef 1)
  %28 = mul nsw i64 %22, %27
  %29 = sdiv i64 %28, 8
  %30 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %29, i64 noundef 1)
  %31 = mul nsw i64 %30, 16
  store i64 %31, ptr %15, align 8, !tbaa !67
  %32 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 2
  store i64 0, ptr %32, align 8, !tbaa !68
  %33 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 3
  store i64 1, ptr %33, align 8, !tbaa !69
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
  store ptr %1, ptr %5, align 8, !tbaa !109
  %7 = load ptr, ptr %5, align 8, !tbaa !109
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  store i1 true, ptr %3, align 1
  br label %18

10:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %6) #14
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 0
  store i64 24, ptr %11, align 8, !tbaa !111
  %12 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !113
  %13 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 2
  %14 = load ptr, ptr %5, align 8, !tbaa !109
  store ptr %14, ptr %13, align 8, !tbaa !114
  %15 = load ptr, ptr %4, align 8, !tbaa !39
  %16 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %15, i32 0, i32 6
  %17 = load ptr, ptr %16, align 8, !tbaa !115
  call void %17(ptr noundef %6)
  store i1 false, ptr %3, align 1
  call void @llvm.lifetime.end.p0(ptr %6) #14
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
  store ptr %0, ptr %2, align 8, !tbaa !40
  br label %16

16:                                               ; preds = %102, %100, %1
  call void @llvm.lifetime.start.p0(ptr %3) #14
  %17 = load ptr, ptr %2, align 8, !tbaa !40
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %17, i32 0, i32 0
  store i64 1, ptr %4, align 8, !tbaa !44
  %19 = load i64, ptr %4, align 8
  %20 = atomicrmw add ptr %18, i64 %19 monotonic, align 8
  store i64 %20, ptr %5, align 8
  %21 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %21, ptr %3, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #14
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
  call void @llvm.lifetime.start.p0(ptr %7) #14
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
  call void @_ZL7prepareRK4Callll(ptr noundef nonnull align 8 dereferenceable(320) %36, i64 noundef %37, i64 noundef %46)
  %47 = load ptr, ptr %2, align 8, !tbaa !40
  %48 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %47, i32 0, i32 2
  store i64 1, ptr %8, align 8, !tbaa !44
  %49 = load i64, ptr %8, align 8
  %50 = atomicrmw add ptr %48, i64 %49 release, align 8
  store i64 %50, ptr %9, align 8
  %51 = load i64, ptr %9, align 8, !tbaa !44
  store i32 3, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #14
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
  br label %60, !llvm.loop !116

71:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr %12) #14
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
  %89 = call noundef zeroext i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(320) %78, i64 noundef %79, i64 noundef %88)
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
  br label %16, !llvm.loop !117

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
define internal void @_ZL7prepareRK4Callll(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef zeroext i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca i1, align 1
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !42
  store i64 %1, ptr %6, align 8, !tbaa !44
  store i64 %2, ptr %7, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %8) #14
  %10 = load i64, ptr %6, align 8, !tbaa !44
  store i64 %10, ptr %8, align 8, !tbaa !44
  br label %11

11:                                               ; preds = %22, %3
  %12 = load i64, ptr %8, align 8, !tbaa !44
  %13 = load i64, ptr %7, align 8, !tbaa !44
  %14 = icmp slt i64 %12, %13
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  store i32 2, ptr %9, align 4
  br label %25

16:                                               ; preds = %11
  %17 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %18 = load i64, ptr %8, align 8, !tbaa !44
  %19 = call noundef zeroext i1 @_ZN12_GLOBAL__N_16attendERK4Calll(ptr noundef nonnull align 8 dereferenceable(320) %17, i64 noundef %18)
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  store i1 false, ptr %4, align 1
  store i32 1, ptr %9, align 4
  br label %25

21:                                               ; preds = %16
  br label %22

22:                                               ; preds = %21
  %23 = load i64, ptr %8, align 8, !tbaa !44
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr %8, align 8, !tbaa !44
  br label %11, !llvm.loop !118

25:                                               ; preds = %20, %15
  call void @llvm.lifetime.end.p0(ptr %8) #14
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
define internal noundef zeroext i1 @_ZN12_GLOBAL__N_16attendERK4Calll(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1) #7 {
  %3 = alloca i1, align 1
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca %"struct.(anonymous namespace)::Rows", align 8
  %19 = alloca i64, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca %struct.Room, align 8
  %25 = alloca %struct.Room, align 8
  %26 = alloca i32, align 4
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i16, align 2
  %31 = alloca i16, align 2
  %32 = alloca i16, align 2
  %33 = alloca [16 x ptr], align 16
  %34 = alloca [16 x ptr], align 16
  %35 = alloca [16 x ptr], align 16
  %36 = alloca ptr, align 8
  %37 = alloca i32, align 4
  %38 = alloca i64, align 8
  %39 = alloca <16 x float>, align 64
  %40 = alloca float, align 4
  %41 = alloca float, align 4
  %42 = alloca <16 x float>, align 64
  %43 = alloca <16 x float>, align 64
  %44 = alloca [16 x float], align 16
  %45 = alloca ptr, align 8
  %46 = alloca i64, align 8
  %47 = alloca [2 x <16 x float>], align 64
  %48 = alloca i32, align 4
  %49 = alloca i64, align 8
  %50 = alloca <16 x float>, align 64
  %51 = alloca ptr, align 8
  %52 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #14
  %53 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %54 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %53, i64 noundef 0)
  store ptr %54, ptr %6, align 8, !tbaa !108
  call void @llvm.lifetime.start.p0(ptr %7) #14
  %55 = load ptr, ptr %6, align 8, !tbaa !108
  %56 = getelementptr inbounds i64, ptr %55, i64 1
  %57 = load i64, ptr %56, align 8, !tbaa !44
  store i64 %57, ptr %7, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %8) #14
  %58 = load ptr, ptr %6, align 8, !tbaa !108
  %59 = getelementptr inbounds i64, ptr %58, i64 2
  %60 = load i64, ptr %59, align 8, !tbaa !44
  store i64 %60, ptr %8, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %9) #14
  %61 = load i64, ptr %5, align 8, !tbaa !44
  %62 = load i64, ptr %7, align 8, !tbaa !44
  %63 = sdiv i64 %61, %62
  store i64 %63, ptr %9, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %10) #14
  %64 = load i64, ptr %5, align 8, !tbaa !44
  %65 = load i64, ptr %7, align 8, !tbaa !44
  %66 = srem i64 %64, %65
  store i64 %66, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %67 = load ptr, ptr %6, align 8, !tbaa !108
  %68 = getelementptr inbounds i64, ptr %67, i64 3
  %69 = load i64, ptr %68, align 8, !tbaa !44
  store i64 %69, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %70 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %71 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %70, i64 noundef 0)
  %72 = getelementptr inbounds i64, ptr %71, i64 3
  %73 = load i64, ptr %72, align 8, !tbaa !44
  store i64 %73, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %74 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %75 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %74, i64 noundef 5)
  store ptr %75, ptr %13, align 8, !tbaa !108
  call void @llvm.lifetime.start.p0(ptr %14) #14
  %76 = load ptr, ptr %13, align 8, !tbaa !108
  %77 = getelementptr inbounds i64, ptr %76, i64 2
  %78 = load i64, ptr %77, align 8, !tbaa !44
  store i64 %78, ptr %14, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %15) #14
  %79 = load i64, ptr %11, align 8, !tbaa !44
  %80 = call noundef i64 @_ZN12_GLOBAL__N_16storedEl(i64 noundef %79)
  %81 = load i64, ptr %12, align 8, !tbaa !44
  %82 = call noundef i64 @_ZN12_GLOBAL__N_16storedEl(i64 noundef %81)
  %83 = add nsw i64 %80, %82
  store i64 %83, ptr %15, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %16) #14
  %84 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %85 = call noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %84, i64 noundef 2)
  %86 = load i64, ptr %9, align 8, !tbaa !44
  %87 = mul nsw i64 2, %86
  %88 = getelementptr inbounds i32, ptr %85, i64 %87
  %89 = load i32, ptr %88, align 4, !tbaa !6
  %90 = sext i32 %89 to i64
  store i64 %90, ptr %16, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %17) #14
  %91 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %92 = call noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %91, i64 noundef 2)
  %93 = load i64, ptr %9, align 8, !tbaa !44
  %94 = mul nsw i64 2, %93
  %95 = add nsw i64 %94, 1
  %96 = getelementptr inbounds i32, ptr %92, i64 %95
  %97 = load i32, ptr %96, align 4, !tbaa !6
  %98 = sext i32 %97 to i64
  store i64 %98, ptr %17, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %18) #14
  %99 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %18, i32 0, i32 0
  %100 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %101 = call noundef ptr @_ZNK4Call8argumentIcEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %100, i64 noundef 5)
  %102 = load i64, ptr %10, align 8, !tbaa !44
  %103 = load i64, ptr %14, align 8, !tbaa !44
  %104 = mul nsw i64 %102, %103
  %105 = load i64, ptr %15, align 8, !tbaa !44
  %106 = mul nsw i64 %104, %105
  %107 = getelementptr inbounds i8, ptr %101, i64 %106
  store ptr %107, ptr %99, align 8, !tbaa !119
  %108 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %18, i32 0, i32 1
  %109 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %110 = call noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %109, i64 noundef 4)
  %111 = load i64, ptr %9, align 8, !tbaa !44
  %112 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %113 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %112, i64 noundef 4)
  %114 = getelementptr inbounds i64, ptr %113, i64 1
  %115 = load i64, ptr %114, align 8, !tbaa !44
  %116 = mul nsw i64 %111, %115
  %117 = getelementptr inbounds i32, ptr %110, i64 %116
  store ptr %117, ptr %108, align 8, !tbaa !123
  %118 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %18, i32 0, i32 2
  %119 = load i64, ptr %14, align 8, !tbaa !44
  store i64 %119, ptr %118, align 8, !tbaa !124
  %120 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %18, i32 0, i32 3
  %121 = load i64, ptr %7, align 8, !tbaa !44
  %122 = load i64, ptr %14, align 8, !tbaa !44
  %123 = mul nsw i64 %121, %122
  %124 = load i64, ptr %15, align 8, !tbaa !44
  %125 = mul nsw i64 %123, %124
  store i64 %125, ptr %120, align 8, !tbaa !125
  %126 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %18, i32 0, i32 4
  %127 = load i64, ptr %15, align 8, !tbaa !44
  store i64 %127, ptr %126, align 8, !tbaa !126
  call void @llvm.lifetime.start.p0(ptr %19) #14
  %128 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %129 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %128, i64 noundef 1)
  %130 = getelementptr inbounds i64, ptr %129, i64 1
  %131 = load i64, ptr %130, align 8, !tbaa !44
  store i64 %131, ptr %19, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %20) #14
  %132 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %133 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %132, i64 noundef 1)
  %134 = load i64, ptr %9, align 8, !tbaa !44
  %135 = load i64, ptr %19, align 8, !tbaa !44
  %136 = mul nsw i64 %134, %135
  %137 = getelementptr inbounds i8, ptr %133, i64 %136
  store ptr %137, ptr %20, align 8, !tbaa !127
  call void @llvm.lifetime.start.p0(ptr %21) #14
  %138 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %139 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %138, i64 noundef 0)
  %140 = load i64, ptr %5, align 8, !tbaa !44
  %141 = load i64, ptr %8, align 8, !tbaa !44
  %142 = mul nsw i64 %140, %141
  %143 = load i64, ptr %11, align 8, !tbaa !44
  %144 = mul nsw i64 %142, %143
  %145 = getelementptr inbounds float, ptr %139, i64 %144
  store ptr %145, ptr %21, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr %22) #14
  %146 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %147 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(320) %146, i64 noundef 0)
  %148 = load i64, ptr %5, align 8, !tbaa !44
  %149 = load i64, ptr %8, align 8, !tbaa !44
  %150 = mul nsw i64 %148, %149
  %151 = load i64, ptr %12, align 8, !tbaa !44
  %152 = mul nsw i64 %150, %151
  %153 = getelementptr inbounds float, ptr %147, i64 %152
  store ptr %153, ptr %22, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr %23) #14
  %154 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %155 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(320) %154, i64 noundef 1)
  %156 = load i64, ptr %5, align 8, !tbaa !44
  %157 = load i64, ptr %8, align 8, !tbaa !44
  %158 = mul nsw i64 %156, %157
  %159 = getelementptr inbounds [2 x float], ptr %155, i64 %158
  store ptr %159, ptr %23, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr %24) #14
  %160 = load i32, ptr @kept, align 4, !tbaa !6
  %161 = icmp eq i32 %160, 4
  br i1 %161, label %162, label %163

162:                                              ; preds = %2
  br label %166

163:                                              ; preds = %2
  %164 = load i64, ptr %11, align 8, !tbaa !44
  %165 = mul nsw i64 64, %164
  br label %166

166:                                              ; preds = %163, %162
  %167 = phi i64 [ 0, %162 ], [ %165, %163 ]
  call void @_ZN4RoomC2El(ptr noundef nonnull align 8 dereferenceable(8) %24, i64 noundef %167)
  call void @llvm.lifetime.start.p0(ptr %25) #14
  %168 = load i32, ptr @kept, align 4, !tbaa !6
  %169 = icmp eq i32 %168, 4
  br i1 %169, label %170, label %171

170:                                              ; preds = %166
  br label %174

171:                                              ; preds = %166
  %172 = load i64, ptr %12, align 8, !tbaa !44
  %173 = mul nsw i64 64, %172
  br label %174

174:                                              ; preds = %171, %170
  %175 = phi i64 [ 0, %170 ], [ %173, %171 ]
  call void @_ZN4RoomC2El(ptr noundef nonnull align 8 dereferenceable(8) %25, i64 noundef %175)
  %176 = load i32, ptr @kept, align 4, !tbaa !6
  %177 = icmp ne i32 %176, 4
  br i1 %177, label %178, label %183

178:                                              ; preds = %174
  %179 = call noundef zeroext i1 @_ZNK4Room7missingEv(ptr noundef nonnull align 8 dereferenceable(8) %24)
  br i1 %179, label %182, label %180

180:                                              ; preds = %178
  %181 = call noundef zeroext i1 @_ZNK4Room7missingEv(ptr noundef nonnull align 8 dereferenceable(8) %25)
  br i1 %181, label %182, label %183

182:                                              ; preds = %180, %178
  store i1 false, ptr %3, align 1
  store i32 1, ptr %26, align 4
  br label %461

183:                                              ; preds = %180, %174
  call void @llvm.lifetime.start.p0(ptr %27) #14
  store i64 0, ptr %27, align 8, !tbaa !44
  br label %184

184:                                              ; preds = %215, %183
  %185 = load i64, ptr %27, align 8, !tbaa !44
  %186 = load i64, ptr %8, align 8, !tbaa !44
  %187 = icmp slt i64 %185, %186
  br i1 %187, label %189, label %188

188:                                              ; preds = %184
  store i32 2, ptr %26, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #14
  br label %218

189:                                              ; preds = %184
  %190 = load ptr, ptr %23, align 8, !tbaa !128
  %191 = load i64, ptr %27, align 8, !tbaa !44
  %192 = getelementptr inbounds [2 x float], ptr %190, i64 %191
  %193 = getelementptr inbounds [2 x float], ptr %192, i64 0, i64 0
  store float 0xC6293E5940000000, ptr %193, align 4, !tbaa !130
  %194 = load ptr, ptr %23, align 8, !tbaa !128
  %195 = load i64, ptr %27, align 8, !tbaa !44
  %196 = getelementptr inbounds [2 x float], ptr %194, i64 %195
  %197 = getelementptr inbounds [2 x float], ptr %196, i64 0, i64 1
  store float 0.000000e+00, ptr %197, align 4, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %28) #14
  store i64 0, ptr %28, align 8, !tbaa !44
  br label %198

198:                                              ; preds = %211, %189
  %199 = load i64, ptr %28, align 8, !tbaa !44
  %200 = load i64, ptr %12, align 8, !tbaa !44
  %201 = icmp slt i64 %199, %200
  br i1 %201, label %203, label %202

202:                                              ; preds = %198
  store i32 5, ptr %26, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #14
  br label %214

203:                                              ; preds = %198
  %204 = load ptr, ptr %22, align 8, !tbaa !128
  %205 = load i64, ptr %27, align 8, !tbaa !44
  %206 = load i64, ptr %12, align 8, !tbaa !44
  %207 = mul nsw i64 %205, %206
  %208 = getelementptr inbounds float, ptr %204, i64 %207
  %209 = load i64, ptr %28, align 8, !tbaa !44
  %210 = getelementptr inbounds float, ptr %208, i64 %209
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %210, <16 x float> noundef zeroinitializer)
  br label %211

211:                                              ; preds = %203
  %212 = load i64, ptr %28, align 8, !tbaa !44
  %213 = add nsw i64 %212, 16
  store i64 %213, ptr %28, align 8, !tbaa !44
  br label %198, !llvm.loop !132

214:                                              ; preds = %202
  br label %215

215:                                              ; preds = %214
  %216 = load i64, ptr %27, align 8, !tbaa !44
  %217 = add nsw i64 %216, 1
  store i64 %217, ptr %27, align 8, !tbaa !44
  br label %184, !llvm.loop !133

218:                                              ; preds = %188
  call void @llvm.lifetime.start.p0(ptr %29) #14
  %219 = load i64, ptr %16, align 8, !tbaa !44
  %220 = sdiv i64 %219, 16
  %221 = mul nsw i64 %220, 16
  store i64 %221, ptr %29, align 8, !tbaa !44
  br label %222

222:                                              ; preds = %415, %218
  %223 = load i64, ptr %29, align 8, !tbaa !44
  %224 = load i64, ptr %17, align 8, !tbaa !44
  %225 = icmp slt i64 %223, %224
  br i1 %225, label %227, label %226

226:                                              ; preds = %222
  store i32 8, ptr %26, align 4
  call void @llvm.lifetime.end.p0(ptr %29) #14
  br label %418

227:                                              ; preds = %222
  call void @llvm.lifetime.start.p0(ptr %30) #14
  %228 = load i64, ptr %17, align 8, !tbaa !44
  %229 = load i64, ptr %29, align 8, !tbaa !44
  %230 = call noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %228, i64 noundef %229)
  store i16 %230, ptr %31, align 2
  %231 = load i16, ptr %31, align 2
  %232 = bitcast i16 %231 to <16 x i1>
  %233 = load i64, ptr %16, align 8, !tbaa !44
  %234 = load i64, ptr %29, align 8, !tbaa !44
  %235 = call noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %233, i64 noundef %234)
  store i16 %235, ptr %32, align 2
  %236 = load i16, ptr %32, align 2
  %237 = bitcast i16 %236 to <16 x i1>
  %238 = xor <16 x i1> %237, splat (i1 true)
  %239 = and <16 x i1> %232, %238
  %240 = bitcast <16 x i1> %239 to i16
  store i16 %240, ptr %30, align 2, !tbaa !134
  %241 = load i64, ptr %19, align 8, !tbaa !44
  %242 = icmp ne i64 %241, 0
  br i1 %242, label %243, label %252

243:                                              ; preds = %227
  %244 = load ptr, ptr %20, align 8, !tbaa !127
  %245 = load i64, ptr %29, align 8, !tbaa !44
  %246 = getelementptr inbounds i8, ptr %244, i64 %245
  %247 = call noundef <16 x i8> @_ZN12_GLOBAL__N_14loadIDv16_hEET_PKv(ptr noundef %246)
  %248 = icmp ne <16 x i8> %247, zeroinitializer
  %249 = sext <16 x i1> %248 to <16 x i8>
  %250 = icmp ne <16 x i8> %249, zeroinitializer
  %251 = bitcast <16 x i1> %250 to i16
  store i16 %251, ptr %30, align 2, !tbaa !134
  br label %252

252:                                              ; preds = %243, %227
  call void @llvm.lifetime.start.p0(ptr %33) #14
  call void @llvm.lifetime.start.p0(ptr %34) #14
  call void @llvm.lifetime.start.p0(ptr %35) #14
  call void @llvm.lifetime.start.p0(ptr %36) #14
  %253 = load i64, ptr %29, align 8, !tbaa !44
  %254 = call noundef ptr @_ZNK12_GLOBAL__N_14Rows2atEl(ptr noundef nonnull align 8 dereferenceable(40) %18, i64 noundef %253)
  store ptr %254, ptr %36, align 8, !tbaa !127
  call void @llvm.lifetime.start.p0(ptr %37) #14
  store i32 0, ptr %37, align 4, !tbaa !6
  br label %255

255:                                              ; preds = %274, %252
  %256 = load i32, ptr %37, align 4, !tbaa !6
  %257 = icmp slt i32 %256, 16
  br i1 %257, label %259, label %258

258:                                              ; preds = %255
  store i32 11, ptr %26, align 4
  call void @llvm.lifetime.end.p0(ptr %37) #14
  br label %277

259:                                              ; preds = %255
  %260 = load ptr, ptr %36, align 8, !tbaa !127
  %261 = load i32, ptr %37, align 4, !tbaa !6
  %262 = sext i32 %261 to i64
  %263 = load i64, ptr %17, align 8, !tbaa !44
  %264 = sub nsw i64 %263, 1
  %265 = load i64, ptr %29, align 8, !tbaa !44
  %266 = sub nsw i64 %264, %265
  %267 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %262, i64 noundef %266)
  %268 = load i64, ptr %15, align 8, !tbaa !44
  %269 = mul nsw i64 %267, %268
  %270 = getelementptr inbounds i8, ptr %260, i64 %269
  %271 = load i32, ptr %37, align 4, !tbaa !6
  %272 = sext i32 %271 to i64
  %273 = getelementptr inbounds [16 x ptr], ptr %35, i64 0, i64 %272
  store ptr %270, ptr %273, align 8, !tbaa !127
  br label %274

274:                                              ; preds = %259
  %275 = load i32, ptr %37, align 4, !tbaa !6
  %276 = add nsw i32 %275, 1
  store i32 %276, ptr %37, align 4, !tbaa !6
  br label %255, !llvm.loop !135

277:                                              ; preds = %258
  %278 = getelementptr inbounds [16 x ptr], ptr %35, i64 0, i64 0
  %279 = load i64, ptr %11, align 8, !tbaa !44
  %280 = call noundef ptr @_ZNK4Room5startIfEEPT_v(ptr noundef nonnull align 8 dereferenceable(8) %24)
  %281 = getelementptr inbounds [16 x ptr], ptr %33, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_19rows_fromEPKPKcllPfPPKf(ptr noundef %278, i64 noundef 0, i64 noundef %279, ptr noundef %280, ptr noundef %281)
  %282 = getelementptr inbounds [16 x ptr], ptr %35, i64 0, i64 0
  %283 = load i64, ptr %11, align 8, !tbaa !44
  %284 = call noundef i64 @_ZN12_GLOBAL__N_16storedEl(i64 noundef %283)
  %285 = load i64, ptr %12, align 8, !tbaa !44
  %286 = call noundef ptr @_ZNK4Room5startIfEEPT_v(ptr noundef nonnull align 8 dereferenceable(8) %25)
  %287 = getelementptr inbounds [16 x ptr], ptr %34, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_19rows_fromEPKPKcllPfPPKf(ptr noundef %282, i64 noundef %284, i64 noundef %285, ptr noundef %286, ptr noundef %287)
  call void @llvm.lifetime.start.p0(ptr %38) #14
  store i64 0, ptr %38, align 8, !tbaa !44
  br label %288

288:                                              ; preds = %411, %277
  %289 = load i64, ptr %38, align 8, !tbaa !44
  %290 = load i64, ptr %8, align 8, !tbaa !44
  %291 = icmp slt i64 %289, %290
  br i1 %291, label %293, label %292

292:                                              ; preds = %288
  store i32 14, ptr %26, align 4
  call void @llvm.lifetime.end.p0(ptr %38) #14
  br label %414

293:                                              ; preds = %288
  call void @llvm.lifetime.start.p0(ptr %39) #14
  %294 = load ptr, ptr %21, align 8, !tbaa !128
  %295 = load i64, ptr %38, align 8, !tbaa !44
  %296 = load i64, ptr %11, align 8, !tbaa !44
  %297 = mul nsw i64 %295, %296
  %298 = getelementptr inbounds float, ptr %294, i64 %297
  %299 = getelementptr inbounds [16 x ptr], ptr %33, i64 0, i64 0
  %300 = load i64, ptr %11, align 8, !tbaa !44
  %301 = call noundef <16 x float> @_ZN12_GLOBAL__N_19scores_ofEPKfPKS1_l(ptr noundef %298, ptr noundef %299, i64 noundef %300)
  store <16 x float> %301, ptr %39, align 64, !tbaa !134
  %302 = load i16, ptr %30, align 2
  %303 = bitcast i16 %302 to <16 x i1>
  %304 = load <16 x float>, ptr %39, align 64, !tbaa !134
  %305 = select <16 x i1> %303, <16 x float> %304, <16 x float> splat (float 0xC6293E5940000000)
  store <16 x float> %305, ptr %39, align 64, !tbaa !134
  call void @llvm.lifetime.start.p0(ptr %40) #14
  %306 = load ptr, ptr %23, align 8, !tbaa !128
  %307 = load i64, ptr %38, align 8, !tbaa !44
  %308 = getelementptr inbounds [2 x float], ptr %306, i64 %307
  %309 = getelementptr inbounds [2 x float], ptr %308, i64 0, i64 0
  %310 = load float, ptr %309, align 4, !tbaa !130
  store float %310, ptr %40, align 4, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %41) #14
  %311 = load float, ptr %40, align 4, !tbaa !130
  %312 = load <16 x float>, ptr %39, align 64, !tbaa !134
  %313 = call noundef float @_ZN12_GLOBAL__N_110highest_ofILi16EEEfDvT__f(<16 x float> noundef %312)
  %314 = call float @llvm.maxnum.f32(float %311, float %313)
  store float %314, ptr %41, align 4, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %42) #14
  %315 = load <16 x float>, ptr %39, align 64, !tbaa !134
  %316 = load float, ptr %41, align 4, !tbaa !130
  %317 = insertelement <16 x float> poison, float %316, i64 0
  %318 = shufflevector <16 x float> %317, <16 x float> poison, <16 x i32> zeroinitializer
  %319 = fsub <16 x float> %315, %318
  %320 = call noundef <16 x float> @_ZN12_GLOBAL__N_13expEDv16_f(<16 x float> noundef %319)
  store <16 x float> %320, ptr %42, align 64, !tbaa !134
  call void @llvm.lifetime.start.p0(ptr %43) #14
  %321 = load float, ptr %40, align 4, !tbaa !130
  %322 = load float, ptr %41, align 4, !tbaa !130
  %323 = fsub float %321, %322
  %324 = insertelement <16 x float> poison, float %323, i64 0
  %325 = shufflevector <16 x float> %324, <16 x float> poison, <16 x i32> zeroinitializer
  %326 = call noundef <16 x float> @_ZN12_GLOBAL__N_13expEDv16_f(<16 x float> noundef %325)
  store <16 x float> %326, ptr %43, align 64, !tbaa !134
  call void @llvm.lifetime.start.p0(ptr %44) #14
  %327 = getelementptr inbounds [16 x float], ptr %44, i64 0, i64 0
  %328 = load <16 x float>, ptr %42, align 64, !tbaa !134
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %327, <16 x float> noundef %328)
  %329 = load float, ptr %41, align 4, !tbaa !130
  %330 = load ptr, ptr %23, align 8, !tbaa !128
  %331 = load i64, ptr %38, align 8, !tbaa !44
  %332 = getelementptr inbounds [2 x float], ptr %330, i64 %331
  %333 = getelementptr inbounds [2 x float], ptr %332, i64 0, i64 0
  store float %329, ptr %333, align 4, !tbaa !130
  %334 = load ptr, ptr %23, align 8, !tbaa !128
  %335 = load i64, ptr %38, align 8, !tbaa !44
  %336 = getelementptr inbounds [2 x float], ptr %334, i64 %335
  %337 = getelementptr inbounds [2 x float], ptr %336, i64 0, i64 1
  %338 = load float, ptr %337, align 4, !tbaa !130
  %339 = load <16 x float>, ptr %43, align 64, !tbaa !134
  %340 = extractelement <16 x float> %339, i32 0
  %341 = fmul float %338, %340
  %342 = load <16 x float>, ptr %42, align 64, !tbaa !134
  %343 = call noundef float @_ZN12_GLOBAL__N_110over_lanesILi16EEEfDvT__f(<16 x float> noundef %342)
  %344 = fadd float %341, %343
  %345 = load ptr, ptr %23, align 8, !tbaa !128
  %346 = load i64, ptr %38, align 8, !tbaa !44
  %347 = getelementptr inbounds [2 x float], ptr %345, i64 %346
  %348 = getelementptr inbounds [2 x float], ptr %347, i64 0, i64 1
  store float %344, ptr %348, align 4, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %45) #14
  %349 = load ptr, ptr %22, align 8, !tbaa !128
  %350 = load i64, ptr %38, align 8, !tbaa !44
  %351 = load i64, ptr %12, align 8, !tbaa !44
  %352 = mul nsw i64 %350, %351
  %353 = getelementptr inbounds float, ptr %349, i64 %352
  store ptr %353, ptr %45, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr %46) #14
  store i64 0, ptr %46, align 8, !tbaa !44
  br label %354

354:                                              ; preds = %407, %293
  %355 = load i64, ptr %46, align 8, !tbaa !44
  %356 = load i64, ptr %12, align 8, !tbaa !44
  %357 = icmp slt i64 %355, %356
  br i1 %357, label %359, label %358

358:                                              ; preds = %354
  store i32 17, ptr %26, align 4
  call void @llvm.lifetime.end.p0(ptr %46) #14
  br label %410

359:                                              ; preds = %354
  call void @llvm.lifetime.start.p0(ptr %47) #14
  %360 = load ptr, ptr %45, align 8, !tbaa !128
  %361 = load i64, ptr %46, align 8, !tbaa !44
  %362 = getelementptr inbounds float, ptr %360, i64 %361
  %363 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %362)
  %364 = load <16 x float>, ptr %43, align 64, !tbaa !134
  %365 = fmul <16 x float> %363, %364
  store <16 x float> %365, ptr %47, align 64, !tbaa !134
  %366 = getelementptr inbounds <16 x float>, ptr %47, i64 1
  store <16 x float> zeroinitializer, ptr %366, align 64, !tbaa !134
  call void @llvm.lifetime.start.p0(ptr %48) #14
  store i32 0, ptr %48, align 4, !tbaa !6
  br label %367

367:                                              ; preds = %395, %359
  %368 = load i32, ptr %48, align 4, !tbaa !6
  %369 = icmp slt i32 %368, 16
  br i1 %369, label %371, label %370

370:                                              ; preds = %367
  store i32 20, ptr %26, align 4
  call void @llvm.lifetime.end.p0(ptr %48) #14
  br label %398

371:                                              ; preds = %367
  %372 = load i32, ptr %48, align 4, !tbaa !6
  %373 = sext i32 %372 to i64
  %374 = getelementptr inbounds [16 x float], ptr %44, i64 0, i64 %373
  %375 = load float, ptr %374, align 4, !tbaa !130
  %376 = insertelement <16 x float> poison, float %375, i64 0
  %377 = shufflevector <16 x float> %376, <16 x float> poison, <16 x i32> zeroinitializer
  %378 = load i32, ptr %48, align 4, !tbaa !6
  %379 = sext i32 %378 to i64
  %380 = getelementptr inbounds [16 x ptr], ptr %34, i64 0, i64 %379
  %381 = load ptr, ptr %380, align 8, !tbaa !128
  %382 = load i64, ptr %46, align 8, !tbaa !44
  %383 = getelementptr inbounds float, ptr %381, i64 %382
  %384 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %383)
  %385 = load i32, ptr %48, align 4, !tbaa !6
  %386 = srem i32 %385, 2
  %387 = sext i32 %386 to i64
  %388 = getelementptr inbounds [2 x <16 x float>], ptr %47, i64 0, i64 %387
  %389 = load <16 x float>, ptr %388, align 64, !tbaa !134
  %390 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %377, <16 x float> noundef %384, <16 x float> noundef %389)
  %391 = load i32, ptr %48, align 4, !tbaa !6
  %392 = srem i32 %391, 2
  %393 = sext i32 %392 to i64
  %394 = getelementptr inbounds [2 x <16 x float>], ptr %47, i64 0, i64 %393
  store <16 x float> %390, ptr %394, align 64, !tbaa !134
  br label %395

395:                                              ; preds = %371
  %396 = load i32, ptr %48, align 4, !tbaa !6
  %397 = add nsw i32 %396, 1
  store i32 %397, ptr %48, align 4, !tbaa !6
  br label %367, !llvm.loop !137

398:                                              ; preds = %370
  %399 = load ptr, ptr %45, align 8, !tbaa !128
  %400 = load i64, ptr %46, align 8, !tbaa !44
  %401 = getelementptr inbounds float, ptr %399, i64 %400
  %402 = getelementptr inbounds [2 x <16 x float>], ptr %47, i64 0, i64 0
  %403 = load <16 x float>, ptr %402, align 64, !tbaa !134
  %404 = getelementptr inbounds [2 x <16 x float>], ptr %47, i64 0, i64 1
  %405 = load <16 x float>, ptr %404, align 64, !tbaa !134
  %406 = fadd <16 x float> %403, %405
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %401, <16 x float> noundef %406)
  call void @llvm.lifetime.end.p0(ptr %47) #14
  br label %407

407:                                              ; preds = %398
  %408 = load i64, ptr %46, align 8, !tbaa !44
  %409 = add nsw i64 %408, 16
  store i64 %409, ptr %46, align 8, !tbaa !44
  br label %354, !llvm.loop !138

410:                                              ; preds = %358
  call void @llvm.lifetime.end.p0(ptr %45) #14
  call void @llvm.lifetime.end.p0(ptr %44) #14
  call void @llvm.lifetime.end.p0(ptr %43) #14
  call void @llvm.lifetime.end.p0(ptr %42) #14
  call void @llvm.lifetime.end.p0(ptr %41) #14
  call void @llvm.lifetime.end.p0(ptr %40) #14
  call void @llvm.lifetime.end.p0(ptr %39) #14
  br label %411

411:                                              ; preds = %410
  %412 = load i64, ptr %38, align 8, !tbaa !44
  %413 = add nsw i64 %412, 1
  store i64 %413, ptr %38, align 8, !tbaa !44
  br label %288, !llvm.loop !139

414:                                              ; preds = %292
  call void @llvm.lifetime.end.p0(ptr %36) #14
  call void @llvm.lifetime.end.p0(ptr %35) #14
  call void @llvm.lifetime.end.p0(ptr %34) #14
  call void @llvm.lifetime.end.p0(ptr %33) #14
  call void @llvm.lifetime.end.p0(ptr %30) #14
  br label %415

415:                                              ; preds = %414
  %416 = load i64, ptr %29, align 8, !tbaa !44
  %417 = add nsw i64 %416, 16
  store i64 %417, ptr %29, align 8, !tbaa !44
  br label %222, !llvm.loop !140

418:                                              ; preds = %226
  call void @llvm.lifetime.start.p0(ptr %49) #14
  store i64 0, ptr %49, align 8, !tbaa !44
  br label %419

419:                                              ; preds = %457, %418
  %420 = load i64, ptr %49, align 8, !tbaa !44
  %421 = load i64, ptr %8, align 8, !tbaa !44
  %422 = icmp slt i64 %420, %421
  br i1 %422, label %424, label %423

423:                                              ; preds = %419
  store i32 23, ptr %26, align 4
  call void @llvm.lifetime.end.p0(ptr %49) #14
  br label %460

424:                                              ; preds = %419
  call void @llvm.lifetime.start.p0(ptr %50) #14
  %425 = load ptr, ptr %23, align 8, !tbaa !128
  %426 = load i64, ptr %49, align 8, !tbaa !44
  %427 = getelementptr inbounds [2 x float], ptr %425, i64 %426
  %428 = getelementptr inbounds [2 x float], ptr %427, i64 0, i64 1
  %429 = load float, ptr %428, align 4, !tbaa !130
  %430 = call float @llvm.maxnum.f32(float %429, float 0x39B4484C00000000)
  %431 = insertelement <16 x float> poison, float %430, i64 0
  %432 = shufflevector <16 x float> %431, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %432, ptr %50, align 64, !tbaa !134
  call void @llvm.lifetime.start.p0(ptr %51) #14
  %433 = load ptr, ptr %22, align 8, !tbaa !128
  %434 = load i64, ptr %49, align 8, !tbaa !44
  %435 = load i64, ptr %12, align 8, !tbaa !44
  %436 = mul nsw i64 %434, %435
  %437 = getelementptr inbounds float, ptr %433, i64 %436
  store ptr %437, ptr %51, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr %52) #14
  store i64 0, ptr %52, align 8, !tbaa !44
  br label %438

438:                                              ; preds = %453, %424
  %439 = load i64, ptr %52, align 8, !tbaa !44
  %440 = load i64, ptr %12, align 8, !tbaa !44
  %441 = icmp slt i64 %439, %440
  br i1 %441, label %443, label %442

442:                                              ; preds = %438
  store i32 26, ptr %26, align 4
  call void @llvm.lifetime.end.p0(ptr %52) #14
  br label %456

443:                                              ; preds = %438
  %444 = load ptr, ptr %51, align 8, !tbaa !128
  %445 = load i64, ptr %52, align 8, !tbaa !44
  %446 = getelementptr inbounds float, ptr %444, i64 %445
  %447 = load ptr, ptr %51, align 8, !tbaa !128
  %448 = load i64, ptr %52, align 8, !tbaa !44
  %449 = getelementptr inbounds float, ptr %447, i64 %448
  %450 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %449)
  %451 = load <16 x float>, ptr %50, align 64, !tbaa !134
  %452 = fdiv <16 x float> %450, %451
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %446, <16 x float> noundef %452)
  br label %453

453:                                              ; preds = %443
  %454 = load i64, ptr %52, align 8, !tbaa !44
  %455 = add nsw i64 %454, 16
  store i64 %455, ptr %52, align 8, !tbaa !44
  br label %438, !llvm.loop !141

456:                                              ; preds = %442
  call void @llvm.lifetime.end.p0(ptr %51) #14
  call void @llvm.lifetime.end.p0(ptr %50) #14
  br label %457

457:                                              ; preds = %456
  %458 = load i64, ptr %49, align 8, !tbaa !44
  %459 = add nsw i64 %458, 1
  store i64 %459, ptr %49, align 8, !tbaa !44
  br label %419, !llvm.loop !142

460:                                              ; preds = %423
  store i1 true, ptr %3, align 1
  store i32 1, ptr %26, align 4
  br label %461

461:                                              ; preds = %460, %182
  call void @_ZN4RoomD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %25) #14
  call void @llvm.lifetime.end.p0(ptr %25) #14
  call void @_ZN4RoomD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %24) #14
  call void @llvm.lifetime.end.p0(ptr %24) #14
  call void @llvm.lifetime.end.p0(ptr %23) #14
  call void @llvm.lifetime.end.p0(ptr %22) #14
  call void @llvm.lifetime.end.p0(ptr %21) #14
  call void @llvm.lifetime.end.p0(ptr %20) #14
  call void @llvm.lifetime.end.p0(ptr %19) #14
  call void @llvm.lifetime.end.p0(ptr %18) #14
  call void @llvm.lifetime.end.p0(ptr %17) #14
  call void @llvm.lifetime.end.p0(ptr %16) #14
  call void @llvm.lifetime.end.p0(ptr %15) #14
  call void @llvm.lifetime.end.p0(ptr %14) #14
  call void @llvm.lifetime.end.p0(ptr %13) #14
  call void @llvm.lifetime.end.p0(ptr %12) #14
  call void @llvm.lifetime.end.p0(ptr %11) #14
  call void @llvm.lifetime.end.p0(ptr %10) #14
  call void @llvm.lifetime.end.p0(ptr %9) #14
  call void @llvm.lifetime.end.p0(ptr %8) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  call void @llvm.lifetime.end.p0(ptr %6) #14
  %462 = load i1, ptr %3, align 1
  ret i1 %462
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1) #0 comdat align 2 {
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
define linkonce_odr noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1) #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !42
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 0
  %7 = load i64, ptr %4, align 8, !tbaa !44
  %8 = getelementptr inbounds [2 x %"struct.Call::Array"], ptr %6, i64 0, i64 %7
  %9 = getelementptr inbounds nuw %"struct.Call::Array", ptr %8, i32 0, i32 1
  %10 = getelementptr inbounds [4 x i64], ptr %9, i64 0, i64 0
  ret ptr %10
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_16storedEl(i64 noundef %0) #8 {
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
define linkonce_odr noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1) #0 comdat align 2 {
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
define linkonce_odr noundef ptr @_ZNK4Call8argumentIcEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1) #0 comdat align 2 {
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
define linkonce_odr noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1) #0 comdat align 2 {
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
define linkonce_odr noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1) #0 comdat align 2 {
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
define linkonce_odr noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1) #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !42
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 0
  %7 = load i64, ptr %4, align 8, !tbaa !44
  %8 = getelementptr inbounds [2 x %"struct.Call::Array"], ptr %6, i64 0, i64 %7
  %9 = getelementptr inbounds nuw %"struct.Call::Array", ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8, !tbaa !103
  ret ptr %10
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr void @_ZN4RoomC2El(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !143
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Room, ptr %5, i32 0, i32 0
  %7 = load i64, ptr %4, align 8, !tbaa !44
  %8 = icmp ne i64 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = load i64, ptr %4, align 8, !tbaa !44
  %11 = add nsw i64 %10, 64
  %12 = call noalias ptr @malloc(i64 noundef %11) #15
  br label %14

13:                                               ; preds = %2
  br label %14

14:                                               ; preds = %13, %9
  %15 = phi ptr [ %12, %9 ], [ null, %13 ]
  store ptr %15, ptr %6, align 8, !tbaa !145
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef zeroext i1 @_ZNK4Room7missingEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !143
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Room, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !145
  %6 = icmp eq ptr %5, null
  ret i1 %6
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %0, <16 x float> noundef %1) #9 {
  %3 = alloca ptr, align 8
  %4 = alloca <16 x float>, align 64
  store ptr %0, ptr %3, align 8, !tbaa !49
  store <16 x float> %1, ptr %4, align 64, !tbaa !134
  %5 = load <16 x float>, ptr %4, align 64, !tbaa !134
  %6 = load ptr, ptr %3, align 8, !tbaa !49
  %7 = getelementptr inbounds nuw %struct.Unaligned, ptr %6, i32 0, i32 0
  store <16 x float> %5, ptr %7, align 1, !tbaa !134
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %0, i64 noundef %1) #9 {
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
define internal noundef <16 x i8> @_ZN12_GLOBAL__N_14loadIDv16_hEET_PKv(ptr noundef %0) #10 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.1, ptr %3, i32 0, i32 0
  %5 = load <16 x i8>, ptr %4, align 1, !tbaa !134
  ret <16 x i8> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef ptr @_ZNK12_GLOBAL__N_14Rows2atEl(ptr noundef nonnull align 8 dereferenceable(40) %0, i64 noundef %1) #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !147
  store i64 %1, ptr %4, align 8, !tbaa !44
  %7 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #14
  %8 = load i64, ptr %4, align 8, !tbaa !44
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %5, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %6) #14
  %10 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %7, i32 0, i32 2
  %11 = load i64, ptr %10, align 8, !tbaa !124
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %6, align 4, !tbaa !6
  %13 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %7, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8, !tbaa !119
  %15 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %7, i32 0, i32 1
  %16 = load ptr, ptr %15, align 8, !tbaa !123
  %17 = load i32, ptr %5, align 4, !tbaa !6
  %18 = load i32, ptr %6, align 4, !tbaa !6
  %19 = udiv i32 %17, %18
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr %16, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !6
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %7, i32 0, i32 3
  %25 = load i64, ptr %24, align 8, !tbaa !125
  %26 = mul nsw i64 %23, %25
  %27 = getelementptr inbounds i8, ptr %14, i64 %26
  %28 = load i32, ptr %5, align 4, !tbaa !6
  %29 = load i32, ptr %6, align 4, !tbaa !6
  %30 = urem i32 %28, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %7, i32 0, i32 4
  %33 = load i64, ptr %32, align 8, !tbaa !126
  %34 = mul nsw i64 %31, %33
  %35 = getelementptr inbounds i8, ptr %27, i64 %34
  call void @llvm.lifetime.end.p0(ptr %6) #14
  call void @llvm.lifetime.end.p0(ptr %5) #14
  ret ptr %35
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19rows_fromEPKPKcllPfPPKf(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4) #8 {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !149
  store i64 %1, ptr %7, align 8, !tbaa !44
  store i64 %2, ptr %8, align 8, !tbaa !44
  store ptr %3, ptr %9, align 8, !tbaa !128
  store ptr %4, ptr %10, align 8, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %11) #14
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %12

12:                                               ; preds = %57, %5
  %13 = load i32, ptr %11, align 4, !tbaa !6
  %14 = icmp slt i32 %13, 16
  br i1 %14, label %16, label %15

15:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(ptr %11) #14
  br label %60

16:                                               ; preds = %12
  %17 = load i32, ptr @kept, align 4, !tbaa !6
  %18 = icmp eq i32 %17, 4
  br i1 %18, label %19, label %31

19:                                               ; preds = %16
  %20 = load ptr, ptr %6, align 8, !tbaa !149
  %21 = load i32, ptr %11, align 4, !tbaa !6
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds ptr, ptr %20, i64 %22
  %24 = load ptr, ptr %23, align 8, !tbaa !127
  %25 = load i64, ptr %7, align 8, !tbaa !44
  %26 = getelementptr inbounds i8, ptr %24, i64 %25
  %27 = load ptr, ptr %10, align 8, !tbaa !151
  %28 = load i32, ptr %11, align 4, !tbaa !6
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds ptr, ptr %27, i64 %29
  store ptr %26, ptr %30, align 8, !tbaa !128
  br label %56

31:                                               ; preds = %16
  %32 = load ptr, ptr %6, align 8, !tbaa !149
  %33 = load i32, ptr %11, align 4, !tbaa !6
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds ptr, ptr %32, i64 %34
  %36 = load ptr, ptr %35, align 8, !tbaa !127
  %37 = load i64, ptr %7, align 8, !tbaa !44
  %38 = getelementptr inbounds i8, ptr %36, i64 %37
  %39 = load ptr, ptr %9, align 8, !tbaa !128
  %40 = load i32, ptr %11, align 4, !tbaa !6
  %41 = sext i32 %40 to i64
  %42 = load i64, ptr %8, align 8, !tbaa !44
  %43 = mul nsw i64 %41, %42
  %44 = getelementptr inbounds float, ptr %39, i64 %43
  %45 = load i64, ptr %8, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_15widenEPKcPfl(ptr noundef %38, ptr noundef %44, i64 noundef %45)
  %46 = load ptr, ptr %9, align 8, !tbaa !128
  %47 = load i32, ptr %11, align 4, !tbaa !6
  %48 = sext i32 %47 to i64
  %49 = load i64, ptr %8, align 8, !tbaa !44
  %50 = mul nsw i64 %48, %49
  %51 = getelementptr inbounds float, ptr %46, i64 %50
  %52 = load ptr, ptr %10, align 8, !tbaa !151
  %53 = load i32, ptr %11, align 4, !tbaa !6
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds ptr, ptr %52, i64 %54
  store ptr %51, ptr %55, align 8, !tbaa !128
  br label %56

56:                                               ; preds = %31, %19
  br label %57

57:                                               ; preds = %56
  %58 = load i32, ptr %11, align 4, !tbaa !6
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %11, align 4, !tbaa !6
  br label %12, !llvm.loop !153

60:                                               ; preds = %15
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Room5startIfEEPT_v(ptr noundef nonnull align 8 dereferenceable(8) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !143
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Room, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !145
  %6 = ptrtoint ptr %5 to i64
  %7 = add i64 %6, 64
  %8 = and i64 %7, -64
  %9 = inttoptr i64 %8 to ptr
  ret ptr %9
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_19scores_ofEPKfPKS1_l(ptr noundef %0, ptr noundef %1, i64 noundef %2) #9 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca [16 x <16 x float>], align 64
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca <16 x float>, align 64
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !128
  store ptr %1, ptr %5, align 8, !tbaa !151
  store i64 %2, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #14
  call void @llvm.memset.p0.i64(ptr align 64 %7, i8 0, i64 1024, i1 false)
  call void @llvm.lifetime.start.p0(ptr %8) #14
  store i64 0, ptr %8, align 8, !tbaa !44
  br label %14

14:                                               ; preds = %50, %3
  %15 = load i64, ptr %8, align 8, !tbaa !44
  %16 = load i64, ptr %6, align 8, !tbaa !44
  %17 = icmp slt i64 %15, %16
  br i1 %17, label %19, label %18

18:                                               ; preds = %14
  store i32 2, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #14
  br label %53

19:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr %10) #14
  %20 = load ptr, ptr %4, align 8, !tbaa !128
  %21 = load i64, ptr %8, align 8, !tbaa !44
  %22 = getelementptr inbounds float, ptr %20, i64 %21
  %23 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %22)
  store <16 x float> %23, ptr %10, align 64, !tbaa !134
  call void @llvm.lifetime.start.p0(ptr %11) #14
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %24

24:                                               ; preds = %46, %19
  %25 = load i32, ptr %11, align 4, !tbaa !6
  %26 = icmp slt i32 %25, 16
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  store i32 5, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #14
  br label %49

28:                                               ; preds = %24
  %29 = load ptr, ptr %5, align 8, !tbaa !151
  %30 = load i32, ptr %11, align 4, !tbaa !6
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds ptr, ptr %29, i64 %31
  %33 = load ptr, ptr %32, align 8, !tbaa !128
  %34 = load i64, ptr %8, align 8, !tbaa !44
  %35 = getelementptr inbounds float, ptr %33, i64 %34
  %36 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %35)
  %37 = load <16 x float>, ptr %10, align 64, !tbaa !134
  %38 = load i32, ptr %11, align 4, !tbaa !6
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [16 x <16 x float>], ptr %7, i64 0, i64 %39
  %41 = load <16 x float>, ptr %40, align 64, !tbaa !134
  %42 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %36, <16 x float> noundef %37, <16 x float> noundef %41)
  %43 = load i32, ptr %11, align 4, !tbaa !6
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [16 x <16 x float>], ptr %7, i64 0, i64 %44
  store <16 x float> %42, ptr %45, align 64, !tbaa !134
  br label %46

46:                                               ; preds = %28
  %47 = load i32, ptr %11, align 4, !tbaa !6
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %11, align 4, !tbaa !6
  br label %24, !llvm.loop !154

49:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %10) #14
  br label %50

50:                                               ; preds = %49
  %51 = load i64, ptr %8, align 8, !tbaa !44
  %52 = add nsw i64 %51, 16
  store i64 %52, ptr %8, align 8, !tbaa !44
  br label %14, !llvm.loop !155

53:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr %12) #14
  store i32 8, ptr %12, align 4, !tbaa !6
  br label %54

54:                                               ; preds = %84, %53
  %55 = load i32, ptr %12, align 4, !tbaa !6
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %58, label %57

57:                                               ; preds = %54
  store i32 8, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #14
  br label %87

58:                                               ; preds = %54
  call void @llvm.lifetime.start.p0(ptr %13) #14
  store i32 0, ptr %13, align 4, !tbaa !6
  br label %59

59:                                               ; preds = %80, %58
  %60 = load i32, ptr %13, align 4, !tbaa !6
  %61 = load i32, ptr %12, align 4, !tbaa !6
  %62 = icmp slt i32 %60, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %59
  store i32 11, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #14
  br label %83

64:                                               ; preds = %59
  %65 = load i32, ptr %13, align 4, !tbaa !6
  %66 = mul nsw i32 2, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [16 x <16 x float>], ptr %7, i64 0, i64 %67
  %69 = load <16 x float>, ptr %68, align 64, !tbaa !134
  %70 = load i32, ptr %13, align 4, !tbaa !6
  %71 = mul nsw i32 2, %70
  %72 = add nsw i32 %71, 1
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [16 x <16 x float>], ptr %7, i64 0, i64 %73
  %75 = load <16 x float>, ptr %74, align 64, !tbaa !134
  %76 = call noundef <16 x float> @_ZN12_GLOBAL__N_116neighbours_addedEDv16_fS0_(<16 x float> noundef %69, <16 x float> noundef %75)
  %77 = load i32, ptr %13, align 4, !tbaa !6
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [16 x <16 x float>], ptr %7, i64 0, i64 %78
  store <16 x float> %76, ptr %79, align 64, !tbaa !134
  br label %80

80:                                               ; preds = %64
  %81 = load i32, ptr %13, align 4, !tbaa !6
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %13, align 4, !tbaa !6
  br label %59, !llvm.loop !156

83:                                               ; preds = %63
  br label %84

84:                                               ; preds = %83
  %85 = load i32, ptr %12, align 4, !tbaa !6
  %86 = sdiv i32 %85, 2
  store i32 %86, ptr %12, align 4, !tbaa !6
  br label %54, !llvm.loop !157

87:                                               ; preds = %57
  %88 = getelementptr inbounds [16 x <16 x float>], ptr %7, i64 0, i64 0
  %89 = load <16 x float>, ptr %88, align 64, !tbaa !134
  store i32 1, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #14
  ret <16 x float> %89
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110highest_ofILi16EEEfDvT__f(<16 x float> noundef %0) #9 {
  %2 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %2, align 64, !tbaa !134
  %3 = load <16 x float>, ptr %2, align 64
  %4 = shufflevector <16 x float> %3, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %5 = load <16 x float>, ptr %2, align 64
  %6 = shufflevector <16 x float> %5, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %7 = call <8 x float> @llvm.maxnum.v8f32(<8 x float> %4, <8 x float> %6)
  %8 = call noundef float @_ZN12_GLOBAL__N_110highest_ofILi8EEEfDvT__f(<8 x float> noundef %7)
  ret float %8
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #11

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_13expEDv16_f(<16 x float> noundef %0) #9 {
  %2 = alloca <16 x float>, align 64
  %3 = alloca <16 x float>, align 64
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca [7 x double], align 16
  %7 = alloca i32, align 4
  %8 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %2, align 64, !tbaa !134
  call void @llvm.lifetime.start.p0(ptr %3) #14
  %9 = load <16 x float>, ptr %2, align 64, !tbaa !134
  %10 = fmul <16 x float> %9, splat (float 0x3FF7154760000000)
  %11 = call <16 x float> @llvm.rint.v16f32(<16 x float> %10)
  store <16 x float> %11, ptr %3, align 64, !tbaa !134
  call void @llvm.lifetime.start.p0(ptr %4) #14
  %12 = load <16 x float>, ptr %3, align 64, !tbaa !134
  %13 = load <16 x float>, ptr %3, align 64, !tbaa !134
  %14 = load <16 x float>, ptr %2, align 64, !tbaa !134
  %15 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %13, <16 x float> noundef splat (float 0xBFE6300000000000), <16 x float> noundef %14)
  %16 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %12, <16 x float> noundef splat (float 0x3F2BD01060000000), <16 x float> noundef %15)
  store <16 x float> %16, ptr %4, align 64, !tbaa !134
  call void @llvm.lifetime.start.p0(ptr %5) #14
  store <16 x float> splat (float 0x3F2A01A020000000), ptr %5, align 64, !tbaa !134
  call void @llvm.lifetime.start.p0(ptr %6) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 16 @__const._ZN12_GLOBAL__N_13expEDv16_f.factorials, i64 56, i1 false)
  call void @llvm.lifetime.start.p0(ptr %7) #14
  store i32 6, ptr %7, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %33, %1
  %18 = load i32, ptr %7, align 4, !tbaa !6
  %19 = icmp sge i32 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %7) #14
  br label %36

21:                                               ; preds = %17
  %22 = load <16 x float>, ptr %5, align 64, !tbaa !134
  %23 = load <16 x float>, ptr %4, align 64, !tbaa !134
  %24 = load i32, ptr %7, align 4, !tbaa !6
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [7 x double], ptr %6, i64 0, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !158
  %28 = fdiv double 1.000000e+00, %27
  %29 = fptrunc double %28 to float
  %30 = insertelement <16 x float> poison, float %29, i64 0
  %31 = shufflevector <16 x float> %30, <16 x float> poison, <16 x i32> zeroinitializer
  %32 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %22, <16 x float> noundef %23, <16 x float> noundef %31)
  store <16 x float> %32, ptr %5, align 64, !tbaa !134
  br label %33

33:                                               ; preds = %21
  %34 = load i32, ptr %7, align 4, !tbaa !6
  %35 = add nsw i32 %34, -1
  store i32 %35, ptr %7, align 4, !tbaa !6
  br label %17, !llvm.loop !160

36:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %8) #14
  %37 = load <16 x float>, ptr %5, align 64, !tbaa !134
  %38 = load <16 x float>, ptr %3, align 64, !tbaa !134
  %39 = call noundef <16 x float> @_ZN12_GLOBAL__N_112power_of_twoEDv16_f(<16 x float> noundef %38)
  %40 = fmul <16 x float> %37, %39
  store <16 x float> %40, ptr %8, align 64, !tbaa !134
  %41 = load <16 x float>, ptr %2, align 64, !tbaa !134
  %42 = fcmp olt <16 x float> %41, splat (float -8.700000e+01)
  %43 = sext <16 x i1> %42 to <16 x i32>
  %44 = load <16 x float>, ptr %8, align 64, !tbaa !134
  %45 = icmp slt <16 x i32> %43, zeroinitializer
  %46 = select <16 x i1> %45, <16 x float> zeroinitializer, <16 x float> %44
  call void @llvm.lifetime.end.p0(ptr %8) #14
  call void @llvm.lifetime.end.p0(ptr %6) #14
  call void @llvm.lifetime.end.p0(ptr %5) #14
  call void @llvm.lifetime.end.p0(ptr %4) #14
  call void @llvm.lifetime.end.p0(ptr %3) #14
  ret <16 x float> %46
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110over_lanesILi16EEEfDvT__f(<16 x float> noundef %0) #9 {
  %2 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %2, align 64, !tbaa !134
  %3 = load <16 x float>, ptr %2, align 64
  %4 = shufflevector <16 x float> %3, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %5 = load <16 x float>, ptr %2, align 64
  %6 = shufflevector <16 x float> %5, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %7 = fadd <8 x float> %4, %6
  %8 = call noundef float @_ZN12_GLOBAL__N_110over_lanesILi8EEEfDvT__f(<8 x float> noundef %7)
  ret float %8
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %0) #9 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.5, ptr %3, i32 0, i32 0
  %5 = load <16 x float>, ptr %4, align 1, !tbaa !134
  ret <16 x float> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %0, <16 x float> noundef %1, <16 x float> noundef %2) #9 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %4, align 64, !tbaa !134
  store <16 x float> %1, ptr %5, align 64, !tbaa !134
  store <16 x float> %2, ptr %6, align 64, !tbaa !134
  %7 = load <16 x float>, ptr %4, align 64, !tbaa !134
  %8 = load <16 x float>, ptr %5, align 64, !tbaa !134
  %9 = load <16 x float>, ptr %6, align 64, !tbaa !134
  %10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %7, <16 x float> %8, <16 x float> %9)
  ret <16 x float> %10
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr void @_ZN4RoomD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !143
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Room, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !145
  call void @free(ptr noundef %5) #14
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i32> @_ZN12_GLOBAL__N_112lane_numbersEv() #9 {
  %1 = alloca [16 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr %1) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const._ZN12_GLOBAL__N_112lane_numbersEv.numbers, i64 64, i1 false)
  %2 = getelementptr inbounds [16 x i32], ptr %1, i64 0, i64 0
  %3 = call noundef <16 x i32> @_ZN12_GLOBAL__N_14loadIDv16_iEET_PKv(ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %1) #14
  ret <16 x i32> %3
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i32> @_ZN12_GLOBAL__N_14loadIDv16_iEET_PKv(ptr noundef %0) #9 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.0, ptr %3, i32 0, i32 0
  %5 = load <16 x i32>, ptr %4, align 1, !tbaa !134
  ret <16 x i32> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15widenEPKcPfl(ptr noundef %0, ptr noundef %1, i64 noundef %2) #9 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca <16 x float>, align 64
  %8 = alloca i64, align 8
  %9 = alloca <16 x i32>, align 64
  store ptr %0, ptr %4, align 8, !tbaa !127
  store ptr %1, ptr %5, align 8, !tbaa !128
  store i64 %2, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #14
  %10 = load i32, ptr @kept, align 4, !tbaa !6
  %11 = icmp eq i32 %10, 1
  br i1 %11, label %12, label %19

12:                                               ; preds = %3
  %13 = load ptr, ptr %4, align 8, !tbaa !127
  %14 = load i64, ptr %6, align 8, !tbaa !44
  %15 = getelementptr inbounds i8, ptr %13, i64 %14
  %16 = call noundef float @_ZN12_GLOBAL__N_14loadIfEET_PKv(ptr noundef %15)
  %17 = insertelement <16 x float> poison, float %16, i64 0
  %18 = shufflevector <16 x float> %17, <16 x float> poison, <16 x i32> zeroinitializer
  br label %20

19:                                               ; preds = %3
  br label %20

20:                                               ; preds = %19, %12
  %21 = phi <16 x float> [ %18, %12 ], [ splat (float 1.000000e+00), %19 ]
  store <16 x float> %21, ptr %7, align 64, !tbaa !134
  call void @llvm.lifetime.start.p0(ptr %8) #14
  store i64 0, ptr %8, align 8, !tbaa !44
  br label %22

22:                                               ; preds = %54, %20
  %23 = load i64, ptr %8, align 8, !tbaa !44
  %24 = load i64, ptr %6, align 8, !tbaa !44
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr %8) #14
  br label %57

27:                                               ; preds = %22
  %28 = load i32, ptr @kept, align 4, !tbaa !6
  %29 = icmp eq i32 %28, 1
  br i1 %29, label %30, label %43

30:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr %9) #14
  %31 = load ptr, ptr %4, align 8, !tbaa !127
  %32 = load i64, ptr %8, align 8, !tbaa !44
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  %34 = call noundef <16 x i8> @_ZN12_GLOBAL__N_14loadIDv16_aEET_PKv(ptr noundef %33)
  %35 = sext <16 x i8> %34 to <16 x i32>
  store <16 x i32> %35, ptr %9, align 64, !tbaa !134
  %36 = load ptr, ptr %5, align 8, !tbaa !128
  %37 = load i64, ptr %8, align 8, !tbaa !44
  %38 = getelementptr inbounds float, ptr %36, i64 %37
  %39 = load <16 x i32>, ptr %9, align 64, !tbaa !134
  %40 = call noundef <16 x float> @_ZN12_GLOBAL__N_19to_floatsEDv16_i(<16 x i32> noundef %39)
  %41 = load <16 x float>, ptr %7, align 64, !tbaa !134
  %42 = fmul <16 x float> %40, %41
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %38, <16 x float> noundef %42)
  call void @llvm.lifetime.end.p0(ptr %9) #14
  br label %53

43:                                               ; preds = %27
  %44 = load ptr, ptr %5, align 8, !tbaa !128
  %45 = load i64, ptr %8, align 8, !tbaa !44
  %46 = getelementptr inbounds float, ptr %44, i64 %45
  %47 = load ptr, ptr %4, align 8, !tbaa !127
  %48 = load i64, ptr %8, align 8, !tbaa !44
  %49 = mul nsw i64 2, %48
  %50 = getelementptr inbounds i8, ptr %47, i64 %49
  %51 = call noundef <16 x i16> @_ZN12_GLOBAL__N_14loadIDv16_tEET_PKv(ptr noundef %50)
  %52 = call noundef <16 x float> @_ZN12_GLOBAL__N_17widenedEDv16_t(<16 x i16> noundef %51)
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %46, <16 x float> noundef %52)
  br label %53

53:                                               ; preds = %43, %30
  br label %54

54:                                               ; preds = %53
  %55 = load i64, ptr %8, align 8, !tbaa !44
  %56 = add nsw i64 %55, 16
  store i64 %56, ptr %8, align 8, !tbaa !44
  br label %22, !llvm.loop !161

57:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr %7) #14
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_14loadIfEET_PKv(ptr noundef %0) #8 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.2, ptr %3, i32 0, i32 0
  %5 = load float, ptr %4, align 1, !tbaa !134
  ret float %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i8> @_ZN12_GLOBAL__N_14loadIDv16_aEET_PKv(ptr noundef %0) #10 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.3, ptr %3, i32 0, i32 0
  %5 = load <16 x i8>, ptr %4, align 1, !tbaa !134
  ret <16 x i8> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_19to_floatsEDv16_i(<16 x i32> noundef %0) #9 {
  %2 = alloca <16 x i32>, align 64
  store <16 x i32> %0, ptr %2, align 64, !tbaa !134
  %3 = load <16 x i32>, ptr %2, align 64, !tbaa !134
  %4 = sitofp <16 x i32> %3 to <16 x float>
  ret <16 x float> %4
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_17widenedEDv16_t(<16 x i16> noundef %0) #9 {
  %2 = alloca <16 x i16>, align 32
  store <16 x i16> %0, ptr %2, align 32, !tbaa !134
  %3 = load <16 x i16>, ptr %2, align 32, !tbaa !134
  %4 = zext <16 x i16> %3 to <16 x i32>
  %5 = shl <16 x i32> %4, splat (i32 16)
  %6 = call noundef <16 x float> @_ZN12_GLOBAL__N_19as_floatsEDv16_i(<16 x i32> noundef %5)
  ret <16 x float> %6
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i16> @_ZN12_GLOBAL__N_14loadIDv16_tEET_PKv(ptr noundef %0) #12 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.4, ptr %3, i32 0, i32 0
  %5 = load <16 x i16>, ptr %4, align 1, !tbaa !134
  ret <16 x i16> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_19as_floatsEDv16_i(<16 x i32> noundef %0) #9 {
  %2 = alloca <16 x i32>, align 64
  store <16 x i32> %0, ptr %2, align 64, !tbaa !134
  %3 = load <16 x i32>, ptr %2, align 64, !tbaa !134
  %4 = bitcast <16 x i32> %3 to <16 x float>
  ret <16 x float> %4
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #13

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_116neighbours_addedEDv16_fS0_(<16 x float> noundef %0, <16 x float> noundef %1) #9 {
  %3 = alloca <16 x float>, align 64
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %3, align 64, !tbaa !134
  store <16 x float> %1, ptr %4, align 64, !tbaa !134
  call void @llvm.lifetime.start.p0(ptr %5) #14
  call void @llvm.lifetime.start.p0(ptr %6) #14
  %7 = load <16 x float>, ptr %3, align 64
  %8 = shufflevector <16 x float> %7, <16 x float> poison, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %9 = load <16 x float>, ptr %5, align 64
  %10 = shufflevector <8 x float> %8, <8 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %11 = shufflevector <16 x float> %9, <16 x float> %10, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x float> %11, ptr %5, align 64
  %12 = load <16 x float>, ptr %4, align 64
  %13 = shufflevector <16 x float> %12, <16 x float> poison, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %14 = load <16 x float>, ptr %5, align 64
  %15 = shufflevector <8 x float> %13, <8 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %16 = shufflevector <16 x float> %14, <16 x float> %15, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %16, ptr %5, align 64
  %17 = load <16 x float>, ptr %3, align 64
  %18 = shufflevector <16 x float> %17, <16 x float> poison, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %19 = load <16 x float>, ptr %6, align 64
  %20 = shufflevector <8 x float> %18, <8 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %21 = shufflevector <16 x float> %19, <16 x float> %20, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  store <16 x float> %21, ptr %6, align 64
  %22 = load <16 x float>, ptr %4, align 64
  %23 = shufflevector <16 x float> %22, <16 x float> poison, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %24 = load <16 x float>, ptr %6, align 64
  %25 = shufflevector <8 x float> %23, <8 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %26 = shufflevector <16 x float> %24, <16 x float> %25, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %26, ptr %6, align 64
  %27 = load <16 x float>, ptr %5, align 64, !tbaa !134
  %28 = load <16 x float>, ptr %6, align 64, !tbaa !134
  %29 = fadd <16 x float> %27, %28
  call void @llvm.lifetime.end.p0(ptr %6) #14
  call void @llvm.lifetime.end.p0(ptr %5) #14
  ret <16 x float> %29
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110highest_ofILi8EEEfDvT__f(<8 x float> noundef %0) #12 {
  %2 = alloca <8 x float>, align 32
  store <8 x float> %0, ptr %2, align 32, !tbaa !134
  %3 = load <8 x float>, ptr %2, align 32
  %4 = shufflevector <8 x float> %3, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %5 = load <8 x float>, ptr %2, align 32
  %6 = shufflevector <8 x float> %5, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %7 = call <4 x float> @llvm.maxnum.v4f32(<4 x float> %4, <4 x float> %6)
  %8 = call noundef float @_ZN12_GLOBAL__N_110highest_ofILi4EEEfDvT__f(<4 x float> noundef %7)
  ret float %8
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.maxnum.v8f32(<8 x float>, <8 x float>) #11

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110highest_ofILi4EEEfDvT__f(<4 x float> noundef %0) #10 {
  %2 = alloca <4 x float>, align 16
  %3 = alloca <2 x float>, align 8
  store <4 x float> %0, ptr %2, align 16, !tbaa !134
  %4 = load <4 x float>, ptr %2, align 16
  %5 = shufflevector <4 x float> %4, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %6 = load <4 x float>, ptr %2, align 16
  %7 = shufflevector <4 x float> %6, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %8 = call <2 x float> @llvm.maxnum.v2f32(<2 x float> %5, <2 x float> %7)
  store <2 x float> %8, ptr %3, align 8, !tbaa !134
  %9 = load double, ptr %3, align 8
  %10 = call noundef float @_ZN12_GLOBAL__N_110highest_ofILi2EEEfDvT__f(double noundef %9)
  ret float %10
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maxnum.v4f32(<4 x float>, <4 x float>) #11

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110highest_ofILi2EEEfDvT__f(double noundef %0) #8 {
  %2 = alloca <2 x float>, align 8
  %3 = alloca <2 x float>, align 8
  store double %0, ptr %2, align 8
  %4 = load <2 x float>, ptr %2, align 8, !tbaa !134
  store <2 x float> %4, ptr %3, align 8, !tbaa !134
  %5 = load <2 x float>, ptr %3, align 8, !tbaa !134
  %6 = extractelement <2 x float> %5, i32 0
  %7 = load <2 x float>, ptr %3, align 8, !tbaa !134
  %8 = extractelement <2 x float> %7, i32 1
  %9 = call float @llvm.maxnum.f32(float %6, float %8)
  ret float %9
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.maxnum.v2f32(<2 x float>, <2 x float>) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.rint.v16f32(<16 x float>) #11

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_112power_of_twoEDv16_f(<16 x float> noundef %0) #9 {
  %2 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %2, align 64, !tbaa !134
  %3 = load <16 x float>, ptr %2, align 64, !tbaa !134
  %4 = call noundef <16 x i32> @_ZN12_GLOBAL__N_17to_intsEDv16_f(<16 x float> noundef %3)
  %5 = add <16 x i32> %4, splat (i32 127)
  %6 = shl <16 x i32> %5, splat (i32 23)
  %7 = call noundef <16 x float> @_ZN12_GLOBAL__N_19as_floatsEDv16_i(<16 x i32> noundef %6)
  ret <16 x float> %7
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i32> @_ZN12_GLOBAL__N_17to_intsEDv16_f(<16 x float> noundef %0) #9 {
  %2 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %2, align 64, !tbaa !134
  %3 = load <16 x float>, ptr %2, align 64, !tbaa !134
  %4 = fptosi <16 x float> %3 to <16 x i32>
  ret <16 x i32> %4
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110over_lanesILi8EEEfDvT__f(<8 x float> noundef %0) #12 {
  %2 = alloca <8 x float>, align 32
  store <8 x float> %0, ptr %2, align 32, !tbaa !134
  %3 = load <8 x float>, ptr %2, align 32
  %4 = shufflevector <8 x float> %3, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %5 = load <8 x float>, ptr %2, align 32
  %6 = shufflevector <8 x float> %5, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %7 = fadd <4 x float> %4, %6
  %8 = call noundef float @_ZN12_GLOBAL__N_110over_lanesILi4EEEfDvT__f(<4 x float> noundef %7)
  ret float %8
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110over_lanesILi4EEEfDvT__f(<4 x float> noundef %0) #10 {
  %2 = alloca <4 x float>, align 16
  %3 = alloca <2 x float>, align 8
  store <4 x float> %0, ptr %2, align 16, !tbaa !134
  %4 = load <4 x float>, ptr %2, align 16
  %5 = shufflevector <4 x float> %4, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %6 = load <4 x float>, ptr %2, align 16
  %7 = shufflevector <4 x float> %6, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %8 = fadd <2 x float> %5, %7
  store <2 x float> %8, ptr %3, align 8, !tbaa !134
  %9 = load double, ptr %3, align 8
  %10 = call noundef float @_ZN12_GLOBAL__N_110over_lanesILi2EEEfDvT__f(double noundef %9)
  ret float %10
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110over_lanesILi2EEEfDvT__f(double noundef %0) #8 {
  %2 = alloca <2 x float>, align 8
  %3 = alloca <2 x float>, align 8
  store double %0, ptr %2, align 8
  %4 = load <2 x float>, ptr %2, align 8, !tbaa !134
  store <2 x float> %4, ptr %3, align 8, !tbaa !134
  %5 = load <2 x float>, ptr %3, align 8, !tbaa !134
  %6 = extractelement <2 x float> %5, i32 0
  %7 = load <2 x float>, ptr %3, align 8, !tbaa !134
  %8 = extractelement <2 x float> %7, i32 1
  %9 = fadd float %6, %8
  ret float %9
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>) #11

attributes #0 = { mustprogress nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind allocsize(0) }
attributes #3 = { inlinehint mustprogress nounwind uwtable }
attributes #4 = { nounwind }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { mustprogress nounwind uwtable }
attributes #8 = { alwaysinline mustprogress nounwind uwtable }
attributes #9 = { alwaysinline mustprogress nounwind uwtable }
attributes #10 = { alwaysinline mustprogress nounwind uwtable }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { alwaysinline mustprogress nounwind uwtable }
attributes #13 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
!72 = !{!"_ZTS4Call", !8, i64 0, !8, i64 80}
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
!108 = !{!57, !57, i64 0}
!109 = !{!110, !110, i64 0}
!110 = !{!"p1 _ZTS13XLA_FFI_Error", !12, i64 0}
!111 = !{!112, !15, i64 0}
!112 = !{!"_ZTS26XLA_FFI_Error_Destroy_Args", !15, i64 0, !16, i64 8, !110, i64 16}
!113 = !{!112, !16, i64 8}
!114 = !{!112, !110, i64 16}
!115 = !{!63, !12, i64 64}
!116 = distinct !{!116, !51}
!117 = distinct !{!117, !51}
!118 = distinct !{!118, !51}
!119 = !{!120, !121, i64 0}
!120 = !{!"_ZTSN12_GLOBAL__N_14RowsE", !121, i64 0, !122, i64 8, !15, i64 16, !15, i64 24, !15, i64 32}
!121 = !{!"p1 omnipotent char", !12, i64 0}
!122 = !{!"p1 int", !12, i64 0}
!123 = !{!120, !122, i64 8}
!124 = !{!120, !15, i64 16}
!125 = !{!120, !15, i64 24}
!126 = !{!120, !15, i64 32}
!127 = !{!121, !121, i64 0}
!128 = !{!129, !129, i64 0}
!129 = !{!"p1 float", !12, i64 0}
!130 = !{!131, !131, i64 0}
!131 = !{!"float", !8, i64 0}
!132 = distinct !{!132, !51}
!133 = distinct !{!133, !51}
!134 = !{!8, !8, i64 0}
!135 = distinct !{!135, !51, !136}
!136 = !{!"llvm.loop.unroll.full"}
!137 = distinct !{!137, !51, !136}
!138 = distinct !{!138, !51}
!139 = distinct !{!139, !51}
!140 = distinct !{!140, !51}
!141 = distinct !{!141, !51}
!142 = distinct !{!142, !51}
!143 = !{!144, !144, i64 0}
!144 = !{!"p1 _ZTS4Room", !12, i64 0}
!145 = !{!146, !121, i64 0}
!146 = !{!"_ZTS4Room", !121, i64 0}
!147 = !{!148, !148, i64 0}
!148 = !{!"p1 _ZTSN12_GLOBAL__N_14RowsE", !12, i64 0}
!149 = !{!150, !150, i64 0}
!150 = !{!"p2 omnipotent char", !21, i64 0}
!151 = !{!152, !152, i64 0}
!152 = !{!"p2 float", !21, i64 0}
!153 = distinct !{!153, !51, !136}
!154 = distinct !{!154, !51, !136}
!155 = distinct !{!155, !51}
!156 = distinct !{!156, !51, !136}
!157 = distinct !{!157, !51, !136}
!158 = !{!159, !159, i64 0}
!159 = !{!"double", !8, i64 0}
!160 = distinct !{!160, !51, !136}
!161 = distinct !{!161, !51}
