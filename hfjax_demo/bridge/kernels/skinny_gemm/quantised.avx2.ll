
%struct.XLA_FFI_Error_Create_Args = type { i64, ptr, ptr, i32 }
%class.anon = type { i8 }
%class.anon.4 = type { i8 }
%struct.Call = type { ptr, ptr }
%struct.Plan = type { i64, i64, i64, i64 }
%struct.XLA_FFI_ThreadPool_NumThreads_Args = type { i64, ptr, ptr, ptr }
%"struct.(anonymous namespace)::Work" = type { i64, i64, i64, i64, i64, %struct.Call, i64, i64, i64, i64, i64, i64 }
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
%struct.XLA_FFI_Api = type { i64, ptr, %struct.XLA_FFI_Api_Version, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.XLA_FFI_Error_Destroy_Args = type { i64, ptr, ptr }
%"struct.(anonymous namespace)::Record" = type { [3 x [32 x i8]], float, [2 x float], [2 x i32], [2 x i32], i32 }
%struct.XLA_FFI_Buffer = type { i64, ptr, i32, ptr, i64, ptr }
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
  %6 = alloca %struct.Call, align 8
  %7 = alloca %struct.Plan, align 8
  %8 = alloca i64, align 8
  %9 = alloca %struct.XLA_FFI_ThreadPool_NumThreads_Args, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca %"struct.(anonymous namespace)::Work", align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca %struct.XLA_FFI_ThreadPool_Schedule_Args, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i8, align 1
  %22 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !10
  %23 = load ptr, ptr %3, align 8, !tbaa !10
  %24 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %23, i32 0, i32 1
  %25 = load ptr, ptr %24, align 8, !tbaa !13
  %26 = icmp ne ptr %25, null
  br i1 %26, label %27, label %41

27:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %4) #20
  %28 = load ptr, ptr %3, align 8, !tbaa !10
  %29 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %28, i32 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !13
  %31 = getelementptr inbounds nuw %struct.XLA_FFI_Metadata_Extension, ptr %30, i32 0, i32 1
  %32 = load ptr, ptr %31, align 8, !tbaa !26
  store ptr %32, ptr %4, align 8, !tbaa !31
  %33 = load ptr, ptr %4, align 8, !tbaa !31
  %34 = getelementptr inbounds nuw %struct.XLA_FFI_Metadata, ptr %33, i32 0, i32 1
  %35 = getelementptr inbounds nuw %struct.XLA_FFI_Api_Version, ptr %34, i32 0, i32 2
  store i32 0, ptr %35, align 8, !tbaa !32
  %36 = load ptr, ptr %4, align 8, !tbaa !31
  %37 = getelementptr inbounds nuw %struct.XLA_FFI_Metadata, ptr %36, i32 0, i32 1
  %38 = getelementptr inbounds nuw %struct.XLA_FFI_Api_Version, ptr %37, i32 0, i32 3
  store i32 3, ptr %38, align 4, !tbaa !36
  %39 = load ptr, ptr %4, align 8, !tbaa !31
  %40 = getelementptr inbounds nuw %struct.XLA_FFI_Metadata, ptr %39, i32 0, i32 2
  store i32 0, ptr %40, align 8, !tbaa !37
  store ptr null, ptr %2, align 8
  call void @llvm.lifetime.end.p0(ptr %4) #20
  br label %211

41:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %5) #20
  %42 = load ptr, ptr %3, align 8, !tbaa !10
  %43 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %42, i32 0, i32 2
  %44 = load ptr, ptr %43, align 8, !tbaa !38
  store ptr %44, ptr %5, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %6) #20
  %45 = getelementptr inbounds nuw %struct.Call, ptr %6, i32 0, i32 0
  %46 = load ptr, ptr %3, align 8, !tbaa !10
  %47 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %46, i32 0, i32 5
  %48 = getelementptr inbounds nuw %struct.XLA_FFI_Args, ptr %47, i32 0, i32 4
  %49 = load ptr, ptr %48, align 8, !tbaa !40
  store ptr %49, ptr %45, align 8, !tbaa !41
  %50 = getelementptr inbounds nuw %struct.Call, ptr %6, i32 0, i32 1
  %51 = load ptr, ptr %3, align 8, !tbaa !10
  %52 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %51, i32 0, i32 6
  %53 = getelementptr inbounds nuw %struct.XLA_FFI_Rets, ptr %52, i32 0, i32 4
  %54 = load ptr, ptr %53, align 8, !tbaa !44
  store ptr %54, ptr %50, align 8, !tbaa !45
  call void @llvm.lifetime.start.p0(ptr %7) #20
  call void @_ZL4planRK4Call(ptr dead_on_unwind writable sret(%struct.Plan) align 8 %7, ptr noundef nonnull align 8 dereferenceable(16) %6)
  call void @llvm.lifetime.start.p0(ptr %8) #20
  store i64 1, ptr %8, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %9) #20
  %55 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_NumThreads_Args, ptr %9, i32 0, i32 0
  store i64 32, ptr %55, align 8, !tbaa !47
  %56 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_NumThreads_Args, ptr %9, i32 0, i32 1
  store ptr null, ptr %56, align 8, !tbaa !50
  %57 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_NumThreads_Args, ptr %9, i32 0, i32 2
  %58 = load ptr, ptr %3, align 8, !tbaa !10
  %59 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %58, i32 0, i32 3
  %60 = load ptr, ptr %59, align 8, !tbaa !51
  store ptr %60, ptr %57, align 8, !tbaa !52
  %61 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_NumThreads_Args, ptr %9, i32 0, i32 3
  store ptr %8, ptr %61, align 8, !tbaa !53
  %62 = load ptr, ptr %5, align 8, !tbaa !39
  %63 = load ptr, ptr %5, align 8, !tbaa !39
  %64 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %63, i32 0, i32 16
  %65 = load ptr, ptr %64, align 8, !tbaa !54
  %66 = call noundef ptr %65(ptr noundef %9)
  %67 = call noundef zeroext i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %62, ptr noundef %66)
  call void @llvm.lifetime.start.p0(ptr %10) #20
  %68 = call noalias ptr @malloc(i64 noundef 104) #21
  store ptr %68, ptr %10, align 8, !tbaa !57
  %69 = load ptr, ptr %10, align 8, !tbaa !57
  %70 = icmp eq ptr %69, null
  br i1 %70, label %71, label %74

71:                                               ; preds = %41
  %72 = load ptr, ptr %5, align 8, !tbaa !39
  %73 = call noundef ptr @_ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api(ptr noundef %72)
  store ptr %73, ptr %2, align 8
  store i32 1, ptr %11, align 4
  br label %210

74:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr %12) #20
  %75 = load i64, ptr %8, align 8, !tbaa !46
  %76 = icmp sle i64 %75, 1
  br i1 %76, label %77, label %78

77:                                               ; preds = %74
  br label %81

78:                                               ; preds = %74
  %79 = load i64, ptr %8, align 8, !tbaa !46
  %80 = mul nsw i64 4, %79
  br label %81

81:                                               ; preds = %78, %77
  %82 = phi i64 [ 1, %77 ], [ %80, %78 ]
  store i64 %82, ptr %12, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %13) #20
  %83 = getelementptr inbounds nuw %struct.Plan, ptr %7, i32 0, i32 0
  %84 = load i64, ptr %83, align 8, !tbaa !59
  %85 = load i64, ptr %12, align 8, !tbaa !46
  %86 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %84, i64 noundef %85)
  %87 = getelementptr inbounds nuw %struct.Plan, ptr %7, i32 0, i32 1
  %88 = load i64, ptr %87, align 8, !tbaa !61
  %89 = sdiv i64 16384, %88
  %90 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %89, i64 noundef 1)
  %91 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %86, i64 noundef %90)
  store i64 %91, ptr %13, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %14) #20
  %92 = getelementptr inbounds nuw %struct.Plan, ptr %7, i32 0, i32 2
  %93 = load i64, ptr %92, align 8, !tbaa !62
  %94 = load i64, ptr %8, align 8, !tbaa !46
  %95 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %93, i64 noundef %94)
  %96 = getelementptr inbounds nuw %struct.Plan, ptr %7, i32 0, i32 3
  %97 = load i64, ptr %96, align 8, !tbaa !63
  %98 = sdiv i64 16384, %97
  %99 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %98, i64 noundef 1)
  %100 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %95, i64 noundef %99)
  store i64 %100, ptr %14, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %15) #20
  %101 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 0
  store i64 0, ptr %101, align 8, !tbaa !64
  %102 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 1
  store i64 0, ptr %102, align 8, !tbaa !66
  %103 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 2
  store i64 0, ptr %103, align 8, !tbaa !67
  %104 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 3
  store i64 0, ptr %104, align 8, !tbaa !68
  %105 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 4
  store i64 0, ptr %105, align 8, !tbaa !69
  %106 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 5
  %107 = getelementptr inbounds nuw %struct.Call, ptr %106, i32 0, i32 0
  store ptr null, ptr %107, align 8, !tbaa !41
  %108 = getelementptr inbounds nuw %struct.Call, ptr %106, i32 0, i32 1
  store ptr null, ptr %108, align 8, !tbaa !45
  %109 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 6
  store i64 0, ptr %109, align 8, !tbaa !70
  %110 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 7
  store i64 0, ptr %110, align 8, !tbaa !71
  %111 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 8
  store i64 0, ptr %111, align 8, !tbaa !72
  %112 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 9
  store i64 0, ptr %112, align 8, !tbaa !73
  %113 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 10
  store i64 0, ptr %113, align 8, !tbaa !74
  %114 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %15, i32 0, i32 11
  store i64 0, ptr %114, align 8, !tbaa !75
  %115 = load ptr, ptr %10, align 8, !tbaa !57
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %115, ptr align 8 %15, i64 104, i1 false), !tbaa.struct !76
  call void @llvm.lifetime.end.p0(ptr %15) #20
  %116 = load ptr, ptr %10, align 8, !tbaa !57
  %117 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %116, i32 0, i32 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %117, ptr align 8 %6, i64 16, i1 false), !tbaa.struct !78
  %118 = getelementptr inbounds nuw %struct.Plan, ptr %7, i32 0, i32 0
  %119 = load i64, ptr %118, align 8, !tbaa !59
  %120 = load ptr, ptr %10, align 8, !tbaa !57
  %121 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %120, i32 0, i32 6
  store i64 %119, ptr %121, align 8, !tbaa !70
  %122 = load i64, ptr %13, align 8, !tbaa !46
  %123 = load ptr, ptr %10, align 8, !tbaa !57
  %124 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %123, i32 0, i32 8
  store i64 %122, ptr %124, align 8, !tbaa !72
  %125 = getelementptr inbounds nuw %struct.Plan, ptr %7, i32 0, i32 0
  %126 = load i64, ptr %125, align 8, !tbaa !59
  %127 = load i64, ptr %13, align 8, !tbaa !46
  %128 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %126, i64 noundef %127)
  %129 = load ptr, ptr %10, align 8, !tbaa !57
  %130 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %129, i32 0, i32 7
  store i64 %128, ptr %130, align 8, !tbaa !71
  %131 = getelementptr inbounds nuw %struct.Plan, ptr %7, i32 0, i32 2
  %132 = load i64, ptr %131, align 8, !tbaa !62
  %133 = load ptr, ptr %10, align 8, !tbaa !57
  %134 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %133, i32 0, i32 9
  store i64 %132, ptr %134, align 8, !tbaa !73
  %135 = load i64, ptr %14, align 8, !tbaa !46
  %136 = load ptr, ptr %10, align 8, !tbaa !57
  %137 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %136, i32 0, i32 11
  store i64 %135, ptr %137, align 8, !tbaa !75
  %138 = getelementptr inbounds nuw %struct.Plan, ptr %7, i32 0, i32 2
  %139 = load i64, ptr %138, align 8, !tbaa !62
  %140 = load i64, ptr %14, align 8, !tbaa !46
  %141 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %139, i64 noundef %140)
  %142 = load ptr, ptr %10, align 8, !tbaa !57
  %143 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %142, i32 0, i32 10
  store i64 %141, ptr %143, align 8, !tbaa !74
  call void @llvm.lifetime.start.p0(ptr %16) #20
  %144 = load ptr, ptr %10, align 8, !tbaa !57
  %145 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %144, i32 0, i32 7
  %146 = load i64, ptr %145, align 8, !tbaa !71
  store i64 %146, ptr %16, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %17) #20
  %147 = load i64, ptr %8, align 8, !tbaa !46
  %148 = sub nsw i64 %147, 1
  %149 = load i64, ptr %16, align 8, !tbaa !46
  %150 = sub nsw i64 %149, 1
  %151 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %148, i64 noundef %150)
  store i64 %151, ptr %17, align 8, !tbaa !46
  %152 = load i64, ptr %17, align 8, !tbaa !46
  %153 = add nsw i64 %152, 1
  %154 = load ptr, ptr %10, align 8, !tbaa !57
  %155 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %154, i32 0, i32 3
  store i64 %153, ptr %155, align 8, !tbaa !68
  call void @llvm.lifetime.start.p0(ptr %18) #20
  %156 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_Schedule_Args, ptr %18, i32 0, i32 0
  store i64 40, ptr %156, align 8, !tbaa !79
  %157 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_Schedule_Args, ptr %18, i32 0, i32 1
  store ptr null, ptr %157, align 8, !tbaa !81
  %158 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_Schedule_Args, ptr %18, i32 0, i32 2
  %159 = load ptr, ptr %3, align 8, !tbaa !10
  %160 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %159, i32 0, i32 3
  %161 = load ptr, ptr %160, align 8, !tbaa !51
  store ptr %161, ptr %158, align 8, !tbaa !82
  %162 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_Schedule_Args, ptr %18, i32 0, i32 3
  store ptr @_ZN12_GLOBAL__N_14helpEPv, ptr %162, align 8, !tbaa !83
  %163 = getelementptr inbounds nuw %struct.XLA_FFI_ThreadPool_Schedule_Args, ptr %18, i32 0, i32 4
  %164 = load ptr, ptr %10, align 8, !tbaa !57
  store ptr %164, ptr %163, align 8, !tbaa !84
  call void @llvm.lifetime.start.p0(ptr %19) #20
  store i64 0, ptr %19, align 8, !tbaa !46
  br label %165

165:                                              ; preds = %180, %81
  %166 = load i64, ptr %19, align 8, !tbaa !46
  %167 = load i64, ptr %17, align 8, !tbaa !46
  %168 = icmp slt i64 %166, %167
  br i1 %168, label %170, label %169

169:                                              ; preds = %165
  store i32 2, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #20
  br label %183

170:                                              ; preds = %165
  %171 = load ptr, ptr %5, align 8, !tbaa !39
  %172 = load ptr, ptr %5, align 8, !tbaa !39
  %173 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %172, i32 0, i32 15
  %174 = load ptr, ptr %173, align 8, !tbaa !85
  %175 = call noundef ptr %174(ptr noundef %18)
  %176 = call noundef zeroext i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %171, ptr noundef %175)
  br i1 %176, label %179, label %177

177:                                              ; preds = %170
  %178 = load ptr, ptr %10, align 8, !tbaa !57
  call void @_ZN12_GLOBAL__N_15leaveEPNS_4WorkE(ptr noundef %178)
  br label %179

179:                                              ; preds = %177, %170
  br label %180

180:                                              ; preds = %179
  %181 = load i64, ptr %19, align 8, !tbaa !46
  %182 = add nsw i64 %181, 1
  store i64 %182, ptr %19, align 8, !tbaa !46
  br label %165, !llvm.loop !86

183:                                              ; preds = %169
  %184 = load ptr, ptr %10, align 8, !tbaa !57
  call void @_ZN12_GLOBAL__N_15shareEPNS_4WorkE(ptr noundef %184)
  br label %185

185:                                              ; preds = %192, %183
  %186 = load ptr, ptr %10, align 8, !tbaa !57
  %187 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %186, i32 0, i32 1
  %188 = load atomic i64, ptr %187 acquire, align 8
  store i64 %188, ptr %20, align 8
  %189 = load i64, ptr %20, align 8, !tbaa !46
  %190 = load i64, ptr %16, align 8, !tbaa !46
  %191 = icmp slt i64 %189, %190
  br i1 %191, label %192, label %194

192:                                              ; preds = %185
  %193 = call i32 @sched_yield()
  br label %185, !llvm.loop !88

194:                                              ; preds = %185
  call void @llvm.lifetime.start.p0(ptr %21) #20
  %195 = load ptr, ptr %10, align 8, !tbaa !57
  %196 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %195, i32 0, i32 4
  %197 = load atomic i64, ptr %196 monotonic, align 8
  store i64 %197, ptr %22, align 8
  %198 = load i64, ptr %22, align 8, !tbaa !46
  %199 = icmp ne i64 %198, 0
  %200 = zext i1 %199 to i8
  store i8 %200, ptr %21, align 1, !tbaa !89
  %201 = load ptr, ptr %10, align 8, !tbaa !57
  call void @_ZN12_GLOBAL__N_15leaveEPNS_4WorkE(ptr noundef %201)
  %202 = load i8, ptr %21, align 1, !tbaa !89, !range !91, !noundef !92
  %203 = trunc i8 %202 to i1
  br i1 %203, label %204, label %207

204:                                              ; preds = %194
  %205 = load ptr, ptr %5, align 8, !tbaa !39
  %206 = call noundef ptr @_ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api(ptr noundef %205)
  br label %208

207:                                              ; preds = %194
  br label %208

208:                                              ; preds = %207, %204
  %209 = phi ptr [ %206, %204 ], [ null, %207 ]
  store ptr %209, ptr %2, align 8
  store i32 1, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #20
  call void @llvm.lifetime.end.p0(ptr %18) #20
  call void @llvm.lifetime.end.p0(ptr %17) #20
  call void @llvm.lifetime.end.p0(ptr %16) #20
  call void @llvm.lifetime.end.p0(ptr %14) #20
  call void @llvm.lifetime.end.p0(ptr %13) #20
  call void @llvm.lifetime.end.p0(ptr %12) #20
  br label %210

210:                                              ; preds = %208, %71
  call void @llvm.lifetime.end.p0(ptr %10) #20
  call void @llvm.lifetime.end.p0(ptr %9) #20
  call void @llvm.lifetime.end.p0(ptr %8) #20
  call void @llvm.lifetime.end.p0(ptr %7) #20
  call void @llvm.lifetime.end.p0(ptr %6) #20
  call void @llvm.lifetime.end.p0(ptr %5) #20
  br label %211

211:                                              ; preds = %210, %27
  %212 = load ptr, ptr %2, align 8
  ret ptr %212
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZL4planRK4Call(ptr dead_on_unwind noalias writable sret(%struct.Plan) align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %1, ptr %3, align 8, !tbaa !93
  call void @llvm.lifetime.start.p0(ptr %4) #20
  %7 = load ptr, ptr %3, align 8, !tbaa !93, !nonnull !92, !align !95
  %8 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %7, i64 noundef 0)
  %9 = getelementptr inbounds i64, ptr %8, i64 0
  %10 = load i64, ptr %9, align 8, !tbaa !46
  store i64 %10, ptr %4, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %5) #20
  %11 = load ptr, ptr %3, align 8, !tbaa !93, !nonnull !92, !align !95
  %12 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %11, i64 noundef 0)
  %13 = getelementptr inbounds i64, ptr %12, i64 1
  %14 = load i64, ptr %13, align 8, !tbaa !46
  store i64 %14, ptr %5, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %6) #20
  %15 = load ptr, ptr %3, align 8, !tbaa !93, !nonnull !92, !align !95
  %16 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %15, i64 noundef 0)
  %17 = getelementptr inbounds i64, ptr %16, i64 1
  %18 = load i64, ptr %17, align 8, !tbaa !46
  store i64 %18, ptr %6, align 8, !tbaa !46
  %19 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 0
  %20 = load i64, ptr %6, align 8, !tbaa !46
  %21 = add nsw i64 %20, 16
  %22 = sub nsw i64 %21, 1
  %23 = sdiv i64 %22, 16
  store i64 %23, ptr %19, align 8, !tbaa !59
  %24 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 1
  %25 = load i64, ptr %5, align 8, !tbaa !46
  %26 = mul nsw i64 %25, 16
  store i64 %26, ptr %24, align 8, !tbaa !61
  %27 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 2
  %28 = load i32, ptr @has_dot, align 4, !tbaa !6
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %2
  %31 = load i64, ptr %4, align 8, !tbaa !46
  br label %33

32:                                               ; preds = %2
  br label %33

33:                                               ; preds = %32, %30
  %34 = phi i64 [ %31, %30 ], [ 0, %32 ]
  store i64 %34, ptr %27, align 8, !tbaa !62
  %35 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 3
  %36 = load i64, ptr %5, align 8, !tbaa !46
  store i64 %36, ptr %35, align 8, !tbaa !63
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
  store ptr %1, ptr %5, align 8, !tbaa !96
  %7 = load ptr, ptr %5, align 8, !tbaa !96
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  store i1 true, ptr %3, align 1
  br label %18

10:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %6) #20
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 0
  store i64 24, ptr %11, align 8, !tbaa !98
  %12 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !100
  %13 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 2
  %14 = load ptr, ptr %5, align 8, !tbaa !96
  store ptr %14, ptr %13, align 8, !tbaa !101
  %15 = load ptr, ptr %4, align 8, !tbaa !39
  %16 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %15, i32 0, i32 6
  %17 = load ptr, ptr %16, align 8, !tbaa !102
  call void %17(ptr noundef %6)
  store i1 false, ptr %3, align 1
  call void @llvm.lifetime.end.p0(ptr %6) #20
  br label %18

18:                                               ; preds = %10, %9
  %19 = load i1, ptr %3, align 1
  ret i1 %19
}

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
  %6 = load ptr, ptr %5, align 8, !tbaa !103
  %7 = call noundef ptr %6(ptr noundef %3)
  call void @llvm.lifetime.end.p0(ptr %3) #20
  ret ptr %7
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %0, i64 noundef %1) #3 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8, !tbaa !46
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load i64, ptr %3, align 8, !tbaa !46
  %6 = load i64, ptr %4, align 8, !tbaa !46
  %7 = icmp sgt i64 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i64, ptr %3, align 8, !tbaa !46
  br label %12

10:                                               ; preds = %2
  %11 = load i64, ptr %4, align 8, !tbaa !46
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i64 [ %9, %8 ], [ %11, %10 ]
  ret i64 %13
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %0, i64 noundef %1) #3 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8, !tbaa !46
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load i64, ptr %3, align 8, !tbaa !46
  %6 = load i64, ptr %4, align 8, !tbaa !46
  %7 = add nsw i64 %5, %6
  %8 = sub nsw i64 %7, 1
  %9 = load i64, ptr %4, align 8, !tbaa !46
  %10 = sdiv i64 %8, %9
  ret i64 %10
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %0, i64 noundef %1) #3 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8, !tbaa !46
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load i64, ptr %3, align 8, !tbaa !46
  %6 = load i64, ptr %4, align 8, !tbaa !46
  %7 = icmp slt i64 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i64, ptr %3, align 8, !tbaa !46
  br label %12

10:                                               ; preds = %2
  %11 = load i64, ptr %4, align 8, !tbaa !46
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i64 [ %9, %8 ], [ %11, %10 ]
  ret i64 %13
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14helpEPv(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !104
  %3 = load ptr, ptr %2, align 8, !tbaa !104
  call void @_ZN12_GLOBAL__N_15shareEPNS_4WorkE(ptr noundef %3)
  %4 = load ptr, ptr %2, align 8, !tbaa !104
  call void @_ZN12_GLOBAL__N_15leaveEPNS_4WorkE(ptr noundef %4)
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15leaveEPNS_4WorkE(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8, !tbaa !57
  %5 = load ptr, ptr %2, align 8, !tbaa !57
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %5, i32 0, i32 3
  store i64 1, ptr %3, align 8, !tbaa !46
  %7 = load i64, ptr %3, align 8
  %8 = atomicrmw sub ptr %6, i64 %7 acq_rel, align 8
  store i64 %8, ptr %4, align 8
  %9 = load i64, ptr %4, align 8, !tbaa !46
  %10 = icmp eq i64 %9, 1
  br i1 %10, label %11, label %13

11:                                               ; preds = %1
  %12 = load ptr, ptr %2, align 8, !tbaa !57
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
  store ptr %0, ptr %2, align 8, !tbaa !57
  br label %16

16:                                               ; preds = %102, %100, %1
  call void @llvm.lifetime.start.p0(ptr %3) #20
  %17 = load ptr, ptr %2, align 8, !tbaa !57
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %17, i32 0, i32 0
  store i64 1, ptr %4, align 8, !tbaa !46
  %19 = load i64, ptr %4, align 8
  %20 = atomicrmw add ptr %18, i64 %19 monotonic, align 8
  store i64 %20, ptr %5, align 8
  %21 = load i64, ptr %5, align 8, !tbaa !46
  store i64 %21, ptr %3, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %6) #20
  %22 = load i64, ptr %3, align 8, !tbaa !46
  %23 = load ptr, ptr %2, align 8, !tbaa !57
  %24 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %23, i32 0, i32 10
  %25 = load i64, ptr %24, align 8, !tbaa !74
  %26 = sub nsw i64 %22, %25
  store i64 %26, ptr %6, align 8, !tbaa !46
  %27 = load i64, ptr %6, align 8, !tbaa !46
  %28 = icmp slt i64 %27, 0
  br i1 %28, label %29, label %52

29:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr %7) #20
  %30 = load i64, ptr %3, align 8, !tbaa !46
  %31 = load ptr, ptr %2, align 8, !tbaa !57
  %32 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %31, i32 0, i32 11
  %33 = load i64, ptr %32, align 8, !tbaa !75
  %34 = mul nsw i64 %30, %33
  store i64 %34, ptr %7, align 8, !tbaa !46
  %35 = load ptr, ptr %2, align 8, !tbaa !57
  %36 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %35, i32 0, i32 5
  %37 = load i64, ptr %7, align 8, !tbaa !46
  %38 = load i64, ptr %7, align 8, !tbaa !46
  %39 = load ptr, ptr %2, align 8, !tbaa !57
  %40 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %39, i32 0, i32 11
  %41 = load i64, ptr %40, align 8, !tbaa !75
  %42 = add nsw i64 %38, %41
  %43 = load ptr, ptr %2, align 8, !tbaa !57
  %44 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %43, i32 0, i32 9
  %45 = load i64, ptr %44, align 8, !tbaa !73
  %46 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %42, i64 noundef %45)
  call void @_ZL7prepareRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %36, i64 noundef %37, i64 noundef %46)
  %47 = load ptr, ptr %2, align 8, !tbaa !57
  %48 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %47, i32 0, i32 2
  store i64 1, ptr %8, align 8, !tbaa !46
  %49 = load i64, ptr %8, align 8
  %50 = atomicrmw add ptr %48, i64 %49 release, align 8
  store i64 %50, ptr %9, align 8
  %51 = load i64, ptr %9, align 8, !tbaa !46
  store i32 3, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #20
  br label %100

52:                                               ; preds = %16
  %53 = load i64, ptr %6, align 8, !tbaa !46
  %54 = load ptr, ptr %2, align 8, !tbaa !57
  %55 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %54, i32 0, i32 7
  %56 = load i64, ptr %55, align 8, !tbaa !71
  %57 = icmp sge i64 %53, %56
  br i1 %57, label %58, label %59

58:                                               ; preds = %52
  store i32 1, ptr %10, align 4
  br label %100

59:                                               ; preds = %52
  br label %60

60:                                               ; preds = %69, %59
  %61 = load ptr, ptr %2, align 8, !tbaa !57
  %62 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %61, i32 0, i32 2
  %63 = load atomic i64, ptr %62 acquire, align 8
  store i64 %63, ptr %11, align 8
  %64 = load i64, ptr %11, align 8, !tbaa !46
  %65 = load ptr, ptr %2, align 8, !tbaa !57
  %66 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %65, i32 0, i32 10
  %67 = load i64, ptr %66, align 8, !tbaa !74
  %68 = icmp slt i64 %64, %67
  br i1 %68, label %69, label %71

69:                                               ; preds = %60
  %70 = call i32 @sched_yield()
  br label %60, !llvm.loop !105

71:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr %12) #20
  %72 = load i64, ptr %6, align 8, !tbaa !46
  %73 = load ptr, ptr %2, align 8, !tbaa !57
  %74 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %73, i32 0, i32 8
  %75 = load i64, ptr %74, align 8, !tbaa !72
  %76 = mul nsw i64 %72, %75
  store i64 %76, ptr %12, align 8, !tbaa !46
  %77 = load ptr, ptr %2, align 8, !tbaa !57
  %78 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %77, i32 0, i32 5
  %79 = load i64, ptr %12, align 8, !tbaa !46
  %80 = load i64, ptr %12, align 8, !tbaa !46
  %81 = load ptr, ptr %2, align 8, !tbaa !57
  %82 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %81, i32 0, i32 8
  %83 = load i64, ptr %82, align 8, !tbaa !72
  %84 = add nsw i64 %80, %83
  %85 = load ptr, ptr %2, align 8, !tbaa !57
  %86 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %85, i32 0, i32 6
  %87 = load i64, ptr %86, align 8, !tbaa !70
  %88 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %84, i64 noundef %87)
  %89 = call noundef zeroext i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %78, i64 noundef %79, i64 noundef %88)
  br i1 %89, label %94, label %90

90:                                               ; preds = %71
  %91 = load ptr, ptr %2, align 8, !tbaa !57
  %92 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %91, i32 0, i32 4
  store i64 1, ptr %13, align 8, !tbaa !46
  %93 = load i64, ptr %13, align 8
  store atomic i64 %93, ptr %92 monotonic, align 8
  br label %94

94:                                               ; preds = %90, %71
  %95 = load ptr, ptr %2, align 8, !tbaa !57
  %96 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %95, i32 0, i32 1
  store i64 1, ptr %14, align 8, !tbaa !46
  %97 = load i64, ptr %14, align 8
  %98 = atomicrmw add ptr %96, i64 %97 release, align 8
  store i64 %98, ptr %15, align 8
  %99 = load i64, ptr %15, align 8, !tbaa !46
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
  br label %16, !llvm.loop !106

103:                                              ; preds = %100
  ret void

104:                                              ; preds = %100
  unreachable
}

declare i32 @sched_yield() #5

; Function Attrs: nounwind
declare void @free(ptr noundef) #6

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZL7prepareRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i64 noundef %2) #7 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca [2 x <16 x float>], align 64
  %16 = alloca i32, align 4
  %17 = alloca i8, align 1
  %18 = alloca i8, align 1
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca [2 x <16 x i32>], align 64
  %22 = alloca [2 x <16 x i32>], align 64
  %23 = alloca [2 x <16 x i32>], align 64
  %24 = alloca i32, align 4
  %25 = alloca <16 x float>, align 64
  %26 = alloca <16 x i32>, align 64
  %27 = alloca i32, align 4
  %28 = alloca <16 x i8>, align 16
  %29 = alloca %class.anon, align 1
  %30 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !93
  store i64 %1, ptr %5, align 8, !tbaa !46
  store i64 %2, ptr %6, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %7) #20
  store float 8.355700e+06, ptr %7, align 4, !tbaa !107
  call void @llvm.lifetime.start.p0(ptr %8) #20
  store i32 226492416, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %9) #20
  store i32 2139095040, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #20
  %31 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %32 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %31, i64 noundef 0)
  %33 = getelementptr inbounds i64, ptr %32, i64 1
  %34 = load i64, ptr %33, align 8, !tbaa !46
  %35 = sdiv i64 %34, 32
  store i64 %35, ptr %10, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %11) #20
  %36 = load i64, ptr %5, align 8, !tbaa !46
  %37 = load i64, ptr %10, align 8, !tbaa !46
  %38 = mul nsw i64 %36, %37
  store i64 %38, ptr %11, align 8, !tbaa !46
  br label %39

39:                                               ; preds = %221, %3
  %40 = load i64, ptr %11, align 8, !tbaa !46
  %41 = load i64, ptr %6, align 8, !tbaa !46
  %42 = load i64, ptr %10, align 8, !tbaa !46
  %43 = mul nsw i64 %41, %42
  %44 = icmp slt i64 %40, %43
  br i1 %44, label %46, label %45

45:                                               ; preds = %39
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #20
  br label %224

46:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %13) #20
  %47 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %48 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %47, i64 noundef 0)
  %49 = load i64, ptr %11, align 8, !tbaa !46
  %50 = mul nsw i64 %49, 32
  %51 = getelementptr inbounds float, ptr %48, i64 %50
  store ptr %51, ptr %13, align 8, !tbaa !109
  call void @llvm.lifetime.start.p0(ptr %14) #20
  %52 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %53 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %52, i64 noundef 1)
  %54 = load i64, ptr %11, align 8, !tbaa !46
  %55 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %53, i64 %54
  store ptr %55, ptr %14, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %15) #20
  %56 = load ptr, ptr %13, align 8, !tbaa !109
  %57 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %56)
  store <16 x float> %57, ptr %15, align 64, !tbaa !113
  %58 = getelementptr inbounds <16 x float>, ptr %15, i64 1
  %59 = load ptr, ptr %13, align 8, !tbaa !109
  %60 = getelementptr inbounds float, ptr %59, i64 16
  %61 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %60)
  store <16 x float> %61, ptr %58, align 64, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %16) #20
  %62 = getelementptr inbounds [2 x <16 x float>], ptr %15, i64 0, i64 0
  %63 = load <16 x float>, ptr %62, align 64, !tbaa !113
  %64 = bitcast <16 x float> %63 to <16 x i32>
  %65 = and <16 x i32> %64, splat (i32 2147483647)
  %66 = getelementptr inbounds [2 x <16 x float>], ptr %15, i64 0, i64 1
  %67 = load <16 x float>, ptr %66, align 64, !tbaa !113
  %68 = bitcast <16 x float> %67 to <16 x i32>
  %69 = and <16 x i32> %68, splat (i32 2147483647)
  %70 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %65, <16 x i32> %69)
  %71 = call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %70)
  store i32 %71, ptr %16, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %17) #20
  %72 = load i32, ptr %16, align 4, !tbaa !6
  %73 = icmp ult i32 %72, 2139095040
  %74 = zext i1 %73 to i8
  store i8 %74, ptr %17, align 1, !tbaa !89
  call void @llvm.lifetime.start.p0(ptr %18) #20
  %75 = load i32, ptr %16, align 4, !tbaa !6
  %76 = icmp ult i32 %75, 226492416
  %77 = zext i1 %76 to i8
  store i8 %77, ptr %18, align 1, !tbaa !89
  call void @llvm.lifetime.start.p0(ptr %19) #20
  %78 = load float, ptr %16, align 4, !tbaa !113
  %79 = fmul float %78, 0x3E801021C0000000
  store float %79, ptr %19, align 4, !tbaa !107
  call void @llvm.lifetime.start.p0(ptr %20) #20
  %80 = load float, ptr %19, align 4, !tbaa !107
  %81 = fdiv float 1.000000e+00, %80
  store float %81, ptr %20, align 4, !tbaa !107
  %82 = load i8, ptr %18, align 1, !tbaa !89, !range !91, !noundef !92
  %83 = trunc i8 %82 to i1
  br i1 %83, label %84, label %85

84:                                               ; preds = %46
  br label %93

85:                                               ; preds = %46
  %86 = load i8, ptr %17, align 1, !tbaa !89, !range !91, !noundef !92
  %87 = trunc i8 %86 to i1
  br i1 %87, label %88, label %90

88:                                               ; preds = %85
  %89 = load float, ptr %19, align 4, !tbaa !107
  br label %91

90:                                               ; preds = %85
  br label %91

91:                                               ; preds = %90, %88
  %92 = phi float [ %89, %88 ], [ 0x7FF8000000000000, %90 ]
  br label %93

93:                                               ; preds = %91, %84
  %94 = phi float [ 0.000000e+00, %84 ], [ %92, %91 ]
  %95 = load ptr, ptr %14, align 8, !tbaa !111
  %96 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %95, i32 0, i32 1
  store float %94, ptr %96, align 4, !tbaa !114
  call void @llvm.lifetime.start.p0(ptr %21) #20
  call void @llvm.lifetime.start.p0(ptr %22) #20
  call void @llvm.lifetime.start.p0(ptr %23) #20
  call void @llvm.lifetime.start.p0(ptr %24) #20
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %97

97:                                               ; preds = %163, %93
  %98 = load i32, ptr %24, align 4, !tbaa !6
  %99 = icmp slt i32 %98, 2
  br i1 %99, label %101, label %100

100:                                              ; preds = %97
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #20
  br label %166

101:                                              ; preds = %97
  call void @llvm.lifetime.start.p0(ptr %25) #20
  %102 = load i8, ptr %17, align 1, !tbaa !89, !range !91, !noundef !92
  %103 = trunc i8 %102 to i1
  br i1 %103, label %104, label %116

104:                                              ; preds = %101
  %105 = load i8, ptr %18, align 1, !tbaa !89, !range !91, !noundef !92
  %106 = trunc i8 %105 to i1
  br i1 %106, label %116, label %107

107:                                              ; preds = %104
  %108 = load i32, ptr %24, align 4, !tbaa !6
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [2 x <16 x float>], ptr %15, i64 0, i64 %109
  %111 = load <16 x float>, ptr %110, align 64, !tbaa !113
  %112 = load float, ptr %20, align 4, !tbaa !107
  %113 = insertelement <16 x float> poison, float %112, i64 0
  %114 = shufflevector <16 x float> %113, <16 x float> poison, <16 x i32> zeroinitializer
  %115 = fmul <16 x float> %111, %114
  br label %117

116:                                              ; preds = %104, %101
  br label %117

117:                                              ; preds = %116, %107
  %118 = phi <16 x float> [ %115, %107 ], [ zeroinitializer, %116 ]
  store <16 x float> %118, ptr %25, align 64, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %26) #20
  %119 = load <16 x float>, ptr %25, align 64, !tbaa !113
  %120 = call <16 x float> @llvm.rint.v16f32(<16 x float> %119)
  %121 = fptosi <16 x float> %120 to <16 x i32>
  %122 = load i32, ptr %24, align 4, !tbaa !6
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [2 x <16 x i32>], ptr %21, i64 0, i64 %123
  store <16 x i32> %121, ptr %124, align 64, !tbaa !113
  store <16 x i32> %121, ptr %26, align 64, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %27) #20
  store i32 2, ptr %27, align 4, !tbaa !6
  br label %125

125:                                              ; preds = %159, %117
  %126 = load i32, ptr %27, align 4, !tbaa !6
  %127 = icmp sge i32 %126, 0
  br i1 %127, label %129, label %128

128:                                              ; preds = %125
  store i32 8, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #20
  br label %162

129:                                              ; preds = %125
  call void @llvm.lifetime.start.p0(ptr %28) #20
  %130 = load <16 x i32>, ptr %26, align 64, !tbaa !113
  %131 = trunc <16 x i32> %130 to <16 x i8>
  store <16 x i8> %131, ptr %28, align 16, !tbaa !113
  %132 = load ptr, ptr %14, align 8, !tbaa !111
  %133 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %132, i32 0, i32 0
  %134 = load i32, ptr %27, align 4, !tbaa !6
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [3 x [32 x i8]], ptr %133, i64 0, i64 %135
  %137 = getelementptr inbounds [32 x i8], ptr %136, i64 0, i64 0
  %138 = load i32, ptr %24, align 4, !tbaa !6
  %139 = mul nsw i32 16, %138
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds i8, ptr %137, i64 %140
  %142 = load <16 x i8>, ptr %28, align 16, !tbaa !113
  call void @_ZN12_GLOBAL__N_15storeIDv16_aEEvPvT_(ptr noundef %141, <16 x i8> noundef %142)
  %143 = load <16 x i32>, ptr %26, align 64, !tbaa !113
  %144 = add <16 x i32> %143, splat (i32 128)
  %145 = ashr <16 x i32> %144, splat (i32 8)
  store <16 x i32> %145, ptr %26, align 64, !tbaa !113
  %146 = load i32, ptr %27, align 4, !tbaa !6
  %147 = icmp eq i32 %146, 2
  br i1 %147, label %148, label %158

148:                                              ; preds = %129
  %149 = load <16 x i8>, ptr %28, align 16, !tbaa !113
  %150 = sext <16 x i8> %149 to <16 x i32>
  %151 = load i32, ptr %24, align 4, !tbaa !6
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds [2 x <16 x i32>], ptr %23, i64 0, i64 %152
  store <16 x i32> %150, ptr %153, align 64, !tbaa !113
  %154 = load <16 x i32>, ptr %26, align 64, !tbaa !113
  %155 = load i32, ptr %24, align 4, !tbaa !6
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [2 x <16 x i32>], ptr %22, i64 0, i64 %156
  store <16 x i32> %154, ptr %157, align 64, !tbaa !113
  br label %158

158:                                              ; preds = %148, %129
  call void @llvm.lifetime.end.p0(ptr %28) #20
  br label %159

159:                                              ; preds = %158
  %160 = load i32, ptr %27, align 4, !tbaa !6
  %161 = add nsw i32 %160, -1
  store i32 %161, ptr %27, align 4, !tbaa !6
  br label %125, !llvm.loop !116

162:                                              ; preds = %128
  call void @llvm.lifetime.end.p0(ptr %26) #20
  call void @llvm.lifetime.end.p0(ptr %25) #20
  br label %163

163:                                              ; preds = %162
  %164 = load i32, ptr %24, align 4, !tbaa !6
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %24, align 4, !tbaa !6
  br label %97, !llvm.loop !118

166:                                              ; preds = %100
  call void @llvm.lifetime.start.p0(ptr %29) #20
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %29, ptr align 1 @__const._ZL7prepareRK4Callll.total, i64 1, i1 false)
  call void @llvm.lifetime.start.p0(ptr %30) #20
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %167

167:                                              ; preds = %217, %166
  %168 = load i32, ptr %30, align 4, !tbaa !6
  %169 = load i32, ptr @group, align 4, !tbaa !6
  %170 = sdiv i32 32, %169
  %171 = icmp slt i32 %168, %170
  br i1 %171, label %173, label %172

172:                                              ; preds = %167
  store i32 11, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #20
  br label %220

173:                                              ; preds = %167
  %174 = load i32, ptr @has_offset, align 4, !tbaa !6
  %175 = icmp ne i32 %174, 0
  br i1 %175, label %176, label %190

176:                                              ; preds = %173
  %177 = getelementptr inbounds [2 x <16 x i32>], ptr %21, i64 0, i64 0
  %178 = load i32, ptr %30, align 4, !tbaa !6
  %179 = call noundef i32 @"_ZZL7prepareRK4CallllENK3$_0clEPKDv16_ii"(ptr noundef nonnull align 1 dereferenceable(1) %29, ptr noundef %177, i32 noundef %178)
  %180 = sitofp i32 %179 to float
  %181 = load ptr, ptr %14, align 8, !tbaa !111
  %182 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %181, i32 0, i32 1
  %183 = load float, ptr %182, align 4, !tbaa !114
  %184 = fmul float %180, %183
  %185 = load ptr, ptr %14, align 8, !tbaa !111
  %186 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %185, i32 0, i32 2
  %187 = load i32, ptr %30, align 4, !tbaa !6
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [2 x float], ptr %186, i64 0, i64 %188
  store float %184, ptr %189, align 4, !tbaa !107
  br label %190

190:                                              ; preds = %176, %173
  %191 = load i32, ptr @zero, align 4, !tbaa !6
  %192 = icmp ne i32 %191, 0
  br i1 %192, label %193, label %216

193:                                              ; preds = %190
  %194 = getelementptr inbounds [2 x <16 x i32>], ptr %22, i64 0, i64 0
  %195 = load i32, ptr %30, align 4, !tbaa !6
  %196 = call noundef i32 @"_ZZL7prepareRK4CallllENK3$_0clEPKDv16_ii"(ptr noundef nonnull align 1 dereferenceable(1) %29, ptr noundef %194, i32 noundef %195)
  %197 = load i32, ptr @zero, align 4, !tbaa !6
  %198 = sub nsw i32 0, %197
  %199 = mul nsw i32 %196, %198
  %200 = load ptr, ptr %14, align 8, !tbaa !111
  %201 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %200, i32 0, i32 3
  %202 = load i32, ptr %30, align 4, !tbaa !6
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds [2 x i32], ptr %201, i64 0, i64 %203
  store i32 %199, ptr %204, align 4, !tbaa !6
  %205 = getelementptr inbounds [2 x <16 x i32>], ptr %23, i64 0, i64 0
  %206 = load i32, ptr %30, align 4, !tbaa !6
  %207 = call noundef i32 @"_ZZL7prepareRK4CallllENK3$_0clEPKDv16_ii"(ptr noundef nonnull align 1 dereferenceable(1) %29, ptr noundef %205, i32 noundef %206)
  %208 = load i32, ptr @zero, align 4, !tbaa !6
  %209 = sub nsw i32 0, %208
  %210 = mul nsw i32 %207, %209
  %211 = load ptr, ptr %14, align 8, !tbaa !111
  %212 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %211, i32 0, i32 4
  %213 = load i32, ptr %30, align 4, !tbaa !6
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds [2 x i32], ptr %212, i64 0, i64 %214
  store i32 %210, ptr %215, align 4, !tbaa !6
  br label %216

216:                                              ; preds = %193, %190
  br label %217

217:                                              ; preds = %216
  %218 = load i32, ptr %30, align 4, !tbaa !6
  %219 = add nsw i32 %218, 1
  store i32 %219, ptr %30, align 4, !tbaa !6
  br label %167, !llvm.loop !119

220:                                              ; preds = %172
  call void @llvm.lifetime.end.p0(ptr %29) #20
  call void @llvm.lifetime.end.p0(ptr %23) #20
  call void @llvm.lifetime.end.p0(ptr %22) #20
  call void @llvm.lifetime.end.p0(ptr %21) #20
  call void @llvm.lifetime.end.p0(ptr %20) #20
  call void @llvm.lifetime.end.p0(ptr %19) #20
  call void @llvm.lifetime.end.p0(ptr %18) #20
  call void @llvm.lifetime.end.p0(ptr %17) #20
  call void @llvm.lifetime.end.p0(ptr %16) #20
  call void @llvm.lifetime.end.p0(ptr %15) #20
  call void @llvm.lifetime.end.p0(ptr %14) #20
  call void @llvm.lifetime.end.p0(ptr %13) #20
  br label %221

221:                                              ; preds = %220
  %222 = load i64, ptr %11, align 8, !tbaa !46
  %223 = add nsw i64 %222, 1
  store i64 %223, ptr %11, align 8, !tbaa !46
  br label %39, !llvm.loop !120

224:                                              ; preds = %45
  call void @llvm.lifetime.end.p0(ptr %10) #20
  call void @llvm.lifetime.end.p0(ptr %9) #20
  call void @llvm.lifetime.end.p0(ptr %8) #20
  call void @llvm.lifetime.end.p0(ptr %7) #20
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef zeroext i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i64 noundef %2) #0 {
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
  store ptr %0, ptr %4, align 8, !tbaa !93
  store i64 %1, ptr %5, align 8, !tbaa !46
  store i64 %2, ptr %6, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %7) #20
  %17 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %18 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %17, i64 noundef 0)
  %19 = getelementptr inbounds i64, ptr %18, i64 0
  %20 = load i64, ptr %19, align 8, !tbaa !46
  store i64 %20, ptr %7, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %8) #20
  %21 = load i64, ptr %7, align 8, !tbaa !46
  %22 = sdiv i64 %21, 4
  %23 = mul nsw i64 %22, 4
  store i64 %23, ptr %8, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %9) #20
  %24 = load i64, ptr %5, align 8, !tbaa !46
  store i64 %24, ptr %9, align 8, !tbaa !46
  br label %25

25:                                               ; preds = %123, %3
  %26 = load i64, ptr %9, align 8, !tbaa !46
  %27 = load i64, ptr %6, align 8, !tbaa !46
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #20
  br label %126

30:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %11) #20
  %31 = load i64, ptr %9, align 8, !tbaa !46
  %32 = add nsw i64 %31, 1
  %33 = load i64, ptr %6, align 8, !tbaa !46
  %34 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %32, i64 noundef %33)
  store i64 %34, ptr %11, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %12) #20
  store i64 0, ptr %12, align 8, !tbaa !46
  br label %35

35:                                               ; preds = %88, %30
  %36 = load i64, ptr %12, align 8, !tbaa !46
  %37 = load i64, ptr %8, align 8, !tbaa !46
  %38 = icmp slt i64 %36, %37
  br i1 %38, label %40, label %39

39:                                               ; preds = %35
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #20
  br label %91

40:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %13) #20
  %41 = load i64, ptr %11, align 8, !tbaa !46
  %42 = load i64, ptr %9, align 8, !tbaa !46
  %43 = add nsw i64 %42, 1
  %44 = icmp eq i64 %41, %43
  %45 = zext i1 %44 to i8
  store i8 %45, ptr %13, align 1, !tbaa !89
  call void @llvm.lifetime.start.p0(ptr %14) #20
  %46 = load i64, ptr %12, align 8, !tbaa !46
  store i64 %46, ptr %14, align 8, !tbaa !46
  br label %47

47:                                               ; preds = %80, %40
  %48 = load i64, ptr %14, align 8, !tbaa !46
  %49 = load i64, ptr %12, align 8, !tbaa !46
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
  %56 = load i8, ptr %13, align 1, !tbaa !89, !range !91, !noundef !92
  %57 = trunc i8 %56 to i1
  br i1 %57, label %58, label %62

58:                                               ; preds = %55
  %59 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %60 = load i64, ptr %9, align 8, !tbaa !46
  %61 = load i64, ptr %14, align 8, !tbaa !46
  call void @_ZN12_GLOBAL__N_14tileILi1ELi2EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %59, i64 noundef %60, i64 noundef %61)
  br label %66

62:                                               ; preds = %55
  %63 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %64 = load i64, ptr %9, align 8, !tbaa !46
  %65 = load i64, ptr %14, align 8, !tbaa !46
  call void @_ZN12_GLOBAL__N_14tileILi1ELi2EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %63, i64 noundef %64, i64 noundef %65)
  br label %66

66:                                               ; preds = %62, %58
  br label %79

67:                                               ; preds = %53
  %68 = load i8, ptr %13, align 1, !tbaa !89, !range !91, !noundef !92
  %69 = trunc i8 %68 to i1
  br i1 %69, label %70, label %74

70:                                               ; preds = %67
  %71 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %72 = load i64, ptr %9, align 8, !tbaa !46
  %73 = load i64, ptr %14, align 8, !tbaa !46
  call void @_ZN12_GLOBAL__N_14tileILi1ELi4EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %71, i64 noundef %72, i64 noundef %73)
  br label %78

74:                                               ; preds = %67
  %75 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %76 = load i64, ptr %9, align 8, !tbaa !46
  %77 = load i64, ptr %14, align 8, !tbaa !46
  call void @_ZN12_GLOBAL__N_14tileILi1ELi4EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %75, i64 noundef %76, i64 noundef %77)
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
  %85 = load i64, ptr %14, align 8, !tbaa !46
  %86 = add nsw i64 %85, %84
  store i64 %86, ptr %14, align 8, !tbaa !46
  br label %47, !llvm.loop !121

87:                                               ; preds = %52
  call void @llvm.lifetime.end.p0(ptr %13) #20
  br label %88

88:                                               ; preds = %87
  %89 = load i64, ptr %12, align 8, !tbaa !46
  %90 = add nsw i64 %89, 4
  store i64 %90, ptr %12, align 8, !tbaa !46
  br label %35, !llvm.loop !122

91:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %15) #20
  %92 = load i64, ptr %9, align 8, !tbaa !46
  store i64 %92, ptr %15, align 8, !tbaa !46
  br label %93

93:                                               ; preds = %119, %91
  %94 = load i64, ptr %15, align 8, !tbaa !46
  %95 = load i64, ptr %11, align 8, !tbaa !46
  %96 = icmp slt i64 %94, %95
  br i1 %96, label %98, label %97

97:                                               ; preds = %93
  store i32 11, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #20
  br label %122

98:                                               ; preds = %93
  call void @llvm.lifetime.start.p0(ptr %16) #20
  %99 = load i64, ptr %8, align 8, !tbaa !46
  store i64 %99, ptr %16, align 8, !tbaa !46
  %100 = load i64, ptr %16, align 8, !tbaa !46
  %101 = add nsw i64 %100, 2
  %102 = load i64, ptr %7, align 8, !tbaa !46
  %103 = icmp sle i64 %101, %102
  br i1 %103, label %104, label %110

104:                                              ; preds = %98
  %105 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %106 = load i64, ptr %15, align 8, !tbaa !46
  %107 = load i64, ptr %16, align 8, !tbaa !46
  call void @_ZN12_GLOBAL__N_14tileILi1ELi2EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %105, i64 noundef %106, i64 noundef %107)
  %108 = load i64, ptr %16, align 8, !tbaa !46
  %109 = add nsw i64 %108, 2
  store i64 %109, ptr %16, align 8, !tbaa !46
  br label %110

110:                                              ; preds = %104, %98
  %111 = load i64, ptr %16, align 8, !tbaa !46
  %112 = load i64, ptr %7, align 8, !tbaa !46
  %113 = icmp slt i64 %111, %112
  br i1 %113, label %114, label %118

114:                                              ; preds = %110
  %115 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %116 = load i64, ptr %15, align 8, !tbaa !46
  %117 = load i64, ptr %16, align 8, !tbaa !46
  call void @_ZN12_GLOBAL__N_14tileILi1ELi1EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %115, i64 noundef %116, i64 noundef %117)
  br label %118

118:                                              ; preds = %114, %110
  call void @llvm.lifetime.end.p0(ptr %16) #20
  br label %119

119:                                              ; preds = %118
  %120 = load i64, ptr %15, align 8, !tbaa !46
  %121 = add nsw i64 %120, 1
  store i64 %121, ptr %15, align 8, !tbaa !46
  br label %93, !llvm.loop !123

122:                                              ; preds = %97
  call void @llvm.lifetime.end.p0(ptr %11) #20
  br label %123

123:                                              ; preds = %122
  %124 = load i64, ptr %9, align 8, !tbaa !46
  %125 = add nsw i64 %124, 1
  store i64 %125, ptr %9, align 8, !tbaa !46
  br label %25, !llvm.loop !124

126:                                              ; preds = %29
  store i32 1, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #20
  call void @llvm.lifetime.end.p0(ptr %7) #20
  ret i1 true
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !93
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !41
  %8 = load i64, ptr %4, align 8, !tbaa !46
  %9 = getelementptr inbounds ptr, ptr %7, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !125
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 5
  %12 = load ptr, ptr %11, align 8, !tbaa !127
  ret ptr %12
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !93
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !41
  %8 = load i64, ptr %4, align 8, !tbaa !46
  %9 = getelementptr inbounds ptr, ptr %7, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !125
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !130
  ret ptr %12
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !93
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8, !tbaa !45
  %8 = load i64, ptr %4, align 8, !tbaa !46
  %9 = getelementptr inbounds ptr, ptr %7, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !125
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !130
  ret ptr %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %0) #8 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !104
  %3 = load ptr, ptr %2, align 8, !tbaa !104
  %4 = getelementptr inbounds nuw %struct.Unaligned, ptr %3, i32 0, i32 0
  %5 = load <16 x float>, ptr %4, align 1, !tbaa !113
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
  store ptr %0, ptr %3, align 8, !tbaa !104
  store <16 x i8> %1, ptr %4, align 16, !tbaa !113
  %5 = load <16 x i8>, ptr %4, align 16, !tbaa !113
  %6 = load ptr, ptr %3, align 8, !tbaa !104
  %7 = getelementptr inbounds nuw %struct.Unaligned.0, ptr %6, i32 0, i32 0
  store <16 x i8> %5, ptr %7, align 1, !tbaa !113
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef i32 @"_ZZL7prepareRK4CallllENK3$_0clEPKDv16_ii"(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i32 noundef %2) #3 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !104
  store ptr %1, ptr %5, align 8, !tbaa !104
  store i32 %2, ptr %6, align 4, !tbaa !6
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr @group, align 4, !tbaa !6
  %9 = icmp eq i32 %8, 16
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = load ptr, ptr %5, align 8, !tbaa !104
  %12 = load i32, ptr %6, align 4, !tbaa !6
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds <16 x i32>, ptr %11, i64 %13
  %15 = load <16 x i32>, ptr %14, align 64, !tbaa !113
  br label %24

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8, !tbaa !104
  %18 = getelementptr inbounds <16 x i32>, ptr %17, i64 0
  %19 = load <16 x i32>, ptr %18, align 64, !tbaa !113
  %20 = load ptr, ptr %5, align 8, !tbaa !104
  %21 = getelementptr inbounds <16 x i32>, ptr %20, i64 1
  %22 = load <16 x i32>, ptr %21, align 64, !tbaa !113
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
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi2EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i64 noundef %2) #13 {
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
  store ptr %0, ptr %4, align 8, !tbaa !93
  store i64 %1, ptr %5, align 8, !tbaa !46
  store i64 %2, ptr %6, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %7) #20
  store i32 2, ptr %7, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %8) #20
  store i32 2, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %9) #20
  store i32 1, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #20
  %44 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %45 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %44, i64 noundef 0)
  %46 = getelementptr inbounds i64, ptr %45, i64 1
  %47 = load i64, ptr %46, align 8, !tbaa !46
  store i64 %47, ptr %10, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %11) #20
  %48 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %49 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %48, i64 noundef 1)
  %50 = getelementptr inbounds i64, ptr %49, i64 1
  %51 = load i64, ptr %50, align 8, !tbaa !46
  store i64 %51, ptr %11, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %12) #20
  %52 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %53 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %52, i64 noundef 0)
  %54 = getelementptr inbounds i64, ptr %53, i64 1
  %55 = load i64, ptr %54, align 8, !tbaa !46
  store i64 %55, ptr %12, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %13) #20
  %56 = load i64, ptr %10, align 8, !tbaa !46
  %57 = sdiv i64 %56, 32
  store i64 %57, ptr %13, align 8, !tbaa !46
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
  %63 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %64 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %63, i64 noundef 1)
  %65 = load i64, ptr %5, align 8, !tbaa !46
  %66 = load i32, ptr %15, align 4, !tbaa !6
  %67 = sext i32 %66 to i64
  %68 = add nsw i64 %65, %67
  %69 = load i64, ptr %11, align 8, !tbaa !46
  %70 = mul nsw i64 %68, %69
  %71 = getelementptr inbounds i8, ptr %64, i64 %70
  %72 = load i32, ptr %15, align 4, !tbaa !6
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %73
  store ptr %71, ptr %74, align 8, !tbaa !131
  br label %75

75:                                               ; preds = %62
  %76 = load i32, ptr %15, align 4, !tbaa !6
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %15, align 4, !tbaa !6
  br label %58, !llvm.loop !133

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
  %84 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %85 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %84, i64 noundef 0)
  %86 = load i64, ptr %6, align 8, !tbaa !46
  %87 = load i32, ptr %17, align 4, !tbaa !6
  %88 = sext i32 %87 to i64
  %89 = add nsw i64 %86, %88
  %90 = load i64, ptr %10, align 8, !tbaa !46
  %91 = mul nsw i64 %89, %90
  %92 = getelementptr inbounds float, ptr %85, i64 %91
  %93 = load i32, ptr %17, align 4, !tbaa !6
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [2 x ptr], ptr %16, i64 0, i64 %94
  store ptr %92, ptr %95, align 8, !tbaa !109
  br label %96

96:                                               ; preds = %83
  %97 = load i32, ptr %17, align 4, !tbaa !6
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %17, align 4, !tbaa !6
  br label %79, !llvm.loop !134

99:                                               ; preds = %82
  call void @llvm.lifetime.start.p0(ptr %18) #20
  call void @llvm.memset.p0.i64(ptr align 32 %18, i8 0, i64 128, i1 false)
  call void @llvm.lifetime.start.p0(ptr %19) #20
  store i64 0, ptr %19, align 8, !tbaa !46
  br label %100

100:                                              ; preds = %269, %99
  %101 = load i64, ptr %19, align 8, !tbaa !46
  %102 = load i64, ptr %13, align 8, !tbaa !46
  %103 = icmp slt i64 %101, %102
  br i1 %103, label %105, label %104

104:                                              ; preds = %100
  store i32 8, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #20
  br label %272

105:                                              ; preds = %100
  call void @llvm.lifetime.start.p0(ptr %21) #20
  %106 = load i64, ptr %19, align 8, !tbaa !46
  %107 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %108 = sext i32 %107 to i64
  %109 = sdiv i64 %106, %108
  store i64 %109, ptr %21, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %22) #20
  %110 = load i64, ptr %19, align 8, !tbaa !46
  %111 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %112 = sext i32 %111 to i64
  %113 = srem i64 %110, %112
  store i64 %113, ptr %22, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %23) #20
  %114 = load i64, ptr %21, align 8, !tbaa !46
  %115 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %116 = sext i32 %115 to i64
  %117 = mul nsw i64 %114, %116
  store i64 %117, ptr %23, align 8, !tbaa !46
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
  %129 = load ptr, ptr %128, align 8, !tbaa !131
  %130 = load i64, ptr %19, align 8, !tbaa !46
  %131 = load i32, ptr %26, align 4, !tbaa !6
  %132 = sext i32 %131 to i64
  %133 = mul nsw i64 %130, %132
  %134 = getelementptr inbounds i8, ptr %129, i64 %133
  %135 = load i64, ptr %11, align 8, !tbaa !46
  %136 = mul nsw i64 %135, 1
  %137 = getelementptr inbounds i8, ptr %134, i64 %136
  store ptr %137, ptr %27, align 8, !tbaa !131
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
  %144 = load ptr, ptr %27, align 8, !tbaa !131
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
  br label %138, !llvm.loop !135

153:                                              ; preds = %142
  call void @llvm.lifetime.start.p0(ptr %29) #20
  %154 = load i32, ptr %25, align 4, !tbaa !6
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %155
  %157 = load ptr, ptr %156, align 8, !tbaa !131
  %158 = load i64, ptr %23, align 8, !tbaa !46
  %159 = getelementptr inbounds i8, ptr %157, i64 %158
  store ptr %159, ptr %29, align 8, !tbaa !131
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
  %166 = load ptr, ptr %29, align 8, !tbaa !131
  %167 = load i64, ptr %22, align 8, !tbaa !46
  %168 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %169 = sext i32 %168 to i64
  %170 = mul nsw i64 %167, %169
  %171 = getelementptr inbounds i8, ptr %166, i64 %170
  store ptr %171, ptr %165, align 8, !tbaa !136
  %172 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 1
  %173 = load ptr, ptr %29, align 8, !tbaa !131
  store ptr %173, ptr %172, align 8, !tbaa !138
  %174 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 2
  %175 = load i64, ptr %22, align 8, !tbaa !46
  store i64 %175, ptr %174, align 8, !tbaa !139
  %176 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 3
  %177 = load i32, ptr %30, align 4, !tbaa !6
  store i32 %177, ptr %176, align 8, !tbaa !140
  %178 = load i32, ptr %25, align 4, !tbaa !6
  %179 = mul nsw i32 %178, 2
  %180 = load i32, ptr %30, align 4, !tbaa !6
  %181 = add nsw i32 %179, %180
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %182
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %183, ptr align 8 %31, i64 32, i1 false), !tbaa.struct !141
  call void @llvm.lifetime.end.p0(ptr %31) #20
  br label %184

184:                                              ; preds = %164
  %185 = load i32, ptr %30, align 4, !tbaa !6
  %186 = add nsw i32 %185, 1
  store i32 %186, ptr %30, align 4, !tbaa !6
  br label %160, !llvm.loop !142

187:                                              ; preds = %163
  call void @llvm.lifetime.end.p0(ptr %29) #20
  call void @llvm.lifetime.end.p0(ptr %27) #20
  call void @llvm.lifetime.end.p0(ptr %26) #20
  br label %188

188:                                              ; preds = %187
  %189 = load i32, ptr %25, align 4, !tbaa !6
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %25, align 4, !tbaa !6
  br label %118, !llvm.loop !143

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
  %200 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %201 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %200, i64 noundef 1)
  %202 = load i64, ptr %6, align 8, !tbaa !46
  %203 = load i32, ptr %33, align 4, !tbaa !6
  %204 = sext i32 %203 to i64
  %205 = add nsw i64 %202, %204
  %206 = load i64, ptr %13, align 8, !tbaa !46
  %207 = mul nsw i64 %205, %206
  %208 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %201, i64 %207
  %209 = load i64, ptr %19, align 8, !tbaa !46
  %210 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %208, i64 %209
  %211 = load i32, ptr %33, align 4, !tbaa !6
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [2 x ptr], ptr %32, i64 0, i64 %212
  store ptr %210, ptr %213, align 8, !tbaa !111
  br label %214

214:                                              ; preds = %199
  %215 = load i32, ptr %33, align 4, !tbaa !6
  %216 = add nsw i32 %215, 1
  store i32 %216, ptr %33, align 4, !tbaa !6
  br label %195, !llvm.loop !144

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
  br label %218, !llvm.loop !145

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
  br label %237, !llvm.loop !146

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
  %262 = load ptr, ptr %261, align 8, !tbaa !109
  %263 = getelementptr inbounds float, ptr %262, i64 32
  store ptr %263, ptr %261, align 8, !tbaa !109
  br label %264

264:                                              ; preds = %258
  %265 = load i32, ptr %36, align 4, !tbaa !6
  %266 = add nsw i32 %265, 1
  store i32 %266, ptr %36, align 4, !tbaa !6
  br label %254, !llvm.loop !147

267:                                              ; preds = %257
  br label %268

268:                                              ; preds = %267, %235
  call void @llvm.lifetime.end.p0(ptr %24) #20
  call void @llvm.lifetime.end.p0(ptr %23) #20
  call void @llvm.lifetime.end.p0(ptr %22) #20
  call void @llvm.lifetime.end.p0(ptr %21) #20
  br label %269

269:                                              ; preds = %268
  %270 = load i64, ptr %19, align 8, !tbaa !46
  %271 = add nsw i64 %270, 1
  store i64 %271, ptr %19, align 8, !tbaa !46
  br label %100, !llvm.loop !148

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
  %278 = load i64, ptr %5, align 8, !tbaa !46
  %279 = load i32, ptr %37, align 4, !tbaa !6
  %280 = sdiv i32 %279, 2
  %281 = sext i32 %280 to i64
  %282 = add nsw i64 %278, %281
  %283 = mul nsw i64 %282, 16
  store i64 %283, ptr %38, align 8, !tbaa !46
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
  %298 = load <8 x float>, ptr %297, align 32, !tbaa !113
  store <8 x float> %298, ptr %41, align 32, !tbaa !113
  %299 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %300 = icmp eq i32 %299, 3
  br i1 %300, label %301, label %318

301:                                              ; preds = %291
  %302 = load i32, ptr %37, align 4, !tbaa !6
  %303 = sdiv i32 %302, 2
  %304 = sext i32 %303 to i64
  %305 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %304
  %306 = load ptr, ptr %305, align 8, !tbaa !131
  %307 = load i64, ptr %11, align 8, !tbaa !46
  %308 = getelementptr inbounds i8, ptr %306, i64 %307
  %309 = load i32, ptr %39, align 4, !tbaa !6
  %310 = sub nsw i32 16, %309
  %311 = mul nsw i32 4, %310
  %312 = sext i32 %311 to i64
  %313 = sub i64 0, %312
  %314 = getelementptr inbounds i8, ptr %308, i64 %313
  %315 = call noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %314)
  %316 = load <8 x float>, ptr %41, align 32, !tbaa !113
  %317 = fmul <8 x float> %316, %315
  store <8 x float> %317, ptr %41, align 32, !tbaa !113
  br label %318

318:                                              ; preds = %301, %291
  %319 = load i64, ptr %12, align 8, !tbaa !46
  %320 = load i64, ptr %38, align 8, !tbaa !46
  %321 = sub nsw i64 %319, %320
  %322 = load i32, ptr %39, align 4, !tbaa !6
  %323 = sext i32 %322 to i64
  %324 = call noundef i8 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %321, i64 noundef %323)
  store i8 %324, ptr %42, align 1
  %325 = load i8, ptr %42, align 1
  %326 = bitcast i8 %325 to <8 x i1>
  %327 = load <8 x float>, ptr %41, align 32, !tbaa !113
  %328 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %329 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %328, i64 noundef 0)
  %330 = load i64, ptr %6, align 8, !tbaa !46
  %331 = load i32, ptr %40, align 4, !tbaa !6
  %332 = sext i32 %331 to i64
  %333 = add nsw i64 %330, %332
  %334 = load i64, ptr %12, align 8, !tbaa !46
  %335 = mul nsw i64 %333, %334
  %336 = getelementptr inbounds float, ptr %329, i64 %335
  %337 = load i64, ptr %38, align 8, !tbaa !46
  %338 = getelementptr inbounds float, ptr %336, i64 %337
  %339 = load i32, ptr %39, align 4, !tbaa !6
  %340 = sext i32 %339 to i64
  %341 = getelementptr inbounds float, ptr %338, i64 %340
  %342 = bitcast <8 x i1> %326 to i8
  store i8 %342, ptr %43, align 1, !tbaa !113
  %343 = load i8, ptr %43, align 1
  call void @_ZN12_GLOBAL__N_112store_maskedIDv8_ffEEvDv8_bT_PT0_(i8 noundef %343, <8 x float> noundef %327, ptr noundef %341)
  call void @llvm.lifetime.end.p0(ptr %41) #20
  br label %344

344:                                              ; preds = %318
  %345 = load i32, ptr %40, align 4, !tbaa !6
  %346 = add nsw i32 %345, 1
  store i32 %346, ptr %40, align 4, !tbaa !6
  br label %287, !llvm.loop !149

347:                                              ; preds = %290
  call void @llvm.lifetime.end.p0(ptr %39) #20
  call void @llvm.lifetime.end.p0(ptr %38) #20
  br label %348

348:                                              ; preds = %347
  %349 = load i32, ptr %37, align 4, !tbaa !6
  %350 = add nsw i32 %349, 1
  store i32 %350, ptr %37, align 4, !tbaa !6
  br label %273, !llvm.loop !150

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
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi4EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i64 noundef %2) #13 {
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
  store ptr %0, ptr %4, align 8, !tbaa !93
  store i64 %1, ptr %5, align 8, !tbaa !46
  store i64 %2, ptr %6, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %7) #20
  store i32 2, ptr %7, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %8) #20
  store i32 2, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %9) #20
  store i32 1, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #20
  %44 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %45 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %44, i64 noundef 0)
  %46 = getelementptr inbounds i64, ptr %45, i64 1
  %47 = load i64, ptr %46, align 8, !tbaa !46
  store i64 %47, ptr %10, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %11) #20
  %48 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %49 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %48, i64 noundef 1)
  %50 = getelementptr inbounds i64, ptr %49, i64 1
  %51 = load i64, ptr %50, align 8, !tbaa !46
  store i64 %51, ptr %11, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %12) #20
  %52 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %53 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %52, i64 noundef 0)
  %54 = getelementptr inbounds i64, ptr %53, i64 1
  %55 = load i64, ptr %54, align 8, !tbaa !46
  store i64 %55, ptr %12, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %13) #20
  %56 = load i64, ptr %10, align 8, !tbaa !46
  %57 = sdiv i64 %56, 32
  store i64 %57, ptr %13, align 8, !tbaa !46
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
  %63 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %64 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %63, i64 noundef 1)
  %65 = load i64, ptr %5, align 8, !tbaa !46
  %66 = load i32, ptr %15, align 4, !tbaa !6
  %67 = sext i32 %66 to i64
  %68 = add nsw i64 %65, %67
  %69 = load i64, ptr %11, align 8, !tbaa !46
  %70 = mul nsw i64 %68, %69
  %71 = getelementptr inbounds i8, ptr %64, i64 %70
  %72 = load i32, ptr %15, align 4, !tbaa !6
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %73
  store ptr %71, ptr %74, align 8, !tbaa !131
  br label %75

75:                                               ; preds = %62
  %76 = load i32, ptr %15, align 4, !tbaa !6
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %15, align 4, !tbaa !6
  br label %58, !llvm.loop !151

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
  %84 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %85 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %84, i64 noundef 0)
  %86 = load i64, ptr %6, align 8, !tbaa !46
  %87 = load i32, ptr %17, align 4, !tbaa !6
  %88 = sext i32 %87 to i64
  %89 = add nsw i64 %86, %88
  %90 = load i64, ptr %10, align 8, !tbaa !46
  %91 = mul nsw i64 %89, %90
  %92 = getelementptr inbounds float, ptr %85, i64 %91
  %93 = load i32, ptr %17, align 4, !tbaa !6
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [4 x ptr], ptr %16, i64 0, i64 %94
  store ptr %92, ptr %95, align 8, !tbaa !109
  br label %96

96:                                               ; preds = %83
  %97 = load i32, ptr %17, align 4, !tbaa !6
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %17, align 4, !tbaa !6
  br label %79, !llvm.loop !152

99:                                               ; preds = %82
  call void @llvm.lifetime.start.p0(ptr %18) #20
  call void @llvm.memset.p0.i64(ptr align 32 %18, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr %19) #20
  store i64 0, ptr %19, align 8, !tbaa !46
  br label %100

100:                                              ; preds = %269, %99
  %101 = load i64, ptr %19, align 8, !tbaa !46
  %102 = load i64, ptr %13, align 8, !tbaa !46
  %103 = icmp slt i64 %101, %102
  br i1 %103, label %105, label %104

104:                                              ; preds = %100
  store i32 8, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #20
  br label %272

105:                                              ; preds = %100
  call void @llvm.lifetime.start.p0(ptr %21) #20
  %106 = load i64, ptr %19, align 8, !tbaa !46
  %107 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %108 = sext i32 %107 to i64
  %109 = sdiv i64 %106, %108
  store i64 %109, ptr %21, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %22) #20
  %110 = load i64, ptr %19, align 8, !tbaa !46
  %111 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %112 = sext i32 %111 to i64
  %113 = srem i64 %110, %112
  store i64 %113, ptr %22, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %23) #20
  %114 = load i64, ptr %21, align 8, !tbaa !46
  %115 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %116 = sext i32 %115 to i64
  %117 = mul nsw i64 %114, %116
  store i64 %117, ptr %23, align 8, !tbaa !46
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
  %129 = load ptr, ptr %128, align 8, !tbaa !131
  %130 = load i64, ptr %19, align 8, !tbaa !46
  %131 = load i32, ptr %26, align 4, !tbaa !6
  %132 = sext i32 %131 to i64
  %133 = mul nsw i64 %130, %132
  %134 = getelementptr inbounds i8, ptr %129, i64 %133
  %135 = load i64, ptr %11, align 8, !tbaa !46
  %136 = mul nsw i64 %135, 1
  %137 = getelementptr inbounds i8, ptr %134, i64 %136
  store ptr %137, ptr %27, align 8, !tbaa !131
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
  %144 = load ptr, ptr %27, align 8, !tbaa !131
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
  br label %138, !llvm.loop !153

153:                                              ; preds = %142
  call void @llvm.lifetime.start.p0(ptr %29) #20
  %154 = load i32, ptr %25, align 4, !tbaa !6
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %155
  %157 = load ptr, ptr %156, align 8, !tbaa !131
  %158 = load i64, ptr %23, align 8, !tbaa !46
  %159 = getelementptr inbounds i8, ptr %157, i64 %158
  store ptr %159, ptr %29, align 8, !tbaa !131
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
  %166 = load ptr, ptr %29, align 8, !tbaa !131
  %167 = load i64, ptr %22, align 8, !tbaa !46
  %168 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %169 = sext i32 %168 to i64
  %170 = mul nsw i64 %167, %169
  %171 = getelementptr inbounds i8, ptr %166, i64 %170
  store ptr %171, ptr %165, align 8, !tbaa !136
  %172 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 1
  %173 = load ptr, ptr %29, align 8, !tbaa !131
  store ptr %173, ptr %172, align 8, !tbaa !138
  %174 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 2
  %175 = load i64, ptr %22, align 8, !tbaa !46
  store i64 %175, ptr %174, align 8, !tbaa !139
  %176 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 3
  %177 = load i32, ptr %30, align 4, !tbaa !6
  store i32 %177, ptr %176, align 8, !tbaa !140
  %178 = load i32, ptr %25, align 4, !tbaa !6
  %179 = mul nsw i32 %178, 2
  %180 = load i32, ptr %30, align 4, !tbaa !6
  %181 = add nsw i32 %179, %180
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %182
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %183, ptr align 8 %31, i64 32, i1 false), !tbaa.struct !141
  call void @llvm.lifetime.end.p0(ptr %31) #20
  br label %184

184:                                              ; preds = %164
  %185 = load i32, ptr %30, align 4, !tbaa !6
  %186 = add nsw i32 %185, 1
  store i32 %186, ptr %30, align 4, !tbaa !6
  br label %160, !llvm.loop !154

187:                                              ; preds = %163
  call void @llvm.lifetime.end.p0(ptr %29) #20
  call void @llvm.lifetime.end.p0(ptr %27) #20
  call void @llvm.lifetime.end.p0(ptr %26) #20
  br label %188

188:                                              ; preds = %187
  %189 = load i32, ptr %25, align 4, !tbaa !6
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %25, align 4, !tbaa !6
  br label %118, !llvm.loop !155

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
  %200 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %201 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %200, i64 noundef 1)
  %202 = load i64, ptr %6, align 8, !tbaa !46
  %203 = load i32, ptr %33, align 4, !tbaa !6
  %204 = sext i32 %203 to i64
  %205 = add nsw i64 %202, %204
  %206 = load i64, ptr %13, align 8, !tbaa !46
  %207 = mul nsw i64 %205, %206
  %208 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %201, i64 %207
  %209 = load i64, ptr %19, align 8, !tbaa !46
  %210 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %208, i64 %209
  %211 = load i32, ptr %33, align 4, !tbaa !6
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [4 x ptr], ptr %32, i64 0, i64 %212
  store ptr %210, ptr %213, align 8, !tbaa !111
  br label %214

214:                                              ; preds = %199
  %215 = load i32, ptr %33, align 4, !tbaa !6
  %216 = add nsw i32 %215, 1
  store i32 %216, ptr %33, align 4, !tbaa !6
  br label %195, !llvm.loop !156

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
  br label %218, !llvm.loop !157

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
  br label %237, !llvm.loop !158

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
  %262 = load ptr, ptr %261, align 8, !tbaa !109
  %263 = getelementptr inbounds float, ptr %262, i64 32
  store ptr %263, ptr %261, align 8, !tbaa !109
  br label %264

264:                                              ; preds = %258
  %265 = load i32, ptr %36, align 4, !tbaa !6
  %266 = add nsw i32 %265, 1
  store i32 %266, ptr %36, align 4, !tbaa !6
  br label %254, !llvm.loop !159

267:                                              ; preds = %257
  br label %268

268:                                              ; preds = %267, %235
  call void @llvm.lifetime.end.p0(ptr %24) #20
  call void @llvm.lifetime.end.p0(ptr %23) #20
  call void @llvm.lifetime.end.p0(ptr %22) #20
  call void @llvm.lifetime.end.p0(ptr %21) #20
  br label %269

269:                                              ; preds = %268
  %270 = load i64, ptr %19, align 8, !tbaa !46
  %271 = add nsw i64 %270, 1
  store i64 %271, ptr %19, align 8, !tbaa !46
  br label %100, !llvm.loop !160

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
  %278 = load i64, ptr %5, align 8, !tbaa !46
  %279 = load i32, ptr %37, align 4, !tbaa !6
  %280 = sdiv i32 %279, 2
  %281 = sext i32 %280 to i64
  %282 = add nsw i64 %278, %281
  %283 = mul nsw i64 %282, 16
  store i64 %283, ptr %38, align 8, !tbaa !46
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
  %298 = load <8 x float>, ptr %297, align 32, !tbaa !113
  store <8 x float> %298, ptr %41, align 32, !tbaa !113
  %299 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %300 = icmp eq i32 %299, 3
  br i1 %300, label %301, label %318

301:                                              ; preds = %291
  %302 = load i32, ptr %37, align 4, !tbaa !6
  %303 = sdiv i32 %302, 2
  %304 = sext i32 %303 to i64
  %305 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %304
  %306 = load ptr, ptr %305, align 8, !tbaa !131
  %307 = load i64, ptr %11, align 8, !tbaa !46
  %308 = getelementptr inbounds i8, ptr %306, i64 %307
  %309 = load i32, ptr %39, align 4, !tbaa !6
  %310 = sub nsw i32 16, %309
  %311 = mul nsw i32 4, %310
  %312 = sext i32 %311 to i64
  %313 = sub i64 0, %312
  %314 = getelementptr inbounds i8, ptr %308, i64 %313
  %315 = call noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %314)
  %316 = load <8 x float>, ptr %41, align 32, !tbaa !113
  %317 = fmul <8 x float> %316, %315
  store <8 x float> %317, ptr %41, align 32, !tbaa !113
  br label %318

318:                                              ; preds = %301, %291
  %319 = load i64, ptr %12, align 8, !tbaa !46
  %320 = load i64, ptr %38, align 8, !tbaa !46
  %321 = sub nsw i64 %319, %320
  %322 = load i32, ptr %39, align 4, !tbaa !6
  %323 = sext i32 %322 to i64
  %324 = call noundef i8 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %321, i64 noundef %323)
  store i8 %324, ptr %42, align 1
  %325 = load i8, ptr %42, align 1
  %326 = bitcast i8 %325 to <8 x i1>
  %327 = load <8 x float>, ptr %41, align 32, !tbaa !113
  %328 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %329 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %328, i64 noundef 0)
  %330 = load i64, ptr %6, align 8, !tbaa !46
  %331 = load i32, ptr %40, align 4, !tbaa !6
  %332 = sext i32 %331 to i64
  %333 = add nsw i64 %330, %332
  %334 = load i64, ptr %12, align 8, !tbaa !46
  %335 = mul nsw i64 %333, %334
  %336 = getelementptr inbounds float, ptr %329, i64 %335
  %337 = load i64, ptr %38, align 8, !tbaa !46
  %338 = getelementptr inbounds float, ptr %336, i64 %337
  %339 = load i32, ptr %39, align 4, !tbaa !6
  %340 = sext i32 %339 to i64
  %341 = getelementptr inbounds float, ptr %338, i64 %340
  %342 = bitcast <8 x i1> %326 to i8
  store i8 %342, ptr %43, align 1, !tbaa !113
  %343 = load i8, ptr %43, align 1
  call void @_ZN12_GLOBAL__N_112store_maskedIDv8_ffEEvDv8_bT_PT0_(i8 noundef %343, <8 x float> noundef %327, ptr noundef %341)
  call void @llvm.lifetime.end.p0(ptr %41) #20
  br label %344

344:                                              ; preds = %318
  %345 = load i32, ptr %40, align 4, !tbaa !6
  %346 = add nsw i32 %345, 1
  store i32 %346, ptr %40, align 4, !tbaa !6
  br label %287, !llvm.loop !161

347:                                              ; preds = %290
  call void @llvm.lifetime.end.p0(ptr %39) #20
  call void @llvm.lifetime.end.p0(ptr %38) #20
  br label %348

348:                                              ; preds = %347
  %349 = load i32, ptr %37, align 4, !tbaa !6
  %350 = add nsw i32 %349, 1
  store i32 %350, ptr %37, align 4, !tbaa !6
  br label %273, !llvm.loop !162

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
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi1EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i64 noundef %2) #13 {
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
  store ptr %0, ptr %4, align 8, !tbaa !93
  store i64 %1, ptr %5, align 8, !tbaa !46
  store i64 %2, ptr %6, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %7) #20
  store i32 2, ptr %7, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %8) #20
  store i32 2, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %9) #20
  store i32 1, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #20
  %44 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %45 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %44, i64 noundef 0)
  %46 = getelementptr inbounds i64, ptr %45, i64 1
  %47 = load i64, ptr %46, align 8, !tbaa !46
  store i64 %47, ptr %10, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %11) #20
  %48 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %49 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %48, i64 noundef 1)
  %50 = getelementptr inbounds i64, ptr %49, i64 1
  %51 = load i64, ptr %50, align 8, !tbaa !46
  store i64 %51, ptr %11, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %12) #20
  %52 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %53 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %52, i64 noundef 0)
  %54 = getelementptr inbounds i64, ptr %53, i64 1
  %55 = load i64, ptr %54, align 8, !tbaa !46
  store i64 %55, ptr %12, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %13) #20
  %56 = load i64, ptr %10, align 8, !tbaa !46
  %57 = sdiv i64 %56, 32
  store i64 %57, ptr %13, align 8, !tbaa !46
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
  %63 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %64 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %63, i64 noundef 1)
  %65 = load i64, ptr %5, align 8, !tbaa !46
  %66 = load i32, ptr %15, align 4, !tbaa !6
  %67 = sext i32 %66 to i64
  %68 = add nsw i64 %65, %67
  %69 = load i64, ptr %11, align 8, !tbaa !46
  %70 = mul nsw i64 %68, %69
  %71 = getelementptr inbounds i8, ptr %64, i64 %70
  %72 = load i32, ptr %15, align 4, !tbaa !6
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %73
  store ptr %71, ptr %74, align 8, !tbaa !131
  br label %75

75:                                               ; preds = %62
  %76 = load i32, ptr %15, align 4, !tbaa !6
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %15, align 4, !tbaa !6
  br label %58, !llvm.loop !163

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
  %84 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %85 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %84, i64 noundef 0)
  %86 = load i64, ptr %6, align 8, !tbaa !46
  %87 = load i32, ptr %17, align 4, !tbaa !6
  %88 = sext i32 %87 to i64
  %89 = add nsw i64 %86, %88
  %90 = load i64, ptr %10, align 8, !tbaa !46
  %91 = mul nsw i64 %89, %90
  %92 = getelementptr inbounds float, ptr %85, i64 %91
  %93 = load i32, ptr %17, align 4, !tbaa !6
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %94
  store ptr %92, ptr %95, align 8, !tbaa !109
  br label %96

96:                                               ; preds = %83
  %97 = load i32, ptr %17, align 4, !tbaa !6
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %17, align 4, !tbaa !6
  br label %79, !llvm.loop !164

99:                                               ; preds = %82
  call void @llvm.lifetime.start.p0(ptr %18) #20
  call void @llvm.memset.p0.i64(ptr align 32 %18, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(ptr %19) #20
  store i64 0, ptr %19, align 8, !tbaa !46
  br label %100

100:                                              ; preds = %269, %99
  %101 = load i64, ptr %19, align 8, !tbaa !46
  %102 = load i64, ptr %13, align 8, !tbaa !46
  %103 = icmp slt i64 %101, %102
  br i1 %103, label %105, label %104

104:                                              ; preds = %100
  store i32 8, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #20
  br label %272

105:                                              ; preds = %100
  call void @llvm.lifetime.start.p0(ptr %21) #20
  %106 = load i64, ptr %19, align 8, !tbaa !46
  %107 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %108 = sext i32 %107 to i64
  %109 = sdiv i64 %106, %108
  store i64 %109, ptr %21, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %22) #20
  %110 = load i64, ptr %19, align 8, !tbaa !46
  %111 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %112 = sext i32 %111 to i64
  %113 = srem i64 %110, %112
  store i64 %113, ptr %22, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %23) #20
  %114 = load i64, ptr %21, align 8, !tbaa !46
  %115 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %116 = sext i32 %115 to i64
  %117 = mul nsw i64 %114, %116
  store i64 %117, ptr %23, align 8, !tbaa !46
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
  %129 = load ptr, ptr %128, align 8, !tbaa !131
  %130 = load i64, ptr %19, align 8, !tbaa !46
  %131 = load i32, ptr %26, align 4, !tbaa !6
  %132 = sext i32 %131 to i64
  %133 = mul nsw i64 %130, %132
  %134 = getelementptr inbounds i8, ptr %129, i64 %133
  %135 = load i64, ptr %11, align 8, !tbaa !46
  %136 = mul nsw i64 %135, 1
  %137 = getelementptr inbounds i8, ptr %134, i64 %136
  store ptr %137, ptr %27, align 8, !tbaa !131
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
  %144 = load ptr, ptr %27, align 8, !tbaa !131
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
  br label %138, !llvm.loop !165

153:                                              ; preds = %142
  call void @llvm.lifetime.start.p0(ptr %29) #20
  %154 = load i32, ptr %25, align 4, !tbaa !6
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %155
  %157 = load ptr, ptr %156, align 8, !tbaa !131
  %158 = load i64, ptr %23, align 8, !tbaa !46
  %159 = getelementptr inbounds i8, ptr %157, i64 %158
  store ptr %159, ptr %29, align 8, !tbaa !131
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
  %166 = load ptr, ptr %29, align 8, !tbaa !131
  %167 = load i64, ptr %22, align 8, !tbaa !46
  %168 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %169 = sext i32 %168 to i64
  %170 = mul nsw i64 %167, %169
  %171 = getelementptr inbounds i8, ptr %166, i64 %170
  store ptr %171, ptr %165, align 8, !tbaa !136
  %172 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 1
  %173 = load ptr, ptr %29, align 8, !tbaa !131
  store ptr %173, ptr %172, align 8, !tbaa !138
  %174 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 2
  %175 = load i64, ptr %22, align 8, !tbaa !46
  store i64 %175, ptr %174, align 8, !tbaa !139
  %176 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 3
  %177 = load i32, ptr %30, align 4, !tbaa !6
  store i32 %177, ptr %176, align 8, !tbaa !140
  %178 = load i32, ptr %25, align 4, !tbaa !6
  %179 = mul nsw i32 %178, 2
  %180 = load i32, ptr %30, align 4, !tbaa !6
  %181 = add nsw i32 %179, %180
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %182
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %183, ptr align 8 %31, i64 32, i1 false), !tbaa.struct !141
  call void @llvm.lifetime.end.p0(ptr %31) #20
  br label %184

184:                                              ; preds = %164
  %185 = load i32, ptr %30, align 4, !tbaa !6
  %186 = add nsw i32 %185, 1
  store i32 %186, ptr %30, align 4, !tbaa !6
  br label %160, !llvm.loop !166

187:                                              ; preds = %163
  call void @llvm.lifetime.end.p0(ptr %29) #20
  call void @llvm.lifetime.end.p0(ptr %27) #20
  call void @llvm.lifetime.end.p0(ptr %26) #20
  br label %188

188:                                              ; preds = %187
  %189 = load i32, ptr %25, align 4, !tbaa !6
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %25, align 4, !tbaa !6
  br label %118, !llvm.loop !167

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
  %200 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %201 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %200, i64 noundef 1)
  %202 = load i64, ptr %6, align 8, !tbaa !46
  %203 = load i32, ptr %33, align 4, !tbaa !6
  %204 = sext i32 %203 to i64
  %205 = add nsw i64 %202, %204
  %206 = load i64, ptr %13, align 8, !tbaa !46
  %207 = mul nsw i64 %205, %206
  %208 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %201, i64 %207
  %209 = load i64, ptr %19, align 8, !tbaa !46
  %210 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %208, i64 %209
  %211 = load i32, ptr %33, align 4, !tbaa !6
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [1 x ptr], ptr %32, i64 0, i64 %212
  store ptr %210, ptr %213, align 8, !tbaa !111
  br label %214

214:                                              ; preds = %199
  %215 = load i32, ptr %33, align 4, !tbaa !6
  %216 = add nsw i32 %215, 1
  store i32 %216, ptr %33, align 4, !tbaa !6
  br label %195, !llvm.loop !168

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
  br label %218, !llvm.loop !169

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
  br label %237, !llvm.loop !170

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
  %262 = load ptr, ptr %261, align 8, !tbaa !109
  %263 = getelementptr inbounds float, ptr %262, i64 32
  store ptr %263, ptr %261, align 8, !tbaa !109
  br label %264

264:                                              ; preds = %258
  %265 = load i32, ptr %36, align 4, !tbaa !6
  %266 = add nsw i32 %265, 1
  store i32 %266, ptr %36, align 4, !tbaa !6
  br label %254, !llvm.loop !171

267:                                              ; preds = %257
  br label %268

268:                                              ; preds = %267, %235
  call void @llvm.lifetime.end.p0(ptr %24) #20
  call void @llvm.lifetime.end.p0(ptr %23) #20
  call void @llvm.lifetime.end.p0(ptr %22) #20
  call void @llvm.lifetime.end.p0(ptr %21) #20
  br label %269

269:                                              ; preds = %268
  %270 = load i64, ptr %19, align 8, !tbaa !46
  %271 = add nsw i64 %270, 1
  store i64 %271, ptr %19, align 8, !tbaa !46
  br label %100, !llvm.loop !172

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
  %278 = load i64, ptr %5, align 8, !tbaa !46
  %279 = load i32, ptr %37, align 4, !tbaa !6
  %280 = sdiv i32 %279, 2
  %281 = sext i32 %280 to i64
  %282 = add nsw i64 %278, %281
  %283 = mul nsw i64 %282, 16
  store i64 %283, ptr %38, align 8, !tbaa !46
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
  %298 = load <8 x float>, ptr %297, align 32, !tbaa !113
  store <8 x float> %298, ptr %41, align 32, !tbaa !113
  %299 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %300 = icmp eq i32 %299, 3
  br i1 %300, label %301, label %318

301:                                              ; preds = %291
  %302 = load i32, ptr %37, align 4, !tbaa !6
  %303 = sdiv i32 %302, 2
  %304 = sext i32 %303 to i64
  %305 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %304
  %306 = load ptr, ptr %305, align 8, !tbaa !131
  %307 = load i64, ptr %11, align 8, !tbaa !46
  %308 = getelementptr inbounds i8, ptr %306, i64 %307
  %309 = load i32, ptr %39, align 4, !tbaa !6
  %310 = sub nsw i32 16, %309
  %311 = mul nsw i32 4, %310
  %312 = sext i32 %311 to i64
  %313 = sub i64 0, %312
  %314 = getelementptr inbounds i8, ptr %308, i64 %313
  %315 = call noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %314)
  %316 = load <8 x float>, ptr %41, align 32, !tbaa !113
  %317 = fmul <8 x float> %316, %315
  store <8 x float> %317, ptr %41, align 32, !tbaa !113
  br label %318

318:                                              ; preds = %301, %291
  %319 = load i64, ptr %12, align 8, !tbaa !46
  %320 = load i64, ptr %38, align 8, !tbaa !46
  %321 = sub nsw i64 %319, %320
  %322 = load i32, ptr %39, align 4, !tbaa !6
  %323 = sext i32 %322 to i64
  %324 = call noundef i8 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %321, i64 noundef %323)
  store i8 %324, ptr %42, align 1
  %325 = load i8, ptr %42, align 1
  %326 = bitcast i8 %325 to <8 x i1>
  %327 = load <8 x float>, ptr %41, align 32, !tbaa !113
  %328 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %329 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %328, i64 noundef 0)
  %330 = load i64, ptr %6, align 8, !tbaa !46
  %331 = load i32, ptr %40, align 4, !tbaa !6
  %332 = sext i32 %331 to i64
  %333 = add nsw i64 %330, %332
  %334 = load i64, ptr %12, align 8, !tbaa !46
  %335 = mul nsw i64 %333, %334
  %336 = getelementptr inbounds float, ptr %329, i64 %335
  %337 = load i64, ptr %38, align 8, !tbaa !46
  %338 = getelementptr inbounds float, ptr %336, i64 %337
  %339 = load i32, ptr %39, align 4, !tbaa !6
  %340 = sext i32 %339 to i64
  %341 = getelementptr inbounds float, ptr %338, i64 %340
  %342 = bitcast <8 x i1> %326 to i8
  store i8 %342, ptr %43, align 1, !tbaa !113
  %343 = load i8, ptr %43, align 1
  call void @_ZN12_GLOBAL__N_112store_maskedIDv8_ffEEvDv8_bT_PT0_(i8 noundef %343, <8 x float> noundef %327, ptr noundef %341)
  call void @llvm.lifetime.end.p0(ptr %41) #20
  br label %344

344:                                              ; preds = %318
  %345 = load i32, ptr %40, align 4, !tbaa !6
  %346 = add nsw i32 %345, 1
  store i32 %346, ptr %40, align 4, !tbaa !6
  br label %287, !llvm.loop !173

347:                                              ; preds = %290
  call void @llvm.lifetime.end.p0(ptr %39) #20
  call void @llvm.lifetime.end.p0(ptr %38) #20
  br label %348

348:                                              ; preds = %347
  %349 = load i32, ptr %37, align 4, !tbaa !6
  %350 = add nsw i32 %349, 1
  store i32 %350, ptr %37, align 4, !tbaa !6
  br label %273, !llvm.loop !174

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
define linkonce_odr noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !93
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8, !tbaa !45
  %8 = load i64, ptr %4, align 8, !tbaa !46
  %9 = getelementptr inbounds ptr, ptr %7, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !125
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 5
  %12 = load ptr, ptr %11, align 8, !tbaa !127
  ret ptr %12
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !93
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !41
  %8 = load i64, ptr %4, align 8, !tbaa !46
  %9 = getelementptr inbounds ptr, ptr %7, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !125
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !130
  ret ptr %12
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
  store ptr %0, ptr %4, align 8, !tbaa !175
  store ptr %1, ptr %5, align 8, !tbaa !177
  store ptr %2, ptr %6, align 8, !tbaa !104
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
  %39 = load ptr, ptr %4, align 8, !tbaa !175
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
  store <32 x i8> %44, ptr %50, align 32, !tbaa !113
  br label %51

51:                                               ; preds = %38
  %52 = load i32, ptr %11, align 4, !tbaa !6
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %11, align 4, !tbaa !6
  br label %34, !llvm.loop !179

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
  %62 = load ptr, ptr %4, align 8, !tbaa !175
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
  %71 = load <8 x float>, ptr %70, align 32, !tbaa !113
  %72 = load i32, ptr @zero, align 4, !tbaa !6
  %73 = sitofp i32 %72 to float
  %74 = insertelement <8 x float> poison, float %73, i64 0
  %75 = shufflevector <8 x float> %74, <8 x float> poison, <8 x i32> zeroinitializer
  %76 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  %77 = load <8 x float>, ptr %76, align 32, !tbaa !113
  %78 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %71, <8 x float> noundef %75, <8 x float> noundef %77)
  %79 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  store <8 x float> %78, ptr %79, align 32, !tbaa !113
  br label %80

80:                                               ; preds = %69, %61
  %81 = load i32, ptr %9, align 4, !tbaa !6
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %82
  %84 = load i32, ptr %12, align 4, !tbaa !6
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %83, i64 0, i64 %85
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %86, ptr align 32 %13, i64 64, i1 false), !tbaa.struct !180
  call void @llvm.lifetime.end.p0(ptr %13) #20
  br label %87

87:                                               ; preds = %80
  %88 = load i32, ptr %12, align 4, !tbaa !6
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %12, align 4, !tbaa !6
  br label %55, !llvm.loop !181

90:                                               ; preds = %60
  br label %91

91:                                               ; preds = %90
  %92 = load i32, ptr %9, align 4, !tbaa !6
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %9, align 4, !tbaa !6
  br label %29, !llvm.loop !182

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
  %100 = load ptr, ptr %5, align 8, !tbaa !177
  %101 = load i32, ptr %14, align 4, !tbaa !6
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds ptr, ptr %100, i64 %102
  %104 = load ptr, ptr %103, align 8, !tbaa !111
  store ptr %104, ptr %15, align 8, !tbaa !111
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
  store <8 x i32> zeroinitializer, ptr %120, align 32, !tbaa !113
  %121 = load i32, ptr @zero, align 4, !tbaa !6
  %122 = icmp ne i32 %121, 0
  br i1 %122, label %123, label %132

123:                                              ; preds = %116
  %124 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
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
  store <8 x i32> %134, ptr %138, align 32, !tbaa !113
  %139 = load i32, ptr @zero, align 4, !tbaa !6
  %140 = icmp ne i32 %139, 0
  br i1 %140, label %141, label %150

141:                                              ; preds = %133
  %142 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
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
  store <8 x i32> %152, ptr %156, align 32, !tbaa !113
  br label %157

157:                                              ; preds = %151
  %158 = load i32, ptr %18, align 4, !tbaa !6
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %18, align 4, !tbaa !6
  br label %112, !llvm.loop !184

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
  %180 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
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
  store <32 x i8> %193, ptr %21, align 32, !tbaa !113
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
  %205 = load <8 x i32>, ptr %204, align 32, !tbaa !113
  %206 = load i32, ptr %22, align 4, !tbaa !6
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [1 x [8 x <32 x i8>]], ptr %7, i64 0, i64 %207
  %209 = load i32, ptr %19, align 4, !tbaa !6
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds [8 x <32 x i8>], ptr %208, i64 0, i64 %210
  %212 = load <32 x i8>, ptr %211, align 32, !tbaa !113
  %213 = load <32 x i8>, ptr %21, align 32, !tbaa !113
  %214 = call noundef <8 x i32> @_ZN12_GLOBAL__N_112add_productsEDv8_iDv32_hS1_(<8 x i32> noundef %205, <32 x i8> noundef %212, <32 x i8> noundef %213)
  %215 = load i32, ptr %22, align 4, !tbaa !6
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %17, i64 0, i64 %216
  %218 = load i32, ptr %20, align 4, !tbaa !6
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds [3 x <8 x i32>], ptr %217, i64 0, i64 %219
  store <8 x i32> %214, ptr %220, align 32, !tbaa !113
  br label %221

221:                                              ; preds = %198
  %222 = load i32, ptr %22, align 4, !tbaa !6
  %223 = add nsw i32 %222, 1
  store i32 %223, ptr %22, align 4, !tbaa !6
  br label %194, !llvm.loop !185

224:                                              ; preds = %197
  call void @llvm.lifetime.end.p0(ptr %21) #20
  br label %225

225:                                              ; preds = %224
  %226 = load i32, ptr %20, align 4, !tbaa !6
  %227 = add nsw i32 %226, 1
  store i32 %227, ptr %20, align 4, !tbaa !6
  br label %175, !llvm.loop !186

228:                                              ; preds = %178
  br label %229

229:                                              ; preds = %228
  %230 = load i32, ptr %19, align 4, !tbaa !6
  %231 = add nsw i32 %230, 1
  store i32 %231, ptr %19, align 4, !tbaa !6
  br label %165, !llvm.loop !187

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
  store ptr %241, ptr %24, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %25) #20
  %242 = load i32, ptr %23, align 4, !tbaa !6
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %243
  %245 = load i32, ptr %16, align 4, !tbaa !6
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %244, i64 0, i64 %246
  store ptr %247, ptr %25, align 8, !tbaa !188
  call void @llvm.lifetime.start.p0(ptr %26) #20
  %248 = load ptr, ptr %24, align 8, !tbaa !104
  %249 = getelementptr inbounds <8 x i32>, ptr %248, i64 0
  %250 = load <8 x i32>, ptr %249, align 32, !tbaa !113
  %251 = shl <8 x i32> %250, splat (i32 8)
  %252 = load ptr, ptr %24, align 8, !tbaa !104
  %253 = getelementptr inbounds <8 x i32>, ptr %252, i64 1
  %254 = load <8 x i32>, ptr %253, align 32, !tbaa !113
  %255 = add <8 x i32> %251, %254
  %256 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %255)
  %257 = load ptr, ptr %24, align 8, !tbaa !104
  %258 = getelementptr inbounds <8 x i32>, ptr %257, i64 2
  %259 = load <8 x i32>, ptr %258, align 32, !tbaa !113
  %260 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %259)
  %261 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %256, <8 x float> noundef splat (float 2.560000e+02), <8 x float> noundef %260)
  store <8 x float> %261, ptr %26, align 32, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %27) #20
  %262 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
  %263 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %262, i32 0, i32 1
  %264 = load float, ptr %263, align 4, !tbaa !114
  %265 = insertelement <8 x float> poison, float %264, i64 0
  %266 = shufflevector <8 x float> %265, <8 x float> poison, <8 x i32> zeroinitializer
  store <8 x float> %266, ptr %27, align 32, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %28) #20
  %267 = load <8 x float>, ptr %26, align 32, !tbaa !113
  %268 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %269 = icmp eq i32 %268, 3
  br i1 %269, label %270, label %272

270:                                              ; preds = %237
  %271 = load <8 x float>, ptr %27, align 32, !tbaa !113
  br label %278

272:                                              ; preds = %237
  %273 = load ptr, ptr %25, align 8, !tbaa !188, !nonnull !92, !align !190
  %274 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %273, i32 0, i32 0
  %275 = load <8 x float>, ptr %274, align 32, !tbaa !113
  %276 = load <8 x float>, ptr %27, align 32, !tbaa !113
  %277 = fmul <8 x float> %275, %276
  br label %278

278:                                              ; preds = %272, %270
  %279 = phi <8 x float> [ %271, %270 ], [ %277, %272 ]
  %280 = load ptr, ptr %6, align 8, !tbaa !104
  %281 = load i32, ptr %23, align 4, !tbaa !6
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds [2 x <8 x float>], ptr %280, i64 %282
  %284 = load i32, ptr %14, align 4, !tbaa !6
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds [2 x <8 x float>], ptr %283, i64 0, i64 %285
  %287 = load <8 x float>, ptr %286, align 32, !tbaa !113
  %288 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %267, <8 x float> noundef %279, <8 x float> noundef %287)
  store <8 x float> %288, ptr %28, align 32, !tbaa !113
  %289 = load i32, ptr @has_offset, align 4, !tbaa !6
  %290 = icmp ne i32 %289, 0
  br i1 %290, label %291, label %305

291:                                              ; preds = %278
  %292 = load ptr, ptr %25, align 8, !tbaa !188, !nonnull !92, !align !190
  %293 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %292, i32 0, i32 1
  %294 = load <8 x float>, ptr %293, align 32, !tbaa !113
  %295 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
  %296 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %295, i32 0, i32 2
  %297 = load i32, ptr %16, align 4, !tbaa !6
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds [2 x float], ptr %296, i64 0, i64 %298
  %300 = load float, ptr %299, align 4, !tbaa !107
  %301 = insertelement <8 x float> poison, float %300, i64 0
  %302 = shufflevector <8 x float> %301, <8 x float> poison, <8 x i32> zeroinitializer
  %303 = load <8 x float>, ptr %28, align 32, !tbaa !113
  %304 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %294, <8 x float> noundef %302, <8 x float> noundef %303)
  store <8 x float> %304, ptr %28, align 32, !tbaa !113
  br label %305

305:                                              ; preds = %291, %278
  %306 = load <8 x float>, ptr %28, align 32, !tbaa !113
  %307 = load ptr, ptr %6, align 8, !tbaa !104
  %308 = load i32, ptr %23, align 4, !tbaa !6
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds [2 x <8 x float>], ptr %307, i64 %309
  %311 = load i32, ptr %14, align 4, !tbaa !6
  %312 = sext i32 %311 to i64
  %313 = getelementptr inbounds [2 x <8 x float>], ptr %310, i64 0, i64 %312
  store <8 x float> %306, ptr %313, align 32, !tbaa !113
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
  br label %233, !llvm.loop !191

317:                                              ; preds = %236
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %318

318:                                              ; preds = %317
  %319 = load i32, ptr %16, align 4, !tbaa !6
  %320 = add nsw i32 %319, 1
  store i32 %320, ptr %16, align 4, !tbaa !6
  br label %105, !llvm.loop !192

321:                                              ; preds = %110
  call void @llvm.lifetime.end.p0(ptr %15) #20
  br label %322

322:                                              ; preds = %321
  %323 = load i32, ptr %14, align 4, !tbaa !6
  %324 = add nsw i32 %323, 1
  store i32 %324, ptr %14, align 4, !tbaa !6
  br label %95, !llvm.loop !193

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
  store ptr %0, ptr %4, align 8, !tbaa !175
  store ptr %1, ptr %5, align 8, !tbaa !194
  store ptr %2, ptr %6, align 8, !tbaa !104
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
  %28 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
  %29 = load i32, ptr %8, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 32 %9, ptr noundef nonnull align 8 dereferenceable(32) %28, i32 noundef %29)
  %30 = load i32, ptr %8, align 4, !tbaa !6
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %32, ptr align 32 %9, i64 64, i1 false), !tbaa.struct !180
  call void @llvm.lifetime.end.p0(ptr %9) #20
  br label %33

33:                                               ; preds = %27
  %34 = load i32, ptr %8, align 4, !tbaa !6
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %8, align 4, !tbaa !6
  br label %21, !llvm.loop !196

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
  %42 = load ptr, ptr %6, align 8, !tbaa !104
  %43 = load i32, ptr %11, align 4, !tbaa !6
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds <8 x float>, ptr %42, i64 %44
  %46 = load <8 x float>, ptr %45, align 32, !tbaa !113
  %47 = load i32, ptr %11, align 4, !tbaa !6
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %10, i64 0, i64 %48
  %50 = getelementptr inbounds [2 x <8 x float>], ptr %49, i64 0, i64 0
  store <8 x float> %46, ptr %50, align 32, !tbaa !113
  %51 = load i32, ptr %11, align 4, !tbaa !6
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %10, i64 0, i64 %52
  %54 = getelementptr inbounds [2 x <8 x float>], ptr %53, i64 0, i64 1
  store <8 x float> zeroinitializer, ptr %54, align 32, !tbaa !113
  br label %55

55:                                               ; preds = %41
  %56 = load i32, ptr %11, align 4, !tbaa !6
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %11, align 4, !tbaa !6
  br label %37, !llvm.loop !197

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
  store ptr %69, ptr %14, align 8, !tbaa !188
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #20, !srcloc !198
  call void @llvm.lifetime.start.p0(ptr %15) #20
  %70 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
  %71 = load i32, ptr %12, align 4, !tbaa !6
  %72 = call noundef <32 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %70, i32 noundef %71)
  %73 = bitcast <32 x i8> %72 to <8 x i32>
  store <8 x i32> %73, ptr %15, align 32, !tbaa !113
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
  %79 = load <8 x i32>, ptr %15, align 32, !tbaa !113
  %80 = load i32, ptr %16, align 4, !tbaa !6
  %81 = mul nsw i32 8, %80
  %82 = insertelement <8 x i32> poison, i32 %81, i64 0
  %83 = shufflevector <8 x i32> %82, <8 x i32> poison, <8 x i32> zeroinitializer
  %84 = ashr <8 x i32> %79, %83
  %85 = and <8 x i32> %84, splat (i32 255)
  store <8 x i32> %85, ptr %17, align 32, !tbaa !113
  %86 = load i32, ptr @zero, align 4, !tbaa !6
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %88, label %94

88:                                               ; preds = %78
  %89 = load i32, ptr @zero, align 4, !tbaa !6
  %90 = insertelement <8 x i32> poison, i32 %89, i64 0
  %91 = shufflevector <8 x i32> %90, <8 x i32> poison, <8 x i32> zeroinitializer
  %92 = load <8 x i32>, ptr %17, align 32, !tbaa !113
  %93 = sub <8 x i32> %92, %91
  store <8 x i32> %93, ptr %17, align 32, !tbaa !113
  br label %94

94:                                               ; preds = %88, %78
  call void @llvm.lifetime.start.p0(ptr %18) #20
  %95 = load <8 x i32>, ptr %17, align 32, !tbaa !113
  %96 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %95)
  store <8 x float> %96, ptr %18, align 32, !tbaa !113
  %97 = load i32, ptr @has_offset, align 4, !tbaa !6
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %99, label %108

99:                                               ; preds = %94
  %100 = load <8 x float>, ptr %18, align 32, !tbaa !113
  %101 = load ptr, ptr %14, align 8, !tbaa !188, !nonnull !92, !align !190
  %102 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %101, i32 0, i32 0
  %103 = load <8 x float>, ptr %102, align 32, !tbaa !113
  %104 = load ptr, ptr %14, align 8, !tbaa !188, !nonnull !92, !align !190
  %105 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %104, i32 0, i32 1
  %106 = load <8 x float>, ptr %105, align 32, !tbaa !113
  %107 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %100, <8 x float> noundef %103, <8 x float> noundef %106)
  store <8 x float> %107, ptr %18, align 32, !tbaa !113
  br label %118

108:                                              ; preds = %94
  %109 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %110 = icmp ne i32 %109, 3
  br i1 %110, label %111, label %117

111:                                              ; preds = %108
  %112 = load ptr, ptr %14, align 8, !tbaa !188, !nonnull !92, !align !190
  %113 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %112, i32 0, i32 0
  %114 = load <8 x float>, ptr %113, align 32, !tbaa !113
  %115 = load <8 x float>, ptr %18, align 32, !tbaa !113
  %116 = fmul <8 x float> %115, %114
  store <8 x float> %116, ptr %18, align 32, !tbaa !113
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
  %124 = load <8 x float>, ptr %18, align 32, !tbaa !113
  %125 = load ptr, ptr %5, align 8, !tbaa !194
  %126 = load i32, ptr %19, align 4, !tbaa !6
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds ptr, ptr %125, i64 %127
  %129 = load ptr, ptr %128, align 8, !tbaa !109
  %130 = load i32, ptr %12, align 4, !tbaa !6
  %131 = mul nsw i32 4, %130
  %132 = load i32, ptr %16, align 4, !tbaa !6
  %133 = add nsw i32 %131, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr %129, i64 %134
  %136 = load float, ptr %135, align 4, !tbaa !107
  %137 = insertelement <8 x float> poison, float %136, i64 0
  %138 = shufflevector <8 x float> %137, <8 x float> poison, <8 x i32> zeroinitializer
  %139 = load i32, ptr %19, align 4, !tbaa !6
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %10, i64 0, i64 %140
  %142 = load i32, ptr %16, align 4, !tbaa !6
  %143 = srem i32 %142, 2
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [2 x <8 x float>], ptr %141, i64 0, i64 %144
  %146 = load <8 x float>, ptr %145, align 32, !tbaa !113
  %147 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %124, <8 x float> noundef %138, <8 x float> noundef %146)
  %148 = load i32, ptr %19, align 4, !tbaa !6
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %10, i64 0, i64 %149
  %151 = load i32, ptr %16, align 4, !tbaa !6
  %152 = srem i32 %151, 2
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [2 x <8 x float>], ptr %150, i64 0, i64 %153
  store <8 x float> %147, ptr %154, align 32, !tbaa !113
  br label %155

155:                                              ; preds = %123
  %156 = load i32, ptr %19, align 4, !tbaa !6
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %19, align 4, !tbaa !6
  br label %119, !llvm.loop !199

158:                                              ; preds = %122
  call void @llvm.lifetime.end.p0(ptr %18) #20
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %159

159:                                              ; preds = %158
  %160 = load i32, ptr %16, align 4, !tbaa !6
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %16, align 4, !tbaa !6
  br label %74, !llvm.loop !200

162:                                              ; preds = %77
  call void @llvm.lifetime.end.p0(ptr %15) #20
  call void @llvm.lifetime.end.p0(ptr %14) #20
  br label %163

163:                                              ; preds = %162
  %164 = load i32, ptr %12, align 4, !tbaa !6
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %12, align 4, !tbaa !6
  br label %59, !llvm.loop !201

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
  %176 = load <8 x float>, ptr %175, align 32, !tbaa !113
  %177 = load i32, ptr %20, align 4, !tbaa !6
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %10, i64 0, i64 %178
  %180 = getelementptr inbounds [2 x <8 x float>], ptr %179, i64 0, i64 1
  %181 = load <8 x float>, ptr %180, align 32, !tbaa !113
  %182 = fadd <8 x float> %176, %181
  %183 = load ptr, ptr %6, align 8, !tbaa !104
  %184 = load i32, ptr %20, align 4, !tbaa !6
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds <8 x float>, ptr %183, i64 %185
  store <8 x float> %182, ptr %186, align 32, !tbaa !113
  br label %187

187:                                              ; preds = %171
  %188 = load i32, ptr %20, align 4, !tbaa !6
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %20, align 4, !tbaa !6
  br label %167, !llvm.loop !202

190:                                              ; preds = %170
  call void @llvm.lifetime.end.p0(ptr %10) #20
  call void @llvm.lifetime.end.p0(ptr %7) #20
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %0) #16 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !104
  %3 = load ptr, ptr %2, align 8, !tbaa !104
  %4 = getelementptr inbounds nuw %struct.Unaligned.11, ptr %3, i32 0, i32 0
  %5 = load <8 x float>, ptr %4, align 1, !tbaa !113
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
  store i8 %10, ptr %5, align 1, !tbaa !113
  store <8 x float> %1, ptr %6, align 32, !tbaa !113
  store ptr %2, ptr %7, align 8, !tbaa !109
  %11 = load i8, ptr %5, align 1
  %12 = bitcast i8 %11 to <8 x i1>
  %13 = load <8 x float>, ptr %6, align 32, !tbaa !113
  %14 = load ptr, ptr %7, align 8, !tbaa !109
  call void @llvm.masked.store.v8f32.p0(<8 x float> %13, ptr align 4 %14, <8 x i1> %12)
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i8 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %0, i64 noundef %1) #16 {
  %3 = alloca <8 x i1>, align 1
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !46
  store i64 %1, ptr %5, align 8, !tbaa !46
  %6 = call noundef <8 x i32> @_ZN12_GLOBAL__N_112lane_numbersEv()
  %7 = load i64, ptr %4, align 8, !tbaa !46
  %8 = load i64, ptr %5, align 8, !tbaa !46
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
define linkonce_odr noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !93
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Call, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8, !tbaa !45
  %8 = load i64, ptr %4, align 8, !tbaa !46
  %9 = getelementptr inbounds ptr, ptr %7, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !125
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !130
  ret ptr %12
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
  store ptr %0, ptr %3, align 8, !tbaa !175
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
  %25 = load ptr, ptr %3, align 8, !tbaa !175, !nonnull !92, !align !95
  store ptr %25, ptr %24, align 8, !tbaa !175
  %26 = getelementptr inbounds nuw %class.anon.1, ptr %6, i32 0, i32 1
  store ptr %4, ptr %26, align 8, !tbaa !203
  call void @llvm.lifetime.start.p0(ptr %7) #20
  %27 = load i32, ptr %5, align 4, !tbaa !6
  %28 = call noundef <32 x i8> @_ZZN12_GLOBAL__N_18unpackedERKNS_6ColumnEiENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(16) %6, i32 noundef 0, i32 noundef %27)
  store <32 x i8> %28, ptr %7, align 32, !tbaa !113
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
  %46 = load <32 x i8>, ptr %7, align 32, !tbaa !113
  %47 = or <32 x i8> %46, %45
  store <32 x i8> %47, ptr %7, align 32, !tbaa !113
  br label %48

48:                                               ; preds = %32, %22
  %49 = load i32, ptr @has_table, align 4, !tbaa !6
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %54

51:                                               ; preds = %48
  %52 = load <32 x i8>, ptr %7, align 32, !tbaa !113
  %53 = call noundef <32 x i8> @_ZN12_GLOBAL__N_17look_upEPKhDv32_h(ptr noundef @table, <32 x i8> noundef %52)
  store <32 x i8> %53, ptr %7, align 32, !tbaa !113
  br label %54

54:                                               ; preds = %51, %48
  %55 = load i32, ptr @flipped, align 4, !tbaa !6
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %60

57:                                               ; preds = %54
  %58 = load <32 x i8>, ptr %7, align 32, !tbaa !113
  %59 = xor <32 x i8> %58, splat (i8 -128)
  br label %62

60:                                               ; preds = %54
  %61 = load <32 x i8>, ptr %7, align 32, !tbaa !113
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
  store ptr %1, ptr %4, align 8, !tbaa !175
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
  %22 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
  %23 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %22, i32 0, i32 3
  %24 = load i32, ptr %23, align 8, !tbaa !140
  %25 = mul nsw i32 8, %24
  %26 = call noundef i32 @_ZN12_GLOBAL__N_111scale_bytesEv()
  %27 = mul nsw i32 %25, %26
  store i32 %27, ptr %6, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %7) #20
  %28 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
  %29 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %28, i32 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !138
  %31 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
  %32 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 2
  %33 = load i64, ptr %32, align 8, !tbaa !139
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
  store ptr %45, ptr %7, align 8, !tbaa !131
  call void @llvm.lifetime.start.p0(ptr %8) #20
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 1 @__const._ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi.halves, i64 1, i1 false)
  call void @llvm.lifetime.start.p0(ptr %9) #20
  %46 = getelementptr inbounds nuw %class.anon.6, ptr %9, i32 0, i32 0
  store ptr %7, ptr %46, align 8, !tbaa !205
  %47 = getelementptr inbounds nuw %class.anon.6, ptr %9, i32 0, i32 1
  store ptr %6, ptr %47, align 8, !tbaa !203
  %48 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %75

50:                                               ; preds = %21
  %51 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 0
  %52 = load ptr, ptr %7, align 8, !tbaa !131
  %53 = call noundef i32 @_ZN12_GLOBAL__N_19scales_atEv()
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i8, ptr %52, i64 %54
  %56 = load i32, ptr %6, align 4, !tbaa !6
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr %55, i64 %57
  %59 = call noundef <8 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef %58)
  store <8 x float> %59, ptr %51, align 32, !tbaa !113
  %60 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 1
  %61 = load i32, ptr @has_offset, align 4, !tbaa !6
  %62 = icmp ne i32 %61, 0
  br i1 %62, label %63, label %72

63:                                               ; preds = %50
  %64 = load ptr, ptr %7, align 8, !tbaa !131
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
  store <8 x float> %74, ptr %60, align 32, !tbaa !113
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
  store <8 x float> %84, ptr %79, align 32, !tbaa !113
  %85 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 1
  store <8 x float> zeroinitializer, ptr %85, align 32, !tbaa !113
  store i32 1, ptr %10, align 4
  br label %156

86:                                               ; preds = %75
  call void @llvm.lifetime.start.p0(ptr %11) #20
  %87 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
  %88 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %87, i32 0, i32 1
  %89 = load ptr, ptr %88, align 8, !tbaa !138
  %90 = call noundef i32 @_ZN12_GLOBAL__N_18steps_atEv()
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i8, ptr %89, i64 %91
  %93 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
  %94 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %93, i32 0, i32 3
  %95 = load i32, ptr %94, align 8, !tbaa !140
  %96 = mul nsw i32 16, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i8, ptr %92, i64 %97
  %99 = call noundef <8 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef %98)
  store <8 x float> %99, ptr %11, align 32, !tbaa !113
  %100 = load i32, ptr @has_offset, align 4, !tbaa !6
  %101 = icmp ne i32 %100, 0
  br i1 %101, label %118, label %102

102:                                              ; preds = %86
  %103 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 0
  %104 = load <8 x float>, ptr %11, align 32, !tbaa !113
  %105 = load ptr, ptr %7, align 8, !tbaa !131
  %106 = call noundef i32 @_ZN12_GLOBAL__N_19scales_atEv()
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i8, ptr %105, i64 %107
  %109 = load i32, ptr %6, align 4, !tbaa !6
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds i8, ptr %108, i64 %110
  %112 = call noundef double @_ZN12_GLOBAL__N_14loadIDv8_aEET_PKv(ptr noundef %111)
  store double %112, ptr %12, align 8
  %113 = load <8 x i8>, ptr %12, align 8, !tbaa !113
  %114 = sext <8 x i8> %113 to <8 x i32>
  %115 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %114)
  %116 = fmul <8 x float> %104, %115
  store <8 x float> %116, ptr %103, align 32, !tbaa !113
  %117 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 1
  store <8 x float> zeroinitializer, ptr %117, align 32, !tbaa !113
  store i32 1, ptr %10, align 4
  br label %155

118:                                              ; preds = %86
  call void @llvm.lifetime.start.p0(ptr %13) #20
  %119 = call noundef i32 @_ZN12_GLOBAL__N_19scales_atEv()
  %120 = call noundef <8 x i32> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %9, i32 noundef %119)
  store <8 x i32> %120, ptr %13, align 32, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %14) #20
  %121 = call noundef i32 @_ZN12_GLOBAL__N_110offsets_atEv()
  %122 = call noundef <8 x i32> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %9, i32 noundef %121)
  store <8 x i32> %122, ptr %14, align 32, !tbaa !113
  %123 = load i32, ptr @nibbles, align 4, !tbaa !6
  %124 = icmp ne i32 %123, 0
  br i1 %124, label %125, label %130

125:                                              ; preds = %118
  %126 = load <8 x i32>, ptr %13, align 32, !tbaa !113
  %127 = and <8 x i32> %126, splat (i32 15)
  store <8 x i32> %127, ptr %13, align 32, !tbaa !113
  %128 = load <8 x i32>, ptr %14, align 32, !tbaa !113
  %129 = ashr <8 x i32> %128, splat (i32 4)
  store <8 x i32> %129, ptr %14, align 32, !tbaa !113
  br label %130

130:                                              ; preds = %125, %118
  call void @llvm.lifetime.start.p0(ptr %15) #20
  %131 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
  %132 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %131, i32 0, i32 1
  %133 = load ptr, ptr %132, align 8, !tbaa !138
  %134 = call noundef i32 @_ZN12_GLOBAL__N_18steps_atEv()
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds i8, ptr %133, i64 %135
  %137 = getelementptr inbounds i8, ptr %136, i64 32
  %138 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
  %139 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %138, i32 0, i32 3
  %140 = load i32, ptr %139, align 8, !tbaa !140
  %141 = mul nsw i32 16, %140
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds i8, ptr %137, i64 %142
  %144 = call noundef <8 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef %143)
  store <8 x float> %144, ptr %15, align 32, !tbaa !113
  %145 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 0
  %146 = load <8 x float>, ptr %11, align 32, !tbaa !113
  %147 = load <8 x i32>, ptr %13, align 32, !tbaa !113
  %148 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %147)
  %149 = fmul <8 x float> %146, %148
  store <8 x float> %149, ptr %145, align 32, !tbaa !113
  %150 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 1
  %151 = load <8 x float>, ptr %15, align 32, !tbaa !113
  %152 = load <8 x i32>, ptr %14, align 32, !tbaa !113
  %153 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %152)
  %154 = fmul <8 x float> %151, %153
  store <8 x float> %154, ptr %150, align 32, !tbaa !113
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
  store <8 x float> %0, ptr %4, align 32, !tbaa !113
  store <8 x float> %1, ptr %5, align 32, !tbaa !113
  store <8 x float> %2, ptr %6, align 32, !tbaa !113
  %7 = load <8 x float>, ptr %4, align 32, !tbaa !113
  %8 = load <8 x float>, ptr %5, align 32, !tbaa !113
  %9 = load <8 x float>, ptr %6, align 32, !tbaa !113
  %10 = call <8 x float> @llvm.fma.v8f32(<8 x float> %7, <8 x float> %8, <8 x float> %9)
  ret <8 x float> %10
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_14loadIiEET_PKv(ptr noundef %0) #12 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !104
  %3 = load ptr, ptr %2, align 8, !tbaa !104
  %4 = getelementptr inbounds nuw %struct.Unaligned.10, ptr %3, i32 0, i32 0
  %5 = load i32, ptr %4, align 1, !tbaa !113
  ret i32 %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x i32> @_ZN12_GLOBAL__N_112add_productsEDv8_iDv32_hS1_(<8 x i32> noundef %0, <32 x i8> noundef %1, <32 x i8> noundef %2) #16 {
  %4 = alloca <8 x i32>, align 32
  %5 = alloca <32 x i8>, align 32
  %6 = alloca <32 x i8>, align 32
  store <8 x i32> %0, ptr %4, align 32, !tbaa !113
  store <32 x i8> %1, ptr %5, align 32, !tbaa !113
  store <32 x i8> %2, ptr %6, align 32, !tbaa !113
  %7 = load <8 x i32>, ptr %4, align 32, !tbaa !113
  %8 = load <32 x i8>, ptr %5, align 32, !tbaa !113
  %9 = load <32 x i8>, ptr %6, align 32, !tbaa !113
  %10 = call <8 x i32> @llvm.x86.avx512.vpdpbusd.256(<8 x i32> %7, <32 x i8> %8, <32 x i8> %9)
  ret <8 x i32> %10
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %0) #16 {
  %2 = alloca <8 x i32>, align 32
  store <8 x i32> %0, ptr %2, align 32, !tbaa !113
  %3 = load <8 x i32>, ptr %2, align 32, !tbaa !113
  %4 = sitofp <8 x i32> %3 to <8 x float>
  ret <8 x float> %4
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <32 x i8> @_ZZN12_GLOBAL__N_18unpackedERKNS_6ColumnEiENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #17 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca <32 x i8>, align 32
  store ptr %0, ptr %4, align 8, !tbaa !104
  store i32 %1, ptr %5, align 4, !tbaa !6
  store i32 %2, ptr %6, align 4, !tbaa !6
  %8 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #20
  %9 = getelementptr inbounds nuw %class.anon.1, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8, !tbaa !207, !nonnull !92, !align !95
  %11 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8, !tbaa !136
  %13 = load i32, ptr %5, align 4, !tbaa !6
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr %12, i64 %14
  %16 = getelementptr inbounds nuw %class.anon.1, ptr %8, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8, !tbaa !209, !nonnull !92, !align !183
  %18 = load i32, ptr %17, align 4, !tbaa !6
  %19 = load i32, ptr %6, align 4, !tbaa !6
  %20 = srem i32 %18, %19
  %21 = mul nsw i32 64, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr %15, i64 %22
  %24 = getelementptr inbounds nuw %class.anon.1, ptr %8, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8, !tbaa !207, !nonnull !92, !align !95
  %26 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %25, i32 0, i32 3
  %27 = load i32, ptr %26, align 8, !tbaa !140
  %28 = mul nsw i32 32, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %23, i64 %29
  %31 = call noundef <32 x i8> @_ZN12_GLOBAL__N_14loadIDv32_hEET_PKv(ptr noundef %30)
  store <32 x i8> %31, ptr %7, align 32, !tbaa !113
  %32 = load i32, ptr %6, align 4, !tbaa !6
  %33 = icmp slt i32 %32, 8
  br i1 %33, label %34, label %56

34:                                               ; preds = %3
  %35 = load <32 x i8>, ptr %7, align 32, !tbaa !113
  %36 = getelementptr inbounds nuw %class.anon.1, ptr %8, i32 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !209, !nonnull !92, !align !183
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
  %57 = load <32 x i8>, ptr %7, align 32, !tbaa !113
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
  store ptr %0, ptr %3, align 8, !tbaa !131
  store <32 x i8> %1, ptr %4, align 32, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %5) #20
  %8 = load ptr, ptr %3, align 8, !tbaa !131
  %9 = call noundef <16 x i8> @_ZN12_GLOBAL__N_14loadIDv16_hEET_PKv(ptr noundef %8)
  store <16 x i8> %9, ptr %5, align 16, !tbaa !113
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
  %15 = load <16 x i8>, ptr %5, align 16, !tbaa !113
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
  br label %10, !llvm.loop !210

25:                                               ; preds = %13
  %26 = load <32 x i8>, ptr %6, align 32, !tbaa !113
  %27 = load <32 x i8>, ptr %4, align 32, !tbaa !113
  %28 = call <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8> %26, <32 x i8> %27)
  call void @llvm.lifetime.end.p0(ptr %6) #20
  call void @llvm.lifetime.end.p0(ptr %5) #20
  ret <32 x i8> %28
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <32 x i8> @_ZN12_GLOBAL__N_14loadIDv32_hEET_PKv(ptr noundef %0) #16 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !104
  %3 = load ptr, ptr %2, align 8, !tbaa !104
  %4 = getelementptr inbounds nuw %struct.Unaligned.2, ptr %3, i32 0, i32 0
  %5 = load <32 x i8>, ptr %4, align 1, !tbaa !113
  ret <32 x i8> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i8> @_ZN12_GLOBAL__N_14loadIDv16_hEET_PKv(ptr noundef %0) #11 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !104
  %3 = load ptr, ptr %2, align 8, !tbaa !104
  %4 = getelementptr inbounds nuw %struct.Unaligned.3, ptr %3, i32 0, i32 0
  %5 = load <16 x i8>, ptr %4, align 1, !tbaa !113
  ret <16 x i8> %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8>, <32 x i8>) #18

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) #17 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !104
  store ptr %1, ptr %4, align 8, !tbaa !131
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !131
  %7 = call noundef <8 x half> @_ZN12_GLOBAL__N_14loadIDv8_DF16_EET_PKv(ptr noundef %6)
  %8 = fpext <8 x half> %7 to <8 x float>
  ret <8 x float> %8
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_19as_floatsEDv8_i(<8 x i32> noundef %0) #16 {
  %2 = alloca <8 x i32>, align 32
  store <8 x i32> %0, ptr %2, align 32, !tbaa !113
  %3 = load <8 x i32>, ptr %2, align 32, !tbaa !113
  %4 = bitcast <8 x i32> %3 to <8 x float>
  ret <8 x float> %4
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <8 x i32> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #17 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca <8 x i8>, align 8
  store ptr %0, ptr %3, align 8, !tbaa !104
  store i32 %1, ptr %4, align 4, !tbaa !6
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %class.anon.6, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8, !tbaa !211, !nonnull !92, !align !95
  %9 = load ptr, ptr %8, align 8, !tbaa !131
  %10 = load i32, ptr %4, align 4, !tbaa !6
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i8, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw %class.anon.6, ptr %6, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8, !tbaa !213, !nonnull !92, !align !183
  %15 = load i32, ptr %14, align 4, !tbaa !6
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr %12, i64 %16
  %18 = call noundef double @_ZN12_GLOBAL__N_14loadIDv8_hEET_PKv(ptr noundef %17)
  store double %18, ptr %5, align 8
  %19 = load <8 x i8>, ptr %5, align 8, !tbaa !113
  %20 = zext <8 x i8> %19 to <8 x i32>
  ret <8 x i32> %20
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef double @_ZN12_GLOBAL__N_14loadIDv8_aEET_PKv(ptr noundef %0) #12 {
  %2 = alloca <8 x i8>, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !104
  %4 = load ptr, ptr %3, align 8, !tbaa !104
  %5 = getelementptr inbounds nuw %struct.Unaligned.9, ptr %4, i32 0, i32 0
  %6 = load <8 x i8>, ptr %5, align 1, !tbaa !113
  store <8 x i8> %6, ptr %2, align 8
  %7 = load double, ptr %2, align 8
  ret double %7
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x half> @_ZN12_GLOBAL__N_14loadIDv8_DF16_EET_PKv(ptr noundef %0) #11 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !104
  %3 = load ptr, ptr %2, align 8, !tbaa !104
  %4 = getelementptr inbounds nuw %struct.Unaligned.7, ptr %3, i32 0, i32 0
  %5 = load <8 x half>, ptr %4, align 1, !tbaa !113
  ret <8 x half> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef double @_ZN12_GLOBAL__N_14loadIDv8_hEET_PKv(ptr noundef %0) #12 {
  %2 = alloca <8 x i8>, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !104
  %4 = load ptr, ptr %3, align 8, !tbaa !104
  %5 = getelementptr inbounds nuw %struct.Unaligned.8, ptr %4, i32 0, i32 0
  %6 = load <8 x i8>, ptr %5, align 1, !tbaa !113
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
  store ptr %0, ptr %2, align 8, !tbaa !104
  %3 = load ptr, ptr %2, align 8, !tbaa !104
  %4 = getelementptr inbounds nuw %struct.Unaligned.12, ptr %3, i32 0, i32 0
  %5 = load <8 x i32>, ptr %4, align 1, !tbaa !113
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
  store ptr %0, ptr %4, align 8, !tbaa !175
  store ptr %1, ptr %5, align 8, !tbaa !177
  store ptr %2, ptr %6, align 8, !tbaa !104
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
  %39 = load ptr, ptr %4, align 8, !tbaa !175
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
  store <32 x i8> %44, ptr %50, align 32, !tbaa !113
  br label %51

51:                                               ; preds = %38
  %52 = load i32, ptr %11, align 4, !tbaa !6
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %11, align 4, !tbaa !6
  br label %34, !llvm.loop !214

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
  %62 = load ptr, ptr %4, align 8, !tbaa !175
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
  %71 = load <8 x float>, ptr %70, align 32, !tbaa !113
  %72 = load i32, ptr @zero, align 4, !tbaa !6
  %73 = sitofp i32 %72 to float
  %74 = insertelement <8 x float> poison, float %73, i64 0
  %75 = shufflevector <8 x float> %74, <8 x float> poison, <8 x i32> zeroinitializer
  %76 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  %77 = load <8 x float>, ptr %76, align 32, !tbaa !113
  %78 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %71, <8 x float> noundef %75, <8 x float> noundef %77)
  %79 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  store <8 x float> %78, ptr %79, align 32, !tbaa !113
  br label %80

80:                                               ; preds = %69, %61
  %81 = load i32, ptr %9, align 4, !tbaa !6
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %82
  %84 = load i32, ptr %12, align 4, !tbaa !6
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %83, i64 0, i64 %85
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %86, ptr align 32 %13, i64 64, i1 false), !tbaa.struct !180
  call void @llvm.lifetime.end.p0(ptr %13) #20
  br label %87

87:                                               ; preds = %80
  %88 = load i32, ptr %12, align 4, !tbaa !6
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %12, align 4, !tbaa !6
  br label %55, !llvm.loop !215

90:                                               ; preds = %60
  br label %91

91:                                               ; preds = %90
  %92 = load i32, ptr %9, align 4, !tbaa !6
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %9, align 4, !tbaa !6
  br label %29, !llvm.loop !216

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
  %100 = load ptr, ptr %5, align 8, !tbaa !177
  %101 = load i32, ptr %14, align 4, !tbaa !6
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds ptr, ptr %100, i64 %102
  %104 = load ptr, ptr %103, align 8, !tbaa !111
  store ptr %104, ptr %15, align 8, !tbaa !111
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
  store <8 x i32> zeroinitializer, ptr %120, align 32, !tbaa !113
  %121 = load i32, ptr @zero, align 4, !tbaa !6
  %122 = icmp ne i32 %121, 0
  br i1 %122, label %123, label %132

123:                                              ; preds = %116
  %124 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
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
  store <8 x i32> %134, ptr %138, align 32, !tbaa !113
  %139 = load i32, ptr @zero, align 4, !tbaa !6
  %140 = icmp ne i32 %139, 0
  br i1 %140, label %141, label %150

141:                                              ; preds = %133
  %142 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
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
  store <8 x i32> %152, ptr %156, align 32, !tbaa !113
  br label %157

157:                                              ; preds = %151
  %158 = load i32, ptr %18, align 4, !tbaa !6
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %18, align 4, !tbaa !6
  br label %112, !llvm.loop !217

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
  %180 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
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
  store <32 x i8> %193, ptr %21, align 32, !tbaa !113
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
  %205 = load <8 x i32>, ptr %204, align 32, !tbaa !113
  %206 = load i32, ptr %22, align 4, !tbaa !6
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [1 x [8 x <32 x i8>]], ptr %7, i64 0, i64 %207
  %209 = load i32, ptr %19, align 4, !tbaa !6
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds [8 x <32 x i8>], ptr %208, i64 0, i64 %210
  %212 = load <32 x i8>, ptr %211, align 32, !tbaa !113
  %213 = load <32 x i8>, ptr %21, align 32, !tbaa !113
  %214 = call noundef <8 x i32> @_ZN12_GLOBAL__N_112add_productsEDv8_iDv32_hS1_(<8 x i32> noundef %205, <32 x i8> noundef %212, <32 x i8> noundef %213)
  %215 = load i32, ptr %22, align 4, !tbaa !6
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %17, i64 0, i64 %216
  %218 = load i32, ptr %20, align 4, !tbaa !6
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds [3 x <8 x i32>], ptr %217, i64 0, i64 %219
  store <8 x i32> %214, ptr %220, align 32, !tbaa !113
  br label %221

221:                                              ; preds = %198
  %222 = load i32, ptr %22, align 4, !tbaa !6
  %223 = add nsw i32 %222, 1
  store i32 %223, ptr %22, align 4, !tbaa !6
  br label %194, !llvm.loop !218

224:                                              ; preds = %197
  call void @llvm.lifetime.end.p0(ptr %21) #20
  br label %225

225:                                              ; preds = %224
  %226 = load i32, ptr %20, align 4, !tbaa !6
  %227 = add nsw i32 %226, 1
  store i32 %227, ptr %20, align 4, !tbaa !6
  br label %175, !llvm.loop !219

228:                                              ; preds = %178
  br label %229

229:                                              ; preds = %228
  %230 = load i32, ptr %19, align 4, !tbaa !6
  %231 = add nsw i32 %230, 1
  store i32 %231, ptr %19, align 4, !tbaa !6
  br label %165, !llvm.loop !220

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
  store ptr %241, ptr %24, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %25) #20
  %242 = load i32, ptr %23, align 4, !tbaa !6
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %243
  %245 = load i32, ptr %16, align 4, !tbaa !6
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %244, i64 0, i64 %246
  store ptr %247, ptr %25, align 8, !tbaa !188
  call void @llvm.lifetime.start.p0(ptr %26) #20
  %248 = load ptr, ptr %24, align 8, !tbaa !104
  %249 = getelementptr inbounds <8 x i32>, ptr %248, i64 0
  %250 = load <8 x i32>, ptr %249, align 32, !tbaa !113
  %251 = shl <8 x i32> %250, splat (i32 8)
  %252 = load ptr, ptr %24, align 8, !tbaa !104
  %253 = getelementptr inbounds <8 x i32>, ptr %252, i64 1
  %254 = load <8 x i32>, ptr %253, align 32, !tbaa !113
  %255 = add <8 x i32> %251, %254
  %256 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %255)
  %257 = load ptr, ptr %24, align 8, !tbaa !104
  %258 = getelementptr inbounds <8 x i32>, ptr %257, i64 2
  %259 = load <8 x i32>, ptr %258, align 32, !tbaa !113
  %260 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %259)
  %261 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %256, <8 x float> noundef splat (float 2.560000e+02), <8 x float> noundef %260)
  store <8 x float> %261, ptr %26, align 32, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %27) #20
  %262 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
  %263 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %262, i32 0, i32 1
  %264 = load float, ptr %263, align 4, !tbaa !114
  %265 = insertelement <8 x float> poison, float %264, i64 0
  %266 = shufflevector <8 x float> %265, <8 x float> poison, <8 x i32> zeroinitializer
  store <8 x float> %266, ptr %27, align 32, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %28) #20
  %267 = load <8 x float>, ptr %26, align 32, !tbaa !113
  %268 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %269 = icmp eq i32 %268, 3
  br i1 %269, label %270, label %272

270:                                              ; preds = %237
  %271 = load <8 x float>, ptr %27, align 32, !tbaa !113
  br label %278

272:                                              ; preds = %237
  %273 = load ptr, ptr %25, align 8, !tbaa !188, !nonnull !92, !align !190
  %274 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %273, i32 0, i32 0
  %275 = load <8 x float>, ptr %274, align 32, !tbaa !113
  %276 = load <8 x float>, ptr %27, align 32, !tbaa !113
  %277 = fmul <8 x float> %275, %276
  br label %278

278:                                              ; preds = %272, %270
  %279 = phi <8 x float> [ %271, %270 ], [ %277, %272 ]
  %280 = load ptr, ptr %6, align 8, !tbaa !104
  %281 = load i32, ptr %23, align 4, !tbaa !6
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds [4 x <8 x float>], ptr %280, i64 %282
  %284 = load i32, ptr %14, align 4, !tbaa !6
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds [4 x <8 x float>], ptr %283, i64 0, i64 %285
  %287 = load <8 x float>, ptr %286, align 32, !tbaa !113
  %288 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %267, <8 x float> noundef %279, <8 x float> noundef %287)
  store <8 x float> %288, ptr %28, align 32, !tbaa !113
  %289 = load i32, ptr @has_offset, align 4, !tbaa !6
  %290 = icmp ne i32 %289, 0
  br i1 %290, label %291, label %305

291:                                              ; preds = %278
  %292 = load ptr, ptr %25, align 8, !tbaa !188, !nonnull !92, !align !190
  %293 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %292, i32 0, i32 1
  %294 = load <8 x float>, ptr %293, align 32, !tbaa !113
  %295 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
  %296 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %295, i32 0, i32 2
  %297 = load i32, ptr %16, align 4, !tbaa !6
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds [2 x float], ptr %296, i64 0, i64 %298
  %300 = load float, ptr %299, align 4, !tbaa !107
  %301 = insertelement <8 x float> poison, float %300, i64 0
  %302 = shufflevector <8 x float> %301, <8 x float> poison, <8 x i32> zeroinitializer
  %303 = load <8 x float>, ptr %28, align 32, !tbaa !113
  %304 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %294, <8 x float> noundef %302, <8 x float> noundef %303)
  store <8 x float> %304, ptr %28, align 32, !tbaa !113
  br label %305

305:                                              ; preds = %291, %278
  %306 = load <8 x float>, ptr %28, align 32, !tbaa !113
  %307 = load ptr, ptr %6, align 8, !tbaa !104
  %308 = load i32, ptr %23, align 4, !tbaa !6
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds [4 x <8 x float>], ptr %307, i64 %309
  %311 = load i32, ptr %14, align 4, !tbaa !6
  %312 = sext i32 %311 to i64
  %313 = getelementptr inbounds [4 x <8 x float>], ptr %310, i64 0, i64 %312
  store <8 x float> %306, ptr %313, align 32, !tbaa !113
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
  br label %233, !llvm.loop !221

317:                                              ; preds = %236
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %318

318:                                              ; preds = %317
  %319 = load i32, ptr %16, align 4, !tbaa !6
  %320 = add nsw i32 %319, 1
  store i32 %320, ptr %16, align 4, !tbaa !6
  br label %105, !llvm.loop !222

321:                                              ; preds = %110
  call void @llvm.lifetime.end.p0(ptr %15) #20
  br label %322

322:                                              ; preds = %321
  %323 = load i32, ptr %14, align 4, !tbaa !6
  %324 = add nsw i32 %323, 1
  store i32 %324, ptr %14, align 4, !tbaa !6
  br label %95, !llvm.loop !223

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
  store ptr %0, ptr %4, align 8, !tbaa !175
  store ptr %1, ptr %5, align 8, !tbaa !194
  store ptr %2, ptr %6, align 8, !tbaa !104
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
  %28 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
  %29 = load i32, ptr %8, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 32 %9, ptr noundef nonnull align 8 dereferenceable(32) %28, i32 noundef %29)
  %30 = load i32, ptr %8, align 4, !tbaa !6
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %32, ptr align 32 %9, i64 64, i1 false), !tbaa.struct !180
  call void @llvm.lifetime.end.p0(ptr %9) #20
  br label %33

33:                                               ; preds = %27
  %34 = load i32, ptr %8, align 4, !tbaa !6
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %8, align 4, !tbaa !6
  br label %21, !llvm.loop !224

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
  %42 = load ptr, ptr %6, align 8, !tbaa !104
  %43 = load i32, ptr %11, align 4, !tbaa !6
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds <8 x float>, ptr %42, i64 %44
  %46 = load <8 x float>, ptr %45, align 32, !tbaa !113
  %47 = load i32, ptr %11, align 4, !tbaa !6
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %10, i64 0, i64 %48
  %50 = getelementptr inbounds [2 x <8 x float>], ptr %49, i64 0, i64 0
  store <8 x float> %46, ptr %50, align 32, !tbaa !113
  %51 = load i32, ptr %11, align 4, !tbaa !6
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %10, i64 0, i64 %52
  %54 = getelementptr inbounds [2 x <8 x float>], ptr %53, i64 0, i64 1
  store <8 x float> zeroinitializer, ptr %54, align 32, !tbaa !113
  br label %55

55:                                               ; preds = %41
  %56 = load i32, ptr %11, align 4, !tbaa !6
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %11, align 4, !tbaa !6
  br label %37, !llvm.loop !225

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
  store ptr %69, ptr %14, align 8, !tbaa !188
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #20, !srcloc !198
  call void @llvm.lifetime.start.p0(ptr %15) #20
  %70 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
  %71 = load i32, ptr %12, align 4, !tbaa !6
  %72 = call noundef <32 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %70, i32 noundef %71)
  %73 = bitcast <32 x i8> %72 to <8 x i32>
  store <8 x i32> %73, ptr %15, align 32, !tbaa !113
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
  %79 = load <8 x i32>, ptr %15, align 32, !tbaa !113
  %80 = load i32, ptr %16, align 4, !tbaa !6
  %81 = mul nsw i32 8, %80
  %82 = insertelement <8 x i32> poison, i32 %81, i64 0
  %83 = shufflevector <8 x i32> %82, <8 x i32> poison, <8 x i32> zeroinitializer
  %84 = ashr <8 x i32> %79, %83
  %85 = and <8 x i32> %84, splat (i32 255)
  store <8 x i32> %85, ptr %17, align 32, !tbaa !113
  %86 = load i32, ptr @zero, align 4, !tbaa !6
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %88, label %94

88:                                               ; preds = %78
  %89 = load i32, ptr @zero, align 4, !tbaa !6
  %90 = insertelement <8 x i32> poison, i32 %89, i64 0
  %91 = shufflevector <8 x i32> %90, <8 x i32> poison, <8 x i32> zeroinitializer
  %92 = load <8 x i32>, ptr %17, align 32, !tbaa !113
  %93 = sub <8 x i32> %92, %91
  store <8 x i32> %93, ptr %17, align 32, !tbaa !113
  br label %94

94:                                               ; preds = %88, %78
  call void @llvm.lifetime.start.p0(ptr %18) #20
  %95 = load <8 x i32>, ptr %17, align 32, !tbaa !113
  %96 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %95)
  store <8 x float> %96, ptr %18, align 32, !tbaa !113
  %97 = load i32, ptr @has_offset, align 4, !tbaa !6
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %99, label %108

99:                                               ; preds = %94
  %100 = load <8 x float>, ptr %18, align 32, !tbaa !113
  %101 = load ptr, ptr %14, align 8, !tbaa !188, !nonnull !92, !align !190
  %102 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %101, i32 0, i32 0
  %103 = load <8 x float>, ptr %102, align 32, !tbaa !113
  %104 = load ptr, ptr %14, align 8, !tbaa !188, !nonnull !92, !align !190
  %105 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %104, i32 0, i32 1
  %106 = load <8 x float>, ptr %105, align 32, !tbaa !113
  %107 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %100, <8 x float> noundef %103, <8 x float> noundef %106)
  store <8 x float> %107, ptr %18, align 32, !tbaa !113
  br label %118

108:                                              ; preds = %94
  %109 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %110 = icmp ne i32 %109, 3
  br i1 %110, label %111, label %117

111:                                              ; preds = %108
  %112 = load ptr, ptr %14, align 8, !tbaa !188, !nonnull !92, !align !190
  %113 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %112, i32 0, i32 0
  %114 = load <8 x float>, ptr %113, align 32, !tbaa !113
  %115 = load <8 x float>, ptr %18, align 32, !tbaa !113
  %116 = fmul <8 x float> %115, %114
  store <8 x float> %116, ptr %18, align 32, !tbaa !113
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
  %124 = load <8 x float>, ptr %18, align 32, !tbaa !113
  %125 = load ptr, ptr %5, align 8, !tbaa !194
  %126 = load i32, ptr %19, align 4, !tbaa !6
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds ptr, ptr %125, i64 %127
  %129 = load ptr, ptr %128, align 8, !tbaa !109
  %130 = load i32, ptr %12, align 4, !tbaa !6
  %131 = mul nsw i32 4, %130
  %132 = load i32, ptr %16, align 4, !tbaa !6
  %133 = add nsw i32 %131, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr %129, i64 %134
  %136 = load float, ptr %135, align 4, !tbaa !107
  %137 = insertelement <8 x float> poison, float %136, i64 0
  %138 = shufflevector <8 x float> %137, <8 x float> poison, <8 x i32> zeroinitializer
  %139 = load i32, ptr %19, align 4, !tbaa !6
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %10, i64 0, i64 %140
  %142 = load i32, ptr %16, align 4, !tbaa !6
  %143 = srem i32 %142, 2
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [2 x <8 x float>], ptr %141, i64 0, i64 %144
  %146 = load <8 x float>, ptr %145, align 32, !tbaa !113
  %147 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %124, <8 x float> noundef %138, <8 x float> noundef %146)
  %148 = load i32, ptr %19, align 4, !tbaa !6
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %10, i64 0, i64 %149
  %151 = load i32, ptr %16, align 4, !tbaa !6
  %152 = srem i32 %151, 2
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [2 x <8 x float>], ptr %150, i64 0, i64 %153
  store <8 x float> %147, ptr %154, align 32, !tbaa !113
  br label %155

155:                                              ; preds = %123
  %156 = load i32, ptr %19, align 4, !tbaa !6
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %19, align 4, !tbaa !6
  br label %119, !llvm.loop !226

158:                                              ; preds = %122
  call void @llvm.lifetime.end.p0(ptr %18) #20
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %159

159:                                              ; preds = %158
  %160 = load i32, ptr %16, align 4, !tbaa !6
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %16, align 4, !tbaa !6
  br label %74, !llvm.loop !227

162:                                              ; preds = %77
  call void @llvm.lifetime.end.p0(ptr %15) #20
  call void @llvm.lifetime.end.p0(ptr %14) #20
  br label %163

163:                                              ; preds = %162
  %164 = load i32, ptr %12, align 4, !tbaa !6
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %12, align 4, !tbaa !6
  br label %59, !llvm.loop !228

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
  %176 = load <8 x float>, ptr %175, align 32, !tbaa !113
  %177 = load i32, ptr %20, align 4, !tbaa !6
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %10, i64 0, i64 %178
  %180 = getelementptr inbounds [2 x <8 x float>], ptr %179, i64 0, i64 1
  %181 = load <8 x float>, ptr %180, align 32, !tbaa !113
  %182 = fadd <8 x float> %176, %181
  %183 = load ptr, ptr %6, align 8, !tbaa !104
  %184 = load i32, ptr %20, align 4, !tbaa !6
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds <8 x float>, ptr %183, i64 %185
  store <8 x float> %182, ptr %186, align 32, !tbaa !113
  br label %187

187:                                              ; preds = %171
  %188 = load i32, ptr %20, align 4, !tbaa !6
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %20, align 4, !tbaa !6
  br label %167, !llvm.loop !229

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
  store ptr %0, ptr %4, align 8, !tbaa !175
  store ptr %1, ptr %5, align 8, !tbaa !177
  store ptr %2, ptr %6, align 8, !tbaa !104
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
  %39 = load ptr, ptr %4, align 8, !tbaa !175
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
  store <32 x i8> %44, ptr %50, align 32, !tbaa !113
  br label %51

51:                                               ; preds = %38
  %52 = load i32, ptr %11, align 4, !tbaa !6
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %11, align 4, !tbaa !6
  br label %34, !llvm.loop !230

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
  %62 = load ptr, ptr %4, align 8, !tbaa !175
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
  %71 = load <8 x float>, ptr %70, align 32, !tbaa !113
  %72 = load i32, ptr @zero, align 4, !tbaa !6
  %73 = sitofp i32 %72 to float
  %74 = insertelement <8 x float> poison, float %73, i64 0
  %75 = shufflevector <8 x float> %74, <8 x float> poison, <8 x i32> zeroinitializer
  %76 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  %77 = load <8 x float>, ptr %76, align 32, !tbaa !113
  %78 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %71, <8 x float> noundef %75, <8 x float> noundef %77)
  %79 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  store <8 x float> %78, ptr %79, align 32, !tbaa !113
  br label %80

80:                                               ; preds = %69, %61
  %81 = load i32, ptr %9, align 4, !tbaa !6
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %82
  %84 = load i32, ptr %12, align 4, !tbaa !6
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %83, i64 0, i64 %85
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %86, ptr align 32 %13, i64 64, i1 false), !tbaa.struct !180
  call void @llvm.lifetime.end.p0(ptr %13) #20
  br label %87

87:                                               ; preds = %80
  %88 = load i32, ptr %12, align 4, !tbaa !6
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %12, align 4, !tbaa !6
  br label %55, !llvm.loop !231

90:                                               ; preds = %60
  br label %91

91:                                               ; preds = %90
  %92 = load i32, ptr %9, align 4, !tbaa !6
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %9, align 4, !tbaa !6
  br label %29, !llvm.loop !232

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
  %100 = load ptr, ptr %5, align 8, !tbaa !177
  %101 = load i32, ptr %14, align 4, !tbaa !6
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds ptr, ptr %100, i64 %102
  %104 = load ptr, ptr %103, align 8, !tbaa !111
  store ptr %104, ptr %15, align 8, !tbaa !111
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
  store <8 x i32> zeroinitializer, ptr %120, align 32, !tbaa !113
  %121 = load i32, ptr @zero, align 4, !tbaa !6
  %122 = icmp ne i32 %121, 0
  br i1 %122, label %123, label %132

123:                                              ; preds = %116
  %124 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
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
  store <8 x i32> %134, ptr %138, align 32, !tbaa !113
  %139 = load i32, ptr @zero, align 4, !tbaa !6
  %140 = icmp ne i32 %139, 0
  br i1 %140, label %141, label %150

141:                                              ; preds = %133
  %142 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
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
  store <8 x i32> %152, ptr %156, align 32, !tbaa !113
  br label %157

157:                                              ; preds = %151
  %158 = load i32, ptr %18, align 4, !tbaa !6
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %18, align 4, !tbaa !6
  br label %112, !llvm.loop !233

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
  %180 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
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
  store <32 x i8> %193, ptr %21, align 32, !tbaa !113
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
  %205 = load <8 x i32>, ptr %204, align 32, !tbaa !113
  %206 = load i32, ptr %22, align 4, !tbaa !6
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [1 x [8 x <32 x i8>]], ptr %7, i64 0, i64 %207
  %209 = load i32, ptr %19, align 4, !tbaa !6
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds [8 x <32 x i8>], ptr %208, i64 0, i64 %210
  %212 = load <32 x i8>, ptr %211, align 32, !tbaa !113
  %213 = load <32 x i8>, ptr %21, align 32, !tbaa !113
  %214 = call noundef <8 x i32> @_ZN12_GLOBAL__N_112add_productsEDv8_iDv32_hS1_(<8 x i32> noundef %205, <32 x i8> noundef %212, <32 x i8> noundef %213)
  %215 = load i32, ptr %22, align 4, !tbaa !6
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %17, i64 0, i64 %216
  %218 = load i32, ptr %20, align 4, !tbaa !6
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds [3 x <8 x i32>], ptr %217, i64 0, i64 %219
  store <8 x i32> %214, ptr %220, align 32, !tbaa !113
  br label %221

221:                                              ; preds = %198
  %222 = load i32, ptr %22, align 4, !tbaa !6
  %223 = add nsw i32 %222, 1
  store i32 %223, ptr %22, align 4, !tbaa !6
  br label %194, !llvm.loop !234

224:                                              ; preds = %197
  call void @llvm.lifetime.end.p0(ptr %21) #20
  br label %225

225:                                              ; preds = %224
  %226 = load i32, ptr %20, align 4, !tbaa !6
  %227 = add nsw i32 %226, 1
  store i32 %227, ptr %20, align 4, !tbaa !6
  br label %175, !llvm.loop !235

228:                                              ; preds = %178
  br label %229

229:                                              ; preds = %228
  %230 = load i32, ptr %19, align 4, !tbaa !6
  %231 = add nsw i32 %230, 1
  store i32 %231, ptr %19, align 4, !tbaa !6
  br label %165, !llvm.loop !236

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
  store ptr %241, ptr %24, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %25) #20
  %242 = load i32, ptr %23, align 4, !tbaa !6
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %243
  %245 = load i32, ptr %16, align 4, !tbaa !6
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %244, i64 0, i64 %246
  store ptr %247, ptr %25, align 8, !tbaa !188
  call void @llvm.lifetime.start.p0(ptr %26) #20
  %248 = load ptr, ptr %24, align 8, !tbaa !104
  %249 = getelementptr inbounds <8 x i32>, ptr %248, i64 0
  %250 = load <8 x i32>, ptr %249, align 32, !tbaa !113
  %251 = shl <8 x i32> %250, splat (i32 8)
  %252 = load ptr, ptr %24, align 8, !tbaa !104
  %253 = getelementptr inbounds <8 x i32>, ptr %252, i64 1
  %254 = load <8 x i32>, ptr %253, align 32, !tbaa !113
  %255 = add <8 x i32> %251, %254
  %256 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %255)
  %257 = load ptr, ptr %24, align 8, !tbaa !104
  %258 = getelementptr inbounds <8 x i32>, ptr %257, i64 2
  %259 = load <8 x i32>, ptr %258, align 32, !tbaa !113
  %260 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %259)
  %261 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %256, <8 x float> noundef splat (float 2.560000e+02), <8 x float> noundef %260)
  store <8 x float> %261, ptr %26, align 32, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %27) #20
  %262 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
  %263 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %262, i32 0, i32 1
  %264 = load float, ptr %263, align 4, !tbaa !114
  %265 = insertelement <8 x float> poison, float %264, i64 0
  %266 = shufflevector <8 x float> %265, <8 x float> poison, <8 x i32> zeroinitializer
  store <8 x float> %266, ptr %27, align 32, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %28) #20
  %267 = load <8 x float>, ptr %26, align 32, !tbaa !113
  %268 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %269 = icmp eq i32 %268, 3
  br i1 %269, label %270, label %272

270:                                              ; preds = %237
  %271 = load <8 x float>, ptr %27, align 32, !tbaa !113
  br label %278

272:                                              ; preds = %237
  %273 = load ptr, ptr %25, align 8, !tbaa !188, !nonnull !92, !align !190
  %274 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %273, i32 0, i32 0
  %275 = load <8 x float>, ptr %274, align 32, !tbaa !113
  %276 = load <8 x float>, ptr %27, align 32, !tbaa !113
  %277 = fmul <8 x float> %275, %276
  br label %278

278:                                              ; preds = %272, %270
  %279 = phi <8 x float> [ %271, %270 ], [ %277, %272 ]
  %280 = load ptr, ptr %6, align 8, !tbaa !104
  %281 = load i32, ptr %23, align 4, !tbaa !6
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds [1 x <8 x float>], ptr %280, i64 %282
  %284 = load i32, ptr %14, align 4, !tbaa !6
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds [1 x <8 x float>], ptr %283, i64 0, i64 %285
  %287 = load <8 x float>, ptr %286, align 32, !tbaa !113
  %288 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %267, <8 x float> noundef %279, <8 x float> noundef %287)
  store <8 x float> %288, ptr %28, align 32, !tbaa !113
  %289 = load i32, ptr @has_offset, align 4, !tbaa !6
  %290 = icmp ne i32 %289, 0
  br i1 %290, label %291, label %305

291:                                              ; preds = %278
  %292 = load ptr, ptr %25, align 8, !tbaa !188, !nonnull !92, !align !190
  %293 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %292, i32 0, i32 1
  %294 = load <8 x float>, ptr %293, align 32, !tbaa !113
  %295 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
  %296 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %295, i32 0, i32 2
  %297 = load i32, ptr %16, align 4, !tbaa !6
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds [2 x float], ptr %296, i64 0, i64 %298
  %300 = load float, ptr %299, align 4, !tbaa !107
  %301 = insertelement <8 x float> poison, float %300, i64 0
  %302 = shufflevector <8 x float> %301, <8 x float> poison, <8 x i32> zeroinitializer
  %303 = load <8 x float>, ptr %28, align 32, !tbaa !113
  %304 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %294, <8 x float> noundef %302, <8 x float> noundef %303)
  store <8 x float> %304, ptr %28, align 32, !tbaa !113
  br label %305

305:                                              ; preds = %291, %278
  %306 = load <8 x float>, ptr %28, align 32, !tbaa !113
  %307 = load ptr, ptr %6, align 8, !tbaa !104
  %308 = load i32, ptr %23, align 4, !tbaa !6
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds [1 x <8 x float>], ptr %307, i64 %309
  %311 = load i32, ptr %14, align 4, !tbaa !6
  %312 = sext i32 %311 to i64
  %313 = getelementptr inbounds [1 x <8 x float>], ptr %310, i64 0, i64 %312
  store <8 x float> %306, ptr %313, align 32, !tbaa !113
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
  br label %233, !llvm.loop !237

317:                                              ; preds = %236
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %318

318:                                              ; preds = %317
  %319 = load i32, ptr %16, align 4, !tbaa !6
  %320 = add nsw i32 %319, 1
  store i32 %320, ptr %16, align 4, !tbaa !6
  br label %105, !llvm.loop !238

321:                                              ; preds = %110
  call void @llvm.lifetime.end.p0(ptr %15) #20
  br label %322

322:                                              ; preds = %321
  %323 = load i32, ptr %14, align 4, !tbaa !6
  %324 = add nsw i32 %323, 1
  store i32 %324, ptr %14, align 4, !tbaa !6
  br label %95, !llvm.loop !239

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
  store ptr %0, ptr %4, align 8, !tbaa !175
  store ptr %1, ptr %5, align 8, !tbaa !194
  store ptr %2, ptr %6, align 8, !tbaa !104
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
  %28 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
  %29 = load i32, ptr %8, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 32 %9, ptr noundef nonnull align 8 dereferenceable(32) %28, i32 noundef %29)
  %30 = load i32, ptr %8, align 4, !tbaa !6
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %7, i64 0, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %32, ptr align 32 %9, i64 64, i1 false), !tbaa.struct !180
  call void @llvm.lifetime.end.p0(ptr %9) #20
  br label %33

33:                                               ; preds = %27
  %34 = load i32, ptr %8, align 4, !tbaa !6
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %8, align 4, !tbaa !6
  br label %21, !llvm.loop !240

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
  %42 = load ptr, ptr %6, align 8, !tbaa !104
  %43 = load i32, ptr %11, align 4, !tbaa !6
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds <8 x float>, ptr %42, i64 %44
  %46 = load <8 x float>, ptr %45, align 32, !tbaa !113
  %47 = load i32, ptr %11, align 4, !tbaa !6
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [1 x [2 x <8 x float>]], ptr %10, i64 0, i64 %48
  %50 = getelementptr inbounds [2 x <8 x float>], ptr %49, i64 0, i64 0
  store <8 x float> %46, ptr %50, align 32, !tbaa !113
  %51 = load i32, ptr %11, align 4, !tbaa !6
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [1 x [2 x <8 x float>]], ptr %10, i64 0, i64 %52
  %54 = getelementptr inbounds [2 x <8 x float>], ptr %53, i64 0, i64 1
  store <8 x float> zeroinitializer, ptr %54, align 32, !tbaa !113
  br label %55

55:                                               ; preds = %41
  %56 = load i32, ptr %11, align 4, !tbaa !6
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %11, align 4, !tbaa !6
  br label %37, !llvm.loop !241

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
  store ptr %69, ptr %14, align 8, !tbaa !188
  call void @llvm.lifetime.start.p0(ptr %15) #20
  %70 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
  %71 = load i32, ptr %12, align 4, !tbaa !6
  %72 = call noundef <32 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %70, i32 noundef %71)
  %73 = bitcast <32 x i8> %72 to <8 x i32>
  store <8 x i32> %73, ptr %15, align 32, !tbaa !113
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
  %79 = load <8 x i32>, ptr %15, align 32, !tbaa !113
  %80 = load i32, ptr %16, align 4, !tbaa !6
  %81 = mul nsw i32 8, %80
  %82 = insertelement <8 x i32> poison, i32 %81, i64 0
  %83 = shufflevector <8 x i32> %82, <8 x i32> poison, <8 x i32> zeroinitializer
  %84 = ashr <8 x i32> %79, %83
  %85 = and <8 x i32> %84, splat (i32 255)
  store <8 x i32> %85, ptr %17, align 32, !tbaa !113
  %86 = load i32, ptr @zero, align 4, !tbaa !6
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %88, label %94

88:                                               ; preds = %78
  %89 = load i32, ptr @zero, align 4, !tbaa !6
  %90 = insertelement <8 x i32> poison, i32 %89, i64 0
  %91 = shufflevector <8 x i32> %90, <8 x i32> poison, <8 x i32> zeroinitializer
  %92 = load <8 x i32>, ptr %17, align 32, !tbaa !113
  %93 = sub <8 x i32> %92, %91
  store <8 x i32> %93, ptr %17, align 32, !tbaa !113
  br label %94

94:                                               ; preds = %88, %78
  call void @llvm.lifetime.start.p0(ptr %18) #20
  %95 = load <8 x i32>, ptr %17, align 32, !tbaa !113
  %96 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %95)
  store <8 x float> %96, ptr %18, align 32, !tbaa !113
  %97 = load i32, ptr @has_offset, align 4, !tbaa !6
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %99, label %108

99:                                               ; preds = %94
  %100 = load <8 x float>, ptr %18, align 32, !tbaa !113
  %101 = load ptr, ptr %14, align 8, !tbaa !188, !nonnull !92, !align !190
  %102 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %101, i32 0, i32 0
  %103 = load <8 x float>, ptr %102, align 32, !tbaa !113
  %104 = load ptr, ptr %14, align 8, !tbaa !188, !nonnull !92, !align !190
  %105 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %104, i32 0, i32 1
  %106 = load <8 x float>, ptr %105, align 32, !tbaa !113
  %107 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %100, <8 x float> noundef %103, <8 x float> noundef %106)
  store <8 x float> %107, ptr %18, align 32, !tbaa !113
  br label %118

108:                                              ; preds = %94
  %109 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %110 = icmp ne i32 %109, 3
  br i1 %110, label %111, label %117

111:                                              ; preds = %108
  %112 = load ptr, ptr %14, align 8, !tbaa !188, !nonnull !92, !align !190
  %113 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %112, i32 0, i32 0
  %114 = load <8 x float>, ptr %113, align 32, !tbaa !113
  %115 = load <8 x float>, ptr %18, align 32, !tbaa !113
  %116 = fmul <8 x float> %115, %114
  store <8 x float> %116, ptr %18, align 32, !tbaa !113
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
  %124 = load <8 x float>, ptr %18, align 32, !tbaa !113
  %125 = load ptr, ptr %5, align 8, !tbaa !194
  %126 = load i32, ptr %19, align 4, !tbaa !6
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds ptr, ptr %125, i64 %127
  %129 = load ptr, ptr %128, align 8, !tbaa !109
  %130 = load i32, ptr %12, align 4, !tbaa !6
  %131 = mul nsw i32 4, %130
  %132 = load i32, ptr %16, align 4, !tbaa !6
  %133 = add nsw i32 %131, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr %129, i64 %134
  %136 = load float, ptr %135, align 4, !tbaa !107
  %137 = insertelement <8 x float> poison, float %136, i64 0
  %138 = shufflevector <8 x float> %137, <8 x float> poison, <8 x i32> zeroinitializer
  %139 = load i32, ptr %19, align 4, !tbaa !6
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [1 x [2 x <8 x float>]], ptr %10, i64 0, i64 %140
  %142 = load i32, ptr %16, align 4, !tbaa !6
  %143 = srem i32 %142, 2
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [2 x <8 x float>], ptr %141, i64 0, i64 %144
  %146 = load <8 x float>, ptr %145, align 32, !tbaa !113
  %147 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %124, <8 x float> noundef %138, <8 x float> noundef %146)
  %148 = load i32, ptr %19, align 4, !tbaa !6
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [1 x [2 x <8 x float>]], ptr %10, i64 0, i64 %149
  %151 = load i32, ptr %16, align 4, !tbaa !6
  %152 = srem i32 %151, 2
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [2 x <8 x float>], ptr %150, i64 0, i64 %153
  store <8 x float> %147, ptr %154, align 32, !tbaa !113
  br label %155

155:                                              ; preds = %123
  %156 = load i32, ptr %19, align 4, !tbaa !6
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %19, align 4, !tbaa !6
  br label %119, !llvm.loop !242

158:                                              ; preds = %122
  call void @llvm.lifetime.end.p0(ptr %18) #20
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %159

159:                                              ; preds = %158
  %160 = load i32, ptr %16, align 4, !tbaa !6
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %16, align 4, !tbaa !6
  br label %74, !llvm.loop !243

162:                                              ; preds = %77
  call void @llvm.lifetime.end.p0(ptr %15) #20
  call void @llvm.lifetime.end.p0(ptr %14) #20
  br label %163

163:                                              ; preds = %162
  %164 = load i32, ptr %12, align 4, !tbaa !6
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %12, align 4, !tbaa !6
  br label %59, !llvm.loop !244

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
  %176 = load <8 x float>, ptr %175, align 32, !tbaa !113
  %177 = load i32, ptr %20, align 4, !tbaa !6
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [1 x [2 x <8 x float>]], ptr %10, i64 0, i64 %178
  %180 = getelementptr inbounds [2 x <8 x float>], ptr %179, i64 0, i64 1
  %181 = load <8 x float>, ptr %180, align 32, !tbaa !113
  %182 = fadd <8 x float> %176, %181
  %183 = load ptr, ptr %6, align 8, !tbaa !104
  %184 = load i32, ptr %20, align 4, !tbaa !6
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds <8 x float>, ptr %183, i64 %185
  store <8 x float> %182, ptr %186, align 32, !tbaa !113
  br label %187

187:                                              ; preds = %171
  %188 = load i32, ptr %20, align 4, !tbaa !6
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %20, align 4, !tbaa !6
  br label %167, !llvm.loop !245

190:                                              ; preds = %170
  call void @llvm.lifetime.end.p0(ptr %10) #20
  call void @llvm.lifetime.end.p0(ptr %7) #20
  ret void
}

attributes #0 = { mustprogress nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind allocsize(0) }
attributes #3 = { inlinehint mustprogress nounwind uwtable }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }
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
!40 = !{!14, !21, i64 72}
!41 = !{!42, !43, i64 0}
!42 = !{!"_ZTS4Call", !43, i64 0, !43, i64 8}
!43 = !{!"p2 _ZTS14XLA_FFI_Buffer", !21, i64 0}
!44 = !{!14, !21, i64 112}
!45 = !{!42, !43, i64 8}
!46 = !{!15, !15, i64 0}
!47 = !{!48, !15, i64 0}
!48 = !{!"_ZTS34XLA_FFI_ThreadPool_NumThreads_Args", !15, i64 0, !16, i64 8, !18, i64 16, !49, i64 24}
!49 = !{!"p1 long", !12, i64 0}
!50 = !{!48, !16, i64 8}
!51 = !{!14, !18, i64 24}
!52 = !{!48, !18, i64 16}
!53 = !{!48, !49, i64 24}
!54 = !{!55, !12, i64 144}
!55 = !{!"_ZTS11XLA_FFI_Api", !15, i64 0, !16, i64 8, !34, i64 16, !56, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184}
!56 = !{!"p1 _ZTS19XLA_FFI_InternalApi", !12, i64 0}
!57 = !{!58, !58, i64 0}
!58 = !{!"p1 _ZTSN12_GLOBAL__N_14WorkE", !12, i64 0}
!59 = !{!60, !15, i64 0}
!60 = !{!"_ZTS4Plan", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24}
!61 = !{!60, !15, i64 8}
!62 = !{!60, !15, i64 16}
!63 = !{!60, !15, i64 24}
!64 = !{!65, !15, i64 0}
!65 = !{!"_ZTSN12_GLOBAL__N_14WorkE", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24, !15, i64 32, !42, i64 40, !15, i64 56, !15, i64 64, !15, i64 72, !15, i64 80, !15, i64 88, !15, i64 96}
!66 = !{!65, !15, i64 8}
!67 = !{!65, !15, i64 16}
!68 = !{!65, !15, i64 24}
!69 = !{!65, !15, i64 32}
!70 = !{!65, !15, i64 56}
!71 = !{!65, !15, i64 64}
!72 = !{!65, !15, i64 72}
!73 = !{!65, !15, i64 80}
!74 = !{!65, !15, i64 88}
!75 = !{!65, !15, i64 96}
!76 = !{i64 0, i64 8, !46, i64 8, i64 8, !46, i64 16, i64 8, !46, i64 24, i64 8, !46, i64 32, i64 8, !46, i64 40, i64 8, !77, i64 48, i64 8, !77, i64 56, i64 8, !46, i64 64, i64 8, !46, i64 72, i64 8, !46, i64 80, i64 8, !46, i64 88, i64 8, !46, i64 96, i64 8, !46}
!77 = !{!43, !43, i64 0}
!78 = !{i64 0, i64 8, !77, i64 8, i64 8, !77}
!79 = !{!80, !15, i64 0}
!80 = !{!"_ZTS32XLA_FFI_ThreadPool_Schedule_Args", !15, i64 0, !16, i64 8, !18, i64 16, !12, i64 24, !12, i64 32}
!81 = !{!80, !16, i64 8}
!82 = !{!80, !18, i64 16}
!83 = !{!80, !12, i64 24}
!84 = !{!80, !12, i64 32}
!85 = !{!55, !12, i64 136}
!86 = distinct !{!86, !87}
!87 = !{!"llvm.loop.mustprogress"}
!88 = distinct !{!88, !87}
!89 = !{!90, !90, i64 0}
!90 = !{!"bool", !8, i64 0}
!91 = !{i8 0, i8 2}
!92 = !{}
!93 = !{!94, !94, i64 0}
!94 = !{!"p1 _ZTS4Call", !12, i64 0}
!95 = !{i64 8}
!96 = !{!97, !97, i64 0}
!97 = !{!"p1 _ZTS13XLA_FFI_Error", !12, i64 0}
!98 = !{!99, !15, i64 0}
!99 = !{!"_ZTS26XLA_FFI_Error_Destroy_Args", !15, i64 0, !16, i64 8, !97, i64 16}
!100 = !{!99, !16, i64 8}
!101 = !{!99, !97, i64 16}
!102 = !{!55, !12, i64 64}
!103 = !{!55, !12, i64 48}
!104 = !{!12, !12, i64 0}
!105 = distinct !{!105, !87}
!106 = distinct !{!106, !87}
!107 = !{!108, !108, i64 0}
!108 = !{!"float", !8, i64 0}
!109 = !{!110, !110, i64 0}
!110 = !{!"p1 float", !12, i64 0}
!111 = !{!112, !112, i64 0}
!112 = !{!"p1 _ZTSN12_GLOBAL__N_16RecordE", !12, i64 0}
!113 = !{!8, !8, i64 0}
!114 = !{!115, !108, i64 96}
!115 = !{!"_ZTSN12_GLOBAL__N_16RecordE", !8, i64 0, !108, i64 96, !8, i64 100, !8, i64 108, !8, i64 116, !7, i64 124}
!116 = distinct !{!116, !87, !117}
!117 = !{!"llvm.loop.unroll.full"}
!118 = distinct !{!118, !87, !117}
!119 = distinct !{!119, !87, !117}
!120 = distinct !{!120, !87}
!121 = distinct !{!121, !87}
!122 = distinct !{!122, !87}
!123 = distinct !{!123, !87}
!124 = distinct !{!124, !87}
!125 = !{!126, !126, i64 0}
!126 = !{!"p1 _ZTS14XLA_FFI_Buffer", !12, i64 0}
!127 = !{!128, !49, i64 40}
!128 = !{!"_ZTS14XLA_FFI_Buffer", !15, i64 0, !16, i64 8, !129, i64 16, !12, i64 24, !15, i64 32, !49, i64 40}
!129 = !{!"_ZTS16XLA_FFI_DataType", !8, i64 0}
!130 = !{!128, !12, i64 24}
!131 = !{!132, !132, i64 0}
!132 = !{!"p1 omnipotent char", !12, i64 0}
!133 = distinct !{!133, !87, !117}
!134 = distinct !{!134, !87, !117}
!135 = distinct !{!135, !87, !117}
!136 = !{!137, !132, i64 0}
!137 = !{!"_ZTSN12_GLOBAL__N_16ColumnE", !132, i64 0, !132, i64 8, !15, i64 16, !7, i64 24}
!138 = !{!137, !132, i64 8}
!139 = !{!137, !15, i64 16}
!140 = !{!137, !7, i64 24}
!141 = !{i64 0, i64 8, !131, i64 8, i64 8, !131, i64 16, i64 8, !46, i64 24, i64 4, !6}
!142 = distinct !{!142, !87, !117}
!143 = distinct !{!143, !87, !117}
!144 = distinct !{!144, !87, !117}
!145 = distinct !{!145, !87, !117}
!146 = distinct !{!146, !87, !117}
!147 = distinct !{!147, !87, !117}
!148 = distinct !{!148, !87}
!149 = distinct !{!149, !87, !117}
!150 = distinct !{!150, !87, !117}
!151 = distinct !{!151, !87, !117}
!152 = distinct !{!152, !87, !117}
!153 = distinct !{!153, !87, !117}
!154 = distinct !{!154, !87, !117}
!155 = distinct !{!155, !87, !117}
!156 = distinct !{!156, !87, !117}
!157 = distinct !{!157, !87, !117}
!158 = distinct !{!158, !87, !117}
!159 = distinct !{!159, !87, !117}
!160 = distinct !{!160, !87}
!161 = distinct !{!161, !87, !117}
!162 = distinct !{!162, !87, !117}
!163 = distinct !{!163, !87, !117}
!164 = distinct !{!164, !87, !117}
!165 = distinct !{!165, !87, !117}
!166 = distinct !{!166, !87, !117}
!167 = distinct !{!167, !87, !117}
!168 = distinct !{!168, !87, !117}
!169 = distinct !{!169, !87, !117}
!170 = distinct !{!170, !87, !117}
!171 = distinct !{!171, !87, !117}
!172 = distinct !{!172, !87}
!173 = distinct !{!173, !87, !117}
!174 = distinct !{!174, !87, !117}
!175 = !{!176, !176, i64 0}
!176 = !{!"p1 _ZTSN12_GLOBAL__N_16ColumnE", !12, i64 0}
!177 = !{!178, !178, i64 0}
!178 = !{!"p2 _ZTSN12_GLOBAL__N_16RecordE", !21, i64 0}
!179 = distinct !{!179, !87, !117}
!180 = !{i64 0, i64 32, !113, i64 32, i64 32, !113}
!181 = distinct !{!181, !87, !117}
!182 = distinct !{!182, !87, !117}
!183 = !{i64 4}
!184 = distinct !{!184, !87, !117}
!185 = distinct !{!185, !87, !117}
!186 = distinct !{!186, !87, !117}
!187 = distinct !{!187, !87, !117}
!188 = !{!189, !189, i64 0}
!189 = !{!"p1 _ZTSN12_GLOBAL__N_16ScalesE", !12, i64 0}
!190 = !{i64 32}
!191 = distinct !{!191, !87, !117}
!192 = distinct !{!192, !87, !117}
!193 = distinct !{!193, !87, !117}
!194 = !{!195, !195, i64 0}
!195 = !{!"p2 float", !21, i64 0}
!196 = distinct !{!196, !87, !117}
!197 = distinct !{!197, !87, !117}
!198 = !{i64 9565}
!199 = distinct !{!199, !87, !117}
!200 = distinct !{!200, !87, !117}
!201 = distinct !{!201, !87, !117}
!202 = distinct !{!202, !87, !117}
!203 = !{!204, !204, i64 0}
!204 = !{!"p1 int", !12, i64 0}
!205 = !{!206, !206, i64 0}
!206 = !{!"p2 omnipotent char", !21, i64 0}
!207 = !{!208, !176, i64 0}
!208 = !{!"_ZTSZN12_GLOBAL__N_18unpackedERKNS_6ColumnEiEUliiE_", !176, i64 0, !204, i64 8}
!209 = !{!208, !204, i64 8}
!210 = distinct !{!210, !87, !117}
!211 = !{!212, !206, i64 0}
!212 = !{!"_ZTSZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiEUliE_", !206, i64 0, !204, i64 8}
!213 = !{!212, !204, i64 8}
!214 = distinct !{!214, !87, !117}
!215 = distinct !{!215, !87, !117}
!216 = distinct !{!216, !87, !117}
!217 = distinct !{!217, !87, !117}
!218 = distinct !{!218, !87, !117}
!219 = distinct !{!219, !87, !117}
!220 = distinct !{!220, !87, !117}
!221 = distinct !{!221, !87, !117}
!222 = distinct !{!222, !87, !117}
!223 = distinct !{!223, !87, !117}
!224 = distinct !{!224, !87, !117}
!225 = distinct !{!225, !87, !117}
!226 = distinct !{!226, !87, !117}
!227 = distinct !{!227, !87, !117}
!228 = distinct !{!228, !87, !117}
!229 = distinct !{!229, !87, !117}
!230 = distinct !{!230, !87, !117}
!231 = distinct !{!231, !87, !117}
!232 = distinct !{!232, !87, !117}
!233 = distinct !{!233, !87, !117}
!234 = distinct !{!234, !87, !117}
!235 = distinct !{!235, !87, !117}
!236 = distinct !{!236, !87, !117}
!237 = distinct !{!237, !87, !117}
!238 = distinct !{!238, !87, !117}
!239 = distinct !{!239, !87, !117}
!240 = distinct !{!240, !87, !117}
!241 = distinct !{!241, !87, !117}
!242 = distinct !{!242, !87, !117}
!243 = distinct !{!243, !87, !117}
!244 = distinct !{!244, !87, !117}
!245 = distinct !{!245, !87, !117}
