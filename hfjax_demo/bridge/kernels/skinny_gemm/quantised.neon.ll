
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
  call void @llvm.lifetime.start.p0(ptr %4) #14
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
  call void @llvm.lifetime.end.p0(ptr %4) #14
  br label %211

41:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %5) #14
  %42 = load ptr, ptr %3, align 8, !tbaa !10
  %43 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %42, i32 0, i32 2
  %44 = load ptr, ptr %43, align 8, !tbaa !38
  store ptr %44, ptr %5, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %6) #14
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
  call void @llvm.lifetime.start.p0(ptr %7) #14
  call void @_ZL4planRK4Call(ptr dead_on_unwind writable sret(%struct.Plan) align 8 %7, ptr noundef nonnull align 8 dereferenceable(16) %6)
  call void @llvm.lifetime.start.p0(ptr %8) #14
  store i64 1, ptr %8, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %9) #14
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
  %67 = call noundef i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %62, ptr noundef %66)
  call void @llvm.lifetime.start.p0(ptr %10) #14
  %68 = call ptr @malloc(i64 noundef 104) #15
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
  call void @llvm.lifetime.start.p0(ptr %12) #14
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
  call void @llvm.lifetime.start.p0(ptr %13) #14
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
  call void @llvm.lifetime.start.p0(ptr %14) #14
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
  call void @llvm.lifetime.start.p0(ptr %15) #14
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
  call void @llvm.lifetime.end.p0(ptr %15) #14
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
  call void @llvm.lifetime.start.p0(ptr %16) #14
  %144 = load ptr, ptr %10, align 8, !tbaa !57
  %145 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %144, i32 0, i32 7
  %146 = load i64, ptr %145, align 8, !tbaa !71
  store i64 %146, ptr %16, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %17) #14
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
  call void @llvm.lifetime.start.p0(ptr %18) #14
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
  call void @llvm.lifetime.start.p0(ptr %19) #14
  store i64 0, ptr %19, align 8, !tbaa !46
  br label %165

165:                                              ; preds = %180, %81
  %166 = load i64, ptr %19, align 8, !tbaa !46
  %167 = load i64, ptr %17, align 8, !tbaa !46
  %168 = icmp slt i64 %166, %167
  br i1 %168, label %170, label %169

169:                                              ; preds = %165
  store i32 2, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %183

170:                                              ; preds = %165
  %171 = load ptr, ptr %5, align 8, !tbaa !39
  %172 = load ptr, ptr %5, align 8, !tbaa !39
  %173 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %172, i32 0, i32 15
  %174 = load ptr, ptr %173, align 8, !tbaa !85
  %175 = call noundef ptr %174(ptr noundef %18)
  %176 = call noundef i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %171, ptr noundef %175)
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
  call void @llvm.lifetime.start.p0(ptr %21) #14
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
  call void @llvm.lifetime.end.p0(ptr %21) #14
  call void @llvm.lifetime.end.p0(ptr %18) #14
  call void @llvm.lifetime.end.p0(ptr %17) #14
  call void @llvm.lifetime.end.p0(ptr %16) #14
  call void @llvm.lifetime.end.p0(ptr %14) #14
  call void @llvm.lifetime.end.p0(ptr %13) #14
  call void @llvm.lifetime.end.p0(ptr %12) #14
  br label %210

210:                                              ; preds = %208, %71
  call void @llvm.lifetime.end.p0(ptr %10) #14
  call void @llvm.lifetime.end.p0(ptr %9) #14
  call void @llvm.lifetime.end.p0(ptr %8) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  call void @llvm.lifetime.end.p0(ptr %6) #14
  call void @llvm.lifetime.end.p0(ptr %5) #14
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
  call void @llvm.lifetime.start.p0(ptr %4) #14
  %7 = load ptr, ptr %3, align 8, !tbaa !93, !nonnull !92, !align !95
  %8 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %7, i64 noundef 0)
  %9 = getelementptr inbounds i64, ptr %8, i64 0
  %10 = load i64, ptr %9, align 8, !tbaa !46
  store i64 %10, ptr %4, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %5) #14
  %11 = load ptr, ptr %3, align 8, !tbaa !93, !nonnull !92, !align !95
  %12 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %11, i64 noundef 0)
  %13 = getelementptr inbounds i64, ptr %12, i64 1
  %14 = load i64, ptr %13, align 8, !tbaa !46
  store i64 %14, ptr %5, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %6) #14
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
  store ptr %1, ptr %5, align 8, !tbaa !96
  %7 = load ptr, ptr %5, align 8, !tbaa !96
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  store i1 true, ptr %3, align 1
  br label %18

10:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %6) #14
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
  call void @llvm.lifetime.end.p0(ptr %6) #14
  br label %18

18:                                               ; preds = %10, %9
  %19 = load i1, ptr %3, align 1
  ret i1 %19
}

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
  %6 = load ptr, ptr %5, align 8, !tbaa !103
  %7 = call noundef ptr %6(ptr noundef %3)
  call void @llvm.lifetime.end.p0(ptr %3) #14
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
  store ptr %0, ptr %2, align 8, !tbaa !57
  br label %16

16:                                               ; preds = %102, %100, %1
  call void @llvm.lifetime.start.p0(ptr %3) #14
  %17 = load ptr, ptr %2, align 8, !tbaa !57
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %17, i32 0, i32 0
  store i64 1, ptr %4, align 8, !tbaa !46
  %19 = load i64, ptr %4, align 8
  %20 = atomicrmw add ptr %18, i64 %19 monotonic, align 8
  store i64 %20, ptr %5, align 8
  %21 = load i64, ptr %5, align 8, !tbaa !46
  store i64 %21, ptr %3, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %6) #14
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
  call void @llvm.lifetime.start.p0(ptr %7) #14
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
  call void @llvm.lifetime.end.p0(ptr %7) #14
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
  call void @llvm.lifetime.start.p0(ptr %12) #14
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
  %89 = call noundef i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %78, i64 noundef %79, i64 noundef %88)
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
  br label %16, !llvm.loop !106

103:                                              ; preds = %100
  ret void

104:                                              ; preds = %100
  unreachable
}

declare i32 @sched_yield() #5

declare void @free(ptr noundef) #5

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZL7prepareRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i64 noundef %2) #0 {
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
  %15 = alloca [2 x <16 x float>], align 16
  %16 = alloca <16 x float>, align 16
  %17 = alloca <16 x float>, align 16
  %18 = alloca i32, align 4
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca [2 x <16 x i32>], align 16
  %24 = alloca [2 x <16 x i32>], align 16
  %25 = alloca [2 x <16 x i32>], align 16
  %26 = alloca i32, align 4
  %27 = alloca <16 x float>, align 16
  %28 = alloca <16 x i32>, align 16
  %29 = alloca i32, align 4
  %30 = alloca <16 x i8>, align 16
  %31 = alloca %class.anon, align 1
  %32 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !93
  store i64 %1, ptr %5, align 8, !tbaa !46
  store i64 %2, ptr %6, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %7) #14
  store float 8.355700e+06, ptr %7, align 4, !tbaa !107
  call void @llvm.lifetime.start.p0(ptr %8) #14
  store i32 226492416, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %9) #14
  store i32 2139095040, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #14
  %33 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %34 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %33, i64 noundef 0)
  %35 = getelementptr inbounds i64, ptr %34, i64 1
  %36 = load i64, ptr %35, align 8, !tbaa !46
  %37 = sdiv i64 %36, 32
  store i64 %37, ptr %10, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %38 = load i64, ptr %5, align 8, !tbaa !46
  %39 = load i64, ptr %10, align 8, !tbaa !46
  %40 = mul nsw i64 %38, %39
  store i64 %40, ptr %11, align 8, !tbaa !46
  br label %41

41:                                               ; preds = %223, %3
  %42 = load i64, ptr %11, align 8, !tbaa !46
  %43 = load i64, ptr %6, align 8, !tbaa !46
  %44 = load i64, ptr %10, align 8, !tbaa !46
  %45 = mul nsw i64 %43, %44
  %46 = icmp slt i64 %42, %45
  br i1 %46, label %48, label %47

47:                                               ; preds = %41
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #14
  br label %226

48:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %49 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %50 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %49, i64 noundef 0)
  %51 = load i64, ptr %11, align 8, !tbaa !46
  %52 = mul nsw i64 %51, 32
  %53 = getelementptr inbounds float, ptr %50, i64 %52
  store ptr %53, ptr %13, align 8, !tbaa !109
  call void @llvm.lifetime.start.p0(ptr %14) #14
  %54 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %55 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %54, i64 noundef 1)
  %56 = load i64, ptr %11, align 8, !tbaa !46
  %57 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %55, i64 %56
  store ptr %57, ptr %14, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %15) #14
  %58 = load ptr, ptr %13, align 8, !tbaa !109
  call void @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr dead_on_unwind writable sret(<16 x float>) align 16 %16, ptr noundef %58)
  %59 = load <16 x float>, ptr %16, align 16, !tbaa !113
  store <16 x float> %59, ptr %15, align 16, !tbaa !113
  %60 = getelementptr inbounds <16 x float>, ptr %15, i64 1
  %61 = load ptr, ptr %13, align 8, !tbaa !109
  %62 = getelementptr inbounds float, ptr %61, i64 16
  call void @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr dead_on_unwind writable sret(<16 x float>) align 16 %17, ptr noundef %62)
  %63 = load <16 x float>, ptr %17, align 16, !tbaa !113
  store <16 x float> %63, ptr %60, align 16, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %18) #14
  %64 = getelementptr inbounds [2 x <16 x float>], ptr %15, i64 0, i64 0
  %65 = load <16 x float>, ptr %64, align 16, !tbaa !113
  %66 = bitcast <16 x float> %65 to <16 x i32>
  %67 = and <16 x i32> %66, splat (i32 2147483647)
  %68 = getelementptr inbounds [2 x <16 x float>], ptr %15, i64 0, i64 1
  %69 = load <16 x float>, ptr %68, align 16, !tbaa !113
  %70 = bitcast <16 x float> %69 to <16 x i32>
  %71 = and <16 x i32> %70, splat (i32 2147483647)
  %72 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %67, <16 x i32> %71)
  %73 = call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %72)
  store i32 %73, ptr %18, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %19) #14
  %74 = load i32, ptr %18, align 4, !tbaa !6
  %75 = icmp ult i32 %74, 2139095040
  %76 = zext i1 %75 to i8
  store i8 %76, ptr %19, align 1, !tbaa !89
  call void @llvm.lifetime.start.p0(ptr %20) #14
  %77 = load i32, ptr %18, align 4, !tbaa !6
  %78 = icmp ult i32 %77, 226492416
  %79 = zext i1 %78 to i8
  store i8 %79, ptr %20, align 1, !tbaa !89
  call void @llvm.lifetime.start.p0(ptr %21) #14
  %80 = load float, ptr %18, align 4, !tbaa !113
  %81 = fmul float %80, 0x3E801021C0000000
  store float %81, ptr %21, align 4, !tbaa !107
  call void @llvm.lifetime.start.p0(ptr %22) #14
  %82 = load float, ptr %21, align 4, !tbaa !107
  %83 = fdiv float 1.000000e+00, %82
  store float %83, ptr %22, align 4, !tbaa !107
  %84 = load i8, ptr %20, align 1, !tbaa !89, !range !91, !noundef !92
  %85 = trunc i8 %84 to i1
  br i1 %85, label %86, label %87

86:                                               ; preds = %48
  br label %95

87:                                               ; preds = %48
  %88 = load i8, ptr %19, align 1, !tbaa !89, !range !91, !noundef !92
  %89 = trunc i8 %88 to i1
  br i1 %89, label %90, label %92

90:                                               ; preds = %87
  %91 = load float, ptr %21, align 4, !tbaa !107
  br label %93

92:                                               ; preds = %87
  br label %93

93:                                               ; preds = %92, %90
  %94 = phi float [ %91, %90 ], [ 0x7FF8000000000000, %92 ]
  br label %95

95:                                               ; preds = %93, %86
  %96 = phi float [ 0.000000e+00, %86 ], [ %94, %93 ]
  %97 = load ptr, ptr %14, align 8, !tbaa !111
  %98 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %97, i32 0, i32 1
  store float %96, ptr %98, align 4, !tbaa !114
  call void @llvm.lifetime.start.p0(ptr %23) #14
  call void @llvm.lifetime.start.p0(ptr %24) #14
  call void @llvm.lifetime.start.p0(ptr %25) #14
  call void @llvm.lifetime.start.p0(ptr %26) #14
  store i32 0, ptr %26, align 4, !tbaa !6
  br label %99

99:                                               ; preds = %165, %95
  %100 = load i32, ptr %26, align 4, !tbaa !6
  %101 = icmp slt i32 %100, 2
  br i1 %101, label %103, label %102

102:                                              ; preds = %99
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #14
  br label %168

103:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(ptr %27) #14
  %104 = load i8, ptr %19, align 1, !tbaa !89, !range !91, !noundef !92
  %105 = trunc i8 %104 to i1
  br i1 %105, label %106, label %118

106:                                              ; preds = %103
  %107 = load i8, ptr %20, align 1, !tbaa !89, !range !91, !noundef !92
  %108 = trunc i8 %107 to i1
  br i1 %108, label %118, label %109

109:                                              ; preds = %106
  %110 = load i32, ptr %26, align 4, !tbaa !6
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [2 x <16 x float>], ptr %15, i64 0, i64 %111
  %113 = load <16 x float>, ptr %112, align 16, !tbaa !113
  %114 = load float, ptr %22, align 4, !tbaa !107
  %115 = insertelement <16 x float> poison, float %114, i64 0
  %116 = shufflevector <16 x float> %115, <16 x float> poison, <16 x i32> zeroinitializer
  %117 = fmul <16 x float> %113, %116
  br label %119

118:                                              ; preds = %106, %103
  br label %119

119:                                              ; preds = %118, %109
  %120 = phi <16 x float> [ %117, %109 ], [ zeroinitializer, %118 ]
  store <16 x float> %120, ptr %27, align 16, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %28) #14
  %121 = load <16 x float>, ptr %27, align 16, !tbaa !113
  %122 = call <16 x float> @llvm.rint.v16f32(<16 x float> %121)
  %123 = fptosi <16 x float> %122 to <16 x i32>
  %124 = load i32, ptr %26, align 4, !tbaa !6
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [2 x <16 x i32>], ptr %23, i64 0, i64 %125
  store <16 x i32> %123, ptr %126, align 16, !tbaa !113
  store <16 x i32> %123, ptr %28, align 16, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %29) #14
  store i32 2, ptr %29, align 4, !tbaa !6
  br label %127

127:                                              ; preds = %161, %119
  %128 = load i32, ptr %29, align 4, !tbaa !6
  %129 = icmp sge i32 %128, 0
  br i1 %129, label %131, label %130

130:                                              ; preds = %127
  store i32 8, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %29) #14
  br label %164

131:                                              ; preds = %127
  call void @llvm.lifetime.start.p0(ptr %30) #14
  %132 = load <16 x i32>, ptr %28, align 16, !tbaa !113
  %133 = trunc <16 x i32> %132 to <16 x i8>
  store <16 x i8> %133, ptr %30, align 16, !tbaa !113
  %134 = load ptr, ptr %14, align 8, !tbaa !111
  %135 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %134, i32 0, i32 0
  %136 = load i32, ptr %29, align 4, !tbaa !6
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [3 x [32 x i8]], ptr %135, i64 0, i64 %137
  %139 = getelementptr inbounds [32 x i8], ptr %138, i64 0, i64 0
  %140 = load i32, ptr %26, align 4, !tbaa !6
  %141 = mul nsw i32 16, %140
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds i8, ptr %139, i64 %142
  %144 = load <16 x i8>, ptr %30, align 16, !tbaa !113
  call void @_ZN12_GLOBAL__N_15storeIDv16_aEEvPvT_(ptr noundef %143, <16 x i8> noundef %144)
  %145 = load <16 x i32>, ptr %28, align 16, !tbaa !113
  %146 = add <16 x i32> %145, splat (i32 128)
  %147 = ashr <16 x i32> %146, splat (i32 8)
  store <16 x i32> %147, ptr %28, align 16, !tbaa !113
  %148 = load i32, ptr %29, align 4, !tbaa !6
  %149 = icmp eq i32 %148, 2
  br i1 %149, label %150, label %160

150:                                              ; preds = %131
  %151 = load <16 x i8>, ptr %30, align 16, !tbaa !113
  %152 = sext <16 x i8> %151 to <16 x i32>
  %153 = load i32, ptr %26, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [2 x <16 x i32>], ptr %25, i64 0, i64 %154
  store <16 x i32> %152, ptr %155, align 16, !tbaa !113
  %156 = load <16 x i32>, ptr %28, align 16, !tbaa !113
  %157 = load i32, ptr %26, align 4, !tbaa !6
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [2 x <16 x i32>], ptr %24, i64 0, i64 %158
  store <16 x i32> %156, ptr %159, align 16, !tbaa !113
  br label %160

160:                                              ; preds = %150, %131
  call void @llvm.lifetime.end.p0(ptr %30) #14
  br label %161

161:                                              ; preds = %160
  %162 = load i32, ptr %29, align 4, !tbaa !6
  %163 = add nsw i32 %162, -1
  store i32 %163, ptr %29, align 4, !tbaa !6
  br label %127, !llvm.loop !116

164:                                              ; preds = %130
  call void @llvm.lifetime.end.p0(ptr %28) #14
  call void @llvm.lifetime.end.p0(ptr %27) #14
  br label %165

165:                                              ; preds = %164
  %166 = load i32, ptr %26, align 4, !tbaa !6
  %167 = add nsw i32 %166, 1
  store i32 %167, ptr %26, align 4, !tbaa !6
  br label %99, !llvm.loop !118

168:                                              ; preds = %102
  call void @llvm.lifetime.start.p0(ptr %31) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %31, ptr align 1 @__const._ZL7prepareRK4Callll.total, i64 1, i1 false)
  call void @llvm.lifetime.start.p0(ptr %32) #14
  store i32 0, ptr %32, align 4, !tbaa !6
  br label %169

169:                                              ; preds = %219, %168
  %170 = load i32, ptr %32, align 4, !tbaa !6
  %171 = load i32, ptr @group, align 4, !tbaa !6
  %172 = sdiv i32 32, %171
  %173 = icmp slt i32 %170, %172
  br i1 %173, label %175, label %174

174:                                              ; preds = %169
  store i32 11, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #14
  br label %222

175:                                              ; preds = %169
  %176 = load i32, ptr @has_offset, align 4, !tbaa !6
  %177 = icmp ne i32 %176, 0
  br i1 %177, label %178, label %192

178:                                              ; preds = %175
  %179 = getelementptr inbounds [2 x <16 x i32>], ptr %23, i64 0, i64 0
  %180 = load i32, ptr %32, align 4, !tbaa !6
  %181 = call noundef i32 @"_ZZL7prepareRK4CallllENK3$_0clEPKDv16_ii"(ptr noundef nonnull align 1 dereferenceable(1) %31, ptr noundef %179, i32 noundef %180)
  %182 = sitofp i32 %181 to float
  %183 = load ptr, ptr %14, align 8, !tbaa !111
  %184 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %183, i32 0, i32 1
  %185 = load float, ptr %184, align 4, !tbaa !114
  %186 = fmul float %182, %185
  %187 = load ptr, ptr %14, align 8, !tbaa !111
  %188 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %187, i32 0, i32 2
  %189 = load i32, ptr %32, align 4, !tbaa !6
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds [2 x float], ptr %188, i64 0, i64 %190
  store float %186, ptr %191, align 4, !tbaa !107
  br label %192

192:                                              ; preds = %178, %175
  %193 = load i32, ptr @zero, align 4, !tbaa !6
  %194 = icmp ne i32 %193, 0
  br i1 %194, label %195, label %218

195:                                              ; preds = %192
  %196 = getelementptr inbounds [2 x <16 x i32>], ptr %24, i64 0, i64 0
  %197 = load i32, ptr %32, align 4, !tbaa !6
  %198 = call noundef i32 @"_ZZL7prepareRK4CallllENK3$_0clEPKDv16_ii"(ptr noundef nonnull align 1 dereferenceable(1) %31, ptr noundef %196, i32 noundef %197)
  %199 = load i32, ptr @zero, align 4, !tbaa !6
  %200 = sub nsw i32 0, %199
  %201 = mul nsw i32 %198, %200
  %202 = load ptr, ptr %14, align 8, !tbaa !111
  %203 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %202, i32 0, i32 3
  %204 = load i32, ptr %32, align 4, !tbaa !6
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds [2 x i32], ptr %203, i64 0, i64 %205
  store i32 %201, ptr %206, align 4, !tbaa !6
  %207 = getelementptr inbounds [2 x <16 x i32>], ptr %25, i64 0, i64 0
  %208 = load i32, ptr %32, align 4, !tbaa !6
  %209 = call noundef i32 @"_ZZL7prepareRK4CallllENK3$_0clEPKDv16_ii"(ptr noundef nonnull align 1 dereferenceable(1) %31, ptr noundef %207, i32 noundef %208)
  %210 = load i32, ptr @zero, align 4, !tbaa !6
  %211 = sub nsw i32 0, %210
  %212 = mul nsw i32 %209, %211
  %213 = load ptr, ptr %14, align 8, !tbaa !111
  %214 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %213, i32 0, i32 4
  %215 = load i32, ptr %32, align 4, !tbaa !6
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds [2 x i32], ptr %214, i64 0, i64 %216
  store i32 %212, ptr %217, align 4, !tbaa !6
  br label %218

218:                                              ; preds = %195, %192
  br label %219

219:                                              ; preds = %218
  %220 = load i32, ptr %32, align 4, !tbaa !6
  %221 = add nsw i32 %220, 1
  store i32 %221, ptr %32, align 4, !tbaa !6
  br label %169, !llvm.loop !119

222:                                              ; preds = %174
  call void @llvm.lifetime.end.p0(ptr %31) #14
  call void @llvm.lifetime.end.p0(ptr %25) #14
  call void @llvm.lifetime.end.p0(ptr %24) #14
  call void @llvm.lifetime.end.p0(ptr %23) #14
  call void @llvm.lifetime.end.p0(ptr %22) #14
  call void @llvm.lifetime.end.p0(ptr %21) #14
  call void @llvm.lifetime.end.p0(ptr %20) #14
  call void @llvm.lifetime.end.p0(ptr %19) #14
  call void @llvm.lifetime.end.p0(ptr %18) #14
  call void @llvm.lifetime.end.p0(ptr %15) #14
  call void @llvm.lifetime.end.p0(ptr %14) #14
  call void @llvm.lifetime.end.p0(ptr %13) #14
  br label %223

223:                                              ; preds = %222
  %224 = load i64, ptr %11, align 8, !tbaa !46
  %225 = add nsw i64 %224, 1
  store i64 %225, ptr %11, align 8, !tbaa !46
  br label %41, !llvm.loop !120

226:                                              ; preds = %47
  call void @llvm.lifetime.end.p0(ptr %10) #14
  call void @llvm.lifetime.end.p0(ptr %9) #14
  call void @llvm.lifetime.end.p0(ptr %8) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i64 noundef %2) #0 {
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
  call void @llvm.lifetime.start.p0(ptr %7) #14
  %17 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %18 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %17, i64 noundef 0)
  %19 = getelementptr inbounds i64, ptr %18, i64 0
  %20 = load i64, ptr %19, align 8, !tbaa !46
  store i64 %20, ptr %7, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %8) #14
  %21 = load i64, ptr %7, align 8, !tbaa !46
  %22 = sdiv i64 %21, 4
  %23 = mul nsw i64 %22, 4
  store i64 %23, ptr %8, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %9) #14
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
  call void @llvm.lifetime.end.p0(ptr %9) #14
  br label %126

30:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %31 = load i64, ptr %9, align 8, !tbaa !46
  %32 = add nsw i64 %31, 1
  %33 = load i64, ptr %6, align 8, !tbaa !46
  %34 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %32, i64 noundef %33)
  store i64 %34, ptr %11, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %12) #14
  store i64 0, ptr %12, align 8, !tbaa !46
  br label %35

35:                                               ; preds = %88, %30
  %36 = load i64, ptr %12, align 8, !tbaa !46
  %37 = load i64, ptr %8, align 8, !tbaa !46
  %38 = icmp slt i64 %36, %37
  br i1 %38, label %40, label %39

39:                                               ; preds = %35
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #14
  br label %91

40:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %41 = load i64, ptr %11, align 8, !tbaa !46
  %42 = load i64, ptr %9, align 8, !tbaa !46
  %43 = add nsw i64 %42, 1
  %44 = icmp eq i64 %41, %43
  %45 = zext i1 %44 to i8
  store i8 %45, ptr %13, align 1, !tbaa !89
  call void @llvm.lifetime.start.p0(ptr %14) #14
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
  call void @llvm.lifetime.end.p0(ptr %14) #14
  br label %87

53:                                               ; preds = %47
  %54 = call noundef i1 @_ZN12_GLOBAL__N_17in_twosEv()
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
  %81 = call noundef i1 @_ZN12_GLOBAL__N_17in_twosEv()
  %82 = zext i1 %81 to i64
  %83 = select i1 %81, i32 2, i32 4
  %84 = sext i32 %83 to i64
  %85 = load i64, ptr %14, align 8, !tbaa !46
  %86 = add nsw i64 %85, %84
  store i64 %86, ptr %14, align 8, !tbaa !46
  br label %47, !llvm.loop !121

87:                                               ; preds = %52
  call void @llvm.lifetime.end.p0(ptr %13) #14
  br label %88

88:                                               ; preds = %87
  %89 = load i64, ptr %12, align 8, !tbaa !46
  %90 = add nsw i64 %89, 4
  store i64 %90, ptr %12, align 8, !tbaa !46
  br label %35, !llvm.loop !122

91:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %15) #14
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
  call void @llvm.lifetime.end.p0(ptr %15) #14
  br label %122

98:                                               ; preds = %93
  call void @llvm.lifetime.start.p0(ptr %16) #14
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
  call void @llvm.lifetime.end.p0(ptr %16) #14
  br label %119

119:                                              ; preds = %118
  %120 = load i64, ptr %15, align 8, !tbaa !46
  %121 = add nsw i64 %120, 1
  store i64 %121, ptr %15, align 8, !tbaa !46
  br label %93, !llvm.loop !123

122:                                              ; preds = %97
  call void @llvm.lifetime.end.p0(ptr %11) #14
  br label %123

123:                                              ; preds = %122
  %124 = load i64, ptr %9, align 8, !tbaa !46
  %125 = add nsw i64 %124, 1
  store i64 %125, ptr %9, align 8, !tbaa !46
  br label %25, !llvm.loop !124

126:                                              ; preds = %29
  store i32 1, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  ret i1 true
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 comdat {
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
define linkonce_odr noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 comdat {
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
define internal noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 {
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
define internal void @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr dead_on_unwind noalias writable sret(<16 x float>) align 16 %0, ptr noundef %1) #6 {
  %3 = alloca ptr, align 8
  store ptr %1, ptr %3, align 8, !tbaa !104
  %4 = load ptr, ptr %3, align 8, !tbaa !104
  %5 = getelementptr inbounds nuw %struct.Unaligned, ptr %4, i32 0, i32 0
  %6 = load <16 x float>, ptr %5, align 1, !tbaa !113
  store <16 x float> %6, ptr %0, align 16, !tbaa !113
  %7 = load <16 x float>, ptr %0, align 16, !tbaa !113
  store <16 x float> %7, ptr %0, align 16, !tbaa !113
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
  store ptr %0, ptr %3, align 8, !tbaa !104
  store <16 x i8> %1, ptr %4, align 16, !tbaa !113
  %5 = load <16 x i8>, ptr %4, align 16, !tbaa !113
  %6 = load ptr, ptr %3, align 8, !tbaa !104
  %7 = getelementptr inbounds nuw %struct.Unaligned.0, ptr %6, i32 0, i32 0
  store <16 x i8> %5, ptr %7, align 1, !tbaa !113
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef i32 @"_ZZL7prepareRK4CallllENK3$_0clEPKDv16_ii"(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i32 noundef %2) #3 {
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
  %15 = load <16 x i32>, ptr %14, align 16, !tbaa !113
  br label %24

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8, !tbaa !104
  %18 = getelementptr inbounds <16 x i32>, ptr %17, i64 0
  %19 = load <16 x i32>, ptr %18, align 16, !tbaa !113
  %20 = load ptr, ptr %5, align 8, !tbaa !104
  %21 = getelementptr inbounds <16 x i32>, ptr %20, i64 1
  %22 = load <16 x i32>, ptr %21, align 16, !tbaa !113
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
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi2EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i64 noundef %2) #9 {
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
  store ptr %0, ptr %4, align 8, !tbaa !93
  store i64 %1, ptr %5, align 8, !tbaa !46
  store i64 %2, ptr %6, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %7) #14
  store i32 4, ptr %7, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %8) #14
  store i32 4, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %9) #14
  store i32 1, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #14
  %43 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %44 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %43, i64 noundef 0)
  %45 = getelementptr inbounds i64, ptr %44, i64 1
  %46 = load i64, ptr %45, align 8, !tbaa !46
  store i64 %46, ptr %10, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %47 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %48 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %47, i64 noundef 1)
  %49 = getelementptr inbounds i64, ptr %48, i64 1
  %50 = load i64, ptr %49, align 8, !tbaa !46
  store i64 %50, ptr %11, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %51 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %52 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %51, i64 noundef 0)
  %53 = getelementptr inbounds i64, ptr %52, i64 1
  %54 = load i64, ptr %53, align 8, !tbaa !46
  store i64 %54, ptr %12, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %55 = load i64, ptr %10, align 8, !tbaa !46
  %56 = sdiv i64 %55, 32
  store i64 %56, ptr %13, align 8, !tbaa !46
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
  store ptr %70, ptr %73, align 8, !tbaa !131
  br label %74

74:                                               ; preds = %61
  %75 = load i32, ptr %15, align 4, !tbaa !6
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %15, align 4, !tbaa !6
  br label %57, !llvm.loop !133

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
  %83 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %84 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %83, i64 noundef 0)
  %85 = load i64, ptr %6, align 8, !tbaa !46
  %86 = load i32, ptr %17, align 4, !tbaa !6
  %87 = sext i32 %86 to i64
  %88 = add nsw i64 %85, %87
  %89 = load i64, ptr %10, align 8, !tbaa !46
  %90 = mul nsw i64 %88, %89
  %91 = getelementptr inbounds float, ptr %84, i64 %90
  %92 = load i32, ptr %17, align 4, !tbaa !6
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [2 x ptr], ptr %16, i64 0, i64 %93
  store ptr %91, ptr %94, align 8, !tbaa !109
  br label %95

95:                                               ; preds = %82
  %96 = load i32, ptr %17, align 4, !tbaa !6
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %17, align 4, !tbaa !6
  br label %78, !llvm.loop !134

98:                                               ; preds = %81
  call void @llvm.lifetime.start.p0(ptr %18) #14
  call void @llvm.memset.p0.i64(ptr align 16 %18, i8 0, i64 128, i1 false)
  call void @llvm.lifetime.start.p0(ptr %19) #14
  store i64 0, ptr %19, align 8, !tbaa !46
  br label %99

99:                                               ; preds = %268, %98
  %100 = load i64, ptr %19, align 8, !tbaa !46
  %101 = load i64, ptr %13, align 8, !tbaa !46
  %102 = icmp slt i64 %100, %101
  br i1 %102, label %104, label %103

103:                                              ; preds = %99
  store i32 8, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %271

104:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(ptr %21) #14
  %105 = load i64, ptr %19, align 8, !tbaa !46
  %106 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %107 = sext i32 %106 to i64
  %108 = sdiv i64 %105, %107
  store i64 %108, ptr %21, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %22) #14
  %109 = load i64, ptr %19, align 8, !tbaa !46
  %110 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %111 = sext i32 %110 to i64
  %112 = srem i64 %109, %111
  store i64 %112, ptr %22, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %23) #14
  %113 = load i64, ptr %21, align 8, !tbaa !46
  %114 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %115 = sext i32 %114 to i64
  %116 = mul nsw i64 %113, %115
  store i64 %116, ptr %23, align 8, !tbaa !46
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
  %128 = load ptr, ptr %127, align 8, !tbaa !131
  %129 = load i64, ptr %19, align 8, !tbaa !46
  %130 = load i32, ptr %26, align 4, !tbaa !6
  %131 = sext i32 %130 to i64
  %132 = mul nsw i64 %129, %131
  %133 = getelementptr inbounds i8, ptr %128, i64 %132
  %134 = load i64, ptr %11, align 8, !tbaa !46
  %135 = mul nsw i64 %134, 1
  %136 = getelementptr inbounds i8, ptr %133, i64 %135
  store ptr %136, ptr %27, align 8, !tbaa !131
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
  %143 = load ptr, ptr %27, align 8, !tbaa !131
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
  br label %137, !llvm.loop !135

152:                                              ; preds = %141
  call void @llvm.lifetime.start.p0(ptr %29) #14
  %153 = load i32, ptr %25, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %154
  %156 = load ptr, ptr %155, align 8, !tbaa !131
  %157 = load i64, ptr %23, align 8, !tbaa !46
  %158 = getelementptr inbounds i8, ptr %156, i64 %157
  store ptr %158, ptr %29, align 8, !tbaa !131
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
  %165 = load ptr, ptr %29, align 8, !tbaa !131
  %166 = load i64, ptr %22, align 8, !tbaa !46
  %167 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %168 = sext i32 %167 to i64
  %169 = mul nsw i64 %166, %168
  %170 = getelementptr inbounds i8, ptr %165, i64 %169
  store ptr %170, ptr %164, align 8, !tbaa !136
  %171 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 1
  %172 = load ptr, ptr %29, align 8, !tbaa !131
  store ptr %172, ptr %171, align 8, !tbaa !138
  %173 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 2
  %174 = load i64, ptr %22, align 8, !tbaa !46
  store i64 %174, ptr %173, align 8, !tbaa !139
  %175 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 3
  %176 = load i32, ptr %30, align 4, !tbaa !6
  store i32 %176, ptr %175, align 8, !tbaa !140
  %177 = load i32, ptr %25, align 4, !tbaa !6
  %178 = mul nsw i32 %177, 4
  %179 = load i32, ptr %30, align 4, !tbaa !6
  %180 = add nsw i32 %178, %179
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %181
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %182, ptr align 8 %31, i64 32, i1 false), !tbaa.struct !141
  call void @llvm.lifetime.end.p0(ptr %31) #14
  br label %183

183:                                              ; preds = %163
  %184 = load i32, ptr %30, align 4, !tbaa !6
  %185 = add nsw i32 %184, 1
  store i32 %185, ptr %30, align 4, !tbaa !6
  br label %159, !llvm.loop !142

186:                                              ; preds = %162
  call void @llvm.lifetime.end.p0(ptr %29) #14
  call void @llvm.lifetime.end.p0(ptr %27) #14
  call void @llvm.lifetime.end.p0(ptr %26) #14
  br label %187

187:                                              ; preds = %186
  %188 = load i32, ptr %25, align 4, !tbaa !6
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %25, align 4, !tbaa !6
  br label %117, !llvm.loop !143

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
  %199 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %200 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %199, i64 noundef 1)
  %201 = load i64, ptr %6, align 8, !tbaa !46
  %202 = load i32, ptr %33, align 4, !tbaa !6
  %203 = sext i32 %202 to i64
  %204 = add nsw i64 %201, %203
  %205 = load i64, ptr %13, align 8, !tbaa !46
  %206 = mul nsw i64 %204, %205
  %207 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %200, i64 %206
  %208 = load i64, ptr %19, align 8, !tbaa !46
  %209 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %207, i64 %208
  %210 = load i32, ptr %33, align 4, !tbaa !6
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds [2 x ptr], ptr %32, i64 0, i64 %211
  store ptr %209, ptr %212, align 8, !tbaa !111
  br label %213

213:                                              ; preds = %198
  %214 = load i32, ptr %33, align 4, !tbaa !6
  %215 = add nsw i32 %214, 1
  store i32 %215, ptr %33, align 4, !tbaa !6
  br label %194, !llvm.loop !144

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
  br label %217, !llvm.loop !145

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
  br label %236, !llvm.loop !146

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
  %261 = load ptr, ptr %260, align 8, !tbaa !109
  %262 = getelementptr inbounds float, ptr %261, i64 32
  store ptr %262, ptr %260, align 8, !tbaa !109
  br label %263

263:                                              ; preds = %257
  %264 = load i32, ptr %36, align 4, !tbaa !6
  %265 = add nsw i32 %264, 1
  store i32 %265, ptr %36, align 4, !tbaa !6
  br label %253, !llvm.loop !147

266:                                              ; preds = %256
  br label %267

267:                                              ; preds = %266, %234
  call void @llvm.lifetime.end.p0(ptr %24) #14
  call void @llvm.lifetime.end.p0(ptr %23) #14
  call void @llvm.lifetime.end.p0(ptr %22) #14
  call void @llvm.lifetime.end.p0(ptr %21) #14
  br label %268

268:                                              ; preds = %267
  %269 = load i64, ptr %19, align 8, !tbaa !46
  %270 = add nsw i64 %269, 1
  store i64 %270, ptr %19, align 8, !tbaa !46
  br label %99, !llvm.loop !148

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
  %277 = load i64, ptr %5, align 8, !tbaa !46
  %278 = load i32, ptr %37, align 4, !tbaa !6
  %279 = sdiv i32 %278, 4
  %280 = sext i32 %279 to i64
  %281 = add nsw i64 %277, %280
  %282 = mul nsw i64 %281, 16
  store i64 %282, ptr %38, align 8, !tbaa !46
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
  %297 = load <4 x float>, ptr %296, align 16, !tbaa !113
  store <4 x float> %297, ptr %41, align 16, !tbaa !113
  %298 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %299 = icmp eq i32 %298, 3
  br i1 %299, label %300, label %317

300:                                              ; preds = %290
  %301 = load i32, ptr %37, align 4, !tbaa !6
  %302 = sdiv i32 %301, 4
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %303
  %305 = load ptr, ptr %304, align 8, !tbaa !131
  %306 = load i64, ptr %11, align 8, !tbaa !46
  %307 = getelementptr inbounds i8, ptr %305, i64 %306
  %308 = load i32, ptr %39, align 4, !tbaa !6
  %309 = sub nsw i32 16, %308
  %310 = mul nsw i32 4, %309
  %311 = sext i32 %310 to i64
  %312 = sub i64 0, %311
  %313 = getelementptr inbounds i8, ptr %307, i64 %312
  %314 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %313)
  %315 = load <4 x float>, ptr %41, align 16, !tbaa !113
  %316 = fmul <4 x float> %315, %314
  store <4 x float> %316, ptr %41, align 16, !tbaa !113
  br label %317

317:                                              ; preds = %300, %290
  %318 = load i64, ptr %12, align 8, !tbaa !46
  %319 = load i64, ptr %38, align 8, !tbaa !46
  %320 = sub nsw i64 %318, %319
  %321 = load i32, ptr %39, align 4, !tbaa !6
  %322 = sext i32 %321 to i64
  %323 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %320, i64 noundef %322)
  %324 = load <4 x float>, ptr %41, align 16, !tbaa !113
  %325 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %326 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %325, i64 noundef 0)
  %327 = load i64, ptr %6, align 8, !tbaa !46
  %328 = load i32, ptr %40, align 4, !tbaa !6
  %329 = sext i32 %328 to i64
  %330 = add nsw i64 %327, %329
  %331 = load i64, ptr %12, align 8, !tbaa !46
  %332 = mul nsw i64 %330, %331
  %333 = getelementptr inbounds float, ptr %326, i64 %332
  %334 = load i64, ptr %38, align 8, !tbaa !46
  %335 = getelementptr inbounds float, ptr %333, i64 %334
  %336 = load i32, ptr %39, align 4, !tbaa !6
  %337 = sext i32 %336 to i64
  %338 = getelementptr inbounds float, ptr %335, i64 %337
  %339 = shufflevector <4 x i1> %323, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %340 = bitcast <8 x i1> %339 to i8
  store i8 %340, ptr %42, align 1, !tbaa !113
  %341 = load i8, ptr %42, align 1
  %342 = zext i8 %341 to i32
  call void @_ZN12_GLOBAL__N_112store_maskedIDv4_ffEEvDv4_bT_PT0_(i32 %342, <4 x float> noundef %324, ptr noundef %338)
  call void @llvm.lifetime.end.p0(ptr %41) #14
  br label %343

343:                                              ; preds = %317
  %344 = load i32, ptr %40, align 4, !tbaa !6
  %345 = add nsw i32 %344, 1
  store i32 %345, ptr %40, align 4, !tbaa !6
  br label %286, !llvm.loop !149

346:                                              ; preds = %289
  call void @llvm.lifetime.end.p0(ptr %39) #14
  call void @llvm.lifetime.end.p0(ptr %38) #14
  br label %347

347:                                              ; preds = %346
  %348 = load i32, ptr %37, align 4, !tbaa !6
  %349 = add nsw i32 %348, 1
  store i32 %349, ptr %37, align 4, !tbaa !6
  br label %272, !llvm.loop !150

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
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi4EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i64 noundef %2) #9 {
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
  store ptr %0, ptr %4, align 8, !tbaa !93
  store i64 %1, ptr %5, align 8, !tbaa !46
  store i64 %2, ptr %6, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %7) #14
  store i32 4, ptr %7, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %8) #14
  store i32 4, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %9) #14
  store i32 1, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #14
  %43 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %44 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %43, i64 noundef 0)
  %45 = getelementptr inbounds i64, ptr %44, i64 1
  %46 = load i64, ptr %45, align 8, !tbaa !46
  store i64 %46, ptr %10, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %47 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %48 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %47, i64 noundef 1)
  %49 = getelementptr inbounds i64, ptr %48, i64 1
  %50 = load i64, ptr %49, align 8, !tbaa !46
  store i64 %50, ptr %11, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %51 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %52 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %51, i64 noundef 0)
  %53 = getelementptr inbounds i64, ptr %52, i64 1
  %54 = load i64, ptr %53, align 8, !tbaa !46
  store i64 %54, ptr %12, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %55 = load i64, ptr %10, align 8, !tbaa !46
  %56 = sdiv i64 %55, 32
  store i64 %56, ptr %13, align 8, !tbaa !46
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
  store ptr %70, ptr %73, align 8, !tbaa !131
  br label %74

74:                                               ; preds = %61
  %75 = load i32, ptr %15, align 4, !tbaa !6
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %15, align 4, !tbaa !6
  br label %57, !llvm.loop !151

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
  %83 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %84 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %83, i64 noundef 0)
  %85 = load i64, ptr %6, align 8, !tbaa !46
  %86 = load i32, ptr %17, align 4, !tbaa !6
  %87 = sext i32 %86 to i64
  %88 = add nsw i64 %85, %87
  %89 = load i64, ptr %10, align 8, !tbaa !46
  %90 = mul nsw i64 %88, %89
  %91 = getelementptr inbounds float, ptr %84, i64 %90
  %92 = load i32, ptr %17, align 4, !tbaa !6
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [4 x ptr], ptr %16, i64 0, i64 %93
  store ptr %91, ptr %94, align 8, !tbaa !109
  br label %95

95:                                               ; preds = %82
  %96 = load i32, ptr %17, align 4, !tbaa !6
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %17, align 4, !tbaa !6
  br label %78, !llvm.loop !152

98:                                               ; preds = %81
  call void @llvm.lifetime.start.p0(ptr %18) #14
  call void @llvm.memset.p0.i64(ptr align 16 %18, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr %19) #14
  store i64 0, ptr %19, align 8, !tbaa !46
  br label %99

99:                                               ; preds = %268, %98
  %100 = load i64, ptr %19, align 8, !tbaa !46
  %101 = load i64, ptr %13, align 8, !tbaa !46
  %102 = icmp slt i64 %100, %101
  br i1 %102, label %104, label %103

103:                                              ; preds = %99
  store i32 8, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %271

104:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(ptr %21) #14
  %105 = load i64, ptr %19, align 8, !tbaa !46
  %106 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %107 = sext i32 %106 to i64
  %108 = sdiv i64 %105, %107
  store i64 %108, ptr %21, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %22) #14
  %109 = load i64, ptr %19, align 8, !tbaa !46
  %110 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %111 = sext i32 %110 to i64
  %112 = srem i64 %109, %111
  store i64 %112, ptr %22, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %23) #14
  %113 = load i64, ptr %21, align 8, !tbaa !46
  %114 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %115 = sext i32 %114 to i64
  %116 = mul nsw i64 %113, %115
  store i64 %116, ptr %23, align 8, !tbaa !46
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
  %128 = load ptr, ptr %127, align 8, !tbaa !131
  %129 = load i64, ptr %19, align 8, !tbaa !46
  %130 = load i32, ptr %26, align 4, !tbaa !6
  %131 = sext i32 %130 to i64
  %132 = mul nsw i64 %129, %131
  %133 = getelementptr inbounds i8, ptr %128, i64 %132
  %134 = load i64, ptr %11, align 8, !tbaa !46
  %135 = mul nsw i64 %134, 1
  %136 = getelementptr inbounds i8, ptr %133, i64 %135
  store ptr %136, ptr %27, align 8, !tbaa !131
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
  %143 = load ptr, ptr %27, align 8, !tbaa !131
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
  br label %137, !llvm.loop !153

152:                                              ; preds = %141
  call void @llvm.lifetime.start.p0(ptr %29) #14
  %153 = load i32, ptr %25, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %154
  %156 = load ptr, ptr %155, align 8, !tbaa !131
  %157 = load i64, ptr %23, align 8, !tbaa !46
  %158 = getelementptr inbounds i8, ptr %156, i64 %157
  store ptr %158, ptr %29, align 8, !tbaa !131
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
  %165 = load ptr, ptr %29, align 8, !tbaa !131
  %166 = load i64, ptr %22, align 8, !tbaa !46
  %167 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %168 = sext i32 %167 to i64
  %169 = mul nsw i64 %166, %168
  %170 = getelementptr inbounds i8, ptr %165, i64 %169
  store ptr %170, ptr %164, align 8, !tbaa !136
  %171 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 1
  %172 = load ptr, ptr %29, align 8, !tbaa !131
  store ptr %172, ptr %171, align 8, !tbaa !138
  %173 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 2
  %174 = load i64, ptr %22, align 8, !tbaa !46
  store i64 %174, ptr %173, align 8, !tbaa !139
  %175 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 3
  %176 = load i32, ptr %30, align 4, !tbaa !6
  store i32 %176, ptr %175, align 8, !tbaa !140
  %177 = load i32, ptr %25, align 4, !tbaa !6
  %178 = mul nsw i32 %177, 4
  %179 = load i32, ptr %30, align 4, !tbaa !6
  %180 = add nsw i32 %178, %179
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %181
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %182, ptr align 8 %31, i64 32, i1 false), !tbaa.struct !141
  call void @llvm.lifetime.end.p0(ptr %31) #14
  br label %183

183:                                              ; preds = %163
  %184 = load i32, ptr %30, align 4, !tbaa !6
  %185 = add nsw i32 %184, 1
  store i32 %185, ptr %30, align 4, !tbaa !6
  br label %159, !llvm.loop !154

186:                                              ; preds = %162
  call void @llvm.lifetime.end.p0(ptr %29) #14
  call void @llvm.lifetime.end.p0(ptr %27) #14
  call void @llvm.lifetime.end.p0(ptr %26) #14
  br label %187

187:                                              ; preds = %186
  %188 = load i32, ptr %25, align 4, !tbaa !6
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %25, align 4, !tbaa !6
  br label %117, !llvm.loop !155

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
  %199 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %200 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %199, i64 noundef 1)
  %201 = load i64, ptr %6, align 8, !tbaa !46
  %202 = load i32, ptr %33, align 4, !tbaa !6
  %203 = sext i32 %202 to i64
  %204 = add nsw i64 %201, %203
  %205 = load i64, ptr %13, align 8, !tbaa !46
  %206 = mul nsw i64 %204, %205
  %207 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %200, i64 %206
  %208 = load i64, ptr %19, align 8, !tbaa !46
  %209 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %207, i64 %208
  %210 = load i32, ptr %33, align 4, !tbaa !6
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds [4 x ptr], ptr %32, i64 0, i64 %211
  store ptr %209, ptr %212, align 8, !tbaa !111
  br label %213

213:                                              ; preds = %198
  %214 = load i32, ptr %33, align 4, !tbaa !6
  %215 = add nsw i32 %214, 1
  store i32 %215, ptr %33, align 4, !tbaa !6
  br label %194, !llvm.loop !156

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
  br label %217, !llvm.loop !157

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
  br label %236, !llvm.loop !158

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
  %261 = load ptr, ptr %260, align 8, !tbaa !109
  %262 = getelementptr inbounds float, ptr %261, i64 32
  store ptr %262, ptr %260, align 8, !tbaa !109
  br label %263

263:                                              ; preds = %257
  %264 = load i32, ptr %36, align 4, !tbaa !6
  %265 = add nsw i32 %264, 1
  store i32 %265, ptr %36, align 4, !tbaa !6
  br label %253, !llvm.loop !159

266:                                              ; preds = %256
  br label %267

267:                                              ; preds = %266, %234
  call void @llvm.lifetime.end.p0(ptr %24) #14
  call void @llvm.lifetime.end.p0(ptr %23) #14
  call void @llvm.lifetime.end.p0(ptr %22) #14
  call void @llvm.lifetime.end.p0(ptr %21) #14
  br label %268

268:                                              ; preds = %267
  %269 = load i64, ptr %19, align 8, !tbaa !46
  %270 = add nsw i64 %269, 1
  store i64 %270, ptr %19, align 8, !tbaa !46
  br label %99, !llvm.loop !160

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
  %277 = load i64, ptr %5, align 8, !tbaa !46
  %278 = load i32, ptr %37, align 4, !tbaa !6
  %279 = sdiv i32 %278, 4
  %280 = sext i32 %279 to i64
  %281 = add nsw i64 %277, %280
  %282 = mul nsw i64 %281, 16
  store i64 %282, ptr %38, align 8, !tbaa !46
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
  %297 = load <4 x float>, ptr %296, align 16, !tbaa !113
  store <4 x float> %297, ptr %41, align 16, !tbaa !113
  %298 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %299 = icmp eq i32 %298, 3
  br i1 %299, label %300, label %317

300:                                              ; preds = %290
  %301 = load i32, ptr %37, align 4, !tbaa !6
  %302 = sdiv i32 %301, 4
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %303
  %305 = load ptr, ptr %304, align 8, !tbaa !131
  %306 = load i64, ptr %11, align 8, !tbaa !46
  %307 = getelementptr inbounds i8, ptr %305, i64 %306
  %308 = load i32, ptr %39, align 4, !tbaa !6
  %309 = sub nsw i32 16, %308
  %310 = mul nsw i32 4, %309
  %311 = sext i32 %310 to i64
  %312 = sub i64 0, %311
  %313 = getelementptr inbounds i8, ptr %307, i64 %312
  %314 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %313)
  %315 = load <4 x float>, ptr %41, align 16, !tbaa !113
  %316 = fmul <4 x float> %315, %314
  store <4 x float> %316, ptr %41, align 16, !tbaa !113
  br label %317

317:                                              ; preds = %300, %290
  %318 = load i64, ptr %12, align 8, !tbaa !46
  %319 = load i64, ptr %38, align 8, !tbaa !46
  %320 = sub nsw i64 %318, %319
  %321 = load i32, ptr %39, align 4, !tbaa !6
  %322 = sext i32 %321 to i64
  %323 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %320, i64 noundef %322)
  %324 = load <4 x float>, ptr %41, align 16, !tbaa !113
  %325 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %326 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %325, i64 noundef 0)
  %327 = load i64, ptr %6, align 8, !tbaa !46
  %328 = load i32, ptr %40, align 4, !tbaa !6
  %329 = sext i32 %328 to i64
  %330 = add nsw i64 %327, %329
  %331 = load i64, ptr %12, align 8, !tbaa !46
  %332 = mul nsw i64 %330, %331
  %333 = getelementptr inbounds float, ptr %326, i64 %332
  %334 = load i64, ptr %38, align 8, !tbaa !46
  %335 = getelementptr inbounds float, ptr %333, i64 %334
  %336 = load i32, ptr %39, align 4, !tbaa !6
  %337 = sext i32 %336 to i64
  %338 = getelementptr inbounds float, ptr %335, i64 %337
  %339 = shufflevector <4 x i1> %323, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %340 = bitcast <8 x i1> %339 to i8
  store i8 %340, ptr %42, align 1, !tbaa !113
  %341 = load i8, ptr %42, align 1
  %342 = zext i8 %341 to i32
  call void @_ZN12_GLOBAL__N_112store_maskedIDv4_ffEEvDv4_bT_PT0_(i32 %342, <4 x float> noundef %324, ptr noundef %338)
  call void @llvm.lifetime.end.p0(ptr %41) #14
  br label %343

343:                                              ; preds = %317
  %344 = load i32, ptr %40, align 4, !tbaa !6
  %345 = add nsw i32 %344, 1
  store i32 %345, ptr %40, align 4, !tbaa !6
  br label %286, !llvm.loop !161

346:                                              ; preds = %289
  call void @llvm.lifetime.end.p0(ptr %39) #14
  call void @llvm.lifetime.end.p0(ptr %38) #14
  br label %347

347:                                              ; preds = %346
  %348 = load i32, ptr %37, align 4, !tbaa !6
  %349 = add nsw i32 %348, 1
  store i32 %349, ptr %37, align 4, !tbaa !6
  br label %272, !llvm.loop !162

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
define internal void @_ZN12_GLOBAL__N_14tileILi1ELi1EEEvRK4Callll(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1, i64 noundef %2) #9 {
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
  store ptr %0, ptr %4, align 8, !tbaa !93
  store i64 %1, ptr %5, align 8, !tbaa !46
  store i64 %2, ptr %6, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %7) #14
  store i32 4, ptr %7, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %8) #14
  store i32 4, ptr %8, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %9) #14
  store i32 1, ptr %9, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %10) #14
  %43 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %44 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %43, i64 noundef 0)
  %45 = getelementptr inbounds i64, ptr %44, i64 1
  %46 = load i64, ptr %45, align 8, !tbaa !46
  store i64 %46, ptr %10, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %47 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %48 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %47, i64 noundef 1)
  %49 = getelementptr inbounds i64, ptr %48, i64 1
  %50 = load i64, ptr %49, align 8, !tbaa !46
  store i64 %50, ptr %11, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %51 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %52 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %51, i64 noundef 0)
  %53 = getelementptr inbounds i64, ptr %52, i64 1
  %54 = load i64, ptr %53, align 8, !tbaa !46
  store i64 %54, ptr %12, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %55 = load i64, ptr %10, align 8, !tbaa !46
  %56 = sdiv i64 %55, 32
  store i64 %56, ptr %13, align 8, !tbaa !46
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
  store ptr %70, ptr %73, align 8, !tbaa !131
  br label %74

74:                                               ; preds = %61
  %75 = load i32, ptr %15, align 4, !tbaa !6
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %15, align 4, !tbaa !6
  br label %57, !llvm.loop !163

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
  %83 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %84 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %83, i64 noundef 0)
  %85 = load i64, ptr %6, align 8, !tbaa !46
  %86 = load i32, ptr %17, align 4, !tbaa !6
  %87 = sext i32 %86 to i64
  %88 = add nsw i64 %85, %87
  %89 = load i64, ptr %10, align 8, !tbaa !46
  %90 = mul nsw i64 %88, %89
  %91 = getelementptr inbounds float, ptr %84, i64 %90
  %92 = load i32, ptr %17, align 4, !tbaa !6
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [1 x ptr], ptr %16, i64 0, i64 %93
  store ptr %91, ptr %94, align 8, !tbaa !109
  br label %95

95:                                               ; preds = %82
  %96 = load i32, ptr %17, align 4, !tbaa !6
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %17, align 4, !tbaa !6
  br label %78, !llvm.loop !164

98:                                               ; preds = %81
  call void @llvm.lifetime.start.p0(ptr %18) #14
  call void @llvm.memset.p0.i64(ptr align 16 %18, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(ptr %19) #14
  store i64 0, ptr %19, align 8, !tbaa !46
  br label %99

99:                                               ; preds = %268, %98
  %100 = load i64, ptr %19, align 8, !tbaa !46
  %101 = load i64, ptr %13, align 8, !tbaa !46
  %102 = icmp slt i64 %100, %101
  br i1 %102, label %104, label %103

103:                                              ; preds = %99
  store i32 8, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %271

104:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(ptr %21) #14
  %105 = load i64, ptr %19, align 8, !tbaa !46
  %106 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %107 = sext i32 %106 to i64
  %108 = sdiv i64 %105, %107
  store i64 %108, ptr %21, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %22) #14
  %109 = load i64, ptr %19, align 8, !tbaa !46
  %110 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %111 = sext i32 %110 to i64
  %112 = srem i64 %109, %111
  store i64 %112, ptr %22, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %23) #14
  %113 = load i64, ptr %21, align 8, !tbaa !46
  %114 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %115 = sext i32 %114 to i64
  %116 = mul nsw i64 %113, %115
  store i64 %116, ptr %23, align 8, !tbaa !46
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
  %128 = load ptr, ptr %127, align 8, !tbaa !131
  %129 = load i64, ptr %19, align 8, !tbaa !46
  %130 = load i32, ptr %26, align 4, !tbaa !6
  %131 = sext i32 %130 to i64
  %132 = mul nsw i64 %129, %131
  %133 = getelementptr inbounds i8, ptr %128, i64 %132
  %134 = load i64, ptr %11, align 8, !tbaa !46
  %135 = mul nsw i64 %134, 1
  %136 = getelementptr inbounds i8, ptr %133, i64 %135
  store ptr %136, ptr %27, align 8, !tbaa !131
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
  %143 = load ptr, ptr %27, align 8, !tbaa !131
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
  br label %137, !llvm.loop !165

152:                                              ; preds = %141
  call void @llvm.lifetime.start.p0(ptr %29) #14
  %153 = load i32, ptr %25, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %154
  %156 = load ptr, ptr %155, align 8, !tbaa !131
  %157 = load i64, ptr %23, align 8, !tbaa !46
  %158 = getelementptr inbounds i8, ptr %156, i64 %157
  store ptr %158, ptr %29, align 8, !tbaa !131
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
  %165 = load ptr, ptr %29, align 8, !tbaa !131
  %166 = load i64, ptr %22, align 8, !tbaa !46
  %167 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %168 = sext i32 %167 to i64
  %169 = mul nsw i64 %166, %168
  %170 = getelementptr inbounds i8, ptr %165, i64 %169
  store ptr %170, ptr %164, align 8, !tbaa !136
  %171 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 1
  %172 = load ptr, ptr %29, align 8, !tbaa !131
  store ptr %172, ptr %171, align 8, !tbaa !138
  %173 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 2
  %174 = load i64, ptr %22, align 8, !tbaa !46
  store i64 %174, ptr %173, align 8, !tbaa !139
  %175 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %31, i32 0, i32 3
  %176 = load i32, ptr %30, align 4, !tbaa !6
  store i32 %176, ptr %175, align 8, !tbaa !140
  %177 = load i32, ptr %25, align 4, !tbaa !6
  %178 = mul nsw i32 %177, 4
  %179 = load i32, ptr %30, align 4, !tbaa !6
  %180 = add nsw i32 %178, %179
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %24, i64 0, i64 %181
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %182, ptr align 8 %31, i64 32, i1 false), !tbaa.struct !141
  call void @llvm.lifetime.end.p0(ptr %31) #14
  br label %183

183:                                              ; preds = %163
  %184 = load i32, ptr %30, align 4, !tbaa !6
  %185 = add nsw i32 %184, 1
  store i32 %185, ptr %30, align 4, !tbaa !6
  br label %159, !llvm.loop !166

186:                                              ; preds = %162
  call void @llvm.lifetime.end.p0(ptr %29) #14
  call void @llvm.lifetime.end.p0(ptr %27) #14
  call void @llvm.lifetime.end.p0(ptr %26) #14
  br label %187

187:                                              ; preds = %186
  %188 = load i32, ptr %25, align 4, !tbaa !6
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %25, align 4, !tbaa !6
  br label %117, !llvm.loop !167

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
  %199 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %200 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %199, i64 noundef 1)
  %201 = load i64, ptr %6, align 8, !tbaa !46
  %202 = load i32, ptr %33, align 4, !tbaa !6
  %203 = sext i32 %202 to i64
  %204 = add nsw i64 %201, %203
  %205 = load i64, ptr %13, align 8, !tbaa !46
  %206 = mul nsw i64 %204, %205
  %207 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %200, i64 %206
  %208 = load i64, ptr %19, align 8, !tbaa !46
  %209 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %207, i64 %208
  %210 = load i32, ptr %33, align 4, !tbaa !6
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds [1 x ptr], ptr %32, i64 0, i64 %211
  store ptr %209, ptr %212, align 8, !tbaa !111
  br label %213

213:                                              ; preds = %198
  %214 = load i32, ptr %33, align 4, !tbaa !6
  %215 = add nsw i32 %214, 1
  store i32 %215, ptr %33, align 4, !tbaa !6
  br label %194, !llvm.loop !168

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
  br label %217, !llvm.loop !169

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
  br label %236, !llvm.loop !170

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
  %261 = load ptr, ptr %260, align 8, !tbaa !109
  %262 = getelementptr inbounds float, ptr %261, i64 32
  store ptr %262, ptr %260, align 8, !tbaa !109
  br label %263

263:                                              ; preds = %257
  %264 = load i32, ptr %36, align 4, !tbaa !6
  %265 = add nsw i32 %264, 1
  store i32 %265, ptr %36, align 4, !tbaa !6
  br label %253, !llvm.loop !171

266:                                              ; preds = %256
  br label %267

267:                                              ; preds = %266, %234
  call void @llvm.lifetime.end.p0(ptr %24) #14
  call void @llvm.lifetime.end.p0(ptr %23) #14
  call void @llvm.lifetime.end.p0(ptr %22) #14
  call void @llvm.lifetime.end.p0(ptr %21) #14
  br label %268

268:                                              ; preds = %267
  %269 = load i64, ptr %19, align 8, !tbaa !46
  %270 = add nsw i64 %269, 1
  store i64 %270, ptr %19, align 8, !tbaa !46
  br label %99, !llvm.loop !172

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
  %277 = load i64, ptr %5, align 8, !tbaa !46
  %278 = load i32, ptr %37, align 4, !tbaa !6
  %279 = sdiv i32 %278, 4
  %280 = sext i32 %279 to i64
  %281 = add nsw i64 %277, %280
  %282 = mul nsw i64 %281, 16
  store i64 %282, ptr %38, align 8, !tbaa !46
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
  %297 = load <4 x float>, ptr %296, align 16, !tbaa !113
  store <4 x float> %297, ptr %41, align 16, !tbaa !113
  %298 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %299 = icmp eq i32 %298, 3
  br i1 %299, label %300, label %317

300:                                              ; preds = %290
  %301 = load i32, ptr %37, align 4, !tbaa !6
  %302 = sdiv i32 %301, 4
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %303
  %305 = load ptr, ptr %304, align 8, !tbaa !131
  %306 = load i64, ptr %11, align 8, !tbaa !46
  %307 = getelementptr inbounds i8, ptr %305, i64 %306
  %308 = load i32, ptr %39, align 4, !tbaa !6
  %309 = sub nsw i32 16, %308
  %310 = mul nsw i32 4, %309
  %311 = sext i32 %310 to i64
  %312 = sub i64 0, %311
  %313 = getelementptr inbounds i8, ptr %307, i64 %312
  %314 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %313)
  %315 = load <4 x float>, ptr %41, align 16, !tbaa !113
  %316 = fmul <4 x float> %315, %314
  store <4 x float> %316, ptr %41, align 16, !tbaa !113
  br label %317

317:                                              ; preds = %300, %290
  %318 = load i64, ptr %12, align 8, !tbaa !46
  %319 = load i64, ptr %38, align 8, !tbaa !46
  %320 = sub nsw i64 %318, %319
  %321 = load i32, ptr %39, align 4, !tbaa !6
  %322 = sext i32 %321 to i64
  %323 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %320, i64 noundef %322)
  %324 = load <4 x float>, ptr %41, align 16, !tbaa !113
  %325 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %326 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %325, i64 noundef 0)
  %327 = load i64, ptr %6, align 8, !tbaa !46
  %328 = load i32, ptr %40, align 4, !tbaa !6
  %329 = sext i32 %328 to i64
  %330 = add nsw i64 %327, %329
  %331 = load i64, ptr %12, align 8, !tbaa !46
  %332 = mul nsw i64 %330, %331
  %333 = getelementptr inbounds float, ptr %326, i64 %332
  %334 = load i64, ptr %38, align 8, !tbaa !46
  %335 = getelementptr inbounds float, ptr %333, i64 %334
  %336 = load i32, ptr %39, align 4, !tbaa !6
  %337 = sext i32 %336 to i64
  %338 = getelementptr inbounds float, ptr %335, i64 %337
  %339 = shufflevector <4 x i1> %323, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %340 = bitcast <8 x i1> %339 to i8
  store i8 %340, ptr %42, align 1, !tbaa !113
  %341 = load i8, ptr %42, align 1
  %342 = zext i8 %341 to i32
  call void @_ZN12_GLOBAL__N_112store_maskedIDv4_ffEEvDv4_bT_PT0_(i32 %342, <4 x float> noundef %324, ptr noundef %338)
  call void @llvm.lifetime.end.p0(ptr %41) #14
  br label %343

343:                                              ; preds = %317
  %344 = load i32, ptr %40, align 4, !tbaa !6
  %345 = add nsw i32 %344, 1
  store i32 %345, ptr %40, align 4, !tbaa !6
  br label %286, !llvm.loop !173

346:                                              ; preds = %289
  call void @llvm.lifetime.end.p0(ptr %39) #14
  call void @llvm.lifetime.end.p0(ptr %38) #14
  br label %347

347:                                              ; preds = %346
  %348 = load i32, ptr %37, align 4, !tbaa !6
  %349 = add nsw i32 %348, 1
  store i32 %349, ptr %37, align 4, !tbaa !6
  br label %272, !llvm.loop !174

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
define linkonce_odr noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 comdat {
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
define linkonce_odr noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 comdat {
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
  store ptr %0, ptr %4, align 8, !tbaa !175
  store ptr %1, ptr %5, align 8, !tbaa !177
  store ptr %2, ptr %6, align 8, !tbaa !104
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
  %39 = load ptr, ptr %4, align 8, !tbaa !175
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
  store <16 x i8> %44, ptr %50, align 16, !tbaa !113
  br label %51

51:                                               ; preds = %38
  %52 = load i32, ptr %11, align 4, !tbaa !6
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %11, align 4, !tbaa !6
  br label %34, !llvm.loop !179

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
  %62 = load ptr, ptr %4, align 8, !tbaa !175
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
  %76 = load <4 x float>, ptr %75, align 16, !tbaa !113
  %77 = load i32, ptr @zero, align 4, !tbaa !6
  %78 = sitofp i32 %77 to float
  %79 = insertelement <4 x float> poison, float %78, i64 0
  %80 = shufflevector <4 x float> %79, <4 x float> poison, <4 x i32> zeroinitializer
  %81 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  %82 = load <4 x float>, ptr %81, align 16, !tbaa !113
  %83 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %76, <4 x float> noundef %80, <4 x float> noundef %82)
  %84 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  store <4 x float> %83, ptr %84, align 16, !tbaa !113
  br label %85

85:                                               ; preds = %74, %61
  %86 = load i32, ptr %9, align 4, !tbaa !6
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %87
  %89 = load i32, ptr %12, align 4, !tbaa !6
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %88, i64 0, i64 %90
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %91, ptr align 16 %13, i64 32, i1 false), !tbaa.struct !180
  call void @llvm.lifetime.end.p0(ptr %13) #14
  br label %92

92:                                               ; preds = %85
  %93 = load i32, ptr %12, align 4, !tbaa !6
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %12, align 4, !tbaa !6
  br label %55, !llvm.loop !181

95:                                               ; preds = %60
  br label %96

96:                                               ; preds = %95
  %97 = load i32, ptr %9, align 4, !tbaa !6
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %9, align 4, !tbaa !6
  br label %29, !llvm.loop !182

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
  %105 = load ptr, ptr %5, align 8, !tbaa !177
  %106 = load i32, ptr %14, align 4, !tbaa !6
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds ptr, ptr %105, i64 %107
  %109 = load ptr, ptr %108, align 8, !tbaa !111
  store ptr %109, ptr %15, align 8, !tbaa !111
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
  store <4 x i32> zeroinitializer, ptr %125, align 16, !tbaa !113
  %126 = load i32, ptr @zero, align 4, !tbaa !6
  %127 = icmp ne i32 %126, 0
  br i1 %127, label %128, label %137

128:                                              ; preds = %121
  %129 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
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
  store <4 x i32> %139, ptr %143, align 16, !tbaa !113
  %144 = load i32, ptr @zero, align 4, !tbaa !6
  %145 = icmp ne i32 %144, 0
  br i1 %145, label %146, label %155

146:                                              ; preds = %138
  %147 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
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
  store <4 x i32> %157, ptr %161, align 16, !tbaa !113
  br label %162

162:                                              ; preds = %156
  %163 = load i32, ptr %18, align 4, !tbaa !6
  %164 = add nsw i32 %163, 1
  store i32 %164, ptr %18, align 4, !tbaa !6
  br label %117, !llvm.loop !184

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
  %185 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
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
  store <16 x i8> %198, ptr %21, align 16, !tbaa !113
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
  %210 = load <4 x i32>, ptr %209, align 16, !tbaa !113
  %211 = load i32, ptr %22, align 4, !tbaa !6
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [1 x [8 x <16 x i8>]], ptr %7, i64 0, i64 %212
  %214 = load i32, ptr %19, align 4, !tbaa !6
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds [8 x <16 x i8>], ptr %213, i64 0, i64 %215
  %217 = load <16 x i8>, ptr %216, align 16, !tbaa !113
  %218 = load <16 x i8>, ptr %21, align 16, !tbaa !113
  %219 = call noundef <4 x i32> @_ZN12_GLOBAL__N_112add_productsEDv4_iDv16_hS1_(<4 x i32> noundef %210, <16 x i8> noundef %217, <16 x i8> noundef %218)
  %220 = load i32, ptr %22, align 4, !tbaa !6
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %17, i64 0, i64 %221
  %223 = load i32, ptr %20, align 4, !tbaa !6
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds [3 x <4 x i32>], ptr %222, i64 0, i64 %224
  store <4 x i32> %219, ptr %225, align 16, !tbaa !113
  br label %226

226:                                              ; preds = %203
  %227 = load i32, ptr %22, align 4, !tbaa !6
  %228 = add nsw i32 %227, 1
  store i32 %228, ptr %22, align 4, !tbaa !6
  br label %199, !llvm.loop !185

229:                                              ; preds = %202
  call void @llvm.lifetime.end.p0(ptr %21) #14
  br label %230

230:                                              ; preds = %229
  %231 = load i32, ptr %20, align 4, !tbaa !6
  %232 = add nsw i32 %231, 1
  store i32 %232, ptr %20, align 4, !tbaa !6
  br label %180, !llvm.loop !186

233:                                              ; preds = %183
  br label %234

234:                                              ; preds = %233
  %235 = load i32, ptr %19, align 4, !tbaa !6
  %236 = add nsw i32 %235, 1
  store i32 %236, ptr %19, align 4, !tbaa !6
  br label %170, !llvm.loop !187

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
  store ptr %246, ptr %24, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %25) #14
  %247 = load i32, ptr %23, align 4, !tbaa !6
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %248
  %250 = load i32, ptr %16, align 4, !tbaa !6
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %249, i64 0, i64 %251
  store ptr %252, ptr %25, align 8, !tbaa !188
  call void @llvm.lifetime.start.p0(ptr %26) #14
  %253 = load ptr, ptr %24, align 8, !tbaa !104
  %254 = getelementptr inbounds <4 x i32>, ptr %253, i64 0
  %255 = load <4 x i32>, ptr %254, align 16, !tbaa !113
  %256 = shl <4 x i32> %255, splat (i32 8)
  %257 = load ptr, ptr %24, align 8, !tbaa !104
  %258 = getelementptr inbounds <4 x i32>, ptr %257, i64 1
  %259 = load <4 x i32>, ptr %258, align 16, !tbaa !113
  %260 = add <4 x i32> %256, %259
  %261 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %260)
  %262 = load ptr, ptr %24, align 8, !tbaa !104
  %263 = getelementptr inbounds <4 x i32>, ptr %262, i64 2
  %264 = load <4 x i32>, ptr %263, align 16, !tbaa !113
  %265 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %264)
  %266 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %261, <4 x float> noundef splat (float 2.560000e+02), <4 x float> noundef %265)
  store <4 x float> %266, ptr %26, align 16, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %27) #14
  %267 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
  %268 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %267, i32 0, i32 1
  %269 = load float, ptr %268, align 4, !tbaa !114
  %270 = insertelement <4 x float> poison, float %269, i64 0
  %271 = shufflevector <4 x float> %270, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %271, ptr %27, align 16, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %28) #14
  %272 = load <4 x float>, ptr %26, align 16, !tbaa !113
  %273 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %274 = icmp eq i32 %273, 3
  br i1 %274, label %275, label %277

275:                                              ; preds = %242
  %276 = load <4 x float>, ptr %27, align 16, !tbaa !113
  br label %283

277:                                              ; preds = %242
  %278 = load ptr, ptr %25, align 8, !tbaa !188, !nonnull !92, !align !190
  %279 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %278, i32 0, i32 0
  %280 = load <4 x float>, ptr %279, align 16, !tbaa !113
  %281 = load <4 x float>, ptr %27, align 16, !tbaa !113
  %282 = fmul <4 x float> %280, %281
  br label %283

283:                                              ; preds = %277, %275
  %284 = phi <4 x float> [ %276, %275 ], [ %282, %277 ]
  %285 = load ptr, ptr %6, align 8, !tbaa !104
  %286 = load i32, ptr %23, align 4, !tbaa !6
  %287 = sext i32 %286 to i64
  %288 = getelementptr inbounds [2 x <4 x float>], ptr %285, i64 %287
  %289 = load i32, ptr %14, align 4, !tbaa !6
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds [2 x <4 x float>], ptr %288, i64 0, i64 %290
  %292 = load <4 x float>, ptr %291, align 16, !tbaa !113
  %293 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %272, <4 x float> noundef %284, <4 x float> noundef %292)
  store <4 x float> %293, ptr %28, align 16, !tbaa !113
  %294 = load i32, ptr @has_offset, align 4, !tbaa !6
  %295 = icmp ne i32 %294, 0
  br i1 %295, label %296, label %310

296:                                              ; preds = %283
  %297 = load ptr, ptr %25, align 8, !tbaa !188, !nonnull !92, !align !190
  %298 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %297, i32 0, i32 1
  %299 = load <4 x float>, ptr %298, align 16, !tbaa !113
  %300 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
  %301 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %300, i32 0, i32 2
  %302 = load i32, ptr %16, align 4, !tbaa !6
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [2 x float], ptr %301, i64 0, i64 %303
  %305 = load float, ptr %304, align 4, !tbaa !107
  %306 = insertelement <4 x float> poison, float %305, i64 0
  %307 = shufflevector <4 x float> %306, <4 x float> poison, <4 x i32> zeroinitializer
  %308 = load <4 x float>, ptr %28, align 16, !tbaa !113
  %309 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %299, <4 x float> noundef %307, <4 x float> noundef %308)
  store <4 x float> %309, ptr %28, align 16, !tbaa !113
  br label %310

310:                                              ; preds = %296, %283
  %311 = load <4 x float>, ptr %28, align 16, !tbaa !113
  %312 = load ptr, ptr %6, align 8, !tbaa !104
  %313 = load i32, ptr %23, align 4, !tbaa !6
  %314 = sext i32 %313 to i64
  %315 = getelementptr inbounds [2 x <4 x float>], ptr %312, i64 %314
  %316 = load i32, ptr %14, align 4, !tbaa !6
  %317 = sext i32 %316 to i64
  %318 = getelementptr inbounds [2 x <4 x float>], ptr %315, i64 0, i64 %317
  store <4 x float> %311, ptr %318, align 16, !tbaa !113
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
  br label %238, !llvm.loop !191

322:                                              ; preds = %241
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %323

323:                                              ; preds = %322
  %324 = load i32, ptr %16, align 4, !tbaa !6
  %325 = add nsw i32 %324, 1
  store i32 %325, ptr %16, align 4, !tbaa !6
  br label %110, !llvm.loop !192

326:                                              ; preds = %115
  call void @llvm.lifetime.end.p0(ptr %15) #14
  br label %327

327:                                              ; preds = %326
  %328 = load i32, ptr %14, align 4, !tbaa !6
  %329 = add nsw i32 %328, 1
  store i32 %329, ptr %14, align 4, !tbaa !6
  br label %100, !llvm.loop !193

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
  store ptr %0, ptr %4, align 8, !tbaa !175
  store ptr %1, ptr %5, align 8, !tbaa !194
  store ptr %2, ptr %6, align 8, !tbaa !104
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
  %28 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
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
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %37, ptr align 16 %9, i64 32, i1 false), !tbaa.struct !180
  call void @llvm.lifetime.end.p0(ptr %9) #14
  br label %38

38:                                               ; preds = %27
  %39 = load i32, ptr %8, align 4, !tbaa !6
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %8, align 4, !tbaa !6
  br label %21, !llvm.loop !196

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
  %47 = load ptr, ptr %6, align 8, !tbaa !104
  %48 = load i32, ptr %11, align 4, !tbaa !6
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds <4 x float>, ptr %47, i64 %49
  %51 = load <4 x float>, ptr %50, align 16, !tbaa !113
  %52 = load i32, ptr %11, align 4, !tbaa !6
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [2 x [2 x <4 x float>]], ptr %10, i64 0, i64 %53
  %55 = getelementptr inbounds [2 x <4 x float>], ptr %54, i64 0, i64 0
  store <4 x float> %51, ptr %55, align 16, !tbaa !113
  %56 = load i32, ptr %11, align 4, !tbaa !6
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [2 x [2 x <4 x float>]], ptr %10, i64 0, i64 %57
  %59 = getelementptr inbounds [2 x <4 x float>], ptr %58, i64 0, i64 1
  store <4 x float> zeroinitializer, ptr %59, align 16, !tbaa !113
  br label %60

60:                                               ; preds = %46
  %61 = load i32, ptr %11, align 4, !tbaa !6
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %11, align 4, !tbaa !6
  br label %42, !llvm.loop !197

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
  store ptr %74, ptr %14, align 8, !tbaa !188
  call void asm sideeffect "", "~{memory}"() #14, !srcloc !198
  call void @llvm.lifetime.start.p0(ptr %15) #14
  %75 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
  %76 = load i32, ptr %12, align 4, !tbaa !6
  %77 = call noundef <16 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %75, i32 noundef %76)
  %78 = bitcast <16 x i8> %77 to <4 x i32>
  store <4 x i32> %78, ptr %15, align 16, !tbaa !113
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
  %84 = load <4 x i32>, ptr %15, align 16, !tbaa !113
  %85 = load i32, ptr %16, align 4, !tbaa !6
  %86 = mul nsw i32 8, %85
  %87 = insertelement <4 x i32> poison, i32 %86, i64 0
  %88 = shufflevector <4 x i32> %87, <4 x i32> poison, <4 x i32> zeroinitializer
  %89 = ashr <4 x i32> %84, %88
  %90 = and <4 x i32> %89, splat (i32 255)
  store <4 x i32> %90, ptr %17, align 16, !tbaa !113
  %91 = load i32, ptr @zero, align 4, !tbaa !6
  %92 = icmp ne i32 %91, 0
  br i1 %92, label %93, label %99

93:                                               ; preds = %83
  %94 = load i32, ptr @zero, align 4, !tbaa !6
  %95 = insertelement <4 x i32> poison, i32 %94, i64 0
  %96 = shufflevector <4 x i32> %95, <4 x i32> poison, <4 x i32> zeroinitializer
  %97 = load <4 x i32>, ptr %17, align 16, !tbaa !113
  %98 = sub <4 x i32> %97, %96
  store <4 x i32> %98, ptr %17, align 16, !tbaa !113
  br label %99

99:                                               ; preds = %93, %83
  call void @llvm.lifetime.start.p0(ptr %18) #14
  %100 = load <4 x i32>, ptr %17, align 16, !tbaa !113
  %101 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %100)
  store <4 x float> %101, ptr %18, align 16, !tbaa !113
  %102 = load i32, ptr @has_offset, align 4, !tbaa !6
  %103 = icmp ne i32 %102, 0
  br i1 %103, label %104, label %113

104:                                              ; preds = %99
  %105 = load <4 x float>, ptr %18, align 16, !tbaa !113
  %106 = load ptr, ptr %14, align 8, !tbaa !188, !nonnull !92, !align !190
  %107 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %106, i32 0, i32 0
  %108 = load <4 x float>, ptr %107, align 16, !tbaa !113
  %109 = load ptr, ptr %14, align 8, !tbaa !188, !nonnull !92, !align !190
  %110 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %109, i32 0, i32 1
  %111 = load <4 x float>, ptr %110, align 16, !tbaa !113
  %112 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %105, <4 x float> noundef %108, <4 x float> noundef %111)
  store <4 x float> %112, ptr %18, align 16, !tbaa !113
  br label %123

113:                                              ; preds = %99
  %114 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %115 = icmp ne i32 %114, 3
  br i1 %115, label %116, label %122

116:                                              ; preds = %113
  %117 = load ptr, ptr %14, align 8, !tbaa !188, !nonnull !92, !align !190
  %118 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %117, i32 0, i32 0
  %119 = load <4 x float>, ptr %118, align 16, !tbaa !113
  %120 = load <4 x float>, ptr %18, align 16, !tbaa !113
  %121 = fmul <4 x float> %120, %119
  store <4 x float> %121, ptr %18, align 16, !tbaa !113
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
  %129 = load <4 x float>, ptr %18, align 16, !tbaa !113
  %130 = load ptr, ptr %5, align 8, !tbaa !194
  %131 = load i32, ptr %19, align 4, !tbaa !6
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds ptr, ptr %130, i64 %132
  %134 = load ptr, ptr %133, align 8, !tbaa !109
  %135 = load i32, ptr %12, align 4, !tbaa !6
  %136 = mul nsw i32 4, %135
  %137 = load i32, ptr %16, align 4, !tbaa !6
  %138 = add nsw i32 %136, %137
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %134, i64 %139
  %141 = load float, ptr %140, align 4, !tbaa !107
  %142 = insertelement <4 x float> poison, float %141, i64 0
  %143 = shufflevector <4 x float> %142, <4 x float> poison, <4 x i32> zeroinitializer
  %144 = load i32, ptr %19, align 4, !tbaa !6
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [2 x [2 x <4 x float>]], ptr %10, i64 0, i64 %145
  %147 = load i32, ptr %16, align 4, !tbaa !6
  %148 = srem i32 %147, 2
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [2 x <4 x float>], ptr %146, i64 0, i64 %149
  %151 = load <4 x float>, ptr %150, align 16, !tbaa !113
  %152 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %129, <4 x float> noundef %143, <4 x float> noundef %151)
  %153 = load i32, ptr %19, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [2 x [2 x <4 x float>]], ptr %10, i64 0, i64 %154
  %156 = load i32, ptr %16, align 4, !tbaa !6
  %157 = srem i32 %156, 2
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [2 x <4 x float>], ptr %155, i64 0, i64 %158
  store <4 x float> %152, ptr %159, align 16, !tbaa !113
  br label %160

160:                                              ; preds = %128
  %161 = load i32, ptr %19, align 4, !tbaa !6
  %162 = add nsw i32 %161, 1
  store i32 %162, ptr %19, align 4, !tbaa !6
  br label %124, !llvm.loop !199

163:                                              ; preds = %127
  call void @llvm.lifetime.end.p0(ptr %18) #14
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %164

164:                                              ; preds = %163
  %165 = load i32, ptr %16, align 4, !tbaa !6
  %166 = add nsw i32 %165, 1
  store i32 %166, ptr %16, align 4, !tbaa !6
  br label %79, !llvm.loop !200

167:                                              ; preds = %82
  call void @llvm.lifetime.end.p0(ptr %15) #14
  call void @llvm.lifetime.end.p0(ptr %14) #14
  br label %168

168:                                              ; preds = %167
  %169 = load i32, ptr %12, align 4, !tbaa !6
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %12, align 4, !tbaa !6
  br label %64, !llvm.loop !201

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
  %181 = load <4 x float>, ptr %180, align 16, !tbaa !113
  %182 = load i32, ptr %20, align 4, !tbaa !6
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds [2 x [2 x <4 x float>]], ptr %10, i64 0, i64 %183
  %185 = getelementptr inbounds [2 x <4 x float>], ptr %184, i64 0, i64 1
  %186 = load <4 x float>, ptr %185, align 16, !tbaa !113
  %187 = fadd <4 x float> %181, %186
  %188 = load ptr, ptr %6, align 8, !tbaa !104
  %189 = load i32, ptr %20, align 4, !tbaa !6
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds <4 x float>, ptr %188, i64 %190
  store <4 x float> %187, ptr %191, align 16, !tbaa !113
  br label %192

192:                                              ; preds = %176
  %193 = load i32, ptr %20, align 4, !tbaa !6
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %20, align 4, !tbaa !6
  br label %172, !llvm.loop !202

195:                                              ; preds = %175
  call void @llvm.lifetime.end.p0(ptr %10) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !104
  %3 = load ptr, ptr %2, align 8, !tbaa !104
  %4 = getelementptr inbounds nuw %struct.Unaligned.11, ptr %3, i32 0, i32 0
  %5 = load <4 x float>, ptr %4, align 1, !tbaa !113
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
  store i8 %13, ptr %5, align 1, !tbaa !113
  store <4 x float> %1, ptr %6, align 16, !tbaa !113
  store ptr %2, ptr %7, align 8, !tbaa !109
  %14 = load i8, ptr %5, align 1
  %15 = bitcast i8 %14 to <8 x i1>
  %16 = shufflevector <8 x i1> %15, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %17 = load <4 x float>, ptr %6, align 16, !tbaa !113
  %18 = load ptr, ptr %7, align 8, !tbaa !109
  call void @llvm.masked.store.v4f32.p0(<4 x float> %17, ptr align 4 %18, <4 x i1> %16)
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %0, i64 noundef %1) #6 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8, !tbaa !46
  store i64 %1, ptr %4, align 8, !tbaa !46
  %5 = call noundef <4 x i32> @_ZN12_GLOBAL__N_112lane_numbersEv()
  %6 = load i64, ptr %3, align 8, !tbaa !46
  %7 = load i64, ptr %4, align 8, !tbaa !46
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
define linkonce_odr noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #0 comdat {
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
  store ptr %0, ptr %3, align 8, !tbaa !175
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
  %25 = load ptr, ptr %3, align 8, !tbaa !175, !nonnull !92, !align !95
  store ptr %25, ptr %24, align 8, !tbaa !175
  %26 = getelementptr inbounds nuw %class.anon.1, ptr %6, i32 0, i32 1
  store ptr %4, ptr %26, align 8, !tbaa !203
  call void @llvm.lifetime.start.p0(ptr %7) #14
  %27 = load i32, ptr %5, align 4, !tbaa !6
  %28 = call noundef <16 x i8> @_ZZN12_GLOBAL__N_18unpackedERKNS_6ColumnEiENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(16) %6, i32 noundef 0, i32 noundef %27)
  store <16 x i8> %28, ptr %7, align 16, !tbaa !113
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
  %46 = load <16 x i8>, ptr %7, align 16, !tbaa !113
  %47 = or <16 x i8> %46, %45
  store <16 x i8> %47, ptr %7, align 16, !tbaa !113
  br label %48

48:                                               ; preds = %32, %22
  %49 = load i32, ptr @has_table, align 4, !tbaa !6
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %54

51:                                               ; preds = %48
  %52 = load <16 x i8>, ptr %7, align 16, !tbaa !113
  %53 = call noundef <16 x i8> @_ZN12_GLOBAL__N_17look_upEPKhDv16_h(ptr noundef @table, <16 x i8> noundef %52)
  store <16 x i8> %53, ptr %7, align 16, !tbaa !113
  br label %54

54:                                               ; preds = %51, %48
  %55 = load i32, ptr @flipped, align 4, !tbaa !6
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %60

57:                                               ; preds = %54
  %58 = load <16 x i8>, ptr %7, align 16, !tbaa !113
  %59 = xor <16 x i8> %58, splat (i8 -128)
  br label %62

60:                                               ; preds = %54
  %61 = load <16 x i8>, ptr %7, align 16, !tbaa !113
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
  store ptr %0, ptr %4, align 8, !tbaa !175
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
  %21 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %21, i32 0, i32 3
  %23 = load i32, ptr %22, align 8, !tbaa !140
  %24 = mul nsw i32 4, %23
  %25 = call noundef i32 @_ZN12_GLOBAL__N_111scale_bytesEv()
  %26 = mul nsw i32 %24, %25
  store i32 %26, ptr %6, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %7) #14
  %27 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %27, i32 0, i32 1
  %29 = load ptr, ptr %28, align 8, !tbaa !138
  %30 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %30, i32 0, i32 2
  %32 = load i64, ptr %31, align 8, !tbaa !139
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
  store ptr %44, ptr %7, align 8, !tbaa !131
  call void @llvm.lifetime.start.p0(ptr %8) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 1 @__const._ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi.halves, i64 1, i1 false)
  call void @llvm.lifetime.start.p0(ptr %9) #14
  %45 = getelementptr inbounds nuw %class.anon.6, ptr %9, i32 0, i32 0
  store ptr %7, ptr %45, align 8, !tbaa !205
  %46 = getelementptr inbounds nuw %class.anon.6, ptr %9, i32 0, i32 1
  store ptr %6, ptr %46, align 8, !tbaa !203
  %47 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %74

49:                                               ; preds = %20
  %50 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %3, i32 0, i32 0
  %51 = load ptr, ptr %7, align 8, !tbaa !131
  %52 = call noundef i32 @_ZN12_GLOBAL__N_19scales_atEv()
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i8, ptr %51, i64 %53
  %55 = load i32, ptr %6, align 4, !tbaa !6
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr %54, i64 %56
  %58 = call noundef <4 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef %57)
  store <4 x float> %58, ptr %50, align 16, !tbaa !113
  %59 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %3, i32 0, i32 1
  %60 = load i32, ptr @has_offset, align 4, !tbaa !6
  %61 = icmp ne i32 %60, 0
  br i1 %61, label %62, label %71

62:                                               ; preds = %49
  %63 = load ptr, ptr %7, align 8, !tbaa !131
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
  store <4 x float> %73, ptr %59, align 16, !tbaa !113
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
  store <4 x float> %83, ptr %78, align 16, !tbaa !113
  %84 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %3, i32 0, i32 1
  store <4 x float> zeroinitializer, ptr %84, align 16, !tbaa !113
  store i32 1, ptr %10, align 4
  br label %154

85:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %86 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
  %87 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %86, i32 0, i32 1
  %88 = load ptr, ptr %87, align 8, !tbaa !138
  %89 = call noundef i32 @_ZN12_GLOBAL__N_18steps_atEv()
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i8, ptr %88, i64 %90
  %92 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
  %93 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %92, i32 0, i32 3
  %94 = load i32, ptr %93, align 8, !tbaa !140
  %95 = mul nsw i32 8, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i8, ptr %91, i64 %96
  %98 = call noundef <4 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef %97)
  store <4 x float> %98, ptr %11, align 16, !tbaa !113
  %99 = load i32, ptr @has_offset, align 4, !tbaa !6
  %100 = icmp ne i32 %99, 0
  br i1 %100, label %116, label %101

101:                                              ; preds = %85
  %102 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %3, i32 0, i32 0
  %103 = load <4 x float>, ptr %11, align 16, !tbaa !113
  %104 = load ptr, ptr %7, align 8, !tbaa !131
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
  store <4 x float> %114, ptr %102, align 16, !tbaa !113
  %115 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %3, i32 0, i32 1
  store <4 x float> zeroinitializer, ptr %115, align 16, !tbaa !113
  store i32 1, ptr %10, align 4
  br label %153

116:                                              ; preds = %85
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %117 = call noundef i32 @_ZN12_GLOBAL__N_19scales_atEv()
  %118 = call noundef <4 x i32> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %9, i32 noundef %117)
  store <4 x i32> %118, ptr %12, align 16, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %119 = call noundef i32 @_ZN12_GLOBAL__N_110offsets_atEv()
  %120 = call noundef <4 x i32> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %9, i32 noundef %119)
  store <4 x i32> %120, ptr %13, align 16, !tbaa !113
  %121 = load i32, ptr @nibbles, align 4, !tbaa !6
  %122 = icmp ne i32 %121, 0
  br i1 %122, label %123, label %128

123:                                              ; preds = %116
  %124 = load <4 x i32>, ptr %12, align 16, !tbaa !113
  %125 = and <4 x i32> %124, splat (i32 15)
  store <4 x i32> %125, ptr %12, align 16, !tbaa !113
  %126 = load <4 x i32>, ptr %13, align 16, !tbaa !113
  %127 = ashr <4 x i32> %126, splat (i32 4)
  store <4 x i32> %127, ptr %13, align 16, !tbaa !113
  br label %128

128:                                              ; preds = %123, %116
  call void @llvm.lifetime.start.p0(ptr %14) #14
  %129 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
  %130 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %129, i32 0, i32 1
  %131 = load ptr, ptr %130, align 8, !tbaa !138
  %132 = call noundef i32 @_ZN12_GLOBAL__N_18steps_atEv()
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds i8, ptr %131, i64 %133
  %135 = getelementptr inbounds i8, ptr %134, i64 32
  %136 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
  %137 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %136, i32 0, i32 3
  %138 = load i32, ptr %137, align 8, !tbaa !140
  %139 = mul nsw i32 8, %138
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds i8, ptr %135, i64 %140
  %142 = call noundef <4 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef %141)
  store <4 x float> %142, ptr %14, align 16, !tbaa !113
  %143 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %3, i32 0, i32 0
  %144 = load <4 x float>, ptr %11, align 16, !tbaa !113
  %145 = load <4 x i32>, ptr %12, align 16, !tbaa !113
  %146 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %145)
  %147 = fmul <4 x float> %144, %146
  store <4 x float> %147, ptr %143, align 16, !tbaa !113
  %148 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %3, i32 0, i32 1
  %149 = load <4 x float>, ptr %14, align 16, !tbaa !113
  %150 = load <4 x i32>, ptr %13, align 16, !tbaa !113
  %151 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %150)
  %152 = fmul <4 x float> %149, %151
  store <4 x float> %152, ptr %148, align 16, !tbaa !113
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
  store <4 x float> %0, ptr %4, align 16, !tbaa !113
  store <4 x float> %1, ptr %5, align 16, !tbaa !113
  store <4 x float> %2, ptr %6, align 16, !tbaa !113
  %7 = load <4 x float>, ptr %4, align 16, !tbaa !113
  %8 = load <4 x float>, ptr %5, align 16, !tbaa !113
  %9 = load <4 x float>, ptr %6, align 16, !tbaa !113
  %10 = call <4 x float> @llvm.fma.v4f32(<4 x float> %7, <4 x float> %8, <4 x float> %9)
  ret <4 x float> %10
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_14loadIiEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !104
  %3 = load ptr, ptr %2, align 8, !tbaa !104
  %4 = getelementptr inbounds nuw %struct.Unaligned.10, ptr %3, i32 0, i32 0
  %5 = load i32, ptr %4, align 1, !tbaa !113
  ret i32 %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i32> @_ZN12_GLOBAL__N_112add_productsEDv4_iDv16_hS1_(<4 x i32> noundef %0, <16 x i8> noundef %1, <16 x i8> noundef %2) #6 {
  %4 = alloca <4 x i32>, align 16
  %5 = alloca <16 x i8>, align 16
  %6 = alloca <16 x i8>, align 16
  store <4 x i32> %0, ptr %4, align 16, !tbaa !113
  store <16 x i8> %1, ptr %5, align 16, !tbaa !113
  store <16 x i8> %2, ptr %6, align 16, !tbaa !113
  %7 = load <4 x i32>, ptr %4, align 16, !tbaa !113
  %8 = load <16 x i8>, ptr %5, align 16, !tbaa !113
  %9 = load <16 x i8>, ptr %6, align 16, !tbaa !113
  %10 = call noundef <4 x i32> @_ZL9vdotq_s3211__Int32x4_t11__Int8x16_tS0_(<4 x i32> noundef %7, <16 x i8> noundef %8, <16 x i8> noundef %9)
  ret <4 x i32> %10
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %0) #6 {
  %2 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %2, align 16, !tbaa !113
  %3 = load <4 x i32>, ptr %2, align 16, !tbaa !113
  %4 = sitofp <4 x i32> %3 to <4 x float>
  ret <4 x float> %4
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <16 x i8> @_ZZN12_GLOBAL__N_18unpackedERKNS_6ColumnEiENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca <16 x i8>, align 16
  store ptr %0, ptr %4, align 8, !tbaa !104
  store i32 %1, ptr %5, align 4, !tbaa !6
  store i32 %2, ptr %6, align 4, !tbaa !6
  %8 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #14
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
  %28 = mul nsw i32 16, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %23, i64 %29
  %31 = call noundef <16 x i8> @_ZN12_GLOBAL__N_14loadIDv16_hEET_PKv(ptr noundef %30)
  store <16 x i8> %31, ptr %7, align 16, !tbaa !113
  %32 = load i32, ptr %6, align 4, !tbaa !6
  %33 = icmp slt i32 %32, 8
  br i1 %33, label %34, label %56

34:                                               ; preds = %3
  %35 = load <16 x i8>, ptr %7, align 16, !tbaa !113
  %36 = getelementptr inbounds nuw %class.anon.1, ptr %8, i32 0, i32 1
  %37 = load ptr, ptr %36, align 8, !tbaa !209, !nonnull !92, !align !183
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
  %57 = load <16 x i8>, ptr %7, align 16, !tbaa !113
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
  store ptr %0, ptr %3, align 8, !tbaa !131
  store <16 x i8> %1, ptr %4, align 16, !tbaa !113
  %5 = load ptr, ptr %3, align 8, !tbaa !131
  %6 = call noundef <16 x i8> @_ZN12_GLOBAL__N_14loadI12__Uint8x16_tEET_PKv(ptr noundef %5)
  %7 = load <16 x i8>, ptr %4, align 16, !tbaa !113
  %8 = call noundef <16 x i8> @_ZL10vqtbl1q_u812__Uint8x16_tS_(<16 x i8> noundef %6, <16 x i8> noundef %7)
  ret <16 x i8> %8
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i8> @_ZN12_GLOBAL__N_14loadIDv16_hEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !104
  %3 = load ptr, ptr %2, align 8, !tbaa !104
  %4 = getelementptr inbounds nuw %struct.Unaligned.2, ptr %3, i32 0, i32 0
  %5 = load <16 x i8>, ptr %4, align 1, !tbaa !113
  ret <16 x i8> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i8> @_ZL10vqtbl1q_u812__Uint8x16_tS_(<16 x i8> noundef %0, <16 x i8> noundef %1) #6 {
  %3 = alloca <16 x i8>, align 16
  %4 = alloca <16 x i8>, align 16
  %5 = alloca <16 x i8>, align 16
  %6 = alloca <16 x i8>, align 16
  store <16 x i8> %0, ptr %3, align 16, !tbaa !113
  store <16 x i8> %1, ptr %4, align 16, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %5) #14
  call void @llvm.lifetime.start.p0(ptr %6) #14
  %7 = load <16 x i8>, ptr %3, align 16, !tbaa !113
  %8 = load <16 x i8>, ptr %4, align 16, !tbaa !113
  %9 = call <16 x i8> @llvm.aarch64.neon.tbl1.v16i8(<16 x i8> %7, <16 x i8> %8)
  store <16 x i8> %9, ptr %6, align 16, !tbaa !113
  %10 = load <16 x i8>, ptr %6, align 16, !tbaa !113
  store <16 x i8> %10, ptr %5, align 16, !tbaa !113
  call void @llvm.lifetime.end.p0(ptr %6) #14
  %11 = load <16 x i8>, ptr %5, align 16, !tbaa !113
  call void @llvm.lifetime.end.p0(ptr %5) #14
  ret <16 x i8> %11
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i8> @_ZN12_GLOBAL__N_14loadI12__Uint8x16_tEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !104
  %3 = load ptr, ptr %2, align 8, !tbaa !104
  %4 = getelementptr inbounds nuw %struct.Unaligned.3, ptr %3, i32 0, i32 0
  %5 = load <16 x i8>, ptr %4, align 1, !tbaa !113
  ret <16 x i8> %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x i8> @llvm.aarch64.neon.tbl1.v16i8(<16 x i8>, <16 x i8>) #12

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUlPKhE_clES4_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !104
  store ptr %1, ptr %4, align 8, !tbaa !131
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !131
  %7 = call noundef <4 x half> @_ZN12_GLOBAL__N_14loadIDv4_DF16_EET_PKv(ptr noundef %6)
  %8 = fpext <4 x half> %7 to <4 x float>
  ret <4 x float> %8
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_19as_floatsEDv4_i(<4 x i32> noundef %0) #6 {
  %2 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %2, align 16, !tbaa !113
  %3 = load <4 x i32>, ptr %2, align 16, !tbaa !113
  %4 = bitcast <4 x i32> %3 to <4 x float>
  ret <4 x float> %4
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef <4 x i32> @_ZZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !104
  store i32 %1, ptr %4, align 4, !tbaa !6
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.6, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !210, !nonnull !92, !align !95
  %8 = load ptr, ptr %7, align 8, !tbaa !131
  %9 = load i32, ptr %4, align 4, !tbaa !6
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, ptr %8, i64 %10
  %12 = getelementptr inbounds nuw %class.anon.6, ptr %5, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !212, !nonnull !92, !align !183
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
  store ptr %0, ptr %2, align 8, !tbaa !104
  %3 = load ptr, ptr %2, align 8, !tbaa !104
  %4 = getelementptr inbounds nuw %struct.Unaligned.9, ptr %3, i32 0, i32 0
  %5 = load <4 x i8>, ptr %4, align 1, !tbaa !113
  ret <4 x i8> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x half> @_ZN12_GLOBAL__N_14loadIDv4_DF16_EET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !104
  %3 = load ptr, ptr %2, align 8, !tbaa !104
  %4 = getelementptr inbounds nuw %struct.Unaligned.7, ptr %3, i32 0, i32 0
  %5 = load <4 x half>, ptr %4, align 1, !tbaa !113
  ret <4 x half> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i8> @_ZN12_GLOBAL__N_14loadIDv4_hEET_PKv(ptr noundef %0) #6 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !104
  %3 = load ptr, ptr %2, align 8, !tbaa !104
  %4 = getelementptr inbounds nuw %struct.Unaligned.8, ptr %3, i32 0, i32 0
  %5 = load <4 x i8>, ptr %4, align 1, !tbaa !113
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
  store <4 x i32> %0, ptr %4, align 16, !tbaa !113
  store <16 x i8> %1, ptr %5, align 16, !tbaa !113
  store <16 x i8> %2, ptr %6, align 16, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %7) #14
  call void @llvm.lifetime.start.p0(ptr %8) #14
  %9 = load <16 x i8>, ptr %4, align 16, !tbaa !113
  %10 = load <16 x i8>, ptr %5, align 16, !tbaa !113
  %11 = load <16 x i8>, ptr %6, align 16, !tbaa !113
  %12 = bitcast <16 x i8> %9 to <4 x i32>
  %13 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %12, <16 x i8> %10, <16 x i8> %11)
  store <4 x i32> %13, ptr %8, align 16, !tbaa !113
  %14 = load <4 x i32>, ptr %8, align 16, !tbaa !113
  store <4 x i32> %14, ptr %7, align 16, !tbaa !113
  call void @llvm.lifetime.end.p0(ptr %8) #14
  %15 = load <4 x i32>, ptr %7, align 16, !tbaa !113
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
  store ptr %0, ptr %2, align 8, !tbaa !104
  %3 = load ptr, ptr %2, align 8, !tbaa !104
  %4 = getelementptr inbounds nuw %struct.Unaligned.12, ptr %3, i32 0, i32 0
  %5 = load <4 x i32>, ptr %4, align 1, !tbaa !113
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
  store ptr %0, ptr %4, align 8, !tbaa !175
  store ptr %1, ptr %5, align 8, !tbaa !177
  store ptr %2, ptr %6, align 8, !tbaa !104
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
  %39 = load ptr, ptr %4, align 8, !tbaa !175
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
  store <16 x i8> %44, ptr %50, align 16, !tbaa !113
  br label %51

51:                                               ; preds = %38
  %52 = load i32, ptr %11, align 4, !tbaa !6
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %11, align 4, !tbaa !6
  br label %34, !llvm.loop !213

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
  %62 = load ptr, ptr %4, align 8, !tbaa !175
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
  %76 = load <4 x float>, ptr %75, align 16, !tbaa !113
  %77 = load i32, ptr @zero, align 4, !tbaa !6
  %78 = sitofp i32 %77 to float
  %79 = insertelement <4 x float> poison, float %78, i64 0
  %80 = shufflevector <4 x float> %79, <4 x float> poison, <4 x i32> zeroinitializer
  %81 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  %82 = load <4 x float>, ptr %81, align 16, !tbaa !113
  %83 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %76, <4 x float> noundef %80, <4 x float> noundef %82)
  %84 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  store <4 x float> %83, ptr %84, align 16, !tbaa !113
  br label %85

85:                                               ; preds = %74, %61
  %86 = load i32, ptr %9, align 4, !tbaa !6
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %87
  %89 = load i32, ptr %12, align 4, !tbaa !6
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %88, i64 0, i64 %90
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %91, ptr align 16 %13, i64 32, i1 false), !tbaa.struct !180
  call void @llvm.lifetime.end.p0(ptr %13) #14
  br label %92

92:                                               ; preds = %85
  %93 = load i32, ptr %12, align 4, !tbaa !6
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %12, align 4, !tbaa !6
  br label %55, !llvm.loop !214

95:                                               ; preds = %60
  br label %96

96:                                               ; preds = %95
  %97 = load i32, ptr %9, align 4, !tbaa !6
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %9, align 4, !tbaa !6
  br label %29, !llvm.loop !215

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
  %105 = load ptr, ptr %5, align 8, !tbaa !177
  %106 = load i32, ptr %14, align 4, !tbaa !6
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds ptr, ptr %105, i64 %107
  %109 = load ptr, ptr %108, align 8, !tbaa !111
  store ptr %109, ptr %15, align 8, !tbaa !111
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
  store <4 x i32> zeroinitializer, ptr %125, align 16, !tbaa !113
  %126 = load i32, ptr @zero, align 4, !tbaa !6
  %127 = icmp ne i32 %126, 0
  br i1 %127, label %128, label %137

128:                                              ; preds = %121
  %129 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
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
  store <4 x i32> %139, ptr %143, align 16, !tbaa !113
  %144 = load i32, ptr @zero, align 4, !tbaa !6
  %145 = icmp ne i32 %144, 0
  br i1 %145, label %146, label %155

146:                                              ; preds = %138
  %147 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
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
  store <4 x i32> %157, ptr %161, align 16, !tbaa !113
  br label %162

162:                                              ; preds = %156
  %163 = load i32, ptr %18, align 4, !tbaa !6
  %164 = add nsw i32 %163, 1
  store i32 %164, ptr %18, align 4, !tbaa !6
  br label %117, !llvm.loop !216

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
  %185 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
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
  store <16 x i8> %198, ptr %21, align 16, !tbaa !113
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
  %210 = load <4 x i32>, ptr %209, align 16, !tbaa !113
  %211 = load i32, ptr %22, align 4, !tbaa !6
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [1 x [8 x <16 x i8>]], ptr %7, i64 0, i64 %212
  %214 = load i32, ptr %19, align 4, !tbaa !6
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds [8 x <16 x i8>], ptr %213, i64 0, i64 %215
  %217 = load <16 x i8>, ptr %216, align 16, !tbaa !113
  %218 = load <16 x i8>, ptr %21, align 16, !tbaa !113
  %219 = call noundef <4 x i32> @_ZN12_GLOBAL__N_112add_productsEDv4_iDv16_hS1_(<4 x i32> noundef %210, <16 x i8> noundef %217, <16 x i8> noundef %218)
  %220 = load i32, ptr %22, align 4, !tbaa !6
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %17, i64 0, i64 %221
  %223 = load i32, ptr %20, align 4, !tbaa !6
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds [3 x <4 x i32>], ptr %222, i64 0, i64 %224
  store <4 x i32> %219, ptr %225, align 16, !tbaa !113
  br label %226

226:                                              ; preds = %203
  %227 = load i32, ptr %22, align 4, !tbaa !6
  %228 = add nsw i32 %227, 1
  store i32 %228, ptr %22, align 4, !tbaa !6
  br label %199, !llvm.loop !217

229:                                              ; preds = %202
  call void @llvm.lifetime.end.p0(ptr %21) #14
  br label %230

230:                                              ; preds = %229
  %231 = load i32, ptr %20, align 4, !tbaa !6
  %232 = add nsw i32 %231, 1
  store i32 %232, ptr %20, align 4, !tbaa !6
  br label %180, !llvm.loop !218

233:                                              ; preds = %183
  br label %234

234:                                              ; preds = %233
  %235 = load i32, ptr %19, align 4, !tbaa !6
  %236 = add nsw i32 %235, 1
  store i32 %236, ptr %19, align 4, !tbaa !6
  br label %170, !llvm.loop !219

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
  store ptr %246, ptr %24, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %25) #14
  %247 = load i32, ptr %23, align 4, !tbaa !6
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %248
  %250 = load i32, ptr %16, align 4, !tbaa !6
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %249, i64 0, i64 %251
  store ptr %252, ptr %25, align 8, !tbaa !188
  call void @llvm.lifetime.start.p0(ptr %26) #14
  %253 = load ptr, ptr %24, align 8, !tbaa !104
  %254 = getelementptr inbounds <4 x i32>, ptr %253, i64 0
  %255 = load <4 x i32>, ptr %254, align 16, !tbaa !113
  %256 = shl <4 x i32> %255, splat (i32 8)
  %257 = load ptr, ptr %24, align 8, !tbaa !104
  %258 = getelementptr inbounds <4 x i32>, ptr %257, i64 1
  %259 = load <4 x i32>, ptr %258, align 16, !tbaa !113
  %260 = add <4 x i32> %256, %259
  %261 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %260)
  %262 = load ptr, ptr %24, align 8, !tbaa !104
  %263 = getelementptr inbounds <4 x i32>, ptr %262, i64 2
  %264 = load <4 x i32>, ptr %263, align 16, !tbaa !113
  %265 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %264)
  %266 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %261, <4 x float> noundef splat (float 2.560000e+02), <4 x float> noundef %265)
  store <4 x float> %266, ptr %26, align 16, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %27) #14
  %267 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
  %268 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %267, i32 0, i32 1
  %269 = load float, ptr %268, align 4, !tbaa !114
  %270 = insertelement <4 x float> poison, float %269, i64 0
  %271 = shufflevector <4 x float> %270, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %271, ptr %27, align 16, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %28) #14
  %272 = load <4 x float>, ptr %26, align 16, !tbaa !113
  %273 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %274 = icmp eq i32 %273, 3
  br i1 %274, label %275, label %277

275:                                              ; preds = %242
  %276 = load <4 x float>, ptr %27, align 16, !tbaa !113
  br label %283

277:                                              ; preds = %242
  %278 = load ptr, ptr %25, align 8, !tbaa !188, !nonnull !92, !align !190
  %279 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %278, i32 0, i32 0
  %280 = load <4 x float>, ptr %279, align 16, !tbaa !113
  %281 = load <4 x float>, ptr %27, align 16, !tbaa !113
  %282 = fmul <4 x float> %280, %281
  br label %283

283:                                              ; preds = %277, %275
  %284 = phi <4 x float> [ %276, %275 ], [ %282, %277 ]
  %285 = load ptr, ptr %6, align 8, !tbaa !104
  %286 = load i32, ptr %23, align 4, !tbaa !6
  %287 = sext i32 %286 to i64
  %288 = getelementptr inbounds [4 x <4 x float>], ptr %285, i64 %287
  %289 = load i32, ptr %14, align 4, !tbaa !6
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds [4 x <4 x float>], ptr %288, i64 0, i64 %290
  %292 = load <4 x float>, ptr %291, align 16, !tbaa !113
  %293 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %272, <4 x float> noundef %284, <4 x float> noundef %292)
  store <4 x float> %293, ptr %28, align 16, !tbaa !113
  %294 = load i32, ptr @has_offset, align 4, !tbaa !6
  %295 = icmp ne i32 %294, 0
  br i1 %295, label %296, label %310

296:                                              ; preds = %283
  %297 = load ptr, ptr %25, align 8, !tbaa !188, !nonnull !92, !align !190
  %298 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %297, i32 0, i32 1
  %299 = load <4 x float>, ptr %298, align 16, !tbaa !113
  %300 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
  %301 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %300, i32 0, i32 2
  %302 = load i32, ptr %16, align 4, !tbaa !6
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [2 x float], ptr %301, i64 0, i64 %303
  %305 = load float, ptr %304, align 4, !tbaa !107
  %306 = insertelement <4 x float> poison, float %305, i64 0
  %307 = shufflevector <4 x float> %306, <4 x float> poison, <4 x i32> zeroinitializer
  %308 = load <4 x float>, ptr %28, align 16, !tbaa !113
  %309 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %299, <4 x float> noundef %307, <4 x float> noundef %308)
  store <4 x float> %309, ptr %28, align 16, !tbaa !113
  br label %310

310:                                              ; preds = %296, %283
  %311 = load <4 x float>, ptr %28, align 16, !tbaa !113
  %312 = load ptr, ptr %6, align 8, !tbaa !104
  %313 = load i32, ptr %23, align 4, !tbaa !6
  %314 = sext i32 %313 to i64
  %315 = getelementptr inbounds [4 x <4 x float>], ptr %312, i64 %314
  %316 = load i32, ptr %14, align 4, !tbaa !6
  %317 = sext i32 %316 to i64
  %318 = getelementptr inbounds [4 x <4 x float>], ptr %315, i64 0, i64 %317
  store <4 x float> %311, ptr %318, align 16, !tbaa !113
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
  br label %238, !llvm.loop !220

322:                                              ; preds = %241
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %323

323:                                              ; preds = %322
  %324 = load i32, ptr %16, align 4, !tbaa !6
  %325 = add nsw i32 %324, 1
  store i32 %325, ptr %16, align 4, !tbaa !6
  br label %110, !llvm.loop !221

326:                                              ; preds = %115
  call void @llvm.lifetime.end.p0(ptr %15) #14
  br label %327

327:                                              ; preds = %326
  %328 = load i32, ptr %14, align 4, !tbaa !6
  %329 = add nsw i32 %328, 1
  store i32 %329, ptr %14, align 4, !tbaa !6
  br label %100, !llvm.loop !222

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
  store ptr %0, ptr %4, align 8, !tbaa !175
  store ptr %1, ptr %5, align 8, !tbaa !194
  store ptr %2, ptr %6, align 8, !tbaa !104
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
  %28 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
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
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %37, ptr align 16 %9, i64 32, i1 false), !tbaa.struct !180
  call void @llvm.lifetime.end.p0(ptr %9) #14
  br label %38

38:                                               ; preds = %27
  %39 = load i32, ptr %8, align 4, !tbaa !6
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %8, align 4, !tbaa !6
  br label %21, !llvm.loop !223

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
  %47 = load ptr, ptr %6, align 8, !tbaa !104
  %48 = load i32, ptr %11, align 4, !tbaa !6
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds <4 x float>, ptr %47, i64 %49
  %51 = load <4 x float>, ptr %50, align 16, !tbaa !113
  %52 = load i32, ptr %11, align 4, !tbaa !6
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %10, i64 0, i64 %53
  %55 = getelementptr inbounds [2 x <4 x float>], ptr %54, i64 0, i64 0
  store <4 x float> %51, ptr %55, align 16, !tbaa !113
  %56 = load i32, ptr %11, align 4, !tbaa !6
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %10, i64 0, i64 %57
  %59 = getelementptr inbounds [2 x <4 x float>], ptr %58, i64 0, i64 1
  store <4 x float> zeroinitializer, ptr %59, align 16, !tbaa !113
  br label %60

60:                                               ; preds = %46
  %61 = load i32, ptr %11, align 4, !tbaa !6
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %11, align 4, !tbaa !6
  br label %42, !llvm.loop !224

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
  store ptr %74, ptr %14, align 8, !tbaa !188
  call void asm sideeffect "", "~{memory}"() #14, !srcloc !198
  call void @llvm.lifetime.start.p0(ptr %15) #14
  %75 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
  %76 = load i32, ptr %12, align 4, !tbaa !6
  %77 = call noundef <16 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %75, i32 noundef %76)
  %78 = bitcast <16 x i8> %77 to <4 x i32>
  store <4 x i32> %78, ptr %15, align 16, !tbaa !113
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
  %84 = load <4 x i32>, ptr %15, align 16, !tbaa !113
  %85 = load i32, ptr %16, align 4, !tbaa !6
  %86 = mul nsw i32 8, %85
  %87 = insertelement <4 x i32> poison, i32 %86, i64 0
  %88 = shufflevector <4 x i32> %87, <4 x i32> poison, <4 x i32> zeroinitializer
  %89 = ashr <4 x i32> %84, %88
  %90 = and <4 x i32> %89, splat (i32 255)
  store <4 x i32> %90, ptr %17, align 16, !tbaa !113
  %91 = load i32, ptr @zero, align 4, !tbaa !6
  %92 = icmp ne i32 %91, 0
  br i1 %92, label %93, label %99

93:                                               ; preds = %83
  %94 = load i32, ptr @zero, align 4, !tbaa !6
  %95 = insertelement <4 x i32> poison, i32 %94, i64 0
  %96 = shufflevector <4 x i32> %95, <4 x i32> poison, <4 x i32> zeroinitializer
  %97 = load <4 x i32>, ptr %17, align 16, !tbaa !113
  %98 = sub <4 x i32> %97, %96
  store <4 x i32> %98, ptr %17, align 16, !tbaa !113
  br label %99

99:                                               ; preds = %93, %83
  call void @llvm.lifetime.start.p0(ptr %18) #14
  %100 = load <4 x i32>, ptr %17, align 16, !tbaa !113
  %101 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %100)
  store <4 x float> %101, ptr %18, align 16, !tbaa !113
  %102 = load i32, ptr @has_offset, align 4, !tbaa !6
  %103 = icmp ne i32 %102, 0
  br i1 %103, label %104, label %113

104:                                              ; preds = %99
  %105 = load <4 x float>, ptr %18, align 16, !tbaa !113
  %106 = load ptr, ptr %14, align 8, !tbaa !188, !nonnull !92, !align !190
  %107 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %106, i32 0, i32 0
  %108 = load <4 x float>, ptr %107, align 16, !tbaa !113
  %109 = load ptr, ptr %14, align 8, !tbaa !188, !nonnull !92, !align !190
  %110 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %109, i32 0, i32 1
  %111 = load <4 x float>, ptr %110, align 16, !tbaa !113
  %112 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %105, <4 x float> noundef %108, <4 x float> noundef %111)
  store <4 x float> %112, ptr %18, align 16, !tbaa !113
  br label %123

113:                                              ; preds = %99
  %114 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %115 = icmp ne i32 %114, 3
  br i1 %115, label %116, label %122

116:                                              ; preds = %113
  %117 = load ptr, ptr %14, align 8, !tbaa !188, !nonnull !92, !align !190
  %118 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %117, i32 0, i32 0
  %119 = load <4 x float>, ptr %118, align 16, !tbaa !113
  %120 = load <4 x float>, ptr %18, align 16, !tbaa !113
  %121 = fmul <4 x float> %120, %119
  store <4 x float> %121, ptr %18, align 16, !tbaa !113
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
  %129 = load <4 x float>, ptr %18, align 16, !tbaa !113
  %130 = load ptr, ptr %5, align 8, !tbaa !194
  %131 = load i32, ptr %19, align 4, !tbaa !6
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds ptr, ptr %130, i64 %132
  %134 = load ptr, ptr %133, align 8, !tbaa !109
  %135 = load i32, ptr %12, align 4, !tbaa !6
  %136 = mul nsw i32 4, %135
  %137 = load i32, ptr %16, align 4, !tbaa !6
  %138 = add nsw i32 %136, %137
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %134, i64 %139
  %141 = load float, ptr %140, align 4, !tbaa !107
  %142 = insertelement <4 x float> poison, float %141, i64 0
  %143 = shufflevector <4 x float> %142, <4 x float> poison, <4 x i32> zeroinitializer
  %144 = load i32, ptr %19, align 4, !tbaa !6
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %10, i64 0, i64 %145
  %147 = load i32, ptr %16, align 4, !tbaa !6
  %148 = srem i32 %147, 2
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [2 x <4 x float>], ptr %146, i64 0, i64 %149
  %151 = load <4 x float>, ptr %150, align 16, !tbaa !113
  %152 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %129, <4 x float> noundef %143, <4 x float> noundef %151)
  %153 = load i32, ptr %19, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %10, i64 0, i64 %154
  %156 = load i32, ptr %16, align 4, !tbaa !6
  %157 = srem i32 %156, 2
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [2 x <4 x float>], ptr %155, i64 0, i64 %158
  store <4 x float> %152, ptr %159, align 16, !tbaa !113
  br label %160

160:                                              ; preds = %128
  %161 = load i32, ptr %19, align 4, !tbaa !6
  %162 = add nsw i32 %161, 1
  store i32 %162, ptr %19, align 4, !tbaa !6
  br label %124, !llvm.loop !225

163:                                              ; preds = %127
  call void @llvm.lifetime.end.p0(ptr %18) #14
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %164

164:                                              ; preds = %163
  %165 = load i32, ptr %16, align 4, !tbaa !6
  %166 = add nsw i32 %165, 1
  store i32 %166, ptr %16, align 4, !tbaa !6
  br label %79, !llvm.loop !226

167:                                              ; preds = %82
  call void @llvm.lifetime.end.p0(ptr %15) #14
  call void @llvm.lifetime.end.p0(ptr %14) #14
  br label %168

168:                                              ; preds = %167
  %169 = load i32, ptr %12, align 4, !tbaa !6
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %12, align 4, !tbaa !6
  br label %64, !llvm.loop !227

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
  %181 = load <4 x float>, ptr %180, align 16, !tbaa !113
  %182 = load i32, ptr %20, align 4, !tbaa !6
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %10, i64 0, i64 %183
  %185 = getelementptr inbounds [2 x <4 x float>], ptr %184, i64 0, i64 1
  %186 = load <4 x float>, ptr %185, align 16, !tbaa !113
  %187 = fadd <4 x float> %181, %186
  %188 = load ptr, ptr %6, align 8, !tbaa !104
  %189 = load i32, ptr %20, align 4, !tbaa !6
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds <4 x float>, ptr %188, i64 %190
  store <4 x float> %187, ptr %191, align 16, !tbaa !113
  br label %192

192:                                              ; preds = %176
  %193 = load i32, ptr %20, align 4, !tbaa !6
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %20, align 4, !tbaa !6
  br label %172, !llvm.loop !228

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
  store ptr %0, ptr %4, align 8, !tbaa !175
  store ptr %1, ptr %5, align 8, !tbaa !177
  store ptr %2, ptr %6, align 8, !tbaa !104
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
  %39 = load ptr, ptr %4, align 8, !tbaa !175
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
  store <16 x i8> %44, ptr %50, align 16, !tbaa !113
  br label %51

51:                                               ; preds = %38
  %52 = load i32, ptr %11, align 4, !tbaa !6
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %11, align 4, !tbaa !6
  br label %34, !llvm.loop !229

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
  %62 = load ptr, ptr %4, align 8, !tbaa !175
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
  %76 = load <4 x float>, ptr %75, align 16, !tbaa !113
  %77 = load i32, ptr @zero, align 4, !tbaa !6
  %78 = sitofp i32 %77 to float
  %79 = insertelement <4 x float> poison, float %78, i64 0
  %80 = shufflevector <4 x float> %79, <4 x float> poison, <4 x i32> zeroinitializer
  %81 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  %82 = load <4 x float>, ptr %81, align 16, !tbaa !113
  %83 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %76, <4 x float> noundef %80, <4 x float> noundef %82)
  %84 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %13, i32 0, i32 1
  store <4 x float> %83, ptr %84, align 16, !tbaa !113
  br label %85

85:                                               ; preds = %74, %61
  %86 = load i32, ptr %9, align 4, !tbaa !6
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %87
  %89 = load i32, ptr %12, align 4, !tbaa !6
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %88, i64 0, i64 %90
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %91, ptr align 16 %13, i64 32, i1 false), !tbaa.struct !180
  call void @llvm.lifetime.end.p0(ptr %13) #14
  br label %92

92:                                               ; preds = %85
  %93 = load i32, ptr %12, align 4, !tbaa !6
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %12, align 4, !tbaa !6
  br label %55, !llvm.loop !230

95:                                               ; preds = %60
  br label %96

96:                                               ; preds = %95
  %97 = load i32, ptr %9, align 4, !tbaa !6
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %9, align 4, !tbaa !6
  br label %29, !llvm.loop !231

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
  %105 = load ptr, ptr %5, align 8, !tbaa !177
  %106 = load i32, ptr %14, align 4, !tbaa !6
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds ptr, ptr %105, i64 %107
  %109 = load ptr, ptr %108, align 8, !tbaa !111
  store ptr %109, ptr %15, align 8, !tbaa !111
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
  store <4 x i32> zeroinitializer, ptr %125, align 16, !tbaa !113
  %126 = load i32, ptr @zero, align 4, !tbaa !6
  %127 = icmp ne i32 %126, 0
  br i1 %127, label %128, label %137

128:                                              ; preds = %121
  %129 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
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
  store <4 x i32> %139, ptr %143, align 16, !tbaa !113
  %144 = load i32, ptr @zero, align 4, !tbaa !6
  %145 = icmp ne i32 %144, 0
  br i1 %145, label %146, label %155

146:                                              ; preds = %138
  %147 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
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
  store <4 x i32> %157, ptr %161, align 16, !tbaa !113
  br label %162

162:                                              ; preds = %156
  %163 = load i32, ptr %18, align 4, !tbaa !6
  %164 = add nsw i32 %163, 1
  store i32 %164, ptr %18, align 4, !tbaa !6
  br label %117, !llvm.loop !232

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
  %185 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
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
  store <16 x i8> %198, ptr %21, align 16, !tbaa !113
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
  %210 = load <4 x i32>, ptr %209, align 16, !tbaa !113
  %211 = load i32, ptr %22, align 4, !tbaa !6
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [1 x [8 x <16 x i8>]], ptr %7, i64 0, i64 %212
  %214 = load i32, ptr %19, align 4, !tbaa !6
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds [8 x <16 x i8>], ptr %213, i64 0, i64 %215
  %217 = load <16 x i8>, ptr %216, align 16, !tbaa !113
  %218 = load <16 x i8>, ptr %21, align 16, !tbaa !113
  %219 = call noundef <4 x i32> @_ZN12_GLOBAL__N_112add_productsEDv4_iDv16_hS1_(<4 x i32> noundef %210, <16 x i8> noundef %217, <16 x i8> noundef %218)
  %220 = load i32, ptr %22, align 4, !tbaa !6
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %17, i64 0, i64 %221
  %223 = load i32, ptr %20, align 4, !tbaa !6
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds [3 x <4 x i32>], ptr %222, i64 0, i64 %224
  store <4 x i32> %219, ptr %225, align 16, !tbaa !113
  br label %226

226:                                              ; preds = %203
  %227 = load i32, ptr %22, align 4, !tbaa !6
  %228 = add nsw i32 %227, 1
  store i32 %228, ptr %22, align 4, !tbaa !6
  br label %199, !llvm.loop !233

229:                                              ; preds = %202
  call void @llvm.lifetime.end.p0(ptr %21) #14
  br label %230

230:                                              ; preds = %229
  %231 = load i32, ptr %20, align 4, !tbaa !6
  %232 = add nsw i32 %231, 1
  store i32 %232, ptr %20, align 4, !tbaa !6
  br label %180, !llvm.loop !234

233:                                              ; preds = %183
  br label %234

234:                                              ; preds = %233
  %235 = load i32, ptr %19, align 4, !tbaa !6
  %236 = add nsw i32 %235, 1
  store i32 %236, ptr %19, align 4, !tbaa !6
  br label %170, !llvm.loop !235

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
  store ptr %246, ptr %24, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %25) #14
  %247 = load i32, ptr %23, align 4, !tbaa !6
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %248
  %250 = load i32, ptr %16, align 4, !tbaa !6
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %249, i64 0, i64 %251
  store ptr %252, ptr %25, align 8, !tbaa !188
  call void @llvm.lifetime.start.p0(ptr %26) #14
  %253 = load ptr, ptr %24, align 8, !tbaa !104
  %254 = getelementptr inbounds <4 x i32>, ptr %253, i64 0
  %255 = load <4 x i32>, ptr %254, align 16, !tbaa !113
  %256 = shl <4 x i32> %255, splat (i32 8)
  %257 = load ptr, ptr %24, align 8, !tbaa !104
  %258 = getelementptr inbounds <4 x i32>, ptr %257, i64 1
  %259 = load <4 x i32>, ptr %258, align 16, !tbaa !113
  %260 = add <4 x i32> %256, %259
  %261 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %260)
  %262 = load ptr, ptr %24, align 8, !tbaa !104
  %263 = getelementptr inbounds <4 x i32>, ptr %262, i64 2
  %264 = load <4 x i32>, ptr %263, align 16, !tbaa !113
  %265 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %264)
  %266 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %261, <4 x float> noundef splat (float 2.560000e+02), <4 x float> noundef %265)
  store <4 x float> %266, ptr %26, align 16, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %27) #14
  %267 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
  %268 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %267, i32 0, i32 1
  %269 = load float, ptr %268, align 4, !tbaa !114
  %270 = insertelement <4 x float> poison, float %269, i64 0
  %271 = shufflevector <4 x float> %270, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %271, ptr %27, align 16, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %28) #14
  %272 = load <4 x float>, ptr %26, align 16, !tbaa !113
  %273 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %274 = icmp eq i32 %273, 3
  br i1 %274, label %275, label %277

275:                                              ; preds = %242
  %276 = load <4 x float>, ptr %27, align 16, !tbaa !113
  br label %283

277:                                              ; preds = %242
  %278 = load ptr, ptr %25, align 8, !tbaa !188, !nonnull !92, !align !190
  %279 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %278, i32 0, i32 0
  %280 = load <4 x float>, ptr %279, align 16, !tbaa !113
  %281 = load <4 x float>, ptr %27, align 16, !tbaa !113
  %282 = fmul <4 x float> %280, %281
  br label %283

283:                                              ; preds = %277, %275
  %284 = phi <4 x float> [ %276, %275 ], [ %282, %277 ]
  %285 = load ptr, ptr %6, align 8, !tbaa !104
  %286 = load i32, ptr %23, align 4, !tbaa !6
  %287 = sext i32 %286 to i64
  %288 = getelementptr inbounds [1 x <4 x float>], ptr %285, i64 %287
  %289 = load i32, ptr %14, align 4, !tbaa !6
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds [1 x <4 x float>], ptr %288, i64 0, i64 %290
  %292 = load <4 x float>, ptr %291, align 16, !tbaa !113
  %293 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %272, <4 x float> noundef %284, <4 x float> noundef %292)
  store <4 x float> %293, ptr %28, align 16, !tbaa !113
  %294 = load i32, ptr @has_offset, align 4, !tbaa !6
  %295 = icmp ne i32 %294, 0
  br i1 %295, label %296, label %310

296:                                              ; preds = %283
  %297 = load ptr, ptr %25, align 8, !tbaa !188, !nonnull !92, !align !190
  %298 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %297, i32 0, i32 1
  %299 = load <4 x float>, ptr %298, align 16, !tbaa !113
  %300 = load ptr, ptr %15, align 8, !tbaa !111, !nonnull !92, !align !183
  %301 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %300, i32 0, i32 2
  %302 = load i32, ptr %16, align 4, !tbaa !6
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [2 x float], ptr %301, i64 0, i64 %303
  %305 = load float, ptr %304, align 4, !tbaa !107
  %306 = insertelement <4 x float> poison, float %305, i64 0
  %307 = shufflevector <4 x float> %306, <4 x float> poison, <4 x i32> zeroinitializer
  %308 = load <4 x float>, ptr %28, align 16, !tbaa !113
  %309 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %299, <4 x float> noundef %307, <4 x float> noundef %308)
  store <4 x float> %309, ptr %28, align 16, !tbaa !113
  br label %310

310:                                              ; preds = %296, %283
  %311 = load <4 x float>, ptr %28, align 16, !tbaa !113
  %312 = load ptr, ptr %6, align 8, !tbaa !104
  %313 = load i32, ptr %23, align 4, !tbaa !6
  %314 = sext i32 %313 to i64
  %315 = getelementptr inbounds [1 x <4 x float>], ptr %312, i64 %314
  %316 = load i32, ptr %14, align 4, !tbaa !6
  %317 = sext i32 %316 to i64
  %318 = getelementptr inbounds [1 x <4 x float>], ptr %315, i64 0, i64 %317
  store <4 x float> %311, ptr %318, align 16, !tbaa !113
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
  br label %238, !llvm.loop !236

322:                                              ; preds = %241
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %323

323:                                              ; preds = %322
  %324 = load i32, ptr %16, align 4, !tbaa !6
  %325 = add nsw i32 %324, 1
  store i32 %325, ptr %16, align 4, !tbaa !6
  br label %110, !llvm.loop !237

326:                                              ; preds = %115
  call void @llvm.lifetime.end.p0(ptr %15) #14
  br label %327

327:                                              ; preds = %326
  %328 = load i32, ptr %14, align 4, !tbaa !6
  %329 = add nsw i32 %328, 1
  store i32 %329, ptr %14, align 4, !tbaa !6
  br label %100, !llvm.loop !238

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
  store ptr %0, ptr %4, align 8, !tbaa !175
  store ptr %1, ptr %5, align 8, !tbaa !194
  store ptr %2, ptr %6, align 8, !tbaa !104
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
  %28 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
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
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %37, ptr align 16 %9, i64 32, i1 false), !tbaa.struct !180
  call void @llvm.lifetime.end.p0(ptr %9) #14
  br label %38

38:                                               ; preds = %27
  %39 = load i32, ptr %8, align 4, !tbaa !6
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %8, align 4, !tbaa !6
  br label %21, !llvm.loop !239

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
  %47 = load ptr, ptr %6, align 8, !tbaa !104
  %48 = load i32, ptr %11, align 4, !tbaa !6
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds <4 x float>, ptr %47, i64 %49
  %51 = load <4 x float>, ptr %50, align 16, !tbaa !113
  %52 = load i32, ptr %11, align 4, !tbaa !6
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [1 x [2 x <4 x float>]], ptr %10, i64 0, i64 %53
  %55 = getelementptr inbounds [2 x <4 x float>], ptr %54, i64 0, i64 0
  store <4 x float> %51, ptr %55, align 16, !tbaa !113
  %56 = load i32, ptr %11, align 4, !tbaa !6
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [1 x [2 x <4 x float>]], ptr %10, i64 0, i64 %57
  %59 = getelementptr inbounds [2 x <4 x float>], ptr %58, i64 0, i64 1
  store <4 x float> zeroinitializer, ptr %59, align 16, !tbaa !113
  br label %60

60:                                               ; preds = %46
  %61 = load i32, ptr %11, align 4, !tbaa !6
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %11, align 4, !tbaa !6
  br label %42, !llvm.loop !240

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
  store ptr %74, ptr %14, align 8, !tbaa !188
  call void @llvm.lifetime.start.p0(ptr %15) #14
  %75 = load ptr, ptr %4, align 8, !tbaa !175, !nonnull !92, !align !95
  %76 = load i32, ptr %12, align 4, !tbaa !6
  %77 = call noundef <16 x i8> @_ZN12_GLOBAL__N_18unpackedERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %75, i32 noundef %76)
  %78 = bitcast <16 x i8> %77 to <4 x i32>
  store <4 x i32> %78, ptr %15, align 16, !tbaa !113
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
  %84 = load <4 x i32>, ptr %15, align 16, !tbaa !113
  %85 = load i32, ptr %16, align 4, !tbaa !6
  %86 = mul nsw i32 8, %85
  %87 = insertelement <4 x i32> poison, i32 %86, i64 0
  %88 = shufflevector <4 x i32> %87, <4 x i32> poison, <4 x i32> zeroinitializer
  %89 = ashr <4 x i32> %84, %88
  %90 = and <4 x i32> %89, splat (i32 255)
  store <4 x i32> %90, ptr %17, align 16, !tbaa !113
  %91 = load i32, ptr @zero, align 4, !tbaa !6
  %92 = icmp ne i32 %91, 0
  br i1 %92, label %93, label %99

93:                                               ; preds = %83
  %94 = load i32, ptr @zero, align 4, !tbaa !6
  %95 = insertelement <4 x i32> poison, i32 %94, i64 0
  %96 = shufflevector <4 x i32> %95, <4 x i32> poison, <4 x i32> zeroinitializer
  %97 = load <4 x i32>, ptr %17, align 16, !tbaa !113
  %98 = sub <4 x i32> %97, %96
  store <4 x i32> %98, ptr %17, align 16, !tbaa !113
  br label %99

99:                                               ; preds = %93, %83
  call void @llvm.lifetime.start.p0(ptr %18) #14
  %100 = load <4 x i32>, ptr %17, align 16, !tbaa !113
  %101 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %100)
  store <4 x float> %101, ptr %18, align 16, !tbaa !113
  %102 = load i32, ptr @has_offset, align 4, !tbaa !6
  %103 = icmp ne i32 %102, 0
  br i1 %103, label %104, label %113

104:                                              ; preds = %99
  %105 = load <4 x float>, ptr %18, align 16, !tbaa !113
  %106 = load ptr, ptr %14, align 8, !tbaa !188, !nonnull !92, !align !190
  %107 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %106, i32 0, i32 0
  %108 = load <4 x float>, ptr %107, align 16, !tbaa !113
  %109 = load ptr, ptr %14, align 8, !tbaa !188, !nonnull !92, !align !190
  %110 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %109, i32 0, i32 1
  %111 = load <4 x float>, ptr %110, align 16, !tbaa !113
  %112 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %105, <4 x float> noundef %108, <4 x float> noundef %111)
  store <4 x float> %112, ptr %18, align 16, !tbaa !113
  br label %123

113:                                              ; preds = %99
  %114 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %115 = icmp ne i32 %114, 3
  br i1 %115, label %116, label %122

116:                                              ; preds = %113
  %117 = load ptr, ptr %14, align 8, !tbaa !188, !nonnull !92, !align !190
  %118 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %117, i32 0, i32 0
  %119 = load <4 x float>, ptr %118, align 16, !tbaa !113
  %120 = load <4 x float>, ptr %18, align 16, !tbaa !113
  %121 = fmul <4 x float> %120, %119
  store <4 x float> %121, ptr %18, align 16, !tbaa !113
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
  %129 = load <4 x float>, ptr %18, align 16, !tbaa !113
  %130 = load ptr, ptr %5, align 8, !tbaa !194
  %131 = load i32, ptr %19, align 4, !tbaa !6
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds ptr, ptr %130, i64 %132
  %134 = load ptr, ptr %133, align 8, !tbaa !109
  %135 = load i32, ptr %12, align 4, !tbaa !6
  %136 = mul nsw i32 4, %135
  %137 = load i32, ptr %16, align 4, !tbaa !6
  %138 = add nsw i32 %136, %137
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %134, i64 %139
  %141 = load float, ptr %140, align 4, !tbaa !107
  %142 = insertelement <4 x float> poison, float %141, i64 0
  %143 = shufflevector <4 x float> %142, <4 x float> poison, <4 x i32> zeroinitializer
  %144 = load i32, ptr %19, align 4, !tbaa !6
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [1 x [2 x <4 x float>]], ptr %10, i64 0, i64 %145
  %147 = load i32, ptr %16, align 4, !tbaa !6
  %148 = srem i32 %147, 2
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [2 x <4 x float>], ptr %146, i64 0, i64 %149
  %151 = load <4 x float>, ptr %150, align 16, !tbaa !113
  %152 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %129, <4 x float> noundef %143, <4 x float> noundef %151)
  %153 = load i32, ptr %19, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [1 x [2 x <4 x float>]], ptr %10, i64 0, i64 %154
  %156 = load i32, ptr %16, align 4, !tbaa !6
  %157 = srem i32 %156, 2
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [2 x <4 x float>], ptr %155, i64 0, i64 %158
  store <4 x float> %152, ptr %159, align 16, !tbaa !113
  br label %160

160:                                              ; preds = %128
  %161 = load i32, ptr %19, align 4, !tbaa !6
  %162 = add nsw i32 %161, 1
  store i32 %162, ptr %19, align 4, !tbaa !6
  br label %124, !llvm.loop !241

163:                                              ; preds = %127
  call void @llvm.lifetime.end.p0(ptr %18) #14
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %164

164:                                              ; preds = %163
  %165 = load i32, ptr %16, align 4, !tbaa !6
  %166 = add nsw i32 %165, 1
  store i32 %166, ptr %16, align 4, !tbaa !6
  br label %79, !llvm.loop !242

167:                                              ; preds = %82
  call void @llvm.lifetime.end.p0(ptr %15) #14
  call void @llvm.lifetime.end.p0(ptr %14) #14
  br label %168

168:                                              ; preds = %167
  %169 = load i32, ptr %12, align 4, !tbaa !6
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %12, align 4, !tbaa !6
  br label %64, !llvm.loop !243

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
  %181 = load <4 x float>, ptr %180, align 16, !tbaa !113
  %182 = load i32, ptr %20, align 4, !tbaa !6
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds [1 x [2 x <4 x float>]], ptr %10, i64 0, i64 %183
  %185 = getelementptr inbounds [2 x <4 x float>], ptr %184, i64 0, i64 1
  %186 = load <4 x float>, ptr %185, align 16, !tbaa !113
  %187 = fadd <4 x float> %181, %186
  %188 = load ptr, ptr %6, align 8, !tbaa !104
  %189 = load i32, ptr %20, align 4, !tbaa !6
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds <4 x float>, ptr %188, i64 %190
  store <4 x float> %187, ptr %191, align 16, !tbaa !113
  br label %192

192:                                              ; preds = %176
  %193 = load i32, ptr %20, align 4, !tbaa !6
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %20, align 4, !tbaa !6
  br label %172, !llvm.loop !244

195:                                              ; preds = %175
  call void @llvm.lifetime.end.p0(ptr %10) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  ret void
}

attributes #0 = { mustprogress nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { allocsize(0) }
attributes #3 = { inlinehint mustprogress nounwind uwtable }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }
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
!180 = !{i64 0, i64 16, !113, i64 16, i64 16, !113}
!181 = distinct !{!181, !87, !117}
!182 = distinct !{!182, !87, !117}
!183 = !{i64 4}
!184 = distinct !{!184, !87, !117}
!185 = distinct !{!185, !87, !117}
!186 = distinct !{!186, !87, !117}
!187 = distinct !{!187, !87, !117}
!188 = !{!189, !189, i64 0}
!189 = !{!"p1 _ZTSN12_GLOBAL__N_16ScalesE", !12, i64 0}
!190 = !{i64 16}
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
!210 = !{!211, !206, i64 0}
!211 = !{!"_ZTSZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiEUliE_", !206, i64 0, !204, i64 8}
!212 = !{!211, !204, i64 8}
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
!241 = distinct !{!241, !87, !117}
!242 = distinct !{!242, !87, !117}
!243 = distinct !{!243, !87, !117}
!244 = distinct !{!244, !87, !117}
