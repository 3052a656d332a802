
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
@scale_kind = external constant i32, align 4
@nibbles = external constant i32, align 4
@bits = external constant i32, align 4
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
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !93
  store i64 %1, ptr %5, align 8, !tbaa !46
  store i64 %2, ptr %6, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %7) #20
  %15 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %16 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %15, i64 noundef 0)
  %17 = getelementptr inbounds i64, ptr %16, i64 0
  %18 = load i64, ptr %17, align 8, !tbaa !46
  store i64 %18, ptr %7, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %8) #20
  %19 = load i64, ptr %7, align 8, !tbaa !46
  %20 = sdiv i64 %19, 4
  %21 = mul nsw i64 %20, 4
  store i64 %21, ptr %8, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %9) #20
  %22 = load i64, ptr %5, align 8, !tbaa !46
  store i64 %22, ptr %9, align 8, !tbaa !46
  br label %23

23:                                               ; preds = %87, %3
  %24 = load i64, ptr %9, align 8, !tbaa !46
  %25 = load i64, ptr %6, align 8, !tbaa !46
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %28, label %27

27:                                               ; preds = %23
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #20
  br label %90

28:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %11) #20
  %29 = load i64, ptr %9, align 8, !tbaa !46
  %30 = add nsw i64 %29, 1
  %31 = load i64, ptr %6, align 8, !tbaa !46
  %32 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %30, i64 noundef %31)
  store i64 %32, ptr %11, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %12) #20
  store i64 0, ptr %12, align 8, !tbaa !46
  br label %33

33:                                               ; preds = %52, %28
  %34 = load i64, ptr %12, align 8, !tbaa !46
  %35 = load i64, ptr %8, align 8, !tbaa !46
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %38, label %37

37:                                               ; preds = %33
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #20
  br label %55

38:                                               ; preds = %33
  %39 = load i64, ptr %11, align 8, !tbaa !46
  %40 = load i64, ptr %9, align 8, !tbaa !46
  %41 = add nsw i64 %40, 1
  %42 = icmp eq i64 %39, %41
  br i1 %42, label %43, label %47

43:                                               ; preds = %38
  %44 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %45 = load i64, ptr %9, align 8, !tbaa !46
  %46 = load i64, ptr %12, align 8, !tbaa !46
  call void @_ZN12_GLOBAL__N_14tileILi1ELi4EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %44, i64 noundef %45, i64 noundef %46)
  br label %51

47:                                               ; preds = %38
  %48 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %49 = load i64, ptr %9, align 8, !tbaa !46
  %50 = load i64, ptr %12, align 8, !tbaa !46
  call void @_ZN12_GLOBAL__N_14tileILi1ELi4EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %48, i64 noundef %49, i64 noundef %50)
  br label %51

51:                                               ; preds = %47, %43
  br label %52

52:                                               ; preds = %51
  %53 = load i64, ptr %12, align 8, !tbaa !46
  %54 = add nsw i64 %53, 4
  store i64 %54, ptr %12, align 8, !tbaa !46
  br label %33, !llvm.loop !121

55:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr %13) #20
  %56 = load i64, ptr %9, align 8, !tbaa !46
  store i64 %56, ptr %13, align 8, !tbaa !46
  br label %57

57:                                               ; preds = %83, %55
  %58 = load i64, ptr %13, align 8, !tbaa !46
  %59 = load i64, ptr %11, align 8, !tbaa !46
  %60 = icmp slt i64 %58, %59
  br i1 %60, label %62, label %61

61:                                               ; preds = %57
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #20
  br label %86

62:                                               ; preds = %57
  call void @llvm.lifetime.start.p0(ptr %14) #20
  %63 = load i64, ptr %8, align 8, !tbaa !46
  store i64 %63, ptr %14, align 8, !tbaa !46
  %64 = load i64, ptr %14, align 8, !tbaa !46
  %65 = add nsw i64 %64, 2
  %66 = load i64, ptr %7, align 8, !tbaa !46
  %67 = icmp sle i64 %65, %66
  br i1 %67, label %68, label %74

68:                                               ; preds = %62
  %69 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %70 = load i64, ptr %13, align 8, !tbaa !46
  %71 = load i64, ptr %14, align 8, !tbaa !46
  call void @_ZN12_GLOBAL__N_14tileILi1ELi2EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %69, i64 noundef %70, i64 noundef %71)
  %72 = load i64, ptr %14, align 8, !tbaa !46
  %73 = add nsw i64 %72, 2
  store i64 %73, ptr %14, align 8, !tbaa !46
  br label %74

74:                                               ; preds = %68, %62
  %75 = load i64, ptr %14, align 8, !tbaa !46
  %76 = load i64, ptr %7, align 8, !tbaa !46
  %77 = icmp slt i64 %75, %76
  br i1 %77, label %78, label %82

78:                                               ; preds = %74
  %79 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %80 = load i64, ptr %13, align 8, !tbaa !46
  %81 = load i64, ptr %14, align 8, !tbaa !46
  call void @_ZN12_GLOBAL__N_14tileILi1ELi1EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %79, i64 noundef %80, i64 noundef %81)
  br label %82

82:                                               ; preds = %78, %74
  call void @llvm.lifetime.end.p0(ptr %14) #20
  br label %83

83:                                               ; preds = %82
  %84 = load i64, ptr %13, align 8, !tbaa !46
  %85 = add nsw i64 %84, 1
  store i64 %85, ptr %13, align 8, !tbaa !46
  br label %57, !llvm.loop !122

86:                                               ; preds = %61
  call void @llvm.lifetime.end.p0(ptr %11) #20
  br label %87

87:                                               ; preds = %86
  %88 = load i64, ptr %9, align 8, !tbaa !46
  %89 = add nsw i64 %88, 1
  store i64 %89, ptr %9, align 8, !tbaa !46
  br label %23, !llvm.loop !123

90:                                               ; preds = %27
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
  %10 = load ptr, ptr %9, align 8, !tbaa !124
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 5
  %12 = load ptr, ptr %11, align 8, !tbaa !126
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
  %10 = load ptr, ptr %9, align 8, !tbaa !124
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !129
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
  %10 = load ptr, ptr %9, align 8, !tbaa !124
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !129
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

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi4EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i64 noundef %2) #12 {
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
  %16 = alloca [2 x [4 x <8 x float>]], align 32
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca [2 x %"struct.(anonymous namespace)::Column"], align 16
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca %"struct.(anonymous namespace)::Column", align 8
  %30 = alloca [4 x ptr], align 16
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca [4 x ptr], align 16
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i64, align 8
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca <8 x float>, align 32
  %41 = alloca i8, align 1
  %42 = alloca i8, align 1
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
  %43 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %44 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %43, i64 noundef 0)
  %45 = getelementptr inbounds i64, ptr %44, i64 1
  %46 = load i64, ptr %45, align 8, !tbaa !46
  store i64 %46, ptr %10, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %11) #20
  %47 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %48 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %47, i64 noundef 1)
  %49 = getelementptr inbounds i64, ptr %48, i64 1
  %50 = load i64, ptr %49, align 8, !tbaa !46
  store i64 %50, ptr %11, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %12) #20
  %51 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %52 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %51, i64 noundef 0)
  %53 = getelementptr inbounds i64, ptr %52, i64 1
  %54 = load i64, ptr %53, align 8, !tbaa !46
  store i64 %54, ptr %12, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %13) #20
  %55 = load i64, ptr %10, align 8, !tbaa !46
  %56 = sdiv i64 %55, 32
  store i64 %56, ptr %13, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %14) #20
  call void @llvm.lifetime.start.p0(ptr %15) #20
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %57

57:                                               ; preds = %74, %3
  %58 = load i32, ptr %15, align 4, !tbaa !6
  %59 = icmp slt i32 %58, 1
  br i1 %59, label %61, label %60

60:                                               ; preds = %57
  call void @llvm.lifetime.end.p0(ptr %15) #20
  br label %77

61:                                               ; preds = %57
  %62 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %63 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %62, i64 noundef 1)
  %64 = load i64, ptr %5, align 8, !tbaa !46
  %65 = load i32, ptr %15, align 4, !tbaa !6
  %66 = sext i32 %65 to i64
  %67 = add nsw i64 %64, %66
  %68 = load i64, ptr %11, align 8, !tbaa !46
  %69 = mul nsw i64 %67, %68
  %70 = getelementptr inbounds i8, ptr %63, i64 %69
  %71 = load i32, ptr %15, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %72
  store ptr %70, ptr %73, align 8, !tbaa !130
  br label %74

74:                                               ; preds = %61
  %75 = load i32, ptr %15, align 4, !tbaa !6
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %15, align 4, !tbaa !6
  br label %57, !llvm.loop !132

77:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr %16) #20
  call void @llvm.memset.p0.i64(ptr align 32 %16, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr %17) #20
  store i64 0, ptr %17, align 8, !tbaa !46
  br label %78

78:                                               ; preds = %257, %77
  %79 = load i64, ptr %17, align 8, !tbaa !46
  %80 = load i64, ptr %13, align 8, !tbaa !46
  %81 = icmp slt i64 %79, %80
  br i1 %81, label %83, label %82

82:                                               ; preds = %78
  store i32 5, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %260

83:                                               ; preds = %78
  call void @llvm.lifetime.start.p0(ptr %19) #20
  %84 = load i64, ptr %17, align 8, !tbaa !46
  %85 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %86 = sext i32 %85 to i64
  %87 = sdiv i64 %84, %86
  store i64 %87, ptr %19, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %20) #20
  %88 = load i64, ptr %17, align 8, !tbaa !46
  %89 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %90 = sext i32 %89 to i64
  %91 = srem i64 %88, %90
  store i64 %91, ptr %20, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %21) #20
  %92 = load i64, ptr %19, align 8, !tbaa !46
  %93 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %94 = sext i32 %93 to i64
  %95 = mul nsw i64 %92, %94
  store i64 %95, ptr %21, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %22) #20
  call void @llvm.lifetime.start.p0(ptr %23) #20
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %96

96:                                               ; preds = %166, %83
  %97 = load i32, ptr %23, align 4, !tbaa !6
  %98 = icmp slt i32 %97, 1
  br i1 %98, label %100, label %99

99:                                               ; preds = %96
  store i32 8, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #20
  br label %169

100:                                              ; preds = %96
  call void @llvm.lifetime.start.p0(ptr %24) #20
  %101 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %102 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %103 = sdiv i32 %101, %102
  store i32 %103, ptr %24, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %25) #20
  %104 = load i32, ptr %23, align 4, !tbaa !6
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %105
  %107 = load ptr, ptr %106, align 8, !tbaa !130
  %108 = load i64, ptr %17, align 8, !tbaa !46
  %109 = load i32, ptr %24, align 4, !tbaa !6
  %110 = sext i32 %109 to i64
  %111 = mul nsw i64 %108, %110
  %112 = getelementptr inbounds i8, ptr %107, i64 %111
  %113 = load i64, ptr %11, align 8, !tbaa !46
  %114 = mul nsw i64 %113, 1
  %115 = getelementptr inbounds i8, ptr %112, i64 %114
  store ptr %115, ptr %25, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %26) #20
  store i32 0, ptr %26, align 4, !tbaa !6
  br label %116

116:                                              ; preds = %126, %100
  %117 = load i32, ptr %26, align 4, !tbaa !6
  %118 = load i32, ptr %24, align 4, !tbaa !6
  %119 = icmp slt i32 %117, %118
  br i1 %119, label %121, label %120

120:                                              ; preds = %116
  store i32 11, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #20
  br label %131

121:                                              ; preds = %116
  %122 = load ptr, ptr %25, align 8, !tbaa !130
  %123 = load i32, ptr %26, align 4, !tbaa !6
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds i8, ptr %122, i64 %124
  call void @llvm.prefetch.p0(ptr %125, i32 0, i32 3, i32 1)
  br label %126

126:                                              ; preds = %121
  %127 = load i32, ptr %26, align 4, !tbaa !6
  %128 = sext i32 %127 to i64
  %129 = add nsw i64 %128, 64
  %130 = trunc i64 %129 to i32
  store i32 %130, ptr %26, align 4, !tbaa !6
  br label %116, !llvm.loop !133

131:                                              ; preds = %120
  call void @llvm.lifetime.start.p0(ptr %27) #20
  %132 = load i32, ptr %23, align 4, !tbaa !6
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %133
  %135 = load ptr, ptr %134, align 8, !tbaa !130
  %136 = load i64, ptr %21, align 8, !tbaa !46
  %137 = getelementptr inbounds i8, ptr %135, i64 %136
  store ptr %137, ptr %27, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %28) #20
  store i32 0, ptr %28, align 4, !tbaa !6
  br label %138

138:                                              ; preds = %162, %131
  %139 = load i32, ptr %28, align 4, !tbaa !6
  %140 = icmp slt i32 %139, 2
  br i1 %140, label %142, label %141

141:                                              ; preds = %138
  store i32 14, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #20
  br label %165

142:                                              ; preds = %138
  call void @llvm.lifetime.start.p0(ptr %29) #20
  %143 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 0
  %144 = load ptr, ptr %27, align 8, !tbaa !130
  %145 = load i64, ptr %20, align 8, !tbaa !46
  %146 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %147 = sext i32 %146 to i64
  %148 = mul nsw i64 %145, %147
  %149 = getelementptr inbounds i8, ptr %144, i64 %148
  store ptr %149, ptr %143, align 8, !tbaa !134
  %150 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 1
  %151 = load ptr, ptr %27, align 8, !tbaa !130
  store ptr %151, ptr %150, align 8, !tbaa !136
  %152 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 2
  %153 = load i64, ptr %20, align 8, !tbaa !46
  store i64 %153, ptr %152, align 8, !tbaa !137
  %154 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 3
  %155 = load i32, ptr %28, align 4, !tbaa !6
  store i32 %155, ptr %154, align 8, !tbaa !138
  %156 = load i32, ptr %23, align 4, !tbaa !6
  %157 = mul nsw i32 %156, 2
  %158 = load i32, ptr %28, align 4, !tbaa !6
  %159 = add nsw i32 %157, %158
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %22, i64 0, i64 %160
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %161, ptr align 8 %29, i64 32, i1 false), !tbaa.struct !139
  call void @llvm.lifetime.end.p0(ptr %29) #20
  br label %162

162:                                              ; preds = %142
  %163 = load i32, ptr %28, align 4, !tbaa !6
  %164 = add nsw i32 %163, 1
  store i32 %164, ptr %28, align 4, !tbaa !6
  br label %138, !llvm.loop !140

165:                                              ; preds = %141
  call void @llvm.lifetime.end.p0(ptr %27) #20
  call void @llvm.lifetime.end.p0(ptr %25) #20
  call void @llvm.lifetime.end.p0(ptr %24) #20
  br label %166

166:                                              ; preds = %165
  %167 = load i32, ptr %23, align 4, !tbaa !6
  %168 = add nsw i32 %167, 1
  store i32 %168, ptr %23, align 4, !tbaa !6
  br label %96, !llvm.loop !141

169:                                              ; preds = %99
  %170 = load i32, ptr @has_dot, align 4, !tbaa !6
  %171 = icmp ne i32 %170, 0
  br i1 %171, label %172, label %214

172:                                              ; preds = %169
  call void @llvm.lifetime.start.p0(ptr %30) #20
  call void @llvm.lifetime.start.p0(ptr %31) #20
  store i32 0, ptr %31, align 4, !tbaa !6
  br label %173

173:                                              ; preds = %192, %172
  %174 = load i32, ptr %31, align 4, !tbaa !6
  %175 = icmp slt i32 %174, 4
  br i1 %175, label %177, label %176

176:                                              ; preds = %173
  store i32 17, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #20
  br label %195

177:                                              ; preds = %173
  %178 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %179 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %178, i64 noundef 1)
  %180 = load i64, ptr %6, align 8, !tbaa !46
  %181 = load i32, ptr %31, align 4, !tbaa !6
  %182 = sext i32 %181 to i64
  %183 = add nsw i64 %180, %182
  %184 = load i64, ptr %13, align 8, !tbaa !46
  %185 = mul nsw i64 %183, %184
  %186 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %179, i64 %185
  %187 = load i64, ptr %17, align 8, !tbaa !46
  %188 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %186, i64 %187
  %189 = load i32, ptr %31, align 4, !tbaa !6
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds [4 x ptr], ptr %30, i64 0, i64 %190
  store ptr %188, ptr %191, align 8, !tbaa !111
  br label %192

192:                                              ; preds = %177
  %193 = load i32, ptr %31, align 4, !tbaa !6
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %31, align 4, !tbaa !6
  br label %173, !llvm.loop !142

195:                                              ; preds = %176
  call void @llvm.lifetime.start.p0(ptr %32) #20
  store i32 0, ptr %32, align 4, !tbaa !6
  br label %196

196:                                              ; preds = %210, %195
  %197 = load i32, ptr %32, align 4, !tbaa !6
  %198 = icmp slt i32 %197, 2
  br i1 %198, label %200, label %199

199:                                              ; preds = %196
  store i32 20, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #20
  br label %213

200:                                              ; preds = %196
  %201 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %22, i64 0, i64 0
  %202 = load i32, ptr %32, align 4, !tbaa !6
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %201, i64 %203
  %205 = getelementptr inbounds [4 x ptr], ptr %30, i64 0, i64 0
  %206 = getelementptr inbounds [2 x [4 x <8 x float>]], ptr %16, i64 0, i64 0
  %207 = load i32, ptr %32, align 4, !tbaa !6
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds [4 x <8 x float>], ptr %206, i64 %208
  call void @_ZN12_GLOBAL__N_110add_digitsILi1ELi4EEEvPKNS_6ColumnEPKPKNS_6RecordEPAT0__Dv8_f(ptr noundef %204, ptr noundef %205, ptr noundef %209)
  br label %210

210:                                              ; preds = %200
  %211 = load i32, ptr %32, align 4, !tbaa !6
  %212 = add nsw i32 %211, 1
  store i32 %212, ptr %32, align 4, !tbaa !6
  br label %196, !llvm.loop !143

213:                                              ; preds = %199
  call void @llvm.lifetime.end.p0(ptr %30) #20
  br label %256

214:                                              ; preds = %169
  call void @llvm.lifetime.start.p0(ptr %33) #20
  call void @llvm.lifetime.start.p0(ptr %34) #20
  store i32 0, ptr %34, align 4, !tbaa !6
  br label %215

215:                                              ; preds = %235, %214
  %216 = load i32, ptr %34, align 4, !tbaa !6
  %217 = icmp slt i32 %216, 4
  br i1 %217, label %219, label %218

218:                                              ; preds = %215
  store i32 23, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #20
  br label %238

219:                                              ; preds = %215
  %220 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %221 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %220, i64 noundef 0)
  %222 = load i64, ptr %6, align 8, !tbaa !46
  %223 = load i32, ptr %34, align 4, !tbaa !6
  %224 = sext i32 %223 to i64
  %225 = add nsw i64 %222, %224
  %226 = load i64, ptr %10, align 8, !tbaa !46
  %227 = mul nsw i64 %225, %226
  %228 = getelementptr inbounds float, ptr %221, i64 %227
  %229 = load i64, ptr %17, align 8, !tbaa !46
  %230 = mul nsw i64 %229, 32
  %231 = getelementptr inbounds float, ptr %228, i64 %230
  %232 = load i32, ptr %34, align 4, !tbaa !6
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds [4 x ptr], ptr %33, i64 0, i64 %233
  store ptr %231, ptr %234, align 8, !tbaa !109
  br label %235

235:                                              ; preds = %219
  %236 = load i32, ptr %34, align 4, !tbaa !6
  %237 = add nsw i32 %236, 1
  store i32 %237, ptr %34, align 4, !tbaa !6
  br label %215, !llvm.loop !144

238:                                              ; preds = %218
  call void @llvm.lifetime.start.p0(ptr %35) #20
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %239

239:                                              ; preds = %252, %238
  %240 = load i32, ptr %35, align 4, !tbaa !6
  %241 = icmp slt i32 %240, 2
  br i1 %241, label %243, label %242

242:                                              ; preds = %239
  store i32 26, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #20
  br label %255

243:                                              ; preds = %239
  %244 = load i32, ptr %35, align 4, !tbaa !6
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %22, i64 0, i64 %245
  %247 = getelementptr inbounds [4 x ptr], ptr %33, i64 0, i64 0
  %248 = load i32, ptr %35, align 4, !tbaa !6
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds [2 x [4 x <8 x float>]], ptr %16, i64 0, i64 %249
  %251 = getelementptr inbounds [4 x <8 x float>], ptr %250, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_111add_widenedILi4EEEvRKNS_6ColumnEPKPKfPDv8_f(ptr noundef nonnull align 8 dereferenceable(32) %246, ptr noundef %247, ptr noundef %251)
  br label %252

252:                                              ; preds = %243
  %253 = load i32, ptr %35, align 4, !tbaa !6
  %254 = add nsw i32 %253, 1
  store i32 %254, ptr %35, align 4, !tbaa !6
  br label %239, !llvm.loop !145

255:                                              ; preds = %242
  call void @llvm.lifetime.end.p0(ptr %33) #20
  br label %256

256:                                              ; preds = %255, %213
  call void @llvm.lifetime.end.p0(ptr %22) #20
  call void @llvm.lifetime.end.p0(ptr %21) #20
  call void @llvm.lifetime.end.p0(ptr %20) #20
  call void @llvm.lifetime.end.p0(ptr %19) #20
  br label %257

257:                                              ; preds = %256
  %258 = load i64, ptr %17, align 8, !tbaa !46
  %259 = add nsw i64 %258, 1
  store i64 %259, ptr %17, align 8, !tbaa !46
  br label %78, !llvm.loop !146

260:                                              ; preds = %82
  call void @llvm.lifetime.start.p0(ptr %36) #20
  store i32 0, ptr %36, align 4, !tbaa !6
  br label %261

261:                                              ; preds = %336, %260
  %262 = load i32, ptr %36, align 4, !tbaa !6
  %263 = icmp slt i32 %262, 2
  br i1 %263, label %265, label %264

264:                                              ; preds = %261
  store i32 29, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %36) #20
  br label %339

265:                                              ; preds = %261
  call void @llvm.lifetime.start.p0(ptr %37) #20
  %266 = load i64, ptr %5, align 8, !tbaa !46
  %267 = load i32, ptr %36, align 4, !tbaa !6
  %268 = sdiv i32 %267, 2
  %269 = sext i32 %268 to i64
  %270 = add nsw i64 %266, %269
  %271 = mul nsw i64 %270, 16
  store i64 %271, ptr %37, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %38) #20
  %272 = load i32, ptr %36, align 4, !tbaa !6
  %273 = srem i32 %272, 2
  %274 = mul nsw i32 %273, 8
  store i32 %274, ptr %38, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %39) #20
  store i32 0, ptr %39, align 4, !tbaa !6
  br label %275

275:                                              ; preds = %332, %265
  %276 = load i32, ptr %39, align 4, !tbaa !6
  %277 = icmp slt i32 %276, 4
  br i1 %277, label %279, label %278

278:                                              ; preds = %275
  store i32 32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %39) #20
  br label %335

279:                                              ; preds = %275
  call void @llvm.lifetime.start.p0(ptr %40) #20
  %280 = load i32, ptr %36, align 4, !tbaa !6
  %281 = sext i32 %280 to i64
  %282 = getelementptr inbounds [2 x [4 x <8 x float>]], ptr %16, i64 0, i64 %281
  %283 = load i32, ptr %39, align 4, !tbaa !6
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds [4 x <8 x float>], ptr %282, i64 0, i64 %284
  %286 = load <8 x float>, ptr %285, align 32, !tbaa !113
  store <8 x float> %286, ptr %40, align 32, !tbaa !113
  %287 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %288 = icmp eq i32 %287, 3
  br i1 %288, label %289, label %306

289:                                              ; preds = %279
  %290 = load i32, ptr %36, align 4, !tbaa !6
  %291 = sdiv i32 %290, 2
  %292 = sext i32 %291 to i64
  %293 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %292
  %294 = load ptr, ptr %293, align 8, !tbaa !130
  %295 = load i64, ptr %11, align 8, !tbaa !46
  %296 = getelementptr inbounds i8, ptr %294, i64 %295
  %297 = load i32, ptr %38, align 4, !tbaa !6
  %298 = sub nsw i32 16, %297
  %299 = mul nsw i32 4, %298
  %300 = sext i32 %299 to i64
  %301 = sub i64 0, %300
  %302 = getelementptr inbounds i8, ptr %296, i64 %301
  %303 = call noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %302)
  %304 = load <8 x float>, ptr %40, align 32, !tbaa !113
  %305 = fmul <8 x float> %304, %303
  store <8 x float> %305, ptr %40, align 32, !tbaa !113
  br label %306

306:                                              ; preds = %289, %279
  %307 = load i64, ptr %12, align 8, !tbaa !46
  %308 = load i64, ptr %37, align 8, !tbaa !46
  %309 = sub nsw i64 %307, %308
  %310 = load i32, ptr %38, align 4, !tbaa !6
  %311 = sext i32 %310 to i64
  %312 = call noundef i8 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %309, i64 noundef %311)
  store i8 %312, ptr %41, align 1
  %313 = load i8, ptr %41, align 1
  %314 = bitcast i8 %313 to <8 x i1>
  %315 = load <8 x float>, ptr %40, align 32, !tbaa !113
  %316 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %317 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %316, i64 noundef 0)
  %318 = load i64, ptr %6, align 8, !tbaa !46
  %319 = load i32, ptr %39, align 4, !tbaa !6
  %320 = sext i32 %319 to i64
  %321 = add nsw i64 %318, %320
  %322 = load i64, ptr %12, align 8, !tbaa !46
  %323 = mul nsw i64 %321, %322
  %324 = getelementptr inbounds float, ptr %317, i64 %323
  %325 = load i64, ptr %37, align 8, !tbaa !46
  %326 = getelementptr inbounds float, ptr %324, i64 %325
  %327 = load i32, ptr %38, align 4, !tbaa !6
  %328 = sext i32 %327 to i64
  %329 = getelementptr inbounds float, ptr %326, i64 %328
  %330 = bitcast <8 x i1> %314 to i8
  store i8 %330, ptr %42, align 1, !tbaa !113
  %331 = load i8, ptr %42, align 1
  call void @_ZN12_GLOBAL__N_112store_maskedIDv8_ffEEvDv8_bT_PT0_(i8 noundef %331, <8 x float> noundef %315, ptr noundef %329)
  call void @llvm.lifetime.end.p0(ptr %40) #20
  br label %332

332:                                              ; preds = %306
  %333 = load i32, ptr %39, align 4, !tbaa !6
  %334 = add nsw i32 %333, 1
  store i32 %334, ptr %39, align 4, !tbaa !6
  br label %275, !llvm.loop !147

335:                                              ; preds = %278
  call void @llvm.lifetime.end.p0(ptr %38) #20
  call void @llvm.lifetime.end.p0(ptr %37) #20
  br label %336

336:                                              ; preds = %335
  %337 = load i32, ptr %36, align 4, !tbaa !6
  %338 = add nsw i32 %337, 1
  store i32 %338, ptr %36, align 4, !tbaa !6
  br label %261, !llvm.loop !148

339:                                              ; preds = %264
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
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi2EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i64 noundef %2) #12 {
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
  %16 = alloca [2 x [2 x <8 x float>]], align 32
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca [2 x %"struct.(anonymous namespace)::Column"], align 16
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca %"struct.(anonymous namespace)::Column", align 8
  %30 = alloca [2 x ptr], align 16
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca [2 x ptr], align 16
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i64, align 8
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca <8 x float>, align 32
  %41 = alloca i8, align 1
  %42 = alloca i8, align 1
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
  %43 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %44 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %43, i64 noundef 0)
  %45 = getelementptr inbounds i64, ptr %44, i64 1
  %46 = load i64, ptr %45, align 8, !tbaa !46
  store i64 %46, ptr %10, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %11) #20
  %47 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %48 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %47, i64 noundef 1)
  %49 = getelementptr inbounds i64, ptr %48, i64 1
  %50 = load i64, ptr %49, align 8, !tbaa !46
  store i64 %50, ptr %11, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %12) #20
  %51 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %52 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %51, i64 noundef 0)
  %53 = getelementptr inbounds i64, ptr %52, i64 1
  %54 = load i64, ptr %53, align 8, !tbaa !46
  store i64 %54, ptr %12, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %13) #20
  %55 = load i64, ptr %10, align 8, !tbaa !46
  %56 = sdiv i64 %55, 32
  store i64 %56, ptr %13, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %14) #20
  call void @llvm.lifetime.start.p0(ptr %15) #20
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %57

57:                                               ; preds = %74, %3
  %58 = load i32, ptr %15, align 4, !tbaa !6
  %59 = icmp slt i32 %58, 1
  br i1 %59, label %61, label %60

60:                                               ; preds = %57
  call void @llvm.lifetime.end.p0(ptr %15) #20
  br label %77

61:                                               ; preds = %57
  %62 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %63 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %62, i64 noundef 1)
  %64 = load i64, ptr %5, align 8, !tbaa !46
  %65 = load i32, ptr %15, align 4, !tbaa !6
  %66 = sext i32 %65 to i64
  %67 = add nsw i64 %64, %66
  %68 = load i64, ptr %11, align 8, !tbaa !46
  %69 = mul nsw i64 %67, %68
  %70 = getelementptr inbounds i8, ptr %63, i64 %69
  %71 = load i32, ptr %15, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %72
  store ptr %70, ptr %73, align 8, !tbaa !130
  br label %74

74:                                               ; preds = %61
  %75 = load i32, ptr %15, align 4, !tbaa !6
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %15, align 4, !tbaa !6
  br label %57, !llvm.loop !149

77:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr %16) #20
  call void @llvm.memset.p0.i64(ptr align 32 %16, i8 0, i64 128, i1 false)
  call void @llvm.lifetime.start.p0(ptr %17) #20
  store i64 0, ptr %17, align 8, !tbaa !46
  br label %78

78:                                               ; preds = %257, %77
  %79 = load i64, ptr %17, align 8, !tbaa !46
  %80 = load i64, ptr %13, align 8, !tbaa !46
  %81 = icmp slt i64 %79, %80
  br i1 %81, label %83, label %82

82:                                               ; preds = %78
  store i32 5, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %260

83:                                               ; preds = %78
  call void @llvm.lifetime.start.p0(ptr %19) #20
  %84 = load i64, ptr %17, align 8, !tbaa !46
  %85 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %86 = sext i32 %85 to i64
  %87 = sdiv i64 %84, %86
  store i64 %87, ptr %19, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %20) #20
  %88 = load i64, ptr %17, align 8, !tbaa !46
  %89 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %90 = sext i32 %89 to i64
  %91 = srem i64 %88, %90
  store i64 %91, ptr %20, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %21) #20
  %92 = load i64, ptr %19, align 8, !tbaa !46
  %93 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %94 = sext i32 %93 to i64
  %95 = mul nsw i64 %92, %94
  store i64 %95, ptr %21, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %22) #20
  call void @llvm.lifetime.start.p0(ptr %23) #20
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %96

96:                                               ; preds = %166, %83
  %97 = load i32, ptr %23, align 4, !tbaa !6
  %98 = icmp slt i32 %97, 1
  br i1 %98, label %100, label %99

99:                                               ; preds = %96
  store i32 8, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #20
  br label %169

100:                                              ; preds = %96
  call void @llvm.lifetime.start.p0(ptr %24) #20
  %101 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %102 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %103 = sdiv i32 %101, %102
  store i32 %103, ptr %24, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %25) #20
  %104 = load i32, ptr %23, align 4, !tbaa !6
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %105
  %107 = load ptr, ptr %106, align 8, !tbaa !130
  %108 = load i64, ptr %17, align 8, !tbaa !46
  %109 = load i32, ptr %24, align 4, !tbaa !6
  %110 = sext i32 %109 to i64
  %111 = mul nsw i64 %108, %110
  %112 = getelementptr inbounds i8, ptr %107, i64 %111
  %113 = load i64, ptr %11, align 8, !tbaa !46
  %114 = mul nsw i64 %113, 1
  %115 = getelementptr inbounds i8, ptr %112, i64 %114
  store ptr %115, ptr %25, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %26) #20
  store i32 0, ptr %26, align 4, !tbaa !6
  br label %116

116:                                              ; preds = %126, %100
  %117 = load i32, ptr %26, align 4, !tbaa !6
  %118 = load i32, ptr %24, align 4, !tbaa !6
  %119 = icmp slt i32 %117, %118
  br i1 %119, label %121, label %120

120:                                              ; preds = %116
  store i32 11, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #20
  br label %131

121:                                              ; preds = %116
  %122 = load ptr, ptr %25, align 8, !tbaa !130
  %123 = load i32, ptr %26, align 4, !tbaa !6
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds i8, ptr %122, i64 %124
  call void @llvm.prefetch.p0(ptr %125, i32 0, i32 3, i32 1)
  br label %126

126:                                              ; preds = %121
  %127 = load i32, ptr %26, align 4, !tbaa !6
  %128 = sext i32 %127 to i64
  %129 = add nsw i64 %128, 64
  %130 = trunc i64 %129 to i32
  store i32 %130, ptr %26, align 4, !tbaa !6
  br label %116, !llvm.loop !150

131:                                              ; preds = %120
  call void @llvm.lifetime.start.p0(ptr %27) #20
  %132 = load i32, ptr %23, align 4, !tbaa !6
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %133
  %135 = load ptr, ptr %134, align 8, !tbaa !130
  %136 = load i64, ptr %21, align 8, !tbaa !46
  %137 = getelementptr inbounds i8, ptr %135, i64 %136
  store ptr %137, ptr %27, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %28) #20
  store i32 0, ptr %28, align 4, !tbaa !6
  br label %138

138:                                              ; preds = %162, %131
  %139 = load i32, ptr %28, align 4, !tbaa !6
  %140 = icmp slt i32 %139, 2
  br i1 %140, label %142, label %141

141:                                              ; preds = %138
  store i32 14, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #20
  br label %165

142:                                              ; preds = %138
  call void @llvm.lifetime.start.p0(ptr %29) #20
  %143 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 0
  %144 = load ptr, ptr %27, align 8, !tbaa !130
  %145 = load i64, ptr %20, align 8, !tbaa !46
  %146 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %147 = sext i32 %146 to i64
  %148 = mul nsw i64 %145, %147
  %149 = getelementptr inbounds i8, ptr %144, i64 %148
  store ptr %149, ptr %143, align 8, !tbaa !134
  %150 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 1
  %151 = load ptr, ptr %27, align 8, !tbaa !130
  store ptr %151, ptr %150, align 8, !tbaa !136
  %152 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 2
  %153 = load i64, ptr %20, align 8, !tbaa !46
  store i64 %153, ptr %152, align 8, !tbaa !137
  %154 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 3
  %155 = load i32, ptr %28, align 4, !tbaa !6
  store i32 %155, ptr %154, align 8, !tbaa !138
  %156 = load i32, ptr %23, align 4, !tbaa !6
  %157 = mul nsw i32 %156, 2
  %158 = load i32, ptr %28, align 4, !tbaa !6
  %159 = add nsw i32 %157, %158
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %22, i64 0, i64 %160
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %161, ptr align 8 %29, i64 32, i1 false), !tbaa.struct !139
  call void @llvm.lifetime.end.p0(ptr %29) #20
  br label %162

162:                                              ; preds = %142
  %163 = load i32, ptr %28, align 4, !tbaa !6
  %164 = add nsw i32 %163, 1
  store i32 %164, ptr %28, align 4, !tbaa !6
  br label %138, !llvm.loop !151

165:                                              ; preds = %141
  call void @llvm.lifetime.end.p0(ptr %27) #20
  call void @llvm.lifetime.end.p0(ptr %25) #20
  call void @llvm.lifetime.end.p0(ptr %24) #20
  br label %166

166:                                              ; preds = %165
  %167 = load i32, ptr %23, align 4, !tbaa !6
  %168 = add nsw i32 %167, 1
  store i32 %168, ptr %23, align 4, !tbaa !6
  br label %96, !llvm.loop !152

169:                                              ; preds = %99
  %170 = load i32, ptr @has_dot, align 4, !tbaa !6
  %171 = icmp ne i32 %170, 0
  br i1 %171, label %172, label %214

172:                                              ; preds = %169
  call void @llvm.lifetime.start.p0(ptr %30) #20
  call void @llvm.lifetime.start.p0(ptr %31) #20
  store i32 0, ptr %31, align 4, !tbaa !6
  br label %173

173:                                              ; preds = %192, %172
  %174 = load i32, ptr %31, align 4, !tbaa !6
  %175 = icmp slt i32 %174, 2
  br i1 %175, label %177, label %176

176:                                              ; preds = %173
  store i32 17, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #20
  br label %195

177:                                              ; preds = %173
  %178 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %179 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %178, i64 noundef 1)
  %180 = load i64, ptr %6, align 8, !tbaa !46
  %181 = load i32, ptr %31, align 4, !tbaa !6
  %182 = sext i32 %181 to i64
  %183 = add nsw i64 %180, %182
  %184 = load i64, ptr %13, align 8, !tbaa !46
  %185 = mul nsw i64 %183, %184
  %186 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %179, i64 %185
  %187 = load i64, ptr %17, align 8, !tbaa !46
  %188 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %186, i64 %187
  %189 = load i32, ptr %31, align 4, !tbaa !6
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds [2 x ptr], ptr %30, i64 0, i64 %190
  store ptr %188, ptr %191, align 8, !tbaa !111
  br label %192

192:                                              ; preds = %177
  %193 = load i32, ptr %31, align 4, !tbaa !6
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %31, align 4, !tbaa !6
  br label %173, !llvm.loop !153

195:                                              ; preds = %176
  call void @llvm.lifetime.start.p0(ptr %32) #20
  store i32 0, ptr %32, align 4, !tbaa !6
  br label %196

196:                                              ; preds = %210, %195
  %197 = load i32, ptr %32, align 4, !tbaa !6
  %198 = icmp slt i32 %197, 2
  br i1 %198, label %200, label %199

199:                                              ; preds = %196
  store i32 20, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #20
  br label %213

200:                                              ; preds = %196
  %201 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %22, i64 0, i64 0
  %202 = load i32, ptr %32, align 4, !tbaa !6
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %201, i64 %203
  %205 = getelementptr inbounds [2 x ptr], ptr %30, i64 0, i64 0
  %206 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %16, i64 0, i64 0
  %207 = load i32, ptr %32, align 4, !tbaa !6
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds [2 x <8 x float>], ptr %206, i64 %208
  call void @_ZN12_GLOBAL__N_110add_digitsILi1ELi2EEEvPKNS_6ColumnEPKPKNS_6RecordEPAT0__Dv8_f(ptr noundef %204, ptr noundef %205, ptr noundef %209)
  br label %210

210:                                              ; preds = %200
  %211 = load i32, ptr %32, align 4, !tbaa !6
  %212 = add nsw i32 %211, 1
  store i32 %212, ptr %32, align 4, !tbaa !6
  br label %196, !llvm.loop !154

213:                                              ; preds = %199
  call void @llvm.lifetime.end.p0(ptr %30) #20
  br label %256

214:                                              ; preds = %169
  call void @llvm.lifetime.start.p0(ptr %33) #20
  call void @llvm.lifetime.start.p0(ptr %34) #20
  store i32 0, ptr %34, align 4, !tbaa !6
  br label %215

215:                                              ; preds = %235, %214
  %216 = load i32, ptr %34, align 4, !tbaa !6
  %217 = icmp slt i32 %216, 2
  br i1 %217, label %219, label %218

218:                                              ; preds = %215
  store i32 23, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #20
  br label %238

219:                                              ; preds = %215
  %220 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %221 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %220, i64 noundef 0)
  %222 = load i64, ptr %6, align 8, !tbaa !46
  %223 = load i32, ptr %34, align 4, !tbaa !6
  %224 = sext i32 %223 to i64
  %225 = add nsw i64 %222, %224
  %226 = load i64, ptr %10, align 8, !tbaa !46
  %227 = mul nsw i64 %225, %226
  %228 = getelementptr inbounds float, ptr %221, i64 %227
  %229 = load i64, ptr %17, align 8, !tbaa !46
  %230 = mul nsw i64 %229, 32
  %231 = getelementptr inbounds float, ptr %228, i64 %230
  %232 = load i32, ptr %34, align 4, !tbaa !6
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds [2 x ptr], ptr %33, i64 0, i64 %233
  store ptr %231, ptr %234, align 8, !tbaa !109
  br label %235

235:                                              ; preds = %219
  %236 = load i32, ptr %34, align 4, !tbaa !6
  %237 = add nsw i32 %236, 1
  store i32 %237, ptr %34, align 4, !tbaa !6
  br label %215, !llvm.loop !155

238:                                              ; preds = %218
  call void @llvm.lifetime.start.p0(ptr %35) #20
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %239

239:                                              ; preds = %252, %238
  %240 = load i32, ptr %35, align 4, !tbaa !6
  %241 = icmp slt i32 %240, 2
  br i1 %241, label %243, label %242

242:                                              ; preds = %239
  store i32 26, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #20
  br label %255

243:                                              ; preds = %239
  %244 = load i32, ptr %35, align 4, !tbaa !6
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %22, i64 0, i64 %245
  %247 = getelementptr inbounds [2 x ptr], ptr %33, i64 0, i64 0
  %248 = load i32, ptr %35, align 4, !tbaa !6
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %16, i64 0, i64 %249
  %251 = getelementptr inbounds [2 x <8 x float>], ptr %250, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_111add_widenedILi2EEEvRKNS_6ColumnEPKPKfPDv8_f(ptr noundef nonnull align 8 dereferenceable(32) %246, ptr noundef %247, ptr noundef %251)
  br label %252

252:                                              ; preds = %243
  %253 = load i32, ptr %35, align 4, !tbaa !6
  %254 = add nsw i32 %253, 1
  store i32 %254, ptr %35, align 4, !tbaa !6
  br label %239, !llvm.loop !156

255:                                              ; preds = %242
  call void @llvm.lifetime.end.p0(ptr %33) #20
  br label %256

256:                                              ; preds = %255, %213
  call void @llvm.lifetime.end.p0(ptr %22) #20
  call void @llvm.lifetime.end.p0(ptr %21) #20
  call void @llvm.lifetime.end.p0(ptr %20) #20
  call void @llvm.lifetime.end.p0(ptr %19) #20
  br label %257

257:                                              ; preds = %256
  %258 = load i64, ptr %17, align 8, !tbaa !46
  %259 = add nsw i64 %258, 1
  store i64 %259, ptr %17, align 8, !tbaa !46
  br label %78, !llvm.loop !157

260:                                              ; preds = %82
  call void @llvm.lifetime.start.p0(ptr %36) #20
  store i32 0, ptr %36, align 4, !tbaa !6
  br label %261

261:                                              ; preds = %336, %260
  %262 = load i32, ptr %36, align 4, !tbaa !6
  %263 = icmp slt i32 %262, 2
  br i1 %263, label %265, label %264

264:                                              ; preds = %261
  store i32 29, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %36) #20
  br label %339

265:                                              ; preds = %261
  call void @llvm.lifetime.start.p0(ptr %37) #20
  %266 = load i64, ptr %5, align 8, !tbaa !46
  %267 = load i32, ptr %36, align 4, !tbaa !6
  %268 = sdiv i32 %267, 2
  %269 = sext i32 %268 to i64
  %270 = add nsw i64 %266, %269
  %271 = mul nsw i64 %270, 16
  store i64 %271, ptr %37, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %38) #20
  %272 = load i32, ptr %36, align 4, !tbaa !6
  %273 = srem i32 %272, 2
  %274 = mul nsw i32 %273, 8
  store i32 %274, ptr %38, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %39) #20
  store i32 0, ptr %39, align 4, !tbaa !6
  br label %275

275:                                              ; preds = %332, %265
  %276 = load i32, ptr %39, align 4, !tbaa !6
  %277 = icmp slt i32 %276, 2
  br i1 %277, label %279, label %278

278:                                              ; preds = %275
  store i32 32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %39) #20
  br label %335

279:                                              ; preds = %275
  call void @llvm.lifetime.start.p0(ptr %40) #20
  %280 = load i32, ptr %36, align 4, !tbaa !6
  %281 = sext i32 %280 to i64
  %282 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %16, i64 0, i64 %281
  %283 = load i32, ptr %39, align 4, !tbaa !6
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds [2 x <8 x float>], ptr %282, i64 0, i64 %284
  %286 = load <8 x float>, ptr %285, align 32, !tbaa !113
  store <8 x float> %286, ptr %40, align 32, !tbaa !113
  %287 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %288 = icmp eq i32 %287, 3
  br i1 %288, label %289, label %306

289:                                              ; preds = %279
  %290 = load i32, ptr %36, align 4, !tbaa !6
  %291 = sdiv i32 %290, 2
  %292 = sext i32 %291 to i64
  %293 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %292
  %294 = load ptr, ptr %293, align 8, !tbaa !130
  %295 = load i64, ptr %11, align 8, !tbaa !46
  %296 = getelementptr inbounds i8, ptr %294, i64 %295
  %297 = load i32, ptr %38, align 4, !tbaa !6
  %298 = sub nsw i32 16, %297
  %299 = mul nsw i32 4, %298
  %300 = sext i32 %299 to i64
  %301 = sub i64 0, %300
  %302 = getelementptr inbounds i8, ptr %296, i64 %301
  %303 = call noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %302)
  %304 = load <8 x float>, ptr %40, align 32, !tbaa !113
  %305 = fmul <8 x float> %304, %303
  store <8 x float> %305, ptr %40, align 32, !tbaa !113
  br label %306

306:                                              ; preds = %289, %279
  %307 = load i64, ptr %12, align 8, !tbaa !46
  %308 = load i64, ptr %37, align 8, !tbaa !46
  %309 = sub nsw i64 %307, %308
  %310 = load i32, ptr %38, align 4, !tbaa !6
  %311 = sext i32 %310 to i64
  %312 = call noundef i8 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %309, i64 noundef %311)
  store i8 %312, ptr %41, align 1
  %313 = load i8, ptr %41, align 1
  %314 = bitcast i8 %313 to <8 x i1>
  %315 = load <8 x float>, ptr %40, align 32, !tbaa !113
  %316 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %317 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %316, i64 noundef 0)
  %318 = load i64, ptr %6, align 8, !tbaa !46
  %319 = load i32, ptr %39, align 4, !tbaa !6
  %320 = sext i32 %319 to i64
  %321 = add nsw i64 %318, %320
  %322 = load i64, ptr %12, align 8, !tbaa !46
  %323 = mul nsw i64 %321, %322
  %324 = getelementptr inbounds float, ptr %317, i64 %323
  %325 = load i64, ptr %37, align 8, !tbaa !46
  %326 = getelementptr inbounds float, ptr %324, i64 %325
  %327 = load i32, ptr %38, align 4, !tbaa !6
  %328 = sext i32 %327 to i64
  %329 = getelementptr inbounds float, ptr %326, i64 %328
  %330 = bitcast <8 x i1> %314 to i8
  store i8 %330, ptr %42, align 1, !tbaa !113
  %331 = load i8, ptr %42, align 1
  call void @_ZN12_GLOBAL__N_112store_maskedIDv8_ffEEvDv8_bT_PT0_(i8 noundef %331, <8 x float> noundef %315, ptr noundef %329)
  call void @llvm.lifetime.end.p0(ptr %40) #20
  br label %332

332:                                              ; preds = %306
  %333 = load i32, ptr %39, align 4, !tbaa !6
  %334 = add nsw i32 %333, 1
  store i32 %334, ptr %39, align 4, !tbaa !6
  br label %275, !llvm.loop !158

335:                                              ; preds = %278
  call void @llvm.lifetime.end.p0(ptr %38) #20
  call void @llvm.lifetime.end.p0(ptr %37) #20
  br label %336

336:                                              ; preds = %335
  %337 = load i32, ptr %36, align 4, !tbaa !6
  %338 = add nsw i32 %337, 1
  store i32 %338, ptr %36, align 4, !tbaa !6
  br label %261, !llvm.loop !159

339:                                              ; preds = %264
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
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi1EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i64 noundef %2) #12 {
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
  %16 = alloca [2 x [1 x <8 x float>]], align 32
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca [2 x %"struct.(anonymous namespace)::Column"], align 16
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca %"struct.(anonymous namespace)::Column", align 8
  %30 = alloca [1 x ptr], align 8
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca [1 x ptr], align 8
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i64, align 8
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca <8 x float>, align 32
  %41 = alloca i8, align 1
  %42 = alloca i8, align 1
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
  %43 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %44 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %43, i64 noundef 0)
  %45 = getelementptr inbounds i64, ptr %44, i64 1
  %46 = load i64, ptr %45, align 8, !tbaa !46
  store i64 %46, ptr %10, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %11) #20
  %47 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %48 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %47, i64 noundef 1)
  %49 = getelementptr inbounds i64, ptr %48, i64 1
  %50 = load i64, ptr %49, align 8, !tbaa !46
  store i64 %50, ptr %11, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %12) #20
  %51 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %52 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %51, i64 noundef 0)
  %53 = getelementptr inbounds i64, ptr %52, i64 1
  %54 = load i64, ptr %53, align 8, !tbaa !46
  store i64 %54, ptr %12, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %13) #20
  %55 = load i64, ptr %10, align 8, !tbaa !46
  %56 = sdiv i64 %55, 32
  store i64 %56, ptr %13, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %14) #20
  call void @llvm.lifetime.start.p0(ptr %15) #20
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %57

57:                                               ; preds = %74, %3
  %58 = load i32, ptr %15, align 4, !tbaa !6
  %59 = icmp slt i32 %58, 1
  br i1 %59, label %61, label %60

60:                                               ; preds = %57
  call void @llvm.lifetime.end.p0(ptr %15) #20
  br label %77

61:                                               ; preds = %57
  %62 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %63 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %62, i64 noundef 1)
  %64 = load i64, ptr %5, align 8, !tbaa !46
  %65 = load i32, ptr %15, align 4, !tbaa !6
  %66 = sext i32 %65 to i64
  %67 = add nsw i64 %64, %66
  %68 = load i64, ptr %11, align 8, !tbaa !46
  %69 = mul nsw i64 %67, %68
  %70 = getelementptr inbounds i8, ptr %63, i64 %69
  %71 = load i32, ptr %15, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %72
  store ptr %70, ptr %73, align 8, !tbaa !130
  br label %74

74:                                               ; preds = %61
  %75 = load i32, ptr %15, align 4, !tbaa !6
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %15, align 4, !tbaa !6
  br label %57, !llvm.loop !160

77:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr %16) #20
  call void @llvm.memset.p0.i64(ptr align 32 %16, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(ptr %17) #20
  store i64 0, ptr %17, align 8, !tbaa !46
  br label %78

78:                                               ; preds = %257, %77
  %79 = load i64, ptr %17, align 8, !tbaa !46
  %80 = load i64, ptr %13, align 8, !tbaa !46
  %81 = icmp slt i64 %79, %80
  br i1 %81, label %83, label %82

82:                                               ; preds = %78
  store i32 5, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %260

83:                                               ; preds = %78
  call void @llvm.lifetime.start.p0(ptr %19) #20
  %84 = load i64, ptr %17, align 8, !tbaa !46
  %85 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %86 = sext i32 %85 to i64
  %87 = sdiv i64 %84, %86
  store i64 %87, ptr %19, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %20) #20
  %88 = load i64, ptr %17, align 8, !tbaa !46
  %89 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %90 = sext i32 %89 to i64
  %91 = srem i64 %88, %90
  store i64 %91, ptr %20, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %21) #20
  %92 = load i64, ptr %19, align 8, !tbaa !46
  %93 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %94 = sext i32 %93 to i64
  %95 = mul nsw i64 %92, %94
  store i64 %95, ptr %21, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %22) #20
  call void @llvm.lifetime.start.p0(ptr %23) #20
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %96

96:                                               ; preds = %166, %83
  %97 = load i32, ptr %23, align 4, !tbaa !6
  %98 = icmp slt i32 %97, 1
  br i1 %98, label %100, label %99

99:                                               ; preds = %96
  store i32 8, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #20
  br label %169

100:                                              ; preds = %96
  call void @llvm.lifetime.start.p0(ptr %24) #20
  %101 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %102 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %103 = sdiv i32 %101, %102
  store i32 %103, ptr %24, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %25) #20
  %104 = load i32, ptr %23, align 4, !tbaa !6
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %105
  %107 = load ptr, ptr %106, align 8, !tbaa !130
  %108 = load i64, ptr %17, align 8, !tbaa !46
  %109 = load i32, ptr %24, align 4, !tbaa !6
  %110 = sext i32 %109 to i64
  %111 = mul nsw i64 %108, %110
  %112 = getelementptr inbounds i8, ptr %107, i64 %111
  %113 = load i64, ptr %11, align 8, !tbaa !46
  %114 = mul nsw i64 %113, 1
  %115 = getelementptr inbounds i8, ptr %112, i64 %114
  store ptr %115, ptr %25, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %26) #20
  store i32 0, ptr %26, align 4, !tbaa !6
  br label %116

116:                                              ; preds = %126, %100
  %117 = load i32, ptr %26, align 4, !tbaa !6
  %118 = load i32, ptr %24, align 4, !tbaa !6
  %119 = icmp slt i32 %117, %118
  br i1 %119, label %121, label %120

120:                                              ; preds = %116
  store i32 11, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #20
  br label %131

121:                                              ; preds = %116
  %122 = load ptr, ptr %25, align 8, !tbaa !130
  %123 = load i32, ptr %26, align 4, !tbaa !6
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds i8, ptr %122, i64 %124
  call void @llvm.prefetch.p0(ptr %125, i32 0, i32 3, i32 1)
  br label %126

126:                                              ; preds = %121
  %127 = load i32, ptr %26, align 4, !tbaa !6
  %128 = sext i32 %127 to i64
  %129 = add nsw i64 %128, 64
  %130 = trunc i64 %129 to i32
  store i32 %130, ptr %26, align 4, !tbaa !6
  br label %116, !llvm.loop !161

131:                                              ; preds = %120
  call void @llvm.lifetime.start.p0(ptr %27) #20
  %132 = load i32, ptr %23, align 4, !tbaa !6
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %133
  %135 = load ptr, ptr %134, align 8, !tbaa !130
  %136 = load i64, ptr %21, align 8, !tbaa !46
  %137 = getelementptr inbounds i8, ptr %135, i64 %136
  store ptr %137, ptr %27, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %28) #20
  store i32 0, ptr %28, align 4, !tbaa !6
  br label %138

138:                                              ; preds = %162, %131
  %139 = load i32, ptr %28, align 4, !tbaa !6
  %140 = icmp slt i32 %139, 2
  br i1 %140, label %142, label %141

141:                                              ; preds = %138
  store i32 14, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #20
  br label %165

142:                                              ; preds = %138
  call void @llvm.lifetime.start.p0(ptr %29) #20
  %143 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 0
  %144 = load ptr, ptr %27, align 8, !tbaa !130
  %145 = load i64, ptr %20, align 8, !tbaa !46
  %146 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %147 = sext i32 %146 to i64
  %148 = mul nsw i64 %145, %147
  %149 = getelementptr inbounds i8, ptr %144, i64 %148
  store ptr %149, ptr %143, align 8, !tbaa !134
  %150 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 1
  %151 = load ptr, ptr %27, align 8, !tbaa !130
  store ptr %151, ptr %150, align 8, !tbaa !136
  %152 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 2
  %153 = load i64, ptr %20, align 8, !tbaa !46
  store i64 %153, ptr %152, align 8, !tbaa !137
  %154 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 3
  %155 = load i32, ptr %28, align 4, !tbaa !6
  store i32 %155, ptr %154, align 8, !tbaa !138
  %156 = load i32, ptr %23, align 4, !tbaa !6
  %157 = mul nsw i32 %156, 2
  %158 = load i32, ptr %28, align 4, !tbaa !6
  %159 = add nsw i32 %157, %158
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %22, i64 0, i64 %160
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %161, ptr align 8 %29, i64 32, i1 false), !tbaa.struct !139
  call void @llvm.lifetime.end.p0(ptr %29) #20
  br label %162

162:                                              ; preds = %142
  %163 = load i32, ptr %28, align 4, !tbaa !6
  %164 = add nsw i32 %163, 1
  store i32 %164, ptr %28, align 4, !tbaa !6
  br label %138, !llvm.loop !162

165:                                              ; preds = %141
  call void @llvm.lifetime.end.p0(ptr %27) #20
  call void @llvm.lifetime.end.p0(ptr %25) #20
  call void @llvm.lifetime.end.p0(ptr %24) #20
  br label %166

166:                                              ; preds = %165
  %167 = load i32, ptr %23, align 4, !tbaa !6
  %168 = add nsw i32 %167, 1
  store i32 %168, ptr %23, align 4, !tbaa !6
  br label %96, !llvm.loop !163

169:                                              ; preds = %99
  %170 = load i32, ptr @has_dot, align 4, !tbaa !6
  %171 = icmp ne i32 %170, 0
  br i1 %171, label %172, label %214

172:                                              ; preds = %169
  call void @llvm.lifetime.start.p0(ptr %30) #20
  call void @llvm.lifetime.start.p0(ptr %31) #20
  store i32 0, ptr %31, align 4, !tbaa !6
  br label %173

173:                                              ; preds = %192, %172
  %174 = load i32, ptr %31, align 4, !tbaa !6
  %175 = icmp slt i32 %174, 1
  br i1 %175, label %177, label %176

176:                                              ; preds = %173
  store i32 17, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #20
  br label %195

177:                                              ; preds = %173
  %178 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %179 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %178, i64 noundef 1)
  %180 = load i64, ptr %6, align 8, !tbaa !46
  %181 = load i32, ptr %31, align 4, !tbaa !6
  %182 = sext i32 %181 to i64
  %183 = add nsw i64 %180, %182
  %184 = load i64, ptr %13, align 8, !tbaa !46
  %185 = mul nsw i64 %183, %184
  %186 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %179, i64 %185
  %187 = load i64, ptr %17, align 8, !tbaa !46
  %188 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %186, i64 %187
  %189 = load i32, ptr %31, align 4, !tbaa !6
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds [1 x ptr], ptr %30, i64 0, i64 %190
  store ptr %188, ptr %191, align 8, !tbaa !111
  br label %192

192:                                              ; preds = %177
  %193 = load i32, ptr %31, align 4, !tbaa !6
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %31, align 4, !tbaa !6
  br label %173, !llvm.loop !164

195:                                              ; preds = %176
  call void @llvm.lifetime.start.p0(ptr %32) #20
  store i32 0, ptr %32, align 4, !tbaa !6
  br label %196

196:                                              ; preds = %210, %195
  %197 = load i32, ptr %32, align 4, !tbaa !6
  %198 = icmp slt i32 %197, 2
  br i1 %198, label %200, label %199

199:                                              ; preds = %196
  store i32 20, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #20
  br label %213

200:                                              ; preds = %196
  %201 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %22, i64 0, i64 0
  %202 = load i32, ptr %32, align 4, !tbaa !6
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %201, i64 %203
  %205 = getelementptr inbounds [1 x ptr], ptr %30, i64 0, i64 0
  %206 = getelementptr inbounds [2 x [1 x <8 x float>]], ptr %16, i64 0, i64 0
  %207 = load i32, ptr %32, align 4, !tbaa !6
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds [1 x <8 x float>], ptr %206, i64 %208
  call void @_ZN12_GLOBAL__N_110add_digitsILi1ELi1EEEvPKNS_6ColumnEPKPKNS_6RecordEPAT0__Dv8_f(ptr noundef %204, ptr noundef %205, ptr noundef %209)
  br label %210

210:                                              ; preds = %200
  %211 = load i32, ptr %32, align 4, !tbaa !6
  %212 = add nsw i32 %211, 1
  store i32 %212, ptr %32, align 4, !tbaa !6
  br label %196, !llvm.loop !165

213:                                              ; preds = %199
  call void @llvm.lifetime.end.p0(ptr %30) #20
  br label %256

214:                                              ; preds = %169
  call void @llvm.lifetime.start.p0(ptr %33) #20
  call void @llvm.lifetime.start.p0(ptr %34) #20
  store i32 0, ptr %34, align 4, !tbaa !6
  br label %215

215:                                              ; preds = %235, %214
  %216 = load i32, ptr %34, align 4, !tbaa !6
  %217 = icmp slt i32 %216, 1
  br i1 %217, label %219, label %218

218:                                              ; preds = %215
  store i32 23, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #20
  br label %238

219:                                              ; preds = %215
  %220 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %221 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %220, i64 noundef 0)
  %222 = load i64, ptr %6, align 8, !tbaa !46
  %223 = load i32, ptr %34, align 4, !tbaa !6
  %224 = sext i32 %223 to i64
  %225 = add nsw i64 %222, %224
  %226 = load i64, ptr %10, align 8, !tbaa !46
  %227 = mul nsw i64 %225, %226
  %228 = getelementptr inbounds float, ptr %221, i64 %227
  %229 = load i64, ptr %17, align 8, !tbaa !46
  %230 = mul nsw i64 %229, 32
  %231 = getelementptr inbounds float, ptr %228, i64 %230
  %232 = load i32, ptr %34, align 4, !tbaa !6
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds [1 x ptr], ptr %33, i64 0, i64 %233
  store ptr %231, ptr %234, align 8, !tbaa !109
  br label %235

235:                                              ; preds = %219
  %236 = load i32, ptr %34, align 4, !tbaa !6
  %237 = add nsw i32 %236, 1
  store i32 %237, ptr %34, align 4, !tbaa !6
  br label %215, !llvm.loop !166

238:                                              ; preds = %218
  call void @llvm.lifetime.start.p0(ptr %35) #20
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %239

239:                                              ; preds = %252, %238
  %240 = load i32, ptr %35, align 4, !tbaa !6
  %241 = icmp slt i32 %240, 2
  br i1 %241, label %243, label %242

242:                                              ; preds = %239
  store i32 26, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #20
  br label %255

243:                                              ; preds = %239
  %244 = load i32, ptr %35, align 4, !tbaa !6
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Column"], ptr %22, i64 0, i64 %245
  %247 = getelementptr inbounds [1 x ptr], ptr %33, i64 0, i64 0
  %248 = load i32, ptr %35, align 4, !tbaa !6
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds [2 x [1 x <8 x float>]], ptr %16, i64 0, i64 %249
  %251 = getelementptr inbounds [1 x <8 x float>], ptr %250, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_111add_widenedILi1EEEvRKNS_6ColumnEPKPKfPDv8_f(ptr noundef nonnull align 8 dereferenceable(32) %246, ptr noundef %247, ptr noundef %251)
  br label %252

252:                                              ; preds = %243
  %253 = load i32, ptr %35, align 4, !tbaa !6
  %254 = add nsw i32 %253, 1
  store i32 %254, ptr %35, align 4, !tbaa !6
  br label %239, !llvm.loop !167

255:                                              ; preds = %242
  call void @llvm.lifetime.end.p0(ptr %33) #20
  br label %256

256:                                              ; preds = %255, %213
  call void @llvm.lifetime.end.p0(ptr %22) #20
  call void @llvm.lifetime.end.p0(ptr %21) #20
  call void @llvm.lifetime.end.p0(ptr %20) #20
  call void @llvm.lifetime.end.p0(ptr %19) #20
  br label %257

257:                                              ; preds = %256
  %258 = load i64, ptr %17, align 8, !tbaa !46
  %259 = add nsw i64 %258, 1
  store i64 %259, ptr %17, align 8, !tbaa !46
  br label %78, !llvm.loop !168

260:                                              ; preds = %82
  call void @llvm.lifetime.start.p0(ptr %36) #20
  store i32 0, ptr %36, align 4, !tbaa !6
  br label %261

261:                                              ; preds = %336, %260
  %262 = load i32, ptr %36, align 4, !tbaa !6
  %263 = icmp slt i32 %262, 2
  br i1 %263, label %265, label %264

264:                                              ; preds = %261
  store i32 29, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %36) #20
  br label %339

265:                                              ; preds = %261
  call void @llvm.lifetime.start.p0(ptr %37) #20
  %266 = load i64, ptr %5, align 8, !tbaa !46
  %267 = load i32, ptr %36, align 4, !tbaa !6
  %268 = sdiv i32 %267, 2
  %269 = sext i32 %268 to i64
  %270 = add nsw i64 %266, %269
  %271 = mul nsw i64 %270, 16
  store i64 %271, ptr %37, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %38) #20
  %272 = load i32, ptr %36, align 4, !tbaa !6
  %273 = srem i32 %272, 2
  %274 = mul nsw i32 %273, 8
  store i32 %274, ptr %38, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %39) #20
  store i32 0, ptr %39, align 4, !tbaa !6
  br label %275

275:                                              ; preds = %332, %265
  %276 = load i32, ptr %39, align 4, !tbaa !6
  %277 = icmp slt i32 %276, 1
  br i1 %277, label %279, label %278

278:                                              ; preds = %275
  store i32 32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %39) #20
  br label %335

279:                                              ; preds = %275
  call void @llvm.lifetime.start.p0(ptr %40) #20
  %280 = load i32, ptr %36, align 4, !tbaa !6
  %281 = sext i32 %280 to i64
  %282 = getelementptr inbounds [2 x [1 x <8 x float>]], ptr %16, i64 0, i64 %281
  %283 = load i32, ptr %39, align 4, !tbaa !6
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds [1 x <8 x float>], ptr %282, i64 0, i64 %284
  %286 = load <8 x float>, ptr %285, align 32, !tbaa !113
  store <8 x float> %286, ptr %40, align 32, !tbaa !113
  %287 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %288 = icmp eq i32 %287, 3
  br i1 %288, label %289, label %306

289:                                              ; preds = %279
  %290 = load i32, ptr %36, align 4, !tbaa !6
  %291 = sdiv i32 %290, 2
  %292 = sext i32 %291 to i64
  %293 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %292
  %294 = load ptr, ptr %293, align 8, !tbaa !130
  %295 = load i64, ptr %11, align 8, !tbaa !46
  %296 = getelementptr inbounds i8, ptr %294, i64 %295
  %297 = load i32, ptr %38, align 4, !tbaa !6
  %298 = sub nsw i32 16, %297
  %299 = mul nsw i32 4, %298
  %300 = sext i32 %299 to i64
  %301 = sub i64 0, %300
  %302 = getelementptr inbounds i8, ptr %296, i64 %301
  %303 = call noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %302)
  %304 = load <8 x float>, ptr %40, align 32, !tbaa !113
  %305 = fmul <8 x float> %304, %303
  store <8 x float> %305, ptr %40, align 32, !tbaa !113
  br label %306

306:                                              ; preds = %289, %279
  %307 = load i64, ptr %12, align 8, !tbaa !46
  %308 = load i64, ptr %37, align 8, !tbaa !46
  %309 = sub nsw i64 %307, %308
  %310 = load i32, ptr %38, align 4, !tbaa !6
  %311 = sext i32 %310 to i64
  %312 = call noundef i8 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %309, i64 noundef %311)
  store i8 %312, ptr %41, align 1
  %313 = load i8, ptr %41, align 1
  %314 = bitcast i8 %313 to <8 x i1>
  %315 = load <8 x float>, ptr %40, align 32, !tbaa !113
  %316 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %317 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %316, i64 noundef 0)
  %318 = load i64, ptr %6, align 8, !tbaa !46
  %319 = load i32, ptr %39, align 4, !tbaa !6
  %320 = sext i32 %319 to i64
  %321 = add nsw i64 %318, %320
  %322 = load i64, ptr %12, align 8, !tbaa !46
  %323 = mul nsw i64 %321, %322
  %324 = getelementptr inbounds float, ptr %317, i64 %323
  %325 = load i64, ptr %37, align 8, !tbaa !46
  %326 = getelementptr inbounds float, ptr %324, i64 %325
  %327 = load i32, ptr %38, align 4, !tbaa !6
  %328 = sext i32 %327 to i64
  %329 = getelementptr inbounds float, ptr %326, i64 %328
  %330 = bitcast <8 x i1> %314 to i8
  store i8 %330, ptr %42, align 1, !tbaa !113
  %331 = load i8, ptr %42, align 1
  call void @_ZN12_GLOBAL__N_112store_maskedIDv8_ffEEvDv8_bT_PT0_(i8 noundef %331, <8 x float> noundef %315, ptr noundef %329)
  call void @llvm.lifetime.end.p0(ptr %40) #20
  br label %332

332:                                              ; preds = %306
  %333 = load i32, ptr %39, align 4, !tbaa !6
  %334 = add nsw i32 %333, 1
  store i32 %334, ptr %39, align 4, !tbaa !6
  br label %275, !llvm.loop !169

335:                                              ; preds = %278
  call void @llvm.lifetime.end.p0(ptr %38) #20
  call void @llvm.lifetime.end.p0(ptr %37) #20
  br label %336

336:                                              ; preds = %335
  %337 = load i32, ptr %36, align 4, !tbaa !6
  %338 = add nsw i32 %337, 1
  store i32 %338, ptr %36, align 4, !tbaa !6
  br label %261, !llvm.loop !170

339:                                              ; preds = %264
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
  %10 = load ptr, ptr %9, align 8, !tbaa !124
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 5
  %12 = load ptr, ptr %11, align 8, !tbaa !126
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
  %10 = load ptr, ptr %9, align 8, !tbaa !124
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !129
  ret ptr %12
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #13

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv() #14 {
  %1 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %2 = icmp eq i32 %1, 1
  %3 = zext i1 %2 to i64
  %4 = select i1 %2, i32 8, i32 1
  ret i32 %4
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv() #14 {
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
define internal noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv() #14 {
  %1 = load i32, ptr @bits, align 4, !tbaa !6
  %2 = mul nsw i32 %1, 64
  ret i32 %2
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
  %12 = alloca %"struct.(anonymous namespace)::Scales", align 32
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca [1 x [3 x <8 x i32>]], align 32
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca <32 x i8>, align 32
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca <8 x float>, align 32
  %26 = alloca <8 x float>, align 32
  %27 = alloca <8 x float>, align 32
  store ptr %0, ptr %4, align 8, !tbaa !171
  store ptr %1, ptr %5, align 8, !tbaa !173
  store ptr %2, ptr %6, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %7) #20
  call void @llvm.lifetime.start.p0(ptr %8) #20
  call void @llvm.lifetime.start.p0(ptr %9) #20
  store i32 0, ptr %9, align 4, !tbaa !6
  br label %28

28:                                               ; preds = %77, %3
  %29 = load i32, ptr %9, align 4, !tbaa !6
  %30 = icmp slt i32 %29, 1
  br i1 %30, label %32, label %31

31:                                               ; preds = %28
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #20
  br label %80

32:                                               ; preds = %28
  %33 = load ptr, ptr %4, align 8, !tbaa !171
  %34 = load i32, ptr %9, align 4, !tbaa !6
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %33, i64 %35
  %37 = load i32, ptr %9, align 4, !tbaa !6
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [1 x [8 x <32 x i8>]], ptr %7, i64 0, i64 %38
  %40 = getelementptr inbounds [8 x <32 x i8>], ptr %39, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_16unpackERKNS_6ColumnEPDv32_h(ptr noundef nonnull align 8 dereferenceable(32) %36, ptr noundef %40)
  call void @llvm.lifetime.start.p0(ptr %11) #20
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %41

41:                                               ; preds = %73, %32
  %42 = load i32, ptr %11, align 4, !tbaa !6
  %43 = load i32, ptr @group, align 4, !tbaa !6
  %44 = sdiv i32 32, %43
  %45 = icmp slt i32 %42, %44
  br i1 %45, label %47, label %46

46:                                               ; preds = %41
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #20
  br label %76

47:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr %12) #20
  %48 = load ptr, ptr %4, align 8, !tbaa !171
  %49 = load i32, ptr %9, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %48, i64 %50
  %52 = load i32, ptr %11, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 32 %12, ptr noundef nonnull align 8 dereferenceable(32) %51, i32 noundef %52)
  %53 = load i32, ptr @has_offset, align 4, !tbaa !6
  %54 = icmp ne i32 %53, 0
  br i1 %54, label %55, label %66

55:                                               ; preds = %47
  %56 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 0
  %57 = load <8 x float>, ptr %56, align 32, !tbaa !113
  %58 = load i32, ptr @zero, align 4, !tbaa !6
  %59 = sitofp i32 %58 to float
  %60 = insertelement <8 x float> poison, float %59, i64 0
  %61 = shufflevector <8 x float> %60, <8 x float> poison, <8 x i32> zeroinitializer
  %62 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 1
  %63 = load <8 x float>, ptr %62, align 32, !tbaa !113
  %64 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %57, <8 x float> noundef %61, <8 x float> noundef %63)
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 1
  store <8 x float> %64, ptr %65, align 32, !tbaa !113
  br label %66

66:                                               ; preds = %55, %47
  %67 = load i32, ptr %9, align 4, !tbaa !6
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %68
  %70 = load i32, ptr %11, align 4, !tbaa !6
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %69, i64 0, i64 %71
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %72, ptr align 32 %12, i64 64, i1 false), !tbaa.struct !175
  call void @llvm.lifetime.end.p0(ptr %12) #20
  br label %73

73:                                               ; preds = %66
  %74 = load i32, ptr %11, align 4, !tbaa !6
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %11, align 4, !tbaa !6
  br label %41, !llvm.loop !176

76:                                               ; preds = %46
  br label %77

77:                                               ; preds = %76
  %78 = load i32, ptr %9, align 4, !tbaa !6
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %9, align 4, !tbaa !6
  br label %28, !llvm.loop !177

80:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %13) #20
  store i32 0, ptr %13, align 4, !tbaa !6
  br label %81

81:                                               ; preds = %308, %80
  %82 = load i32, ptr %13, align 4, !tbaa !6
  %83 = icmp slt i32 %82, 4
  br i1 %83, label %85, label %84

84:                                               ; preds = %81
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #20
  br label %311

85:                                               ; preds = %81
  call void @llvm.lifetime.start.p0(ptr %14) #20
  %86 = load ptr, ptr %5, align 8, !tbaa !173
  %87 = load i32, ptr %13, align 4, !tbaa !6
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds ptr, ptr %86, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !111
  store ptr %90, ptr %14, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %15) #20
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %91

91:                                               ; preds = %304, %85
  %92 = load i32, ptr %15, align 4, !tbaa !6
  %93 = load i32, ptr @group, align 4, !tbaa !6
  %94 = sdiv i32 32, %93
  %95 = icmp slt i32 %92, %94
  br i1 %95, label %97, label %96

96:                                               ; preds = %91
  store i32 11, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #20
  br label %307

97:                                               ; preds = %91
  call void @llvm.lifetime.start.p0(ptr %16) #20
  call void @llvm.lifetime.start.p0(ptr %17) #20
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %98

98:                                               ; preds = %143, %97
  %99 = load i32, ptr %17, align 4, !tbaa !6
  %100 = icmp slt i32 %99, 1
  br i1 %100, label %102, label %101

101:                                              ; preds = %98
  store i32 14, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %146

102:                                              ; preds = %98
  %103 = load i32, ptr %17, align 4, !tbaa !6
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %16, i64 0, i64 %104
  %106 = getelementptr inbounds [3 x <8 x i32>], ptr %105, i64 0, i64 0
  store <8 x i32> zeroinitializer, ptr %106, align 32, !tbaa !113
  %107 = load i32, ptr @zero, align 4, !tbaa !6
  %108 = icmp ne i32 %107, 0
  br i1 %108, label %109, label %118

109:                                              ; preds = %102
  %110 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %111 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %110, i32 0, i32 3
  %112 = load i32, ptr %15, align 4, !tbaa !6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [2 x i32], ptr %111, i64 0, i64 %113
  %115 = load i32, ptr %114, align 4, !tbaa !6
  %116 = insertelement <8 x i32> poison, i32 %115, i64 0
  %117 = shufflevector <8 x i32> %116, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %119

118:                                              ; preds = %102
  br label %119

119:                                              ; preds = %118, %109
  %120 = phi <8 x i32> [ %117, %109 ], [ zeroinitializer, %118 ]
  %121 = load i32, ptr %17, align 4, !tbaa !6
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %16, i64 0, i64 %122
  %124 = getelementptr inbounds [3 x <8 x i32>], ptr %123, i64 0, i64 1
  store <8 x i32> %120, ptr %124, align 32, !tbaa !113
  %125 = load i32, ptr @zero, align 4, !tbaa !6
  %126 = icmp ne i32 %125, 0
  br i1 %126, label %127, label %136

127:                                              ; preds = %119
  %128 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %129 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %128, i32 0, i32 4
  %130 = load i32, ptr %15, align 4, !tbaa !6
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [2 x i32], ptr %129, i64 0, i64 %131
  %133 = load i32, ptr %132, align 4, !tbaa !6
  %134 = insertelement <8 x i32> poison, i32 %133, i64 0
  %135 = shufflevector <8 x i32> %134, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %137

136:                                              ; preds = %119
  br label %137

137:                                              ; preds = %136, %127
  %138 = phi <8 x i32> [ %135, %127 ], [ zeroinitializer, %136 ]
  %139 = load i32, ptr %17, align 4, !tbaa !6
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %16, i64 0, i64 %140
  %142 = getelementptr inbounds [3 x <8 x i32>], ptr %141, i64 0, i64 2
  store <8 x i32> %138, ptr %142, align 32, !tbaa !113
  br label %143

143:                                              ; preds = %137
  %144 = load i32, ptr %17, align 4, !tbaa !6
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %17, align 4, !tbaa !6
  br label %98, !llvm.loop !179

146:                                              ; preds = %101
  call void @llvm.lifetime.start.p0(ptr %18) #20
  %147 = load i32, ptr %15, align 4, !tbaa !6
  %148 = load i32, ptr @group, align 4, !tbaa !6
  %149 = mul nsw i32 %147, %148
  %150 = sdiv i32 %149, 4
  store i32 %150, ptr %18, align 4, !tbaa !6
  br label %151

151:                                              ; preds = %215, %146
  %152 = load i32, ptr %18, align 4, !tbaa !6
  %153 = load i32, ptr %15, align 4, !tbaa !6
  %154 = add nsw i32 %153, 1
  %155 = load i32, ptr @group, align 4, !tbaa !6
  %156 = mul nsw i32 %154, %155
  %157 = sdiv i32 %156, 4
  %158 = icmp slt i32 %152, %157
  br i1 %158, label %160, label %159

159:                                              ; preds = %151
  store i32 17, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #20
  br label %218

160:                                              ; preds = %151
  call void @llvm.lifetime.start.p0(ptr %19) #20
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %161

161:                                              ; preds = %211, %160
  %162 = load i32, ptr %19, align 4, !tbaa !6
  %163 = icmp slt i32 %162, 3
  br i1 %163, label %165, label %164

164:                                              ; preds = %161
  store i32 20, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #20
  br label %214

165:                                              ; preds = %161
  call void @llvm.lifetime.start.p0(ptr %20) #20
  %166 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %167 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %166, i32 0, i32 0
  %168 = load i32, ptr %19, align 4, !tbaa !6
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [3 x [32 x i8]], ptr %167, i64 0, i64 %169
  %171 = getelementptr inbounds [32 x i8], ptr %170, i64 0, i64 0
  %172 = load i32, ptr %18, align 4, !tbaa !6
  %173 = mul nsw i32 4, %172
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds i8, ptr %171, i64 %174
  %176 = call noundef i32 @_ZN12_GLOBAL__N_14loadIiEET_PKv(ptr noundef %175)
  %177 = insertelement <8 x i32> poison, i32 %176, i64 0
  %178 = shufflevector <8 x i32> %177, <8 x i32> poison, <8 x i32> zeroinitializer
  %179 = bitcast <8 x i32> %178 to <32 x i8>
  store <32 x i8> %179, ptr %20, align 32, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %21) #20
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %180

180:                                              ; preds = %207, %165
  %181 = load i32, ptr %21, align 4, !tbaa !6
  %182 = icmp slt i32 %181, 1
  br i1 %182, label %184, label %183

183:                                              ; preds = %180
  store i32 23, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #20
  br label %210

184:                                              ; preds = %180
  %185 = load i32, ptr %21, align 4, !tbaa !6
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %16, i64 0, i64 %186
  %188 = load i32, ptr %19, align 4, !tbaa !6
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds [3 x <8 x i32>], ptr %187, i64 0, i64 %189
  %191 = load <8 x i32>, ptr %190, align 32, !tbaa !113
  %192 = load i32, ptr %21, align 4, !tbaa !6
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds [1 x [8 x <32 x i8>]], ptr %7, i64 0, i64 %193
  %195 = load i32, ptr %18, align 4, !tbaa !6
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds [8 x <32 x i8>], ptr %194, i64 0, i64 %196
  %198 = load <32 x i8>, ptr %197, align 32, !tbaa !113
  %199 = load <32 x i8>, ptr %20, align 32, !tbaa !113
  %200 = call noundef <8 x i32> @_ZN12_GLOBAL__N_112add_productsEDv8_iDv32_hS1_(<8 x i32> noundef %191, <32 x i8> noundef %198, <32 x i8> noundef %199)
  %201 = load i32, ptr %21, align 4, !tbaa !6
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %16, i64 0, i64 %202
  %204 = load i32, ptr %19, align 4, !tbaa !6
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds [3 x <8 x i32>], ptr %203, i64 0, i64 %205
  store <8 x i32> %200, ptr %206, align 32, !tbaa !113
  br label %207

207:                                              ; preds = %184
  %208 = load i32, ptr %21, align 4, !tbaa !6
  %209 = add nsw i32 %208, 1
  store i32 %209, ptr %21, align 4, !tbaa !6
  br label %180, !llvm.loop !180

210:                                              ; preds = %183
  call void @llvm.lifetime.end.p0(ptr %20) #20
  br label %211

211:                                              ; preds = %210
  %212 = load i32, ptr %19, align 4, !tbaa !6
  %213 = add nsw i32 %212, 1
  store i32 %213, ptr %19, align 4, !tbaa !6
  br label %161, !llvm.loop !181

214:                                              ; preds = %164
  br label %215

215:                                              ; preds = %214
  %216 = load i32, ptr %18, align 4, !tbaa !6
  %217 = add nsw i32 %216, 1
  store i32 %217, ptr %18, align 4, !tbaa !6
  br label %151, !llvm.loop !182

218:                                              ; preds = %159
  call void @llvm.lifetime.start.p0(ptr %22) #20
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %219

219:                                              ; preds = %300, %218
  %220 = load i32, ptr %22, align 4, !tbaa !6
  %221 = icmp slt i32 %220, 1
  br i1 %221, label %223, label %222

222:                                              ; preds = %219
  store i32 26, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #20
  br label %303

223:                                              ; preds = %219
  call void @llvm.lifetime.start.p0(ptr %23) #20
  %224 = load i32, ptr %22, align 4, !tbaa !6
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %16, i64 0, i64 %225
  %227 = getelementptr inbounds [3 x <8 x i32>], ptr %226, i64 0, i64 0
  store ptr %227, ptr %23, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %24) #20
  %228 = load i32, ptr %22, align 4, !tbaa !6
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %229
  %231 = load i32, ptr %15, align 4, !tbaa !6
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %230, i64 0, i64 %232
  store ptr %233, ptr %24, align 8, !tbaa !183
  call void @llvm.lifetime.start.p0(ptr %25) #20
  %234 = load ptr, ptr %23, align 8, !tbaa !104
  %235 = getelementptr inbounds <8 x i32>, ptr %234, i64 0
  %236 = load <8 x i32>, ptr %235, align 32, !tbaa !113
  %237 = shl <8 x i32> %236, splat (i32 8)
  %238 = load ptr, ptr %23, align 8, !tbaa !104
  %239 = getelementptr inbounds <8 x i32>, ptr %238, i64 1
  %240 = load <8 x i32>, ptr %239, align 32, !tbaa !113
  %241 = add <8 x i32> %237, %240
  %242 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %241)
  %243 = load ptr, ptr %23, align 8, !tbaa !104
  %244 = getelementptr inbounds <8 x i32>, ptr %243, i64 2
  %245 = load <8 x i32>, ptr %244, align 32, !tbaa !113
  %246 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %245)
  %247 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %242, <8 x float> noundef splat (float 2.560000e+02), <8 x float> noundef %246)
  store <8 x float> %247, ptr %25, align 32, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %26) #20
  %248 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %249 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %248, i32 0, i32 1
  %250 = load float, ptr %249, align 4, !tbaa !114
  %251 = insertelement <8 x float> poison, float %250, i64 0
  %252 = shufflevector <8 x float> %251, <8 x float> poison, <8 x i32> zeroinitializer
  store <8 x float> %252, ptr %26, align 32, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %27) #20
  %253 = load <8 x float>, ptr %25, align 32, !tbaa !113
  %254 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %255 = icmp eq i32 %254, 3
  br i1 %255, label %256, label %258

256:                                              ; preds = %223
  %257 = load <8 x float>, ptr %26, align 32, !tbaa !113
  br label %264

258:                                              ; preds = %223
  %259 = load ptr, ptr %24, align 8, !tbaa !183, !nonnull !92, !align !185
  %260 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %259, i32 0, i32 0
  %261 = load <8 x float>, ptr %260, align 32, !tbaa !113
  %262 = load <8 x float>, ptr %26, align 32, !tbaa !113
  %263 = fmul <8 x float> %261, %262
  br label %264

264:                                              ; preds = %258, %256
  %265 = phi <8 x float> [ %257, %256 ], [ %263, %258 ]
  %266 = load ptr, ptr %6, align 8, !tbaa !104
  %267 = load i32, ptr %22, align 4, !tbaa !6
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds [4 x <8 x float>], ptr %266, i64 %268
  %270 = load i32, ptr %13, align 4, !tbaa !6
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds [4 x <8 x float>], ptr %269, i64 0, i64 %271
  %273 = load <8 x float>, ptr %272, align 32, !tbaa !113
  %274 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %253, <8 x float> noundef %265, <8 x float> noundef %273)
  store <8 x float> %274, ptr %27, align 32, !tbaa !113
  %275 = load i32, ptr @has_offset, align 4, !tbaa !6
  %276 = icmp ne i32 %275, 0
  br i1 %276, label %277, label %291

277:                                              ; preds = %264
  %278 = load ptr, ptr %24, align 8, !tbaa !183, !nonnull !92, !align !185
  %279 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %278, i32 0, i32 1
  %280 = load <8 x float>, ptr %279, align 32, !tbaa !113
  %281 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %282 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %281, i32 0, i32 2
  %283 = load i32, ptr %15, align 4, !tbaa !6
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds [2 x float], ptr %282, i64 0, i64 %284
  %286 = load float, ptr %285, align 4, !tbaa !107
  %287 = insertelement <8 x float> poison, float %286, i64 0
  %288 = shufflevector <8 x float> %287, <8 x float> poison, <8 x i32> zeroinitializer
  %289 = load <8 x float>, ptr %27, align 32, !tbaa !113
  %290 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %280, <8 x float> noundef %288, <8 x float> noundef %289)
  store <8 x float> %290, ptr %27, align 32, !tbaa !113
  br label %291

291:                                              ; preds = %277, %264
  %292 = load <8 x float>, ptr %27, align 32, !tbaa !113
  %293 = load ptr, ptr %6, align 8, !tbaa !104
  %294 = load i32, ptr %22, align 4, !tbaa !6
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds [4 x <8 x float>], ptr %293, i64 %295
  %297 = load i32, ptr %13, align 4, !tbaa !6
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds [4 x <8 x float>], ptr %296, i64 0, i64 %298
  store <8 x float> %292, ptr %299, align 32, !tbaa !113
  call void @llvm.lifetime.end.p0(ptr %27) #20
  call void @llvm.lifetime.end.p0(ptr %26) #20
  call void @llvm.lifetime.end.p0(ptr %25) #20
  call void @llvm.lifetime.end.p0(ptr %24) #20
  call void @llvm.lifetime.end.p0(ptr %23) #20
  br label %300

300:                                              ; preds = %291
  %301 = load i32, ptr %22, align 4, !tbaa !6
  %302 = add nsw i32 %301, 1
  store i32 %302, ptr %22, align 4, !tbaa !6
  br label %219, !llvm.loop !186

303:                                              ; preds = %222
  call void @llvm.lifetime.end.p0(ptr %16) #20
  br label %304

304:                                              ; preds = %303
  %305 = load i32, ptr %15, align 4, !tbaa !6
  %306 = add nsw i32 %305, 1
  store i32 %306, ptr %15, align 4, !tbaa !6
  br label %91, !llvm.loop !187

307:                                              ; preds = %96
  call void @llvm.lifetime.end.p0(ptr %14) #20
  br label %308

308:                                              ; preds = %307
  %309 = load i32, ptr %13, align 4, !tbaa !6
  %310 = add nsw i32 %309, 1
  store i32 %310, ptr %13, align 4, !tbaa !6
  br label %81, !llvm.loop !188

311:                                              ; preds = %84
  call void @llvm.lifetime.end.p0(ptr %8) #20
  call void @llvm.lifetime.end.p0(ptr %7) #20
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_111add_widenedILi4EEEvRKNS_6ColumnEPKPKfPDv8_f(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef %2) #16 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [8 x <32 x i8>], align 32
  %8 = alloca [2 x %"struct.(anonymous namespace)::Scales"], align 32
  %9 = alloca i32, align 4
  %10 = alloca %"struct.(anonymous namespace)::Scales", align 32
  %11 = alloca [4 x [2 x <8 x float>]], align 32
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca <8 x i32>, align 32
  %18 = alloca <8 x float>, align 32
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !171
  store ptr %1, ptr %5, align 8, !tbaa !189
  store ptr %2, ptr %6, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %7) #20
  %21 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %22 = getelementptr inbounds [8 x <32 x i8>], ptr %7, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_16unpackERKNS_6ColumnEPDv32_h(ptr noundef nonnull align 8 dereferenceable(32) %21, ptr noundef %22)
  call void @llvm.lifetime.start.p0(ptr %8) #20
  call void @llvm.lifetime.start.p0(ptr %9) #20
  store i32 0, ptr %9, align 4, !tbaa !6
  br label %23

23:                                               ; preds = %35, %3
  %24 = load i32, ptr %9, align 4, !tbaa !6
  %25 = load i32, ptr @group, align 4, !tbaa !6
  %26 = sdiv i32 32, %25
  %27 = icmp slt i32 %24, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %9) #20
  br label %38

29:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %10) #20
  %30 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %31 = load i32, ptr %9, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 32 %10, ptr noundef nonnull align 8 dereferenceable(32) %30, i32 noundef %31)
  %32 = load i32, ptr %9, align 4, !tbaa !6
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %8, i64 0, i64 %33
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %34, ptr align 32 %10, i64 64, i1 false), !tbaa.struct !175
  call void @llvm.lifetime.end.p0(ptr %10) #20
  br label %35

35:                                               ; preds = %29
  %36 = load i32, ptr %9, align 4, !tbaa !6
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %9, align 4, !tbaa !6
  br label %23, !llvm.loop !191

38:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %11) #20
  call void @llvm.lifetime.start.p0(ptr %12) #20
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %39

39:                                               ; preds = %57, %38
  %40 = load i32, ptr %12, align 4, !tbaa !6
  %41 = icmp slt i32 %40, 4
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  call void @llvm.lifetime.end.p0(ptr %12) #20
  br label %60

43:                                               ; preds = %39
  %44 = load ptr, ptr %6, align 8, !tbaa !104
  %45 = load i32, ptr %12, align 4, !tbaa !6
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds <8 x float>, ptr %44, i64 %46
  %48 = load <8 x float>, ptr %47, align 32, !tbaa !113
  %49 = load i32, ptr %12, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %11, i64 0, i64 %50
  %52 = getelementptr inbounds [2 x <8 x float>], ptr %51, i64 0, i64 0
  store <8 x float> %48, ptr %52, align 32, !tbaa !113
  %53 = load i32, ptr %12, align 4, !tbaa !6
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %11, i64 0, i64 %54
  %56 = getelementptr inbounds [2 x <8 x float>], ptr %55, i64 0, i64 1
  store <8 x float> zeroinitializer, ptr %56, align 32, !tbaa !113
  br label %57

57:                                               ; preds = %43
  %58 = load i32, ptr %12, align 4, !tbaa !6
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %12, align 4, !tbaa !6
  br label %39, !llvm.loop !192

60:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr %13) #20
  store i32 0, ptr %13, align 4, !tbaa !6
  br label %61

61:                                               ; preds = %165, %60
  %62 = load i32, ptr %13, align 4, !tbaa !6
  %63 = icmp slt i32 %62, 8
  br i1 %63, label %65, label %64

64:                                               ; preds = %61
  store i32 8, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #20
  br label %168

65:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(ptr %15) #20
  %66 = load i32, ptr %13, align 4, !tbaa !6
  %67 = mul nsw i32 %66, 4
  %68 = load i32, ptr @group, align 4, !tbaa !6
  %69 = sdiv i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %8, i64 0, i64 %70
  store ptr %71, ptr %15, align 8, !tbaa !183
  call void @llvm.lifetime.start.p0(ptr %16) #20
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %72

72:                                               ; preds = %161, %65
  %73 = load i32, ptr %16, align 4, !tbaa !6
  %74 = icmp slt i32 %73, 4
  br i1 %74, label %76, label %75

75:                                               ; preds = %72
  store i32 11, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #20
  br label %164

76:                                               ; preds = %72
  call void @llvm.lifetime.start.p0(ptr %17) #20
  %77 = load i32, ptr %13, align 4, !tbaa !6
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [8 x <32 x i8>], ptr %7, i64 0, i64 %78
  %80 = load <32 x i8>, ptr %79, align 32, !tbaa !113
  %81 = bitcast <32 x i8> %80 to <8 x i32>
  %82 = load i32, ptr %16, align 4, !tbaa !6
  %83 = mul nsw i32 8, %82
  %84 = insertelement <8 x i32> poison, i32 %83, i64 0
  %85 = shufflevector <8 x i32> %84, <8 x i32> poison, <8 x i32> zeroinitializer
  %86 = ashr <8 x i32> %81, %85
  %87 = and <8 x i32> %86, splat (i32 255)
  store <8 x i32> %87, ptr %17, align 32, !tbaa !113
  %88 = load i32, ptr @zero, align 4, !tbaa !6
  %89 = icmp ne i32 %88, 0
  br i1 %89, label %90, label %96

90:                                               ; preds = %76
  %91 = load i32, ptr @zero, align 4, !tbaa !6
  %92 = insertelement <8 x i32> poison, i32 %91, i64 0
  %93 = shufflevector <8 x i32> %92, <8 x i32> poison, <8 x i32> zeroinitializer
  %94 = load <8 x i32>, ptr %17, align 32, !tbaa !113
  %95 = sub <8 x i32> %94, %93
  store <8 x i32> %95, ptr %17, align 32, !tbaa !113
  br label %96

96:                                               ; preds = %90, %76
  call void @llvm.lifetime.start.p0(ptr %18) #20
  %97 = load <8 x i32>, ptr %17, align 32, !tbaa !113
  %98 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %97)
  store <8 x float> %98, ptr %18, align 32, !tbaa !113
  %99 = load i32, ptr @has_offset, align 4, !tbaa !6
  %100 = icmp ne i32 %99, 0
  br i1 %100, label %101, label %110

101:                                              ; preds = %96
  %102 = load <8 x float>, ptr %18, align 32, !tbaa !113
  %103 = load ptr, ptr %15, align 8, !tbaa !183, !nonnull !92, !align !185
  %104 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %103, i32 0, i32 0
  %105 = load <8 x float>, ptr %104, align 32, !tbaa !113
  %106 = load ptr, ptr %15, align 8, !tbaa !183, !nonnull !92, !align !185
  %107 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %106, i32 0, i32 1
  %108 = load <8 x float>, ptr %107, align 32, !tbaa !113
  %109 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %102, <8 x float> noundef %105, <8 x float> noundef %108)
  store <8 x float> %109, ptr %18, align 32, !tbaa !113
  br label %120

110:                                              ; preds = %96
  %111 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %112 = icmp ne i32 %111, 3
  br i1 %112, label %113, label %119

113:                                              ; preds = %110
  %114 = load ptr, ptr %15, align 8, !tbaa !183, !nonnull !92, !align !185
  %115 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %114, i32 0, i32 0
  %116 = load <8 x float>, ptr %115, align 32, !tbaa !113
  %117 = load <8 x float>, ptr %18, align 32, !tbaa !113
  %118 = fmul <8 x float> %117, %116
  store <8 x float> %118, ptr %18, align 32, !tbaa !113
  br label %119

119:                                              ; preds = %113, %110
  br label %120

120:                                              ; preds = %119, %101
  call void @llvm.lifetime.start.p0(ptr %19) #20
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %121

121:                                              ; preds = %157, %120
  %122 = load i32, ptr %19, align 4, !tbaa !6
  %123 = icmp slt i32 %122, 4
  br i1 %123, label %125, label %124

124:                                              ; preds = %121
  store i32 14, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #20
  br label %160

125:                                              ; preds = %121
  %126 = load <8 x float>, ptr %18, align 32, !tbaa !113
  %127 = load ptr, ptr %5, align 8, !tbaa !189
  %128 = load i32, ptr %19, align 4, !tbaa !6
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds ptr, ptr %127, i64 %129
  %131 = load ptr, ptr %130, align 8, !tbaa !109
  %132 = load i32, ptr %13, align 4, !tbaa !6
  %133 = mul nsw i32 4, %132
  %134 = load i32, ptr %16, align 4, !tbaa !6
  %135 = add nsw i32 %133, %134
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds float, ptr %131, i64 %136
  %138 = load float, ptr %137, align 4, !tbaa !107
  %139 = insertelement <8 x float> poison, float %138, i64 0
  %140 = shufflevector <8 x float> %139, <8 x float> poison, <8 x i32> zeroinitializer
  %141 = load i32, ptr %19, align 4, !tbaa !6
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %11, i64 0, i64 %142
  %144 = load i32, ptr %16, align 4, !tbaa !6
  %145 = srem i32 %144, 2
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [2 x <8 x float>], ptr %143, i64 0, i64 %146
  %148 = load <8 x float>, ptr %147, align 32, !tbaa !113
  %149 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %126, <8 x float> noundef %140, <8 x float> noundef %148)
  %150 = load i32, ptr %19, align 4, !tbaa !6
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %11, i64 0, i64 %151
  %153 = load i32, ptr %16, align 4, !tbaa !6
  %154 = srem i32 %153, 2
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [2 x <8 x float>], ptr %152, i64 0, i64 %155
  store <8 x float> %149, ptr %156, align 32, !tbaa !113
  br label %157

157:                                              ; preds = %125
  %158 = load i32, ptr %19, align 4, !tbaa !6
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %19, align 4, !tbaa !6
  br label %121, !llvm.loop !193

160:                                              ; preds = %124
  call void @llvm.lifetime.end.p0(ptr %18) #20
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %161

161:                                              ; preds = %160
  %162 = load i32, ptr %16, align 4, !tbaa !6
  %163 = add nsw i32 %162, 1
  store i32 %163, ptr %16, align 4, !tbaa !6
  br label %72, !llvm.loop !194

164:                                              ; preds = %75
  call void @llvm.lifetime.end.p0(ptr %15) #20
  br label %165

165:                                              ; preds = %164
  %166 = load i32, ptr %13, align 4, !tbaa !6
  %167 = add nsw i32 %166, 1
  store i32 %167, ptr %13, align 4, !tbaa !6
  br label %61, !llvm.loop !195

168:                                              ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %20) #20
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %169

169:                                              ; preds = %189, %168
  %170 = load i32, ptr %20, align 4, !tbaa !6
  %171 = icmp slt i32 %170, 4
  br i1 %171, label %173, label %172

172:                                              ; preds = %169
  store i32 17, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #20
  br label %192

173:                                              ; preds = %169
  %174 = load i32, ptr %20, align 4, !tbaa !6
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %11, i64 0, i64 %175
  %177 = getelementptr inbounds [2 x <8 x float>], ptr %176, i64 0, i64 0
  %178 = load <8 x float>, ptr %177, align 32, !tbaa !113
  %179 = load i32, ptr %20, align 4, !tbaa !6
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %11, i64 0, i64 %180
  %182 = getelementptr inbounds [2 x <8 x float>], ptr %181, i64 0, i64 1
  %183 = load <8 x float>, ptr %182, align 32, !tbaa !113
  %184 = fadd <8 x float> %178, %183
  %185 = load ptr, ptr %6, align 8, !tbaa !104
  %186 = load i32, ptr %20, align 4, !tbaa !6
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds <8 x float>, ptr %185, i64 %187
  store <8 x float> %184, ptr %188, align 32, !tbaa !113
  br label %189

189:                                              ; preds = %173
  %190 = load i32, ptr %20, align 4, !tbaa !6
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %20, align 4, !tbaa !6
  br label %169, !llvm.loop !196

192:                                              ; preds = %172
  call void @llvm.lifetime.end.p0(ptr %11) #20
  call void @llvm.lifetime.end.p0(ptr %8) #20
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
  %10 = load ptr, ptr %9, align 8, !tbaa !124
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !129
  ret ptr %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_18steps_atEv() #14 {
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
define internal noundef i32 @_ZN12_GLOBAL__N_110offsets_atEv() #14 {
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
define internal noundef i32 @_ZN12_GLOBAL__N_112scales_bytesEv() #14 {
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
define internal noundef i32 @_ZN12_GLOBAL__N_19scales_atEv() #14 {
  %1 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %2 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %3 = mul nsw i32 %1, %2
  ret i32 %3
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_111scale_bytesEv() #14 {
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
define internal void @_ZN12_GLOBAL__N_16unpackERKNS_6ColumnEPDv32_h(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1) #16 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca %class.anon.1, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !171
  store ptr %1, ptr %4, align 8, !tbaa !104
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
  %25 = load ptr, ptr %3, align 8, !tbaa !171, !nonnull !92, !align !95
  store ptr %25, ptr %24, align 8, !tbaa !171
  %26 = getelementptr inbounds nuw %class.anon.1, ptr %6, i32 0, i32 1
  store ptr %4, ptr %26, align 8, !tbaa !197
  %27 = load i32, ptr %5, align 4, !tbaa !6
  call void @_ZZN12_GLOBAL__N_16unpackERKNS_6ColumnEPDv32_hENKUliiiE_clEiii(ptr noundef nonnull align 8 dereferenceable(16) %6, i32 noundef 0, i32 noundef %27, i32 noundef 0)
  %28 = load i32, ptr @bits, align 4, !tbaa !6
  %29 = load i32, ptr %5, align 4, !tbaa !6
  %30 = icmp sgt i32 %28, %29
  br i1 %30, label %31, label %38

31:                                               ; preds = %22
  %32 = load i32, ptr %5, align 4, !tbaa !6
  %33 = mul nsw i32 %32, 64
  %34 = load i32, ptr @bits, align 4, !tbaa !6
  %35 = load i32, ptr %5, align 4, !tbaa !6
  %36 = sub nsw i32 %34, %35
  %37 = load i32, ptr %5, align 4, !tbaa !6
  call void @_ZZN12_GLOBAL__N_16unpackERKNS_6ColumnEPDv32_hENKUliiiE_clEiii(ptr noundef nonnull align 8 dereferenceable(16) %6, i32 noundef %33, i32 noundef %36, i32 noundef %37)
  br label %38

38:                                               ; preds = %31, %22
  call void @llvm.lifetime.start.p0(ptr %7) #20
  store i32 0, ptr %7, align 4, !tbaa !6
  br label %39

39:                                               ; preds = %68, %38
  %40 = load i32, ptr %7, align 4, !tbaa !6
  %41 = icmp slt i32 %40, 8
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  call void @llvm.lifetime.end.p0(ptr %7) #20
  br label %71

43:                                               ; preds = %39
  %44 = load i32, ptr @has_table, align 4, !tbaa !6
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %57

46:                                               ; preds = %43
  %47 = load ptr, ptr %4, align 8, !tbaa !104
  %48 = load i32, ptr %7, align 4, !tbaa !6
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds <32 x i8>, ptr %47, i64 %49
  %51 = load <32 x i8>, ptr %50, align 32, !tbaa !113
  %52 = call noundef <32 x i8> @_ZN12_GLOBAL__N_17look_upEPKhDv32_h(ptr noundef @table, <32 x i8> noundef %51)
  %53 = load ptr, ptr %4, align 8, !tbaa !104
  %54 = load i32, ptr %7, align 4, !tbaa !6
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds <32 x i8>, ptr %53, i64 %55
  store <32 x i8> %52, ptr %56, align 32, !tbaa !113
  br label %57

57:                                               ; preds = %46, %43
  %58 = load i32, ptr @flipped, align 4, !tbaa !6
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %60, label %67

60:                                               ; preds = %57
  %61 = load ptr, ptr %4, align 8, !tbaa !104
  %62 = load i32, ptr %7, align 4, !tbaa !6
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds <32 x i8>, ptr %61, i64 %63
  %65 = load <32 x i8>, ptr %64, align 32, !tbaa !113
  %66 = xor <32 x i8> %65, splat (i8 -128)
  store <32 x i8> %66, ptr %64, align 32, !tbaa !113
  br label %67

67:                                               ; preds = %60, %57
  br label %68

68:                                               ; preds = %67
  %69 = load i32, ptr %7, align 4, !tbaa !6
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %7, align 4, !tbaa !6
  br label %39, !llvm.loop !198

71:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(ptr %6) #20
  call void @llvm.lifetime.end.p0(ptr %5) #20
  ret void
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
  store ptr %1, ptr %4, align 8, !tbaa !171
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
  %22 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %23 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %22, i32 0, i32 3
  %24 = load i32, ptr %23, align 8, !tbaa !138
  %25 = mul nsw i32 8, %24
  %26 = call noundef i32 @_ZN12_GLOBAL__N_111scale_bytesEv()
  %27 = mul nsw i32 %25, %26
  store i32 %27, ptr %6, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %7) #20
  %28 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %29 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %28, i32 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !136
  %31 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %32 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 2
  %33 = load i64, ptr %32, align 8, !tbaa !137
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
  store ptr %45, ptr %7, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %8) #20
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 1 @__const._ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi.halves, i64 1, i1 false)
  call void @llvm.lifetime.start.p0(ptr %9) #20
  %46 = getelementptr inbounds nuw %class.anon.6, ptr %9, i32 0, i32 0
  store ptr %7, ptr %46, align 8, !tbaa !199
  %47 = getelementptr inbounds nuw %class.anon.6, ptr %9, i32 0, i32 1
  store ptr %6, ptr %47, align 8, !tbaa !201
  %48 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %75

50:                                               ; preds = %21
  %51 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %0, i32 0, i32 0
  %52 = load ptr, ptr %7, align 8, !tbaa !130
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
  %64 = load ptr, ptr %7, align 8, !tbaa !130
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
  %87 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %88 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %87, i32 0, i32 1
  %89 = load ptr, ptr %88, align 8, !tbaa !136
  %90 = call noundef i32 @_ZN12_GLOBAL__N_18steps_atEv()
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i8, ptr %89, i64 %91
  %93 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %94 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %93, i32 0, i32 3
  %95 = load i32, ptr %94, align 8, !tbaa !138
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
  %105 = load ptr, ptr %7, align 8, !tbaa !130
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
  %131 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %132 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %131, i32 0, i32 1
  %133 = load ptr, ptr %132, align 8, !tbaa !136
  %134 = call noundef i32 @_ZN12_GLOBAL__N_18steps_atEv()
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds i8, ptr %133, i64 %135
  %137 = getelementptr inbounds i8, ptr %136, i64 32
  %138 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %139 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %138, i32 0, i32 3
  %140 = load i32, ptr %139, align 8, !tbaa !138
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
define internal noundef i32 @_ZN12_GLOBAL__N_14loadIiEET_PKv(ptr noundef %0) #14 {
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
define internal void @_ZZN12_GLOBAL__N_16unpackERKNS_6ColumnEPDv32_hENKUliiiE_clEiii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #17 align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca <32 x i8>, align 32
  store ptr %0, ptr %5, align 8, !tbaa !104
  store i32 %1, ptr %6, align 4, !tbaa !6
  store i32 %2, ptr %7, align 4, !tbaa !6
  store i32 %3, ptr %8, align 4, !tbaa !6
  %12 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %9) #20
  store i32 0, ptr %9, align 4, !tbaa !6
  br label %13

13:                                               ; preds = %92, %4
  %14 = load i32, ptr %9, align 4, !tbaa !6
  %15 = icmp slt i32 %14, 8
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  call void @llvm.lifetime.end.p0(ptr %9) #20
  br label %95

17:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(ptr %10) #20
  %18 = load i32, ptr %9, align 4, !tbaa !6
  %19 = load i32, ptr %7, align 4, !tbaa !6
  %20 = sdiv i32 %18, %19
  store i32 %20, ptr %10, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %11) #20
  %21 = getelementptr inbounds nuw %class.anon.1, ptr %12, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8, !tbaa !203, !nonnull !92, !align !95
  %23 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %22, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8, !tbaa !134
  %25 = load i32, ptr %6, align 4, !tbaa !6
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr %24, i64 %26
  %28 = load i32, ptr %9, align 4, !tbaa !6
  %29 = load i32, ptr %7, align 4, !tbaa !6
  %30 = srem i32 %28, %29
  %31 = mul nsw i32 64, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr %27, i64 %32
  %34 = getelementptr inbounds nuw %class.anon.1, ptr %12, i32 0, i32 0
  %35 = load ptr, ptr %34, align 8, !tbaa !203, !nonnull !92, !align !95
  %36 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %35, i32 0, i32 3
  %37 = load i32, ptr %36, align 8, !tbaa !138
  %38 = mul nsw i32 32, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr %33, i64 %39
  %41 = call noundef <32 x i8> @_ZN12_GLOBAL__N_14loadIDv32_hEET_PKv(ptr noundef %40)
  store <32 x i8> %41, ptr %11, align 32, !tbaa !113
  %42 = load i32, ptr %7, align 4, !tbaa !6
  %43 = icmp slt i32 %42, 8
  br i1 %43, label %44, label %62

44:                                               ; preds = %17
  %45 = load <32 x i8>, ptr %11, align 32, !tbaa !113
  %46 = load i32, ptr %10, align 4, !tbaa !6
  %47 = load i32, ptr %7, align 4, !tbaa !6
  %48 = mul nsw i32 %46, %47
  %49 = trunc i32 %48 to i8
  %50 = zext i8 %49 to i32
  %51 = insertelement <32 x i32> poison, i32 %50, i64 0
  %52 = shufflevector <32 x i32> %51, <32 x i32> poison, <32 x i32> zeroinitializer
  %53 = trunc <32 x i32> %52 to <32 x i8>
  %54 = lshr <32 x i8> %45, %53
  %55 = load i32, ptr %7, align 4, !tbaa !6
  %56 = shl i32 1, %55
  %57 = sub nsw i32 %56, 1
  %58 = trunc i32 %57 to i8
  %59 = insertelement <32 x i8> poison, i8 %58, i64 0
  %60 = shufflevector <32 x i8> %59, <32 x i8> poison, <32 x i32> zeroinitializer
  %61 = and <32 x i8> %54, %60
  store <32 x i8> %61, ptr %11, align 32, !tbaa !113
  br label %62

62:                                               ; preds = %44, %17
  %63 = load i32, ptr %8, align 4, !tbaa !6
  %64 = icmp ne i32 %63, 0
  br i1 %64, label %65, label %82

65:                                               ; preds = %62
  %66 = getelementptr inbounds nuw %class.anon.1, ptr %12, i32 0, i32 1
  %67 = load ptr, ptr %66, align 8, !tbaa !205, !nonnull !92, !align !95
  %68 = load ptr, ptr %67, align 8, !tbaa !104
  %69 = load i32, ptr %9, align 4, !tbaa !6
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds <32 x i8>, ptr %68, i64 %70
  %72 = load <32 x i8>, ptr %71, align 32, !tbaa !113
  %73 = load <32 x i8>, ptr %11, align 32, !tbaa !113
  %74 = load i32, ptr %8, align 4, !tbaa !6
  %75 = trunc i32 %74 to i8
  %76 = zext i8 %75 to i32
  %77 = insertelement <32 x i32> poison, i32 %76, i64 0
  %78 = shufflevector <32 x i32> %77, <32 x i32> poison, <32 x i32> zeroinitializer
  %79 = trunc <32 x i32> %78 to <32 x i8>
  %80 = shl <32 x i8> %73, %79
  %81 = or <32 x i8> %72, %80
  br label %84

82:                                               ; preds = %62
  %83 = load <32 x i8>, ptr %11, align 32, !tbaa !113
  br label %84

84:                                               ; preds = %82, %65
  %85 = phi <32 x i8> [ %81, %65 ], [ %83, %82 ]
  %86 = getelementptr inbounds nuw %class.anon.1, ptr %12, i32 0, i32 1
  %87 = load ptr, ptr %86, align 8, !tbaa !205, !nonnull !92, !align !95
  %88 = load ptr, ptr %87, align 8, !tbaa !104
  %89 = load i32, ptr %9, align 4, !tbaa !6
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds <32 x i8>, ptr %88, i64 %90
  store <32 x i8> %85, ptr %91, align 32, !tbaa !113
  call void @llvm.lifetime.end.p0(ptr %11) #20
  call void @llvm.lifetime.end.p0(ptr %10) #20
  br label %92

92:                                               ; preds = %84
  %93 = load i32, ptr %9, align 4, !tbaa !6
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %9, align 4, !tbaa !6
  br label %13, !llvm.loop !206

95:                                               ; preds = %16
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <32 x i8> @_ZN12_GLOBAL__N_17look_upEPKhDv32_h(ptr noundef %0, <32 x i8> noundef %1) #16 {
  %3 = alloca ptr, align 8
  %4 = alloca <32 x i8>, align 32
  %5 = alloca <16 x i8>, align 16
  %6 = alloca <32 x i8>, align 32
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !130
  store <32 x i8> %1, ptr %4, align 32, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %5) #20
  %8 = load ptr, ptr %3, align 8, !tbaa !130
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
  br label %10, !llvm.loop !207

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
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !130
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
  %8 = load ptr, ptr %7, align 8, !tbaa !208, !nonnull !92, !align !95
  %9 = load ptr, ptr %8, align 8, !tbaa !130
  %10 = load i32, ptr %4, align 4, !tbaa !6
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i8, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw %class.anon.6, ptr %6, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8, !tbaa !210, !nonnull !92, !align !178
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
define internal noundef double @_ZN12_GLOBAL__N_14loadIDv8_aEET_PKv(ptr noundef %0) #14 {
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
define internal noundef double @_ZN12_GLOBAL__N_14loadIDv8_hEET_PKv(ptr noundef %0) #14 {
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
define internal void @_ZN12_GLOBAL__N_110add_digitsILi1ELi2EEEvPKNS_6ColumnEPKPKNS_6RecordEPAT0__Dv8_f(ptr noundef %0, ptr noundef %1, ptr noundef %2) #16 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [1 x [8 x <32 x i8>]], align 32
  %8 = alloca [1 x [2 x %"struct.(anonymous namespace)::Scales"]], align 32
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %"struct.(anonymous namespace)::Scales", align 32
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca [1 x [3 x <8 x i32>]], align 32
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca <32 x i8>, align 32
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca <8 x float>, align 32
  %26 = alloca <8 x float>, align 32
  %27 = alloca <8 x float>, align 32
  store ptr %0, ptr %4, align 8, !tbaa !171
  store ptr %1, ptr %5, align 8, !tbaa !173
  store ptr %2, ptr %6, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %7) #20
  call void @llvm.lifetime.start.p0(ptr %8) #20
  call void @llvm.lifetime.start.p0(ptr %9) #20
  store i32 0, ptr %9, align 4, !tbaa !6
  br label %28

28:                                               ; preds = %77, %3
  %29 = load i32, ptr %9, align 4, !tbaa !6
  %30 = icmp slt i32 %29, 1
  br i1 %30, label %32, label %31

31:                                               ; preds = %28
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #20
  br label %80

32:                                               ; preds = %28
  %33 = load ptr, ptr %4, align 8, !tbaa !171
  %34 = load i32, ptr %9, align 4, !tbaa !6
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %33, i64 %35
  %37 = load i32, ptr %9, align 4, !tbaa !6
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [1 x [8 x <32 x i8>]], ptr %7, i64 0, i64 %38
  %40 = getelementptr inbounds [8 x <32 x i8>], ptr %39, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_16unpackERKNS_6ColumnEPDv32_h(ptr noundef nonnull align 8 dereferenceable(32) %36, ptr noundef %40)
  call void @llvm.lifetime.start.p0(ptr %11) #20
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %41

41:                                               ; preds = %73, %32
  %42 = load i32, ptr %11, align 4, !tbaa !6
  %43 = load i32, ptr @group, align 4, !tbaa !6
  %44 = sdiv i32 32, %43
  %45 = icmp slt i32 %42, %44
  br i1 %45, label %47, label %46

46:                                               ; preds = %41
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #20
  br label %76

47:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr %12) #20
  %48 = load ptr, ptr %4, align 8, !tbaa !171
  %49 = load i32, ptr %9, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %48, i64 %50
  %52 = load i32, ptr %11, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 32 %12, ptr noundef nonnull align 8 dereferenceable(32) %51, i32 noundef %52)
  %53 = load i32, ptr @has_offset, align 4, !tbaa !6
  %54 = icmp ne i32 %53, 0
  br i1 %54, label %55, label %66

55:                                               ; preds = %47
  %56 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 0
  %57 = load <8 x float>, ptr %56, align 32, !tbaa !113
  %58 = load i32, ptr @zero, align 4, !tbaa !6
  %59 = sitofp i32 %58 to float
  %60 = insertelement <8 x float> poison, float %59, i64 0
  %61 = shufflevector <8 x float> %60, <8 x float> poison, <8 x i32> zeroinitializer
  %62 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 1
  %63 = load <8 x float>, ptr %62, align 32, !tbaa !113
  %64 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %57, <8 x float> noundef %61, <8 x float> noundef %63)
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 1
  store <8 x float> %64, ptr %65, align 32, !tbaa !113
  br label %66

66:                                               ; preds = %55, %47
  %67 = load i32, ptr %9, align 4, !tbaa !6
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %68
  %70 = load i32, ptr %11, align 4, !tbaa !6
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %69, i64 0, i64 %71
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %72, ptr align 32 %12, i64 64, i1 false), !tbaa.struct !175
  call void @llvm.lifetime.end.p0(ptr %12) #20
  br label %73

73:                                               ; preds = %66
  %74 = load i32, ptr %11, align 4, !tbaa !6
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %11, align 4, !tbaa !6
  br label %41, !llvm.loop !211

76:                                               ; preds = %46
  br label %77

77:                                               ; preds = %76
  %78 = load i32, ptr %9, align 4, !tbaa !6
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %9, align 4, !tbaa !6
  br label %28, !llvm.loop !212

80:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %13) #20
  store i32 0, ptr %13, align 4, !tbaa !6
  br label %81

81:                                               ; preds = %308, %80
  %82 = load i32, ptr %13, align 4, !tbaa !6
  %83 = icmp slt i32 %82, 2
  br i1 %83, label %85, label %84

84:                                               ; preds = %81
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #20
  br label %311

85:                                               ; preds = %81
  call void @llvm.lifetime.start.p0(ptr %14) #20
  %86 = load ptr, ptr %5, align 8, !tbaa !173
  %87 = load i32, ptr %13, align 4, !tbaa !6
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds ptr, ptr %86, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !111
  store ptr %90, ptr %14, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %15) #20
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %91

91:                                               ; preds = %304, %85
  %92 = load i32, ptr %15, align 4, !tbaa !6
  %93 = load i32, ptr @group, align 4, !tbaa !6
  %94 = sdiv i32 32, %93
  %95 = icmp slt i32 %92, %94
  br i1 %95, label %97, label %96

96:                                               ; preds = %91
  store i32 11, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #20
  br label %307

97:                                               ; preds = %91
  call void @llvm.lifetime.start.p0(ptr %16) #20
  call void @llvm.lifetime.start.p0(ptr %17) #20
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %98

98:                                               ; preds = %143, %97
  %99 = load i32, ptr %17, align 4, !tbaa !6
  %100 = icmp slt i32 %99, 1
  br i1 %100, label %102, label %101

101:                                              ; preds = %98
  store i32 14, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %146

102:                                              ; preds = %98
  %103 = load i32, ptr %17, align 4, !tbaa !6
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %16, i64 0, i64 %104
  %106 = getelementptr inbounds [3 x <8 x i32>], ptr %105, i64 0, i64 0
  store <8 x i32> zeroinitializer, ptr %106, align 32, !tbaa !113
  %107 = load i32, ptr @zero, align 4, !tbaa !6
  %108 = icmp ne i32 %107, 0
  br i1 %108, label %109, label %118

109:                                              ; preds = %102
  %110 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %111 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %110, i32 0, i32 3
  %112 = load i32, ptr %15, align 4, !tbaa !6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [2 x i32], ptr %111, i64 0, i64 %113
  %115 = load i32, ptr %114, align 4, !tbaa !6
  %116 = insertelement <8 x i32> poison, i32 %115, i64 0
  %117 = shufflevector <8 x i32> %116, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %119

118:                                              ; preds = %102
  br label %119

119:                                              ; preds = %118, %109
  %120 = phi <8 x i32> [ %117, %109 ], [ zeroinitializer, %118 ]
  %121 = load i32, ptr %17, align 4, !tbaa !6
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %16, i64 0, i64 %122
  %124 = getelementptr inbounds [3 x <8 x i32>], ptr %123, i64 0, i64 1
  store <8 x i32> %120, ptr %124, align 32, !tbaa !113
  %125 = load i32, ptr @zero, align 4, !tbaa !6
  %126 = icmp ne i32 %125, 0
  br i1 %126, label %127, label %136

127:                                              ; preds = %119
  %128 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %129 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %128, i32 0, i32 4
  %130 = load i32, ptr %15, align 4, !tbaa !6
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [2 x i32], ptr %129, i64 0, i64 %131
  %133 = load i32, ptr %132, align 4, !tbaa !6
  %134 = insertelement <8 x i32> poison, i32 %133, i64 0
  %135 = shufflevector <8 x i32> %134, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %137

136:                                              ; preds = %119
  br label %137

137:                                              ; preds = %136, %127
  %138 = phi <8 x i32> [ %135, %127 ], [ zeroinitializer, %136 ]
  %139 = load i32, ptr %17, align 4, !tbaa !6
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %16, i64 0, i64 %140
  %142 = getelementptr inbounds [3 x <8 x i32>], ptr %141, i64 0, i64 2
  store <8 x i32> %138, ptr %142, align 32, !tbaa !113
  br label %143

143:                                              ; preds = %137
  %144 = load i32, ptr %17, align 4, !tbaa !6
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %17, align 4, !tbaa !6
  br label %98, !llvm.loop !213

146:                                              ; preds = %101
  call void @llvm.lifetime.start.p0(ptr %18) #20
  %147 = load i32, ptr %15, align 4, !tbaa !6
  %148 = load i32, ptr @group, align 4, !tbaa !6
  %149 = mul nsw i32 %147, %148
  %150 = sdiv i32 %149, 4
  store i32 %150, ptr %18, align 4, !tbaa !6
  br label %151

151:                                              ; preds = %215, %146
  %152 = load i32, ptr %18, align 4, !tbaa !6
  %153 = load i32, ptr %15, align 4, !tbaa !6
  %154 = add nsw i32 %153, 1
  %155 = load i32, ptr @group, align 4, !tbaa !6
  %156 = mul nsw i32 %154, %155
  %157 = sdiv i32 %156, 4
  %158 = icmp slt i32 %152, %157
  br i1 %158, label %160, label %159

159:                                              ; preds = %151
  store i32 17, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #20
  br label %218

160:                                              ; preds = %151
  call void @llvm.lifetime.start.p0(ptr %19) #20
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %161

161:                                              ; preds = %211, %160
  %162 = load i32, ptr %19, align 4, !tbaa !6
  %163 = icmp slt i32 %162, 3
  br i1 %163, label %165, label %164

164:                                              ; preds = %161
  store i32 20, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #20
  br label %214

165:                                              ; preds = %161
  call void @llvm.lifetime.start.p0(ptr %20) #20
  %166 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %167 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %166, i32 0, i32 0
  %168 = load i32, ptr %19, align 4, !tbaa !6
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [3 x [32 x i8]], ptr %167, i64 0, i64 %169
  %171 = getelementptr inbounds [32 x i8], ptr %170, i64 0, i64 0
  %172 = load i32, ptr %18, align 4, !tbaa !6
  %173 = mul nsw i32 4, %172
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds i8, ptr %171, i64 %174
  %176 = call noundef i32 @_ZN12_GLOBAL__N_14loadIiEET_PKv(ptr noundef %175)
  %177 = insertelement <8 x i32> poison, i32 %176, i64 0
  %178 = shufflevector <8 x i32> %177, <8 x i32> poison, <8 x i32> zeroinitializer
  %179 = bitcast <8 x i32> %178 to <32 x i8>
  store <32 x i8> %179, ptr %20, align 32, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %21) #20
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %180

180:                                              ; preds = %207, %165
  %181 = load i32, ptr %21, align 4, !tbaa !6
  %182 = icmp slt i32 %181, 1
  br i1 %182, label %184, label %183

183:                                              ; preds = %180
  store i32 23, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #20
  br label %210

184:                                              ; preds = %180
  %185 = load i32, ptr %21, align 4, !tbaa !6
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %16, i64 0, i64 %186
  %188 = load i32, ptr %19, align 4, !tbaa !6
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds [3 x <8 x i32>], ptr %187, i64 0, i64 %189
  %191 = load <8 x i32>, ptr %190, align 32, !tbaa !113
  %192 = load i32, ptr %21, align 4, !tbaa !6
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds [1 x [8 x <32 x i8>]], ptr %7, i64 0, i64 %193
  %195 = load i32, ptr %18, align 4, !tbaa !6
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds [8 x <32 x i8>], ptr %194, i64 0, i64 %196
  %198 = load <32 x i8>, ptr %197, align 32, !tbaa !113
  %199 = load <32 x i8>, ptr %20, align 32, !tbaa !113
  %200 = call noundef <8 x i32> @_ZN12_GLOBAL__N_112add_productsEDv8_iDv32_hS1_(<8 x i32> noundef %191, <32 x i8> noundef %198, <32 x i8> noundef %199)
  %201 = load i32, ptr %21, align 4, !tbaa !6
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %16, i64 0, i64 %202
  %204 = load i32, ptr %19, align 4, !tbaa !6
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds [3 x <8 x i32>], ptr %203, i64 0, i64 %205
  store <8 x i32> %200, ptr %206, align 32, !tbaa !113
  br label %207

207:                                              ; preds = %184
  %208 = load i32, ptr %21, align 4, !tbaa !6
  %209 = add nsw i32 %208, 1
  store i32 %209, ptr %21, align 4, !tbaa !6
  br label %180, !llvm.loop !214

210:                                              ; preds = %183
  call void @llvm.lifetime.end.p0(ptr %20) #20
  br label %211

211:                                              ; preds = %210
  %212 = load i32, ptr %19, align 4, !tbaa !6
  %213 = add nsw i32 %212, 1
  store i32 %213, ptr %19, align 4, !tbaa !6
  br label %161, !llvm.loop !215

214:                                              ; preds = %164
  br label %215

215:                                              ; preds = %214
  %216 = load i32, ptr %18, align 4, !tbaa !6
  %217 = add nsw i32 %216, 1
  store i32 %217, ptr %18, align 4, !tbaa !6
  br label %151, !llvm.loop !216

218:                                              ; preds = %159
  call void @llvm.lifetime.start.p0(ptr %22) #20
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %219

219:                                              ; preds = %300, %218
  %220 = load i32, ptr %22, align 4, !tbaa !6
  %221 = icmp slt i32 %220, 1
  br i1 %221, label %223, label %222

222:                                              ; preds = %219
  store i32 26, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #20
  br label %303

223:                                              ; preds = %219
  call void @llvm.lifetime.start.p0(ptr %23) #20
  %224 = load i32, ptr %22, align 4, !tbaa !6
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %16, i64 0, i64 %225
  %227 = getelementptr inbounds [3 x <8 x i32>], ptr %226, i64 0, i64 0
  store ptr %227, ptr %23, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %24) #20
  %228 = load i32, ptr %22, align 4, !tbaa !6
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %229
  %231 = load i32, ptr %15, align 4, !tbaa !6
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %230, i64 0, i64 %232
  store ptr %233, ptr %24, align 8, !tbaa !183
  call void @llvm.lifetime.start.p0(ptr %25) #20
  %234 = load ptr, ptr %23, align 8, !tbaa !104
  %235 = getelementptr inbounds <8 x i32>, ptr %234, i64 0
  %236 = load <8 x i32>, ptr %235, align 32, !tbaa !113
  %237 = shl <8 x i32> %236, splat (i32 8)
  %238 = load ptr, ptr %23, align 8, !tbaa !104
  %239 = getelementptr inbounds <8 x i32>, ptr %238, i64 1
  %240 = load <8 x i32>, ptr %239, align 32, !tbaa !113
  %241 = add <8 x i32> %237, %240
  %242 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %241)
  %243 = load ptr, ptr %23, align 8, !tbaa !104
  %244 = getelementptr inbounds <8 x i32>, ptr %243, i64 2
  %245 = load <8 x i32>, ptr %244, align 32, !tbaa !113
  %246 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %245)
  %247 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %242, <8 x float> noundef splat (float 2.560000e+02), <8 x float> noundef %246)
  store <8 x float> %247, ptr %25, align 32, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %26) #20
  %248 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %249 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %248, i32 0, i32 1
  %250 = load float, ptr %249, align 4, !tbaa !114
  %251 = insertelement <8 x float> poison, float %250, i64 0
  %252 = shufflevector <8 x float> %251, <8 x float> poison, <8 x i32> zeroinitializer
  store <8 x float> %252, ptr %26, align 32, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %27) #20
  %253 = load <8 x float>, ptr %25, align 32, !tbaa !113
  %254 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %255 = icmp eq i32 %254, 3
  br i1 %255, label %256, label %258

256:                                              ; preds = %223
  %257 = load <8 x float>, ptr %26, align 32, !tbaa !113
  br label %264

258:                                              ; preds = %223
  %259 = load ptr, ptr %24, align 8, !tbaa !183, !nonnull !92, !align !185
  %260 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %259, i32 0, i32 0
  %261 = load <8 x float>, ptr %260, align 32, !tbaa !113
  %262 = load <8 x float>, ptr %26, align 32, !tbaa !113
  %263 = fmul <8 x float> %261, %262
  br label %264

264:                                              ; preds = %258, %256
  %265 = phi <8 x float> [ %257, %256 ], [ %263, %258 ]
  %266 = load ptr, ptr %6, align 8, !tbaa !104
  %267 = load i32, ptr %22, align 4, !tbaa !6
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds [2 x <8 x float>], ptr %266, i64 %268
  %270 = load i32, ptr %13, align 4, !tbaa !6
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds [2 x <8 x float>], ptr %269, i64 0, i64 %271
  %273 = load <8 x float>, ptr %272, align 32, !tbaa !113
  %274 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %253, <8 x float> noundef %265, <8 x float> noundef %273)
  store <8 x float> %274, ptr %27, align 32, !tbaa !113
  %275 = load i32, ptr @has_offset, align 4, !tbaa !6
  %276 = icmp ne i32 %275, 0
  br i1 %276, label %277, label %291

277:                                              ; preds = %264
  %278 = load ptr, ptr %24, align 8, !tbaa !183, !nonnull !92, !align !185
  %279 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %278, i32 0, i32 1
  %280 = load <8 x float>, ptr %279, align 32, !tbaa !113
  %281 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %282 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %281, i32 0, i32 2
  %283 = load i32, ptr %15, align 4, !tbaa !6
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds [2 x float], ptr %282, i64 0, i64 %284
  %286 = load float, ptr %285, align 4, !tbaa !107
  %287 = insertelement <8 x float> poison, float %286, i64 0
  %288 = shufflevector <8 x float> %287, <8 x float> poison, <8 x i32> zeroinitializer
  %289 = load <8 x float>, ptr %27, align 32, !tbaa !113
  %290 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %280, <8 x float> noundef %288, <8 x float> noundef %289)
  store <8 x float> %290, ptr %27, align 32, !tbaa !113
  br label %291

291:                                              ; preds = %277, %264
  %292 = load <8 x float>, ptr %27, align 32, !tbaa !113
  %293 = load ptr, ptr %6, align 8, !tbaa !104
  %294 = load i32, ptr %22, align 4, !tbaa !6
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds [2 x <8 x float>], ptr %293, i64 %295
  %297 = load i32, ptr %13, align 4, !tbaa !6
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds [2 x <8 x float>], ptr %296, i64 0, i64 %298
  store <8 x float> %292, ptr %299, align 32, !tbaa !113
  call void @llvm.lifetime.end.p0(ptr %27) #20
  call void @llvm.lifetime.end.p0(ptr %26) #20
  call void @llvm.lifetime.end.p0(ptr %25) #20
  call void @llvm.lifetime.end.p0(ptr %24) #20
  call void @llvm.lifetime.end.p0(ptr %23) #20
  br label %300

300:                                              ; preds = %291
  %301 = load i32, ptr %22, align 4, !tbaa !6
  %302 = add nsw i32 %301, 1
  store i32 %302, ptr %22, align 4, !tbaa !6
  br label %219, !llvm.loop !217

303:                                              ; preds = %222
  call void @llvm.lifetime.end.p0(ptr %16) #20
  br label %304

304:                                              ; preds = %303
  %305 = load i32, ptr %15, align 4, !tbaa !6
  %306 = add nsw i32 %305, 1
  store i32 %306, ptr %15, align 4, !tbaa !6
  br label %91, !llvm.loop !218

307:                                              ; preds = %96
  call void @llvm.lifetime.end.p0(ptr %14) #20
  br label %308

308:                                              ; preds = %307
  %309 = load i32, ptr %13, align 4, !tbaa !6
  %310 = add nsw i32 %309, 1
  store i32 %310, ptr %13, align 4, !tbaa !6
  br label %81, !llvm.loop !219

311:                                              ; preds = %84
  call void @llvm.lifetime.end.p0(ptr %8) #20
  call void @llvm.lifetime.end.p0(ptr %7) #20
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_111add_widenedILi2EEEvRKNS_6ColumnEPKPKfPDv8_f(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef %2) #16 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [8 x <32 x i8>], align 32
  %8 = alloca [2 x %"struct.(anonymous namespace)::Scales"], align 32
  %9 = alloca i32, align 4
  %10 = alloca %"struct.(anonymous namespace)::Scales", align 32
  %11 = alloca [2 x [2 x <8 x float>]], align 32
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca <8 x i32>, align 32
  %18 = alloca <8 x float>, align 32
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !171
  store ptr %1, ptr %5, align 8, !tbaa !189
  store ptr %2, ptr %6, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %7) #20
  %21 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %22 = getelementptr inbounds [8 x <32 x i8>], ptr %7, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_16unpackERKNS_6ColumnEPDv32_h(ptr noundef nonnull align 8 dereferenceable(32) %21, ptr noundef %22)
  call void @llvm.lifetime.start.p0(ptr %8) #20
  call void @llvm.lifetime.start.p0(ptr %9) #20
  store i32 0, ptr %9, align 4, !tbaa !6
  br label %23

23:                                               ; preds = %35, %3
  %24 = load i32, ptr %9, align 4, !tbaa !6
  %25 = load i32, ptr @group, align 4, !tbaa !6
  %26 = sdiv i32 32, %25
  %27 = icmp slt i32 %24, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %9) #20
  br label %38

29:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %10) #20
  %30 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %31 = load i32, ptr %9, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 32 %10, ptr noundef nonnull align 8 dereferenceable(32) %30, i32 noundef %31)
  %32 = load i32, ptr %9, align 4, !tbaa !6
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %8, i64 0, i64 %33
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %34, ptr align 32 %10, i64 64, i1 false), !tbaa.struct !175
  call void @llvm.lifetime.end.p0(ptr %10) #20
  br label %35

35:                                               ; preds = %29
  %36 = load i32, ptr %9, align 4, !tbaa !6
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %9, align 4, !tbaa !6
  br label %23, !llvm.loop !220

38:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %11) #20
  call void @llvm.lifetime.start.p0(ptr %12) #20
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %39

39:                                               ; preds = %57, %38
  %40 = load i32, ptr %12, align 4, !tbaa !6
  %41 = icmp slt i32 %40, 2
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  call void @llvm.lifetime.end.p0(ptr %12) #20
  br label %60

43:                                               ; preds = %39
  %44 = load ptr, ptr %6, align 8, !tbaa !104
  %45 = load i32, ptr %12, align 4, !tbaa !6
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds <8 x float>, ptr %44, i64 %46
  %48 = load <8 x float>, ptr %47, align 32, !tbaa !113
  %49 = load i32, ptr %12, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %11, i64 0, i64 %50
  %52 = getelementptr inbounds [2 x <8 x float>], ptr %51, i64 0, i64 0
  store <8 x float> %48, ptr %52, align 32, !tbaa !113
  %53 = load i32, ptr %12, align 4, !tbaa !6
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %11, i64 0, i64 %54
  %56 = getelementptr inbounds [2 x <8 x float>], ptr %55, i64 0, i64 1
  store <8 x float> zeroinitializer, ptr %56, align 32, !tbaa !113
  br label %57

57:                                               ; preds = %43
  %58 = load i32, ptr %12, align 4, !tbaa !6
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %12, align 4, !tbaa !6
  br label %39, !llvm.loop !221

60:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr %13) #20
  store i32 0, ptr %13, align 4, !tbaa !6
  br label %61

61:                                               ; preds = %165, %60
  %62 = load i32, ptr %13, align 4, !tbaa !6
  %63 = icmp slt i32 %62, 8
  br i1 %63, label %65, label %64

64:                                               ; preds = %61
  store i32 8, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #20
  br label %168

65:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(ptr %15) #20
  %66 = load i32, ptr %13, align 4, !tbaa !6
  %67 = mul nsw i32 %66, 4
  %68 = load i32, ptr @group, align 4, !tbaa !6
  %69 = sdiv i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %8, i64 0, i64 %70
  store ptr %71, ptr %15, align 8, !tbaa !183
  call void @llvm.lifetime.start.p0(ptr %16) #20
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %72

72:                                               ; preds = %161, %65
  %73 = load i32, ptr %16, align 4, !tbaa !6
  %74 = icmp slt i32 %73, 4
  br i1 %74, label %76, label %75

75:                                               ; preds = %72
  store i32 11, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #20
  br label %164

76:                                               ; preds = %72
  call void @llvm.lifetime.start.p0(ptr %17) #20
  %77 = load i32, ptr %13, align 4, !tbaa !6
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [8 x <32 x i8>], ptr %7, i64 0, i64 %78
  %80 = load <32 x i8>, ptr %79, align 32, !tbaa !113
  %81 = bitcast <32 x i8> %80 to <8 x i32>
  %82 = load i32, ptr %16, align 4, !tbaa !6
  %83 = mul nsw i32 8, %82
  %84 = insertelement <8 x i32> poison, i32 %83, i64 0
  %85 = shufflevector <8 x i32> %84, <8 x i32> poison, <8 x i32> zeroinitializer
  %86 = ashr <8 x i32> %81, %85
  %87 = and <8 x i32> %86, splat (i32 255)
  store <8 x i32> %87, ptr %17, align 32, !tbaa !113
  %88 = load i32, ptr @zero, align 4, !tbaa !6
  %89 = icmp ne i32 %88, 0
  br i1 %89, label %90, label %96

90:                                               ; preds = %76
  %91 = load i32, ptr @zero, align 4, !tbaa !6
  %92 = insertelement <8 x i32> poison, i32 %91, i64 0
  %93 = shufflevector <8 x i32> %92, <8 x i32> poison, <8 x i32> zeroinitializer
  %94 = load <8 x i32>, ptr %17, align 32, !tbaa !113
  %95 = sub <8 x i32> %94, %93
  store <8 x i32> %95, ptr %17, align 32, !tbaa !113
  br label %96

96:                                               ; preds = %90, %76
  call void @llvm.lifetime.start.p0(ptr %18) #20
  %97 = load <8 x i32>, ptr %17, align 32, !tbaa !113
  %98 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %97)
  store <8 x float> %98, ptr %18, align 32, !tbaa !113
  %99 = load i32, ptr @has_offset, align 4, !tbaa !6
  %100 = icmp ne i32 %99, 0
  br i1 %100, label %101, label %110

101:                                              ; preds = %96
  %102 = load <8 x float>, ptr %18, align 32, !tbaa !113
  %103 = load ptr, ptr %15, align 8, !tbaa !183, !nonnull !92, !align !185
  %104 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %103, i32 0, i32 0
  %105 = load <8 x float>, ptr %104, align 32, !tbaa !113
  %106 = load ptr, ptr %15, align 8, !tbaa !183, !nonnull !92, !align !185
  %107 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %106, i32 0, i32 1
  %108 = load <8 x float>, ptr %107, align 32, !tbaa !113
  %109 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %102, <8 x float> noundef %105, <8 x float> noundef %108)
  store <8 x float> %109, ptr %18, align 32, !tbaa !113
  br label %120

110:                                              ; preds = %96
  %111 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %112 = icmp ne i32 %111, 3
  br i1 %112, label %113, label %119

113:                                              ; preds = %110
  %114 = load ptr, ptr %15, align 8, !tbaa !183, !nonnull !92, !align !185
  %115 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %114, i32 0, i32 0
  %116 = load <8 x float>, ptr %115, align 32, !tbaa !113
  %117 = load <8 x float>, ptr %18, align 32, !tbaa !113
  %118 = fmul <8 x float> %117, %116
  store <8 x float> %118, ptr %18, align 32, !tbaa !113
  br label %119

119:                                              ; preds = %113, %110
  br label %120

120:                                              ; preds = %119, %101
  call void @llvm.lifetime.start.p0(ptr %19) #20
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %121

121:                                              ; preds = %157, %120
  %122 = load i32, ptr %19, align 4, !tbaa !6
  %123 = icmp slt i32 %122, 2
  br i1 %123, label %125, label %124

124:                                              ; preds = %121
  store i32 14, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #20
  br label %160

125:                                              ; preds = %121
  %126 = load <8 x float>, ptr %18, align 32, !tbaa !113
  %127 = load ptr, ptr %5, align 8, !tbaa !189
  %128 = load i32, ptr %19, align 4, !tbaa !6
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds ptr, ptr %127, i64 %129
  %131 = load ptr, ptr %130, align 8, !tbaa !109
  %132 = load i32, ptr %13, align 4, !tbaa !6
  %133 = mul nsw i32 4, %132
  %134 = load i32, ptr %16, align 4, !tbaa !6
  %135 = add nsw i32 %133, %134
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds float, ptr %131, i64 %136
  %138 = load float, ptr %137, align 4, !tbaa !107
  %139 = insertelement <8 x float> poison, float %138, i64 0
  %140 = shufflevector <8 x float> %139, <8 x float> poison, <8 x i32> zeroinitializer
  %141 = load i32, ptr %19, align 4, !tbaa !6
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %11, i64 0, i64 %142
  %144 = load i32, ptr %16, align 4, !tbaa !6
  %145 = srem i32 %144, 2
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [2 x <8 x float>], ptr %143, i64 0, i64 %146
  %148 = load <8 x float>, ptr %147, align 32, !tbaa !113
  %149 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %126, <8 x float> noundef %140, <8 x float> noundef %148)
  %150 = load i32, ptr %19, align 4, !tbaa !6
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %11, i64 0, i64 %151
  %153 = load i32, ptr %16, align 4, !tbaa !6
  %154 = srem i32 %153, 2
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [2 x <8 x float>], ptr %152, i64 0, i64 %155
  store <8 x float> %149, ptr %156, align 32, !tbaa !113
  br label %157

157:                                              ; preds = %125
  %158 = load i32, ptr %19, align 4, !tbaa !6
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %19, align 4, !tbaa !6
  br label %121, !llvm.loop !222

160:                                              ; preds = %124
  call void @llvm.lifetime.end.p0(ptr %18) #20
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %161

161:                                              ; preds = %160
  %162 = load i32, ptr %16, align 4, !tbaa !6
  %163 = add nsw i32 %162, 1
  store i32 %163, ptr %16, align 4, !tbaa !6
  br label %72, !llvm.loop !223

164:                                              ; preds = %75
  call void @llvm.lifetime.end.p0(ptr %15) #20
  br label %165

165:                                              ; preds = %164
  %166 = load i32, ptr %13, align 4, !tbaa !6
  %167 = add nsw i32 %166, 1
  store i32 %167, ptr %13, align 4, !tbaa !6
  br label %61, !llvm.loop !224

168:                                              ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %20) #20
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %169

169:                                              ; preds = %189, %168
  %170 = load i32, ptr %20, align 4, !tbaa !6
  %171 = icmp slt i32 %170, 2
  br i1 %171, label %173, label %172

172:                                              ; preds = %169
  store i32 17, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #20
  br label %192

173:                                              ; preds = %169
  %174 = load i32, ptr %20, align 4, !tbaa !6
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %11, i64 0, i64 %175
  %177 = getelementptr inbounds [2 x <8 x float>], ptr %176, i64 0, i64 0
  %178 = load <8 x float>, ptr %177, align 32, !tbaa !113
  %179 = load i32, ptr %20, align 4, !tbaa !6
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds [2 x [2 x <8 x float>]], ptr %11, i64 0, i64 %180
  %182 = getelementptr inbounds [2 x <8 x float>], ptr %181, i64 0, i64 1
  %183 = load <8 x float>, ptr %182, align 32, !tbaa !113
  %184 = fadd <8 x float> %178, %183
  %185 = load ptr, ptr %6, align 8, !tbaa !104
  %186 = load i32, ptr %20, align 4, !tbaa !6
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds <8 x float>, ptr %185, i64 %187
  store <8 x float> %184, ptr %188, align 32, !tbaa !113
  br label %189

189:                                              ; preds = %173
  %190 = load i32, ptr %20, align 4, !tbaa !6
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %20, align 4, !tbaa !6
  br label %169, !llvm.loop !225

192:                                              ; preds = %172
  call void @llvm.lifetime.end.p0(ptr %11) #20
  call void @llvm.lifetime.end.p0(ptr %8) #20
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
  %12 = alloca %"struct.(anonymous namespace)::Scales", align 32
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca [1 x [3 x <8 x i32>]], align 32
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca <32 x i8>, align 32
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca <8 x float>, align 32
  %26 = alloca <8 x float>, align 32
  %27 = alloca <8 x float>, align 32
  store ptr %0, ptr %4, align 8, !tbaa !171
  store ptr %1, ptr %5, align 8, !tbaa !173
  store ptr %2, ptr %6, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %7) #20
  call void @llvm.lifetime.start.p0(ptr %8) #20
  call void @llvm.lifetime.start.p0(ptr %9) #20
  store i32 0, ptr %9, align 4, !tbaa !6
  br label %28

28:                                               ; preds = %77, %3
  %29 = load i32, ptr %9, align 4, !tbaa !6
  %30 = icmp slt i32 %29, 1
  br i1 %30, label %32, label %31

31:                                               ; preds = %28
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #20
  br label %80

32:                                               ; preds = %28
  %33 = load ptr, ptr %4, align 8, !tbaa !171
  %34 = load i32, ptr %9, align 4, !tbaa !6
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %33, i64 %35
  %37 = load i32, ptr %9, align 4, !tbaa !6
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [1 x [8 x <32 x i8>]], ptr %7, i64 0, i64 %38
  %40 = getelementptr inbounds [8 x <32 x i8>], ptr %39, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_16unpackERKNS_6ColumnEPDv32_h(ptr noundef nonnull align 8 dereferenceable(32) %36, ptr noundef %40)
  call void @llvm.lifetime.start.p0(ptr %11) #20
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %41

41:                                               ; preds = %73, %32
  %42 = load i32, ptr %11, align 4, !tbaa !6
  %43 = load i32, ptr @group, align 4, !tbaa !6
  %44 = sdiv i32 32, %43
  %45 = icmp slt i32 %42, %44
  br i1 %45, label %47, label %46

46:                                               ; preds = %41
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #20
  br label %76

47:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr %12) #20
  %48 = load ptr, ptr %4, align 8, !tbaa !171
  %49 = load i32, ptr %9, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %48, i64 %50
  %52 = load i32, ptr %11, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 32 %12, ptr noundef nonnull align 8 dereferenceable(32) %51, i32 noundef %52)
  %53 = load i32, ptr @has_offset, align 4, !tbaa !6
  %54 = icmp ne i32 %53, 0
  br i1 %54, label %55, label %66

55:                                               ; preds = %47
  %56 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 0
  %57 = load <8 x float>, ptr %56, align 32, !tbaa !113
  %58 = load i32, ptr @zero, align 4, !tbaa !6
  %59 = sitofp i32 %58 to float
  %60 = insertelement <8 x float> poison, float %59, i64 0
  %61 = shufflevector <8 x float> %60, <8 x float> poison, <8 x i32> zeroinitializer
  %62 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 1
  %63 = load <8 x float>, ptr %62, align 32, !tbaa !113
  %64 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %57, <8 x float> noundef %61, <8 x float> noundef %63)
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 1
  store <8 x float> %64, ptr %65, align 32, !tbaa !113
  br label %66

66:                                               ; preds = %55, %47
  %67 = load i32, ptr %9, align 4, !tbaa !6
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %68
  %70 = load i32, ptr %11, align 4, !tbaa !6
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %69, i64 0, i64 %71
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %72, ptr align 32 %12, i64 64, i1 false), !tbaa.struct !175
  call void @llvm.lifetime.end.p0(ptr %12) #20
  br label %73

73:                                               ; preds = %66
  %74 = load i32, ptr %11, align 4, !tbaa !6
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %11, align 4, !tbaa !6
  br label %41, !llvm.loop !226

76:                                               ; preds = %46
  br label %77

77:                                               ; preds = %76
  %78 = load i32, ptr %9, align 4, !tbaa !6
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %9, align 4, !tbaa !6
  br label %28, !llvm.loop !227

80:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %13) #20
  store i32 0, ptr %13, align 4, !tbaa !6
  br label %81

81:                                               ; preds = %308, %80
  %82 = load i32, ptr %13, align 4, !tbaa !6
  %83 = icmp slt i32 %82, 1
  br i1 %83, label %85, label %84

84:                                               ; preds = %81
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #20
  br label %311

85:                                               ; preds = %81
  call void @llvm.lifetime.start.p0(ptr %14) #20
  %86 = load ptr, ptr %5, align 8, !tbaa !173
  %87 = load i32, ptr %13, align 4, !tbaa !6
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds ptr, ptr %86, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !111
  store ptr %90, ptr %14, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %15) #20
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %91

91:                                               ; preds = %304, %85
  %92 = load i32, ptr %15, align 4, !tbaa !6
  %93 = load i32, ptr @group, align 4, !tbaa !6
  %94 = sdiv i32 32, %93
  %95 = icmp slt i32 %92, %94
  br i1 %95, label %97, label %96

96:                                               ; preds = %91
  store i32 11, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #20
  br label %307

97:                                               ; preds = %91
  call void @llvm.lifetime.start.p0(ptr %16) #20
  call void @llvm.lifetime.start.p0(ptr %17) #20
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %98

98:                                               ; preds = %143, %97
  %99 = load i32, ptr %17, align 4, !tbaa !6
  %100 = icmp slt i32 %99, 1
  br i1 %100, label %102, label %101

101:                                              ; preds = %98
  store i32 14, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %146

102:                                              ; preds = %98
  %103 = load i32, ptr %17, align 4, !tbaa !6
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %16, i64 0, i64 %104
  %106 = getelementptr inbounds [3 x <8 x i32>], ptr %105, i64 0, i64 0
  store <8 x i32> zeroinitializer, ptr %106, align 32, !tbaa !113
  %107 = load i32, ptr @zero, align 4, !tbaa !6
  %108 = icmp ne i32 %107, 0
  br i1 %108, label %109, label %118

109:                                              ; preds = %102
  %110 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %111 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %110, i32 0, i32 3
  %112 = load i32, ptr %15, align 4, !tbaa !6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [2 x i32], ptr %111, i64 0, i64 %113
  %115 = load i32, ptr %114, align 4, !tbaa !6
  %116 = insertelement <8 x i32> poison, i32 %115, i64 0
  %117 = shufflevector <8 x i32> %116, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %119

118:                                              ; preds = %102
  br label %119

119:                                              ; preds = %118, %109
  %120 = phi <8 x i32> [ %117, %109 ], [ zeroinitializer, %118 ]
  %121 = load i32, ptr %17, align 4, !tbaa !6
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %16, i64 0, i64 %122
  %124 = getelementptr inbounds [3 x <8 x i32>], ptr %123, i64 0, i64 1
  store <8 x i32> %120, ptr %124, align 32, !tbaa !113
  %125 = load i32, ptr @zero, align 4, !tbaa !6
  %126 = icmp ne i32 %125, 0
  br i1 %126, label %127, label %136

127:                                              ; preds = %119
  %128 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %129 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %128, i32 0, i32 4
  %130 = load i32, ptr %15, align 4, !tbaa !6
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [2 x i32], ptr %129, i64 0, i64 %131
  %133 = load i32, ptr %132, align 4, !tbaa !6
  %134 = insertelement <8 x i32> poison, i32 %133, i64 0
  %135 = shufflevector <8 x i32> %134, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %137

136:                                              ; preds = %119
  br label %137

137:                                              ; preds = %136, %127
  %138 = phi <8 x i32> [ %135, %127 ], [ zeroinitializer, %136 ]
  %139 = load i32, ptr %17, align 4, !tbaa !6
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %16, i64 0, i64 %140
  %142 = getelementptr inbounds [3 x <8 x i32>], ptr %141, i64 0, i64 2
  store <8 x i32> %138, ptr %142, align 32, !tbaa !113
  br label %143

143:                                              ; preds = %137
  %144 = load i32, ptr %17, align 4, !tbaa !6
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %17, align 4, !tbaa !6
  br label %98, !llvm.loop !228

146:                                              ; preds = %101
  call void @llvm.lifetime.start.p0(ptr %18) #20
  %147 = load i32, ptr %15, align 4, !tbaa !6
  %148 = load i32, ptr @group, align 4, !tbaa !6
  %149 = mul nsw i32 %147, %148
  %150 = sdiv i32 %149, 4
  store i32 %150, ptr %18, align 4, !tbaa !6
  br label %151

151:                                              ; preds = %215, %146
  %152 = load i32, ptr %18, align 4, !tbaa !6
  %153 = load i32, ptr %15, align 4, !tbaa !6
  %154 = add nsw i32 %153, 1
  %155 = load i32, ptr @group, align 4, !tbaa !6
  %156 = mul nsw i32 %154, %155
  %157 = sdiv i32 %156, 4
  %158 = icmp slt i32 %152, %157
  br i1 %158, label %160, label %159

159:                                              ; preds = %151
  store i32 17, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #20
  br label %218

160:                                              ; preds = %151
  call void @llvm.lifetime.start.p0(ptr %19) #20
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %161

161:                                              ; preds = %211, %160
  %162 = load i32, ptr %19, align 4, !tbaa !6
  %163 = icmp slt i32 %162, 3
  br i1 %163, label %165, label %164

164:                                              ; preds = %161
  store i32 20, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #20
  br label %214

165:                                              ; preds = %161
  call void @llvm.lifetime.start.p0(ptr %20) #20
  %166 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %167 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %166, i32 0, i32 0
  %168 = load i32, ptr %19, align 4, !tbaa !6
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [3 x [32 x i8]], ptr %167, i64 0, i64 %169
  %171 = getelementptr inbounds [32 x i8], ptr %170, i64 0, i64 0
  %172 = load i32, ptr %18, align 4, !tbaa !6
  %173 = mul nsw i32 4, %172
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds i8, ptr %171, i64 %174
  %176 = call noundef i32 @_ZN12_GLOBAL__N_14loadIiEET_PKv(ptr noundef %175)
  %177 = insertelement <8 x i32> poison, i32 %176, i64 0
  %178 = shufflevector <8 x i32> %177, <8 x i32> poison, <8 x i32> zeroinitializer
  %179 = bitcast <8 x i32> %178 to <32 x i8>
  store <32 x i8> %179, ptr %20, align 32, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %21) #20
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %180

180:                                              ; preds = %207, %165
  %181 = load i32, ptr %21, align 4, !tbaa !6
  %182 = icmp slt i32 %181, 1
  br i1 %182, label %184, label %183

183:                                              ; preds = %180
  store i32 23, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #20
  br label %210

184:                                              ; preds = %180
  %185 = load i32, ptr %21, align 4, !tbaa !6
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %16, i64 0, i64 %186
  %188 = load i32, ptr %19, align 4, !tbaa !6
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds [3 x <8 x i32>], ptr %187, i64 0, i64 %189
  %191 = load <8 x i32>, ptr %190, align 32, !tbaa !113
  %192 = load i32, ptr %21, align 4, !tbaa !6
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds [1 x [8 x <32 x i8>]], ptr %7, i64 0, i64 %193
  %195 = load i32, ptr %18, align 4, !tbaa !6
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds [8 x <32 x i8>], ptr %194, i64 0, i64 %196
  %198 = load <32 x i8>, ptr %197, align 32, !tbaa !113
  %199 = load <32 x i8>, ptr %20, align 32, !tbaa !113
  %200 = call noundef <8 x i32> @_ZN12_GLOBAL__N_112add_productsEDv8_iDv32_hS1_(<8 x i32> noundef %191, <32 x i8> noundef %198, <32 x i8> noundef %199)
  %201 = load i32, ptr %21, align 4, !tbaa !6
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %16, i64 0, i64 %202
  %204 = load i32, ptr %19, align 4, !tbaa !6
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds [3 x <8 x i32>], ptr %203, i64 0, i64 %205
  store <8 x i32> %200, ptr %206, align 32, !tbaa !113
  br label %207

207:                                              ; preds = %184
  %208 = load i32, ptr %21, align 4, !tbaa !6
  %209 = add nsw i32 %208, 1
  store i32 %209, ptr %21, align 4, !tbaa !6
  br label %180, !llvm.loop !229

210:                                              ; preds = %183
  call void @llvm.lifetime.end.p0(ptr %20) #20
  br label %211

211:                                              ; preds = %210
  %212 = load i32, ptr %19, align 4, !tbaa !6
  %213 = add nsw i32 %212, 1
  store i32 %213, ptr %19, align 4, !tbaa !6
  br label %161, !llvm.loop !230

214:                                              ; preds = %164
  br label %215

215:                                              ; preds = %214
  %216 = load i32, ptr %18, align 4, !tbaa !6
  %217 = add nsw i32 %216, 1
  store i32 %217, ptr %18, align 4, !tbaa !6
  br label %151, !llvm.loop !231

218:                                              ; preds = %159
  call void @llvm.lifetime.start.p0(ptr %22) #20
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %219

219:                                              ; preds = %300, %218
  %220 = load i32, ptr %22, align 4, !tbaa !6
  %221 = icmp slt i32 %220, 1
  br i1 %221, label %223, label %222

222:                                              ; preds = %219
  store i32 26, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #20
  br label %303

223:                                              ; preds = %219
  call void @llvm.lifetime.start.p0(ptr %23) #20
  %224 = load i32, ptr %22, align 4, !tbaa !6
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds [1 x [3 x <8 x i32>]], ptr %16, i64 0, i64 %225
  %227 = getelementptr inbounds [3 x <8 x i32>], ptr %226, i64 0, i64 0
  store ptr %227, ptr %23, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %24) #20
  %228 = load i32, ptr %22, align 4, !tbaa !6
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %229
  %231 = load i32, ptr %15, align 4, !tbaa !6
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %230, i64 0, i64 %232
  store ptr %233, ptr %24, align 8, !tbaa !183
  call void @llvm.lifetime.start.p0(ptr %25) #20
  %234 = load ptr, ptr %23, align 8, !tbaa !104
  %235 = getelementptr inbounds <8 x i32>, ptr %234, i64 0
  %236 = load <8 x i32>, ptr %235, align 32, !tbaa !113
  %237 = shl <8 x i32> %236, splat (i32 8)
  %238 = load ptr, ptr %23, align 8, !tbaa !104
  %239 = getelementptr inbounds <8 x i32>, ptr %238, i64 1
  %240 = load <8 x i32>, ptr %239, align 32, !tbaa !113
  %241 = add <8 x i32> %237, %240
  %242 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %241)
  %243 = load ptr, ptr %23, align 8, !tbaa !104
  %244 = getelementptr inbounds <8 x i32>, ptr %243, i64 2
  %245 = load <8 x i32>, ptr %244, align 32, !tbaa !113
  %246 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %245)
  %247 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %242, <8 x float> noundef splat (float 2.560000e+02), <8 x float> noundef %246)
  store <8 x float> %247, ptr %25, align 32, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %26) #20
  %248 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %249 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %248, i32 0, i32 1
  %250 = load float, ptr %249, align 4, !tbaa !114
  %251 = insertelement <8 x float> poison, float %250, i64 0
  %252 = shufflevector <8 x float> %251, <8 x float> poison, <8 x i32> zeroinitializer
  store <8 x float> %252, ptr %26, align 32, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %27) #20
  %253 = load <8 x float>, ptr %25, align 32, !tbaa !113
  %254 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %255 = icmp eq i32 %254, 3
  br i1 %255, label %256, label %258

256:                                              ; preds = %223
  %257 = load <8 x float>, ptr %26, align 32, !tbaa !113
  br label %264

258:                                              ; preds = %223
  %259 = load ptr, ptr %24, align 8, !tbaa !183, !nonnull !92, !align !185
  %260 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %259, i32 0, i32 0
  %261 = load <8 x float>, ptr %260, align 32, !tbaa !113
  %262 = load <8 x float>, ptr %26, align 32, !tbaa !113
  %263 = fmul <8 x float> %261, %262
  br label %264

264:                                              ; preds = %258, %256
  %265 = phi <8 x float> [ %257, %256 ], [ %263, %258 ]
  %266 = load ptr, ptr %6, align 8, !tbaa !104
  %267 = load i32, ptr %22, align 4, !tbaa !6
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds [1 x <8 x float>], ptr %266, i64 %268
  %270 = load i32, ptr %13, align 4, !tbaa !6
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds [1 x <8 x float>], ptr %269, i64 0, i64 %271
  %273 = load <8 x float>, ptr %272, align 32, !tbaa !113
  %274 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %253, <8 x float> noundef %265, <8 x float> noundef %273)
  store <8 x float> %274, ptr %27, align 32, !tbaa !113
  %275 = load i32, ptr @has_offset, align 4, !tbaa !6
  %276 = icmp ne i32 %275, 0
  br i1 %276, label %277, label %291

277:                                              ; preds = %264
  %278 = load ptr, ptr %24, align 8, !tbaa !183, !nonnull !92, !align !185
  %279 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %278, i32 0, i32 1
  %280 = load <8 x float>, ptr %279, align 32, !tbaa !113
  %281 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %282 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %281, i32 0, i32 2
  %283 = load i32, ptr %15, align 4, !tbaa !6
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds [2 x float], ptr %282, i64 0, i64 %284
  %286 = load float, ptr %285, align 4, !tbaa !107
  %287 = insertelement <8 x float> poison, float %286, i64 0
  %288 = shufflevector <8 x float> %287, <8 x float> poison, <8 x i32> zeroinitializer
  %289 = load <8 x float>, ptr %27, align 32, !tbaa !113
  %290 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %280, <8 x float> noundef %288, <8 x float> noundef %289)
  store <8 x float> %290, ptr %27, align 32, !tbaa !113
  br label %291

291:                                              ; preds = %277, %264
  %292 = load <8 x float>, ptr %27, align 32, !tbaa !113
  %293 = load ptr, ptr %6, align 8, !tbaa !104
  %294 = load i32, ptr %22, align 4, !tbaa !6
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds [1 x <8 x float>], ptr %293, i64 %295
  %297 = load i32, ptr %13, align 4, !tbaa !6
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds [1 x <8 x float>], ptr %296, i64 0, i64 %298
  store <8 x float> %292, ptr %299, align 32, !tbaa !113
  call void @llvm.lifetime.end.p0(ptr %27) #20
  call void @llvm.lifetime.end.p0(ptr %26) #20
  call void @llvm.lifetime.end.p0(ptr %25) #20
  call void @llvm.lifetime.end.p0(ptr %24) #20
  call void @llvm.lifetime.end.p0(ptr %23) #20
  br label %300

300:                                              ; preds = %291
  %301 = load i32, ptr %22, align 4, !tbaa !6
  %302 = add nsw i32 %301, 1
  store i32 %302, ptr %22, align 4, !tbaa !6
  br label %219, !llvm.loop !232

303:                                              ; preds = %222
  call void @llvm.lifetime.end.p0(ptr %16) #20
  br label %304

304:                                              ; preds = %303
  %305 = load i32, ptr %15, align 4, !tbaa !6
  %306 = add nsw i32 %305, 1
  store i32 %306, ptr %15, align 4, !tbaa !6
  br label %91, !llvm.loop !233

307:                                              ; preds = %96
  call void @llvm.lifetime.end.p0(ptr %14) #20
  br label %308

308:                                              ; preds = %307
  %309 = load i32, ptr %13, align 4, !tbaa !6
  %310 = add nsw i32 %309, 1
  store i32 %310, ptr %13, align 4, !tbaa !6
  br label %81, !llvm.loop !234

311:                                              ; preds = %84
  call void @llvm.lifetime.end.p0(ptr %8) #20
  call void @llvm.lifetime.end.p0(ptr %7) #20
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_111add_widenedILi1EEEvRKNS_6ColumnEPKPKfPDv8_f(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef %2) #16 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [8 x <32 x i8>], align 32
  %8 = alloca [2 x %"struct.(anonymous namespace)::Scales"], align 32
  %9 = alloca i32, align 4
  %10 = alloca %"struct.(anonymous namespace)::Scales", align 32
  %11 = alloca [1 x [2 x <8 x float>]], align 32
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca <8 x i32>, align 32
  %18 = alloca <8 x float>, align 32
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !171
  store ptr %1, ptr %5, align 8, !tbaa !189
  store ptr %2, ptr %6, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %7) #20
  %21 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %22 = getelementptr inbounds [8 x <32 x i8>], ptr %7, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_16unpackERKNS_6ColumnEPDv32_h(ptr noundef nonnull align 8 dereferenceable(32) %21, ptr noundef %22)
  call void @llvm.lifetime.start.p0(ptr %8) #20
  call void @llvm.lifetime.start.p0(ptr %9) #20
  store i32 0, ptr %9, align 4, !tbaa !6
  br label %23

23:                                               ; preds = %35, %3
  %24 = load i32, ptr %9, align 4, !tbaa !6
  %25 = load i32, ptr @group, align 4, !tbaa !6
  %26 = sdiv i32 32, %25
  %27 = icmp slt i32 %24, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %9) #20
  br label %38

29:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %10) #20
  %30 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %31 = load i32, ptr %9, align 4, !tbaa !6
  call void @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Scales") align 32 %10, ptr noundef nonnull align 8 dereferenceable(32) %30, i32 noundef %31)
  %32 = load i32, ptr %9, align 4, !tbaa !6
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %8, i64 0, i64 %33
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %34, ptr align 32 %10, i64 64, i1 false), !tbaa.struct !175
  call void @llvm.lifetime.end.p0(ptr %10) #20
  br label %35

35:                                               ; preds = %29
  %36 = load i32, ptr %9, align 4, !tbaa !6
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %9, align 4, !tbaa !6
  br label %23, !llvm.loop !235

38:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %11) #20
  call void @llvm.lifetime.start.p0(ptr %12) #20
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %39

39:                                               ; preds = %57, %38
  %40 = load i32, ptr %12, align 4, !tbaa !6
  %41 = icmp slt i32 %40, 1
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  call void @llvm.lifetime.end.p0(ptr %12) #20
  br label %60

43:                                               ; preds = %39
  %44 = load ptr, ptr %6, align 8, !tbaa !104
  %45 = load i32, ptr %12, align 4, !tbaa !6
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds <8 x float>, ptr %44, i64 %46
  %48 = load <8 x float>, ptr %47, align 32, !tbaa !113
  %49 = load i32, ptr %12, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [1 x [2 x <8 x float>]], ptr %11, i64 0, i64 %50
  %52 = getelementptr inbounds [2 x <8 x float>], ptr %51, i64 0, i64 0
  store <8 x float> %48, ptr %52, align 32, !tbaa !113
  %53 = load i32, ptr %12, align 4, !tbaa !6
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [1 x [2 x <8 x float>]], ptr %11, i64 0, i64 %54
  %56 = getelementptr inbounds [2 x <8 x float>], ptr %55, i64 0, i64 1
  store <8 x float> zeroinitializer, ptr %56, align 32, !tbaa !113
  br label %57

57:                                               ; preds = %43
  %58 = load i32, ptr %12, align 4, !tbaa !6
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %12, align 4, !tbaa !6
  br label %39, !llvm.loop !236

60:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr %13) #20
  store i32 0, ptr %13, align 4, !tbaa !6
  br label %61

61:                                               ; preds = %165, %60
  %62 = load i32, ptr %13, align 4, !tbaa !6
  %63 = icmp slt i32 %62, 8
  br i1 %63, label %65, label %64

64:                                               ; preds = %61
  store i32 8, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #20
  br label %168

65:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(ptr %15) #20
  %66 = load i32, ptr %13, align 4, !tbaa !6
  %67 = mul nsw i32 %66, 4
  %68 = load i32, ptr @group, align 4, !tbaa !6
  %69 = sdiv i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %8, i64 0, i64 %70
  store ptr %71, ptr %15, align 8, !tbaa !183
  call void @llvm.lifetime.start.p0(ptr %16) #20
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %72

72:                                               ; preds = %161, %65
  %73 = load i32, ptr %16, align 4, !tbaa !6
  %74 = icmp slt i32 %73, 4
  br i1 %74, label %76, label %75

75:                                               ; preds = %72
  store i32 11, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #20
  br label %164

76:                                               ; preds = %72
  call void @llvm.lifetime.start.p0(ptr %17) #20
  %77 = load i32, ptr %13, align 4, !tbaa !6
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [8 x <32 x i8>], ptr %7, i64 0, i64 %78
  %80 = load <32 x i8>, ptr %79, align 32, !tbaa !113
  %81 = bitcast <32 x i8> %80 to <8 x i32>
  %82 = load i32, ptr %16, align 4, !tbaa !6
  %83 = mul nsw i32 8, %82
  %84 = insertelement <8 x i32> poison, i32 %83, i64 0
  %85 = shufflevector <8 x i32> %84, <8 x i32> poison, <8 x i32> zeroinitializer
  %86 = ashr <8 x i32> %81, %85
  %87 = and <8 x i32> %86, splat (i32 255)
  store <8 x i32> %87, ptr %17, align 32, !tbaa !113
  %88 = load i32, ptr @zero, align 4, !tbaa !6
  %89 = icmp ne i32 %88, 0
  br i1 %89, label %90, label %96

90:                                               ; preds = %76
  %91 = load i32, ptr @zero, align 4, !tbaa !6
  %92 = insertelement <8 x i32> poison, i32 %91, i64 0
  %93 = shufflevector <8 x i32> %92, <8 x i32> poison, <8 x i32> zeroinitializer
  %94 = load <8 x i32>, ptr %17, align 32, !tbaa !113
  %95 = sub <8 x i32> %94, %93
  store <8 x i32> %95, ptr %17, align 32, !tbaa !113
  br label %96

96:                                               ; preds = %90, %76
  call void @llvm.lifetime.start.p0(ptr %18) #20
  %97 = load <8 x i32>, ptr %17, align 32, !tbaa !113
  %98 = call noundef <8 x float> @_ZN12_GLOBAL__N_19to_floatsEDv8_i(<8 x i32> noundef %97)
  store <8 x float> %98, ptr %18, align 32, !tbaa !113
  %99 = load i32, ptr @has_offset, align 4, !tbaa !6
  %100 = icmp ne i32 %99, 0
  br i1 %100, label %101, label %110

101:                                              ; preds = %96
  %102 = load <8 x float>, ptr %18, align 32, !tbaa !113
  %103 = load ptr, ptr %15, align 8, !tbaa !183, !nonnull !92, !align !185
  %104 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %103, i32 0, i32 0
  %105 = load <8 x float>, ptr %104, align 32, !tbaa !113
  %106 = load ptr, ptr %15, align 8, !tbaa !183, !nonnull !92, !align !185
  %107 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %106, i32 0, i32 1
  %108 = load <8 x float>, ptr %107, align 32, !tbaa !113
  %109 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %102, <8 x float> noundef %105, <8 x float> noundef %108)
  store <8 x float> %109, ptr %18, align 32, !tbaa !113
  br label %120

110:                                              ; preds = %96
  %111 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %112 = icmp ne i32 %111, 3
  br i1 %112, label %113, label %119

113:                                              ; preds = %110
  %114 = load ptr, ptr %15, align 8, !tbaa !183, !nonnull !92, !align !185
  %115 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %114, i32 0, i32 0
  %116 = load <8 x float>, ptr %115, align 32, !tbaa !113
  %117 = load <8 x float>, ptr %18, align 32, !tbaa !113
  %118 = fmul <8 x float> %117, %116
  store <8 x float> %118, ptr %18, align 32, !tbaa !113
  br label %119

119:                                              ; preds = %113, %110
  br label %120

120:                                              ; preds = %119, %101
  call void @llvm.lifetime.start.p0(ptr %19) #20
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %121

121:                                              ; preds = %157, %120
  %122 = load i32, ptr %19, align 4, !tbaa !6
  %123 = icmp slt i32 %122, 1
  br i1 %123, label %125, label %124

124:                                              ; preds = %121
  store i32 14, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #20
  br label %160

125:                                              ; preds = %121
  %126 = load <8 x float>, ptr %18, align 32, !tbaa !113
  %127 = load ptr, ptr %5, align 8, !tbaa !189
  %128 = load i32, ptr %19, align 4, !tbaa !6
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds ptr, ptr %127, i64 %129
  %131 = load ptr, ptr %130, align 8, !tbaa !109
  %132 = load i32, ptr %13, align 4, !tbaa !6
  %133 = mul nsw i32 4, %132
  %134 = load i32, ptr %16, align 4, !tbaa !6
  %135 = add nsw i32 %133, %134
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds float, ptr %131, i64 %136
  %138 = load float, ptr %137, align 4, !tbaa !107
  %139 = insertelement <8 x float> poison, float %138, i64 0
  %140 = shufflevector <8 x float> %139, <8 x float> poison, <8 x i32> zeroinitializer
  %141 = load i32, ptr %19, align 4, !tbaa !6
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [1 x [2 x <8 x float>]], ptr %11, i64 0, i64 %142
  %144 = load i32, ptr %16, align 4, !tbaa !6
  %145 = srem i32 %144, 2
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [2 x <8 x float>], ptr %143, i64 0, i64 %146
  %148 = load <8 x float>, ptr %147, align 32, !tbaa !113
  %149 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %126, <8 x float> noundef %140, <8 x float> noundef %148)
  %150 = load i32, ptr %19, align 4, !tbaa !6
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [1 x [2 x <8 x float>]], ptr %11, i64 0, i64 %151
  %153 = load i32, ptr %16, align 4, !tbaa !6
  %154 = srem i32 %153, 2
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [2 x <8 x float>], ptr %152, i64 0, i64 %155
  store <8 x float> %149, ptr %156, align 32, !tbaa !113
  br label %157

157:                                              ; preds = %125
  %158 = load i32, ptr %19, align 4, !tbaa !6
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %19, align 4, !tbaa !6
  br label %121, !llvm.loop !237

160:                                              ; preds = %124
  call void @llvm.lifetime.end.p0(ptr %18) #20
  call void @llvm.lifetime.end.p0(ptr %17) #20
  br label %161

161:                                              ; preds = %160
  %162 = load i32, ptr %16, align 4, !tbaa !6
  %163 = add nsw i32 %162, 1
  store i32 %163, ptr %16, align 4, !tbaa !6
  br label %72, !llvm.loop !238

164:                                              ; preds = %75
  call void @llvm.lifetime.end.p0(ptr %15) #20
  br label %165

165:                                              ; preds = %164
  %166 = load i32, ptr %13, align 4, !tbaa !6
  %167 = add nsw i32 %166, 1
  store i32 %167, ptr %13, align 4, !tbaa !6
  br label %61, !llvm.loop !239

168:                                              ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %20) #20
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %169

169:                                              ; preds = %189, %168
  %170 = load i32, ptr %20, align 4, !tbaa !6
  %171 = icmp slt i32 %170, 1
  br i1 %171, label %173, label %172

172:                                              ; preds = %169
  store i32 17, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #20
  br label %192

173:                                              ; preds = %169
  %174 = load i32, ptr %20, align 4, !tbaa !6
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [1 x [2 x <8 x float>]], ptr %11, i64 0, i64 %175
  %177 = getelementptr inbounds [2 x <8 x float>], ptr %176, i64 0, i64 0
  %178 = load <8 x float>, ptr %177, align 32, !tbaa !113
  %179 = load i32, ptr %20, align 4, !tbaa !6
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds [1 x [2 x <8 x float>]], ptr %11, i64 0, i64 %180
  %182 = getelementptr inbounds [2 x <8 x float>], ptr %181, i64 0, i64 1
  %183 = load <8 x float>, ptr %182, align 32, !tbaa !113
  %184 = fadd <8 x float> %178, %183
  %185 = load ptr, ptr %6, align 8, !tbaa !104
  %186 = load i32, ptr %20, align 4, !tbaa !6
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds <8 x float>, ptr %185, i64 %187
  store <8 x float> %184, ptr %188, align 32, !tbaa !113
  br label %189

189:                                              ; preds = %173
  %190 = load i32, ptr %20, align 4, !tbaa !6
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %20, align 4, !tbaa !6
  br label %169, !llvm.loop !240

192:                                              ; preds = %172
  call void @llvm.lifetime.end.p0(ptr %11) #20
  call void @llvm.lifetime.end.p0(ptr %8) #20
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
attributes #12 = { mustprogress noinline nounwind uwtable }
attributes #13 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #14 = { alwaysinline mustprogress nounwind uwtable }
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
!124 = !{!125, !125, i64 0}
!125 = !{!"p1 _ZTS14XLA_FFI_Buffer", !12, i64 0}
!126 = !{!127, !49, i64 40}
!127 = !{!"_ZTS14XLA_FFI_Buffer", !15, i64 0, !16, i64 8, !128, i64 16, !12, i64 24, !15, i64 32, !49, i64 40}
!128 = !{!"_ZTS16XLA_FFI_DataType", !8, i64 0}
!129 = !{!127, !12, i64 24}
!130 = !{!131, !131, i64 0}
!131 = !{!"p1 omnipotent char", !12, i64 0}
!132 = distinct !{!132, !87, !117}
!133 = distinct !{!133, !87, !117}
!134 = !{!135, !131, i64 0}
!135 = !{!"_ZTSN12_GLOBAL__N_16ColumnE", !131, i64 0, !131, i64 8, !15, i64 16, !7, i64 24}
!136 = !{!135, !131, i64 8}
!137 = !{!135, !15, i64 16}
!138 = !{!135, !7, i64 24}
!139 = !{i64 0, i64 8, !130, i64 8, i64 8, !130, i64 16, i64 8, !46, i64 24, i64 4, !6}
!140 = distinct !{!140, !87, !117}
!141 = distinct !{!141, !87, !117}
!142 = distinct !{!142, !87, !117}
!143 = distinct !{!143, !87, !117}
!144 = distinct !{!144, !87, !117}
!145 = distinct !{!145, !87, !117}
!146 = distinct !{!146, !87}
!147 = distinct !{!147, !87, !117}
!148 = distinct !{!148, !87, !117}
!149 = distinct !{!149, !87, !117}
!150 = distinct !{!150, !87, !117}
!151 = distinct !{!151, !87, !117}
!152 = distinct !{!152, !87, !117}
!153 = distinct !{!153, !87, !117}
!154 = distinct !{!154, !87, !117}
!155 = distinct !{!155, !87, !117}
!156 = distinct !{!156, !87, !117}
!157 = distinct !{!157, !87}
!158 = distinct !{!158, !87, !117}
!159 = distinct !{!159, !87, !117}
!160 = distinct !{!160, !87, !117}
!161 = distinct !{!161, !87, !117}
!162 = distinct !{!162, !87, !117}
!163 = distinct !{!163, !87, !117}
!164 = distinct !{!164, !87, !117}
!165 = distinct !{!165, !87, !117}
!166 = distinct !{!166, !87, !117}
!167 = distinct !{!167, !87, !117}
!168 = distinct !{!168, !87}
!169 = distinct !{!169, !87, !117}
!170 = distinct !{!170, !87, !117}
!171 = !{!172, !172, i64 0}
!172 = !{!"p1 _ZTSN12_GLOBAL__N_16ColumnE", !12, i64 0}
!173 = !{!174, !174, i64 0}
!174 = !{!"p2 _ZTSN12_GLOBAL__N_16RecordE", !21, i64 0}
!175 = !{i64 0, i64 32, !113, i64 32, i64 32, !113}
!176 = distinct !{!176, !87, !117}
!177 = distinct !{!177, !87, !117}
!178 = !{i64 4}
!179 = distinct !{!179, !87, !117}
!180 = distinct !{!180, !87, !117}
!181 = distinct !{!181, !87, !117}
!182 = distinct !{!182, !87, !117}
!183 = !{!184, !184, i64 0}
!184 = !{!"p1 _ZTSN12_GLOBAL__N_16ScalesE", !12, i64 0}
!185 = !{i64 32}
!186 = distinct !{!186, !87, !117}
!187 = distinct !{!187, !87, !117}
!188 = distinct !{!188, !87, !117}
!189 = !{!190, !190, i64 0}
!190 = !{!"p2 float", !21, i64 0}
!191 = distinct !{!191, !87, !117}
!192 = distinct !{!192, !87, !117}
!193 = distinct !{!193, !87, !117}
!194 = distinct !{!194, !87, !117}
!195 = distinct !{!195, !87, !117}
!196 = distinct !{!196, !87, !117}
!197 = !{!21, !21, i64 0}
!198 = distinct !{!198, !87, !117}
!199 = !{!200, !200, i64 0}
!200 = !{!"p2 omnipotent char", !21, i64 0}
!201 = !{!202, !202, i64 0}
!202 = !{!"p1 int", !12, i64 0}
!203 = !{!204, !172, i64 0}
!204 = !{!"_ZTSZN12_GLOBAL__N_16unpackERKNS_6ColumnEPDv32_hEUliiiE_", !172, i64 0, !21, i64 8}
!205 = !{!204, !21, i64 8}
!206 = distinct !{!206, !87, !117}
!207 = distinct !{!207, !87, !117}
!208 = !{!209, !200, i64 0}
!209 = !{!"_ZTSZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiEUliE_", !200, i64 0, !202, i64 8}
!210 = !{!209, !202, i64 8}
!211 = distinct !{!211, !87, !117}
!212 = distinct !{!212, !87, !117}
!213 = distinct !{!213, !87, !117}
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
