
%struct.XLA_FFI_Error_Create_Args = type { i64, ptr, ptr, i32 }
%class.anon = type { i8 }
%class.anon.5 = type { i8 }
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
%"struct.(anonymous namespace)::Record" = type { [3 x [32 x i8]], float, [2 x float], [2 x i32], [2 x i32], i32 }
%struct.Unaligned = type { <16 x float> }
%struct.Unaligned.0 = type { <16 x i8> }
%"struct.(anonymous namespace)::Column" = type { ptr, ptr, i64, i32 }
%"struct.(anonymous namespace)::Unpacked" = type { [2 x [8 x <64 x i8>]], [2 x [2 x %"struct.(anonymous namespace)::Scales"]] }
%"struct.(anonymous namespace)::Scales" = type { <16 x float>, <16 x float> }
%"struct.(anonymous namespace)::Unpacked.11" = type { [1 x [8 x <64 x i8>]], [1 x [2 x %"struct.(anonymous namespace)::Scales"]] }
%struct.Unaligned.1 = type { <16 x i32> }
%class.anon.2 = type { ptr, ptr }
%class.anon.7 = type { ptr, ptr }
%struct.Unaligned.3 = type { <64 x i8> }
%struct.Unaligned.4 = type { <16 x i8> }
%struct.Unaligned.9 = type { <16 x i8> }
%struct.Unaligned.8 = type { <16 x half> }
%struct.Unaligned.10 = type { i32 }

$_ZN4Call5Array3setERK14XLA_FFI_Buffer = comdat any

$_ZNK4Call5sizesEl = comdat any

$_ZNK4Call8argumentIfEEPKT_l = comdat any

$_ZNK4Call12result_sizesEl = comdat any

$_ZNK4Call8argumentIhEEPKT_l = comdat any

$_ZNK4Call6resultIfEEPT_l = comdat any

@.str = private unnamed_addr constant [50 x i8] c"out of memory for what a product of numbers needs\00", align 1
@__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating = private unnamed_addr constant %struct.XLA_FFI_Error_Create_Args { i64 28, ptr null, ptr @.str, i32 8 }, align 8
@__const._ZL7prepareRK4Callll.total = private unnamed_addr constant %class.anon undef, align 1
@group = external constant i32, align 4
@has_offset = external constant i32, align 4
@zero = external constant i32, align 4
@has_dot = external constant i32, align 4
@scale_kind = external constant i32, align 4
@__const._ZN12_GLOBAL__N_112lane_numbersEv.numbers = private unnamed_addr constant [16 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15], align 16
@nibbles = external constant i32, align 4
@bits = external constant i32, align 4
@has_table = external constant i32, align 4
@table = external constant [16 x i8], align 16
@flipped = external constant i32, align 4
@__const._ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi.halves = private unnamed_addr constant %class.anon.5 undef, align 1

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
  %7 = alloca i64, align 8
  store ptr %1, ptr %3, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %4) #21
  %8 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %9 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %8, i64 noundef 0)
  %10 = getelementptr inbounds i64, ptr %9, i64 0
  %11 = load i64, ptr %10, align 8, !tbaa !44
  store i64 %11, ptr %4, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %5) #21
  %12 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %13 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %12, i64 noundef 0)
  %14 = getelementptr inbounds i64, ptr %13, i64 1
  %15 = load i64, ptr %14, align 8, !tbaa !44
  store i64 %15, ptr %5, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #21
  %16 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %17 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %16, i64 noundef 0)
  %18 = getelementptr inbounds i64, ptr %17, i64 1
  %19 = load i64, ptr %18, align 8, !tbaa !44
  %20 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %19, i64 noundef 16)
  store i64 %20, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #21
  %21 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %22 = call noundef zeroext i1 @_ZL8has_manyRK4Call(ptr noundef nonnull align 8 dereferenceable(360) %21)
  %23 = zext i1 %22 to i64
  %24 = select i1 %22, i32 2, i32 1
  %25 = sext i32 %24 to i64
  store i64 %25, ptr %7, align 8, !tbaa !44
  %26 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 0
  %27 = load i64, ptr %6, align 8, !tbaa !44
  %28 = load i64, ptr %7, align 8, !tbaa !44
  %29 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %27, i64 noundef %28)
  store i64 %29, ptr %26, align 8, !tbaa !65
  %30 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 1
  %31 = load i64, ptr %5, align 8, !tbaa !44
  %32 = mul nsw i64 %31, 16
  %33 = load i64, ptr %7, align 8, !tbaa !44
  %34 = mul nsw i64 %32, %33
  store i64 %34, ptr %30, align 8, !tbaa !67
  %35 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 2
  %36 = load i32, ptr @has_dot, align 4, !tbaa !6
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %40

38:                                               ; preds = %2
  %39 = load i64, ptr %4, align 8, !tbaa !44
  br label %41

40:                                               ; preds = %2
  br label %41

41:                                               ; preds = %40, %38
  %42 = phi i64 [ %39, %38 ], [ 0, %40 ]
  store i64 %42, ptr %35, align 8, !tbaa !68
  %43 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 3
  %44 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %44, ptr %43, align 8, !tbaa !69
  call void @llvm.lifetime.end.p0(ptr %7) #21
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
  store float 8.355700e+06, ptr %7, align 4, !tbaa !117
  call void @llvm.lifetime.start.p0(ptr %8) #21
  store i32 226492416, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %9) #21
  store i32 2139095040, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #21
  %33 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %34 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %33, i64 noundef 0)
  %35 = getelementptr inbounds i64, ptr %34, i64 1
  %36 = load i64, ptr %35, align 8, !tbaa !44
  %37 = sdiv i64 %36, 32
  store i64 %37, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #21
  %38 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %39 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %38, i64 noundef 0)
  %40 = load i64, ptr %5, align 8, !tbaa !44
  %41 = load i64, ptr %10, align 8, !tbaa !44
  %42 = mul nsw i64 %40, %41
  %43 = mul nsw i64 %42, 32
  %44 = getelementptr inbounds float, ptr %39, i64 %43
  store ptr %44, ptr %11, align 8, !tbaa !119
  call void @llvm.lifetime.start.p0(ptr %12) #21
  %45 = load i64, ptr %5, align 8, !tbaa !44
  %46 = load i64, ptr %10, align 8, !tbaa !44
  %47 = mul nsw i64 %45, %46
  store i64 %47, ptr %12, align 8, !tbaa !44
  br label %48

48:                                               ; preds = %242, %3
  %49 = load i64, ptr %12, align 8, !tbaa !44
  %50 = load i64, ptr %6, align 8, !tbaa !44
  %51 = load i64, ptr %10, align 8, !tbaa !44
  %52 = mul nsw i64 %50, %51
  %53 = icmp slt i64 %49, %52
  br i1 %53, label %55, label %54

54:                                               ; preds = %48
  store i32 2, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #21
  br label %247

55:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr %14) #21
  %56 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %57 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %56, i64 noundef 1)
  %58 = load i64, ptr %12, align 8, !tbaa !44
  %59 = load i64, ptr %10, align 8, !tbaa !44
  %60 = srem i64 %58, %59
  %61 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %62 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %61, i64 noundef 0)
  %63 = getelementptr inbounds i64, ptr %62, i64 0
  %64 = load i64, ptr %63, align 8, !tbaa !44
  %65 = mul nsw i64 %60, %64
  %66 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %57, i64 %65
  %67 = load i64, ptr %12, align 8, !tbaa !44
  %68 = load i64, ptr %10, align 8, !tbaa !44
  %69 = sdiv i64 %67, %68
  %70 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %66, i64 %69
  store ptr %70, ptr %14, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %15) #21
  %71 = load ptr, ptr %11, align 8, !tbaa !119
  %72 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %71)
  store <16 x float> %72, ptr %15, align 64, !tbaa !123
  %73 = getelementptr inbounds <16 x float>, ptr %15, i64 1
  %74 = load ptr, ptr %11, align 8, !tbaa !119
  %75 = getelementptr inbounds float, ptr %74, i64 16
  %76 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %75)
  store <16 x float> %76, ptr %73, align 64, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %16) #21
  %77 = getelementptr inbounds [2 x <16 x float>], ptr %15, i64 0, i64 0
  %78 = load <16 x float>, ptr %77, align 64, !tbaa !123
  %79 = bitcast <16 x float> %78 to <16 x i32>
  %80 = and <16 x i32> %79, splat (i32 2147483647)
  %81 = getelementptr inbounds [2 x <16 x float>], ptr %15, i64 0, i64 1
  %82 = load <16 x float>, ptr %81, align 64, !tbaa !123
  %83 = bitcast <16 x float> %82 to <16 x i32>
  %84 = and <16 x i32> %83, splat (i32 2147483647)
  %85 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %80, <16 x i32> %84)
  %86 = call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %85)
  store i32 %86, ptr %16, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %17) #21
  %87 = load i32, ptr %16, align 4, !tbaa !6
  %88 = icmp ult i32 %87, 2139095040
  %89 = zext i1 %88 to i8
  store i8 %89, ptr %17, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %18) #21
  %90 = load i32, ptr %16, align 4, !tbaa !6
  %91 = icmp ult i32 %90, 226492416
  %92 = zext i1 %91 to i8
  store i8 %92, ptr %18, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %19) #21
  %93 = load float, ptr %16, align 4, !tbaa !123
  %94 = fmul float %93, 0x3E801021C0000000
  store float %94, ptr %19, align 4, !tbaa !117
  call void @llvm.lifetime.start.p0(ptr %20) #21
  %95 = load float, ptr %19, align 4, !tbaa !117
  %96 = fdiv float 1.000000e+00, %95
  store float %96, ptr %20, align 4, !tbaa !117
  %97 = load i8, ptr %18, align 1, !tbaa !92, !range !94, !noundef !46
  %98 = trunc i8 %97 to i1
  br i1 %98, label %99, label %100

99:                                               ; preds = %55
  br label %108

100:                                              ; preds = %55
  %101 = load i8, ptr %17, align 1, !tbaa !92, !range !94, !noundef !46
  %102 = trunc i8 %101 to i1
  br i1 %102, label %103, label %105

103:                                              ; preds = %100
  %104 = load float, ptr %19, align 4, !tbaa !117
  br label %106

105:                                              ; preds = %100
  br label %106

106:                                              ; preds = %105, %103
  %107 = phi float [ %104, %103 ], [ 0x7FF8000000000000, %105 ]
  br label %108

108:                                              ; preds = %106, %99
  %109 = phi float [ 0.000000e+00, %99 ], [ %107, %106 ]
  %110 = load ptr, ptr %14, align 8, !tbaa !121
  %111 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %110, i32 0, i32 1
  store float %109, ptr %111, align 4, !tbaa !124
  call void @llvm.lifetime.start.p0(ptr %21) #21
  %112 = load i8, ptr %17, align 1, !tbaa !92, !range !94, !noundef !46
  %113 = trunc i8 %112 to i1
  br i1 %113, label %114, label %118

114:                                              ; preds = %108
  %115 = load i8, ptr %18, align 1, !tbaa !92, !range !94, !noundef !46
  %116 = trunc i8 %115 to i1
  %117 = xor i1 %116, true
  br label %118

118:                                              ; preds = %114, %108
  %119 = phi i1 [ false, %108 ], [ %117, %114 ]
  %120 = zext i1 %119 to i32
  %121 = insertelement <16 x i32> poison, i32 %120, i64 0
  %122 = shufflevector <16 x i32> %121, <16 x i32> poison, <16 x i32> zeroinitializer
  %123 = sub <16 x i32> zeroinitializer, %122
  store <16 x i32> %123, ptr %21, align 64, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %22) #21
  call void @llvm.lifetime.start.p0(ptr %23) #21
  call void @llvm.lifetime.start.p0(ptr %24) #21
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %124

124:                                              ; preds = %181, %118
  %125 = load i32, ptr %24, align 4, !tbaa !6
  %126 = icmp slt i32 %125, 2
  br i1 %126, label %128, label %127

127:                                              ; preds = %124
  store i32 5, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #21
  br label %184

128:                                              ; preds = %124
  call void @llvm.lifetime.start.p0(ptr %25) #21
  %129 = load <16 x i32>, ptr %21, align 64, !tbaa !123
  %130 = load i32, ptr %24, align 4, !tbaa !6
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [2 x <16 x float>], ptr %15, i64 0, i64 %131
  %133 = load <16 x float>, ptr %132, align 64, !tbaa !123
  %134 = load float, ptr %20, align 4, !tbaa !117
  %135 = insertelement <16 x float> poison, float %134, i64 0
  %136 = shufflevector <16 x float> %135, <16 x float> poison, <16 x i32> zeroinitializer
  %137 = fmul <16 x float> %133, %136
  %138 = icmp slt <16 x i32> %129, zeroinitializer
  %139 = select <16 x i1> %138, <16 x float> %137, <16 x float> zeroinitializer
  store <16 x float> %139, ptr %25, align 64, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %26) #21
  %140 = load <16 x float>, ptr %25, align 64, !tbaa !123
  %141 = call <16 x float> @llvm.rint.v16f32(<16 x float> %140)
  %142 = fptosi <16 x float> %141 to <16 x i32>
  store <16 x i32> %142, ptr %26, align 64, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %27) #21
  store i32 2, ptr %27, align 4, !tbaa !6
  br label %143

143:                                              ; preds = %177, %128
  %144 = load i32, ptr %27, align 4, !tbaa !6
  %145 = icmp sge i32 %144, 0
  br i1 %145, label %147, label %146

146:                                              ; preds = %143
  store i32 8, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #21
  br label %180

147:                                              ; preds = %143
  call void @llvm.lifetime.start.p0(ptr %28) #21
  %148 = load <16 x i32>, ptr %26, align 64, !tbaa !123
  %149 = trunc <16 x i32> %148 to <16 x i8>
  store <16 x i8> %149, ptr %28, align 16, !tbaa !123
  %150 = load ptr, ptr %14, align 8, !tbaa !121
  %151 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %150, i32 0, i32 0
  %152 = load i32, ptr %27, align 4, !tbaa !6
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [3 x [32 x i8]], ptr %151, i64 0, i64 %153
  %155 = getelementptr inbounds [32 x i8], ptr %154, i64 0, i64 0
  %156 = load i32, ptr %24, align 4, !tbaa !6
  %157 = mul nsw i32 16, %156
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds i8, ptr %155, i64 %158
  %160 = load <16 x i8>, ptr %28, align 16, !tbaa !123
  call void @_ZN12_GLOBAL__N_15storeIDv16_aEEvPvT_(ptr noundef %159, <16 x i8> noundef %160)
  %161 = load <16 x i32>, ptr %26, align 64, !tbaa !123
  %162 = add <16 x i32> %161, splat (i32 128)
  %163 = ashr <16 x i32> %162, splat (i32 8)
  store <16 x i32> %163, ptr %26, align 64, !tbaa !123
  %164 = load i32, ptr %27, align 4, !tbaa !6
  %165 = icmp eq i32 %164, 2
  br i1 %165, label %166, label %176

166:                                              ; preds = %147
  %167 = load <16 x i8>, ptr %28, align 16, !tbaa !123
  %168 = sext <16 x i8> %167 to <16 x i32>
  %169 = load i32, ptr %24, align 4, !tbaa !6
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [2 x <16 x i32>], ptr %23, i64 0, i64 %170
  store <16 x i32> %168, ptr %171, align 64, !tbaa !123
  %172 = load <16 x i32>, ptr %26, align 64, !tbaa !123
  %173 = load i32, ptr %24, align 4, !tbaa !6
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [2 x <16 x i32>], ptr %22, i64 0, i64 %174
  store <16 x i32> %172, ptr %175, align 64, !tbaa !123
  br label %176

176:                                              ; preds = %166, %147
  call void @llvm.lifetime.end.p0(ptr %28) #21
  br label %177

177:                                              ; preds = %176
  %178 = load i32, ptr %27, align 4, !tbaa !6
  %179 = add nsw i32 %178, -1
  store i32 %179, ptr %27, align 4, !tbaa !6
  br label %143, !llvm.loop !126

180:                                              ; preds = %146
  call void @llvm.lifetime.end.p0(ptr %26) #21
  call void @llvm.lifetime.end.p0(ptr %25) #21
  br label %181

181:                                              ; preds = %180
  %182 = load i32, ptr %24, align 4, !tbaa !6
  %183 = add nsw i32 %182, 1
  store i32 %183, ptr %24, align 4, !tbaa !6
  br label %124, !llvm.loop !128

184:                                              ; preds = %127
  call void @llvm.lifetime.start.p0(ptr %29) #21
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %29, ptr align 1 @__const._ZL7prepareRK4Callll.total, i64 1, i1 false)
  call void @llvm.lifetime.start.p0(ptr %30) #21
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %185

185:                                              ; preds = %238, %184
  %186 = load i32, ptr %30, align 4, !tbaa !6
  %187 = load i32, ptr @group, align 4, !tbaa !6
  %188 = sdiv i32 32, %187
  %189 = icmp slt i32 %186, %188
  br i1 %189, label %191, label %190

190:                                              ; preds = %185
  store i32 11, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #21
  br label %241

191:                                              ; preds = %185
  call void @llvm.lifetime.start.p0(ptr %31) #21
  %192 = getelementptr inbounds [2 x <16 x i32>], ptr %22, i64 0, i64 0
  %193 = load i32, ptr %30, align 4, !tbaa !6
  %194 = call noundef i32 @"_ZZL7prepareRK4CallllENK3$_0clEPKDv16_ii"(ptr noundef nonnull align 1 dereferenceable(1) %29, ptr noundef %192, i32 noundef %193)
  store i32 %194, ptr %31, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %32) #21
  %195 = getelementptr inbounds [2 x <16 x i32>], ptr %23, i64 0, i64 0
  %196 = load i32, ptr %30, align 4, !tbaa !6
  %197 = call noundef i32 @"_ZZL7prepareRK4CallllENK3$_0clEPKDv16_ii"(ptr noundef nonnull align 1 dereferenceable(1) %29, ptr noundef %195, i32 noundef %196)
  store i32 %197, ptr %32, align 4, !tbaa !6
  %198 = load i32, ptr @has_offset, align 4, !tbaa !6
  %199 = icmp ne i32 %198, 0
  br i1 %199, label %200, label %215

200:                                              ; preds = %191
  %201 = load i32, ptr %31, align 4, !tbaa !6
  %202 = mul nsw i32 %201, 256
  %203 = load i32, ptr %32, align 4, !tbaa !6
  %204 = add nsw i32 %202, %203
  %205 = sitofp i32 %204 to float
  %206 = load ptr, ptr %14, align 8, !tbaa !121
  %207 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %206, i32 0, i32 1
  %208 = load float, ptr %207, align 4, !tbaa !124
  %209 = fmul float %205, %208
  %210 = load ptr, ptr %14, align 8, !tbaa !121
  %211 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %210, i32 0, i32 2
  %212 = load i32, ptr %30, align 4, !tbaa !6
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds [2 x float], ptr %211, i64 0, i64 %213
  store float %209, ptr %214, align 4, !tbaa !117
  br label %215

215:                                              ; preds = %200, %191
  %216 = load i32, ptr @zero, align 4, !tbaa !6
  %217 = icmp ne i32 %216, 0
  br i1 %217, label %218, label %237

218:                                              ; preds = %215
  %219 = load i32, ptr %31, align 4, !tbaa !6
  %220 = load i32, ptr @zero, align 4, !tbaa !6
  %221 = sub nsw i32 0, %220
  %222 = mul nsw i32 %219, %221
  %223 = load ptr, ptr %14, align 8, !tbaa !121
  %224 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %223, i32 0, i32 3
  %225 = load i32, ptr %30, align 4, !tbaa !6
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds [2 x i32], ptr %224, i64 0, i64 %226
  store i32 %222, ptr %227, align 4, !tbaa !6
  %228 = load i32, ptr %32, align 4, !tbaa !6
  %229 = load i32, ptr @zero, align 4, !tbaa !6
  %230 = sub nsw i32 0, %229
  %231 = mul nsw i32 %228, %230
  %232 = load ptr, ptr %14, align 8, !tbaa !121
  %233 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %232, i32 0, i32 4
  %234 = load i32, ptr %30, align 4, !tbaa !6
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds [2 x i32], ptr %233, i64 0, i64 %235
  store i32 %231, ptr %236, align 4, !tbaa !6
  br label %237

237:                                              ; preds = %218, %215
  call void @llvm.lifetime.end.p0(ptr %32) #21
  call void @llvm.lifetime.end.p0(ptr %31) #21
  br label %238

238:                                              ; preds = %237
  %239 = load i32, ptr %30, align 4, !tbaa !6
  %240 = add nsw i32 %239, 1
  store i32 %240, ptr %30, align 4, !tbaa !6
  br label %185, !llvm.loop !129

241:                                              ; preds = %190
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
  br label %242

242:                                              ; preds = %241
  %243 = load i64, ptr %12, align 8, !tbaa !44
  %244 = add nsw i64 %243, 1
  store i64 %244, ptr %12, align 8, !tbaa !44
  %245 = load ptr, ptr %11, align 8, !tbaa !119
  %246 = getelementptr inbounds float, ptr %245, i64 32
  store ptr %246, ptr %11, align 8, !tbaa !119
  br label %48, !llvm.loop !130

247:                                              ; preds = %54
  call void @llvm.lifetime.end.p0(ptr %11) #21
  call void @llvm.lifetime.end.p0(ptr %10) #21
  call void @llvm.lifetime.end.p0(ptr %9) #21
  call void @llvm.lifetime.end.p0(ptr %8) #21
  call void @llvm.lifetime.end.p0(ptr %7) #21
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef zeroext i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca i1, align 1
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i8, align 1
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  store ptr %0, ptr %5, align 8, !tbaa !42
  store i64 %1, ptr %6, align 8, !tbaa !44
  store i64 %2, ptr %7, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %8) #21
  %18 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %19 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %18, i64 noundef 0)
  %20 = getelementptr inbounds i64, ptr %19, i64 0
  %21 = load i64, ptr %20, align 8, !tbaa !44
  store i64 %21, ptr %8, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %9) #21
  %22 = load i64, ptr %8, align 8, !tbaa !44
  %23 = sdiv i64 %22, 4
  %24 = mul nsw i64 %23, 4
  store i64 %24, ptr %9, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %10) #21
  %25 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %26 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %25, i64 noundef 0)
  %27 = getelementptr inbounds i64, ptr %26, i64 1
  %28 = load i64, ptr %27, align 8, !tbaa !44
  %29 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %28, i64 noundef 16)
  store i64 %29, ptr %10, align 8, !tbaa !44
  %30 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %31 = call noundef zeroext i1 @_ZL8has_manyRK4Call(ptr noundef nonnull align 8 dereferenceable(360) %30)
  br i1 %31, label %32, label %40

32:                                               ; preds = %3
  %33 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %34 = load i64, ptr %6, align 8, !tbaa !44
  %35 = mul nsw i64 %34, 2
  %36 = load i64, ptr %7, align 8, !tbaa !44
  %37 = mul nsw i64 %36, 2
  %38 = load i64, ptr %10, align 8, !tbaa !44
  %39 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %37, i64 noundef %38)
  call void @_ZN12_GLOBAL__N_113multiply_manyERK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %33, i64 noundef %35, i64 noundef %39)
  store i1 true, ptr %4, align 1
  store i32 1, ptr %11, align 4
  br label %113

40:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %12) #21
  %41 = load i64, ptr %6, align 8, !tbaa !44
  store i64 %41, ptr %12, align 8, !tbaa !44
  br label %42

42:                                               ; preds = %109, %40
  %43 = load i64, ptr %12, align 8, !tbaa !44
  %44 = load i64, ptr %7, align 8, !tbaa !44
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %47, label %46

46:                                               ; preds = %42
  store i32 2, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #21
  br label %112

47:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr %13) #21
  %48 = load i64, ptr %12, align 8, !tbaa !44
  %49 = add nsw i64 %48, 2
  %50 = load i64, ptr %7, align 8, !tbaa !44
  %51 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %49, i64 noundef %50)
  store i64 %51, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #21
  %52 = load i64, ptr %13, align 8, !tbaa !44
  %53 = load i64, ptr %12, align 8, !tbaa !44
  %54 = add nsw i64 %53, 2
  %55 = icmp eq i64 %52, %54
  %56 = zext i1 %55 to i8
  store i8 %56, ptr %14, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %15) #21
  store i64 0, ptr %15, align 8, !tbaa !44
  br label %57

57:                                               ; preds = %74, %47
  %58 = load i64, ptr %15, align 8, !tbaa !44
  %59 = load i64, ptr %9, align 8, !tbaa !44
  %60 = icmp slt i64 %58, %59
  br i1 %60, label %62, label %61

61:                                               ; preds = %57
  store i32 5, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #21
  br label %77

62:                                               ; preds = %57
  %63 = load i8, ptr %14, align 1, !tbaa !92, !range !94, !noundef !46
  %64 = trunc i8 %63 to i1
  br i1 %64, label %65, label %69

65:                                               ; preds = %62
  %66 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %67 = load i64, ptr %12, align 8, !tbaa !44
  %68 = load i64, ptr %15, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_14tileILi2ELi4EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %66, i64 noundef %67, i64 noundef %68)
  br label %73

69:                                               ; preds = %62
  %70 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %71 = load i64, ptr %12, align 8, !tbaa !44
  %72 = load i64, ptr %15, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_14tileILi1ELi4EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %70, i64 noundef %71, i64 noundef %72)
  br label %73

73:                                               ; preds = %69, %65
  br label %74

74:                                               ; preds = %73
  %75 = load i64, ptr %15, align 8, !tbaa !44
  %76 = add nsw i64 %75, 4
  store i64 %76, ptr %15, align 8, !tbaa !44
  br label %57, !llvm.loop !131

77:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(ptr %16) #21
  %78 = load i64, ptr %12, align 8, !tbaa !44
  store i64 %78, ptr %16, align 8, !tbaa !44
  br label %79

79:                                               ; preds = %105, %77
  %80 = load i64, ptr %16, align 8, !tbaa !44
  %81 = load i64, ptr %13, align 8, !tbaa !44
  %82 = icmp slt i64 %80, %81
  br i1 %82, label %84, label %83

83:                                               ; preds = %79
  store i32 8, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #21
  br label %108

84:                                               ; preds = %79
  call void @llvm.lifetime.start.p0(ptr %17) #21
  %85 = load i64, ptr %9, align 8, !tbaa !44
  store i64 %85, ptr %17, align 8, !tbaa !44
  %86 = load i64, ptr %17, align 8, !tbaa !44
  %87 = add nsw i64 %86, 2
  %88 = load i64, ptr %8, align 8, !tbaa !44
  %89 = icmp sle i64 %87, %88
  br i1 %89, label %90, label %96

90:                                               ; preds = %84
  %91 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %92 = load i64, ptr %16, align 8, !tbaa !44
  %93 = load i64, ptr %17, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_14tileILi1ELi2EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %91, i64 noundef %92, i64 noundef %93)
  %94 = load i64, ptr %17, align 8, !tbaa !44
  %95 = add nsw i64 %94, 2
  store i64 %95, ptr %17, align 8, !tbaa !44
  br label %96

96:                                               ; preds = %90, %84
  %97 = load i64, ptr %17, align 8, !tbaa !44
  %98 = load i64, ptr %8, align 8, !tbaa !44
  %99 = icmp slt i64 %97, %98
  br i1 %99, label %100, label %104

100:                                              ; preds = %96
  %101 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %102 = load i64, ptr %16, align 8, !tbaa !44
  %103 = load i64, ptr %17, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_14tileILi1ELi1EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %101, i64 noundef %102, i64 noundef %103)
  br label %104

104:                                              ; preds = %100, %96
  call void @llvm.lifetime.end.p0(ptr %17) #21
  br label %105

105:                                              ; preds = %104
  %106 = load i64, ptr %16, align 8, !tbaa !44
  %107 = add nsw i64 %106, 1
  store i64 %107, ptr %16, align 8, !tbaa !44
  br label %79, !llvm.loop !132

108:                                              ; preds = %83
  call void @llvm.lifetime.end.p0(ptr %14) #21
  call void @llvm.lifetime.end.p0(ptr %13) #21
  br label %109

109:                                              ; preds = %108
  %110 = load i64, ptr %12, align 8, !tbaa !44
  %111 = add nsw i64 %110, 2
  store i64 %111, ptr %12, align 8, !tbaa !44
  br label %42, !llvm.loop !133

112:                                              ; preds = %46
  store i1 true, ptr %4, align 1
  store i32 1, ptr %11, align 4
  br label %113

113:                                              ; preds = %112, %32
  call void @llvm.lifetime.end.p0(ptr %10) #21
  call void @llvm.lifetime.end.p0(ptr %9) #21
  call void @llvm.lifetime.end.p0(ptr %8) #21
  %114 = load i1, ptr %4, align 1
  ret i1 %114
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

; Function Attrs: mustprogress nounwind uwtable
define internal noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 align 2 {
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
define internal noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %0) #8 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned, ptr %3, i32 0, i32 0
  %5 = load <16 x float>, ptr %4, align 1, !tbaa !123
  ret <16 x float> %5
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i32> @llvm.umax.v16i32(<16 x i32>, <16 x i32>) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.umax.v16i32(<16 x i32>) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.rint.v16f32(<16 x float>) #9

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15storeIDv16_aEEvPvT_(ptr noundef %0, <16 x i8> noundef %1) #11 {
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v16i32(<16 x i32>) #10

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

; Function Attrs: mustprogress nounwind uwtable
define internal noundef zeroext i1 @_ZL8has_manyRK4Call(ptr noundef nonnull align 8 dereferenceable(360) %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !42
  %3 = load i32, ptr @has_dot, align 4, !tbaa !6
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %1
  %6 = load ptr, ptr %2, align 8, !tbaa !42, !nonnull !46, !align !47
  %7 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %6, i64 noundef 0)
  %8 = getelementptr inbounds i64, ptr %7, i64 0
  %9 = load i64, ptr %8, align 8, !tbaa !44
  %10 = icmp sge i64 %9, 32
  br label %11

11:                                               ; preds = %5, %1
  %12 = phi i1 [ false, %1 ], [ %10, %5 ]
  ret i1 %12
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_113multiply_manyERK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
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
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #21
  %15 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %16 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %15, i64 noundef 0)
  %17 = getelementptr inbounds i64, ptr %16, i64 0
  %18 = load i64, ptr %17, align 8, !tbaa !44
  store i64 %18, ptr %7, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %8) #21
  %19 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %20 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %19, i64 noundef 0)
  %21 = getelementptr inbounds i64, ptr %20, i64 1
  %22 = load i64, ptr %21, align 8, !tbaa !44
  %23 = sdiv i64 %22, 32
  store i64 %23, ptr %8, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %9) #21
  store i64 0, ptr %9, align 8, !tbaa !44
  br label %24

24:                                               ; preds = %76, %3
  %25 = load i64, ptr %9, align 8, !tbaa !44
  %26 = load i64, ptr %7, align 8, !tbaa !44
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %24
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #21
  br label %79

29:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr %11) #21
  %30 = load i64, ptr %7, align 8, !tbaa !44
  %31 = load i64, ptr %9, align 8, !tbaa !44
  %32 = sub nsw i64 %30, %31
  %33 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %32, i64 noundef 128)
  store i64 %33, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #21
  store i64 0, ptr %12, align 8, !tbaa !44
  br label %34

34:                                               ; preds = %72, %29
  %35 = load i64, ptr %12, align 8, !tbaa !44
  %36 = load i64, ptr %8, align 8, !tbaa !44
  %37 = icmp slt i64 %35, %36
  br i1 %37, label %39, label %38

38:                                               ; preds = %34
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #21
  br label %75

39:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(ptr %13) #21
  %40 = load i64, ptr %12, align 8, !tbaa !44
  %41 = add nsw i64 %40, 48
  %42 = load i64, ptr %8, align 8, !tbaa !44
  %43 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %41, i64 noundef %42)
  store i64 %43, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #21
  %44 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %44, ptr %14, align 8, !tbaa !44
  br label %45

45:                                               ; preds = %57, %39
  %46 = load i64, ptr %14, align 8, !tbaa !44
  %47 = add nsw i64 %46, 2
  %48 = load i64, ptr %6, align 8, !tbaa !44
  %49 = icmp sle i64 %47, %48
  br i1 %49, label %50, label %60

50:                                               ; preds = %45
  %51 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %52 = load i64, ptr %14, align 8, !tbaa !44
  %53 = load i64, ptr %9, align 8, !tbaa !44
  %54 = load i64, ptr %11, align 8, !tbaa !44
  %55 = load i64, ptr %12, align 8, !tbaa !44
  %56 = load i64, ptr %13, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_110add_blocksILi2EEEvRK4Calllllll(ptr noundef nonnull align 8 dereferenceable(360) %51, i64 noundef %52, i64 noundef %53, i64 noundef %54, i64 noundef %55, i64 noundef %56)
  br label %57

57:                                               ; preds = %50
  %58 = load i64, ptr %14, align 8, !tbaa !44
  %59 = add nsw i64 %58, 2
  store i64 %59, ptr %14, align 8, !tbaa !44
  br label %45, !llvm.loop !134

60:                                               ; preds = %45
  %61 = load i64, ptr %14, align 8, !tbaa !44
  %62 = load i64, ptr %6, align 8, !tbaa !44
  %63 = icmp slt i64 %61, %62
  br i1 %63, label %64, label %71

64:                                               ; preds = %60
  %65 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %66 = load i64, ptr %14, align 8, !tbaa !44
  %67 = load i64, ptr %9, align 8, !tbaa !44
  %68 = load i64, ptr %11, align 8, !tbaa !44
  %69 = load i64, ptr %12, align 8, !tbaa !44
  %70 = load i64, ptr %13, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_110add_blocksILi1EEEvRK4Calllllll(ptr noundef nonnull align 8 dereferenceable(360) %65, i64 noundef %66, i64 noundef %67, i64 noundef %68, i64 noundef %69, i64 noundef %70)
  br label %71

71:                                               ; preds = %64, %60
  call void @llvm.lifetime.end.p0(ptr %14) #21
  call void @llvm.lifetime.end.p0(ptr %13) #21
  br label %72

72:                                               ; preds = %71
  %73 = load i64, ptr %12, align 8, !tbaa !44
  %74 = add nsw i64 %73, 48
  store i64 %74, ptr %12, align 8, !tbaa !44
  br label %34, !llvm.loop !135

75:                                               ; preds = %38
  call void @llvm.lifetime.end.p0(ptr %11) #21
  br label %76

76:                                               ; preds = %75
  %77 = load i64, ptr %9, align 8, !tbaa !44
  %78 = add nsw i64 %77, 128
  store i64 %78, ptr %9, align 8, !tbaa !44
  br label %24, !llvm.loop !136

79:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr %8) #21
  call void @llvm.lifetime.end.p0(ptr %7) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi2ELi4EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2) #12 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca [2 x ptr], align 16
  %15 = alloca i32, align 4
  %16 = alloca [4 x ptr], align 16
  %17 = alloca i32, align 4
  %18 = alloca [2 x [4 x <16 x float>]], align 64
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca [2 x %"struct.(anonymous namespace)::Column"], align 16
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca %"struct.(anonymous namespace)::Column", align 8
  %32 = alloca ptr, align 8
  %33 = alloca i32, align 4
  %34 = alloca %"struct.(anonymous namespace)::Unpacked", align 64
  %35 = alloca i32, align 4
  %36 = alloca [2 x <16 x float>], align 64
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i64, align 8
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  %45 = alloca <16 x float>, align 64
  %46 = alloca i16, align 2
  %47 = alloca i16, align 2
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #21
  store i32 1, ptr %7, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %8) #21
  store i32 2, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %9) #21
  store i32 2, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #21
  %48 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %49 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %48, i64 noundef 0)
  %50 = getelementptr inbounds i64, ptr %49, i64 1
  %51 = load i64, ptr %50, align 8, !tbaa !44
  store i64 %51, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #21
  %52 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %53 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %52, i64 noundef 1)
  %54 = getelementptr inbounds i64, ptr %53, i64 1
  %55 = load i64, ptr %54, align 8, !tbaa !44
  store i64 %55, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #21
  %56 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %57 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %56, i64 noundef 0)
  %58 = getelementptr inbounds i64, ptr %57, i64 1
  %59 = load i64, ptr %58, align 8, !tbaa !44
  store i64 %59, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #21
  %60 = load i64, ptr %10, align 8, !tbaa !44
  %61 = sdiv i64 %60, 32
  store i64 %61, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #21
  call void @llvm.lifetime.start.p0(ptr %15) #21
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %62

62:                                               ; preds = %79, %3
  %63 = load i32, ptr %15, align 4, !tbaa !6
  %64 = icmp slt i32 %63, 2
  br i1 %64, label %66, label %65

65:                                               ; preds = %62
  call void @llvm.lifetime.end.p0(ptr %15) #21
  br label %82

66:                                               ; preds = %62
  %67 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %68 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %67, i64 noundef 1)
  %69 = load i64, ptr %5, align 8, !tbaa !44
  %70 = load i32, ptr %15, align 4, !tbaa !6
  %71 = sext i32 %70 to i64
  %72 = add nsw i64 %69, %71
  %73 = load i64, ptr %11, align 8, !tbaa !44
  %74 = mul nsw i64 %72, %73
  %75 = getelementptr inbounds i8, ptr %68, i64 %74
  %76 = load i32, ptr %15, align 4, !tbaa !6
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [2 x ptr], ptr %14, i64 0, i64 %77
  store ptr %75, ptr %78, align 8, !tbaa !137
  br label %79

79:                                               ; preds = %66
  %80 = load i32, ptr %15, align 4, !tbaa !6
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %15, align 4, !tbaa !6
  br label %62, !llvm.loop !139

82:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr %16) #21
  call void @llvm.lifetime.start.p0(ptr %17) #21
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %83

83:                                               ; preds = %100, %82
  %84 = load i32, ptr %17, align 4, !tbaa !6
  %85 = icmp slt i32 %84, 4
  br i1 %85, label %87, label %86

86:                                               ; preds = %83
  call void @llvm.lifetime.end.p0(ptr %17) #21
  br label %103

87:                                               ; preds = %83
  %88 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %89 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %88, i64 noundef 0)
  %90 = load i64, ptr %6, align 8, !tbaa !44
  %91 = load i32, ptr %17, align 4, !tbaa !6
  %92 = sext i32 %91 to i64
  %93 = add nsw i64 %90, %92
  %94 = load i64, ptr %10, align 8, !tbaa !44
  %95 = mul nsw i64 %93, %94
  %96 = getelementptr inbounds float, ptr %89, i64 %95
  %97 = load i32, ptr %17, align 4, !tbaa !6
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [4 x ptr], ptr %16, i64 0, i64 %98
  store ptr %96, ptr %99, align 8, !tbaa !119
  br label %100

100:                                              ; preds = %87
  %101 = load i32, ptr %17, align 4, !tbaa !6
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %17, align 4, !tbaa !6
  br label %83, !llvm.loop !140

103:                                              ; preds = %86
  call void @llvm.lifetime.start.p0(ptr %18) #21
  call void @llvm.memset.p0.i64(ptr align 64 %18, i8 0, i64 512, i1 false)
  call void @llvm.lifetime.start.p0(ptr %19) #21
  store i64 0, ptr %19, align 8, !tbaa !44
  br label %104

104:                                              ; preds = %312, %103
  %105 = load i64, ptr %19, align 8, !tbaa !44
  %106 = load i64, ptr %13, align 8, !tbaa !44
  %107 = icmp slt i64 %105, %106
  br i1 %107, label %109, label %108

108:                                              ; preds = %104
  store i32 8, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #21
  br label %315

109:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(ptr %21) #21
  %110 = load i64, ptr %19, align 8, !tbaa !44
  %111 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %112 = sext i32 %111 to i64
  %113 = sdiv i64 %110, %112
  store i64 %113, ptr %21, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %22) #21
  %114 = load i64, ptr %19, align 8, !tbaa !44
  %115 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %116 = sext i32 %115 to i64
  %117 = srem i64 %114, %116
  store i64 %117, ptr %22, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %23) #21
  %118 = load i64, ptr %21, align 8, !tbaa !44
  %119 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %120 = sext i32 %119 to i64
  %121 = mul nsw i64 %118, %120
  store i64 %121, ptr %23, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %24) #21
  call void @llvm.lifetime.start.p0(ptr %25) #21
  store i32 0, ptr %25, align 4, !tbaa !6
  br label %122

122:                                              ; preds = %192, %109
  %123 = load i32, ptr %25, align 4, !tbaa !6
  %124 = icmp slt i32 %123, 2
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #21
  br label %195

126:                                              ; preds = %122
  call void @llvm.lifetime.start.p0(ptr %26) #21
  %127 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %128 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %129 = sdiv i32 %127, %128
  store i32 %129, ptr %26, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %27) #21
  %130 = load i32, ptr %25, align 4, !tbaa !6
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [2 x ptr], ptr %14, i64 0, i64 %131
  %133 = load ptr, ptr %132, align 8, !tbaa !137
  %134 = load i64, ptr %19, align 8, !tbaa !44
  %135 = load i32, ptr %26, align 4, !tbaa !6
  %136 = sext i32 %135 to i64
  %137 = mul nsw i64 %134, %136
  %138 = getelementptr inbounds i8, ptr %133, i64 %137
  %139 = load i64, ptr %11, align 8, !tbaa !44
  %140 = mul nsw i64 %139, 2
  %141 = getelementptr inbounds i8, ptr %138, i64 %140
  store ptr %141, ptr %27, align 8, !tbaa !137
  call void @llvm.lifetime.start.p0(ptr %28) #21
  store i32 0, ptr %28, align 4, !tbaa !6
  br label %142

142:                                              ; preds = %152, %126
  %143 = load i32, ptr %28, align 4, !tbaa !6
  %144 = load i32, ptr %26, align 4, !tbaa !6
  %145 = icmp slt i32 %143, %144
  br i1 %145, label %147, label %146

146:                                              ; preds = %142
  store i32 14, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #21
  br label %157

147:                                              ; preds = %142
  %148 = load ptr, ptr %27, align 8, !tbaa !137
  %149 = load i32, ptr %28, align 4, !tbaa !6
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds i8, ptr %148, i64 %150
  call void @llvm.prefetch.p0(ptr %151, i32 0, i32 3, i32 1)
  br label %152

152:                                              ; preds = %147
  %153 = load i32, ptr %28, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = add nsw i64 %154, 64
  %156 = trunc i64 %155 to i32
  store i32 %156, ptr %28, align 4, !tbaa !6
  br label %142, !llvm.loop !141

157:                                              ; preds = %146
  call void @llvm.lifetime.start.p0(ptr %29) #21
  %158 = load i32, ptr %25, align 4, !tbaa !6
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [2 x ptr], ptr %14, i64 0, i64 %159
  %161 = load ptr, ptr %160, align 8, !tbaa !137
  %162 = load i64, ptr %23, align 8, !tbaa !44
  %163 = getelementptr inbounds i8, ptr %161, i64 %162
  store ptr %163, ptr %29, align 8, !tbaa !137
  call void @llvm.lifetime.start.p0(ptr %30) #21
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %164

164:                                              ; preds = %188, %157
  %165 = load i32, ptr %30, align 4, !tbaa !6
  %166 = icmp slt i32 %165, 1
  br i1 %166, label %168, label %167

167:                                              ; preds = %164
  store i32 17, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #21
  br label %191

168:                                              ; preds = %164
  call void @llvm.lifetime.start.p0(ptr %31) #21
  %169 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 0
  %170 = load ptr, ptr %29, align 8, !tbaa !137
  %171 = load i64, ptr %22, align 8, !tbaa !44
  %172 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %173 = sext i32 %172 to i64
  %174 = mul nsw i64 %171, %173
  %175 = getelementptr inbounds i8, ptr %170, i64 %174
  store ptr %175, ptr %169, align 8, !tbaa !142
  %176 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 1
  %177 = load ptr, ptr %29, align 8, !tbaa !137
  store ptr %177, ptr %176, align 8, !tbaa !144
  %178 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 2
  %179 = load i64, ptr %22, align 8, !tbaa !44
  store i64 %179, ptr %178, align 8, !tbaa !145
  %180 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 3
  %181 = load i32, ptr %30, align 4, !tbaa !6
  store i32 %181, ptr %180, align 8, !tbaa !146
  %182 = load i32, ptr %25, align 4, !tbaa !6
  %183 = mul nsw i32 %182, 1
  %184 = load i32, ptr %30, align 4, !tbaa !6
  %185 = add nsw i32 %183, %184
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %186
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %187, ptr align 8 %31, i64 32, i1 false), !tbaa.struct !147
  call void @llvm.lifetime.end.p0(ptr %31) #21
  br label %188

188:                                              ; preds = %168
  %189 = load i32, ptr %30, align 4, !tbaa !6
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %30, align 4, !tbaa !6
  br label %164, !llvm.loop !148

191:                                              ; preds = %167
  call void @llvm.lifetime.end.p0(ptr %29) #21
  call void @llvm.lifetime.end.p0(ptr %27) #21
  call void @llvm.lifetime.end.p0(ptr %26) #21
  br label %192

192:                                              ; preds = %191
  %193 = load i32, ptr %25, align 4, !tbaa !6
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %25, align 4, !tbaa !6
  br label %122, !llvm.loop !149

195:                                              ; preds = %125
  %196 = load i32, ptr @has_dot, align 4, !tbaa !6
  %197 = icmp ne i32 %196, 0
  br i1 %197, label %198, label %279

198:                                              ; preds = %195
  call void @llvm.lifetime.start.p0(ptr %32) #21
  %199 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %200 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %199, i64 noundef 1)
  %201 = load i64, ptr %19, align 8, !tbaa !44
  %202 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %203 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %202, i64 noundef 0)
  %204 = getelementptr inbounds i64, ptr %203, i64 0
  %205 = load i64, ptr %204, align 8, !tbaa !44
  %206 = mul nsw i64 %201, %205
  %207 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %200, i64 %206
  %208 = load i64, ptr %6, align 8, !tbaa !44
  %209 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %207, i64 %208
  store ptr %209, ptr %32, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %33) #21
  store i32 0, ptr %33, align 4, !tbaa !6
  br label %210

210:                                              ; preds = %275, %198
  %211 = load i32, ptr %33, align 4, !tbaa !6
  %212 = icmp slt i32 %211, 2
  br i1 %212, label %214, label %213

213:                                              ; preds = %210
  store i32 20, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #21
  br label %278

214:                                              ; preds = %210
  call void @llvm.lifetime.start.p0(ptr %34) #21
  %215 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 0
  %216 = load i32, ptr %33, align 4, !tbaa !6
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %215, i64 %217
  call void @_ZN12_GLOBAL__N_18UnpackedILi2EEC2EPKNS_6ColumnE(ptr noundef nonnull align 64 dereferenceable(1536) %34, ptr noundef %218)
  call void @llvm.lifetime.start.p0(ptr %35) #21
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %219

219:                                              ; preds = %271, %214
  %220 = load i32, ptr %35, align 4, !tbaa !6
  %221 = icmp slt i32 %220, 4
  br i1 %221, label %223, label %222

222:                                              ; preds = %219
  store i32 23, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #21
  br label %274

223:                                              ; preds = %219
  call void @llvm.lifetime.start.p0(ptr %36) #21
  call void @llvm.lifetime.start.p0(ptr %37) #21
  store i32 0, ptr %37, align 4, !tbaa !6
  br label %224

224:                                              ; preds = %241, %223
  %225 = load i32, ptr %37, align 4, !tbaa !6
  %226 = icmp slt i32 %225, 2
  br i1 %226, label %228, label %227

227:                                              ; preds = %224
  store i32 26, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %37) #21
  br label %244

228:                                              ; preds = %224
  %229 = load i32, ptr %33, align 4, !tbaa !6
  %230 = load i32, ptr %37, align 4, !tbaa !6
  %231 = add nsw i32 %229, %230
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [2 x [4 x <16 x float>]], ptr %18, i64 0, i64 %232
  %234 = load i32, ptr %35, align 4, !tbaa !6
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds [4 x <16 x float>], ptr %233, i64 0, i64 %235
  %237 = load <16 x float>, ptr %236, align 64, !tbaa !123
  %238 = load i32, ptr %37, align 4, !tbaa !6
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds [2 x <16 x float>], ptr %36, i64 0, i64 %239
  store <16 x float> %237, ptr %240, align 64, !tbaa !123
  br label %241

241:                                              ; preds = %228
  %242 = load i32, ptr %37, align 4, !tbaa !6
  %243 = add nsw i32 %242, 1
  store i32 %243, ptr %37, align 4, !tbaa !6
  br label %224, !llvm.loop !150

244:                                              ; preds = %227
  %245 = load ptr, ptr %32, align 8, !tbaa !121
  %246 = load i32, ptr %35, align 4, !tbaa !6
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %245, i64 %247
  %249 = getelementptr inbounds [2 x <16 x float>], ptr %36, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_110add_digitsILi2EEEvRKNS_8UnpackedIXT_EEERKNS_6RecordEPDv16_f(ptr noundef nonnull align 64 dereferenceable(1536) %34, ptr noundef nonnull align 4 dereferenceable(128) %248, ptr noundef %249)
  call void @llvm.lifetime.start.p0(ptr %38) #21
  store i32 0, ptr %38, align 4, !tbaa !6
  br label %250

250:                                              ; preds = %267, %244
  %251 = load i32, ptr %38, align 4, !tbaa !6
  %252 = icmp slt i32 %251, 2
  br i1 %252, label %254, label %253

253:                                              ; preds = %250
  store i32 29, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %38) #21
  br label %270

254:                                              ; preds = %250
  %255 = load i32, ptr %38, align 4, !tbaa !6
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds [2 x <16 x float>], ptr %36, i64 0, i64 %256
  %258 = load <16 x float>, ptr %257, align 64, !tbaa !123
  %259 = load i32, ptr %33, align 4, !tbaa !6
  %260 = load i32, ptr %38, align 4, !tbaa !6
  %261 = add nsw i32 %259, %260
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds [2 x [4 x <16 x float>]], ptr %18, i64 0, i64 %262
  %264 = load i32, ptr %35, align 4, !tbaa !6
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds [4 x <16 x float>], ptr %263, i64 0, i64 %265
  store <16 x float> %258, ptr %266, align 64, !tbaa !123
  br label %267

267:                                              ; preds = %254
  %268 = load i32, ptr %38, align 4, !tbaa !6
  %269 = add nsw i32 %268, 1
  store i32 %269, ptr %38, align 4, !tbaa !6
  br label %250, !llvm.loop !151

270:                                              ; preds = %253
  call void @llvm.lifetime.end.p0(ptr %36) #21
  br label %271

271:                                              ; preds = %270
  %272 = load i32, ptr %35, align 4, !tbaa !6
  %273 = add nsw i32 %272, 1
  store i32 %273, ptr %35, align 4, !tbaa !6
  br label %219, !llvm.loop !152

274:                                              ; preds = %222
  call void @llvm.lifetime.end.p0(ptr %34) #21
  br label %275

275:                                              ; preds = %274
  %276 = load i32, ptr %33, align 4, !tbaa !6
  %277 = add nsw i32 %276, 2
  store i32 %277, ptr %33, align 4, !tbaa !6
  br label %210, !llvm.loop !153

278:                                              ; preds = %213
  call void @llvm.lifetime.end.p0(ptr %32) #21
  br label %311

279:                                              ; preds = %195
  call void @llvm.lifetime.start.p0(ptr %39) #21
  store i32 0, ptr %39, align 4, !tbaa !6
  br label %280

280:                                              ; preds = %293, %279
  %281 = load i32, ptr %39, align 4, !tbaa !6
  %282 = icmp slt i32 %281, 2
  br i1 %282, label %284, label %283

283:                                              ; preds = %280
  store i32 32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %39) #21
  br label %296

284:                                              ; preds = %280
  %285 = load i32, ptr %39, align 4, !tbaa !6
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %286
  %288 = getelementptr inbounds [4 x ptr], ptr %16, i64 0, i64 0
  %289 = load i32, ptr %39, align 4, !tbaa !6
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds [2 x [4 x <16 x float>]], ptr %18, i64 0, i64 %290
  %292 = getelementptr inbounds [4 x <16 x float>], ptr %291, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_111add_widenedILi4EEEvRKNS_6ColumnEPKPKfPDv16_f(ptr noundef nonnull align 8 dereferenceable(32) %287, ptr noundef %288, ptr noundef %292)
  br label %293

293:                                              ; preds = %284
  %294 = load i32, ptr %39, align 4, !tbaa !6
  %295 = add nsw i32 %294, 1
  store i32 %295, ptr %39, align 4, !tbaa !6
  br label %280, !llvm.loop !154

296:                                              ; preds = %283
  call void @llvm.lifetime.start.p0(ptr %40) #21
  store i32 0, ptr %40, align 4, !tbaa !6
  br label %297

297:                                              ; preds = %307, %296
  %298 = load i32, ptr %40, align 4, !tbaa !6
  %299 = icmp slt i32 %298, 4
  br i1 %299, label %301, label %300

300:                                              ; preds = %297
  store i32 35, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %40) #21
  br label %310

301:                                              ; preds = %297
  %302 = load i32, ptr %40, align 4, !tbaa !6
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [4 x ptr], ptr %16, i64 0, i64 %303
  %305 = load ptr, ptr %304, align 8, !tbaa !119
  %306 = getelementptr inbounds float, ptr %305, i64 32
  store ptr %306, ptr %304, align 8, !tbaa !119
  br label %307

307:                                              ; preds = %301
  %308 = load i32, ptr %40, align 4, !tbaa !6
  %309 = add nsw i32 %308, 1
  store i32 %309, ptr %40, align 4, !tbaa !6
  br label %297, !llvm.loop !155

310:                                              ; preds = %300
  br label %311

311:                                              ; preds = %310, %278
  call void @llvm.lifetime.end.p0(ptr %24) #21
  call void @llvm.lifetime.end.p0(ptr %23) #21
  call void @llvm.lifetime.end.p0(ptr %22) #21
  call void @llvm.lifetime.end.p0(ptr %21) #21
  br label %312

312:                                              ; preds = %311
  %313 = load i64, ptr %19, align 8, !tbaa !44
  %314 = add nsw i64 %313, 1
  store i64 %314, ptr %19, align 8, !tbaa !44
  br label %104, !llvm.loop !156

315:                                              ; preds = %108
  call void @llvm.lifetime.start.p0(ptr %41) #21
  store i32 0, ptr %41, align 4, !tbaa !6
  br label %316

316:                                              ; preds = %387, %315
  %317 = load i32, ptr %41, align 4, !tbaa !6
  %318 = icmp slt i32 %317, 2
  br i1 %318, label %320, label %319

319:                                              ; preds = %316
  store i32 38, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %41) #21
  br label %390

320:                                              ; preds = %316
  call void @llvm.lifetime.start.p0(ptr %42) #21
  %321 = load i64, ptr %5, align 8, !tbaa !44
  %322 = load i32, ptr %41, align 4, !tbaa !6
  %323 = sdiv i32 %322, 1
  %324 = sext i32 %323 to i64
  %325 = add nsw i64 %321, %324
  %326 = mul nsw i64 %325, 16
  store i64 %326, ptr %42, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %43) #21
  %327 = load i32, ptr %41, align 4, !tbaa !6
  %328 = srem i32 %327, 1
  %329 = mul nsw i32 %328, 16
  store i32 %329, ptr %43, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %44) #21
  store i32 0, ptr %44, align 4, !tbaa !6
  br label %330

330:                                              ; preds = %383, %320
  %331 = load i32, ptr %44, align 4, !tbaa !6
  %332 = icmp slt i32 %331, 4
  br i1 %332, label %334, label %333

333:                                              ; preds = %330
  store i32 41, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %44) #21
  br label %386

334:                                              ; preds = %330
  call void @llvm.lifetime.start.p0(ptr %45) #21
  %335 = load i32, ptr %41, align 4, !tbaa !6
  %336 = sext i32 %335 to i64
  %337 = getelementptr inbounds [2 x [4 x <16 x float>]], ptr %18, i64 0, i64 %336
  %338 = load i32, ptr %44, align 4, !tbaa !6
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds [4 x <16 x float>], ptr %337, i64 0, i64 %339
  %341 = load <16 x float>, ptr %340, align 64, !tbaa !123
  store <16 x float> %341, ptr %45, align 64, !tbaa !123
  %342 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %343 = icmp eq i32 %342, 3
  br i1 %343, label %344, label %357

344:                                              ; preds = %334
  %345 = load i32, ptr %41, align 4, !tbaa !6
  %346 = sdiv i32 %345, 1
  %347 = sext i32 %346 to i64
  %348 = getelementptr inbounds [2 x ptr], ptr %14, i64 0, i64 %347
  %349 = load ptr, ptr %348, align 8, !tbaa !137
  %350 = load i64, ptr %11, align 8, !tbaa !44
  %351 = getelementptr inbounds i8, ptr %349, i64 %350
  %352 = load i32, ptr %41, align 4, !tbaa !6
  %353 = srem i32 %352, 1
  %354 = call noundef <16 x float> @_ZN12_GLOBAL__N_113output_scalesEPKhi(ptr noundef %351, i32 noundef %353)
  %355 = load <16 x float>, ptr %45, align 64, !tbaa !123
  %356 = fmul <16 x float> %355, %354
  store <16 x float> %356, ptr %45, align 64, !tbaa !123
  br label %357

357:                                              ; preds = %344, %334
  %358 = load i64, ptr %12, align 8, !tbaa !44
  %359 = load i64, ptr %42, align 8, !tbaa !44
  %360 = sub nsw i64 %358, %359
  %361 = load i32, ptr %43, align 4, !tbaa !6
  %362 = sext i32 %361 to i64
  %363 = call noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %360, i64 noundef %362)
  store i16 %363, ptr %46, align 2
  %364 = load i16, ptr %46, align 2
  %365 = bitcast i16 %364 to <16 x i1>
  %366 = load <16 x float>, ptr %45, align 64, !tbaa !123
  %367 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %368 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %367, i64 noundef 0)
  %369 = load i64, ptr %6, align 8, !tbaa !44
  %370 = load i32, ptr %44, align 4, !tbaa !6
  %371 = sext i32 %370 to i64
  %372 = add nsw i64 %369, %371
  %373 = load i64, ptr %12, align 8, !tbaa !44
  %374 = mul nsw i64 %372, %373
  %375 = getelementptr inbounds float, ptr %368, i64 %374
  %376 = load i64, ptr %42, align 8, !tbaa !44
  %377 = getelementptr inbounds float, ptr %375, i64 %376
  %378 = load i32, ptr %43, align 4, !tbaa !6
  %379 = sext i32 %378 to i64
  %380 = getelementptr inbounds float, ptr %377, i64 %379
  %381 = bitcast <16 x i1> %365 to i16
  store i16 %381, ptr %47, align 2, !tbaa !123
  %382 = load i16, ptr %47, align 2
  call void @_ZN12_GLOBAL__N_112store_maskedIDv16_ffEEvDv16_bT_PT0_(i16 noundef %382, <16 x float> noundef %366, ptr noundef %380)
  call void @llvm.lifetime.end.p0(ptr %45) #21
  br label %383

383:                                              ; preds = %357
  %384 = load i32, ptr %44, align 4, !tbaa !6
  %385 = add nsw i32 %384, 1
  store i32 %385, ptr %44, align 4, !tbaa !6
  br label %330, !llvm.loop !157

386:                                              ; preds = %333
  call void @llvm.lifetime.end.p0(ptr %43) #21
  call void @llvm.lifetime.end.p0(ptr %42) #21
  br label %387

387:                                              ; preds = %386
  %388 = load i32, ptr %41, align 4, !tbaa !6
  %389 = add nsw i32 %388, 1
  store i32 %389, ptr %41, align 4, !tbaa !6
  br label %316, !llvm.loop !158

390:                                              ; preds = %319
  call void @llvm.lifetime.end.p0(ptr %18) #21
  call void @llvm.lifetime.end.p0(ptr %16) #21
  call void @llvm.lifetime.end.p0(ptr %14) #21
  call void @llvm.lifetime.end.p0(ptr %13) #21
  call void @llvm.lifetime.end.p0(ptr %12) #21
  call void @llvm.lifetime.end.p0(ptr %11) #21
  call void @llvm.lifetime.end.p0(ptr %10) #21
  call void @llvm.lifetime.end.p0(ptr %9) #21
  call void @llvm.lifetime.end.p0(ptr %8) #21
  call void @llvm.lifetime.end.p0(ptr %7) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi4EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2) #12 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca [1 x ptr], align 8
  %15 = alloca i32, align 4
  %16 = alloca [4 x ptr], align 16
  %17 = alloca i32, align 4
  %18 = alloca [1 x [4 x <16 x float>]], align 64
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca [1 x %"struct.(anonymous namespace)::Column"], align 16
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca %"struct.(anonymous namespace)::Column", align 8
  %32 = alloca ptr, align 8
  %33 = alloca i32, align 4
  %34 = alloca %"struct.(anonymous namespace)::Unpacked.11", align 64
  %35 = alloca i32, align 4
  %36 = alloca [1 x <16 x float>], align 64
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i64, align 8
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  %45 = alloca <16 x float>, align 64
  %46 = alloca i16, align 2
  %47 = alloca i16, align 2
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #21
  store i32 1, ptr %7, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %8) #21
  store i32 1, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %9) #21
  store i32 1, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #21
  %48 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %49 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %48, i64 noundef 0)
  %50 = getelementptr inbounds i64, ptr %49, i64 1
  %51 = load i64, ptr %50, align 8, !tbaa !44
  store i64 %51, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #21
  %52 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %53 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %52, i64 noundef 1)
  %54 = getelementptr inbounds i64, ptr %53, i64 1
  %55 = load i64, ptr %54, align 8, !tbaa !44
  store i64 %55, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #21
  %56 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %57 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %56, i64 noundef 0)
  %58 = getelementptr inbounds i64, ptr %57, i64 1
  %59 = load i64, ptr %58, align 8, !tbaa !44
  store i64 %59, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #21
  %60 = load i64, ptr %10, align 8, !tbaa !44
  %61 = sdiv i64 %60, 32
  store i64 %61, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #21
  call void @llvm.lifetime.start.p0(ptr %15) #21
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %62

62:                                               ; preds = %79, %3
  %63 = load i32, ptr %15, align 4, !tbaa !6
  %64 = icmp slt i32 %63, 1
  br i1 %64, label %66, label %65

65:                                               ; preds = %62
  call void @llvm.lifetime.end.p0(ptr %15) #21
  br label %82

66:                                               ; preds = %62
  %67 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %68 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %67, i64 noundef 1)
  %69 = load i64, ptr %5, align 8, !tbaa !44
  %70 = load i32, ptr %15, align 4, !tbaa !6
  %71 = sext i32 %70 to i64
  %72 = add nsw i64 %69, %71
  %73 = load i64, ptr %11, align 8, !tbaa !44
  %74 = mul nsw i64 %72, %73
  %75 = getelementptr inbounds i8, ptr %68, i64 %74
  %76 = load i32, ptr %15, align 4, !tbaa !6
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %77
  store ptr %75, ptr %78, align 8, !tbaa !137
  br label %79

79:                                               ; preds = %66
  %80 = load i32, ptr %15, align 4, !tbaa !6
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %15, align 4, !tbaa !6
  br label %62, !llvm.loop !159

82:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr %16) #21
  call void @llvm.lifetime.start.p0(ptr %17) #21
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %83

83:                                               ; preds = %100, %82
  %84 = load i32, ptr %17, align 4, !tbaa !6
  %85 = icmp slt i32 %84, 4
  br i1 %85, label %87, label %86

86:                                               ; preds = %83
  call void @llvm.lifetime.end.p0(ptr %17) #21
  br label %103

87:                                               ; preds = %83
  %88 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %89 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %88, i64 noundef 0)
  %90 = load i64, ptr %6, align 8, !tbaa !44
  %91 = load i32, ptr %17, align 4, !tbaa !6
  %92 = sext i32 %91 to i64
  %93 = add nsw i64 %90, %92
  %94 = load i64, ptr %10, align 8, !tbaa !44
  %95 = mul nsw i64 %93, %94
  %96 = getelementptr inbounds float, ptr %89, i64 %95
  %97 = load i32, ptr %17, align 4, !tbaa !6
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [4 x ptr], ptr %16, i64 0, i64 %98
  store ptr %96, ptr %99, align 8, !tbaa !119
  br label %100

100:                                              ; preds = %87
  %101 = load i32, ptr %17, align 4, !tbaa !6
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %17, align 4, !tbaa !6
  br label %83, !llvm.loop !160

103:                                              ; preds = %86
  call void @llvm.lifetime.start.p0(ptr %18) #21
  call void @llvm.memset.p0.i64(ptr align 64 %18, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr %19) #21
  store i64 0, ptr %19, align 8, !tbaa !44
  br label %104

104:                                              ; preds = %312, %103
  %105 = load i64, ptr %19, align 8, !tbaa !44
  %106 = load i64, ptr %13, align 8, !tbaa !44
  %107 = icmp slt i64 %105, %106
  br i1 %107, label %109, label %108

108:                                              ; preds = %104
  store i32 8, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #21
  br label %315

109:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(ptr %21) #21
  %110 = load i64, ptr %19, align 8, !tbaa !44
  %111 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %112 = sext i32 %111 to i64
  %113 = sdiv i64 %110, %112
  store i64 %113, ptr %21, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %22) #21
  %114 = load i64, ptr %19, align 8, !tbaa !44
  %115 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %116 = sext i32 %115 to i64
  %117 = srem i64 %114, %116
  store i64 %117, ptr %22, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %23) #21
  %118 = load i64, ptr %21, align 8, !tbaa !44
  %119 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %120 = sext i32 %119 to i64
  %121 = mul nsw i64 %118, %120
  store i64 %121, ptr %23, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %24) #21
  call void @llvm.lifetime.start.p0(ptr %25) #21
  store i32 0, ptr %25, align 4, !tbaa !6
  br label %122

122:                                              ; preds = %192, %109
  %123 = load i32, ptr %25, align 4, !tbaa !6
  %124 = icmp slt i32 %123, 1
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #21
  br label %195

126:                                              ; preds = %122
  call void @llvm.lifetime.start.p0(ptr %26) #21
  %127 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %128 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %129 = sdiv i32 %127, %128
  store i32 %129, ptr %26, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %27) #21
  %130 = load i32, ptr %25, align 4, !tbaa !6
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %131
  %133 = load ptr, ptr %132, align 8, !tbaa !137
  %134 = load i64, ptr %19, align 8, !tbaa !44
  %135 = load i32, ptr %26, align 4, !tbaa !6
  %136 = sext i32 %135 to i64
  %137 = mul nsw i64 %134, %136
  %138 = getelementptr inbounds i8, ptr %133, i64 %137
  %139 = load i64, ptr %11, align 8, !tbaa !44
  %140 = mul nsw i64 %139, 1
  %141 = getelementptr inbounds i8, ptr %138, i64 %140
  store ptr %141, ptr %27, align 8, !tbaa !137
  call void @llvm.lifetime.start.p0(ptr %28) #21
  store i32 0, ptr %28, align 4, !tbaa !6
  br label %142

142:                                              ; preds = %152, %126
  %143 = load i32, ptr %28, align 4, !tbaa !6
  %144 = load i32, ptr %26, align 4, !tbaa !6
  %145 = icmp slt i32 %143, %144
  br i1 %145, label %147, label %146

146:                                              ; preds = %142
  store i32 14, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #21
  br label %157

147:                                              ; preds = %142
  %148 = load ptr, ptr %27, align 8, !tbaa !137
  %149 = load i32, ptr %28, align 4, !tbaa !6
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds i8, ptr %148, i64 %150
  call void @llvm.prefetch.p0(ptr %151, i32 0, i32 3, i32 1)
  br label %152

152:                                              ; preds = %147
  %153 = load i32, ptr %28, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = add nsw i64 %154, 64
  %156 = trunc i64 %155 to i32
  store i32 %156, ptr %28, align 4, !tbaa !6
  br label %142, !llvm.loop !161

157:                                              ; preds = %146
  call void @llvm.lifetime.start.p0(ptr %29) #21
  %158 = load i32, ptr %25, align 4, !tbaa !6
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %159
  %161 = load ptr, ptr %160, align 8, !tbaa !137
  %162 = load i64, ptr %23, align 8, !tbaa !44
  %163 = getelementptr inbounds i8, ptr %161, i64 %162
  store ptr %163, ptr %29, align 8, !tbaa !137
  call void @llvm.lifetime.start.p0(ptr %30) #21
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %164

164:                                              ; preds = %188, %157
  %165 = load i32, ptr %30, align 4, !tbaa !6
  %166 = icmp slt i32 %165, 1
  br i1 %166, label %168, label %167

167:                                              ; preds = %164
  store i32 17, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #21
  br label %191

168:                                              ; preds = %164
  call void @llvm.lifetime.start.p0(ptr %31) #21
  %169 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 0
  %170 = load ptr, ptr %29, align 8, !tbaa !137
  %171 = load i64, ptr %22, align 8, !tbaa !44
  %172 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %173 = sext i32 %172 to i64
  %174 = mul nsw i64 %171, %173
  %175 = getelementptr inbounds i8, ptr %170, i64 %174
  store ptr %175, ptr %169, align 8, !tbaa !142
  %176 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 1
  %177 = load ptr, ptr %29, align 8, !tbaa !137
  store ptr %177, ptr %176, align 8, !tbaa !144
  %178 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 2
  %179 = load i64, ptr %22, align 8, !tbaa !44
  store i64 %179, ptr %178, align 8, !tbaa !145
  %180 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 3
  %181 = load i32, ptr %30, align 4, !tbaa !6
  store i32 %181, ptr %180, align 8, !tbaa !146
  %182 = load i32, ptr %25, align 4, !tbaa !6
  %183 = mul nsw i32 %182, 1
  %184 = load i32, ptr %30, align 4, !tbaa !6
  %185 = add nsw i32 %183, %184
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %186
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %187, ptr align 8 %31, i64 32, i1 false), !tbaa.struct !147
  call void @llvm.lifetime.end.p0(ptr %31) #21
  br label %188

188:                                              ; preds = %168
  %189 = load i32, ptr %30, align 4, !tbaa !6
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %30, align 4, !tbaa !6
  br label %164, !llvm.loop !162

191:                                              ; preds = %167
  call void @llvm.lifetime.end.p0(ptr %29) #21
  call void @llvm.lifetime.end.p0(ptr %27) #21
  call void @llvm.lifetime.end.p0(ptr %26) #21
  br label %192

192:                                              ; preds = %191
  %193 = load i32, ptr %25, align 4, !tbaa !6
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %25, align 4, !tbaa !6
  br label %122, !llvm.loop !163

195:                                              ; preds = %125
  %196 = load i32, ptr @has_dot, align 4, !tbaa !6
  %197 = icmp ne i32 %196, 0
  br i1 %197, label %198, label %279

198:                                              ; preds = %195
  call void @llvm.lifetime.start.p0(ptr %32) #21
  %199 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %200 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %199, i64 noundef 1)
  %201 = load i64, ptr %19, align 8, !tbaa !44
  %202 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %203 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %202, i64 noundef 0)
  %204 = getelementptr inbounds i64, ptr %203, i64 0
  %205 = load i64, ptr %204, align 8, !tbaa !44
  %206 = mul nsw i64 %201, %205
  %207 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %200, i64 %206
  %208 = load i64, ptr %6, align 8, !tbaa !44
  %209 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %207, i64 %208
  store ptr %209, ptr %32, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %33) #21
  store i32 0, ptr %33, align 4, !tbaa !6
  br label %210

210:                                              ; preds = %275, %198
  %211 = load i32, ptr %33, align 4, !tbaa !6
  %212 = icmp slt i32 %211, 1
  br i1 %212, label %214, label %213

213:                                              ; preds = %210
  store i32 20, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #21
  br label %278

214:                                              ; preds = %210
  call void @llvm.lifetime.start.p0(ptr %34) #21
  %215 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 0
  %216 = load i32, ptr %33, align 4, !tbaa !6
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %215, i64 %217
  call void @_ZN12_GLOBAL__N_18UnpackedILi1EEC2EPKNS_6ColumnE(ptr noundef nonnull align 64 dereferenceable(768) %34, ptr noundef %218)
  call void @llvm.lifetime.start.p0(ptr %35) #21
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %219

219:                                              ; preds = %271, %214
  %220 = load i32, ptr %35, align 4, !tbaa !6
  %221 = icmp slt i32 %220, 4
  br i1 %221, label %223, label %222

222:                                              ; preds = %219
  store i32 23, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #21
  br label %274

223:                                              ; preds = %219
  call void @llvm.lifetime.start.p0(ptr %36) #21
  call void @llvm.lifetime.start.p0(ptr %37) #21
  store i32 0, ptr %37, align 4, !tbaa !6
  br label %224

224:                                              ; preds = %241, %223
  %225 = load i32, ptr %37, align 4, !tbaa !6
  %226 = icmp slt i32 %225, 1
  br i1 %226, label %228, label %227

227:                                              ; preds = %224
  store i32 26, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %37) #21
  br label %244

228:                                              ; preds = %224
  %229 = load i32, ptr %33, align 4, !tbaa !6
  %230 = load i32, ptr %37, align 4, !tbaa !6
  %231 = add nsw i32 %229, %230
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [1 x [4 x <16 x float>]], ptr %18, i64 0, i64 %232
  %234 = load i32, ptr %35, align 4, !tbaa !6
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds [4 x <16 x float>], ptr %233, i64 0, i64 %235
  %237 = load <16 x float>, ptr %236, align 64, !tbaa !123
  %238 = load i32, ptr %37, align 4, !tbaa !6
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds [1 x <16 x float>], ptr %36, i64 0, i64 %239
  store <16 x float> %237, ptr %240, align 64, !tbaa !123
  br label %241

241:                                              ; preds = %228
  %242 = load i32, ptr %37, align 4, !tbaa !6
  %243 = add nsw i32 %242, 1
  store i32 %243, ptr %37, align 4, !tbaa !6
  br label %224, !llvm.loop !164

244:                                              ; preds = %227
  %245 = load ptr, ptr %32, align 8, !tbaa !121
  %246 = load i32, ptr %35, align 4, !tbaa !6
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %245, i64 %247
  %249 = getelementptr inbounds [1 x <16 x float>], ptr %36, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_110add_digitsILi1EEEvRKNS_8UnpackedIXT_EEERKNS_6RecordEPDv16_f(ptr noundef nonnull align 64 dereferenceable(768) %34, ptr noundef nonnull align 4 dereferenceable(128) %248, ptr noundef %249)
  call void @llvm.lifetime.start.p0(ptr %38) #21
  store i32 0, ptr %38, align 4, !tbaa !6
  br label %250

250:                                              ; preds = %267, %244
  %251 = load i32, ptr %38, align 4, !tbaa !6
  %252 = icmp slt i32 %251, 1
  br i1 %252, label %254, label %253

253:                                              ; preds = %250
  store i32 29, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %38) #21
  br label %270

254:                                              ; preds = %250
  %255 = load i32, ptr %38, align 4, !tbaa !6
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds [1 x <16 x float>], ptr %36, i64 0, i64 %256
  %258 = load <16 x float>, ptr %257, align 64, !tbaa !123
  %259 = load i32, ptr %33, align 4, !tbaa !6
  %260 = load i32, ptr %38, align 4, !tbaa !6
  %261 = add nsw i32 %259, %260
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds [1 x [4 x <16 x float>]], ptr %18, i64 0, i64 %262
  %264 = load i32, ptr %35, align 4, !tbaa !6
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds [4 x <16 x float>], ptr %263, i64 0, i64 %265
  store <16 x float> %258, ptr %266, align 64, !tbaa !123
  br label %267

267:                                              ; preds = %254
  %268 = load i32, ptr %38, align 4, !tbaa !6
  %269 = add nsw i32 %268, 1
  store i32 %269, ptr %38, align 4, !tbaa !6
  br label %250, !llvm.loop !165

270:                                              ; preds = %253
  call void @llvm.lifetime.end.p0(ptr %36) #21
  br label %271

271:                                              ; preds = %270
  %272 = load i32, ptr %35, align 4, !tbaa !6
  %273 = add nsw i32 %272, 1
  store i32 %273, ptr %35, align 4, !tbaa !6
  br label %219, !llvm.loop !166

274:                                              ; preds = %222
  call void @llvm.lifetime.end.p0(ptr %34) #21
  br label %275

275:                                              ; preds = %274
  %276 = load i32, ptr %33, align 4, !tbaa !6
  %277 = add nsw i32 %276, 1
  store i32 %277, ptr %33, align 4, !tbaa !6
  br label %210, !llvm.loop !167

278:                                              ; preds = %213
  call void @llvm.lifetime.end.p0(ptr %32) #21
  br label %311

279:                                              ; preds = %195
  call void @llvm.lifetime.start.p0(ptr %39) #21
  store i32 0, ptr %39, align 4, !tbaa !6
  br label %280

280:                                              ; preds = %293, %279
  %281 = load i32, ptr %39, align 4, !tbaa !6
  %282 = icmp slt i32 %281, 1
  br i1 %282, label %284, label %283

283:                                              ; preds = %280
  store i32 32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %39) #21
  br label %296

284:                                              ; preds = %280
  %285 = load i32, ptr %39, align 4, !tbaa !6
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %286
  %288 = getelementptr inbounds [4 x ptr], ptr %16, i64 0, i64 0
  %289 = load i32, ptr %39, align 4, !tbaa !6
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds [1 x [4 x <16 x float>]], ptr %18, i64 0, i64 %290
  %292 = getelementptr inbounds [4 x <16 x float>], ptr %291, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_111add_widenedILi4EEEvRKNS_6ColumnEPKPKfPDv16_f(ptr noundef nonnull align 8 dereferenceable(32) %287, ptr noundef %288, ptr noundef %292)
  br label %293

293:                                              ; preds = %284
  %294 = load i32, ptr %39, align 4, !tbaa !6
  %295 = add nsw i32 %294, 1
  store i32 %295, ptr %39, align 4, !tbaa !6
  br label %280, !llvm.loop !168

296:                                              ; preds = %283
  call void @llvm.lifetime.start.p0(ptr %40) #21
  store i32 0, ptr %40, align 4, !tbaa !6
  br label %297

297:                                              ; preds = %307, %296
  %298 = load i32, ptr %40, align 4, !tbaa !6
  %299 = icmp slt i32 %298, 4
  br i1 %299, label %301, label %300

300:                                              ; preds = %297
  store i32 35, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %40) #21
  br label %310

301:                                              ; preds = %297
  %302 = load i32, ptr %40, align 4, !tbaa !6
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [4 x ptr], ptr %16, i64 0, i64 %303
  %305 = load ptr, ptr %304, align 8, !tbaa !119
  %306 = getelementptr inbounds float, ptr %305, i64 32
  store ptr %306, ptr %304, align 8, !tbaa !119
  br label %307

307:                                              ; preds = %301
  %308 = load i32, ptr %40, align 4, !tbaa !6
  %309 = add nsw i32 %308, 1
  store i32 %309, ptr %40, align 4, !tbaa !6
  br label %297, !llvm.loop !169

310:                                              ; preds = %300
  br label %311

311:                                              ; preds = %310, %278
  call void @llvm.lifetime.end.p0(ptr %24) #21
  call void @llvm.lifetime.end.p0(ptr %23) #21
  call void @llvm.lifetime.end.p0(ptr %22) #21
  call void @llvm.lifetime.end.p0(ptr %21) #21
  br label %312

312:                                              ; preds = %311
  %313 = load i64, ptr %19, align 8, !tbaa !44
  %314 = add nsw i64 %313, 1
  store i64 %314, ptr %19, align 8, !tbaa !44
  br label %104, !llvm.loop !170

315:                                              ; preds = %108
  call void @llvm.lifetime.start.p0(ptr %41) #21
  store i32 0, ptr %41, align 4, !tbaa !6
  br label %316

316:                                              ; preds = %387, %315
  %317 = load i32, ptr %41, align 4, !tbaa !6
  %318 = icmp slt i32 %317, 1
  br i1 %318, label %320, label %319

319:                                              ; preds = %316
  store i32 38, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %41) #21
  br label %390

320:                                              ; preds = %316
  call void @llvm.lifetime.start.p0(ptr %42) #21
  %321 = load i64, ptr %5, align 8, !tbaa !44
  %322 = load i32, ptr %41, align 4, !tbaa !6
  %323 = sdiv i32 %322, 1
  %324 = sext i32 %323 to i64
  %325 = add nsw i64 %321, %324
  %326 = mul nsw i64 %325, 16
  store i64 %326, ptr %42, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %43) #21
  %327 = load i32, ptr %41, align 4, !tbaa !6
  %328 = srem i32 %327, 1
  %329 = mul nsw i32 %328, 16
  store i32 %329, ptr %43, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %44) #21
  store i32 0, ptr %44, align 4, !tbaa !6
  br label %330

330:                                              ; preds = %383, %320
  %331 = load i32, ptr %44, align 4, !tbaa !6
  %332 = icmp slt i32 %331, 4
  br i1 %332, label %334, label %333

333:                                              ; preds = %330
  store i32 41, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %44) #21
  br label %386

334:                                              ; preds = %330
  call void @llvm.lifetime.start.p0(ptr %45) #21
  %335 = load i32, ptr %41, align 4, !tbaa !6
  %336 = sext i32 %335 to i64
  %337 = getelementptr inbounds [1 x [4 x <16 x float>]], ptr %18, i64 0, i64 %336
  %338 = load i32, ptr %44, align 4, !tbaa !6
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds [4 x <16 x float>], ptr %337, i64 0, i64 %339
  %341 = load <16 x float>, ptr %340, align 64, !tbaa !123
  store <16 x float> %341, ptr %45, align 64, !tbaa !123
  %342 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %343 = icmp eq i32 %342, 3
  br i1 %343, label %344, label %357

344:                                              ; preds = %334
  %345 = load i32, ptr %41, align 4, !tbaa !6
  %346 = sdiv i32 %345, 1
  %347 = sext i32 %346 to i64
  %348 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %347
  %349 = load ptr, ptr %348, align 8, !tbaa !137
  %350 = load i64, ptr %11, align 8, !tbaa !44
  %351 = getelementptr inbounds i8, ptr %349, i64 %350
  %352 = load i32, ptr %41, align 4, !tbaa !6
  %353 = srem i32 %352, 1
  %354 = call noundef <16 x float> @_ZN12_GLOBAL__N_113output_scalesEPKhi(ptr noundef %351, i32 noundef %353)
  %355 = load <16 x float>, ptr %45, align 64, !tbaa !123
  %356 = fmul <16 x float> %355, %354
  store <16 x float> %356, ptr %45, align 64, !tbaa !123
  br label %357

357:                                              ; preds = %344, %334
  %358 = load i64, ptr %12, align 8, !tbaa !44
  %359 = load i64, ptr %42, align 8, !tbaa !44
  %360 = sub nsw i64 %358, %359
  %361 = load i32, ptr %43, align 4, !tbaa !6
  %362 = sext i32 %361 to i64
  %363 = call noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %360, i64 noundef %362)
  store i16 %363, ptr %46, align 2
  %364 = load i16, ptr %46, align 2
  %365 = bitcast i16 %364 to <16 x i1>
  %366 = load <16 x float>, ptr %45, align 64, !tbaa !123
  %367 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %368 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %367, i64 noundef 0)
  %369 = load i64, ptr %6, align 8, !tbaa !44
  %370 = load i32, ptr %44, align 4, !tbaa !6
  %371 = sext i32 %370 to i64
  %372 = add nsw i64 %369, %371
  %373 = load i64, ptr %12, align 8, !tbaa !44
  %374 = mul nsw i64 %372, %373
  %375 = getelementptr inbounds float, ptr %368, i64 %374
  %376 = load i64, ptr %42, align 8, !tbaa !44
  %377 = getelementptr inbounds float, ptr %375, i64 %376
  %378 = load i32, ptr %43, align 4, !tbaa !6
  %379 = sext i32 %378 to i64
  %380 = getelementptr inbounds float, ptr %377, i64 %379
  %381 = bitcast <16 x i1> %365 to i16
  store i16 %381, ptr %47, align 2, !tbaa !123
  %382 = load i16, ptr %47, align 2
  call void @_ZN12_GLOBAL__N_112store_maskedIDv16_ffEEvDv16_bT_PT0_(i16 noundef %382, <16 x float> noundef %366, ptr noundef %380)
  call void @llvm.lifetime.end.p0(ptr %45) #21
  br label %383

383:                                              ; preds = %357
  %384 = load i32, ptr %44, align 4, !tbaa !6
  %385 = add nsw i32 %384, 1
  store i32 %385, ptr %44, align 4, !tbaa !6
  br label %330, !llvm.loop !171

386:                                              ; preds = %333
  call void @llvm.lifetime.end.p0(ptr %43) #21
  call void @llvm.lifetime.end.p0(ptr %42) #21
  br label %387

387:                                              ; preds = %386
  %388 = load i32, ptr %41, align 4, !tbaa !6
  %389 = add nsw i32 %388, 1
  store i32 %389, ptr %41, align 4, !tbaa !6
  br label %316, !llvm.loop !172

390:                                              ; preds = %319
  call void @llvm.lifetime.end.p0(ptr %18) #21
  call void @llvm.lifetime.end.p0(ptr %16) #21
  call void @llvm.lifetime.end.p0(ptr %14) #21
  call void @llvm.lifetime.end.p0(ptr %13) #21
  call void @llvm.lifetime.end.p0(ptr %12) #21
  call void @llvm.lifetime.end.p0(ptr %11) #21
  call void @llvm.lifetime.end.p0(ptr %10) #21
  call void @llvm.lifetime.end.p0(ptr %9) #21
  call void @llvm.lifetime.end.p0(ptr %8) #21
  call void @llvm.lifetime.end.p0(ptr %7) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi2EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2) #12 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca [1 x ptr], align 8
  %15 = alloca i32, align 4
  %16 = alloca [2 x ptr], align 16
  %17 = alloca i32, align 4
  %18 = alloca [1 x [2 x <16 x float>]], align 64
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca [1 x %"struct.(anonymous namespace)::Column"], align 16
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca %"struct.(anonymous namespace)::Column", align 8
  %32 = alloca ptr, align 8
  %33 = alloca i32, align 4
  %34 = alloca %"struct.(anonymous namespace)::Unpacked.11", align 64
  %35 = alloca i32, align 4
  %36 = alloca [1 x <16 x float>], align 64
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i64, align 8
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  %45 = alloca <16 x float>, align 64
  %46 = alloca i16, align 2
  %47 = alloca i16, align 2
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #21
  store i32 1, ptr %7, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %8) #21
  store i32 1, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %9) #21
  store i32 1, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #21
  %48 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %49 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %48, i64 noundef 0)
  %50 = getelementptr inbounds i64, ptr %49, i64 1
  %51 = load i64, ptr %50, align 8, !tbaa !44
  store i64 %51, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #21
  %52 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %53 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %52, i64 noundef 1)
  %54 = getelementptr inbounds i64, ptr %53, i64 1
  %55 = load i64, ptr %54, align 8, !tbaa !44
  store i64 %55, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #21
  %56 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %57 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %56, i64 noundef 0)
  %58 = getelementptr inbounds i64, ptr %57, i64 1
  %59 = load i64, ptr %58, align 8, !tbaa !44
  store i64 %59, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #21
  %60 = load i64, ptr %10, align 8, !tbaa !44
  %61 = sdiv i64 %60, 32
  store i64 %61, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #21
  call void @llvm.lifetime.start.p0(ptr %15) #21
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %62

62:                                               ; preds = %79, %3
  %63 = load i32, ptr %15, align 4, !tbaa !6
  %64 = icmp slt i32 %63, 1
  br i1 %64, label %66, label %65

65:                                               ; preds = %62
  call void @llvm.lifetime.end.p0(ptr %15) #21
  br label %82

66:                                               ; preds = %62
  %67 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %68 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %67, i64 noundef 1)
  %69 = load i64, ptr %5, align 8, !tbaa !44
  %70 = load i32, ptr %15, align 4, !tbaa !6
  %71 = sext i32 %70 to i64
  %72 = add nsw i64 %69, %71
  %73 = load i64, ptr %11, align 8, !tbaa !44
  %74 = mul nsw i64 %72, %73
  %75 = getelementptr inbounds i8, ptr %68, i64 %74
  %76 = load i32, ptr %15, align 4, !tbaa !6
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %77
  store ptr %75, ptr %78, align 8, !tbaa !137
  br label %79

79:                                               ; preds = %66
  %80 = load i32, ptr %15, align 4, !tbaa !6
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %15, align 4, !tbaa !6
  br label %62, !llvm.loop !173

82:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr %16) #21
  call void @llvm.lifetime.start.p0(ptr %17) #21
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %83

83:                                               ; preds = %100, %82
  %84 = load i32, ptr %17, align 4, !tbaa !6
  %85 = icmp slt i32 %84, 2
  br i1 %85, label %87, label %86

86:                                               ; preds = %83
  call void @llvm.lifetime.end.p0(ptr %17) #21
  br label %103

87:                                               ; preds = %83
  %88 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %89 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %88, i64 noundef 0)
  %90 = load i64, ptr %6, align 8, !tbaa !44
  %91 = load i32, ptr %17, align 4, !tbaa !6
  %92 = sext i32 %91 to i64
  %93 = add nsw i64 %90, %92
  %94 = load i64, ptr %10, align 8, !tbaa !44
  %95 = mul nsw i64 %93, %94
  %96 = getelementptr inbounds float, ptr %89, i64 %95
  %97 = load i32, ptr %17, align 4, !tbaa !6
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [2 x ptr], ptr %16, i64 0, i64 %98
  store ptr %96, ptr %99, align 8, !tbaa !119
  br label %100

100:                                              ; preds = %87
  %101 = load i32, ptr %17, align 4, !tbaa !6
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %17, align 4, !tbaa !6
  br label %83, !llvm.loop !174

103:                                              ; preds = %86
  call void @llvm.lifetime.start.p0(ptr %18) #21
  call void @llvm.memset.p0.i64(ptr align 64 %18, i8 0, i64 128, i1 false)
  call void @llvm.lifetime.start.p0(ptr %19) #21
  store i64 0, ptr %19, align 8, !tbaa !44
  br label %104

104:                                              ; preds = %312, %103
  %105 = load i64, ptr %19, align 8, !tbaa !44
  %106 = load i64, ptr %13, align 8, !tbaa !44
  %107 = icmp slt i64 %105, %106
  br i1 %107, label %109, label %108

108:                                              ; preds = %104
  store i32 8, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #21
  br label %315

109:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(ptr %21) #21
  %110 = load i64, ptr %19, align 8, !tbaa !44
  %111 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %112 = sext i32 %111 to i64
  %113 = sdiv i64 %110, %112
  store i64 %113, ptr %21, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %22) #21
  %114 = load i64, ptr %19, align 8, !tbaa !44
  %115 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %116 = sext i32 %115 to i64
  %117 = srem i64 %114, %116
  store i64 %117, ptr %22, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %23) #21
  %118 = load i64, ptr %21, align 8, !tbaa !44
  %119 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %120 = sext i32 %119 to i64
  %121 = mul nsw i64 %118, %120
  store i64 %121, ptr %23, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %24) #21
  call void @llvm.lifetime.start.p0(ptr %25) #21
  store i32 0, ptr %25, align 4, !tbaa !6
  br label %122

122:                                              ; preds = %192, %109
  %123 = load i32, ptr %25, align 4, !tbaa !6
  %124 = icmp slt i32 %123, 1
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #21
  br label %195

126:                                              ; preds = %122
  call void @llvm.lifetime.start.p0(ptr %26) #21
  %127 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %128 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %129 = sdiv i32 %127, %128
  store i32 %129, ptr %26, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %27) #21
  %130 = load i32, ptr %25, align 4, !tbaa !6
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %131
  %133 = load ptr, ptr %132, align 8, !tbaa !137
  %134 = load i64, ptr %19, align 8, !tbaa !44
  %135 = load i32, ptr %26, align 4, !tbaa !6
  %136 = sext i32 %135 to i64
  %137 = mul nsw i64 %134, %136
  %138 = getelementptr inbounds i8, ptr %133, i64 %137
  %139 = load i64, ptr %11, align 8, !tbaa !44
  %140 = mul nsw i64 %139, 1
  %141 = getelementptr inbounds i8, ptr %138, i64 %140
  store ptr %141, ptr %27, align 8, !tbaa !137
  call void @llvm.lifetime.start.p0(ptr %28) #21
  store i32 0, ptr %28, align 4, !tbaa !6
  br label %142

142:                                              ; preds = %152, %126
  %143 = load i32, ptr %28, align 4, !tbaa !6
  %144 = load i32, ptr %26, align 4, !tbaa !6
  %145 = icmp slt i32 %143, %144
  br i1 %145, label %147, label %146

146:                                              ; preds = %142
  store i32 14, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #21
  br label %157

147:                                              ; preds = %142
  %148 = load ptr, ptr %27, align 8, !tbaa !137
  %149 = load i32, ptr %28, align 4, !tbaa !6
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds i8, ptr %148, i64 %150
  call void @llvm.prefetch.p0(ptr %151, i32 0, i32 3, i32 1)
  br label %152

152:                                              ; preds = %147
  %153 = load i32, ptr %28, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = add nsw i64 %154, 64
  %156 = trunc i64 %155 to i32
  store i32 %156, ptr %28, align 4, !tbaa !6
  br label %142, !llvm.loop !175

157:                                              ; preds = %146
  call void @llvm.lifetime.start.p0(ptr %29) #21
  %158 = load i32, ptr %25, align 4, !tbaa !6
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %159
  %161 = load ptr, ptr %160, align 8, !tbaa !137
  %162 = load i64, ptr %23, align 8, !tbaa !44
  %163 = getelementptr inbounds i8, ptr %161, i64 %162
  store ptr %163, ptr %29, align 8, !tbaa !137
  call void @llvm.lifetime.start.p0(ptr %30) #21
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %164

164:                                              ; preds = %188, %157
  %165 = load i32, ptr %30, align 4, !tbaa !6
  %166 = icmp slt i32 %165, 1
  br i1 %166, label %168, label %167

167:                                              ; preds = %164
  store i32 17, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #21
  br label %191

168:                                              ; preds = %164
  call void @llvm.lifetime.start.p0(ptr %31) #21
  %169 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 0
  %170 = load ptr, ptr %29, align 8, !tbaa !137
  %171 = load i64, ptr %22, align 8, !tbaa !44
  %172 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %173 = sext i32 %172 to i64
  %174 = mul nsw i64 %171, %173
  %175 = getelementptr inbounds i8, ptr %170, i64 %174
  store ptr %175, ptr %169, align 8, !tbaa !142
  %176 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 1
  %177 = load ptr, ptr %29, align 8, !tbaa !137
  store ptr %177, ptr %176, align 8, !tbaa !144
  %178 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 2
  %179 = load i64, ptr %22, align 8, !tbaa !44
  store i64 %179, ptr %178, align 8, !tbaa !145
  %180 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 3
  %181 = load i32, ptr %30, align 4, !tbaa !6
  store i32 %181, ptr %180, align 8, !tbaa !146
  %182 = load i32, ptr %25, align 4, !tbaa !6
  %183 = mul nsw i32 %182, 1
  %184 = load i32, ptr %30, align 4, !tbaa !6
  %185 = add nsw i32 %183, %184
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %186
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %187, ptr align 8 %31, i64 32, i1 false), !tbaa.struct !147
  call void @llvm.lifetime.end.p0(ptr %31) #21
  br label %188

188:                                              ; preds = %168
  %189 = load i32, ptr %30, align 4, !tbaa !6
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %30, align 4, !tbaa !6
  br label %164, !llvm.loop !176

191:                                              ; preds = %167
  call void @llvm.lifetime.end.p0(ptr %29) #21
  call void @llvm.lifetime.end.p0(ptr %27) #21
  call void @llvm.lifetime.end.p0(ptr %26) #21
  br label %192

192:                                              ; preds = %191
  %193 = load i32, ptr %25, align 4, !tbaa !6
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %25, align 4, !tbaa !6
  br label %122, !llvm.loop !177

195:                                              ; preds = %125
  %196 = load i32, ptr @has_dot, align 4, !tbaa !6
  %197 = icmp ne i32 %196, 0
  br i1 %197, label %198, label %279

198:                                              ; preds = %195
  call void @llvm.lifetime.start.p0(ptr %32) #21
  %199 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %200 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %199, i64 noundef 1)
  %201 = load i64, ptr %19, align 8, !tbaa !44
  %202 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %203 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %202, i64 noundef 0)
  %204 = getelementptr inbounds i64, ptr %203, i64 0
  %205 = load i64, ptr %204, align 8, !tbaa !44
  %206 = mul nsw i64 %201, %205
  %207 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %200, i64 %206
  %208 = load i64, ptr %6, align 8, !tbaa !44
  %209 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %207, i64 %208
  store ptr %209, ptr %32, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %33) #21
  store i32 0, ptr %33, align 4, !tbaa !6
  br label %210

210:                                              ; preds = %275, %198
  %211 = load i32, ptr %33, align 4, !tbaa !6
  %212 = icmp slt i32 %211, 1
  br i1 %212, label %214, label %213

213:                                              ; preds = %210
  store i32 20, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #21
  br label %278

214:                                              ; preds = %210
  call void @llvm.lifetime.start.p0(ptr %34) #21
  %215 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 0
  %216 = load i32, ptr %33, align 4, !tbaa !6
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %215, i64 %217
  call void @_ZN12_GLOBAL__N_18UnpackedILi1EEC2EPKNS_6ColumnE(ptr noundef nonnull align 64 dereferenceable(768) %34, ptr noundef %218)
  call void @llvm.lifetime.start.p0(ptr %35) #21
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %219

219:                                              ; preds = %271, %214
  %220 = load i32, ptr %35, align 4, !tbaa !6
  %221 = icmp slt i32 %220, 2
  br i1 %221, label %223, label %222

222:                                              ; preds = %219
  store i32 23, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #21
  br label %274

223:                                              ; preds = %219
  call void @llvm.lifetime.start.p0(ptr %36) #21
  call void @llvm.lifetime.start.p0(ptr %37) #21
  store i32 0, ptr %37, align 4, !tbaa !6
  br label %224

224:                                              ; preds = %241, %223
  %225 = load i32, ptr %37, align 4, !tbaa !6
  %226 = icmp slt i32 %225, 1
  br i1 %226, label %228, label %227

227:                                              ; preds = %224
  store i32 26, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %37) #21
  br label %244

228:                                              ; preds = %224
  %229 = load i32, ptr %33, align 4, !tbaa !6
  %230 = load i32, ptr %37, align 4, !tbaa !6
  %231 = add nsw i32 %229, %230
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [1 x [2 x <16 x float>]], ptr %18, i64 0, i64 %232
  %234 = load i32, ptr %35, align 4, !tbaa !6
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds [2 x <16 x float>], ptr %233, i64 0, i64 %235
  %237 = load <16 x float>, ptr %236, align 64, !tbaa !123
  %238 = load i32, ptr %37, align 4, !tbaa !6
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds [1 x <16 x float>], ptr %36, i64 0, i64 %239
  store <16 x float> %237, ptr %240, align 64, !tbaa !123
  br label %241

241:                                              ; preds = %228
  %242 = load i32, ptr %37, align 4, !tbaa !6
  %243 = add nsw i32 %242, 1
  store i32 %243, ptr %37, align 4, !tbaa !6
  br label %224, !llvm.loop !178

244:                                              ; preds = %227
  %245 = load ptr, ptr %32, align 8, !tbaa !121
  %246 = load i32, ptr %35, align 4, !tbaa !6
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %245, i64 %247
  %249 = getelementptr inbounds [1 x <16 x float>], ptr %36, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_110add_digitsILi1EEEvRKNS_8UnpackedIXT_EEERKNS_6RecordEPDv16_f(ptr noundef nonnull align 64 dereferenceable(768) %34, ptr noundef nonnull align 4 dereferenceable(128) %248, ptr noundef %249)
  call void @llvm.lifetime.start.p0(ptr %38) #21
  store i32 0, ptr %38, align 4, !tbaa !6
  br label %250

250:                                              ; preds = %267, %244
  %251 = load i32, ptr %38, align 4, !tbaa !6
  %252 = icmp slt i32 %251, 1
  br i1 %252, label %254, label %253

253:                                              ; preds = %250
  store i32 29, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %38) #21
  br label %270

254:                                              ; preds = %250
  %255 = load i32, ptr %38, align 4, !tbaa !6
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds [1 x <16 x float>], ptr %36, i64 0, i64 %256
  %258 = load <16 x float>, ptr %257, align 64, !tbaa !123
  %259 = load i32, ptr %33, align 4, !tbaa !6
  %260 = load i32, ptr %38, align 4, !tbaa !6
  %261 = add nsw i32 %259, %260
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds [1 x [2 x <16 x float>]], ptr %18, i64 0, i64 %262
  %264 = load i32, ptr %35, align 4, !tbaa !6
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds [2 x <16 x float>], ptr %263, i64 0, i64 %265
  store <16 x float> %258, ptr %266, align 64, !tbaa !123
  br label %267

267:                                              ; preds = %254
  %268 = load i32, ptr %38, align 4, !tbaa !6
  %269 = add nsw i32 %268, 1
  store i32 %269, ptr %38, align 4, !tbaa !6
  br label %250, !llvm.loop !179

270:                                              ; preds = %253
  call void @llvm.lifetime.end.p0(ptr %36) #21
  br label %271

271:                                              ; preds = %270
  %272 = load i32, ptr %35, align 4, !tbaa !6
  %273 = add nsw i32 %272, 1
  store i32 %273, ptr %35, align 4, !tbaa !6
  br label %219, !llvm.loop !180

274:                                              ; preds = %222
  call void @llvm.lifetime.end.p0(ptr %34) #21
  br label %275

275:                                              ; preds = %274
  %276 = load i32, ptr %33, align 4, !tbaa !6
  %277 = add nsw i32 %276, 1
  store i32 %277, ptr %33, align 4, !tbaa !6
  br label %210, !llvm.loop !181

278:                                              ; preds = %213
  call void @llvm.lifetime.end.p0(ptr %32) #21
  br label %311

279:                                              ; preds = %195
  call void @llvm.lifetime.start.p0(ptr %39) #21
  store i32 0, ptr %39, align 4, !tbaa !6
  br label %280

280:                                              ; preds = %293, %279
  %281 = load i32, ptr %39, align 4, !tbaa !6
  %282 = icmp slt i32 %281, 1
  br i1 %282, label %284, label %283

283:                                              ; preds = %280
  store i32 32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %39) #21
  br label %296

284:                                              ; preds = %280
  %285 = load i32, ptr %39, align 4, !tbaa !6
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %286
  %288 = getelementptr inbounds [2 x ptr], ptr %16, i64 0, i64 0
  %289 = load i32, ptr %39, align 4, !tbaa !6
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds [1 x [2 x <16 x float>]], ptr %18, i64 0, i64 %290
  %292 = getelementptr inbounds [2 x <16 x float>], ptr %291, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_111add_widenedILi2EEEvRKNS_6ColumnEPKPKfPDv16_f(ptr noundef nonnull align 8 dereferenceable(32) %287, ptr noundef %288, ptr noundef %292)
  br label %293

293:                                              ; preds = %284
  %294 = load i32, ptr %39, align 4, !tbaa !6
  %295 = add nsw i32 %294, 1
  store i32 %295, ptr %39, align 4, !tbaa !6
  br label %280, !llvm.loop !182

296:                                              ; preds = %283
  call void @llvm.lifetime.start.p0(ptr %40) #21
  store i32 0, ptr %40, align 4, !tbaa !6
  br label %297

297:                                              ; preds = %307, %296
  %298 = load i32, ptr %40, align 4, !tbaa !6
  %299 = icmp slt i32 %298, 2
  br i1 %299, label %301, label %300

300:                                              ; preds = %297
  store i32 35, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %40) #21
  br label %310

301:                                              ; preds = %297
  %302 = load i32, ptr %40, align 4, !tbaa !6
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [2 x ptr], ptr %16, i64 0, i64 %303
  %305 = load ptr, ptr %304, align 8, !tbaa !119
  %306 = getelementptr inbounds float, ptr %305, i64 32
  store ptr %306, ptr %304, align 8, !tbaa !119
  br label %307

307:                                              ; preds = %301
  %308 = load i32, ptr %40, align 4, !tbaa !6
  %309 = add nsw i32 %308, 1
  store i32 %309, ptr %40, align 4, !tbaa !6
  br label %297, !llvm.loop !183

310:                                              ; preds = %300
  br label %311

311:                                              ; preds = %310, %278
  call void @llvm.lifetime.end.p0(ptr %24) #21
  call void @llvm.lifetime.end.p0(ptr %23) #21
  call void @llvm.lifetime.end.p0(ptr %22) #21
  call void @llvm.lifetime.end.p0(ptr %21) #21
  br label %312

312:                                              ; preds = %311
  %313 = load i64, ptr %19, align 8, !tbaa !44
  %314 = add nsw i64 %313, 1
  store i64 %314, ptr %19, align 8, !tbaa !44
  br label %104, !llvm.loop !184

315:                                              ; preds = %108
  call void @llvm.lifetime.start.p0(ptr %41) #21
  store i32 0, ptr %41, align 4, !tbaa !6
  br label %316

316:                                              ; preds = %387, %315
  %317 = load i32, ptr %41, align 4, !tbaa !6
  %318 = icmp slt i32 %317, 1
  br i1 %318, label %320, label %319

319:                                              ; preds = %316
  store i32 38, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %41) #21
  br label %390

320:                                              ; preds = %316
  call void @llvm.lifetime.start.p0(ptr %42) #21
  %321 = load i64, ptr %5, align 8, !tbaa !44
  %322 = load i32, ptr %41, align 4, !tbaa !6
  %323 = sdiv i32 %322, 1
  %324 = sext i32 %323 to i64
  %325 = add nsw i64 %321, %324
  %326 = mul nsw i64 %325, 16
  store i64 %326, ptr %42, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %43) #21
  %327 = load i32, ptr %41, align 4, !tbaa !6
  %328 = srem i32 %327, 1
  %329 = mul nsw i32 %328, 16
  store i32 %329, ptr %43, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %44) #21
  store i32 0, ptr %44, align 4, !tbaa !6
  br label %330

330:                                              ; preds = %383, %320
  %331 = load i32, ptr %44, align 4, !tbaa !6
  %332 = icmp slt i32 %331, 2
  br i1 %332, label %334, label %333

333:                                              ; preds = %330
  store i32 41, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %44) #21
  br label %386

334:                                              ; preds = %330
  call void @llvm.lifetime.start.p0(ptr %45) #21
  %335 = load i32, ptr %41, align 4, !tbaa !6
  %336 = sext i32 %335 to i64
  %337 = getelementptr inbounds [1 x [2 x <16 x float>]], ptr %18, i64 0, i64 %336
  %338 = load i32, ptr %44, align 4, !tbaa !6
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds [2 x <16 x float>], ptr %337, i64 0, i64 %339
  %341 = load <16 x float>, ptr %340, align 64, !tbaa !123
  store <16 x float> %341, ptr %45, align 64, !tbaa !123
  %342 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %343 = icmp eq i32 %342, 3
  br i1 %343, label %344, label %357

344:                                              ; preds = %334
  %345 = load i32, ptr %41, align 4, !tbaa !6
  %346 = sdiv i32 %345, 1
  %347 = sext i32 %346 to i64
  %348 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %347
  %349 = load ptr, ptr %348, align 8, !tbaa !137
  %350 = load i64, ptr %11, align 8, !tbaa !44
  %351 = getelementptr inbounds i8, ptr %349, i64 %350
  %352 = load i32, ptr %41, align 4, !tbaa !6
  %353 = srem i32 %352, 1
  %354 = call noundef <16 x float> @_ZN12_GLOBAL__N_113output_scalesEPKhi(ptr noundef %351, i32 noundef %353)
  %355 = load <16 x float>, ptr %45, align 64, !tbaa !123
  %356 = fmul <16 x float> %355, %354
  store <16 x float> %356, ptr %45, align 64, !tbaa !123
  br label %357

357:                                              ; preds = %344, %334
  %358 = load i64, ptr %12, align 8, !tbaa !44
  %359 = load i64, ptr %42, align 8, !tbaa !44
  %360 = sub nsw i64 %358, %359
  %361 = load i32, ptr %43, align 4, !tbaa !6
  %362 = sext i32 %361 to i64
  %363 = call noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %360, i64 noundef %362)
  store i16 %363, ptr %46, align 2
  %364 = load i16, ptr %46, align 2
  %365 = bitcast i16 %364 to <16 x i1>
  %366 = load <16 x float>, ptr %45, align 64, !tbaa !123
  %367 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %368 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %367, i64 noundef 0)
  %369 = load i64, ptr %6, align 8, !tbaa !44
  %370 = load i32, ptr %44, align 4, !tbaa !6
  %371 = sext i32 %370 to i64
  %372 = add nsw i64 %369, %371
  %373 = load i64, ptr %12, align 8, !tbaa !44
  %374 = mul nsw i64 %372, %373
  %375 = getelementptr inbounds float, ptr %368, i64 %374
  %376 = load i64, ptr %42, align 8, !tbaa !44
  %377 = getelementptr inbounds float, ptr %375, i64 %376
  %378 = load i32, ptr %43, align 4, !tbaa !6
  %379 = sext i32 %378 to i64
  %380 = getelementptr inbounds float, ptr %377, i64 %379
  %381 = bitcast <16 x i1> %365 to i16
  store i16 %381, ptr %47, align 2, !tbaa !123
  %382 = load i16, ptr %47, align 2
  call void @_ZN12_GLOBAL__N_112store_maskedIDv16_ffEEvDv16_bT_PT0_(i16 noundef %382, <16 x float> noundef %366, ptr noundef %380)
  call void @llvm.lifetime.end.p0(ptr %45) #21
  br label %383

383:                                              ; preds = %357
  %384 = load i32, ptr %44, align 4, !tbaa !6
  %385 = add nsw i32 %384, 1
  store i32 %385, ptr %44, align 4, !tbaa !6
  br label %330, !llvm.loop !185

386:                                              ; preds = %333
  call void @llvm.lifetime.end.p0(ptr %43) #21
  call void @llvm.lifetime.end.p0(ptr %42) #21
  br label %387

387:                                              ; preds = %386
  %388 = load i32, ptr %41, align 4, !tbaa !6
  %389 = add nsw i32 %388, 1
  store i32 %389, ptr %41, align 4, !tbaa !6
  br label %316, !llvm.loop !186

390:                                              ; preds = %319
  call void @llvm.lifetime.end.p0(ptr %18) #21
  call void @llvm.lifetime.end.p0(ptr %16) #21
  call void @llvm.lifetime.end.p0(ptr %14) #21
  call void @llvm.lifetime.end.p0(ptr %13) #21
  call void @llvm.lifetime.end.p0(ptr %12) #21
  call void @llvm.lifetime.end.p0(ptr %11) #21
  call void @llvm.lifetime.end.p0(ptr %10) #21
  call void @llvm.lifetime.end.p0(ptr %9) #21
  call void @llvm.lifetime.end.p0(ptr %8) #21
  call void @llvm.lifetime.end.p0(ptr %7) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi1EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2) #12 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca [1 x ptr], align 8
  %15 = alloca i32, align 4
  %16 = alloca [1 x ptr], align 8
  %17 = alloca i32, align 4
  %18 = alloca [1 x [1 x <16 x float>]], align 64
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca [1 x %"struct.(anonymous namespace)::Column"], align 16
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca %"struct.(anonymous namespace)::Column", align 8
  %32 = alloca ptr, align 8
  %33 = alloca i32, align 4
  %34 = alloca %"struct.(anonymous namespace)::Unpacked.11", align 64
  %35 = alloca i32, align 4
  %36 = alloca [1 x <16 x float>], align 64
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i64, align 8
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  %45 = alloca <16 x float>, align 64
  %46 = alloca i16, align 2
  %47 = alloca i16, align 2
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #21
  store i32 1, ptr %7, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %8) #21
  store i32 1, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %9) #21
  store i32 1, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #21
  %48 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %49 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %48, i64 noundef 0)
  %50 = getelementptr inbounds i64, ptr %49, i64 1
  %51 = load i64, ptr %50, align 8, !tbaa !44
  store i64 %51, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #21
  %52 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %53 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %52, i64 noundef 1)
  %54 = getelementptr inbounds i64, ptr %53, i64 1
  %55 = load i64, ptr %54, align 8, !tbaa !44
  store i64 %55, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #21
  %56 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %57 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %56, i64 noundef 0)
  %58 = getelementptr inbounds i64, ptr %57, i64 1
  %59 = load i64, ptr %58, align 8, !tbaa !44
  store i64 %59, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #21
  %60 = load i64, ptr %10, align 8, !tbaa !44
  %61 = sdiv i64 %60, 32
  store i64 %61, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #21
  call void @llvm.lifetime.start.p0(ptr %15) #21
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %62

62:                                               ; preds = %79, %3
  %63 = load i32, ptr %15, align 4, !tbaa !6
  %64 = icmp slt i32 %63, 1
  br i1 %64, label %66, label %65

65:                                               ; preds = %62
  call void @llvm.lifetime.end.p0(ptr %15) #21
  br label %82

66:                                               ; preds = %62
  %67 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %68 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %67, i64 noundef 1)
  %69 = load i64, ptr %5, align 8, !tbaa !44
  %70 = load i32, ptr %15, align 4, !tbaa !6
  %71 = sext i32 %70 to i64
  %72 = add nsw i64 %69, %71
  %73 = load i64, ptr %11, align 8, !tbaa !44
  %74 = mul nsw i64 %72, %73
  %75 = getelementptr inbounds i8, ptr %68, i64 %74
  %76 = load i32, ptr %15, align 4, !tbaa !6
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %77
  store ptr %75, ptr %78, align 8, !tbaa !137
  br label %79

79:                                               ; preds = %66
  %80 = load i32, ptr %15, align 4, !tbaa !6
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %15, align 4, !tbaa !6
  br label %62, !llvm.loop !187

82:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr %16) #21
  call void @llvm.lifetime.start.p0(ptr %17) #21
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %83

83:                                               ; preds = %100, %82
  %84 = load i32, ptr %17, align 4, !tbaa !6
  %85 = icmp slt i32 %84, 1
  br i1 %85, label %87, label %86

86:                                               ; preds = %83
  call void @llvm.lifetime.end.p0(ptr %17) #21
  br label %103

87:                                               ; preds = %83
  %88 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %89 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %88, i64 noundef 0)
  %90 = load i64, ptr %6, align 8, !tbaa !44
  %91 = load i32, ptr %17, align 4, !tbaa !6
  %92 = sext i32 %91 to i64
  %93 = add nsw i64 %90, %92
  %94 = load i64, ptr %10, align 8, !tbaa !44
  %95 = mul nsw i64 %93, %94
  %96 = getelementptr inbounds float, ptr %89, i64 %95
  %97 = load i32, ptr %17, align 4, !tbaa !6
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %98
  store ptr %96, ptr %99, align 8, !tbaa !119
  br label %100

100:                                              ; preds = %87
  %101 = load i32, ptr %17, align 4, !tbaa !6
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %17, align 4, !tbaa !6
  br label %83, !llvm.loop !188

103:                                              ; preds = %86
  call void @llvm.lifetime.start.p0(ptr %18) #21
  call void @llvm.memset.p0.i64(ptr align 64 %18, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(ptr %19) #21
  store i64 0, ptr %19, align 8, !tbaa !44
  br label %104

104:                                              ; preds = %312, %103
  %105 = load i64, ptr %19, align 8, !tbaa !44
  %106 = load i64, ptr %13, align 8, !tbaa !44
  %107 = icmp slt i64 %105, %106
  br i1 %107, label %109, label %108

108:                                              ; preds = %104
  store i32 8, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #21
  br label %315

109:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(ptr %21) #21
  %110 = load i64, ptr %19, align 8, !tbaa !44
  %111 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %112 = sext i32 %111 to i64
  %113 = sdiv i64 %110, %112
  store i64 %113, ptr %21, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %22) #21
  %114 = load i64, ptr %19, align 8, !tbaa !44
  %115 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %116 = sext i32 %115 to i64
  %117 = srem i64 %114, %116
  store i64 %117, ptr %22, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %23) #21
  %118 = load i64, ptr %21, align 8, !tbaa !44
  %119 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %120 = sext i32 %119 to i64
  %121 = mul nsw i64 %118, %120
  store i64 %121, ptr %23, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %24) #21
  call void @llvm.lifetime.start.p0(ptr %25) #21
  store i32 0, ptr %25, align 4, !tbaa !6
  br label %122

122:                                              ; preds = %192, %109
  %123 = load i32, ptr %25, align 4, !tbaa !6
  %124 = icmp slt i32 %123, 1
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 11, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #21
  br label %195

126:                                              ; preds = %122
  call void @llvm.lifetime.start.p0(ptr %26) #21
  %127 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %128 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %129 = sdiv i32 %127, %128
  store i32 %129, ptr %26, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %27) #21
  %130 = load i32, ptr %25, align 4, !tbaa !6
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %131
  %133 = load ptr, ptr %132, align 8, !tbaa !137
  %134 = load i64, ptr %19, align 8, !tbaa !44
  %135 = load i32, ptr %26, align 4, !tbaa !6
  %136 = sext i32 %135 to i64
  %137 = mul nsw i64 %134, %136
  %138 = getelementptr inbounds i8, ptr %133, i64 %137
  %139 = load i64, ptr %11, align 8, !tbaa !44
  %140 = mul nsw i64 %139, 1
  %141 = getelementptr inbounds i8, ptr %138, i64 %140
  store ptr %141, ptr %27, align 8, !tbaa !137
  call void @llvm.lifetime.start.p0(ptr %28) #21
  store i32 0, ptr %28, align 4, !tbaa !6
  br label %142

142:                                              ; preds = %152, %126
  %143 = load i32, ptr %28, align 4, !tbaa !6
  %144 = load i32, ptr %26, align 4, !tbaa !6
  %145 = icmp slt i32 %143, %144
  br i1 %145, label %147, label %146

146:                                              ; preds = %142
  store i32 14, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #21
  br label %157

147:                                              ; preds = %142
  %148 = load ptr, ptr %27, align 8, !tbaa !137
  %149 = load i32, ptr %28, align 4, !tbaa !6
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds i8, ptr %148, i64 %150
  call void @llvm.prefetch.p0(ptr %151, i32 0, i32 3, i32 1)
  br label %152

152:                                              ; preds = %147
  %153 = load i32, ptr %28, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = add nsw i64 %154, 64
  %156 = trunc i64 %155 to i32
  store i32 %156, ptr %28, align 4, !tbaa !6
  br label %142, !llvm.loop !189

157:                                              ; preds = %146
  call void @llvm.lifetime.start.p0(ptr %29) #21
  %158 = load i32, ptr %25, align 4, !tbaa !6
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %159
  %161 = load ptr, ptr %160, align 8, !tbaa !137
  %162 = load i64, ptr %23, align 8, !tbaa !44
  %163 = getelementptr inbounds i8, ptr %161, i64 %162
  store ptr %163, ptr %29, align 8, !tbaa !137
  call void @llvm.lifetime.start.p0(ptr %30) #21
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %164

164:                                              ; preds = %188, %157
  %165 = load i32, ptr %30, align 4, !tbaa !6
  %166 = icmp slt i32 %165, 1
  br i1 %166, label %168, label %167

167:                                              ; preds = %164
  store i32 17, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #21
  br label %191

168:                                              ; preds = %164
  call void @llvm.lifetime.start.p0(ptr %31) #21
  %169 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 0
  %170 = load ptr, ptr %29, align 8, !tbaa !137
  %171 = load i64, ptr %22, align 8, !tbaa !44
  %172 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %173 = sext i32 %172 to i64
  %174 = mul nsw i64 %171, %173
  %175 = getelementptr inbounds i8, ptr %170, i64 %174
  store ptr %175, ptr %169, align 8, !tbaa !142
  %176 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 1
  %177 = load ptr, ptr %29, align 8, !tbaa !137
  store ptr %177, ptr %176, align 8, !tbaa !144
  %178 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 2
  %179 = load i64, ptr %22, align 8, !tbaa !44
  store i64 %179, ptr %178, align 8, !tbaa !145
  %180 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 3
  %181 = load i32, ptr %30, align 4, !tbaa !6
  store i32 %181, ptr %180, align 8, !tbaa !146
  %182 = load i32, ptr %25, align 4, !tbaa !6
  %183 = mul nsw i32 %182, 1
  %184 = load i32, ptr %30, align 4, !tbaa !6
  %185 = add nsw i32 %183, %184
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %186
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %187, ptr align 8 %31, i64 32, i1 false), !tbaa.struct !147
  call void @llvm.lifetime.end.p0(ptr %31) #21
  br label %188

188:                                              ; preds = %168
  %189 = load i32, ptr %30, align 4, !tbaa !6
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %30, align 4, !tbaa !6
  br label %164, !llvm.loop !190

191:                                              ; preds = %167
  call void @llvm.lifetime.end.p0(ptr %29) #21
  call void @llvm.lifetime.end.p0(ptr %27) #21
  call void @llvm.lifetime.end.p0(ptr %26) #21
  br label %192

192:                                              ; preds = %191
  %193 = load i32, ptr %25, align 4, !tbaa !6
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %25, align 4, !tbaa !6
  br label %122, !llvm.loop !191

195:                                              ; preds = %125
  %196 = load i32, ptr @has_dot, align 4, !tbaa !6
  %197 = icmp ne i32 %196, 0
  br i1 %197, label %198, label %279

198:                                              ; preds = %195
  call void @llvm.lifetime.start.p0(ptr %32) #21
  %199 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %200 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %199, i64 noundef 1)
  %201 = load i64, ptr %19, align 8, !tbaa !44
  %202 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %203 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %202, i64 noundef 0)
  %204 = getelementptr inbounds i64, ptr %203, i64 0
  %205 = load i64, ptr %204, align 8, !tbaa !44
  %206 = mul nsw i64 %201, %205
  %207 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %200, i64 %206
  %208 = load i64, ptr %6, align 8, !tbaa !44
  %209 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %207, i64 %208
  store ptr %209, ptr %32, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %33) #21
  store i32 0, ptr %33, align 4, !tbaa !6
  br label %210

210:                                              ; preds = %275, %198
  %211 = load i32, ptr %33, align 4, !tbaa !6
  %212 = icmp slt i32 %211, 1
  br i1 %212, label %214, label %213

213:                                              ; preds = %210
  store i32 20, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #21
  br label %278

214:                                              ; preds = %210
  call void @llvm.lifetime.start.p0(ptr %34) #21
  %215 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 0
  %216 = load i32, ptr %33, align 4, !tbaa !6
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %215, i64 %217
  call void @_ZN12_GLOBAL__N_18UnpackedILi1EEC2EPKNS_6ColumnE(ptr noundef nonnull align 64 dereferenceable(768) %34, ptr noundef %218)
  call void @llvm.lifetime.start.p0(ptr %35) #21
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %219

219:                                              ; preds = %271, %214
  %220 = load i32, ptr %35, align 4, !tbaa !6
  %221 = icmp slt i32 %220, 1
  br i1 %221, label %223, label %222

222:                                              ; preds = %219
  store i32 23, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #21
  br label %274

223:                                              ; preds = %219
  call void @llvm.lifetime.start.p0(ptr %36) #21
  call void @llvm.lifetime.start.p0(ptr %37) #21
  store i32 0, ptr %37, align 4, !tbaa !6
  br label %224

224:                                              ; preds = %241, %223
  %225 = load i32, ptr %37, align 4, !tbaa !6
  %226 = icmp slt i32 %225, 1
  br i1 %226, label %228, label %227

227:                                              ; preds = %224
  store i32 26, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %37) #21
  br label %244

228:                                              ; preds = %224
  %229 = load i32, ptr %33, align 4, !tbaa !6
  %230 = load i32, ptr %37, align 4, !tbaa !6
  %231 = add nsw i32 %229, %230
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [1 x [1 x <16 x float>]], ptr %18, i64 0, i64 %232
  %234 = load i32, ptr %35, align 4, !tbaa !6
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds [1 x <16 x float>], ptr %233, i64 0, i64 %235
  %237 = load <16 x float>, ptr %236, align 64, !tbaa !123
  %238 = load i32, ptr %37, align 4, !tbaa !6
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds [1 x <16 x float>], ptr %36, i64 0, i64 %239
  store <16 x float> %237, ptr %240, align 64, !tbaa !123
  br label %241

241:                                              ; preds = %228
  %242 = load i32, ptr %37, align 4, !tbaa !6
  %243 = add nsw i32 %242, 1
  store i32 %243, ptr %37, align 4, !tbaa !6
  br label %224, !llvm.loop !192

244:                                              ; preds = %227
  %245 = load ptr, ptr %32, align 8, !tbaa !121
  %246 = load i32, ptr %35, align 4, !tbaa !6
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %245, i64 %247
  %249 = getelementptr inbounds [1 x <16 x float>], ptr %36, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_110add_digitsILi1EEEvRKNS_8UnpackedIXT_EEERKNS_6RecordEPDv16_f(ptr noundef nonnull align 64 dereferenceable(768) %34, ptr noundef nonnull align 4 dereferenceable(128) %248, ptr noundef %249)
  call void @llvm.lifetime.start.p0(ptr %38) #21
  store i32 0, ptr %38, align 4, !tbaa !6
  br label %250

250:                                              ; preds = %267, %244
  %251 = load i32, ptr %38, align 4, !tbaa !6
  %252 = icmp slt i32 %251, 1
  br i1 %252, label %254, label %253

253:                                              ; preds = %250
  store i32 29, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %38) #21
  br label %270

254:                                              ; preds = %250
  %255 = load i32, ptr %38, align 4, !tbaa !6
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds [1 x <16 x float>], ptr %36, i64 0, i64 %256
  %258 = load <16 x float>, ptr %257, align 64, !tbaa !123
  %259 = load i32, ptr %33, align 4, !tbaa !6
  %260 = load i32, ptr %38, align 4, !tbaa !6
  %261 = add nsw i32 %259, %260
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds [1 x [1 x <16 x float>]], ptr %18, i64 0, i64 %262
  %264 = load i32, ptr %35, align 4, !tbaa !6
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds [1 x <16 x float>], ptr %263, i64 0, i64 %265
  store <16 x float> %258, ptr %266, align 64, !tbaa !123
  br label %267

267:                                              ; preds = %254
  %268 = load i32, ptr %38, align 4, !tbaa !6
  %269 = add nsw i32 %268, 1
  store i32 %269, ptr %38, align 4, !tbaa !6
  br label %250, !llvm.loop !193

270:                                              ; preds = %253
  call void @llvm.lifetime.end.p0(ptr %36) #21
  br label %271

271:                                              ; preds = %270
  %272 = load i32, ptr %35, align 4, !tbaa !6
  %273 = add nsw i32 %272, 1
  store i32 %273, ptr %35, align 4, !tbaa !6
  br label %219, !llvm.loop !194

274:                                              ; preds = %222
  call void @llvm.lifetime.end.p0(ptr %34) #21
  br label %275

275:                                              ; preds = %274
  %276 = load i32, ptr %33, align 4, !tbaa !6
  %277 = add nsw i32 %276, 1
  store i32 %277, ptr %33, align 4, !tbaa !6
  br label %210, !llvm.loop !195

278:                                              ; preds = %213
  call void @llvm.lifetime.end.p0(ptr %32) #21
  br label %311

279:                                              ; preds = %195
  call void @llvm.lifetime.start.p0(ptr %39) #21
  store i32 0, ptr %39, align 4, !tbaa !6
  br label %280

280:                                              ; preds = %293, %279
  %281 = load i32, ptr %39, align 4, !tbaa !6
  %282 = icmp slt i32 %281, 1
  br i1 %282, label %284, label %283

283:                                              ; preds = %280
  store i32 32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %39) #21
  br label %296

284:                                              ; preds = %280
  %285 = load i32, ptr %39, align 4, !tbaa !6
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %286
  %288 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 0
  %289 = load i32, ptr %39, align 4, !tbaa !6
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds [1 x [1 x <16 x float>]], ptr %18, i64 0, i64 %290
  %292 = getelementptr inbounds [1 x <16 x float>], ptr %291, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_111add_widenedILi1EEEvRKNS_6ColumnEPKPKfPDv16_f(ptr noundef nonnull align 8 dereferenceable(32) %287, ptr noundef %288, ptr noundef %292)
  br label %293

293:                                              ; preds = %284
  %294 = load i32, ptr %39, align 4, !tbaa !6
  %295 = add nsw i32 %294, 1
  store i32 %295, ptr %39, align 4, !tbaa !6
  br label %280, !llvm.loop !196

296:                                              ; preds = %283
  call void @llvm.lifetime.start.p0(ptr %40) #21
  store i32 0, ptr %40, align 4, !tbaa !6
  br label %297

297:                                              ; preds = %307, %296
  %298 = load i32, ptr %40, align 4, !tbaa !6
  %299 = icmp slt i32 %298, 1
  br i1 %299, label %301, label %300

300:                                              ; preds = %297
  store i32 35, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %40) #21
  br label %310

301:                                              ; preds = %297
  %302 = load i32, ptr %40, align 4, !tbaa !6
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %303
  %305 = load ptr, ptr %304, align 8, !tbaa !119
  %306 = getelementptr inbounds float, ptr %305, i64 32
  store ptr %306, ptr %304, align 8, !tbaa !119
  br label %307

307:                                              ; preds = %301
  %308 = load i32, ptr %40, align 4, !tbaa !6
  %309 = add nsw i32 %308, 1
  store i32 %309, ptr %40, align 4, !tbaa !6
  br label %297, !llvm.loop !197

310:                                              ; preds = %300
  br label %311

311:                                              ; preds = %310, %278
  call void @llvm.lifetime.end.p0(ptr %24) #21
  call void @llvm.lifetime.end.p0(ptr %23) #21
  call void @llvm.lifetime.end.p0(ptr %22) #21
  call void @llvm.lifetime.end.p0(ptr %21) #21
  br label %312

312:                                              ; preds = %311
  %313 = load i64, ptr %19, align 8, !tbaa !44
  %314 = add nsw i64 %313, 1
  store i64 %314, ptr %19, align 8, !tbaa !44
  br label %104, !llvm.loop !198

315:                                              ; preds = %108
  call void @llvm.lifetime.start.p0(ptr %41) #21
  store i32 0, ptr %41, align 4, !tbaa !6
  br label %316

316:                                              ; preds = %387, %315
  %317 = load i32, ptr %41, align 4, !tbaa !6
  %318 = icmp slt i32 %317, 1
  br i1 %318, label %320, label %319

319:                                              ; preds = %316
  store i32 38, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %41) #21
  br label %390

320:                                              ; preds = %316
  call void @llvm.lifetime.start.p0(ptr %42) #21
  %321 = load i64, ptr %5, align 8, !tbaa !44
  %322 = load i32, ptr %41, align 4, !tbaa !6
  %323 = sdiv i32 %322, 1
  %324 = sext i32 %323 to i64
  %325 = add nsw i64 %321, %324
  %326 = mul nsw i64 %325, 16
  store i64 %326, ptr %42, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %43) #21
  %327 = load i32, ptr %41, align 4, !tbaa !6
  %328 = srem i32 %327, 1
  %329 = mul nsw i32 %328, 16
  store i32 %329, ptr %43, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %44) #21
  store i32 0, ptr %44, align 4, !tbaa !6
  br label %330

330:                                              ; preds = %383, %320
  %331 = load i32, ptr %44, align 4, !tbaa !6
  %332 = icmp slt i32 %331, 1
  br i1 %332, label %334, label %333

333:                                              ; preds = %330
  store i32 41, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %44) #21
  br label %386

334:                                              ; preds = %330
  call void @llvm.lifetime.start.p0(ptr %45) #21
  %335 = load i32, ptr %41, align 4, !tbaa !6
  %336 = sext i32 %335 to i64
  %337 = getelementptr inbounds [1 x [1 x <16 x float>]], ptr %18, i64 0, i64 %336
  %338 = load i32, ptr %44, align 4, !tbaa !6
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds [1 x <16 x float>], ptr %337, i64 0, i64 %339
  %341 = load <16 x float>, ptr %340, align 64, !tbaa !123
  store <16 x float> %341, ptr %45, align 64, !tbaa !123
  %342 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %343 = icmp eq i32 %342, 3
  br i1 %343, label %344, label %357

344:                                              ; preds = %334
  %345 = load i32, ptr %41, align 4, !tbaa !6
  %346 = sdiv i32 %345, 1
  %347 = sext i32 %346 to i64
  %348 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %347
  %349 = load ptr, ptr %348, align 8, !tbaa !137
  %350 = load i64, ptr %11, align 8, !tbaa !44
  %351 = getelementptr inbounds i8, ptr %349, i64 %350
  %352 = load i32, ptr %41, align 4, !tbaa !6
  %353 = srem i32 %352, 1
  %354 = call noundef <16 x float> @_ZN12_GLOBAL__N_113output_scalesEPKhi(ptr noundef %351, i32 noundef %353)
  %355 = load <16 x float>, ptr %45, align 64, !tbaa !123
  %356 = fmul <16 x float> %355, %354
  store <16 x float> %356, ptr %45, align 64, !tbaa !123
  br label %357

357:                                              ; preds = %344, %334
  %358 = load i64, ptr %12, align 8, !tbaa !44
  %359 = load i64, ptr %42, align 8, !tbaa !44
  %360 = sub nsw i64 %358, %359
  %361 = load i32, ptr %43, align 4, !tbaa !6
  %362 = sext i32 %361 to i64
  %363 = call noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %360, i64 noundef %362)
  store i16 %363, ptr %46, align 2
  %364 = load i16, ptr %46, align 2
  %365 = bitcast i16 %364 to <16 x i1>
  %366 = load <16 x float>, ptr %45, align 64, !tbaa !123
  %367 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %368 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %367, i64 noundef 0)
  %369 = load i64, ptr %6, align 8, !tbaa !44
  %370 = load i32, ptr %44, align 4, !tbaa !6
  %371 = sext i32 %370 to i64
  %372 = add nsw i64 %369, %371
  %373 = load i64, ptr %12, align 8, !tbaa !44
  %374 = mul nsw i64 %372, %373
  %375 = getelementptr inbounds float, ptr %368, i64 %374
  %376 = load i64, ptr %42, align 8, !tbaa !44
  %377 = getelementptr inbounds float, ptr %375, i64 %376
  %378 = load i32, ptr %43, align 4, !tbaa !6
  %379 = sext i32 %378 to i64
  %380 = getelementptr inbounds float, ptr %377, i64 %379
  %381 = bitcast <16 x i1> %365 to i16
  store i16 %381, ptr %47, align 2, !tbaa !123
  %382 = load i16, ptr %47, align 2
  call void @_ZN12_GLOBAL__N_112store_maskedIDv16_ffEEvDv16_bT_PT0_(i16 noundef %382, <16 x float> noundef %366, ptr noundef %380)
  call void @llvm.lifetime.end.p0(ptr %45) #21
  br label %383

383:                                              ; preds = %357
  %384 = load i32, ptr %44, align 4, !tbaa !6
  %385 = add nsw i32 %384, 1
  store i32 %385, ptr %44, align 4, !tbaa !6
  br label %330, !llvm.loop !199

386:                                              ; preds = %333
  call void @llvm.lifetime.end.p0(ptr %43) #21
  call void @llvm.lifetime.end.p0(ptr %42) #21
  br label %387

387:                                              ; preds = %386
  %388 = load i32, ptr %41, align 4, !tbaa !6
  %389 = add nsw i32 %388, 1
  store i32 %389, ptr %41, align 4, !tbaa !6
  br label %316, !llvm.loop !200

390:                                              ; preds = %319
  call void @llvm.lifetime.end.p0(ptr %18) #21
  call void @llvm.lifetime.end.p0(ptr %16) #21
  call void @llvm.lifetime.end.p0(ptr %14) #21
  call void @llvm.lifetime.end.p0(ptr %13) #21
  call void @llvm.lifetime.end.p0(ptr %12) #21
  call void @llvm.lifetime.end.p0(ptr %11) #21
  call void @llvm.lifetime.end.p0(ptr %10) #21
  call void @llvm.lifetime.end.p0(ptr %9) #21
  call void @llvm.lifetime.end.p0(ptr %8) #21
  call void @llvm.lifetime.end.p0(ptr %7) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_blocksILi2EEEvRK4Calllllll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) #12 {
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca ptr, align 8
  %21 = alloca [128 x [2 x <16 x float>]], align 64
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i64, align 8
  %25 = alloca ptr, align 8
  %26 = alloca [2 x i16], align 2
  %27 = alloca i32, align 4
  %28 = alloca i16, align 2
  %29 = alloca i64, align 8
  %30 = alloca i32, align 4
  %31 = alloca i16, align 2
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca [2 x %"struct.(anonymous namespace)::Column"], align 16
  %35 = alloca i32, align 4
  %36 = alloca ptr, align 8
  %37 = alloca %"struct.(anonymous namespace)::Column", align 8
  %38 = alloca %"struct.(anonymous namespace)::Unpacked", align 64
  %39 = alloca ptr, align 8
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca i32, align 4
  %43 = alloca ptr, align 8
  %44 = alloca <16 x float>, align 64
  %45 = alloca i16, align 2
  store ptr %0, ptr %7, align 8, !tbaa !42
  store i64 %1, ptr %8, align 8, !tbaa !44
  store i64 %2, ptr %9, align 8, !tbaa !44
  store i64 %3, ptr %10, align 8, !tbaa !44
  store i64 %4, ptr %11, align 8, !tbaa !44
  store i64 %5, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #21
  store i32 1, ptr %13, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %14) #21
  store i32 2, ptr %14, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %15) #21
  store i32 2, ptr %15, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %16) #21
  %46 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %47 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %46, i64 noundef 0)
  %48 = getelementptr inbounds i64, ptr %47, i64 0
  %49 = load i64, ptr %48, align 8, !tbaa !44
  store i64 %49, ptr %16, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %17) #21
  %50 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %51 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %50, i64 noundef 0)
  %52 = getelementptr inbounds i64, ptr %51, i64 1
  %53 = load i64, ptr %52, align 8, !tbaa !44
  %54 = sdiv i64 %53, 32
  store i64 %54, ptr %17, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %18) #21
  %55 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %56 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %55, i64 noundef 1)
  %57 = getelementptr inbounds i64, ptr %56, i64 1
  %58 = load i64, ptr %57, align 8, !tbaa !44
  store i64 %58, ptr %18, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %19) #21
  %59 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %60 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %59, i64 noundef 0)
  %61 = getelementptr inbounds i64, ptr %60, i64 1
  %62 = load i64, ptr %61, align 8, !tbaa !44
  store i64 %62, ptr %19, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %20) #21
  %63 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %64 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %63, i64 noundef 1)
  %65 = load i64, ptr %8, align 8, !tbaa !44
  %66 = load i64, ptr %18, align 8, !tbaa !44
  %67 = mul nsw i64 %65, %66
  %68 = getelementptr inbounds i8, ptr %64, i64 %67
  store ptr %68, ptr %20, align 8, !tbaa !137
  call void @llvm.lifetime.start.p0(ptr %21) #21
  call void @llvm.lifetime.start.p0(ptr %22) #21
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %69

69:                                               ; preds = %310, %6
  %70 = load i32, ptr %22, align 4, !tbaa !6
  %71 = icmp slt i32 %70, 2
  br i1 %71, label %73, label %72

72:                                               ; preds = %69
  store i32 2, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #21
  br label %313

73:                                               ; preds = %69
  call void @llvm.lifetime.start.p0(ptr %24) #21
  %74 = load i64, ptr %8, align 8, !tbaa !44
  %75 = mul nsw i64 %74, 16
  %76 = load i32, ptr %22, align 4, !tbaa !6
  %77 = mul nsw i32 %76, 16
  %78 = sext i32 %77 to i64
  %79 = add nsw i64 %75, %78
  store i64 %79, ptr %24, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %25) #21
  %80 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %81 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %80, i64 noundef 0)
  %82 = load i64, ptr %9, align 8, !tbaa !44
  %83 = load i64, ptr %19, align 8, !tbaa !44
  %84 = mul nsw i64 %82, %83
  %85 = getelementptr inbounds float, ptr %81, i64 %84
  %86 = load i64, ptr %24, align 8, !tbaa !44
  %87 = getelementptr inbounds float, ptr %85, i64 %86
  store ptr %87, ptr %25, align 8, !tbaa !119
  call void @llvm.lifetime.start.p0(ptr %26) #21
  call void @llvm.lifetime.start.p0(ptr %27) #21
  store i32 0, ptr %27, align 4, !tbaa !6
  br label %88

88:                                               ; preds = %106, %73
  %89 = load i32, ptr %27, align 4, !tbaa !6
  %90 = icmp slt i32 %89, 2
  br i1 %90, label %92, label %91

91:                                               ; preds = %88
  store i32 5, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #21
  br label %109

92:                                               ; preds = %88
  %93 = load i64, ptr %19, align 8, !tbaa !44
  %94 = load i64, ptr %24, align 8, !tbaa !44
  %95 = sub nsw i64 %93, %94
  %96 = load i32, ptr %27, align 4, !tbaa !6
  %97 = mul nsw i32 16, %96
  %98 = sext i32 %97 to i64
  %99 = call noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %95, i64 noundef %98)
  store i16 %99, ptr %28, align 2
  %100 = load i16, ptr %28, align 2
  %101 = bitcast i16 %100 to <16 x i1>
  %102 = load i32, ptr %27, align 4, !tbaa !6
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [2 x i16], ptr %26, i64 0, i64 %103
  %105 = bitcast <16 x i1> %101 to i16
  store i16 %105, ptr %104, align 2, !tbaa !123
  br label %106

106:                                              ; preds = %92
  %107 = load i32, ptr %27, align 4, !tbaa !6
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %27, align 4, !tbaa !6
  br label %88, !llvm.loop !201

109:                                              ; preds = %91
  call void @llvm.lifetime.start.p0(ptr %29) #21
  store i64 0, ptr %29, align 8, !tbaa !44
  br label %110

110:                                              ; preds = %153, %109
  %111 = load i64, ptr %29, align 8, !tbaa !44
  %112 = load i64, ptr %10, align 8, !tbaa !44
  %113 = icmp slt i64 %111, %112
  br i1 %113, label %115, label %114

114:                                              ; preds = %110
  store i32 8, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %29) #21
  br label %156

115:                                              ; preds = %110
  call void @llvm.lifetime.start.p0(ptr %30) #21
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %116

116:                                              ; preds = %149, %115
  %117 = load i32, ptr %30, align 4, !tbaa !6
  %118 = icmp slt i32 %117, 2
  br i1 %118, label %120, label %119

119:                                              ; preds = %116
  store i32 11, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #21
  br label %152

120:                                              ; preds = %116
  %121 = load i64, ptr %11, align 8, !tbaa !44
  %122 = icmp sgt i64 %121, 0
  br i1 %122, label %123, label %129

123:                                              ; preds = %120
  %124 = load i32, ptr %30, align 4, !tbaa !6
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [2 x i16], ptr %26, i64 0, i64 %125
  %127 = load i16, ptr %126, align 2
  %128 = bitcast i16 %127 to <16 x i1>
  br label %130

129:                                              ; preds = %120
  br label %130

130:                                              ; preds = %129, %123
  %131 = phi <16 x i1> [ %128, %123 ], [ zeroinitializer, %129 ]
  %132 = load ptr, ptr %25, align 8, !tbaa !119
  %133 = load i64, ptr %29, align 8, !tbaa !44
  %134 = load i64, ptr %19, align 8, !tbaa !44
  %135 = mul nsw i64 %133, %134
  %136 = getelementptr inbounds float, ptr %132, i64 %135
  %137 = load i32, ptr %30, align 4, !tbaa !6
  %138 = mul nsw i32 16, %137
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %136, i64 %139
  %141 = bitcast <16 x i1> %131 to i16
  store i16 %141, ptr %31, align 2, !tbaa !123
  %142 = load i16, ptr %31, align 2
  %143 = call noundef <16 x float> @_ZN12_GLOBAL__N_111load_maskedIDv16_ffEET_Dv16_bPKT0_(i16 noundef %142, ptr noundef %140)
  %144 = load i64, ptr %29, align 8, !tbaa !44
  %145 = getelementptr inbounds [128 x [2 x <16 x float>]], ptr %21, i64 0, i64 %144
  %146 = load i32, ptr %30, align 4, !tbaa !6
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [2 x <16 x float>], ptr %145, i64 0, i64 %147
  store <16 x float> %143, ptr %148, align 64, !tbaa !123
  br label %149

149:                                              ; preds = %130
  %150 = load i32, ptr %30, align 4, !tbaa !6
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %30, align 4, !tbaa !6
  br label %116, !llvm.loop !202

152:                                              ; preds = %119
  br label %153

153:                                              ; preds = %152
  %154 = load i64, ptr %29, align 8, !tbaa !44
  %155 = add nsw i64 %154, 1
  store i64 %155, ptr %29, align 8, !tbaa !44
  br label %110, !llvm.loop !203

156:                                              ; preds = %114
  call void @llvm.lifetime.start.p0(ptr %32) #21
  %157 = load i64, ptr %11, align 8, !tbaa !44
  store i64 %157, ptr %32, align 8, !tbaa !44
  br label %158

158:                                              ; preds = %238, %156
  %159 = load i64, ptr %32, align 8, !tbaa !44
  %160 = load i64, ptr %12, align 8, !tbaa !44
  %161 = icmp slt i64 %159, %160
  br i1 %161, label %163, label %162

162:                                              ; preds = %158
  store i32 14, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #21
  br label %241

163:                                              ; preds = %158
  call void @llvm.lifetime.start.p0(ptr %33) #21
  %164 = load i64, ptr %32, align 8, !tbaa !44
  %165 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %166 = sext i32 %165 to i64
  %167 = srem i64 %164, %166
  store i64 %167, ptr %33, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %34) #21
  call void @llvm.lifetime.start.p0(ptr %35) #21
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %168

168:                                              ; preds = %209, %163
  %169 = load i32, ptr %35, align 4, !tbaa !6
  %170 = icmp slt i32 %169, 2
  br i1 %170, label %172, label %171

171:                                              ; preds = %168
  store i32 17, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #21
  br label %212

172:                                              ; preds = %168
  call void @llvm.lifetime.start.p0(ptr %36) #21
  %173 = load ptr, ptr %20, align 8, !tbaa !137
  %174 = load i32, ptr %22, align 4, !tbaa !6
  %175 = load i32, ptr %35, align 4, !tbaa !6
  %176 = add nsw i32 %174, %175
  %177 = sdiv i32 %176, 1
  %178 = sext i32 %177 to i64
  %179 = load i64, ptr %18, align 8, !tbaa !44
  %180 = mul nsw i64 %178, %179
  %181 = getelementptr inbounds i8, ptr %173, i64 %180
  %182 = load i64, ptr %32, align 8, !tbaa !44
  %183 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %184 = sext i32 %183 to i64
  %185 = sdiv i64 %182, %184
  %186 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %187 = sext i32 %186 to i64
  %188 = mul nsw i64 %185, %187
  %189 = getelementptr inbounds i8, ptr %181, i64 %188
  store ptr %189, ptr %36, align 8, !tbaa !137
  call void @llvm.lifetime.start.p0(ptr %37) #21
  %190 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %37, i32 0, i32 0
  %191 = load ptr, ptr %36, align 8, !tbaa !137
  %192 = load i64, ptr %33, align 8, !tbaa !44
  %193 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %194 = sext i32 %193 to i64
  %195 = mul nsw i64 %192, %194
  %196 = getelementptr inbounds i8, ptr %191, i64 %195
  store ptr %196, ptr %190, align 8, !tbaa !142
  %197 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %37, i32 0, i32 1
  %198 = load ptr, ptr %36, align 8, !tbaa !137
  store ptr %198, ptr %197, align 8, !tbaa !144
  %199 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %37, i32 0, i32 2
  %200 = load i64, ptr %33, align 8, !tbaa !44
  store i64 %200, ptr %199, align 8, !tbaa !145
  %201 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %37, i32 0, i32 3
  %202 = load i32, ptr %22, align 4, !tbaa !6
  %203 = load i32, ptr %35, align 4, !tbaa !6
  %204 = add nsw i32 %202, %203
  %205 = srem i32 %204, 1
  store i32 %205, ptr %201, align 8, !tbaa !146
  %206 = load i32, ptr %35, align 4, !tbaa !6
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %34, i64 0, i64 %207
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %208, ptr align 8 %37, i64 32, i1 false), !tbaa.struct !147
  call void @llvm.lifetime.end.p0(ptr %37) #21
  call void @llvm.lifetime.end.p0(ptr %36) #21
  br label %209

209:                                              ; preds = %172
  %210 = load i32, ptr %35, align 4, !tbaa !6
  %211 = add nsw i32 %210, 1
  store i32 %211, ptr %35, align 4, !tbaa !6
  br label %168, !llvm.loop !204

212:                                              ; preds = %171
  call void @llvm.lifetime.start.p0(ptr %38) #21
  %213 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %34, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_18UnpackedILi2EEC2EPKNS_6ColumnE(ptr noundef nonnull align 64 dereferenceable(1536) %38, ptr noundef %213)
  call void @llvm.lifetime.start.p0(ptr %39) #21
  %214 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %215 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %214, i64 noundef 1)
  %216 = load i64, ptr %32, align 8, !tbaa !44
  %217 = load i64, ptr %16, align 8, !tbaa !44
  %218 = mul nsw i64 %216, %217
  %219 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %215, i64 %218
  %220 = load i64, ptr %9, align 8, !tbaa !44
  %221 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %219, i64 %220
  store ptr %221, ptr %39, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %40) #21
  store i64 0, ptr %40, align 8, !tbaa !44
  br label %222

222:                                              ; preds = %234, %212
  %223 = load i64, ptr %40, align 8, !tbaa !44
  %224 = load i64, ptr %10, align 8, !tbaa !44
  %225 = icmp slt i64 %223, %224
  br i1 %225, label %227, label %226

226:                                              ; preds = %222
  store i32 20, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %40) #21
  br label %237

227:                                              ; preds = %222
  %228 = load ptr, ptr %39, align 8, !tbaa !121
  %229 = load i64, ptr %40, align 8, !tbaa !44
  %230 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %228, i64 %229
  %231 = load i64, ptr %40, align 8, !tbaa !44
  %232 = getelementptr inbounds [128 x [2 x <16 x float>]], ptr %21, i64 0, i64 %231
  %233 = getelementptr inbounds [2 x <16 x float>], ptr %232, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_110add_digitsILi2EEEvRKNS_8UnpackedIXT_EEERKNS_6RecordEPDv16_f(ptr noundef nonnull align 64 dereferenceable(1536) %38, ptr noundef nonnull align 4 dereferenceable(128) %230, ptr noundef %233)
  br label %234

234:                                              ; preds = %227
  %235 = load i64, ptr %40, align 8, !tbaa !44
  %236 = add nsw i64 %235, 1
  store i64 %236, ptr %40, align 8, !tbaa !44
  br label %222, !llvm.loop !205

237:                                              ; preds = %226
  call void @llvm.lifetime.end.p0(ptr %39) #21
  call void @llvm.lifetime.end.p0(ptr %38) #21
  call void @llvm.lifetime.end.p0(ptr %34) #21
  call void @llvm.lifetime.end.p0(ptr %33) #21
  br label %238

238:                                              ; preds = %237
  %239 = load i64, ptr %32, align 8, !tbaa !44
  %240 = add nsw i64 %239, 1
  store i64 %240, ptr %32, align 8, !tbaa !44
  br label %158, !llvm.loop !206

241:                                              ; preds = %162
  call void @llvm.lifetime.start.p0(ptr %41) #21
  store i64 0, ptr %41, align 8, !tbaa !44
  br label %242

242:                                              ; preds = %306, %241
  %243 = load i64, ptr %41, align 8, !tbaa !44
  %244 = load i64, ptr %10, align 8, !tbaa !44
  %245 = icmp slt i64 %243, %244
  br i1 %245, label %247, label %246

246:                                              ; preds = %242
  store i32 23, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %41) #21
  br label %309

247:                                              ; preds = %242
  call void @llvm.lifetime.start.p0(ptr %42) #21
  store i32 0, ptr %42, align 4, !tbaa !6
  br label %248

248:                                              ; preds = %302, %247
  %249 = load i32, ptr %42, align 4, !tbaa !6
  %250 = icmp slt i32 %249, 2
  br i1 %250, label %252, label %251

251:                                              ; preds = %248
  store i32 26, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %42) #21
  br label %305

252:                                              ; preds = %248
  call void @llvm.lifetime.start.p0(ptr %43) #21
  %253 = load ptr, ptr %20, align 8, !tbaa !137
  %254 = load i32, ptr %22, align 4, !tbaa !6
  %255 = load i32, ptr %42, align 4, !tbaa !6
  %256 = add nsw i32 %254, %255
  %257 = sdiv i32 %256, 1
  %258 = add nsw i32 %257, 1
  %259 = sext i32 %258 to i64
  %260 = load i64, ptr %18, align 8, !tbaa !44
  %261 = mul nsw i64 %259, %260
  %262 = getelementptr inbounds i8, ptr %253, i64 %261
  store ptr %262, ptr %43, align 8, !tbaa !137
  call void @llvm.lifetime.start.p0(ptr %44) #21
  %263 = load i64, ptr %41, align 8, !tbaa !44
  %264 = getelementptr inbounds [128 x [2 x <16 x float>]], ptr %21, i64 0, i64 %263
  %265 = load i32, ptr %42, align 4, !tbaa !6
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds [2 x <16 x float>], ptr %264, i64 0, i64 %266
  %268 = load <16 x float>, ptr %267, align 64, !tbaa !123
  store <16 x float> %268, ptr %44, align 64, !tbaa !123
  %269 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %270 = icmp eq i32 %269, 3
  br i1 %270, label %271, label %284

271:                                              ; preds = %252
  %272 = load i64, ptr %12, align 8, !tbaa !44
  %273 = load i64, ptr %17, align 8, !tbaa !44
  %274 = icmp eq i64 %272, %273
  br i1 %274, label %275, label %284

275:                                              ; preds = %271
  %276 = load ptr, ptr %43, align 8, !tbaa !137
  %277 = load i32, ptr %22, align 4, !tbaa !6
  %278 = load i32, ptr %42, align 4, !tbaa !6
  %279 = add nsw i32 %277, %278
  %280 = srem i32 %279, 1
  %281 = call noundef <16 x float> @_ZN12_GLOBAL__N_113output_scalesEPKhi(ptr noundef %276, i32 noundef %280)
  %282 = load <16 x float>, ptr %44, align 64, !tbaa !123
  %283 = fmul <16 x float> %282, %281
  store <16 x float> %283, ptr %44, align 64, !tbaa !123
  br label %284

284:                                              ; preds = %275, %271, %252
  %285 = load i32, ptr %42, align 4, !tbaa !6
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds [2 x i16], ptr %26, i64 0, i64 %286
  %288 = load i16, ptr %287, align 2
  %289 = bitcast i16 %288 to <16 x i1>
  %290 = load <16 x float>, ptr %44, align 64, !tbaa !123
  %291 = load ptr, ptr %25, align 8, !tbaa !119
  %292 = load i64, ptr %41, align 8, !tbaa !44
  %293 = load i64, ptr %19, align 8, !tbaa !44
  %294 = mul nsw i64 %292, %293
  %295 = getelementptr inbounds float, ptr %291, i64 %294
  %296 = load i32, ptr %42, align 4, !tbaa !6
  %297 = mul nsw i32 16, %296
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds float, ptr %295, i64 %298
  %300 = bitcast <16 x i1> %289 to i16
  store i16 %300, ptr %45, align 2, !tbaa !123
  %301 = load i16, ptr %45, align 2
  call void @_ZN12_GLOBAL__N_112store_maskedIDv16_ffEEvDv16_bT_PT0_(i16 noundef %301, <16 x float> noundef %290, ptr noundef %299)
  call void @llvm.lifetime.end.p0(ptr %44) #21
  call void @llvm.lifetime.end.p0(ptr %43) #21
  br label %302

302:                                              ; preds = %284
  %303 = load i32, ptr %42, align 4, !tbaa !6
  %304 = add nsw i32 %303, 1
  store i32 %304, ptr %42, align 4, !tbaa !6
  br label %248, !llvm.loop !207

305:                                              ; preds = %251
  br label %306

306:                                              ; preds = %305
  %307 = load i64, ptr %41, align 8, !tbaa !44
  %308 = add nsw i64 %307, 1
  store i64 %308, ptr %41, align 8, !tbaa !44
  br label %242, !llvm.loop !208

309:                                              ; preds = %246
  call void @llvm.lifetime.end.p0(ptr %26) #21
  call void @llvm.lifetime.end.p0(ptr %25) #21
  call void @llvm.lifetime.end.p0(ptr %24) #21
  br label %310

310:                                              ; preds = %309
  %311 = load i32, ptr %22, align 4, !tbaa !6
  %312 = add nsw i32 %311, 2
  store i32 %312, ptr %22, align 4, !tbaa !6
  br label %69, !llvm.loop !209

313:                                              ; preds = %72
  call void @llvm.lifetime.end.p0(ptr %21) #21
  call void @llvm.lifetime.end.p0(ptr %20) #21
  call void @llvm.lifetime.end.p0(ptr %19) #21
  call void @llvm.lifetime.end.p0(ptr %18) #21
  call void @llvm.lifetime.end.p0(ptr %17) #21
  call void @llvm.lifetime.end.p0(ptr %16) #21
  call void @llvm.lifetime.end.p0(ptr %15) #21
  call void @llvm.lifetime.end.p0(ptr %14) #21
  call void @llvm.lifetime.end.p0(ptr %13) #21
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_blocksILi1EEEvRK4Calllllll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) #12 {
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca ptr, align 8
  %21 = alloca [128 x [1 x <16 x float>]], align 64
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i64, align 8
  %25 = alloca ptr, align 8
  %26 = alloca [1 x i16], align 2
  %27 = alloca i32, align 4
  %28 = alloca i16, align 2
  %29 = alloca i64, align 8
  %30 = alloca i32, align 4
  %31 = alloca i16, align 2
  %32 = alloca i64, align 8
  %33 = alloca i64, align 8
  %34 = alloca [1 x %"struct.(anonymous namespace)::Column"], align 16
  %35 = alloca i32, align 4
  %36 = alloca ptr, align 8
  %37 = alloca %"struct.(anonymous namespace)::Column", align 8
  %38 = alloca %"struct.(anonymous namespace)::Unpacked.11", align 64
  %39 = alloca ptr, align 8
  %40 = alloca i64, align 8
  %41 = alloca i64, align 8
  %42 = alloca i32, align 4
  %43 = alloca ptr, align 8
  %44 = alloca <16 x float>, align 64
  %45 = alloca i16, align 2
  store ptr %0, ptr %7, align 8, !tbaa !42
  store i64 %1, ptr %8, align 8, !tbaa !44
  store i64 %2, ptr %9, align 8, !tbaa !44
  store i64 %3, ptr %10, align 8, !tbaa !44
  store i64 %4, ptr %11, align 8, !tbaa !44
  store i64 %5, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #21
  store i32 1, ptr %13, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %14) #21
  store i32 1, ptr %14, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %15) #21
  store i32 1, ptr %15, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %16) #21
  %46 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %47 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %46, i64 noundef 0)
  %48 = getelementptr inbounds i64, ptr %47, i64 0
  %49 = load i64, ptr %48, align 8, !tbaa !44
  store i64 %49, ptr %16, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %17) #21
  %50 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %51 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %50, i64 noundef 0)
  %52 = getelementptr inbounds i64, ptr %51, i64 1
  %53 = load i64, ptr %52, align 8, !tbaa !44
  %54 = sdiv i64 %53, 32
  store i64 %54, ptr %17, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %18) #21
  %55 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %56 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %55, i64 noundef 1)
  %57 = getelementptr inbounds i64, ptr %56, i64 1
  %58 = load i64, ptr %57, align 8, !tbaa !44
  store i64 %58, ptr %18, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %19) #21
  %59 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %60 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %59, i64 noundef 0)
  %61 = getelementptr inbounds i64, ptr %60, i64 1
  %62 = load i64, ptr %61, align 8, !tbaa !44
  store i64 %62, ptr %19, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %20) #21
  %63 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %64 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %63, i64 noundef 1)
  %65 = load i64, ptr %8, align 8, !tbaa !44
  %66 = load i64, ptr %18, align 8, !tbaa !44
  %67 = mul nsw i64 %65, %66
  %68 = getelementptr inbounds i8, ptr %64, i64 %67
  store ptr %68, ptr %20, align 8, !tbaa !137
  call void @llvm.lifetime.start.p0(ptr %21) #21
  call void @llvm.lifetime.start.p0(ptr %22) #21
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %69

69:                                               ; preds = %310, %6
  %70 = load i32, ptr %22, align 4, !tbaa !6
  %71 = icmp slt i32 %70, 1
  br i1 %71, label %73, label %72

72:                                               ; preds = %69
  store i32 2, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #21
  br label %313

73:                                               ; preds = %69
  call void @llvm.lifetime.start.p0(ptr %24) #21
  %74 = load i64, ptr %8, align 8, !tbaa !44
  %75 = mul nsw i64 %74, 16
  %76 = load i32, ptr %22, align 4, !tbaa !6
  %77 = mul nsw i32 %76, 16
  %78 = sext i32 %77 to i64
  %79 = add nsw i64 %75, %78
  store i64 %79, ptr %24, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %25) #21
  %80 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %81 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %80, i64 noundef 0)
  %82 = load i64, ptr %9, align 8, !tbaa !44
  %83 = load i64, ptr %19, align 8, !tbaa !44
  %84 = mul nsw i64 %82, %83
  %85 = getelementptr inbounds float, ptr %81, i64 %84
  %86 = load i64, ptr %24, align 8, !tbaa !44
  %87 = getelementptr inbounds float, ptr %85, i64 %86
  store ptr %87, ptr %25, align 8, !tbaa !119
  call void @llvm.lifetime.start.p0(ptr %26) #21
  call void @llvm.lifetime.start.p0(ptr %27) #21
  store i32 0, ptr %27, align 4, !tbaa !6
  br label %88

88:                                               ; preds = %106, %73
  %89 = load i32, ptr %27, align 4, !tbaa !6
  %90 = icmp slt i32 %89, 1
  br i1 %90, label %92, label %91

91:                                               ; preds = %88
  store i32 5, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #21
  br label %109

92:                                               ; preds = %88
  %93 = load i64, ptr %19, align 8, !tbaa !44
  %94 = load i64, ptr %24, align 8, !tbaa !44
  %95 = sub nsw i64 %93, %94
  %96 = load i32, ptr %27, align 4, !tbaa !6
  %97 = mul nsw i32 16, %96
  %98 = sext i32 %97 to i64
  %99 = call noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %95, i64 noundef %98)
  store i16 %99, ptr %28, align 2
  %100 = load i16, ptr %28, align 2
  %101 = bitcast i16 %100 to <16 x i1>
  %102 = load i32, ptr %27, align 4, !tbaa !6
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [1 x i16], ptr %26, i64 0, i64 %103
  %105 = bitcast <16 x i1> %101 to i16
  store i16 %105, ptr %104, align 2, !tbaa !123
  br label %106

106:                                              ; preds = %92
  %107 = load i32, ptr %27, align 4, !tbaa !6
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %27, align 4, !tbaa !6
  br label %88, !llvm.loop !210

109:                                              ; preds = %91
  call void @llvm.lifetime.start.p0(ptr %29) #21
  store i64 0, ptr %29, align 8, !tbaa !44
  br label %110

110:                                              ; preds = %153, %109
  %111 = load i64, ptr %29, align 8, !tbaa !44
  %112 = load i64, ptr %10, align 8, !tbaa !44
  %113 = icmp slt i64 %111, %112
  br i1 %113, label %115, label %114

114:                                              ; preds = %110
  store i32 8, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %29) #21
  br label %156

115:                                              ; preds = %110
  call void @llvm.lifetime.start.p0(ptr %30) #21
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %116

116:                                              ; preds = %149, %115
  %117 = load i32, ptr %30, align 4, !tbaa !6
  %118 = icmp slt i32 %117, 1
  br i1 %118, label %120, label %119

119:                                              ; preds = %116
  store i32 11, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #21
  br label %152

120:                                              ; preds = %116
  %121 = load i64, ptr %11, align 8, !tbaa !44
  %122 = icmp sgt i64 %121, 0
  br i1 %122, label %123, label %129

123:                                              ; preds = %120
  %124 = load i32, ptr %30, align 4, !tbaa !6
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [1 x i16], ptr %26, i64 0, i64 %125
  %127 = load i16, ptr %126, align 2
  %128 = bitcast i16 %127 to <16 x i1>
  br label %130

129:                                              ; preds = %120
  br label %130

130:                                              ; preds = %129, %123
  %131 = phi <16 x i1> [ %128, %123 ], [ zeroinitializer, %129 ]
  %132 = load ptr, ptr %25, align 8, !tbaa !119
  %133 = load i64, ptr %29, align 8, !tbaa !44
  %134 = load i64, ptr %19, align 8, !tbaa !44
  %135 = mul nsw i64 %133, %134
  %136 = getelementptr inbounds float, ptr %132, i64 %135
  %137 = load i32, ptr %30, align 4, !tbaa !6
  %138 = mul nsw i32 16, %137
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %136, i64 %139
  %141 = bitcast <16 x i1> %131 to i16
  store i16 %141, ptr %31, align 2, !tbaa !123
  %142 = load i16, ptr %31, align 2
  %143 = call noundef <16 x float> @_ZN12_GLOBAL__N_111load_maskedIDv16_ffEET_Dv16_bPKT0_(i16 noundef %142, ptr noundef %140)
  %144 = load i64, ptr %29, align 8, !tbaa !44
  %145 = getelementptr inbounds [128 x [1 x <16 x float>]], ptr %21, i64 0, i64 %144
  %146 = load i32, ptr %30, align 4, !tbaa !6
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [1 x <16 x float>], ptr %145, i64 0, i64 %147
  store <16 x float> %143, ptr %148, align 64, !tbaa !123
  br label %149

149:                                              ; preds = %130
  %150 = load i32, ptr %30, align 4, !tbaa !6
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %30, align 4, !tbaa !6
  br label %116, !llvm.loop !211

152:                                              ; preds = %119
  br label %153

153:                                              ; preds = %152
  %154 = load i64, ptr %29, align 8, !tbaa !44
  %155 = add nsw i64 %154, 1
  store i64 %155, ptr %29, align 8, !tbaa !44
  br label %110, !llvm.loop !212

156:                                              ; preds = %114
  call void @llvm.lifetime.start.p0(ptr %32) #21
  %157 = load i64, ptr %11, align 8, !tbaa !44
  store i64 %157, ptr %32, align 8, !tbaa !44
  br label %158

158:                                              ; preds = %238, %156
  %159 = load i64, ptr %32, align 8, !tbaa !44
  %160 = load i64, ptr %12, align 8, !tbaa !44
  %161 = icmp slt i64 %159, %160
  br i1 %161, label %163, label %162

162:                                              ; preds = %158
  store i32 14, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #21
  br label %241

163:                                              ; preds = %158
  call void @llvm.lifetime.start.p0(ptr %33) #21
  %164 = load i64, ptr %32, align 8, !tbaa !44
  %165 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %166 = sext i32 %165 to i64
  %167 = srem i64 %164, %166
  store i64 %167, ptr %33, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %34) #21
  call void @llvm.lifetime.start.p0(ptr %35) #21
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %168

168:                                              ; preds = %209, %163
  %169 = load i32, ptr %35, align 4, !tbaa !6
  %170 = icmp slt i32 %169, 1
  br i1 %170, label %172, label %171

171:                                              ; preds = %168
  store i32 17, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #21
  br label %212

172:                                              ; preds = %168
  call void @llvm.lifetime.start.p0(ptr %36) #21
  %173 = load ptr, ptr %20, align 8, !tbaa !137
  %174 = load i32, ptr %22, align 4, !tbaa !6
  %175 = load i32, ptr %35, align 4, !tbaa !6
  %176 = add nsw i32 %174, %175
  %177 = sdiv i32 %176, 1
  %178 = sext i32 %177 to i64
  %179 = load i64, ptr %18, align 8, !tbaa !44
  %180 = mul nsw i64 %178, %179
  %181 = getelementptr inbounds i8, ptr %173, i64 %180
  %182 = load i64, ptr %32, align 8, !tbaa !44
  %183 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %184 = sext i32 %183 to i64
  %185 = sdiv i64 %182, %184
  %186 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %187 = sext i32 %186 to i64
  %188 = mul nsw i64 %185, %187
  %189 = getelementptr inbounds i8, ptr %181, i64 %188
  store ptr %189, ptr %36, align 8, !tbaa !137
  call void @llvm.lifetime.start.p0(ptr %37) #21
  %190 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %37, i32 0, i32 0
  %191 = load ptr, ptr %36, align 8, !tbaa !137
  %192 = load i64, ptr %33, align 8, !tbaa !44
  %193 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %194 = sext i32 %193 to i64
  %195 = mul nsw i64 %192, %194
  %196 = getelementptr inbounds i8, ptr %191, i64 %195
  store ptr %196, ptr %190, align 8, !tbaa !142
  %197 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %37, i32 0, i32 1
  %198 = load ptr, ptr %36, align 8, !tbaa !137
  store ptr %198, ptr %197, align 8, !tbaa !144
  %199 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %37, i32 0, i32 2
  %200 = load i64, ptr %33, align 8, !tbaa !44
  store i64 %200, ptr %199, align 8, !tbaa !145
  %201 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %37, i32 0, i32 3
  %202 = load i32, ptr %22, align 4, !tbaa !6
  %203 = load i32, ptr %35, align 4, !tbaa !6
  %204 = add nsw i32 %202, %203
  %205 = srem i32 %204, 1
  store i32 %205, ptr %201, align 8, !tbaa !146
  %206 = load i32, ptr %35, align 4, !tbaa !6
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Column"], ptr %34, i64 0, i64 %207
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %208, ptr align 8 %37, i64 32, i1 false), !tbaa.struct !147
  call void @llvm.lifetime.end.p0(ptr %37) #21
  call void @llvm.lifetime.end.p0(ptr %36) #21
  br label %209

209:                                              ; preds = %172
  %210 = load i32, ptr %35, align 4, !tbaa !6
  %211 = add nsw i32 %210, 1
  store i32 %211, ptr %35, align 4, !tbaa !6
  br label %168, !llvm.loop !213

212:                                              ; preds = %171
  call void @llvm.lifetime.start.p0(ptr %38) #21
  %213 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Column"], ptr %34, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_18UnpackedILi1EEC2EPKNS_6ColumnE(ptr noundef nonnull align 64 dereferenceable(768) %38, ptr noundef %213)
  call void @llvm.lifetime.start.p0(ptr %39) #21
  %214 = load ptr, ptr %7, align 8, !tbaa !42, !nonnull !46, !align !47
  %215 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %214, i64 noundef 1)
  %216 = load i64, ptr %32, align 8, !tbaa !44
  %217 = load i64, ptr %16, align 8, !tbaa !44
  %218 = mul nsw i64 %216, %217
  %219 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %215, i64 %218
  %220 = load i64, ptr %9, align 8, !tbaa !44
  %221 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %219, i64 %220
  store ptr %221, ptr %39, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %40) #21
  store i64 0, ptr %40, align 8, !tbaa !44
  br label %222

222:                                              ; preds = %234, %212
  %223 = load i64, ptr %40, align 8, !tbaa !44
  %224 = load i64, ptr %10, align 8, !tbaa !44
  %225 = icmp slt i64 %223, %224
  br i1 %225, label %227, label %226

226:                                              ; preds = %222
  store i32 20, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %40) #21
  br label %237

227:                                              ; preds = %222
  %228 = load ptr, ptr %39, align 8, !tbaa !121
  %229 = load i64, ptr %40, align 8, !tbaa !44
  %230 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %228, i64 %229
  %231 = load i64, ptr %40, align 8, !tbaa !44
  %232 = getelementptr inbounds [128 x [1 x <16 x float>]], ptr %21, i64 0, i64 %231
  %233 = getelementptr inbounds [1 x <16 x float>], ptr %232, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_110add_digitsILi1EEEvRKNS_8UnpackedIXT_EEERKNS_6RecordEPDv16_f(ptr noundef nonnull align 64 dereferenceable(768) %38, ptr noundef nonnull align 4 dereferenceable(128) %230, ptr noundef %233)
  br label %234

234:                                              ; preds = %227
  %235 = load i64, ptr %40, align 8, !tbaa !44
  %236 = add nsw i64 %235, 1
  store i64 %236, ptr %40, align 8, !tbaa !44
  br label %222, !llvm.loop !214

237:                                              ; preds = %226
  call void @llvm.lifetime.end.p0(ptr %39) #21
  call void @llvm.lifetime.end.p0(ptr %38) #21
  call void @llvm.lifetime.end.p0(ptr %34) #21
  call void @llvm.lifetime.end.p0(ptr %33) #21
  br label %238

238:                                              ; preds = %237
  %239 = load i64, ptr %32, align 8, !tbaa !44
  %240 = add nsw i64 %239, 1
  store i64 %240, ptr %32, align 8, !tbaa !44
  br label %158, !llvm.loop !215

241:                                              ; preds = %162
  call void @llvm.lifetime.start.p0(ptr %41) #21
  store i64 0, ptr %41, align 8, !tbaa !44
  br label %242

242:                                              ; preds = %306, %241
  %243 = load i64, ptr %41, align 8, !tbaa !44
  %244 = load i64, ptr %10, align 8, !tbaa !44
  %245 = icmp slt i64 %243, %244
  br i1 %245, label %247, label %246

246:                                              ; preds = %242
  store i32 23, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %41) #21
  br label %309

247:                                              ; preds = %242
  call void @llvm.lifetime.start.p0(ptr %42) #21
  store i32 0, ptr %42, align 4, !tbaa !6
  br label %248

248:                                              ; preds = %302, %247
  %249 = load i32, ptr %42, align 4, !tbaa !6
  %250 = icmp slt i32 %249, 1
  br i1 %250, label %252, label %251

251:                                              ; preds = %248
  store i32 26, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %42) #21
  br label %305

252:                                              ; preds = %248
  call void @llvm.lifetime.start.p0(ptr %43) #21
  %253 = load ptr, ptr %20, align 8, !tbaa !137
  %254 = load i32, ptr %22, align 4, !tbaa !6
  %255 = load i32, ptr %42, align 4, !tbaa !6
  %256 = add nsw i32 %254, %255
  %257 = sdiv i32 %256, 1
  %258 = add nsw i32 %257, 1
  %259 = sext i32 %258 to i64
  %260 = load i64, ptr %18, align 8, !tbaa !44
  %261 = mul nsw i64 %259, %260
  %262 = getelementptr inbounds i8, ptr %253, i64 %261
  store ptr %262, ptr %43, align 8, !tbaa !137
  call void @llvm.lifetime.start.p0(ptr %44) #21
  %263 = load i64, ptr %41, align 8, !tbaa !44
  %264 = getelementptr inbounds [128 x [1 x <16 x float>]], ptr %21, i64 0, i64 %263
  %265 = load i32, ptr %42, align 4, !tbaa !6
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds [1 x <16 x float>], ptr %264, i64 0, i64 %266
  %268 = load <16 x float>, ptr %267, align 64, !tbaa !123
  store <16 x float> %268, ptr %44, align 64, !tbaa !123
  %269 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %270 = icmp eq i32 %269, 3
  br i1 %270, label %271, label %284

271:                                              ; preds = %252
  %272 = load i64, ptr %12, align 8, !tbaa !44
  %273 = load i64, ptr %17, align 8, !tbaa !44
  %274 = icmp eq i64 %272, %273
  br i1 %274, label %275, label %284

275:                                              ; preds = %271
  %276 = load ptr, ptr %43, align 8, !tbaa !137
  %277 = load i32, ptr %22, align 4, !tbaa !6
  %278 = load i32, ptr %42, align 4, !tbaa !6
  %279 = add nsw i32 %277, %278
  %280 = srem i32 %279, 1
  %281 = call noundef <16 x float> @_ZN12_GLOBAL__N_113output_scalesEPKhi(ptr noundef %276, i32 noundef %280)
  %282 = load <16 x float>, ptr %44, align 64, !tbaa !123
  %283 = fmul <16 x float> %282, %281
  store <16 x float> %283, ptr %44, align 64, !tbaa !123
  br label %284

284:                                              ; preds = %275, %271, %252
  %285 = load i32, ptr %42, align 4, !tbaa !6
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds [1 x i16], ptr %26, i64 0, i64 %286
  %288 = load i16, ptr %287, align 2
  %289 = bitcast i16 %288 to <16 x i1>
  %290 = load <16 x float>, ptr %44, align 64, !tbaa !123
  %291 = load ptr, ptr %25, align 8, !tbaa !119
  %292 = load i64, ptr %41, align 8, !tbaa !44
  %293 = load i64, ptr %19, align 8, !tbaa !44
  %294 = mul nsw i64 %292, %293
  %295 = getelementptr inbounds float, ptr %291, i64 %294
  %296 = load i32, ptr %42, align 4, !tbaa !6
  %297 = mul nsw i32 16, %296
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds float, ptr %295, i64 %298
  %300 = bitcast <16 x i1> %289 to i16
  store i16 %300, ptr %45, align 2, !tbaa !123
  %301 = load i16, ptr %45, align 2
  call void @_ZN12_GLOBAL__N_112store_maskedIDv16_ffEEvDv16_bT_PT0_(i16 noundef %301, <16 x float> noundef %290, ptr noundef %299)
  call void @llvm.lifetime.end.p0(ptr %44) #21
  call void @llvm.lifetime.end.p0(ptr %43) #21
  br label %302

302:                                              ; preds = %284
  %303 = load i32, ptr %42, align 4, !tbaa !6
  %304 = add nsw i32 %303, 1
  store i32 %304, ptr %42, align 4, !tbaa !6
  br label %248, !llvm.loop !216

305:                                              ; preds = %251
  br label %306

306:                                              ; preds = %305
  %307 = load i64, ptr %41, align 8, !tbaa !44
  %308 = add nsw i64 %307, 1
  store i64 %308, ptr %41, align 8, !tbaa !44
  br label %242, !llvm.loop !217

309:                                              ; preds = %246
  call void @llvm.lifetime.end.p0(ptr %26) #21
  call void @llvm.lifetime.end.p0(ptr %25) #21
  call void @llvm.lifetime.end.p0(ptr %24) #21
  br label %310

310:                                              ; preds = %309
  %311 = load i32, ptr %22, align 4, !tbaa !6
  %312 = add nsw i32 %311, 1
  store i32 %312, ptr %22, align 4, !tbaa !6
  br label %69, !llvm.loop !218

313:                                              ; preds = %72
  call void @llvm.lifetime.end.p0(ptr %21) #21
  call void @llvm.lifetime.end.p0(ptr %20) #21
  call void @llvm.lifetime.end.p0(ptr %19) #21
  call void @llvm.lifetime.end.p0(ptr %18) #21
  call void @llvm.lifetime.end.p0(ptr %17) #21
  call void @llvm.lifetime.end.p0(ptr %16) #21
  call void @llvm.lifetime.end.p0(ptr %15) #21
  call void @llvm.lifetime.end.p0(ptr %14) #21
  call void @llvm.lifetime.end.p0(ptr %13) #21
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
define internal noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %0, i64 noundef %1) #8 {
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
define internal noundef <16 x float> @_ZN12_GLOBAL__N_111load_maskedIDv16_ffEET_Dv16_bPKT0_(i16 noundef %0, ptr noundef %1) #8 {
  %3 = alloca i16, align 2
  %4 = alloca i16, align 2
  %5 = alloca ptr, align 8
  store i16 %0, ptr %3, align 2
  %6 = load i16, ptr %3, align 2
  %7 = bitcast i16 %6 to <16 x i1>
  %8 = bitcast <16 x i1> %7 to i16
  store i16 %8, ptr %4, align 2, !tbaa !123
  store ptr %1, ptr %5, align 8, !tbaa !119
  %9 = load i16, ptr %4, align 2
  %10 = bitcast i16 %9 to <16 x i1>
  %11 = load ptr, ptr %5, align 8, !tbaa !119
  %12 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %11, <16 x i1> %10, <16 x float> zeroinitializer)
  ret <16 x float> %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv() #13 {
  %1 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %2 = icmp eq i32 %1, 1
  %3 = zext i1 %2 to i64
  %4 = select i1 %2, i32 8, i32 1
  ret i32 %4
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv() #13 {
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
define internal noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv() #13 {
  %1 = load i32, ptr @bits, align 4, !tbaa !6
  %2 = mul nsw i32 %1, 64
  ret i32 %2
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18UnpackedILi2EEC2EPKNS_6ColumnE(ptr noundef nonnull align 64 dereferenceable(1536) %0, ptr noundef %1) unnamed_addr #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %"struct.(anonymous namespace)::Scales", align 64
  store ptr %0, ptr %3, align 8, !tbaa !219
  store ptr %1, ptr %4, align 8, !tbaa !221
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Unpacked", ptr %10, i32 0, i32 1
  call void @llvm.lifetime.start.p0(ptr %5) #21
  store i32 0, ptr %5, align 4, !tbaa !6
  br label %12

12:                                               ; preds = %76, %2
  %13 = load i32, ptr %5, align 4, !tbaa !6
  %14 = icmp slt i32 %13, 2
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
  %22 = load ptr, ptr %4, align 8, !tbaa !221
  %23 = load i32, ptr %5, align 4, !tbaa !6
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %22, i64 %24
  %26 = load i32, ptr %7, align 4, !tbaa !6
  %27 = call noundef <64 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %25, i32 noundef %26)
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Unpacked", ptr %10, i32 0, i32 0
  %29 = load i32, ptr %5, align 4, !tbaa !6
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [2 x [8 x <64 x i8>]], ptr %28, i64 0, i64 %30
  %32 = load i32, ptr %7, align 4, !tbaa !6
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [8 x <64 x i8>], ptr %31, i64 0, i64 %33
  store <64 x i8> %27, ptr %34, align 64, !tbaa !123
  br label %35

35:                                               ; preds = %21
  %36 = load i32, ptr %7, align 4, !tbaa !6
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %7, align 4, !tbaa !6
  br label %17, !llvm.loop !223

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
  %46 = load ptr, ptr %4, align 8, !tbaa !221
  %47 = load i32, ptr %5, align 4, !tbaa !6
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %46, i64 %48
  %50 = load i32, ptr %8, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 64 %9, ptr noundef nonnull align 8 dereferenceable(32) %49, i32 noundef %50)
  %51 = load i32, ptr @has_offset, align 4, !tbaa !6
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %53, label %64

53:                                               ; preds = %45
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %9, i32 0, i32 0
  %55 = load <16 x float>, ptr %54, align 64, !tbaa !123
  %56 = load i32, ptr @zero, align 4, !tbaa !6
  %57 = sitofp i32 %56 to float
  %58 = insertelement <16 x float> poison, float %57, i64 0
  %59 = shufflevector <16 x float> %58, <16 x float> poison, <16 x i32> zeroinitializer
  %60 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %9, i32 0, i32 1
  %61 = load <16 x float>, ptr %60, align 64, !tbaa !123
  %62 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %55, <16 x float> noundef %59, <16 x float> noundef %61)
  %63 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %9, i32 0, i32 1
  store <16 x float> %62, ptr %63, align 64, !tbaa !123
  br label %64

64:                                               ; preds = %53, %45
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Unpacked", ptr %10, i32 0, i32 1
  %66 = load i32, ptr %5, align 4, !tbaa !6
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [2 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %65, i64 0, i64 %67
  %69 = load i32, ptr %8, align 4, !tbaa !6
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %68, i64 0, i64 %70
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %71, ptr align 64 %9, i64 128, i1 false), !tbaa.struct !224
  call void @llvm.lifetime.end.p0(ptr %9) #21
  br label %72

72:                                               ; preds = %64
  %73 = load i32, ptr %8, align 4, !tbaa !6
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %8, align 4, !tbaa !6
  br label %39, !llvm.loop !225

75:                                               ; preds = %44
  br label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %5, align 4, !tbaa !6
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %5, align 4, !tbaa !6
  br label %12, !llvm.loop !226

79:                                               ; preds = %15
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_digitsILi2EEEvRKNS_8UnpackedIXT_EEERKNS_6RecordEPDv16_f(ptr noundef nonnull align 64 dereferenceable(1536) %0, ptr noundef nonnull align 4 dereferenceable(128) %1, ptr noundef %2) #8 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [2 x [3 x <16 x i32>]], align 64
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca <64 x i8>, align 64
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca <16 x i32>, align 64
  %19 = alloca <16 x float>, align 64
  %20 = alloca <16 x float>, align 64
  %21 = alloca <16 x float>, align 64
  store ptr %0, ptr %4, align 8, !tbaa !219
  store ptr %1, ptr %5, align 8, !tbaa !121
  store ptr %2, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #21
  store i32 0, ptr %7, align 4, !tbaa !6
  br label %22

22:                                               ; preds = %246, %3
  %23 = load i32, ptr %7, align 4, !tbaa !6
  %24 = load i32, ptr @group, align 4, !tbaa !6
  %25 = sdiv i32 32, %24
  %26 = icmp slt i32 %23, %25
  br i1 %26, label %28, label %27

27:                                               ; preds = %22
  store i32 2, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #21
  br label %249

28:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(ptr %9) #21
  call void @llvm.lifetime.start.p0(ptr %10) #21
  store i32 0, ptr %10, align 4, !tbaa !6
  br label %29

29:                                               ; preds = %74, %28
  %30 = load i32, ptr %10, align 4, !tbaa !6
  %31 = icmp slt i32 %30, 2
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  store i32 5, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #21
  br label %77

33:                                               ; preds = %29
  %34 = load i32, ptr %10, align 4, !tbaa !6
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [2 x [3 x <16 x i32>]], ptr %9, i64 0, i64 %35
  %37 = getelementptr inbounds [3 x <16 x i32>], ptr %36, i64 0, i64 0
  store <16 x i32> zeroinitializer, ptr %37, align 64, !tbaa !123
  %38 = load i32, ptr @zero, align 4, !tbaa !6
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %49

40:                                               ; preds = %33
  %41 = load ptr, ptr %5, align 8, !tbaa !121, !nonnull !46, !align !227
  %42 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %41, i32 0, i32 3
  %43 = load i32, ptr %7, align 4, !tbaa !6
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [2 x i32], ptr %42, i64 0, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !6
  %47 = insertelement <16 x i32> poison, i32 %46, i64 0
  %48 = shufflevector <16 x i32> %47, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %50

49:                                               ; preds = %33
  br label %50

50:                                               ; preds = %49, %40
  %51 = phi <16 x i32> [ %48, %40 ], [ zeroinitializer, %49 ]
  %52 = load i32, ptr %10, align 4, !tbaa !6
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [2 x [3 x <16 x i32>]], ptr %9, i64 0, i64 %53
  %55 = getelementptr inbounds [3 x <16 x i32>], ptr %54, i64 0, i64 1
  store <16 x i32> %51, ptr %55, align 64, !tbaa !123
  %56 = load i32, ptr @zero, align 4, !tbaa !6
  %57 = icmp ne i32 %56, 0
  br i1 %57, label %58, label %67

58:                                               ; preds = %50
  %59 = load ptr, ptr %5, align 8, !tbaa !121, !nonnull !46, !align !227
  %60 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %59, i32 0, i32 4
  %61 = load i32, ptr %7, align 4, !tbaa !6
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [2 x i32], ptr %60, i64 0, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !6
  %65 = insertelement <16 x i32> poison, i32 %64, i64 0
  %66 = shufflevector <16 x i32> %65, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %68

67:                                               ; preds = %50
  br label %68

68:                                               ; preds = %67, %58
  %69 = phi <16 x i32> [ %66, %58 ], [ zeroinitializer, %67 ]
  %70 = load i32, ptr %10, align 4, !tbaa !6
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [2 x [3 x <16 x i32>]], ptr %9, i64 0, i64 %71
  %73 = getelementptr inbounds [3 x <16 x i32>], ptr %72, i64 0, i64 2
  store <16 x i32> %69, ptr %73, align 64, !tbaa !123
  br label %74

74:                                               ; preds = %68
  %75 = load i32, ptr %10, align 4, !tbaa !6
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %10, align 4, !tbaa !6
  br label %29, !llvm.loop !228

77:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %11) #21
  %78 = load i32, ptr %7, align 4, !tbaa !6
  %79 = load i32, ptr @group, align 4, !tbaa !6
  %80 = mul nsw i32 %78, %79
  %81 = sdiv i32 %80, 4
  store i32 %81, ptr %11, align 4, !tbaa !6
  br label %82

82:                                               ; preds = %148, %77
  %83 = load i32, ptr %11, align 4, !tbaa !6
  %84 = load i32, ptr %7, align 4, !tbaa !6
  %85 = add nsw i32 %84, 1
  %86 = load i32, ptr @group, align 4, !tbaa !6
  %87 = mul nsw i32 %85, %86
  %88 = sdiv i32 %87, 4
  %89 = icmp slt i32 %83, %88
  br i1 %89, label %91, label %90

90:                                               ; preds = %82
  store i32 8, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #21
  br label %151

91:                                               ; preds = %82
  call void @llvm.lifetime.start.p0(ptr %12) #21
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %92

92:                                               ; preds = %144, %91
  %93 = load i32, ptr %12, align 4, !tbaa !6
  %94 = icmp slt i32 %93, 3
  br i1 %94, label %96, label %95

95:                                               ; preds = %92
  store i32 11, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #21
  br label %147

96:                                               ; preds = %92
  call void @llvm.lifetime.start.p0(ptr %13) #21
  %97 = load ptr, ptr %5, align 8, !tbaa !121, !nonnull !46, !align !227
  %98 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %97, i32 0, i32 0
  %99 = load i32, ptr %12, align 4, !tbaa !6
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [3 x [32 x i8]], ptr %98, i64 0, i64 %100
  %102 = getelementptr inbounds [32 x i8], ptr %101, i64 0, i64 0
  %103 = load i32, ptr %11, align 4, !tbaa !6
  %104 = mul nsw i32 4, %103
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i8, ptr %102, i64 %105
  %107 = call noundef i32 @_ZN12_GLOBAL__N_14loadIiEET_PKv(ptr noundef %106)
  %108 = insertelement <16 x i32> poison, i32 %107, i64 0
  %109 = shufflevector <16 x i32> %108, <16 x i32> poison, <16 x i32> zeroinitializer
  %110 = bitcast <16 x i32> %109 to <64 x i8>
  store <64 x i8> %110, ptr %13, align 64, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %14) #21
  store i32 0, ptr %14, align 4, !tbaa !6
  br label %111

111:                                              ; preds = %140, %96
  %112 = load i32, ptr %14, align 4, !tbaa !6
  %113 = icmp slt i32 %112, 2
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 14, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #21
  br label %143

115:                                              ; preds = %111
  %116 = load i32, ptr %14, align 4, !tbaa !6
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x [3 x <16 x i32>]], ptr %9, i64 0, i64 %117
  %119 = load i32, ptr %12, align 4, !tbaa !6
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [3 x <16 x i32>], ptr %118, i64 0, i64 %120
  %122 = load <16 x i32>, ptr %121, align 64, !tbaa !123
  %123 = load ptr, ptr %4, align 8, !tbaa !219, !nonnull !46, !align !229
  %124 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Unpacked", ptr %123, i32 0, i32 0
  %125 = load i32, ptr %14, align 4, !tbaa !6
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [2 x [8 x <64 x i8>]], ptr %124, i64 0, i64 %126
  %128 = load i32, ptr %11, align 4, !tbaa !6
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [8 x <64 x i8>], ptr %127, i64 0, i64 %129
  %131 = load <64 x i8>, ptr %130, align 64, !tbaa !123
  %132 = load <64 x i8>, ptr %13, align 64, !tbaa !123
  %133 = call noundef <16 x i32> @_ZN12_GLOBAL__N_112add_productsEDv16_iDv64_hS1_(<16 x i32> noundef %122, <64 x i8> noundef %131, <64 x i8> noundef %132)
  %134 = load i32, ptr %14, align 4, !tbaa !6
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [2 x [3 x <16 x i32>]], ptr %9, i64 0, i64 %135
  %137 = load i32, ptr %12, align 4, !tbaa !6
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [3 x <16 x i32>], ptr %136, i64 0, i64 %138
  store <16 x i32> %133, ptr %139, align 64, !tbaa !123
  br label %140

140:                                              ; preds = %115
  %141 = load i32, ptr %14, align 4, !tbaa !6
  %142 = add nsw i32 %141, 1
  store i32 %142, ptr %14, align 4, !tbaa !6
  br label %111, !llvm.loop !230

143:                                              ; preds = %114
  call void @llvm.lifetime.end.p0(ptr %13) #21
  br label %144

144:                                              ; preds = %143
  %145 = load i32, ptr %12, align 4, !tbaa !6
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %12, align 4, !tbaa !6
  br label %92, !llvm.loop !231

147:                                              ; preds = %95
  br label %148

148:                                              ; preds = %147
  %149 = load i32, ptr %11, align 4, !tbaa !6
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %11, align 4, !tbaa !6
  br label %82, !llvm.loop !232

151:                                              ; preds = %90
  call void @llvm.lifetime.start.p0(ptr %15) #21
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %152

152:                                              ; preds = %242, %151
  %153 = load i32, ptr %15, align 4, !tbaa !6
  %154 = icmp slt i32 %153, 2
  br i1 %154, label %156, label %155

155:                                              ; preds = %152
  store i32 17, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #21
  br label %245

156:                                              ; preds = %152
  call void @llvm.lifetime.start.p0(ptr %16) #21
  %157 = load i32, ptr %15, align 4, !tbaa !6
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [2 x [3 x <16 x i32>]], ptr %9, i64 0, i64 %158
  %160 = getelementptr inbounds [3 x <16 x i32>], ptr %159, i64 0, i64 0
  store ptr %160, ptr %16, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %17) #21
  %161 = load ptr, ptr %4, align 8, !tbaa !219, !nonnull !46, !align !229
  %162 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Unpacked", ptr %161, i32 0, i32 1
  %163 = load i32, ptr %15, align 4, !tbaa !6
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [2 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %162, i64 0, i64 %164
  %166 = load i32, ptr %7, align 4, !tbaa !6
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %165, i64 0, i64 %167
  store ptr %168, ptr %17, align 8, !tbaa !233
  call void @llvm.lifetime.start.p0(ptr %18) #21
  %169 = load ptr, ptr %16, align 8, !tbaa !49
  %170 = getelementptr inbounds <16 x i32>, ptr %169, i64 0
  %171 = load <16 x i32>, ptr %170, align 64, !tbaa !123
  %172 = shl <16 x i32> %171, splat (i32 8)
  %173 = load ptr, ptr %16, align 8, !tbaa !49
  %174 = getelementptr inbounds <16 x i32>, ptr %173, i64 1
  %175 = load <16 x i32>, ptr %174, align 64, !tbaa !123
  %176 = add <16 x i32> %172, %175
  store <16 x i32> %176, ptr %18, align 64, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %19) #21
  %177 = call noundef zeroext i1 @_ZN12_GLOBAL__N_18sums_fitEv()
  br i1 %177, label %178, label %186

178:                                              ; preds = %156
  %179 = load <16 x i32>, ptr %18, align 64, !tbaa !123
  %180 = shl <16 x i32> %179, splat (i32 8)
  %181 = load ptr, ptr %16, align 8, !tbaa !49
  %182 = getelementptr inbounds <16 x i32>, ptr %181, i64 2
  %183 = load <16 x i32>, ptr %182, align 64, !tbaa !123
  %184 = add <16 x i32> %180, %183
  %185 = call noundef <16 x float> @_ZN12_GLOBAL__N_19to_floatsEDv16_i(<16 x i32> noundef %184)
  br label %194

186:                                              ; preds = %156
  %187 = load <16 x i32>, ptr %18, align 64, !tbaa !123
  %188 = call noundef <16 x float> @_ZN12_GLOBAL__N_19to_floatsEDv16_i(<16 x i32> noundef %187)
  %189 = load ptr, ptr %16, align 8, !tbaa !49
  %190 = getelementptr inbounds <16 x i32>, ptr %189, i64 2
  %191 = load <16 x i32>, ptr %190, align 64, !tbaa !123
  %192 = call noundef <16 x float> @_ZN12_GLOBAL__N_19to_floatsEDv16_i(<16 x i32> noundef %191)
  %193 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %188, <16 x float> noundef splat (float 2.560000e+02), <16 x float> noundef %192)
  br label %194

194:                                              ; preds = %186, %178
  %195 = phi <16 x float> [ %185, %178 ], [ %193, %186 ]
  store <16 x float> %195, ptr %19, align 64, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %20) #21
  %196 = load ptr, ptr %5, align 8, !tbaa !121, !nonnull !46, !align !227
  %197 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %196, i32 0, i32 1
  %198 = load float, ptr %197, align 4, !tbaa !124
  %199 = insertelement <16 x float> poison, float %198, i64 0
  %200 = shufflevector <16 x float> %199, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %200, ptr %20, align 64, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %21) #21
  %201 = load <16 x float>, ptr %19, align 64, !tbaa !123
  %202 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %203 = icmp eq i32 %202, 3
  br i1 %203, label %204, label %206

204:                                              ; preds = %194
  %205 = load <16 x float>, ptr %20, align 64, !tbaa !123
  br label %212

206:                                              ; preds = %194
  %207 = load ptr, ptr %17, align 8, !tbaa !233, !nonnull !46, !align !229
  %208 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %207, i32 0, i32 0
  %209 = load <16 x float>, ptr %208, align 64, !tbaa !123
  %210 = load <16 x float>, ptr %20, align 64, !tbaa !123
  %211 = fmul <16 x float> %209, %210
  br label %212

212:                                              ; preds = %206, %204
  %213 = phi <16 x float> [ %205, %204 ], [ %211, %206 ]
  %214 = load ptr, ptr %6, align 8, !tbaa !49
  %215 = load i32, ptr %15, align 4, !tbaa !6
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds <16 x float>, ptr %214, i64 %216
  %218 = load <16 x float>, ptr %217, align 64, !tbaa !123
  %219 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %201, <16 x float> noundef %213, <16 x float> noundef %218)
  store <16 x float> %219, ptr %21, align 64, !tbaa !123
  %220 = load i32, ptr @has_offset, align 4, !tbaa !6
  %221 = icmp ne i32 %220, 0
  br i1 %221, label %222, label %236

222:                                              ; preds = %212
  %223 = load ptr, ptr %17, align 8, !tbaa !233, !nonnull !46, !align !229
  %224 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %223, i32 0, i32 1
  %225 = load <16 x float>, ptr %224, align 64, !tbaa !123
  %226 = load ptr, ptr %5, align 8, !tbaa !121, !nonnull !46, !align !227
  %227 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %226, i32 0, i32 2
  %228 = load i32, ptr %7, align 4, !tbaa !6
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds [2 x float], ptr %227, i64 0, i64 %229
  %231 = load float, ptr %230, align 4, !tbaa !117
  %232 = insertelement <16 x float> poison, float %231, i64 0
  %233 = shufflevector <16 x float> %232, <16 x float> poison, <16 x i32> zeroinitializer
  %234 = load <16 x float>, ptr %21, align 64, !tbaa !123
  %235 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %225, <16 x float> noundef %233, <16 x float> noundef %234)
  store <16 x float> %235, ptr %21, align 64, !tbaa !123
  br label %236

236:                                              ; preds = %222, %212
  %237 = load <16 x float>, ptr %21, align 64, !tbaa !123
  %238 = load ptr, ptr %6, align 8, !tbaa !49
  %239 = load i32, ptr %15, align 4, !tbaa !6
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds <16 x float>, ptr %238, i64 %240
  store <16 x float> %237, ptr %241, align 64, !tbaa !123
  call void @llvm.lifetime.end.p0(ptr %21) #21
  call void @llvm.lifetime.end.p0(ptr %20) #21
  call void @llvm.lifetime.end.p0(ptr %19) #21
  call void @llvm.lifetime.end.p0(ptr %18) #21
  call void @llvm.lifetime.end.p0(ptr %17) #21
  call void @llvm.lifetime.end.p0(ptr %16) #21
  br label %242

242:                                              ; preds = %236
  %243 = load i32, ptr %15, align 4, !tbaa !6
  %244 = add nsw i32 %243, 1
  store i32 %244, ptr %15, align 4, !tbaa !6
  br label %152, !llvm.loop !235

245:                                              ; preds = %155
  call void @llvm.lifetime.end.p0(ptr %9) #21
  br label %246

246:                                              ; preds = %245
  %247 = load i32, ptr %7, align 4, !tbaa !6
  %248 = add nsw i32 %247, 1
  store i32 %248, ptr %7, align 4, !tbaa !6
  br label %22, !llvm.loop !236

249:                                              ; preds = %27
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_113output_scalesEPKhi(ptr noundef %0, i32 noundef %1) #8 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !137
  store i32 %1, ptr %4, align 4, !tbaa !6
  %5 = load ptr, ptr %3, align 8, !tbaa !137
  %6 = load i32, ptr %4, align 4, !tbaa !6
  %7 = mul nsw i32 16, %6
  %8 = sub nsw i32 16, %7
  %9 = mul nsw i32 4, %8
  %10 = sext i32 %9 to i64
  %11 = sub i64 0, %10
  %12 = getelementptr inbounds i8, ptr %5, i64 %11
  %13 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %12)
  ret <16 x float> %13
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_112store_maskedIDv16_ffEEvDv16_bT_PT0_(i16 noundef %0, <16 x float> noundef %1, ptr noundef %2) #8 {
  %4 = alloca i16, align 2
  %5 = alloca i16, align 2
  %6 = alloca <16 x float>, align 64
  %7 = alloca ptr, align 8
  store i16 %0, ptr %4, align 2
  %8 = load i16, ptr %4, align 2
  %9 = bitcast i16 %8 to <16 x i1>
  %10 = bitcast <16 x i1> %9 to i16
  store i16 %10, ptr %5, align 2, !tbaa !123
  store <16 x float> %1, ptr %6, align 64, !tbaa !123
  store ptr %2, ptr %7, align 8, !tbaa !119
  %11 = load i16, ptr %5, align 2
  %12 = bitcast i16 %11 to <16 x i1>
  %13 = load <16 x float>, ptr %6, align 64, !tbaa !123
  %14 = load ptr, ptr %7, align 8, !tbaa !119
  call void @llvm.masked.store.v16f32.p0(<16 x float> %13, ptr align 4 %14, <16 x i1> %12)
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i32> @_ZN12_GLOBAL__N_112lane_numbersEv() #8 {
  %1 = alloca [16 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr %1) #21
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const._ZN12_GLOBAL__N_112lane_numbersEv.numbers, i64 64, i1 false)
  %2 = getelementptr inbounds [16 x i32], ptr %1, i64 0, i64 0
  %3 = call noundef <16 x i32> @_ZN12_GLOBAL__N_14loadIDv16_iEET_PKv(ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %1) #21
  ret <16 x i32> %3
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i32> @_ZN12_GLOBAL__N_14loadIDv16_iEET_PKv(ptr noundef %0) #8 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.1, ptr %3, i32 0, i32 0
  %5 = load <16 x i32>, ptr %4, align 1, !tbaa !123
  ret <16 x i32> %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr captures(none), <16 x i1>, <16 x float>) #14

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_18steps_atEv() #13 {
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
define internal noundef i32 @_ZN12_GLOBAL__N_110offsets_atEv() #13 {
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
define internal noundef i32 @_ZN12_GLOBAL__N_112scales_bytesEv() #13 {
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
define internal noundef i32 @_ZN12_GLOBAL__N_19scales_atEv() #13 {
  %1 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %2 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %3 = mul nsw i32 %1, %2
  ret i32 %3
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_111scale_bytesEv() #13 {
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
define internal noundef <64 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 noundef %1) #8 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %class.anon.2, align 8
  %7 = alloca <64 x i8>, align 64
  store ptr %0, ptr %3, align 8, !tbaa !221
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
  %24 = getelementptr inbounds nuw %class.anon.2, ptr %6, i32 0, i32 0
  %25 = load ptr, ptr %3, align 8, !tbaa !221, !nonnull !46, !align !47
  store ptr %25, ptr %24, align 8, !tbaa !221
  %26 = getelementptr inbounds nuw %class.anon.2, ptr %6, i32 0, i32 1
  store ptr %4, ptr %26, align 8, !tbaa !237
  call void @llvm.lifetime.start.p0(ptr %7) #21
  %27 = load i32, ptr %5, align 4, !tbaa !6
  %28 = call noundef <64 x i8> @_ZZN12_GLOBAL__N_18unpackedERKNS_6ColumnEiENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(16) %6, i32 noundef 0, i32 noundef %27)
  store <64 x i8> %28, ptr %7, align 64, !tbaa !123
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
  %38 = call noundef <64 x i8> @_ZZN12_GLOBAL__N_18unpackedERKNS_6ColumnEiENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(16) %6, i32 noundef %34, i32 noundef %37)
  %39 = load i32, ptr %5, align 4, !tbaa !6
  %40 = trunc i32 %39 to i8
  %41 = zext i8 %40 to i32
  %42 = insertelement <64 x i32> poison, i32 %41, i64 0
  %43 = shufflevector <64 x i32> %42, <64 x i32> poison, <64 x i32> zeroinitializer
  %44 = trunc <64 x i32> %43 to <64 x i8>
  %45 = shl <64 x i8> %38, %44
  %46 = load <64 x i8>, ptr %7, align 64, !tbaa !123
  %47 = or <64 x i8> %46, %45
  store <64 x i8> %47, ptr %7, align 64, !tbaa !123
  br label %48

48:                                               ; preds = %32, %22
  %49 = load i32, ptr @has_table, align 4, !tbaa !6
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %54

51:                                               ; preds = %48
  %52 = load <64 x i8>, ptr %7, align 64, !tbaa !123
  %53 = call noundef <64 x i8> @_ZN12_GLOBAL__N_17look_upEPKhDv64_h(ptr noundef @table, <64 x i8> noundef %52)
  store <64 x i8> %53, ptr %7, align 64, !tbaa !123
  br label %54

54:                                               ; preds = %51, %48
  %55 = load i32, ptr @flipped, align 4, !tbaa !6
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %60

57:                                               ; preds = %54
  %58 = load <64 x i8>, ptr %7, align 64, !tbaa !123
  %59 = xor <64 x i8> %58, splat (i8 -128)
  br label %62

60:                                               ; preds = %54
  %61 = load <64 x i8>, ptr %7, align 64, !tbaa !123
  br label %62

62:                                               ; preds = %60, %57
  %63 = phi <64 x i8> [ %59, %57 ], [ %61, %60 ]
  call void @llvm.lifetime.end.p0(ptr %7) #21
  call void @llvm.lifetime.end.p0(ptr %6) #21
  call void @llvm.lifetime.end.p0(ptr %5) #21
  ret <64 x i8> %63
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind noalias writable sret(%"struct.(anonymous namespace)::Scales") align 64 %0, ptr noundef nonnull align 8 dereferenceable(32) %1, i32 noundef %2) #8 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca %class.anon.5, align 1
  %9 = alloca %class.anon.7, align 8
  %10 = alloca i32, align 4
  %11 = alloca <16 x float>, align 64
  %12 = alloca <16 x i32>, align 64
  %13 = alloca <16 x i32>, align 64
  %14 = alloca <16 x float>, align 64
  store ptr %1, ptr %4, align 8, !tbaa !221
  store i32 %2, ptr %5, align 4, !tbaa !6
  %15 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %16 = icmp eq i32 %15, 3
  br i1 %16, label %17, label %20

17:                                               ; preds = %3
  call void @llvm.memset.p0.i64(ptr align 64 %0, i8 0, i64 128, i1 false)
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 0
  %19 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 1
  br label %155

20:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %6) #21
  %21 = load ptr, ptr %4, align 8, !tbaa !221, !nonnull !46, !align !47
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %21, i32 0, i32 3
  %23 = load i32, ptr %22, align 8, !tbaa !146
  %24 = mul nsw i32 16, %23
  %25 = call noundef i32 @_ZN12_GLOBAL__N_111scale_bytesEv()
  %26 = mul nsw i32 %24, %25
  store i32 %26, ptr %6, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %7) #21
  %27 = load ptr, ptr %4, align 8, !tbaa !221, !nonnull !46, !align !47
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %27, i32 0, i32 1
  %29 = load ptr, ptr %28, align 8, !tbaa !144
  %30 = load ptr, ptr %4, align 8, !tbaa !221, !nonnull !46, !align !47
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %30, i32 0, i32 2
  %32 = load i64, ptr %31, align 8, !tbaa !145
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
  store ptr %44, ptr %7, align 8, !tbaa !137
  call void @llvm.lifetime.start.p0(ptr %8) #21
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 1 @__const._ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi.halves, i64 1, i1 false)
  call void @llvm.lifetime.start.p0(ptr %9) #21
  %45 = getelementptr inbounds nuw %class.anon.7, ptr %9, i32 0, i32 0
  store ptr %7, ptr %45, align 8, !tbaa !239
  %46 = getelementptr inbounds nuw %class.anon.7, ptr %9, i32 0, i32 1
  store ptr %6, ptr %46, align 8, !tbaa !237
  %47 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %74

49:                                               ; preds = %20
  %50 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 0
  %51 = load ptr, ptr %7, align 8, !tbaa !137
  %52 = call noundef i32 @_ZN12_GLOBAL__N_19scales_atEv()
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i8, ptr %51, i64 %53
  %55 = load i32, ptr %6, align 4, !tbaa !6
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr %54, i64 %56
  %58 = call noundef <16 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef %57)
  store <16 x float> %58, ptr %50, align 64, !tbaa !123
  %59 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 1
  %60 = load i32, ptr @has_offset, align 4, !tbaa !6
  %61 = icmp ne i32 %60, 0
  br i1 %61, label %62, label %71

62:                                               ; preds = %49
  %63 = load ptr, ptr %7, align 8, !tbaa !137
  %64 = call noundef i32 @_ZN12_GLOBAL__N_110offsets_atEv()
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i8, ptr %63, i64 %65
  %67 = load i32, ptr %6, align 4, !tbaa !6
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i8, ptr %66, i64 %68
  %70 = call noundef <16 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef %69)
  br label %72

71:                                               ; preds = %49
  br label %72

72:                                               ; preds = %71, %62
  %73 = phi <16 x float> [ %70, %62 ], [ zeroinitializer, %71 ]
  store <16 x float> %73, ptr %59, align 64, !tbaa !123
  store i32 1, ptr %10, align 4
  br label %154

74:                                               ; preds = %20
  %75 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %76 = icmp eq i32 %75, 2
  br i1 %76, label %77, label %85

77:                                               ; preds = %74
  %78 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 0
  %79 = call noundef i32 @_ZN12_GLOBAL__N_19scales_atEv()
  %80 = call noundef <16 x i32> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %9, i32 noundef %79)
  %81 = sub <16 x i32> %80, splat (i32 1)
  %82 = shl <16 x i32> %81, splat (i32 23)
  %83 = call noundef <16 x float> @_ZN12_GLOBAL__N_19as_floatsEDv16_i(<16 x i32> noundef %82)
  store <16 x float> %83, ptr %78, align 64, !tbaa !123
  %84 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 1
  store <16 x float> zeroinitializer, ptr %84, align 64, !tbaa !123
  store i32 1, ptr %10, align 4
  br label %154

85:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(ptr %11) #21
  %86 = load ptr, ptr %4, align 8, !tbaa !221, !nonnull !46, !align !47
  %87 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %86, i32 0, i32 1
  %88 = load ptr, ptr %87, align 8, !tbaa !144
  %89 = call noundef i32 @_ZN12_GLOBAL__N_18steps_atEv()
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i8, ptr %88, i64 %90
  %92 = load ptr, ptr %4, align 8, !tbaa !221, !nonnull !46, !align !47
  %93 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %92, i32 0, i32 3
  %94 = load i32, ptr %93, align 8, !tbaa !146
  %95 = mul nsw i32 32, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i8, ptr %91, i64 %96
  %98 = call noundef <16 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef %97)
  store <16 x float> %98, ptr %11, align 64, !tbaa !123
  %99 = load i32, ptr @has_offset, align 4, !tbaa !6
  %100 = icmp ne i32 %99, 0
  br i1 %100, label %116, label %101

101:                                              ; preds = %85
  %102 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 0
  %103 = load <16 x float>, ptr %11, align 64, !tbaa !123
  %104 = load ptr, ptr %7, align 8, !tbaa !137
  %105 = call noundef i32 @_ZN12_GLOBAL__N_19scales_atEv()
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i8, ptr %104, i64 %106
  %108 = load i32, ptr %6, align 4, !tbaa !6
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i8, ptr %107, i64 %109
  %111 = call noundef <16 x i8> @_ZN12_GLOBAL__N_14loadIDv16_aEET_PKv(ptr noundef %110)
  %112 = sext <16 x i8> %111 to <16 x i32>
  %113 = call noundef <16 x float> @_ZN12_GLOBAL__N_19to_floatsEDv16_i(<16 x i32> noundef %112)
  %114 = fmul <16 x float> %103, %113
  store <16 x float> %114, ptr %102, align 64, !tbaa !123
  %115 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 1
  store <16 x float> zeroinitializer, ptr %115, align 64, !tbaa !123
  store i32 1, ptr %10, align 4
  br label %153

116:                                              ; preds = %85
  call void @llvm.lifetime.start.p0(ptr %12) #21
  %117 = call noundef i32 @_ZN12_GLOBAL__N_19scales_atEv()
  %118 = call noundef <16 x i32> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %9, i32 noundef %117)
  store <16 x i32> %118, ptr %12, align 64, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %13) #21
  %119 = call noundef i32 @_ZN12_GLOBAL__N_110offsets_atEv()
  %120 = call noundef <16 x i32> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %9, i32 noundef %119)
  store <16 x i32> %120, ptr %13, align 64, !tbaa !123
  %121 = load i32, ptr @nibbles, align 4, !tbaa !6
  %122 = icmp ne i32 %121, 0
  br i1 %122, label %123, label %128

123:                                              ; preds = %116
  %124 = load <16 x i32>, ptr %12, align 64, !tbaa !123
  %125 = and <16 x i32> %124, splat (i32 15)
  store <16 x i32> %125, ptr %12, align 64, !tbaa !123
  %126 = load <16 x i32>, ptr %13, align 64, !tbaa !123
  %127 = ashr <16 x i32> %126, splat (i32 4)
  store <16 x i32> %127, ptr %13, align 64, !tbaa !123
  br label %128

128:                                              ; preds = %123, %116
  call void @llvm.lifetime.start.p0(ptr %14) #21
  %129 = load ptr, ptr %4, align 8, !tbaa !221, !nonnull !46, !align !47
  %130 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %129, i32 0, i32 1
  %131 = load ptr, ptr %130, align 8, !tbaa !144
  %132 = call noundef i32 @_ZN12_GLOBAL__N_18steps_atEv()
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds i8, ptr %131, i64 %133
  %135 = getelementptr inbounds i8, ptr %134, i64 32
  %136 = load ptr, ptr %4, align 8, !tbaa !221, !nonnull !46, !align !47
  %137 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %136, i32 0, i32 3
  %138 = load i32, ptr %137, align 8, !tbaa !146
  %139 = mul nsw i32 32, %138
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds i8, ptr %135, i64 %140
  %142 = call noundef <16 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef %141)
  store <16 x float> %142, ptr %14, align 64, !tbaa !123
  %143 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 0
  %144 = load <16 x float>, ptr %11, align 64, !tbaa !123
  %145 = load <16 x i32>, ptr %12, align 64, !tbaa !123
  %146 = call noundef <16 x float> @_ZN12_GLOBAL__N_19to_floatsEDv16_i(<16 x i32> noundef %145)
  %147 = fmul <16 x float> %144, %146
  store <16 x float> %147, ptr %143, align 64, !tbaa !123
  %148 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 1
  %149 = load <16 x float>, ptr %14, align 64, !tbaa !123
  %150 = load <16 x i32>, ptr %13, align 64, !tbaa !123
  %151 = call noundef <16 x float> @_ZN12_GLOBAL__N_19to_floatsEDv16_i(<16 x i32> noundef %150)
  %152 = fmul <16 x float> %149, %151
  store <16 x float> %152, ptr %148, align 64, !tbaa !123
  store i32 1, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #21
  call void @llvm.lifetime.end.p0(ptr %13) #21
  call void @llvm.lifetime.end.p0(ptr %12) #21
  br label %153

153:                                              ; preds = %128, %101
  call void @llvm.lifetime.end.p0(ptr %11) #21
  br label %154

154:                                              ; preds = %153, %77, %72
  call void @llvm.lifetime.end.p0(ptr %9) #21
  call void @llvm.lifetime.end.p0(ptr %8) #21
  call void @llvm.lifetime.end.p0(ptr %7) #21
  call void @llvm.lifetime.end.p0(ptr %6) #21
  br label %155

155:                                              ; preds = %154, %17
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %0, <16 x float> noundef %1, <16 x float> noundef %2) #8 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %4, align 64, !tbaa !123
  store <16 x float> %1, ptr %5, align 64, !tbaa !123
  store <16 x float> %2, ptr %6, align 64, !tbaa !123
  %7 = load <16 x float>, ptr %4, align 64, !tbaa !123
  %8 = load <16 x float>, ptr %5, align 64, !tbaa !123
  %9 = load <16 x float>, ptr %6, align 64, !tbaa !123
  %10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %7, <16 x float> %8, <16 x float> %9)
  ret <16 x float> %10
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <64 x i8> @_ZZN12_GLOBAL__N_18unpackedERKNS_6ColumnEiENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #15 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca <64 x i8>, align 64
  store ptr %0, ptr %4, align 8, !tbaa !49
  store i32 %1, ptr %5, align 4, !tbaa !6
  store i32 %2, ptr %6, align 4, !tbaa !6
  %8 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #21
  %9 = getelementptr inbounds nuw %class.anon.2, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8, !tbaa !241, !nonnull !46, !align !47
  %11 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8, !tbaa !142
  %13 = load i32, ptr %5, align 4, !tbaa !6
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr %12, i64 %14
  %16 = getelementptr inbounds nuw %class.anon.2, ptr %8, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8, !tbaa !243, !nonnull !46, !align !227
  %18 = load i32, ptr %17, align 4, !tbaa !6
  %19 = load i32, ptr %6, align 4, !tbaa !6
  %20 = srem i32 %18, %19
  %21 = mul nsw i32 64, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr %15, i64 %22
  %24 = getelementptr inbounds nuw %class.anon.2, ptr %8, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8, !tbaa !241, !nonnull !46, !align !47
  %26 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %25, i32 0, i32 3
  %27 = load i32, ptr %26, align 8, !tbaa !146
  %28 = mul nsw i32 64, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %23, i64 %29
  %31 = call noundef <64 x i8> @_ZN12_GLOBAL__N_14loadIDv64_hEET_PKv(ptr noundef %30)
  store <64 x i8> %31, ptr %7, align 64, !tbaa !123
  %32 = load i32, ptr %6, align 4, !tbaa !6
  %33 = icmp slt i32 %32, 8
  br i1 %33, label %34, label %56

34:                                               ; preds = %3
  %35 = load <64 x i8>, ptr %7, align 64, !tbaa !123
  %36 = getelementptr inbounds nuw %class.anon.2, ptr %8, i32 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !243, !nonnull !46, !align !227
  %38 = load i32, ptr %37, align 4, !tbaa !6
  %39 = load i32, ptr %6, align 4, !tbaa !6
  %40 = sdiv i32 %38, %39
  %41 = load i32, ptr %6, align 4, !tbaa !6
  %42 = mul nsw i32 %40, %41
  %43 = trunc i32 %42 to i8
  %44 = zext i8 %43 to i32
  %45 = insertelement <64 x i32> poison, i32 %44, i64 0
  %46 = shufflevector <64 x i32> %45, <64 x i32> poison, <64 x i32> zeroinitializer
  %47 = trunc <64 x i32> %46 to <64 x i8>
  %48 = lshr <64 x i8> %35, %47
  %49 = load i32, ptr %6, align 4, !tbaa !6
  %50 = shl i32 1, %49
  %51 = sub nsw i32 %50, 1
  %52 = trunc i32 %51 to i8
  %53 = insertelement <64 x i8> poison, i8 %52, i64 0
  %54 = shufflevector <64 x i8> %53, <64 x i8> poison, <64 x i32> zeroinitializer
  %55 = and <64 x i8> %48, %54
  br label %58

56:                                               ; preds = %3
  %57 = load <64 x i8>, ptr %7, align 64, !tbaa !123
  br label %58

58:                                               ; preds = %56, %34
  %59 = phi <64 x i8> [ %55, %34 ], [ %57, %56 ]
  call void @llvm.lifetime.end.p0(ptr %7) #21
  ret <64 x i8> %59
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <64 x i8> @_ZN12_GLOBAL__N_17look_upEPKhDv64_h(ptr noundef %0, <64 x i8> noundef %1) #8 {
  %3 = alloca ptr, align 8
  %4 = alloca <64 x i8>, align 64
  %5 = alloca <16 x i8>, align 16
  %6 = alloca <64 x i8>, align 64
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !137
  store <64 x i8> %1, ptr %4, align 64, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %5) #21
  %8 = load ptr, ptr %3, align 8, !tbaa !137
  %9 = call noundef <16 x i8> @_ZN12_GLOBAL__N_14loadIDv16_hEET_PKv(ptr noundef %8)
  store <16 x i8> %9, ptr %5, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %6) #21
  call void @llvm.lifetime.start.p0(ptr %7) #21
  store i32 0, ptr %7, align 4, !tbaa !6
  br label %10

10:                                               ; preds = %22, %2
  %11 = load i32, ptr %7, align 4, !tbaa !6
  %12 = icmp slt i32 %11, 64
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
  %20 = load <64 x i8>, ptr %6, align 64
  %21 = insertelement <64 x i8> %20, i8 %18, i32 %19
  store <64 x i8> %21, ptr %6, align 64
  br label %22

22:                                               ; preds = %14
  %23 = load i32, ptr %7, align 4, !tbaa !6
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %7, align 4, !tbaa !6
  br label %10, !llvm.loop !244

25:                                               ; preds = %13
  %26 = load <64 x i8>, ptr %6, align 64, !tbaa !123
  %27 = load <64 x i8>, ptr %4, align 64, !tbaa !123
  %28 = call <64 x i8> @llvm.x86.avx512.pshuf.b.512(<64 x i8> %26, <64 x i8> %27)
  call void @llvm.lifetime.end.p0(ptr %6) #21
  call void @llvm.lifetime.end.p0(ptr %5) #21
  ret <64 x i8> %28
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <64 x i8> @_ZN12_GLOBAL__N_14loadIDv64_hEET_PKv(ptr noundef %0) #8 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.3, ptr %3, i32 0, i32 0
  %5 = load <64 x i8>, ptr %4, align 1, !tbaa !123
  ret <64 x i8> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i8> @_ZN12_GLOBAL__N_14loadIDv16_hEET_PKv(ptr noundef %0) #11 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.4, ptr %3, i32 0, i32 0
  %5 = load <16 x i8>, ptr %4, align 1, !tbaa !123
  ret <16 x i8> %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <64 x i8> @llvm.x86.avx512.pshuf.b.512(<64 x i8>, <64 x i8>) #16

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #17

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) #15 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store ptr %1, ptr %4, align 8, !tbaa !137
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !137
  %7 = call noundef <16 x half> @_ZN12_GLOBAL__N_14loadIDv16_DF16_EET_PKv(ptr noundef %6)
  %8 = fpext <16 x half> %7 to <16 x float>
  ret <16 x float> %8
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_19as_floatsEDv16_i(<16 x i32> noundef %0) #8 {
  %2 = alloca <16 x i32>, align 64
  store <16 x i32> %0, ptr %2, align 64, !tbaa !123
  %3 = load <16 x i32>, ptr %2, align 64, !tbaa !123
  %4 = bitcast <16 x i32> %3 to <16 x float>
  ret <16 x float> %4
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <16 x i32> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #15 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !49
  store i32 %1, ptr %4, align 4, !tbaa !6
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.7, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !245, !nonnull !46, !align !47
  %8 = load ptr, ptr %7, align 8, !tbaa !137
  %9 = load i32, ptr %4, align 4, !tbaa !6
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, ptr %8, i64 %10
  %12 = getelementptr inbounds nuw %class.anon.7, ptr %5, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !247, !nonnull !46, !align !227
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8, ptr %11, i64 %15
  %17 = call noundef <16 x i8> @_ZN12_GLOBAL__N_14loadIDv16_hEET_PKv(ptr noundef %16)
  %18 = zext <16 x i8> %17 to <16 x i32>
  ret <16 x i32> %18
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_19to_floatsEDv16_i(<16 x i32> noundef %0) #8 {
  %2 = alloca <16 x i32>, align 64
  store <16 x i32> %0, ptr %2, align 64, !tbaa !123
  %3 = load <16 x i32>, ptr %2, align 64, !tbaa !123
  %4 = sitofp <16 x i32> %3 to <16 x float>
  ret <16 x float> %4
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i8> @_ZN12_GLOBAL__N_14loadIDv16_aEET_PKv(ptr noundef %0) #11 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.9, ptr %3, i32 0, i32 0
  %5 = load <16 x i8>, ptr %4, align 1, !tbaa !123
  ret <16 x i8> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x half> @_ZN12_GLOBAL__N_14loadIDv16_DF16_EET_PKv(ptr noundef %0) #18 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.8, ptr %3, i32 0, i32 0
  %5 = load <16 x half>, ptr %4, align 1, !tbaa !123
  ret <16 x half> %5
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>) #9

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_14loadIiEET_PKv(ptr noundef %0) #13 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.10, ptr %3, i32 0, i32 0
  %5 = load i32, ptr %4, align 1, !tbaa !123
  ret i32 %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i32> @_ZN12_GLOBAL__N_112add_productsEDv16_iDv64_hS1_(<16 x i32> noundef %0, <64 x i8> noundef %1, <64 x i8> noundef %2) #8 {
  %4 = alloca <16 x i32>, align 64
  %5 = alloca <64 x i8>, align 64
  %6 = alloca <64 x i8>, align 64
  store <16 x i32> %0, ptr %4, align 64, !tbaa !123
  store <64 x i8> %1, ptr %5, align 64, !tbaa !123
  store <64 x i8> %2, ptr %6, align 64, !tbaa !123
  %7 = load <16 x i32>, ptr %4, align 64, !tbaa !123
  %8 = load <64 x i8>, ptr %5, align 64, !tbaa !123
  %9 = load <64 x i8>, ptr %6, align 64, !tbaa !123
  %10 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %7, <64 x i8> %8, <64 x i8> %9)
  ret <16 x i32> %10
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef zeroext i1 @_ZN12_GLOBAL__N_18sums_fitEv() #13 {
  %1 = load i32, ptr @has_table, align 4, !tbaa !6
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %9, label %3

3:                                                ; preds = %0
  %4 = load i32, ptr @group, align 4, !tbaa !6
  %5 = load i32, ptr @bits, align 4, !tbaa !6
  %6 = sub nsw i32 %5, 1
  %7 = shl i32 %4, %6
  %8 = icmp sle i32 %7, 256
  br label %9

9:                                                ; preds = %3, %0
  %10 = phi i1 [ false, %0 ], [ %8, %3 ]
  ret i1 %10
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32>, <64 x i8>, <64 x i8>) #16

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr captures(none), <16 x i1>) #19

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18UnpackedILi1EEC2EPKNS_6ColumnE(ptr noundef nonnull align 64 dereferenceable(768) %0, ptr noundef %1) unnamed_addr #8 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %"struct.(anonymous namespace)::Scales", align 64
  store ptr %0, ptr %3, align 8, !tbaa !248
  store ptr %1, ptr %4, align 8, !tbaa !221
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Unpacked.11", ptr %10, i32 0, i32 1
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
  %22 = load ptr, ptr %4, align 8, !tbaa !221
  %23 = load i32, ptr %5, align 4, !tbaa !6
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %22, i64 %24
  %26 = load i32, ptr %7, align 4, !tbaa !6
  %27 = call noundef <64 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %25, i32 noundef %26)
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Unpacked.11", ptr %10, i32 0, i32 0
  %29 = load i32, ptr %5, align 4, !tbaa !6
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [1 x [8 x <64 x i8>]], ptr %28, i64 0, i64 %30
  %32 = load i32, ptr %7, align 4, !tbaa !6
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [8 x <64 x i8>], ptr %31, i64 0, i64 %33
  store <64 x i8> %27, ptr %34, align 64, !tbaa !123
  br label %35

35:                                               ; preds = %21
  %36 = load i32, ptr %7, align 4, !tbaa !6
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %7, align 4, !tbaa !6
  br label %17, !llvm.loop !250

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
  %46 = load ptr, ptr %4, align 8, !tbaa !221
  %47 = load i32, ptr %5, align 4, !tbaa !6
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %46, i64 %48
  %50 = load i32, ptr %8, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 64 %9, ptr noundef nonnull align 8 dereferenceable(32) %49, i32 noundef %50)
  %51 = load i32, ptr @has_offset, align 4, !tbaa !6
  %52 = icmp ne i32 %51, 0
  br i1 %52, label %53, label %64

53:                                               ; preds = %45
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %9, i32 0, i32 0
  %55 = load <16 x float>, ptr %54, align 64, !tbaa !123
  %56 = load i32, ptr @zero, align 4, !tbaa !6
  %57 = sitofp i32 %56 to float
  %58 = insertelement <16 x float> poison, float %57, i64 0
  %59 = shufflevector <16 x float> %58, <16 x float> poison, <16 x i32> zeroinitializer
  %60 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %9, i32 0, i32 1
  %61 = load <16 x float>, ptr %60, align 64, !tbaa !123
  %62 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %55, <16 x float> noundef %59, <16 x float> noundef %61)
  %63 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %9, i32 0, i32 1
  store <16 x float> %62, ptr %63, align 64, !tbaa !123
  br label %64

64:                                               ; preds = %53, %45
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Unpacked.11", ptr %10, i32 0, i32 1
  %66 = load i32, ptr %5, align 4, !tbaa !6
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %65, i64 0, i64 %67
  %69 = load i32, ptr %8, align 4, !tbaa !6
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %68, i64 0, i64 %70
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %71, ptr align 64 %9, i64 128, i1 false), !tbaa.struct !224
  call void @llvm.lifetime.end.p0(ptr %9) #21
  br label %72

72:                                               ; preds = %64
  %73 = load i32, ptr %8, align 4, !tbaa !6
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %8, align 4, !tbaa !6
  br label %39, !llvm.loop !251

75:                                               ; preds = %44
  br label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %5, align 4, !tbaa !6
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %5, align 4, !tbaa !6
  br label %12, !llvm.loop !252

79:                                               ; preds = %15
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_digitsILi1EEEvRKNS_8UnpackedIXT_EEERKNS_6RecordEPDv16_f(ptr noundef nonnull align 64 dereferenceable(768) %0, ptr noundef nonnull align 4 dereferenceable(128) %1, ptr noundef %2) #8 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [1 x [3 x <16 x i32>]], align 64
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca <64 x i8>, align 64
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca <16 x i32>, align 64
  %19 = alloca <16 x float>, align 64
  %20 = alloca <16 x float>, align 64
  %21 = alloca <16 x float>, align 64
  store ptr %0, ptr %4, align 8, !tbaa !248
  store ptr %1, ptr %5, align 8, !tbaa !121
  store ptr %2, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #21
  store i32 0, ptr %7, align 4, !tbaa !6
  br label %22

22:                                               ; preds = %246, %3
  %23 = load i32, ptr %7, align 4, !tbaa !6
  %24 = load i32, ptr @group, align 4, !tbaa !6
  %25 = sdiv i32 32, %24
  %26 = icmp slt i32 %23, %25
  br i1 %26, label %28, label %27

27:                                               ; preds = %22
  store i32 2, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #21
  br label %249

28:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(ptr %9) #21
  call void @llvm.lifetime.start.p0(ptr %10) #21
  store i32 0, ptr %10, align 4, !tbaa !6
  br label %29

29:                                               ; preds = %74, %28
  %30 = load i32, ptr %10, align 4, !tbaa !6
  %31 = icmp slt i32 %30, 1
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  store i32 5, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #21
  br label %77

33:                                               ; preds = %29
  %34 = load i32, ptr %10, align 4, !tbaa !6
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [1 x [3 x <16 x i32>]], ptr %9, i64 0, i64 %35
  %37 = getelementptr inbounds [3 x <16 x i32>], ptr %36, i64 0, i64 0
  store <16 x i32> zeroinitializer, ptr %37, align 64, !tbaa !123
  %38 = load i32, ptr @zero, align 4, !tbaa !6
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %49

40:                                               ; preds = %33
  %41 = load ptr, ptr %5, align 8, !tbaa !121, !nonnull !46, !align !227
  %42 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %41, i32 0, i32 3
  %43 = load i32, ptr %7, align 4, !tbaa !6
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [2 x i32], ptr %42, i64 0, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !6
  %47 = insertelement <16 x i32> poison, i32 %46, i64 0
  %48 = shufflevector <16 x i32> %47, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %50

49:                                               ; preds = %33
  br label %50

50:                                               ; preds = %49, %40
  %51 = phi <16 x i32> [ %48, %40 ], [ zeroinitializer, %49 ]
  %52 = load i32, ptr %10, align 4, !tbaa !6
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [1 x [3 x <16 x i32>]], ptr %9, i64 0, i64 %53
  %55 = getelementptr inbounds [3 x <16 x i32>], ptr %54, i64 0, i64 1
  store <16 x i32> %51, ptr %55, align 64, !tbaa !123
  %56 = load i32, ptr @zero, align 4, !tbaa !6
  %57 = icmp ne i32 %56, 0
  br i1 %57, label %58, label %67

58:                                               ; preds = %50
  %59 = load ptr, ptr %5, align 8, !tbaa !121, !nonnull !46, !align !227
  %60 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %59, i32 0, i32 4
  %61 = load i32, ptr %7, align 4, !tbaa !6
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [2 x i32], ptr %60, i64 0, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !6
  %65 = insertelement <16 x i32> poison, i32 %64, i64 0
  %66 = shufflevector <16 x i32> %65, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %68

67:                                               ; preds = %50
  br label %68

68:                                               ; preds = %67, %58
  %69 = phi <16 x i32> [ %66, %58 ], [ zeroinitializer, %67 ]
  %70 = load i32, ptr %10, align 4, !tbaa !6
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [1 x [3 x <16 x i32>]], ptr %9, i64 0, i64 %71
  %73 = getelementptr inbounds [3 x <16 x i32>], ptr %72, i64 0, i64 2
  store <16 x i32> %69, ptr %73, align 64, !tbaa !123
  br label %74

74:                                               ; preds = %68
  %75 = load i32, ptr %10, align 4, !tbaa !6
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %10, align 4, !tbaa !6
  br label %29, !llvm.loop !253

77:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %11) #21
  %78 = load i32, ptr %7, align 4, !tbaa !6
  %79 = load i32, ptr @group, align 4, !tbaa !6
  %80 = mul nsw i32 %78, %79
  %81 = sdiv i32 %80, 4
  store i32 %81, ptr %11, align 4, !tbaa !6
  br label %82

82:                                               ; preds = %148, %77
  %83 = load i32, ptr %11, align 4, !tbaa !6
  %84 = load i32, ptr %7, align 4, !tbaa !6
  %85 = add nsw i32 %84, 1
  %86 = load i32, ptr @group, align 4, !tbaa !6
  %87 = mul nsw i32 %85, %86
  %88 = sdiv i32 %87, 4
  %89 = icmp slt i32 %83, %88
  br i1 %89, label %91, label %90

90:                                               ; preds = %82
  store i32 8, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #21
  br label %151

91:                                               ; preds = %82
  call void @llvm.lifetime.start.p0(ptr %12) #21
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %92

92:                                               ; preds = %144, %91
  %93 = load i32, ptr %12, align 4, !tbaa !6
  %94 = icmp slt i32 %93, 3
  br i1 %94, label %96, label %95

95:                                               ; preds = %92
  store i32 11, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #21
  br label %147

96:                                               ; preds = %92
  call void @llvm.lifetime.start.p0(ptr %13) #21
  %97 = load ptr, ptr %5, align 8, !tbaa !121, !nonnull !46, !align !227
  %98 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %97, i32 0, i32 0
  %99 = load i32, ptr %12, align 4, !tbaa !6
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [3 x [32 x i8]], ptr %98, i64 0, i64 %100
  %102 = getelementptr inbounds [32 x i8], ptr %101, i64 0, i64 0
  %103 = load i32, ptr %11, align 4, !tbaa !6
  %104 = mul nsw i32 4, %103
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i8, ptr %102, i64 %105
  %107 = call noundef i32 @_ZN12_GLOBAL__N_14loadIiEET_PKv(ptr noundef %106)
  %108 = insertelement <16 x i32> poison, i32 %107, i64 0
  %109 = shufflevector <16 x i32> %108, <16 x i32> poison, <16 x i32> zeroinitializer
  %110 = bitcast <16 x i32> %109 to <64 x i8>
  store <64 x i8> %110, ptr %13, align 64, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %14) #21
  store i32 0, ptr %14, align 4, !tbaa !6
  br label %111

111:                                              ; preds = %140, %96
  %112 = load i32, ptr %14, align 4, !tbaa !6
  %113 = icmp slt i32 %112, 1
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 14, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #21
  br label %143

115:                                              ; preds = %111
  %116 = load i32, ptr %14, align 4, !tbaa !6
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [1 x [3 x <16 x i32>]], ptr %9, i64 0, i64 %117
  %119 = load i32, ptr %12, align 4, !tbaa !6
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [3 x <16 x i32>], ptr %118, i64 0, i64 %120
  %122 = load <16 x i32>, ptr %121, align 64, !tbaa !123
  %123 = load ptr, ptr %4, align 8, !tbaa !248, !nonnull !46, !align !229
  %124 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Unpacked.11", ptr %123, i32 0, i32 0
  %125 = load i32, ptr %14, align 4, !tbaa !6
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [1 x [8 x <64 x i8>]], ptr %124, i64 0, i64 %126
  %128 = load i32, ptr %11, align 4, !tbaa !6
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [8 x <64 x i8>], ptr %127, i64 0, i64 %129
  %131 = load <64 x i8>, ptr %130, align 64, !tbaa !123
  %132 = load <64 x i8>, ptr %13, align 64, !tbaa !123
  %133 = call noundef <16 x i32> @_ZN12_GLOBAL__N_112add_productsEDv16_iDv64_hS1_(<16 x i32> noundef %122, <64 x i8> noundef %131, <64 x i8> noundef %132)
  %134 = load i32, ptr %14, align 4, !tbaa !6
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [1 x [3 x <16 x i32>]], ptr %9, i64 0, i64 %135
  %137 = load i32, ptr %12, align 4, !tbaa !6
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [3 x <16 x i32>], ptr %136, i64 0, i64 %138
  store <16 x i32> %133, ptr %139, align 64, !tbaa !123
  br label %140

140:                                              ; preds = %115
  %141 = load i32, ptr %14, align 4, !tbaa !6
  %142 = add nsw i32 %141, 1
  store i32 %142, ptr %14, align 4, !tbaa !6
  br label %111, !llvm.loop !254

143:                                              ; preds = %114
  call void @llvm.lifetime.end.p0(ptr %13) #21
  br label %144

144:                                              ; preds = %143
  %145 = load i32, ptr %12, align 4, !tbaa !6
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %12, align 4, !tbaa !6
  br label %92, !llvm.loop !255

147:                                              ; preds = %95
  br label %148

148:                                              ; preds = %147
  %149 = load i32, ptr %11, align 4, !tbaa !6
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %11, align 4, !tbaa !6
  br label %82, !llvm.loop !256

151:                                              ; preds = %90
  call void @llvm.lifetime.start.p0(ptr %15) #21
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %152

152:                                              ; preds = %242, %151
  %153 = load i32, ptr %15, align 4, !tbaa !6
  %154 = icmp slt i32 %153, 1
  br i1 %154, label %156, label %155

155:                                              ; preds = %152
  store i32 17, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #21
  br label %245

156:                                              ; preds = %152
  call void @llvm.lifetime.start.p0(ptr %16) #21
  %157 = load i32, ptr %15, align 4, !tbaa !6
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [1 x [3 x <16 x i32>]], ptr %9, i64 0, i64 %158
  %160 = getelementptr inbounds [3 x <16 x i32>], ptr %159, i64 0, i64 0
  store ptr %160, ptr %16, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %17) #21
  %161 = load ptr, ptr %4, align 8, !tbaa !248, !nonnull !46, !align !229
  %162 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Unpacked.11", ptr %161, i32 0, i32 1
  %163 = load i32, ptr %15, align 4, !tbaa !6
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %162, i64 0, i64 %164
  %166 = load i32, ptr %7, align 4, !tbaa !6
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %165, i64 0, i64 %167
  store ptr %168, ptr %17, align 8, !tbaa !233
  call void @llvm.lifetime.start.p0(ptr %18) #21
  %169 = load ptr, ptr %16, align 8, !tbaa !49
  %170 = getelementptr inbounds <16 x i32>, ptr %169, i64 0
  %171 = load <16 x i32>, ptr %170, align 64, !tbaa !123
  %172 = shl <16 x i32> %171, splat (i32 8)
  %173 = load ptr, ptr %16, align 8, !tbaa !49
  %174 = getelementptr inbounds <16 x i32>, ptr %173, i64 1
  %175 = load <16 x i32>, ptr %174, align 64, !tbaa !123
  %176 = add <16 x i32> %172, %175
  store <16 x i32> %176, ptr %18, align 64, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %19) #21
  %177 = call noundef zeroext i1 @_ZN12_GLOBAL__N_18sums_fitEv()
  br i1 %177, label %178, label %186

178:                                              ; preds = %156
  %179 = load <16 x i32>, ptr %18, align 64, !tbaa !123
  %180 = shl <16 x i32> %179, splat (i32 8)
  %181 = load ptr, ptr %16, align 8, !tbaa !49
  %182 = getelementptr inbounds <16 x i32>, ptr %181, i64 2
  %183 = load <16 x i32>, ptr %182, align 64, !tbaa !123
  %184 = add <16 x i32> %180, %183
  %185 = call noundef <16 x float> @_ZN12_GLOBAL__N_19to_floatsEDv16_i(<16 x i32> noundef %184)
  br label %194

186:                                              ; preds = %156
  %187 = load <16 x i32>, ptr %18, align 64, !tbaa !123
  %188 = call noundef <16 x float> @_ZN12_GLOBAL__N_19to_floatsEDv16_i(<16 x i32> noundef %187)
  %189 = load ptr, ptr %16, align 8, !tbaa !49
  %190 = getelementptr inbounds <16 x i32>, ptr %189, i64 2
  %191 = load <16 x i32>, ptr %190, align 64, !tbaa !123
  %192 = call noundef <16 x float> @_ZN12_GLOBAL__N_19to_floatsEDv16_i(<16 x i32> noundef %191)
  %193 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %188, <16 x float> noundef splat (float 2.560000e+02), <16 x float> noundef %192)
  br label %194

194:                                              ; preds = %186, %178
  %195 = phi <16 x float> [ %185, %178 ], [ %193, %186 ]
  store <16 x float> %195, ptr %19, align 64, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %20) #21
  %196 = load ptr, ptr %5, align 8, !tbaa !121, !nonnull !46, !align !227
  %197 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %196, i32 0, i32 1
  %198 = load float, ptr %197, align 4, !tbaa !124
  %199 = insertelement <16 x float> poison, float %198, i64 0
  %200 = shufflevector <16 x float> %199, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %200, ptr %20, align 64, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %21) #21
  %201 = load <16 x float>, ptr %19, align 64, !tbaa !123
  %202 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %203 = icmp eq i32 %202, 3
  br i1 %203, label %204, label %206

204:                                              ; preds = %194
  %205 = load <16 x float>, ptr %20, align 64, !tbaa !123
  br label %212

206:                                              ; preds = %194
  %207 = load ptr, ptr %17, align 8, !tbaa !233, !nonnull !46, !align !229
  %208 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %207, i32 0, i32 0
  %209 = load <16 x float>, ptr %208, align 64, !tbaa !123
  %210 = load <16 x float>, ptr %20, align 64, !tbaa !123
  %211 = fmul <16 x float> %209, %210
  br label %212

212:                                              ; preds = %206, %204
  %213 = phi <16 x float> [ %205, %204 ], [ %211, %206 ]
  %214 = load ptr, ptr %6, align 8, !tbaa !49
  %215 = load i32, ptr %15, align 4, !tbaa !6
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds <16 x float>, ptr %214, i64 %216
  %218 = load <16 x float>, ptr %217, align 64, !tbaa !123
  %219 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %201, <16 x float> noundef %213, <16 x float> noundef %218)
  store <16 x float> %219, ptr %21, align 64, !tbaa !123
  %220 = load i32, ptr @has_offset, align 4, !tbaa !6
  %221 = icmp ne i32 %220, 0
  br i1 %221, label %222, label %236

222:                                              ; preds = %212
  %223 = load ptr, ptr %17, align 8, !tbaa !233, !nonnull !46, !align !229
  %224 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %223, i32 0, i32 1
  %225 = load <16 x float>, ptr %224, align 64, !tbaa !123
  %226 = load ptr, ptr %5, align 8, !tbaa !121, !nonnull !46, !align !227
  %227 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %226, i32 0, i32 2
  %228 = load i32, ptr %7, align 4, !tbaa !6
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds [2 x float], ptr %227, i64 0, i64 %229
  %231 = load float, ptr %230, align 4, !tbaa !117
  %232 = insertelement <16 x float> poison, float %231, i64 0
  %233 = shufflevector <16 x float> %232, <16 x float> poison, <16 x i32> zeroinitializer
  %234 = load <16 x float>, ptr %21, align 64, !tbaa !123
  %235 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %225, <16 x float> noundef %233, <16 x float> noundef %234)
  store <16 x float> %235, ptr %21, align 64, !tbaa !123
  br label %236

236:                                              ; preds = %222, %212
  %237 = load <16 x float>, ptr %21, align 64, !tbaa !123
  %238 = load ptr, ptr %6, align 8, !tbaa !49
  %239 = load i32, ptr %15, align 4, !tbaa !6
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds <16 x float>, ptr %238, i64 %240
  store <16 x float> %237, ptr %241, align 64, !tbaa !123
  call void @llvm.lifetime.end.p0(ptr %21) #21
  call void @llvm.lifetime.end.p0(ptr %20) #21
  call void @llvm.lifetime.end.p0(ptr %19) #21
  call void @llvm.lifetime.end.p0(ptr %18) #21
  call void @llvm.lifetime.end.p0(ptr %17) #21
  call void @llvm.lifetime.end.p0(ptr %16) #21
  br label %242

242:                                              ; preds = %236
  %243 = load i32, ptr %15, align 4, !tbaa !6
  %244 = add nsw i32 %243, 1
  store i32 %244, ptr %15, align 4, !tbaa !6
  br label %152, !llvm.loop !257

245:                                              ; preds = %155
  call void @llvm.lifetime.end.p0(ptr %9) #21
  br label %246

246:                                              ; preds = %245
  %247 = load i32, ptr %7, align 4, !tbaa !6
  %248 = add nsw i32 %247, 1
  store i32 %248, ptr %7, align 4, !tbaa !6
  br label %22, !llvm.loop !258

249:                                              ; preds = %27
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #20

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_111add_widenedILi4EEEvRKNS_6ColumnEPKPKfPDv16_f(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef %2) #8 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [2 x %"struct.(anonymous namespace)::Scales"], align 64
  %8 = alloca i32, align 4
  %9 = alloca %"struct.(anonymous namespace)::Scales", align 64
  %10 = alloca [4 x [2 x <16 x float>]], align 64
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca <16 x i32>, align 64
  %16 = alloca i32, align 4
  %17 = alloca <16 x i32>, align 64
  %18 = alloca <16 x float>, align 64
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !221
  store ptr %1, ptr %5, align 8, !tbaa !259
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
  %28 = load ptr, ptr %4, align 8, !tbaa !221, !nonnull !46, !align !47
  %29 = load i32, ptr %8, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 64 %9, ptr noundef nonnull align 8 dereferenceable(32) %28, i32 noundef %29)
  %30 = load i32, ptr %8, align 4, !tbaa !6
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %32, ptr align 64 %9, i64 128, i1 false), !tbaa.struct !224
  call void @llvm.lifetime.end.p0(ptr %9) #21
  br label %33

33:                                               ; preds = %27
  %34 = load i32, ptr %8, align 4, !tbaa !6
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %8, align 4, !tbaa !6
  br label %21, !llvm.loop !261

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
  %45 = getelementptr inbounds <16 x float>, ptr %42, i64 %44
  %46 = load <16 x float>, ptr %45, align 64, !tbaa !123
  %47 = load i32, ptr %11, align 4, !tbaa !6
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [4 x [2 x <16 x float>]], ptr %10, i64 0, i64 %48
  %50 = getelementptr inbounds [2 x <16 x float>], ptr %49, i64 0, i64 0
  store <16 x float> %46, ptr %50, align 64, !tbaa !123
  %51 = load i32, ptr %11, align 4, !tbaa !6
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [4 x [2 x <16 x float>]], ptr %10, i64 0, i64 %52
  %54 = getelementptr inbounds [2 x <16 x float>], ptr %53, i64 0, i64 1
  store <16 x float> zeroinitializer, ptr %54, align 64, !tbaa !123
  br label %55

55:                                               ; preds = %41
  %56 = load i32, ptr %11, align 4, !tbaa !6
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %11, align 4, !tbaa !6
  br label %37, !llvm.loop !262

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
  store ptr %69, ptr %14, align 8, !tbaa !233
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #21, !srcloc !263
  call void @llvm.lifetime.start.p0(ptr %15) #21
  %70 = load ptr, ptr %4, align 8, !tbaa !221, !nonnull !46, !align !47
  %71 = load i32, ptr %12, align 4, !tbaa !6
  %72 = call noundef <64 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %70, i32 noundef %71)
  %73 = bitcast <64 x i8> %72 to <16 x i32>
  store <16 x i32> %73, ptr %15, align 64, !tbaa !123
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
  %79 = load <16 x i32>, ptr %15, align 64, !tbaa !123
  %80 = load i32, ptr %16, align 4, !tbaa !6
  %81 = mul nsw i32 8, %80
  %82 = insertelement <16 x i32> poison, i32 %81, i64 0
  %83 = shufflevector <16 x i32> %82, <16 x i32> poison, <16 x i32> zeroinitializer
  %84 = ashr <16 x i32> %79, %83
  %85 = and <16 x i32> %84, splat (i32 255)
  store <16 x i32> %85, ptr %17, align 64, !tbaa !123
  %86 = load i32, ptr @zero, align 4, !tbaa !6
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %88, label %94

88:                                               ; preds = %78
  %89 = load i32, ptr @zero, align 4, !tbaa !6
  %90 = insertelement <16 x i32> poison, i32 %89, i64 0
  %91 = shufflevector <16 x i32> %90, <16 x i32> poison, <16 x i32> zeroinitializer
  %92 = load <16 x i32>, ptr %17, align 64, !tbaa !123
  %93 = sub <16 x i32> %92, %91
  store <16 x i32> %93, ptr %17, align 64, !tbaa !123
  br label %94

94:                                               ; preds = %88, %78
  call void @llvm.lifetime.start.p0(ptr %18) #21
  %95 = load <16 x i32>, ptr %17, align 64, !tbaa !123
  %96 = call noundef <16 x float> @_ZN12_GLOBAL__N_19to_floatsEDv16_i(<16 x i32> noundef %95)
  store <16 x float> %96, ptr %18, align 64, !tbaa !123
  %97 = load i32, ptr @has_offset, align 4, !tbaa !6
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %99, label %108

99:                                               ; preds = %94
  %100 = load <16 x float>, ptr %18, align 64, !tbaa !123
  %101 = load ptr, ptr %14, align 8, !tbaa !233, !nonnull !46, !align !229
  %102 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %101, i32 0, i32 0
  %103 = load <16 x float>, ptr %102, align 64, !tbaa !123
  %104 = load ptr, ptr %14, align 8, !tbaa !233, !nonnull !46, !align !229
  %105 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %104, i32 0, i32 1
  %106 = load <16 x float>, ptr %105, align 64, !tbaa !123
  %107 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %100, <16 x float> noundef %103, <16 x float> noundef %106)
  store <16 x float> %107, ptr %18, align 64, !tbaa !123
  br label %118

108:                                              ; preds = %94
  %109 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %110 = icmp ne i32 %109, 3
  br i1 %110, label %111, label %117

111:                                              ; preds = %108
  %112 = load ptr, ptr %14, align 8, !tbaa !233, !nonnull !46, !align !229
  %113 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %112, i32 0, i32 0
  %114 = load <16 x float>, ptr %113, align 64, !tbaa !123
  %115 = load <16 x float>, ptr %18, align 64, !tbaa !123
  %116 = fmul <16 x float> %115, %114
  store <16 x float> %116, ptr %18, align 64, !tbaa !123
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
  %124 = load <16 x float>, ptr %18, align 64, !tbaa !123
  %125 = load ptr, ptr %5, align 8, !tbaa !259
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
  %137 = insertelement <16 x float> poison, float %136, i64 0
  %138 = shufflevector <16 x float> %137, <16 x float> poison, <16 x i32> zeroinitializer
  %139 = load i32, ptr %19, align 4, !tbaa !6
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [4 x [2 x <16 x float>]], ptr %10, i64 0, i64 %140
  %142 = load i32, ptr %16, align 4, !tbaa !6
  %143 = srem i32 %142, 2
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [2 x <16 x float>], ptr %141, i64 0, i64 %144
  %146 = load <16 x float>, ptr %145, align 64, !tbaa !123
  %147 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %124, <16 x float> noundef %138, <16 x float> noundef %146)
  %148 = load i32, ptr %19, align 4, !tbaa !6
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [4 x [2 x <16 x float>]], ptr %10, i64 0, i64 %149
  %151 = load i32, ptr %16, align 4, !tbaa !6
  %152 = srem i32 %151, 2
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [2 x <16 x float>], ptr %150, i64 0, i64 %153
  store <16 x float> %147, ptr %154, align 64, !tbaa !123
  br label %155

155:                                              ; preds = %123
  %156 = load i32, ptr %19, align 4, !tbaa !6
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %19, align 4, !tbaa !6
  br label %119, !llvm.loop !264

158:                                              ; preds = %122
  call void @llvm.lifetime.end.p0(ptr %18) #21
  call void @llvm.lifetime.end.p0(ptr %17) #21
  br label %159

159:                                              ; preds = %158
  %160 = load i32, ptr %16, align 4, !tbaa !6
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %16, align 4, !tbaa !6
  br label %74, !llvm.loop !265

162:                                              ; preds = %77
  call void @llvm.lifetime.end.p0(ptr %15) #21
  call void @llvm.lifetime.end.p0(ptr %14) #21
  br label %163

163:                                              ; preds = %162
  %164 = load i32, ptr %12, align 4, !tbaa !6
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %12, align 4, !tbaa !6
  br label %59, !llvm.loop !266

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
  %174 = getelementptr inbounds [4 x [2 x <16 x float>]], ptr %10, i64 0, i64 %173
  %175 = getelementptr inbounds [2 x <16 x float>], ptr %174, i64 0, i64 0
  %176 = load <16 x float>, ptr %175, align 64, !tbaa !123
  %177 = load i32, ptr %20, align 4, !tbaa !6
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [4 x [2 x <16 x float>]], ptr %10, i64 0, i64 %178
  %180 = getelementptr inbounds [2 x <16 x float>], ptr %179, i64 0, i64 1
  %181 = load <16 x float>, ptr %180, align 64, !tbaa !123
  %182 = fadd <16 x float> %176, %181
  %183 = load ptr, ptr %6, align 8, !tbaa !49
  %184 = load i32, ptr %20, align 4, !tbaa !6
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds <16 x float>, ptr %183, i64 %185
  store <16 x float> %182, ptr %186, align 64, !tbaa !123
  br label %187

187:                                              ; preds = %171
  %188 = load i32, ptr %20, align 4, !tbaa !6
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %20, align 4, !tbaa !6
  br label %167, !llvm.loop !267

190:                                              ; preds = %170
  call void @llvm.lifetime.end.p0(ptr %10) #21
  call void @llvm.lifetime.end.p0(ptr %7) #21
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_111add_widenedILi2EEEvRKNS_6ColumnEPKPKfPDv16_f(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef %2) #8 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [2 x %"struct.(anonymous namespace)::Scales"], align 64
  %8 = alloca i32, align 4
  %9 = alloca %"struct.(anonymous namespace)::Scales", align 64
  %10 = alloca [2 x [2 x <16 x float>]], align 64
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca <16 x i32>, align 64
  %16 = alloca i32, align 4
  %17 = alloca <16 x i32>, align 64
  %18 = alloca <16 x float>, align 64
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !221
  store ptr %1, ptr %5, align 8, !tbaa !259
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
  %28 = load ptr, ptr %4, align 8, !tbaa !221, !nonnull !46, !align !47
  %29 = load i32, ptr %8, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 64 %9, ptr noundef nonnull align 8 dereferenceable(32) %28, i32 noundef %29)
  %30 = load i32, ptr %8, align 4, !tbaa !6
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %32, ptr align 64 %9, i64 128, i1 false), !tbaa.struct !224
  call void @llvm.lifetime.end.p0(ptr %9) #21
  br label %33

33:                                               ; preds = %27
  %34 = load i32, ptr %8, align 4, !tbaa !6
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %8, align 4, !tbaa !6
  br label %21, !llvm.loop !268

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
  %45 = getelementptr inbounds <16 x float>, ptr %42, i64 %44
  %46 = load <16 x float>, ptr %45, align 64, !tbaa !123
  %47 = load i32, ptr %11, align 4, !tbaa !6
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [2 x [2 x <16 x float>]], ptr %10, i64 0, i64 %48
  %50 = getelementptr inbounds [2 x <16 x float>], ptr %49, i64 0, i64 0
  store <16 x float> %46, ptr %50, align 64, !tbaa !123
  %51 = load i32, ptr %11, align 4, !tbaa !6
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [2 x [2 x <16 x float>]], ptr %10, i64 0, i64 %52
  %54 = getelementptr inbounds [2 x <16 x float>], ptr %53, i64 0, i64 1
  store <16 x float> zeroinitializer, ptr %54, align 64, !tbaa !123
  br label %55

55:                                               ; preds = %41
  %56 = load i32, ptr %11, align 4, !tbaa !6
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %11, align 4, !tbaa !6
  br label %37, !llvm.loop !269

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
  store ptr %69, ptr %14, align 8, !tbaa !233
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #21, !srcloc !263
  call void @llvm.lifetime.start.p0(ptr %15) #21
  %70 = load ptr, ptr %4, align 8, !tbaa !221, !nonnull !46, !align !47
  %71 = load i32, ptr %12, align 4, !tbaa !6
  %72 = call noundef <64 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %70, i32 noundef %71)
  %73 = bitcast <64 x i8> %72 to <16 x i32>
  store <16 x i32> %73, ptr %15, align 64, !tbaa !123
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
  %79 = load <16 x i32>, ptr %15, align 64, !tbaa !123
  %80 = load i32, ptr %16, align 4, !tbaa !6
  %81 = mul nsw i32 8, %80
  %82 = insertelement <16 x i32> poison, i32 %81, i64 0
  %83 = shufflevector <16 x i32> %82, <16 x i32> poison, <16 x i32> zeroinitializer
  %84 = ashr <16 x i32> %79, %83
  %85 = and <16 x i32> %84, splat (i32 255)
  store <16 x i32> %85, ptr %17, align 64, !tbaa !123
  %86 = load i32, ptr @zero, align 4, !tbaa !6
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %88, label %94

88:                                               ; preds = %78
  %89 = load i32, ptr @zero, align 4, !tbaa !6
  %90 = insertelement <16 x i32> poison, i32 %89, i64 0
  %91 = shufflevector <16 x i32> %90, <16 x i32> poison, <16 x i32> zeroinitializer
  %92 = load <16 x i32>, ptr %17, align 64, !tbaa !123
  %93 = sub <16 x i32> %92, %91
  store <16 x i32> %93, ptr %17, align 64, !tbaa !123
  br label %94

94:                                               ; preds = %88, %78
  call void @llvm.lifetime.start.p0(ptr %18) #21
  %95 = load <16 x i32>, ptr %17, align 64, !tbaa !123
  %96 = call noundef <16 x float> @_ZN12_GLOBAL__N_19to_floatsEDv16_i(<16 x i32> noundef %95)
  store <16 x float> %96, ptr %18, align 64, !tbaa !123
  %97 = load i32, ptr @has_offset, align 4, !tbaa !6
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %99, label %108

99:                                               ; preds = %94
  %100 = load <16 x float>, ptr %18, align 64, !tbaa !123
  %101 = load ptr, ptr %14, align 8, !tbaa !233, !nonnull !46, !align !229
  %102 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %101, i32 0, i32 0
  %103 = load <16 x float>, ptr %102, align 64, !tbaa !123
  %104 = load ptr, ptr %14, align 8, !tbaa !233, !nonnull !46, !align !229
  %105 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %104, i32 0, i32 1
  %106 = load <16 x float>, ptr %105, align 64, !tbaa !123
  %107 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %100, <16 x float> noundef %103, <16 x float> noundef %106)
  store <16 x float> %107, ptr %18, align 64, !tbaa !123
  br label %118

108:                                              ; preds = %94
  %109 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %110 = icmp ne i32 %109, 3
  br i1 %110, label %111, label %117

111:                                              ; preds = %108
  %112 = load ptr, ptr %14, align 8, !tbaa !233, !nonnull !46, !align !229
  %113 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %112, i32 0, i32 0
  %114 = load <16 x float>, ptr %113, align 64, !tbaa !123
  %115 = load <16 x float>, ptr %18, align 64, !tbaa !123
  %116 = fmul <16 x float> %115, %114
  store <16 x float> %116, ptr %18, align 64, !tbaa !123
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
  %124 = load <16 x float>, ptr %18, align 64, !tbaa !123
  %125 = load ptr, ptr %5, align 8, !tbaa !259
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
  %137 = insertelement <16 x float> poison, float %136, i64 0
  %138 = shufflevector <16 x float> %137, <16 x float> poison, <16 x i32> zeroinitializer
  %139 = load i32, ptr %19, align 4, !tbaa !6
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [2 x [2 x <16 x float>]], ptr %10, i64 0, i64 %140
  %142 = load i32, ptr %16, align 4, !tbaa !6
  %143 = srem i32 %142, 2
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [2 x <16 x float>], ptr %141, i64 0, i64 %144
  %146 = load <16 x float>, ptr %145, align 64, !tbaa !123
  %147 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %124, <16 x float> noundef %138, <16 x float> noundef %146)
  %148 = load i32, ptr %19, align 4, !tbaa !6
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [2 x [2 x <16 x float>]], ptr %10, i64 0, i64 %149
  %151 = load i32, ptr %16, align 4, !tbaa !6
  %152 = srem i32 %151, 2
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [2 x <16 x float>], ptr %150, i64 0, i64 %153
  store <16 x float> %147, ptr %154, align 64, !tbaa !123
  br label %155

155:                                              ; preds = %123
  %156 = load i32, ptr %19, align 4, !tbaa !6
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %19, align 4, !tbaa !6
  br label %119, !llvm.loop !270

158:                                              ; preds = %122
  call void @llvm.lifetime.end.p0(ptr %18) #21
  call void @llvm.lifetime.end.p0(ptr %17) #21
  br label %159

159:                                              ; preds = %158
  %160 = load i32, ptr %16, align 4, !tbaa !6
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %16, align 4, !tbaa !6
  br label %74, !llvm.loop !271

162:                                              ; preds = %77
  call void @llvm.lifetime.end.p0(ptr %15) #21
  call void @llvm.lifetime.end.p0(ptr %14) #21
  br label %163

163:                                              ; preds = %162
  %164 = load i32, ptr %12, align 4, !tbaa !6
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %12, align 4, !tbaa !6
  br label %59, !llvm.loop !272

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
  %174 = getelementptr inbounds [2 x [2 x <16 x float>]], ptr %10, i64 0, i64 %173
  %175 = getelementptr inbounds [2 x <16 x float>], ptr %174, i64 0, i64 0
  %176 = load <16 x float>, ptr %175, align 64, !tbaa !123
  %177 = load i32, ptr %20, align 4, !tbaa !6
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [2 x [2 x <16 x float>]], ptr %10, i64 0, i64 %178
  %180 = getelementptr inbounds [2 x <16 x float>], ptr %179, i64 0, i64 1
  %181 = load <16 x float>, ptr %180, align 64, !tbaa !123
  %182 = fadd <16 x float> %176, %181
  %183 = load ptr, ptr %6, align 8, !tbaa !49
  %184 = load i32, ptr %20, align 4, !tbaa !6
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds <16 x float>, ptr %183, i64 %185
  store <16 x float> %182, ptr %186, align 64, !tbaa !123
  br label %187

187:                                              ; preds = %171
  %188 = load i32, ptr %20, align 4, !tbaa !6
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %20, align 4, !tbaa !6
  br label %167, !llvm.loop !273

190:                                              ; preds = %170
  call void @llvm.lifetime.end.p0(ptr %10) #21
  call void @llvm.lifetime.end.p0(ptr %7) #21
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_111add_widenedILi1EEEvRKNS_6ColumnEPKPKfPDv16_f(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef %2) #8 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [2 x %"struct.(anonymous namespace)::Scales"], align 64
  %8 = alloca i32, align 4
  %9 = alloca %"struct.(anonymous namespace)::Scales", align 64
  %10 = alloca [1 x [2 x <16 x float>]], align 64
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca <16 x i32>, align 64
  %16 = alloca i32, align 4
  %17 = alloca <16 x i32>, align 64
  %18 = alloca <16 x float>, align 64
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !221
  store ptr %1, ptr %5, align 8, !tbaa !259
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
  %28 = load ptr, ptr %4, align 8, !tbaa !221, !nonnull !46, !align !47
  %29 = load i32, ptr %8, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 64 %9, ptr noundef nonnull align 8 dereferenceable(32) %28, i32 noundef %29)
  %30 = load i32, ptr %8, align 4, !tbaa !6
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %32, ptr align 64 %9, i64 128, i1 false), !tbaa.struct !224
  call void @llvm.lifetime.end.p0(ptr %9) #21
  br label %33

33:                                               ; preds = %27
  %34 = load i32, ptr %8, align 4, !tbaa !6
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %8, align 4, !tbaa !6
  br label %21, !llvm.loop !274

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
  %45 = getelementptr inbounds <16 x float>, ptr %42, i64 %44
  %46 = load <16 x float>, ptr %45, align 64, !tbaa !123
  %47 = load i32, ptr %11, align 4, !tbaa !6
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [1 x [2 x <16 x float>]], ptr %10, i64 0, i64 %48
  %50 = getelementptr inbounds [2 x <16 x float>], ptr %49, i64 0, i64 0
  store <16 x float> %46, ptr %50, align 64, !tbaa !123
  %51 = load i32, ptr %11, align 4, !tbaa !6
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [1 x [2 x <16 x float>]], ptr %10, i64 0, i64 %52
  %54 = getelementptr inbounds [2 x <16 x float>], ptr %53, i64 0, i64 1
  store <16 x float> zeroinitializer, ptr %54, align 64, !tbaa !123
  br label %55

55:                                               ; preds = %41
  %56 = load i32, ptr %11, align 4, !tbaa !6
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %11, align 4, !tbaa !6
  br label %37, !llvm.loop !275

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
  store ptr %69, ptr %14, align 8, !tbaa !233
  call void @llvm.lifetime.start.p0(ptr %15) #21
  %70 = load ptr, ptr %4, align 8, !tbaa !221, !nonnull !46, !align !47
  %71 = load i32, ptr %12, align 4, !tbaa !6
  %72 = call noundef <64 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %70, i32 noundef %71)
  %73 = bitcast <64 x i8> %72 to <16 x i32>
  store <16 x i32> %73, ptr %15, align 64, !tbaa !123
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
  %79 = load <16 x i32>, ptr %15, align 64, !tbaa !123
  %80 = load i32, ptr %16, align 4, !tbaa !6
  %81 = mul nsw i32 8, %80
  %82 = insertelement <16 x i32> poison, i32 %81, i64 0
  %83 = shufflevector <16 x i32> %82, <16 x i32> poison, <16 x i32> zeroinitializer
  %84 = ashr <16 x i32> %79, %83
  %85 = and <16 x i32> %84, splat (i32 255)
  store <16 x i32> %85, ptr %17, align 64, !tbaa !123
  %86 = load i32, ptr @zero, align 4, !tbaa !6
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %88, label %94

88:                                               ; preds = %78
  %89 = load i32, ptr @zero, align 4, !tbaa !6
  %90 = insertelement <16 x i32> poison, i32 %89, i64 0
  %91 = shufflevector <16 x i32> %90, <16 x i32> poison, <16 x i32> zeroinitializer
  %92 = load <16 x i32>, ptr %17, align 64, !tbaa !123
  %93 = sub <16 x i32> %92, %91
  store <16 x i32> %93, ptr %17, align 64, !tbaa !123
  br label %94

94:                                               ; preds = %88, %78
  call void @llvm.lifetime.start.p0(ptr %18) #21
  %95 = load <16 x i32>, ptr %17, align 64, !tbaa !123
  %96 = call noundef <16 x float> @_ZN12_GLOBAL__N_19to_floatsEDv16_i(<16 x i32> noundef %95)
  store <16 x float> %96, ptr %18, align 64, !tbaa !123
  %97 = load i32, ptr @has_offset, align 4, !tbaa !6
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %99, label %108

99:                                               ; preds = %94
  %100 = load <16 x float>, ptr %18, align 64, !tbaa !123
  %101 = load ptr, ptr %14, align 8, !tbaa !233, !nonnull !46, !align !229
  %102 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %101, i32 0, i32 0
  %103 = load <16 x float>, ptr %102, align 64, !tbaa !123
  %104 = load ptr, ptr %14, align 8, !tbaa !233, !nonnull !46, !align !229
  %105 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %104, i32 0, i32 1
  %106 = load <16 x float>, ptr %105, align 64, !tbaa !123
  %107 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %100, <16 x float> noundef %103, <16 x float> noundef %106)
  store <16 x float> %107, ptr %18, align 64, !tbaa !123
  br label %118

108:                                              ; preds = %94
  %109 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %110 = icmp ne i32 %109, 3
  br i1 %110, label %111, label %117

111:                                              ; preds = %108
  %112 = load ptr, ptr %14, align 8, !tbaa !233, !nonnull !46, !align !229
  %113 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %112, i32 0, i32 0
  %114 = load <16 x float>, ptr %113, align 64, !tbaa !123
  %115 = load <16 x float>, ptr %18, align 64, !tbaa !123
  %116 = fmul <16 x float> %115, %114
  store <16 x float> %116, ptr %18, align 64, !tbaa !123
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
  %124 = load <16 x float>, ptr %18, align 64, !tbaa !123
  %125 = load ptr, ptr %5, align 8, !tbaa !259
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
  %137 = insertelement <16 x float> poison, float %136, i64 0
  %138 = shufflevector <16 x float> %137, <16 x float> poison, <16 x i32> zeroinitializer
  %139 = load i32, ptr %19, align 4, !tbaa !6
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [1 x [2 x <16 x float>]], ptr %10, i64 0, i64 %140
  %142 = load i32, ptr %16, align 4, !tbaa !6
  %143 = srem i32 %142, 2
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [2 x <16 x float>], ptr %141, i64 0, i64 %144
  %146 = load <16 x float>, ptr %145, align 64, !tbaa !123
  %147 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %124, <16 x float> noundef %138, <16 x float> noundef %146)
  %148 = load i32, ptr %19, align 4, !tbaa !6
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [1 x [2 x <16 x float>]], ptr %10, i64 0, i64 %149
  %151 = load i32, ptr %16, align 4, !tbaa !6
  %152 = srem i32 %151, 2
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [2 x <16 x float>], ptr %150, i64 0, i64 %153
  store <16 x float> %147, ptr %154, align 64, !tbaa !123
  br label %155

155:                                              ; preds = %123
  %156 = load i32, ptr %19, align 4, !tbaa !6
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %19, align 4, !tbaa !6
  br label %119, !llvm.loop !276

158:                                              ; preds = %122
  call void @llvm.lifetime.end.p0(ptr %18) #21
  call void @llvm.lifetime.end.p0(ptr %17) #21
  br label %159

159:                                              ; preds = %158
  %160 = load i32, ptr %16, align 4, !tbaa !6
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %16, align 4, !tbaa !6
  br label %74, !llvm.loop !277

162:                                              ; preds = %77
  call void @llvm.lifetime.end.p0(ptr %15) #21
  call void @llvm.lifetime.end.p0(ptr %14) #21
  br label %163

163:                                              ; preds = %162
  %164 = load i32, ptr %12, align 4, !tbaa !6
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %12, align 4, !tbaa !6
  br label %59, !llvm.loop !278

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
  %174 = getelementptr inbounds [1 x [2 x <16 x float>]], ptr %10, i64 0, i64 %173
  %175 = getelementptr inbounds [2 x <16 x float>], ptr %174, i64 0, i64 0
  %176 = load <16 x float>, ptr %175, align 64, !tbaa !123
  %177 = load i32, ptr %20, align 4, !tbaa !6
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [1 x [2 x <16 x float>]], ptr %10, i64 0, i64 %178
  %180 = getelementptr inbounds [2 x <16 x float>], ptr %179, i64 0, i64 1
  %181 = load <16 x float>, ptr %180, align 64, !tbaa !123
  %182 = fadd <16 x float> %176, %181
  %183 = load ptr, ptr %6, align 8, !tbaa !49
  %184 = load i32, ptr %20, align 4, !tbaa !6
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds <16 x float>, ptr %183, i64 %185
  store <16 x float> %182, ptr %186, align 64, !tbaa !123
  br label %187

187:                                              ; preds = %171
  %188 = load i32, ptr %20, align 4, !tbaa !6
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %20, align 4, !tbaa !6
  br label %167, !llvm.loop !279

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
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { alwaysinline mustprogress nounwind uwtable }
attributes #12 = { mustprogress noinline nounwind uwtable }
attributes #13 = { alwaysinline mustprogress nounwind uwtable }
attributes #14 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #15 = { inlinehint mustprogress nounwind uwtable }
attributes #16 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #17 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #18 = { alwaysinline mustprogress nounwind uwtable }
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
!124 = !{!125, !118, i64 96}
!125 = !{!"_ZTSN12_GLOBAL__N_16RecordE", !8, i64 0, !118, i64 96, !8, i64 100, !8, i64 108, !8, i64 116, !7, i64 124}
!126 = distinct !{!126, !51, !127}
!127 = !{!"llvm.loop.unroll.full"}
!128 = distinct !{!128, !51, !127}
!129 = distinct !{!129, !51, !127}
!130 = distinct !{!130, !51}
!131 = distinct !{!131, !51}
!132 = distinct !{!132, !51}
!133 = distinct !{!133, !51}
!134 = distinct !{!134, !51}
!135 = distinct !{!135, !51}
!136 = distinct !{!136, !51}
!137 = !{!138, !138, i64 0}
!138 = !{!"p1 omnipotent char", !12, i64 0}
!139 = distinct !{!139, !51, !127}
!140 = distinct !{!140, !51, !127}
!141 = distinct !{!141, !51, !127}
!142 = !{!143, !138, i64 0}
!143 = !{!"_ZTSN12_GLOBAL__N_16ColumnE", !138, i64 0, !138, i64 8, !15, i64 16, !7, i64 24}
!144 = !{!143, !138, i64 8}
!145 = !{!143, !15, i64 16}
!146 = !{!143, !7, i64 24}
!147 = !{i64 0, i64 8, !137, i64 8, i64 8, !137, i64 16, i64 8, !44, i64 24, i64 4, !6}
!148 = distinct !{!148, !51, !127}
!149 = distinct !{!149, !51, !127}
!150 = distinct !{!150, !51, !127}
!151 = distinct !{!151, !51, !127}
!152 = distinct !{!152, !51, !127}
!153 = distinct !{!153, !51, !127}
!154 = distinct !{!154, !51, !127}
!155 = distinct !{!155, !51, !127}
!156 = distinct !{!156, !51}
!157 = distinct !{!157, !51, !127}
!158 = distinct !{!158, !51, !127}
!159 = distinct !{!159, !51, !127}
!160 = distinct !{!160, !51, !127}
!161 = distinct !{!161, !51, !127}
!162 = distinct !{!162, !51, !127}
!163 = distinct !{!163, !51, !127}
!164 = distinct !{!164, !51, !127}
!165 = distinct !{!165, !51, !127}
!166 = distinct !{!166, !51, !127}
!167 = distinct !{!167, !51, !127}
!168 = distinct !{!168, !51, !127}
!169 = distinct !{!169, !51, !127}
!170 = distinct !{!170, !51}
!171 = distinct !{!171, !51, !127}
!172 = distinct !{!172, !51, !127}
!173 = distinct !{!173, !51, !127}
!174 = distinct !{!174, !51, !127}
!175 = distinct !{!175, !51, !127}
!176 = distinct !{!176, !51, !127}
!177 = distinct !{!177, !51, !127}
!178 = distinct !{!178, !51, !127}
!179 = distinct !{!179, !51, !127}
!180 = distinct !{!180, !51, !127}
!181 = distinct !{!181, !51, !127}
!182 = distinct !{!182, !51, !127}
!183 = distinct !{!183, !51, !127}
!184 = distinct !{!184, !51}
!185 = distinct !{!185, !51, !127}
!186 = distinct !{!186, !51, !127}
!187 = distinct !{!187, !51, !127}
!188 = distinct !{!188, !51, !127}
!189 = distinct !{!189, !51, !127}
!190 = distinct !{!190, !51, !127}
!191 = distinct !{!191, !51, !127}
!192 = distinct !{!192, !51, !127}
!193 = distinct !{!193, !51, !127}
!194 = distinct !{!194, !51, !127}
!195 = distinct !{!195, !51, !127}
!196 = distinct !{!196, !51, !127}
!197 = distinct !{!197, !51, !127}
!198 = distinct !{!198, !51}
!199 = distinct !{!199, !51, !127}
!200 = distinct !{!200, !51, !127}
!201 = distinct !{!201, !51, !127}
!202 = distinct !{!202, !51, !127}
!203 = distinct !{!203, !51}
!204 = distinct !{!204, !51, !127}
!205 = distinct !{!205, !51}
!206 = distinct !{!206, !51}
!207 = distinct !{!207, !51, !127}
!208 = distinct !{!208, !51}
!209 = distinct !{!209, !51}
!210 = distinct !{!210, !51, !127}
!211 = distinct !{!211, !51, !127}
!212 = distinct !{!212, !51}
!213 = distinct !{!213, !51, !127}
!214 = distinct !{!214, !51}
!215 = distinct !{!215, !51}
!216 = distinct !{!216, !51, !127}
!217 = distinct !{!217, !51}
!218 = distinct !{!218, !51}
!219 = !{!220, !220, i64 0}
!220 = !{!"p1 _ZTSN12_GLOBAL__N_18UnpackedILi2EEE", !12, i64 0}
!221 = !{!222, !222, i64 0}
!222 = !{!"p1 _ZTSN12_GLOBAL__N_16ColumnE", !12, i64 0}
!223 = distinct !{!223, !51, !127}
!224 = !{i64 0, i64 64, !123, i64 64, i64 64, !123}
!225 = distinct !{!225, !51, !127}
!226 = distinct !{!226, !51, !127}
!227 = !{i64 4}
!228 = distinct !{!228, !51, !127}
!229 = !{i64 64}
!230 = distinct !{!230, !51, !127}
!231 = distinct !{!231, !51, !127}
!232 = distinct !{!232, !51, !127}
!233 = !{!234, !234, i64 0}
!234 = !{!"p1 _ZTSN12_GLOBAL__N_16ScalesE", !12, i64 0}
!235 = distinct !{!235, !51, !127}
!236 = distinct !{!236, !51, !127}
!237 = !{!238, !238, i64 0}
!238 = !{!"p1 int", !12, i64 0}
!239 = !{!240, !240, i64 0}
!240 = !{!"p2 omnipotent char", !21, i64 0}
!241 = !{!242, !222, i64 0}
!242 = !{!"_ZTSZN12_GLOBAL__N_18unpackedERKNS_6ColumnEiEUliiE_", !222, i64 0, !238, i64 8}
!243 = !{!242, !238, i64 8}
!244 = distinct !{!244, !51, !127}
!245 = !{!246, !240, i64 0}
!246 = !{!"_ZTSZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiEUliE_", !240, i64 0, !238, i64 8}
!247 = !{!246, !238, i64 8}
!248 = !{!249, !249, i64 0}
!249 = !{!"p1 _ZTSN12_GLOBAL__N_18UnpackedILi1EEE", !12, i64 0}
!250 = distinct !{!250, !51, !127}
!251 = distinct !{!251, !51, !127}
!252 = distinct !{!252, !51, !127}
!253 = distinct !{!253, !51, !127}
!254 = distinct !{!254, !51, !127}
!255 = distinct !{!255, !51, !127}
!256 = distinct !{!256, !51, !127}
!257 = distinct !{!257, !51, !127}
!258 = distinct !{!258, !51, !127}
!259 = !{!260, !260, i64 0}
!260 = !{!"p2 float", !21, i64 0}
!261 = distinct !{!261, !51, !127}
!262 = distinct !{!262, !51, !127}
!263 = !{i64 9886}
!264 = distinct !{!264, !51, !127}
!265 = distinct !{!265, !51, !127}
!266 = distinct !{!266, !51, !127}
!267 = distinct !{!267, !51, !127}
!268 = distinct !{!268, !51, !127}
!269 = distinct !{!269, !51, !127}
!270 = distinct !{!270, !51, !127}
!271 = distinct !{!271, !51, !127}
!272 = distinct !{!272, !51, !127}
!273 = distinct !{!273, !51, !127}
!274 = distinct !{!274, !51, !127}
!275 = distinct !{!275, !51, !127}
!276 = distinct !{!276, !51, !127}
!277 = distinct !{!277, !51, !127}
!278 = distinct !{!278, !51, !127}
!279 = distinct !{!279, !51, !127}
