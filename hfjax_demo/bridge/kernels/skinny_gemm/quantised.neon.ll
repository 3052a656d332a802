
%struct.XLA_FFI_Error_Create_Args = type { i64, ptr, ptr, i32 }
%class.anon = type { i8 }
%class.anon.4 = type { i8 }
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
%"struct.(anonymous namespace)::Record" = type { [3 x [32 x i8]], float, [2 x float], [2 x i32], [2 x i32], i32 }
%struct.Unaligned = type { <16 x float> }
%struct.Unaligned.0 = type { <16 x i8> }
%"struct.(anonymous namespace)::Column" = type { ptr, ptr, i64, i32 }
%"struct.(anonymous namespace)::Scales" = type { <4 x float>, <4 x float> }
%struct.Unaligned.11 = type { <4 x float> }
%class.anon.1 = type { ptr, ptr }
%class.anon.6 = type { ptr, ptr }
%struct.Unaligned.10 = type { i32 }
%struct.Unaligned.2 = type { <16 x i8> }
%struct.Unaligned.3 = type { <16 x i8> }
%struct.Unaligned.9 = type { <4 x i8> }
%struct.Unaligned.7 = type { <4 x half> }
%struct.Unaligned.8 = type { <4 x i8> }
%struct.Unaligned.12 = type { <4 x i32> }

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
@bits = external constant i32, align 4
@scale_kind = external constant i32, align 4
@nibbles = external constant i32, align 4
@has_table = external constant i32, align 4
@table = external constant [16 x i8], align 1
@flipped = external constant i32, align 4
@__const._ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi.halves = private unnamed_addr constant %class.anon.4 undef, align 1
@__const._ZN12_GLOBAL__N_112lane_numbersEv.numbers = private unnamed_addr constant [16 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15], align 4

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
  %46 = call ptr @malloc(i64 noundef 472) #15
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
  %118 = call noundef i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %113, ptr noundef %117)
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
  %211 = call noundef i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %206, ptr noundef %210)
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

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #2

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
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %1, ptr %3, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %4) #14
  %7 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %8 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %7, i64 noundef 0)
  %9 = getelementptr inbounds i64, ptr %8, i64 0
  %10 = load i64, ptr %9, align 8, !tbaa !44
  store i64 %10, ptr %4, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %5) #14
  %11 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %12 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %11, i64 noundef 0)
  %13 = getelementptr inbounds i64, ptr %12, i64 1
  %14 = load i64, ptr %13, align 8, !tbaa !44
  store i64 %14, ptr %5, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #14
  %15 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %16 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %15, i64 noundef 0)
  %17 = getelementptr inbounds i64, ptr %16, i64 1
  %18 = load i64, ptr %17, align 8, !tbaa !44
  store i64 %18, ptr %6, align 8, !tbaa !44
  %19 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 0
  %20 = load i64, ptr %6, align 8, !tbaa !44
  %21 = add nsw i64 %20, 16
  %22 = sub nsw i64 %21, 1
  %23 = sdiv i64 %22, 16
  store i64 %23, ptr %19, align 8, !tbaa !65
  %24 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 1
  %25 = load i64, ptr %5, align 8, !tbaa !44
  %26 = mul nsw i64 %25, 16
  store i64 %26, ptr %24, align 8, !tbaa !67
  %27 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 2
  %28 = load i32, ptr @has_dot, align 4, !tbaa !6
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %2
  %31 = load i64, ptr %4, align 8, !tbaa !44
  br label %33

32:                                               ; preds = %2
  br label %33

33:                                               ; preds = %32, %30
  %34 = phi i64 [ %31, %30 ], [ 0, %32 ]
  store i64 %34, ptr %27, align 8, !tbaa !68
  %35 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 3
  %36 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %36, ptr %35, align 8, !tbaa !69
  call void @llvm.lifetime.end.p0(ptr %6) #14
  call void @llvm.lifetime.end.p0(ptr %5) #14
  call void @llvm.lifetime.end.p0(ptr %4) #14
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
  %89 = call noundef i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(320) %78, i64 noundef %79, i64 noundef %88)
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

declare void @free(ptr noundef) #4

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZL7prepareRK4Callll(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
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
  %26 = alloca [2 x <16 x i32>], align 16
  %27 = alloca i32, align 4
  %28 = alloca <16 x float>, align 16
  %29 = alloca <16 x i32>, align 16
  %30 = alloca i32, align 4
  %31 = alloca <16 x i8>, align 16
  %32 = alloca %class.anon, align 1
  %33 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #14
  store float 8.355700e+06, ptr %7, align 4, !tbaa !117
  call void @llvm.lifetime.start.p0(ptr %8) #14
  store i32 226492416, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %9) #14
  store i32 2139095040, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #14
  %34 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %35 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %34, i64 noundef 0)
  %36 = getelementptr inbounds i64, ptr %35, i64 1
  %37 = load i64, ptr %36, align 8, !tbaa !44
  %38 = sdiv i64 %37, 32
  store i64 %38, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %39 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %40 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %39, i64 noundef 0)
  %41 = load i64, ptr %5, align 8, !tbaa !44
  %42 = load i64, ptr %10, align 8, !tbaa !44
  %43 = mul nsw i64 %41, %42
  %44 = mul nsw i64 %43, 32
  %45 = getelementptr inbounds float, ptr %40, i64 %44
  store ptr %45, ptr %11, align 8, !tbaa !119
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %46 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %47 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(320) %46, i64 noundef 1)
  %48 = load i64, ptr %5, align 8, !tbaa !44
  %49 = load i64, ptr %10, align 8, !tbaa !44
  %50 = mul nsw i64 %48, %49
  %51 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %47, i64 %50
  store ptr %51, ptr %12, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %52 = load i64, ptr %5, align 8, !tbaa !44
  %53 = load i64, ptr %10, align 8, !tbaa !44
  %54 = mul nsw i64 %52, %53
  store i64 %54, ptr %13, align 8, !tbaa !44
  br label %55

55:                                               ; preds = %234, %3
  %56 = load i64, ptr %13, align 8, !tbaa !44
  %57 = load i64, ptr %6, align 8, !tbaa !44
  %58 = load i64, ptr %10, align 8, !tbaa !44
  %59 = mul nsw i64 %57, %58
  %60 = icmp slt i64 %56, %59
  br i1 %60, label %62, label %61

61:                                               ; preds = %55
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #14
  br label %241

62:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(ptr %15) #14
  %63 = load ptr, ptr %11, align 8, !tbaa !119
  call void @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr dead_on_unwind writable sret(<16 x float>) align 16 %16, ptr noundef %63)
  %64 = load <16 x float>, ptr %16, align 16, !tbaa !123
  store <16 x float> %64, ptr %15, align 16, !tbaa !123
  %65 = getelementptr inbounds <16 x float>, ptr %15, i64 1
  %66 = load ptr, ptr %11, align 8, !tbaa !119
  %67 = getelementptr inbounds float, ptr %66, i64 16
  call void @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr dead_on_unwind writable sret(<16 x float>) align 16 %17, ptr noundef %67)
  %68 = load <16 x float>, ptr %17, align 16, !tbaa !123
  store <16 x float> %68, ptr %65, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %18) #14
  %69 = getelementptr inbounds [2 x <16 x float>], ptr %15, i64 0, i64 0
  %70 = load <16 x float>, ptr %69, align 16, !tbaa !123
  %71 = bitcast <16 x float> %70 to <16 x i32>
  %72 = and <16 x i32> %71, splat (i32 2147483647)
  %73 = getelementptr inbounds [2 x <16 x float>], ptr %15, i64 0, i64 1
  %74 = load <16 x float>, ptr %73, align 16, !tbaa !123
  %75 = bitcast <16 x float> %74 to <16 x i32>
  %76 = and <16 x i32> %75, splat (i32 2147483647)
  %77 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %72, <16 x i32> %76)
  %78 = call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %77)
  store i32 %78, ptr %18, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %19) #14
  %79 = load i32, ptr %18, align 4, !tbaa !6
  %80 = icmp ult i32 %79, 2139095040
  %81 = zext i1 %80 to i8
  store i8 %81, ptr %19, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %20) #14
  %82 = load i32, ptr %18, align 4, !tbaa !6
  %83 = icmp ult i32 %82, 226492416
  %84 = zext i1 %83 to i8
  store i8 %84, ptr %20, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %21) #14
  %85 = load float, ptr %18, align 4, !tbaa !123
  %86 = fmul float %85, 0x3E801021C0000000
  store float %86, ptr %21, align 4, !tbaa !117
  call void @llvm.lifetime.start.p0(ptr %22) #14
  %87 = load float, ptr %21, align 4, !tbaa !117
  %88 = fdiv float 1.000000e+00, %87
  store float %88, ptr %22, align 4, !tbaa !117
  %89 = load i8, ptr %20, align 1, !tbaa !92, !range !94, !noundef !46
  %90 = trunc i8 %89 to i1
  br i1 %90, label %91, label %92

91:                                               ; preds = %62
  br label %100

92:                                               ; preds = %62
  %93 = load i8, ptr %19, align 1, !tbaa !92, !range !94, !noundef !46
  %94 = trunc i8 %93 to i1
  br i1 %94, label %95, label %97

95:                                               ; preds = %92
  %96 = load float, ptr %21, align 4, !tbaa !117
  br label %98

97:                                               ; preds = %92
  br label %98

98:                                               ; preds = %97, %95
  %99 = phi float [ %96, %95 ], [ 0x7FF8000000000000, %97 ]
  br label %100

100:                                              ; preds = %98, %91
  %101 = phi float [ 0.000000e+00, %91 ], [ %99, %98 ]
  %102 = load ptr, ptr %12, align 8, !tbaa !121
  %103 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %102, i32 0, i32 1
  store float %101, ptr %103, align 4, !tbaa !124
  call void @llvm.lifetime.start.p0(ptr %23) #14
  %104 = load i8, ptr %19, align 1, !tbaa !92, !range !94, !noundef !46
  %105 = trunc i8 %104 to i1
  br i1 %105, label %106, label %110

106:                                              ; preds = %100
  %107 = load i8, ptr %20, align 1, !tbaa !92, !range !94, !noundef !46
  %108 = trunc i8 %107 to i1
  %109 = xor i1 %108, true
  br label %110

110:                                              ; preds = %106, %100
  %111 = phi i1 [ false, %100 ], [ %109, %106 ]
  %112 = zext i1 %111 to i32
  %113 = insertelement <16 x i32> poison, i32 %112, i64 0
  %114 = shufflevector <16 x i32> %113, <16 x i32> poison, <16 x i32> zeroinitializer
  %115 = sub <16 x i32> zeroinitializer, %114
  store <16 x i32> %115, ptr %23, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %24) #14
  call void @llvm.lifetime.start.p0(ptr %25) #14
  call void @llvm.lifetime.start.p0(ptr %26) #14
  call void @llvm.lifetime.start.p0(ptr %27) #14
  store i32 0, ptr %27, align 4, !tbaa !6
  br label %116

116:                                              ; preds = %176, %110
  %117 = load i32, ptr %27, align 4, !tbaa !6
  %118 = icmp slt i32 %117, 2
  br i1 %118, label %120, label %119

119:                                              ; preds = %116
  store i32 5, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #14
  br label %179

120:                                              ; preds = %116
  call void @llvm.lifetime.start.p0(ptr %28) #14
  %121 = load <16 x i32>, ptr %23, align 16, !tbaa !123
  %122 = load i32, ptr %27, align 4, !tbaa !6
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [2 x <16 x float>], ptr %15, i64 0, i64 %123
  %125 = load <16 x float>, ptr %124, align 16, !tbaa !123
  %126 = load float, ptr %22, align 4, !tbaa !117
  %127 = insertelement <16 x float> poison, float %126, i64 0
  %128 = shufflevector <16 x float> %127, <16 x float> poison, <16 x i32> zeroinitializer
  %129 = fmul <16 x float> %125, %128
  %130 = icmp slt <16 x i32> %121, zeroinitializer
  %131 = select <16 x i1> %130, <16 x float> %129, <16 x float> zeroinitializer
  store <16 x float> %131, ptr %28, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %29) #14
  %132 = load <16 x float>, ptr %28, align 16, !tbaa !123
  %133 = call <16 x float> @llvm.rint.v16f32(<16 x float> %132)
  %134 = fptosi <16 x float> %133 to <16 x i32>
  %135 = load i32, ptr %27, align 4, !tbaa !6
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [2 x <16 x i32>], ptr %24, i64 0, i64 %136
  store <16 x i32> %134, ptr %137, align 16, !tbaa !123
  store <16 x i32> %134, ptr %29, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %30) #14
  store i32 2, ptr %30, align 4, !tbaa !6
  br label %138

138:                                              ; preds = %172, %120
  %139 = load i32, ptr %30, align 4, !tbaa !6
  %140 = icmp sge i32 %139, 0
  br i1 %140, label %142, label %141

141:                                              ; preds = %138
  store i32 8, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #14
  br label %175

142:                                              ; preds = %138
  call void @llvm.lifetime.start.p0(ptr %31) #14
  %143 = load <16 x i32>, ptr %29, align 16, !tbaa !123
  %144 = trunc <16 x i32> %143 to <16 x i8>
  store <16 x i8> %144, ptr %31, align 16, !tbaa !123
  %145 = load ptr, ptr %12, align 8, !tbaa !121
  %146 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %145, i32 0, i32 0
  %147 = load i32, ptr %30, align 4, !tbaa !6
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [3 x [32 x i8]], ptr %146, i64 0, i64 %148
  %150 = getelementptr inbounds [32 x i8], ptr %149, i64 0, i64 0
  %151 = load i32, ptr %27, align 4, !tbaa !6
  %152 = mul nsw i32 16, %151
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds i8, ptr %150, i64 %153
  %155 = load <16 x i8>, ptr %31, align 16, !tbaa !123
  call void @_ZN12_GLOBAL__N_15storeIDv16_aEEvPvT_(ptr noundef %154, <16 x i8> noundef %155)
  %156 = load <16 x i32>, ptr %29, align 16, !tbaa !123
  %157 = add <16 x i32> %156, splat (i32 128)
  %158 = ashr <16 x i32> %157, splat (i32 8)
  store <16 x i32> %158, ptr %29, align 16, !tbaa !123
  %159 = load i32, ptr %30, align 4, !tbaa !6
  %160 = icmp eq i32 %159, 2
  br i1 %160, label %161, label %171

161:                                              ; preds = %142
  %162 = load <16 x i8>, ptr %31, align 16, !tbaa !123
  %163 = sext <16 x i8> %162 to <16 x i32>
  %164 = load i32, ptr %27, align 4, !tbaa !6
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds [2 x <16 x i32>], ptr %26, i64 0, i64 %165
  store <16 x i32> %163, ptr %166, align 16, !tbaa !123
  %167 = load <16 x i32>, ptr %29, align 16, !tbaa !123
  %168 = load i32, ptr %27, align 4, !tbaa !6
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [2 x <16 x i32>], ptr %25, i64 0, i64 %169
  store <16 x i32> %167, ptr %170, align 16, !tbaa !123
  br label %171

171:                                              ; preds = %161, %142
  call void @llvm.lifetime.end.p0(ptr %31) #14
  br label %172

172:                                              ; preds = %171
  %173 = load i32, ptr %30, align 4, !tbaa !6
  %174 = add nsw i32 %173, -1
  store i32 %174, ptr %30, align 4, !tbaa !6
  br label %138, !llvm.loop !126

175:                                              ; preds = %141
  call void @llvm.lifetime.end.p0(ptr %29) #14
  call void @llvm.lifetime.end.p0(ptr %28) #14
  br label %176

176:                                              ; preds = %175
  %177 = load i32, ptr %27, align 4, !tbaa !6
  %178 = add nsw i32 %177, 1
  store i32 %178, ptr %27, align 4, !tbaa !6
  br label %116, !llvm.loop !128

179:                                              ; preds = %119
  call void @llvm.lifetime.start.p0(ptr %32) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %32, ptr align 1 @__const._ZL7prepareRK4Callll.total, i64 1, i1 false)
  call void @llvm.lifetime.start.p0(ptr %33) #14
  store i32 0, ptr %33, align 4, !tbaa !6
  br label %180

180:                                              ; preds = %230, %179
  %181 = load i32, ptr %33, align 4, !tbaa !6
  %182 = load i32, ptr @group, align 4, !tbaa !6
  %183 = sdiv i32 32, %182
  %184 = icmp slt i32 %181, %183
  br i1 %184, label %186, label %185

185:                                              ; preds = %180
  store i32 11, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #14
  br label %233

186:                                              ; preds = %180
  %187 = load i32, ptr @has_offset, align 4, !tbaa !6
  %188 = icmp ne i32 %187, 0
  br i1 %188, label %189, label %203

189:                                              ; preds = %186
  %190 = getelementptr inbounds [2 x <16 x i32>], ptr %24, i64 0, i64 0
  %191 = load i32, ptr %33, align 4, !tbaa !6
  %192 = call noundef i32 @"_ZZL7prepareRK4CallllENK3$_0clEPKDv16_ii"(ptr noundef nonnull align 1 dereferenceable(1) %32, ptr noundef %190, i32 noundef %191)
  %193 = sitofp i32 %192 to float
  %194 = load ptr, ptr %12, align 8, !tbaa !121
  %195 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %194, i32 0, i32 1
  %196 = load float, ptr %195, align 4, !tbaa !124
  %197 = fmul float %193, %196
  %198 = load ptr, ptr %12, align 8, !tbaa !121
  %199 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %198, i32 0, i32 2
  %200 = load i32, ptr %33, align 4, !tbaa !6
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds [2 x float], ptr %199, i64 0, i64 %201
  store float %197, ptr %202, align 4, !tbaa !117
  br label %203

203:                                              ; preds = %189, %186
  %204 = load i32, ptr @zero, align 4, !tbaa !6
  %205 = icmp ne i32 %204, 0
  br i1 %205, label %206, label %229

206:                                              ; preds = %203
  %207 = getelementptr inbounds [2 x <16 x i32>], ptr %25, i64 0, i64 0
  %208 = load i32, ptr %33, align 4, !tbaa !6
  %209 = call noundef i32 @"_ZZL7prepareRK4CallllENK3$_0clEPKDv16_ii"(ptr noundef nonnull align 1 dereferenceable(1) %32, ptr noundef %207, i32 noundef %208)
  %210 = load i32, ptr @zero, align 4, !tbaa !6
  %211 = sub nsw i32 0, %210
  %212 = mul nsw i32 %209, %211
  %213 = load ptr, ptr %12, align 8, !tbaa !121
  %214 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %213, i32 0, i32 3
  %215 = load i32, ptr %33, align 4, !tbaa !6
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds [2 x i32], ptr %214, i64 0, i64 %216
  store i32 %212, ptr %217, align 4, !tbaa !6
  %218 = getelementptr inbounds [2 x <16 x i32>], ptr %26, i64 0, i64 0
  %219 = load i32, ptr %33, align 4, !tbaa !6
  %220 = call noundef i32 @"_ZZL7prepareRK4CallllENK3$_0clEPKDv16_ii"(ptr noundef nonnull align 1 dereferenceable(1) %32, ptr noundef %218, i32 noundef %219)
  %221 = load i32, ptr @zero, align 4, !tbaa !6
  %222 = sub nsw i32 0, %221
  %223 = mul nsw i32 %220, %222
  %224 = load ptr, ptr %12, align 8, !tbaa !121
  %225 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %224, i32 0, i32 4
  %226 = load i32, ptr %33, align 4, !tbaa !6
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds [2 x i32], ptr %225, i64 0, i64 %227
  store i32 %223, ptr %228, align 4, !tbaa !6
  br label %229

229:                                              ; preds = %206, %203
  br label %230

230:                                              ; preds = %229
  %231 = load i32, ptr %33, align 4, !tbaa !6
  %232 = add nsw i32 %231, 1
  store i32 %232, ptr %33, align 4, !tbaa !6
  br label %180, !llvm.loop !129

233:                                              ; preds = %185
  call void @llvm.lifetime.end.p0(ptr %32) #14
  call void @llvm.lifetime.end.p0(ptr %26) #14
  call void @llvm.lifetime.end.p0(ptr %25) #14
  call void @llvm.lifetime.end.p0(ptr %24) #14
  call void @llvm.lifetime.end.p0(ptr %23) #14
  call void @llvm.lifetime.end.p0(ptr %22) #14
  call void @llvm.lifetime.end.p0(ptr %21) #14
  call void @llvm.lifetime.end.p0(ptr %20) #14
  call void @llvm.lifetime.end.p0(ptr %19) #14
  call void @llvm.lifetime.end.p0(ptr %18) #14
  call void @llvm.lifetime.end.p0(ptr %15) #14
  br label %234

234:                                              ; preds = %233
  %235 = load i64, ptr %13, align 8, !tbaa !44
  %236 = add nsw i64 %235, 1
  store i64 %236, ptr %13, align 8, !tbaa !44
  %237 = load ptr, ptr %11, align 8, !tbaa !119
  %238 = getelementptr inbounds float, ptr %237, i64 32
  store ptr %238, ptr %11, align 8, !tbaa !119
  %239 = load ptr, ptr %12, align 8, !tbaa !121
  %240 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %239, i32 1
  store ptr %240, ptr %12, align 8, !tbaa !121
  br label %55, !llvm.loop !130

241:                                              ; preds = %61
  call void @llvm.lifetime.end.p0(ptr %12) #14
  call void @llvm.lifetime.end.p0(ptr %11) #14
  call void @llvm.lifetime.end.p0(ptr %10) #14
  call void @llvm.lifetime.end.p0(ptr %9) #14
  call void @llvm.lifetime.end.p0(ptr %8) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i8, align 1
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #14
  %17 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %18 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %17, i64 noundef 0)
  %19 = getelementptr inbounds i64, ptr %18, i64 0
  %20 = load i64, ptr %19, align 8, !tbaa !44
  store i64 %20, ptr %7, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %8) #14
  %21 = load i64, ptr %7, align 8, !tbaa !44
  %22 = sdiv i64 %21, 4
  %23 = mul nsw i64 %22, 4
  store i64 %23, ptr %8, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %9) #14
  %24 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %24, ptr %9, align 8, !tbaa !44
  br label %25

25:                                               ; preds = %123, %3
  %26 = load i64, ptr %9, align 8, !tbaa !44
  %27 = load i64, ptr %6, align 8, !tbaa !44
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #14
  br label %126

30:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %31 = load i64, ptr %9, align 8, !tbaa !44
  %32 = add nsw i64 %31, 1
  %33 = load i64, ptr %6, align 8, !tbaa !44
  %34 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %32, i64 noundef %33)
  store i64 %34, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #14
  store i64 0, ptr %12, align 8, !tbaa !44
  br label %35

35:                                               ; preds = %88, %30
  %36 = load i64, ptr %12, align 8, !tbaa !44
  %37 = load i64, ptr %8, align 8, !tbaa !44
  %38 = icmp slt i64 %36, %37
  br i1 %38, label %40, label %39

39:                                               ; preds = %35
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #14
  br label %91

40:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %41 = load i64, ptr %11, align 8, !tbaa !44
  %42 = load i64, ptr %9, align 8, !tbaa !44
  %43 = add nsw i64 %42, 1
  %44 = icmp eq i64 %41, %43
  %45 = zext i1 %44 to i8
  store i8 %45, ptr %13, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %14) #14
  %46 = load i64, ptr %12, align 8, !tbaa !44
  store i64 %46, ptr %14, align 8, !tbaa !44
  br label %47

47:                                               ; preds = %80, %40
  %48 = load i64, ptr %14, align 8, !tbaa !44
  %49 = load i64, ptr %12, align 8, !tbaa !44
  %50 = add nsw i64 %49, 4
  %51 = icmp slt i64 %48, %50
  br i1 %51, label %53, label %52

52:                                               ; preds = %47
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #14
  br label %87

53:                                               ; preds = %47
  %54 = call noundef i1 @_ZN12_GLOBAL__N_17in_twosEv()
  br i1 %54, label %55, label %67

55:                                               ; preds = %53
  %56 = load i8, ptr %13, align 1, !tbaa !92, !range !94, !noundef !46
  %57 = trunc i8 %56 to i1
  br i1 %57, label %58, label %62

58:                                               ; preds = %55
  %59 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %60 = load i64, ptr %9, align 8, !tbaa !44
  %61 = load i64, ptr %14, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_14tileILi1ELi2EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(320) %59, i64 noundef %60, i64 noundef %61)
  br label %66

62:                                               ; preds = %55
  %63 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %64 = load i64, ptr %9, align 8, !tbaa !44
  %65 = load i64, ptr %14, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_14tileILi1ELi2EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(320) %63, i64 noundef %64, i64 noundef %65)
  br label %66

66:                                               ; preds = %62, %58
  br label %79

67:                                               ; preds = %53
  %68 = load i8, ptr %13, align 1, !tbaa !92, !range !94, !noundef !46
  %69 = trunc i8 %68 to i1
  br i1 %69, label %70, label %74

70:                                               ; preds = %67
  %71 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %72 = load i64, ptr %9, align 8, !tbaa !44
  %73 = load i64, ptr %14, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_14tileILi1ELi4EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(320) %71, i64 noundef %72, i64 noundef %73)
  br label %78

74:                                               ; preds = %67
  %75 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %76 = load i64, ptr %9, align 8, !tbaa !44
  %77 = load i64, ptr %14, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_14tileILi1ELi4EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(320) %75, i64 noundef %76, i64 noundef %77)
  br label %78

78:                                               ; preds = %74, %70
  br label %79

79:                                               ; preds = %78, %66
  br label %80

80:                                               ; preds = %79
  %81 = call noundef i1 @_ZN12_GLOBAL__N_17in_twosEv()
  %82 = zext i1 %81 to i64
  %83 = select i1 %81, i32 2, i32 4
  %84 = sext i32 %83 to i64
  %85 = load i64, ptr %14, align 8, !tbaa !44
  %86 = add nsw i64 %85, %84
  store i64 %86, ptr %14, align 8, !tbaa !44
  br label %47, !llvm.loop !131

87:                                               ; preds = %52
  call void @llvm.lifetime.end.p0(ptr %13) #14
  br label %88

88:                                               ; preds = %87
  %89 = load i64, ptr %12, align 8, !tbaa !44
  %90 = add nsw i64 %89, 4
  store i64 %90, ptr %12, align 8, !tbaa !44
  br label %35, !llvm.loop !132

91:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %15) #14
  %92 = load i64, ptr %9, align 8, !tbaa !44
  store i64 %92, ptr %15, align 8, !tbaa !44
  br label %93

93:                                               ; preds = %119, %91
  %94 = load i64, ptr %15, align 8, !tbaa !44
  %95 = load i64, ptr %11, align 8, !tbaa !44
  %96 = icmp slt i64 %94, %95
  br i1 %96, label %98, label %97

97:                                               ; preds = %93
  store i32 11, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #14
  br label %122

98:                                               ; preds = %93
  call void @llvm.lifetime.start.p0(ptr %16) #14
  %99 = load i64, ptr %8, align 8, !tbaa !44
  store i64 %99, ptr %16, align 8, !tbaa !44
  %100 = load i64, ptr %16, align 8, !tbaa !44
  %101 = add nsw i64 %100, 2
  %102 = load i64, ptr %7, align 8, !tbaa !44
  %103 = icmp sle i64 %101, %102
  br i1 %103, label %104, label %110

104:                                              ; preds = %98
  %105 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %106 = load i64, ptr %15, align 8, !tbaa !44
  %107 = load i64, ptr %16, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_14tileILi1ELi2EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(320) %105, i64 noundef %106, i64 noundef %107)
  %108 = load i64, ptr %16, align 8, !tbaa !44
  %109 = add nsw i64 %108, 2
  store i64 %109, ptr %16, align 8, !tbaa !44
  br label %110

110:                                              ; preds = %104, %98
  %111 = load i64, ptr %16, align 8, !tbaa !44
  %112 = load i64, ptr %7, align 8, !tbaa !44
  %113 = icmp slt i64 %111, %112
  br i1 %113, label %114, label %118

114:                                              ; preds = %110
  %115 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %116 = load i64, ptr %15, align 8, !tbaa !44
  %117 = load i64, ptr %16, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_14tileILi1ELi1EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(320) %115, i64 noundef %116, i64 noundef %117)
  br label %118

118:                                              ; preds = %114, %110
  call void @llvm.lifetime.end.p0(ptr %16) #14
  br label %119

119:                                              ; preds = %118
  %120 = load i64, ptr %15, align 8, !tbaa !44
  %121 = add nsw i64 %120, 1
  store i64 %121, ptr %15, align 8, !tbaa !44
  br label %93, !llvm.loop !133

122:                                              ; preds = %97
  call void @llvm.lifetime.end.p0(ptr %11) #14
  br label %123

123:                                              ; preds = %122
  %124 = load i64, ptr %9, align 8, !tbaa !44
  %125 = add nsw i64 %124, 1
  store i64 %125, ptr %9, align 8, !tbaa !44
  br label %25, !llvm.loop !134

126:                                              ; preds = %29
  store i32 1, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  ret i1 true
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1) #0 comdat {
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
define linkonce_odr noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1) #0 comdat {
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
define internal noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1) #0 {
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v16i32(<16 x i32>) #8

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i1 @_ZN12_GLOBAL__N_17in_twosEv() #6 {
  %1 = load i32, ptr @has_dot, align 4, !tbaa !6
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %20

3:                                                ; preds = %0
  br i1 false, label %4, label %20

4:                                                ; preds = %3
  %5 = load i32, ptr @bits, align 4, !tbaa !6
  %6 = icmp eq i32 %5, 8
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %18, label %10

10:                                               ; preds = %7, %4
  %11 = load i32, ptr @bits, align 4, !tbaa !6
  %12 = icmp eq i32 %11, 5
  br i1 %12, label %13, label %16

13:                                               ; preds = %10
  %14 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %15 = icmp eq i32 %14, 1
  br label %16

16:                                               ; preds = %13, %10
  %17 = phi i1 [ false, %10 ], [ %15, %13 ]
  br label %18

18:                                               ; preds = %16, %7
  %19 = phi i1 [ true, %7 ], [ %17, %16 ]
  br label %20

20:                                               ; preds = %18, %3, %0
  %21 = phi i1 [ false, %3 ], [ false, %0 ], [ %19, %18 ]
  ret i1 %21
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi2EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1, i64 noundef %2) #9 {
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
  %16 = alloca [2 x ptr], align 8
  %17 = alloca i32, align 4
  %18 = alloca [4 x [2 x <4 x float>]], align 16
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca [4 x %"struct.(anonymous namespace)::Column"], align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca %"struct.(anonymous namespace)::Column", align 8
  %32 = alloca [2 x ptr], align 8
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i64, align 8
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca <4 x float>, align 16
  %42 = alloca i8, align 1
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #14
  store i32 4, ptr %7, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %8) #14
  store i32 4, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %9) #14
  store i32 1, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #14
  %43 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %44 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %43, i64 noundef 0)
  %45 = getelementptr inbounds i64, ptr %44, i64 1
  %46 = load i64, ptr %45, align 8, !tbaa !44
  store i64 %46, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %47 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %48 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %47, i64 noundef 1)
  %49 = getelementptr inbounds i64, ptr %48, i64 1
  %50 = load i64, ptr %49, align 8, !tbaa !44
  store i64 %50, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %51 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %52 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %51, i64 noundef 0)
  %53 = getelementptr inbounds i64, ptr %52, i64 1
  %54 = load i64, ptr %53, align 8, !tbaa !44
  store i64 %54, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %55 = load i64, ptr %10, align 8, !tbaa !44
  %56 = sdiv i64 %55, 32
  store i64 %56, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #14
  call void @llvm.lifetime.start.p0(ptr %15) #14
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %57

57:                                               ; preds = %74, %3
  %58 = load i32, ptr %15, align 4, !tbaa !6
  %59 = icmp slt i32 %58, 1
  br i1 %59, label %61, label %60

60:                                               ; preds = %57
  call void @llvm.lifetime.end.p0(ptr %15) #14
  br label %77

61:                                               ; preds = %57
  %62 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %63 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %62, i64 noundef 1)
  %64 = load i64, ptr %5, align 8, !tbaa !44
  %65 = load i32, ptr %15, align 4, !tbaa !6
  %66 = sext i32 %65 to i64
  %67 = add nsw i64 %64, %66
  %68 = load i64, ptr %11, align 8, !tbaa !44
  %69 = mul nsw i64 %67, %68
  %70 = getelementptr inbounds i8, ptr %63, i64 %69
  %71 = load i32, ptr %15, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %72
  store ptr %70, ptr %73, align 8, !tbaa !135
  br label %74

74:                                               ; preds = %61
  %75 = load i32, ptr %15, align 4, !tbaa !6
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %15, align 4, !tbaa !6
  br label %57, !llvm.loop !137

77:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr %16) #14
  call void @llvm.lifetime.start.p0(ptr %17) #14
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %78

78:                                               ; preds = %95, %77
  %79 = load i32, ptr %17, align 4, !tbaa !6
  %80 = icmp slt i32 %79, 2
  br i1 %80, label %82, label %81

81:                                               ; preds = %78
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %98

82:                                               ; preds = %78
  %83 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %84 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %83, i64 noundef 0)
  %85 = load i64, ptr %6, align 8, !tbaa !44
  %86 = load i32, ptr %17, align 4, !tbaa !6
  %87 = sext i32 %86 to i64
  %88 = add nsw i64 %85, %87
  %89 = load i64, ptr %10, align 8, !tbaa !44
  %90 = mul nsw i64 %88, %89
  %91 = getelementptr inbounds float, ptr %84, i64 %90
  %92 = load i32, ptr %17, align 4, !tbaa !6
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [2 x ptr], ptr %16, i64 0, i64 %93
  store ptr %91, ptr %94, align 8, !tbaa !119
  br label %95

95:                                               ; preds = %82
  %96 = load i32, ptr %17, align 4, !tbaa !6
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %17, align 4, !tbaa !6
  br label %78, !llvm.loop !138

98:                                               ; preds = %81
  call void @llvm.lifetime.start.p0(ptr %18) #14
  call void @llvm.memset.p0.i64(ptr align 16 %18, i8 0, i64 128, i1 false)
  call void @llvm.lifetime.start.p0(ptr %19) #14
  store i64 0, ptr %19, align 8, !tbaa !44
  br label %99

99:                                               ; preds = %268, %98
  %100 = load i64, ptr %19, align 8, !tbaa !44
  %101 = load i64, ptr %13, align 8, !tbaa !44
  %102 = icmp slt i64 %100, %101
  br i1 %102, label %104, label %103

103:                                              ; preds = %99
  store i32 8, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %271

104:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(ptr %21) #14
  %105 = load i64, ptr %19, align 8, !tbaa !44
  %106 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %107 = sext i32 %106 to i64
  %108 = sdiv i64 %105, %107
  store i64 %108, ptr %21, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %22) #14
  %109 = load i64, ptr %19, align 8, !tbaa !44
  %110 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %111 = sext i32 %110 to i64
  %112 = srem i64 %109, %111
  store i64 %112, ptr %22, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %23) #14
  %113 = load i64, ptr %21, align 8, !tbaa !44
  %114 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %115 = sext i32 %114 to i64
  %116 = mul nsw i64 %113, %115
  store i64 %116, ptr %23, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %24) #14
  call void @llvm.lifetime.start.p0(ptr %25) #14
  store i32 0, ptr %25, align 4, !tbaa !6
  br label %117

117:                                              ; preds = %187, %104
  %118 = load i32, ptr %25, align 4, !tbaa !6
  %119 = icmp slt i32 %118, 1
  br i1 %119, label %121, label %120

120:                                              ; preds = %117
  store i32 11, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #14
  br label %190

121:                                              ; preds = %117
  call void @llvm.lifetime.start.p0(ptr %26) #14
  %122 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %123 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %124 = sdiv i32 %122, %123
  store i32 %124, ptr %26, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %27) #14
  %125 = load i32, ptr %25, align 4, !tbaa !6
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %126
  %128 = load ptr, ptr %127, align 8, !tbaa !135
  %129 = load i64, ptr %19, align 8, !tbaa !44
  %130 = load i32, ptr %26, align 4, !tbaa !6
  %131 = sext i32 %130 to i64
  %132 = mul nsw i64 %129, %131
  %133 = getelementptr inbounds i8, ptr %128, i64 %132
  %134 = load i64, ptr %11, align 8, !tbaa !44
  %135 = mul nsw i64 %134, 1
  %136 = getelementptr inbounds i8, ptr %133, i64 %135
  store ptr %136, ptr %27, align 8, !tbaa !135
  call void @llvm.lifetime.start.p0(ptr %28) #14
  store i32 0, ptr %28, align 4, !tbaa !6
  br label %137

137:                                              ; preds = %147, %121
  %138 = load i32, ptr %28, align 4, !tbaa !6
  %139 = load i32, ptr %26, align 4, !tbaa !6
  %140 = icmp slt i32 %138, %139
  br i1 %140, label %142, label %141

141:                                              ; preds = %137
  store i32 14, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #14
  br label %152

142:                                              ; preds = %137
  %143 = load ptr, ptr %27, align 8, !tbaa !135
  %144 = load i32, ptr %28, align 4, !tbaa !6
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds i8, ptr %143, i64 %145
  call void @llvm.prefetch.p0(ptr %146, i32 0, i32 3, i32 1)
  br label %147

147:                                              ; preds = %142
  %148 = load i32, ptr %28, align 4, !tbaa !6
  %149 = sext i32 %148 to i64
  %150 = add nsw i64 %149, 64
  %151 = trunc i64 %150 to i32
  store i32 %151, ptr %28, align 4, !tbaa !6
  br label %137, !llvm.loop !139

152:                                              ; preds = %141
  call void @llvm.lifetime.start.p0(ptr %29) #14
  %153 = load i32, ptr %25, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %154
  %156 = load ptr, ptr %155, align 8, !tbaa !135
  %157 = load i64, ptr %23, align 8, !tbaa !44
  %158 = getelementptr inbounds i8, ptr %156, i64 %157
  store ptr %158, ptr %29, align 8, !tbaa !135
  call void @llvm.lifetime.start.p0(ptr %30) #14
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %159

159:                                              ; preds = %183, %152
  %160 = load i32, ptr %30, align 4, !tbaa !6
  %161 = icmp slt i32 %160, 4
  br i1 %161, label %163, label %162

162:                                              ; preds = %159
  store i32 17, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #14
  br label %186

163:                                              ; preds = %159
  call void @llvm.lifetime.start.p0(ptr %31) #14
  %164 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 0
  %165 = load ptr, ptr %29, align 8, !tbaa !135
  %166 = load i64, ptr %22, align 8, !tbaa !44
  %167 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %168 = sext i32 %167 to i64
  %169 = mul nsw i64 %166, %168
  %170 = getelementptr inbounds i8, ptr %165, i64 %169
  store ptr %170, ptr %164, align 8, !tbaa !140
  %171 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 1
  %172 = load ptr, ptr %29, align 8, !tbaa !135
  store ptr %172, ptr %171, align 8, !tbaa !142
  %173 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 2
  %174 = load i64, ptr %22, align 8, !tbaa !44
  store i64 %174, ptr %173, align 8, !tbaa !143
  %175 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 3
  %176 = load i32, ptr %30, align 4, !tbaa !6
  store i32 %176, ptr %175, align 8, !tbaa !144
  %177 = load i32, ptr %25, align 4, !tbaa !6
  %178 = mul nsw i32 %177, 4
  %179 = load i32, ptr %30, align 4, !tbaa !6
  %180 = add nsw i32 %178, %179
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %181
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %182, ptr align 8 %31, i64 32, i1 false), !tbaa.struct !145
  call void @llvm.lifetime.end.p0(ptr %31) #14
  br label %183

183:                                              ; preds = %163
  %184 = load i32, ptr %30, align 4, !tbaa !6
  %185 = add nsw i32 %184, 1
  store i32 %185, ptr %30, align 4, !tbaa !6
  br label %159, !llvm.loop !146

186:                                              ; preds = %162
  call void @llvm.lifetime.end.p0(ptr %29) #14
  call void @llvm.lifetime.end.p0(ptr %27) #14
  call void @llvm.lifetime.end.p0(ptr %26) #14
  br label %187

187:                                              ; preds = %186
  %188 = load i32, ptr %25, align 4, !tbaa !6
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %25, align 4, !tbaa !6
  br label %117, !llvm.loop !147

190:                                              ; preds = %120
  %191 = load i32, ptr @has_dot, align 4, !tbaa !6
  %192 = icmp ne i32 %191, 0
  br i1 %192, label %193, label %235

193:                                              ; preds = %190
  call void @llvm.lifetime.start.p0(ptr %32) #14
  call void @llvm.lifetime.start.p0(ptr %33) #14
  store i32 0, ptr %33, align 4, !tbaa !6
  br label %194

194:                                              ; preds = %213, %193
  %195 = load i32, ptr %33, align 4, !tbaa !6
  %196 = icmp slt i32 %195, 2
  br i1 %196, label %198, label %197

197:                                              ; preds = %194
  store i32 20, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #14
  br label %216

198:                                              ; preds = %194
  %199 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %200 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(320) %199, i64 noundef 1)
  %201 = load i64, ptr %6, align 8, !tbaa !44
  %202 = load i32, ptr %33, align 4, !tbaa !6
  %203 = sext i32 %202 to i64
  %204 = add nsw i64 %201, %203
  %205 = load i64, ptr %13, align 8, !tbaa !44
  %206 = mul nsw i64 %204, %205
  %207 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %200, i64 %206
  %208 = load i64, ptr %19, align 8, !tbaa !44
  %209 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %207, i64 %208
  %210 = load i32, ptr %33, align 4, !tbaa !6
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds [2 x ptr], ptr %32, i64 0, i64 %211
  store ptr %209, ptr %212, align 8, !tbaa !121
  br label %213

213:                                              ; preds = %198
  %214 = load i32, ptr %33, align 4, !tbaa !6
  %215 = add nsw i32 %214, 1
  store i32 %215, ptr %33, align 4, !tbaa !6
  br label %194, !llvm.loop !148

216:                                              ; preds = %197
  call void @llvm.lifetime.start.p0(ptr %34) #14
  store i32 0, ptr %34, align 4, !tbaa !6
  br label %217

217:                                              ; preds = %231, %216
  %218 = load i32, ptr %34, align 4, !tbaa !6
  %219 = icmp slt i32 %218, 4
  br i1 %219, label %221, label %220

220:                                              ; preds = %217
  store i32 23, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #14
  br label %234

221:                                              ; preds = %217
  %222 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 0
  %223 = load i32, ptr %34, align 4, !tbaa !6
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %222, i64 %224
  %226 = getelementptr inbounds [2 x ptr], ptr %32, i64 0, i64 0
  %227 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %18, i64 0, i64 0
  %228 = load i32, ptr %34, align 4, !tbaa !6
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds [2 x <4 x float>], ptr %227, i64 %229
  call void @_ZN12_GLOBAL__N_110add_digitsILi1ELi2EEEvPKNS_6ColumnEPKPKNS_6RecordEPAT0__Dv4_f(ptr noundef %225, ptr noundef %226, ptr noundef %230)
  br label %231

231:                                              ; preds = %221
  %232 = load i32, ptr %34, align 4, !tbaa !6
  %233 = add nsw i32 %232, 1
  store i32 %233, ptr %34, align 4, !tbaa !6
  br label %217, !llvm.loop !149

234:                                              ; preds = %220
  call void @llvm.lifetime.end.p0(ptr %32) #14
  br label %267

235:                                              ; preds = %190
  call void @llvm.lifetime.start.p0(ptr %35) #14
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %236

236:                                              ; preds = %249, %235
  %237 = load i32, ptr %35, align 4, !tbaa !6
  %238 = icmp slt i32 %237, 4
  br i1 %238, label %240, label %239

239:                                              ; preds = %236
  store i32 26, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #14
  br label %252

240:                                              ; preds = %236
  %241 = load i32, ptr %35, align 4, !tbaa !6
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %242
  %244 = getelementptr inbounds [2 x ptr], ptr %16, i64 0, i64 0
  %245 = load i32, ptr %35, align 4, !tbaa !6
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %18, i64 0, i64 %246
  %248 = getelementptr inbounds [2 x <4 x float>], ptr %247, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_111add_widenedILi2EEEvRKNS_6ColumnEPKPKfPDv4_f(ptr noundef nonnull align 8 dereferenceable(32) %243, ptr noundef %244, ptr noundef %248)
  br label %249

249:                                              ; preds = %240
  %250 = load i32, ptr %35, align 4, !tbaa !6
  %251 = add nsw i32 %250, 1
  store i32 %251, ptr %35, align 4, !tbaa !6
  br label %236, !llvm.loop !150

252:                                              ; preds = %239
  call void @llvm.lifetime.start.p0(ptr %36) #14
  store i32 0, ptr %36, align 4, !tbaa !6
  br label %253

253:                                              ; preds = %263, %252
  %254 = load i32, ptr %36, align 4, !tbaa !6
  %255 = icmp slt i32 %254, 2
  br i1 %255, label %257, label %256

256:                                              ; preds = %253
  store i32 29, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %36) #14
  br label %266

257:                                              ; preds = %253
  %258 = load i32, ptr %36, align 4, !tbaa !6
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds [2 x ptr], ptr %16, i64 0, i64 %259
  %261 = load ptr, ptr %260, align 8, !tbaa !119
  %262 = getelementptr inbounds float, ptr %261, i64 32
  store ptr %262, ptr %260, align 8, !tbaa !119
  br label %263

263:                                              ; preds = %257
  %264 = load i32, ptr %36, align 4, !tbaa !6
  %265 = add nsw i32 %264, 1
  store i32 %265, ptr %36, align 4, !tbaa !6
  br label %253, !llvm.loop !151

266:                                              ; preds = %256
  br label %267

267:                                              ; preds = %266, %234
  call void @llvm.lifetime.end.p0(ptr %24) #14
  call void @llvm.lifetime.end.p0(ptr %23) #14
  call void @llvm.lifetime.end.p0(ptr %22) #14
  call void @llvm.lifetime.end.p0(ptr %21) #14
  br label %268

268:                                              ; preds = %267
  %269 = load i64, ptr %19, align 8, !tbaa !44
  %270 = add nsw i64 %269, 1
  store i64 %270, ptr %19, align 8, !tbaa !44
  br label %99, !llvm.loop !152

271:                                              ; preds = %103
  call void @llvm.lifetime.start.p0(ptr %37) #14
  store i32 0, ptr %37, align 4, !tbaa !6
  br label %272

272:                                              ; preds = %347, %271
  %273 = load i32, ptr %37, align 4, !tbaa !6
  %274 = icmp slt i32 %273, 4
  br i1 %274, label %276, label %275

275:                                              ; preds = %272
  store i32 32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %37) #14
  br label %350

276:                                              ; preds = %272
  call void @llvm.lifetime.start.p0(ptr %38) #14
  %277 = load i64, ptr %5, align 8, !tbaa !44
  %278 = load i32, ptr %37, align 4, !tbaa !6
  %279 = sdiv i32 %278, 4
  %280 = sext i32 %279 to i64
  %281 = add nsw i64 %277, %280
  %282 = mul nsw i64 %281, 16
  store i64 %282, ptr %38, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %39) #14
  %283 = load i32, ptr %37, align 4, !tbaa !6
  %284 = srem i32 %283, 4
  %285 = mul nsw i32 %284, 4
  store i32 %285, ptr %39, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %40) #14
  store i32 0, ptr %40, align 4, !tbaa !6
  br label %286

286:                                              ; preds = %343, %276
  %287 = load i32, ptr %40, align 4, !tbaa !6
  %288 = icmp slt i32 %287, 2
  br i1 %288, label %290, label %289

289:                                              ; preds = %286
  store i32 35, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %40) #14
  br label %346

290:                                              ; preds = %286
  call void @llvm.lifetime.start.p0(ptr %41) #14
  %291 = load i32, ptr %37, align 4, !tbaa !6
  %292 = sext i32 %291 to i64
  %293 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %18, i64 0, i64 %292
  %294 = load i32, ptr %40, align 4, !tbaa !6
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds [2 x <4 x float>], ptr %293, i64 0, i64 %295
  %297 = load <4 x float>, ptr %296, align 16, !tbaa !123
  store <4 x float> %297, ptr %41, align 16, !tbaa !123
  %298 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %299 = icmp eq i32 %298, 3
  br i1 %299, label %300, label %317

300:                                              ; preds = %290
  %301 = load i32, ptr %37, align 4, !tbaa !6
  %302 = sdiv i32 %301, 4
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %303
  %305 = load ptr, ptr %304, align 8, !tbaa !135
  %306 = load i64, ptr %11, align 8, !tbaa !44
  %307 = getelementptr inbounds i8, ptr %305, i64 %306
  %308 = load i32, ptr %39, align 4, !tbaa !6
  %309 = sub nsw i32 16, %308
  %310 = mul nsw i32 4, %309
  %311 = sext i32 %310 to i64
  %312 = sub i64 0, %311
  %313 = getelementptr inbounds i8, ptr %307, i64 %312
  %314 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %313)
  %315 = load <4 x float>, ptr %41, align 16, !tbaa !123
  %316 = fmul <4 x float> %315, %314
  store <4 x float> %316, ptr %41, align 16, !tbaa !123
  br label %317

317:                                              ; preds = %300, %290
  %318 = load i64, ptr %12, align 8, !tbaa !44
  %319 = load i64, ptr %38, align 8, !tbaa !44
  %320 = sub nsw i64 %318, %319
  %321 = load i32, ptr %39, align 4, !tbaa !6
  %322 = sext i32 %321 to i64
  %323 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %320, i64 noundef %322)
  %324 = load <4 x float>, ptr %41, align 16, !tbaa !123
  %325 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %326 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(320) %325, i64 noundef 0)
  %327 = load i64, ptr %6, align 8, !tbaa !44
  %328 = load i32, ptr %40, align 4, !tbaa !6
  %329 = sext i32 %328 to i64
  %330 = add nsw i64 %327, %329
  %331 = load i64, ptr %12, align 8, !tbaa !44
  %332 = mul nsw i64 %330, %331
  %333 = getelementptr inbounds float, ptr %326, i64 %332
  %334 = load i64, ptr %38, align 8, !tbaa !44
  %335 = getelementptr inbounds float, ptr %333, i64 %334
  %336 = load i32, ptr %39, align 4, !tbaa !6
  %337 = sext i32 %336 to i64
  %338 = getelementptr inbounds float, ptr %335, i64 %337
  %339 = shufflevector <4 x i1> %323, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %340 = bitcast <8 x i1> %339 to i8
  store i8 %340, ptr %42, align 1, !tbaa !123
  %341 = load i8, ptr %42, align 1
  %342 = zext i8 %341 to i32
  call void @_ZN12_GLOBAL__N_112store_maskedIDv4_ffEEvDv4_bT_PT0_(i32 %342, <4 x float> noundef %324, ptr noundef %338)
  call void @llvm.lifetime.end.p0(ptr %41) #14
  br label %343

343:                                              ; preds = %317
  %344 = load i32, ptr %40, align 4, !tbaa !6
  %345 = add nsw i32 %344, 1
  store i32 %345, ptr %40, align 4, !tbaa !6
  br label %286, !llvm.loop !153

346:                                              ; preds = %289
  call void @llvm.lifetime.end.p0(ptr %39) #14
  call void @llvm.lifetime.end.p0(ptr %38) #14
  br label %347

347:                                              ; preds = %346
  %348 = load i32, ptr %37, align 4, !tbaa !6
  %349 = add nsw i32 %348, 1
  store i32 %349, ptr %37, align 4, !tbaa !6
  br label %272, !llvm.loop !154

350:                                              ; preds = %275
  call void @llvm.lifetime.end.p0(ptr %18) #14
  call void @llvm.lifetime.end.p0(ptr %16) #14
  call void @llvm.lifetime.end.p0(ptr %14) #14
  call void @llvm.lifetime.end.p0(ptr %13) #14
  call void @llvm.lifetime.end.p0(ptr %12) #14
  call void @llvm.lifetime.end.p0(ptr %11) #14
  call void @llvm.lifetime.end.p0(ptr %10) #14
  call void @llvm.lifetime.end.p0(ptr %9) #14
  call void @llvm.lifetime.end.p0(ptr %8) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi4EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1, i64 noundef %2) #9 {
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
  %16 = alloca [4 x ptr], align 8
  %17 = alloca i32, align 4
  %18 = alloca [4 x [4 x <4 x float>]], align 16
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca [4 x %"struct.(anonymous namespace)::Column"], align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca %"struct.(anonymous namespace)::Column", align 8
  %32 = alloca [4 x ptr], align 8
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i64, align 8
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca <4 x float>, align 16
  %42 = alloca i8, align 1
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #14
  store i32 4, ptr %7, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %8) #14
  store i32 4, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %9) #14
  store i32 1, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #14
  %43 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %44 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %43, i64 noundef 0)
  %45 = getelementptr inbounds i64, ptr %44, i64 1
  %46 = load i64, ptr %45, align 8, !tbaa !44
  store i64 %46, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %47 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %48 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %47, i64 noundef 1)
  %49 = getelementptr inbounds i64, ptr %48, i64 1
  %50 = load i64, ptr %49, align 8, !tbaa !44
  store i64 %50, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %51 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %52 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %51, i64 noundef 0)
  %53 = getelementptr inbounds i64, ptr %52, i64 1
  %54 = load i64, ptr %53, align 8, !tbaa !44
  store i64 %54, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %55 = load i64, ptr %10, align 8, !tbaa !44
  %56 = sdiv i64 %55, 32
  store i64 %56, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #14
  call void @llvm.lifetime.start.p0(ptr %15) #14
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %57

57:                                               ; preds = %74, %3
  %58 = load i32, ptr %15, align 4, !tbaa !6
  %59 = icmp slt i32 %58, 1
  br i1 %59, label %61, label %60

60:                                               ; preds = %57
  call void @llvm.lifetime.end.p0(ptr %15) #14
  br label %77

61:                                               ; preds = %57
  %62 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %63 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %62, i64 noundef 1)
  %64 = load i64, ptr %5, align 8, !tbaa !44
  %65 = load i32, ptr %15, align 4, !tbaa !6
  %66 = sext i32 %65 to i64
  %67 = add nsw i64 %64, %66
  %68 = load i64, ptr %11, align 8, !tbaa !44
  %69 = mul nsw i64 %67, %68
  %70 = getelementptr inbounds i8, ptr %63, i64 %69
  %71 = load i32, ptr %15, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %72
  store ptr %70, ptr %73, align 8, !tbaa !135
  br label %74

74:                                               ; preds = %61
  %75 = load i32, ptr %15, align 4, !tbaa !6
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %15, align 4, !tbaa !6
  br label %57, !llvm.loop !155

77:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr %16) #14
  call void @llvm.lifetime.start.p0(ptr %17) #14
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %78

78:                                               ; preds = %95, %77
  %79 = load i32, ptr %17, align 4, !tbaa !6
  %80 = icmp slt i32 %79, 4
  br i1 %80, label %82, label %81

81:                                               ; preds = %78
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %98

82:                                               ; preds = %78
  %83 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %84 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %83, i64 noundef 0)
  %85 = load i64, ptr %6, align 8, !tbaa !44
  %86 = load i32, ptr %17, align 4, !tbaa !6
  %87 = sext i32 %86 to i64
  %88 = add nsw i64 %85, %87
  %89 = load i64, ptr %10, align 8, !tbaa !44
  %90 = mul nsw i64 %88, %89
  %91 = getelementptr inbounds float, ptr %84, i64 %90
  %92 = load i32, ptr %17, align 4, !tbaa !6
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [4 x ptr], ptr %16, i64 0, i64 %93
  store ptr %91, ptr %94, align 8, !tbaa !119
  br label %95

95:                                               ; preds = %82
  %96 = load i32, ptr %17, align 4, !tbaa !6
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %17, align 4, !tbaa !6
  br label %78, !llvm.loop !156

98:                                               ; preds = %81
  call void @llvm.lifetime.start.p0(ptr %18) #14
  call void @llvm.memset.p0.i64(ptr align 16 %18, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr %19) #14
  store i64 0, ptr %19, align 8, !tbaa !44
  br label %99

99:                                               ; preds = %268, %98
  %100 = load i64, ptr %19, align 8, !tbaa !44
  %101 = load i64, ptr %13, align 8, !tbaa !44
  %102 = icmp slt i64 %100, %101
  br i1 %102, label %104, label %103

103:                                              ; preds = %99
  store i32 8, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %271

104:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(ptr %21) #14
  %105 = load i64, ptr %19, align 8, !tbaa !44
  %106 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %107 = sext i32 %106 to i64
  %108 = sdiv i64 %105, %107
  store i64 %108, ptr %21, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %22) #14
  %109 = load i64, ptr %19, align 8, !tbaa !44
  %110 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %111 = sext i32 %110 to i64
  %112 = srem i64 %109, %111
  store i64 %112, ptr %22, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %23) #14
  %113 = load i64, ptr %21, align 8, !tbaa !44
  %114 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %115 = sext i32 %114 to i64
  %116 = mul nsw i64 %113, %115
  store i64 %116, ptr %23, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %24) #14
  call void @llvm.lifetime.start.p0(ptr %25) #14
  store i32 0, ptr %25, align 4, !tbaa !6
  br label %117

117:                                              ; preds = %187, %104
  %118 = load i32, ptr %25, align 4, !tbaa !6
  %119 = icmp slt i32 %118, 1
  br i1 %119, label %121, label %120

120:                                              ; preds = %117
  store i32 11, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #14
  br label %190

121:                                              ; preds = %117
  call void @llvm.lifetime.start.p0(ptr %26) #14
  %122 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %123 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %124 = sdiv i32 %122, %123
  store i32 %124, ptr %26, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %27) #14
  %125 = load i32, ptr %25, align 4, !tbaa !6
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %126
  %128 = load ptr, ptr %127, align 8, !tbaa !135
  %129 = load i64, ptr %19, align 8, !tbaa !44
  %130 = load i32, ptr %26, align 4, !tbaa !6
  %131 = sext i32 %130 to i64
  %132 = mul nsw i64 %129, %131
  %133 = getelementptr inbounds i8, ptr %128, i64 %132
  %134 = load i64, ptr %11, align 8, !tbaa !44
  %135 = mul nsw i64 %134, 1
  %136 = getelementptr inbounds i8, ptr %133, i64 %135
  store ptr %136, ptr %27, align 8, !tbaa !135
  call void @llvm.lifetime.start.p0(ptr %28) #14
  store i32 0, ptr %28, align 4, !tbaa !6
  br label %137

137:                                              ; preds = %147, %121
  %138 = load i32, ptr %28, align 4, !tbaa !6
  %139 = load i32, ptr %26, align 4, !tbaa !6
  %140 = icmp slt i32 %138, %139
  br i1 %140, label %142, label %141

141:                                              ; preds = %137
  store i32 14, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #14
  br label %152

142:                                              ; preds = %137
  %143 = load ptr, ptr %27, align 8, !tbaa !135
  %144 = load i32, ptr %28, align 4, !tbaa !6
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds i8, ptr %143, i64 %145
  call void @llvm.prefetch.p0(ptr %146, i32 0, i32 3, i32 1)
  br label %147

147:                                              ; preds = %142
  %148 = load i32, ptr %28, align 4, !tbaa !6
  %149 = sext i32 %148 to i64
  %150 = add nsw i64 %149, 64
  %151 = trunc i64 %150 to i32
  store i32 %151, ptr %28, align 4, !tbaa !6
  br label %137, !llvm.loop !157

152:                                              ; preds = %141
  call void @llvm.lifetime.start.p0(ptr %29) #14
  %153 = load i32, ptr %25, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %154
  %156 = load ptr, ptr %155, align 8, !tbaa !135
  %157 = load i64, ptr %23, align 8, !tbaa !44
  %158 = getelementptr inbounds i8, ptr %156, i64 %157
  store ptr %158, ptr %29, align 8, !tbaa !135
  call void @llvm.lifetime.start.p0(ptr %30) #14
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %159

159:                                              ; preds = %183, %152
  %160 = load i32, ptr %30, align 4, !tbaa !6
  %161 = icmp slt i32 %160, 4
  br i1 %161, label %163, label %162

162:                                              ; preds = %159
  store i32 17, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #14
  br label %186

163:                                              ; preds = %159
  call void @llvm.lifetime.start.p0(ptr %31) #14
  %164 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 0
  %165 = load ptr, ptr %29, align 8, !tbaa !135
  %166 = load i64, ptr %22, align 8, !tbaa !44
  %167 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %168 = sext i32 %167 to i64
  %169 = mul nsw i64 %166, %168
  %170 = getelementptr inbounds i8, ptr %165, i64 %169
  store ptr %170, ptr %164, align 8, !tbaa !140
  %171 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 1
  %172 = load ptr, ptr %29, align 8, !tbaa !135
  store ptr %172, ptr %171, align 8, !tbaa !142
  %173 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 2
  %174 = load i64, ptr %22, align 8, !tbaa !44
  store i64 %174, ptr %173, align 8, !tbaa !143
  %175 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 3
  %176 = load i32, ptr %30, align 4, !tbaa !6
  store i32 %176, ptr %175, align 8, !tbaa !144
  %177 = load i32, ptr %25, align 4, !tbaa !6
  %178 = mul nsw i32 %177, 4
  %179 = load i32, ptr %30, align 4, !tbaa !6
  %180 = add nsw i32 %178, %179
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %181
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %182, ptr align 8 %31, i64 32, i1 false), !tbaa.struct !145
  call void @llvm.lifetime.end.p0(ptr %31) #14
  br label %183

183:                                              ; preds = %163
  %184 = load i32, ptr %30, align 4, !tbaa !6
  %185 = add nsw i32 %184, 1
  store i32 %185, ptr %30, align 4, !tbaa !6
  br label %159, !llvm.loop !158

186:                                              ; preds = %162
  call void @llvm.lifetime.end.p0(ptr %29) #14
  call void @llvm.lifetime.end.p0(ptr %27) #14
  call void @llvm.lifetime.end.p0(ptr %26) #14
  br label %187

187:                                              ; preds = %186
  %188 = load i32, ptr %25, align 4, !tbaa !6
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %25, align 4, !tbaa !6
  br label %117, !llvm.loop !159

190:                                              ; preds = %120
  %191 = load i32, ptr @has_dot, align 4, !tbaa !6
  %192 = icmp ne i32 %191, 0
  br i1 %192, label %193, label %235

193:                                              ; preds = %190
  call void @llvm.lifetime.start.p0(ptr %32) #14
  call void @llvm.lifetime.start.p0(ptr %33) #14
  store i32 0, ptr %33, align 4, !tbaa !6
  br label %194

194:                                              ; preds = %213, %193
  %195 = load i32, ptr %33, align 4, !tbaa !6
  %196 = icmp slt i32 %195, 4
  br i1 %196, label %198, label %197

197:                                              ; preds = %194
  store i32 20, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #14
  br label %216

198:                                              ; preds = %194
  %199 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %200 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(320) %199, i64 noundef 1)
  %201 = load i64, ptr %6, align 8, !tbaa !44
  %202 = load i32, ptr %33, align 4, !tbaa !6
  %203 = sext i32 %202 to i64
  %204 = add nsw i64 %201, %203
  %205 = load i64, ptr %13, align 8, !tbaa !44
  %206 = mul nsw i64 %204, %205
  %207 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %200, i64 %206
  %208 = load i64, ptr %19, align 8, !tbaa !44
  %209 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %207, i64 %208
  %210 = load i32, ptr %33, align 4, !tbaa !6
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds [4 x ptr], ptr %32, i64 0, i64 %211
  store ptr %209, ptr %212, align 8, !tbaa !121
  br label %213

213:                                              ; preds = %198
  %214 = load i32, ptr %33, align 4, !tbaa !6
  %215 = add nsw i32 %214, 1
  store i32 %215, ptr %33, align 4, !tbaa !6
  br label %194, !llvm.loop !160

216:                                              ; preds = %197
  call void @llvm.lifetime.start.p0(ptr %34) #14
  store i32 0, ptr %34, align 4, !tbaa !6
  br label %217

217:                                              ; preds = %231, %216
  %218 = load i32, ptr %34, align 4, !tbaa !6
  %219 = icmp slt i32 %218, 4
  br i1 %219, label %221, label %220

220:                                              ; preds = %217
  store i32 23, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #14
  br label %234

221:                                              ; preds = %217
  %222 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 0
  %223 = load i32, ptr %34, align 4, !tbaa !6
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %222, i64 %224
  %226 = getelementptr inbounds [4 x ptr], ptr %32, i64 0, i64 0
  %227 = getelementptr inbounds [4 x [4 x <4 x float>]], ptr %18, i64 0, i64 0
  %228 = load i32, ptr %34, align 4, !tbaa !6
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds [4 x <4 x float>], ptr %227, i64 %229
  call void @_ZN12_GLOBAL__N_110add_digitsILi1ELi4EEEvPKNS_6ColumnEPKPKNS_6RecordEPAT0__Dv4_f(ptr noundef %225, ptr noundef %226, ptr noundef %230)
  br label %231

231:                                              ; preds = %221
  %232 = load i32, ptr %34, align 4, !tbaa !6
  %233 = add nsw i32 %232, 1
  store i32 %233, ptr %34, align 4, !tbaa !6
  br label %217, !llvm.loop !161

234:                                              ; preds = %220
  call void @llvm.lifetime.end.p0(ptr %32) #14
  br label %267

235:                                              ; preds = %190
  call void @llvm.lifetime.start.p0(ptr %35) #14
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %236

236:                                              ; preds = %249, %235
  %237 = load i32, ptr %35, align 4, !tbaa !6
  %238 = icmp slt i32 %237, 4
  br i1 %238, label %240, label %239

239:                                              ; preds = %236
  store i32 26, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #14
  br label %252

240:                                              ; preds = %236
  %241 = load i32, ptr %35, align 4, !tbaa !6
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %242
  %244 = getelementptr inbounds [4 x ptr], ptr %16, i64 0, i64 0
  %245 = load i32, ptr %35, align 4, !tbaa !6
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds [4 x [4 x <4 x float>]], ptr %18, i64 0, i64 %246
  %248 = getelementptr inbounds [4 x <4 x float>], ptr %247, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_111add_widenedILi4EEEvRKNS_6ColumnEPKPKfPDv4_f(ptr noundef nonnull align 8 dereferenceable(32) %243, ptr noundef %244, ptr noundef %248)
  br label %249

249:                                              ; preds = %240
  %250 = load i32, ptr %35, align 4, !tbaa !6
  %251 = add nsw i32 %250, 1
  store i32 %251, ptr %35, align 4, !tbaa !6
  br label %236, !llvm.loop !162

252:                                              ; preds = %239
  call void @llvm.lifetime.start.p0(ptr %36) #14
  store i32 0, ptr %36, align 4, !tbaa !6
  br label %253

253:                                              ; preds = %263, %252
  %254 = load i32, ptr %36, align 4, !tbaa !6
  %255 = icmp slt i32 %254, 4
  br i1 %255, label %257, label %256

256:                                              ; preds = %253
  store i32 29, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %36) #14
  br label %266

257:                                              ; preds = %253
  %258 = load i32, ptr %36, align 4, !tbaa !6
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds [4 x ptr], ptr %16, i64 0, i64 %259
  %261 = load ptr, ptr %260, align 8, !tbaa !119
  %262 = getelementptr inbounds float, ptr %261, i64 32
  store ptr %262, ptr %260, align 8, !tbaa !119
  br label %263

263:                                              ; preds = %257
  %264 = load i32, ptr %36, align 4, !tbaa !6
  %265 = add nsw i32 %264, 1
  store i32 %265, ptr %36, align 4, !tbaa !6
  br label %253, !llvm.loop !163

266:                                              ; preds = %256
  br label %267

267:                                              ; preds = %266, %234
  call void @llvm.lifetime.end.p0(ptr %24) #14
  call void @llvm.lifetime.end.p0(ptr %23) #14
  call void @llvm.lifetime.end.p0(ptr %22) #14
  call void @llvm.lifetime.end.p0(ptr %21) #14
  br label %268

268:                                              ; preds = %267
  %269 = load i64, ptr %19, align 8, !tbaa !44
  %270 = add nsw i64 %269, 1
  store i64 %270, ptr %19, align 8, !tbaa !44
  br label %99, !llvm.loop !164

271:                                              ; preds = %103
  call void @llvm.lifetime.start.p0(ptr %37) #14
  store i32 0, ptr %37, align 4, !tbaa !6
  br label %272

272:                                              ; preds = %347, %271
  %273 = load i32, ptr %37, align 4, !tbaa !6
  %274 = icmp slt i32 %273, 4
  br i1 %274, label %276, label %275

275:                                              ; preds = %272
  store i32 32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %37) #14
  br label %350

276:                                              ; preds = %272
  call void @llvm.lifetime.start.p0(ptr %38) #14
  %277 = load i64, ptr %5, align 8, !tbaa !44
  %278 = load i32, ptr %37, align 4, !tbaa !6
  %279 = sdiv i32 %278, 4
  %280 = sext i32 %279 to i64
  %281 = add nsw i64 %277, %280
  %282 = mul nsw i64 %281, 16
  store i64 %282, ptr %38, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %39) #14
  %283 = load i32, ptr %37, align 4, !tbaa !6
  %284 = srem i32 %283, 4
  %285 = mul nsw i32 %284, 4
  store i32 %285, ptr %39, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %40) #14
  store i32 0, ptr %40, align 4, !tbaa !6
  br label %286

286:                                              ; preds = %343, %276
  %287 = load i32, ptr %40, align 4, !tbaa !6
  %288 = icmp slt i32 %287, 4
  br i1 %288, label %290, label %289

289:                                              ; preds = %286
  store i32 35, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %40) #14
  br label %346

290:                                              ; preds = %286
  call void @llvm.lifetime.start.p0(ptr %41) #14
  %291 = load i32, ptr %37, align 4, !tbaa !6
  %292 = sext i32 %291 to i64
  %293 = getelementptr inbounds [4 x [4 x <4 x float>]], ptr %18, i64 0, i64 %292
  %294 = load i32, ptr %40, align 4, !tbaa !6
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds [4 x <4 x float>], ptr %293, i64 0, i64 %295
  %297 = load <4 x float>, ptr %296, align 16, !tbaa !123
  store <4 x float> %297, ptr %41, align 16, !tbaa !123
  %298 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %299 = icmp eq i32 %298, 3
  br i1 %299, label %300, label %317

300:                                              ; preds = %290
  %301 = load i32, ptr %37, align 4, !tbaa !6
  %302 = sdiv i32 %301, 4
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %303
  %305 = load ptr, ptr %304, align 8, !tbaa !135
  %306 = load i64, ptr %11, align 8, !tbaa !44
  %307 = getelementptr inbounds i8, ptr %305, i64 %306
  %308 = load i32, ptr %39, align 4, !tbaa !6
  %309 = sub nsw i32 16, %308
  %310 = mul nsw i32 4, %309
  %311 = sext i32 %310 to i64
  %312 = sub i64 0, %311
  %313 = getelementptr inbounds i8, ptr %307, i64 %312
  %314 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %313)
  %315 = load <4 x float>, ptr %41, align 16, !tbaa !123
  %316 = fmul <4 x float> %315, %314
  store <4 x float> %316, ptr %41, align 16, !tbaa !123
  br label %317

317:                                              ; preds = %300, %290
  %318 = load i64, ptr %12, align 8, !tbaa !44
  %319 = load i64, ptr %38, align 8, !tbaa !44
  %320 = sub nsw i64 %318, %319
  %321 = load i32, ptr %39, align 4, !tbaa !6
  %322 = sext i32 %321 to i64
  %323 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %320, i64 noundef %322)
  %324 = load <4 x float>, ptr %41, align 16, !tbaa !123
  %325 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %326 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(320) %325, i64 noundef 0)
  %327 = load i64, ptr %6, align 8, !tbaa !44
  %328 = load i32, ptr %40, align 4, !tbaa !6
  %329 = sext i32 %328 to i64
  %330 = add nsw i64 %327, %329
  %331 = load i64, ptr %12, align 8, !tbaa !44
  %332 = mul nsw i64 %330, %331
  %333 = getelementptr inbounds float, ptr %326, i64 %332
  %334 = load i64, ptr %38, align 8, !tbaa !44
  %335 = getelementptr inbounds float, ptr %333, i64 %334
  %336 = load i32, ptr %39, align 4, !tbaa !6
  %337 = sext i32 %336 to i64
  %338 = getelementptr inbounds float, ptr %335, i64 %337
  %339 = shufflevector <4 x i1> %323, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %340 = bitcast <8 x i1> %339 to i8
  store i8 %340, ptr %42, align 1, !tbaa !123
  %341 = load i8, ptr %42, align 1
  %342 = zext i8 %341 to i32
  call void @_ZN12_GLOBAL__N_112store_maskedIDv4_ffEEvDv4_bT_PT0_(i32 %342, <4 x float> noundef %324, ptr noundef %338)
  call void @llvm.lifetime.end.p0(ptr %41) #14
  br label %343

343:                                              ; preds = %317
  %344 = load i32, ptr %40, align 4, !tbaa !6
  %345 = add nsw i32 %344, 1
  store i32 %345, ptr %40, align 4, !tbaa !6
  br label %286, !llvm.loop !165

346:                                              ; preds = %289
  call void @llvm.lifetime.end.p0(ptr %39) #14
  call void @llvm.lifetime.end.p0(ptr %38) #14
  br label %347

347:                                              ; preds = %346
  %348 = load i32, ptr %37, align 4, !tbaa !6
  %349 = add nsw i32 %348, 1
  store i32 %349, ptr %37, align 4, !tbaa !6
  br label %272, !llvm.loop !166

350:                                              ; preds = %275
  call void @llvm.lifetime.end.p0(ptr %18) #14
  call void @llvm.lifetime.end.p0(ptr %16) #14
  call void @llvm.lifetime.end.p0(ptr %14) #14
  call void @llvm.lifetime.end.p0(ptr %13) #14
  call void @llvm.lifetime.end.p0(ptr %12) #14
  call void @llvm.lifetime.end.p0(ptr %11) #14
  call void @llvm.lifetime.end.p0(ptr %10) #14
  call void @llvm.lifetime.end.p0(ptr %9) #14
  call void @llvm.lifetime.end.p0(ptr %8) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi1EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1, i64 noundef %2) #9 {
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
  %18 = alloca [4 x [1 x <4 x float>]], align 16
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca [4 x %"struct.(anonymous namespace)::Column"], align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca %"struct.(anonymous namespace)::Column", align 8
  %32 = alloca [1 x ptr], align 8
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i64, align 8
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca <4 x float>, align 16
  %42 = alloca i8, align 1
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #14
  store i32 4, ptr %7, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %8) #14
  store i32 4, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %9) #14
  store i32 1, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #14
  %43 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %44 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %43, i64 noundef 0)
  %45 = getelementptr inbounds i64, ptr %44, i64 1
  %46 = load i64, ptr %45, align 8, !tbaa !44
  store i64 %46, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %47 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %48 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %47, i64 noundef 1)
  %49 = getelementptr inbounds i64, ptr %48, i64 1
  %50 = load i64, ptr %49, align 8, !tbaa !44
  store i64 %50, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %51 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %52 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %51, i64 noundef 0)
  %53 = getelementptr inbounds i64, ptr %52, i64 1
  %54 = load i64, ptr %53, align 8, !tbaa !44
  store i64 %54, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %55 = load i64, ptr %10, align 8, !tbaa !44
  %56 = sdiv i64 %55, 32
  store i64 %56, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #14
  call void @llvm.lifetime.start.p0(ptr %15) #14
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %57

57:                                               ; preds = %74, %3
  %58 = load i32, ptr %15, align 4, !tbaa !6
  %59 = icmp slt i32 %58, 1
  br i1 %59, label %61, label %60

60:                                               ; preds = %57
  call void @llvm.lifetime.end.p0(ptr %15) #14
  br label %77

61:                                               ; preds = %57
  %62 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %63 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %62, i64 noundef 1)
  %64 = load i64, ptr %5, align 8, !tbaa !44
  %65 = load i32, ptr %15, align 4, !tbaa !6
  %66 = sext i32 %65 to i64
  %67 = add nsw i64 %64, %66
  %68 = load i64, ptr %11, align 8, !tbaa !44
  %69 = mul nsw i64 %67, %68
  %70 = getelementptr inbounds i8, ptr %63, i64 %69
  %71 = load i32, ptr %15, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %72
  store ptr %70, ptr %73, align 8, !tbaa !135
  br label %74

74:                                               ; preds = %61
  %75 = load i32, ptr %15, align 4, !tbaa !6
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %15, align 4, !tbaa !6
  br label %57, !llvm.loop !167

77:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr %16) #14
  call void @llvm.lifetime.start.p0(ptr %17) #14
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %78

78:                                               ; preds = %95, %77
  %79 = load i32, ptr %17, align 4, !tbaa !6
  %80 = icmp slt i32 %79, 1
  br i1 %80, label %82, label %81

81:                                               ; preds = %78
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %98

82:                                               ; preds = %78
  %83 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %84 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %83, i64 noundef 0)
  %85 = load i64, ptr %6, align 8, !tbaa !44
  %86 = load i32, ptr %17, align 4, !tbaa !6
  %87 = sext i32 %86 to i64
  %88 = add nsw i64 %85, %87
  %89 = load i64, ptr %10, align 8, !tbaa !44
  %90 = mul nsw i64 %88, %89
  %91 = getelementptr inbounds float, ptr %84, i64 %90
  %92 = load i32, ptr %17, align 4, !tbaa !6
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %93
  store ptr %91, ptr %94, align 8, !tbaa !119
  br label %95

95:                                               ; preds = %82
  %96 = load i32, ptr %17, align 4, !tbaa !6
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %17, align 4, !tbaa !6
  br label %78, !llvm.loop !168

98:                                               ; preds = %81
  call void @llvm.lifetime.start.p0(ptr %18) #14
  call void @llvm.memset.p0.i64(ptr align 16 %18, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(ptr %19) #14
  store i64 0, ptr %19, align 8, !tbaa !44
  br label %99

99:                                               ; preds = %268, %98
  %100 = load i64, ptr %19, align 8, !tbaa !44
  %101 = load i64, ptr %13, align 8, !tbaa !44
  %102 = icmp slt i64 %100, %101
  br i1 %102, label %104, label %103

103:                                              ; preds = %99
  store i32 8, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %271

104:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(ptr %21) #14
  %105 = load i64, ptr %19, align 8, !tbaa !44
  %106 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %107 = sext i32 %106 to i64
  %108 = sdiv i64 %105, %107
  store i64 %108, ptr %21, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %22) #14
  %109 = load i64, ptr %19, align 8, !tbaa !44
  %110 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %111 = sext i32 %110 to i64
  %112 = srem i64 %109, %111
  store i64 %112, ptr %22, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %23) #14
  %113 = load i64, ptr %21, align 8, !tbaa !44
  %114 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %115 = sext i32 %114 to i64
  %116 = mul nsw i64 %113, %115
  store i64 %116, ptr %23, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %24) #14
  call void @llvm.lifetime.start.p0(ptr %25) #14
  store i32 0, ptr %25, align 4, !tbaa !6
  br label %117

117:                                              ; preds = %187, %104
  %118 = load i32, ptr %25, align 4, !tbaa !6
  %119 = icmp slt i32 %118, 1
  br i1 %119, label %121, label %120

120:                                              ; preds = %117
  store i32 11, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #14
  br label %190

121:                                              ; preds = %117
  call void @llvm.lifetime.start.p0(ptr %26) #14
  %122 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %123 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %124 = sdiv i32 %122, %123
  store i32 %124, ptr %26, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %27) #14
  %125 = load i32, ptr %25, align 4, !tbaa !6
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %126
  %128 = load ptr, ptr %127, align 8, !tbaa !135
  %129 = load i64, ptr %19, align 8, !tbaa !44
  %130 = load i32, ptr %26, align 4, !tbaa !6
  %131 = sext i32 %130 to i64
  %132 = mul nsw i64 %129, %131
  %133 = getelementptr inbounds i8, ptr %128, i64 %132
  %134 = load i64, ptr %11, align 8, !tbaa !44
  %135 = mul nsw i64 %134, 1
  %136 = getelementptr inbounds i8, ptr %133, i64 %135
  store ptr %136, ptr %27, align 8, !tbaa !135
  call void @llvm.lifetime.start.p0(ptr %28) #14
  store i32 0, ptr %28, align 4, !tbaa !6
  br label %137

137:                                              ; preds = %147, %121
  %138 = load i32, ptr %28, align 4, !tbaa !6
  %139 = load i32, ptr %26, align 4, !tbaa !6
  %140 = icmp slt i32 %138, %139
  br i1 %140, label %142, label %141

141:                                              ; preds = %137
  store i32 14, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #14
  br label %152

142:                                              ; preds = %137
  %143 = load ptr, ptr %27, align 8, !tbaa !135
  %144 = load i32, ptr %28, align 4, !tbaa !6
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds i8, ptr %143, i64 %145
  call void @llvm.prefetch.p0(ptr %146, i32 0, i32 3, i32 1)
  br label %147

147:                                              ; preds = %142
  %148 = load i32, ptr %28, align 4, !tbaa !6
  %149 = sext i32 %148 to i64
  %150 = add nsw i64 %149, 64
  %151 = trunc i64 %150 to i32
  store i32 %151, ptr %28, align 4, !tbaa !6
  br label %137, !llvm.loop !169

152:                                              ; preds = %141
  call void @llvm.lifetime.start.p0(ptr %29) #14
  %153 = load i32, ptr %25, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %154
  %156 = load ptr, ptr %155, align 8, !tbaa !135
  %157 = load i64, ptr %23, align 8, !tbaa !44
  %158 = getelementptr inbounds i8, ptr %156, i64 %157
  store ptr %158, ptr %29, align 8, !tbaa !135
  call void @llvm.lifetime.start.p0(ptr %30) #14
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %159

159:                                              ; preds = %183, %152
  %160 = load i32, ptr %30, align 4, !tbaa !6
  %161 = icmp slt i32 %160, 4
  br i1 %161, label %163, label %162

162:                                              ; preds = %159
  store i32 17, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #14
  br label %186

163:                                              ; preds = %159
  call void @llvm.lifetime.start.p0(ptr %31) #14
  %164 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 0
  %165 = load ptr, ptr %29, align 8, !tbaa !135
  %166 = load i64, ptr %22, align 8, !tbaa !44
  %167 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %168 = sext i32 %167 to i64
  %169 = mul nsw i64 %166, %168
  %170 = getelementptr inbounds i8, ptr %165, i64 %169
  store ptr %170, ptr %164, align 8, !tbaa !140
  %171 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 1
  %172 = load ptr, ptr %29, align 8, !tbaa !135
  store ptr %172, ptr %171, align 8, !tbaa !142
  %173 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 2
  %174 = load i64, ptr %22, align 8, !tbaa !44
  store i64 %174, ptr %173, align 8, !tbaa !143
  %175 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 3
  %176 = load i32, ptr %30, align 4, !tbaa !6
  store i32 %176, ptr %175, align 8, !tbaa !144
  %177 = load i32, ptr %25, align 4, !tbaa !6
  %178 = mul nsw i32 %177, 4
  %179 = load i32, ptr %30, align 4, !tbaa !6
  %180 = add nsw i32 %178, %179
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %181
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %182, ptr align 8 %31, i64 32, i1 false), !tbaa.struct !145
  call void @llvm.lifetime.end.p0(ptr %31) #14
  br label %183

183:                                              ; preds = %163
  %184 = load i32, ptr %30, align 4, !tbaa !6
  %185 = add nsw i32 %184, 1
  store i32 %185, ptr %30, align 4, !tbaa !6
  br label %159, !llvm.loop !170

186:                                              ; preds = %162
  call void @llvm.lifetime.end.p0(ptr %29) #14
  call void @llvm.lifetime.end.p0(ptr %27) #14
  call void @llvm.lifetime.end.p0(ptr %26) #14
  br label %187

187:                                              ; preds = %186
  %188 = load i32, ptr %25, align 4, !tbaa !6
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %25, align 4, !tbaa !6
  br label %117, !llvm.loop !171

190:                                              ; preds = %120
  %191 = load i32, ptr @has_dot, align 4, !tbaa !6
  %192 = icmp ne i32 %191, 0
  br i1 %192, label %193, label %235

193:                                              ; preds = %190
  call void @llvm.lifetime.start.p0(ptr %32) #14
  call void @llvm.lifetime.start.p0(ptr %33) #14
  store i32 0, ptr %33, align 4, !tbaa !6
  br label %194

194:                                              ; preds = %213, %193
  %195 = load i32, ptr %33, align 4, !tbaa !6
  %196 = icmp slt i32 %195, 1
  br i1 %196, label %198, label %197

197:                                              ; preds = %194
  store i32 20, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #14
  br label %216

198:                                              ; preds = %194
  %199 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %200 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(320) %199, i64 noundef 1)
  %201 = load i64, ptr %6, align 8, !tbaa !44
  %202 = load i32, ptr %33, align 4, !tbaa !6
  %203 = sext i32 %202 to i64
  %204 = add nsw i64 %201, %203
  %205 = load i64, ptr %13, align 8, !tbaa !44
  %206 = mul nsw i64 %204, %205
  %207 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %200, i64 %206
  %208 = load i64, ptr %19, align 8, !tbaa !44
  %209 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %207, i64 %208
  %210 = load i32, ptr %33, align 4, !tbaa !6
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds [1 x ptr], ptr %32, i64 0, i64 %211
  store ptr %209, ptr %212, align 8, !tbaa !121
  br label %213

213:                                              ; preds = %198
  %214 = load i32, ptr %33, align 4, !tbaa !6
  %215 = add nsw i32 %214, 1
  store i32 %215, ptr %33, align 4, !tbaa !6
  br label %194, !llvm.loop !172

216:                                              ; preds = %197
  call void @llvm.lifetime.start.p0(ptr %34) #14
  store i32 0, ptr %34, align 4, !tbaa !6
  br label %217

217:                                              ; preds = %231, %216
  %218 = load i32, ptr %34, align 4, !tbaa !6
  %219 = icmp slt i32 %218, 4
  br i1 %219, label %221, label %220

220:                                              ; preds = %217
  store i32 23, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #14
  br label %234

221:                                              ; preds = %217
  %222 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 0
  %223 = load i32, ptr %34, align 4, !tbaa !6
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %222, i64 %224
  %226 = getelementptr inbounds [1 x ptr], ptr %32, i64 0, i64 0
  %227 = getelementptr inbounds [4 x [1 x <4 x float>]], ptr %18, i64 0, i64 0
  %228 = load i32, ptr %34, align 4, !tbaa !6
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds [1 x <4 x float>], ptr %227, i64 %229
  call void @_ZN12_GLOBAL__N_110add_digitsILi1ELi1EEEvPKNS_6ColumnEPKPKNS_6RecordEPAT0__Dv4_f(ptr noundef %225, ptr noundef %226, ptr noundef %230)
  br label %231

231:                                              ; preds = %221
  %232 = load i32, ptr %34, align 4, !tbaa !6
  %233 = add nsw i32 %232, 1
  store i32 %233, ptr %34, align 4, !tbaa !6
  br label %217, !llvm.loop !173

234:                                              ; preds = %220
  call void @llvm.lifetime.end.p0(ptr %32) #14
  br label %267

235:                                              ; preds = %190
  call void @llvm.lifetime.start.p0(ptr %35) #14
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %236

236:                                              ; preds = %249, %235
  %237 = load i32, ptr %35, align 4, !tbaa !6
  %238 = icmp slt i32 %237, 4
  br i1 %238, label %240, label %239

239:                                              ; preds = %236
  store i32 26, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #14
  br label %252

240:                                              ; preds = %236
  %241 = load i32, ptr %35, align 4, !tbaa !6
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %242
  %244 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 0
  %245 = load i32, ptr %35, align 4, !tbaa !6
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds [4 x [1 x <4 x float>]], ptr %18, i64 0, i64 %246
  %248 = getelementptr inbounds [1 x <4 x float>], ptr %247, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_111add_widenedILi1EEEvRKNS_6ColumnEPKPKfPDv4_f(ptr noundef nonnull align 8 dereferenceable(32) %243, ptr noundef %244, ptr noundef %248)
  br label %249

249:                                              ; preds = %240
  %250 = load i32, ptr %35, align 4, !tbaa !6
  %251 = add nsw i32 %250, 1
  store i32 %251, ptr %35, align 4, !tbaa !6
  br label %236, !llvm.loop !174

252:                                              ; preds = %239
  call void @llvm.lifetime.start.p0(ptr %36) #14
  store i32 0, ptr %36, align 4, !tbaa !6
  br label %253

253:                                              ; preds = %263, %252
  %254 = load i32, ptr %36, align 4, !tbaa !6
  %255 = icmp slt i32 %254, 1
  br i1 %255, label %257, label %256

256:                                              ; preds = %253
  store i32 29, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %36) #14
  br label %266

257:                                              ; preds = %253
  %258 = load i32, ptr %36, align 4, !tbaa !6
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %259
  %261 = load ptr, ptr %260, align 8, !tbaa !119
  %262 = getelementptr inbounds float, ptr %261, i64 32
  store ptr %262, ptr %260, align 8, !tbaa !119
  br label %263

263:                                              ; preds = %257
  %264 = load i32, ptr %36, align 4, !tbaa !6
  %265 = add nsw i32 %264, 1
  store i32 %265, ptr %36, align 4, !tbaa !6
  br label %253, !llvm.loop !175

266:                                              ; preds = %256
  br label %267

267:                                              ; preds = %266, %234
  call void @llvm.lifetime.end.p0(ptr %24) #14
  call void @llvm.lifetime.end.p0(ptr %23) #14
  call void @llvm.lifetime.end.p0(ptr %22) #14
  call void @llvm.lifetime.end.p0(ptr %21) #14
  br label %268

268:                                              ; preds = %267
  %269 = load i64, ptr %19, align 8, !tbaa !44
  %270 = add nsw i64 %269, 1
  store i64 %270, ptr %19, align 8, !tbaa !44
  br label %99, !llvm.loop !176

271:                                              ; preds = %103
  call void @llvm.lifetime.start.p0(ptr %37) #14
  store i32 0, ptr %37, align 4, !tbaa !6
  br label %272

272:                                              ; preds = %347, %271
  %273 = load i32, ptr %37, align 4, !tbaa !6
  %274 = icmp slt i32 %273, 4
  br i1 %274, label %276, label %275

275:                                              ; preds = %272
  store i32 32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %37) #14
  br label %350

276:                                              ; preds = %272
  call void @llvm.lifetime.start.p0(ptr %38) #14
  %277 = load i64, ptr %5, align 8, !tbaa !44
  %278 = load i32, ptr %37, align 4, !tbaa !6
  %279 = sdiv i32 %278, 4
  %280 = sext i32 %279 to i64
  %281 = add nsw i64 %277, %280
  %282 = mul nsw i64 %281, 16
  store i64 %282, ptr %38, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %39) #14
  %283 = load i32, ptr %37, align 4, !tbaa !6
  %284 = srem i32 %283, 4
  %285 = mul nsw i32 %284, 4
  store i32 %285, ptr %39, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %40) #14
  store i32 0, ptr %40, align 4, !tbaa !6
  br label %286

286:                                              ; preds = %343, %276
  %287 = load i32, ptr %40, align 4, !tbaa !6
  %288 = icmp slt i32 %287, 1
  br i1 %288, label %290, label %289

289:                                              ; preds = %286
  store i32 35, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %40) #14
  br label %346

290:                                              ; preds = %286
  call void @llvm.lifetime.start.p0(ptr %41) #14
  %291 = load i32, ptr %37, align 4, !tbaa !6
  %292 = sext i32 %291 to i64
  %293 = getelementptr inbounds [4 x [1 x <4 x float>]], ptr %18, i64 0, i64 %292
  %294 = load i32, ptr %40, align 4, !tbaa !6
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds [1 x <4 x float>], ptr %293, i64 0, i64 %295
  %297 = load <4 x float>, ptr %296, align 16, !tbaa !123
  store <4 x float> %297, ptr %41, align 16, !tbaa !123
  %298 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %299 = icmp eq i32 %298, 3
  br i1 %299, label %300, label %317

300:                                              ; preds = %290
  %301 = load i32, ptr %37, align 4, !tbaa !6
  %302 = sdiv i32 %301, 4
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %303
  %305 = load ptr, ptr %304, align 8, !tbaa !135
  %306 = load i64, ptr %11, align 8, !tbaa !44
  %307 = getelementptr inbounds i8, ptr %305, i64 %306
  %308 = load i32, ptr %39, align 4, !tbaa !6
  %309 = sub nsw i32 16, %308
  %310 = mul nsw i32 4, %309
  %311 = sext i32 %310 to i64
  %312 = sub i64 0, %311
  %313 = getelementptr inbounds i8, ptr %307, i64 %312
  %314 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %313)
  %315 = load <4 x float>, ptr %41, align 16, !tbaa !123
  %316 = fmul <4 x float> %315, %314
  store <4 x float> %316, ptr %41, align 16, !tbaa !123
  br label %317

317:                                              ; preds = %300, %290
  %318 = load i64, ptr %12, align 8, !tbaa !44
  %319 = load i64, ptr %38, align 8, !tbaa !44
  %320 = sub nsw i64 %318, %319
  %321 = load i32, ptr %39, align 4, !tbaa !6
  %322 = sext i32 %321 to i64
  %323 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %320, i64 noundef %322)
  %324 = load <4 x float>, ptr %41, align 16, !tbaa !123
  %325 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %326 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(320) %325, i64 noundef 0)
  %327 = load i64, ptr %6, align 8, !tbaa !44
  %328 = load i32, ptr %40, align 4, !tbaa !6
  %329 = sext i32 %328 to i64
  %330 = add nsw i64 %327, %329
  %331 = load i64, ptr %12, align 8, !tbaa !44
  %332 = mul nsw i64 %330, %331
  %333 = getelementptr inbounds float, ptr %326, i64 %332
  %334 = load i64, ptr %38, align 8, !tbaa !44
  %335 = getelementptr inbounds float, ptr %333, i64 %334
  %336 = load i32, ptr %39, align 4, !tbaa !6
  %337 = sext i32 %336 to i64
  %338 = getelementptr inbounds float, ptr %335, i64 %337
  %339 = shufflevector <4 x i1> %323, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %340 = bitcast <8 x i1> %339 to i8
  store i8 %340, ptr %42, align 1, !tbaa !123
  %341 = load i8, ptr %42, align 1
  %342 = zext i8 %341 to i32
  call void @_ZN12_GLOBAL__N_112store_maskedIDv4_ffEEvDv4_bT_PT0_(i32 %342, <4 x float> noundef %324, ptr noundef %338)
  call void @llvm.lifetime.end.p0(ptr %41) #14
  br label %343

343:                                              ; preds = %317
  %344 = load i32, ptr %40, align 4, !tbaa !6
  %345 = add nsw i32 %344, 1
  store i32 %345, ptr %40, align 4, !tbaa !6
  br label %286, !llvm.loop !177

346:                                              ; preds = %289
  call void @llvm.lifetime.end.p0(ptr %39) #14
  call void @llvm.lifetime.end.p0(ptr %38) #14
  br label %347

347:                                              ; preds = %346
  %348 = load i32, ptr %37, align 4, !tbaa !6
  %349 = add nsw i32 %348, 1
  store i32 %349, ptr %37, align 4, !tbaa !6
  br label %272, !llvm.loop !178

350:                                              ; preds = %275
  call void @llvm.lifetime.end.p0(ptr %18) #14
  call void @llvm.lifetime.end.p0(ptr %16) #14
  call void @llvm.lifetime.end.p0(ptr %14) #14
  call void @llvm.lifetime.end.p0(ptr %13) #14
  call void @llvm.lifetime.end.p0(ptr %12) #14
  call void @llvm.lifetime.end.p0(ptr %11) #14
  call void @llvm.lifetime.end.p0(ptr %10) #14
  call void @llvm.lifetime.end.p0(ptr %9) #14
  call void @llvm.lifetime.end.p0(ptr %8) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1) #0 comdat {
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

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1) #0 comdat {
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #10

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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #11

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv() #6 {
  %1 = load i32, ptr @bits, align 4, !tbaa !6
  %2 = mul nsw i32 %1, 64
  ret i32 %2
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_digitsILi1ELi2EEEvPKNS_6ColumnEPKPKNS_6RecordEPAT0__Dv4_f(ptr noundef %0, ptr noundef %1, ptr noundef %2) #6 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [1 x [8 x <16 x i8>]], align 16
  %8 = alloca [1 x [2 x %"struct.(anonymous namespace)::Scales"]], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %"struct.(anonymous namespace)::Scales", align 16
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca [1 x [3 x <4 x i32>]], align 16
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca <16 x i8>, align 16
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca <4 x float>, align 16
  %27 = alloca <4 x float>, align 16
  %28 = alloca <4 x float>, align 16
  store ptr %0, ptr %4, align 8, !tbaa !179
  store ptr %1, ptr %5, align 8, !tbaa !181
  store ptr %2, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #14
  call void @llvm.lifetime.start.p0(ptr %8) #14
  call void @llvm.lifetime.start.p0(ptr %9) #14
  store i32 0, ptr %9, align 4, !tbaa !6
  br label %29

29:                                               ; preds = %96, %3
  %30 = load i32, ptr %9, align 4, !tbaa !6
  %31 = icmp slt i32 %30, 1
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #14
  br label %99

33:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %11) #14
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %34

34:                                               ; preds = %51, %33
  %35 = load i32, ptr %11, align 4, !tbaa !6
  %36 = icmp slt i32 %35, 8
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #14
  br label %54

38:                                               ; preds = %34
  %39 = load ptr, ptr %4, align 8, !tbaa !179
  %40 = load i32, ptr %9, align 4, !tbaa !6
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %39, i64 %41
  %43 = load i32, ptr %11, align 4, !tbaa !6
  %44 = call noundef <16 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %42, i32 noundef %43)
  %45 = load i32, ptr %9, align 4, !tbaa !6
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [1 x [8 x <16 x i8>]], ptr %7, i64 0, i64 %46
  %48 = load i32, ptr %11, align 4, !tbaa !6
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [8 x <16 x i8>], ptr %47, i64 0, i64 %49
  store <16 x i8> %44, ptr %50, align 16, !tbaa !123
  br label %51

51:                                               ; preds = %38
  %52 = load i32, ptr %11, align 4, !tbaa !6
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %11, align 4, !tbaa !6
  br label %34, !llvm.loop !183

54:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr %12) #14
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %55

55:                                               ; preds = %92, %54
  %56 = load i32, ptr %12, align 4, !tbaa !6
  %57 = load i32, ptr @group, align 4, !tbaa !6
  %58 = sdiv i32 32, %57
  %59 = icmp slt i32 %56, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %55
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #14
  br label %95

61:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %62 = load ptr, ptr %4, align 8, !tbaa !179
  %63 = load i32, ptr %9, align 4, !tbaa !6
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %62, i64 %64
  %66 = load i32, ptr %12, align 4, !tbaa !6
  %67 = call %"struct.(anonymous namespace)::Scales" @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %65, i32 noundef %66)
  %68 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 0
  %69 = extractvalue %"struct.(anonymous namespace)::Scales" %67, 0
  store <4 x float> %69, ptr %68, align 16
  %70 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  %71 = extractvalue %"struct.(anonymous namespace)::Scales" %67, 1
  store <4 x float> %71, ptr %70, align 16
  %72 = load i32, ptr @has_offset, align 4, !tbaa !6
  %73 = icmp ne i32 %72, 0
  br i1 %73, label %74, label %85

74:                                               ; preds = %61
  %75 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 0
  %76 = load <4 x float>, ptr %75, align 16, !tbaa !123
  %77 = load i32, ptr @zero, align 4, !tbaa !6
  %78 = sitofp i32 %77 to float
  %79 = insertelement <4 x float> poison, float %78, i64 0
  %80 = shufflevector <4 x float> %79, <4 x float> poison, <4 x i32> zeroinitializer
  %81 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  %82 = load <4 x float>, ptr %81, align 16, !tbaa !123
  %83 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %76, <4 x float> noundef %80, <4 x float> noundef %82)
  %84 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  store <4 x float> %83, ptr %84, align 16, !tbaa !123
  br label %85

85:                                               ; preds = %74, %61
  %86 = load i32, ptr %9, align 4, !tbaa !6
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %87
  %89 = load i32, ptr %12, align 4, !tbaa !6
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %88, i64 0, i64 %90
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %91, ptr align 16 %13, i64 32, i1 false), !tbaa.struct !184
  call void @llvm.lifetime.end.p0(ptr %13) #14
  br label %92

92:                                               ; preds = %85
  %93 = load i32, ptr %12, align 4, !tbaa !6
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %12, align 4, !tbaa !6
  br label %55, !llvm.loop !185

95:                                               ; preds = %60
  br label %96

96:                                               ; preds = %95
  %97 = load i32, ptr %9, align 4, !tbaa !6
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %9, align 4, !tbaa !6
  br label %29, !llvm.loop !186

99:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %14) #14
  store i32 0, ptr %14, align 4, !tbaa !6
  br label %100

100:                                              ; preds = %327, %99
  %101 = load i32, ptr %14, align 4, !tbaa !6
  %102 = icmp slt i32 %101, 2
  br i1 %102, label %104, label %103

103:                                              ; preds = %100
  store i32 11, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #14
  br label %330

104:                                              ; preds = %100
  call void @llvm.lifetime.start.p0(ptr %15) #14
  %105 = load ptr, ptr %5, align 8, !tbaa !181
  %106 = load i32, ptr %14, align 4, !tbaa !6
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds ptr, ptr %105, i64 %107
  %109 = load ptr, ptr %108, align 8, !tbaa !121
  store ptr %109, ptr %15, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %16) #14
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %110

110:                                              ; preds = %323, %104
  %111 = load i32, ptr %16, align 4, !tbaa !6
  %112 = load i32, ptr @group, align 4, !tbaa !6
  %113 = sdiv i32 32, %112
  %114 = icmp slt i32 %111, %113
  br i1 %114, label %116, label %115

115:                                              ; preds = %110
  store i32 14, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #14
  br label %326

116:                                              ; preds = %110
  call void @llvm.lifetime.start.p0(ptr %17) #14
  call void @llvm.lifetime.start.p0(ptr %18) #14
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %117

117:                                              ; preds = %162, %116
  %118 = load i32, ptr %18, align 4, !tbaa !6
  %119 = icmp slt i32 %118, 1
  br i1 %119, label %121, label %120

120:                                              ; preds = %117
  store i32 17, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #14
  br label %165

121:                                              ; preds = %117
  %122 = load i32, ptr %18, align 4, !tbaa !6
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %17, i64 0, i64 %123
  %125 = getelementptr inbounds [3 x <4 x i32>], ptr %124, i64 0, i64 0
  store <4 x i32> zeroinitializer, ptr %125, align 16, !tbaa !123
  %126 = load i32, ptr @zero, align 4, !tbaa !6
  %127 = icmp ne i32 %126, 0
  br i1 %127, label %128, label %137

128:                                              ; preds = %121
  %129 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %130 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %129, i32 0, i32 3
  %131 = load i32, ptr %16, align 4, !tbaa !6
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [2 x i32], ptr %130, i64 0, i64 %132
  %134 = load i32, ptr %133, align 4, !tbaa !6
  %135 = insertelement <4 x i32> poison, i32 %134, i64 0
  %136 = shufflevector <4 x i32> %135, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %138

137:                                              ; preds = %121
  br label %138

138:                                              ; preds = %137, %128
  %139 = phi <4 x i32> [ %136, %128 ], [ zeroinitializer, %137 ]
  %140 = load i32, ptr %18, align 4, !tbaa !6
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %17, i64 0, i64 %141
  %143 = getelementptr inbounds [3 x <4 x i32>], ptr %142, i64 0, i64 1
  store <4 x i32> %139, ptr %143, align 16, !tbaa !123
  %144 = load i32, ptr @zero, align 4, !tbaa !6
  %145 = icmp ne i32 %144, 0
  br i1 %145, label %146, label %155

146:                                              ; preds = %138
  %147 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %148 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %147, i32 0, i32 4
  %149 = load i32, ptr %16, align 4, !tbaa !6
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [2 x i32], ptr %148, i64 0, i64 %150
  %152 = load i32, ptr %151, align 4, !tbaa !6
  %153 = insertelement <4 x i32> poison, i32 %152, i64 0
  %154 = shufflevector <4 x i32> %153, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %156

155:                                              ; preds = %138
  br label %156

156:                                              ; preds = %155, %146
  %157 = phi <4 x i32> [ %154, %146 ], [ zeroinitializer, %155 ]
  %158 = load i32, ptr %18, align 4, !tbaa !6
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %17, i64 0, i64 %159
  %161 = getelementptr inbounds [3 x <4 x i32>], ptr %160, i64 0, i64 2
  store <4 x i32> %157, ptr %161, align 16, !tbaa !123
  br label %162

162:                                              ; preds = %156
  %163 = load i32, ptr %18, align 4, !tbaa !6
  %164 = add nsw i32 %163, 1
  store i32 %164, ptr %18, align 4, !tbaa !6
  br label %117, !llvm.loop !188

165:                                              ; preds = %120
  call void @llvm.lifetime.start.p0(ptr %19) #14
  %166 = load i32, ptr %16, align 4, !tbaa !6
  %167 = load i32, ptr @group, align 4, !tbaa !6
  %168 = mul nsw i32 %166, %167
  %169 = sdiv i32 %168, 4
  store i32 %169, ptr %19, align 4, !tbaa !6
  br label %170

170:                                              ; preds = %234, %165
  %171 = load i32, ptr %19, align 4, !tbaa !6
  %172 = load i32, ptr %16, align 4, !tbaa !6
  %173 = add nsw i32 %172, 1
  %174 = load i32, ptr @group, align 4, !tbaa !6
  %175 = mul nsw i32 %173, %174
  %176 = sdiv i32 %175, 4
  %177 = icmp slt i32 %171, %176
  br i1 %177, label %179, label %178

178:                                              ; preds = %170
  store i32 20, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %237

179:                                              ; preds = %170
  call void @llvm.lifetime.start.p0(ptr %20) #14
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %180

180:                                              ; preds = %230, %179
  %181 = load i32, ptr %20, align 4, !tbaa !6
  %182 = icmp slt i32 %181, 3
  br i1 %182, label %184, label %183

183:                                              ; preds = %180
  store i32 23, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #14
  br label %233

184:                                              ; preds = %180
  call void @llvm.lifetime.start.p0(ptr %21) #14
  %185 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %186 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %185, i32 0, i32 0
  %187 = load i32, ptr %20, align 4, !tbaa !6
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [3 x [32 x i8]], ptr %186, i64 0, i64 %188
  %190 = getelementptr inbounds [32 x i8], ptr %189, i64 0, i64 0
  %191 = load i32, ptr %19, align 4, !tbaa !6
  %192 = mul nsw i32 4, %191
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds i8, ptr %190, i64 %193
  %195 = call noundef i32 @_ZN12_GLOBAL__N_14loadIiEET_PKv(ptr noundef %194)
  %196 = insertelement <4 x i32> poison, i32 %195, i64 0
  %197 = shufflevector <4 x i32> %196, <4 x i32> poison, <4 x i32> zeroinitializer
  %198 = bitcast <4 x i32> %197 to <16 x i8>
  store <16 x i8> %198, ptr %21, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %22) #14
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %199

199:                                              ; preds = %226, %184
  %200 = load i32, ptr %22, align 4, !tbaa !6
  %201 = icmp slt i32 %200, 1
  br i1 %201, label %203, label %202

202:                                              ; preds = %199
  store i32 26, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #14
  br label %229

203:                                              ; preds = %199
  %204 = load i32, ptr %22, align 4, !tbaa !6
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %17, i64 0, i64 %205
  %207 = load i32, ptr %20, align 4, !tbaa !6
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds [3 x <4 x i32>], ptr %206, i64 0, i64 %208
  %210 = load <4 x i32>, ptr %209, align 16, !tbaa !123
  %211 = load i32, ptr %22, align 4, !tbaa !6
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [1 x [8 x <16 x i8>]], ptr %7, i64 0, i64 %212
  %214 = load i32, ptr %19, align 4, !tbaa !6
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds [8 x <16 x i8>], ptr %213, i64 0, i64 %215
  %217 = load <16 x i8>, ptr %216, align 16, !tbaa !123
  %218 = load <16 x i8>, ptr %21, align 16, !tbaa !123
  %219 = call noundef <4 x i32> @_ZN12_GLOBAL__N_112add_productsEDv4_iDv16_hS1_(<4 x i32> noundef %210, <16 x i8> noundef %217, <16 x i8> noundef %218)
  %220 = load i32, ptr %22, align 4, !tbaa !6
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %17, i64 0, i64 %221
  %223 = load i32, ptr %20, align 4, !tbaa !6
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds [3 x <4 x i32>], ptr %222, i64 0, i64 %224
  store <4 x i32> %219, ptr %225, align 16, !tbaa !123
  br label %226

226:                                              ; preds = %203
  %227 = load i32, ptr %22, align 4, !tbaa !6
  %228 = add nsw i32 %227, 1
  store i32 %228, ptr %22, align 4, !tbaa !6
  br label %199, !llvm.loop !189

229:                                              ; preds = %202
  call void @llvm.lifetime.end.p0(ptr %21) #14
  br label %230

230:                                              ; preds = %229
  %231 = load i32, ptr %20, align 4, !tbaa !6
  %232 = add nsw i32 %231, 1
  store i32 %232, ptr %20, align 4, !tbaa !6
  br label %180, !llvm.loop !190

233:                                              ; preds = %183
  br label %234

234:                                              ; preds = %233
  %235 = load i32, ptr %19, align 4, !tbaa !6
  %236 = add nsw i32 %235, 1
  store i32 %236, ptr %19, align 4, !tbaa !6
  br label %170, !llvm.loop !191

237:                                              ; preds = %178
  call void @llvm.lifetime.start.p0(ptr %23) #14
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %238

238:                                              ; preds = %319, %237
  %239 = load i32, ptr %23, align 4, !tbaa !6
  %240 = icmp slt i32 %239, 1
  br i1 %240, label %242, label %241

241:                                              ; preds = %238
  store i32 29, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #14
  br label %322

242:                                              ; preds = %238
  call void @llvm.lifetime.start.p0(ptr %24) #14
  %243 = load i32, ptr %23, align 4, !tbaa !6
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %17, i64 0, i64 %244
  %246 = getelementptr inbounds [3 x <4 x i32>], ptr %245, i64 0, i64 0
  store ptr %246, ptr %24, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %25) #14
  %247 = load i32, ptr %23, align 4, !tbaa !6
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %248
  %250 = load i32, ptr %16, align 4, !tbaa !6
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %249, i64 0, i64 %251
  store ptr %252, ptr %25, align 8, !tbaa !192
  call void @llvm.lifetime.start.p0(ptr %26) #14
  %253 = load ptr, ptr %24, align 8, !tbaa !49
  %254 = getelementptr inbounds <4 x i32>, ptr %253, i64 0
  %255 = load <4 x i32>, ptr %254, align 16, !tbaa !123
  %256 = shl <4 x i32> %255, splat (i32 8)
  %257 = load ptr, ptr %24, align 8, !tbaa !49
  %258 = getelementptr inbounds <4 x i32>, ptr %257, i64 1
  %259 = load <4 x i32>, ptr %258, align 16, !tbaa !123
  %260 = add <4 x i32> %256, %259
  %261 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %260)
  %262 = load ptr, ptr %24, align 8, !tbaa !49
  %263 = getelementptr inbounds <4 x i32>, ptr %262, i64 2
  %264 = load <4 x i32>, ptr %263, align 16, !tbaa !123
  %265 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %264)
  %266 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %261, <4 x float> noundef splat (float 2.560000e+02), <4 x float> noundef %265)
  store <4 x float> %266, ptr %26, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %27) #14
  %267 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %268 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %267, i32 0, i32 1
  %269 = load float, ptr %268, align 4, !tbaa !124
  %270 = insertelement <4 x float> poison, float %269, i64 0
  %271 = shufflevector <4 x float> %270, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %271, ptr %27, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %28) #14
  %272 = load <4 x float>, ptr %26, align 16, !tbaa !123
  %273 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %274 = icmp eq i32 %273, 3
  br i1 %274, label %275, label %277

275:                                              ; preds = %242
  %276 = load <4 x float>, ptr %27, align 16, !tbaa !123
  br label %283

277:                                              ; preds = %242
  %278 = load ptr, ptr %25, align 8, !tbaa !192, !nonnull !46, !align !194
  %279 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %278, i32 0, i32 0
  %280 = load <4 x float>, ptr %279, align 16, !tbaa !123
  %281 = load <4 x float>, ptr %27, align 16, !tbaa !123
  %282 = fmul <4 x float> %280, %281
  br label %283

283:                                              ; preds = %277, %275
  %284 = phi <4 x float> [ %276, %275 ], [ %282, %277 ]
  %285 = load ptr, ptr %6, align 8, !tbaa !49
  %286 = load i32, ptr %23, align 4, !tbaa !6
  %287 = sext i32 %286 to i64
  %288 = getelementptr inbounds [2 x <4 x float>], ptr %285, i64 %287
  %289 = load i32, ptr %14, align 4, !tbaa !6
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds [2 x <4 x float>], ptr %288, i64 0, i64 %290
  %292 = load <4 x float>, ptr %291, align 16, !tbaa !123
  %293 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %272, <4 x float> noundef %284, <4 x float> noundef %292)
  store <4 x float> %293, ptr %28, align 16, !tbaa !123
  %294 = load i32, ptr @has_offset, align 4, !tbaa !6
  %295 = icmp ne i32 %294, 0
  br i1 %295, label %296, label %310

296:                                              ; preds = %283
  %297 = load ptr, ptr %25, align 8, !tbaa !192, !nonnull !46, !align !194
  %298 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %297, i32 0, i32 1
  %299 = load <4 x float>, ptr %298, align 16, !tbaa !123
  %300 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %301 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %300, i32 0, i32 2
  %302 = load i32, ptr %16, align 4, !tbaa !6
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [2 x float], ptr %301, i64 0, i64 %303
  %305 = load float, ptr %304, align 4, !tbaa !117
  %306 = insertelement <4 x float> poison, float %305, i64 0
  %307 = shufflevector <4 x float> %306, <4 x float> poison, <4 x i32> zeroinitializer
  %308 = load <4 x float>, ptr %28, align 16, !tbaa !123
  %309 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %299, <4 x float> noundef %307, <4 x float> noundef %308)
  store <4 x float> %309, ptr %28, align 16, !tbaa !123
  br label %310

310:                                              ; preds = %296, %283
  %311 = load <4 x float>, ptr %28, align 16, !tbaa !123
  %312 = load ptr, ptr %6, align 8, !tbaa !49
  %313 = load i32, ptr %23, align 4, !tbaa !6
  %314 = sext i32 %313 to i64
  %315 = getelementptr inbounds [2 x <4 x float>], ptr %312, i64 %314
  %316 = load i32, ptr %14, align 4, !tbaa !6
  %317 = sext i32 %316 to i64
  %318 = getelementptr inbounds [2 x <4 x float>], ptr %315, i64 0, i64 %317
  store <4 x float> %311, ptr %318, align 16, !tbaa !123
  call void @llvm.lifetime.end.p0(ptr %28) #14
  call void @llvm.lifetime.end.p0(ptr %27) #14
  call void @llvm.lifetime.end.p0(ptr %26) #14
  call void @llvm.lifetime.end.p0(ptr %25) #14
  call void @llvm.lifetime.end.p0(ptr %24) #14
  br label %319

319:                                              ; preds = %310
  %320 = load i32, ptr %23, align 4, !tbaa !6
  %321 = add nsw i32 %320, 1
  store i32 %321, ptr %23, align 4, !tbaa !6
  br label %238, !llvm.loop !195

322:                                              ; preds = %241
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %323

323:                                              ; preds = %322
  %324 = load i32, ptr %16, align 4, !tbaa !6
  %325 = add nsw i32 %324, 1
  store i32 %325, ptr %16, align 4, !tbaa !6
  br label %110, !llvm.loop !196

326:                                              ; preds = %115
  call void @llvm.lifetime.end.p0(ptr %15) #14
  br label %327

327:                                              ; preds = %326
  %328 = load i32, ptr %14, align 4, !tbaa !6
  %329 = add nsw i32 %328, 1
  store i32 %329, ptr %14, align 4, !tbaa !6
  br label %100, !llvm.loop !197

330:                                              ; preds = %103
  call void @llvm.lifetime.end.p0(ptr %8) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
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
  store ptr %0, ptr %4, align 8, !tbaa !179
  store ptr %1, ptr %5, align 8, !tbaa !198
  store ptr %2, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #14
  call void @llvm.lifetime.start.p0(ptr %8) #14
  store i32 0, ptr %8, align 4, !tbaa !6
  br label %21

21:                                               ; preds = %38, %3
  %22 = load i32, ptr %8, align 4, !tbaa !6
  %23 = load i32, ptr @group, align 4, !tbaa !6
  %24 = sdiv i32 32, %23
  %25 = icmp slt i32 %22, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %8) #14
  br label %41

27:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %9) #14
  %28 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
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
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %37, ptr align 16 %9, i64 32, i1 false), !tbaa.struct !184
  call void @llvm.lifetime.end.p0(ptr %9) #14
  br label %38

38:                                               ; preds = %27
  %39 = load i32, ptr %8, align 4, !tbaa !6
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %8, align 4, !tbaa !6
  br label %21, !llvm.loop !200

41:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %10) #14
  call void @llvm.lifetime.start.p0(ptr %11) #14
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %42

42:                                               ; preds = %60, %41
  %43 = load i32, ptr %11, align 4, !tbaa !6
  %44 = icmp slt i32 %43, 2
  br i1 %44, label %46, label %45

45:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(ptr %11) #14
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
  br label %42, !llvm.loop !201

63:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(ptr %12) #14
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %64

64:                                               ; preds = %168, %63
  %65 = load i32, ptr %12, align 4, !tbaa !6
  %66 = icmp slt i32 %65, 8
  br i1 %66, label %68, label %67

67:                                               ; preds = %64
  store i32 8, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #14
  br label %171

68:                                               ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %14) #14
  %69 = load i32, ptr %12, align 4, !tbaa !6
  %70 = mul nsw i32 %69, 4
  %71 = load i32, ptr @group, align 4, !tbaa !6
  %72 = sdiv i32 %70, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %73
  store ptr %74, ptr %14, align 8, !tbaa !192
  call void asm sideeffect "", "~{memory}"() #14, !srcloc !202
  call void @llvm.lifetime.start.p0(ptr %15) #14
  %75 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
  %76 = load i32, ptr %12, align 4, !tbaa !6
  %77 = call noundef <16 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %75, i32 noundef %76)
  %78 = bitcast <16 x i8> %77 to <4 x i32>
  store <4 x i32> %78, ptr %15, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %16) #14
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %79

79:                                               ; preds = %164, %68
  %80 = load i32, ptr %16, align 4, !tbaa !6
  %81 = icmp slt i32 %80, 4
  br i1 %81, label %83, label %82

82:                                               ; preds = %79
  store i32 11, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #14
  br label %167

83:                                               ; preds = %79
  call void @llvm.lifetime.start.p0(ptr %17) #14
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
  call void @llvm.lifetime.start.p0(ptr %18) #14
  %100 = load <4 x i32>, ptr %17, align 16, !tbaa !123
  %101 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %100)
  store <4 x float> %101, ptr %18, align 16, !tbaa !123
  %102 = load i32, ptr @has_offset, align 4, !tbaa !6
  %103 = icmp ne i32 %102, 0
  br i1 %103, label %104, label %113

104:                                              ; preds = %99
  %105 = load <4 x float>, ptr %18, align 16, !tbaa !123
  %106 = load ptr, ptr %14, align 8, !tbaa !192, !nonnull !46, !align !194
  %107 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %106, i32 0, i32 0
  %108 = load <4 x float>, ptr %107, align 16, !tbaa !123
  %109 = load ptr, ptr %14, align 8, !tbaa !192, !nonnull !46, !align !194
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
  %117 = load ptr, ptr %14, align 8, !tbaa !192, !nonnull !46, !align !194
  %118 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %117, i32 0, i32 0
  %119 = load <4 x float>, ptr %118, align 16, !tbaa !123
  %120 = load <4 x float>, ptr %18, align 16, !tbaa !123
  %121 = fmul <4 x float> %120, %119
  store <4 x float> %121, ptr %18, align 16, !tbaa !123
  br label %122

122:                                              ; preds = %116, %113
  br label %123

123:                                              ; preds = %122, %104
  call void @llvm.lifetime.start.p0(ptr %19) #14
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %124

124:                                              ; preds = %160, %123
  %125 = load i32, ptr %19, align 4, !tbaa !6
  %126 = icmp slt i32 %125, 2
  br i1 %126, label %128, label %127

127:                                              ; preds = %124
  store i32 14, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %163

128:                                              ; preds = %124
  %129 = load <4 x float>, ptr %18, align 16, !tbaa !123
  %130 = load ptr, ptr %5, align 8, !tbaa !198
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
  br label %124, !llvm.loop !203

163:                                              ; preds = %127
  call void @llvm.lifetime.end.p0(ptr %18) #14
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %164

164:                                              ; preds = %163
  %165 = load i32, ptr %16, align 4, !tbaa !6
  %166 = add nsw i32 %165, 1
  store i32 %166, ptr %16, align 4, !tbaa !6
  br label %79, !llvm.loop !204

167:                                              ; preds = %82
  call void @llvm.lifetime.end.p0(ptr %15) #14
  call void @llvm.lifetime.end.p0(ptr %14) #14
  br label %168

168:                                              ; preds = %167
  %169 = load i32, ptr %12, align 4, !tbaa !6
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %12, align 4, !tbaa !6
  br label %64, !llvm.loop !205

171:                                              ; preds = %67
  call void @llvm.lifetime.start.p0(ptr %20) #14
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %172

172:                                              ; preds = %192, %171
  %173 = load i32, ptr %20, align 4, !tbaa !6
  %174 = icmp slt i32 %173, 2
  br i1 %174, label %176, label %175

175:                                              ; preds = %172
  store i32 17, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #14
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
  br label %172, !llvm.loop !206

195:                                              ; preds = %175
  call void @llvm.lifetime.end.p0(ptr %10) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.11, ptr %3, i32 0, i32 0
  %5 = load <4 x float>, ptr %4, align 1, !tbaa !123
  ret <4 x float> %5
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

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1) #0 comdat {
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
  %6 = alloca %class.anon.1, align 8
  %7 = alloca <16 x i8>, align 16
  store ptr %0, ptr %3, align 8, !tbaa !179
  store i32 %1, ptr %4, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %5) #14
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
  call void @llvm.lifetime.start.p0(ptr %6) #14
  %24 = getelementptr inbounds nuw %class.anon.1, ptr %6, i32 0, i32 0
  %25 = load ptr, ptr %3, align 8, !tbaa !179, !nonnull !46, !align !47
  store ptr %25, ptr %24, align 8, !tbaa !179
  %26 = getelementptr inbounds nuw %class.anon.1, ptr %6, i32 0, i32 1
  store ptr %4, ptr %26, align 8, !tbaa !207
  call void @llvm.lifetime.start.p0(ptr %7) #14
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
  call void @llvm.lifetime.end.p0(ptr %7) #14
  call void @llvm.lifetime.end.p0(ptr %6) #14
  call void @llvm.lifetime.end.p0(ptr %5) #14
  ret <16 x i8> %63
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal %"struct.(anonymous namespace)::Scales" @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 noundef %1) #6 {
  %3 = alloca %"struct.(anonymous namespace)::Scales", align 16
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca %class.anon.4, align 1
  %9 = alloca %class.anon.6, align 8
  %10 = alloca i32, align 4
  %11 = alloca <4 x float>, align 16
  %12 = alloca <4 x i32>, align 16
  %13 = alloca <4 x i32>, align 16
  %14 = alloca <4 x float>, align 16
  store ptr %0, ptr %4, align 8, !tbaa !179
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
  call void @llvm.lifetime.start.p0(ptr %6) #14
  %21 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %21, i32 0, i32 3
  %23 = load i32, ptr %22, align 8, !tbaa !144
  %24 = mul nsw i32 4, %23
  %25 = call noundef i32 @_ZN12_GLOBAL__N_111scale_bytesEv()
  %26 = mul nsw i32 %24, %25
  store i32 %26, ptr %6, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %7) #14
  %27 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %27, i32 0, i32 1
  %29 = load ptr, ptr %28, align 8, !tbaa !142
  %30 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %30, i32 0, i32 2
  %32 = load i64, ptr %31, align 8, !tbaa !143
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
  store ptr %44, ptr %7, align 8, !tbaa !135
  call void @llvm.lifetime.start.p0(ptr %8) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 1 @__const._ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi.halves, i64 1, i1 false)
  call void @llvm.lifetime.start.p0(ptr %9) #14
  %45 = getelementptr inbounds nuw %class.anon.6, ptr %9, i32 0, i32 0
  store ptr %7, ptr %45, align 8, !tbaa !209
  %46 = getelementptr inbounds nuw %class.anon.6, ptr %9, i32 0, i32 1
  store ptr %6, ptr %46, align 8, !tbaa !207
  %47 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %74

49:                                               ; preds = %20
  %50 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %3, i32 0, i32 0
  %51 = load ptr, ptr %7, align 8, !tbaa !135
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
  %63 = load ptr, ptr %7, align 8, !tbaa !135
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
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %86 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
  %87 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %86, i32 0, i32 1
  %88 = load ptr, ptr %87, align 8, !tbaa !142
  %89 = call noundef i32 @_ZN12_GLOBAL__N_18steps_atEv()
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i8, ptr %88, i64 %90
  %92 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
  %93 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %92, i32 0, i32 3
  %94 = load i32, ptr %93, align 8, !tbaa !144
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
  %104 = load ptr, ptr %7, align 8, !tbaa !135
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
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %117 = call noundef i32 @_ZN12_GLOBAL__N_19scales_atEv()
  %118 = call noundef <4 x i32> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %9, i32 noundef %117)
  store <4 x i32> %118, ptr %12, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %13) #14
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
  call void @llvm.lifetime.start.p0(ptr %14) #14
  %129 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
  %130 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %129, i32 0, i32 1
  %131 = load ptr, ptr %130, align 8, !tbaa !142
  %132 = call noundef i32 @_ZN12_GLOBAL__N_18steps_atEv()
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds i8, ptr %131, i64 %133
  %135 = getelementptr inbounds i8, ptr %134, i64 32
  %136 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
  %137 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %136, i32 0, i32 3
  %138 = load i32, ptr %137, align 8, !tbaa !144
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
  call void @llvm.lifetime.end.p0(ptr %14) #14
  call void @llvm.lifetime.end.p0(ptr %13) #14
  call void @llvm.lifetime.end.p0(ptr %12) #14
  br label %153

153:                                              ; preds = %128, %101
  call void @llvm.lifetime.end.p0(ptr %11) #14
  br label %154

154:                                              ; preds = %153, %77, %72
  call void @llvm.lifetime.end.p0(ptr %9) #14
  call void @llvm.lifetime.end.p0(ptr %8) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  call void @llvm.lifetime.end.p0(ptr %6) #14
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

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_14loadIiEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.10, ptr %3, i32 0, i32 0
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
define internal noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %0) #6 {
  %2 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %2, align 16, !tbaa !123
  %3 = load <4 x i32>, ptr %2, align 16, !tbaa !123
  %4 = sitofp <4 x i32> %3 to <4 x float>
  ret <4 x float> %4
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
  call void @llvm.lifetime.start.p0(ptr %7) #14
  %9 = getelementptr inbounds nuw %class.anon.1, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8, !tbaa !211, !nonnull !46, !align !47
  %11 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8, !tbaa !140
  %13 = load i32, ptr %5, align 4, !tbaa !6
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr %12, i64 %14
  %16 = getelementptr inbounds nuw %class.anon.1, ptr %8, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8, !tbaa !213, !nonnull !46, !align !187
  %18 = load i32, ptr %17, align 4, !tbaa !6
  %19 = load i32, ptr %6, align 4, !tbaa !6
  %20 = srem i32 %18, %19
  %21 = mul nsw i32 64, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr %15, i64 %22
  %24 = getelementptr inbounds nuw %class.anon.1, ptr %8, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8, !tbaa !211, !nonnull !46, !align !47
  %26 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %25, i32 0, i32 3
  %27 = load i32, ptr %26, align 8, !tbaa !144
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
  %36 = getelementptr inbounds nuw %class.anon.1, ptr %8, i32 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !213, !nonnull !46, !align !187
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
  call void @llvm.lifetime.end.p0(ptr %7) #14
  ret <16 x i8> %59
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i8> @_ZN12_GLOBAL__N_17look_upEPKhDv16_h(ptr noundef %0, <16 x i8> noundef %1) #6 {
  %3 = alloca ptr, align 8
  %4 = alloca <16 x i8>, align 16
  store ptr %0, ptr %3, align 8, !tbaa !135
  store <16 x i8> %1, ptr %4, align 16, !tbaa !123
  %5 = load ptr, ptr %3, align 8, !tbaa !135
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
  %4 = getelementptr inbounds nuw %struct.Unaligned.2, ptr %3, i32 0, i32 0
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
  call void @llvm.lifetime.start.p0(ptr %5) #14
  call void @llvm.lifetime.start.p0(ptr %6) #14
  %7 = load <16 x i8>, ptr %3, align 16, !tbaa !123
  %8 = load <16 x i8>, ptr %4, align 16, !tbaa !123
  %9 = call <16 x i8> @llvm.aarch64.neon.tbl1.v16i8(<16 x i8> %7, <16 x i8> %8)
  store <16 x i8> %9, ptr %6, align 16, !tbaa !123
  %10 = load <16 x i8>, ptr %6, align 16, !tbaa !123
  store <16 x i8> %10, ptr %5, align 16, !tbaa !123
  call void @llvm.lifetime.end.p0(ptr %6) #14
  %11 = load <16 x i8>, ptr %5, align 16, !tbaa !123
  call void @llvm.lifetime.end.p0(ptr %5) #14
  ret <16 x i8> %11
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i8> @_ZN12_GLOBAL__N_14loadI12__Uint8x16_tEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.3, ptr %3, i32 0, i32 0
  %5 = load <16 x i8>, ptr %4, align 1, !tbaa !123
  ret <16 x i8> %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.aarch64.neon.tbl1.v16i8(<16 x i8>, <16 x i8>) #12

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store ptr %1, ptr %4, align 8, !tbaa !135
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !135
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
  %6 = getelementptr inbounds nuw %class.anon.6, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !214, !nonnull !46, !align !47
  %8 = load ptr, ptr %7, align 8, !tbaa !135
  %9 = load i32, ptr %4, align 4, !tbaa !6
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, ptr %8, i64 %10
  %12 = getelementptr inbounds nuw %class.anon.6, ptr %5, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !216, !nonnull !46, !align !187
  %14 = load i32, ptr %13, align 4, !tbaa !6
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8, ptr %11, i64 %15
  %17 = call noundef <4 x i8> @_ZN12_GLOBAL__N_14loadIDv4_hEET_PKv(ptr noundef %16)
  %18 = zext <4 x i8> %17 to <4 x i32>
  ret <4 x i32> %18
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i8> @_ZN12_GLOBAL__N_14loadIDv4_aEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.9, ptr %3, i32 0, i32 0
  %5 = load <4 x i8>, ptr %4, align 1, !tbaa !123
  ret <4 x i8> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x half> @_ZN12_GLOBAL__N_14loadIDv4_DF16_EET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.7, ptr %3, i32 0, i32 0
  %5 = load <4 x half>, ptr %4, align 1, !tbaa !123
  ret <4 x half> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i8> @_ZN12_GLOBAL__N_14loadIDv4_hEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.8, ptr %3, i32 0, i32 0
  %5 = load <4 x i8>, ptr %4, align 1, !tbaa !123
  ret <4 x i8> %5
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>) #7

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
  call void @llvm.lifetime.start.p0(ptr %7) #14
  call void @llvm.lifetime.start.p0(ptr %8) #14
  %9 = load <16 x i8>, ptr %4, align 16, !tbaa !123
  %10 = load <16 x i8>, ptr %5, align 16, !tbaa !123
  %11 = load <16 x i8>, ptr %6, align 16, !tbaa !123
  %12 = bitcast <16 x i8> %9 to <4 x i32>
  %13 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %12, <16 x i8> %10, <16 x i8> %11)
  store <4 x i32> %13, ptr %8, align 16, !tbaa !123
  %14 = load <4 x i32>, ptr %8, align 16, !tbaa !123
  store <4 x i32> %14, ptr %7, align 16, !tbaa !123
  call void @llvm.lifetime.end.p0(ptr %8) #14
  %15 = load <4 x i32>, ptr %7, align 16, !tbaa !123
  call void @llvm.lifetime.end.p0(ptr %7) #14
  ret <4 x i32> %15
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>) #12

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>) #13

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i32> @_ZN12_GLOBAL__N_112lane_numbersEv() #6 {
  %1 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr %1) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 @__const._ZN12_GLOBAL__N_112lane_numbersEv.numbers, i64 64, i1 false)
  %2 = getelementptr inbounds [16 x i32], ptr %1, i64 0, i64 0
  %3 = call noundef <4 x i32> @_ZN12_GLOBAL__N_14loadIDv4_iEET_PKv(ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %1) #14
  ret <4 x i32> %3
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i32> @_ZN12_GLOBAL__N_14loadIDv4_iEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.12, ptr %3, i32 0, i32 0
  %5 = load <4 x i32>, ptr %4, align 1, !tbaa !123
  ret <4 x i32> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_digitsILi1ELi4EEEvPKNS_6ColumnEPKPKNS_6RecordEPAT0__Dv4_f(ptr noundef %0, ptr noundef %1, ptr noundef %2) #6 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [1 x [8 x <16 x i8>]], align 16
  %8 = alloca [1 x [2 x %"struct.(anonymous namespace)::Scales"]], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %"struct.(anonymous namespace)::Scales", align 16
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca [1 x [3 x <4 x i32>]], align 16
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca <16 x i8>, align 16
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca <4 x float>, align 16
  %27 = alloca <4 x float>, align 16
  %28 = alloca <4 x float>, align 16
  store ptr %0, ptr %4, align 8, !tbaa !179
  store ptr %1, ptr %5, align 8, !tbaa !181
  store ptr %2, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #14
  call void @llvm.lifetime.start.p0(ptr %8) #14
  call void @llvm.lifetime.start.p0(ptr %9) #14
  store i32 0, ptr %9, align 4, !tbaa !6
  br label %29

29:                                               ; preds = %96, %3
  %30 = load i32, ptr %9, align 4, !tbaa !6
  %31 = icmp slt i32 %30, 1
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #14
  br label %99

33:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %11) #14
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %34

34:                                               ; preds = %51, %33
  %35 = load i32, ptr %11, align 4, !tbaa !6
  %36 = icmp slt i32 %35, 8
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #14
  br label %54

38:                                               ; preds = %34
  %39 = load ptr, ptr %4, align 8, !tbaa !179
  %40 = load i32, ptr %9, align 4, !tbaa !6
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %39, i64 %41
  %43 = load i32, ptr %11, align 4, !tbaa !6
  %44 = call noundef <16 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %42, i32 noundef %43)
  %45 = load i32, ptr %9, align 4, !tbaa !6
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [1 x [8 x <16 x i8>]], ptr %7, i64 0, i64 %46
  %48 = load i32, ptr %11, align 4, !tbaa !6
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [8 x <16 x i8>], ptr %47, i64 0, i64 %49
  store <16 x i8> %44, ptr %50, align 16, !tbaa !123
  br label %51

51:                                               ; preds = %38
  %52 = load i32, ptr %11, align 4, !tbaa !6
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %11, align 4, !tbaa !6
  br label %34, !llvm.loop !217

54:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr %12) #14
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %55

55:                                               ; preds = %92, %54
  %56 = load i32, ptr %12, align 4, !tbaa !6
  %57 = load i32, ptr @group, align 4, !tbaa !6
  %58 = sdiv i32 32, %57
  %59 = icmp slt i32 %56, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %55
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #14
  br label %95

61:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %62 = load ptr, ptr %4, align 8, !tbaa !179
  %63 = load i32, ptr %9, align 4, !tbaa !6
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %62, i64 %64
  %66 = load i32, ptr %12, align 4, !tbaa !6
  %67 = call %"struct.(anonymous namespace)::Scales" @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %65, i32 noundef %66)
  %68 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 0
  %69 = extractvalue %"struct.(anonymous namespace)::Scales" %67, 0
  store <4 x float> %69, ptr %68, align 16
  %70 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  %71 = extractvalue %"struct.(anonymous namespace)::Scales" %67, 1
  store <4 x float> %71, ptr %70, align 16
  %72 = load i32, ptr @has_offset, align 4, !tbaa !6
  %73 = icmp ne i32 %72, 0
  br i1 %73, label %74, label %85

74:                                               ; preds = %61
  %75 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 0
  %76 = load <4 x float>, ptr %75, align 16, !tbaa !123
  %77 = load i32, ptr @zero, align 4, !tbaa !6
  %78 = sitofp i32 %77 to float
  %79 = insertelement <4 x float> poison, float %78, i64 0
  %80 = shufflevector <4 x float> %79, <4 x float> poison, <4 x i32> zeroinitializer
  %81 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  %82 = load <4 x float>, ptr %81, align 16, !tbaa !123
  %83 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %76, <4 x float> noundef %80, <4 x float> noundef %82)
  %84 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  store <4 x float> %83, ptr %84, align 16, !tbaa !123
  br label %85

85:                                               ; preds = %74, %61
  %86 = load i32, ptr %9, align 4, !tbaa !6
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %87
  %89 = load i32, ptr %12, align 4, !tbaa !6
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %88, i64 0, i64 %90
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %91, ptr align 16 %13, i64 32, i1 false), !tbaa.struct !184
  call void @llvm.lifetime.end.p0(ptr %13) #14
  br label %92

92:                                               ; preds = %85
  %93 = load i32, ptr %12, align 4, !tbaa !6
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %12, align 4, !tbaa !6
  br label %55, !llvm.loop !218

95:                                               ; preds = %60
  br label %96

96:                                               ; preds = %95
  %97 = load i32, ptr %9, align 4, !tbaa !6
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %9, align 4, !tbaa !6
  br label %29, !llvm.loop !219

99:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %14) #14
  store i32 0, ptr %14, align 4, !tbaa !6
  br label %100

100:                                              ; preds = %327, %99
  %101 = load i32, ptr %14, align 4, !tbaa !6
  %102 = icmp slt i32 %101, 4
  br i1 %102, label %104, label %103

103:                                              ; preds = %100
  store i32 11, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #14
  br label %330

104:                                              ; preds = %100
  call void @llvm.lifetime.start.p0(ptr %15) #14
  %105 = load ptr, ptr %5, align 8, !tbaa !181
  %106 = load i32, ptr %14, align 4, !tbaa !6
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds ptr, ptr %105, i64 %107
  %109 = load ptr, ptr %108, align 8, !tbaa !121
  store ptr %109, ptr %15, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %16) #14
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %110

110:                                              ; preds = %323, %104
  %111 = load i32, ptr %16, align 4, !tbaa !6
  %112 = load i32, ptr @group, align 4, !tbaa !6
  %113 = sdiv i32 32, %112
  %114 = icmp slt i32 %111, %113
  br i1 %114, label %116, label %115

115:                                              ; preds = %110
  store i32 14, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #14
  br label %326

116:                                              ; preds = %110
  call void @llvm.lifetime.start.p0(ptr %17) #14
  call void @llvm.lifetime.start.p0(ptr %18) #14
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %117

117:                                              ; preds = %162, %116
  %118 = load i32, ptr %18, align 4, !tbaa !6
  %119 = icmp slt i32 %118, 1
  br i1 %119, label %121, label %120

120:                                              ; preds = %117
  store i32 17, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #14
  br label %165

121:                                              ; preds = %117
  %122 = load i32, ptr %18, align 4, !tbaa !6
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %17, i64 0, i64 %123
  %125 = getelementptr inbounds [3 x <4 x i32>], ptr %124, i64 0, i64 0
  store <4 x i32> zeroinitializer, ptr %125, align 16, !tbaa !123
  %126 = load i32, ptr @zero, align 4, !tbaa !6
  %127 = icmp ne i32 %126, 0
  br i1 %127, label %128, label %137

128:                                              ; preds = %121
  %129 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %130 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %129, i32 0, i32 3
  %131 = load i32, ptr %16, align 4, !tbaa !6
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [2 x i32], ptr %130, i64 0, i64 %132
  %134 = load i32, ptr %133, align 4, !tbaa !6
  %135 = insertelement <4 x i32> poison, i32 %134, i64 0
  %136 = shufflevector <4 x i32> %135, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %138

137:                                              ; preds = %121
  br label %138

138:                                              ; preds = %137, %128
  %139 = phi <4 x i32> [ %136, %128 ], [ zeroinitializer, %137 ]
  %140 = load i32, ptr %18, align 4, !tbaa !6
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %17, i64 0, i64 %141
  %143 = getelementptr inbounds [3 x <4 x i32>], ptr %142, i64 0, i64 1
  store <4 x i32> %139, ptr %143, align 16, !tbaa !123
  %144 = load i32, ptr @zero, align 4, !tbaa !6
  %145 = icmp ne i32 %144, 0
  br i1 %145, label %146, label %155

146:                                              ; preds = %138
  %147 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %148 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %147, i32 0, i32 4
  %149 = load i32, ptr %16, align 4, !tbaa !6
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [2 x i32], ptr %148, i64 0, i64 %150
  %152 = load i32, ptr %151, align 4, !tbaa !6
  %153 = insertelement <4 x i32> poison, i32 %152, i64 0
  %154 = shufflevector <4 x i32> %153, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %156

155:                                              ; preds = %138
  br label %156

156:                                              ; preds = %155, %146
  %157 = phi <4 x i32> [ %154, %146 ], [ zeroinitializer, %155 ]
  %158 = load i32, ptr %18, align 4, !tbaa !6
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %17, i64 0, i64 %159
  %161 = getelementptr inbounds [3 x <4 x i32>], ptr %160, i64 0, i64 2
  store <4 x i32> %157, ptr %161, align 16, !tbaa !123
  br label %162

162:                                              ; preds = %156
  %163 = load i32, ptr %18, align 4, !tbaa !6
  %164 = add nsw i32 %163, 1
  store i32 %164, ptr %18, align 4, !tbaa !6
  br label %117, !llvm.loop !220

165:                                              ; preds = %120
  call void @llvm.lifetime.start.p0(ptr %19) #14
  %166 = load i32, ptr %16, align 4, !tbaa !6
  %167 = load i32, ptr @group, align 4, !tbaa !6
  %168 = mul nsw i32 %166, %167
  %169 = sdiv i32 %168, 4
  store i32 %169, ptr %19, align 4, !tbaa !6
  br label %170

170:                                              ; preds = %234, %165
  %171 = load i32, ptr %19, align 4, !tbaa !6
  %172 = load i32, ptr %16, align 4, !tbaa !6
  %173 = add nsw i32 %172, 1
  %174 = load i32, ptr @group, align 4, !tbaa !6
  %175 = mul nsw i32 %173, %174
  %176 = sdiv i32 %175, 4
  %177 = icmp slt i32 %171, %176
  br i1 %177, label %179, label %178

178:                                              ; preds = %170
  store i32 20, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %237

179:                                              ; preds = %170
  call void @llvm.lifetime.start.p0(ptr %20) #14
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %180

180:                                              ; preds = %230, %179
  %181 = load i32, ptr %20, align 4, !tbaa !6
  %182 = icmp slt i32 %181, 3
  br i1 %182, label %184, label %183

183:                                              ; preds = %180
  store i32 23, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #14
  br label %233

184:                                              ; preds = %180
  call void @llvm.lifetime.start.p0(ptr %21) #14
  %185 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %186 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %185, i32 0, i32 0
  %187 = load i32, ptr %20, align 4, !tbaa !6
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [3 x [32 x i8]], ptr %186, i64 0, i64 %188
  %190 = getelementptr inbounds [32 x i8], ptr %189, i64 0, i64 0
  %191 = load i32, ptr %19, align 4, !tbaa !6
  %192 = mul nsw i32 4, %191
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds i8, ptr %190, i64 %193
  %195 = call noundef i32 @_ZN12_GLOBAL__N_14loadIiEET_PKv(ptr noundef %194)
  %196 = insertelement <4 x i32> poison, i32 %195, i64 0
  %197 = shufflevector <4 x i32> %196, <4 x i32> poison, <4 x i32> zeroinitializer
  %198 = bitcast <4 x i32> %197 to <16 x i8>
  store <16 x i8> %198, ptr %21, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %22) #14
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %199

199:                                              ; preds = %226, %184
  %200 = load i32, ptr %22, align 4, !tbaa !6
  %201 = icmp slt i32 %200, 1
  br i1 %201, label %203, label %202

202:                                              ; preds = %199
  store i32 26, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #14
  br label %229

203:                                              ; preds = %199
  %204 = load i32, ptr %22, align 4, !tbaa !6
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %17, i64 0, i64 %205
  %207 = load i32, ptr %20, align 4, !tbaa !6
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds [3 x <4 x i32>], ptr %206, i64 0, i64 %208
  %210 = load <4 x i32>, ptr %209, align 16, !tbaa !123
  %211 = load i32, ptr %22, align 4, !tbaa !6
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [1 x [8 x <16 x i8>]], ptr %7, i64 0, i64 %212
  %214 = load i32, ptr %19, align 4, !tbaa !6
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds [8 x <16 x i8>], ptr %213, i64 0, i64 %215
  %217 = load <16 x i8>, ptr %216, align 16, !tbaa !123
  %218 = load <16 x i8>, ptr %21, align 16, !tbaa !123
  %219 = call noundef <4 x i32> @_ZN12_GLOBAL__N_112add_productsEDv4_iDv16_hS1_(<4 x i32> noundef %210, <16 x i8> noundef %217, <16 x i8> noundef %218)
  %220 = load i32, ptr %22, align 4, !tbaa !6
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %17, i64 0, i64 %221
  %223 = load i32, ptr %20, align 4, !tbaa !6
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds [3 x <4 x i32>], ptr %222, i64 0, i64 %224
  store <4 x i32> %219, ptr %225, align 16, !tbaa !123
  br label %226

226:                                              ; preds = %203
  %227 = load i32, ptr %22, align 4, !tbaa !6
  %228 = add nsw i32 %227, 1
  store i32 %228, ptr %22, align 4, !tbaa !6
  br label %199, !llvm.loop !221

229:                                              ; preds = %202
  call void @llvm.lifetime.end.p0(ptr %21) #14
  br label %230

230:                                              ; preds = %229
  %231 = load i32, ptr %20, align 4, !tbaa !6
  %232 = add nsw i32 %231, 1
  store i32 %232, ptr %20, align 4, !tbaa !6
  br label %180, !llvm.loop !222

233:                                              ; preds = %183
  br label %234

234:                                              ; preds = %233
  %235 = load i32, ptr %19, align 4, !tbaa !6
  %236 = add nsw i32 %235, 1
  store i32 %236, ptr %19, align 4, !tbaa !6
  br label %170, !llvm.loop !223

237:                                              ; preds = %178
  call void @llvm.lifetime.start.p0(ptr %23) #14
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %238

238:                                              ; preds = %319, %237
  %239 = load i32, ptr %23, align 4, !tbaa !6
  %240 = icmp slt i32 %239, 1
  br i1 %240, label %242, label %241

241:                                              ; preds = %238
  store i32 29, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #14
  br label %322

242:                                              ; preds = %238
  call void @llvm.lifetime.start.p0(ptr %24) #14
  %243 = load i32, ptr %23, align 4, !tbaa !6
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %17, i64 0, i64 %244
  %246 = getelementptr inbounds [3 x <4 x i32>], ptr %245, i64 0, i64 0
  store ptr %246, ptr %24, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %25) #14
  %247 = load i32, ptr %23, align 4, !tbaa !6
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %248
  %250 = load i32, ptr %16, align 4, !tbaa !6
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %249, i64 0, i64 %251
  store ptr %252, ptr %25, align 8, !tbaa !192
  call void @llvm.lifetime.start.p0(ptr %26) #14
  %253 = load ptr, ptr %24, align 8, !tbaa !49
  %254 = getelementptr inbounds <4 x i32>, ptr %253, i64 0
  %255 = load <4 x i32>, ptr %254, align 16, !tbaa !123
  %256 = shl <4 x i32> %255, splat (i32 8)
  %257 = load ptr, ptr %24, align 8, !tbaa !49
  %258 = getelementptr inbounds <4 x i32>, ptr %257, i64 1
  %259 = load <4 x i32>, ptr %258, align 16, !tbaa !123
  %260 = add <4 x i32> %256, %259
  %261 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %260)
  %262 = load ptr, ptr %24, align 8, !tbaa !49
  %263 = getelementptr inbounds <4 x i32>, ptr %262, i64 2
  %264 = load <4 x i32>, ptr %263, align 16, !tbaa !123
  %265 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %264)
  %266 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %261, <4 x float> noundef splat (float 2.560000e+02), <4 x float> noundef %265)
  store <4 x float> %266, ptr %26, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %27) #14
  %267 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %268 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %267, i32 0, i32 1
  %269 = load float, ptr %268, align 4, !tbaa !124
  %270 = insertelement <4 x float> poison, float %269, i64 0
  %271 = shufflevector <4 x float> %270, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %271, ptr %27, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %28) #14
  %272 = load <4 x float>, ptr %26, align 16, !tbaa !123
  %273 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %274 = icmp eq i32 %273, 3
  br i1 %274, label %275, label %277

275:                                              ; preds = %242
  %276 = load <4 x float>, ptr %27, align 16, !tbaa !123
  br label %283

277:                                              ; preds = %242
  %278 = load ptr, ptr %25, align 8, !tbaa !192, !nonnull !46, !align !194
  %279 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %278, i32 0, i32 0
  %280 = load <4 x float>, ptr %279, align 16, !tbaa !123
  %281 = load <4 x float>, ptr %27, align 16, !tbaa !123
  %282 = fmul <4 x float> %280, %281
  br label %283

283:                                              ; preds = %277, %275
  %284 = phi <4 x float> [ %276, %275 ], [ %282, %277 ]
  %285 = load ptr, ptr %6, align 8, !tbaa !49
  %286 = load i32, ptr %23, align 4, !tbaa !6
  %287 = sext i32 %286 to i64
  %288 = getelementptr inbounds [4 x <4 x float>], ptr %285, i64 %287
  %289 = load i32, ptr %14, align 4, !tbaa !6
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds [4 x <4 x float>], ptr %288, i64 0, i64 %290
  %292 = load <4 x float>, ptr %291, align 16, !tbaa !123
  %293 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %272, <4 x float> noundef %284, <4 x float> noundef %292)
  store <4 x float> %293, ptr %28, align 16, !tbaa !123
  %294 = load i32, ptr @has_offset, align 4, !tbaa !6
  %295 = icmp ne i32 %294, 0
  br i1 %295, label %296, label %310

296:                                              ; preds = %283
  %297 = load ptr, ptr %25, align 8, !tbaa !192, !nonnull !46, !align !194
  %298 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %297, i32 0, i32 1
  %299 = load <4 x float>, ptr %298, align 16, !tbaa !123
  %300 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %301 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %300, i32 0, i32 2
  %302 = load i32, ptr %16, align 4, !tbaa !6
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [2 x float], ptr %301, i64 0, i64 %303
  %305 = load float, ptr %304, align 4, !tbaa !117
  %306 = insertelement <4 x float> poison, float %305, i64 0
  %307 = shufflevector <4 x float> %306, <4 x float> poison, <4 x i32> zeroinitializer
  %308 = load <4 x float>, ptr %28, align 16, !tbaa !123
  %309 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %299, <4 x float> noundef %307, <4 x float> noundef %308)
  store <4 x float> %309, ptr %28, align 16, !tbaa !123
  br label %310

310:                                              ; preds = %296, %283
  %311 = load <4 x float>, ptr %28, align 16, !tbaa !123
  %312 = load ptr, ptr %6, align 8, !tbaa !49
  %313 = load i32, ptr %23, align 4, !tbaa !6
  %314 = sext i32 %313 to i64
  %315 = getelementptr inbounds [4 x <4 x float>], ptr %312, i64 %314
  %316 = load i32, ptr %14, align 4, !tbaa !6
  %317 = sext i32 %316 to i64
  %318 = getelementptr inbounds [4 x <4 x float>], ptr %315, i64 0, i64 %317
  store <4 x float> %311, ptr %318, align 16, !tbaa !123
  call void @llvm.lifetime.end.p0(ptr %28) #14
  call void @llvm.lifetime.end.p0(ptr %27) #14
  call void @llvm.lifetime.end.p0(ptr %26) #14
  call void @llvm.lifetime.end.p0(ptr %25) #14
  call void @llvm.lifetime.end.p0(ptr %24) #14
  br label %319

319:                                              ; preds = %310
  %320 = load i32, ptr %23, align 4, !tbaa !6
  %321 = add nsw i32 %320, 1
  store i32 %321, ptr %23, align 4, !tbaa !6
  br label %238, !llvm.loop !224

322:                                              ; preds = %241
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %323

323:                                              ; preds = %322
  %324 = load i32, ptr %16, align 4, !tbaa !6
  %325 = add nsw i32 %324, 1
  store i32 %325, ptr %16, align 4, !tbaa !6
  br label %110, !llvm.loop !225

326:                                              ; preds = %115
  call void @llvm.lifetime.end.p0(ptr %15) #14
  br label %327

327:                                              ; preds = %326
  %328 = load i32, ptr %14, align 4, !tbaa !6
  %329 = add nsw i32 %328, 1
  store i32 %329, ptr %14, align 4, !tbaa !6
  br label %100, !llvm.loop !226

330:                                              ; preds = %103
  call void @llvm.lifetime.end.p0(ptr %8) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  ret void
}

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
  store ptr %0, ptr %4, align 8, !tbaa !179
  store ptr %1, ptr %5, align 8, !tbaa !198
  store ptr %2, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #14
  call void @llvm.lifetime.start.p0(ptr %8) #14
  store i32 0, ptr %8, align 4, !tbaa !6
  br label %21

21:                                               ; preds = %38, %3
  %22 = load i32, ptr %8, align 4, !tbaa !6
  %23 = load i32, ptr @group, align 4, !tbaa !6
  %24 = sdiv i32 32, %23
  %25 = icmp slt i32 %22, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %8) #14
  br label %41

27:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %9) #14
  %28 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
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
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %37, ptr align 16 %9, i64 32, i1 false), !tbaa.struct !184
  call void @llvm.lifetime.end.p0(ptr %9) #14
  br label %38

38:                                               ; preds = %27
  %39 = load i32, ptr %8, align 4, !tbaa !6
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %8, align 4, !tbaa !6
  br label %21, !llvm.loop !227

41:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %10) #14
  call void @llvm.lifetime.start.p0(ptr %11) #14
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %42

42:                                               ; preds = %60, %41
  %43 = load i32, ptr %11, align 4, !tbaa !6
  %44 = icmp slt i32 %43, 4
  br i1 %44, label %46, label %45

45:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(ptr %11) #14
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
  br label %42, !llvm.loop !228

63:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(ptr %12) #14
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %64

64:                                               ; preds = %168, %63
  %65 = load i32, ptr %12, align 4, !tbaa !6
  %66 = icmp slt i32 %65, 8
  br i1 %66, label %68, label %67

67:                                               ; preds = %64
  store i32 8, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #14
  br label %171

68:                                               ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %14) #14
  %69 = load i32, ptr %12, align 4, !tbaa !6
  %70 = mul nsw i32 %69, 4
  %71 = load i32, ptr @group, align 4, !tbaa !6
  %72 = sdiv i32 %70, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %73
  store ptr %74, ptr %14, align 8, !tbaa !192
  call void asm sideeffect "", "~{memory}"() #14, !srcloc !202
  call void @llvm.lifetime.start.p0(ptr %15) #14
  %75 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
  %76 = load i32, ptr %12, align 4, !tbaa !6
  %77 = call noundef <16 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %75, i32 noundef %76)
  %78 = bitcast <16 x i8> %77 to <4 x i32>
  store <4 x i32> %78, ptr %15, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %16) #14
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %79

79:                                               ; preds = %164, %68
  %80 = load i32, ptr %16, align 4, !tbaa !6
  %81 = icmp slt i32 %80, 4
  br i1 %81, label %83, label %82

82:                                               ; preds = %79
  store i32 11, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #14
  br label %167

83:                                               ; preds = %79
  call void @llvm.lifetime.start.p0(ptr %17) #14
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
  call void @llvm.lifetime.start.p0(ptr %18) #14
  %100 = load <4 x i32>, ptr %17, align 16, !tbaa !123
  %101 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %100)
  store <4 x float> %101, ptr %18, align 16, !tbaa !123
  %102 = load i32, ptr @has_offset, align 4, !tbaa !6
  %103 = icmp ne i32 %102, 0
  br i1 %103, label %104, label %113

104:                                              ; preds = %99
  %105 = load <4 x float>, ptr %18, align 16, !tbaa !123
  %106 = load ptr, ptr %14, align 8, !tbaa !192, !nonnull !46, !align !194
  %107 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %106, i32 0, i32 0
  %108 = load <4 x float>, ptr %107, align 16, !tbaa !123
  %109 = load ptr, ptr %14, align 8, !tbaa !192, !nonnull !46, !align !194
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
  %117 = load ptr, ptr %14, align 8, !tbaa !192, !nonnull !46, !align !194
  %118 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %117, i32 0, i32 0
  %119 = load <4 x float>, ptr %118, align 16, !tbaa !123
  %120 = load <4 x float>, ptr %18, align 16, !tbaa !123
  %121 = fmul <4 x float> %120, %119
  store <4 x float> %121, ptr %18, align 16, !tbaa !123
  br label %122

122:                                              ; preds = %116, %113
  br label %123

123:                                              ; preds = %122, %104
  call void @llvm.lifetime.start.p0(ptr %19) #14
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %124

124:                                              ; preds = %160, %123
  %125 = load i32, ptr %19, align 4, !tbaa !6
  %126 = icmp slt i32 %125, 4
  br i1 %126, label %128, label %127

127:                                              ; preds = %124
  store i32 14, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %163

128:                                              ; preds = %124
  %129 = load <4 x float>, ptr %18, align 16, !tbaa !123
  %130 = load ptr, ptr %5, align 8, !tbaa !198
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
  br label %124, !llvm.loop !229

163:                                              ; preds = %127
  call void @llvm.lifetime.end.p0(ptr %18) #14
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %164

164:                                              ; preds = %163
  %165 = load i32, ptr %16, align 4, !tbaa !6
  %166 = add nsw i32 %165, 1
  store i32 %166, ptr %16, align 4, !tbaa !6
  br label %79, !llvm.loop !230

167:                                              ; preds = %82
  call void @llvm.lifetime.end.p0(ptr %15) #14
  call void @llvm.lifetime.end.p0(ptr %14) #14
  br label %168

168:                                              ; preds = %167
  %169 = load i32, ptr %12, align 4, !tbaa !6
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %12, align 4, !tbaa !6
  br label %64, !llvm.loop !231

171:                                              ; preds = %67
  call void @llvm.lifetime.start.p0(ptr %20) #14
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %172

172:                                              ; preds = %192, %171
  %173 = load i32, ptr %20, align 4, !tbaa !6
  %174 = icmp slt i32 %173, 4
  br i1 %174, label %176, label %175

175:                                              ; preds = %172
  store i32 17, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #14
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
  br label %172, !llvm.loop !232

195:                                              ; preds = %175
  call void @llvm.lifetime.end.p0(ptr %10) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_digitsILi1ELi1EEEvPKNS_6ColumnEPKPKNS_6RecordEPAT0__Dv4_f(ptr noundef %0, ptr noundef %1, ptr noundef %2) #6 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [1 x [8 x <16 x i8>]], align 16
  %8 = alloca [1 x [2 x %"struct.(anonymous namespace)::Scales"]], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %"struct.(anonymous namespace)::Scales", align 16
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca [1 x [3 x <4 x i32>]], align 16
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca <16 x i8>, align 16
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca <4 x float>, align 16
  %27 = alloca <4 x float>, align 16
  %28 = alloca <4 x float>, align 16
  store ptr %0, ptr %4, align 8, !tbaa !179
  store ptr %1, ptr %5, align 8, !tbaa !181
  store ptr %2, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #14
  call void @llvm.lifetime.start.p0(ptr %8) #14
  call void @llvm.lifetime.start.p0(ptr %9) #14
  store i32 0, ptr %9, align 4, !tbaa !6
  br label %29

29:                                               ; preds = %96, %3
  %30 = load i32, ptr %9, align 4, !tbaa !6
  %31 = icmp slt i32 %30, 1
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #14
  br label %99

33:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %11) #14
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %34

34:                                               ; preds = %51, %33
  %35 = load i32, ptr %11, align 4, !tbaa !6
  %36 = icmp slt i32 %35, 8
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #14
  br label %54

38:                                               ; preds = %34
  %39 = load ptr, ptr %4, align 8, !tbaa !179
  %40 = load i32, ptr %9, align 4, !tbaa !6
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %39, i64 %41
  %43 = load i32, ptr %11, align 4, !tbaa !6
  %44 = call noundef <16 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %42, i32 noundef %43)
  %45 = load i32, ptr %9, align 4, !tbaa !6
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [1 x [8 x <16 x i8>]], ptr %7, i64 0, i64 %46
  %48 = load i32, ptr %11, align 4, !tbaa !6
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [8 x <16 x i8>], ptr %47, i64 0, i64 %49
  store <16 x i8> %44, ptr %50, align 16, !tbaa !123
  br label %51

51:                                               ; preds = %38
  %52 = load i32, ptr %11, align 4, !tbaa !6
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %11, align 4, !tbaa !6
  br label %34, !llvm.loop !233

54:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr %12) #14
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %55

55:                                               ; preds = %92, %54
  %56 = load i32, ptr %12, align 4, !tbaa !6
  %57 = load i32, ptr @group, align 4, !tbaa !6
  %58 = sdiv i32 32, %57
  %59 = icmp slt i32 %56, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %55
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #14
  br label %95

61:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %62 = load ptr, ptr %4, align 8, !tbaa !179
  %63 = load i32, ptr %9, align 4, !tbaa !6
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %62, i64 %64
  %66 = load i32, ptr %12, align 4, !tbaa !6
  %67 = call %"struct.(anonymous namespace)::Scales" @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %65, i32 noundef %66)
  %68 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 0
  %69 = extractvalue %"struct.(anonymous namespace)::Scales" %67, 0
  store <4 x float> %69, ptr %68, align 16
  %70 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  %71 = extractvalue %"struct.(anonymous namespace)::Scales" %67, 1
  store <4 x float> %71, ptr %70, align 16
  %72 = load i32, ptr @has_offset, align 4, !tbaa !6
  %73 = icmp ne i32 %72, 0
  br i1 %73, label %74, label %85

74:                                               ; preds = %61
  %75 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 0
  %76 = load <4 x float>, ptr %75, align 16, !tbaa !123
  %77 = load i32, ptr @zero, align 4, !tbaa !6
  %78 = sitofp i32 %77 to float
  %79 = insertelement <4 x float> poison, float %78, i64 0
  %80 = shufflevector <4 x float> %79, <4 x float> poison, <4 x i32> zeroinitializer
  %81 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  %82 = load <4 x float>, ptr %81, align 16, !tbaa !123
  %83 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %76, <4 x float> noundef %80, <4 x float> noundef %82)
  %84 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  store <4 x float> %83, ptr %84, align 16, !tbaa !123
  br label %85

85:                                               ; preds = %74, %61
  %86 = load i32, ptr %9, align 4, !tbaa !6
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %87
  %89 = load i32, ptr %12, align 4, !tbaa !6
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %88, i64 0, i64 %90
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %91, ptr align 16 %13, i64 32, i1 false), !tbaa.struct !184
  call void @llvm.lifetime.end.p0(ptr %13) #14
  br label %92

92:                                               ; preds = %85
  %93 = load i32, ptr %12, align 4, !tbaa !6
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %12, align 4, !tbaa !6
  br label %55, !llvm.loop !234

95:                                               ; preds = %60
  br label %96

96:                                               ; preds = %95
  %97 = load i32, ptr %9, align 4, !tbaa !6
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %9, align 4, !tbaa !6
  br label %29, !llvm.loop !235

99:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %14) #14
  store i32 0, ptr %14, align 4, !tbaa !6
  br label %100

100:                                              ; preds = %327, %99
  %101 = load i32, ptr %14, align 4, !tbaa !6
  %102 = icmp slt i32 %101, 1
  br i1 %102, label %104, label %103

103:                                              ; preds = %100
  store i32 11, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #14
  br label %330

104:                                              ; preds = %100
  call void @llvm.lifetime.start.p0(ptr %15) #14
  %105 = load ptr, ptr %5, align 8, !tbaa !181
  %106 = load i32, ptr %14, align 4, !tbaa !6
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds ptr, ptr %105, i64 %107
  %109 = load ptr, ptr %108, align 8, !tbaa !121
  store ptr %109, ptr %15, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %16) #14
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %110

110:                                              ; preds = %323, %104
  %111 = load i32, ptr %16, align 4, !tbaa !6
  %112 = load i32, ptr @group, align 4, !tbaa !6
  %113 = sdiv i32 32, %112
  %114 = icmp slt i32 %111, %113
  br i1 %114, label %116, label %115

115:                                              ; preds = %110
  store i32 14, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #14
  br label %326

116:                                              ; preds = %110
  call void @llvm.lifetime.start.p0(ptr %17) #14
  call void @llvm.lifetime.start.p0(ptr %18) #14
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %117

117:                                              ; preds = %162, %116
  %118 = load i32, ptr %18, align 4, !tbaa !6
  %119 = icmp slt i32 %118, 1
  br i1 %119, label %121, label %120

120:                                              ; preds = %117
  store i32 17, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #14
  br label %165

121:                                              ; preds = %117
  %122 = load i32, ptr %18, align 4, !tbaa !6
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %17, i64 0, i64 %123
  %125 = getelementptr inbounds [3 x <4 x i32>], ptr %124, i64 0, i64 0
  store <4 x i32> zeroinitializer, ptr %125, align 16, !tbaa !123
  %126 = load i32, ptr @zero, align 4, !tbaa !6
  %127 = icmp ne i32 %126, 0
  br i1 %127, label %128, label %137

128:                                              ; preds = %121
  %129 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %130 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %129, i32 0, i32 3
  %131 = load i32, ptr %16, align 4, !tbaa !6
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [2 x i32], ptr %130, i64 0, i64 %132
  %134 = load i32, ptr %133, align 4, !tbaa !6
  %135 = insertelement <4 x i32> poison, i32 %134, i64 0
  %136 = shufflevector <4 x i32> %135, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %138

137:                                              ; preds = %121
  br label %138

138:                                              ; preds = %137, %128
  %139 = phi <4 x i32> [ %136, %128 ], [ zeroinitializer, %137 ]
  %140 = load i32, ptr %18, align 4, !tbaa !6
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %17, i64 0, i64 %141
  %143 = getelementptr inbounds [3 x <4 x i32>], ptr %142, i64 0, i64 1
  store <4 x i32> %139, ptr %143, align 16, !tbaa !123
  %144 = load i32, ptr @zero, align 4, !tbaa !6
  %145 = icmp ne i32 %144, 0
  br i1 %145, label %146, label %155

146:                                              ; preds = %138
  %147 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %148 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %147, i32 0, i32 4
  %149 = load i32, ptr %16, align 4, !tbaa !6
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [2 x i32], ptr %148, i64 0, i64 %150
  %152 = load i32, ptr %151, align 4, !tbaa !6
  %153 = insertelement <4 x i32> poison, i32 %152, i64 0
  %154 = shufflevector <4 x i32> %153, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %156

155:                                              ; preds = %138
  br label %156

156:                                              ; preds = %155, %146
  %157 = phi <4 x i32> [ %154, %146 ], [ zeroinitializer, %155 ]
  %158 = load i32, ptr %18, align 4, !tbaa !6
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %17, i64 0, i64 %159
  %161 = getelementptr inbounds [3 x <4 x i32>], ptr %160, i64 0, i64 2
  store <4 x i32> %157, ptr %161, align 16, !tbaa !123
  br label %162

162:                                              ; preds = %156
  %163 = load i32, ptr %18, align 4, !tbaa !6
  %164 = add nsw i32 %163, 1
  store i32 %164, ptr %18, align 4, !tbaa !6
  br label %117, !llvm.loop !236

165:                                              ; preds = %120
  call void @llvm.lifetime.start.p0(ptr %19) #14
  %166 = load i32, ptr %16, align 4, !tbaa !6
  %167 = load i32, ptr @group, align 4, !tbaa !6
  %168 = mul nsw i32 %166, %167
  %169 = sdiv i32 %168, 4
  store i32 %169, ptr %19, align 4, !tbaa !6
  br label %170

170:                                              ; preds = %234, %165
  %171 = load i32, ptr %19, align 4, !tbaa !6
  %172 = load i32, ptr %16, align 4, !tbaa !6
  %173 = add nsw i32 %172, 1
  %174 = load i32, ptr @group, align 4, !tbaa !6
  %175 = mul nsw i32 %173, %174
  %176 = sdiv i32 %175, 4
  %177 = icmp slt i32 %171, %176
  br i1 %177, label %179, label %178

178:                                              ; preds = %170
  store i32 20, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %237

179:                                              ; preds = %170
  call void @llvm.lifetime.start.p0(ptr %20) #14
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %180

180:                                              ; preds = %230, %179
  %181 = load i32, ptr %20, align 4, !tbaa !6
  %182 = icmp slt i32 %181, 3
  br i1 %182, label %184, label %183

183:                                              ; preds = %180
  store i32 23, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #14
  br label %233

184:                                              ; preds = %180
  call void @llvm.lifetime.start.p0(ptr %21) #14
  %185 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %186 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %185, i32 0, i32 0
  %187 = load i32, ptr %20, align 4, !tbaa !6
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [3 x [32 x i8]], ptr %186, i64 0, i64 %188
  %190 = getelementptr inbounds [32 x i8], ptr %189, i64 0, i64 0
  %191 = load i32, ptr %19, align 4, !tbaa !6
  %192 = mul nsw i32 4, %191
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds i8, ptr %190, i64 %193
  %195 = call noundef i32 @_ZN12_GLOBAL__N_14loadIiEET_PKv(ptr noundef %194)
  %196 = insertelement <4 x i32> poison, i32 %195, i64 0
  %197 = shufflevector <4 x i32> %196, <4 x i32> poison, <4 x i32> zeroinitializer
  %198 = bitcast <4 x i32> %197 to <16 x i8>
  store <16 x i8> %198, ptr %21, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %22) #14
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %199

199:                                              ; preds = %226, %184
  %200 = load i32, ptr %22, align 4, !tbaa !6
  %201 = icmp slt i32 %200, 1
  br i1 %201, label %203, label %202

202:                                              ; preds = %199
  store i32 26, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #14
  br label %229

203:                                              ; preds = %199
  %204 = load i32, ptr %22, align 4, !tbaa !6
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %17, i64 0, i64 %205
  %207 = load i32, ptr %20, align 4, !tbaa !6
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds [3 x <4 x i32>], ptr %206, i64 0, i64 %208
  %210 = load <4 x i32>, ptr %209, align 16, !tbaa !123
  %211 = load i32, ptr %22, align 4, !tbaa !6
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [1 x [8 x <16 x i8>]], ptr %7, i64 0, i64 %212
  %214 = load i32, ptr %19, align 4, !tbaa !6
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds [8 x <16 x i8>], ptr %213, i64 0, i64 %215
  %217 = load <16 x i8>, ptr %216, align 16, !tbaa !123
  %218 = load <16 x i8>, ptr %21, align 16, !tbaa !123
  %219 = call noundef <4 x i32> @_ZN12_GLOBAL__N_112add_productsEDv4_iDv16_hS1_(<4 x i32> noundef %210, <16 x i8> noundef %217, <16 x i8> noundef %218)
  %220 = load i32, ptr %22, align 4, !tbaa !6
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %17, i64 0, i64 %221
  %223 = load i32, ptr %20, align 4, !tbaa !6
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds [3 x <4 x i32>], ptr %222, i64 0, i64 %224
  store <4 x i32> %219, ptr %225, align 16, !tbaa !123
  br label %226

226:                                              ; preds = %203
  %227 = load i32, ptr %22, align 4, !tbaa !6
  %228 = add nsw i32 %227, 1
  store i32 %228, ptr %22, align 4, !tbaa !6
  br label %199, !llvm.loop !237

229:                                              ; preds = %202
  call void @llvm.lifetime.end.p0(ptr %21) #14
  br label %230

230:                                              ; preds = %229
  %231 = load i32, ptr %20, align 4, !tbaa !6
  %232 = add nsw i32 %231, 1
  store i32 %232, ptr %20, align 4, !tbaa !6
  br label %180, !llvm.loop !238

233:                                              ; preds = %183
  br label %234

234:                                              ; preds = %233
  %235 = load i32, ptr %19, align 4, !tbaa !6
  %236 = add nsw i32 %235, 1
  store i32 %236, ptr %19, align 4, !tbaa !6
  br label %170, !llvm.loop !239

237:                                              ; preds = %178
  call void @llvm.lifetime.start.p0(ptr %23) #14
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %238

238:                                              ; preds = %319, %237
  %239 = load i32, ptr %23, align 4, !tbaa !6
  %240 = icmp slt i32 %239, 1
  br i1 %240, label %242, label %241

241:                                              ; preds = %238
  store i32 29, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #14
  br label %322

242:                                              ; preds = %238
  call void @llvm.lifetime.start.p0(ptr %24) #14
  %243 = load i32, ptr %23, align 4, !tbaa !6
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %17, i64 0, i64 %244
  %246 = getelementptr inbounds [3 x <4 x i32>], ptr %245, i64 0, i64 0
  store ptr %246, ptr %24, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %25) #14
  %247 = load i32, ptr %23, align 4, !tbaa !6
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %248
  %250 = load i32, ptr %16, align 4, !tbaa !6
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %249, i64 0, i64 %251
  store ptr %252, ptr %25, align 8, !tbaa !192
  call void @llvm.lifetime.start.p0(ptr %26) #14
  %253 = load ptr, ptr %24, align 8, !tbaa !49
  %254 = getelementptr inbounds <4 x i32>, ptr %253, i64 0
  %255 = load <4 x i32>, ptr %254, align 16, !tbaa !123
  %256 = shl <4 x i32> %255, splat (i32 8)
  %257 = load ptr, ptr %24, align 8, !tbaa !49
  %258 = getelementptr inbounds <4 x i32>, ptr %257, i64 1
  %259 = load <4 x i32>, ptr %258, align 16, !tbaa !123
  %260 = add <4 x i32> %256, %259
  %261 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %260)
  %262 = load ptr, ptr %24, align 8, !tbaa !49
  %263 = getelementptr inbounds <4 x i32>, ptr %262, i64 2
  %264 = load <4 x i32>, ptr %263, align 16, !tbaa !123
  %265 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %264)
  %266 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %261, <4 x float> noundef splat (float 2.560000e+02), <4 x float> noundef %265)
  store <4 x float> %266, ptr %26, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %27) #14
  %267 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %268 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %267, i32 0, i32 1
  %269 = load float, ptr %268, align 4, !tbaa !124
  %270 = insertelement <4 x float> poison, float %269, i64 0
  %271 = shufflevector <4 x float> %270, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %271, ptr %27, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %28) #14
  %272 = load <4 x float>, ptr %26, align 16, !tbaa !123
  %273 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %274 = icmp eq i32 %273, 3
  br i1 %274, label %275, label %277

275:                                              ; preds = %242
  %276 = load <4 x float>, ptr %27, align 16, !tbaa !123
  br label %283

277:                                              ; preds = %242
  %278 = load ptr, ptr %25, align 8, !tbaa !192, !nonnull !46, !align !194
  %279 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %278, i32 0, i32 0
  %280 = load <4 x float>, ptr %279, align 16, !tbaa !123
  %281 = load <4 x float>, ptr %27, align 16, !tbaa !123
  %282 = fmul <4 x float> %280, %281
  br label %283

283:                                              ; preds = %277, %275
  %284 = phi <4 x float> [ %276, %275 ], [ %282, %277 ]
  %285 = load ptr, ptr %6, align 8, !tbaa !49
  %286 = load i32, ptr %23, align 4, !tbaa !6
  %287 = sext i32 %286 to i64
  %288 = getelementptr inbounds [1 x <4 x float>], ptr %285, i64 %287
  %289 = load i32, ptr %14, align 4, !tbaa !6
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds [1 x <4 x float>], ptr %288, i64 0, i64 %290
  %292 = load <4 x float>, ptr %291, align 16, !tbaa !123
  %293 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %272, <4 x float> noundef %284, <4 x float> noundef %292)
  store <4 x float> %293, ptr %28, align 16, !tbaa !123
  %294 = load i32, ptr @has_offset, align 4, !tbaa !6
  %295 = icmp ne i32 %294, 0
  br i1 %295, label %296, label %310

296:                                              ; preds = %283
  %297 = load ptr, ptr %25, align 8, !tbaa !192, !nonnull !46, !align !194
  %298 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %297, i32 0, i32 1
  %299 = load <4 x float>, ptr %298, align 16, !tbaa !123
  %300 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %301 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %300, i32 0, i32 2
  %302 = load i32, ptr %16, align 4, !tbaa !6
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [2 x float], ptr %301, i64 0, i64 %303
  %305 = load float, ptr %304, align 4, !tbaa !117
  %306 = insertelement <4 x float> poison, float %305, i64 0
  %307 = shufflevector <4 x float> %306, <4 x float> poison, <4 x i32> zeroinitializer
  %308 = load <4 x float>, ptr %28, align 16, !tbaa !123
  %309 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %299, <4 x float> noundef %307, <4 x float> noundef %308)
  store <4 x float> %309, ptr %28, align 16, !tbaa !123
  br label %310

310:                                              ; preds = %296, %283
  %311 = load <4 x float>, ptr %28, align 16, !tbaa !123
  %312 = load ptr, ptr %6, align 8, !tbaa !49
  %313 = load i32, ptr %23, align 4, !tbaa !6
  %314 = sext i32 %313 to i64
  %315 = getelementptr inbounds [1 x <4 x float>], ptr %312, i64 %314
  %316 = load i32, ptr %14, align 4, !tbaa !6
  %317 = sext i32 %316 to i64
  %318 = getelementptr inbounds [1 x <4 x float>], ptr %315, i64 0, i64 %317
  store <4 x float> %311, ptr %318, align 16, !tbaa !123
  call void @llvm.lifetime.end.p0(ptr %28) #14
  call void @llvm.lifetime.end.p0(ptr %27) #14
  call void @llvm.lifetime.end.p0(ptr %26) #14
  call void @llvm.lifetime.end.p0(ptr %25) #14
  call void @llvm.lifetime.end.p0(ptr %24) #14
  br label %319

319:                                              ; preds = %310
  %320 = load i32, ptr %23, align 4, !tbaa !6
  %321 = add nsw i32 %320, 1
  store i32 %321, ptr %23, align 4, !tbaa !6
  br label %238, !llvm.loop !240

322:                                              ; preds = %241
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %323

323:                                              ; preds = %322
  %324 = load i32, ptr %16, align 4, !tbaa !6
  %325 = add nsw i32 %324, 1
  store i32 %325, ptr %16, align 4, !tbaa !6
  br label %110, !llvm.loop !241

326:                                              ; preds = %115
  call void @llvm.lifetime.end.p0(ptr %15) #14
  br label %327

327:                                              ; preds = %326
  %328 = load i32, ptr %14, align 4, !tbaa !6
  %329 = add nsw i32 %328, 1
  store i32 %329, ptr %14, align 4, !tbaa !6
  br label %100, !llvm.loop !242

330:                                              ; preds = %103
  call void @llvm.lifetime.end.p0(ptr %8) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
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
  store ptr %0, ptr %4, align 8, !tbaa !179
  store ptr %1, ptr %5, align 8, !tbaa !198
  store ptr %2, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #14
  call void @llvm.lifetime.start.p0(ptr %8) #14
  store i32 0, ptr %8, align 4, !tbaa !6
  br label %21

21:                                               ; preds = %38, %3
  %22 = load i32, ptr %8, align 4, !tbaa !6
  %23 = load i32, ptr @group, align 4, !tbaa !6
  %24 = sdiv i32 32, %23
  %25 = icmp slt i32 %22, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %8) #14
  br label %41

27:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %9) #14
  %28 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
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
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %37, ptr align 16 %9, i64 32, i1 false), !tbaa.struct !184
  call void @llvm.lifetime.end.p0(ptr %9) #14
  br label %38

38:                                               ; preds = %27
  %39 = load i32, ptr %8, align 4, !tbaa !6
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %8, align 4, !tbaa !6
  br label %21, !llvm.loop !243

41:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %10) #14
  call void @llvm.lifetime.start.p0(ptr %11) #14
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %42

42:                                               ; preds = %60, %41
  %43 = load i32, ptr %11, align 4, !tbaa !6
  %44 = icmp slt i32 %43, 1
  br i1 %44, label %46, label %45

45:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(ptr %11) #14
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
  br label %42, !llvm.loop !244

63:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(ptr %12) #14
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %64

64:                                               ; preds = %168, %63
  %65 = load i32, ptr %12, align 4, !tbaa !6
  %66 = icmp slt i32 %65, 8
  br i1 %66, label %68, label %67

67:                                               ; preds = %64
  store i32 8, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #14
  br label %171

68:                                               ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %14) #14
  %69 = load i32, ptr %12, align 4, !tbaa !6
  %70 = mul nsw i32 %69, 4
  %71 = load i32, ptr @group, align 4, !tbaa !6
  %72 = sdiv i32 %70, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %73
  store ptr %74, ptr %14, align 8, !tbaa !192
  call void @llvm.lifetime.start.p0(ptr %15) #14
  %75 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
  %76 = load i32, ptr %12, align 4, !tbaa !6
  %77 = call noundef <16 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %75, i32 noundef %76)
  %78 = bitcast <16 x i8> %77 to <4 x i32>
  store <4 x i32> %78, ptr %15, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %16) #14
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %79

79:                                               ; preds = %164, %68
  %80 = load i32, ptr %16, align 4, !tbaa !6
  %81 = icmp slt i32 %80, 4
  br i1 %81, label %83, label %82

82:                                               ; preds = %79
  store i32 11, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #14
  br label %167

83:                                               ; preds = %79
  call void @llvm.lifetime.start.p0(ptr %17) #14
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
  call void @llvm.lifetime.start.p0(ptr %18) #14
  %100 = load <4 x i32>, ptr %17, align 16, !tbaa !123
  %101 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %100)
  store <4 x float> %101, ptr %18, align 16, !tbaa !123
  %102 = load i32, ptr @has_offset, align 4, !tbaa !6
  %103 = icmp ne i32 %102, 0
  br i1 %103, label %104, label %113

104:                                              ; preds = %99
  %105 = load <4 x float>, ptr %18, align 16, !tbaa !123
  %106 = load ptr, ptr %14, align 8, !tbaa !192, !nonnull !46, !align !194
  %107 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %106, i32 0, i32 0
  %108 = load <4 x float>, ptr %107, align 16, !tbaa !123
  %109 = load ptr, ptr %14, align 8, !tbaa !192, !nonnull !46, !align !194
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
  %117 = load ptr, ptr %14, align 8, !tbaa !192, !nonnull !46, !align !194
  %118 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %117, i32 0, i32 0
  %119 = load <4 x float>, ptr %118, align 16, !tbaa !123
  %120 = load <4 x float>, ptr %18, align 16, !tbaa !123
  %121 = fmul <4 x float> %120, %119
  store <4 x float> %121, ptr %18, align 16, !tbaa !123
  br label %122

122:                                              ; preds = %116, %113
  br label %123

123:                                              ; preds = %122, %104
  call void @llvm.lifetime.start.p0(ptr %19) #14
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %124

124:                                              ; preds = %160, %123
  %125 = load i32, ptr %19, align 4, !tbaa !6
  %126 = icmp slt i32 %125, 1
  br i1 %126, label %128, label %127

127:                                              ; preds = %124
  store i32 14, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %163

128:                                              ; preds = %124
  %129 = load <4 x float>, ptr %18, align 16, !tbaa !123
  %130 = load ptr, ptr %5, align 8, !tbaa !198
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
  br label %124, !llvm.loop !245

163:                                              ; preds = %127
  call void @llvm.lifetime.end.p0(ptr %18) #14
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %164

164:                                              ; preds = %163
  %165 = load i32, ptr %16, align 4, !tbaa !6
  %166 = add nsw i32 %165, 1
  store i32 %166, ptr %16, align 4, !tbaa !6
  br label %79, !llvm.loop !246

167:                                              ; preds = %82
  call void @llvm.lifetime.end.p0(ptr %15) #14
  call void @llvm.lifetime.end.p0(ptr %14) #14
  br label %168

168:                                              ; preds = %167
  %169 = load i32, ptr %12, align 4, !tbaa !6
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %12, align 4, !tbaa !6
  br label %64, !llvm.loop !247

171:                                              ; preds = %67
  call void @llvm.lifetime.start.p0(ptr %20) #14
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %172

172:                                              ; preds = %192, %171
  %173 = load i32, ptr %20, align 4, !tbaa !6
  %174 = icmp slt i32 %173, 1
  br i1 %174, label %176, label %175

175:                                              ; preds = %172
  store i32 17, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #14
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
  br label %172, !llvm.loop !248

195:                                              ; preds = %175
  call void @llvm.lifetime.end.p0(ptr %10) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
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
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #14 = { nounwind }
attributes #15 = { allocsize(0) }

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
!135 = !{!136, !136, i64 0}
!136 = !{!"p1 omnipotent char", !12, i64 0}
!137 = distinct !{!137, !51, !127}
!138 = distinct !{!138, !51, !127}
!139 = distinct !{!139, !51, !127}
!140 = !{!141, !136, i64 0}
!141 = !{!"_ZTSN12_GLOBAL__N_16ColumnE", !136, i64 0, !136, i64 8, !15, i64 16, !7, i64 24}
!142 = !{!141, !136, i64 8}
!143 = !{!141, !15, i64 16}
!144 = !{!141, !7, i64 24}
!145 = !{i64 0, i64 8, !135, i64 8, i64 8, !135, i64 16, i64 8, !44, i64 24, i64 4, !6}
!146 = distinct !{!146, !51, !127}
!147 = distinct !{!147, !51, !127}
!148 = distinct !{!148, !51, !127}
!149 = distinct !{!149, !51, !127}
!150 = distinct !{!150, !51, !127}
!151 = distinct !{!151, !51, !127}
!152 = distinct !{!152, !51}
!153 = distinct !{!153, !51, !127}
!154 = distinct !{!154, !51, !127}
!155 = distinct !{!155, !51, !127}
!156 = distinct !{!156, !51, !127}
!157 = distinct !{!157, !51, !127}
!158 = distinct !{!158, !51, !127}
!159 = distinct !{!159, !51, !127}
!160 = distinct !{!160, !51, !127}
!161 = distinct !{!161, !51, !127}
!162 = distinct !{!162, !51, !127}
!163 = distinct !{!163, !51, !127}
!164 = distinct !{!164, !51}
!165 = distinct !{!165, !51, !127}
!166 = distinct !{!166, !51, !127}
!167 = distinct !{!167, !51, !127}
!168 = distinct !{!168, !51, !127}
!169 = distinct !{!169, !51, !127}
!170 = distinct !{!170, !51, !127}
!171 = distinct !{!171, !51, !127}
!172 = distinct !{!172, !51, !127}
!173 = distinct !{!173, !51, !127}
!174 = distinct !{!174, !51, !127}
!175 = distinct !{!175, !51, !127}
!176 = distinct !{!176, !51}
!177 = distinct !{!177, !51, !127}
!178 = distinct !{!178, !51, !127}
!179 = !{!180, !180, i64 0}
!180 = !{!"p1 _ZTSN12_GLOBAL__N_16ColumnE", !12, i64 0}
!181 = !{!182, !182, i64 0}
!182 = !{!"p2 _ZTSN12_GLOBAL__N_16RecordE", !21, i64 0}
!183 = distinct !{!183, !51, !127}
!184 = !{i64 0, i64 16, !123, i64 16, i64 16, !123}
!185 = distinct !{!185, !51, !127}
!186 = distinct !{!186, !51, !127}
!187 = !{i64 4}
!188 = distinct !{!188, !51, !127}
!189 = distinct !{!189, !51, !127}
!190 = distinct !{!190, !51, !127}
!191 = distinct !{!191, !51, !127}
!192 = !{!193, !193, i64 0}
!193 = !{!"p1 _ZTSN12_GLOBAL__N_16ScalesE", !12, i64 0}
!194 = !{i64 16}
!195 = distinct !{!195, !51, !127}
!196 = distinct !{!196, !51, !127}
!197 = distinct !{!197, !51, !127}
!198 = !{!199, !199, i64 0}
!199 = !{!"p2 float", !21, i64 0}
!200 = distinct !{!200, !51, !127}
!201 = distinct !{!201, !51, !127}
!202 = !{i64 9565}
!203 = distinct !{!203, !51, !127}
!204 = distinct !{!204, !51, !127}
!205 = distinct !{!205, !51, !127}
!206 = distinct !{!206, !51, !127}
!207 = !{!208, !208, i64 0}
!208 = !{!"p1 int", !12, i64 0}
!209 = !{!210, !210, i64 0}
!210 = !{!"p2 omnipotent char", !21, i64 0}
!211 = !{!212, !180, i64 0}
!212 = !{!"_ZTSZN12_GLOBAL__N_18unpackedERKNS_6ColumnEiEUliiE_", !180, i64 0, !208, i64 8}
!213 = !{!212, !208, i64 8}
!214 = !{!215, !210, i64 0}
!215 = !{!"_ZTSZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiEUliE_", !210, i64 0, !208, i64 8}
!216 = !{!215, !208, i64 8}
!217 = distinct !{!217, !51, !127}
!218 = distinct !{!218, !51, !127}
!219 = distinct !{!219, !51, !127}
!220 = distinct !{!220, !51, !127}
!221 = distinct !{!221, !51, !127}
!222 = distinct !{!222, !51, !127}
!223 = distinct !{!223, !51, !127}
!224 = distinct !{!224, !51, !127}
!225 = distinct !{!225, !51, !127}
!226 = distinct !{!226, !51, !127}
!227 = distinct !{!227, !51, !127}
!228 = distinct !{!228, !51, !127}
!229 = distinct !{!229, !51, !127}
!230 = distinct !{!230, !51, !127}
!231 = distinct !{!231, !51, !127}
!232 = distinct !{!232, !51, !127}
!233 = distinct !{!233, !51, !127}
!234 = distinct !{!234, !51, !127}
!235 = distinct !{!235, !51, !127}
!236 = distinct !{!236, !51, !127}
!237 = distinct !{!237, !51, !127}
!238 = distinct !{!238, !51, !127}
!239 = distinct !{!239, !51, !127}
!240 = distinct !{!240, !51, !127}
!241 = distinct !{!241, !51, !127}
!242 = distinct !{!242, !51, !127}
!243 = distinct !{!243, !51, !127}
!244 = distinct !{!244, !51, !127}
!245 = distinct !{!245, !51, !127}
!246 = distinct !{!246, !51, !127}
!247 = distinct !{!247, !51, !127}
!248 = distinct !{!248, !51, !127}
