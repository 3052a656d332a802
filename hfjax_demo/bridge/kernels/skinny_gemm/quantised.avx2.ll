
%struct.XLA_FFI_Error_Create_Args = type { i64, ptr, ptr, i32 }
%class.anon = type { i8 }
%class.anon.8 = type { i8 }
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
%"struct.(anonymous namespace)::Record" = type { float, [2 x float], [2 x i32], [2 x i32], i32, [0 x [32 x i8]] }
%class.anon.1 = type { ptr }
%struct.Unaligned = type { <16 x float> }
%struct.Unaligned.0 = type { <16 x i8> }
%class.anon.2 = type { ptr, ptr, ptr, ptr, ptr }
%class.anon.3 = type { ptr }
%"struct.(anonymous namespace)::Rows" = type { i64, i64, i64 }
%"struct.(anonymous namespace)::Column" = type { ptr, ptr, i64, i32 }
%"struct.(anonymous namespace)::Unpacked" = type { [1 x [8 x <32 x i8>]], [1 x [2 x %"struct.(anonymous namespace)::Scales"]] }
%"struct.(anonymous namespace)::Scales" = type { <8 x float>, <8 x float> }
%struct.Unaligned.4 = type { <8 x i32> }
%class.anon.5 = type { ptr, ptr }
%class.anon.10 = type { ptr, ptr }
%struct.Unaligned.6 = type { <32 x i8> }
%struct.Unaligned.7 = type { <16 x i8> }
%struct.Unaligned.13 = type { <8 x i8> }
%struct.Unaligned.11 = type { <8 x half> }
%struct.Unaligned.12 = type { <8 x i8> }
%struct.Unaligned.14 = type { i32 }
%struct.Unaligned.15 = type { <8 x float> }

$_ZN4Call5Array3setERK14XLA_FFI_Buffer = comdat any

$_ZNK4Call5sizesEl = comdat any

$_ZNK4Call8argumentIfEEPKT_l = comdat any

$_ZNK4Call6resultIcEEPT_l = comdat any

$_ZNK4Call8argumentIiEEPKT_l = comdat any

$_ZNK4Call12result_sizesEl = comdat any

$_ZNK4Call8argumentIhEEPKT_l = comdat any

$_ZNK4Call6resultIfEEPT_l = comdat any

@.str = private unnamed_addr constant [50 x i8] c"out of memory for what a product of numbers needs\00", align 1
@__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating = private unnamed_addr constant %struct.XLA_FFI_Error_Create_Args { i64 28, ptr null, ptr @.str, i32 8 }, align 8
@digits = external constant i32, align 4
@__const._ZL7prepareRK4Callll.total = private unnamed_addr constant %class.anon undef, align 1
@group = external constant i32, align 4
@has_offset = external constant i32, align 4
@zero = external constant i32, align 4
@stacked = external constant i32, align 4
@has_dot = external constant i32, align 4
@scale_kind = external constant i32, align 4
@__const._ZN12_GLOBAL__N_112lane_numbersEv.numbers = private unnamed_addr constant [16 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15], align 16
@nibbles = external constant i32, align 4
@bits = external constant i32, align 4
@has_table = external constant i32, align 4
@table = external constant [16 x i8], align 16
@flipped = external constant i32, align 4
@__const._ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi.halves = private unnamed_addr constant %class.anon.8 undef, align 1

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
  call void @llvm.lifetime.start.p0(ptr %4) #21
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
  call void @llvm.lifetime.end.p0(ptr %4) #21
  br label %249

42:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %5) #21
  %43 = load ptr, ptr %3, align 8, !tbaa !10
  %44 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %43, i32 0, i32 2
  %45 = load ptr, ptr %44, align 8, !tbaa !38
  store ptr %45, ptr %5, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %6) #21
  %46 = call noalias ptr @malloc(i64 noundef 512) #22
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
  call void @llvm.lifetime.start.p0(ptr %8) #21
  %53 = load ptr, ptr %6, align 8, !tbaa !40
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %53, i32 0, i32 12
  store ptr %54, ptr %8, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %9) #21
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
  call void @llvm.lifetime.end.p0(ptr %9) #21
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
  call void @llvm.lifetime.start.p0(ptr %10) #21
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
  call void @llvm.lifetime.end.p0(ptr %10) #21
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
  call void @llvm.lifetime.start.p0(ptr %11) #21
  %105 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZL4planRK4Call(ptr dead_on_unwind writable sret(%struct.Plan) align 8 %11, ptr noundef nonnull align 8 dereferenceable(360) %105)
  call void @llvm.lifetime.start.p0(ptr %12) #21
  store i64 1, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #21
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
  call void @llvm.lifetime.start.p0(ptr %14) #21
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
  call void @llvm.lifetime.start.p0(ptr %15) #21
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
  call void @llvm.lifetime.start.p0(ptr %16) #21
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
  call void @llvm.lifetime.start.p0(ptr %17) #21
  %179 = load ptr, ptr %6, align 8, !tbaa !40
  %180 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %179, i32 0, i32 7
  %181 = load i64, ptr %180, align 8, !tbaa !78
  store i64 %181, ptr %17, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %18) #21
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
  call void @llvm.lifetime.start.p0(ptr %19) #21
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
  call void @llvm.lifetime.start.p0(ptr %20) #21
  store i64 0, ptr %20, align 8, !tbaa !44
  br label %203

203:                                              ; preds = %218, %125
  %204 = load i64, ptr %20, align 8, !tbaa !44
  %205 = load i64, ptr %18, align 8, !tbaa !44
  %206 = icmp slt i64 %204, %205
  br i1 %206, label %208, label %207

207:                                              ; preds = %203
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #21
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
  call void @llvm.lifetime.start.p0(ptr %22) #21
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
  call void @llvm.lifetime.end.p0(ptr %22) #21
  call void @llvm.lifetime.end.p0(ptr %19) #21
  call void @llvm.lifetime.end.p0(ptr %18) #21
  call void @llvm.lifetime.end.p0(ptr %17) #21
  call void @llvm.lifetime.end.p0(ptr %16) #21
  call void @llvm.lifetime.end.p0(ptr %15) #21
  call void @llvm.lifetime.end.p0(ptr %14) #21
  call void @llvm.lifetime.end.p0(ptr %13) #21
  call void @llvm.lifetime.end.p0(ptr %12) #21
  call void @llvm.lifetime.end.p0(ptr %11) #21
  call void @llvm.lifetime.end.p0(ptr %8) #21
  br label %248

248:                                              ; preds = %246, %49
  call void @llvm.lifetime.end.p0(ptr %6) #21
  call void @llvm.lifetime.end.p0(ptr %5) #21
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
  call void @llvm.lifetime.start.p0(ptr %3) #21
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating, i64 32, i1 false)
  %4 = load ptr, ptr %2, align 8, !tbaa !39
  %5 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %4, i32 0, i32 4
  %6 = load ptr, ptr %5, align 8, !tbaa !95
  %7 = call noundef ptr %6(ptr noundef %3)
  call void @llvm.lifetime.end.p0(ptr %3) #21
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
  call void @llvm.lifetime.start.p0(ptr %5) #21
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
  call void @llvm.lifetime.end.p0(ptr %5) #21
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
  %6 = alloca i64, align 8
  store ptr %1, ptr %3, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %4) #21
  %7 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %8 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %7, i64 noundef 0)
  %9 = getelementptr inbounds i64, ptr %8, i64 0
  %10 = load i64, ptr %9, align 8, !tbaa !44
  store i64 %10, ptr %4, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %5) #21
  %11 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %12 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %11, i64 noundef 0)
  %13 = getelementptr inbounds i64, ptr %12, i64 1
  %14 = load i64, ptr %13, align 8, !tbaa !44
  store i64 %14, ptr %5, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #21
  %15 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %16 = call noundef i64 @_ZN12_GLOBAL__N_19strips_ofERK4Call(ptr noundef nonnull align 8 dereferenceable(360) %15)
  %17 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %18 = call noundef i64 @_ZN12_GLOBAL__N_18togetherERK4Call(ptr noundef nonnull align 8 dereferenceable(360) %17)
  %19 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %16, i64 noundef %18)
  store i64 %19, ptr %6, align 8, !tbaa !44
  %20 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 0
  %21 = load i64, ptr %6, align 8, !tbaa !44
  %22 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %23 = call noundef i64 @_ZN12_GLOBAL__N_118matrices_with_rowsERK4Call(ptr noundef nonnull align 8 dereferenceable(360) %22)
  %24 = mul nsw i64 %21, %23
  store i64 %24, ptr %20, align 8, !tbaa !65
  %25 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 1
  %26 = load i64, ptr %5, align 8, !tbaa !44
  %27 = mul nsw i64 %26, 16
  %28 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %29 = call noundef i64 @_ZN12_GLOBAL__N_18togetherERK4Call(ptr noundef nonnull align 8 dereferenceable(360) %28)
  %30 = mul nsw i64 %27, %29
  store i64 %30, ptr %25, align 8, !tbaa !67
  %31 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 2
  %32 = load i32, ptr @has_dot, align 4, !tbaa !6
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %34, label %36

34:                                               ; preds = %2
  %35 = load i64, ptr %4, align 8, !tbaa !44
  br label %37

36:                                               ; preds = %2
  br label %37

37:                                               ; preds = %36, %34
  %38 = phi i64 [ %35, %34 ], [ 0, %36 ]
  store i64 %38, ptr %31, align 8, !tbaa !68
  %39 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 3
  %40 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %40, ptr %39, align 8, !tbaa !69
  call void @llvm.lifetime.end.p0(ptr %6) #21
  call void @llvm.lifetime.end.p0(ptr %5) #21
  call void @llvm.lifetime.end.p0(ptr %4) #21
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
  call void @llvm.lifetime.start.p0(ptr %6) #21
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
  call void @llvm.lifetime.end.p0(ptr %6) #21
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
  call void @free(ptr noundef %12) #21
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
  call void @llvm.lifetime.start.p0(ptr %3) #21
  %17 = load ptr, ptr %2, align 8, !tbaa !40
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %17, i32 0, i32 0
  store i64 1, ptr %4, align 8, !tbaa !44
  %19 = load i64, ptr %4, align 8
  %20 = atomicrmw add ptr %18, i64 %19 monotonic, align 8
  store i64 %20, ptr %5, align 8
  %21 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %21, ptr %3, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #21
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
  call void @llvm.lifetime.start.p0(ptr %7) #21
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
  call void @llvm.lifetime.end.p0(ptr %7) #21
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
  call void @llvm.lifetime.start.p0(ptr %12) #21
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
  call void @llvm.lifetime.end.p0(ptr %12) #21
  store i32 0, ptr %10, align 4
  br label %100

100:                                              ; preds = %94, %58, %29
  call void @llvm.lifetime.end.p0(ptr %6) #21
  call void @llvm.lifetime.end.p0(ptr %3) #21
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
define internal void @_ZL7prepareRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2) #7 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca [2 x <16 x float>], align 64
  %16 = alloca i32, align 4
  %17 = alloca i8, align 1
  %18 = alloca i8, align 1
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca <16 x i32>, align 64
  %22 = alloca [2 x <16 x i32>], align 64
  %23 = alloca [2 x <16 x i32>], align 64
  %24 = alloca i32, align 4
  %25 = alloca <16 x float>, align 64
  %26 = alloca <16 x i32>, align 64
  %27 = alloca i32, align 4
  %28 = alloca <16 x i8>, align 16
  %29 = alloca %class.anon, align 1
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #21
  %33 = load i32, ptr @digits, align 4, !tbaa !6
  %34 = icmp eq i32 %33, 3
  br i1 %34, label %35, label %36

35:                                               ; preds = %3
  br label %41

36:                                               ; preds = %3
  %37 = load i32, ptr @digits, align 4, !tbaa !6
  %38 = icmp eq i32 %37, 2
  %39 = zext i1 %38 to i64
  %40 = select i1 %38, i32 32639, i32 127
  br label %41

41:                                               ; preds = %36, %35
  %42 = phi i32 [ 8355700, %35 ], [ %40, %36 ]
  %43 = sitofp i32 %42 to float
  store float %43, ptr %7, align 4, !tbaa !117
  call void @llvm.lifetime.start.p0(ptr %8) #21
  store i32 226492416, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %9) #21
  store i32 2139095040, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #21
  %44 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %45 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %44, i64 noundef 0)
  %46 = getelementptr inbounds i64, ptr %45, i64 1
  %47 = load i64, ptr %46, align 8, !tbaa !44
  %48 = sdiv i64 %47, 32
  store i64 %48, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #21
  %49 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %50 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %49, i64 noundef 0)
  %51 = load i64, ptr %5, align 8, !tbaa !44
  %52 = load i64, ptr %10, align 8, !tbaa !44
  %53 = mul nsw i64 %51, %52
  %54 = mul nsw i64 %53, 32
  %55 = getelementptr inbounds float, ptr %50, i64 %54
  store ptr %55, ptr %11, align 8, !tbaa !119
  call void @llvm.lifetime.start.p0(ptr %12) #21
  %56 = load i64, ptr %5, align 8, !tbaa !44
  %57 = load i64, ptr %10, align 8, !tbaa !44
  %58 = mul nsw i64 %56, %57
  store i64 %58, ptr %12, align 8, !tbaa !44
  br label %59

59:                                               ; preds = %255, %41
  %60 = load i64, ptr %12, align 8, !tbaa !44
  %61 = load i64, ptr %6, align 8, !tbaa !44
  %62 = load i64, ptr %10, align 8, !tbaa !44
  %63 = mul nsw i64 %61, %62
  %64 = icmp slt i64 %60, %63
  br i1 %64, label %66, label %65

65:                                               ; preds = %59
  store i32 2, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #21
  br label %260

66:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(ptr %14) #21
  %67 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %68 = load i64, ptr %12, align 8, !tbaa !44
  %69 = load i64, ptr %10, align 8, !tbaa !44
  %70 = srem i64 %68, %69
  %71 = load i64, ptr %12, align 8, !tbaa !44
  %72 = load i64, ptr %10, align 8, !tbaa !44
  %73 = sdiv i64 %71, %72
  %74 = call noundef ptr @_ZN12_GLOBAL__N_110records_ofERK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %67, i64 noundef %70, i64 noundef %73)
  store ptr %74, ptr %14, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %15) #21
  %75 = load ptr, ptr %11, align 8, !tbaa !119
  %76 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %75)
  store <16 x float> %76, ptr %15, align 64, !tbaa !123
  %77 = getelementptr inbounds <16 x float>, ptr %15, i64 1
  %78 = load ptr, ptr %11, align 8, !tbaa !119
  %79 = getelementptr inbounds float, ptr %78, i64 16
  %80 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %79)
  store <16 x float> %80, ptr %77, align 64, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %16) #21
  %81 = getelementptr inbounds [2 x <16 x float>], ptr %15, i64 0, i64 0
  %82 = load <16 x float>, ptr %81, align 64, !tbaa !123
  %83 = bitcast <16 x float> %82 to <16 x i32>
  %84 = and <16 x i32> %83, splat (i32 2147483647)
  %85 = getelementptr inbounds [2 x <16 x float>], ptr %15, i64 0, i64 1
  %86 = load <16 x float>, ptr %85, align 64, !tbaa !123
  %87 = bitcast <16 x float> %86 to <16 x i32>
  %88 = and <16 x i32> %87, splat (i32 2147483647)
  %89 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %84, <16 x i32> %88)
  %90 = call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %89)
  store i32 %90, ptr %16, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %17) #21
  %91 = load i32, ptr %16, align 4, !tbaa !6
  %92 = icmp ult i32 %91, 2139095040
  %93 = zext i1 %92 to i8
  store i8 %93, ptr %17, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %18) #21
  %94 = load i32, ptr %16, align 4, !tbaa !6
  %95 = icmp ult i32 %94, 226492416
  %96 = zext i1 %95 to i8
  store i8 %96, ptr %18, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %19) #21
  %97 = load float, ptr %16, align 4, !tbaa !123
  %98 = load float, ptr %7, align 4, !tbaa !117
  %99 = fdiv float 1.000000e+00, %98
  %100 = fmul float %97, %99
  store float %100, ptr %19, align 4, !tbaa !117
  call void @llvm.lifetime.start.p0(ptr %20) #21
  %101 = load float, ptr %19, align 4, !tbaa !117
  %102 = fdiv float 1.000000e+00, %101
  store float %102, ptr %20, align 4, !tbaa !117
  %103 = load i8, ptr %18, align 1, !tbaa !92, !range !94, !noundef !46
  %104 = trunc i8 %103 to i1
  br i1 %104, label %105, label %106

105:                                              ; preds = %66
  br label %114

106:                                              ; preds = %66
  %107 = load i8, ptr %17, align 1, !tbaa !92, !range !94, !noundef !46
  %108 = trunc i8 %107 to i1
  br i1 %108, label %109, label %111

109:                                              ; preds = %106
  %110 = load float, ptr %19, align 4, !tbaa !117
  br label %112

111:                                              ; preds = %106
  br label %112

112:                                              ; preds = %111, %109
  %113 = phi float [ %110, %109 ], [ 0x7FF8000000000000, %111 ]
  br label %114

114:                                              ; preds = %112, %105
  %115 = phi float [ 0.000000e+00, %105 ], [ %113, %112 ]
  %116 = load ptr, ptr %14, align 8, !tbaa !121
  %117 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %116, i32 0, i32 0
  store float %115, ptr %117, align 4, !tbaa !117
  call void @llvm.lifetime.start.p0(ptr %21) #21
  %118 = load i8, ptr %17, align 1, !tbaa !92, !range !94, !noundef !46
  %119 = trunc i8 %118 to i1
  br i1 %119, label %120, label %124

120:                                              ; preds = %114
  %121 = load i8, ptr %18, align 1, !tbaa !92, !range !94, !noundef !46
  %122 = trunc i8 %121 to i1
  %123 = xor i1 %122, true
  br label %124

124:                                              ; preds = %120, %114
  %125 = phi i1 [ false, %114 ], [ %123, %120 ]
  %126 = zext i1 %125 to i32
  %127 = insertelement <16 x i32> poison, i32 %126, i64 0
  %128 = shufflevector <16 x i32> %127, <16 x i32> poison, <16 x i32> zeroinitializer
  %129 = sub <16 x i32> zeroinitializer, %128
  store <16 x i32> %129, ptr %21, align 64, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %22) #21
  call void @llvm.lifetime.start.p0(ptr %23) #21
  call void @llvm.lifetime.start.p0(ptr %24) #21
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %130

130:                                              ; preds = %188, %124
  %131 = load i32, ptr %24, align 4, !tbaa !6
  %132 = icmp slt i32 %131, 2
  br i1 %132, label %134, label %133

133:                                              ; preds = %130
  store i32 5, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #21
  br label %191

134:                                              ; preds = %130
  call void @llvm.lifetime.start.p0(ptr %25) #21
  %135 = load <16 x i32>, ptr %21, align 64, !tbaa !123
  %136 = load i32, ptr %24, align 4, !tbaa !6
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [2 x <16 x float>], ptr %15, i64 0, i64 %137
  %139 = load <16 x float>, ptr %138, align 64, !tbaa !123
  %140 = load float, ptr %20, align 4, !tbaa !117
  %141 = insertelement <16 x float> poison, float %140, i64 0
  %142 = shufflevector <16 x float> %141, <16 x float> poison, <16 x i32> zeroinitializer
  %143 = fmul <16 x float> %139, %142
  %144 = icmp slt <16 x i32> %135, zeroinitializer
  %145 = select <16 x i1> %144, <16 x float> %143, <16 x float> zeroinitializer
  store <16 x float> %145, ptr %25, align 64, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %26) #21
  %146 = load <16 x float>, ptr %25, align 64, !tbaa !123
  %147 = call <16 x float> @llvm.rint.v16f32(<16 x float> %146)
  %148 = fptosi <16 x float> %147 to <16 x i32>
  store <16 x i32> %148, ptr %26, align 64, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %27) #21
  store i32 0, ptr %27, align 4, !tbaa !6
  br label %149

149:                                              ; preds = %184, %134
  %150 = load i32, ptr %27, align 4, !tbaa !6
  %151 = load i32, ptr @digits, align 4, !tbaa !6
  %152 = icmp slt i32 %150, %151
  br i1 %152, label %154, label %153

153:                                              ; preds = %149
  store i32 8, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #21
  br label %187

154:                                              ; preds = %149
  call void @llvm.lifetime.start.p0(ptr %28) #21
  %155 = load <16 x i32>, ptr %26, align 64, !tbaa !123
  %156 = trunc <16 x i32> %155 to <16 x i8>
  store <16 x i8> %156, ptr %28, align 16, !tbaa !123
  %157 = load ptr, ptr %14, align 8, !tbaa !121
  %158 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %157, i32 0, i32 5
  %159 = load i32, ptr %27, align 4, !tbaa !6
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [0 x [32 x i8]], ptr %158, i64 0, i64 %160
  %162 = getelementptr inbounds [32 x i8], ptr %161, i64 0, i64 0
  %163 = load i32, ptr %24, align 4, !tbaa !6
  %164 = mul nsw i32 16, %163
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds i8, ptr %162, i64 %165
  %167 = load <16 x i8>, ptr %28, align 16, !tbaa !123
  call void @_ZN12_GLOBAL__N_15storeIDv16_aEEvPvT_(ptr noundef %166, <16 x i8> noundef %167)
  %168 = load <16 x i32>, ptr %26, align 64, !tbaa !123
  %169 = add <16 x i32> %168, splat (i32 128)
  %170 = ashr <16 x i32> %169, splat (i32 8)
  store <16 x i32> %170, ptr %26, align 64, !tbaa !123
  %171 = load i32, ptr %27, align 4, !tbaa !6
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %183

173:                                              ; preds = %154
  %174 = load <16 x i8>, ptr %28, align 16, !tbaa !123
  %175 = sext <16 x i8> %174 to <16 x i32>
  %176 = load i32, ptr %24, align 4, !tbaa !6
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [2 x <16 x i32>], ptr %23, i64 0, i64 %177
  store <16 x i32> %175, ptr %178, align 64, !tbaa !123
  %179 = load <16 x i32>, ptr %26, align 64, !tbaa !123
  %180 = load i32, ptr %24, align 4, !tbaa !6
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [2 x <16 x i32>], ptr %22, i64 0, i64 %181
  store <16 x i32> %179, ptr %182, align 64, !tbaa !123
  br label %183

183:                                              ; preds = %173, %154
  call void @llvm.lifetime.end.p0(ptr %28) #21
  br label %184

184:                                              ; preds = %183
  %185 = load i32, ptr %27, align 4, !tbaa !6
  %186 = add nsw i32 %185, 1
  store i32 %186, ptr %27, align 4, !tbaa !6
  br label %149, !llvm.loop !124

187:                                              ; preds = %153
  call void @llvm.lifetime.end.p0(ptr %26) #21
  call void @llvm.lifetime.end.p0(ptr %25) #21
  br label %188

188:                                              ; preds = %187
  %189 = load i32, ptr %24, align 4, !tbaa !6
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %24, align 4, !tbaa !6
  br label %130, !llvm.loop !126

191:                                              ; preds = %133
  call void @llvm.lifetime.start.p0(ptr %29) #21
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %29, ptr align 1 @__const._ZL7prepareRK4Callll.total, i64 1, i1 false)
  call void @llvm.lifetime.start.p0(ptr %30) #21
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %192

192:                                              ; preds = %251, %191
  %193 = load i32, ptr %30, align 4, !tbaa !6
  %194 = load i32, ptr @group, align 4, !tbaa !6
  %195 = sdiv i32 32, %194
  %196 = icmp slt i32 %193, %195
  br i1 %196, label %198, label %197

197:                                              ; preds = %192
  store i32 11, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #21
  br label %254

198:                                              ; preds = %192
  call void @llvm.lifetime.start.p0(ptr %31) #21
  %199 = getelementptr inbounds [2 x <16 x i32>], ptr %22, i64 0, i64 0
  %200 = load i32, ptr %30, align 4, !tbaa !6
  %201 = call noundef i32 @"_ZZL7prepareRK4CallllENK3$_0clEPKDv16_ii"(ptr noundef nonnull align 1 dereferenceable(1) %29, ptr noundef %199, i32 noundef %200)
  store i32 %201, ptr %31, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %32) #21
  %202 = getelementptr inbounds [2 x <16 x i32>], ptr %23, i64 0, i64 0
  %203 = load i32, ptr %30, align 4, !tbaa !6
  %204 = call noundef i32 @"_ZZL7prepareRK4CallllENK3$_0clEPKDv16_ii"(ptr noundef nonnull align 1 dereferenceable(1) %29, ptr noundef %202, i32 noundef %203)
  store i32 %204, ptr %32, align 4, !tbaa !6
  %205 = load i32, ptr @has_offset, align 4, !tbaa !6
  %206 = icmp ne i32 %205, 0
  br i1 %206, label %207, label %222

207:                                              ; preds = %198
  %208 = load i32, ptr %31, align 4, !tbaa !6
  %209 = mul nsw i32 %208, 256
  %210 = load i32, ptr %32, align 4, !tbaa !6
  %211 = add nsw i32 %209, %210
  %212 = sitofp i32 %211 to float
  %213 = load ptr, ptr %14, align 8, !tbaa !121
  %214 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %213, i32 0, i32 0
  %215 = load float, ptr %214, align 4, !tbaa !117
  %216 = fmul float %212, %215
  %217 = load ptr, ptr %14, align 8, !tbaa !121
  %218 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %217, i32 0, i32 1
  %219 = load i32, ptr %30, align 4, !tbaa !6
  %220 = sext i32 %219 to i64
  %221 = getelementptr inbounds [2 x float], ptr %218, i64 0, i64 %220
  store float %216, ptr %221, align 4, !tbaa !117
  br label %222

222:                                              ; preds = %207, %198
  %223 = load i32, ptr @zero, align 4, !tbaa !6
  %224 = icmp ne i32 %223, 0
  br i1 %224, label %225, label %250

225:                                              ; preds = %222
  %226 = load i32, ptr @digits, align 4, !tbaa !6
  %227 = icmp sgt i32 %226, 1
  br i1 %227, label %228, label %233

228:                                              ; preds = %225
  %229 = load i32, ptr %31, align 4, !tbaa !6
  %230 = load i32, ptr @zero, align 4, !tbaa !6
  %231 = sub nsw i32 0, %230
  %232 = mul nsw i32 %229, %231
  br label %234

233:                                              ; preds = %225
  br label %234

234:                                              ; preds = %233, %228
  %235 = phi i32 [ %232, %228 ], [ 0, %233 ]
  %236 = load ptr, ptr %14, align 8, !tbaa !121
  %237 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %236, i32 0, i32 2
  %238 = load i32, ptr %30, align 4, !tbaa !6
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds [2 x i32], ptr %237, i64 0, i64 %239
  store i32 %235, ptr %240, align 4, !tbaa !6
  %241 = load i32, ptr %32, align 4, !tbaa !6
  %242 = load i32, ptr @zero, align 4, !tbaa !6
  %243 = sub nsw i32 0, %242
  %244 = mul nsw i32 %241, %243
  %245 = load ptr, ptr %14, align 8, !tbaa !121
  %246 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %245, i32 0, i32 3
  %247 = load i32, ptr %30, align 4, !tbaa !6
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds [2 x i32], ptr %246, i64 0, i64 %248
  store i32 %244, ptr %249, align 4, !tbaa !6
  br label %250

250:                                              ; preds = %234, %222
  call void @llvm.lifetime.end.p0(ptr %32) #21
  call void @llvm.lifetime.end.p0(ptr %31) #21
  br label %251

251:                                              ; preds = %250
  %252 = load i32, ptr %30, align 4, !tbaa !6
  %253 = add nsw i32 %252, 1
  store i32 %253, ptr %30, align 4, !tbaa !6
  br label %192, !llvm.loop !127

254:                                              ; preds = %197
  call void @llvm.lifetime.end.p0(ptr %29) #21
  call void @llvm.lifetime.end.p0(ptr %23) #21
  call void @llvm.lifetime.end.p0(ptr %22) #21
  call void @llvm.lifetime.end.p0(ptr %21) #21
  call void @llvm.lifetime.end.p0(ptr %20) #21
  call void @llvm.lifetime.end.p0(ptr %19) #21
  call void @llvm.lifetime.end.p0(ptr %18) #21
  call void @llvm.lifetime.end.p0(ptr %17) #21
  call void @llvm.lifetime.end.p0(ptr %16) #21
  call void @llvm.lifetime.end.p0(ptr %15) #21
  call void @llvm.lifetime.end.p0(ptr %14) #21
  br label %255

255:                                              ; preds = %254
  %256 = load i64, ptr %12, align 8, !tbaa !44
  %257 = add nsw i64 %256, 1
  store i64 %257, ptr %12, align 8, !tbaa !44
  %258 = load ptr, ptr %11, align 8, !tbaa !119
  %259 = getelementptr inbounds float, ptr %258, i64 32
  store ptr %259, ptr %11, align 8, !tbaa !119
  br label %59, !llvm.loop !128

260:                                              ; preds = %65
  call void @llvm.lifetime.end.p0(ptr %11) #21
  call void @llvm.lifetime.end.p0(ptr %10) #21
  call void @llvm.lifetime.end.p0(ptr %9) #21
  call void @llvm.lifetime.end.p0(ptr %8) #21
  call void @llvm.lifetime.end.p0(ptr %7) #21
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef zeroext i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca %class.anon.1, align 8
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  %8 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %9 = load i64, ptr %5, align 8, !tbaa !44
  %10 = load i64, ptr %6, align 8, !tbaa !44
  %11 = getelementptr inbounds nuw %class.anon.1, ptr %7, i32 0, i32 0
  %12 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  store ptr %12, ptr %11, align 8, !tbaa !42
  %13 = getelementptr inbounds nuw %class.anon.1, ptr %7, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  call void @"_ZN12_GLOBAL__N_19for_partsIZL5pieceRK4CallllE3$_0EEvS3_llT_"(ptr noundef nonnull align 8 dereferenceable(360) %8, i64 noundef %9, i64 noundef %10, ptr %14)
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

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef ptr @_ZN12_GLOBAL__N_110records_ofERK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2) #8 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  %7 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %8 = call noundef ptr @_ZNK4Call6resultIcEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %7, i64 noundef 1)
  %9 = load i64, ptr %5, align 8, !tbaa !44
  %10 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %11 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %10, i64 noundef 0)
  %12 = getelementptr inbounds i64, ptr %11, i64 0
  %13 = load i64, ptr %12, align 8, !tbaa !44
  %14 = mul nsw i64 %9, %13
  %15 = load i64, ptr %6, align 8, !tbaa !44
  %16 = add nsw i64 %14, %15
  %17 = load i32, ptr @digits, align 4, !tbaa !6
  %18 = mul nsw i32 %17, 32
  %19 = sext i32 %18 to i64
  %20 = add i64 32, %19
  %21 = mul i64 %16, %20
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 %21
  ret ptr %22
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %0) #9 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned, ptr %3, i32 0, i32 0
  %5 = load <16 x float>, ptr %4, align 1, !tbaa !123
  ret <16 x float> %5
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i32> @llvm.umax.v16i32(<16 x i32>, <16 x i32>) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.umax.v16i32(<16 x i32>) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.rint.v16f32(<16 x float>) #10

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15storeIDv16_aEEvPvT_(ptr noundef %0, <16 x i8> noundef %1) #12 {
  %3 = alloca ptr, align 8
  %4 = alloca <16 x i8>, align 16
  store ptr %0, ptr %3, align 8, !tbaa !49
  store <16 x i8> %1, ptr %4, align 16, !tbaa !123
  %5 = load <16 x i8>, ptr %4, align 16, !tbaa !123
  %6 = load ptr, ptr %3, align 8, !tbaa !49
  %7 = getelementptr inbounds nuw %struct.Unaligned.0, ptr %6, i32 0, i32 0
  store <16 x i8> %5, ptr %7, align 1, !tbaa !123
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef i32 @"_ZZL7prepareRK4CallllENK3$_0clEPKDv16_ii"(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i32 noundef %2) #3 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !49
  store ptr %1, ptr %5, align 8, !tbaa !49
  store i32 %2, ptr %6, align 4, !tbaa !6
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr @group, align 4, !tbaa !6
  %9 = icmp eq i32 %8, 16
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = load ptr, ptr %5, align 8, !tbaa !49
  %12 = load i32, ptr %6, align 4, !tbaa !6
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds <16 x i32>, ptr %11, i64 %13
  %15 = load <16 x i32>, ptr %14, align 64, !tbaa !123
  br label %24

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8, !tbaa !49
  %18 = getelementptr inbounds <16 x i32>, ptr %17, i64 0
  %19 = load <16 x i32>, ptr %18, align 64, !tbaa !123
  %20 = load ptr, ptr %5, align 8, !tbaa !49
  %21 = getelementptr inbounds <16 x i32>, ptr %20, i64 1
  %22 = load <16 x i32>, ptr %21, align 64, !tbaa !123
  %23 = add <16 x i32> %19, %22
  br label %24

24:                                               ; preds = %16, %10
  %25 = phi <16 x i32> [ %15, %10 ], [ %23, %16 ]
  %26 = call i32 @llvm.vector.reduce.add.v16i32(<16 x i32> %25)
  ret i32 %26
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v16i32(<16 x i32>) #11

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @"_ZN12_GLOBAL__N_19for_partsIZL5pieceRK4CallllE3$_0EEvS3_llT_"(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2, ptr %3) #8 {
  %5 = alloca %class.anon.1, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca %class.anon.2, align 8
  %12 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 0
  store ptr %3, ptr %12, align 8
  store ptr %0, ptr %6, align 8, !tbaa !42
  store i64 %1, ptr %7, align 8, !tbaa !44
  store i64 %2, ptr %8, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %9) #21
  %13 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %14 = call noundef i64 @_ZN12_GLOBAL__N_118matrices_with_rowsERK4Call(ptr noundef nonnull align 8 dereferenceable(360) %13)
  store i64 %14, ptr %9, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %10) #21
  store i64 0, ptr %10, align 8, !tbaa !44
  %15 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %16 = getelementptr inbounds nuw %class.anon.2, ptr %11, i32 0, i32 0
  store ptr %7, ptr %16, align 8, !tbaa !129
  %17 = getelementptr inbounds nuw %class.anon.2, ptr %11, i32 0, i32 1
  store ptr %10, ptr %17, align 8, !tbaa !129
  %18 = getelementptr inbounds nuw %class.anon.2, ptr %11, i32 0, i32 2
  store ptr %9, ptr %18, align 8, !tbaa !129
  %19 = getelementptr inbounds nuw %class.anon.2, ptr %11, i32 0, i32 3
  store ptr %8, ptr %19, align 8, !tbaa !129
  %20 = getelementptr inbounds nuw %class.anon.2, ptr %11, i32 0, i32 4
  store ptr %5, ptr %20, align 8, !tbaa !49
  call void @"_ZN12_GLOBAL__N_115for_each_matrixIZNS_9for_partsIZL5pieceRK4CallllE3$_0EEvS4_llT_EUlNS_4RowsEE_EEvS4_S6_"(ptr noundef nonnull align 8 dereferenceable(360) %15, ptr noundef byval(%class.anon.2) align 8 %11)
  call void @llvm.lifetime.end.p0(ptr %10) #21
  call void @llvm.lifetime.end.p0(ptr %9) #21
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_118matrices_with_rowsERK4Call(ptr noundef nonnull align 8 dereferenceable(360) %0) #8 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca %class.anon.3, align 8
  store ptr %0, ptr %2, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %3) #21
  store i64 0, ptr %3, align 8, !tbaa !44
  %5 = load ptr, ptr %2, align 8, !tbaa !42, !nonnull !46, !align !47
  %6 = getelementptr inbounds nuw %class.anon.3, ptr %4, i32 0, i32 0
  store ptr %3, ptr %6, align 8, !tbaa !129
  %7 = getelementptr inbounds nuw %class.anon.3, ptr %4, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  call void @_ZN12_GLOBAL__N_115for_each_matrixIZNS_18matrices_with_rowsERK4CallEUlNS_4RowsEE_EEvS3_T_(ptr noundef nonnull align 8 dereferenceable(360) %5, ptr %8)
  %9 = load i64, ptr %3, align 8, !tbaa !44
  %10 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %9, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr %3) #21
  ret i64 %10
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @"_ZN12_GLOBAL__N_115for_each_matrixIZNS_9for_partsIZL5pieceRK4CallllE3$_0EEvS4_llT_EUlNS_4RowsEE_EEvS4_S6_"(ptr noundef nonnull align 8 dereferenceable(360) %0, ptr noundef byval(%class.anon.2) align 8 %1) #8 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca %"struct.(anonymous namespace)::Rows", align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca %"struct.(anonymous namespace)::Rows", align 8
  store ptr %0, ptr %3, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %4) #21
  %11 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %12 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %11, i64 noundef 0)
  %13 = getelementptr inbounds i64, ptr %12, i64 0
  %14 = load i64, ptr %13, align 8, !tbaa !44
  store i64 %14, ptr %4, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %5) #21
  store i64 0, ptr %5, align 8, !tbaa !44
  %15 = load i32, ptr @stacked, align 4, !tbaa !6
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %22, label %17

17:                                               ; preds = %2
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %6, i32 0, i32 0
  store i64 0, ptr %18, align 8, !tbaa !130
  %19 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %6, i32 0, i32 1
  store i64 0, ptr %19, align 8, !tbaa !132
  %20 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %6, i32 0, i32 2
  %21 = load i64, ptr %4, align 8, !tbaa !44
  store i64 %21, ptr %20, align 8, !tbaa !133
  call void @"_ZZN12_GLOBAL__N_19for_partsIZL5pieceRK4CallllE3$_0EEvS3_llT_ENKUlNS_4RowsEE_clES6_"(ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef byval(%"struct.(anonymous namespace)::Rows") align 8 %6)
  store i32 1, ptr %7, align 4
  br label %58

22:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %8) #21
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
  call void @llvm.lifetime.end.p0(ptr %8) #21
  br label %57

31:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %9) #21
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
  store i64 %45, ptr %44, align 8, !tbaa !130
  %46 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %10, i32 0, i32 1
  %47 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %47, ptr %46, align 8, !tbaa !132
  %48 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %10, i32 0, i32 2
  %49 = load i64, ptr %9, align 8, !tbaa !44
  store i64 %49, ptr %48, align 8, !tbaa !133
  call void @"_ZZN12_GLOBAL__N_19for_partsIZL5pieceRK4CallllE3$_0EEvS3_llT_ENKUlNS_4RowsEE_clES6_"(ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef byval(%"struct.(anonymous namespace)::Rows") align 8 %10)
  br label %50

50:                                               ; preds = %43, %31
  %51 = load i64, ptr %5, align 8, !tbaa !44
  %52 = load i64, ptr %9, align 8, !tbaa !44
  %53 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %51, i64 noundef %52)
  store i64 %53, ptr %5, align 8, !tbaa !44
  call void @llvm.lifetime.end.p0(ptr %9) #21
  br label %54

54:                                               ; preds = %50
  %55 = load i64, ptr %8, align 8, !tbaa !44
  %56 = add nsw i64 %55, 1
  store i64 %56, ptr %8, align 8, !tbaa !44
  br label %23, !llvm.loop !134

57:                                               ; preds = %30
  store i32 0, ptr %7, align 4
  br label %58

58:                                               ; preds = %57, %17
  call void @llvm.lifetime.end.p0(ptr %5) #21
  call void @llvm.lifetime.end.p0(ptr %4) #21
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
define internal void @_ZN12_GLOBAL__N_115for_each_matrixIZNS_18matrices_with_rowsERK4CallEUlNS_4RowsEE_EEvS3_T_(ptr noundef nonnull align 8 dereferenceable(360) %0, ptr %1) #8 {
  %3 = alloca %class.anon.3, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca %"struct.(anonymous namespace)::Rows", align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca %"struct.(anonymous namespace)::Rows", align 8
  %12 = getelementptr inbounds nuw %class.anon.3, ptr %3, i32 0, i32 0
  store ptr %1, ptr %12, align 8
  store ptr %0, ptr %4, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %5) #21
  %13 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %14 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %13, i64 noundef 0)
  %15 = getelementptr inbounds i64, ptr %14, i64 0
  %16 = load i64, ptr %15, align 8, !tbaa !44
  store i64 %16, ptr %5, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #21
  store i64 0, ptr %6, align 8, !tbaa !44
  %17 = load i32, ptr @stacked, align 4, !tbaa !6
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %24, label %19

19:                                               ; preds = %2
  %20 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %7, i32 0, i32 0
  store i64 0, ptr %20, align 8, !tbaa !130
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %7, i32 0, i32 1
  store i64 0, ptr %21, align 8, !tbaa !132
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %7, i32 0, i32 2
  %23 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %23, ptr %22, align 8, !tbaa !133
  call void @_ZZN12_GLOBAL__N_118matrices_with_rowsERK4CallENKUlNS_4RowsEE_clES3_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef byval(%"struct.(anonymous namespace)::Rows") align 8 %7)
  store i32 1, ptr %8, align 4
  br label %60

24:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %9) #21
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
  call void @llvm.lifetime.end.p0(ptr %9) #21
  br label %59

33:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %10) #21
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
  store i64 %47, ptr %46, align 8, !tbaa !130
  %48 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %11, i32 0, i32 1
  %49 = load i64, ptr %6, align 8, !tbaa !44
  store i64 %49, ptr %48, align 8, !tbaa !132
  %50 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %11, i32 0, i32 2
  %51 = load i64, ptr %10, align 8, !tbaa !44
  store i64 %51, ptr %50, align 8, !tbaa !133
  call void @_ZZN12_GLOBAL__N_118matrices_with_rowsERK4CallENKUlNS_4RowsEE_clES3_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef byval(%"struct.(anonymous namespace)::Rows") align 8 %11)
  br label %52

52:                                               ; preds = %45, %33
  %53 = load i64, ptr %6, align 8, !tbaa !44
  %54 = load i64, ptr %10, align 8, !tbaa !44
  %55 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %53, i64 noundef %54)
  store i64 %55, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.end.p0(ptr %10) #21
  br label %56

56:                                               ; preds = %52
  %57 = load i64, ptr %9, align 8, !tbaa !44
  %58 = add nsw i64 %57, 1
  store i64 %58, ptr %9, align 8, !tbaa !44
  br label %25, !llvm.loop !135

59:                                               ; preds = %32
  store i32 0, ptr %8, align 4
  br label %60

60:                                               ; preds = %59, %19
  call void @llvm.lifetime.end.p0(ptr %6) #21
  call void @llvm.lifetime.end.p0(ptr %5) #21
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

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZZN12_GLOBAL__N_118matrices_with_rowsERK4CallENKUlNS_4RowsEE_clES3_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef byval(%"struct.(anonymous namespace)::Rows") align 8 %1) #3 align 2 {
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %class.anon.3, ptr %4, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8, !tbaa !136, !nonnull !46, !align !47
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
  call void @llvm.lifetime.start.p0(ptr %4) #21
  %8 = getelementptr inbounds nuw %class.anon.2, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8, !tbaa !138, !nonnull !46, !align !47
  %10 = load i64, ptr %9, align 8, !tbaa !44
  %11 = getelementptr inbounds nuw %class.anon.2, ptr %7, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8, !tbaa !140, !nonnull !46, !align !47
  %13 = load i64, ptr %12, align 8, !tbaa !44
  %14 = sub nsw i64 %10, %13
  %15 = getelementptr inbounds nuw %class.anon.2, ptr %7, i32 0, i32 2
  %16 = load ptr, ptr %15, align 8, !tbaa !141, !nonnull !46, !align !47
  %17 = load i64, ptr %16, align 8, !tbaa !44
  %18 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %14, i64 noundef %17)
  store i64 %18, ptr %4, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %5) #21
  %19 = getelementptr inbounds nuw %class.anon.2, ptr %7, i32 0, i32 3
  %20 = load ptr, ptr %19, align 8, !tbaa !142, !nonnull !46, !align !47
  %21 = load i64, ptr %20, align 8, !tbaa !44
  %22 = getelementptr inbounds nuw %class.anon.2, ptr %7, i32 0, i32 1
  %23 = load ptr, ptr %22, align 8, !tbaa !140, !nonnull !46, !align !47
  %24 = load i64, ptr %23, align 8, !tbaa !44
  %25 = sub nsw i64 %21, %24
  %26 = getelementptr inbounds nuw %class.anon.2, ptr %7, i32 0, i32 2
  %27 = load ptr, ptr %26, align 8, !tbaa !141, !nonnull !46, !align !47
  %28 = load i64, ptr %27, align 8, !tbaa !44
  %29 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %25, i64 noundef %28)
  store i64 %29, ptr %5, align 8, !tbaa !44
  %30 = load i64, ptr %5, align 8, !tbaa !44
  %31 = load i64, ptr %4, align 8, !tbaa !44
  %32 = icmp sgt i64 %30, %31
  br i1 %32, label %33, label %38

33:                                               ; preds = %2
  %34 = getelementptr inbounds nuw %class.anon.2, ptr %7, i32 0, i32 4
  %35 = load ptr, ptr %34, align 8, !tbaa !143, !nonnull !46, !align !47
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !144
  %36 = load i64, ptr %4, align 8, !tbaa !44
  %37 = load i64, ptr %5, align 8, !tbaa !44
  call void @"_ZZL5pieceRK4CallllENK3$_0clEN12_GLOBAL__N_14RowsEll"(ptr noundef nonnull align 8 dereferenceable(8) %35, ptr noundef byval(%"struct.(anonymous namespace)::Rows") align 8 %6, i64 noundef %36, i64 noundef %37)
  br label %38

38:                                               ; preds = %33, %2
  %39 = getelementptr inbounds nuw %class.anon.2, ptr %7, i32 0, i32 1
  %40 = load ptr, ptr %39, align 8, !tbaa !140, !nonnull !46, !align !47
  %41 = load i64, ptr %40, align 8, !tbaa !44
  %42 = add nsw i64 %41, 1
  store i64 %42, ptr %40, align 8, !tbaa !44
  call void @llvm.lifetime.end.p0(ptr %5) #21
  call void @llvm.lifetime.end.p0(ptr %4) #21
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZL5pieceRK4CallllENK3$_0clEN12_GLOBAL__N_14RowsEll"(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef byval(%"struct.(anonymous namespace)::Rows") align 8 %1, i64 noundef %2, i64 noundef %3) #3 align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca %"struct.(anonymous namespace)::Rows", align 8
  %11 = alloca %"struct.(anonymous namespace)::Rows", align 8
  store ptr %0, ptr %5, align 8, !tbaa !49
  store i64 %2, ptr %6, align 8, !tbaa !44
  store i64 %3, ptr %7, align 8, !tbaa !44
  %12 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %8) #21
  %13 = load i64, ptr %6, align 8, !tbaa !44
  %14 = getelementptr inbounds nuw %class.anon.1, ptr %12, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8, !tbaa !145, !nonnull !46, !align !47
  %16 = call noundef i64 @_ZN12_GLOBAL__N_18togetherERK4Call(ptr noundef nonnull align 8 dereferenceable(360) %15)
  %17 = mul nsw i64 %13, %16
  store i64 %17, ptr %8, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %9) #21
  %18 = load i64, ptr %7, align 8, !tbaa !44
  %19 = getelementptr inbounds nuw %class.anon.1, ptr %12, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8, !tbaa !145, !nonnull !46, !align !47
  %21 = call noundef i64 @_ZN12_GLOBAL__N_18togetherERK4Call(ptr noundef nonnull align 8 dereferenceable(360) %20)
  %22 = mul nsw i64 %18, %21
  %23 = getelementptr inbounds nuw %class.anon.1, ptr %12, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8, !tbaa !145, !nonnull !46, !align !47
  %25 = call noundef i64 @_ZN12_GLOBAL__N_19strips_ofERK4Call(ptr noundef nonnull align 8 dereferenceable(360) %24)
  %26 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %22, i64 noundef %25)
  store i64 %26, ptr %9, align 8, !tbaa !44
  %27 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !133
  %29 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 1
  %30 = load i64, ptr %29, align 8, !tbaa !132
  %31 = sub nsw i64 %28, %30
  %32 = call noundef zeroext i1 @_ZN12_GLOBAL__N_18has_manyEl(i64 noundef %31)
  br i1 %32, label %33, label %38

33:                                               ; preds = %4
  %34 = getelementptr inbounds nuw %class.anon.1, ptr %12, i32 0, i32 0
  %35 = load ptr, ptr %34, align 8, !tbaa !145, !nonnull !46, !align !47
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !144
  %36 = load i64, ptr %8, align 8, !tbaa !44
  %37 = load i64, ptr %9, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_113multiply_manyERK4CallNS_4RowsEll(ptr noundef nonnull align 8 dereferenceable(360) %35, ptr noundef byval(%"struct.(anonymous namespace)::Rows") align 8 %10, i64 noundef %36, i64 noundef %37)
  br label %43

38:                                               ; preds = %4
  %39 = getelementptr inbounds nuw %class.anon.1, ptr %12, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8, !tbaa !145, !nonnull !46, !align !47
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !144
  %41 = load i64, ptr %8, align 8, !tbaa !44
  %42 = load i64, ptr %9, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_112multiply_fewERK4CallNS_4RowsEll(ptr noundef nonnull align 8 dereferenceable(360) %40, ptr noundef byval(%"struct.(anonymous namespace)::Rows") align 8 %11, i64 noundef %41, i64 noundef %42)
  br label %43

43:                                               ; preds = %38, %33
  call void @llvm.lifetime.end.p0(ptr %9) #21
  call void @llvm.lifetime.end.p0(ptr %8) #21
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_18togetherERK4Call(ptr noundef nonnull align 8 dereferenceable(360) %0) #8 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !42
  %3 = load i32, ptr @stacked, align 4, !tbaa !6
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %11, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr %2, align 8, !tbaa !42, !nonnull !46, !align !47
  %7 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %6, i64 noundef 0)
  %8 = getelementptr inbounds i64, ptr %7, i64 0
  %9 = load i64, ptr %8, align 8, !tbaa !44
  %10 = call noundef zeroext i1 @_ZN12_GLOBAL__N_18has_manyEl(i64 noundef %9)
  br label %11

11:                                               ; preds = %5, %1
  %12 = phi i1 [ true, %1 ], [ %10, %5 ]
  %13 = zext i1 %12 to i64
  %14 = select i1 %12, i32 1, i32 1
  %15 = sext i32 %14 to i64
  ret i64 %15
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_19strips_ofERK4Call(ptr noundef nonnull align 8 dereferenceable(360) %0) #8 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !42
  %3 = load ptr, ptr %2, align 8, !tbaa !42, !nonnull !46, !align !47
  %4 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %3, i64 noundef 0)
  %5 = getelementptr inbounds i64, ptr %4, i64 1
  %6 = load i64, ptr %5, align 8, !tbaa !44
  %7 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %6, i64 noundef 16)
  ret i64 %7
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef zeroext i1 @_ZN12_GLOBAL__N_18has_manyEl(i64 noundef %0) #8 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8, !tbaa !44
  %3 = load i32, ptr @has_dot, align 4, !tbaa !6
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i64, ptr %2, align 8, !tbaa !44
  %7 = icmp sge i64 %6, 32
  br label %8

8:                                                ; preds = %5, %1
  %9 = phi i1 [ false, %1 ], [ %7, %5 ]
  ret i1 %9
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_113multiply_manyERK4CallNS_4RowsEll(ptr noundef nonnull align 8 dereferenceable(360) %0, ptr noundef byval(%"struct.(anonymous namespace)::Rows") align 8 %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %"struct.(anonymous namespace)::Rows", align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  store ptr %0, ptr %5, align 8, !tbaa !42
  store i64 %2, ptr %6, align 8, !tbaa !44
  store i64 %3, ptr %7, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %8) #21
  %17 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !144
  %18 = call noundef ptr @_ZN12_GLOBAL__N_19matrix_ofERK4CallNS_4RowsE(ptr noundef nonnull align 8 dereferenceable(360) %17, ptr noundef byval(%"struct.(anonymous namespace)::Rows") align 8 %9)
  store ptr %18, ptr %8, align 8, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %10) #21
  %19 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %20 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %19, i64 noundef 0)
  %21 = getelementptr inbounds i64, ptr %20, i64 1
  %22 = load i64, ptr %21, align 8, !tbaa !44
  %23 = sdiv i64 %22, 32
  store i64 %23, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #21
  %24 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 1
  %25 = load i64, ptr %24, align 8, !tbaa !132
  store i64 %25, ptr %11, align 8, !tbaa !44
  br label %26

26:                                               ; preds = %82, %4
  %27 = load i64, ptr %11, align 8, !tbaa !44
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 2
  %29 = load i64, ptr %28, align 8, !tbaa !133
  %30 = icmp slt i64 %27, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %26
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #21
  br label %85

32:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %13) #21
  %33 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 2
  %34 = load i64, ptr %33, align 8, !tbaa !133
  %35 = load i64, ptr %11, align 8, !tbaa !44
  %36 = sub nsw i64 %34, %35
  %37 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %36, i64 noundef 128)
  store i64 %37, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #21
  store i64 0, ptr %14, align 8, !tbaa !44
  br label %38

38:                                               ; preds = %78, %32
  %39 = load i64, ptr %14, align 8, !tbaa !44
  %40 = load i64, ptr %10, align 8, !tbaa !44
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %43, label %42

42:                                               ; preds = %38
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #21
  br label %81

43:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(ptr %15) #21
  %44 = load i64, ptr %14, align 8, !tbaa !44
  %45 = add nsw i64 %44, 48
  %46 = load i64, ptr %10, align 8, !tbaa !44
  %47 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %45, i64 noundef %46)
  store i64 %47, ptr %15, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %16) #21
  %48 = load i64, ptr %6, align 8, !tbaa !44
  store i64 %48, ptr %16, align 8, !tbaa !44
  br label %49

49:                                               ; preds = %62, %43
  %50 = load i64, ptr %16, align 8, !tbaa !44
  %51 = add nsw i64 %50, 1
  %52 = load i64, ptr %7, align 8, !tbaa !44
  %53 = icmp sle i64 %51, %52
  br i1 %53, label %54, label %65

54:                                               ; preds = %49
  %55 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %56 = load ptr, ptr %8, align 8, !tbaa !147
  %57 = load i64, ptr %16, align 8, !tbaa !44
  %58 = load i64, ptr %11, align 8, !tbaa !44
  %59 = load i64, ptr %13, align 8, !tbaa !44
  %60 = load i64, ptr %14, align 8, !tbaa !44
  %61 = load i64, ptr %15, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_110add_blocksILi1EEEvRK4CallPKhlllll(ptr noundef nonnull align 8 dereferenceable(360) %55, ptr noundef %56, i64 noundef %57, i64 noundef %58, i64 noundef %59, i64 noundef %60, i64 noundef %61)
  br label %62

62:                                               ; preds = %54
  %63 = load i64, ptr %16, align 8, !tbaa !44
  %64 = add nsw i64 %63, 1
  store i64 %64, ptr %16, align 8, !tbaa !44
  br label %49, !llvm.loop !149

65:                                               ; preds = %49
  %66 = load i64, ptr %16, align 8, !tbaa !44
  %67 = load i64, ptr %7, align 8, !tbaa !44
  %68 = icmp slt i64 %66, %67
  br i1 %68, label %69, label %77

69:                                               ; preds = %65
  %70 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %71 = load ptr, ptr %8, align 8, !tbaa !147
  %72 = load i64, ptr %16, align 8, !tbaa !44
  %73 = load i64, ptr %11, align 8, !tbaa !44
  %74 = load i64, ptr %13, align 8, !tbaa !44
  %75 = load i64, ptr %14, align 8, !tbaa !44
  %76 = load i64, ptr %15, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_110add_blocksILi1EEEvRK4CallPKhlllll(ptr noundef nonnull align 8 dereferenceable(360) %70, ptr noundef %71, i64 noundef %72, i64 noundef %73, i64 noundef %74, i64 noundef %75, i64 noundef %76)
  br label %77

77:                                               ; preds = %69, %65
  call void @llvm.lifetime.end.p0(ptr %16) #21
  call void @llvm.lifetime.end.p0(ptr %15) #21
  br label %78

78:                                               ; preds = %77
  %79 = load i64, ptr %14, align 8, !tbaa !44
  %80 = add nsw i64 %79, 48
  store i64 %80, ptr %14, align 8, !tbaa !44
  br label %38, !llvm.loop !150

81:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(ptr %13) #21
  br label %82

82:                                               ; preds = %81
  %83 = load i64, ptr %11, align 8, !tbaa !44
  %84 = add nsw i64 %83, 128
  store i64 %84, ptr %11, align 8, !tbaa !44
  br label %26, !llvm.loop !151

85:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr %10) #21
  call void @llvm.lifetime.end.p0(ptr %8) #21
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_112multiply_fewERK4CallNS_4RowsEll(ptr noundef nonnull align 8 dereferenceable(360) %0, ptr noundef byval(%"struct.(anonymous namespace)::Rows") align 8 %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %"struct.(anonymous namespace)::Rows", align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i8, align 1
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  store ptr %0, ptr %5, align 8, !tbaa !42
  store i64 %2, ptr %6, align 8, !tbaa !44
  store i64 %3, ptr %7, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %8) #21
  %18 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !144
  %19 = call noundef ptr @_ZN12_GLOBAL__N_19matrix_ofERK4CallNS_4RowsE(ptr noundef nonnull align 8 dereferenceable(360) %18, ptr noundef byval(%"struct.(anonymous namespace)::Rows") align 8 %9)
  store ptr %19, ptr %8, align 8, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %10) #21
  %20 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 1
  %21 = load i64, ptr %20, align 8, !tbaa !132
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 2
  %23 = load i64, ptr %22, align 8, !tbaa !133
  %24 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 1
  %25 = load i64, ptr %24, align 8, !tbaa !132
  %26 = sub nsw i64 %23, %25
  %27 = sdiv i64 %26, 4
  %28 = mul nsw i64 %27, 4
  %29 = add nsw i64 %21, %28
  store i64 %29, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #21
  %30 = load i64, ptr %6, align 8, !tbaa !44
  store i64 %30, ptr %11, align 8, !tbaa !44
  br label %31

31:                                               ; preds = %106, %4
  %32 = load i64, ptr %11, align 8, !tbaa !44
  %33 = load i64, ptr %7, align 8, !tbaa !44
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %36, label %35

35:                                               ; preds = %31
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #21
  br label %109

36:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %13) #21
  %37 = load i64, ptr %11, align 8, !tbaa !44
  %38 = add nsw i64 %37, 1
  %39 = load i64, ptr %7, align 8, !tbaa !44
  %40 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %38, i64 noundef %39)
  store i64 %40, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #21
  %41 = load i64, ptr %13, align 8, !tbaa !44
  %42 = load i64, ptr %11, align 8, !tbaa !44
  %43 = add nsw i64 %42, 1
  %44 = icmp eq i64 %41, %43
  %45 = zext i1 %44 to i8
  store i8 %45, ptr %14, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %15) #21
  %46 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 1
  %47 = load i64, ptr %46, align 8, !tbaa !132
  store i64 %47, ptr %15, align 8, !tbaa !44
  br label %48

48:                                               ; preds = %67, %36
  %49 = load i64, ptr %15, align 8, !tbaa !44
  %50 = load i64, ptr %10, align 8, !tbaa !44
  %51 = icmp slt i64 %49, %50
  br i1 %51, label %53, label %52

52:                                               ; preds = %48
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #21
  br label %70

53:                                               ; preds = %48
  %54 = load i8, ptr %14, align 1, !tbaa !92, !range !94, !noundef !46
  %55 = trunc i8 %54 to i1
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %58 = load ptr, ptr %8, align 8, !tbaa !147
  %59 = load i64, ptr %11, align 8, !tbaa !44
  %60 = load i64, ptr %15, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_14tileILi1ELi4EEEvRK4CallPKhll(ptr noundef nonnull align 8 dereferenceable(360) %57, ptr noundef %58, i64 noundef %59, i64 noundef %60)
  br label %66

61:                                               ; preds = %53
  %62 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %63 = load ptr, ptr %8, align 8, !tbaa !147
  %64 = load i64, ptr %11, align 8, !tbaa !44
  %65 = load i64, ptr %15, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_14tileILi1ELi4EEEvRK4CallPKhll(ptr noundef nonnull align 8 dereferenceable(360) %62, ptr noundef %63, i64 noundef %64, i64 noundef %65)
  br label %66

66:                                               ; preds = %61, %56
  br label %67

67:                                               ; preds = %66
  %68 = load i64, ptr %15, align 8, !tbaa !44
  %69 = add nsw i64 %68, 4
  store i64 %69, ptr %15, align 8, !tbaa !44
  br label %48, !llvm.loop !152

70:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(ptr %16) #21
  %71 = load i64, ptr %11, align 8, !tbaa !44
  store i64 %71, ptr %16, align 8, !tbaa !44
  br label %72

72:                                               ; preds = %102, %70
  %73 = load i64, ptr %16, align 8, !tbaa !44
  %74 = load i64, ptr %13, align 8, !tbaa !44
  %75 = icmp slt i64 %73, %74
  br i1 %75, label %77, label %76

76:                                               ; preds = %72
  store i32 8, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #21
  br label %105

77:                                               ; preds = %72
  call void @llvm.lifetime.start.p0(ptr %17) #21
  %78 = load i64, ptr %10, align 8, !tbaa !44
  store i64 %78, ptr %17, align 8, !tbaa !44
  %79 = load i64, ptr %17, align 8, !tbaa !44
  %80 = add nsw i64 %79, 2
  %81 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 2
  %82 = load i64, ptr %81, align 8, !tbaa !133
  %83 = icmp sle i64 %80, %82
  br i1 %83, label %84, label %91

84:                                               ; preds = %77
  %85 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %86 = load ptr, ptr %8, align 8, !tbaa !147
  %87 = load i64, ptr %16, align 8, !tbaa !44
  %88 = load i64, ptr %17, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_14tileILi1ELi2EEEvRK4CallPKhll(ptr noundef nonnull align 8 dereferenceable(360) %85, ptr noundef %86, i64 noundef %87, i64 noundef %88)
  %89 = load i64, ptr %17, align 8, !tbaa !44
  %90 = add nsw i64 %89, 2
  store i64 %90, ptr %17, align 8, !tbaa !44
  br label %91

91:                                               ; preds = %84, %77
  %92 = load i64, ptr %17, align 8, !tbaa !44
  %93 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 2
  %94 = load i64, ptr %93, align 8, !tbaa !133
  %95 = icmp slt i64 %92, %94
  br i1 %95, label %96, label %101

96:                                               ; preds = %91
  %97 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %98 = load ptr, ptr %8, align 8, !tbaa !147
  %99 = load i64, ptr %16, align 8, !tbaa !44
  %100 = load i64, ptr %17, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_14tileILi1ELi1EEEvRK4CallPKhll(ptr noundef nonnull align 8 dereferenceable(360) %97, ptr noundef %98, i64 noundef %99, i64 noundef %100)
  br label %101

101:                                              ; preds = %96, %91
  call void @llvm.lifetime.end.p0(ptr %17) #21
  br label %102

102:                                              ; preds = %101
  %103 = load i64, ptr %16, align 8, !tbaa !44
  %104 = add nsw i64 %103, 1
  store i64 %104, ptr %16, align 8, !tbaa !44
  br label %72, !llvm.loop !153

105:                                              ; preds = %76
  call void @llvm.lifetime.end.p0(ptr %14) #21
  call void @llvm.lifetime.end.p0(ptr %13) #21
  br label %106

106:                                              ; preds = %105
  %107 = load i64, ptr %11, align 8, !tbaa !44
  %108 = add nsw i64 %107, 1
  store i64 %108, ptr %11, align 8, !tbaa !44
  br label %31, !llvm.loop !154

109:                                              ; preds = %35
  call void @llvm.lifetime.end.p0(ptr %10) #21
  call void @llvm.lifetime.end.p0(ptr %8) #21
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

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef ptr @_ZN12_GLOBAL__N_19matrix_ofERK4CallNS_4RowsE(ptr noundef nonnull align 8 dereferenceable(360) %0, ptr noundef byval(%"struct.(anonymous namespace)::Rows") align 8 %1) #8 {
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !42
  %4 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %5 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %4, i64 noundef 1)
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 0
  %7 = load i64, ptr %6, align 8, !tbaa !130
  %8 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %9 = call noundef i64 @_ZN12_GLOBAL__N_19strips_ofERK4Call(ptr noundef nonnull align 8 dereferenceable(360) %8)
  %10 = mul nsw i64 %7, %9
  %11 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %12 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %11, i64 noundef 1)
  %13 = getelementptr inbounds i64, ptr %12, i64 1
  %14 = load i64, ptr %13, align 8, !tbaa !44
  %15 = mul nsw i64 %10, %14
  %16 = getelementptr inbounds i8, ptr %5, i64 %15
  ret ptr %16
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_blocksILi1EEEvRK4CallPKhlllll(ptr noundef nonnull align 8 dereferenceable(360) %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #13 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca ptr, align 8
  %22 = alloca [128 x [1 x <8 x float>]], align 32
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i64, align 8
  %26 = alloca ptr, align 8
  %27 = alloca [1 x i8], align 1
  %28 = alloca i32, align 4
  %29 = alloca i8, align 1
  %30 = alloca i64, align 8
  %31 = alloca i32, align 4
  %32 = alloca i8, align 1
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca [1 x %"struct.(anonymous namespace)::Column"], align 16
  %36 = alloca i32, align 4
  %37 = alloca ptr, align 8
  %38 = alloca %"struct.(anonymous namespace)::Column", align 8
  %39 = alloca %"struct.(anonymous namespace)::Unpacked", align 32
  %40 = alloca ptr, align 8
  %41 = alloca i64, align 8
  %42 = alloca i64, align 8
  %43 = alloca i32, align 4
  %44 = alloca ptr, align 8
  %45 = alloca <8 x float>, align 32
  %46 = alloca i8, align 1
  store ptr %0, ptr %8, align 8, !tbaa !42
  store ptr %1, ptr %9, align 8, !tbaa !147
  store i64 %2, ptr %10, align 8, !tbaa !44
  store i64 %3, ptr %11, align 8, !tbaa !44
  store i64 %4, ptr %12, align 8, !tbaa !44
  store i64 %5, ptr %13, align 8, !tbaa !44
  store i64 %6, ptr %14, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %15) #21
  store i32 2, ptr %15, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %16) #21
  store i32 2, ptr %16, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %17) #21
  store i32 1, ptr %17, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %18) #21
  %47 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  %48 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %47, i64 noundef 0)
  %49 = getelementptr inbounds i64, ptr %48, i64 1
  %50 = load i64, ptr %49, align 8, !tbaa !44
  %51 = sdiv i64 %50, 32
  store i64 %51, ptr %18, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %19) #21
  %52 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  %53 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %52, i64 noundef 1)
  %54 = getelementptr inbounds i64, ptr %53, i64 1
  %55 = load i64, ptr %54, align 8, !tbaa !44
  store i64 %55, ptr %19, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %20) #21
  %56 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  %57 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %56, i64 noundef 0)
  %58 = getelementptr inbounds i64, ptr %57, i64 1
  %59 = load i64, ptr %58, align 8, !tbaa !44
  store i64 %59, ptr %20, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %21) #21
  %60 = load ptr, ptr %9, align 8, !tbaa !147
  %61 = load i64, ptr %10, align 8, !tbaa !44
  %62 = load i64, ptr %19, align 8, !tbaa !44
  %63 = mul nsw i64 %61, %62
  %64 = getelementptr inbounds i8, ptr %60, i64 %63
  store ptr %64, ptr %21, align 8, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %22) #21
  call void @llvm.lifetime.start.p0(ptr %23) #21
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %65

65:                                               ; preds = %302, %7
  %66 = load i32, ptr %23, align 4, !tbaa !6
  %67 = icmp slt i32 %66, 2
  br i1 %67, label %69, label %68

68:                                               ; preds = %65
  store i32 2, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #21
  br label %305

69:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr %25) #21
  %70 = load i64, ptr %10, align 8, !tbaa !44
  %71 = mul nsw i64 %70, 16
  %72 = load i32, ptr %23, align 4, !tbaa !6
  %73 = mul nsw i32 %72, 8
  %74 = sext i32 %73 to i64
  %75 = add nsw i64 %71, %74
  store i64 %75, ptr %25, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %26) #21
  %76 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  %77 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %76, i64 noundef 0)
  %78 = load i64, ptr %11, align 8, !tbaa !44
  %79 = load i64, ptr %20, align 8, !tbaa !44
  %80 = mul nsw i64 %78, %79
  %81 = getelementptr inbounds float, ptr %77, i64 %80
  %82 = load i64, ptr %25, align 8, !tbaa !44
  %83 = getelementptr inbounds float, ptr %81, i64 %82
  store ptr %83, ptr %26, align 8, !tbaa !119
  call void @llvm.lifetime.start.p0(ptr %27) #21
  call void @llvm.lifetime.start.p0(ptr %28) #21
  store i32 0, ptr %28, align 4, !tbaa !6
  br label %84

84:                                               ; preds = %102, %69
  %85 = load i32, ptr %28, align 4, !tbaa !6
  %86 = icmp slt i32 %85, 1
  br i1 %86, label %88, label %87

87:                                               ; preds = %84
  store i32 5, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #21
  br label %105

88:                                               ; preds = %84
  %89 = load i64, ptr %20, align 8, !tbaa !44
  %90 = load i64, ptr %25, align 8, !tbaa !44
  %91 = sub nsw i64 %89, %90
  %92 = load i32, ptr %28, align 4, !tbaa !6
  %93 = mul nsw i32 8, %92
  %94 = sext i32 %93 to i64
  %95 = call noundef i8 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %91, i64 noundef %94)
  store i8 %95, ptr %29, align 1
  %96 = load i8, ptr %29, align 1
  %97 = bitcast i8 %96 to <8 x i1>
  %98 = load i32, ptr %28, align 4, !tbaa !6
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [1 x i8], ptr %27, i64 0, i64 %99
  %101 = bitcast <8 x i1> %97 to i8
  store i8 %101, ptr %100, align 1, !tbaa !123
  br label %102

102:                                              ; preds = %88
  %103 = load i32, ptr %28, align 4, !tbaa !6
  %104 = add nsw i32 %103, 1
  store i32 %104, ptr %28, align 4, !tbaa !6
  br label %84, !llvm.loop !155

105:                                              ; preds = %87
  call void @llvm.lifetime.start.p0(ptr %30) #21
  store i64 0, ptr %30, align 8, !tbaa !44
  br label %106

106:                                              ; preds = %149, %105
  %107 = load i64, ptr %30, align 8, !tbaa !44
  %108 = load i64, ptr %12, align 8, !tbaa !44
  %109 = icmp slt i64 %107, %108
  br i1 %109, label %111, label %110

110:                                              ; preds = %106
  store i32 8, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #21
  br label %152

111:                                              ; preds = %106
  call void @llvm.lifetime.start.p0(ptr %31) #21
  store i32 0, ptr %31, align 4, !tbaa !6
  br label %112

112:                                              ; preds = %145, %111
  %113 = load i32, ptr %31, align 4, !tbaa !6
  %114 = icmp slt i32 %113, 1
  br i1 %114, label %116, label %115

115:                                              ; preds = %112
  store i32 11, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #21
  br label %148

116:                                              ; preds = %112
  %117 = load i64, ptr %13, align 8, !tbaa !44
  %118 = icmp sgt i64 %117, 0
  br i1 %118, label %119, label %125

119:                                              ; preds = %116
  %120 = load i32, ptr %31, align 4, !tbaa !6
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [1 x i8], ptr %27, i64 0, i64 %121
  %123 = load i8, ptr %122, align 1
  %124 = bitcast i8 %123 to <8 x i1>
  br label %126

125:                                              ; preds = %116
  br label %126

126:                                              ; preds = %125, %119
  %127 = phi <8 x i1> [ %124, %119 ], [ zeroinitializer, %125 ]
  %128 = load ptr, ptr %26, align 8, !tbaa !119
  %129 = load i64, ptr %30, align 8, !tbaa !44
  %130 = load i64, ptr %20, align 8, !tbaa !44
  %131 = mul nsw i64 %129, %130
  %132 = getelementptr inbounds float, ptr %128, i64 %131
  %133 = load i32, ptr %31, align 4, !tbaa !6
  %134 = mul nsw i32 8, %133
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr %132, i64 %135
  %137 = bitcast <8 x i1> %127 to i8
  store i8 %137, ptr %32, align 1, !tbaa !123
  %138 = load i8, ptr %32, align 1
  %139 = call noundef <8 x float> @_ZN12_GLOBAL__N_111load_maskedIDv8_ffEET_Dv8_bPKT0_(i8 noundef %138, ptr noundef %136)
  %140 = load i64, ptr %30, align 8, !tbaa !44
  %141 = getelementptr inbounds [128 x [1 x <8 x float>]], ptr %22, i64 0, i64 %140
  %142 = load i32, ptr %31, align 4, !tbaa !6
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [1 x <8 x float>], ptr %141, i64 0, i64 %143
  store <8 x float> %139, ptr %144, align 32, !tbaa !123
  br label %145

145:                                              ; preds = %126
  %146 = load i32, ptr %31, align 4, !tbaa !6
  %147 = add nsw i32 %146, 1
  store i32 %147, ptr %31, align 4, !tbaa !6
  br label %112, !llvm.loop !156

148:                                              ; preds = %115
  br label %149

149:                                              ; preds = %148
  %150 = load i64, ptr %30, align 8, !tbaa !44
  %151 = add nsw i64 %150, 1
  store i64 %151, ptr %30, align 8, !tbaa !44
  br label %106, !llvm.loop !157

152:                                              ; preds = %110
  call void @llvm.lifetime.start.p0(ptr %33) #21
  %153 = load i64, ptr %13, align 8, !tbaa !44
  store i64 %153, ptr %33, align 8, !tbaa !44
  br label %154

154:                                              ; preds = %230, %152
  %155 = load i64, ptr %33, align 8, !tbaa !44
  %156 = load i64, ptr %14, align 8, !tbaa !44
  %157 = icmp slt i64 %155, %156
  br i1 %157, label %159, label %158

158:                                              ; preds = %154
  store i32 14, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #21
  br label %233

159:                                              ; preds = %154
  call void @llvm.lifetime.start.p0(ptr %34) #21
  %160 = load i64, ptr %33, align 8, !tbaa !44
  %161 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %162 = sext i32 %161 to i64
  %163 = srem i64 %160, %162
  store i64 %163, ptr %34, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %35) #21
  call void @llvm.lifetime.start.p0(ptr %36) #21
  store i32 0, ptr %36, align 4, !tbaa !6
  br label %164

164:                                              ; preds = %205, %159
  %165 = load i32, ptr %36, align 4, !tbaa !6
  %166 = icmp slt i32 %165, 1
  br i1 %166, label %168, label %167

167:                                              ; preds = %164
  store i32 17, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %36) #21
  br label %208

168:                                              ; preds = %164
  call void @llvm.lifetime.start.p0(ptr %37) #21
  %169 = load ptr, ptr %21, align 8, !tbaa !147
  %170 = load i32, ptr %23, align 4, !tbaa !6
  %171 = load i32, ptr %36, align 4, !tbaa !6
  %172 = add nsw i32 %170, %171
  %173 = sdiv i32 %172, 2
  %174 = sext i32 %173 to i64
  %175 = load i64, ptr %19, align 8, !tbaa !44
  %176 = mul nsw i64 %174, %175
  %177 = getelementptr inbounds i8, ptr %169, i64 %176
  %178 = load i64, ptr %33, align 8, !tbaa !44
  %179 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %180 = sext i32 %179 to i64
  %181 = sdiv i64 %178, %180
  %182 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %183 = sext i32 %182 to i64
  %184 = mul nsw i64 %181, %183
  %185 = getelementptr inbounds i8, ptr %177, i64 %184
  store ptr %185, ptr %37, align 8, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %38) #21
  %186 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %38, i32 0, i32 0
  %187 = load ptr, ptr %37, align 8, !tbaa !147
  %188 = load i64, ptr %34, align 8, !tbaa !44
  %189 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %190 = sext i32 %189 to i64
  %191 = mul nsw i64 %188, %190
  %192 = getelementptr inbounds i8, ptr %187, i64 %191
  store ptr %192, ptr %186, align 8, !tbaa !158
  %193 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %38, i32 0, i32 1
  %194 = load ptr, ptr %37, align 8, !tbaa !147
  store ptr %194, ptr %193, align 8, !tbaa !160
  %195 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %38, i32 0, i32 2
  %196 = load i64, ptr %34, align 8, !tbaa !44
  store i64 %196, ptr %195, align 8, !tbaa !161
  %197 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %38, i32 0, i32 3
  %198 = load i32, ptr %23, align 4, !tbaa !6
  %199 = load i32, ptr %36, align 4, !tbaa !6
  %200 = add nsw i32 %198, %199
  %201 = srem i32 %200, 2
  store i32 %201, ptr %197, align 8, !tbaa !162
  %202 = load i32, ptr %36, align 4, !tbaa !6
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Column"], ptr %35, i64 0, i64 %203
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %204, ptr align 8 %38, i64 32, i1 false), !tbaa.struct !163
  call void @llvm.lifetime.end.p0(ptr %38) #21
  call void @llvm.lifetime.end.p0(ptr %37) #21
  br label %205

205:                                              ; preds = %168
  %206 = load i32, ptr %36, align 4, !tbaa !6
  %207 = add nsw i32 %206, 1
  store i32 %207, ptr %36, align 4, !tbaa !6
  br label %164, !llvm.loop !164

208:                                              ; preds = %167
  call void @llvm.lifetime.start.p0(ptr %39) #21
  %209 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Column"], ptr %35, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_18UnpackedILi1EEC2EPKNS_6ColumnE(ptr noundef nonnull align 32 dereferenceable(384) %39, ptr noundef %209)
  call void @llvm.lifetime.start.p0(ptr %40) #21
  %210 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  %211 = load i64, ptr %33, align 8, !tbaa !44
  %212 = load i64, ptr %11, align 8, !tbaa !44
  %213 = call noundef ptr @_ZN12_GLOBAL__N_110records_ofERK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %210, i64 noundef %211, i64 noundef %212)
  store ptr %213, ptr %40, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %41) #21
  store i64 0, ptr %41, align 8, !tbaa !44
  br label %214

214:                                              ; preds = %224, %208
  %215 = load i64, ptr %41, align 8, !tbaa !44
  %216 = load i64, ptr %12, align 8, !tbaa !44
  %217 = icmp slt i64 %215, %216
  br i1 %217, label %219, label %218

218:                                              ; preds = %214
  store i32 20, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %41) #21
  br label %229

219:                                              ; preds = %214
  %220 = load ptr, ptr %40, align 8, !tbaa !121
  %221 = load i64, ptr %41, align 8, !tbaa !44
  %222 = getelementptr inbounds [128 x [1 x <8 x float>]], ptr %22, i64 0, i64 %221
  %223 = getelementptr inbounds [1 x <8 x float>], ptr %222, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_110add_digitsILi1EEEvRKNS_8UnpackedIXT_EEERKNS_6RecordEPDv8_f(ptr noundef nonnull align 32 dereferenceable(384) %39, ptr noundef nonnull align 4 dereferenceable(32) %220, ptr noundef %223)
  br label %224

224:                                              ; preds = %219
  %225 = load i64, ptr %41, align 8, !tbaa !44
  %226 = add nsw i64 %225, 1
  store i64 %226, ptr %41, align 8, !tbaa !44
  %227 = load ptr, ptr %40, align 8, !tbaa !121
  %228 = call noundef ptr @_ZN12_GLOBAL__N_15afterEPNS_6RecordEl(ptr noundef %227, i64 noundef 1)
  store ptr %228, ptr %40, align 8, !tbaa !121
  br label %214, !llvm.loop !165

229:                                              ; preds = %218
  call void @llvm.lifetime.end.p0(ptr %40) #21
  call void @llvm.lifetime.end.p0(ptr %39) #21
  call void @llvm.lifetime.end.p0(ptr %35) #21
  call void @llvm.lifetime.end.p0(ptr %34) #21
  br label %230

230:                                              ; preds = %229
  %231 = load i64, ptr %33, align 8, !tbaa !44
  %232 = add nsw i64 %231, 1
  store i64 %232, ptr %33, align 8, !tbaa !44
  br label %154, !llvm.loop !166

233:                                              ; preds = %158
  call void @llvm.lifetime.start.p0(ptr %42) #21
  store i64 0, ptr %42, align 8, !tbaa !44
  br label %234

234:                                              ; preds = %298, %233
  %235 = load i64, ptr %42, align 8, !tbaa !44
  %236 = load i64, ptr %12, align 8, !tbaa !44
  %237 = icmp slt i64 %235, %236
  br i1 %237, label %239, label %238

238:                                              ; preds = %234
  store i32 23, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %42) #21
  br label %301

239:                                              ; preds = %234
  call void @llvm.lifetime.start.p0(ptr %43) #21
  store i32 0, ptr %43, align 4, !tbaa !6
  br label %240

240:                                              ; preds = %294, %239
  %241 = load i32, ptr %43, align 4, !tbaa !6
  %242 = icmp slt i32 %241, 1
  br i1 %242, label %244, label %243

243:                                              ; preds = %240
  store i32 26, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %43) #21
  br label %297

244:                                              ; preds = %240
  call void @llvm.lifetime.start.p0(ptr %44) #21
  %245 = load ptr, ptr %21, align 8, !tbaa !147
  %246 = load i32, ptr %23, align 4, !tbaa !6
  %247 = load i32, ptr %43, align 4, !tbaa !6
  %248 = add nsw i32 %246, %247
  %249 = sdiv i32 %248, 2
  %250 = add nsw i32 %249, 1
  %251 = sext i32 %250 to i64
  %252 = load i64, ptr %19, align 8, !tbaa !44
  %253 = mul nsw i64 %251, %252
  %254 = getelementptr inbounds i8, ptr %245, i64 %253
  store ptr %254, ptr %44, align 8, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %45) #21
  %255 = load i64, ptr %42, align 8, !tbaa !44
  %256 = getelementptr inbounds [128 x [1 x <8 x float>]], ptr %22, i64 0, i64 %255
  %257 = load i32, ptr %43, align 4, !tbaa !6
  %258 = sext i32 %257 to i64
  %259 = getelementptr inbounds [1 x <8 x float>], ptr %256, i64 0, i64 %258
  %260 = load <8 x float>, ptr %259, align 32, !tbaa !123
  store <8 x float> %260, ptr %45, align 32, !tbaa !123
  %261 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %262 = icmp eq i32 %261, 3
  br i1 %262, label %263, label %276

263:                                              ; preds = %244
  %264 = load i64, ptr %14, align 8, !tbaa !44
  %265 = load i64, ptr %18, align 8, !tbaa !44
  %266 = icmp eq i64 %264, %265
  br i1 %266, label %267, label %276

267:                                              ; preds = %263
  %268 = load ptr, ptr %44, align 8, !tbaa !147
  %269 = load i32, ptr %23, align 4, !tbaa !6
  %270 = load i32, ptr %43, align 4, !tbaa !6
  %271 = add nsw i32 %269, %270
  %272 = srem i32 %271, 2
  %273 = call noundef <8 x float> @_ZN12_GLOBAL__N_113output_scalesEPKhi(ptr noundef %268, i32 noundef %272)
  %274 = load <8 x float>, ptr %45, align 32, !tbaa !123
  %275 = fmul <8 x float> %274, %273
  store <8 x float> %275, ptr %45, align 32, !tbaa !123
  br label %276

276:                                              ; preds = %267, %263, %244
  %277 = load i32, ptr %43, align 4, !tbaa !6
  %278 = sext i32 %277 to i64
  %279 = getelementptr inbounds [1 x i8], ptr %27, i64 0, i64 %278
  %280 = load i8, ptr %279, align 1
  %281 = bitcast i8 %280 to <8 x i1>
  %282 = load <8 x float>, ptr %45, align 32, !tbaa !123
  %283 = load ptr, ptr %26, align 8, !tbaa !119
  %284 = load i64, ptr %42, align 8, !tbaa !44
  %285 = load i64, ptr %20, align 8, !tbaa !44
  %286 = mul nsw i64 %284, %285
  %287 = getelementptr inbounds float, ptr %283, i64 %286
  %288 = load i32, ptr %43, align 4, !tbaa !6
  %289 = mul nsw i32 8, %288
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds float, ptr %287, i64 %290
  %292 = bitcast <8 x i1> %281 to i8
  store i8 %292, ptr %46, align 1, !tbaa !123
  %293 = load i8, ptr %46, align 1
  call void @_ZN12_GLOBAL__N_112store_maskedIDv8_ffEEvDv8_bT_PT0_(i8 noundef %293, <8 x float> noundef %282, ptr noundef %291)
  call void @llvm.lifetime.end.p0(ptr %45) #21
  call void @llvm.lifetime.end.p0(ptr %44) #21
  br label %294

294:                                              ; preds = %276
  %295 = load i32, ptr %43, align 4, !tbaa !6
  %296 = add nsw i32 %295, 1
  store i32 %296, ptr %43, align 4, !tbaa !6
  br label %240, !llvm.loop !167

297:                                              ; preds = %243
  br label %298

298:                                              ; preds = %297
  %299 = load i64, ptr %42, align 8, !tbaa !44
  %300 = add nsw i64 %299, 1
  store i64 %300, ptr %42, align 8, !tbaa !44
  br label %234, !llvm.loop !168

301:                                              ; preds = %238
  call void @llvm.lifetime.end.p0(ptr %27) #21
  call void @llvm.lifetime.end.p0(ptr %26) #21
  call void @llvm.lifetime.end.p0(ptr %25) #21
  br label %302

302:                                              ; preds = %301
  %303 = load i32, ptr %23, align 4, !tbaa !6
  %304 = add nsw i32 %303, 1
  store i32 %304, ptr %23, align 4, !tbaa !6
  br label %65, !llvm.loop !169

305:                                              ; preds = %68
  call void @llvm.lifetime.end.p0(ptr %22) #21
  call void @llvm.lifetime.end.p0(ptr %21) #21
  call void @llvm.lifetime.end.p0(ptr %20) #21
  call void @llvm.lifetime.end.p0(ptr %19) #21
  call void @llvm.lifetime.end.p0(ptr %18) #21
  call void @llvm.lifetime.end.p0(ptr %17) #21
  call void @llvm.lifetime.end.p0(ptr %16) #21
  call void @llvm.lifetime.end.p0(ptr %15) #21
  ret void
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

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i8 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %0, i64 noundef %1) #14 {
  %3 = alloca <8 x i1>, align 1
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !44
  store i64 %1, ptr %5, align 8, !tbaa !44
  %6 = call noundef <8 x i32> @_ZN12_GLOBAL__N_112lane_numbersEv()
  %7 = load i64, ptr %4, align 8, !tbaa !44
  %8 = load i64, ptr %5, align 8, !tbaa !44
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
define internal noundef <8 x float> @_ZN12_GLOBAL__N_111load_maskedIDv8_ffEET_Dv8_bPKT0_(i8 noundef %0, ptr noundef %1) #14 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca ptr, align 8
  store i8 %0, ptr %3, align 1
  %6 = load i8, ptr %3, align 1
  %7 = bitcast i8 %6 to <8 x i1>
  %8 = bitcast <8 x i1> %7 to i8
  store i8 %8, ptr %4, align 1, !tbaa !123
  store ptr %1, ptr %5, align 8, !tbaa !119
  %9 = load i8, ptr %4, align 1
  %10 = bitcast i8 %9 to <8 x i1>
  %11 = load ptr, ptr %5, align 8, !tbaa !119
  %12 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %11, <8 x i1> %10, <8 x float> zeroinitializer)
  ret <8 x float> %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv() #8 {
  %1 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %2 = icmp eq i32 %1, 1
  %3 = zext i1 %2 to i64
  %4 = select i1 %2, i32 8, i32 1
  ret i32 %4
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv() #8 {
  %1 = call noundef i32 @_ZN12_GLOBAL__N_18steps_atEv()
  %2 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %3 = icmp eq i32 %2, 1
  br i1 %3, label %4, label %8

4:                                                ; preds = %0
  %5 = load i32, ptr @has_offset, align 4, !tbaa !6
  %6 = add nsw i32 1, %5
  %7 = mul nsw i32 32, %6
  br label %9

8:                                                ; preds = %0
  br label %9

9:                                                ; preds = %8, %4
  %10 = phi i32 [ %7, %4 ], [ 0, %8 ]
  %11 = add nsw i32 %1, %10
  ret i32 %11
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv() #8 {
  %1 = load i32, ptr @bits, align 4, !tbaa !6
  %2 = mul nsw i32 %1, 64
  ret i32 %2
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18UnpackedILi1EEC2EPKNS_6ColumnE(ptr noundef nonnull align 32 dereferenceable(384) %0, ptr noundef %1) unnamed_addr #14 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %"struct.(anonymous namespace)::Scales", align 32
  store ptr %0, ptr %3, align 8, !tbaa !170
  store ptr %1, ptr %4, align 8, !tbaa !172
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Unpacked", ptr %10, i32 0, i32 1
  call void @llvm.lifetime.start.p0(ptr %5) #21
  store i32 0, ptr %5, align 4, !tbaa !6
  br label %12

12:                                               ; preds = %76, %2
  %13 = load i32, ptr %5, align 4, !tbaa !6
  %14 = icmp slt i32 %13, 1
  br i1 %14, label %16, label %15

15:                                               ; preds = %12
  store i32 2, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #21
  br label %79

16:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(ptr %7) #21
  store i32 0, ptr %7, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %35, %16
  %18 = load i32, ptr %7, align 4, !tbaa !6
  %19 = icmp slt i32 %18, 8
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  store i32 5, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #21
  br label %38

21:                                               ; preds = %17
  %22 = load ptr, ptr %4, align 8, !tbaa !172
  %23 = load i32, ptr %5, align 4, !tbaa !6
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %22, i64 %24
  %26 = load i32, ptr %7, align 4, !tbaa !6
  %27 = call noundef <32 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %25, i32 noundef %26)
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Unpacked", ptr %10, i32 0, i32 0
  %29 = load i32, ptr %5, align 4, !tbaa !6
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [1 x [8 x <32 x i8>]], ptr %28, i64 0, i64 %30
  %32 = load i32, ptr %7, align 4, !tbaa !6
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [8 x <32 x i8>], ptr %31, i64 0, i64 %33
  store <32 x i8> %27, ptr %34, align 32, !tbaa !123
  br label %35

35:                                               ; preds = %21
  %36 = load i32, ptr %7, align 4, !tbaa !6
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %7, align 4, !tbaa !6
  br label %17, !llvm.loop !174

38:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %8) #21
  store i32 0, ptr %8, align 4, !tbaa !6
  br label %39

39:                                               ; preds = %72, %38
  %40 = load i32, ptr %8, align 4, !tbaa !6
  %41 = load i32, ptr @group, align 4, !tbaa !6
  %42 = sdiv i32 32, %41
  %43 = icmp slt i32 %40, %42
  br i1 %43, label %45, label %44

44:                                               ; preds = %39
  store i32 8, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #21
  br label %75

45:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %9) #21
  %46 = load ptr, ptr %4, align 8, !tbaa !172
  %47 = load i32, ptr %5, align 4, !tbaa !6
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %46, i64 %48
  %50 = load i32, ptr %8, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 32 %9, ptr noundef nonnull align 8 dereferenceable(32) %49, i32 noundef %50)
  %51 = load i32, ptr @has_offset, align 4, !tbaa !6
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %53, label %64

53:                                               ; preds = %45
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %9, i32 0, i32 0
  %55 = load <8 x float>, ptr %54, align 32, !tbaa !123
  %56 = load i32, ptr @zero, align 4, !tbaa !6
  %57 = sitofp i32 %56 to float
  %58 = insertelement <8 x float> poison, float %57, i64 0
  %59 = shufflevector <8 x float> %58, <8 x float> poison, <8 x i32> zeroinitializer
  %60 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %9, i32 0, i32 1
  %61 = load <8 x float>, ptr %60, align 32, !tbaa !123
  %62 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %55, <8 x float> noundef %59, <8 x float> noundef %61)
  %63 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %9, i32 0, i32 1
  store <8 x float> %62, ptr %63, align 32, !tbaa !123
  br label %64

64:                                               ; preds = %53, %45
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Unpacked", ptr %10, i32 0, i32 1
  %66 = load i32, ptr %5, align 4, !tbaa !6
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %65, i64 0, i64 %67
  %69 = load i32, ptr %8, align 4, !tbaa !6
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %68, i64 0, i64 %70
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %71, ptr align 32 %9, i64 64, i1 false), !tbaa.struct !175
  call void @llvm.lifetime.end.p0(ptr %9) #21
  br label %72

72:                                               ; preds = %64
  %73 = load i32, ptr %8, align 4, !tbaa !6
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %8, align 4, !tbaa !6
  br label %39, !llvm.loop !176

75:                                               ; preds = %44
  br label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %5, align 4, !tbaa !6
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %5, align 4, !tbaa !6
  br label %12, !llvm.loop !177

79:                                               ; preds = %15
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_digitsILi1EEEvRKNS_8UnpackedIXT_EEERKNS_6RecordEPDv8_f(ptr noundef nonnull align 32 dereferenceable(384) %0, ptr noundef nonnull align 4 dereferenceable(32) %1, ptr noundef %2) #14 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [1 x [3 x <8 x i32>]], align 32
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca <32 x i8>, align 32
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca <8 x i32>, align 32
  %19 = alloca <8 x float>, align 32
  %20 = alloca <8 x float>, align 32
  %21 = alloca <8 x float>, align 32
  store ptr %0, ptr %4, align 8, !tbaa !170
  store ptr %1, ptr %5, align 8, !tbaa !121
  store ptr %2, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #21
  store i32 0, ptr %7, align 4, !tbaa !6
  br label %22

22:                                               ; preds = %270, %3
  %23 = load i32, ptr %7, align 4, !tbaa !6
  %24 = load i32, ptr @group, align 4, !tbaa !6
  %25 = sdiv i32 32, %24
  %26 = icmp slt i32 %23, %25
  br i1 %26, label %28, label %27

27:                                               ; preds = %22
  store i32 2, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #21
  br label %273

28:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(ptr %9) #21
  call void @llvm.lifetime.start.p0(ptr %10) #21
  store i32 0, ptr %10, align 4, !tbaa !6
  br label %29

29:                                               ; preds = %77, %28
  %30 = load i32, ptr %10, align 4, !tbaa !6
  %31 = icmp slt i32 %30, 1
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  store i32 5, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #21
  br label %80

33:                                               ; preds = %29
  %34 = load i32, ptr %10, align 4, !tbaa !6
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %9, i64 0, i64 %35
  %37 = getelementptr inbounds [3 x <8 x i32>], ptr %36, i64 0, i64 2
  store <8 x i32> zeroinitializer, ptr %37, align 32, !tbaa !123
  %38 = load i32, ptr @zero, align 4, !tbaa !6
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %52

40:                                               ; preds = %33
  %41 = load i32, ptr @digits, align 4, !tbaa !6
  %42 = icmp sgt i32 %41, 1
  br i1 %42, label %43, label %52

43:                                               ; preds = %40
  %44 = load ptr, ptr %5, align 8, !tbaa !121, !nonnull !46, !align !178
  %45 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %44, i32 0, i32 2
  %46 = load i32, ptr %7, align 4, !tbaa !6
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [2 x i32], ptr %45, i64 0, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !6
  %50 = insertelement <8 x i32> poison, i32 %49, i64 0
  %51 = shufflevector <8 x i32> %50, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %53

52:                                               ; preds = %40, %33
  br label %53

53:                                               ; preds = %52, %43
  %54 = phi <8 x i32> [ %51, %43 ], [ zeroinitializer, %52 ]
  %55 = load i32, ptr %10, align 4, !tbaa !6
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %9, i64 0, i64 %56
  %58 = getelementptr inbounds [3 x <8 x i32>], ptr %57, i64 0, i64 1
  store <8 x i32> %54, ptr %58, align 32, !tbaa !123
  %59 = load i32, ptr @zero, align 4, !tbaa !6
  %60 = icmp ne i32 %59, 0
  br i1 %60, label %61, label %70

61:                                               ; preds = %53
  %62 = load ptr, ptr %5, align 8, !tbaa !121, !nonnull !46, !align !178
  %63 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %62, i32 0, i32 3
  %64 = load i32, ptr %7, align 4, !tbaa !6
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [2 x i32], ptr %63, i64 0, i64 %65
  %67 = load i32, ptr %66, align 4, !tbaa !6
  %68 = insertelement <8 x i32> poison, i32 %67, i64 0
  %69 = shufflevector <8 x i32> %68, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %71

70:                                               ; preds = %53
  br label %71

71:                                               ; preds = %70, %61
  %72 = phi <8 x i32> [ %69, %61 ], [ zeroinitializer, %70 ]
  %73 = load i32, ptr %10, align 4, !tbaa !6
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %9, i64 0, i64 %74
  %76 = getelementptr inbounds [3 x <8 x i32>], ptr %75, i64 0, i64 0
  store <8 x i32> %72, ptr %76, align 32, !tbaa !123
  br label %77

77:                                               ; preds = %71
  %78 = load i32, ptr %10, align 4, !tbaa !6
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %10, align 4, !tbaa !6
  br label %29, !llvm.loop !179

80:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %11) #21
  %81 = load i32, ptr %7, align 4, !tbaa !6
  %82 = load i32, ptr @group, align 4, !tbaa !6
  %83 = mul nsw i32 %81, %82
  %84 = sdiv i32 %83, 4
  store i32 %84, ptr %11, align 4, !tbaa !6
  br label %85

85:                                               ; preds = %153, %80
  %86 = load i32, ptr %11, align 4, !tbaa !6
  %87 = load i32, ptr %7, align 4, !tbaa !6
  %88 = add nsw i32 %87, 1
  %89 = load i32, ptr @group, align 4, !tbaa !6
  %90 = mul nsw i32 %88, %89
  %91 = sdiv i32 %90, 4
  %92 = icmp slt i32 %86, %91
  br i1 %92, label %94, label %93

93:                                               ; preds = %85
  store i32 8, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #21
  br label %156

94:                                               ; preds = %85
  call void @llvm.lifetime.start.p0(ptr %12) #21
  %95 = load i32, ptr @digits, align 4, !tbaa !6
  %96 = sub nsw i32 %95, 1
  store i32 %96, ptr %12, align 4, !tbaa !6
  br label %97

97:                                               ; preds = %149, %94
  %98 = load i32, ptr %12, align 4, !tbaa !6
  %99 = icmp sge i32 %98, 0
  br i1 %99, label %101, label %100

100:                                              ; preds = %97
  store i32 11, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #21
  br label %152

101:                                              ; preds = %97
  call void @llvm.lifetime.start.p0(ptr %13) #21
  %102 = load ptr, ptr %5, align 8, !tbaa !121, !nonnull !46, !align !178
  %103 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %102, i32 0, i32 5
  %104 = load i32, ptr %12, align 4, !tbaa !6
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [0 x [32 x i8]], ptr %103, i64 0, i64 %105
  %107 = getelementptr inbounds [32 x i8], ptr %106, i64 0, i64 0
  %108 = load i32, ptr %11, align 4, !tbaa !6
  %109 = mul nsw i32 4, %108
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds i8, ptr %107, i64 %110
  %112 = call noundef i32 @_ZN12_GLOBAL__N_14loadIiEET_PKv(ptr noundef %111)
  %113 = insertelement <8 x i32> poison, i32 %112, i64 0
  %114 = shufflevector <8 x i32> %113, <8 x i32> poison, <8 x i32> zeroinitializer
  %115 = bitcast <8 x i32> %114 to <32 x i8>
  store <32 x i8> %115, ptr %13, align 32, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %14) #21
  store i32 0, ptr %14, align 4, !tbaa !6
  br label %116

116:                                              ; preds = %145, %101
  %117 = load i32, ptr %14, align 4, !tbaa !6
  %118 = icmp slt i32 %117, 1
  br i1 %118, label %120, label %119

119:                                              ; preds = %116
  store i32 14, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #21
  br label %148

120:                                              ; preds = %116
  %121 = load i32, ptr %14, align 4, !tbaa !6
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %9, i64 0, i64 %122
  %124 = load i32, ptr %12, align 4, !tbaa !6
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [3 x <8 x i32>], ptr %123, i64 0, i64 %125
  %127 = load <8 x i32>, ptr %126, align 32, !tbaa !123
  %128 = load ptr, ptr %4, align 8, !tbaa !170, !nonnull !46, !align !180
  %129 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Unpacked", ptr %128, i32 0, i32 0
  %130 = load i32, ptr %14, align 4, !tbaa !6
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [1 x [8 x <32 x i8>]], ptr %129, i64 0, i64 %131
  %133 = load i32, ptr %11, align 4, !tbaa !6
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [8 x <32 x i8>], ptr %132, i64 0, i64 %134
  %136 = load <32 x i8>, ptr %135, align 32, !tbaa !123
  %137 = load <32 x i8>, ptr %13, align 32, !tbaa !123
  %138 = call noundef <8 x i32> @_ZN12_GLOBAL__N_112add_productsEDv8_iDv32_hS1_(<8 x i32> noundef %127, <32 x i8> noundef %136, <32 x i8> noundef %137)
  %139 = load i32, ptr %14, align 4, !tbaa !6
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %9, i64 0, i64 %140
  %142 = load i32, ptr %12, align 4, !tbaa !6
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [3 x <8 x i32>], ptr %141, i64 0, i64 %143
  store <8 x i32> %138, ptr %144, align 32, !tbaa !123
  br label %145

145:                                              ; preds = %120
  %146 = load i32, ptr %14, align 4, !tbaa !6
  %147 = add nsw i32 %146, 1
  store i32 %147, ptr %14, align 4, !tbaa !6
  br label %116, !llvm.loop !181

148:                                              ; preds = %119
  call void @llvm.lifetime.end.p0(ptr %13) #21
  br label %149

149:                                              ; preds = %148
  %150 = load i32, ptr %12, align 4, !tbaa !6
  %151 = add nsw i32 %150, -1
  store i32 %151, ptr %12, align 4, !tbaa !6
  br label %97, !llvm.loop !182

152:                                              ; preds = %100
  br label %153

153:                                              ; preds = %152
  %154 = load i32, ptr %11, align 4, !tbaa !6
  %155 = add nsw i32 %154, 1
  store i32 %155, ptr %11, align 4, !tbaa !6
  br label %85, !llvm.loop !183

156:                                              ; preds = %93
  call void @llvm.lifetime.start.p0(ptr %15) #21
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %157

157:                                              ; preds = %266, %156
  %158 = load i32, ptr %15, align 4, !tbaa !6
  %159 = icmp slt i32 %158, 1
  br i1 %159, label %161, label %160

160:                                              ; preds = %157
  store i32 17, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #21
  br label %269

161:                                              ; preds = %157
  call void @llvm.lifetime.start.p0(ptr %16) #21
  %162 = load i32, ptr %15, align 4, !tbaa !6
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %9, i64 0, i64 %163
  %165 = getelementptr inbounds [3 x <8 x i32>], ptr %164, i64 0, i64 0
  store ptr %165, ptr %16, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %17) #21
  %166 = load ptr, ptr %4, align 8, !tbaa !170, !nonnull !46, !align !180
  %167 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Unpacked", ptr %166, i32 0, i32 1
  %168 = load i32, ptr %15, align 4, !tbaa !6
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %167, i64 0, i64 %169
  %171 = load i32, ptr %7, align 4, !tbaa !6
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %170, i64 0, i64 %172
  store ptr %173, ptr %17, align 8, !tbaa !184
  call void @llvm.lifetime.start.p0(ptr %18) #21
  %174 = load i32, ptr @digits, align 4, !tbaa !6
  %175 = icmp sgt i32 %174, 2
  br i1 %175, label %176, label %185

176:                                              ; preds = %161
  %177 = load ptr, ptr %16, align 8, !tbaa !49
  %178 = getelementptr inbounds <8 x i32>, ptr %177, i64 2
  %179 = load <8 x i32>, ptr %178, align 32, !tbaa !123
  %180 = shl <8 x i32> %179, splat (i32 8)
  %181 = load ptr, ptr %16, align 8, !tbaa !49
  %182 = getelementptr inbounds <8 x i32>, ptr %181, i64 1
  %183 = load <8 x i32>, ptr %182, align 32, !tbaa !123
  %184 = add <8 x i32> %180, %183
  br label %189

185:                                              ; preds = %161
  %186 = load ptr, ptr %16, align 8, !tbaa !49
  %187 = getelementptr inbounds <8 x i32>, ptr %186, i64 1
  %188 = load <8 x i32>, ptr %187, align 32, !tbaa !123
  br label %189

189:                                              ; preds = %185, %176
  %190 = phi <8 x i32> [ %184, %176 ], [ %188, %185 ]
  store <8 x i32> %190, ptr %18, align 32, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %19) #21
  %191 = load i32, ptr @digits, align 4, !tbaa !6
  %192 = icmp eq i32 %191, 1
  br i1 %192, label %193, label %198

193:                                              ; preds = %189
  %194 = load ptr, ptr %16, align 8, !tbaa !49
  %195 = getelementptr inbounds <8 x i32>, ptr %194, i64 0
  %196 = load <8 x i32>, ptr %195, align 32, !tbaa !123
  %197 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %196)
  br label %218

198:                                              ; preds = %189
  %199 = call noundef zeroext i1 @_ZN12_GLOBAL__N_18sums_fitEv()
  br i1 %199, label %200, label %208

200:                                              ; preds = %198
  %201 = load <8 x i32>, ptr %18, align 32, !tbaa !123
  %202 = shl <8 x i32> %201, splat (i32 8)
  %203 = load ptr, ptr %16, align 8, !tbaa !49
  %204 = getelementptr inbounds <8 x i32>, ptr %203, i64 0
  %205 = load <8 x i32>, ptr %204, align 32, !tbaa !123
  %206 = add <8 x i32> %202, %205
  %207 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %206)
  br label %216

208:                                              ; preds = %198
  %209 = load <8 x i32>, ptr %18, align 32, !tbaa !123
  %210 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %209)
  %211 = load ptr, ptr %16, align 8, !tbaa !49
  %212 = getelementptr inbounds <8 x i32>, ptr %211, i64 0
  %213 = load <8 x i32>, ptr %212, align 32, !tbaa !123
  %214 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %213)
  %215 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %210, <8 x float> noundef splat (float 2.560000e+02), <8 x float> noundef %214)
  br label %216

216:                                              ; preds = %208, %200
  %217 = phi <8 x float> [ %207, %200 ], [ %215, %208 ]
  br label %218

218:                                              ; preds = %216, %193
  %219 = phi <8 x float> [ %197, %193 ], [ %217, %216 ]
  store <8 x float> %219, ptr %19, align 32, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %20) #21
  %220 = load ptr, ptr %5, align 8, !tbaa !121, !nonnull !46, !align !178
  %221 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %220, i32 0, i32 0
  %222 = load float, ptr %221, align 4, !tbaa !117
  %223 = insertelement <8 x float> poison, float %222, i64 0
  %224 = shufflevector <8 x float> %223, <8 x float> poison, <8 x i32> zeroinitializer
  store <8 x float> %224, ptr %20, align 32, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %21) #21
  %225 = load <8 x float>, ptr %19, align 32, !tbaa !123
  %226 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %227 = icmp eq i32 %226, 3
  br i1 %227, label %228, label %230

228:                                              ; preds = %218
  %229 = load <8 x float>, ptr %20, align 32, !tbaa !123
  br label %236

230:                                              ; preds = %218
  %231 = load ptr, ptr %17, align 8, !tbaa !184, !nonnull !46, !align !180
  %232 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %231, i32 0, i32 0
  %233 = load <8 x float>, ptr %232, align 32, !tbaa !123
  %234 = load <8 x float>, ptr %20, align 32, !tbaa !123
  %235 = fmul <8 x float> %233, %234
  br label %236

236:                                              ; preds = %230, %228
  %237 = phi <8 x float> [ %229, %228 ], [ %235, %230 ]
  %238 = load ptr, ptr %6, align 8, !tbaa !49
  %239 = load i32, ptr %15, align 4, !tbaa !6
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds <8 x float>, ptr %238, i64 %240
  %242 = load <8 x float>, ptr %241, align 32, !tbaa !123
  %243 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %225, <8 x float> noundef %237, <8 x float> noundef %242)
  store <8 x float> %243, ptr %21, align 32, !tbaa !123
  %244 = load i32, ptr @has_offset, align 4, !tbaa !6
  %245 = icmp ne i32 %244, 0
  br i1 %245, label %246, label %260

246:                                              ; preds = %236
  %247 = load ptr, ptr %17, align 8, !tbaa !184, !nonnull !46, !align !180
  %248 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %247, i32 0, i32 1
  %249 = load <8 x float>, ptr %248, align 32, !tbaa !123
  %250 = load ptr, ptr %5, align 8, !tbaa !121, !nonnull !46, !align !178
  %251 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %250, i32 0, i32 1
  %252 = load i32, ptr %7, align 4, !tbaa !6
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds [2 x float], ptr %251, i64 0, i64 %253
  %255 = load float, ptr %254, align 4, !tbaa !117
  %256 = insertelement <8 x float> poison, float %255, i64 0
  %257 = shufflevector <8 x float> %256, <8 x float> poison, <8 x i32> zeroinitializer
  %258 = load <8 x float>, ptr %21, align 32, !tbaa !123
  %259 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %249, <8 x float> noundef %257, <8 x float> noundef %258)
  store <8 x float> %259, ptr %21, align 32, !tbaa !123
  br label %260

260:                                              ; preds = %246, %236
  %261 = load <8 x float>, ptr %21, align 32, !tbaa !123
  %262 = load ptr, ptr %6, align 8, !tbaa !49
  %263 = load i32, ptr %15, align 4, !tbaa !6
  %264 = sext i32 %263 to i64
  %265 = getelementptr inbounds <8 x float>, ptr %262, i64 %264
  store <8 x float> %261, ptr %265, align 32, !tbaa !123
  call void @llvm.lifetime.end.p0(ptr %21) #21
  call void @llvm.lifetime.end.p0(ptr %20) #21
  call void @llvm.lifetime.end.p0(ptr %19) #21
  call void @llvm.lifetime.end.p0(ptr %18) #21
  call void @llvm.lifetime.end.p0(ptr %17) #21
  call void @llvm.lifetime.end.p0(ptr %16) #21
  br label %266

266:                                              ; preds = %260
  %267 = load i32, ptr %15, align 4, !tbaa !6
  %268 = add nsw i32 %267, 1
  store i32 %268, ptr %15, align 4, !tbaa !6
  br label %157, !llvm.loop !186

269:                                              ; preds = %160
  call void @llvm.lifetime.end.p0(ptr %9) #21
  br label %270

270:                                              ; preds = %269
  %271 = load i32, ptr %7, align 4, !tbaa !6
  %272 = add nsw i32 %271, 1
  store i32 %272, ptr %7, align 4, !tbaa !6
  br label %22, !llvm.loop !187

273:                                              ; preds = %27
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef ptr @_ZN12_GLOBAL__N_15afterEPNS_6RecordEl(ptr noundef %0, i64 noundef %1) #8 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !121
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load ptr, ptr %3, align 8, !tbaa !121
  %6 = load i64, ptr %4, align 8, !tbaa !44
  %7 = load i32, ptr @digits, align 4, !tbaa !6
  %8 = mul nsw i32 %7, 32
  %9 = sext i32 %8 to i64
  %10 = add i64 32, %9
  %11 = mul i64 %6, %10
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 %11
  ret ptr %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_113output_scalesEPKhi(ptr noundef %0, i32 noundef %1) #14 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !147
  store i32 %1, ptr %4, align 4, !tbaa !6
  %5 = load ptr, ptr %3, align 8, !tbaa !147
  %6 = load i32, ptr %4, align 4, !tbaa !6
  %7 = mul nsw i32 8, %6
  %8 = sub nsw i32 16, %7
  %9 = mul nsw i32 4, %8
  %10 = sext i32 %9 to i64
  %11 = sub i64 0, %10
  %12 = getelementptr inbounds i8, ptr %5, i64 %11
  %13 = call noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %12)
  ret <8 x float> %13
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_112store_maskedIDv8_ffEEvDv8_bT_PT0_(i8 noundef %0, <8 x float> noundef %1, ptr noundef %2) #14 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca <8 x float>, align 32
  %7 = alloca ptr, align 8
  store i8 %0, ptr %4, align 1
  %8 = load i8, ptr %4, align 1
  %9 = bitcast i8 %8 to <8 x i1>
  %10 = bitcast <8 x i1> %9 to i8
  store i8 %10, ptr %5, align 1, !tbaa !123
  store <8 x float> %1, ptr %6, align 32, !tbaa !123
  store ptr %2, ptr %7, align 8, !tbaa !119
  %11 = load i8, ptr %5, align 1
  %12 = bitcast i8 %11 to <8 x i1>
  %13 = load <8 x float>, ptr %6, align 32, !tbaa !123
  %14 = load ptr, ptr %7, align 8, !tbaa !119
  call void @llvm.masked.store.v8f32.p0(<8 x float> %13, ptr align 4 %14, <8 x i1> %12)
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x i32> @_ZN12_GLOBAL__N_112lane_numbersEv() #14 {
  %1 = alloca [16 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr %1) #21
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const._ZN12_GLOBAL__N_112lane_numbersEv.numbers, i64 64, i1 false)
  %2 = getelementptr inbounds [16 x i32], ptr %1, i64 0, i64 0
  %3 = call noundef <8 x i32> @_ZN12_GLOBAL__N_14loadIDv8_iEET_PKv(ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %1) #21
  ret <8 x i32> %3
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x i32> @_ZN12_GLOBAL__N_14loadIDv8_iEET_PKv(ptr noundef %0) #14 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.4, ptr %3, i32 0, i32 0
  %5 = load <8 x i32>, ptr %4, align 1, !tbaa !123
  ret <8 x i32> %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr captures(none), <8 x i1>, <8 x float>) #15

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_18steps_atEv() #8 {
  %1 = call noundef i32 @_ZN12_GLOBAL__N_110offsets_atEv()
  %2 = load i32, ptr @has_offset, align 4, !tbaa !6
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %7, label %4

4:                                                ; preds = %0
  %5 = load i32, ptr @nibbles, align 4, !tbaa !6
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %4, %0
  %8 = call noundef i32 @_ZN12_GLOBAL__N_112scales_bytesEv()
  br label %10

9:                                                ; preds = %4
  br label %10

10:                                               ; preds = %9, %7
  %11 = phi i32 [ %8, %7 ], [ 0, %9 ]
  %12 = add nsw i32 %1, %11
  ret i32 %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_110offsets_atEv() #8 {
  %1 = call noundef i32 @_ZN12_GLOBAL__N_19scales_atEv()
  %2 = load i32, ptr @nibbles, align 4, !tbaa !6
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %0
  br label %7

5:                                                ; preds = %0
  %6 = call noundef i32 @_ZN12_GLOBAL__N_112scales_bytesEv()
  br label %7

7:                                                ; preds = %5, %4
  %8 = phi i32 [ 0, %4 ], [ %6, %5 ]
  %9 = add nsw i32 %1, %8
  ret i32 %9
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_112scales_bytesEv() #8 {
  %1 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %2 = mul nsw i32 %1, 32
  %3 = load i32, ptr @group, align 4, !tbaa !6
  %4 = sdiv i32 %2, %3
  %5 = mul nsw i32 %4, 16
  %6 = call noundef i32 @_ZN12_GLOBAL__N_111scale_bytesEv()
  %7 = mul nsw i32 %5, %6
  ret i32 %7
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_19scales_atEv() #8 {
  %1 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %2 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %3 = mul nsw i32 %1, %2
  ret i32 %3
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_111scale_bytesEv() #8 {
  %1 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %2 = icmp eq i32 %1, 3
  br i1 %2, label %3, label %4

3:                                                ; preds = %0
  br label %9

4:                                                ; preds = %0
  %5 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %6 = icmp eq i32 %5, 0
  %7 = zext i1 %6 to i64
  %8 = select i1 %6, i32 2, i32 1
  br label %9

9:                                                ; preds = %4, %3
  %10 = phi i32 [ 0, %3 ], [ %8, %4 ]
  ret i32 %10
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <32 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 noundef %1) #14 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %class.anon.5, align 8
  %7 = alloca <32 x i8>, align 32
  store ptr %0, ptr %3, align 8, !tbaa !172
  store i32 %1, ptr %4, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %5) #21
  %8 = load i32, ptr @bits, align 4, !tbaa !6
  %9 = icmp eq i32 %8, 3
  br i1 %9, label %10, label %11

10:                                               ; preds = %2
  br label %22

11:                                               ; preds = %2
  %12 = load i32, ptr @bits, align 4, !tbaa !6
  %13 = icmp eq i32 %12, 5
  br i1 %13, label %17, label %14

14:                                               ; preds = %11
  %15 = load i32, ptr @bits, align 4, !tbaa !6
  %16 = icmp eq i32 %15, 6
  br i1 %16, label %17, label %18

17:                                               ; preds = %14, %11
  br label %20

18:                                               ; preds = %14
  %19 = load i32, ptr @bits, align 4, !tbaa !6
  br label %20

20:                                               ; preds = %18, %17
  %21 = phi i32 [ 4, %17 ], [ %19, %18 ]
  br label %22

22:                                               ; preds = %20, %10
  %23 = phi i32 [ 2, %10 ], [ %21, %20 ]
  store i32 %23, ptr %5, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %6) #21
  %24 = getelementptr inbounds nuw %class.anon.5, ptr %6, i32 0, i32 0
  %25 = load ptr, ptr %3, align 8, !tbaa !172, !nonnull !46, !align !47
  store ptr %25, ptr %24, align 8, !tbaa !172
  %26 = getelementptr inbounds nuw %class.anon.5, ptr %6, i32 0, i32 1
  store ptr %4, ptr %26, align 8, !tbaa !188
  call void @llvm.lifetime.start.p0(ptr %7) #21
  %27 = load i32, ptr %5, align 4, !tbaa !6
  %28 = call noundef <32 x i8> @_ZZN12_GLOBAL__N_18unpackedERKNS_6ColumnEiENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(16) %6, i32 noundef 0, i32 noundef %27)
  store <32 x i8> %28, ptr %7, align 32, !tbaa !123
  %29 = load i32, ptr @bits, align 4, !tbaa !6
  %30 = load i32, ptr %5, align 4, !tbaa !6
  %31 = icmp sgt i32 %29, %30
  br i1 %31, label %32, label %48

32:                                               ; preds = %22
  %33 = load i32, ptr %5, align 4, !tbaa !6
  %34 = mul nsw i32 %33, 64
  %35 = load i32, ptr @bits, align 4, !tbaa !6
  %36 = load i32, ptr %5, align 4, !tbaa !6
  %37 = sub nsw i32 %35, %36
  %38 = call noundef <32 x i8> @_ZZN12_GLOBAL__N_18unpackedERKNS_6ColumnEiENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(16) %6, i32 noundef %34, i32 noundef %37)
  %39 = load i32, ptr %5, align 4, !tbaa !6
  %40 = trunc i32 %39 to i8
  %41 = zext i8 %40 to i32
  %42 = insertelement <32 x i32> poison, i32 %41, i64 0
  %43 = shufflevector <32 x i32> %42, <32 x i32> poison, <32 x i32> zeroinitializer
  %44 = trunc <32 x i32> %43 to <32 x i8>
  %45 = shl <32 x i8> %38, %44
  %46 = load <32 x i8>, ptr %7, align 32, !tbaa !123
  %47 = or <32 x i8> %46, %45
  store <32 x i8> %47, ptr %7, align 32, !tbaa !123
  br label %48

48:                                               ; preds = %32, %22
  %49 = load i32, ptr @has_table, align 4, !tbaa !6
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %54

51:                                               ; preds = %48
  %52 = load <32 x i8>, ptr %7, align 32, !tbaa !123
  %53 = call noundef <32 x i8> @_ZN12_GLOBAL__N_17look_upEPKhDv32_h(ptr noundef @table, <32 x i8> noundef %52)
  store <32 x i8> %53, ptr %7, align 32, !tbaa !123
  br label %54

54:                                               ; preds = %51, %48
  %55 = load i32, ptr @flipped, align 4, !tbaa !6
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %60

57:                                               ; preds = %54
  %58 = load <32 x i8>, ptr %7, align 32, !tbaa !123
  %59 = xor <32 x i8> %58, splat (i8 -128)
  br label %62

60:                                               ; preds = %54
  %61 = load <32 x i8>, ptr %7, align 32, !tbaa !123
  br label %62

62:                                               ; preds = %60, %57
  %63 = phi <32 x i8> [ %59, %57 ], [ %61, %60 ]
  call void @llvm.lifetime.end.p0(ptr %7) #21
  call void @llvm.lifetime.end.p0(ptr %6) #21
  call void @llvm.lifetime.end.p0(ptr %5) #21
  ret <32 x i8> %63
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind noalias writable sret(%"struct.(anonymous namespace)::Scales") align 32 %0, ptr noundef nonnull align 8 dereferenceable(32) %1, i32 noundef %2) #14 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca %class.anon.8, align 1
  %9 = alloca %class.anon.10, align 8
  %10 = alloca i32, align 4
  %11 = alloca <8 x float>, align 32
  %12 = alloca <8 x i8>, align 8
  %13 = alloca <8 x i32>, align 32
  %14 = alloca <8 x i32>, align 32
  %15 = alloca <8 x float>, align 32
  store ptr %1, ptr %4, align 8, !tbaa !172
  store i32 %2, ptr %5, align 4, !tbaa !6
  %16 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %17 = icmp eq i32 %16, 3
  br i1 %17, label %18, label %21

18:                                               ; preds = %3
  call void @llvm.memset.p0.i64(ptr align 32 %0, i8 0, i64 64, i1 false)
  %19 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 0
  %20 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 1
  br label %157

21:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %6) #21
  %22 = load ptr, ptr %4, align 8, !tbaa !172, !nonnull !46, !align !47
  %23 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %22, i32 0, i32 3
  %24 = load i32, ptr %23, align 8, !tbaa !162
  %25 = mul nsw i32 8, %24
  %26 = call noundef i32 @_ZN12_GLOBAL__N_111scale_bytesEv()
  %27 = mul nsw i32 %25, %26
  store i32 %27, ptr %6, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %7) #21
  %28 = load ptr, ptr %4, align 8, !tbaa !172, !nonnull !46, !align !47
  %29 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %28, i32 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !160
  %31 = load ptr, ptr %4, align 8, !tbaa !172, !nonnull !46, !align !47
  %32 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 2
  %33 = load i64, ptr %32, align 8, !tbaa !161
  %34 = load i32, ptr @group, align 4, !tbaa !6
  %35 = sdiv i32 32, %34
  %36 = sext i32 %35 to i64
  %37 = mul nsw i64 %33, %36
  %38 = load i32, ptr %5, align 4, !tbaa !6
  %39 = sext i32 %38 to i64
  %40 = add nsw i64 %37, %39
  %41 = mul nsw i64 %40, 16
  %42 = call noundef i32 @_ZN12_GLOBAL__N_111scale_bytesEv()
  %43 = sext i32 %42 to i64
  %44 = mul nsw i64 %41, %43
  %45 = getelementptr inbounds i8, ptr %30, i64 %44
  store ptr %45, ptr %7, align 8, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %8) #21
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 1 @__const._ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi.halves, i64 1, i1 false)
  call void @llvm.lifetime.start.p0(ptr %9) #21
  %46 = getelementptr inbounds nuw %class.anon.10, ptr %9, i32 0, i32 0
  store ptr %7, ptr %46, align 8, !tbaa !190
  %47 = getelementptr inbounds nuw %class.anon.10, ptr %9, i32 0, i32 1
  store ptr %6, ptr %47, align 8, !tbaa !188
  %48 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %75

50:                                               ; preds = %21
  %51 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 0
  %52 = load ptr, ptr %7, align 8, !tbaa !147
  %53 = call noundef i32 @_ZN12_GLOBAL__N_19scales_atEv()
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i8, ptr %52, i64 %54
  %56 = load i32, ptr %6, align 4, !tbaa !6
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr %55, i64 %57
  %59 = call noundef <8 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef %58)
  store <8 x float> %59, ptr %51, align 32, !tbaa !123
  %60 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 1
  %61 = load i32, ptr @has_offset, align 4, !tbaa !6
  %62 = icmp ne i32 %61, 0
  br i1 %62, label %63, label %72

63:                                               ; preds = %50
  %64 = load ptr, ptr %7, align 8, !tbaa !147
  %65 = call noundef i32 @_ZN12_GLOBAL__N_110offsets_atEv()
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr %64, i64 %66
  %68 = load i32, ptr %6, align 4, !tbaa !6
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i8, ptr %67, i64 %69
  %71 = call noundef <8 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef %70)
  br label %73

72:                                               ; preds = %50
  br label %73

73:                                               ; preds = %72, %63
  %74 = phi <8 x float> [ %71, %63 ], [ zeroinitializer, %72 ]
  store <8 x float> %74, ptr %60, align 32, !tbaa !123
  store i32 1, ptr %10, align 4
  br label %156

75:                                               ; preds = %21
  %76 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %77 = icmp eq i32 %76, 2
  br i1 %77, label %78, label %86

78:                                               ; preds = %75
  %79 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 0
  %80 = call noundef i32 @_ZN12_GLOBAL__N_19scales_atEv()
  %81 = call noundef <8 x i32> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %9, i32 noundef %80)
  %82 = sub <8 x i32> %81, splat (i32 1)
  %83 = shl <8 x i32> %82, splat (i32 23)
  %84 = call noundef <8 x float> @_ZN12_GLOBAL__N_19as_floatsEDv8_i(<8 x i32> noundef %83)
  store <8 x float> %84, ptr %79, align 32, !tbaa !123
  %85 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 1
  store <8 x float> zeroinitializer, ptr %85, align 32, !tbaa !123
  store i32 1, ptr %10, align 4
  br label %156

86:                                               ; preds = %75
  call void @llvm.lifetime.start.p0(ptr %11) #21
  %87 = load ptr, ptr %4, align 8, !tbaa !172, !nonnull !46, !align !47
  %88 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %87, i32 0, i32 1
  %89 = load ptr, ptr %88, align 8, !tbaa !160
  %90 = call noundef i32 @_ZN12_GLOBAL__N_18steps_atEv()
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i8, ptr %89, i64 %91
  %93 = load ptr, ptr %4, align 8, !tbaa !172, !nonnull !46, !align !47
  %94 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %93, i32 0, i32 3
  %95 = load i32, ptr %94, align 8, !tbaa !162
  %96 = mul nsw i32 16, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i8, ptr %92, i64 %97
  %99 = call noundef <8 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef %98)
  store <8 x float> %99, ptr %11, align 32, !tbaa !123
  %100 = load i32, ptr @has_offset, align 4, !tbaa !6
  %101 = icmp ne i32 %100, 0
  br i1 %101, label %118, label %102

102:                                              ; preds = %86
  %103 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 0
  %104 = load <8 x float>, ptr %11, align 32, !tbaa !123
  %105 = load ptr, ptr %7, align 8, !tbaa !147
  %106 = call noundef i32 @_ZN12_GLOBAL__N_19scales_atEv()
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i8, ptr %105, i64 %107
  %109 = load i32, ptr %6, align 4, !tbaa !6
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds i8, ptr %108, i64 %110
  %112 = call noundef double @_ZN12_GLOBAL__N_14loadIDv8_aEET_PKv(ptr noundef %111)
  store double %112, ptr %12, align 8
  %113 = load <8 x i8>, ptr %12, align 8, !tbaa !123
  %114 = sext <8 x i8> %113 to <8 x i32>
  %115 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %114)
  %116 = fmul <8 x float> %104, %115
  store <8 x float> %116, ptr %103, align 32, !tbaa !123
  %117 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 1
  store <8 x float> zeroinitializer, ptr %117, align 32, !tbaa !123
  store i32 1, ptr %10, align 4
  br label %155

118:                                              ; preds = %86
  call void @llvm.lifetime.start.p0(ptr %13) #21
  %119 = call noundef i32 @_ZN12_GLOBAL__N_19scales_atEv()
  %120 = call noundef <8 x i32> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %9, i32 noundef %119)
  store <8 x i32> %120, ptr %13, align 32, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %14) #21
  %121 = call noundef i32 @_ZN12_GLOBAL__N_110offsets_atEv()
  %122 = call noundef <8 x i32> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %9, i32 noundef %121)
  store <8 x i32> %122, ptr %14, align 32, !tbaa !123
  %123 = load i32, ptr @nibbles, align 4, !tbaa !6
  %124 = icmp ne i32 %123, 0
  br i1 %124, label %125, label %130

125:                                              ; preds = %118
  %126 = load <8 x i32>, ptr %13, align 32, !tbaa !123
  %127 = and <8 x i32> %126, splat (i32 15)
  store <8 x i32> %127, ptr %13, align 32, !tbaa !123
  %128 = load <8 x i32>, ptr %14, align 32, !tbaa !123
  %129 = ashr <8 x i32> %128, splat (i32 4)
  store <8 x i32> %129, ptr %14, align 32, !tbaa !123
  br label %130

130:                                              ; preds = %125, %118
  call void @llvm.lifetime.start.p0(ptr %15) #21
  %131 = load ptr, ptr %4, align 8, !tbaa !172, !nonnull !46, !align !47
  %132 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %131, i32 0, i32 1
  %133 = load ptr, ptr %132, align 8, !tbaa !160
  %134 = call noundef i32 @_ZN12_GLOBAL__N_18steps_atEv()
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds i8, ptr %133, i64 %135
  %137 = getelementptr inbounds i8, ptr %136, i64 32
  %138 = load ptr, ptr %4, align 8, !tbaa !172, !nonnull !46, !align !47
  %139 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %138, i32 0, i32 3
  %140 = load i32, ptr %139, align 8, !tbaa !162
  %141 = mul nsw i32 16, %140
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds i8, ptr %137, i64 %142
  %144 = call noundef <8 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef %143)
  store <8 x float> %144, ptr %15, align 32, !tbaa !123
  %145 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 0
  %146 = load <8 x float>, ptr %11, align 32, !tbaa !123
  %147 = load <8 x i32>, ptr %13, align 32, !tbaa !123
  %148 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %147)
  %149 = fmul <8 x float> %146, %148
  store <8 x float> %149, ptr %145, align 32, !tbaa !123
  %150 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 1
  %151 = load <8 x float>, ptr %15, align 32, !tbaa !123
  %152 = load <8 x i32>, ptr %14, align 32, !tbaa !123
  %153 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %152)
  %154 = fmul <8 x float> %151, %153
  store <8 x float> %154, ptr %150, align 32, !tbaa !123
  store i32 1, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #21
  call void @llvm.lifetime.end.p0(ptr %14) #21
  call void @llvm.lifetime.end.p0(ptr %13) #21
  br label %155

155:                                              ; preds = %130, %102
  call void @llvm.lifetime.end.p0(ptr %11) #21
  br label %156

156:                                              ; preds = %155, %78, %73
  call void @llvm.lifetime.end.p0(ptr %9) #21
  call void @llvm.lifetime.end.p0(ptr %8) #21
  call void @llvm.lifetime.end.p0(ptr %7) #21
  call void @llvm.lifetime.end.p0(ptr %6) #21
  br label %157

157:                                              ; preds = %156, %18
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %0, <8 x float> noundef %1, <8 x float> noundef %2) #14 {
  %4 = alloca <8 x float>, align 32
  %5 = alloca <8 x float>, align 32
  %6 = alloca <8 x float>, align 32
  store <8 x float> %0, ptr %4, align 32, !tbaa !123
  store <8 x float> %1, ptr %5, align 32, !tbaa !123
  store <8 x float> %2, ptr %6, align 32, !tbaa !123
  %7 = load <8 x float>, ptr %4, align 32, !tbaa !123
  %8 = load <8 x float>, ptr %5, align 32, !tbaa !123
  %9 = load <8 x float>, ptr %6, align 32, !tbaa !123
  %10 = call <8 x float> @llvm.fma.v8f32(<8 x float> %7, <8 x float> %8, <8 x float> %9)
  ret <8 x float> %10
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <32 x i8> @_ZZN12_GLOBAL__N_18unpackedERKNS_6ColumnEiENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #16 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca <32 x i8>, align 32
  store ptr %0, ptr %4, align 8, !tbaa !49
  store i32 %1, ptr %5, align 4, !tbaa !6
  store i32 %2, ptr %6, align 4, !tbaa !6
  %8 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #21
  %9 = getelementptr inbounds nuw %class.anon.5, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8, !tbaa !192, !nonnull !46, !align !47
  %11 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8, !tbaa !158
  %13 = load i32, ptr %5, align 4, !tbaa !6
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr %12, i64 %14
  %16 = getelementptr inbounds nuw %class.anon.5, ptr %8, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8, !tbaa !194, !nonnull !46, !align !178
  %18 = load i32, ptr %17, align 4, !tbaa !6
  %19 = load i32, ptr %6, align 4, !tbaa !6
  %20 = srem i32 %18, %19
  %21 = mul nsw i32 64, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr %15, i64 %22
  %24 = getelementptr inbounds nuw %class.anon.5, ptr %8, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8, !tbaa !192, !nonnull !46, !align !47
  %26 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %25, i32 0, i32 3
  %27 = load i32, ptr %26, align 8, !tbaa !162
  %28 = mul nsw i32 32, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %23, i64 %29
  %31 = call noundef <32 x i8> @_ZN12_GLOBAL__N_14loadIDv32_hEET_PKv(ptr noundef %30)
  store <32 x i8> %31, ptr %7, align 32, !tbaa !123
  %32 = load i32, ptr %6, align 4, !tbaa !6
  %33 = icmp slt i32 %32, 8
  br i1 %33, label %34, label %56

34:                                               ; preds = %3
  %35 = load <32 x i8>, ptr %7, align 32, !tbaa !123
  %36 = getelementptr inbounds nuw %class.anon.5, ptr %8, i32 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !194, !nonnull !46, !align !178
  %38 = load i32, ptr %37, align 4, !tbaa !6
  %39 = load i32, ptr %6, align 4, !tbaa !6
  %40 = sdiv i32 %38, %39
  %41 = load i32, ptr %6, align 4, !tbaa !6
  %42 = mul nsw i32 %40, %41
  %43 = trunc i32 %42 to i8
  %44 = zext i8 %43 to i32
  %45 = insertelement <32 x i32> poison, i32 %44, i64 0
  %46 = shufflevector <32 x i32> %45, <32 x i32> poison, <32 x i32> zeroinitializer
  %47 = trunc <32 x i32> %46 to <32 x i8>
  %48 = lshr <32 x i8> %35, %47
  %49 = load i32, ptr %6, align 4, !tbaa !6
  %50 = shl i32 1, %49
  %51 = sub nsw i32 %50, 1
  %52 = trunc i32 %51 to i8
  %53 = insertelement <32 x i8> poison, i8 %52, i64 0
  %54 = shufflevector <32 x i8> %53, <32 x i8> poison, <32 x i32> zeroinitializer
  %55 = and <32 x i8> %48, %54
  br label %58

56:                                               ; preds = %3
  %57 = load <32 x i8>, ptr %7, align 32, !tbaa !123
  br label %58

58:                                               ; preds = %56, %34
  %59 = phi <32 x i8> [ %55, %34 ], [ %57, %56 ]
  call void @llvm.lifetime.end.p0(ptr %7) #21
  ret <32 x i8> %59
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <32 x i8> @_ZN12_GLOBAL__N_17look_upEPKhDv32_h(ptr noundef %0, <32 x i8> noundef %1) #14 {
  %3 = alloca ptr, align 8
  %4 = alloca <32 x i8>, align 32
  %5 = alloca <16 x i8>, align 16
  %6 = alloca <32 x i8>, align 32
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !147
  store <32 x i8> %1, ptr %4, align 32, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %5) #21
  %8 = load ptr, ptr %3, align 8, !tbaa !147
  %9 = call noundef <16 x i8> @_ZN12_GLOBAL__N_14loadIDv16_hEET_PKv(ptr noundef %8)
  store <16 x i8> %9, ptr %5, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %6) #21
  call void @llvm.lifetime.start.p0(ptr %7) #21
  store i32 0, ptr %7, align 4, !tbaa !6
  br label %10

10:                                               ; preds = %22, %2
  %11 = load i32, ptr %7, align 4, !tbaa !6
  %12 = icmp slt i32 %11, 32
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(ptr %7) #21
  br label %25

14:                                               ; preds = %10
  %15 = load <16 x i8>, ptr %5, align 16, !tbaa !123
  %16 = load i32, ptr %7, align 4, !tbaa !6
  %17 = srem i32 %16, 16
  %18 = extractelement <16 x i8> %15, i32 %17
  %19 = load i32, ptr %7, align 4, !tbaa !6
  %20 = load <32 x i8>, ptr %6, align 32
  %21 = insertelement <32 x i8> %20, i8 %18, i32 %19
  store <32 x i8> %21, ptr %6, align 32
  br label %22

22:                                               ; preds = %14
  %23 = load i32, ptr %7, align 4, !tbaa !6
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %7, align 4, !tbaa !6
  br label %10, !llvm.loop !195

25:                                               ; preds = %13
  %26 = load <32 x i8>, ptr %6, align 32, !tbaa !123
  %27 = load <32 x i8>, ptr %4, align 32, !tbaa !123
  %28 = call <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8> %26, <32 x i8> %27)
  call void @llvm.lifetime.end.p0(ptr %6) #21
  call void @llvm.lifetime.end.p0(ptr %5) #21
  ret <32 x i8> %28
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <32 x i8> @_ZN12_GLOBAL__N_14loadIDv32_hEET_PKv(ptr noundef %0) #14 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.6, ptr %3, i32 0, i32 0
  %5 = load <32 x i8>, ptr %4, align 1, !tbaa !123
  ret <32 x i8> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i8> @_ZN12_GLOBAL__N_14loadIDv16_hEET_PKv(ptr noundef %0) #12 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.7, ptr %3, i32 0, i32 0
  %5 = load <16 x i8>, ptr %4, align 1, !tbaa !123
  ret <16 x i8> %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8>, <32 x i8>) #17

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #18

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) #16 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store ptr %1, ptr %4, align 8, !tbaa !147
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !147
  %7 = call noundef <8 x half> @_ZN12_GLOBAL__N_14loadIDv8_DF16_EET_PKv(ptr noundef %6)
  %8 = fpext <8 x half> %7 to <8 x float>
  ret <8 x float> %8
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_19as_floatsEDv8_i(<8 x i32> noundef %0) #14 {
  %2 = alloca <8 x i32>, align 32
  store <8 x i32> %0, ptr %2, align 32, !tbaa !123
  %3 = load <8 x i32>, ptr %2, align 32, !tbaa !123
  %4 = bitcast <8 x i32> %3 to <8 x float>
  ret <8 x float> %4
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <8 x i32> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #16 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca <8 x i8>, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store i32 %1, ptr %4, align 4, !tbaa !6
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %class.anon.10, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8, !tbaa !196, !nonnull !46, !align !47
  %9 = load ptr, ptr %8, align 8, !tbaa !147
  %10 = load i32, ptr %4, align 4, !tbaa !6
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i8, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw %class.anon.10, ptr %6, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8, !tbaa !198, !nonnull !46, !align !178
  %15 = load i32, ptr %14, align 4, !tbaa !6
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr %12, i64 %16
  %18 = call noundef double @_ZN12_GLOBAL__N_14loadIDv8_hEET_PKv(ptr noundef %17)
  store double %18, ptr %5, align 8
  %19 = load <8 x i8>, ptr %5, align 8, !tbaa !123
  %20 = zext <8 x i8> %19 to <8 x i32>
  ret <8 x i32> %20
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %0) #14 {
  %2 = alloca <8 x i32>, align 32
  store <8 x i32> %0, ptr %2, align 32, !tbaa !123
  %3 = load <8 x i32>, ptr %2, align 32, !tbaa !123
  %4 = sitofp <8 x i32> %3 to <8 x float>
  ret <8 x float> %4
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef double @_ZN12_GLOBAL__N_14loadIDv8_aEET_PKv(ptr noundef %0) #8 {
  %2 = alloca <8 x i8>, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  %4 = load ptr, ptr %3, align 8, !tbaa !49
  %5 = getelementptr inbounds nuw %struct.Unaligned.13, ptr %4, i32 0, i32 0
  %6 = load <8 x i8>, ptr %5, align 1, !tbaa !123
  store <8 x i8> %6, ptr %2, align 8
  %7 = load double, ptr %2, align 8
  ret double %7
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x half> @_ZN12_GLOBAL__N_14loadIDv8_DF16_EET_PKv(ptr noundef %0) #12 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.11, ptr %3, i32 0, i32 0
  %5 = load <8 x half>, ptr %4, align 1, !tbaa !123
  ret <8 x half> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef double @_ZN12_GLOBAL__N_14loadIDv8_hEET_PKv(ptr noundef %0) #8 {
  %2 = alloca <8 x i8>, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  %4 = load ptr, ptr %3, align 8, !tbaa !49
  %5 = getelementptr inbounds nuw %struct.Unaligned.12, ptr %4, i32 0, i32 0
  %6 = load <8 x i8>, ptr %5, align 1, !tbaa !123
  store <8 x i8> %6, ptr %2, align 8
  %7 = load double, ptr %2, align 8
  ret double %7
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>) #10

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_14loadIiEET_PKv(ptr noundef %0) #8 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.14, ptr %3, i32 0, i32 0
  %5 = load i32, ptr %4, align 1, !tbaa !123
  ret i32 %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x i32> @_ZN12_GLOBAL__N_112add_productsEDv8_iDv32_hS1_(<8 x i32> noundef %0, <32 x i8> noundef %1, <32 x i8> noundef %2) #14 {
  %4 = alloca <8 x i32>, align 32
  %5 = alloca <32 x i8>, align 32
  %6 = alloca <32 x i8>, align 32
  store <8 x i32> %0, ptr %4, align 32, !tbaa !123
  store <32 x i8> %1, ptr %5, align 32, !tbaa !123
  store <32 x i8> %2, ptr %6, align 32, !tbaa !123
  %7 = load <8 x i32>, ptr %4, align 32, !tbaa !123
  %8 = load <32 x i8>, ptr %5, align 32, !tbaa !123
  %9 = load <32 x i8>, ptr %6, align 32, !tbaa !123
  %10 = call <8 x i32> @llvm.x86.avx512.vpdpbusd.256(<8 x i32> %7, <32 x i8> %8, <32 x i8> %9)
  ret <8 x i32> %10
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef zeroext i1 @_ZN12_GLOBAL__N_18sums_fitEv() #8 {
  %1 = load i32, ptr @digits, align 4, !tbaa !6
  %2 = icmp slt i32 %1, 3
  br i1 %2, label %14, label %3

3:                                                ; preds = %0
  %4 = load i32, ptr @has_table, align 4, !tbaa !6
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %12, label %6

6:                                                ; preds = %3
  %7 = load i32, ptr @group, align 4, !tbaa !6
  %8 = load i32, ptr @bits, align 4, !tbaa !6
  %9 = sub nsw i32 %8, 1
  %10 = shl i32 %7, %9
  %11 = icmp sle i32 %10, 256
  br label %12

12:                                               ; preds = %6, %3
  %13 = phi i1 [ false, %3 ], [ %11, %6 ]
  br label %14

14:                                               ; preds = %12, %0
  %15 = phi i1 [ true, %0 ], [ %13, %12 ]
  ret i1 %15
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx512.vpdpbusd.256(<8 x i32>, <32 x i8>, <32 x i8>) #17

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %0) #14 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.15, ptr %3, i32 0, i32 0
  %5 = load <8 x float>, ptr %4, align 1, !tbaa !123
  ret <8 x float> %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr captures(none), <8 x i1>) #19

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi4EEEvRK4CallPKhll(ptr noundef nonnull align 8 dereferenceable(360) %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #13 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca [1 x ptr], align 8
  %17 = alloca i32, align 4
  %18 = alloca [4 x ptr], align 16
  %19 = alloca i32, align 4
  %20 = alloca [2 x [4 x <8 x float>]], align 32
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca [2 x %"struct.(anonymous namespace)::Column"], align 16
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca ptr, align 8
  %32 = alloca i32, align 4
  %33 = alloca %"struct.(anonymous namespace)::Column", align 8
  %34 = alloca ptr, align 8
  %35 = alloca i32, align 4
  %36 = alloca %"struct.(anonymous namespace)::Unpacked", align 32
  %37 = alloca i32, align 4
  %38 = alloca [1 x <8 x float>], align 32
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  %44 = alloca i64, align 8
  %45 = alloca i32, align 4
  %46 = alloca i32, align 4
  %47 = alloca <8 x float>, align 32
  %48 = alloca i8, align 1
  %49 = alloca i8, align 1
  store ptr %0, ptr %5, align 8, !tbaa !42
  store ptr %1, ptr %6, align 8, !tbaa !147
  store i64 %2, ptr %7, align 8, !tbaa !44
  store i64 %3, ptr %8, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %9) #21
  store i32 2, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #21
  store i32 2, ptr %10, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %11) #21
  store i32 1, ptr %11, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %12) #21
  %50 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %51 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %50, i64 noundef 0)
  %52 = getelementptr inbounds i64, ptr %51, i64 1
  %53 = load i64, ptr %52, align 8, !tbaa !44
  store i64 %53, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #21
  %54 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %55 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %54, i64 noundef 1)
  %56 = getelementptr inbounds i64, ptr %55, i64 1
  %57 = load i64, ptr %56, align 8, !tbaa !44
  store i64 %57, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #21
  %58 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %59 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %58, i64 noundef 0)
  %60 = getelementptr inbounds i64, ptr %59, i64 1
  %61 = load i64, ptr %60, align 8, !tbaa !44
  store i64 %61, ptr %14, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %15) #21
  %62 = load i64, ptr %12, align 8, !tbaa !44
  %63 = sdiv i64 %62, 32
  store i64 %63, ptr %15, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %16) #21
  call void @llvm.lifetime.start.p0(ptr %17) #21
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %64

64:                                               ; preds = %80, %4
  %65 = load i32, ptr %17, align 4, !tbaa !6
  %66 = icmp slt i32 %65, 1
  br i1 %66, label %68, label %67

67:                                               ; preds = %64
  call void @llvm.lifetime.end.p0(ptr %17) #21
  br label %83

68:                                               ; preds = %64
  %69 = load ptr, ptr %6, align 8, !tbaa !147
  %70 = load i64, ptr %7, align 8, !tbaa !44
  %71 = load i32, ptr %17, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = add nsw i64 %70, %72
  %74 = load i64, ptr %13, align 8, !tbaa !44
  %75 = mul nsw i64 %73, %74
  %76 = getelementptr inbounds i8, ptr %69, i64 %75
  %77 = load i32, ptr %17, align 4, !tbaa !6
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %78
  store ptr %76, ptr %79, align 8, !tbaa !147
  br label %80

80:                                               ; preds = %68
  %81 = load i32, ptr %17, align 4, !tbaa !6
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %17, align 4, !tbaa !6
  br label %64, !llvm.loop !199

83:                                               ; preds = %67
  call void @llvm.lifetime.start.p0(ptr %18) #21
  call void @llvm.lifetime.start.p0(ptr %19) #21
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %84

84:                                               ; preds = %101, %83
  %85 = load i32, ptr %19, align 4, !tbaa !6
  %86 = icmp slt i32 %85, 4
  br i1 %86, label %88, label %87

87:                                               ; preds = %84
  call void @llvm.lifetime.end.p0(ptr %19) #21
  br label %104

88:                                               ; preds = %84
  %89 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %90 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %89, i64 noundef 0)
  %91 = load i64, ptr %8, align 8, !tbaa !44
  %92 = load i32, ptr %19, align 4, !tbaa !6
  %93 = sext i32 %92 to i64
  %94 = add nsw i64 %91, %93
  %95 = load i64, ptr %12, align 8, !tbaa !44
  %96 = mul nsw i64 %94, %95
  %97 = getelementptr inbounds float, ptr %90, i64 %96
  %98 = load i32, ptr %19, align 4, !tbaa !6
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [4 x ptr], ptr %18, i64 0, i64 %99
  store ptr %97, ptr %100, align 8, !tbaa !119
  br label %101

101:                                              ; preds = %88
  %102 = load i32, ptr %19, align 4, !tbaa !6
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %19, align 4, !tbaa !6
  br label %84, !llvm.loop !200

104:                                              ; preds = %87
  call void @llvm.lifetime.start.p0(ptr %20) #21
  call void @llvm.memset.p0.i64(ptr align 32 %20, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr %21) #21
  store i64 0, ptr %21, align 8, !tbaa !44
  br label %105

105:                                              ; preds = %306, %104
  %106 = load i64, ptr %21, align 8, !tbaa !44
  %107 = load i64, ptr %15, align 8, !tbaa !44
  %108 = icmp slt i64 %106, %107
  br i1 %108, label %110, label %109

109:                                              ; preds = %105
  store i32 8, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #21
  br label %309

110:                                              ; preds = %105
  call void @llvm.lifetime.start.p0(ptr %23) #21
  %111 = load i64, ptr %21, align 8, !tbaa !44
  %112 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %113 = sext i32 %112 to i64
  %114 = sdiv i64 %111, %113
  store i64 %114, ptr %23, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %24) #21
  %115 = load i64, ptr %21, align 8, !tbaa !44
  %116 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %117 = sext i32 %116 to i64
  %118 = srem i64 %115, %117
  store i64 %118, ptr %24, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %25) #21
  %119 = load i64, ptr %23, align 8, !tbaa !44
  %120 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %121 = sext i32 %120 to i64
  %122 = mul nsw i64 %119, %121
  store i64 %122, ptr %25, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %26) #21
  call void @llvm.lifetime.start.p0(ptr %27) #21
  store i32 0, ptr %27, align 4, !tbaa !6
  br label %123

123:                                              ; preds = %193, %110
  %124 = load i32, ptr %27, align 4, !tbaa !6
  %125 = icmp slt i32 %124, 1
  br i1 %125, label %127, label %126

126:                                              ; preds = %123
  store i32 11, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #21
  br label %196

127:                                              ; preds = %123
  call void @llvm.lifetime.start.p0(ptr %28) #21
  %128 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %129 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %130 = sdiv i32 %128, %129
  store i32 %130, ptr %28, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %29) #21
  %131 = load i32, ptr %27, align 4, !tbaa !6
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %132
  %134 = load ptr, ptr %133, align 8, !tbaa !147
  %135 = load i64, ptr %21, align 8, !tbaa !44
  %136 = load i32, ptr %28, align 4, !tbaa !6
  %137 = sext i32 %136 to i64
  %138 = mul nsw i64 %135, %137
  %139 = getelementptr inbounds i8, ptr %134, i64 %138
  %140 = load i64, ptr %13, align 8, !tbaa !44
  %141 = mul nsw i64 %140, 1
  %142 = getelementptr inbounds i8, ptr %139, i64 %141
  store ptr %142, ptr %29, align 8, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %30) #21
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %143

143:                                              ; preds = %153, %127
  %144 = load i32, ptr %30, align 4, !tbaa !6
  %145 = load i32, ptr %28, align 4, !tbaa !6
  %146 = icmp slt i32 %144, %145
  br i1 %146, label %148, label %147

147:                                              ; preds = %143
  store i32 14, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #21
  br label %158

148:                                              ; preds = %143
  %149 = load ptr, ptr %29, align 8, !tbaa !147
  %150 = load i32, ptr %30, align 4, !tbaa !6
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds i8, ptr %149, i64 %151
  call void @llvm.prefetch.p0(ptr %152, i32 0, i32 3, i32 1)
  br label %153

153:                                              ; preds = %148
  %154 = load i32, ptr %30, align 4, !tbaa !6
  %155 = sext i32 %154 to i64
  %156 = add nsw i64 %155, 64
  %157 = trunc i64 %156 to i32
  store i32 %157, ptr %30, align 4, !tbaa !6
  br label %143, !llvm.loop !201

158:                                              ; preds = %147
  call void @llvm.lifetime.start.p0(ptr %31) #21
  %159 = load i32, ptr %27, align 4, !tbaa !6
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %160
  %162 = load ptr, ptr %161, align 8, !tbaa !147
  %163 = load i64, ptr %25, align 8, !tbaa !44
  %164 = getelementptr inbounds i8, ptr %162, i64 %163
  store ptr %164, ptr %31, align 8, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %32) #21
  store i32 0, ptr %32, align 4, !tbaa !6
  br label %165

165:                                              ; preds = %189, %158
  %166 = load i32, ptr %32, align 4, !tbaa !6
  %167 = icmp slt i32 %166, 2
  br i1 %167, label %169, label %168

168:                                              ; preds = %165
  store i32 17, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #21
  br label %192

169:                                              ; preds = %165
  call void @llvm.lifetime.start.p0(ptr %33) #21
  %170 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 0
  %171 = load ptr, ptr %31, align 8, !tbaa !147
  %172 = load i64, ptr %24, align 8, !tbaa !44
  %173 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %174 = sext i32 %173 to i64
  %175 = mul nsw i64 %172, %174
  %176 = getelementptr inbounds i8, ptr %171, i64 %175
  store ptr %176, ptr %170, align 8, !tbaa !158
  %177 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 1
  %178 = load ptr, ptr %31, align 8, !tbaa !147
  store ptr %178, ptr %177, align 8, !tbaa !160
  %179 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 2
  %180 = load i64, ptr %24, align 8, !tbaa !44
  store i64 %180, ptr %179, align 8, !tbaa !161
  %181 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 3
  %182 = load i32, ptr %32, align 4, !tbaa !6
  store i32 %182, ptr %181, align 8, !tbaa !162
  %183 = load i32, ptr %27, align 4, !tbaa !6
  %184 = mul nsw i32 %183, 2
  %185 = load i32, ptr %32, align 4, !tbaa !6
  %186 = add nsw i32 %184, %185
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %26, i64 0, i64 %187
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %188, ptr align 8 %33, i64 32, i1 false), !tbaa.struct !163
  call void @llvm.lifetime.end.p0(ptr %33) #21
  br label %189

189:                                              ; preds = %169
  %190 = load i32, ptr %32, align 4, !tbaa !6
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %32, align 4, !tbaa !6
  br label %165, !llvm.loop !202

192:                                              ; preds = %168
  call void @llvm.lifetime.end.p0(ptr %31) #21
  call void @llvm.lifetime.end.p0(ptr %29) #21
  call void @llvm.lifetime.end.p0(ptr %28) #21
  br label %193

193:                                              ; preds = %192
  %194 = load i32, ptr %27, align 4, !tbaa !6
  %195 = add nsw i32 %194, 1
  store i32 %195, ptr %27, align 4, !tbaa !6
  br label %123, !llvm.loop !203

196:                                              ; preds = %126
  %197 = load i32, ptr @has_dot, align 4, !tbaa !6
  %198 = icmp ne i32 %197, 0
  br i1 %198, label %199, label %273

199:                                              ; preds = %196
  call void @llvm.lifetime.start.p0(ptr %34) #21
  %200 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %201 = load i64, ptr %21, align 8, !tbaa !44
  %202 = load i64, ptr %8, align 8, !tbaa !44
  %203 = call noundef ptr @_ZN12_GLOBAL__N_110records_ofERK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %200, i64 noundef %201, i64 noundef %202)
  store ptr %203, ptr %34, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %35) #21
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %204

204:                                              ; preds = %269, %199
  %205 = load i32, ptr %35, align 4, !tbaa !6
  %206 = icmp slt i32 %205, 2
  br i1 %206, label %208, label %207

207:                                              ; preds = %204
  store i32 20, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #21
  br label %272

208:                                              ; preds = %204
  call void @llvm.lifetime.start.p0(ptr %36) #21
  %209 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %26, i64 0, i64 0
  %210 = load i32, ptr %35, align 4, !tbaa !6
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %209, i64 %211
  call void @_ZN12_GLOBAL__N_18UnpackedILi1EEC2EPKNS_6ColumnE(ptr noundef nonnull align 32 dereferenceable(384) %36, ptr noundef %212)
  call void @llvm.lifetime.start.p0(ptr %37) #21
  store i32 0, ptr %37, align 4, !tbaa !6
  br label %213

213:                                              ; preds = %265, %208
  %214 = load i32, ptr %37, align 4, !tbaa !6
  %215 = icmp slt i32 %214, 4
  br i1 %215, label %217, label %216

216:                                              ; preds = %213
  store i32 23, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %37) #21
  br label %268

217:                                              ; preds = %213
  call void @llvm.lifetime.start.p0(ptr %38) #21
  call void @llvm.lifetime.start.p0(ptr %39) #21
  store i32 0, ptr %39, align 4, !tbaa !6
  br label %218

218:                                              ; preds = %235, %217
  %219 = load i32, ptr %39, align 4, !tbaa !6
  %220 = icmp slt i32 %219, 1
  br i1 %220, label %222, label %221

221:                                              ; preds = %218
  store i32 26, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %39) #21
  br label %238

222:                                              ; preds = %218
  %223 = load i32, ptr %35, align 4, !tbaa !6
  %224 = load i32, ptr %39, align 4, !tbaa !6
  %225 = add nsw i32 %223, %224
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds [2 x [4 x <8 x float>]], ptr %20, i64 0, i64 %226
  %228 = load i32, ptr %37, align 4, !tbaa !6
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds [4 x <8 x float>], ptr %227, i64 0, i64 %229
  %231 = load <8 x float>, ptr %230, align 32, !tbaa !123
  %232 = load i32, ptr %39, align 4, !tbaa !6
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds [1 x <8 x float>], ptr %38, i64 0, i64 %233
  store <8 x float> %231, ptr %234, align 32, !tbaa !123
  br label %235

235:                                              ; preds = %222
  %236 = load i32, ptr %39, align 4, !tbaa !6
  %237 = add nsw i32 %236, 1
  store i32 %237, ptr %39, align 4, !tbaa !6
  br label %218, !llvm.loop !204

238:                                              ; preds = %221
  %239 = load ptr, ptr %34, align 8, !tbaa !121
  %240 = load i32, ptr %37, align 4, !tbaa !6
  %241 = sext i32 %240 to i64
  %242 = call noundef ptr @_ZN12_GLOBAL__N_15afterEPNS_6RecordEl(ptr noundef %239, i64 noundef %241)
  %243 = getelementptr inbounds [1 x <8 x float>], ptr %38, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_110add_digitsILi1EEEvRKNS_8UnpackedIXT_EEERKNS_6RecordEPDv8_f(ptr noundef nonnull align 32 dereferenceable(384) %36, ptr noundef nonnull align 4 dereferenceable(32) %242, ptr noundef %243)
  call void @llvm.lifetime.start.p0(ptr %40) #21
  store i32 0, ptr %40, align 4, !tbaa !6
  br label %244

244:                                              ; preds = %261, %238
  %245 = load i32, ptr %40, align 4, !tbaa !6
  %246 = icmp slt i32 %245, 1
  br i1 %246, label %248, label %247

247:                                              ; preds = %244
  store i32 29, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %40) #21
  br label %264

248:                                              ; preds = %244
  %249 = load i32, ptr %40, align 4, !tbaa !6
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds [1 x <8 x float>], ptr %38, i64 0, i64 %250
  %252 = load <8 x float>, ptr %251, align 32, !tbaa !123
  %253 = load i32, ptr %35, align 4, !tbaa !6
  %254 = load i32, ptr %40, align 4, !tbaa !6
  %255 = add nsw i32 %253, %254
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds [2 x [4 x <8 x float>]], ptr %20, i64 0, i64 %256
  %258 = load i32, ptr %37, align 4, !tbaa !6
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds [4 x <8 x float>], ptr %257, i64 0, i64 %259
  store <8 x float> %252, ptr %260, align 32, !tbaa !123
  br label %261

261:                                              ; preds = %248
  %262 = load i32, ptr %40, align 4, !tbaa !6
  %263 = add nsw i32 %262, 1
  store i32 %263, ptr %40, align 4, !tbaa !6
  br label %244, !llvm.loop !205

264:                                              ; preds = %247
  call void @llvm.lifetime.end.p0(ptr %38) #21
  br label %265

265:                                              ; preds = %264
  %266 = load i32, ptr %37, align 4, !tbaa !6
  %267 = add nsw i32 %266, 1
  store i32 %267, ptr %37, align 4, !tbaa !6
  br label %213, !llvm.loop !206

268:                                              ; preds = %216
  call void @llvm.lifetime.end.p0(ptr %36) #21
  br label %269

269:                                              ; preds = %268
  %270 = load i32, ptr %35, align 4, !tbaa !6
  %271 = add nsw i32 %270, 1
  store i32 %271, ptr %35, align 4, !tbaa !6
  br label %204, !llvm.loop !207

272:                                              ; preds = %207
  call void @llvm.lifetime.end.p0(ptr %34) #21
  br label %305

273:                                              ; preds = %196
  call void @llvm.lifetime.start.p0(ptr %41) #21
  store i32 0, ptr %41, align 4, !tbaa !6
  br label %274

274:                                              ; preds = %287, %273
  %275 = load i32, ptr %41, align 4, !tbaa !6
  %276 = icmp slt i32 %275, 2
  br i1 %276, label %278, label %277

277:                                              ; preds = %274
  store i32 32, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %41) #21
  br label %290

278:                                              ; preds = %274
  %279 = load i32, ptr %41, align 4, !tbaa !6
  %280 = sext i32 %279 to i64
  %281 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %26, i64 0, i64 %280
  %282 = getelementptr inbounds [4 x ptr], ptr %18, i64 0, i64 0
  %283 = load i32, ptr %41, align 4, !tbaa !6
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds [2 x [4 x <8 x float>]], ptr %20, i64 0, i64 %284
  %286 = getelementptr inbounds [4 x <8 x float>], ptr %285, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_111add_widenedILi4EEEvRKNS_6ColumnEPKPKfPDv8_f(ptr noundef nonnull align 8 dereferenceable(32) %281, ptr noundef %282, ptr noundef %286)
  br label %287

287:                                              ; preds = %278
  %288 = load i32, ptr %41, align 4, !tbaa !6
  %289 = add nsw i32 %288, 1
  store i32 %289, ptr %41, align 4, !tbaa !6
  br label %274, !llvm.loop !208

290:                                              ; preds = %277
  call void @llvm.lifetime.start.p0(ptr %42) #21
  store i32 0, ptr %42, align 4, !tbaa !6
  br label %291

291:                                              ; preds = %301, %290
  %292 = load i32, ptr %42, align 4, !tbaa !6
  %293 = icmp slt i32 %292, 4
  br i1 %293, label %295, label %294

294:                                              ; preds = %291
  store i32 35, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %42) #21
  br label %304

295:                                              ; preds = %291
  %296 = load i32, ptr %42, align 4, !tbaa !6
  %297 = sext i32 %296 to i64
  %298 = getelementptr inbounds [4 x ptr], ptr %18, i64 0, i64 %297
  %299 = load ptr, ptr %298, align 8, !tbaa !119
  %300 = getelementptr inbounds float, ptr %299, i64 32
  store ptr %300, ptr %298, align 8, !tbaa !119
  br label %301

301:                                              ; preds = %295
  %302 = load i32, ptr %42, align 4, !tbaa !6
  %303 = add nsw i32 %302, 1
  store i32 %303, ptr %42, align 4, !tbaa !6
  br label %291, !llvm.loop !209

304:                                              ; preds = %294
  br label %305

305:                                              ; preds = %304, %272
  call void @llvm.lifetime.end.p0(ptr %26) #21
  call void @llvm.lifetime.end.p0(ptr %25) #21
  call void @llvm.lifetime.end.p0(ptr %24) #21
  call void @llvm.lifetime.end.p0(ptr %23) #21
  br label %306

306:                                              ; preds = %305
  %307 = load i64, ptr %21, align 8, !tbaa !44
  %308 = add nsw i64 %307, 1
  store i64 %308, ptr %21, align 8, !tbaa !44
  br label %105, !llvm.loop !210

309:                                              ; preds = %109
  call void @llvm.lifetime.start.p0(ptr %43) #21
  store i32 0, ptr %43, align 4, !tbaa !6
  br label %310

310:                                              ; preds = %381, %309
  %311 = load i32, ptr %43, align 4, !tbaa !6
  %312 = icmp slt i32 %311, 2
  br i1 %312, label %314, label %313

313:                                              ; preds = %310
  store i32 38, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %43) #21
  br label %384

314:                                              ; preds = %310
  call void @llvm.lifetime.start.p0(ptr %44) #21
  %315 = load i64, ptr %7, align 8, !tbaa !44
  %316 = load i32, ptr %43, align 4, !tbaa !6
  %317 = sdiv i32 %316, 2
  %318 = sext i32 %317 to i64
  %319 = add nsw i64 %315, %318
  %320 = mul nsw i64 %319, 16
  store i64 %320, ptr %44, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %45) #21
  %321 = load i32, ptr %43, align 4, !tbaa !6
  %322 = srem i32 %321, 2
  %323 = mul nsw i32 %322, 8
  store i32 %323, ptr %45, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %46) #21
  store i32 0, ptr %46, align 4, !tbaa !6
  br label %324

324:                                              ; preds = %377, %314
  %325 = load i32, ptr %46, align 4, !tbaa !6
  %326 = icmp slt i32 %325, 4
  br i1 %326, label %328, label %327

327:                                              ; preds = %324
  store i32 41, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %46) #21
  br label %380

328:                                              ; preds = %324
  call void @llvm.lifetime.start.p0(ptr %47) #21
  %329 = load i32, ptr %43, align 4, !tbaa !6
  %330 = sext i32 %329 to i64
  %331 = getelementptr inbounds [2 x [4 x <8 x float>]], ptr %20, i64 0, i64 %330
  %332 = load i32, ptr %46, align 4, !tbaa !6
  %333 = sext i32 %332 to i64
  %334 = getelementptr inbounds [4 x <8 x float>], ptr %331, i64 0, i64 %333
  %335 = load <8 x float>, ptr %334, align 32, !tbaa !123
  store <8 x float> %335, ptr %47, align 32, !tbaa !123
  %336 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %337 = icmp eq i32 %336, 3
  br i1 %337, label %338, label %351

338:                                              ; preds = %328
  %339 = load i32, ptr %43, align 4, !tbaa !6
  %340 = sdiv i32 %339, 2
  %341 = sext i32 %340 to i64
  %342 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %341
  %343 = load ptr, ptr %342, align 8, !tbaa !147
  %344 = load i64, ptr %13, align 8, !tbaa !44
  %345 = getelementptr inbounds i8, ptr %343, i64 %344
  %346 = load i32, ptr %43, align 4, !tbaa !6
  %347 = srem i32 %346, 2
  %348 = call noundef <8 x float> @_ZN12_GLOBAL__N_113output_scalesEPKhi(ptr noundef %345, i32 noundef %347)
  %349 = load <8 x float>, ptr %47, align 32, !tbaa !123
  %350 = fmul <8 x float> %349, %348
  store <8 x float> %350, ptr %47, align 32, !tbaa !123
  br label %351

351:                                              ; preds = %338, %328
  %352 = load i64, ptr %14, align 8, !tbaa !44
  %353 = load i64, ptr %44, align 8, !tbaa !44
  %354 = sub nsw i64 %352, %353
  %355 = load i32, ptr %45, align 4, !tbaa !6
  %356 = sext i32 %355 to i64
  %357 = call noundef i8 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %354, i64 noundef %356)
  store i8 %357, ptr %48, align 1
  %358 = load i8, ptr %48, align 1
  %359 = bitcast i8 %358 to <8 x i1>
  %360 = load <8 x float>, ptr %47, align 32, !tbaa !123
  %361 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %362 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %361, i64 noundef 0)
  %363 = load i64, ptr %8, align 8, !tbaa !44
  %364 = load i32, ptr %46, align 4, !tbaa !6
  %365 = sext i32 %364 to i64
  %366 = add nsw i64 %363, %365
  %367 = load i64, ptr %14, align 8, !tbaa !44
  %368 = mul nsw i64 %366, %367
  %369 = getelementptr inbounds float, ptr %362, i64 %368
  %370 = load i64, ptr %44, align 8, !tbaa !44
  %371 = getelementptr inbounds float, ptr %369, i64 %370
  %372 = load i32, ptr %45, align 4, !tbaa !6
  %373 = sext i32 %372 to i64
  %374 = getelementptr inbounds float, ptr %371, i64 %373
  %375 = bitcast <8 x i1> %359 to i8
  store i8 %375, ptr %49, align 1, !tbaa !123
  %376 = load i8, ptr %49, align 1
  call void @_ZN12_GLOBAL__N_112store_maskedIDv8_ffEEvDv8_bT_PT0_(i8 noundef %376, <8 x float> noundef %360, ptr noundef %374)
  call void @llvm.lifetime.end.p0(ptr %47) #21
  br label %377

377:                                              ; preds = %351
  %378 = load i32, ptr %46, align 4, !tbaa !6
  %379 = add nsw i32 %378, 1
  store i32 %379, ptr %46, align 4, !tbaa !6
  br label %324, !llvm.loop !211

380:                                              ; preds = %327
  call void @llvm.lifetime.end.p0(ptr %45) #21
  call void @llvm.lifetime.end.p0(ptr %44) #21
  br label %381

381:                                              ; preds = %380
  %382 = load i32, ptr %43, align 4, !tbaa !6
  %383 = add nsw i32 %382, 1
  store i32 %383, ptr %43, align 4, !tbaa !6
  br label %310, !llvm.loop !212

384:                                              ; preds = %313
  call void @llvm.lifetime.end.p0(ptr %20) #21
  call void @llvm.lifetime.end.p0(ptr %18) #21
  call void @llvm.lifetime.end.p0(ptr %16) #21
  call void @llvm.lifetime.end.p0(ptr %15) #21
  call void @llvm.lifetime.end.p0(ptr %14) #21
  call void @llvm.lifetime.end.p0(ptr %13) #21
  call void @llvm.lifetime.end.p0(ptr %12) #21
  call void @llvm.lifetime.end.p0(ptr %11) #21
  call void @llvm.lifetime.end.p0(ptr %10) #21
  call void @llvm.lifetime.end.p0(ptr %9) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi2EEEvRK4CallPKhll(ptr noundef nonnull align 8 dereferenceable(360) %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #13 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca [1 x ptr], align 8
  %17 = alloca i32, align 4
  %18 = alloca [2 x ptr], align 16
  %19 = alloca i32, align 4
  %20 = alloca [2 x [2 x <8 x float>]], align 32
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca [2 x %"struct.(anonymous namespace)::Column"], align 16
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca ptr, align 8
  %32 = alloca i32, align 4
  %33 = alloca %"struct.(anonymous namespace)::Column", align 8
  %34 = alloca ptr, align 8
  %35 = alloca i32, align 4
  %36 = alloca %"struct.(anonymous namespace)::Unpacked", align 32
  %37 = alloca i32, align 4
  %38 = alloca [1 x <8 x float>], align 32
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  %44 = alloca i64, align 8
  %45 = alloca i32, align 4
  %46 = alloca i32, align 4
  %47 = alloca <8 x float>, align 32
  %48 = alloca i8, align 1
  %49 = alloca i8, align 1
  store ptr %0, ptr %5, align 8, !tbaa !42
  store ptr %1, ptr %6, align 8, !tbaa !147
  store i64 %2, ptr %7, align 8, !tbaa !44
  store i64 %3, ptr %8, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %9) #21
  store i32 2, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #21
  store i32 2, ptr %10, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %11) #21
  store i32 1, ptr %11, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %12) #21
  %50 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %51 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %50, i64 noundef 0)
  %52 = getelementptr inbounds i64, ptr %51, i64 1
  %53 = load i64, ptr %52, align 8, !tbaa !44
  store i64 %53, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #21
  %54 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %55 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %54, i64 noundef 1)
  %56 = getelementptr inbounds i64, ptr %55, i64 1
  %57 = load i64, ptr %56, align 8, !tbaa !44
  store i64 %57, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #21
  %58 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %59 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %58, i64 noundef 0)
  %60 = getelementptr inbounds i64, ptr %59, i64 1
  %61 = load i64, ptr %60, align 8, !tbaa !44
  store i64 %61, ptr %14, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %15) #21
  %62 = load i64, ptr %12, align 8, !tbaa !44
  %63 = sdiv i64 %62, 32
  store i64 %63, ptr %15, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %16) #21
  call void @llvm.lifetime.start.p0(ptr %17) #21
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %64

64:                                               ; preds = %80, %4
  %65 = load i32, ptr %17, align 4, !tbaa !6
  %66 = icmp slt i32 %65, 1
  br i1 %66, label %68, label %67

67:                                               ; preds = %64
  call void @llvm.lifetime.end.p0(ptr %17) #21
  br label %83

68:                                               ; preds = %64
  %69 = load ptr, ptr %6, align 8, !tbaa !147
  %70 = load i64, ptr %7, align 8, !tbaa !44
  %71 = load i32, ptr %17, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = add nsw i64 %70, %72
  %74 = load i64, ptr %13, align 8, !tbaa !44
  %75 = mul nsw i64 %73, %74
  %76 = getelementptr inbounds i8, ptr %69, i64 %75
  %77 = load i32, ptr %17, align 4, !tbaa !6
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %78
  store ptr %76, ptr %79, align 8, !tbaa !147
  br label %80

80:                                               ; preds = %68
  %81 = load i32, ptr %17, align 4, !tbaa !6
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %17, align 4, !tbaa !6
  br label %64, !llvm.loop !213

83:                                               ; preds = %67
  call void @llvm.lifetime.start.p0(ptr %18) #21
  call void @llvm.lifetime.start.p0(ptr %19) #21
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %84

84:                                               ; preds = %101, %83
  %85 = load i32, ptr %19, align 4, !tbaa !6
  %86 = icmp slt i32 %85, 2
  br i1 %86, label %88, label %87

87:                                               ; preds = %84
  call void @llvm.lifetime.end.p0(ptr %19) #21
  br label %104

88:                                               ; preds = %84
  %89 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %90 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %89, i64 noundef 0)
  %91 = load i64, ptr %8, align 8, !tbaa !44
  %92 = load i32, ptr %19, align 4, !tbaa !6
  %93 = sext i32 %92 to i64
  %94 = add nsw i64 %91, %93
  %95 = load i64, ptr %12, align 8, !tbaa !44
  %96 = mul nsw i64 %94, %95
  %97 = getelementptr inbounds float, ptr %90, i64 %96
  %98 = load i32, ptr %19, align 4, !tbaa !6
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [2 x ptr], ptr %18, i64 0, i64 %99
  store ptr %97, ptr %100, align 8, !tbaa !119
  br label %101

101:                                              ; preds = %88
  %102 = load i32, ptr %19, align 4, !tbaa !6
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %19, align 4, !tbaa !6
  br label %84, !llvm.loop !214

104:                                              ; preds = %87
  call void @llvm.lifetime.start.p0(ptr %20) #21
  call void @llvm.memset.p0.i64(ptr align 32 %20, i8 0, i64 128, i1 false)
  call void @llvm.lifetime.start.p0(ptr %21) #21
  store i64 0, ptr %21, align 8, !tbaa !44
  br label %105

105:                                              ; preds = %306, %104
  %106 = load i64, ptr %21, align 8, !tbaa !44
  %107 = load i64, ptr %15, align 8, !tbaa !44
  %108 = icmp slt i64 %106, %107
  br i1 %108, label %110, label %109

109:                                              ; preds = %105
  store i32 8, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #21
  br label %309

110:                                              ; preds = %105
  call void @llvm.lifetime.start.p0(ptr %23) #21
  %111 = load i64, ptr %21, align 8, !tbaa !44
  %112 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %113 = sext i32 %112 to i64
  %114 = sdiv i64 %111, %113
  store i64 %114, ptr %23, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %24) #21
  %115 = load i64, ptr %21, align 8, !tbaa !44
  %116 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %117 = sext i32 %116 to i64
  %118 = srem i64 %115, %117
  store i64 %118, ptr %24, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %25) #21
  %119 = load i64, ptr %23, align 8, !tbaa !44
  %120 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %121 = sext i32 %120 to i64
  %122 = mul nsw i64 %119, %121
  store i64 %122, ptr %25, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %26) #21
  call void @llvm.lifetime.start.p0(ptr %27) #21
  store i32 0, ptr %27, align 4, !tbaa !6
  br label %123

123:                                              ; preds = %193, %110
  %124 = load i32, ptr %27, align 4, !tbaa !6
  %125 = icmp slt i32 %124, 1
  br i1 %125, label %127, label %126

126:                                              ; preds = %123
  store i32 11, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #21
  br label %196

127:                                              ; preds = %123
  call void @llvm.lifetime.start.p0(ptr %28) #21
  %128 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %129 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %130 = sdiv i32 %128, %129
  store i32 %130, ptr %28, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %29) #21
  %131 = load i32, ptr %27, align 4, !tbaa !6
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %132
  %134 = load ptr, ptr %133, align 8, !tbaa !147
  %135 = load i64, ptr %21, align 8, !tbaa !44
  %136 = load i32, ptr %28, align 4, !tbaa !6
  %137 = sext i32 %136 to i64
  %138 = mul nsw i64 %135, %137
  %139 = getelementptr inbounds i8, ptr %134, i64 %138
  %140 = load i64, ptr %13, align 8, !tbaa !44
  %141 = mul nsw i64 %140, 1
  %142 = getelementptr inbounds i8, ptr %139, i64 %141
  store ptr %142, ptr %29, align 8, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %30) #21
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %143

143:                                              ; preds = %153, %127
  %144 = load i32, ptr %30, align 4, !tbaa !6
  %145 = load i32, ptr %28, align 4, !tbaa !6
  %146 = icmp slt i32 %144, %145
  br i1 %146, label %148, label %147

147:                                              ; preds = %143
  store i32 14, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #21
  br label %158

148:                                              ; preds = %143
  %149 = load ptr, ptr %29, align 8, !tbaa !147
  %150 = load i32, ptr %30, align 4, !tbaa !6
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds i8, ptr %149, i64 %151
  call void @llvm.prefetch.p0(ptr %152, i32 0, i32 3, i32 1)
  br label %153

153:                                              ; preds = %148
  %154 = load i32, ptr %30, align 4, !tbaa !6
  %155 = sext i32 %154 to i64
  %156 = add nsw i64 %155, 64
  %157 = trunc i64 %156 to i32
  store i32 %157, ptr %30, align 4, !tbaa !6
  br label %143, !llvm.loop !215

158:                                              ; preds = %147
  call void @llvm.lifetime.start.p0(ptr %31) #21
  %159 = load i32, ptr %27, align 4, !tbaa !6
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %160
  %162 = load ptr, ptr %161, align 8, !tbaa !147
  %163 = load i64, ptr %25, align 8, !tbaa !44
  %164 = getelementptr inbounds i8, ptr %162, i64 %163
  store ptr %164, ptr %31, align 8, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %32) #21
  store i32 0, ptr %32, align 4, !tbaa !6
  br label %165

165:                                              ; preds = %189, %158
  %166 = load i32, ptr %32, align 4, !tbaa !6
  %167 = icmp slt i32 %166, 2
  br i1 %167, label %169, label %168

168:                                              ; preds = %165
  store i32 17, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #21
  br label %192

169:                                              ; preds = %165
  call void @llvm.lifetime.start.p0(ptr %33) #21
  %170 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 0
  %171 = load ptr, ptr %31, align 8, !tbaa !147
  %172 = load i64, ptr %24, align 8, !tbaa !44
  %173 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %174 = sext i32 %173 to i64
  %175 = mul nsw i64 %172, %174
  %176 = getelementptr inbounds i8, ptr %171, i64 %175
  store ptr %176, ptr %170, align 8, !tbaa !158
  %177 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 1
  %178 = load ptr, ptr %31, align 8, !tbaa !147
  store ptr %178, ptr %177, align 8, !tbaa !160
  %179 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 2
  %180 = load i64, ptr %24, align 8, !tbaa !44
  store i64 %180, ptr %179, align 8, !tbaa !161
  %181 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 3
  %182 = load i32, ptr %32, align 4, !tbaa !6
  store i32 %182, ptr %181, align 8, !tbaa !162
  %183 = load i32, ptr %27, align 4, !tbaa !6
  %184 = mul nsw i32 %183, 2
  %185 = load i32, ptr %32, align 4, !tbaa !6
  %186 = add nsw i32 %184, %185
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %26, i64 0, i64 %187
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %188, ptr align 8 %33, i64 32, i1 false), !tbaa.struct !163
  call void @llvm.lifetime.end.p0(ptr %33) #21
  br label %189

189:                                              ; preds = %169
  %190 = load i32, ptr %32, align 4, !tbaa !6
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %32, align 4, !tbaa !6
  br label %165, !llvm.loop !216

192:                                              ; preds = %168
  call void @llvm.lifetime.end.p0(ptr %31) #21
  call void @llvm.lifetime.end.p0(ptr %29) #21
  call void @llvm.lifetime.end.p0(ptr %28) #21
  br label %193

193:                                              ; preds = %192
  %194 = load i32, ptr %27, align 4, !tbaa !6
  %195 = add nsw i32 %194, 1
  store i32 %195, ptr %27, align 4, !tbaa !6
  br label %123, !llvm.loop !217

196:                                              ; preds = %126
  %197 = load i32, ptr @has_dot, align 4, !tbaa !6
  %198 = icmp ne i32 %197, 0
  br i1 %198, label %199, label %273

199:                                              ; preds = %196
  call void @llvm.lifetime.start.p0(ptr %34) #21
  %200 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %201 = load i64, ptr %21, align 8, !tbaa !44
  %202 = load i64, ptr %8, align 8, !tbaa !44
  %203 = call noundef ptr @_ZN12_GLOBAL__N_110records_ofERK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %200, i64 noundef %201, i64 noundef %202)
  store ptr %203, ptr %34, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %35) #21
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %204

204:                                              ; preds = %269, %199
  %205 = load i32, ptr %35, align 4, !tbaa !6
  %206 = icmp slt i32 %205, 2
  br i1 %206, label %208, label %207

207:                                              ; preds = %204
  store i32 20, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #21
  br label %272

208:                                              ; preds = %204
  call void @llvm.lifetime.start.p0(ptr %36) #21
  %209 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %26, i64 0, i64 0
  %210 = load i32, ptr %35, align 4, !tbaa !6
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %209, i64 %211
  call void @_ZN12_GLOBAL__N_18UnpackedILi1EEC2EPKNS_6ColumnE(ptr noundef nonnull align 32 dereferenceable(384) %36, ptr noundef %212)
  call void @llvm.lifetime.start.p0(ptr %37) #21
  store i32 0, ptr %37, align 4, !tbaa !6
  br label %213

213:                                              ; preds = %265, %208
  %214 = load i32, ptr %37, align 4, !tbaa !6
  %215 = icmp slt i32 %214, 2
  br i1 %215, label %217, label %216

216:                                              ; preds = %213
  store i32 23, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %37) #21
  br label %268

217:                                              ; preds = %213
  call void @llvm.lifetime.start.p0(ptr %38) #21
  call void @llvm.lifetime.start.p0(ptr %39) #21
  store i32 0, ptr %39, align 4, !tbaa !6
  br label %218

218:                                              ; preds = %235, %217
  %219 = load i32, ptr %39, align 4, !tbaa !6
  %220 = icmp slt i32 %219, 1
  br i1 %220, label %222, label %221

221:                                              ; preds = %218
  store i32 26, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %39) #21
  br label %238

222:                                              ; preds = %218
  %223 = load i32, ptr %35, align 4, !tbaa !6
  %224 = load i32, ptr %39, align 4, !tbaa !6
  %225 = add nsw i32 %223, %224
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %20, i64 0, i64 %226
  %228 = load i32, ptr %37, align 4, !tbaa !6
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds [2 x <8 x float>], ptr %227, i64 0, i64 %229
  %231 = load <8 x float>, ptr %230, align 32, !tbaa !123
  %232 = load i32, ptr %39, align 4, !tbaa !6
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds [1 x <8 x float>], ptr %38, i64 0, i64 %233
  store <8 x float> %231, ptr %234, align 32, !tbaa !123
  br label %235

235:                                              ; preds = %222
  %236 = load i32, ptr %39, align 4, !tbaa !6
  %237 = add nsw i32 %236, 1
  store i32 %237, ptr %39, align 4, !tbaa !6
  br label %218, !llvm.loop !218

238:                                              ; preds = %221
  %239 = load ptr, ptr %34, align 8, !tbaa !121
  %240 = load i32, ptr %37, align 4, !tbaa !6
  %241 = sext i32 %240 to i64
  %242 = call noundef ptr @_ZN12_GLOBAL__N_15afterEPNS_6RecordEl(ptr noundef %239, i64 noundef %241)
  %243 = getelementptr inbounds [1 x <8 x float>], ptr %38, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_110add_digitsILi1EEEvRKNS_8UnpackedIXT_EEERKNS_6RecordEPDv8_f(ptr noundef nonnull align 32 dereferenceable(384) %36, ptr noundef nonnull align 4 dereferenceable(32) %242, ptr noundef %243)
  call void @llvm.lifetime.start.p0(ptr %40) #21
  store i32 0, ptr %40, align 4, !tbaa !6
  br label %244

244:                                              ; preds = %261, %238
  %245 = load i32, ptr %40, align 4, !tbaa !6
  %246 = icmp slt i32 %245, 1
  br i1 %246, label %248, label %247

247:                                              ; preds = %244
  store i32 29, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %40) #21
  br label %264

248:                                              ; preds = %244
  %249 = load i32, ptr %40, align 4, !tbaa !6
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds [1 x <8 x float>], ptr %38, i64 0, i64 %250
  %252 = load <8 x float>, ptr %251, align 32, !tbaa !123
  %253 = load i32, ptr %35, align 4, !tbaa !6
  %254 = load i32, ptr %40, align 4, !tbaa !6
  %255 = add nsw i32 %253, %254
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %20, i64 0, i64 %256
  %258 = load i32, ptr %37, align 4, !tbaa !6
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds [2 x <8 x float>], ptr %257, i64 0, i64 %259
  store <8 x float> %252, ptr %260, align 32, !tbaa !123
  br label %261

261:                                              ; preds = %248
  %262 = load i32, ptr %40, align 4, !tbaa !6
  %263 = add nsw i32 %262, 1
  store i32 %263, ptr %40, align 4, !tbaa !6
  br label %244, !llvm.loop !219

264:                                              ; preds = %247
  call void @llvm.lifetime.end.p0(ptr %38) #21
  br label %265

265:                                              ; preds = %264
  %266 = load i32, ptr %37, align 4, !tbaa !6
  %267 = add nsw i32 %266, 1
  store i32 %267, ptr %37, align 4, !tbaa !6
  br label %213, !llvm.loop !220

268:                                              ; preds = %216
  call void @llvm.lifetime.end.p0(ptr %36) #21
  br label %269

269:                                              ; preds = %268
  %270 = load i32, ptr %35, align 4, !tbaa !6
  %271 = add nsw i32 %270, 1
  store i32 %271, ptr %35, align 4, !tbaa !6
  br label %204, !llvm.loop !221

272:                                              ; preds = %207
  call void @llvm.lifetime.end.p0(ptr %34) #21
  br label %305

273:                                              ; preds = %196
  call void @llvm.lifetime.start.p0(ptr %41) #21
  store i32 0, ptr %41, align 4, !tbaa !6
  br label %274

274:                                              ; preds = %287, %273
  %275 = load i32, ptr %41, align 4, !tbaa !6
  %276 = icmp slt i32 %275, 2
  br i1 %276, label %278, label %277

277:                                              ; preds = %274
  store i32 32, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %41) #21
  br label %290

278:                                              ; preds = %274
  %279 = load i32, ptr %41, align 4, !tbaa !6
  %280 = sext i32 %279 to i64
  %281 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %26, i64 0, i64 %280
  %282 = getelementptr inbounds [2 x ptr], ptr %18, i64 0, i64 0
  %283 = load i32, ptr %41, align 4, !tbaa !6
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %20, i64 0, i64 %284
  %286 = getelementptr inbounds [2 x <8 x float>], ptr %285, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_111add_widenedILi2EEEvRKNS_6ColumnEPKPKfPDv8_f(ptr noundef nonnull align 8 dereferenceable(32) %281, ptr noundef %282, ptr noundef %286)
  br label %287

287:                                              ; preds = %278
  %288 = load i32, ptr %41, align 4, !tbaa !6
  %289 = add nsw i32 %288, 1
  store i32 %289, ptr %41, align 4, !tbaa !6
  br label %274, !llvm.loop !222

290:                                              ; preds = %277
  call void @llvm.lifetime.start.p0(ptr %42) #21
  store i32 0, ptr %42, align 4, !tbaa !6
  br label %291

291:                                              ; preds = %301, %290
  %292 = load i32, ptr %42, align 4, !tbaa !6
  %293 = icmp slt i32 %292, 2
  br i1 %293, label %295, label %294

294:                                              ; preds = %291
  store i32 35, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %42) #21
  br label %304

295:                                              ; preds = %291
  %296 = load i32, ptr %42, align 4, !tbaa !6
  %297 = sext i32 %296 to i64
  %298 = getelementptr inbounds [2 x ptr], ptr %18, i64 0, i64 %297
  %299 = load ptr, ptr %298, align 8, !tbaa !119
  %300 = getelementptr inbounds float, ptr %299, i64 32
  store ptr %300, ptr %298, align 8, !tbaa !119
  br label %301

301:                                              ; preds = %295
  %302 = load i32, ptr %42, align 4, !tbaa !6
  %303 = add nsw i32 %302, 1
  store i32 %303, ptr %42, align 4, !tbaa !6
  br label %291, !llvm.loop !223

304:                                              ; preds = %294
  br label %305

305:                                              ; preds = %304, %272
  call void @llvm.lifetime.end.p0(ptr %26) #21
  call void @llvm.lifetime.end.p0(ptr %25) #21
  call void @llvm.lifetime.end.p0(ptr %24) #21
  call void @llvm.lifetime.end.p0(ptr %23) #21
  br label %306

306:                                              ; preds = %305
  %307 = load i64, ptr %21, align 8, !tbaa !44
  %308 = add nsw i64 %307, 1
  store i64 %308, ptr %21, align 8, !tbaa !44
  br label %105, !llvm.loop !224

309:                                              ; preds = %109
  call void @llvm.lifetime.start.p0(ptr %43) #21
  store i32 0, ptr %43, align 4, !tbaa !6
  br label %310

310:                                              ; preds = %381, %309
  %311 = load i32, ptr %43, align 4, !tbaa !6
  %312 = icmp slt i32 %311, 2
  br i1 %312, label %314, label %313

313:                                              ; preds = %310
  store i32 38, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %43) #21
  br label %384

314:                                              ; preds = %310
  call void @llvm.lifetime.start.p0(ptr %44) #21
  %315 = load i64, ptr %7, align 8, !tbaa !44
  %316 = load i32, ptr %43, align 4, !tbaa !6
  %317 = sdiv i32 %316, 2
  %318 = sext i32 %317 to i64
  %319 = add nsw i64 %315, %318
  %320 = mul nsw i64 %319, 16
  store i64 %320, ptr %44, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %45) #21
  %321 = load i32, ptr %43, align 4, !tbaa !6
  %322 = srem i32 %321, 2
  %323 = mul nsw i32 %322, 8
  store i32 %323, ptr %45, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %46) #21
  store i32 0, ptr %46, align 4, !tbaa !6
  br label %324

324:                                              ; preds = %377, %314
  %325 = load i32, ptr %46, align 4, !tbaa !6
  %326 = icmp slt i32 %325, 2
  br i1 %326, label %328, label %327

327:                                              ; preds = %324
  store i32 41, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %46) #21
  br label %380

328:                                              ; preds = %324
  call void @llvm.lifetime.start.p0(ptr %47) #21
  %329 = load i32, ptr %43, align 4, !tbaa !6
  %330 = sext i32 %329 to i64
  %331 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %20, i64 0, i64 %330
  %332 = load i32, ptr %46, align 4, !tbaa !6
  %333 = sext i32 %332 to i64
  %334 = getelementptr inbounds [2 x <8 x float>], ptr %331, i64 0, i64 %333
  %335 = load <8 x float>, ptr %334, align 32, !tbaa !123
  store <8 x float> %335, ptr %47, align 32, !tbaa !123
  %336 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %337 = icmp eq i32 %336, 3
  br i1 %337, label %338, label %351

338:                                              ; preds = %328
  %339 = load i32, ptr %43, align 4, !tbaa !6
  %340 = sdiv i32 %339, 2
  %341 = sext i32 %340 to i64
  %342 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %341
  %343 = load ptr, ptr %342, align 8, !tbaa !147
  %344 = load i64, ptr %13, align 8, !tbaa !44
  %345 = getelementptr inbounds i8, ptr %343, i64 %344
  %346 = load i32, ptr %43, align 4, !tbaa !6
  %347 = srem i32 %346, 2
  %348 = call noundef <8 x float> @_ZN12_GLOBAL__N_113output_scalesEPKhi(ptr noundef %345, i32 noundef %347)
  %349 = load <8 x float>, ptr %47, align 32, !tbaa !123
  %350 = fmul <8 x float> %349, %348
  store <8 x float> %350, ptr %47, align 32, !tbaa !123
  br label %351

351:                                              ; preds = %338, %328
  %352 = load i64, ptr %14, align 8, !tbaa !44
  %353 = load i64, ptr %44, align 8, !tbaa !44
  %354 = sub nsw i64 %352, %353
  %355 = load i32, ptr %45, align 4, !tbaa !6
  %356 = sext i32 %355 to i64
  %357 = call noundef i8 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %354, i64 noundef %356)
  store i8 %357, ptr %48, align 1
  %358 = load i8, ptr %48, align 1
  %359 = bitcast i8 %358 to <8 x i1>
  %360 = load <8 x float>, ptr %47, align 32, !tbaa !123
  %361 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %362 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %361, i64 noundef 0)
  %363 = load i64, ptr %8, align 8, !tbaa !44
  %364 = load i32, ptr %46, align 4, !tbaa !6
  %365 = sext i32 %364 to i64
  %366 = add nsw i64 %363, %365
  %367 = load i64, ptr %14, align 8, !tbaa !44
  %368 = mul nsw i64 %366, %367
  %369 = getelementptr inbounds float, ptr %362, i64 %368
  %370 = load i64, ptr %44, align 8, !tbaa !44
  %371 = getelementptr inbounds float, ptr %369, i64 %370
  %372 = load i32, ptr %45, align 4, !tbaa !6
  %373 = sext i32 %372 to i64
  %374 = getelementptr inbounds float, ptr %371, i64 %373
  %375 = bitcast <8 x i1> %359 to i8
  store i8 %375, ptr %49, align 1, !tbaa !123
  %376 = load i8, ptr %49, align 1
  call void @_ZN12_GLOBAL__N_112store_maskedIDv8_ffEEvDv8_bT_PT0_(i8 noundef %376, <8 x float> noundef %360, ptr noundef %374)
  call void @llvm.lifetime.end.p0(ptr %47) #21
  br label %377

377:                                              ; preds = %351
  %378 = load i32, ptr %46, align 4, !tbaa !6
  %379 = add nsw i32 %378, 1
  store i32 %379, ptr %46, align 4, !tbaa !6
  br label %324, !llvm.loop !225

380:                                              ; preds = %327
  call void @llvm.lifetime.end.p0(ptr %45) #21
  call void @llvm.lifetime.end.p0(ptr %44) #21
  br label %381

381:                                              ; preds = %380
  %382 = load i32, ptr %43, align 4, !tbaa !6
  %383 = add nsw i32 %382, 1
  store i32 %383, ptr %43, align 4, !tbaa !6
  br label %310, !llvm.loop !226

384:                                              ; preds = %313
  call void @llvm.lifetime.end.p0(ptr %20) #21
  call void @llvm.lifetime.end.p0(ptr %18) #21
  call void @llvm.lifetime.end.p0(ptr %16) #21
  call void @llvm.lifetime.end.p0(ptr %15) #21
  call void @llvm.lifetime.end.p0(ptr %14) #21
  call void @llvm.lifetime.end.p0(ptr %13) #21
  call void @llvm.lifetime.end.p0(ptr %12) #21
  call void @llvm.lifetime.end.p0(ptr %11) #21
  call void @llvm.lifetime.end.p0(ptr %10) #21
  call void @llvm.lifetime.end.p0(ptr %9) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi1EEEvRK4CallPKhll(ptr noundef nonnull align 8 dereferenceable(360) %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #13 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca [1 x ptr], align 8
  %17 = alloca i32, align 4
  %18 = alloca [1 x ptr], align 8
  %19 = alloca i32, align 4
  %20 = alloca [2 x [1 x <8 x float>]], align 32
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca [2 x %"struct.(anonymous namespace)::Column"], align 16
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca ptr, align 8
  %32 = alloca i32, align 4
  %33 = alloca %"struct.(anonymous namespace)::Column", align 8
  %34 = alloca ptr, align 8
  %35 = alloca i32, align 4
  %36 = alloca %"struct.(anonymous namespace)::Unpacked", align 32
  %37 = alloca i32, align 4
  %38 = alloca [1 x <8 x float>], align 32
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  %44 = alloca i64, align 8
  %45 = alloca i32, align 4
  %46 = alloca i32, align 4
  %47 = alloca <8 x float>, align 32
  %48 = alloca i8, align 1
  %49 = alloca i8, align 1
  store ptr %0, ptr %5, align 8, !tbaa !42
  store ptr %1, ptr %6, align 8, !tbaa !147
  store i64 %2, ptr %7, align 8, !tbaa !44
  store i64 %3, ptr %8, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %9) #21
  store i32 2, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #21
  store i32 2, ptr %10, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %11) #21
  store i32 1, ptr %11, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %12) #21
  %50 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %51 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %50, i64 noundef 0)
  %52 = getelementptr inbounds i64, ptr %51, i64 1
  %53 = load i64, ptr %52, align 8, !tbaa !44
  store i64 %53, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #21
  %54 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %55 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %54, i64 noundef 1)
  %56 = getelementptr inbounds i64, ptr %55, i64 1
  %57 = load i64, ptr %56, align 8, !tbaa !44
  store i64 %57, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #21
  %58 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %59 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %58, i64 noundef 0)
  %60 = getelementptr inbounds i64, ptr %59, i64 1
  %61 = load i64, ptr %60, align 8, !tbaa !44
  store i64 %61, ptr %14, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %15) #21
  %62 = load i64, ptr %12, align 8, !tbaa !44
  %63 = sdiv i64 %62, 32
  store i64 %63, ptr %15, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %16) #21
  call void @llvm.lifetime.start.p0(ptr %17) #21
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %64

64:                                               ; preds = %80, %4
  %65 = load i32, ptr %17, align 4, !tbaa !6
  %66 = icmp slt i32 %65, 1
  br i1 %66, label %68, label %67

67:                                               ; preds = %64
  call void @llvm.lifetime.end.p0(ptr %17) #21
  br label %83

68:                                               ; preds = %64
  %69 = load ptr, ptr %6, align 8, !tbaa !147
  %70 = load i64, ptr %7, align 8, !tbaa !44
  %71 = load i32, ptr %17, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = add nsw i64 %70, %72
  %74 = load i64, ptr %13, align 8, !tbaa !44
  %75 = mul nsw i64 %73, %74
  %76 = getelementptr inbounds i8, ptr %69, i64 %75
  %77 = load i32, ptr %17, align 4, !tbaa !6
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %78
  store ptr %76, ptr %79, align 8, !tbaa !147
  br label %80

80:                                               ; preds = %68
  %81 = load i32, ptr %17, align 4, !tbaa !6
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %17, align 4, !tbaa !6
  br label %64, !llvm.loop !227

83:                                               ; preds = %67
  call void @llvm.lifetime.start.p0(ptr %18) #21
  call void @llvm.lifetime.start.p0(ptr %19) #21
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %84

84:                                               ; preds = %101, %83
  %85 = load i32, ptr %19, align 4, !tbaa !6
  %86 = icmp slt i32 %85, 1
  br i1 %86, label %88, label %87

87:                                               ; preds = %84
  call void @llvm.lifetime.end.p0(ptr %19) #21
  br label %104

88:                                               ; preds = %84
  %89 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %90 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %89, i64 noundef 0)
  %91 = load i64, ptr %8, align 8, !tbaa !44
  %92 = load i32, ptr %19, align 4, !tbaa !6
  %93 = sext i32 %92 to i64
  %94 = add nsw i64 %91, %93
  %95 = load i64, ptr %12, align 8, !tbaa !44
  %96 = mul nsw i64 %94, %95
  %97 = getelementptr inbounds float, ptr %90, i64 %96
  %98 = load i32, ptr %19, align 4, !tbaa !6
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [1 x ptr], ptr %18, i64 0, i64 %99
  store ptr %97, ptr %100, align 8, !tbaa !119
  br label %101

101:                                              ; preds = %88
  %102 = load i32, ptr %19, align 4, !tbaa !6
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %19, align 4, !tbaa !6
  br label %84, !llvm.loop !228

104:                                              ; preds = %87
  call void @llvm.lifetime.start.p0(ptr %20) #21
  call void @llvm.memset.p0.i64(ptr align 32 %20, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(ptr %21) #21
  store i64 0, ptr %21, align 8, !tbaa !44
  br label %105

105:                                              ; preds = %306, %104
  %106 = load i64, ptr %21, align 8, !tbaa !44
  %107 = load i64, ptr %15, align 8, !tbaa !44
  %108 = icmp slt i64 %106, %107
  br i1 %108, label %110, label %109

109:                                              ; preds = %105
  store i32 8, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #21
  br label %309

110:                                              ; preds = %105
  call void @llvm.lifetime.start.p0(ptr %23) #21
  %111 = load i64, ptr %21, align 8, !tbaa !44
  %112 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %113 = sext i32 %112 to i64
  %114 = sdiv i64 %111, %113
  store i64 %114, ptr %23, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %24) #21
  %115 = load i64, ptr %21, align 8, !tbaa !44
  %116 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %117 = sext i32 %116 to i64
  %118 = srem i64 %115, %117
  store i64 %118, ptr %24, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %25) #21
  %119 = load i64, ptr %23, align 8, !tbaa !44
  %120 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %121 = sext i32 %120 to i64
  %122 = mul nsw i64 %119, %121
  store i64 %122, ptr %25, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %26) #21
  call void @llvm.lifetime.start.p0(ptr %27) #21
  store i32 0, ptr %27, align 4, !tbaa !6
  br label %123

123:                                              ; preds = %193, %110
  %124 = load i32, ptr %27, align 4, !tbaa !6
  %125 = icmp slt i32 %124, 1
  br i1 %125, label %127, label %126

126:                                              ; preds = %123
  store i32 11, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #21
  br label %196

127:                                              ; preds = %123
  call void @llvm.lifetime.start.p0(ptr %28) #21
  %128 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %129 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %130 = sdiv i32 %128, %129
  store i32 %130, ptr %28, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %29) #21
  %131 = load i32, ptr %27, align 4, !tbaa !6
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %132
  %134 = load ptr, ptr %133, align 8, !tbaa !147
  %135 = load i64, ptr %21, align 8, !tbaa !44
  %136 = load i32, ptr %28, align 4, !tbaa !6
  %137 = sext i32 %136 to i64
  %138 = mul nsw i64 %135, %137
  %139 = getelementptr inbounds i8, ptr %134, i64 %138
  %140 = load i64, ptr %13, align 8, !tbaa !44
  %141 = mul nsw i64 %140, 1
  %142 = getelementptr inbounds i8, ptr %139, i64 %141
  store ptr %142, ptr %29, align 8, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %30) #21
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %143

143:                                              ; preds = %153, %127
  %144 = load i32, ptr %30, align 4, !tbaa !6
  %145 = load i32, ptr %28, align 4, !tbaa !6
  %146 = icmp slt i32 %144, %145
  br i1 %146, label %148, label %147

147:                                              ; preds = %143
  store i32 14, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #21
  br label %158

148:                                              ; preds = %143
  %149 = load ptr, ptr %29, align 8, !tbaa !147
  %150 = load i32, ptr %30, align 4, !tbaa !6
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds i8, ptr %149, i64 %151
  call void @llvm.prefetch.p0(ptr %152, i32 0, i32 3, i32 1)
  br label %153

153:                                              ; preds = %148
  %154 = load i32, ptr %30, align 4, !tbaa !6
  %155 = sext i32 %154 to i64
  %156 = add nsw i64 %155, 64
  %157 = trunc i64 %156 to i32
  store i32 %157, ptr %30, align 4, !tbaa !6
  br label %143, !llvm.loop !229

158:                                              ; preds = %147
  call void @llvm.lifetime.start.p0(ptr %31) #21
  %159 = load i32, ptr %27, align 4, !tbaa !6
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %160
  %162 = load ptr, ptr %161, align 8, !tbaa !147
  %163 = load i64, ptr %25, align 8, !tbaa !44
  %164 = getelementptr inbounds i8, ptr %162, i64 %163
  store ptr %164, ptr %31, align 8, !tbaa !147
  call void @llvm.lifetime.start.p0(ptr %32) #21
  store i32 0, ptr %32, align 4, !tbaa !6
  br label %165

165:                                              ; preds = %189, %158
  %166 = load i32, ptr %32, align 4, !tbaa !6
  %167 = icmp slt i32 %166, 2
  br i1 %167, label %169, label %168

168:                                              ; preds = %165
  store i32 17, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #21
  br label %192

169:                                              ; preds = %165
  call void @llvm.lifetime.start.p0(ptr %33) #21
  %170 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 0
  %171 = load ptr, ptr %31, align 8, !tbaa !147
  %172 = load i64, ptr %24, align 8, !tbaa !44
  %173 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %174 = sext i32 %173 to i64
  %175 = mul nsw i64 %172, %174
  %176 = getelementptr inbounds i8, ptr %171, i64 %175
  store ptr %176, ptr %170, align 8, !tbaa !158
  %177 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 1
  %178 = load ptr, ptr %31, align 8, !tbaa !147
  store ptr %178, ptr %177, align 8, !tbaa !160
  %179 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 2
  %180 = load i64, ptr %24, align 8, !tbaa !44
  store i64 %180, ptr %179, align 8, !tbaa !161
  %181 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 3
  %182 = load i32, ptr %32, align 4, !tbaa !6
  store i32 %182, ptr %181, align 8, !tbaa !162
  %183 = load i32, ptr %27, align 4, !tbaa !6
  %184 = mul nsw i32 %183, 2
  %185 = load i32, ptr %32, align 4, !tbaa !6
  %186 = add nsw i32 %184, %185
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %26, i64 0, i64 %187
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %188, ptr align 8 %33, i64 32, i1 false), !tbaa.struct !163
  call void @llvm.lifetime.end.p0(ptr %33) #21
  br label %189

189:                                              ; preds = %169
  %190 = load i32, ptr %32, align 4, !tbaa !6
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %32, align 4, !tbaa !6
  br label %165, !llvm.loop !230

192:                                              ; preds = %168
  call void @llvm.lifetime.end.p0(ptr %31) #21
  call void @llvm.lifetime.end.p0(ptr %29) #21
  call void @llvm.lifetime.end.p0(ptr %28) #21
  br label %193

193:                                              ; preds = %192
  %194 = load i32, ptr %27, align 4, !tbaa !6
  %195 = add nsw i32 %194, 1
  store i32 %195, ptr %27, align 4, !tbaa !6
  br label %123, !llvm.loop !231

196:                                              ; preds = %126
  %197 = load i32, ptr @has_dot, align 4, !tbaa !6
  %198 = icmp ne i32 %197, 0
  br i1 %198, label %199, label %273

199:                                              ; preds = %196
  call void @llvm.lifetime.start.p0(ptr %34) #21
  %200 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %201 = load i64, ptr %21, align 8, !tbaa !44
  %202 = load i64, ptr %8, align 8, !tbaa !44
  %203 = call noundef ptr @_ZN12_GLOBAL__N_110records_ofERK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %200, i64 noundef %201, i64 noundef %202)
  store ptr %203, ptr %34, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %35) #21
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %204

204:                                              ; preds = %269, %199
  %205 = load i32, ptr %35, align 4, !tbaa !6
  %206 = icmp slt i32 %205, 2
  br i1 %206, label %208, label %207

207:                                              ; preds = %204
  store i32 20, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #21
  br label %272

208:                                              ; preds = %204
  call void @llvm.lifetime.start.p0(ptr %36) #21
  %209 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %26, i64 0, i64 0
  %210 = load i32, ptr %35, align 4, !tbaa !6
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %209, i64 %211
  call void @_ZN12_GLOBAL__N_18UnpackedILi1EEC2EPKNS_6ColumnE(ptr noundef nonnull align 32 dereferenceable(384) %36, ptr noundef %212)
  call void @llvm.lifetime.start.p0(ptr %37) #21
  store i32 0, ptr %37, align 4, !tbaa !6
  br label %213

213:                                              ; preds = %265, %208
  %214 = load i32, ptr %37, align 4, !tbaa !6
  %215 = icmp slt i32 %214, 1
  br i1 %215, label %217, label %216

216:                                              ; preds = %213
  store i32 23, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %37) #21
  br label %268

217:                                              ; preds = %213
  call void @llvm.lifetime.start.p0(ptr %38) #21
  call void @llvm.lifetime.start.p0(ptr %39) #21
  store i32 0, ptr %39, align 4, !tbaa !6
  br label %218

218:                                              ; preds = %235, %217
  %219 = load i32, ptr %39, align 4, !tbaa !6
  %220 = icmp slt i32 %219, 1
  br i1 %220, label %222, label %221

221:                                              ; preds = %218
  store i32 26, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %39) #21
  br label %238

222:                                              ; preds = %218
  %223 = load i32, ptr %35, align 4, !tbaa !6
  %224 = load i32, ptr %39, align 4, !tbaa !6
  %225 = add nsw i32 %223, %224
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds [2 x [1 x <8 x float>]], ptr %20, i64 0, i64 %226
  %228 = load i32, ptr %37, align 4, !tbaa !6
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds [1 x <8 x float>], ptr %227, i64 0, i64 %229
  %231 = load <8 x float>, ptr %230, align 32, !tbaa !123
  %232 = load i32, ptr %39, align 4, !tbaa !6
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds [1 x <8 x float>], ptr %38, i64 0, i64 %233
  store <8 x float> %231, ptr %234, align 32, !tbaa !123
  br label %235

235:                                              ; preds = %222
  %236 = load i32, ptr %39, align 4, !tbaa !6
  %237 = add nsw i32 %236, 1
  store i32 %237, ptr %39, align 4, !tbaa !6
  br label %218, !llvm.loop !232

238:                                              ; preds = %221
  %239 = load ptr, ptr %34, align 8, !tbaa !121
  %240 = load i32, ptr %37, align 4, !tbaa !6
  %241 = sext i32 %240 to i64
  %242 = call noundef ptr @_ZN12_GLOBAL__N_15afterEPNS_6RecordEl(ptr noundef %239, i64 noundef %241)
  %243 = getelementptr inbounds [1 x <8 x float>], ptr %38, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_110add_digitsILi1EEEvRKNS_8UnpackedIXT_EEERKNS_6RecordEPDv8_f(ptr noundef nonnull align 32 dereferenceable(384) %36, ptr noundef nonnull align 4 dereferenceable(32) %242, ptr noundef %243)
  call void @llvm.lifetime.start.p0(ptr %40) #21
  store i32 0, ptr %40, align 4, !tbaa !6
  br label %244

244:                                              ; preds = %261, %238
  %245 = load i32, ptr %40, align 4, !tbaa !6
  %246 = icmp slt i32 %245, 1
  br i1 %246, label %248, label %247

247:                                              ; preds = %244
  store i32 29, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %40) #21
  br label %264

248:                                              ; preds = %244
  %249 = load i32, ptr %40, align 4, !tbaa !6
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds [1 x <8 x float>], ptr %38, i64 0, i64 %250
  %252 = load <8 x float>, ptr %251, align 32, !tbaa !123
  %253 = load i32, ptr %35, align 4, !tbaa !6
  %254 = load i32, ptr %40, align 4, !tbaa !6
  %255 = add nsw i32 %253, %254
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds [2 x [1 x <8 x float>]], ptr %20, i64 0, i64 %256
  %258 = load i32, ptr %37, align 4, !tbaa !6
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds [1 x <8 x float>], ptr %257, i64 0, i64 %259
  store <8 x float> %252, ptr %260, align 32, !tbaa !123
  br label %261

261:                                              ; preds = %248
  %262 = load i32, ptr %40, align 4, !tbaa !6
  %263 = add nsw i32 %262, 1
  store i32 %263, ptr %40, align 4, !tbaa !6
  br label %244, !llvm.loop !233

264:                                              ; preds = %247
  call void @llvm.lifetime.end.p0(ptr %38) #21
  br label %265

265:                                              ; preds = %264
  %266 = load i32, ptr %37, align 4, !tbaa !6
  %267 = add nsw i32 %266, 1
  store i32 %267, ptr %37, align 4, !tbaa !6
  br label %213, !llvm.loop !234

268:                                              ; preds = %216
  call void @llvm.lifetime.end.p0(ptr %36) #21
  br label %269

269:                                              ; preds = %268
  %270 = load i32, ptr %35, align 4, !tbaa !6
  %271 = add nsw i32 %270, 1
  store i32 %271, ptr %35, align 4, !tbaa !6
  br label %204, !llvm.loop !235

272:                                              ; preds = %207
  call void @llvm.lifetime.end.p0(ptr %34) #21
  br label %305

273:                                              ; preds = %196
  call void @llvm.lifetime.start.p0(ptr %41) #21
  store i32 0, ptr %41, align 4, !tbaa !6
  br label %274

274:                                              ; preds = %287, %273
  %275 = load i32, ptr %41, align 4, !tbaa !6
  %276 = icmp slt i32 %275, 2
  br i1 %276, label %278, label %277

277:                                              ; preds = %274
  store i32 32, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %41) #21
  br label %290

278:                                              ; preds = %274
  %279 = load i32, ptr %41, align 4, !tbaa !6
  %280 = sext i32 %279 to i64
  %281 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %26, i64 0, i64 %280
  %282 = getelementptr inbounds [1 x ptr], ptr %18, i64 0, i64 0
  %283 = load i32, ptr %41, align 4, !tbaa !6
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds [2 x [1 x <8 x float>]], ptr %20, i64 0, i64 %284
  %286 = getelementptr inbounds [1 x <8 x float>], ptr %285, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_111add_widenedILi1EEEvRKNS_6ColumnEPKPKfPDv8_f(ptr noundef nonnull align 8 dereferenceable(32) %281, ptr noundef %282, ptr noundef %286)
  br label %287

287:                                              ; preds = %278
  %288 = load i32, ptr %41, align 4, !tbaa !6
  %289 = add nsw i32 %288, 1
  store i32 %289, ptr %41, align 4, !tbaa !6
  br label %274, !llvm.loop !236

290:                                              ; preds = %277
  call void @llvm.lifetime.start.p0(ptr %42) #21
  store i32 0, ptr %42, align 4, !tbaa !6
  br label %291

291:                                              ; preds = %301, %290
  %292 = load i32, ptr %42, align 4, !tbaa !6
  %293 = icmp slt i32 %292, 1
  br i1 %293, label %295, label %294

294:                                              ; preds = %291
  store i32 35, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %42) #21
  br label %304

295:                                              ; preds = %291
  %296 = load i32, ptr %42, align 4, !tbaa !6
  %297 = sext i32 %296 to i64
  %298 = getelementptr inbounds [1 x ptr], ptr %18, i64 0, i64 %297
  %299 = load ptr, ptr %298, align 8, !tbaa !119
  %300 = getelementptr inbounds float, ptr %299, i64 32
  store ptr %300, ptr %298, align 8, !tbaa !119
  br label %301

301:                                              ; preds = %295
  %302 = load i32, ptr %42, align 4, !tbaa !6
  %303 = add nsw i32 %302, 1
  store i32 %303, ptr %42, align 4, !tbaa !6
  br label %291, !llvm.loop !237

304:                                              ; preds = %294
  br label %305

305:                                              ; preds = %304, %272
  call void @llvm.lifetime.end.p0(ptr %26) #21
  call void @llvm.lifetime.end.p0(ptr %25) #21
  call void @llvm.lifetime.end.p0(ptr %24) #21
  call void @llvm.lifetime.end.p0(ptr %23) #21
  br label %306

306:                                              ; preds = %305
  %307 = load i64, ptr %21, align 8, !tbaa !44
  %308 = add nsw i64 %307, 1
  store i64 %308, ptr %21, align 8, !tbaa !44
  br label %105, !llvm.loop !238

309:                                              ; preds = %109
  call void @llvm.lifetime.start.p0(ptr %43) #21
  store i32 0, ptr %43, align 4, !tbaa !6
  br label %310

310:                                              ; preds = %381, %309
  %311 = load i32, ptr %43, align 4, !tbaa !6
  %312 = icmp slt i32 %311, 2
  br i1 %312, label %314, label %313

313:                                              ; preds = %310
  store i32 38, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %43) #21
  br label %384

314:                                              ; preds = %310
  call void @llvm.lifetime.start.p0(ptr %44) #21
  %315 = load i64, ptr %7, align 8, !tbaa !44
  %316 = load i32, ptr %43, align 4, !tbaa !6
  %317 = sdiv i32 %316, 2
  %318 = sext i32 %317 to i64
  %319 = add nsw i64 %315, %318
  %320 = mul nsw i64 %319, 16
  store i64 %320, ptr %44, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %45) #21
  %321 = load i32, ptr %43, align 4, !tbaa !6
  %322 = srem i32 %321, 2
  %323 = mul nsw i32 %322, 8
  store i32 %323, ptr %45, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %46) #21
  store i32 0, ptr %46, align 4, !tbaa !6
  br label %324

324:                                              ; preds = %377, %314
  %325 = load i32, ptr %46, align 4, !tbaa !6
  %326 = icmp slt i32 %325, 1
  br i1 %326, label %328, label %327

327:                                              ; preds = %324
  store i32 41, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %46) #21
  br label %380

328:                                              ; preds = %324
  call void @llvm.lifetime.start.p0(ptr %47) #21
  %329 = load i32, ptr %43, align 4, !tbaa !6
  %330 = sext i32 %329 to i64
  %331 = getelementptr inbounds [2 x [1 x <8 x float>]], ptr %20, i64 0, i64 %330
  %332 = load i32, ptr %46, align 4, !tbaa !6
  %333 = sext i32 %332 to i64
  %334 = getelementptr inbounds [1 x <8 x float>], ptr %331, i64 0, i64 %333
  %335 = load <8 x float>, ptr %334, align 32, !tbaa !123
  store <8 x float> %335, ptr %47, align 32, !tbaa !123
  %336 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %337 = icmp eq i32 %336, 3
  br i1 %337, label %338, label %351

338:                                              ; preds = %328
  %339 = load i32, ptr %43, align 4, !tbaa !6
  %340 = sdiv i32 %339, 2
  %341 = sext i32 %340 to i64
  %342 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %341
  %343 = load ptr, ptr %342, align 8, !tbaa !147
  %344 = load i64, ptr %13, align 8, !tbaa !44
  %345 = getelementptr inbounds i8, ptr %343, i64 %344
  %346 = load i32, ptr %43, align 4, !tbaa !6
  %347 = srem i32 %346, 2
  %348 = call noundef <8 x float> @_ZN12_GLOBAL__N_113output_scalesEPKhi(ptr noundef %345, i32 noundef %347)
  %349 = load <8 x float>, ptr %47, align 32, !tbaa !123
  %350 = fmul <8 x float> %349, %348
  store <8 x float> %350, ptr %47, align 32, !tbaa !123
  br label %351

351:                                              ; preds = %338, %328
  %352 = load i64, ptr %14, align 8, !tbaa !44
  %353 = load i64, ptr %44, align 8, !tbaa !44
  %354 = sub nsw i64 %352, %353
  %355 = load i32, ptr %45, align 4, !tbaa !6
  %356 = sext i32 %355 to i64
  %357 = call noundef i8 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %354, i64 noundef %356)
  store i8 %357, ptr %48, align 1
  %358 = load i8, ptr %48, align 1
  %359 = bitcast i8 %358 to <8 x i1>
  %360 = load <8 x float>, ptr %47, align 32, !tbaa !123
  %361 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %362 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %361, i64 noundef 0)
  %363 = load i64, ptr %8, align 8, !tbaa !44
  %364 = load i32, ptr %46, align 4, !tbaa !6
  %365 = sext i32 %364 to i64
  %366 = add nsw i64 %363, %365
  %367 = load i64, ptr %14, align 8, !tbaa !44
  %368 = mul nsw i64 %366, %367
  %369 = getelementptr inbounds float, ptr %362, i64 %368
  %370 = load i64, ptr %44, align 8, !tbaa !44
  %371 = getelementptr inbounds float, ptr %369, i64 %370
  %372 = load i32, ptr %45, align 4, !tbaa !6
  %373 = sext i32 %372 to i64
  %374 = getelementptr inbounds float, ptr %371, i64 %373
  %375 = bitcast <8 x i1> %359 to i8
  store i8 %375, ptr %49, align 1, !tbaa !123
  %376 = load i8, ptr %49, align 1
  call void @_ZN12_GLOBAL__N_112store_maskedIDv8_ffEEvDv8_bT_PT0_(i8 noundef %376, <8 x float> noundef %360, ptr noundef %374)
  call void @llvm.lifetime.end.p0(ptr %47) #21
  br label %377

377:                                              ; preds = %351
  %378 = load i32, ptr %46, align 4, !tbaa !6
  %379 = add nsw i32 %378, 1
  store i32 %379, ptr %46, align 4, !tbaa !6
  br label %324, !llvm.loop !239

380:                                              ; preds = %327
  call void @llvm.lifetime.end.p0(ptr %45) #21
  call void @llvm.lifetime.end.p0(ptr %44) #21
  br label %381

381:                                              ; preds = %380
  %382 = load i32, ptr %43, align 4, !tbaa !6
  %383 = add nsw i32 %382, 1
  store i32 %383, ptr %43, align 4, !tbaa !6
  br label %310, !llvm.loop !240

384:                                              ; preds = %313
  call void @llvm.lifetime.end.p0(ptr %20) #21
  call void @llvm.lifetime.end.p0(ptr %18) #21
  call void @llvm.lifetime.end.p0(ptr %16) #21
  call void @llvm.lifetime.end.p0(ptr %15) #21
  call void @llvm.lifetime.end.p0(ptr %14) #21
  call void @llvm.lifetime.end.p0(ptr %13) #21
  call void @llvm.lifetime.end.p0(ptr %12) #21
  call void @llvm.lifetime.end.p0(ptr %11) #21
  call void @llvm.lifetime.end.p0(ptr %10) #21
  call void @llvm.lifetime.end.p0(ptr %9) #21
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #20

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_111add_widenedILi4EEEvRKNS_6ColumnEPKPKfPDv8_f(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef %2) #14 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [2 x %"struct.(anonymous namespace)::Scales"], align 32
  %8 = alloca i32, align 4
  %9 = alloca %"struct.(anonymous namespace)::Scales", align 32
  %10 = alloca [4 x [2 x <8 x float>]], align 32
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca <8 x i32>, align 32
  %16 = alloca i32, align 4
  %17 = alloca <8 x i32>, align 32
  %18 = alloca <8 x float>, align 32
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !172
  store ptr %1, ptr %5, align 8, !tbaa !241
  store ptr %2, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #21
  call void @llvm.lifetime.start.p0(ptr %8) #21
  store i32 0, ptr %8, align 4, !tbaa !6
  br label %21

21:                                               ; preds = %33, %3
  %22 = load i32, ptr %8, align 4, !tbaa !6
  %23 = load i32, ptr @group, align 4, !tbaa !6
  %24 = sdiv i32 32, %23
  %25 = icmp slt i32 %22, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %8) #21
  br label %36

27:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %9) #21
  %28 = load ptr, ptr %4, align 8, !tbaa !172, !nonnull !46, !align !47
  %29 = load i32, ptr %8, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 32 %9, ptr noundef nonnull align 8 dereferenceable(32) %28, i32 noundef %29)
  %30 = load i32, ptr %8, align 4, !tbaa !6
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %32, ptr align 32 %9, i64 64, i1 false), !tbaa.struct !175
  call void @llvm.lifetime.end.p0(ptr %9) #21
  br label %33

33:                                               ; preds = %27
  %34 = load i32, ptr %8, align 4, !tbaa !6
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %8, align 4, !tbaa !6
  br label %21, !llvm.loop !243

36:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %10) #21
  call void @llvm.lifetime.start.p0(ptr %11) #21
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %37

37:                                               ; preds = %55, %36
  %38 = load i32, ptr %11, align 4, !tbaa !6
  %39 = icmp slt i32 %38, 4
  br i1 %39, label %41, label %40

40:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr %11) #21
  br label %58

41:                                               ; preds = %37
  %42 = load ptr, ptr %6, align 8, !tbaa !49
  %43 = load i32, ptr %11, align 4, !tbaa !6
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds <8 x float>, ptr %42, i64 %44
  %46 = load <8 x float>, ptr %45, align 32, !tbaa !123
  %47 = load i32, ptr %11, align 4, !tbaa !6
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %10, i64 0, i64 %48
  %50 = getelementptr inbounds [2 x <8 x float>], ptr %49, i64 0, i64 0
  store <8 x float> %46, ptr %50, align 32, !tbaa !123
  %51 = load i32, ptr %11, align 4, !tbaa !6
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %10, i64 0, i64 %52
  %54 = getelementptr inbounds [2 x <8 x float>], ptr %53, i64 0, i64 1
  store <8 x float> zeroinitializer, ptr %54, align 32, !tbaa !123
  br label %55

55:                                               ; preds = %41
  %56 = load i32, ptr %11, align 4, !tbaa !6
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %11, align 4, !tbaa !6
  br label %37, !llvm.loop !244

58:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr %12) #21
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %59

59:                                               ; preds = %163, %58
  %60 = load i32, ptr %12, align 4, !tbaa !6
  %61 = icmp slt i32 %60, 8
  br i1 %61, label %63, label %62

62:                                               ; preds = %59
  store i32 8, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #21
  br label %166

63:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(ptr %14) #21
  %64 = load i32, ptr %12, align 4, !tbaa !6
  %65 = mul nsw i32 %64, 4
  %66 = load i32, ptr @group, align 4, !tbaa !6
  %67 = sdiv i32 %65, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %68
  store ptr %69, ptr %14, align 8, !tbaa !184
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #21, !srcloc !245
  call void @llvm.lifetime.start.p0(ptr %15) #21
  %70 = load ptr, ptr %4, align 8, !tbaa !172, !nonnull !46, !align !47
  %71 = load i32, ptr %12, align 4, !tbaa !6
  %72 = call noundef <32 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %70, i32 noundef %71)
  %73 = bitcast <32 x i8> %72 to <8 x i32>
  store <8 x i32> %73, ptr %15, align 32, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %16) #21
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %74

74:                                               ; preds = %159, %63
  %75 = load i32, ptr %16, align 4, !tbaa !6
  %76 = icmp slt i32 %75, 4
  br i1 %76, label %78, label %77

77:                                               ; preds = %74
  store i32 11, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #21
  br label %162

78:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(ptr %17) #21
  %79 = load <8 x i32>, ptr %15, align 32, !tbaa !123
  %80 = load i32, ptr %16, align 4, !tbaa !6
  %81 = mul nsw i32 8, %80
  %82 = insertelement <8 x i32> poison, i32 %81, i64 0
  %83 = shufflevector <8 x i32> %82, <8 x i32> poison, <8 x i32> zeroinitializer
  %84 = ashr <8 x i32> %79, %83
  %85 = and <8 x i32> %84, splat (i32 255)
  store <8 x i32> %85, ptr %17, align 32, !tbaa !123
  %86 = load i32, ptr @zero, align 4, !tbaa !6
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %88, label %94

88:                                               ; preds = %78
  %89 = load i32, ptr @zero, align 4, !tbaa !6
  %90 = insertelement <8 x i32> poison, i32 %89, i64 0
  %91 = shufflevector <8 x i32> %90, <8 x i32> poison, <8 x i32> zeroinitializer
  %92 = load <8 x i32>, ptr %17, align 32, !tbaa !123
  %93 = sub <8 x i32> %92, %91
  store <8 x i32> %93, ptr %17, align 32, !tbaa !123
  br label %94

94:                                               ; preds = %88, %78
  call void @llvm.lifetime.start.p0(ptr %18) #21
  %95 = load <8 x i32>, ptr %17, align 32, !tbaa !123
  %96 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %95)
  store <8 x float> %96, ptr %18, align 32, !tbaa !123
  %97 = load i32, ptr @has_offset, align 4, !tbaa !6
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %99, label %108

99:                                               ; preds = %94
  %100 = load <8 x float>, ptr %18, align 32, !tbaa !123
  %101 = load ptr, ptr %14, align 8, !tbaa !184, !nonnull !46, !align !180
  %102 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %101, i32 0, i32 0
  %103 = load <8 x float>, ptr %102, align 32, !tbaa !123
  %104 = load ptr, ptr %14, align 8, !tbaa !184, !nonnull !46, !align !180
  %105 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %104, i32 0, i32 1
  %106 = load <8 x float>, ptr %105, align 32, !tbaa !123
  %107 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %100, <8 x float> noundef %103, <8 x float> noundef %106)
  store <8 x float> %107, ptr %18, align 32, !tbaa !123
  br label %118

108:                                              ; preds = %94
  %109 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %110 = icmp ne i32 %109, 3
  br i1 %110, label %111, label %117

111:                                              ; preds = %108
  %112 = load ptr, ptr %14, align 8, !tbaa !184, !nonnull !46, !align !180
  %113 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %112, i32 0, i32 0
  %114 = load <8 x float>, ptr %113, align 32, !tbaa !123
  %115 = load <8 x float>, ptr %18, align 32, !tbaa !123
  %116 = fmul <8 x float> %115, %114
  store <8 x float> %116, ptr %18, align 32, !tbaa !123
  br label %117

117:                                              ; preds = %111, %108
  br label %118

118:                                              ; preds = %117, %99
  call void @llvm.lifetime.start.p0(ptr %19) #21
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %119

119:                                              ; preds = %155, %118
  %120 = load i32, ptr %19, align 4, !tbaa !6
  %121 = icmp slt i32 %120, 4
  br i1 %121, label %123, label %122

122:                                              ; preds = %119
  store i32 14, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #21
  br label %158

123:                                              ; preds = %119
  %124 = load <8 x float>, ptr %18, align 32, !tbaa !123
  %125 = load ptr, ptr %5, align 8, !tbaa !241
  %126 = load i32, ptr %19, align 4, !tbaa !6
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds ptr, ptr %125, i64 %127
  %129 = load ptr, ptr %128, align 8, !tbaa !119
  %130 = load i32, ptr %12, align 4, !tbaa !6
  %131 = mul nsw i32 4, %130
  %132 = load i32, ptr %16, align 4, !tbaa !6
  %133 = add nsw i32 %131, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr %129, i64 %134
  %136 = load float, ptr %135, align 4, !tbaa !117
  %137 = insertelement <8 x float> poison, float %136, i64 0
  %138 = shufflevector <8 x float> %137, <8 x float> poison, <8 x i32> zeroinitializer
  %139 = load i32, ptr %19, align 4, !tbaa !6
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %10, i64 0, i64 %140
  %142 = load i32, ptr %16, align 4, !tbaa !6
  %143 = srem i32 %142, 2
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [2 x <8 x float>], ptr %141, i64 0, i64 %144
  %146 = load <8 x float>, ptr %145, align 32, !tbaa !123
  %147 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %124, <8 x float> noundef %138, <8 x float> noundef %146)
  %148 = load i32, ptr %19, align 4, !tbaa !6
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %10, i64 0, i64 %149
  %151 = load i32, ptr %16, align 4, !tbaa !6
  %152 = srem i32 %151, 2
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [2 x <8 x float>], ptr %150, i64 0, i64 %153
  store <8 x float> %147, ptr %154, align 32, !tbaa !123
  br label %155

155:                                              ; preds = %123
  %156 = load i32, ptr %19, align 4, !tbaa !6
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %19, align 4, !tbaa !6
  br label %119, !llvm.loop !246

158:                                              ; preds = %122
  call void @llvm.lifetime.end.p0(ptr %18) #21
  call void @llvm.lifetime.end.p0(ptr %17) #21
  br label %159

159:                                              ; preds = %158
  %160 = load i32, ptr %16, align 4, !tbaa !6
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %16, align 4, !tbaa !6
  br label %74, !llvm.loop !247

162:                                              ; preds = %77
  call void @llvm.lifetime.end.p0(ptr %15) #21
  call void @llvm.lifetime.end.p0(ptr %14) #21
  br label %163

163:                                              ; preds = %162
  %164 = load i32, ptr %12, align 4, !tbaa !6
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %12, align 4, !tbaa !6
  br label %59, !llvm.loop !248

166:                                              ; preds = %62
  call void @llvm.lifetime.start.p0(ptr %20) #21
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %167

167:                                              ; preds = %187, %166
  %168 = load i32, ptr %20, align 4, !tbaa !6
  %169 = icmp slt i32 %168, 4
  br i1 %169, label %171, label %170

170:                                              ; preds = %167
  store i32 17, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #21
  br label %190

171:                                              ; preds = %167
  %172 = load i32, ptr %20, align 4, !tbaa !6
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %10, i64 0, i64 %173
  %175 = getelementptr inbounds [2 x <8 x float>], ptr %174, i64 0, i64 0
  %176 = load <8 x float>, ptr %175, align 32, !tbaa !123
  %177 = load i32, ptr %20, align 4, !tbaa !6
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %10, i64 0, i64 %178
  %180 = getelementptr inbounds [2 x <8 x float>], ptr %179, i64 0, i64 1
  %181 = load <8 x float>, ptr %180, align 32, !tbaa !123
  %182 = fadd <8 x float> %176, %181
  %183 = load ptr, ptr %6, align 8, !tbaa !49
  %184 = load i32, ptr %20, align 4, !tbaa !6
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds <8 x float>, ptr %183, i64 %185
  store <8 x float> %182, ptr %186, align 32, !tbaa !123
  br label %187

187:                                              ; preds = %171
  %188 = load i32, ptr %20, align 4, !tbaa !6
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %20, align 4, !tbaa !6
  br label %167, !llvm.loop !249

190:                                              ; preds = %170
  call void @llvm.lifetime.end.p0(ptr %10) #21
  call void @llvm.lifetime.end.p0(ptr %7) #21
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_111add_widenedILi2EEEvRKNS_6ColumnEPKPKfPDv8_f(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef %2) #14 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [2 x %"struct.(anonymous namespace)::Scales"], align 32
  %8 = alloca i32, align 4
  %9 = alloca %"struct.(anonymous namespace)::Scales", align 32
  %10 = alloca [2 x [2 x <8 x float>]], align 32
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca <8 x i32>, align 32
  %16 = alloca i32, align 4
  %17 = alloca <8 x i32>, align 32
  %18 = alloca <8 x float>, align 32
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !172
  store ptr %1, ptr %5, align 8, !tbaa !241
  store ptr %2, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #21
  call void @llvm.lifetime.start.p0(ptr %8) #21
  store i32 0, ptr %8, align 4, !tbaa !6
  br label %21

21:                                               ; preds = %33, %3
  %22 = load i32, ptr %8, align 4, !tbaa !6
  %23 = load i32, ptr @group, align 4, !tbaa !6
  %24 = sdiv i32 32, %23
  %25 = icmp slt i32 %22, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %8) #21
  br label %36

27:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %9) #21
  %28 = load ptr, ptr %4, align 8, !tbaa !172, !nonnull !46, !align !47
  %29 = load i32, ptr %8, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 32 %9, ptr noundef nonnull align 8 dereferenceable(32) %28, i32 noundef %29)
  %30 = load i32, ptr %8, align 4, !tbaa !6
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %32, ptr align 32 %9, i64 64, i1 false), !tbaa.struct !175
  call void @llvm.lifetime.end.p0(ptr %9) #21
  br label %33

33:                                               ; preds = %27
  %34 = load i32, ptr %8, align 4, !tbaa !6
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %8, align 4, !tbaa !6
  br label %21, !llvm.loop !250

36:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %10) #21
  call void @llvm.lifetime.start.p0(ptr %11) #21
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %37

37:                                               ; preds = %55, %36
  %38 = load i32, ptr %11, align 4, !tbaa !6
  %39 = icmp slt i32 %38, 2
  br i1 %39, label %41, label %40

40:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr %11) #21
  br label %58

41:                                               ; preds = %37
  %42 = load ptr, ptr %6, align 8, !tbaa !49
  %43 = load i32, ptr %11, align 4, !tbaa !6
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds <8 x float>, ptr %42, i64 %44
  %46 = load <8 x float>, ptr %45, align 32, !tbaa !123
  %47 = load i32, ptr %11, align 4, !tbaa !6
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %10, i64 0, i64 %48
  %50 = getelementptr inbounds [2 x <8 x float>], ptr %49, i64 0, i64 0
  store <8 x float> %46, ptr %50, align 32, !tbaa !123
  %51 = load i32, ptr %11, align 4, !tbaa !6
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %10, i64 0, i64 %52
  %54 = getelementptr inbounds [2 x <8 x float>], ptr %53, i64 0, i64 1
  store <8 x float> zeroinitializer, ptr %54, align 32, !tbaa !123
  br label %55

55:                                               ; preds = %41
  %56 = load i32, ptr %11, align 4, !tbaa !6
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %11, align 4, !tbaa !6
  br label %37, !llvm.loop !251

58:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr %12) #21
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %59

59:                                               ; preds = %163, %58
  %60 = load i32, ptr %12, align 4, !tbaa !6
  %61 = icmp slt i32 %60, 8
  br i1 %61, label %63, label %62

62:                                               ; preds = %59
  store i32 8, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #21
  br label %166

63:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(ptr %14) #21
  %64 = load i32, ptr %12, align 4, !tbaa !6
  %65 = mul nsw i32 %64, 4
  %66 = load i32, ptr @group, align 4, !tbaa !6
  %67 = sdiv i32 %65, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %68
  store ptr %69, ptr %14, align 8, !tbaa !184
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #21, !srcloc !245
  call void @llvm.lifetime.start.p0(ptr %15) #21
  %70 = load ptr, ptr %4, align 8, !tbaa !172, !nonnull !46, !align !47
  %71 = load i32, ptr %12, align 4, !tbaa !6
  %72 = call noundef <32 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %70, i32 noundef %71)
  %73 = bitcast <32 x i8> %72 to <8 x i32>
  store <8 x i32> %73, ptr %15, align 32, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %16) #21
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %74

74:                                               ; preds = %159, %63
  %75 = load i32, ptr %16, align 4, !tbaa !6
  %76 = icmp slt i32 %75, 4
  br i1 %76, label %78, label %77

77:                                               ; preds = %74
  store i32 11, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #21
  br label %162

78:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(ptr %17) #21
  %79 = load <8 x i32>, ptr %15, align 32, !tbaa !123
  %80 = load i32, ptr %16, align 4, !tbaa !6
  %81 = mul nsw i32 8, %80
  %82 = insertelement <8 x i32> poison, i32 %81, i64 0
  %83 = shufflevector <8 x i32> %82, <8 x i32> poison, <8 x i32> zeroinitializer
  %84 = ashr <8 x i32> %79, %83
  %85 = and <8 x i32> %84, splat (i32 255)
  store <8 x i32> %85, ptr %17, align 32, !tbaa !123
  %86 = load i32, ptr @zero, align 4, !tbaa !6
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %88, label %94

88:                                               ; preds = %78
  %89 = load i32, ptr @zero, align 4, !tbaa !6
  %90 = insertelement <8 x i32> poison, i32 %89, i64 0
  %91 = shufflevector <8 x i32> %90, <8 x i32> poison, <8 x i32> zeroinitializer
  %92 = load <8 x i32>, ptr %17, align 32, !tbaa !123
  %93 = sub <8 x i32> %92, %91
  store <8 x i32> %93, ptr %17, align 32, !tbaa !123
  br label %94

94:                                               ; preds = %88, %78
  call void @llvm.lifetime.start.p0(ptr %18) #21
  %95 = load <8 x i32>, ptr %17, align 32, !tbaa !123
  %96 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %95)
  store <8 x float> %96, ptr %18, align 32, !tbaa !123
  %97 = load i32, ptr @has_offset, align 4, !tbaa !6
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %99, label %108

99:                                               ; preds = %94
  %100 = load <8 x float>, ptr %18, align 32, !tbaa !123
  %101 = load ptr, ptr %14, align 8, !tbaa !184, !nonnull !46, !align !180
  %102 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %101, i32 0, i32 0
  %103 = load <8 x float>, ptr %102, align 32, !tbaa !123
  %104 = load ptr, ptr %14, align 8, !tbaa !184, !nonnull !46, !align !180
  %105 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %104, i32 0, i32 1
  %106 = load <8 x float>, ptr %105, align 32, !tbaa !123
  %107 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %100, <8 x float> noundef %103, <8 x float> noundef %106)
  store <8 x float> %107, ptr %18, align 32, !tbaa !123
  br label %118

108:                                              ; preds = %94
  %109 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %110 = icmp ne i32 %109, 3
  br i1 %110, label %111, label %117

111:                                              ; preds = %108
  %112 = load ptr, ptr %14, align 8, !tbaa !184, !nonnull !46, !align !180
  %113 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %112, i32 0, i32 0
  %114 = load <8 x float>, ptr %113, align 32, !tbaa !123
  %115 = load <8 x float>, ptr %18, align 32, !tbaa !123
  %116 = fmul <8 x float> %115, %114
  store <8 x float> %116, ptr %18, align 32, !tbaa !123
  br label %117

117:                                              ; preds = %111, %108
  br label %118

118:                                              ; preds = %117, %99
  call void @llvm.lifetime.start.p0(ptr %19) #21
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %119

119:                                              ; preds = %155, %118
  %120 = load i32, ptr %19, align 4, !tbaa !6
  %121 = icmp slt i32 %120, 2
  br i1 %121, label %123, label %122

122:                                              ; preds = %119
  store i32 14, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #21
  br label %158

123:                                              ; preds = %119
  %124 = load <8 x float>, ptr %18, align 32, !tbaa !123
  %125 = load ptr, ptr %5, align 8, !tbaa !241
  %126 = load i32, ptr %19, align 4, !tbaa !6
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds ptr, ptr %125, i64 %127
  %129 = load ptr, ptr %128, align 8, !tbaa !119
  %130 = load i32, ptr %12, align 4, !tbaa !6
  %131 = mul nsw i32 4, %130
  %132 = load i32, ptr %16, align 4, !tbaa !6
  %133 = add nsw i32 %131, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr %129, i64 %134
  %136 = load float, ptr %135, align 4, !tbaa !117
  %137 = insertelement <8 x float> poison, float %136, i64 0
  %138 = shufflevector <8 x float> %137, <8 x float> poison, <8 x i32> zeroinitializer
  %139 = load i32, ptr %19, align 4, !tbaa !6
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %10, i64 0, i64 %140
  %142 = load i32, ptr %16, align 4, !tbaa !6
  %143 = srem i32 %142, 2
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [2 x <8 x float>], ptr %141, i64 0, i64 %144
  %146 = load <8 x float>, ptr %145, align 32, !tbaa !123
  %147 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %124, <8 x float> noundef %138, <8 x float> noundef %146)
  %148 = load i32, ptr %19, align 4, !tbaa !6
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %10, i64 0, i64 %149
  %151 = load i32, ptr %16, align 4, !tbaa !6
  %152 = srem i32 %151, 2
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [2 x <8 x float>], ptr %150, i64 0, i64 %153
  store <8 x float> %147, ptr %154, align 32, !tbaa !123
  br label %155

155:                                              ; preds = %123
  %156 = load i32, ptr %19, align 4, !tbaa !6
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %19, align 4, !tbaa !6
  br label %119, !llvm.loop !252

158:                                              ; preds = %122
  call void @llvm.lifetime.end.p0(ptr %18) #21
  call void @llvm.lifetime.end.p0(ptr %17) #21
  br label %159

159:                                              ; preds = %158
  %160 = load i32, ptr %16, align 4, !tbaa !6
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %16, align 4, !tbaa !6
  br label %74, !llvm.loop !253

162:                                              ; preds = %77
  call void @llvm.lifetime.end.p0(ptr %15) #21
  call void @llvm.lifetime.end.p0(ptr %14) #21
  br label %163

163:                                              ; preds = %162
  %164 = load i32, ptr %12, align 4, !tbaa !6
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %12, align 4, !tbaa !6
  br label %59, !llvm.loop !254

166:                                              ; preds = %62
  call void @llvm.lifetime.start.p0(ptr %20) #21
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %167

167:                                              ; preds = %187, %166
  %168 = load i32, ptr %20, align 4, !tbaa !6
  %169 = icmp slt i32 %168, 2
  br i1 %169, label %171, label %170

170:                                              ; preds = %167
  store i32 17, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #21
  br label %190

171:                                              ; preds = %167
  %172 = load i32, ptr %20, align 4, !tbaa !6
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %10, i64 0, i64 %173
  %175 = getelementptr inbounds [2 x <8 x float>], ptr %174, i64 0, i64 0
  %176 = load <8 x float>, ptr %175, align 32, !tbaa !123
  %177 = load i32, ptr %20, align 4, !tbaa !6
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %10, i64 0, i64 %178
  %180 = getelementptr inbounds [2 x <8 x float>], ptr %179, i64 0, i64 1
  %181 = load <8 x float>, ptr %180, align 32, !tbaa !123
  %182 = fadd <8 x float> %176, %181
  %183 = load ptr, ptr %6, align 8, !tbaa !49
  %184 = load i32, ptr %20, align 4, !tbaa !6
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds <8 x float>, ptr %183, i64 %185
  store <8 x float> %182, ptr %186, align 32, !tbaa !123
  br label %187

187:                                              ; preds = %171
  %188 = load i32, ptr %20, align 4, !tbaa !6
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %20, align 4, !tbaa !6
  br label %167, !llvm.loop !255

190:                                              ; preds = %170
  call void @llvm.lifetime.end.p0(ptr %10) #21
  call void @llvm.lifetime.end.p0(ptr %7) #21
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_111add_widenedILi1EEEvRKNS_6ColumnEPKPKfPDv8_f(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef %2) #14 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [2 x %"struct.(anonymous namespace)::Scales"], align 32
  %8 = alloca i32, align 4
  %9 = alloca %"struct.(anonymous namespace)::Scales", align 32
  %10 = alloca [1 x [2 x <8 x float>]], align 32
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca <8 x i32>, align 32
  %16 = alloca i32, align 4
  %17 = alloca <8 x i32>, align 32
  %18 = alloca <8 x float>, align 32
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !172
  store ptr %1, ptr %5, align 8, !tbaa !241
  store ptr %2, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #21
  call void @llvm.lifetime.start.p0(ptr %8) #21
  store i32 0, ptr %8, align 4, !tbaa !6
  br label %21

21:                                               ; preds = %33, %3
  %22 = load i32, ptr %8, align 4, !tbaa !6
  %23 = load i32, ptr @group, align 4, !tbaa !6
  %24 = sdiv i32 32, %23
  %25 = icmp slt i32 %22, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %8) #21
  br label %36

27:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %9) #21
  %28 = load ptr, ptr %4, align 8, !tbaa !172, !nonnull !46, !align !47
  %29 = load i32, ptr %8, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 32 %9, ptr noundef nonnull align 8 dereferenceable(32) %28, i32 noundef %29)
  %30 = load i32, ptr %8, align 4, !tbaa !6
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %32, ptr align 32 %9, i64 64, i1 false), !tbaa.struct !175
  call void @llvm.lifetime.end.p0(ptr %9) #21
  br label %33

33:                                               ; preds = %27
  %34 = load i32, ptr %8, align 4, !tbaa !6
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %8, align 4, !tbaa !6
  br label %21, !llvm.loop !256

36:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %10) #21
  call void @llvm.lifetime.start.p0(ptr %11) #21
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %37

37:                                               ; preds = %55, %36
  %38 = load i32, ptr %11, align 4, !tbaa !6
  %39 = icmp slt i32 %38, 1
  br i1 %39, label %41, label %40

40:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr %11) #21
  br label %58

41:                                               ; preds = %37
  %42 = load ptr, ptr %6, align 8, !tbaa !49
  %43 = load i32, ptr %11, align 4, !tbaa !6
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds <8 x float>, ptr %42, i64 %44
  %46 = load <8 x float>, ptr %45, align 32, !tbaa !123
  %47 = load i32, ptr %11, align 4, !tbaa !6
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [1 x [2 x <8 x float>]], ptr %10, i64 0, i64 %48
  %50 = getelementptr inbounds [2 x <8 x float>], ptr %49, i64 0, i64 0
  store <8 x float> %46, ptr %50, align 32, !tbaa !123
  %51 = load i32, ptr %11, align 4, !tbaa !6
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [1 x [2 x <8 x float>]], ptr %10, i64 0, i64 %52
  %54 = getelementptr inbounds [2 x <8 x float>], ptr %53, i64 0, i64 1
  store <8 x float> zeroinitializer, ptr %54, align 32, !tbaa !123
  br label %55

55:                                               ; preds = %41
  %56 = load i32, ptr %11, align 4, !tbaa !6
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %11, align 4, !tbaa !6
  br label %37, !llvm.loop !257

58:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr %12) #21
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %59

59:                                               ; preds = %163, %58
  %60 = load i32, ptr %12, align 4, !tbaa !6
  %61 = icmp slt i32 %60, 8
  br i1 %61, label %63, label %62

62:                                               ; preds = %59
  store i32 8, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #21
  br label %166

63:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(ptr %14) #21
  %64 = load i32, ptr %12, align 4, !tbaa !6
  %65 = mul nsw i32 %64, 4
  %66 = load i32, ptr @group, align 4, !tbaa !6
  %67 = sdiv i32 %65, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %68
  store ptr %69, ptr %14, align 8, !tbaa !184
  call void @llvm.lifetime.start.p0(ptr %15) #21
  %70 = load ptr, ptr %4, align 8, !tbaa !172, !nonnull !46, !align !47
  %71 = load i32, ptr %12, align 4, !tbaa !6
  %72 = call noundef <32 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %70, i32 noundef %71)
  %73 = bitcast <32 x i8> %72 to <8 x i32>
  store <8 x i32> %73, ptr %15, align 32, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %16) #21
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %74

74:                                               ; preds = %159, %63
  %75 = load i32, ptr %16, align 4, !tbaa !6
  %76 = icmp slt i32 %75, 4
  br i1 %76, label %78, label %77

77:                                               ; preds = %74
  store i32 11, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #21
  br label %162

78:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(ptr %17) #21
  %79 = load <8 x i32>, ptr %15, align 32, !tbaa !123
  %80 = load i32, ptr %16, align 4, !tbaa !6
  %81 = mul nsw i32 8, %80
  %82 = insertelement <8 x i32> poison, i32 %81, i64 0
  %83 = shufflevector <8 x i32> %82, <8 x i32> poison, <8 x i32> zeroinitializer
  %84 = ashr <8 x i32> %79, %83
  %85 = and <8 x i32> %84, splat (i32 255)
  store <8 x i32> %85, ptr %17, align 32, !tbaa !123
  %86 = load i32, ptr @zero, align 4, !tbaa !6
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %88, label %94

88:                                               ; preds = %78
  %89 = load i32, ptr @zero, align 4, !tbaa !6
  %90 = insertelement <8 x i32> poison, i32 %89, i64 0
  %91 = shufflevector <8 x i32> %90, <8 x i32> poison, <8 x i32> zeroinitializer
  %92 = load <8 x i32>, ptr %17, align 32, !tbaa !123
  %93 = sub <8 x i32> %92, %91
  store <8 x i32> %93, ptr %17, align 32, !tbaa !123
  br label %94

94:                                               ; preds = %88, %78
  call void @llvm.lifetime.start.p0(ptr %18) #21
  %95 = load <8 x i32>, ptr %17, align 32, !tbaa !123
  %96 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %95)
  store <8 x float> %96, ptr %18, align 32, !tbaa !123
  %97 = load i32, ptr @has_offset, align 4, !tbaa !6
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %99, label %108

99:                                               ; preds = %94
  %100 = load <8 x float>, ptr %18, align 32, !tbaa !123
  %101 = load ptr, ptr %14, align 8, !tbaa !184, !nonnull !46, !align !180
  %102 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %101, i32 0, i32 0
  %103 = load <8 x float>, ptr %102, align 32, !tbaa !123
  %104 = load ptr, ptr %14, align 8, !tbaa !184, !nonnull !46, !align !180
  %105 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %104, i32 0, i32 1
  %106 = load <8 x float>, ptr %105, align 32, !tbaa !123
  %107 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %100, <8 x float> noundef %103, <8 x float> noundef %106)
  store <8 x float> %107, ptr %18, align 32, !tbaa !123
  br label %118

108:                                              ; preds = %94
  %109 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %110 = icmp ne i32 %109, 3
  br i1 %110, label %111, label %117

111:                                              ; preds = %108
  %112 = load ptr, ptr %14, align 8, !tbaa !184, !nonnull !46, !align !180
  %113 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %112, i32 0, i32 0
  %114 = load <8 x float>, ptr %113, align 32, !tbaa !123
  %115 = load <8 x float>, ptr %18, align 32, !tbaa !123
  %116 = fmul <8 x float> %115, %114
  store <8 x float> %116, ptr %18, align 32, !tbaa !123
  br label %117

117:                                              ; preds = %111, %108
  br label %118

118:                                              ; preds = %117, %99
  call void @llvm.lifetime.start.p0(ptr %19) #21
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %119

119:                                              ; preds = %155, %118
  %120 = load i32, ptr %19, align 4, !tbaa !6
  %121 = icmp slt i32 %120, 1
  br i1 %121, label %123, label %122

122:                                              ; preds = %119
  store i32 14, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #21
  br label %158

123:                                              ; preds = %119
  %124 = load <8 x float>, ptr %18, align 32, !tbaa !123
  %125 = load ptr, ptr %5, align 8, !tbaa !241
  %126 = load i32, ptr %19, align 4, !tbaa !6
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds ptr, ptr %125, i64 %127
  %129 = load ptr, ptr %128, align 8, !tbaa !119
  %130 = load i32, ptr %12, align 4, !tbaa !6
  %131 = mul nsw i32 4, %130
  %132 = load i32, ptr %16, align 4, !tbaa !6
  %133 = add nsw i32 %131, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr %129, i64 %134
  %136 = load float, ptr %135, align 4, !tbaa !117
  %137 = insertelement <8 x float> poison, float %136, i64 0
  %138 = shufflevector <8 x float> %137, <8 x float> poison, <8 x i32> zeroinitializer
  %139 = load i32, ptr %19, align 4, !tbaa !6
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [1 x [2 x <8 x float>]], ptr %10, i64 0, i64 %140
  %142 = load i32, ptr %16, align 4, !tbaa !6
  %143 = srem i32 %142, 2
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [2 x <8 x float>], ptr %141, i64 0, i64 %144
  %146 = load <8 x float>, ptr %145, align 32, !tbaa !123
  %147 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %124, <8 x float> noundef %138, <8 x float> noundef %146)
  %148 = load i32, ptr %19, align 4, !tbaa !6
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [1 x [2 x <8 x float>]], ptr %10, i64 0, i64 %149
  %151 = load i32, ptr %16, align 4, !tbaa !6
  %152 = srem i32 %151, 2
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [2 x <8 x float>], ptr %150, i64 0, i64 %153
  store <8 x float> %147, ptr %154, align 32, !tbaa !123
  br label %155

155:                                              ; preds = %123
  %156 = load i32, ptr %19, align 4, !tbaa !6
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %19, align 4, !tbaa !6
  br label %119, !llvm.loop !258

158:                                              ; preds = %122
  call void @llvm.lifetime.end.p0(ptr %18) #21
  call void @llvm.lifetime.end.p0(ptr %17) #21
  br label %159

159:                                              ; preds = %158
  %160 = load i32, ptr %16, align 4, !tbaa !6
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %16, align 4, !tbaa !6
  br label %74, !llvm.loop !259

162:                                              ; preds = %77
  call void @llvm.lifetime.end.p0(ptr %15) #21
  call void @llvm.lifetime.end.p0(ptr %14) #21
  br label %163

163:                                              ; preds = %162
  %164 = load i32, ptr %12, align 4, !tbaa !6
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %12, align 4, !tbaa !6
  br label %59, !llvm.loop !260

166:                                              ; preds = %62
  call void @llvm.lifetime.start.p0(ptr %20) #21
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %167

167:                                              ; preds = %187, %166
  %168 = load i32, ptr %20, align 4, !tbaa !6
  %169 = icmp slt i32 %168, 1
  br i1 %169, label %171, label %170

170:                                              ; preds = %167
  store i32 17, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #21
  br label %190

171:                                              ; preds = %167
  %172 = load i32, ptr %20, align 4, !tbaa !6
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [1 x [2 x <8 x float>]], ptr %10, i64 0, i64 %173
  %175 = getelementptr inbounds [2 x <8 x float>], ptr %174, i64 0, i64 0
  %176 = load <8 x float>, ptr %175, align 32, !tbaa !123
  %177 = load i32, ptr %20, align 4, !tbaa !6
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [1 x [2 x <8 x float>]], ptr %10, i64 0, i64 %178
  %180 = getelementptr inbounds [2 x <8 x float>], ptr %179, i64 0, i64 1
  %181 = load <8 x float>, ptr %180, align 32, !tbaa !123
  %182 = fadd <8 x float> %176, %181
  %183 = load ptr, ptr %6, align 8, !tbaa !49
  %184 = load i32, ptr %20, align 4, !tbaa !6
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds <8 x float>, ptr %183, i64 %185
  store <8 x float> %182, ptr %186, align 32, !tbaa !123
  br label %187

187:                                              ; preds = %171
  %188 = load i32, ptr %20, align 4, !tbaa !6
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %20, align 4, !tbaa !6
  br label %167, !llvm.loop !261

190:                                              ; preds = %170
  call void @llvm.lifetime.end.p0(ptr %10) #21
  call void @llvm.lifetime.end.p0(ptr %7) #21
  ret void
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
attributes #9 = { alwaysinline mustprogress nounwind uwtable }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { alwaysinline mustprogress nounwind uwtable }
attributes #13 = { mustprogress noinline nounwind uwtable }
attributes #14 = { alwaysinline mustprogress nounwind uwtable }
attributes #15 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #16 = { inlinehint mustprogress nounwind uwtable }
attributes #17 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #18 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #19 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #20 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #21 = { nounwind }
attributes #22 = { nounwind allocsize(0) }

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
!118 = !{!"float", !8, i64 0}
!119 = !{!120, !120, i64 0}
!120 = !{!"p1 float", !12, i64 0}
!121 = !{!122, !122, i64 0}
!122 = !{!"p1 _ZTSN12_GLOBAL__N_16RecordE", !12, i64 0}
!123 = !{!8, !8, i64 0}
!124 = distinct !{!124, !51, !125}
!125 = !{!"llvm.loop.unroll.full"}
!126 = distinct !{!126, !51, !125}
!127 = distinct !{!127, !51, !125}
!128 = distinct !{!128, !51}
!129 = !{!57, !57, i64 0}
!130 = !{!131, !15, i64 0}
!131 = !{!"_ZTSN12_GLOBAL__N_14RowsE", !15, i64 0, !15, i64 8, !15, i64 16}
!132 = !{!131, !15, i64 8}
!133 = !{!131, !15, i64 16}
!134 = distinct !{!134, !51}
!135 = distinct !{!135, !51}
!136 = !{!137, !57, i64 0}
!137 = !{!"_ZTSZN12_GLOBAL__N_118matrices_with_rowsERK4CallEUlNS_4RowsEE_", !57, i64 0}
!138 = !{!139, !57, i64 0}
!139 = !{!"_ZTSZN12_GLOBAL__N_19for_partsIZL5pieceRK4CallllE3$_0EEvS3_llT_EUlNS_4RowsEE_", !57, i64 0, !57, i64 8, !57, i64 16, !57, i64 24, !12, i64 32}
!140 = !{!139, !57, i64 8}
!141 = !{!139, !57, i64 16}
!142 = !{!139, !57, i64 24}
!143 = !{!139, !12, i64 32}
!144 = !{i64 0, i64 8, !44, i64 8, i64 8, !44, i64 16, i64 8, !44}
!145 = !{!146, !43, i64 0}
!146 = !{!"_ZTSZL5pieceRK4CallllE3$_0", !43, i64 0}
!147 = !{!148, !148, i64 0}
!148 = !{!"p1 omnipotent char", !12, i64 0}
!149 = distinct !{!149, !51}
!150 = distinct !{!150, !51}
!151 = distinct !{!151, !51}
!152 = distinct !{!152, !51}
!153 = distinct !{!153, !51}
!154 = distinct !{!154, !51}
!155 = distinct !{!155, !51, !125}
!156 = distinct !{!156, !51, !125}
!157 = distinct !{!157, !51}
!158 = !{!159, !148, i64 0}
!159 = !{!"_ZTSN12_GLOBAL__N_16ColumnE", !148, i64 0, !148, i64 8, !15, i64 16, !7, i64 24}
!160 = !{!159, !148, i64 8}
!161 = !{!159, !15, i64 16}
!162 = !{!159, !7, i64 24}
!163 = !{i64 0, i64 8, !147, i64 8, i64 8, !147, i64 16, i64 8, !44, i64 24, i64 4, !6}
!164 = distinct !{!164, !51, !125}
!165 = distinct !{!165, !51}
!166 = distinct !{!166, !51}
!167 = distinct !{!167, !51, !125}
!168 = distinct !{!168, !51}
!169 = distinct !{!169, !51}
!170 = !{!171, !171, i64 0}
!171 = !{!"p1 _ZTSN12_GLOBAL__N_18UnpackedILi1EEE", !12, i64 0}
!172 = !{!173, !173, i64 0}
!173 = !{!"p1 _ZTSN12_GLOBAL__N_16ColumnE", !12, i64 0}
!174 = distinct !{!174, !51, !125}
!175 = !{i64 0, i64 32, !123, i64 32, i64 32, !123}
!176 = distinct !{!176, !51, !125}
!177 = distinct !{!177, !51, !125}
!178 = !{i64 4}
!179 = distinct !{!179, !51, !125}
!180 = !{i64 32}
!181 = distinct !{!181, !51, !125}
!182 = distinct !{!182, !51, !125}
!183 = distinct !{!183, !51, !125}
!184 = !{!185, !185, i64 0}
!185 = !{!"p1 _ZTSN12_GLOBAL__N_16ScalesE", !12, i64 0}
!186 = distinct !{!186, !51, !125}
!187 = distinct !{!187, !51, !125}
!188 = !{!189, !189, i64 0}
!189 = !{!"p1 int", !12, i64 0}
!190 = !{!191, !191, i64 0}
!191 = !{!"p2 omnipotent char", !21, i64 0}
!192 = !{!193, !173, i64 0}
!193 = !{!"_ZTSZN12_GLOBAL__N_18unpackedERKNS_6ColumnEiEUliiE_", !173, i64 0, !189, i64 8}
!194 = !{!193, !189, i64 8}
!195 = distinct !{!195, !51, !125}
!196 = !{!197, !191, i64 0}
!197 = !{!"_ZTSZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiEUliE_", !191, i64 0, !189, i64 8}
!198 = !{!197, !189, i64 8}
!199 = distinct !{!199, !51, !125}
!200 = distinct !{!200, !51, !125}
!201 = distinct !{!201, !51, !125}
!202 = distinct !{!202, !51, !125}
!203 = distinct !{!203, !51, !125}
!204 = distinct !{!204, !51, !125}
!205 = distinct !{!205, !51, !125}
!206 = distinct !{!206, !51, !125}
!207 = distinct !{!207, !51, !125}
!208 = distinct !{!208, !51, !125}
!209 = distinct !{!209, !51, !125}
!210 = distinct !{!210, !51}
!211 = distinct !{!211, !51, !125}
!212 = distinct !{!212, !51, !125}
!213 = distinct !{!213, !51, !125}
!214 = distinct !{!214, !51, !125}
!215 = distinct !{!215, !51, !125}
!216 = distinct !{!216, !51, !125}
!217 = distinct !{!217, !51, !125}
!218 = distinct !{!218, !51, !125}
!219 = distinct !{!219, !51, !125}
!220 = distinct !{!220, !51, !125}
!221 = distinct !{!221, !51, !125}
!222 = distinct !{!222, !51, !125}
!223 = distinct !{!223, !51, !125}
!224 = distinct !{!224, !51}
!225 = distinct !{!225, !51, !125}
!226 = distinct !{!226, !51, !125}
!227 = distinct !{!227, !51, !125}
!228 = distinct !{!228, !51, !125}
!229 = distinct !{!229, !51, !125}
!230 = distinct !{!230, !51, !125}
!231 = distinct !{!231, !51, !125}
!232 = distinct !{!232, !51, !125}
!233 = distinct !{!233, !51, !125}
!234 = distinct !{!234, !51, !125}
!235 = distinct !{!235, !51, !125}
!236 = distinct !{!236, !51, !125}
!237 = distinct !{!237, !51, !125}
!238 = distinct !{!238, !51}
!239 = distinct !{!239, !51, !125}
!240 = distinct !{!240, !51, !125}
!241 = !{!242, !242, i64 0}
!242 = !{!"p2 float", !21, i64 0}
!243 = distinct !{!243, !51, !125}
!244 = distinct !{!244, !51, !125}
!245 = !{i64 10886}
!246 = distinct !{!246, !51, !125}
!247 = distinct !{!247, !51, !125}
!248 = distinct !{!248, !51, !125}
!249 = distinct !{!249, !51, !125}
!250 = distinct !{!250, !51, !125}
!251 = distinct !{!251, !51, !125}
!252 = distinct !{!252, !51, !125}
!253 = distinct !{!253, !51, !125}
!254 = distinct !{!254, !51, !125}
!255 = distinct !{!255, !51, !125}
!256 = distinct !{!256, !51, !125}
!257 = distinct !{!257, !51, !125}
!258 = distinct !{!258, !51, !125}
!259 = distinct !{!259, !51, !125}
!260 = distinct !{!260, !51, !125}
!261 = distinct !{!261, !51, !125}
