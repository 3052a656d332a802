
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
@scale_kind = external constant i32, align 4
@nibbles = external constant i32, align 4
@bits = external constant i32, align 4
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
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !93
  store i64 %1, ptr %5, align 8, !tbaa !46
  store i64 %2, ptr %6, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %7) #14
  %15 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %16 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %15, i64 noundef 0)
  %17 = getelementptr inbounds i64, ptr %16, i64 0
  %18 = load i64, ptr %17, align 8, !tbaa !46
  store i64 %18, ptr %7, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %8) #14
  %19 = load i64, ptr %7, align 8, !tbaa !46
  %20 = sdiv i64 %19, 4
  %21 = mul nsw i64 %20, 4
  store i64 %21, ptr %8, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %9) #14
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
  call void @llvm.lifetime.end.p0(ptr %9) #14
  br label %90

28:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %29 = load i64, ptr %9, align 8, !tbaa !46
  %30 = add nsw i64 %29, 1
  %31 = load i64, ptr %6, align 8, !tbaa !46
  %32 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %30, i64 noundef %31)
  store i64 %32, ptr %11, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %12) #14
  store i64 0, ptr %12, align 8, !tbaa !46
  br label %33

33:                                               ; preds = %52, %28
  %34 = load i64, ptr %12, align 8, !tbaa !46
  %35 = load i64, ptr %8, align 8, !tbaa !46
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %38, label %37

37:                                               ; preds = %33
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #14
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
  call void @llvm.lifetime.start.p0(ptr %13) #14
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
  call void @llvm.lifetime.end.p0(ptr %13) #14
  br label %86

62:                                               ; preds = %57
  call void @llvm.lifetime.start.p0(ptr %14) #14
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
  call void @llvm.lifetime.end.p0(ptr %14) #14
  br label %83

83:                                               ; preds = %82
  %84 = load i64, ptr %13, align 8, !tbaa !46
  %85 = add nsw i64 %84, 1
  store i64 %85, ptr %13, align 8, !tbaa !46
  br label %57, !llvm.loop !122

86:                                               ; preds = %61
  call void @llvm.lifetime.end.p0(ptr %11) #14
  br label %87

87:                                               ; preds = %86
  %88 = load i64, ptr %9, align 8, !tbaa !46
  %89 = add nsw i64 %88, 1
  store i64 %89, ptr %9, align 8, !tbaa !46
  br label %23, !llvm.loop !123

90:                                               ; preds = %27
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
  %10 = load ptr, ptr %9, align 8, !tbaa !124
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 5
  %12 = load ptr, ptr %11, align 8, !tbaa !126
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
  %10 = load ptr, ptr %9, align 8, !tbaa !124
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !129
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
  %10 = load ptr, ptr %9, align 8, !tbaa !124
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !129
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
  %16 = alloca [4 x [4 x <4 x float>]], align 16
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca [4 x %"struct.(anonymous namespace)::Column"], align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca %"struct.(anonymous namespace)::Column", align 8
  %30 = alloca [4 x ptr], align 8
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca [4 x ptr], align 8
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i64, align 8
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca <4 x float>, align 16
  %41 = alloca i8, align 1
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
  %42 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %43 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %42, i64 noundef 0)
  %44 = getelementptr inbounds i64, ptr %43, i64 1
  %45 = load i64, ptr %44, align 8, !tbaa !46
  store i64 %45, ptr %10, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %46 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %47 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %46, i64 noundef 1)
  %48 = getelementptr inbounds i64, ptr %47, i64 1
  %49 = load i64, ptr %48, align 8, !tbaa !46
  store i64 %49, ptr %11, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %50 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %51 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %50, i64 noundef 0)
  %52 = getelementptr inbounds i64, ptr %51, i64 1
  %53 = load i64, ptr %52, align 8, !tbaa !46
  store i64 %53, ptr %12, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %54 = load i64, ptr %10, align 8, !tbaa !46
  %55 = sdiv i64 %54, 32
  store i64 %55, ptr %13, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %14) #14
  call void @llvm.lifetime.start.p0(ptr %15) #14
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %56

56:                                               ; preds = %73, %3
  %57 = load i32, ptr %15, align 4, !tbaa !6
  %58 = icmp slt i32 %57, 1
  br i1 %58, label %60, label %59

59:                                               ; preds = %56
  call void @llvm.lifetime.end.p0(ptr %15) #14
  br label %76

60:                                               ; preds = %56
  %61 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %62 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %61, i64 noundef 1)
  %63 = load i64, ptr %5, align 8, !tbaa !46
  %64 = load i32, ptr %15, align 4, !tbaa !6
  %65 = sext i32 %64 to i64
  %66 = add nsw i64 %63, %65
  %67 = load i64, ptr %11, align 8, !tbaa !46
  %68 = mul nsw i64 %66, %67
  %69 = getelementptr inbounds i8, ptr %62, i64 %68
  %70 = load i32, ptr %15, align 4, !tbaa !6
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %71
  store ptr %69, ptr %72, align 8, !tbaa !130
  br label %73

73:                                               ; preds = %60
  %74 = load i32, ptr %15, align 4, !tbaa !6
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %15, align 4, !tbaa !6
  br label %56, !llvm.loop !132

76:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(ptr %16) #14
  call void @llvm.memset.p0.i64(ptr align 16 %16, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr %17) #14
  store i64 0, ptr %17, align 8, !tbaa !46
  br label %77

77:                                               ; preds = %256, %76
  %78 = load i64, ptr %17, align 8, !tbaa !46
  %79 = load i64, ptr %13, align 8, !tbaa !46
  %80 = icmp slt i64 %78, %79
  br i1 %80, label %82, label %81

81:                                               ; preds = %77
  store i32 5, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %259

82:                                               ; preds = %77
  call void @llvm.lifetime.start.p0(ptr %19) #14
  %83 = load i64, ptr %17, align 8, !tbaa !46
  %84 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %85 = sext i32 %84 to i64
  %86 = sdiv i64 %83, %85
  store i64 %86, ptr %19, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %20) #14
  %87 = load i64, ptr %17, align 8, !tbaa !46
  %88 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %89 = sext i32 %88 to i64
  %90 = srem i64 %87, %89
  store i64 %90, ptr %20, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %21) #14
  %91 = load i64, ptr %19, align 8, !tbaa !46
  %92 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %93 = sext i32 %92 to i64
  %94 = mul nsw i64 %91, %93
  store i64 %94, ptr %21, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %22) #14
  call void @llvm.lifetime.start.p0(ptr %23) #14
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %95

95:                                               ; preds = %165, %82
  %96 = load i32, ptr %23, align 4, !tbaa !6
  %97 = icmp slt i32 %96, 1
  br i1 %97, label %99, label %98

98:                                               ; preds = %95
  store i32 8, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #14
  br label %168

99:                                               ; preds = %95
  call void @llvm.lifetime.start.p0(ptr %24) #14
  %100 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %101 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %102 = sdiv i32 %100, %101
  store i32 %102, ptr %24, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %25) #14
  %103 = load i32, ptr %23, align 4, !tbaa !6
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %104
  %106 = load ptr, ptr %105, align 8, !tbaa !130
  %107 = load i64, ptr %17, align 8, !tbaa !46
  %108 = load i32, ptr %24, align 4, !tbaa !6
  %109 = sext i32 %108 to i64
  %110 = mul nsw i64 %107, %109
  %111 = getelementptr inbounds i8, ptr %106, i64 %110
  %112 = load i64, ptr %11, align 8, !tbaa !46
  %113 = mul nsw i64 %112, 1
  %114 = getelementptr inbounds i8, ptr %111, i64 %113
  store ptr %114, ptr %25, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %26) #14
  store i32 0, ptr %26, align 4, !tbaa !6
  br label %115

115:                                              ; preds = %125, %99
  %116 = load i32, ptr %26, align 4, !tbaa !6
  %117 = load i32, ptr %24, align 4, !tbaa !6
  %118 = icmp slt i32 %116, %117
  br i1 %118, label %120, label %119

119:                                              ; preds = %115
  store i32 11, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #14
  br label %130

120:                                              ; preds = %115
  %121 = load ptr, ptr %25, align 8, !tbaa !130
  %122 = load i32, ptr %26, align 4, !tbaa !6
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds i8, ptr %121, i64 %123
  call void @llvm.prefetch.p0(ptr %124, i32 0, i32 3, i32 1)
  br label %125

125:                                              ; preds = %120
  %126 = load i32, ptr %26, align 4, !tbaa !6
  %127 = sext i32 %126 to i64
  %128 = add nsw i64 %127, 64
  %129 = trunc i64 %128 to i32
  store i32 %129, ptr %26, align 4, !tbaa !6
  br label %115, !llvm.loop !133

130:                                              ; preds = %119
  call void @llvm.lifetime.start.p0(ptr %27) #14
  %131 = load i32, ptr %23, align 4, !tbaa !6
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %132
  %134 = load ptr, ptr %133, align 8, !tbaa !130
  %135 = load i64, ptr %21, align 8, !tbaa !46
  %136 = getelementptr inbounds i8, ptr %134, i64 %135
  store ptr %136, ptr %27, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %28) #14
  store i32 0, ptr %28, align 4, !tbaa !6
  br label %137

137:                                              ; preds = %161, %130
  %138 = load i32, ptr %28, align 4, !tbaa !6
  %139 = icmp slt i32 %138, 4
  br i1 %139, label %141, label %140

140:                                              ; preds = %137
  store i32 14, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #14
  br label %164

141:                                              ; preds = %137
  call void @llvm.lifetime.start.p0(ptr %29) #14
  %142 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 0
  %143 = load ptr, ptr %27, align 8, !tbaa !130
  %144 = load i64, ptr %20, align 8, !tbaa !46
  %145 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %146 = sext i32 %145 to i64
  %147 = mul nsw i64 %144, %146
  %148 = getelementptr inbounds i8, ptr %143, i64 %147
  store ptr %148, ptr %142, align 8, !tbaa !134
  %149 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 1
  %150 = load ptr, ptr %27, align 8, !tbaa !130
  store ptr %150, ptr %149, align 8, !tbaa !136
  %151 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 2
  %152 = load i64, ptr %20, align 8, !tbaa !46
  store i64 %152, ptr %151, align 8, !tbaa !137
  %153 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 3
  %154 = load i32, ptr %28, align 4, !tbaa !6
  store i32 %154, ptr %153, align 8, !tbaa !138
  %155 = load i32, ptr %23, align 4, !tbaa !6
  %156 = mul nsw i32 %155, 4
  %157 = load i32, ptr %28, align 4, !tbaa !6
  %158 = add nsw i32 %156, %157
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %22, i64 0, i64 %159
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %160, ptr align 8 %29, i64 32, i1 false), !tbaa.struct !139
  call void @llvm.lifetime.end.p0(ptr %29) #14
  br label %161

161:                                              ; preds = %141
  %162 = load i32, ptr %28, align 4, !tbaa !6
  %163 = add nsw i32 %162, 1
  store i32 %163, ptr %28, align 4, !tbaa !6
  br label %137, !llvm.loop !140

164:                                              ; preds = %140
  call void @llvm.lifetime.end.p0(ptr %27) #14
  call void @llvm.lifetime.end.p0(ptr %25) #14
  call void @llvm.lifetime.end.p0(ptr %24) #14
  br label %165

165:                                              ; preds = %164
  %166 = load i32, ptr %23, align 4, !tbaa !6
  %167 = add nsw i32 %166, 1
  store i32 %167, ptr %23, align 4, !tbaa !6
  br label %95, !llvm.loop !141

168:                                              ; preds = %98
  %169 = load i32, ptr @has_dot, align 4, !tbaa !6
  %170 = icmp ne i32 %169, 0
  br i1 %170, label %171, label %213

171:                                              ; preds = %168
  call void @llvm.lifetime.start.p0(ptr %30) #14
  call void @llvm.lifetime.start.p0(ptr %31) #14
  store i32 0, ptr %31, align 4, !tbaa !6
  br label %172

172:                                              ; preds = %191, %171
  %173 = load i32, ptr %31, align 4, !tbaa !6
  %174 = icmp slt i32 %173, 4
  br i1 %174, label %176, label %175

175:                                              ; preds = %172
  store i32 17, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #14
  br label %194

176:                                              ; preds = %172
  %177 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %178 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %177, i64 noundef 1)
  %179 = load i64, ptr %6, align 8, !tbaa !46
  %180 = load i32, ptr %31, align 4, !tbaa !6
  %181 = sext i32 %180 to i64
  %182 = add nsw i64 %179, %181
  %183 = load i64, ptr %13, align 8, !tbaa !46
  %184 = mul nsw i64 %182, %183
  %185 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %178, i64 %184
  %186 = load i64, ptr %17, align 8, !tbaa !46
  %187 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %185, i64 %186
  %188 = load i32, ptr %31, align 4, !tbaa !6
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds [4 x ptr], ptr %30, i64 0, i64 %189
  store ptr %187, ptr %190, align 8, !tbaa !111
  br label %191

191:                                              ; preds = %176
  %192 = load i32, ptr %31, align 4, !tbaa !6
  %193 = add nsw i32 %192, 1
  store i32 %193, ptr %31, align 4, !tbaa !6
  br label %172, !llvm.loop !142

194:                                              ; preds = %175
  call void @llvm.lifetime.start.p0(ptr %32) #14
  store i32 0, ptr %32, align 4, !tbaa !6
  br label %195

195:                                              ; preds = %209, %194
  %196 = load i32, ptr %32, align 4, !tbaa !6
  %197 = icmp slt i32 %196, 4
  br i1 %197, label %199, label %198

198:                                              ; preds = %195
  store i32 20, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #14
  br label %212

199:                                              ; preds = %195
  %200 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %22, i64 0, i64 0
  %201 = load i32, ptr %32, align 4, !tbaa !6
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %200, i64 %202
  %204 = getelementptr inbounds [4 x ptr], ptr %30, i64 0, i64 0
  %205 = getelementptr inbounds [4 x [4 x <4 x float>]], ptr %16, i64 0, i64 0
  %206 = load i32, ptr %32, align 4, !tbaa !6
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [4 x <4 x float>], ptr %205, i64 %207
  call void @_ZN12_GLOBAL__N_110add_digitsILi1ELi4EEEvPKNS_6ColumnEPKPKNS_6RecordEPAT0__Dv4_f(ptr noundef %203, ptr noundef %204, ptr noundef %208)
  br label %209

209:                                              ; preds = %199
  %210 = load i32, ptr %32, align 4, !tbaa !6
  %211 = add nsw i32 %210, 1
  store i32 %211, ptr %32, align 4, !tbaa !6
  br label %195, !llvm.loop !143

212:                                              ; preds = %198
  call void @llvm.lifetime.end.p0(ptr %30) #14
  br label %255

213:                                              ; preds = %168
  call void @llvm.lifetime.start.p0(ptr %33) #14
  call void @llvm.lifetime.start.p0(ptr %34) #14
  store i32 0, ptr %34, align 4, !tbaa !6
  br label %214

214:                                              ; preds = %234, %213
  %215 = load i32, ptr %34, align 4, !tbaa !6
  %216 = icmp slt i32 %215, 4
  br i1 %216, label %218, label %217

217:                                              ; preds = %214
  store i32 23, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #14
  br label %237

218:                                              ; preds = %214
  %219 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %220 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %219, i64 noundef 0)
  %221 = load i64, ptr %6, align 8, !tbaa !46
  %222 = load i32, ptr %34, align 4, !tbaa !6
  %223 = sext i32 %222 to i64
  %224 = add nsw i64 %221, %223
  %225 = load i64, ptr %10, align 8, !tbaa !46
  %226 = mul nsw i64 %224, %225
  %227 = getelementptr inbounds float, ptr %220, i64 %226
  %228 = load i64, ptr %17, align 8, !tbaa !46
  %229 = mul nsw i64 %228, 32
  %230 = getelementptr inbounds float, ptr %227, i64 %229
  %231 = load i32, ptr %34, align 4, !tbaa !6
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [4 x ptr], ptr %33, i64 0, i64 %232
  store ptr %230, ptr %233, align 8, !tbaa !109
  br label %234

234:                                              ; preds = %218
  %235 = load i32, ptr %34, align 4, !tbaa !6
  %236 = add nsw i32 %235, 1
  store i32 %236, ptr %34, align 4, !tbaa !6
  br label %214, !llvm.loop !144

237:                                              ; preds = %217
  call void @llvm.lifetime.start.p0(ptr %35) #14
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %238

238:                                              ; preds = %251, %237
  %239 = load i32, ptr %35, align 4, !tbaa !6
  %240 = icmp slt i32 %239, 4
  br i1 %240, label %242, label %241

241:                                              ; preds = %238
  store i32 26, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #14
  br label %254

242:                                              ; preds = %238
  %243 = load i32, ptr %35, align 4, !tbaa !6
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %22, i64 0, i64 %244
  %246 = getelementptr inbounds [4 x ptr], ptr %33, i64 0, i64 0
  %247 = load i32, ptr %35, align 4, !tbaa !6
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds [4 x [4 x <4 x float>]], ptr %16, i64 0, i64 %248
  %250 = getelementptr inbounds [4 x <4 x float>], ptr %249, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_111add_widenedILi4EEEvRKNS_6ColumnEPKPKfPDv4_f(ptr noundef nonnull align 8 dereferenceable(32) %245, ptr noundef %246, ptr noundef %250)
  br label %251

251:                                              ; preds = %242
  %252 = load i32, ptr %35, align 4, !tbaa !6
  %253 = add nsw i32 %252, 1
  store i32 %253, ptr %35, align 4, !tbaa !6
  br label %238, !llvm.loop !145

254:                                              ; preds = %241
  call void @llvm.lifetime.end.p0(ptr %33) #14
  br label %255

255:                                              ; preds = %254, %212
  call void @llvm.lifetime.end.p0(ptr %22) #14
  call void @llvm.lifetime.end.p0(ptr %21) #14
  call void @llvm.lifetime.end.p0(ptr %20) #14
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %256

256:                                              ; preds = %255
  %257 = load i64, ptr %17, align 8, !tbaa !46
  %258 = add nsw i64 %257, 1
  store i64 %258, ptr %17, align 8, !tbaa !46
  br label %77, !llvm.loop !146

259:                                              ; preds = %81
  call void @llvm.lifetime.start.p0(ptr %36) #14
  store i32 0, ptr %36, align 4, !tbaa !6
  br label %260

260:                                              ; preds = %335, %259
  %261 = load i32, ptr %36, align 4, !tbaa !6
  %262 = icmp slt i32 %261, 4
  br i1 %262, label %264, label %263

263:                                              ; preds = %260
  store i32 29, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %36) #14
  br label %338

264:                                              ; preds = %260
  call void @llvm.lifetime.start.p0(ptr %37) #14
  %265 = load i64, ptr %5, align 8, !tbaa !46
  %266 = load i32, ptr %36, align 4, !tbaa !6
  %267 = sdiv i32 %266, 4
  %268 = sext i32 %267 to i64
  %269 = add nsw i64 %265, %268
  %270 = mul nsw i64 %269, 16
  store i64 %270, ptr %37, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %38) #14
  %271 = load i32, ptr %36, align 4, !tbaa !6
  %272 = srem i32 %271, 4
  %273 = mul nsw i32 %272, 4
  store i32 %273, ptr %38, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %39) #14
  store i32 0, ptr %39, align 4, !tbaa !6
  br label %274

274:                                              ; preds = %331, %264
  %275 = load i32, ptr %39, align 4, !tbaa !6
  %276 = icmp slt i32 %275, 4
  br i1 %276, label %278, label %277

277:                                              ; preds = %274
  store i32 32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %39) #14
  br label %334

278:                                              ; preds = %274
  call void @llvm.lifetime.start.p0(ptr %40) #14
  %279 = load i32, ptr %36, align 4, !tbaa !6
  %280 = sext i32 %279 to i64
  %281 = getelementptr inbounds [4 x [4 x <4 x float>]], ptr %16, i64 0, i64 %280
  %282 = load i32, ptr %39, align 4, !tbaa !6
  %283 = sext i32 %282 to i64
  %284 = getelementptr inbounds [4 x <4 x float>], ptr %281, i64 0, i64 %283
  %285 = load <4 x float>, ptr %284, align 16, !tbaa !113
  store <4 x float> %285, ptr %40, align 16, !tbaa !113
  %286 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %287 = icmp eq i32 %286, 3
  br i1 %287, label %288, label %305

288:                                              ; preds = %278
  %289 = load i32, ptr %36, align 4, !tbaa !6
  %290 = sdiv i32 %289, 4
  %291 = sext i32 %290 to i64
  %292 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %291
  %293 = load ptr, ptr %292, align 8, !tbaa !130
  %294 = load i64, ptr %11, align 8, !tbaa !46
  %295 = getelementptr inbounds i8, ptr %293, i64 %294
  %296 = load i32, ptr %38, align 4, !tbaa !6
  %297 = sub nsw i32 16, %296
  %298 = mul nsw i32 4, %297
  %299 = sext i32 %298 to i64
  %300 = sub i64 0, %299
  %301 = getelementptr inbounds i8, ptr %295, i64 %300
  %302 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %301)
  %303 = load <4 x float>, ptr %40, align 16, !tbaa !113
  %304 = fmul <4 x float> %303, %302
  store <4 x float> %304, ptr %40, align 16, !tbaa !113
  br label %305

305:                                              ; preds = %288, %278
  %306 = load i64, ptr %12, align 8, !tbaa !46
  %307 = load i64, ptr %37, align 8, !tbaa !46
  %308 = sub nsw i64 %306, %307
  %309 = load i32, ptr %38, align 4, !tbaa !6
  %310 = sext i32 %309 to i64
  %311 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %308, i64 noundef %310)
  %312 = load <4 x float>, ptr %40, align 16, !tbaa !113
  %313 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %314 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %313, i64 noundef 0)
  %315 = load i64, ptr %6, align 8, !tbaa !46
  %316 = load i32, ptr %39, align 4, !tbaa !6
  %317 = sext i32 %316 to i64
  %318 = add nsw i64 %315, %317
  %319 = load i64, ptr %12, align 8, !tbaa !46
  %320 = mul nsw i64 %318, %319
  %321 = getelementptr inbounds float, ptr %314, i64 %320
  %322 = load i64, ptr %37, align 8, !tbaa !46
  %323 = getelementptr inbounds float, ptr %321, i64 %322
  %324 = load i32, ptr %38, align 4, !tbaa !6
  %325 = sext i32 %324 to i64
  %326 = getelementptr inbounds float, ptr %323, i64 %325
  %327 = shufflevector <4 x i1> %311, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %328 = bitcast <8 x i1> %327 to i8
  store i8 %328, ptr %41, align 1, !tbaa !113
  %329 = load i8, ptr %41, align 1
  %330 = zext i8 %329 to i32
  call void @_ZN12_GLOBAL__N_112store_maskedIDv4_ffEEvDv4_bT_PT0_(i32 %330, <4 x float> noundef %312, ptr noundef %326)
  call void @llvm.lifetime.end.p0(ptr %40) #14
  br label %331

331:                                              ; preds = %305
  %332 = load i32, ptr %39, align 4, !tbaa !6
  %333 = add nsw i32 %332, 1
  store i32 %333, ptr %39, align 4, !tbaa !6
  br label %274, !llvm.loop !147

334:                                              ; preds = %277
  call void @llvm.lifetime.end.p0(ptr %38) #14
  call void @llvm.lifetime.end.p0(ptr %37) #14
  br label %335

335:                                              ; preds = %334
  %336 = load i32, ptr %36, align 4, !tbaa !6
  %337 = add nsw i32 %336, 1
  store i32 %337, ptr %36, align 4, !tbaa !6
  br label %260, !llvm.loop !148

338:                                              ; preds = %263
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
  %16 = alloca [4 x [2 x <4 x float>]], align 16
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca [4 x %"struct.(anonymous namespace)::Column"], align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca %"struct.(anonymous namespace)::Column", align 8
  %30 = alloca [2 x ptr], align 8
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca [2 x ptr], align 8
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i64, align 8
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca <4 x float>, align 16
  %41 = alloca i8, align 1
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
  %42 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %43 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %42, i64 noundef 0)
  %44 = getelementptr inbounds i64, ptr %43, i64 1
  %45 = load i64, ptr %44, align 8, !tbaa !46
  store i64 %45, ptr %10, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %46 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %47 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %46, i64 noundef 1)
  %48 = getelementptr inbounds i64, ptr %47, i64 1
  %49 = load i64, ptr %48, align 8, !tbaa !46
  store i64 %49, ptr %11, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %50 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %51 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %50, i64 noundef 0)
  %52 = getelementptr inbounds i64, ptr %51, i64 1
  %53 = load i64, ptr %52, align 8, !tbaa !46
  store i64 %53, ptr %12, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %54 = load i64, ptr %10, align 8, !tbaa !46
  %55 = sdiv i64 %54, 32
  store i64 %55, ptr %13, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %14) #14
  call void @llvm.lifetime.start.p0(ptr %15) #14
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %56

56:                                               ; preds = %73, %3
  %57 = load i32, ptr %15, align 4, !tbaa !6
  %58 = icmp slt i32 %57, 1
  br i1 %58, label %60, label %59

59:                                               ; preds = %56
  call void @llvm.lifetime.end.p0(ptr %15) #14
  br label %76

60:                                               ; preds = %56
  %61 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %62 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %61, i64 noundef 1)
  %63 = load i64, ptr %5, align 8, !tbaa !46
  %64 = load i32, ptr %15, align 4, !tbaa !6
  %65 = sext i32 %64 to i64
  %66 = add nsw i64 %63, %65
  %67 = load i64, ptr %11, align 8, !tbaa !46
  %68 = mul nsw i64 %66, %67
  %69 = getelementptr inbounds i8, ptr %62, i64 %68
  %70 = load i32, ptr %15, align 4, !tbaa !6
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %71
  store ptr %69, ptr %72, align 8, !tbaa !130
  br label %73

73:                                               ; preds = %60
  %74 = load i32, ptr %15, align 4, !tbaa !6
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %15, align 4, !tbaa !6
  br label %56, !llvm.loop !149

76:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(ptr %16) #14
  call void @llvm.memset.p0.i64(ptr align 16 %16, i8 0, i64 128, i1 false)
  call void @llvm.lifetime.start.p0(ptr %17) #14
  store i64 0, ptr %17, align 8, !tbaa !46
  br label %77

77:                                               ; preds = %256, %76
  %78 = load i64, ptr %17, align 8, !tbaa !46
  %79 = load i64, ptr %13, align 8, !tbaa !46
  %80 = icmp slt i64 %78, %79
  br i1 %80, label %82, label %81

81:                                               ; preds = %77
  store i32 5, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %259

82:                                               ; preds = %77
  call void @llvm.lifetime.start.p0(ptr %19) #14
  %83 = load i64, ptr %17, align 8, !tbaa !46
  %84 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %85 = sext i32 %84 to i64
  %86 = sdiv i64 %83, %85
  store i64 %86, ptr %19, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %20) #14
  %87 = load i64, ptr %17, align 8, !tbaa !46
  %88 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %89 = sext i32 %88 to i64
  %90 = srem i64 %87, %89
  store i64 %90, ptr %20, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %21) #14
  %91 = load i64, ptr %19, align 8, !tbaa !46
  %92 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %93 = sext i32 %92 to i64
  %94 = mul nsw i64 %91, %93
  store i64 %94, ptr %21, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %22) #14
  call void @llvm.lifetime.start.p0(ptr %23) #14
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %95

95:                                               ; preds = %165, %82
  %96 = load i32, ptr %23, align 4, !tbaa !6
  %97 = icmp slt i32 %96, 1
  br i1 %97, label %99, label %98

98:                                               ; preds = %95
  store i32 8, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #14
  br label %168

99:                                               ; preds = %95
  call void @llvm.lifetime.start.p0(ptr %24) #14
  %100 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %101 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %102 = sdiv i32 %100, %101
  store i32 %102, ptr %24, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %25) #14
  %103 = load i32, ptr %23, align 4, !tbaa !6
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %104
  %106 = load ptr, ptr %105, align 8, !tbaa !130
  %107 = load i64, ptr %17, align 8, !tbaa !46
  %108 = load i32, ptr %24, align 4, !tbaa !6
  %109 = sext i32 %108 to i64
  %110 = mul nsw i64 %107, %109
  %111 = getelementptr inbounds i8, ptr %106, i64 %110
  %112 = load i64, ptr %11, align 8, !tbaa !46
  %113 = mul nsw i64 %112, 1
  %114 = getelementptr inbounds i8, ptr %111, i64 %113
  store ptr %114, ptr %25, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %26) #14
  store i32 0, ptr %26, align 4, !tbaa !6
  br label %115

115:                                              ; preds = %125, %99
  %116 = load i32, ptr %26, align 4, !tbaa !6
  %117 = load i32, ptr %24, align 4, !tbaa !6
  %118 = icmp slt i32 %116, %117
  br i1 %118, label %120, label %119

119:                                              ; preds = %115
  store i32 11, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #14
  br label %130

120:                                              ; preds = %115
  %121 = load ptr, ptr %25, align 8, !tbaa !130
  %122 = load i32, ptr %26, align 4, !tbaa !6
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds i8, ptr %121, i64 %123
  call void @llvm.prefetch.p0(ptr %124, i32 0, i32 3, i32 1)
  br label %125

125:                                              ; preds = %120
  %126 = load i32, ptr %26, align 4, !tbaa !6
  %127 = sext i32 %126 to i64
  %128 = add nsw i64 %127, 64
  %129 = trunc i64 %128 to i32
  store i32 %129, ptr %26, align 4, !tbaa !6
  br label %115, !llvm.loop !150

130:                                              ; preds = %119
  call void @llvm.lifetime.start.p0(ptr %27) #14
  %131 = load i32, ptr %23, align 4, !tbaa !6
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %132
  %134 = load ptr, ptr %133, align 8, !tbaa !130
  %135 = load i64, ptr %21, align 8, !tbaa !46
  %136 = getelementptr inbounds i8, ptr %134, i64 %135
  store ptr %136, ptr %27, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %28) #14
  store i32 0, ptr %28, align 4, !tbaa !6
  br label %137

137:                                              ; preds = %161, %130
  %138 = load i32, ptr %28, align 4, !tbaa !6
  %139 = icmp slt i32 %138, 4
  br i1 %139, label %141, label %140

140:                                              ; preds = %137
  store i32 14, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #14
  br label %164

141:                                              ; preds = %137
  call void @llvm.lifetime.start.p0(ptr %29) #14
  %142 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 0
  %143 = load ptr, ptr %27, align 8, !tbaa !130
  %144 = load i64, ptr %20, align 8, !tbaa !46
  %145 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %146 = sext i32 %145 to i64
  %147 = mul nsw i64 %144, %146
  %148 = getelementptr inbounds i8, ptr %143, i64 %147
  store ptr %148, ptr %142, align 8, !tbaa !134
  %149 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 1
  %150 = load ptr, ptr %27, align 8, !tbaa !130
  store ptr %150, ptr %149, align 8, !tbaa !136
  %151 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 2
  %152 = load i64, ptr %20, align 8, !tbaa !46
  store i64 %152, ptr %151, align 8, !tbaa !137
  %153 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 3
  %154 = load i32, ptr %28, align 4, !tbaa !6
  store i32 %154, ptr %153, align 8, !tbaa !138
  %155 = load i32, ptr %23, align 4, !tbaa !6
  %156 = mul nsw i32 %155, 4
  %157 = load i32, ptr %28, align 4, !tbaa !6
  %158 = add nsw i32 %156, %157
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %22, i64 0, i64 %159
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %160, ptr align 8 %29, i64 32, i1 false), !tbaa.struct !139
  call void @llvm.lifetime.end.p0(ptr %29) #14
  br label %161

161:                                              ; preds = %141
  %162 = load i32, ptr %28, align 4, !tbaa !6
  %163 = add nsw i32 %162, 1
  store i32 %163, ptr %28, align 4, !tbaa !6
  br label %137, !llvm.loop !151

164:                                              ; preds = %140
  call void @llvm.lifetime.end.p0(ptr %27) #14
  call void @llvm.lifetime.end.p0(ptr %25) #14
  call void @llvm.lifetime.end.p0(ptr %24) #14
  br label %165

165:                                              ; preds = %164
  %166 = load i32, ptr %23, align 4, !tbaa !6
  %167 = add nsw i32 %166, 1
  store i32 %167, ptr %23, align 4, !tbaa !6
  br label %95, !llvm.loop !152

168:                                              ; preds = %98
  %169 = load i32, ptr @has_dot, align 4, !tbaa !6
  %170 = icmp ne i32 %169, 0
  br i1 %170, label %171, label %213

171:                                              ; preds = %168
  call void @llvm.lifetime.start.p0(ptr %30) #14
  call void @llvm.lifetime.start.p0(ptr %31) #14
  store i32 0, ptr %31, align 4, !tbaa !6
  br label %172

172:                                              ; preds = %191, %171
  %173 = load i32, ptr %31, align 4, !tbaa !6
  %174 = icmp slt i32 %173, 2
  br i1 %174, label %176, label %175

175:                                              ; preds = %172
  store i32 17, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #14
  br label %194

176:                                              ; preds = %172
  %177 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %178 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %177, i64 noundef 1)
  %179 = load i64, ptr %6, align 8, !tbaa !46
  %180 = load i32, ptr %31, align 4, !tbaa !6
  %181 = sext i32 %180 to i64
  %182 = add nsw i64 %179, %181
  %183 = load i64, ptr %13, align 8, !tbaa !46
  %184 = mul nsw i64 %182, %183
  %185 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %178, i64 %184
  %186 = load i64, ptr %17, align 8, !tbaa !46
  %187 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %185, i64 %186
  %188 = load i32, ptr %31, align 4, !tbaa !6
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds [2 x ptr], ptr %30, i64 0, i64 %189
  store ptr %187, ptr %190, align 8, !tbaa !111
  br label %191

191:                                              ; preds = %176
  %192 = load i32, ptr %31, align 4, !tbaa !6
  %193 = add nsw i32 %192, 1
  store i32 %193, ptr %31, align 4, !tbaa !6
  br label %172, !llvm.loop !153

194:                                              ; preds = %175
  call void @llvm.lifetime.start.p0(ptr %32) #14
  store i32 0, ptr %32, align 4, !tbaa !6
  br label %195

195:                                              ; preds = %209, %194
  %196 = load i32, ptr %32, align 4, !tbaa !6
  %197 = icmp slt i32 %196, 4
  br i1 %197, label %199, label %198

198:                                              ; preds = %195
  store i32 20, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #14
  br label %212

199:                                              ; preds = %195
  %200 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %22, i64 0, i64 0
  %201 = load i32, ptr %32, align 4, !tbaa !6
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %200, i64 %202
  %204 = getelementptr inbounds [2 x ptr], ptr %30, i64 0, i64 0
  %205 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %16, i64 0, i64 0
  %206 = load i32, ptr %32, align 4, !tbaa !6
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [2 x <4 x float>], ptr %205, i64 %207
  call void @_ZN12_GLOBAL__N_110add_digitsILi1ELi2EEEvPKNS_6ColumnEPKPKNS_6RecordEPAT0__Dv4_f(ptr noundef %203, ptr noundef %204, ptr noundef %208)
  br label %209

209:                                              ; preds = %199
  %210 = load i32, ptr %32, align 4, !tbaa !6
  %211 = add nsw i32 %210, 1
  store i32 %211, ptr %32, align 4, !tbaa !6
  br label %195, !llvm.loop !154

212:                                              ; preds = %198
  call void @llvm.lifetime.end.p0(ptr %30) #14
  br label %255

213:                                              ; preds = %168
  call void @llvm.lifetime.start.p0(ptr %33) #14
  call void @llvm.lifetime.start.p0(ptr %34) #14
  store i32 0, ptr %34, align 4, !tbaa !6
  br label %214

214:                                              ; preds = %234, %213
  %215 = load i32, ptr %34, align 4, !tbaa !6
  %216 = icmp slt i32 %215, 2
  br i1 %216, label %218, label %217

217:                                              ; preds = %214
  store i32 23, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #14
  br label %237

218:                                              ; preds = %214
  %219 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %220 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %219, i64 noundef 0)
  %221 = load i64, ptr %6, align 8, !tbaa !46
  %222 = load i32, ptr %34, align 4, !tbaa !6
  %223 = sext i32 %222 to i64
  %224 = add nsw i64 %221, %223
  %225 = load i64, ptr %10, align 8, !tbaa !46
  %226 = mul nsw i64 %224, %225
  %227 = getelementptr inbounds float, ptr %220, i64 %226
  %228 = load i64, ptr %17, align 8, !tbaa !46
  %229 = mul nsw i64 %228, 32
  %230 = getelementptr inbounds float, ptr %227, i64 %229
  %231 = load i32, ptr %34, align 4, !tbaa !6
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [2 x ptr], ptr %33, i64 0, i64 %232
  store ptr %230, ptr %233, align 8, !tbaa !109
  br label %234

234:                                              ; preds = %218
  %235 = load i32, ptr %34, align 4, !tbaa !6
  %236 = add nsw i32 %235, 1
  store i32 %236, ptr %34, align 4, !tbaa !6
  br label %214, !llvm.loop !155

237:                                              ; preds = %217
  call void @llvm.lifetime.start.p0(ptr %35) #14
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %238

238:                                              ; preds = %251, %237
  %239 = load i32, ptr %35, align 4, !tbaa !6
  %240 = icmp slt i32 %239, 4
  br i1 %240, label %242, label %241

241:                                              ; preds = %238
  store i32 26, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #14
  br label %254

242:                                              ; preds = %238
  %243 = load i32, ptr %35, align 4, !tbaa !6
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %22, i64 0, i64 %244
  %246 = getelementptr inbounds [2 x ptr], ptr %33, i64 0, i64 0
  %247 = load i32, ptr %35, align 4, !tbaa !6
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %16, i64 0, i64 %248
  %250 = getelementptr inbounds [2 x <4 x float>], ptr %249, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_111add_widenedILi2EEEvRKNS_6ColumnEPKPKfPDv4_f(ptr noundef nonnull align 8 dereferenceable(32) %245, ptr noundef %246, ptr noundef %250)
  br label %251

251:                                              ; preds = %242
  %252 = load i32, ptr %35, align 4, !tbaa !6
  %253 = add nsw i32 %252, 1
  store i32 %253, ptr %35, align 4, !tbaa !6
  br label %238, !llvm.loop !156

254:                                              ; preds = %241
  call void @llvm.lifetime.end.p0(ptr %33) #14
  br label %255

255:                                              ; preds = %254, %212
  call void @llvm.lifetime.end.p0(ptr %22) #14
  call void @llvm.lifetime.end.p0(ptr %21) #14
  call void @llvm.lifetime.end.p0(ptr %20) #14
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %256

256:                                              ; preds = %255
  %257 = load i64, ptr %17, align 8, !tbaa !46
  %258 = add nsw i64 %257, 1
  store i64 %258, ptr %17, align 8, !tbaa !46
  br label %77, !llvm.loop !157

259:                                              ; preds = %81
  call void @llvm.lifetime.start.p0(ptr %36) #14
  store i32 0, ptr %36, align 4, !tbaa !6
  br label %260

260:                                              ; preds = %335, %259
  %261 = load i32, ptr %36, align 4, !tbaa !6
  %262 = icmp slt i32 %261, 4
  br i1 %262, label %264, label %263

263:                                              ; preds = %260
  store i32 29, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %36) #14
  br label %338

264:                                              ; preds = %260
  call void @llvm.lifetime.start.p0(ptr %37) #14
  %265 = load i64, ptr %5, align 8, !tbaa !46
  %266 = load i32, ptr %36, align 4, !tbaa !6
  %267 = sdiv i32 %266, 4
  %268 = sext i32 %267 to i64
  %269 = add nsw i64 %265, %268
  %270 = mul nsw i64 %269, 16
  store i64 %270, ptr %37, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %38) #14
  %271 = load i32, ptr %36, align 4, !tbaa !6
  %272 = srem i32 %271, 4
  %273 = mul nsw i32 %272, 4
  store i32 %273, ptr %38, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %39) #14
  store i32 0, ptr %39, align 4, !tbaa !6
  br label %274

274:                                              ; preds = %331, %264
  %275 = load i32, ptr %39, align 4, !tbaa !6
  %276 = icmp slt i32 %275, 2
  br i1 %276, label %278, label %277

277:                                              ; preds = %274
  store i32 32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %39) #14
  br label %334

278:                                              ; preds = %274
  call void @llvm.lifetime.start.p0(ptr %40) #14
  %279 = load i32, ptr %36, align 4, !tbaa !6
  %280 = sext i32 %279 to i64
  %281 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %16, i64 0, i64 %280
  %282 = load i32, ptr %39, align 4, !tbaa !6
  %283 = sext i32 %282 to i64
  %284 = getelementptr inbounds [2 x <4 x float>], ptr %281, i64 0, i64 %283
  %285 = load <4 x float>, ptr %284, align 16, !tbaa !113
  store <4 x float> %285, ptr %40, align 16, !tbaa !113
  %286 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %287 = icmp eq i32 %286, 3
  br i1 %287, label %288, label %305

288:                                              ; preds = %278
  %289 = load i32, ptr %36, align 4, !tbaa !6
  %290 = sdiv i32 %289, 4
  %291 = sext i32 %290 to i64
  %292 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %291
  %293 = load ptr, ptr %292, align 8, !tbaa !130
  %294 = load i64, ptr %11, align 8, !tbaa !46
  %295 = getelementptr inbounds i8, ptr %293, i64 %294
  %296 = load i32, ptr %38, align 4, !tbaa !6
  %297 = sub nsw i32 16, %296
  %298 = mul nsw i32 4, %297
  %299 = sext i32 %298 to i64
  %300 = sub i64 0, %299
  %301 = getelementptr inbounds i8, ptr %295, i64 %300
  %302 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %301)
  %303 = load <4 x float>, ptr %40, align 16, !tbaa !113
  %304 = fmul <4 x float> %303, %302
  store <4 x float> %304, ptr %40, align 16, !tbaa !113
  br label %305

305:                                              ; preds = %288, %278
  %306 = load i64, ptr %12, align 8, !tbaa !46
  %307 = load i64, ptr %37, align 8, !tbaa !46
  %308 = sub nsw i64 %306, %307
  %309 = load i32, ptr %38, align 4, !tbaa !6
  %310 = sext i32 %309 to i64
  %311 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %308, i64 noundef %310)
  %312 = load <4 x float>, ptr %40, align 16, !tbaa !113
  %313 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %314 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %313, i64 noundef 0)
  %315 = load i64, ptr %6, align 8, !tbaa !46
  %316 = load i32, ptr %39, align 4, !tbaa !6
  %317 = sext i32 %316 to i64
  %318 = add nsw i64 %315, %317
  %319 = load i64, ptr %12, align 8, !tbaa !46
  %320 = mul nsw i64 %318, %319
  %321 = getelementptr inbounds float, ptr %314, i64 %320
  %322 = load i64, ptr %37, align 8, !tbaa !46
  %323 = getelementptr inbounds float, ptr %321, i64 %322
  %324 = load i32, ptr %38, align 4, !tbaa !6
  %325 = sext i32 %324 to i64
  %326 = getelementptr inbounds float, ptr %323, i64 %325
  %327 = shufflevector <4 x i1> %311, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %328 = bitcast <8 x i1> %327 to i8
  store i8 %328, ptr %41, align 1, !tbaa !113
  %329 = load i8, ptr %41, align 1
  %330 = zext i8 %329 to i32
  call void @_ZN12_GLOBAL__N_112store_maskedIDv4_ffEEvDv4_bT_PT0_(i32 %330, <4 x float> noundef %312, ptr noundef %326)
  call void @llvm.lifetime.end.p0(ptr %40) #14
  br label %331

331:                                              ; preds = %305
  %332 = load i32, ptr %39, align 4, !tbaa !6
  %333 = add nsw i32 %332, 1
  store i32 %333, ptr %39, align 4, !tbaa !6
  br label %274, !llvm.loop !158

334:                                              ; preds = %277
  call void @llvm.lifetime.end.p0(ptr %38) #14
  call void @llvm.lifetime.end.p0(ptr %37) #14
  br label %335

335:                                              ; preds = %334
  %336 = load i32, ptr %36, align 4, !tbaa !6
  %337 = add nsw i32 %336, 1
  store i32 %337, ptr %36, align 4, !tbaa !6
  br label %260, !llvm.loop !159

338:                                              ; preds = %263
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
  %16 = alloca [4 x [1 x <4 x float>]], align 16
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca [4 x %"struct.(anonymous namespace)::Column"], align 8
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
  %40 = alloca <4 x float>, align 16
  %41 = alloca i8, align 1
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
  %42 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %43 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %42, i64 noundef 0)
  %44 = getelementptr inbounds i64, ptr %43, i64 1
  %45 = load i64, ptr %44, align 8, !tbaa !46
  store i64 %45, ptr %10, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %46 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %47 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %46, i64 noundef 1)
  %48 = getelementptr inbounds i64, ptr %47, i64 1
  %49 = load i64, ptr %48, align 8, !tbaa !46
  store i64 %49, ptr %11, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %50 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %51 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(16) %50, i64 noundef 0)
  %52 = getelementptr inbounds i64, ptr %51, i64 1
  %53 = load i64, ptr %52, align 8, !tbaa !46
  store i64 %53, ptr %12, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %54 = load i64, ptr %10, align 8, !tbaa !46
  %55 = sdiv i64 %54, 32
  store i64 %55, ptr %13, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %14) #14
  call void @llvm.lifetime.start.p0(ptr %15) #14
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %56

56:                                               ; preds = %73, %3
  %57 = load i32, ptr %15, align 4, !tbaa !6
  %58 = icmp slt i32 %57, 1
  br i1 %58, label %60, label %59

59:                                               ; preds = %56
  call void @llvm.lifetime.end.p0(ptr %15) #14
  br label %76

60:                                               ; preds = %56
  %61 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %62 = call noundef ptr @_ZNK4Call8argumentIhEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %61, i64 noundef 1)
  %63 = load i64, ptr %5, align 8, !tbaa !46
  %64 = load i32, ptr %15, align 4, !tbaa !6
  %65 = sext i32 %64 to i64
  %66 = add nsw i64 %63, %65
  %67 = load i64, ptr %11, align 8, !tbaa !46
  %68 = mul nsw i64 %66, %67
  %69 = getelementptr inbounds i8, ptr %62, i64 %68
  %70 = load i32, ptr %15, align 4, !tbaa !6
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %71
  store ptr %69, ptr %72, align 8, !tbaa !130
  br label %73

73:                                               ; preds = %60
  %74 = load i32, ptr %15, align 4, !tbaa !6
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %15, align 4, !tbaa !6
  br label %56, !llvm.loop !160

76:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(ptr %16) #14
  call void @llvm.memset.p0.i64(ptr align 16 %16, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(ptr %17) #14
  store i64 0, ptr %17, align 8, !tbaa !46
  br label %77

77:                                               ; preds = %256, %76
  %78 = load i64, ptr %17, align 8, !tbaa !46
  %79 = load i64, ptr %13, align 8, !tbaa !46
  %80 = icmp slt i64 %78, %79
  br i1 %80, label %82, label %81

81:                                               ; preds = %77
  store i32 5, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %259

82:                                               ; preds = %77
  call void @llvm.lifetime.start.p0(ptr %19) #14
  %83 = load i64, ptr %17, align 8, !tbaa !46
  %84 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %85 = sext i32 %84 to i64
  %86 = sdiv i64 %83, %85
  store i64 %86, ptr %19, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %20) #14
  %87 = load i64, ptr %17, align 8, !tbaa !46
  %88 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %89 = sext i32 %88 to i64
  %90 = srem i64 %87, %89
  store i64 %90, ptr %20, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %21) #14
  %91 = load i64, ptr %19, align 8, !tbaa !46
  %92 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %93 = sext i32 %92 to i64
  %94 = mul nsw i64 %91, %93
  store i64 %94, ptr %21, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %22) #14
  call void @llvm.lifetime.start.p0(ptr %23) #14
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %95

95:                                               ; preds = %165, %82
  %96 = load i32, ptr %23, align 4, !tbaa !6
  %97 = icmp slt i32 %96, 1
  br i1 %97, label %99, label %98

98:                                               ; preds = %95
  store i32 8, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #14
  br label %168

99:                                               ; preds = %95
  call void @llvm.lifetime.start.p0(ptr %24) #14
  %100 = call noundef i32 @_ZN12_GLOBAL__N_110unit_bytesEv()
  %101 = call noundef i32 @_ZN12_GLOBAL__N_111unit_blocksEv()
  %102 = sdiv i32 %100, %101
  store i32 %102, ptr %24, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %25) #14
  %103 = load i32, ptr %23, align 4, !tbaa !6
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %104
  %106 = load ptr, ptr %105, align 8, !tbaa !130
  %107 = load i64, ptr %17, align 8, !tbaa !46
  %108 = load i32, ptr %24, align 4, !tbaa !6
  %109 = sext i32 %108 to i64
  %110 = mul nsw i64 %107, %109
  %111 = getelementptr inbounds i8, ptr %106, i64 %110
  %112 = load i64, ptr %11, align 8, !tbaa !46
  %113 = mul nsw i64 %112, 1
  %114 = getelementptr inbounds i8, ptr %111, i64 %113
  store ptr %114, ptr %25, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %26) #14
  store i32 0, ptr %26, align 4, !tbaa !6
  br label %115

115:                                              ; preds = %125, %99
  %116 = load i32, ptr %26, align 4, !tbaa !6
  %117 = load i32, ptr %24, align 4, !tbaa !6
  %118 = icmp slt i32 %116, %117
  br i1 %118, label %120, label %119

119:                                              ; preds = %115
  store i32 11, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #14
  br label %130

120:                                              ; preds = %115
  %121 = load ptr, ptr %25, align 8, !tbaa !130
  %122 = load i32, ptr %26, align 4, !tbaa !6
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds i8, ptr %121, i64 %123
  call void @llvm.prefetch.p0(ptr %124, i32 0, i32 3, i32 1)
  br label %125

125:                                              ; preds = %120
  %126 = load i32, ptr %26, align 4, !tbaa !6
  %127 = sext i32 %126 to i64
  %128 = add nsw i64 %127, 64
  %129 = trunc i64 %128 to i32
  store i32 %129, ptr %26, align 4, !tbaa !6
  br label %115, !llvm.loop !161

130:                                              ; preds = %119
  call void @llvm.lifetime.start.p0(ptr %27) #14
  %131 = load i32, ptr %23, align 4, !tbaa !6
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %132
  %134 = load ptr, ptr %133, align 8, !tbaa !130
  %135 = load i64, ptr %21, align 8, !tbaa !46
  %136 = getelementptr inbounds i8, ptr %134, i64 %135
  store ptr %136, ptr %27, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %28) #14
  store i32 0, ptr %28, align 4, !tbaa !6
  br label %137

137:                                              ; preds = %161, %130
  %138 = load i32, ptr %28, align 4, !tbaa !6
  %139 = icmp slt i32 %138, 4
  br i1 %139, label %141, label %140

140:                                              ; preds = %137
  store i32 14, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #14
  br label %164

141:                                              ; preds = %137
  call void @llvm.lifetime.start.p0(ptr %29) #14
  %142 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 0
  %143 = load ptr, ptr %27, align 8, !tbaa !130
  %144 = load i64, ptr %20, align 8, !tbaa !46
  %145 = call noundef i32 @_ZN12_GLOBAL__N_111block_bytesEv()
  %146 = sext i32 %145 to i64
  %147 = mul nsw i64 %144, %146
  %148 = getelementptr inbounds i8, ptr %143, i64 %147
  store ptr %148, ptr %142, align 8, !tbaa !134
  %149 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 1
  %150 = load ptr, ptr %27, align 8, !tbaa !130
  store ptr %150, ptr %149, align 8, !tbaa !136
  %151 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 2
  %152 = load i64, ptr %20, align 8, !tbaa !46
  store i64 %152, ptr %151, align 8, !tbaa !137
  %153 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %29, i32 0, i32 3
  %154 = load i32, ptr %28, align 4, !tbaa !6
  store i32 %154, ptr %153, align 8, !tbaa !138
  %155 = load i32, ptr %23, align 4, !tbaa !6
  %156 = mul nsw i32 %155, 4
  %157 = load i32, ptr %28, align 4, !tbaa !6
  %158 = add nsw i32 %156, %157
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %22, i64 0, i64 %159
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %160, ptr align 8 %29, i64 32, i1 false), !tbaa.struct !139
  call void @llvm.lifetime.end.p0(ptr %29) #14
  br label %161

161:                                              ; preds = %141
  %162 = load i32, ptr %28, align 4, !tbaa !6
  %163 = add nsw i32 %162, 1
  store i32 %163, ptr %28, align 4, !tbaa !6
  br label %137, !llvm.loop !162

164:                                              ; preds = %140
  call void @llvm.lifetime.end.p0(ptr %27) #14
  call void @llvm.lifetime.end.p0(ptr %25) #14
  call void @llvm.lifetime.end.p0(ptr %24) #14
  br label %165

165:                                              ; preds = %164
  %166 = load i32, ptr %23, align 4, !tbaa !6
  %167 = add nsw i32 %166, 1
  store i32 %167, ptr %23, align 4, !tbaa !6
  br label %95, !llvm.loop !163

168:                                              ; preds = %98
  %169 = load i32, ptr @has_dot, align 4, !tbaa !6
  %170 = icmp ne i32 %169, 0
  br i1 %170, label %171, label %213

171:                                              ; preds = %168
  call void @llvm.lifetime.start.p0(ptr %30) #14
  call void @llvm.lifetime.start.p0(ptr %31) #14
  store i32 0, ptr %31, align 4, !tbaa !6
  br label %172

172:                                              ; preds = %191, %171
  %173 = load i32, ptr %31, align 4, !tbaa !6
  %174 = icmp slt i32 %173, 1
  br i1 %174, label %176, label %175

175:                                              ; preds = %172
  store i32 17, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #14
  br label %194

176:                                              ; preds = %172
  %177 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %178 = call noundef ptr @_ZNK4Call6resultIN12_GLOBAL__N_16RecordEEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %177, i64 noundef 1)
  %179 = load i64, ptr %6, align 8, !tbaa !46
  %180 = load i32, ptr %31, align 4, !tbaa !6
  %181 = sext i32 %180 to i64
  %182 = add nsw i64 %179, %181
  %183 = load i64, ptr %13, align 8, !tbaa !46
  %184 = mul nsw i64 %182, %183
  %185 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %178, i64 %184
  %186 = load i64, ptr %17, align 8, !tbaa !46
  %187 = getelementptr inbounds %"struct.(anonymous namespace)::Record", ptr %185, i64 %186
  %188 = load i32, ptr %31, align 4, !tbaa !6
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds [1 x ptr], ptr %30, i64 0, i64 %189
  store ptr %187, ptr %190, align 8, !tbaa !111
  br label %191

191:                                              ; preds = %176
  %192 = load i32, ptr %31, align 4, !tbaa !6
  %193 = add nsw i32 %192, 1
  store i32 %193, ptr %31, align 4, !tbaa !6
  br label %172, !llvm.loop !164

194:                                              ; preds = %175
  call void @llvm.lifetime.start.p0(ptr %32) #14
  store i32 0, ptr %32, align 4, !tbaa !6
  br label %195

195:                                              ; preds = %209, %194
  %196 = load i32, ptr %32, align 4, !tbaa !6
  %197 = icmp slt i32 %196, 4
  br i1 %197, label %199, label %198

198:                                              ; preds = %195
  store i32 20, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #14
  br label %212

199:                                              ; preds = %195
  %200 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %22, i64 0, i64 0
  %201 = load i32, ptr %32, align 4, !tbaa !6
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %200, i64 %202
  %204 = getelementptr inbounds [1 x ptr], ptr %30, i64 0, i64 0
  %205 = getelementptr inbounds [4 x [1 x <4 x float>]], ptr %16, i64 0, i64 0
  %206 = load i32, ptr %32, align 4, !tbaa !6
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [1 x <4 x float>], ptr %205, i64 %207
  call void @_ZN12_GLOBAL__N_110add_digitsILi1ELi1EEEvPKNS_6ColumnEPKPKNS_6RecordEPAT0__Dv4_f(ptr noundef %203, ptr noundef %204, ptr noundef %208)
  br label %209

209:                                              ; preds = %199
  %210 = load i32, ptr %32, align 4, !tbaa !6
  %211 = add nsw i32 %210, 1
  store i32 %211, ptr %32, align 4, !tbaa !6
  br label %195, !llvm.loop !165

212:                                              ; preds = %198
  call void @llvm.lifetime.end.p0(ptr %30) #14
  br label %255

213:                                              ; preds = %168
  call void @llvm.lifetime.start.p0(ptr %33) #14
  call void @llvm.lifetime.start.p0(ptr %34) #14
  store i32 0, ptr %34, align 4, !tbaa !6
  br label %214

214:                                              ; preds = %234, %213
  %215 = load i32, ptr %34, align 4, !tbaa !6
  %216 = icmp slt i32 %215, 1
  br i1 %216, label %218, label %217

217:                                              ; preds = %214
  store i32 23, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #14
  br label %237

218:                                              ; preds = %214
  %219 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %220 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(16) %219, i64 noundef 0)
  %221 = load i64, ptr %6, align 8, !tbaa !46
  %222 = load i32, ptr %34, align 4, !tbaa !6
  %223 = sext i32 %222 to i64
  %224 = add nsw i64 %221, %223
  %225 = load i64, ptr %10, align 8, !tbaa !46
  %226 = mul nsw i64 %224, %225
  %227 = getelementptr inbounds float, ptr %220, i64 %226
  %228 = load i64, ptr %17, align 8, !tbaa !46
  %229 = mul nsw i64 %228, 32
  %230 = getelementptr inbounds float, ptr %227, i64 %229
  %231 = load i32, ptr %34, align 4, !tbaa !6
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [1 x ptr], ptr %33, i64 0, i64 %232
  store ptr %230, ptr %233, align 8, !tbaa !109
  br label %234

234:                                              ; preds = %218
  %235 = load i32, ptr %34, align 4, !tbaa !6
  %236 = add nsw i32 %235, 1
  store i32 %236, ptr %34, align 4, !tbaa !6
  br label %214, !llvm.loop !166

237:                                              ; preds = %217
  call void @llvm.lifetime.start.p0(ptr %35) #14
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %238

238:                                              ; preds = %251, %237
  %239 = load i32, ptr %35, align 4, !tbaa !6
  %240 = icmp slt i32 %239, 4
  br i1 %240, label %242, label %241

241:                                              ; preds = %238
  store i32 26, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #14
  br label %254

242:                                              ; preds = %238
  %243 = load i32, ptr %35, align 4, !tbaa !6
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Column"], ptr %22, i64 0, i64 %244
  %246 = getelementptr inbounds [1 x ptr], ptr %33, i64 0, i64 0
  %247 = load i32, ptr %35, align 4, !tbaa !6
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds [4 x [1 x <4 x float>]], ptr %16, i64 0, i64 %248
  %250 = getelementptr inbounds [1 x <4 x float>], ptr %249, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_111add_widenedILi1EEEvRKNS_6ColumnEPKPKfPDv4_f(ptr noundef nonnull align 8 dereferenceable(32) %245, ptr noundef %246, ptr noundef %250)
  br label %251

251:                                              ; preds = %242
  %252 = load i32, ptr %35, align 4, !tbaa !6
  %253 = add nsw i32 %252, 1
  store i32 %253, ptr %35, align 4, !tbaa !6
  br label %238, !llvm.loop !167

254:                                              ; preds = %241
  call void @llvm.lifetime.end.p0(ptr %33) #14
  br label %255

255:                                              ; preds = %254, %212
  call void @llvm.lifetime.end.p0(ptr %22) #14
  call void @llvm.lifetime.end.p0(ptr %21) #14
  call void @llvm.lifetime.end.p0(ptr %20) #14
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %256

256:                                              ; preds = %255
  %257 = load i64, ptr %17, align 8, !tbaa !46
  %258 = add nsw i64 %257, 1
  store i64 %258, ptr %17, align 8, !tbaa !46
  br label %77, !llvm.loop !168

259:                                              ; preds = %81
  call void @llvm.lifetime.start.p0(ptr %36) #14
  store i32 0, ptr %36, align 4, !tbaa !6
  br label %260

260:                                              ; preds = %335, %259
  %261 = load i32, ptr %36, align 4, !tbaa !6
  %262 = icmp slt i32 %261, 4
  br i1 %262, label %264, label %263

263:                                              ; preds = %260
  store i32 29, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %36) #14
  br label %338

264:                                              ; preds = %260
  call void @llvm.lifetime.start.p0(ptr %37) #14
  %265 = load i64, ptr %5, align 8, !tbaa !46
  %266 = load i32, ptr %36, align 4, !tbaa !6
  %267 = sdiv i32 %266, 4
  %268 = sext i32 %267 to i64
  %269 = add nsw i64 %265, %268
  %270 = mul nsw i64 %269, 16
  store i64 %270, ptr %37, align 8, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %38) #14
  %271 = load i32, ptr %36, align 4, !tbaa !6
  %272 = srem i32 %271, 4
  %273 = mul nsw i32 %272, 4
  store i32 %273, ptr %38, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %39) #14
  store i32 0, ptr %39, align 4, !tbaa !6
  br label %274

274:                                              ; preds = %331, %264
  %275 = load i32, ptr %39, align 4, !tbaa !6
  %276 = icmp slt i32 %275, 1
  br i1 %276, label %278, label %277

277:                                              ; preds = %274
  store i32 32, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %39) #14
  br label %334

278:                                              ; preds = %274
  call void @llvm.lifetime.start.p0(ptr %40) #14
  %279 = load i32, ptr %36, align 4, !tbaa !6
  %280 = sext i32 %279 to i64
  %281 = getelementptr inbounds [4 x [1 x <4 x float>]], ptr %16, i64 0, i64 %280
  %282 = load i32, ptr %39, align 4, !tbaa !6
  %283 = sext i32 %282 to i64
  %284 = getelementptr inbounds [1 x <4 x float>], ptr %281, i64 0, i64 %283
  %285 = load <4 x float>, ptr %284, align 16, !tbaa !113
  store <4 x float> %285, ptr %40, align 16, !tbaa !113
  %286 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %287 = icmp eq i32 %286, 3
  br i1 %287, label %288, label %305

288:                                              ; preds = %278
  %289 = load i32, ptr %36, align 4, !tbaa !6
  %290 = sdiv i32 %289, 4
  %291 = sext i32 %290 to i64
  %292 = getelementptr inbounds [1 x ptr], ptr %14, i64 0, i64 %291
  %293 = load ptr, ptr %292, align 8, !tbaa !130
  %294 = load i64, ptr %11, align 8, !tbaa !46
  %295 = getelementptr inbounds i8, ptr %293, i64 %294
  %296 = load i32, ptr %38, align 4, !tbaa !6
  %297 = sub nsw i32 16, %296
  %298 = mul nsw i32 4, %297
  %299 = sext i32 %298 to i64
  %300 = sub i64 0, %299
  %301 = getelementptr inbounds i8, ptr %295, i64 %300
  %302 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %301)
  %303 = load <4 x float>, ptr %40, align 16, !tbaa !113
  %304 = fmul <4 x float> %303, %302
  store <4 x float> %304, ptr %40, align 16, !tbaa !113
  br label %305

305:                                              ; preds = %288, %278
  %306 = load i64, ptr %12, align 8, !tbaa !46
  %307 = load i64, ptr %37, align 8, !tbaa !46
  %308 = sub nsw i64 %306, %307
  %309 = load i32, ptr %38, align 4, !tbaa !6
  %310 = sext i32 %309 to i64
  %311 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %308, i64 noundef %310)
  %312 = load <4 x float>, ptr %40, align 16, !tbaa !113
  %313 = load ptr, ptr %4, align 8, !tbaa !93, !nonnull !92, !align !95
  %314 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(16) %313, i64 noundef 0)
  %315 = load i64, ptr %6, align 8, !tbaa !46
  %316 = load i32, ptr %39, align 4, !tbaa !6
  %317 = sext i32 %316 to i64
  %318 = add nsw i64 %315, %317
  %319 = load i64, ptr %12, align 8, !tbaa !46
  %320 = mul nsw i64 %318, %319
  %321 = getelementptr inbounds float, ptr %314, i64 %320
  %322 = load i64, ptr %37, align 8, !tbaa !46
  %323 = getelementptr inbounds float, ptr %321, i64 %322
  %324 = load i32, ptr %38, align 4, !tbaa !6
  %325 = sext i32 %324 to i64
  %326 = getelementptr inbounds float, ptr %323, i64 %325
  %327 = shufflevector <4 x i1> %311, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %328 = bitcast <8 x i1> %327 to i8
  store i8 %328, ptr %41, align 1, !tbaa !113
  %329 = load i8, ptr %41, align 1
  %330 = zext i8 %329 to i32
  call void @_ZN12_GLOBAL__N_112store_maskedIDv4_ffEEvDv4_bT_PT0_(i32 %330, <4 x float> noundef %312, ptr noundef %326)
  call void @llvm.lifetime.end.p0(ptr %40) #14
  br label %331

331:                                              ; preds = %305
  %332 = load i32, ptr %39, align 4, !tbaa !6
  %333 = add nsw i32 %332, 1
  store i32 %333, ptr %39, align 4, !tbaa !6
  br label %274, !llvm.loop !169

334:                                              ; preds = %277
  call void @llvm.lifetime.end.p0(ptr %38) #14
  call void @llvm.lifetime.end.p0(ptr %37) #14
  br label %335

335:                                              ; preds = %334
  %336 = load i32, ptr %36, align 4, !tbaa !6
  %337 = add nsw i32 %336, 1
  store i32 %337, ptr %36, align 4, !tbaa !6
  br label %260, !llvm.loop !170

338:                                              ; preds = %263
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
  %10 = load ptr, ptr %9, align 8, !tbaa !124
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 5
  %12 = load ptr, ptr %11, align 8, !tbaa !126
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
  %10 = load ptr, ptr %9, align 8, !tbaa !124
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !129
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
define internal void @_ZN12_GLOBAL__N_110add_digitsILi1ELi4EEEvPKNS_6ColumnEPKPKNS_6RecordEPAT0__Dv4_f(ptr noundef %0, ptr noundef %1, ptr noundef %2) #6 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [1 x [8 x <16 x i8>]], align 16
  %8 = alloca [1 x [2 x %"struct.(anonymous namespace)::Scales"]], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %"struct.(anonymous namespace)::Scales", align 16
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca [1 x [3 x <4 x i32>]], align 16
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca <16 x i8>, align 16
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca <4 x float>, align 16
  %26 = alloca <4 x float>, align 16
  %27 = alloca <4 x float>, align 16
  store ptr %0, ptr %4, align 8, !tbaa !171
  store ptr %1, ptr %5, align 8, !tbaa !173
  store ptr %2, ptr %6, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %7) #14
  call void @llvm.lifetime.start.p0(ptr %8) #14
  call void @llvm.lifetime.start.p0(ptr %9) #14
  store i32 0, ptr %9, align 4, !tbaa !6
  br label %28

28:                                               ; preds = %82, %3
  %29 = load i32, ptr %9, align 4, !tbaa !6
  %30 = icmp slt i32 %29, 1
  br i1 %30, label %32, label %31

31:                                               ; preds = %28
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #14
  br label %85

32:                                               ; preds = %28
  %33 = load ptr, ptr %4, align 8, !tbaa !171
  %34 = load i32, ptr %9, align 4, !tbaa !6
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %33, i64 %35
  %37 = load i32, ptr %9, align 4, !tbaa !6
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [1 x [8 x <16 x i8>]], ptr %7, i64 0, i64 %38
  %40 = getelementptr inbounds [8 x <16 x i8>], ptr %39, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_16unpackERKNS_6ColumnEPDv16_h(ptr noundef nonnull align 8 dereferenceable(32) %36, ptr noundef %40)
  call void @llvm.lifetime.start.p0(ptr %11) #14
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %41

41:                                               ; preds = %78, %32
  %42 = load i32, ptr %11, align 4, !tbaa !6
  %43 = load i32, ptr @group, align 4, !tbaa !6
  %44 = sdiv i32 32, %43
  %45 = icmp slt i32 %42, %44
  br i1 %45, label %47, label %46

46:                                               ; preds = %41
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #14
  br label %81

47:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %48 = load ptr, ptr %4, align 8, !tbaa !171
  %49 = load i32, ptr %9, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %48, i64 %50
  %52 = load i32, ptr %11, align 4, !tbaa !6
  %53 = call %"struct.(anonymous namespace)::Scales" @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %51, i32 noundef %52)
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 0
  %55 = extractvalue %"struct.(anonymous namespace)::Scales" %53, 0
  store <4 x float> %55, ptr %54, align 16
  %56 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 1
  %57 = extractvalue %"struct.(anonymous namespace)::Scales" %53, 1
  store <4 x float> %57, ptr %56, align 16
  %58 = load i32, ptr @has_offset, align 4, !tbaa !6
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %60, label %71

60:                                               ; preds = %47
  %61 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 0
  %62 = load <4 x float>, ptr %61, align 16, !tbaa !113
  %63 = load i32, ptr @zero, align 4, !tbaa !6
  %64 = sitofp i32 %63 to float
  %65 = insertelement <4 x float> poison, float %64, i64 0
  %66 = shufflevector <4 x float> %65, <4 x float> poison, <4 x i32> zeroinitializer
  %67 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 1
  %68 = load <4 x float>, ptr %67, align 16, !tbaa !113
  %69 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %62, <4 x float> noundef %66, <4 x float> noundef %68)
  %70 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 1
  store <4 x float> %69, ptr %70, align 16, !tbaa !113
  br label %71

71:                                               ; preds = %60, %47
  %72 = load i32, ptr %9, align 4, !tbaa !6
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %73
  %75 = load i32, ptr %11, align 4, !tbaa !6
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %74, i64 0, i64 %76
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %77, ptr align 16 %12, i64 32, i1 false), !tbaa.struct !175
  call void @llvm.lifetime.end.p0(ptr %12) #14
  br label %78

78:                                               ; preds = %71
  %79 = load i32, ptr %11, align 4, !tbaa !6
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %11, align 4, !tbaa !6
  br label %41, !llvm.loop !176

81:                                               ; preds = %46
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %9, align 4, !tbaa !6
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %9, align 4, !tbaa !6
  br label %28, !llvm.loop !177

85:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %13) #14
  store i32 0, ptr %13, align 4, !tbaa !6
  br label %86

86:                                               ; preds = %313, %85
  %87 = load i32, ptr %13, align 4, !tbaa !6
  %88 = icmp slt i32 %87, 4
  br i1 %88, label %90, label %89

89:                                               ; preds = %86
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #14
  br label %316

90:                                               ; preds = %86
  call void @llvm.lifetime.start.p0(ptr %14) #14
  %91 = load ptr, ptr %5, align 8, !tbaa !173
  %92 = load i32, ptr %13, align 4, !tbaa !6
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds ptr, ptr %91, i64 %93
  %95 = load ptr, ptr %94, align 8, !tbaa !111
  store ptr %95, ptr %14, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %15) #14
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %96

96:                                               ; preds = %309, %90
  %97 = load i32, ptr %15, align 4, !tbaa !6
  %98 = load i32, ptr @group, align 4, !tbaa !6
  %99 = sdiv i32 32, %98
  %100 = icmp slt i32 %97, %99
  br i1 %100, label %102, label %101

101:                                              ; preds = %96
  store i32 11, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #14
  br label %312

102:                                              ; preds = %96
  call void @llvm.lifetime.start.p0(ptr %16) #14
  call void @llvm.lifetime.start.p0(ptr %17) #14
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %103

103:                                              ; preds = %148, %102
  %104 = load i32, ptr %17, align 4, !tbaa !6
  %105 = icmp slt i32 %104, 1
  br i1 %105, label %107, label %106

106:                                              ; preds = %103
  store i32 14, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %151

107:                                              ; preds = %103
  %108 = load i32, ptr %17, align 4, !tbaa !6
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %16, i64 0, i64 %109
  %111 = getelementptr inbounds [3 x <4 x i32>], ptr %110, i64 0, i64 0
  store <4 x i32> zeroinitializer, ptr %111, align 16, !tbaa !113
  %112 = load i32, ptr @zero, align 4, !tbaa !6
  %113 = icmp ne i32 %112, 0
  br i1 %113, label %114, label %123

114:                                              ; preds = %107
  %115 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %116 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %115, i32 0, i32 3
  %117 = load i32, ptr %15, align 4, !tbaa !6
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [2 x i32], ptr %116, i64 0, i64 %118
  %120 = load i32, ptr %119, align 4, !tbaa !6
  %121 = insertelement <4 x i32> poison, i32 %120, i64 0
  %122 = shufflevector <4 x i32> %121, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %124

123:                                              ; preds = %107
  br label %124

124:                                              ; preds = %123, %114
  %125 = phi <4 x i32> [ %122, %114 ], [ zeroinitializer, %123 ]
  %126 = load i32, ptr %17, align 4, !tbaa !6
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %16, i64 0, i64 %127
  %129 = getelementptr inbounds [3 x <4 x i32>], ptr %128, i64 0, i64 1
  store <4 x i32> %125, ptr %129, align 16, !tbaa !113
  %130 = load i32, ptr @zero, align 4, !tbaa !6
  %131 = icmp ne i32 %130, 0
  br i1 %131, label %132, label %141

132:                                              ; preds = %124
  %133 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %134 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %133, i32 0, i32 4
  %135 = load i32, ptr %15, align 4, !tbaa !6
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [2 x i32], ptr %134, i64 0, i64 %136
  %138 = load i32, ptr %137, align 4, !tbaa !6
  %139 = insertelement <4 x i32> poison, i32 %138, i64 0
  %140 = shufflevector <4 x i32> %139, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %142

141:                                              ; preds = %124
  br label %142

142:                                              ; preds = %141, %132
  %143 = phi <4 x i32> [ %140, %132 ], [ zeroinitializer, %141 ]
  %144 = load i32, ptr %17, align 4, !tbaa !6
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %16, i64 0, i64 %145
  %147 = getelementptr inbounds [3 x <4 x i32>], ptr %146, i64 0, i64 2
  store <4 x i32> %143, ptr %147, align 16, !tbaa !113
  br label %148

148:                                              ; preds = %142
  %149 = load i32, ptr %17, align 4, !tbaa !6
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %17, align 4, !tbaa !6
  br label %103, !llvm.loop !179

151:                                              ; preds = %106
  call void @llvm.lifetime.start.p0(ptr %18) #14
  %152 = load i32, ptr %15, align 4, !tbaa !6
  %153 = load i32, ptr @group, align 4, !tbaa !6
  %154 = mul nsw i32 %152, %153
  %155 = sdiv i32 %154, 4
  store i32 %155, ptr %18, align 4, !tbaa !6
  br label %156

156:                                              ; preds = %220, %151
  %157 = load i32, ptr %18, align 4, !tbaa !6
  %158 = load i32, ptr %15, align 4, !tbaa !6
  %159 = add nsw i32 %158, 1
  %160 = load i32, ptr @group, align 4, !tbaa !6
  %161 = mul nsw i32 %159, %160
  %162 = sdiv i32 %161, 4
  %163 = icmp slt i32 %157, %162
  br i1 %163, label %165, label %164

164:                                              ; preds = %156
  store i32 17, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #14
  br label %223

165:                                              ; preds = %156
  call void @llvm.lifetime.start.p0(ptr %19) #14
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %166

166:                                              ; preds = %216, %165
  %167 = load i32, ptr %19, align 4, !tbaa !6
  %168 = icmp slt i32 %167, 3
  br i1 %168, label %170, label %169

169:                                              ; preds = %166
  store i32 20, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %219

170:                                              ; preds = %166
  call void @llvm.lifetime.start.p0(ptr %20) #14
  %171 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %172 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %171, i32 0, i32 0
  %173 = load i32, ptr %19, align 4, !tbaa !6
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [3 x [32 x i8]], ptr %172, i64 0, i64 %174
  %176 = getelementptr inbounds [32 x i8], ptr %175, i64 0, i64 0
  %177 = load i32, ptr %18, align 4, !tbaa !6
  %178 = mul nsw i32 4, %177
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds i8, ptr %176, i64 %179
  %181 = call noundef i32 @_ZN12_GLOBAL__N_14loadIiEET_PKv(ptr noundef %180)
  %182 = insertelement <4 x i32> poison, i32 %181, i64 0
  %183 = shufflevector <4 x i32> %182, <4 x i32> poison, <4 x i32> zeroinitializer
  %184 = bitcast <4 x i32> %183 to <16 x i8>
  store <16 x i8> %184, ptr %20, align 16, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %21) #14
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %185

185:                                              ; preds = %212, %170
  %186 = load i32, ptr %21, align 4, !tbaa !6
  %187 = icmp slt i32 %186, 1
  br i1 %187, label %189, label %188

188:                                              ; preds = %185
  store i32 23, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #14
  br label %215

189:                                              ; preds = %185
  %190 = load i32, ptr %21, align 4, !tbaa !6
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %16, i64 0, i64 %191
  %193 = load i32, ptr %19, align 4, !tbaa !6
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds [3 x <4 x i32>], ptr %192, i64 0, i64 %194
  %196 = load <4 x i32>, ptr %195, align 16, !tbaa !113
  %197 = load i32, ptr %21, align 4, !tbaa !6
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds [1 x [8 x <16 x i8>]], ptr %7, i64 0, i64 %198
  %200 = load i32, ptr %18, align 4, !tbaa !6
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds [8 x <16 x i8>], ptr %199, i64 0, i64 %201
  %203 = load <16 x i8>, ptr %202, align 16, !tbaa !113
  %204 = load <16 x i8>, ptr %20, align 16, !tbaa !113
  %205 = call noundef <4 x i32> @_ZN12_GLOBAL__N_112add_productsEDv4_iDv16_hS1_(<4 x i32> noundef %196, <16 x i8> noundef %203, <16 x i8> noundef %204)
  %206 = load i32, ptr %21, align 4, !tbaa !6
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %16, i64 0, i64 %207
  %209 = load i32, ptr %19, align 4, !tbaa !6
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds [3 x <4 x i32>], ptr %208, i64 0, i64 %210
  store <4 x i32> %205, ptr %211, align 16, !tbaa !113
  br label %212

212:                                              ; preds = %189
  %213 = load i32, ptr %21, align 4, !tbaa !6
  %214 = add nsw i32 %213, 1
  store i32 %214, ptr %21, align 4, !tbaa !6
  br label %185, !llvm.loop !180

215:                                              ; preds = %188
  call void @llvm.lifetime.end.p0(ptr %20) #14
  br label %216

216:                                              ; preds = %215
  %217 = load i32, ptr %19, align 4, !tbaa !6
  %218 = add nsw i32 %217, 1
  store i32 %218, ptr %19, align 4, !tbaa !6
  br label %166, !llvm.loop !181

219:                                              ; preds = %169
  br label %220

220:                                              ; preds = %219
  %221 = load i32, ptr %18, align 4, !tbaa !6
  %222 = add nsw i32 %221, 1
  store i32 %222, ptr %18, align 4, !tbaa !6
  br label %156, !llvm.loop !182

223:                                              ; preds = %164
  call void @llvm.lifetime.start.p0(ptr %22) #14
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %224

224:                                              ; preds = %305, %223
  %225 = load i32, ptr %22, align 4, !tbaa !6
  %226 = icmp slt i32 %225, 1
  br i1 %226, label %228, label %227

227:                                              ; preds = %224
  store i32 26, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #14
  br label %308

228:                                              ; preds = %224
  call void @llvm.lifetime.start.p0(ptr %23) #14
  %229 = load i32, ptr %22, align 4, !tbaa !6
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %16, i64 0, i64 %230
  %232 = getelementptr inbounds [3 x <4 x i32>], ptr %231, i64 0, i64 0
  store ptr %232, ptr %23, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %24) #14
  %233 = load i32, ptr %22, align 4, !tbaa !6
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %234
  %236 = load i32, ptr %15, align 4, !tbaa !6
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %235, i64 0, i64 %237
  store ptr %238, ptr %24, align 8, !tbaa !183
  call void @llvm.lifetime.start.p0(ptr %25) #14
  %239 = load ptr, ptr %23, align 8, !tbaa !104
  %240 = getelementptr inbounds <4 x i32>, ptr %239, i64 0
  %241 = load <4 x i32>, ptr %240, align 16, !tbaa !113
  %242 = shl <4 x i32> %241, splat (i32 8)
  %243 = load ptr, ptr %23, align 8, !tbaa !104
  %244 = getelementptr inbounds <4 x i32>, ptr %243, i64 1
  %245 = load <4 x i32>, ptr %244, align 16, !tbaa !113
  %246 = add <4 x i32> %242, %245
  %247 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %246)
  %248 = load ptr, ptr %23, align 8, !tbaa !104
  %249 = getelementptr inbounds <4 x i32>, ptr %248, i64 2
  %250 = load <4 x i32>, ptr %249, align 16, !tbaa !113
  %251 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %250)
  %252 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %247, <4 x float> noundef splat (float 2.560000e+02), <4 x float> noundef %251)
  store <4 x float> %252, ptr %25, align 16, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %26) #14
  %253 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %254 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %253, i32 0, i32 1
  %255 = load float, ptr %254, align 4, !tbaa !114
  %256 = insertelement <4 x float> poison, float %255, i64 0
  %257 = shufflevector <4 x float> %256, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %257, ptr %26, align 16, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %27) #14
  %258 = load <4 x float>, ptr %25, align 16, !tbaa !113
  %259 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %260 = icmp eq i32 %259, 3
  br i1 %260, label %261, label %263

261:                                              ; preds = %228
  %262 = load <4 x float>, ptr %26, align 16, !tbaa !113
  br label %269

263:                                              ; preds = %228
  %264 = load ptr, ptr %24, align 8, !tbaa !183, !nonnull !92, !align !185
  %265 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %264, i32 0, i32 0
  %266 = load <4 x float>, ptr %265, align 16, !tbaa !113
  %267 = load <4 x float>, ptr %26, align 16, !tbaa !113
  %268 = fmul <4 x float> %266, %267
  br label %269

269:                                              ; preds = %263, %261
  %270 = phi <4 x float> [ %262, %261 ], [ %268, %263 ]
  %271 = load ptr, ptr %6, align 8, !tbaa !104
  %272 = load i32, ptr %22, align 4, !tbaa !6
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds [4 x <4 x float>], ptr %271, i64 %273
  %275 = load i32, ptr %13, align 4, !tbaa !6
  %276 = sext i32 %275 to i64
  %277 = getelementptr inbounds [4 x <4 x float>], ptr %274, i64 0, i64 %276
  %278 = load <4 x float>, ptr %277, align 16, !tbaa !113
  %279 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %258, <4 x float> noundef %270, <4 x float> noundef %278)
  store <4 x float> %279, ptr %27, align 16, !tbaa !113
  %280 = load i32, ptr @has_offset, align 4, !tbaa !6
  %281 = icmp ne i32 %280, 0
  br i1 %281, label %282, label %296

282:                                              ; preds = %269
  %283 = load ptr, ptr %24, align 8, !tbaa !183, !nonnull !92, !align !185
  %284 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %283, i32 0, i32 1
  %285 = load <4 x float>, ptr %284, align 16, !tbaa !113
  %286 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %287 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %286, i32 0, i32 2
  %288 = load i32, ptr %15, align 4, !tbaa !6
  %289 = sext i32 %288 to i64
  %290 = getelementptr inbounds [2 x float], ptr %287, i64 0, i64 %289
  %291 = load float, ptr %290, align 4, !tbaa !107
  %292 = insertelement <4 x float> poison, float %291, i64 0
  %293 = shufflevector <4 x float> %292, <4 x float> poison, <4 x i32> zeroinitializer
  %294 = load <4 x float>, ptr %27, align 16, !tbaa !113
  %295 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %285, <4 x float> noundef %293, <4 x float> noundef %294)
  store <4 x float> %295, ptr %27, align 16, !tbaa !113
  br label %296

296:                                              ; preds = %282, %269
  %297 = load <4 x float>, ptr %27, align 16, !tbaa !113
  %298 = load ptr, ptr %6, align 8, !tbaa !104
  %299 = load i32, ptr %22, align 4, !tbaa !6
  %300 = sext i32 %299 to i64
  %301 = getelementptr inbounds [4 x <4 x float>], ptr %298, i64 %300
  %302 = load i32, ptr %13, align 4, !tbaa !6
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [4 x <4 x float>], ptr %301, i64 0, i64 %303
  store <4 x float> %297, ptr %304, align 16, !tbaa !113
  call void @llvm.lifetime.end.p0(ptr %27) #14
  call void @llvm.lifetime.end.p0(ptr %26) #14
  call void @llvm.lifetime.end.p0(ptr %25) #14
  call void @llvm.lifetime.end.p0(ptr %24) #14
  call void @llvm.lifetime.end.p0(ptr %23) #14
  br label %305

305:                                              ; preds = %296
  %306 = load i32, ptr %22, align 4, !tbaa !6
  %307 = add nsw i32 %306, 1
  store i32 %307, ptr %22, align 4, !tbaa !6
  br label %224, !llvm.loop !186

308:                                              ; preds = %227
  call void @llvm.lifetime.end.p0(ptr %16) #14
  br label %309

309:                                              ; preds = %308
  %310 = load i32, ptr %15, align 4, !tbaa !6
  %311 = add nsw i32 %310, 1
  store i32 %311, ptr %15, align 4, !tbaa !6
  br label %96, !llvm.loop !187

312:                                              ; preds = %101
  call void @llvm.lifetime.end.p0(ptr %14) #14
  br label %313

313:                                              ; preds = %312
  %314 = load i32, ptr %13, align 4, !tbaa !6
  %315 = add nsw i32 %314, 1
  store i32 %315, ptr %13, align 4, !tbaa !6
  br label %86, !llvm.loop !188

316:                                              ; preds = %89
  call void @llvm.lifetime.end.p0(ptr %8) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_111add_widenedILi4EEEvRKNS_6ColumnEPKPKfPDv4_f(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef %2) #6 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [8 x <16 x i8>], align 16
  %8 = alloca [2 x %"struct.(anonymous namespace)::Scales"], align 16
  %9 = alloca i32, align 4
  %10 = alloca %"struct.(anonymous namespace)::Scales", align 16
  %11 = alloca [4 x [2 x <4 x float>]], align 16
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca <4 x i32>, align 16
  %18 = alloca <4 x float>, align 16
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !171
  store ptr %1, ptr %5, align 8, !tbaa !189
  store ptr %2, ptr %6, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %7) #14
  %21 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %22 = getelementptr inbounds [8 x <16 x i8>], ptr %7, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_16unpackERKNS_6ColumnEPDv16_h(ptr noundef nonnull align 8 dereferenceable(32) %21, ptr noundef %22)
  call void @llvm.lifetime.start.p0(ptr %8) #14
  call void @llvm.lifetime.start.p0(ptr %9) #14
  store i32 0, ptr %9, align 4, !tbaa !6
  br label %23

23:                                               ; preds = %40, %3
  %24 = load i32, ptr %9, align 4, !tbaa !6
  %25 = load i32, ptr @group, align 4, !tbaa !6
  %26 = sdiv i32 32, %25
  %27 = icmp slt i32 %24, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %9) #14
  br label %43

29:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %10) #14
  %30 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %31 = load i32, ptr %9, align 4, !tbaa !6
  %32 = call %"struct.(anonymous namespace)::Scales" @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %30, i32 noundef %31)
  %33 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %10, i32 0, i32 0
  %34 = extractvalue %"struct.(anonymous namespace)::Scales" %32, 0
  store <4 x float> %34, ptr %33, align 16
  %35 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %10, i32 0, i32 1
  %36 = extractvalue %"struct.(anonymous namespace)::Scales" %32, 1
  store <4 x float> %36, ptr %35, align 16
  %37 = load i32, ptr %9, align 4, !tbaa !6
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %8, i64 0, i64 %38
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %39, ptr align 16 %10, i64 32, i1 false), !tbaa.struct !175
  call void @llvm.lifetime.end.p0(ptr %10) #14
  br label %40

40:                                               ; preds = %29
  %41 = load i32, ptr %9, align 4, !tbaa !6
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %9, align 4, !tbaa !6
  br label %23, !llvm.loop !191

43:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %11) #14
  call void @llvm.lifetime.start.p0(ptr %12) #14
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %44

44:                                               ; preds = %62, %43
  %45 = load i32, ptr %12, align 4, !tbaa !6
  %46 = icmp slt i32 %45, 4
  br i1 %46, label %48, label %47

47:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(ptr %12) #14
  br label %65

48:                                               ; preds = %44
  %49 = load ptr, ptr %6, align 8, !tbaa !104
  %50 = load i32, ptr %12, align 4, !tbaa !6
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds <4 x float>, ptr %49, i64 %51
  %53 = load <4 x float>, ptr %52, align 16, !tbaa !113
  %54 = load i32, ptr %12, align 4, !tbaa !6
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %11, i64 0, i64 %55
  %57 = getelementptr inbounds [2 x <4 x float>], ptr %56, i64 0, i64 0
  store <4 x float> %53, ptr %57, align 16, !tbaa !113
  %58 = load i32, ptr %12, align 4, !tbaa !6
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %11, i64 0, i64 %59
  %61 = getelementptr inbounds [2 x <4 x float>], ptr %60, i64 0, i64 1
  store <4 x float> zeroinitializer, ptr %61, align 16, !tbaa !113
  br label %62

62:                                               ; preds = %48
  %63 = load i32, ptr %12, align 4, !tbaa !6
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %12, align 4, !tbaa !6
  br label %44, !llvm.loop !192

65:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(ptr %13) #14
  store i32 0, ptr %13, align 4, !tbaa !6
  br label %66

66:                                               ; preds = %170, %65
  %67 = load i32, ptr %13, align 4, !tbaa !6
  %68 = icmp slt i32 %67, 8
  br i1 %68, label %70, label %69

69:                                               ; preds = %66
  store i32 8, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #14
  br label %173

70:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(ptr %15) #14
  %71 = load i32, ptr %13, align 4, !tbaa !6
  %72 = mul nsw i32 %71, 4
  %73 = load i32, ptr @group, align 4, !tbaa !6
  %74 = sdiv i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %8, i64 0, i64 %75
  store ptr %76, ptr %15, align 8, !tbaa !183
  call void @llvm.lifetime.start.p0(ptr %16) #14
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %77

77:                                               ; preds = %166, %70
  %78 = load i32, ptr %16, align 4, !tbaa !6
  %79 = icmp slt i32 %78, 4
  br i1 %79, label %81, label %80

80:                                               ; preds = %77
  store i32 11, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #14
  br label %169

81:                                               ; preds = %77
  call void @llvm.lifetime.start.p0(ptr %17) #14
  %82 = load i32, ptr %13, align 4, !tbaa !6
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [8 x <16 x i8>], ptr %7, i64 0, i64 %83
  %85 = load <16 x i8>, ptr %84, align 16, !tbaa !113
  %86 = bitcast <16 x i8> %85 to <4 x i32>
  %87 = load i32, ptr %16, align 4, !tbaa !6
  %88 = mul nsw i32 8, %87
  %89 = insertelement <4 x i32> poison, i32 %88, i64 0
  %90 = shufflevector <4 x i32> %89, <4 x i32> poison, <4 x i32> zeroinitializer
  %91 = ashr <4 x i32> %86, %90
  %92 = and <4 x i32> %91, splat (i32 255)
  store <4 x i32> %92, ptr %17, align 16, !tbaa !113
  %93 = load i32, ptr @zero, align 4, !tbaa !6
  %94 = icmp ne i32 %93, 0
  br i1 %94, label %95, label %101

95:                                               ; preds = %81
  %96 = load i32, ptr @zero, align 4, !tbaa !6
  %97 = insertelement <4 x i32> poison, i32 %96, i64 0
  %98 = shufflevector <4 x i32> %97, <4 x i32> poison, <4 x i32> zeroinitializer
  %99 = load <4 x i32>, ptr %17, align 16, !tbaa !113
  %100 = sub <4 x i32> %99, %98
  store <4 x i32> %100, ptr %17, align 16, !tbaa !113
  br label %101

101:                                              ; preds = %95, %81
  call void @llvm.lifetime.start.p0(ptr %18) #14
  %102 = load <4 x i32>, ptr %17, align 16, !tbaa !113
  %103 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %102)
  store <4 x float> %103, ptr %18, align 16, !tbaa !113
  %104 = load i32, ptr @has_offset, align 4, !tbaa !6
  %105 = icmp ne i32 %104, 0
  br i1 %105, label %106, label %115

106:                                              ; preds = %101
  %107 = load <4 x float>, ptr %18, align 16, !tbaa !113
  %108 = load ptr, ptr %15, align 8, !tbaa !183, !nonnull !92, !align !185
  %109 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %108, i32 0, i32 0
  %110 = load <4 x float>, ptr %109, align 16, !tbaa !113
  %111 = load ptr, ptr %15, align 8, !tbaa !183, !nonnull !92, !align !185
  %112 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %111, i32 0, i32 1
  %113 = load <4 x float>, ptr %112, align 16, !tbaa !113
  %114 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %107, <4 x float> noundef %110, <4 x float> noundef %113)
  store <4 x float> %114, ptr %18, align 16, !tbaa !113
  br label %125

115:                                              ; preds = %101
  %116 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %117 = icmp ne i32 %116, 3
  br i1 %117, label %118, label %124

118:                                              ; preds = %115
  %119 = load ptr, ptr %15, align 8, !tbaa !183, !nonnull !92, !align !185
  %120 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %119, i32 0, i32 0
  %121 = load <4 x float>, ptr %120, align 16, !tbaa !113
  %122 = load <4 x float>, ptr %18, align 16, !tbaa !113
  %123 = fmul <4 x float> %122, %121
  store <4 x float> %123, ptr %18, align 16, !tbaa !113
  br label %124

124:                                              ; preds = %118, %115
  br label %125

125:                                              ; preds = %124, %106
  call void @llvm.lifetime.start.p0(ptr %19) #14
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %126

126:                                              ; preds = %162, %125
  %127 = load i32, ptr %19, align 4, !tbaa !6
  %128 = icmp slt i32 %127, 4
  br i1 %128, label %130, label %129

129:                                              ; preds = %126
  store i32 14, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %165

130:                                              ; preds = %126
  %131 = load <4 x float>, ptr %18, align 16, !tbaa !113
  %132 = load ptr, ptr %5, align 8, !tbaa !189
  %133 = load i32, ptr %19, align 4, !tbaa !6
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds ptr, ptr %132, i64 %134
  %136 = load ptr, ptr %135, align 8, !tbaa !109
  %137 = load i32, ptr %13, align 4, !tbaa !6
  %138 = mul nsw i32 4, %137
  %139 = load i32, ptr %16, align 4, !tbaa !6
  %140 = add nsw i32 %138, %139
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds float, ptr %136, i64 %141
  %143 = load float, ptr %142, align 4, !tbaa !107
  %144 = insertelement <4 x float> poison, float %143, i64 0
  %145 = shufflevector <4 x float> %144, <4 x float> poison, <4 x i32> zeroinitializer
  %146 = load i32, ptr %19, align 4, !tbaa !6
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %11, i64 0, i64 %147
  %149 = load i32, ptr %16, align 4, !tbaa !6
  %150 = srem i32 %149, 2
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [2 x <4 x float>], ptr %148, i64 0, i64 %151
  %153 = load <4 x float>, ptr %152, align 16, !tbaa !113
  %154 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %131, <4 x float> noundef %145, <4 x float> noundef %153)
  %155 = load i32, ptr %19, align 4, !tbaa !6
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %11, i64 0, i64 %156
  %158 = load i32, ptr %16, align 4, !tbaa !6
  %159 = srem i32 %158, 2
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [2 x <4 x float>], ptr %157, i64 0, i64 %160
  store <4 x float> %154, ptr %161, align 16, !tbaa !113
  br label %162

162:                                              ; preds = %130
  %163 = load i32, ptr %19, align 4, !tbaa !6
  %164 = add nsw i32 %163, 1
  store i32 %164, ptr %19, align 4, !tbaa !6
  br label %126, !llvm.loop !193

165:                                              ; preds = %129
  call void @llvm.lifetime.end.p0(ptr %18) #14
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %166

166:                                              ; preds = %165
  %167 = load i32, ptr %16, align 4, !tbaa !6
  %168 = add nsw i32 %167, 1
  store i32 %168, ptr %16, align 4, !tbaa !6
  br label %77, !llvm.loop !194

169:                                              ; preds = %80
  call void @llvm.lifetime.end.p0(ptr %15) #14
  br label %170

170:                                              ; preds = %169
  %171 = load i32, ptr %13, align 4, !tbaa !6
  %172 = add nsw i32 %171, 1
  store i32 %172, ptr %13, align 4, !tbaa !6
  br label %66, !llvm.loop !195

173:                                              ; preds = %69
  call void @llvm.lifetime.start.p0(ptr %20) #14
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %174

174:                                              ; preds = %194, %173
  %175 = load i32, ptr %20, align 4, !tbaa !6
  %176 = icmp slt i32 %175, 4
  br i1 %176, label %178, label %177

177:                                              ; preds = %174
  store i32 17, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #14
  br label %197

178:                                              ; preds = %174
  %179 = load i32, ptr %20, align 4, !tbaa !6
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %11, i64 0, i64 %180
  %182 = getelementptr inbounds [2 x <4 x float>], ptr %181, i64 0, i64 0
  %183 = load <4 x float>, ptr %182, align 16, !tbaa !113
  %184 = load i32, ptr %20, align 4, !tbaa !6
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [4 x [2 x <4 x float>]], ptr %11, i64 0, i64 %185
  %187 = getelementptr inbounds [2 x <4 x float>], ptr %186, i64 0, i64 1
  %188 = load <4 x float>, ptr %187, align 16, !tbaa !113
  %189 = fadd <4 x float> %183, %188
  %190 = load ptr, ptr %6, align 8, !tbaa !104
  %191 = load i32, ptr %20, align 4, !tbaa !6
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds <4 x float>, ptr %190, i64 %192
  store <4 x float> %189, ptr %193, align 16, !tbaa !113
  br label %194

194:                                              ; preds = %178
  %195 = load i32, ptr %20, align 4, !tbaa !6
  %196 = add nsw i32 %195, 1
  store i32 %196, ptr %20, align 4, !tbaa !6
  br label %174, !llvm.loop !196

197:                                              ; preds = %177
  call void @llvm.lifetime.end.p0(ptr %11) #14
  call void @llvm.lifetime.end.p0(ptr %8) #14
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
  %10 = load ptr, ptr %9, align 8, !tbaa !124
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Buffer, ptr %10, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8, !tbaa !129
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
define internal void @_ZN12_GLOBAL__N_16unpackERKNS_6ColumnEPDv16_h(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1) #6 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca %class.anon.1, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !171
  store ptr %1, ptr %4, align 8, !tbaa !104
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
  %25 = load ptr, ptr %3, align 8, !tbaa !171, !nonnull !92, !align !95
  store ptr %25, ptr %24, align 8, !tbaa !171
  %26 = getelementptr inbounds nuw %class.anon.1, ptr %6, i32 0, i32 1
  store ptr %4, ptr %26, align 8, !tbaa !197
  %27 = load i32, ptr %5, align 4, !tbaa !6
  call void @_ZZN12_GLOBAL__N_16unpackERKNS_6ColumnEPDv16_hENKUliiiE_clEiii(ptr noundef nonnull align 8 dereferenceable(16) %6, i32 noundef 0, i32 noundef %27, i32 noundef 0)
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
  call void @_ZZN12_GLOBAL__N_16unpackERKNS_6ColumnEPDv16_hENKUliiiE_clEiii(ptr noundef nonnull align 8 dereferenceable(16) %6, i32 noundef %33, i32 noundef %36, i32 noundef %37)
  br label %38

38:                                               ; preds = %31, %22
  call void @llvm.lifetime.start.p0(ptr %7) #14
  store i32 0, ptr %7, align 4, !tbaa !6
  br label %39

39:                                               ; preds = %68, %38
  %40 = load i32, ptr %7, align 4, !tbaa !6
  %41 = icmp slt i32 %40, 8
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  call void @llvm.lifetime.end.p0(ptr %7) #14
  br label %71

43:                                               ; preds = %39
  %44 = load i32, ptr @has_table, align 4, !tbaa !6
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %57

46:                                               ; preds = %43
  %47 = load ptr, ptr %4, align 8, !tbaa !104
  %48 = load i32, ptr %7, align 4, !tbaa !6
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds <16 x i8>, ptr %47, i64 %49
  %51 = load <16 x i8>, ptr %50, align 16, !tbaa !113
  %52 = call noundef <16 x i8> @_ZN12_GLOBAL__N_17look_upEPKhDv16_h(ptr noundef @table, <16 x i8> noundef %51)
  %53 = load ptr, ptr %4, align 8, !tbaa !104
  %54 = load i32, ptr %7, align 4, !tbaa !6
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds <16 x i8>, ptr %53, i64 %55
  store <16 x i8> %52, ptr %56, align 16, !tbaa !113
  br label %57

57:                                               ; preds = %46, %43
  %58 = load i32, ptr @flipped, align 4, !tbaa !6
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %60, label %67

60:                                               ; preds = %57
  %61 = load ptr, ptr %4, align 8, !tbaa !104
  %62 = load i32, ptr %7, align 4, !tbaa !6
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds <16 x i8>, ptr %61, i64 %63
  %65 = load <16 x i8>, ptr %64, align 16, !tbaa !113
  %66 = xor <16 x i8> %65, splat (i8 -128)
  store <16 x i8> %66, ptr %64, align 16, !tbaa !113
  br label %67

67:                                               ; preds = %60, %57
  br label %68

68:                                               ; preds = %67
  %69 = load i32, ptr %7, align 4, !tbaa !6
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %7, align 4, !tbaa !6
  br label %39, !llvm.loop !198

71:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(ptr %6) #14
  call void @llvm.lifetime.end.p0(ptr %5) #14
  ret void
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
  store ptr %0, ptr %4, align 8, !tbaa !171
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
  %21 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %21, i32 0, i32 3
  %23 = load i32, ptr %22, align 8, !tbaa !138
  %24 = mul nsw i32 4, %23
  %25 = call noundef i32 @_ZN12_GLOBAL__N_111scale_bytesEv()
  %26 = mul nsw i32 %24, %25
  store i32 %26, ptr %6, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %7) #14
  %27 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %27, i32 0, i32 1
  %29 = load ptr, ptr %28, align 8, !tbaa !136
  %30 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %30, i32 0, i32 2
  %32 = load i64, ptr %31, align 8, !tbaa !137
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
  store ptr %44, ptr %7, align 8, !tbaa !130
  call void @llvm.lifetime.start.p0(ptr %8) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 1 @__const._ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi.halves, i64 1, i1 false)
  call void @llvm.lifetime.start.p0(ptr %9) #14
  %45 = getelementptr inbounds nuw %class.anon.6, ptr %9, i32 0, i32 0
  store ptr %7, ptr %45, align 8, !tbaa !199
  %46 = getelementptr inbounds nuw %class.anon.6, ptr %9, i32 0, i32 1
  store ptr %6, ptr %46, align 8, !tbaa !201
  %47 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %74

49:                                               ; preds = %20
  %50 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %3, i32 0, i32 0
  %51 = load ptr, ptr %7, align 8, !tbaa !130
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
  %63 = load ptr, ptr %7, align 8, !tbaa !130
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
  %86 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %87 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %86, i32 0, i32 1
  %88 = load ptr, ptr %87, align 8, !tbaa !136
  %89 = call noundef i32 @_ZN12_GLOBAL__N_18steps_atEv()
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i8, ptr %88, i64 %90
  %92 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %93 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %92, i32 0, i32 3
  %94 = load i32, ptr %93, align 8, !tbaa !138
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
  %104 = load ptr, ptr %7, align 8, !tbaa !130
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
  %129 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %130 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %129, i32 0, i32 1
  %131 = load ptr, ptr %130, align 8, !tbaa !136
  %132 = call noundef i32 @_ZN12_GLOBAL__N_18steps_atEv()
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds i8, ptr %131, i64 %133
  %135 = getelementptr inbounds i8, ptr %134, i64 32
  %136 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %137 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Column", ptr %136, i32 0, i32 3
  %138 = load i32, ptr %137, align 8, !tbaa !138
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
define internal void @_ZZN12_GLOBAL__N_16unpackERKNS_6ColumnEPDv16_hENKUliiiE_clEiii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #3 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca <16 x i8>, align 16
  store ptr %0, ptr %5, align 8, !tbaa !104
  store i32 %1, ptr %6, align 4, !tbaa !6
  store i32 %2, ptr %7, align 4, !tbaa !6
  store i32 %3, ptr %8, align 4, !tbaa !6
  %12 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %9) #14
  store i32 0, ptr %9, align 4, !tbaa !6
  br label %13

13:                                               ; preds = %92, %4
  %14 = load i32, ptr %9, align 4, !tbaa !6
  %15 = icmp slt i32 %14, 8
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  call void @llvm.lifetime.end.p0(ptr %9) #14
  br label %95

17:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(ptr %10) #14
  %18 = load i32, ptr %9, align 4, !tbaa !6
  %19 = load i32, ptr %7, align 4, !tbaa !6
  %20 = sdiv i32 %18, %19
  store i32 %20, ptr %10, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %11) #14
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
  %38 = mul nsw i32 16, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr %33, i64 %39
  %41 = call noundef <16 x i8> @_ZN12_GLOBAL__N_14loadIDv16_hEET_PKv(ptr noundef %40)
  store <16 x i8> %41, ptr %11, align 16, !tbaa !113
  %42 = load i32, ptr %7, align 4, !tbaa !6
  %43 = icmp slt i32 %42, 8
  br i1 %43, label %44, label %62

44:                                               ; preds = %17
  %45 = load <16 x i8>, ptr %11, align 16, !tbaa !113
  %46 = load i32, ptr %10, align 4, !tbaa !6
  %47 = load i32, ptr %7, align 4, !tbaa !6
  %48 = mul nsw i32 %46, %47
  %49 = trunc i32 %48 to i8
  %50 = zext i8 %49 to i32
  %51 = insertelement <16 x i32> poison, i32 %50, i64 0
  %52 = shufflevector <16 x i32> %51, <16 x i32> poison, <16 x i32> zeroinitializer
  %53 = trunc <16 x i32> %52 to <16 x i8>
  %54 = lshr <16 x i8> %45, %53
  %55 = load i32, ptr %7, align 4, !tbaa !6
  %56 = shl i32 1, %55
  %57 = sub nsw i32 %56, 1
  %58 = trunc i32 %57 to i8
  %59 = insertelement <16 x i8> poison, i8 %58, i64 0
  %60 = shufflevector <16 x i8> %59, <16 x i8> poison, <16 x i32> zeroinitializer
  %61 = and <16 x i8> %54, %60
  store <16 x i8> %61, ptr %11, align 16, !tbaa !113
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
  %71 = getelementptr inbounds <16 x i8>, ptr %68, i64 %70
  %72 = load <16 x i8>, ptr %71, align 16, !tbaa !113
  %73 = load <16 x i8>, ptr %11, align 16, !tbaa !113
  %74 = load i32, ptr %8, align 4, !tbaa !6
  %75 = trunc i32 %74 to i8
  %76 = zext i8 %75 to i32
  %77 = insertelement <16 x i32> poison, i32 %76, i64 0
  %78 = shufflevector <16 x i32> %77, <16 x i32> poison, <16 x i32> zeroinitializer
  %79 = trunc <16 x i32> %78 to <16 x i8>
  %80 = shl <16 x i8> %73, %79
  %81 = or <16 x i8> %72, %80
  br label %84

82:                                               ; preds = %62
  %83 = load <16 x i8>, ptr %11, align 16, !tbaa !113
  br label %84

84:                                               ; preds = %82, %65
  %85 = phi <16 x i8> [ %81, %65 ], [ %83, %82 ]
  %86 = getelementptr inbounds nuw %class.anon.1, ptr %12, i32 0, i32 1
  %87 = load ptr, ptr %86, align 8, !tbaa !205, !nonnull !92, !align !95
  %88 = load ptr, ptr %87, align 8, !tbaa !104
  %89 = load i32, ptr %9, align 4, !tbaa !6
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds <16 x i8>, ptr %88, i64 %90
  store <16 x i8> %85, ptr %91, align 16, !tbaa !113
  call void @llvm.lifetime.end.p0(ptr %11) #14
  call void @llvm.lifetime.end.p0(ptr %10) #14
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
define internal noundef <16 x i8> @_ZN12_GLOBAL__N_17look_upEPKhDv16_h(ptr noundef %0, <16 x i8> noundef %1) #6 {
  %3 = alloca ptr, align 8
  %4 = alloca <16 x i8>, align 16
  store ptr %0, ptr %3, align 8, !tbaa !130
  store <16 x i8> %1, ptr %4, align 16, !tbaa !113
  %5 = load ptr, ptr %3, align 8, !tbaa !130
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
  store ptr %1, ptr %4, align 8, !tbaa !130
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !130
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
  %7 = load ptr, ptr %6, align 8, !tbaa !207, !nonnull !92, !align !95
  %8 = load ptr, ptr %7, align 8, !tbaa !130
  %9 = load i32, ptr %4, align 4, !tbaa !6
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, ptr %8, i64 %10
  %12 = getelementptr inbounds nuw %class.anon.6, ptr %5, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !209, !nonnull !92, !align !178
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
define internal void @_ZN12_GLOBAL__N_110add_digitsILi1ELi2EEEvPKNS_6ColumnEPKPKNS_6RecordEPAT0__Dv4_f(ptr noundef %0, ptr noundef %1, ptr noundef %2) #6 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [1 x [8 x <16 x i8>]], align 16
  %8 = alloca [1 x [2 x %"struct.(anonymous namespace)::Scales"]], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %"struct.(anonymous namespace)::Scales", align 16
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca [1 x [3 x <4 x i32>]], align 16
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca <16 x i8>, align 16
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca <4 x float>, align 16
  %26 = alloca <4 x float>, align 16
  %27 = alloca <4 x float>, align 16
  store ptr %0, ptr %4, align 8, !tbaa !171
  store ptr %1, ptr %5, align 8, !tbaa !173
  store ptr %2, ptr %6, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %7) #14
  call void @llvm.lifetime.start.p0(ptr %8) #14
  call void @llvm.lifetime.start.p0(ptr %9) #14
  store i32 0, ptr %9, align 4, !tbaa !6
  br label %28

28:                                               ; preds = %82, %3
  %29 = load i32, ptr %9, align 4, !tbaa !6
  %30 = icmp slt i32 %29, 1
  br i1 %30, label %32, label %31

31:                                               ; preds = %28
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #14
  br label %85

32:                                               ; preds = %28
  %33 = load ptr, ptr %4, align 8, !tbaa !171
  %34 = load i32, ptr %9, align 4, !tbaa !6
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %33, i64 %35
  %37 = load i32, ptr %9, align 4, !tbaa !6
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [1 x [8 x <16 x i8>]], ptr %7, i64 0, i64 %38
  %40 = getelementptr inbounds [8 x <16 x i8>], ptr %39, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_16unpackERKNS_6ColumnEPDv16_h(ptr noundef nonnull align 8 dereferenceable(32) %36, ptr noundef %40)
  call void @llvm.lifetime.start.p0(ptr %11) #14
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %41

41:                                               ; preds = %78, %32
  %42 = load i32, ptr %11, align 4, !tbaa !6
  %43 = load i32, ptr @group, align 4, !tbaa !6
  %44 = sdiv i32 32, %43
  %45 = icmp slt i32 %42, %44
  br i1 %45, label %47, label %46

46:                                               ; preds = %41
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #14
  br label %81

47:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %48 = load ptr, ptr %4, align 8, !tbaa !171
  %49 = load i32, ptr %9, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %48, i64 %50
  %52 = load i32, ptr %11, align 4, !tbaa !6
  %53 = call %"struct.(anonymous namespace)::Scales" @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %51, i32 noundef %52)
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 0
  %55 = extractvalue %"struct.(anonymous namespace)::Scales" %53, 0
  store <4 x float> %55, ptr %54, align 16
  %56 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 1
  %57 = extractvalue %"struct.(anonymous namespace)::Scales" %53, 1
  store <4 x float> %57, ptr %56, align 16
  %58 = load i32, ptr @has_offset, align 4, !tbaa !6
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %60, label %71

60:                                               ; preds = %47
  %61 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 0
  %62 = load <4 x float>, ptr %61, align 16, !tbaa !113
  %63 = load i32, ptr @zero, align 4, !tbaa !6
  %64 = sitofp i32 %63 to float
  %65 = insertelement <4 x float> poison, float %64, i64 0
  %66 = shufflevector <4 x float> %65, <4 x float> poison, <4 x i32> zeroinitializer
  %67 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 1
  %68 = load <4 x float>, ptr %67, align 16, !tbaa !113
  %69 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %62, <4 x float> noundef %66, <4 x float> noundef %68)
  %70 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 1
  store <4 x float> %69, ptr %70, align 16, !tbaa !113
  br label %71

71:                                               ; preds = %60, %47
  %72 = load i32, ptr %9, align 4, !tbaa !6
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %73
  %75 = load i32, ptr %11, align 4, !tbaa !6
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %74, i64 0, i64 %76
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %77, ptr align 16 %12, i64 32, i1 false), !tbaa.struct !175
  call void @llvm.lifetime.end.p0(ptr %12) #14
  br label %78

78:                                               ; preds = %71
  %79 = load i32, ptr %11, align 4, !tbaa !6
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %11, align 4, !tbaa !6
  br label %41, !llvm.loop !210

81:                                               ; preds = %46
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %9, align 4, !tbaa !6
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %9, align 4, !tbaa !6
  br label %28, !llvm.loop !211

85:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %13) #14
  store i32 0, ptr %13, align 4, !tbaa !6
  br label %86

86:                                               ; preds = %313, %85
  %87 = load i32, ptr %13, align 4, !tbaa !6
  %88 = icmp slt i32 %87, 2
  br i1 %88, label %90, label %89

89:                                               ; preds = %86
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #14
  br label %316

90:                                               ; preds = %86
  call void @llvm.lifetime.start.p0(ptr %14) #14
  %91 = load ptr, ptr %5, align 8, !tbaa !173
  %92 = load i32, ptr %13, align 4, !tbaa !6
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds ptr, ptr %91, i64 %93
  %95 = load ptr, ptr %94, align 8, !tbaa !111
  store ptr %95, ptr %14, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %15) #14
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %96

96:                                               ; preds = %309, %90
  %97 = load i32, ptr %15, align 4, !tbaa !6
  %98 = load i32, ptr @group, align 4, !tbaa !6
  %99 = sdiv i32 32, %98
  %100 = icmp slt i32 %97, %99
  br i1 %100, label %102, label %101

101:                                              ; preds = %96
  store i32 11, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #14
  br label %312

102:                                              ; preds = %96
  call void @llvm.lifetime.start.p0(ptr %16) #14
  call void @llvm.lifetime.start.p0(ptr %17) #14
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %103

103:                                              ; preds = %148, %102
  %104 = load i32, ptr %17, align 4, !tbaa !6
  %105 = icmp slt i32 %104, 1
  br i1 %105, label %107, label %106

106:                                              ; preds = %103
  store i32 14, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %151

107:                                              ; preds = %103
  %108 = load i32, ptr %17, align 4, !tbaa !6
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %16, i64 0, i64 %109
  %111 = getelementptr inbounds [3 x <4 x i32>], ptr %110, i64 0, i64 0
  store <4 x i32> zeroinitializer, ptr %111, align 16, !tbaa !113
  %112 = load i32, ptr @zero, align 4, !tbaa !6
  %113 = icmp ne i32 %112, 0
  br i1 %113, label %114, label %123

114:                                              ; preds = %107
  %115 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %116 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %115, i32 0, i32 3
  %117 = load i32, ptr %15, align 4, !tbaa !6
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [2 x i32], ptr %116, i64 0, i64 %118
  %120 = load i32, ptr %119, align 4, !tbaa !6
  %121 = insertelement <4 x i32> poison, i32 %120, i64 0
  %122 = shufflevector <4 x i32> %121, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %124

123:                                              ; preds = %107
  br label %124

124:                                              ; preds = %123, %114
  %125 = phi <4 x i32> [ %122, %114 ], [ zeroinitializer, %123 ]
  %126 = load i32, ptr %17, align 4, !tbaa !6
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %16, i64 0, i64 %127
  %129 = getelementptr inbounds [3 x <4 x i32>], ptr %128, i64 0, i64 1
  store <4 x i32> %125, ptr %129, align 16, !tbaa !113
  %130 = load i32, ptr @zero, align 4, !tbaa !6
  %131 = icmp ne i32 %130, 0
  br i1 %131, label %132, label %141

132:                                              ; preds = %124
  %133 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %134 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %133, i32 0, i32 4
  %135 = load i32, ptr %15, align 4, !tbaa !6
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [2 x i32], ptr %134, i64 0, i64 %136
  %138 = load i32, ptr %137, align 4, !tbaa !6
  %139 = insertelement <4 x i32> poison, i32 %138, i64 0
  %140 = shufflevector <4 x i32> %139, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %142

141:                                              ; preds = %124
  br label %142

142:                                              ; preds = %141, %132
  %143 = phi <4 x i32> [ %140, %132 ], [ zeroinitializer, %141 ]
  %144 = load i32, ptr %17, align 4, !tbaa !6
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %16, i64 0, i64 %145
  %147 = getelementptr inbounds [3 x <4 x i32>], ptr %146, i64 0, i64 2
  store <4 x i32> %143, ptr %147, align 16, !tbaa !113
  br label %148

148:                                              ; preds = %142
  %149 = load i32, ptr %17, align 4, !tbaa !6
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %17, align 4, !tbaa !6
  br label %103, !llvm.loop !212

151:                                              ; preds = %106
  call void @llvm.lifetime.start.p0(ptr %18) #14
  %152 = load i32, ptr %15, align 4, !tbaa !6
  %153 = load i32, ptr @group, align 4, !tbaa !6
  %154 = mul nsw i32 %152, %153
  %155 = sdiv i32 %154, 4
  store i32 %155, ptr %18, align 4, !tbaa !6
  br label %156

156:                                              ; preds = %220, %151
  %157 = load i32, ptr %18, align 4, !tbaa !6
  %158 = load i32, ptr %15, align 4, !tbaa !6
  %159 = add nsw i32 %158, 1
  %160 = load i32, ptr @group, align 4, !tbaa !6
  %161 = mul nsw i32 %159, %160
  %162 = sdiv i32 %161, 4
  %163 = icmp slt i32 %157, %162
  br i1 %163, label %165, label %164

164:                                              ; preds = %156
  store i32 17, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #14
  br label %223

165:                                              ; preds = %156
  call void @llvm.lifetime.start.p0(ptr %19) #14
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %166

166:                                              ; preds = %216, %165
  %167 = load i32, ptr %19, align 4, !tbaa !6
  %168 = icmp slt i32 %167, 3
  br i1 %168, label %170, label %169

169:                                              ; preds = %166
  store i32 20, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %219

170:                                              ; preds = %166
  call void @llvm.lifetime.start.p0(ptr %20) #14
  %171 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %172 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %171, i32 0, i32 0
  %173 = load i32, ptr %19, align 4, !tbaa !6
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [3 x [32 x i8]], ptr %172, i64 0, i64 %174
  %176 = getelementptr inbounds [32 x i8], ptr %175, i64 0, i64 0
  %177 = load i32, ptr %18, align 4, !tbaa !6
  %178 = mul nsw i32 4, %177
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds i8, ptr %176, i64 %179
  %181 = call noundef i32 @_ZN12_GLOBAL__N_14loadIiEET_PKv(ptr noundef %180)
  %182 = insertelement <4 x i32> poison, i32 %181, i64 0
  %183 = shufflevector <4 x i32> %182, <4 x i32> poison, <4 x i32> zeroinitializer
  %184 = bitcast <4 x i32> %183 to <16 x i8>
  store <16 x i8> %184, ptr %20, align 16, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %21) #14
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %185

185:                                              ; preds = %212, %170
  %186 = load i32, ptr %21, align 4, !tbaa !6
  %187 = icmp slt i32 %186, 1
  br i1 %187, label %189, label %188

188:                                              ; preds = %185
  store i32 23, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #14
  br label %215

189:                                              ; preds = %185
  %190 = load i32, ptr %21, align 4, !tbaa !6
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %16, i64 0, i64 %191
  %193 = load i32, ptr %19, align 4, !tbaa !6
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds [3 x <4 x i32>], ptr %192, i64 0, i64 %194
  %196 = load <4 x i32>, ptr %195, align 16, !tbaa !113
  %197 = load i32, ptr %21, align 4, !tbaa !6
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds [1 x [8 x <16 x i8>]], ptr %7, i64 0, i64 %198
  %200 = load i32, ptr %18, align 4, !tbaa !6
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds [8 x <16 x i8>], ptr %199, i64 0, i64 %201
  %203 = load <16 x i8>, ptr %202, align 16, !tbaa !113
  %204 = load <16 x i8>, ptr %20, align 16, !tbaa !113
  %205 = call noundef <4 x i32> @_ZN12_GLOBAL__N_112add_productsEDv4_iDv16_hS1_(<4 x i32> noundef %196, <16 x i8> noundef %203, <16 x i8> noundef %204)
  %206 = load i32, ptr %21, align 4, !tbaa !6
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %16, i64 0, i64 %207
  %209 = load i32, ptr %19, align 4, !tbaa !6
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds [3 x <4 x i32>], ptr %208, i64 0, i64 %210
  store <4 x i32> %205, ptr %211, align 16, !tbaa !113
  br label %212

212:                                              ; preds = %189
  %213 = load i32, ptr %21, align 4, !tbaa !6
  %214 = add nsw i32 %213, 1
  store i32 %214, ptr %21, align 4, !tbaa !6
  br label %185, !llvm.loop !213

215:                                              ; preds = %188
  call void @llvm.lifetime.end.p0(ptr %20) #14
  br label %216

216:                                              ; preds = %215
  %217 = load i32, ptr %19, align 4, !tbaa !6
  %218 = add nsw i32 %217, 1
  store i32 %218, ptr %19, align 4, !tbaa !6
  br label %166, !llvm.loop !214

219:                                              ; preds = %169
  br label %220

220:                                              ; preds = %219
  %221 = load i32, ptr %18, align 4, !tbaa !6
  %222 = add nsw i32 %221, 1
  store i32 %222, ptr %18, align 4, !tbaa !6
  br label %156, !llvm.loop !215

223:                                              ; preds = %164
  call void @llvm.lifetime.start.p0(ptr %22) #14
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %224

224:                                              ; preds = %305, %223
  %225 = load i32, ptr %22, align 4, !tbaa !6
  %226 = icmp slt i32 %225, 1
  br i1 %226, label %228, label %227

227:                                              ; preds = %224
  store i32 26, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #14
  br label %308

228:                                              ; preds = %224
  call void @llvm.lifetime.start.p0(ptr %23) #14
  %229 = load i32, ptr %22, align 4, !tbaa !6
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %16, i64 0, i64 %230
  %232 = getelementptr inbounds [3 x <4 x i32>], ptr %231, i64 0, i64 0
  store ptr %232, ptr %23, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %24) #14
  %233 = load i32, ptr %22, align 4, !tbaa !6
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %234
  %236 = load i32, ptr %15, align 4, !tbaa !6
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %235, i64 0, i64 %237
  store ptr %238, ptr %24, align 8, !tbaa !183
  call void @llvm.lifetime.start.p0(ptr %25) #14
  %239 = load ptr, ptr %23, align 8, !tbaa !104
  %240 = getelementptr inbounds <4 x i32>, ptr %239, i64 0
  %241 = load <4 x i32>, ptr %240, align 16, !tbaa !113
  %242 = shl <4 x i32> %241, splat (i32 8)
  %243 = load ptr, ptr %23, align 8, !tbaa !104
  %244 = getelementptr inbounds <4 x i32>, ptr %243, i64 1
  %245 = load <4 x i32>, ptr %244, align 16, !tbaa !113
  %246 = add <4 x i32> %242, %245
  %247 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %246)
  %248 = load ptr, ptr %23, align 8, !tbaa !104
  %249 = getelementptr inbounds <4 x i32>, ptr %248, i64 2
  %250 = load <4 x i32>, ptr %249, align 16, !tbaa !113
  %251 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %250)
  %252 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %247, <4 x float> noundef splat (float 2.560000e+02), <4 x float> noundef %251)
  store <4 x float> %252, ptr %25, align 16, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %26) #14
  %253 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %254 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %253, i32 0, i32 1
  %255 = load float, ptr %254, align 4, !tbaa !114
  %256 = insertelement <4 x float> poison, float %255, i64 0
  %257 = shufflevector <4 x float> %256, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %257, ptr %26, align 16, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %27) #14
  %258 = load <4 x float>, ptr %25, align 16, !tbaa !113
  %259 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %260 = icmp eq i32 %259, 3
  br i1 %260, label %261, label %263

261:                                              ; preds = %228
  %262 = load <4 x float>, ptr %26, align 16, !tbaa !113
  br label %269

263:                                              ; preds = %228
  %264 = load ptr, ptr %24, align 8, !tbaa !183, !nonnull !92, !align !185
  %265 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %264, i32 0, i32 0
  %266 = load <4 x float>, ptr %265, align 16, !tbaa !113
  %267 = load <4 x float>, ptr %26, align 16, !tbaa !113
  %268 = fmul <4 x float> %266, %267
  br label %269

269:                                              ; preds = %263, %261
  %270 = phi <4 x float> [ %262, %261 ], [ %268, %263 ]
  %271 = load ptr, ptr %6, align 8, !tbaa !104
  %272 = load i32, ptr %22, align 4, !tbaa !6
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds [2 x <4 x float>], ptr %271, i64 %273
  %275 = load i32, ptr %13, align 4, !tbaa !6
  %276 = sext i32 %275 to i64
  %277 = getelementptr inbounds [2 x <4 x float>], ptr %274, i64 0, i64 %276
  %278 = load <4 x float>, ptr %277, align 16, !tbaa !113
  %279 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %258, <4 x float> noundef %270, <4 x float> noundef %278)
  store <4 x float> %279, ptr %27, align 16, !tbaa !113
  %280 = load i32, ptr @has_offset, align 4, !tbaa !6
  %281 = icmp ne i32 %280, 0
  br i1 %281, label %282, label %296

282:                                              ; preds = %269
  %283 = load ptr, ptr %24, align 8, !tbaa !183, !nonnull !92, !align !185
  %284 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %283, i32 0, i32 1
  %285 = load <4 x float>, ptr %284, align 16, !tbaa !113
  %286 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %287 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %286, i32 0, i32 2
  %288 = load i32, ptr %15, align 4, !tbaa !6
  %289 = sext i32 %288 to i64
  %290 = getelementptr inbounds [2 x float], ptr %287, i64 0, i64 %289
  %291 = load float, ptr %290, align 4, !tbaa !107
  %292 = insertelement <4 x float> poison, float %291, i64 0
  %293 = shufflevector <4 x float> %292, <4 x float> poison, <4 x i32> zeroinitializer
  %294 = load <4 x float>, ptr %27, align 16, !tbaa !113
  %295 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %285, <4 x float> noundef %293, <4 x float> noundef %294)
  store <4 x float> %295, ptr %27, align 16, !tbaa !113
  br label %296

296:                                              ; preds = %282, %269
  %297 = load <4 x float>, ptr %27, align 16, !tbaa !113
  %298 = load ptr, ptr %6, align 8, !tbaa !104
  %299 = load i32, ptr %22, align 4, !tbaa !6
  %300 = sext i32 %299 to i64
  %301 = getelementptr inbounds [2 x <4 x float>], ptr %298, i64 %300
  %302 = load i32, ptr %13, align 4, !tbaa !6
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [2 x <4 x float>], ptr %301, i64 0, i64 %303
  store <4 x float> %297, ptr %304, align 16, !tbaa !113
  call void @llvm.lifetime.end.p0(ptr %27) #14
  call void @llvm.lifetime.end.p0(ptr %26) #14
  call void @llvm.lifetime.end.p0(ptr %25) #14
  call void @llvm.lifetime.end.p0(ptr %24) #14
  call void @llvm.lifetime.end.p0(ptr %23) #14
  br label %305

305:                                              ; preds = %296
  %306 = load i32, ptr %22, align 4, !tbaa !6
  %307 = add nsw i32 %306, 1
  store i32 %307, ptr %22, align 4, !tbaa !6
  br label %224, !llvm.loop !216

308:                                              ; preds = %227
  call void @llvm.lifetime.end.p0(ptr %16) #14
  br label %309

309:                                              ; preds = %308
  %310 = load i32, ptr %15, align 4, !tbaa !6
  %311 = add nsw i32 %310, 1
  store i32 %311, ptr %15, align 4, !tbaa !6
  br label %96, !llvm.loop !217

312:                                              ; preds = %101
  call void @llvm.lifetime.end.p0(ptr %14) #14
  br label %313

313:                                              ; preds = %312
  %314 = load i32, ptr %13, align 4, !tbaa !6
  %315 = add nsw i32 %314, 1
  store i32 %315, ptr %13, align 4, !tbaa !6
  br label %86, !llvm.loop !218

316:                                              ; preds = %89
  call void @llvm.lifetime.end.p0(ptr %8) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_111add_widenedILi2EEEvRKNS_6ColumnEPKPKfPDv4_f(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef %2) #6 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [8 x <16 x i8>], align 16
  %8 = alloca [2 x %"struct.(anonymous namespace)::Scales"], align 16
  %9 = alloca i32, align 4
  %10 = alloca %"struct.(anonymous namespace)::Scales", align 16
  %11 = alloca [2 x [2 x <4 x float>]], align 16
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca <4 x i32>, align 16
  %18 = alloca <4 x float>, align 16
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !171
  store ptr %1, ptr %5, align 8, !tbaa !189
  store ptr %2, ptr %6, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %7) #14
  %21 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %22 = getelementptr inbounds [8 x <16 x i8>], ptr %7, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_16unpackERKNS_6ColumnEPDv16_h(ptr noundef nonnull align 8 dereferenceable(32) %21, ptr noundef %22)
  call void @llvm.lifetime.start.p0(ptr %8) #14
  call void @llvm.lifetime.start.p0(ptr %9) #14
  store i32 0, ptr %9, align 4, !tbaa !6
  br label %23

23:                                               ; preds = %40, %3
  %24 = load i32, ptr %9, align 4, !tbaa !6
  %25 = load i32, ptr @group, align 4, !tbaa !6
  %26 = sdiv i32 32, %25
  %27 = icmp slt i32 %24, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %9) #14
  br label %43

29:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %10) #14
  %30 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %31 = load i32, ptr %9, align 4, !tbaa !6
  %32 = call %"struct.(anonymous namespace)::Scales" @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %30, i32 noundef %31)
  %33 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %10, i32 0, i32 0
  %34 = extractvalue %"struct.(anonymous namespace)::Scales" %32, 0
  store <4 x float> %34, ptr %33, align 16
  %35 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %10, i32 0, i32 1
  %36 = extractvalue %"struct.(anonymous namespace)::Scales" %32, 1
  store <4 x float> %36, ptr %35, align 16
  %37 = load i32, ptr %9, align 4, !tbaa !6
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %8, i64 0, i64 %38
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %39, ptr align 16 %10, i64 32, i1 false), !tbaa.struct !175
  call void @llvm.lifetime.end.p0(ptr %10) #14
  br label %40

40:                                               ; preds = %29
  %41 = load i32, ptr %9, align 4, !tbaa !6
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %9, align 4, !tbaa !6
  br label %23, !llvm.loop !219

43:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %11) #14
  call void @llvm.lifetime.start.p0(ptr %12) #14
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %44

44:                                               ; preds = %62, %43
  %45 = load i32, ptr %12, align 4, !tbaa !6
  %46 = icmp slt i32 %45, 2
  br i1 %46, label %48, label %47

47:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(ptr %12) #14
  br label %65

48:                                               ; preds = %44
  %49 = load ptr, ptr %6, align 8, !tbaa !104
  %50 = load i32, ptr %12, align 4, !tbaa !6
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds <4 x float>, ptr %49, i64 %51
  %53 = load <4 x float>, ptr %52, align 16, !tbaa !113
  %54 = load i32, ptr %12, align 4, !tbaa !6
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [2 x [2 x <4 x float>]], ptr %11, i64 0, i64 %55
  %57 = getelementptr inbounds [2 x <4 x float>], ptr %56, i64 0, i64 0
  store <4 x float> %53, ptr %57, align 16, !tbaa !113
  %58 = load i32, ptr %12, align 4, !tbaa !6
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [2 x [2 x <4 x float>]], ptr %11, i64 0, i64 %59
  %61 = getelementptr inbounds [2 x <4 x float>], ptr %60, i64 0, i64 1
  store <4 x float> zeroinitializer, ptr %61, align 16, !tbaa !113
  br label %62

62:                                               ; preds = %48
  %63 = load i32, ptr %12, align 4, !tbaa !6
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %12, align 4, !tbaa !6
  br label %44, !llvm.loop !220

65:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(ptr %13) #14
  store i32 0, ptr %13, align 4, !tbaa !6
  br label %66

66:                                               ; preds = %170, %65
  %67 = load i32, ptr %13, align 4, !tbaa !6
  %68 = icmp slt i32 %67, 8
  br i1 %68, label %70, label %69

69:                                               ; preds = %66
  store i32 8, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #14
  br label %173

70:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(ptr %15) #14
  %71 = load i32, ptr %13, align 4, !tbaa !6
  %72 = mul nsw i32 %71, 4
  %73 = load i32, ptr @group, align 4, !tbaa !6
  %74 = sdiv i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %8, i64 0, i64 %75
  store ptr %76, ptr %15, align 8, !tbaa !183
  call void @llvm.lifetime.start.p0(ptr %16) #14
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %77

77:                                               ; preds = %166, %70
  %78 = load i32, ptr %16, align 4, !tbaa !6
  %79 = icmp slt i32 %78, 4
  br i1 %79, label %81, label %80

80:                                               ; preds = %77
  store i32 11, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #14
  br label %169

81:                                               ; preds = %77
  call void @llvm.lifetime.start.p0(ptr %17) #14
  %82 = load i32, ptr %13, align 4, !tbaa !6
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [8 x <16 x i8>], ptr %7, i64 0, i64 %83
  %85 = load <16 x i8>, ptr %84, align 16, !tbaa !113
  %86 = bitcast <16 x i8> %85 to <4 x i32>
  %87 = load i32, ptr %16, align 4, !tbaa !6
  %88 = mul nsw i32 8, %87
  %89 = insertelement <4 x i32> poison, i32 %88, i64 0
  %90 = shufflevector <4 x i32> %89, <4 x i32> poison, <4 x i32> zeroinitializer
  %91 = ashr <4 x i32> %86, %90
  %92 = and <4 x i32> %91, splat (i32 255)
  store <4 x i32> %92, ptr %17, align 16, !tbaa !113
  %93 = load i32, ptr @zero, align 4, !tbaa !6
  %94 = icmp ne i32 %93, 0
  br i1 %94, label %95, label %101

95:                                               ; preds = %81
  %96 = load i32, ptr @zero, align 4, !tbaa !6
  %97 = insertelement <4 x i32> poison, i32 %96, i64 0
  %98 = shufflevector <4 x i32> %97, <4 x i32> poison, <4 x i32> zeroinitializer
  %99 = load <4 x i32>, ptr %17, align 16, !tbaa !113
  %100 = sub <4 x i32> %99, %98
  store <4 x i32> %100, ptr %17, align 16, !tbaa !113
  br label %101

101:                                              ; preds = %95, %81
  call void @llvm.lifetime.start.p0(ptr %18) #14
  %102 = load <4 x i32>, ptr %17, align 16, !tbaa !113
  %103 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %102)
  store <4 x float> %103, ptr %18, align 16, !tbaa !113
  %104 = load i32, ptr @has_offset, align 4, !tbaa !6
  %105 = icmp ne i32 %104, 0
  br i1 %105, label %106, label %115

106:                                              ; preds = %101
  %107 = load <4 x float>, ptr %18, align 16, !tbaa !113
  %108 = load ptr, ptr %15, align 8, !tbaa !183, !nonnull !92, !align !185
  %109 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %108, i32 0, i32 0
  %110 = load <4 x float>, ptr %109, align 16, !tbaa !113
  %111 = load ptr, ptr %15, align 8, !tbaa !183, !nonnull !92, !align !185
  %112 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %111, i32 0, i32 1
  %113 = load <4 x float>, ptr %112, align 16, !tbaa !113
  %114 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %107, <4 x float> noundef %110, <4 x float> noundef %113)
  store <4 x float> %114, ptr %18, align 16, !tbaa !113
  br label %125

115:                                              ; preds = %101
  %116 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %117 = icmp ne i32 %116, 3
  br i1 %117, label %118, label %124

118:                                              ; preds = %115
  %119 = load ptr, ptr %15, align 8, !tbaa !183, !nonnull !92, !align !185
  %120 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %119, i32 0, i32 0
  %121 = load <4 x float>, ptr %120, align 16, !tbaa !113
  %122 = load <4 x float>, ptr %18, align 16, !tbaa !113
  %123 = fmul <4 x float> %122, %121
  store <4 x float> %123, ptr %18, align 16, !tbaa !113
  br label %124

124:                                              ; preds = %118, %115
  br label %125

125:                                              ; preds = %124, %106
  call void @llvm.lifetime.start.p0(ptr %19) #14
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %126

126:                                              ; preds = %162, %125
  %127 = load i32, ptr %19, align 4, !tbaa !6
  %128 = icmp slt i32 %127, 2
  br i1 %128, label %130, label %129

129:                                              ; preds = %126
  store i32 14, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %165

130:                                              ; preds = %126
  %131 = load <4 x float>, ptr %18, align 16, !tbaa !113
  %132 = load ptr, ptr %5, align 8, !tbaa !189
  %133 = load i32, ptr %19, align 4, !tbaa !6
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds ptr, ptr %132, i64 %134
  %136 = load ptr, ptr %135, align 8, !tbaa !109
  %137 = load i32, ptr %13, align 4, !tbaa !6
  %138 = mul nsw i32 4, %137
  %139 = load i32, ptr %16, align 4, !tbaa !6
  %140 = add nsw i32 %138, %139
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds float, ptr %136, i64 %141
  %143 = load float, ptr %142, align 4, !tbaa !107
  %144 = insertelement <4 x float> poison, float %143, i64 0
  %145 = shufflevector <4 x float> %144, <4 x float> poison, <4 x i32> zeroinitializer
  %146 = load i32, ptr %19, align 4, !tbaa !6
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [2 x [2 x <4 x float>]], ptr %11, i64 0, i64 %147
  %149 = load i32, ptr %16, align 4, !tbaa !6
  %150 = srem i32 %149, 2
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [2 x <4 x float>], ptr %148, i64 0, i64 %151
  %153 = load <4 x float>, ptr %152, align 16, !tbaa !113
  %154 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %131, <4 x float> noundef %145, <4 x float> noundef %153)
  %155 = load i32, ptr %19, align 4, !tbaa !6
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [2 x [2 x <4 x float>]], ptr %11, i64 0, i64 %156
  %158 = load i32, ptr %16, align 4, !tbaa !6
  %159 = srem i32 %158, 2
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [2 x <4 x float>], ptr %157, i64 0, i64 %160
  store <4 x float> %154, ptr %161, align 16, !tbaa !113
  br label %162

162:                                              ; preds = %130
  %163 = load i32, ptr %19, align 4, !tbaa !6
  %164 = add nsw i32 %163, 1
  store i32 %164, ptr %19, align 4, !tbaa !6
  br label %126, !llvm.loop !221

165:                                              ; preds = %129
  call void @llvm.lifetime.end.p0(ptr %18) #14
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %166

166:                                              ; preds = %165
  %167 = load i32, ptr %16, align 4, !tbaa !6
  %168 = add nsw i32 %167, 1
  store i32 %168, ptr %16, align 4, !tbaa !6
  br label %77, !llvm.loop !222

169:                                              ; preds = %80
  call void @llvm.lifetime.end.p0(ptr %15) #14
  br label %170

170:                                              ; preds = %169
  %171 = load i32, ptr %13, align 4, !tbaa !6
  %172 = add nsw i32 %171, 1
  store i32 %172, ptr %13, align 4, !tbaa !6
  br label %66, !llvm.loop !223

173:                                              ; preds = %69
  call void @llvm.lifetime.start.p0(ptr %20) #14
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %174

174:                                              ; preds = %194, %173
  %175 = load i32, ptr %20, align 4, !tbaa !6
  %176 = icmp slt i32 %175, 2
  br i1 %176, label %178, label %177

177:                                              ; preds = %174
  store i32 17, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #14
  br label %197

178:                                              ; preds = %174
  %179 = load i32, ptr %20, align 4, !tbaa !6
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds [2 x [2 x <4 x float>]], ptr %11, i64 0, i64 %180
  %182 = getelementptr inbounds [2 x <4 x float>], ptr %181, i64 0, i64 0
  %183 = load <4 x float>, ptr %182, align 16, !tbaa !113
  %184 = load i32, ptr %20, align 4, !tbaa !6
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [2 x [2 x <4 x float>]], ptr %11, i64 0, i64 %185
  %187 = getelementptr inbounds [2 x <4 x float>], ptr %186, i64 0, i64 1
  %188 = load <4 x float>, ptr %187, align 16, !tbaa !113
  %189 = fadd <4 x float> %183, %188
  %190 = load ptr, ptr %6, align 8, !tbaa !104
  %191 = load i32, ptr %20, align 4, !tbaa !6
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds <4 x float>, ptr %190, i64 %192
  store <4 x float> %189, ptr %193, align 16, !tbaa !113
  br label %194

194:                                              ; preds = %178
  %195 = load i32, ptr %20, align 4, !tbaa !6
  %196 = add nsw i32 %195, 1
  store i32 %196, ptr %20, align 4, !tbaa !6
  br label %174, !llvm.loop !224

197:                                              ; preds = %177
  call void @llvm.lifetime.end.p0(ptr %11) #14
  call void @llvm.lifetime.end.p0(ptr %8) #14
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
  %12 = alloca %"struct.(anonymous namespace)::Scales", align 16
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca [1 x [3 x <4 x i32>]], align 16
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca <16 x i8>, align 16
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca <4 x float>, align 16
  %26 = alloca <4 x float>, align 16
  %27 = alloca <4 x float>, align 16
  store ptr %0, ptr %4, align 8, !tbaa !171
  store ptr %1, ptr %5, align 8, !tbaa !173
  store ptr %2, ptr %6, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %7) #14
  call void @llvm.lifetime.start.p0(ptr %8) #14
  call void @llvm.lifetime.start.p0(ptr %9) #14
  store i32 0, ptr %9, align 4, !tbaa !6
  br label %28

28:                                               ; preds = %82, %3
  %29 = load i32, ptr %9, align 4, !tbaa !6
  %30 = icmp slt i32 %29, 1
  br i1 %30, label %32, label %31

31:                                               ; preds = %28
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #14
  br label %85

32:                                               ; preds = %28
  %33 = load ptr, ptr %4, align 8, !tbaa !171
  %34 = load i32, ptr %9, align 4, !tbaa !6
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %33, i64 %35
  %37 = load i32, ptr %9, align 4, !tbaa !6
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [1 x [8 x <16 x i8>]], ptr %7, i64 0, i64 %38
  %40 = getelementptr inbounds [8 x <16 x i8>], ptr %39, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_16unpackERKNS_6ColumnEPDv16_h(ptr noundef nonnull align 8 dereferenceable(32) %36, ptr noundef %40)
  call void @llvm.lifetime.start.p0(ptr %11) #14
  store i32 0, ptr %11, align 4, !tbaa !6
  br label %41

41:                                               ; preds = %78, %32
  %42 = load i32, ptr %11, align 4, !tbaa !6
  %43 = load i32, ptr @group, align 4, !tbaa !6
  %44 = sdiv i32 32, %43
  %45 = icmp slt i32 %42, %44
  br i1 %45, label %47, label %46

46:                                               ; preds = %41
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #14
  br label %81

47:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %48 = load ptr, ptr %4, align 8, !tbaa !171
  %49 = load i32, ptr %9, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds %"struct.(anonymous namespace)::Column", ptr %48, i64 %50
  %52 = load i32, ptr %11, align 4, !tbaa !6
  %53 = call %"struct.(anonymous namespace)::Scales" @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %51, i32 noundef %52)
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 0
  %55 = extractvalue %"struct.(anonymous namespace)::Scales" %53, 0
  store <4 x float> %55, ptr %54, align 16
  %56 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 1
  %57 = extractvalue %"struct.(anonymous namespace)::Scales" %53, 1
  store <4 x float> %57, ptr %56, align 16
  %58 = load i32, ptr @has_offset, align 4, !tbaa !6
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %60, label %71

60:                                               ; preds = %47
  %61 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 0
  %62 = load <4 x float>, ptr %61, align 16, !tbaa !113
  %63 = load i32, ptr @zero, align 4, !tbaa !6
  %64 = sitofp i32 %63 to float
  %65 = insertelement <4 x float> poison, float %64, i64 0
  %66 = shufflevector <4 x float> %65, <4 x float> poison, <4 x i32> zeroinitializer
  %67 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 1
  %68 = load <4 x float>, ptr %67, align 16, !tbaa !113
  %69 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %62, <4 x float> noundef %66, <4 x float> noundef %68)
  %70 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %12, i32 0, i32 1
  store <4 x float> %69, ptr %70, align 16, !tbaa !113
  br label %71

71:                                               ; preds = %60, %47
  %72 = load i32, ptr %9, align 4, !tbaa !6
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %73
  %75 = load i32, ptr %11, align 4, !tbaa !6
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %74, i64 0, i64 %76
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %77, ptr align 16 %12, i64 32, i1 false), !tbaa.struct !175
  call void @llvm.lifetime.end.p0(ptr %12) #14
  br label %78

78:                                               ; preds = %71
  %79 = load i32, ptr %11, align 4, !tbaa !6
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %11, align 4, !tbaa !6
  br label %41, !llvm.loop !225

81:                                               ; preds = %46
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %9, align 4, !tbaa !6
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %9, align 4, !tbaa !6
  br label %28, !llvm.loop !226

85:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %13) #14
  store i32 0, ptr %13, align 4, !tbaa !6
  br label %86

86:                                               ; preds = %313, %85
  %87 = load i32, ptr %13, align 4, !tbaa !6
  %88 = icmp slt i32 %87, 1
  br i1 %88, label %90, label %89

89:                                               ; preds = %86
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #14
  br label %316

90:                                               ; preds = %86
  call void @llvm.lifetime.start.p0(ptr %14) #14
  %91 = load ptr, ptr %5, align 8, !tbaa !173
  %92 = load i32, ptr %13, align 4, !tbaa !6
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds ptr, ptr %91, i64 %93
  %95 = load ptr, ptr %94, align 8, !tbaa !111
  store ptr %95, ptr %14, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr %15) #14
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %96

96:                                               ; preds = %309, %90
  %97 = load i32, ptr %15, align 4, !tbaa !6
  %98 = load i32, ptr @group, align 4, !tbaa !6
  %99 = sdiv i32 32, %98
  %100 = icmp slt i32 %97, %99
  br i1 %100, label %102, label %101

101:                                              ; preds = %96
  store i32 11, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #14
  br label %312

102:                                              ; preds = %96
  call void @llvm.lifetime.start.p0(ptr %16) #14
  call void @llvm.lifetime.start.p0(ptr %17) #14
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %103

103:                                              ; preds = %148, %102
  %104 = load i32, ptr %17, align 4, !tbaa !6
  %105 = icmp slt i32 %104, 1
  br i1 %105, label %107, label %106

106:                                              ; preds = %103
  store i32 14, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %151

107:                                              ; preds = %103
  %108 = load i32, ptr %17, align 4, !tbaa !6
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %16, i64 0, i64 %109
  %111 = getelementptr inbounds [3 x <4 x i32>], ptr %110, i64 0, i64 0
  store <4 x i32> zeroinitializer, ptr %111, align 16, !tbaa !113
  %112 = load i32, ptr @zero, align 4, !tbaa !6
  %113 = icmp ne i32 %112, 0
  br i1 %113, label %114, label %123

114:                                              ; preds = %107
  %115 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %116 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %115, i32 0, i32 3
  %117 = load i32, ptr %15, align 4, !tbaa !6
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [2 x i32], ptr %116, i64 0, i64 %118
  %120 = load i32, ptr %119, align 4, !tbaa !6
  %121 = insertelement <4 x i32> poison, i32 %120, i64 0
  %122 = shufflevector <4 x i32> %121, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %124

123:                                              ; preds = %107
  br label %124

124:                                              ; preds = %123, %114
  %125 = phi <4 x i32> [ %122, %114 ], [ zeroinitializer, %123 ]
  %126 = load i32, ptr %17, align 4, !tbaa !6
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %16, i64 0, i64 %127
  %129 = getelementptr inbounds [3 x <4 x i32>], ptr %128, i64 0, i64 1
  store <4 x i32> %125, ptr %129, align 16, !tbaa !113
  %130 = load i32, ptr @zero, align 4, !tbaa !6
  %131 = icmp ne i32 %130, 0
  br i1 %131, label %132, label %141

132:                                              ; preds = %124
  %133 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %134 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %133, i32 0, i32 4
  %135 = load i32, ptr %15, align 4, !tbaa !6
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [2 x i32], ptr %134, i64 0, i64 %136
  %138 = load i32, ptr %137, align 4, !tbaa !6
  %139 = insertelement <4 x i32> poison, i32 %138, i64 0
  %140 = shufflevector <4 x i32> %139, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %142

141:                                              ; preds = %124
  br label %142

142:                                              ; preds = %141, %132
  %143 = phi <4 x i32> [ %140, %132 ], [ zeroinitializer, %141 ]
  %144 = load i32, ptr %17, align 4, !tbaa !6
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %16, i64 0, i64 %145
  %147 = getelementptr inbounds [3 x <4 x i32>], ptr %146, i64 0, i64 2
  store <4 x i32> %143, ptr %147, align 16, !tbaa !113
  br label %148

148:                                              ; preds = %142
  %149 = load i32, ptr %17, align 4, !tbaa !6
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %17, align 4, !tbaa !6
  br label %103, !llvm.loop !227

151:                                              ; preds = %106
  call void @llvm.lifetime.start.p0(ptr %18) #14
  %152 = load i32, ptr %15, align 4, !tbaa !6
  %153 = load i32, ptr @group, align 4, !tbaa !6
  %154 = mul nsw i32 %152, %153
  %155 = sdiv i32 %154, 4
  store i32 %155, ptr %18, align 4, !tbaa !6
  br label %156

156:                                              ; preds = %220, %151
  %157 = load i32, ptr %18, align 4, !tbaa !6
  %158 = load i32, ptr %15, align 4, !tbaa !6
  %159 = add nsw i32 %158, 1
  %160 = load i32, ptr @group, align 4, !tbaa !6
  %161 = mul nsw i32 %159, %160
  %162 = sdiv i32 %161, 4
  %163 = icmp slt i32 %157, %162
  br i1 %163, label %165, label %164

164:                                              ; preds = %156
  store i32 17, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #14
  br label %223

165:                                              ; preds = %156
  call void @llvm.lifetime.start.p0(ptr %19) #14
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %166

166:                                              ; preds = %216, %165
  %167 = load i32, ptr %19, align 4, !tbaa !6
  %168 = icmp slt i32 %167, 3
  br i1 %168, label %170, label %169

169:                                              ; preds = %166
  store i32 20, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %219

170:                                              ; preds = %166
  call void @llvm.lifetime.start.p0(ptr %20) #14
  %171 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %172 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %171, i32 0, i32 0
  %173 = load i32, ptr %19, align 4, !tbaa !6
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [3 x [32 x i8]], ptr %172, i64 0, i64 %174
  %176 = getelementptr inbounds [32 x i8], ptr %175, i64 0, i64 0
  %177 = load i32, ptr %18, align 4, !tbaa !6
  %178 = mul nsw i32 4, %177
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds i8, ptr %176, i64 %179
  %181 = call noundef i32 @_ZN12_GLOBAL__N_14loadIiEET_PKv(ptr noundef %180)
  %182 = insertelement <4 x i32> poison, i32 %181, i64 0
  %183 = shufflevector <4 x i32> %182, <4 x i32> poison, <4 x i32> zeroinitializer
  %184 = bitcast <4 x i32> %183 to <16 x i8>
  store <16 x i8> %184, ptr %20, align 16, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %21) #14
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %185

185:                                              ; preds = %212, %170
  %186 = load i32, ptr %21, align 4, !tbaa !6
  %187 = icmp slt i32 %186, 1
  br i1 %187, label %189, label %188

188:                                              ; preds = %185
  store i32 23, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #14
  br label %215

189:                                              ; preds = %185
  %190 = load i32, ptr %21, align 4, !tbaa !6
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %16, i64 0, i64 %191
  %193 = load i32, ptr %19, align 4, !tbaa !6
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds [3 x <4 x i32>], ptr %192, i64 0, i64 %194
  %196 = load <4 x i32>, ptr %195, align 16, !tbaa !113
  %197 = load i32, ptr %21, align 4, !tbaa !6
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds [1 x [8 x <16 x i8>]], ptr %7, i64 0, i64 %198
  %200 = load i32, ptr %18, align 4, !tbaa !6
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds [8 x <16 x i8>], ptr %199, i64 0, i64 %201
  %203 = load <16 x i8>, ptr %202, align 16, !tbaa !113
  %204 = load <16 x i8>, ptr %20, align 16, !tbaa !113
  %205 = call noundef <4 x i32> @_ZN12_GLOBAL__N_112add_productsEDv4_iDv16_hS1_(<4 x i32> noundef %196, <16 x i8> noundef %203, <16 x i8> noundef %204)
  %206 = load i32, ptr %21, align 4, !tbaa !6
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %16, i64 0, i64 %207
  %209 = load i32, ptr %19, align 4, !tbaa !6
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds [3 x <4 x i32>], ptr %208, i64 0, i64 %210
  store <4 x i32> %205, ptr %211, align 16, !tbaa !113
  br label %212

212:                                              ; preds = %189
  %213 = load i32, ptr %21, align 4, !tbaa !6
  %214 = add nsw i32 %213, 1
  store i32 %214, ptr %21, align 4, !tbaa !6
  br label %185, !llvm.loop !228

215:                                              ; preds = %188
  call void @llvm.lifetime.end.p0(ptr %20) #14
  br label %216

216:                                              ; preds = %215
  %217 = load i32, ptr %19, align 4, !tbaa !6
  %218 = add nsw i32 %217, 1
  store i32 %218, ptr %19, align 4, !tbaa !6
  br label %166, !llvm.loop !229

219:                                              ; preds = %169
  br label %220

220:                                              ; preds = %219
  %221 = load i32, ptr %18, align 4, !tbaa !6
  %222 = add nsw i32 %221, 1
  store i32 %222, ptr %18, align 4, !tbaa !6
  br label %156, !llvm.loop !230

223:                                              ; preds = %164
  call void @llvm.lifetime.start.p0(ptr %22) #14
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %224

224:                                              ; preds = %305, %223
  %225 = load i32, ptr %22, align 4, !tbaa !6
  %226 = icmp slt i32 %225, 1
  br i1 %226, label %228, label %227

227:                                              ; preds = %224
  store i32 26, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #14
  br label %308

228:                                              ; preds = %224
  call void @llvm.lifetime.start.p0(ptr %23) #14
  %229 = load i32, ptr %22, align 4, !tbaa !6
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds [1 x [3 x <4 x i32>]], ptr %16, i64 0, i64 %230
  %232 = getelementptr inbounds [3 x <4 x i32>], ptr %231, i64 0, i64 0
  store ptr %232, ptr %23, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %24) #14
  %233 = load i32, ptr %22, align 4, !tbaa !6
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds [1 x [2 x %"struct.(anonymous namespace)::Scales"]], ptr %8, i64 0, i64 %234
  %236 = load i32, ptr %15, align 4, !tbaa !6
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %235, i64 0, i64 %237
  store ptr %238, ptr %24, align 8, !tbaa !183
  call void @llvm.lifetime.start.p0(ptr %25) #14
  %239 = load ptr, ptr %23, align 8, !tbaa !104
  %240 = getelementptr inbounds <4 x i32>, ptr %239, i64 0
  %241 = load <4 x i32>, ptr %240, align 16, !tbaa !113
  %242 = shl <4 x i32> %241, splat (i32 8)
  %243 = load ptr, ptr %23, align 8, !tbaa !104
  %244 = getelementptr inbounds <4 x i32>, ptr %243, i64 1
  %245 = load <4 x i32>, ptr %244, align 16, !tbaa !113
  %246 = add <4 x i32> %242, %245
  %247 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %246)
  %248 = load ptr, ptr %23, align 8, !tbaa !104
  %249 = getelementptr inbounds <4 x i32>, ptr %248, i64 2
  %250 = load <4 x i32>, ptr %249, align 16, !tbaa !113
  %251 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %250)
  %252 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %247, <4 x float> noundef splat (float 2.560000e+02), <4 x float> noundef %251)
  store <4 x float> %252, ptr %25, align 16, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %26) #14
  %253 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %254 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %253, i32 0, i32 1
  %255 = load float, ptr %254, align 4, !tbaa !114
  %256 = insertelement <4 x float> poison, float %255, i64 0
  %257 = shufflevector <4 x float> %256, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %257, ptr %26, align 16, !tbaa !113
  call void @llvm.lifetime.start.p0(ptr %27) #14
  %258 = load <4 x float>, ptr %25, align 16, !tbaa !113
  %259 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %260 = icmp eq i32 %259, 3
  br i1 %260, label %261, label %263

261:                                              ; preds = %228
  %262 = load <4 x float>, ptr %26, align 16, !tbaa !113
  br label %269

263:                                              ; preds = %228
  %264 = load ptr, ptr %24, align 8, !tbaa !183, !nonnull !92, !align !185
  %265 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %264, i32 0, i32 0
  %266 = load <4 x float>, ptr %265, align 16, !tbaa !113
  %267 = load <4 x float>, ptr %26, align 16, !tbaa !113
  %268 = fmul <4 x float> %266, %267
  br label %269

269:                                              ; preds = %263, %261
  %270 = phi <4 x float> [ %262, %261 ], [ %268, %263 ]
  %271 = load ptr, ptr %6, align 8, !tbaa !104
  %272 = load i32, ptr %22, align 4, !tbaa !6
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds [1 x <4 x float>], ptr %271, i64 %273
  %275 = load i32, ptr %13, align 4, !tbaa !6
  %276 = sext i32 %275 to i64
  %277 = getelementptr inbounds [1 x <4 x float>], ptr %274, i64 0, i64 %276
  %278 = load <4 x float>, ptr %277, align 16, !tbaa !113
  %279 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %258, <4 x float> noundef %270, <4 x float> noundef %278)
  store <4 x float> %279, ptr %27, align 16, !tbaa !113
  %280 = load i32, ptr @has_offset, align 4, !tbaa !6
  %281 = icmp ne i32 %280, 0
  br i1 %281, label %282, label %296

282:                                              ; preds = %269
  %283 = load ptr, ptr %24, align 8, !tbaa !183, !nonnull !92, !align !185
  %284 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %283, i32 0, i32 1
  %285 = load <4 x float>, ptr %284, align 16, !tbaa !113
  %286 = load ptr, ptr %14, align 8, !tbaa !111, !nonnull !92, !align !178
  %287 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Record", ptr %286, i32 0, i32 2
  %288 = load i32, ptr %15, align 4, !tbaa !6
  %289 = sext i32 %288 to i64
  %290 = getelementptr inbounds [2 x float], ptr %287, i64 0, i64 %289
  %291 = load float, ptr %290, align 4, !tbaa !107
  %292 = insertelement <4 x float> poison, float %291, i64 0
  %293 = shufflevector <4 x float> %292, <4 x float> poison, <4 x i32> zeroinitializer
  %294 = load <4 x float>, ptr %27, align 16, !tbaa !113
  %295 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %285, <4 x float> noundef %293, <4 x float> noundef %294)
  store <4 x float> %295, ptr %27, align 16, !tbaa !113
  br label %296

296:                                              ; preds = %282, %269
  %297 = load <4 x float>, ptr %27, align 16, !tbaa !113
  %298 = load ptr, ptr %6, align 8, !tbaa !104
  %299 = load i32, ptr %22, align 4, !tbaa !6
  %300 = sext i32 %299 to i64
  %301 = getelementptr inbounds [1 x <4 x float>], ptr %298, i64 %300
  %302 = load i32, ptr %13, align 4, !tbaa !6
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [1 x <4 x float>], ptr %301, i64 0, i64 %303
  store <4 x float> %297, ptr %304, align 16, !tbaa !113
  call void @llvm.lifetime.end.p0(ptr %27) #14
  call void @llvm.lifetime.end.p0(ptr %26) #14
  call void @llvm.lifetime.end.p0(ptr %25) #14
  call void @llvm.lifetime.end.p0(ptr %24) #14
  call void @llvm.lifetime.end.p0(ptr %23) #14
  br label %305

305:                                              ; preds = %296
  %306 = load i32, ptr %22, align 4, !tbaa !6
  %307 = add nsw i32 %306, 1
  store i32 %307, ptr %22, align 4, !tbaa !6
  br label %224, !llvm.loop !231

308:                                              ; preds = %227
  call void @llvm.lifetime.end.p0(ptr %16) #14
  br label %309

309:                                              ; preds = %308
  %310 = load i32, ptr %15, align 4, !tbaa !6
  %311 = add nsw i32 %310, 1
  store i32 %311, ptr %15, align 4, !tbaa !6
  br label %96, !llvm.loop !232

312:                                              ; preds = %101
  call void @llvm.lifetime.end.p0(ptr %14) #14
  br label %313

313:                                              ; preds = %312
  %314 = load i32, ptr %13, align 4, !tbaa !6
  %315 = add nsw i32 %314, 1
  store i32 %315, ptr %13, align 4, !tbaa !6
  br label %86, !llvm.loop !233

316:                                              ; preds = %89
  call void @llvm.lifetime.end.p0(ptr %8) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_111add_widenedILi1EEEvRKNS_6ColumnEPKPKfPDv4_f(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef %2) #6 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [8 x <16 x i8>], align 16
  %8 = alloca [2 x %"struct.(anonymous namespace)::Scales"], align 16
  %9 = alloca i32, align 4
  %10 = alloca %"struct.(anonymous namespace)::Scales", align 16
  %11 = alloca [1 x [2 x <4 x float>]], align 16
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca <4 x i32>, align 16
  %18 = alloca <4 x float>, align 16
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !171
  store ptr %1, ptr %5, align 8, !tbaa !189
  store ptr %2, ptr %6, align 8, !tbaa !104
  call void @llvm.lifetime.start.p0(ptr %7) #14
  %21 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %22 = getelementptr inbounds [8 x <16 x i8>], ptr %7, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_16unpackERKNS_6ColumnEPDv16_h(ptr noundef nonnull align 8 dereferenceable(32) %21, ptr noundef %22)
  call void @llvm.lifetime.start.p0(ptr %8) #14
  call void @llvm.lifetime.start.p0(ptr %9) #14
  store i32 0, ptr %9, align 4, !tbaa !6
  br label %23

23:                                               ; preds = %40, %3
  %24 = load i32, ptr %9, align 4, !tbaa !6
  %25 = load i32, ptr @group, align 4, !tbaa !6
  %26 = sdiv i32 32, %25
  %27 = icmp slt i32 %24, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %9) #14
  br label %43

29:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %10) #14
  %30 = load ptr, ptr %4, align 8, !tbaa !171, !nonnull !92, !align !95
  %31 = load i32, ptr %9, align 4, !tbaa !6
  %32 = call %"struct.(anonymous namespace)::Scales" @_ZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEi(ptr noundef nonnull align 8 dereferenceable(32) %30, i32 noundef %31)
  %33 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %10, i32 0, i32 0
  %34 = extractvalue %"struct.(anonymous namespace)::Scales" %32, 0
  store <4 x float> %34, ptr %33, align 16
  %35 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %10, i32 0, i32 1
  %36 = extractvalue %"struct.(anonymous namespace)::Scales" %32, 1
  store <4 x float> %36, ptr %35, align 16
  %37 = load i32, ptr %9, align 4, !tbaa !6
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %8, i64 0, i64 %38
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %39, ptr align 16 %10, i64 32, i1 false), !tbaa.struct !175
  call void @llvm.lifetime.end.p0(ptr %10) #14
  br label %40

40:                                               ; preds = %29
  %41 = load i32, ptr %9, align 4, !tbaa !6
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %9, align 4, !tbaa !6
  br label %23, !llvm.loop !234

43:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %11) #14
  call void @llvm.lifetime.start.p0(ptr %12) #14
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %44

44:                                               ; preds = %62, %43
  %45 = load i32, ptr %12, align 4, !tbaa !6
  %46 = icmp slt i32 %45, 1
  br i1 %46, label %48, label %47

47:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(ptr %12) #14
  br label %65

48:                                               ; preds = %44
  %49 = load ptr, ptr %6, align 8, !tbaa !104
  %50 = load i32, ptr %12, align 4, !tbaa !6
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds <4 x float>, ptr %49, i64 %51
  %53 = load <4 x float>, ptr %52, align 16, !tbaa !113
  %54 = load i32, ptr %12, align 4, !tbaa !6
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [1 x [2 x <4 x float>]], ptr %11, i64 0, i64 %55
  %57 = getelementptr inbounds [2 x <4 x float>], ptr %56, i64 0, i64 0
  store <4 x float> %53, ptr %57, align 16, !tbaa !113
  %58 = load i32, ptr %12, align 4, !tbaa !6
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [1 x [2 x <4 x float>]], ptr %11, i64 0, i64 %59
  %61 = getelementptr inbounds [2 x <4 x float>], ptr %60, i64 0, i64 1
  store <4 x float> zeroinitializer, ptr %61, align 16, !tbaa !113
  br label %62

62:                                               ; preds = %48
  %63 = load i32, ptr %12, align 4, !tbaa !6
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %12, align 4, !tbaa !6
  br label %44, !llvm.loop !235

65:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(ptr %13) #14
  store i32 0, ptr %13, align 4, !tbaa !6
  br label %66

66:                                               ; preds = %170, %65
  %67 = load i32, ptr %13, align 4, !tbaa !6
  %68 = icmp slt i32 %67, 8
  br i1 %68, label %70, label %69

69:                                               ; preds = %66
  store i32 8, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #14
  br label %173

70:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(ptr %15) #14
  %71 = load i32, ptr %13, align 4, !tbaa !6
  %72 = mul nsw i32 %71, 4
  %73 = load i32, ptr @group, align 4, !tbaa !6
  %74 = sdiv i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Scales"], ptr %8, i64 0, i64 %75
  store ptr %76, ptr %15, align 8, !tbaa !183
  call void @llvm.lifetime.start.p0(ptr %16) #14
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %77

77:                                               ; preds = %166, %70
  %78 = load i32, ptr %16, align 4, !tbaa !6
  %79 = icmp slt i32 %78, 4
  br i1 %79, label %81, label %80

80:                                               ; preds = %77
  store i32 11, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #14
  br label %169

81:                                               ; preds = %77
  call void @llvm.lifetime.start.p0(ptr %17) #14
  %82 = load i32, ptr %13, align 4, !tbaa !6
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [8 x <16 x i8>], ptr %7, i64 0, i64 %83
  %85 = load <16 x i8>, ptr %84, align 16, !tbaa !113
  %86 = bitcast <16 x i8> %85 to <4 x i32>
  %87 = load i32, ptr %16, align 4, !tbaa !6
  %88 = mul nsw i32 8, %87
  %89 = insertelement <4 x i32> poison, i32 %88, i64 0
  %90 = shufflevector <4 x i32> %89, <4 x i32> poison, <4 x i32> zeroinitializer
  %91 = ashr <4 x i32> %86, %90
  %92 = and <4 x i32> %91, splat (i32 255)
  store <4 x i32> %92, ptr %17, align 16, !tbaa !113
  %93 = load i32, ptr @zero, align 4, !tbaa !6
  %94 = icmp ne i32 %93, 0
  br i1 %94, label %95, label %101

95:                                               ; preds = %81
  %96 = load i32, ptr @zero, align 4, !tbaa !6
  %97 = insertelement <4 x i32> poison, i32 %96, i64 0
  %98 = shufflevector <4 x i32> %97, <4 x i32> poison, <4 x i32> zeroinitializer
  %99 = load <4 x i32>, ptr %17, align 16, !tbaa !113
  %100 = sub <4 x i32> %99, %98
  store <4 x i32> %100, ptr %17, align 16, !tbaa !113
  br label %101

101:                                              ; preds = %95, %81
  call void @llvm.lifetime.start.p0(ptr %18) #14
  %102 = load <4 x i32>, ptr %17, align 16, !tbaa !113
  %103 = call noundef <4 x float> @_ZN12_GLOBAL__N_19to_floatsEDv4_i(<4 x i32> noundef %102)
  store <4 x float> %103, ptr %18, align 16, !tbaa !113
  %104 = load i32, ptr @has_offset, align 4, !tbaa !6
  %105 = icmp ne i32 %104, 0
  br i1 %105, label %106, label %115

106:                                              ; preds = %101
  %107 = load <4 x float>, ptr %18, align 16, !tbaa !113
  %108 = load ptr, ptr %15, align 8, !tbaa !183, !nonnull !92, !align !185
  %109 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %108, i32 0, i32 0
  %110 = load <4 x float>, ptr %109, align 16, !tbaa !113
  %111 = load ptr, ptr %15, align 8, !tbaa !183, !nonnull !92, !align !185
  %112 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %111, i32 0, i32 1
  %113 = load <4 x float>, ptr %112, align 16, !tbaa !113
  %114 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %107, <4 x float> noundef %110, <4 x float> noundef %113)
  store <4 x float> %114, ptr %18, align 16, !tbaa !113
  br label %125

115:                                              ; preds = %101
  %116 = load i32, ptr @scale_kind, align 4, !tbaa !6
  %117 = icmp ne i32 %116, 3
  br i1 %117, label %118, label %124

118:                                              ; preds = %115
  %119 = load ptr, ptr %15, align 8, !tbaa !183, !nonnull !92, !align !185
  %120 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Scales", ptr %119, i32 0, i32 0
  %121 = load <4 x float>, ptr %120, align 16, !tbaa !113
  %122 = load <4 x float>, ptr %18, align 16, !tbaa !113
  %123 = fmul <4 x float> %122, %121
  store <4 x float> %123, ptr %18, align 16, !tbaa !113
  br label %124

124:                                              ; preds = %118, %115
  br label %125

125:                                              ; preds = %124, %106
  call void @llvm.lifetime.start.p0(ptr %19) #14
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %126

126:                                              ; preds = %162, %125
  %127 = load i32, ptr %19, align 4, !tbaa !6
  %128 = icmp slt i32 %127, 1
  br i1 %128, label %130, label %129

129:                                              ; preds = %126
  store i32 14, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %165

130:                                              ; preds = %126
  %131 = load <4 x float>, ptr %18, align 16, !tbaa !113
  %132 = load ptr, ptr %5, align 8, !tbaa !189
  %133 = load i32, ptr %19, align 4, !tbaa !6
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds ptr, ptr %132, i64 %134
  %136 = load ptr, ptr %135, align 8, !tbaa !109
  %137 = load i32, ptr %13, align 4, !tbaa !6
  %138 = mul nsw i32 4, %137
  %139 = load i32, ptr %16, align 4, !tbaa !6
  %140 = add nsw i32 %138, %139
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds float, ptr %136, i64 %141
  %143 = load float, ptr %142, align 4, !tbaa !107
  %144 = insertelement <4 x float> poison, float %143, i64 0
  %145 = shufflevector <4 x float> %144, <4 x float> poison, <4 x i32> zeroinitializer
  %146 = load i32, ptr %19, align 4, !tbaa !6
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [1 x [2 x <4 x float>]], ptr %11, i64 0, i64 %147
  %149 = load i32, ptr %16, align 4, !tbaa !6
  %150 = srem i32 %149, 2
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [2 x <4 x float>], ptr %148, i64 0, i64 %151
  %153 = load <4 x float>, ptr %152, align 16, !tbaa !113
  %154 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %131, <4 x float> noundef %145, <4 x float> noundef %153)
  %155 = load i32, ptr %19, align 4, !tbaa !6
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [1 x [2 x <4 x float>]], ptr %11, i64 0, i64 %156
  %158 = load i32, ptr %16, align 4, !tbaa !6
  %159 = srem i32 %158, 2
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [2 x <4 x float>], ptr %157, i64 0, i64 %160
  store <4 x float> %154, ptr %161, align 16, !tbaa !113
  br label %162

162:                                              ; preds = %130
  %163 = load i32, ptr %19, align 4, !tbaa !6
  %164 = add nsw i32 %163, 1
  store i32 %164, ptr %19, align 4, !tbaa !6
  br label %126, !llvm.loop !236

165:                                              ; preds = %129
  call void @llvm.lifetime.end.p0(ptr %18) #14
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %166

166:                                              ; preds = %165
  %167 = load i32, ptr %16, align 4, !tbaa !6
  %168 = add nsw i32 %167, 1
  store i32 %168, ptr %16, align 4, !tbaa !6
  br label %77, !llvm.loop !237

169:                                              ; preds = %80
  call void @llvm.lifetime.end.p0(ptr %15) #14
  br label %170

170:                                              ; preds = %169
  %171 = load i32, ptr %13, align 4, !tbaa !6
  %172 = add nsw i32 %171, 1
  store i32 %172, ptr %13, align 4, !tbaa !6
  br label %66, !llvm.loop !238

173:                                              ; preds = %69
  call void @llvm.lifetime.start.p0(ptr %20) #14
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %174

174:                                              ; preds = %194, %173
  %175 = load i32, ptr %20, align 4, !tbaa !6
  %176 = icmp slt i32 %175, 1
  br i1 %176, label %178, label %177

177:                                              ; preds = %174
  store i32 17, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #14
  br label %197

178:                                              ; preds = %174
  %179 = load i32, ptr %20, align 4, !tbaa !6
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds [1 x [2 x <4 x float>]], ptr %11, i64 0, i64 %180
  %182 = getelementptr inbounds [2 x <4 x float>], ptr %181, i64 0, i64 0
  %183 = load <4 x float>, ptr %182, align 16, !tbaa !113
  %184 = load i32, ptr %20, align 4, !tbaa !6
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [1 x [2 x <4 x float>]], ptr %11, i64 0, i64 %185
  %187 = getelementptr inbounds [2 x <4 x float>], ptr %186, i64 0, i64 1
  %188 = load <4 x float>, ptr %187, align 16, !tbaa !113
  %189 = fadd <4 x float> %183, %188
  %190 = load ptr, ptr %6, align 8, !tbaa !104
  %191 = load i32, ptr %20, align 4, !tbaa !6
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds <4 x float>, ptr %190, i64 %192
  store <4 x float> %189, ptr %193, align 16, !tbaa !113
  br label %194

194:                                              ; preds = %178
  %195 = load i32, ptr %20, align 4, !tbaa !6
  %196 = add nsw i32 %195, 1
  store i32 %196, ptr %20, align 4, !tbaa !6
  br label %174, !llvm.loop !239

197:                                              ; preds = %177
  call void @llvm.lifetime.end.p0(ptr %11) #14
  call void @llvm.lifetime.end.p0(ptr %8) #14
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
!175 = !{i64 0, i64 16, !113, i64 16, i64 16, !113}
!176 = distinct !{!176, !87, !117}
!177 = distinct !{!177, !87, !117}
!178 = !{i64 4}
!179 = distinct !{!179, !87, !117}
!180 = distinct !{!180, !87, !117}
!181 = distinct !{!181, !87, !117}
!182 = distinct !{!182, !87, !117}
!183 = !{!184, !184, i64 0}
!184 = !{!"p1 _ZTSN12_GLOBAL__N_16ScalesE", !12, i64 0}
!185 = !{i64 16}
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
!204 = !{!"_ZTSZN12_GLOBAL__N_16unpackERKNS_6ColumnEPDv16_hEUliiiE_", !172, i64 0, !21, i64 8}
!205 = !{!204, !21, i64 8}
!206 = distinct !{!206, !87, !117}
!207 = !{!208, !200, i64 0}
!208 = !{!"_ZTSZN12_GLOBAL__N_19scales_ofERKNS_6ColumnEiEUliE_", !200, i64 0, !202, i64 8}
!209 = !{!208, !202, i64 8}
!210 = distinct !{!210, !87, !117}
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
