
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
%"struct.(anonymous namespace)::Convolution" = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64 }
%"struct.(anonymous namespace)::Layout" = type { i32, i32, i32, i32, i32, i32, [0 x i32] }
%struct.XLA_FFI_Error_Destroy_Args = type { i64, ptr, ptr }
%struct.Room = type { ptr }
%struct.Unaligned = type { <8 x i32> }
%class.anon = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%class.anon.5 = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Unaligned.0 = type { i16 }
%struct.Unaligned.1 = type { float }
%struct.Unaligned.2 = type { <8 x float> }
%struct.Unaligned.3 = type { <8 x i16> }
%struct.Unaligned.4 = type { <8 x float> }

$_ZN4Call5Array3setERK14XLA_FFI_Buffer = comdat any

$_ZNK4Call5sizesEl = comdat any

$_ZNK4Call6resultIfEEPT_l = comdat any

$_ZNK4Call8argumentItEEPKT_l = comdat any

$_ZNK4Call8argumentIfEEPKT_l = comdat any

$_ZN4RoomC2El = comdat any

$_ZNK4Room7missingEv = comdat any

$_ZNK4Room5startIfEEPT_v = comdat any

$_ZN4RoomD2Ev = comdat any

$_ZNK4Call8argumentIcEEPKT_l = comdat any

$_ZNK4Call6resultIcEEPT_l = comdat any

$_ZNK4Call12result_sizesEl = comdat any

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
  call void @llvm.lifetime.start.p0(ptr %4) #16
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
  call void @llvm.lifetime.end.p0(ptr %4) #16
  br label %249

42:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %5) #16
  %43 = load ptr, ptr %3, align 8, !tbaa !10
  %44 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %43, i32 0, i32 2
  %45 = load ptr, ptr %44, align 8, !tbaa !38
  store ptr %45, ptr %5, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %6) #16
  %46 = call noalias ptr @malloc(i64 noundef 512) #17
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
  call void @llvm.lifetime.start.p0(ptr %8) #16
  %53 = load ptr, ptr %6, align 8, !tbaa !40
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %53, i32 0, i32 12
  store ptr %54, ptr %8, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %9) #16
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
  call void @llvm.lifetime.end.p0(ptr %9) #16
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
  call void @llvm.lifetime.start.p0(ptr %10) #16
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
  call void @llvm.lifetime.end.p0(ptr %10) #16
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
  call void @llvm.lifetime.start.p0(ptr %11) #16
  %105 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZL4planRK4Call(ptr dead_on_unwind writable sret(%struct.Plan) align 8 %11, ptr noundef nonnull align 8 dereferenceable(360) %105)
  call void @llvm.lifetime.start.p0(ptr %12) #16
  store i64 1, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #16
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
  call void @llvm.lifetime.start.p0(ptr %14) #16
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
  call void @llvm.lifetime.start.p0(ptr %15) #16
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
  call void @llvm.lifetime.start.p0(ptr %16) #16
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
  call void @llvm.lifetime.start.p0(ptr %17) #16
  %179 = load ptr, ptr %6, align 8, !tbaa !40
  %180 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %179, i32 0, i32 7
  %181 = load i64, ptr %180, align 8, !tbaa !78
  store i64 %181, ptr %17, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %18) #16
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
  call void @llvm.lifetime.start.p0(ptr %19) #16
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
  call void @llvm.lifetime.start.p0(ptr %20) #16
  store i64 0, ptr %20, align 8, !tbaa !44
  br label %203

203:                                              ; preds = %218, %125
  %204 = load i64, ptr %20, align 8, !tbaa !44
  %205 = load i64, ptr %18, align 8, !tbaa !44
  %206 = icmp slt i64 %204, %205
  br i1 %206, label %208, label %207

207:                                              ; preds = %203
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #16
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
  call void @llvm.lifetime.start.p0(ptr %22) #16
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
  call void @llvm.lifetime.end.p0(ptr %22) #16
  call void @llvm.lifetime.end.p0(ptr %19) #16
  call void @llvm.lifetime.end.p0(ptr %18) #16
  call void @llvm.lifetime.end.p0(ptr %17) #16
  call void @llvm.lifetime.end.p0(ptr %16) #16
  call void @llvm.lifetime.end.p0(ptr %15) #16
  call void @llvm.lifetime.end.p0(ptr %14) #16
  call void @llvm.lifetime.end.p0(ptr %13) #16
  call void @llvm.lifetime.end.p0(ptr %12) #16
  call void @llvm.lifetime.end.p0(ptr %11) #16
  call void @llvm.lifetime.end.p0(ptr %8) #16
  br label %248

248:                                              ; preds = %246, %49
  call void @llvm.lifetime.end.p0(ptr %6) #16
  call void @llvm.lifetime.end.p0(ptr %5) #16
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
  call void @llvm.lifetime.start.p0(ptr %3) #16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating, i64 32, i1 false)
  %4 = load ptr, ptr %2, align 8, !tbaa !39
  %5 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %4, i32 0, i32 4
  %6 = load ptr, ptr %5, align 8, !tbaa !95
  %7 = call noundef ptr %6(ptr noundef %3)
  call void @llvm.lifetime.end.p0(ptr %3) #16
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
  call void @llvm.lifetime.start.p0(ptr %5) #16
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
  call void @llvm.lifetime.end.p0(ptr %5) #16
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
  %4 = alloca %"struct.(anonymous namespace)::Convolution", align 8
  %5 = alloca i64, align 8
  store ptr %1, ptr %3, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %4) #16
  %6 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZN12_GLOBAL__N_111ConvolutionC2ERK4Call(ptr noundef nonnull align 8 dereferenceable(96) %4, ptr noundef nonnull align 8 dereferenceable(360) %6)
  call void @llvm.lifetime.start.p0(ptr %5) #16
  %7 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %4, i32 0, i32 4
  %8 = load i64, ptr %7, align 8, !tbaa !108
  %9 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %4, i32 0, i32 7
  %10 = load i64, ptr %9, align 8, !tbaa !113
  %11 = mul nsw i64 %8, %10
  %12 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %4, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8, !tbaa !114, !nonnull !46, !align !115
  %14 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %13, i32 0, i32 3
  %15 = load i32, ptr %14, align 4, !tbaa !6
  %16 = sext i32 %15 to i64
  %17 = mul nsw i64 %11, %16
  %18 = mul nsw i64 %17, 8
  %19 = sdiv i64 %18, 16
  %20 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %19, i64 noundef 1)
  store i64 %20, ptr %5, align 8, !tbaa !44
  %21 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 0
  %22 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %23 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %22, i64 noundef 0)
  %24 = getelementptr inbounds i64, ptr %23, i64 0
  %25 = load i64, ptr %24, align 8, !tbaa !44
  %26 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %4, i32 0, i32 11
  %27 = load i64, ptr %26, align 8, !tbaa !116
  %28 = mul nsw i64 %25, %27
  %29 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %4, i32 0, i32 5
  %30 = load i64, ptr %29, align 8, !tbaa !117
  %31 = mul nsw i64 %28, %30
  store i64 %31, ptr %21, align 8, !tbaa !65
  %32 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 1
  %33 = load i64, ptr %5, align 8, !tbaa !44
  %34 = mul nsw i64 %33, 16
  store i64 %34, ptr %32, align 8, !tbaa !67
  %35 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 2
  %36 = load i32, ptr @paired, align 4, !tbaa !6
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %43

38:                                               ; preds = %2
  %39 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %40 = call noundef ptr @_ZNK4Call12result_sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %39, i64 noundef 1)
  %41 = getelementptr inbounds i64, ptr %40, i64 0
  %42 = load i64, ptr %41, align 8, !tbaa !44
  br label %44

43:                                               ; preds = %2
  br label %44

44:                                               ; preds = %43, %38
  %45 = phi i64 [ %42, %38 ], [ 0, %43 ]
  store i64 %45, ptr %35, align 8, !tbaa !68
  %46 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 3
  %47 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %47, ptr %46, align 8, !tbaa !69
  call void @llvm.lifetime.end.p0(ptr %5) #16
  call void @llvm.lifetime.end.p0(ptr %4) #16
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef zeroext i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i1, align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca %struct.XLA_FFI_Error_Destroy_Args, align 8
  store ptr %0, ptr %4, align 8, !tbaa !39
  store ptr %1, ptr %5, align 8, !tbaa !118
  %7 = load ptr, ptr %5, align 8, !tbaa !118
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  store i1 true, ptr %3, align 1
  br label %18

10:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %6) #16
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 0
  store i64 24, ptr %11, align 8, !tbaa !120
  %12 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !122
  %13 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 2
  %14 = load ptr, ptr %5, align 8, !tbaa !118
  store ptr %14, ptr %13, align 8, !tbaa !123
  %15 = load ptr, ptr %4, align 8, !tbaa !39
  %16 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %15, i32 0, i32 6
  %17 = load ptr, ptr %16, align 8, !tbaa !124
  call void %17(ptr noundef %6)
  store i1 false, ptr %3, align 1
  call void @llvm.lifetime.end.p0(ptr %6) #16
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
  call void @free(ptr noundef %12) #16
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
  call void @llvm.lifetime.start.p0(ptr %3) #16
  %17 = load ptr, ptr %2, align 8, !tbaa !40
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %17, i32 0, i32 0
  store i64 1, ptr %4, align 8, !tbaa !44
  %19 = load i64, ptr %4, align 8
  %20 = atomicrmw add ptr %18, i64 %19 monotonic, align 8
  store i64 %20, ptr %5, align 8
  %21 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %21, ptr %3, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #16
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
  call void @llvm.lifetime.start.p0(ptr %7) #16
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
  call void @llvm.lifetime.end.p0(ptr %7) #16
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
  br label %60, !llvm.loop !125

71:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr %12) #16
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
  call void @llvm.lifetime.end.p0(ptr %12) #16
  store i32 0, ptr %10, align 4
  br label %100

100:                                              ; preds = %94, %58, %29
  call void @llvm.lifetime.end.p0(ptr %6) #16
  call void @llvm.lifetime.end.p0(ptr %3) #16
  %101 = load i32, ptr %10, align 4
  switch i32 %101, label %104 [
    i32 0, label %102
    i32 3, label %16
    i32 1, label %103
  ]

102:                                              ; preds = %100
  br label %16, !llvm.loop !126

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
define internal void @_ZL7prepareRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #16
  %9 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %10 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %9, i64 noundef 0)
  %11 = getelementptr inbounds i64, ptr %10, i64 2
  %12 = load i64, ptr %11, align 8, !tbaa !44
  store i64 %12, ptr %7, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %8) #16
  %13 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %13, ptr %8, align 8, !tbaa !44
  br label %14

14:                                               ; preds = %40, %3
  %15 = load i32, ptr @paired, align 4, !tbaa !6
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %21

17:                                               ; preds = %14
  %18 = load i64, ptr %8, align 8, !tbaa !44
  %19 = load i64, ptr %6, align 8, !tbaa !44
  %20 = icmp slt i64 %18, %19
  br label %21

21:                                               ; preds = %17, %14
  %22 = phi i1 [ false, %14 ], [ %20, %17 ]
  br i1 %22, label %24, label %23

23:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %8) #16
  br label %43

24:                                               ; preds = %21
  %25 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %26 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %25, i64 noundef 1)
  %27 = load i64, ptr %8, align 8, !tbaa !44
  %28 = load i64, ptr %7, align 8, !tbaa !44
  %29 = mul nsw i64 %27, %28
  %30 = getelementptr inbounds float, ptr %26, i64 %29
  %31 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %32 = call noundef ptr @_ZNK4Call8argumentItEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %31, i64 noundef 0)
  %33 = load i64, ptr %8, align 8, !tbaa !44
  %34 = mul nsw i64 2, %33
  %35 = load i64, ptr %7, align 8, !tbaa !44
  %36 = mul nsw i64 %34, %35
  %37 = getelementptr inbounds i16, ptr %32, i64 %36
  %38 = load i64, ptr %7, align 8, !tbaa !44
  %39 = load i64, ptr %7, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_17pair_upEPfPKtll(ptr noundef %30, ptr noundef %37, i64 noundef %38, i64 noundef %39)
  br label %40

40:                                               ; preds = %24
  %41 = load i64, ptr %8, align 8, !tbaa !44
  %42 = add nsw i64 %41, 1
  store i64 %42, ptr %8, align 8, !tbaa !44
  br label %14, !llvm.loop !127

43:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %7) #16
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef zeroext i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca i1, align 1
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca %"struct.(anonymous namespace)::Convolution", align 8
  %9 = alloca i8, align 1
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca %struct.Room, align 8
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca ptr, align 8
  %24 = alloca i64, align 8
  store ptr %0, ptr %5, align 8, !tbaa !42
  store i64 %1, ptr %6, align 8, !tbaa !44
  store i64 %2, ptr %7, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %8) #16
  %25 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZN12_GLOBAL__N_111ConvolutionC2ERK4Call(ptr noundef nonnull align 8 dereferenceable(96) %8, ptr noundef nonnull align 8 dereferenceable(360) %25)
  call void @llvm.lifetime.start.p0(ptr %9) #16
  %26 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %8, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8, !tbaa !114, !nonnull !46, !align !115
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %27, i32 0, i32 1
  %29 = load i32, ptr %28, align 4, !tbaa !6
  %30 = icmp eq i32 %29, 2
  %31 = zext i1 %30 to i8
  store i8 %31, ptr %9, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %10) #16
  %32 = load i32, ptr @paired, align 4, !tbaa !6
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %34, label %40

34:                                               ; preds = %3
  %35 = load i8, ptr %9, align 1, !tbaa !92, !range !94, !noundef !46
  %36 = trunc i8 %35 to i1
  br i1 %36, label %40, label %37

37:                                               ; preds = %34
  %38 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %39 = call noundef ptr @_ZNK4Call6resultIfEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %38, i64 noundef 1)
  br label %43

40:                                               ; preds = %34, %3
  %41 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  %42 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %41, i64 noundef 0)
  br label %43

43:                                               ; preds = %40, %37
  %44 = phi ptr [ %39, %37 ], [ %42, %40 ]
  store ptr %44, ptr %10, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr %11) #16
  %45 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %8, i32 0, i32 6
  %46 = load i64, ptr %45, align 8, !tbaa !129
  %47 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %8, i32 0, i32 0
  %48 = load ptr, ptr %47, align 8, !tbaa !114, !nonnull !46, !align !115
  %49 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %48, i32 0, i32 0
  %50 = load i32, ptr %49, align 4, !tbaa !6
  %51 = sext i32 %50 to i64
  %52 = mul nsw i64 %46, %51
  store i64 %52, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #16
  %53 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %8, i32 0, i32 0
  %54 = load ptr, ptr %53, align 8, !tbaa !114, !nonnull !46, !align !115
  %55 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %54, i32 0, i32 2
  %56 = load i32, ptr %55, align 4, !tbaa !6
  %57 = sext i32 %56 to i64
  store i64 %57, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #16
  %58 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %8, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8, !tbaa !114, !nonnull !46, !align !115
  %60 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %59, i32 0, i32 3
  %61 = load i32, ptr %60, align 4, !tbaa !6
  %62 = sext i32 %61 to i64
  store i64 %62, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #16
  %63 = load i8, ptr %9, align 1, !tbaa !92, !range !94, !noundef !46
  %64 = trunc i8 %63 to i1
  br i1 %64, label %65, label %71

65:                                               ; preds = %43
  %66 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %8, i32 0, i32 4
  %67 = load i64, ptr %66, align 8, !tbaa !108
  %68 = load i64, ptr %11, align 8, !tbaa !44
  %69 = mul nsw i64 %67, %68
  %70 = mul nsw i64 %69, 4
  br label %72

71:                                               ; preds = %43
  br label %72

72:                                               ; preds = %71, %65
  %73 = phi i64 [ %70, %65 ], [ 0, %71 ]
  call void @_ZN4RoomC2El(ptr noundef nonnull align 8 dereferenceable(8) %14, i64 noundef %73)
  %74 = load i8, ptr %9, align 1, !tbaa !92, !range !94, !noundef !46
  %75 = trunc i8 %74 to i1
  br i1 %75, label %76, label %79

76:                                               ; preds = %72
  %77 = call noundef zeroext i1 @_ZNK4Room7missingEv(ptr noundef nonnull align 8 dereferenceable(8) %14)
  br i1 %77, label %78, label %79

78:                                               ; preds = %76
  store i1 false, ptr %4, align 1
  store i32 1, ptr %15, align 4
  br label %201

79:                                               ; preds = %76, %72
  call void @llvm.lifetime.start.p0(ptr %16) #16
  %80 = load i64, ptr %6, align 8, !tbaa !44
  %81 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %8, i32 0, i32 5
  %82 = load i64, ptr %81, align 8, !tbaa !117
  %83 = sdiv i64 %80, %82
  store i64 %83, ptr %16, align 8, !tbaa !44
  br label %84

84:                                               ; preds = %197, %79
  %85 = load i64, ptr %16, align 8, !tbaa !44
  %86 = load i64, ptr %7, align 8, !tbaa !44
  %87 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %8, i32 0, i32 5
  %88 = load i64, ptr %87, align 8, !tbaa !117
  %89 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %86, i64 noundef %88)
  %90 = icmp slt i64 %85, %89
  br i1 %90, label %92, label %91

91:                                               ; preds = %84
  store i32 2, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #16
  br label %200

92:                                               ; preds = %84
  call void @llvm.lifetime.start.p0(ptr %17) #16
  %93 = load i64, ptr %16, align 8, !tbaa !44
  %94 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %8, i32 0, i32 11
  %95 = load i64, ptr %94, align 8, !tbaa !116
  %96 = sdiv i64 %93, %95
  store i64 %96, ptr %17, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %18) #16
  %97 = load i64, ptr %16, align 8, !tbaa !44
  %98 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %8, i32 0, i32 11
  %99 = load i64, ptr %98, align 8, !tbaa !116
  %100 = srem i64 %97, %99
  store i64 %100, ptr %18, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %19) #16
  %101 = load i64, ptr %18, align 8, !tbaa !44
  %102 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %8, i32 0, i32 10
  %103 = load i64, ptr %102, align 8, !tbaa !130
  %104 = sdiv i64 %101, %103
  %105 = load i64, ptr %12, align 8, !tbaa !44
  %106 = mul nsw i64 %104, %105
  store i64 %106, ptr %19, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %20) #16
  %107 = load i64, ptr %19, align 8, !tbaa !44
  %108 = load i64, ptr %18, align 8, !tbaa !44
  %109 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %8, i32 0, i32 10
  %110 = load i64, ptr %109, align 8, !tbaa !130
  %111 = srem i64 %108, %110
  %112 = load i64, ptr %13, align 8, !tbaa !44
  %113 = mul nsw i64 %111, %112
  %114 = add nsw i64 %107, %113
  store i64 %114, ptr %20, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %21) #16
  %115 = load i64, ptr %20, align 8, !tbaa !44
  %116 = load i64, ptr %13, align 8, !tbaa !44
  %117 = add nsw i64 %115, %116
  %118 = load i64, ptr %19, align 8, !tbaa !44
  %119 = load i64, ptr %12, align 8, !tbaa !44
  %120 = add nsw i64 %118, %119
  %121 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %117, i64 noundef %120)
  store i64 %121, ptr %21, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %22) #16
  %122 = load i64, ptr %16, align 8, !tbaa !44
  %123 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %8, i32 0, i32 5
  %124 = load i64, ptr %123, align 8, !tbaa !117
  %125 = mul nsw i64 %122, %124
  store i64 %125, ptr %22, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %23) #16
  %126 = load ptr, ptr %10, align 8, !tbaa !128
  %127 = load i64, ptr %17, align 8, !tbaa !44
  %128 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %8, i32 0, i32 4
  %129 = load i64, ptr %128, align 8, !tbaa !108
  %130 = mul nsw i64 %127, %129
  %131 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %8, i32 0, i32 8
  %132 = load i64, ptr %131, align 8, !tbaa !131
  %133 = mul nsw i64 %130, %132
  %134 = getelementptr inbounds float, ptr %126, i64 %133
  store ptr %134, ptr %23, align 8, !tbaa !128
  %135 = load i8, ptr %9, align 1, !tbaa !92, !range !94, !noundef !46
  %136 = trunc i8 %135 to i1
  br i1 %136, label %137, label %141

137:                                              ; preds = %92
  %138 = load ptr, ptr %23, align 8, !tbaa !128
  %139 = load i64, ptr %20, align 8, !tbaa !44
  %140 = call noundef ptr @_ZNK4Room5startIfEEPT_v(ptr noundef nonnull align 8 dereferenceable(8) %14)
  call void @_ZN12_GLOBAL__N_17collectERKNS_11ConvolutionEPKflPf(ptr noundef nonnull align 8 dereferenceable(96) %8, ptr noundef %138, i64 noundef %139, ptr noundef %140)
  br label %141

141:                                              ; preds = %137, %92
  call void @llvm.lifetime.start.p0(ptr %24) #16
  %142 = load i64, ptr %6, align 8, !tbaa !44
  %143 = load i64, ptr %22, align 8, !tbaa !44
  %144 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %142, i64 noundef %143)
  %145 = load i64, ptr %22, align 8, !tbaa !44
  %146 = sub nsw i64 %144, %145
  store i64 %146, ptr %24, align 8, !tbaa !44
  br label %147

147:                                              ; preds = %193, %141
  %148 = load i64, ptr %24, align 8, !tbaa !44
  %149 = load i64, ptr %7, align 8, !tbaa !44
  %150 = load i64, ptr %22, align 8, !tbaa !44
  %151 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %8, i32 0, i32 5
  %152 = load i64, ptr %151, align 8, !tbaa !117
  %153 = add nsw i64 %150, %152
  %154 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %149, i64 noundef %153)
  %155 = load i64, ptr %22, align 8, !tbaa !44
  %156 = sub nsw i64 %154, %155
  %157 = icmp slt i64 %148, %156
  br i1 %157, label %159, label %158

158:                                              ; preds = %147
  store i32 5, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #16
  br label %196

159:                                              ; preds = %147
  %160 = load i8, ptr %9, align 1, !tbaa !92, !range !94, !noundef !46
  %161 = trunc i8 %160 to i1
  br i1 %161, label %162, label %169

162:                                              ; preds = %159
  %163 = load i64, ptr %17, align 8, !tbaa !44
  %164 = load i64, ptr %24, align 8, !tbaa !44
  %165 = load i64, ptr %20, align 8, !tbaa !44
  %166 = load i64, ptr %21, align 8, !tbaa !44
  %167 = call noundef ptr @_ZNK4Room5startIfEEPT_v(ptr noundef nonnull align 8 dereferenceable(8) %14)
  %168 = load i64, ptr %11, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_18convolveILb0EEEvRKNS_11ConvolutionEllllPKfl(ptr noundef nonnull align 8 dereferenceable(96) %8, i64 noundef %163, i64 noundef %164, i64 noundef %165, i64 noundef %166, ptr noundef %167, i64 noundef %168)
  br label %192

169:                                              ; preds = %159
  %170 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %8, i32 0, i32 0
  %171 = load ptr, ptr %170, align 8, !tbaa !114, !nonnull !46, !align !115
  %172 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %171, i32 0, i32 1
  %173 = load i32, ptr %172, align 4, !tbaa !6
  %174 = icmp eq i32 %173, 1
  br i1 %174, label %175, label %183

175:                                              ; preds = %169
  %176 = load i64, ptr %17, align 8, !tbaa !44
  %177 = load i64, ptr %24, align 8, !tbaa !44
  %178 = load i64, ptr %20, align 8, !tbaa !44
  %179 = load i64, ptr %21, align 8, !tbaa !44
  %180 = load ptr, ptr %23, align 8, !tbaa !128
  %181 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %8, i32 0, i32 8
  %182 = load i64, ptr %181, align 8, !tbaa !131
  call void @_ZN12_GLOBAL__N_18convolveILb1EEEvRKNS_11ConvolutionEllllPKfl(ptr noundef nonnull align 8 dereferenceable(96) %8, i64 noundef %176, i64 noundef %177, i64 noundef %178, i64 noundef %179, ptr noundef %180, i64 noundef %182)
  br label %191

183:                                              ; preds = %169
  %184 = load i64, ptr %17, align 8, !tbaa !44
  %185 = load i64, ptr %24, align 8, !tbaa !44
  %186 = load i64, ptr %20, align 8, !tbaa !44
  %187 = load i64, ptr %21, align 8, !tbaa !44
  %188 = load ptr, ptr %23, align 8, !tbaa !128
  %189 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %8, i32 0, i32 8
  %190 = load i64, ptr %189, align 8, !tbaa !131
  call void @_ZN12_GLOBAL__N_18convolveILb0EEEvRKNS_11ConvolutionEllllPKfl(ptr noundef nonnull align 8 dereferenceable(96) %8, i64 noundef %184, i64 noundef %185, i64 noundef %186, i64 noundef %187, ptr noundef %188, i64 noundef %190)
  br label %191

191:                                              ; preds = %183, %175
  br label %192

192:                                              ; preds = %191, %162
  br label %193

193:                                              ; preds = %192
  %194 = load i64, ptr %24, align 8, !tbaa !44
  %195 = add nsw i64 %194, 1
  store i64 %195, ptr %24, align 8, !tbaa !44
  br label %147, !llvm.loop !132

196:                                              ; preds = %158
  call void @llvm.lifetime.end.p0(ptr %23) #16
  call void @llvm.lifetime.end.p0(ptr %22) #16
  call void @llvm.lifetime.end.p0(ptr %21) #16
  call void @llvm.lifetime.end.p0(ptr %20) #16
  call void @llvm.lifetime.end.p0(ptr %19) #16
  call void @llvm.lifetime.end.p0(ptr %18) #16
  call void @llvm.lifetime.end.p0(ptr %17) #16
  br label %197

197:                                              ; preds = %196
  %198 = load i64, ptr %16, align 8, !tbaa !44
  %199 = add nsw i64 %198, 1
  store i64 %199, ptr %16, align 8, !tbaa !44
  br label %84, !llvm.loop !133

200:                                              ; preds = %91
  store i1 true, ptr %4, align 1
  store i32 1, ptr %15, align 4
  br label %201

201:                                              ; preds = %200, %78
  call void @_ZN4RoomD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %14) #16
  call void @llvm.lifetime.end.p0(ptr %14) #16
  call void @llvm.lifetime.end.p0(ptr %13) #16
  call void @llvm.lifetime.end.p0(ptr %12) #16
  call void @llvm.lifetime.end.p0(ptr %11) #16
  call void @llvm.lifetime.end.p0(ptr %10) #16
  call void @llvm.lifetime.end.p0(ptr %9) #16
  call void @llvm.lifetime.end.p0(ptr %8) #16
  %202 = load i1, ptr %4, align 1
  ret i1 %202
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

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_17pair_upEPfPKtll(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #7 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i8, align 1
  %11 = alloca i8, align 1
  %12 = alloca <8 x float>, align 32
  %13 = alloca i8, align 1
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  store ptr %0, ptr %5, align 8, !tbaa !128
  store ptr %1, ptr %6, align 8, !tbaa !134
  store i64 %2, ptr %7, align 8, !tbaa !44
  store i64 %3, ptr %8, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %9) #16
  store i64 0, ptr %9, align 8, !tbaa !44
  br label %16

16:                                               ; preds = %55, %4
  %17 = load i64, ptr %9, align 8, !tbaa !44
  %18 = load i64, ptr %8, align 8, !tbaa !44
  %19 = icmp slt i64 %17, %18
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr %9) #16
  br label %58

21:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr %10) #16
  %22 = load i64, ptr %8, align 8, !tbaa !44
  %23 = load i64, ptr %9, align 8, !tbaa !44
  %24 = call noundef i8 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %22, i64 noundef %23)
  store i8 %24, ptr %11, align 1
  %25 = load i8, ptr %11, align 1
  %26 = bitcast i8 %25 to <8 x i1>
  %27 = bitcast <8 x i1> %26 to i8
  store i8 %27, ptr %10, align 1, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %12) #16
  %28 = load i8, ptr %10, align 1
  %29 = bitcast i8 %28 to <8 x i1>
  %30 = load ptr, ptr %6, align 8, !tbaa !134
  %31 = load i64, ptr %9, align 8, !tbaa !44
  %32 = getelementptr inbounds i16, ptr %30, i64 %31
  %33 = bitcast <8 x i1> %29 to i8
  store i8 %33, ptr %13, align 1, !tbaa !136
  %34 = load i8, ptr %13, align 1
  %35 = call noundef <8 x i16> @_ZN12_GLOBAL__N_111load_maskedIDv8_ttEET_Dv8_bPKT0_(i8 noundef %34, ptr noundef %32)
  %36 = load i8, ptr %10, align 1
  %37 = bitcast i8 %36 to <8 x i1>
  %38 = load ptr, ptr %6, align 8, !tbaa !134
  %39 = load i64, ptr %7, align 8, !tbaa !44
  %40 = getelementptr inbounds i16, ptr %38, i64 %39
  %41 = load i64, ptr %9, align 8, !tbaa !44
  %42 = getelementptr inbounds i16, ptr %40, i64 %41
  %43 = bitcast <8 x i1> %37 to i8
  store i8 %43, ptr %14, align 1, !tbaa !136
  %44 = load i8, ptr %14, align 1
  %45 = call noundef <8 x i16> @_ZN12_GLOBAL__N_111load_maskedIDv8_ttEET_Dv8_bPKT0_(i8 noundef %44, ptr noundef %42)
  %46 = call noundef <8 x float> @_ZN12_GLOBAL__N_15pairsEDv8_tS0_(<8 x i16> noundef %35, <8 x i16> noundef %45)
  store <8 x float> %46, ptr %12, align 32, !tbaa !136
  %47 = load i8, ptr %10, align 1
  %48 = bitcast i8 %47 to <8 x i1>
  %49 = load <8 x float>, ptr %12, align 32, !tbaa !136
  %50 = load ptr, ptr %5, align 8, !tbaa !128
  %51 = load i64, ptr %9, align 8, !tbaa !44
  %52 = getelementptr inbounds float, ptr %50, i64 %51
  %53 = bitcast <8 x i1> %48 to i8
  store i8 %53, ptr %15, align 1, !tbaa !136
  %54 = load i8, ptr %15, align 1
  call void @_ZN12_GLOBAL__N_112store_maskedIDv8_ffEEvDv8_bT_PT0_(i8 noundef %54, <8 x float> noundef %49, ptr noundef %52)
  call void @llvm.lifetime.end.p0(ptr %12) #16
  call void @llvm.lifetime.end.p0(ptr %10) #16
  br label %55

55:                                               ; preds = %21
  %56 = load i64, ptr %9, align 8, !tbaa !44
  %57 = add nsw i64 %56, 8
  store i64 %57, ptr %9, align 8, !tbaa !44
  br label %16, !llvm.loop !137

58:                                               ; preds = %20
  ret void
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

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Call8argumentItEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 comdat align 2 {
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
define internal noundef i8 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %0, i64 noundef %1) #7 {
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

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_15pairsEDv8_tS0_(<8 x i16> noundef %0, <8 x i16> noundef %1) #7 {
  %3 = alloca <8 x i16>, align 16
  %4 = alloca <8 x i16>, align 16
  store <8 x i16> %0, ptr %3, align 16, !tbaa !136
  store <8 x i16> %1, ptr %4, align 16, !tbaa !136
  %5 = load <8 x i16>, ptr %3, align 16, !tbaa !136
  %6 = zext <8 x i16> %5 to <8 x i32>
  %7 = load <8 x i16>, ptr %4, align 16, !tbaa !136
  %8 = zext <8 x i16> %7 to <8 x i32>
  %9 = shl <8 x i32> %8, splat (i32 16)
  %10 = or <8 x i32> %6, %9
  %11 = call noundef <8 x float> @_ZN12_GLOBAL__N_19as_floatsEDv8_i(<8 x i32> noundef %10)
  ret <8 x float> %11
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x i16> @_ZN12_GLOBAL__N_111load_maskedIDv8_ttEET_Dv8_bPKT0_(i8 noundef %0, ptr noundef %1) #8 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca ptr, align 8
  store i8 %0, ptr %3, align 1
  %6 = load i8, ptr %3, align 1
  %7 = bitcast i8 %6 to <8 x i1>
  %8 = bitcast <8 x i1> %7 to i8
  store i8 %8, ptr %4, align 1, !tbaa !136
  store ptr %1, ptr %5, align 8, !tbaa !134
  %9 = load i8, ptr %4, align 1
  %10 = bitcast i8 %9 to <8 x i1>
  %11 = load ptr, ptr %5, align 8, !tbaa !134
  %12 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr align 2 %11, <8 x i1> %10, <8 x i16> zeroinitializer)
  ret <8 x i16> %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_112store_maskedIDv8_ffEEvDv8_bT_PT0_(i8 noundef %0, <8 x float> noundef %1, ptr noundef %2) #7 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca <8 x float>, align 32
  %7 = alloca ptr, align 8
  store i8 %0, ptr %4, align 1
  %8 = load i8, ptr %4, align 1
  %9 = bitcast i8 %8 to <8 x i1>
  %10 = bitcast <8 x i1> %9 to i8
  store i8 %10, ptr %5, align 1, !tbaa !136
  store <8 x float> %1, ptr %6, align 32, !tbaa !136
  store ptr %2, ptr %7, align 8, !tbaa !128
  %11 = load i8, ptr %5, align 1
  %12 = bitcast i8 %11 to <8 x i1>
  %13 = load <8 x float>, ptr %6, align 32, !tbaa !136
  %14 = load ptr, ptr %7, align 8, !tbaa !128
  call void @llvm.masked.store.v8f32.p0(<8 x float> %13, ptr align 4 %14, <8 x i1> %12)
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x i32> @_ZN12_GLOBAL__N_112lane_numbersEv() #7 {
  %1 = alloca [16 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr %1) #16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const._ZN12_GLOBAL__N_112lane_numbersEv.numbers, i64 64, i1 false)
  %2 = getelementptr inbounds [16 x i32], ptr %1, i64 0, i64 0
  %3 = call noundef <8 x i32> @_ZN12_GLOBAL__N_14loadIDv8_iEET_PKv(ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %1) #16
  ret <8 x i32> %3
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x i32> @_ZN12_GLOBAL__N_14loadIDv8_iEET_PKv(ptr noundef %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned, ptr %3, i32 0, i32 0
  %5 = load <8 x i32>, ptr %4, align 1, !tbaa !136
  ret <8 x i32> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_19as_floatsEDv8_i(<8 x i32> noundef %0) #7 {
  %2 = alloca <8 x i32>, align 32
  store <8 x i32> %0, ptr %2, align 32, !tbaa !136
  %3 = load <8 x i32>, ptr %2, align 32, !tbaa !136
  %4 = bitcast <8 x i32> %3 to <8 x float>
  ret <8 x float> %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x i16> @llvm.masked.load.v8i16.p0(ptr captures(none), <8 x i1>, <8 x i16>) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr captures(none), <8 x i1>) #10

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_111ConvolutionC2ERK4Call(ptr noundef nonnull align 8 dereferenceable(96) %0, ptr noundef nonnull align 8 dereferenceable(360) %1) unnamed_addr #0 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !138
  store ptr %1, ptr %4, align 8, !tbaa !42
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %8 = call noundef ptr @_ZNK4Call8argumentIN12_GLOBAL__N_16LayoutEEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %7, i64 noundef 3)
  store ptr %8, ptr %6, align 8, !tbaa !140
  %9 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %11 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %10, i64 noundef 1)
  store ptr %11, ptr %9, align 8, !tbaa !141
  %12 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %5, i32 0, i32 2
  %13 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %14 = call noundef ptr @_ZNK4Call8argumentIcEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %13, i64 noundef 2)
  store ptr %14, ptr %12, align 8, !tbaa !142
  %15 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %5, i32 0, i32 3
  %16 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %17 = call noundef ptr @_ZNK4Call6resultIcEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %16, i64 noundef 0)
  store ptr %17, ptr %15, align 8, !tbaa !143
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %5, i32 0, i32 4
  %19 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %20 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %19, i64 noundef 1)
  %21 = getelementptr inbounds i64, ptr %20, i64 1
  %22 = load i64, ptr %21, align 8, !tbaa !44
  store i64 %22, ptr %18, align 8, !tbaa !108
  %23 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %5, i32 0, i32 5
  %24 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %25 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %24, i64 noundef 1)
  %26 = getelementptr inbounds i64, ptr %25, i64 0
  %27 = load i64, ptr %26, align 8, !tbaa !44
  store i64 %27, ptr %23, align 8, !tbaa !117
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %5, i32 0, i32 6
  %29 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %30 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %29, i64 noundef 1)
  %31 = getelementptr inbounds i64, ptr %30, i64 2
  %32 = load i64, ptr %31, align 8, !tbaa !44
  store i64 %32, ptr %28, align 8, !tbaa !129
  %33 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %5, i32 0, i32 7
  %34 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %5, i32 0, i32 6
  %35 = load i64, ptr %34, align 8, !tbaa !129
  %36 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %37 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %36, i64 noundef 1)
  %38 = getelementptr inbounds i64, ptr %37, i64 3
  %39 = load i64, ptr %38, align 8, !tbaa !44
  %40 = mul nsw i64 %35, %39
  store i64 %40, ptr %33, align 8, !tbaa !113
  %41 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %5, i32 0, i32 8
  %42 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %43 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %42, i64 noundef 0)
  %44 = getelementptr inbounds i64, ptr %43, i64 2
  %45 = load i64, ptr %44, align 8, !tbaa !44
  store i64 %45, ptr %41, align 8, !tbaa !131
  %46 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %5, i32 0, i32 9
  %47 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %5, i32 0, i32 0
  %48 = load ptr, ptr %47, align 8, !tbaa !114, !nonnull !46, !align !115
  %49 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %48, i32 0, i32 4
  %50 = load i32, ptr %49, align 4, !tbaa !6
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %5, i32 0, i32 0
  %53 = load ptr, ptr %52, align 8, !tbaa !114, !nonnull !46, !align !115
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %53, i32 0, i32 5
  %55 = load i32, ptr %54, align 4, !tbaa !6
  %56 = sext i32 %55 to i64
  %57 = mul nsw i64 %51, %56
  store i64 %57, ptr %46, align 8, !tbaa !144
  %58 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %5, i32 0, i32 10
  %59 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %5, i32 0, i32 0
  %60 = load ptr, ptr %59, align 8, !tbaa !114, !nonnull !46, !align !115
  %61 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %60, i32 0, i32 2
  %62 = load i32, ptr %61, align 4, !tbaa !6
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %5, i32 0, i32 0
  %65 = load ptr, ptr %64, align 8, !tbaa !114, !nonnull !46, !align !115
  %66 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %65, i32 0, i32 3
  %67 = load i32, ptr %66, align 4, !tbaa !6
  %68 = sext i32 %67 to i64
  %69 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %63, i64 noundef %68)
  store i64 %69, ptr %58, align 8, !tbaa !130
  %70 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %5, i32 0, i32 11
  %71 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %5, i32 0, i32 9
  %72 = load i64, ptr %71, align 8, !tbaa !144
  %73 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %5, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8, !tbaa !114, !nonnull !46, !align !115
  %75 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %74, i32 0, i32 2
  %76 = load i32, ptr %75, align 4, !tbaa !6
  %77 = sext i32 %76 to i64
  %78 = sdiv i64 %72, %77
  %79 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %5, i32 0, i32 10
  %80 = load i64, ptr %79, align 8, !tbaa !130
  %81 = mul nsw i64 %78, %80
  store i64 %81, ptr %70, align 8, !tbaa !116
  ret void
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
define linkonce_odr void @_ZN4RoomC2El(ptr noundef nonnull align 8 dereferenceable(8) %0, i64 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !145
  store i64 %1, ptr %4, align 8, !tbaa !44
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Room, ptr %5, i32 0, i32 0
  %7 = load i64, ptr %4, align 8, !tbaa !44
  %8 = icmp ne i64 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = load i64, ptr %4, align 8, !tbaa !44
  %11 = add nsw i64 %10, 64
  %12 = call noalias ptr @malloc(i64 noundef %11) #17
  br label %14

13:                                               ; preds = %2
  br label %14

14:                                               ; preds = %13, %9
  %15 = phi ptr [ %12, %9 ], [ null, %13 ]
  store ptr %15, ptr %6, align 8, !tbaa !147
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef zeroext i1 @_ZNK4Room7missingEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !145
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Room, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !147
  %6 = icmp eq ptr %5, null
  ret i1 %6
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_17collectERKNS_11ConvolutionEPKflPf(ptr noundef nonnull align 8 dereferenceable(96) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #11 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i32, align 4
  %22 = alloca i64, align 8
  %23 = alloca ptr, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  store ptr %0, ptr %5, align 8, !tbaa !138
  store ptr %1, ptr %6, align 8, !tbaa !128
  store i64 %2, ptr %7, align 8, !tbaa !44
  store ptr %3, ptr %8, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr %9) #16
  %28 = load ptr, ptr %5, align 8, !tbaa !138, !nonnull !46, !align !47
  %29 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %28, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8, !tbaa !114, !nonnull !46, !align !115
  store ptr %30, ptr %9, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %10) #16
  %31 = load ptr, ptr %5, align 8, !tbaa !138, !nonnull !46, !align !47
  %32 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %31, i32 0, i32 7
  %33 = load i64, ptr %32, align 8, !tbaa !113
  %34 = load ptr, ptr %5, align 8, !tbaa !138, !nonnull !46, !align !47
  %35 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %34, i32 0, i32 6
  %36 = load i64, ptr %35, align 8, !tbaa !129
  %37 = sdiv i64 %33, %36
  store i64 %37, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #16
  %38 = load ptr, ptr %9, align 8, !tbaa !140, !nonnull !46, !align !115
  %39 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %38, i32 0, i32 5
  %40 = load i32, ptr %39, align 4, !tbaa !6
  %41 = sext i32 %40 to i64
  store i64 %41, ptr %11, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %12) #16
  %42 = load ptr, ptr %9, align 8, !tbaa !140, !nonnull !46, !align !115
  %43 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %42, i32 0, i32 6
  %44 = getelementptr inbounds [0 x i32], ptr %43, i64 0, i64 0
  %45 = load ptr, ptr %5, align 8, !tbaa !138, !nonnull !46, !align !47
  %46 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %45, i32 0, i32 7
  %47 = load i64, ptr %46, align 8, !tbaa !113
  %48 = getelementptr inbounds i32, ptr %44, i64 %47
  store ptr %48, ptr %12, align 8, !tbaa !149
  call void @llvm.lifetime.start.p0(ptr %13) #16
  %49 = load ptr, ptr %12, align 8, !tbaa !149
  %50 = load ptr, ptr %5, align 8, !tbaa !138, !nonnull !46, !align !47
  %51 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %50, i32 0, i32 7
  %52 = load i64, ptr %51, align 8, !tbaa !113
  %53 = getelementptr inbounds i32, ptr %49, i64 %52
  store ptr %53, ptr %13, align 8, !tbaa !149
  call void @llvm.lifetime.start.p0(ptr %14) #16
  %54 = load i64, ptr %7, align 8, !tbaa !44
  %55 = load i64, ptr %11, align 8, !tbaa !44
  %56 = sdiv i64 %54, %55
  store i64 %56, ptr %14, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %15) #16
  %57 = load i64, ptr %7, align 8, !tbaa !44
  %58 = load i64, ptr %11, align 8, !tbaa !44
  %59 = srem i64 %57, %58
  store i64 %59, ptr %15, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %16) #16
  %60 = load i64, ptr %15, align 8, !tbaa !44
  %61 = load ptr, ptr %13, align 8, !tbaa !149
  %62 = getelementptr inbounds i32, ptr %61, i64 0
  %63 = load i32, ptr %62, align 4, !tbaa !6
  %64 = sext i32 %63 to i64
  %65 = add nsw i64 %60, %64
  store i64 %65, ptr %16, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %17) #16
  %66 = load i64, ptr %15, align 8, !tbaa !44
  %67 = load ptr, ptr %9, align 8, !tbaa !140, !nonnull !46, !align !115
  %68 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %67, i32 0, i32 3
  %69 = load i32, ptr %68, align 4, !tbaa !6
  %70 = sext i32 %69 to i64
  %71 = add nsw i64 %66, %70
  %72 = load ptr, ptr %13, align 8, !tbaa !149
  %73 = load i64, ptr %10, align 8, !tbaa !44
  %74 = sub nsw i64 %73, 1
  %75 = getelementptr inbounds i32, ptr %72, i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !6
  %77 = sext i32 %76 to i64
  %78 = add nsw i64 %71, %77
  store i64 %78, ptr %17, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %18) #16
  %79 = load i64, ptr %16, align 8, !tbaa !44
  %80 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %79, i64 noundef 0)
  store i64 %80, ptr %18, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %19) #16
  %81 = load i64, ptr %17, align 8, !tbaa !44
  %82 = load i64, ptr %11, align 8, !tbaa !44
  %83 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %81, i64 noundef %82)
  %84 = load i64, ptr %18, align 8, !tbaa !44
  %85 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %83, i64 noundef %84)
  store i64 %85, ptr %19, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %20) #16
  store i64 0, ptr %20, align 8, !tbaa !44
  br label %86

86:                                               ; preds = %215, %4
  %87 = load i64, ptr %20, align 8, !tbaa !44
  %88 = load ptr, ptr %5, align 8, !tbaa !138, !nonnull !46, !align !47
  %89 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %88, i32 0, i32 4
  %90 = load i64, ptr %89, align 8, !tbaa !108
  %91 = icmp slt i64 %87, %90
  br i1 %91, label %93, label %92

92:                                               ; preds = %86
  store i32 2, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #16
  br label %218

93:                                               ; preds = %86
  call void @llvm.lifetime.start.p0(ptr %22) #16
  store i64 0, ptr %22, align 8, !tbaa !44
  br label %94

94:                                               ; preds = %211, %93
  %95 = load i64, ptr %22, align 8, !tbaa !44
  %96 = load ptr, ptr %5, align 8, !tbaa !138, !nonnull !46, !align !47
  %97 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %96, i32 0, i32 6
  %98 = load i64, ptr %97, align 8, !tbaa !129
  %99 = icmp slt i64 %95, %98
  br i1 %99, label %101, label %100

100:                                              ; preds = %94
  store i32 5, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #16
  br label %214

101:                                              ; preds = %94
  call void @llvm.lifetime.start.p0(ptr %23) #16
  %102 = load ptr, ptr %8, align 8, !tbaa !128
  %103 = load i64, ptr %20, align 8, !tbaa !44
  %104 = load ptr, ptr %5, align 8, !tbaa !138, !nonnull !46, !align !47
  %105 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %104, i32 0, i32 6
  %106 = load i64, ptr %105, align 8, !tbaa !129
  %107 = mul nsw i64 %103, %106
  %108 = load i64, ptr %22, align 8, !tbaa !44
  %109 = add nsw i64 %107, %108
  %110 = load ptr, ptr %9, align 8, !tbaa !140, !nonnull !46, !align !115
  %111 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %110, i32 0, i32 0
  %112 = load i32, ptr %111, align 4, !tbaa !6
  %113 = sext i32 %112 to i64
  %114 = mul nsw i64 %109, %113
  %115 = getelementptr inbounds float, ptr %102, i64 %114
  %116 = load ptr, ptr %9, align 8, !tbaa !140, !nonnull !46, !align !115
  %117 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %116, i32 0, i32 6
  %118 = getelementptr inbounds [0 x i32], ptr %117, i64 0, i64 0
  %119 = load i32, ptr %118, align 4, !tbaa !6
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr %115, i64 %120
  store ptr %121, ptr %23, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr %24) #16
  %122 = load i64, ptr %14, align 8, !tbaa !44
  %123 = load ptr, ptr %12, align 8, !tbaa !149
  %124 = load i64, ptr %22, align 8, !tbaa !44
  %125 = load i64, ptr %10, align 8, !tbaa !44
  %126 = mul nsw i64 %124, %125
  %127 = getelementptr inbounds i32, ptr %123, i64 %126
  %128 = load i32, ptr %127, align 4, !tbaa !6
  %129 = sext i32 %128 to i64
  %130 = add nsw i64 %122, %129
  store i64 %130, ptr %24, align 8, !tbaa !44
  %131 = load i64, ptr %24, align 8, !tbaa !44
  %132 = load ptr, ptr %9, align 8, !tbaa !140, !nonnull !46, !align !115
  %133 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %132, i32 0, i32 4
  %134 = load i32, ptr %133, align 4, !tbaa !6
  %135 = sext i32 %134 to i64
  %136 = icmp ult i64 %131, %135
  br i1 %136, label %137, label %194

137:                                              ; preds = %101
  call void @llvm.lifetime.start.p0(ptr %25) #16
  store i64 0, ptr %25, align 8, !tbaa !44
  br label %138

138:                                              ; preds = %149, %137
  %139 = load i64, ptr %25, align 8, !tbaa !44
  %140 = load i64, ptr %18, align 8, !tbaa !44
  %141 = load i64, ptr %16, align 8, !tbaa !44
  %142 = sub nsw i64 %140, %141
  %143 = icmp slt i64 %139, %142
  br i1 %143, label %145, label %144

144:                                              ; preds = %138
  store i32 8, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #16
  br label %152

145:                                              ; preds = %138
  %146 = load ptr, ptr %23, align 8, !tbaa !128
  %147 = load i64, ptr %25, align 8, !tbaa !44
  %148 = getelementptr inbounds float, ptr %146, i64 %147
  store float 0.000000e+00, ptr %148, align 4, !tbaa !151
  br label %149

149:                                              ; preds = %145
  %150 = load i64, ptr %25, align 8, !tbaa !44
  %151 = add nsw i64 %150, 1
  store i64 %151, ptr %25, align 8, !tbaa !44
  br label %138, !llvm.loop !153

152:                                              ; preds = %144
  %153 = load ptr, ptr %23, align 8, !tbaa !128
  %154 = load i64, ptr %18, align 8, !tbaa !44
  %155 = load i64, ptr %16, align 8, !tbaa !44
  %156 = sub nsw i64 %154, %155
  %157 = getelementptr inbounds float, ptr %153, i64 %156
  %158 = load ptr, ptr %6, align 8, !tbaa !128
  %159 = load i64, ptr %20, align 8, !tbaa !44
  %160 = load ptr, ptr %5, align 8, !tbaa !138, !nonnull !46, !align !47
  %161 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %160, i32 0, i32 8
  %162 = load i64, ptr %161, align 8, !tbaa !131
  %163 = mul nsw i64 %159, %162
  %164 = getelementptr inbounds float, ptr %158, i64 %163
  %165 = load i64, ptr %24, align 8, !tbaa !44
  %166 = load i64, ptr %11, align 8, !tbaa !44
  %167 = mul nsw i64 %165, %166
  %168 = load i64, ptr %18, align 8, !tbaa !44
  %169 = add nsw i64 %167, %168
  %170 = load i64, ptr %19, align 8, !tbaa !44
  %171 = load i64, ptr %18, align 8, !tbaa !44
  %172 = sub nsw i64 %170, %171
  %173 = load ptr, ptr %5, align 8, !tbaa !138, !nonnull !46, !align !47
  %174 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %173, i32 0, i32 8
  %175 = load i64, ptr %174, align 8, !tbaa !131
  call void @_ZN12_GLOBAL__N_112collect_lineEPfPKflll(ptr noundef %157, ptr noundef %164, i64 noundef %169, i64 noundef %172, i64 noundef %175)
  call void @llvm.lifetime.start.p0(ptr %26) #16
  %176 = load i64, ptr %19, align 8, !tbaa !44
  %177 = load i64, ptr %16, align 8, !tbaa !44
  %178 = sub nsw i64 %176, %177
  store i64 %178, ptr %26, align 8, !tbaa !44
  br label %179

179:                                              ; preds = %190, %152
  %180 = load i64, ptr %26, align 8, !tbaa !44
  %181 = load i64, ptr %17, align 8, !tbaa !44
  %182 = load i64, ptr %16, align 8, !tbaa !44
  %183 = sub nsw i64 %181, %182
  %184 = icmp slt i64 %180, %183
  br i1 %184, label %186, label %185

185:                                              ; preds = %179
  store i32 11, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #16
  br label %193

186:                                              ; preds = %179
  %187 = load ptr, ptr %23, align 8, !tbaa !128
  %188 = load i64, ptr %26, align 8, !tbaa !44
  %189 = getelementptr inbounds float, ptr %187, i64 %188
  store float 0.000000e+00, ptr %189, align 4, !tbaa !151
  br label %190

190:                                              ; preds = %186
  %191 = load i64, ptr %26, align 8, !tbaa !44
  %192 = add nsw i64 %191, 1
  store i64 %192, ptr %26, align 8, !tbaa !44
  br label %179, !llvm.loop !154

193:                                              ; preds = %185
  br label %210

194:                                              ; preds = %101
  call void @llvm.lifetime.start.p0(ptr %27) #16
  store i64 0, ptr %27, align 8, !tbaa !44
  br label %195

195:                                              ; preds = %206, %194
  %196 = load i64, ptr %27, align 8, !tbaa !44
  %197 = load i64, ptr %17, align 8, !tbaa !44
  %198 = load i64, ptr %16, align 8, !tbaa !44
  %199 = sub nsw i64 %197, %198
  %200 = icmp slt i64 %196, %199
  br i1 %200, label %202, label %201

201:                                              ; preds = %195
  store i32 14, ptr %21, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #16
  br label %209

202:                                              ; preds = %195
  %203 = load ptr, ptr %23, align 8, !tbaa !128
  %204 = load i64, ptr %27, align 8, !tbaa !44
  %205 = getelementptr inbounds float, ptr %203, i64 %204
  store float 0.000000e+00, ptr %205, align 4, !tbaa !151
  br label %206

206:                                              ; preds = %202
  %207 = load i64, ptr %27, align 8, !tbaa !44
  %208 = add nsw i64 %207, 1
  store i64 %208, ptr %27, align 8, !tbaa !44
  br label %195, !llvm.loop !155

209:                                              ; preds = %201
  br label %210

210:                                              ; preds = %209, %193
  call void @llvm.lifetime.end.p0(ptr %24) #16
  call void @llvm.lifetime.end.p0(ptr %23) #16
  br label %211

211:                                              ; preds = %210
  %212 = load i64, ptr %22, align 8, !tbaa !44
  %213 = add nsw i64 %212, 1
  store i64 %213, ptr %22, align 8, !tbaa !44
  br label %94, !llvm.loop !156

214:                                              ; preds = %100
  br label %215

215:                                              ; preds = %214
  %216 = load i64, ptr %20, align 8, !tbaa !44
  %217 = add nsw i64 %216, 1
  store i64 %217, ptr %20, align 8, !tbaa !44
  br label %86, !llvm.loop !157

218:                                              ; preds = %92
  call void @llvm.lifetime.end.p0(ptr %19) #16
  call void @llvm.lifetime.end.p0(ptr %18) #16
  call void @llvm.lifetime.end.p0(ptr %17) #16
  call void @llvm.lifetime.end.p0(ptr %16) #16
  call void @llvm.lifetime.end.p0(ptr %15) #16
  call void @llvm.lifetime.end.p0(ptr %14) #16
  call void @llvm.lifetime.end.p0(ptr %13) #16
  call void @llvm.lifetime.end.p0(ptr %12) #16
  call void @llvm.lifetime.end.p0(ptr %11) #16
  call void @llvm.lifetime.end.p0(ptr %10) #16
  call void @llvm.lifetime.end.p0(ptr %9) #16
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef ptr @_ZNK4Room5startIfEEPT_v(ptr noundef nonnull align 8 dereferenceable(8) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !145
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Room, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !147
  %6 = ptrtoint ptr %5 to i64
  %7 = add i64 %6, 64
  %8 = and i64 %7, -64
  %9 = inttoptr i64 %8 to ptr
  ret ptr %9
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18convolveILb0EEEvRKNS_11ConvolutionEllllPKfl(ptr noundef nonnull align 8 dereferenceable(96) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) #11 {
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i8, align 1
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca [1 x [50 x <8 x i32>]], align 32
  %24 = alloca %class.anon, align 8
  store ptr %0, ptr %8, align 8, !tbaa !138
  store i64 %1, ptr %9, align 8, !tbaa !44
  store i64 %2, ptr %10, align 8, !tbaa !44
  store i64 %3, ptr %11, align 8, !tbaa !44
  store i64 %4, ptr %12, align 8, !tbaa !44
  store ptr %5, ptr %13, align 8, !tbaa !128
  store i64 %6, ptr %14, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %15) #16
  %25 = load ptr, ptr %8, align 8, !tbaa !138, !nonnull !46, !align !47
  %26 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %25, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8, !tbaa !114, !nonnull !46, !align !115
  store ptr %27, ptr %15, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %16) #16
  %28 = load ptr, ptr %8, align 8, !tbaa !138, !nonnull !46, !align !47
  %29 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %28, i32 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !141
  %31 = load i64, ptr %10, align 8, !tbaa !44
  %32 = load ptr, ptr %8, align 8, !tbaa !138, !nonnull !46, !align !47
  %33 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %32, i32 0, i32 4
  %34 = load i64, ptr %33, align 8, !tbaa !108
  %35 = mul nsw i64 %31, %34
  %36 = load ptr, ptr %8, align 8, !tbaa !138, !nonnull !46, !align !47
  %37 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %36, i32 0, i32 7
  %38 = load i64, ptr %37, align 8, !tbaa !113
  %39 = mul nsw i64 %35, %38
  %40 = mul nsw i64 %39, 8
  %41 = getelementptr inbounds float, ptr %30, i64 %40
  store ptr %41, ptr %16, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr %17) #16
  %42 = load ptr, ptr %8, align 8, !tbaa !138, !nonnull !46, !align !47
  %43 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %42, i32 0, i32 2
  %44 = load ptr, ptr %43, align 8, !tbaa !142
  %45 = load i64, ptr %10, align 8, !tbaa !44
  %46 = mul nsw i64 %45, 8
  %47 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %46)
  %48 = getelementptr inbounds i8, ptr %44, i64 %47
  store ptr %48, ptr %17, align 8, !tbaa !158
  call void @llvm.lifetime.start.p0(ptr %18) #16
  %49 = load ptr, ptr %8, align 8, !tbaa !138, !nonnull !46, !align !47
  %50 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %49, i32 0, i32 3
  %51 = load ptr, ptr %50, align 8, !tbaa !143
  %52 = load i64, ptr %9, align 8, !tbaa !44
  %53 = load ptr, ptr %8, align 8, !tbaa !138, !nonnull !46, !align !47
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %53, i32 0, i32 5
  %55 = load i64, ptr %54, align 8, !tbaa !117
  %56 = mul nsw i64 %52, %55
  %57 = load i64, ptr %10, align 8, !tbaa !44
  %58 = add nsw i64 %56, %57
  %59 = mul nsw i64 %58, 8
  %60 = load ptr, ptr %8, align 8, !tbaa !138, !nonnull !46, !align !47
  %61 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %60, i32 0, i32 9
  %62 = load i64, ptr %61, align 8, !tbaa !144
  %63 = mul nsw i64 %59, %62
  %64 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %63)
  %65 = getelementptr inbounds i8, ptr %51, i64 %64
  store ptr %65, ptr %18, align 8, !tbaa !158
  call void @llvm.lifetime.start.p0(ptr %19) #16
  %66 = load ptr, ptr %15, align 8, !tbaa !140, !nonnull !46, !align !115
  %67 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %66, i32 0, i32 1
  %68 = load i32, ptr %67, align 4, !tbaa !6
  %69 = icmp eq i32 %68, 2
  %70 = zext i1 %69 to i8
  store i8 %70, ptr %19, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %20) #16
  %71 = load i8, ptr %19, align 1, !tbaa !92, !range !94, !noundef !46
  %72 = trunc i8 %71 to i1
  br i1 %72, label %73, label %74

73:                                               ; preds = %7
  br label %82

74:                                               ; preds = %7
  %75 = load ptr, ptr %15, align 8, !tbaa !140, !nonnull !46, !align !115
  %76 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %75, i32 0, i32 0
  %77 = load i32, ptr %76, align 4, !tbaa !6
  %78 = load ptr, ptr %15, align 8, !tbaa !140, !nonnull !46, !align !115
  %79 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %78, i32 0, i32 5
  %80 = load i32, ptr %79, align 4, !tbaa !6
  %81 = sub nsw i32 %77, %80
  br label %82

82:                                               ; preds = %74, %73
  %83 = phi i32 [ 0, %73 ], [ %81, %74 ]
  %84 = sext i32 %83 to i64
  store i64 %84, ptr %20, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %21) #16
  %85 = load i8, ptr %19, align 1, !tbaa !92, !range !94, !noundef !46
  %86 = trunc i8 %85 to i1
  br i1 %86, label %87, label %89

87:                                               ; preds = %82
  %88 = load i64, ptr %11, align 8, !tbaa !44
  br label %90

89:                                               ; preds = %82
  br label %90

90:                                               ; preds = %89, %87
  %91 = phi i64 [ %88, %87 ], [ 0, %89 ]
  store i64 %91, ptr %21, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %22) #16
  %92 = load i64, ptr %11, align 8, !tbaa !44
  store i64 %92, ptr %22, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %23) #16
  call void @llvm.lifetime.start.p0(ptr %24) #16
  %93 = getelementptr inbounds nuw %class.anon, ptr %24, i32 0, i32 0
  store ptr %12, ptr %93, align 8, !tbaa !159
  %94 = getelementptr inbounds nuw %class.anon, ptr %24, i32 0, i32 1
  store ptr %22, ptr %94, align 8, !tbaa !159
  %95 = getelementptr inbounds nuw %class.anon, ptr %24, i32 0, i32 2
  %96 = load ptr, ptr %8, align 8, !tbaa !138, !nonnull !46, !align !47
  store ptr %96, ptr %95, align 8, !tbaa !138
  %97 = getelementptr inbounds nuw %class.anon, ptr %24, i32 0, i32 3
  store ptr %23, ptr %97, align 8, !tbaa !49
  %98 = getelementptr inbounds nuw %class.anon, ptr %24, i32 0, i32 4
  %99 = load ptr, ptr %15, align 8, !tbaa !140, !nonnull !46, !align !115
  store ptr %99, ptr %98, align 8, !tbaa !140
  %100 = getelementptr inbounds nuw %class.anon, ptr %24, i32 0, i32 5
  store ptr %20, ptr %100, align 8, !tbaa !159
  %101 = getelementptr inbounds nuw %class.anon, ptr %24, i32 0, i32 6
  store ptr %21, ptr %101, align 8, !tbaa !159
  %102 = getelementptr inbounds nuw %class.anon, ptr %24, i32 0, i32 7
  store ptr %13, ptr %102, align 8, !tbaa !160
  %103 = getelementptr inbounds nuw %class.anon, ptr %24, i32 0, i32 8
  store ptr %14, ptr %103, align 8, !tbaa !159
  %104 = getelementptr inbounds nuw %class.anon, ptr %24, i32 0, i32 9
  store ptr %16, ptr %104, align 8, !tbaa !160
  %105 = getelementptr inbounds nuw %class.anon, ptr %24, i32 0, i32 10
  store ptr %17, ptr %105, align 8, !tbaa !162
  %106 = getelementptr inbounds nuw %class.anon, ptr %24, i32 0, i32 11
  store ptr %18, ptr %106, align 8, !tbaa !162
  call void @_ZZN12_GLOBAL__N_18convolveILb0EEEvRKNS_11ConvolutionEllllPKflENKUlTnivE_clILi3EEEDav(ptr noundef nonnull align 8 dereferenceable(96) %24)
  call void @_ZZN12_GLOBAL__N_18convolveILb0EEEvRKNS_11ConvolutionEllllPKflENKUlTnivE_clILi2EEEDav(ptr noundef nonnull align 8 dereferenceable(96) %24)
  call void @_ZZN12_GLOBAL__N_18convolveILb0EEEvRKNS_11ConvolutionEllllPKflENKUlTnivE_clILi1EEEDav(ptr noundef nonnull align 8 dereferenceable(96) %24)
  call void @llvm.lifetime.end.p0(ptr %24) #16
  call void @llvm.lifetime.end.p0(ptr %23) #16
  call void @llvm.lifetime.end.p0(ptr %22) #16
  call void @llvm.lifetime.end.p0(ptr %21) #16
  call void @llvm.lifetime.end.p0(ptr %20) #16
  call void @llvm.lifetime.end.p0(ptr %19) #16
  call void @llvm.lifetime.end.p0(ptr %18) #16
  call void @llvm.lifetime.end.p0(ptr %17) #16
  call void @llvm.lifetime.end.p0(ptr %16) #16
  call void @llvm.lifetime.end.p0(ptr %15) #16
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18convolveILb1EEEvRKNS_11ConvolutionEllllPKfl(ptr noundef nonnull align 8 dereferenceable(96) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6) #11 {
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i8, align 1
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca [3 x [50 x <8 x i32>]], align 32
  %24 = alloca %class.anon.5, align 8
  store ptr %0, ptr %8, align 8, !tbaa !138
  store i64 %1, ptr %9, align 8, !tbaa !44
  store i64 %2, ptr %10, align 8, !tbaa !44
  store i64 %3, ptr %11, align 8, !tbaa !44
  store i64 %4, ptr %12, align 8, !tbaa !44
  store ptr %5, ptr %13, align 8, !tbaa !128
  store i64 %6, ptr %14, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %15) #16
  %25 = load ptr, ptr %8, align 8, !tbaa !138, !nonnull !46, !align !47
  %26 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %25, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8, !tbaa !114, !nonnull !46, !align !115
  store ptr %27, ptr %15, align 8, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %16) #16
  %28 = load ptr, ptr %8, align 8, !tbaa !138, !nonnull !46, !align !47
  %29 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %28, i32 0, i32 1
  %30 = load ptr, ptr %29, align 8, !tbaa !141
  %31 = load i64, ptr %10, align 8, !tbaa !44
  %32 = load ptr, ptr %8, align 8, !tbaa !138, !nonnull !46, !align !47
  %33 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %32, i32 0, i32 4
  %34 = load i64, ptr %33, align 8, !tbaa !108
  %35 = mul nsw i64 %31, %34
  %36 = load ptr, ptr %8, align 8, !tbaa !138, !nonnull !46, !align !47
  %37 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %36, i32 0, i32 7
  %38 = load i64, ptr %37, align 8, !tbaa !113
  %39 = mul nsw i64 %35, %38
  %40 = mul nsw i64 %39, 8
  %41 = getelementptr inbounds float, ptr %30, i64 %40
  store ptr %41, ptr %16, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr %17) #16
  %42 = load ptr, ptr %8, align 8, !tbaa !138, !nonnull !46, !align !47
  %43 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %42, i32 0, i32 2
  %44 = load ptr, ptr %43, align 8, !tbaa !142
  %45 = load i64, ptr %10, align 8, !tbaa !44
  %46 = mul nsw i64 %45, 8
  %47 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %46)
  %48 = getelementptr inbounds i8, ptr %44, i64 %47
  store ptr %48, ptr %17, align 8, !tbaa !158
  call void @llvm.lifetime.start.p0(ptr %18) #16
  %49 = load ptr, ptr %8, align 8, !tbaa !138, !nonnull !46, !align !47
  %50 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %49, i32 0, i32 3
  %51 = load ptr, ptr %50, align 8, !tbaa !143
  %52 = load i64, ptr %9, align 8, !tbaa !44
  %53 = load ptr, ptr %8, align 8, !tbaa !138, !nonnull !46, !align !47
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %53, i32 0, i32 5
  %55 = load i64, ptr %54, align 8, !tbaa !117
  %56 = mul nsw i64 %52, %55
  %57 = load i64, ptr %10, align 8, !tbaa !44
  %58 = add nsw i64 %56, %57
  %59 = mul nsw i64 %58, 8
  %60 = load ptr, ptr %8, align 8, !tbaa !138, !nonnull !46, !align !47
  %61 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %60, i32 0, i32 9
  %62 = load i64, ptr %61, align 8, !tbaa !144
  %63 = mul nsw i64 %59, %62
  %64 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %63)
  %65 = getelementptr inbounds i8, ptr %51, i64 %64
  store ptr %65, ptr %18, align 8, !tbaa !158
  call void @llvm.lifetime.start.p0(ptr %19) #16
  %66 = load ptr, ptr %15, align 8, !tbaa !140, !nonnull !46, !align !115
  %67 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %66, i32 0, i32 1
  %68 = load i32, ptr %67, align 4, !tbaa !6
  %69 = icmp eq i32 %68, 2
  %70 = zext i1 %69 to i8
  store i8 %70, ptr %19, align 1, !tbaa !92
  call void @llvm.lifetime.start.p0(ptr %20) #16
  %71 = load i8, ptr %19, align 1, !tbaa !92, !range !94, !noundef !46
  %72 = trunc i8 %71 to i1
  br i1 %72, label %73, label %74

73:                                               ; preds = %7
  br label %82

74:                                               ; preds = %7
  %75 = load ptr, ptr %15, align 8, !tbaa !140, !nonnull !46, !align !115
  %76 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %75, i32 0, i32 0
  %77 = load i32, ptr %76, align 4, !tbaa !6
  %78 = load ptr, ptr %15, align 8, !tbaa !140, !nonnull !46, !align !115
  %79 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %78, i32 0, i32 5
  %80 = load i32, ptr %79, align 4, !tbaa !6
  %81 = sub nsw i32 %77, %80
  br label %82

82:                                               ; preds = %74, %73
  %83 = phi i32 [ 0, %73 ], [ %81, %74 ]
  %84 = sext i32 %83 to i64
  store i64 %84, ptr %20, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %21) #16
  %85 = load i8, ptr %19, align 1, !tbaa !92, !range !94, !noundef !46
  %86 = trunc i8 %85 to i1
  br i1 %86, label %87, label %89

87:                                               ; preds = %82
  %88 = load i64, ptr %11, align 8, !tbaa !44
  br label %90

89:                                               ; preds = %82
  br label %90

90:                                               ; preds = %89, %87
  %91 = phi i64 [ %88, %87 ], [ 0, %89 ]
  store i64 %91, ptr %21, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %22) #16
  %92 = load i64, ptr %11, align 8, !tbaa !44
  store i64 %92, ptr %22, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %23) #16
  call void @llvm.lifetime.start.p0(ptr %24) #16
  %93 = getelementptr inbounds nuw %class.anon.5, ptr %24, i32 0, i32 0
  store ptr %12, ptr %93, align 8, !tbaa !159
  %94 = getelementptr inbounds nuw %class.anon.5, ptr %24, i32 0, i32 1
  store ptr %22, ptr %94, align 8, !tbaa !159
  %95 = getelementptr inbounds nuw %class.anon.5, ptr %24, i32 0, i32 2
  %96 = load ptr, ptr %8, align 8, !tbaa !138, !nonnull !46, !align !47
  store ptr %96, ptr %95, align 8, !tbaa !138
  %97 = getelementptr inbounds nuw %class.anon.5, ptr %24, i32 0, i32 3
  store ptr %23, ptr %97, align 8, !tbaa !49
  %98 = getelementptr inbounds nuw %class.anon.5, ptr %24, i32 0, i32 4
  %99 = load ptr, ptr %15, align 8, !tbaa !140, !nonnull !46, !align !115
  store ptr %99, ptr %98, align 8, !tbaa !140
  %100 = getelementptr inbounds nuw %class.anon.5, ptr %24, i32 0, i32 5
  store ptr %20, ptr %100, align 8, !tbaa !159
  %101 = getelementptr inbounds nuw %class.anon.5, ptr %24, i32 0, i32 6
  store ptr %21, ptr %101, align 8, !tbaa !159
  %102 = getelementptr inbounds nuw %class.anon.5, ptr %24, i32 0, i32 7
  store ptr %13, ptr %102, align 8, !tbaa !160
  %103 = getelementptr inbounds nuw %class.anon.5, ptr %24, i32 0, i32 8
  store ptr %14, ptr %103, align 8, !tbaa !159
  %104 = getelementptr inbounds nuw %class.anon.5, ptr %24, i32 0, i32 9
  store ptr %16, ptr %104, align 8, !tbaa !160
  %105 = getelementptr inbounds nuw %class.anon.5, ptr %24, i32 0, i32 10
  store ptr %17, ptr %105, align 8, !tbaa !162
  %106 = getelementptr inbounds nuw %class.anon.5, ptr %24, i32 0, i32 11
  store ptr %18, ptr %106, align 8, !tbaa !162
  call void @_ZZN12_GLOBAL__N_18convolveILb1EEEvRKNS_11ConvolutionEllllPKflENKUlTnivE_clILi3EEEDav(ptr noundef nonnull align 8 dereferenceable(96) %24)
  call void @_ZZN12_GLOBAL__N_18convolveILb1EEEvRKNS_11ConvolutionEllllPKflENKUlTnivE_clILi2EEEDav(ptr noundef nonnull align 8 dereferenceable(96) %24)
  call void @_ZZN12_GLOBAL__N_18convolveILb1EEEvRKNS_11ConvolutionEllllPKflENKUlTnivE_clILi1EEEDav(ptr noundef nonnull align 8 dereferenceable(96) %24)
  call void @llvm.lifetime.end.p0(ptr %24) #16
  call void @llvm.lifetime.end.p0(ptr %23) #16
  call void @llvm.lifetime.end.p0(ptr %22) #16
  call void @llvm.lifetime.end.p0(ptr %21) #16
  call void @llvm.lifetime.end.p0(ptr %20) #16
  call void @llvm.lifetime.end.p0(ptr %19) #16
  call void @llvm.lifetime.end.p0(ptr %18) #16
  call void @llvm.lifetime.end.p0(ptr %17) #16
  call void @llvm.lifetime.end.p0(ptr %16) #16
  call void @llvm.lifetime.end.p0(ptr %15) #16
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr void @_ZN4RoomD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !145
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Room, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !147
  call void @free(ptr noundef %5) #16
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef ptr @_ZNK4Call8argumentIN12_GLOBAL__N_16LayoutEEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 align 2 {
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
define linkonce_odr noundef ptr @_ZNK4Call8argumentIcEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 comdat align 2 {
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
define linkonce_odr noundef ptr @_ZNK4Call6resultIcEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 comdat align 2 {
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
define internal void @_ZN12_GLOBAL__N_112collect_lineEPfPKflll(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) #12 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  %15 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8, !tbaa !128
  store ptr %1, ptr %7, align 8, !tbaa !128
  store i64 %2, ptr %8, align 8, !tbaa !44
  store i64 %3, ptr %9, align 8, !tbaa !44
  store i64 %4, ptr %10, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %11) #16
  %16 = load ptr, ptr %7, align 8, !tbaa !128
  %17 = load i64, ptr %10, align 8, !tbaa !44
  %18 = mul nsw i64 %17, 2
  %19 = getelementptr inbounds float, ptr %16, i64 %18
  %20 = load i64, ptr %8, align 8, !tbaa !44
  %21 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %20)
  %22 = getelementptr inbounds i8, ptr %19, i64 %21
  store ptr %22, ptr %11, align 8, !tbaa !158
  call void @llvm.lifetime.start.p0(ptr %12) #16
  store i32 0, ptr %12, align 4, !tbaa !6
  br label %23

23:                                               ; preds = %57, %5
  %24 = load i32, ptr %12, align 4, !tbaa !6
  %25 = load i32, ptr @paired, align 4, !tbaa !6
  %26 = icmp ne i32 %25, 0
  %27 = zext i1 %26 to i64
  %28 = select i1 %26, i32 2, i32 1
  %29 = icmp slt i32 %24, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %23
  store i32 2, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #16
  br label %60

31:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %14) #16
  store i64 0, ptr %14, align 8, !tbaa !44
  br label %32

32:                                               ; preds = %47, %31
  %33 = load i64, ptr %14, align 8, !tbaa !44
  %34 = load i64, ptr %9, align 8, !tbaa !44
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %37, label %36

36:                                               ; preds = %32
  store i32 5, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #16
  br label %56

37:                                               ; preds = %32
  %38 = load ptr, ptr %11, align 8, !tbaa !158
  %39 = load i32, ptr %12, align 4, !tbaa !6
  %40 = sext i32 %39 to i64
  %41 = load i64, ptr %10, align 8, !tbaa !44
  %42 = mul nsw i64 %40, %41
  %43 = load i64, ptr %14, align 8, !tbaa !44
  %44 = add nsw i64 %42, %43
  %45 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %44)
  %46 = getelementptr inbounds i8, ptr %38, i64 %45
  call void @llvm.prefetch.p0(ptr %46, i32 0, i32 3, i32 1)
  br label %47

47:                                               ; preds = %37
  %48 = load i32, ptr @paired, align 4, !tbaa !6
  %49 = icmp ne i32 %48, 0
  %50 = zext i1 %49 to i64
  %51 = select i1 %49, i32 2, i32 1
  %52 = mul nsw i32 16, %51
  %53 = sext i32 %52 to i64
  %54 = load i64, ptr %14, align 8, !tbaa !44
  %55 = add nsw i64 %54, %53
  store i64 %55, ptr %14, align 8, !tbaa !44
  br label %32, !llvm.loop !164

56:                                               ; preds = %36
  br label %57

57:                                               ; preds = %56
  %58 = load i32, ptr %12, align 4, !tbaa !6
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %12, align 4, !tbaa !6
  br label %23, !llvm.loop !165

60:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %15) #16
  %61 = load ptr, ptr %7, align 8, !tbaa !128
  %62 = load i64, ptr %8, align 8, !tbaa !44
  %63 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %62)
  %64 = getelementptr inbounds i8, ptr %61, i64 %63
  store ptr %64, ptr %15, align 8, !tbaa !158
  %65 = load i32, ptr @paired, align 4, !tbaa !6
  %66 = icmp ne i32 %65, 0
  br i1 %66, label %67, label %72

67:                                               ; preds = %60
  %68 = load ptr, ptr %6, align 8, !tbaa !128
  %69 = load ptr, ptr %15, align 8, !tbaa !158
  %70 = load i64, ptr %10, align 8, !tbaa !44
  %71 = load i64, ptr %9, align 8, !tbaa !44
  call void @_ZN12_GLOBAL__N_17pair_upEPfPKtll(ptr noundef %68, ptr noundef %69, i64 noundef %70, i64 noundef %71)
  br label %77

72:                                               ; preds = %60
  %73 = load ptr, ptr %6, align 8, !tbaa !128
  %74 = load ptr, ptr %15, align 8, !tbaa !158
  %75 = load i64, ptr %9, align 8, !tbaa !44
  %76 = mul nsw i64 %75, 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %73, ptr align 1 %74, i64 %76, i1 false)
  br label %77

77:                                               ; preds = %72, %67
  call void @llvm.lifetime.end.p0(ptr %15) #16
  call void @llvm.lifetime.end.p0(ptr %11) #16
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %0) #12 {
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #13

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZZN12_GLOBAL__N_18convolveILb0EEEvRKNS_11ConvolutionEllllPKflENKUlTnivE_clILi3EEEDav(ptr noundef nonnull align 8 dereferenceable(96) %0) #3 align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca [3 x i64], align 16
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !49
  %9 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #16
  store i64 24, ptr %3, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %4) #16
  %10 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !167, !nonnull !46, !align !47
  %12 = load i64, ptr %11, align 8, !tbaa !44
  %13 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8, !tbaa !169, !nonnull !46, !align !47
  %15 = load i64, ptr %14, align 8, !tbaa !44
  %16 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8, !tbaa !167, !nonnull !46, !align !47
  %18 = load i64, ptr %17, align 8, !tbaa !44
  %19 = sub nsw i64 %15, %18
  %20 = load i64, ptr %3, align 8, !tbaa !44
  %21 = sdiv i64 %19, %20
  %22 = load i64, ptr %3, align 8, !tbaa !44
  %23 = mul nsw i64 %21, %22
  %24 = add nsw i64 %12, %23
  store i64 %24, ptr %4, align 8, !tbaa !44
  br label %25

25:                                               ; preds = %118, %1
  %26 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !167, !nonnull !46, !align !47
  %28 = load i64, ptr %27, align 8, !tbaa !44
  %29 = load i64, ptr %4, align 8, !tbaa !44
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %124

31:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %5) #16
  call void @llvm.lifetime.start.p0(ptr %6) #16
  store i32 0, ptr %6, align 4, !tbaa !6
  br label %32

32:                                               ; preds = %64, %31
  %33 = load i32, ptr %6, align 4, !tbaa !6
  %34 = icmp slt i32 %33, 3
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(ptr %6) #16
  br label %67

36:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %7) #16
  %37 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 1
  %38 = load ptr, ptr %37, align 8, !tbaa !167, !nonnull !46, !align !47
  %39 = load i64, ptr %38, align 8, !tbaa !44
  %40 = load i32, ptr %6, align 4, !tbaa !6
  %41 = mul nsw i32 8, %40
  %42 = sext i32 %41 to i64
  %43 = add nsw i64 %39, %42
  store i64 %43, ptr %7, align 8, !tbaa !44
  %44 = load i64, ptr %7, align 8, !tbaa !44
  %45 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 4
  %46 = load ptr, ptr %45, align 8, !tbaa !170, !nonnull !46, !align !115
  %47 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %46, i32 0, i32 5
  %48 = load i32, ptr %47, align 4, !tbaa !6
  %49 = sext i32 %48 to i64
  %50 = sdiv i64 %44, %49
  %51 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 5
  %52 = load ptr, ptr %51, align 8, !tbaa !171, !nonnull !46, !align !47
  %53 = load i64, ptr %52, align 8, !tbaa !44
  %54 = mul nsw i64 %50, %53
  %55 = load i64, ptr %7, align 8, !tbaa !44
  %56 = add nsw i64 %54, %55
  %57 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 6
  %58 = load ptr, ptr %57, align 8, !tbaa !172, !nonnull !46, !align !47
  %59 = load i64, ptr %58, align 8, !tbaa !44
  %60 = sub nsw i64 %56, %59
  %61 = load i32, ptr %6, align 4, !tbaa !6
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 %62
  store i64 %60, ptr %63, align 8, !tbaa !44
  call void @llvm.lifetime.end.p0(ptr %7) #16
  br label %64

64:                                               ; preds = %36
  %65 = load i32, ptr %6, align 4, !tbaa !6
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %6, align 4, !tbaa !6
  br label %32, !llvm.loop !173

67:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %8) #16
  store i32 0, ptr %8, align 4, !tbaa !6
  br label %68

68:                                               ; preds = %114, %67
  %69 = load i32, ptr %8, align 4, !tbaa !6
  %70 = icmp slt i32 %69, 8
  br i1 %70, label %72, label %71

71:                                               ; preds = %68
  call void @llvm.lifetime.end.p0(ptr %8) #16
  br label %117

72:                                               ; preds = %68
  %73 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 2
  %74 = load ptr, ptr %73, align 8, !tbaa !174, !nonnull !46, !align !47
  %75 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 7
  %76 = load ptr, ptr %75, align 8, !tbaa !175, !nonnull !46, !align !47
  %77 = load ptr, ptr %76, align 8, !tbaa !128
  %78 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 8
  %79 = load ptr, ptr %78, align 8, !tbaa !176, !nonnull !46, !align !47
  %80 = load i64, ptr %79, align 8, !tbaa !44
  %81 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 9
  %82 = load ptr, ptr %81, align 8, !tbaa !177, !nonnull !46, !align !47
  %83 = load ptr, ptr %82, align 8, !tbaa !128
  %84 = load i32, ptr %8, align 4, !tbaa !6
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %83, i64 %85
  %87 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 10
  %88 = load ptr, ptr %87, align 8, !tbaa !178, !nonnull !46, !align !47
  %89 = load ptr, ptr %88, align 8, !tbaa !158
  %90 = load i32, ptr %8, align 4, !tbaa !6
  %91 = sext i32 %90 to i64
  %92 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %91)
  %93 = getelementptr inbounds i8, ptr %89, i64 %92
  %94 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 11
  %95 = load ptr, ptr %94, align 8, !tbaa !179, !nonnull !46, !align !47
  %96 = load ptr, ptr %95, align 8, !tbaa !158
  %97 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 2
  %98 = load ptr, ptr %97, align 8, !tbaa !174, !nonnull !46, !align !47
  %99 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %98, i32 0, i32 9
  %100 = load i64, ptr %99, align 8, !tbaa !144
  %101 = load i32, ptr %8, align 4, !tbaa !6
  %102 = sext i32 %101 to i64
  %103 = mul nsw i64 %100, %102
  %104 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 1
  %105 = load ptr, ptr %104, align 8, !tbaa !167, !nonnull !46, !align !47
  %106 = load i64, ptr %105, align 8, !tbaa !44
  %107 = add nsw i64 %103, %106
  %108 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %107)
  %109 = getelementptr inbounds i8, ptr %96, i64 %108
  %110 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 3
  %111 = load ptr, ptr %110, align 8, !tbaa !180, !nonnull !46, !align !181
  %112 = getelementptr inbounds [1 x [50 x <8 x i32>]], ptr %111, i64 0, i64 0
  %113 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_14tileILi3ELb0EEEvRKNS_11ConvolutionEPKflS5_PKcPcPA50_KDv8_iPKl(ptr noundef nonnull align 8 dereferenceable(96) %74, ptr noundef %77, i64 noundef %80, ptr noundef %86, ptr noundef %93, ptr noundef %109, ptr noundef %112, ptr noundef %113)
  br label %114

114:                                              ; preds = %72
  %115 = load i32, ptr %8, align 4, !tbaa !6
  %116 = add nsw i32 %115, 4
  store i32 %116, ptr %8, align 4, !tbaa !6
  br label %68, !llvm.loop !182

117:                                              ; preds = %71
  call void @llvm.lifetime.end.p0(ptr %5) #16
  br label %118

118:                                              ; preds = %117
  %119 = load i64, ptr %3, align 8, !tbaa !44
  %120 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 1
  %121 = load ptr, ptr %120, align 8, !tbaa !167, !nonnull !46, !align !47
  %122 = load i64, ptr %121, align 8, !tbaa !44
  %123 = add nsw i64 %122, %119
  store i64 %123, ptr %121, align 8, !tbaa !44
  br label %25, !llvm.loop !183

124:                                              ; preds = %25
  call void @llvm.lifetime.end.p0(ptr %4) #16
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZZN12_GLOBAL__N_18convolveILb0EEEvRKNS_11ConvolutionEllllPKflENKUlTnivE_clILi2EEEDav(ptr noundef nonnull align 8 dereferenceable(96) %0) #3 align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca [2 x i64], align 16
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !49
  %9 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #16
  store i64 16, ptr %3, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %4) #16
  %10 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !167, !nonnull !46, !align !47
  %12 = load i64, ptr %11, align 8, !tbaa !44
  %13 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8, !tbaa !169, !nonnull !46, !align !47
  %15 = load i64, ptr %14, align 8, !tbaa !44
  %16 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8, !tbaa !167, !nonnull !46, !align !47
  %18 = load i64, ptr %17, align 8, !tbaa !44
  %19 = sub nsw i64 %15, %18
  %20 = load i64, ptr %3, align 8, !tbaa !44
  %21 = sdiv i64 %19, %20
  %22 = load i64, ptr %3, align 8, !tbaa !44
  %23 = mul nsw i64 %21, %22
  %24 = add nsw i64 %12, %23
  store i64 %24, ptr %4, align 8, !tbaa !44
  br label %25

25:                                               ; preds = %118, %1
  %26 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !167, !nonnull !46, !align !47
  %28 = load i64, ptr %27, align 8, !tbaa !44
  %29 = load i64, ptr %4, align 8, !tbaa !44
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %124

31:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %5) #16
  call void @llvm.lifetime.start.p0(ptr %6) #16
  store i32 0, ptr %6, align 4, !tbaa !6
  br label %32

32:                                               ; preds = %64, %31
  %33 = load i32, ptr %6, align 4, !tbaa !6
  %34 = icmp slt i32 %33, 2
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(ptr %6) #16
  br label %67

36:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %7) #16
  %37 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 1
  %38 = load ptr, ptr %37, align 8, !tbaa !167, !nonnull !46, !align !47
  %39 = load i64, ptr %38, align 8, !tbaa !44
  %40 = load i32, ptr %6, align 4, !tbaa !6
  %41 = mul nsw i32 8, %40
  %42 = sext i32 %41 to i64
  %43 = add nsw i64 %39, %42
  store i64 %43, ptr %7, align 8, !tbaa !44
  %44 = load i64, ptr %7, align 8, !tbaa !44
  %45 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 4
  %46 = load ptr, ptr %45, align 8, !tbaa !170, !nonnull !46, !align !115
  %47 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %46, i32 0, i32 5
  %48 = load i32, ptr %47, align 4, !tbaa !6
  %49 = sext i32 %48 to i64
  %50 = sdiv i64 %44, %49
  %51 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 5
  %52 = load ptr, ptr %51, align 8, !tbaa !171, !nonnull !46, !align !47
  %53 = load i64, ptr %52, align 8, !tbaa !44
  %54 = mul nsw i64 %50, %53
  %55 = load i64, ptr %7, align 8, !tbaa !44
  %56 = add nsw i64 %54, %55
  %57 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 6
  %58 = load ptr, ptr %57, align 8, !tbaa !172, !nonnull !46, !align !47
  %59 = load i64, ptr %58, align 8, !tbaa !44
  %60 = sub nsw i64 %56, %59
  %61 = load i32, ptr %6, align 4, !tbaa !6
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 %62
  store i64 %60, ptr %63, align 8, !tbaa !44
  call void @llvm.lifetime.end.p0(ptr %7) #16
  br label %64

64:                                               ; preds = %36
  %65 = load i32, ptr %6, align 4, !tbaa !6
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %6, align 4, !tbaa !6
  br label %32, !llvm.loop !184

67:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %8) #16
  store i32 0, ptr %8, align 4, !tbaa !6
  br label %68

68:                                               ; preds = %114, %67
  %69 = load i32, ptr %8, align 4, !tbaa !6
  %70 = icmp slt i32 %69, 8
  br i1 %70, label %72, label %71

71:                                               ; preds = %68
  call void @llvm.lifetime.end.p0(ptr %8) #16
  br label %117

72:                                               ; preds = %68
  %73 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 2
  %74 = load ptr, ptr %73, align 8, !tbaa !174, !nonnull !46, !align !47
  %75 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 7
  %76 = load ptr, ptr %75, align 8, !tbaa !175, !nonnull !46, !align !47
  %77 = load ptr, ptr %76, align 8, !tbaa !128
  %78 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 8
  %79 = load ptr, ptr %78, align 8, !tbaa !176, !nonnull !46, !align !47
  %80 = load i64, ptr %79, align 8, !tbaa !44
  %81 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 9
  %82 = load ptr, ptr %81, align 8, !tbaa !177, !nonnull !46, !align !47
  %83 = load ptr, ptr %82, align 8, !tbaa !128
  %84 = load i32, ptr %8, align 4, !tbaa !6
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %83, i64 %85
  %87 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 10
  %88 = load ptr, ptr %87, align 8, !tbaa !178, !nonnull !46, !align !47
  %89 = load ptr, ptr %88, align 8, !tbaa !158
  %90 = load i32, ptr %8, align 4, !tbaa !6
  %91 = sext i32 %90 to i64
  %92 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %91)
  %93 = getelementptr inbounds i8, ptr %89, i64 %92
  %94 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 11
  %95 = load ptr, ptr %94, align 8, !tbaa !179, !nonnull !46, !align !47
  %96 = load ptr, ptr %95, align 8, !tbaa !158
  %97 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 2
  %98 = load ptr, ptr %97, align 8, !tbaa !174, !nonnull !46, !align !47
  %99 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %98, i32 0, i32 9
  %100 = load i64, ptr %99, align 8, !tbaa !144
  %101 = load i32, ptr %8, align 4, !tbaa !6
  %102 = sext i32 %101 to i64
  %103 = mul nsw i64 %100, %102
  %104 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 1
  %105 = load ptr, ptr %104, align 8, !tbaa !167, !nonnull !46, !align !47
  %106 = load i64, ptr %105, align 8, !tbaa !44
  %107 = add nsw i64 %103, %106
  %108 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %107)
  %109 = getelementptr inbounds i8, ptr %96, i64 %108
  %110 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 3
  %111 = load ptr, ptr %110, align 8, !tbaa !180, !nonnull !46, !align !181
  %112 = getelementptr inbounds [1 x [50 x <8 x i32>]], ptr %111, i64 0, i64 0
  %113 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_14tileILi2ELb0EEEvRKNS_11ConvolutionEPKflS5_PKcPcPA50_KDv8_iPKl(ptr noundef nonnull align 8 dereferenceable(96) %74, ptr noundef %77, i64 noundef %80, ptr noundef %86, ptr noundef %93, ptr noundef %109, ptr noundef %112, ptr noundef %113)
  br label %114

114:                                              ; preds = %72
  %115 = load i32, ptr %8, align 4, !tbaa !6
  %116 = add nsw i32 %115, 4
  store i32 %116, ptr %8, align 4, !tbaa !6
  br label %68, !llvm.loop !185

117:                                              ; preds = %71
  call void @llvm.lifetime.end.p0(ptr %5) #16
  br label %118

118:                                              ; preds = %117
  %119 = load i64, ptr %3, align 8, !tbaa !44
  %120 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 1
  %121 = load ptr, ptr %120, align 8, !tbaa !167, !nonnull !46, !align !47
  %122 = load i64, ptr %121, align 8, !tbaa !44
  %123 = add nsw i64 %122, %119
  store i64 %123, ptr %121, align 8, !tbaa !44
  br label %25, !llvm.loop !186

124:                                              ; preds = %25
  call void @llvm.lifetime.end.p0(ptr %4) #16
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZZN12_GLOBAL__N_18convolveILb0EEEvRKNS_11ConvolutionEllllPKflENKUlTnivE_clILi1EEEDav(ptr noundef nonnull align 8 dereferenceable(96) %0) #3 align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca [1 x i64], align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !49
  %9 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #16
  store i64 8, ptr %3, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %4) #16
  %10 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8, !tbaa !169, !nonnull !46, !align !47
  %12 = load i64, ptr %11, align 8, !tbaa !44
  store i64 %12, ptr %4, align 8, !tbaa !44
  br label %13

13:                                               ; preds = %106, %1
  %14 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !167, !nonnull !46, !align !47
  %16 = load i64, ptr %15, align 8, !tbaa !44
  %17 = load i64, ptr %4, align 8, !tbaa !44
  %18 = icmp slt i64 %16, %17
  br i1 %18, label %19, label %112

19:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(ptr %5) #16
  call void @llvm.lifetime.start.p0(ptr %6) #16
  store i32 0, ptr %6, align 4, !tbaa !6
  br label %20

20:                                               ; preds = %52, %19
  %21 = load i32, ptr %6, align 4, !tbaa !6
  %22 = icmp slt i32 %21, 1
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr %6) #16
  br label %55

24:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %7) #16
  %25 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 1
  %26 = load ptr, ptr %25, align 8, !tbaa !167, !nonnull !46, !align !47
  %27 = load i64, ptr %26, align 8, !tbaa !44
  %28 = load i32, ptr %6, align 4, !tbaa !6
  %29 = mul nsw i32 8, %28
  %30 = sext i32 %29 to i64
  %31 = add nsw i64 %27, %30
  store i64 %31, ptr %7, align 8, !tbaa !44
  %32 = load i64, ptr %7, align 8, !tbaa !44
  %33 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 4
  %34 = load ptr, ptr %33, align 8, !tbaa !170, !nonnull !46, !align !115
  %35 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %34, i32 0, i32 5
  %36 = load i32, ptr %35, align 4, !tbaa !6
  %37 = sext i32 %36 to i64
  %38 = sdiv i64 %32, %37
  %39 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 5
  %40 = load ptr, ptr %39, align 8, !tbaa !171, !nonnull !46, !align !47
  %41 = load i64, ptr %40, align 8, !tbaa !44
  %42 = mul nsw i64 %38, %41
  %43 = load i64, ptr %7, align 8, !tbaa !44
  %44 = add nsw i64 %42, %43
  %45 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 6
  %46 = load ptr, ptr %45, align 8, !tbaa !172, !nonnull !46, !align !47
  %47 = load i64, ptr %46, align 8, !tbaa !44
  %48 = sub nsw i64 %44, %47
  %49 = load i32, ptr %6, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [1 x i64], ptr %5, i64 0, i64 %50
  store i64 %48, ptr %51, align 8, !tbaa !44
  call void @llvm.lifetime.end.p0(ptr %7) #16
  br label %52

52:                                               ; preds = %24
  %53 = load i32, ptr %6, align 4, !tbaa !6
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %6, align 4, !tbaa !6
  br label %20, !llvm.loop !187

55:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %8) #16
  store i32 0, ptr %8, align 4, !tbaa !6
  br label %56

56:                                               ; preds = %102, %55
  %57 = load i32, ptr %8, align 4, !tbaa !6
  %58 = icmp slt i32 %57, 8
  br i1 %58, label %60, label %59

59:                                               ; preds = %56
  call void @llvm.lifetime.end.p0(ptr %8) #16
  br label %105

60:                                               ; preds = %56
  %61 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 2
  %62 = load ptr, ptr %61, align 8, !tbaa !174, !nonnull !46, !align !47
  %63 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 7
  %64 = load ptr, ptr %63, align 8, !tbaa !175, !nonnull !46, !align !47
  %65 = load ptr, ptr %64, align 8, !tbaa !128
  %66 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 8
  %67 = load ptr, ptr %66, align 8, !tbaa !176, !nonnull !46, !align !47
  %68 = load i64, ptr %67, align 8, !tbaa !44
  %69 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 9
  %70 = load ptr, ptr %69, align 8, !tbaa !177, !nonnull !46, !align !47
  %71 = load ptr, ptr %70, align 8, !tbaa !128
  %72 = load i32, ptr %8, align 4, !tbaa !6
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %71, i64 %73
  %75 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 10
  %76 = load ptr, ptr %75, align 8, !tbaa !178, !nonnull !46, !align !47
  %77 = load ptr, ptr %76, align 8, !tbaa !158
  %78 = load i32, ptr %8, align 4, !tbaa !6
  %79 = sext i32 %78 to i64
  %80 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %79)
  %81 = getelementptr inbounds i8, ptr %77, i64 %80
  %82 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 11
  %83 = load ptr, ptr %82, align 8, !tbaa !179, !nonnull !46, !align !47
  %84 = load ptr, ptr %83, align 8, !tbaa !158
  %85 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 2
  %86 = load ptr, ptr %85, align 8, !tbaa !174, !nonnull !46, !align !47
  %87 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %86, i32 0, i32 9
  %88 = load i64, ptr %87, align 8, !tbaa !144
  %89 = load i32, ptr %8, align 4, !tbaa !6
  %90 = sext i32 %89 to i64
  %91 = mul nsw i64 %88, %90
  %92 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 1
  %93 = load ptr, ptr %92, align 8, !tbaa !167, !nonnull !46, !align !47
  %94 = load i64, ptr %93, align 8, !tbaa !44
  %95 = add nsw i64 %91, %94
  %96 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %95)
  %97 = getelementptr inbounds i8, ptr %84, i64 %96
  %98 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 3
  %99 = load ptr, ptr %98, align 8, !tbaa !180, !nonnull !46, !align !181
  %100 = getelementptr inbounds [1 x [50 x <8 x i32>]], ptr %99, i64 0, i64 0
  %101 = getelementptr inbounds [1 x i64], ptr %5, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_14tileILi1ELb0EEEvRKNS_11ConvolutionEPKflS5_PKcPcPA50_KDv8_iPKl(ptr noundef nonnull align 8 dereferenceable(96) %62, ptr noundef %65, i64 noundef %68, ptr noundef %74, ptr noundef %81, ptr noundef %97, ptr noundef %100, ptr noundef %101)
  br label %102

102:                                              ; preds = %60
  %103 = load i32, ptr %8, align 4, !tbaa !6
  %104 = add nsw i32 %103, 4
  store i32 %104, ptr %8, align 4, !tbaa !6
  br label %56, !llvm.loop !188

105:                                              ; preds = %59
  call void @llvm.lifetime.end.p0(ptr %5) #16
  br label %106

106:                                              ; preds = %105
  %107 = load i64, ptr %3, align 8, !tbaa !44
  %108 = getelementptr inbounds nuw %class.anon, ptr %9, i32 0, i32 1
  %109 = load ptr, ptr %108, align 8, !tbaa !167, !nonnull !46, !align !47
  %110 = load i64, ptr %109, align 8, !tbaa !44
  %111 = add nsw i64 %110, %107
  store i64 %111, ptr %109, align 8, !tbaa !44
  br label %13, !llvm.loop !189

112:                                              ; preds = %13
  call void @llvm.lifetime.end.p0(ptr %4) #16
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi3ELb0EEEvRKNS_11ConvolutionEPKflS5_PKcPcPA50_KDv8_iPKl(ptr noundef nonnull align 8 dereferenceable(96) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #14 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca [4 x [3 x <8 x float>]], align 32
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca [3 x i64], align 16
  %24 = alloca i32, align 4
  %25 = alloca i64, align 8
  %26 = alloca ptr, align 8
  %27 = alloca i64, align 8
  %28 = alloca ptr, align 8
  %29 = alloca [3 x <8 x float>], align 32
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca <8 x float>, align 32
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca ptr, align 8
  %37 = alloca <8 x float>, align 32
  %38 = alloca i8, align 1
  store ptr %0, ptr %9, align 8, !tbaa !138
  store ptr %1, ptr %10, align 8, !tbaa !128
  store i64 %2, ptr %11, align 8, !tbaa !44
  store ptr %3, ptr %12, align 8, !tbaa !128
  store ptr %4, ptr %13, align 8, !tbaa !158
  store ptr %5, ptr %14, align 8, !tbaa !158
  store ptr %6, ptr %15, align 8, !tbaa !49
  store ptr %7, ptr %16, align 8, !tbaa !159
  call void @llvm.lifetime.start.p0(ptr %17) #16
  call void @llvm.lifetime.start.p0(ptr %18) #16
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %39

39:                                               ; preds = %78, %8
  %40 = load i32, ptr %18, align 4, !tbaa !6
  %41 = icmp slt i32 %40, 4
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  store i32 2, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #16
  br label %81

43:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %20) #16
  %44 = load ptr, ptr %13, align 8, !tbaa !158
  %45 = load i32, ptr %18, align 4, !tbaa !6
  %46 = sext i32 %45 to i64
  %47 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %46)
  %48 = getelementptr inbounds i8, ptr %44, i64 %47
  store ptr %48, ptr %20, align 8, !tbaa !158
  call void @llvm.lifetime.start.p0(ptr %21) #16
  %49 = load i32, ptr @paired, align 4, !tbaa !6
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %55

51:                                               ; preds = %43
  %52 = load ptr, ptr %20, align 8, !tbaa !158
  %53 = call noundef zeroext i16 @_ZN12_GLOBAL__N_14loadItEET_PKv(ptr noundef %52)
  %54 = call noundef float @_ZN12_GLOBAL__N_17widenedEt(i16 noundef zeroext %53)
  br label %58

55:                                               ; preds = %43
  %56 = load ptr, ptr %20, align 8, !tbaa !158
  %57 = call noundef float @_ZN12_GLOBAL__N_14loadIfEET_PKv(ptr noundef %56)
  br label %58

58:                                               ; preds = %55, %51
  %59 = phi float [ %54, %51 ], [ %57, %55 ]
  store float %59, ptr %21, align 4, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %22) #16
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %60

60:                                               ; preds = %74, %58
  %61 = load i32, ptr %22, align 4, !tbaa !6
  %62 = icmp slt i32 %61, 3
  br i1 %62, label %64, label %63

63:                                               ; preds = %60
  store i32 5, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #16
  br label %77

64:                                               ; preds = %60
  %65 = load float, ptr %21, align 4, !tbaa !151
  %66 = insertelement <8 x float> poison, float %65, i64 0
  %67 = shufflevector <8 x float> %66, <8 x float> poison, <8 x i32> zeroinitializer
  %68 = load i32, ptr %18, align 4, !tbaa !6
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [4 x [3 x <8 x float>]], ptr %17, i64 0, i64 %69
  %71 = load i32, ptr %22, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [3 x <8 x float>], ptr %70, i64 0, i64 %72
  store <8 x float> %67, ptr %73, align 32, !tbaa !136
  br label %74

74:                                               ; preds = %64
  %75 = load i32, ptr %22, align 4, !tbaa !6
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %22, align 4, !tbaa !6
  br label %60, !llvm.loop !190

77:                                               ; preds = %63
  call void @llvm.lifetime.end.p0(ptr %21) #16
  call void @llvm.lifetime.end.p0(ptr %20) #16
  br label %78

78:                                               ; preds = %77
  %79 = load i32, ptr %18, align 4, !tbaa !6
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %18, align 4, !tbaa !6
  br label %39, !llvm.loop !191

81:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr %23) #16
  call void @llvm.lifetime.start.p0(ptr %24) #16
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %82

82:                                               ; preds = %95, %81
  %83 = load i32, ptr %24, align 4, !tbaa !6
  %84 = icmp slt i32 %83, 3
  br i1 %84, label %86, label %85

85:                                               ; preds = %82
  store i32 8, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #16
  br label %98

86:                                               ; preds = %82
  %87 = load ptr, ptr %16, align 8, !tbaa !159
  %88 = load i32, ptr %24, align 4, !tbaa !6
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i64, ptr %87, i64 %89
  %91 = load i64, ptr %90, align 8, !tbaa !44
  %92 = load i32, ptr %24, align 4, !tbaa !6
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [3 x i64], ptr %23, i64 0, i64 %93
  store i64 %91, ptr %94, align 8, !tbaa !44
  br label %95

95:                                               ; preds = %86
  %96 = load i32, ptr %24, align 4, !tbaa !6
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %24, align 4, !tbaa !6
  br label %82, !llvm.loop !192

98:                                               ; preds = %85
  call void @llvm.lifetime.start.p0(ptr %25) #16
  store i64 0, ptr %25, align 8, !tbaa !44
  br label %99

99:                                               ; preds = %222, %98
  %100 = load i64, ptr %25, align 8, !tbaa !44
  %101 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %102 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %101, i32 0, i32 4
  %103 = load i64, ptr %102, align 8, !tbaa !108
  %104 = icmp slt i64 %100, %103
  br i1 %104, label %106, label %105

105:                                              ; preds = %99
  store i32 11, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #16
  br label %225

106:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(ptr %26) #16
  %107 = load ptr, ptr %12, align 8, !tbaa !128
  %108 = load i64, ptr %25, align 8, !tbaa !44
  %109 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %110 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %109, i32 0, i32 7
  %111 = load i64, ptr %110, align 8, !tbaa !113
  %112 = mul nsw i64 %108, %111
  %113 = mul nsw i64 %112, 8
  %114 = getelementptr inbounds float, ptr %107, i64 %113
  store ptr %114, ptr %26, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr %27) #16
  store i64 0, ptr %27, align 8, !tbaa !44
  br label %115

115:                                              ; preds = %218, %106
  %116 = load i64, ptr %27, align 8, !tbaa !44
  %117 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %118 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %117, i32 0, i32 7
  %119 = load i64, ptr %118, align 8, !tbaa !113
  %120 = icmp slt i64 %116, %119
  br i1 %120, label %122, label %121

121:                                              ; preds = %115
  store i32 14, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #16
  br label %221

122:                                              ; preds = %115
  call void @llvm.lifetime.start.p0(ptr %28) #16
  %123 = load ptr, ptr %10, align 8, !tbaa !128
  %124 = load i64, ptr %25, align 8, !tbaa !44
  %125 = load i64, ptr %11, align 8, !tbaa !44
  %126 = mul nsw i64 %124, %125
  %127 = getelementptr inbounds float, ptr %123, i64 %126
  %128 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %129 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %128, i32 0, i32 0
  %130 = load ptr, ptr %129, align 8, !tbaa !114, !nonnull !46, !align !115
  %131 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %130, i32 0, i32 6
  %132 = load i64, ptr %27, align 8, !tbaa !44
  %133 = getelementptr inbounds [0 x i32], ptr %131, i64 0, i64 %132
  %134 = load i32, ptr %133, align 4, !tbaa !6
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr %127, i64 %135
  store ptr %136, ptr %28, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr %29) #16
  call void @llvm.lifetime.start.p0(ptr %30) #16
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %137

137:                                              ; preds = %167, %122
  %138 = load i32, ptr %30, align 4, !tbaa !6
  %139 = icmp slt i32 %138, 3
  br i1 %139, label %141, label %140

140:                                              ; preds = %137
  store i32 17, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #16
  br label %170

141:                                              ; preds = %137
  %142 = load ptr, ptr %28, align 8, !tbaa !128
  %143 = load i32, ptr %30, align 4, !tbaa !6
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [3 x i64], ptr %23, i64 0, i64 %144
  %146 = load i64, ptr %145, align 8, !tbaa !44
  %147 = getelementptr inbounds float, ptr %142, i64 %146
  %148 = call noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %147)
  %149 = load i32, ptr %30, align 4, !tbaa !6
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [3 x <8 x float>], ptr %29, i64 0, i64 %150
  store <8 x float> %148, ptr %151, align 32, !tbaa !136
  %152 = load i32, ptr %30, align 4, !tbaa !6
  %153 = mul nsw i32 8, %152
  %154 = srem i32 %153, 16
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %166

156:                                              ; preds = %141
  %157 = load ptr, ptr %28, align 8, !tbaa !128
  %158 = load i64, ptr %11, align 8, !tbaa !44
  %159 = mul nsw i64 %158, 2
  %160 = getelementptr inbounds float, ptr %157, i64 %159
  %161 = load i32, ptr %30, align 4, !tbaa !6
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [3 x i64], ptr %23, i64 0, i64 %162
  %164 = load i64, ptr %163, align 8, !tbaa !44
  %165 = getelementptr inbounds float, ptr %160, i64 %164
  call void @llvm.prefetch.p0(ptr %165, i32 0, i32 3, i32 1)
  br label %166

166:                                              ; preds = %156, %141
  br label %167

167:                                              ; preds = %166
  %168 = load i32, ptr %30, align 4, !tbaa !6
  %169 = add nsw i32 %168, 1
  store i32 %169, ptr %30, align 4, !tbaa !6
  br label %137, !llvm.loop !193

170:                                              ; preds = %140
  call void @llvm.lifetime.start.p0(ptr %31) #16
  store i32 0, ptr %31, align 4, !tbaa !6
  br label %171

171:                                              ; preds = %214, %170
  %172 = load i32, ptr %31, align 4, !tbaa !6
  %173 = icmp slt i32 %172, 4
  br i1 %173, label %175, label %174

174:                                              ; preds = %171
  store i32 20, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #16
  br label %217

175:                                              ; preds = %171
  call void @llvm.lifetime.start.p0(ptr %32) #16
  %176 = load ptr, ptr %26, align 8, !tbaa !128
  %177 = load i64, ptr %27, align 8, !tbaa !44
  %178 = mul nsw i64 %177, 8
  %179 = load i32, ptr %31, align 4, !tbaa !6
  %180 = sext i32 %179 to i64
  %181 = add nsw i64 %178, %180
  %182 = getelementptr inbounds float, ptr %176, i64 %181
  %183 = load float, ptr %182, align 4, !tbaa !151
  %184 = insertelement <8 x float> poison, float %183, i64 0
  %185 = shufflevector <8 x float> %184, <8 x float> poison, <8 x i32> zeroinitializer
  store <8 x float> %185, ptr %32, align 32, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %33) #16
  store i32 0, ptr %33, align 4, !tbaa !6
  br label %186

186:                                              ; preds = %210, %175
  %187 = load i32, ptr %33, align 4, !tbaa !6
  %188 = icmp slt i32 %187, 3
  br i1 %188, label %190, label %189

189:                                              ; preds = %186
  store i32 23, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #16
  br label %213

190:                                              ; preds = %186
  %191 = load i32, ptr %33, align 4, !tbaa !6
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds [3 x <8 x float>], ptr %29, i64 0, i64 %192
  %194 = load <8 x float>, ptr %193, align 32, !tbaa !136
  %195 = load <8 x float>, ptr %32, align 32, !tbaa !136
  %196 = load i32, ptr %31, align 4, !tbaa !6
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds [4 x [3 x <8 x float>]], ptr %17, i64 0, i64 %197
  %199 = load i32, ptr %33, align 4, !tbaa !6
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds [3 x <8 x float>], ptr %198, i64 0, i64 %200
  %202 = load <8 x float>, ptr %201, align 32, !tbaa !136
  %203 = call noundef <8 x float> @_ZN12_GLOBAL__N_110multipliedEDv8_fS0_S0_(<8 x float> noundef %194, <8 x float> noundef %195, <8 x float> noundef %202)
  %204 = load i32, ptr %31, align 4, !tbaa !6
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds [4 x [3 x <8 x float>]], ptr %17, i64 0, i64 %205
  %207 = load i32, ptr %33, align 4, !tbaa !6
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds [3 x <8 x float>], ptr %206, i64 0, i64 %208
  store <8 x float> %203, ptr %209, align 32, !tbaa !136
  br label %210

210:                                              ; preds = %190
  %211 = load i32, ptr %33, align 4, !tbaa !6
  %212 = add nsw i32 %211, 1
  store i32 %212, ptr %33, align 4, !tbaa !6
  br label %186, !llvm.loop !194

213:                                              ; preds = %189
  call void @llvm.lifetime.end.p0(ptr %32) #16
  br label %214

214:                                              ; preds = %213
  %215 = load i32, ptr %31, align 4, !tbaa !6
  %216 = add nsw i32 %215, 1
  store i32 %216, ptr %31, align 4, !tbaa !6
  br label %171, !llvm.loop !195

217:                                              ; preds = %174
  call void @llvm.lifetime.end.p0(ptr %29) #16
  call void @llvm.lifetime.end.p0(ptr %28) #16
  br label %218

218:                                              ; preds = %217
  %219 = load i64, ptr %27, align 8, !tbaa !44
  %220 = add nsw i64 %219, 1
  store i64 %220, ptr %27, align 8, !tbaa !44
  br label %115, !llvm.loop !196

221:                                              ; preds = %121
  call void @llvm.lifetime.end.p0(ptr %26) #16
  br label %222

222:                                              ; preds = %221
  %223 = load i64, ptr %25, align 8, !tbaa !44
  %224 = add nsw i64 %223, 1
  store i64 %224, ptr %25, align 8, !tbaa !44
  br label %99, !llvm.loop !197

225:                                              ; preds = %105
  call void @llvm.lifetime.start.p0(ptr %34) #16
  store i32 0, ptr %34, align 4, !tbaa !6
  br label %226

226:                                              ; preds = %270, %225
  %227 = load i32, ptr %34, align 4, !tbaa !6
  %228 = icmp slt i32 %227, 4
  br i1 %228, label %230, label %229

229:                                              ; preds = %226
  store i32 26, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #16
  br label %273

230:                                              ; preds = %226
  call void @llvm.lifetime.start.p0(ptr %35) #16
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %231

231:                                              ; preds = %266, %230
  %232 = load i32, ptr %35, align 4, !tbaa !6
  %233 = icmp slt i32 %232, 3
  br i1 %233, label %235, label %234

234:                                              ; preds = %231
  store i32 29, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #16
  br label %269

235:                                              ; preds = %231
  call void @llvm.lifetime.start.p0(ptr %36) #16
  %236 = load ptr, ptr %14, align 8, !tbaa !158
  %237 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %238 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %237, i32 0, i32 9
  %239 = load i64, ptr %238, align 8, !tbaa !144
  %240 = load i32, ptr %34, align 4, !tbaa !6
  %241 = sext i32 %240 to i64
  %242 = mul nsw i64 %239, %241
  %243 = load i32, ptr %35, align 4, !tbaa !6
  %244 = mul nsw i32 8, %243
  %245 = sext i32 %244 to i64
  %246 = add nsw i64 %242, %245
  %247 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %246)
  %248 = getelementptr inbounds i8, ptr %236, i64 %247
  store ptr %248, ptr %36, align 8, !tbaa !158
  call void @llvm.lifetime.start.p0(ptr %37) #16
  %249 = load i32, ptr %34, align 4, !tbaa !6
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds [4 x [3 x <8 x float>]], ptr %17, i64 0, i64 %250
  %252 = load i32, ptr %35, align 4, !tbaa !6
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds [3 x <8 x float>], ptr %251, i64 0, i64 %253
  %255 = load <8 x float>, ptr %254, align 32, !tbaa !136
  store <8 x float> %255, ptr %37, align 32, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %38) #16
  store i8 -1, ptr %38, align 1, !tbaa !136
  %256 = load i32, ptr @paired, align 4, !tbaa !6
  %257 = icmp ne i32 %256, 0
  br i1 %257, label %258, label %262

258:                                              ; preds = %235
  %259 = load ptr, ptr %36, align 8, !tbaa !158
  %260 = load <8 x float>, ptr %37, align 32, !tbaa !136
  %261 = call noundef <8 x i16> @_ZN12_GLOBAL__N_18narrowedEDv8_f(<8 x float> noundef %260)
  call void @_ZN12_GLOBAL__N_15storeIDv8_tEEvPvT_(ptr noundef %259, <8 x i16> noundef %261)
  br label %265

262:                                              ; preds = %235
  %263 = load ptr, ptr %36, align 8, !tbaa !158
  %264 = load <8 x float>, ptr %37, align 32, !tbaa !136
  call void @_ZN12_GLOBAL__N_15storeIDv8_fEEvPvT_(ptr noundef %263, <8 x float> noundef %264)
  br label %265

265:                                              ; preds = %262, %258
  call void @llvm.lifetime.end.p0(ptr %38) #16
  call void @llvm.lifetime.end.p0(ptr %37) #16
  call void @llvm.lifetime.end.p0(ptr %36) #16
  br label %266

266:                                              ; preds = %265
  %267 = load i32, ptr %35, align 4, !tbaa !6
  %268 = add nsw i32 %267, 1
  store i32 %268, ptr %35, align 4, !tbaa !6
  br label %231, !llvm.loop !198

269:                                              ; preds = %234
  br label %270

270:                                              ; preds = %269
  %271 = load i32, ptr %34, align 4, !tbaa !6
  %272 = add nsw i32 %271, 1
  store i32 %272, ptr %34, align 4, !tbaa !6
  br label %226, !llvm.loop !199

273:                                              ; preds = %229
  call void @llvm.lifetime.end.p0(ptr %23) #16
  call void @llvm.lifetime.end.p0(ptr %17) #16
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_17widenedEt(i16 noundef zeroext %0) #12 {
  %2 = alloca i16, align 2
  %3 = alloca i32, align 4
  store i16 %0, ptr %2, align 2, !tbaa !200
  call void @llvm.lifetime.start.p0(ptr %3) #16
  %4 = load i16, ptr %2, align 2, !tbaa !200
  %5 = zext i16 %4 to i32
  %6 = shl i32 %5, 16
  store i32 %6, ptr %3, align 4, !tbaa !6
  %7 = load float, ptr %3, align 4, !tbaa !136
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret float %7
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef zeroext i16 @_ZN12_GLOBAL__N_14loadItEET_PKv(ptr noundef %0) #12 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.0, ptr %3, i32 0, i32 0
  %5 = load i16, ptr %4, align 1, !tbaa !136
  ret i16 %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef float @_ZN12_GLOBAL__N_14loadIfEET_PKv(ptr noundef %0) #12 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.1, ptr %3, i32 0, i32 0
  %5 = load float, ptr %4, align 1, !tbaa !136
  ret float %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %0) #7 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.2, ptr %3, i32 0, i32 0
  %5 = load <8 x float>, ptr %4, align 1, !tbaa !136
  ret <8 x float> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_110multipliedEDv8_fS0_S0_(<8 x float> noundef %0, <8 x float> noundef %1, <8 x float> noundef %2) #7 {
  %4 = alloca <8 x float>, align 32
  %5 = alloca <8 x float>, align 32
  %6 = alloca <8 x float>, align 32
  store <8 x float> %0, ptr %4, align 32, !tbaa !136
  store <8 x float> %1, ptr %5, align 32, !tbaa !136
  store <8 x float> %2, ptr %6, align 32, !tbaa !136
  %7 = load i32, ptr @paired, align 4, !tbaa !6
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %3
  %10 = load <8 x float>, ptr %4, align 32, !tbaa !136
  %11 = load <8 x float>, ptr %5, align 32, !tbaa !136
  %12 = load <8 x float>, ptr %6, align 32, !tbaa !136
  %13 = call noundef <8 x float> @_ZN12_GLOBAL__N_19add_pairsEDv8_fS0_S0_(<8 x float> noundef %10, <8 x float> noundef %11, <8 x float> noundef %12)
  br label %19

14:                                               ; preds = %3
  %15 = load <8 x float>, ptr %4, align 32, !tbaa !136
  %16 = load <8 x float>, ptr %5, align 32, !tbaa !136
  %17 = load <8 x float>, ptr %6, align 32, !tbaa !136
  %18 = call noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %15, <8 x float> noundef %16, <8 x float> noundef %17)
  br label %19

19:                                               ; preds = %14, %9
  %20 = phi <8 x float> [ %13, %9 ], [ %18, %14 ]
  ret <8 x float> %20
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15storeIDv8_tEEvPvT_(ptr noundef %0, <8 x i16> noundef %1) #8 {
  %3 = alloca ptr, align 8
  %4 = alloca <8 x i16>, align 16
  store ptr %0, ptr %3, align 8, !tbaa !49
  store <8 x i16> %1, ptr %4, align 16, !tbaa !136
  %5 = load <8 x i16>, ptr %4, align 16, !tbaa !136
  %6 = load ptr, ptr %3, align 8, !tbaa !49
  %7 = getelementptr inbounds nuw %struct.Unaligned.3, ptr %6, i32 0, i32 0
  store <8 x i16> %5, ptr %7, align 1, !tbaa !136
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x i16> @_ZN12_GLOBAL__N_18narrowedEDv8_f(<8 x float> noundef %0) #7 {
  %2 = alloca <8 x float>, align 32
  %3 = alloca <8 x bfloat>, align 16
  store <8 x float> %0, ptr %2, align 32, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %3) #16
  %4 = load <8 x float>, ptr %2, align 32, !tbaa !136
  %5 = fptrunc <8 x float> %4 to <8 x bfloat>
  store <8 x bfloat> %5, ptr %3, align 16, !tbaa !136
  %6 = load <8 x i16>, ptr %3, align 16, !tbaa !136
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret <8 x i16> %6
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15storeIDv8_fEEvPvT_(ptr noundef %0, <8 x float> noundef %1) #7 {
  %3 = alloca ptr, align 8
  %4 = alloca <8 x float>, align 32
  store ptr %0, ptr %3, align 8, !tbaa !49
  store <8 x float> %1, ptr %4, align 32, !tbaa !136
  %5 = load <8 x float>, ptr %4, align 32, !tbaa !136
  %6 = load ptr, ptr %3, align 8, !tbaa !49
  %7 = getelementptr inbounds nuw %struct.Unaligned.4, ptr %6, i32 0, i32 0
  store <8 x float> %5, ptr %7, align 1, !tbaa !136
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_19add_pairsEDv8_fS0_S0_(<8 x float> noundef %0, <8 x float> noundef %1, <8 x float> noundef %2) #7 {
  %4 = alloca <8 x float>, align 32
  %5 = alloca <8 x float>, align 32
  %6 = alloca <8 x float>, align 32
  store <8 x float> %0, ptr %4, align 32, !tbaa !136
  store <8 x float> %1, ptr %5, align 32, !tbaa !136
  store <8 x float> %2, ptr %6, align 32, !tbaa !136
  %7 = load <8 x float>, ptr %6, align 32, !tbaa !136
  ret <8 x float> %7
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_13fmaEDv8_fS0_S0_(<8 x float> noundef %0, <8 x float> noundef %1, <8 x float> noundef %2) #7 {
  %4 = alloca <8 x float>, align 32
  %5 = alloca <8 x float>, align 32
  %6 = alloca <8 x float>, align 32
  store <8 x float> %0, ptr %4, align 32, !tbaa !136
  store <8 x float> %1, ptr %5, align 32, !tbaa !136
  store <8 x float> %2, ptr %6, align 32, !tbaa !136
  %7 = load <8 x float>, ptr %4, align 32, !tbaa !136
  %8 = load <8 x float>, ptr %5, align 32, !tbaa !136
  %9 = load <8 x float>, ptr %6, align 32, !tbaa !136
  %10 = call <8 x float> @llvm.fma.v8f32(<8 x float> %7, <8 x float> %8, <8 x float> %9)
  ret <8 x float> %10
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>) #15

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi2ELb0EEEvRKNS_11ConvolutionEPKflS5_PKcPcPA50_KDv8_iPKl(ptr noundef nonnull align 8 dereferenceable(96) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #14 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca [4 x [2 x <8 x float>]], align 32
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca [2 x i64], align 16
  %24 = alloca i32, align 4
  %25 = alloca i64, align 8
  %26 = alloca ptr, align 8
  %27 = alloca i64, align 8
  %28 = alloca ptr, align 8
  %29 = alloca [2 x <8 x float>], align 32
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca <8 x float>, align 32
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca ptr, align 8
  %37 = alloca <8 x float>, align 32
  %38 = alloca i8, align 1
  store ptr %0, ptr %9, align 8, !tbaa !138
  store ptr %1, ptr %10, align 8, !tbaa !128
  store i64 %2, ptr %11, align 8, !tbaa !44
  store ptr %3, ptr %12, align 8, !tbaa !128
  store ptr %4, ptr %13, align 8, !tbaa !158
  store ptr %5, ptr %14, align 8, !tbaa !158
  store ptr %6, ptr %15, align 8, !tbaa !49
  store ptr %7, ptr %16, align 8, !tbaa !159
  call void @llvm.lifetime.start.p0(ptr %17) #16
  call void @llvm.lifetime.start.p0(ptr %18) #16
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %39

39:                                               ; preds = %78, %8
  %40 = load i32, ptr %18, align 4, !tbaa !6
  %41 = icmp slt i32 %40, 4
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  store i32 2, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #16
  br label %81

43:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %20) #16
  %44 = load ptr, ptr %13, align 8, !tbaa !158
  %45 = load i32, ptr %18, align 4, !tbaa !6
  %46 = sext i32 %45 to i64
  %47 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %46)
  %48 = getelementptr inbounds i8, ptr %44, i64 %47
  store ptr %48, ptr %20, align 8, !tbaa !158
  call void @llvm.lifetime.start.p0(ptr %21) #16
  %49 = load i32, ptr @paired, align 4, !tbaa !6
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %55

51:                                               ; preds = %43
  %52 = load ptr, ptr %20, align 8, !tbaa !158
  %53 = call noundef zeroext i16 @_ZN12_GLOBAL__N_14loadItEET_PKv(ptr noundef %52)
  %54 = call noundef float @_ZN12_GLOBAL__N_17widenedEt(i16 noundef zeroext %53)
  br label %58

55:                                               ; preds = %43
  %56 = load ptr, ptr %20, align 8, !tbaa !158
  %57 = call noundef float @_ZN12_GLOBAL__N_14loadIfEET_PKv(ptr noundef %56)
  br label %58

58:                                               ; preds = %55, %51
  %59 = phi float [ %54, %51 ], [ %57, %55 ]
  store float %59, ptr %21, align 4, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %22) #16
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %60

60:                                               ; preds = %74, %58
  %61 = load i32, ptr %22, align 4, !tbaa !6
  %62 = icmp slt i32 %61, 2
  br i1 %62, label %64, label %63

63:                                               ; preds = %60
  store i32 5, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #16
  br label %77

64:                                               ; preds = %60
  %65 = load float, ptr %21, align 4, !tbaa !151
  %66 = insertelement <8 x float> poison, float %65, i64 0
  %67 = shufflevector <8 x float> %66, <8 x float> poison, <8 x i32> zeroinitializer
  %68 = load i32, ptr %18, align 4, !tbaa !6
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %17, i64 0, i64 %69
  %71 = load i32, ptr %22, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [2 x <8 x float>], ptr %70, i64 0, i64 %72
  store <8 x float> %67, ptr %73, align 32, !tbaa !136
  br label %74

74:                                               ; preds = %64
  %75 = load i32, ptr %22, align 4, !tbaa !6
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %22, align 4, !tbaa !6
  br label %60, !llvm.loop !202

77:                                               ; preds = %63
  call void @llvm.lifetime.end.p0(ptr %21) #16
  call void @llvm.lifetime.end.p0(ptr %20) #16
  br label %78

78:                                               ; preds = %77
  %79 = load i32, ptr %18, align 4, !tbaa !6
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %18, align 4, !tbaa !6
  br label %39, !llvm.loop !203

81:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr %23) #16
  call void @llvm.lifetime.start.p0(ptr %24) #16
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %82

82:                                               ; preds = %95, %81
  %83 = load i32, ptr %24, align 4, !tbaa !6
  %84 = icmp slt i32 %83, 2
  br i1 %84, label %86, label %85

85:                                               ; preds = %82
  store i32 8, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #16
  br label %98

86:                                               ; preds = %82
  %87 = load ptr, ptr %16, align 8, !tbaa !159
  %88 = load i32, ptr %24, align 4, !tbaa !6
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i64, ptr %87, i64 %89
  %91 = load i64, ptr %90, align 8, !tbaa !44
  %92 = load i32, ptr %24, align 4, !tbaa !6
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [2 x i64], ptr %23, i64 0, i64 %93
  store i64 %91, ptr %94, align 8, !tbaa !44
  br label %95

95:                                               ; preds = %86
  %96 = load i32, ptr %24, align 4, !tbaa !6
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %24, align 4, !tbaa !6
  br label %82, !llvm.loop !204

98:                                               ; preds = %85
  call void @llvm.lifetime.start.p0(ptr %25) #16
  store i64 0, ptr %25, align 8, !tbaa !44
  br label %99

99:                                               ; preds = %222, %98
  %100 = load i64, ptr %25, align 8, !tbaa !44
  %101 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %102 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %101, i32 0, i32 4
  %103 = load i64, ptr %102, align 8, !tbaa !108
  %104 = icmp slt i64 %100, %103
  br i1 %104, label %106, label %105

105:                                              ; preds = %99
  store i32 11, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #16
  br label %225

106:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(ptr %26) #16
  %107 = load ptr, ptr %12, align 8, !tbaa !128
  %108 = load i64, ptr %25, align 8, !tbaa !44
  %109 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %110 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %109, i32 0, i32 7
  %111 = load i64, ptr %110, align 8, !tbaa !113
  %112 = mul nsw i64 %108, %111
  %113 = mul nsw i64 %112, 8
  %114 = getelementptr inbounds float, ptr %107, i64 %113
  store ptr %114, ptr %26, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr %27) #16
  store i64 0, ptr %27, align 8, !tbaa !44
  br label %115

115:                                              ; preds = %218, %106
  %116 = load i64, ptr %27, align 8, !tbaa !44
  %117 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %118 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %117, i32 0, i32 7
  %119 = load i64, ptr %118, align 8, !tbaa !113
  %120 = icmp slt i64 %116, %119
  br i1 %120, label %122, label %121

121:                                              ; preds = %115
  store i32 14, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #16
  br label %221

122:                                              ; preds = %115
  call void @llvm.lifetime.start.p0(ptr %28) #16
  %123 = load ptr, ptr %10, align 8, !tbaa !128
  %124 = load i64, ptr %25, align 8, !tbaa !44
  %125 = load i64, ptr %11, align 8, !tbaa !44
  %126 = mul nsw i64 %124, %125
  %127 = getelementptr inbounds float, ptr %123, i64 %126
  %128 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %129 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %128, i32 0, i32 0
  %130 = load ptr, ptr %129, align 8, !tbaa !114, !nonnull !46, !align !115
  %131 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %130, i32 0, i32 6
  %132 = load i64, ptr %27, align 8, !tbaa !44
  %133 = getelementptr inbounds [0 x i32], ptr %131, i64 0, i64 %132
  %134 = load i32, ptr %133, align 4, !tbaa !6
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr %127, i64 %135
  store ptr %136, ptr %28, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr %29) #16
  call void @llvm.lifetime.start.p0(ptr %30) #16
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %137

137:                                              ; preds = %167, %122
  %138 = load i32, ptr %30, align 4, !tbaa !6
  %139 = icmp slt i32 %138, 2
  br i1 %139, label %141, label %140

140:                                              ; preds = %137
  store i32 17, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #16
  br label %170

141:                                              ; preds = %137
  %142 = load ptr, ptr %28, align 8, !tbaa !128
  %143 = load i32, ptr %30, align 4, !tbaa !6
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [2 x i64], ptr %23, i64 0, i64 %144
  %146 = load i64, ptr %145, align 8, !tbaa !44
  %147 = getelementptr inbounds float, ptr %142, i64 %146
  %148 = call noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %147)
  %149 = load i32, ptr %30, align 4, !tbaa !6
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [2 x <8 x float>], ptr %29, i64 0, i64 %150
  store <8 x float> %148, ptr %151, align 32, !tbaa !136
  %152 = load i32, ptr %30, align 4, !tbaa !6
  %153 = mul nsw i32 8, %152
  %154 = srem i32 %153, 16
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %166

156:                                              ; preds = %141
  %157 = load ptr, ptr %28, align 8, !tbaa !128
  %158 = load i64, ptr %11, align 8, !tbaa !44
  %159 = mul nsw i64 %158, 2
  %160 = getelementptr inbounds float, ptr %157, i64 %159
  %161 = load i32, ptr %30, align 4, !tbaa !6
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [2 x i64], ptr %23, i64 0, i64 %162
  %164 = load i64, ptr %163, align 8, !tbaa !44
  %165 = getelementptr inbounds float, ptr %160, i64 %164
  call void @llvm.prefetch.p0(ptr %165, i32 0, i32 3, i32 1)
  br label %166

166:                                              ; preds = %156, %141
  br label %167

167:                                              ; preds = %166
  %168 = load i32, ptr %30, align 4, !tbaa !6
  %169 = add nsw i32 %168, 1
  store i32 %169, ptr %30, align 4, !tbaa !6
  br label %137, !llvm.loop !205

170:                                              ; preds = %140
  call void @llvm.lifetime.start.p0(ptr %31) #16
  store i32 0, ptr %31, align 4, !tbaa !6
  br label %171

171:                                              ; preds = %214, %170
  %172 = load i32, ptr %31, align 4, !tbaa !6
  %173 = icmp slt i32 %172, 4
  br i1 %173, label %175, label %174

174:                                              ; preds = %171
  store i32 20, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #16
  br label %217

175:                                              ; preds = %171
  call void @llvm.lifetime.start.p0(ptr %32) #16
  %176 = load ptr, ptr %26, align 8, !tbaa !128
  %177 = load i64, ptr %27, align 8, !tbaa !44
  %178 = mul nsw i64 %177, 8
  %179 = load i32, ptr %31, align 4, !tbaa !6
  %180 = sext i32 %179 to i64
  %181 = add nsw i64 %178, %180
  %182 = getelementptr inbounds float, ptr %176, i64 %181
  %183 = load float, ptr %182, align 4, !tbaa !151
  %184 = insertelement <8 x float> poison, float %183, i64 0
  %185 = shufflevector <8 x float> %184, <8 x float> poison, <8 x i32> zeroinitializer
  store <8 x float> %185, ptr %32, align 32, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %33) #16
  store i32 0, ptr %33, align 4, !tbaa !6
  br label %186

186:                                              ; preds = %210, %175
  %187 = load i32, ptr %33, align 4, !tbaa !6
  %188 = icmp slt i32 %187, 2
  br i1 %188, label %190, label %189

189:                                              ; preds = %186
  store i32 23, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #16
  br label %213

190:                                              ; preds = %186
  %191 = load i32, ptr %33, align 4, !tbaa !6
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds [2 x <8 x float>], ptr %29, i64 0, i64 %192
  %194 = load <8 x float>, ptr %193, align 32, !tbaa !136
  %195 = load <8 x float>, ptr %32, align 32, !tbaa !136
  %196 = load i32, ptr %31, align 4, !tbaa !6
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %17, i64 0, i64 %197
  %199 = load i32, ptr %33, align 4, !tbaa !6
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds [2 x <8 x float>], ptr %198, i64 0, i64 %200
  %202 = load <8 x float>, ptr %201, align 32, !tbaa !136
  %203 = call noundef <8 x float> @_ZN12_GLOBAL__N_110multipliedEDv8_fS0_S0_(<8 x float> noundef %194, <8 x float> noundef %195, <8 x float> noundef %202)
  %204 = load i32, ptr %31, align 4, !tbaa !6
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %17, i64 0, i64 %205
  %207 = load i32, ptr %33, align 4, !tbaa !6
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds [2 x <8 x float>], ptr %206, i64 0, i64 %208
  store <8 x float> %203, ptr %209, align 32, !tbaa !136
  br label %210

210:                                              ; preds = %190
  %211 = load i32, ptr %33, align 4, !tbaa !6
  %212 = add nsw i32 %211, 1
  store i32 %212, ptr %33, align 4, !tbaa !6
  br label %186, !llvm.loop !206

213:                                              ; preds = %189
  call void @llvm.lifetime.end.p0(ptr %32) #16
  br label %214

214:                                              ; preds = %213
  %215 = load i32, ptr %31, align 4, !tbaa !6
  %216 = add nsw i32 %215, 1
  store i32 %216, ptr %31, align 4, !tbaa !6
  br label %171, !llvm.loop !207

217:                                              ; preds = %174
  call void @llvm.lifetime.end.p0(ptr %29) #16
  call void @llvm.lifetime.end.p0(ptr %28) #16
  br label %218

218:                                              ; preds = %217
  %219 = load i64, ptr %27, align 8, !tbaa !44
  %220 = add nsw i64 %219, 1
  store i64 %220, ptr %27, align 8, !tbaa !44
  br label %115, !llvm.loop !208

221:                                              ; preds = %121
  call void @llvm.lifetime.end.p0(ptr %26) #16
  br label %222

222:                                              ; preds = %221
  %223 = load i64, ptr %25, align 8, !tbaa !44
  %224 = add nsw i64 %223, 1
  store i64 %224, ptr %25, align 8, !tbaa !44
  br label %99, !llvm.loop !209

225:                                              ; preds = %105
  call void @llvm.lifetime.start.p0(ptr %34) #16
  store i32 0, ptr %34, align 4, !tbaa !6
  br label %226

226:                                              ; preds = %270, %225
  %227 = load i32, ptr %34, align 4, !tbaa !6
  %228 = icmp slt i32 %227, 4
  br i1 %228, label %230, label %229

229:                                              ; preds = %226
  store i32 26, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #16
  br label %273

230:                                              ; preds = %226
  call void @llvm.lifetime.start.p0(ptr %35) #16
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %231

231:                                              ; preds = %266, %230
  %232 = load i32, ptr %35, align 4, !tbaa !6
  %233 = icmp slt i32 %232, 2
  br i1 %233, label %235, label %234

234:                                              ; preds = %231
  store i32 29, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #16
  br label %269

235:                                              ; preds = %231
  call void @llvm.lifetime.start.p0(ptr %36) #16
  %236 = load ptr, ptr %14, align 8, !tbaa !158
  %237 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %238 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %237, i32 0, i32 9
  %239 = load i64, ptr %238, align 8, !tbaa !144
  %240 = load i32, ptr %34, align 4, !tbaa !6
  %241 = sext i32 %240 to i64
  %242 = mul nsw i64 %239, %241
  %243 = load i32, ptr %35, align 4, !tbaa !6
  %244 = mul nsw i32 8, %243
  %245 = sext i32 %244 to i64
  %246 = add nsw i64 %242, %245
  %247 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %246)
  %248 = getelementptr inbounds i8, ptr %236, i64 %247
  store ptr %248, ptr %36, align 8, !tbaa !158
  call void @llvm.lifetime.start.p0(ptr %37) #16
  %249 = load i32, ptr %34, align 4, !tbaa !6
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %17, i64 0, i64 %250
  %252 = load i32, ptr %35, align 4, !tbaa !6
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds [2 x <8 x float>], ptr %251, i64 0, i64 %253
  %255 = load <8 x float>, ptr %254, align 32, !tbaa !136
  store <8 x float> %255, ptr %37, align 32, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %38) #16
  store i8 -1, ptr %38, align 1, !tbaa !136
  %256 = load i32, ptr @paired, align 4, !tbaa !6
  %257 = icmp ne i32 %256, 0
  br i1 %257, label %258, label %262

258:                                              ; preds = %235
  %259 = load ptr, ptr %36, align 8, !tbaa !158
  %260 = load <8 x float>, ptr %37, align 32, !tbaa !136
  %261 = call noundef <8 x i16> @_ZN12_GLOBAL__N_18narrowedEDv8_f(<8 x float> noundef %260)
  call void @_ZN12_GLOBAL__N_15storeIDv8_tEEvPvT_(ptr noundef %259, <8 x i16> noundef %261)
  br label %265

262:                                              ; preds = %235
  %263 = load ptr, ptr %36, align 8, !tbaa !158
  %264 = load <8 x float>, ptr %37, align 32, !tbaa !136
  call void @_ZN12_GLOBAL__N_15storeIDv8_fEEvPvT_(ptr noundef %263, <8 x float> noundef %264)
  br label %265

265:                                              ; preds = %262, %258
  call void @llvm.lifetime.end.p0(ptr %38) #16
  call void @llvm.lifetime.end.p0(ptr %37) #16
  call void @llvm.lifetime.end.p0(ptr %36) #16
  br label %266

266:                                              ; preds = %265
  %267 = load i32, ptr %35, align 4, !tbaa !6
  %268 = add nsw i32 %267, 1
  store i32 %268, ptr %35, align 4, !tbaa !6
  br label %231, !llvm.loop !210

269:                                              ; preds = %234
  br label %270

270:                                              ; preds = %269
  %271 = load i32, ptr %34, align 4, !tbaa !6
  %272 = add nsw i32 %271, 1
  store i32 %272, ptr %34, align 4, !tbaa !6
  br label %226, !llvm.loop !211

273:                                              ; preds = %229
  call void @llvm.lifetime.end.p0(ptr %23) #16
  call void @llvm.lifetime.end.p0(ptr %17) #16
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi1ELb0EEEvRKNS_11ConvolutionEPKflS5_PKcPcPA50_KDv8_iPKl(ptr noundef nonnull align 8 dereferenceable(96) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #14 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca [4 x [1 x <8 x float>]], align 32
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca [1 x i64], align 8
  %24 = alloca i32, align 4
  %25 = alloca i64, align 8
  %26 = alloca ptr, align 8
  %27 = alloca i64, align 8
  %28 = alloca ptr, align 8
  %29 = alloca [1 x <8 x float>], align 32
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca <8 x float>, align 32
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca ptr, align 8
  %37 = alloca <8 x float>, align 32
  %38 = alloca i8, align 1
  store ptr %0, ptr %9, align 8, !tbaa !138
  store ptr %1, ptr %10, align 8, !tbaa !128
  store i64 %2, ptr %11, align 8, !tbaa !44
  store ptr %3, ptr %12, align 8, !tbaa !128
  store ptr %4, ptr %13, align 8, !tbaa !158
  store ptr %5, ptr %14, align 8, !tbaa !158
  store ptr %6, ptr %15, align 8, !tbaa !49
  store ptr %7, ptr %16, align 8, !tbaa !159
  call void @llvm.lifetime.start.p0(ptr %17) #16
  call void @llvm.lifetime.start.p0(ptr %18) #16
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %39

39:                                               ; preds = %78, %8
  %40 = load i32, ptr %18, align 4, !tbaa !6
  %41 = icmp slt i32 %40, 4
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  store i32 2, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #16
  br label %81

43:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %20) #16
  %44 = load ptr, ptr %13, align 8, !tbaa !158
  %45 = load i32, ptr %18, align 4, !tbaa !6
  %46 = sext i32 %45 to i64
  %47 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %46)
  %48 = getelementptr inbounds i8, ptr %44, i64 %47
  store ptr %48, ptr %20, align 8, !tbaa !158
  call void @llvm.lifetime.start.p0(ptr %21) #16
  %49 = load i32, ptr @paired, align 4, !tbaa !6
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %55

51:                                               ; preds = %43
  %52 = load ptr, ptr %20, align 8, !tbaa !158
  %53 = call noundef zeroext i16 @_ZN12_GLOBAL__N_14loadItEET_PKv(ptr noundef %52)
  %54 = call noundef float @_ZN12_GLOBAL__N_17widenedEt(i16 noundef zeroext %53)
  br label %58

55:                                               ; preds = %43
  %56 = load ptr, ptr %20, align 8, !tbaa !158
  %57 = call noundef float @_ZN12_GLOBAL__N_14loadIfEET_PKv(ptr noundef %56)
  br label %58

58:                                               ; preds = %55, %51
  %59 = phi float [ %54, %51 ], [ %57, %55 ]
  store float %59, ptr %21, align 4, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %22) #16
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %60

60:                                               ; preds = %74, %58
  %61 = load i32, ptr %22, align 4, !tbaa !6
  %62 = icmp slt i32 %61, 1
  br i1 %62, label %64, label %63

63:                                               ; preds = %60
  store i32 5, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #16
  br label %77

64:                                               ; preds = %60
  %65 = load float, ptr %21, align 4, !tbaa !151
  %66 = insertelement <8 x float> poison, float %65, i64 0
  %67 = shufflevector <8 x float> %66, <8 x float> poison, <8 x i32> zeroinitializer
  %68 = load i32, ptr %18, align 4, !tbaa !6
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [4 x [1 x <8 x float>]], ptr %17, i64 0, i64 %69
  %71 = load i32, ptr %22, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [1 x <8 x float>], ptr %70, i64 0, i64 %72
  store <8 x float> %67, ptr %73, align 32, !tbaa !136
  br label %74

74:                                               ; preds = %64
  %75 = load i32, ptr %22, align 4, !tbaa !6
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %22, align 4, !tbaa !6
  br label %60, !llvm.loop !212

77:                                               ; preds = %63
  call void @llvm.lifetime.end.p0(ptr %21) #16
  call void @llvm.lifetime.end.p0(ptr %20) #16
  br label %78

78:                                               ; preds = %77
  %79 = load i32, ptr %18, align 4, !tbaa !6
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %18, align 4, !tbaa !6
  br label %39, !llvm.loop !213

81:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr %23) #16
  call void @llvm.lifetime.start.p0(ptr %24) #16
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %82

82:                                               ; preds = %95, %81
  %83 = load i32, ptr %24, align 4, !tbaa !6
  %84 = icmp slt i32 %83, 1
  br i1 %84, label %86, label %85

85:                                               ; preds = %82
  store i32 8, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #16
  br label %98

86:                                               ; preds = %82
  %87 = load ptr, ptr %16, align 8, !tbaa !159
  %88 = load i32, ptr %24, align 4, !tbaa !6
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i64, ptr %87, i64 %89
  %91 = load i64, ptr %90, align 8, !tbaa !44
  %92 = load i32, ptr %24, align 4, !tbaa !6
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [1 x i64], ptr %23, i64 0, i64 %93
  store i64 %91, ptr %94, align 8, !tbaa !44
  br label %95

95:                                               ; preds = %86
  %96 = load i32, ptr %24, align 4, !tbaa !6
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %24, align 4, !tbaa !6
  br label %82, !llvm.loop !214

98:                                               ; preds = %85
  call void @llvm.lifetime.start.p0(ptr %25) #16
  store i64 0, ptr %25, align 8, !tbaa !44
  br label %99

99:                                               ; preds = %222, %98
  %100 = load i64, ptr %25, align 8, !tbaa !44
  %101 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %102 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %101, i32 0, i32 4
  %103 = load i64, ptr %102, align 8, !tbaa !108
  %104 = icmp slt i64 %100, %103
  br i1 %104, label %106, label %105

105:                                              ; preds = %99
  store i32 11, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #16
  br label %225

106:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(ptr %26) #16
  %107 = load ptr, ptr %12, align 8, !tbaa !128
  %108 = load i64, ptr %25, align 8, !tbaa !44
  %109 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %110 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %109, i32 0, i32 7
  %111 = load i64, ptr %110, align 8, !tbaa !113
  %112 = mul nsw i64 %108, %111
  %113 = mul nsw i64 %112, 8
  %114 = getelementptr inbounds float, ptr %107, i64 %113
  store ptr %114, ptr %26, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr %27) #16
  store i64 0, ptr %27, align 8, !tbaa !44
  br label %115

115:                                              ; preds = %218, %106
  %116 = load i64, ptr %27, align 8, !tbaa !44
  %117 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %118 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %117, i32 0, i32 7
  %119 = load i64, ptr %118, align 8, !tbaa !113
  %120 = icmp slt i64 %116, %119
  br i1 %120, label %122, label %121

121:                                              ; preds = %115
  store i32 14, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #16
  br label %221

122:                                              ; preds = %115
  call void @llvm.lifetime.start.p0(ptr %28) #16
  %123 = load ptr, ptr %10, align 8, !tbaa !128
  %124 = load i64, ptr %25, align 8, !tbaa !44
  %125 = load i64, ptr %11, align 8, !tbaa !44
  %126 = mul nsw i64 %124, %125
  %127 = getelementptr inbounds float, ptr %123, i64 %126
  %128 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %129 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %128, i32 0, i32 0
  %130 = load ptr, ptr %129, align 8, !tbaa !114, !nonnull !46, !align !115
  %131 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %130, i32 0, i32 6
  %132 = load i64, ptr %27, align 8, !tbaa !44
  %133 = getelementptr inbounds [0 x i32], ptr %131, i64 0, i64 %132
  %134 = load i32, ptr %133, align 4, !tbaa !6
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr %127, i64 %135
  store ptr %136, ptr %28, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr %29) #16
  call void @llvm.lifetime.start.p0(ptr %30) #16
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %137

137:                                              ; preds = %167, %122
  %138 = load i32, ptr %30, align 4, !tbaa !6
  %139 = icmp slt i32 %138, 1
  br i1 %139, label %141, label %140

140:                                              ; preds = %137
  store i32 17, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #16
  br label %170

141:                                              ; preds = %137
  %142 = load ptr, ptr %28, align 8, !tbaa !128
  %143 = load i32, ptr %30, align 4, !tbaa !6
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [1 x i64], ptr %23, i64 0, i64 %144
  %146 = load i64, ptr %145, align 8, !tbaa !44
  %147 = getelementptr inbounds float, ptr %142, i64 %146
  %148 = call noundef <8 x float> @_ZN12_GLOBAL__N_14loadIDv8_fEET_PKv(ptr noundef %147)
  %149 = load i32, ptr %30, align 4, !tbaa !6
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [1 x <8 x float>], ptr %29, i64 0, i64 %150
  store <8 x float> %148, ptr %151, align 32, !tbaa !136
  %152 = load i32, ptr %30, align 4, !tbaa !6
  %153 = mul nsw i32 8, %152
  %154 = srem i32 %153, 16
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %166

156:                                              ; preds = %141
  %157 = load ptr, ptr %28, align 8, !tbaa !128
  %158 = load i64, ptr %11, align 8, !tbaa !44
  %159 = mul nsw i64 %158, 2
  %160 = getelementptr inbounds float, ptr %157, i64 %159
  %161 = load i32, ptr %30, align 4, !tbaa !6
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [1 x i64], ptr %23, i64 0, i64 %162
  %164 = load i64, ptr %163, align 8, !tbaa !44
  %165 = getelementptr inbounds float, ptr %160, i64 %164
  call void @llvm.prefetch.p0(ptr %165, i32 0, i32 3, i32 1)
  br label %166

166:                                              ; preds = %156, %141
  br label %167

167:                                              ; preds = %166
  %168 = load i32, ptr %30, align 4, !tbaa !6
  %169 = add nsw i32 %168, 1
  store i32 %169, ptr %30, align 4, !tbaa !6
  br label %137, !llvm.loop !215

170:                                              ; preds = %140
  call void @llvm.lifetime.start.p0(ptr %31) #16
  store i32 0, ptr %31, align 4, !tbaa !6
  br label %171

171:                                              ; preds = %214, %170
  %172 = load i32, ptr %31, align 4, !tbaa !6
  %173 = icmp slt i32 %172, 4
  br i1 %173, label %175, label %174

174:                                              ; preds = %171
  store i32 20, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #16
  br label %217

175:                                              ; preds = %171
  call void @llvm.lifetime.start.p0(ptr %32) #16
  %176 = load ptr, ptr %26, align 8, !tbaa !128
  %177 = load i64, ptr %27, align 8, !tbaa !44
  %178 = mul nsw i64 %177, 8
  %179 = load i32, ptr %31, align 4, !tbaa !6
  %180 = sext i32 %179 to i64
  %181 = add nsw i64 %178, %180
  %182 = getelementptr inbounds float, ptr %176, i64 %181
  %183 = load float, ptr %182, align 4, !tbaa !151
  %184 = insertelement <8 x float> poison, float %183, i64 0
  %185 = shufflevector <8 x float> %184, <8 x float> poison, <8 x i32> zeroinitializer
  store <8 x float> %185, ptr %32, align 32, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %33) #16
  store i32 0, ptr %33, align 4, !tbaa !6
  br label %186

186:                                              ; preds = %210, %175
  %187 = load i32, ptr %33, align 4, !tbaa !6
  %188 = icmp slt i32 %187, 1
  br i1 %188, label %190, label %189

189:                                              ; preds = %186
  store i32 23, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #16
  br label %213

190:                                              ; preds = %186
  %191 = load i32, ptr %33, align 4, !tbaa !6
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds [1 x <8 x float>], ptr %29, i64 0, i64 %192
  %194 = load <8 x float>, ptr %193, align 32, !tbaa !136
  %195 = load <8 x float>, ptr %32, align 32, !tbaa !136
  %196 = load i32, ptr %31, align 4, !tbaa !6
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds [4 x [1 x <8 x float>]], ptr %17, i64 0, i64 %197
  %199 = load i32, ptr %33, align 4, !tbaa !6
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds [1 x <8 x float>], ptr %198, i64 0, i64 %200
  %202 = load <8 x float>, ptr %201, align 32, !tbaa !136
  %203 = call noundef <8 x float> @_ZN12_GLOBAL__N_110multipliedEDv8_fS0_S0_(<8 x float> noundef %194, <8 x float> noundef %195, <8 x float> noundef %202)
  %204 = load i32, ptr %31, align 4, !tbaa !6
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds [4 x [1 x <8 x float>]], ptr %17, i64 0, i64 %205
  %207 = load i32, ptr %33, align 4, !tbaa !6
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds [1 x <8 x float>], ptr %206, i64 0, i64 %208
  store <8 x float> %203, ptr %209, align 32, !tbaa !136
  br label %210

210:                                              ; preds = %190
  %211 = load i32, ptr %33, align 4, !tbaa !6
  %212 = add nsw i32 %211, 1
  store i32 %212, ptr %33, align 4, !tbaa !6
  br label %186, !llvm.loop !216

213:                                              ; preds = %189
  call void @llvm.lifetime.end.p0(ptr %32) #16
  br label %214

214:                                              ; preds = %213
  %215 = load i32, ptr %31, align 4, !tbaa !6
  %216 = add nsw i32 %215, 1
  store i32 %216, ptr %31, align 4, !tbaa !6
  br label %171, !llvm.loop !217

217:                                              ; preds = %174
  call void @llvm.lifetime.end.p0(ptr %29) #16
  call void @llvm.lifetime.end.p0(ptr %28) #16
  br label %218

218:                                              ; preds = %217
  %219 = load i64, ptr %27, align 8, !tbaa !44
  %220 = add nsw i64 %219, 1
  store i64 %220, ptr %27, align 8, !tbaa !44
  br label %115, !llvm.loop !218

221:                                              ; preds = %121
  call void @llvm.lifetime.end.p0(ptr %26) #16
  br label %222

222:                                              ; preds = %221
  %223 = load i64, ptr %25, align 8, !tbaa !44
  %224 = add nsw i64 %223, 1
  store i64 %224, ptr %25, align 8, !tbaa !44
  br label %99, !llvm.loop !219

225:                                              ; preds = %105
  call void @llvm.lifetime.start.p0(ptr %34) #16
  store i32 0, ptr %34, align 4, !tbaa !6
  br label %226

226:                                              ; preds = %270, %225
  %227 = load i32, ptr %34, align 4, !tbaa !6
  %228 = icmp slt i32 %227, 4
  br i1 %228, label %230, label %229

229:                                              ; preds = %226
  store i32 26, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #16
  br label %273

230:                                              ; preds = %226
  call void @llvm.lifetime.start.p0(ptr %35) #16
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %231

231:                                              ; preds = %266, %230
  %232 = load i32, ptr %35, align 4, !tbaa !6
  %233 = icmp slt i32 %232, 1
  br i1 %233, label %235, label %234

234:                                              ; preds = %231
  store i32 29, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #16
  br label %269

235:                                              ; preds = %231
  call void @llvm.lifetime.start.p0(ptr %36) #16
  %236 = load ptr, ptr %14, align 8, !tbaa !158
  %237 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %238 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %237, i32 0, i32 9
  %239 = load i64, ptr %238, align 8, !tbaa !144
  %240 = load i32, ptr %34, align 4, !tbaa !6
  %241 = sext i32 %240 to i64
  %242 = mul nsw i64 %239, %241
  %243 = load i32, ptr %35, align 4, !tbaa !6
  %244 = mul nsw i32 8, %243
  %245 = sext i32 %244 to i64
  %246 = add nsw i64 %242, %245
  %247 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %246)
  %248 = getelementptr inbounds i8, ptr %236, i64 %247
  store ptr %248, ptr %36, align 8, !tbaa !158
  call void @llvm.lifetime.start.p0(ptr %37) #16
  %249 = load i32, ptr %34, align 4, !tbaa !6
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds [4 x [1 x <8 x float>]], ptr %17, i64 0, i64 %250
  %252 = load i32, ptr %35, align 4, !tbaa !6
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds [1 x <8 x float>], ptr %251, i64 0, i64 %253
  %255 = load <8 x float>, ptr %254, align 32, !tbaa !136
  store <8 x float> %255, ptr %37, align 32, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %38) #16
  store i8 -1, ptr %38, align 1, !tbaa !136
  %256 = load i32, ptr @paired, align 4, !tbaa !6
  %257 = icmp ne i32 %256, 0
  br i1 %257, label %258, label %262

258:                                              ; preds = %235
  %259 = load ptr, ptr %36, align 8, !tbaa !158
  %260 = load <8 x float>, ptr %37, align 32, !tbaa !136
  %261 = call noundef <8 x i16> @_ZN12_GLOBAL__N_18narrowedEDv8_f(<8 x float> noundef %260)
  call void @_ZN12_GLOBAL__N_15storeIDv8_tEEvPvT_(ptr noundef %259, <8 x i16> noundef %261)
  br label %265

262:                                              ; preds = %235
  %263 = load ptr, ptr %36, align 8, !tbaa !158
  %264 = load <8 x float>, ptr %37, align 32, !tbaa !136
  call void @_ZN12_GLOBAL__N_15storeIDv8_fEEvPvT_(ptr noundef %263, <8 x float> noundef %264)
  br label %265

265:                                              ; preds = %262, %258
  call void @llvm.lifetime.end.p0(ptr %38) #16
  call void @llvm.lifetime.end.p0(ptr %37) #16
  call void @llvm.lifetime.end.p0(ptr %36) #16
  br label %266

266:                                              ; preds = %265
  %267 = load i32, ptr %35, align 4, !tbaa !6
  %268 = add nsw i32 %267, 1
  store i32 %268, ptr %35, align 4, !tbaa !6
  br label %231, !llvm.loop !220

269:                                              ; preds = %234
  br label %270

270:                                              ; preds = %269
  %271 = load i32, ptr %34, align 4, !tbaa !6
  %272 = add nsw i32 %271, 1
  store i32 %272, ptr %34, align 4, !tbaa !6
  br label %226, !llvm.loop !221

273:                                              ; preds = %229
  call void @llvm.lifetime.end.p0(ptr %23) #16
  call void @llvm.lifetime.end.p0(ptr %17) #16
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZZN12_GLOBAL__N_18convolveILb1EEEvRKNS_11ConvolutionEllllPKflENKUlTnivE_clILi3EEEDav(ptr noundef nonnull align 8 dereferenceable(96) %0) #3 align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca [3 x i64], align 16
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !49
  %9 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #16
  store i64 24, ptr %3, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %4) #16
  %10 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !222, !nonnull !46, !align !47
  %12 = load i64, ptr %11, align 8, !tbaa !44
  %13 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8, !tbaa !224, !nonnull !46, !align !47
  %15 = load i64, ptr %14, align 8, !tbaa !44
  %16 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8, !tbaa !222, !nonnull !46, !align !47
  %18 = load i64, ptr %17, align 8, !tbaa !44
  %19 = sub nsw i64 %15, %18
  %20 = load i64, ptr %3, align 8, !tbaa !44
  %21 = sdiv i64 %19, %20
  %22 = load i64, ptr %3, align 8, !tbaa !44
  %23 = mul nsw i64 %21, %22
  %24 = add nsw i64 %12, %23
  store i64 %24, ptr %4, align 8, !tbaa !44
  br label %25

25:                                               ; preds = %111, %1
  %26 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !222, !nonnull !46, !align !47
  %28 = load i64, ptr %27, align 8, !tbaa !44
  %29 = load i64, ptr %4, align 8, !tbaa !44
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %117

31:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %5) #16
  call void @llvm.lifetime.start.p0(ptr %6) #16
  store i32 0, ptr %6, align 4, !tbaa !6
  br label %32

32:                                               ; preds = %57, %31
  %33 = load i32, ptr %6, align 4, !tbaa !6
  %34 = icmp slt i32 %33, 3
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(ptr %6) #16
  br label %60

36:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %7) #16
  %37 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 1
  %38 = load ptr, ptr %37, align 8, !tbaa !222, !nonnull !46, !align !47
  %39 = load i64, ptr %38, align 8, !tbaa !44
  %40 = load i32, ptr %6, align 4, !tbaa !6
  %41 = mul nsw i32 8, %40
  %42 = sext i32 %41 to i64
  %43 = add nsw i64 %39, %42
  store i64 %43, ptr %7, align 8, !tbaa !44
  %44 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 2
  %45 = load ptr, ptr %44, align 8, !tbaa !225, !nonnull !46, !align !47
  %46 = load i64, ptr %7, align 8, !tbaa !44
  %47 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 3
  %48 = load ptr, ptr %47, align 8, !tbaa !226, !nonnull !46, !align !181
  %49 = load i32, ptr %6, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [3 x [50 x <8 x i32>]], ptr %48, i64 0, i64 %50
  %52 = getelementptr inbounds [50 x <8 x i32>], ptr %51, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_18masks_ofERKNS_11ConvolutionElPDv8_i(ptr noundef nonnull align 8 dereferenceable(96) %45, i64 noundef %46, ptr noundef %52)
  %53 = load i64, ptr %7, align 8, !tbaa !44
  %54 = load i32, ptr %6, align 4, !tbaa !6
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 %55
  store i64 %53, ptr %56, align 8, !tbaa !44
  call void @llvm.lifetime.end.p0(ptr %7) #16
  br label %57

57:                                               ; preds = %36
  %58 = load i32, ptr %6, align 4, !tbaa !6
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %6, align 4, !tbaa !6
  br label %32, !llvm.loop !227

60:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %8) #16
  store i32 0, ptr %8, align 4, !tbaa !6
  br label %61

61:                                               ; preds = %107, %60
  %62 = load i32, ptr %8, align 4, !tbaa !6
  %63 = icmp slt i32 %62, 8
  br i1 %63, label %65, label %64

64:                                               ; preds = %61
  call void @llvm.lifetime.end.p0(ptr %8) #16
  br label %110

65:                                               ; preds = %61
  %66 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 2
  %67 = load ptr, ptr %66, align 8, !tbaa !225, !nonnull !46, !align !47
  %68 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 7
  %69 = load ptr, ptr %68, align 8, !tbaa !228, !nonnull !46, !align !47
  %70 = load ptr, ptr %69, align 8, !tbaa !128
  %71 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 8
  %72 = load ptr, ptr %71, align 8, !tbaa !229, !nonnull !46, !align !47
  %73 = load i64, ptr %72, align 8, !tbaa !44
  %74 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 9
  %75 = load ptr, ptr %74, align 8, !tbaa !230, !nonnull !46, !align !47
  %76 = load ptr, ptr %75, align 8, !tbaa !128
  %77 = load i32, ptr %8, align 4, !tbaa !6
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %76, i64 %78
  %80 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 10
  %81 = load ptr, ptr %80, align 8, !tbaa !231, !nonnull !46, !align !47
  %82 = load ptr, ptr %81, align 8, !tbaa !158
  %83 = load i32, ptr %8, align 4, !tbaa !6
  %84 = sext i32 %83 to i64
  %85 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %84)
  %86 = getelementptr inbounds i8, ptr %82, i64 %85
  %87 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 11
  %88 = load ptr, ptr %87, align 8, !tbaa !232, !nonnull !46, !align !47
  %89 = load ptr, ptr %88, align 8, !tbaa !158
  %90 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 2
  %91 = load ptr, ptr %90, align 8, !tbaa !225, !nonnull !46, !align !47
  %92 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %91, i32 0, i32 9
  %93 = load i64, ptr %92, align 8, !tbaa !144
  %94 = load i32, ptr %8, align 4, !tbaa !6
  %95 = sext i32 %94 to i64
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 1
  %98 = load ptr, ptr %97, align 8, !tbaa !222, !nonnull !46, !align !47
  %99 = load i64, ptr %98, align 8, !tbaa !44
  %100 = add nsw i64 %96, %99
  %101 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %100)
  %102 = getelementptr inbounds i8, ptr %89, i64 %101
  %103 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 3
  %104 = load ptr, ptr %103, align 8, !tbaa !226, !nonnull !46, !align !181
  %105 = getelementptr inbounds [3 x [50 x <8 x i32>]], ptr %104, i64 0, i64 0
  %106 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_14tileILi3ELb1EEEvRKNS_11ConvolutionEPKflS5_PKcPcPA50_KDv8_iPKl(ptr noundef nonnull align 8 dereferenceable(96) %67, ptr noundef %70, i64 noundef %73, ptr noundef %79, ptr noundef %86, ptr noundef %102, ptr noundef %105, ptr noundef %106)
  br label %107

107:                                              ; preds = %65
  %108 = load i32, ptr %8, align 4, !tbaa !6
  %109 = add nsw i32 %108, 4
  store i32 %109, ptr %8, align 4, !tbaa !6
  br label %61, !llvm.loop !233

110:                                              ; preds = %64
  call void @llvm.lifetime.end.p0(ptr %5) #16
  br label %111

111:                                              ; preds = %110
  %112 = load i64, ptr %3, align 8, !tbaa !44
  %113 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 1
  %114 = load ptr, ptr %113, align 8, !tbaa !222, !nonnull !46, !align !47
  %115 = load i64, ptr %114, align 8, !tbaa !44
  %116 = add nsw i64 %115, %112
  store i64 %116, ptr %114, align 8, !tbaa !44
  br label %25, !llvm.loop !234

117:                                              ; preds = %25
  call void @llvm.lifetime.end.p0(ptr %4) #16
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZZN12_GLOBAL__N_18convolveILb1EEEvRKNS_11ConvolutionEllllPKflENKUlTnivE_clILi2EEEDav(ptr noundef nonnull align 8 dereferenceable(96) %0) #3 align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca [2 x i64], align 16
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !49
  %9 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #16
  store i64 16, ptr %3, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %4) #16
  %10 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8, !tbaa !222, !nonnull !46, !align !47
  %12 = load i64, ptr %11, align 8, !tbaa !44
  %13 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8, !tbaa !224, !nonnull !46, !align !47
  %15 = load i64, ptr %14, align 8, !tbaa !44
  %16 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8, !tbaa !222, !nonnull !46, !align !47
  %18 = load i64, ptr %17, align 8, !tbaa !44
  %19 = sub nsw i64 %15, %18
  %20 = load i64, ptr %3, align 8, !tbaa !44
  %21 = sdiv i64 %19, %20
  %22 = load i64, ptr %3, align 8, !tbaa !44
  %23 = mul nsw i64 %21, %22
  %24 = add nsw i64 %12, %23
  store i64 %24, ptr %4, align 8, !tbaa !44
  br label %25

25:                                               ; preds = %111, %1
  %26 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 1
  %27 = load ptr, ptr %26, align 8, !tbaa !222, !nonnull !46, !align !47
  %28 = load i64, ptr %27, align 8, !tbaa !44
  %29 = load i64, ptr %4, align 8, !tbaa !44
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %117

31:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %5) #16
  call void @llvm.lifetime.start.p0(ptr %6) #16
  store i32 0, ptr %6, align 4, !tbaa !6
  br label %32

32:                                               ; preds = %57, %31
  %33 = load i32, ptr %6, align 4, !tbaa !6
  %34 = icmp slt i32 %33, 2
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(ptr %6) #16
  br label %60

36:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %7) #16
  %37 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 1
  %38 = load ptr, ptr %37, align 8, !tbaa !222, !nonnull !46, !align !47
  %39 = load i64, ptr %38, align 8, !tbaa !44
  %40 = load i32, ptr %6, align 4, !tbaa !6
  %41 = mul nsw i32 8, %40
  %42 = sext i32 %41 to i64
  %43 = add nsw i64 %39, %42
  store i64 %43, ptr %7, align 8, !tbaa !44
  %44 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 2
  %45 = load ptr, ptr %44, align 8, !tbaa !225, !nonnull !46, !align !47
  %46 = load i64, ptr %7, align 8, !tbaa !44
  %47 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 3
  %48 = load ptr, ptr %47, align 8, !tbaa !226, !nonnull !46, !align !181
  %49 = load i32, ptr %6, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [3 x [50 x <8 x i32>]], ptr %48, i64 0, i64 %50
  %52 = getelementptr inbounds [50 x <8 x i32>], ptr %51, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_18masks_ofERKNS_11ConvolutionElPDv8_i(ptr noundef nonnull align 8 dereferenceable(96) %45, i64 noundef %46, ptr noundef %52)
  %53 = load i64, ptr %7, align 8, !tbaa !44
  %54 = load i32, ptr %6, align 4, !tbaa !6
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 %55
  store i64 %53, ptr %56, align 8, !tbaa !44
  call void @llvm.lifetime.end.p0(ptr %7) #16
  br label %57

57:                                               ; preds = %36
  %58 = load i32, ptr %6, align 4, !tbaa !6
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %6, align 4, !tbaa !6
  br label %32, !llvm.loop !235

60:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %8) #16
  store i32 0, ptr %8, align 4, !tbaa !6
  br label %61

61:                                               ; preds = %107, %60
  %62 = load i32, ptr %8, align 4, !tbaa !6
  %63 = icmp slt i32 %62, 8
  br i1 %63, label %65, label %64

64:                                               ; preds = %61
  call void @llvm.lifetime.end.p0(ptr %8) #16
  br label %110

65:                                               ; preds = %61
  %66 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 2
  %67 = load ptr, ptr %66, align 8, !tbaa !225, !nonnull !46, !align !47
  %68 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 7
  %69 = load ptr, ptr %68, align 8, !tbaa !228, !nonnull !46, !align !47
  %70 = load ptr, ptr %69, align 8, !tbaa !128
  %71 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 8
  %72 = load ptr, ptr %71, align 8, !tbaa !229, !nonnull !46, !align !47
  %73 = load i64, ptr %72, align 8, !tbaa !44
  %74 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 9
  %75 = load ptr, ptr %74, align 8, !tbaa !230, !nonnull !46, !align !47
  %76 = load ptr, ptr %75, align 8, !tbaa !128
  %77 = load i32, ptr %8, align 4, !tbaa !6
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %76, i64 %78
  %80 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 10
  %81 = load ptr, ptr %80, align 8, !tbaa !231, !nonnull !46, !align !47
  %82 = load ptr, ptr %81, align 8, !tbaa !158
  %83 = load i32, ptr %8, align 4, !tbaa !6
  %84 = sext i32 %83 to i64
  %85 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %84)
  %86 = getelementptr inbounds i8, ptr %82, i64 %85
  %87 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 11
  %88 = load ptr, ptr %87, align 8, !tbaa !232, !nonnull !46, !align !47
  %89 = load ptr, ptr %88, align 8, !tbaa !158
  %90 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 2
  %91 = load ptr, ptr %90, align 8, !tbaa !225, !nonnull !46, !align !47
  %92 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %91, i32 0, i32 9
  %93 = load i64, ptr %92, align 8, !tbaa !144
  %94 = load i32, ptr %8, align 4, !tbaa !6
  %95 = sext i32 %94 to i64
  %96 = mul nsw i64 %93, %95
  %97 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 1
  %98 = load ptr, ptr %97, align 8, !tbaa !222, !nonnull !46, !align !47
  %99 = load i64, ptr %98, align 8, !tbaa !44
  %100 = add nsw i64 %96, %99
  %101 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %100)
  %102 = getelementptr inbounds i8, ptr %89, i64 %101
  %103 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 3
  %104 = load ptr, ptr %103, align 8, !tbaa !226, !nonnull !46, !align !181
  %105 = getelementptr inbounds [3 x [50 x <8 x i32>]], ptr %104, i64 0, i64 0
  %106 = getelementptr inbounds [2 x i64], ptr %5, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_14tileILi2ELb1EEEvRKNS_11ConvolutionEPKflS5_PKcPcPA50_KDv8_iPKl(ptr noundef nonnull align 8 dereferenceable(96) %67, ptr noundef %70, i64 noundef %73, ptr noundef %79, ptr noundef %86, ptr noundef %102, ptr noundef %105, ptr noundef %106)
  br label %107

107:                                              ; preds = %65
  %108 = load i32, ptr %8, align 4, !tbaa !6
  %109 = add nsw i32 %108, 4
  store i32 %109, ptr %8, align 4, !tbaa !6
  br label %61, !llvm.loop !236

110:                                              ; preds = %64
  call void @llvm.lifetime.end.p0(ptr %5) #16
  br label %111

111:                                              ; preds = %110
  %112 = load i64, ptr %3, align 8, !tbaa !44
  %113 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 1
  %114 = load ptr, ptr %113, align 8, !tbaa !222, !nonnull !46, !align !47
  %115 = load i64, ptr %114, align 8, !tbaa !44
  %116 = add nsw i64 %115, %112
  store i64 %116, ptr %114, align 8, !tbaa !44
  br label %25, !llvm.loop !237

117:                                              ; preds = %25
  call void @llvm.lifetime.end.p0(ptr %4) #16
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @_ZZN12_GLOBAL__N_18convolveILb1EEEvRKNS_11ConvolutionEllllPKflENKUlTnivE_clILi1EEEDav(ptr noundef nonnull align 8 dereferenceable(96) %0) #3 align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca [1 x i64], align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !49
  %9 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #16
  store i64 8, ptr %3, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %4) #16
  %10 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8, !tbaa !224, !nonnull !46, !align !47
  %12 = load i64, ptr %11, align 8, !tbaa !44
  store i64 %12, ptr %4, align 8, !tbaa !44
  br label %13

13:                                               ; preds = %99, %1
  %14 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 1
  %15 = load ptr, ptr %14, align 8, !tbaa !222, !nonnull !46, !align !47
  %16 = load i64, ptr %15, align 8, !tbaa !44
  %17 = load i64, ptr %4, align 8, !tbaa !44
  %18 = icmp slt i64 %16, %17
  br i1 %18, label %19, label %105

19:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(ptr %5) #16
  call void @llvm.lifetime.start.p0(ptr %6) #16
  store i32 0, ptr %6, align 4, !tbaa !6
  br label %20

20:                                               ; preds = %45, %19
  %21 = load i32, ptr %6, align 4, !tbaa !6
  %22 = icmp slt i32 %21, 1
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr %6) #16
  br label %48

24:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %7) #16
  %25 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 1
  %26 = load ptr, ptr %25, align 8, !tbaa !222, !nonnull !46, !align !47
  %27 = load i64, ptr %26, align 8, !tbaa !44
  %28 = load i32, ptr %6, align 4, !tbaa !6
  %29 = mul nsw i32 8, %28
  %30 = sext i32 %29 to i64
  %31 = add nsw i64 %27, %30
  store i64 %31, ptr %7, align 8, !tbaa !44
  %32 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 2
  %33 = load ptr, ptr %32, align 8, !tbaa !225, !nonnull !46, !align !47
  %34 = load i64, ptr %7, align 8, !tbaa !44
  %35 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 3
  %36 = load ptr, ptr %35, align 8, !tbaa !226, !nonnull !46, !align !181
  %37 = load i32, ptr %6, align 4, !tbaa !6
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [3 x [50 x <8 x i32>]], ptr %36, i64 0, i64 %38
  %40 = getelementptr inbounds [50 x <8 x i32>], ptr %39, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_18masks_ofERKNS_11ConvolutionElPDv8_i(ptr noundef nonnull align 8 dereferenceable(96) %33, i64 noundef %34, ptr noundef %40)
  %41 = load i64, ptr %7, align 8, !tbaa !44
  %42 = load i32, ptr %6, align 4, !tbaa !6
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [1 x i64], ptr %5, i64 0, i64 %43
  store i64 %41, ptr %44, align 8, !tbaa !44
  call void @llvm.lifetime.end.p0(ptr %7) #16
  br label %45

45:                                               ; preds = %24
  %46 = load i32, ptr %6, align 4, !tbaa !6
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %6, align 4, !tbaa !6
  br label %20, !llvm.loop !238

48:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %8) #16
  store i32 0, ptr %8, align 4, !tbaa !6
  br label %49

49:                                               ; preds = %95, %48
  %50 = load i32, ptr %8, align 4, !tbaa !6
  %51 = icmp slt i32 %50, 8
  br i1 %51, label %53, label %52

52:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(ptr %8) #16
  br label %98

53:                                               ; preds = %49
  %54 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 2
  %55 = load ptr, ptr %54, align 8, !tbaa !225, !nonnull !46, !align !47
  %56 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 7
  %57 = load ptr, ptr %56, align 8, !tbaa !228, !nonnull !46, !align !47
  %58 = load ptr, ptr %57, align 8, !tbaa !128
  %59 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 8
  %60 = load ptr, ptr %59, align 8, !tbaa !229, !nonnull !46, !align !47
  %61 = load i64, ptr %60, align 8, !tbaa !44
  %62 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 9
  %63 = load ptr, ptr %62, align 8, !tbaa !230, !nonnull !46, !align !47
  %64 = load ptr, ptr %63, align 8, !tbaa !128
  %65 = load i32, ptr %8, align 4, !tbaa !6
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %64, i64 %66
  %68 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 10
  %69 = load ptr, ptr %68, align 8, !tbaa !231, !nonnull !46, !align !47
  %70 = load ptr, ptr %69, align 8, !tbaa !158
  %71 = load i32, ptr %8, align 4, !tbaa !6
  %72 = sext i32 %71 to i64
  %73 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %72)
  %74 = getelementptr inbounds i8, ptr %70, i64 %73
  %75 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 11
  %76 = load ptr, ptr %75, align 8, !tbaa !232, !nonnull !46, !align !47
  %77 = load ptr, ptr %76, align 8, !tbaa !158
  %78 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 2
  %79 = load ptr, ptr %78, align 8, !tbaa !225, !nonnull !46, !align !47
  %80 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %79, i32 0, i32 9
  %81 = load i64, ptr %80, align 8, !tbaa !144
  %82 = load i32, ptr %8, align 4, !tbaa !6
  %83 = sext i32 %82 to i64
  %84 = mul nsw i64 %81, %83
  %85 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 1
  %86 = load ptr, ptr %85, align 8, !tbaa !222, !nonnull !46, !align !47
  %87 = load i64, ptr %86, align 8, !tbaa !44
  %88 = add nsw i64 %84, %87
  %89 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %88)
  %90 = getelementptr inbounds i8, ptr %77, i64 %89
  %91 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 3
  %92 = load ptr, ptr %91, align 8, !tbaa !226, !nonnull !46, !align !181
  %93 = getelementptr inbounds [3 x [50 x <8 x i32>]], ptr %92, i64 0, i64 0
  %94 = getelementptr inbounds [1 x i64], ptr %5, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_14tileILi1ELb1EEEvRKNS_11ConvolutionEPKflS5_PKcPcPA50_KDv8_iPKl(ptr noundef nonnull align 8 dereferenceable(96) %55, ptr noundef %58, i64 noundef %61, ptr noundef %67, ptr noundef %74, ptr noundef %90, ptr noundef %93, ptr noundef %94)
  br label %95

95:                                               ; preds = %53
  %96 = load i32, ptr %8, align 4, !tbaa !6
  %97 = add nsw i32 %96, 4
  store i32 %97, ptr %8, align 4, !tbaa !6
  br label %49, !llvm.loop !239

98:                                               ; preds = %52
  call void @llvm.lifetime.end.p0(ptr %5) #16
  br label %99

99:                                               ; preds = %98
  %100 = load i64, ptr %3, align 8, !tbaa !44
  %101 = getelementptr inbounds nuw %class.anon.5, ptr %9, i32 0, i32 1
  %102 = load ptr, ptr %101, align 8, !tbaa !222, !nonnull !46, !align !47
  %103 = load i64, ptr %102, align 8, !tbaa !44
  %104 = add nsw i64 %103, %100
  store i64 %104, ptr %102, align 8, !tbaa !44
  br label %13, !llvm.loop !240

105:                                              ; preds = %13
  call void @llvm.lifetime.end.p0(ptr %4) #16
  call void @llvm.lifetime.end.p0(ptr %3) #16
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18masks_ofERKNS_11ConvolutionElPDv8_i(ptr noundef nonnull align 8 dereferenceable(96) %0, i64 noundef %1, ptr noundef %2) #14 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca <8 x i32>, align 32
  %8 = alloca <8 x i32>, align 32
  %9 = alloca <8 x i32>, align 32
  %10 = alloca <8 x i32>, align 32
  %11 = alloca <8 x i32>, align 32
  %12 = alloca <8 x i32>, align 32
  %13 = alloca i64, align 8
  %14 = alloca <8 x i32>, align 32
  %15 = alloca <8 x i32>, align 32
  %16 = alloca <8 x i32>, align 32
  %17 = alloca i8, align 1
  %18 = alloca i8, align 1
  store ptr %0, ptr %4, align 8, !tbaa !138
  store i64 %1, ptr %5, align 8, !tbaa !44
  store ptr %2, ptr %6, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %7) #16
  %19 = load i64, ptr %5, align 8, !tbaa !44
  %20 = trunc i64 %19 to i32
  %21 = insertelement <8 x i32> poison, i32 %20, i64 0
  %22 = shufflevector <8 x i32> %21, <8 x i32> poison, <8 x i32> zeroinitializer
  %23 = call noundef <8 x i32> @_ZN12_GLOBAL__N_112lane_numbersEv()
  %24 = add <8 x i32> %22, %23
  store <8 x i32> %24, ptr %7, align 32, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %8) #16
  %25 = load ptr, ptr %4, align 8, !tbaa !138, !nonnull !46, !align !47
  %26 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %25, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8, !tbaa !114, !nonnull !46, !align !115
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %27, i32 0, i32 5
  %29 = load i32, ptr %28, align 4, !tbaa !6
  %30 = insertelement <8 x i32> poison, i32 %29, i64 0
  %31 = shufflevector <8 x i32> %30, <8 x i32> poison, <8 x i32> zeroinitializer
  store <8 x i32> %31, ptr %8, align 32, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %9) #16
  %32 = load ptr, ptr %4, align 8, !tbaa !138, !nonnull !46, !align !47
  %33 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %32, i32 0, i32 0
  %34 = load ptr, ptr %33, align 8, !tbaa !114, !nonnull !46, !align !115
  %35 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %34, i32 0, i32 4
  %36 = load i32, ptr %35, align 4, !tbaa !6
  %37 = insertelement <8 x i32> poison, i32 %36, i64 0
  %38 = shufflevector <8 x i32> %37, <8 x i32> poison, <8 x i32> zeroinitializer
  store <8 x i32> %38, ptr %9, align 32, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %10) #16
  %39 = load <8 x i32>, ptr %7, align 32, !tbaa !136
  %40 = sitofp <8 x i32> %39 to <8 x double>
  %41 = load <8 x i32>, ptr %8, align 32, !tbaa !136
  %42 = sitofp <8 x i32> %41 to <8 x double>
  %43 = fdiv <8 x double> %40, %42
  %44 = fptosi <8 x double> %43 to <8 x i32>
  store <8 x i32> %44, ptr %10, align 32, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %11) #16
  %45 = load <8 x i32>, ptr %7, align 32, !tbaa !136
  %46 = load <8 x i32>, ptr %10, align 32, !tbaa !136
  %47 = load <8 x i32>, ptr %8, align 32, !tbaa !136
  %48 = mul <8 x i32> %46, %47
  %49 = sub <8 x i32> %45, %48
  store <8 x i32> %49, ptr %11, align 32, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %12) #16
  %50 = load <8 x i32>, ptr %10, align 32, !tbaa !136
  %51 = load <8 x i32>, ptr %9, align 32, !tbaa !136
  %52 = icmp ult <8 x i32> %50, %51
  %53 = sext <8 x i1> %52 to <8 x i32>
  store <8 x i32> %53, ptr %12, align 32, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %13) #16
  store i64 0, ptr %13, align 8, !tbaa !44
  br label %54

54:                                               ; preds = %112, %3
  %55 = load i64, ptr %13, align 8, !tbaa !44
  %56 = load ptr, ptr %4, align 8, !tbaa !138, !nonnull !46, !align !47
  %57 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %56, i32 0, i32 7
  %58 = load i64, ptr %57, align 8, !tbaa !113
  %59 = icmp slt i64 %55, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(ptr %13) #16
  br label %115

61:                                               ; preds = %54
  call void @llvm.lifetime.start.p0(ptr %14) #16
  %62 = load ptr, ptr %4, align 8, !tbaa !138, !nonnull !46, !align !47
  %63 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %62, i32 0, i32 0
  %64 = load ptr, ptr %63, align 8, !tbaa !114, !nonnull !46, !align !115
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %64, i32 0, i32 6
  %66 = load ptr, ptr %4, align 8, !tbaa !138, !nonnull !46, !align !47
  %67 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %66, i32 0, i32 7
  %68 = load i64, ptr %67, align 8, !tbaa !113
  %69 = load i64, ptr %13, align 8, !tbaa !44
  %70 = add nsw i64 %68, %69
  %71 = getelementptr inbounds [0 x i32], ptr %65, i64 0, i64 %70
  %72 = load i32, ptr %71, align 4, !tbaa !6
  %73 = insertelement <8 x i32> poison, i32 %72, i64 0
  %74 = shufflevector <8 x i32> %73, <8 x i32> poison, <8 x i32> zeroinitializer
  store <8 x i32> %74, ptr %14, align 32, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %15) #16
  %75 = load ptr, ptr %4, align 8, !tbaa !138, !nonnull !46, !align !47
  %76 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %75, i32 0, i32 0
  %77 = load ptr, ptr %76, align 8, !tbaa !114, !nonnull !46, !align !115
  %78 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %77, i32 0, i32 6
  %79 = load ptr, ptr %4, align 8, !tbaa !138, !nonnull !46, !align !47
  %80 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %79, i32 0, i32 7
  %81 = load i64, ptr %80, align 8, !tbaa !113
  %82 = mul nsw i64 2, %81
  %83 = load i64, ptr %13, align 8, !tbaa !44
  %84 = add nsw i64 %82, %83
  %85 = getelementptr inbounds [0 x i32], ptr %78, i64 0, i64 %84
  %86 = load i32, ptr %85, align 4, !tbaa !6
  %87 = insertelement <8 x i32> poison, i32 %86, i64 0
  %88 = shufflevector <8 x i32> %87, <8 x i32> poison, <8 x i32> zeroinitializer
  store <8 x i32> %88, ptr %15, align 32, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %16) #16
  %89 = load <8 x i32>, ptr %10, align 32, !tbaa !136
  %90 = load <8 x i32>, ptr %14, align 32, !tbaa !136
  %91 = add <8 x i32> %89, %90
  %92 = load <8 x i32>, ptr %9, align 32, !tbaa !136
  %93 = icmp ult <8 x i32> %91, %92
  %94 = sext <8 x i1> %93 to <8 x i32>
  %95 = load <8 x i32>, ptr %11, align 32, !tbaa !136
  %96 = load <8 x i32>, ptr %15, align 32, !tbaa !136
  %97 = add <8 x i32> %95, %96
  %98 = load <8 x i32>, ptr %8, align 32, !tbaa !136
  %99 = icmp ult <8 x i32> %97, %98
  %100 = sext <8 x i1> %99 to <8 x i32>
  %101 = and <8 x i32> %94, %100
  store <8 x i32> %101, ptr %16, align 32, !tbaa !136
  %102 = load <8 x i32>, ptr %16, align 32, !tbaa !136
  %103 = load <8 x i32>, ptr %12, align 32, !tbaa !136
  %104 = and <8 x i32> %102, %103
  %105 = icmp ne <8 x i32> %104, zeroinitializer
  %106 = bitcast <8 x i1> %105 to i8
  store i8 %106, ptr %17, align 1, !tbaa !136
  %107 = load i8, ptr %17, align 1
  %108 = call noundef <8 x i32> @_ZN12_GLOBAL__N_18to_storeEDv8_b(i8 noundef %107)
  %109 = load ptr, ptr %6, align 8, !tbaa !49
  %110 = load i64, ptr %13, align 8, !tbaa !44
  %111 = getelementptr inbounds <8 x i32>, ptr %109, i64 %110
  store <8 x i32> %108, ptr %111, align 32, !tbaa !136
  call void @llvm.lifetime.end.p0(ptr %16) #16
  call void @llvm.lifetime.end.p0(ptr %15) #16
  call void @llvm.lifetime.end.p0(ptr %14) #16
  br label %112

112:                                              ; preds = %61
  %113 = load i64, ptr %13, align 8, !tbaa !44
  %114 = add nsw i64 %113, 1
  store i64 %114, ptr %13, align 8, !tbaa !44
  br label %54, !llvm.loop !241

115:                                              ; preds = %60
  %116 = load <8 x i32>, ptr %12, align 32, !tbaa !136
  %117 = icmp ne <8 x i32> %116, zeroinitializer
  %118 = bitcast <8 x i1> %117 to i8
  store i8 %118, ptr %18, align 1, !tbaa !136
  %119 = load i8, ptr %18, align 1
  %120 = call noundef <8 x i32> @_ZN12_GLOBAL__N_18to_storeEDv8_b(i8 noundef %119)
  %121 = load ptr, ptr %6, align 8, !tbaa !49
  %122 = getelementptr inbounds <8 x i32>, ptr %121, i64 49
  store <8 x i32> %120, ptr %122, align 32, !tbaa !136
  call void @llvm.lifetime.end.p0(ptr %12) #16
  call void @llvm.lifetime.end.p0(ptr %11) #16
  call void @llvm.lifetime.end.p0(ptr %10) #16
  call void @llvm.lifetime.end.p0(ptr %9) #16
  call void @llvm.lifetime.end.p0(ptr %8) #16
  call void @llvm.lifetime.end.p0(ptr %7) #16
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi3ELb1EEEvRKNS_11ConvolutionEPKflS5_PKcPcPA50_KDv8_iPKl(ptr noundef nonnull align 8 dereferenceable(96) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #14 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca [4 x [3 x <8 x float>]], align 32
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca [3 x i64], align 16
  %24 = alloca i32, align 4
  %25 = alloca i64, align 8
  %26 = alloca ptr, align 8
  %27 = alloca i64, align 8
  %28 = alloca ptr, align 8
  %29 = alloca [3 x <8 x float>], align 32
  %30 = alloca i32, align 4
  %31 = alloca i8, align 1
  %32 = alloca i8, align 1
  %33 = alloca i32, align 4
  %34 = alloca <8 x float>, align 32
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca ptr, align 8
  %39 = alloca <8 x float>, align 32
  %40 = alloca i8, align 1
  %41 = alloca i8, align 1
  %42 = alloca i8, align 1
  %43 = alloca i8, align 1
  store ptr %0, ptr %9, align 8, !tbaa !138
  store ptr %1, ptr %10, align 8, !tbaa !128
  store i64 %2, ptr %11, align 8, !tbaa !44
  store ptr %3, ptr %12, align 8, !tbaa !128
  store ptr %4, ptr %13, align 8, !tbaa !158
  store ptr %5, ptr %14, align 8, !tbaa !158
  store ptr %6, ptr %15, align 8, !tbaa !49
  store ptr %7, ptr %16, align 8, !tbaa !159
  call void @llvm.lifetime.start.p0(ptr %17) #16
  call void @llvm.lifetime.start.p0(ptr %18) #16
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %44

44:                                               ; preds = %83, %8
  %45 = load i32, ptr %18, align 4, !tbaa !6
  %46 = icmp slt i32 %45, 4
  br i1 %46, label %48, label %47

47:                                               ; preds = %44
  store i32 2, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #16
  br label %86

48:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(ptr %20) #16
  %49 = load ptr, ptr %13, align 8, !tbaa !158
  %50 = load i32, ptr %18, align 4, !tbaa !6
  %51 = sext i32 %50 to i64
  %52 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %51)
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  store ptr %53, ptr %20, align 8, !tbaa !158
  call void @llvm.lifetime.start.p0(ptr %21) #16
  %54 = load i32, ptr @paired, align 4, !tbaa !6
  %55 = icmp ne i32 %54, 0
  br i1 %55, label %56, label %60

56:                                               ; preds = %48
  %57 = load ptr, ptr %20, align 8, !tbaa !158
  %58 = call noundef zeroext i16 @_ZN12_GLOBAL__N_14loadItEET_PKv(ptr noundef %57)
  %59 = call noundef float @_ZN12_GLOBAL__N_17widenedEt(i16 noundef zeroext %58)
  br label %63

60:                                               ; preds = %48
  %61 = load ptr, ptr %20, align 8, !tbaa !158
  %62 = call noundef float @_ZN12_GLOBAL__N_14loadIfEET_PKv(ptr noundef %61)
  br label %63

63:                                               ; preds = %60, %56
  %64 = phi float [ %59, %56 ], [ %62, %60 ]
  store float %64, ptr %21, align 4, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %22) #16
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %65

65:                                               ; preds = %79, %63
  %66 = load i32, ptr %22, align 4, !tbaa !6
  %67 = icmp slt i32 %66, 3
  br i1 %67, label %69, label %68

68:                                               ; preds = %65
  store i32 5, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #16
  br label %82

69:                                               ; preds = %65
  %70 = load float, ptr %21, align 4, !tbaa !151
  %71 = insertelement <8 x float> poison, float %70, i64 0
  %72 = shufflevector <8 x float> %71, <8 x float> poison, <8 x i32> zeroinitializer
  %73 = load i32, ptr %18, align 4, !tbaa !6
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [4 x [3 x <8 x float>]], ptr %17, i64 0, i64 %74
  %76 = load i32, ptr %22, align 4, !tbaa !6
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [3 x <8 x float>], ptr %75, i64 0, i64 %77
  store <8 x float> %72, ptr %78, align 32, !tbaa !136
  br label %79

79:                                               ; preds = %69
  %80 = load i32, ptr %22, align 4, !tbaa !6
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %22, align 4, !tbaa !6
  br label %65, !llvm.loop !242

82:                                               ; preds = %68
  call void @llvm.lifetime.end.p0(ptr %21) #16
  call void @llvm.lifetime.end.p0(ptr %20) #16
  br label %83

83:                                               ; preds = %82
  %84 = load i32, ptr %18, align 4, !tbaa !6
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %18, align 4, !tbaa !6
  br label %44, !llvm.loop !243

86:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(ptr %23) #16
  call void @llvm.lifetime.start.p0(ptr %24) #16
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %87

87:                                               ; preds = %100, %86
  %88 = load i32, ptr %24, align 4, !tbaa !6
  %89 = icmp slt i32 %88, 3
  br i1 %89, label %91, label %90

90:                                               ; preds = %87
  store i32 8, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #16
  br label %103

91:                                               ; preds = %87
  %92 = load ptr, ptr %16, align 8, !tbaa !159
  %93 = load i32, ptr %24, align 4, !tbaa !6
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i64, ptr %92, i64 %94
  %96 = load i64, ptr %95, align 8, !tbaa !44
  %97 = load i32, ptr %24, align 4, !tbaa !6
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [3 x i64], ptr %23, i64 0, i64 %98
  store i64 %96, ptr %99, align 8, !tbaa !44
  br label %100

100:                                              ; preds = %91
  %101 = load i32, ptr %24, align 4, !tbaa !6
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %24, align 4, !tbaa !6
  br label %87, !llvm.loop !244

103:                                              ; preds = %90
  call void @llvm.lifetime.start.p0(ptr %25) #16
  store i64 0, ptr %25, align 8, !tbaa !44
  br label %104

104:                                              ; preds = %239, %103
  %105 = load i64, ptr %25, align 8, !tbaa !44
  %106 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %107 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %106, i32 0, i32 4
  %108 = load i64, ptr %107, align 8, !tbaa !108
  %109 = icmp slt i64 %105, %108
  br i1 %109, label %111, label %110

110:                                              ; preds = %104
  store i32 11, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #16
  br label %242

111:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(ptr %26) #16
  %112 = load ptr, ptr %12, align 8, !tbaa !128
  %113 = load i64, ptr %25, align 8, !tbaa !44
  %114 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %115 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %114, i32 0, i32 7
  %116 = load i64, ptr %115, align 8, !tbaa !113
  %117 = mul nsw i64 %113, %116
  %118 = mul nsw i64 %117, 8
  %119 = getelementptr inbounds float, ptr %112, i64 %118
  store ptr %119, ptr %26, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr %27) #16
  store i64 0, ptr %27, align 8, !tbaa !44
  br label %120

120:                                              ; preds = %235, %111
  %121 = load i64, ptr %27, align 8, !tbaa !44
  %122 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %123 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %122, i32 0, i32 7
  %124 = load i64, ptr %123, align 8, !tbaa !113
  %125 = icmp slt i64 %121, %124
  br i1 %125, label %127, label %126

126:                                              ; preds = %120
  store i32 14, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #16
  br label %238

127:                                              ; preds = %120
  call void @llvm.lifetime.start.p0(ptr %28) #16
  %128 = load ptr, ptr %10, align 8, !tbaa !128
  %129 = load i64, ptr %25, align 8, !tbaa !44
  %130 = load i64, ptr %11, align 8, !tbaa !44
  %131 = mul nsw i64 %129, %130
  %132 = getelementptr inbounds float, ptr %128, i64 %131
  %133 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %134 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %133, i32 0, i32 0
  %135 = load ptr, ptr %134, align 8, !tbaa !114, !nonnull !46, !align !115
  %136 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %135, i32 0, i32 6
  %137 = load i64, ptr %27, align 8, !tbaa !44
  %138 = getelementptr inbounds [0 x i32], ptr %136, i64 0, i64 %137
  %139 = load i32, ptr %138, align 4, !tbaa !6
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr %132, i64 %140
  store ptr %141, ptr %28, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr %29) #16
  call void @llvm.lifetime.start.p0(ptr %30) #16
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %142

142:                                              ; preds = %184, %127
  %143 = load i32, ptr %30, align 4, !tbaa !6
  %144 = icmp slt i32 %143, 3
  br i1 %144, label %146, label %145

145:                                              ; preds = %142
  store i32 17, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #16
  br label %187

146:                                              ; preds = %142
  %147 = load ptr, ptr %15, align 8, !tbaa !49
  %148 = load i32, ptr %30, align 4, !tbaa !6
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [50 x <8 x i32>], ptr %147, i64 %149
  %151 = load i64, ptr %27, align 8, !tbaa !44
  %152 = getelementptr inbounds [50 x <8 x i32>], ptr %150, i64 0, i64 %151
  %153 = load <8 x i32>, ptr %152, align 32, !tbaa !136
  %154 = call noundef i8 @_ZN12_GLOBAL__N_110from_storeEDv8_i(<8 x i32> noundef %153)
  store i8 %154, ptr %31, align 1
  %155 = load i8, ptr %31, align 1
  %156 = bitcast i8 %155 to <8 x i1>
  %157 = load ptr, ptr %28, align 8, !tbaa !128
  %158 = load i32, ptr %30, align 4, !tbaa !6
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [3 x i64], ptr %23, i64 0, i64 %159
  %161 = load i64, ptr %160, align 8, !tbaa !44
  %162 = getelementptr inbounds float, ptr %157, i64 %161
  %163 = bitcast <8 x i1> %156 to i8
  store i8 %163, ptr %32, align 1, !tbaa !136
  %164 = load i8, ptr %32, align 1
  %165 = call noundef <8 x float> @_ZN12_GLOBAL__N_111load_maskedIDv8_ffEET_Dv8_bPKT0_(i8 noundef %164, ptr noundef %162)
  %166 = load i32, ptr %30, align 4, !tbaa !6
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [3 x <8 x float>], ptr %29, i64 0, i64 %167
  store <8 x float> %165, ptr %168, align 32, !tbaa !136
  %169 = load i32, ptr %30, align 4, !tbaa !6
  %170 = mul nsw i32 8, %169
  %171 = srem i32 %170, 16
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %183

173:                                              ; preds = %146
  %174 = load ptr, ptr %28, align 8, !tbaa !128
  %175 = load i64, ptr %11, align 8, !tbaa !44
  %176 = mul nsw i64 %175, 2
  %177 = getelementptr inbounds float, ptr %174, i64 %176
  %178 = load i32, ptr %30, align 4, !tbaa !6
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds [3 x i64], ptr %23, i64 0, i64 %179
  %181 = load i64, ptr %180, align 8, !tbaa !44
  %182 = getelementptr inbounds float, ptr %177, i64 %181
  call void @llvm.prefetch.p0(ptr %182, i32 0, i32 3, i32 1)
  br label %183

183:                                              ; preds = %173, %146
  br label %184

184:                                              ; preds = %183
  %185 = load i32, ptr %30, align 4, !tbaa !6
  %186 = add nsw i32 %185, 1
  store i32 %186, ptr %30, align 4, !tbaa !6
  br label %142, !llvm.loop !245

187:                                              ; preds = %145
  call void @llvm.lifetime.start.p0(ptr %33) #16
  store i32 0, ptr %33, align 4, !tbaa !6
  br label %188

188:                                              ; preds = %231, %187
  %189 = load i32, ptr %33, align 4, !tbaa !6
  %190 = icmp slt i32 %189, 4
  br i1 %190, label %192, label %191

191:                                              ; preds = %188
  store i32 20, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #16
  br label %234

192:                                              ; preds = %188
  call void @llvm.lifetime.start.p0(ptr %34) #16
  %193 = load ptr, ptr %26, align 8, !tbaa !128
  %194 = load i64, ptr %27, align 8, !tbaa !44
  %195 = mul nsw i64 %194, 8
  %196 = load i32, ptr %33, align 4, !tbaa !6
  %197 = sext i32 %196 to i64
  %198 = add nsw i64 %195, %197
  %199 = getelementptr inbounds float, ptr %193, i64 %198
  %200 = load float, ptr %199, align 4, !tbaa !151
  %201 = insertelement <8 x float> poison, float %200, i64 0
  %202 = shufflevector <8 x float> %201, <8 x float> poison, <8 x i32> zeroinitializer
  store <8 x float> %202, ptr %34, align 32, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %35) #16
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %203

203:                                              ; preds = %227, %192
  %204 = load i32, ptr %35, align 4, !tbaa !6
  %205 = icmp slt i32 %204, 3
  br i1 %205, label %207, label %206

206:                                              ; preds = %203
  store i32 23, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #16
  br label %230

207:                                              ; preds = %203
  %208 = load i32, ptr %35, align 4, !tbaa !6
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds [3 x <8 x float>], ptr %29, i64 0, i64 %209
  %211 = load <8 x float>, ptr %210, align 32, !tbaa !136
  %212 = load <8 x float>, ptr %34, align 32, !tbaa !136
  %213 = load i32, ptr %33, align 4, !tbaa !6
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds [4 x [3 x <8 x float>]], ptr %17, i64 0, i64 %214
  %216 = load i32, ptr %35, align 4, !tbaa !6
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds [3 x <8 x float>], ptr %215, i64 0, i64 %217
  %219 = load <8 x float>, ptr %218, align 32, !tbaa !136
  %220 = call noundef <8 x float> @_ZN12_GLOBAL__N_110multipliedEDv8_fS0_S0_(<8 x float> noundef %211, <8 x float> noundef %212, <8 x float> noundef %219)
  %221 = load i32, ptr %33, align 4, !tbaa !6
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds [4 x [3 x <8 x float>]], ptr %17, i64 0, i64 %222
  %224 = load i32, ptr %35, align 4, !tbaa !6
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds [3 x <8 x float>], ptr %223, i64 0, i64 %225
  store <8 x float> %220, ptr %226, align 32, !tbaa !136
  br label %227

227:                                              ; preds = %207
  %228 = load i32, ptr %35, align 4, !tbaa !6
  %229 = add nsw i32 %228, 1
  store i32 %229, ptr %35, align 4, !tbaa !6
  br label %203, !llvm.loop !246

230:                                              ; preds = %206
  call void @llvm.lifetime.end.p0(ptr %34) #16
  br label %231

231:                                              ; preds = %230
  %232 = load i32, ptr %33, align 4, !tbaa !6
  %233 = add nsw i32 %232, 1
  store i32 %233, ptr %33, align 4, !tbaa !6
  br label %188, !llvm.loop !247

234:                                              ; preds = %191
  call void @llvm.lifetime.end.p0(ptr %29) #16
  call void @llvm.lifetime.end.p0(ptr %28) #16
  br label %235

235:                                              ; preds = %234
  %236 = load i64, ptr %27, align 8, !tbaa !44
  %237 = add nsw i64 %236, 1
  store i64 %237, ptr %27, align 8, !tbaa !44
  br label %120, !llvm.loop !248

238:                                              ; preds = %126
  call void @llvm.lifetime.end.p0(ptr %26) #16
  br label %239

239:                                              ; preds = %238
  %240 = load i64, ptr %25, align 8, !tbaa !44
  %241 = add nsw i64 %240, 1
  store i64 %241, ptr %25, align 8, !tbaa !44
  br label %104, !llvm.loop !249

242:                                              ; preds = %110
  call void @llvm.lifetime.start.p0(ptr %36) #16
  store i32 0, ptr %36, align 4, !tbaa !6
  br label %243

243:                                              ; preds = %305, %242
  %244 = load i32, ptr %36, align 4, !tbaa !6
  %245 = icmp slt i32 %244, 4
  br i1 %245, label %247, label %246

246:                                              ; preds = %243
  store i32 26, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %36) #16
  br label %308

247:                                              ; preds = %243
  call void @llvm.lifetime.start.p0(ptr %37) #16
  store i32 0, ptr %37, align 4, !tbaa !6
  br label %248

248:                                              ; preds = %301, %247
  %249 = load i32, ptr %37, align 4, !tbaa !6
  %250 = icmp slt i32 %249, 3
  br i1 %250, label %252, label %251

251:                                              ; preds = %248
  store i32 29, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %37) #16
  br label %304

252:                                              ; preds = %248
  call void @llvm.lifetime.start.p0(ptr %38) #16
  %253 = load ptr, ptr %14, align 8, !tbaa !158
  %254 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %255 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %254, i32 0, i32 9
  %256 = load i64, ptr %255, align 8, !tbaa !144
  %257 = load i32, ptr %36, align 4, !tbaa !6
  %258 = sext i32 %257 to i64
  %259 = mul nsw i64 %256, %258
  %260 = load i32, ptr %37, align 4, !tbaa !6
  %261 = mul nsw i32 8, %260
  %262 = sext i32 %261 to i64
  %263 = add nsw i64 %259, %262
  %264 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %263)
  %265 = getelementptr inbounds i8, ptr %253, i64 %264
  store ptr %265, ptr %38, align 8, !tbaa !158
  call void @llvm.lifetime.start.p0(ptr %39) #16
  %266 = load i32, ptr %36, align 4, !tbaa !6
  %267 = sext i32 %266 to i64
  %268 = getelementptr inbounds [4 x [3 x <8 x float>]], ptr %17, i64 0, i64 %267
  %269 = load i32, ptr %37, align 4, !tbaa !6
  %270 = sext i32 %269 to i64
  %271 = getelementptr inbounds [3 x <8 x float>], ptr %268, i64 0, i64 %270
  %272 = load <8 x float>, ptr %271, align 32, !tbaa !136
  store <8 x float> %272, ptr %39, align 32, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %40) #16
  %273 = load ptr, ptr %15, align 8, !tbaa !49
  %274 = load i32, ptr %37, align 4, !tbaa !6
  %275 = sext i32 %274 to i64
  %276 = getelementptr inbounds [50 x <8 x i32>], ptr %273, i64 %275
  %277 = getelementptr inbounds [50 x <8 x i32>], ptr %276, i64 0, i64 49
  %278 = load <8 x i32>, ptr %277, align 32, !tbaa !136
  %279 = call noundef i8 @_ZN12_GLOBAL__N_110from_storeEDv8_i(<8 x i32> noundef %278)
  store i8 %279, ptr %41, align 1
  %280 = load i8, ptr %41, align 1
  %281 = bitcast i8 %280 to <8 x i1>
  %282 = bitcast <8 x i1> %281 to i8
  store i8 %282, ptr %40, align 1, !tbaa !136
  %283 = load i32, ptr @paired, align 4, !tbaa !6
  %284 = icmp ne i32 %283, 0
  br i1 %284, label %285, label %293

285:                                              ; preds = %252
  %286 = load i8, ptr %40, align 1
  %287 = bitcast i8 %286 to <8 x i1>
  %288 = load <8 x float>, ptr %39, align 32, !tbaa !136
  %289 = call noundef <8 x i16> @_ZN12_GLOBAL__N_18narrowedEDv8_f(<8 x float> noundef %288)
  %290 = load ptr, ptr %38, align 8, !tbaa !158
  %291 = bitcast <8 x i1> %287 to i8
  store i8 %291, ptr %42, align 1, !tbaa !136
  %292 = load i8, ptr %42, align 1
  call void @_ZN12_GLOBAL__N_112store_maskedIDv8_ttEEvDv8_bT_PT0_(i8 noundef %292, <8 x i16> noundef %289, ptr noundef %290)
  br label %300

293:                                              ; preds = %252
  %294 = load i8, ptr %40, align 1
  %295 = bitcast i8 %294 to <8 x i1>
  %296 = load <8 x float>, ptr %39, align 32, !tbaa !136
  %297 = load ptr, ptr %38, align 8, !tbaa !158
  %298 = bitcast <8 x i1> %295 to i8
  store i8 %298, ptr %43, align 1, !tbaa !136
  %299 = load i8, ptr %43, align 1
  call void @_ZN12_GLOBAL__N_112store_maskedIDv8_ffEEvDv8_bT_PT0_(i8 noundef %299, <8 x float> noundef %296, ptr noundef %297)
  br label %300

300:                                              ; preds = %293, %285
  call void @llvm.lifetime.end.p0(ptr %40) #16
  call void @llvm.lifetime.end.p0(ptr %39) #16
  call void @llvm.lifetime.end.p0(ptr %38) #16
  br label %301

301:                                              ; preds = %300
  %302 = load i32, ptr %37, align 4, !tbaa !6
  %303 = add nsw i32 %302, 1
  store i32 %303, ptr %37, align 4, !tbaa !6
  br label %248, !llvm.loop !250

304:                                              ; preds = %251
  br label %305

305:                                              ; preds = %304
  %306 = load i32, ptr %36, align 4, !tbaa !6
  %307 = add nsw i32 %306, 1
  store i32 %307, ptr %36, align 4, !tbaa !6
  br label %243, !llvm.loop !251

308:                                              ; preds = %246
  call void @llvm.lifetime.end.p0(ptr %23) #16
  call void @llvm.lifetime.end.p0(ptr %17) #16
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x i32> @_ZN12_GLOBAL__N_18to_storeEDv8_b(i8 noundef %0) #7 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  store i8 %0, ptr %2, align 1
  %4 = load i8, ptr %2, align 1
  %5 = bitcast i8 %4 to <8 x i1>
  %6 = bitcast <8 x i1> %5 to i8
  store i8 %6, ptr %3, align 1, !tbaa !136
  %7 = load i8, ptr %3, align 1
  %8 = bitcast i8 %7 to <8 x i1>
  %9 = zext <8 x i1> %8 to <8 x i32>
  %10 = mul <8 x i32> %9, splat (i32 -1)
  ret <8 x i32> %10
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <8 x float> @_ZN12_GLOBAL__N_111load_maskedIDv8_ffEET_Dv8_bPKT0_(i8 noundef %0, ptr noundef %1) #7 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca ptr, align 8
  store i8 %0, ptr %3, align 1
  %6 = load i8, ptr %3, align 1
  %7 = bitcast i8 %6 to <8 x i1>
  %8 = bitcast <8 x i1> %7 to i8
  store i8 %8, ptr %4, align 1, !tbaa !136
  store ptr %1, ptr %5, align 8, !tbaa !128
  %9 = load i8, ptr %4, align 1
  %10 = bitcast i8 %9 to <8 x i1>
  %11 = load ptr, ptr %5, align 8, !tbaa !128
  %12 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %11, <8 x i1> %10, <8 x float> zeroinitializer)
  ret <8 x float> %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i8 @_ZN12_GLOBAL__N_110from_storeEDv8_i(<8 x i32> noundef %0) #7 {
  %2 = alloca <8 x i1>, align 1
  %3 = alloca <8 x i32>, align 32
  store <8 x i32> %0, ptr %3, align 32, !tbaa !136
  %4 = load <8 x i32>, ptr %3, align 32, !tbaa !136
  %5 = icmp slt <8 x i32> %4, zeroinitializer
  %6 = sext <8 x i1> %5 to <8 x i32>
  %7 = icmp ne <8 x i32> %6, zeroinitializer
  store <8 x i1> %7, ptr %2, align 1
  %8 = load i8, ptr %2, align 1
  ret i8 %8
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_112store_maskedIDv8_ttEEvDv8_bT_PT0_(i8 noundef %0, <8 x i16> noundef %1, ptr noundef %2) #8 {
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = alloca <8 x i16>, align 16
  %7 = alloca ptr, align 8
  store i8 %0, ptr %4, align 1
  %8 = load i8, ptr %4, align 1
  %9 = bitcast i8 %8 to <8 x i1>
  %10 = bitcast <8 x i1> %9 to i8
  store i8 %10, ptr %5, align 1, !tbaa !136
  store <8 x i16> %1, ptr %6, align 16, !tbaa !136
  store ptr %2, ptr %7, align 8, !tbaa !134
  %11 = load i8, ptr %5, align 1
  %12 = bitcast i8 %11 to <8 x i1>
  %13 = load <8 x i16>, ptr %6, align 16, !tbaa !136
  %14 = load ptr, ptr %7, align 8, !tbaa !134
  call void @llvm.masked.store.v8i16.p0(<8 x i16> %13, ptr align 2 %14, <8 x i1> %12)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <8 x float> @llvm.masked.load.v8f32.p0(ptr captures(none), <8 x i1>, <8 x float>) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v8i16.p0(<8 x i16>, ptr captures(none), <8 x i1>) #10

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi2ELb1EEEvRKNS_11ConvolutionEPKflS5_PKcPcPA50_KDv8_iPKl(ptr noundef nonnull align 8 dereferenceable(96) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #14 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca [4 x [2 x <8 x float>]], align 32
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca [2 x i64], align 16
  %24 = alloca i32, align 4
  %25 = alloca i64, align 8
  %26 = alloca ptr, align 8
  %27 = alloca i64, align 8
  %28 = alloca ptr, align 8
  %29 = alloca [2 x <8 x float>], align 32
  %30 = alloca i32, align 4
  %31 = alloca i8, align 1
  %32 = alloca i8, align 1
  %33 = alloca i32, align 4
  %34 = alloca <8 x float>, align 32
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca ptr, align 8
  %39 = alloca <8 x float>, align 32
  %40 = alloca i8, align 1
  %41 = alloca i8, align 1
  %42 = alloca i8, align 1
  %43 = alloca i8, align 1
  store ptr %0, ptr %9, align 8, !tbaa !138
  store ptr %1, ptr %10, align 8, !tbaa !128
  store i64 %2, ptr %11, align 8, !tbaa !44
  store ptr %3, ptr %12, align 8, !tbaa !128
  store ptr %4, ptr %13, align 8, !tbaa !158
  store ptr %5, ptr %14, align 8, !tbaa !158
  store ptr %6, ptr %15, align 8, !tbaa !49
  store ptr %7, ptr %16, align 8, !tbaa !159
  call void @llvm.lifetime.start.p0(ptr %17) #16
  call void @llvm.lifetime.start.p0(ptr %18) #16
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %44

44:                                               ; preds = %83, %8
  %45 = load i32, ptr %18, align 4, !tbaa !6
  %46 = icmp slt i32 %45, 4
  br i1 %46, label %48, label %47

47:                                               ; preds = %44
  store i32 2, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #16
  br label %86

48:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(ptr %20) #16
  %49 = load ptr, ptr %13, align 8, !tbaa !158
  %50 = load i32, ptr %18, align 4, !tbaa !6
  %51 = sext i32 %50 to i64
  %52 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %51)
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  store ptr %53, ptr %20, align 8, !tbaa !158
  call void @llvm.lifetime.start.p0(ptr %21) #16
  %54 = load i32, ptr @paired, align 4, !tbaa !6
  %55 = icmp ne i32 %54, 0
  br i1 %55, label %56, label %60

56:                                               ; preds = %48
  %57 = load ptr, ptr %20, align 8, !tbaa !158
  %58 = call noundef zeroext i16 @_ZN12_GLOBAL__N_14loadItEET_PKv(ptr noundef %57)
  %59 = call noundef float @_ZN12_GLOBAL__N_17widenedEt(i16 noundef zeroext %58)
  br label %63

60:                                               ; preds = %48
  %61 = load ptr, ptr %20, align 8, !tbaa !158
  %62 = call noundef float @_ZN12_GLOBAL__N_14loadIfEET_PKv(ptr noundef %61)
  br label %63

63:                                               ; preds = %60, %56
  %64 = phi float [ %59, %56 ], [ %62, %60 ]
  store float %64, ptr %21, align 4, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %22) #16
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %65

65:                                               ; preds = %79, %63
  %66 = load i32, ptr %22, align 4, !tbaa !6
  %67 = icmp slt i32 %66, 2
  br i1 %67, label %69, label %68

68:                                               ; preds = %65
  store i32 5, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #16
  br label %82

69:                                               ; preds = %65
  %70 = load float, ptr %21, align 4, !tbaa !151
  %71 = insertelement <8 x float> poison, float %70, i64 0
  %72 = shufflevector <8 x float> %71, <8 x float> poison, <8 x i32> zeroinitializer
  %73 = load i32, ptr %18, align 4, !tbaa !6
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %17, i64 0, i64 %74
  %76 = load i32, ptr %22, align 4, !tbaa !6
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [2 x <8 x float>], ptr %75, i64 0, i64 %77
  store <8 x float> %72, ptr %78, align 32, !tbaa !136
  br label %79

79:                                               ; preds = %69
  %80 = load i32, ptr %22, align 4, !tbaa !6
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %22, align 4, !tbaa !6
  br label %65, !llvm.loop !252

82:                                               ; preds = %68
  call void @llvm.lifetime.end.p0(ptr %21) #16
  call void @llvm.lifetime.end.p0(ptr %20) #16
  br label %83

83:                                               ; preds = %82
  %84 = load i32, ptr %18, align 4, !tbaa !6
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %18, align 4, !tbaa !6
  br label %44, !llvm.loop !253

86:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(ptr %23) #16
  call void @llvm.lifetime.start.p0(ptr %24) #16
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %87

87:                                               ; preds = %100, %86
  %88 = load i32, ptr %24, align 4, !tbaa !6
  %89 = icmp slt i32 %88, 2
  br i1 %89, label %91, label %90

90:                                               ; preds = %87
  store i32 8, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #16
  br label %103

91:                                               ; preds = %87
  %92 = load ptr, ptr %16, align 8, !tbaa !159
  %93 = load i32, ptr %24, align 4, !tbaa !6
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i64, ptr %92, i64 %94
  %96 = load i64, ptr %95, align 8, !tbaa !44
  %97 = load i32, ptr %24, align 4, !tbaa !6
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [2 x i64], ptr %23, i64 0, i64 %98
  store i64 %96, ptr %99, align 8, !tbaa !44
  br label %100

100:                                              ; preds = %91
  %101 = load i32, ptr %24, align 4, !tbaa !6
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %24, align 4, !tbaa !6
  br label %87, !llvm.loop !254

103:                                              ; preds = %90
  call void @llvm.lifetime.start.p0(ptr %25) #16
  store i64 0, ptr %25, align 8, !tbaa !44
  br label %104

104:                                              ; preds = %239, %103
  %105 = load i64, ptr %25, align 8, !tbaa !44
  %106 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %107 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %106, i32 0, i32 4
  %108 = load i64, ptr %107, align 8, !tbaa !108
  %109 = icmp slt i64 %105, %108
  br i1 %109, label %111, label %110

110:                                              ; preds = %104
  store i32 11, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #16
  br label %242

111:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(ptr %26) #16
  %112 = load ptr, ptr %12, align 8, !tbaa !128
  %113 = load i64, ptr %25, align 8, !tbaa !44
  %114 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %115 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %114, i32 0, i32 7
  %116 = load i64, ptr %115, align 8, !tbaa !113
  %117 = mul nsw i64 %113, %116
  %118 = mul nsw i64 %117, 8
  %119 = getelementptr inbounds float, ptr %112, i64 %118
  store ptr %119, ptr %26, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr %27) #16
  store i64 0, ptr %27, align 8, !tbaa !44
  br label %120

120:                                              ; preds = %235, %111
  %121 = load i64, ptr %27, align 8, !tbaa !44
  %122 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %123 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %122, i32 0, i32 7
  %124 = load i64, ptr %123, align 8, !tbaa !113
  %125 = icmp slt i64 %121, %124
  br i1 %125, label %127, label %126

126:                                              ; preds = %120
  store i32 14, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #16
  br label %238

127:                                              ; preds = %120
  call void @llvm.lifetime.start.p0(ptr %28) #16
  %128 = load ptr, ptr %10, align 8, !tbaa !128
  %129 = load i64, ptr %25, align 8, !tbaa !44
  %130 = load i64, ptr %11, align 8, !tbaa !44
  %131 = mul nsw i64 %129, %130
  %132 = getelementptr inbounds float, ptr %128, i64 %131
  %133 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %134 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %133, i32 0, i32 0
  %135 = load ptr, ptr %134, align 8, !tbaa !114, !nonnull !46, !align !115
  %136 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %135, i32 0, i32 6
  %137 = load i64, ptr %27, align 8, !tbaa !44
  %138 = getelementptr inbounds [0 x i32], ptr %136, i64 0, i64 %137
  %139 = load i32, ptr %138, align 4, !tbaa !6
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr %132, i64 %140
  store ptr %141, ptr %28, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr %29) #16
  call void @llvm.lifetime.start.p0(ptr %30) #16
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %142

142:                                              ; preds = %184, %127
  %143 = load i32, ptr %30, align 4, !tbaa !6
  %144 = icmp slt i32 %143, 2
  br i1 %144, label %146, label %145

145:                                              ; preds = %142
  store i32 17, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #16
  br label %187

146:                                              ; preds = %142
  %147 = load ptr, ptr %15, align 8, !tbaa !49
  %148 = load i32, ptr %30, align 4, !tbaa !6
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [50 x <8 x i32>], ptr %147, i64 %149
  %151 = load i64, ptr %27, align 8, !tbaa !44
  %152 = getelementptr inbounds [50 x <8 x i32>], ptr %150, i64 0, i64 %151
  %153 = load <8 x i32>, ptr %152, align 32, !tbaa !136
  %154 = call noundef i8 @_ZN12_GLOBAL__N_110from_storeEDv8_i(<8 x i32> noundef %153)
  store i8 %154, ptr %31, align 1
  %155 = load i8, ptr %31, align 1
  %156 = bitcast i8 %155 to <8 x i1>
  %157 = load ptr, ptr %28, align 8, !tbaa !128
  %158 = load i32, ptr %30, align 4, !tbaa !6
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [2 x i64], ptr %23, i64 0, i64 %159
  %161 = load i64, ptr %160, align 8, !tbaa !44
  %162 = getelementptr inbounds float, ptr %157, i64 %161
  %163 = bitcast <8 x i1> %156 to i8
  store i8 %163, ptr %32, align 1, !tbaa !136
  %164 = load i8, ptr %32, align 1
  %165 = call noundef <8 x float> @_ZN12_GLOBAL__N_111load_maskedIDv8_ffEET_Dv8_bPKT0_(i8 noundef %164, ptr noundef %162)
  %166 = load i32, ptr %30, align 4, !tbaa !6
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [2 x <8 x float>], ptr %29, i64 0, i64 %167
  store <8 x float> %165, ptr %168, align 32, !tbaa !136
  %169 = load i32, ptr %30, align 4, !tbaa !6
  %170 = mul nsw i32 8, %169
  %171 = srem i32 %170, 16
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %183

173:                                              ; preds = %146
  %174 = load ptr, ptr %28, align 8, !tbaa !128
  %175 = load i64, ptr %11, align 8, !tbaa !44
  %176 = mul nsw i64 %175, 2
  %177 = getelementptr inbounds float, ptr %174, i64 %176
  %178 = load i32, ptr %30, align 4, !tbaa !6
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds [2 x i64], ptr %23, i64 0, i64 %179
  %181 = load i64, ptr %180, align 8, !tbaa !44
  %182 = getelementptr inbounds float, ptr %177, i64 %181
  call void @llvm.prefetch.p0(ptr %182, i32 0, i32 3, i32 1)
  br label %183

183:                                              ; preds = %173, %146
  br label %184

184:                                              ; preds = %183
  %185 = load i32, ptr %30, align 4, !tbaa !6
  %186 = add nsw i32 %185, 1
  store i32 %186, ptr %30, align 4, !tbaa !6
  br label %142, !llvm.loop !255

187:                                              ; preds = %145
  call void @llvm.lifetime.start.p0(ptr %33) #16
  store i32 0, ptr %33, align 4, !tbaa !6
  br label %188

188:                                              ; preds = %231, %187
  %189 = load i32, ptr %33, align 4, !tbaa !6
  %190 = icmp slt i32 %189, 4
  br i1 %190, label %192, label %191

191:                                              ; preds = %188
  store i32 20, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #16
  br label %234

192:                                              ; preds = %188
  call void @llvm.lifetime.start.p0(ptr %34) #16
  %193 = load ptr, ptr %26, align 8, !tbaa !128
  %194 = load i64, ptr %27, align 8, !tbaa !44
  %195 = mul nsw i64 %194, 8
  %196 = load i32, ptr %33, align 4, !tbaa !6
  %197 = sext i32 %196 to i64
  %198 = add nsw i64 %195, %197
  %199 = getelementptr inbounds float, ptr %193, i64 %198
  %200 = load float, ptr %199, align 4, !tbaa !151
  %201 = insertelement <8 x float> poison, float %200, i64 0
  %202 = shufflevector <8 x float> %201, <8 x float> poison, <8 x i32> zeroinitializer
  store <8 x float> %202, ptr %34, align 32, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %35) #16
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %203

203:                                              ; preds = %227, %192
  %204 = load i32, ptr %35, align 4, !tbaa !6
  %205 = icmp slt i32 %204, 2
  br i1 %205, label %207, label %206

206:                                              ; preds = %203
  store i32 23, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #16
  br label %230

207:                                              ; preds = %203
  %208 = load i32, ptr %35, align 4, !tbaa !6
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds [2 x <8 x float>], ptr %29, i64 0, i64 %209
  %211 = load <8 x float>, ptr %210, align 32, !tbaa !136
  %212 = load <8 x float>, ptr %34, align 32, !tbaa !136
  %213 = load i32, ptr %33, align 4, !tbaa !6
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %17, i64 0, i64 %214
  %216 = load i32, ptr %35, align 4, !tbaa !6
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds [2 x <8 x float>], ptr %215, i64 0, i64 %217
  %219 = load <8 x float>, ptr %218, align 32, !tbaa !136
  %220 = call noundef <8 x float> @_ZN12_GLOBAL__N_110multipliedEDv8_fS0_S0_(<8 x float> noundef %211, <8 x float> noundef %212, <8 x float> noundef %219)
  %221 = load i32, ptr %33, align 4, !tbaa !6
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %17, i64 0, i64 %222
  %224 = load i32, ptr %35, align 4, !tbaa !6
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds [2 x <8 x float>], ptr %223, i64 0, i64 %225
  store <8 x float> %220, ptr %226, align 32, !tbaa !136
  br label %227

227:                                              ; preds = %207
  %228 = load i32, ptr %35, align 4, !tbaa !6
  %229 = add nsw i32 %228, 1
  store i32 %229, ptr %35, align 4, !tbaa !6
  br label %203, !llvm.loop !256

230:                                              ; preds = %206
  call void @llvm.lifetime.end.p0(ptr %34) #16
  br label %231

231:                                              ; preds = %230
  %232 = load i32, ptr %33, align 4, !tbaa !6
  %233 = add nsw i32 %232, 1
  store i32 %233, ptr %33, align 4, !tbaa !6
  br label %188, !llvm.loop !257

234:                                              ; preds = %191
  call void @llvm.lifetime.end.p0(ptr %29) #16
  call void @llvm.lifetime.end.p0(ptr %28) #16
  br label %235

235:                                              ; preds = %234
  %236 = load i64, ptr %27, align 8, !tbaa !44
  %237 = add nsw i64 %236, 1
  store i64 %237, ptr %27, align 8, !tbaa !44
  br label %120, !llvm.loop !258

238:                                              ; preds = %126
  call void @llvm.lifetime.end.p0(ptr %26) #16
  br label %239

239:                                              ; preds = %238
  %240 = load i64, ptr %25, align 8, !tbaa !44
  %241 = add nsw i64 %240, 1
  store i64 %241, ptr %25, align 8, !tbaa !44
  br label %104, !llvm.loop !259

242:                                              ; preds = %110
  call void @llvm.lifetime.start.p0(ptr %36) #16
  store i32 0, ptr %36, align 4, !tbaa !6
  br label %243

243:                                              ; preds = %305, %242
  %244 = load i32, ptr %36, align 4, !tbaa !6
  %245 = icmp slt i32 %244, 4
  br i1 %245, label %247, label %246

246:                                              ; preds = %243
  store i32 26, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %36) #16
  br label %308

247:                                              ; preds = %243
  call void @llvm.lifetime.start.p0(ptr %37) #16
  store i32 0, ptr %37, align 4, !tbaa !6
  br label %248

248:                                              ; preds = %301, %247
  %249 = load i32, ptr %37, align 4, !tbaa !6
  %250 = icmp slt i32 %249, 2
  br i1 %250, label %252, label %251

251:                                              ; preds = %248
  store i32 29, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %37) #16
  br label %304

252:                                              ; preds = %248
  call void @llvm.lifetime.start.p0(ptr %38) #16
  %253 = load ptr, ptr %14, align 8, !tbaa !158
  %254 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %255 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %254, i32 0, i32 9
  %256 = load i64, ptr %255, align 8, !tbaa !144
  %257 = load i32, ptr %36, align 4, !tbaa !6
  %258 = sext i32 %257 to i64
  %259 = mul nsw i64 %256, %258
  %260 = load i32, ptr %37, align 4, !tbaa !6
  %261 = mul nsw i32 8, %260
  %262 = sext i32 %261 to i64
  %263 = add nsw i64 %259, %262
  %264 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %263)
  %265 = getelementptr inbounds i8, ptr %253, i64 %264
  store ptr %265, ptr %38, align 8, !tbaa !158
  call void @llvm.lifetime.start.p0(ptr %39) #16
  %266 = load i32, ptr %36, align 4, !tbaa !6
  %267 = sext i32 %266 to i64
  %268 = getelementptr inbounds [4 x [2 x <8 x float>]], ptr %17, i64 0, i64 %267
  %269 = load i32, ptr %37, align 4, !tbaa !6
  %270 = sext i32 %269 to i64
  %271 = getelementptr inbounds [2 x <8 x float>], ptr %268, i64 0, i64 %270
  %272 = load <8 x float>, ptr %271, align 32, !tbaa !136
  store <8 x float> %272, ptr %39, align 32, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %40) #16
  %273 = load ptr, ptr %15, align 8, !tbaa !49
  %274 = load i32, ptr %37, align 4, !tbaa !6
  %275 = sext i32 %274 to i64
  %276 = getelementptr inbounds [50 x <8 x i32>], ptr %273, i64 %275
  %277 = getelementptr inbounds [50 x <8 x i32>], ptr %276, i64 0, i64 49
  %278 = load <8 x i32>, ptr %277, align 32, !tbaa !136
  %279 = call noundef i8 @_ZN12_GLOBAL__N_110from_storeEDv8_i(<8 x i32> noundef %278)
  store i8 %279, ptr %41, align 1
  %280 = load i8, ptr %41, align 1
  %281 = bitcast i8 %280 to <8 x i1>
  %282 = bitcast <8 x i1> %281 to i8
  store i8 %282, ptr %40, align 1, !tbaa !136
  %283 = load i32, ptr @paired, align 4, !tbaa !6
  %284 = icmp ne i32 %283, 0
  br i1 %284, label %285, label %293

285:                                              ; preds = %252
  %286 = load i8, ptr %40, align 1
  %287 = bitcast i8 %286 to <8 x i1>
  %288 = load <8 x float>, ptr %39, align 32, !tbaa !136
  %289 = call noundef <8 x i16> @_ZN12_GLOBAL__N_18narrowedEDv8_f(<8 x float> noundef %288)
  %290 = load ptr, ptr %38, align 8, !tbaa !158
  %291 = bitcast <8 x i1> %287 to i8
  store i8 %291, ptr %42, align 1, !tbaa !136
  %292 = load i8, ptr %42, align 1
  call void @_ZN12_GLOBAL__N_112store_maskedIDv8_ttEEvDv8_bT_PT0_(i8 noundef %292, <8 x i16> noundef %289, ptr noundef %290)
  br label %300

293:                                              ; preds = %252
  %294 = load i8, ptr %40, align 1
  %295 = bitcast i8 %294 to <8 x i1>
  %296 = load <8 x float>, ptr %39, align 32, !tbaa !136
  %297 = load ptr, ptr %38, align 8, !tbaa !158
  %298 = bitcast <8 x i1> %295 to i8
  store i8 %298, ptr %43, align 1, !tbaa !136
  %299 = load i8, ptr %43, align 1
  call void @_ZN12_GLOBAL__N_112store_maskedIDv8_ffEEvDv8_bT_PT0_(i8 noundef %299, <8 x float> noundef %296, ptr noundef %297)
  br label %300

300:                                              ; preds = %293, %285
  call void @llvm.lifetime.end.p0(ptr %40) #16
  call void @llvm.lifetime.end.p0(ptr %39) #16
  call void @llvm.lifetime.end.p0(ptr %38) #16
  br label %301

301:                                              ; preds = %300
  %302 = load i32, ptr %37, align 4, !tbaa !6
  %303 = add nsw i32 %302, 1
  store i32 %303, ptr %37, align 4, !tbaa !6
  br label %248, !llvm.loop !260

304:                                              ; preds = %251
  br label %305

305:                                              ; preds = %304
  %306 = load i32, ptr %36, align 4, !tbaa !6
  %307 = add nsw i32 %306, 1
  store i32 %307, ptr %36, align 4, !tbaa !6
  br label %243, !llvm.loop !261

308:                                              ; preds = %246
  call void @llvm.lifetime.end.p0(ptr %23) #16
  call void @llvm.lifetime.end.p0(ptr %17) #16
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi1ELb1EEEvRKNS_11ConvolutionEPKflS5_PKcPcPA50_KDv8_iPKl(ptr noundef nonnull align 8 dereferenceable(96) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #14 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca [4 x [1 x <8 x float>]], align 32
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca [1 x i64], align 8
  %24 = alloca i32, align 4
  %25 = alloca i64, align 8
  %26 = alloca ptr, align 8
  %27 = alloca i64, align 8
  %28 = alloca ptr, align 8
  %29 = alloca [1 x <8 x float>], align 32
  %30 = alloca i32, align 4
  %31 = alloca i8, align 1
  %32 = alloca i8, align 1
  %33 = alloca i32, align 4
  %34 = alloca <8 x float>, align 32
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca ptr, align 8
  %39 = alloca <8 x float>, align 32
  %40 = alloca i8, align 1
  %41 = alloca i8, align 1
  %42 = alloca i8, align 1
  %43 = alloca i8, align 1
  store ptr %0, ptr %9, align 8, !tbaa !138
  store ptr %1, ptr %10, align 8, !tbaa !128
  store i64 %2, ptr %11, align 8, !tbaa !44
  store ptr %3, ptr %12, align 8, !tbaa !128
  store ptr %4, ptr %13, align 8, !tbaa !158
  store ptr %5, ptr %14, align 8, !tbaa !158
  store ptr %6, ptr %15, align 8, !tbaa !49
  store ptr %7, ptr %16, align 8, !tbaa !159
  call void @llvm.lifetime.start.p0(ptr %17) #16
  call void @llvm.lifetime.start.p0(ptr %18) #16
  store i32 0, ptr %18, align 4, !tbaa !6
  br label %44

44:                                               ; preds = %83, %8
  %45 = load i32, ptr %18, align 4, !tbaa !6
  %46 = icmp slt i32 %45, 4
  br i1 %46, label %48, label %47

47:                                               ; preds = %44
  store i32 2, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #16
  br label %86

48:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(ptr %20) #16
  %49 = load ptr, ptr %13, align 8, !tbaa !158
  %50 = load i32, ptr %18, align 4, !tbaa !6
  %51 = sext i32 %50 to i64
  %52 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %51)
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  store ptr %53, ptr %20, align 8, !tbaa !158
  call void @llvm.lifetime.start.p0(ptr %21) #16
  %54 = load i32, ptr @paired, align 4, !tbaa !6
  %55 = icmp ne i32 %54, 0
  br i1 %55, label %56, label %60

56:                                               ; preds = %48
  %57 = load ptr, ptr %20, align 8, !tbaa !158
  %58 = call noundef zeroext i16 @_ZN12_GLOBAL__N_14loadItEET_PKv(ptr noundef %57)
  %59 = call noundef float @_ZN12_GLOBAL__N_17widenedEt(i16 noundef zeroext %58)
  br label %63

60:                                               ; preds = %48
  %61 = load ptr, ptr %20, align 8, !tbaa !158
  %62 = call noundef float @_ZN12_GLOBAL__N_14loadIfEET_PKv(ptr noundef %61)
  br label %63

63:                                               ; preds = %60, %56
  %64 = phi float [ %59, %56 ], [ %62, %60 ]
  store float %64, ptr %21, align 4, !tbaa !151
  call void @llvm.lifetime.start.p0(ptr %22) #16
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %65

65:                                               ; preds = %79, %63
  %66 = load i32, ptr %22, align 4, !tbaa !6
  %67 = icmp slt i32 %66, 1
  br i1 %67, label %69, label %68

68:                                               ; preds = %65
  store i32 5, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #16
  br label %82

69:                                               ; preds = %65
  %70 = load float, ptr %21, align 4, !tbaa !151
  %71 = insertelement <8 x float> poison, float %70, i64 0
  %72 = shufflevector <8 x float> %71, <8 x float> poison, <8 x i32> zeroinitializer
  %73 = load i32, ptr %18, align 4, !tbaa !6
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [4 x [1 x <8 x float>]], ptr %17, i64 0, i64 %74
  %76 = load i32, ptr %22, align 4, !tbaa !6
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [1 x <8 x float>], ptr %75, i64 0, i64 %77
  store <8 x float> %72, ptr %78, align 32, !tbaa !136
  br label %79

79:                                               ; preds = %69
  %80 = load i32, ptr %22, align 4, !tbaa !6
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %22, align 4, !tbaa !6
  br label %65, !llvm.loop !262

82:                                               ; preds = %68
  call void @llvm.lifetime.end.p0(ptr %21) #16
  call void @llvm.lifetime.end.p0(ptr %20) #16
  br label %83

83:                                               ; preds = %82
  %84 = load i32, ptr %18, align 4, !tbaa !6
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %18, align 4, !tbaa !6
  br label %44, !llvm.loop !263

86:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(ptr %23) #16
  call void @llvm.lifetime.start.p0(ptr %24) #16
  store i32 0, ptr %24, align 4, !tbaa !6
  br label %87

87:                                               ; preds = %100, %86
  %88 = load i32, ptr %24, align 4, !tbaa !6
  %89 = icmp slt i32 %88, 1
  br i1 %89, label %91, label %90

90:                                               ; preds = %87
  store i32 8, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #16
  br label %103

91:                                               ; preds = %87
  %92 = load ptr, ptr %16, align 8, !tbaa !159
  %93 = load i32, ptr %24, align 4, !tbaa !6
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i64, ptr %92, i64 %94
  %96 = load i64, ptr %95, align 8, !tbaa !44
  %97 = load i32, ptr %24, align 4, !tbaa !6
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [1 x i64], ptr %23, i64 0, i64 %98
  store i64 %96, ptr %99, align 8, !tbaa !44
  br label %100

100:                                              ; preds = %91
  %101 = load i32, ptr %24, align 4, !tbaa !6
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %24, align 4, !tbaa !6
  br label %87, !llvm.loop !264

103:                                              ; preds = %90
  call void @llvm.lifetime.start.p0(ptr %25) #16
  store i64 0, ptr %25, align 8, !tbaa !44
  br label %104

104:                                              ; preds = %239, %103
  %105 = load i64, ptr %25, align 8, !tbaa !44
  %106 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %107 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %106, i32 0, i32 4
  %108 = load i64, ptr %107, align 8, !tbaa !108
  %109 = icmp slt i64 %105, %108
  br i1 %109, label %111, label %110

110:                                              ; preds = %104
  store i32 11, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #16
  br label %242

111:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(ptr %26) #16
  %112 = load ptr, ptr %12, align 8, !tbaa !128
  %113 = load i64, ptr %25, align 8, !tbaa !44
  %114 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %115 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %114, i32 0, i32 7
  %116 = load i64, ptr %115, align 8, !tbaa !113
  %117 = mul nsw i64 %113, %116
  %118 = mul nsw i64 %117, 8
  %119 = getelementptr inbounds float, ptr %112, i64 %118
  store ptr %119, ptr %26, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr %27) #16
  store i64 0, ptr %27, align 8, !tbaa !44
  br label %120

120:                                              ; preds = %235, %111
  %121 = load i64, ptr %27, align 8, !tbaa !44
  %122 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %123 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %122, i32 0, i32 7
  %124 = load i64, ptr %123, align 8, !tbaa !113
  %125 = icmp slt i64 %121, %124
  br i1 %125, label %127, label %126

126:                                              ; preds = %120
  store i32 14, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #16
  br label %238

127:                                              ; preds = %120
  call void @llvm.lifetime.start.p0(ptr %28) #16
  %128 = load ptr, ptr %10, align 8, !tbaa !128
  %129 = load i64, ptr %25, align 8, !tbaa !44
  %130 = load i64, ptr %11, align 8, !tbaa !44
  %131 = mul nsw i64 %129, %130
  %132 = getelementptr inbounds float, ptr %128, i64 %131
  %133 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %134 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %133, i32 0, i32 0
  %135 = load ptr, ptr %134, align 8, !tbaa !114, !nonnull !46, !align !115
  %136 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Layout", ptr %135, i32 0, i32 6
  %137 = load i64, ptr %27, align 8, !tbaa !44
  %138 = getelementptr inbounds [0 x i32], ptr %136, i64 0, i64 %137
  %139 = load i32, ptr %138, align 4, !tbaa !6
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr %132, i64 %140
  store ptr %141, ptr %28, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr %29) #16
  call void @llvm.lifetime.start.p0(ptr %30) #16
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %142

142:                                              ; preds = %184, %127
  %143 = load i32, ptr %30, align 4, !tbaa !6
  %144 = icmp slt i32 %143, 1
  br i1 %144, label %146, label %145

145:                                              ; preds = %142
  store i32 17, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #16
  br label %187

146:                                              ; preds = %142
  %147 = load ptr, ptr %15, align 8, !tbaa !49
  %148 = load i32, ptr %30, align 4, !tbaa !6
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [50 x <8 x i32>], ptr %147, i64 %149
  %151 = load i64, ptr %27, align 8, !tbaa !44
  %152 = getelementptr inbounds [50 x <8 x i32>], ptr %150, i64 0, i64 %151
  %153 = load <8 x i32>, ptr %152, align 32, !tbaa !136
  %154 = call noundef i8 @_ZN12_GLOBAL__N_110from_storeEDv8_i(<8 x i32> noundef %153)
  store i8 %154, ptr %31, align 1
  %155 = load i8, ptr %31, align 1
  %156 = bitcast i8 %155 to <8 x i1>
  %157 = load ptr, ptr %28, align 8, !tbaa !128
  %158 = load i32, ptr %30, align 4, !tbaa !6
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [1 x i64], ptr %23, i64 0, i64 %159
  %161 = load i64, ptr %160, align 8, !tbaa !44
  %162 = getelementptr inbounds float, ptr %157, i64 %161
  %163 = bitcast <8 x i1> %156 to i8
  store i8 %163, ptr %32, align 1, !tbaa !136
  %164 = load i8, ptr %32, align 1
  %165 = call noundef <8 x float> @_ZN12_GLOBAL__N_111load_maskedIDv8_ffEET_Dv8_bPKT0_(i8 noundef %164, ptr noundef %162)
  %166 = load i32, ptr %30, align 4, !tbaa !6
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [1 x <8 x float>], ptr %29, i64 0, i64 %167
  store <8 x float> %165, ptr %168, align 32, !tbaa !136
  %169 = load i32, ptr %30, align 4, !tbaa !6
  %170 = mul nsw i32 8, %169
  %171 = srem i32 %170, 16
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %183

173:                                              ; preds = %146
  %174 = load ptr, ptr %28, align 8, !tbaa !128
  %175 = load i64, ptr %11, align 8, !tbaa !44
  %176 = mul nsw i64 %175, 2
  %177 = getelementptr inbounds float, ptr %174, i64 %176
  %178 = load i32, ptr %30, align 4, !tbaa !6
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds [1 x i64], ptr %23, i64 0, i64 %179
  %181 = load i64, ptr %180, align 8, !tbaa !44
  %182 = getelementptr inbounds float, ptr %177, i64 %181
  call void @llvm.prefetch.p0(ptr %182, i32 0, i32 3, i32 1)
  br label %183

183:                                              ; preds = %173, %146
  br label %184

184:                                              ; preds = %183
  %185 = load i32, ptr %30, align 4, !tbaa !6
  %186 = add nsw i32 %185, 1
  store i32 %186, ptr %30, align 4, !tbaa !6
  br label %142, !llvm.loop !265

187:                                              ; preds = %145
  call void @llvm.lifetime.start.p0(ptr %33) #16
  store i32 0, ptr %33, align 4, !tbaa !6
  br label %188

188:                                              ; preds = %231, %187
  %189 = load i32, ptr %33, align 4, !tbaa !6
  %190 = icmp slt i32 %189, 4
  br i1 %190, label %192, label %191

191:                                              ; preds = %188
  store i32 20, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #16
  br label %234

192:                                              ; preds = %188
  call void @llvm.lifetime.start.p0(ptr %34) #16
  %193 = load ptr, ptr %26, align 8, !tbaa !128
  %194 = load i64, ptr %27, align 8, !tbaa !44
  %195 = mul nsw i64 %194, 8
  %196 = load i32, ptr %33, align 4, !tbaa !6
  %197 = sext i32 %196 to i64
  %198 = add nsw i64 %195, %197
  %199 = getelementptr inbounds float, ptr %193, i64 %198
  %200 = load float, ptr %199, align 4, !tbaa !151
  %201 = insertelement <8 x float> poison, float %200, i64 0
  %202 = shufflevector <8 x float> %201, <8 x float> poison, <8 x i32> zeroinitializer
  store <8 x float> %202, ptr %34, align 32, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %35) #16
  store i32 0, ptr %35, align 4, !tbaa !6
  br label %203

203:                                              ; preds = %227, %192
  %204 = load i32, ptr %35, align 4, !tbaa !6
  %205 = icmp slt i32 %204, 1
  br i1 %205, label %207, label %206

206:                                              ; preds = %203
  store i32 23, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #16
  br label %230

207:                                              ; preds = %203
  %208 = load i32, ptr %35, align 4, !tbaa !6
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds [1 x <8 x float>], ptr %29, i64 0, i64 %209
  %211 = load <8 x float>, ptr %210, align 32, !tbaa !136
  %212 = load <8 x float>, ptr %34, align 32, !tbaa !136
  %213 = load i32, ptr %33, align 4, !tbaa !6
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds [4 x [1 x <8 x float>]], ptr %17, i64 0, i64 %214
  %216 = load i32, ptr %35, align 4, !tbaa !6
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds [1 x <8 x float>], ptr %215, i64 0, i64 %217
  %219 = load <8 x float>, ptr %218, align 32, !tbaa !136
  %220 = call noundef <8 x float> @_ZN12_GLOBAL__N_110multipliedEDv8_fS0_S0_(<8 x float> noundef %211, <8 x float> noundef %212, <8 x float> noundef %219)
  %221 = load i32, ptr %33, align 4, !tbaa !6
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds [4 x [1 x <8 x float>]], ptr %17, i64 0, i64 %222
  %224 = load i32, ptr %35, align 4, !tbaa !6
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds [1 x <8 x float>], ptr %223, i64 0, i64 %225
  store <8 x float> %220, ptr %226, align 32, !tbaa !136
  br label %227

227:                                              ; preds = %207
  %228 = load i32, ptr %35, align 4, !tbaa !6
  %229 = add nsw i32 %228, 1
  store i32 %229, ptr %35, align 4, !tbaa !6
  br label %203, !llvm.loop !266

230:                                              ; preds = %206
  call void @llvm.lifetime.end.p0(ptr %34) #16
  br label %231

231:                                              ; preds = %230
  %232 = load i32, ptr %33, align 4, !tbaa !6
  %233 = add nsw i32 %232, 1
  store i32 %233, ptr %33, align 4, !tbaa !6
  br label %188, !llvm.loop !267

234:                                              ; preds = %191
  call void @llvm.lifetime.end.p0(ptr %29) #16
  call void @llvm.lifetime.end.p0(ptr %28) #16
  br label %235

235:                                              ; preds = %234
  %236 = load i64, ptr %27, align 8, !tbaa !44
  %237 = add nsw i64 %236, 1
  store i64 %237, ptr %27, align 8, !tbaa !44
  br label %120, !llvm.loop !268

238:                                              ; preds = %126
  call void @llvm.lifetime.end.p0(ptr %26) #16
  br label %239

239:                                              ; preds = %238
  %240 = load i64, ptr %25, align 8, !tbaa !44
  %241 = add nsw i64 %240, 1
  store i64 %241, ptr %25, align 8, !tbaa !44
  br label %104, !llvm.loop !269

242:                                              ; preds = %110
  call void @llvm.lifetime.start.p0(ptr %36) #16
  store i32 0, ptr %36, align 4, !tbaa !6
  br label %243

243:                                              ; preds = %305, %242
  %244 = load i32, ptr %36, align 4, !tbaa !6
  %245 = icmp slt i32 %244, 4
  br i1 %245, label %247, label %246

246:                                              ; preds = %243
  store i32 26, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %36) #16
  br label %308

247:                                              ; preds = %243
  call void @llvm.lifetime.start.p0(ptr %37) #16
  store i32 0, ptr %37, align 4, !tbaa !6
  br label %248

248:                                              ; preds = %301, %247
  %249 = load i32, ptr %37, align 4, !tbaa !6
  %250 = icmp slt i32 %249, 1
  br i1 %250, label %252, label %251

251:                                              ; preds = %248
  store i32 29, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %37) #16
  br label %304

252:                                              ; preds = %248
  call void @llvm.lifetime.start.p0(ptr %38) #16
  %253 = load ptr, ptr %14, align 8, !tbaa !158
  %254 = load ptr, ptr %9, align 8, !tbaa !138, !nonnull !46, !align !47
  %255 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Convolution", ptr %254, i32 0, i32 9
  %256 = load i64, ptr %255, align 8, !tbaa !144
  %257 = load i32, ptr %36, align 4, !tbaa !6
  %258 = sext i32 %257 to i64
  %259 = mul nsw i64 %256, %258
  %260 = load i32, ptr %37, align 4, !tbaa !6
  %261 = mul nsw i32 8, %260
  %262 = sext i32 %261 to i64
  %263 = add nsw i64 %259, %262
  %264 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %263)
  %265 = getelementptr inbounds i8, ptr %253, i64 %264
  store ptr %265, ptr %38, align 8, !tbaa !158
  call void @llvm.lifetime.start.p0(ptr %39) #16
  %266 = load i32, ptr %36, align 4, !tbaa !6
  %267 = sext i32 %266 to i64
  %268 = getelementptr inbounds [4 x [1 x <8 x float>]], ptr %17, i64 0, i64 %267
  %269 = load i32, ptr %37, align 4, !tbaa !6
  %270 = sext i32 %269 to i64
  %271 = getelementptr inbounds [1 x <8 x float>], ptr %268, i64 0, i64 %270
  %272 = load <8 x float>, ptr %271, align 32, !tbaa !136
  store <8 x float> %272, ptr %39, align 32, !tbaa !136
  call void @llvm.lifetime.start.p0(ptr %40) #16
  %273 = load ptr, ptr %15, align 8, !tbaa !49
  %274 = load i32, ptr %37, align 4, !tbaa !6
  %275 = sext i32 %274 to i64
  %276 = getelementptr inbounds [50 x <8 x i32>], ptr %273, i64 %275
  %277 = getelementptr inbounds [50 x <8 x i32>], ptr %276, i64 0, i64 49
  %278 = load <8 x i32>, ptr %277, align 32, !tbaa !136
  %279 = call noundef i8 @_ZN12_GLOBAL__N_110from_storeEDv8_i(<8 x i32> noundef %278)
  store i8 %279, ptr %41, align 1
  %280 = load i8, ptr %41, align 1
  %281 = bitcast i8 %280 to <8 x i1>
  %282 = bitcast <8 x i1> %281 to i8
  store i8 %282, ptr %40, align 1, !tbaa !136
  %283 = load i32, ptr @paired, align 4, !tbaa !6
  %284 = icmp ne i32 %283, 0
  br i1 %284, label %285, label %293

285:                                              ; preds = %252
  %286 = load i8, ptr %40, align 1
  %287 = bitcast i8 %286 to <8 x i1>
  %288 = load <8 x float>, ptr %39, align 32, !tbaa !136
  %289 = call noundef <8 x i16> @_ZN12_GLOBAL__N_18narrowedEDv8_f(<8 x float> noundef %288)
  %290 = load ptr, ptr %38, align 8, !tbaa !158
  %291 = bitcast <8 x i1> %287 to i8
  store i8 %291, ptr %42, align 1, !tbaa !136
  %292 = load i8, ptr %42, align 1
  call void @_ZN12_GLOBAL__N_112store_maskedIDv8_ttEEvDv8_bT_PT0_(i8 noundef %292, <8 x i16> noundef %289, ptr noundef %290)
  br label %300

293:                                              ; preds = %252
  %294 = load i8, ptr %40, align 1
  %295 = bitcast i8 %294 to <8 x i1>
  %296 = load <8 x float>, ptr %39, align 32, !tbaa !136
  %297 = load ptr, ptr %38, align 8, !tbaa !158
  %298 = bitcast <8 x i1> %295 to i8
  store i8 %298, ptr %43, align 1, !tbaa !136
  %299 = load i8, ptr %43, align 1
  call void @_ZN12_GLOBAL__N_112store_maskedIDv8_ffEEvDv8_bT_PT0_(i8 noundef %299, <8 x float> noundef %296, ptr noundef %297)
  br label %300

300:                                              ; preds = %293, %285
  call void @llvm.lifetime.end.p0(ptr %40) #16
  call void @llvm.lifetime.end.p0(ptr %39) #16
  call void @llvm.lifetime.end.p0(ptr %38) #16
  br label %301

301:                                              ; preds = %300
  %302 = load i32, ptr %37, align 4, !tbaa !6
  %303 = add nsw i32 %302, 1
  store i32 %303, ptr %37, align 4, !tbaa !6
  br label %248, !llvm.loop !270

304:                                              ; preds = %251
  br label %305

305:                                              ; preds = %304
  %306 = load i32, ptr %36, align 4, !tbaa !6
  %307 = add nsw i32 %306, 1
  store i32 %307, ptr %36, align 4, !tbaa !6
  br label %243, !llvm.loop !271

308:                                              ; preds = %246
  call void @llvm.lifetime.end.p0(ptr %23) #16
  call void @llvm.lifetime.end.p0(ptr %17) #16
  ret void
}

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

attributes #0 = { mustprogress nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind allocsize(0) }
attributes #3 = { inlinehint mustprogress nounwind uwtable }
attributes #4 = { nounwind }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { alwaysinline mustprogress nounwind uwtable }
attributes #8 = { alwaysinline mustprogress nounwind uwtable }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #11 = { mustprogress noinline nounwind uwtable }
attributes #12 = { alwaysinline mustprogress nounwind uwtable }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #14 = { mustprogress noinline nounwind uwtable }
attributes #15 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nounwind }
attributes #17 = { nounwind allocsize(0) }

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
!108 = !{!109, !15, i64 32}
!109 = !{!"_ZTSN12_GLOBAL__N_111ConvolutionE", !110, i64 0, !111, i64 8, !112, i64 16, !112, i64 24, !15, i64 32, !15, i64 40, !15, i64 48, !15, i64 56, !15, i64 64, !15, i64 72, !15, i64 80, !15, i64 88}
!110 = !{!"p1 _ZTSN12_GLOBAL__N_16LayoutE", !12, i64 0}
!111 = !{!"p1 float", !12, i64 0}
!112 = !{!"p1 omnipotent char", !12, i64 0}
!113 = !{!109, !15, i64 56}
!114 = !{!109, !110, i64 0}
!115 = !{i64 4}
!116 = !{!109, !15, i64 88}
!117 = !{!109, !15, i64 40}
!118 = !{!119, !119, i64 0}
!119 = !{!"p1 _ZTS13XLA_FFI_Error", !12, i64 0}
!120 = !{!121, !15, i64 0}
!121 = !{!"_ZTS26XLA_FFI_Error_Destroy_Args", !15, i64 0, !16, i64 8, !119, i64 16}
!122 = !{!121, !16, i64 8}
!123 = !{!121, !119, i64 16}
!124 = !{!63, !12, i64 64}
!125 = distinct !{!125, !51}
!126 = distinct !{!126, !51}
!127 = distinct !{!127, !51}
!128 = !{!111, !111, i64 0}
!129 = !{!109, !15, i64 48}
!130 = !{!109, !15, i64 80}
!131 = !{!109, !15, i64 64}
!132 = distinct !{!132, !51}
!133 = distinct !{!133, !51}
!134 = !{!135, !135, i64 0}
!135 = !{!"p1 short", !12, i64 0}
!136 = !{!8, !8, i64 0}
!137 = distinct !{!137, !51}
!138 = !{!139, !139, i64 0}
!139 = !{!"p1 _ZTSN12_GLOBAL__N_111ConvolutionE", !12, i64 0}
!140 = !{!110, !110, i64 0}
!141 = !{!109, !111, i64 8}
!142 = !{!109, !112, i64 16}
!143 = !{!109, !112, i64 24}
!144 = !{!109, !15, i64 72}
!145 = !{!146, !146, i64 0}
!146 = !{!"p1 _ZTS4Room", !12, i64 0}
!147 = !{!148, !112, i64 0}
!148 = !{!"_ZTS4Room", !112, i64 0}
!149 = !{!150, !150, i64 0}
!150 = !{!"p1 int", !12, i64 0}
!151 = !{!152, !152, i64 0}
!152 = !{!"float", !8, i64 0}
!153 = distinct !{!153, !51}
!154 = distinct !{!154, !51}
!155 = distinct !{!155, !51}
!156 = distinct !{!156, !51}
!157 = distinct !{!157, !51}
!158 = !{!112, !112, i64 0}
!159 = !{!57, !57, i64 0}
!160 = !{!161, !161, i64 0}
!161 = !{!"p2 float", !21, i64 0}
!162 = !{!163, !163, i64 0}
!163 = !{!"p2 omnipotent char", !21, i64 0}
!164 = distinct !{!164, !51}
!165 = distinct !{!165, !51, !166}
!166 = !{!"llvm.loop.unroll.full"}
!167 = !{!168, !57, i64 8}
!168 = !{!"_ZTSZN12_GLOBAL__N_18convolveILb0EEEvRKNS_11ConvolutionEllllPKflEUlTnivE_", !57, i64 0, !57, i64 8, !139, i64 16, !12, i64 24, !110, i64 32, !57, i64 40, !57, i64 48, !161, i64 56, !57, i64 64, !161, i64 72, !163, i64 80, !163, i64 88}
!169 = !{!168, !57, i64 0}
!170 = !{!168, !110, i64 32}
!171 = !{!168, !57, i64 40}
!172 = !{!168, !57, i64 48}
!173 = distinct !{!173, !51, !166}
!174 = !{!168, !139, i64 16}
!175 = !{!168, !161, i64 56}
!176 = !{!168, !57, i64 64}
!177 = !{!168, !161, i64 72}
!178 = !{!168, !163, i64 80}
!179 = !{!168, !163, i64 88}
!180 = !{!168, !12, i64 24}
!181 = !{i64 32}
!182 = distinct !{!182, !51, !166}
!183 = distinct !{!183, !51}
!184 = distinct !{!184, !51, !166}
!185 = distinct !{!185, !51, !166}
!186 = distinct !{!186, !51}
!187 = distinct !{!187, !51, !166}
!188 = distinct !{!188, !51, !166}
!189 = distinct !{!189, !51}
!190 = distinct !{!190, !51, !166}
!191 = distinct !{!191, !51, !166}
!192 = distinct !{!192, !51, !166}
!193 = distinct !{!193, !51, !166}
!194 = distinct !{!194, !51, !166}
!195 = distinct !{!195, !51, !166}
!196 = distinct !{!196, !51}
!197 = distinct !{!197, !51}
!198 = distinct !{!198, !51, !166}
!199 = distinct !{!199, !51, !166}
!200 = !{!201, !201, i64 0}
!201 = !{!"short", !8, i64 0}
!202 = distinct !{!202, !51, !166}
!203 = distinct !{!203, !51, !166}
!204 = distinct !{!204, !51, !166}
!205 = distinct !{!205, !51, !166}
!206 = distinct !{!206, !51, !166}
!207 = distinct !{!207, !51, !166}
!208 = distinct !{!208, !51}
!209 = distinct !{!209, !51}
!210 = distinct !{!210, !51, !166}
!211 = distinct !{!211, !51, !166}
!212 = distinct !{!212, !51, !166}
!213 = distinct !{!213, !51, !166}
!214 = distinct !{!214, !51, !166}
!215 = distinct !{!215, !51, !166}
!216 = distinct !{!216, !51, !166}
!217 = distinct !{!217, !51, !166}
!218 = distinct !{!218, !51}
!219 = distinct !{!219, !51}
!220 = distinct !{!220, !51, !166}
!221 = distinct !{!221, !51, !166}
!222 = !{!223, !57, i64 8}
!223 = !{!"_ZTSZN12_GLOBAL__N_18convolveILb1EEEvRKNS_11ConvolutionEllllPKflEUlTnivE_", !57, i64 0, !57, i64 8, !139, i64 16, !12, i64 24, !110, i64 32, !57, i64 40, !57, i64 48, !161, i64 56, !57, i64 64, !161, i64 72, !163, i64 80, !163, i64 88}
!224 = !{!223, !57, i64 0}
!225 = !{!223, !139, i64 16}
!226 = !{!223, !12, i64 24}
!227 = distinct !{!227, !51, !166}
!228 = !{!223, !161, i64 56}
!229 = !{!223, !57, i64 64}
!230 = !{!223, !161, i64 72}
!231 = !{!223, !163, i64 80}
!232 = !{!223, !163, i64 88}
!233 = distinct !{!233, !51, !166}
!234 = distinct !{!234, !51}
!235 = distinct !{!235, !51, !166}
!236 = distinct !{!236, !51, !166}
!237 = distinct !{!237, !51}
!238 = distinct !{!238, !51, !166}
!239 = distinct !{!239, !51, !166}
!240 = distinct !{!240, !51}
!241 = distinct !{!241, !51}
!242 = distinct !{!242, !51, !166}
!243 = distinct !{!243, !51, !166}
!244 = distinct !{!244, !51, !166}
!245 = distinct !{!245, !51, !166}
!246 = distinct !{!246, !51, !166}
!247 = distinct !{!247, !51, !166}
!248 = distinct !{!248, !51}
!249 = distinct !{!249, !51}
!250 = distinct !{!250, !51, !166}
!251 = distinct !{!251, !51, !166}
!252 = distinct !{!252, !51, !166}
!253 = distinct !{!253, !51, !166}
!254 = distinct !{!254, !51, !166}
!255 = distinct !{!255, !51, !166}
!256 = distinct !{!256, !51, !166}
!257 = distinct !{!257, !51, !166}
!258 = distinct !{!258, !51}
!259 = distinct !{!259, !51}
!260 = distinct !{!260, !51, !166}
!261 = distinct !{!261, !51, !166}
!262 = distinct !{!262, !51, !166}
!263 = distinct !{!263, !51, !166}
!264 = distinct !{!264, !51, !166}
!265 = distinct !{!265, !51, !166}
!266 = distinct !{!266, !51, !166}
!267 = distinct !{!267, !51, !166}
!268 = distinct !{!268, !51}
!269 = distinct !{!269, !51}
!270 = distinct !{!270, !51, !166}
!271 = distinct !{!271, !51, !166}
