
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
%"struct.(anonymous namespace)::Scales" = type { <8 x float>, <8 x float> }
%struct.Unaligned.11 = type { <8 x float> }
%class.anon.1 = type { ptr, ptr }
%class.anon.6 = type { ptr, ptr }
%struct.Unaligned.10 = type { i32 }
%struct.Unaligned.2 = type { <32 x i8> }
%struct.Unaligned.3 = type { <16 x i8> }
%struct.Unaligned.9 = type { <8 x i8> }
%struct.Unaligned.7 = type { <8 x half> }
%struct.Unaligned.8 = type { <8 x i8> }
%struct.Unaligned.12 = type { <8 x i32> }

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
@table = external constant [16 x i8], align 16
@flipped = external constant i32, align 4
@__const._ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi.halves = private unnamed_addr constant %class.anon.4 undef, align 1
@__const._ZN12_GLOBAL__N_112lane_numbersEv.numbers = private unnamed_addr constant [16 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15], align 16

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
  call void @llvm.lifetime.start.p0(ptr %4) #20
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
  call void @llvm.lifetime.end.p0(ptr %4) #20
  br label %246

42:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %5) #20
  %43 = load ptr, ptr %3, align 8, !tbaa !10
  %44 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %43, i32 0, i32 2
  %45 = load ptr, ptr %44, align 8, !tbaa !38
  store ptr %45, ptr %5, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %6) #20
  %46 = call noalias ptr @malloc(i64 noundef 472) #21
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
  call void @llvm.lifetime.start.p0(ptr %8) #20
  %53 = load ptr, ptr %6, align 8, !tbaa !40
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %53, i32 0, i32 12
  store ptr %54, ptr %8, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %9) #20
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
  call void @llvm.lifetime.end.p0(ptr %9) #20
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
  call void @llvm.lifetime.start.p0(ptr %10) #20
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
  call void @llvm.lifetime.end.p0(ptr %10) #20
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
  call void @llvm.lifetime.start.p0(ptr %11) #20
  %105 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZL4planRK4Call(ptr dead_on_unwind writable sret(%struct.Plan) align 8 %11, ptr noundef nonnull align 8 dereferenceable(320) %105)
  call void @llvm.lifetime.start.p0(ptr %12) #20
  store i64 1, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #20
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
  call void @llvm.lifetime.start.p0(ptr %14) #20
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
  call void @llvm.lifetime.start.p0(ptr %15) #20
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
  call void @llvm.lifetime.start.p0(ptr %16) #20
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
  call void @llvm.lifetime.start.p0(ptr %17) #20
  %179 = load ptr, ptr %6, align 8, !tbaa !40
  %180 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %179, i32 0, i32 7
  %181 = load i64, ptr %180, align 8, !tbaa !78
  store i64 %181, ptr %17, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %18) #20
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
  call void @llvm.lifetime.start.p0(ptr %19) #20
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
  call void @llvm.lifetime.start.p0(ptr %20) #20
  store i64 0, ptr %20, align 8, !tbaa !44
  br label %200

200:                                              ; preds = %215, %125
  %201 = load i64, ptr %20, align 8, !tbaa !44
  %202 = load i64, ptr %18, align 8, !tbaa !44
  %203 = icmp slt i64 %201, %202
  br i1 %203, label %205, label %204

204:                                              ; preds = %200
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #20
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
  call void @llvm.lifetime.start.p0(ptr %22) #20
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
  call void @llvm.lifetime.end.p0(ptr %22) #20
  call void @llvm.lifetime.end.p0(ptr %19) #20
  call void @llvm.lifetime.end.p0(ptr %18) #20
  call void @llvm.lifetime.end.p0(ptr %17) #20
  call void @llvm.lifetime.end.p0(ptr %16) #20
  call void @llvm.lifetime.end.p0(ptr %15) #20
  call void @llvm.lifetime.end.p0(ptr %14) #20
  call void @llvm.lifetime.end.p0(ptr %13) #20
  call void @llvm.lifetime.end.p0(ptr %12) #20
  call void @llvm.lifetime.end.p0(ptr %11) #20
  call void @llvm.lifetime.end.p0(ptr %8) #20
  br label %245

245:                                              ; preds = %243, %49
  call void @llvm.lifetime.end.p0(ptr %6) #20
  call void @llvm.lifetime.end.p0(ptr %5) #20
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
  call void @llvm.lifetime.start.p0(ptr %3) #20
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating, i64 32, i1 false)
  %4 = load ptr, ptr %2, align 8, !tbaa !39
  %5 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %4, i32 0, i32 4
  %6 = load ptr, ptr %5, align 8, !tbaa !95
  %7 = call noundef ptr %6(ptr noundef %3)
  call void @llvm.lifetime.end.p0(ptr %3) #20
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
  call void @llvm.lifetime.start.p0(ptr %5) #20
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
  call void @llvm.lifetime.end.p0(ptr %5) #20
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
  call void @llvm.lifetime.start.p0(ptr %4) #20
  %7 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %8 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %7, i64 noundef 0)
  %9 = getelementptr inbounds i64, ptr %8, i64 0
  %10 = load i64, ptr %9, align 8, !tbaa !44
  store i64 %10, ptr %4, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %5) #20
  %11 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %12 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %11, i64 noundef 0)
  %13 = getelementptr inbounds i64, ptr %12, i64 1
  %14 = load i64, ptr %13, align 8, !tbaa !44
  store i64 %14, ptr %5, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #20
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
  call void @llvm.lifetime.end.p0(ptr %6) #20
  call void @llvm.lifetime.end.p0(ptr %5) #20
  call void @llvm.lifetime.end.p0(ptr %4) #20
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
  call void @llvm.lifetime.start.p0(ptr %6) #20
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
  call void @llvm.lifetime.end.p0(ptr %6) #20
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
  call void @free(ptr noundef %12) #20
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
  call void @llvm.lifetime.start.p0(ptr %3) #20
  %17 = load ptr, ptr %2, align 8, !tbaa !40
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %17, i32 0, i32 0
  store i64 1, ptr %4, align 8, !tbaa !44
  %19 = load i64, ptr %4, align 8
  %20 = atomicrmw add ptr %18, i64 %19 monotonic, align 8
  store i64 %20, ptr %5, align 8
  %21 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %21, ptr %3, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #20
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
  call void @llvm.lifetime.start.p0(ptr %7) #20
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
  call void @llvm.lifetime.end.p0(ptr %7) #20
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
  call void @llvm.lifetime.start.p0(ptr %12) #20
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
  call void @llvm.lifetime.end.p0(ptr %12) #20
  store i32 0, ptr %10, align 4
  br label %100

100:                                              ; preds = %94, %58, %29
  call void @llvm.lifetime.end.p0(ptr %6) #20
  call void @llvm.lifetime.end.p0(ptr %3) #20
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
define internal void @_ZL7prepareRK4Callll(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1, i64 noundef %2) #7 {
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
  %15 = alloca [2 x <16 x float>], align 64
  %16 = alloca i32, align 4
  %17 = alloca i8, align 1
  %18 = alloca i8, align 1
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca <16 x i32>, align 64
  %22 = alloca [2 x <16 x i32>], align 64
  %23 = alloca [2 x <16 x i32>], align 64
  %24 = alloca [2 x <16 x i32>], align 64
  %25 = alloca i32, align 4
  %26 = alloca <16 x float>, align 64
  %27 = alloca <16 x i32>, align 64
  %28 = alloca i32, align 4
  %29 = alloca <16 x i8>, align 16
  %30 = alloca %class.anon, align 1
  %31 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #20
  store float 8.355700e+06, ptr %7, align 4, !tbaa !117
  call void @llvm.lifetime.start.p0(ptr %8) #20
  store i32 226492416, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %9) #20
  store i32 2139095040, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #20
  %32 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %33 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %32, i64 noundef 0)
  %34 = getelementptr inbounds i64, ptr %33, i64 1
  %35 = load i64, ptr %34, align 8, !tbaa !44
  %36 = sdiv i64 %35, 32
  store i64 %36, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #20
  %37 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %38 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %37, i64 noundef 0)
  %39 = load i64, ptr %5, align 8, !tbaa !44
  %40 = load i64, ptr %10, align 8, !tbaa !44
  %41 = mul nsw i64 %39, %40
  %42 = mul nsw i64 %41, 32
  %43 = getelementptr inbounds float, ptr %38, i64 %42
  store ptr %43, ptr %11, align 8, !tbaa !119
  call void @llvm.lifetime.start.p0(ptr %12) #20
  %44 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %45 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(320) %44, i64 noundef 1)
  %46 = load i64, ptr %5, align 8, !tbaa !44
  %47 = load i64, ptr %10, align 8, !tbaa !44
  %48 = mul nsw i64 %46, %47
  %49 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %45, i64 %48
  store ptr %49, ptr %12, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %13) #20
  %50 = load i64, ptr %5, align 8, !tbaa !44
  %51 = load i64, ptr %10, align 8, !tbaa !44
  %52 = mul nsw i64 %50, %51
  store i64 %52, ptr %13, align 8, !tbaa !44
  br label %53

53:                                               ; preds = %232, %3
  %54 = load i64, ptr %13, align 8, !tbaa !44
  %55 = load i64, ptr %6, align 8, !tbaa !44
  %56 = load i64, ptr %10, align 8, !tbaa !44
  %57 = mul nsw i64 %55, %56
  %58 = icmp slt i64 %54, %57
  br i1 %58, label %60, label %59

59:                                               ; preds = %53
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #20
  br label %239

60:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(ptr %15) #20
  %61 = load ptr, ptr %11, align 8, !tbaa !119
  %62 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %61)
  store <16 x float> %62, ptr %15, align 64, !tbaa !123
  %63 = getelementptr inbounds <16 x float>, ptr %15, i64 1
  %64 = load ptr, ptr %11, align 8, !tbaa !119
  %65 = getelementptr inbounds float, ptr %64, i64 16
  %66 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %65)
  store <16 x float> %66, ptr %63, align 64, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %16) #20
  %67 = getelementptr inbounds [2 x <16 x float>], ptr %15, i64 0, i64 0
  %68 = load <16 x float>, ptr %67, align 64, !tbaa !123
  %69 = bitcast <16 x float> %68 to <16 x i32>
  %70 = and <16 x i32> %69, splat (i32 2147483647)
  %71 = getelementptr inbounds [2 x <16 x float>], ptr %15, i64 0, i64 1
  %72 = load <16 x float>, ptr %71, align 64, !tbaa !123
  %73 = bitcast <16 x float> %72 to <16 x i32>
  %74 = and <16 x i32> %73, splat (i32 2147483647)
  %75 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %70, <16 x i32> %74)
  %76 = call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %75)
  store i32 %76, ptr %16, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %17) #20
  %77 = load i32, ptr %16, align 4, !tbaa !6
  %78 = icmp ult i32 %77, 2139095040
  %79 = zext i1 %78 to i8
  store i8 %79, ptr %17, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %18) #20
  %80 = load i32, ptr %16, align 4, !tbaa !6
  %81 = icmp ult i32 %80, 226492416
  %82 = zext i1 %81 to i8
  store i8 %82, ptr %18, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %19) #20
  %83 = load float, ptr %16, align 4, !tbaa !123
  %84 = fmul float %83, 0x3E801021C0000000
  store float %84, ptr %19, align 4, !tbaa !117
  call void @llvm.lifetime.start.p0(ptr %20) #20
  %85 = load float, ptr %19, align 4, !tbaa !117
  %86 = fdiv float 1.000000e+00, %85
  store float %86, ptr %20, align 4, !tbaa !117
  %87 = load i8, ptr %18, align 1, !tbaa !92, !range !94, !noundef !46
  %88 = trunc i8 %87 to i1
  br i1 %88, label %89, label %90

89:                                               ; preds = %60
  br label %98

90:                                               ; preds = %60
  %91 = load i8, ptr %17, align 1, !tbaa !92, !range !94, !noundef !46
  %92 = trunc i8 %91 to i1
  br i1 %92, label %93, label %95

93:                                               ; preds = %90
  %94 = load float, ptr %19, align 4, !tbaa !117
  br label %96

95:                                               ; preds = %90
  br label %96

96:                                               ; preds = %95, %93
  %97 = phi float [ %94, %93 ], [ 0x7FF8000000000000, %95 ]
  br label %98

98:                                               ; preds = %96, %89
  %99 = phi float [ 0.000000e+00, %89 ], [ %97, %96 ]
  %100 = load ptr, ptr %12, align 8, !tbaa !121
  %101 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %100, i32 0, i32 1
  store float %99, ptr %101, align 4, !tbaa !124
  call void @llvm.lifetime.start.p0(ptr %21) #20
  %102 = load i8, ptr %17, align 1, !tbaa !92, !range !94, !noundef !46
  %103 = trunc i8 %102 to i1
  br i1 %103, label %104, label %108

104:                                              ; preds = %98
  %105 = load i8, ptr %18, align 1, !tbaa !92, !range !94, !noundef !46
  %106 = trunc i8 %105 to i1
  %107 = xor i1 %106, true
  br label %108

108:                                              ; preds = %104, %98
  %109 = phi i1 [ false, %98 ], [ %107, %104 ]
  %110 = zext i1 %109 to i32
  %111 = insertelement <16 x i32> poison, i32 %110, i64 0
  %112 = shufflevector <16 x i32> %111, <16 x i32> poison, <16 x i32> zeroinitializer
  %113 = sub <16 x i32> zeroinitializer, %112
  store <16 x i32> %113, ptr %21, align 64, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %22) #20
  call void @llvm.lifetime.start.p0(ptr %23) #20
  call void @llvm.lifetime.start.p0(ptr %24) #20
  call void @llvm.lifetime.start.p0(ptr %25) #20
  store i32 0, ptr %25, align 4, !tbaa !6
  br label %114

114:                                              ; preds = %174, %108
  %115 = load i32, ptr %25, align 4, !tbaa !6
  %116 = icmp slt i32 %115, 2
  br i1 %116, label %118, label %117

117:                                              ; preds = %114
  store i32 5, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #20
  br label %177

118:                                              ; preds = %114
  call void @llvm.lifetime.start.p0(ptr %26) #20
  %119 = load <16 x i32>, ptr %21, align 64, !tbaa !123
  %120 = load i32, ptr %25, align 4, !tbaa !6
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [2 x <16 x float>], ptr %15, i64 0, i64 %121
  %123 = load <16 x float>, ptr %122, align 64, !tbaa !123
  %124 = load float, ptr %20, align 4, !tbaa !117
  %125 = insertelement <16 x float> poison, float %124, i64 0
  %126 = shufflevector <16 x float> %125, <16 x float> poison, <16 x i32> zeroinitializer
  %127 = fmul <16 x float> %123, %126
  %128 = icmp slt <16 x i32> %119, zeroinitializer
  %129 = select <16 x i1> %128, <16 x float> %127, <16 x float> zeroinitializer
  store <16 x float> %129, ptr %26, align 64, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %27) #20
  %130 = load <16 x float>, ptr %26, align 64, !tbaa !123
  %131 = call <16 x float> @llvm.rint.v16f32(<16 x float> %130)
  %132 = fptosi <16 x float> %131 to <16 x i32>
  %133 = load i32, ptr %25, align 4, !tbaa !6
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [2 x <16 x i32>], ptr %22, i64 0, i64 %134
  store <16 x i32> %132, ptr %135, align 64, !tbaa !123
  store <16 x i32> %132, ptr %27, align 64, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %28) #20
  store i32 2, ptr %28, align 4, !tbaa !6
  br label %136

136:                                              ; preds = %170, %118
  %137 = load i32, ptr %28, align 4, !tbaa !6
  %138 = icmp sge i32 %137, 0
  br i1 %138, label %140, label %139

139:                                              ; preds = %136
  store i32 8, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #20
  br label %173

140:                                              ; preds = %136
  call void @llvm.lifetime.start.p0(ptr %29) #20
  %141 = load <16 x i32>, ptr %27, align 64, !tbaa !123
  %142 = trunc <16 x i32> %141 to <16 x i8>
  store <16 x i8> %142, ptr %29, align 16, !tbaa !123
  %143 = load ptr, ptr %12, align 8, !tbaa !121
  %144 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %143, i32 0, i32 0
  %145 = load i32, ptr %28, align 4, !tbaa !6
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [3 x [32 x i8]], ptr %144, i64 0, i64 %146
  %148 = getelementptr inbounds [32 x i8], ptr %147, i64 0, i64 0
  %149 = load i32, ptr %25, align 4, !tbaa !6
  %150 = mul nsw i32 16, %149
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds i8, ptr %148, i64 %151
  %153 = load <16 x i8>, ptr %29, align 16, !tbaa !123
  call void @_ZN12_GLOBAL__N_15storeIDv16_aEEvPvT_(ptr noundef %152, <16 x i8> noundef %153)
  %154 = load <16 x i32>, ptr %27, align 64, !tbaa !123
  %155 = add <16 x i32> %154, splat (i32 128)
  %156 = ashr <16 x i32> %155, splat (i32 8)
  store <16 x i32> %156, ptr %27, align 64, !tbaa !123
  %157 = load i32, ptr %28, align 4, !tbaa !6
  %158 = icmp eq i32 %157, 2
  br i1 %158, label %159, label %169

159:                                              ; preds = %140
  %160 = load <16 x i8>, ptr %29, align 16, !tbaa !123
  %161 = sext <16 x i8> %160 to <16 x i32>
  %162 = load i32, ptr %25, align 4, !tbaa !6
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [2 x <16 x i32>], ptr %24, i64 0, i64 %163
  store <16 x i32> %161, ptr %164, align 64, !tbaa !123
  %165 = load <16 x i32>, ptr %27, align 64, !tbaa !123
  %166 = load i32, ptr %25, align 4, !tbaa !6
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [2 x <16 x i32>], ptr %23, i64 0, i64 %167
  store <16 x i32> %165, ptr %168, align 64, !tbaa !123
  br label %169

169:                                              ; preds = %159, %140
  call void @llvm.lifetime.end.p0(ptr %29) #20
  br label %170

170:                                              ; preds = %169
  %171 = load i32, ptr %28, align 4, !tbaa !6
  %172 = add nsw i32 %171, -1
  store i32 %172, ptr %28, align 4, !tbaa !6
  br label %136, !llvm.loop !126

173:                                              ; preds = %139
  call void @llvm.lifetime.end.p0(ptr %27) #20
  call void @llvm.lifetime.end.p0(ptr %26) #20
  br label %174

174:                                              ; preds = %173
  %175 = load i32, ptr %25, align 4, !tbaa !6
  %176 = add nsw i32 %175, 1
  store i32 %176, ptr %25, align 4, !tbaa !6
  br label %114, !llvm.loop !128

177:                                              ; preds = %117
  call void @llvm.lifetime.start.p0(ptr %30) #20
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %30, ptr align 1 @__const._ZL7prepareRK4Callll.total, i64 1, i1 false)
  call void @llvm.lifetime.start.p0(ptr %31) #20
  store i32 0, ptr %31, align 4, !tbaa !6
  br label %178

178:                                              ; preds = %228, %177
  %179 = load i32, ptr %31, align 4, !tbaa !6
  %180 = load i32, ptr @group, align 4, !tbaa !6
  %181 = sdiv i32 32, %180
  %182 = icmp slt i32 %179, %181
  br i1 %182, label %184, label %183

183:                                              ; preds = %178
  store i32 11, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #20
  br label %231

184:                                              ; preds = %178
  %185 = load i32, ptr @has_offset, align 4, !tbaa !6
  %186 = icmp ne i32 %185, 0
  br i1 %186, label %187, label %201

187:                                              ; preds = %184
  %188 = getelementptr inbounds [2 x <16 x i32>], ptr %22, i64 0, i64 0
  %189 = load i32, ptr %31, align 4, !tbaa !6
  %190 = call noundef i32 @"_ZZL7prepareRK4CallllENK3$_0clEPKDv16_ii"(ptr noundef nonnull align 1 dereferenceable(1) %30, ptr noundef %188, i32 noundef %189)
  %191 = sitofp i32 %190 to float
  %192 = load ptr, ptr %12, align 8, !tbaa !121
  %193 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %192, i32 0, i32 1
  %194 = load float, ptr %193, align 4, !tbaa !124
  %195 = fmul float %191, %194
  %196 = load ptr, ptr %12, align 8, !tbaa !121
  %197 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %196, i32 0, i32 2
  %198 = load i32, ptr %31, align 4, !tbaa !6
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds [2 x float], ptr %197, i64 0, i64 %199
  store float %195, ptr %200, align 4, !tbaa !117
  br label %201

201:                                              ; preds = %187, %184
  %202 = load i32, ptr @zero, align 4, !tbaa !6
  %203 = icmp ne i32 %202, 0
  br i1 %203, label %204, label %227

204:                                              ; preds = %201
  %205 = getelementptr inbounds [2 x <16 x i32>], ptr %23, i64 0, i64 0
  %206 = load i32, ptr %31, align 4, !tbaa !6
  %207 = call noundef i32 @"_ZZL7prepareRK4CallllENK3$_0clEPKDv16_ii"(ptr noundef nonnull align 1 dereferenceable(1) %30, ptr noundef %205, i32 noundef %206)
  %208 = load i32, ptr @zero, align 4, !tbaa !6
  %209 = sub nsw i32 0, %208
  %210 = mul nsw i32 %207, %209
  %211 = load ptr, ptr %12, align 8, !tbaa !121
  %212 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %211, i32 0, i32 3
  %213 = load i32, ptr %31, align 4, !tbaa !6
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds [2 x i32], ptr %212, i64 0, i64 %214
  store i32 %210, ptr %215, align 4, !tbaa !6
  %216 = getelementptr inbounds [2 x <16 x i32>], ptr %24, i64 0, i64 0
  %217 = load i32, ptr %31, align 4, !tbaa !6
  %218 = call noundef i32 @"_ZZL7prepareRK4CallllENK3$_0clEPKDv16_ii"(ptr noundef nonnull align 1 dereferenceable(1) %30, ptr noundef %216, i32 noundef %217)
  %219 = load i32, ptr @zero, align 4, !tbaa !6
  %220 = sub nsw i32 0, %219
  %221 = mul nsw i32 %218, %220
  %222 = load ptr, ptr %12, align 8, !tbaa !121
  %223 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %222, i32 0, i32 4
  %224 = load i32, ptr %31, align 4, !tbaa !6
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds [2 x i32], ptr %223, i64 0, i64 %225
  store i32 %221, ptr %226, align 4, !tbaa !6
  br label %227

227:                                              ; preds = %204, %201
  br label %228

228:                                              ; preds = %227
  %229 = load i32, ptr %31, align 4, !tbaa !6
  %230 = add nsw i32 %229, 1
  store i32 %230, ptr %31, align 4, !tbaa !6
  br label %178, !llvm.loop !129

231:                                              ; preds = %183
  call void @llvm.lifetime.end.p0(ptr %30) #20
  call void @llvm.lifetime.end.p0(ptr %24) #20
  call void @llvm.lifetime.end.p0(ptr %23) #20
  call void @llvm.lifetime.end.p0(ptr %22) #20
  call void @llvm.lifetime.end.p0(ptr %21) #20
  call void @llvm.lifetime.end.p0(ptr %20) #20
  call void @llvm.lifetime.end.p0(ptr %19) #20
  call void @llvm.lifetime.end.p0(ptr %18) #20
  call void @llvm.lifetime.end.p0(ptr %17) #20
  call void @llvm.lifetime.end.p0(ptr %16) #20
  call void @llvm.lifetime.end.p0(ptr %15) #20
  br label %232

232:                                              ; preds = %231
  %233 = load i64, ptr %13, align 8, !tbaa !44
  %234 = add nsw i64 %233, 1
  store i64 %234, ptr %13, align 8, !tbaa !44
  %235 = load ptr, ptr %11, align 8, !tbaa !119
  %236 = getelementptr inbounds float, ptr %235, i64 32
  store ptr %236, ptr %11, align 8, !tbaa !119
  %237 = load ptr, ptr %12, align 8, !tbaa !121
  %238 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %237, i32 1
  store ptr %238, ptr %12, align 8, !tbaa !121
  br label %53, !llvm.loop !130

239:                                              ; preds = %59
  call void @llvm.lifetime.end.p0(ptr %12) #20
  call void @llvm.lifetime.end.p0(ptr %11) #20
  call void @llvm.lifetime.end.p0(ptr %10) #20
  call void @llvm.lifetime.end.p0(ptr %9) #20
  call void @llvm.lifetime.end.p0(ptr %8) #20
  call void @llvm.lifetime.end.p0(ptr %7) #20
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef zeroext i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1, i64 noundef %2) #0 {
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
  call void @llvm.lifetime.start.p0(ptr %7) #20
  %17 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %18 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %17, i64 noundef 0)
  %19 = getelementptr inbounds i64, ptr %18, i64 0
  %20 = load i64, ptr %19, align 8, !tbaa !44
  store i64 %20, ptr %7, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %8) #20
  %21 = load i64, ptr %7, align 8, !tbaa !44
  %22 = sdiv i64 %21, 4
  %23 = mul nsw i64 %22, 4
  store i64 %23, ptr %8, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %9) #20
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
  call void @llvm.lifetime.end.p0(ptr %9) #20
  br label %126

30:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %11) #20
  %31 = load i64, ptr %9, align 8, !tbaa !44
  %32 = add nsw i64 %31, 1
  %33 = load i64, ptr %6, align 8, !tbaa !44
  %34 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %32, i64 noundef %33)
  store i64 %34, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #20
  store i64 0, ptr %12, align 8, !tbaa !44
  br label %35

35:                                               ; preds = %88, %30
  %36 = load i64, ptr %12, align 8, !tbaa !44
  %37 = load i64, ptr %8, align 8, !tbaa !44
  %38 = icmp slt i64 %36, %37
  br i1 %38, label %40, label %39

39:                                               ; preds = %35
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #20
  br label %91

40:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %13) #20
  %41 = load i64, ptr %11, align 8, !tbaa !44
  %42 = load i64, ptr %9, align 8, !tbaa !44
  %43 = add nsw i64 %42, 1
  %44 = icmp eq i64 %41, %43
  %45 = zext i1 %44 to i8
  store i8 %45, ptr %13, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %14) #20
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
  call void @llvm.lifetime.end.p0(ptr %14) #20
  br label %87

53:                                               ; preds = %47
  %54 = call noundef zeroext i1 @_ZN12_GLOBAL__N_17in_twosEv()
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
  %81 = call noundef zeroext i1 @_ZN12_GLOBAL__N_17in_twosEv()
  %82 = zext i1 %81 to i64
  %83 = select i1 %81, i32 2, i32 4
  %84 = sext i32 %83 to i64
  %85 = load i64, ptr %14, align 8, !tbaa !44
  %86 = add nsw i64 %85, %84
  store i64 %86, ptr %14, align 8, !tbaa !44
  br label %47, !llvm.loop !131

87:                                               ; preds = %52
  call void @llvm.lifetime.end.p0(ptr %13) #20
  br label %88

88:                                               ; preds = %87
  %89 = load i64, ptr %12, align 8, !tbaa !44
  %90 = add nsw i64 %89, 4
  store i64 %90, ptr %12, align 8, !tbaa !44
  br label %35, !llvm.loop !132

91:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %15) #20
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
  call void @llvm.lifetime.end.p0(ptr %15) #20
  br label %122

98:                                               ; preds = %93
  call void @llvm.lifetime.start.p0(ptr %16) #20
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
  call void @llvm.lifetime.end.p0(ptr %16) #20
  br label %119

119:                                              ; preds = %118
  %120 = load i64, ptr %15, align 8, !tbaa !44
  %121 = add nsw i64 %120, 1
  store i64 %121, ptr %15, align 8, !tbaa !44
  br label %93, !llvm.loop !133

122:                                              ; preds = %97
  call void @llvm.lifetime.end.p0(ptr %11) #20
  br label %123

123:                                              ; preds = %122
  %124 = load i64, ptr %9, align 8, !tbaa !44
  %125 = add nsw i64 %124, 1
  store i64 %125, ptr %9, align 8, !tbaa !44
  br label %25, !llvm.loop !134

126:                                              ; preds = %29
  store i32 1, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #20
  call void @llvm.lifetime.end.p0(ptr %7) #20
  ret i1 true
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
define internal noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1) #0 align 2 {
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

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef zeroext i1 @_ZN12_GLOBAL__N_17in_twosEv() #12 {
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
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi2EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1, i64 noundef %2) #13 {
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
  %18 = alloca [2 x [2 x <8 x float>]], align 32
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
  %32 = alloca [2 x ptr], align 16
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i64, align 8
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca <8 x float>, align 32
  %42 = alloca i8, align 1
  %43 = alloca i8, align 1
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #20
  store i32 2, ptr %7, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %8) #20
  store i32 2, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %9) #20
  store i32 1, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #20
  %44 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %45 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %44, i64 noundef 0)
  %46 = getelementptr inbounds i64, ptr %45, i64 1
  %47 = load i64, ptr %46, align 8, !tbaa !44
  store i64 %47, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #20
  %48 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %49 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %48, i64 noundef 1)
  %50 = getelementptr inbounds i64, ptr %49, i64 1
  %51 = load i64, ptr %50, align 8, !tbaa !44
  store i64 %51, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #20
  %52 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %53 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %52, i64 noundef 0)
  %54 = getelementptr inbounds i64, ptr %53, i64 1
  %55 = load i64, ptr %54, align 8, !tbaa !44
  store i64 %55, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #20
  %56 = load i64, ptr %10, align 8, !tbaa !44
  %57 = sdiv i64 %56, 32
  store i64 %57, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #20
  call void @llvm.lifetime.start.p0(ptr %15) #20
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %58

58:                                               ; preds = %75, %3
  %59 = load i32, ptr %15, align 4, !tbaa !6
  %60 = icmp slt i32 %59, 1
  br i1 %60, label %62, label %61

61:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(ptr %15) #20
  br label %78

62:                                               ; preds = %58
  %63 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %64 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %63, i64 noundef 1)
  %65 = load i64, ptr %5, align 8, !tbaa !44
  %66 = load i32, ptr %15, align 4, !tbaa !6
  %67 = sext i32 %66 to i64
  %68 = add nsw i64 %65, %67
  %69 = load i64, ptr %11, align 8, !tbaa !44
  %70 = mul nsw i64 %68, %69
  %71 = getelementptr inbounds i8, ptr %64, i64 %70
  %72 = load i32, ptr %15, align 4, !tbaa !6
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %73
  store ptr %71, ptr %74, align 8, !tbaa !135
  br label %75

75:                                               ; preds = %62
  %76 = load i32, ptr %15, align 4, !tbaa !6
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %15, align 4, !tbaa !6
  br label %58, !llvm.loop !137

78:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(ptr %16) #20
  call void @llvm.lifetime.start.p0(ptr %17) #20
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %79

79:                                               ; preds = %96, %78
  %80 = load i32, ptr %17, align 4, !tbaa !6
  %81 = icmp slt i32 %80, 2
  br i1 %81, label %83, label %82

82:                                               ; preds = %79
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %99

83:                                               ; preds = %79
  %84 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %85 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %84, i64 noundef 0)
  %86 = load i64, ptr %6, align 8, !tbaa !44
  %87 = load i32, ptr %17, align 4, !tbaa !6
  %88 = sext i32 %87 to i64
  %89 = add nsw i64 %86, %88
  %90 = load i64, ptr %10, align 8, !tbaa !44
  %91 = mul nsw i64 %89, %90
  %92 = getelementptr inbounds float, ptr %85, i64 %91
  %93 = load i32, ptr %17, align 4, !tbaa !6
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [2 x ptr], ptr %16, i64 0, i64 %94
  store ptr %92, ptr %95, align 8, !tbaa !119
  br label %96

96:                                               ; preds = %83
  %97 = load i32, ptr %17, align 4, !tbaa !6
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %17, align 4, !tbaa !6
  br label %79, !llvm.loop !138

99:                                               ; preds = %82
  call void @llvm.lifetime.start.p0(ptr %18) #20
  call void @llvm.memset.p0.i64(ptr align 32 %18, i8 0, i64 128, i1 false)
  call void @llvm.lifetime.start.p0(ptr %19) #20
  store i64 0, ptr %19, align 8, !tbaa !44
  br label %100

100:                                              ; preds = %269, %99
  %101 = load i64, ptr %19, align 8, !tbaa !44
  %102 = load i64, ptr %13, align 8, !tbaa !44
  %103 = icmp slt i64 %101, %102
  br i1 %103, label %105, label %104

104:                                              ; preds = %100
  store i32 8, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #20
  br label %272

105:                                              ; preds = %100
  call void @llvm.lifetime.start.p0(ptr %21) #20
  %106 = load i64, ptr %19, align 8, !tbaa !44
  %107 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %108 = sext i32 %107 to i64
  %109 = sdiv i64 %106, %108
  store i64 %109, ptr %21, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %22) #20
  %110 = load i64, ptr %19, align 8, !tbaa !44
  %111 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %112 = sext i32 %111 to i64
  %113 = srem i64 %110, %112
  store i64 %113, ptr %22, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %23) #20
  %114 = load i64, ptr %21, align 8, !tbaa !44
  %115 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %116 = sext i32 %115 to i64
  %117 = mul nsw i64 %114, %116
  store i64 %117, ptr %23, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %24) #20
  call void @llvm.lifetime.start.p0(ptr %25) #20
  store i32 0, ptr %25, align 4, !tbaa !6
  br label %118

118:                                              ; preds = %188, %105
  %119 = load i32, ptr %25, align 4, !tbaa !6
  %120 = icmp slt i32 %119, 1
  br i1 %120, label %122, label %121

121:                                              ; preds = %118
  store i32 11, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #20
  br label %191

122:                                              ; preds = %118
  call void @llvm.lifetime.start.p0(ptr %26) #20
  %123 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %124 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %125 = sdiv i32 %123, %124
  store i32 %125, ptr %26, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %27) #20
  %126 = load i32, ptr %25, align 4, !tbaa !6
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %127
  %129 = load ptr, ptr %128, align 8, !tbaa !135
  %130 = load i64, ptr %19, align 8, !tbaa !44
  %131 = load i32, ptr %26, align 4, !tbaa !6
  %132 = sext i32 %131 to i64
  %133 = mul nsw i64 %130, %132
  %134 = getelementptr inbounds i8, ptr %129, i64 %133
  %135 = load i64, ptr %11, align 8, !tbaa !44
  %136 = mul nsw i64 %135, 1
  %137 = getelementptr inbounds i8, ptr %134, i64 %136
  store ptr %137, ptr %27, align 8, !tbaa !135
  call void @llvm.lifetime.start.p0(ptr %28) #20
  store i32 0, ptr %28, align 4, !tbaa !6
  br label %138

138:                                              ; preds = %148, %122
  %139 = load i32, ptr %28, align 4, !tbaa !6
  %140 = load i32, ptr %26, align 4, !tbaa !6
  %141 = icmp slt i32 %139, %140
  br i1 %141, label %143, label %142

142:                                              ; preds = %138
  store i32 14, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #20
  br label %153

143:                                              ; preds = %138
  %144 = load ptr, ptr %27, align 8, !tbaa !135
  %145 = load i32, ptr %28, align 4, !tbaa !6
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds i8, ptr %144, i64 %146
  call void @llvm.prefetch.p0(ptr %147, i32 0, i32 3, i32 1)
  br label %148

148:                                              ; preds = %143
  %149 = load i32, ptr %28, align 4, !tbaa !6
  %150 = sext i32 %149 to i64
  %151 = add nsw i64 %150, 64
  %152 = trunc i64 %151 to i32
  store i32 %152, ptr %28, align 4, !tbaa !6
  br label %138, !llvm.loop !139

153:                                              ; preds = %142
  call void @llvm.lifetime.start.p0(ptr %29) #20
  %154 = load i32, ptr %25, align 4, !tbaa !6
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %155
  %157 = load ptr, ptr %156, align 8, !tbaa !135
  %158 = load i64, ptr %23, align 8, !tbaa !44
  %159 = getelementptr inbounds i8, ptr %157, i64 %158
  store ptr %159, ptr %29, align 8, !tbaa !135
  call void @llvm.lifetime.start.p0(ptr %30) #20
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %160

160:                                              ; preds = %184, %153
  %161 = load i32, ptr %30, align 4, !tbaa !6
  %162 = icmp slt i32 %161, 2
  br i1 %162, label %164, label %163

163:                                              ; preds = %160
  store i32 17, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #20
  br label %187

164:                                              ; preds = %160
  call void @llvm.lifetime.start.p0(ptr %31) #20
  %165 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 0
  %166 = load ptr, ptr %29, align 8, !tbaa !135
  %167 = load i64, ptr %22, align 8, !tbaa !44
  %168 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %169 = sext i32 %168 to i64
  %170 = mul nsw i64 %167, %169
  %171 = getelementptr inbounds i8, ptr %166, i64 %170
  store ptr %171, ptr %165, align 8, !tbaa !140
  %172 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 1
  %173 = load ptr, ptr %29, align 8, !tbaa !135
  store ptr %173, ptr %172, align 8, !tbaa !142
  %174 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 2
  %175 = load i64, ptr %22, align 8, !tbaa !44
  store i64 %175, ptr %174, align 8, !tbaa !143
  %176 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 3
  %177 = load i32, ptr %30, align 4, !tbaa !6
  store i32 %177, ptr %176, align 8, !tbaa !144
  %178 = load i32, ptr %25, align 4, !tbaa !6
  %179 = mul nsw i32 %178, 2
  %180 = load i32, ptr %30, align 4, !tbaa !6
  %181 = add nsw i32 %179, %180
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %182
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %183, ptr align 8 %31, i64 32, i1 false), !tbaa.struct !145
  call void @llvm.lifetime.end.p0(ptr %31) #20
  br label %184

184:                                              ; preds = %164
  %185 = load i32, ptr %30, align 4, !tbaa !6
  %186 = add nsw i32 %185, 1
  store i32 %186, ptr %30, align 4, !tbaa !6
  br label %160, !llvm.loop !146

187:                                              ; preds = %163
  call void @llvm.lifetime.end.p0(ptr %29) #20
  call void @llvm.lifetime.end.p0(ptr %27) #20
  call void @llvm.lifetime.end.p0(ptr %26) #20
  br label %188

188:                                              ; preds = %187
  %189 = load i32, ptr %25, align 4, !tbaa !6
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %25, align 4, !tbaa !6
  br label %118, !llvm.loop !147

191:                                              ; preds = %121
  %192 = load i32, ptr @has_dot, align 4, !tbaa !6
  %193 = icmp ne i32 %192, 0
  br i1 %193, label %194, label %236

194:                                              ; preds = %191
  call void @llvm.lifetime.start.p0(ptr %32) #20
  call void @llvm.lifetime.start.p0(ptr %33) #20
  store i32 0, ptr %33, align 4, !tbaa !6
  br label %195

195:                                              ; preds = %214, %194
  %196 = load i32, ptr %33, align 4, !tbaa !6
  %197 = icmp slt i32 %196, 2
  br i1 %197, label %199, label %198

198:                                              ; preds = %195
  store i32 20, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #20
  br label %217

199:                                              ; preds = %195
  %200 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %201 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(320) %200, i64 noundef 1)
  %202 = load i64, ptr %6, align 8, !tbaa !44
  %203 = load i32, ptr %33, align 4, !tbaa !6
  %204 = sext i32 %203 to i64
  %205 = add nsw i64 %202, %204
  %206 = load i64, ptr %13, align 8, !tbaa !44
  %207 = mul nsw i64 %205, %206
  %208 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %201, i64 %207
  %209 = load i64, ptr %19, align 8, !tbaa !44
  %210 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %208, i64 %209
  %211 = load i32, ptr %33, align 4, !tbaa !6
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [2 x ptr], ptr %32, i64 0, i64 %212
  store ptr %210, ptr %213, align 8, !tbaa !121
  br label %214

214:                                              ; preds = %199
  %215 = load i32, ptr %33, align 4, !tbaa !6
  %216 = add nsw i32 %215, 1
  store i32 %216, ptr %33, align 4, !tbaa !6
  br label %195, !llvm.loop !148

217:                                              ; preds = %198
  call void @llvm.lifetime.start.p0(ptr %34) #20
  store i32 0, ptr %34, align 4, !tbaa !6
  br label %218

218:                                              ; preds = %232, %217
  %219 = load i32, ptr %34, align 4, !tbaa !6
  %220 = icmp slt i32 %219, 2
  br i1 %220, label %222, label %221

221:                                              ; preds = %218
  store i32 23, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #20
  br label %235

222:                                              ; preds = %218
  %223 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 0
  %224 = load i32, ptr %34, align 4, !tbaa !6
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %223, i64 %225
  %227 = getelementptr inbounds [2 x ptr], ptr %32, i64 0, i64 0
  %228 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %18, i64 0, i64 0
  %229 = load i32, ptr %34, align 4, !tbaa !6
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds [2 x <8 x float>], ptr %228, i64 %230
  call void @_ZN12_GLOBAL__N_110add_digitsILi1ELi2EEEvPKNS_6ColumnEPKPKNS_6RecordEPAT0__Dv8_f(ptr noundef %226, ptr noundef %227, ptr noundef %231)
  br label %232

232:                                              ; preds = %222
  %233 = load i32, ptr %34, align 4, !tbaa !6
  %234 = add nsw i32 %233, 1
  store i32 %234, ptr %34, align 4, !tbaa !6
  br label %218, !llvm.loop !149

235:                                              ; preds = %221
  call void @llvm.lifetime.end.p0(ptr %32) #20
  br label %268

236:                                              ; preds = %191
  call void @llvm.lifetime.start.p0(ptr %35) #20
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %237

237:                                              ; preds = %250, %236
  %238 = load i32, ptr %35, align 4, !tbaa !6
  %239 = icmp slt i32 %238, 2
  br i1 %239, label %241, label %240

240:                                              ; preds = %237
  store i32 26, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #20
  br label %253

241:                                              ; preds = %237
  %242 = load i32, ptr %35, align 4, !tbaa !6
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %243
  %245 = getelementptr inbounds [2 x ptr], ptr %16, i64 0, i64 0
  %246 = load i32, ptr %35, align 4, !tbaa !6
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %18, i64 0, i64 %247
  %249 = getelementptr inbounds [2 x <8 x float>], ptr %248, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_111add_widenedILi2EEEvRKNS_6ColumnEPKPKfPDv8_f(ptr noundef nonnull align 8 dereferenceable(32) %244, ptr noundef %245, ptr noundef %249)
  br label %250

250:                                              ; preds = %241
  %251 = load i32, ptr %35, align 4, !tbaa !6
  %252 = add nsw i32 %251, 1
  store i32 %252, ptr %35, align 4, !tbaa !6
  br label %237, !llvm.loop !150

253:                                              ; preds = %240
  call void @llvm.lifetime.start.p0(ptr %36) #20
  store i32 0, ptr %36, align 4, !tbaa !6
  br label %254

254:                                              ; preds = %264, %253
  %255 = load i32, ptr %36, align 4, !tbaa !6
  %256 = icmp slt i32 %255, 2
  br i1 %256, label %258, label %257

257:                                              ; preds = %254
  store i32 29, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %36) #20
  br label %267

258:                                              ; preds = %254
  %259 = load i32, ptr %36, align 4, !tbaa !6
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds [2 x ptr], ptr %16, i64 0, i64 %260
  %262 = load ptr, ptr %261, align 8, !tbaa !119
  %263 = getelementptr inbounds float, ptr %262, i64 32
  store ptr %263, ptr %261, align 8, !tbaa !119
  br label %264

264:                                              ; preds = %258
  %265 = load i32, ptr %36, align 4, !tbaa !6
  %266 = add nsw i32 %265, 1
  store i32 %266, ptr %36, align 4, !tbaa !6
  br label %254, !llvm.loop !151

267:                                              ; preds = %257
  br label %268

268:                                              ; preds = %267, %235
  call void @llvm.lifetime.end.p0(ptr %24) #20
  call void @llvm.lifetime.end.p0(ptr %23) #20
  call void @llvm.lifetime.end.p0(ptr %22) #20
  call void @llvm.lifetime.end.p0(ptr %21) #20
  br label %269

269:                                              ; preds = %268
  %270 = load i64, ptr %19, align 8, !tbaa !44
  %271 = add nsw i64 %270, 1
  store i64 %271, ptr %19, align 8, !tbaa !44
  br label %100, !llvm.loop !152

272:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(ptr %37) #20
  store i32 0, ptr %37, align 4, !tbaa !6
  br label %273

273:                                              ; preds = %348, %272
  %274 = load i32, ptr %37, align 4, !tbaa !6
  %275 = icmp slt i32 %274, 2
  br i1 %275, label %277, label %276

276:                                              ; preds = %273
  store i32 32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %37) #20
  br label %351

277:                                              ; preds = %273
  call void @llvm.lifetime.start.p0(ptr %38) #20
  %278 = load i64, ptr %5, align 8, !tbaa !44
  %279 = load i32, ptr %37, align 4, !tbaa !6
  %280 = sdiv i32 %279, 2
  %281 = sext i32 %280 to i64
  %282 = add nsw i64 %278, %281
  %283 = mul nsw i64 %282, 16
  store i64 %283, ptr %38, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %39) #20
  %284 = load i32, ptr %37, align 4, !tbaa !6
  %285 = srem i32 %284, 2
  %286 = mul nsw i32 %285, 8
  store i32 %286, ptr %39, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %40) #20
  store i32 0, ptr %40, align 4, !tbaa !6
  br label %287

287:                                              ; preds = %344, %277
  %288 = load i32, ptr %40, align 4, !tbaa !6
  %289 = icmp slt i32 %288, 2
  br i1 %289, label %291, label %290

290:                                              ; preds = %287
  store i32 35, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %40) #20
  br label %347

291:                                              ; preds = %287
  call void @llvm.lifetime.start.p0(ptr %41) #20
  %292 = load i32, ptr %37, align 4, !tbaa !6
  %293 = sext i32 %292 to i64
  %294 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %18, i64 0, i64 %293
  %295 = load i32, ptr %40, align 4, !tbaa !6
  %296 = sext i32 %295 to i64
  %297 = getelementptr inbounds [2 x <8 x float>], ptr %294, i64 0, i64 %296
  %298 = load <8 x float>, ptr %297, align 32, !tbaa !123
  store <8 x float> %298, ptr %41, align 32, !tbaa !123
  %299 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %300 = icmp eq i32 %299, 3
  br i1 %300, label %301, label %318

301:                                              ; preds = %291
  %302 = load i32, ptr %37, align 4, !tbaa !6
  %303 = sdiv i32 %302, 2
  %304 = sext i32 %303 to i64
  %305 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %304
  %306 = load ptr, ptr %305, align 8, !tbaa !135
  %307 = load i64, ptr %11, align 8, !tbaa !44
  %308 = getelementptr inbounds i8, ptr %306, i64 %307
  %309 = load i32, ptr %39, align 4, !tbaa !6
  %310 = sub nsw i32 16, %309
  %311 = mul nsw i32 4, %310
  %312 = sext i32 %311 to i64
  %313 = sub i64 0, %312
  %314 = getelementptr inbounds i8, ptr %308, i64 %313
  %315 = call noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %314)
  %316 = load <8 x float>, ptr %41, align 32, !tbaa !123
  %317 = fmul <8 x float> %316, %315
  store <8 x float> %317, ptr %41, align 32, !tbaa !123
  br label %318

318:                                              ; preds = %301, %291
  %319 = load i64, ptr %12, align 8, !tbaa !44
  %320 = load i64, ptr %38, align 8, !tbaa !44
  %321 = sub nsw i64 %319, %320
  %322 = load i32, ptr %39, align 4, !tbaa !6
  %323 = sext i32 %322 to i64
  %324 = call noundef i8 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %321, i64 noundef %323)
  store i8 %324, ptr %42, align 1
  %325 = load i8, ptr %42, align 1
  %326 = bitcast i8 %325 to <8 x i1>
  %327 = load <8 x float>, ptr %41, align 32, !tbaa !123
  %328 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %329 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(320) %328, i64 noundef 0)
  %330 = load i64, ptr %6, align 8, !tbaa !44
  %331 = load i32, ptr %40, align 4, !tbaa !6
  %332 = sext i32 %331 to i64
  %333 = add nsw i64 %330, %332
  %334 = load i64, ptr %12, align 8, !tbaa !44
  %335 = mul nsw i64 %333, %334
  %336 = getelementptr inbounds float, ptr %329, i64 %335
  %337 = load i64, ptr %38, align 8, !tbaa !44
  %338 = getelementptr inbounds float, ptr %336, i64 %337
  %339 = load i32, ptr %39, align 4, !tbaa !6
  %340 = sext i32 %339 to i64
  %341 = getelementptr inbounds float, ptr %338, i64 %340
  %342 = bitcast <8 x i1> %326 to i8
  store i8 %342, ptr %43, align 1, !tbaa !123
  %343 = load i8, ptr %43, align 1
  call void @_ZN12_GLOBAL__N_112store_maskedIDv8_ffEEvDv8_bT_PT0_(i8 noundef %343, <8 x float> noundef %327, ptr noundef %341)
  call void @llvm.lifetime.end.p0(ptr %41) #20
  br label %344

344:                                              ; preds = %318
  %345 = load i32, ptr %40, align 4, !tbaa !6
  %346 = add nsw i32 %345, 1
  store i32 %346, ptr %40, align 4, !tbaa !6
  br label %287, !llvm.loop !153

347:                                              ; preds = %290
  call void @llvm.lifetime.end.p0(ptr %39) #20
  call void @llvm.lifetime.end.p0(ptr %38) #20
  br label %348

348:                                              ; preds = %347
  %349 = load i32, ptr %37, align 4, !tbaa !6
  %350 = add nsw i32 %349, 1
  store i32 %350, ptr %37, align 4, !tbaa !6
  br label %273, !llvm.loop !154

351:                                              ; preds = %276
  call void @llvm.lifetime.end.p0(ptr %18) #20
  call void @llvm.lifetime.end.p0(ptr %16) #20
  call void @llvm.lifetime.end.p0(ptr %14) #20
  call void @llvm.lifetime.end.p0(ptr %13) #20
  call void @llvm.lifetime.end.p0(ptr %12) #20
  call void @llvm.lifetime.end.p0(ptr %11) #20
  call void @llvm.lifetime.end.p0(ptr %10) #20
  call void @llvm.lifetime.end.p0(ptr %9) #20
  call void @llvm.lifetime.end.p0(ptr %8) #20
  call void @llvm.lifetime.end.p0(ptr %7) #20
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi4EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1, i64 noundef %2) #13 {
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
  %18 = alloca [2 x [4 x <8 x float>]], align 32
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
  %32 = alloca [4 x ptr], align 16
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i64, align 8
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca <8 x float>, align 32
  %42 = alloca i8, align 1
  %43 = alloca i8, align 1
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #20
  store i32 2, ptr %7, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %8) #20
  store i32 2, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %9) #20
  store i32 1, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #20
  %44 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %45 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %44, i64 noundef 0)
  %46 = getelementptr inbounds i64, ptr %45, i64 1
  %47 = load i64, ptr %46, align 8, !tbaa !44
  store i64 %47, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #20
  %48 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %49 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %48, i64 noundef 1)
  %50 = getelementptr inbounds i64, ptr %49, i64 1
  %51 = load i64, ptr %50, align 8, !tbaa !44
  store i64 %51, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #20
  %52 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %53 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %52, i64 noundef 0)
  %54 = getelementptr inbounds i64, ptr %53, i64 1
  %55 = load i64, ptr %54, align 8, !tbaa !44
  store i64 %55, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #20
  %56 = load i64, ptr %10, align 8, !tbaa !44
  %57 = sdiv i64 %56, 32
  store i64 %57, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #20
  call void @llvm.lifetime.start.p0(ptr %15) #20
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %58

58:                                               ; preds = %75, %3
  %59 = load i32, ptr %15, align 4, !tbaa !6
  %60 = icmp slt i32 %59, 1
  br i1 %60, label %62, label %61

61:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(ptr %15) #20
  br label %78

62:                                               ; preds = %58
  %63 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %64 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %63, i64 noundef 1)
  %65 = load i64, ptr %5, align 8, !tbaa !44
  %66 = load i32, ptr %15, align 4, !tbaa !6
  %67 = sext i32 %66 to i64
  %68 = add nsw i64 %65, %67
  %69 = load i64, ptr %11, align 8, !tbaa !44
  %70 = mul nsw i64 %68, %69
  %71 = getelementptr inbounds i8, ptr %64, i64 %70
  %72 = load i32, ptr %15, align 4, !tbaa !6
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %73
  store ptr %71, ptr %74, align 8, !tbaa !135
  br label %75

75:                                               ; preds = %62
  %76 = load i32, ptr %15, align 4, !tbaa !6
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %15, align 4, !tbaa !6
  br label %58, !llvm.loop !155

78:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(ptr %16) #20
  call void @llvm.lifetime.start.p0(ptr %17) #20
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %79

79:                                               ; preds = %96, %78
  %80 = load i32, ptr %17, align 4, !tbaa !6
  %81 = icmp slt i32 %80, 4
  br i1 %81, label %83, label %82

82:                                               ; preds = %79
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %99

83:                                               ; preds = %79
  %84 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %85 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %84, i64 noundef 0)
  %86 = load i64, ptr %6, align 8, !tbaa !44
  %87 = load i32, ptr %17, align 4, !tbaa !6
  %88 = sext i32 %87 to i64
  %89 = add nsw i64 %86, %88
  %90 = load i64, ptr %10, align 8, !tbaa !44
  %91 = mul nsw i64 %89, %90
  %92 = getelementptr inbounds float, ptr %85, i64 %91
  %93 = load i32, ptr %17, align 4, !tbaa !6
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [4 x ptr], ptr %16, i64 0, i64 %94
  store ptr %92, ptr %95, align 8, !tbaa !119
  br label %96

96:                                               ; preds = %83
  %97 = load i32, ptr %17, align 4, !tbaa !6
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %17, align 4, !tbaa !6
  br label %79, !llvm.loop !156

99:                                               ; preds = %82
  call void @llvm.lifetime.start.p0(ptr %18) #20
  call void @llvm.memset.p0.i64(ptr align 32 %18, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr %19) #20
  store i64 0, ptr %19, align 8, !tbaa !44
  br label %100

100:                                              ; preds = %269, %99
  %101 = load i64, ptr %19, align 8, !tbaa !44
  %102 = load i64, ptr %13, align 8, !tbaa !44
  %103 = icmp slt i64 %101, %102
  br i1 %103, label %105, label %104

104:                                              ; preds = %100
  store i32 8, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #20
  br label %272

105:                                              ; preds = %100
  call void @llvm.lifetime.start.p0(ptr %21) #20
  %106 = load i64, ptr %19, align 8, !tbaa !44
  %107 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %108 = sext i32 %107 to i64
  %109 = sdiv i64 %106, %108
  store i64 %109, ptr %21, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %22) #20
  %110 = load i64, ptr %19, align 8, !tbaa !44
  %111 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %112 = sext i32 %111 to i64
  %113 = srem i64 %110, %112
  store i64 %113, ptr %22, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %23) #20
  %114 = load i64, ptr %21, align 8, !tbaa !44
  %115 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %116 = sext i32 %115 to i64
  %117 = mul nsw i64 %114, %116
  store i64 %117, ptr %23, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %24) #20
  call void @llvm.lifetime.start.p0(ptr %25) #20
  store i32 0, ptr %25, align 4, !tbaa !6
  br label %118

118:                                              ; preds = %188, %105
  %119 = load i32, ptr %25, align 4, !tbaa !6
  %120 = icmp slt i32 %119, 1
  br i1 %120, label %122, label %121

121:                                              ; preds = %118
  store i32 11, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #20
  br label %191

122:                                              ; preds = %118
  call void @llvm.lifetime.start.p0(ptr %26) #20
  %123 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %124 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %125 = sdiv i32 %123, %124
  store i32 %125, ptr %26, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %27) #20
  %126 = load i32, ptr %25, align 4, !tbaa !6
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %127
  %129 = load ptr, ptr %128, align 8, !tbaa !135
  %130 = load i64, ptr %19, align 8, !tbaa !44
  %131 = load i32, ptr %26, align 4, !tbaa !6
  %132 = sext i32 %131 to i64
  %133 = mul nsw i64 %130, %132
  %134 = getelementptr inbounds i8, ptr %129, i64 %133
  %135 = load i64, ptr %11, align 8, !tbaa !44
  %136 = mul nsw i64 %135, 1
  %137 = getelementptr inbounds i8, ptr %134, i64 %136
  store ptr %137, ptr %27, align 8, !tbaa !135
  call void @llvm.lifetime.start.p0(ptr %28) #20
  store i32 0, ptr %28, align 4, !tbaa !6
  br label %138

138:                                              ; preds = %148, %122
  %139 = load i32, ptr %28, align 4, !tbaa !6
  %140 = load i32, ptr %26, align 4, !tbaa !6
  %141 = icmp slt i32 %139, %140
  br i1 %141, label %143, label %142

142:                                              ; preds = %138
  store i32 14, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #20
  br label %153

143:                                              ; preds = %138
  %144 = load ptr, ptr %27, align 8, !tbaa !135
  %145 = load i32, ptr %28, align 4, !tbaa !6
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds i8, ptr %144, i64 %146
  call void @llvm.prefetch.p0(ptr %147, i32 0, i32 3, i32 1)
  br label %148

148:                                              ; preds = %143
  %149 = load i32, ptr %28, align 4, !tbaa !6
  %150 = sext i32 %149 to i64
  %151 = add nsw i64 %150, 64
  %152 = trunc i64 %151 to i32
  store i32 %152, ptr %28, align 4, !tbaa !6
  br label %138, !llvm.loop !157

153:                                              ; preds = %142
  call void @llvm.lifetime.start.p0(ptr %29) #20
  %154 = load i32, ptr %25, align 4, !tbaa !6
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %155
  %157 = load ptr, ptr %156, align 8, !tbaa !135
  %158 = load i64, ptr %23, align 8, !tbaa !44
  %159 = getelementptr inbounds i8, ptr %157, i64 %158
  store ptr %159, ptr %29, align 8, !tbaa !135
  call void @llvm.lifetime.start.p0(ptr %30) #20
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %160

160:                                              ; preds = %184, %153
  %161 = load i32, ptr %30, align 4, !tbaa !6
  %162 = icmp slt i32 %161, 2
  br i1 %162, label %164, label %163

163:                                              ; preds = %160
  store i32 17, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #20
  br label %187

164:                                              ; preds = %160
  call void @llvm.lifetime.start.p0(ptr %31) #20
  %165 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 0
  %166 = load ptr, ptr %29, align 8, !tbaa !135
  %167 = load i64, ptr %22, align 8, !tbaa !44
  %168 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %169 = sext i32 %168 to i64
  %170 = mul nsw i64 %167, %169
  %171 = getelementptr inbounds i8, ptr %166, i64 %170
  store ptr %171, ptr %165, align 8, !tbaa !140
  %172 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 1
  %173 = load ptr, ptr %29, align 8, !tbaa !135
  store ptr %173, ptr %172, align 8, !tbaa !142
  %174 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 2
  %175 = load i64, ptr %22, align 8, !tbaa !44
  store i64 %175, ptr %174, align 8, !tbaa !143
  %176 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 3
  %177 = load i32, ptr %30, align 4, !tbaa !6
  store i32 %177, ptr %176, align 8, !tbaa !144
  %178 = load i32, ptr %25, align 4, !tbaa !6
  %179 = mul nsw i32 %178, 2
  %180 = load i32, ptr %30, align 4, !tbaa !6
  %181 = add nsw i32 %179, %180
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %182
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %183, ptr align 8 %31, i64 32, i1 false), !tbaa.struct !145
  call void @llvm.lifetime.end.p0(ptr %31) #20
  br label %184

184:                                              ; preds = %164
  %185 = load i32, ptr %30, align 4, !tbaa !6
  %186 = add nsw i32 %185, 1
  store i32 %186, ptr %30, align 4, !tbaa !6
  br label %160, !llvm.loop !158

187:                                              ; preds = %163
  call void @llvm.lifetime.end.p0(ptr %29) #20
  call void @llvm.lifetime.end.p0(ptr %27) #20
  call void @llvm.lifetime.end.p0(ptr %26) #20
  br label %188

188:                                              ; preds = %187
  %189 = load i32, ptr %25, align 4, !tbaa !6
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %25, align 4, !tbaa !6
  br label %118, !llvm.loop !159

191:                                              ; preds = %121
  %192 = load i32, ptr @has_dot, align 4, !tbaa !6
  %193 = icmp ne i32 %192, 0
  br i1 %193, label %194, label %236

194:                                              ; preds = %191
  call void @llvm.lifetime.start.p0(ptr %32) #20
  call void @llvm.lifetime.start.p0(ptr %33) #20
  store i32 0, ptr %33, align 4, !tbaa !6
  br label %195

195:                                              ; preds = %214, %194
  %196 = load i32, ptr %33, align 4, !tbaa !6
  %197 = icmp slt i32 %196, 4
  br i1 %197, label %199, label %198

198:                                              ; preds = %195
  store i32 20, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #20
  br label %217

199:                                              ; preds = %195
  %200 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %201 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(320) %200, i64 noundef 1)
  %202 = load i64, ptr %6, align 8, !tbaa !44
  %203 = load i32, ptr %33, align 4, !tbaa !6
  %204 = sext i32 %203 to i64
  %205 = add nsw i64 %202, %204
  %206 = load i64, ptr %13, align 8, !tbaa !44
  %207 = mul nsw i64 %205, %206
  %208 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %201, i64 %207
  %209 = load i64, ptr %19, align 8, !tbaa !44
  %210 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %208, i64 %209
  %211 = load i32, ptr %33, align 4, !tbaa !6
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [4 x ptr], ptr %32, i64 0, i64 %212
  store ptr %210, ptr %213, align 8, !tbaa !121
  br label %214

214:                                              ; preds = %199
  %215 = load i32, ptr %33, align 4, !tbaa !6
  %216 = add nsw i32 %215, 1
  store i32 %216, ptr %33, align 4, !tbaa !6
  br label %195, !llvm.loop !160

217:                                              ; preds = %198
  call void @llvm.lifetime.start.p0(ptr %34) #20
  store i32 0, ptr %34, align 4, !tbaa !6
  br label %218

218:                                              ; preds = %232, %217
  %219 = load i32, ptr %34, align 4, !tbaa !6
  %220 = icmp slt i32 %219, 2
  br i1 %220, label %222, label %221

221:                                              ; preds = %218
  store i32 23, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #20
  br label %235

222:                                              ; preds = %218
  %223 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 0
  %224 = load i32, ptr %34, align 4, !tbaa !6
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %223, i64 %225
  %227 = getelementptr inbounds [4 x ptr], ptr %32, i64 0, i64 0
  %228 = getelementptr inbounds [2 x [4 x <8 x float>]], ptr %18, i64 0, i64 0
  %229 = load i32, ptr %34, align 4, !tbaa !6
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds [4 x <8 x float>], ptr %228, i64 %230
  call void @_ZN12_GLOBAL__N_110add_digitsILi1ELi4EEEvPKNS_6ColumnEPKPKNS_6RecordEPAT0__Dv8_f(ptr noundef %226, ptr noundef %227, ptr noundef %231)
  br label %232

232:                                              ; preds = %222
  %233 = load i32, ptr %34, align 4, !tbaa !6
  %234 = add nsw i32 %233, 1
  store i32 %234, ptr %34, align 4, !tbaa !6
  br label %218, !llvm.loop !161

235:                                              ; preds = %221
  call void @llvm.lifetime.end.p0(ptr %32) #20
  br label %268

236:                                              ; preds = %191
  call void @llvm.lifetime.start.p0(ptr %35) #20
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %237

237:                                              ; preds = %250, %236
  %238 = load i32, ptr %35, align 4, !tbaa !6
  %239 = icmp slt i32 %238, 2
  br i1 %239, label %241, label %240

240:                                              ; preds = %237
  store i32 26, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #20
  br label %253

241:                                              ; preds = %237
  %242 = load i32, ptr %35, align 4, !tbaa !6
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %243
  %245 = getelementptr inbounds [4 x ptr], ptr %16, i64 0, i64 0
  %246 = load i32, ptr %35, align 4, !tbaa !6
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds [2 x [4 x <8 x float>]], ptr %18, i64 0, i64 %247
  %249 = getelementptr inbounds [4 x <8 x float>], ptr %248, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_111add_widenedILi4EEEvRKNS_6ColumnEPKPKfPDv8_f(ptr noundef nonnull align 8 dereferenceable(32) %244, ptr noundef %245, ptr noundef %249)
  br label %250

250:                                              ; preds = %241
  %251 = load i32, ptr %35, align 4, !tbaa !6
  %252 = add nsw i32 %251, 1
  store i32 %252, ptr %35, align 4, !tbaa !6
  br label %237, !llvm.loop !162

253:                                              ; preds = %240
  call void @llvm.lifetime.start.p0(ptr %36) #20
  store i32 0, ptr %36, align 4, !tbaa !6
  br label %254

254:                                              ; preds = %264, %253
  %255 = load i32, ptr %36, align 4, !tbaa !6
  %256 = icmp slt i32 %255, 4
  br i1 %256, label %258, label %257

257:                                              ; preds = %254
  store i32 29, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %36) #20
  br label %267

258:                                              ; preds = %254
  %259 = load i32, ptr %36, align 4, !tbaa !6
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds [4 x ptr], ptr %16, i64 0, i64 %260
  %262 = load ptr, ptr %261, align 8, !tbaa !119
  %263 = getelementptr inbounds float, ptr %262, i64 32
  store ptr %263, ptr %261, align 8, !tbaa !119
  br label %264

264:                                              ; preds = %258
  %265 = load i32, ptr %36, align 4, !tbaa !6
  %266 = add nsw i32 %265, 1
  store i32 %266, ptr %36, align 4, !tbaa !6
  br label %254, !llvm.loop !163

267:                                              ; preds = %257
  br label %268

268:                                              ; preds = %267, %235
  call void @llvm.lifetime.end.p0(ptr %24) #20
  call void @llvm.lifetime.end.p0(ptr %23) #20
  call void @llvm.lifetime.end.p0(ptr %22) #20
  call void @llvm.lifetime.end.p0(ptr %21) #20
  br label %269

269:                                              ; preds = %268
  %270 = load i64, ptr %19, align 8, !tbaa !44
  %271 = add nsw i64 %270, 1
  store i64 %271, ptr %19, align 8, !tbaa !44
  br label %100, !llvm.loop !164

272:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(ptr %37) #20
  store i32 0, ptr %37, align 4, !tbaa !6
  br label %273

273:                                              ; preds = %348, %272
  %274 = load i32, ptr %37, align 4, !tbaa !6
  %275 = icmp slt i32 %274, 2
  br i1 %275, label %277, label %276

276:                                              ; preds = %273
  store i32 32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %37) #20
  br label %351

277:                                              ; preds = %273
  call void @llvm.lifetime.start.p0(ptr %38) #20
  %278 = load i64, ptr %5, align 8, !tbaa !44
  %279 = load i32, ptr %37, align 4, !tbaa !6
  %280 = sdiv i32 %279, 2
  %281 = sext i32 %280 to i64
  %282 = add nsw i64 %278, %281
  %283 = mul nsw i64 %282, 16
  store i64 %283, ptr %38, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %39) #20
  %284 = load i32, ptr %37, align 4, !tbaa !6
  %285 = srem i32 %284, 2
  %286 = mul nsw i32 %285, 8
  store i32 %286, ptr %39, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %40) #20
  store i32 0, ptr %40, align 4, !tbaa !6
  br label %287

287:                                              ; preds = %344, %277
  %288 = load i32, ptr %40, align 4, !tbaa !6
  %289 = icmp slt i32 %288, 4
  br i1 %289, label %291, label %290

290:                                              ; preds = %287
  store i32 35, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %40) #20
  br label %347

291:                                              ; preds = %287
  call void @llvm.lifetime.start.p0(ptr %41) #20
  %292 = load i32, ptr %37, align 4, !tbaa !6
  %293 = sext i32 %292 to i64
  %294 = getelementptr inbounds [2 x [4 x <8 x float>]], ptr %18, i64 0, i64 %293
  %295 = load i32, ptr %40, align 4, !tbaa !6
  %296 = sext i32 %295 to i64
  %297 = getelementptr inbounds [4 x <8 x float>], ptr %294, i64 0, i64 %296
  %298 = load <8 x float>, ptr %297, align 32, !tbaa !123
  store <8 x float> %298, ptr %41, align 32, !tbaa !123
  %299 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %300 = icmp eq i32 %299, 3
  br i1 %300, label %301, label %318

301:                                              ; preds = %291
  %302 = load i32, ptr %37, align 4, !tbaa !6
  %303 = sdiv i32 %302, 2
  %304 = sext i32 %303 to i64
  %305 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %304
  %306 = load ptr, ptr %305, align 8, !tbaa !135
  %307 = load i64, ptr %11, align 8, !tbaa !44
  %308 = getelementptr inbounds i8, ptr %306, i64 %307
  %309 = load i32, ptr %39, align 4, !tbaa !6
  %310 = sub nsw i32 16, %309
  %311 = mul nsw i32 4, %310
  %312 = sext i32 %311 to i64
  %313 = sub i64 0, %312
  %314 = getelementptr inbounds i8, ptr %308, i64 %313
  %315 = call noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %314)
  %316 = load <8 x float>, ptr %41, align 32, !tbaa !123
  %317 = fmul <8 x float> %316, %315
  store <8 x float> %317, ptr %41, align 32, !tbaa !123
  br label %318

318:                                              ; preds = %301, %291
  %319 = load i64, ptr %12, align 8, !tbaa !44
  %320 = load i64, ptr %38, align 8, !tbaa !44
  %321 = sub nsw i64 %319, %320
  %322 = load i32, ptr %39, align 4, !tbaa !6
  %323 = sext i32 %322 to i64
  %324 = call noundef i8 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %321, i64 noundef %323)
  store i8 %324, ptr %42, align 1
  %325 = load i8, ptr %42, align 1
  %326 = bitcast i8 %325 to <8 x i1>
  %327 = load <8 x float>, ptr %41, align 32, !tbaa !123
  %328 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %329 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(320) %328, i64 noundef 0)
  %330 = load i64, ptr %6, align 8, !tbaa !44
  %331 = load i32, ptr %40, align 4, !tbaa !6
  %332 = sext i32 %331 to i64
  %333 = add nsw i64 %330, %332
  %334 = load i64, ptr %12, align 8, !tbaa !44
  %335 = mul nsw i64 %333, %334
  %336 = getelementptr inbounds float, ptr %329, i64 %335
  %337 = load i64, ptr %38, align 8, !tbaa !44
  %338 = getelementptr inbounds float, ptr %336, i64 %337
  %339 = load i32, ptr %39, align 4, !tbaa !6
  %340 = sext i32 %339 to i64
  %341 = getelementptr inbounds float, ptr %338, i64 %340
  %342 = bitcast <8 x i1> %326 to i8
  store i8 %342, ptr %43, align 1, !tbaa !123
  %343 = load i8, ptr %43, align 1
  call void @_ZN12_GLOBAL__N_112store_maskedIDv8_ffEEvDv8_bT_PT0_(i8 noundef %343, <8 x float> noundef %327, ptr noundef %341)
  call void @llvm.lifetime.end.p0(ptr %41) #20
  br label %344

344:                                              ; preds = %318
  %345 = load i32, ptr %40, align 4, !tbaa !6
  %346 = add nsw i32 %345, 1
  store i32 %346, ptr %40, align 4, !tbaa !6
  br label %287, !llvm.loop !165

347:                                              ; preds = %290
  call void @llvm.lifetime.end.p0(ptr %39) #20
  call void @llvm.lifetime.end.p0(ptr %38) #20
  br label %348

348:                                              ; preds = %347
  %349 = load i32, ptr %37, align 4, !tbaa !6
  %350 = add nsw i32 %349, 1
  store i32 %350, ptr %37, align 4, !tbaa !6
  br label %273, !llvm.loop !166

351:                                              ; preds = %276
  call void @llvm.lifetime.end.p0(ptr %18) #20
  call void @llvm.lifetime.end.p0(ptr %16) #20
  call void @llvm.lifetime.end.p0(ptr %14) #20
  call void @llvm.lifetime.end.p0(ptr %13) #20
  call void @llvm.lifetime.end.p0(ptr %12) #20
  call void @llvm.lifetime.end.p0(ptr %11) #20
  call void @llvm.lifetime.end.p0(ptr %10) #20
  call void @llvm.lifetime.end.p0(ptr %9) #20
  call void @llvm.lifetime.end.p0(ptr %8) #20
  call void @llvm.lifetime.end.p0(ptr %7) #20
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi1EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1, i64 noundef %2) #13 {
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
  %18 = alloca [2 x [1 x <8 x float>]], align 32
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
  %32 = alloca [1 x ptr], align 8
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i64, align 8
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca <8 x float>, align 32
  %42 = alloca i8, align 1
  %43 = alloca i8, align 1
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #20
  store i32 2, ptr %7, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %8) #20
  store i32 2, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %9) #20
  store i32 1, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #20
  %44 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %45 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %44, i64 noundef 0)
  %46 = getelementptr inbounds i64, ptr %45, i64 1
  %47 = load i64, ptr %46, align 8, !tbaa !44
  store i64 %47, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #20
  %48 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %49 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %48, i64 noundef 1)
  %50 = getelementptr inbounds i64, ptr %49, i64 1
  %51 = load i64, ptr %50, align 8, !tbaa !44
  store i64 %51, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #20
  %52 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %53 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %52, i64 noundef 0)
  %54 = getelementptr inbounds i64, ptr %53, i64 1
  %55 = load i64, ptr %54, align 8, !tbaa !44
  store i64 %55, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #20
  %56 = load i64, ptr %10, align 8, !tbaa !44
  %57 = sdiv i64 %56, 32
  store i64 %57, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #20
  call void @llvm.lifetime.start.p0(ptr %15) #20
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %58

58:                                               ; preds = %75, %3
  %59 = load i32, ptr %15, align 4, !tbaa !6
  %60 = icmp slt i32 %59, 1
  br i1 %60, label %62, label %61

61:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(ptr %15) #20
  br label %78

62:                                               ; preds = %58
  %63 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %64 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %63, i64 noundef 1)
  %65 = load i64, ptr %5, align 8, !tbaa !44
  %66 = load i32, ptr %15, align 4, !tbaa !6
  %67 = sext i32 %66 to i64
  %68 = add nsw i64 %65, %67
  %69 = load i64, ptr %11, align 8, !tbaa !44
  %70 = mul nsw i64 %68, %69
  %71 = getelementptr inbounds i8, ptr %64, i64 %70
  %72 = load i32, ptr %15, align 4, !tbaa !6
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %73
  store ptr %71, ptr %74, align 8, !tbaa !135
  br label %75

75:                                               ; preds = %62
  %76 = load i32, ptr %15, align 4, !tbaa !6
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %15, align 4, !tbaa !6
  br label %58, !llvm.loop !167

78:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(ptr %16) #20
  call void @llvm.lifetime.start.p0(ptr %17) #20
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %79

79:                                               ; preds = %96, %78
  %80 = load i32, ptr %17, align 4, !tbaa !6
  %81 = icmp slt i32 %80, 1
  br i1 %81, label %83, label %82

82:                                               ; preds = %79
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %99

83:                                               ; preds = %79
  %84 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %85 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %84, i64 noundef 0)
  %86 = load i64, ptr %6, align 8, !tbaa !44
  %87 = load i32, ptr %17, align 4, !tbaa !6
  %88 = sext i32 %87 to i64
  %89 = add nsw i64 %86, %88
  %90 = load i64, ptr %10, align 8, !tbaa !44
  %91 = mul nsw i64 %89, %90
  %92 = getelementptr inbounds float, ptr %85, i64 %91
  %93 = load i32, ptr %17, align 4, !tbaa !6
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %94
  store ptr %92, ptr %95, align 8, !tbaa !119
  br label %96

96:                                               ; preds = %83
  %97 = load i32, ptr %17, align 4, !tbaa !6
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %17, align 4, !tbaa !6
  br label %79, !llvm.loop !168

99:                                               ; preds = %82
  call void @llvm.lifetime.start.p0(ptr %18) #20
  call void @llvm.memset.p0.i64(ptr align 32 %18, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(ptr %19) #20
  store i64 0, ptr %19, align 8, !tbaa !44
  br label %100

100:                                              ; preds = %269, %99
  %101 = load i64, ptr %19, align 8, !tbaa !44
  %102 = load i64, ptr %13, align 8, !tbaa !44
  %103 = icmp slt i64 %101, %102
  br i1 %103, label %105, label %104

104:                                              ; preds = %100
  store i32 8, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #20
  br label %272

105:                                              ; preds = %100
  call void @llvm.lifetime.start.p0(ptr %21) #20
  %106 = load i64, ptr %19, align 8, !tbaa !44
  %107 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %108 = sext i32 %107 to i64
  %109 = sdiv i64 %106, %108
  store i64 %109, ptr %21, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %22) #20
  %110 = load i64, ptr %19, align 8, !tbaa !44
  %111 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %112 = sext i32 %111 to i64
  %113 = srem i64 %110, %112
  store i64 %113, ptr %22, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %23) #20
  %114 = load i64, ptr %21, align 8, !tbaa !44
  %115 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %116 = sext i32 %115 to i64
  %117 = mul nsw i64 %114, %116
  store i64 %117, ptr %23, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %24) #20
  call void @llvm.lifetime.start.p0(ptr %25) #20
  store i32 0, ptr %25, align 4, !tbaa !6
  br label %118

118:                                              ; preds = %188, %105
  %119 = load i32, ptr %25, align 4, !tbaa !6
  %120 = icmp slt i32 %119, 1
  br i1 %120, label %122, label %121

121:                                              ; preds = %118
  store i32 11, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #20
  br label %191

122:                                              ; preds = %118
  call void @llvm.lifetime.start.p0(ptr %26) #20
  %123 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %124 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %125 = sdiv i32 %123, %124
  store i32 %125, ptr %26, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %27) #20
  %126 = load i32, ptr %25, align 4, !tbaa !6
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %127
  %129 = load ptr, ptr %128, align 8, !tbaa !135
  %130 = load i64, ptr %19, align 8, !tbaa !44
  %131 = load i32, ptr %26, align 4, !tbaa !6
  %132 = sext i32 %131 to i64
  %133 = mul nsw i64 %130, %132
  %134 = getelementptr inbounds i8, ptr %129, i64 %133
  %135 = load i64, ptr %11, align 8, !tbaa !44
  %136 = mul nsw i64 %135, 1
  %137 = getelementptr inbounds i8, ptr %134, i64 %136
  store ptr %137, ptr %27, align 8, !tbaa !135
  call void @llvm.lifetime.start.p0(ptr %28) #20
  store i32 0, ptr %28, align 4, !tbaa !6
  br label %138

138:                                              ; preds = %148, %122
  %139 = load i32, ptr %28, align 4, !tbaa !6
  %140 = load i32, ptr %26, align 4, !tbaa !6
  %141 = icmp slt i32 %139, %140
  br i1 %141, label %143, label %142

142:                                              ; preds = %138
  store i32 14, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #20
  br label %153

143:                                              ; preds = %138
  %144 = load ptr, ptr %27, align 8, !tbaa !135
  %145 = load i32, ptr %28, align 4, !tbaa !6
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds i8, ptr %144, i64 %146
  call void @llvm.prefetch.p0(ptr %147, i32 0, i32 3, i32 1)
  br label %148

148:                                              ; preds = %143
  %149 = load i32, ptr %28, align 4, !tbaa !6
  %150 = sext i32 %149 to i64
  %151 = add nsw i64 %150, 64
  %152 = trunc i64 %151 to i32
  store i32 %152, ptr %28, align 4, !tbaa !6
  br label %138, !llvm.loop !169

153:                                              ; preds = %142
  call void @llvm.lifetime.start.p0(ptr %29) #20
  %154 = load i32, ptr %25, align 4, !tbaa !6
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %155
  %157 = load ptr, ptr %156, align 8, !tbaa !135
  %158 = load i64, ptr %23, align 8, !tbaa !44
  %159 = getelementptr inbounds i8, ptr %157, i64 %158
  store ptr %159, ptr %29, align 8, !tbaa !135
  call void @llvm.lifetime.start.p0(ptr %30) #20
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %160

160:                                              ; preds = %184, %153
  %161 = load i32, ptr %30, align 4, !tbaa !6
  %162 = icmp slt i32 %161, 2
  br i1 %162, label %164, label %163

163:                                              ; preds = %160
  store i32 17, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #20
  br label %187

164:                                              ; preds = %160
  call void @llvm.lifetime.start.p0(ptr %31) #20
  %165 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 0
  %166 = load ptr, ptr %29, align 8, !tbaa !135
  %167 = load i64, ptr %22, align 8, !tbaa !44
  %168 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %169 = sext i32 %168 to i64
  %170 = mul nsw i64 %167, %169
  %171 = getelementptr inbounds i8, ptr %166, i64 %170
  store ptr %171, ptr %165, align 8, !tbaa !140
  %172 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 1
  %173 = load ptr, ptr %29, align 8, !tbaa !135
  store ptr %173, ptr %172, align 8, !tbaa !142
  %174 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 2
  %175 = load i64, ptr %22, align 8, !tbaa !44
  store i64 %175, ptr %174, align 8, !tbaa !143
  %176 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 3
  %177 = load i32, ptr %30, align 4, !tbaa !6
  store i32 %177, ptr %176, align 8, !tbaa !144
  %178 = load i32, ptr %25, align 4, !tbaa !6
  %179 = mul nsw i32 %178, 2
  %180 = load i32, ptr %30, align 4, !tbaa !6
  %181 = add nsw i32 %179, %180
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %182
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %183, ptr align 8 %31, i64 32, i1 false), !tbaa.struct !145
  call void @llvm.lifetime.end.p0(ptr %31) #20
  br label %184

184:                                              ; preds = %164
  %185 = load i32, ptr %30, align 4, !tbaa !6
  %186 = add nsw i32 %185, 1
  store i32 %186, ptr %30, align 4, !tbaa !6
  br label %160, !llvm.loop !170

187:                                              ; preds = %163
  call void @llvm.lifetime.end.p0(ptr %29) #20
  call void @llvm.lifetime.end.p0(ptr %27) #20
  call void @llvm.lifetime.end.p0(ptr %26) #20
  br label %188

188:                                              ; preds = %187
  %189 = load i32, ptr %25, align 4, !tbaa !6
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %25, align 4, !tbaa !6
  br label %118, !llvm.loop !171

191:                                              ; preds = %121
  %192 = load i32, ptr @has_dot, align 4, !tbaa !6
  %193 = icmp ne i32 %192, 0
  br i1 %193, label %194, label %236

194:                                              ; preds = %191
  call void @llvm.lifetime.start.p0(ptr %32) #20
  call void @llvm.lifetime.start.p0(ptr %33) #20
  store i32 0, ptr %33, align 4, !tbaa !6
  br label %195

195:                                              ; preds = %214, %194
  %196 = load i32, ptr %33, align 4, !tbaa !6
  %197 = icmp slt i32 %196, 1
  br i1 %197, label %199, label %198

198:                                              ; preds = %195
  store i32 20, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #20
  br label %217

199:                                              ; preds = %195
  %200 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %201 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(320) %200, i64 noundef 1)
  %202 = load i64, ptr %6, align 8, !tbaa !44
  %203 = load i32, ptr %33, align 4, !tbaa !6
  %204 = sext i32 %203 to i64
  %205 = add nsw i64 %202, %204
  %206 = load i64, ptr %13, align 8, !tbaa !44
  %207 = mul nsw i64 %205, %206
  %208 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %201, i64 %207
  %209 = load i64, ptr %19, align 8, !tbaa !44
  %210 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %208, i64 %209
  %211 = load i32, ptr %33, align 4, !tbaa !6
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [1 x ptr], ptr %32, i64 0, i64 %212
  store ptr %210, ptr %213, align 8, !tbaa !121
  br label %214

214:                                              ; preds = %199
  %215 = load i32, ptr %33, align 4, !tbaa !6
  %216 = add nsw i32 %215, 1
  store i32 %216, ptr %33, align 4, !tbaa !6
  br label %195, !llvm.loop !172

217:                                              ; preds = %198
  call void @llvm.lifetime.start.p0(ptr %34) #20
  store i32 0, ptr %34, align 4, !tbaa !6
  br label %218

218:                                              ; preds = %232, %217
  %219 = load i32, ptr %34, align 4, !tbaa !6
  %220 = icmp slt i32 %219, 2
  br i1 %220, label %222, label %221

221:                                              ; preds = %218
  store i32 23, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #20
  br label %235

222:                                              ; preds = %218
  %223 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 0
  %224 = load i32, ptr %34, align 4, !tbaa !6
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %223, i64 %225
  %227 = getelementptr inbounds [1 x ptr], ptr %32, i64 0, i64 0
  %228 = getelementptr inbounds [2 x [1 x <8 x float>]], ptr %18, i64 0, i64 0
  %229 = load i32, ptr %34, align 4, !tbaa !6
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds [1 x <8 x float>], ptr %228, i64 %230
  call void @_ZN12_GLOBAL__N_110add_digitsILi1ELi1EEEvPKNS_6ColumnEPKPKNS_6RecordEPAT0__Dv8_f(ptr noundef %226, ptr noundef %227, ptr noundef %231)
  br label %232

232:                                              ; preds = %222
  %233 = load i32, ptr %34, align 4, !tbaa !6
  %234 = add nsw i32 %233, 1
  store i32 %234, ptr %34, align 4, !tbaa !6
  br label %218, !llvm.loop !173

235:                                              ; preds = %221
  call void @llvm.lifetime.end.p0(ptr %32) #20
  br label %268

236:                                              ; preds = %191
  call void @llvm.lifetime.start.p0(ptr %35) #20
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %237

237:                                              ; preds = %250, %236
  %238 = load i32, ptr %35, align 4, !tbaa !6
  %239 = icmp slt i32 %238, 2
  br i1 %239, label %241, label %240

240:                                              ; preds = %237
  store i32 26, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #20
  br label %253

241:                                              ; preds = %237
  %242 = load i32, ptr %35, align 4, !tbaa !6
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %243
  %245 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 0
  %246 = load i32, ptr %35, align 4, !tbaa !6
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds [2 x [1 x <8 x float>]], ptr %18, i64 0, i64 %247
  %249 = getelementptr inbounds [1 x <8 x float>], ptr %248, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_111add_widenedILi1EEEvRKNS_6ColumnEPKPKfPDv8_f(ptr noundef nonnull align 8 dereferenceable(32) %244, ptr noundef %245, ptr noundef %249)
  br label %250

250:                                              ; preds = %241
  %251 = load i32, ptr %35, align 4, !tbaa !6
  %252 = add nsw i32 %251, 1
  store i32 %252, ptr %35, align 4, !tbaa !6
  br label %237, !llvm.loop !174

253:                                              ; preds = %240
  call void @llvm.lifetime.start.p0(ptr %36) #20
  store i32 0, ptr %36, align 4, !tbaa !6
  br label %254

254:                                              ; preds = %264, %253
  %255 = load i32, ptr %36, align 4, !tbaa !6
  %256 = icmp slt i32 %255, 1
  br i1 %256, label %258, label %257

257:                                              ; preds = %254
  store i32 29, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %36) #20
  br label %267

258:                                              ; preds = %254
  %259 = load i32, ptr %36, align 4, !tbaa !6
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %260
  %262 = load ptr, ptr %261, align 8, !tbaa !119
  %263 = getelementptr inbounds float, ptr %262, i64 32
  store ptr %263, ptr %261, align 8, !tbaa !119
  br label %264

264:                                              ; preds = %258
  %265 = load i32, ptr %36, align 4, !tbaa !6
  %266 = add nsw i32 %265, 1
  store i32 %266, ptr %36, align 4, !tbaa !6
  br label %254, !llvm.loop !175

267:                                              ; preds = %257
  br label %268

268:                                              ; preds = %267, %235
  call void @llvm.lifetime.end.p0(ptr %24) #20
  call void @llvm.lifetime.end.p0(ptr %23) #20
  call void @llvm.lifetime.end.p0(ptr %22) #20
  call void @llvm.lifetime.end.p0(ptr %21) #20
  br label %269

269:                                              ; preds = %268
  %270 = load i64, ptr %19, align 8, !tbaa !44
  %271 = add nsw i64 %270, 1
  store i64 %271, ptr %19, align 8, !tbaa !44
  br label %100, !llvm.loop !176

272:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(ptr %37) #20
  store i32 0, ptr %37, align 4, !tbaa !6
  br label %273

273:                                              ; preds = %348, %272
  %274 = load i32, ptr %37, align 4, !tbaa !6
  %275 = icmp slt i32 %274, 2
  br i1 %275, label %277, label %276

276:                                              ; preds = %273
  store i32 32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %37) #20
  br label %351

277:                                              ; preds = %273
  call void @llvm.lifetime.start.p0(ptr %38) #20
  %278 = load i64, ptr %5, align 8, !tbaa !44
  %279 = load i32, ptr %37, align 4, !tbaa !6
  %280 = sdiv i32 %279, 2
  %281 = sext i32 %280 to i64
  %282 = add nsw i64 %278, %281
  %283 = mul nsw i64 %282, 16
  store i64 %283, ptr %38, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %39) #20
  %284 = load i32, ptr %37, align 4, !tbaa !6
  %285 = srem i32 %284, 2
  %286 = mul nsw i32 %285, 8
  store i32 %286, ptr %39, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %40) #20
  store i32 0, ptr %40, align 4, !tbaa !6
  br label %287

287:                                              ; preds = %344, %277
  %288 = load i32, ptr %40, align 4, !tbaa !6
  %289 = icmp slt i32 %288, 1
  br i1 %289, label %291, label %290

290:                                              ; preds = %287
  store i32 35, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %40) #20
  br label %347

291:                                              ; preds = %287
  call void @llvm.lifetime.start.p0(ptr %41) #20
  %292 = load i32, ptr %37, align 4, !tbaa !6
  %293 = sext i32 %292 to i64
  %294 = getelementptr inbounds [2 x [1 x <8 x float>]], ptr %18, i64 0, i64 %293
  %295 = load i32, ptr %40, align 4, !tbaa !6
  %296 = sext i32 %295 to i64
  %297 = getelementptr inbounds [1 x <8 x float>], ptr %294, i64 0, i64 %296
  %298 = load <8 x float>, ptr %297, align 32, !tbaa !123
  store <8 x float> %298, ptr %41, align 32, !tbaa !123
  %299 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %300 = icmp eq i32 %299, 3
  br i1 %300, label %301, label %318

301:                                              ; preds = %291
  %302 = load i32, ptr %37, align 4, !tbaa !6
  %303 = sdiv i32 %302, 2
  %304 = sext i32 %303 to i64
  %305 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %304
  %306 = load ptr, ptr %305, align 8, !tbaa !135
  %307 = load i64, ptr %11, align 8, !tbaa !44
  %308 = getelementptr inbounds i8, ptr %306, i64 %307
  %309 = load i32, ptr %39, align 4, !tbaa !6
  %310 = sub nsw i32 16, %309
  %311 = mul nsw i32 4, %310
  %312 = sext i32 %311 to i64
  %313 = sub i64 0, %312
  %314 = getelementptr inbounds i8, ptr %308, i64 %313
  %315 = call noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %314)
  %316 = load <8 x float>, ptr %41, align 32, !tbaa !123
  %317 = fmul <8 x float> %316, %315
  store <8 x float> %317, ptr %41, align 32, !tbaa !123
  br label %318

318:                                              ; preds = %301, %291
  %319 = load i64, ptr %12, align 8, !tbaa !44
  %320 = load i64, ptr %38, align 8, !tbaa !44
  %321 = sub nsw i64 %319, %320
  %322 = load i32, ptr %39, align 4, !tbaa !6
  %323 = sext i32 %322 to i64
  %324 = call noundef i8 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %321, i64 noundef %323)
  store i8 %324, ptr %42, align 1
  %325 = load i8, ptr %42, align 1
  %326 = bitcast i8 %325 to <8 x i1>
  %327 = load <8 x float>, ptr %41, align 32, !tbaa !123
  %328 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %329 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(320) %328, i64 noundef 0)
  %330 = load i64, ptr %6, align 8, !tbaa !44
  %331 = load i32, ptr %40, align 4, !tbaa !6
  %332 = sext i32 %331 to i64
  %333 = add nsw i64 %330, %332
  %334 = load i64, ptr %12, align 8, !tbaa !44
  %335 = mul nsw i64 %333, %334
  %336 = getelementptr inbounds float, ptr %329, i64 %335
  %337 = load i64, ptr %38, align 8, !tbaa !44
  %338 = getelementptr inbounds float, ptr %336, i64 %337
  %339 = load i32, ptr %39, align 4, !tbaa !6
  %340 = sext i32 %339 to i64
  %341 = getelementptr inbounds float, ptr %338, i64 %340
  %342 = bitcast <8 x i1> %326 to i8
  store i8 %342, ptr %43, align 1, !tbaa !123
  %343 = load i8, ptr %43, align 1
  call void @_ZN12_GLOBAL__N_112store_maskedIDv8_ffEEvDv8_bT_PT0_(i8 noundef %343, <8 x float> noundef %327, ptr noundef %341)
  call void @llvm.lifetime.end.p0(ptr %41) #20
  br label %344

344:                                              ; preds = %318
  %345 = load i32, ptr %40, align 4, !tbaa !6
  %346 = add nsw i32 %345, 1
  store i32 %346, ptr %40, align 4, !tbaa !6
  br label %287, !llvm.loop !177

347:                                              ; preds = %290
  call void @llvm.lifetime.end.p0(ptr %39) #20
  call void @llvm.lifetime.end.p0(ptr %38) #20
  br label %348

348:                                              ; preds = %347
  %349 = load i32, ptr %37, align 4, !tbaa !6
  %350 = add nsw i32 %349, 1
  store i32 %350, ptr %37, align 4, !tbaa !6
  br label %273, !llvm.loop !178

351:                                              ; preds = %276
  call void @llvm.lifetime.end.p0(ptr %18) #20
  call void @llvm.lifetime.end.p0(ptr %16) #20
  call void @llvm.lifetime.end.p0(ptr %14) #20
  call void @llvm.lifetime.end.p0(ptr %13) #20
  call void @llvm.lifetime.end.p0(ptr %12) #20
  call void @llvm.lifetime.end.p0(ptr %11) #20
  call void @llvm.lifetime.end.p0(ptr %10) #20
  call void @llvm.lifetime.end.p0(ptr %9) #20
  call void @llvm.lifetime.end.p0(ptr %8) #20
  call void @llvm.lifetime.end.p0(ptr %7) #20
  ret void
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #14

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv() #12 {
  %1 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %2 = icmp eq i32 %1, 1
  %3 = zext i1 %2 to i64
  %4 = select i1 %2, i32 8, i32 1
  ret i32 %4
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv() #12 {
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
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #15

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv() #12 {
  %1 = load i32, ptr @bits, align 4, !tbaa !6
  %2 = mul nsw i32 %1, 64
  ret i32 %2
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_digitsILi1ELi2EEEvPKNS_6ColumnEPKPKNS_6RecordEPAT0__Dv8_f(ptr noundef %0, ptr noundef %1, ptr noundef %2) #16 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [1 x [8 x <32 x i8>]], align 32
  %8 = alloca [1 x [2 x %"struct.(anonymous namespace)::Scales"]], align 32
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %"struct.(anonymous namespace)::Scales", align 32
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca [1 x [3 x <8 x i32>]], align 32
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca <32 x i8>, align 32
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca <8 x float>, align 32
  %27 = alloca <8 x float>, align 32
  %28 = alloca <8 x float>, align 32
  store ptr %0, ptr %4, align 8, !tbaa !179
  store ptr %1, ptr %5, align 8, !tbaa !181
  store ptr %2, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #20
  call void @llvm.lifetime.start.p0(ptr %8) #20
  call void @llvm.lifetime.start.p0(ptr %9) #20
  store i32 0, ptr %9, align 4, !tbaa !6
  br label %29

29:                                               ; preds = %91, %3
  %30 = load i32, ptr %9, align 4, !tbaa !6
  %31 = icmp slt i32 %30, 1
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #20
  br label %94

33:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %11) #20
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %34

34:                                               ; preds = %51, %33
  %35 = load i32, ptr %11, align 4, !tbaa !6
  %36 = icmp slt i32 %35, 8
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #20
  br label %54

38:                                               ; preds = %34
  %39 = load ptr, ptr %4, align 8, !tbaa !179
  %40 = load i32, ptr %9, align 4, !tbaa !6
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %39, i64 %41
  %43 = load i32, ptr %11, align 4, !tbaa !6
  %44 = call noundef <32 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %42, i32 noundef %43)
  %45 = load i32, ptr %9, align 4, !tbaa !6
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [1 x [8 x <32 x i8>]], ptr %7, i64 0, i64 %46
  %48 = load i32, ptr %11, align 4, !tbaa !6
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [8 x <32 x i8>], ptr %47, i64 0, i64 %49
  store <32 x i8> %44, ptr %50, align 32, !tbaa !123
  br label %51

51:                                               ; preds = %38
  %52 = load i32, ptr %11, align 4, !tbaa !6
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %11, align 4, !tbaa !6
  br label %34, !llvm.loop !183

54:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr %12) #20
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %55

55:                                               ; preds = %87, %54
  %56 = load i32, ptr %12, align 4, !tbaa !6
  %57 = load i32, ptr @group, align 4, !tbaa !6
  %58 = sdiv i32 32, %57
  %59 = icmp slt i32 %56, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %55
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #20
  br label %90

61:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(ptr %13) #20
  %62 = load ptr, ptr %4, align 8, !tbaa !179
  %63 = load i32, ptr %9, align 4, !tbaa !6
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %62, i64 %64
  %66 = load i32, ptr %12, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 32 %13, ptr noundef nonnull align 8 dereferenceable(32) %65, i32 noundef %66)
  %67 = load i32, ptr @has_offset, align 4, !tbaa !6
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %69, label %80

69:                                               ; preds = %61
  %70 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 0
  %71 = load <8 x float>, ptr %70, align 32, !tbaa !123
  %72 = load i32, ptr @zero, align 4, !tbaa !6
  %73 = sitofp i32 %72 to float
  %74 = insertelement <8 x float> poison, float %73, i64 0
  %75 = shufflevector <8 x float> %74, <8 x float> poison, <8 x i32> zeroinitializer
  %76 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  %77 = load <8 x float>, ptr %76, align 32, !tbaa !123
  %78 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %71, <8 x float> noundef %75, <8 x float> noundef %77)
  %79 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  store <8 x float> %78, ptr %79, align 32, !tbaa !123
  br label %80

80:                                               ; preds = %69, %61
  %81 = load i32, ptr %9, align 4, !tbaa !6
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %82
  %84 = load i32, ptr %12, align 4, !tbaa !6
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %83, i64 0, i64 %85
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %86, ptr align 32 %13, i64 64, i1 false), !tbaa.struct !184
  call void @llvm.lifetime.end.p0(ptr %13) #20
  br label %87

87:                                               ; preds = %80
  %88 = load i32, ptr %12, align 4, !tbaa !6
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %12, align 4, !tbaa !6
  br label %55, !llvm.loop !185

90:                                               ; preds = %60
  br label %91

91:                                               ; preds = %90
  %92 = load i32, ptr %9, align 4, !tbaa !6
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %9, align 4, !tbaa !6
  br label %29, !llvm.loop !186

94:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %14) #20
  store i32 0, ptr %14, align 4, !tbaa !6
  br label %95

95:                                               ; preds = %322, %94
  %96 = load i32, ptr %14, align 4, !tbaa !6
  %97 = icmp slt i32 %96, 2
  br i1 %97, label %99, label %98

98:                                               ; preds = %95
  store i32 11, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #20
  br label %325

99:                                               ; preds = %95
  call void @llvm.lifetime.start.p0(ptr %15) #20
  %100 = load ptr, ptr %5, align 8, !tbaa !181
  %101 = load i32, ptr %14, align 4, !tbaa !6
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds ptr, ptr %100, i64 %102
  %104 = load ptr, ptr %103, align 8, !tbaa !121
  store ptr %104, ptr %15, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %16) #20
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %105

105:                                              ; preds = %318, %99
  %106 = load i32, ptr %16, align 4, !tbaa !6
  %107 = load i32, ptr @group, align 4, !tbaa !6
  %108 = sdiv i32 32, %107
  %109 = icmp slt i32 %106, %108
  br i1 %109, label %111, label %110

110:                                              ; preds = %105
  store i32 14, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #20
  br label %321

111:                                              ; preds = %105
  call void @llvm.lifetime.start.p0(ptr %17) #20
  call void @llvm.lifetime.start.p0(ptr %18) #20
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %112

112:                                              ; preds = %157, %111
  %113 = load i32, ptr %18, align 4, !tbaa !6
  %114 = icmp slt i32 %113, 1
  br i1 %114, label %116, label %115

115:                                              ; preds = %112
  store i32 17, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #20
  br label %160

116:                                              ; preds = %112
  %117 = load i32, ptr %18, align 4, !tbaa !6
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %17, i64 0, i64 %118
  %120 = getelementptr inbounds [3 x <8 x i32>], ptr %119, i64 0, i64 0
  store <8 x i32> zeroinitializer, ptr %120, align 32, !tbaa !123
  %121 = load i32, ptr @zero, align 4, !tbaa !6
  %122 = icmp ne i32 %121, 0
  br i1 %122, label %123, label %132

123:                                              ; preds = %116
  %124 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %125 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %124, i32 0, i32 3
  %126 = load i32, ptr %16, align 4, !tbaa !6
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [2 x i32], ptr %125, i64 0, i64 %127
  %129 = load i32, ptr %128, align 4, !tbaa !6
  %130 = insertelement <8 x i32> poison, i32 %129, i64 0
  %131 = shufflevector <8 x i32> %130, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %133

132:                                              ; preds = %116
  br label %133

133:                                              ; preds = %132, %123
  %134 = phi <8 x i32> [ %131, %123 ], [ zeroinitializer, %132 ]
  %135 = load i32, ptr %18, align 4, !tbaa !6
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %17, i64 0, i64 %136
  %138 = getelementptr inbounds [3 x <8 x i32>], ptr %137, i64 0, i64 1
  store <8 x i32> %134, ptr %138, align 32, !tbaa !123
  %139 = load i32, ptr @zero, align 4, !tbaa !6
  %140 = icmp ne i32 %139, 0
  br i1 %140, label %141, label %150

141:                                              ; preds = %133
  %142 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %143 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %142, i32 0, i32 4
  %144 = load i32, ptr %16, align 4, !tbaa !6
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [2 x i32], ptr %143, i64 0, i64 %145
  %147 = load i32, ptr %146, align 4, !tbaa !6
  %148 = insertelement <8 x i32> poison, i32 %147, i64 0
  %149 = shufflevector <8 x i32> %148, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %151

150:                                              ; preds = %133
  br label %151

151:                                              ; preds = %150, %141
  %152 = phi <8 x i32> [ %149, %141 ], [ zeroinitializer, %150 ]
  %153 = load i32, ptr %18, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %17, i64 0, i64 %154
  %156 = getelementptr inbounds [3 x <8 x i32>], ptr %155, i64 0, i64 2
  store <8 x i32> %152, ptr %156, align 32, !tbaa !123
  br label %157

157:                                              ; preds = %151
  %158 = load i32, ptr %18, align 4, !tbaa !6
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %18, align 4, !tbaa !6
  br label %112, !llvm.loop !188

160:                                              ; preds = %115
  call void @llvm.lifetime.start.p0(ptr %19) #20
  %161 = load i32, ptr %16, align 4, !tbaa !6
  %162 = load i32, ptr @group, align 4, !tbaa !6
  %163 = mul nsw i32 %161, %162
  %164 = sdiv i32 %163, 4
  store i32 %164, ptr %19, align 4, !tbaa !6
  br label %165

165:                                              ; preds = %229, %160
  %166 = load i32, ptr %19, align 4, !tbaa !6
  %167 = load i32, ptr %16, align 4, !tbaa !6
  %168 = add nsw i32 %167, 1
  %169 = load i32, ptr @group, align 4, !tbaa !6
  %170 = mul nsw i32 %168, %169
  %171 = sdiv i32 %170, 4
  %172 = icmp slt i32 %166, %171
  br i1 %172, label %174, label %173

173:                                              ; preds = %165
  store i32 20, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #20
  br label %232

174:                                              ; preds = %165
  call void @llvm.lifetime.start.p0(ptr %20) #20
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %175

175:                                              ; preds = %225, %174
  %176 = load i32, ptr %20, align 4, !tbaa !6
  %177 = icmp slt i32 %176, 3
  br i1 %177, label %179, label %178

178:                                              ; preds = %175
  store i32 23, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #20
  br label %228

179:                                              ; preds = %175
  call void @llvm.lifetime.start.p0(ptr %21) #20
  %180 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %181 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %180, i32 0, i32 0
  %182 = load i32, ptr %20, align 4, !tbaa !6
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds [3 x [32 x i8]], ptr %181, i64 0, i64 %183
  %185 = getelementptr inbounds [32 x i8], ptr %184, i64 0, i64 0
  %186 = load i32, ptr %19, align 4, !tbaa !6
  %187 = mul nsw i32 4, %186
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds i8, ptr %185, i64 %188
  %190 = call noundef i32 @_ZN12_GLOBAL__N_14loadIiEET_PKv(ptr noundef %189)
  %191 = insertelement <8 x i32> poison, i32 %190, i64 0
  %192 = shufflevector <8 x i32> %191, <8 x i32> poison, <8 x i32> zeroinitializer
  %193 = bitcast <8 x i32> %192 to <32 x i8>
  store <32 x i8> %193, ptr %21, align 32, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %22) #20
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %194

194:                                              ; preds = %221, %179
  %195 = load i32, ptr %22, align 4, !tbaa !6
  %196 = icmp slt i32 %195, 1
  br i1 %196, label %198, label %197

197:                                              ; preds = %194
  store i32 26, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #20
  br label %224

198:                                              ; preds = %194
  %199 = load i32, ptr %22, align 4, !tbaa !6
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %17, i64 0, i64 %200
  %202 = load i32, ptr %20, align 4, !tbaa !6
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds [3 x <8 x i32>], ptr %201, i64 0, i64 %203
  %205 = load <8 x i32>, ptr %204, align 32, !tbaa !123
  %206 = load i32, ptr %22, align 4, !tbaa !6
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [1 x [8 x <32 x i8>]], ptr %7, i64 0, i64 %207
  %209 = load i32, ptr %19, align 4, !tbaa !6
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds [8 x <32 x i8>], ptr %208, i64 0, i64 %210
  %212 = load <32 x i8>, ptr %211, align 32, !tbaa !123
  %213 = load <32 x i8>, ptr %21, align 32, !tbaa !123
  %214 = call noundef <8 x i32> @_ZN12_GLOBAL__N_112add_productsEDv8_iDv32_hS1_(<8 x i32> noundef %205, <32 x i8> noundef %212, <32 x i8> noundef %213)
  %215 = load i32, ptr %22, align 4, !tbaa !6
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %17, i64 0, i64 %216
  %218 = load i32, ptr %20, align 4, !tbaa !6
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds [3 x <8 x i32>], ptr %217, i64 0, i64 %219
  store <8 x i32> %214, ptr %220, align 32, !tbaa !123
  br label %221

221:                                              ; preds = %198
  %222 = load i32, ptr %22, align 4, !tbaa !6
  %223 = add nsw i32 %222, 1
  store i32 %223, ptr %22, align 4, !tbaa !6
  br label %194, !llvm.loop !189

224:                                              ; preds = %197
  call void @llvm.lifetime.end.p0(ptr %21) #20
  br label %225

225:                                              ; preds = %224
  %226 = load i32, ptr %20, align 4, !tbaa !6
  %227 = add nsw i32 %226, 1
  store i32 %227, ptr %20, align 4, !tbaa !6
  br label %175, !llvm.loop !190

228:                                              ; preds = %178
  br label %229

229:                                              ; preds = %228
  %230 = load i32, ptr %19, align 4, !tbaa !6
  %231 = add nsw i32 %230, 1
  store i32 %231, ptr %19, align 4, !tbaa !6
  br label %165, !llvm.loop !191

232:                                              ; preds = %173
  call void @llvm.lifetime.start.p0(ptr %23) #20
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %233

233:                                              ; preds = %314, %232
  %234 = load i32, ptr %23, align 4, !tbaa !6
  %235 = icmp slt i32 %234, 1
  br i1 %235, label %237, label %236

236:                                              ; preds = %233
  store i32 29, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #20
  br label %317

237:                                              ; preds = %233
  call void @llvm.lifetime.start.p0(ptr %24) #20
  %238 = load i32, ptr %23, align 4, !tbaa !6
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %17, i64 0, i64 %239
  %241 = getelementptr inbounds [3 x <8 x i32>], ptr %240, i64 0, i64 0
  store ptr %241, ptr %24, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %25) #20
  %242 = load i32, ptr %23, align 4, !tbaa !6
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %243
  %245 = load i32, ptr %16, align 4, !tbaa !6
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %244, i64 0, i64 %246
  store ptr %247, ptr %25, align 8, !tbaa !192
  call void @llvm.lifetime.start.p0(ptr %26) #20
  %248 = load ptr, ptr %24, align 8, !tbaa !49
  %249 = getelementptr inbounds <8 x i32>, ptr %248, i64 0
  %250 = load <8 x i32>, ptr %249, align 32, !tbaa !123
  %251 = shl <8 x i32> %250, splat (i32 8)
  %252 = load ptr, ptr %24, align 8, !tbaa !49
  %253 = getelementptr inbounds <8 x i32>, ptr %252, i64 1
  %254 = load <8 x i32>, ptr %253, align 32, !tbaa !123
  %255 = add <8 x i32> %251, %254
  %256 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %255)
  %257 = load ptr, ptr %24, align 8, !tbaa !49
  %258 = getelementptr inbounds <8 x i32>, ptr %257, i64 2
  %259 = load <8 x i32>, ptr %258, align 32, !tbaa !123
  %260 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %259)
  %261 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %256, <8 x float> noundef splat (float 2.560000e+02), <8 x float> noundef %260)
  store <8 x float> %261, ptr %26, align 32, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %27) #20
  %262 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %263 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %262, i32 0, i32 1
  %264 = load float, ptr %263, align 4, !tbaa !124
  %265 = insertelement <8 x float> poison, float %264, i64 0
  %266 = shufflevector <8 x float> %265, <8 x float> poison, <8 x i32> zeroinitializer
  store <8 x float> %266, ptr %27, align 32, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %28) #20
  %267 = load <8 x float>, ptr %26, align 32, !tbaa !123
  %268 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %269 = icmp eq i32 %268, 3
  br i1 %269, label %270, label %272

270:                                              ; preds = %237
  %271 = load <8 x float>, ptr %27, align 32, !tbaa !123
  br label %278

272:                                              ; preds = %237
  %273 = load ptr, ptr %25, align 8, !tbaa !192, !nonnull !46, !align !194
  %274 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %273, i32 0, i32 0
  %275 = load <8 x float>, ptr %274, align 32, !tbaa !123
  %276 = load <8 x float>, ptr %27, align 32, !tbaa !123
  %277 = fmul <8 x float> %275, %276
  br label %278

278:                                              ; preds = %272, %270
  %279 = phi <8 x float> [ %271, %270 ], [ %277, %272 ]
  %280 = load ptr, ptr %6, align 8, !tbaa !49
  %281 = load i32, ptr %23, align 4, !tbaa !6
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds [2 x <8 x float>], ptr %280, i64 %282
  %284 = load i32, ptr %14, align 4, !tbaa !6
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds [2 x <8 x float>], ptr %283, i64 0, i64 %285
  %287 = load <8 x float>, ptr %286, align 32, !tbaa !123
  %288 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %267, <8 x float> noundef %279, <8 x float> noundef %287)
  store <8 x float> %288, ptr %28, align 32, !tbaa !123
  %289 = load i32, ptr @has_offset, align 4, !tbaa !6
  %290 = icmp ne i32 %289, 0
  br i1 %290, label %291, label %305

291:                                              ; preds = %278
  %292 = load ptr, ptr %25, align 8, !tbaa !192, !nonnull !46, !align !194
  %293 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %292, i32 0, i32 1
  %294 = load <8 x float>, ptr %293, align 32, !tbaa !123
  %295 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %296 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %295, i32 0, i32 2
  %297 = load i32, ptr %16, align 4, !tbaa !6
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds [2 x float], ptr %296, i64 0, i64 %298
  %300 = load float, ptr %299, align 4, !tbaa !117
  %301 = insertelement <8 x float> poison, float %300, i64 0
  %302 = shufflevector <8 x float> %301, <8 x float> poison, <8 x i32> zeroinitializer
  %303 = load <8 x float>, ptr %28, align 32, !tbaa !123
  %304 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %294, <8 x float> noundef %302, <8 x float> noundef %303)
  store <8 x float> %304, ptr %28, align 32, !tbaa !123
  br label %305

305:                                              ; preds = %291, %278
  %306 = load <8 x float>, ptr %28, align 32, !tbaa !123
  %307 = load ptr, ptr %6, align 8, !tbaa !49
  %308 = load i32, ptr %23, align 4, !tbaa !6
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds [2 x <8 x float>], ptr %307, i64 %309
  %311 = load i32, ptr %14, align 4, !tbaa !6
  %312 = sext i32 %311 to i64
  %313 = getelementptr inbounds [2 x <8 x float>], ptr %310, i64 0, i64 %312
  store <8 x float> %306, ptr %313, align 32, !tbaa !123
  call void @llvm.lifetime.end.p0(ptr %28) #20
  call void @llvm.lifetime.end.p0(ptr %27) #20
  call void @llvm.lifetime.end.p0(ptr %26) #20
  call void @llvm.lifetime.end.p0(ptr %25) #20
  call void @llvm.lifetime.end.p0(ptr %24) #20
  br label %314

314:                                              ; preds = %305
  %315 = load i32, ptr %23, align 4, !tbaa !6
  %316 = add nsw i32 %315, 1
  store i32 %316, ptr %23, align 4, !tbaa !6
  br label %233, !llvm.loop !195

317:                                              ; preds = %236
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %318

318:                                              ; preds = %317
  %319 = load i32, ptr %16, align 4, !tbaa !6
  %320 = add nsw i32 %319, 1
  store i32 %320, ptr %16, align 4, !tbaa !6
  br label %105, !llvm.loop !196

321:                                              ; preds = %110
  call void @llvm.lifetime.end.p0(ptr %15) #20
  br label %322

322:                                              ; preds = %321
  %323 = load i32, ptr %14, align 4, !tbaa !6
  %324 = add nsw i32 %323, 1
  store i32 %324, ptr %14, align 4, !tbaa !6
  br label %95, !llvm.loop !197

325:                                              ; preds = %98
  call void @llvm.lifetime.end.p0(ptr %8) #20
  call void @llvm.lifetime.end.p0(ptr %7) #20
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_111add_widenedILi2EEEvRKNS_6ColumnEPKPKfPDv8_f(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef %2) #16 {
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
  store ptr %0, ptr %4, align 8, !tbaa !179
  store ptr %1, ptr %5, align 8, !tbaa !198
  store ptr %2, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #20
  call void @llvm.lifetime.start.p0(ptr %8) #20
  store i32 0, ptr %8, align 4, !tbaa !6
  br label %21

21:                                               ; preds = %33, %3
  %22 = load i32, ptr %8, align 4, !tbaa !6
  %23 = load i32, ptr @group, align 4, !tbaa !6
  %24 = sdiv i32 32, %23
  %25 = icmp slt i32 %22, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %8) #20
  br label %36

27:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %9) #20
  %28 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
  %29 = load i32, ptr %8, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 32 %9, ptr noundef nonnull align 8 dereferenceable(32) %28, i32 noundef %29)
  %30 = load i32, ptr %8, align 4, !tbaa !6
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %32, ptr align 32 %9, i64 64, i1 false), !tbaa.struct !184
  call void @llvm.lifetime.end.p0(ptr %9) #20
  br label %33

33:                                               ; preds = %27
  %34 = load i32, ptr %8, align 4, !tbaa !6
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %8, align 4, !tbaa !6
  br label %21, !llvm.loop !200

36:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %10) #20
  call void @llvm.lifetime.start.p0(ptr %11) #20
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %37

37:                                               ; preds = %55, %36
  %38 = load i32, ptr %11, align 4, !tbaa !6
  %39 = icmp slt i32 %38, 2
  br i1 %39, label %41, label %40

40:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr %11) #20
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
  br label %37, !llvm.loop !201

58:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr %12) #20
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %59

59:                                               ; preds = %163, %58
  %60 = load i32, ptr %12, align 4, !tbaa !6
  %61 = icmp slt i32 %60, 8
  br i1 %61, label %63, label %62

62:                                               ; preds = %59
  store i32 8, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #20
  br label %166

63:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(ptr %14) #20
  %64 = load i32, ptr %12, align 4, !tbaa !6
  %65 = mul nsw i32 %64, 4
  %66 = load i32, ptr @group, align 4, !tbaa !6
  %67 = sdiv i32 %65, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %68
  store ptr %69, ptr %14, align 8, !tbaa !192
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #20, !srcloc !202
  call void @llvm.lifetime.start.p0(ptr %15) #20
  %70 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
  %71 = load i32, ptr %12, align 4, !tbaa !6
  %72 = call noundef <32 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %70, i32 noundef %71)
  %73 = bitcast <32 x i8> %72 to <8 x i32>
  store <8 x i32> %73, ptr %15, align 32, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %16) #20
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %74

74:                                               ; preds = %159, %63
  %75 = load i32, ptr %16, align 4, !tbaa !6
  %76 = icmp slt i32 %75, 4
  br i1 %76, label %78, label %77

77:                                               ; preds = %74
  store i32 11, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #20
  br label %162

78:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(ptr %17) #20
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
  call void @llvm.lifetime.start.p0(ptr %18) #20
  %95 = load <8 x i32>, ptr %17, align 32, !tbaa !123
  %96 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %95)
  store <8 x float> %96, ptr %18, align 32, !tbaa !123
  %97 = load i32, ptr @has_offset, align 4, !tbaa !6
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %99, label %108

99:                                               ; preds = %94
  %100 = load <8 x float>, ptr %18, align 32, !tbaa !123
  %101 = load ptr, ptr %14, align 8, !tbaa !192, !nonnull !46, !align !194
  %102 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %101, i32 0, i32 0
  %103 = load <8 x float>, ptr %102, align 32, !tbaa !123
  %104 = load ptr, ptr %14, align 8, !tbaa !192, !nonnull !46, !align !194
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
  %112 = load ptr, ptr %14, align 8, !tbaa !192, !nonnull !46, !align !194
  %113 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %112, i32 0, i32 0
  %114 = load <8 x float>, ptr %113, align 32, !tbaa !123
  %115 = load <8 x float>, ptr %18, align 32, !tbaa !123
  %116 = fmul <8 x float> %115, %114
  store <8 x float> %116, ptr %18, align 32, !tbaa !123
  br label %117

117:                                              ; preds = %111, %108
  br label %118

118:                                              ; preds = %117, %99
  call void @llvm.lifetime.start.p0(ptr %19) #20
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %119

119:                                              ; preds = %155, %118
  %120 = load i32, ptr %19, align 4, !tbaa !6
  %121 = icmp slt i32 %120, 2
  br i1 %121, label %123, label %122

122:                                              ; preds = %119
  store i32 14, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #20
  br label %158

123:                                              ; preds = %119
  %124 = load <8 x float>, ptr %18, align 32, !tbaa !123
  %125 = load ptr, ptr %5, align 8, !tbaa !198
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
  br label %119, !llvm.loop !203

158:                                              ; preds = %122
  call void @llvm.lifetime.end.p0(ptr %18) #20
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %159

159:                                              ; preds = %158
  %160 = load i32, ptr %16, align 4, !tbaa !6
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %16, align 4, !tbaa !6
  br label %74, !llvm.loop !204

162:                                              ; preds = %77
  call void @llvm.lifetime.end.p0(ptr %15) #20
  call void @llvm.lifetime.end.p0(ptr %14) #20
  br label %163

163:                                              ; preds = %162
  %164 = load i32, ptr %12, align 4, !tbaa !6
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %12, align 4, !tbaa !6
  br label %59, !llvm.loop !205

166:                                              ; preds = %62
  call void @llvm.lifetime.start.p0(ptr %20) #20
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %167

167:                                              ; preds = %187, %166
  %168 = load i32, ptr %20, align 4, !tbaa !6
  %169 = icmp slt i32 %168, 2
  br i1 %169, label %171, label %170

170:                                              ; preds = %167
  store i32 17, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #20
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
  br label %167, !llvm.loop !206

190:                                              ; preds = %170
  call void @llvm.lifetime.end.p0(ptr %10) #20
  call void @llvm.lifetime.end.p0(ptr %7) #20
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %0) #16 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.11, ptr %3, i32 0, i32 0
  %5 = load <8 x float>, ptr %4, align 1, !tbaa !123
  ret <8 x float> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_112store_maskedIDv8_ffEEvDv8_bT_PT0_(i8 noundef %0, <8 x float> noundef %1, ptr noundef %2) #16 {
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
define internal noundef i8 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %0, i64 noundef %1) #16 {
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

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_18steps_atEv() #12 {
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
define internal noundef i32 @_ZN12_GLOBAL__N_110offsets_atEv() #12 {
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
define internal noundef i32 @_ZN12_GLOBAL__N_112scales_bytesEv() #12 {
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
define internal noundef i32 @_ZN12_GLOBAL__N_19scales_atEv() #12 {
  %1 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %2 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %3 = mul nsw i32 %1, %2
  ret i32 %3
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_111scale_bytesEv() #12 {
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
define internal noundef <32 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 noundef %1) #16 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %class.anon.1, align 8
  %7 = alloca <32 x i8>, align 32
  store ptr %0, ptr %3, align 8, !tbaa !179
  store i32 %1, ptr %4, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %5) #20
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
  call void @llvm.lifetime.start.p0(ptr %6) #20
  %24 = getelementptr inbounds nuw %class.anon.1, ptr %6, i32 0, i32 0
  %25 = load ptr, ptr %3, align 8, !tbaa !179, !nonnull !46, !align !47
  store ptr %25, ptr %24, align 8, !tbaa !179
  %26 = getelementptr inbounds nuw %class.anon.1, ptr %6, i32 0, i32 1
  store ptr %4, ptr %26, align 8, !tbaa !207
  call void @llvm.lifetime.start.p0(ptr %7) #20
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
  call void @llvm.lifetime.end.p0(ptr %7) #20
  call void @llvm.lifetime.end.p0(ptr %6) #20
  call void @llvm.lifetime.end.p0(ptr %5) #20
  ret <32 x i8> %63
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind noalias writable sret(%"struct.(anonymous namespace)::Scales") align 32 %0, ptr noundef nonnull align 8 dereferenceable(32) %1, i32 noundef %2) #16 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca %class.anon.4, align 1
  %9 = alloca %class.anon.6, align 8
  %10 = alloca i32, align 4
  %11 = alloca <8 x float>, align 32
  %12 = alloca <8 x i8>, align 8
  %13 = alloca <8 x i32>, align 32
  %14 = alloca <8 x i32>, align 32
  %15 = alloca <8 x float>, align 32
  store ptr %1, ptr %4, align 8, !tbaa !179
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
  call void @llvm.lifetime.start.p0(ptr %6) #20
  %22 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
  %23 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %22, i32 0, i32 3
  %24 = load i32, ptr %23, align 8, !tbaa !144
  %25 = mul nsw i32 8, %24
  %26 = call noundef i32 @_ZN12_GLOBAL__N_111scale_bytesEv()
  %27 = mul nsw i32 %25, %26
  store i32 %27, ptr %6, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %7) #20
  %28 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
  %29 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %28, i32 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !142
  %31 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
  %32 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 2
  %33 = load i64, ptr %32, align 8, !tbaa !143
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
  store ptr %45, ptr %7, align 8, !tbaa !135
  call void @llvm.lifetime.start.p0(ptr %8) #20
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 1 @__const._ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi.halves, i64 1, i1 false)
  call void @llvm.lifetime.start.p0(ptr %9) #20
  %46 = getelementptr inbounds nuw %class.anon.6, ptr %9, i32 0, i32 0
  store ptr %7, ptr %46, align 8, !tbaa !209
  %47 = getelementptr inbounds nuw %class.anon.6, ptr %9, i32 0, i32 1
  store ptr %6, ptr %47, align 8, !tbaa !207
  %48 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %75

50:                                               ; preds = %21
  %51 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 0
  %52 = load ptr, ptr %7, align 8, !tbaa !135
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
  %64 = load ptr, ptr %7, align 8, !tbaa !135
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
  call void @llvm.lifetime.start.p0(ptr %11) #20
  %87 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
  %88 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %87, i32 0, i32 1
  %89 = load ptr, ptr %88, align 8, !tbaa !142
  %90 = call noundef i32 @_ZN12_GLOBAL__N_18steps_atEv()
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i8, ptr %89, i64 %91
  %93 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
  %94 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %93, i32 0, i32 3
  %95 = load i32, ptr %94, align 8, !tbaa !144
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
  %105 = load ptr, ptr %7, align 8, !tbaa !135
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
  call void @llvm.lifetime.start.p0(ptr %13) #20
  %119 = call noundef i32 @_ZN12_GLOBAL__N_19scales_atEv()
  %120 = call noundef <8 x i32> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %9, i32 noundef %119)
  store <8 x i32> %120, ptr %13, align 32, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %14) #20
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
  call void @llvm.lifetime.start.p0(ptr %15) #20
  %131 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
  %132 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %131, i32 0, i32 1
  %133 = load ptr, ptr %132, align 8, !tbaa !142
  %134 = call noundef i32 @_ZN12_GLOBAL__N_18steps_atEv()
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds i8, ptr %133, i64 %135
  %137 = getelementptr inbounds i8, ptr %136, i64 32
  %138 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
  %139 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %138, i32 0, i32 3
  %140 = load i32, ptr %139, align 8, !tbaa !144
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
  call void @llvm.lifetime.end.p0(ptr %15) #20
  call void @llvm.lifetime.end.p0(ptr %14) #20
  call void @llvm.lifetime.end.p0(ptr %13) #20
  br label %155

155:                                              ; preds = %130, %102
  call void @llvm.lifetime.end.p0(ptr %11) #20
  br label %156

156:                                              ; preds = %155, %78, %73
  call void @llvm.lifetime.end.p0(ptr %9) #20
  call void @llvm.lifetime.end.p0(ptr %8) #20
  call void @llvm.lifetime.end.p0(ptr %7) #20
  call void @llvm.lifetime.end.p0(ptr %6) #20
  br label %157

157:                                              ; preds = %156, %18
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %0, <8 x float> noundef %1, <8 x float> noundef %2) #16 {
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

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_14loadIiEET_PKv(ptr noundef %0) #12 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.10, ptr %3, i32 0, i32 0
  %5 = load i32, ptr %4, align 1, !tbaa !123
  ret i32 %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x i32> @_ZN12_GLOBAL__N_112add_productsEDv8_iDv32_hS1_(<8 x i32> noundef %0, <32 x i8> noundef %1, <32 x i8> noundef %2) #16 {
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
define internal noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %0) #16 {
  %2 = alloca <8 x i32>, align 32
  store <8 x i32> %0, ptr %2, align 32, !tbaa !123
  %3 = load <8 x i32>, ptr %2, align 32, !tbaa !123
  %4 = sitofp <8 x i32> %3 to <8 x float>
  ret <8 x float> %4
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <32 x i8> @_ZZN12_GLOBAL__N_18unpackedERKNS_6ColumnEiENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #17 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca <32 x i8>, align 32
  store ptr %0, ptr %4, align 8, !tbaa !49
  store i32 %1, ptr %5, align 4, !tbaa !6
  store i32 %2, ptr %6, align 4, !tbaa !6
  %8 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #20
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
  %36 = getelementptr inbounds nuw %class.anon.1, ptr %8, i32 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !213, !nonnull !46, !align !187
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
  call void @llvm.lifetime.end.p0(ptr %7) #20
  ret <32 x i8> %59
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <32 x i8> @_ZN12_GLOBAL__N_17look_upEPKhDv32_h(ptr noundef %0, <32 x i8> noundef %1) #16 {
  %3 = alloca ptr, align 8
  %4 = alloca <32 x i8>, align 32
  %5 = alloca <16 x i8>, align 16
  %6 = alloca <32 x i8>, align 32
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !135
  store <32 x i8> %1, ptr %4, align 32, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %5) #20
  %8 = load ptr, ptr %3, align 8, !tbaa !135
  %9 = call noundef <16 x i8> @_ZN12_GLOBAL__N_14loadIDv16_hEET_PKv(ptr noundef %8)
  store <16 x i8> %9, ptr %5, align 16, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %6) #20
  call void @llvm.lifetime.start.p0(ptr %7) #20
  store i32 0, ptr %7, align 4, !tbaa !6
  br label %10

10:                                               ; preds = %22, %2
  %11 = load i32, ptr %7, align 4, !tbaa !6
  %12 = icmp slt i32 %11, 32
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(ptr %7) #20
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
  br label %10, !llvm.loop !214

25:                                               ; preds = %13
  %26 = load <32 x i8>, ptr %6, align 32, !tbaa !123
  %27 = load <32 x i8>, ptr %4, align 32, !tbaa !123
  %28 = call <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8> %26, <32 x i8> %27)
  call void @llvm.lifetime.end.p0(ptr %6) #20
  call void @llvm.lifetime.end.p0(ptr %5) #20
  ret <32 x i8> %28
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <32 x i8> @_ZN12_GLOBAL__N_14loadIDv32_hEET_PKv(ptr noundef %0) #16 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.2, ptr %3, i32 0, i32 0
  %5 = load <32 x i8>, ptr %4, align 1, !tbaa !123
  ret <32 x i8> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i8> @_ZN12_GLOBAL__N_14loadIDv16_hEET_PKv(ptr noundef %0) #11 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.3, ptr %3, i32 0, i32 0
  %5 = load <16 x i8>, ptr %4, align 1, !tbaa !123
  ret <16 x i8> %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8>, <32 x i8>) #18

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) #17 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store ptr %1, ptr %4, align 8, !tbaa !135
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !135
  %7 = call noundef <8 x half> @_ZN12_GLOBAL__N_14loadIDv8_DF16_EET_PKv(ptr noundef %6)
  %8 = fpext <8 x half> %7 to <8 x float>
  ret <8 x float> %8
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_19as_floatsEDv8_i(<8 x i32> noundef %0) #16 {
  %2 = alloca <8 x i32>, align 32
  store <8 x i32> %0, ptr %2, align 32, !tbaa !123
  %3 = load <8 x i32>, ptr %2, align 32, !tbaa !123
  %4 = bitcast <8 x i32> %3 to <8 x float>
  ret <8 x float> %4
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <8 x i32> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #17 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca <8 x i8>, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store i32 %1, ptr %4, align 4, !tbaa !6
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %class.anon.6, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8, !tbaa !215, !nonnull !46, !align !47
  %9 = load ptr, ptr %8, align 8, !tbaa !135
  %10 = load i32, ptr %4, align 4, !tbaa !6
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i8, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw %class.anon.6, ptr %6, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8, !tbaa !217, !nonnull !46, !align !187
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
define internal noundef double @_ZN12_GLOBAL__N_14loadIDv8_aEET_PKv(ptr noundef %0) #12 {
  %2 = alloca <8 x i8>, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  %4 = load ptr, ptr %3, align 8, !tbaa !49
  %5 = getelementptr inbounds nuw %struct.Unaligned.9, ptr %4, i32 0, i32 0
  %6 = load <8 x i8>, ptr %5, align 1, !tbaa !123
  store <8 x i8> %6, ptr %2, align 8
  %7 = load double, ptr %2, align 8
  ret double %7
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x half> @_ZN12_GLOBAL__N_14loadIDv8_DF16_EET_PKv(ptr noundef %0) #11 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.7, ptr %3, i32 0, i32 0
  %5 = load <8 x half>, ptr %4, align 1, !tbaa !123
  ret <8 x half> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef double @_ZN12_GLOBAL__N_14loadIDv8_hEET_PKv(ptr noundef %0) #12 {
  %2 = alloca <8 x i8>, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  %4 = load ptr, ptr %3, align 8, !tbaa !49
  %5 = getelementptr inbounds nuw %struct.Unaligned.8, ptr %4, i32 0, i32 0
  %6 = load <8 x i8>, ptr %5, align 1, !tbaa !123
  store <8 x i8> %6, ptr %2, align 8
  %7 = load double, ptr %2, align 8
  ret double %7
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx512.vpdpbusd.256(<8 x i32>, <32 x i8>, <32 x i8>) #18

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr captures(none), <8 x i1>) #19

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x i32> @_ZN12_GLOBAL__N_112lane_numbersEv() #16 {
  %1 = alloca [16 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr %1) #20
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const._ZN12_GLOBAL__N_112lane_numbersEv.numbers, i64 64, i1 false)
  %2 = getelementptr inbounds [16 x i32], ptr %1, i64 0, i64 0
  %3 = call noundef <8 x i32> @_ZN12_GLOBAL__N_14loadIDv8_iEET_PKv(ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %1) #20
  ret <8 x i32> %3
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x i32> @_ZN12_GLOBAL__N_14loadIDv8_iEET_PKv(ptr noundef %0) #16 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.12, ptr %3, i32 0, i32 0
  %5 = load <8 x i32>, ptr %4, align 1, !tbaa !123
  ret <8 x i32> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_digitsILi1ELi4EEEvPKNS_6ColumnEPKPKNS_6RecordEPAT0__Dv8_f(ptr noundef %0, ptr noundef %1, ptr noundef %2) #16 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [1 x [8 x <32 x i8>]], align 32
  %8 = alloca [1 x [2 x %"struct.(anonymous namespace)::Scales"]], align 32
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %"struct.(anonymous namespace)::Scales", align 32
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca [1 x [3 x <8 x i32>]], align 32
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca <32 x i8>, align 32
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca <8 x float>, align 32
  %27 = alloca <8 x float>, align 32
  %28 = alloca <8 x float>, align 32
  store ptr %0, ptr %4, align 8, !tbaa !179
  store ptr %1, ptr %5, align 8, !tbaa !181
  store ptr %2, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #20
  call void @llvm.lifetime.start.p0(ptr %8) #20
  call void @llvm.lifetime.start.p0(ptr %9) #20
  store i32 0, ptr %9, align 4, !tbaa !6
  br label %29

29:                                               ; preds = %91, %3
  %30 = load i32, ptr %9, align 4, !tbaa !6
  %31 = icmp slt i32 %30, 1
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #20
  br label %94

33:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %11) #20
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %34

34:                                               ; preds = %51, %33
  %35 = load i32, ptr %11, align 4, !tbaa !6
  %36 = icmp slt i32 %35, 8
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #20
  br label %54

38:                                               ; preds = %34
  %39 = load ptr, ptr %4, align 8, !tbaa !179
  %40 = load i32, ptr %9, align 4, !tbaa !6
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %39, i64 %41
  %43 = load i32, ptr %11, align 4, !tbaa !6
  %44 = call noundef <32 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %42, i32 noundef %43)
  %45 = load i32, ptr %9, align 4, !tbaa !6
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [1 x [8 x <32 x i8>]], ptr %7, i64 0, i64 %46
  %48 = load i32, ptr %11, align 4, !tbaa !6
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [8 x <32 x i8>], ptr %47, i64 0, i64 %49
  store <32 x i8> %44, ptr %50, align 32, !tbaa !123
  br label %51

51:                                               ; preds = %38
  %52 = load i32, ptr %11, align 4, !tbaa !6
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %11, align 4, !tbaa !6
  br label %34, !llvm.loop !218

54:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr %12) #20
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %55

55:                                               ; preds = %87, %54
  %56 = load i32, ptr %12, align 4, !tbaa !6
  %57 = load i32, ptr @group, align 4, !tbaa !6
  %58 = sdiv i32 32, %57
  %59 = icmp slt i32 %56, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %55
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #20
  br label %90

61:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(ptr %13) #20
  %62 = load ptr, ptr %4, align 8, !tbaa !179
  %63 = load i32, ptr %9, align 4, !tbaa !6
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %62, i64 %64
  %66 = load i32, ptr %12, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 32 %13, ptr noundef nonnull align 8 dereferenceable(32) %65, i32 noundef %66)
  %67 = load i32, ptr @has_offset, align 4, !tbaa !6
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %69, label %80

69:                                               ; preds = %61
  %70 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 0
  %71 = load <8 x float>, ptr %70, align 32, !tbaa !123
  %72 = load i32, ptr @zero, align 4, !tbaa !6
  %73 = sitofp i32 %72 to float
  %74 = insertelement <8 x float> poison, float %73, i64 0
  %75 = shufflevector <8 x float> %74, <8 x float> poison, <8 x i32> zeroinitializer
  %76 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  %77 = load <8 x float>, ptr %76, align 32, !tbaa !123
  %78 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %71, <8 x float> noundef %75, <8 x float> noundef %77)
  %79 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  store <8 x float> %78, ptr %79, align 32, !tbaa !123
  br label %80

80:                                               ; preds = %69, %61
  %81 = load i32, ptr %9, align 4, !tbaa !6
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %82
  %84 = load i32, ptr %12, align 4, !tbaa !6
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %83, i64 0, i64 %85
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %86, ptr align 32 %13, i64 64, i1 false), !tbaa.struct !184
  call void @llvm.lifetime.end.p0(ptr %13) #20
  br label %87

87:                                               ; preds = %80
  %88 = load i32, ptr %12, align 4, !tbaa !6
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %12, align 4, !tbaa !6
  br label %55, !llvm.loop !219

90:                                               ; preds = %60
  br label %91

91:                                               ; preds = %90
  %92 = load i32, ptr %9, align 4, !tbaa !6
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %9, align 4, !tbaa !6
  br label %29, !llvm.loop !220

94:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %14) #20
  store i32 0, ptr %14, align 4, !tbaa !6
  br label %95

95:                                               ; preds = %322, %94
  %96 = load i32, ptr %14, align 4, !tbaa !6
  %97 = icmp slt i32 %96, 4
  br i1 %97, label %99, label %98

98:                                               ; preds = %95
  store i32 11, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #20
  br label %325

99:                                               ; preds = %95
  call void @llvm.lifetime.start.p0(ptr %15) #20
  %100 = load ptr, ptr %5, align 8, !tbaa !181
  %101 = load i32, ptr %14, align 4, !tbaa !6
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds ptr, ptr %100, i64 %102
  %104 = load ptr, ptr %103, align 8, !tbaa !121
  store ptr %104, ptr %15, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %16) #20
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %105

105:                                              ; preds = %318, %99
  %106 = load i32, ptr %16, align 4, !tbaa !6
  %107 = load i32, ptr @group, align 4, !tbaa !6
  %108 = sdiv i32 32, %107
  %109 = icmp slt i32 %106, %108
  br i1 %109, label %111, label %110

110:                                              ; preds = %105
  store i32 14, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #20
  br label %321

111:                                              ; preds = %105
  call void @llvm.lifetime.start.p0(ptr %17) #20
  call void @llvm.lifetime.start.p0(ptr %18) #20
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %112

112:                                              ; preds = %157, %111
  %113 = load i32, ptr %18, align 4, !tbaa !6
  %114 = icmp slt i32 %113, 1
  br i1 %114, label %116, label %115

115:                                              ; preds = %112
  store i32 17, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #20
  br label %160

116:                                              ; preds = %112
  %117 = load i32, ptr %18, align 4, !tbaa !6
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %17, i64 0, i64 %118
  %120 = getelementptr inbounds [3 x <8 x i32>], ptr %119, i64 0, i64 0
  store <8 x i32> zeroinitializer, ptr %120, align 32, !tbaa !123
  %121 = load i32, ptr @zero, align 4, !tbaa !6
  %122 = icmp ne i32 %121, 0
  br i1 %122, label %123, label %132

123:                                              ; preds = %116
  %124 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %125 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %124, i32 0, i32 3
  %126 = load i32, ptr %16, align 4, !tbaa !6
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [2 x i32], ptr %125, i64 0, i64 %127
  %129 = load i32, ptr %128, align 4, !tbaa !6
  %130 = insertelement <8 x i32> poison, i32 %129, i64 0
  %131 = shufflevector <8 x i32> %130, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %133

132:                                              ; preds = %116
  br label %133

133:                                              ; preds = %132, %123
  %134 = phi <8 x i32> [ %131, %123 ], [ zeroinitializer, %132 ]
  %135 = load i32, ptr %18, align 4, !tbaa !6
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %17, i64 0, i64 %136
  %138 = getelementptr inbounds [3 x <8 x i32>], ptr %137, i64 0, i64 1
  store <8 x i32> %134, ptr %138, align 32, !tbaa !123
  %139 = load i32, ptr @zero, align 4, !tbaa !6
  %140 = icmp ne i32 %139, 0
  br i1 %140, label %141, label %150

141:                                              ; preds = %133
  %142 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %143 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %142, i32 0, i32 4
  %144 = load i32, ptr %16, align 4, !tbaa !6
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [2 x i32], ptr %143, i64 0, i64 %145
  %147 = load i32, ptr %146, align 4, !tbaa !6
  %148 = insertelement <8 x i32> poison, i32 %147, i64 0
  %149 = shufflevector <8 x i32> %148, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %151

150:                                              ; preds = %133
  br label %151

151:                                              ; preds = %150, %141
  %152 = phi <8 x i32> [ %149, %141 ], [ zeroinitializer, %150 ]
  %153 = load i32, ptr %18, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %17, i64 0, i64 %154
  %156 = getelementptr inbounds [3 x <8 x i32>], ptr %155, i64 0, i64 2
  store <8 x i32> %152, ptr %156, align 32, !tbaa !123
  br label %157

157:                                              ; preds = %151
  %158 = load i32, ptr %18, align 4, !tbaa !6
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %18, align 4, !tbaa !6
  br label %112, !llvm.loop !221

160:                                              ; preds = %115
  call void @llvm.lifetime.start.p0(ptr %19) #20
  %161 = load i32, ptr %16, align 4, !tbaa !6
  %162 = load i32, ptr @group, align 4, !tbaa !6
  %163 = mul nsw i32 %161, %162
  %164 = sdiv i32 %163, 4
  store i32 %164, ptr %19, align 4, !tbaa !6
  br label %165

165:                                              ; preds = %229, %160
  %166 = load i32, ptr %19, align 4, !tbaa !6
  %167 = load i32, ptr %16, align 4, !tbaa !6
  %168 = add nsw i32 %167, 1
  %169 = load i32, ptr @group, align 4, !tbaa !6
  %170 = mul nsw i32 %168, %169
  %171 = sdiv i32 %170, 4
  %172 = icmp slt i32 %166, %171
  br i1 %172, label %174, label %173

173:                                              ; preds = %165
  store i32 20, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #20
  br label %232

174:                                              ; preds = %165
  call void @llvm.lifetime.start.p0(ptr %20) #20
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %175

175:                                              ; preds = %225, %174
  %176 = load i32, ptr %20, align 4, !tbaa !6
  %177 = icmp slt i32 %176, 3
  br i1 %177, label %179, label %178

178:                                              ; preds = %175
  store i32 23, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #20
  br label %228

179:                                              ; preds = %175
  call void @llvm.lifetime.start.p0(ptr %21) #20
  %180 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %181 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %180, i32 0, i32 0
  %182 = load i32, ptr %20, align 4, !tbaa !6
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds [3 x [32 x i8]], ptr %181, i64 0, i64 %183
  %185 = getelementptr inbounds [32 x i8], ptr %184, i64 0, i64 0
  %186 = load i32, ptr %19, align 4, !tbaa !6
  %187 = mul nsw i32 4, %186
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds i8, ptr %185, i64 %188
  %190 = call noundef i32 @_ZN12_GLOBAL__N_14loadIiEET_PKv(ptr noundef %189)
  %191 = insertelement <8 x i32> poison, i32 %190, i64 0
  %192 = shufflevector <8 x i32> %191, <8 x i32> poison, <8 x i32> zeroinitializer
  %193 = bitcast <8 x i32> %192 to <32 x i8>
  store <32 x i8> %193, ptr %21, align 32, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %22) #20
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %194

194:                                              ; preds = %221, %179
  %195 = load i32, ptr %22, align 4, !tbaa !6
  %196 = icmp slt i32 %195, 1
  br i1 %196, label %198, label %197

197:                                              ; preds = %194
  store i32 26, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #20
  br label %224

198:                                              ; preds = %194
  %199 = load i32, ptr %22, align 4, !tbaa !6
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %17, i64 0, i64 %200
  %202 = load i32, ptr %20, align 4, !tbaa !6
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds [3 x <8 x i32>], ptr %201, i64 0, i64 %203
  %205 = load <8 x i32>, ptr %204, align 32, !tbaa !123
  %206 = load i32, ptr %22, align 4, !tbaa !6
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [1 x [8 x <32 x i8>]], ptr %7, i64 0, i64 %207
  %209 = load i32, ptr %19, align 4, !tbaa !6
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds [8 x <32 x i8>], ptr %208, i64 0, i64 %210
  %212 = load <32 x i8>, ptr %211, align 32, !tbaa !123
  %213 = load <32 x i8>, ptr %21, align 32, !tbaa !123
  %214 = call noundef <8 x i32> @_ZN12_GLOBAL__N_112add_productsEDv8_iDv32_hS1_(<8 x i32> noundef %205, <32 x i8> noundef %212, <32 x i8> noundef %213)
  %215 = load i32, ptr %22, align 4, !tbaa !6
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %17, i64 0, i64 %216
  %218 = load i32, ptr %20, align 4, !tbaa !6
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds [3 x <8 x i32>], ptr %217, i64 0, i64 %219
  store <8 x i32> %214, ptr %220, align 32, !tbaa !123
  br label %221

221:                                              ; preds = %198
  %222 = load i32, ptr %22, align 4, !tbaa !6
  %223 = add nsw i32 %222, 1
  store i32 %223, ptr %22, align 4, !tbaa !6
  br label %194, !llvm.loop !222

224:                                              ; preds = %197
  call void @llvm.lifetime.end.p0(ptr %21) #20
  br label %225

225:                                              ; preds = %224
  %226 = load i32, ptr %20, align 4, !tbaa !6
  %227 = add nsw i32 %226, 1
  store i32 %227, ptr %20, align 4, !tbaa !6
  br label %175, !llvm.loop !223

228:                                              ; preds = %178
  br label %229

229:                                              ; preds = %228
  %230 = load i32, ptr %19, align 4, !tbaa !6
  %231 = add nsw i32 %230, 1
  store i32 %231, ptr %19, align 4, !tbaa !6
  br label %165, !llvm.loop !224

232:                                              ; preds = %173
  call void @llvm.lifetime.start.p0(ptr %23) #20
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %233

233:                                              ; preds = %314, %232
  %234 = load i32, ptr %23, align 4, !tbaa !6
  %235 = icmp slt i32 %234, 1
  br i1 %235, label %237, label %236

236:                                              ; preds = %233
  store i32 29, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #20
  br label %317

237:                                              ; preds = %233
  call void @llvm.lifetime.start.p0(ptr %24) #20
  %238 = load i32, ptr %23, align 4, !tbaa !6
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %17, i64 0, i64 %239
  %241 = getelementptr inbounds [3 x <8 x i32>], ptr %240, i64 0, i64 0
  store ptr %241, ptr %24, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %25) #20
  %242 = load i32, ptr %23, align 4, !tbaa !6
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %243
  %245 = load i32, ptr %16, align 4, !tbaa !6
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %244, i64 0, i64 %246
  store ptr %247, ptr %25, align 8, !tbaa !192
  call void @llvm.lifetime.start.p0(ptr %26) #20
  %248 = load ptr, ptr %24, align 8, !tbaa !49
  %249 = getelementptr inbounds <8 x i32>, ptr %248, i64 0
  %250 = load <8 x i32>, ptr %249, align 32, !tbaa !123
  %251 = shl <8 x i32> %250, splat (i32 8)
  %252 = load ptr, ptr %24, align 8, !tbaa !49
  %253 = getelementptr inbounds <8 x i32>, ptr %252, i64 1
  %254 = load <8 x i32>, ptr %253, align 32, !tbaa !123
  %255 = add <8 x i32> %251, %254
  %256 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %255)
  %257 = load ptr, ptr %24, align 8, !tbaa !49
  %258 = getelementptr inbounds <8 x i32>, ptr %257, i64 2
  %259 = load <8 x i32>, ptr %258, align 32, !tbaa !123
  %260 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %259)
  %261 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %256, <8 x float> noundef splat (float 2.560000e+02), <8 x float> noundef %260)
  store <8 x float> %261, ptr %26, align 32, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %27) #20
  %262 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %263 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %262, i32 0, i32 1
  %264 = load float, ptr %263, align 4, !tbaa !124
  %265 = insertelement <8 x float> poison, float %264, i64 0
  %266 = shufflevector <8 x float> %265, <8 x float> poison, <8 x i32> zeroinitializer
  store <8 x float> %266, ptr %27, align 32, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %28) #20
  %267 = load <8 x float>, ptr %26, align 32, !tbaa !123
  %268 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %269 = icmp eq i32 %268, 3
  br i1 %269, label %270, label %272

270:                                              ; preds = %237
  %271 = load <8 x float>, ptr %27, align 32, !tbaa !123
  br label %278

272:                                              ; preds = %237
  %273 = load ptr, ptr %25, align 8, !tbaa !192, !nonnull !46, !align !194
  %274 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %273, i32 0, i32 0
  %275 = load <8 x float>, ptr %274, align 32, !tbaa !123
  %276 = load <8 x float>, ptr %27, align 32, !tbaa !123
  %277 = fmul <8 x float> %275, %276
  br label %278

278:                                              ; preds = %272, %270
  %279 = phi <8 x float> [ %271, %270 ], [ %277, %272 ]
  %280 = load ptr, ptr %6, align 8, !tbaa !49
  %281 = load i32, ptr %23, align 4, !tbaa !6
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds [4 x <8 x float>], ptr %280, i64 %282
  %284 = load i32, ptr %14, align 4, !tbaa !6
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds [4 x <8 x float>], ptr %283, i64 0, i64 %285
  %287 = load <8 x float>, ptr %286, align 32, !tbaa !123
  %288 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %267, <8 x float> noundef %279, <8 x float> noundef %287)
  store <8 x float> %288, ptr %28, align 32, !tbaa !123
  %289 = load i32, ptr @has_offset, align 4, !tbaa !6
  %290 = icmp ne i32 %289, 0
  br i1 %290, label %291, label %305

291:                                              ; preds = %278
  %292 = load ptr, ptr %25, align 8, !tbaa !192, !nonnull !46, !align !194
  %293 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %292, i32 0, i32 1
  %294 = load <8 x float>, ptr %293, align 32, !tbaa !123
  %295 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %296 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %295, i32 0, i32 2
  %297 = load i32, ptr %16, align 4, !tbaa !6
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds [2 x float], ptr %296, i64 0, i64 %298
  %300 = load float, ptr %299, align 4, !tbaa !117
  %301 = insertelement <8 x float> poison, float %300, i64 0
  %302 = shufflevector <8 x float> %301, <8 x float> poison, <8 x i32> zeroinitializer
  %303 = load <8 x float>, ptr %28, align 32, !tbaa !123
  %304 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %294, <8 x float> noundef %302, <8 x float> noundef %303)
  store <8 x float> %304, ptr %28, align 32, !tbaa !123
  br label %305

305:                                              ; preds = %291, %278
  %306 = load <8 x float>, ptr %28, align 32, !tbaa !123
  %307 = load ptr, ptr %6, align 8, !tbaa !49
  %308 = load i32, ptr %23, align 4, !tbaa !6
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds [4 x <8 x float>], ptr %307, i64 %309
  %311 = load i32, ptr %14, align 4, !tbaa !6
  %312 = sext i32 %311 to i64
  %313 = getelementptr inbounds [4 x <8 x float>], ptr %310, i64 0, i64 %312
  store <8 x float> %306, ptr %313, align 32, !tbaa !123
  call void @llvm.lifetime.end.p0(ptr %28) #20
  call void @llvm.lifetime.end.p0(ptr %27) #20
  call void @llvm.lifetime.end.p0(ptr %26) #20
  call void @llvm.lifetime.end.p0(ptr %25) #20
  call void @llvm.lifetime.end.p0(ptr %24) #20
  br label %314

314:                                              ; preds = %305
  %315 = load i32, ptr %23, align 4, !tbaa !6
  %316 = add nsw i32 %315, 1
  store i32 %316, ptr %23, align 4, !tbaa !6
  br label %233, !llvm.loop !225

317:                                              ; preds = %236
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %318

318:                                              ; preds = %317
  %319 = load i32, ptr %16, align 4, !tbaa !6
  %320 = add nsw i32 %319, 1
  store i32 %320, ptr %16, align 4, !tbaa !6
  br label %105, !llvm.loop !226

321:                                              ; preds = %110
  call void @llvm.lifetime.end.p0(ptr %15) #20
  br label %322

322:                                              ; preds = %321
  %323 = load i32, ptr %14, align 4, !tbaa !6
  %324 = add nsw i32 %323, 1
  store i32 %324, ptr %14, align 4, !tbaa !6
  br label %95, !llvm.loop !227

325:                                              ; preds = %98
  call void @llvm.lifetime.end.p0(ptr %8) #20
  call void @llvm.lifetime.end.p0(ptr %7) #20
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_111add_widenedILi4EEEvRKNS_6ColumnEPKPKfPDv8_f(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef %2) #16 {
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
  store ptr %0, ptr %4, align 8, !tbaa !179
  store ptr %1, ptr %5, align 8, !tbaa !198
  store ptr %2, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #20
  call void @llvm.lifetime.start.p0(ptr %8) #20
  store i32 0, ptr %8, align 4, !tbaa !6
  br label %21

21:                                               ; preds = %33, %3
  %22 = load i32, ptr %8, align 4, !tbaa !6
  %23 = load i32, ptr @group, align 4, !tbaa !6
  %24 = sdiv i32 32, %23
  %25 = icmp slt i32 %22, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %8) #20
  br label %36

27:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %9) #20
  %28 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
  %29 = load i32, ptr %8, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 32 %9, ptr noundef nonnull align 8 dereferenceable(32) %28, i32 noundef %29)
  %30 = load i32, ptr %8, align 4, !tbaa !6
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %32, ptr align 32 %9, i64 64, i1 false), !tbaa.struct !184
  call void @llvm.lifetime.end.p0(ptr %9) #20
  br label %33

33:                                               ; preds = %27
  %34 = load i32, ptr %8, align 4, !tbaa !6
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %8, align 4, !tbaa !6
  br label %21, !llvm.loop !228

36:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %10) #20
  call void @llvm.lifetime.start.p0(ptr %11) #20
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %37

37:                                               ; preds = %55, %36
  %38 = load i32, ptr %11, align 4, !tbaa !6
  %39 = icmp slt i32 %38, 4
  br i1 %39, label %41, label %40

40:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr %11) #20
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
  br label %37, !llvm.loop !229

58:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr %12) #20
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %59

59:                                               ; preds = %163, %58
  %60 = load i32, ptr %12, align 4, !tbaa !6
  %61 = icmp slt i32 %60, 8
  br i1 %61, label %63, label %62

62:                                               ; preds = %59
  store i32 8, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #20
  br label %166

63:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(ptr %14) #20
  %64 = load i32, ptr %12, align 4, !tbaa !6
  %65 = mul nsw i32 %64, 4
  %66 = load i32, ptr @group, align 4, !tbaa !6
  %67 = sdiv i32 %65, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %68
  store ptr %69, ptr %14, align 8, !tbaa !192
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #20, !srcloc !202
  call void @llvm.lifetime.start.p0(ptr %15) #20
  %70 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
  %71 = load i32, ptr %12, align 4, !tbaa !6
  %72 = call noundef <32 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %70, i32 noundef %71)
  %73 = bitcast <32 x i8> %72 to <8 x i32>
  store <8 x i32> %73, ptr %15, align 32, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %16) #20
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %74

74:                                               ; preds = %159, %63
  %75 = load i32, ptr %16, align 4, !tbaa !6
  %76 = icmp slt i32 %75, 4
  br i1 %76, label %78, label %77

77:                                               ; preds = %74
  store i32 11, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #20
  br label %162

78:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(ptr %17) #20
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
  call void @llvm.lifetime.start.p0(ptr %18) #20
  %95 = load <8 x i32>, ptr %17, align 32, !tbaa !123
  %96 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %95)
  store <8 x float> %96, ptr %18, align 32, !tbaa !123
  %97 = load i32, ptr @has_offset, align 4, !tbaa !6
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %99, label %108

99:                                               ; preds = %94
  %100 = load <8 x float>, ptr %18, align 32, !tbaa !123
  %101 = load ptr, ptr %14, align 8, !tbaa !192, !nonnull !46, !align !194
  %102 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %101, i32 0, i32 0
  %103 = load <8 x float>, ptr %102, align 32, !tbaa !123
  %104 = load ptr, ptr %14, align 8, !tbaa !192, !nonnull !46, !align !194
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
  %112 = load ptr, ptr %14, align 8, !tbaa !192, !nonnull !46, !align !194
  %113 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %112, i32 0, i32 0
  %114 = load <8 x float>, ptr %113, align 32, !tbaa !123
  %115 = load <8 x float>, ptr %18, align 32, !tbaa !123
  %116 = fmul <8 x float> %115, %114
  store <8 x float> %116, ptr %18, align 32, !tbaa !123
  br label %117

117:                                              ; preds = %111, %108
  br label %118

118:                                              ; preds = %117, %99
  call void @llvm.lifetime.start.p0(ptr %19) #20
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %119

119:                                              ; preds = %155, %118
  %120 = load i32, ptr %19, align 4, !tbaa !6
  %121 = icmp slt i32 %120, 4
  br i1 %121, label %123, label %122

122:                                              ; preds = %119
  store i32 14, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #20
  br label %158

123:                                              ; preds = %119
  %124 = load <8 x float>, ptr %18, align 32, !tbaa !123
  %125 = load ptr, ptr %5, align 8, !tbaa !198
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
  br label %119, !llvm.loop !230

158:                                              ; preds = %122
  call void @llvm.lifetime.end.p0(ptr %18) #20
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %159

159:                                              ; preds = %158
  %160 = load i32, ptr %16, align 4, !tbaa !6
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %16, align 4, !tbaa !6
  br label %74, !llvm.loop !231

162:                                              ; preds = %77
  call void @llvm.lifetime.end.p0(ptr %15) #20
  call void @llvm.lifetime.end.p0(ptr %14) #20
  br label %163

163:                                              ; preds = %162
  %164 = load i32, ptr %12, align 4, !tbaa !6
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %12, align 4, !tbaa !6
  br label %59, !llvm.loop !232

166:                                              ; preds = %62
  call void @llvm.lifetime.start.p0(ptr %20) #20
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %167

167:                                              ; preds = %187, %166
  %168 = load i32, ptr %20, align 4, !tbaa !6
  %169 = icmp slt i32 %168, 4
  br i1 %169, label %171, label %170

170:                                              ; preds = %167
  store i32 17, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #20
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
  br label %167, !llvm.loop !233

190:                                              ; preds = %170
  call void @llvm.lifetime.end.p0(ptr %10) #20
  call void @llvm.lifetime.end.p0(ptr %7) #20
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_digitsILi1ELi1EEEvPKNS_6ColumnEPKPKNS_6RecordEPAT0__Dv8_f(ptr noundef %0, ptr noundef %1, ptr noundef %2) #16 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [1 x [8 x <32 x i8>]], align 32
  %8 = alloca [1 x [2 x %"struct.(anonymous namespace)::Scales"]], align 32
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %"struct.(anonymous namespace)::Scales", align 32
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca [1 x [3 x <8 x i32>]], align 32
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca <32 x i8>, align 32
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca <8 x float>, align 32
  %27 = alloca <8 x float>, align 32
  %28 = alloca <8 x float>, align 32
  store ptr %0, ptr %4, align 8, !tbaa !179
  store ptr %1, ptr %5, align 8, !tbaa !181
  store ptr %2, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #20
  call void @llvm.lifetime.start.p0(ptr %8) #20
  call void @llvm.lifetime.start.p0(ptr %9) #20
  store i32 0, ptr %9, align 4, !tbaa !6
  br label %29

29:                                               ; preds = %91, %3
  %30 = load i32, ptr %9, align 4, !tbaa !6
  %31 = icmp slt i32 %30, 1
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #20
  br label %94

33:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %11) #20
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %34

34:                                               ; preds = %51, %33
  %35 = load i32, ptr %11, align 4, !tbaa !6
  %36 = icmp slt i32 %35, 8
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #20
  br label %54

38:                                               ; preds = %34
  %39 = load ptr, ptr %4, align 8, !tbaa !179
  %40 = load i32, ptr %9, align 4, !tbaa !6
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %39, i64 %41
  %43 = load i32, ptr %11, align 4, !tbaa !6
  %44 = call noundef <32 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %42, i32 noundef %43)
  %45 = load i32, ptr %9, align 4, !tbaa !6
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [1 x [8 x <32 x i8>]], ptr %7, i64 0, i64 %46
  %48 = load i32, ptr %11, align 4, !tbaa !6
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [8 x <32 x i8>], ptr %47, i64 0, i64 %49
  store <32 x i8> %44, ptr %50, align 32, !tbaa !123
  br label %51

51:                                               ; preds = %38
  %52 = load i32, ptr %11, align 4, !tbaa !6
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %11, align 4, !tbaa !6
  br label %34, !llvm.loop !234

54:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr %12) #20
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %55

55:                                               ; preds = %87, %54
  %56 = load i32, ptr %12, align 4, !tbaa !6
  %57 = load i32, ptr @group, align 4, !tbaa !6
  %58 = sdiv i32 32, %57
  %59 = icmp slt i32 %56, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %55
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #20
  br label %90

61:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(ptr %13) #20
  %62 = load ptr, ptr %4, align 8, !tbaa !179
  %63 = load i32, ptr %9, align 4, !tbaa !6
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %62, i64 %64
  %66 = load i32, ptr %12, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 32 %13, ptr noundef nonnull align 8 dereferenceable(32) %65, i32 noundef %66)
  %67 = load i32, ptr @has_offset, align 4, !tbaa !6
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %69, label %80

69:                                               ; preds = %61
  %70 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 0
  %71 = load <8 x float>, ptr %70, align 32, !tbaa !123
  %72 = load i32, ptr @zero, align 4, !tbaa !6
  %73 = sitofp i32 %72 to float
  %74 = insertelement <8 x float> poison, float %73, i64 0
  %75 = shufflevector <8 x float> %74, <8 x float> poison, <8 x i32> zeroinitializer
  %76 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  %77 = load <8 x float>, ptr %76, align 32, !tbaa !123
  %78 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %71, <8 x float> noundef %75, <8 x float> noundef %77)
  %79 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  store <8 x float> %78, ptr %79, align 32, !tbaa !123
  br label %80

80:                                               ; preds = %69, %61
  %81 = load i32, ptr %9, align 4, !tbaa !6
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %82
  %84 = load i32, ptr %12, align 4, !tbaa !6
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %83, i64 0, i64 %85
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %86, ptr align 32 %13, i64 64, i1 false), !tbaa.struct !184
  call void @llvm.lifetime.end.p0(ptr %13) #20
  br label %87

87:                                               ; preds = %80
  %88 = load i32, ptr %12, align 4, !tbaa !6
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %12, align 4, !tbaa !6
  br label %55, !llvm.loop !235

90:                                               ; preds = %60
  br label %91

91:                                               ; preds = %90
  %92 = load i32, ptr %9, align 4, !tbaa !6
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %9, align 4, !tbaa !6
  br label %29, !llvm.loop !236

94:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %14) #20
  store i32 0, ptr %14, align 4, !tbaa !6
  br label %95

95:                                               ; preds = %322, %94
  %96 = load i32, ptr %14, align 4, !tbaa !6
  %97 = icmp slt i32 %96, 1
  br i1 %97, label %99, label %98

98:                                               ; preds = %95
  store i32 11, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #20
  br label %325

99:                                               ; preds = %95
  call void @llvm.lifetime.start.p0(ptr %15) #20
  %100 = load ptr, ptr %5, align 8, !tbaa !181
  %101 = load i32, ptr %14, align 4, !tbaa !6
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds ptr, ptr %100, i64 %102
  %104 = load ptr, ptr %103, align 8, !tbaa !121
  store ptr %104, ptr %15, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr %16) #20
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %105

105:                                              ; preds = %318, %99
  %106 = load i32, ptr %16, align 4, !tbaa !6
  %107 = load i32, ptr @group, align 4, !tbaa !6
  %108 = sdiv i32 32, %107
  %109 = icmp slt i32 %106, %108
  br i1 %109, label %111, label %110

110:                                              ; preds = %105
  store i32 14, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #20
  br label %321

111:                                              ; preds = %105
  call void @llvm.lifetime.start.p0(ptr %17) #20
  call void @llvm.lifetime.start.p0(ptr %18) #20
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %112

112:                                              ; preds = %157, %111
  %113 = load i32, ptr %18, align 4, !tbaa !6
  %114 = icmp slt i32 %113, 1
  br i1 %114, label %116, label %115

115:                                              ; preds = %112
  store i32 17, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #20
  br label %160

116:                                              ; preds = %112
  %117 = load i32, ptr %18, align 4, !tbaa !6
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %17, i64 0, i64 %118
  %120 = getelementptr inbounds [3 x <8 x i32>], ptr %119, i64 0, i64 0
  store <8 x i32> zeroinitializer, ptr %120, align 32, !tbaa !123
  %121 = load i32, ptr @zero, align 4, !tbaa !6
  %122 = icmp ne i32 %121, 0
  br i1 %122, label %123, label %132

123:                                              ; preds = %116
  %124 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %125 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %124, i32 0, i32 3
  %126 = load i32, ptr %16, align 4, !tbaa !6
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [2 x i32], ptr %125, i64 0, i64 %127
  %129 = load i32, ptr %128, align 4, !tbaa !6
  %130 = insertelement <8 x i32> poison, i32 %129, i64 0
  %131 = shufflevector <8 x i32> %130, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %133

132:                                              ; preds = %116
  br label %133

133:                                              ; preds = %132, %123
  %134 = phi <8 x i32> [ %131, %123 ], [ zeroinitializer, %132 ]
  %135 = load i32, ptr %18, align 4, !tbaa !6
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %17, i64 0, i64 %136
  %138 = getelementptr inbounds [3 x <8 x i32>], ptr %137, i64 0, i64 1
  store <8 x i32> %134, ptr %138, align 32, !tbaa !123
  %139 = load i32, ptr @zero, align 4, !tbaa !6
  %140 = icmp ne i32 %139, 0
  br i1 %140, label %141, label %150

141:                                              ; preds = %133
  %142 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %143 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %142, i32 0, i32 4
  %144 = load i32, ptr %16, align 4, !tbaa !6
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [2 x i32], ptr %143, i64 0, i64 %145
  %147 = load i32, ptr %146, align 4, !tbaa !6
  %148 = insertelement <8 x i32> poison, i32 %147, i64 0
  %149 = shufflevector <8 x i32> %148, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %151

150:                                              ; preds = %133
  br label %151

151:                                              ; preds = %150, %141
  %152 = phi <8 x i32> [ %149, %141 ], [ zeroinitializer, %150 ]
  %153 = load i32, ptr %18, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %17, i64 0, i64 %154
  %156 = getelementptr inbounds [3 x <8 x i32>], ptr %155, i64 0, i64 2
  store <8 x i32> %152, ptr %156, align 32, !tbaa !123
  br label %157

157:                                              ; preds = %151
  %158 = load i32, ptr %18, align 4, !tbaa !6
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %18, align 4, !tbaa !6
  br label %112, !llvm.loop !237

160:                                              ; preds = %115
  call void @llvm.lifetime.start.p0(ptr %19) #20
  %161 = load i32, ptr %16, align 4, !tbaa !6
  %162 = load i32, ptr @group, align 4, !tbaa !6
  %163 = mul nsw i32 %161, %162
  %164 = sdiv i32 %163, 4
  store i32 %164, ptr %19, align 4, !tbaa !6
  br label %165

165:                                              ; preds = %229, %160
  %166 = load i32, ptr %19, align 4, !tbaa !6
  %167 = load i32, ptr %16, align 4, !tbaa !6
  %168 = add nsw i32 %167, 1
  %169 = load i32, ptr @group, align 4, !tbaa !6
  %170 = mul nsw i32 %168, %169
  %171 = sdiv i32 %170, 4
  %172 = icmp slt i32 %166, %171
  br i1 %172, label %174, label %173

173:                                              ; preds = %165
  store i32 20, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #20
  br label %232

174:                                              ; preds = %165
  call void @llvm.lifetime.start.p0(ptr %20) #20
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %175

175:                                              ; preds = %225, %174
  %176 = load i32, ptr %20, align 4, !tbaa !6
  %177 = icmp slt i32 %176, 3
  br i1 %177, label %179, label %178

178:                                              ; preds = %175
  store i32 23, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #20
  br label %228

179:                                              ; preds = %175
  call void @llvm.lifetime.start.p0(ptr %21) #20
  %180 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %181 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %180, i32 0, i32 0
  %182 = load i32, ptr %20, align 4, !tbaa !6
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds [3 x [32 x i8]], ptr %181, i64 0, i64 %183
  %185 = getelementptr inbounds [32 x i8], ptr %184, i64 0, i64 0
  %186 = load i32, ptr %19, align 4, !tbaa !6
  %187 = mul nsw i32 4, %186
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds i8, ptr %185, i64 %188
  %190 = call noundef i32 @_ZN12_GLOBAL__N_14loadIiEET_PKv(ptr noundef %189)
  %191 = insertelement <8 x i32> poison, i32 %190, i64 0
  %192 = shufflevector <8 x i32> %191, <8 x i32> poison, <8 x i32> zeroinitializer
  %193 = bitcast <8 x i32> %192 to <32 x i8>
  store <32 x i8> %193, ptr %21, align 32, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %22) #20
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %194

194:                                              ; preds = %221, %179
  %195 = load i32, ptr %22, align 4, !tbaa !6
  %196 = icmp slt i32 %195, 1
  br i1 %196, label %198, label %197

197:                                              ; preds = %194
  store i32 26, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #20
  br label %224

198:                                              ; preds = %194
  %199 = load i32, ptr %22, align 4, !tbaa !6
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %17, i64 0, i64 %200
  %202 = load i32, ptr %20, align 4, !tbaa !6
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds [3 x <8 x i32>], ptr %201, i64 0, i64 %203
  %205 = load <8 x i32>, ptr %204, align 32, !tbaa !123
  %206 = load i32, ptr %22, align 4, !tbaa !6
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [1 x [8 x <32 x i8>]], ptr %7, i64 0, i64 %207
  %209 = load i32, ptr %19, align 4, !tbaa !6
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds [8 x <32 x i8>], ptr %208, i64 0, i64 %210
  %212 = load <32 x i8>, ptr %211, align 32, !tbaa !123
  %213 = load <32 x i8>, ptr %21, align 32, !tbaa !123
  %214 = call noundef <8 x i32> @_ZN12_GLOBAL__N_112add_productsEDv8_iDv32_hS1_(<8 x i32> noundef %205, <32 x i8> noundef %212, <32 x i8> noundef %213)
  %215 = load i32, ptr %22, align 4, !tbaa !6
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %17, i64 0, i64 %216
  %218 = load i32, ptr %20, align 4, !tbaa !6
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds [3 x <8 x i32>], ptr %217, i64 0, i64 %219
  store <8 x i32> %214, ptr %220, align 32, !tbaa !123
  br label %221

221:                                              ; preds = %198
  %222 = load i32, ptr %22, align 4, !tbaa !6
  %223 = add nsw i32 %222, 1
  store i32 %223, ptr %22, align 4, !tbaa !6
  br label %194, !llvm.loop !238

224:                                              ; preds = %197
  call void @llvm.lifetime.end.p0(ptr %21) #20
  br label %225

225:                                              ; preds = %224
  %226 = load i32, ptr %20, align 4, !tbaa !6
  %227 = add nsw i32 %226, 1
  store i32 %227, ptr %20, align 4, !tbaa !6
  br label %175, !llvm.loop !239

228:                                              ; preds = %178
  br label %229

229:                                              ; preds = %228
  %230 = load i32, ptr %19, align 4, !tbaa !6
  %231 = add nsw i32 %230, 1
  store i32 %231, ptr %19, align 4, !tbaa !6
  br label %165, !llvm.loop !240

232:                                              ; preds = %173
  call void @llvm.lifetime.start.p0(ptr %23) #20
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %233

233:                                              ; preds = %314, %232
  %234 = load i32, ptr %23, align 4, !tbaa !6
  %235 = icmp slt i32 %234, 1
  br i1 %235, label %237, label %236

236:                                              ; preds = %233
  store i32 29, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #20
  br label %317

237:                                              ; preds = %233
  call void @llvm.lifetime.start.p0(ptr %24) #20
  %238 = load i32, ptr %23, align 4, !tbaa !6
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %17, i64 0, i64 %239
  %241 = getelementptr inbounds [3 x <8 x i32>], ptr %240, i64 0, i64 0
  store ptr %241, ptr %24, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %25) #20
  %242 = load i32, ptr %23, align 4, !tbaa !6
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %243
  %245 = load i32, ptr %16, align 4, !tbaa !6
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %244, i64 0, i64 %246
  store ptr %247, ptr %25, align 8, !tbaa !192
  call void @llvm.lifetime.start.p0(ptr %26) #20
  %248 = load ptr, ptr %24, align 8, !tbaa !49
  %249 = getelementptr inbounds <8 x i32>, ptr %248, i64 0
  %250 = load <8 x i32>, ptr %249, align 32, !tbaa !123
  %251 = shl <8 x i32> %250, splat (i32 8)
  %252 = load ptr, ptr %24, align 8, !tbaa !49
  %253 = getelementptr inbounds <8 x i32>, ptr %252, i64 1
  %254 = load <8 x i32>, ptr %253, align 32, !tbaa !123
  %255 = add <8 x i32> %251, %254
  %256 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %255)
  %257 = load ptr, ptr %24, align 8, !tbaa !49
  %258 = getelementptr inbounds <8 x i32>, ptr %257, i64 2
  %259 = load <8 x i32>, ptr %258, align 32, !tbaa !123
  %260 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %259)
  %261 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %256, <8 x float> noundef splat (float 2.560000e+02), <8 x float> noundef %260)
  store <8 x float> %261, ptr %26, align 32, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %27) #20
  %262 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %263 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %262, i32 0, i32 1
  %264 = load float, ptr %263, align 4, !tbaa !124
  %265 = insertelement <8 x float> poison, float %264, i64 0
  %266 = shufflevector <8 x float> %265, <8 x float> poison, <8 x i32> zeroinitializer
  store <8 x float> %266, ptr %27, align 32, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %28) #20
  %267 = load <8 x float>, ptr %26, align 32, !tbaa !123
  %268 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %269 = icmp eq i32 %268, 3
  br i1 %269, label %270, label %272

270:                                              ; preds = %237
  %271 = load <8 x float>, ptr %27, align 32, !tbaa !123
  br label %278

272:                                              ; preds = %237
  %273 = load ptr, ptr %25, align 8, !tbaa !192, !nonnull !46, !align !194
  %274 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %273, i32 0, i32 0
  %275 = load <8 x float>, ptr %274, align 32, !tbaa !123
  %276 = load <8 x float>, ptr %27, align 32, !tbaa !123
  %277 = fmul <8 x float> %275, %276
  br label %278

278:                                              ; preds = %272, %270
  %279 = phi <8 x float> [ %271, %270 ], [ %277, %272 ]
  %280 = load ptr, ptr %6, align 8, !tbaa !49
  %281 = load i32, ptr %23, align 4, !tbaa !6
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds [1 x <8 x float>], ptr %280, i64 %282
  %284 = load i32, ptr %14, align 4, !tbaa !6
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds [1 x <8 x float>], ptr %283, i64 0, i64 %285
  %287 = load <8 x float>, ptr %286, align 32, !tbaa !123
  %288 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %267, <8 x float> noundef %279, <8 x float> noundef %287)
  store <8 x float> %288, ptr %28, align 32, !tbaa !123
  %289 = load i32, ptr @has_offset, align 4, !tbaa !6
  %290 = icmp ne i32 %289, 0
  br i1 %290, label %291, label %305

291:                                              ; preds = %278
  %292 = load ptr, ptr %25, align 8, !tbaa !192, !nonnull !46, !align !194
  %293 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %292, i32 0, i32 1
  %294 = load <8 x float>, ptr %293, align 32, !tbaa !123
  %295 = load ptr, ptr %15, align 8, !tbaa !121, !nonnull !46, !align !187
  %296 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %295, i32 0, i32 2
  %297 = load i32, ptr %16, align 4, !tbaa !6
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds [2 x float], ptr %296, i64 0, i64 %298
  %300 = load float, ptr %299, align 4, !tbaa !117
  %301 = insertelement <8 x float> poison, float %300, i64 0
  %302 = shufflevector <8 x float> %301, <8 x float> poison, <8 x i32> zeroinitializer
  %303 = load <8 x float>, ptr %28, align 32, !tbaa !123
  %304 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %294, <8 x float> noundef %302, <8 x float> noundef %303)
  store <8 x float> %304, ptr %28, align 32, !tbaa !123
  br label %305

305:                                              ; preds = %291, %278
  %306 = load <8 x float>, ptr %28, align 32, !tbaa !123
  %307 = load ptr, ptr %6, align 8, !tbaa !49
  %308 = load i32, ptr %23, align 4, !tbaa !6
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds [1 x <8 x float>], ptr %307, i64 %309
  %311 = load i32, ptr %14, align 4, !tbaa !6
  %312 = sext i32 %311 to i64
  %313 = getelementptr inbounds [1 x <8 x float>], ptr %310, i64 0, i64 %312
  store <8 x float> %306, ptr %313, align 32, !tbaa !123
  call void @llvm.lifetime.end.p0(ptr %28) #20
  call void @llvm.lifetime.end.p0(ptr %27) #20
  call void @llvm.lifetime.end.p0(ptr %26) #20
  call void @llvm.lifetime.end.p0(ptr %25) #20
  call void @llvm.lifetime.end.p0(ptr %24) #20
  br label %314

314:                                              ; preds = %305
  %315 = load i32, ptr %23, align 4, !tbaa !6
  %316 = add nsw i32 %315, 1
  store i32 %316, ptr %23, align 4, !tbaa !6
  br label %233, !llvm.loop !241

317:                                              ; preds = %236
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %318

318:                                              ; preds = %317
  %319 = load i32, ptr %16, align 4, !tbaa !6
  %320 = add nsw i32 %319, 1
  store i32 %320, ptr %16, align 4, !tbaa !6
  br label %105, !llvm.loop !242

321:                                              ; preds = %110
  call void @llvm.lifetime.end.p0(ptr %15) #20
  br label %322

322:                                              ; preds = %321
  %323 = load i32, ptr %14, align 4, !tbaa !6
  %324 = add nsw i32 %323, 1
  store i32 %324, ptr %14, align 4, !tbaa !6
  br label %95, !llvm.loop !243

325:                                              ; preds = %98
  call void @llvm.lifetime.end.p0(ptr %8) #20
  call void @llvm.lifetime.end.p0(ptr %7) #20
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_111add_widenedILi1EEEvRKNS_6ColumnEPKPKfPDv8_f(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef %2) #16 {
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
  store ptr %0, ptr %4, align 8, !tbaa !179
  store ptr %1, ptr %5, align 8, !tbaa !198
  store ptr %2, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #20
  call void @llvm.lifetime.start.p0(ptr %8) #20
  store i32 0, ptr %8, align 4, !tbaa !6
  br label %21

21:                                               ; preds = %33, %3
  %22 = load i32, ptr %8, align 4, !tbaa !6
  %23 = load i32, ptr @group, align 4, !tbaa !6
  %24 = sdiv i32 32, %23
  %25 = icmp slt i32 %22, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %8) #20
  br label %36

27:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %9) #20
  %28 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
  %29 = load i32, ptr %8, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 32 %9, ptr noundef nonnull align 8 dereferenceable(32) %28, i32 noundef %29)
  %30 = load i32, ptr %8, align 4, !tbaa !6
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %32, ptr align 32 %9, i64 64, i1 false), !tbaa.struct !184
  call void @llvm.lifetime.end.p0(ptr %9) #20
  br label %33

33:                                               ; preds = %27
  %34 = load i32, ptr %8, align 4, !tbaa !6
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %8, align 4, !tbaa !6
  br label %21, !llvm.loop !244

36:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %10) #20
  call void @llvm.lifetime.start.p0(ptr %11) #20
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %37

37:                                               ; preds = %55, %36
  %38 = load i32, ptr %11, align 4, !tbaa !6
  %39 = icmp slt i32 %38, 1
  br i1 %39, label %41, label %40

40:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr %11) #20
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
  br label %37, !llvm.loop !245

58:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr %12) #20
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %59

59:                                               ; preds = %163, %58
  %60 = load i32, ptr %12, align 4, !tbaa !6
  %61 = icmp slt i32 %60, 8
  br i1 %61, label %63, label %62

62:                                               ; preds = %59
  store i32 8, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #20
  br label %166

63:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(ptr %14) #20
  %64 = load i32, ptr %12, align 4, !tbaa !6
  %65 = mul nsw i32 %64, 4
  %66 = load i32, ptr @group, align 4, !tbaa !6
  %67 = sdiv i32 %65, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %68
  store ptr %69, ptr %14, align 8, !tbaa !192
  call void @llvm.lifetime.start.p0(ptr %15) #20
  %70 = load ptr, ptr %4, align 8, !tbaa !179, !nonnull !46, !align !47
  %71 = load i32, ptr %12, align 4, !tbaa !6
  %72 = call noundef <32 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %70, i32 noundef %71)
  %73 = bitcast <32 x i8> %72 to <8 x i32>
  store <8 x i32> %73, ptr %15, align 32, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr %16) #20
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %74

74:                                               ; preds = %159, %63
  %75 = load i32, ptr %16, align 4, !tbaa !6
  %76 = icmp slt i32 %75, 4
  br i1 %76, label %78, label %77

77:                                               ; preds = %74
  store i32 11, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #20
  br label %162

78:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(ptr %17) #20
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
  call void @llvm.lifetime.start.p0(ptr %18) #20
  %95 = load <8 x i32>, ptr %17, align 32, !tbaa !123
  %96 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %95)
  store <8 x float> %96, ptr %18, align 32, !tbaa !123
  %97 = load i32, ptr @has_offset, align 4, !tbaa !6
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %99, label %108

99:                                               ; preds = %94
  %100 = load <8 x float>, ptr %18, align 32, !tbaa !123
  %101 = load ptr, ptr %14, align 8, !tbaa !192, !nonnull !46, !align !194
  %102 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %101, i32 0, i32 0
  %103 = load <8 x float>, ptr %102, align 32, !tbaa !123
  %104 = load ptr, ptr %14, align 8, !tbaa !192, !nonnull !46, !align !194
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
  %112 = load ptr, ptr %14, align 8, !tbaa !192, !nonnull !46, !align !194
  %113 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %112, i32 0, i32 0
  %114 = load <8 x float>, ptr %113, align 32, !tbaa !123
  %115 = load <8 x float>, ptr %18, align 32, !tbaa !123
  %116 = fmul <8 x float> %115, %114
  store <8 x float> %116, ptr %18, align 32, !tbaa !123
  br label %117

117:                                              ; preds = %111, %108
  br label %118

118:                                              ; preds = %117, %99
  call void @llvm.lifetime.start.p0(ptr %19) #20
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %119

119:                                              ; preds = %155, %118
  %120 = load i32, ptr %19, align 4, !tbaa !6
  %121 = icmp slt i32 %120, 1
  br i1 %121, label %123, label %122

122:                                              ; preds = %119
  store i32 14, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #20
  br label %158

123:                                              ; preds = %119
  %124 = load <8 x float>, ptr %18, align 32, !tbaa !123
  %125 = load ptr, ptr %5, align 8, !tbaa !198
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
  br label %119, !llvm.loop !246

158:                                              ; preds = %122
  call void @llvm.lifetime.end.p0(ptr %18) #20
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %159

159:                                              ; preds = %158
  %160 = load i32, ptr %16, align 4, !tbaa !6
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %16, align 4, !tbaa !6
  br label %74, !llvm.loop !247

162:                                              ; preds = %77
  call void @llvm.lifetime.end.p0(ptr %15) #20
  call void @llvm.lifetime.end.p0(ptr %14) #20
  br label %163

163:                                              ; preds = %162
  %164 = load i32, ptr %12, align 4, !tbaa !6
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %12, align 4, !tbaa !6
  br label %59, !llvm.loop !248

166:                                              ; preds = %62
  call void @llvm.lifetime.start.p0(ptr %20) #20
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %167

167:                                              ; preds = %187, %166
  %168 = load i32, ptr %20, align 4, !tbaa !6
  %169 = icmp slt i32 %168, 1
  br i1 %169, label %171, label %170

170:                                              ; preds = %167
  store i32 17, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #20
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
  br label %167, !llvm.loop !249

190:                                              ; preds = %170
  call void @llvm.lifetime.end.p0(ptr %10) #20
  call void @llvm.lifetime.end.p0(ptr %7) #20
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
attributes #12 = { alwaysinline mustprogress nounwind uwtable }
attributes #13 = { mustprogress noinline nounwind uwtable }
attributes #14 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #15 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #16 = { alwaysinline mustprogress nounwind uwtable }
attributes #17 = { inlinehint mustprogress nounwind uwtable }
attributes #18 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #19 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #20 = { nounwind }
attributes #21 = { nounwind allocsize(0) }

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
!184 = !{i64 0, i64 32, !123, i64 32, i64 32, !123}
!185 = distinct !{!185, !51, !127}
!186 = distinct !{!186, !51, !127}
!187 = !{i64 4}
!188 = distinct !{!188, !51, !127}
!189 = distinct !{!189, !51, !127}
!190 = distinct !{!190, !51, !127}
!191 = distinct !{!191, !51, !127}
!192 = !{!193, !193, i64 0}
!193 = !{!"p1 _ZTSN12_GLOBAL__N_16ScalesE", !12, i64 0}
!194 = !{i64 32}
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
!214 = distinct !{!214, !51, !127}
!215 = !{!216, !210, i64 0}
!216 = !{!"_ZTSZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiEUliE_", !210, i64 0, !208, i64 8}
!217 = !{!216, !208, i64 8}
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
!249 = distinct !{!249, !51, !127}
