
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
%struct.Call = type { [3 x %"struct.Call::Array"], [6 x %"struct.Call::Array"] }
%"struct.Call::Array" = type { ptr, [4 x i64] }
%struct.XLA_FFI_Api = type { i64, ptr, %struct.XLA_FFI_Api_Version, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.XLA_FFI_Buffer = type { i64, ptr, i32, ptr, i64, ptr }
%struct.XLA_FFI_Error_Destroy_Args = type { i64, ptr, ptr }
%struct.Room = type { ptr }
%"struct.(anonymous namespace)::Memory" = type { i64, i64, i64, i64 }
%"struct.(anonymous namespace)::Sizes" = type { i64, i64, i64, i64, i64, i64 }
%"struct.(anonymous namespace)::Tile" = type { ptr, ptr, ptr, [40 x i8], [64 x float], [64 x float], [16 x float] }
%"struct.(anonymous namespace)::Hidden" = type { ptr, i32, i32 }
%class.anon.4 = type { ptr, ptr, ptr }
%"struct.(anonymous namespace)::Part" = type { [4 x <4 x float>] }
%class.anon = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%class.anon.1 = type { ptr, ptr, ptr, ptr, ptr }
%struct.Unaligned = type { <4 x float> }
%"struct.(anonymous namespace)::Places" = type { i8 }
%struct.Unaligned.0 = type { <4 x i32> }
%class.anon.3 = type { ptr, ptr, ptr }
%struct.Unaligned.2 = type { <4 x float> }

$_ZN4Call5Array3setERK14XLA_FFI_Buffer = comdat any

$_ZN4RoomC2El = comdat any

$_ZNK4Room7missingEv = comdat any

$_ZNK4Room5startIfEEPT_v = comdat any

$_ZN4RoomD2Ev = comdat any

$_ZNK4Call5sizesEl = comdat any

$_ZNK4Call12result_sizesEl = comdat any

$_ZNK4Call8argumentIiEEPKT_l = comdat any

$_ZNK4Call8argumentIfEEPKT_l = comdat any

$_ZNK4Call6resultIcEEPT_l = comdat any

$_ZNK4Call8argumentIcEEPKT_l = comdat any

@.str = private unnamed_addr constant [50 x i8] c"out of memory for what a product of numbers needs\00", align 1
@__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating = private unnamed_addr constant %struct.XLA_FFI_Error_Create_Args { i64 28, ptr null, ptr @.str, i32 8 }, align 8
@paged = external constant i32, align 4
@paired = external constant i32, align 4
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
  call void @llvm.lifetime.start.p0(ptr %4) #12
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
  call void @llvm.lifetime.end.p0(ptr %4) #12
  br label %249

42:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %5) #12
  %43 = load ptr, ptr %3, align 8, !tbaa !10
  %44 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %43, i32 0, i32 2
  %45 = load ptr, ptr %44, align 8, !tbaa !38
  store ptr %45, ptr %5, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %6) #12
  %46 = call ptr @malloc(i64 noundef 512) #13
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
  call void @llvm.lifetime.start.p0(ptr %8) #12
  %53 = load ptr, ptr %6, align 8, !tbaa !40
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %53, i32 0, i32 12
  store ptr %54, ptr %8, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %9) #12
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
  call void @llvm.lifetime.end.p0(ptr %9) #12
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
  call void @llvm.lifetime.start.p0(ptr %10) #12
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
  call void @llvm.lifetime.end.p0(ptr %10) #12
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
  call void @llvm.lifetime.start.p0(ptr %11) #12
  %105 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZL4planRK4Call(ptr dead_on_unwind writable sret(%struct.Plan) align 8 %11, ptr noundef nonnull align 8 dereferenceable(360) %105)
  call void @llvm.lifetime.start.p0(ptr %12) #12
  store i64 1, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #12
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
  call void @llvm.lifetime.start.p0(ptr %14) #12
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
  call void @llvm.lifetime.start.p0(ptr %15) #12
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
  call void @llvm.lifetime.start.p0(ptr %16) #12
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
  call void @llvm.lifetime.start.p0(ptr %17) #12
  %179 = load ptr, ptr %6, align 8, !tbaa !40
  %180 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %179, i32 0, i32 7
  %181 = load i64, ptr %180, align 8, !tbaa !78
  store i64 %181, ptr %17, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %18) #12
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
  call void @llvm.lifetime.start.p0(ptr %19) #12
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
  call void @llvm.lifetime.start.p0(ptr %20) #12
  store i64 0, ptr %20, align 8, !tbaa !44
  br label %203

203:                                              ; preds = %218, %125
  %204 = load i64, ptr %20, align 8, !tbaa !44
  %205 = load i64, ptr %18, align 8, !tbaa !44
  %206 = icmp slt i64 %204, %205
  br i1 %206, label %208, label %207

207:                                              ; preds = %203
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #12
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
  call void @llvm.lifetime.start.p0(ptr %22) #12
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
  call void @llvm.lifetime.end.p0(ptr %22) #12
  call void @llvm.lifetime.end.p0(ptr %19) #12
  call void @llvm.lifetime.end.p0(ptr %18) #12
  call void @llvm.lifetime.end.p0(ptr %17) #12
  call void @llvm.lifetime.end.p0(ptr %16) #12
  call void @llvm.lifetime.end.p0(ptr %15) #12
  call void @llvm.lifetime.end.p0(ptr %14) #12
  call void @llvm.lifetime.end.p0(ptr %13) #12
  call void @llvm.lifetime.end.p0(ptr %12) #12
  call void @llvm.lifetime.end.p0(ptr %11) #12
  call void @llvm.lifetime.end.p0(ptr %8) #12
  br label %248

248:                                              ; preds = %246, %49
  call void @llvm.lifetime.end.p0(ptr %6) #12
  call void @llvm.lifetime.end.p0(ptr %5) #12
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
  call void @llvm.lifetime.start.p0(ptr %3) #12
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating, i64 32, i1 false)
  %4 = load ptr, ptr %2, align 8, !tbaa !39
  %5 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %4, i32 0, i32 4
  %6 = load ptr, ptr %5, align 8, !tbaa !95
  %7 = call noundef ptr %6(ptr noundef %3)
  call void @llvm.lifetime.end.p0(ptr %3) #12
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
  call void @llvm.lifetime.start.p0(ptr %5) #12
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
  call void @llvm.lifetime.end.p0(ptr %5) #12
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
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  store ptr %1, ptr %3, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %4) #12
  %9 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %10 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %9, i64 noundef 0)
  store ptr %10, ptr %4, align 8, !tbaa !108
  %11 = load i32, ptr @paged, align 4, !tbaa !6
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %58

13:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %5) #12
  %14 = load ptr, ptr %4, align 8, !tbaa !108
  %15 = getelementptr inbounds i64, ptr %14, i64 0
  %16 = load i64, ptr %15, align 8, !tbaa !44
  store i64 %16, ptr %5, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #12
  %17 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %18 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %17, i64 noundef 1)
  %19 = getelementptr inbounds i64, ptr %18, i64 1
  %20 = load i64, ptr %19, align 8, !tbaa !44
  store i64 %20, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #12
  %21 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %22 = call noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %21, i64 noundef 3)
  %23 = getelementptr inbounds i32, ptr %22, i64 0
  %24 = load i32, ptr %23, align 4, !tbaa !6
  %25 = sext i32 %24 to i64
  %26 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %25, i64 noundef 0)
  %27 = load ptr, ptr %4, align 8, !tbaa !108
  %28 = getelementptr inbounds i64, ptr %27, i64 1
  %29 = load i64, ptr %28, align 8, !tbaa !44
  %30 = add nsw i64 %26, %29
  store i64 %30, ptr %7, align 8, !tbaa !44
  %31 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 0
  %32 = load i64, ptr %5, align 8, !tbaa !44
  %33 = load i64, ptr %6, align 8, !tbaa !44
  %34 = mul nsw i64 %32, %33
  %35 = load ptr, ptr %4, align 8, !tbaa !108
  %36 = getelementptr inbounds i64, ptr %35, i64 2
  %37 = load i64, ptr %36, align 8, !tbaa !44
  %38 = load i64, ptr %6, align 8, !tbaa !44
  %39 = sdiv i64 %37, %38
  %40 = load ptr, ptr %4, align 8, !tbaa !108
  %41 = getelementptr inbounds i64, ptr %40, i64 1
  %42 = load i64, ptr %41, align 8, !tbaa !44
  %43 = mul nsw i64 %39, %42
  %44 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %43, i64 noundef 64)
  %45 = mul nsw i64 %34, %44
  store i64 %45, ptr %31, align 8, !tbaa !65
  %46 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 1
  %47 = load i64, ptr %7, align 8, !tbaa !44
  %48 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %49 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %48, i64 noundef 1)
  %50 = getelementptr inbounds i64, ptr %49, i64 3
  %51 = load i64, ptr %50, align 8, !tbaa !44
  %52 = mul nsw i64 %47, %51
  %53 = mul nsw i64 %52, 4
  %54 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %53, i64 noundef 1)
  %55 = mul nsw i64 %54, 16
  store i64 %55, ptr %46, align 8, !tbaa !67
  %56 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 2
  store i64 0, ptr %56, align 8, !tbaa !68
  %57 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 3
  store i64 1, ptr %57, align 8, !tbaa !69
  store i32 1, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #12
  call void @llvm.lifetime.end.p0(ptr %6) #12
  call void @llvm.lifetime.end.p0(ptr %5) #12
  br label %91

58:                                               ; preds = %2
  %59 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 0
  %60 = load ptr, ptr %4, align 8, !tbaa !108
  %61 = getelementptr inbounds i64, ptr %60, i64 0
  %62 = load i64, ptr %61, align 8, !tbaa !44
  %63 = load ptr, ptr %4, align 8, !tbaa !108
  %64 = getelementptr inbounds i64, ptr %63, i64 2
  %65 = load i64, ptr %64, align 8, !tbaa !44
  %66 = mul nsw i64 %62, %65
  %67 = load ptr, ptr %4, align 8, !tbaa !108
  %68 = getelementptr inbounds i64, ptr %67, i64 1
  %69 = load i64, ptr %68, align 8, !tbaa !44
  %70 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %69, i64 noundef 64)
  %71 = mul nsw i64 %66, %70
  store i64 %71, ptr %59, align 8, !tbaa !65
  %72 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 1
  %73 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %74 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %73, i64 noundef 1)
  %75 = getelementptr inbounds i64, ptr %74, i64 1
  %76 = load i64, ptr %75, align 8, !tbaa !44
  %77 = load ptr, ptr %4, align 8, !tbaa !108
  %78 = getelementptr inbounds i64, ptr %77, i64 3
  %79 = load i64, ptr %78, align 8, !tbaa !44
  %80 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %81 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %80, i64 noundef 2)
  %82 = getelementptr inbounds i64, ptr %81, i64 3
  %83 = load i64, ptr %82, align 8, !tbaa !44
  %84 = add nsw i64 %79, %83
  %85 = mul nsw i64 %76, %84
  %86 = mul nsw i64 %85, 4
  %87 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %86, i64 noundef 1)
  %88 = mul nsw i64 %87, 16
  store i64 %88, ptr %72, align 8, !tbaa !67
  %89 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 2
  store i64 0, ptr %89, align 8, !tbaa !68
  %90 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 3
  store i64 1, ptr %90, align 8, !tbaa !69
  store i32 1, ptr %8, align 4
  br label %91

91:                                               ; preds = %58, %13
  call void @llvm.lifetime.end.p0(ptr %4) #12
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %0, ptr noundef %1) #0 {
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
  call void @llvm.lifetime.start.p0(ptr %6) #12
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
  call void @llvm.lifetime.end.p0(ptr %6) #12
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
  call void @llvm.lifetime.start.p0(ptr %3) #12
  %17 = load ptr, ptr %2, align 8, !tbaa !40
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %17, i32 0, i32 0
  store i64 1, ptr %4, align 8, !tbaa !44
  %19 = load i64, ptr %4, align 8
  %20 = atomicrmw add ptr %18, i64 %19 monotonic, align 8
  store i64 %20, ptr %5, align 8
  %21 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %21, ptr %3, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #12
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
  call void @llvm.lifetime.start.p0(ptr %7) #12
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
  call void @llvm.lifetime.end.p0(ptr %7) #12
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
  call void @llvm.lifetime.start.p0(ptr %12) #12
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
  call void @llvm.lifetime.end.p0(ptr %12) #12
  store i32 0, ptr %10, align 4
  br label %100

100:                                              ; preds = %94, %58, %29
  call void @llvm.lifetime.end.p0(ptr %6) #12
  call void @llvm.lifetime.end.p0(ptr %3) #12
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

declare void @free(ptr noundef) #4

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZL7prepareRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2) #0 {
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
  call void @llvm.lifetime.start.p0(ptr %8) #12
  call void @llvm.lifetime.start.p0(ptr %9) #12
  call void @llvm.lifetime.start.p0(ptr %10) #12
  %13 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZN12_GLOBAL__N_15SizesC2ERK4Call(ptr noundef nonnull align 8 dereferenceable(48) %10, ptr noundef nonnull align 8 dereferenceable(360) %13)
  call void @_ZN12_GLOBAL__N_16MemoryC2ERKNS_5SizesE(ptr noundef nonnull align 8 dereferenceable(32) %9, ptr noundef nonnull align 8 dereferenceable(48) %10)
  %14 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %9, i32 0, i32 3
  %15 = load i64, ptr %14, align 8, !tbaa !118
  %16 = mul nsw i64 %15, 4
  call void @_ZN4RoomC2El(ptr noundef nonnull align 8 dereferenceable(8) %8, i64 noundef %16)
  call void @llvm.lifetime.end.p0(ptr %10) #12
  call void @llvm.lifetime.end.p0(ptr %9) #12
  %17 = call noundef i1 @_ZNK4Room7missingEv(ptr noundef nonnull align 8 dereferenceable(8) %8)
  br i1 %17, label %18, label %19

18:                                               ; preds = %3
  store i1 false, ptr %4, align 1
  store i32 1, ptr %11, align 4
  br label %42

19:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %12) #12
  %20 = load i64, ptr %6, align 8, !tbaa !44
  store i64 %20, ptr %12, align 8, !tbaa !44
  br label %21

21:                                               ; preds = %38, %19
  %22 = load i64, ptr %12, align 8, !tbaa !44
  %23 = load i64, ptr %7, align 8, !tbaa !44
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  store i32 2, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #12
  br label %41

26:                                               ; preds = %21
  %27 = load i32, ptr @paged, align 4, !tbaa !6
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %33

29:                                               ; preds = %26
  %30 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %31 = load i64, ptr %12, align 8, !tbaa !44
  %32 = call noundef ptr @_ZNK4Room5startIfEEPT_v(ptr noundef nonnull align 8 dereferenceable(8) %8)
  call void @_ZN12_GLOBAL__N_112attend_pagesERK4CalllPf(ptr noundef nonnull align 8 dereferenceable(360) %30, i64 noundef %31, ptr noundef %32)
  br label %37

33:                                               ; preds = %26
  %34 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %35 = load i64, ptr %12, align 8, !tbaa !44
  %36 = call noundef ptr @_ZNK4Room5startIfEEPT_v(ptr noundef nonnull align 8 dereferenceable(8) %8)
  call void @_ZN12_GLOBAL__N_16attendERK4CalllPf(ptr noundef nonnull align 8 dereferenceable(360) %34, i64 noundef %35, ptr noundef %36)
  br label %37

37:                                               ; preds = %33, %29
  br label %38

38:                                               ; preds = %37
  %39 = load i64, ptr %12, align 8, !tbaa !44
  %40 = add nsw i64 %39, 1
  store i64 %40, ptr %12, align 8, !tbaa !44
  br label %21, !llvm.loop !120

41:                                               ; preds = %25
  store i1 true, ptr %4, align 1
  store i32 1, ptr %11, align 4
  br label %42

42:                                               ; preds = %41, %18
  call void @_ZN4RoomD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %8) #12
  call void @llvm.lifetime.end.p0(ptr %8) #12
  %43 = load i1, ptr %4, align 1
  ret i1 %43
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15SizesC2ERK4Call(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(360) %1) unnamed_addr #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !121
  store ptr %1, ptr %4, align 8, !tbaa !42
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %8 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %7, i64 noundef 0)
  %9 = getelementptr inbounds i64, ptr %8, i64 1
  %10 = load i64, ptr %9, align 8, !tbaa !44
  store i64 %10, ptr %6, align 8, !tbaa !123
  %11 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %5, i32 0, i32 1
  %12 = load i32, ptr @paged, align 4, !tbaa !6
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %2
  br label %20

15:                                               ; preds = %2
  %16 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %17 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %16, i64 noundef 1)
  %18 = getelementptr inbounds i64, ptr %17, i64 1
  %19 = load i64, ptr %18, align 8, !tbaa !44
  br label %20

20:                                               ; preds = %15, %14
  %21 = phi i64 [ 0, %14 ], [ %19, %15 ]
  store i64 %21, ptr %11, align 8, !tbaa !125
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %5, i32 0, i32 2
  %23 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %24 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %23, i64 noundef 0)
  %25 = getelementptr inbounds i64, ptr %24, i64 2
  %26 = load i64, ptr %25, align 8, !tbaa !44
  store i64 %26, ptr %22, align 8, !tbaa !126
  %27 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %5, i32 0, i32 3
  %28 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %29 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %28, i64 noundef 0)
  %30 = getelementptr inbounds i64, ptr %29, i64 3
  %31 = load i64, ptr %30, align 8, !tbaa !44
  %32 = call noundef i32 @_ZN12_GLOBAL__N_18togetherEv()
  %33 = sext i32 %32 to i64
  %34 = sdiv i64 %31, %33
  store i64 %34, ptr %27, align 8, !tbaa !127
  %35 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %5, i32 0, i32 4
  %36 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %37 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %36, i64 noundef 0)
  %38 = getelementptr inbounds i64, ptr %37, i64 3
  %39 = load i64, ptr %38, align 8, !tbaa !44
  store i64 %39, ptr %35, align 8, !tbaa !128
  %40 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %5, i32 0, i32 5
  %41 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %5, i32 0, i32 4
  %42 = load i64, ptr %41, align 8, !tbaa !128
  %43 = call noundef i64 @_ZN12_GLOBAL__N_15wholeEll(i64 noundef %42, i64 noundef 4)
  store i64 %43, ptr %40, align 8, !tbaa !129
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_16MemoryC2ERKNS_5SizesE(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(48) %1) unnamed_addr #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !130
  store ptr %1, ptr %4, align 8, !tbaa !121
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !121, !nonnull !46, !align !47
  %8 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 3
  %9 = load i64, ptr %8, align 8, !tbaa !127
  %10 = call noundef i64 @_ZN12_GLOBAL__N_15wholeEll(i64 noundef %9, i64 noundef 4)
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
  %26 = add nsw i64 %25, 1536
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
define linkonce_odr void @_ZN4RoomC2El(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) unnamed_addr #0 comdat {
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
  %12 = call ptr @malloc(i64 noundef %11) #13
  br label %14

13:                                               ; preds = %2
  br label %14

14:                                               ; preds = %13, %9
  %15 = phi ptr [ %12, %9 ], [ null, %13 ]
  store ptr %15, ptr %6, align 8, !tbaa !137
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef i1 @_ZNK4Room7missingEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #0 comdat {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !135
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Room, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !137
  %6 = icmp eq ptr %5, null
  ret i1 %6
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_112attend_pagesERK4CalllPf(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, ptr noundef %2) #6 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca %"struct.(anonymous namespace)::Sizes", align 8
  %8 = alloca %"struct.(anonymous namespace)::Memory", align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca [64 x i64], align 8
  %26 = alloca [64 x i32], align 64
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca i64, align 8
  %31 = alloca %"struct.(anonymous namespace)::Tile", align 64
  %32 = alloca ptr, align 8
  %33 = alloca i64, align 8
  %34 = alloca i64, align 8
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca ptr, align 8
  %38 = alloca %"struct.(anonymous namespace)::Hidden", align 8
  %39 = alloca i8, align 1
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store ptr %2, ptr %6, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %7) #12
  %40 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZN12_GLOBAL__N_15SizesC2ERK4Call(ptr noundef nonnull align 8 dereferenceable(48) %7, ptr noundef nonnull align 8 dereferenceable(360) %40)
  call void @llvm.lifetime.start.p0(ptr %8) #12
  call void @_ZN12_GLOBAL__N_16MemoryC2ERKNS_5SizesE(ptr noundef nonnull align 8 dereferenceable(32) %8, ptr noundef nonnull align 8 dereferenceable(48) %7)
  call void @llvm.lifetime.start.p0(ptr %9) #12
  %41 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %42 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %41, i64 noundef 1)
  store ptr %42, ptr %9, align 8, !tbaa !108
  call void @llvm.lifetime.start.p0(ptr %10) #12
  %43 = load ptr, ptr %9, align 8, !tbaa !108
  %44 = getelementptr inbounds i64, ptr %43, i64 1
  %45 = load i64, ptr %44, align 8, !tbaa !44
  store i64 %45, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #12
  %46 = load ptr, ptr %9, align 8, !tbaa !108
  %47 = getelementptr inbounds i64, ptr %46, i64 2
  %48 = load i64, ptr %47, align 8, !tbaa !44
  store i64 %48, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #12
  %49 = load ptr, ptr %9, align 8, !tbaa !108
  %50 = getelementptr inbounds i64, ptr %49, i64 3
  %51 = load i64, ptr %50, align 8, !tbaa !44
  store i64 %51, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #12
  %52 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %53 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %52, i64 noundef 2)
  %54 = getelementptr inbounds i64, ptr %53, i64 1
  %55 = load i64, ptr %54, align 8, !tbaa !44
  store i64 %55, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #12
  %56 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 2
  %57 = load i64, ptr %56, align 8, !tbaa !126
  %58 = load i64, ptr %10, align 8, !tbaa !44
  %59 = sdiv i64 %57, %58
  store i64 %59, ptr %14, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %15) #12
  %60 = load i64, ptr %14, align 8, !tbaa !44
  %61 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 0
  %62 = load i64, ptr %61, align 8, !tbaa !123
  %63 = mul nsw i64 %60, %62
  store i64 %63, ptr %15, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %16) #12
  %64 = load i64, ptr %15, align 8, !tbaa !44
  %65 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %64, i64 noundef 64)
  store i64 %65, ptr %16, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %17) #12
  %66 = load i64, ptr %5, align 8, !tbaa !44
  %67 = load i64, ptr %16, align 8, !tbaa !44
  %68 = srem i64 %66, %67
  %69 = mul nsw i64 %68, 64
  store i64 %69, ptr %17, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %18) #12
  %70 = load i64, ptr %5, align 8, !tbaa !44
  %71 = load i64, ptr %16, align 8, !tbaa !44
  %72 = sdiv i64 %70, %71
  %73 = load i64, ptr %10, align 8, !tbaa !44
  %74 = sdiv i64 %72, %73
  store i64 %74, ptr %18, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %19) #12
  %75 = load i64, ptr %5, align 8, !tbaa !44
  %76 = load i64, ptr %16, align 8, !tbaa !44
  %77 = sdiv i64 %75, %76
  %78 = load i64, ptr %10, align 8, !tbaa !44
  %79 = srem i64 %77, %78
  store i64 %79, ptr %19, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %20) #12
  %80 = load i64, ptr %15, align 8, !tbaa !44
  %81 = load i64, ptr %17, align 8, !tbaa !44
  %82 = sub nsw i64 %80, %81
  %83 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %82, i64 noundef 64)
  store i64 %83, ptr %20, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %21) #12
  %84 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %85 = call noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %84, i64 noundef 3)
  %86 = load i64, ptr %18, align 8, !tbaa !44
  %87 = getelementptr inbounds i32, ptr %85, i64 %86
  %88 = load i32, ptr %87, align 4, !tbaa !6
  store i32 %88, ptr %21, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %22) #12
  %89 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %90 = call noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %89, i64 noundef 4)
  %91 = load i32, ptr %90, align 4, !tbaa !6
  store i32 %91, ptr %22, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr %23) #12
  store i64 2147483647, ptr %23, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %24) #12
  store i64 0, ptr %24, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %25) #12
  call void @llvm.lifetime.start.p0(ptr %26) #12
  call void @llvm.lifetime.start.p0(ptr %27) #12
  store i64 0, ptr %27, align 8, !tbaa !44
  br label %92

92:                                               ; preds = %147, %3
  %93 = load i64, ptr %27, align 8, !tbaa !44
  %94 = icmp slt i64 %93, 64
  br i1 %94, label %96, label %95

95:                                               ; preds = %92
  call void @llvm.lifetime.end.p0(ptr %27) #12
  br label %150

96:                                               ; preds = %92
  call void @llvm.lifetime.start.p0(ptr %28) #12
  %97 = load i64, ptr %17, align 8, !tbaa !44
  %98 = load i64, ptr %27, align 8, !tbaa !44
  %99 = load i64, ptr %20, align 8, !tbaa !44
  %100 = sub nsw i64 %99, 1
  %101 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %98, i64 noundef %100)
  %102 = add nsw i64 %97, %101
  store i64 %102, ptr %28, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %29) #12
  %103 = load i64, ptr %28, align 8, !tbaa !44
  %104 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 0
  %105 = load i64, ptr %104, align 8, !tbaa !123
  %106 = srem i64 %103, %105
  store i64 %106, ptr %29, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %30) #12
  %107 = load i64, ptr %19, align 8, !tbaa !44
  %108 = load i64, ptr %14, align 8, !tbaa !44
  %109 = mul nsw i64 %107, %108
  %110 = load i64, ptr %28, align 8, !tbaa !44
  %111 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 0
  %112 = load i64, ptr %111, align 8, !tbaa !123
  %113 = sdiv i64 %110, %112
  %114 = add nsw i64 %109, %113
  store i64 %114, ptr %30, align 8, !tbaa !44
  %115 = load i32, ptr %21, align 4, !tbaa !6
  %116 = sext i32 %115 to i64
  %117 = load i64, ptr %29, align 8, !tbaa !44
  %118 = add nsw i64 %116, %117
  %119 = trunc i64 %118 to i32
  %120 = load i64, ptr %27, align 8, !tbaa !44
  %121 = getelementptr inbounds [64 x i32], ptr %26, i64 0, i64 %120
  store i32 %119, ptr %121, align 4, !tbaa !6
  %122 = load i64, ptr %23, align 8, !tbaa !44
  %123 = load i64, ptr %27, align 8, !tbaa !44
  %124 = getelementptr inbounds [64 x i32], ptr %26, i64 0, i64 %123
  %125 = load i32, ptr %124, align 4, !tbaa !6
  %126 = sext i32 %125 to i64
  %127 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %122, i64 noundef %126)
  store i64 %127, ptr %23, align 8, !tbaa !44
  %128 = load i64, ptr %24, align 8, !tbaa !44
  %129 = load i64, ptr %27, align 8, !tbaa !44
  %130 = getelementptr inbounds [64 x i32], ptr %26, i64 0, i64 %129
  %131 = load i32, ptr %130, align 4, !tbaa !6
  %132 = sext i32 %131 to i64
  %133 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %128, i64 noundef %132)
  store i64 %133, ptr %24, align 8, !tbaa !44
  %134 = load i64, ptr %18, align 8, !tbaa !44
  %135 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 0
  %136 = load i64, ptr %135, align 8, !tbaa !123
  %137 = mul nsw i64 %134, %136
  %138 = load i64, ptr %29, align 8, !tbaa !44
  %139 = add nsw i64 %137, %138
  %140 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 2
  %141 = load i64, ptr %140, align 8, !tbaa !126
  %142 = mul nsw i64 %139, %141
  %143 = load i64, ptr %30, align 8, !tbaa !44
  %144 = add nsw i64 %142, %143
  %145 = load i64, ptr %27, align 8, !tbaa !44
  %146 = getelementptr inbounds [64 x i64], ptr %25, i64 0, i64 %145
  store i64 %144, ptr %146, align 8, !tbaa !44
  call void @llvm.lifetime.end.p0(ptr %30) #12
  call void @llvm.lifetime.end.p0(ptr %29) #12
  call void @llvm.lifetime.end.p0(ptr %28) #12
  br label %147

147:                                              ; preds = %96
  %148 = load i64, ptr %27, align 8, !tbaa !44
  %149 = add nsw i64 %148, 1
  store i64 %149, ptr %27, align 8, !tbaa !44
  br label %92, !llvm.loop !142

150:                                              ; preds = %95
  call void @llvm.lifetime.start.p0(ptr %31) #12
  %151 = load ptr, ptr %6, align 8, !tbaa !140
  call void @_ZN12_GLOBAL__N_14TileC2EPfRKNS_6MemoryE(ptr noundef nonnull align 64 dereferenceable(640) %31, ptr noundef %151, ptr noundef nonnull align 8 dereferenceable(32) %8)
  %152 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %153 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %152, i64 noundef 0)
  %154 = getelementptr inbounds [64 x i64], ptr %25, i64 0, i64 0
  %155 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 3
  %156 = load i64, ptr %155, align 8, !tbaa !127
  %157 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %31, i32 0, i32 0
  %158 = load ptr, ptr %157, align 64, !tbaa !143
  call void @_ZN12_GLOBAL__N_17turn_inEPKfPKllPf(ptr noundef %153, ptr noundef %154, i64 noundef %156, ptr noundef %158)
  call void @llvm.lifetime.start.p0(ptr %32) #12
  %159 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %160 = call noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %159, i64 noundef 2)
  %161 = load i64, ptr %18, align 8, !tbaa !44
  %162 = load i64, ptr %13, align 8, !tbaa !44
  %163 = mul nsw i64 %161, %162
  %164 = getelementptr inbounds i32, ptr %160, i64 %163
  store ptr %164, ptr %32, align 8, !tbaa !145
  call void @llvm.lifetime.start.p0(ptr %33) #12
  %165 = load i64, ptr %24, align 8, !tbaa !44
  %166 = add nsw i64 %165, 1
  %167 = load i64, ptr %13, align 8, !tbaa !44
  %168 = load i64, ptr %11, align 8, !tbaa !44
  %169 = mul nsw i64 %167, %168
  %170 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %166, i64 noundef %169)
  store i64 %170, ptr %33, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %34) #12
  %171 = load i64, ptr %23, align 8, !tbaa !44
  %172 = load i32, ptr %22, align 4, !tbaa !6
  %173 = sext i32 %172 to i64
  %174 = sub nsw i64 %171, %173
  %175 = add nsw i64 %174, 1
  %176 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %175, i64 noundef 0)
  %177 = load i64, ptr %11, align 8, !tbaa !44
  %178 = sdiv i64 %176, %177
  store i64 %178, ptr %34, align 8, !tbaa !44
  br label %179

179:                                              ; preds = %258, %150
  %180 = load i64, ptr %34, align 8, !tbaa !44
  %181 = load i64, ptr %11, align 8, !tbaa !44
  %182 = mul nsw i64 %180, %181
  %183 = load i64, ptr %33, align 8, !tbaa !44
  %184 = icmp slt i64 %182, %183
  br i1 %184, label %186, label %185

185:                                              ; preds = %179
  call void @llvm.lifetime.end.p0(ptr %34) #12
  br label %261

186:                                              ; preds = %179
  %187 = load ptr, ptr %32, align 8, !tbaa !145
  %188 = load i64, ptr %34, align 8, !tbaa !44
  %189 = getelementptr inbounds i32, ptr %187, i64 %188
  %190 = load i32, ptr %189, align 4, !tbaa !6
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %192, label %193

192:                                              ; preds = %186
  br label %258

193:                                              ; preds = %186
  call void @llvm.lifetime.start.p0(ptr %35) #12
  %194 = load i64, ptr %34, align 8, !tbaa !44
  %195 = load i64, ptr %11, align 8, !tbaa !44
  %196 = mul nsw i64 %194, %195
  store i64 %196, ptr %35, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %36) #12
  %197 = load i64, ptr %33, align 8, !tbaa !44
  %198 = load i64, ptr %35, align 8, !tbaa !44
  %199 = sub nsw i64 %197, %198
  %200 = load i64, ptr %11, align 8, !tbaa !44
  %201 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %199, i64 noundef %200)
  store i64 %201, ptr %36, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %37) #12
  %202 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %203 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %202, i64 noundef 1)
  %204 = load ptr, ptr %32, align 8, !tbaa !145
  %205 = load i64, ptr %34, align 8, !tbaa !44
  %206 = getelementptr inbounds i32, ptr %204, i64 %205
  %207 = load i32, ptr %206, align 4, !tbaa !6
  %208 = sext i32 %207 to i64
  %209 = load i64, ptr %10, align 8, !tbaa !44
  %210 = mul nsw i64 %208, %209
  %211 = load i64, ptr %19, align 8, !tbaa !44
  %212 = add nsw i64 %210, %211
  %213 = load i64, ptr %11, align 8, !tbaa !44
  %214 = mul nsw i64 %212, %213
  %215 = load i64, ptr %12, align 8, !tbaa !44
  %216 = mul nsw i64 %214, %215
  %217 = getelementptr inbounds float, ptr %203, i64 %216
  store ptr %217, ptr %37, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %38) #12
  %218 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %38, i32 0, i32 0
  %219 = getelementptr inbounds [64 x i32], ptr %26, i64 0, i64 0
  store ptr %219, ptr %218, align 8, !tbaa !147
  %220 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %38, i32 0, i32 1
  %221 = load i32, ptr %22, align 4, !tbaa !6
  store i32 %221, ptr %220, align 8, !tbaa !149
  %222 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %38, i32 0, i32 2
  %223 = load i64, ptr %35, align 8, !tbaa !44
  %224 = trunc i64 %223 to i32
  store i32 %224, ptr %222, align 4, !tbaa !150
  call void @llvm.lifetime.start.p0(ptr %39) #12
  %225 = load i64, ptr %35, align 8, !tbaa !44
  %226 = load i64, ptr %36, align 8, !tbaa !44
  %227 = add nsw i64 %225, %226
  %228 = sub nsw i64 %227, 1
  %229 = load i64, ptr %23, align 8, !tbaa !44
  %230 = icmp sle i64 %228, %229
  br i1 %230, label %231, label %238

231:                                              ; preds = %193
  %232 = load i64, ptr %24, align 8, !tbaa !44
  %233 = load i64, ptr %35, align 8, !tbaa !44
  %234 = sub nsw i64 %232, %233
  %235 = load i32, ptr %22, align 4, !tbaa !6
  %236 = sext i32 %235 to i64
  %237 = icmp slt i64 %234, %236
  br label %238

238:                                              ; preds = %231, %193
  %239 = phi i1 [ false, %193 ], [ %237, %231 ]
  %240 = zext i1 %239 to i8
  store i8 %240, ptr %39, align 1, !tbaa !92
  %241 = load ptr, ptr %37, align 8, !tbaa !140
  %242 = load i64, ptr %12, align 8, !tbaa !44
  %243 = load ptr, ptr %37, align 8, !tbaa !140
  %244 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 3
  %245 = load i64, ptr %244, align 8, !tbaa !127
  %246 = getelementptr inbounds float, ptr %243, i64 %245
  %247 = load i64, ptr %12, align 8, !tbaa !44
  %248 = load i64, ptr %36, align 8, !tbaa !44
  %249 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %250 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %249, i64 noundef 5)
  %251 = load float, ptr %250, align 4, !tbaa !151
  %252 = load i8, ptr %39, align 1, !tbaa !92, !range !94, !noundef !46
  %253 = trunc i8 %252 to i1
  br i1 %253, label %254, label %255

254:                                              ; preds = %238
  br label %256

255:                                              ; preds = %238
  br label %256

256:                                              ; preds = %255, %254
  %257 = phi ptr [ null, %254 ], [ %38, %255 ]
  call void @_ZN12_GLOBAL__N_14Tile3addERKNS_5SizesEPKflS5_llfPKNS_6HiddenE(ptr noundef nonnull align 64 dereferenceable(640) %31, ptr noundef nonnull align 8 dereferenceable(48) %7, ptr noundef %241, i64 noundef %242, ptr noundef %246, i64 noundef %247, i64 noundef %248, float noundef %251, ptr noundef %257)
  call void @llvm.lifetime.end.p0(ptr %39) #12
  call void @llvm.lifetime.end.p0(ptr %38) #12
  call void @llvm.lifetime.end.p0(ptr %37) #12
  call void @llvm.lifetime.end.p0(ptr %36) #12
  call void @llvm.lifetime.end.p0(ptr %35) #12
  br label %258

258:                                              ; preds = %256, %192
  %259 = load i64, ptr %34, align 8, !tbaa !44
  %260 = add nsw i64 %259, 1
  store i64 %260, ptr %34, align 8, !tbaa !44
  br label %179, !llvm.loop !153

261:                                              ; preds = %185
  %262 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %31, i32 0, i32 2
  %263 = load ptr, ptr %262, align 16, !tbaa !154
  %264 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %31, i32 0, i32 5
  %265 = getelementptr inbounds [64 x float], ptr %264, i64 0, i64 0
  %266 = load i64, ptr %20, align 8, !tbaa !44
  %267 = getelementptr inbounds [64 x i64], ptr %25, i64 0, i64 0
  %268 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 4
  %269 = load i64, ptr %268, align 8, !tbaa !128
  %270 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %271 = call noundef ptr @_ZNK4Call6resultIcEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %270, i64 noundef 0)
  call void @_ZN12_GLOBAL__N_18turn_outEPKfS1_lPKllPc(ptr noundef %263, ptr noundef %265, i64 noundef %266, ptr noundef %267, i64 noundef %269, ptr noundef %271)
  call void @llvm.lifetime.end.p0(ptr %33) #12
  call void @llvm.lifetime.end.p0(ptr %32) #12
  call void @llvm.lifetime.end.p0(ptr %31) #12
  call void @llvm.lifetime.end.p0(ptr %26) #12
  call void @llvm.lifetime.end.p0(ptr %25) #12
  call void @llvm.lifetime.end.p0(ptr %24) #12
  call void @llvm.lifetime.end.p0(ptr %23) #12
  call void @llvm.lifetime.end.p0(ptr %22) #12
  call void @llvm.lifetime.end.p0(ptr %21) #12
  call void @llvm.lifetime.end.p0(ptr %20) #12
  call void @llvm.lifetime.end.p0(ptr %19) #12
  call void @llvm.lifetime.end.p0(ptr %18) #12
  call void @llvm.lifetime.end.p0(ptr %17) #12
  call void @llvm.lifetime.end.p0(ptr %16) #12
  call void @llvm.lifetime.end.p0(ptr %15) #12
  call void @llvm.lifetime.end.p0(ptr %14) #12
  call void @llvm.lifetime.end.p0(ptr %13) #12
  call void @llvm.lifetime.end.p0(ptr %12) #12
  call void @llvm.lifetime.end.p0(ptr %11) #12
  call void @llvm.lifetime.end.p0(ptr %10) #12
  call void @llvm.lifetime.end.p0(ptr %9) #12
  call void @llvm.lifetime.end.p0(ptr %8) #12
  call void @llvm.lifetime.end.p0(ptr %7) #12
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Room5startIfEEPT_v(ptr noundef nonnull align 8 dereferenceable(8) %0) #0 comdat {
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

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_16attendERK4CalllPf(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, ptr noundef %2) #6 {
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
  %17 = alloca %class.anon.4, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i8, align 1
  %21 = alloca %"struct.(anonymous namespace)::Tile", align 64
  %22 = alloca [64 x i64], align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store ptr %2, ptr %6, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %7) #12
  %28 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZN12_GLOBAL__N_15SizesC2ERK4Call(ptr noundef nonnull align 8 dereferenceable(48) %7, ptr noundef nonnull align 8 dereferenceable(360) %28)
  call void @llvm.lifetime.start.p0(ptr %8) #12
  call void @_ZN12_GLOBAL__N_16MemoryC2ERKNS_5SizesE(ptr noundef nonnull align 8 dereferenceable(32) %8, ptr noundef nonnull align 8 dereferenceable(48) %7)
  call void @llvm.lifetime.start.p0(ptr %9) #12
  %29 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 0
  %30 = load i64, ptr %29, align 8, !tbaa !123
  %31 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %30, i64 noundef 64)
  store i64 %31, ptr %9, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %10) #12
  %32 = load i64, ptr %5, align 8, !tbaa !44
  %33 = load i64, ptr %9, align 8, !tbaa !44
  %34 = sdiv i64 %32, %33
  store i64 %34, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #12
  %35 = load i64, ptr %5, align 8, !tbaa !44
  %36 = load i64, ptr %9, align 8, !tbaa !44
  %37 = srem i64 %35, %36
  %38 = mul nsw i64 %37, 64
  store i64 %38, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #12
  %39 = load i64, ptr %10, align 8, !tbaa !44
  %40 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 2
  %41 = load i64, ptr %40, align 8, !tbaa !126
  %42 = sdiv i64 %39, %41
  store i64 %42, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #12
  %43 = load i64, ptr %10, align 8, !tbaa !44
  %44 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 2
  %45 = load i64, ptr %44, align 8, !tbaa !126
  %46 = srem i64 %43, %45
  store i64 %46, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #12
  %47 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 0
  %48 = load i64, ptr %47, align 8, !tbaa !123
  %49 = load i64, ptr %11, align 8, !tbaa !44
  %50 = sub nsw i64 %48, %49
  %51 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %50, i64 noundef 64)
  store i64 %51, ptr %14, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %15) #12
  %52 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 2
  %53 = load i64, ptr %52, align 8, !tbaa !126
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 3
  %55 = load i64, ptr %54, align 8, !tbaa !127
  %56 = mul nsw i64 %53, %55
  store i64 %56, ptr %15, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %16) #12
  %57 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 2
  %58 = load i64, ptr %57, align 8, !tbaa !126
  %59 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 4
  %60 = load i64, ptr %59, align 8, !tbaa !128
  %61 = mul nsw i64 %58, %60
  store i64 %61, ptr %16, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %17) #12
  %62 = getelementptr inbounds nuw %class.anon.4, ptr %17, i32 0, i32 0
  store ptr %12, ptr %62, align 8, !tbaa !108
  %63 = getelementptr inbounds nuw %class.anon.4, ptr %17, i32 0, i32 1
  store ptr %7, ptr %63, align 8, !tbaa !121
  %64 = getelementptr inbounds nuw %class.anon.4, ptr %17, i32 0, i32 2
  store ptr %13, ptr %64, align 8, !tbaa !108
  call void @llvm.lifetime.start.p0(ptr %18) #12
  %65 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %66 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %65, i64 noundef 1)
  %67 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 1
  %68 = load i64, ptr %67, align 8, !tbaa !125
  %69 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 3
  %70 = load i64, ptr %69, align 8, !tbaa !127
  %71 = call noundef i64 @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_0clElll"(ptr noundef nonnull align 8 dereferenceable(24) %17, i64 noundef 0, i64 noundef %68, i64 noundef %70)
  %72 = getelementptr inbounds float, ptr %66, i64 %71
  store ptr %72, ptr %18, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %19) #12
  %73 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %74 = call noundef ptr @_ZNK4Call8argumentIcEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %73, i64 noundef 2)
  %75 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 1
  %76 = load i64, ptr %75, align 8, !tbaa !125
  %77 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 4
  %78 = load i64, ptr %77, align 8, !tbaa !128
  %79 = call noundef i64 @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_0clElll"(ptr noundef nonnull align 8 dereferenceable(24) %17, i64 noundef 0, i64 noundef %76, i64 noundef %78)
  %80 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %79)
  %81 = getelementptr inbounds i8, ptr %74, i64 %80
  store ptr %81, ptr %19, align 8, !tbaa !155
  call void @llvm.lifetime.start.p0(ptr %20) #12
  %82 = load i64, ptr %16, align 8, !tbaa !44
  %83 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 5
  %84 = load i64, ptr %83, align 8, !tbaa !129
  %85 = icmp eq i64 %82, %84
  br i1 %85, label %86, label %90

86:                                               ; preds = %3
  %87 = load i32, ptr @paired, align 4, !tbaa !6
  %88 = icmp ne i32 %87, 0
  %89 = xor i1 %88, true
  br label %90

90:                                               ; preds = %86, %3
  %91 = phi i1 [ false, %3 ], [ %89, %86 ]
  %92 = zext i1 %91 to i8
  store i8 %92, ptr %20, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %21) #12
  %93 = load ptr, ptr %6, align 8, !tbaa !140
  call void @_ZN12_GLOBAL__N_14TileC2EPfRKNS_6MemoryE(ptr noundef nonnull align 64 dereferenceable(640) %21, ptr noundef %93, ptr noundef nonnull align 8 dereferenceable(32) %8)
  call void @llvm.lifetime.start.p0(ptr %22) #12
  call void @llvm.lifetime.start.p0(ptr %23) #12
  store i64 0, ptr %23, align 8, !tbaa !44
  br label %94

94:                                               ; preds = %110, %90
  %95 = load i64, ptr %23, align 8, !tbaa !44
  %96 = icmp slt i64 %95, 64
  br i1 %96, label %98, label %97

97:                                               ; preds = %94
  call void @llvm.lifetime.end.p0(ptr %23) #12
  br label %113

98:                                               ; preds = %94
  %99 = load i64, ptr %11, align 8, !tbaa !44
  %100 = load i64, ptr %23, align 8, !tbaa !44
  %101 = load i64, ptr %14, align 8, !tbaa !44
  %102 = sub nsw i64 %101, 1
  %103 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %100, i64 noundef %102)
  %104 = add nsw i64 %99, %103
  %105 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 0
  %106 = load i64, ptr %105, align 8, !tbaa !123
  %107 = call noundef i64 @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_0clElll"(ptr noundef nonnull align 8 dereferenceable(24) %17, i64 noundef %104, i64 noundef %106, i64 noundef 1)
  %108 = load i64, ptr %23, align 8, !tbaa !44
  %109 = getelementptr inbounds [64 x i64], ptr %22, i64 0, i64 %108
  store i64 %107, ptr %109, align 8, !tbaa !44
  br label %110

110:                                              ; preds = %98
  %111 = load i64, ptr %23, align 8, !tbaa !44
  %112 = add nsw i64 %111, 1
  store i64 %112, ptr %23, align 8, !tbaa !44
  br label %94, !llvm.loop !156

113:                                              ; preds = %97
  %114 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %115 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %114, i64 noundef 0)
  %116 = getelementptr inbounds [64 x i64], ptr %22, i64 0, i64 0
  %117 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 3
  %118 = load i64, ptr %117, align 8, !tbaa !127
  %119 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %21, i32 0, i32 0
  %120 = load ptr, ptr %119, align 64, !tbaa !143
  call void @_ZN12_GLOBAL__N_17turn_inEPKfPKllPf(ptr noundef %115, ptr noundef %116, i64 noundef %118, ptr noundef %120)
  call void @llvm.lifetime.start.p0(ptr %24) #12
  store i64 0, ptr %24, align 8, !tbaa !44
  br label %121

121:                                              ; preds = %178, %113
  %122 = load i64, ptr %24, align 8, !tbaa !44
  %123 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 1
  %124 = load i64, ptr %123, align 8, !tbaa !125
  %125 = icmp slt i64 %122, %124
  br i1 %125, label %127, label %126

126:                                              ; preds = %121
  call void @llvm.lifetime.end.p0(ptr %24) #12
  br label %181

127:                                              ; preds = %121
  call void @llvm.lifetime.start.p0(ptr %25) #12
  %128 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 1
  %129 = load i64, ptr %128, align 8, !tbaa !125
  %130 = load i64, ptr %24, align 8, !tbaa !44
  %131 = sub nsw i64 %129, %130
  %132 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %131, i64 noundef 96)
  store i64 %132, ptr %25, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %26) #12
  %133 = load ptr, ptr %19, align 8, !tbaa !155
  %134 = load i64, ptr %24, align 8, !tbaa !44
  %135 = load i64, ptr %16, align 8, !tbaa !44
  %136 = mul nsw i64 %134, %135
  %137 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %136)
  %138 = getelementptr inbounds i8, ptr %133, i64 %137
  store ptr %138, ptr %26, align 8, !tbaa !155
  %139 = load i8, ptr %20, align 1, !tbaa !92, !range !94, !noundef !46
  %140 = trunc i8 %139 to i1
  br i1 %140, label %153, label %141

141:                                              ; preds = %127
  %142 = load ptr, ptr %26, align 8, !tbaa !155
  %143 = load i64, ptr %16, align 8, !tbaa !44
  %144 = load i64, ptr %25, align 8, !tbaa !44
  %145 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 4
  %146 = load i64, ptr %145, align 8, !tbaa !128
  %147 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 5
  %148 = load i64, ptr %147, align 8, !tbaa !129
  %149 = load ptr, ptr %6, align 8, !tbaa !140
  %150 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %8, i32 0, i32 0
  %151 = load i64, ptr %150, align 8, !tbaa !132
  %152 = getelementptr inbounds float, ptr %149, i64 %151
  call void @_ZN12_GLOBAL__N_17collectEPKcllllPf(ptr noundef %142, i64 noundef %143, i64 noundef %144, i64 noundef %146, i64 noundef %148, ptr noundef %152)
  br label %153

153:                                              ; preds = %141, %127
  call void @llvm.lifetime.start.p0(ptr %27) #12
  %154 = load i8, ptr %20, align 1, !tbaa !92, !range !94, !noundef !46
  %155 = trunc i8 %154 to i1
  br i1 %155, label %156, label %158

156:                                              ; preds = %153
  %157 = load ptr, ptr %26, align 8, !tbaa !155
  br label %163

158:                                              ; preds = %153
  %159 = load ptr, ptr %6, align 8, !tbaa !140
  %160 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %8, i32 0, i32 0
  %161 = load i64, ptr %160, align 8, !tbaa !132
  %162 = getelementptr inbounds float, ptr %159, i64 %161
  br label %163

163:                                              ; preds = %158, %156
  %164 = phi ptr [ %157, %156 ], [ %162, %158 ]
  store ptr %164, ptr %27, align 8, !tbaa !140
  %165 = load ptr, ptr %18, align 8, !tbaa !140
  %166 = load i64, ptr %24, align 8, !tbaa !44
  %167 = load i64, ptr %15, align 8, !tbaa !44
  %168 = mul nsw i64 %166, %167
  %169 = getelementptr inbounds float, ptr %165, i64 %168
  %170 = load i64, ptr %15, align 8, !tbaa !44
  %171 = load ptr, ptr %27, align 8, !tbaa !140
  %172 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 5
  %173 = load i64, ptr %172, align 8, !tbaa !129
  %174 = load i64, ptr %25, align 8, !tbaa !44
  %175 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %176 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %175, i64 noundef 3)
  %177 = load float, ptr %176, align 4, !tbaa !151
  call void @_ZN12_GLOBAL__N_14Tile3addERKNS_5SizesEPKflS5_llfPKNS_6HiddenE(ptr noundef nonnull align 64 dereferenceable(640) %21, ptr noundef nonnull align 8 dereferenceable(48) %7, ptr noundef %169, i64 noundef %170, ptr noundef %171, i64 noundef %173, i64 noundef %174, float noundef %177, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr %27) #12
  call void @llvm.lifetime.end.p0(ptr %26) #12
  call void @llvm.lifetime.end.p0(ptr %25) #12
  br label %178

178:                                              ; preds = %163
  %179 = load i64, ptr %24, align 8, !tbaa !44
  %180 = add nsw i64 %179, 96
  store i64 %180, ptr %24, align 8, !tbaa !44
  br label %121, !llvm.loop !157

181:                                              ; preds = %126
  %182 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %21, i32 0, i32 2
  %183 = load ptr, ptr %182, align 16, !tbaa !154
  %184 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %21, i32 0, i32 5
  %185 = getelementptr inbounds [64 x float], ptr %184, i64 0, i64 0
  %186 = load i64, ptr %14, align 8, !tbaa !44
  %187 = getelementptr inbounds [64 x i64], ptr %22, i64 0, i64 0
  %188 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %7, i32 0, i32 4
  %189 = load i64, ptr %188, align 8, !tbaa !128
  %190 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %191 = call noundef ptr @_ZNK4Call6resultIcEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %190, i64 noundef 0)
  call void @_ZN12_GLOBAL__N_18turn_outEPKfS1_lPKllPc(ptr noundef %183, ptr noundef %185, i64 noundef %186, ptr noundef %187, i64 noundef %189, ptr noundef %191)
  call void @llvm.lifetime.end.p0(ptr %22) #12
  call void @llvm.lifetime.end.p0(ptr %21) #12
  call void @llvm.lifetime.end.p0(ptr %20) #12
  call void @llvm.lifetime.end.p0(ptr %19) #12
  call void @llvm.lifetime.end.p0(ptr %18) #12
  call void @llvm.lifetime.end.p0(ptr %17) #12
  call void @llvm.lifetime.end.p0(ptr %16) #12
  call void @llvm.lifetime.end.p0(ptr %15) #12
  call void @llvm.lifetime.end.p0(ptr %14) #12
  call void @llvm.lifetime.end.p0(ptr %13) #12
  call void @llvm.lifetime.end.p0(ptr %12) #12
  call void @llvm.lifetime.end.p0(ptr %11) #12
  call void @llvm.lifetime.end.p0(ptr %10) #12
  call void @llvm.lifetime.end.p0(ptr %9) #12
  call void @llvm.lifetime.end.p0(ptr %8) #12
  call void @llvm.lifetime.end.p0(ptr %7) #12
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr void @_ZN4RoomD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !135
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Room, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !137
  call void @free(ptr noundef %5)
  ret void
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

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i32 @_ZN12_GLOBAL__N_18togetherEv() #7 {
  %1 = load i32, ptr @paired, align 4, !tbaa !6
  %2 = icmp ne i32 %1, 0
  %3 = zext i1 %2 to i64
  %4 = select i1 %2, i32 2, i32 1
  ret i32 %4
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

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14TileC2EPfRKNS_6MemoryE(ptr noundef nonnull align 64 dereferenceable(640) %0, ptr noundef %1, ptr noundef nonnull align 8 dereferenceable(32) %2) unnamed_addr #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !158
  store ptr %1, ptr %5, align 8, !tbaa !140
  store ptr %2, ptr %6, align 8, !tbaa !130
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %5, align 8, !tbaa !140
  store ptr %11, ptr %10, align 64, !tbaa !143
  %12 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %9, i32 0, i32 1
  %13 = load ptr, ptr %5, align 8, !tbaa !140
  %14 = load ptr, ptr %6, align 8, !tbaa !130, !nonnull !46, !align !47
  %15 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !133
  %17 = getelementptr inbounds float, ptr %13, i64 %16
  store ptr %17, ptr %12, align 8, !tbaa !160
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %9, i32 0, i32 2
  %19 = load ptr, ptr %5, align 8, !tbaa !140
  %20 = load ptr, ptr %6, align 8, !tbaa !130, !nonnull !46, !align !47
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %20, i32 0, i32 2
  %22 = load i64, ptr %21, align 8, !tbaa !134
  %23 = getelementptr inbounds float, ptr %19, i64 %22
  store ptr %23, ptr %18, align 16, !tbaa !154
  call void @llvm.lifetime.start.p0(ptr %7) #12
  store i32 0, ptr %7, align 4, !tbaa !6
  br label %24

24:                                               ; preds = %39, %3
  %25 = load i32, ptr %7, align 4, !tbaa !6
  %26 = icmp slt i32 %25, 64
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr %7) #12
  br label %42

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %9, i32 0, i32 4
  %30 = getelementptr inbounds [64 x float], ptr %29, i64 0, i64 0
  %31 = load i32, ptr %7, align 4, !tbaa !6
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %30, i64 %32
  call void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %33, <4 x float> noundef splat (float 0xC6293E5940000000))
  %34 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %9, i32 0, i32 5
  %35 = getelementptr inbounds [64 x float], ptr %34, i64 0, i64 0
  %36 = load i32, ptr %7, align 4, !tbaa !6
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  call void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %38, <4 x float> noundef zeroinitializer)
  br label %39

39:                                               ; preds = %28
  %40 = load i32, ptr %7, align 4, !tbaa !6
  %41 = add nsw i32 %40, 4
  store i32 %41, ptr %7, align 4, !tbaa !6
  br label %24, !llvm.loop !161

42:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr %8) #12
  %43 = load ptr, ptr %6, align 8, !tbaa !130, !nonnull !46, !align !47
  %44 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %43, i32 0, i32 2
  %45 = load i64, ptr %44, align 8, !tbaa !134
  store i64 %45, ptr %8, align 8, !tbaa !44
  br label %46

46:                                               ; preds = %57, %42
  %47 = load i64, ptr %8, align 8, !tbaa !44
  %48 = load ptr, ptr %6, align 8, !tbaa !130, !nonnull !46, !align !47
  %49 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Memory", ptr %48, i32 0, i32 3
  %50 = load i64, ptr %49, align 8, !tbaa !118
  %51 = icmp slt i64 %47, %50
  br i1 %51, label %53, label %52

52:                                               ; preds = %46
  call void @llvm.lifetime.end.p0(ptr %8) #12
  br label %60

53:                                               ; preds = %46
  %54 = load ptr, ptr %5, align 8, !tbaa !140
  %55 = load i64, ptr %8, align 8, !tbaa !44
  %56 = getelementptr inbounds float, ptr %54, i64 %55
  call void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %56, <4 x float> noundef zeroinitializer)
  br label %57

57:                                               ; preds = %53
  %58 = load i64, ptr %8, align 8, !tbaa !44
  %59 = add nsw i64 %58, 4
  store i64 %59, ptr %8, align 8, !tbaa !44
  br label %46, !llvm.loop !162

60:                                               ; preds = %52
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_17turn_inEPKfPKllPf(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #6 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i8, align 1
  %13 = alloca [4 x <4 x float>], align 16
  %14 = alloca i32, align 4
  %15 = alloca i8, align 1
  %16 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !140
  store ptr %1, ptr %6, align 8, !tbaa !108
  store i64 %2, ptr %7, align 8, !tbaa !44
  store ptr %3, ptr %8, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %9) #12
  store i64 0, ptr %9, align 8, !tbaa !44
  br label %17

17:                                               ; preds = %93, %4
  %18 = load i64, ptr %9, align 8, !tbaa !44
  %19 = icmp slt i64 %18, 64
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #12
  br label %96

21:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr %11) #12
  store i64 0, ptr %11, align 8, !tbaa !44
  br label %22

22:                                               ; preds = %89, %21
  %23 = load i64, ptr %11, align 8, !tbaa !44
  %24 = load i64, ptr %7, align 8, !tbaa !44
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %22
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #12
  br label %92

27:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(ptr %12) #12
  %28 = load i64, ptr %7, align 8, !tbaa !44
  %29 = load i64, ptr %11, align 8, !tbaa !44
  %30 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %28, i64 noundef %29)
  %31 = shufflevector <4 x i1> %30, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %32 = bitcast <8 x i1> %31 to i8
  store i8 %32, ptr %12, align 1, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %13) #12
  call void @llvm.lifetime.start.p0(ptr %14) #12
  store i32 0, ptr %14, align 4, !tbaa !6
  br label %33

33:                                               ; preds = %62, %27
  %34 = load i32, ptr %14, align 4, !tbaa !6
  %35 = icmp slt i32 %34, 4
  br i1 %35, label %37, label %36

36:                                               ; preds = %33
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #12
  br label %65

37:                                               ; preds = %33
  %38 = load i8, ptr %12, align 1
  %39 = bitcast i8 %38 to <8 x i1>
  %40 = shufflevector <8 x i1> %39, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %41 = load ptr, ptr %5, align 8, !tbaa !140
  %42 = load ptr, ptr %6, align 8, !tbaa !108
  %43 = load i64, ptr %9, align 8, !tbaa !44
  %44 = load i32, ptr %14, align 4, !tbaa !6
  %45 = sext i32 %44 to i64
  %46 = add nsw i64 %43, %45
  %47 = getelementptr inbounds i64, ptr %42, i64 %46
  %48 = load i64, ptr %47, align 8, !tbaa !44
  %49 = load i64, ptr %7, align 8, !tbaa !44
  %50 = mul nsw i64 %48, %49
  %51 = getelementptr inbounds float, ptr %41, i64 %50
  %52 = load i64, ptr %11, align 8, !tbaa !44
  %53 = getelementptr inbounds float, ptr %51, i64 %52
  %54 = shufflevector <4 x i1> %40, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %55 = bitcast <8 x i1> %54 to i8
  store i8 %55, ptr %15, align 1, !tbaa !163
  %56 = load i8, ptr %15, align 1
  %57 = zext i8 %56 to i32
  %58 = call noundef <4 x float> @_ZN12_GLOBAL__N_111load_maskedIDv4_ffEET_Dv4_bPKT0_(i32 %57, ptr noundef %53)
  %59 = load i32, ptr %14, align 4, !tbaa !6
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [4 x <4 x float>], ptr %13, i64 0, i64 %60
  store <4 x float> %58, ptr %61, align 16, !tbaa !163
  br label %62

62:                                               ; preds = %37
  %63 = load i32, ptr %14, align 4, !tbaa !6
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %14, align 4, !tbaa !6
  br label %33, !llvm.loop !164

65:                                               ; preds = %36
  %66 = getelementptr inbounds [4 x <4 x float>], ptr %13, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_14turnILi2EEEvPDv4_f(ptr noundef %66)
  call void @llvm.lifetime.start.p0(ptr %16) #12
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %67

67:                                               ; preds = %85, %65
  %68 = load i32, ptr %16, align 4, !tbaa !6
  %69 = icmp slt i32 %68, 4
  br i1 %69, label %71, label %70

70:                                               ; preds = %67
  store i32 11, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #12
  br label %88

71:                                               ; preds = %67
  %72 = load ptr, ptr %8, align 8, !tbaa !140
  %73 = load i64, ptr %11, align 8, !tbaa !44
  %74 = load i32, ptr %16, align 4, !tbaa !6
  %75 = sext i32 %74 to i64
  %76 = add nsw i64 %73, %75
  %77 = mul nsw i64 %76, 64
  %78 = getelementptr inbounds float, ptr %72, i64 %77
  %79 = load i64, ptr %9, align 8, !tbaa !44
  %80 = getelementptr inbounds float, ptr %78, i64 %79
  %81 = load i32, ptr %16, align 4, !tbaa !6
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [4 x <4 x float>], ptr %13, i64 0, i64 %82
  %84 = load <4 x float>, ptr %83, align 16, !tbaa !163
  call void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %80, <4 x float> noundef %84)
  br label %85

85:                                               ; preds = %71
  %86 = load i32, ptr %16, align 4, !tbaa !6
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %16, align 4, !tbaa !6
  br label %67, !llvm.loop !166

88:                                               ; preds = %70
  call void @llvm.lifetime.end.p0(ptr %13) #12
  call void @llvm.lifetime.end.p0(ptr %12) #12
  br label %89

89:                                               ; preds = %88
  %90 = load i64, ptr %11, align 8, !tbaa !44
  %91 = add nsw i64 %90, 4
  store i64 %91, ptr %11, align 8, !tbaa !44
  br label %22, !llvm.loop !167

92:                                               ; preds = %26
  br label %93

93:                                               ; preds = %92
  %94 = load i64, ptr %9, align 8, !tbaa !44
  %95 = add nsw i64 %94, 4
  store i64 %95, ptr %9, align 8, !tbaa !44
  br label %17, !llvm.loop !168

96:                                               ; preds = %20
  ret void
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
define internal void @_ZN12_GLOBAL__N_14Tile3addERKNS_5SizesEPKflS5_llfPKNS_6HiddenE(ptr noundef nonnull align 64 dereferenceable(640) %0, ptr noundef nonnull align 8 dereferenceable(48) %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5, i64 noundef %6, float noundef %7, ptr noundef %8) #7 {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca float, align 4
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca %"struct.(anonymous namespace)::Part", align 16
  %22 = alloca %"struct.(anonymous namespace)::Part", align 16
  %23 = alloca %class.anon, align 8
  %24 = alloca %"struct.(anonymous namespace)::Part", align 16
  %25 = alloca i32, align 4
  %26 = alloca i64, align 8
  %27 = alloca %class.anon.1, align 8
  store ptr %0, ptr %10, align 8, !tbaa !158
  store ptr %1, ptr %11, align 8, !tbaa !121
  store ptr %2, ptr %12, align 8, !tbaa !140
  store i64 %3, ptr %13, align 8, !tbaa !44
  store ptr %4, ptr %14, align 8, !tbaa !140
  store i64 %5, ptr %15, align 8, !tbaa !44
  store i64 %6, ptr %16, align 8, !tbaa !44
  store float %7, ptr %17, align 4, !tbaa !151
  store ptr %8, ptr %18, align 8, !tbaa !169
  %28 = load ptr, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr %19) #12
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %29

29:                                               ; preds = %103, %9
  %30 = load i32, ptr %19, align 4, !tbaa !6
  %31 = icmp slt i32 %30, 64
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  store i32 2, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #12
  br label %106

33:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %21) #12
  %34 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %28, i32 0, i32 4
  %35 = getelementptr inbounds [64 x float], ptr %34, i64 0, i64 0
  %36 = load i32, ptr %19, align 4, !tbaa !6
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  %39 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %38)
  %40 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %21, i32 0, i32 0
  %41 = extractvalue %"struct.(anonymous namespace)::Part" %39, 0
  store [4 x <4 x float>] %41, ptr %40, align 16
  call void @llvm.lifetime.start.p0(ptr %22) #12
  %42 = load i64, ptr %16, align 8, !tbaa !44
  %43 = getelementptr inbounds nuw %class.anon, ptr %23, i32 0, i32 0
  store ptr %18, ptr %43, align 8, !tbaa !171
  %44 = getelementptr inbounds nuw %class.anon, ptr %23, i32 0, i32 1
  store ptr %19, ptr %44, align 8, !tbaa !145
  %45 = getelementptr inbounds nuw %class.anon, ptr %23, i32 0, i32 2
  store ptr %28, ptr %45, align 8, !tbaa !173
  %46 = getelementptr inbounds nuw %class.anon, ptr %23, i32 0, i32 3
  store ptr %12, ptr %46, align 8, !tbaa !176
  %47 = getelementptr inbounds nuw %class.anon, ptr %23, i32 0, i32 4
  store ptr %13, ptr %47, align 8, !tbaa !108
  %48 = getelementptr inbounds nuw %class.anon, ptr %23, i32 0, i32 5
  %49 = load ptr, ptr %11, align 8, !tbaa !121, !nonnull !46, !align !47
  store ptr %49, ptr %48, align 8, !tbaa !121
  %50 = getelementptr inbounds nuw %class.anon, ptr %23, i32 0, i32 6
  store ptr %17, ptr %50, align 8, !tbaa !140
  call void @_ZN12_GLOBAL__N_19in_groupsIZNS_4Tile3addERKNS_5SizesEPKflS6_llfPKNS_6HiddenEEUlTnilE_EEvlT_(i64 noundef %42, ptr dead_on_return noundef %23)
  call void @llvm.lifetime.start.p0(ptr %24) #12
  %51 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %28, i32 0, i32 4
  %52 = getelementptr inbounds [64 x float], ptr %51, i64 0, i64 0
  %53 = load i32, ptr %19, align 4, !tbaa !6
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %52, i64 %54
  %56 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %55)
  %57 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %24, i32 0, i32 0
  %58 = extractvalue %"struct.(anonymous namespace)::Part" %56, 0
  store [4 x <4 x float>] %58, ptr %57, align 16
  call void @llvm.lifetime.start.p0(ptr %25) #12
  store i32 0, ptr %25, align 4, !tbaa !6
  br label %59

59:                                               ; preds = %80, %33
  %60 = load i32, ptr %25, align 4, !tbaa !6
  %61 = icmp slt i32 %60, 4
  br i1 %61, label %63, label %62

62:                                               ; preds = %59
  store i32 5, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #12
  br label %83

63:                                               ; preds = %59
  %64 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %21, i32 0, i32 0
  %65 = load i32, ptr %25, align 4, !tbaa !6
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [4 x <4 x float>], ptr %64, i64 0, i64 %66
  %68 = load <4 x float>, ptr %67, align 16, !tbaa !163
  %69 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %24, i32 0, i32 0
  %70 = load i32, ptr %25, align 4, !tbaa !6
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [4 x <4 x float>], ptr %69, i64 0, i64 %71
  %73 = load <4 x float>, ptr %72, align 16, !tbaa !163
  %74 = fsub <4 x float> %68, %73
  %75 = call noundef <4 x float> @_ZN12_GLOBAL__N_14exp2ILb0EEEDv4_fS1_(<4 x float> noundef %74)
  %76 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %22, i32 0, i32 0
  %77 = load i32, ptr %25, align 4, !tbaa !6
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [4 x <4 x float>], ptr %76, i64 0, i64 %78
  store <4 x float> %75, ptr %79, align 16, !tbaa !163
  br label %80

80:                                               ; preds = %63
  %81 = load i32, ptr %25, align 4, !tbaa !6
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %25, align 4, !tbaa !6
  br label %59, !llvm.loop !177

83:                                               ; preds = %62
  %84 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %28, i32 0, i32 6
  %85 = getelementptr inbounds [16 x float], ptr %84, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %85, ptr noundef nonnull align 16 dereferenceable(64) %22)
  call void @llvm.lifetime.start.p0(ptr %26) #12
  %86 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %28, i32 0, i32 1
  %87 = load ptr, ptr %86, align 8, !tbaa !160
  %88 = load i64, ptr %16, align 8, !tbaa !44
  %89 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %28, i32 0, i32 5
  %90 = getelementptr inbounds [64 x float], ptr %89, i64 0, i64 0
  %91 = load i32, ptr %19, align 4, !tbaa !6
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %90, i64 %92
  %94 = call noundef i64 @_ZN12_GLOBAL__N_15weighEPflRKNS_4PartES3_S0_(ptr noundef %87, i64 noundef %88, ptr noundef nonnull align 16 dereferenceable(64) %24, ptr noundef nonnull align 16 dereferenceable(64) %22, ptr noundef %93)
  store i64 %94, ptr %26, align 8, !tbaa !44
  %95 = load ptr, ptr %11, align 8, !tbaa !121, !nonnull !46, !align !47
  %96 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %95, i32 0, i32 4
  %97 = load i64, ptr %96, align 8, !tbaa !128
  %98 = getelementptr inbounds nuw %class.anon.1, ptr %27, i32 0, i32 0
  store ptr %28, ptr %98, align 8, !tbaa !178
  %99 = getelementptr inbounds nuw %class.anon.1, ptr %27, i32 0, i32 1
  store ptr %14, ptr %99, align 8, !tbaa !176
  %100 = getelementptr inbounds nuw %class.anon.1, ptr %27, i32 0, i32 2
  store ptr %15, ptr %100, align 8, !tbaa !108
  %101 = getelementptr inbounds nuw %class.anon.1, ptr %27, i32 0, i32 3
  store ptr %26, ptr %101, align 8, !tbaa !108
  %102 = getelementptr inbounds nuw %class.anon.1, ptr %27, i32 0, i32 4
  store ptr %19, ptr %102, align 8, !tbaa !145
  call void @_ZN12_GLOBAL__N_19in_groupsIZNS_4Tile3addERKNS_5SizesEPKflS6_llfPKNS_6HiddenEEUlTnilE0_EEvlT_(i64 noundef %97, ptr dead_on_return noundef %27)
  call void @llvm.lifetime.end.p0(ptr %26) #12
  call void @llvm.lifetime.end.p0(ptr %24) #12
  call void @llvm.lifetime.end.p0(ptr %22) #12
  call void @llvm.lifetime.end.p0(ptr %21) #12
  br label %103

103:                                              ; preds = %83
  %104 = load i32, ptr %19, align 4, !tbaa !6
  %105 = add nsw i32 %104, 16
  store i32 %105, ptr %19, align 4, !tbaa !6
  br label %29, !llvm.loop !180

106:                                              ; preds = %32
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18turn_outEPKfS1_lPKllPc(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5) #6 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca <4 x float>, align 16
  %16 = alloca <4 x float>, align 16
  %17 = alloca i64, align 8
  %18 = alloca i8, align 1
  %19 = alloca [4 x <4 x float>], align 16
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i8, align 1
  %23 = alloca ptr, align 8
  %24 = alloca i8, align 1
  %25 = alloca i8, align 1
  store ptr %0, ptr %7, align 8, !tbaa !140
  store ptr %1, ptr %8, align 8, !tbaa !140
  store i64 %2, ptr %9, align 8, !tbaa !44
  store ptr %3, ptr %10, align 8, !tbaa !108
  store i64 %4, ptr %11, align 8, !tbaa !44
  store ptr %5, ptr %12, align 8, !tbaa !155
  call void @llvm.lifetime.start.p0(ptr %13) #12
  store i64 0, ptr %13, align 8, !tbaa !44
  br label %26

26:                                               ; preds = %154, %6
  %27 = load i64, ptr %13, align 8, !tbaa !44
  %28 = load i64, ptr %9, align 8, !tbaa !44
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %26
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #12
  br label %157

31:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %15) #12
  %32 = load ptr, ptr %8, align 8, !tbaa !140
  %33 = load i64, ptr %13, align 8, !tbaa !44
  %34 = getelementptr inbounds float, ptr %32, i64 %33
  %35 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %34)
  store <4 x float> %35, ptr %15, align 16, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %16) #12
  %36 = load i32, ptr @paged, align 4, !tbaa !6
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %31
  %39 = load <4 x float>, ptr %15, align 16, !tbaa !163
  %40 = call noundef <4 x float> @_ZN12_GLOBAL__N_16largerEDv4_fS0_(<4 x float> noundef %39, <4 x float> noundef splat (float 0x39B4484C00000000))
  br label %43

41:                                               ; preds = %31
  %42 = load <4 x float>, ptr %15, align 16, !tbaa !163
  br label %43

43:                                               ; preds = %41, %38
  %44 = phi <4 x float> [ %40, %38 ], [ %42, %41 ]
  %45 = fdiv <4 x float> splat (float 1.000000e+00), %44
  store <4 x float> %45, ptr %16, align 16, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %17) #12
  store i64 0, ptr %17, align 8, !tbaa !44
  br label %46

46:                                               ; preds = %150, %43
  %47 = load i64, ptr %17, align 8, !tbaa !44
  %48 = load i64, ptr %11, align 8, !tbaa !44
  %49 = icmp slt i64 %47, %48
  br i1 %49, label %51, label %50

50:                                               ; preds = %46
  store i32 5, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #12
  br label %153

51:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(ptr %18) #12
  %52 = load i64, ptr %11, align 8, !tbaa !44
  %53 = load i64, ptr %17, align 8, !tbaa !44
  %54 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %52, i64 noundef %53)
  %55 = shufflevector <4 x i1> %54, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %56 = bitcast <8 x i1> %55 to i8
  store i8 %56, ptr %18, align 1, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %19) #12
  call void @llvm.lifetime.start.p0(ptr %20) #12
  store i32 0, ptr %20, align 4, !tbaa !6
  br label %57

57:                                               ; preds = %77, %51
  %58 = load i32, ptr %20, align 4, !tbaa !6
  %59 = icmp slt i32 %58, 4
  br i1 %59, label %61, label %60

60:                                               ; preds = %57
  store i32 8, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #12
  br label %80

61:                                               ; preds = %57
  %62 = load ptr, ptr %7, align 8, !tbaa !140
  %63 = load i64, ptr %17, align 8, !tbaa !44
  %64 = load i32, ptr %20, align 4, !tbaa !6
  %65 = sext i32 %64 to i64
  %66 = add nsw i64 %63, %65
  %67 = mul nsw i64 %66, 64
  %68 = getelementptr inbounds float, ptr %62, i64 %67
  %69 = load i64, ptr %13, align 8, !tbaa !44
  %70 = getelementptr inbounds float, ptr %68, i64 %69
  %71 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %70)
  %72 = load <4 x float>, ptr %16, align 16, !tbaa !163
  %73 = fmul <4 x float> %71, %72
  %74 = load i32, ptr %20, align 4, !tbaa !6
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [4 x <4 x float>], ptr %19, i64 0, i64 %75
  store <4 x float> %73, ptr %76, align 16, !tbaa !163
  br label %77

77:                                               ; preds = %61
  %78 = load i32, ptr %20, align 4, !tbaa !6
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %20, align 4, !tbaa !6
  br label %57, !llvm.loop !181

80:                                               ; preds = %60
  %81 = getelementptr inbounds [4 x <4 x float>], ptr %19, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_14turnILi2EEEvPDv4_f(ptr noundef %81)
  call void @llvm.lifetime.start.p0(ptr %21) #12
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %82

82:                                               ; preds = %146, %80
  %83 = load i32, ptr %21, align 4, !tbaa !6
  %84 = icmp slt i32 %83, 4
  br i1 %84, label %86, label %85

85:                                               ; preds = %82
  store i32 11, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #12
  br label %149

86:                                               ; preds = %82
  call void @llvm.lifetime.start.p0(ptr %22) #12
  %87 = load i64, ptr %13, align 8, !tbaa !44
  %88 = load i32, ptr %21, align 4, !tbaa !6
  %89 = sext i32 %88 to i64
  %90 = add nsw i64 %87, %89
  %91 = load i64, ptr %9, align 8, !tbaa !44
  %92 = icmp slt i64 %90, %91
  br i1 %92, label %93, label %97

93:                                               ; preds = %86
  %94 = load i8, ptr %18, align 1
  %95 = bitcast i8 %94 to <8 x i1>
  %96 = shufflevector <8 x i1> %95, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %98

97:                                               ; preds = %86
  br label %98

98:                                               ; preds = %97, %93
  %99 = phi <4 x i1> [ %96, %93 ], [ zeroinitializer, %97 ]
  %100 = shufflevector <4 x i1> %99, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %101 = bitcast <8 x i1> %100 to i8
  store i8 %101, ptr %22, align 1, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %23) #12
  %102 = load ptr, ptr %12, align 8, !tbaa !155
  %103 = load ptr, ptr %10, align 8, !tbaa !108
  %104 = load i64, ptr %13, align 8, !tbaa !44
  %105 = load i32, ptr %21, align 4, !tbaa !6
  %106 = sext i32 %105 to i64
  %107 = add nsw i64 %104, %106
  %108 = getelementptr inbounds i64, ptr %103, i64 %107
  %109 = load i64, ptr %108, align 8, !tbaa !44
  %110 = load i64, ptr %11, align 8, !tbaa !44
  %111 = mul nsw i64 %109, %110
  %112 = load i64, ptr %17, align 8, !tbaa !44
  %113 = add nsw i64 %111, %112
  %114 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %113)
  %115 = getelementptr inbounds i8, ptr %102, i64 %114
  store ptr %115, ptr %23, align 8, !tbaa !155
  %116 = load i32, ptr @paired, align 4, !tbaa !6
  %117 = icmp ne i32 %116, 0
  br i1 %117, label %118, label %132

118:                                              ; preds = %98
  %119 = load i8, ptr %22, align 1
  %120 = bitcast i8 %119 to <8 x i1>
  %121 = shufflevector <8 x i1> %120, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %122 = load i32, ptr %21, align 4, !tbaa !6
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [4 x <4 x float>], ptr %19, i64 0, i64 %123
  %125 = load <4 x float>, ptr %124, align 16, !tbaa !163
  %126 = call noundef <4 x i16> @_ZN12_GLOBAL__N_18narrowedEDv4_f(<4 x float> noundef %125)
  %127 = load ptr, ptr %23, align 8, !tbaa !155
  %128 = shufflevector <4 x i1> %121, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %129 = bitcast <8 x i1> %128 to i8
  store i8 %129, ptr %24, align 1, !tbaa !163
  %130 = load i8, ptr %24, align 1
  %131 = zext i8 %130 to i32
  call void @_ZN12_GLOBAL__N_112store_maskedIDv4_ttEEvDv4_bT_PT0_(i32 %131, <4 x i16> noundef %126, ptr noundef %127)
  br label %145

132:                                              ; preds = %98
  %133 = load i8, ptr %22, align 1
  %134 = bitcast i8 %133 to <8 x i1>
  %135 = shufflevector <8 x i1> %134, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %136 = load i32, ptr %21, align 4, !tbaa !6
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [4 x <4 x float>], ptr %19, i64 0, i64 %137
  %139 = load <4 x float>, ptr %138, align 16, !tbaa !163
  %140 = load ptr, ptr %23, align 8, !tbaa !155
  %141 = shufflevector <4 x i1> %135, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %142 = bitcast <8 x i1> %141 to i8
  store i8 %142, ptr %25, align 1, !tbaa !163
  %143 = load i8, ptr %25, align 1
  %144 = zext i8 %143 to i32
  call void @_ZN12_GLOBAL__N_112store_maskedIDv4_ffEEvDv4_bT_PT0_(i32 %144, <4 x float> noundef %139, ptr noundef %140)
  br label %145

145:                                              ; preds = %132, %118
  call void @llvm.lifetime.end.p0(ptr %23) #12
  call void @llvm.lifetime.end.p0(ptr %22) #12
  br label %146

146:                                              ; preds = %145
  %147 = load i32, ptr %21, align 4, !tbaa !6
  %148 = add nsw i32 %147, 1
  store i32 %148, ptr %21, align 4, !tbaa !6
  br label %82, !llvm.loop !182

149:                                              ; preds = %85
  call void @llvm.lifetime.end.p0(ptr %19) #12
  call void @llvm.lifetime.end.p0(ptr %18) #12
  br label %150

150:                                              ; preds = %149
  %151 = load i64, ptr %17, align 8, !tbaa !44
  %152 = add nsw i64 %151, 4
  store i64 %152, ptr %17, align 8, !tbaa !44
  br label %46, !llvm.loop !183

153:                                              ; preds = %50
  call void @llvm.lifetime.end.p0(ptr %16) #12
  call void @llvm.lifetime.end.p0(ptr %15) #12
  br label %154

154:                                              ; preds = %153
  %155 = load i64, ptr %13, align 8, !tbaa !44
  %156 = add nsw i64 %155, 4
  store i64 %156, ptr %13, align 8, !tbaa !44
  br label %26, !llvm.loop !184

157:                                              ; preds = %30
  ret void
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

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %0, <4 x float> noundef %1) #7 {
  %3 = alloca ptr, align 8
  %4 = alloca <4 x float>, align 16
  store ptr %0, ptr %3, align 8, !tbaa !49
  store <4 x float> %1, ptr %4, align 16, !tbaa !163
  %5 = load <4 x float>, ptr %4, align 16, !tbaa !163
  %6 = load ptr, ptr %3, align 8, !tbaa !49
  %7 = getelementptr inbounds nuw %struct.Unaligned, ptr %6, i32 0, i32 0
  store <4 x float> %5, ptr %7, align 1, !tbaa !163
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %0, i64 noundef %1) #7 {
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
define internal noundef <4 x float> @_ZN12_GLOBAL__N_111load_maskedIDv4_ffEET_Dv4_bPKT0_(i32 %0, ptr noundef %1) #7 {
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
  store i8 %11, ptr %4, align 1, !tbaa !163
  store ptr %1, ptr %5, align 8, !tbaa !140
  %12 = load i8, ptr %4, align 1
  %13 = bitcast i8 %12 to <8 x i1>
  %14 = shufflevector <8 x i1> %13, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %15 = load ptr, ptr %5, align 8, !tbaa !140
  %16 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %15, <4 x i1> %14, <4 x float> zeroinitializer)
  ret <4 x float> %16
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14turnILi2EEEvPDv4_f(ptr noundef %0) #7 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %"struct.(anonymous namespace)::Places", align 1
  store ptr %0, ptr %2, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %3) #12
  store i32 0, ptr %3, align 4, !tbaa !6
  br label %5

5:                                                ; preds = %27, %1
  %6 = load i32, ptr %3, align 4, !tbaa !6
  %7 = icmp slt i32 %6, 4
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #12
  br label %30

9:                                                ; preds = %5
  %10 = load i32, ptr %3, align 4, !tbaa !6
  %11 = and i32 %10, 2
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %26, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %2, align 8, !tbaa !49
  %15 = load i32, ptr %3, align 4, !tbaa !6
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds <4 x float>, ptr %14, i64 %16
  %18 = load ptr, ptr %2, align 8, !tbaa !49
  %19 = load i32, ptr %3, align 4, !tbaa !6
  %20 = add nsw i32 %19, 2
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds <4 x float>, ptr %18, i64 %21
  %23 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Places", ptr %4, i32 0, i32 0
  %24 = load i8, ptr %23, align 1
  %25 = zext i8 %24 to i64
  call void @_ZN12_GLOBAL__N_18exchangeILi2EJLi0ELi1ELi2ELi3EEEEvRDv4_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 16 dereferenceable(16) %17, ptr noundef nonnull align 16 dereferenceable(16) %22, i64 %25)
  br label %26

26:                                               ; preds = %13, %9
  br label %27

27:                                               ; preds = %26
  %28 = load i32, ptr %3, align 4, !tbaa !6
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %3, align 4, !tbaa !6
  br label %5, !llvm.loop !185

30:                                               ; preds = %8
  %31 = load ptr, ptr %2, align 8, !tbaa !49
  call void @_ZN12_GLOBAL__N_14turnILi1EEEvPDv4_f(ptr noundef %31)
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i32> @_ZN12_GLOBAL__N_112lane_numbersEv() #7 {
  %1 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr %1) #12
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 @__const._ZN12_GLOBAL__N_112lane_numbersEv.numbers, i64 64, i1 false)
  %2 = getelementptr inbounds [16 x i32], ptr %1, i64 0, i64 0
  %3 = call noundef <4 x i32> @_ZN12_GLOBAL__N_14loadIDv4_iEET_PKv(ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %1) #12
  ret <4 x i32> %3
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i32> @_ZN12_GLOBAL__N_14loadIDv4_iEET_PKv(ptr noundef %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.0, ptr %3, i32 0, i32 0
  %5 = load <4 x i32>, ptr %4, align 1, !tbaa !163
  ret <4 x i32> %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr captures(none), <4 x i1>, <4 x float>) #8

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18exchangeILi2EJLi0ELi1ELi2ELi3EEEEvRDv4_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 16 dereferenceable(16) %0, ptr noundef nonnull align 16 dereferenceable(16) %1, i64 %2) #7 {
  %4 = alloca %"struct.(anonymous namespace)::Places", align 1
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca <4 x float>, align 16
  %8 = alloca <4 x float>, align 16
  %9 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Places", ptr %4, i32 0, i32 0
  %10 = trunc i64 %2 to i8
  store i8 %10, ptr %9, align 1
  store ptr %0, ptr %5, align 8, !tbaa !49
  store ptr %1, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #12
  %11 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !186
  %12 = load <4 x float>, ptr %11, align 16, !tbaa !163
  %13 = load ptr, ptr %6, align 8, !tbaa !49, !nonnull !46, !align !186
  %14 = load <4 x float>, ptr %13, align 16, !tbaa !163
  %15 = shufflevector <4 x float> %12, <4 x float> %14, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  store <4 x float> %15, ptr %7, align 16, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %8) #12
  %16 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !186
  %17 = load <4 x float>, ptr %16, align 16, !tbaa !163
  %18 = load ptr, ptr %6, align 8, !tbaa !49, !nonnull !46, !align !186
  %19 = load <4 x float>, ptr %18, align 16, !tbaa !163
  %20 = shufflevector <4 x float> %17, <4 x float> %19, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  store <4 x float> %20, ptr %8, align 16, !tbaa !163
  %21 = load <4 x float>, ptr %7, align 16, !tbaa !163
  %22 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !186
  store <4 x float> %21, ptr %22, align 16, !tbaa !163
  %23 = load <4 x float>, ptr %8, align 16, !tbaa !163
  %24 = load ptr, ptr %6, align 8, !tbaa !49, !nonnull !46, !align !186
  store <4 x float> %23, ptr %24, align 16, !tbaa !163
  call void @llvm.lifetime.end.p0(ptr %8) #12
  call void @llvm.lifetime.end.p0(ptr %7) #12
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14turnILi1EEEvPDv4_f(ptr noundef %0) #7 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %"struct.(anonymous namespace)::Places", align 1
  store ptr %0, ptr %2, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %3) #12
  store i32 0, ptr %3, align 4, !tbaa !6
  br label %5

5:                                                ; preds = %27, %1
  %6 = load i32, ptr %3, align 4, !tbaa !6
  %7 = icmp slt i32 %6, 4
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #12
  br label %30

9:                                                ; preds = %5
  %10 = load i32, ptr %3, align 4, !tbaa !6
  %11 = and i32 %10, 1
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %26, label %13

13:                                               ; preds = %9
  %14 = load ptr, ptr %2, align 8, !tbaa !49
  %15 = load i32, ptr %3, align 4, !tbaa !6
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds <4 x float>, ptr %14, i64 %16
  %18 = load ptr, ptr %2, align 8, !tbaa !49
  %19 = load i32, ptr %3, align 4, !tbaa !6
  %20 = add nsw i32 %19, 1
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds <4 x float>, ptr %18, i64 %21
  %23 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Places", ptr %4, i32 0, i32 0
  %24 = load i8, ptr %23, align 1
  %25 = zext i8 %24 to i64
  call void @_ZN12_GLOBAL__N_18exchangeILi1EJLi0ELi1ELi2ELi3EEEEvRDv4_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 16 dereferenceable(16) %17, ptr noundef nonnull align 16 dereferenceable(16) %22, i64 %25)
  br label %26

26:                                               ; preds = %13, %9
  br label %27

27:                                               ; preds = %26
  %28 = load i32, ptr %3, align 4, !tbaa !6
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %3, align 4, !tbaa !6
  br label %5, !llvm.loop !187

30:                                               ; preds = %8
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18exchangeILi1EJLi0ELi1ELi2ELi3EEEEvRDv4_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 16 dereferenceable(16) %0, ptr noundef nonnull align 16 dereferenceable(16) %1, i64 %2) #7 {
  %4 = alloca %"struct.(anonymous namespace)::Places", align 1
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca <4 x float>, align 16
  %8 = alloca <4 x float>, align 16
  %9 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Places", ptr %4, i32 0, i32 0
  %10 = trunc i64 %2 to i8
  store i8 %10, ptr %9, align 1
  store ptr %0, ptr %5, align 8, !tbaa !49
  store ptr %1, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #12
  %11 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !186
  %12 = load <4 x float>, ptr %11, align 16, !tbaa !163
  %13 = load ptr, ptr %6, align 8, !tbaa !49, !nonnull !46, !align !186
  %14 = load <4 x float>, ptr %13, align 16, !tbaa !163
  %15 = shufflevector <4 x float> %12, <4 x float> %14, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  store <4 x float> %15, ptr %7, align 16, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %8) #12
  %16 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !186
  %17 = load <4 x float>, ptr %16, align 16, !tbaa !163
  %18 = load ptr, ptr %6, align 8, !tbaa !49, !nonnull !46, !align !186
  %19 = load <4 x float>, ptr %18, align 16, !tbaa !163
  %20 = shufflevector <4 x float> %17, <4 x float> %19, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  store <4 x float> %20, ptr %8, align 16, !tbaa !163
  %21 = load <4 x float>, ptr %7, align 16, !tbaa !163
  %22 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !186
  store <4 x float> %21, ptr %22, align 16, !tbaa !163
  %23 = load <4 x float>, ptr %8, align 16, !tbaa !163
  %24 = load ptr, ptr %6, align 8, !tbaa !49, !nonnull !46, !align !186
  store <4 x float> %23, ptr %24, align 16, !tbaa !163
  call void @llvm.lifetime.end.p0(ptr %8) #12
  call void @llvm.lifetime.end.p0(ptr %7) #12
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %0) #7 {
  %2 = alloca %"struct.(anonymous namespace)::Part", align 16
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %4) #12
  store i32 0, ptr %4, align 4, !tbaa !6
  br label %5

5:                                                ; preds = %20, %1
  %6 = load i32, ptr %4, align 4, !tbaa !6
  %7 = icmp slt i32 %6, 4
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %4) #12
  br label %23

9:                                                ; preds = %5
  %10 = load ptr, ptr %3, align 8, !tbaa !140
  %11 = load i32, ptr %4, align 4, !tbaa !6
  %12 = mul nsw i32 4, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %10, i64 %13
  %15 = call noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %14)
  %16 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %2, i32 0, i32 0
  %17 = load i32, ptr %4, align 4, !tbaa !6
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [4 x <4 x float>], ptr %16, i64 0, i64 %18
  store <4 x float> %15, ptr %19, align 16, !tbaa !163
  br label %20

20:                                               ; preds = %9
  %21 = load i32, ptr %4, align 4, !tbaa !6
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %4, align 4, !tbaa !6
  br label %5, !llvm.loop !188

23:                                               ; preds = %8
  %24 = load %"struct.(anonymous namespace)::Part", ptr %2, align 16
  ret %"struct.(anonymous namespace)::Part" %24
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19in_groupsIZNS_4Tile3addERKNS_5SizesEPKflS6_llfPKNS_6HiddenEEUlTnilE_EEvlT_(i64 noundef %0, ptr dead_on_return noundef %1) #7 {
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  store i64 %0, ptr %3, align 8, !tbaa !44
  store ptr %1, ptr %4, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %5) #12
  store i64 0, ptr %5, align 8, !tbaa !44
  br label %6

6:                                                ; preds = %13, %2
  %7 = load i64, ptr %5, align 8, !tbaa !44
  %8 = add nsw i64 %7, 6
  %9 = load i64, ptr %3, align 8, !tbaa !44
  %10 = icmp sle i64 %8, %9
  br i1 %10, label %11, label %16

11:                                               ; preds = %6
  %12 = load i64, ptr %5, align 8, !tbaa !44
  call void @_ZZN12_GLOBAL__N_14Tile3addERKNS_5SizesEPKflS5_llfPKNS_6HiddenEENKUlTnilE_clILi6EEEDal(ptr noundef nonnull align 8 dereferenceable(56) %1, i64 noundef %12)
  br label %13

13:                                               ; preds = %11
  %14 = load i64, ptr %5, align 8, !tbaa !44
  %15 = add nsw i64 %14, 6
  store i64 %15, ptr %5, align 8, !tbaa !44
  br label %6, !llvm.loop !189

16:                                               ; preds = %6
  br label %17

17:                                               ; preds = %24, %16
  %18 = load i64, ptr %5, align 8, !tbaa !44
  %19 = add nsw i64 %18, 4
  %20 = load i64, ptr %3, align 8, !tbaa !44
  %21 = icmp sle i64 %19, %20
  br i1 %21, label %22, label %27

22:                                               ; preds = %17
  %23 = load i64, ptr %5, align 8, !tbaa !44
  call void @_ZZN12_GLOBAL__N_14Tile3addERKNS_5SizesEPKflS5_llfPKNS_6HiddenEENKUlTnilE_clILi4EEEDal(ptr noundef nonnull align 8 dereferenceable(56) %1, i64 noundef %23)
  br label %24

24:                                               ; preds = %22
  %25 = load i64, ptr %5, align 8, !tbaa !44
  %26 = add nsw i64 %25, 4
  store i64 %26, ptr %5, align 8, !tbaa !44
  br label %17, !llvm.loop !190

27:                                               ; preds = %17
  br label %28

28:                                               ; preds = %35, %27
  %29 = load i64, ptr %5, align 8, !tbaa !44
  %30 = add nsw i64 %29, 2
  %31 = load i64, ptr %3, align 8, !tbaa !44
  %32 = icmp sle i64 %30, %31
  br i1 %32, label %33, label %38

33:                                               ; preds = %28
  %34 = load i64, ptr %5, align 8, !tbaa !44
  call void @_ZZN12_GLOBAL__N_14Tile3addERKNS_5SizesEPKflS5_llfPKNS_6HiddenEENKUlTnilE_clILi2EEEDal(ptr noundef nonnull align 8 dereferenceable(56) %1, i64 noundef %34)
  br label %35

35:                                               ; preds = %33
  %36 = load i64, ptr %5, align 8, !tbaa !44
  %37 = add nsw i64 %36, 2
  store i64 %37, ptr %5, align 8, !tbaa !44
  br label %28, !llvm.loop !191

38:                                               ; preds = %28
  br label %39

39:                                               ; preds = %45, %38
  %40 = load i64, ptr %5, align 8, !tbaa !44
  %41 = load i64, ptr %3, align 8, !tbaa !44
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %43, label %48

43:                                               ; preds = %39
  %44 = load i64, ptr %5, align 8, !tbaa !44
  call void @_ZZN12_GLOBAL__N_14Tile3addERKNS_5SizesEPKflS5_llfPKNS_6HiddenEENKUlTnilE_clILi1EEEDal(ptr noundef nonnull align 8 dereferenceable(56) %1, i64 noundef %44)
  br label %45

45:                                               ; preds = %43
  %46 = load i64, ptr %5, align 8, !tbaa !44
  %47 = add nsw i64 %46, 1
  store i64 %47, ptr %5, align 8, !tbaa !44
  br label %39, !llvm.loop !192

48:                                               ; preds = %39
  call void @llvm.lifetime.end.p0(ptr %5) #12
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_14exp2ILb0EEEDv4_fS1_(<4 x float> noundef %0) #7 {
  %2 = alloca <4 x float>, align 16
  %3 = alloca float, align 4
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %2, align 16, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %3) #12
  store float -1.270000e+02, ptr %3, align 4, !tbaa !151
  %7 = load <4 x float>, ptr %2, align 16, !tbaa !163
  %8 = fcmp olt <4 x float> %7, splat (float -1.270000e+02)
  %9 = sext <4 x i1> %8 to <4 x i32>
  %10 = load <4 x float>, ptr %2, align 16, !tbaa !163
  %11 = icmp slt <4 x i32> %9, zeroinitializer
  %12 = select <4 x i1> %11, <4 x float> splat (float -1.270000e+02), <4 x float> %10
  store <4 x float> %12, ptr %2, align 16, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %4) #12
  %13 = load <4 x float>, ptr %2, align 16, !tbaa !163
  %14 = call <4 x float> @llvm.rint.v4f32(<4 x float> %13)
  store <4 x float> %14, ptr %4, align 16, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %5) #12
  %15 = load <4 x float>, ptr %2, align 16, !tbaa !163
  %16 = load <4 x float>, ptr %4, align 16, !tbaa !163
  %17 = fsub <4 x float> %15, %16
  store <4 x float> %17, ptr %5, align 16, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %6) #12
  store <4 x float> splat (float 0x3F24440040000000), ptr %6, align 16, !tbaa !163
  %18 = load <4 x float>, ptr %6, align 16, !tbaa !163
  %19 = load <4 x float>, ptr %5, align 16, !tbaa !163
  %20 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %18, <4 x float> noundef %19, <4 x float> noundef splat (float 0x3F55F08960000000))
  store <4 x float> %20, ptr %6, align 16, !tbaa !163
  %21 = load <4 x float>, ptr %6, align 16, !tbaa !163
  %22 = load <4 x float>, ptr %5, align 16, !tbaa !163
  %23 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %21, <4 x float> noundef %22, <4 x float> noundef splat (float 0x3F83B2A1C0000000))
  store <4 x float> %23, ptr %6, align 16, !tbaa !163
  %24 = load <4 x float>, ptr %6, align 16, !tbaa !163
  %25 = load <4 x float>, ptr %5, align 16, !tbaa !163
  %26 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %24, <4 x float> noundef %25, <4 x float> noundef splat (float 0x3FAC6AF6C0000000))
  store <4 x float> %26, ptr %6, align 16, !tbaa !163
  %27 = load <4 x float>, ptr %6, align 16, !tbaa !163
  %28 = load <4 x float>, ptr %5, align 16, !tbaa !163
  %29 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %27, <4 x float> noundef %28, <4 x float> noundef splat (float 0x3FCEBFBE00000000))
  store <4 x float> %29, ptr %6, align 16, !tbaa !163
  %30 = load <4 x float>, ptr %6, align 16, !tbaa !163
  %31 = load <4 x float>, ptr %5, align 16, !tbaa !163
  %32 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %30, <4 x float> noundef %31, <4 x float> noundef splat (float 0x3FE62E4300000000))
  store <4 x float> %32, ptr %6, align 16, !tbaa !163
  %33 = load <4 x float>, ptr %6, align 16, !tbaa !163
  %34 = load <4 x float>, ptr %5, align 16, !tbaa !163
  %35 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %33, <4 x float> noundef %34, <4 x float> noundef splat (float 1.000000e+00))
  store <4 x float> %35, ptr %6, align 16, !tbaa !163
  %36 = load <4 x float>, ptr %6, align 16, !tbaa !163
  %37 = load <4 x float>, ptr %4, align 16, !tbaa !163
  %38 = call noundef <4 x float> @_ZN12_GLOBAL__N_112power_of_twoEDv4_f(<4 x float> noundef %37)
  %39 = fmul <4 x float> %36, %38
  call void @llvm.lifetime.end.p0(ptr %6) #12
  call void @llvm.lifetime.end.p0(ptr %5) #12
  call void @llvm.lifetime.end.p0(ptr %4) #12
  call void @llvm.lifetime.end.p0(ptr %3) #12
  ret <4 x float> %39
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %0, ptr noundef nonnull align 16 dereferenceable(64) %1) #7 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !140
  store ptr %1, ptr %4, align 8, !tbaa !193
  call void @llvm.lifetime.start.p0(ptr %5) #12
  store i32 0, ptr %5, align 4, !tbaa !6
  br label %6

6:                                                ; preds = %22, %2
  %7 = load i32, ptr %5, align 4, !tbaa !6
  %8 = icmp slt i32 %7, 4
  br i1 %8, label %10, label %9

9:                                                ; preds = %6
  call void @llvm.lifetime.end.p0(ptr %5) #12
  br label %25

10:                                               ; preds = %6
  %11 = load ptr, ptr %3, align 8, !tbaa !140
  %12 = load i32, ptr %5, align 4, !tbaa !6
  %13 = mul nsw i32 4, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %11, i64 %14
  %16 = load ptr, ptr %4, align 8, !tbaa !193, !nonnull !46, !align !186
  %17 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %16, i32 0, i32 0
  %18 = load i32, ptr %5, align 4, !tbaa !6
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [4 x <4 x float>], ptr %17, i64 0, i64 %19
  %21 = load <4 x float>, ptr %20, align 16, !tbaa !163
  call void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %15, <4 x float> noundef %21)
  br label %22

22:                                               ; preds = %10
  %23 = load i32, ptr %5, align 4, !tbaa !6
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %5, align 4, !tbaa !6
  br label %6, !llvm.loop !195

25:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_15weighEPflRKNS_4PartES3_S0_(ptr noundef %0, i64 noundef %1, ptr noundef nonnull align 16 dereferenceable(64) %2, ptr noundef nonnull align 16 dereferenceable(64) %3, ptr noundef %4) #7 {
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca %"struct.(anonymous namespace)::Part", align 16
  %12 = alloca i32, align 4
  %13 = alloca %class.anon.3, align 8
  %14 = alloca i64, align 8
  %15 = alloca %"struct.(anonymous namespace)::Part", align 16
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca %"struct.(anonymous namespace)::Part", align 16
  %20 = alloca %"struct.(anonymous namespace)::Part", align 16
  %21 = alloca %"struct.(anonymous namespace)::Part", align 16
  %22 = alloca i32, align 4
  %23 = alloca %"struct.(anonymous namespace)::Part", align 16
  store ptr %0, ptr %6, align 8, !tbaa !140
  store i64 %1, ptr %7, align 8, !tbaa !44
  store ptr %2, ptr %8, align 8, !tbaa !193
  store ptr %3, ptr %9, align 8, !tbaa !193
  store ptr %4, ptr %10, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %11) #12
  %24 = load ptr, ptr %10, align 8, !tbaa !140
  %25 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %24)
  %26 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %11, i32 0, i32 0
  %27 = extractvalue %"struct.(anonymous namespace)::Part" %25, 0
  store [4 x <4 x float>] %27, ptr %26, align 16
  call void @llvm.lifetime.start.p0(ptr %12) #12
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %28

28:                                               ; preds = %45, %5
  %29 = load i32, ptr %12, align 4, !tbaa !6
  %30 = icmp slt i32 %29, 4
  br i1 %30, label %32, label %31

31:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr %12) #12
  br label %48

32:                                               ; preds = %28
  %33 = load ptr, ptr %9, align 8, !tbaa !193, !nonnull !46, !align !186
  %34 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %33, i32 0, i32 0
  %35 = load i32, ptr %12, align 4, !tbaa !6
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [4 x <4 x float>], ptr %34, i64 0, i64 %36
  %38 = load <4 x float>, ptr %37, align 16, !tbaa !163
  %39 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %11, i32 0, i32 0
  %40 = load i32, ptr %12, align 4, !tbaa !6
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [4 x <4 x float>], ptr %39, i64 0, i64 %41
  %43 = load <4 x float>, ptr %42, align 16, !tbaa !163
  %44 = fmul <4 x float> %43, %38
  store <4 x float> %44, ptr %42, align 16, !tbaa !163
  br label %45

45:                                               ; preds = %32
  %46 = load i32, ptr %12, align 4, !tbaa !6
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %12, align 4, !tbaa !6
  br label %28, !llvm.loop !196

48:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %13) #12
  %49 = getelementptr inbounds nuw %class.anon.3, ptr %13, i32 0, i32 0
  store ptr %6, ptr %49, align 8, !tbaa !176
  %50 = getelementptr inbounds nuw %class.anon.3, ptr %13, i32 0, i32 1
  %51 = load ptr, ptr %8, align 8, !tbaa !193, !nonnull !46, !align !186
  store ptr %51, ptr %50, align 8, !tbaa !193
  %52 = getelementptr inbounds nuw %class.anon.3, ptr %13, i32 0, i32 2
  store ptr %11, ptr %52, align 8, !tbaa !193
  call void @llvm.lifetime.start.p0(ptr %14) #12
  %53 = load i64, ptr %7, align 8, !tbaa !44
  %54 = call noundef i32 @_ZN12_GLOBAL__N_18togetherEv()
  %55 = sext i32 %54 to i64
  %56 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %53, i64 noundef %55)
  store i64 %56, ptr %14, align 8, !tbaa !44
  %57 = load i32, ptr @paired, align 4, !tbaa !6
  %58 = icmp ne i32 %57, 0
  br i1 %58, label %59, label %82

59:                                               ; preds = %48
  %60 = load i64, ptr %7, align 8, !tbaa !44
  %61 = load i64, ptr %14, align 8, !tbaa !44
  %62 = mul nsw i64 %61, 2
  %63 = icmp slt i64 %60, %62
  br i1 %63, label %64, label %82

64:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(ptr %15) #12
  call void @llvm.lifetime.start.p0(ptr %16) #12
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %65

65:                                               ; preds = %74, %64
  %66 = load i32, ptr %16, align 4, !tbaa !6
  %67 = icmp slt i32 %66, 4
  br i1 %67, label %69, label %68

68:                                               ; preds = %65
  call void @llvm.lifetime.end.p0(ptr %16) #12
  br label %77

69:                                               ; preds = %65
  %70 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %15, i32 0, i32 0
  %71 = load i32, ptr %16, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [4 x <4 x float>], ptr %70, i64 0, i64 %72
  store <4 x float> splat (float 0xC6293E5940000000), ptr %73, align 16, !tbaa !163
  br label %74

74:                                               ; preds = %69
  %75 = load i32, ptr %16, align 4, !tbaa !6
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %16, align 4, !tbaa !6
  br label %65, !llvm.loop !197

77:                                               ; preds = %68
  %78 = load ptr, ptr %6, align 8, !tbaa !140
  %79 = load i64, ptr %7, align 8, !tbaa !44
  %80 = mul nsw i64 %79, 16
  %81 = getelementptr inbounds float, ptr %78, i64 %80
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %81, ptr noundef nonnull align 16 dereferenceable(64) %15)
  call void @llvm.lifetime.end.p0(ptr %15) #12
  br label %82

82:                                               ; preds = %77, %59, %48
  call void @llvm.lifetime.start.p0(ptr %17) #12
  store i64 0, ptr %17, align 8, !tbaa !44
  br label %83

83:                                               ; preds = %143, %82
  %84 = load i64, ptr %17, align 8, !tbaa !44
  %85 = load i64, ptr %14, align 8, !tbaa !44
  %86 = icmp slt i64 %84, %85
  br i1 %86, label %88, label %87

87:                                               ; preds = %83
  store i32 8, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #12
  br label %146

88:                                               ; preds = %83
  %89 = load i32, ptr @paired, align 4, !tbaa !6
  %90 = icmp ne i32 %89, 0
  br i1 %90, label %91, label %133

91:                                               ; preds = %88
  call void @llvm.lifetime.start.p0(ptr %19) #12
  %92 = load i64, ptr %17, align 8, !tbaa !44
  %93 = mul nsw i64 2, %92
  %94 = call %"struct.(anonymous namespace)::Part" @_ZZN12_GLOBAL__N_15weighEPflRKNS_4PartES3_S0_ENKUllE_clEl(ptr noundef nonnull align 8 dereferenceable(24) %13, i64 noundef %93)
  %95 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %19, i32 0, i32 0
  %96 = extractvalue %"struct.(anonymous namespace)::Part" %94, 0
  store [4 x <4 x float>] %96, ptr %95, align 16
  call void @llvm.lifetime.start.p0(ptr %20) #12
  %97 = load i64, ptr %17, align 8, !tbaa !44
  %98 = mul nsw i64 2, %97
  %99 = add nsw i64 %98, 1
  %100 = call %"struct.(anonymous namespace)::Part" @_ZZN12_GLOBAL__N_15weighEPflRKNS_4PartES3_S0_ENKUllE_clEl(ptr noundef nonnull align 8 dereferenceable(24) %13, i64 noundef %99)
  %101 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %102 = extractvalue %"struct.(anonymous namespace)::Part" %100, 0
  store [4 x <4 x float>] %102, ptr %101, align 16
  call void @llvm.lifetime.start.p0(ptr %21) #12
  call void @llvm.lifetime.start.p0(ptr %22) #12
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %103

103:                                              ; preds = %125, %91
  %104 = load i32, ptr %22, align 4, !tbaa !6
  %105 = icmp slt i32 %104, 4
  br i1 %105, label %107, label %106

106:                                              ; preds = %103
  store i32 11, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #12
  br label %128

107:                                              ; preds = %103
  %108 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %19, i32 0, i32 0
  %109 = load i32, ptr %22, align 4, !tbaa !6
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [4 x <4 x float>], ptr %108, i64 0, i64 %110
  %112 = load <4 x float>, ptr %111, align 16, !tbaa !163
  %113 = call noundef <4 x i16> @_ZN12_GLOBAL__N_18narrowedEDv4_f(<4 x float> noundef %112)
  %114 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %115 = load i32, ptr %22, align 4, !tbaa !6
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [4 x <4 x float>], ptr %114, i64 0, i64 %116
  %118 = load <4 x float>, ptr %117, align 16, !tbaa !163
  %119 = call noundef <4 x i16> @_ZN12_GLOBAL__N_18narrowedEDv4_f(<4 x float> noundef %118)
  %120 = call noundef <4 x float> @_ZN12_GLOBAL__N_15pairsEDv4_tS0_(<4 x i16> noundef %113, <4 x i16> noundef %119)
  %121 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %21, i32 0, i32 0
  %122 = load i32, ptr %22, align 4, !tbaa !6
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [4 x <4 x float>], ptr %121, i64 0, i64 %123
  store <4 x float> %120, ptr %124, align 16, !tbaa !163
  br label %125

125:                                              ; preds = %107
  %126 = load i32, ptr %22, align 4, !tbaa !6
  %127 = add nsw i32 %126, 1
  store i32 %127, ptr %22, align 4, !tbaa !6
  br label %103, !llvm.loop !198

128:                                              ; preds = %106
  %129 = load ptr, ptr %6, align 8, !tbaa !140
  %130 = load i64, ptr %17, align 8, !tbaa !44
  %131 = mul nsw i64 %130, 16
  %132 = getelementptr inbounds float, ptr %129, i64 %131
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %132, ptr noundef nonnull align 16 dereferenceable(64) %21)
  call void @llvm.lifetime.end.p0(ptr %21) #12
  call void @llvm.lifetime.end.p0(ptr %20) #12
  call void @llvm.lifetime.end.p0(ptr %19) #12
  br label %142

133:                                              ; preds = %88
  %134 = load ptr, ptr %6, align 8, !tbaa !140
  %135 = load i64, ptr %17, align 8, !tbaa !44
  %136 = mul nsw i64 %135, 16
  %137 = getelementptr inbounds float, ptr %134, i64 %136
  call void @llvm.lifetime.start.p0(ptr %23) #12
  %138 = load i64, ptr %17, align 8, !tbaa !44
  %139 = call %"struct.(anonymous namespace)::Part" @_ZZN12_GLOBAL__N_15weighEPflRKNS_4PartES3_S0_ENKUllE_clEl(ptr noundef nonnull align 8 dereferenceable(24) %13, i64 noundef %138)
  %140 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %23, i32 0, i32 0
  %141 = extractvalue %"struct.(anonymous namespace)::Part" %139, 0
  store [4 x <4 x float>] %141, ptr %140, align 16
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %137, ptr noundef nonnull align 16 dereferenceable(64) %23)
  call void @llvm.lifetime.end.p0(ptr %23) #12
  br label %142

142:                                              ; preds = %133, %128
  br label %143

143:                                              ; preds = %142
  %144 = load i64, ptr %17, align 8, !tbaa !44
  %145 = add nsw i64 %144, 1
  store i64 %145, ptr %17, align 8, !tbaa !44
  br label %83, !llvm.loop !199

146:                                              ; preds = %87
  %147 = load ptr, ptr %10, align 8, !tbaa !140
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %147, ptr noundef nonnull align 16 dereferenceable(64) %11)
  %148 = load i64, ptr %14, align 8, !tbaa !44
  store i32 1, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #12
  call void @llvm.lifetime.end.p0(ptr %13) #12
  call void @llvm.lifetime.end.p0(ptr %11) #12
  ret i64 %148
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19in_groupsIZNS_4Tile3addERKNS_5SizesEPKflS6_llfPKNS_6HiddenEEUlTnilE0_EEvlT_(i64 noundef %0, ptr dead_on_return noundef %1) #7 {
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  store i64 %0, ptr %3, align 8, !tbaa !44
  store ptr %1, ptr %4, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %5) #12
  store i64 0, ptr %5, align 8, !tbaa !44
  br label %6

6:                                                ; preds = %13, %2
  %7 = load i64, ptr %5, align 8, !tbaa !44
  %8 = add nsw i64 %7, 6
  %9 = load i64, ptr %3, align 8, !tbaa !44
  %10 = icmp sle i64 %8, %9
  br i1 %10, label %11, label %16

11:                                               ; preds = %6
  %12 = load i64, ptr %5, align 8, !tbaa !44
  call void @_ZZN12_GLOBAL__N_14Tile3addERKNS_5SizesEPKflS5_llfPKNS_6HiddenEENKUlTnilE0_clILi6EEEDal(ptr noundef nonnull align 8 dereferenceable(40) %1, i64 noundef %12)
  br label %13

13:                                               ; preds = %11
  %14 = load i64, ptr %5, align 8, !tbaa !44
  %15 = add nsw i64 %14, 6
  store i64 %15, ptr %5, align 8, !tbaa !44
  br label %6, !llvm.loop !200

16:                                               ; preds = %6
  br label %17

17:                                               ; preds = %24, %16
  %18 = load i64, ptr %5, align 8, !tbaa !44
  %19 = add nsw i64 %18, 4
  %20 = load i64, ptr %3, align 8, !tbaa !44
  %21 = icmp sle i64 %19, %20
  br i1 %21, label %22, label %27

22:                                               ; preds = %17
  %23 = load i64, ptr %5, align 8, !tbaa !44
  call void @_ZZN12_GLOBAL__N_14Tile3addERKNS_5SizesEPKflS5_llfPKNS_6HiddenEENKUlTnilE0_clILi4EEEDal(ptr noundef nonnull align 8 dereferenceable(40) %1, i64 noundef %23)
  br label %24

24:                                               ; preds = %22
  %25 = load i64, ptr %5, align 8, !tbaa !44
  %26 = add nsw i64 %25, 4
  store i64 %26, ptr %5, align 8, !tbaa !44
  br label %17, !llvm.loop !201

27:                                               ; preds = %17
  br label %28

28:                                               ; preds = %35, %27
  %29 = load i64, ptr %5, align 8, !tbaa !44
  %30 = add nsw i64 %29, 2
  %31 = load i64, ptr %3, align 8, !tbaa !44
  %32 = icmp sle i64 %30, %31
  br i1 %32, label %33, label %38

33:                                               ; preds = %28
  %34 = load i64, ptr %5, align 8, !tbaa !44
  call void @_ZZN12_GLOBAL__N_14Tile3addERKNS_5SizesEPKflS5_llfPKNS_6HiddenEENKUlTnilE0_clILi2EEEDal(ptr noundef nonnull align 8 dereferenceable(40) %1, i64 noundef %34)
  br label %35

35:                                               ; preds = %33
  %36 = load i64, ptr %5, align 8, !tbaa !44
  %37 = add nsw i64 %36, 2
  store i64 %37, ptr %5, align 8, !tbaa !44
  br label %28, !llvm.loop !202

38:                                               ; preds = %28
  br label %39

39:                                               ; preds = %45, %38
  %40 = load i64, ptr %5, align 8, !tbaa !44
  %41 = load i64, ptr %3, align 8, !tbaa !44
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %43, label %48

43:                                               ; preds = %39
  %44 = load i64, ptr %5, align 8, !tbaa !44
  call void @_ZZN12_GLOBAL__N_14Tile3addERKNS_5SizesEPKflS5_llfPKNS_6HiddenEENKUlTnilE0_clILi1EEEDal(ptr noundef nonnull align 8 dereferenceable(40) %1, i64 noundef %44)
  br label %45

45:                                               ; preds = %43
  %46 = load i64, ptr %5, align 8, !tbaa !44
  %47 = add nsw i64 %46, 1
  store i64 %47, ptr %5, align 8, !tbaa !44
  br label %39, !llvm.loop !203

48:                                               ; preds = %39
  call void @llvm.lifetime.end.p0(ptr %5) #12
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_14loadIDv4_fEET_PKv(ptr noundef %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.2, ptr %3, i32 0, i32 0
  %5 = load <4 x float>, ptr %4, align 1, !tbaa !163
  ret <4 x float> %5
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZZN12_GLOBAL__N_14Tile3addERKNS_5SizesEPKflS5_llfPKNS_6HiddenEENKUlTnilE_clILi6EEEDal(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca %"struct.(anonymous namespace)::Hidden", align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store i64 %1, ptr %4, align 8, !tbaa !44
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 2
  %8 = load ptr, ptr %7, align 8, !tbaa !173
  call void @llvm.lifetime.start.p0(ptr %5) #12
  %9 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8, !tbaa !204, !nonnull !46, !align !47
  %11 = load ptr, ptr %10, align 8, !tbaa !169
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %41

13:                                               ; preds = %2
  %14 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %5, i32 0, i32 0
  %15 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8, !tbaa !204, !nonnull !46, !align !47
  %17 = load ptr, ptr %16, align 8, !tbaa !169
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8, !tbaa !147
  %20 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 1
  %21 = load ptr, ptr %20, align 8, !tbaa !205, !nonnull !46, !align !206
  %22 = load i32, ptr %21, align 4, !tbaa !6
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %19, i64 %23
  store ptr %24, ptr %14, align 8, !tbaa !147
  %25 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %5, i32 0, i32 1
  %26 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8, !tbaa !204, !nonnull !46, !align !47
  %28 = load ptr, ptr %27, align 8, !tbaa !169
  %29 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %28, i32 0, i32 1
  %30 = load i32, ptr %29, align 8, !tbaa !149
  store i32 %30, ptr %25, align 8, !tbaa !149
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %5, i32 0, i32 2
  %32 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %33 = load ptr, ptr %32, align 8, !tbaa !204, !nonnull !46, !align !47
  %34 = load ptr, ptr %33, align 8, !tbaa !169
  %35 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %34, i32 0, i32 2
  %36 = load i32, ptr %35, align 4, !tbaa !150
  %37 = sext i32 %36 to i64
  %38 = load i64, ptr %4, align 8, !tbaa !44
  %39 = add nsw i64 %37, %38
  %40 = trunc i64 %39 to i32
  store i32 %40, ptr %31, align 4, !tbaa !150
  br label %42

41:                                               ; preds = %2
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 16, i1 false)
  br label %42

42:                                               ; preds = %41, %13
  %43 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %8, i32 0, i32 0
  %44 = load ptr, ptr %43, align 64, !tbaa !143
  %45 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 1
  %46 = load ptr, ptr %45, align 8, !tbaa !205, !nonnull !46, !align !206
  %47 = load i32, ptr %46, align 4, !tbaa !6
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %44, i64 %48
  %50 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 3
  %51 = load ptr, ptr %50, align 8, !tbaa !207, !nonnull !46, !align !47
  %52 = load ptr, ptr %51, align 8, !tbaa !140
  %53 = load i64, ptr %4, align 8, !tbaa !44
  %54 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 4
  %55 = load ptr, ptr %54, align 8, !tbaa !208, !nonnull !46, !align !47
  %56 = load i64, ptr %55, align 8, !tbaa !44
  %57 = mul nsw i64 %53, %56
  %58 = getelementptr inbounds float, ptr %52, i64 %57
  %59 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 4
  %60 = load ptr, ptr %59, align 8, !tbaa !208, !nonnull !46, !align !47
  %61 = load i64, ptr %60, align 8, !tbaa !44
  %62 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 5
  %63 = load ptr, ptr %62, align 8, !tbaa !209, !nonnull !46, !align !47
  %64 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %63, i32 0, i32 3
  %65 = load i64, ptr %64, align 8, !tbaa !127
  %66 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 6
  %67 = load ptr, ptr %66, align 8, !tbaa !210, !nonnull !46, !align !206
  %68 = load float, ptr %67, align 4, !tbaa !151
  %69 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %8, i32 0, i32 1
  %70 = load ptr, ptr %69, align 8, !tbaa !160
  %71 = load i64, ptr %4, align 8, !tbaa !44
  %72 = mul nsw i64 %71, 16
  %73 = getelementptr inbounds float, ptr %70, i64 %72
  %74 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %8, i32 0, i32 4
  %75 = getelementptr inbounds [64 x float], ptr %74, i64 0, i64 0
  %76 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 1
  %77 = load ptr, ptr %76, align 8, !tbaa !205, !nonnull !46, !align !206
  %78 = load i32, ptr %77, align 4, !tbaa !6
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %75, i64 %79
  %81 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %82 = load ptr, ptr %81, align 8, !tbaa !204, !nonnull !46, !align !47
  %83 = load ptr, ptr %82, align 8, !tbaa !169
  %84 = icmp ne ptr %83, null
  br i1 %84, label %85, label %86

85:                                               ; preds = %42
  br label %87

86:                                               ; preds = %42
  br label %87

87:                                               ; preds = %86, %85
  %88 = phi ptr [ %5, %85 ], [ null, %86 ]
  call void @_ZN12_GLOBAL__N_19scores_ofILi6EEEvPKfS2_llfPfS3_PKNS_6HiddenE(ptr noundef %49, ptr noundef %58, i64 noundef %61, i64 noundef %65, float noundef %68, ptr noundef %73, ptr noundef %80, ptr noundef %88)
  call void @llvm.lifetime.end.p0(ptr %5) #12
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZZN12_GLOBAL__N_14Tile3addERKNS_5SizesEPKflS5_llfPKNS_6HiddenEENKUlTnilE_clILi4EEEDal(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca %"struct.(anonymous namespace)::Hidden", align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store i64 %1, ptr %4, align 8, !tbaa !44
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 2
  %8 = load ptr, ptr %7, align 8, !tbaa !173
  call void @llvm.lifetime.start.p0(ptr %5) #12
  %9 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8, !tbaa !204, !nonnull !46, !align !47
  %11 = load ptr, ptr %10, align 8, !tbaa !169
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %41

13:                                               ; preds = %2
  %14 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %5, i32 0, i32 0
  %15 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8, !tbaa !204, !nonnull !46, !align !47
  %17 = load ptr, ptr %16, align 8, !tbaa !169
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8, !tbaa !147
  %20 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 1
  %21 = load ptr, ptr %20, align 8, !tbaa !205, !nonnull !46, !align !206
  %22 = load i32, ptr %21, align 4, !tbaa !6
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %19, i64 %23
  store ptr %24, ptr %14, align 8, !tbaa !147
  %25 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %5, i32 0, i32 1
  %26 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8, !tbaa !204, !nonnull !46, !align !47
  %28 = load ptr, ptr %27, align 8, !tbaa !169
  %29 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %28, i32 0, i32 1
  %30 = load i32, ptr %29, align 8, !tbaa !149
  store i32 %30, ptr %25, align 8, !tbaa !149
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %5, i32 0, i32 2
  %32 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %33 = load ptr, ptr %32, align 8, !tbaa !204, !nonnull !46, !align !47
  %34 = load ptr, ptr %33, align 8, !tbaa !169
  %35 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %34, i32 0, i32 2
  %36 = load i32, ptr %35, align 4, !tbaa !150
  %37 = sext i32 %36 to i64
  %38 = load i64, ptr %4, align 8, !tbaa !44
  %39 = add nsw i64 %37, %38
  %40 = trunc i64 %39 to i32
  store i32 %40, ptr %31, align 4, !tbaa !150
  br label %42

41:                                               ; preds = %2
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 16, i1 false)
  br label %42

42:                                               ; preds = %41, %13
  %43 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %8, i32 0, i32 0
  %44 = load ptr, ptr %43, align 64, !tbaa !143
  %45 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 1
  %46 = load ptr, ptr %45, align 8, !tbaa !205, !nonnull !46, !align !206
  %47 = load i32, ptr %46, align 4, !tbaa !6
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %44, i64 %48
  %50 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 3
  %51 = load ptr, ptr %50, align 8, !tbaa !207, !nonnull !46, !align !47
  %52 = load ptr, ptr %51, align 8, !tbaa !140
  %53 = load i64, ptr %4, align 8, !tbaa !44
  %54 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 4
  %55 = load ptr, ptr %54, align 8, !tbaa !208, !nonnull !46, !align !47
  %56 = load i64, ptr %55, align 8, !tbaa !44
  %57 = mul nsw i64 %53, %56
  %58 = getelementptr inbounds float, ptr %52, i64 %57
  %59 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 4
  %60 = load ptr, ptr %59, align 8, !tbaa !208, !nonnull !46, !align !47
  %61 = load i64, ptr %60, align 8, !tbaa !44
  %62 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 5
  %63 = load ptr, ptr %62, align 8, !tbaa !209, !nonnull !46, !align !47
  %64 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %63, i32 0, i32 3
  %65 = load i64, ptr %64, align 8, !tbaa !127
  %66 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 6
  %67 = load ptr, ptr %66, align 8, !tbaa !210, !nonnull !46, !align !206
  %68 = load float, ptr %67, align 4, !tbaa !151
  %69 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %8, i32 0, i32 1
  %70 = load ptr, ptr %69, align 8, !tbaa !160
  %71 = load i64, ptr %4, align 8, !tbaa !44
  %72 = mul nsw i64 %71, 16
  %73 = getelementptr inbounds float, ptr %70, i64 %72
  %74 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %8, i32 0, i32 4
  %75 = getelementptr inbounds [64 x float], ptr %74, i64 0, i64 0
  %76 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 1
  %77 = load ptr, ptr %76, align 8, !tbaa !205, !nonnull !46, !align !206
  %78 = load i32, ptr %77, align 4, !tbaa !6
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %75, i64 %79
  %81 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %82 = load ptr, ptr %81, align 8, !tbaa !204, !nonnull !46, !align !47
  %83 = load ptr, ptr %82, align 8, !tbaa !169
  %84 = icmp ne ptr %83, null
  br i1 %84, label %85, label %86

85:                                               ; preds = %42
  br label %87

86:                                               ; preds = %42
  br label %87

87:                                               ; preds = %86, %85
  %88 = phi ptr [ %5, %85 ], [ null, %86 ]
  call void @_ZN12_GLOBAL__N_19scores_ofILi4EEEvPKfS2_llfPfS3_PKNS_6HiddenE(ptr noundef %49, ptr noundef %58, i64 noundef %61, i64 noundef %65, float noundef %68, ptr noundef %73, ptr noundef %80, ptr noundef %88)
  call void @llvm.lifetime.end.p0(ptr %5) #12
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZZN12_GLOBAL__N_14Tile3addERKNS_5SizesEPKflS5_llfPKNS_6HiddenEENKUlTnilE_clILi2EEEDal(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca %"struct.(anonymous namespace)::Hidden", align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store i64 %1, ptr %4, align 8, !tbaa !44
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 2
  %8 = load ptr, ptr %7, align 8, !tbaa !173
  call void @llvm.lifetime.start.p0(ptr %5) #12
  %9 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8, !tbaa !204, !nonnull !46, !align !47
  %11 = load ptr, ptr %10, align 8, !tbaa !169
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %41

13:                                               ; preds = %2
  %14 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %5, i32 0, i32 0
  %15 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8, !tbaa !204, !nonnull !46, !align !47
  %17 = load ptr, ptr %16, align 8, !tbaa !169
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8, !tbaa !147
  %20 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 1
  %21 = load ptr, ptr %20, align 8, !tbaa !205, !nonnull !46, !align !206
  %22 = load i32, ptr %21, align 4, !tbaa !6
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %19, i64 %23
  store ptr %24, ptr %14, align 8, !tbaa !147
  %25 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %5, i32 0, i32 1
  %26 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8, !tbaa !204, !nonnull !46, !align !47
  %28 = load ptr, ptr %27, align 8, !tbaa !169
  %29 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %28, i32 0, i32 1
  %30 = load i32, ptr %29, align 8, !tbaa !149
  store i32 %30, ptr %25, align 8, !tbaa !149
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %5, i32 0, i32 2
  %32 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %33 = load ptr, ptr %32, align 8, !tbaa !204, !nonnull !46, !align !47
  %34 = load ptr, ptr %33, align 8, !tbaa !169
  %35 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %34, i32 0, i32 2
  %36 = load i32, ptr %35, align 4, !tbaa !150
  %37 = sext i32 %36 to i64
  %38 = load i64, ptr %4, align 8, !tbaa !44
  %39 = add nsw i64 %37, %38
  %40 = trunc i64 %39 to i32
  store i32 %40, ptr %31, align 4, !tbaa !150
  br label %42

41:                                               ; preds = %2
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 16, i1 false)
  br label %42

42:                                               ; preds = %41, %13
  %43 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %8, i32 0, i32 0
  %44 = load ptr, ptr %43, align 64, !tbaa !143
  %45 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 1
  %46 = load ptr, ptr %45, align 8, !tbaa !205, !nonnull !46, !align !206
  %47 = load i32, ptr %46, align 4, !tbaa !6
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %44, i64 %48
  %50 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 3
  %51 = load ptr, ptr %50, align 8, !tbaa !207, !nonnull !46, !align !47
  %52 = load ptr, ptr %51, align 8, !tbaa !140
  %53 = load i64, ptr %4, align 8, !tbaa !44
  %54 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 4
  %55 = load ptr, ptr %54, align 8, !tbaa !208, !nonnull !46, !align !47
  %56 = load i64, ptr %55, align 8, !tbaa !44
  %57 = mul nsw i64 %53, %56
  %58 = getelementptr inbounds float, ptr %52, i64 %57
  %59 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 4
  %60 = load ptr, ptr %59, align 8, !tbaa !208, !nonnull !46, !align !47
  %61 = load i64, ptr %60, align 8, !tbaa !44
  %62 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 5
  %63 = load ptr, ptr %62, align 8, !tbaa !209, !nonnull !46, !align !47
  %64 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %63, i32 0, i32 3
  %65 = load i64, ptr %64, align 8, !tbaa !127
  %66 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 6
  %67 = load ptr, ptr %66, align 8, !tbaa !210, !nonnull !46, !align !206
  %68 = load float, ptr %67, align 4, !tbaa !151
  %69 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %8, i32 0, i32 1
  %70 = load ptr, ptr %69, align 8, !tbaa !160
  %71 = load i64, ptr %4, align 8, !tbaa !44
  %72 = mul nsw i64 %71, 16
  %73 = getelementptr inbounds float, ptr %70, i64 %72
  %74 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %8, i32 0, i32 4
  %75 = getelementptr inbounds [64 x float], ptr %74, i64 0, i64 0
  %76 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 1
  %77 = load ptr, ptr %76, align 8, !tbaa !205, !nonnull !46, !align !206
  %78 = load i32, ptr %77, align 4, !tbaa !6
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %75, i64 %79
  %81 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %82 = load ptr, ptr %81, align 8, !tbaa !204, !nonnull !46, !align !47
  %83 = load ptr, ptr %82, align 8, !tbaa !169
  %84 = icmp ne ptr %83, null
  br i1 %84, label %85, label %86

85:                                               ; preds = %42
  br label %87

86:                                               ; preds = %42
  br label %87

87:                                               ; preds = %86, %85
  %88 = phi ptr [ %5, %85 ], [ null, %86 ]
  call void @_ZN12_GLOBAL__N_19scores_ofILi2EEEvPKfS2_llfPfS3_PKNS_6HiddenE(ptr noundef %49, ptr noundef %58, i64 noundef %61, i64 noundef %65, float noundef %68, ptr noundef %73, ptr noundef %80, ptr noundef %88)
  call void @llvm.lifetime.end.p0(ptr %5) #12
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZZN12_GLOBAL__N_14Tile3addERKNS_5SizesEPKflS5_llfPKNS_6HiddenEENKUlTnilE_clILi1EEEDal(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca %"struct.(anonymous namespace)::Hidden", align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store i64 %1, ptr %4, align 8, !tbaa !44
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 2
  %8 = load ptr, ptr %7, align 8, !tbaa !173
  call void @llvm.lifetime.start.p0(ptr %5) #12
  %9 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8, !tbaa !204, !nonnull !46, !align !47
  %11 = load ptr, ptr %10, align 8, !tbaa !169
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %41

13:                                               ; preds = %2
  %14 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %5, i32 0, i32 0
  %15 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8, !tbaa !204, !nonnull !46, !align !47
  %17 = load ptr, ptr %16, align 8, !tbaa !169
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8, !tbaa !147
  %20 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 1
  %21 = load ptr, ptr %20, align 8, !tbaa !205, !nonnull !46, !align !206
  %22 = load i32, ptr %21, align 4, !tbaa !6
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %19, i64 %23
  store ptr %24, ptr %14, align 8, !tbaa !147
  %25 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %5, i32 0, i32 1
  %26 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8, !tbaa !204, !nonnull !46, !align !47
  %28 = load ptr, ptr %27, align 8, !tbaa !169
  %29 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %28, i32 0, i32 1
  %30 = load i32, ptr %29, align 8, !tbaa !149
  store i32 %30, ptr %25, align 8, !tbaa !149
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %5, i32 0, i32 2
  %32 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %33 = load ptr, ptr %32, align 8, !tbaa !204, !nonnull !46, !align !47
  %34 = load ptr, ptr %33, align 8, !tbaa !169
  %35 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %34, i32 0, i32 2
  %36 = load i32, ptr %35, align 4, !tbaa !150
  %37 = sext i32 %36 to i64
  %38 = load i64, ptr %4, align 8, !tbaa !44
  %39 = add nsw i64 %37, %38
  %40 = trunc i64 %39 to i32
  store i32 %40, ptr %31, align 4, !tbaa !150
  br label %42

41:                                               ; preds = %2
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 16, i1 false)
  br label %42

42:                                               ; preds = %41, %13
  %43 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %8, i32 0, i32 0
  %44 = load ptr, ptr %43, align 64, !tbaa !143
  %45 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 1
  %46 = load ptr, ptr %45, align 8, !tbaa !205, !nonnull !46, !align !206
  %47 = load i32, ptr %46, align 4, !tbaa !6
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %44, i64 %48
  %50 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 3
  %51 = load ptr, ptr %50, align 8, !tbaa !207, !nonnull !46, !align !47
  %52 = load ptr, ptr %51, align 8, !tbaa !140
  %53 = load i64, ptr %4, align 8, !tbaa !44
  %54 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 4
  %55 = load ptr, ptr %54, align 8, !tbaa !208, !nonnull !46, !align !47
  %56 = load i64, ptr %55, align 8, !tbaa !44
  %57 = mul nsw i64 %53, %56
  %58 = getelementptr inbounds float, ptr %52, i64 %57
  %59 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 4
  %60 = load ptr, ptr %59, align 8, !tbaa !208, !nonnull !46, !align !47
  %61 = load i64, ptr %60, align 8, !tbaa !44
  %62 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 5
  %63 = load ptr, ptr %62, align 8, !tbaa !209, !nonnull !46, !align !47
  %64 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %63, i32 0, i32 3
  %65 = load i64, ptr %64, align 8, !tbaa !127
  %66 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 6
  %67 = load ptr, ptr %66, align 8, !tbaa !210, !nonnull !46, !align !206
  %68 = load float, ptr %67, align 4, !tbaa !151
  %69 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %8, i32 0, i32 1
  %70 = load ptr, ptr %69, align 8, !tbaa !160
  %71 = load i64, ptr %4, align 8, !tbaa !44
  %72 = mul nsw i64 %71, 16
  %73 = getelementptr inbounds float, ptr %70, i64 %72
  %74 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %8, i32 0, i32 4
  %75 = getelementptr inbounds [64 x float], ptr %74, i64 0, i64 0
  %76 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 1
  %77 = load ptr, ptr %76, align 8, !tbaa !205, !nonnull !46, !align !206
  %78 = load i32, ptr %77, align 4, !tbaa !6
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %75, i64 %79
  %81 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %82 = load ptr, ptr %81, align 8, !tbaa !204, !nonnull !46, !align !47
  %83 = load ptr, ptr %82, align 8, !tbaa !169
  %84 = icmp ne ptr %83, null
  br i1 %84, label %85, label %86

85:                                               ; preds = %42
  br label %87

86:                                               ; preds = %42
  br label %87

87:                                               ; preds = %86, %85
  %88 = phi ptr [ %5, %85 ], [ null, %86 ]
  call void @_ZN12_GLOBAL__N_19scores_ofILi1EEEvPKfS2_llfPfS3_PKNS_6HiddenE(ptr noundef %49, ptr noundef %58, i64 noundef %61, i64 noundef %65, float noundef %68, ptr noundef %73, ptr noundef %80, ptr noundef %88)
  call void @llvm.lifetime.end.p0(ptr %5) #12
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19scores_ofILi6EEEvPKfS2_llfPfS3_PKNS_6HiddenE(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #6 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca float, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca [6 x %"struct.(anonymous namespace)::Part"], align 16
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca %"struct.(anonymous namespace)::Part", align 16
  %21 = alloca i32, align 4
  %22 = alloca <4 x float>, align 16
  %23 = alloca i32, align 4
  %24 = alloca %"struct.(anonymous namespace)::Part", align 16
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca <4 x i32>, align 16
  store ptr %0, ptr %9, align 8, !tbaa !140
  store ptr %1, ptr %10, align 8, !tbaa !140
  store i64 %2, ptr %11, align 8, !tbaa !44
  store i64 %3, ptr %12, align 8, !tbaa !44
  store float %4, ptr %13, align 4, !tbaa !151
  store ptr %5, ptr %14, align 8, !tbaa !140
  store ptr %6, ptr %15, align 8, !tbaa !140
  store ptr %7, ptr %16, align 8, !tbaa !169
  call void @llvm.lifetime.start.p0(ptr %17) #12
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 384, i1 false)
  call void @llvm.lifetime.start.p0(ptr %18) #12
  store i64 0, ptr %18, align 8, !tbaa !44
  br label %28

28:                                               ; preds = %92, %8
  %29 = load i64, ptr %18, align 8, !tbaa !44
  %30 = load i64, ptr %12, align 8, !tbaa !44
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  store i32 2, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #12
  br label %95

33:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %20) #12
  %34 = load ptr, ptr %9, align 8, !tbaa !140
  %35 = load i64, ptr %18, align 8, !tbaa !44
  %36 = mul nsw i64 %35, 64
  %37 = getelementptr inbounds float, ptr %34, i64 %36
  %38 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %37)
  %39 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %40 = extractvalue %"struct.(anonymous namespace)::Part" %38, 0
  store [4 x <4 x float>] %40, ptr %39, align 16
  call void @llvm.lifetime.start.p0(ptr %21) #12
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %41

41:                                               ; preds = %88, %33
  %42 = load i32, ptr %21, align 4, !tbaa !6
  %43 = icmp slt i32 %42, 6
  br i1 %43, label %45, label %44

44:                                               ; preds = %41
  store i32 5, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #12
  br label %91

45:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr %22) #12
  %46 = load ptr, ptr %10, align 8, !tbaa !140
  %47 = load i32, ptr %21, align 4, !tbaa !6
  %48 = sext i32 %47 to i64
  %49 = load i64, ptr %11, align 8, !tbaa !44
  %50 = mul nsw i64 %48, %49
  %51 = load i64, ptr %18, align 8, !tbaa !44
  %52 = add nsw i64 %50, %51
  %53 = getelementptr inbounds float, ptr %46, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !151
  %55 = insertelement <4 x float> poison, float %54, i64 0
  %56 = shufflevector <4 x float> %55, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %56, ptr %22, align 16, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %23) #12
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %57

57:                                               ; preds = %84, %45
  %58 = load i32, ptr %23, align 4, !tbaa !6
  %59 = icmp slt i32 %58, 4
  br i1 %59, label %61, label %60

60:                                               ; preds = %57
  store i32 8, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #12
  br label %87

61:                                               ; preds = %57
  %62 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %63 = load i32, ptr %23, align 4, !tbaa !6
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [4 x <4 x float>], ptr %62, i64 0, i64 %64
  %66 = load <4 x float>, ptr %65, align 16, !tbaa !163
  %67 = load <4 x float>, ptr %22, align 16, !tbaa !163
  %68 = load i32, ptr %21, align 4, !tbaa !6
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %69
  %71 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %70, i32 0, i32 0
  %72 = load i32, ptr %23, align 4, !tbaa !6
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [4 x <4 x float>], ptr %71, i64 0, i64 %73
  %75 = load <4 x float>, ptr %74, align 16, !tbaa !163
  %76 = call noundef <4 x float> @_ZN12_GLOBAL__N_110multipliedEDv4_fS0_S0_(<4 x float> noundef %66, <4 x float> noundef %67, <4 x float> noundef %75)
  %77 = load i32, ptr %21, align 4, !tbaa !6
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %78
  %80 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %79, i32 0, i32 0
  %81 = load i32, ptr %23, align 4, !tbaa !6
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [4 x <4 x float>], ptr %80, i64 0, i64 %82
  store <4 x float> %76, ptr %83, align 16, !tbaa !163
  br label %84

84:                                               ; preds = %61
  %85 = load i32, ptr %23, align 4, !tbaa !6
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %23, align 4, !tbaa !6
  br label %57, !llvm.loop !211

87:                                               ; preds = %60
  call void @llvm.lifetime.end.p0(ptr %22) #12
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %21, align 4, !tbaa !6
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %21, align 4, !tbaa !6
  br label %41, !llvm.loop !212

91:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(ptr %20) #12
  br label %92

92:                                               ; preds = %91
  %93 = load i64, ptr %18, align 8, !tbaa !44
  %94 = add nsw i64 %93, 1
  store i64 %94, ptr %18, align 8, !tbaa !44
  br label %28, !llvm.loop !213

95:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %24) #12
  %96 = load ptr, ptr %15, align 8, !tbaa !140
  %97 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %96)
  %98 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %24, i32 0, i32 0
  %99 = extractvalue %"struct.(anonymous namespace)::Part" %97, 0
  store [4 x <4 x float>] %99, ptr %98, align 16
  call void @llvm.lifetime.start.p0(ptr %25) #12
  store i32 0, ptr %25, align 4, !tbaa !6
  br label %100

100:                                              ; preds = %201, %95
  %101 = load i32, ptr %25, align 4, !tbaa !6
  %102 = icmp slt i32 %101, 6
  br i1 %102, label %104, label %103

103:                                              ; preds = %100
  store i32 11, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #12
  br label %204

104:                                              ; preds = %100
  call void @llvm.lifetime.start.p0(ptr %26) #12
  store i32 0, ptr %26, align 4, !tbaa !6
  br label %105

105:                                              ; preds = %189, %104
  %106 = load i32, ptr %26, align 4, !tbaa !6
  %107 = icmp slt i32 %106, 4
  br i1 %107, label %109, label %108

108:                                              ; preds = %105
  store i32 14, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #12
  br label %192

109:                                              ; preds = %105
  %110 = load float, ptr %13, align 4, !tbaa !151
  %111 = insertelement <4 x float> poison, float %110, i64 0
  %112 = shufflevector <4 x float> %111, <4 x float> poison, <4 x i32> zeroinitializer
  %113 = load i32, ptr %25, align 4, !tbaa !6
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %114
  %116 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %115, i32 0, i32 0
  %117 = load i32, ptr %26, align 4, !tbaa !6
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [4 x <4 x float>], ptr %116, i64 0, i64 %118
  %120 = load <4 x float>, ptr %119, align 16, !tbaa !163
  %121 = fmul <4 x float> %120, %112
  store <4 x float> %121, ptr %119, align 16, !tbaa !163
  %122 = load ptr, ptr %16, align 8, !tbaa !169
  %123 = icmp ne ptr %122, null
  br i1 %123, label %124, label %170

124:                                              ; preds = %109
  call void @llvm.lifetime.start.p0(ptr %27) #12
  %125 = load ptr, ptr %16, align 8, !tbaa !169
  %126 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %125, i32 0, i32 0
  %127 = load ptr, ptr %126, align 8, !tbaa !147
  %128 = load i32, ptr %26, align 4, !tbaa !6
  %129 = mul nsw i32 4, %128
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds i32, ptr %127, i64 %130
  %132 = call noundef <4 x i32> @_ZN12_GLOBAL__N_14loadIDv4_iEET_PKv(ptr noundef %131)
  %133 = load ptr, ptr %16, align 8, !tbaa !169
  %134 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %133, i32 0, i32 2
  %135 = load i32, ptr %134, align 4, !tbaa !150
  %136 = load i32, ptr %25, align 4, !tbaa !6
  %137 = add nsw i32 %135, %136
  %138 = insertelement <4 x i32> poison, i32 %137, i64 0
  %139 = shufflevector <4 x i32> %138, <4 x i32> poison, <4 x i32> zeroinitializer
  %140 = sub <4 x i32> %132, %139
  store <4 x i32> %140, ptr %27, align 16, !tbaa !163
  %141 = load <4 x i32>, ptr %27, align 16, !tbaa !163
  %142 = icmp sge <4 x i32> %141, zeroinitializer
  %143 = sext <4 x i1> %142 to <4 x i32>
  %144 = load <4 x i32>, ptr %27, align 16, !tbaa !163
  %145 = load ptr, ptr %16, align 8, !tbaa !169
  %146 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %145, i32 0, i32 1
  %147 = load i32, ptr %146, align 8, !tbaa !149
  %148 = insertelement <4 x i32> poison, i32 %147, i64 0
  %149 = shufflevector <4 x i32> %148, <4 x i32> poison, <4 x i32> zeroinitializer
  %150 = icmp slt <4 x i32> %144, %149
  %151 = sext <4 x i1> %150 to <4 x i32>
  %152 = and <4 x i32> %143, %151
  %153 = load i32, ptr %25, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %154
  %156 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %155, i32 0, i32 0
  %157 = load i32, ptr %26, align 4, !tbaa !6
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [4 x <4 x float>], ptr %156, i64 0, i64 %158
  %160 = load <4 x float>, ptr %159, align 16, !tbaa !163
  %161 = icmp slt <4 x i32> %152, zeroinitializer
  %162 = select <4 x i1> %161, <4 x float> %160, <4 x float> splat (float 0xC6293E5940000000)
  %163 = load i32, ptr %25, align 4, !tbaa !6
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %164
  %166 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %165, i32 0, i32 0
  %167 = load i32, ptr %26, align 4, !tbaa !6
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [4 x <4 x float>], ptr %166, i64 0, i64 %168
  store <4 x float> %162, ptr %169, align 16, !tbaa !163
  call void @llvm.lifetime.end.p0(ptr %27) #12
  br label %170

170:                                              ; preds = %124, %109
  %171 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %24, i32 0, i32 0
  %172 = load i32, ptr %26, align 4, !tbaa !6
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [4 x <4 x float>], ptr %171, i64 0, i64 %173
  %175 = load <4 x float>, ptr %174, align 16, !tbaa !163
  %176 = load i32, ptr %25, align 4, !tbaa !6
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %177
  %179 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %178, i32 0, i32 0
  %180 = load i32, ptr %26, align 4, !tbaa !6
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [4 x <4 x float>], ptr %179, i64 0, i64 %181
  %183 = load <4 x float>, ptr %182, align 16, !tbaa !163
  %184 = call noundef <4 x float> @_ZN12_GLOBAL__N_16largerEDv4_fS0_(<4 x float> noundef %175, <4 x float> noundef %183)
  %185 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %24, i32 0, i32 0
  %186 = load i32, ptr %26, align 4, !tbaa !6
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds [4 x <4 x float>], ptr %185, i64 0, i64 %187
  store <4 x float> %184, ptr %188, align 16, !tbaa !163
  br label %189

189:                                              ; preds = %170
  %190 = load i32, ptr %26, align 4, !tbaa !6
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %26, align 4, !tbaa !6
  br label %105, !llvm.loop !214

192:                                              ; preds = %108
  %193 = load ptr, ptr %14, align 8, !tbaa !140
  %194 = load i32, ptr %25, align 4, !tbaa !6
  %195 = mul nsw i32 %194, 16
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds float, ptr %193, i64 %196
  %198 = load i32, ptr %25, align 4, !tbaa !6
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %199
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %197, ptr noundef nonnull align 16 dereferenceable(64) %200)
  br label %201

201:                                              ; preds = %192
  %202 = load i32, ptr %25, align 4, !tbaa !6
  %203 = add nsw i32 %202, 1
  store i32 %203, ptr %25, align 4, !tbaa !6
  br label %100, !llvm.loop !215

204:                                              ; preds = %103
  %205 = load ptr, ptr %15, align 8, !tbaa !140
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %205, ptr noundef nonnull align 16 dereferenceable(64) %24)
  call void @llvm.lifetime.end.p0(ptr %24) #12
  call void @llvm.lifetime.end.p0(ptr %17) #12
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_110multipliedEDv4_fS0_S0_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) #7 {
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %4, align 16, !tbaa !163
  store <4 x float> %1, ptr %5, align 16, !tbaa !163
  store <4 x float> %2, ptr %6, align 16, !tbaa !163
  %7 = load i32, ptr @paired, align 4, !tbaa !6
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %3
  %10 = load <4 x float>, ptr %4, align 16, !tbaa !163
  %11 = load <4 x float>, ptr %5, align 16, !tbaa !163
  %12 = load <4 x float>, ptr %6, align 16, !tbaa !163
  %13 = call noundef <4 x float> @_ZN12_GLOBAL__N_19add_pairsEDv4_fS0_S0_(<4 x float> noundef %10, <4 x float> noundef %11, <4 x float> noundef %12)
  br label %19

14:                                               ; preds = %3
  %15 = load <4 x float>, ptr %4, align 16, !tbaa !163
  %16 = load <4 x float>, ptr %5, align 16, !tbaa !163
  %17 = load <4 x float>, ptr %6, align 16, !tbaa !163
  %18 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %15, <4 x float> noundef %16, <4 x float> noundef %17)
  br label %19

19:                                               ; preds = %14, %9
  %20 = phi <4 x float> [ %13, %9 ], [ %18, %14 ]
  ret <4 x float> %20
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_16largerEDv4_fS0_(<4 x float> noundef %0, <4 x float> noundef %1) #7 {
  %3 = alloca <4 x float>, align 16
  %4 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %3, align 16, !tbaa !163
  store <4 x float> %1, ptr %4, align 16, !tbaa !163
  %5 = load <4 x float>, ptr %3, align 16, !tbaa !163
  %6 = load <4 x float>, ptr %4, align 16, !tbaa !163
  %7 = call <4 x float> @llvm.maxnum.v4f32(<4 x float> %5, <4 x float> %6)
  ret <4 x float> %7
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_19add_pairsEDv4_fS0_S0_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) #7 {
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %4, align 16, !tbaa !163
  store <4 x float> %1, ptr %5, align 16, !tbaa !163
  store <4 x float> %2, ptr %6, align 16, !tbaa !163
  %7 = load <4 x float>, ptr %6, align 16, !tbaa !163
  ret <4 x float> %7
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) #7 {
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %4, align 16, !tbaa !163
  store <4 x float> %1, ptr %5, align 16, !tbaa !163
  store <4 x float> %2, ptr %6, align 16, !tbaa !163
  %7 = load <4 x float>, ptr %4, align 16, !tbaa !163
  %8 = load <4 x float>, ptr %5, align 16, !tbaa !163
  %9 = load <4 x float>, ptr %6, align 16, !tbaa !163
  %10 = call <4 x float> @llvm.fma.v4f32(<4 x float> %7, <4 x float> %8, <4 x float> %9)
  ret <4 x float> %10
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.maxnum.v4f32(<4 x float>, <4 x float>) #10

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19scores_ofILi4EEEvPKfS2_llfPfS3_PKNS_6HiddenE(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #6 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca float, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca [4 x %"struct.(anonymous namespace)::Part"], align 16
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca %"struct.(anonymous namespace)::Part", align 16
  %21 = alloca i32, align 4
  %22 = alloca <4 x float>, align 16
  %23 = alloca i32, align 4
  %24 = alloca %"struct.(anonymous namespace)::Part", align 16
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca <4 x i32>, align 16
  store ptr %0, ptr %9, align 8, !tbaa !140
  store ptr %1, ptr %10, align 8, !tbaa !140
  store i64 %2, ptr %11, align 8, !tbaa !44
  store i64 %3, ptr %12, align 8, !tbaa !44
  store float %4, ptr %13, align 4, !tbaa !151
  store ptr %5, ptr %14, align 8, !tbaa !140
  store ptr %6, ptr %15, align 8, !tbaa !140
  store ptr %7, ptr %16, align 8, !tbaa !169
  call void @llvm.lifetime.start.p0(ptr %17) #12
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr %18) #12
  store i64 0, ptr %18, align 8, !tbaa !44
  br label %28

28:                                               ; preds = %92, %8
  %29 = load i64, ptr %18, align 8, !tbaa !44
  %30 = load i64, ptr %12, align 8, !tbaa !44
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  store i32 2, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #12
  br label %95

33:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %20) #12
  %34 = load ptr, ptr %9, align 8, !tbaa !140
  %35 = load i64, ptr %18, align 8, !tbaa !44
  %36 = mul nsw i64 %35, 64
  %37 = getelementptr inbounds float, ptr %34, i64 %36
  %38 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %37)
  %39 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %40 = extractvalue %"struct.(anonymous namespace)::Part" %38, 0
  store [4 x <4 x float>] %40, ptr %39, align 16
  call void @llvm.lifetime.start.p0(ptr %21) #12
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %41

41:                                               ; preds = %88, %33
  %42 = load i32, ptr %21, align 4, !tbaa !6
  %43 = icmp slt i32 %42, 4
  br i1 %43, label %45, label %44

44:                                               ; preds = %41
  store i32 5, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #12
  br label %91

45:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr %22) #12
  %46 = load ptr, ptr %10, align 8, !tbaa !140
  %47 = load i32, ptr %21, align 4, !tbaa !6
  %48 = sext i32 %47 to i64
  %49 = load i64, ptr %11, align 8, !tbaa !44
  %50 = mul nsw i64 %48, %49
  %51 = load i64, ptr %18, align 8, !tbaa !44
  %52 = add nsw i64 %50, %51
  %53 = getelementptr inbounds float, ptr %46, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !151
  %55 = insertelement <4 x float> poison, float %54, i64 0
  %56 = shufflevector <4 x float> %55, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %56, ptr %22, align 16, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %23) #12
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %57

57:                                               ; preds = %84, %45
  %58 = load i32, ptr %23, align 4, !tbaa !6
  %59 = icmp slt i32 %58, 4
  br i1 %59, label %61, label %60

60:                                               ; preds = %57
  store i32 8, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #12
  br label %87

61:                                               ; preds = %57
  %62 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %63 = load i32, ptr %23, align 4, !tbaa !6
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [4 x <4 x float>], ptr %62, i64 0, i64 %64
  %66 = load <4 x float>, ptr %65, align 16, !tbaa !163
  %67 = load <4 x float>, ptr %22, align 16, !tbaa !163
  %68 = load i32, ptr %21, align 4, !tbaa !6
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %69
  %71 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %70, i32 0, i32 0
  %72 = load i32, ptr %23, align 4, !tbaa !6
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [4 x <4 x float>], ptr %71, i64 0, i64 %73
  %75 = load <4 x float>, ptr %74, align 16, !tbaa !163
  %76 = call noundef <4 x float> @_ZN12_GLOBAL__N_110multipliedEDv4_fS0_S0_(<4 x float> noundef %66, <4 x float> noundef %67, <4 x float> noundef %75)
  %77 = load i32, ptr %21, align 4, !tbaa !6
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %78
  %80 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %79, i32 0, i32 0
  %81 = load i32, ptr %23, align 4, !tbaa !6
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [4 x <4 x float>], ptr %80, i64 0, i64 %82
  store <4 x float> %76, ptr %83, align 16, !tbaa !163
  br label %84

84:                                               ; preds = %61
  %85 = load i32, ptr %23, align 4, !tbaa !6
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %23, align 4, !tbaa !6
  br label %57, !llvm.loop !216

87:                                               ; preds = %60
  call void @llvm.lifetime.end.p0(ptr %22) #12
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %21, align 4, !tbaa !6
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %21, align 4, !tbaa !6
  br label %41, !llvm.loop !217

91:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(ptr %20) #12
  br label %92

92:                                               ; preds = %91
  %93 = load i64, ptr %18, align 8, !tbaa !44
  %94 = add nsw i64 %93, 1
  store i64 %94, ptr %18, align 8, !tbaa !44
  br label %28, !llvm.loop !218

95:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %24) #12
  %96 = load ptr, ptr %15, align 8, !tbaa !140
  %97 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %96)
  %98 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %24, i32 0, i32 0
  %99 = extractvalue %"struct.(anonymous namespace)::Part" %97, 0
  store [4 x <4 x float>] %99, ptr %98, align 16
  call void @llvm.lifetime.start.p0(ptr %25) #12
  store i32 0, ptr %25, align 4, !tbaa !6
  br label %100

100:                                              ; preds = %201, %95
  %101 = load i32, ptr %25, align 4, !tbaa !6
  %102 = icmp slt i32 %101, 4
  br i1 %102, label %104, label %103

103:                                              ; preds = %100
  store i32 11, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #12
  br label %204

104:                                              ; preds = %100
  call void @llvm.lifetime.start.p0(ptr %26) #12
  store i32 0, ptr %26, align 4, !tbaa !6
  br label %105

105:                                              ; preds = %189, %104
  %106 = load i32, ptr %26, align 4, !tbaa !6
  %107 = icmp slt i32 %106, 4
  br i1 %107, label %109, label %108

108:                                              ; preds = %105
  store i32 14, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #12
  br label %192

109:                                              ; preds = %105
  %110 = load float, ptr %13, align 4, !tbaa !151
  %111 = insertelement <4 x float> poison, float %110, i64 0
  %112 = shufflevector <4 x float> %111, <4 x float> poison, <4 x i32> zeroinitializer
  %113 = load i32, ptr %25, align 4, !tbaa !6
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %114
  %116 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %115, i32 0, i32 0
  %117 = load i32, ptr %26, align 4, !tbaa !6
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [4 x <4 x float>], ptr %116, i64 0, i64 %118
  %120 = load <4 x float>, ptr %119, align 16, !tbaa !163
  %121 = fmul <4 x float> %120, %112
  store <4 x float> %121, ptr %119, align 16, !tbaa !163
  %122 = load ptr, ptr %16, align 8, !tbaa !169
  %123 = icmp ne ptr %122, null
  br i1 %123, label %124, label %170

124:                                              ; preds = %109
  call void @llvm.lifetime.start.p0(ptr %27) #12
  %125 = load ptr, ptr %16, align 8, !tbaa !169
  %126 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %125, i32 0, i32 0
  %127 = load ptr, ptr %126, align 8, !tbaa !147
  %128 = load i32, ptr %26, align 4, !tbaa !6
  %129 = mul nsw i32 4, %128
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds i32, ptr %127, i64 %130
  %132 = call noundef <4 x i32> @_ZN12_GLOBAL__N_14loadIDv4_iEET_PKv(ptr noundef %131)
  %133 = load ptr, ptr %16, align 8, !tbaa !169
  %134 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %133, i32 0, i32 2
  %135 = load i32, ptr %134, align 4, !tbaa !150
  %136 = load i32, ptr %25, align 4, !tbaa !6
  %137 = add nsw i32 %135, %136
  %138 = insertelement <4 x i32> poison, i32 %137, i64 0
  %139 = shufflevector <4 x i32> %138, <4 x i32> poison, <4 x i32> zeroinitializer
  %140 = sub <4 x i32> %132, %139
  store <4 x i32> %140, ptr %27, align 16, !tbaa !163
  %141 = load <4 x i32>, ptr %27, align 16, !tbaa !163
  %142 = icmp sge <4 x i32> %141, zeroinitializer
  %143 = sext <4 x i1> %142 to <4 x i32>
  %144 = load <4 x i32>, ptr %27, align 16, !tbaa !163
  %145 = load ptr, ptr %16, align 8, !tbaa !169
  %146 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %145, i32 0, i32 1
  %147 = load i32, ptr %146, align 8, !tbaa !149
  %148 = insertelement <4 x i32> poison, i32 %147, i64 0
  %149 = shufflevector <4 x i32> %148, <4 x i32> poison, <4 x i32> zeroinitializer
  %150 = icmp slt <4 x i32> %144, %149
  %151 = sext <4 x i1> %150 to <4 x i32>
  %152 = and <4 x i32> %143, %151
  %153 = load i32, ptr %25, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %154
  %156 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %155, i32 0, i32 0
  %157 = load i32, ptr %26, align 4, !tbaa !6
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [4 x <4 x float>], ptr %156, i64 0, i64 %158
  %160 = load <4 x float>, ptr %159, align 16, !tbaa !163
  %161 = icmp slt <4 x i32> %152, zeroinitializer
  %162 = select <4 x i1> %161, <4 x float> %160, <4 x float> splat (float 0xC6293E5940000000)
  %163 = load i32, ptr %25, align 4, !tbaa !6
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %164
  %166 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %165, i32 0, i32 0
  %167 = load i32, ptr %26, align 4, !tbaa !6
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [4 x <4 x float>], ptr %166, i64 0, i64 %168
  store <4 x float> %162, ptr %169, align 16, !tbaa !163
  call void @llvm.lifetime.end.p0(ptr %27) #12
  br label %170

170:                                              ; preds = %124, %109
  %171 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %24, i32 0, i32 0
  %172 = load i32, ptr %26, align 4, !tbaa !6
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [4 x <4 x float>], ptr %171, i64 0, i64 %173
  %175 = load <4 x float>, ptr %174, align 16, !tbaa !163
  %176 = load i32, ptr %25, align 4, !tbaa !6
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %177
  %179 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %178, i32 0, i32 0
  %180 = load i32, ptr %26, align 4, !tbaa !6
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [4 x <4 x float>], ptr %179, i64 0, i64 %181
  %183 = load <4 x float>, ptr %182, align 16, !tbaa !163
  %184 = call noundef <4 x float> @_ZN12_GLOBAL__N_16largerEDv4_fS0_(<4 x float> noundef %175, <4 x float> noundef %183)
  %185 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %24, i32 0, i32 0
  %186 = load i32, ptr %26, align 4, !tbaa !6
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds [4 x <4 x float>], ptr %185, i64 0, i64 %187
  store <4 x float> %184, ptr %188, align 16, !tbaa !163
  br label %189

189:                                              ; preds = %170
  %190 = load i32, ptr %26, align 4, !tbaa !6
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %26, align 4, !tbaa !6
  br label %105, !llvm.loop !219

192:                                              ; preds = %108
  %193 = load ptr, ptr %14, align 8, !tbaa !140
  %194 = load i32, ptr %25, align 4, !tbaa !6
  %195 = mul nsw i32 %194, 16
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds float, ptr %193, i64 %196
  %198 = load i32, ptr %25, align 4, !tbaa !6
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %199
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %197, ptr noundef nonnull align 16 dereferenceable(64) %200)
  br label %201

201:                                              ; preds = %192
  %202 = load i32, ptr %25, align 4, !tbaa !6
  %203 = add nsw i32 %202, 1
  store i32 %203, ptr %25, align 4, !tbaa !6
  br label %100, !llvm.loop !220

204:                                              ; preds = %103
  %205 = load ptr, ptr %15, align 8, !tbaa !140
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %205, ptr noundef nonnull align 16 dereferenceable(64) %24)
  call void @llvm.lifetime.end.p0(ptr %24) #12
  call void @llvm.lifetime.end.p0(ptr %17) #12
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19scores_ofILi2EEEvPKfS2_llfPfS3_PKNS_6HiddenE(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #6 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca float, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca [2 x %"struct.(anonymous namespace)::Part"], align 16
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca %"struct.(anonymous namespace)::Part", align 16
  %21 = alloca i32, align 4
  %22 = alloca <4 x float>, align 16
  %23 = alloca i32, align 4
  %24 = alloca %"struct.(anonymous namespace)::Part", align 16
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca <4 x i32>, align 16
  store ptr %0, ptr %9, align 8, !tbaa !140
  store ptr %1, ptr %10, align 8, !tbaa !140
  store i64 %2, ptr %11, align 8, !tbaa !44
  store i64 %3, ptr %12, align 8, !tbaa !44
  store float %4, ptr %13, align 4, !tbaa !151
  store ptr %5, ptr %14, align 8, !tbaa !140
  store ptr %6, ptr %15, align 8, !tbaa !140
  store ptr %7, ptr %16, align 8, !tbaa !169
  call void @llvm.lifetime.start.p0(ptr %17) #12
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 128, i1 false)
  call void @llvm.lifetime.start.p0(ptr %18) #12
  store i64 0, ptr %18, align 8, !tbaa !44
  br label %28

28:                                               ; preds = %92, %8
  %29 = load i64, ptr %18, align 8, !tbaa !44
  %30 = load i64, ptr %12, align 8, !tbaa !44
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  store i32 2, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #12
  br label %95

33:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %20) #12
  %34 = load ptr, ptr %9, align 8, !tbaa !140
  %35 = load i64, ptr %18, align 8, !tbaa !44
  %36 = mul nsw i64 %35, 64
  %37 = getelementptr inbounds float, ptr %34, i64 %36
  %38 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %37)
  %39 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %40 = extractvalue %"struct.(anonymous namespace)::Part" %38, 0
  store [4 x <4 x float>] %40, ptr %39, align 16
  call void @llvm.lifetime.start.p0(ptr %21) #12
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %41

41:                                               ; preds = %88, %33
  %42 = load i32, ptr %21, align 4, !tbaa !6
  %43 = icmp slt i32 %42, 2
  br i1 %43, label %45, label %44

44:                                               ; preds = %41
  store i32 5, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #12
  br label %91

45:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr %22) #12
  %46 = load ptr, ptr %10, align 8, !tbaa !140
  %47 = load i32, ptr %21, align 4, !tbaa !6
  %48 = sext i32 %47 to i64
  %49 = load i64, ptr %11, align 8, !tbaa !44
  %50 = mul nsw i64 %48, %49
  %51 = load i64, ptr %18, align 8, !tbaa !44
  %52 = add nsw i64 %50, %51
  %53 = getelementptr inbounds float, ptr %46, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !151
  %55 = insertelement <4 x float> poison, float %54, i64 0
  %56 = shufflevector <4 x float> %55, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %56, ptr %22, align 16, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %23) #12
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %57

57:                                               ; preds = %84, %45
  %58 = load i32, ptr %23, align 4, !tbaa !6
  %59 = icmp slt i32 %58, 4
  br i1 %59, label %61, label %60

60:                                               ; preds = %57
  store i32 8, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #12
  br label %87

61:                                               ; preds = %57
  %62 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %63 = load i32, ptr %23, align 4, !tbaa !6
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [4 x <4 x float>], ptr %62, i64 0, i64 %64
  %66 = load <4 x float>, ptr %65, align 16, !tbaa !163
  %67 = load <4 x float>, ptr %22, align 16, !tbaa !163
  %68 = load i32, ptr %21, align 4, !tbaa !6
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %69
  %71 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %70, i32 0, i32 0
  %72 = load i32, ptr %23, align 4, !tbaa !6
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [4 x <4 x float>], ptr %71, i64 0, i64 %73
  %75 = load <4 x float>, ptr %74, align 16, !tbaa !163
  %76 = call noundef <4 x float> @_ZN12_GLOBAL__N_110multipliedEDv4_fS0_S0_(<4 x float> noundef %66, <4 x float> noundef %67, <4 x float> noundef %75)
  %77 = load i32, ptr %21, align 4, !tbaa !6
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %78
  %80 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %79, i32 0, i32 0
  %81 = load i32, ptr %23, align 4, !tbaa !6
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [4 x <4 x float>], ptr %80, i64 0, i64 %82
  store <4 x float> %76, ptr %83, align 16, !tbaa !163
  br label %84

84:                                               ; preds = %61
  %85 = load i32, ptr %23, align 4, !tbaa !6
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %23, align 4, !tbaa !6
  br label %57, !llvm.loop !221

87:                                               ; preds = %60
  call void @llvm.lifetime.end.p0(ptr %22) #12
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %21, align 4, !tbaa !6
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %21, align 4, !tbaa !6
  br label %41, !llvm.loop !222

91:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(ptr %20) #12
  br label %92

92:                                               ; preds = %91
  %93 = load i64, ptr %18, align 8, !tbaa !44
  %94 = add nsw i64 %93, 1
  store i64 %94, ptr %18, align 8, !tbaa !44
  br label %28, !llvm.loop !223

95:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %24) #12
  %96 = load ptr, ptr %15, align 8, !tbaa !140
  %97 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %96)
  %98 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %24, i32 0, i32 0
  %99 = extractvalue %"struct.(anonymous namespace)::Part" %97, 0
  store [4 x <4 x float>] %99, ptr %98, align 16
  call void @llvm.lifetime.start.p0(ptr %25) #12
  store i32 0, ptr %25, align 4, !tbaa !6
  br label %100

100:                                              ; preds = %201, %95
  %101 = load i32, ptr %25, align 4, !tbaa !6
  %102 = icmp slt i32 %101, 2
  br i1 %102, label %104, label %103

103:                                              ; preds = %100
  store i32 11, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #12
  br label %204

104:                                              ; preds = %100
  call void @llvm.lifetime.start.p0(ptr %26) #12
  store i32 0, ptr %26, align 4, !tbaa !6
  br label %105

105:                                              ; preds = %189, %104
  %106 = load i32, ptr %26, align 4, !tbaa !6
  %107 = icmp slt i32 %106, 4
  br i1 %107, label %109, label %108

108:                                              ; preds = %105
  store i32 14, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #12
  br label %192

109:                                              ; preds = %105
  %110 = load float, ptr %13, align 4, !tbaa !151
  %111 = insertelement <4 x float> poison, float %110, i64 0
  %112 = shufflevector <4 x float> %111, <4 x float> poison, <4 x i32> zeroinitializer
  %113 = load i32, ptr %25, align 4, !tbaa !6
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %114
  %116 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %115, i32 0, i32 0
  %117 = load i32, ptr %26, align 4, !tbaa !6
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [4 x <4 x float>], ptr %116, i64 0, i64 %118
  %120 = load <4 x float>, ptr %119, align 16, !tbaa !163
  %121 = fmul <4 x float> %120, %112
  store <4 x float> %121, ptr %119, align 16, !tbaa !163
  %122 = load ptr, ptr %16, align 8, !tbaa !169
  %123 = icmp ne ptr %122, null
  br i1 %123, label %124, label %170

124:                                              ; preds = %109
  call void @llvm.lifetime.start.p0(ptr %27) #12
  %125 = load ptr, ptr %16, align 8, !tbaa !169
  %126 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %125, i32 0, i32 0
  %127 = load ptr, ptr %126, align 8, !tbaa !147
  %128 = load i32, ptr %26, align 4, !tbaa !6
  %129 = mul nsw i32 4, %128
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds i32, ptr %127, i64 %130
  %132 = call noundef <4 x i32> @_ZN12_GLOBAL__N_14loadIDv4_iEET_PKv(ptr noundef %131)
  %133 = load ptr, ptr %16, align 8, !tbaa !169
  %134 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %133, i32 0, i32 2
  %135 = load i32, ptr %134, align 4, !tbaa !150
  %136 = load i32, ptr %25, align 4, !tbaa !6
  %137 = add nsw i32 %135, %136
  %138 = insertelement <4 x i32> poison, i32 %137, i64 0
  %139 = shufflevector <4 x i32> %138, <4 x i32> poison, <4 x i32> zeroinitializer
  %140 = sub <4 x i32> %132, %139
  store <4 x i32> %140, ptr %27, align 16, !tbaa !163
  %141 = load <4 x i32>, ptr %27, align 16, !tbaa !163
  %142 = icmp sge <4 x i32> %141, zeroinitializer
  %143 = sext <4 x i1> %142 to <4 x i32>
  %144 = load <4 x i32>, ptr %27, align 16, !tbaa !163
  %145 = load ptr, ptr %16, align 8, !tbaa !169
  %146 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %145, i32 0, i32 1
  %147 = load i32, ptr %146, align 8, !tbaa !149
  %148 = insertelement <4 x i32> poison, i32 %147, i64 0
  %149 = shufflevector <4 x i32> %148, <4 x i32> poison, <4 x i32> zeroinitializer
  %150 = icmp slt <4 x i32> %144, %149
  %151 = sext <4 x i1> %150 to <4 x i32>
  %152 = and <4 x i32> %143, %151
  %153 = load i32, ptr %25, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %154
  %156 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %155, i32 0, i32 0
  %157 = load i32, ptr %26, align 4, !tbaa !6
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [4 x <4 x float>], ptr %156, i64 0, i64 %158
  %160 = load <4 x float>, ptr %159, align 16, !tbaa !163
  %161 = icmp slt <4 x i32> %152, zeroinitializer
  %162 = select <4 x i1> %161, <4 x float> %160, <4 x float> splat (float 0xC6293E5940000000)
  %163 = load i32, ptr %25, align 4, !tbaa !6
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %164
  %166 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %165, i32 0, i32 0
  %167 = load i32, ptr %26, align 4, !tbaa !6
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [4 x <4 x float>], ptr %166, i64 0, i64 %168
  store <4 x float> %162, ptr %169, align 16, !tbaa !163
  call void @llvm.lifetime.end.p0(ptr %27) #12
  br label %170

170:                                              ; preds = %124, %109
  %171 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %24, i32 0, i32 0
  %172 = load i32, ptr %26, align 4, !tbaa !6
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [4 x <4 x float>], ptr %171, i64 0, i64 %173
  %175 = load <4 x float>, ptr %174, align 16, !tbaa !163
  %176 = load i32, ptr %25, align 4, !tbaa !6
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %177
  %179 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %178, i32 0, i32 0
  %180 = load i32, ptr %26, align 4, !tbaa !6
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [4 x <4 x float>], ptr %179, i64 0, i64 %181
  %183 = load <4 x float>, ptr %182, align 16, !tbaa !163
  %184 = call noundef <4 x float> @_ZN12_GLOBAL__N_16largerEDv4_fS0_(<4 x float> noundef %175, <4 x float> noundef %183)
  %185 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %24, i32 0, i32 0
  %186 = load i32, ptr %26, align 4, !tbaa !6
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds [4 x <4 x float>], ptr %185, i64 0, i64 %187
  store <4 x float> %184, ptr %188, align 16, !tbaa !163
  br label %189

189:                                              ; preds = %170
  %190 = load i32, ptr %26, align 4, !tbaa !6
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %26, align 4, !tbaa !6
  br label %105, !llvm.loop !224

192:                                              ; preds = %108
  %193 = load ptr, ptr %14, align 8, !tbaa !140
  %194 = load i32, ptr %25, align 4, !tbaa !6
  %195 = mul nsw i32 %194, 16
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds float, ptr %193, i64 %196
  %198 = load i32, ptr %25, align 4, !tbaa !6
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %199
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %197, ptr noundef nonnull align 16 dereferenceable(64) %200)
  br label %201

201:                                              ; preds = %192
  %202 = load i32, ptr %25, align 4, !tbaa !6
  %203 = add nsw i32 %202, 1
  store i32 %203, ptr %25, align 4, !tbaa !6
  br label %100, !llvm.loop !225

204:                                              ; preds = %103
  %205 = load ptr, ptr %15, align 8, !tbaa !140
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %205, ptr noundef nonnull align 16 dereferenceable(64) %24)
  call void @llvm.lifetime.end.p0(ptr %24) #12
  call void @llvm.lifetime.end.p0(ptr %17) #12
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_19scores_ofILi1EEEvPKfS2_llfPfS3_PKNS_6HiddenE(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #6 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca float, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca [1 x %"struct.(anonymous namespace)::Part"], align 16
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca %"struct.(anonymous namespace)::Part", align 16
  %21 = alloca i32, align 4
  %22 = alloca <4 x float>, align 16
  %23 = alloca i32, align 4
  %24 = alloca %"struct.(anonymous namespace)::Part", align 16
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca <4 x i32>, align 16
  store ptr %0, ptr %9, align 8, !tbaa !140
  store ptr %1, ptr %10, align 8, !tbaa !140
  store i64 %2, ptr %11, align 8, !tbaa !44
  store i64 %3, ptr %12, align 8, !tbaa !44
  store float %4, ptr %13, align 4, !tbaa !151
  store ptr %5, ptr %14, align 8, !tbaa !140
  store ptr %6, ptr %15, align 8, !tbaa !140
  store ptr %7, ptr %16, align 8, !tbaa !169
  call void @llvm.lifetime.start.p0(ptr %17) #12
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(ptr %18) #12
  store i64 0, ptr %18, align 8, !tbaa !44
  br label %28

28:                                               ; preds = %92, %8
  %29 = load i64, ptr %18, align 8, !tbaa !44
  %30 = load i64, ptr %12, align 8, !tbaa !44
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  store i32 2, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #12
  br label %95

33:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %20) #12
  %34 = load ptr, ptr %9, align 8, !tbaa !140
  %35 = load i64, ptr %18, align 8, !tbaa !44
  %36 = mul nsw i64 %35, 64
  %37 = getelementptr inbounds float, ptr %34, i64 %36
  %38 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %37)
  %39 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %40 = extractvalue %"struct.(anonymous namespace)::Part" %38, 0
  store [4 x <4 x float>] %40, ptr %39, align 16
  call void @llvm.lifetime.start.p0(ptr %21) #12
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %41

41:                                               ; preds = %88, %33
  %42 = load i32, ptr %21, align 4, !tbaa !6
  %43 = icmp slt i32 %42, 1
  br i1 %43, label %45, label %44

44:                                               ; preds = %41
  store i32 5, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #12
  br label %91

45:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr %22) #12
  %46 = load ptr, ptr %10, align 8, !tbaa !140
  %47 = load i32, ptr %21, align 4, !tbaa !6
  %48 = sext i32 %47 to i64
  %49 = load i64, ptr %11, align 8, !tbaa !44
  %50 = mul nsw i64 %48, %49
  %51 = load i64, ptr %18, align 8, !tbaa !44
  %52 = add nsw i64 %50, %51
  %53 = getelementptr inbounds float, ptr %46, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !151
  %55 = insertelement <4 x float> poison, float %54, i64 0
  %56 = shufflevector <4 x float> %55, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %56, ptr %22, align 16, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %23) #12
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %57

57:                                               ; preds = %84, %45
  %58 = load i32, ptr %23, align 4, !tbaa !6
  %59 = icmp slt i32 %58, 4
  br i1 %59, label %61, label %60

60:                                               ; preds = %57
  store i32 8, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #12
  br label %87

61:                                               ; preds = %57
  %62 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %63 = load i32, ptr %23, align 4, !tbaa !6
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [4 x <4 x float>], ptr %62, i64 0, i64 %64
  %66 = load <4 x float>, ptr %65, align 16, !tbaa !163
  %67 = load <4 x float>, ptr %22, align 16, !tbaa !163
  %68 = load i32, ptr %21, align 4, !tbaa !6
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %69
  %71 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %70, i32 0, i32 0
  %72 = load i32, ptr %23, align 4, !tbaa !6
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [4 x <4 x float>], ptr %71, i64 0, i64 %73
  %75 = load <4 x float>, ptr %74, align 16, !tbaa !163
  %76 = call noundef <4 x float> @_ZN12_GLOBAL__N_110multipliedEDv4_fS0_S0_(<4 x float> noundef %66, <4 x float> noundef %67, <4 x float> noundef %75)
  %77 = load i32, ptr %21, align 4, !tbaa !6
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %78
  %80 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %79, i32 0, i32 0
  %81 = load i32, ptr %23, align 4, !tbaa !6
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [4 x <4 x float>], ptr %80, i64 0, i64 %82
  store <4 x float> %76, ptr %83, align 16, !tbaa !163
  br label %84

84:                                               ; preds = %61
  %85 = load i32, ptr %23, align 4, !tbaa !6
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %23, align 4, !tbaa !6
  br label %57, !llvm.loop !226

87:                                               ; preds = %60
  call void @llvm.lifetime.end.p0(ptr %22) #12
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %21, align 4, !tbaa !6
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %21, align 4, !tbaa !6
  br label %41, !llvm.loop !227

91:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(ptr %20) #12
  br label %92

92:                                               ; preds = %91
  %93 = load i64, ptr %18, align 8, !tbaa !44
  %94 = add nsw i64 %93, 1
  store i64 %94, ptr %18, align 8, !tbaa !44
  br label %28, !llvm.loop !228

95:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %24) #12
  %96 = load ptr, ptr %15, align 8, !tbaa !140
  %97 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %96)
  %98 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %24, i32 0, i32 0
  %99 = extractvalue %"struct.(anonymous namespace)::Part" %97, 0
  store [4 x <4 x float>] %99, ptr %98, align 16
  call void @llvm.lifetime.start.p0(ptr %25) #12
  store i32 0, ptr %25, align 4, !tbaa !6
  br label %100

100:                                              ; preds = %201, %95
  %101 = load i32, ptr %25, align 4, !tbaa !6
  %102 = icmp slt i32 %101, 1
  br i1 %102, label %104, label %103

103:                                              ; preds = %100
  store i32 11, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #12
  br label %204

104:                                              ; preds = %100
  call void @llvm.lifetime.start.p0(ptr %26) #12
  store i32 0, ptr %26, align 4, !tbaa !6
  br label %105

105:                                              ; preds = %189, %104
  %106 = load i32, ptr %26, align 4, !tbaa !6
  %107 = icmp slt i32 %106, 4
  br i1 %107, label %109, label %108

108:                                              ; preds = %105
  store i32 14, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #12
  br label %192

109:                                              ; preds = %105
  %110 = load float, ptr %13, align 4, !tbaa !151
  %111 = insertelement <4 x float> poison, float %110, i64 0
  %112 = shufflevector <4 x float> %111, <4 x float> poison, <4 x i32> zeroinitializer
  %113 = load i32, ptr %25, align 4, !tbaa !6
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %114
  %116 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %115, i32 0, i32 0
  %117 = load i32, ptr %26, align 4, !tbaa !6
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [4 x <4 x float>], ptr %116, i64 0, i64 %118
  %120 = load <4 x float>, ptr %119, align 16, !tbaa !163
  %121 = fmul <4 x float> %120, %112
  store <4 x float> %121, ptr %119, align 16, !tbaa !163
  %122 = load ptr, ptr %16, align 8, !tbaa !169
  %123 = icmp ne ptr %122, null
  br i1 %123, label %124, label %170

124:                                              ; preds = %109
  call void @llvm.lifetime.start.p0(ptr %27) #12
  %125 = load ptr, ptr %16, align 8, !tbaa !169
  %126 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %125, i32 0, i32 0
  %127 = load ptr, ptr %126, align 8, !tbaa !147
  %128 = load i32, ptr %26, align 4, !tbaa !6
  %129 = mul nsw i32 4, %128
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds i32, ptr %127, i64 %130
  %132 = call noundef <4 x i32> @_ZN12_GLOBAL__N_14loadIDv4_iEET_PKv(ptr noundef %131)
  %133 = load ptr, ptr %16, align 8, !tbaa !169
  %134 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %133, i32 0, i32 2
  %135 = load i32, ptr %134, align 4, !tbaa !150
  %136 = load i32, ptr %25, align 4, !tbaa !6
  %137 = add nsw i32 %135, %136
  %138 = insertelement <4 x i32> poison, i32 %137, i64 0
  %139 = shufflevector <4 x i32> %138, <4 x i32> poison, <4 x i32> zeroinitializer
  %140 = sub <4 x i32> %132, %139
  store <4 x i32> %140, ptr %27, align 16, !tbaa !163
  %141 = load <4 x i32>, ptr %27, align 16, !tbaa !163
  %142 = icmp sge <4 x i32> %141, zeroinitializer
  %143 = sext <4 x i1> %142 to <4 x i32>
  %144 = load <4 x i32>, ptr %27, align 16, !tbaa !163
  %145 = load ptr, ptr %16, align 8, !tbaa !169
  %146 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Hidden", ptr %145, i32 0, i32 1
  %147 = load i32, ptr %146, align 8, !tbaa !149
  %148 = insertelement <4 x i32> poison, i32 %147, i64 0
  %149 = shufflevector <4 x i32> %148, <4 x i32> poison, <4 x i32> zeroinitializer
  %150 = icmp slt <4 x i32> %144, %149
  %151 = sext <4 x i1> %150 to <4 x i32>
  %152 = and <4 x i32> %143, %151
  %153 = load i32, ptr %25, align 4, !tbaa !6
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %154
  %156 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %155, i32 0, i32 0
  %157 = load i32, ptr %26, align 4, !tbaa !6
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [4 x <4 x float>], ptr %156, i64 0, i64 %158
  %160 = load <4 x float>, ptr %159, align 16, !tbaa !163
  %161 = icmp slt <4 x i32> %152, zeroinitializer
  %162 = select <4 x i1> %161, <4 x float> %160, <4 x float> splat (float 0xC6293E5940000000)
  %163 = load i32, ptr %25, align 4, !tbaa !6
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %164
  %166 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %165, i32 0, i32 0
  %167 = load i32, ptr %26, align 4, !tbaa !6
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [4 x <4 x float>], ptr %166, i64 0, i64 %168
  store <4 x float> %162, ptr %169, align 16, !tbaa !163
  call void @llvm.lifetime.end.p0(ptr %27) #12
  br label %170

170:                                              ; preds = %124, %109
  %171 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %24, i32 0, i32 0
  %172 = load i32, ptr %26, align 4, !tbaa !6
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [4 x <4 x float>], ptr %171, i64 0, i64 %173
  %175 = load <4 x float>, ptr %174, align 16, !tbaa !163
  %176 = load i32, ptr %25, align 4, !tbaa !6
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %177
  %179 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %178, i32 0, i32 0
  %180 = load i32, ptr %26, align 4, !tbaa !6
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [4 x <4 x float>], ptr %179, i64 0, i64 %181
  %183 = load <4 x float>, ptr %182, align 16, !tbaa !163
  %184 = call noundef <4 x float> @_ZN12_GLOBAL__N_16largerEDv4_fS0_(<4 x float> noundef %175, <4 x float> noundef %183)
  %185 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %24, i32 0, i32 0
  %186 = load i32, ptr %26, align 4, !tbaa !6
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds [4 x <4 x float>], ptr %185, i64 0, i64 %187
  store <4 x float> %184, ptr %188, align 16, !tbaa !163
  br label %189

189:                                              ; preds = %170
  %190 = load i32, ptr %26, align 4, !tbaa !6
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %26, align 4, !tbaa !6
  br label %105, !llvm.loop !229

192:                                              ; preds = %108
  %193 = load ptr, ptr %14, align 8, !tbaa !140
  %194 = load i32, ptr %25, align 4, !tbaa !6
  %195 = mul nsw i32 %194, 16
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds float, ptr %193, i64 %196
  %198 = load i32, ptr %25, align 4, !tbaa !6
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %17, i64 0, i64 %199
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %197, ptr noundef nonnull align 16 dereferenceable(64) %200)
  br label %201

201:                                              ; preds = %192
  %202 = load i32, ptr %25, align 4, !tbaa !6
  %203 = add nsw i32 %202, 1
  store i32 %203, ptr %25, align 4, !tbaa !6
  br label %100, !llvm.loop !230

204:                                              ; preds = %103
  %205 = load ptr, ptr %15, align 8, !tbaa !140
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %205, ptr noundef nonnull align 16 dereferenceable(64) %24)
  call void @llvm.lifetime.end.p0(ptr %24) #12
  call void @llvm.lifetime.end.p0(ptr %17) #12
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.rint.v4f32(<4 x float>) #10

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_112power_of_twoEDv4_f(<4 x float> noundef %0) #7 {
  %2 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %2, align 16, !tbaa !163
  %3 = load <4 x float>, ptr %2, align 16, !tbaa !163
  %4 = call noundef <4 x i32> @_ZN12_GLOBAL__N_17to_intsEDv4_f(<4 x float> noundef %3)
  %5 = add <4 x i32> %4, splat (i32 127)
  %6 = shl <4 x i32> %5, splat (i32 23)
  %7 = call noundef <4 x float> @_ZN12_GLOBAL__N_19as_floatsEDv4_i(<4 x i32> noundef %6)
  ret <4 x float> %7
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_19as_floatsEDv4_i(<4 x i32> noundef %0) #7 {
  %2 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %2, align 16, !tbaa !163
  %3 = load <4 x i32>, ptr %2, align 16, !tbaa !163
  %4 = bitcast <4 x i32> %3 to <4 x float>
  ret <4 x float> %4
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i32> @_ZN12_GLOBAL__N_17to_intsEDv4_f(<4 x float> noundef %0) #7 {
  %2 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %2, align 16, !tbaa !163
  %3 = load <4 x float>, ptr %2, align 16, !tbaa !163
  %4 = fptosi <4 x float> %3 to <4 x i32>
  ret <4 x i32> %4
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal %"struct.(anonymous namespace)::Part" @_ZZN12_GLOBAL__N_15weighEPflRKNS_4PartES3_S0_ENKUllE_clEl(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) #3 {
  %3 = alloca %"struct.(anonymous namespace)::Part", align 16
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca <4 x float>, align 16
  store ptr %0, ptr %4, align 8, !tbaa !49
  store i64 %1, ptr %5, align 8, !tbaa !44
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds nuw %class.anon.3, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8, !tbaa !231, !nonnull !46, !align !47
  %11 = load ptr, ptr %10, align 8, !tbaa !140
  %12 = load i64, ptr %5, align 8, !tbaa !44
  %13 = mul nsw i64 %12, 16
  %14 = getelementptr inbounds float, ptr %11, i64 %13
  %15 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %14)
  %16 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %3, i32 0, i32 0
  %17 = extractvalue %"struct.(anonymous namespace)::Part" %15, 0
  store [4 x <4 x float>] %17, ptr %16, align 16
  call void @llvm.lifetime.start.p0(ptr %6) #12
  store i32 0, ptr %6, align 4, !tbaa !6
  br label %18

18:                                               ; preds = %63, %2
  %19 = load i32, ptr %6, align 4, !tbaa !6
  %20 = icmp slt i32 %19, 4
  br i1 %20, label %22, label %21

21:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(ptr %6) #12
  br label %66

22:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr %7) #12
  %23 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %3, i32 0, i32 0
  %24 = load i32, ptr %6, align 4, !tbaa !6
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [4 x <4 x float>], ptr %23, i64 0, i64 %25
  %27 = load <4 x float>, ptr %26, align 16, !tbaa !163
  %28 = getelementptr inbounds nuw %class.anon.3, ptr %8, i32 0, i32 1
  %29 = load ptr, ptr %28, align 8, !tbaa !233, !nonnull !46, !align !186
  %30 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %29, i32 0, i32 0
  %31 = load i32, ptr %6, align 4, !tbaa !6
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [4 x <4 x float>], ptr %30, i64 0, i64 %32
  %34 = load <4 x float>, ptr %33, align 16, !tbaa !163
  %35 = fsub <4 x float> %27, %34
  store <4 x float> %35, ptr %7, align 16, !tbaa !163
  %36 = load i32, ptr @paired, align 4, !tbaa !6
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %22
  %39 = load <4 x float>, ptr %7, align 16, !tbaa !163
  %40 = call noundef <4 x float> @_ZN12_GLOBAL__N_14exp2ILb1EEEDv4_fS1_(<4 x float> noundef %39)
  br label %44

41:                                               ; preds = %22
  %42 = load <4 x float>, ptr %7, align 16, !tbaa !163
  %43 = call noundef <4 x float> @_ZN12_GLOBAL__N_14exp2ILb0EEEDv4_fS1_(<4 x float> noundef %42)
  br label %44

44:                                               ; preds = %41, %38
  %45 = phi <4 x float> [ %40, %38 ], [ %43, %41 ]
  %46 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %3, i32 0, i32 0
  %47 = load i32, ptr %6, align 4, !tbaa !6
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [4 x <4 x float>], ptr %46, i64 0, i64 %48
  store <4 x float> %45, ptr %49, align 16, !tbaa !163
  %50 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %3, i32 0, i32 0
  %51 = load i32, ptr %6, align 4, !tbaa !6
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [4 x <4 x float>], ptr %50, i64 0, i64 %52
  %54 = load <4 x float>, ptr %53, align 16, !tbaa !163
  %55 = getelementptr inbounds nuw %class.anon.3, ptr %8, i32 0, i32 2
  %56 = load ptr, ptr %55, align 8, !tbaa !234, !nonnull !46, !align !186
  %57 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %56, i32 0, i32 0
  %58 = load i32, ptr %6, align 4, !tbaa !6
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [4 x <4 x float>], ptr %57, i64 0, i64 %59
  %61 = load <4 x float>, ptr %60, align 16, !tbaa !163
  %62 = fadd <4 x float> %61, %54
  store <4 x float> %62, ptr %60, align 16, !tbaa !163
  call void @llvm.lifetime.end.p0(ptr %7) #12
  br label %63

63:                                               ; preds = %44
  %64 = load i32, ptr %6, align 4, !tbaa !6
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %6, align 4, !tbaa !6
  br label %18, !llvm.loop !235

66:                                               ; preds = %21
  %67 = load %"struct.(anonymous namespace)::Part", ptr %3, align 16
  ret %"struct.(anonymous namespace)::Part" %67
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_15pairsEDv4_tS0_(<4 x i16> noundef %0, <4 x i16> noundef %1) #7 {
  %3 = alloca <4 x i16>, align 8
  %4 = alloca <4 x i16>, align 8
  store <4 x i16> %0, ptr %3, align 8, !tbaa !163
  store <4 x i16> %1, ptr %4, align 8, !tbaa !163
  %5 = load <4 x i16>, ptr %3, align 8, !tbaa !163
  %6 = zext <4 x i16> %5 to <4 x i32>
  %7 = load <4 x i16>, ptr %4, align 8, !tbaa !163
  %8 = zext <4 x i16> %7 to <4 x i32>
  %9 = shl <4 x i32> %8, splat (i32 16)
  %10 = or <4 x i32> %6, %9
  %11 = call noundef <4 x float> @_ZN12_GLOBAL__N_19as_floatsEDv4_i(<4 x i32> noundef %10)
  ret <4 x float> %11
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i16> @_ZN12_GLOBAL__N_18narrowedEDv4_f(<4 x float> noundef %0) #7 {
  %2 = alloca <4 x float>, align 16
  %3 = alloca <4 x bfloat>, align 8
  store <4 x float> %0, ptr %2, align 16, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %3) #12
  %4 = load <4 x float>, ptr %2, align 16, !tbaa !163
  %5 = fptrunc <4 x float> %4 to <4 x bfloat>
  store <4 x bfloat> %5, ptr %3, align 8, !tbaa !163
  %6 = load <4 x i16>, ptr %3, align 8, !tbaa !163
  call void @llvm.lifetime.end.p0(ptr %3) #12
  ret <4 x i16> %6
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x float> @_ZN12_GLOBAL__N_14exp2ILb1EEEDv4_fS1_(<4 x float> noundef %0) #7 {
  %2 = alloca <4 x float>, align 16
  %3 = alloca float, align 4
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %2, align 16, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %3) #12
  store float -1.270000e+02, ptr %3, align 4, !tbaa !151
  %7 = load <4 x float>, ptr %2, align 16, !tbaa !163
  %8 = fcmp olt <4 x float> %7, splat (float -1.270000e+02)
  %9 = sext <4 x i1> %8 to <4 x i32>
  %10 = load <4 x float>, ptr %2, align 16, !tbaa !163
  %11 = icmp slt <4 x i32> %9, zeroinitializer
  %12 = select <4 x i1> %11, <4 x float> splat (float -1.270000e+02), <4 x float> %10
  store <4 x float> %12, ptr %2, align 16, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %4) #12
  %13 = load <4 x float>, ptr %2, align 16, !tbaa !163
  %14 = call <4 x float> @llvm.rint.v4f32(<4 x float> %13)
  store <4 x float> %14, ptr %4, align 16, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %5) #12
  %15 = load <4 x float>, ptr %2, align 16, !tbaa !163
  %16 = load <4 x float>, ptr %4, align 16, !tbaa !163
  %17 = fsub <4 x float> %15, %16
  store <4 x float> %17, ptr %5, align 16, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %6) #12
  store <4 x float> splat (float 0x3FAC96D7E0000000), ptr %6, align 16, !tbaa !163
  %18 = load <4 x float>, ptr %6, align 16, !tbaa !163
  %19 = load <4 x float>, ptr %5, align 16, !tbaa !163
  %20 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %18, <4 x float> noundef %19, <4 x float> noundef splat (float 0x3FCEFB08A0000000))
  store <4 x float> %20, ptr %6, align 16, !tbaa !163
  %21 = load <4 x float>, ptr %6, align 16, !tbaa !163
  %22 = load <4 x float>, ptr %5, align 16, !tbaa !163
  %23 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %21, <4 x float> noundef %22, <4 x float> noundef splat (float 0x3FE62E2D20000000))
  store <4 x float> %23, ptr %6, align 16, !tbaa !163
  %24 = load <4 x float>, ptr %6, align 16, !tbaa !163
  %25 = load <4 x float>, ptr %5, align 16, !tbaa !163
  %26 = call noundef <4 x float> @_ZN12_GLOBAL__N_13fmaEDv4_fS0_S0_(<4 x float> noundef %24, <4 x float> noundef %25, <4 x float> noundef splat (float 1.000000e+00))
  store <4 x float> %26, ptr %6, align 16, !tbaa !163
  %27 = load <4 x float>, ptr %6, align 16, !tbaa !163
  %28 = load <4 x float>, ptr %4, align 16, !tbaa !163
  %29 = call noundef <4 x float> @_ZN12_GLOBAL__N_112power_of_twoEDv4_f(<4 x float> noundef %28)
  %30 = fmul <4 x float> %27, %29
  call void @llvm.lifetime.end.p0(ptr %6) #12
  call void @llvm.lifetime.end.p0(ptr %5) #12
  call void @llvm.lifetime.end.p0(ptr %4) #12
  call void @llvm.lifetime.end.p0(ptr %3) #12
  ret <4 x float> %30
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZZN12_GLOBAL__N_14Tile3addERKNS_5SizesEPKflS5_llfPKNS_6HiddenEENKUlTnilE0_clILi6EEEDal(ptr noundef nonnull align 8 dereferenceable(40) %0, i64 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !178
  %8 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %7, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8, !tbaa !160
  %10 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !236, !nonnull !46, !align !47
  %12 = load ptr, ptr %11, align 8, !tbaa !140
  %13 = load i64, ptr %4, align 8, !tbaa !44
  %14 = getelementptr inbounds float, ptr %12, i64 %13
  %15 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 2
  %16 = load ptr, ptr %15, align 8, !tbaa !237, !nonnull !46, !align !47
  %17 = load i64, ptr %16, align 8, !tbaa !44
  %18 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 3
  %19 = load ptr, ptr %18, align 8, !tbaa !238, !nonnull !46, !align !47
  %20 = load i64, ptr %19, align 8, !tbaa !44
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %7, i32 0, i32 6
  %22 = getelementptr inbounds [16 x float], ptr %21, i64 0, i64 0
  %23 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %7, i32 0, i32 2
  %24 = load ptr, ptr %23, align 16, !tbaa !154
  %25 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 4
  %26 = load ptr, ptr %25, align 8, !tbaa !239, !nonnull !46, !align !206
  %27 = load i32, ptr %26, align 4, !tbaa !6
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %24, i64 %28
  %30 = load i64, ptr %4, align 8, !tbaa !44
  %31 = mul nsw i64 %30, 64
  %32 = getelementptr inbounds float, ptr %29, i64 %31
  call void @_ZN12_GLOBAL__N_110add_valuesILi6EEEvPKfS2_llS2_Pf(ptr noundef %9, ptr noundef %14, i64 noundef %17, i64 noundef %20, ptr noundef %22, ptr noundef %32)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZZN12_GLOBAL__N_14Tile3addERKNS_5SizesEPKflS5_llfPKNS_6HiddenEENKUlTnilE0_clILi4EEEDal(ptr noundef nonnull align 8 dereferenceable(40) %0, i64 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !178
  %8 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %7, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8, !tbaa !160
  %10 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !236, !nonnull !46, !align !47
  %12 = load ptr, ptr %11, align 8, !tbaa !140
  %13 = load i64, ptr %4, align 8, !tbaa !44
  %14 = getelementptr inbounds float, ptr %12, i64 %13
  %15 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 2
  %16 = load ptr, ptr %15, align 8, !tbaa !237, !nonnull !46, !align !47
  %17 = load i64, ptr %16, align 8, !tbaa !44
  %18 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 3
  %19 = load ptr, ptr %18, align 8, !tbaa !238, !nonnull !46, !align !47
  %20 = load i64, ptr %19, align 8, !tbaa !44
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %7, i32 0, i32 6
  %22 = getelementptr inbounds [16 x float], ptr %21, i64 0, i64 0
  %23 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %7, i32 0, i32 2
  %24 = load ptr, ptr %23, align 16, !tbaa !154
  %25 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 4
  %26 = load ptr, ptr %25, align 8, !tbaa !239, !nonnull !46, !align !206
  %27 = load i32, ptr %26, align 4, !tbaa !6
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %24, i64 %28
  %30 = load i64, ptr %4, align 8, !tbaa !44
  %31 = mul nsw i64 %30, 64
  %32 = getelementptr inbounds float, ptr %29, i64 %31
  call void @_ZN12_GLOBAL__N_110add_valuesILi4EEEvPKfS2_llS2_Pf(ptr noundef %9, ptr noundef %14, i64 noundef %17, i64 noundef %20, ptr noundef %22, ptr noundef %32)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZZN12_GLOBAL__N_14Tile3addERKNS_5SizesEPKflS5_llfPKNS_6HiddenEENKUlTnilE0_clILi2EEEDal(ptr noundef nonnull align 8 dereferenceable(40) %0, i64 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !178
  %8 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %7, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8, !tbaa !160
  %10 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !236, !nonnull !46, !align !47
  %12 = load ptr, ptr %11, align 8, !tbaa !140
  %13 = load i64, ptr %4, align 8, !tbaa !44
  %14 = getelementptr inbounds float, ptr %12, i64 %13
  %15 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 2
  %16 = load ptr, ptr %15, align 8, !tbaa !237, !nonnull !46, !align !47
  %17 = load i64, ptr %16, align 8, !tbaa !44
  %18 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 3
  %19 = load ptr, ptr %18, align 8, !tbaa !238, !nonnull !46, !align !47
  %20 = load i64, ptr %19, align 8, !tbaa !44
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %7, i32 0, i32 6
  %22 = getelementptr inbounds [16 x float], ptr %21, i64 0, i64 0
  %23 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %7, i32 0, i32 2
  %24 = load ptr, ptr %23, align 16, !tbaa !154
  %25 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 4
  %26 = load ptr, ptr %25, align 8, !tbaa !239, !nonnull !46, !align !206
  %27 = load i32, ptr %26, align 4, !tbaa !6
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %24, i64 %28
  %30 = load i64, ptr %4, align 8, !tbaa !44
  %31 = mul nsw i64 %30, 64
  %32 = getelementptr inbounds float, ptr %29, i64 %31
  call void @_ZN12_GLOBAL__N_110add_valuesILi2EEEvPKfS2_llS2_Pf(ptr noundef %9, ptr noundef %14, i64 noundef %17, i64 noundef %20, ptr noundef %22, ptr noundef %32)
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZZN12_GLOBAL__N_14Tile3addERKNS_5SizesEPKflS5_llfPKNS_6HiddenEENKUlTnilE0_clILi1EEEDal(ptr noundef nonnull align 8 dereferenceable(40) %0, i64 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !49
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !178
  %8 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %7, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8, !tbaa !160
  %10 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !236, !nonnull !46, !align !47
  %12 = load ptr, ptr %11, align 8, !tbaa !140
  %13 = load i64, ptr %4, align 8, !tbaa !44
  %14 = getelementptr inbounds float, ptr %12, i64 %13
  %15 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 2
  %16 = load ptr, ptr %15, align 8, !tbaa !237, !nonnull !46, !align !47
  %17 = load i64, ptr %16, align 8, !tbaa !44
  %18 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 3
  %19 = load ptr, ptr %18, align 8, !tbaa !238, !nonnull !46, !align !47
  %20 = load i64, ptr %19, align 8, !tbaa !44
  %21 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %7, i32 0, i32 6
  %22 = getelementptr inbounds [16 x float], ptr %21, i64 0, i64 0
  %23 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Tile", ptr %7, i32 0, i32 2
  %24 = load ptr, ptr %23, align 16, !tbaa !154
  %25 = getelementptr inbounds nuw %class.anon.1, ptr %5, i32 0, i32 4
  %26 = load ptr, ptr %25, align 8, !tbaa !239, !nonnull !46, !align !206
  %27 = load i32, ptr %26, align 4, !tbaa !6
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %24, i64 %28
  %30 = load i64, ptr %4, align 8, !tbaa !44
  %31 = mul nsw i64 %30, 64
  %32 = getelementptr inbounds float, ptr %29, i64 %31
  call void @_ZN12_GLOBAL__N_110add_valuesILi1EEEvPKfS2_llS2_Pf(ptr noundef %9, ptr noundef %14, i64 noundef %17, i64 noundef %20, ptr noundef %22, ptr noundef %32)
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_valuesILi6EEEvPKfS2_llS2_Pf(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5) #6 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca %"struct.(anonymous namespace)::Part", align 16
  %14 = alloca [6 x %"struct.(anonymous namespace)::Part"], align 16
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %"struct.(anonymous namespace)::Part", align 16
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca %"struct.(anonymous namespace)::Part", align 16
  %21 = alloca i32, align 4
  %22 = alloca <4 x float>, align 16
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !140
  store ptr %1, ptr %8, align 8, !tbaa !140
  store i64 %2, ptr %9, align 8, !tbaa !44
  store i64 %3, ptr %10, align 8, !tbaa !44
  store ptr %4, ptr %11, align 8, !tbaa !140
  store ptr %5, ptr %12, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %13) #12
  %25 = load ptr, ptr %11, align 8, !tbaa !140
  %26 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %25)
  %27 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %13, i32 0, i32 0
  %28 = extractvalue %"struct.(anonymous namespace)::Part" %26, 0
  store [4 x <4 x float>] %28, ptr %27, align 16
  call void @llvm.lifetime.start.p0(ptr %14) #12
  call void @llvm.lifetime.start.p0(ptr %15) #12
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %29

29:                                               ; preds = %68, %6
  %30 = load i32, ptr %15, align 4, !tbaa !6
  %31 = icmp slt i32 %30, 6
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  store i32 2, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #12
  br label %71

33:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %17) #12
  %34 = load ptr, ptr %12, align 8, !tbaa !140
  %35 = load i32, ptr %15, align 4, !tbaa !6
  %36 = mul nsw i32 %35, 64
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %34, i64 %37
  %39 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %38)
  %40 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %17, i32 0, i32 0
  %41 = extractvalue %"struct.(anonymous namespace)::Part" %39, 0
  store [4 x <4 x float>] %41, ptr %40, align 16
  %42 = load i32, ptr %15, align 4, !tbaa !6
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %43
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %44, ptr align 16 %17, i64 64, i1 false), !tbaa.struct !240
  call void @llvm.lifetime.end.p0(ptr %17) #12
  call void @llvm.lifetime.start.p0(ptr %18) #12
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %45

45:                                               ; preds = %64, %33
  %46 = load i32, ptr %18, align 4, !tbaa !6
  %47 = icmp slt i32 %46, 4
  br i1 %47, label %49, label %48

48:                                               ; preds = %45
  store i32 5, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #12
  br label %67

49:                                               ; preds = %45
  %50 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %13, i32 0, i32 0
  %51 = load i32, ptr %18, align 4, !tbaa !6
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [4 x <4 x float>], ptr %50, i64 0, i64 %52
  %54 = load <4 x float>, ptr %53, align 16, !tbaa !163
  %55 = load i32, ptr %15, align 4, !tbaa !6
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %56
  %58 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %57, i32 0, i32 0
  %59 = load i32, ptr %18, align 4, !tbaa !6
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [4 x <4 x float>], ptr %58, i64 0, i64 %60
  %62 = load <4 x float>, ptr %61, align 16, !tbaa !163
  %63 = fmul <4 x float> %62, %54
  store <4 x float> %63, ptr %61, align 16, !tbaa !163
  br label %64

64:                                               ; preds = %49
  %65 = load i32, ptr %18, align 4, !tbaa !6
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %18, align 4, !tbaa !6
  br label %45, !llvm.loop !241

67:                                               ; preds = %48
  br label %68

68:                                               ; preds = %67
  %69 = load i32, ptr %15, align 4, !tbaa !6
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %15, align 4, !tbaa !6
  br label %29, !llvm.loop !242

71:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %19) #12
  store i64 0, ptr %19, align 8, !tbaa !44
  br label %72

72:                                               ; preds = %136, %71
  %73 = load i64, ptr %19, align 8, !tbaa !44
  %74 = load i64, ptr %10, align 8, !tbaa !44
  %75 = icmp slt i64 %73, %74
  br i1 %75, label %77, label %76

76:                                               ; preds = %72
  store i32 8, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #12
  br label %139

77:                                               ; preds = %72
  call void @llvm.lifetime.start.p0(ptr %20) #12
  %78 = load ptr, ptr %7, align 8, !tbaa !140
  %79 = load i64, ptr %19, align 8, !tbaa !44
  %80 = mul nsw i64 %79, 16
  %81 = getelementptr inbounds float, ptr %78, i64 %80
  %82 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %81)
  %83 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %84 = extractvalue %"struct.(anonymous namespace)::Part" %82, 0
  store [4 x <4 x float>] %84, ptr %83, align 16
  call void @llvm.lifetime.start.p0(ptr %21) #12
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %85

85:                                               ; preds = %132, %77
  %86 = load i32, ptr %21, align 4, !tbaa !6
  %87 = icmp slt i32 %86, 6
  br i1 %87, label %89, label %88

88:                                               ; preds = %85
  store i32 11, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #12
  br label %135

89:                                               ; preds = %85
  call void @llvm.lifetime.start.p0(ptr %22) #12
  %90 = load ptr, ptr %8, align 8, !tbaa !140
  %91 = load i64, ptr %19, align 8, !tbaa !44
  %92 = load i64, ptr %9, align 8, !tbaa !44
  %93 = mul nsw i64 %91, %92
  %94 = load i32, ptr %21, align 4, !tbaa !6
  %95 = sext i32 %94 to i64
  %96 = add nsw i64 %93, %95
  %97 = getelementptr inbounds float, ptr %90, i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !151
  %99 = insertelement <4 x float> poison, float %98, i64 0
  %100 = shufflevector <4 x float> %99, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %100, ptr %22, align 16, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %23) #12
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %101

101:                                              ; preds = %128, %89
  %102 = load i32, ptr %23, align 4, !tbaa !6
  %103 = icmp slt i32 %102, 4
  br i1 %103, label %105, label %104

104:                                              ; preds = %101
  store i32 14, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #12
  br label %131

105:                                              ; preds = %101
  %106 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %107 = load i32, ptr %23, align 4, !tbaa !6
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [4 x <4 x float>], ptr %106, i64 0, i64 %108
  %110 = load <4 x float>, ptr %109, align 16, !tbaa !163
  %111 = load <4 x float>, ptr %22, align 16, !tbaa !163
  %112 = load i32, ptr %21, align 4, !tbaa !6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %113
  %115 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %114, i32 0, i32 0
  %116 = load i32, ptr %23, align 4, !tbaa !6
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [4 x <4 x float>], ptr %115, i64 0, i64 %117
  %119 = load <4 x float>, ptr %118, align 16, !tbaa !163
  %120 = call noundef <4 x float> @_ZN12_GLOBAL__N_110multipliedEDv4_fS0_S0_(<4 x float> noundef %110, <4 x float> noundef %111, <4 x float> noundef %119)
  %121 = load i32, ptr %21, align 4, !tbaa !6
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %122
  %124 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %123, i32 0, i32 0
  %125 = load i32, ptr %23, align 4, !tbaa !6
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [4 x <4 x float>], ptr %124, i64 0, i64 %126
  store <4 x float> %120, ptr %127, align 16, !tbaa !163
  br label %128

128:                                              ; preds = %105
  %129 = load i32, ptr %23, align 4, !tbaa !6
  %130 = add nsw i32 %129, 1
  store i32 %130, ptr %23, align 4, !tbaa !6
  br label %101, !llvm.loop !243

131:                                              ; preds = %104
  call void @llvm.lifetime.end.p0(ptr %22) #12
  br label %132

132:                                              ; preds = %131
  %133 = load i32, ptr %21, align 4, !tbaa !6
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4, !tbaa !6
  br label %85, !llvm.loop !244

135:                                              ; preds = %88
  call void @llvm.lifetime.end.p0(ptr %20) #12
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %19, align 8, !tbaa !44
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %19, align 8, !tbaa !44
  br label %72, !llvm.loop !245

139:                                              ; preds = %76
  call void @llvm.lifetime.start.p0(ptr %24) #12
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %140

140:                                              ; preds = %153, %139
  %141 = load i32, ptr %24, align 4, !tbaa !6
  %142 = icmp slt i32 %141, 6
  br i1 %142, label %144, label %143

143:                                              ; preds = %140
  store i32 17, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #12
  br label %156

144:                                              ; preds = %140
  %145 = load ptr, ptr %12, align 8, !tbaa !140
  %146 = load i32, ptr %24, align 4, !tbaa !6
  %147 = mul nsw i32 %146, 64
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds float, ptr %145, i64 %148
  %150 = load i32, ptr %24, align 4, !tbaa !6
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [6 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %151
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %149, ptr noundef nonnull align 16 dereferenceable(64) %152)
  br label %153

153:                                              ; preds = %144
  %154 = load i32, ptr %24, align 4, !tbaa !6
  %155 = add nsw i32 %154, 1
  store i32 %155, ptr %24, align 4, !tbaa !6
  br label %140, !llvm.loop !246

156:                                              ; preds = %143
  call void @llvm.lifetime.end.p0(ptr %14) #12
  call void @llvm.lifetime.end.p0(ptr %13) #12
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_valuesILi4EEEvPKfS2_llS2_Pf(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5) #6 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca %"struct.(anonymous namespace)::Part", align 16
  %14 = alloca [4 x %"struct.(anonymous namespace)::Part"], align 16
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %"struct.(anonymous namespace)::Part", align 16
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca %"struct.(anonymous namespace)::Part", align 16
  %21 = alloca i32, align 4
  %22 = alloca <4 x float>, align 16
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !140
  store ptr %1, ptr %8, align 8, !tbaa !140
  store i64 %2, ptr %9, align 8, !tbaa !44
  store i64 %3, ptr %10, align 8, !tbaa !44
  store ptr %4, ptr %11, align 8, !tbaa !140
  store ptr %5, ptr %12, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %13) #12
  %25 = load ptr, ptr %11, align 8, !tbaa !140
  %26 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %25)
  %27 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %13, i32 0, i32 0
  %28 = extractvalue %"struct.(anonymous namespace)::Part" %26, 0
  store [4 x <4 x float>] %28, ptr %27, align 16
  call void @llvm.lifetime.start.p0(ptr %14) #12
  call void @llvm.lifetime.start.p0(ptr %15) #12
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %29

29:                                               ; preds = %68, %6
  %30 = load i32, ptr %15, align 4, !tbaa !6
  %31 = icmp slt i32 %30, 4
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  store i32 2, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #12
  br label %71

33:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %17) #12
  %34 = load ptr, ptr %12, align 8, !tbaa !140
  %35 = load i32, ptr %15, align 4, !tbaa !6
  %36 = mul nsw i32 %35, 64
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %34, i64 %37
  %39 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %38)
  %40 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %17, i32 0, i32 0
  %41 = extractvalue %"struct.(anonymous namespace)::Part" %39, 0
  store [4 x <4 x float>] %41, ptr %40, align 16
  %42 = load i32, ptr %15, align 4, !tbaa !6
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %43
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %44, ptr align 16 %17, i64 64, i1 false), !tbaa.struct !240
  call void @llvm.lifetime.end.p0(ptr %17) #12
  call void @llvm.lifetime.start.p0(ptr %18) #12
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %45

45:                                               ; preds = %64, %33
  %46 = load i32, ptr %18, align 4, !tbaa !6
  %47 = icmp slt i32 %46, 4
  br i1 %47, label %49, label %48

48:                                               ; preds = %45
  store i32 5, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #12
  br label %67

49:                                               ; preds = %45
  %50 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %13, i32 0, i32 0
  %51 = load i32, ptr %18, align 4, !tbaa !6
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [4 x <4 x float>], ptr %50, i64 0, i64 %52
  %54 = load <4 x float>, ptr %53, align 16, !tbaa !163
  %55 = load i32, ptr %15, align 4, !tbaa !6
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %56
  %58 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %57, i32 0, i32 0
  %59 = load i32, ptr %18, align 4, !tbaa !6
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [4 x <4 x float>], ptr %58, i64 0, i64 %60
  %62 = load <4 x float>, ptr %61, align 16, !tbaa !163
  %63 = fmul <4 x float> %62, %54
  store <4 x float> %63, ptr %61, align 16, !tbaa !163
  br label %64

64:                                               ; preds = %49
  %65 = load i32, ptr %18, align 4, !tbaa !6
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %18, align 4, !tbaa !6
  br label %45, !llvm.loop !247

67:                                               ; preds = %48
  br label %68

68:                                               ; preds = %67
  %69 = load i32, ptr %15, align 4, !tbaa !6
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %15, align 4, !tbaa !6
  br label %29, !llvm.loop !248

71:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %19) #12
  store i64 0, ptr %19, align 8, !tbaa !44
  br label %72

72:                                               ; preds = %136, %71
  %73 = load i64, ptr %19, align 8, !tbaa !44
  %74 = load i64, ptr %10, align 8, !tbaa !44
  %75 = icmp slt i64 %73, %74
  br i1 %75, label %77, label %76

76:                                               ; preds = %72
  store i32 8, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #12
  br label %139

77:                                               ; preds = %72
  call void @llvm.lifetime.start.p0(ptr %20) #12
  %78 = load ptr, ptr %7, align 8, !tbaa !140
  %79 = load i64, ptr %19, align 8, !tbaa !44
  %80 = mul nsw i64 %79, 16
  %81 = getelementptr inbounds float, ptr %78, i64 %80
  %82 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %81)
  %83 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %84 = extractvalue %"struct.(anonymous namespace)::Part" %82, 0
  store [4 x <4 x float>] %84, ptr %83, align 16
  call void @llvm.lifetime.start.p0(ptr %21) #12
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %85

85:                                               ; preds = %132, %77
  %86 = load i32, ptr %21, align 4, !tbaa !6
  %87 = icmp slt i32 %86, 4
  br i1 %87, label %89, label %88

88:                                               ; preds = %85
  store i32 11, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #12
  br label %135

89:                                               ; preds = %85
  call void @llvm.lifetime.start.p0(ptr %22) #12
  %90 = load ptr, ptr %8, align 8, !tbaa !140
  %91 = load i64, ptr %19, align 8, !tbaa !44
  %92 = load i64, ptr %9, align 8, !tbaa !44
  %93 = mul nsw i64 %91, %92
  %94 = load i32, ptr %21, align 4, !tbaa !6
  %95 = sext i32 %94 to i64
  %96 = add nsw i64 %93, %95
  %97 = getelementptr inbounds float, ptr %90, i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !151
  %99 = insertelement <4 x float> poison, float %98, i64 0
  %100 = shufflevector <4 x float> %99, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %100, ptr %22, align 16, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %23) #12
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %101

101:                                              ; preds = %128, %89
  %102 = load i32, ptr %23, align 4, !tbaa !6
  %103 = icmp slt i32 %102, 4
  br i1 %103, label %105, label %104

104:                                              ; preds = %101
  store i32 14, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #12
  br label %131

105:                                              ; preds = %101
  %106 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %107 = load i32, ptr %23, align 4, !tbaa !6
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [4 x <4 x float>], ptr %106, i64 0, i64 %108
  %110 = load <4 x float>, ptr %109, align 16, !tbaa !163
  %111 = load <4 x float>, ptr %22, align 16, !tbaa !163
  %112 = load i32, ptr %21, align 4, !tbaa !6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %113
  %115 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %114, i32 0, i32 0
  %116 = load i32, ptr %23, align 4, !tbaa !6
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [4 x <4 x float>], ptr %115, i64 0, i64 %117
  %119 = load <4 x float>, ptr %118, align 16, !tbaa !163
  %120 = call noundef <4 x float> @_ZN12_GLOBAL__N_110multipliedEDv4_fS0_S0_(<4 x float> noundef %110, <4 x float> noundef %111, <4 x float> noundef %119)
  %121 = load i32, ptr %21, align 4, !tbaa !6
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %122
  %124 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %123, i32 0, i32 0
  %125 = load i32, ptr %23, align 4, !tbaa !6
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [4 x <4 x float>], ptr %124, i64 0, i64 %126
  store <4 x float> %120, ptr %127, align 16, !tbaa !163
  br label %128

128:                                              ; preds = %105
  %129 = load i32, ptr %23, align 4, !tbaa !6
  %130 = add nsw i32 %129, 1
  store i32 %130, ptr %23, align 4, !tbaa !6
  br label %101, !llvm.loop !249

131:                                              ; preds = %104
  call void @llvm.lifetime.end.p0(ptr %22) #12
  br label %132

132:                                              ; preds = %131
  %133 = load i32, ptr %21, align 4, !tbaa !6
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4, !tbaa !6
  br label %85, !llvm.loop !250

135:                                              ; preds = %88
  call void @llvm.lifetime.end.p0(ptr %20) #12
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %19, align 8, !tbaa !44
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %19, align 8, !tbaa !44
  br label %72, !llvm.loop !251

139:                                              ; preds = %76
  call void @llvm.lifetime.start.p0(ptr %24) #12
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %140

140:                                              ; preds = %153, %139
  %141 = load i32, ptr %24, align 4, !tbaa !6
  %142 = icmp slt i32 %141, 4
  br i1 %142, label %144, label %143

143:                                              ; preds = %140
  store i32 17, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #12
  br label %156

144:                                              ; preds = %140
  %145 = load ptr, ptr %12, align 8, !tbaa !140
  %146 = load i32, ptr %24, align 4, !tbaa !6
  %147 = mul nsw i32 %146, 64
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds float, ptr %145, i64 %148
  %150 = load i32, ptr %24, align 4, !tbaa !6
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [4 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %151
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %149, ptr noundef nonnull align 16 dereferenceable(64) %152)
  br label %153

153:                                              ; preds = %144
  %154 = load i32, ptr %24, align 4, !tbaa !6
  %155 = add nsw i32 %154, 1
  store i32 %155, ptr %24, align 4, !tbaa !6
  br label %140, !llvm.loop !252

156:                                              ; preds = %143
  call void @llvm.lifetime.end.p0(ptr %14) #12
  call void @llvm.lifetime.end.p0(ptr %13) #12
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_valuesILi2EEEvPKfS2_llS2_Pf(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5) #6 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca %"struct.(anonymous namespace)::Part", align 16
  %14 = alloca [2 x %"struct.(anonymous namespace)::Part"], align 16
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %"struct.(anonymous namespace)::Part", align 16
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca %"struct.(anonymous namespace)::Part", align 16
  %21 = alloca i32, align 4
  %22 = alloca <4 x float>, align 16
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !140
  store ptr %1, ptr %8, align 8, !tbaa !140
  store i64 %2, ptr %9, align 8, !tbaa !44
  store i64 %3, ptr %10, align 8, !tbaa !44
  store ptr %4, ptr %11, align 8, !tbaa !140
  store ptr %5, ptr %12, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %13) #12
  %25 = load ptr, ptr %11, align 8, !tbaa !140
  %26 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %25)
  %27 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %13, i32 0, i32 0
  %28 = extractvalue %"struct.(anonymous namespace)::Part" %26, 0
  store [4 x <4 x float>] %28, ptr %27, align 16
  call void @llvm.lifetime.start.p0(ptr %14) #12
  call void @llvm.lifetime.start.p0(ptr %15) #12
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %29

29:                                               ; preds = %68, %6
  %30 = load i32, ptr %15, align 4, !tbaa !6
  %31 = icmp slt i32 %30, 2
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  store i32 2, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #12
  br label %71

33:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %17) #12
  %34 = load ptr, ptr %12, align 8, !tbaa !140
  %35 = load i32, ptr %15, align 4, !tbaa !6
  %36 = mul nsw i32 %35, 64
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %34, i64 %37
  %39 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %38)
  %40 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %17, i32 0, i32 0
  %41 = extractvalue %"struct.(anonymous namespace)::Part" %39, 0
  store [4 x <4 x float>] %41, ptr %40, align 16
  %42 = load i32, ptr %15, align 4, !tbaa !6
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %43
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %44, ptr align 16 %17, i64 64, i1 false), !tbaa.struct !240
  call void @llvm.lifetime.end.p0(ptr %17) #12
  call void @llvm.lifetime.start.p0(ptr %18) #12
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %45

45:                                               ; preds = %64, %33
  %46 = load i32, ptr %18, align 4, !tbaa !6
  %47 = icmp slt i32 %46, 4
  br i1 %47, label %49, label %48

48:                                               ; preds = %45
  store i32 5, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #12
  br label %67

49:                                               ; preds = %45
  %50 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %13, i32 0, i32 0
  %51 = load i32, ptr %18, align 4, !tbaa !6
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [4 x <4 x float>], ptr %50, i64 0, i64 %52
  %54 = load <4 x float>, ptr %53, align 16, !tbaa !163
  %55 = load i32, ptr %15, align 4, !tbaa !6
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %56
  %58 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %57, i32 0, i32 0
  %59 = load i32, ptr %18, align 4, !tbaa !6
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [4 x <4 x float>], ptr %58, i64 0, i64 %60
  %62 = load <4 x float>, ptr %61, align 16, !tbaa !163
  %63 = fmul <4 x float> %62, %54
  store <4 x float> %63, ptr %61, align 16, !tbaa !163
  br label %64

64:                                               ; preds = %49
  %65 = load i32, ptr %18, align 4, !tbaa !6
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %18, align 4, !tbaa !6
  br label %45, !llvm.loop !253

67:                                               ; preds = %48
  br label %68

68:                                               ; preds = %67
  %69 = load i32, ptr %15, align 4, !tbaa !6
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %15, align 4, !tbaa !6
  br label %29, !llvm.loop !254

71:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %19) #12
  store i64 0, ptr %19, align 8, !tbaa !44
  br label %72

72:                                               ; preds = %136, %71
  %73 = load i64, ptr %19, align 8, !tbaa !44
  %74 = load i64, ptr %10, align 8, !tbaa !44
  %75 = icmp slt i64 %73, %74
  br i1 %75, label %77, label %76

76:                                               ; preds = %72
  store i32 8, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #12
  br label %139

77:                                               ; preds = %72
  call void @llvm.lifetime.start.p0(ptr %20) #12
  %78 = load ptr, ptr %7, align 8, !tbaa !140
  %79 = load i64, ptr %19, align 8, !tbaa !44
  %80 = mul nsw i64 %79, 16
  %81 = getelementptr inbounds float, ptr %78, i64 %80
  %82 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %81)
  %83 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %84 = extractvalue %"struct.(anonymous namespace)::Part" %82, 0
  store [4 x <4 x float>] %84, ptr %83, align 16
  call void @llvm.lifetime.start.p0(ptr %21) #12
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %85

85:                                               ; preds = %132, %77
  %86 = load i32, ptr %21, align 4, !tbaa !6
  %87 = icmp slt i32 %86, 2
  br i1 %87, label %89, label %88

88:                                               ; preds = %85
  store i32 11, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #12
  br label %135

89:                                               ; preds = %85
  call void @llvm.lifetime.start.p0(ptr %22) #12
  %90 = load ptr, ptr %8, align 8, !tbaa !140
  %91 = load i64, ptr %19, align 8, !tbaa !44
  %92 = load i64, ptr %9, align 8, !tbaa !44
  %93 = mul nsw i64 %91, %92
  %94 = load i32, ptr %21, align 4, !tbaa !6
  %95 = sext i32 %94 to i64
  %96 = add nsw i64 %93, %95
  %97 = getelementptr inbounds float, ptr %90, i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !151
  %99 = insertelement <4 x float> poison, float %98, i64 0
  %100 = shufflevector <4 x float> %99, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %100, ptr %22, align 16, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %23) #12
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %101

101:                                              ; preds = %128, %89
  %102 = load i32, ptr %23, align 4, !tbaa !6
  %103 = icmp slt i32 %102, 4
  br i1 %103, label %105, label %104

104:                                              ; preds = %101
  store i32 14, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #12
  br label %131

105:                                              ; preds = %101
  %106 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %107 = load i32, ptr %23, align 4, !tbaa !6
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [4 x <4 x float>], ptr %106, i64 0, i64 %108
  %110 = load <4 x float>, ptr %109, align 16, !tbaa !163
  %111 = load <4 x float>, ptr %22, align 16, !tbaa !163
  %112 = load i32, ptr %21, align 4, !tbaa !6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %113
  %115 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %114, i32 0, i32 0
  %116 = load i32, ptr %23, align 4, !tbaa !6
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [4 x <4 x float>], ptr %115, i64 0, i64 %117
  %119 = load <4 x float>, ptr %118, align 16, !tbaa !163
  %120 = call noundef <4 x float> @_ZN12_GLOBAL__N_110multipliedEDv4_fS0_S0_(<4 x float> noundef %110, <4 x float> noundef %111, <4 x float> noundef %119)
  %121 = load i32, ptr %21, align 4, !tbaa !6
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %122
  %124 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %123, i32 0, i32 0
  %125 = load i32, ptr %23, align 4, !tbaa !6
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [4 x <4 x float>], ptr %124, i64 0, i64 %126
  store <4 x float> %120, ptr %127, align 16, !tbaa !163
  br label %128

128:                                              ; preds = %105
  %129 = load i32, ptr %23, align 4, !tbaa !6
  %130 = add nsw i32 %129, 1
  store i32 %130, ptr %23, align 4, !tbaa !6
  br label %101, !llvm.loop !255

131:                                              ; preds = %104
  call void @llvm.lifetime.end.p0(ptr %22) #12
  br label %132

132:                                              ; preds = %131
  %133 = load i32, ptr %21, align 4, !tbaa !6
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4, !tbaa !6
  br label %85, !llvm.loop !256

135:                                              ; preds = %88
  call void @llvm.lifetime.end.p0(ptr %20) #12
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %19, align 8, !tbaa !44
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %19, align 8, !tbaa !44
  br label %72, !llvm.loop !257

139:                                              ; preds = %76
  call void @llvm.lifetime.start.p0(ptr %24) #12
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %140

140:                                              ; preds = %153, %139
  %141 = load i32, ptr %24, align 4, !tbaa !6
  %142 = icmp slt i32 %141, 2
  br i1 %142, label %144, label %143

143:                                              ; preds = %140
  store i32 17, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #12
  br label %156

144:                                              ; preds = %140
  %145 = load ptr, ptr %12, align 8, !tbaa !140
  %146 = load i32, ptr %24, align 4, !tbaa !6
  %147 = mul nsw i32 %146, 64
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds float, ptr %145, i64 %148
  %150 = load i32, ptr %24, align 4, !tbaa !6
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [2 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %151
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %149, ptr noundef nonnull align 16 dereferenceable(64) %152)
  br label %153

153:                                              ; preds = %144
  %154 = load i32, ptr %24, align 4, !tbaa !6
  %155 = add nsw i32 %154, 1
  store i32 %155, ptr %24, align 4, !tbaa !6
  br label %140, !llvm.loop !258

156:                                              ; preds = %143
  call void @llvm.lifetime.end.p0(ptr %14) #12
  call void @llvm.lifetime.end.p0(ptr %13) #12
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_110add_valuesILi1EEEvPKfS2_llS2_Pf(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, ptr noundef %5) #6 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca %"struct.(anonymous namespace)::Part", align 16
  %14 = alloca [1 x %"struct.(anonymous namespace)::Part"], align 16
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %"struct.(anonymous namespace)::Part", align 16
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca %"struct.(anonymous namespace)::Part", align 16
  %21 = alloca i32, align 4
  %22 = alloca <4 x float>, align 16
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !140
  store ptr %1, ptr %8, align 8, !tbaa !140
  store i64 %2, ptr %9, align 8, !tbaa !44
  store i64 %3, ptr %10, align 8, !tbaa !44
  store ptr %4, ptr %11, align 8, !tbaa !140
  store ptr %5, ptr %12, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %13) #12
  %25 = load ptr, ptr %11, align 8, !tbaa !140
  %26 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %25)
  %27 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %13, i32 0, i32 0
  %28 = extractvalue %"struct.(anonymous namespace)::Part" %26, 0
  store [4 x <4 x float>] %28, ptr %27, align 16
  call void @llvm.lifetime.start.p0(ptr %14) #12
  call void @llvm.lifetime.start.p0(ptr %15) #12
  store i32 0, ptr %15, align 4, !tbaa !6
  br label %29

29:                                               ; preds = %68, %6
  %30 = load i32, ptr %15, align 4, !tbaa !6
  %31 = icmp slt i32 %30, 1
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  store i32 2, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #12
  br label %71

33:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %17) #12
  %34 = load ptr, ptr %12, align 8, !tbaa !140
  %35 = load i32, ptr %15, align 4, !tbaa !6
  %36 = mul nsw i32 %35, 64
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %34, i64 %37
  %39 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %38)
  %40 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %17, i32 0, i32 0
  %41 = extractvalue %"struct.(anonymous namespace)::Part" %39, 0
  store [4 x <4 x float>] %41, ptr %40, align 16
  %42 = load i32, ptr %15, align 4, !tbaa !6
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %43
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %44, ptr align 16 %17, i64 64, i1 false), !tbaa.struct !240
  call void @llvm.lifetime.end.p0(ptr %17) #12
  call void @llvm.lifetime.start.p0(ptr %18) #12
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %45

45:                                               ; preds = %64, %33
  %46 = load i32, ptr %18, align 4, !tbaa !6
  %47 = icmp slt i32 %46, 4
  br i1 %47, label %49, label %48

48:                                               ; preds = %45
  store i32 5, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #12
  br label %67

49:                                               ; preds = %45
  %50 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %13, i32 0, i32 0
  %51 = load i32, ptr %18, align 4, !tbaa !6
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [4 x <4 x float>], ptr %50, i64 0, i64 %52
  %54 = load <4 x float>, ptr %53, align 16, !tbaa !163
  %55 = load i32, ptr %15, align 4, !tbaa !6
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %56
  %58 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %57, i32 0, i32 0
  %59 = load i32, ptr %18, align 4, !tbaa !6
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [4 x <4 x float>], ptr %58, i64 0, i64 %60
  %62 = load <4 x float>, ptr %61, align 16, !tbaa !163
  %63 = fmul <4 x float> %62, %54
  store <4 x float> %63, ptr %61, align 16, !tbaa !163
  br label %64

64:                                               ; preds = %49
  %65 = load i32, ptr %18, align 4, !tbaa !6
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %18, align 4, !tbaa !6
  br label %45, !llvm.loop !259

67:                                               ; preds = %48
  br label %68

68:                                               ; preds = %67
  %69 = load i32, ptr %15, align 4, !tbaa !6
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %15, align 4, !tbaa !6
  br label %29, !llvm.loop !260

71:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %19) #12
  store i64 0, ptr %19, align 8, !tbaa !44
  br label %72

72:                                               ; preds = %136, %71
  %73 = load i64, ptr %19, align 8, !tbaa !44
  %74 = load i64, ptr %10, align 8, !tbaa !44
  %75 = icmp slt i64 %73, %74
  br i1 %75, label %77, label %76

76:                                               ; preds = %72
  store i32 8, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #12
  br label %139

77:                                               ; preds = %72
  call void @llvm.lifetime.start.p0(ptr %20) #12
  %78 = load ptr, ptr %7, align 8, !tbaa !140
  %79 = load i64, ptr %19, align 8, !tbaa !44
  %80 = mul nsw i64 %79, 16
  %81 = getelementptr inbounds float, ptr %78, i64 %80
  %82 = call %"struct.(anonymous namespace)::Part" @_ZN12_GLOBAL__N_19load_partEPKf(ptr noundef %81)
  %83 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %84 = extractvalue %"struct.(anonymous namespace)::Part" %82, 0
  store [4 x <4 x float>] %84, ptr %83, align 16
  call void @llvm.lifetime.start.p0(ptr %21) #12
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %85

85:                                               ; preds = %132, %77
  %86 = load i32, ptr %21, align 4, !tbaa !6
  %87 = icmp slt i32 %86, 1
  br i1 %87, label %89, label %88

88:                                               ; preds = %85
  store i32 11, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #12
  br label %135

89:                                               ; preds = %85
  call void @llvm.lifetime.start.p0(ptr %22) #12
  %90 = load ptr, ptr %8, align 8, !tbaa !140
  %91 = load i64, ptr %19, align 8, !tbaa !44
  %92 = load i64, ptr %9, align 8, !tbaa !44
  %93 = mul nsw i64 %91, %92
  %94 = load i32, ptr %21, align 4, !tbaa !6
  %95 = sext i32 %94 to i64
  %96 = add nsw i64 %93, %95
  %97 = getelementptr inbounds float, ptr %90, i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !151
  %99 = insertelement <4 x float> poison, float %98, i64 0
  %100 = shufflevector <4 x float> %99, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %100, ptr %22, align 16, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %23) #12
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %101

101:                                              ; preds = %128, %89
  %102 = load i32, ptr %23, align 4, !tbaa !6
  %103 = icmp slt i32 %102, 4
  br i1 %103, label %105, label %104

104:                                              ; preds = %101
  store i32 14, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #12
  br label %131

105:                                              ; preds = %101
  %106 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %20, i32 0, i32 0
  %107 = load i32, ptr %23, align 4, !tbaa !6
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [4 x <4 x float>], ptr %106, i64 0, i64 %108
  %110 = load <4 x float>, ptr %109, align 16, !tbaa !163
  %111 = load <4 x float>, ptr %22, align 16, !tbaa !163
  %112 = load i32, ptr %21, align 4, !tbaa !6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %113
  %115 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %114, i32 0, i32 0
  %116 = load i32, ptr %23, align 4, !tbaa !6
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [4 x <4 x float>], ptr %115, i64 0, i64 %117
  %119 = load <4 x float>, ptr %118, align 16, !tbaa !163
  %120 = call noundef <4 x float> @_ZN12_GLOBAL__N_110multipliedEDv4_fS0_S0_(<4 x float> noundef %110, <4 x float> noundef %111, <4 x float> noundef %119)
  %121 = load i32, ptr %21, align 4, !tbaa !6
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %122
  %124 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Part", ptr %123, i32 0, i32 0
  %125 = load i32, ptr %23, align 4, !tbaa !6
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [4 x <4 x float>], ptr %124, i64 0, i64 %126
  store <4 x float> %120, ptr %127, align 16, !tbaa !163
  br label %128

128:                                              ; preds = %105
  %129 = load i32, ptr %23, align 4, !tbaa !6
  %130 = add nsw i32 %129, 1
  store i32 %130, ptr %23, align 4, !tbaa !6
  br label %101, !llvm.loop !261

131:                                              ; preds = %104
  call void @llvm.lifetime.end.p0(ptr %22) #12
  br label %132

132:                                              ; preds = %131
  %133 = load i32, ptr %21, align 4, !tbaa !6
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %21, align 4, !tbaa !6
  br label %85, !llvm.loop !262

135:                                              ; preds = %88
  call void @llvm.lifetime.end.p0(ptr %20) #12
  br label %136

136:                                              ; preds = %135
  %137 = load i64, ptr %19, align 8, !tbaa !44
  %138 = add nsw i64 %137, 1
  store i64 %138, ptr %19, align 8, !tbaa !44
  br label %72, !llvm.loop !263

139:                                              ; preds = %76
  call void @llvm.lifetime.start.p0(ptr %24) #12
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %140

140:                                              ; preds = %153, %139
  %141 = load i32, ptr %24, align 4, !tbaa !6
  %142 = icmp slt i32 %141, 1
  br i1 %142, label %144, label %143

143:                                              ; preds = %140
  store i32 17, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #12
  br label %156

144:                                              ; preds = %140
  %145 = load ptr, ptr %12, align 8, !tbaa !140
  %146 = load i32, ptr %24, align 4, !tbaa !6
  %147 = mul nsw i32 %146, 64
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds float, ptr %145, i64 %148
  %150 = load i32, ptr %24, align 4, !tbaa !6
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [1 x %"struct.(anonymous namespace)::Part"], ptr %14, i64 0, i64 %151
  call void @_ZN12_GLOBAL__N_110store_partEPfRKNS_4PartE(ptr noundef %149, ptr noundef nonnull align 16 dereferenceable(64) %152)
  br label %153

153:                                              ; preds = %144
  %154 = load i32, ptr %24, align 4, !tbaa !6
  %155 = add nsw i32 %154, 1
  store i32 %155, ptr %24, align 4, !tbaa !6
  br label %140, !llvm.loop !264

156:                                              ; preds = %143
  call void @llvm.lifetime.end.p0(ptr %14) #12
  call void @llvm.lifetime.end.p0(ptr %13) #12
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %0) #7 {
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

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_112store_maskedIDv4_ttEEvDv4_bT_PT0_(i32 %0, <4 x i16> noundef %1, ptr noundef %2) #7 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca <4 x i16>, align 8
  %7 = alloca ptr, align 8
  %8 = trunc i32 %0 to i8
  store i8 %8, ptr %4, align 1
  %9 = load i8, ptr %4, align 1
  %10 = bitcast i8 %9 to <8 x i1>
  %11 = shufflevector <8 x i1> %10, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %12 = shufflevector <4 x i1> %11, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %13 = bitcast <8 x i1> %12 to i8
  store i8 %13, ptr %5, align 1, !tbaa !163
  store <4 x i16> %1, ptr %6, align 8, !tbaa !163
  store ptr %2, ptr %7, align 8, !tbaa !265
  %14 = load i8, ptr %5, align 1
  %15 = bitcast i8 %14 to <8 x i1>
  %16 = shufflevector <8 x i1> %15, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %17 = load <4 x i16>, ptr %6, align 8, !tbaa !163
  %18 = load ptr, ptr %7, align 8, !tbaa !265
  call void @llvm.masked.store.v4i16.p0(<4 x i16> %17, ptr align 2 %18, <4 x i1> %16)
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_112store_maskedIDv4_ffEEvDv4_bT_PT0_(i32 %0, <4 x float> noundef %1, ptr noundef %2) #7 {
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
  store i8 %13, ptr %5, align 1, !tbaa !163
  store <4 x float> %1, ptr %6, align 16, !tbaa !163
  store ptr %2, ptr %7, align 8, !tbaa !140
  %14 = load i8, ptr %5, align 1
  %15 = bitcast i8 %14 to <8 x i1>
  %16 = shufflevector <8 x i1> %15, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %17 = load <4 x float>, ptr %6, align 16, !tbaa !163
  %18 = load ptr, ptr %7, align 8, !tbaa !140
  call void @llvm.masked.store.v4f32.p0(<4 x float> %17, ptr align 4 %18, <4 x i1> %16)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4i16.p0(<4 x i16>, ptr captures(none), <4 x i1>) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4f32.p0(<4 x float>, ptr captures(none), <4 x i1>) #11

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal noundef i64 @"_ZZN12_GLOBAL__N_16attendERK4CalllPfENK3$_0clElll"(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #3 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %5, align 8, !tbaa !49
  store i64 %1, ptr %6, align 8, !tbaa !44
  store i64 %2, ptr %7, align 8, !tbaa !44
  store i64 %3, ptr %8, align 8, !tbaa !44
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds nuw %class.anon.4, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8, !tbaa !267, !nonnull !46, !align !47
  %12 = load i64, ptr %11, align 8, !tbaa !44
  %13 = load i64, ptr %7, align 8, !tbaa !44
  %14 = mul nsw i64 %12, %13
  %15 = load i64, ptr %6, align 8, !tbaa !44
  %16 = add nsw i64 %14, %15
  %17 = getelementptr inbounds nuw %class.anon.4, ptr %9, i32 0, i32 1
  %18 = load ptr, ptr %17, align 8, !tbaa !269, !nonnull !46, !align !47
  %19 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Sizes", ptr %18, i32 0, i32 2
  %20 = load i64, ptr %19, align 8, !tbaa !126
  %21 = mul nsw i64 %16, %20
  %22 = getelementptr inbounds nuw %class.anon.4, ptr %9, i32 0, i32 2
  %23 = load ptr, ptr %22, align 8, !tbaa !270, !nonnull !46, !align !47
  %24 = load i64, ptr %23, align 8, !tbaa !44
  %25 = add nsw i64 %21, %24
  %26 = load i64, ptr %8, align 8, !tbaa !44
  %27 = mul nsw i64 %25, %26
  ret i64 %27
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call8argumentIcEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 comdat {
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

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_17collectEPKcllllPf(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) #6 {
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i8, align 1
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca <4 x i16>, align 8
  %19 = alloca i8, align 1
  %20 = alloca <4 x i16>, align 8
  %21 = alloca i8, align 1
  %22 = alloca ptr, align 8
  %23 = alloca i64, align 8
  %24 = alloca i8, align 1
  store ptr %0, ptr %7, align 8, !tbaa !155
  store i64 %1, ptr %8, align 8, !tbaa !44
  store i64 %2, ptr %9, align 8, !tbaa !44
  store i64 %3, ptr %10, align 8, !tbaa !44
  store i64 %4, ptr %11, align 8, !tbaa !44
  store ptr %5, ptr %12, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %13) #12
  store i64 0, ptr %13, align 8, !tbaa !44
  br label %25

25:                                               ; preds = %133, %6
  %26 = load i64, ptr %13, align 8, !tbaa !44
  %27 = load i64, ptr %11, align 8, !tbaa !44
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #12
  br label %136

30:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %15) #12
  %31 = load i64, ptr %10, align 8, !tbaa !44
  %32 = load i64, ptr %13, align 8, !tbaa !44
  %33 = call noundef <4 x i1> @_ZN12_GLOBAL__N_15belowEll(i64 noundef %31, i64 noundef %32)
  %34 = shufflevector <4 x i1> %33, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %35 = bitcast <8 x i1> %34 to i8
  store i8 %35, ptr %15, align 1, !tbaa !163
  %36 = load i32, ptr @paired, align 4, !tbaa !6
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %98

38:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %16) #12
  %39 = load ptr, ptr %7, align 8, !tbaa !155
  %40 = load i64, ptr %13, align 8, !tbaa !44
  %41 = getelementptr inbounds i16, ptr %39, i64 %40
  store ptr %41, ptr %16, align 8, !tbaa !265
  call void @llvm.lifetime.start.p0(ptr %17) #12
  store i64 0, ptr %17, align 8, !tbaa !44
  br label %42

42:                                               ; preds = %94, %38
  %43 = load i64, ptr %17, align 8, !tbaa !44
  %44 = load i64, ptr %9, align 8, !tbaa !44
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %47, label %46

46:                                               ; preds = %42
  store i32 5, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #12
  br label %97

47:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr %18) #12
  %48 = load i8, ptr %15, align 1
  %49 = bitcast i8 %48 to <8 x i1>
  %50 = shufflevector <8 x i1> %49, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %51 = load ptr, ptr %16, align 8, !tbaa !265
  %52 = load i64, ptr %17, align 8, !tbaa !44
  %53 = load i64, ptr %8, align 8, !tbaa !44
  %54 = mul nsw i64 %52, %53
  %55 = getelementptr inbounds i16, ptr %51, i64 %54
  %56 = shufflevector <4 x i1> %50, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %57 = bitcast <8 x i1> %56 to i8
  store i8 %57, ptr %19, align 1, !tbaa !163
  %58 = load i8, ptr %19, align 1
  %59 = zext i8 %58 to i32
  %60 = call noundef <4 x i16> @_ZN12_GLOBAL__N_111load_maskedIDv4_ttEET_Dv4_bPKT0_(i32 %59, ptr noundef %55)
  store <4 x i16> %60, ptr %18, align 8, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %20) #12
  %61 = load i64, ptr %17, align 8, !tbaa !44
  %62 = add nsw i64 %61, 1
  %63 = load i64, ptr %9, align 8, !tbaa !44
  %64 = icmp slt i64 %62, %63
  br i1 %64, label %65, label %69

65:                                               ; preds = %47
  %66 = load i8, ptr %15, align 1
  %67 = bitcast i8 %66 to <8 x i1>
  %68 = shufflevector <8 x i1> %67, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br label %70

69:                                               ; preds = %47
  br label %70

70:                                               ; preds = %69, %65
  %71 = phi <4 x i1> [ %68, %65 ], [ zeroinitializer, %69 ]
  %72 = load ptr, ptr %16, align 8, !tbaa !265
  %73 = load i64, ptr %17, align 8, !tbaa !44
  %74 = add nsw i64 %73, 1
  %75 = load i64, ptr %8, align 8, !tbaa !44
  %76 = mul nsw i64 %74, %75
  %77 = getelementptr inbounds i16, ptr %72, i64 %76
  %78 = shufflevector <4 x i1> %71, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %79 = bitcast <8 x i1> %78 to i8
  store i8 %79, ptr %21, align 1, !tbaa !163
  %80 = load i8, ptr %21, align 1
  %81 = zext i8 %80 to i32
  %82 = call noundef <4 x i16> @_ZN12_GLOBAL__N_111load_maskedIDv4_ttEET_Dv4_bPKT0_(i32 %81, ptr noundef %77)
  store <4 x i16> %82, ptr %20, align 8, !tbaa !163
  %83 = load ptr, ptr %12, align 8, !tbaa !140
  %84 = load i64, ptr %17, align 8, !tbaa !44
  %85 = sdiv i64 %84, 2
  %86 = load i64, ptr %11, align 8, !tbaa !44
  %87 = mul nsw i64 %85, %86
  %88 = getelementptr inbounds float, ptr %83, i64 %87
  %89 = load i64, ptr %13, align 8, !tbaa !44
  %90 = getelementptr inbounds float, ptr %88, i64 %89
  %91 = load <4 x i16>, ptr %18, align 8, !tbaa !163
  %92 = load <4 x i16>, ptr %20, align 8, !tbaa !163
  %93 = call noundef <4 x float> @_ZN12_GLOBAL__N_15pairsEDv4_tS0_(<4 x i16> noundef %91, <4 x i16> noundef %92)
  call void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %90, <4 x float> noundef %93)
  call void @llvm.lifetime.end.p0(ptr %20) #12
  call void @llvm.lifetime.end.p0(ptr %18) #12
  br label %94

94:                                               ; preds = %70
  %95 = load i64, ptr %17, align 8, !tbaa !44
  %96 = add nsw i64 %95, 2
  store i64 %96, ptr %17, align 8, !tbaa !44
  br label %42, !llvm.loop !271

97:                                               ; preds = %46
  call void @llvm.lifetime.end.p0(ptr %16) #12
  br label %132

98:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %22) #12
  %99 = load ptr, ptr %7, align 8, !tbaa !155
  %100 = load i64, ptr %13, align 8, !tbaa !44
  %101 = getelementptr inbounds float, ptr %99, i64 %100
  store ptr %101, ptr %22, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %23) #12
  store i64 0, ptr %23, align 8, !tbaa !44
  br label %102

102:                                              ; preds = %128, %98
  %103 = load i64, ptr %23, align 8, !tbaa !44
  %104 = load i64, ptr %9, align 8, !tbaa !44
  %105 = icmp slt i64 %103, %104
  br i1 %105, label %107, label %106

106:                                              ; preds = %102
  store i32 8, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #12
  br label %131

107:                                              ; preds = %102
  %108 = load ptr, ptr %12, align 8, !tbaa !140
  %109 = load i64, ptr %23, align 8, !tbaa !44
  %110 = load i64, ptr %11, align 8, !tbaa !44
  %111 = mul nsw i64 %109, %110
  %112 = getelementptr inbounds float, ptr %108, i64 %111
  %113 = load i64, ptr %13, align 8, !tbaa !44
  %114 = getelementptr inbounds float, ptr %112, i64 %113
  %115 = load i8, ptr %15, align 1
  %116 = bitcast i8 %115 to <8 x i1>
  %117 = shufflevector <8 x i1> %116, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %118 = load ptr, ptr %22, align 8, !tbaa !140
  %119 = load i64, ptr %23, align 8, !tbaa !44
  %120 = load i64, ptr %8, align 8, !tbaa !44
  %121 = mul nsw i64 %119, %120
  %122 = getelementptr inbounds float, ptr %118, i64 %121
  %123 = shufflevector <4 x i1> %117, <4 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %124 = bitcast <8 x i1> %123 to i8
  store i8 %124, ptr %24, align 1, !tbaa !163
  %125 = load i8, ptr %24, align 1
  %126 = zext i8 %125 to i32
  %127 = call noundef <4 x float> @_ZN12_GLOBAL__N_111load_maskedIDv4_ffEET_Dv4_bPKT0_(i32 %126, ptr noundef %122)
  call void @_ZN12_GLOBAL__N_15storeIDv4_fEEvPvT_(ptr noundef %114, <4 x float> noundef %127)
  br label %128

128:                                              ; preds = %107
  %129 = load i64, ptr %23, align 8, !tbaa !44
  %130 = add nsw i64 %129, 1
  store i64 %130, ptr %23, align 8, !tbaa !44
  br label %102, !llvm.loop !272

131:                                              ; preds = %106
  call void @llvm.lifetime.end.p0(ptr %22) #12
  br label %132

132:                                              ; preds = %131, %97
  call void @llvm.lifetime.end.p0(ptr %15) #12
  br label %133

133:                                              ; preds = %132
  %134 = load i64, ptr %13, align 8, !tbaa !44
  %135 = add nsw i64 %134, 4
  store i64 %135, ptr %13, align 8, !tbaa !44
  br label %25, !llvm.loop !273

136:                                              ; preds = %29
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <4 x i16> @_ZN12_GLOBAL__N_111load_maskedIDv4_ttEET_Dv4_bPKT0_(i32 %0, ptr noundef %1) #7 {
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
  store i8 %11, ptr %4, align 1, !tbaa !163
  store ptr %1, ptr %5, align 8, !tbaa !265
  %12 = load i8, ptr %4, align 1
  %13 = bitcast i8 %12 to <8 x i1>
  %14 = shufflevector <8 x i1> %13, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %15 = load ptr, ptr %5, align 8, !tbaa !265
  %16 = call <4 x i16> @llvm.masked.load.v4i16.p0(ptr align 2 %15, <4 x i1> %14, <4 x i16> zeroinitializer)
  ret <4 x i16> %16
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i16> @llvm.masked.load.v4i16.p0(ptr captures(none), <4 x i1>, <4 x i16>) #8

attributes #0 = { mustprogress nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { allocsize(0) }
attributes #3 = { inlinehint mustprogress nounwind uwtable }
attributes #4 = { nounwind }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress noinline nounwind uwtable }
attributes #7 = { alwaysinline mustprogress nounwind uwtable }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #12 = { nounwind }
attributes #13 = { allocsize(0) }

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
!142 = distinct !{!142, !51}
!143 = !{!144, !141, i64 0}
!144 = !{!"_ZTSN12_GLOBAL__N_14TileE", !141, i64 0, !141, i64 8, !141, i64 16, !8, i64 64, !8, i64 320, !8, i64 576}
!145 = !{!146, !146, i64 0}
!146 = !{!"p1 int", !12, i64 0}
!147 = !{!148, !146, i64 0}
!148 = !{!"_ZTSN12_GLOBAL__N_16HiddenE", !146, i64 0, !7, i64 8, !7, i64 12}
!149 = !{!148, !7, i64 8}
!150 = !{!148, !7, i64 12}
!151 = !{!152, !152, i64 0}
!152 = !{!"float", !8, i64 0}
!153 = distinct !{!153, !51}
!154 = !{!144, !141, i64 16}
!155 = !{!139, !139, i64 0}
!156 = distinct !{!156, !51}
!157 = distinct !{!157, !51}
!158 = !{!159, !159, i64 0}
!159 = !{!"p1 _ZTSN12_GLOBAL__N_14TileE", !12, i64 0}
!160 = !{!144, !141, i64 8}
!161 = distinct !{!161, !51}
!162 = distinct !{!162, !51}
!163 = !{!8, !8, i64 0}
!164 = distinct !{!164, !51, !165}
!165 = !{!"llvm.loop.unroll.full"}
!166 = distinct !{!166, !51, !165}
!167 = distinct !{!167, !51}
!168 = distinct !{!168, !51}
!169 = !{!170, !170, i64 0}
!170 = !{!"p1 _ZTSN12_GLOBAL__N_16HiddenE", !12, i64 0}
!171 = !{!172, !172, i64 0}
!172 = !{!"p2 _ZTSN12_GLOBAL__N_16HiddenE", !21, i64 0}
!173 = !{!174, !159, i64 16}
!174 = !{!"_ZTSZN12_GLOBAL__N_14Tile3addERKNS_5SizesEPKflS5_llfPKNS_6HiddenEEUlTnilE_", !172, i64 0, !146, i64 8, !159, i64 16, !175, i64 24, !57, i64 32, !122, i64 40, !141, i64 48}
!175 = !{!"p2 float", !21, i64 0}
!176 = !{!175, !175, i64 0}
!177 = distinct !{!177, !51, !165}
!178 = !{!179, !159, i64 0}
!179 = !{!"_ZTSZN12_GLOBAL__N_14Tile3addERKNS_5SizesEPKflS5_llfPKNS_6HiddenEEUlTnilE0_", !159, i64 0, !175, i64 8, !57, i64 16, !57, i64 24, !146, i64 32}
!180 = distinct !{!180, !51}
!181 = distinct !{!181, !51, !165}
!182 = distinct !{!182, !51, !165}
!183 = distinct !{!183, !51}
!184 = distinct !{!184, !51}
!185 = distinct !{!185, !51, !165}
!186 = !{i64 16}
!187 = distinct !{!187, !51, !165}
!188 = distinct !{!188, !51, !165}
!189 = distinct !{!189, !51}
!190 = distinct !{!190, !51}
!191 = distinct !{!191, !51}
!192 = distinct !{!192, !51}
!193 = !{!194, !194, i64 0}
!194 = !{!"p1 _ZTSN12_GLOBAL__N_14PartE", !12, i64 0}
!195 = distinct !{!195, !51, !165}
!196 = distinct !{!196, !51, !165}
!197 = distinct !{!197, !51, !165}
!198 = distinct !{!198, !51, !165}
!199 = distinct !{!199, !51}
!200 = distinct !{!200, !51}
!201 = distinct !{!201, !51}
!202 = distinct !{!202, !51}
!203 = distinct !{!203, !51}
!204 = !{!174, !172, i64 0}
!205 = !{!174, !146, i64 8}
!206 = !{i64 4}
!207 = !{!174, !175, i64 24}
!208 = !{!174, !57, i64 32}
!209 = !{!174, !122, i64 40}
!210 = !{!174, !141, i64 48}
!211 = distinct !{!211, !51, !165}
!212 = distinct !{!212, !51, !165}
!213 = distinct !{!213, !51}
!214 = distinct !{!214, !51, !165}
!215 = distinct !{!215, !51, !165}
!216 = distinct !{!216, !51, !165}
!217 = distinct !{!217, !51, !165}
!218 = distinct !{!218, !51}
!219 = distinct !{!219, !51, !165}
!220 = distinct !{!220, !51, !165}
!221 = distinct !{!221, !51, !165}
!222 = distinct !{!222, !51, !165}
!223 = distinct !{!223, !51}
!224 = distinct !{!224, !51, !165}
!225 = distinct !{!225, !51, !165}
!226 = distinct !{!226, !51, !165}
!227 = distinct !{!227, !51, !165}
!228 = distinct !{!228, !51}
!229 = distinct !{!229, !51, !165}
!230 = distinct !{!230, !51, !165}
!231 = !{!232, !175, i64 0}
!232 = !{!"_ZTSZN12_GLOBAL__N_15weighEPflRKNS_4PartES3_S0_EUllE_", !175, i64 0, !194, i64 8, !194, i64 16}
!233 = !{!232, !194, i64 8}
!234 = !{!232, !194, i64 16}
!235 = distinct !{!235, !51, !165}
!236 = !{!179, !175, i64 8}
!237 = !{!179, !57, i64 16}
!238 = !{!179, !57, i64 24}
!239 = !{!179, !146, i64 32}
!240 = !{i64 0, i64 64, !163}
!241 = distinct !{!241, !51, !165}
!242 = distinct !{!242, !51, !165}
!243 = distinct !{!243, !51, !165}
!244 = distinct !{!244, !51, !165}
!245 = distinct !{!245, !51}
!246 = distinct !{!246, !51, !165}
!247 = distinct !{!247, !51, !165}
!248 = distinct !{!248, !51, !165}
!249 = distinct !{!249, !51, !165}
!250 = distinct !{!250, !51, !165}
!251 = distinct !{!251, !51}
!252 = distinct !{!252, !51, !165}
!253 = distinct !{!253, !51, !165}
!254 = distinct !{!254, !51, !165}
!255 = distinct !{!255, !51, !165}
!256 = distinct !{!256, !51, !165}
!257 = distinct !{!257, !51}
!258 = distinct !{!258, !51, !165}
!259 = distinct !{!259, !51, !165}
!260 = distinct !{!260, !51, !165}
!261 = distinct !{!261, !51, !165}
!262 = distinct !{!262, !51, !165}
!263 = distinct !{!263, !51}
!264 = distinct !{!264, !51, !165}
!265 = !{!266, !266, i64 0}
!266 = !{!"p1 short", !12, i64 0}
!267 = !{!268, !57, i64 0}
!268 = !{!"_ZTSZN12_GLOBAL__N_16attendERK4CalllPfE3$_0", !57, i64 0, !122, i64 8, !57, i64 16}
!269 = !{!268, !122, i64 8}
!270 = !{!268, !57, i64 16}
!271 = distinct !{!271, !51}
!272 = distinct !{!272, !51}
!273 = distinct !{!273, !51}
