
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
%class.anon.0 = type { ptr, ptr, ptr, ptr, ptr }
%class.anon.1 = type { ptr }
%"struct.(anonymous namespace)::Rows" = type { i64, i64, i64 }
%struct.Unaligned.4 = type { <16 x float> }
%struct.Unaligned = type { <16 x i8> }
%struct.Unaligned.2 = type { <16 x i16> }
%struct.Unaligned.3 = type { <16 x half> }

$_ZN4Call5Array3setERK14XLA_FFI_Buffer = comdat any

$_ZNK4Call5sizesEl = comdat any

$_ZNK4Call8argumentIiEEPKT_l = comdat any

$_ZNK4Call12result_sizesEl = comdat any

$_ZNK4Call8argumentIfEEPKT_l = comdat any

$_ZNK4Call6resultIfEEPT_l = comdat any

$_ZNK4Call8argumentIhEEPKT_l = comdat any

@.str = private unnamed_addr constant [50 x i8] c"out of memory for what a product of numbers needs\00", align 1
@__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating = private unnamed_addr constant %struct.XLA_FFI_Error_Create_Args { i64 28, ptr null, ptr @.str, i32 8 }, align 8
@stacked = external constant i32, align 4
@is_float8 = external constant i32, align 4
@is_bfloat16 = external constant i32, align 4

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
  br label %249

42:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %5) #14
  %43 = load ptr, ptr %3, align 8, !tbaa !10
  %44 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %43, i32 0, i32 2
  %45 = load ptr, ptr %44, align 8, !tbaa !38
  store ptr %45, ptr %5, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %6) #14
  %46 = call noalias ptr @malloc(i64 noundef 512) #15
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
  %86 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %85, i64 noundef 3)
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
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %105 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZL4planRK4Call(ptr dead_on_unwind writable sret(%struct.Plan) align 8 %11, ptr noundef nonnull align 8 dereferenceable(360) %105)
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
  call void @llvm.lifetime.start.p0(ptr %19) #14
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
  call void @llvm.lifetime.start.p0(ptr %20) #14
  store i64 0, ptr %20, align 8, !tbaa !44
  br label %203

203:                                              ; preds = %218, %125
  %204 = load i64, ptr %20, align 8, !tbaa !44
  %205 = load i64, ptr %18, align 8, !tbaa !44
  %206 = icmp slt i64 %204, %205
  br i1 %206, label %208, label %207

207:                                              ; preds = %203
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #14
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
  call void @llvm.lifetime.start.p0(ptr %22) #14
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
  br label %248

248:                                              ; preds = %246, %49
  call void @llvm.lifetime.end.p0(ptr %6) #14
  call void @llvm.lifetime.end.p0(ptr %5) #14
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
define internal void @_ZL4planRK4Call(ptr dead_on_unwind noalias writable sret(%struct.Plan) align 8 %0, ptr noundef nonnull align 8 dereferenceable(360) %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store ptr %1, ptr %3, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %4) #14
  %6 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %7 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %6, i64 noundef 0)
  %8 = getelementptr inbounds i64, ptr %7, i64 1
  %9 = load i64, ptr %8, align 8, !tbaa !44
  store i64 %9, ptr %4, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %5) #14
  %10 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %11 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %10, i64 noundef 0)
  %12 = getelementptr inbounds i64, ptr %11, i64 1
  %13 = load i64, ptr %12, align 8, !tbaa !44
  store i64 %13, ptr %5, align 8, !tbaa !44
  %14 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 0
  %15 = load i64, ptr %5, align 8, !tbaa !44
  %16 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %15, i64 noundef 16)
  %17 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %18 = call noundef i64 @_ZN12_GLOBAL__N_118matrices_with_rowsERK4Call(ptr noundef nonnull align 8 dereferenceable(360) %17)
  %19 = mul nsw i64 %16, %18
  store i64 %19, ptr %14, align 8, !tbaa !65
  %20 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 1
  %21 = load i64, ptr %4, align 8, !tbaa !44
  %22 = mul nsw i64 %21, 16
  store i64 %22, ptr %20, align 8, !tbaa !67
  %23 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 2
  store i64 0, ptr %23, align 8, !tbaa !68
  %24 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 3
  store i64 1, ptr %24, align 8, !tbaa !69
  call void @llvm.lifetime.end.p0(ptr %5) #14
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
  store ptr %1, ptr %5, align 8, !tbaa !108
  %7 = load ptr, ptr %5, align 8, !tbaa !108
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  store i1 true, ptr %3, align 1
  br label %18

10:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %6) #14
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
  call void @_ZL7prepareRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %36, i64 noundef %37, i64 noundef %46)
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
  br label %60, !llvm.loop !115

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
define internal noundef zeroext i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca %class.anon, align 8
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  %8 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %9 = load i64, ptr %5, align 8, !tbaa !44
  %10 = load i64, ptr %6, align 8, !tbaa !44
  %11 = getelementptr inbounds nuw %class.anon, ptr %7, i32 0, i32 0
  %12 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  store ptr %12, ptr %11, align 8, !tbaa !42
  %13 = getelementptr inbounds nuw %class.anon, ptr %7, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  call void @"_ZN12_GLOBAL__N_19for_partsIZL5pieceRK4CallllE3$_0EEvS3_llT_"(ptr noundef nonnull align 8 dereferenceable(360) %8, i64 noundef %9, i64 noundef %10, ptr %14)
  ret i1 true
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @"_ZN12_GLOBAL__N_19for_partsIZL5pieceRK4CallllE3$_0EEvS3_llT_"(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2, ptr %3) #7 {
  %5 = alloca %class.anon, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca %class.anon.0, align 8
  %12 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 0
  store ptr %3, ptr %12, align 8
  store ptr %0, ptr %6, align 8, !tbaa !42
  store i64 %1, ptr %7, align 8, !tbaa !44
  store i64 %2, ptr %8, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %9) #14
  %13 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %14 = call noundef i64 @_ZN12_GLOBAL__N_118matrices_with_rowsERK4Call(ptr noundef nonnull align 8 dereferenceable(360) %13)
  store i64 %14, ptr %9, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %10) #14
  store i64 0, ptr %10, align 8, !tbaa !44
  %15 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %16 = getelementptr inbounds nuw %class.anon.0, ptr %11, i32 0, i32 0
  store ptr %7, ptr %16, align 8, !tbaa !117
  %17 = getelementptr inbounds nuw %class.anon.0, ptr %11, i32 0, i32 1
  store ptr %10, ptr %17, align 8, !tbaa !117
  %18 = getelementptr inbounds nuw %class.anon.0, ptr %11, i32 0, i32 2
  store ptr %9, ptr %18, align 8, !tbaa !117
  %19 = getelementptr inbounds nuw %class.anon.0, ptr %11, i32 0, i32 3
  store ptr %8, ptr %19, align 8, !tbaa !117
  %20 = getelementptr inbounds nuw %class.anon.0, ptr %11, i32 0, i32 4
  store ptr %5, ptr %20, align 8, !tbaa !49
  call void @"_ZN12_GLOBAL__N_115for_each_matrixIZNS_9for_partsIZL5pieceRK4CallllE3$_0EEvS4_llT_EUlNS_4RowsEE_EEvS4_S6_"(ptr noundef nonnull align 8 dereferenceable(360) %15, ptr noundef byval(%class.anon.0) align 8 %11)
  call void @llvm.lifetime.end.p0(ptr %10) #14
  call void @llvm.lifetime.end.p0(ptr %9) #14
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_118matrices_with_rowsERK4Call(ptr noundef nonnull align 8 dereferenceable(360) %0) #7 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca %class.anon.1, align 8
  store ptr %0, ptr %2, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %3) #14
  store i64 0, ptr %3, align 8, !tbaa !44
  %5 = load ptr, ptr %2, align 8, !tbaa !42, !nonnull !46, !align !47
  %6 = getelementptr inbounds nuw %class.anon.1, ptr %4, i32 0, i32 0
  store ptr %3, ptr %6, align 8, !tbaa !117
  %7 = getelementptr inbounds nuw %class.anon.1, ptr %4, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  call void @_ZN12_GLOBAL__N_115for_each_matrixIZNS_18matrices_with_rowsERK4CallEUlNS_4RowsEE_EEvS3_T_(ptr noundef nonnull align 8 dereferenceable(360) %5, ptr %8)
  %9 = load i64, ptr %3, align 8, !tbaa !44
  %10 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %9, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr %3) #14
  ret i64 %10
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @"_ZN12_GLOBAL__N_115for_each_matrixIZNS_9for_partsIZL5pieceRK4CallllE3$_0EEvS4_llT_EUlNS_4RowsEE_EEvS4_S6_"(ptr noundef nonnull align 8 dereferenceable(360) %0, ptr noundef byval(%class.anon.0) align 8 %1) #7 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca %"struct.(anonymous namespace)::Rows", align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca %"struct.(anonymous namespace)::Rows", align 8
  store ptr %0, ptr %3, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %4) #14
  %11 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %12 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %11, i64 noundef 0)
  %13 = getelementptr inbounds i64, ptr %12, i64 0
  %14 = load i64, ptr %13, align 8, !tbaa !44
  store i64 %14, ptr %4, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %5) #14
  store i64 0, ptr %5, align 8, !tbaa !44
  %15 = load i32, ptr @stacked, align 4, !tbaa !6
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %22, label %17

17:                                               ; preds = %2
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %6, i32 0, i32 0
  store i64 0, ptr %18, align 8, !tbaa !118
  %19 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %6, i32 0, i32 1
  store i64 0, ptr %19, align 8, !tbaa !120
  %20 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %6, i32 0, i32 2
  %21 = load i64, ptr %4, align 8, !tbaa !44
  store i64 %21, ptr %20, align 8, !tbaa !121
  call void @"_ZZN12_GLOBAL__N_19for_partsIZL5pieceRK4CallllE3$_0EEvS3_llT_ENKUlNS_4RowsEE_clES6_"(ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef byval(%"struct.(anonymous namespace)::Rows") align 8 %6)
  store i32 1, ptr %7, align 4
  br label %58

22:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %8) #14
  store i64 0, ptr %8, align 8, !tbaa !44
  br label %23

23:                                               ; preds = %54, %22
  %24 = load i64, ptr %8, align 8, !tbaa !44
  %25 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %26 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %25, i64 noundef 2)
  %27 = getelementptr inbounds i64, ptr %26, i64 0
  %28 = load i64, ptr %27, align 8, !tbaa !44
  %29 = icmp slt i64 %24, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %23
  store i32 2, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #14
  br label %57

31:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %9) #14
  %32 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %33 = call noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %32, i64 noundef 2)
  %34 = load i64, ptr %8, align 8, !tbaa !44
  %35 = getelementptr inbounds i32, ptr %33, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !6
  %37 = sext i32 %36 to i64
  %38 = load i64, ptr %4, align 8, !tbaa !44
  %39 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %37, i64 noundef %38)
  store i64 %39, ptr %9, align 8, !tbaa !44
  %40 = load i64, ptr %9, align 8, !tbaa !44
  %41 = load i64, ptr %5, align 8, !tbaa !44
  %42 = icmp sgt i64 %40, %41
  br i1 %42, label %43, label %50

43:                                               ; preds = %31
  %44 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %10, i32 0, i32 0
  %45 = load i64, ptr %8, align 8, !tbaa !44
  store i64 %45, ptr %44, align 8, !tbaa !118
  %46 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %10, i32 0, i32 1
  %47 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %47, ptr %46, align 8, !tbaa !120
  %48 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %10, i32 0, i32 2
  %49 = load i64, ptr %9, align 8, !tbaa !44
  store i64 %49, ptr %48, align 8, !tbaa !121
  call void @"_ZZN12_GLOBAL__N_19for_partsIZL5pieceRK4CallllE3$_0EEvS3_llT_ENKUlNS_4RowsEE_clES6_"(ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef byval(%"struct.(anonymous namespace)::Rows") align 8 %10)
  br label %50

50:                                               ; preds = %43, %31
  %51 = load i64, ptr %5, align 8, !tbaa !44
  %52 = load i64, ptr %9, align 8, !tbaa !44
  %53 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %51, i64 noundef %52)
  store i64 %53, ptr %5, align 8, !tbaa !44
  call void @llvm.lifetime.end.p0(ptr %9) #14
  br label %54

54:                                               ; preds = %50
  %55 = load i64, ptr %8, align 8, !tbaa !44
  %56 = add nsw i64 %55, 1
  store i64 %56, ptr %8, align 8, !tbaa !44
  br label %23, !llvm.loop !122

57:                                               ; preds = %30
  store i32 0, ptr %7, align 4
  br label %58

58:                                               ; preds = %57, %17
  call void @llvm.lifetime.end.p0(ptr %5) #14
  call void @llvm.lifetime.end.p0(ptr %4) #14
  %59 = load i32, ptr %7, align 4
  switch i32 %59, label %61 [
    i32 0, label %60
    i32 1, label %60
  ]

60:                                               ; preds = %58, %58
  ret void

61:                                               ; preds = %58
  unreachable
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_115for_each_matrixIZNS_18matrices_with_rowsERK4CallEUlNS_4RowsEE_EEvS3_T_(ptr noundef nonnull align 8 dereferenceable(360) %0, ptr %1) #7 {
  %3 = alloca %class.anon.1, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca %"struct.(anonymous namespace)::Rows", align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca %"struct.(anonymous namespace)::Rows", align 8
  %12 = getelementptr inbounds nuw %class.anon.1, ptr %3, i32 0, i32 0
  store ptr %1, ptr %12, align 8
  store ptr %0, ptr %4, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %5) #14
  %13 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %14 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %13, i64 noundef 0)
  %15 = getelementptr inbounds i64, ptr %14, i64 0
  %16 = load i64, ptr %15, align 8, !tbaa !44
  store i64 %16, ptr %5, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #14
  store i64 0, ptr %6, align 8, !tbaa !44
  %17 = load i32, ptr @stacked, align 4, !tbaa !6
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %24, label %19

19:                                               ; preds = %2
  %20 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %7, i32 0, i32 0
  store i64 0, ptr %20, align 8, !tbaa !118
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %7, i32 0, i32 1
  store i64 0, ptr %21, align 8, !tbaa !120
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %7, i32 0, i32 2
  %23 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %23, ptr %22, align 8, !tbaa !121
  call void @_ZZN12_GLOBAL__N_118matrices_with_rowsERK4CallENKUlNS_4RowsEE_clES3_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef byval(%"struct.(anonymous namespace)::Rows") align 8 %7)
  store i32 1, ptr %8, align 4
  br label %60

24:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %9) #14
  store i64 0, ptr %9, align 8, !tbaa !44
  br label %25

25:                                               ; preds = %56, %24
  %26 = load i64, ptr %9, align 8, !tbaa !44
  %27 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %28 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %27, i64 noundef 2)
  %29 = getelementptr inbounds i64, ptr %28, i64 0
  %30 = load i64, ptr %29, align 8, !tbaa !44
  %31 = icmp slt i64 %26, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %25
  store i32 2, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #14
  br label %59

33:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %10) #14
  %34 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %35 = call noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %34, i64 noundef 2)
  %36 = load i64, ptr %9, align 8, !tbaa !44
  %37 = getelementptr inbounds i32, ptr %35, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !6
  %39 = sext i32 %38 to i64
  %40 = load i64, ptr %5, align 8, !tbaa !44
  %41 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %39, i64 noundef %40)
  store i64 %41, ptr %10, align 8, !tbaa !44
  %42 = load i64, ptr %10, align 8, !tbaa !44
  %43 = load i64, ptr %6, align 8, !tbaa !44
  %44 = icmp sgt i64 %42, %43
  br i1 %44, label %45, label %52

45:                                               ; preds = %33
  %46 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %11, i32 0, i32 0
  %47 = load i64, ptr %9, align 8, !tbaa !44
  store i64 %47, ptr %46, align 8, !tbaa !118
  %48 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %11, i32 0, i32 1
  %49 = load i64, ptr %6, align 8, !tbaa !44
  store i64 %49, ptr %48, align 8, !tbaa !120
  %50 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %11, i32 0, i32 2
  %51 = load i64, ptr %10, align 8, !tbaa !44
  store i64 %51, ptr %50, align 8, !tbaa !121
  call void @_ZZN12_GLOBAL__N_118matrices_with_rowsERK4CallENKUlNS_4RowsEE_clES3_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef byval(%"struct.(anonymous namespace)::Rows") align 8 %11)
  br label %52

52:                                               ; preds = %45, %33
  %53 = load i64, ptr %6, align 8, !tbaa !44
  %54 = load i64, ptr %10, align 8, !tbaa !44
  %55 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %53, i64 noundef %54)
  store i64 %55, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.end.p0(ptr %10) #14
  br label %56

56:                                               ; preds = %52
  %57 = load i64, ptr %9, align 8, !tbaa !44
  %58 = add nsw i64 %57, 1
  store i64 %58, ptr %9, align 8, !tbaa !44
  br label %25, !llvm.loop !123

59:                                               ; preds = %32
  store i32 0, ptr %8, align 4
  br label %60

60:                                               ; preds = %59, %19
  call void @llvm.lifetime.end.p0(ptr %6) #14
  call void @llvm.lifetime.end.p0(ptr %5) #14
  %61 = load i32, ptr %8, align 4
  switch i32 %61, label %63 [
    i32 0, label %62
    i32 1, label %62
  ]

62:                                               ; preds = %60, %60
  ret void

63:                                               ; preds = %60
  unreachable
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

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZZN12_GLOBAL__N_118matrices_with_rowsERK4CallENKUlNS_4RowsEE_clES3_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef byval(%"struct.(anonymous namespace)::Rows") align 8 %1) #3 align 2 {
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %class.anon.1, ptr %4, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8, !tbaa !124, !nonnull !46, !align !47
  %7 = load i64, ptr %6, align 8, !tbaa !44
  %8 = add nsw i64 %7, 1
  store i64 %8, ptr %6, align 8, !tbaa !44
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 comdat align 2 {
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
define internal void @"_ZZN12_GLOBAL__N_19for_partsIZL5pieceRK4CallllE3$_0EEvS3_llT_ENKUlNS_4RowsEE_clES6_"(ptr noundef nonnull align 8 dereferenceable(40) %0, ptr noundef byval(%"struct.(anonymous namespace)::Rows") align 8 %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca %"struct.(anonymous namespace)::Rows", align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  %7 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #14
  %8 = getelementptr inbounds nuw %class.anon.0, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8, !tbaa !126, !nonnull !46, !align !47
  %10 = load i64, ptr %9, align 8, !tbaa !44
  %11 = getelementptr inbounds nuw %class.anon.0, ptr %7, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8, !tbaa !128, !nonnull !46, !align !47
  %13 = load i64, ptr %12, align 8, !tbaa !44
  %14 = sub nsw i64 %10, %13
  %15 = getelementptr inbounds nuw %class.anon.0, ptr %7, i32 0, i32 2
  %16 = load ptr, ptr %15, align 8, !tbaa !129, !nonnull !46, !align !47
  %17 = load i64, ptr %16, align 8, !tbaa !44
  %18 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %14, i64 noundef %17)
  store i64 %18, ptr %4, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %5) #14
  %19 = getelementptr inbounds nuw %class.anon.0, ptr %7, i32 0, i32 3
  %20 = load ptr, ptr %19, align 8, !tbaa !130, !nonnull !46, !align !47
  %21 = load i64, ptr %20, align 8, !tbaa !44
  %22 = getelementptr inbounds nuw %class.anon.0, ptr %7, i32 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !128, !nonnull !46, !align !47
  %24 = load i64, ptr %23, align 8, !tbaa !44
  %25 = sub nsw i64 %21, %24
  %26 = getelementptr inbounds nuw %class.anon.0, ptr %7, i32 0, i32 2
  %27 = load ptr, ptr %26, align 8, !tbaa !129, !nonnull !46, !align !47
  %28 = load i64, ptr %27, align 8, !tbaa !44
  %29 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %25, i64 noundef %28)
  store i64 %29, ptr %5, align 8, !tbaa !44
  %30 = load i64, ptr %5, align 8, !tbaa !44
  %31 = load i64, ptr %4, align 8, !tbaa !44
  %32 = icmp sgt i64 %30, %31
  br i1 %32, label %33, label %38

33:                                               ; preds = %2
  %34 = getelementptr inbounds nuw %class.anon.0, ptr %7, i32 0, i32 4
  %35 = load ptr, ptr %34, align 8, !tbaa !131, !nonnull !46, !align !47
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !132
  %36 = load i64, ptr %4, align 8, !tbaa !44
  %37 = load i64, ptr %5, align 8, !tbaa !44
  call void @"_ZZL5pieceRK4CallllENK3$_0clEN12_GLOBAL__N_14RowsEll"(ptr noundef nonnull align 8 dereferenceable(8) %35, ptr noundef byval(%"struct.(anonymous namespace)::Rows") align 8 %6, i64 noundef %36, i64 noundef %37)
  br label %38

38:                                               ; preds = %33, %2
  %39 = getelementptr inbounds nuw %class.anon.0, ptr %7, i32 0, i32 1
  %40 = load ptr, ptr %39, align 8, !tbaa !128, !nonnull !46, !align !47
  %41 = load i64, ptr %40, align 8, !tbaa !44
  %42 = add nsw i64 %41, 1
  store i64 %42, ptr %40, align 8, !tbaa !44
  call void @llvm.lifetime.end.p0(ptr %5) #14
  call void @llvm.lifetime.end.p0(ptr %4) #14
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZL5pieceRK4CallllENK3$_0clEN12_GLOBAL__N_14RowsEll"(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef byval(%"struct.(anonymous namespace)::Rows") align 8 %1, i64 noundef %2, i64 noundef %3) #3 align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  store ptr %0, ptr %5, align 8, !tbaa !49
  store i64 %2, ptr %6, align 8, !tbaa !44
  store i64 %3, ptr %7, align 8, !tbaa !44
  %11 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %8) #14
  %12 = load i64, ptr %6, align 8, !tbaa !44
  %13 = mul nsw i64 %12, 16
  store i64 %13, ptr %8, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %9) #14
  %14 = load i64, ptr %7, align 8, !tbaa !44
  %15 = mul nsw i64 %14, 16
  %16 = getelementptr inbounds nuw %class.anon, ptr %11, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8, !tbaa !133, !nonnull !46, !align !47
  %18 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %17, i64 noundef 0)
  %19 = getelementptr inbounds i64, ptr %18, i64 1
  %20 = load i64, ptr %19, align 8, !tbaa !44
  %21 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %15, i64 noundef %20)
  store i64 %21, ptr %9, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %10) #14
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 1
  %23 = load i64, ptr %22, align 8, !tbaa !120
  store i64 %23, ptr %10, align 8, !tbaa !44
  br label %24

24:                                               ; preds = %38, %4
  %25 = load i64, ptr %10, align 8, !tbaa !44
  %26 = add nsw i64 %25, 4
  %27 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !121
  %29 = icmp sle i64 %26, %28
  br i1 %29, label %30, label %41

30:                                               ; preds = %24
  %31 = getelementptr inbounds nuw %class.anon, ptr %11, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8, !tbaa !133, !nonnull !46, !align !47
  %33 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 0
  %34 = load i64, ptr %33, align 8, !tbaa !118
  %35 = load i64, ptr %10, align 8, !tbaa !44
  %36 = load i64, ptr %8, align 8, !tbaa !44
  %37 = load i64, ptr %9, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_15blockILi4EEEvRK4Callllll(ptr noundef nonnull align 8 dereferenceable(360) %32, i64 noundef %34, i64 noundef %35, i64 noundef %36, i64 noundef %37)
  br label %38

38:                                               ; preds = %30
  %39 = load i64, ptr %10, align 8, !tbaa !44
  %40 = add nsw i64 %39, 4
  store i64 %40, ptr %10, align 8, !tbaa !44
  br label %24, !llvm.loop !135

41:                                               ; preds = %24
  %42 = load i64, ptr %10, align 8, !tbaa !44
  %43 = add nsw i64 %42, 2
  %44 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 2
  %45 = load i64, ptr %44, align 8, !tbaa !121
  %46 = icmp sle i64 %43, %45
  br i1 %46, label %47, label %57

47:                                               ; preds = %41
  %48 = getelementptr inbounds nuw %class.anon, ptr %11, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8, !tbaa !133, !nonnull !46, !align !47
  %50 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 0
  %51 = load i64, ptr %50, align 8, !tbaa !118
  %52 = load i64, ptr %10, align 8, !tbaa !44
  %53 = load i64, ptr %8, align 8, !tbaa !44
  %54 = load i64, ptr %9, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_15blockILi2EEEvRK4Callllll(ptr noundef nonnull align 8 dereferenceable(360) %49, i64 noundef %51, i64 noundef %52, i64 noundef %53, i64 noundef %54)
  %55 = load i64, ptr %10, align 8, !tbaa !44
  %56 = add nsw i64 %55, 2
  store i64 %56, ptr %10, align 8, !tbaa !44
  br label %57

57:                                               ; preds = %47, %41
  %58 = load i64, ptr %10, align 8, !tbaa !44
  %59 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 2
  %60 = load i64, ptr %59, align 8, !tbaa !121
  %61 = icmp slt i64 %58, %60
  br i1 %61, label %62, label %70

62:                                               ; preds = %57
  %63 = getelementptr inbounds nuw %class.anon, ptr %11, i32 0, i32 0
  %64 = load ptr, ptr %63, align 8, !tbaa !133, !nonnull !46, !align !47
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 0
  %66 = load i64, ptr %65, align 8, !tbaa !118
  %67 = load i64, ptr %10, align 8, !tbaa !44
  %68 = load i64, ptr %8, align 8, !tbaa !44
  %69 = load i64, ptr %9, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_15blockILi1EEEvRK4Callllll(ptr noundef nonnull align 8 dereferenceable(360) %64, i64 noundef %66, i64 noundef %67, i64 noundef %68, i64 noundef %69)
  br label %70

70:                                               ; preds = %62, %57
  call void @llvm.lifetime.end.p0(ptr %10) #14
  call void @llvm.lifetime.end.p0(ptr %9) #14
  call void @llvm.lifetime.end.p0(ptr %8) #14
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 comdat align 2 {
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

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15blockILi4EEEvRK4Callllll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) #8 {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca [4 x <16 x float>], align 64
  %22 = alloca i64, align 8
  %23 = alloca [4 x [4 x <16 x float>]], align 64
  %24 = alloca i64, align 8
  %25 = alloca i32, align 4
  %26 = alloca i64, align 8
  %27 = alloca <16 x float>, align 64
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  %30 = alloca <16 x float>, align 64
  %31 = alloca i32, align 4
  %32 = alloca <16 x float>, align 64
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !42
  store i64 %1, ptr %7, align 8, !tbaa !44
  store i64 %2, ptr %8, align 8, !tbaa !44
  store i64 %3, ptr %9, align 8, !tbaa !44
  store i64 %4, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %35 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %36 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %35, i64 noundef 0)
  %37 = getelementptr inbounds i64, ptr %36, i64 1
  %38 = load i64, ptr %37, align 8, !tbaa !44
  store i64 %38, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %39 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %40 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %39, i64 noundef 0)
  %41 = getelementptr inbounds i64, ptr %40, i64 1
  %42 = load i64, ptr %41, align 8, !tbaa !44
  store i64 %42, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %43 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %44 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %43, i64 noundef 0)
  %45 = load i64, ptr %8, align 8, !tbaa !44
  %46 = load i64, ptr %11, align 8, !tbaa !44
  %47 = mul nsw i64 %45, %46
  %48 = getelementptr inbounds float, ptr %44, i64 %47
  store ptr %48, ptr %13, align 8, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %14) #14
  %49 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %50 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %49, i64 noundef 0)
  %51 = load i64, ptr %8, align 8, !tbaa !44
  %52 = load i64, ptr %12, align 8, !tbaa !44
  %53 = mul nsw i64 %51, %52
  %54 = getelementptr inbounds float, ptr %50, i64 %53
  store ptr %54, ptr %14, align 8, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %15) #14
  store i32 4, ptr %15, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %16) #14
  %55 = load i32, ptr @is_float8, align 4, !tbaa !6
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %62

57:                                               ; preds = %5
  %58 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %59 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %58, i64 noundef 2)
  %60 = getelementptr inbounds i64, ptr %59, i64 1
  %61 = load i64, ptr %60, align 8, !tbaa !44
  br label %63

62:                                               ; preds = %5
  br label %63

63:                                               ; preds = %62, %57
  %64 = phi i64 [ %61, %57 ], [ 1, %62 ]
  store i64 %64, ptr %16, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %17) #14
  %65 = load i64, ptr %11, align 8, !tbaa !44
  %66 = load i64, ptr %16, align 8, !tbaa !44
  %67 = sdiv i64 %65, %66
  store i64 %67, ptr %17, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %18) #14
  %68 = load i64, ptr %9, align 8, !tbaa !44
  store i64 %68, ptr %18, align 8, !tbaa !44
  br label %69

69:                                               ; preds = %254, %63
  %70 = load i64, ptr %18, align 8, !tbaa !44
  %71 = load i64, ptr %10, align 8, !tbaa !44
  %72 = icmp slt i64 %70, %71
  br i1 %72, label %74, label %73

73:                                               ; preds = %69
  store i32 2, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #14
  br label %257

74:                                               ; preds = %69
  call void @llvm.lifetime.start.p0(ptr %20) #14
  %75 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %76 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %75, i64 noundef 1)
  %77 = load i64, ptr %7, align 8, !tbaa !44
  %78 = load i64, ptr %12, align 8, !tbaa !44
  %79 = mul nsw i64 %77, %78
  %80 = load i64, ptr %18, align 8, !tbaa !44
  %81 = add nsw i64 %79, %80
  %82 = load i64, ptr %11, align 8, !tbaa !44
  %83 = mul nsw i64 %81, %82
  %84 = call noundef i32 @_ZN12_GLOBAL__N_112number_bytesEv()
  %85 = sext i32 %84 to i64
  %86 = mul nsw i64 %83, %85
  %87 = getelementptr inbounds i8, ptr %76, i64 %86
  store ptr %87, ptr %20, align 8, !tbaa !138
  call void @llvm.lifetime.start.p0(ptr %21) #14
  call void @llvm.memset.p0.i64(ptr align 64 %21, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr %22) #14
  store i64 0, ptr %22, align 8, !tbaa !44
  br label %88

88:                                               ; preds = %228, %74
  %89 = load i64, ptr %22, align 8, !tbaa !44
  %90 = load i64, ptr %16, align 8, !tbaa !44
  %91 = icmp slt i64 %89, %90
  br i1 %91, label %93, label %92

92:                                               ; preds = %88
  store i32 5, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #14
  br label %231

93:                                               ; preds = %88
  call void @llvm.lifetime.start.p0(ptr %23) #14
  call void @llvm.memset.p0.i64(ptr align 64 %23, i8 0, i64 1024, i1 false)
  call void @llvm.lifetime.start.p0(ptr %24) #14
  %94 = load i64, ptr %22, align 8, !tbaa !44
  %95 = load i64, ptr %17, align 8, !tbaa !44
  %96 = mul nsw i64 %94, %95
  store i64 %96, ptr %24, align 8, !tbaa !44
  br label %97

97:                                               ; preds = %157, %93
  %98 = load i64, ptr %24, align 8, !tbaa !44
  %99 = load i64, ptr %22, align 8, !tbaa !44
  %100 = add nsw i64 %99, 1
  %101 = load i64, ptr %17, align 8, !tbaa !44
  %102 = mul nsw i64 %100, %101
  %103 = icmp slt i64 %98, %102
  br i1 %103, label %105, label %104

104:                                              ; preds = %97
  store i32 8, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #14
  br label %160

105:                                              ; preds = %97
  call void @llvm.lifetime.start.p0(ptr %25) #14
  store i32 0, ptr %25, align 4, !tbaa !6
  br label %106

106:                                              ; preds = %153, %105
  %107 = load i32, ptr %25, align 4, !tbaa !6
  %108 = icmp slt i32 %107, 4
  br i1 %108, label %110, label %109

109:                                              ; preds = %106
  store i32 11, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #14
  br label %156

110:                                              ; preds = %106
  call void @llvm.lifetime.start.p0(ptr %26) #14
  %111 = load i64, ptr %24, align 8, !tbaa !44
  %112 = load i32, ptr %25, align 4, !tbaa !6
  %113 = mul nsw i32 %112, 16
  %114 = sext i32 %113 to i64
  %115 = add nsw i64 %111, %114
  store i64 %115, ptr %26, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %27) #14
  %116 = load ptr, ptr %20, align 8, !tbaa !138
  %117 = load i64, ptr %26, align 8, !tbaa !44
  %118 = call noundef i32 @_ZN12_GLOBAL__N_112number_bytesEv()
  %119 = sext i32 %118 to i64
  %120 = mul nsw i64 %117, %119
  %121 = getelementptr inbounds i8, ptr %116, i64 %120
  %122 = call noundef <16 x float> @_ZN12_GLOBAL__N_110widened_atEPKh(ptr noundef %121)
  store <16 x float> %122, ptr %27, align 64, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %28) #14
  store i32 0, ptr %28, align 4, !tbaa !6
  br label %123

123:                                              ; preds = %149, %110
  %124 = load i32, ptr %28, align 4, !tbaa !6
  %125 = icmp slt i32 %124, 4
  br i1 %125, label %127, label %126

126:                                              ; preds = %123
  store i32 14, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #14
  br label %152

127:                                              ; preds = %123
  call void @llvm.lifetime.start.p0(ptr %29) #14
  %128 = load i32, ptr %28, align 4, !tbaa !6
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [4 x [4 x <16 x float>]], ptr %23, i64 0, i64 %129
  %131 = load i32, ptr %25, align 4, !tbaa !6
  %132 = srem i32 %131, 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [4 x <16 x float>], ptr %130, i64 0, i64 %133
  store ptr %134, ptr %29, align 8, !tbaa !49
  %135 = load <16 x float>, ptr %27, align 64, !tbaa !140
  %136 = load ptr, ptr %13, align 8, !tbaa !136
  %137 = load i32, ptr %28, align 4, !tbaa !6
  %138 = sext i32 %137 to i64
  %139 = load i64, ptr %11, align 8, !tbaa !44
  %140 = mul nsw i64 %138, %139
  %141 = getelementptr inbounds float, ptr %136, i64 %140
  %142 = load i64, ptr %26, align 8, !tbaa !44
  %143 = getelementptr inbounds float, ptr %141, i64 %142
  %144 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %143)
  %145 = load ptr, ptr %29, align 8, !tbaa !49, !nonnull !46, !align !141
  %146 = load <16 x float>, ptr %145, align 64, !tbaa !140
  %147 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %135, <16 x float> noundef %144, <16 x float> noundef %146)
  %148 = load ptr, ptr %29, align 8, !tbaa !49, !nonnull !46, !align !141
  store <16 x float> %147, ptr %148, align 64, !tbaa !140
  call void @llvm.lifetime.end.p0(ptr %29) #14
  br label %149

149:                                              ; preds = %127
  %150 = load i32, ptr %28, align 4, !tbaa !6
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %28, align 4, !tbaa !6
  br label %123, !llvm.loop !142

152:                                              ; preds = %126
  call void @llvm.lifetime.end.p0(ptr %27) #14
  call void @llvm.lifetime.end.p0(ptr %26) #14
  br label %153

153:                                              ; preds = %152
  %154 = load i32, ptr %25, align 4, !tbaa !6
  %155 = add nsw i32 %154, 1
  store i32 %155, ptr %25, align 4, !tbaa !6
  br label %106, !llvm.loop !144

156:                                              ; preds = %109
  br label %157

157:                                              ; preds = %156
  %158 = load i64, ptr %24, align 8, !tbaa !44
  %159 = add nsw i64 %158, 64
  store i64 %159, ptr %24, align 8, !tbaa !44
  br label %97, !llvm.loop !145

160:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(ptr %30) #14
  %161 = load i32, ptr @is_float8, align 4, !tbaa !6
  %162 = icmp ne i32 %161, 0
  br i1 %162, label %163, label %174

163:                                              ; preds = %160
  %164 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %165 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %164, i64 noundef 2)
  %166 = load i64, ptr %18, align 8, !tbaa !44
  %167 = load i64, ptr %16, align 8, !tbaa !44
  %168 = mul nsw i64 %166, %167
  %169 = load i64, ptr %22, align 8, !tbaa !44
  %170 = add nsw i64 %168, %169
  %171 = getelementptr inbounds float, ptr %165, i64 %170
  %172 = load float, ptr %171, align 4, !tbaa !146
  %173 = fmul float 2.560000e+02, %172
  br label %175

174:                                              ; preds = %160
  br label %175

175:                                              ; preds = %174, %163
  %176 = phi float [ %173, %163 ], [ 1.000000e+00, %174 ]
  %177 = insertelement <16 x float> poison, float %176, i64 0
  %178 = shufflevector <16 x float> %177, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %178, ptr %30, align 64, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %31) #14
  store i32 0, ptr %31, align 4, !tbaa !6
  br label %179

179:                                              ; preds = %224, %175
  %180 = load i32, ptr %31, align 4, !tbaa !6
  %181 = icmp slt i32 %180, 4
  br i1 %181, label %183, label %182

182:                                              ; preds = %179
  store i32 17, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #14
  br label %227

183:                                              ; preds = %179
  call void @llvm.lifetime.start.p0(ptr %32) #14
  %184 = load i32, ptr %31, align 4, !tbaa !6
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [4 x [4 x <16 x float>]], ptr %23, i64 0, i64 %185
  %187 = getelementptr inbounds [4 x <16 x float>], ptr %186, i64 0, i64 0
  %188 = load <16 x float>, ptr %187, align 64, !tbaa !140
  store <16 x float> %188, ptr %32, align 64, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %33) #14
  store i32 1, ptr %33, align 4, !tbaa !6
  br label %189

189:                                              ; preds = %203, %183
  %190 = load i32, ptr %33, align 4, !tbaa !6
  %191 = icmp slt i32 %190, 4
  br i1 %191, label %193, label %192

192:                                              ; preds = %189
  store i32 20, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #14
  br label %206

193:                                              ; preds = %189
  %194 = load i32, ptr %31, align 4, !tbaa !6
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds [4 x [4 x <16 x float>]], ptr %23, i64 0, i64 %195
  %197 = load i32, ptr %33, align 4, !tbaa !6
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds [4 x <16 x float>], ptr %196, i64 0, i64 %198
  %200 = load <16 x float>, ptr %199, align 64, !tbaa !140
  %201 = load <16 x float>, ptr %32, align 64, !tbaa !140
  %202 = fadd <16 x float> %201, %200
  store <16 x float> %202, ptr %32, align 64, !tbaa !140
  br label %203

203:                                              ; preds = %193
  %204 = load i32, ptr %33, align 4, !tbaa !6
  %205 = add nsw i32 %204, 1
  store i32 %205, ptr %33, align 4, !tbaa !6
  br label %189, !llvm.loop !148

206:                                              ; preds = %192
  %207 = load i32, ptr @is_float8, align 4, !tbaa !6
  %208 = icmp ne i32 %207, 0
  br i1 %208, label %209, label %217

209:                                              ; preds = %206
  %210 = load <16 x float>, ptr %32, align 64, !tbaa !140
  %211 = load <16 x float>, ptr %30, align 64, !tbaa !140
  %212 = load i32, ptr %31, align 4, !tbaa !6
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds [4 x <16 x float>], ptr %21, i64 0, i64 %213
  %215 = load <16 x float>, ptr %214, align 64, !tbaa !140
  %216 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %210, <16 x float> noundef %211, <16 x float> noundef %215)
  br label %219

217:                                              ; preds = %206
  %218 = load <16 x float>, ptr %32, align 64, !tbaa !140
  br label %219

219:                                              ; preds = %217, %209
  %220 = phi <16 x float> [ %216, %209 ], [ %218, %217 ]
  %221 = load i32, ptr %31, align 4, !tbaa !6
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds [4 x <16 x float>], ptr %21, i64 0, i64 %222
  store <16 x float> %220, ptr %223, align 64, !tbaa !140
  call void @llvm.lifetime.end.p0(ptr %32) #14
  br label %224

224:                                              ; preds = %219
  %225 = load i32, ptr %31, align 4, !tbaa !6
  %226 = add nsw i32 %225, 1
  store i32 %226, ptr %31, align 4, !tbaa !6
  br label %179, !llvm.loop !149

227:                                              ; preds = %182
  call void @llvm.lifetime.end.p0(ptr %30) #14
  call void @llvm.lifetime.end.p0(ptr %23) #14
  br label %228

228:                                              ; preds = %227
  %229 = load i64, ptr %22, align 8, !tbaa !44
  %230 = add nsw i64 %229, 1
  store i64 %230, ptr %22, align 8, !tbaa !44
  br label %88, !llvm.loop !150

231:                                              ; preds = %92
  call void @llvm.lifetime.start.p0(ptr %34) #14
  store i32 0, ptr %34, align 4, !tbaa !6
  br label %232

232:                                              ; preds = %250, %231
  %233 = load i32, ptr %34, align 4, !tbaa !6
  %234 = icmp slt i32 %233, 4
  br i1 %234, label %236, label %235

235:                                              ; preds = %232
  store i32 23, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #14
  br label %253

236:                                              ; preds = %232
  %237 = load i32, ptr %34, align 4, !tbaa !6
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds [4 x <16 x float>], ptr %21, i64 0, i64 %238
  %240 = load <16 x float>, ptr %239, align 64, !tbaa !140
  %241 = call noundef float @_ZN12_GLOBAL__N_110over_lanesILi16EEEfDvT__f(<16 x float> noundef %240)
  %242 = load ptr, ptr %14, align 8, !tbaa !136
  %243 = load i32, ptr %34, align 4, !tbaa !6
  %244 = sext i32 %243 to i64
  %245 = load i64, ptr %12, align 8, !tbaa !44
  %246 = mul nsw i64 %244, %245
  %247 = load i64, ptr %18, align 8, !tbaa !44
  %248 = add nsw i64 %246, %247
  %249 = getelementptr inbounds float, ptr %242, i64 %248
  store float %241, ptr %249, align 4, !tbaa !146
  br label %250

250:                                              ; preds = %236
  %251 = load i32, ptr %34, align 4, !tbaa !6
  %252 = add nsw i32 %251, 1
  store i32 %252, ptr %34, align 4, !tbaa !6
  br label %232, !llvm.loop !151

253:                                              ; preds = %235
  call void @llvm.lifetime.end.p0(ptr %21) #14
  call void @llvm.lifetime.end.p0(ptr %20) #14
  br label %254

254:                                              ; preds = %253
  %255 = load i64, ptr %18, align 8, !tbaa !44
  %256 = add nsw i64 %255, 1
  store i64 %256, ptr %18, align 8, !tbaa !44
  br label %69, !llvm.loop !152

257:                                              ; preds = %73
  call void @llvm.lifetime.end.p0(ptr %17) #14
  call void @llvm.lifetime.end.p0(ptr %16) #14
  call void @llvm.lifetime.end.p0(ptr %15) #14
  call void @llvm.lifetime.end.p0(ptr %14) #14
  call void @llvm.lifetime.end.p0(ptr %13) #14
  call void @llvm.lifetime.end.p0(ptr %12) #14
  call void @llvm.lifetime.end.p0(ptr %11) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15blockILi2EEEvRK4Callllll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) #8 {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca [2 x <16 x float>], align 64
  %22 = alloca i64, align 8
  %23 = alloca [2 x [4 x <16 x float>]], align 64
  %24 = alloca i64, align 8
  %25 = alloca i32, align 4
  %26 = alloca i64, align 8
  %27 = alloca <16 x float>, align 64
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  %30 = alloca <16 x float>, align 64
  %31 = alloca i32, align 4
  %32 = alloca <16 x float>, align 64
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !42
  store i64 %1, ptr %7, align 8, !tbaa !44
  store i64 %2, ptr %8, align 8, !tbaa !44
  store i64 %3, ptr %9, align 8, !tbaa !44
  store i64 %4, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %35 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %36 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %35, i64 noundef 0)
  %37 = getelementptr inbounds i64, ptr %36, i64 1
  %38 = load i64, ptr %37, align 8, !tbaa !44
  store i64 %38, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %39 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %40 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %39, i64 noundef 0)
  %41 = getelementptr inbounds i64, ptr %40, i64 1
  %42 = load i64, ptr %41, align 8, !tbaa !44
  store i64 %42, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %43 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %44 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %43, i64 noundef 0)
  %45 = load i64, ptr %8, align 8, !tbaa !44
  %46 = load i64, ptr %11, align 8, !tbaa !44
  %47 = mul nsw i64 %45, %46
  %48 = getelementptr inbounds float, ptr %44, i64 %47
  store ptr %48, ptr %13, align 8, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %14) #14
  %49 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %50 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %49, i64 noundef 0)
  %51 = load i64, ptr %8, align 8, !tbaa !44
  %52 = load i64, ptr %12, align 8, !tbaa !44
  %53 = mul nsw i64 %51, %52
  %54 = getelementptr inbounds float, ptr %50, i64 %53
  store ptr %54, ptr %14, align 8, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %15) #14
  store i32 4, ptr %15, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %16) #14
  %55 = load i32, ptr @is_float8, align 4, !tbaa !6
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %62

57:                                               ; preds = %5
  %58 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %59 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %58, i64 noundef 2)
  %60 = getelementptr inbounds i64, ptr %59, i64 1
  %61 = load i64, ptr %60, align 8, !tbaa !44
  br label %63

62:                                               ; preds = %5
  br label %63

63:                                               ; preds = %62, %57
  %64 = phi i64 [ %61, %57 ], [ 1, %62 ]
  store i64 %64, ptr %16, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %17) #14
  %65 = load i64, ptr %11, align 8, !tbaa !44
  %66 = load i64, ptr %16, align 8, !tbaa !44
  %67 = sdiv i64 %65, %66
  store i64 %67, ptr %17, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %18) #14
  %68 = load i64, ptr %9, align 8, !tbaa !44
  store i64 %68, ptr %18, align 8, !tbaa !44
  br label %69

69:                                               ; preds = %254, %63
  %70 = load i64, ptr %18, align 8, !tbaa !44
  %71 = load i64, ptr %10, align 8, !tbaa !44
  %72 = icmp slt i64 %70, %71
  br i1 %72, label %74, label %73

73:                                               ; preds = %69
  store i32 2, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #14
  br label %257

74:                                               ; preds = %69
  call void @llvm.lifetime.start.p0(ptr %20) #14
  %75 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %76 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %75, i64 noundef 1)
  %77 = load i64, ptr %7, align 8, !tbaa !44
  %78 = load i64, ptr %12, align 8, !tbaa !44
  %79 = mul nsw i64 %77, %78
  %80 = load i64, ptr %18, align 8, !tbaa !44
  %81 = add nsw i64 %79, %80
  %82 = load i64, ptr %11, align 8, !tbaa !44
  %83 = mul nsw i64 %81, %82
  %84 = call noundef i32 @_ZN12_GLOBAL__N_112number_bytesEv()
  %85 = sext i32 %84 to i64
  %86 = mul nsw i64 %83, %85
  %87 = getelementptr inbounds i8, ptr %76, i64 %86
  store ptr %87, ptr %20, align 8, !tbaa !138
  call void @llvm.lifetime.start.p0(ptr %21) #14
  call void @llvm.memset.p0.i64(ptr align 64 %21, i8 0, i64 128, i1 false)
  call void @llvm.lifetime.start.p0(ptr %22) #14
  store i64 0, ptr %22, align 8, !tbaa !44
  br label %88

88:                                               ; preds = %228, %74
  %89 = load i64, ptr %22, align 8, !tbaa !44
  %90 = load i64, ptr %16, align 8, !tbaa !44
  %91 = icmp slt i64 %89, %90
  br i1 %91, label %93, label %92

92:                                               ; preds = %88
  store i32 5, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #14
  br label %231

93:                                               ; preds = %88
  call void @llvm.lifetime.start.p0(ptr %23) #14
  call void @llvm.memset.p0.i64(ptr align 64 %23, i8 0, i64 512, i1 false)
  call void @llvm.lifetime.start.p0(ptr %24) #14
  %94 = load i64, ptr %22, align 8, !tbaa !44
  %95 = load i64, ptr %17, align 8, !tbaa !44
  %96 = mul nsw i64 %94, %95
  store i64 %96, ptr %24, align 8, !tbaa !44
  br label %97

97:                                               ; preds = %157, %93
  %98 = load i64, ptr %24, align 8, !tbaa !44
  %99 = load i64, ptr %22, align 8, !tbaa !44
  %100 = add nsw i64 %99, 1
  %101 = load i64, ptr %17, align 8, !tbaa !44
  %102 = mul nsw i64 %100, %101
  %103 = icmp slt i64 %98, %102
  br i1 %103, label %105, label %104

104:                                              ; preds = %97
  store i32 8, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #14
  br label %160

105:                                              ; preds = %97
  call void @llvm.lifetime.start.p0(ptr %25) #14
  store i32 0, ptr %25, align 4, !tbaa !6
  br label %106

106:                                              ; preds = %153, %105
  %107 = load i32, ptr %25, align 4, !tbaa !6
  %108 = icmp slt i32 %107, 4
  br i1 %108, label %110, label %109

109:                                              ; preds = %106
  store i32 11, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #14
  br label %156

110:                                              ; preds = %106
  call void @llvm.lifetime.start.p0(ptr %26) #14
  %111 = load i64, ptr %24, align 8, !tbaa !44
  %112 = load i32, ptr %25, align 4, !tbaa !6
  %113 = mul nsw i32 %112, 16
  %114 = sext i32 %113 to i64
  %115 = add nsw i64 %111, %114
  store i64 %115, ptr %26, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %27) #14
  %116 = load ptr, ptr %20, align 8, !tbaa !138
  %117 = load i64, ptr %26, align 8, !tbaa !44
  %118 = call noundef i32 @_ZN12_GLOBAL__N_112number_bytesEv()
  %119 = sext i32 %118 to i64
  %120 = mul nsw i64 %117, %119
  %121 = getelementptr inbounds i8, ptr %116, i64 %120
  %122 = call noundef <16 x float> @_ZN12_GLOBAL__N_110widened_atEPKh(ptr noundef %121)
  store <16 x float> %122, ptr %27, align 64, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %28) #14
  store i32 0, ptr %28, align 4, !tbaa !6
  br label %123

123:                                              ; preds = %149, %110
  %124 = load i32, ptr %28, align 4, !tbaa !6
  %125 = icmp slt i32 %124, 2
  br i1 %125, label %127, label %126

126:                                              ; preds = %123
  store i32 14, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #14
  br label %152

127:                                              ; preds = %123
  call void @llvm.lifetime.start.p0(ptr %29) #14
  %128 = load i32, ptr %28, align 4, !tbaa !6
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [2 x [4 x <16 x float>]], ptr %23, i64 0, i64 %129
  %131 = load i32, ptr %25, align 4, !tbaa !6
  %132 = srem i32 %131, 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [4 x <16 x float>], ptr %130, i64 0, i64 %133
  store ptr %134, ptr %29, align 8, !tbaa !49
  %135 = load <16 x float>, ptr %27, align 64, !tbaa !140
  %136 = load ptr, ptr %13, align 8, !tbaa !136
  %137 = load i32, ptr %28, align 4, !tbaa !6
  %138 = sext i32 %137 to i64
  %139 = load i64, ptr %11, align 8, !tbaa !44
  %140 = mul nsw i64 %138, %139
  %141 = getelementptr inbounds float, ptr %136, i64 %140
  %142 = load i64, ptr %26, align 8, !tbaa !44
  %143 = getelementptr inbounds float, ptr %141, i64 %142
  %144 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %143)
  %145 = load ptr, ptr %29, align 8, !tbaa !49, !nonnull !46, !align !141
  %146 = load <16 x float>, ptr %145, align 64, !tbaa !140
  %147 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %135, <16 x float> noundef %144, <16 x float> noundef %146)
  %148 = load ptr, ptr %29, align 8, !tbaa !49, !nonnull !46, !align !141
  store <16 x float> %147, ptr %148, align 64, !tbaa !140
  call void @llvm.lifetime.end.p0(ptr %29) #14
  br label %149

149:                                              ; preds = %127
  %150 = load i32, ptr %28, align 4, !tbaa !6
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %28, align 4, !tbaa !6
  br label %123, !llvm.loop !153

152:                                              ; preds = %126
  call void @llvm.lifetime.end.p0(ptr %27) #14
  call void @llvm.lifetime.end.p0(ptr %26) #14
  br label %153

153:                                              ; preds = %152
  %154 = load i32, ptr %25, align 4, !tbaa !6
  %155 = add nsw i32 %154, 1
  store i32 %155, ptr %25, align 4, !tbaa !6
  br label %106, !llvm.loop !154

156:                                              ; preds = %109
  br label %157

157:                                              ; preds = %156
  %158 = load i64, ptr %24, align 8, !tbaa !44
  %159 = add nsw i64 %158, 64
  store i64 %159, ptr %24, align 8, !tbaa !44
  br label %97, !llvm.loop !155

160:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(ptr %30) #14
  %161 = load i32, ptr @is_float8, align 4, !tbaa !6
  %162 = icmp ne i32 %161, 0
  br i1 %162, label %163, label %174

163:                                              ; preds = %160
  %164 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %165 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %164, i64 noundef 2)
  %166 = load i64, ptr %18, align 8, !tbaa !44
  %167 = load i64, ptr %16, align 8, !tbaa !44
  %168 = mul nsw i64 %166, %167
  %169 = load i64, ptr %22, align 8, !tbaa !44
  %170 = add nsw i64 %168, %169
  %171 = getelementptr inbounds float, ptr %165, i64 %170
  %172 = load float, ptr %171, align 4, !tbaa !146
  %173 = fmul float 2.560000e+02, %172
  br label %175

174:                                              ; preds = %160
  br label %175

175:                                              ; preds = %174, %163
  %176 = phi float [ %173, %163 ], [ 1.000000e+00, %174 ]
  %177 = insertelement <16 x float> poison, float %176, i64 0
  %178 = shufflevector <16 x float> %177, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %178, ptr %30, align 64, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %31) #14
  store i32 0, ptr %31, align 4, !tbaa !6
  br label %179

179:                                              ; preds = %224, %175
  %180 = load i32, ptr %31, align 4, !tbaa !6
  %181 = icmp slt i32 %180, 2
  br i1 %181, label %183, label %182

182:                                              ; preds = %179
  store i32 17, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #14
  br label %227

183:                                              ; preds = %179
  call void @llvm.lifetime.start.p0(ptr %32) #14
  %184 = load i32, ptr %31, align 4, !tbaa !6
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [2 x [4 x <16 x float>]], ptr %23, i64 0, i64 %185
  %187 = getelementptr inbounds [4 x <16 x float>], ptr %186, i64 0, i64 0
  %188 = load <16 x float>, ptr %187, align 64, !tbaa !140
  store <16 x float> %188, ptr %32, align 64, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %33) #14
  store i32 1, ptr %33, align 4, !tbaa !6
  br label %189

189:                                              ; preds = %203, %183
  %190 = load i32, ptr %33, align 4, !tbaa !6
  %191 = icmp slt i32 %190, 4
  br i1 %191, label %193, label %192

192:                                              ; preds = %189
  store i32 20, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #14
  br label %206

193:                                              ; preds = %189
  %194 = load i32, ptr %31, align 4, !tbaa !6
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds [2 x [4 x <16 x float>]], ptr %23, i64 0, i64 %195
  %197 = load i32, ptr %33, align 4, !tbaa !6
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds [4 x <16 x float>], ptr %196, i64 0, i64 %198
  %200 = load <16 x float>, ptr %199, align 64, !tbaa !140
  %201 = load <16 x float>, ptr %32, align 64, !tbaa !140
  %202 = fadd <16 x float> %201, %200
  store <16 x float> %202, ptr %32, align 64, !tbaa !140
  br label %203

203:                                              ; preds = %193
  %204 = load i32, ptr %33, align 4, !tbaa !6
  %205 = add nsw i32 %204, 1
  store i32 %205, ptr %33, align 4, !tbaa !6
  br label %189, !llvm.loop !156

206:                                              ; preds = %192
  %207 = load i32, ptr @is_float8, align 4, !tbaa !6
  %208 = icmp ne i32 %207, 0
  br i1 %208, label %209, label %217

209:                                              ; preds = %206
  %210 = load <16 x float>, ptr %32, align 64, !tbaa !140
  %211 = load <16 x float>, ptr %30, align 64, !tbaa !140
  %212 = load i32, ptr %31, align 4, !tbaa !6
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds [2 x <16 x float>], ptr %21, i64 0, i64 %213
  %215 = load <16 x float>, ptr %214, align 64, !tbaa !140
  %216 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %210, <16 x float> noundef %211, <16 x float> noundef %215)
  br label %219

217:                                              ; preds = %206
  %218 = load <16 x float>, ptr %32, align 64, !tbaa !140
  br label %219

219:                                              ; preds = %217, %209
  %220 = phi <16 x float> [ %216, %209 ], [ %218, %217 ]
  %221 = load i32, ptr %31, align 4, !tbaa !6
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds [2 x <16 x float>], ptr %21, i64 0, i64 %222
  store <16 x float> %220, ptr %223, align 64, !tbaa !140
  call void @llvm.lifetime.end.p0(ptr %32) #14
  br label %224

224:                                              ; preds = %219
  %225 = load i32, ptr %31, align 4, !tbaa !6
  %226 = add nsw i32 %225, 1
  store i32 %226, ptr %31, align 4, !tbaa !6
  br label %179, !llvm.loop !157

227:                                              ; preds = %182
  call void @llvm.lifetime.end.p0(ptr %30) #14
  call void @llvm.lifetime.end.p0(ptr %23) #14
  br label %228

228:                                              ; preds = %227
  %229 = load i64, ptr %22, align 8, !tbaa !44
  %230 = add nsw i64 %229, 1
  store i64 %230, ptr %22, align 8, !tbaa !44
  br label %88, !llvm.loop !158

231:                                              ; preds = %92
  call void @llvm.lifetime.start.p0(ptr %34) #14
  store i32 0, ptr %34, align 4, !tbaa !6
  br label %232

232:                                              ; preds = %250, %231
  %233 = load i32, ptr %34, align 4, !tbaa !6
  %234 = icmp slt i32 %233, 2
  br i1 %234, label %236, label %235

235:                                              ; preds = %232
  store i32 23, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #14
  br label %253

236:                                              ; preds = %232
  %237 = load i32, ptr %34, align 4, !tbaa !6
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds [2 x <16 x float>], ptr %21, i64 0, i64 %238
  %240 = load <16 x float>, ptr %239, align 64, !tbaa !140
  %241 = call noundef float @_ZN12_GLOBAL__N_110over_lanesILi16EEEfDvT__f(<16 x float> noundef %240)
  %242 = load ptr, ptr %14, align 8, !tbaa !136
  %243 = load i32, ptr %34, align 4, !tbaa !6
  %244 = sext i32 %243 to i64
  %245 = load i64, ptr %12, align 8, !tbaa !44
  %246 = mul nsw i64 %244, %245
  %247 = load i64, ptr %18, align 8, !tbaa !44
  %248 = add nsw i64 %246, %247
  %249 = getelementptr inbounds float, ptr %242, i64 %248
  store float %241, ptr %249, align 4, !tbaa !146
  br label %250

250:                                              ; preds = %236
  %251 = load i32, ptr %34, align 4, !tbaa !6
  %252 = add nsw i32 %251, 1
  store i32 %252, ptr %34, align 4, !tbaa !6
  br label %232, !llvm.loop !159

253:                                              ; preds = %235
  call void @llvm.lifetime.end.p0(ptr %21) #14
  call void @llvm.lifetime.end.p0(ptr %20) #14
  br label %254

254:                                              ; preds = %253
  %255 = load i64, ptr %18, align 8, !tbaa !44
  %256 = add nsw i64 %255, 1
  store i64 %256, ptr %18, align 8, !tbaa !44
  br label %69, !llvm.loop !160

257:                                              ; preds = %73
  call void @llvm.lifetime.end.p0(ptr %17) #14
  call void @llvm.lifetime.end.p0(ptr %16) #14
  call void @llvm.lifetime.end.p0(ptr %15) #14
  call void @llvm.lifetime.end.p0(ptr %14) #14
  call void @llvm.lifetime.end.p0(ptr %13) #14
  call void @llvm.lifetime.end.p0(ptr %12) #14
  call void @llvm.lifetime.end.p0(ptr %11) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15blockILi1EEEvRK4Callllll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) #8 {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca [1 x <16 x float>], align 64
  %22 = alloca i64, align 8
  %23 = alloca [1 x [4 x <16 x float>]], align 64
  %24 = alloca i64, align 8
  %25 = alloca i32, align 4
  %26 = alloca i64, align 8
  %27 = alloca <16 x float>, align 64
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  %30 = alloca <16 x float>, align 64
  %31 = alloca i32, align 4
  %32 = alloca <16 x float>, align 64
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !42
  store i64 %1, ptr %7, align 8, !tbaa !44
  store i64 %2, ptr %8, align 8, !tbaa !44
  store i64 %3, ptr %9, align 8, !tbaa !44
  store i64 %4, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %35 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %36 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %35, i64 noundef 0)
  %37 = getelementptr inbounds i64, ptr %36, i64 1
  %38 = load i64, ptr %37, align 8, !tbaa !44
  store i64 %38, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %39 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %40 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %39, i64 noundef 0)
  %41 = getelementptr inbounds i64, ptr %40, i64 1
  %42 = load i64, ptr %41, align 8, !tbaa !44
  store i64 %42, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %43 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %44 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %43, i64 noundef 0)
  %45 = load i64, ptr %8, align 8, !tbaa !44
  %46 = load i64, ptr %11, align 8, !tbaa !44
  %47 = mul nsw i64 %45, %46
  %48 = getelementptr inbounds float, ptr %44, i64 %47
  store ptr %48, ptr %13, align 8, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %14) #14
  %49 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %50 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %49, i64 noundef 0)
  %51 = load i64, ptr %8, align 8, !tbaa !44
  %52 = load i64, ptr %12, align 8, !tbaa !44
  %53 = mul nsw i64 %51, %52
  %54 = getelementptr inbounds float, ptr %50, i64 %53
  store ptr %54, ptr %14, align 8, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %15) #14
  store i32 4, ptr %15, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %16) #14
  %55 = load i32, ptr @is_float8, align 4, !tbaa !6
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %62

57:                                               ; preds = %5
  %58 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %59 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %58, i64 noundef 2)
  %60 = getelementptr inbounds i64, ptr %59, i64 1
  %61 = load i64, ptr %60, align 8, !tbaa !44
  br label %63

62:                                               ; preds = %5
  br label %63

63:                                               ; preds = %62, %57
  %64 = phi i64 [ %61, %57 ], [ 1, %62 ]
  store i64 %64, ptr %16, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %17) #14
  %65 = load i64, ptr %11, align 8, !tbaa !44
  %66 = load i64, ptr %16, align 8, !tbaa !44
  %67 = sdiv i64 %65, %66
  store i64 %67, ptr %17, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %18) #14
  %68 = load i64, ptr %9, align 8, !tbaa !44
  store i64 %68, ptr %18, align 8, !tbaa !44
  br label %69

69:                                               ; preds = %254, %63
  %70 = load i64, ptr %18, align 8, !tbaa !44
  %71 = load i64, ptr %10, align 8, !tbaa !44
  %72 = icmp slt i64 %70, %71
  br i1 %72, label %74, label %73

73:                                               ; preds = %69
  store i32 2, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #14
  br label %257

74:                                               ; preds = %69
  call void @llvm.lifetime.start.p0(ptr %20) #14
  %75 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %76 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %75, i64 noundef 1)
  %77 = load i64, ptr %7, align 8, !tbaa !44
  %78 = load i64, ptr %12, align 8, !tbaa !44
  %79 = mul nsw i64 %77, %78
  %80 = load i64, ptr %18, align 8, !tbaa !44
  %81 = add nsw i64 %79, %80
  %82 = load i64, ptr %11, align 8, !tbaa !44
  %83 = mul nsw i64 %81, %82
  %84 = call noundef i32 @_ZN12_GLOBAL__N_112number_bytesEv()
  %85 = sext i32 %84 to i64
  %86 = mul nsw i64 %83, %85
  %87 = getelementptr inbounds i8, ptr %76, i64 %86
  store ptr %87, ptr %20, align 8, !tbaa !138
  call void @llvm.lifetime.start.p0(ptr %21) #14
  call void @llvm.memset.p0.i64(ptr align 64 %21, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(ptr %22) #14
  store i64 0, ptr %22, align 8, !tbaa !44
  br label %88

88:                                               ; preds = %228, %74
  %89 = load i64, ptr %22, align 8, !tbaa !44
  %90 = load i64, ptr %16, align 8, !tbaa !44
  %91 = icmp slt i64 %89, %90
  br i1 %91, label %93, label %92

92:                                               ; preds = %88
  store i32 5, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #14
  br label %231

93:                                               ; preds = %88
  call void @llvm.lifetime.start.p0(ptr %23) #14
  call void @llvm.memset.p0.i64(ptr align 64 %23, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr %24) #14
  %94 = load i64, ptr %22, align 8, !tbaa !44
  %95 = load i64, ptr %17, align 8, !tbaa !44
  %96 = mul nsw i64 %94, %95
  store i64 %96, ptr %24, align 8, !tbaa !44
  br label %97

97:                                               ; preds = %157, %93
  %98 = load i64, ptr %24, align 8, !tbaa !44
  %99 = load i64, ptr %22, align 8, !tbaa !44
  %100 = add nsw i64 %99, 1
  %101 = load i64, ptr %17, align 8, !tbaa !44
  %102 = mul nsw i64 %100, %101
  %103 = icmp slt i64 %98, %102
  br i1 %103, label %105, label %104

104:                                              ; preds = %97
  store i32 8, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #14
  br label %160

105:                                              ; preds = %97
  call void @llvm.lifetime.start.p0(ptr %25) #14
  store i32 0, ptr %25, align 4, !tbaa !6
  br label %106

106:                                              ; preds = %153, %105
  %107 = load i32, ptr %25, align 4, !tbaa !6
  %108 = icmp slt i32 %107, 4
  br i1 %108, label %110, label %109

109:                                              ; preds = %106
  store i32 11, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #14
  br label %156

110:                                              ; preds = %106
  call void @llvm.lifetime.start.p0(ptr %26) #14
  %111 = load i64, ptr %24, align 8, !tbaa !44
  %112 = load i32, ptr %25, align 4, !tbaa !6
  %113 = mul nsw i32 %112, 16
  %114 = sext i32 %113 to i64
  %115 = add nsw i64 %111, %114
  store i64 %115, ptr %26, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %27) #14
  %116 = load ptr, ptr %20, align 8, !tbaa !138
  %117 = load i64, ptr %26, align 8, !tbaa !44
  %118 = call noundef i32 @_ZN12_GLOBAL__N_112number_bytesEv()
  %119 = sext i32 %118 to i64
  %120 = mul nsw i64 %117, %119
  %121 = getelementptr inbounds i8, ptr %116, i64 %120
  %122 = call noundef <16 x float> @_ZN12_GLOBAL__N_110widened_atEPKh(ptr noundef %121)
  store <16 x float> %122, ptr %27, align 64, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %28) #14
  store i32 0, ptr %28, align 4, !tbaa !6
  br label %123

123:                                              ; preds = %149, %110
  %124 = load i32, ptr %28, align 4, !tbaa !6
  %125 = icmp slt i32 %124, 1
  br i1 %125, label %127, label %126

126:                                              ; preds = %123
  store i32 14, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #14
  br label %152

127:                                              ; preds = %123
  call void @llvm.lifetime.start.p0(ptr %29) #14
  %128 = load i32, ptr %28, align 4, !tbaa !6
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [1 x [4 x <16 x float>]], ptr %23, i64 0, i64 %129
  %131 = load i32, ptr %25, align 4, !tbaa !6
  %132 = srem i32 %131, 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [4 x <16 x float>], ptr %130, i64 0, i64 %133
  store ptr %134, ptr %29, align 8, !tbaa !49
  %135 = load <16 x float>, ptr %27, align 64, !tbaa !140
  %136 = load ptr, ptr %13, align 8, !tbaa !136
  %137 = load i32, ptr %28, align 4, !tbaa !6
  %138 = sext i32 %137 to i64
  %139 = load i64, ptr %11, align 8, !tbaa !44
  %140 = mul nsw i64 %138, %139
  %141 = getelementptr inbounds float, ptr %136, i64 %140
  %142 = load i64, ptr %26, align 8, !tbaa !44
  %143 = getelementptr inbounds float, ptr %141, i64 %142
  %144 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %143)
  %145 = load ptr, ptr %29, align 8, !tbaa !49, !nonnull !46, !align !141
  %146 = load <16 x float>, ptr %145, align 64, !tbaa !140
  %147 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %135, <16 x float> noundef %144, <16 x float> noundef %146)
  %148 = load ptr, ptr %29, align 8, !tbaa !49, !nonnull !46, !align !141
  store <16 x float> %147, ptr %148, align 64, !tbaa !140
  call void @llvm.lifetime.end.p0(ptr %29) #14
  br label %149

149:                                              ; preds = %127
  %150 = load i32, ptr %28, align 4, !tbaa !6
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %28, align 4, !tbaa !6
  br label %123, !llvm.loop !161

152:                                              ; preds = %126
  call void @llvm.lifetime.end.p0(ptr %27) #14
  call void @llvm.lifetime.end.p0(ptr %26) #14
  br label %153

153:                                              ; preds = %152
  %154 = load i32, ptr %25, align 4, !tbaa !6
  %155 = add nsw i32 %154, 1
  store i32 %155, ptr %25, align 4, !tbaa !6
  br label %106, !llvm.loop !162

156:                                              ; preds = %109
  br label %157

157:                                              ; preds = %156
  %158 = load i64, ptr %24, align 8, !tbaa !44
  %159 = add nsw i64 %158, 64
  store i64 %159, ptr %24, align 8, !tbaa !44
  br label %97, !llvm.loop !163

160:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(ptr %30) #14
  %161 = load i32, ptr @is_float8, align 4, !tbaa !6
  %162 = icmp ne i32 %161, 0
  br i1 %162, label %163, label %174

163:                                              ; preds = %160
  %164 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %165 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %164, i64 noundef 2)
  %166 = load i64, ptr %18, align 8, !tbaa !44
  %167 = load i64, ptr %16, align 8, !tbaa !44
  %168 = mul nsw i64 %166, %167
  %169 = load i64, ptr %22, align 8, !tbaa !44
  %170 = add nsw i64 %168, %169
  %171 = getelementptr inbounds float, ptr %165, i64 %170
  %172 = load float, ptr %171, align 4, !tbaa !146
  %173 = fmul float 2.560000e+02, %172
  br label %175

174:                                              ; preds = %160
  br label %175

175:                                              ; preds = %174, %163
  %176 = phi float [ %173, %163 ], [ 1.000000e+00, %174 ]
  %177 = insertelement <16 x float> poison, float %176, i64 0
  %178 = shufflevector <16 x float> %177, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %178, ptr %30, align 64, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %31) #14
  store i32 0, ptr %31, align 4, !tbaa !6
  br label %179

179:                                              ; preds = %224, %175
  %180 = load i32, ptr %31, align 4, !tbaa !6
  %181 = icmp slt i32 %180, 1
  br i1 %181, label %183, label %182

182:                                              ; preds = %179
  store i32 17, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #14
  br label %227

183:                                              ; preds = %179
  call void @llvm.lifetime.start.p0(ptr %32) #14
  %184 = load i32, ptr %31, align 4, !tbaa !6
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [1 x [4 x <16 x float>]], ptr %23, i64 0, i64 %185
  %187 = getelementptr inbounds [4 x <16 x float>], ptr %186, i64 0, i64 0
  %188 = load <16 x float>, ptr %187, align 64, !tbaa !140
  store <16 x float> %188, ptr %32, align 64, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %33) #14
  store i32 1, ptr %33, align 4, !tbaa !6
  br label %189

189:                                              ; preds = %203, %183
  %190 = load i32, ptr %33, align 4, !tbaa !6
  %191 = icmp slt i32 %190, 4
  br i1 %191, label %193, label %192

192:                                              ; preds = %189
  store i32 20, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #14
  br label %206

193:                                              ; preds = %189
  %194 = load i32, ptr %31, align 4, !tbaa !6
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds [1 x [4 x <16 x float>]], ptr %23, i64 0, i64 %195
  %197 = load i32, ptr %33, align 4, !tbaa !6
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds [4 x <16 x float>], ptr %196, i64 0, i64 %198
  %200 = load <16 x float>, ptr %199, align 64, !tbaa !140
  %201 = load <16 x float>, ptr %32, align 64, !tbaa !140
  %202 = fadd <16 x float> %201, %200
  store <16 x float> %202, ptr %32, align 64, !tbaa !140
  br label %203

203:                                              ; preds = %193
  %204 = load i32, ptr %33, align 4, !tbaa !6
  %205 = add nsw i32 %204, 1
  store i32 %205, ptr %33, align 4, !tbaa !6
  br label %189, !llvm.loop !164

206:                                              ; preds = %192
  %207 = load i32, ptr @is_float8, align 4, !tbaa !6
  %208 = icmp ne i32 %207, 0
  br i1 %208, label %209, label %217

209:                                              ; preds = %206
  %210 = load <16 x float>, ptr %32, align 64, !tbaa !140
  %211 = load <16 x float>, ptr %30, align 64, !tbaa !140
  %212 = load i32, ptr %31, align 4, !tbaa !6
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds [1 x <16 x float>], ptr %21, i64 0, i64 %213
  %215 = load <16 x float>, ptr %214, align 64, !tbaa !140
  %216 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %210, <16 x float> noundef %211, <16 x float> noundef %215)
  br label %219

217:                                              ; preds = %206
  %218 = load <16 x float>, ptr %32, align 64, !tbaa !140
  br label %219

219:                                              ; preds = %217, %209
  %220 = phi <16 x float> [ %216, %209 ], [ %218, %217 ]
  %221 = load i32, ptr %31, align 4, !tbaa !6
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds [1 x <16 x float>], ptr %21, i64 0, i64 %222
  store <16 x float> %220, ptr %223, align 64, !tbaa !140
  call void @llvm.lifetime.end.p0(ptr %32) #14
  br label %224

224:                                              ; preds = %219
  %225 = load i32, ptr %31, align 4, !tbaa !6
  %226 = add nsw i32 %225, 1
  store i32 %226, ptr %31, align 4, !tbaa !6
  br label %179, !llvm.loop !165

227:                                              ; preds = %182
  call void @llvm.lifetime.end.p0(ptr %30) #14
  call void @llvm.lifetime.end.p0(ptr %23) #14
  br label %228

228:                                              ; preds = %227
  %229 = load i64, ptr %22, align 8, !tbaa !44
  %230 = add nsw i64 %229, 1
  store i64 %230, ptr %22, align 8, !tbaa !44
  br label %88, !llvm.loop !166

231:                                              ; preds = %92
  call void @llvm.lifetime.start.p0(ptr %34) #14
  store i32 0, ptr %34, align 4, !tbaa !6
  br label %232

232:                                              ; preds = %250, %231
  %233 = load i32, ptr %34, align 4, !tbaa !6
  %234 = icmp slt i32 %233, 1
  br i1 %234, label %236, label %235

235:                                              ; preds = %232
  store i32 23, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #14
  br label %253

236:                                              ; preds = %232
  %237 = load i32, ptr %34, align 4, !tbaa !6
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds [1 x <16 x float>], ptr %21, i64 0, i64 %238
  %240 = load <16 x float>, ptr %239, align 64, !tbaa !140
  %241 = call noundef float @_ZN12_GLOBAL__N_110over_lanesILi16EEEfDvT__f(<16 x float> noundef %240)
  %242 = load ptr, ptr %14, align 8, !tbaa !136
  %243 = load i32, ptr %34, align 4, !tbaa !6
  %244 = sext i32 %243 to i64
  %245 = load i64, ptr %12, align 8, !tbaa !44
  %246 = mul nsw i64 %244, %245
  %247 = load i64, ptr %18, align 8, !tbaa !44
  %248 = add nsw i64 %246, %247
  %249 = getelementptr inbounds float, ptr %242, i64 %248
  store float %241, ptr %249, align 4, !tbaa !146
  br label %250

250:                                              ; preds = %236
  %251 = load i32, ptr %34, align 4, !tbaa !6
  %252 = add nsw i32 %251, 1
  store i32 %252, ptr %34, align 4, !tbaa !6
  br label %232, !llvm.loop !167

253:                                              ; preds = %235
  call void @llvm.lifetime.end.p0(ptr %21) #14
  call void @llvm.lifetime.end.p0(ptr %20) #14
  br label %254

254:                                              ; preds = %253
  %255 = load i64, ptr %18, align 8, !tbaa !44
  %256 = add nsw i64 %255, 1
  store i64 %256, ptr %18, align 8, !tbaa !44
  br label %69, !llvm.loop !168

257:                                              ; preds = %73
  call void @llvm.lifetime.end.p0(ptr %17) #14
  call void @llvm.lifetime.end.p0(ptr %16) #14
  call void @llvm.lifetime.end.p0(ptr %15) #14
  call void @llvm.lifetime.end.p0(ptr %14) #14
  call void @llvm.lifetime.end.p0(ptr %13) #14
  call void @llvm.lifetime.end.p0(ptr %12) #14
  call void @llvm.lifetime.end.p0(ptr %11) #14
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 comdat align 2 {
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
define linkonce_odr noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 comdat align 2 {
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

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 comdat align 2 {
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
define internal noundef i32 @_ZN12_GLOBAL__N_112number_bytesEv() #7 {
  %1 = load i32, ptr @is_float8, align 4, !tbaa !6
  %2 = icmp ne i32 %1, 0
  %3 = zext i1 %2 to i64
  %4 = select i1 %2, i32 1, i32 2
  ret i32 %4
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_110widened_atEPKh(ptr noundef %0) #10 {
  %2 = alloca <16 x float>, align 64
  %3 = alloca ptr, align 8
  %4 = alloca <16 x i16>, align 32
  store ptr %0, ptr %3, align 8, !tbaa !138
  %5 = load i32, ptr @is_float8, align 4, !tbaa !6
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %20

7:                                                ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %4) #14
  %8 = load ptr, ptr %3, align 8, !tbaa !138
  %9 = call noundef <16 x i8> @_ZN12_GLOBAL__N_14loadIDv16_hEET_PKv(ptr noundef %8)
  %10 = zext <16 x i8> %9 to <16 x i16>
  store <16 x i16> %10, ptr %4, align 32, !tbaa !140
  %11 = load <16 x i16>, ptr %4, align 32, !tbaa !140
  %12 = and <16 x i16> %11, splat (i16 128)
  %13 = shl <16 x i16> %12, splat (i16 8)
  %14 = load <16 x i16>, ptr %4, align 32, !tbaa !140
  %15 = and <16 x i16> %14, splat (i16 127)
  %16 = shl <16 x i16> %15, splat (i16 7)
  %17 = or <16 x i16> %13, %16
  %18 = bitcast <16 x i16> %17 to <16 x half>
  %19 = fpext <16 x half> %18 to <16 x float>
  store <16 x float> %19, ptr %2, align 64
  call void @llvm.lifetime.end.p0(ptr %4) #14
  br label %31

20:                                               ; preds = %1
  %21 = load i32, ptr @is_bfloat16, align 4, !tbaa !6
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %27

23:                                               ; preds = %20
  %24 = load ptr, ptr %3, align 8, !tbaa !138
  %25 = call noundef <16 x i16> @_ZN12_GLOBAL__N_14loadIDv16_tEET_PKv(ptr noundef %24)
  %26 = call noundef <16 x float> @_ZN12_GLOBAL__N_17widenedEDv16_t(<16 x i16> noundef %25)
  store <16 x float> %26, ptr %2, align 64
  br label %31

27:                                               ; preds = %20
  %28 = load ptr, ptr %3, align 8, !tbaa !138
  %29 = call noundef <16 x half> @_ZN12_GLOBAL__N_14loadIDv16_DF16_EET_PKv(ptr noundef %28)
  %30 = fpext <16 x half> %29 to <16 x float>
  store <16 x float> %30, ptr %2, align 64
  br label %31

31:                                               ; preds = %27, %23, %7
  %32 = load <16 x float>, ptr %2, align 64
  ret <16 x float> %32
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %0, <16 x float> noundef %1, <16 x float> noundef %2) #10 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %4, align 64, !tbaa !140
  store <16 x float> %1, ptr %5, align 64, !tbaa !140
  store <16 x float> %2, ptr %6, align 64, !tbaa !140
  %7 = load <16 x float>, ptr %4, align 64, !tbaa !140
  %8 = load <16 x float>, ptr %5, align 64, !tbaa !140
  %9 = load <16 x float>, ptr %6, align 64, !tbaa !140
  %10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %7, <16 x float> %8, <16 x float> %9)
  ret <16 x float> %10
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %0) #10 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.4, ptr %3, i32 0, i32 0
  %5 = load <16 x float>, ptr %4, align 1, !tbaa !140
  ret <16 x float> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110over_lanesILi16EEEfDvT__f(<16 x float> noundef %0) #10 {
  %2 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %2, align 64, !tbaa !140
  %3 = load <16 x float>, ptr %2, align 64
  %4 = shufflevector <16 x float> %3, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %5 = load <16 x float>, ptr %2, align 64
  %6 = shufflevector <16 x float> %5, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %7 = fadd <8 x float> %4, %6
  %8 = call noundef float @_ZN12_GLOBAL__N_110over_lanesILi8EEEfDvT__f(<8 x float> noundef %7)
  ret float %8
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i8> @_ZN12_GLOBAL__N_14loadIDv16_hEET_PKv(ptr noundef %0) #11 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned, ptr %3, i32 0, i32 0
  %5 = load <16 x i8>, ptr %4, align 1, !tbaa !140
  ret <16 x i8> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_17widenedEDv16_t(<16 x i16> noundef %0) #10 {
  %2 = alloca <16 x i16>, align 32
  store <16 x i16> %0, ptr %2, align 32, !tbaa !140
  %3 = load <16 x i16>, ptr %2, align 32, !tbaa !140
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
  %4 = getelementptr inbounds nuw %struct.Unaligned.2, ptr %3, i32 0, i32 0
  %5 = load <16 x i16>, ptr %4, align 1, !tbaa !140
  ret <16 x i16> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x half> @_ZN12_GLOBAL__N_14loadIDv16_DF16_EET_PKv(ptr noundef %0) #12 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.3, ptr %3, i32 0, i32 0
  %5 = load <16 x half>, ptr %4, align 1, !tbaa !140
  ret <16 x half> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_19as_floatsEDv16_i(<16 x i32> noundef %0) #10 {
  %2 = alloca <16 x i32>, align 64
  store <16 x i32> %0, ptr %2, align 64, !tbaa !140
  %3 = load <16 x i32>, ptr %2, align 64, !tbaa !140
  %4 = bitcast <16 x i32> %3 to <16 x float>
  ret <16 x float> %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>) #13

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110over_lanesILi8EEEfDvT__f(<8 x float> noundef %0) #12 {
  %2 = alloca <8 x float>, align 32
  store <8 x float> %0, ptr %2, align 32, !tbaa !140
  %3 = load <8 x float>, ptr %2, align 32
  %4 = shufflevector <8 x float> %3, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %5 = load <8 x float>, ptr %2, align 32
  %6 = shufflevector <8 x float> %5, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %7 = fadd <4 x float> %4, %6
  %8 = call noundef float @_ZN12_GLOBAL__N_110over_lanesILi4EEEfDvT__f(<4 x float> noundef %7)
  ret float %8
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110over_lanesILi4EEEfDvT__f(<4 x float> noundef %0) #11 {
  %2 = alloca <4 x float>, align 16
  %3 = alloca <2 x float>, align 8
  store <4 x float> %0, ptr %2, align 16, !tbaa !140
  %4 = load <4 x float>, ptr %2, align 16
  %5 = shufflevector <4 x float> %4, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %6 = load <4 x float>, ptr %2, align 16
  %7 = shufflevector <4 x float> %6, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %8 = fadd <2 x float> %5, %7
  store <2 x float> %8, ptr %3, align 8, !tbaa !140
  %9 = load double, ptr %3, align 8
  %10 = call noundef float @_ZN12_GLOBAL__N_110over_lanesILi2EEEfDvT__f(double noundef %9)
  ret float %10
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_110over_lanesILi2EEEfDvT__f(double noundef %0) #7 {
  %2 = alloca <2 x float>, align 8
  %3 = alloca <2 x float>, align 8
  store double %0, ptr %2, align 8
  %4 = load <2 x float>, ptr %2, align 8, !tbaa !140
  store <2 x float> %4, ptr %3, align 8, !tbaa !140
  %5 = load <2 x float>, ptr %3, align 8, !tbaa !140
  %6 = extractelement <2 x float> %5, i32 0
  %7 = load <2 x float>, ptr %3, align 8, !tbaa !140
  %8 = extractelement <2 x float> %7, i32 1
  %9 = fadd float %6, %8
  ret float %9
}

attributes #0 = { mustprogress nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind allocsize(0) }
attributes #3 = { inlinehint mustprogress nounwind uwtable }
attributes #4 = { nounwind }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { alwaysinline mustprogress nounwind uwtable }
attributes #8 = { mustprogress noinline nounwind uwtable }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { alwaysinline mustprogress nounwind uwtable }
attributes #11 = { alwaysinline mustprogress nounwind uwtable }
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
!117 = !{!57, !57, i64 0}
!118 = !{!119, !15, i64 0}
!119 = !{!"_ZTSN12_GLOBAL__N_14RowsE", !15, i64 0, !15, i64 8, !15, i64 16}
!120 = !{!119, !15, i64 8}
!121 = !{!119, !15, i64 16}
!122 = distinct !{!122, !51}
!123 = distinct !{!123, !51}
!124 = !{!125, !57, i64 0}
!125 = !{!"_ZTSZN12_GLOBAL__N_118matrices_with_rowsERK4CallEUlNS_4RowsEE_", !57, i64 0}
!126 = !{!127, !57, i64 0}
!127 = !{!"_ZTSZN12_GLOBAL__N_19for_partsIZL5pieceRK4CallllE3$_0EEvS3_llT_EUlNS_4RowsEE_", !57, i64 0, !57, i64 8, !57, i64 16, !57, i64 24, !12, i64 32}
!128 = !{!127, !57, i64 8}
!129 = !{!127, !57, i64 16}
!130 = !{!127, !57, i64 24}
!131 = !{!127, !12, i64 32}
!132 = !{i64 0, i64 8, !44, i64 8, i64 8, !44, i64 16, i64 8, !44}
!133 = !{!134, !43, i64 0}
!134 = !{!"_ZTSZL5pieceRK4CallllE3$_0", !43, i64 0}
!135 = distinct !{!135, !51}
!136 = !{!137, !137, i64 0}
!137 = !{!"p1 float", !12, i64 0}
!138 = !{!139, !139, i64 0}
!139 = !{!"p1 omnipotent char", !12, i64 0}
!140 = !{!8, !8, i64 0}
!141 = !{i64 64}
!142 = distinct !{!142, !51, !143}
!143 = !{!"llvm.loop.unroll.full"}
!144 = distinct !{!144, !51, !143}
!145 = distinct !{!145, !51}
!146 = !{!147, !147, i64 0}
!147 = !{!"float", !8, i64 0}
!148 = distinct !{!148, !51, !143}
!149 = distinct !{!149, !51, !143}
!150 = distinct !{!150, !51}
!151 = distinct !{!151, !51, !143}
!152 = distinct !{!152, !51}
!153 = distinct !{!153, !51, !143}
!154 = distinct !{!154, !51, !143}
!155 = distinct !{!155, !51}
!156 = distinct !{!156, !51, !143}
!157 = distinct !{!157, !51, !143}
!158 = distinct !{!158, !51}
!159 = distinct !{!159, !51, !143}
!160 = distinct !{!160, !51}
!161 = distinct !{!161, !51, !143}
!162 = distinct !{!162, !51, !143}
!163 = distinct !{!163, !51}
!164 = distinct !{!164, !51, !143}
!165 = distinct !{!165, !51, !143}
!166 = distinct !{!166, !51}
!167 = distinct !{!167, !51, !143}
!168 = distinct !{!168, !51}
