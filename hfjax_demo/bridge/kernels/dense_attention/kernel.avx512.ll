
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
%struct.Call = type { [2 x %"struct.Call::Array"], [6 x %"struct.Call::Array"] }
%"struct.Call::Array" = type { ptr, [4 x i64] }
%struct.XLA_FFI_Api = type { i64, ptr, %struct.XLA_FFI_Api_Version, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.XLA_FFI_Buffer = type { i64, ptr, i32, ptr, i64, ptr }
%struct.XLA_FFI_Error_Destroy_Args = type { i64, ptr, ptr }
%struct.Room = type { ptr }
%"struct.(anonymous namespace)::Memory" = type { i64, i64, i64, i64 }
%"struct.(anonymous namespace)::Sizes" = type { i64, i64, i64, i64, i64, i64 }
%class.anon = type { ptr, ptr, ptr }
%"struct.(anonymous namespace)::Part" = type { [4 x <16 x float>] }
%class.anon.0 = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%class.anon.1 = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Unaligned.2 = type { <16 x float> }
%class.anon.4 = type { ptr, ptr, ptr }
%"struct.(anonymous namespace)::Places" = type { i8 }
%struct.Unaligned = type { <16 x i32> }
%struct.Unaligned.3 = type { <16 x float> }

$_ZN4Call5Array3setERK14XLA_FFI_Buffer = comdat any

$_ZN4RoomC2El = comdat any

$_ZNK4Room7missingEv = comdat any

$_ZNK4Room5startIfEEPT_v = comdat any

$_ZN4RoomD2Ev = comdat any

$_ZNK4Call5sizesEl = comdat any

$_ZNK4Call8argumentIfEEPKT_l = comdat any

$_ZNK4Call8argumentIcEEPKT_l = comdat any

$_ZNK4Call6resultIcEEPT_l = comdat any

@.str = private unnamed_addr constant [50 x i8] c"out of memory for what a product of numbers needs\00", align 1
@__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating = private unnamed_addr constant %struct.XLA_FFI_Error_Create_Args { i64 28, ptr null, ptr @.str, i32 8 }, align 8
@paired = external constant i32, align 4
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
  call void @llvm.lifetime.start.p0(ptr %4) #17
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
  call void @llvm.lifetime.end.p0(ptr %4) #17
  br label %246

42:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %5) #17
  %43 = load ptr, ptr %3, align 8, !tbaa !10
  %44 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %43, i32 0, i32 2
  %45 = load ptr, ptr %44, align 8, !tbaa !38
  store ptr %45, ptr %5, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %6) #17
  %46 = call noalias ptr @malloc(i64 noundef 472) #18
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
  call void @llvm.lifetime.start.p0(ptr %8) #17
  %53 = load ptr, ptr %6, align 8, !tbaa !40
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %53, i32 0, i32 12
  store ptr %54, ptr %8, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %9) #17
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
  call void @llvm.lifetime.end.p0(ptr %9) #17
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
  call void @llvm.lifetime.start.p0(ptr %10) #17
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
  call void @llvm.lifetime.end.p0(ptr %10) #17
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
  call void @llvm.lifetime.start.p0(ptr %11) #17
  %105 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZL4planRK4Call(ptr dead_on_unwind writable sret(%struct.Plan) align 8 %11, ptr noundef nonnull align 8 dereferenceable(320) %105)
  call void @llvm.lifetime.start.p0(ptr %12) #17
  store i64 1, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #17
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
  call void @llvm.lifetime.start.p0(ptr %14) #17
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
  call void @llvm.lifetime.start.p0(ptr %15) #17
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
  call void @llvm.lifetime.start.p0(ptr %16) #17
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
  call void @llvm.lifetime.start.p0(ptr %17) #17
  %179 = load ptr, ptr %6, align 8, !tbaa !40
  %180 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %179, i32 0, i32 7
  %181 = load i64, ptr %180, align 8, !tbaa !78
  store i64 %181, ptr %17, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %18) #17
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
  call void @llvm.lifetime.start.p0(ptr %19) #17
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
  call void @llvm.lifetime.start.p0(ptr %20) #17
  store i64 0, ptr %20, align 8, !tbaa !44
  br label %200

200:                                              ; preds = %215, %125
  %201 = load i64, ptr %20, align 8, !tbaa !44
  %202 = load i64, ptr %18, align 8, !tbaa !44
  %203 = icmp slt i64 %201, %202
  br i1 %203, label %205, label %204

204:                                              ; preds = %200
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #17
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
  call void @llvm.lifetime.start.p0(ptr %22) #17
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
  call void @llvm.lifetime.end.p0(ptr %22) #17
  call void @llvm.lifetime.end.p0(ptr %19) #17
  call void @llvm.lifetime.end.p0(ptr %18) #17
  call void @llvm.lifetime.end.p0(ptr %17) #17
  call void @llvm.lifetime.end.p0(ptr %16) #17
  call void @llvm.lifetime.end.p0(ptr %15) #17
  call void @llvm.lifetime.end.p0(ptr %14) #17
  call void @llvm.lifetime.end.p0(ptr %13) #17
  call void @llvm.lifetime.end.p0(ptr %12) #17
  call void @llvm.lifetime.end.p0(ptr %11) #17
  call void @llvm.lifetime.end.p0(ptr %8) #17
  br label %245

245:                                              ; preds = %243, %49
  call void @llvm.lifetime.end.p0(ptr %6) #17
  call void @llvm.lifetime.end.p0(ptr %5) #17
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
  call void @llvm.lifetime.start.p0(ptr %3) #17
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating, i64 32, i1 false)
  %4 = load ptr, ptr %2, align 8, !tbaa !39
  %5 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %4, i32 0, i32 4
  %6 = load ptr, ptr %5, align 8, !tbaa !95
  %7 = call noundef ptr %6(ptr noundef %3)
  call void @llvm.lifetime.end.p0(ptr %3) #17
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
  call void @llvm.lifetime.start.p0(ptr %5) #17
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
  call void @llvm.lifetime.end.p0(ptr %5) #17
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
  %4 = alloca ptr, align 8
  store ptr %1, ptr %3, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %4) #17
  %5 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %6 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %5, i64 noundef 0)
  store ptr %6, ptr %4, align 8, !tbaa !108
  %7 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %4, align 8, !tbaa !108
  %9 = getelementptr inbounds i64, ptr %8, i64 0
  %10 = load i64, ptr %9, align 8, !tbaa !44
  %11 = load ptr, ptr %4, align 8, !tbaa !108
  %12 = getelementptr inbounds i64, ptr %11, i64 2
  %13 = load i64, ptr %12, align 8, !tbaa !44
  %14 = mul nsw i64 %10, %13
  %15 = load ptr, ptr %4, align 8, !tbaa !108
  %16 = getelementptr inbounds i64, ptr %15, i64 1
  %17 = load i64, ptr %16, align 8, !tbaa !44
  %18 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %17, i64 noundef 64)
  %19 = mul nsw i64 %14, %18
  store i64 %19, ptr %7, align 8, !tbaa !65
  %20 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 1
  %21 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %22 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %21, i64 noundef 1)
  %23 = getelementptr inbounds i64, ptr %22, i64 1
  %24 = load i64, ptr %23, align 8, !tbaa !44
  %25 = load ptr, ptr %4, align 8, !tbaa !108
  %26 = getelementptr inbounds i64, ptr %25, i64 3
  %27 = load i64, ptr %26, align 8, !tbaa !44
  %28 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %29 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %28, i64 noundef 2)
  %30 = getelementptr inbounds i64, ptr %29, i64 3
  %31 = load i64, ptr %30, align 8, !tbaa !44
  %32 = add nsw i64 %27, %31
  %33 = mul nsw i64 %24, %32
  %34 = mul nsw i64 %33, 4
  %35 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %34, i64 noundef 1)
  %36 = mul nsw i64 %35, 16
  store i64 %36, ptr %20, align 8, !tbaa !67
  %37 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 2
  store i64 0, ptr %37, align 8, !tbaa !68
  %38 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 3
  store i64 1, ptr %38, align 8, !tbaa !69
  call void @llvm.lifetime.end.p0(ptr %4) #17
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef zeroext i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i1, align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca %struct.XLA_FFI_Error_Destroy_Args, align 8
  store ptr %0, ptr %4, align 8, !tbaa !39
  store ptr %1, ptr %5, align 8, !tbaa !109
  %7 = load ptr, ptr %5, align 8, !tbaa !109
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  store i1 true, ptr %3, align 1
  br label %18

10:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %6) #17
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 0
  store i64 24, ptr %11, align 8, !tbaa !111
  %12 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !113
  %13 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 2
  %14 = load ptr, ptr %5, align 8, !tbaa !109
  store ptr %14, ptr %13, align 8, !tbaa !114
  %15 = load ptr, ptr %4, align 8, !tbaa !39
  %16 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %15, i32 0, i32 6
  %17 = load ptr, ptr %16, align 8, !tbaa !115
  call void %17(ptr noundef %6)
  store i1 false, ptr %3, align 1
  call void @llvm.lifetime.end.p0(ptr %6) #17
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
  call void @free(ptr noundef %12) #17
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
  call void @llvm.lifetime.start.p0(ptr %3) #17
  %17 = load ptr, ptr %2, align 8, !tbaa !40
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %17, i32 0, i32 0
  store i64 1, ptr %4, align 8, !tbaa !44
  %19 = load i64, ptr %4, align 8
  %20 = atomicrmw add ptr %18, i64 %19 monotonic, align 8
  store i64 %20, ptr %5, align 8
  %21 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %21, ptr %3, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #17
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
  call void @llvm.lifetime.start.p0(ptr %7) #17
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
  call void @llvm.lifetime.end.p0(ptr %7) #17
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
  br label %60, !llvm.loop !116

71:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr %12) #17
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
  call void @llvm.lifetime.end.p0(ptr %12) #17
  store i32 0, ptr %10, align 4
  br label %100

100:                                              ; preds = %94, %58, %29
  call void @llvm.lifetime.end.p0(ptr %6) #17
  call void @llvm.lifetime.end.p0(ptr %3) #17
  %101 = load i32, ptr %10, align 4
  switch i32 %101, label %104 [
    i32 0, label %102
    i32 3, label %16
    i32 1, label %103
  ]

102:                                              ; preds = %100
  br label %16, !llvm.loop !117

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
define internal void @_ZL7prepareRK4Callll(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef zeroext i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca i1, align 1
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca %struct.Room, align 8
  %9 = alloca %"struct.(anonymous namespace)::Memory", align 8
  %10 = alloca %"struct.(anonymous namespace)::Sizes", align 8
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  store ptr %0, ptr %5, align 8, !tbaa !42
  store i64 %1, ptr %6, align 8, !tbaa !44
  store i64 %2, ptr %7, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %8) #17
  call void @llvm.lifetime.start.p0(ptr %9) #17
  call void @llvm.lifetime.start.p0(ptr %10) #17
  %13 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZN12_GLOBAL__N_15SizesC2ERK4Call(ptr noundef nonnull align 8 dereferenceable(48) %10, ptr noundef nonnull align 8 dereferenceable(320) %13)
  call void @_ZN12_GLOBAL__N_16MemoryC2ERKNS_5SizesE(ptr noundef nonnull align 8 dereferenceable(32) %9, ptr noundef nonnull align 8 dereferenceable(48) %10)
  %14 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %9, i32 0, i32 3
  %15 = load i64, ptr %14, align 8, !tbaa !118
  %16 = mul nsw i64 %15, 4
  call void @_ZN4RoomC2El(ptr noundef nonnull align 8 dereferenceable(8) %8, i64 noundef %16)
  call void @llvm.lifetime.end.p0(ptr %10) #17
  call void @llvm.lifetime.end.p0(ptr %9) #17
  %17 = call noundef zeroext i1 @_ZNK4Room7missingEv(ptr noundef nonnull align 8 dereferenceable(8) %8)
  br i1 %17, label %18, label %19

18:                                               ; preds = %3
  store i1 false, ptr %4, align 1
  store i32 1, ptr %11, align 4
  br label %34

19:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %12) #17
  %20 = load i64, ptr %6, align 8, !tbaa !44
  store i64 %20, ptr %12, align 8, !tbaa !44
  br label %21

21:                                               ; preds = %30, %19
  %22 = load i64, ptr %12, align 8, !tbaa !44
  %23 = load i64, ptr %7, align 8, !tbaa !44
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  store i32 2, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #17
  br label %33

26:                                               ; preds = %21
  %27 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %28 = load i64, ptr %12, align 8, !tbaa !44
  %29 = call noundef ptr @_ZNK4Room5startIfEEPT_v(ptr noundef nonnull align 8 dereferenceable(8) %8)
  call void @_ZN12_GLOBAL__N_16attendERK4CalllPf(ptr noundef nonnull align 8 dereferenceable(320) %27, i64 noundef %28, ptr noundef %29)
  br label %30

30:                                               ; preds = %26
  %31 = load i64, ptr %12, align 8, !tbaa !44
  %32 = add nsw i64 %31, 1
  store i64 %32, ptr %12, align 8, !tbaa !44
  br label %21, !llvm.loop !120

33:                                               ; preds = %25
  store i1 true, ptr %4, align 1
  store i32 1, ptr %11, align 4
  br label %34

34:                                               ; preds = %33, %18
  call void @_ZN4RoomD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %8) #17
  call void @llvm.lifetime.end.p0(ptr %8) #17
  %35 = load i1, ptr %4, align 1
  ret i1 %35
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15SizesC2ERK4Call(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(320) %1) unnamed_addr #0 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !121
  store ptr %1, ptr %4, align 8, !tbaa !42
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %8 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %7, i64 noundef 0)
  %9 = getelementptr inbounds i64, ptr %8, i64 1
  %10 = load i64, ptr %9, align 8, !tbaa !44
  store i64 %10, ptr %6, align 8, !tbaa !123
  %11 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %5, i32 0, i32 1
  %12 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %13 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %12, i64 noundef 1)
  %14 = getelementptr inbounds i64, ptr %13, i64 1
  %15 = load i64, ptr %14, align 8, !tbaa !44
  store i64 %15, ptr %11, align 8, !tbaa !125
  %16 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %5, i32 0, i32 2
  %17 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %18 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %17, i64 noundef 0)
  %19 = getelementptr inbounds i64, ptr %18, i64 2
  %20 = load i64, ptr %19, align 8, !tbaa !44
  store i64 %20, ptr %16, align 8, !tbaa !126
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %5, i32 0, i32 3
  %22 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %23 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %22, i64 noundef 0)
  %24 = getelementptr inbounds i64, ptr %23, i64 3
  %25 = load i64, ptr %24, align 8, !tbaa !44
  %26 = call noundef i32 @_ZN12_GLOBAL__N_18togetherEv()
  %27 = sext i32 %26 to i64
  %28 = sdiv i64 %25, %27
  store i64 %28, ptr %21, align 8, !tbaa !127
  %29 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %5, i32 0, i32 4
  %30 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %31 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(320) %30, i64 noundef 2)
  %32 = getelementptr inbounds i64, ptr %31, i64 3
  %33 = load i64, ptr %32, align 8, !tbaa !44
  store i64 %33, ptr %29, align 8, !tbaa !128
  %34 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %5, i32 0, i32 5
  %35 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %5, i32 0, i32 4
  %36 = load i64, ptr %35, align 8, !tbaa !128
  %37 = call noundef i64 @_ZN12_GLOBAL__N_15wholeEll(i64 noundef %36, i64 noundef 16)
  store i64 %37, ptr %34, align 8, !tbaa !129
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_16MemoryC2ERKNS_5SizesE(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(48) %1) unnamed_addr #0 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !130
  store ptr %1, ptr %4, align 8, !tbaa !121
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !121, !nonnull !46, !align !47
  %8 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 3
  %9 = load i64, ptr %8, align 8, !tbaa !127
  %10 = call noundef i64 @_ZN12_GLOBAL__N_15wholeEll(i64 noundef %9, i64 noundef 16)
  %11 = mul nsw i64 %10, 64
  store i64 %11, ptr %6, align 8, !tbaa !132
  %12 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %5, i32 0, i32 1
  %13 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %5, i32 0, i32 0
  %14 = load i64, ptr %13, align 8, !tbaa !132
  %15 = load ptr, ptr %4, align 8, !tbaa !121, !nonnull !46, !align !47
  %16 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %15, i32 0, i32 5
  %17 = load i64, ptr %16, align 8, !tbaa !129
  %18 = call noundef i32 @_ZN12_GLOBAL__N_18togetherEv()
  %19 = sdiv i32 96, %18
  %20 = sext i32 %19 to i64
  %21 = mul nsw i64 %17, %20
  %22 = add nsw i64 %14, %21
  store i64 %22, ptr %12, align 8, !tbaa !133
  %23 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %5, i32 0, i32 2
  %24 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %5, i32 0, i32 1
  %25 = load i64, ptr %24, align 8, !tbaa !133
  %26 = add nsw i64 %25, 6144
  store i64 %26, ptr %23, align 8, !tbaa !134
  %27 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %5, i32 0, i32 3
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %5, i32 0, i32 2
  %29 = load i64, ptr %28, align 8, !tbaa !134
  %30 = load ptr, ptr %4, align 8, !tbaa !121, !nonnull !46, !align !47
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %30, i32 0, i32 5
  %32 = load i64, ptr %31, align 8, !tbaa !129
  %33 = mul nsw i64 %32, 64
  %34 = add nsw i64 %29, %33
  store i64 %34, ptr %27, align 8, !tbaa !118
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr void @_ZN4RoomC2El(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !135
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Room, ptr %5, i32 0, i32 0
  %7 = load i64, ptr %4, align 8, !tbaa !44
  %8 = icmp ne i64 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = load i64, ptr %4, align 8, !tbaa !44
  %11 = add nsw i64 %10, 64
  %12 = call noalias ptr @malloc(i64 noundef %11) #18
  br label %14

13:                                               ; preds = %2
  br label %14

14:                                               ; preds = %13, %9
  %15 = phi ptr [ %12, %9 ], [ null, %13 ]
  store ptr %15, ptr %6, align 8, !tbaa !137
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef zeroext i1 @_ZNK4Room7missingEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !135
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Room, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !137
  %6 = icmp eq ptr %5, null
  ret i1 %6
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_16attendERK4CalllPf(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1, ptr noundef %2) #7 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca %"struct.(anonymous namespace)::Sizes", align 8
  %8 = alloca %"struct.(anonymous namespace)::Memory", align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca %class.anon, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca float, align 4
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca i8, align 1
  %27 = alloca [64 x float], align 64
  %28 = alloca [64 x float], align 64
  %29 = alloca [64 x float], align 64
  %30 = alloca i32, align 4
  %31 = alloca i64, align 8
  %32 = alloca i64, align 8
  %33 = alloca i32, align 4
  %34 = alloca i64, align 8
  %35 = alloca ptr, align 8
  %36 = alloca ptr, align 8
  %37 = alloca ptr, align 8
  %38 = alloca i32, align 4
  %39 = alloca %"struct.(anonymous namespace)::Part", align 64
  %40 = alloca %"struct.(anonymous namespace)::Part", align 64
  %41 = alloca %class.anon.0, align 8
  %42 = alloca %"struct.(anonymous namespace)::Part", align 64
  %43 = alloca i32, align 4
  %44 = alloca i64, align 8
  %45 = alloca %class.anon.1, align 8
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store ptr %2, ptr %6, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %7) #17
  %46 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZN12_GLOBAL__N_15SizesC2ERK4Call(ptr noundef nonnull align 8 dereferenceable(48) %7, ptr noundef nonnull align 8 dereferenceable(320) %46)
  call void @llvm.lifetime.start.p0(ptr %8) #17
  call void @_ZN12_GLOBAL__N_16MemoryC2ERKNS_5SizesE(ptr noundef nonnull align 8 dereferenceable(32) %8, ptr noundef nonnull align 8 dereferenceable(48) %7)
  call void @llvm.lifetime.start.p0(ptr %9) #17
  %47 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 0
  %48 = load i64, ptr %47, align 8, !tbaa !123
  %49 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %48, i64 noundef 64)
  store i64 %49, ptr %9, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %10) #17
  %50 = load i64, ptr %5, align 8, !tbaa !44
  %51 = load i64, ptr %9, align 8, !tbaa !44
  %52 = sdiv i64 %50, %51
  store i64 %52, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #17
  %53 = load i64, ptr %5, align 8, !tbaa !44
  %54 = load i64, ptr %9, align 8, !tbaa !44
  %55 = srem i64 %53, %54
  %56 = mul nsw i64 %55, 64
  store i64 %56, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #17
  %57 = load i64, ptr %10, align 8, !tbaa !44
  %58 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 2
  %59 = load i64, ptr %58, align 8, !tbaa !126
  %60 = sdiv i64 %57, %59
  store i64 %60, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #17
  %61 = load i64, ptr %10, align 8, !tbaa !44
  %62 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 2
  %63 = load i64, ptr %62, align 8, !tbaa !126
  %64 = srem i64 %61, %63
  store i64 %64, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #17
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 0
  %66 = load i64, ptr %65, align 8, !tbaa !123
  %67 = load i64, ptr %11, align 8, !tbaa !44
  %68 = sub nsw i64 %66, %67
  %69 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %68, i64 noundef 64)
  store i64 %69, ptr %14, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %15) #17
  %70 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 2
  %71 = load i64, ptr %70, align 8, !tbaa !126
  %72 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 3
  %73 = load i64, ptr %72, align 8, !tbaa !127
  %74 = mul nsw i64 %71, %73
  store i64 %74, ptr %15, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %16) #17
  %75 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 2
  %76 = load i64, ptr %75, align 8, !tbaa !126
  %77 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 4
  %78 = load i64, ptr %77, align 8, !tbaa !128
  %79 = mul nsw i64 %76, %78
  store i64 %79, ptr %16, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %17) #17
  %80 = getelementptr inbounds nuw %class.anon, ptr %17, i32 0, i32 0
  store ptr %12, ptr %80, align 8, !tbaa !108
  %81 = getelementptr inbounds nuw %class.anon, ptr %17, i32 0, i32 1
  store ptr %7, ptr %81, align 8, !tbaa !121
  %82 = getelementptr inbounds nuw %class.anon, ptr %17, i32 0, i32 2
  store ptr %13, ptr %82, align 8, !tbaa !108
  call void @llvm.lifetime.start.p0(ptr %18) #17
  %83 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %84 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %83, i64 noundef 0)
  %85 = load i64, ptr %11, align 8, !tbaa !44
  %86 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 0
  %87 = load i64, ptr %86, align 8, !tbaa !123
  %88 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 3
  %89 = load i64, ptr %88, align 8, !tbaa !127
  %90 = call noundef i64 @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_2clElll"(ptr noundef nonnull align 8 dereferenceable(24) %17, i64 noundef %85, i64 noundef %87, i64 noundef %89)
  %91 = getelementptr inbounds float, ptr %84, i64 %90
  store ptr %91, ptr %18, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %19) #17
  %92 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %93 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %92, i64 noundef 1)
  %94 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 1
  %95 = load i64, ptr %94, align 8, !tbaa !125
  %96 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 3
  %97 = load i64, ptr %96, align 8, !tbaa !127
  %98 = call noundef i64 @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_2clElll"(ptr noundef nonnull align 8 dereferenceable(24) %17, i64 noundef 0, i64 noundef %95, i64 noundef %97)
  %99 = getelementptr inbounds float, ptr %93, i64 %98
  store ptr %99, ptr %19, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %20) #17
  %100 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %101 = call noundef ptr @_ZNK4Call8argumentIcEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %100, i64 noundef 2)
  %102 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 1
  %103 = load i64, ptr %102, align 8, !tbaa !125
  %104 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 4
  %105 = load i64, ptr %104, align 8, !tbaa !128
  %106 = call noundef i64 @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_2clElll"(ptr noundef nonnull align 8 dereferenceable(24) %17, i64 noundef 0, i64 noundef %103, i64 noundef %105)
  %107 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %106)
  %108 = getelementptr inbounds i8, ptr %101, i64 %107
  store ptr %108, ptr %20, align 8, !tbaa !142
  call void @llvm.lifetime.start.p0(ptr %21) #17
  %109 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %110 = call noundef ptr @_ZNK4Call6resultIcEEPT_l(ptr noundef nonnull align 8 dereferenceable(320) %109, i64 noundef 0)
  %111 = load i64, ptr %11, align 8, !tbaa !44
  %112 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 0
  %113 = load i64, ptr %112, align 8, !tbaa !123
  %114 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 4
  %115 = load i64, ptr %114, align 8, !tbaa !128
  %116 = call noundef i64 @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_2clElll"(ptr noundef nonnull align 8 dereferenceable(24) %17, i64 noundef %111, i64 noundef %113, i64 noundef %115)
  %117 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %116)
  %118 = getelementptr inbounds i8, ptr %110, i64 %117
  store ptr %118, ptr %21, align 8, !tbaa !142
  call void @llvm.lifetime.start.p0(ptr %22) #17
  %119 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %120 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %119, i64 noundef 3)
  %121 = load float, ptr %120, align 4, !tbaa !143
  store float %121, ptr %22, align 4, !tbaa !143
  call void @llvm.lifetime.start.p0(ptr %23) #17
  %122 = load ptr, ptr %6, align 8, !tbaa !140
  store ptr %122, ptr %23, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %24) #17
  %123 = load ptr, ptr %6, align 8, !tbaa !140
  %124 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %8, i32 0, i32 1
  %125 = load i64, ptr %124, align 8, !tbaa !133
  %126 = getelementptr inbounds float, ptr %123, i64 %125
  store ptr %126, ptr %24, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %25) #17
  %127 = load ptr, ptr %6, align 8, !tbaa !140
  %128 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %8, i32 0, i32 2
  %129 = load i64, ptr %128, align 8, !tbaa !134
  %130 = getelementptr inbounds float, ptr %127, i64 %129
  store ptr %130, ptr %25, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %26) #17
  %131 = load i64, ptr %16, align 8, !tbaa !44
  %132 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 5
  %133 = load i64, ptr %132, align 8, !tbaa !129
  %134 = icmp eq i64 %131, %133
  br i1 %134, label %135, label %139

135:                                              ; preds = %3
  %136 = load i32, ptr @paired, align 4, !tbaa !6
  %137 = icmp ne i32 %136, 0
  %138 = xor i1 %137, true
  br label %139

139:                                              ; preds = %135, %3
  %140 = phi i1 [ false, %3 ], [ %138, %135 ]
  %141 = zext i1 %140 to i8
  store i8 %141, ptr %26, align 1, !tbaa !92
  %142 = load ptr, ptr %18, align 8, !tbaa !140
  %143 = load i64, ptr %15, align 8, !tbaa !44
  %144 = load i64, ptr %14, align 8, !tbaa !44
  %145 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 3
  %146 = load i64, ptr %145, align 8, !tbaa !127
  %147 = load ptr, ptr %23, align 8, !tbaa !140
  call void @_ZN12_GLOBAL__N_17turn_inEPKflllPf(ptr noundef %142, i64 noundef %143, i64 noundef %144, i64 noundef %146, ptr noundef %147)
  call void @llvm.lifetime.start.p0(ptr %27) #17
  call void @llvm.lifetime.start.p0(ptr %28) #17
  call void @llvm.lifetime.start.p0(ptr %29) #17
  call void @llvm.lifetime.start.p0(ptr %30) #17
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %148

148:                                              ; preds = %161, %139
  %149 = load i32, ptr %30, align 4, !tbaa !6
  %150 = icmp slt i32 %149, 64
  br i1 %150, label %152, label %151

151:                                              ; preds = %148
  call void @llvm.lifetime.end.p0(ptr %30) #17
  br label %164

152:                                              ; preds = %148
  %153 = getelementptr inbounds [64 x float], ptr %27, i64 0, i64 0
  %154 = load i32, ptr %30, align 4, !tbaa !6
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr %153, i64 %155
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %156, <16 x float> noundef splat (float 0xC6293E5940000000))
  %157 = getelementptr inbounds [64 x float], ptr %28, i64 0, i64 0
  %158 = load i32, ptr %30, align 4, !tbaa !6
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds float, ptr %157, i64 %159
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %160, <16 x float> noundef zeroinitializer)
  br label %161

161:                                              ; preds = %152
  %162 = load i32, ptr %30, align 4, !tbaa !6
  %163 = add nsw i32 %162, 16
  store i32 %163, ptr %30, align 4, !tbaa !6
  br label %148, !llvm.loop !145

164:                                              ; preds = %151
  call void @llvm.lifetime.start.p0(ptr %31) #17
  store i64 0, ptr %31, align 8, !tbaa !44
  br label %165

165:                                              ; preds = %176, %164
  %166 = load i64, ptr %31, align 8, !tbaa !44
  %167 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 5
  %168 = load i64, ptr %167, align 8, !tbaa !129
  %169 = mul nsw i64 %168, 64
  %170 = icmp slt i64 %166, %169
  br i1 %170, label %172, label %171

171:                                              ; preds = %165
  call void @llvm.lifetime.end.p0(ptr %31) #17
  br label %179

172:                                              ; preds = %165
  %173 = load ptr, ptr %25, align 8, !tbaa !140
  %174 = load i64, ptr %31, align 8, !tbaa !44
  %175 = getelementptr inbounds float, ptr %173, i64 %174
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %175, <16 x float> noundef zeroinitializer)
  br label %176

176:                                              ; preds = %172
  %177 = load i64, ptr %31, align 8, !tbaa !44
  %178 = add nsw i64 %177, 16
  store i64 %178, ptr %31, align 8, !tbaa !44
  br label %165, !llvm.loop !146

179:                                              ; preds = %171
  call void @llvm.lifetime.start.p0(ptr %32) #17
  store i64 0, ptr %32, align 8, !tbaa !44
  br label %180

180:                                              ; preds = %297, %179
  %181 = load i64, ptr %32, align 8, !tbaa !44
  %182 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 1
  %183 = load i64, ptr %182, align 8, !tbaa !125
  %184 = icmp slt i64 %181, %183
  br i1 %184, label %186, label %185

185:                                              ; preds = %180
  store i32 8, ptr %33, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #17
  br label %300

186:                                              ; preds = %180
  call void @llvm.lifetime.start.p0(ptr %34) #17
  %187 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 1
  %188 = load i64, ptr %187, align 8, !tbaa !125
  %189 = load i64, ptr %32, align 8, !tbaa !44
  %190 = sub nsw i64 %188, %189
  %191 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %190, i64 noundef 96)
  store i64 %191, ptr %34, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %35) #17
  %192 = load ptr, ptr %20, align 8, !tbaa !142
  %193 = load i64, ptr %32, align 8, !tbaa !44
  %194 = load i64, ptr %16, align 8, !tbaa !44
  %195 = mul nsw i64 %193, %194
  %196 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %195)
  %197 = getelementptr inbounds i8, ptr %192, i64 %196
  store ptr %197, ptr %35, align 8, !tbaa !142
  %198 = load i8, ptr %26, align 1, !tbaa !92, !range !94, !noundef !46
  %199 = trunc i8 %198 to i1
  br i1 %199, label %212, label %200

200:                                              ; preds = %186
  %201 = load ptr, ptr %35, align 8, !tbaa !142
  %202 = load i64, ptr %16, align 8, !tbaa !44
  %203 = load i64, ptr %34, align 8, !tbaa !44
  %204 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 4
  %205 = load i64, ptr %204, align 8, !tbaa !128
  %206 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 5
  %207 = load i64, ptr %206, align 8, !tbaa !129
  %208 = load ptr, ptr %6, align 8, !tbaa !140
  %209 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %8, i32 0, i32 0
  %210 = load i64, ptr %209, align 8, !tbaa !132
  %211 = getelementptr inbounds float, ptr %208, i64 %210
  call void @_ZN12_GLOBAL__N_17collectEPKcllllPf(ptr noundef %201, i64 noundef %202, i64 noundef %203, i64 noundef %205, i64 noundef %207, ptr noundef %211)
  br label %212

212:                                              ; preds = %200, %186
  call void @llvm.lifetime.start.p0(ptr %36) #17
  %213 = load i8, ptr %26, align 1, !tbaa !92, !range !94, !noundef !46
  %214 = trunc i8 %213 to i1
  br i1 %214, label %215, label %217

215:                                              ; preds = %212
  %216 = load ptr, ptr %35, align 8, !tbaa !142
  br label %222

217:                                              ; preds = %212
  %218 = load ptr, ptr %6, align 8, !tbaa !140
  %219 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %8, i32 0, i32 0
  %220 = load i64, ptr %219, align 8, !tbaa !132
  %221 = getelementptr inbounds float, ptr %218, i64 %220
  br label %222

222:                                              ; preds = %217, %215
  %223 = phi ptr [ %216, %215 ], [ %221, %217 ]
  store ptr %223, ptr %36, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %37) #17
  %224 = load ptr, ptr %19, align 8, !tbaa !140
  %225 = load i64, ptr %32, align 8, !tbaa !44
  %226 = load i64, ptr %15, align 8, !tbaa !44
  %227 = mul nsw i64 %225, %226
  %228 = getelementptr inbounds float, ptr %224, i64 %227
  store ptr %228, ptr %37, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %38) #17
  store i32 0, ptr %38, align 4, !tbaa !6
  br label %229

229:                                              ; preds = %293, %222
  %230 = load i32, ptr %38, align 4, !tbaa !6
  %231 = icmp slt i32 %230, 64
  br i1 %231, label %233, label %232

232:                                              ; preds = %229
  store i32 11, ptr %33, align 4
  call void @llvm.lifetime.end.p0(ptr %38) #17
  br label %296

233:                                              ; preds = %229
  call void @llvm.lifetime.start.p0(ptr %39) #17
  %234 = getelementptr inbounds [64 x float], ptr %27, i64 0, i64 0
  %235 = load i32, ptr %38, align 4, !tbaa !6
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds float, ptr %234, i64 %236
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %39, ptr noundef %237)
  call void @llvm.lifetime.start.p0(ptr %40) #17
  %238 = load i64, ptr %34, align 8, !tbaa !44
  %239 = getelementptr inbounds nuw %class.anon.0, ptr %41, i32 0, i32 0
  store ptr %23, ptr %239, align 8, !tbaa !147
  %240 = getelementptr inbounds nuw %class.anon.0, ptr %41, i32 0, i32 1
  store ptr %38, ptr %240, align 8, !tbaa !149
  %241 = getelementptr inbounds nuw %class.anon.0, ptr %41, i32 0, i32 2
  store ptr %37, ptr %241, align 8, !tbaa !147
  %242 = getelementptr inbounds nuw %class.anon.0, ptr %41, i32 0, i32 3
  store ptr %15, ptr %242, align 8, !tbaa !108
  %243 = getelementptr inbounds nuw %class.anon.0, ptr %41, i32 0, i32 4
  store ptr %7, ptr %243, align 8, !tbaa !121
  %244 = getelementptr inbounds nuw %class.anon.0, ptr %41, i32 0, i32 5
  store ptr %22, ptr %244, align 8, !tbaa !140
  %245 = getelementptr inbounds nuw %class.anon.0, ptr %41, i32 0, i32 6
  store ptr %24, ptr %245, align 8, !tbaa !147
  %246 = getelementptr inbounds nuw %class.anon.0, ptr %41, i32 0, i32 7
  store ptr %27, ptr %246, align 8, !tbaa !140
  call void @"_ZN12_GLOBAL__N_19in_groupsIZNS_6attendERK4CalllPfE3$_0EEvlT_"(i64 noundef %238, ptr noundef byval(%class.anon.0) align 8 %41)
  call void @llvm.lifetime.start.p0(ptr %42) #17
  %247 = getelementptr inbounds [64 x float], ptr %27, i64 0, i64 0
  %248 = load i32, ptr %38, align 4, !tbaa !6
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds float, ptr %247, i64 %249
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %42, ptr noundef %250)
  call void @llvm.lifetime.start.p0(ptr %43) #17
  store i32 0, ptr %43, align 4, !tbaa !6
  br label %251

251:                                              ; preds = %272, %233
  %252 = load i32, ptr %43, align 4, !tbaa !6
  %253 = icmp slt i32 %252, 4
  br i1 %253, label %255, label %254

254:                                              ; preds = %251
  store i32 14, ptr %33, align 4
  call void @llvm.lifetime.end.p0(ptr %43) #17
  br label %275

255:                                              ; preds = %251
  %256 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %39, i32 0, i32 0
  %257 = load i32, ptr %43, align 4, !tbaa !6
  %258 = sext i32 %257 to i64
  %259 = getelementptr inbounds [4 x <16 x float>], ptr %256, i64 0, i64 %258
  %260 = load <16 x float>, ptr %259, align 64, !tbaa !151
  %261 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %42, i32 0, i32 0
  %262 = load i32, ptr %43, align 4, !tbaa !6
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds [4 x <16 x float>], ptr %261, i64 0, i64 %263
  %265 = load <16 x float>, ptr %264, align 64, !tbaa !151
  %266 = fsub <16 x float> %260, %265
  %267 = call noundef <16 x float> @_ZN12_GLOBAL__N_14exp2ILb0EEEDv16_fS1_(<16 x float> noundef %266)
  %268 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %40, i32 0, i32 0
  %269 = load i32, ptr %43, align 4, !tbaa !6
  %270 = sext i32 %269 to i64
  %271 = getelementptr inbounds [4 x <16 x float>], ptr %268, i64 0, i64 %270
  store <16 x float> %267, ptr %271, align 64, !tbaa !151
  br label %272

272:                                              ; preds = %255
  %273 = load i32, ptr %43, align 4, !tbaa !6
  %274 = add nsw i32 %273, 1
  store i32 %274, ptr %43, align 4, !tbaa !6
  br label %251, !llvm.loop !152

275:                                              ; preds = %254
  %276 = getelementptr inbounds [64 x float], ptr %29, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %276, ptr noundef nonnull align 64 dereferenceable(256) %40)
  call void @llvm.lifetime.start.p0(ptr %44) #17
  %277 = load ptr, ptr %24, align 8, !tbaa !140
  %278 = load i64, ptr %34, align 8, !tbaa !44
  %279 = getelementptr inbounds [64 x float], ptr %28, i64 0, i64 0
  %280 = load i32, ptr %38, align 4, !tbaa !6
  %281 = sext i32 %280 to i64
  %282 = getelementptr inbounds float, ptr %279, i64 %281
  %283 = call noundef i64 @_ZN12_GLOBAL__N_15weighEPflRKNS_4PartES3_S0_(ptr noundef %277, i64 noundef %278, ptr noundef nonnull align 64 dereferenceable(256) %42, ptr noundef nonnull align 64 dereferenceable(256) %40, ptr noundef %282)
  store i64 %283, ptr %44, align 8, !tbaa !44
  %284 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 4
  %285 = load i64, ptr %284, align 8, !tbaa !128
  %286 = getelementptr inbounds nuw %class.anon.1, ptr %45, i32 0, i32 0
  store ptr %24, ptr %286, align 8, !tbaa !147
  %287 = getelementptr inbounds nuw %class.anon.1, ptr %45, i32 0, i32 1
  store ptr %36, ptr %287, align 8, !tbaa !147
  %288 = getelementptr inbounds nuw %class.anon.1, ptr %45, i32 0, i32 2
  store ptr %7, ptr %288, align 8, !tbaa !121
  %289 = getelementptr inbounds nuw %class.anon.1, ptr %45, i32 0, i32 3
  store ptr %44, ptr %289, align 8, !tbaa !108
  %290 = getelementptr inbounds nuw %class.anon.1, ptr %45, i32 0, i32 4
  store ptr %29, ptr %290, align 8, !tbaa !140
  %291 = getelementptr inbounds nuw %class.anon.1, ptr %45, i32 0, i32 5
  store ptr %25, ptr %291, align 8, !tbaa !147
  %292 = getelementptr inbounds nuw %class.anon.1, ptr %45, i32 0, i32 6
  store ptr %38, ptr %292, align 8, !tbaa !149
  call void @"_ZN12_GLOBAL__N_19in_groupsIZNS_6attendERK4CalllPfE3$_1EEvlT_"(i64 noundef %285, ptr noundef byval(%class.anon.1) align 8 %45)
  call void @llvm.lifetime.end.p0(ptr %44) #17
  call void @llvm.lifetime.end.p0(ptr %42) #17
  call void @llvm.lifetime.end.p0(ptr %40) #17
  call void @llvm.lifetime.end.p0(ptr %39) #17
  br label %293

293:                                              ; preds = %275
  %294 = load i32, ptr %38, align 4, !tbaa !6
  %295 = add nsw i32 %294, 64
  store i32 %295, ptr %38, align 4, !tbaa !6
  br label %229, !llvm.loop !154

296:                                              ; preds = %232
  call void @llvm.lifetime.end.p0(ptr %37) #17
  call void @llvm.lifetime.end.p0(ptr %36) #17
  call void @llvm.lifetime.end.p0(ptr %35) #17
  call void @llvm.lifetime.end.p0(ptr %34) #17
  br label %297

297:                                              ; preds = %296
  %298 = load i64, ptr %32, align 8, !tbaa !44
  %299 = add nsw i64 %298, 96
  store i64 %299, ptr %32, align 8, !tbaa !44
  br label %180, !llvm.loop !155

300:                                              ; preds = %185
  %301 = load ptr, ptr %25, align 8, !tbaa !140
  %302 = getelementptr inbounds [64 x float], ptr %28, i64 0, i64 0
  %303 = load i64, ptr %14, align 8, !tbaa !44
  %304 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 4
  %305 = load i64, ptr %304, align 8, !tbaa !128
  %306 = load i64, ptr %16, align 8, !tbaa !44
  %307 = load ptr, ptr %21, align 8, !tbaa !142
  call void @_ZN12_GLOBAL__N_18turn_outEPKfS1_lllPc(ptr noundef %301, ptr noundef %302, i64 noundef %303, i64 noundef %305, i64 noundef %306, ptr noundef %307)
  call void @llvm.lifetime.end.p0(ptr %29) #17
  call void @llvm.lifetime.end.p0(ptr %28) #17
  call void @llvm.lifetime.end.p0(ptr %27) #17
  call void @llvm.lifetime.end.p0(ptr %26) #17
  call void @llvm.lifetime.end.p0(ptr %25) #17
  call void @llvm.lifetime.end.p0(ptr %24) #17
  call void @llvm.lifetime.end.p0(ptr %23) #17
  call void @llvm.lifetime.end.p0(ptr %22) #17
  call void @llvm.lifetime.end.p0(ptr %21) #17
  call void @llvm.lifetime.end.p0(ptr %20) #17
  call void @llvm.lifetime.end.p0(ptr %19) #17
  call void @llvm.lifetime.end.p0(ptr %18) #17
  call void @llvm.lifetime.end.p0(ptr %17) #17
  call void @llvm.lifetime.end.p0(ptr %16) #17
  call void @llvm.lifetime.end.p0(ptr %15) #17
  call void @llvm.lifetime.end.p0(ptr %14) #17
  call void @llvm.lifetime.end.p0(ptr %13) #17
  call void @llvm.lifetime.end.p0(ptr %12) #17
  call void @llvm.lifetime.end.p0(ptr %11) #17
  call void @llvm.lifetime.end.p0(ptr %10) #17
  call void @llvm.lifetime.end.p0(ptr %9) #17
  call void @llvm.lifetime.end.p0(ptr %8) #17
  call void @llvm.lifetime.end.p0(ptr %7) #17
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Room5startIfEEPT_v(ptr noundef nonnull align 8 dereferenceable(8) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !135
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Room, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !137
  %6 = ptrtoint ptr %5 to i64
  %7 = add i64 %6, 64
  %8 = and i64 %7, -64
  %9 = inttoptr i64 %8 to ptr
  ret ptr %9
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr void @_ZN4RoomD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !135
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Room, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !137
  call void @free(ptr noundef %5) #17
  ret void
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

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_18togetherEv() #8 {
  %1 = load i32, ptr @paired, align 4, !tbaa !6
  %2 = icmp ne i32 %1, 0
  %3 = zext i1 %2 to i64
  %4 = select i1 %2, i32 2, i32 1
  ret i32 %4
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_15wholeEll(i64 noundef %0, i64 noundef %1) #3 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8, !tbaa !44
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load i64, ptr %3, align 8, !tbaa !44
  %6 = load i64, ptr %4, align 8, !tbaa !44
  %7 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %5, i64 noundef %6)
  %8 = load i64, ptr %4, align 8, !tbaa !44
  %9 = mul nsw i64 %7, %8
  ret i64 %9
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

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef i64 @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_2clElll"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #3 align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %5, align 8, !tbaa !49
  store i64 %1, ptr %6, align 8, !tbaa !44
  store i64 %2, ptr %7, align 8, !tbaa !44
  store i64 %3, ptr %8, align 8, !tbaa !44
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8, !tbaa !156, !nonnull !46, !align !47
  %12 = load i64, ptr %11, align 8, !tbaa !44
  %13 = load i64, ptr %7, align 8, !tbaa !44
  %14 = mul nsw i64 %12, %13
  %15 = load i64, ptr %6, align 8, !tbaa !44
  %16 = add nsw i64 %14, %15
  %17 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 1
  %18 = load ptr, ptr %17, align 8, !tbaa !158, !nonnull !46, !align !47
  %19 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %18, i32 0, i32 2
  %20 = load i64, ptr %19, align 8, !tbaa !126
  %21 = mul nsw i64 %16, %20
  %22 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 2
  %23 = load ptr, ptr %22, align 8, !tbaa !159, !nonnull !46, !align !47
  %24 = load i64, ptr %23, align 8, !tbaa !44
  %25 = add nsw i64 %21, %24
  %26 = load i64, ptr %8, align 8, !tbaa !44
  %27 = mul nsw i64 %25, %26
  ret i64 %27
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call8argumentIcEEPKT_l(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1) #0 comdat align 2 {
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
define internal noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %0) #8 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8, !tbaa !44
  %3 = load i64, ptr %2, align 8, !tbaa !44
  %4 = load i32, ptr @paired, align 4, !tbaa !6
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i64
  %7 = select i1 %5, i32 2, i32 4
  %8 = sext i32 %7 to i64
  %9 = mul nsw i64 %3, %8
  ret i64 %9
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call6resultIcEEPT_l(ptr noundef nonnull align 8 dereferenceable(320) %0, i64 noundef %1) #0 comdat align 2 {
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

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_17turn_inEPKflllPf(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) #7 {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i16, align 2
  %15 = alloca i16, align 2
  %16 = alloca [16 x <16 x float>], align 64
  %17 = alloca i32, align 4
  %18 = alloca i16, align 2
  %19 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !140
  store i64 %1, ptr %7, align 8, !tbaa !44
  store i64 %2, ptr %8, align 8, !tbaa !44
  store i64 %3, ptr %9, align 8, !tbaa !44
  store ptr %4, ptr %10, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %11) #17
  store i64 0, ptr %11, align 8, !tbaa !44
  br label %20

20:                                               ; preds = %94, %5
  %21 = load i64, ptr %11, align 8, !tbaa !44
  %22 = icmp slt i64 %21, 64
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #17
  br label %97

24:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %13) #17
  store i64 0, ptr %13, align 8, !tbaa !44
  br label %25

25:                                               ; preds = %90, %24
  %26 = load i64, ptr %13, align 8, !tbaa !44
  %27 = load i64, ptr %9, align 8, !tbaa !44
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #17
  br label %93

30:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %14) #17
  %31 = load i64, ptr %9, align 8, !tbaa !44
  %32 = load i64, ptr %13, align 8, !tbaa !44
  %33 = call noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %31, i64 noundef %32)
  store i16 %33, ptr %15, align 2
  %34 = load i16, ptr %15, align 2
  %35 = bitcast i16 %34 to <16 x i1>
  %36 = bitcast <16 x i1> %35 to i16
  store i16 %36, ptr %14, align 2, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %16) #17
  call void @llvm.lifetime.start.p0(ptr %17) #17
  store i32 0, ptr %17, align 4, !tbaa !6
  br label %37

37:                                               ; preds = %63, %30
  %38 = load i32, ptr %17, align 4, !tbaa !6
  %39 = icmp slt i32 %38, 16
  br i1 %39, label %41, label %40

40:                                               ; preds = %37
  store i32 8, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #17
  br label %66

41:                                               ; preds = %37
  %42 = load i16, ptr %14, align 2
  %43 = bitcast i16 %42 to <16 x i1>
  %44 = load ptr, ptr %6, align 8, !tbaa !140
  %45 = load i64, ptr %11, align 8, !tbaa !44
  %46 = load i32, ptr %17, align 4, !tbaa !6
  %47 = sext i32 %46 to i64
  %48 = add nsw i64 %45, %47
  %49 = load i64, ptr %8, align 8, !tbaa !44
  %50 = sub nsw i64 %49, 1
  %51 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %48, i64 noundef %50)
  %52 = load i64, ptr %7, align 8, !tbaa !44
  %53 = mul nsw i64 %51, %52
  %54 = getelementptr inbounds float, ptr %44, i64 %53
  %55 = load i64, ptr %13, align 8, !tbaa !44
  %56 = getelementptr inbounds float, ptr %54, i64 %55
  %57 = bitcast <16 x i1> %43 to i16
  store i16 %57, ptr %18, align 2, !tbaa !151
  %58 = load i16, ptr %18, align 2
  %59 = call noundef <16 x float> @_ZN12_GLOBAL__N_111load_maskedIDv16_ffEET_Dv16_bPKT0_(i16 noundef %58, ptr noundef %56)
  %60 = load i32, ptr %17, align 4, !tbaa !6
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [16 x <16 x float>], ptr %16, i64 0, i64 %61
  store <16 x float> %59, ptr %62, align 64, !tbaa !151
  br label %63

63:                                               ; preds = %41
  %64 = load i32, ptr %17, align 4, !tbaa !6
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %17, align 4, !tbaa !6
  br label %37, !llvm.loop !160

66:                                               ; preds = %40
  %67 = getelementptr inbounds [16 x <16 x float>], ptr %16, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_14turnILi8EEEvPDv16_f(ptr noundef %67)
  call void @llvm.lifetime.start.p0(ptr %19) #17
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %68

68:                                               ; preds = %86, %66
  %69 = load i32, ptr %19, align 4, !tbaa !6
  %70 = icmp slt i32 %69, 16
  br i1 %70, label %72, label %71

71:                                               ; preds = %68
  store i32 11, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #17
  br label %89

72:                                               ; preds = %68
  %73 = load ptr, ptr %10, align 8, !tbaa !140
  %74 = load i64, ptr %13, align 8, !tbaa !44
  %75 = load i32, ptr %19, align 4, !tbaa !6
  %76 = sext i32 %75 to i64
  %77 = add nsw i64 %74, %76
  %78 = mul nsw i64 %77, 64
  %79 = getelementptr inbounds float, ptr %73, i64 %78
  %80 = load i64, ptr %11, align 8, !tbaa !44
  %81 = getelementptr inbounds float, ptr %79, i64 %80
  %82 = load i32, ptr %19, align 4, !tbaa !6
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [16 x <16 x float>], ptr %16, i64 0, i64 %83
  %85 = load <16 x float>, ptr %84, align 64, !tbaa !151
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %81, <16 x float> noundef %85)
  br label %86

86:                                               ; preds = %72
  %87 = load i32, ptr %19, align 4, !tbaa !6
  %88 = add nsw i32 %87, 1
  store i32 %88, ptr %19, align 4, !tbaa !6
  br label %68, !llvm.loop !161

89:                                               ; preds = %71
  call void @llvm.lifetime.end.p0(ptr %16) #17
  call void @llvm.lifetime.end.p0(ptr %14) #17
  br label %90

90:                                               ; preds = %89
  %91 = load i64, ptr %13, align 8, !tbaa !44
  %92 = add nsw i64 %91, 16
  store i64 %92, ptr %13, align 8, !tbaa !44
  br label %25, !llvm.loop !162

93:                                               ; preds = %29
  br label %94

94:                                               ; preds = %93
  %95 = load i64, ptr %11, align 8, !tbaa !44
  %96 = add nsw i64 %95, 16
  store i64 %96, ptr %11, align 8, !tbaa !44
  br label %20, !llvm.loop !163

97:                                               ; preds = %23
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %0, <16 x float> noundef %1) #9 {
  %3 = alloca ptr, align 8
  %4 = alloca <16 x float>, align 64
  store ptr %0, ptr %3, align 8, !tbaa !49
  store <16 x float> %1, ptr %4, align 64, !tbaa !151
  %5 = load <16 x float>, ptr %4, align 64, !tbaa !151
  %6 = load ptr, ptr %3, align 8, !tbaa !49
  %7 = getelementptr inbounds nuw %struct.Unaligned.2, ptr %6, i32 0, i32 0
  store <16 x float> %5, ptr %7, align 1, !tbaa !151
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_17collectEPKcllllPf(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) #7 {
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i16, align 2
  %16 = alloca i16, align 2
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca <16 x i16>, align 32
  %20 = alloca i16, align 2
  %21 = alloca <16 x i16>, align 32
  %22 = alloca i16, align 2
  %23 = alloca ptr, align 8
  %24 = alloca i64, align 8
  %25 = alloca i16, align 2
  store ptr %0, ptr %7, align 8, !tbaa !142
  store i64 %1, ptr %8, align 8, !tbaa !44
  store i64 %2, ptr %9, align 8, !tbaa !44
  store i64 %3, ptr %10, align 8, !tbaa !44
  store i64 %4, ptr %11, align 8, !tbaa !44
  store ptr %5, ptr %12, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %13) #17
  store i64 0, ptr %13, align 8, !tbaa !44
  br label %26

26:                                               ; preds = %126, %6
  %27 = load i64, ptr %13, align 8, !tbaa !44
  %28 = load i64, ptr %11, align 8, !tbaa !44
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %26
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #17
  br label %129

31:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %15) #17
  %32 = load i64, ptr %10, align 8, !tbaa !44
  %33 = load i64, ptr %13, align 8, !tbaa !44
  %34 = call noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %32, i64 noundef %33)
  store i16 %34, ptr %16, align 2
  %35 = load i16, ptr %16, align 2
  %36 = bitcast i16 %35 to <16 x i1>
  %37 = bitcast <16 x i1> %36 to i16
  store i16 %37, ptr %15, align 2, !tbaa !151
  %38 = load i32, ptr @paired, align 4, !tbaa !6
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %94

40:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %17) #17
  %41 = load ptr, ptr %7, align 8, !tbaa !142
  %42 = load i64, ptr %13, align 8, !tbaa !44
  %43 = getelementptr inbounds i16, ptr %41, i64 %42
  store ptr %43, ptr %17, align 8, !tbaa !164
  call void @llvm.lifetime.start.p0(ptr %18) #17
  store i64 0, ptr %18, align 8, !tbaa !44
  br label %44

44:                                               ; preds = %90, %40
  %45 = load i64, ptr %18, align 8, !tbaa !44
  %46 = load i64, ptr %9, align 8, !tbaa !44
  %47 = icmp slt i64 %45, %46
  br i1 %47, label %49, label %48

48:                                               ; preds = %44
  store i32 5, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #17
  br label %93

49:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(ptr %19) #17
  %50 = load i16, ptr %15, align 2
  %51 = bitcast i16 %50 to <16 x i1>
  %52 = load ptr, ptr %17, align 8, !tbaa !164
  %53 = load i64, ptr %18, align 8, !tbaa !44
  %54 = load i64, ptr %8, align 8, !tbaa !44
  %55 = mul nsw i64 %53, %54
  %56 = getelementptr inbounds i16, ptr %52, i64 %55
  %57 = bitcast <16 x i1> %51 to i16
  store i16 %57, ptr %20, align 2, !tbaa !151
  %58 = load i16, ptr %20, align 2
  %59 = call noundef <16 x i16> @_ZN12_GLOBAL__N_111load_maskedIDv16_ttEET_Dv16_bPKT0_(i16 noundef %58, ptr noundef %56)
  store <16 x i16> %59, ptr %19, align 32, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %21) #17
  %60 = load i64, ptr %18, align 8, !tbaa !44
  %61 = add nsw i64 %60, 1
  %62 = load i64, ptr %9, align 8, !tbaa !44
  %63 = icmp slt i64 %61, %62
  br i1 %63, label %64, label %67

64:                                               ; preds = %49
  %65 = load i16, ptr %15, align 2
  %66 = bitcast i16 %65 to <16 x i1>
  br label %68

67:                                               ; preds = %49
  br label %68

68:                                               ; preds = %67, %64
  %69 = phi <16 x i1> [ %66, %64 ], [ zeroinitializer, %67 ]
  %70 = load ptr, ptr %17, align 8, !tbaa !164
  %71 = load i64, ptr %18, align 8, !tbaa !44
  %72 = add nsw i64 %71, 1
  %73 = load i64, ptr %8, align 8, !tbaa !44
  %74 = mul nsw i64 %72, %73
  %75 = getelementptr inbounds i16, ptr %70, i64 %74
  %76 = bitcast <16 x i1> %69 to i16
  store i16 %76, ptr %22, align 2, !tbaa !151
  %77 = load i16, ptr %22, align 2
  %78 = call noundef <16 x i16> @_ZN12_GLOBAL__N_111load_maskedIDv16_ttEET_Dv16_bPKT0_(i16 noundef %77, ptr noundef %75)
  store <16 x i16> %78, ptr %21, align 32, !tbaa !151
  %79 = load ptr, ptr %12, align 8, !tbaa !140
  %80 = load i64, ptr %18, align 8, !tbaa !44
  %81 = sdiv i64 %80, 2
  %82 = load i64, ptr %11, align 8, !tbaa !44
  %83 = mul nsw i64 %81, %82
  %84 = getelementptr inbounds float, ptr %79, i64 %83
  %85 = load i64, ptr %13, align 8, !tbaa !44
  %86 = getelementptr inbounds float, ptr %84, i64 %85
  %87 = load <16 x i16>, ptr %19, align 32, !tbaa !151
  %88 = load <16 x i16>, ptr %21, align 32, !tbaa !151
  %89 = call noundef <16 x float> @_ZN12_GLOBAL__N_15pairsEDv16_tS0_(<16 x i16> noundef %87, <16 x i16> noundef %88)
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %86, <16 x float> noundef %89)
  call void @llvm.lifetime.end.p0(ptr %21) #17
  call void @llvm.lifetime.end.p0(ptr %19) #17
  br label %90

90:                                               ; preds = %68
  %91 = load i64, ptr %18, align 8, !tbaa !44
  %92 = add nsw i64 %91, 2
  store i64 %92, ptr %18, align 8, !tbaa !44
  br label %44, !llvm.loop !166

93:                                               ; preds = %48
  call void @llvm.lifetime.end.p0(ptr %17) #17
  br label %125

94:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %23) #17
  %95 = load ptr, ptr %7, align 8, !tbaa !142
  %96 = load i64, ptr %13, align 8, !tbaa !44
  %97 = getelementptr inbounds float, ptr %95, i64 %96
  store ptr %97, ptr %23, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %24) #17
  store i64 0, ptr %24, align 8, !tbaa !44
  br label %98

98:                                               ; preds = %121, %94
  %99 = load i64, ptr %24, align 8, !tbaa !44
  %100 = load i64, ptr %9, align 8, !tbaa !44
  %101 = icmp slt i64 %99, %100
  br i1 %101, label %103, label %102

102:                                              ; preds = %98
  store i32 8, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #17
  br label %124

103:                                              ; preds = %98
  %104 = load ptr, ptr %12, align 8, !tbaa !140
  %105 = load i64, ptr %24, align 8, !tbaa !44
  %106 = load i64, ptr %11, align 8, !tbaa !44
  %107 = mul nsw i64 %105, %106
  %108 = getelementptr inbounds float, ptr %104, i64 %107
  %109 = load i64, ptr %13, align 8, !tbaa !44
  %110 = getelementptr inbounds float, ptr %108, i64 %109
  %111 = load i16, ptr %15, align 2
  %112 = bitcast i16 %111 to <16 x i1>
  %113 = load ptr, ptr %23, align 8, !tbaa !140
  %114 = load i64, ptr %24, align 8, !tbaa !44
  %115 = load i64, ptr %8, align 8, !tbaa !44
  %116 = mul nsw i64 %114, %115
  %117 = getelementptr inbounds float, ptr %113, i64 %116
  %118 = bitcast <16 x i1> %112 to i16
  store i16 %118, ptr %25, align 2, !tbaa !151
  %119 = load i16, ptr %25, align 2
  %120 = call noundef <16 x float> @_ZN12_GLOBAL__N_111load_maskedIDv16_ffEET_Dv16_bPKT0_(i16 noundef %119, ptr noundef %117)
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %110, <16 x float> noundef %120)
  br label %121

121:                                              ; preds = %103
  %122 = load i64, ptr %24, align 8, !tbaa !44
  %123 = add nsw i64 %122, 1
  store i64 %123, ptr %24, align 8, !tbaa !44
  br label %98, !llvm.loop !167

124:                                              ; preds = %102
  call void @llvm.lifetime.end.p0(ptr %23) #17
  br label %125

125:                                              ; preds = %124, %93
  call void @llvm.lifetime.end.p0(ptr %15) #17
  br label %126

126:                                              ; preds = %125
  %127 = load i64, ptr %13, align 8, !tbaa !44
  %128 = add nsw i64 %127, 16
  store i64 %128, ptr %13, align 8, !tbaa !44
  br label %26, !llvm.loop !168

129:                                              ; preds = %30
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind noalias writable sret(%"struct.(anonymous namespace)::Part") align 64 %0, ptr noundef %1) #9 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %1, ptr %3, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %4) #17
  store i32 0, ptr %4, align 4, !tbaa !6
  br label %5

5:                                                ; preds = %20, %2
  %6 = load i32, ptr %4, align 4, !tbaa !6
  %7 = icmp slt i32 %6, 4
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %4) #17
  br label %23

9:                                                ; preds = %5
  %10 = load ptr, ptr %3, align 8, !tbaa !140
  %11 = load i32, ptr %4, align 4, !tbaa !6
  %12 = mul nsw i32 16, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %10, i64 %13
  %15 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %14)
  %16 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %0, i32 0, i32 0
  %17 = load i32, ptr %4, align 4, !tbaa !6
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [4 x <16 x float>], ptr %16, i64 0, i64 %18
  store <16 x float> %15, ptr %19, align 64, !tbaa !151
  br label %20

20:                                               ; preds = %9
  %21 = load i32, ptr %4, align 4, !tbaa !6
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %4, align 4, !tbaa !6
  br label %5, !llvm.loop !169

23:                                               ; preds = %8
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @"_ZN12_GLOBAL__N_19in_groupsIZNS_6attendERK4CalllPfE3$_0EEvlT_"(i64 noundef %0, ptr noundef byval(%class.anon.0) align 8 %1) #8 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %4) #17
  store i64 0, ptr %4, align 8, !tbaa !44
  br label %5

5:                                                ; preds = %12, %2
  %6 = load i64, ptr %4, align 8, !tbaa !44
  %7 = add nsw i64 %6, 6
  %8 = load i64, ptr %3, align 8, !tbaa !44
  %9 = icmp sle i64 %7, %8
  br i1 %9, label %10, label %15

10:                                               ; preds = %5
  %11 = load i64, ptr %4, align 8, !tbaa !44
  call void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_0clILi6EEEDal"(ptr noundef nonnull align 8 dereferenceable(64) %1, i64 noundef %11)
  br label %12

12:                                               ; preds = %10
  %13 = load i64, ptr %4, align 8, !tbaa !44
  %14 = add nsw i64 %13, 6
  store i64 %14, ptr %4, align 8, !tbaa !44
  br label %5, !llvm.loop !170

15:                                               ; preds = %5
  br label %16

16:                                               ; preds = %23, %15
  %17 = load i64, ptr %4, align 8, !tbaa !44
  %18 = add nsw i64 %17, 4
  %19 = load i64, ptr %3, align 8, !tbaa !44
  %20 = icmp sle i64 %18, %19
  br i1 %20, label %21, label %26

21:                                               ; preds = %16
  %22 = load i64, ptr %4, align 8, !tbaa !44
  call void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_0clILi4EEEDal"(ptr noundef nonnull align 8 dereferenceable(64) %1, i64 noundef %22)
  br label %23

23:                                               ; preds = %21
  %24 = load i64, ptr %4, align 8, !tbaa !44
  %25 = add nsw i64 %24, 4
  store i64 %25, ptr %4, align 8, !tbaa !44
  br label %16, !llvm.loop !171

26:                                               ; preds = %16
  br label %27

27:                                               ; preds = %34, %26
  %28 = load i64, ptr %4, align 8, !tbaa !44
  %29 = add nsw i64 %28, 2
  %30 = load i64, ptr %3, align 8, !tbaa !44
  %31 = icmp sle i64 %29, %30
  br i1 %31, label %32, label %37

32:                                               ; preds = %27
  %33 = load i64, ptr %4, align 8, !tbaa !44
  call void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_0clILi2EEEDal"(ptr noundef nonnull align 8 dereferenceable(64) %1, i64 noundef %33)
  br label %34

34:                                               ; preds = %32
  %35 = load i64, ptr %4, align 8, !tbaa !44
  %36 = add nsw i64 %35, 2
  store i64 %36, ptr %4, align 8, !tbaa !44
  br label %27, !llvm.loop !172

37:                                               ; preds = %27
  br label %38

38:                                               ; preds = %44, %37
  %39 = load i64, ptr %4, align 8, !tbaa !44
  %40 = load i64, ptr %3, align 8, !tbaa !44
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %42, label %47

42:                                               ; preds = %38
  %43 = load i64, ptr %4, align 8, !tbaa !44
  call void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_0clILi1EEEDal"(ptr noundef nonnull align 8 dereferenceable(64) %1, i64 noundef %43)
  br label %44

44:                                               ; preds = %42
  %45 = load i64, ptr %4, align 8, !tbaa !44
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %4, align 8, !tbaa !44
  br label %38, !llvm.loop !173

47:                                               ; preds = %38
  call void @llvm.lifetime.end.p0(ptr %4) #17
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_14exp2ILb0EEEDv16_fS1_(<16 x float> noundef %0) #9 {
  %2 = alloca <16 x float>, align 64
  %3 = alloca float, align 4
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %2, align 64, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %3) #17
  store float -1.500000e+02, ptr %3, align 4, !tbaa !143
  %7 = load <16 x float>, ptr %2, align 64, !tbaa !151
  %8 = fcmp olt <16 x float> %7, splat (float -1.500000e+02)
  %9 = sext <16 x i1> %8 to <16 x i32>
  %10 = load <16 x float>, ptr %2, align 64, !tbaa !151
  %11 = icmp slt <16 x i32> %9, zeroinitializer
  %12 = select <16 x i1> %11, <16 x float> splat (float -1.500000e+02), <16 x float> %10
  store <16 x float> %12, ptr %2, align 64, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %4) #17
  %13 = load <16 x float>, ptr %2, align 64, !tbaa !151
  %14 = call <16 x float> @llvm.rint.v16f32(<16 x float> %13)
  store <16 x float> %14, ptr %4, align 64, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %5) #17
  %15 = load <16 x float>, ptr %2, align 64, !tbaa !151
  %16 = load <16 x float>, ptr %4, align 64, !tbaa !151
  %17 = fsub <16 x float> %15, %16
  store <16 x float> %17, ptr %5, align 64, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %6) #17
  store <16 x float> splat (float 0x3F24440040000000), ptr %6, align 64, !tbaa !151
  %18 = load <16 x float>, ptr %6, align 64, !tbaa !151
  %19 = load <16 x float>, ptr %5, align 64, !tbaa !151
  %20 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %18, <16 x float> noundef %19, <16 x float> noundef splat (float 0x3F55F08960000000))
  store <16 x float> %20, ptr %6, align 64, !tbaa !151
  %21 = load <16 x float>, ptr %6, align 64, !tbaa !151
  %22 = load <16 x float>, ptr %5, align 64, !tbaa !151
  %23 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %21, <16 x float> noundef %22, <16 x float> noundef splat (float 0x3F83B2A1C0000000))
  store <16 x float> %23, ptr %6, align 64, !tbaa !151
  %24 = load <16 x float>, ptr %6, align 64, !tbaa !151
  %25 = load <16 x float>, ptr %5, align 64, !tbaa !151
  %26 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %24, <16 x float> noundef %25, <16 x float> noundef splat (float 0x3FAC6AF6C0000000))
  store <16 x float> %26, ptr %6, align 64, !tbaa !151
  %27 = load <16 x float>, ptr %6, align 64, !tbaa !151
  %28 = load <16 x float>, ptr %5, align 64, !tbaa !151
  %29 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %27, <16 x float> noundef %28, <16 x float> noundef splat (float 0x3FCEBFBE00000000))
  store <16 x float> %29, ptr %6, align 64, !tbaa !151
  %30 = load <16 x float>, ptr %6, align 64, !tbaa !151
  %31 = load <16 x float>, ptr %5, align 64, !tbaa !151
  %32 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %30, <16 x float> noundef %31, <16 x float> noundef splat (float 0x3FE62E4300000000))
  store <16 x float> %32, ptr %6, align 64, !tbaa !151
  %33 = load <16 x float>, ptr %6, align 64, !tbaa !151
  %34 = load <16 x float>, ptr %5, align 64, !tbaa !151
  %35 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %33, <16 x float> noundef %34, <16 x float> noundef splat (float 1.000000e+00))
  store <16 x float> %35, ptr %6, align 64, !tbaa !151
  %36 = load <16 x float>, ptr %6, align 64, !tbaa !151
  %37 = load <16 x float>, ptr %4, align 64, !tbaa !151
  %38 = load <16 x float>, ptr %6, align 64, !tbaa !151
  %39 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %36, <16 x float> %37, <16 x float> %38, i16 -1, i32 4)
  call void @llvm.lifetime.end.p0(ptr %6) #17
  call void @llvm.lifetime.end.p0(ptr %5) #17
  call void @llvm.lifetime.end.p0(ptr %4) #17
  call void @llvm.lifetime.end.p0(ptr %3) #17
  ret <16 x float> %39
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %0, ptr noundef nonnull align 64 dereferenceable(256) %1) #9 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !140
  store ptr %1, ptr %4, align 8, !tbaa !174
  call void @llvm.lifetime.start.p0(ptr %5) #17
  store i32 0, ptr %5, align 4, !tbaa !6
  br label %6

6:                                                ; preds = %22, %2
  %7 = load i32, ptr %5, align 4, !tbaa !6
  %8 = icmp slt i32 %7, 4
  br i1 %8, label %10, label %9

9:                                                ; preds = %6
  call void @llvm.lifetime.end.p0(ptr %5) #17
  br label %25

10:                                               ; preds = %6
  %11 = load ptr, ptr %3, align 8, !tbaa !140
  %12 = load i32, ptr %5, align 4, !tbaa !6
  %13 = mul nsw i32 16, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %11, i64 %14
  %16 = load ptr, ptr %4, align 8, !tbaa !174, !nonnull !46, !align !176
  %17 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %16, i32 0, i32 0
  %18 = load i32, ptr %5, align 4, !tbaa !6
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [4 x <16 x float>], ptr %17, i64 0, i64 %19
  %21 = load <16 x float>, ptr %20, align 64, !tbaa !151
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %15, <16 x float> noundef %21)
  br label %22

22:                                               ; preds = %10
  %23 = load i32, ptr %5, align 4, !tbaa !6
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %5, align 4, !tbaa !6
  br label %6, !llvm.loop !177

25:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_15weighEPflRKNS_4PartES3_S0_(ptr noundef %0, i64 noundef %1, ptr noundef nonnull align 64 dereferenceable(256) %2, ptr noundef nonnull align 64 dereferenceable(256) %3, ptr noundef %4) #9 {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca %"struct.(anonymous namespace)::Part", align 64
  %12 = alloca i32, align 4
  %13 = alloca %class.anon.4, align 8
  %14 = alloca i64, align 8
  %15 = alloca %"struct.(anonymous namespace)::Part", align 64
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca %"struct.(anonymous namespace)::Part", align 64
  %20 = alloca %"struct.(anonymous namespace)::Part", align 64
  %21 = alloca %"struct.(anonymous namespace)::Part", align 64
  %22 = alloca i32, align 4
  %23 = alloca %"struct.(anonymous namespace)::Part", align 64
  store ptr %0, ptr %6, align 8, !tbaa !140
  store i64 %1, ptr %7, align 8, !tbaa !44
  store ptr %2, ptr %8, align 8, !tbaa !174
  store ptr %3, ptr %9, align 8, !tbaa !174
  store ptr %4, ptr %10, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %11) #17
  %24 = load ptr, ptr %10, align 8, !tbaa !140
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %11, ptr noundef %24)
  call void @llvm.lifetime.start.p0(ptr %12) #17
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %25

25:                                               ; preds = %42, %5
  %26 = load i32, ptr %12, align 4, !tbaa !6
  %27 = icmp slt i32 %26, 4
  br i1 %27, label %29, label %28

28:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr %12) #17
  br label %45

29:                                               ; preds = %25
  %30 = load ptr, ptr %9, align 8, !tbaa !174, !nonnull !46, !align !176
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %30, i32 0, i32 0
  %32 = load i32, ptr %12, align 4, !tbaa !6
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [4 x <16 x float>], ptr %31, i64 0, i64 %33
  %35 = load <16 x float>, ptr %34, align 64, !tbaa !151
  %36 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %11, i32 0, i32 0
  %37 = load i32, ptr %12, align 4, !tbaa !6
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [4 x <16 x float>], ptr %36, i64 0, i64 %38
  %40 = load <16 x float>, ptr %39, align 64, !tbaa !151
  %41 = fmul <16 x float> %40, %35
  store <16 x float> %41, ptr %39, align 64, !tbaa !151
  br label %42

42:                                               ; preds = %29
  %43 = load i32, ptr %12, align 4, !tbaa !6
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %12, align 4, !tbaa !6
  br label %25, !llvm.loop !178

45:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %13) #17
  %46 = getelementptr inbounds nuw %class.anon.4, ptr %13, i32 0, i32 0
  store ptr %6, ptr %46, align 8, !tbaa !147
  %47 = getelementptr inbounds nuw %class.anon.4, ptr %13, i32 0, i32 1
  %48 = load ptr, ptr %8, align 8, !tbaa !174, !nonnull !46, !align !176
  store ptr %48, ptr %47, align 8, !tbaa !174
  %49 = getelementptr inbounds nuw %class.anon.4, ptr %13, i32 0, i32 2
  store ptr %11, ptr %49, align 8, !tbaa !174
  call void @llvm.lifetime.start.p0(ptr %14) #17
  %50 = load i64, ptr %7, align 8, !tbaa !44
  %51 = call noundef i32 @_ZN12_GLOBAL__N_18togetherEv()
  %52 = sext i32 %51 to i64
  %53 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %50, i64 noundef %52)
  store i64 %53, ptr %14, align 8, !tbaa !44
  %54 = load i32, ptr @paired, align 4, !tbaa !6
  %55 = icmp ne i32 %54, 0
  br i1 %55, label %56, label %79

56:                                               ; preds = %45
  %57 = load i64, ptr %7, align 8, !tbaa !44
  %58 = load i64, ptr %14, align 8, !tbaa !44
  %59 = mul nsw i64 %58, 2
  %60 = icmp slt i64 %57, %59
  br i1 %60, label %61, label %79

61:                                               ; preds = %56
  call void @llvm.lifetime.start.p0(ptr %15) #17
  call void @llvm.lifetime.start.p0(ptr %16) #17
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %62

62:                                               ; preds = %71, %61
  %63 = load i32, ptr %16, align 4, !tbaa !6
  %64 = icmp slt i32 %63, 4
  br i1 %64, label %66, label %65

65:                                               ; preds = %62
  call void @llvm.lifetime.end.p0(ptr %16) #17
  br label %74

66:                                               ; preds = %62
  %67 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %15, i32 0, i32 0
  %68 = load i32, ptr %16, align 4, !tbaa !6
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [4 x <16 x float>], ptr %67, i64 0, i64 %69
  store <16 x float> splat (float 0xC6293E5940000000), ptr %70, align 64, !tbaa !151
  br label %71

71:                                               ; preds = %66
  %72 = load i32, ptr %16, align 4, !tbaa !6
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %16, align 4, !tbaa !6
  br label %62, !llvm.loop !179

74:                                               ; preds = %65
  %75 = load ptr, ptr %6, align 8, !tbaa !140
  %76 = load i64, ptr %7, align 8, !tbaa !44
  %77 = mul nsw i64 %76, 64
  %78 = getelementptr inbounds float, ptr %75, i64 %77
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %78, ptr noundef nonnull align 64 dereferenceable(256) %15)
  call void @llvm.lifetime.end.p0(ptr %15) #17
  br label %79

79:                                               ; preds = %74, %56, %45
  call void @llvm.lifetime.start.p0(ptr %17) #17
  store i64 0, ptr %17, align 8, !tbaa !44
  br label %80

80:                                               ; preds = %131, %79
  %81 = load i64, ptr %17, align 8, !tbaa !44
  %82 = load i64, ptr %14, align 8, !tbaa !44
  %83 = icmp slt i64 %81, %82
  br i1 %83, label %85, label %84

84:                                               ; preds = %80
  store i32 8, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #17
  br label %134

85:                                               ; preds = %80
  %86 = load i32, ptr @paired, align 4, !tbaa !6
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %88, label %124

88:                                               ; preds = %85
  call void @llvm.lifetime.start.p0(ptr %19) #17
  %89 = load i64, ptr %17, align 8, !tbaa !44
  %90 = mul nsw i64 2, %89
  call void @_ZZN12_GLOBAL__N_15weighEPflRKNS_4PartES3_S0_ENKUllE_clEl(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %19, ptr noundef nonnull align 8 dereferenceable(24) %13, i64 noundef %90)
  call void @llvm.lifetime.start.p0(ptr %20) #17
  %91 = load i64, ptr %17, align 8, !tbaa !44
  %92 = mul nsw i64 2, %91
  %93 = add nsw i64 %92, 1
  call void @_ZZN12_GLOBAL__N_15weighEPflRKNS_4PartES3_S0_ENKUllE_clEl(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %20, ptr noundef nonnull align 8 dereferenceable(24) %13, i64 noundef %93)
  call void @llvm.lifetime.start.p0(ptr %21) #17
  call void @llvm.lifetime.start.p0(ptr %22) #17
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %94

94:                                               ; preds = %116, %88
  %95 = load i32, ptr %22, align 4, !tbaa !6
  %96 = icmp slt i32 %95, 4
  br i1 %96, label %98, label %97

97:                                               ; preds = %94
  store i32 11, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #17
  br label %119

98:                                               ; preds = %94
  %99 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %19, i32 0, i32 0
  %100 = load i32, ptr %22, align 4, !tbaa !6
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [4 x <16 x float>], ptr %99, i64 0, i64 %101
  %103 = load <16 x float>, ptr %102, align 64, !tbaa !151
  %104 = call noundef <16 x i16> @_ZN12_GLOBAL__N_18narrowedEDv16_f(<16 x float> noundef %103)
  %105 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %106 = load i32, ptr %22, align 4, !tbaa !6
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [4 x <16 x float>], ptr %105, i64 0, i64 %107
  %109 = load <16 x float>, ptr %108, align 64, !tbaa !151
  %110 = call noundef <16 x i16> @_ZN12_GLOBAL__N_18narrowedEDv16_f(<16 x float> noundef %109)
  %111 = call noundef <16 x float> @_ZN12_GLOBAL__N_15pairsEDv16_tS0_(<16 x i16> noundef %104, <16 x i16> noundef %110)
  %112 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %21, i32 0, i32 0
  %113 = load i32, ptr %22, align 4, !tbaa !6
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [4 x <16 x float>], ptr %112, i64 0, i64 %114
  store <16 x float> %111, ptr %115, align 64, !tbaa !151
  br label %116

116:                                              ; preds = %98
  %117 = load i32, ptr %22, align 4, !tbaa !6
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr %22, align 4, !tbaa !6
  br label %94, !llvm.loop !180

119:                                              ; preds = %97
  %120 = load ptr, ptr %6, align 8, !tbaa !140
  %121 = load i64, ptr %17, align 8, !tbaa !44
  %122 = mul nsw i64 %121, 64
  %123 = getelementptr inbounds float, ptr %120, i64 %122
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %123, ptr noundef nonnull align 64 dereferenceable(256) %21)
  call void @llvm.lifetime.end.p0(ptr %21) #17
  call void @llvm.lifetime.end.p0(ptr %20) #17
  call void @llvm.lifetime.end.p0(ptr %19) #17
  br label %130

124:                                              ; preds = %85
  %125 = load ptr, ptr %6, align 8, !tbaa !140
  %126 = load i64, ptr %17, align 8, !tbaa !44
  %127 = mul nsw i64 %126, 64
  %128 = getelementptr inbounds float, ptr %125, i64 %127
  call void @llvm.lifetime.start.p0(ptr %23) #17
  %129 = load i64, ptr %17, align 8, !tbaa !44
  call void @_ZZN12_GLOBAL__N_15weighEPflRKNS_4PartES3_S0_ENKUllE_clEl(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %23, ptr noundef nonnull align 8 dereferenceable(24) %13, i64 noundef %129)
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %128, ptr noundef nonnull align 64 dereferenceable(256) %23)
  call void @llvm.lifetime.end.p0(ptr %23) #17
  br label %130

130:                                              ; preds = %124, %119
  br label %131

131:                                              ; preds = %130
  %132 = load i64, ptr %17, align 8, !tbaa !44
  %133 = add nsw i64 %132, 1
  store i64 %133, ptr %17, align 8, !tbaa !44
  br label %80, !llvm.loop !181

134:                                              ; preds = %84
  %135 = load ptr, ptr %10, align 8, !tbaa !140
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %135, ptr noundef nonnull align 64 dereferenceable(256) %11)
  %136 = load i64, ptr %14, align 8, !tbaa !44
  store i32 1, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #17
  call void @llvm.lifetime.end.p0(ptr %13) #17
  call void @llvm.lifetime.end.p0(ptr %11) #17
  ret i64 %136
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @"_ZN12_GLOBAL__N_19in_groupsIZNS_6attendERK4CalllPfE3$_1EEvlT_"(i64 noundef %0, ptr noundef byval(%class.anon.1) align 8 %1) #8 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %4) #17
  store i64 0, ptr %4, align 8, !tbaa !44
  br label %5

5:                                                ; preds = %12, %2
  %6 = load i64, ptr %4, align 8, !tbaa !44
  %7 = add nsw i64 %6, 6
  %8 = load i64, ptr %3, align 8, !tbaa !44
  %9 = icmp sle i64 %7, %8
  br i1 %9, label %10, label %15

10:                                               ; preds = %5
  %11 = load i64, ptr %4, align 8, !tbaa !44
  call void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_1clILi6EEEDal"(ptr noundef nonnull align 8 dereferenceable(56) %1, i64 noundef %11)
  br label %12

12:                                               ; preds = %10
  %13 = load i64, ptr %4, align 8, !tbaa !44
  %14 = add nsw i64 %13, 6
  store i64 %14, ptr %4, align 8, !tbaa !44
  br label %5, !llvm.loop !182

15:                                               ; preds = %5
  br label %16

16:                                               ; preds = %23, %15
  %17 = load i64, ptr %4, align 8, !tbaa !44
  %18 = add nsw i64 %17, 4
  %19 = load i64, ptr %3, align 8, !tbaa !44
  %20 = icmp sle i64 %18, %19
  br i1 %20, label %21, label %26

21:                                               ; preds = %16
  %22 = load i64, ptr %4, align 8, !tbaa !44
  call void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_1clILi4EEEDal"(ptr noundef nonnull align 8 dereferenceable(56) %1, i64 noundef %22)
  br label %23

23:                                               ; preds = %21
  %24 = load i64, ptr %4, align 8, !tbaa !44
  %25 = add nsw i64 %24, 4
  store i64 %25, ptr %4, align 8, !tbaa !44
  br label %16, !llvm.loop !183

26:                                               ; preds = %16
  br label %27

27:                                               ; preds = %34, %26
  %28 = load i64, ptr %4, align 8, !tbaa !44
  %29 = add nsw i64 %28, 2
  %30 = load i64, ptr %3, align 8, !tbaa !44
  %31 = icmp sle i64 %29, %30
  br i1 %31, label %32, label %37

32:                                               ; preds = %27
  %33 = load i64, ptr %4, align 8, !tbaa !44
  call void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_1clILi2EEEDal"(ptr noundef nonnull align 8 dereferenceable(56) %1, i64 noundef %33)
  br label %34

34:                                               ; preds = %32
  %35 = load i64, ptr %4, align 8, !tbaa !44
  %36 = add nsw i64 %35, 2
  store i64 %36, ptr %4, align 8, !tbaa !44
  br label %27, !llvm.loop !184

37:                                               ; preds = %27
  br label %38

38:                                               ; preds = %44, %37
  %39 = load i64, ptr %4, align 8, !tbaa !44
  %40 = load i64, ptr %3, align 8, !tbaa !44
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %42, label %47

42:                                               ; preds = %38
  %43 = load i64, ptr %4, align 8, !tbaa !44
  call void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_1clILi1EEEDal"(ptr noundef nonnull align 8 dereferenceable(56) %1, i64 noundef %43)
  br label %44

44:                                               ; preds = %42
  %45 = load i64, ptr %4, align 8, !tbaa !44
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %4, align 8, !tbaa !44
  br label %38, !llvm.loop !185

47:                                               ; preds = %38
  call void @llvm.lifetime.end.p0(ptr %4) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18turn_outEPKfS1_lllPc(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) #7 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca <16 x float>, align 64
  %16 = alloca i64, align 8
  %17 = alloca i16, align 2
  %18 = alloca i16, align 2
  %19 = alloca [16 x <16 x float>], align 64
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i16, align 2
  %23 = alloca ptr, align 8
  %24 = alloca i16, align 2
  %25 = alloca i16, align 2
  store ptr %0, ptr %7, align 8, !tbaa !140
  store ptr %1, ptr %8, align 8, !tbaa !140
  store i64 %2, ptr %9, align 8, !tbaa !44
  store i64 %3, ptr %10, align 8, !tbaa !44
  store i64 %4, ptr %11, align 8, !tbaa !44
  store ptr %5, ptr %12, align 8, !tbaa !142
  call void @llvm.lifetime.start.p0(ptr %13) #17
  store i64 0, ptr %13, align 8, !tbaa !44
  br label %26

26:                                               ; preds = %135, %6
  %27 = load i64, ptr %13, align 8, !tbaa !44
  %28 = load i64, ptr %9, align 8, !tbaa !44
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %26
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #17
  br label %138

31:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %15) #17
  %32 = load ptr, ptr %8, align 8, !tbaa !140
  %33 = load i64, ptr %13, align 8, !tbaa !44
  %34 = getelementptr inbounds float, ptr %32, i64 %33
  %35 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %34)
  %36 = fdiv <16 x float> splat (float 1.000000e+00), %35
  store <16 x float> %36, ptr %15, align 64, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %16) #17
  store i64 0, ptr %16, align 8, !tbaa !44
  br label %37

37:                                               ; preds = %131, %31
  %38 = load i64, ptr %16, align 8, !tbaa !44
  %39 = load i64, ptr %10, align 8, !tbaa !44
  %40 = icmp slt i64 %38, %39
  br i1 %40, label %42, label %41

41:                                               ; preds = %37
  store i32 5, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #17
  br label %134

42:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr %17) #17
  %43 = load i64, ptr %10, align 8, !tbaa !44
  %44 = load i64, ptr %16, align 8, !tbaa !44
  %45 = call noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %43, i64 noundef %44)
  store i16 %45, ptr %18, align 2
  %46 = load i16, ptr %18, align 2
  %47 = bitcast i16 %46 to <16 x i1>
  %48 = bitcast <16 x i1> %47 to i16
  store i16 %48, ptr %17, align 2, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %19) #17
  call void @llvm.lifetime.start.p0(ptr %20) #17
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %49

49:                                               ; preds = %69, %42
  %50 = load i32, ptr %20, align 4, !tbaa !6
  %51 = icmp slt i32 %50, 16
  br i1 %51, label %53, label %52

52:                                               ; preds = %49
  store i32 8, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #17
  br label %72

53:                                               ; preds = %49
  %54 = load ptr, ptr %7, align 8, !tbaa !140
  %55 = load i64, ptr %16, align 8, !tbaa !44
  %56 = load i32, ptr %20, align 4, !tbaa !6
  %57 = sext i32 %56 to i64
  %58 = add nsw i64 %55, %57
  %59 = mul nsw i64 %58, 64
  %60 = getelementptr inbounds float, ptr %54, i64 %59
  %61 = load i64, ptr %13, align 8, !tbaa !44
  %62 = getelementptr inbounds float, ptr %60, i64 %61
  %63 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %62)
  %64 = load <16 x float>, ptr %15, align 64, !tbaa !151
  %65 = fmul <16 x float> %63, %64
  %66 = load i32, ptr %20, align 4, !tbaa !6
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [16 x <16 x float>], ptr %19, i64 0, i64 %67
  store <16 x float> %65, ptr %68, align 64, !tbaa !151
  br label %69

69:                                               ; preds = %53
  %70 = load i32, ptr %20, align 4, !tbaa !6
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %20, align 4, !tbaa !6
  br label %49, !llvm.loop !186

72:                                               ; preds = %52
  %73 = getelementptr inbounds [16 x <16 x float>], ptr %19, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_14turnILi8EEEvPDv16_f(ptr noundef %73)
  call void @llvm.lifetime.start.p0(ptr %21) #17
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %74

74:                                               ; preds = %127, %72
  %75 = load i32, ptr %21, align 4, !tbaa !6
  %76 = icmp slt i32 %75, 16
  br i1 %76, label %78, label %77

77:                                               ; preds = %74
  store i32 11, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #17
  br label %130

78:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(ptr %22) #17
  %79 = load i64, ptr %13, align 8, !tbaa !44
  %80 = load i32, ptr %21, align 4, !tbaa !6
  %81 = sext i32 %80 to i64
  %82 = add nsw i64 %79, %81
  %83 = load i64, ptr %9, align 8, !tbaa !44
  %84 = icmp slt i64 %82, %83
  br i1 %84, label %85, label %88

85:                                               ; preds = %78
  %86 = load i16, ptr %17, align 2
  %87 = bitcast i16 %86 to <16 x i1>
  br label %89

88:                                               ; preds = %78
  br label %89

89:                                               ; preds = %88, %85
  %90 = phi <16 x i1> [ %87, %85 ], [ zeroinitializer, %88 ]
  %91 = bitcast <16 x i1> %90 to i16
  store i16 %91, ptr %22, align 2, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %23) #17
  %92 = load ptr, ptr %12, align 8, !tbaa !142
  %93 = load i64, ptr %13, align 8, !tbaa !44
  %94 = load i32, ptr %21, align 4, !tbaa !6
  %95 = sext i32 %94 to i64
  %96 = add nsw i64 %93, %95
  %97 = load i64, ptr %11, align 8, !tbaa !44
  %98 = mul nsw i64 %96, %97
  %99 = load i64, ptr %16, align 8, !tbaa !44
  %100 = add nsw i64 %98, %99
  %101 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %100)
  %102 = getelementptr inbounds i8, ptr %92, i64 %101
  store ptr %102, ptr %23, align 8, !tbaa !142
  %103 = load i32, ptr @paired, align 4, !tbaa !6
  %104 = icmp ne i32 %103, 0
  br i1 %104, label %105, label %116

105:                                              ; preds = %89
  %106 = load i16, ptr %22, align 2
  %107 = bitcast i16 %106 to <16 x i1>
  %108 = load i32, ptr %21, align 4, !tbaa !6
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [16 x <16 x float>], ptr %19, i64 0, i64 %109
  %111 = load <16 x float>, ptr %110, align 64, !tbaa !151
  %112 = call noundef <16 x i16> @_ZN12_GLOBAL__N_18narrowedEDv16_f(<16 x float> noundef %111)
  %113 = load ptr, ptr %23, align 8, !tbaa !142
  %114 = bitcast <16 x i1> %107 to i16
  store i16 %114, ptr %24, align 2, !tbaa !151
  %115 = load i16, ptr %24, align 2
  call void @_ZN12_GLOBAL__N_112store_maskedIDv16_ttEEvDv16_bT_PT0_(i16 noundef %115, <16 x i16> noundef %112, ptr noundef %113)
  br label %126

116:                                              ; preds = %89
  %117 = load i16, ptr %22, align 2
  %118 = bitcast i16 %117 to <16 x i1>
  %119 = load i32, ptr %21, align 4, !tbaa !6
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [16 x <16 x float>], ptr %19, i64 0, i64 %120
  %122 = load <16 x float>, ptr %121, align 64, !tbaa !151
  %123 = load ptr, ptr %23, align 8, !tbaa !142
  %124 = bitcast <16 x i1> %118 to i16
  store i16 %124, ptr %25, align 2, !tbaa !151
  %125 = load i16, ptr %25, align 2
  call void @_ZN12_GLOBAL__N_112store_maskedIDv16_ffEEvDv16_bT_PT0_(i16 noundef %125, <16 x float> noundef %122, ptr noundef %123)
  br label %126

126:                                              ; preds = %116, %105
  call void @llvm.lifetime.end.p0(ptr %23) #17
  call void @llvm.lifetime.end.p0(ptr %22) #17
  br label %127

127:                                              ; preds = %126
  %128 = load i32, ptr %21, align 4, !tbaa !6
  %129 = add nsw i32 %128, 1
  store i32 %129, ptr %21, align 4, !tbaa !6
  br label %74, !llvm.loop !187

130:                                              ; preds = %77
  call void @llvm.lifetime.end.p0(ptr %19) #17
  call void @llvm.lifetime.end.p0(ptr %17) #17
  br label %131

131:                                              ; preds = %130
  %132 = load i64, ptr %16, align 8, !tbaa !44
  %133 = add nsw i64 %132, 16
  store i64 %133, ptr %16, align 8, !tbaa !44
  br label %37, !llvm.loop !188

134:                                              ; preds = %41
  call void @llvm.lifetime.end.p0(ptr %15) #17
  br label %135

135:                                              ; preds = %134
  %136 = load i64, ptr %13, align 8, !tbaa !44
  %137 = add nsw i64 %136, 16
  store i64 %137, ptr %13, align 8, !tbaa !44
  br label %26, !llvm.loop !189

138:                                              ; preds = %30
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %0, i64 noundef %1) #9 {
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
define internal noundef <16 x float> @_ZN12_GLOBAL__N_111load_maskedIDv16_ffEET_Dv16_bPKT0_(i16 noundef %0, ptr noundef %1) #9 {
  %3 = alloca i16, align 2
  %4 = alloca i16, align 2
  %5 = alloca ptr, align 8
  store i16 %0, ptr %3, align 2
  %6 = load i16, ptr %3, align 2
  %7 = bitcast i16 %6 to <16 x i1>
  %8 = bitcast <16 x i1> %7 to i16
  store i16 %8, ptr %4, align 2, !tbaa !151
  store ptr %1, ptr %5, align 8, !tbaa !140
  %9 = load i16, ptr %4, align 2
  %10 = bitcast i16 %9 to <16 x i1>
  %11 = load ptr, ptr %5, align 8, !tbaa !140
  %12 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %11, <16 x i1> %10, <16 x float> zeroinitializer)
  ret <16 x float> %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14turnILi8EEEvPDv16_f(ptr noundef %0) #8 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %"struct.(anonymous namespace)::Places", align 1
  store ptr %0, ptr %2, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %3) #17
  store i32 0, ptr %3, align 4, !tbaa !6
  br label %5

5:                                                ; preds = %24, %1
  %6 = load i32, ptr %3, align 4, !tbaa !6
  %7 = icmp slt i32 %6, 16
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #17
  br label %27

9:                                                ; preds = %5
  %10 = load i32, ptr %3, align 4, !tbaa !6
  %11 = and i32 %10, 8
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %2, align 8, !tbaa !49
  %15 = load i32, ptr %3, align 4, !tbaa !6
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds <16 x float>, ptr %14, i64 %16
  %18 = load ptr, ptr %2, align 8, !tbaa !49
  %19 = load i32, ptr %3, align 4, !tbaa !6
  %20 = add nsw i32 %19, 8
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds <16 x float>, ptr %18, i64 %21
  call void @_ZN12_GLOBAL__N_18exchangeILi8EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15EEEEvRDv16_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 64 dereferenceable(64) %17, ptr noundef nonnull align 64 dereferenceable(64) %22)
  br label %23

23:                                               ; preds = %13, %9
  br label %24

24:                                               ; preds = %23
  %25 = load i32, ptr %3, align 4, !tbaa !6
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %3, align 4, !tbaa !6
  br label %5, !llvm.loop !190

27:                                               ; preds = %8
  %28 = load ptr, ptr %2, align 8, !tbaa !49
  call void @_ZN12_GLOBAL__N_14turnILi4EEEvPDv16_f(ptr noundef %28)
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i32> @_ZN12_GLOBAL__N_112lane_numbersEv() #9 {
  %1 = alloca [16 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr %1) #17
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const._ZN12_GLOBAL__N_112lane_numbersEv.numbers, i64 64, i1 false)
  %2 = getelementptr inbounds [16 x i32], ptr %1, i64 0, i64 0
  %3 = call noundef <16 x i32> @_ZN12_GLOBAL__N_14loadIDv16_iEET_PKv(ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %1) #17
  ret <16 x i32> %3
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i32> @_ZN12_GLOBAL__N_14loadIDv16_iEET_PKv(ptr noundef %0) #9 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned, ptr %3, i32 0, i32 0
  %5 = load <16 x i32>, ptr %4, align 1, !tbaa !151
  ret <16 x i32> %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr captures(none), <16 x i1>, <16 x float>) #10

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18exchangeILi8EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15EEEEvRDv16_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 64 dereferenceable(64) %0, ptr noundef nonnull align 64 dereferenceable(64) %1) #8 {
  %3 = alloca %"struct.(anonymous namespace)::Places", align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  store ptr %0, ptr %4, align 8, !tbaa !49
  store ptr %1, ptr %5, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %6) #17
  %8 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !176
  %9 = load <16 x float>, ptr %8, align 64, !tbaa !151
  %10 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !176
  %11 = load <16 x float>, ptr %10, align 64, !tbaa !151
  %12 = shufflevector <16 x float> %9, <16 x float> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %12, ptr %6, align 64, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %7) #17
  %13 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !176
  %14 = load <16 x float>, ptr %13, align 64, !tbaa !151
  %15 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !176
  %16 = load <16 x float>, ptr %15, align 64, !tbaa !151
  %17 = shufflevector <16 x float> %14, <16 x float> %16, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %17, ptr %7, align 64, !tbaa !151
  %18 = load <16 x float>, ptr %6, align 64, !tbaa !151
  %19 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !176
  store <16 x float> %18, ptr %19, align 64, !tbaa !151
  %20 = load <16 x float>, ptr %7, align 64, !tbaa !151
  %21 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !176
  store <16 x float> %20, ptr %21, align 64, !tbaa !151
  call void @llvm.lifetime.end.p0(ptr %7) #17
  call void @llvm.lifetime.end.p0(ptr %6) #17
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14turnILi4EEEvPDv16_f(ptr noundef %0) #8 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %"struct.(anonymous namespace)::Places", align 1
  store ptr %0, ptr %2, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %3) #17
  store i32 0, ptr %3, align 4, !tbaa !6
  br label %5

5:                                                ; preds = %24, %1
  %6 = load i32, ptr %3, align 4, !tbaa !6
  %7 = icmp slt i32 %6, 16
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #17
  br label %27

9:                                                ; preds = %5
  %10 = load i32, ptr %3, align 4, !tbaa !6
  %11 = and i32 %10, 4
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %2, align 8, !tbaa !49
  %15 = load i32, ptr %3, align 4, !tbaa !6
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds <16 x float>, ptr %14, i64 %16
  %18 = load ptr, ptr %2, align 8, !tbaa !49
  %19 = load i32, ptr %3, align 4, !tbaa !6
  %20 = add nsw i32 %19, 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds <16 x float>, ptr %18, i64 %21
  call void @_ZN12_GLOBAL__N_18exchangeILi4EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15EEEEvRDv16_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 64 dereferenceable(64) %17, ptr noundef nonnull align 64 dereferenceable(64) %22)
  br label %23

23:                                               ; preds = %13, %9
  br label %24

24:                                               ; preds = %23
  %25 = load i32, ptr %3, align 4, !tbaa !6
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %3, align 4, !tbaa !6
  br label %5, !llvm.loop !191

27:                                               ; preds = %8
  %28 = load ptr, ptr %2, align 8, !tbaa !49
  call void @_ZN12_GLOBAL__N_14turnILi2EEEvPDv16_f(ptr noundef %28)
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18exchangeILi4EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15EEEEvRDv16_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 64 dereferenceable(64) %0, ptr noundef nonnull align 64 dereferenceable(64) %1) #8 {
  %3 = alloca %"struct.(anonymous namespace)::Places", align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  store ptr %0, ptr %4, align 8, !tbaa !49
  store ptr %1, ptr %5, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %6) #17
  %8 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !176
  %9 = load <16 x float>, ptr %8, align 64, !tbaa !151
  %10 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !176
  %11 = load <16 x float>, ptr %10, align 64, !tbaa !151
  %12 = shufflevector <16 x float> %9, <16 x float> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %12, ptr %6, align 64, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %7) #17
  %13 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !176
  %14 = load <16 x float>, ptr %13, align 64, !tbaa !151
  %15 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !176
  %16 = load <16 x float>, ptr %15, align 64, !tbaa !151
  %17 = shufflevector <16 x float> %14, <16 x float> %16, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %17, ptr %7, align 64, !tbaa !151
  %18 = load <16 x float>, ptr %6, align 64, !tbaa !151
  %19 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !176
  store <16 x float> %18, ptr %19, align 64, !tbaa !151
  %20 = load <16 x float>, ptr %7, align 64, !tbaa !151
  %21 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !176
  store <16 x float> %20, ptr %21, align 64, !tbaa !151
  call void @llvm.lifetime.end.p0(ptr %7) #17
  call void @llvm.lifetime.end.p0(ptr %6) #17
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14turnILi2EEEvPDv16_f(ptr noundef %0) #8 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %"struct.(anonymous namespace)::Places", align 1
  store ptr %0, ptr %2, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %3) #17
  store i32 0, ptr %3, align 4, !tbaa !6
  br label %5

5:                                                ; preds = %24, %1
  %6 = load i32, ptr %3, align 4, !tbaa !6
  %7 = icmp slt i32 %6, 16
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #17
  br label %27

9:                                                ; preds = %5
  %10 = load i32, ptr %3, align 4, !tbaa !6
  %11 = and i32 %10, 2
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %2, align 8, !tbaa !49
  %15 = load i32, ptr %3, align 4, !tbaa !6
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds <16 x float>, ptr %14, i64 %16
  %18 = load ptr, ptr %2, align 8, !tbaa !49
  %19 = load i32, ptr %3, align 4, !tbaa !6
  %20 = add nsw i32 %19, 2
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds <16 x float>, ptr %18, i64 %21
  call void @_ZN12_GLOBAL__N_18exchangeILi2EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15EEEEvRDv16_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 64 dereferenceable(64) %17, ptr noundef nonnull align 64 dereferenceable(64) %22)
  br label %23

23:                                               ; preds = %13, %9
  br label %24

24:                                               ; preds = %23
  %25 = load i32, ptr %3, align 4, !tbaa !6
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %3, align 4, !tbaa !6
  br label %5, !llvm.loop !192

27:                                               ; preds = %8
  %28 = load ptr, ptr %2, align 8, !tbaa !49
  call void @_ZN12_GLOBAL__N_14turnILi1EEEvPDv16_f(ptr noundef %28)
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18exchangeILi2EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15EEEEvRDv16_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 64 dereferenceable(64) %0, ptr noundef nonnull align 64 dereferenceable(64) %1) #8 {
  %3 = alloca %"struct.(anonymous namespace)::Places", align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  store ptr %0, ptr %4, align 8, !tbaa !49
  store ptr %1, ptr %5, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %6) #17
  %8 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !176
  %9 = load <16 x float>, ptr %8, align 64, !tbaa !151
  %10 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !176
  %11 = load <16 x float>, ptr %10, align 64, !tbaa !151
  %12 = shufflevector <16 x float> %9, <16 x float> %11, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %12, ptr %6, align 64, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %7) #17
  %13 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !176
  %14 = load <16 x float>, ptr %13, align 64, !tbaa !151
  %15 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !176
  %16 = load <16 x float>, ptr %15, align 64, !tbaa !151
  %17 = shufflevector <16 x float> %14, <16 x float> %16, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %17, ptr %7, align 64, !tbaa !151
  %18 = load <16 x float>, ptr %6, align 64, !tbaa !151
  %19 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !176
  store <16 x float> %18, ptr %19, align 64, !tbaa !151
  %20 = load <16 x float>, ptr %7, align 64, !tbaa !151
  %21 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !176
  store <16 x float> %20, ptr %21, align 64, !tbaa !151
  call void @llvm.lifetime.end.p0(ptr %7) #17
  call void @llvm.lifetime.end.p0(ptr %6) #17
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14turnILi1EEEvPDv16_f(ptr noundef %0) #8 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %"struct.(anonymous namespace)::Places", align 1
  store ptr %0, ptr %2, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %3) #17
  store i32 0, ptr %3, align 4, !tbaa !6
  br label %5

5:                                                ; preds = %24, %1
  %6 = load i32, ptr %3, align 4, !tbaa !6
  %7 = icmp slt i32 %6, 16
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #17
  br label %27

9:                                                ; preds = %5
  %10 = load i32, ptr %3, align 4, !tbaa !6
  %11 = and i32 %10, 1
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %2, align 8, !tbaa !49
  %15 = load i32, ptr %3, align 4, !tbaa !6
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds <16 x float>, ptr %14, i64 %16
  %18 = load ptr, ptr %2, align 8, !tbaa !49
  %19 = load i32, ptr %3, align 4, !tbaa !6
  %20 = add nsw i32 %19, 1
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds <16 x float>, ptr %18, i64 %21
  call void @_ZN12_GLOBAL__N_18exchangeILi1EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15EEEEvRDv16_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 64 dereferenceable(64) %17, ptr noundef nonnull align 64 dereferenceable(64) %22)
  br label %23

23:                                               ; preds = %13, %9
  br label %24

24:                                               ; preds = %23
  %25 = load i32, ptr %3, align 4, !tbaa !6
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %3, align 4, !tbaa !6
  br label %5, !llvm.loop !193

27:                                               ; preds = %8
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18exchangeILi1EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15EEEEvRDv16_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 64 dereferenceable(64) %0, ptr noundef nonnull align 64 dereferenceable(64) %1) #8 {
  %3 = alloca %"struct.(anonymous namespace)::Places", align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  store ptr %0, ptr %4, align 8, !tbaa !49
  store ptr %1, ptr %5, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %6) #17
  %8 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !176
  %9 = load <16 x float>, ptr %8, align 64, !tbaa !151
  %10 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !176
  %11 = load <16 x float>, ptr %10, align 64, !tbaa !151
  %12 = shufflevector <16 x float> %9, <16 x float> %11, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %12, ptr %6, align 64, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %7) #17
  %13 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !176
  %14 = load <16 x float>, ptr %13, align 64, !tbaa !151
  %15 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !176
  %16 = load <16 x float>, ptr %15, align 64, !tbaa !151
  %17 = shufflevector <16 x float> %14, <16 x float> %16, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %17, ptr %7, align 64, !tbaa !151
  %18 = load <16 x float>, ptr %6, align 64, !tbaa !151
  %19 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !176
  store <16 x float> %18, ptr %19, align 64, !tbaa !151
  %20 = load <16 x float>, ptr %7, align 64, !tbaa !151
  %21 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !176
  store <16 x float> %20, ptr %21, align 64, !tbaa !151
  call void @llvm.lifetime.end.p0(ptr %7) #17
  call void @llvm.lifetime.end.p0(ptr %6) #17
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i16> @_ZN12_GLOBAL__N_111load_maskedIDv16_ttEET_Dv16_bPKT0_(i16 noundef %0, ptr noundef %1) #11 {
  %3 = alloca i16, align 2
  %4 = alloca i16, align 2
  %5 = alloca ptr, align 8
  store i16 %0, ptr %3, align 2
  %6 = load i16, ptr %3, align 2
  %7 = bitcast i16 %6 to <16 x i1>
  %8 = bitcast <16 x i1> %7 to i16
  store i16 %8, ptr %4, align 2, !tbaa !151
  store ptr %1, ptr %5, align 8, !tbaa !164
  %9 = load i16, ptr %4, align 2
  %10 = bitcast i16 %9 to <16 x i1>
  %11 = load ptr, ptr %5, align 8, !tbaa !164
  %12 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr align 2 %11, <16 x i1> %10, <16 x i16> zeroinitializer)
  ret <16 x i16> %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_15pairsEDv16_tS0_(<16 x i16> noundef %0, <16 x i16> noundef %1) #9 {
  %3 = alloca <16 x i16>, align 32
  %4 = alloca <16 x i16>, align 32
  store <16 x i16> %0, ptr %3, align 32, !tbaa !151
  store <16 x i16> %1, ptr %4, align 32, !tbaa !151
  %5 = load <16 x i16>, ptr %3, align 32, !tbaa !151
  %6 = zext <16 x i16> %5 to <16 x i32>
  %7 = load <16 x i16>, ptr %4, align 32, !tbaa !151
  %8 = zext <16 x i16> %7 to <16 x i32>
  %9 = shl <16 x i32> %8, splat (i32 16)
  %10 = or <16 x i32> %6, %9
  %11 = call noundef <16 x float> @_ZN12_GLOBAL__N_19as_floatsEDv16_i(<16 x i32> noundef %10)
  ret <16 x float> %11
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x i16> @llvm.masked.load.v16i16.p0(ptr captures(none), <16 x i1>, <16 x i16>) #10

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_19as_floatsEDv16_i(<16 x i32> noundef %0) #9 {
  %2 = alloca <16 x i32>, align 64
  store <16 x i32> %0, ptr %2, align 64, !tbaa !151
  %3 = load <16 x i32>, ptr %2, align 64, !tbaa !151
  %4 = bitcast <16 x i32> %3 to <16 x float>
  ret <16 x float> %4
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %0) #9 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.3, ptr %3, i32 0, i32 0
  %5 = load <16 x float>, ptr %4, align 1, !tbaa !151
  ret <16 x float> %5
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_0clILi6EEEDal"(ptr noundef nonnull align 8 dereferenceable(64) %0, i64 noundef %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !194, !nonnull !46, !align !47
  %8 = load ptr, ptr %7, align 8, !tbaa !140
  %9 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !196, !nonnull !46, !align !197
  %11 = load i32, ptr %10, align 4, !tbaa !6
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %8, i64 %12
  %14 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8, !tbaa !198, !nonnull !46, !align !47
  %16 = load ptr, ptr %15, align 8, !tbaa !140
  %17 = load i64, ptr %4, align 8, !tbaa !44
  %18 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 3
  %19 = load ptr, ptr %18, align 8, !tbaa !199, !nonnull !46, !align !47
  %20 = load i64, ptr %19, align 8, !tbaa !44
  %21 = mul nsw i64 %17, %20
  %22 = getelementptr inbounds float, ptr %16, i64 %21
  %23 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 3
  %24 = load ptr, ptr %23, align 8, !tbaa !199, !nonnull !46, !align !47
  %25 = load i64, ptr %24, align 8, !tbaa !44
  %26 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 4
  %27 = load ptr, ptr %26, align 8, !tbaa !200, !nonnull !46, !align !47
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %27, i32 0, i32 3
  %29 = load i64, ptr %28, align 8, !tbaa !127
  %30 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 5
  %31 = load ptr, ptr %30, align 8, !tbaa !201, !nonnull !46, !align !197
  %32 = load float, ptr %31, align 4, !tbaa !143
  %33 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 6
  %34 = load ptr, ptr %33, align 8, !tbaa !202, !nonnull !46, !align !47
  %35 = load ptr, ptr %34, align 8, !tbaa !140
  %36 = load i64, ptr %4, align 8, !tbaa !44
  %37 = mul nsw i64 %36, 64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  %39 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 7
  %40 = load ptr, ptr %39, align 8, !tbaa !203, !nonnull !46, !align !197
  %41 = getelementptr inbounds [64 x float], ptr %40, i64 0, i64 0
  %42 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 1
  %43 = load ptr, ptr %42, align 8, !tbaa !196, !nonnull !46, !align !197
  %44 = load i32, ptr %43, align 4, !tbaa !6
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %41, i64 %45
  call void @_ZN12_GLOBAL__N_19scores_ofILi6EEEvPKfS2_llfPfS3_(ptr noundef %13, ptr noundef %22, i64 noundef %25, i64 noundef %29, float noundef %32, ptr noundef %38, ptr noundef %46)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_0clILi4EEEDal"(ptr noundef nonnull align 8 dereferenceable(64) %0, i64 noundef %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !194, !nonnull !46, !align !47
  %8 = load ptr, ptr %7, align 8, !tbaa !140
  %9 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !196, !nonnull !46, !align !197
  %11 = load i32, ptr %10, align 4, !tbaa !6
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %8, i64 %12
  %14 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8, !tbaa !198, !nonnull !46, !align !47
  %16 = load ptr, ptr %15, align 8, !tbaa !140
  %17 = load i64, ptr %4, align 8, !tbaa !44
  %18 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 3
  %19 = load ptr, ptr %18, align 8, !tbaa !199, !nonnull !46, !align !47
  %20 = load i64, ptr %19, align 8, !tbaa !44
  %21 = mul nsw i64 %17, %20
  %22 = getelementptr inbounds float, ptr %16, i64 %21
  %23 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 3
  %24 = load ptr, ptr %23, align 8, !tbaa !199, !nonnull !46, !align !47
  %25 = load i64, ptr %24, align 8, !tbaa !44
  %26 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 4
  %27 = load ptr, ptr %26, align 8, !tbaa !200, !nonnull !46, !align !47
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %27, i32 0, i32 3
  %29 = load i64, ptr %28, align 8, !tbaa !127
  %30 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 5
  %31 = load ptr, ptr %30, align 8, !tbaa !201, !nonnull !46, !align !197
  %32 = load float, ptr %31, align 4, !tbaa !143
  %33 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 6
  %34 = load ptr, ptr %33, align 8, !tbaa !202, !nonnull !46, !align !47
  %35 = load ptr, ptr %34, align 8, !tbaa !140
  %36 = load i64, ptr %4, align 8, !tbaa !44
  %37 = mul nsw i64 %36, 64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  %39 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 7
  %40 = load ptr, ptr %39, align 8, !tbaa !203, !nonnull !46, !align !197
  %41 = getelementptr inbounds [64 x float], ptr %40, i64 0, i64 0
  %42 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 1
  %43 = load ptr, ptr %42, align 8, !tbaa !196, !nonnull !46, !align !197
  %44 = load i32, ptr %43, align 4, !tbaa !6
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %41, i64 %45
  call void @_ZN12_GLOBAL__N_19scores_ofILi4EEEvPKfS2_llfPfS3_(ptr noundef %13, ptr noundef %22, i64 noundef %25, i64 noundef %29, float noundef %32, ptr noundef %38, ptr noundef %46)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_0clILi2EEEDal"(ptr noundef nonnull align 8 dereferenceable(64) %0, i64 noundef %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !194, !nonnull !46, !align !47
  %8 = load ptr, ptr %7, align 8, !tbaa !140
  %9 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !196, !nonnull !46, !align !197
  %11 = load i32, ptr %10, align 4, !tbaa !6
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %8, i64 %12
  %14 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8, !tbaa !198, !nonnull !46, !align !47
  %16 = load ptr, ptr %15, align 8, !tbaa !140
  %17 = load i64, ptr %4, align 8, !tbaa !44
  %18 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 3
  %19 = load ptr, ptr %18, align 8, !tbaa !199, !nonnull !46, !align !47
  %20 = load i64, ptr %19, align 8, !tbaa !44
  %21 = mul nsw i64 %17, %20
  %22 = getelementptr inbounds float, ptr %16, i64 %21
  %23 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 3
  %24 = load ptr, ptr %23, align 8, !tbaa !199, !nonnull !46, !align !47
  %25 = load i64, ptr %24, align 8, !tbaa !44
  %26 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 4
  %27 = load ptr, ptr %26, align 8, !tbaa !200, !nonnull !46, !align !47
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %27, i32 0, i32 3
  %29 = load i64, ptr %28, align 8, !tbaa !127
  %30 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 5
  %31 = load ptr, ptr %30, align 8, !tbaa !201, !nonnull !46, !align !197
  %32 = load float, ptr %31, align 4, !tbaa !143
  %33 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 6
  %34 = load ptr, ptr %33, align 8, !tbaa !202, !nonnull !46, !align !47
  %35 = load ptr, ptr %34, align 8, !tbaa !140
  %36 = load i64, ptr %4, align 8, !tbaa !44
  %37 = mul nsw i64 %36, 64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  %39 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 7
  %40 = load ptr, ptr %39, align 8, !tbaa !203, !nonnull !46, !align !197
  %41 = getelementptr inbounds [64 x float], ptr %40, i64 0, i64 0
  %42 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 1
  %43 = load ptr, ptr %42, align 8, !tbaa !196, !nonnull !46, !align !197
  %44 = load i32, ptr %43, align 4, !tbaa !6
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %41, i64 %45
  call void @_ZN12_GLOBAL__N_19scores_ofILi2EEEvPKfS2_llfPfS3_(ptr noundef %13, ptr noundef %22, i64 noundef %25, i64 noundef %29, float noundef %32, ptr noundef %38, ptr noundef %46)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_0clILi1EEEDal"(ptr noundef nonnull align 8 dereferenceable(64) %0, i64 noundef %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !194, !nonnull !46, !align !47
  %8 = load ptr, ptr %7, align 8, !tbaa !140
  %9 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !196, !nonnull !46, !align !197
  %11 = load i32, ptr %10, align 4, !tbaa !6
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %8, i64 %12
  %14 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8, !tbaa !198, !nonnull !46, !align !47
  %16 = load ptr, ptr %15, align 8, !tbaa !140
  %17 = load i64, ptr %4, align 8, !tbaa !44
  %18 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 3
  %19 = load ptr, ptr %18, align 8, !tbaa !199, !nonnull !46, !align !47
  %20 = load i64, ptr %19, align 8, !tbaa !44
  %21 = mul nsw i64 %17, %20
  %22 = getelementptr inbounds float, ptr %16, i64 %21
  %23 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 3
  %24 = load ptr, ptr %23, align 8, !tbaa !199, !nonnull !46, !align !47
  %25 = load i64, ptr %24, align 8, !tbaa !44
  %26 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 4
  %27 = load ptr, ptr %26, align 8, !tbaa !200, !nonnull !46, !align !47
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %27, i32 0, i32 3
  %29 = load i64, ptr %28, align 8, !tbaa !127
  %30 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 5
  %31 = load ptr, ptr %30, align 8, !tbaa !201, !nonnull !46, !align !197
  %32 = load float, ptr %31, align 4, !tbaa !143
  %33 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 6
  %34 = load ptr, ptr %33, align 8, !tbaa !202, !nonnull !46, !align !47
  %35 = load ptr, ptr %34, align 8, !tbaa !140
  %36 = load i64, ptr %4, align 8, !tbaa !44
  %37 = mul nsw i64 %36, 64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  %39 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 7
  %40 = load ptr, ptr %39, align 8, !tbaa !203, !nonnull !46, !align !197
  %41 = getelementptr inbounds [64 x float], ptr %40, i64 0, i64 0
  %42 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 1
  %43 = load ptr, ptr %42, align 8, !tbaa !196, !nonnull !46, !align !197
  %44 = load i32, ptr %43, align 4, !tbaa !6
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %41, i64 %45
  call void @_ZN12_GLOBAL__N_19scores_ofILi1EEEvPKfS2_llfPfS3_(ptr noundef %13, ptr noundef %22, i64 noundef %25, i64 noundef %29, float noundef %32, ptr noundef %38, ptr noundef %46)
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19scores_ofILi6EEEvPKfS2_llfPfS3_(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4, ptr noundef %5, ptr noundef %6) #7 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca float, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca [6 x %"struct.(anonymous namespace)::Part"], align 64
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca %"struct.(anonymous namespace)::Part", align 64
  %19 = alloca i32, align 4
  %20 = alloca <16 x float>, align 64
  %21 = alloca i32, align 4
  %22 = alloca %"struct.(anonymous namespace)::Part", align 64
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %8, align 8, !tbaa !140
  store ptr %1, ptr %9, align 8, !tbaa !140
  store i64 %2, ptr %10, align 8, !tbaa !44
  store i64 %3, ptr %11, align 8, !tbaa !44
  store float %4, ptr %12, align 4, !tbaa !143
  store ptr %5, ptr %13, align 8, !tbaa !140
  store ptr %6, ptr %14, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %15) #17
  call void @llvm.memset.p0.i64(ptr align 64 %15, i8 0, i64 1536, i1 false)
  call void @llvm.lifetime.start.p0(ptr %16) #17
  store i64 0, ptr %16, align 8, !tbaa !44
  br label %25

25:                                               ; preds = %86, %7
  %26 = load i64, ptr %16, align 8, !tbaa !44
  %27 = load i64, ptr %11, align 8, !tbaa !44
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  store i32 2, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #17
  br label %89

30:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %18) #17
  %31 = load ptr, ptr %8, align 8, !tbaa !140
  %32 = load i64, ptr %16, align 8, !tbaa !44
  %33 = mul nsw i64 %32, 64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %18, ptr noundef %34)
  call void @llvm.lifetime.start.p0(ptr %19) #17
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %35

35:                                               ; preds = %82, %30
  %36 = load i32, ptr %19, align 4, !tbaa !6
  %37 = icmp slt i32 %36, 6
  br i1 %37, label %39, label %38

38:                                               ; preds = %35
  store i32 5, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #17
  br label %85

39:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %20) #17
  %40 = load ptr, ptr %9, align 8, !tbaa !140
  %41 = load i32, ptr %19, align 4, !tbaa !6
  %42 = sext i32 %41 to i64
  %43 = load i64, ptr %10, align 8, !tbaa !44
  %44 = mul nsw i64 %42, %43
  %45 = load i64, ptr %16, align 8, !tbaa !44
  %46 = add nsw i64 %44, %45
  %47 = getelementptr inbounds float, ptr %40, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !143
  %49 = insertelement <16 x float> poison, float %48, i64 0
  %50 = shufflevector <16 x float> %49, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %50, ptr %20, align 64, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %21) #17
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %51

51:                                               ; preds = %78, %39
  %52 = load i32, ptr %21, align 4, !tbaa !6
  %53 = icmp slt i32 %52, 4
  br i1 %53, label %55, label %54

54:                                               ; preds = %51
  store i32 8, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #17
  br label %81

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %18, i32 0, i32 0
  %57 = load i32, ptr %21, align 4, !tbaa !6
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [4 x <16 x float>], ptr %56, i64 0, i64 %58
  %60 = load <16 x float>, ptr %59, align 64, !tbaa !151
  %61 = load <16 x float>, ptr %20, align 64, !tbaa !151
  %62 = load i32, ptr %19, align 4, !tbaa !6
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %63
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %64, i32 0, i32 0
  %66 = load i32, ptr %21, align 4, !tbaa !6
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [4 x <16 x float>], ptr %65, i64 0, i64 %67
  %69 = load <16 x float>, ptr %68, align 64, !tbaa !151
  %70 = call noundef <16 x float> @_ZN12_GLOBAL__N_110multipliedEDv16_fS0_S0_(<16 x float> noundef %60, <16 x float> noundef %61, <16 x float> noundef %69)
  %71 = load i32, ptr %19, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %72
  %74 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %73, i32 0, i32 0
  %75 = load i32, ptr %21, align 4, !tbaa !6
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [4 x <16 x float>], ptr %74, i64 0, i64 %76
  store <16 x float> %70, ptr %77, align 64, !tbaa !151
  br label %78

78:                                               ; preds = %55
  %79 = load i32, ptr %21, align 4, !tbaa !6
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %21, align 4, !tbaa !6
  br label %51, !llvm.loop !204

81:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(ptr %20) #17
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %19, align 4, !tbaa !6
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %19, align 4, !tbaa !6
  br label %35, !llvm.loop !205

85:                                               ; preds = %38
  call void @llvm.lifetime.end.p0(ptr %18) #17
  br label %86

86:                                               ; preds = %85
  %87 = load i64, ptr %16, align 8, !tbaa !44
  %88 = add nsw i64 %87, 1
  store i64 %88, ptr %16, align 8, !tbaa !44
  br label %25, !llvm.loop !206

89:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %22) #17
  %90 = load ptr, ptr %14, align 8, !tbaa !140
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %22, ptr noundef %90)
  call void @llvm.lifetime.start.p0(ptr %23) #17
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %91

91:                                               ; preds = %143, %89
  %92 = load i32, ptr %23, align 4, !tbaa !6
  %93 = icmp slt i32 %92, 6
  br i1 %93, label %95, label %94

94:                                               ; preds = %91
  store i32 11, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #17
  br label %146

95:                                               ; preds = %91
  call void @llvm.lifetime.start.p0(ptr %24) #17
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %96

96:                                               ; preds = %131, %95
  %97 = load i32, ptr %24, align 4, !tbaa !6
  %98 = icmp slt i32 %97, 4
  br i1 %98, label %100, label %99

99:                                               ; preds = %96
  store i32 14, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #17
  br label %134

100:                                              ; preds = %96
  %101 = load float, ptr %12, align 4, !tbaa !143
  %102 = insertelement <16 x float> poison, float %101, i64 0
  %103 = shufflevector <16 x float> %102, <16 x float> poison, <16 x i32> zeroinitializer
  %104 = load i32, ptr %23, align 4, !tbaa !6
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %105
  %107 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %106, i32 0, i32 0
  %108 = load i32, ptr %24, align 4, !tbaa !6
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [4 x <16 x float>], ptr %107, i64 0, i64 %109
  %111 = load <16 x float>, ptr %110, align 64, !tbaa !151
  %112 = fmul <16 x float> %111, %103
  store <16 x float> %112, ptr %110, align 64, !tbaa !151
  %113 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %22, i32 0, i32 0
  %114 = load i32, ptr %24, align 4, !tbaa !6
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [4 x <16 x float>], ptr %113, i64 0, i64 %115
  %117 = load <16 x float>, ptr %116, align 64, !tbaa !151
  %118 = load i32, ptr %23, align 4, !tbaa !6
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %119
  %121 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %120, i32 0, i32 0
  %122 = load i32, ptr %24, align 4, !tbaa !6
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [4 x <16 x float>], ptr %121, i64 0, i64 %123
  %125 = load <16 x float>, ptr %124, align 64, !tbaa !151
  %126 = call noundef <16 x float> @_ZN12_GLOBAL__N_16largerEDv16_fS0_(<16 x float> noundef %117, <16 x float> noundef %125)
  %127 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %22, i32 0, i32 0
  %128 = load i32, ptr %24, align 4, !tbaa !6
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [4 x <16 x float>], ptr %127, i64 0, i64 %129
  store <16 x float> %126, ptr %130, align 64, !tbaa !151
  br label %131

131:                                              ; preds = %100
  %132 = load i32, ptr %24, align 4, !tbaa !6
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %24, align 4, !tbaa !6
  br label %96, !llvm.loop !207

134:                                              ; preds = %99
  %135 = load ptr, ptr %13, align 8, !tbaa !140
  %136 = load i32, ptr %23, align 4, !tbaa !6
  %137 = mul nsw i32 %136, 64
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr %135, i64 %138
  %140 = load i32, ptr %23, align 4, !tbaa !6
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %141
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %139, ptr noundef nonnull align 64 dereferenceable(256) %142)
  br label %143

143:                                              ; preds = %134
  %144 = load i32, ptr %23, align 4, !tbaa !6
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %23, align 4, !tbaa !6
  br label %91, !llvm.loop !208

146:                                              ; preds = %94
  %147 = load ptr, ptr %14, align 8, !tbaa !140
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %147, ptr noundef nonnull align 64 dereferenceable(256) %22)
  call void @llvm.lifetime.end.p0(ptr %22) #17
  call void @llvm.lifetime.end.p0(ptr %15) #17
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #12

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_110multipliedEDv16_fS0_S0_(<16 x float> noundef %0, <16 x float> noundef %1, <16 x float> noundef %2) #9 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %4, align 64, !tbaa !151
  store <16 x float> %1, ptr %5, align 64, !tbaa !151
  store <16 x float> %2, ptr %6, align 64, !tbaa !151
  %7 = load i32, ptr @paired, align 4, !tbaa !6
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %3
  %10 = load <16 x float>, ptr %4, align 64, !tbaa !151
  %11 = load <16 x float>, ptr %5, align 64, !tbaa !151
  %12 = load <16 x float>, ptr %6, align 64, !tbaa !151
  %13 = call noundef <16 x float> @_ZN12_GLOBAL__N_19add_pairsEDv16_fS0_S0_(<16 x float> noundef %10, <16 x float> noundef %11, <16 x float> noundef %12)
  br label %19

14:                                               ; preds = %3
  %15 = load <16 x float>, ptr %4, align 64, !tbaa !151
  %16 = load <16 x float>, ptr %5, align 64, !tbaa !151
  %17 = load <16 x float>, ptr %6, align 64, !tbaa !151
  %18 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %15, <16 x float> noundef %16, <16 x float> noundef %17)
  br label %19

19:                                               ; preds = %14, %9
  %20 = phi <16 x float> [ %13, %9 ], [ %18, %14 ]
  ret <16 x float> %20
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_16largerEDv16_fS0_(<16 x float> noundef %0, <16 x float> noundef %1) #9 {
  %3 = alloca <16 x float>, align 64
  %4 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %3, align 64, !tbaa !151
  store <16 x float> %1, ptr %4, align 64, !tbaa !151
  %5 = load <16 x float>, ptr %3, align 64, !tbaa !151
  %6 = load <16 x float>, ptr %4, align 64, !tbaa !151
  %7 = call <16 x float> @llvm.maxnum.v16f32(<16 x float> %5, <16 x float> %6)
  ret <16 x float> %7
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_19add_pairsEDv16_fS0_S0_(<16 x float> noundef %0, <16 x float> noundef %1, <16 x float> noundef %2) #9 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %4, align 64, !tbaa !151
  store <16 x float> %1, ptr %5, align 64, !tbaa !151
  store <16 x float> %2, ptr %6, align 64, !tbaa !151
  %7 = load <16 x float>, ptr %6, align 64, !tbaa !151
  %8 = load <16 x float>, ptr %4, align 64, !tbaa !151
  %9 = bitcast <16 x float> %8 to <32 x bfloat>
  %10 = load <16 x float>, ptr %5, align 64, !tbaa !151
  %11 = bitcast <16 x float> %10 to <32 x bfloat>
  %12 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %7, <32 x bfloat> %9, <32 x bfloat> %11)
  ret <16 x float> %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %0, <16 x float> noundef %1, <16 x float> noundef %2) #9 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %4, align 64, !tbaa !151
  store <16 x float> %1, ptr %5, align 64, !tbaa !151
  store <16 x float> %2, ptr %6, align 64, !tbaa !151
  %7 = load <16 x float>, ptr %4, align 64, !tbaa !151
  %8 = load <16 x float>, ptr %5, align 64, !tbaa !151
  %9 = load <16 x float>, ptr %6, align 64, !tbaa !151
  %10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %7, <16 x float> %8, <16 x float> %9)
  ret <16 x float> %10
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float>, <32 x bfloat>, <32 x bfloat>) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.maxnum.v16f32(<16 x float>, <16 x float>) #14

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19scores_ofILi4EEEvPKfS2_llfPfS3_(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4, ptr noundef %5, ptr noundef %6) #7 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca float, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca [4 x %"struct.(anonymous namespace)::Part"], align 64
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca %"struct.(anonymous namespace)::Part", align 64
  %19 = alloca i32, align 4
  %20 = alloca <16 x float>, align 64
  %21 = alloca i32, align 4
  %22 = alloca %"struct.(anonymous namespace)::Part", align 64
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %8, align 8, !tbaa !140
  store ptr %1, ptr %9, align 8, !tbaa !140
  store i64 %2, ptr %10, align 8, !tbaa !44
  store i64 %3, ptr %11, align 8, !tbaa !44
  store float %4, ptr %12, align 4, !tbaa !143
  store ptr %5, ptr %13, align 8, !tbaa !140
  store ptr %6, ptr %14, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %15) #17
  call void @llvm.memset.p0.i64(ptr align 64 %15, i8 0, i64 1024, i1 false)
  call void @llvm.lifetime.start.p0(ptr %16) #17
  store i64 0, ptr %16, align 8, !tbaa !44
  br label %25

25:                                               ; preds = %86, %7
  %26 = load i64, ptr %16, align 8, !tbaa !44
  %27 = load i64, ptr %11, align 8, !tbaa !44
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  store i32 2, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #17
  br label %89

30:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %18) #17
  %31 = load ptr, ptr %8, align 8, !tbaa !140
  %32 = load i64, ptr %16, align 8, !tbaa !44
  %33 = mul nsw i64 %32, 64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %18, ptr noundef %34)
  call void @llvm.lifetime.start.p0(ptr %19) #17
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %35

35:                                               ; preds = %82, %30
  %36 = load i32, ptr %19, align 4, !tbaa !6
  %37 = icmp slt i32 %36, 4
  br i1 %37, label %39, label %38

38:                                               ; preds = %35
  store i32 5, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #17
  br label %85

39:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %20) #17
  %40 = load ptr, ptr %9, align 8, !tbaa !140
  %41 = load i32, ptr %19, align 4, !tbaa !6
  %42 = sext i32 %41 to i64
  %43 = load i64, ptr %10, align 8, !tbaa !44
  %44 = mul nsw i64 %42, %43
  %45 = load i64, ptr %16, align 8, !tbaa !44
  %46 = add nsw i64 %44, %45
  %47 = getelementptr inbounds float, ptr %40, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !143
  %49 = insertelement <16 x float> poison, float %48, i64 0
  %50 = shufflevector <16 x float> %49, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %50, ptr %20, align 64, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %21) #17
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %51

51:                                               ; preds = %78, %39
  %52 = load i32, ptr %21, align 4, !tbaa !6
  %53 = icmp slt i32 %52, 4
  br i1 %53, label %55, label %54

54:                                               ; preds = %51
  store i32 8, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #17
  br label %81

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %18, i32 0, i32 0
  %57 = load i32, ptr %21, align 4, !tbaa !6
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [4 x <16 x float>], ptr %56, i64 0, i64 %58
  %60 = load <16 x float>, ptr %59, align 64, !tbaa !151
  %61 = load <16 x float>, ptr %20, align 64, !tbaa !151
  %62 = load i32, ptr %19, align 4, !tbaa !6
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %63
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %64, i32 0, i32 0
  %66 = load i32, ptr %21, align 4, !tbaa !6
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [4 x <16 x float>], ptr %65, i64 0, i64 %67
  %69 = load <16 x float>, ptr %68, align 64, !tbaa !151
  %70 = call noundef <16 x float> @_ZN12_GLOBAL__N_110multipliedEDv16_fS0_S0_(<16 x float> noundef %60, <16 x float> noundef %61, <16 x float> noundef %69)
  %71 = load i32, ptr %19, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %72
  %74 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %73, i32 0, i32 0
  %75 = load i32, ptr %21, align 4, !tbaa !6
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [4 x <16 x float>], ptr %74, i64 0, i64 %76
  store <16 x float> %70, ptr %77, align 64, !tbaa !151
  br label %78

78:                                               ; preds = %55
  %79 = load i32, ptr %21, align 4, !tbaa !6
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %21, align 4, !tbaa !6
  br label %51, !llvm.loop !209

81:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(ptr %20) #17
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %19, align 4, !tbaa !6
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %19, align 4, !tbaa !6
  br label %35, !llvm.loop !210

85:                                               ; preds = %38
  call void @llvm.lifetime.end.p0(ptr %18) #17
  br label %86

86:                                               ; preds = %85
  %87 = load i64, ptr %16, align 8, !tbaa !44
  %88 = add nsw i64 %87, 1
  store i64 %88, ptr %16, align 8, !tbaa !44
  br label %25, !llvm.loop !211

89:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %22) #17
  %90 = load ptr, ptr %14, align 8, !tbaa !140
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %22, ptr noundef %90)
  call void @llvm.lifetime.start.p0(ptr %23) #17
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %91

91:                                               ; preds = %143, %89
  %92 = load i32, ptr %23, align 4, !tbaa !6
  %93 = icmp slt i32 %92, 4
  br i1 %93, label %95, label %94

94:                                               ; preds = %91
  store i32 11, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #17
  br label %146

95:                                               ; preds = %91
  call void @llvm.lifetime.start.p0(ptr %24) #17
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %96

96:                                               ; preds = %131, %95
  %97 = load i32, ptr %24, align 4, !tbaa !6
  %98 = icmp slt i32 %97, 4
  br i1 %98, label %100, label %99

99:                                               ; preds = %96
  store i32 14, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #17
  br label %134

100:                                              ; preds = %96
  %101 = load float, ptr %12, align 4, !tbaa !143
  %102 = insertelement <16 x float> poison, float %101, i64 0
  %103 = shufflevector <16 x float> %102, <16 x float> poison, <16 x i32> zeroinitializer
  %104 = load i32, ptr %23, align 4, !tbaa !6
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %105
  %107 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %106, i32 0, i32 0
  %108 = load i32, ptr %24, align 4, !tbaa !6
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [4 x <16 x float>], ptr %107, i64 0, i64 %109
  %111 = load <16 x float>, ptr %110, align 64, !tbaa !151
  %112 = fmul <16 x float> %111, %103
  store <16 x float> %112, ptr %110, align 64, !tbaa !151
  %113 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %22, i32 0, i32 0
  %114 = load i32, ptr %24, align 4, !tbaa !6
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [4 x <16 x float>], ptr %113, i64 0, i64 %115
  %117 = load <16 x float>, ptr %116, align 64, !tbaa !151
  %118 = load i32, ptr %23, align 4, !tbaa !6
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %119
  %121 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %120, i32 0, i32 0
  %122 = load i32, ptr %24, align 4, !tbaa !6
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [4 x <16 x float>], ptr %121, i64 0, i64 %123
  %125 = load <16 x float>, ptr %124, align 64, !tbaa !151
  %126 = call noundef <16 x float> @_ZN12_GLOBAL__N_16largerEDv16_fS0_(<16 x float> noundef %117, <16 x float> noundef %125)
  %127 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %22, i32 0, i32 0
  %128 = load i32, ptr %24, align 4, !tbaa !6
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [4 x <16 x float>], ptr %127, i64 0, i64 %129
  store <16 x float> %126, ptr %130, align 64, !tbaa !151
  br label %131

131:                                              ; preds = %100
  %132 = load i32, ptr %24, align 4, !tbaa !6
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %24, align 4, !tbaa !6
  br label %96, !llvm.loop !212

134:                                              ; preds = %99
  %135 = load ptr, ptr %13, align 8, !tbaa !140
  %136 = load i32, ptr %23, align 4, !tbaa !6
  %137 = mul nsw i32 %136, 64
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr %135, i64 %138
  %140 = load i32, ptr %23, align 4, !tbaa !6
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %141
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %139, ptr noundef nonnull align 64 dereferenceable(256) %142)
  br label %143

143:                                              ; preds = %134
  %144 = load i32, ptr %23, align 4, !tbaa !6
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %23, align 4, !tbaa !6
  br label %91, !llvm.loop !213

146:                                              ; preds = %94
  %147 = load ptr, ptr %14, align 8, !tbaa !140
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %147, ptr noundef nonnull align 64 dereferenceable(256) %22)
  call void @llvm.lifetime.end.p0(ptr %22) #17
  call void @llvm.lifetime.end.p0(ptr %15) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19scores_ofILi2EEEvPKfS2_llfPfS3_(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4, ptr noundef %5, ptr noundef %6) #7 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca float, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca [2 x %"struct.(anonymous namespace)::Part"], align 64
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca %"struct.(anonymous namespace)::Part", align 64
  %19 = alloca i32, align 4
  %20 = alloca <16 x float>, align 64
  %21 = alloca i32, align 4
  %22 = alloca %"struct.(anonymous namespace)::Part", align 64
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %8, align 8, !tbaa !140
  store ptr %1, ptr %9, align 8, !tbaa !140
  store i64 %2, ptr %10, align 8, !tbaa !44
  store i64 %3, ptr %11, align 8, !tbaa !44
  store float %4, ptr %12, align 4, !tbaa !143
  store ptr %5, ptr %13, align 8, !tbaa !140
  store ptr %6, ptr %14, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %15) #17
  call void @llvm.memset.p0.i64(ptr align 64 %15, i8 0, i64 512, i1 false)
  call void @llvm.lifetime.start.p0(ptr %16) #17
  store i64 0, ptr %16, align 8, !tbaa !44
  br label %25

25:                                               ; preds = %86, %7
  %26 = load i64, ptr %16, align 8, !tbaa !44
  %27 = load i64, ptr %11, align 8, !tbaa !44
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  store i32 2, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #17
  br label %89

30:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %18) #17
  %31 = load ptr, ptr %8, align 8, !tbaa !140
  %32 = load i64, ptr %16, align 8, !tbaa !44
  %33 = mul nsw i64 %32, 64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %18, ptr noundef %34)
  call void @llvm.lifetime.start.p0(ptr %19) #17
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %35

35:                                               ; preds = %82, %30
  %36 = load i32, ptr %19, align 4, !tbaa !6
  %37 = icmp slt i32 %36, 2
  br i1 %37, label %39, label %38

38:                                               ; preds = %35
  store i32 5, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #17
  br label %85

39:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %20) #17
  %40 = load ptr, ptr %9, align 8, !tbaa !140
  %41 = load i32, ptr %19, align 4, !tbaa !6
  %42 = sext i32 %41 to i64
  %43 = load i64, ptr %10, align 8, !tbaa !44
  %44 = mul nsw i64 %42, %43
  %45 = load i64, ptr %16, align 8, !tbaa !44
  %46 = add nsw i64 %44, %45
  %47 = getelementptr inbounds float, ptr %40, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !143
  %49 = insertelement <16 x float> poison, float %48, i64 0
  %50 = shufflevector <16 x float> %49, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %50, ptr %20, align 64, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %21) #17
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %51

51:                                               ; preds = %78, %39
  %52 = load i32, ptr %21, align 4, !tbaa !6
  %53 = icmp slt i32 %52, 4
  br i1 %53, label %55, label %54

54:                                               ; preds = %51
  store i32 8, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #17
  br label %81

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %18, i32 0, i32 0
  %57 = load i32, ptr %21, align 4, !tbaa !6
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [4 x <16 x float>], ptr %56, i64 0, i64 %58
  %60 = load <16 x float>, ptr %59, align 64, !tbaa !151
  %61 = load <16 x float>, ptr %20, align 64, !tbaa !151
  %62 = load i32, ptr %19, align 4, !tbaa !6
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %63
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %64, i32 0, i32 0
  %66 = load i32, ptr %21, align 4, !tbaa !6
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [4 x <16 x float>], ptr %65, i64 0, i64 %67
  %69 = load <16 x float>, ptr %68, align 64, !tbaa !151
  %70 = call noundef <16 x float> @_ZN12_GLOBAL__N_110multipliedEDv16_fS0_S0_(<16 x float> noundef %60, <16 x float> noundef %61, <16 x float> noundef %69)
  %71 = load i32, ptr %19, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %72
  %74 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %73, i32 0, i32 0
  %75 = load i32, ptr %21, align 4, !tbaa !6
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [4 x <16 x float>], ptr %74, i64 0, i64 %76
  store <16 x float> %70, ptr %77, align 64, !tbaa !151
  br label %78

78:                                               ; preds = %55
  %79 = load i32, ptr %21, align 4, !tbaa !6
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %21, align 4, !tbaa !6
  br label %51, !llvm.loop !214

81:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(ptr %20) #17
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %19, align 4, !tbaa !6
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %19, align 4, !tbaa !6
  br label %35, !llvm.loop !215

85:                                               ; preds = %38
  call void @llvm.lifetime.end.p0(ptr %18) #17
  br label %86

86:                                               ; preds = %85
  %87 = load i64, ptr %16, align 8, !tbaa !44
  %88 = add nsw i64 %87, 1
  store i64 %88, ptr %16, align 8, !tbaa !44
  br label %25, !llvm.loop !216

89:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %22) #17
  %90 = load ptr, ptr %14, align 8, !tbaa !140
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %22, ptr noundef %90)
  call void @llvm.lifetime.start.p0(ptr %23) #17
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %91

91:                                               ; preds = %143, %89
  %92 = load i32, ptr %23, align 4, !tbaa !6
  %93 = icmp slt i32 %92, 2
  br i1 %93, label %95, label %94

94:                                               ; preds = %91
  store i32 11, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #17
  br label %146

95:                                               ; preds = %91
  call void @llvm.lifetime.start.p0(ptr %24) #17
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %96

96:                                               ; preds = %131, %95
  %97 = load i32, ptr %24, align 4, !tbaa !6
  %98 = icmp slt i32 %97, 4
  br i1 %98, label %100, label %99

99:                                               ; preds = %96
  store i32 14, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #17
  br label %134

100:                                              ; preds = %96
  %101 = load float, ptr %12, align 4, !tbaa !143
  %102 = insertelement <16 x float> poison, float %101, i64 0
  %103 = shufflevector <16 x float> %102, <16 x float> poison, <16 x i32> zeroinitializer
  %104 = load i32, ptr %23, align 4, !tbaa !6
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %105
  %107 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %106, i32 0, i32 0
  %108 = load i32, ptr %24, align 4, !tbaa !6
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [4 x <16 x float>], ptr %107, i64 0, i64 %109
  %111 = load <16 x float>, ptr %110, align 64, !tbaa !151
  %112 = fmul <16 x float> %111, %103
  store <16 x float> %112, ptr %110, align 64, !tbaa !151
  %113 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %22, i32 0, i32 0
  %114 = load i32, ptr %24, align 4, !tbaa !6
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [4 x <16 x float>], ptr %113, i64 0, i64 %115
  %117 = load <16 x float>, ptr %116, align 64, !tbaa !151
  %118 = load i32, ptr %23, align 4, !tbaa !6
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %119
  %121 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %120, i32 0, i32 0
  %122 = load i32, ptr %24, align 4, !tbaa !6
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [4 x <16 x float>], ptr %121, i64 0, i64 %123
  %125 = load <16 x float>, ptr %124, align 64, !tbaa !151
  %126 = call noundef <16 x float> @_ZN12_GLOBAL__N_16largerEDv16_fS0_(<16 x float> noundef %117, <16 x float> noundef %125)
  %127 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %22, i32 0, i32 0
  %128 = load i32, ptr %24, align 4, !tbaa !6
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [4 x <16 x float>], ptr %127, i64 0, i64 %129
  store <16 x float> %126, ptr %130, align 64, !tbaa !151
  br label %131

131:                                              ; preds = %100
  %132 = load i32, ptr %24, align 4, !tbaa !6
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %24, align 4, !tbaa !6
  br label %96, !llvm.loop !217

134:                                              ; preds = %99
  %135 = load ptr, ptr %13, align 8, !tbaa !140
  %136 = load i32, ptr %23, align 4, !tbaa !6
  %137 = mul nsw i32 %136, 64
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr %135, i64 %138
  %140 = load i32, ptr %23, align 4, !tbaa !6
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %141
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %139, ptr noundef nonnull align 64 dereferenceable(256) %142)
  br label %143

143:                                              ; preds = %134
  %144 = load i32, ptr %23, align 4, !tbaa !6
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %23, align 4, !tbaa !6
  br label %91, !llvm.loop !218

146:                                              ; preds = %94
  %147 = load ptr, ptr %14, align 8, !tbaa !140
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %147, ptr noundef nonnull align 64 dereferenceable(256) %22)
  call void @llvm.lifetime.end.p0(ptr %22) #17
  call void @llvm.lifetime.end.p0(ptr %15) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19scores_ofILi1EEEvPKfS2_llfPfS3_(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4, ptr noundef %5, ptr noundef %6) #7 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca float, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca [1 x %"struct.(anonymous namespace)::Part"], align 64
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca %"struct.(anonymous namespace)::Part", align 64
  %19 = alloca i32, align 4
  %20 = alloca <16 x float>, align 64
  %21 = alloca i32, align 4
  %22 = alloca %"struct.(anonymous namespace)::Part", align 64
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %8, align 8, !tbaa !140
  store ptr %1, ptr %9, align 8, !tbaa !140
  store i64 %2, ptr %10, align 8, !tbaa !44
  store i64 %3, ptr %11, align 8, !tbaa !44
  store float %4, ptr %12, align 4, !tbaa !143
  store ptr %5, ptr %13, align 8, !tbaa !140
  store ptr %6, ptr %14, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %15) #17
  call void @llvm.memset.p0.i64(ptr align 64 %15, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr %16) #17
  store i64 0, ptr %16, align 8, !tbaa !44
  br label %25

25:                                               ; preds = %86, %7
  %26 = load i64, ptr %16, align 8, !tbaa !44
  %27 = load i64, ptr %11, align 8, !tbaa !44
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  store i32 2, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #17
  br label %89

30:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %18) #17
  %31 = load ptr, ptr %8, align 8, !tbaa !140
  %32 = load i64, ptr %16, align 8, !tbaa !44
  %33 = mul nsw i64 %32, 64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %18, ptr noundef %34)
  call void @llvm.lifetime.start.p0(ptr %19) #17
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %35

35:                                               ; preds = %82, %30
  %36 = load i32, ptr %19, align 4, !tbaa !6
  %37 = icmp slt i32 %36, 1
  br i1 %37, label %39, label %38

38:                                               ; preds = %35
  store i32 5, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #17
  br label %85

39:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %20) #17
  %40 = load ptr, ptr %9, align 8, !tbaa !140
  %41 = load i32, ptr %19, align 4, !tbaa !6
  %42 = sext i32 %41 to i64
  %43 = load i64, ptr %10, align 8, !tbaa !44
  %44 = mul nsw i64 %42, %43
  %45 = load i64, ptr %16, align 8, !tbaa !44
  %46 = add nsw i64 %44, %45
  %47 = getelementptr inbounds float, ptr %40, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !143
  %49 = insertelement <16 x float> poison, float %48, i64 0
  %50 = shufflevector <16 x float> %49, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %50, ptr %20, align 64, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %21) #17
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %51

51:                                               ; preds = %78, %39
  %52 = load i32, ptr %21, align 4, !tbaa !6
  %53 = icmp slt i32 %52, 4
  br i1 %53, label %55, label %54

54:                                               ; preds = %51
  store i32 8, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #17
  br label %81

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %18, i32 0, i32 0
  %57 = load i32, ptr %21, align 4, !tbaa !6
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [4 x <16 x float>], ptr %56, i64 0, i64 %58
  %60 = load <16 x float>, ptr %59, align 64, !tbaa !151
  %61 = load <16 x float>, ptr %20, align 64, !tbaa !151
  %62 = load i32, ptr %19, align 4, !tbaa !6
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %63
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %64, i32 0, i32 0
  %66 = load i32, ptr %21, align 4, !tbaa !6
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [4 x <16 x float>], ptr %65, i64 0, i64 %67
  %69 = load <16 x float>, ptr %68, align 64, !tbaa !151
  %70 = call noundef <16 x float> @_ZN12_GLOBAL__N_110multipliedEDv16_fS0_S0_(<16 x float> noundef %60, <16 x float> noundef %61, <16 x float> noundef %69)
  %71 = load i32, ptr %19, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %72
  %74 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %73, i32 0, i32 0
  %75 = load i32, ptr %21, align 4, !tbaa !6
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [4 x <16 x float>], ptr %74, i64 0, i64 %76
  store <16 x float> %70, ptr %77, align 64, !tbaa !151
  br label %78

78:                                               ; preds = %55
  %79 = load i32, ptr %21, align 4, !tbaa !6
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %21, align 4, !tbaa !6
  br label %51, !llvm.loop !219

81:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(ptr %20) #17
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %19, align 4, !tbaa !6
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %19, align 4, !tbaa !6
  br label %35, !llvm.loop !220

85:                                               ; preds = %38
  call void @llvm.lifetime.end.p0(ptr %18) #17
  br label %86

86:                                               ; preds = %85
  %87 = load i64, ptr %16, align 8, !tbaa !44
  %88 = add nsw i64 %87, 1
  store i64 %88, ptr %16, align 8, !tbaa !44
  br label %25, !llvm.loop !221

89:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %22) #17
  %90 = load ptr, ptr %14, align 8, !tbaa !140
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %22, ptr noundef %90)
  call void @llvm.lifetime.start.p0(ptr %23) #17
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %91

91:                                               ; preds = %143, %89
  %92 = load i32, ptr %23, align 4, !tbaa !6
  %93 = icmp slt i32 %92, 1
  br i1 %93, label %95, label %94

94:                                               ; preds = %91
  store i32 11, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #17
  br label %146

95:                                               ; preds = %91
  call void @llvm.lifetime.start.p0(ptr %24) #17
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %96

96:                                               ; preds = %131, %95
  %97 = load i32, ptr %24, align 4, !tbaa !6
  %98 = icmp slt i32 %97, 4
  br i1 %98, label %100, label %99

99:                                               ; preds = %96
  store i32 14, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #17
  br label %134

100:                                              ; preds = %96
  %101 = load float, ptr %12, align 4, !tbaa !143
  %102 = insertelement <16 x float> poison, float %101, i64 0
  %103 = shufflevector <16 x float> %102, <16 x float> poison, <16 x i32> zeroinitializer
  %104 = load i32, ptr %23, align 4, !tbaa !6
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %105
  %107 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %106, i32 0, i32 0
  %108 = load i32, ptr %24, align 4, !tbaa !6
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [4 x <16 x float>], ptr %107, i64 0, i64 %109
  %111 = load <16 x float>, ptr %110, align 64, !tbaa !151
  %112 = fmul <16 x float> %111, %103
  store <16 x float> %112, ptr %110, align 64, !tbaa !151
  %113 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %22, i32 0, i32 0
  %114 = load i32, ptr %24, align 4, !tbaa !6
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [4 x <16 x float>], ptr %113, i64 0, i64 %115
  %117 = load <16 x float>, ptr %116, align 64, !tbaa !151
  %118 = load i32, ptr %23, align 4, !tbaa !6
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %119
  %121 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %120, i32 0, i32 0
  %122 = load i32, ptr %24, align 4, !tbaa !6
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [4 x <16 x float>], ptr %121, i64 0, i64 %123
  %125 = load <16 x float>, ptr %124, align 64, !tbaa !151
  %126 = call noundef <16 x float> @_ZN12_GLOBAL__N_16largerEDv16_fS0_(<16 x float> noundef %117, <16 x float> noundef %125)
  %127 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %22, i32 0, i32 0
  %128 = load i32, ptr %24, align 4, !tbaa !6
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [4 x <16 x float>], ptr %127, i64 0, i64 %129
  store <16 x float> %126, ptr %130, align 64, !tbaa !151
  br label %131

131:                                              ; preds = %100
  %132 = load i32, ptr %24, align 4, !tbaa !6
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %24, align 4, !tbaa !6
  br label %96, !llvm.loop !222

134:                                              ; preds = %99
  %135 = load ptr, ptr %13, align 8, !tbaa !140
  %136 = load i32, ptr %23, align 4, !tbaa !6
  %137 = mul nsw i32 %136, 64
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr %135, i64 %138
  %140 = load i32, ptr %23, align 4, !tbaa !6
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %15, i64 0, i64 %141
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %139, ptr noundef nonnull align 64 dereferenceable(256) %142)
  br label %143

143:                                              ; preds = %134
  %144 = load i32, ptr %23, align 4, !tbaa !6
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %23, align 4, !tbaa !6
  br label %91, !llvm.loop !223

146:                                              ; preds = %94
  %147 = load ptr, ptr %14, align 8, !tbaa !140
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %147, ptr noundef nonnull align 64 dereferenceable(256) %22)
  call void @llvm.lifetime.end.p0(ptr %22) #17
  call void @llvm.lifetime.end.p0(ptr %15) #17
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.rint.v16f32(<16 x float>) #14

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32 immarg) #13

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZZN12_GLOBAL__N_15weighEPflRKNS_4PartES3_S0_ENKUllE_clEl(ptr dead_on_unwind noalias writable sret(%"struct.(anonymous namespace)::Part") align 64 %0, ptr noundef nonnull align 8 dereferenceable(24) %1, i64 noundef %2) #15 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca <16 x float>, align 64
  store ptr %1, ptr %4, align 8, !tbaa !49
  store i64 %2, ptr %5, align 8, !tbaa !44
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds nuw %class.anon.4, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8, !tbaa !224, !nonnull !46, !align !47
  %11 = load ptr, ptr %10, align 8, !tbaa !140
  %12 = load i64, ptr %5, align 8, !tbaa !44
  %13 = mul nsw i64 %12, 64
  %14 = getelementptr inbounds float, ptr %11, i64 %13
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %0, ptr noundef %14)
  call void @llvm.lifetime.start.p0(ptr %6) #17
  store i32 0, ptr %6, align 4, !tbaa !6
  br label %15

15:                                               ; preds = %60, %3
  %16 = load i32, ptr %6, align 4, !tbaa !6
  %17 = icmp slt i32 %16, 4
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  call void @llvm.lifetime.end.p0(ptr %6) #17
  br label %63

19:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr %7) #17
  %20 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %0, i32 0, i32 0
  %21 = load i32, ptr %6, align 4, !tbaa !6
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [4 x <16 x float>], ptr %20, i64 0, i64 %22
  %24 = load <16 x float>, ptr %23, align 64, !tbaa !151
  %25 = getelementptr inbounds nuw %class.anon.4, ptr %8, i32 0, i32 1
  %26 = load ptr, ptr %25, align 8, !tbaa !226, !nonnull !46, !align !176
  %27 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %26, i32 0, i32 0
  %28 = load i32, ptr %6, align 4, !tbaa !6
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [4 x <16 x float>], ptr %27, i64 0, i64 %29
  %31 = load <16 x float>, ptr %30, align 64, !tbaa !151
  %32 = fsub <16 x float> %24, %31
  store <16 x float> %32, ptr %7, align 64, !tbaa !151
  %33 = load i32, ptr @paired, align 4, !tbaa !6
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %38

35:                                               ; preds = %19
  %36 = load <16 x float>, ptr %7, align 64, !tbaa !151
  %37 = call noundef <16 x float> @_ZN12_GLOBAL__N_14exp2ILb1EEEDv16_fS1_(<16 x float> noundef %36)
  br label %41

38:                                               ; preds = %19
  %39 = load <16 x float>, ptr %7, align 64, !tbaa !151
  %40 = call noundef <16 x float> @_ZN12_GLOBAL__N_14exp2ILb0EEEDv16_fS1_(<16 x float> noundef %39)
  br label %41

41:                                               ; preds = %38, %35
  %42 = phi <16 x float> [ %37, %35 ], [ %40, %38 ]
  %43 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %0, i32 0, i32 0
  %44 = load i32, ptr %6, align 4, !tbaa !6
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [4 x <16 x float>], ptr %43, i64 0, i64 %45
  store <16 x float> %42, ptr %46, align 64, !tbaa !151
  %47 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %0, i32 0, i32 0
  %48 = load i32, ptr %6, align 4, !tbaa !6
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [4 x <16 x float>], ptr %47, i64 0, i64 %49
  %51 = load <16 x float>, ptr %50, align 64, !tbaa !151
  %52 = getelementptr inbounds nuw %class.anon.4, ptr %8, i32 0, i32 2
  %53 = load ptr, ptr %52, align 8, !tbaa !227, !nonnull !46, !align !176
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %53, i32 0, i32 0
  %55 = load i32, ptr %6, align 4, !tbaa !6
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [4 x <16 x float>], ptr %54, i64 0, i64 %56
  %58 = load <16 x float>, ptr %57, align 64, !tbaa !151
  %59 = fadd <16 x float> %58, %51
  store <16 x float> %59, ptr %57, align 64, !tbaa !151
  call void @llvm.lifetime.end.p0(ptr %7) #17
  br label %60

60:                                               ; preds = %41
  %61 = load i32, ptr %6, align 4, !tbaa !6
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %6, align 4, !tbaa !6
  br label %15, !llvm.loop !228

63:                                               ; preds = %18
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i16> @_ZN12_GLOBAL__N_18narrowedEDv16_f(<16 x float> noundef %0) #9 {
  %2 = alloca <16 x float>, align 64
  %3 = alloca <16 x bfloat>, align 32
  store <16 x float> %0, ptr %2, align 64, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %3) #17
  %4 = load <16 x float>, ptr %2, align 64, !tbaa !151
  %5 = fptrunc <16 x float> %4 to <16 x bfloat>
  store <16 x bfloat> %5, ptr %3, align 32, !tbaa !151
  %6 = load <16 x i16>, ptr %3, align 32, !tbaa !151
  call void @llvm.lifetime.end.p0(ptr %3) #17
  ret <16 x i16> %6
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_14exp2ILb1EEEDv16_fS1_(<16 x float> noundef %0) #9 {
  %2 = alloca <16 x float>, align 64
  %3 = alloca float, align 4
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %2, align 64, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %3) #17
  store float -1.500000e+02, ptr %3, align 4, !tbaa !143
  %7 = load <16 x float>, ptr %2, align 64, !tbaa !151
  %8 = fcmp olt <16 x float> %7, splat (float -1.500000e+02)
  %9 = sext <16 x i1> %8 to <16 x i32>
  %10 = load <16 x float>, ptr %2, align 64, !tbaa !151
  %11 = icmp slt <16 x i32> %9, zeroinitializer
  %12 = select <16 x i1> %11, <16 x float> splat (float -1.500000e+02), <16 x float> %10
  store <16 x float> %12, ptr %2, align 64, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %4) #17
  %13 = load <16 x float>, ptr %2, align 64, !tbaa !151
  %14 = call <16 x float> @llvm.rint.v16f32(<16 x float> %13)
  store <16 x float> %14, ptr %4, align 64, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %5) #17
  %15 = load <16 x float>, ptr %2, align 64, !tbaa !151
  %16 = load <16 x float>, ptr %4, align 64, !tbaa !151
  %17 = fsub <16 x float> %15, %16
  store <16 x float> %17, ptr %5, align 64, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %6) #17
  store <16 x float> splat (float 0x3FAC96D7E0000000), ptr %6, align 64, !tbaa !151
  %18 = load <16 x float>, ptr %6, align 64, !tbaa !151
  %19 = load <16 x float>, ptr %5, align 64, !tbaa !151
  %20 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %18, <16 x float> noundef %19, <16 x float> noundef splat (float 0x3FCEFB08A0000000))
  store <16 x float> %20, ptr %6, align 64, !tbaa !151
  %21 = load <16 x float>, ptr %6, align 64, !tbaa !151
  %22 = load <16 x float>, ptr %5, align 64, !tbaa !151
  %23 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %21, <16 x float> noundef %22, <16 x float> noundef splat (float 0x3FE62E2D20000000))
  store <16 x float> %23, ptr %6, align 64, !tbaa !151
  %24 = load <16 x float>, ptr %6, align 64, !tbaa !151
  %25 = load <16 x float>, ptr %5, align 64, !tbaa !151
  %26 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %24, <16 x float> noundef %25, <16 x float> noundef splat (float 1.000000e+00))
  store <16 x float> %26, ptr %6, align 64, !tbaa !151
  %27 = load <16 x float>, ptr %6, align 64, !tbaa !151
  %28 = load <16 x float>, ptr %4, align 64, !tbaa !151
  %29 = load <16 x float>, ptr %6, align 64, !tbaa !151
  %30 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %27, <16 x float> %28, <16 x float> %29, i16 -1, i32 4)
  call void @llvm.lifetime.end.p0(ptr %6) #17
  call void @llvm.lifetime.end.p0(ptr %5) #17
  call void @llvm.lifetime.end.p0(ptr %4) #17
  call void @llvm.lifetime.end.p0(ptr %3) #17
  ret <16 x float> %30
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_1clILi6EEEDal"(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !229, !nonnull !46, !align !47
  %8 = load ptr, ptr %7, align 8, !tbaa !140
  %9 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !231, !nonnull !46, !align !47
  %11 = load ptr, ptr %10, align 8, !tbaa !140
  %12 = load i64, ptr %4, align 8, !tbaa !44
  %13 = getelementptr inbounds float, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8, !tbaa !232, !nonnull !46, !align !47
  %16 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %15, i32 0, i32 5
  %17 = load i64, ptr %16, align 8, !tbaa !129
  %18 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 3
  %19 = load ptr, ptr %18, align 8, !tbaa !233, !nonnull !46, !align !47
  %20 = load i64, ptr %19, align 8, !tbaa !44
  %21 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 4
  %22 = load ptr, ptr %21, align 8, !tbaa !234, !nonnull !46, !align !197
  %23 = getelementptr inbounds [64 x float], ptr %22, i64 0, i64 0
  %24 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 5
  %25 = load ptr, ptr %24, align 8, !tbaa !235, !nonnull !46, !align !47
  %26 = load ptr, ptr %25, align 8, !tbaa !140
  %27 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 6
  %28 = load ptr, ptr %27, align 8, !tbaa !236, !nonnull !46, !align !197
  %29 = load i32, ptr %28, align 4, !tbaa !6
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %26, i64 %30
  %32 = load i64, ptr %4, align 8, !tbaa !44
  %33 = mul nsw i64 %32, 64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  call void @_ZN12_GLOBAL__N_110add_valuesILi6EEEvPKfS2_llS2_Pf(ptr noundef %8, ptr noundef %13, i64 noundef %17, i64 noundef %20, ptr noundef %23, ptr noundef %34)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_1clILi4EEEDal"(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !229, !nonnull !46, !align !47
  %8 = load ptr, ptr %7, align 8, !tbaa !140
  %9 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !231, !nonnull !46, !align !47
  %11 = load ptr, ptr %10, align 8, !tbaa !140
  %12 = load i64, ptr %4, align 8, !tbaa !44
  %13 = getelementptr inbounds float, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8, !tbaa !232, !nonnull !46, !align !47
  %16 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %15, i32 0, i32 5
  %17 = load i64, ptr %16, align 8, !tbaa !129
  %18 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 3
  %19 = load ptr, ptr %18, align 8, !tbaa !233, !nonnull !46, !align !47
  %20 = load i64, ptr %19, align 8, !tbaa !44
  %21 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 4
  %22 = load ptr, ptr %21, align 8, !tbaa !234, !nonnull !46, !align !197
  %23 = getelementptr inbounds [64 x float], ptr %22, i64 0, i64 0
  %24 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 5
  %25 = load ptr, ptr %24, align 8, !tbaa !235, !nonnull !46, !align !47
  %26 = load ptr, ptr %25, align 8, !tbaa !140
  %27 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 6
  %28 = load ptr, ptr %27, align 8, !tbaa !236, !nonnull !46, !align !197
  %29 = load i32, ptr %28, align 4, !tbaa !6
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %26, i64 %30
  %32 = load i64, ptr %4, align 8, !tbaa !44
  %33 = mul nsw i64 %32, 64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  call void @_ZN12_GLOBAL__N_110add_valuesILi4EEEvPKfS2_llS2_Pf(ptr noundef %8, ptr noundef %13, i64 noundef %17, i64 noundef %20, ptr noundef %23, ptr noundef %34)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_1clILi2EEEDal"(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !229, !nonnull !46, !align !47
  %8 = load ptr, ptr %7, align 8, !tbaa !140
  %9 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !231, !nonnull !46, !align !47
  %11 = load ptr, ptr %10, align 8, !tbaa !140
  %12 = load i64, ptr %4, align 8, !tbaa !44
  %13 = getelementptr inbounds float, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8, !tbaa !232, !nonnull !46, !align !47
  %16 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %15, i32 0, i32 5
  %17 = load i64, ptr %16, align 8, !tbaa !129
  %18 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 3
  %19 = load ptr, ptr %18, align 8, !tbaa !233, !nonnull !46, !align !47
  %20 = load i64, ptr %19, align 8, !tbaa !44
  %21 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 4
  %22 = load ptr, ptr %21, align 8, !tbaa !234, !nonnull !46, !align !197
  %23 = getelementptr inbounds [64 x float], ptr %22, i64 0, i64 0
  %24 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 5
  %25 = load ptr, ptr %24, align 8, !tbaa !235, !nonnull !46, !align !47
  %26 = load ptr, ptr %25, align 8, !tbaa !140
  %27 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 6
  %28 = load ptr, ptr %27, align 8, !tbaa !236, !nonnull !46, !align !197
  %29 = load i32, ptr %28, align 4, !tbaa !6
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %26, i64 %30
  %32 = load i64, ptr %4, align 8, !tbaa !44
  %33 = mul nsw i64 %32, 64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  call void @_ZN12_GLOBAL__N_110add_valuesILi2EEEvPKfS2_llS2_Pf(ptr noundef %8, ptr noundef %13, i64 noundef %17, i64 noundef %20, ptr noundef %23, ptr noundef %34)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_1clILi1EEEDal"(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !229, !nonnull !46, !align !47
  %8 = load ptr, ptr %7, align 8, !tbaa !140
  %9 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !231, !nonnull !46, !align !47
  %11 = load ptr, ptr %10, align 8, !tbaa !140
  %12 = load i64, ptr %4, align 8, !tbaa !44
  %13 = getelementptr inbounds float, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8, !tbaa !232, !nonnull !46, !align !47
  %16 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %15, i32 0, i32 5
  %17 = load i64, ptr %16, align 8, !tbaa !129
  %18 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 3
  %19 = load ptr, ptr %18, align 8, !tbaa !233, !nonnull !46, !align !47
  %20 = load i64, ptr %19, align 8, !tbaa !44
  %21 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 4
  %22 = load ptr, ptr %21, align 8, !tbaa !234, !nonnull !46, !align !197
  %23 = getelementptr inbounds [64 x float], ptr %22, i64 0, i64 0
  %24 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 5
  %25 = load ptr, ptr %24, align 8, !tbaa !235, !nonnull !46, !align !47
  %26 = load ptr, ptr %25, align 8, !tbaa !140
  %27 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 6
  %28 = load ptr, ptr %27, align 8, !tbaa !236, !nonnull !46, !align !197
  %29 = load i32, ptr %28, align 4, !tbaa !6
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %26, i64 %30
  %32 = load i64, ptr %4, align 8, !tbaa !44
  %33 = mul nsw i64 %32, 64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  call void @_ZN12_GLOBAL__N_110add_valuesILi1EEEvPKfS2_llS2_Pf(ptr noundef %8, ptr noundef %13, i64 noundef %17, i64 noundef %20, ptr noundef %23, ptr noundef %34)
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_valuesILi6EEEvPKfS2_llS2_Pf(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5) #7 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca %"struct.(anonymous namespace)::Part", align 64
  %14 = alloca [6 x %"struct.(anonymous namespace)::Part"], align 64
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %"struct.(anonymous namespace)::Part", align 64
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca %"struct.(anonymous namespace)::Part", align 64
  %21 = alloca i32, align 4
  %22 = alloca <16 x float>, align 64
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !140
  store ptr %1, ptr %8, align 8, !tbaa !140
  store i64 %2, ptr %9, align 8, !tbaa !44
  store i64 %3, ptr %10, align 8, !tbaa !44
  store ptr %4, ptr %11, align 8, !tbaa !140
  store ptr %5, ptr %12, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %13) #17
  %25 = load ptr, ptr %11, align 8, !tbaa !140
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %13, ptr noundef %25)
  call void @llvm.lifetime.start.p0(ptr %14) #17
  call void @llvm.lifetime.start.p0(ptr %15) #17
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %26

26:                                               ; preds = %62, %6
  %27 = load i32, ptr %15, align 4, !tbaa !6
  %28 = icmp slt i32 %27, 6
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  store i32 2, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #17
  br label %65

30:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %17) #17
  %31 = load ptr, ptr %12, align 8, !tbaa !140
  %32 = load i32, ptr %15, align 4, !tbaa !6
  %33 = mul nsw i32 %32, 64
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %31, i64 %34
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %17, ptr noundef %35)
  %36 = load i32, ptr %15, align 4, !tbaa !6
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %37
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %38, ptr align 64 %17, i64 256, i1 false), !tbaa.struct !237
  call void @llvm.lifetime.end.p0(ptr %17) #17
  call void @llvm.lifetime.start.p0(ptr %18) #17
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %39

39:                                               ; preds = %58, %30
  %40 = load i32, ptr %18, align 4, !tbaa !6
  %41 = icmp slt i32 %40, 4
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  store i32 5, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #17
  br label %61

43:                                               ; preds = %39
  %44 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %13, i32 0, i32 0
  %45 = load i32, ptr %18, align 4, !tbaa !6
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [4 x <16 x float>], ptr %44, i64 0, i64 %46
  %48 = load <16 x float>, ptr %47, align 64, !tbaa !151
  %49 = load i32, ptr %15, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %50
  %52 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %51, i32 0, i32 0
  %53 = load i32, ptr %18, align 4, !tbaa !6
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [4 x <16 x float>], ptr %52, i64 0, i64 %54
  %56 = load <16 x float>, ptr %55, align 64, !tbaa !151
  %57 = fmul <16 x float> %56, %48
  store <16 x float> %57, ptr %55, align 64, !tbaa !151
  br label %58

58:                                               ; preds = %43
  %59 = load i32, ptr %18, align 4, !tbaa !6
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %18, align 4, !tbaa !6
  br label %39, !llvm.loop !238

61:                                               ; preds = %42
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %15, align 4, !tbaa !6
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %15, align 4, !tbaa !6
  br label %26, !llvm.loop !239

65:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %19) #17
  store i64 0, ptr %19, align 8, !tbaa !44
  br label %66

66:                                               ; preds = %127, %65
  %67 = load i64, ptr %19, align 8, !tbaa !44
  %68 = load i64, ptr %10, align 8, !tbaa !44
  %69 = icmp slt i64 %67, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %66
  store i32 8, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #17
  br label %130

71:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(ptr %20) #17
  %72 = load ptr, ptr %7, align 8, !tbaa !140
  %73 = load i64, ptr %19, align 8, !tbaa !44
  %74 = mul nsw i64 %73, 64
  %75 = getelementptr inbounds float, ptr %72, i64 %74
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %20, ptr noundef %75)
  call void @llvm.lifetime.start.p0(ptr %21) #17
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %76

76:                                               ; preds = %123, %71
  %77 = load i32, ptr %21, align 4, !tbaa !6
  %78 = icmp slt i32 %77, 6
  br i1 %78, label %80, label %79

79:                                               ; preds = %76
  store i32 11, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #17
  br label %126

80:                                               ; preds = %76
  call void @llvm.lifetime.start.p0(ptr %22) #17
  %81 = load ptr, ptr %8, align 8, !tbaa !140
  %82 = load i64, ptr %19, align 8, !tbaa !44
  %83 = load i64, ptr %9, align 8, !tbaa !44
  %84 = mul nsw i64 %82, %83
  %85 = load i32, ptr %21, align 4, !tbaa !6
  %86 = sext i32 %85 to i64
  %87 = add nsw i64 %84, %86
  %88 = getelementptr inbounds float, ptr %81, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !143
  %90 = insertelement <16 x float> poison, float %89, i64 0
  %91 = shufflevector <16 x float> %90, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %91, ptr %22, align 64, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %23) #17
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %92

92:                                               ; preds = %119, %80
  %93 = load i32, ptr %23, align 4, !tbaa !6
  %94 = icmp slt i32 %93, 4
  br i1 %94, label %96, label %95

95:                                               ; preds = %92
  store i32 14, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #17
  br label %122

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %98 = load i32, ptr %23, align 4, !tbaa !6
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [4 x <16 x float>], ptr %97, i64 0, i64 %99
  %101 = load <16 x float>, ptr %100, align 64, !tbaa !151
  %102 = load <16 x float>, ptr %22, align 64, !tbaa !151
  %103 = load i32, ptr %21, align 4, !tbaa !6
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %104
  %106 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %105, i32 0, i32 0
  %107 = load i32, ptr %23, align 4, !tbaa !6
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [4 x <16 x float>], ptr %106, i64 0, i64 %108
  %110 = load <16 x float>, ptr %109, align 64, !tbaa !151
  %111 = call noundef <16 x float> @_ZN12_GLOBAL__N_110multipliedEDv16_fS0_S0_(<16 x float> noundef %101, <16 x float> noundef %102, <16 x float> noundef %110)
  %112 = load i32, ptr %21, align 4, !tbaa !6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %113
  %115 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %114, i32 0, i32 0
  %116 = load i32, ptr %23, align 4, !tbaa !6
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [4 x <16 x float>], ptr %115, i64 0, i64 %117
  store <16 x float> %111, ptr %118, align 64, !tbaa !151
  br label %119

119:                                              ; preds = %96
  %120 = load i32, ptr %23, align 4, !tbaa !6
  %121 = add nsw i32 %120, 1
  store i32 %121, ptr %23, align 4, !tbaa !6
  br label %92, !llvm.loop !240

122:                                              ; preds = %95
  call void @llvm.lifetime.end.p0(ptr %22) #17
  br label %123

123:                                              ; preds = %122
  %124 = load i32, ptr %21, align 4, !tbaa !6
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %21, align 4, !tbaa !6
  br label %76, !llvm.loop !241

126:                                              ; preds = %79
  call void @llvm.lifetime.end.p0(ptr %20) #17
  br label %127

127:                                              ; preds = %126
  %128 = load i64, ptr %19, align 8, !tbaa !44
  %129 = add nsw i64 %128, 1
  store i64 %129, ptr %19, align 8, !tbaa !44
  br label %66, !llvm.loop !242

130:                                              ; preds = %70
  call void @llvm.lifetime.start.p0(ptr %24) #17
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %131

131:                                              ; preds = %144, %130
  %132 = load i32, ptr %24, align 4, !tbaa !6
  %133 = icmp slt i32 %132, 6
  br i1 %133, label %135, label %134

134:                                              ; preds = %131
  store i32 17, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #17
  br label %147

135:                                              ; preds = %131
  %136 = load ptr, ptr %12, align 8, !tbaa !140
  %137 = load i32, ptr %24, align 4, !tbaa !6
  %138 = mul nsw i32 %137, 64
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %136, i64 %139
  %141 = load i32, ptr %24, align 4, !tbaa !6
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %142
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %140, ptr noundef nonnull align 64 dereferenceable(256) %143)
  br label %144

144:                                              ; preds = %135
  %145 = load i32, ptr %24, align 4, !tbaa !6
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %24, align 4, !tbaa !6
  br label %131, !llvm.loop !243

147:                                              ; preds = %134
  call void @llvm.lifetime.end.p0(ptr %14) #17
  call void @llvm.lifetime.end.p0(ptr %13) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_valuesILi4EEEvPKfS2_llS2_Pf(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5) #7 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca %"struct.(anonymous namespace)::Part", align 64
  %14 = alloca [4 x %"struct.(anonymous namespace)::Part"], align 64
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %"struct.(anonymous namespace)::Part", align 64
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca %"struct.(anonymous namespace)::Part", align 64
  %21 = alloca i32, align 4
  %22 = alloca <16 x float>, align 64
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !140
  store ptr %1, ptr %8, align 8, !tbaa !140
  store i64 %2, ptr %9, align 8, !tbaa !44
  store i64 %3, ptr %10, align 8, !tbaa !44
  store ptr %4, ptr %11, align 8, !tbaa !140
  store ptr %5, ptr %12, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %13) #17
  %25 = load ptr, ptr %11, align 8, !tbaa !140
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %13, ptr noundef %25)
  call void @llvm.lifetime.start.p0(ptr %14) #17
  call void @llvm.lifetime.start.p0(ptr %15) #17
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %26

26:                                               ; preds = %62, %6
  %27 = load i32, ptr %15, align 4, !tbaa !6
  %28 = icmp slt i32 %27, 4
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  store i32 2, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #17
  br label %65

30:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %17) #17
  %31 = load ptr, ptr %12, align 8, !tbaa !140
  %32 = load i32, ptr %15, align 4, !tbaa !6
  %33 = mul nsw i32 %32, 64
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %31, i64 %34
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %17, ptr noundef %35)
  %36 = load i32, ptr %15, align 4, !tbaa !6
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %37
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %38, ptr align 64 %17, i64 256, i1 false), !tbaa.struct !237
  call void @llvm.lifetime.end.p0(ptr %17) #17
  call void @llvm.lifetime.start.p0(ptr %18) #17
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %39

39:                                               ; preds = %58, %30
  %40 = load i32, ptr %18, align 4, !tbaa !6
  %41 = icmp slt i32 %40, 4
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  store i32 5, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #17
  br label %61

43:                                               ; preds = %39
  %44 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %13, i32 0, i32 0
  %45 = load i32, ptr %18, align 4, !tbaa !6
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [4 x <16 x float>], ptr %44, i64 0, i64 %46
  %48 = load <16 x float>, ptr %47, align 64, !tbaa !151
  %49 = load i32, ptr %15, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %50
  %52 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %51, i32 0, i32 0
  %53 = load i32, ptr %18, align 4, !tbaa !6
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [4 x <16 x float>], ptr %52, i64 0, i64 %54
  %56 = load <16 x float>, ptr %55, align 64, !tbaa !151
  %57 = fmul <16 x float> %56, %48
  store <16 x float> %57, ptr %55, align 64, !tbaa !151
  br label %58

58:                                               ; preds = %43
  %59 = load i32, ptr %18, align 4, !tbaa !6
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %18, align 4, !tbaa !6
  br label %39, !llvm.loop !244

61:                                               ; preds = %42
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %15, align 4, !tbaa !6
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %15, align 4, !tbaa !6
  br label %26, !llvm.loop !245

65:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %19) #17
  store i64 0, ptr %19, align 8, !tbaa !44
  br label %66

66:                                               ; preds = %127, %65
  %67 = load i64, ptr %19, align 8, !tbaa !44
  %68 = load i64, ptr %10, align 8, !tbaa !44
  %69 = icmp slt i64 %67, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %66
  store i32 8, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #17
  br label %130

71:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(ptr %20) #17
  %72 = load ptr, ptr %7, align 8, !tbaa !140
  %73 = load i64, ptr %19, align 8, !tbaa !44
  %74 = mul nsw i64 %73, 64
  %75 = getelementptr inbounds float, ptr %72, i64 %74
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %20, ptr noundef %75)
  call void @llvm.lifetime.start.p0(ptr %21) #17
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %76

76:                                               ; preds = %123, %71
  %77 = load i32, ptr %21, align 4, !tbaa !6
  %78 = icmp slt i32 %77, 4
  br i1 %78, label %80, label %79

79:                                               ; preds = %76
  store i32 11, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #17
  br label %126

80:                                               ; preds = %76
  call void @llvm.lifetime.start.p0(ptr %22) #17
  %81 = load ptr, ptr %8, align 8, !tbaa !140
  %82 = load i64, ptr %19, align 8, !tbaa !44
  %83 = load i64, ptr %9, align 8, !tbaa !44
  %84 = mul nsw i64 %82, %83
  %85 = load i32, ptr %21, align 4, !tbaa !6
  %86 = sext i32 %85 to i64
  %87 = add nsw i64 %84, %86
  %88 = getelementptr inbounds float, ptr %81, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !143
  %90 = insertelement <16 x float> poison, float %89, i64 0
  %91 = shufflevector <16 x float> %90, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %91, ptr %22, align 64, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %23) #17
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %92

92:                                               ; preds = %119, %80
  %93 = load i32, ptr %23, align 4, !tbaa !6
  %94 = icmp slt i32 %93, 4
  br i1 %94, label %96, label %95

95:                                               ; preds = %92
  store i32 14, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #17
  br label %122

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %98 = load i32, ptr %23, align 4, !tbaa !6
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [4 x <16 x float>], ptr %97, i64 0, i64 %99
  %101 = load <16 x float>, ptr %100, align 64, !tbaa !151
  %102 = load <16 x float>, ptr %22, align 64, !tbaa !151
  %103 = load i32, ptr %21, align 4, !tbaa !6
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %104
  %106 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %105, i32 0, i32 0
  %107 = load i32, ptr %23, align 4, !tbaa !6
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [4 x <16 x float>], ptr %106, i64 0, i64 %108
  %110 = load <16 x float>, ptr %109, align 64, !tbaa !151
  %111 = call noundef <16 x float> @_ZN12_GLOBAL__N_110multipliedEDv16_fS0_S0_(<16 x float> noundef %101, <16 x float> noundef %102, <16 x float> noundef %110)
  %112 = load i32, ptr %21, align 4, !tbaa !6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %113
  %115 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %114, i32 0, i32 0
  %116 = load i32, ptr %23, align 4, !tbaa !6
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [4 x <16 x float>], ptr %115, i64 0, i64 %117
  store <16 x float> %111, ptr %118, align 64, !tbaa !151
  br label %119

119:                                              ; preds = %96
  %120 = load i32, ptr %23, align 4, !tbaa !6
  %121 = add nsw i32 %120, 1
  store i32 %121, ptr %23, align 4, !tbaa !6
  br label %92, !llvm.loop !246

122:                                              ; preds = %95
  call void @llvm.lifetime.end.p0(ptr %22) #17
  br label %123

123:                                              ; preds = %122
  %124 = load i32, ptr %21, align 4, !tbaa !6
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %21, align 4, !tbaa !6
  br label %76, !llvm.loop !247

126:                                              ; preds = %79
  call void @llvm.lifetime.end.p0(ptr %20) #17
  br label %127

127:                                              ; preds = %126
  %128 = load i64, ptr %19, align 8, !tbaa !44
  %129 = add nsw i64 %128, 1
  store i64 %129, ptr %19, align 8, !tbaa !44
  br label %66, !llvm.loop !248

130:                                              ; preds = %70
  call void @llvm.lifetime.start.p0(ptr %24) #17
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %131

131:                                              ; preds = %144, %130
  %132 = load i32, ptr %24, align 4, !tbaa !6
  %133 = icmp slt i32 %132, 4
  br i1 %133, label %135, label %134

134:                                              ; preds = %131
  store i32 17, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #17
  br label %147

135:                                              ; preds = %131
  %136 = load ptr, ptr %12, align 8, !tbaa !140
  %137 = load i32, ptr %24, align 4, !tbaa !6
  %138 = mul nsw i32 %137, 64
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %136, i64 %139
  %141 = load i32, ptr %24, align 4, !tbaa !6
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %142
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %140, ptr noundef nonnull align 64 dereferenceable(256) %143)
  br label %144

144:                                              ; preds = %135
  %145 = load i32, ptr %24, align 4, !tbaa !6
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %24, align 4, !tbaa !6
  br label %131, !llvm.loop !249

147:                                              ; preds = %134
  call void @llvm.lifetime.end.p0(ptr %14) #17
  call void @llvm.lifetime.end.p0(ptr %13) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_valuesILi2EEEvPKfS2_llS2_Pf(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5) #7 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca %"struct.(anonymous namespace)::Part", align 64
  %14 = alloca [2 x %"struct.(anonymous namespace)::Part"], align 64
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %"struct.(anonymous namespace)::Part", align 64
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca %"struct.(anonymous namespace)::Part", align 64
  %21 = alloca i32, align 4
  %22 = alloca <16 x float>, align 64
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !140
  store ptr %1, ptr %8, align 8, !tbaa !140
  store i64 %2, ptr %9, align 8, !tbaa !44
  store i64 %3, ptr %10, align 8, !tbaa !44
  store ptr %4, ptr %11, align 8, !tbaa !140
  store ptr %5, ptr %12, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %13) #17
  %25 = load ptr, ptr %11, align 8, !tbaa !140
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %13, ptr noundef %25)
  call void @llvm.lifetime.start.p0(ptr %14) #17
  call void @llvm.lifetime.start.p0(ptr %15) #17
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %26

26:                                               ; preds = %62, %6
  %27 = load i32, ptr %15, align 4, !tbaa !6
  %28 = icmp slt i32 %27, 2
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  store i32 2, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #17
  br label %65

30:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %17) #17
  %31 = load ptr, ptr %12, align 8, !tbaa !140
  %32 = load i32, ptr %15, align 4, !tbaa !6
  %33 = mul nsw i32 %32, 64
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %31, i64 %34
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %17, ptr noundef %35)
  %36 = load i32, ptr %15, align 4, !tbaa !6
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %37
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %38, ptr align 64 %17, i64 256, i1 false), !tbaa.struct !237
  call void @llvm.lifetime.end.p0(ptr %17) #17
  call void @llvm.lifetime.start.p0(ptr %18) #17
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %39

39:                                               ; preds = %58, %30
  %40 = load i32, ptr %18, align 4, !tbaa !6
  %41 = icmp slt i32 %40, 4
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  store i32 5, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #17
  br label %61

43:                                               ; preds = %39
  %44 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %13, i32 0, i32 0
  %45 = load i32, ptr %18, align 4, !tbaa !6
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [4 x <16 x float>], ptr %44, i64 0, i64 %46
  %48 = load <16 x float>, ptr %47, align 64, !tbaa !151
  %49 = load i32, ptr %15, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %50
  %52 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %51, i32 0, i32 0
  %53 = load i32, ptr %18, align 4, !tbaa !6
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [4 x <16 x float>], ptr %52, i64 0, i64 %54
  %56 = load <16 x float>, ptr %55, align 64, !tbaa !151
  %57 = fmul <16 x float> %56, %48
  store <16 x float> %57, ptr %55, align 64, !tbaa !151
  br label %58

58:                                               ; preds = %43
  %59 = load i32, ptr %18, align 4, !tbaa !6
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %18, align 4, !tbaa !6
  br label %39, !llvm.loop !250

61:                                               ; preds = %42
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %15, align 4, !tbaa !6
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %15, align 4, !tbaa !6
  br label %26, !llvm.loop !251

65:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %19) #17
  store i64 0, ptr %19, align 8, !tbaa !44
  br label %66

66:                                               ; preds = %127, %65
  %67 = load i64, ptr %19, align 8, !tbaa !44
  %68 = load i64, ptr %10, align 8, !tbaa !44
  %69 = icmp slt i64 %67, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %66
  store i32 8, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #17
  br label %130

71:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(ptr %20) #17
  %72 = load ptr, ptr %7, align 8, !tbaa !140
  %73 = load i64, ptr %19, align 8, !tbaa !44
  %74 = mul nsw i64 %73, 64
  %75 = getelementptr inbounds float, ptr %72, i64 %74
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %20, ptr noundef %75)
  call void @llvm.lifetime.start.p0(ptr %21) #17
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %76

76:                                               ; preds = %123, %71
  %77 = load i32, ptr %21, align 4, !tbaa !6
  %78 = icmp slt i32 %77, 2
  br i1 %78, label %80, label %79

79:                                               ; preds = %76
  store i32 11, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #17
  br label %126

80:                                               ; preds = %76
  call void @llvm.lifetime.start.p0(ptr %22) #17
  %81 = load ptr, ptr %8, align 8, !tbaa !140
  %82 = load i64, ptr %19, align 8, !tbaa !44
  %83 = load i64, ptr %9, align 8, !tbaa !44
  %84 = mul nsw i64 %82, %83
  %85 = load i32, ptr %21, align 4, !tbaa !6
  %86 = sext i32 %85 to i64
  %87 = add nsw i64 %84, %86
  %88 = getelementptr inbounds float, ptr %81, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !143
  %90 = insertelement <16 x float> poison, float %89, i64 0
  %91 = shufflevector <16 x float> %90, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %91, ptr %22, align 64, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %23) #17
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %92

92:                                               ; preds = %119, %80
  %93 = load i32, ptr %23, align 4, !tbaa !6
  %94 = icmp slt i32 %93, 4
  br i1 %94, label %96, label %95

95:                                               ; preds = %92
  store i32 14, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #17
  br label %122

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %98 = load i32, ptr %23, align 4, !tbaa !6
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [4 x <16 x float>], ptr %97, i64 0, i64 %99
  %101 = load <16 x float>, ptr %100, align 64, !tbaa !151
  %102 = load <16 x float>, ptr %22, align 64, !tbaa !151
  %103 = load i32, ptr %21, align 4, !tbaa !6
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %104
  %106 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %105, i32 0, i32 0
  %107 = load i32, ptr %23, align 4, !tbaa !6
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [4 x <16 x float>], ptr %106, i64 0, i64 %108
  %110 = load <16 x float>, ptr %109, align 64, !tbaa !151
  %111 = call noundef <16 x float> @_ZN12_GLOBAL__N_110multipliedEDv16_fS0_S0_(<16 x float> noundef %101, <16 x float> noundef %102, <16 x float> noundef %110)
  %112 = load i32, ptr %21, align 4, !tbaa !6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %113
  %115 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %114, i32 0, i32 0
  %116 = load i32, ptr %23, align 4, !tbaa !6
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [4 x <16 x float>], ptr %115, i64 0, i64 %117
  store <16 x float> %111, ptr %118, align 64, !tbaa !151
  br label %119

119:                                              ; preds = %96
  %120 = load i32, ptr %23, align 4, !tbaa !6
  %121 = add nsw i32 %120, 1
  store i32 %121, ptr %23, align 4, !tbaa !6
  br label %92, !llvm.loop !252

122:                                              ; preds = %95
  call void @llvm.lifetime.end.p0(ptr %22) #17
  br label %123

123:                                              ; preds = %122
  %124 = load i32, ptr %21, align 4, !tbaa !6
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %21, align 4, !tbaa !6
  br label %76, !llvm.loop !253

126:                                              ; preds = %79
  call void @llvm.lifetime.end.p0(ptr %20) #17
  br label %127

127:                                              ; preds = %126
  %128 = load i64, ptr %19, align 8, !tbaa !44
  %129 = add nsw i64 %128, 1
  store i64 %129, ptr %19, align 8, !tbaa !44
  br label %66, !llvm.loop !254

130:                                              ; preds = %70
  call void @llvm.lifetime.start.p0(ptr %24) #17
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %131

131:                                              ; preds = %144, %130
  %132 = load i32, ptr %24, align 4, !tbaa !6
  %133 = icmp slt i32 %132, 2
  br i1 %133, label %135, label %134

134:                                              ; preds = %131
  store i32 17, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #17
  br label %147

135:                                              ; preds = %131
  %136 = load ptr, ptr %12, align 8, !tbaa !140
  %137 = load i32, ptr %24, align 4, !tbaa !6
  %138 = mul nsw i32 %137, 64
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %136, i64 %139
  %141 = load i32, ptr %24, align 4, !tbaa !6
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %142
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %140, ptr noundef nonnull align 64 dereferenceable(256) %143)
  br label %144

144:                                              ; preds = %135
  %145 = load i32, ptr %24, align 4, !tbaa !6
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %24, align 4, !tbaa !6
  br label %131, !llvm.loop !255

147:                                              ; preds = %134
  call void @llvm.lifetime.end.p0(ptr %14) #17
  call void @llvm.lifetime.end.p0(ptr %13) #17
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_valuesILi1EEEvPKfS2_llS2_Pf(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5) #7 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca %"struct.(anonymous namespace)::Part", align 64
  %14 = alloca [1 x %"struct.(anonymous namespace)::Part"], align 64
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %"struct.(anonymous namespace)::Part", align 64
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca %"struct.(anonymous namespace)::Part", align 64
  %21 = alloca i32, align 4
  %22 = alloca <16 x float>, align 64
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !140
  store ptr %1, ptr %8, align 8, !tbaa !140
  store i64 %2, ptr %9, align 8, !tbaa !44
  store i64 %3, ptr %10, align 8, !tbaa !44
  store ptr %4, ptr %11, align 8, !tbaa !140
  store ptr %5, ptr %12, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %13) #17
  %25 = load ptr, ptr %11, align 8, !tbaa !140
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %13, ptr noundef %25)
  call void @llvm.lifetime.start.p0(ptr %14) #17
  call void @llvm.lifetime.start.p0(ptr %15) #17
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %26

26:                                               ; preds = %62, %6
  %27 = load i32, ptr %15, align 4, !tbaa !6
  %28 = icmp slt i32 %27, 1
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  store i32 2, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #17
  br label %65

30:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %17) #17
  %31 = load ptr, ptr %12, align 8, !tbaa !140
  %32 = load i32, ptr %15, align 4, !tbaa !6
  %33 = mul nsw i32 %32, 64
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %31, i64 %34
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %17, ptr noundef %35)
  %36 = load i32, ptr %15, align 4, !tbaa !6
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %37
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %38, ptr align 64 %17, i64 256, i1 false), !tbaa.struct !237
  call void @llvm.lifetime.end.p0(ptr %17) #17
  call void @llvm.lifetime.start.p0(ptr %18) #17
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %39

39:                                               ; preds = %58, %30
  %40 = load i32, ptr %18, align 4, !tbaa !6
  %41 = icmp slt i32 %40, 4
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  store i32 5, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #17
  br label %61

43:                                               ; preds = %39
  %44 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %13, i32 0, i32 0
  %45 = load i32, ptr %18, align 4, !tbaa !6
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [4 x <16 x float>], ptr %44, i64 0, i64 %46
  %48 = load <16 x float>, ptr %47, align 64, !tbaa !151
  %49 = load i32, ptr %15, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %50
  %52 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %51, i32 0, i32 0
  %53 = load i32, ptr %18, align 4, !tbaa !6
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [4 x <16 x float>], ptr %52, i64 0, i64 %54
  %56 = load <16 x float>, ptr %55, align 64, !tbaa !151
  %57 = fmul <16 x float> %56, %48
  store <16 x float> %57, ptr %55, align 64, !tbaa !151
  br label %58

58:                                               ; preds = %43
  %59 = load i32, ptr %18, align 4, !tbaa !6
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %18, align 4, !tbaa !6
  br label %39, !llvm.loop !256

61:                                               ; preds = %42
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %15, align 4, !tbaa !6
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %15, align 4, !tbaa !6
  br label %26, !llvm.loop !257

65:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %19) #17
  store i64 0, ptr %19, align 8, !tbaa !44
  br label %66

66:                                               ; preds = %127, %65
  %67 = load i64, ptr %19, align 8, !tbaa !44
  %68 = load i64, ptr %10, align 8, !tbaa !44
  %69 = icmp slt i64 %67, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %66
  store i32 8, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #17
  br label %130

71:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(ptr %20) #17
  %72 = load ptr, ptr %7, align 8, !tbaa !140
  %73 = load i64, ptr %19, align 8, !tbaa !44
  %74 = mul nsw i64 %73, 64
  %75 = getelementptr inbounds float, ptr %72, i64 %74
  call void @_ZN12_GLOBAL__N_19load_partEPKf(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Part") align 64 %20, ptr noundef %75)
  call void @llvm.lifetime.start.p0(ptr %21) #17
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %76

76:                                               ; preds = %123, %71
  %77 = load i32, ptr %21, align 4, !tbaa !6
  %78 = icmp slt i32 %77, 1
  br i1 %78, label %80, label %79

79:                                               ; preds = %76
  store i32 11, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #17
  br label %126

80:                                               ; preds = %76
  call void @llvm.lifetime.start.p0(ptr %22) #17
  %81 = load ptr, ptr %8, align 8, !tbaa !140
  %82 = load i64, ptr %19, align 8, !tbaa !44
  %83 = load i64, ptr %9, align 8, !tbaa !44
  %84 = mul nsw i64 %82, %83
  %85 = load i32, ptr %21, align 4, !tbaa !6
  %86 = sext i32 %85 to i64
  %87 = add nsw i64 %84, %86
  %88 = getelementptr inbounds float, ptr %81, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !143
  %90 = insertelement <16 x float> poison, float %89, i64 0
  %91 = shufflevector <16 x float> %90, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %91, ptr %22, align 64, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %23) #17
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %92

92:                                               ; preds = %119, %80
  %93 = load i32, ptr %23, align 4, !tbaa !6
  %94 = icmp slt i32 %93, 4
  br i1 %94, label %96, label %95

95:                                               ; preds = %92
  store i32 14, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #17
  br label %122

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %98 = load i32, ptr %23, align 4, !tbaa !6
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [4 x <16 x float>], ptr %97, i64 0, i64 %99
  %101 = load <16 x float>, ptr %100, align 64, !tbaa !151
  %102 = load <16 x float>, ptr %22, align 64, !tbaa !151
  %103 = load i32, ptr %21, align 4, !tbaa !6
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %104
  %106 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %105, i32 0, i32 0
  %107 = load i32, ptr %23, align 4, !tbaa !6
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [4 x <16 x float>], ptr %106, i64 0, i64 %108
  %110 = load <16 x float>, ptr %109, align 64, !tbaa !151
  %111 = call noundef <16 x float> @_ZN12_GLOBAL__N_110multipliedEDv16_fS0_S0_(<16 x float> noundef %101, <16 x float> noundef %102, <16 x float> noundef %110)
  %112 = load i32, ptr %21, align 4, !tbaa !6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %113
  %115 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %114, i32 0, i32 0
  %116 = load i32, ptr %23, align 4, !tbaa !6
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [4 x <16 x float>], ptr %115, i64 0, i64 %117
  store <16 x float> %111, ptr %118, align 64, !tbaa !151
  br label %119

119:                                              ; preds = %96
  %120 = load i32, ptr %23, align 4, !tbaa !6
  %121 = add nsw i32 %120, 1
  store i32 %121, ptr %23, align 4, !tbaa !6
  br label %92, !llvm.loop !258

122:                                              ; preds = %95
  call void @llvm.lifetime.end.p0(ptr %22) #17
  br label %123

123:                                              ; preds = %122
  %124 = load i32, ptr %21, align 4, !tbaa !6
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %21, align 4, !tbaa !6
  br label %76, !llvm.loop !259

126:                                              ; preds = %79
  call void @llvm.lifetime.end.p0(ptr %20) #17
  br label %127

127:                                              ; preds = %126
  %128 = load i64, ptr %19, align 8, !tbaa !44
  %129 = add nsw i64 %128, 1
  store i64 %129, ptr %19, align 8, !tbaa !44
  br label %66, !llvm.loop !260

130:                                              ; preds = %70
  call void @llvm.lifetime.start.p0(ptr %24) #17
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %131

131:                                              ; preds = %144, %130
  %132 = load i32, ptr %24, align 4, !tbaa !6
  %133 = icmp slt i32 %132, 1
  br i1 %133, label %135, label %134

134:                                              ; preds = %131
  store i32 17, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #17
  br label %147

135:                                              ; preds = %131
  %136 = load ptr, ptr %12, align 8, !tbaa !140
  %137 = load i32, ptr %24, align 4, !tbaa !6
  %138 = mul nsw i32 %137, 64
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %136, i64 %139
  %141 = load i32, ptr %24, align 4, !tbaa !6
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %142
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %140, ptr noundef nonnull align 64 dereferenceable(256) %143)
  br label %144

144:                                              ; preds = %135
  %145 = load i32, ptr %24, align 4, !tbaa !6
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %24, align 4, !tbaa !6
  br label %131, !llvm.loop !261

147:                                              ; preds = %134
  call void @llvm.lifetime.end.p0(ptr %14) #17
  call void @llvm.lifetime.end.p0(ptr %13) #17
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_112store_maskedIDv16_ttEEvDv16_bT_PT0_(i16 noundef %0, <16 x i16> noundef %1, ptr noundef %2) #11 {
  %4 = alloca i16, align 2
  %5 = alloca i16, align 2
  %6 = alloca <16 x i16>, align 32
  %7 = alloca ptr, align 8
  store i16 %0, ptr %4, align 2
  %8 = load i16, ptr %4, align 2
  %9 = bitcast i16 %8 to <16 x i1>
  %10 = bitcast <16 x i1> %9 to i16
  store i16 %10, ptr %5, align 2, !tbaa !151
  store <16 x i16> %1, ptr %6, align 32, !tbaa !151
  store ptr %2, ptr %7, align 8, !tbaa !164
  %11 = load i16, ptr %5, align 2
  %12 = bitcast i16 %11 to <16 x i1>
  %13 = load <16 x i16>, ptr %6, align 32, !tbaa !151
  %14 = load ptr, ptr %7, align 8, !tbaa !164
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %13, ptr align 2 %14, <16 x i1> %12)
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_112store_maskedIDv16_ffEEvDv16_bT_PT0_(i16 noundef %0, <16 x float> noundef %1, ptr noundef %2) #9 {
  %4 = alloca i16, align 2
  %5 = alloca i16, align 2
  %6 = alloca <16 x float>, align 64
  %7 = alloca ptr, align 8
  store i16 %0, ptr %4, align 2
  %8 = load i16, ptr %4, align 2
  %9 = bitcast i16 %8 to <16 x i1>
  %10 = bitcast <16 x i1> %9 to i16
  store i16 %10, ptr %5, align 2, !tbaa !151
  store <16 x float> %1, ptr %6, align 64, !tbaa !151
  store ptr %2, ptr %7, align 8, !tbaa !140
  %11 = load i16, ptr %5, align 2
  %12 = bitcast i16 %11 to <16 x i1>
  %13 = load <16 x float>, ptr %6, align 64, !tbaa !151
  %14 = load ptr, ptr %7, align 8, !tbaa !140
  call void @llvm.masked.store.v16f32.p0(<16 x float> %13, ptr align 4 %14, <16 x i1> %12)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16i16.p0(<16 x i16>, ptr captures(none), <16 x i1>) #16

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr captures(none), <16 x i1>) #16

attributes #0 = { mustprogress nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind allocsize(0) }
attributes #3 = { inlinehint mustprogress nounwind uwtable }
attributes #4 = { nounwind }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { mustprogress noinline nounwind uwtable }
attributes #8 = { alwaysinline mustprogress nounwind uwtable }
attributes #9 = { alwaysinline mustprogress nounwind uwtable }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #11 = { alwaysinline mustprogress nounwind uwtable }
attributes #12 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #14 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { inlinehint mustprogress nounwind uwtable }
attributes #16 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #17 = { nounwind }
attributes #18 = { nounwind allocsize(0) }

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
!108 = !{!57, !57, i64 0}
!109 = !{!110, !110, i64 0}
!110 = !{!"p1 _ZTS13XLA_FFI_Error", !12, i64 0}
!111 = !{!112, !15, i64 0}
!112 = !{!"_ZTS26XLA_FFI_Error_Destroy_Args", !15, i64 0, !16, i64 8, !110, i64 16}
!113 = !{!112, !16, i64 8}
!114 = !{!112, !110, i64 16}
!115 = !{!63, !12, i64 64}
!116 = distinct !{!116, !51}
!117 = distinct !{!117, !51}
!118 = !{!119, !15, i64 24}
!119 = !{!"_ZTSN12_GLOBAL__N_16MemoryE", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24}
!120 = distinct !{!120, !51}
!121 = !{!122, !122, i64 0}
!122 = !{!"p1 _ZTSN12_GLOBAL__N_15SizesE", !12, i64 0}
!123 = !{!124, !15, i64 0}
!124 = !{!"_ZTSN12_GLOBAL__N_15SizesE", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24, !15, i64 32, !15, i64 40}
!125 = !{!124, !15, i64 8}
!126 = !{!124, !15, i64 16}
!127 = !{!124, !15, i64 24}
!128 = !{!124, !15, i64 32}
!129 = !{!124, !15, i64 40}
!130 = !{!131, !131, i64 0}
!131 = !{!"p1 _ZTSN12_GLOBAL__N_16MemoryE", !12, i64 0}
!132 = !{!119, !15, i64 0}
!133 = !{!119, !15, i64 8}
!134 = !{!119, !15, i64 16}
!135 = !{!136, !136, i64 0}
!136 = !{!"p1 _ZTS4Room", !12, i64 0}
!137 = !{!138, !139, i64 0}
!138 = !{!"_ZTS4Room", !139, i64 0}
!139 = !{!"p1 omnipotent char", !12, i64 0}
!140 = !{!141, !141, i64 0}
!141 = !{!"p1 float", !12, i64 0}
!142 = !{!139, !139, i64 0}
!143 = !{!144, !144, i64 0}
!144 = !{!"float", !8, i64 0}
!145 = distinct !{!145, !51}
!146 = distinct !{!146, !51}
!147 = !{!148, !148, i64 0}
!148 = !{!"p2 float", !21, i64 0}
!149 = !{!150, !150, i64 0}
!150 = !{!"p1 int", !12, i64 0}
!151 = !{!8, !8, i64 0}
!152 = distinct !{!152, !51, !153}
!153 = !{!"llvm.loop.unroll.full"}
!154 = distinct !{!154, !51}
!155 = distinct !{!155, !51}
!156 = !{!157, !57, i64 0}
!157 = !{!"_ZTSZN12_GLOBAL__N_16attendERK4CalllPfE3$_2", !57, i64 0, !122, i64 8, !57, i64 16}
!158 = !{!157, !122, i64 8}
!159 = !{!157, !57, i64 16}
!160 = distinct !{!160, !51, !153}
!161 = distinct !{!161, !51, !153}
!162 = distinct !{!162, !51}
!163 = distinct !{!163, !51}
!164 = !{!165, !165, i64 0}
!165 = !{!"p1 short", !12, i64 0}
!166 = distinct !{!166, !51}
!167 = distinct !{!167, !51}
!168 = distinct !{!168, !51}
!169 = distinct !{!169, !51, !153}
!170 = distinct !{!170, !51}
!171 = distinct !{!171, !51}
!172 = distinct !{!172, !51}
!173 = distinct !{!173, !51}
!174 = !{!175, !175, i64 0}
!175 = !{!"p1 _ZTSN12_GLOBAL__N_14PartE", !12, i64 0}
!176 = !{i64 64}
!177 = distinct !{!177, !51, !153}
!178 = distinct !{!178, !51, !153}
!179 = distinct !{!179, !51, !153}
!180 = distinct !{!180, !51, !153}
!181 = distinct !{!181, !51}
!182 = distinct !{!182, !51}
!183 = distinct !{!183, !51}
!184 = distinct !{!184, !51}
!185 = distinct !{!185, !51}
!186 = distinct !{!186, !51, !153}
!187 = distinct !{!187, !51, !153}
!188 = distinct !{!188, !51}
!189 = distinct !{!189, !51}
!190 = distinct !{!190, !51, !153}
!191 = distinct !{!191, !51, !153}
!192 = distinct !{!192, !51, !153}
!193 = distinct !{!193, !51, !153}
!194 = !{!195, !148, i64 0}
!195 = !{!"_ZTSZN12_GLOBAL__N_16attendERK4CalllPfE3$_0", !148, i64 0, !150, i64 8, !148, i64 16, !57, i64 24, !122, i64 32, !141, i64 40, !148, i64 48, !141, i64 56}
!196 = !{!195, !150, i64 8}
!197 = !{i64 4}
!198 = !{!195, !148, i64 16}
!199 = !{!195, !57, i64 24}
!200 = !{!195, !122, i64 32}
!201 = !{!195, !141, i64 40}
!202 = !{!195, !148, i64 48}
!203 = !{!195, !141, i64 56}
!204 = distinct !{!204, !51, !153}
!205 = distinct !{!205, !51, !153}
!206 = distinct !{!206, !51}
!207 = distinct !{!207, !51, !153}
!208 = distinct !{!208, !51, !153}
!209 = distinct !{!209, !51, !153}
!210 = distinct !{!210, !51, !153}
!211 = distinct !{!211, !51}
!212 = distinct !{!212, !51, !153}
!213 = distinct !{!213, !51, !153}
!214 = distinct !{!214, !51, !153}
!215 = distinct !{!215, !51, !153}
!216 = distinct !{!216, !51}
!217 = distinct !{!217, !51, !153}
!218 = distinct !{!218, !51, !153}
!219 = distinct !{!219, !51, !153}
!220 = distinct !{!220, !51, !153}
!221 = distinct !{!221, !51}
!222 = distinct !{!222, !51, !153}
!223 = distinct !{!223, !51, !153}
!224 = !{!225, !148, i64 0}
!225 = !{!"_ZTSZN12_GLOBAL__N_15weighEPflRKNS_4PartES3_S0_EUllE_", !148, i64 0, !175, i64 8, !175, i64 16}
!226 = !{!225, !175, i64 8}
!227 = !{!225, !175, i64 16}
!228 = distinct !{!228, !51, !153}
!229 = !{!230, !148, i64 0}
!230 = !{!"_ZTSZN12_GLOBAL__N_16attendERK4CalllPfE3$_1", !148, i64 0, !148, i64 8, !122, i64 16, !57, i64 24, !141, i64 32, !148, i64 40, !150, i64 48}
!231 = !{!230, !148, i64 8}
!232 = !{!230, !122, i64 16}
!233 = !{!230, !57, i64 24}
!234 = !{!230, !141, i64 32}
!235 = !{!230, !148, i64 40}
!236 = !{!230, !150, i64 48}
!237 = !{i64 0, i64 256, !151}
!238 = distinct !{!238, !51, !153}
!239 = distinct !{!239, !51, !153}
!240 = distinct !{!240, !51, !153}
!241 = distinct !{!241, !51, !153}
!242 = distinct !{!242, !51}
!243 = distinct !{!243, !51, !153}
!244 = distinct !{!244, !51, !153}
!245 = distinct !{!245, !51, !153}
!246 = distinct !{!246, !51, !153}
!247 = distinct !{!247, !51, !153}
!248 = distinct !{!248, !51}
!249 = distinct !{!249, !51, !153}
!250 = distinct !{!250, !51, !153}
!251 = distinct !{!251, !51, !153}
!252 = distinct !{!252, !51, !153}
!253 = distinct !{!253, !51, !153}
!254 = distinct !{!254, !51}
!255 = distinct !{!255, !51, !153}
!256 = distinct !{!256, !51, !153}
!257 = distinct !{!257, !51, !153}
!258 = distinct !{!258, !51, !153}
!259 = distinct !{!259, !51, !153}
!260 = distinct !{!260, !51}
!261 = distinct !{!261, !51, !153}
