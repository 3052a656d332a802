
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
%"struct.(anonymous namespace)::Unpacked" = type { [1 x [8 x <16 x i8>]], [1 x [2 x %"struct.(anonymous namespace)::Scales"]] }
%"struct.(anonymous namespace)::Scales" = type { <4 x float>, <4 x float> }
%struct.Unaligned.4 = type { <4 x i32> }
%class.anon.5 = type { ptr, ptr }
%class.anon.10 = type { ptr, ptr }
%struct.Unaligned.6 = type { <16 x i8> }
%struct.Unaligned.7 = type { <16 x i8> }
%struct.Unaligned.13 = type { <4 x i8> }
%struct.Unaligned.11 = type { <4 x half> }
%struct.Unaligned.12 = type { <4 x i8> }
%struct.Unaligned.14 = type { i32 }
%struct.Unaligned.15 = type { <4 x float> }

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
@__const._ZN12_GLOBAL__N_112lane_numbersEv.numbers = private unnamed_addr constant [16 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15], align 4
@nibbles = external constant i32, align 4
@bits = external constant i32, align 4
@has_table = external constant i32, align 4
@table = external constant [16 x i8], align 1
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
  call void @llvm.lifetime.start.p0(ptr %4) #15
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
  call void @llvm.lifetime.end.p0(ptr %4) #15
  br label %249

42:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %5) #15
  %43 = load ptr, ptr %3, align 8, !tbaa !10
  %44 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %43, i32 0, i32 2
  %45 = load ptr, ptr %44, align 8, !tbaa !38
  store ptr %45, ptr %5, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %6) #15
  %46 = call ptr @malloc(i64 noundef 512) #16
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
  call void @llvm.lifetime.start.p0(ptr %8) #15
  %53 = load ptr, ptr %6, align 8, !tbaa !40
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %53, i32 0, i32 12
  store ptr %54, ptr %8, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %9) #15
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
  call void @llvm.lifetime.end.p0(ptr %9) #15
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
  call void @llvm.lifetime.start.p0(ptr %10) #15
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
  call void @llvm.lifetime.end.p0(ptr %10) #15
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
  call void @llvm.lifetime.start.p0(ptr %11) #15
  %105 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZL4planRK4Call(ptr dead_on_unwind writable sret(%struct.Plan) align 8 %11, ptr noundef nonnull align 8 dereferenceable(360) %105)
  call void @llvm.lifetime.start.p0(ptr %12) #15
  store i64 1, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #15
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
  call void @llvm.lifetime.start.p0(ptr %14) #15
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
  call void @llvm.lifetime.start.p0(ptr %15) #15
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
  call void @llvm.lifetime.start.p0(ptr %16) #15
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
  call void @llvm.lifetime.start.p0(ptr %17) #15
  %179 = load ptr, ptr %6, align 8, !tbaa !40
  %180 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %179, i32 0, i32 7
  %181 = load i64, ptr %180, align 8, !tbaa !78
  store i64 %181, ptr %17, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %18) #15
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
  call void @llvm.lifetime.start.p0(ptr %19) #15
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
  call void @llvm.lifetime.start.p0(ptr %20) #15
  store i64 0, ptr %20, align 8, !tbaa !44
  br label %203

203:                                              ; preds = %218, %125
  %204 = load i64, ptr %20, align 8, !tbaa !44
  %205 = load i64, ptr %18, align 8, !tbaa !44
  %206 = icmp slt i64 %204, %205
  br i1 %206, label %208, label %207

207:                                              ; preds = %203
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #15
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
  call void @llvm.lifetime.start.p0(ptr %22) #15
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
  call void @llvm.lifetime.end.p0(ptr %22) #15
  call void @llvm.lifetime.end.p0(ptr %19) #15
  call void @llvm.lifetime.end.p0(ptr %18) #15
  call void @llvm.lifetime.end.p0(ptr %17) #15
  call void @llvm.lifetime.end.p0(ptr %16) #15
  call void @llvm.lifetime.end.p0(ptr %15) #15
  call void @llvm.lifetime.end.p0(ptr %14) #15
  call void @llvm.lifetime.end.p0(ptr %13) #15
  call void @llvm.lifetime.end.p0(ptr %12) #15
  call void @llvm.lifetime.end.p0(ptr %11) #15
  call void @llvm.lifetime.end.p0(ptr %8) #15
  br label %248

248:                                              ; preds = %246, %49
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
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
  call void @llvm.lifetime.start.p0(ptr %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating, i64 32, i1 false)
  %4 = load ptr, ptr %2, align 8, !tbaa !39
  %5 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %4, i32 0, i32 4
  %6 = load ptr, ptr %5, align 8, !tbaa !95
  %7 = call noundef ptr %6(ptr noundef %3)
  call void @llvm.lifetime.end.p0(ptr %3) #15
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
  call void @llvm.lifetime.start.p0(ptr %5) #15
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
  call void @llvm.lifetime.end.p0(ptr %5) #15
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
  call void @llvm.lifetime.start.p0(ptr %4) #15
  %7 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %8 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %7, i64 noundef 0)
  %9 = getelementptr inbounds i64, ptr %8, i64 0
  %10 = load i64, ptr %9, align 8, !tbaa !44
  store i64 %10, ptr %4, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %5) #15
  %11 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %12 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %11, i64 noundef 0)
  %13 = getelementptr inbounds i64, ptr %12, i64 1
  %14 = load i64, ptr %13, align 8, !tbaa !44
  store i64 %14, ptr %5, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #15
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
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  call void @llvm.lifetime.end.p0(ptr %4) #15
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
  call void @llvm.lifetime.start.p0(ptr %6) #15
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
  call void @llvm.lifetime.end.p0(ptr %6) #15
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
  call void @llvm.lifetime.start.p0(ptr %3) #15
  %17 = load ptr, ptr %2, align 8, !tbaa !40
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %17, i32 0, i32 0
  store i64 1, ptr %4, align 8, !tbaa !44
  %19 = load i64, ptr %4, align 8
  %20 = atomicrmw add ptr %18, i64 %19 monotonic, align 8
  store i64 %20, ptr %5, align 8
  %21 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %21, ptr %3, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #15
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
  call void @llvm.lifetime.start.p0(ptr %7) #15
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
  call void @llvm.lifetime.end.p0(ptr %7) #15
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
  call void @llvm.lifetime.start.p0(ptr %12) #15
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
  call void @llvm.lifetime.end.p0(ptr %12) #15
  store i32 0, ptr %10, align 4
  br label %100

100:                                              ; preds = %94, %58, %29
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %3) #15
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
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca [2 x <16 x float>], align 16
  %16 = alloca <16 x float>, align 16
  %17 = alloca <16 x float>, align 16
  %18 = alloca i32, align 4
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca <16 x i32>, align 16
  %24 = alloca [2 x <16 x i32>], align 16
  %25 = alloca [2 x <16 x i32>], align 16
  %26 = alloca i32, align 4
  %27 = alloca <16 x float>, align 16
  %28 = alloca <16 x i32>, align 16
  %29 = alloca i32, align 4
  %30 = alloca <16 x i8>, align 16
  %31 = alloca %class.anon, align 1
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #15
  %35 = load i32, ptr @digits, align 4, !tbaa !6
  %36 = icmp eq i32 %35, 3
  br i1 %36, label %37, label %38

37:                                               ; preds = %3
  br label %43

38:                                               ; preds = %3
  %39 = load i32, ptr @digits, align 4, !tbaa !6
  %40 = icmp eq i32 %39, 2
  %41 = zext i1 %40 to i64
  %42 = select i1 %40, i32 32639, i32 127
  br label %43

43:                                               ; preds = %38, %37
  %44 = phi i32 [ 8355700, %37 ], [ %42, %38 ]
  %45 = sitofp i32 %44 to float
  store float %45, ptr %7, align 4, !tbaa !117
  call void @llvm.lifetime.start.p0(ptr %8) #15
  store i32 226492416, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %9) #15
  store i32 2139095040, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #15
  %46 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %47 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %46, i64 noundef 0)
  %48 = getelementptr inbounds i64, ptr %47, i64 1
  %49 = load i64, ptr %48, align 8, !tbaa !44
  %50 = sdiv i64 %49, 32
  store i64 %50, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #15
  %51 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %52 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %51, i64 noundef 0)
  %53 = load i64, ptr %5, align 8, !tbaa !44
  %54 = load i64, ptr %10, align 8, !tbaa !44
  %55 = mul nsw i64 %53, %54
  %56 = mul nsw i64 %55, 32
  %57 = getelementptr inbounds float, ptr %52, i64 %56
  store ptr %57, ptr %11, align 8, !tbaa !119
  call void @llvm.lifetime.start.p0(ptr %12) #15
  %58 = load i64, ptr %5, align 8, !tbaa !44
  %59 = load i64, ptr %10, align 8, !tbaa !44
  %60 = mul nsw i64 %58, %59
  store i64 %60, ptr %12, align 8, !tbaa !44
  br label %61

61:                                               ; preds = %257, %43
  %62 = load i64, ptr %12, align 8, !tbaa !44
  %63 = load i64, ptr %6, align 8, !tbaa !44
  %64 = load i64, ptr %10, align 8, !tbaa !44
  %65 = mul nsw i64 %63, %64
  %66 = icmp slt i64 %62, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %61
  store i32 2, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #15
  br label %262

68:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(ptr %14) #15
  %69 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %70 = load i64, ptr %12, align 8, !tbaa !44
  %71 = load i64, ptr %10, align 8, !tbaa !44
  %72 = srem i64 %70, %71
  %73 = load i64, ptr %12, align 8, !tbaa !44
  %74 = load i64, ptr %10, align 8, !tbaa !44
  %75 = sdiv i64 %73, %74
  %76 = call noundef ptr @_ZN12_GLOBAL__N_110records_ofERK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %69, i64 noundef %72, i64 noundef %75)
  store ptr %76, ptr %14, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %15) #15
  %77 = load ptr, ptr %11, align 8, !tbaa !119
  call void @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr dead_on_unwind writable sret(<16 x float>) align 16 %16, ptr noundef %77)
  %78 = load <16 x float>, ptr %16, align 16, !tbaa !123
  store <16 x float> %78, ptr %15, align 16, !tbaa !123
  %79 = getelementptr inbounds <16 x float>, ptr %15, i64 1
  %80 = load ptr, ptr %11, align 8, !tbaa !119
  %81 = getelementptr inbounds float, ptr %80, i64 16
  call void @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr dead_on_unwind writable sret(<16 x float>) align 16 %17, ptr noundef %81)
  %82 = load <16 x float>, ptr %17, align 16, !tbaa !123
  store <16 x float> %82, ptr %79, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %18) #15
  %83 = getelementptr inbounds [2 x <16 x float>], ptr %15, i64 0, i64 0
  %84 = load <16 x float>, ptr %83, align 16, !tbaa !123
  %85 = bitcast <16 x float> %84 to <16 x i32>
  %86 = and <16 x i32> %85, splat (i32 2147483647)
  %87 = getelementptr inbounds [2 x <16 x float>], ptr %15, i64 0, i64 1
  %88 = load <16 x float>, ptr %87, align 16, !tbaa !123
  %89 = bitcast <16 x float> %88 to <16 x i32>
  %90 = and <16 x i32> %89, splat (i32 2147483647)
  %91 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %86, <16 x i32> %90)
  %92 = call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %91)
  store i32 %92, ptr %18, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %19) #15
  %93 = load i32, ptr %18, align 4, !tbaa !6
  %94 = icmp ult i32 %93, 2139095040
  %95 = zext i1 %94 to i8
  store i8 %95, ptr %19, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %20) #15
  %96 = load i32, ptr %18, align 4, !tbaa !6
  %97 = icmp ult i32 %96, 226492416
  %98 = zext i1 %97 to i8
  store i8 %98, ptr %20, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %21) #15
  %99 = load float, ptr %18, align 4, !tbaa !123
  %100 = load float, ptr %7, align 4, !tbaa !117
  %101 = fdiv float 1.000000e+00, %100
  %102 = fmul float %99, %101
  store float %102, ptr %21, align 4, !tbaa !117
  call void @llvm.lifetime.start.p0(ptr %22) #15
  %103 = load float, ptr %21, align 4, !tbaa !117
  %104 = fdiv float 1.000000e+00, %103
  store float %104, ptr %22, align 4, !tbaa !117
  %105 = load i8, ptr %20, align 1, !tbaa !92, !range !94, !noundef !46
  %106 = trunc i8 %105 to i1
  br i1 %106, label %107, label %108

107:                                              ; preds = %68
  br label %116

108:                                              ; preds = %68
  %109 = load i8, ptr %19, align 1, !tbaa !92, !range !94, !noundef !46
  %110 = trunc i8 %109 to i1
  br i1 %110, label %111, label %113

111:                                              ; preds = %108
  %112 = load float, ptr %21, align 4, !tbaa !117
  br label %114

113:                                              ; preds = %108
  br label %114

114:                                              ; preds = %113, %111
  %115 = phi float [ %112, %111 ], [ 0x7FF8000000000000, %113 ]
  br label %116

116:                                              ; preds = %114, %107
  %117 = phi float [ 0.000000e+00, %107 ], [ %115, %114 ]
  %118 = load ptr, ptr %14, align 8, !tbaa !121
  %119 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %118, i32 0, i32 0
  store float %117, ptr %119, align 4, !tbaa !117
  call void @llvm.lifetime.start.p0(ptr %23) #15
  %120 = load i8, ptr %19, align 1, !tbaa !92, !range !94, !noundef !46
  %121 = trunc i8 %120 to i1
  br i1 %121, label %122, label %126

122:                                              ; preds = %116
  %123 = load i8, ptr %20, align 1, !tbaa !92, !range !94, !noundef !46
  %124 = trunc i8 %123 to i1
  %125 = xor i1 %124, true
  br label %126

126:                                              ; preds = %122, %116
  %127 = phi i1 [ false, %116 ], [ %125, %122 ]
  %128 = zext i1 %127 to i32
  %129 = insertelement <16 x i32> poison, i32 %128, i64 0
  %130 = shufflevector <16 x i32> %129, <16 x i32> poison, <16 x i32> zeroinitializer
  %131 = sub <16 x i32> zeroinitializer, %130
  store <16 x i32> %131, ptr %23, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %24) #15
  call void @llvm.lifetime.start.p0(ptr %25) #15
  call void @llvm.lifetime.start.p0(ptr %26) #15
  store i32 0, ptr %26, align 4, !tbaa !6
  br label %132

132:                                              ; preds = %190, %126
  %133 = load i32, ptr %26, align 4, !tbaa !6
  %134 = icmp slt i32 %133, 2
  br i1 %134, label %136, label %135

135:                                              ; preds = %132
  store i32 5, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #15
  br label %193

136:                                              ; preds = %132
  call void @llvm.lifetime.start.p0(ptr %27) #15
  %137 = load <16 x i32>, ptr %23, align 16, !tbaa !123
  %138 = load i32, ptr %26, align 4, !tbaa !6
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [2 x <16 x float>], ptr %15, i64 0, i64 %139
  %141 = load <16 x float>, ptr %140, align 16, !tbaa !123
  %142 = load float, ptr %22, align 4, !tbaa !117
  %143 = insertelement <16 x float> poison, float %142, i64 0
  %144 = shufflevector <16 x float> %143, <16 x float> poison, <16 x i32> zeroinitializer
  %145 = fmul <16 x float> %141, %144
  %146 = icmp slt <16 x i32> %137, zeroinitializer
  %147 = select <16 x i1> %146, <16 x float> %145, <16 x float> zeroinitializer
  store <16 x float> %147, ptr %27, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %28) #15
  %148 = load <16 x float>, ptr %27, align 16, !tbaa !123
  %149 = call <16 x float> @llvm.rint.v16f32(<16 x float> %148)
  %150 = fptosi <16 x float> %149 to <16 x i32>
  store <16 x i32> %150, ptr %28, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %29) #15
  store i32 0, ptr %29, align 4, !tbaa !6
  br label %151

151:                                              ; preds = %186, %136
  %152 = load i32, ptr %29, align 4, !tbaa !6
  %153 = load i32, ptr @digits, align 4, !tbaa !6
  %154 = icmp slt i32 %152, %153
  br i1 %154, label %156, label %155

155:                                              ; preds = %151
  store i32 8, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %29) #15
  br label %189

156:                                              ; preds = %151
  call void @llvm.lifetime.start.p0(ptr %30) #15
  %157 = load <16 x i32>, ptr %28, align 16, !tbaa !123
  %158 = trunc <16 x i32> %157 to <16 x i8>
  store <16 x i8> %158, ptr %30, align 16, !tbaa !123
  %159 = load ptr, ptr %14, align 8, !tbaa !121
  %160 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %159, i32 0, i32 5
  %161 = load i32, ptr %29, align 4, !tbaa !6
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [0 x [32 x i8]], ptr %160, i64 0, i64 %162
  %164 = getelementptr inbounds [32 x i8], ptr %163, i64 0, i64 0
  %165 = load i32, ptr %26, align 4, !tbaa !6
  %166 = mul nsw i32 16, %165
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds i8, ptr %164, i64 %167
  %169 = load <16 x i8>, ptr %30, align 16, !tbaa !123
  call void @_ZN12_GLOBAL__N_15storeIDv16_aEEvPvT_(ptr noundef %168, <16 x i8> noundef %169)
  %170 = load <16 x i32>, ptr %28, align 16, !tbaa !123
  %171 = add <16 x i32> %170, splat (i32 128)
  %172 = ashr <16 x i32> %171, splat (i32 8)
  store <16 x i32> %172, ptr %28, align 16, !tbaa !123
  %173 = load i32, ptr %29, align 4, !tbaa !6
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %175, label %185

175:                                              ; preds = %156
  %176 = load <16 x i8>, ptr %30, align 16, !tbaa !123
  %177 = sext <16 x i8> %176 to <16 x i32>
  %178 = load i32, ptr %26, align 4, !tbaa !6
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds [2 x <16 x i32>], ptr %25, i64 0, i64 %179
  store <16 x i32> %177, ptr %180, align 16, !tbaa !123
  %181 = load <16 x i32>, ptr %28, align 16, !tbaa !123
  %182 = load i32, ptr %26, align 4, !tbaa !6
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds [2 x <16 x i32>], ptr %24, i64 0, i64 %183
  store <16 x i32> %181, ptr %184, align 16, !tbaa !123
  br label %185

185:                                              ; preds = %175, %156
  call void @llvm.lifetime.end.p0(ptr %30) #15
  br label %186

186:                                              ; preds = %185
  %187 = load i32, ptr %29, align 4, !tbaa !6
  %188 = add nsw i32 %187, 1
  store i32 %188, ptr %29, align 4, !tbaa !6
  br label %151, !llvm.loop !124

189:                                              ; preds = %155
  call void @llvm.lifetime.end.p0(ptr %28) #15
  call void @llvm.lifetime.end.p0(ptr %27) #15
  br label %190

190:                                              ; preds = %189
  %191 = load i32, ptr %26, align 4, !tbaa !6
  %192 = add nsw i32 %191, 1
  store i32 %192, ptr %26, align 4, !tbaa !6
  br label %132, !llvm.loop !126

193:                                              ; preds = %135
  call void @llvm.lifetime.start.p0(ptr %31) #15
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %31, ptr align 1 @__const._ZL7prepareRK4Callll.total, i64 1, i1 false)
  call void @llvm.lifetime.start.p0(ptr %32) #15
  store i32 0, ptr %32, align 4, !tbaa !6
  br label %194

194:                                              ; preds = %253, %193
  %195 = load i32, ptr %32, align 4, !tbaa !6
  %196 = load i32, ptr @group, align 4, !tbaa !6
  %197 = sdiv i32 32, %196
  %198 = icmp slt i32 %195, %197
  br i1 %198, label %200, label %199

199:                                              ; preds = %194
  store i32 11, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #15
  br label %256

200:                                              ; preds = %194
  call void @llvm.lifetime.start.p0(ptr %33) #15
  %201 = getelementptr inbounds [2 x <16 x i32>], ptr %24, i64 0, i64 0
  %202 = load i32, ptr %32, align 4, !tbaa !6
  %203 = call noundef i32 @"_ZZL7prepareRK4CallllENK3$_0clEPKDv16_ii"(ptr noundef nonnull align 1 dereferenceable(1) %31, ptr noundef %201, i32 noundef %202)
  store i32 %203, ptr %33, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %34) #15
  %204 = getelementptr inbounds [2 x <16 x i32>], ptr %25, i64 0, i64 0
  %205 = load i32, ptr %32, align 4, !tbaa !6
  %206 = call noundef i32 @"_ZZL7prepareRK4CallllENK3$_0clEPKDv16_ii"(ptr noundef nonnull align 1 dereferenceable(1) %31, ptr noundef %204, i32 noundef %205)
  store i32 %206, ptr %34, align 4, !tbaa !6
  %207 = load i32, ptr @has_offset, align 4, !tbaa !6
  %208 = icmp ne i32 %207, 0
  br i1 %208, label %209, label %224

209:                                              ; preds = %200
  %210 = load i32, ptr %33, align 4, !tbaa !6
  %211 = mul nsw i32 %210, 256
  %212 = load i32, ptr %34, align 4, !tbaa !6
  %213 = add nsw i32 %211, %212
  %214 = sitofp i32 %213 to float
  %215 = load ptr, ptr %14, align 8, !tbaa !121
  %216 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %215, i32 0, i32 0
  %217 = load float, ptr %216, align 4, !tbaa !117
  %218 = fmul float %214, %217
  %219 = load ptr, ptr %14, align 8, !tbaa !121
  %220 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %219, i32 0, i32 1
  %221 = load i32, ptr %32, align 4, !tbaa !6
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds [2 x float], ptr %220, i64 0, i64 %222
  store float %218, ptr %223, align 4, !tbaa !117
  br label %224

224:                                              ; preds = %209, %200
  %225 = load i32, ptr @zero, align 4, !tbaa !6
  %226 = icmp ne i32 %225, 0
  br i1 %226, label %227, label %252

227:                                              ; preds = %224
  %228 = load i32, ptr @digits, align 4, !tbaa !6
  %229 = icmp sgt i32 %228, 1
  br i1 %229, label %230, label %235

230:                                              ; preds = %227
  %231 = load i32, ptr %33, align 4, !tbaa !6
  %232 = load i32, ptr @zero, align 4, !tbaa !6
  %233 = sub nsw i32 0, %232
  %234 = mul nsw i32 %231, %233
  br label %236

235:                                              ; preds = %227
  br label %236

236:                                              ; preds = %235, %230
  %237 = phi i32 [ %234, %230 ], [ 0, %235 ]
  %238 = load ptr, ptr %14, align 8, !tbaa !121
  %239 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %238, i32 0, i32 2
  %240 = load i32, ptr %32, align 4, !tbaa !6
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds [2 x i32], ptr %239, i64 0, i64 %241
  store i32 %237, ptr %242, align 4, !tbaa !6
  %243 = load i32, ptr %34, align 4, !tbaa !6
  %244 = load i32, ptr @zero, align 4, !tbaa !6
  %245 = sub nsw i32 0, %244
  %246 = mul nsw i32 %243, %245
  %247 = load ptr, ptr %14, align 8, !tbaa !121
  %248 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %247, i32 0, i32 3
  %249 = load i32, ptr %32, align 4, !tbaa !6
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds [2 x i32], ptr %248, i64 0, i64 %250
  store i32 %246, ptr %251, align 4, !tbaa !6
  br label %252

252:                                              ; preds = %236, %224
  call void @llvm.lifetime.end.p0(ptr %34) #15
  call void @llvm.lifetime.end.p0(ptr %33) #15
  br label %253

253:                                              ; preds = %252
  %254 = load i32, ptr %32, align 4, !tbaa !6
  %255 = add nsw i32 %254, 1
  store i32 %255, ptr %32, align 4, !tbaa !6
  br label %194, !llvm.loop !127

256:                                              ; preds = %199
  call void @llvm.lifetime.end.p0(ptr %31) #15
  call void @llvm.lifetime.end.p0(ptr %25) #15
  call void @llvm.lifetime.end.p0(ptr %24) #15
  call void @llvm.lifetime.end.p0(ptr %23) #15
  call void @llvm.lifetime.end.p0(ptr %22) #15
  call void @llvm.lifetime.end.p0(ptr %21) #15
  call void @llvm.lifetime.end.p0(ptr %20) #15
  call void @llvm.lifetime.end.p0(ptr %19) #15
  call void @llvm.lifetime.end.p0(ptr %18) #15
  call void @llvm.lifetime.end.p0(ptr %15) #15
  call void @llvm.lifetime.end.p0(ptr %14) #15
  br label %257

257:                                              ; preds = %256
  %258 = load i64, ptr %12, align 8, !tbaa !44
  %259 = add nsw i64 %258, 1
  store i64 %259, ptr %12, align 8, !tbaa !44
  %260 = load ptr, ptr %11, align 8, !tbaa !119
  %261 = getelementptr inbounds float, ptr %260, i64 32
  store ptr %261, ptr %11, align 8, !tbaa !119
  br label %61, !llvm.loop !128

262:                                              ; preds = %67
  call void @llvm.lifetime.end.p0(ptr %11) #15
  call void @llvm.lifetime.end.p0(ptr %10) #15
  call void @llvm.lifetime.end.p0(ptr %9) #15
  call void @llvm.lifetime.end.p0(ptr %8) #15
  call void @llvm.lifetime.end.p0(ptr %7) #15
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2) #0 {
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
define internal noundef ptr @_ZN12_GLOBAL__N_110records_ofERK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2) #6 {
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
define internal void @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr dead_on_unwind noalias writable sret(<16 x float>) align 16 %0, ptr noundef %1) #6 {
  %3 = alloca ptr, align 8
  store ptr %1, ptr %3, align 8, !tbaa !49
  %4 = load ptr, ptr %3, align 8, !tbaa !49
  %5 = getelementptr inbounds nuw %struct.Unaligned, ptr %4, i32 0, i32 0
  %6 = load <16 x float>, ptr %5, align 1, !tbaa !123
  store <16 x float> %6, ptr %0, align 16, !tbaa !123
  %7 = load <16 x float>, ptr %0, align 16, !tbaa !123
  store <16 x float> %7, ptr %0, align 16, !tbaa !123
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i32> @llvm.umax.v16i32(<16 x i32>, <16 x i32>) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.umax.v16i32(<16 x i32>) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.rint.v16f32(<16 x float>) #7

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15storeIDv16_aEEvPvT_(ptr noundef %0, <16 x i8> noundef %1) #6 {
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
define internal noundef i32 @"_ZZL7prepareRK4CallllENK3$_0clEPKDv16_ii"(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i32 noundef %2) #3 {
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
  %15 = load <16 x i32>, ptr %14, align 16, !tbaa !123
  br label %24

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8, !tbaa !49
  %18 = getelementptr inbounds <16 x i32>, ptr %17, i64 0
  %19 = load <16 x i32>, ptr %18, align 16, !tbaa !123
  %20 = load ptr, ptr %5, align 8, !tbaa !49
  %21 = getelementptr inbounds <16 x i32>, ptr %20, i64 1
  %22 = load <16 x i32>, ptr %21, align 16, !tbaa !123
  %23 = add <16 x i32> %19, %22
  br label %24

24:                                               ; preds = %16, %10
  %25 = phi <16 x i32> [ %15, %10 ], [ %23, %16 ]
  %26 = call i32 @llvm.vector.reduce.add.v16i32(<16 x i32> %25)
  ret i32 %26
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v16i32(<16 x i32>) #8

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @"_ZN12_GLOBAL__N_19for_partsIZL5pieceRK4CallllE3$_0EEvS3_llT_"(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2, ptr %3) #6 {
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
  call void @llvm.lifetime.start.p0(ptr %9) #15
  %13 = load ptr, ptr %6, align 8, !tbaa !42, !nonnull !46, !align !47
  %14 = call noundef i64 @_ZN12_GLOBAL__N_118matrices_with_rowsERK4Call(ptr noundef nonnull align 8 dereferenceable(360) %13)
  store i64 %14, ptr %9, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %10) #15
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
  call void @"_ZN12_GLOBAL__N_115for_each_matrixIZNS_9for_partsIZL5pieceRK4CallllE3$_0EEvS4_llT_EUlNS_4RowsEE_EEvS4_S6_"(ptr noundef nonnull align 8 dereferenceable(360) %15, ptr dead_on_return noundef %11)
  call void @llvm.lifetime.end.p0(ptr %10) #15
  call void @llvm.lifetime.end.p0(ptr %9) #15
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_118matrices_with_rowsERK4Call(ptr noundef nonnull align 8 dereferenceable(360) %0) #6 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca %class.anon.3, align 8
  store ptr %0, ptr %2, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %3) #15
  store i64 0, ptr %3, align 8, !tbaa !44
  %5 = load ptr, ptr %2, align 8, !tbaa !42, !nonnull !46, !align !47
  %6 = getelementptr inbounds nuw %class.anon.3, ptr %4, i32 0, i32 0
  store ptr %3, ptr %6, align 8, !tbaa !129
  %7 = getelementptr inbounds nuw %class.anon.3, ptr %4, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  call void @_ZN12_GLOBAL__N_115for_each_matrixIZNS_18matrices_with_rowsERK4CallEUlNS_4RowsEE_EEvS3_T_(ptr noundef nonnull align 8 dereferenceable(360) %5, ptr %8)
  %9 = load i64, ptr %3, align 8, !tbaa !44
  %10 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %9, i64 noundef 1)
  call void @llvm.lifetime.end.p0(ptr %3) #15
  ret i64 %10
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @"_ZN12_GLOBAL__N_115for_each_matrixIZNS_9for_partsIZL5pieceRK4CallllE3$_0EEvS4_llT_EUlNS_4RowsEE_EEvS4_S6_"(ptr noundef nonnull align 8 dereferenceable(360) %0, ptr dead_on_return noundef %1) #6 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca %"struct.(anonymous namespace)::Rows", align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca %"struct.(anonymous namespace)::Rows", align 8
  store ptr %0, ptr %3, align 8, !tbaa !42
  store ptr %1, ptr %4, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %5) #15
  %12 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %13 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %12, i64 noundef 0)
  %14 = getelementptr inbounds i64, ptr %13, i64 0
  %15 = load i64, ptr %14, align 8, !tbaa !44
  store i64 %15, ptr %5, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #15
  store i64 0, ptr %6, align 8, !tbaa !44
  %16 = load i32, ptr @stacked, align 4, !tbaa !6
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %23, label %18

18:                                               ; preds = %2
  %19 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %7, i32 0, i32 0
  store i64 0, ptr %19, align 8, !tbaa !130
  %20 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %7, i32 0, i32 1
  store i64 0, ptr %20, align 8, !tbaa !132
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %7, i32 0, i32 2
  %22 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %22, ptr %21, align 8, !tbaa !133
  call void @"_ZZN12_GLOBAL__N_19for_partsIZL5pieceRK4CallllE3$_0EEvS3_llT_ENKUlNS_4RowsEE_clES6_"(ptr noundef nonnull align 8 dereferenceable(40) %1, ptr dead_on_return noundef %7)
  store i32 1, ptr %8, align 4
  br label %59

23:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %9) #15
  store i64 0, ptr %9, align 8, !tbaa !44
  br label %24

24:                                               ; preds = %55, %23
  %25 = load i64, ptr %9, align 8, !tbaa !44
  %26 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %27 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %26, i64 noundef 2)
  %28 = getelementptr inbounds i64, ptr %27, i64 0
  %29 = load i64, ptr %28, align 8, !tbaa !44
  %30 = icmp slt i64 %25, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %24
  store i32 2, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #15
  br label %58

32:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr %10) #15
  %33 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %34 = call noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %33, i64 noundef 2)
  %35 = load i64, ptr %9, align 8, !tbaa !44
  %36 = getelementptr inbounds i32, ptr %34, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !6
  %38 = sext i32 %37 to i64
  %39 = load i64, ptr %5, align 8, !tbaa !44
  %40 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %38, i64 noundef %39)
  store i64 %40, ptr %10, align 8, !tbaa !44
  %41 = load i64, ptr %10, align 8, !tbaa !44
  %42 = load i64, ptr %6, align 8, !tbaa !44
  %43 = icmp sgt i64 %41, %42
  br i1 %43, label %44, label %51

44:                                               ; preds = %32
  %45 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %11, i32 0, i32 0
  %46 = load i64, ptr %9, align 8, !tbaa !44
  store i64 %46, ptr %45, align 8, !tbaa !130
  %47 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %11, i32 0, i32 1
  %48 = load i64, ptr %6, align 8, !tbaa !44
  store i64 %48, ptr %47, align 8, !tbaa !132
  %49 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %11, i32 0, i32 2
  %50 = load i64, ptr %10, align 8, !tbaa !44
  store i64 %50, ptr %49, align 8, !tbaa !133
  call void @"_ZZN12_GLOBAL__N_19for_partsIZL5pieceRK4CallllE3$_0EEvS3_llT_ENKUlNS_4RowsEE_clES6_"(ptr noundef nonnull align 8 dereferenceable(40) %1, ptr dead_on_return noundef %11)
  br label %51

51:                                               ; preds = %44, %32
  %52 = load i64, ptr %6, align 8, !tbaa !44
  %53 = load i64, ptr %10, align 8, !tbaa !44
  %54 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %52, i64 noundef %53)
  store i64 %54, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.end.p0(ptr %10) #15
  br label %55

55:                                               ; preds = %51
  %56 = load i64, ptr %9, align 8, !tbaa !44
  %57 = add nsw i64 %56, 1
  store i64 %57, ptr %9, align 8, !tbaa !44
  br label %24, !llvm.loop !134

58:                                               ; preds = %31
  store i32 0, ptr %8, align 4
  br label %59

59:                                               ; preds = %58, %18
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  %60 = load i32, ptr %8, align 4
  switch i32 %60, label %62 [
    i32 0, label %61
    i32 1, label %61
  ]

61:                                               ; preds = %59, %59
  ret void

62:                                               ; preds = %59
  unreachable
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_115for_each_matrixIZNS_18matrices_with_rowsERK4CallEUlNS_4RowsEE_EEvS3_T_(ptr noundef nonnull align 8 dereferenceable(360) %0, ptr %1) #6 {
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
  call void @llvm.lifetime.start.p0(ptr %5) #15
  %13 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %14 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %13, i64 noundef 0)
  %15 = getelementptr inbounds i64, ptr %14, i64 0
  %16 = load i64, ptr %15, align 8, !tbaa !44
  store i64 %16, ptr %5, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #15
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
  call void @_ZZN12_GLOBAL__N_118matrices_with_rowsERK4CallENKUlNS_4RowsEE_clES3_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr dead_on_return noundef %7)
  store i32 1, ptr %8, align 4
  br label %60

24:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %9) #15
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
  call void @llvm.lifetime.end.p0(ptr %9) #15
  br label %59

33:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %10) #15
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
  call void @_ZZN12_GLOBAL__N_118matrices_with_rowsERK4CallENKUlNS_4RowsEE_clES3_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr dead_on_return noundef %11)
  br label %52

52:                                               ; preds = %45, %33
  %53 = load i64, ptr %6, align 8, !tbaa !44
  %54 = load i64, ptr %10, align 8, !tbaa !44
  %55 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %53, i64 noundef %54)
  store i64 %55, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.end.p0(ptr %10) #15
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
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
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
define internal void @_ZZN12_GLOBAL__N_118matrices_with_rowsERK4CallENKUlNS_4RowsEE_clES3_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr dead_on_return noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store ptr %1, ptr %4, align 8, !tbaa !136
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.3, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !138, !nonnull !46, !align !47
  %8 = load i64, ptr %7, align 8, !tbaa !44
  %9 = add nsw i64 %8, 1
  store i64 %9, ptr %7, align 8, !tbaa !44
  ret void
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

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZN12_GLOBAL__N_19for_partsIZL5pieceRK4CallllE3$_0EEvS3_llT_ENKUlNS_4RowsEE_clES6_"(ptr noundef nonnull align 8 dereferenceable(40) %0, ptr dead_on_return noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca %"struct.(anonymous namespace)::Rows", align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store ptr %1, ptr %4, align 8, !tbaa !136
  %8 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #15
  %9 = getelementptr inbounds nuw %class.anon.2, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8, !tbaa !140, !nonnull !46, !align !47
  %11 = load i64, ptr %10, align 8, !tbaa !44
  %12 = getelementptr inbounds nuw %class.anon.2, ptr %8, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !142, !nonnull !46, !align !47
  %14 = load i64, ptr %13, align 8, !tbaa !44
  %15 = sub nsw i64 %11, %14
  %16 = getelementptr inbounds nuw %class.anon.2, ptr %8, i32 0, i32 2
  %17 = load ptr, ptr %16, align 8, !tbaa !143, !nonnull !46, !align !47
  %18 = load i64, ptr %17, align 8, !tbaa !44
  %19 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %15, i64 noundef %18)
  store i64 %19, ptr %5, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #15
  %20 = getelementptr inbounds nuw %class.anon.2, ptr %8, i32 0, i32 3
  %21 = load ptr, ptr %20, align 8, !tbaa !144, !nonnull !46, !align !47
  %22 = load i64, ptr %21, align 8, !tbaa !44
  %23 = getelementptr inbounds nuw %class.anon.2, ptr %8, i32 0, i32 1
  %24 = load ptr, ptr %23, align 8, !tbaa !142, !nonnull !46, !align !47
  %25 = load i64, ptr %24, align 8, !tbaa !44
  %26 = sub nsw i64 %22, %25
  %27 = getelementptr inbounds nuw %class.anon.2, ptr %8, i32 0, i32 2
  %28 = load ptr, ptr %27, align 8, !tbaa !143, !nonnull !46, !align !47
  %29 = load i64, ptr %28, align 8, !tbaa !44
  %30 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %26, i64 noundef %29)
  store i64 %30, ptr %6, align 8, !tbaa !44
  %31 = load i64, ptr %6, align 8, !tbaa !44
  %32 = load i64, ptr %5, align 8, !tbaa !44
  %33 = icmp sgt i64 %31, %32
  br i1 %33, label %34, label %39

34:                                               ; preds = %2
  %35 = getelementptr inbounds nuw %class.anon.2, ptr %8, i32 0, i32 4
  %36 = load ptr, ptr %35, align 8, !tbaa !145, !nonnull !46, !align !47
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !146
  %37 = load i64, ptr %5, align 8, !tbaa !44
  %38 = load i64, ptr %6, align 8, !tbaa !44
  call void @"_ZZL5pieceRK4CallllENK3$_0clEN12_GLOBAL__N_14RowsEll"(ptr noundef nonnull align 8 dereferenceable(8) %36, ptr dead_on_return noundef %7, i64 noundef %37, i64 noundef %38)
  br label %39

39:                                               ; preds = %34, %2
  %40 = getelementptr inbounds nuw %class.anon.2, ptr %8, i32 0, i32 1
  %41 = load ptr, ptr %40, align 8, !tbaa !142, !nonnull !46, !align !47
  %42 = load i64, ptr %41, align 8, !tbaa !44
  %43 = add nsw i64 %42, 1
  store i64 %43, ptr %41, align 8, !tbaa !44
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZL5pieceRK4CallllENK3$_0clEN12_GLOBAL__N_14RowsEll"(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr dead_on_return noundef %1, i64 noundef %2, i64 noundef %3) #3 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca %"struct.(anonymous namespace)::Rows", align 8
  %12 = alloca %"struct.(anonymous namespace)::Rows", align 8
  store ptr %0, ptr %5, align 8, !tbaa !49
  store ptr %1, ptr %6, align 8, !tbaa !136
  store i64 %2, ptr %7, align 8, !tbaa !44
  store i64 %3, ptr %8, align 8, !tbaa !44
  %13 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %9) #15
  %14 = load i64, ptr %7, align 8, !tbaa !44
  %15 = getelementptr inbounds nuw %class.anon.1, ptr %13, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8, !tbaa !147, !nonnull !46, !align !47
  %17 = call noundef i64 @_ZN12_GLOBAL__N_18togetherERK4Call(ptr noundef nonnull align 8 dereferenceable(360) %16)
  %18 = mul nsw i64 %14, %17
  store i64 %18, ptr %9, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %10) #15
  %19 = load i64, ptr %8, align 8, !tbaa !44
  %20 = getelementptr inbounds nuw %class.anon.1, ptr %13, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8, !tbaa !147, !nonnull !46, !align !47
  %22 = call noundef i64 @_ZN12_GLOBAL__N_18togetherERK4Call(ptr noundef nonnull align 8 dereferenceable(360) %21)
  %23 = mul nsw i64 %19, %22
  %24 = getelementptr inbounds nuw %class.anon.1, ptr %13, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8, !tbaa !147, !nonnull !46, !align !47
  %26 = call noundef i64 @_ZN12_GLOBAL__N_19strips_ofERK4Call(ptr noundef nonnull align 8 dereferenceable(360) %25)
  %27 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %23, i64 noundef %26)
  store i64 %27, ptr %10, align 8, !tbaa !44
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 2
  %29 = load i64, ptr %28, align 8, !tbaa !133
  %30 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 1
  %31 = load i64, ptr %30, align 8, !tbaa !132
  %32 = sub nsw i64 %29, %31
  %33 = call noundef i1 @_ZN12_GLOBAL__N_18has_manyEl(i64 noundef %32)
  br i1 %33, label %34, label %39

34:                                               ; preds = %4
  %35 = getelementptr inbounds nuw %class.anon.1, ptr %13, i32 0, i32 0
  %36 = load ptr, ptr %35, align 8, !tbaa !147, !nonnull !46, !align !47
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !146
  %37 = load i64, ptr %9, align 8, !tbaa !44
  %38 = load i64, ptr %10, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_113multiply_manyERK4CallNS_4RowsEll(ptr noundef nonnull align 8 dereferenceable(360) %36, ptr dead_on_return noundef %11, i64 noundef %37, i64 noundef %38)
  br label %44

39:                                               ; preds = %4
  %40 = getelementptr inbounds nuw %class.anon.1, ptr %13, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8, !tbaa !147, !nonnull !46, !align !47
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !146
  %42 = load i64, ptr %9, align 8, !tbaa !44
  %43 = load i64, ptr %10, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_112multiply_fewERK4CallNS_4RowsEll(ptr noundef nonnull align 8 dereferenceable(360) %41, ptr dead_on_return noundef %12, i64 noundef %42, i64 noundef %43)
  br label %44

44:                                               ; preds = %39, %34
  call void @llvm.lifetime.end.p0(ptr %10) #15
  call void @llvm.lifetime.end.p0(ptr %9) #15
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_18togetherERK4Call(ptr noundef nonnull align 8 dereferenceable(360) %0) #6 {
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
  %10 = call noundef i1 @_ZN12_GLOBAL__N_18has_manyEl(i64 noundef %9)
  br label %11

11:                                               ; preds = %5, %1
  %12 = phi i1 [ true, %1 ], [ %10, %5 ]
  %13 = zext i1 %12 to i64
  %14 = select i1 %12, i32 1, i32 1
  %15 = sext i32 %14 to i64
  ret i64 %15
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_19strips_ofERK4Call(ptr noundef nonnull align 8 dereferenceable(360) %0) #6 {
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
define internal noundef i1 @_ZN12_GLOBAL__N_18has_manyEl(i64 noundef %0) #6 {
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
define internal void @_ZN12_GLOBAL__N_113multiply_manyERK4CallNS_4RowsEll(ptr noundef nonnull align 8 dereferenceable(360) %0, ptr dead_on_return noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca %"struct.(anonymous namespace)::Rows", align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  store ptr %0, ptr %5, align 8, !tbaa !42
  store ptr %1, ptr %6, align 8, !tbaa !136
  store i64 %2, ptr %7, align 8, !tbaa !44
  store i64 %3, ptr %8, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %9) #15
  %18 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !146
  %19 = call noundef ptr @_ZN12_GLOBAL__N_19matrix_ofERK4CallNS_4RowsE(ptr noundef nonnull align 8 dereferenceable(360) %18, ptr dead_on_return noundef %10)
  store ptr %19, ptr %9, align 8, !tbaa !149
  call void @llvm.lifetime.start.p0(ptr %11) #15
  %20 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %21 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %20, i64 noundef 0)
  %22 = getelementptr inbounds i64, ptr %21, i64 1
  %23 = load i64, ptr %22, align 8, !tbaa !44
  %24 = sdiv i64 %23, 32
  store i64 %24, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #15
  %25 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 1
  %26 = load i64, ptr %25, align 8, !tbaa !132
  store i64 %26, ptr %12, align 8, !tbaa !44
  br label %27

27:                                               ; preds = %83, %4
  %28 = load i64, ptr %12, align 8, !tbaa !44
  %29 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 2
  %30 = load i64, ptr %29, align 8, !tbaa !133
  %31 = icmp slt i64 %28, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %27
  store i32 2, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #15
  br label %86

33:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr %14) #15
  %34 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 2
  %35 = load i64, ptr %34, align 8, !tbaa !133
  %36 = load i64, ptr %12, align 8, !tbaa !44
  %37 = sub nsw i64 %35, %36
  %38 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %37, i64 noundef 128)
  store i64 %38, ptr %14, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %15) #15
  store i64 0, ptr %15, align 8, !tbaa !44
  br label %39

39:                                               ; preds = %79, %33
  %40 = load i64, ptr %15, align 8, !tbaa !44
  %41 = load i64, ptr %11, align 8, !tbaa !44
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %44, label %43

43:                                               ; preds = %39
  store i32 5, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #15
  br label %82

44:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %16) #15
  %45 = load i64, ptr %15, align 8, !tbaa !44
  %46 = add nsw i64 %45, 48
  %47 = load i64, ptr %11, align 8, !tbaa !44
  %48 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %46, i64 noundef %47)
  store i64 %48, ptr %16, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %17) #15
  %49 = load i64, ptr %7, align 8, !tbaa !44
  store i64 %49, ptr %17, align 8, !tbaa !44
  br label %50

50:                                               ; preds = %63, %44
  %51 = load i64, ptr %17, align 8, !tbaa !44
  %52 = add nsw i64 %51, 1
  %53 = load i64, ptr %8, align 8, !tbaa !44
  %54 = icmp sle i64 %52, %53
  br i1 %54, label %55, label %66

55:                                               ; preds = %50
  %56 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %57 = load ptr, ptr %9, align 8, !tbaa !149
  %58 = load i64, ptr %17, align 8, !tbaa !44
  %59 = load i64, ptr %12, align 8, !tbaa !44
  %60 = load i64, ptr %14, align 8, !tbaa !44
  %61 = load i64, ptr %15, align 8, !tbaa !44
  %62 = load i64, ptr %16, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_110add_blocksILi1EEEvRK4CallPKhlllll(ptr noundef nonnull align 8 dereferenceable(360) %56, ptr noundef %57, i64 noundef %58, i64 noundef %59, i64 noundef %60, i64 noundef %61, i64 noundef %62)
  br label %63

63:                                               ; preds = %55
  %64 = load i64, ptr %17, align 8, !tbaa !44
  %65 = add nsw i64 %64, 1
  store i64 %65, ptr %17, align 8, !tbaa !44
  br label %50, !llvm.loop !151

66:                                               ; preds = %50
  %67 = load i64, ptr %17, align 8, !tbaa !44
  %68 = load i64, ptr %8, align 8, !tbaa !44
  %69 = icmp slt i64 %67, %68
  br i1 %69, label %70, label %78

70:                                               ; preds = %66
  %71 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %72 = load ptr, ptr %9, align 8, !tbaa !149
  %73 = load i64, ptr %17, align 8, !tbaa !44
  %74 = load i64, ptr %12, align 8, !tbaa !44
  %75 = load i64, ptr %14, align 8, !tbaa !44
  %76 = load i64, ptr %15, align 8, !tbaa !44
  %77 = load i64, ptr %16, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_110add_blocksILi1EEEvRK4CallPKhlllll(ptr noundef nonnull align 8 dereferenceable(360) %71, ptr noundef %72, i64 noundef %73, i64 noundef %74, i64 noundef %75, i64 noundef %76, i64 noundef %77)
  br label %78

78:                                               ; preds = %70, %66
  call void @llvm.lifetime.end.p0(ptr %17) #15
  call void @llvm.lifetime.end.p0(ptr %16) #15
  br label %79

79:                                               ; preds = %78
  %80 = load i64, ptr %15, align 8, !tbaa !44
  %81 = add nsw i64 %80, 48
  store i64 %81, ptr %15, align 8, !tbaa !44
  br label %39, !llvm.loop !152

82:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(ptr %14) #15
  br label %83

83:                                               ; preds = %82
  %84 = load i64, ptr %12, align 8, !tbaa !44
  %85 = add nsw i64 %84, 128
  store i64 %85, ptr %12, align 8, !tbaa !44
  br label %27, !llvm.loop !153

86:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(ptr %11) #15
  call void @llvm.lifetime.end.p0(ptr %9) #15
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_112multiply_fewERK4CallNS_4RowsEll(ptr noundef nonnull align 8 dereferenceable(360) %0, ptr dead_on_return noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca %"struct.(anonymous namespace)::Rows", align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  %15 = alloca i8, align 1
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  store ptr %0, ptr %5, align 8, !tbaa !42
  store ptr %1, ptr %6, align 8, !tbaa !136
  store i64 %2, ptr %7, align 8, !tbaa !44
  store i64 %3, ptr %8, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %9) #15
  %19 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %1, i64 24, i1 false), !tbaa.struct !146
  %20 = call noundef ptr @_ZN12_GLOBAL__N_19matrix_ofERK4CallNS_4RowsE(ptr noundef nonnull align 8 dereferenceable(360) %19, ptr dead_on_return noundef %10)
  store ptr %20, ptr %9, align 8, !tbaa !149
  call void @llvm.lifetime.start.p0(ptr %11) #15
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !132
  %23 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 2
  %24 = load i64, ptr %23, align 8, !tbaa !133
  %25 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 1
  %26 = load i64, ptr %25, align 8, !tbaa !132
  %27 = sub nsw i64 %24, %26
  %28 = sdiv i64 %27, 4
  %29 = mul nsw i64 %28, 4
  %30 = add nsw i64 %22, %29
  store i64 %30, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #15
  %31 = load i64, ptr %7, align 8, !tbaa !44
  store i64 %31, ptr %12, align 8, !tbaa !44
  br label %32

32:                                               ; preds = %107, %4
  %33 = load i64, ptr %12, align 8, !tbaa !44
  %34 = load i64, ptr %8, align 8, !tbaa !44
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %37, label %36

36:                                               ; preds = %32
  store i32 2, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #15
  br label %110

37:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %14) #15
  %38 = load i64, ptr %12, align 8, !tbaa !44
  %39 = add nsw i64 %38, 1
  %40 = load i64, ptr %8, align 8, !tbaa !44
  %41 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %39, i64 noundef %40)
  store i64 %41, ptr %14, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %15) #15
  %42 = load i64, ptr %14, align 8, !tbaa !44
  %43 = load i64, ptr %12, align 8, !tbaa !44
  %44 = add nsw i64 %43, 1
  %45 = icmp eq i64 %42, %44
  %46 = zext i1 %45 to i8
  store i8 %46, ptr %15, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %16) #15
  %47 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 1
  %48 = load i64, ptr %47, align 8, !tbaa !132
  store i64 %48, ptr %16, align 8, !tbaa !44
  br label %49

49:                                               ; preds = %68, %37
  %50 = load i64, ptr %16, align 8, !tbaa !44
  %51 = load i64, ptr %11, align 8, !tbaa !44
  %52 = icmp slt i64 %50, %51
  br i1 %52, label %54, label %53

53:                                               ; preds = %49
  store i32 5, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #15
  br label %71

54:                                               ; preds = %49
  %55 = load i8, ptr %15, align 1, !tbaa !92, !range !94, !noundef !46
  %56 = trunc i8 %55 to i1
  br i1 %56, label %57, label %62

57:                                               ; preds = %54
  %58 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %59 = load ptr, ptr %9, align 8, !tbaa !149
  %60 = load i64, ptr %12, align 8, !tbaa !44
  %61 = load i64, ptr %16, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_14tileILi1ELi4EEEvRK4CallPKhll(ptr noundef nonnull align 8 dereferenceable(360) %58, ptr noundef %59, i64 noundef %60, i64 noundef %61)
  br label %67

62:                                               ; preds = %54
  %63 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %64 = load ptr, ptr %9, align 8, !tbaa !149
  %65 = load i64, ptr %12, align 8, !tbaa !44
  %66 = load i64, ptr %16, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_14tileILi1ELi4EEEvRK4CallPKhll(ptr noundef nonnull align 8 dereferenceable(360) %63, ptr noundef %64, i64 noundef %65, i64 noundef %66)
  br label %67

67:                                               ; preds = %62, %57
  br label %68

68:                                               ; preds = %67
  %69 = load i64, ptr %16, align 8, !tbaa !44
  %70 = add nsw i64 %69, 4
  store i64 %70, ptr %16, align 8, !tbaa !44
  br label %49, !llvm.loop !154

71:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(ptr %17) #15
  %72 = load i64, ptr %12, align 8, !tbaa !44
  store i64 %72, ptr %17, align 8, !tbaa !44
  br label %73

73:                                               ; preds = %103, %71
  %74 = load i64, ptr %17, align 8, !tbaa !44
  %75 = load i64, ptr %14, align 8, !tbaa !44
  %76 = icmp slt i64 %74, %75
  br i1 %76, label %78, label %77

77:                                               ; preds = %73
  store i32 8, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #15
  br label %106

78:                                               ; preds = %73
  call void @llvm.lifetime.start.p0(ptr %18) #15
  %79 = load i64, ptr %11, align 8, !tbaa !44
  store i64 %79, ptr %18, align 8, !tbaa !44
  %80 = load i64, ptr %18, align 8, !tbaa !44
  %81 = add nsw i64 %80, 2
  %82 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 2
  %83 = load i64, ptr %82, align 8, !tbaa !133
  %84 = icmp sle i64 %81, %83
  br i1 %84, label %85, label %92

85:                                               ; preds = %78
  %86 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %87 = load ptr, ptr %9, align 8, !tbaa !149
  %88 = load i64, ptr %17, align 8, !tbaa !44
  %89 = load i64, ptr %18, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_14tileILi1ELi2EEEvRK4CallPKhll(ptr noundef nonnull align 8 dereferenceable(360) %86, ptr noundef %87, i64 noundef %88, i64 noundef %89)
  %90 = load i64, ptr %18, align 8, !tbaa !44
  %91 = add nsw i64 %90, 2
  store i64 %91, ptr %18, align 8, !tbaa !44
  br label %92

92:                                               ; preds = %85, %78
  %93 = load i64, ptr %18, align 8, !tbaa !44
  %94 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 2
  %95 = load i64, ptr %94, align 8, !tbaa !133
  %96 = icmp slt i64 %93, %95
  br i1 %96, label %97, label %102

97:                                               ; preds = %92
  %98 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %99 = load ptr, ptr %9, align 8, !tbaa !149
  %100 = load i64, ptr %17, align 8, !tbaa !44
  %101 = load i64, ptr %18, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_14tileILi1ELi1EEEvRK4CallPKhll(ptr noundef nonnull align 8 dereferenceable(360) %98, ptr noundef %99, i64 noundef %100, i64 noundef %101)
  br label %102

102:                                              ; preds = %97, %92
  call void @llvm.lifetime.end.p0(ptr %18) #15
  br label %103

103:                                              ; preds = %102
  %104 = load i64, ptr %17, align 8, !tbaa !44
  %105 = add nsw i64 %104, 1
  store i64 %105, ptr %17, align 8, !tbaa !44
  br label %73, !llvm.loop !155

106:                                              ; preds = %77
  call void @llvm.lifetime.end.p0(ptr %15) #15
  call void @llvm.lifetime.end.p0(ptr %14) #15
  br label %107

107:                                              ; preds = %106
  %108 = load i64, ptr %12, align 8, !tbaa !44
  %109 = add nsw i64 %108, 1
  store i64 %109, ptr %12, align 8, !tbaa !44
  br label %32, !llvm.loop !156

110:                                              ; preds = %36
  call void @llvm.lifetime.end.p0(ptr %11) #15
  call void @llvm.lifetime.end.p0(ptr %9) #15
  ret void
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
define internal noundef ptr @_ZN12_GLOBAL__N_19matrix_ofERK4CallNS_4RowsE(ptr noundef nonnull align 8 dereferenceable(360) %0, ptr dead_on_return noundef %1) #6 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !42
  store ptr %1, ptr %4, align 8, !tbaa !136
  %5 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %6 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %5, i64 noundef 1)
  %7 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Rows", ptr %1, i32 0, i32 0
  %8 = load i64, ptr %7, align 8, !tbaa !130
  %9 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %10 = call noundef i64 @_ZN12_GLOBAL__N_19strips_ofERK4Call(ptr noundef nonnull align 8 dereferenceable(360) %9)
  %11 = mul nsw i64 %8, %10
  %12 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %13 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %12, i64 noundef 1)
  %14 = getelementptr inbounds i64, ptr %13, i64 1
  %15 = load i64, ptr %14, align 8, !tbaa !44
  %16 = mul nsw i64 %11, %15
  %17 = getelementptr inbounds i8, ptr %6, i64 %16
  ret ptr %17
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_blocksILi1EEEvRK4CallPKhlllll(ptr noundef nonnull align 8 dereferenceable(360) %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #9 {
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
  %22 = alloca [128 x [1 x <4 x float>]], align 16
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i64, align 8
  %26 = alloca ptr, align 8
  %27 = alloca [1 x i8], align 1
  %28 = alloca i32, align 4
  %29 = alloca i64, align 8
  %30 = alloca i32, align 4
  %31 = alloca i8, align 1
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca [1 x %"struct.(anonymous namespace)::Column"], align 8
  %35 = alloca i32, align 4
  %36 = alloca ptr, align 8
  %37 = alloca %"struct.(anonymous namespace)::Column", align 8
  %38 = alloca %"struct.(anonymous namespace)::Unpacked", align 16
  %39 = alloca ptr, align 8
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca i32, align 4
  %43 = alloca ptr, align 8
  %44 = alloca <4 x float>, align 16
  %45 = alloca i8, align 1
  store ptr %0, ptr %8, align 8, !tbaa !42
  store ptr %1, ptr %9, align 8, !tbaa !149
  store i64 %2, ptr %10, align 8, !tbaa !44
  store i64 %3, ptr %11, align 8, !tbaa !44
  store i64 %4, ptr %12, align 8, !tbaa !44
  store i64 %5, ptr %13, align 8, !tbaa !44
  store i64 %6, ptr %14, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %15) #15
  store i32 4, ptr %15, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %16) #15
  store i32 4, ptr %16, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %17) #15
  store i32 1, ptr %17, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %18) #15
  %46 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  %47 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %46, i64 noundef 0)
  %48 = getelementptr inbounds i64, ptr %47, i64 1
  %49 = load i64, ptr %48, align 8, !tbaa !44
  %50 = sdiv i64 %49, 32
  store i64 %50, ptr %18, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %19) #15
  %51 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  %52 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %51, i64 noundef 1)
  %53 = getelementptr inbounds i64, ptr %52, i64 1
  %54 = load i64, ptr %53, align 8, !tbaa !44
  store i64 %54, ptr %19, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %20) #15
  %55 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  %56 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %55, i64 noundef 0)
  %57 = getelementptr inbounds i64, ptr %56, i64 1
  %58 = load i64, ptr %57, align 8, !tbaa !44
  store i64 %58, ptr %20, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %21) #15
  %59 = load ptr, ptr %9, align 8, !tbaa !149
  %60 = load i64, ptr %10, align 8, !tbaa !44
  %61 = load i64, ptr %19, align 8, !tbaa !44
  %62 = mul nsw i64 %60, %61
  %63 = getelementptr inbounds i8, ptr %59, i64 %62
  store ptr %63, ptr %21, align 8, !tbaa !149
  call void @llvm.lifetime.start.p0(ptr %22) #15
  call void @llvm.lifetime.start.p0(ptr %23) #15
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %64

64:                                               ; preds = %306, %7
  %65 = load i32, ptr %23, align 4, !tbaa !6
  %66 = icmp slt i32 %65, 4
  br i1 %66, label %68, label %67

67:                                               ; preds = %64
  store i32 2, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #15
  br label %309

68:                                               ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %25) #15
  %69 = load i64, ptr %10, align 8, !tbaa !44
  %70 = mul nsw i64 %69, 16
  %71 = load i32, ptr %23, align 4, !tbaa !6
  %72 = mul nsw i32 %71, 4
  %73 = sext i32 %72 to i64
  %74 = add nsw i64 %70, %73
  store i64 %74, ptr %25, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %26) #15
  %75 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  %76 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %75, i64 noundef 0)
  %77 = load i64, ptr %11, align 8, !tbaa !44
  %78 = load i64, ptr %20, align 8, !tbaa !44
  %79 = mul nsw i64 %77, %78
  %80 = getelementptr inbounds float, ptr %76, i64 %79
  %81 = load i64, ptr %25, align 8, !tbaa !44
  %82 = getelementptr inbounds float, ptr %80, i64 %81
  store ptr %82, ptr %26, align 8, !tbaa !119
  call void @llvm.lifetime.start.p0(ptr %27) #15
  call void @llvm.lifetime.start.p0(ptr %28) #15
  store i32 0, ptr %28, align 4, !tbaa !6
  br label %83

83:                                               ; preds = %100, %68
  %84 = load i32, ptr %28, align 4, !tbaa !6
  %85 = icmp slt i32 %84, 1
  br i1 %85, label %87, label %86

86:                                               ; preds = %83
  store i32 5, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #15
  br label %103

87:                                               ; preds = %83
  %88 = load i64, ptr %20, align 8, !tbaa !44
  %89 = load i64, ptr %25, align 8, !tbaa !44
  %90 = sub nsw i64 %88, %89
  %91 = load i32, ptr %28, align 4, !tbaa !6
  %92 = mul nsw i32 4, %91
  %93 = sext i32 %92 to i64
  %94 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %90, i64 noundef %93)
  %95 = load i32, ptr %28, align 4, !tbaa !6
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [1 x i8], ptr %27, i64 0, i64 %96
  %98 = shufflevector <4 x i1> %94, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %99 = bitcast <8 x i1> %98 to i8
  store i8 %99, ptr %97, align 1, !tbaa !123
  br label %100

100:                                              ; preds = %87
  %101 = load i32, ptr %28, align 4, !tbaa !6
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %28, align 4, !tbaa !6
  br label %83, !llvm.loop !157

103:                                              ; preds = %86
  call void @llvm.lifetime.start.p0(ptr %29) #15
  store i64 0, ptr %29, align 8, !tbaa !44
  br label %104

104:                                              ; preds = %150, %103
  %105 = load i64, ptr %29, align 8, !tbaa !44
  %106 = load i64, ptr %12, align 8, !tbaa !44
  %107 = icmp slt i64 %105, %106
  br i1 %107, label %109, label %108

108:                                              ; preds = %104
  store i32 8, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %29) #15
  br label %153

109:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(ptr %30) #15
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %110

110:                                              ; preds = %146, %109
  %111 = load i32, ptr %30, align 4, !tbaa !6
  %112 = icmp slt i32 %111, 1
  br i1 %112, label %114, label %113

113:                                              ; preds = %110
  store i32 11, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #15
  br label %149

114:                                              ; preds = %110
  %115 = load i64, ptr %13, align 8, !tbaa !44
  %116 = icmp sgt i64 %115, 0
  br i1 %116, label %117, label %124

117:                                              ; preds = %114
  %118 = load i32, ptr %30, align 4, !tbaa !6
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [1 x i8], ptr %27, i64 0, i64 %119
  %121 = load i8, ptr %120, align 1
  %122 = bitcast i8 %121 to <8 x i1>
  %123 = shufflevector <8 x i1> %122, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %125

124:                                              ; preds = %114
  br label %125

125:                                              ; preds = %124, %117
  %126 = phi <4 x i1> [ %123, %117 ], [ zeroinitializer, %124 ]
  %127 = load ptr, ptr %26, align 8, !tbaa !119
  %128 = load i64, ptr %29, align 8, !tbaa !44
  %129 = load i64, ptr %20, align 8, !tbaa !44
  %130 = mul nsw i64 %128, %129
  %131 = getelementptr inbounds float, ptr %127, i64 %130
  %132 = load i32, ptr %30, align 4, !tbaa !6
  %133 = mul nsw i32 4, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr %131, i64 %134
  %136 = shufflevector <4 x i1> %126, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %137 = bitcast <8 x i1> %136 to i8
  store i8 %137, ptr %31, align 1, !tbaa !123
  %138 = load i8, ptr %31, align 1
  %139 = zext i8 %138 to i32
  %140 = call noundef <4 x float> @_ZN12_GLOBAL__N_111load_maskedIDv4_ffEET_Dv4_bPKT0_(i32 %139, ptr noundef %135)
  %141 = load i64, ptr %29, align 8, !tbaa !44
  %142 = getelementptr inbounds [128 x [1 x <4 x float>]], ptr %22, i64 0, i64 %141
  %143 = load i32, ptr %30, align 4, !tbaa !6
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [1 x <4 x float>], ptr %142, i64 0, i64 %144
  store <4 x float> %140, ptr %145, align 16, !tbaa !123
  br label %146

146:                                              ; preds = %125
  %147 = load i32, ptr %30, align 4, !tbaa !6
  %148 = add nsw i32 %147, 1
  store i32 %148, ptr %30, align 4, !tbaa !6
  br label %110, !llvm.loop !158

149:                                              ; preds = %113
  br label %150

150:                                              ; preds = %149
  %151 = load i64, ptr %29, align 8, !tbaa !44
  %152 = add nsw i64 %151, 1
  store i64 %152, ptr %29, align 8, !tbaa !44
  br label %104, !llvm.loop !159

153:                                              ; preds = %108
  call void @llvm.lifetime.start.p0(ptr %32) #15
  %154 = load i64, ptr %13, align 8, !tbaa !44
  store i64 %154, ptr %32, align 8, !tbaa !44
  br label %155

155:                                              ; preds = %231, %153
  %156 = load i64, ptr %32, align 8, !tbaa !44
  %157 = load i64, ptr %14, align 8, !tbaa !44
  %158 = icmp slt i64 %156, %157
  br i1 %158, label %160, label %159

159:                                              ; preds = %155
  store i32 14, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #15
  br label %234

160:                                              ; preds = %155
  call void @llvm.lifetime.start.p0(ptr %33) #15
  %161 = load i64, ptr %32, align 8, !tbaa !44
  %162 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %163 = sext i32 %162 to i64
  %164 = srem i64 %161, %163
  store i64 %164, ptr %33, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %34) #15
  call void @llvm.lifetime.start.p0(ptr %35) #15
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %165

165:                                              ; preds = %206, %160
  %166 = load i32, ptr %35, align 4, !tbaa !6
  %167 = icmp slt i32 %166, 1
  br i1 %167, label %169, label %168

168:                                              ; preds = %165
  store i32 17, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #15
  br label %209

169:                                              ; preds = %165
  call void @llvm.lifetime.start.p0(ptr %36) #15
  %170 = load ptr, ptr %21, align 8, !tbaa !149
  %171 = load i32, ptr %23, align 4, !tbaa !6
  %172 = load i32, ptr %35, align 4, !tbaa !6
  %173 = add nsw i32 %171, %172
  %174 = sdiv i32 %173, 4
  %175 = sext i32 %174 to i64
  %176 = load i64, ptr %19, align 8, !tbaa !44
  %177 = mul nsw i64 %175, %176
  %178 = getelementptr inbounds i8, ptr %170, i64 %177
  %179 = load i64, ptr %32, align 8, !tbaa !44
  %180 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %181 = sext i32 %180 to i64
  %182 = sdiv i64 %179, %181
  %183 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %184 = sext i32 %183 to i64
  %185 = mul nsw i64 %182, %184
  %186 = getelementptr inbounds i8, ptr %178, i64 %185
  store ptr %186, ptr %36, align 8, !tbaa !149
  call void @llvm.lifetime.start.p0(ptr %37) #15
  %187 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %37, i32 0, i32 0
  %188 = load ptr, ptr %36, align 8, !tbaa !149
  %189 = load i64, ptr %33, align 8, !tbaa !44
  %190 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %191 = sext i32 %190 to i64
  %192 = mul nsw i64 %189, %191
  %193 = getelementptr inbounds i8, ptr %188, i64 %192
  store ptr %193, ptr %187, align 8, !tbaa !160
  %194 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %37, i32 0, i32 1
  %195 = load ptr, ptr %36, align 8, !tbaa !149
  store ptr %195, ptr %194, align 8, !tbaa !162
  %196 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %37, i32 0, i32 2
  %197 = load i64, ptr %33, align 8, !tbaa !44
  store i64 %197, ptr %196, align 8, !tbaa !163
  %198 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %37, i32 0, i32 3
  %199 = load i32, ptr %23, align 4, !tbaa !6
  %200 = load i32, ptr %35, align 4, !tbaa !6
  %201 = add nsw i32 %199, %200
  %202 = srem i32 %201, 4
  store i32 %202, ptr %198, align 8, !tbaa !164
  %203 = load i32, ptr %35, align 4, !tbaa !6
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Column"], ptr %34, i64 0, i64 %204
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %205, ptr align 8 %37, i64 32, i1 false), !tbaa.struct !165
  call void @llvm.lifetime.end.p0(ptr %37) #15
  call void @llvm.lifetime.end.p0(ptr %36) #15
  br label %206

206:                                              ; preds = %169
  %207 = load i32, ptr %35, align 4, !tbaa !6
  %208 = add nsw i32 %207, 1
  store i32 %208, ptr %35, align 4, !tbaa !6
  br label %165, !llvm.loop !166

209:                                              ; preds = %168
  call void @llvm.lifetime.start.p0(ptr %38) #15
  %210 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Column"], ptr %34, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_18UnpackedILi1EEC2EPKNS_6ColumnE(ptr noundef nonnull align 16 dereferenceable(192) %38, ptr noundef %210)
  call void @llvm.lifetime.start.p0(ptr %39) #15
  %211 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  %212 = load i64, ptr %32, align 8, !tbaa !44
  %213 = load i64, ptr %11, align 8, !tbaa !44
  %214 = call noundef ptr @_ZN12_GLOBAL__N_110records_ofERK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %211, i64 noundef %212, i64 noundef %213)
  store ptr %214, ptr %39, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %40) #15
  store i64 0, ptr %40, align 8, !tbaa !44
  br label %215

215:                                              ; preds = %225, %209
  %216 = load i64, ptr %40, align 8, !tbaa !44
  %217 = load i64, ptr %12, align 8, !tbaa !44
  %218 = icmp slt i64 %216, %217
  br i1 %218, label %220, label %219

219:                                              ; preds = %215
  store i32 20, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %40) #15
  br label %230

220:                                              ; preds = %215
  %221 = load ptr, ptr %39, align 8, !tbaa !121
  %222 = load i64, ptr %40, align 8, !tbaa !44
  %223 = getelementptr inbounds [128 x [1 x <4 x float>]], ptr %22, i64 0, i64 %222
  %224 = getelementptr inbounds [1 x <4 x float>], ptr %223, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_110add_digitsILi1EEEvRKNS_8UnpackedIXT_EEERKNS_6RecordEPDv4_f(ptr noundef nonnull align 16 dereferenceable(192) %38, ptr noundef nonnull align 4 dereferenceable(32) %221, ptr noundef %224)
  br label %225

225:                                              ; preds = %220
  %226 = load i64, ptr %40, align 8, !tbaa !44
  %227 = add nsw i64 %226, 1
  store i64 %227, ptr %40, align 8, !tbaa !44
  %228 = load ptr, ptr %39, align 8, !tbaa !121
  %229 = call noundef ptr @_ZN12_GLOBAL__N_15afterEPNS_6RecordEl(ptr noundef %228, i64 noundef 1)
  store ptr %229, ptr %39, align 8, !tbaa !121
  br label %215, !llvm.loop !167

230:                                              ; preds = %219
  call void @llvm.lifetime.end.p0(ptr %39) #15
  call void @llvm.lifetime.end.p0(ptr %38) #15
  call void @llvm.lifetime.end.p0(ptr %34) #15
  call void @llvm.lifetime.end.p0(ptr %33) #15
  br label %231

231:                                              ; preds = %230
  %232 = load i64, ptr %32, align 8, !tbaa !44
  %233 = add nsw i64 %232, 1
  store i64 %233, ptr %32, align 8, !tbaa !44
  br label %155, !llvm.loop !168

234:                                              ; preds = %159
  call void @llvm.lifetime.start.p0(ptr %41) #15
  store i64 0, ptr %41, align 8, !tbaa !44
  br label %235

235:                                              ; preds = %302, %234
  %236 = load i64, ptr %41, align 8, !tbaa !44
  %237 = load i64, ptr %12, align 8, !tbaa !44
  %238 = icmp slt i64 %236, %237
  br i1 %238, label %240, label %239

239:                                              ; preds = %235
  store i32 23, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %41) #15
  br label %305

240:                                              ; preds = %235
  call void @llvm.lifetime.start.p0(ptr %42) #15
  store i32 0, ptr %42, align 4, !tbaa !6
  br label %241

241:                                              ; preds = %298, %240
  %242 = load i32, ptr %42, align 4, !tbaa !6
  %243 = icmp slt i32 %242, 1
  br i1 %243, label %245, label %244

244:                                              ; preds = %241
  store i32 26, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %42) #15
  br label %301

245:                                              ; preds = %241
  call void @llvm.lifetime.start.p0(ptr %43) #15
  %246 = load ptr, ptr %21, align 8, !tbaa !149
  %247 = load i32, ptr %23, align 4, !tbaa !6
  %248 = load i32, ptr %42, align 4, !tbaa !6
  %249 = add nsw i32 %247, %248
  %250 = sdiv i32 %249, 4
  %251 = add nsw i32 %250, 1
  %252 = sext i32 %251 to i64
  %253 = load i64, ptr %19, align 8, !tbaa !44
  %254 = mul nsw i64 %252, %253
  %255 = getelementptr inbounds i8, ptr %246, i64 %254
  store ptr %255, ptr %43, align 8, !tbaa !149
  call void @llvm.lifetime.start.p0(ptr %44) #15
  %256 = load i64, ptr %41, align 8, !tbaa !44
  %257 = getelementptr inbounds [128 x [1 x <4 x float>]], ptr %22, i64 0, i64 %256
  %258 = load i32, ptr %42, align 4, !tbaa !6
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds [1 x <4 x float>], ptr %257, i64 0, i64 %259
  %261 = load <4 x float>, ptr %260, align 16, !tbaa !123
  store <4 x float> %261, ptr %44, align 16, !tbaa !123
  %262 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %263 = icmp eq i32 %262, 3
  br i1 %263, label %264, label %277

264:                                              ; preds = %245
  %265 = load i64, ptr %14, align 8, !tbaa !44
  %266 = load i64, ptr %18, align 8, !tbaa !44
  %267 = icmp eq i64 %265, %266
  br i1 %267, label %268, label %277

268:                                              ; preds = %264
  %269 = load ptr, ptr %43, align 8, !tbaa !149
  %270 = load i32, ptr %23, align 4, !tbaa !6
  %271 = load i32, ptr %42, align 4, !tbaa !6
  %272 = add nsw i32 %270, %271
  %273 = srem i32 %272, 4
  %274 = call noundef <4 x float> @_ZN12_GLOBAL__N_113output_scalesEPKhi(ptr noundef %269, i32 noundef %273)
  %275 = load <4 x float>, ptr %44, align 16, !tbaa !123
  %276 = fmul <4 x float> %275, %274
  store <4 x float> %276, ptr %44, align 16, !tbaa !123
  br label %277

277:                                              ; preds = %268, %264, %245
  %278 = load i32, ptr %42, align 4, !tbaa !6
  %279 = sext i32 %278 to i64
  %280 = getelementptr inbounds [1 x i8], ptr %27, i64 0, i64 %279
  %281 = load i8, ptr %280, align 1
  %282 = bitcast i8 %281 to <8 x i1>
  %283 = shufflevector <8 x i1> %282, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %284 = load <4 x float>, ptr %44, align 16, !tbaa !123
  %285 = load ptr, ptr %26, align 8, !tbaa !119
  %286 = load i64, ptr %41, align 8, !tbaa !44
  %287 = load i64, ptr %20, align 8, !tbaa !44
  %288 = mul nsw i64 %286, %287
  %289 = getelementptr inbounds float, ptr %285, i64 %288
  %290 = load i32, ptr %42, align 4, !tbaa !6
  %291 = mul nsw i32 4, %290
  %292 = sext i32 %291 to i64
  %293 = getelementptr inbounds float, ptr %289, i64 %292
  %294 = shufflevector <4 x i1> %283, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %295 = bitcast <8 x i1> %294 to i8
  store i8 %295, ptr %45, align 1, !tbaa !123
  %296 = load i8, ptr %45, align 1
  %297 = zext i8 %296 to i32
  call void @_ZN12_GLOBAL__N_112store_maskedIDv4_ffEEvDv4_bT_PT0_(i32 %297, <4 x float> noundef %284, ptr noundef %293)
  call void @llvm.lifetime.end.p0(ptr %44) #15
  call void @llvm.lifetime.end.p0(ptr %43) #15
  br label %298

298:                                              ; preds = %277
  %299 = load i32, ptr %42, align 4, !tbaa !6
  %300 = add nsw i32 %299, 1
  store i32 %300, ptr %42, align 4, !tbaa !6
  br label %241, !llvm.loop !169

301:                                              ; preds = %244
  br label %302

302:                                              ; preds = %301
  %303 = load i64, ptr %41, align 8, !tbaa !44
  %304 = add nsw i64 %303, 1
  store i64 %304, ptr %41, align 8, !tbaa !44
  br label %235, !llvm.loop !170

305:                                              ; preds = %239
  call void @llvm.lifetime.end.p0(ptr %27) #15
  call void @llvm.lifetime.end.p0(ptr %26) #15
  call void @llvm.lifetime.end.p0(ptr %25) #15
  br label %306

306:                                              ; preds = %305
  %307 = load i32, ptr %23, align 4, !tbaa !6
  %308 = add nsw i32 %307, 1
  store i32 %308, ptr %23, align 4, !tbaa !6
  br label %64, !llvm.loop !171

309:                                              ; preds = %67
  call void @llvm.lifetime.end.p0(ptr %22) #15
  call void @llvm.lifetime.end.p0(ptr %21) #15
  call void @llvm.lifetime.end.p0(ptr %20) #15
  call void @llvm.lifetime.end.p0(ptr %19) #15
  call void @llvm.lifetime.end.p0(ptr %18) #15
  call void @llvm.lifetime.end.p0(ptr %17) #15
  call void @llvm.lifetime.end.p0(ptr %16) #15
  call void @llvm.lifetime.end.p0(ptr %15) #15
  ret void
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
  store i8 %11, ptr %4, align 1, !tbaa !123
  store ptr %1, ptr %5, align 8, !tbaa !119
  %12 = load i8, ptr %4, align 1
  %13 = bitcast i8 %12 to <8 x i1>
  %14 = shufflevector <8 x i1> %13, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %15 = load ptr, ptr %5, align 8, !tbaa !119
  %16 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %15, <4 x i1> %14, <4 x float> zeroinitializer)
  ret <4 x float> %16
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv() #6 {
  %1 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %2 = icmp eq i32 %1, 1
  %3 = zext i1 %2 to i64
  %4 = select i1 %2, i32 8, i32 1
  ret i32 %4
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv() #6 {
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
define internal noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv() #6 {
  %1 = load i32, ptr @bits, align 4, !tbaa !6
  %2 = mul nsw i32 %1, 64
  ret i32 %2
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18UnpackedILi1EEC2EPKNS_6ColumnE(ptr noundef nonnull align 16 dereferenceable(192) %0, ptr noundef %1) unnamed_addr #6 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %"struct.(anonymous namespace)::Scales", align 16
  store ptr %0, ptr %3, align 8, !tbaa !172
  store ptr %1, ptr %4, align 8, !tbaa !174
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Unpacked", ptr %10, i32 0, i32 1
  call void @llvm.lifetime.start.p0(ptr %5) #15
  store i32 0, ptr %5, align 4, !tbaa !6
  br label %12

12:                                               ; preds = %81, %2
  %13 = load i32, ptr %5, align 4, !tbaa !6
  %14 = icmp slt i32 %13, 1
  br i1 %14, label %16, label %15

15:                                               ; preds = %12
  store i32 2, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #15
  br label %84

16:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(ptr %7) #15
  store i32 0, ptr %7, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %35, %16
  %18 = load i32, ptr %7, align 4, !tbaa !6
  %19 = icmp slt i32 %18, 8
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  store i32 5, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #15
  br label %38

21:                                               ; preds = %17
  %22 = load ptr, ptr %4, align 8, !tbaa !174
  %23 = load i32, ptr %5, align 4, !tbaa !6
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %22, i64 %24
  %26 = load i32, ptr %7, align 4, !tbaa !6
  %27 = call noundef <16 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %25, i32 noundef %26)
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Unpacked", ptr %10, i32 0, i32 0
  %29 = load i32, ptr %5, align 4, !tbaa !6
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [1 x [8 x <16 x i8>]], ptr %28, i64 0, i64 %30
  %32 = load i32, ptr %7, align 4, !tbaa !6
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [8 x <16 x i8>], ptr %31, i64 0, i64 %33
  store <16 x i8> %27, ptr %34, align 16, !tbaa !123
  br label %35

35:                                               ; preds = %21
  %36 = load i32, ptr %7, align 4, !tbaa !6
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %7, align 4, !tbaa !6
  br label %17, !llvm.loop !176

38:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %8) #15
  store i32 0, ptr %8, align 4, !tbaa !6
  br label %39

39:                                               ; preds = %77, %38
  %40 = load i32, ptr %8, align 4, !tbaa !6
  %41 = load i32, ptr @group, align 4, !tbaa !6
  %42 = sdiv i32 32, %41
  %43 = icmp slt i32 %40, %42
  br i1 %43, label %45, label %44

44:                                               ; preds = %39
  store i32 8, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #15
  br label %80

45:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %9) #15
  %46 = load ptr, ptr %4, align 8, !tbaa !174
  %47 = load i32, ptr %5, align 4, !tbaa !6
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %46, i64 %48
  %50 = load i32, ptr %8, align 4, !tbaa !6
  %51 = call %"struct.(anonymous namespace)::Scales" @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %49, i32 noundef %50)
  %52 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %9, i32 0, i32 0
  %53 = extractvalue %"struct.(anonymous namespace)::Scales" %51, 0
  store <4 x float> %53, ptr %52, align 16
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %9, i32 0, i32 1
  %55 = extractvalue %"struct.(anonymous namespace)::Scales" %51, 1
  store <4 x float> %55, ptr %54, align 16
  %56 = load i32, ptr @has_offset, align 4, !tbaa !6
  %57 = icmp ne i32 %56, 0
  br i1 %57, label %58, label %69

58:                                               ; preds = %45
  %59 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %9, i32 0, i32 0
  %60 = load <4 x float>, ptr %59, align 16, !tbaa !123
  %61 = load i32, ptr @zero, align 4, !tbaa !6
  %62 = sitofp i32 %61 to float
  %63 = insertelement <4 x float> poison, float %62, i64 0
  %64 = shufflevector <4 x float> %63, <4 x float> poison, <4 x i32> zeroinitializer
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %9, i32 0, i32 1
  %66 = load <4 x float>, ptr %65, align 16, !tbaa !123
  %67 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %60, <4 x float> noundef %64, <4 x float> noundef %66)
  %68 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %9, i32 0, i32 1
  store <4 x float> %67, ptr %68, align 16, !tbaa !123
  br label %69

69:                                               ; preds = %58, %45
  %70 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Unpacked", ptr %10, i32 0, i32 1
  %71 = load i32, ptr %5, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %70, i64 0, i64 %72
  %74 = load i32, ptr %8, align 4, !tbaa !6
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %73, i64 0, i64 %75
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %76, ptr align 16 %9, i64 32, i1 false), !tbaa.struct !177
  call void @llvm.lifetime.end.p0(ptr %9) #15
  br label %77

77:                                               ; preds = %69
  %78 = load i32, ptr %8, align 4, !tbaa !6
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %8, align 4, !tbaa !6
  br label %39, !llvm.loop !178

80:                                               ; preds = %44
  br label %81

81:                                               ; preds = %80
  %82 = load i32, ptr %5, align 4, !tbaa !6
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %5, align 4, !tbaa !6
  br label %12, !llvm.loop !179

84:                                               ; preds = %15
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_digitsILi1EEEvRKNS_8UnpackedIXT_EEERKNS_6RecordEPDv4_f(ptr noundef nonnull align 16 dereferenceable(192) %0, ptr noundef nonnull align 4 dereferenceable(32) %1, ptr noundef %2) #6 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [1 x [3 x <4 x i32>]], align 16
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca <16 x i8>, align 16
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca <4 x i32>, align 16
  %19 = alloca <4 x float>, align 16
  %20 = alloca <4 x float>, align 16
  %21 = alloca <4 x float>, align 16
  store ptr %0, ptr %4, align 8, !tbaa !172
  store ptr %1, ptr %5, align 8, !tbaa !121
  store ptr %2, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #15
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
  call void @llvm.lifetime.end.p0(ptr %7) #15
  br label %273

28:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(ptr %9) #15
  call void @llvm.lifetime.start.p0(ptr %10) #15
  store i32 0, ptr %10, align 4, !tbaa !6
  br label %29

29:                                               ; preds = %77, %28
  %30 = load i32, ptr %10, align 4, !tbaa !6
  %31 = icmp slt i32 %30, 1
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  store i32 5, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #15
  br label %80

33:                                               ; preds = %29
  %34 = load i32, ptr %10, align 4, !tbaa !6
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %9, i64 0, i64 %35
  %37 = getelementptr inbounds [3 x <4 x i32>], ptr %36, i64 0, i64 2
  store <4 x i32> zeroinitializer, ptr %37, align 16, !tbaa !123
  %38 = load i32, ptr @zero, align 4, !tbaa !6
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %52

40:                                               ; preds = %33
  %41 = load i32, ptr @digits, align 4, !tbaa !6
  %42 = icmp sgt i32 %41, 1
  br i1 %42, label %43, label %52

43:                                               ; preds = %40
  %44 = load ptr, ptr %5, align 8, !tbaa !121, !nonnull !46, !align !180
  %45 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %44, i32 0, i32 2
  %46 = load i32, ptr %7, align 4, !tbaa !6
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [2 x i32], ptr %45, i64 0, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !6
  %50 = insertelement <4 x i32> poison, i32 %49, i64 0
  %51 = shufflevector <4 x i32> %50, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %53

52:                                               ; preds = %40, %33
  br label %53

53:                                               ; preds = %52, %43
  %54 = phi <4 x i32> [ %51, %43 ], [ zeroinitializer, %52 ]
  %55 = load i32, ptr %10, align 4, !tbaa !6
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %9, i64 0, i64 %56
  %58 = getelementptr inbounds [3 x <4 x i32>], ptr %57, i64 0, i64 1
  store <4 x i32> %54, ptr %58, align 16, !tbaa !123
  %59 = load i32, ptr @zero, align 4, !tbaa !6
  %60 = icmp ne i32 %59, 0
  br i1 %60, label %61, label %70

61:                                               ; preds = %53
  %62 = load ptr, ptr %5, align 8, !tbaa !121, !nonnull !46, !align !180
  %63 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %62, i32 0, i32 3
  %64 = load i32, ptr %7, align 4, !tbaa !6
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [2 x i32], ptr %63, i64 0, i64 %65
  %67 = load i32, ptr %66, align 4, !tbaa !6
  %68 = insertelement <4 x i32> poison, i32 %67, i64 0
  %69 = shufflevector <4 x i32> %68, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %71

70:                                               ; preds = %53
  br label %71

71:                                               ; preds = %70, %61
  %72 = phi <4 x i32> [ %69, %61 ], [ zeroinitializer, %70 ]
  %73 = load i32, ptr %10, align 4, !tbaa !6
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %9, i64 0, i64 %74
  %76 = getelementptr inbounds [3 x <4 x i32>], ptr %75, i64 0, i64 0
  store <4 x i32> %72, ptr %76, align 16, !tbaa !123
  br label %77

77:                                               ; preds = %71
  %78 = load i32, ptr %10, align 4, !tbaa !6
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %10, align 4, !tbaa !6
  br label %29, !llvm.loop !181

80:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %11) #15
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
  call void @llvm.lifetime.end.p0(ptr %11) #15
  br label %156

94:                                               ; preds = %85
  call void @llvm.lifetime.start.p0(ptr %12) #15
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
  call void @llvm.lifetime.end.p0(ptr %12) #15
  br label %152

101:                                              ; preds = %97
  call void @llvm.lifetime.start.p0(ptr %13) #15
  %102 = load ptr, ptr %5, align 8, !tbaa !121, !nonnull !46, !align !180
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
  %113 = insertelement <4 x i32> poison, i32 %112, i64 0
  %114 = shufflevector <4 x i32> %113, <4 x i32> poison, <4 x i32> zeroinitializer
  %115 = bitcast <4 x i32> %114 to <16 x i8>
  store <16 x i8> %115, ptr %13, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %14) #15
  store i32 0, ptr %14, align 4, !tbaa !6
  br label %116

116:                                              ; preds = %145, %101
  %117 = load i32, ptr %14, align 4, !tbaa !6
  %118 = icmp slt i32 %117, 1
  br i1 %118, label %120, label %119

119:                                              ; preds = %116
  store i32 14, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #15
  br label %148

120:                                              ; preds = %116
  %121 = load i32, ptr %14, align 4, !tbaa !6
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %9, i64 0, i64 %122
  %124 = load i32, ptr %12, align 4, !tbaa !6
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [3 x <4 x i32>], ptr %123, i64 0, i64 %125
  %127 = load <4 x i32>, ptr %126, align 16, !tbaa !123
  %128 = load ptr, ptr %4, align 8, !tbaa !172, !nonnull !46, !align !182
  %129 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Unpacked", ptr %128, i32 0, i32 0
  %130 = load i32, ptr %14, align 4, !tbaa !6
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [1 x [8 x <16 x i8>]], ptr %129, i64 0, i64 %131
  %133 = load i32, ptr %11, align 4, !tbaa !6
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [8 x <16 x i8>], ptr %132, i64 0, i64 %134
  %136 = load <16 x i8>, ptr %135, align 16, !tbaa !123
  %137 = load <16 x i8>, ptr %13, align 16, !tbaa !123
  %138 = call noundef <4 x i32> @_ZN12_GLOBAL__N_112add_productsEDv4_iDv16_hS1_(<4 x i32> noundef %127, <16 x i8> noundef %136, <16 x i8> noundef %137)
  %139 = load i32, ptr %14, align 4, !tbaa !6
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %9, i64 0, i64 %140
  %142 = load i32, ptr %12, align 4, !tbaa !6
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [3 x <4 x i32>], ptr %141, i64 0, i64 %143
  store <4 x i32> %138, ptr %144, align 16, !tbaa !123
  br label %145

145:                                              ; preds = %120
  %146 = load i32, ptr %14, align 4, !tbaa !6
  %147 = add nsw i32 %146, 1
  store i32 %147, ptr %14, align 4, !tbaa !6
  br label %116, !llvm.loop !183

148:                                              ; preds = %119
  call void @llvm.lifetime.end.p0(ptr %13) #15
  br label %149

149:                                              ; preds = %148
  %150 = load i32, ptr %12, align 4, !tbaa !6
  %151 = add nsw i32 %150, -1
  store i32 %151, ptr %12, align 4, !tbaa !6
  br label %97, !llvm.loop !184

152:                                              ; preds = %100
  br label %153

153:                                              ; preds = %152
  %154 = load i32, ptr %11, align 4, !tbaa !6
  %155 = add nsw i32 %154, 1
  store i32 %155, ptr %11, align 4, !tbaa !6
  br label %85, !llvm.loop !185

156:                                              ; preds = %93
  call void @llvm.lifetime.start.p0(ptr %15) #15
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %157

157:                                              ; preds = %266, %156
  %158 = load i32, ptr %15, align 4, !tbaa !6
  %159 = icmp slt i32 %158, 1
  br i1 %159, label %161, label %160

160:                                              ; preds = %157
  store i32 17, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #15
  br label %269

161:                                              ; preds = %157
  call void @llvm.lifetime.start.p0(ptr %16) #15
  %162 = load i32, ptr %15, align 4, !tbaa !6
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %9, i64 0, i64 %163
  %165 = getelementptr inbounds [3 x <4 x i32>], ptr %164, i64 0, i64 0
  store ptr %165, ptr %16, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %17) #15
  %166 = load ptr, ptr %4, align 8, !tbaa !172, !nonnull !46, !align !182
  %167 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Unpacked", ptr %166, i32 0, i32 1
  %168 = load i32, ptr %15, align 4, !tbaa !6
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %167, i64 0, i64 %169
  %171 = load i32, ptr %7, align 4, !tbaa !6
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %170, i64 0, i64 %172
  store ptr %173, ptr %17, align 8, !tbaa !186
  call void @llvm.lifetime.start.p0(ptr %18) #15
  %174 = load i32, ptr @digits, align 4, !tbaa !6
  %175 = icmp sgt i32 %174, 2
  br i1 %175, label %176, label %185

176:                                              ; preds = %161
  %177 = load ptr, ptr %16, align 8, !tbaa !49
  %178 = getelementptr inbounds <4 x i32>, ptr %177, i64 2
  %179 = load <4 x i32>, ptr %178, align 16, !tbaa !123
  %180 = shl <4 x i32> %179, splat (i32 8)
  %181 = load ptr, ptr %16, align 8, !tbaa !49
  %182 = getelementptr inbounds <4 x i32>, ptr %181, i64 1
  %183 = load <4 x i32>, ptr %182, align 16, !tbaa !123
  %184 = add <4 x i32> %180, %183
  br label %189

185:                                              ; preds = %161
  %186 = load ptr, ptr %16, align 8, !tbaa !49
  %187 = getelementptr inbounds <4 x i32>, ptr %186, i64 1
  %188 = load <4 x i32>, ptr %187, align 16, !tbaa !123
  br label %189

189:                                              ; preds = %185, %176
  %190 = phi <4 x i32> [ %184, %176 ], [ %188, %185 ]
  store <4 x i32> %190, ptr %18, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %19) #15
  %191 = load i32, ptr @digits, align 4, !tbaa !6
  %192 = icmp eq i32 %191, 1
  br i1 %192, label %193, label %198

193:                                              ; preds = %189
  %194 = load ptr, ptr %16, align 8, !tbaa !49
  %195 = getelementptr inbounds <4 x i32>, ptr %194, i64 0
  %196 = load <4 x i32>, ptr %195, align 16, !tbaa !123
  %197 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %196)
  br label %218

198:                                              ; preds = %189
  %199 = call noundef i1 @_ZN12_GLOBAL__N_18sums_fitEv()
  br i1 %199, label %200, label %208

200:                                              ; preds = %198
  %201 = load <4 x i32>, ptr %18, align 16, !tbaa !123
  %202 = shl <4 x i32> %201, splat (i32 8)
  %203 = load ptr, ptr %16, align 8, !tbaa !49
  %204 = getelementptr inbounds <4 x i32>, ptr %203, i64 0
  %205 = load <4 x i32>, ptr %204, align 16, !tbaa !123
  %206 = add <4 x i32> %202, %205
  %207 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %206)
  br label %216

208:                                              ; preds = %198
  %209 = load <4 x i32>, ptr %18, align 16, !tbaa !123
  %210 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %209)
  %211 = load ptr, ptr %16, align 8, !tbaa !49
  %212 = getelementptr inbounds <4 x i32>, ptr %211, i64 0
  %213 = load <4 x i32>, ptr %212, align 16, !tbaa !123
  %214 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %213)
  %215 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %210, <4 x float> noundef splat (float 2.560000e+02), <4 x float> noundef %214)
  br label %216

216:                                              ; preds = %208, %200
  %217 = phi <4 x float> [ %207, %200 ], [ %215, %208 ]
  br label %218

218:                                              ; preds = %216, %193
  %219 = phi <4 x float> [ %197, %193 ], [ %217, %216 ]
  store <4 x float> %219, ptr %19, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %20) #15
  %220 = load ptr, ptr %5, align 8, !tbaa !121, !nonnull !46, !align !180
  %221 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %220, i32 0, i32 0
  %222 = load float, ptr %221, align 4, !tbaa !117
  %223 = insertelement <4 x float> poison, float %222, i64 0
  %224 = shufflevector <4 x float> %223, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %224, ptr %20, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %21) #15
  %225 = load <4 x float>, ptr %19, align 16, !tbaa !123
  %226 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %227 = icmp eq i32 %226, 3
  br i1 %227, label %228, label %230

228:                                              ; preds = %218
  %229 = load <4 x float>, ptr %20, align 16, !tbaa !123
  br label %236

230:                                              ; preds = %218
  %231 = load ptr, ptr %17, align 8, !tbaa !186, !nonnull !46, !align !182
  %232 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %231, i32 0, i32 0
  %233 = load <4 x float>, ptr %232, align 16, !tbaa !123
  %234 = load <4 x float>, ptr %20, align 16, !tbaa !123
  %235 = fmul <4 x float> %233, %234
  br label %236

236:                                              ; preds = %230, %228
  %237 = phi <4 x float> [ %229, %228 ], [ %235, %230 ]
  %238 = load ptr, ptr %6, align 8, !tbaa !49
  %239 = load i32, ptr %15, align 4, !tbaa !6
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds <4 x float>, ptr %238, i64 %240
  %242 = load <4 x float>, ptr %241, align 16, !tbaa !123
  %243 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %225, <4 x float> noundef %237, <4 x float> noundef %242)
  store <4 x float> %243, ptr %21, align 16, !tbaa !123
  %244 = load i32, ptr @has_offset, align 4, !tbaa !6
  %245 = icmp ne i32 %244, 0
  br i1 %245, label %246, label %260

246:                                              ; preds = %236
  %247 = load ptr, ptr %17, align 8, !tbaa !186, !nonnull !46, !align !182
  %248 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %247, i32 0, i32 1
  %249 = load <4 x float>, ptr %248, align 16, !tbaa !123
  %250 = load ptr, ptr %5, align 8, !tbaa !121, !nonnull !46, !align !180
  %251 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %250, i32 0, i32 1
  %252 = load i32, ptr %7, align 4, !tbaa !6
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds [2 x float], ptr %251, i64 0, i64 %253
  %255 = load float, ptr %254, align 4, !tbaa !117
  %256 = insertelement <4 x float> poison, float %255, i64 0
  %257 = shufflevector <4 x float> %256, <4 x float> poison, <4 x i32> zeroinitializer
  %258 = load <4 x float>, ptr %21, align 16, !tbaa !123
  %259 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %249, <4 x float> noundef %257, <4 x float> noundef %258)
  store <4 x float> %259, ptr %21, align 16, !tbaa !123
  br label %260

260:                                              ; preds = %246, %236
  %261 = load <4 x float>, ptr %21, align 16, !tbaa !123
  %262 = load ptr, ptr %6, align 8, !tbaa !49
  %263 = load i32, ptr %15, align 4, !tbaa !6
  %264 = sext i32 %263 to i64
  %265 = getelementptr inbounds <4 x float>, ptr %262, i64 %264
  store <4 x float> %261, ptr %265, align 16, !tbaa !123
  call void @llvm.lifetime.end.p0(ptr %21) #15
  call void @llvm.lifetime.end.p0(ptr %20) #15
  call void @llvm.lifetime.end.p0(ptr %19) #15
  call void @llvm.lifetime.end.p0(ptr %18) #15
  call void @llvm.lifetime.end.p0(ptr %17) #15
  call void @llvm.lifetime.end.p0(ptr %16) #15
  br label %266

266:                                              ; preds = %260
  %267 = load i32, ptr %15, align 4, !tbaa !6
  %268 = add nsw i32 %267, 1
  store i32 %268, ptr %15, align 4, !tbaa !6
  br label %157, !llvm.loop !188

269:                                              ; preds = %160
  call void @llvm.lifetime.end.p0(ptr %9) #15
  br label %270

270:                                              ; preds = %269
  %271 = load i32, ptr %7, align 4, !tbaa !6
  %272 = add nsw i32 %271, 1
  store i32 %272, ptr %7, align 4, !tbaa !6
  br label %22, !llvm.loop !189

273:                                              ; preds = %27
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef ptr @_ZN12_GLOBAL__N_15afterEPNS_6RecordEl(ptr noundef %0, i64 noundef %1) #6 {
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
define internal noundef <4 x float> @_ZN12_GLOBAL__N_113output_scalesEPKhi(ptr noundef %0, i32 noundef %1) #6 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !149
  store i32 %1, ptr %4, align 4, !tbaa !6
  %5 = load ptr, ptr %3, align 8, !tbaa !149
  %6 = load i32, ptr %4, align 4, !tbaa !6
  %7 = mul nsw i32 4, %6
  %8 = sub nsw i32 16, %7
  %9 = mul nsw i32 4, %8
  %10 = sext i32 %9 to i64
  %11 = sub i64 0, %10
  %12 = getelementptr inbounds i8, ptr %5, i64 %11
  %13 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %12)
  ret <4 x float> %13
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
  store i8 %13, ptr %5, align 1, !tbaa !123
  store <4 x float> %1, ptr %6, align 16, !tbaa !123
  store ptr %2, ptr %7, align 8, !tbaa !119
  %14 = load i8, ptr %5, align 1
  %15 = bitcast i8 %14 to <8 x i1>
  %16 = shufflevector <8 x i1> %15, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %17 = load <4 x float>, ptr %6, align 16, !tbaa !123
  %18 = load ptr, ptr %7, align 8, !tbaa !119
  call void @llvm.masked.store.v4f32.p0(<4 x float> %17, ptr align 4 %18, <4 x i1> %16)
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i32> @_ZN12_GLOBAL__N_112lane_numbersEv() #6 {
  %1 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr %1) #15
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 @__const._ZN12_GLOBAL__N_112lane_numbersEv.numbers, i64 64, i1 false)
  %2 = getelementptr inbounds [16 x i32], ptr %1, i64 0, i64 0
  %3 = call noundef <4 x i32> @_ZN12_GLOBAL__N_14loadIDv4_iEET_PKv(ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %1) #15
  ret <4 x i32> %3
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i32> @_ZN12_GLOBAL__N_14loadIDv4_iEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.4, ptr %3, i32 0, i32 0
  %5 = load <4 x i32>, ptr %4, align 1, !tbaa !123
  ret <4 x i32> %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>) #10

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_18steps_atEv() #6 {
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
define internal noundef i32 @_ZN12_GLOBAL__N_110offsets_atEv() #6 {
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
define internal noundef i32 @_ZN12_GLOBAL__N_112scales_bytesEv() #6 {
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
define internal noundef i32 @_ZN12_GLOBAL__N_19scales_atEv() #6 {
  %1 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %2 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %3 = mul nsw i32 %1, %2
  ret i32 %3
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_111scale_bytesEv() #6 {
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
define internal noundef <16 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 noundef %1) #6 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %class.anon.5, align 8
  %7 = alloca <16 x i8>, align 16
  store ptr %0, ptr %3, align 8, !tbaa !174
  store i32 %1, ptr %4, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %5) #15
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
  call void @llvm.lifetime.start.p0(ptr %6) #15
  %24 = getelementptr inbounds nuw %class.anon.5, ptr %6, i32 0, i32 0
  %25 = load ptr, ptr %3, align 8, !tbaa !174, !nonnull !46, !align !47
  store ptr %25, ptr %24, align 8, !tbaa !174
  %26 = getelementptr inbounds nuw %class.anon.5, ptr %6, i32 0, i32 1
  store ptr %4, ptr %26, align 8, !tbaa !190
  call void @llvm.lifetime.start.p0(ptr %7) #15
  %27 = load i32, ptr %5, align 4, !tbaa !6
  %28 = call noundef <16 x i8> @_ZZN12_GLOBAL__N_18unpackedERKNS_6ColumnEiENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(16) %6, i32 noundef 0, i32 noundef %27)
  store <16 x i8> %28, ptr %7, align 16, !tbaa !123
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
  %38 = call noundef <16 x i8> @_ZZN12_GLOBAL__N_18unpackedERKNS_6ColumnEiENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(16) %6, i32 noundef %34, i32 noundef %37)
  %39 = load i32, ptr %5, align 4, !tbaa !6
  %40 = trunc i32 %39 to i8
  %41 = zext i8 %40 to i32
  %42 = insertelement <16 x i32> poison, i32 %41, i64 0
  %43 = shufflevector <16 x i32> %42, <16 x i32> poison, <16 x i32> zeroinitializer
  %44 = trunc <16 x i32> %43 to <16 x i8>
  %45 = shl <16 x i8> %38, %44
  %46 = load <16 x i8>, ptr %7, align 16, !tbaa !123
  %47 = or <16 x i8> %46, %45
  store <16 x i8> %47, ptr %7, align 16, !tbaa !123
  br label %48

48:                                               ; preds = %32, %22
  %49 = load i32, ptr @has_table, align 4, !tbaa !6
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %54

51:                                               ; preds = %48
  %52 = load <16 x i8>, ptr %7, align 16, !tbaa !123
  %53 = call noundef <16 x i8> @_ZN12_GLOBAL__N_17look_upEPKhDv16_h(ptr noundef @table, <16 x i8> noundef %52)
  store <16 x i8> %53, ptr %7, align 16, !tbaa !123
  br label %54

54:                                               ; preds = %51, %48
  %55 = load i32, ptr @flipped, align 4, !tbaa !6
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %60

57:                                               ; preds = %54
  %58 = load <16 x i8>, ptr %7, align 16, !tbaa !123
  %59 = xor <16 x i8> %58, splat (i8 -128)
  br label %62

60:                                               ; preds = %54
  %61 = load <16 x i8>, ptr %7, align 16, !tbaa !123
  br label %62

62:                                               ; preds = %60, %57
  %63 = phi <16 x i8> [ %59, %57 ], [ %61, %60 ]
  call void @llvm.lifetime.end.p0(ptr %7) #15
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  ret <16 x i8> %63
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal %"struct.(anonymous namespace)::Scales" @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 noundef %1) #6 {
  %3 = alloca %"struct.(anonymous namespace)::Scales", align 16
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca %class.anon.8, align 1
  %9 = alloca %class.anon.10, align 8
  %10 = alloca i32, align 4
  %11 = alloca <4 x float>, align 16
  %12 = alloca <4 x i32>, align 16
  %13 = alloca <4 x i32>, align 16
  %14 = alloca <4 x float>, align 16
  store ptr %0, ptr %4, align 8, !tbaa !174
  store i32 %1, ptr %5, align 4, !tbaa !6
  %15 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %16 = icmp eq i32 %15, 3
  br i1 %16, label %17, label %20

17:                                               ; preds = %2
  call void @llvm.memset.p0.i64(ptr align 16 %3, i8 0, i64 32, i1 false)
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %3, i32 0, i32 0
  %19 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %3, i32 0, i32 1
  br label %155

20:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %6) #15
  %21 = load ptr, ptr %4, align 8, !tbaa !174, !nonnull !46, !align !47
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %21, i32 0, i32 3
  %23 = load i32, ptr %22, align 8, !tbaa !164
  %24 = mul nsw i32 4, %23
  %25 = call noundef i32 @_ZN12_GLOBAL__N_111scale_bytesEv()
  %26 = mul nsw i32 %24, %25
  store i32 %26, ptr %6, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %7) #15
  %27 = load ptr, ptr %4, align 8, !tbaa !174, !nonnull !46, !align !47
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %27, i32 0, i32 1
  %29 = load ptr, ptr %28, align 8, !tbaa !162
  %30 = load ptr, ptr %4, align 8, !tbaa !174, !nonnull !46, !align !47
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %30, i32 0, i32 2
  %32 = load i64, ptr %31, align 8, !tbaa !163
  %33 = load i32, ptr @group, align 4, !tbaa !6
  %34 = sdiv i32 32, %33
  %35 = sext i32 %34 to i64
  %36 = mul nsw i64 %32, %35
  %37 = load i32, ptr %5, align 4, !tbaa !6
  %38 = sext i32 %37 to i64
  %39 = add nsw i64 %36, %38
  %40 = mul nsw i64 %39, 16
  %41 = call noundef i32 @_ZN12_GLOBAL__N_111scale_bytesEv()
  %42 = sext i32 %41 to i64
  %43 = mul nsw i64 %40, %42
  %44 = getelementptr inbounds i8, ptr %29, i64 %43
  store ptr %44, ptr %7, align 8, !tbaa !149
  call void @llvm.lifetime.start.p0(ptr %8) #15
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 1 @__const._ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi.halves, i64 1, i1 false)
  call void @llvm.lifetime.start.p0(ptr %9) #15
  %45 = getelementptr inbounds nuw %class.anon.10, ptr %9, i32 0, i32 0
  store ptr %7, ptr %45, align 8, !tbaa !192
  %46 = getelementptr inbounds nuw %class.anon.10, ptr %9, i32 0, i32 1
  store ptr %6, ptr %46, align 8, !tbaa !190
  %47 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %74

49:                                               ; preds = %20
  %50 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %3, i32 0, i32 0
  %51 = load ptr, ptr %7, align 8, !tbaa !149
  %52 = call noundef i32 @_ZN12_GLOBAL__N_19scales_atEv()
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i8, ptr %51, i64 %53
  %55 = load i32, ptr %6, align 4, !tbaa !6
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr %54, i64 %56
  %58 = call noundef <4 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef %57)
  store <4 x float> %58, ptr %50, align 16, !tbaa !123
  %59 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %3, i32 0, i32 1
  %60 = load i32, ptr @has_offset, align 4, !tbaa !6
  %61 = icmp ne i32 %60, 0
  br i1 %61, label %62, label %71

62:                                               ; preds = %49
  %63 = load ptr, ptr %7, align 8, !tbaa !149
  %64 = call noundef i32 @_ZN12_GLOBAL__N_110offsets_atEv()
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i8, ptr %63, i64 %65
  %67 = load i32, ptr %6, align 4, !tbaa !6
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i8, ptr %66, i64 %68
  %70 = call noundef <4 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef %69)
  br label %72

71:                                               ; preds = %49
  br label %72

72:                                               ; preds = %71, %62
  %73 = phi <4 x float> [ %70, %62 ], [ zeroinitializer, %71 ]
  store <4 x float> %73, ptr %59, align 16, !tbaa !123
  store i32 1, ptr %10, align 4
  br label %154

74:                                               ; preds = %20
  %75 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %76 = icmp eq i32 %75, 2
  br i1 %76, label %77, label %85

77:                                               ; preds = %74
  %78 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %3, i32 0, i32 0
  %79 = call noundef i32 @_ZN12_GLOBAL__N_19scales_atEv()
  %80 = call noundef <4 x i32> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %9, i32 noundef %79)
  %81 = sub <4 x i32> %80, splat (i32 1)
  %82 = shl <4 x i32> %81, splat (i32 23)
  %83 = call noundef <4 x float> @_ZN12_GLOBAL__N_19as_floatsEDv4_i(<4 x i32> noundef %82)
  store <4 x float> %83, ptr %78, align 16, !tbaa !123
  %84 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %3, i32 0, i32 1
  store <4 x float> zeroinitializer, ptr %84, align 16, !tbaa !123
  store i32 1, ptr %10, align 4
  br label %154

85:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(ptr %11) #15
  %86 = load ptr, ptr %4, align 8, !tbaa !174, !nonnull !46, !align !47
  %87 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %86, i32 0, i32 1
  %88 = load ptr, ptr %87, align 8, !tbaa !162
  %89 = call noundef i32 @_ZN12_GLOBAL__N_18steps_atEv()
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i8, ptr %88, i64 %90
  %92 = load ptr, ptr %4, align 8, !tbaa !174, !nonnull !46, !align !47
  %93 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %92, i32 0, i32 3
  %94 = load i32, ptr %93, align 8, !tbaa !164
  %95 = mul nsw i32 8, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i8, ptr %91, i64 %96
  %98 = call noundef <4 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef %97)
  store <4 x float> %98, ptr %11, align 16, !tbaa !123
  %99 = load i32, ptr @has_offset, align 4, !tbaa !6
  %100 = icmp ne i32 %99, 0
  br i1 %100, label %116, label %101

101:                                              ; preds = %85
  %102 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %3, i32 0, i32 0
  %103 = load <4 x float>, ptr %11, align 16, !tbaa !123
  %104 = load ptr, ptr %7, align 8, !tbaa !149
  %105 = call noundef i32 @_ZN12_GLOBAL__N_19scales_atEv()
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i8, ptr %104, i64 %106
  %108 = load i32, ptr %6, align 4, !tbaa !6
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i8, ptr %107, i64 %109
  %111 = call noundef <4 x i8> @_ZN12_GLOBAL__N_14loadIDv4_aEET_PKv(ptr noundef %110)
  %112 = sext <4 x i8> %111 to <4 x i32>
  %113 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %112)
  %114 = fmul <4 x float> %103, %113
  store <4 x float> %114, ptr %102, align 16, !tbaa !123
  %115 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %3, i32 0, i32 1
  store <4 x float> zeroinitializer, ptr %115, align 16, !tbaa !123
  store i32 1, ptr %10, align 4
  br label %153

116:                                              ; preds = %85
  call void @llvm.lifetime.start.p0(ptr %12) #15
  %117 = call noundef i32 @_ZN12_GLOBAL__N_19scales_atEv()
  %118 = call noundef <4 x i32> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %9, i32 noundef %117)
  store <4 x i32> %118, ptr %12, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %13) #15
  %119 = call noundef i32 @_ZN12_GLOBAL__N_110offsets_atEv()
  %120 = call noundef <4 x i32> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %9, i32 noundef %119)
  store <4 x i32> %120, ptr %13, align 16, !tbaa !123
  %121 = load i32, ptr @nibbles, align 4, !tbaa !6
  %122 = icmp ne i32 %121, 0
  br i1 %122, label %123, label %128

123:                                              ; preds = %116
  %124 = load <4 x i32>, ptr %12, align 16, !tbaa !123
  %125 = and <4 x i32> %124, splat (i32 15)
  store <4 x i32> %125, ptr %12, align 16, !tbaa !123
  %126 = load <4 x i32>, ptr %13, align 16, !tbaa !123
  %127 = ashr <4 x i32> %126, splat (i32 4)
  store <4 x i32> %127, ptr %13, align 16, !tbaa !123
  br label %128

128:                                              ; preds = %123, %116
  call void @llvm.lifetime.start.p0(ptr %14) #15
  %129 = load ptr, ptr %4, align 8, !tbaa !174, !nonnull !46, !align !47
  %130 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %129, i32 0, i32 1
  %131 = load ptr, ptr %130, align 8, !tbaa !162
  %132 = call noundef i32 @_ZN12_GLOBAL__N_18steps_atEv()
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds i8, ptr %131, i64 %133
  %135 = getelementptr inbounds i8, ptr %134, i64 32
  %136 = load ptr, ptr %4, align 8, !tbaa !174, !nonnull !46, !align !47
  %137 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %136, i32 0, i32 3
  %138 = load i32, ptr %137, align 8, !tbaa !164
  %139 = mul nsw i32 8, %138
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds i8, ptr %135, i64 %140
  %142 = call noundef <4 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef %141)
  store <4 x float> %142, ptr %14, align 16, !tbaa !123
  %143 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %3, i32 0, i32 0
  %144 = load <4 x float>, ptr %11, align 16, !tbaa !123
  %145 = load <4 x i32>, ptr %12, align 16, !tbaa !123
  %146 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %145)
  %147 = fmul <4 x float> %144, %146
  store <4 x float> %147, ptr %143, align 16, !tbaa !123
  %148 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %3, i32 0, i32 1
  %149 = load <4 x float>, ptr %14, align 16, !tbaa !123
  %150 = load <4 x i32>, ptr %13, align 16, !tbaa !123
  %151 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %150)
  %152 = fmul <4 x float> %149, %151
  store <4 x float> %152, ptr %148, align 16, !tbaa !123
  store i32 1, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #15
  call void @llvm.lifetime.end.p0(ptr %13) #15
  call void @llvm.lifetime.end.p0(ptr %12) #15
  br label %153

153:                                              ; preds = %128, %101
  call void @llvm.lifetime.end.p0(ptr %11) #15
  br label %154

154:                                              ; preds = %153, %77, %72
  call void @llvm.lifetime.end.p0(ptr %9) #15
  call void @llvm.lifetime.end.p0(ptr %8) #15
  call void @llvm.lifetime.end.p0(ptr %7) #15
  call void @llvm.lifetime.end.p0(ptr %6) #15
  br label %155

155:                                              ; preds = %154, %17
  %156 = load %"struct.(anonymous namespace)::Scales", ptr %3, align 16
  ret %"struct.(anonymous namespace)::Scales" %156
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) #6 {
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %4, align 16, !tbaa !123
  store <4 x float> %1, ptr %5, align 16, !tbaa !123
  store <4 x float> %2, ptr %6, align 16, !tbaa !123
  %7 = load <4 x float>, ptr %4, align 16, !tbaa !123
  %8 = load <4 x float>, ptr %5, align 16, !tbaa !123
  %9 = load <4 x float>, ptr %6, align 16, !tbaa !123
  %10 = call <4 x float> @llvm.fma.v4f32(<4 x float> %7, <4 x float> %8, <4 x float> %9)
  ret <4 x float> %10
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <16 x i8> @_ZZN12_GLOBAL__N_18unpackedERKNS_6ColumnEiENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca <16 x i8>, align 16
  store ptr %0, ptr %4, align 8, !tbaa !49
  store i32 %1, ptr %5, align 4, !tbaa !6
  store i32 %2, ptr %6, align 4, !tbaa !6
  %8 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #15
  %9 = getelementptr inbounds nuw %class.anon.5, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8, !tbaa !194, !nonnull !46, !align !47
  %11 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8, !tbaa !160
  %13 = load i32, ptr %5, align 4, !tbaa !6
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr %12, i64 %14
  %16 = getelementptr inbounds nuw %class.anon.5, ptr %8, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8, !tbaa !196, !nonnull !46, !align !180
  %18 = load i32, ptr %17, align 4, !tbaa !6
  %19 = load i32, ptr %6, align 4, !tbaa !6
  %20 = srem i32 %18, %19
  %21 = mul nsw i32 64, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr %15, i64 %22
  %24 = getelementptr inbounds nuw %class.anon.5, ptr %8, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8, !tbaa !194, !nonnull !46, !align !47
  %26 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %25, i32 0, i32 3
  %27 = load i32, ptr %26, align 8, !tbaa !164
  %28 = mul nsw i32 16, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %23, i64 %29
  %31 = call noundef <16 x i8> @_ZN12_GLOBAL__N_14loadIDv16_hEET_PKv(ptr noundef %30)
  store <16 x i8> %31, ptr %7, align 16, !tbaa !123
  %32 = load i32, ptr %6, align 4, !tbaa !6
  %33 = icmp slt i32 %32, 8
  br i1 %33, label %34, label %56

34:                                               ; preds = %3
  %35 = load <16 x i8>, ptr %7, align 16, !tbaa !123
  %36 = getelementptr inbounds nuw %class.anon.5, ptr %8, i32 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !196, !nonnull !46, !align !180
  %38 = load i32, ptr %37, align 4, !tbaa !6
  %39 = load i32, ptr %6, align 4, !tbaa !6
  %40 = sdiv i32 %38, %39
  %41 = load i32, ptr %6, align 4, !tbaa !6
  %42 = mul nsw i32 %40, %41
  %43 = trunc i32 %42 to i8
  %44 = zext i8 %43 to i32
  %45 = insertelement <16 x i32> poison, i32 %44, i64 0
  %46 = shufflevector <16 x i32> %45, <16 x i32> poison, <16 x i32> zeroinitializer
  %47 = trunc <16 x i32> %46 to <16 x i8>
  %48 = lshr <16 x i8> %35, %47
  %49 = load i32, ptr %6, align 4, !tbaa !6
  %50 = shl i32 1, %49
  %51 = sub nsw i32 %50, 1
  %52 = trunc i32 %51 to i8
  %53 = insertelement <16 x i8> poison, i8 %52, i64 0
  %54 = shufflevector <16 x i8> %53, <16 x i8> poison, <16 x i32> zeroinitializer
  %55 = and <16 x i8> %48, %54
  br label %58

56:                                               ; preds = %3
  %57 = load <16 x i8>, ptr %7, align 16, !tbaa !123
  br label %58

58:                                               ; preds = %56, %34
  %59 = phi <16 x i8> [ %55, %34 ], [ %57, %56 ]
  call void @llvm.lifetime.end.p0(ptr %7) #15
  ret <16 x i8> %59
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i8> @_ZN12_GLOBAL__N_17look_upEPKhDv16_h(ptr noundef %0, <16 x i8> noundef %1) #6 {
  %3 = alloca ptr, align 8
  %4 = alloca <16 x i8>, align 16
  store ptr %0, ptr %3, align 8, !tbaa !149
  store <16 x i8> %1, ptr %4, align 16, !tbaa !123
  %5 = load ptr, ptr %3, align 8, !tbaa !149
  %6 = call noundef <16 x i8> @_ZN12_GLOBAL__N_14loadI12__Uint8x16_tEET_PKv(ptr noundef %5)
  %7 = load <16 x i8>, ptr %4, align 16, !tbaa !123
  %8 = call noundef <16 x i8> @_ZL10vqtbl1q_u812__Uint8x16_tS_(<16 x i8> noundef %6, <16 x i8> noundef %7)
  ret <16 x i8> %8
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i8> @_ZN12_GLOBAL__N_14loadIDv16_hEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.6, ptr %3, i32 0, i32 0
  %5 = load <16 x i8>, ptr %4, align 1, !tbaa !123
  ret <16 x i8> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i8> @_ZL10vqtbl1q_u812__Uint8x16_tS_(<16 x i8> noundef %0, <16 x i8> noundef %1) #6 {
  %3 = alloca <16 x i8>, align 16
  %4 = alloca <16 x i8>, align 16
  %5 = alloca <16 x i8>, align 16
  %6 = alloca <16 x i8>, align 16
  store <16 x i8> %0, ptr %3, align 16, !tbaa !123
  store <16 x i8> %1, ptr %4, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %5) #15
  call void @llvm.lifetime.start.p0(ptr %6) #15
  %7 = load <16 x i8>, ptr %3, align 16, !tbaa !123
  %8 = load <16 x i8>, ptr %4, align 16, !tbaa !123
  %9 = call <16 x i8> @llvm.aarch64.neon.tbl1.v16i8(<16 x i8> %7, <16 x i8> %8)
  store <16 x i8> %9, ptr %6, align 16, !tbaa !123
  %10 = load <16 x i8>, ptr %6, align 16, !tbaa !123
  store <16 x i8> %10, ptr %5, align 16, !tbaa !123
  call void @llvm.lifetime.end.p0(ptr %6) #15
  %11 = load <16 x i8>, ptr %5, align 16, !tbaa !123
  call void @llvm.lifetime.end.p0(ptr %5) #15
  ret <16 x i8> %11
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i8> @_ZN12_GLOBAL__N_14loadI12__Uint8x16_tEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.7, ptr %3, i32 0, i32 0
  %5 = load <16 x i8>, ptr %4, align 1, !tbaa !123
  ret <16 x i8> %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.aarch64.neon.tbl1.v16i8(<16 x i8>, <16 x i8>) #11

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #12

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store ptr %1, ptr %4, align 8, !tbaa !149
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !149
  %7 = call noundef <4 x half> @_ZN12_GLOBAL__N_14loadIDv4_DF16_EET_PKv(ptr noundef %6)
  %8 = fpext <4 x half> %7 to <4 x float>
  ret <4 x float> %8
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_19as_floatsEDv4_i(<4 x i32> noundef %0) #6 {
  %2 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %2, align 16, !tbaa !123
  %3 = load <4 x i32>, ptr %2, align 16, !tbaa !123
  %4 = bitcast <4 x i32> %3 to <4 x float>
  ret <4 x float> %4
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <4 x i32> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !49
  store i32 %1, ptr %4, align 4, !tbaa !6
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.10, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !197, !nonnull !46, !align !47
  %8 = load ptr, ptr %7, align 8, !tbaa !149
  %9 = load i32, ptr %4, align 4, !tbaa !6
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, ptr %8, i64 %10
  %12 = getelementptr inbounds nuw %class.anon.10, ptr %5, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !199, !nonnull !46, !align !180
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8, ptr %11, i64 %15
  %17 = call noundef <4 x i8> @_ZN12_GLOBAL__N_14loadIDv4_hEET_PKv(ptr noundef %16)
  %18 = zext <4 x i8> %17 to <4 x i32>
  ret <4 x i32> %18
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %0) #6 {
  %2 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %2, align 16, !tbaa !123
  %3 = load <4 x i32>, ptr %2, align 16, !tbaa !123
  %4 = sitofp <4 x i32> %3 to <4 x float>
  ret <4 x float> %4
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i8> @_ZN12_GLOBAL__N_14loadIDv4_aEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.13, ptr %3, i32 0, i32 0
  %5 = load <4 x i8>, ptr %4, align 1, !tbaa !123
  ret <4 x i8> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x half> @_ZN12_GLOBAL__N_14loadIDv4_DF16_EET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.11, ptr %3, i32 0, i32 0
  %5 = load <4 x half>, ptr %4, align 1, !tbaa !123
  ret <4 x half> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i8> @_ZN12_GLOBAL__N_14loadIDv4_hEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.12, ptr %3, i32 0, i32 0
  %5 = load <4 x i8>, ptr %4, align 1, !tbaa !123
  ret <4 x i8> %5
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>) #7

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_14loadIiEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.14, ptr %3, i32 0, i32 0
  %5 = load i32, ptr %4, align 1, !tbaa !123
  ret i32 %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i32> @_ZN12_GLOBAL__N_112add_productsEDv4_iDv16_hS1_(<4 x i32> noundef %0, <16 x i8> noundef %1, <16 x i8> noundef %2) #6 {
  %4 = alloca <4 x i32>, align 16
  %5 = alloca <16 x i8>, align 16
  %6 = alloca <16 x i8>, align 16
  store <4 x i32> %0, ptr %4, align 16, !tbaa !123
  store <16 x i8> %1, ptr %5, align 16, !tbaa !123
  store <16 x i8> %2, ptr %6, align 16, !tbaa !123
  %7 = load <4 x i32>, ptr %4, align 16, !tbaa !123
  %8 = load <16 x i8>, ptr %5, align 16, !tbaa !123
  %9 = load <16 x i8>, ptr %6, align 16, !tbaa !123
  %10 = call noundef <4 x i32> @_ZL9vdotq_s3211__Int32x4_t11__Int8x16_tS0_(<4 x i32> noundef %7, <16 x i8> noundef %8, <16 x i8> noundef %9)
  ret <4 x i32> %10
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i1 @_ZN12_GLOBAL__N_18sums_fitEv() #6 {
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

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i32> @_ZL9vdotq_s3211__Int32x4_t11__Int8x16_tS0_(<4 x i32> noundef %0, <16 x i8> noundef %1, <16 x i8> noundef %2) #6 {
  %4 = alloca <4 x i32>, align 16
  %5 = alloca <16 x i8>, align 16
  %6 = alloca <16 x i8>, align 16
  %7 = alloca <4 x i32>, align 16
  %8 = alloca <16 x i8>, align 16
  store <4 x i32> %0, ptr %4, align 16, !tbaa !123
  store <16 x i8> %1, ptr %5, align 16, !tbaa !123
  store <16 x i8> %2, ptr %6, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %7) #15
  call void @llvm.lifetime.start.p0(ptr %8) #15
  %9 = load <16 x i8>, ptr %4, align 16, !tbaa !123
  %10 = load <16 x i8>, ptr %5, align 16, !tbaa !123
  %11 = load <16 x i8>, ptr %6, align 16, !tbaa !123
  %12 = bitcast <16 x i8> %9 to <4 x i32>
  %13 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %12, <16 x i8> %10, <16 x i8> %11)
  store <4 x i32> %13, ptr %8, align 16, !tbaa !123
  %14 = load <4 x i32>, ptr %8, align 16, !tbaa !123
  store <4 x i32> %14, ptr %7, align 16, !tbaa !123
  call void @llvm.lifetime.end.p0(ptr %8) #15
  %15 = load <4 x i32>, ptr %7, align 16, !tbaa !123
  call void @llvm.lifetime.end.p0(ptr %7) #15
  ret <4 x i32> %15
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>) #11

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.15, ptr %3, i32 0, i32 0
  %5 = load <4 x float>, ptr %4, align 1, !tbaa !123
  ret <4 x float> %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>) #13

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi4EEEvRK4CallPKhll(ptr noundef nonnull align 8 dereferenceable(360) %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #9 {
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
  %18 = alloca [4 x ptr], align 8
  %19 = alloca i32, align 4
  %20 = alloca [4 x [4 x <4 x float>]], align 16
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca [4 x %"struct.(anonymous namespace)::Column"], align 8
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca ptr, align 8
  %32 = alloca i32, align 4
  %33 = alloca %"struct.(anonymous namespace)::Column", align 8
  %34 = alloca ptr, align 8
  %35 = alloca i32, align 4
  %36 = alloca %"struct.(anonymous namespace)::Unpacked", align 16
  %37 = alloca i32, align 4
  %38 = alloca [1 x <4 x float>], align 16
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  %44 = alloca i64, align 8
  %45 = alloca i32, align 4
  %46 = alloca i32, align 4
  %47 = alloca <4 x float>, align 16
  %48 = alloca i8, align 1
  store ptr %0, ptr %5, align 8, !tbaa !42
  store ptr %1, ptr %6, align 8, !tbaa !149
  store i64 %2, ptr %7, align 8, !tbaa !44
  store i64 %3, ptr %8, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %9) #15
  store i32 4, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #15
  store i32 4, ptr %10, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %11) #15
  store i32 1, ptr %11, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %12) #15
  %49 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %50 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %49, i64 noundef 0)
  %51 = getelementptr inbounds i64, ptr %50, i64 1
  %52 = load i64, ptr %51, align 8, !tbaa !44
  store i64 %52, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #15
  %53 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %54 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %53, i64 noundef 1)
  %55 = getelementptr inbounds i64, ptr %54, i64 1
  %56 = load i64, ptr %55, align 8, !tbaa !44
  store i64 %56, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #15
  %57 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %58 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %57, i64 noundef 0)
  %59 = getelementptr inbounds i64, ptr %58, i64 1
  %60 = load i64, ptr %59, align 8, !tbaa !44
  store i64 %60, ptr %14, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %15) #15
  %61 = load i64, ptr %12, align 8, !tbaa !44
  %62 = sdiv i64 %61, 32
  store i64 %62, ptr %15, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %16) #15
  call void @llvm.lifetime.start.p0(ptr %17) #15
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %63

63:                                               ; preds = %79, %4
  %64 = load i32, ptr %17, align 4, !tbaa !6
  %65 = icmp slt i32 %64, 1
  br i1 %65, label %67, label %66

66:                                               ; preds = %63
  call void @llvm.lifetime.end.p0(ptr %17) #15
  br label %82

67:                                               ; preds = %63
  %68 = load ptr, ptr %6, align 8, !tbaa !149
  %69 = load i64, ptr %7, align 8, !tbaa !44
  %70 = load i32, ptr %17, align 4, !tbaa !6
  %71 = sext i32 %70 to i64
  %72 = add nsw i64 %69, %71
  %73 = load i64, ptr %13, align 8, !tbaa !44
  %74 = mul nsw i64 %72, %73
  %75 = getelementptr inbounds i8, ptr %68, i64 %74
  %76 = load i32, ptr %17, align 4, !tbaa !6
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %77
  store ptr %75, ptr %78, align 8, !tbaa !149
  br label %79

79:                                               ; preds = %67
  %80 = load i32, ptr %17, align 4, !tbaa !6
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %17, align 4, !tbaa !6
  br label %63, !llvm.loop !200

82:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(ptr %18) #15
  call void @llvm.lifetime.start.p0(ptr %19) #15
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %83

83:                                               ; preds = %100, %82
  %84 = load i32, ptr %19, align 4, !tbaa !6
  %85 = icmp slt i32 %84, 4
  br i1 %85, label %87, label %86

86:                                               ; preds = %83
  call void @llvm.lifetime.end.p0(ptr %19) #15
  br label %103

87:                                               ; preds = %83
  %88 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %89 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %88, i64 noundef 0)
  %90 = load i64, ptr %8, align 8, !tbaa !44
  %91 = load i32, ptr %19, align 4, !tbaa !6
  %92 = sext i32 %91 to i64
  %93 = add nsw i64 %90, %92
  %94 = load i64, ptr %12, align 8, !tbaa !44
  %95 = mul nsw i64 %93, %94
  %96 = getelementptr inbounds float, ptr %89, i64 %95
  %97 = load i32, ptr %19, align 4, !tbaa !6
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [4 x ptr], ptr %18, i64 0, i64 %98
  store ptr %96, ptr %99, align 8, !tbaa !119
  br label %100

100:                                              ; preds = %87
  %101 = load i32, ptr %19, align 4, !tbaa !6
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %19, align 4, !tbaa !6
  br label %83, !llvm.loop !201

103:                                              ; preds = %86
  call void @llvm.lifetime.start.p0(ptr %20) #15
  call void @llvm.memset.p0.i64(ptr align 16 %20, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr %21) #15
  store i64 0, ptr %21, align 8, !tbaa !44
  br label %104

104:                                              ; preds = %305, %103
  %105 = load i64, ptr %21, align 8, !tbaa !44
  %106 = load i64, ptr %15, align 8, !tbaa !44
  %107 = icmp slt i64 %105, %106
  br i1 %107, label %109, label %108

108:                                              ; preds = %104
  store i32 8, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #15
  br label %308

109:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(ptr %23) #15
  %110 = load i64, ptr %21, align 8, !tbaa !44
  %111 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %112 = sext i32 %111 to i64
  %113 = sdiv i64 %110, %112
  store i64 %113, ptr %23, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %24) #15
  %114 = load i64, ptr %21, align 8, !tbaa !44
  %115 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %116 = sext i32 %115 to i64
  %117 = srem i64 %114, %116
  store i64 %117, ptr %24, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %25) #15
  %118 = load i64, ptr %23, align 8, !tbaa !44
  %119 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %120 = sext i32 %119 to i64
  %121 = mul nsw i64 %118, %120
  store i64 %121, ptr %25, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %26) #15
  call void @llvm.lifetime.start.p0(ptr %27) #15
  store i32 0, ptr %27, align 4, !tbaa !6
  br label %122

122:                                              ; preds = %192, %109
  %123 = load i32, ptr %27, align 4, !tbaa !6
  %124 = icmp slt i32 %123, 1
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #15
  br label %195

126:                                              ; preds = %122
  call void @llvm.lifetime.start.p0(ptr %28) #15
  %127 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %128 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %129 = sdiv i32 %127, %128
  store i32 %129, ptr %28, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %29) #15
  %130 = load i32, ptr %27, align 4, !tbaa !6
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %131
  %133 = load ptr, ptr %132, align 8, !tbaa !149
  %134 = load i64, ptr %21, align 8, !tbaa !44
  %135 = load i32, ptr %28, align 4, !tbaa !6
  %136 = sext i32 %135 to i64
  %137 = mul nsw i64 %134, %136
  %138 = getelementptr inbounds i8, ptr %133, i64 %137
  %139 = load i64, ptr %13, align 8, !tbaa !44
  %140 = mul nsw i64 %139, 1
  %141 = getelementptr inbounds i8, ptr %138, i64 %140
  store ptr %141, ptr %29, align 8, !tbaa !149
  call void @llvm.lifetime.start.p0(ptr %30) #15
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %142

142:                                              ; preds = %152, %126
  %143 = load i32, ptr %30, align 4, !tbaa !6
  %144 = load i32, ptr %28, align 4, !tbaa !6
  %145 = icmp slt i32 %143, %144
  br i1 %145, label %147, label %146

146:                                              ; preds = %142
  store i32 14, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #15
  br label %157

147:                                              ; preds = %142
  %148 = load ptr, ptr %29, align 8, !tbaa !149
  %149 = load i32, ptr %30, align 4, !tbaa !6
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds i8, ptr %148, i64 %150
  call void @llvm.prefetch.p0(ptr %151, i32 0, i32 3, i32 1)
  br label %152

152:                                              ; preds = %147
  %153 = load i32, ptr %30, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = add nsw i64 %154, 64
  %156 = trunc i64 %155 to i32
  store i32 %156, ptr %30, align 4, !tbaa !6
  br label %142, !llvm.loop !202

157:                                              ; preds = %146
  call void @llvm.lifetime.start.p0(ptr %31) #15
  %158 = load i32, ptr %27, align 4, !tbaa !6
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %159
  %161 = load ptr, ptr %160, align 8, !tbaa !149
  %162 = load i64, ptr %25, align 8, !tbaa !44
  %163 = getelementptr inbounds i8, ptr %161, i64 %162
  store ptr %163, ptr %31, align 8, !tbaa !149
  call void @llvm.lifetime.start.p0(ptr %32) #15
  store i32 0, ptr %32, align 4, !tbaa !6
  br label %164

164:                                              ; preds = %188, %157
  %165 = load i32, ptr %32, align 4, !tbaa !6
  %166 = icmp slt i32 %165, 4
  br i1 %166, label %168, label %167

167:                                              ; preds = %164
  store i32 17, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #15
  br label %191

168:                                              ; preds = %164
  call void @llvm.lifetime.start.p0(ptr %33) #15
  %169 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 0
  %170 = load ptr, ptr %31, align 8, !tbaa !149
  %171 = load i64, ptr %24, align 8, !tbaa !44
  %172 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %173 = sext i32 %172 to i64
  %174 = mul nsw i64 %171, %173
  %175 = getelementptr inbounds i8, ptr %170, i64 %174
  store ptr %175, ptr %169, align 8, !tbaa !160
  %176 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 1
  %177 = load ptr, ptr %31, align 8, !tbaa !149
  store ptr %177, ptr %176, align 8, !tbaa !162
  %178 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 2
  %179 = load i64, ptr %24, align 8, !tbaa !44
  store i64 %179, ptr %178, align 8, !tbaa !163
  %180 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 3
  %181 = load i32, ptr %32, align 4, !tbaa !6
  store i32 %181, ptr %180, align 8, !tbaa !164
  %182 = load i32, ptr %27, align 4, !tbaa !6
  %183 = mul nsw i32 %182, 4
  %184 = load i32, ptr %32, align 4, !tbaa !6
  %185 = add nsw i32 %183, %184
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %26, i64 0, i64 %186
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %187, ptr align 8 %33, i64 32, i1 false), !tbaa.struct !165
  call void @llvm.lifetime.end.p0(ptr %33) #15
  br label %188

188:                                              ; preds = %168
  %189 = load i32, ptr %32, align 4, !tbaa !6
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %32, align 4, !tbaa !6
  br label %164, !llvm.loop !203

191:                                              ; preds = %167
  call void @llvm.lifetime.end.p0(ptr %31) #15
  call void @llvm.lifetime.end.p0(ptr %29) #15
  call void @llvm.lifetime.end.p0(ptr %28) #15
  br label %192

192:                                              ; preds = %191
  %193 = load i32, ptr %27, align 4, !tbaa !6
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %27, align 4, !tbaa !6
  br label %122, !llvm.loop !204

195:                                              ; preds = %125
  %196 = load i32, ptr @has_dot, align 4, !tbaa !6
  %197 = icmp ne i32 %196, 0
  br i1 %197, label %198, label %272

198:                                              ; preds = %195
  call void @llvm.lifetime.start.p0(ptr %34) #15
  %199 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %200 = load i64, ptr %21, align 8, !tbaa !44
  %201 = load i64, ptr %8, align 8, !tbaa !44
  %202 = call noundef ptr @_ZN12_GLOBAL__N_110records_ofERK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %199, i64 noundef %200, i64 noundef %201)
  store ptr %202, ptr %34, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %35) #15
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %203

203:                                              ; preds = %268, %198
  %204 = load i32, ptr %35, align 4, !tbaa !6
  %205 = icmp slt i32 %204, 4
  br i1 %205, label %207, label %206

206:                                              ; preds = %203
  store i32 20, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #15
  br label %271

207:                                              ; preds = %203
  call void @llvm.lifetime.start.p0(ptr %36) #15
  %208 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %26, i64 0, i64 0
  %209 = load i32, ptr %35, align 4, !tbaa !6
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %208, i64 %210
  call void @_ZN12_GLOBAL__N_18UnpackedILi1EEC2EPKNS_6ColumnE(ptr noundef nonnull align 16 dereferenceable(192) %36, ptr noundef %211)
  call void @llvm.lifetime.start.p0(ptr %37) #15
  store i32 0, ptr %37, align 4, !tbaa !6
  br label %212

212:                                              ; preds = %264, %207
  %213 = load i32, ptr %37, align 4, !tbaa !6
  %214 = icmp slt i32 %213, 4
  br i1 %214, label %216, label %215

215:                                              ; preds = %212
  store i32 23, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %37) #15
  br label %267

216:                                              ; preds = %212
  call void @llvm.lifetime.start.p0(ptr %38) #15
  call void @llvm.lifetime.start.p0(ptr %39) #15
  store i32 0, ptr %39, align 4, !tbaa !6
  br label %217

217:                                              ; preds = %234, %216
  %218 = load i32, ptr %39, align 4, !tbaa !6
  %219 = icmp slt i32 %218, 1
  br i1 %219, label %221, label %220

220:                                              ; preds = %217
  store i32 26, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %39) #15
  br label %237

221:                                              ; preds = %217
  %222 = load i32, ptr %35, align 4, !tbaa !6
  %223 = load i32, ptr %39, align 4, !tbaa !6
  %224 = add nsw i32 %222, %223
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds [4 x [4 x <4 x float>]], ptr %20, i64 0, i64 %225
  %227 = load i32, ptr %37, align 4, !tbaa !6
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds [4 x <4 x float>], ptr %226, i64 0, i64 %228
  %230 = load <4 x float>, ptr %229, align 16, !tbaa !123
  %231 = load i32, ptr %39, align 4, !tbaa !6
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [1 x <4 x float>], ptr %38, i64 0, i64 %232
  store <4 x float> %230, ptr %233, align 16, !tbaa !123
  br label %234

234:                                              ; preds = %221
  %235 = load i32, ptr %39, align 4, !tbaa !6
  %236 = add nsw i32 %235, 1
  store i32 %236, ptr %39, align 4, !tbaa !6
  br label %217, !llvm.loop !205

237:                                              ; preds = %220
  %238 = load ptr, ptr %34, align 8, !tbaa !121
  %239 = load i32, ptr %37, align 4, !tbaa !6
  %240 = sext i32 %239 to i64
  %241 = call noundef ptr @_ZN12_GLOBAL__N_15afterEPNS_6RecordEl(ptr noundef %238, i64 noundef %240)
  %242 = getelementptr inbounds [1 x <4 x float>], ptr %38, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_110add_digitsILi1EEEvRKNS_8UnpackedIXT_EEERKNS_6RecordEPDv4_f(ptr noundef nonnull align 16 dereferenceable(192) %36, ptr noundef nonnull align 4 dereferenceable(32) %241, ptr noundef %242)
  call void @llvm.lifetime.start.p0(ptr %40) #15
  store i32 0, ptr %40, align 4, !tbaa !6
  br label %243

243:                                              ; preds = %260, %237
  %244 = load i32, ptr %40, align 4, !tbaa !6
  %245 = icmp slt i32 %244, 1
  br i1 %245, label %247, label %246

246:                                              ; preds = %243
  store i32 29, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %40) #15
  br label %263

247:                                              ; preds = %243
  %248 = load i32, ptr %40, align 4, !tbaa !6
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds [1 x <4 x float>], ptr %38, i64 0, i64 %249
  %251 = load <4 x float>, ptr %250, align 16, !tbaa !123
  %252 = load i32, ptr %35, align 4, !tbaa !6
  %253 = load i32, ptr %40, align 4, !tbaa !6
  %254 = add nsw i32 %252, %253
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds [4 x [4 x <4 x float>]], ptr %20, i64 0, i64 %255
  %257 = load i32, ptr %37, align 4, !tbaa !6
  %258 = sext i32 %257 to i64
  %259 = getelementptr inbounds [4 x <4 x float>], ptr %256, i64 0, i64 %258
  store <4 x float> %251, ptr %259, align 16, !tbaa !123
  br label %260

260:                                              ; preds = %247
  %261 = load i32, ptr %40, align 4, !tbaa !6
  %262 = add nsw i32 %261, 1
  store i32 %262, ptr %40, align 4, !tbaa !6
  br label %243, !llvm.loop !206

263:                                              ; preds = %246
  call void @llvm.lifetime.end.p0(ptr %38) #15
  br label %264

264:                                              ; preds = %263
  %265 = load i32, ptr %37, align 4, !tbaa !6
  %266 = add nsw i32 %265, 1
  store i32 %266, ptr %37, align 4, !tbaa !6
  br label %212, !llvm.loop !207

267:                                              ; preds = %215
  call void @llvm.lifetime.end.p0(ptr %36) #15
  br label %268

268:                                              ; preds = %267
  %269 = load i32, ptr %35, align 4, !tbaa !6
  %270 = add nsw i32 %269, 1
  store i32 %270, ptr %35, align 4, !tbaa !6
  br label %203, !llvm.loop !208

271:                                              ; preds = %206
  call void @llvm.lifetime.end.p0(ptr %34) #15
  br label %304

272:                                              ; preds = %195
  call void @llvm.lifetime.start.p0(ptr %41) #15
  store i32 0, ptr %41, align 4, !tbaa !6
  br label %273

273:                                              ; preds = %286, %272
  %274 = load i32, ptr %41, align 4, !tbaa !6
  %275 = icmp slt i32 %274, 4
  br i1 %275, label %277, label %276

276:                                              ; preds = %273
  store i32 32, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %41) #15
  br label %289

277:                                              ; preds = %273
  %278 = load i32, ptr %41, align 4, !tbaa !6
  %279 = sext i32 %278 to i64
  %280 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %26, i64 0, i64 %279
  %281 = getelementptr inbounds [4 x ptr], ptr %18, i64 0, i64 0
  %282 = load i32, ptr %41, align 4, !tbaa !6
  %283 = sext i32 %282 to i64
  %284 = getelementptr inbounds [4 x [4 x <4 x float>]], ptr %20, i64 0, i64 %283
  %285 = getelementptr inbounds [4 x <4 x float>], ptr %284, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_111add_widenedILi4EEEvRKNS_6ColumnEPKPKfPDv4_f(ptr noundef nonnull align 8 dereferenceable(32) %280, ptr noundef %281, ptr noundef %285)
  br label %286

286:                                              ; preds = %277
  %287 = load i32, ptr %41, align 4, !tbaa !6
  %288 = add nsw i32 %287, 1
  store i32 %288, ptr %41, align 4, !tbaa !6
  br label %273, !llvm.loop !209

289:                                              ; preds = %276
  call void @llvm.lifetime.start.p0(ptr %42) #15
  store i32 0, ptr %42, align 4, !tbaa !6
  br label %290

290:                                              ; preds = %300, %289
  %291 = load i32, ptr %42, align 4, !tbaa !6
  %292 = icmp slt i32 %291, 4
  br i1 %292, label %294, label %293

293:                                              ; preds = %290
  store i32 35, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %42) #15
  br label %303

294:                                              ; preds = %290
  %295 = load i32, ptr %42, align 4, !tbaa !6
  %296 = sext i32 %295 to i64
  %297 = getelementptr inbounds [4 x ptr], ptr %18, i64 0, i64 %296
  %298 = load ptr, ptr %297, align 8, !tbaa !119
  %299 = getelementptr inbounds float, ptr %298, i64 32
  store ptr %299, ptr %297, align 8, !tbaa !119
  br label %300

300:                                              ; preds = %294
  %301 = load i32, ptr %42, align 4, !tbaa !6
  %302 = add nsw i32 %301, 1
  store i32 %302, ptr %42, align 4, !tbaa !6
  br label %290, !llvm.loop !210

303:                                              ; preds = %293
  br label %304

304:                                              ; preds = %303, %271
  call void @llvm.lifetime.end.p0(ptr %26) #15
  call void @llvm.lifetime.end.p0(ptr %25) #15
  call void @llvm.lifetime.end.p0(ptr %24) #15
  call void @llvm.lifetime.end.p0(ptr %23) #15
  br label %305

305:                                              ; preds = %304
  %306 = load i64, ptr %21, align 8, !tbaa !44
  %307 = add nsw i64 %306, 1
  store i64 %307, ptr %21, align 8, !tbaa !44
  br label %104, !llvm.loop !211

308:                                              ; preds = %108
  call void @llvm.lifetime.start.p0(ptr %43) #15
  store i32 0, ptr %43, align 4, !tbaa !6
  br label %309

309:                                              ; preds = %380, %308
  %310 = load i32, ptr %43, align 4, !tbaa !6
  %311 = icmp slt i32 %310, 4
  br i1 %311, label %313, label %312

312:                                              ; preds = %309
  store i32 38, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %43) #15
  br label %383

313:                                              ; preds = %309
  call void @llvm.lifetime.start.p0(ptr %44) #15
  %314 = load i64, ptr %7, align 8, !tbaa !44
  %315 = load i32, ptr %43, align 4, !tbaa !6
  %316 = sdiv i32 %315, 4
  %317 = sext i32 %316 to i64
  %318 = add nsw i64 %314, %317
  %319 = mul nsw i64 %318, 16
  store i64 %319, ptr %44, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %45) #15
  %320 = load i32, ptr %43, align 4, !tbaa !6
  %321 = srem i32 %320, 4
  %322 = mul nsw i32 %321, 4
  store i32 %322, ptr %45, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %46) #15
  store i32 0, ptr %46, align 4, !tbaa !6
  br label %323

323:                                              ; preds = %376, %313
  %324 = load i32, ptr %46, align 4, !tbaa !6
  %325 = icmp slt i32 %324, 4
  br i1 %325, label %327, label %326

326:                                              ; preds = %323
  store i32 41, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %46) #15
  br label %379

327:                                              ; preds = %323
  call void @llvm.lifetime.start.p0(ptr %47) #15
  %328 = load i32, ptr %43, align 4, !tbaa !6
  %329 = sext i32 %328 to i64
  %330 = getelementptr inbounds [4 x [4 x <4 x float>]], ptr %20, i64 0, i64 %329
  %331 = load i32, ptr %46, align 4, !tbaa !6
  %332 = sext i32 %331 to i64
  %333 = getelementptr inbounds [4 x <4 x float>], ptr %330, i64 0, i64 %332
  %334 = load <4 x float>, ptr %333, align 16, !tbaa !123
  store <4 x float> %334, ptr %47, align 16, !tbaa !123
  %335 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %336 = icmp eq i32 %335, 3
  br i1 %336, label %337, label %350

337:                                              ; preds = %327
  %338 = load i32, ptr %43, align 4, !tbaa !6
  %339 = sdiv i32 %338, 4
  %340 = sext i32 %339 to i64
  %341 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %340
  %342 = load ptr, ptr %341, align 8, !tbaa !149
  %343 = load i64, ptr %13, align 8, !tbaa !44
  %344 = getelementptr inbounds i8, ptr %342, i64 %343
  %345 = load i32, ptr %43, align 4, !tbaa !6
  %346 = srem i32 %345, 4
  %347 = call noundef <4 x float> @_ZN12_GLOBAL__N_113output_scalesEPKhi(ptr noundef %344, i32 noundef %346)
  %348 = load <4 x float>, ptr %47, align 16, !tbaa !123
  %349 = fmul <4 x float> %348, %347
  store <4 x float> %349, ptr %47, align 16, !tbaa !123
  br label %350

350:                                              ; preds = %337, %327
  %351 = load i64, ptr %14, align 8, !tbaa !44
  %352 = load i64, ptr %44, align 8, !tbaa !44
  %353 = sub nsw i64 %351, %352
  %354 = load i32, ptr %45, align 4, !tbaa !6
  %355 = sext i32 %354 to i64
  %356 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %353, i64 noundef %355)
  %357 = load <4 x float>, ptr %47, align 16, !tbaa !123
  %358 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %359 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %358, i64 noundef 0)
  %360 = load i64, ptr %8, align 8, !tbaa !44
  %361 = load i32, ptr %46, align 4, !tbaa !6
  %362 = sext i32 %361 to i64
  %363 = add nsw i64 %360, %362
  %364 = load i64, ptr %14, align 8, !tbaa !44
  %365 = mul nsw i64 %363, %364
  %366 = getelementptr inbounds float, ptr %359, i64 %365
  %367 = load i64, ptr %44, align 8, !tbaa !44
  %368 = getelementptr inbounds float, ptr %366, i64 %367
  %369 = load i32, ptr %45, align 4, !tbaa !6
  %370 = sext i32 %369 to i64
  %371 = getelementptr inbounds float, ptr %368, i64 %370
  %372 = shufflevector <4 x i1> %356, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %373 = bitcast <8 x i1> %372 to i8
  store i8 %373, ptr %48, align 1, !tbaa !123
  %374 = load i8, ptr %48, align 1
  %375 = zext i8 %374 to i32
  call void @_ZN12_GLOBAL__N_112store_maskedIDv4_ffEEvDv4_bT_PT0_(i32 %375, <4 x float> noundef %357, ptr noundef %371)
  call void @llvm.lifetime.end.p0(ptr %47) #15
  br label %376

376:                                              ; preds = %350
  %377 = load i32, ptr %46, align 4, !tbaa !6
  %378 = add nsw i32 %377, 1
  store i32 %378, ptr %46, align 4, !tbaa !6
  br label %323, !llvm.loop !212

379:                                              ; preds = %326
  call void @llvm.lifetime.end.p0(ptr %45) #15
  call void @llvm.lifetime.end.p0(ptr %44) #15
  br label %380

380:                                              ; preds = %379
  %381 = load i32, ptr %43, align 4, !tbaa !6
  %382 = add nsw i32 %381, 1
  store i32 %382, ptr %43, align 4, !tbaa !6
  br label %309, !llvm.loop !213

383:                                              ; preds = %312
  call void @llvm.lifetime.end.p0(ptr %20) #15
  call void @llvm.lifetime.end.p0(ptr %18) #15
  call void @llvm.lifetime.end.p0(ptr %16) #15
  call void @llvm.lifetime.end.p0(ptr %15) #15
  call void @llvm.lifetime.end.p0(ptr %14) #15
  call void @llvm.lifetime.end.p0(ptr %13) #15
  call void @llvm.lifetime.end.p0(ptr %12) #15
  call void @llvm.lifetime.end.p0(ptr %11) #15
  call void @llvm.lifetime.end.p0(ptr %10) #15
  call void @llvm.lifetime.end.p0(ptr %9) #15
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi2EEEvRK4CallPKhll(ptr noundef nonnull align 8 dereferenceable(360) %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #9 {
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
  %18 = alloca [2 x ptr], align 8
  %19 = alloca i32, align 4
  %20 = alloca [4 x [2 x <4 x float>]], align 16
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca [4 x %"struct.(anonymous namespace)::Column"], align 8
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca ptr, align 8
  %32 = alloca i32, align 4
  %33 = alloca %"struct.(anonymous namespace)::Column", align 8
  %34 = alloca ptr, align 8
  %35 = alloca i32, align 4
  %36 = alloca %"struct.(anonymous namespace)::Unpacked", align 16
  %37 = alloca i32, align 4
  %38 = alloca [1 x <4 x float>], align 16
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  %44 = alloca i64, align 8
  %45 = alloca i32, align 4
  %46 = alloca i32, align 4
  %47 = alloca <4 x float>, align 16
  %48 = alloca i8, align 1
  store ptr %0, ptr %5, align 8, !tbaa !42
  store ptr %1, ptr %6, align 8, !tbaa !149
  store i64 %2, ptr %7, align 8, !tbaa !44
  store i64 %3, ptr %8, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %9) #15
  store i32 4, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #15
  store i32 4, ptr %10, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %11) #15
  store i32 1, ptr %11, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %12) #15
  %49 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %50 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %49, i64 noundef 0)
  %51 = getelementptr inbounds i64, ptr %50, i64 1
  %52 = load i64, ptr %51, align 8, !tbaa !44
  store i64 %52, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #15
  %53 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %54 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %53, i64 noundef 1)
  %55 = getelementptr inbounds i64, ptr %54, i64 1
  %56 = load i64, ptr %55, align 8, !tbaa !44
  store i64 %56, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #15
  %57 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %58 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %57, i64 noundef 0)
  %59 = getelementptr inbounds i64, ptr %58, i64 1
  %60 = load i64, ptr %59, align 8, !tbaa !44
  store i64 %60, ptr %14, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %15) #15
  %61 = load i64, ptr %12, align 8, !tbaa !44
  %62 = sdiv i64 %61, 32
  store i64 %62, ptr %15, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %16) #15
  call void @llvm.lifetime.start.p0(ptr %17) #15
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %63

63:                                               ; preds = %79, %4
  %64 = load i32, ptr %17, align 4, !tbaa !6
  %65 = icmp slt i32 %64, 1
  br i1 %65, label %67, label %66

66:                                               ; preds = %63
  call void @llvm.lifetime.end.p0(ptr %17) #15
  br label %82

67:                                               ; preds = %63
  %68 = load ptr, ptr %6, align 8, !tbaa !149
  %69 = load i64, ptr %7, align 8, !tbaa !44
  %70 = load i32, ptr %17, align 4, !tbaa !6
  %71 = sext i32 %70 to i64
  %72 = add nsw i64 %69, %71
  %73 = load i64, ptr %13, align 8, !tbaa !44
  %74 = mul nsw i64 %72, %73
  %75 = getelementptr inbounds i8, ptr %68, i64 %74
  %76 = load i32, ptr %17, align 4, !tbaa !6
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %77
  store ptr %75, ptr %78, align 8, !tbaa !149
  br label %79

79:                                               ; preds = %67
  %80 = load i32, ptr %17, align 4, !tbaa !6
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %17, align 4, !tbaa !6
  br label %63, !llvm.loop !214

82:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(ptr %18) #15
  call void @llvm.lifetime.start.p0(ptr %19) #15
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %83

83:                                               ; preds = %100, %82
  %84 = load i32, ptr %19, align 4, !tbaa !6
  %85 = icmp slt i32 %84, 2
  br i1 %85, label %87, label %86

86:                                               ; preds = %83
  call void @llvm.lifetime.end.p0(ptr %19) #15
  br label %103

87:                                               ; preds = %83
  %88 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %89 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %88, i64 noundef 0)
  %90 = load i64, ptr %8, align 8, !tbaa !44
  %91 = load i32, ptr %19, align 4, !tbaa !6
  %92 = sext i32 %91 to i64
  %93 = add nsw i64 %90, %92
  %94 = load i64, ptr %12, align 8, !tbaa !44
  %95 = mul nsw i64 %93, %94
  %96 = getelementptr inbounds float, ptr %89, i64 %95
  %97 = load i32, ptr %19, align 4, !tbaa !6
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [2 x ptr], ptr %18, i64 0, i64 %98
  store ptr %96, ptr %99, align 8, !tbaa !119
  br label %100

100:                                              ; preds = %87
  %101 = load i32, ptr %19, align 4, !tbaa !6
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %19, align 4, !tbaa !6
  br label %83, !llvm.loop !215

103:                                              ; preds = %86
  call void @llvm.lifetime.start.p0(ptr %20) #15
  call void @llvm.memset.p0.i64(ptr align 16 %20, i8 0, i64 128, i1 false)
  call void @llvm.lifetime.start.p0(ptr %21) #15
  store i64 0, ptr %21, align 8, !tbaa !44
  br label %104

104:                                              ; preds = %305, %103
  %105 = load i64, ptr %21, align 8, !tbaa !44
  %106 = load i64, ptr %15, align 8, !tbaa !44
  %107 = icmp slt i64 %105, %106
  br i1 %107, label %109, label %108

108:                                              ; preds = %104
  store i32 8, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #15
  br label %308

109:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(ptr %23) #15
  %110 = load i64, ptr %21, align 8, !tbaa !44
  %111 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %112 = sext i32 %111 to i64
  %113 = sdiv i64 %110, %112
  store i64 %113, ptr %23, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %24) #15
  %114 = load i64, ptr %21, align 8, !tbaa !44
  %115 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %116 = sext i32 %115 to i64
  %117 = srem i64 %114, %116
  store i64 %117, ptr %24, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %25) #15
  %118 = load i64, ptr %23, align 8, !tbaa !44
  %119 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %120 = sext i32 %119 to i64
  %121 = mul nsw i64 %118, %120
  store i64 %121, ptr %25, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %26) #15
  call void @llvm.lifetime.start.p0(ptr %27) #15
  store i32 0, ptr %27, align 4, !tbaa !6
  br label %122

122:                                              ; preds = %192, %109
  %123 = load i32, ptr %27, align 4, !tbaa !6
  %124 = icmp slt i32 %123, 1
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #15
  br label %195

126:                                              ; preds = %122
  call void @llvm.lifetime.start.p0(ptr %28) #15
  %127 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %128 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %129 = sdiv i32 %127, %128
  store i32 %129, ptr %28, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %29) #15
  %130 = load i32, ptr %27, align 4, !tbaa !6
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %131
  %133 = load ptr, ptr %132, align 8, !tbaa !149
  %134 = load i64, ptr %21, align 8, !tbaa !44
  %135 = load i32, ptr %28, align 4, !tbaa !6
  %136 = sext i32 %135 to i64
  %137 = mul nsw i64 %134, %136
  %138 = getelementptr inbounds i8, ptr %133, i64 %137
  %139 = load i64, ptr %13, align 8, !tbaa !44
  %140 = mul nsw i64 %139, 1
  %141 = getelementptr inbounds i8, ptr %138, i64 %140
  store ptr %141, ptr %29, align 8, !tbaa !149
  call void @llvm.lifetime.start.p0(ptr %30) #15
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %142

142:                                              ; preds = %152, %126
  %143 = load i32, ptr %30, align 4, !tbaa !6
  %144 = load i32, ptr %28, align 4, !tbaa !6
  %145 = icmp slt i32 %143, %144
  br i1 %145, label %147, label %146

146:                                              ; preds = %142
  store i32 14, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #15
  br label %157

147:                                              ; preds = %142
  %148 = load ptr, ptr %29, align 8, !tbaa !149
  %149 = load i32, ptr %30, align 4, !tbaa !6
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds i8, ptr %148, i64 %150
  call void @llvm.prefetch.p0(ptr %151, i32 0, i32 3, i32 1)
  br label %152

152:                                              ; preds = %147
  %153 = load i32, ptr %30, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = add nsw i64 %154, 64
  %156 = trunc i64 %155 to i32
  store i32 %156, ptr %30, align 4, !tbaa !6
  br label %142, !llvm.loop !216

157:                                              ; preds = %146
  call void @llvm.lifetime.start.p0(ptr %31) #15
  %158 = load i32, ptr %27, align 4, !tbaa !6
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %159
  %161 = load ptr, ptr %160, align 8, !tbaa !149
  %162 = load i64, ptr %25, align 8, !tbaa !44
  %163 = getelementptr inbounds i8, ptr %161, i64 %162
  store ptr %163, ptr %31, align 8, !tbaa !149
  call void @llvm.lifetime.start.p0(ptr %32) #15
  store i32 0, ptr %32, align 4, !tbaa !6
  br label %164

164:                                              ; preds = %188, %157
  %165 = load i32, ptr %32, align 4, !tbaa !6
  %166 = icmp slt i32 %165, 4
  br i1 %166, label %168, label %167

167:                                              ; preds = %164
  store i32 17, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #15
  br label %191

168:                                              ; preds = %164
  call void @llvm.lifetime.start.p0(ptr %33) #15
  %169 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 0
  %170 = load ptr, ptr %31, align 8, !tbaa !149
  %171 = load i64, ptr %24, align 8, !tbaa !44
  %172 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %173 = sext i32 %172 to i64
  %174 = mul nsw i64 %171, %173
  %175 = getelementptr inbounds i8, ptr %170, i64 %174
  store ptr %175, ptr %169, align 8, !tbaa !160
  %176 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 1
  %177 = load ptr, ptr %31, align 8, !tbaa !149
  store ptr %177, ptr %176, align 8, !tbaa !162
  %178 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 2
  %179 = load i64, ptr %24, align 8, !tbaa !44
  store i64 %179, ptr %178, align 8, !tbaa !163
  %180 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 3
  %181 = load i32, ptr %32, align 4, !tbaa !6
  store i32 %181, ptr %180, align 8, !tbaa !164
  %182 = load i32, ptr %27, align 4, !tbaa !6
  %183 = mul nsw i32 %182, 4
  %184 = load i32, ptr %32, align 4, !tbaa !6
  %185 = add nsw i32 %183, %184
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %26, i64 0, i64 %186
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %187, ptr align 8 %33, i64 32, i1 false), !tbaa.struct !165
  call void @llvm.lifetime.end.p0(ptr %33) #15
  br label %188

188:                                              ; preds = %168
  %189 = load i32, ptr %32, align 4, !tbaa !6
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %32, align 4, !tbaa !6
  br label %164, !llvm.loop !217

191:                                              ; preds = %167
  call void @llvm.lifetime.end.p0(ptr %31) #15
  call void @llvm.lifetime.end.p0(ptr %29) #15
  call void @llvm.lifetime.end.p0(ptr %28) #15
  br label %192

192:                                              ; preds = %191
  %193 = load i32, ptr %27, align 4, !tbaa !6
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %27, align 4, !tbaa !6
  br label %122, !llvm.loop !218

195:                                              ; preds = %125
  %196 = load i32, ptr @has_dot, align 4, !tbaa !6
  %197 = icmp ne i32 %196, 0
  br i1 %197, label %198, label %272

198:                                              ; preds = %195
  call void @llvm.lifetime.start.p0(ptr %34) #15
  %199 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %200 = load i64, ptr %21, align 8, !tbaa !44
  %201 = load i64, ptr %8, align 8, !tbaa !44
  %202 = call noundef ptr @_ZN12_GLOBAL__N_110records_ofERK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %199, i64 noundef %200, i64 noundef %201)
  store ptr %202, ptr %34, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %35) #15
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %203

203:                                              ; preds = %268, %198
  %204 = load i32, ptr %35, align 4, !tbaa !6
  %205 = icmp slt i32 %204, 4
  br i1 %205, label %207, label %206

206:                                              ; preds = %203
  store i32 20, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #15
  br label %271

207:                                              ; preds = %203
  call void @llvm.lifetime.start.p0(ptr %36) #15
  %208 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %26, i64 0, i64 0
  %209 = load i32, ptr %35, align 4, !tbaa !6
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %208, i64 %210
  call void @_ZN12_GLOBAL__N_18UnpackedILi1EEC2EPKNS_6ColumnE(ptr noundef nonnull align 16 dereferenceable(192) %36, ptr noundef %211)
  call void @llvm.lifetime.start.p0(ptr %37) #15
  store i32 0, ptr %37, align 4, !tbaa !6
  br label %212

212:                                              ; preds = %264, %207
  %213 = load i32, ptr %37, align 4, !tbaa !6
  %214 = icmp slt i32 %213, 2
  br i1 %214, label %216, label %215

215:                                              ; preds = %212
  store i32 23, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %37) #15
  br label %267

216:                                              ; preds = %212
  call void @llvm.lifetime.start.p0(ptr %38) #15
  call void @llvm.lifetime.start.p0(ptr %39) #15
  store i32 0, ptr %39, align 4, !tbaa !6
  br label %217

217:                                              ; preds = %234, %216
  %218 = load i32, ptr %39, align 4, !tbaa !6
  %219 = icmp slt i32 %218, 1
  br i1 %219, label %221, label %220

220:                                              ; preds = %217
  store i32 26, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %39) #15
  br label %237

221:                                              ; preds = %217
  %222 = load i32, ptr %35, align 4, !tbaa !6
  %223 = load i32, ptr %39, align 4, !tbaa !6
  %224 = add nsw i32 %222, %223
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %20, i64 0, i64 %225
  %227 = load i32, ptr %37, align 4, !tbaa !6
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds [2 x <4 x float>], ptr %226, i64 0, i64 %228
  %230 = load <4 x float>, ptr %229, align 16, !tbaa !123
  %231 = load i32, ptr %39, align 4, !tbaa !6
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [1 x <4 x float>], ptr %38, i64 0, i64 %232
  store <4 x float> %230, ptr %233, align 16, !tbaa !123
  br label %234

234:                                              ; preds = %221
  %235 = load i32, ptr %39, align 4, !tbaa !6
  %236 = add nsw i32 %235, 1
  store i32 %236, ptr %39, align 4, !tbaa !6
  br label %217, !llvm.loop !219

237:                                              ; preds = %220
  %238 = load ptr, ptr %34, align 8, !tbaa !121
  %239 = load i32, ptr %37, align 4, !tbaa !6
  %240 = sext i32 %239 to i64
  %241 = call noundef ptr @_ZN12_GLOBAL__N_15afterEPNS_6RecordEl(ptr noundef %238, i64 noundef %240)
  %242 = getelementptr inbounds [1 x <4 x float>], ptr %38, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_110add_digitsILi1EEEvRKNS_8UnpackedIXT_EEERKNS_6RecordEPDv4_f(ptr noundef nonnull align 16 dereferenceable(192) %36, ptr noundef nonnull align 4 dereferenceable(32) %241, ptr noundef %242)
  call void @llvm.lifetime.start.p0(ptr %40) #15
  store i32 0, ptr %40, align 4, !tbaa !6
  br label %243

243:                                              ; preds = %260, %237
  %244 = load i32, ptr %40, align 4, !tbaa !6
  %245 = icmp slt i32 %244, 1
  br i1 %245, label %247, label %246

246:                                              ; preds = %243
  store i32 29, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %40) #15
  br label %263

247:                                              ; preds = %243
  %248 = load i32, ptr %40, align 4, !tbaa !6
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds [1 x <4 x float>], ptr %38, i64 0, i64 %249
  %251 = load <4 x float>, ptr %250, align 16, !tbaa !123
  %252 = load i32, ptr %35, align 4, !tbaa !6
  %253 = load i32, ptr %40, align 4, !tbaa !6
  %254 = add nsw i32 %252, %253
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %20, i64 0, i64 %255
  %257 = load i32, ptr %37, align 4, !tbaa !6
  %258 = sext i32 %257 to i64
  %259 = getelementptr inbounds [2 x <4 x float>], ptr %256, i64 0, i64 %258
  store <4 x float> %251, ptr %259, align 16, !tbaa !123
  br label %260

260:                                              ; preds = %247
  %261 = load i32, ptr %40, align 4, !tbaa !6
  %262 = add nsw i32 %261, 1
  store i32 %262, ptr %40, align 4, !tbaa !6
  br label %243, !llvm.loop !220

263:                                              ; preds = %246
  call void @llvm.lifetime.end.p0(ptr %38) #15
  br label %264

264:                                              ; preds = %263
  %265 = load i32, ptr %37, align 4, !tbaa !6
  %266 = add nsw i32 %265, 1
  store i32 %266, ptr %37, align 4, !tbaa !6
  br label %212, !llvm.loop !221

267:                                              ; preds = %215
  call void @llvm.lifetime.end.p0(ptr %36) #15
  br label %268

268:                                              ; preds = %267
  %269 = load i32, ptr %35, align 4, !tbaa !6
  %270 = add nsw i32 %269, 1
  store i32 %270, ptr %35, align 4, !tbaa !6
  br label %203, !llvm.loop !222

271:                                              ; preds = %206
  call void @llvm.lifetime.end.p0(ptr %34) #15
  br label %304

272:                                              ; preds = %195
  call void @llvm.lifetime.start.p0(ptr %41) #15
  store i32 0, ptr %41, align 4, !tbaa !6
  br label %273

273:                                              ; preds = %286, %272
  %274 = load i32, ptr %41, align 4, !tbaa !6
  %275 = icmp slt i32 %274, 4
  br i1 %275, label %277, label %276

276:                                              ; preds = %273
  store i32 32, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %41) #15
  br label %289

277:                                              ; preds = %273
  %278 = load i32, ptr %41, align 4, !tbaa !6
  %279 = sext i32 %278 to i64
  %280 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %26, i64 0, i64 %279
  %281 = getelementptr inbounds [2 x ptr], ptr %18, i64 0, i64 0
  %282 = load i32, ptr %41, align 4, !tbaa !6
  %283 = sext i32 %282 to i64
  %284 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %20, i64 0, i64 %283
  %285 = getelementptr inbounds [2 x <4 x float>], ptr %284, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_111add_widenedILi2EEEvRKNS_6ColumnEPKPKfPDv4_f(ptr noundef nonnull align 8 dereferenceable(32) %280, ptr noundef %281, ptr noundef %285)
  br label %286

286:                                              ; preds = %277
  %287 = load i32, ptr %41, align 4, !tbaa !6
  %288 = add nsw i32 %287, 1
  store i32 %288, ptr %41, align 4, !tbaa !6
  br label %273, !llvm.loop !223

289:                                              ; preds = %276
  call void @llvm.lifetime.start.p0(ptr %42) #15
  store i32 0, ptr %42, align 4, !tbaa !6
  br label %290

290:                                              ; preds = %300, %289
  %291 = load i32, ptr %42, align 4, !tbaa !6
  %292 = icmp slt i32 %291, 2
  br i1 %292, label %294, label %293

293:                                              ; preds = %290
  store i32 35, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %42) #15
  br label %303

294:                                              ; preds = %290
  %295 = load i32, ptr %42, align 4, !tbaa !6
  %296 = sext i32 %295 to i64
  %297 = getelementptr inbounds [2 x ptr], ptr %18, i64 0, i64 %296
  %298 = load ptr, ptr %297, align 8, !tbaa !119
  %299 = getelementptr inbounds float, ptr %298, i64 32
  store ptr %299, ptr %297, align 8, !tbaa !119
  br label %300

300:                                              ; preds = %294
  %301 = load i32, ptr %42, align 4, !tbaa !6
  %302 = add nsw i32 %301, 1
  store i32 %302, ptr %42, align 4, !tbaa !6
  br label %290, !llvm.loop !224

303:                                              ; preds = %293
  br label %304

304:                                              ; preds = %303, %271
  call void @llvm.lifetime.end.p0(ptr %26) #15
  call void @llvm.lifetime.end.p0(ptr %25) #15
  call void @llvm.lifetime.end.p0(ptr %24) #15
  call void @llvm.lifetime.end.p0(ptr %23) #15
  br label %305

305:                                              ; preds = %304
  %306 = load i64, ptr %21, align 8, !tbaa !44
  %307 = add nsw i64 %306, 1
  store i64 %307, ptr %21, align 8, !tbaa !44
  br label %104, !llvm.loop !225

308:                                              ; preds = %108
  call void @llvm.lifetime.start.p0(ptr %43) #15
  store i32 0, ptr %43, align 4, !tbaa !6
  br label %309

309:                                              ; preds = %380, %308
  %310 = load i32, ptr %43, align 4, !tbaa !6
  %311 = icmp slt i32 %310, 4
  br i1 %311, label %313, label %312

312:                                              ; preds = %309
  store i32 38, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %43) #15
  br label %383

313:                                              ; preds = %309
  call void @llvm.lifetime.start.p0(ptr %44) #15
  %314 = load i64, ptr %7, align 8, !tbaa !44
  %315 = load i32, ptr %43, align 4, !tbaa !6
  %316 = sdiv i32 %315, 4
  %317 = sext i32 %316 to i64
  %318 = add nsw i64 %314, %317
  %319 = mul nsw i64 %318, 16
  store i64 %319, ptr %44, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %45) #15
  %320 = load i32, ptr %43, align 4, !tbaa !6
  %321 = srem i32 %320, 4
  %322 = mul nsw i32 %321, 4
  store i32 %322, ptr %45, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %46) #15
  store i32 0, ptr %46, align 4, !tbaa !6
  br label %323

323:                                              ; preds = %376, %313
  %324 = load i32, ptr %46, align 4, !tbaa !6
  %325 = icmp slt i32 %324, 2
  br i1 %325, label %327, label %326

326:                                              ; preds = %323
  store i32 41, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %46) #15
  br label %379

327:                                              ; preds = %323
  call void @llvm.lifetime.start.p0(ptr %47) #15
  %328 = load i32, ptr %43, align 4, !tbaa !6
  %329 = sext i32 %328 to i64
  %330 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %20, i64 0, i64 %329
  %331 = load i32, ptr %46, align 4, !tbaa !6
  %332 = sext i32 %331 to i64
  %333 = getelementptr inbounds [2 x <4 x float>], ptr %330, i64 0, i64 %332
  %334 = load <4 x float>, ptr %333, align 16, !tbaa !123
  store <4 x float> %334, ptr %47, align 16, !tbaa !123
  %335 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %336 = icmp eq i32 %335, 3
  br i1 %336, label %337, label %350

337:                                              ; preds = %327
  %338 = load i32, ptr %43, align 4, !tbaa !6
  %339 = sdiv i32 %338, 4
  %340 = sext i32 %339 to i64
  %341 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %340
  %342 = load ptr, ptr %341, align 8, !tbaa !149
  %343 = load i64, ptr %13, align 8, !tbaa !44
  %344 = getelementptr inbounds i8, ptr %342, i64 %343
  %345 = load i32, ptr %43, align 4, !tbaa !6
  %346 = srem i32 %345, 4
  %347 = call noundef <4 x float> @_ZN12_GLOBAL__N_113output_scalesEPKhi(ptr noundef %344, i32 noundef %346)
  %348 = load <4 x float>, ptr %47, align 16, !tbaa !123
  %349 = fmul <4 x float> %348, %347
  store <4 x float> %349, ptr %47, align 16, !tbaa !123
  br label %350

350:                                              ; preds = %337, %327
  %351 = load i64, ptr %14, align 8, !tbaa !44
  %352 = load i64, ptr %44, align 8, !tbaa !44
  %353 = sub nsw i64 %351, %352
  %354 = load i32, ptr %45, align 4, !tbaa !6
  %355 = sext i32 %354 to i64
  %356 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %353, i64 noundef %355)
  %357 = load <4 x float>, ptr %47, align 16, !tbaa !123
  %358 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %359 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %358, i64 noundef 0)
  %360 = load i64, ptr %8, align 8, !tbaa !44
  %361 = load i32, ptr %46, align 4, !tbaa !6
  %362 = sext i32 %361 to i64
  %363 = add nsw i64 %360, %362
  %364 = load i64, ptr %14, align 8, !tbaa !44
  %365 = mul nsw i64 %363, %364
  %366 = getelementptr inbounds float, ptr %359, i64 %365
  %367 = load i64, ptr %44, align 8, !tbaa !44
  %368 = getelementptr inbounds float, ptr %366, i64 %367
  %369 = load i32, ptr %45, align 4, !tbaa !6
  %370 = sext i32 %369 to i64
  %371 = getelementptr inbounds float, ptr %368, i64 %370
  %372 = shufflevector <4 x i1> %356, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %373 = bitcast <8 x i1> %372 to i8
  store i8 %373, ptr %48, align 1, !tbaa !123
  %374 = load i8, ptr %48, align 1
  %375 = zext i8 %374 to i32
  call void @_ZN12_GLOBAL__N_112store_maskedIDv4_ffEEvDv4_bT_PT0_(i32 %375, <4 x float> noundef %357, ptr noundef %371)
  call void @llvm.lifetime.end.p0(ptr %47) #15
  br label %376

376:                                              ; preds = %350
  %377 = load i32, ptr %46, align 4, !tbaa !6
  %378 = add nsw i32 %377, 1
  store i32 %378, ptr %46, align 4, !tbaa !6
  br label %323, !llvm.loop !226

379:                                              ; preds = %326
  call void @llvm.lifetime.end.p0(ptr %45) #15
  call void @llvm.lifetime.end.p0(ptr %44) #15
  br label %380

380:                                              ; preds = %379
  %381 = load i32, ptr %43, align 4, !tbaa !6
  %382 = add nsw i32 %381, 1
  store i32 %382, ptr %43, align 4, !tbaa !6
  br label %309, !llvm.loop !227

383:                                              ; preds = %312
  call void @llvm.lifetime.end.p0(ptr %20) #15
  call void @llvm.lifetime.end.p0(ptr %18) #15
  call void @llvm.lifetime.end.p0(ptr %16) #15
  call void @llvm.lifetime.end.p0(ptr %15) #15
  call void @llvm.lifetime.end.p0(ptr %14) #15
  call void @llvm.lifetime.end.p0(ptr %13) #15
  call void @llvm.lifetime.end.p0(ptr %12) #15
  call void @llvm.lifetime.end.p0(ptr %11) #15
  call void @llvm.lifetime.end.p0(ptr %10) #15
  call void @llvm.lifetime.end.p0(ptr %9) #15
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi1EEEvRK4CallPKhll(ptr noundef nonnull align 8 dereferenceable(360) %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #9 {
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
  %20 = alloca [4 x [1 x <4 x float>]], align 16
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca [4 x %"struct.(anonymous namespace)::Column"], align 8
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca ptr, align 8
  %32 = alloca i32, align 4
  %33 = alloca %"struct.(anonymous namespace)::Column", align 8
  %34 = alloca ptr, align 8
  %35 = alloca i32, align 4
  %36 = alloca %"struct.(anonymous namespace)::Unpacked", align 16
  %37 = alloca i32, align 4
  %38 = alloca [1 x <4 x float>], align 16
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  %44 = alloca i64, align 8
  %45 = alloca i32, align 4
  %46 = alloca i32, align 4
  %47 = alloca <4 x float>, align 16
  %48 = alloca i8, align 1
  store ptr %0, ptr %5, align 8, !tbaa !42
  store ptr %1, ptr %6, align 8, !tbaa !149
  store i64 %2, ptr %7, align 8, !tbaa !44
  store i64 %3, ptr %8, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %9) #15
  store i32 4, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #15
  store i32 4, ptr %10, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %11) #15
  store i32 1, ptr %11, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %12) #15
  %49 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %50 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %49, i64 noundef 0)
  %51 = getelementptr inbounds i64, ptr %50, i64 1
  %52 = load i64, ptr %51, align 8, !tbaa !44
  store i64 %52, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #15
  %53 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %54 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %53, i64 noundef 1)
  %55 = getelementptr inbounds i64, ptr %54, i64 1
  %56 = load i64, ptr %55, align 8, !tbaa !44
  store i64 %56, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #15
  %57 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %58 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %57, i64 noundef 0)
  %59 = getelementptr inbounds i64, ptr %58, i64 1
  %60 = load i64, ptr %59, align 8, !tbaa !44
  store i64 %60, ptr %14, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %15) #15
  %61 = load i64, ptr %12, align 8, !tbaa !44
  %62 = sdiv i64 %61, 32
  store i64 %62, ptr %15, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %16) #15
  call void @llvm.lifetime.start.p0(ptr %17) #15
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %63

63:                                               ; preds = %79, %4
  %64 = load i32, ptr %17, align 4, !tbaa !6
  %65 = icmp slt i32 %64, 1
  br i1 %65, label %67, label %66

66:                                               ; preds = %63
  call void @llvm.lifetime.end.p0(ptr %17) #15
  br label %82

67:                                               ; preds = %63
  %68 = load ptr, ptr %6, align 8, !tbaa !149
  %69 = load i64, ptr %7, align 8, !tbaa !44
  %70 = load i32, ptr %17, align 4, !tbaa !6
  %71 = sext i32 %70 to i64
  %72 = add nsw i64 %69, %71
  %73 = load i64, ptr %13, align 8, !tbaa !44
  %74 = mul nsw i64 %72, %73
  %75 = getelementptr inbounds i8, ptr %68, i64 %74
  %76 = load i32, ptr %17, align 4, !tbaa !6
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %77
  store ptr %75, ptr %78, align 8, !tbaa !149
  br label %79

79:                                               ; preds = %67
  %80 = load i32, ptr %17, align 4, !tbaa !6
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %17, align 4, !tbaa !6
  br label %63, !llvm.loop !228

82:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(ptr %18) #15
  call void @llvm.lifetime.start.p0(ptr %19) #15
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %83

83:                                               ; preds = %100, %82
  %84 = load i32, ptr %19, align 4, !tbaa !6
  %85 = icmp slt i32 %84, 1
  br i1 %85, label %87, label %86

86:                                               ; preds = %83
  call void @llvm.lifetime.end.p0(ptr %19) #15
  br label %103

87:                                               ; preds = %83
  %88 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %89 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %88, i64 noundef 0)
  %90 = load i64, ptr %8, align 8, !tbaa !44
  %91 = load i32, ptr %19, align 4, !tbaa !6
  %92 = sext i32 %91 to i64
  %93 = add nsw i64 %90, %92
  %94 = load i64, ptr %12, align 8, !tbaa !44
  %95 = mul nsw i64 %93, %94
  %96 = getelementptr inbounds float, ptr %89, i64 %95
  %97 = load i32, ptr %19, align 4, !tbaa !6
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [1 x ptr], ptr %18, i64 0, i64 %98
  store ptr %96, ptr %99, align 8, !tbaa !119
  br label %100

100:                                              ; preds = %87
  %101 = load i32, ptr %19, align 4, !tbaa !6
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %19, align 4, !tbaa !6
  br label %83, !llvm.loop !229

103:                                              ; preds = %86
  call void @llvm.lifetime.start.p0(ptr %20) #15
  call void @llvm.memset.p0.i64(ptr align 16 %20, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(ptr %21) #15
  store i64 0, ptr %21, align 8, !tbaa !44
  br label %104

104:                                              ; preds = %305, %103
  %105 = load i64, ptr %21, align 8, !tbaa !44
  %106 = load i64, ptr %15, align 8, !tbaa !44
  %107 = icmp slt i64 %105, %106
  br i1 %107, label %109, label %108

108:                                              ; preds = %104
  store i32 8, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #15
  br label %308

109:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(ptr %23) #15
  %110 = load i64, ptr %21, align 8, !tbaa !44
  %111 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %112 = sext i32 %111 to i64
  %113 = sdiv i64 %110, %112
  store i64 %113, ptr %23, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %24) #15
  %114 = load i64, ptr %21, align 8, !tbaa !44
  %115 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %116 = sext i32 %115 to i64
  %117 = srem i64 %114, %116
  store i64 %117, ptr %24, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %25) #15
  %118 = load i64, ptr %23, align 8, !tbaa !44
  %119 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %120 = sext i32 %119 to i64
  %121 = mul nsw i64 %118, %120
  store i64 %121, ptr %25, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %26) #15
  call void @llvm.lifetime.start.p0(ptr %27) #15
  store i32 0, ptr %27, align 4, !tbaa !6
  br label %122

122:                                              ; preds = %192, %109
  %123 = load i32, ptr %27, align 4, !tbaa !6
  %124 = icmp slt i32 %123, 1
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #15
  br label %195

126:                                              ; preds = %122
  call void @llvm.lifetime.start.p0(ptr %28) #15
  %127 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %128 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %129 = sdiv i32 %127, %128
  store i32 %129, ptr %28, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %29) #15
  %130 = load i32, ptr %27, align 4, !tbaa !6
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %131
  %133 = load ptr, ptr %132, align 8, !tbaa !149
  %134 = load i64, ptr %21, align 8, !tbaa !44
  %135 = load i32, ptr %28, align 4, !tbaa !6
  %136 = sext i32 %135 to i64
  %137 = mul nsw i64 %134, %136
  %138 = getelementptr inbounds i8, ptr %133, i64 %137
  %139 = load i64, ptr %13, align 8, !tbaa !44
  %140 = mul nsw i64 %139, 1
  %141 = getelementptr inbounds i8, ptr %138, i64 %140
  store ptr %141, ptr %29, align 8, !tbaa !149
  call void @llvm.lifetime.start.p0(ptr %30) #15
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %142

142:                                              ; preds = %152, %126
  %143 = load i32, ptr %30, align 4, !tbaa !6
  %144 = load i32, ptr %28, align 4, !tbaa !6
  %145 = icmp slt i32 %143, %144
  br i1 %145, label %147, label %146

146:                                              ; preds = %142
  store i32 14, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #15
  br label %157

147:                                              ; preds = %142
  %148 = load ptr, ptr %29, align 8, !tbaa !149
  %149 = load i32, ptr %30, align 4, !tbaa !6
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds i8, ptr %148, i64 %150
  call void @llvm.prefetch.p0(ptr %151, i32 0, i32 3, i32 1)
  br label %152

152:                                              ; preds = %147
  %153 = load i32, ptr %30, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = add nsw i64 %154, 64
  %156 = trunc i64 %155 to i32
  store i32 %156, ptr %30, align 4, !tbaa !6
  br label %142, !llvm.loop !230

157:                                              ; preds = %146
  call void @llvm.lifetime.start.p0(ptr %31) #15
  %158 = load i32, ptr %27, align 4, !tbaa !6
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %159
  %161 = load ptr, ptr %160, align 8, !tbaa !149
  %162 = load i64, ptr %25, align 8, !tbaa !44
  %163 = getelementptr inbounds i8, ptr %161, i64 %162
  store ptr %163, ptr %31, align 8, !tbaa !149
  call void @llvm.lifetime.start.p0(ptr %32) #15
  store i32 0, ptr %32, align 4, !tbaa !6
  br label %164

164:                                              ; preds = %188, %157
  %165 = load i32, ptr %32, align 4, !tbaa !6
  %166 = icmp slt i32 %165, 4
  br i1 %166, label %168, label %167

167:                                              ; preds = %164
  store i32 17, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #15
  br label %191

168:                                              ; preds = %164
  call void @llvm.lifetime.start.p0(ptr %33) #15
  %169 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 0
  %170 = load ptr, ptr %31, align 8, !tbaa !149
  %171 = load i64, ptr %24, align 8, !tbaa !44
  %172 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %173 = sext i32 %172 to i64
  %174 = mul nsw i64 %171, %173
  %175 = getelementptr inbounds i8, ptr %170, i64 %174
  store ptr %175, ptr %169, align 8, !tbaa !160
  %176 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 1
  %177 = load ptr, ptr %31, align 8, !tbaa !149
  store ptr %177, ptr %176, align 8, !tbaa !162
  %178 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 2
  %179 = load i64, ptr %24, align 8, !tbaa !44
  store i64 %179, ptr %178, align 8, !tbaa !163
  %180 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %33, i32 0, i32 3
  %181 = load i32, ptr %32, align 4, !tbaa !6
  store i32 %181, ptr %180, align 8, !tbaa !164
  %182 = load i32, ptr %27, align 4, !tbaa !6
  %183 = mul nsw i32 %182, 4
  %184 = load i32, ptr %32, align 4, !tbaa !6
  %185 = add nsw i32 %183, %184
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %26, i64 0, i64 %186
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %187, ptr align 8 %33, i64 32, i1 false), !tbaa.struct !165
  call void @llvm.lifetime.end.p0(ptr %33) #15
  br label %188

188:                                              ; preds = %168
  %189 = load i32, ptr %32, align 4, !tbaa !6
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %32, align 4, !tbaa !6
  br label %164, !llvm.loop !231

191:                                              ; preds = %167
  call void @llvm.lifetime.end.p0(ptr %31) #15
  call void @llvm.lifetime.end.p0(ptr %29) #15
  call void @llvm.lifetime.end.p0(ptr %28) #15
  br label %192

192:                                              ; preds = %191
  %193 = load i32, ptr %27, align 4, !tbaa !6
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %27, align 4, !tbaa !6
  br label %122, !llvm.loop !232

195:                                              ; preds = %125
  %196 = load i32, ptr @has_dot, align 4, !tbaa !6
  %197 = icmp ne i32 %196, 0
  br i1 %197, label %198, label %272

198:                                              ; preds = %195
  call void @llvm.lifetime.start.p0(ptr %34) #15
  %199 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %200 = load i64, ptr %21, align 8, !tbaa !44
  %201 = load i64, ptr %8, align 8, !tbaa !44
  %202 = call noundef ptr @_ZN12_GLOBAL__N_110records_ofERK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %199, i64 noundef %200, i64 noundef %201)
  store ptr %202, ptr %34, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %35) #15
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %203

203:                                              ; preds = %268, %198
  %204 = load i32, ptr %35, align 4, !tbaa !6
  %205 = icmp slt i32 %204, 4
  br i1 %205, label %207, label %206

206:                                              ; preds = %203
  store i32 20, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #15
  br label %271

207:                                              ; preds = %203
  call void @llvm.lifetime.start.p0(ptr %36) #15
  %208 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %26, i64 0, i64 0
  %209 = load i32, ptr %35, align 4, !tbaa !6
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %208, i64 %210
  call void @_ZN12_GLOBAL__N_18UnpackedILi1EEC2EPKNS_6ColumnE(ptr noundef nonnull align 16 dereferenceable(192) %36, ptr noundef %211)
  call void @llvm.lifetime.start.p0(ptr %37) #15
  store i32 0, ptr %37, align 4, !tbaa !6
  br label %212

212:                                              ; preds = %264, %207
  %213 = load i32, ptr %37, align 4, !tbaa !6
  %214 = icmp slt i32 %213, 1
  br i1 %214, label %216, label %215

215:                                              ; preds = %212
  store i32 23, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %37) #15
  br label %267

216:                                              ; preds = %212
  call void @llvm.lifetime.start.p0(ptr %38) #15
  call void @llvm.lifetime.start.p0(ptr %39) #15
  store i32 0, ptr %39, align 4, !tbaa !6
  br label %217

217:                                              ; preds = %234, %216
  %218 = load i32, ptr %39, align 4, !tbaa !6
  %219 = icmp slt i32 %218, 1
  br i1 %219, label %221, label %220

220:                                              ; preds = %217
  store i32 26, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %39) #15
  br label %237

221:                                              ; preds = %217
  %222 = load i32, ptr %35, align 4, !tbaa !6
  %223 = load i32, ptr %39, align 4, !tbaa !6
  %224 = add nsw i32 %222, %223
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds [4 x [1 x <4 x float>]], ptr %20, i64 0, i64 %225
  %227 = load i32, ptr %37, align 4, !tbaa !6
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds [1 x <4 x float>], ptr %226, i64 0, i64 %228
  %230 = load <4 x float>, ptr %229, align 16, !tbaa !123
  %231 = load i32, ptr %39, align 4, !tbaa !6
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [1 x <4 x float>], ptr %38, i64 0, i64 %232
  store <4 x float> %230, ptr %233, align 16, !tbaa !123
  br label %234

234:                                              ; preds = %221
  %235 = load i32, ptr %39, align 4, !tbaa !6
  %236 = add nsw i32 %235, 1
  store i32 %236, ptr %39, align 4, !tbaa !6
  br label %217, !llvm.loop !233

237:                                              ; preds = %220
  %238 = load ptr, ptr %34, align 8, !tbaa !121
  %239 = load i32, ptr %37, align 4, !tbaa !6
  %240 = sext i32 %239 to i64
  %241 = call noundef ptr @_ZN12_GLOBAL__N_15afterEPNS_6RecordEl(ptr noundef %238, i64 noundef %240)
  %242 = getelementptr inbounds [1 x <4 x float>], ptr %38, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_110add_digitsILi1EEEvRKNS_8UnpackedIXT_EEERKNS_6RecordEPDv4_f(ptr noundef nonnull align 16 dereferenceable(192) %36, ptr noundef nonnull align 4 dereferenceable(32) %241, ptr noundef %242)
  call void @llvm.lifetime.start.p0(ptr %40) #15
  store i32 0, ptr %40, align 4, !tbaa !6
  br label %243

243:                                              ; preds = %260, %237
  %244 = load i32, ptr %40, align 4, !tbaa !6
  %245 = icmp slt i32 %244, 1
  br i1 %245, label %247, label %246

246:                                              ; preds = %243
  store i32 29, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %40) #15
  br label %263

247:                                              ; preds = %243
  %248 = load i32, ptr %40, align 4, !tbaa !6
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds [1 x <4 x float>], ptr %38, i64 0, i64 %249
  %251 = load <4 x float>, ptr %250, align 16, !tbaa !123
  %252 = load i32, ptr %35, align 4, !tbaa !6
  %253 = load i32, ptr %40, align 4, !tbaa !6
  %254 = add nsw i32 %252, %253
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds [4 x [1 x <4 x float>]], ptr %20, i64 0, i64 %255
  %257 = load i32, ptr %37, align 4, !tbaa !6
  %258 = sext i32 %257 to i64
  %259 = getelementptr inbounds [1 x <4 x float>], ptr %256, i64 0, i64 %258
  store <4 x float> %251, ptr %259, align 16, !tbaa !123
  br label %260

260:                                              ; preds = %247
  %261 = load i32, ptr %40, align 4, !tbaa !6
  %262 = add nsw i32 %261, 1
  store i32 %262, ptr %40, align 4, !tbaa !6
  br label %243, !llvm.loop !234

263:                                              ; preds = %246
  call void @llvm.lifetime.end.p0(ptr %38) #15
  br label %264

264:                                              ; preds = %263
  %265 = load i32, ptr %37, align 4, !tbaa !6
  %266 = add nsw i32 %265, 1
  store i32 %266, ptr %37, align 4, !tbaa !6
  br label %212, !llvm.loop !235

267:                                              ; preds = %215
  call void @llvm.lifetime.end.p0(ptr %36) #15
  br label %268

268:                                              ; preds = %267
  %269 = load i32, ptr %35, align 4, !tbaa !6
  %270 = add nsw i32 %269, 1
  store i32 %270, ptr %35, align 4, !tbaa !6
  br label %203, !llvm.loop !236

271:                                              ; preds = %206
  call void @llvm.lifetime.end.p0(ptr %34) #15
  br label %304

272:                                              ; preds = %195
  call void @llvm.lifetime.start.p0(ptr %41) #15
  store i32 0, ptr %41, align 4, !tbaa !6
  br label %273

273:                                              ; preds = %286, %272
  %274 = load i32, ptr %41, align 4, !tbaa !6
  %275 = icmp slt i32 %274, 4
  br i1 %275, label %277, label %276

276:                                              ; preds = %273
  store i32 32, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %41) #15
  br label %289

277:                                              ; preds = %273
  %278 = load i32, ptr %41, align 4, !tbaa !6
  %279 = sext i32 %278 to i64
  %280 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %26, i64 0, i64 %279
  %281 = getelementptr inbounds [1 x ptr], ptr %18, i64 0, i64 0
  %282 = load i32, ptr %41, align 4, !tbaa !6
  %283 = sext i32 %282 to i64
  %284 = getelementptr inbounds [4 x [1 x <4 x float>]], ptr %20, i64 0, i64 %283
  %285 = getelementptr inbounds [1 x <4 x float>], ptr %284, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_111add_widenedILi1EEEvRKNS_6ColumnEPKPKfPDv4_f(ptr noundef nonnull align 8 dereferenceable(32) %280, ptr noundef %281, ptr noundef %285)
  br label %286

286:                                              ; preds = %277
  %287 = load i32, ptr %41, align 4, !tbaa !6
  %288 = add nsw i32 %287, 1
  store i32 %288, ptr %41, align 4, !tbaa !6
  br label %273, !llvm.loop !237

289:                                              ; preds = %276
  call void @llvm.lifetime.start.p0(ptr %42) #15
  store i32 0, ptr %42, align 4, !tbaa !6
  br label %290

290:                                              ; preds = %300, %289
  %291 = load i32, ptr %42, align 4, !tbaa !6
  %292 = icmp slt i32 %291, 1
  br i1 %292, label %294, label %293

293:                                              ; preds = %290
  store i32 35, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %42) #15
  br label %303

294:                                              ; preds = %290
  %295 = load i32, ptr %42, align 4, !tbaa !6
  %296 = sext i32 %295 to i64
  %297 = getelementptr inbounds [1 x ptr], ptr %18, i64 0, i64 %296
  %298 = load ptr, ptr %297, align 8, !tbaa !119
  %299 = getelementptr inbounds float, ptr %298, i64 32
  store ptr %299, ptr %297, align 8, !tbaa !119
  br label %300

300:                                              ; preds = %294
  %301 = load i32, ptr %42, align 4, !tbaa !6
  %302 = add nsw i32 %301, 1
  store i32 %302, ptr %42, align 4, !tbaa !6
  br label %290, !llvm.loop !238

303:                                              ; preds = %293
  br label %304

304:                                              ; preds = %303, %271
  call void @llvm.lifetime.end.p0(ptr %26) #15
  call void @llvm.lifetime.end.p0(ptr %25) #15
  call void @llvm.lifetime.end.p0(ptr %24) #15
  call void @llvm.lifetime.end.p0(ptr %23) #15
  br label %305

305:                                              ; preds = %304
  %306 = load i64, ptr %21, align 8, !tbaa !44
  %307 = add nsw i64 %306, 1
  store i64 %307, ptr %21, align 8, !tbaa !44
  br label %104, !llvm.loop !239

308:                                              ; preds = %108
  call void @llvm.lifetime.start.p0(ptr %43) #15
  store i32 0, ptr %43, align 4, !tbaa !6
  br label %309

309:                                              ; preds = %380, %308
  %310 = load i32, ptr %43, align 4, !tbaa !6
  %311 = icmp slt i32 %310, 4
  br i1 %311, label %313, label %312

312:                                              ; preds = %309
  store i32 38, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %43) #15
  br label %383

313:                                              ; preds = %309
  call void @llvm.lifetime.start.p0(ptr %44) #15
  %314 = load i64, ptr %7, align 8, !tbaa !44
  %315 = load i32, ptr %43, align 4, !tbaa !6
  %316 = sdiv i32 %315, 4
  %317 = sext i32 %316 to i64
  %318 = add nsw i64 %314, %317
  %319 = mul nsw i64 %318, 16
  store i64 %319, ptr %44, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %45) #15
  %320 = load i32, ptr %43, align 4, !tbaa !6
  %321 = srem i32 %320, 4
  %322 = mul nsw i32 %321, 4
  store i32 %322, ptr %45, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %46) #15
  store i32 0, ptr %46, align 4, !tbaa !6
  br label %323

323:                                              ; preds = %376, %313
  %324 = load i32, ptr %46, align 4, !tbaa !6
  %325 = icmp slt i32 %324, 1
  br i1 %325, label %327, label %326

326:                                              ; preds = %323
  store i32 41, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %46) #15
  br label %379

327:                                              ; preds = %323
  call void @llvm.lifetime.start.p0(ptr %47) #15
  %328 = load i32, ptr %43, align 4, !tbaa !6
  %329 = sext i32 %328 to i64
  %330 = getelementptr inbounds [4 x [1 x <4 x float>]], ptr %20, i64 0, i64 %329
  %331 = load i32, ptr %46, align 4, !tbaa !6
  %332 = sext i32 %331 to i64
  %333 = getelementptr inbounds [1 x <4 x float>], ptr %330, i64 0, i64 %332
  %334 = load <4 x float>, ptr %333, align 16, !tbaa !123
  store <4 x float> %334, ptr %47, align 16, !tbaa !123
  %335 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %336 = icmp eq i32 %335, 3
  br i1 %336, label %337, label %350

337:                                              ; preds = %327
  %338 = load i32, ptr %43, align 4, !tbaa !6
  %339 = sdiv i32 %338, 4
  %340 = sext i32 %339 to i64
  %341 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %340
  %342 = load ptr, ptr %341, align 8, !tbaa !149
  %343 = load i64, ptr %13, align 8, !tbaa !44
  %344 = getelementptr inbounds i8, ptr %342, i64 %343
  %345 = load i32, ptr %43, align 4, !tbaa !6
  %346 = srem i32 %345, 4
  %347 = call noundef <4 x float> @_ZN12_GLOBAL__N_113output_scalesEPKhi(ptr noundef %344, i32 noundef %346)
  %348 = load <4 x float>, ptr %47, align 16, !tbaa !123
  %349 = fmul <4 x float> %348, %347
  store <4 x float> %349, ptr %47, align 16, !tbaa !123
  br label %350

350:                                              ; preds = %337, %327
  %351 = load i64, ptr %14, align 8, !tbaa !44
  %352 = load i64, ptr %44, align 8, !tbaa !44
  %353 = sub nsw i64 %351, %352
  %354 = load i32, ptr %45, align 4, !tbaa !6
  %355 = sext i32 %354 to i64
  %356 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %353, i64 noundef %355)
  %357 = load <4 x float>, ptr %47, align 16, !tbaa !123
  %358 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %359 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %358, i64 noundef 0)
  %360 = load i64, ptr %8, align 8, !tbaa !44
  %361 = load i32, ptr %46, align 4, !tbaa !6
  %362 = sext i32 %361 to i64
  %363 = add nsw i64 %360, %362
  %364 = load i64, ptr %14, align 8, !tbaa !44
  %365 = mul nsw i64 %363, %364
  %366 = getelementptr inbounds float, ptr %359, i64 %365
  %367 = load i64, ptr %44, align 8, !tbaa !44
  %368 = getelementptr inbounds float, ptr %366, i64 %367
  %369 = load i32, ptr %45, align 4, !tbaa !6
  %370 = sext i32 %369 to i64
  %371 = getelementptr inbounds float, ptr %368, i64 %370
  %372 = shufflevector <4 x i1> %356, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %373 = bitcast <8 x i1> %372 to i8
  store i8 %373, ptr %48, align 1, !tbaa !123
  %374 = load i8, ptr %48, align 1
  %375 = zext i8 %374 to i32
  call void @_ZN12_GLOBAL__N_112store_maskedIDv4_ffEEvDv4_bT_PT0_(i32 %375, <4 x float> noundef %357, ptr noundef %371)
  call void @llvm.lifetime.end.p0(ptr %47) #15
  br label %376

376:                                              ; preds = %350
  %377 = load i32, ptr %46, align 4, !tbaa !6
  %378 = add nsw i32 %377, 1
  store i32 %378, ptr %46, align 4, !tbaa !6
  br label %323, !llvm.loop !240

379:                                              ; preds = %326
  call void @llvm.lifetime.end.p0(ptr %45) #15
  call void @llvm.lifetime.end.p0(ptr %44) #15
  br label %380

380:                                              ; preds = %379
  %381 = load i32, ptr %43, align 4, !tbaa !6
  %382 = add nsw i32 %381, 1
  store i32 %382, ptr %43, align 4, !tbaa !6
  br label %309, !llvm.loop !241

383:                                              ; preds = %312
  call void @llvm.lifetime.end.p0(ptr %20) #15
  call void @llvm.lifetime.end.p0(ptr %18) #15
  call void @llvm.lifetime.end.p0(ptr %16) #15
  call void @llvm.lifetime.end.p0(ptr %15) #15
  call void @llvm.lifetime.end.p0(ptr %14) #15
  call void @llvm.lifetime.end.p0(ptr %13) #15
  call void @llvm.lifetime.end.p0(ptr %12) #15
  call void @llvm.lifetime.end.p0(ptr %11) #15
  call void @llvm.lifetime.end.p0(ptr %10) #15
  call void @llvm.lifetime.end.p0(ptr %9) #15
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #14

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_111add_widenedILi4EEEvRKNS_6ColumnEPKPKfPDv4_f(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef %2) #6 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [2 x %"struct.(anonymous namespace)::Scales"], align 16
  %8 = alloca i32, align 4
  %9 = alloca %"struct.(anonymous namespace)::Scales", align 16
  %10 = alloca [4 x [2 x <4 x float>]], align 16
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca <4 x i32>, align 16
  %16 = alloca i32, align 4
  %17 = alloca <4 x i32>, align 16
  %18 = alloca <4 x float>, align 16
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !174
  store ptr %1, ptr %5, align 8, !tbaa !242
  store ptr %2, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #15
  call void @llvm.lifetime.start.p0(ptr %8) #15
  store i32 0, ptr %8, align 4, !tbaa !6
  br label %21

21:                                               ; preds = %38, %3
  %22 = load i32, ptr %8, align 4, !tbaa !6
  %23 = load i32, ptr @group, align 4, !tbaa !6
  %24 = sdiv i32 32, %23
  %25 = icmp slt i32 %22, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %8) #15
  br label %41

27:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %9) #15
  %28 = load ptr, ptr %4, align 8, !tbaa !174, !nonnull !46, !align !47
  %29 = load i32, ptr %8, align 4, !tbaa !6
  %30 = call %"struct.(anonymous namespace)::Scales" @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %28, i32 noundef %29)
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %9, i32 0, i32 0
  %32 = extractvalue %"struct.(anonymous namespace)::Scales" %30, 0
  store <4 x float> %32, ptr %31, align 16
  %33 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %9, i32 0, i32 1
  %34 = extractvalue %"struct.(anonymous namespace)::Scales" %30, 1
  store <4 x float> %34, ptr %33, align 16
  %35 = load i32, ptr %8, align 4, !tbaa !6
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %36
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %37, ptr align 16 %9, i64 32, i1 false), !tbaa.struct !177
  call void @llvm.lifetime.end.p0(ptr %9) #15
  br label %38

38:                                               ; preds = %27
  %39 = load i32, ptr %8, align 4, !tbaa !6
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %8, align 4, !tbaa !6
  br label %21, !llvm.loop !244

41:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %10) #15
  call void @llvm.lifetime.start.p0(ptr %11) #15
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %42

42:                                               ; preds = %60, %41
  %43 = load i32, ptr %11, align 4, !tbaa !6
  %44 = icmp slt i32 %43, 4
  br i1 %44, label %46, label %45

45:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(ptr %11) #15
  br label %63

46:                                               ; preds = %42
  %47 = load ptr, ptr %6, align 8, !tbaa !49
  %48 = load i32, ptr %11, align 4, !tbaa !6
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds <4 x float>, ptr %47, i64 %49
  %51 = load <4 x float>, ptr %50, align 16, !tbaa !123
  %52 = load i32, ptr %11, align 4, !tbaa !6
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %10, i64 0, i64 %53
  %55 = getelementptr inbounds [2 x <4 x float>], ptr %54, i64 0, i64 0
  store <4 x float> %51, ptr %55, align 16, !tbaa !123
  %56 = load i32, ptr %11, align 4, !tbaa !6
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %10, i64 0, i64 %57
  %59 = getelementptr inbounds [2 x <4 x float>], ptr %58, i64 0, i64 1
  store <4 x float> zeroinitializer, ptr %59, align 16, !tbaa !123
  br label %60

60:                                               ; preds = %46
  %61 = load i32, ptr %11, align 4, !tbaa !6
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %11, align 4, !tbaa !6
  br label %42, !llvm.loop !245

63:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(ptr %12) #15
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %64

64:                                               ; preds = %168, %63
  %65 = load i32, ptr %12, align 4, !tbaa !6
  %66 = icmp slt i32 %65, 8
  br i1 %66, label %68, label %67

67:                                               ; preds = %64
  store i32 8, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #15
  br label %171

68:                                               ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %14) #15
  %69 = load i32, ptr %12, align 4, !tbaa !6
  %70 = mul nsw i32 %69, 4
  %71 = load i32, ptr @group, align 4, !tbaa !6
  %72 = sdiv i32 %70, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %73
  store ptr %74, ptr %14, align 8, !tbaa !186
  call void asm sideeffect "", "~{memory}"() #15, !srcloc !246
  call void @llvm.lifetime.start.p0(ptr %15) #15
  %75 = load ptr, ptr %4, align 8, !tbaa !174, !nonnull !46, !align !47
  %76 = load i32, ptr %12, align 4, !tbaa !6
  %77 = call noundef <16 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %75, i32 noundef %76)
  %78 = bitcast <16 x i8> %77 to <4 x i32>
  store <4 x i32> %78, ptr %15, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %16) #15
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %79

79:                                               ; preds = %164, %68
  %80 = load i32, ptr %16, align 4, !tbaa !6
  %81 = icmp slt i32 %80, 4
  br i1 %81, label %83, label %82

82:                                               ; preds = %79
  store i32 11, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #15
  br label %167

83:                                               ; preds = %79
  call void @llvm.lifetime.start.p0(ptr %17) #15
  %84 = load <4 x i32>, ptr %15, align 16, !tbaa !123
  %85 = load i32, ptr %16, align 4, !tbaa !6
  %86 = mul nsw i32 8, %85
  %87 = insertelement <4 x i32> poison, i32 %86, i64 0
  %88 = shufflevector <4 x i32> %87, <4 x i32> poison, <4 x i32> zeroinitializer
  %89 = ashr <4 x i32> %84, %88
  %90 = and <4 x i32> %89, splat (i32 255)
  store <4 x i32> %90, ptr %17, align 16, !tbaa !123
  %91 = load i32, ptr @zero, align 4, !tbaa !6
  %92 = icmp ne i32 %91, 0
  br i1 %92, label %93, label %99

93:                                               ; preds = %83
  %94 = load i32, ptr @zero, align 4, !tbaa !6
  %95 = insertelement <4 x i32> poison, i32 %94, i64 0
  %96 = shufflevector <4 x i32> %95, <4 x i32> poison, <4 x i32> zeroinitializer
  %97 = load <4 x i32>, ptr %17, align 16, !tbaa !123
  %98 = sub <4 x i32> %97, %96
  store <4 x i32> %98, ptr %17, align 16, !tbaa !123
  br label %99

99:                                               ; preds = %93, %83
  call void @llvm.lifetime.start.p0(ptr %18) #15
  %100 = load <4 x i32>, ptr %17, align 16, !tbaa !123
  %101 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %100)
  store <4 x float> %101, ptr %18, align 16, !tbaa !123
  %102 = load i32, ptr @has_offset, align 4, !tbaa !6
  %103 = icmp ne i32 %102, 0
  br i1 %103, label %104, label %113

104:                                              ; preds = %99
  %105 = load <4 x float>, ptr %18, align 16, !tbaa !123
  %106 = load ptr, ptr %14, align 8, !tbaa !186, !nonnull !46, !align !182
  %107 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %106, i32 0, i32 0
  %108 = load <4 x float>, ptr %107, align 16, !tbaa !123
  %109 = load ptr, ptr %14, align 8, !tbaa !186, !nonnull !46, !align !182
  %110 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %109, i32 0, i32 1
  %111 = load <4 x float>, ptr %110, align 16, !tbaa !123
  %112 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %105, <4 x float> noundef %108, <4 x float> noundef %111)
  store <4 x float> %112, ptr %18, align 16, !tbaa !123
  br label %123

113:                                              ; preds = %99
  %114 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %115 = icmp ne i32 %114, 3
  br i1 %115, label %116, label %122

116:                                              ; preds = %113
  %117 = load ptr, ptr %14, align 8, !tbaa !186, !nonnull !46, !align !182
  %118 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %117, i32 0, i32 0
  %119 = load <4 x float>, ptr %118, align 16, !tbaa !123
  %120 = load <4 x float>, ptr %18, align 16, !tbaa !123
  %121 = fmul <4 x float> %120, %119
  store <4 x float> %121, ptr %18, align 16, !tbaa !123
  br label %122

122:                                              ; preds = %116, %113
  br label %123

123:                                              ; preds = %122, %104
  call void @llvm.lifetime.start.p0(ptr %19) #15
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %124

124:                                              ; preds = %160, %123
  %125 = load i32, ptr %19, align 4, !tbaa !6
  %126 = icmp slt i32 %125, 4
  br i1 %126, label %128, label %127

127:                                              ; preds = %124
  store i32 14, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #15
  br label %163

128:                                              ; preds = %124
  %129 = load <4 x float>, ptr %18, align 16, !tbaa !123
  %130 = load ptr, ptr %5, align 8, !tbaa !242
  %131 = load i32, ptr %19, align 4, !tbaa !6
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds ptr, ptr %130, i64 %132
  %134 = load ptr, ptr %133, align 8, !tbaa !119
  %135 = load i32, ptr %12, align 4, !tbaa !6
  %136 = mul nsw i32 4, %135
  %137 = load i32, ptr %16, align 4, !tbaa !6
  %138 = add nsw i32 %136, %137
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %134, i64 %139
  %141 = load float, ptr %140, align 4, !tbaa !117
  %142 = insertelement <4 x float> poison, float %141, i64 0
  %143 = shufflevector <4 x float> %142, <4 x float> poison, <4 x i32> zeroinitializer
  %144 = load i32, ptr %19, align 4, !tbaa !6
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %10, i64 0, i64 %145
  %147 = load i32, ptr %16, align 4, !tbaa !6
  %148 = srem i32 %147, 2
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [2 x <4 x float>], ptr %146, i64 0, i64 %149
  %151 = load <4 x float>, ptr %150, align 16, !tbaa !123
  %152 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %129, <4 x float> noundef %143, <4 x float> noundef %151)
  %153 = load i32, ptr %19, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %10, i64 0, i64 %154
  %156 = load i32, ptr %16, align 4, !tbaa !6
  %157 = srem i32 %156, 2
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [2 x <4 x float>], ptr %155, i64 0, i64 %158
  store <4 x float> %152, ptr %159, align 16, !tbaa !123
  br label %160

160:                                              ; preds = %128
  %161 = load i32, ptr %19, align 4, !tbaa !6
  %162 = add nsw i32 %161, 1
  store i32 %162, ptr %19, align 4, !tbaa !6
  br label %124, !llvm.loop !247

163:                                              ; preds = %127
  call void @llvm.lifetime.end.p0(ptr %18) #15
  call void @llvm.lifetime.end.p0(ptr %17) #15
  br label %164

164:                                              ; preds = %163
  %165 = load i32, ptr %16, align 4, !tbaa !6
  %166 = add nsw i32 %165, 1
  store i32 %166, ptr %16, align 4, !tbaa !6
  br label %79, !llvm.loop !248

167:                                              ; preds = %82
  call void @llvm.lifetime.end.p0(ptr %15) #15
  call void @llvm.lifetime.end.p0(ptr %14) #15
  br label %168

168:                                              ; preds = %167
  %169 = load i32, ptr %12, align 4, !tbaa !6
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %12, align 4, !tbaa !6
  br label %64, !llvm.loop !249

171:                                              ; preds = %67
  call void @llvm.lifetime.start.p0(ptr %20) #15
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %172

172:                                              ; preds = %192, %171
  %173 = load i32, ptr %20, align 4, !tbaa !6
  %174 = icmp slt i32 %173, 4
  br i1 %174, label %176, label %175

175:                                              ; preds = %172
  store i32 17, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #15
  br label %195

176:                                              ; preds = %172
  %177 = load i32, ptr %20, align 4, !tbaa !6
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %10, i64 0, i64 %178
  %180 = getelementptr inbounds [2 x <4 x float>], ptr %179, i64 0, i64 0
  %181 = load <4 x float>, ptr %180, align 16, !tbaa !123
  %182 = load i32, ptr %20, align 4, !tbaa !6
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %10, i64 0, i64 %183
  %185 = getelementptr inbounds [2 x <4 x float>], ptr %184, i64 0, i64 1
  %186 = load <4 x float>, ptr %185, align 16, !tbaa !123
  %187 = fadd <4 x float> %181, %186
  %188 = load ptr, ptr %6, align 8, !tbaa !49
  %189 = load i32, ptr %20, align 4, !tbaa !6
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds <4 x float>, ptr %188, i64 %190
  store <4 x float> %187, ptr %191, align 16, !tbaa !123
  br label %192

192:                                              ; preds = %176
  %193 = load i32, ptr %20, align 4, !tbaa !6
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %20, align 4, !tbaa !6
  br label %172, !llvm.loop !250

195:                                              ; preds = %175
  call void @llvm.lifetime.end.p0(ptr %10) #15
  call void @llvm.lifetime.end.p0(ptr %7) #15
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_111add_widenedILi2EEEvRKNS_6ColumnEPKPKfPDv4_f(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef %2) #6 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [2 x %"struct.(anonymous namespace)::Scales"], align 16
  %8 = alloca i32, align 4
  %9 = alloca %"struct.(anonymous namespace)::Scales", align 16
  %10 = alloca [2 x [2 x <4 x float>]], align 16
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca <4 x i32>, align 16
  %16 = alloca i32, align 4
  %17 = alloca <4 x i32>, align 16
  %18 = alloca <4 x float>, align 16
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !174
  store ptr %1, ptr %5, align 8, !tbaa !242
  store ptr %2, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #15
  call void @llvm.lifetime.start.p0(ptr %8) #15
  store i32 0, ptr %8, align 4, !tbaa !6
  br label %21

21:                                               ; preds = %38, %3
  %22 = load i32, ptr %8, align 4, !tbaa !6
  %23 = load i32, ptr @group, align 4, !tbaa !6
  %24 = sdiv i32 32, %23
  %25 = icmp slt i32 %22, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %8) #15
  br label %41

27:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %9) #15
  %28 = load ptr, ptr %4, align 8, !tbaa !174, !nonnull !46, !align !47
  %29 = load i32, ptr %8, align 4, !tbaa !6
  %30 = call %"struct.(anonymous namespace)::Scales" @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %28, i32 noundef %29)
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %9, i32 0, i32 0
  %32 = extractvalue %"struct.(anonymous namespace)::Scales" %30, 0
  store <4 x float> %32, ptr %31, align 16
  %33 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %9, i32 0, i32 1
  %34 = extractvalue %"struct.(anonymous namespace)::Scales" %30, 1
  store <4 x float> %34, ptr %33, align 16
  %35 = load i32, ptr %8, align 4, !tbaa !6
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %36
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %37, ptr align 16 %9, i64 32, i1 false), !tbaa.struct !177
  call void @llvm.lifetime.end.p0(ptr %9) #15
  br label %38

38:                                               ; preds = %27
  %39 = load i32, ptr %8, align 4, !tbaa !6
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %8, align 4, !tbaa !6
  br label %21, !llvm.loop !251

41:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %10) #15
  call void @llvm.lifetime.start.p0(ptr %11) #15
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %42

42:                                               ; preds = %60, %41
  %43 = load i32, ptr %11, align 4, !tbaa !6
  %44 = icmp slt i32 %43, 2
  br i1 %44, label %46, label %45

45:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(ptr %11) #15
  br label %63

46:                                               ; preds = %42
  %47 = load ptr, ptr %6, align 8, !tbaa !49
  %48 = load i32, ptr %11, align 4, !tbaa !6
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds <4 x float>, ptr %47, i64 %49
  %51 = load <4 x float>, ptr %50, align 16, !tbaa !123
  %52 = load i32, ptr %11, align 4, !tbaa !6
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [2 x [2 x <4 x float>]], ptr %10, i64 0, i64 %53
  %55 = getelementptr inbounds [2 x <4 x float>], ptr %54, i64 0, i64 0
  store <4 x float> %51, ptr %55, align 16, !tbaa !123
  %56 = load i32, ptr %11, align 4, !tbaa !6
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [2 x [2 x <4 x float>]], ptr %10, i64 0, i64 %57
  %59 = getelementptr inbounds [2 x <4 x float>], ptr %58, i64 0, i64 1
  store <4 x float> zeroinitializer, ptr %59, align 16, !tbaa !123
  br label %60

60:                                               ; preds = %46
  %61 = load i32, ptr %11, align 4, !tbaa !6
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %11, align 4, !tbaa !6
  br label %42, !llvm.loop !252

63:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(ptr %12) #15
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %64

64:                                               ; preds = %168, %63
  %65 = load i32, ptr %12, align 4, !tbaa !6
  %66 = icmp slt i32 %65, 8
  br i1 %66, label %68, label %67

67:                                               ; preds = %64
  store i32 8, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #15
  br label %171

68:                                               ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %14) #15
  %69 = load i32, ptr %12, align 4, !tbaa !6
  %70 = mul nsw i32 %69, 4
  %71 = load i32, ptr @group, align 4, !tbaa !6
  %72 = sdiv i32 %70, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %73
  store ptr %74, ptr %14, align 8, !tbaa !186
  call void asm sideeffect "", "~{memory}"() #15, !srcloc !246
  call void @llvm.lifetime.start.p0(ptr %15) #15
  %75 = load ptr, ptr %4, align 8, !tbaa !174, !nonnull !46, !align !47
  %76 = load i32, ptr %12, align 4, !tbaa !6
  %77 = call noundef <16 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %75, i32 noundef %76)
  %78 = bitcast <16 x i8> %77 to <4 x i32>
  store <4 x i32> %78, ptr %15, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %16) #15
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %79

79:                                               ; preds = %164, %68
  %80 = load i32, ptr %16, align 4, !tbaa !6
  %81 = icmp slt i32 %80, 4
  br i1 %81, label %83, label %82

82:                                               ; preds = %79
  store i32 11, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #15
  br label %167

83:                                               ; preds = %79
  call void @llvm.lifetime.start.p0(ptr %17) #15
  %84 = load <4 x i32>, ptr %15, align 16, !tbaa !123
  %85 = load i32, ptr %16, align 4, !tbaa !6
  %86 = mul nsw i32 8, %85
  %87 = insertelement <4 x i32> poison, i32 %86, i64 0
  %88 = shufflevector <4 x i32> %87, <4 x i32> poison, <4 x i32> zeroinitializer
  %89 = ashr <4 x i32> %84, %88
  %90 = and <4 x i32> %89, splat (i32 255)
  store <4 x i32> %90, ptr %17, align 16, !tbaa !123
  %91 = load i32, ptr @zero, align 4, !tbaa !6
  %92 = icmp ne i32 %91, 0
  br i1 %92, label %93, label %99

93:                                               ; preds = %83
  %94 = load i32, ptr @zero, align 4, !tbaa !6
  %95 = insertelement <4 x i32> poison, i32 %94, i64 0
  %96 = shufflevector <4 x i32> %95, <4 x i32> poison, <4 x i32> zeroinitializer
  %97 = load <4 x i32>, ptr %17, align 16, !tbaa !123
  %98 = sub <4 x i32> %97, %96
  store <4 x i32> %98, ptr %17, align 16, !tbaa !123
  br label %99

99:                                               ; preds = %93, %83
  call void @llvm.lifetime.start.p0(ptr %18) #15
  %100 = load <4 x i32>, ptr %17, align 16, !tbaa !123
  %101 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %100)
  store <4 x float> %101, ptr %18, align 16, !tbaa !123
  %102 = load i32, ptr @has_offset, align 4, !tbaa !6
  %103 = icmp ne i32 %102, 0
  br i1 %103, label %104, label %113

104:                                              ; preds = %99
  %105 = load <4 x float>, ptr %18, align 16, !tbaa !123
  %106 = load ptr, ptr %14, align 8, !tbaa !186, !nonnull !46, !align !182
  %107 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %106, i32 0, i32 0
  %108 = load <4 x float>, ptr %107, align 16, !tbaa !123
  %109 = load ptr, ptr %14, align 8, !tbaa !186, !nonnull !46, !align !182
  %110 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %109, i32 0, i32 1
  %111 = load <4 x float>, ptr %110, align 16, !tbaa !123
  %112 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %105, <4 x float> noundef %108, <4 x float> noundef %111)
  store <4 x float> %112, ptr %18, align 16, !tbaa !123
  br label %123

113:                                              ; preds = %99
  %114 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %115 = icmp ne i32 %114, 3
  br i1 %115, label %116, label %122

116:                                              ; preds = %113
  %117 = load ptr, ptr %14, align 8, !tbaa !186, !nonnull !46, !align !182
  %118 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %117, i32 0, i32 0
  %119 = load <4 x float>, ptr %118, align 16, !tbaa !123
  %120 = load <4 x float>, ptr %18, align 16, !tbaa !123
  %121 = fmul <4 x float> %120, %119
  store <4 x float> %121, ptr %18, align 16, !tbaa !123
  br label %122

122:                                              ; preds = %116, %113
  br label %123

123:                                              ; preds = %122, %104
  call void @llvm.lifetime.start.p0(ptr %19) #15
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %124

124:                                              ; preds = %160, %123
  %125 = load i32, ptr %19, align 4, !tbaa !6
  %126 = icmp slt i32 %125, 2
  br i1 %126, label %128, label %127

127:                                              ; preds = %124
  store i32 14, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #15
  br label %163

128:                                              ; preds = %124
  %129 = load <4 x float>, ptr %18, align 16, !tbaa !123
  %130 = load ptr, ptr %5, align 8, !tbaa !242
  %131 = load i32, ptr %19, align 4, !tbaa !6
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds ptr, ptr %130, i64 %132
  %134 = load ptr, ptr %133, align 8, !tbaa !119
  %135 = load i32, ptr %12, align 4, !tbaa !6
  %136 = mul nsw i32 4, %135
  %137 = load i32, ptr %16, align 4, !tbaa !6
  %138 = add nsw i32 %136, %137
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %134, i64 %139
  %141 = load float, ptr %140, align 4, !tbaa !117
  %142 = insertelement <4 x float> poison, float %141, i64 0
  %143 = shufflevector <4 x float> %142, <4 x float> poison, <4 x i32> zeroinitializer
  %144 = load i32, ptr %19, align 4, !tbaa !6
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [2 x [2 x <4 x float>]], ptr %10, i64 0, i64 %145
  %147 = load i32, ptr %16, align 4, !tbaa !6
  %148 = srem i32 %147, 2
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [2 x <4 x float>], ptr %146, i64 0, i64 %149
  %151 = load <4 x float>, ptr %150, align 16, !tbaa !123
  %152 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %129, <4 x float> noundef %143, <4 x float> noundef %151)
  %153 = load i32, ptr %19, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [2 x [2 x <4 x float>]], ptr %10, i64 0, i64 %154
  %156 = load i32, ptr %16, align 4, !tbaa !6
  %157 = srem i32 %156, 2
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [2 x <4 x float>], ptr %155, i64 0, i64 %158
  store <4 x float> %152, ptr %159, align 16, !tbaa !123
  br label %160

160:                                              ; preds = %128
  %161 = load i32, ptr %19, align 4, !tbaa !6
  %162 = add nsw i32 %161, 1
  store i32 %162, ptr %19, align 4, !tbaa !6
  br label %124, !llvm.loop !253

163:                                              ; preds = %127
  call void @llvm.lifetime.end.p0(ptr %18) #15
  call void @llvm.lifetime.end.p0(ptr %17) #15
  br label %164

164:                                              ; preds = %163
  %165 = load i32, ptr %16, align 4, !tbaa !6
  %166 = add nsw i32 %165, 1
  store i32 %166, ptr %16, align 4, !tbaa !6
  br label %79, !llvm.loop !254

167:                                              ; preds = %82
  call void @llvm.lifetime.end.p0(ptr %15) #15
  call void @llvm.lifetime.end.p0(ptr %14) #15
  br label %168

168:                                              ; preds = %167
  %169 = load i32, ptr %12, align 4, !tbaa !6
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %12, align 4, !tbaa !6
  br label %64, !llvm.loop !255

171:                                              ; preds = %67
  call void @llvm.lifetime.start.p0(ptr %20) #15
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %172

172:                                              ; preds = %192, %171
  %173 = load i32, ptr %20, align 4, !tbaa !6
  %174 = icmp slt i32 %173, 2
  br i1 %174, label %176, label %175

175:                                              ; preds = %172
  store i32 17, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #15
  br label %195

176:                                              ; preds = %172
  %177 = load i32, ptr %20, align 4, !tbaa !6
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [2 x [2 x <4 x float>]], ptr %10, i64 0, i64 %178
  %180 = getelementptr inbounds [2 x <4 x float>], ptr %179, i64 0, i64 0
  %181 = load <4 x float>, ptr %180, align 16, !tbaa !123
  %182 = load i32, ptr %20, align 4, !tbaa !6
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds [2 x [2 x <4 x float>]], ptr %10, i64 0, i64 %183
  %185 = getelementptr inbounds [2 x <4 x float>], ptr %184, i64 0, i64 1
  %186 = load <4 x float>, ptr %185, align 16, !tbaa !123
  %187 = fadd <4 x float> %181, %186
  %188 = load ptr, ptr %6, align 8, !tbaa !49
  %189 = load i32, ptr %20, align 4, !tbaa !6
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds <4 x float>, ptr %188, i64 %190
  store <4 x float> %187, ptr %191, align 16, !tbaa !123
  br label %192

192:                                              ; preds = %176
  %193 = load i32, ptr %20, align 4, !tbaa !6
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %20, align 4, !tbaa !6
  br label %172, !llvm.loop !256

195:                                              ; preds = %175
  call void @llvm.lifetime.end.p0(ptr %10) #15
  call void @llvm.lifetime.end.p0(ptr %7) #15
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_111add_widenedILi1EEEvRKNS_6ColumnEPKPKfPDv4_f(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef %2) #6 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [2 x %"struct.(anonymous namespace)::Scales"], align 16
  %8 = alloca i32, align 4
  %9 = alloca %"struct.(anonymous namespace)::Scales", align 16
  %10 = alloca [1 x [2 x <4 x float>]], align 16
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca <4 x i32>, align 16
  %16 = alloca i32, align 4
  %17 = alloca <4 x i32>, align 16
  %18 = alloca <4 x float>, align 16
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !174
  store ptr %1, ptr %5, align 8, !tbaa !242
  store ptr %2, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #15
  call void @llvm.lifetime.start.p0(ptr %8) #15
  store i32 0, ptr %8, align 4, !tbaa !6
  br label %21

21:                                               ; preds = %38, %3
  %22 = load i32, ptr %8, align 4, !tbaa !6
  %23 = load i32, ptr @group, align 4, !tbaa !6
  %24 = sdiv i32 32, %23
  %25 = icmp slt i32 %22, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %8) #15
  br label %41

27:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %9) #15
  %28 = load ptr, ptr %4, align 8, !tbaa !174, !nonnull !46, !align !47
  %29 = load i32, ptr %8, align 4, !tbaa !6
  %30 = call %"struct.(anonymous namespace)::Scales" @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %28, i32 noundef %29)
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %9, i32 0, i32 0
  %32 = extractvalue %"struct.(anonymous namespace)::Scales" %30, 0
  store <4 x float> %32, ptr %31, align 16
  %33 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %9, i32 0, i32 1
  %34 = extractvalue %"struct.(anonymous namespace)::Scales" %30, 1
  store <4 x float> %34, ptr %33, align 16
  %35 = load i32, ptr %8, align 4, !tbaa !6
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %36
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %37, ptr align 16 %9, i64 32, i1 false), !tbaa.struct !177
  call void @llvm.lifetime.end.p0(ptr %9) #15
  br label %38

38:                                               ; preds = %27
  %39 = load i32, ptr %8, align 4, !tbaa !6
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %8, align 4, !tbaa !6
  br label %21, !llvm.loop !257

41:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %10) #15
  call void @llvm.lifetime.start.p0(ptr %11) #15
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %42

42:                                               ; preds = %60, %41
  %43 = load i32, ptr %11, align 4, !tbaa !6
  %44 = icmp slt i32 %43, 1
  br i1 %44, label %46, label %45

45:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(ptr %11) #15
  br label %63

46:                                               ; preds = %42
  %47 = load ptr, ptr %6, align 8, !tbaa !49
  %48 = load i32, ptr %11, align 4, !tbaa !6
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds <4 x float>, ptr %47, i64 %49
  %51 = load <4 x float>, ptr %50, align 16, !tbaa !123
  %52 = load i32, ptr %11, align 4, !tbaa !6
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [1 x [2 x <4 x float>]], ptr %10, i64 0, i64 %53
  %55 = getelementptr inbounds [2 x <4 x float>], ptr %54, i64 0, i64 0
  store <4 x float> %51, ptr %55, align 16, !tbaa !123
  %56 = load i32, ptr %11, align 4, !tbaa !6
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [1 x [2 x <4 x float>]], ptr %10, i64 0, i64 %57
  %59 = getelementptr inbounds [2 x <4 x float>], ptr %58, i64 0, i64 1
  store <4 x float> zeroinitializer, ptr %59, align 16, !tbaa !123
  br label %60

60:                                               ; preds = %46
  %61 = load i32, ptr %11, align 4, !tbaa !6
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %11, align 4, !tbaa !6
  br label %42, !llvm.loop !258

63:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(ptr %12) #15
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %64

64:                                               ; preds = %168, %63
  %65 = load i32, ptr %12, align 4, !tbaa !6
  %66 = icmp slt i32 %65, 8
  br i1 %66, label %68, label %67

67:                                               ; preds = %64
  store i32 8, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #15
  br label %171

68:                                               ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %14) #15
  %69 = load i32, ptr %12, align 4, !tbaa !6
  %70 = mul nsw i32 %69, 4
  %71 = load i32, ptr @group, align 4, !tbaa !6
  %72 = sdiv i32 %70, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %73
  store ptr %74, ptr %14, align 8, !tbaa !186
  call void @llvm.lifetime.start.p0(ptr %15) #15
  %75 = load ptr, ptr %4, align 8, !tbaa !174, !nonnull !46, !align !47
  %76 = load i32, ptr %12, align 4, !tbaa !6
  %77 = call noundef <16 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %75, i32 noundef %76)
  %78 = bitcast <16 x i8> %77 to <4 x i32>
  store <4 x i32> %78, ptr %15, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %16) #15
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %79

79:                                               ; preds = %164, %68
  %80 = load i32, ptr %16, align 4, !tbaa !6
  %81 = icmp slt i32 %80, 4
  br i1 %81, label %83, label %82

82:                                               ; preds = %79
  store i32 11, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #15
  br label %167

83:                                               ; preds = %79
  call void @llvm.lifetime.start.p0(ptr %17) #15
  %84 = load <4 x i32>, ptr %15, align 16, !tbaa !123
  %85 = load i32, ptr %16, align 4, !tbaa !6
  %86 = mul nsw i32 8, %85
  %87 = insertelement <4 x i32> poison, i32 %86, i64 0
  %88 = shufflevector <4 x i32> %87, <4 x i32> poison, <4 x i32> zeroinitializer
  %89 = ashr <4 x i32> %84, %88
  %90 = and <4 x i32> %89, splat (i32 255)
  store <4 x i32> %90, ptr %17, align 16, !tbaa !123
  %91 = load i32, ptr @zero, align 4, !tbaa !6
  %92 = icmp ne i32 %91, 0
  br i1 %92, label %93, label %99

93:                                               ; preds = %83
  %94 = load i32, ptr @zero, align 4, !tbaa !6
  %95 = insertelement <4 x i32> poison, i32 %94, i64 0
  %96 = shufflevector <4 x i32> %95, <4 x i32> poison, <4 x i32> zeroinitializer
  %97 = load <4 x i32>, ptr %17, align 16, !tbaa !123
  %98 = sub <4 x i32> %97, %96
  store <4 x i32> %98, ptr %17, align 16, !tbaa !123
  br label %99

99:                                               ; preds = %93, %83
  call void @llvm.lifetime.start.p0(ptr %18) #15
  %100 = load <4 x i32>, ptr %17, align 16, !tbaa !123
  %101 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %100)
  store <4 x float> %101, ptr %18, align 16, !tbaa !123
  %102 = load i32, ptr @has_offset, align 4, !tbaa !6
  %103 = icmp ne i32 %102, 0
  br i1 %103, label %104, label %113

104:                                              ; preds = %99
  %105 = load <4 x float>, ptr %18, align 16, !tbaa !123
  %106 = load ptr, ptr %14, align 8, !tbaa !186, !nonnull !46, !align !182
  %107 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %106, i32 0, i32 0
  %108 = load <4 x float>, ptr %107, align 16, !tbaa !123
  %109 = load ptr, ptr %14, align 8, !tbaa !186, !nonnull !46, !align !182
  %110 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %109, i32 0, i32 1
  %111 = load <4 x float>, ptr %110, align 16, !tbaa !123
  %112 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %105, <4 x float> noundef %108, <4 x float> noundef %111)
  store <4 x float> %112, ptr %18, align 16, !tbaa !123
  br label %123

113:                                              ; preds = %99
  %114 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %115 = icmp ne i32 %114, 3
  br i1 %115, label %116, label %122

116:                                              ; preds = %113
  %117 = load ptr, ptr %14, align 8, !tbaa !186, !nonnull !46, !align !182
  %118 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %117, i32 0, i32 0
  %119 = load <4 x float>, ptr %118, align 16, !tbaa !123
  %120 = load <4 x float>, ptr %18, align 16, !tbaa !123
  %121 = fmul <4 x float> %120, %119
  store <4 x float> %121, ptr %18, align 16, !tbaa !123
  br label %122

122:                                              ; preds = %116, %113
  br label %123

123:                                              ; preds = %122, %104
  call void @llvm.lifetime.start.p0(ptr %19) #15
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %124

124:                                              ; preds = %160, %123
  %125 = load i32, ptr %19, align 4, !tbaa !6
  %126 = icmp slt i32 %125, 1
  br i1 %126, label %128, label %127

127:                                              ; preds = %124
  store i32 14, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #15
  br label %163

128:                                              ; preds = %124
  %129 = load <4 x float>, ptr %18, align 16, !tbaa !123
  %130 = load ptr, ptr %5, align 8, !tbaa !242
  %131 = load i32, ptr %19, align 4, !tbaa !6
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds ptr, ptr %130, i64 %132
  %134 = load ptr, ptr %133, align 8, !tbaa !119
  %135 = load i32, ptr %12, align 4, !tbaa !6
  %136 = mul nsw i32 4, %135
  %137 = load i32, ptr %16, align 4, !tbaa !6
  %138 = add nsw i32 %136, %137
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %134, i64 %139
  %141 = load float, ptr %140, align 4, !tbaa !117
  %142 = insertelement <4 x float> poison, float %141, i64 0
  %143 = shufflevector <4 x float> %142, <4 x float> poison, <4 x i32> zeroinitializer
  %144 = load i32, ptr %19, align 4, !tbaa !6
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [1 x [2 x <4 x float>]], ptr %10, i64 0, i64 %145
  %147 = load i32, ptr %16, align 4, !tbaa !6
  %148 = srem i32 %147, 2
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [2 x <4 x float>], ptr %146, i64 0, i64 %149
  %151 = load <4 x float>, ptr %150, align 16, !tbaa !123
  %152 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %129, <4 x float> noundef %143, <4 x float> noundef %151)
  %153 = load i32, ptr %19, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [1 x [2 x <4 x float>]], ptr %10, i64 0, i64 %154
  %156 = load i32, ptr %16, align 4, !tbaa !6
  %157 = srem i32 %156, 2
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [2 x <4 x float>], ptr %155, i64 0, i64 %158
  store <4 x float> %152, ptr %159, align 16, !tbaa !123
  br label %160

160:                                              ; preds = %128
  %161 = load i32, ptr %19, align 4, !tbaa !6
  %162 = add nsw i32 %161, 1
  store i32 %162, ptr %19, align 4, !tbaa !6
  br label %124, !llvm.loop !259

163:                                              ; preds = %127
  call void @llvm.lifetime.end.p0(ptr %18) #15
  call void @llvm.lifetime.end.p0(ptr %17) #15
  br label %164

164:                                              ; preds = %163
  %165 = load i32, ptr %16, align 4, !tbaa !6
  %166 = add nsw i32 %165, 1
  store i32 %166, ptr %16, align 4, !tbaa !6
  br label %79, !llvm.loop !260

167:                                              ; preds = %82
  call void @llvm.lifetime.end.p0(ptr %15) #15
  call void @llvm.lifetime.end.p0(ptr %14) #15
  br label %168

168:                                              ; preds = %167
  %169 = load i32, ptr %12, align 4, !tbaa !6
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %12, align 4, !tbaa !6
  br label %64, !llvm.loop !261

171:                                              ; preds = %67
  call void @llvm.lifetime.start.p0(ptr %20) #15
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %172

172:                                              ; preds = %192, %171
  %173 = load i32, ptr %20, align 4, !tbaa !6
  %174 = icmp slt i32 %173, 1
  br i1 %174, label %176, label %175

175:                                              ; preds = %172
  store i32 17, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #15
  br label %195

176:                                              ; preds = %172
  %177 = load i32, ptr %20, align 4, !tbaa !6
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [1 x [2 x <4 x float>]], ptr %10, i64 0, i64 %178
  %180 = getelementptr inbounds [2 x <4 x float>], ptr %179, i64 0, i64 0
  %181 = load <4 x float>, ptr %180, align 16, !tbaa !123
  %182 = load i32, ptr %20, align 4, !tbaa !6
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds [1 x [2 x <4 x float>]], ptr %10, i64 0, i64 %183
  %185 = getelementptr inbounds [2 x <4 x float>], ptr %184, i64 0, i64 1
  %186 = load <4 x float>, ptr %185, align 16, !tbaa !123
  %187 = fadd <4 x float> %181, %186
  %188 = load ptr, ptr %6, align 8, !tbaa !49
  %189 = load i32, ptr %20, align 4, !tbaa !6
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds <4 x float>, ptr %188, i64 %190
  store <4 x float> %187, ptr %191, align 16, !tbaa !123
  br label %192

192:                                              ; preds = %176
  %193 = load i32, ptr %20, align 4, !tbaa !6
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %20, align 4, !tbaa !6
  br label %172, !llvm.loop !262

195:                                              ; preds = %175
  call void @llvm.lifetime.end.p0(ptr %10) #15
  call void @llvm.lifetime.end.p0(ptr %7) #15
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
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress noinline nounwind uwtable }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #12 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #14 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #15 = { nounwind }
attributes #16 = { allocsize(0) }

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
!136 = !{!137, !137, i64 0}
!137 = !{!"p1 _ZTSN12_GLOBAL__N_14RowsE", !12, i64 0}
!138 = !{!139, !57, i64 0}
!139 = !{!"_ZTSZN12_GLOBAL__N_118matrices_with_rowsERK4CallEUlNS_4RowsEE_", !57, i64 0}
!140 = !{!141, !57, i64 0}
!141 = !{!"_ZTSZN12_GLOBAL__N_19for_partsIZL5pieceRK4CallllE3$_0EEvS3_llT_EUlNS_4RowsEE_", !57, i64 0, !57, i64 8, !57, i64 16, !57, i64 24, !12, i64 32}
!142 = !{!141, !57, i64 8}
!143 = !{!141, !57, i64 16}
!144 = !{!141, !57, i64 24}
!145 = !{!141, !12, i64 32}
!146 = !{i64 0, i64 8, !44, i64 8, i64 8, !44, i64 16, i64 8, !44}
!147 = !{!148, !43, i64 0}
!148 = !{!"_ZTSZL5pieceRK4CallllE3$_0", !43, i64 0}
!149 = !{!150, !150, i64 0}
!150 = !{!"p1 omnipotent char", !12, i64 0}
!151 = distinct !{!151, !51}
!152 = distinct !{!152, !51}
!153 = distinct !{!153, !51}
!154 = distinct !{!154, !51}
!155 = distinct !{!155, !51}
!156 = distinct !{!156, !51}
!157 = distinct !{!157, !51, !125}
!158 = distinct !{!158, !51, !125}
!159 = distinct !{!159, !51}
!160 = !{!161, !150, i64 0}
!161 = !{!"_ZTSN12_GLOBAL__N_16ColumnE", !150, i64 0, !150, i64 8, !15, i64 16, !7, i64 24}
!162 = !{!161, !150, i64 8}
!163 = !{!161, !15, i64 16}
!164 = !{!161, !7, i64 24}
!165 = !{i64 0, i64 8, !149, i64 8, i64 8, !149, i64 16, i64 8, !44, i64 24, i64 4, !6}
!166 = distinct !{!166, !51, !125}
!167 = distinct !{!167, !51}
!168 = distinct !{!168, !51}
!169 = distinct !{!169, !51, !125}
!170 = distinct !{!170, !51}
!171 = distinct !{!171, !51}
!172 = !{!173, !173, i64 0}
!173 = !{!"p1 _ZTSN12_GLOBAL__N_18UnpackedILi1EEE", !12, i64 0}
!174 = !{!175, !175, i64 0}
!175 = !{!"p1 _ZTSN12_GLOBAL__N_16ColumnE", !12, i64 0}
!176 = distinct !{!176, !51, !125}
!177 = !{i64 0, i64 16, !123, i64 16, i64 16, !123}
!178 = distinct !{!178, !51, !125}
!179 = distinct !{!179, !51, !125}
!180 = !{i64 4}
!181 = distinct !{!181, !51, !125}
!182 = !{i64 16}
!183 = distinct !{!183, !51, !125}
!184 = distinct !{!184, !51, !125}
!185 = distinct !{!185, !51, !125}
!186 = !{!187, !187, i64 0}
!187 = !{!"p1 _ZTSN12_GLOBAL__N_16ScalesE", !12, i64 0}
!188 = distinct !{!188, !51, !125}
!189 = distinct !{!189, !51, !125}
!190 = !{!191, !191, i64 0}
!191 = !{!"p1 int", !12, i64 0}
!192 = !{!193, !193, i64 0}
!193 = !{!"p2 omnipotent char", !21, i64 0}
!194 = !{!195, !175, i64 0}
!195 = !{!"_ZTSZN12_GLOBAL__N_18unpackedERKNS_6ColumnEiEUliiE_", !175, i64 0, !191, i64 8}
!196 = !{!195, !191, i64 8}
!197 = !{!198, !193, i64 0}
!198 = !{!"_ZTSZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiEUliE_", !193, i64 0, !191, i64 8}
!199 = !{!198, !191, i64 8}
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
!210 = distinct !{!210, !51, !125}
!211 = distinct !{!211, !51}
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
!224 = distinct !{!224, !51, !125}
!225 = distinct !{!225, !51}
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
!238 = distinct !{!238, !51, !125}
!239 = distinct !{!239, !51}
!240 = distinct !{!240, !51, !125}
!241 = distinct !{!241, !51, !125}
!242 = !{!243, !243, i64 0}
!243 = !{!"p2 float", !21, i64 0}
!244 = distinct !{!244, !51, !125}
!245 = distinct !{!245, !51, !125}
!246 = !{i64 10886}
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
!262 = distinct !{!262, !51, !125}
