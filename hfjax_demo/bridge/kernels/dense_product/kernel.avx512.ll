
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
%"struct.(anonymous namespace)::Product" = type { ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64 }
%struct.XLA_FFI_Error_Destroy_Args = type { i64, ptr, ptr }
%struct.Room = type { ptr }
%class.anon = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%"struct.(anonymous namespace)::Places" = type { i8 }
%struct.Unaligned.0 = type { <16 x float> }
%struct.Unaligned = type { <16 x i32> }
%struct.Unaligned.1 = type { <16 x i16> }
%struct.Unaligned.2 = type { <16 x float> }
%struct.Unaligned.3 = type { <16 x i16> }

$_ZN4Call5Array3setERK14XLA_FFI_Buffer = comdat any

$_ZN4RoomC2El = comdat any

$_ZNK4Room7missingEv = comdat any

$_ZNK4Room5startIfEEPT_v = comdat any

$_ZN4RoomD2Ev = comdat any

$_ZNK4Call8argumentIfEEPKT_l = comdat any

$_ZNK4Call8argumentIcEEPKT_l = comdat any

$_ZNK4Call6resultIcEEPT_l = comdat any

$_ZNK4Call5sizesEl = comdat any

$_ZNK4Call8argumentIiEEPKT_l = comdat any

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
  call void @llvm.lifetime.start.p0(ptr %4) #15
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
  call void @llvm.lifetime.end.p0(ptr %4) #15
  br label %249

42:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %5) #15
  %43 = load ptr, ptr %3, align 8, !tbaa !10
  %44 = getelementptr inbounds nuw %struct.XLA_FFI_CallFrame, ptr %43, i32 0, i32 2
  %45 = load ptr, ptr %44, align 8, !tbaa !38
  store ptr %45, ptr %5, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %6) #15
  %46 = call noalias ptr @malloc(i64 noundef 512) #16
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
  call void @llvm.lifetime.start.p0(ptr %8) #15
  %53 = load ptr, ptr %6, align 8, !tbaa !40
  %54 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %53, i32 0, i32 12
  store ptr %54, ptr %8, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %9) #15
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
  call void @llvm.lifetime.end.p0(ptr %9) #15
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
  call void @llvm.lifetime.start.p0(ptr %10) #15
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
  call void @llvm.lifetime.end.p0(ptr %10) #15
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
  call void @llvm.lifetime.start.p0(ptr %11) #15
  %105 = load ptr, ptr %8, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZL4planRK4Call(ptr dead_on_unwind writable sret(%struct.Plan) align 8 %11, ptr noundef nonnull align 8 dereferenceable(360) %105)
  call void @llvm.lifetime.start.p0(ptr %12) #15
  store i64 1, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #15
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
  call void @llvm.lifetime.start.p0(ptr %14) #15
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
  call void @llvm.lifetime.start.p0(ptr %15) #15
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
  call void @llvm.lifetime.start.p0(ptr %16) #15
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
  call void @llvm.lifetime.start.p0(ptr %17) #15
  %179 = load ptr, ptr %6, align 8, !tbaa !40
  %180 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %179, i32 0, i32 7
  %181 = load i64, ptr %180, align 8, !tbaa !78
  store i64 %181, ptr %17, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %18) #15
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
  call void @llvm.lifetime.start.p0(ptr %19) #15
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
  call void @llvm.lifetime.start.p0(ptr %20) #15
  store i64 0, ptr %20, align 8, !tbaa !44
  br label %203

203:                                              ; preds = %218, %125
  %204 = load i64, ptr %20, align 8, !tbaa !44
  %205 = load i64, ptr %18, align 8, !tbaa !44
  %206 = icmp slt i64 %204, %205
  br i1 %206, label %208, label %207

207:                                              ; preds = %203
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #15
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
  call void @llvm.lifetime.start.p0(ptr %22) #15
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
  call void @llvm.lifetime.end.p0(ptr %22) #15
  call void @llvm.lifetime.end.p0(ptr %19) #15
  call void @llvm.lifetime.end.p0(ptr %18) #15
  call void @llvm.lifetime.end.p0(ptr %17) #15
  call void @llvm.lifetime.end.p0(ptr %16) #15
  call void @llvm.lifetime.end.p0(ptr %15) #15
  call void @llvm.lifetime.end.p0(ptr %14) #15
  call void @llvm.lifetime.end.p0(ptr %13) #15
  call void @llvm.lifetime.end.p0(ptr %12) #15
  call void @llvm.lifetime.end.p0(ptr %11) #15
  call void @llvm.lifetime.end.p0(ptr %8) #15
  br label %248

248:                                              ; preds = %246, %49
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
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
  call void @llvm.lifetime.start.p0(ptr %3) #15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const._ZN12_GLOBAL__N_19no_memoryEPK11XLA_FFI_Api.creating, i64 32, i1 false)
  %4 = load ptr, ptr %2, align 8, !tbaa !39
  %5 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %4, i32 0, i32 4
  %6 = load ptr, ptr %5, align 8, !tbaa !95
  %7 = call noundef ptr %6(ptr noundef %3)
  call void @llvm.lifetime.end.p0(ptr %3) #15
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
  call void @llvm.lifetime.start.p0(ptr %5) #15
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
  call void @llvm.lifetime.end.p0(ptr %5) #15
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
  %4 = alloca %"struct.(anonymous namespace)::Product", align 8
  store ptr %1, ptr %3, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %4) #15
  %5 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZN12_GLOBAL__N_17ProductC2ERK4Call(ptr noundef nonnull align 8 dereferenceable(80) %4, ptr noundef nonnull align 8 dereferenceable(360) %5)
  %6 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 0
  %7 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %4, i32 0, i32 9
  %8 = load i64, ptr %7, align 8, !tbaa !108
  %9 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %4, i32 0, i32 5
  %10 = load i64, ptr %9, align 8, !tbaa !112
  %11 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %4, i32 0, i32 7
  %12 = load i64, ptr %11, align 8, !tbaa !113
  %13 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %10, i64 noundef %12)
  %14 = mul nsw i64 %8, %13
  store i64 %14, ptr %6, align 8, !tbaa !65
  %15 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 1
  %16 = load ptr, ptr %3, align 8, !tbaa !42, !nonnull !46, !align !47
  %17 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %16, i64 noundef 1)
  %18 = getelementptr inbounds i64, ptr %17, i64 1
  %19 = load i64, ptr %18, align 8, !tbaa !44
  %20 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %4, i32 0, i32 7
  %21 = load i64, ptr %20, align 8, !tbaa !113
  %22 = mul nsw i64 %19, %21
  %23 = mul nsw i64 %22, 32
  %24 = sdiv i64 %23, 16
  %25 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %24, i64 noundef 1)
  %26 = mul nsw i64 %25, 16
  store i64 %26, ptr %15, align 8, !tbaa !67
  %27 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 2
  store i64 0, ptr %27, align 8, !tbaa !68
  %28 = getelementptr inbounds nuw %struct.Plan, ptr %0, i32 0, i32 3
  store i64 1, ptr %28, align 8, !tbaa !69
  call void @llvm.lifetime.end.p0(ptr %4) #15
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef zeroext i1 @_ZN12_GLOBAL__N_19succeededEPK11XLA_FFI_ApiP13XLA_FFI_Error(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i1, align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca %struct.XLA_FFI_Error_Destroy_Args, align 8
  store ptr %0, ptr %4, align 8, !tbaa !39
  store ptr %1, ptr %5, align 8, !tbaa !114
  %7 = load ptr, ptr %5, align 8, !tbaa !114
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  store i1 true, ptr %3, align 1
  br label %18

10:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %6) #15
  %11 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 0
  store i64 24, ptr %11, align 8, !tbaa !116
  %12 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 1
  store ptr null, ptr %12, align 8, !tbaa !118
  %13 = getelementptr inbounds nuw %struct.XLA_FFI_Error_Destroy_Args, ptr %6, i32 0, i32 2
  %14 = load ptr, ptr %5, align 8, !tbaa !114
  store ptr %14, ptr %13, align 8, !tbaa !119
  %15 = load ptr, ptr %4, align 8, !tbaa !39
  %16 = getelementptr inbounds nuw %struct.XLA_FFI_Api, ptr %15, i32 0, i32 6
  %17 = load ptr, ptr %16, align 8, !tbaa !120
  call void %17(ptr noundef %6)
  store i1 false, ptr %3, align 1
  call void @llvm.lifetime.end.p0(ptr %6) #15
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
  call void @free(ptr noundef %12) #15
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
  call void @llvm.lifetime.start.p0(ptr %3) #15
  %17 = load ptr, ptr %2, align 8, !tbaa !40
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Work", ptr %17, i32 0, i32 0
  store i64 1, ptr %4, align 8, !tbaa !44
  %19 = load i64, ptr %4, align 8
  %20 = atomicrmw add ptr %18, i64 %19 monotonic, align 8
  store i64 %20, ptr %5, align 8
  %21 = load i64, ptr %5, align 8, !tbaa !44
  store i64 %21, ptr %3, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #15
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
  call void @llvm.lifetime.start.p0(ptr %7) #15
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
  call void @llvm.lifetime.end.p0(ptr %7) #15
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
  br label %60, !llvm.loop !121

71:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr %12) #15
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
  call void @llvm.lifetime.end.p0(ptr %12) #15
  store i32 0, ptr %10, align 4
  br label %100

100:                                              ; preds = %94, %58, %29
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %3) #15
  %101 = load i32, ptr %10, align 4
  switch i32 %101, label %104 [
    i32 0, label %102
    i32 3, label %16
    i32 1, label %103
  ]

102:                                              ; preds = %100
  br label %16, !llvm.loop !122

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
  store ptr %0, ptr %4, align 8, !tbaa !42
  store i64 %1, ptr %5, align 8, !tbaa !44
  store i64 %2, ptr %6, align 8, !tbaa !44
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define internal noundef zeroext i1 @_ZL5pieceRK4Callll(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca i1, align 1
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca %"struct.(anonymous namespace)::Product", align 8
  %9 = alloca %struct.Room, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  store ptr %0, ptr %5, align 8, !tbaa !42
  store i64 %1, ptr %6, align 8, !tbaa !44
  store i64 %2, ptr %7, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %8) #15
  %18 = load ptr, ptr %5, align 8, !tbaa !42, !nonnull !46, !align !47
  call void @_ZN12_GLOBAL__N_17ProductC2ERK4Call(ptr noundef nonnull align 8 dereferenceable(80) %8, ptr noundef nonnull align 8 dereferenceable(360) %18)
  call void @llvm.lifetime.start.p0(ptr %9) #15
  %19 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 7
  %20 = load i64, ptr %19, align 8, !tbaa !113
  %21 = add nsw i64 %20, 48
  %22 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 8
  %23 = load i64, ptr %22, align 8, !tbaa !123
  %24 = call noundef i64 @_ZN12_GLOBAL__N_15wholeEll(i64 noundef %23, i64 noundef 16)
  %25 = mul nsw i64 %21, %24
  %26 = mul nsw i64 %25, 4
  call void @_ZN4RoomC2El(ptr noundef nonnull align 8 dereferenceable(8) %9, i64 noundef %26)
  %27 = call noundef zeroext i1 @_ZNK4Room7missingEv(ptr noundef nonnull align 8 dereferenceable(8) %9)
  br i1 %27, label %28, label %29

28:                                               ; preds = %3
  store i1 false, ptr %4, align 1
  store i32 1, ptr %10, align 4
  br label %115

29:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %11) #15
  %30 = load i64, ptr %6, align 8, !tbaa !44
  %31 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 9
  %32 = load i64, ptr %31, align 8, !tbaa !108
  %33 = sdiv i64 %30, %32
  store i64 %33, ptr %11, align 8, !tbaa !44
  br label %34

34:                                               ; preds = %111, %29
  %35 = load i64, ptr %11, align 8, !tbaa !44
  %36 = load i64, ptr %7, align 8, !tbaa !44
  %37 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 9
  %38 = load i64, ptr %37, align 8, !tbaa !108
  %39 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %36, i64 noundef %38)
  %40 = icmp slt i64 %35, %39
  br i1 %40, label %42, label %41

41:                                               ; preds = %34
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #15
  br label %114

42:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(ptr %12) #15
  %43 = load i64, ptr %11, align 8, !tbaa !44
  %44 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 7
  %45 = load i64, ptr %44, align 8, !tbaa !113
  %46 = mul nsw i64 %43, %45
  store i64 %46, ptr %12, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %13) #15
  %47 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 5
  %48 = load i64, ptr %47, align 8, !tbaa !112
  %49 = load i64, ptr %12, align 8, !tbaa !44
  %50 = sub nsw i64 %48, %49
  %51 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 7
  %52 = load i64, ptr %51, align 8, !tbaa !113
  %53 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %50, i64 noundef %52)
  store i64 %53, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #15
  %54 = load i64, ptr %11, align 8, !tbaa !44
  %55 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 9
  %56 = load i64, ptr %55, align 8, !tbaa !108
  %57 = mul nsw i64 %54, %56
  store i64 %57, ptr %14, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %15) #15
  store i64 0, ptr %15, align 8, !tbaa !44
  br label %58

58:                                               ; preds = %105, %42
  %59 = load i64, ptr %15, align 8, !tbaa !44
  %60 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 6
  %61 = load i64, ptr %60, align 8, !tbaa !124
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %58
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #15
  br label %110

64:                                               ; preds = %58
  call void @llvm.lifetime.start.p0(ptr %16) #15
  %65 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 6
  %66 = load i64, ptr %65, align 8, !tbaa !124
  %67 = load i64, ptr %15, align 8, !tbaa !44
  %68 = sub nsw i64 %66, %67
  %69 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 8
  %70 = load i64, ptr %69, align 8, !tbaa !123
  %71 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %68, i64 noundef %70)
  store i64 %71, ptr %16, align 8, !tbaa !44
  %72 = load i64, ptr %12, align 8, !tbaa !44
  %73 = load i64, ptr %13, align 8, !tbaa !44
  %74 = load i64, ptr %15, align 8, !tbaa !44
  %75 = load i64, ptr %16, align 8, !tbaa !44
  %76 = call noundef ptr @_ZNK4Room5startIfEEPT_v(ptr noundef nonnull align 8 dereferenceable(8) %9)
  call void @_ZN12_GLOBAL__N_17collectERKNS_7ProductEllllPf(ptr noundef nonnull align 8 dereferenceable(80) %8, i64 noundef %72, i64 noundef %73, i64 noundef %74, i64 noundef %75, ptr noundef %76)
  call void @llvm.lifetime.start.p0(ptr %17) #15
  %77 = load i64, ptr %6, align 8, !tbaa !44
  %78 = load i64, ptr %14, align 8, !tbaa !44
  %79 = call noundef i64 @_ZN12_GLOBAL__N_14mostEll(i64 noundef %77, i64 noundef %78)
  %80 = load i64, ptr %14, align 8, !tbaa !44
  %81 = sub nsw i64 %79, %80
  store i64 %81, ptr %17, align 8, !tbaa !44
  br label %82

82:                                               ; preds = %101, %64
  %83 = load i64, ptr %17, align 8, !tbaa !44
  %84 = load i64, ptr %7, align 8, !tbaa !44
  %85 = load i64, ptr %14, align 8, !tbaa !44
  %86 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 9
  %87 = load i64, ptr %86, align 8, !tbaa !108
  %88 = add nsw i64 %85, %87
  %89 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %84, i64 noundef %88)
  %90 = load i64, ptr %14, align 8, !tbaa !44
  %91 = sub nsw i64 %89, %90
  %92 = icmp slt i64 %83, %91
  br i1 %92, label %94, label %93

93:                                               ; preds = %82
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #15
  br label %104

94:                                               ; preds = %82
  %95 = load i64, ptr %17, align 8, !tbaa !44
  %96 = load i64, ptr %12, align 8, !tbaa !44
  %97 = load i64, ptr %13, align 8, !tbaa !44
  %98 = load i64, ptr %15, align 8, !tbaa !44
  %99 = load i64, ptr %16, align 8, !tbaa !44
  %100 = call noundef ptr @_ZNK4Room5startIfEEPT_v(ptr noundef nonnull align 8 dereferenceable(8) %9)
  call void @_ZN12_GLOBAL__N_18multiplyERKNS_7ProductElllllPKf(ptr noundef nonnull align 8 dereferenceable(80) %8, i64 noundef %95, i64 noundef %96, i64 noundef %97, i64 noundef %98, i64 noundef %99, ptr noundef %100)
  br label %101

101:                                              ; preds = %94
  %102 = load i64, ptr %17, align 8, !tbaa !44
  %103 = add nsw i64 %102, 1
  store i64 %103, ptr %17, align 8, !tbaa !44
  br label %82, !llvm.loop !125

104:                                              ; preds = %93
  call void @llvm.lifetime.end.p0(ptr %16) #15
  br label %105

105:                                              ; preds = %104
  %106 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %8, i32 0, i32 8
  %107 = load i64, ptr %106, align 8, !tbaa !123
  %108 = load i64, ptr %15, align 8, !tbaa !44
  %109 = add nsw i64 %108, %107
  store i64 %109, ptr %15, align 8, !tbaa !44
  br label %58, !llvm.loop !126

110:                                              ; preds = %63
  call void @llvm.lifetime.end.p0(ptr %14) #15
  call void @llvm.lifetime.end.p0(ptr %13) #15
  call void @llvm.lifetime.end.p0(ptr %12) #15
  br label %111

111:                                              ; preds = %110
  %112 = load i64, ptr %11, align 8, !tbaa !44
  %113 = add nsw i64 %112, 1
  store i64 %113, ptr %11, align 8, !tbaa !44
  br label %34, !llvm.loop !127

114:                                              ; preds = %41
  store i1 true, ptr %4, align 1
  store i32 1, ptr %10, align 4
  br label %115

115:                                              ; preds = %114, %28
  call void @_ZN4RoomD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %9) #15
  call void @llvm.lifetime.end.p0(ptr %9) #15
  call void @llvm.lifetime.end.p0(ptr %8) #15
  %116 = load i1, ptr %4, align 1
  ret i1 %116
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_17ProductC2ERK4Call(ptr noundef nonnull align 8 dereferenceable(80) %0, ptr noundef nonnull align 8 dereferenceable(360) %1) unnamed_addr #0 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !128
  store ptr %1, ptr %4, align 8, !tbaa !42
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %8 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %7, i64 noundef 0)
  store ptr %8, ptr %6, align 8, !tbaa !130
  %9 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %5, i32 0, i32 1
  %10 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %11 = call noundef ptr @_ZNK4Call8argumentIfEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %10, i64 noundef 1)
  store ptr %11, ptr %9, align 8, !tbaa !131
  %12 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %5, i32 0, i32 2
  %13 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %14 = call noundef ptr @_ZNK4Call8argumentIcEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %13, i64 noundef 2)
  store ptr %14, ptr %12, align 8, !tbaa !132
  %15 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %5, i32 0, i32 3
  %16 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %17 = call noundef ptr @_ZNK4Call6resultIcEEPT_l(ptr noundef nonnull align 8 dereferenceable(360) %16, i64 noundef 0)
  store ptr %17, ptr %15, align 8, !tbaa !133
  %18 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %5, i32 0, i32 4
  %19 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %20 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %19, i64 noundef 0)
  %21 = getelementptr inbounds i64, ptr %20, i64 0
  %22 = load i64, ptr %21, align 8, !tbaa !44
  store i64 %22, ptr %18, align 8, !tbaa !134
  %23 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %5, i32 0, i32 5
  %24 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %25 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %24, i64 noundef 1)
  %26 = getelementptr inbounds i64, ptr %25, i64 0
  %27 = load i64, ptr %26, align 8, !tbaa !44
  store i64 %27, ptr %23, align 8, !tbaa !112
  %28 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %5, i32 0, i32 6
  %29 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %30 = call noundef ptr @_ZNK4Call5sizesEl(ptr noundef nonnull align 8 dereferenceable(360) %29, i64 noundef 1)
  %31 = getelementptr inbounds i64, ptr %30, i64 1
  %32 = load i64, ptr %31, align 8, !tbaa !44
  %33 = load i32, ptr @paired, align 4, !tbaa !6
  %34 = icmp ne i32 %33, 0
  %35 = zext i1 %34 to i64
  %36 = select i1 %34, i32 2, i32 1
  %37 = sext i32 %36 to i64
  %38 = sdiv i64 %32, %37
  store i64 %38, ptr %28, align 8, !tbaa !124
  %39 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %5, i32 0, i32 7
  %40 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %41 = call noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %40, i64 noundef 3)
  %42 = getelementptr inbounds i32, ptr %41, i64 0
  %43 = load i32, ptr %42, align 4, !tbaa !6
  %44 = sext i32 %43 to i64
  store i64 %44, ptr %39, align 8, !tbaa !113
  %45 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %5, i32 0, i32 8
  %46 = load ptr, ptr %4, align 8, !tbaa !42, !nonnull !46, !align !47
  %47 = call noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %46, i64 noundef 3)
  %48 = getelementptr inbounds i32, ptr %47, i64 1
  %49 = load i32, ptr %48, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  store i64 %50, ptr %45, align 8, !tbaa !123
  %51 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %5, i32 0, i32 9
  %52 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %5, i32 0, i32 4
  %53 = load i64, ptr %52, align 8, !tbaa !134
  %54 = call noundef i64 @_ZN12_GLOBAL__N_17ceilingEll(i64 noundef %53, i64 noundef 32)
  store i64 %54, ptr %51, align 8, !tbaa !108
  ret void
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
  %12 = call noalias ptr @malloc(i64 noundef %11) #16
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
define internal void @_ZN12_GLOBAL__N_17collectERKNS_7ProductEllllPf(ptr noundef nonnull align 8 dereferenceable(80) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5) #7 {
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i16, align 2
  %19 = alloca i16, align 2
  %20 = alloca [16 x <16 x float>], align 64
  %21 = alloca i32, align 4
  %22 = alloca i16, align 2
  %23 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !128
  store i64 %1, ptr %8, align 8, !tbaa !44
  store i64 %2, ptr %9, align 8, !tbaa !44
  store i64 %3, ptr %10, align 8, !tbaa !44
  store i64 %4, ptr %11, align 8, !tbaa !44
  store ptr %5, ptr %12, align 8, !tbaa !139
  call void @llvm.lifetime.start.p0(ptr %13) #15
  %24 = load i64, ptr %11, align 8, !tbaa !44
  %25 = call noundef i64 @_ZN12_GLOBAL__N_15wholeEll(i64 noundef %24, i64 noundef 16)
  store i64 %25, ptr %13, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %14) #15
  store i64 0, ptr %14, align 8, !tbaa !44
  br label %26

26:                                               ; preds = %114, %6
  %27 = load i64, ptr %14, align 8, !tbaa !44
  %28 = load i64, ptr %9, align 8, !tbaa !44
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %26
  store i32 2, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #15
  br label %117

31:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %16) #15
  %32 = load ptr, ptr %12, align 8, !tbaa !139
  %33 = load i64, ptr %14, align 8, !tbaa !44
  %34 = sdiv i64 %33, 48
  %35 = load i64, ptr %13, align 8, !tbaa !44
  %36 = mul nsw i64 %34, %35
  %37 = mul nsw i64 %36, 48
  %38 = getelementptr inbounds float, ptr %32, i64 %37
  %39 = load i64, ptr %14, align 8, !tbaa !44
  %40 = srem i64 %39, 48
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  store ptr %41, ptr %16, align 8, !tbaa !139
  call void @llvm.lifetime.start.p0(ptr %17) #15
  store i64 0, ptr %17, align 8, !tbaa !44
  br label %42

42:                                               ; preds = %110, %31
  %43 = load i64, ptr %17, align 8, !tbaa !44
  %44 = load i64, ptr %11, align 8, !tbaa !44
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %47, label %46

46:                                               ; preds = %42
  store i32 5, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #15
  br label %113

47:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr %18) #15
  %48 = load i64, ptr %11, align 8, !tbaa !44
  %49 = load i64, ptr %17, align 8, !tbaa !44
  %50 = call noundef i16 @_ZN12_GLOBAL__N_15belowEll(i64 noundef %48, i64 noundef %49)
  store i16 %50, ptr %19, align 2
  %51 = load i16, ptr %19, align 2
  %52 = bitcast i16 %51 to <16 x i1>
  %53 = bitcast <16 x i1> %52 to i16
  store i16 %53, ptr %18, align 2, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %20) #15
  call void @llvm.lifetime.start.p0(ptr %21) #15
  store i32 0, ptr %21, align 4, !tbaa !6
  br label %54

54:                                               ; preds = %85, %47
  %55 = load i32, ptr %21, align 4, !tbaa !6
  %56 = icmp slt i32 %55, 16
  br i1 %56, label %58, label %57

57:                                               ; preds = %54
  store i32 8, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #15
  br label %88

58:                                               ; preds = %54
  %59 = load i16, ptr %18, align 2
  %60 = bitcast i16 %59 to <16 x i1>
  %61 = load ptr, ptr %7, align 8, !tbaa !128, !nonnull !46, !align !47
  %62 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %61, i32 0, i32 1
  %63 = load ptr, ptr %62, align 8, !tbaa !131
  %64 = load i64, ptr %8, align 8, !tbaa !44
  %65 = load i64, ptr %14, align 8, !tbaa !44
  %66 = add nsw i64 %64, %65
  %67 = load i32, ptr %21, align 4, !tbaa !6
  %68 = sext i32 %67 to i64
  %69 = add nsw i64 %66, %68
  %70 = load ptr, ptr %7, align 8, !tbaa !128, !nonnull !46, !align !47
  %71 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %70, i32 0, i32 6
  %72 = load i64, ptr %71, align 8, !tbaa !124
  %73 = mul nsw i64 %69, %72
  %74 = getelementptr inbounds float, ptr %63, i64 %73
  %75 = load i64, ptr %10, align 8, !tbaa !44
  %76 = getelementptr inbounds float, ptr %74, i64 %75
  %77 = load i64, ptr %17, align 8, !tbaa !44
  %78 = getelementptr inbounds float, ptr %76, i64 %77
  %79 = bitcast <16 x i1> %60 to i16
  store i16 %79, ptr %22, align 2, !tbaa !140
  %80 = load i16, ptr %22, align 2
  %81 = call noundef <16 x float> @_ZN12_GLOBAL__N_111load_maskedIDv16_ffEET_Dv16_bPKT0_(i16 noundef %80, ptr noundef %78)
  %82 = load i32, ptr %21, align 4, !tbaa !6
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [16 x <16 x float>], ptr %20, i64 0, i64 %83
  store <16 x float> %81, ptr %84, align 64, !tbaa !140
  br label %85

85:                                               ; preds = %58
  %86 = load i32, ptr %21, align 4, !tbaa !6
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %21, align 4, !tbaa !6
  br label %54, !llvm.loop !141

88:                                               ; preds = %57
  %89 = getelementptr inbounds [16 x <16 x float>], ptr %20, i64 0, i64 0
  call void @_ZN12_GLOBAL__N_14turnILi8EEEvPDv16_f(ptr noundef %89)
  call void @llvm.lifetime.start.p0(ptr %23) #15
  store i32 0, ptr %23, align 4, !tbaa !6
  br label %90

90:                                               ; preds = %106, %88
  %91 = load i32, ptr %23, align 4, !tbaa !6
  %92 = icmp slt i32 %91, 16
  br i1 %92, label %94, label %93

93:                                               ; preds = %90
  store i32 11, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #15
  br label %109

94:                                               ; preds = %90
  %95 = load ptr, ptr %16, align 8, !tbaa !139
  %96 = load i64, ptr %17, align 8, !tbaa !44
  %97 = load i32, ptr %23, align 4, !tbaa !6
  %98 = sext i32 %97 to i64
  %99 = add nsw i64 %96, %98
  %100 = mul nsw i64 %99, 48
  %101 = getelementptr inbounds float, ptr %95, i64 %100
  %102 = load i32, ptr %23, align 4, !tbaa !6
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [16 x <16 x float>], ptr %20, i64 0, i64 %103
  %105 = load <16 x float>, ptr %104, align 64, !tbaa !140
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %101, <16 x float> noundef %105)
  br label %106

106:                                              ; preds = %94
  %107 = load i32, ptr %23, align 4, !tbaa !6
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %23, align 4, !tbaa !6
  br label %90, !llvm.loop !143

109:                                              ; preds = %93
  call void @llvm.lifetime.end.p0(ptr %20) #15
  call void @llvm.lifetime.end.p0(ptr %18) #15
  br label %110

110:                                              ; preds = %109
  %111 = load i64, ptr %17, align 8, !tbaa !44
  %112 = add nsw i64 %111, 16
  store i64 %112, ptr %17, align 8, !tbaa !44
  br label %42, !llvm.loop !144

113:                                              ; preds = %46
  call void @llvm.lifetime.end.p0(ptr %16) #15
  br label %114

114:                                              ; preds = %113
  %115 = load i64, ptr %14, align 8, !tbaa !44
  %116 = add nsw i64 %115, 16
  store i64 %116, ptr %14, align 8, !tbaa !44
  br label %26, !llvm.loop !145

117:                                              ; preds = %30
  call void @llvm.lifetime.end.p0(ptr %13) #15
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

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18multiplyERKNS_7ProductElllllPKf(ptr noundef nonnull align 8 dereferenceable(80) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr noundef %6) #8 {
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca %class.anon, align 8
  store ptr %0, ptr %8, align 8, !tbaa !128
  store i64 %1, ptr %9, align 8, !tbaa !44
  store i64 %2, ptr %10, align 8, !tbaa !44
  store i64 %3, ptr %11, align 8, !tbaa !44
  store i64 %4, ptr %12, align 8, !tbaa !44
  store i64 %5, ptr %13, align 8, !tbaa !44
  store ptr %6, ptr %14, align 8, !tbaa !139
  call void @llvm.lifetime.start.p0(ptr %15) #15
  %22 = load i64, ptr %13, align 8, !tbaa !44
  %23 = call noundef i64 @_ZN12_GLOBAL__N_15wholeEll(i64 noundef %22, i64 noundef 16)
  store i64 %23, ptr %15, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %16) #15
  store i32 0, ptr %16, align 4, !tbaa !6
  br label %24

24:                                               ; preds = %59, %7
  %25 = load i32, ptr %16, align 4, !tbaa !6
  %26 = icmp slt i32 %25, 32
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  store i32 2, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #15
  br label %62

28:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr %18) #15
  %29 = load i64, ptr %9, align 8, !tbaa !44
  %30 = mul nsw i64 %29, 32
  %31 = load i32, ptr %16, align 4, !tbaa !6
  %32 = sext i32 %31 to i64
  %33 = add nsw i64 %30, %32
  store i64 %33, ptr %18, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %19) #15
  %34 = load ptr, ptr %8, align 8, !tbaa !128, !nonnull !46, !align !47
  %35 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %34, i32 0, i32 4
  %36 = load i64, ptr %35, align 8, !tbaa !134
  %37 = load i64, ptr %18, align 8, !tbaa !44
  %38 = sub nsw i64 %36, %37
  %39 = sub nsw i64 %38, 1
  %40 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %39, i64 noundef 7)
  store i64 %40, ptr %19, align 8, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %20) #15
  store i64 0, ptr %20, align 8, !tbaa !44
  %41 = load i64, ptr %19, align 8, !tbaa !44
  %42 = icmp slt i64 %41, 0
  br i1 %42, label %43, label %44

43:                                               ; preds = %28
  store i32 4, ptr %17, align 4
  br label %56

44:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %21) #15
  %45 = getelementptr inbounds nuw %class.anon, ptr %21, i32 0, i32 0
  store ptr %20, ptr %45, align 8, !tbaa !146
  %46 = getelementptr inbounds nuw %class.anon, ptr %21, i32 0, i32 1
  store ptr %11, ptr %46, align 8, !tbaa !146
  %47 = getelementptr inbounds nuw %class.anon, ptr %21, i32 0, i32 2
  %48 = load ptr, ptr %8, align 8, !tbaa !128, !nonnull !46, !align !47
  store ptr %48, ptr %47, align 8, !tbaa !128
  %49 = getelementptr inbounds nuw %class.anon, ptr %21, i32 0, i32 3
  store ptr %18, ptr %49, align 8, !tbaa !146
  %50 = getelementptr inbounds nuw %class.anon, ptr %21, i32 0, i32 4
  store ptr %10, ptr %50, align 8, !tbaa !146
  %51 = getelementptr inbounds nuw %class.anon, ptr %21, i32 0, i32 5
  store ptr %12, ptr %51, align 8, !tbaa !146
  %52 = getelementptr inbounds nuw %class.anon, ptr %21, i32 0, i32 6
  store ptr %14, ptr %52, align 8, !tbaa !147
  %53 = getelementptr inbounds nuw %class.anon, ptr %21, i32 0, i32 7
  store ptr %15, ptr %53, align 8, !tbaa !146
  %54 = getelementptr inbounds nuw %class.anon, ptr %21, i32 0, i32 8
  store ptr %19, ptr %54, align 8, !tbaa !146
  %55 = getelementptr inbounds nuw %class.anon, ptr %21, i32 0, i32 9
  store ptr %13, ptr %55, align 8, !tbaa !146
  call void @"_ZZN12_GLOBAL__N_18multiplyERKNS_7ProductElllllPKfENK3$_0clIFvS2_S4_lS4_lPKclPcEEEDaPT_i"(ptr noundef nonnull align 8 dereferenceable(80) %21, ptr noundef @_ZN12_GLOBAL__N_14tileILi3EEEvRKNS_7ProductEPKflS5_lPKclPc, i32 noundef 3)
  call void @"_ZZN12_GLOBAL__N_18multiplyERKNS_7ProductElllllPKfENK3$_0clIFvS2_S4_lS4_lPKclPcEEEDaPT_i"(ptr noundef nonnull align 8 dereferenceable(80) %21, ptr noundef @_ZN12_GLOBAL__N_14tileILi2EEEvRKNS_7ProductEPKflS5_lPKclPc, i32 noundef 2)
  call void @"_ZZN12_GLOBAL__N_18multiplyERKNS_7ProductElllllPKfENK3$_0clIFvS2_S4_lS4_lPKclPcEEEDaPT_i"(ptr noundef nonnull align 8 dereferenceable(80) %21, ptr noundef @_ZN12_GLOBAL__N_14tileILi1EEEvRKNS_7ProductEPKflS5_lPKclPc, i32 noundef 1)
  call void @llvm.lifetime.end.p0(ptr %21) #15
  store i32 0, ptr %17, align 4
  br label %56

56:                                               ; preds = %44, %43
  call void @llvm.lifetime.end.p0(ptr %20) #15
  call void @llvm.lifetime.end.p0(ptr %19) #15
  call void @llvm.lifetime.end.p0(ptr %18) #15
  %57 = load i32, ptr %17, align 4
  switch i32 %57, label %63 [
    i32 0, label %58
    i32 4, label %59
  ]

58:                                               ; preds = %56
  br label %59

59:                                               ; preds = %58, %56
  %60 = load i32, ptr %16, align 4, !tbaa !6
  %61 = add nsw i32 %60, 8
  store i32 %61, ptr %16, align 4, !tbaa !6
  br label %24, !llvm.loop !149

62:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %15) #15
  ret void

63:                                               ; preds = %56
  unreachable
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr void @_ZN4RoomD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !135
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Room, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !137
  call void @free(ptr noundef %5) #15
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
define linkonce_odr noundef ptr @_ZNK4Call8argumentIiEEPKT_l(ptr noundef nonnull align 8 dereferenceable(360) %0, i64 noundef %1) #0 comdat align 2 {
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
  store i16 %8, ptr %4, align 2, !tbaa !140
  store ptr %1, ptr %5, align 8, !tbaa !139
  %9 = load i16, ptr %4, align 2
  %10 = bitcast i16 %9 to <16 x i1>
  %11 = load ptr, ptr %5, align 8, !tbaa !139
  %12 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %11, <16 x i1> %10, <16 x float> zeroinitializer)
  ret <16 x float> %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14turnILi8EEEvPDv16_f(ptr noundef %0) #10 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %"struct.(anonymous namespace)::Places", align 1
  store ptr %0, ptr %2, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %3) #15
  store i32 0, ptr %3, align 4, !tbaa !6
  br label %5

5:                                                ; preds = %24, %1
  %6 = load i32, ptr %3, align 4, !tbaa !6
  %7 = icmp slt i32 %6, 16
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #15
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
  br label %5, !llvm.loop !150

27:                                               ; preds = %8
  %28 = load ptr, ptr %2, align 8, !tbaa !49
  call void @_ZN12_GLOBAL__N_14turnILi4EEEvPDv16_f(ptr noundef %28)
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %0, <16 x float> noundef %1) #9 {
  %3 = alloca ptr, align 8
  %4 = alloca <16 x float>, align 64
  store ptr %0, ptr %3, align 8, !tbaa !49
  store <16 x float> %1, ptr %4, align 64, !tbaa !140
  %5 = load <16 x float>, ptr %4, align 64, !tbaa !140
  %6 = load ptr, ptr %3, align 8, !tbaa !49
  %7 = getelementptr inbounds nuw %struct.Unaligned.0, ptr %6, i32 0, i32 0
  store <16 x float> %5, ptr %7, align 1, !tbaa !140
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i32> @_ZN12_GLOBAL__N_112lane_numbersEv() #9 {
  %1 = alloca [16 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr %1) #15
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %1, ptr align 16 @__const._ZN12_GLOBAL__N_112lane_numbersEv.numbers, i64 64, i1 false)
  %2 = getelementptr inbounds [16 x i32], ptr %1, i64 0, i64 0
  %3 = call noundef <16 x i32> @_ZN12_GLOBAL__N_14loadIDv16_iEET_PKv(ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %1) #15
  ret <16 x i32> %3
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i32> @_ZN12_GLOBAL__N_14loadIDv16_iEET_PKv(ptr noundef %0) #9 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned, ptr %3, i32 0, i32 0
  %5 = load <16 x i32>, ptr %4, align 1, !tbaa !140
  ret <16 x i32> %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr captures(none), <16 x i1>, <16 x float>) #11

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18exchangeILi8EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15EEEEvRDv16_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 64 dereferenceable(64) %0, ptr noundef nonnull align 64 dereferenceable(64) %1) #10 {
  %3 = alloca %"struct.(anonymous namespace)::Places", align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  store ptr %0, ptr %4, align 8, !tbaa !49
  store ptr %1, ptr %5, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %6) #15
  %8 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !151
  %9 = load <16 x float>, ptr %8, align 64, !tbaa !140
  %10 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !151
  %11 = load <16 x float>, ptr %10, align 64, !tbaa !140
  %12 = shufflevector <16 x float> %9, <16 x float> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  store <16 x float> %12, ptr %6, align 64, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %7) #15
  %13 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !151
  %14 = load <16 x float>, ptr %13, align 64, !tbaa !140
  %15 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !151
  %16 = load <16 x float>, ptr %15, align 64, !tbaa !140
  %17 = shufflevector <16 x float> %14, <16 x float> %16, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %17, ptr %7, align 64, !tbaa !140
  %18 = load <16 x float>, ptr %6, align 64, !tbaa !140
  %19 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !151
  store <16 x float> %18, ptr %19, align 64, !tbaa !140
  %20 = load <16 x float>, ptr %7, align 64, !tbaa !140
  %21 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !151
  store <16 x float> %20, ptr %21, align 64, !tbaa !140
  call void @llvm.lifetime.end.p0(ptr %7) #15
  call void @llvm.lifetime.end.p0(ptr %6) #15
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14turnILi4EEEvPDv16_f(ptr noundef %0) #10 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %"struct.(anonymous namespace)::Places", align 1
  store ptr %0, ptr %2, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %3) #15
  store i32 0, ptr %3, align 4, !tbaa !6
  br label %5

5:                                                ; preds = %24, %1
  %6 = load i32, ptr %3, align 4, !tbaa !6
  %7 = icmp slt i32 %6, 16
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #15
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
  br label %5, !llvm.loop !152

27:                                               ; preds = %8
  %28 = load ptr, ptr %2, align 8, !tbaa !49
  call void @_ZN12_GLOBAL__N_14turnILi2EEEvPDv16_f(ptr noundef %28)
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18exchangeILi4EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15EEEEvRDv16_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 64 dereferenceable(64) %0, ptr noundef nonnull align 64 dereferenceable(64) %1) #10 {
  %3 = alloca %"struct.(anonymous namespace)::Places", align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  store ptr %0, ptr %4, align 8, !tbaa !49
  store ptr %1, ptr %5, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %6) #15
  %8 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !151
  %9 = load <16 x float>, ptr %8, align 64, !tbaa !140
  %10 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !151
  %11 = load <16 x float>, ptr %10, align 64, !tbaa !140
  %12 = shufflevector <16 x float> %9, <16 x float> %11, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 24, i32 25, i32 26, i32 27>
  store <16 x float> %12, ptr %6, align 64, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %7) #15
  %13 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !151
  %14 = load <16 x float>, ptr %13, align 64, !tbaa !140
  %15 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !151
  %16 = load <16 x float>, ptr %15, align 64, !tbaa !140
  %17 = shufflevector <16 x float> %14, <16 x float> %16, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 20, i32 21, i32 22, i32 23, i32 12, i32 13, i32 14, i32 15, i32 28, i32 29, i32 30, i32 31>
  store <16 x float> %17, ptr %7, align 64, !tbaa !140
  %18 = load <16 x float>, ptr %6, align 64, !tbaa !140
  %19 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !151
  store <16 x float> %18, ptr %19, align 64, !tbaa !140
  %20 = load <16 x float>, ptr %7, align 64, !tbaa !140
  %21 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !151
  store <16 x float> %20, ptr %21, align 64, !tbaa !140
  call void @llvm.lifetime.end.p0(ptr %7) #15
  call void @llvm.lifetime.end.p0(ptr %6) #15
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14turnILi2EEEvPDv16_f(ptr noundef %0) #10 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %"struct.(anonymous namespace)::Places", align 1
  store ptr %0, ptr %2, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %3) #15
  store i32 0, ptr %3, align 4, !tbaa !6
  br label %5

5:                                                ; preds = %24, %1
  %6 = load i32, ptr %3, align 4, !tbaa !6
  %7 = icmp slt i32 %6, 16
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #15
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
  br label %5, !llvm.loop !153

27:                                               ; preds = %8
  %28 = load ptr, ptr %2, align 8, !tbaa !49
  call void @_ZN12_GLOBAL__N_14turnILi1EEEvPDv16_f(ptr noundef %28)
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18exchangeILi2EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15EEEEvRDv16_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 64 dereferenceable(64) %0, ptr noundef nonnull align 64 dereferenceable(64) %1) #10 {
  %3 = alloca %"struct.(anonymous namespace)::Places", align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  store ptr %0, ptr %4, align 8, !tbaa !49
  store ptr %1, ptr %5, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %6) #15
  %8 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !151
  %9 = load <16 x float>, ptr %8, align 64, !tbaa !140
  %10 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !151
  %11 = load <16 x float>, ptr %10, align 64, !tbaa !140
  %12 = shufflevector <16 x float> %9, <16 x float> %11, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %12, ptr %6, align 64, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %7) #15
  %13 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !151
  %14 = load <16 x float>, ptr %13, align 64, !tbaa !140
  %15 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !151
  %16 = load <16 x float>, ptr %15, align 64, !tbaa !140
  %17 = shufflevector <16 x float> %14, <16 x float> %16, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  store <16 x float> %17, ptr %7, align 64, !tbaa !140
  %18 = load <16 x float>, ptr %6, align 64, !tbaa !140
  %19 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !151
  store <16 x float> %18, ptr %19, align 64, !tbaa !140
  %20 = load <16 x float>, ptr %7, align 64, !tbaa !140
  %21 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !151
  store <16 x float> %20, ptr %21, align 64, !tbaa !140
  call void @llvm.lifetime.end.p0(ptr %7) #15
  call void @llvm.lifetime.end.p0(ptr %6) #15
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14turnILi1EEEvPDv16_f(ptr noundef %0) #10 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %"struct.(anonymous namespace)::Places", align 1
  store ptr %0, ptr %2, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %3) #15
  store i32 0, ptr %3, align 4, !tbaa !6
  br label %5

5:                                                ; preds = %24, %1
  %6 = load i32, ptr %3, align 4, !tbaa !6
  %7 = icmp slt i32 %6, 16
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #15
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
  br label %5, !llvm.loop !154

27:                                               ; preds = %8
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_18exchangeILi1EJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15EEEEvRDv16_fS2_NS_6PlacesIJXspT0_EEEE(ptr noundef nonnull align 64 dereferenceable(64) %0, ptr noundef nonnull align 64 dereferenceable(64) %1) #10 {
  %3 = alloca %"struct.(anonymous namespace)::Places", align 1
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca <16 x float>, align 64
  %7 = alloca <16 x float>, align 64
  store ptr %0, ptr %4, align 8, !tbaa !49
  store ptr %1, ptr %5, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %6) #15
  %8 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !151
  %9 = load <16 x float>, ptr %8, align 64, !tbaa !140
  %10 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !151
  %11 = load <16 x float>, ptr %10, align 64, !tbaa !140
  %12 = shufflevector <16 x float> %9, <16 x float> %11, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
  store <16 x float> %12, ptr %6, align 64, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %7) #15
  %13 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !151
  %14 = load <16 x float>, ptr %13, align 64, !tbaa !140
  %15 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !151
  %16 = load <16 x float>, ptr %15, align 64, !tbaa !140
  %17 = shufflevector <16 x float> %14, <16 x float> %16, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
  store <16 x float> %17, ptr %7, align 64, !tbaa !140
  %18 = load <16 x float>, ptr %6, align 64, !tbaa !140
  %19 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !46, !align !151
  store <16 x float> %18, ptr %19, align 64, !tbaa !140
  %20 = load <16 x float>, ptr %7, align 64, !tbaa !140
  %21 = load ptr, ptr %5, align 8, !tbaa !49, !nonnull !46, !align !151
  store <16 x float> %20, ptr %21, align 64, !tbaa !140
  call void @llvm.lifetime.end.p0(ptr %7) #15
  call void @llvm.lifetime.end.p0(ptr %6) #15
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZZN12_GLOBAL__N_18multiplyERKNS_7ProductElllllPKfENK3$_0clIFvS2_S4_lS4_lPKclPcEEEDaPT_i"(ptr noundef nonnull align 8 dereferenceable(80) %0, ptr noundef %1, i32 noundef %2) #3 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !49
  store ptr %1, ptr %5, align 8, !tbaa !49
  store i32 %2, ptr %6, align 4, !tbaa !6
  %10 = load ptr, ptr %4, align 8
  br label %11

11:                                               ; preds = %127, %3
  %12 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8, !tbaa !155, !nonnull !46, !align !47
  %14 = load i64, ptr %13, align 8, !tbaa !44
  %15 = load i32, ptr %6, align 4, !tbaa !6
  %16 = mul nsw i32 %15, 16
  %17 = sext i32 %16 to i64
  %18 = add nsw i64 %14, %17
  %19 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !157, !nonnull !46, !align !47
  %21 = load i64, ptr %20, align 8, !tbaa !44
  %22 = icmp sle i64 %18, %21
  br i1 %22, label %23, label %135

23:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(ptr %7) #15
  %24 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 2
  %25 = load ptr, ptr %24, align 8, !tbaa !158, !nonnull !46, !align !47
  %26 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %25, i32 0, i32 3
  %27 = load ptr, ptr %26, align 8, !tbaa !133
  %28 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 3
  %29 = load ptr, ptr %28, align 8, !tbaa !159, !nonnull !46, !align !47
  %30 = load i64, ptr %29, align 8, !tbaa !44
  %31 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 2
  %32 = load ptr, ptr %31, align 8, !tbaa !158, !nonnull !46, !align !47
  %33 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %32, i32 0, i32 5
  %34 = load i64, ptr %33, align 8, !tbaa !112
  %35 = mul nsw i64 %30, %34
  %36 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 4
  %37 = load ptr, ptr %36, align 8, !tbaa !160, !nonnull !46, !align !47
  %38 = load i64, ptr %37, align 8, !tbaa !44
  %39 = add nsw i64 %35, %38
  %40 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8, !tbaa !155, !nonnull !46, !align !47
  %42 = load i64, ptr %41, align 8, !tbaa !44
  %43 = add nsw i64 %39, %42
  %44 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %43)
  %45 = getelementptr inbounds i8, ptr %27, i64 %44
  store ptr %45, ptr %7, align 8, !tbaa !161
  call void @llvm.lifetime.start.p0(ptr %8) #15
  %46 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 5
  %47 = load ptr, ptr %46, align 8, !tbaa !162, !nonnull !46, !align !47
  %48 = load i64, ptr %47, align 8, !tbaa !44
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %50, label %64

50:                                               ; preds = %23
  %51 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 2
  %52 = load ptr, ptr %51, align 8, !tbaa !158, !nonnull !46, !align !47
  %53 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %52, i32 0, i32 2
  %54 = load ptr, ptr %53, align 8, !tbaa !132
  %55 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 4
  %56 = load ptr, ptr %55, align 8, !tbaa !160, !nonnull !46, !align !47
  %57 = load i64, ptr %56, align 8, !tbaa !44
  %58 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8, !tbaa !155, !nonnull !46, !align !47
  %60 = load i64, ptr %59, align 8, !tbaa !44
  %61 = add nsw i64 %57, %60
  %62 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %61)
  %63 = getelementptr inbounds i8, ptr %54, i64 %62
  br label %66

64:                                               ; preds = %23
  %65 = load ptr, ptr %7, align 8, !tbaa !161
  br label %66

66:                                               ; preds = %64, %50
  %67 = phi ptr [ %63, %50 ], [ %65, %64 ]
  store ptr %67, ptr %8, align 8, !tbaa !161
  call void @llvm.lifetime.start.p0(ptr %9) #15
  %68 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 6
  %69 = load ptr, ptr %68, align 8, !tbaa !163, !nonnull !46, !align !47
  %70 = load ptr, ptr %69, align 8, !tbaa !139
  %71 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 0
  %72 = load ptr, ptr %71, align 8, !tbaa !155, !nonnull !46, !align !47
  %73 = load i64, ptr %72, align 8, !tbaa !44
  %74 = sdiv i64 %73, 48
  %75 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 7
  %76 = load ptr, ptr %75, align 8, !tbaa !164, !nonnull !46, !align !47
  %77 = load i64, ptr %76, align 8, !tbaa !44
  %78 = mul nsw i64 %74, %77
  %79 = mul nsw i64 %78, 48
  %80 = getelementptr inbounds float, ptr %70, i64 %79
  %81 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 0
  %82 = load ptr, ptr %81, align 8, !tbaa !155, !nonnull !46, !align !47
  %83 = load i64, ptr %82, align 8, !tbaa !44
  %84 = srem i64 %83, 48
  %85 = getelementptr inbounds float, ptr %80, i64 %84
  store ptr %85, ptr %9, align 8, !tbaa !139
  %86 = load ptr, ptr %5, align 8, !tbaa !49
  %87 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 2
  %88 = load ptr, ptr %87, align 8, !tbaa !158, !nonnull !46, !align !47
  %89 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 2
  %90 = load ptr, ptr %89, align 8, !tbaa !158, !nonnull !46, !align !47
  %91 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %90, i32 0, i32 0
  %92 = load ptr, ptr %91, align 8, !tbaa !130
  %93 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 3
  %94 = load ptr, ptr %93, align 8, !tbaa !159, !nonnull !46, !align !47
  %95 = load i64, ptr %94, align 8, !tbaa !44
  %96 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 2
  %97 = load ptr, ptr %96, align 8, !tbaa !158, !nonnull !46, !align !47
  %98 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %97, i32 0, i32 6
  %99 = load i64, ptr %98, align 8, !tbaa !124
  %100 = mul nsw i64 %95, %99
  %101 = getelementptr inbounds float, ptr %92, i64 %100
  %102 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 5
  %103 = load ptr, ptr %102, align 8, !tbaa !162, !nonnull !46, !align !47
  %104 = load i64, ptr %103, align 8, !tbaa !44
  %105 = getelementptr inbounds float, ptr %101, i64 %104
  %106 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 8
  %107 = load ptr, ptr %106, align 8, !tbaa !165, !nonnull !46, !align !47
  %108 = load i64, ptr %107, align 8, !tbaa !44
  %109 = load ptr, ptr %9, align 8, !tbaa !139
  %110 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 9
  %111 = load ptr, ptr %110, align 8, !tbaa !166, !nonnull !46, !align !47
  %112 = load i64, ptr %111, align 8, !tbaa !44
  %113 = load ptr, ptr %8, align 8, !tbaa !161
  %114 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 5
  %115 = load ptr, ptr %114, align 8, !tbaa !162, !nonnull !46, !align !47
  %116 = load i64, ptr %115, align 8, !tbaa !44
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %118, label %119

118:                                              ; preds = %66
  br label %124

119:                                              ; preds = %66
  %120 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 2
  %121 = load ptr, ptr %120, align 8, !tbaa !158, !nonnull !46, !align !47
  %122 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %121, i32 0, i32 5
  %123 = load i64, ptr %122, align 8, !tbaa !112
  br label %124

124:                                              ; preds = %119, %118
  %125 = phi i64 [ 0, %118 ], [ %123, %119 ]
  %126 = load ptr, ptr %7, align 8, !tbaa !161
  call void %86(ptr noundef nonnull align 8 dereferenceable(80) %88, ptr noundef %105, i64 noundef %108, ptr noundef %109, i64 noundef %112, ptr noundef %113, i64 noundef %125, ptr noundef %126)
  call void @llvm.lifetime.end.p0(ptr %9) #15
  call void @llvm.lifetime.end.p0(ptr %8) #15
  call void @llvm.lifetime.end.p0(ptr %7) #15
  br label %127

127:                                              ; preds = %124
  %128 = load i32, ptr %6, align 4, !tbaa !6
  %129 = mul nsw i32 %128, 16
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 0
  %132 = load ptr, ptr %131, align 8, !tbaa !155, !nonnull !46, !align !47
  %133 = load i64, ptr %132, align 8, !tbaa !44
  %134 = add nsw i64 %133, %130
  store i64 %134, ptr %132, align 8, !tbaa !44
  br label %11, !llvm.loop !167

135:                                              ; preds = %11
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi3EEEvRKNS_7ProductEPKflS5_lPKclPc(ptr noundef nonnull align 8 dereferenceable(80) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7) #7 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i64, align 8
  %16 = alloca ptr, align 8
  %17 = alloca [8 x ptr], align 16
  %18 = alloca [8 x [3 x <16 x float>]], align 64
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i64, align 8
  %25 = alloca [3 x <16 x float>], align 64
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca <16 x float>, align 64
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca ptr, align 8
  store ptr %0, ptr %9, align 8, !tbaa !128
  store ptr %1, ptr %10, align 8, !tbaa !139
  store i64 %2, ptr %11, align 8, !tbaa !44
  store ptr %3, ptr %12, align 8, !tbaa !139
  store i64 %4, ptr %13, align 8, !tbaa !44
  store ptr %5, ptr %14, align 8, !tbaa !161
  store i64 %6, ptr %15, align 8, !tbaa !44
  store ptr %7, ptr %16, align 8, !tbaa !161
  call void @llvm.lifetime.start.p0(ptr %17) #15
  call void @llvm.lifetime.start.p0(ptr %18) #15
  call void @llvm.lifetime.start.p0(ptr %19) #15
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %33

33:                                               ; preds = %88, %8
  %34 = load i32, ptr %19, align 4, !tbaa !6
  %35 = icmp slt i32 %34, 8
  br i1 %35, label %37, label %36

36:                                               ; preds = %33
  store i32 2, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #15
  br label %91

37:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr %21) #15
  %38 = load i64, ptr %11, align 8, !tbaa !44
  %39 = load i32, ptr %19, align 4, !tbaa !6
  %40 = sext i32 %39 to i64
  %41 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %38, i64 noundef %40)
  store i64 %41, ptr %21, align 8, !tbaa !44
  %42 = load ptr, ptr %10, align 8, !tbaa !139
  %43 = load i64, ptr %21, align 8, !tbaa !44
  %44 = load ptr, ptr %9, align 8, !tbaa !128, !nonnull !46, !align !47
  %45 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %44, i32 0, i32 6
  %46 = load i64, ptr %45, align 8, !tbaa !124
  %47 = mul nsw i64 %43, %46
  %48 = getelementptr inbounds float, ptr %42, i64 %47
  %49 = load i32, ptr %19, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [8 x ptr], ptr %17, i64 0, i64 %50
  store ptr %48, ptr %51, align 8, !tbaa !139
  call void @llvm.lifetime.start.p0(ptr %22) #15
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %52

52:                                               ; preds = %84, %37
  %53 = load i32, ptr %22, align 4, !tbaa !6
  %54 = icmp slt i32 %53, 3
  br i1 %54, label %56, label %55

55:                                               ; preds = %52
  store i32 5, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #15
  br label %87

56:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(ptr %23) #15
  %57 = load ptr, ptr %14, align 8, !tbaa !161
  %58 = load i64, ptr %21, align 8, !tbaa !44
  %59 = load i64, ptr %15, align 8, !tbaa !44
  %60 = mul nsw i64 %58, %59
  %61 = load i32, ptr %22, align 4, !tbaa !6
  %62 = mul nsw i32 16, %61
  %63 = sext i32 %62 to i64
  %64 = add nsw i64 %60, %63
  %65 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %64)
  %66 = getelementptr inbounds i8, ptr %57, i64 %65
  store ptr %66, ptr %23, align 8, !tbaa !161
  %67 = load i32, ptr @paired, align 4, !tbaa !6
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %69, label %73

69:                                               ; preds = %56
  %70 = load ptr, ptr %23, align 8, !tbaa !161
  %71 = call noundef <16 x i16> @_ZN12_GLOBAL__N_14loadIDv16_tEET_PKv(ptr noundef %70)
  %72 = call noundef <16 x float> @_ZN12_GLOBAL__N_17widenedEDv16_t(<16 x i16> noundef %71)
  br label %76

73:                                               ; preds = %56
  %74 = load ptr, ptr %23, align 8, !tbaa !161
  %75 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %74)
  br label %76

76:                                               ; preds = %73, %69
  %77 = phi <16 x float> [ %72, %69 ], [ %75, %73 ]
  %78 = load i32, ptr %19, align 4, !tbaa !6
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %18, i64 0, i64 %79
  %81 = load i32, ptr %22, align 4, !tbaa !6
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [3 x <16 x float>], ptr %80, i64 0, i64 %82
  store <16 x float> %77, ptr %83, align 64, !tbaa !140
  call void @llvm.lifetime.end.p0(ptr %23) #15
  br label %84

84:                                               ; preds = %76
  %85 = load i32, ptr %22, align 4, !tbaa !6
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %22, align 4, !tbaa !6
  br label %52, !llvm.loop !168

87:                                               ; preds = %55
  call void @llvm.lifetime.end.p0(ptr %21) #15
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %19, align 4, !tbaa !6
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %19, align 4, !tbaa !6
  br label %33, !llvm.loop !169

91:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %24) #15
  store i64 0, ptr %24, align 8, !tbaa !44
  br label %92

92:                                               ; preds = %184, %91
  %93 = load i64, ptr %24, align 8, !tbaa !44
  %94 = load i64, ptr %13, align 8, !tbaa !44
  %95 = icmp slt i64 %93, %94
  br i1 %95, label %97, label %96

96:                                               ; preds = %92
  store i32 8, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #15
  br label %187

97:                                               ; preds = %92
  call void @llvm.lifetime.start.p0(ptr %25) #15
  call void @llvm.lifetime.start.p0(ptr %26) #15
  store i32 0, ptr %26, align 4, !tbaa !6
  br label %98

98:                                               ; preds = %115, %97
  %99 = load i32, ptr %26, align 4, !tbaa !6
  %100 = icmp slt i32 %99, 3
  br i1 %100, label %102, label %101

101:                                              ; preds = %98
  store i32 11, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #15
  br label %118

102:                                              ; preds = %98
  %103 = load ptr, ptr %12, align 8, !tbaa !139
  %104 = load i64, ptr %24, align 8, !tbaa !44
  %105 = mul nsw i64 %104, 48
  %106 = getelementptr inbounds float, ptr %103, i64 %105
  %107 = load i32, ptr %26, align 4, !tbaa !6
  %108 = mul nsw i32 16, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %106, i64 %109
  %111 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %110)
  %112 = load i32, ptr %26, align 4, !tbaa !6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [3 x <16 x float>], ptr %25, i64 0, i64 %113
  store <16 x float> %111, ptr %114, align 64, !tbaa !140
  br label %115

115:                                              ; preds = %102
  %116 = load i32, ptr %26, align 4, !tbaa !6
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %26, align 4, !tbaa !6
  br label %98, !llvm.loop !170

118:                                              ; preds = %101
  call void @llvm.lifetime.start.p0(ptr %27) #15
  store i32 0, ptr %27, align 4, !tbaa !6
  br label %119

119:                                              ; preds = %180, %118
  %120 = load i32, ptr %27, align 4, !tbaa !6
  %121 = icmp slt i32 %120, 8
  br i1 %121, label %123, label %122

122:                                              ; preds = %119
  store i32 14, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #15
  br label %183

123:                                              ; preds = %119
  call void @llvm.lifetime.start.p0(ptr %28) #15
  %124 = load i32, ptr %27, align 4, !tbaa !6
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [8 x ptr], ptr %17, i64 0, i64 %125
  %127 = load ptr, ptr %126, align 8, !tbaa !139
  %128 = load i64, ptr %24, align 8, !tbaa !44
  %129 = getelementptr inbounds float, ptr %127, i64 %128
  %130 = load float, ptr %129, align 4, !tbaa !171
  %131 = insertelement <16 x float> poison, float %130, i64 0
  %132 = shufflevector <16 x float> %131, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %132, ptr %28, align 64, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %29) #15
  store i32 0, ptr %29, align 4, !tbaa !6
  br label %133

133:                                              ; preds = %176, %123
  %134 = load i32, ptr %29, align 4, !tbaa !6
  %135 = icmp slt i32 %134, 3
  br i1 %135, label %137, label %136

136:                                              ; preds = %133
  store i32 17, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %29) #15
  br label %179

137:                                              ; preds = %133
  %138 = load i32, ptr @paired, align 4, !tbaa !6
  %139 = icmp ne i32 %138, 0
  br i1 %139, label %140, label %154

140:                                              ; preds = %137
  %141 = load i32, ptr %29, align 4, !tbaa !6
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [3 x <16 x float>], ptr %25, i64 0, i64 %142
  %144 = load <16 x float>, ptr %143, align 64, !tbaa !140
  %145 = load <16 x float>, ptr %28, align 64, !tbaa !140
  %146 = load i32, ptr %27, align 4, !tbaa !6
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %18, i64 0, i64 %147
  %149 = load i32, ptr %29, align 4, !tbaa !6
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [3 x <16 x float>], ptr %148, i64 0, i64 %150
  %152 = load <16 x float>, ptr %151, align 64, !tbaa !140
  %153 = call noundef <16 x float> @_ZN12_GLOBAL__N_19add_pairsEDv16_fS0_S0_(<16 x float> noundef %144, <16 x float> noundef %145, <16 x float> noundef %152)
  br label %168

154:                                              ; preds = %137
  %155 = load i32, ptr %29, align 4, !tbaa !6
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [3 x <16 x float>], ptr %25, i64 0, i64 %156
  %158 = load <16 x float>, ptr %157, align 64, !tbaa !140
  %159 = load <16 x float>, ptr %28, align 64, !tbaa !140
  %160 = load i32, ptr %27, align 4, !tbaa !6
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %18, i64 0, i64 %161
  %163 = load i32, ptr %29, align 4, !tbaa !6
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [3 x <16 x float>], ptr %162, i64 0, i64 %164
  %166 = load <16 x float>, ptr %165, align 64, !tbaa !140
  %167 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %158, <16 x float> noundef %159, <16 x float> noundef %166)
  br label %168

168:                                              ; preds = %154, %140
  %169 = phi <16 x float> [ %153, %140 ], [ %167, %154 ]
  %170 = load i32, ptr %27, align 4, !tbaa !6
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %18, i64 0, i64 %171
  %173 = load i32, ptr %29, align 4, !tbaa !6
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [3 x <16 x float>], ptr %172, i64 0, i64 %174
  store <16 x float> %169, ptr %175, align 64, !tbaa !140
  br label %176

176:                                              ; preds = %168
  %177 = load i32, ptr %29, align 4, !tbaa !6
  %178 = add nsw i32 %177, 1
  store i32 %178, ptr %29, align 4, !tbaa !6
  br label %133, !llvm.loop !173

179:                                              ; preds = %136
  call void @llvm.lifetime.end.p0(ptr %28) #15
  br label %180

180:                                              ; preds = %179
  %181 = load i32, ptr %27, align 4, !tbaa !6
  %182 = add nsw i32 %181, 1
  store i32 %182, ptr %27, align 4, !tbaa !6
  br label %119, !llvm.loop !174

183:                                              ; preds = %122
  call void @llvm.lifetime.end.p0(ptr %25) #15
  br label %184

184:                                              ; preds = %183
  %185 = load i64, ptr %24, align 8, !tbaa !44
  %186 = add nsw i64 %185, 1
  store i64 %186, ptr %24, align 8, !tbaa !44
  br label %92, !llvm.loop !175

187:                                              ; preds = %96
  call void @llvm.lifetime.start.p0(ptr %30) #15
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %188

188:                                              ; preds = %239, %187
  %189 = load i32, ptr %30, align 4, !tbaa !6
  %190 = icmp slt i32 %189, 8
  br i1 %190, label %192, label %191

191:                                              ; preds = %188
  store i32 20, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #15
  br label %242

192:                                              ; preds = %188
  call void @llvm.lifetime.start.p0(ptr %31) #15
  store i32 0, ptr %31, align 4, !tbaa !6
  br label %193

193:                                              ; preds = %235, %192
  %194 = load i32, ptr %31, align 4, !tbaa !6
  %195 = icmp slt i32 %194, 3
  br i1 %195, label %197, label %196

196:                                              ; preds = %193
  store i32 23, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #15
  br label %238

197:                                              ; preds = %193
  call void @llvm.lifetime.start.p0(ptr %32) #15
  %198 = load ptr, ptr %16, align 8, !tbaa !161
  %199 = load i64, ptr %11, align 8, !tbaa !44
  %200 = load i32, ptr %30, align 4, !tbaa !6
  %201 = sext i32 %200 to i64
  %202 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %199, i64 noundef %201)
  %203 = load ptr, ptr %9, align 8, !tbaa !128, !nonnull !46, !align !47
  %204 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %203, i32 0, i32 5
  %205 = load i64, ptr %204, align 8, !tbaa !112
  %206 = mul nsw i64 %202, %205
  %207 = load i32, ptr %31, align 4, !tbaa !6
  %208 = mul nsw i32 16, %207
  %209 = sext i32 %208 to i64
  %210 = add nsw i64 %206, %209
  %211 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %210)
  %212 = getelementptr inbounds i8, ptr %198, i64 %211
  store ptr %212, ptr %32, align 8, !tbaa !161
  %213 = load i32, ptr @paired, align 4, !tbaa !6
  %214 = icmp ne i32 %213, 0
  br i1 %214, label %215, label %225

215:                                              ; preds = %197
  %216 = load ptr, ptr %32, align 8, !tbaa !161
  %217 = load i32, ptr %30, align 4, !tbaa !6
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %18, i64 0, i64 %218
  %220 = load i32, ptr %31, align 4, !tbaa !6
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds [3 x <16 x float>], ptr %219, i64 0, i64 %221
  %223 = load <16 x float>, ptr %222, align 64, !tbaa !140
  %224 = call noundef <16 x i16> @_ZN12_GLOBAL__N_18narrowedEDv16_f(<16 x float> noundef %223)
  call void @_ZN12_GLOBAL__N_15storeIDv16_tEEvPvT_(ptr noundef %216, <16 x i16> noundef %224)
  br label %234

225:                                              ; preds = %197
  %226 = load ptr, ptr %32, align 8, !tbaa !161
  %227 = load i32, ptr %30, align 4, !tbaa !6
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds [8 x [3 x <16 x float>]], ptr %18, i64 0, i64 %228
  %230 = load i32, ptr %31, align 4, !tbaa !6
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds [3 x <16 x float>], ptr %229, i64 0, i64 %231
  %233 = load <16 x float>, ptr %232, align 64, !tbaa !140
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %226, <16 x float> noundef %233)
  br label %234

234:                                              ; preds = %225, %215
  call void @llvm.lifetime.end.p0(ptr %32) #15
  br label %235

235:                                              ; preds = %234
  %236 = load i32, ptr %31, align 4, !tbaa !6
  %237 = add nsw i32 %236, 1
  store i32 %237, ptr %31, align 4, !tbaa !6
  br label %193, !llvm.loop !176

238:                                              ; preds = %196
  br label %239

239:                                              ; preds = %238
  %240 = load i32, ptr %30, align 4, !tbaa !6
  %241 = add nsw i32 %240, 1
  store i32 %241, ptr %30, align 4, !tbaa !6
  br label %188, !llvm.loop !177

242:                                              ; preds = %191
  call void @llvm.lifetime.end.p0(ptr %18) #15
  call void @llvm.lifetime.end.p0(ptr %17) #15
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi2EEEvRKNS_7ProductEPKflS5_lPKclPc(ptr noundef nonnull align 8 dereferenceable(80) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7) #7 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i64, align 8
  %16 = alloca ptr, align 8
  %17 = alloca [8 x ptr], align 16
  %18 = alloca [8 x [2 x <16 x float>]], align 64
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i64, align 8
  %25 = alloca [2 x <16 x float>], align 64
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca <16 x float>, align 64
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca ptr, align 8
  store ptr %0, ptr %9, align 8, !tbaa !128
  store ptr %1, ptr %10, align 8, !tbaa !139
  store i64 %2, ptr %11, align 8, !tbaa !44
  store ptr %3, ptr %12, align 8, !tbaa !139
  store i64 %4, ptr %13, align 8, !tbaa !44
  store ptr %5, ptr %14, align 8, !tbaa !161
  store i64 %6, ptr %15, align 8, !tbaa !44
  store ptr %7, ptr %16, align 8, !tbaa !161
  call void @llvm.lifetime.start.p0(ptr %17) #15
  call void @llvm.lifetime.start.p0(ptr %18) #15
  call void @llvm.lifetime.start.p0(ptr %19) #15
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %33

33:                                               ; preds = %88, %8
  %34 = load i32, ptr %19, align 4, !tbaa !6
  %35 = icmp slt i32 %34, 8
  br i1 %35, label %37, label %36

36:                                               ; preds = %33
  store i32 2, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #15
  br label %91

37:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr %21) #15
  %38 = load i64, ptr %11, align 8, !tbaa !44
  %39 = load i32, ptr %19, align 4, !tbaa !6
  %40 = sext i32 %39 to i64
  %41 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %38, i64 noundef %40)
  store i64 %41, ptr %21, align 8, !tbaa !44
  %42 = load ptr, ptr %10, align 8, !tbaa !139
  %43 = load i64, ptr %21, align 8, !tbaa !44
  %44 = load ptr, ptr %9, align 8, !tbaa !128, !nonnull !46, !align !47
  %45 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %44, i32 0, i32 6
  %46 = load i64, ptr %45, align 8, !tbaa !124
  %47 = mul nsw i64 %43, %46
  %48 = getelementptr inbounds float, ptr %42, i64 %47
  %49 = load i32, ptr %19, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [8 x ptr], ptr %17, i64 0, i64 %50
  store ptr %48, ptr %51, align 8, !tbaa !139
  call void @llvm.lifetime.start.p0(ptr %22) #15
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %52

52:                                               ; preds = %84, %37
  %53 = load i32, ptr %22, align 4, !tbaa !6
  %54 = icmp slt i32 %53, 2
  br i1 %54, label %56, label %55

55:                                               ; preds = %52
  store i32 5, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #15
  br label %87

56:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(ptr %23) #15
  %57 = load ptr, ptr %14, align 8, !tbaa !161
  %58 = load i64, ptr %21, align 8, !tbaa !44
  %59 = load i64, ptr %15, align 8, !tbaa !44
  %60 = mul nsw i64 %58, %59
  %61 = load i32, ptr %22, align 4, !tbaa !6
  %62 = mul nsw i32 16, %61
  %63 = sext i32 %62 to i64
  %64 = add nsw i64 %60, %63
  %65 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %64)
  %66 = getelementptr inbounds i8, ptr %57, i64 %65
  store ptr %66, ptr %23, align 8, !tbaa !161
  %67 = load i32, ptr @paired, align 4, !tbaa !6
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %69, label %73

69:                                               ; preds = %56
  %70 = load ptr, ptr %23, align 8, !tbaa !161
  %71 = call noundef <16 x i16> @_ZN12_GLOBAL__N_14loadIDv16_tEET_PKv(ptr noundef %70)
  %72 = call noundef <16 x float> @_ZN12_GLOBAL__N_17widenedEDv16_t(<16 x i16> noundef %71)
  br label %76

73:                                               ; preds = %56
  %74 = load ptr, ptr %23, align 8, !tbaa !161
  %75 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %74)
  br label %76

76:                                               ; preds = %73, %69
  %77 = phi <16 x float> [ %72, %69 ], [ %75, %73 ]
  %78 = load i32, ptr %19, align 4, !tbaa !6
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [8 x [2 x <16 x float>]], ptr %18, i64 0, i64 %79
  %81 = load i32, ptr %22, align 4, !tbaa !6
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [2 x <16 x float>], ptr %80, i64 0, i64 %82
  store <16 x float> %77, ptr %83, align 64, !tbaa !140
  call void @llvm.lifetime.end.p0(ptr %23) #15
  br label %84

84:                                               ; preds = %76
  %85 = load i32, ptr %22, align 4, !tbaa !6
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %22, align 4, !tbaa !6
  br label %52, !llvm.loop !178

87:                                               ; preds = %55
  call void @llvm.lifetime.end.p0(ptr %21) #15
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %19, align 4, !tbaa !6
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %19, align 4, !tbaa !6
  br label %33, !llvm.loop !179

91:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %24) #15
  store i64 0, ptr %24, align 8, !tbaa !44
  br label %92

92:                                               ; preds = %184, %91
  %93 = load i64, ptr %24, align 8, !tbaa !44
  %94 = load i64, ptr %13, align 8, !tbaa !44
  %95 = icmp slt i64 %93, %94
  br i1 %95, label %97, label %96

96:                                               ; preds = %92
  store i32 8, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #15
  br label %187

97:                                               ; preds = %92
  call void @llvm.lifetime.start.p0(ptr %25) #15
  call void @llvm.lifetime.start.p0(ptr %26) #15
  store i32 0, ptr %26, align 4, !tbaa !6
  br label %98

98:                                               ; preds = %115, %97
  %99 = load i32, ptr %26, align 4, !tbaa !6
  %100 = icmp slt i32 %99, 2
  br i1 %100, label %102, label %101

101:                                              ; preds = %98
  store i32 11, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #15
  br label %118

102:                                              ; preds = %98
  %103 = load ptr, ptr %12, align 8, !tbaa !139
  %104 = load i64, ptr %24, align 8, !tbaa !44
  %105 = mul nsw i64 %104, 48
  %106 = getelementptr inbounds float, ptr %103, i64 %105
  %107 = load i32, ptr %26, align 4, !tbaa !6
  %108 = mul nsw i32 16, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %106, i64 %109
  %111 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %110)
  %112 = load i32, ptr %26, align 4, !tbaa !6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [2 x <16 x float>], ptr %25, i64 0, i64 %113
  store <16 x float> %111, ptr %114, align 64, !tbaa !140
  br label %115

115:                                              ; preds = %102
  %116 = load i32, ptr %26, align 4, !tbaa !6
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %26, align 4, !tbaa !6
  br label %98, !llvm.loop !180

118:                                              ; preds = %101
  call void @llvm.lifetime.start.p0(ptr %27) #15
  store i32 0, ptr %27, align 4, !tbaa !6
  br label %119

119:                                              ; preds = %180, %118
  %120 = load i32, ptr %27, align 4, !tbaa !6
  %121 = icmp slt i32 %120, 8
  br i1 %121, label %123, label %122

122:                                              ; preds = %119
  store i32 14, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #15
  br label %183

123:                                              ; preds = %119
  call void @llvm.lifetime.start.p0(ptr %28) #15
  %124 = load i32, ptr %27, align 4, !tbaa !6
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [8 x ptr], ptr %17, i64 0, i64 %125
  %127 = load ptr, ptr %126, align 8, !tbaa !139
  %128 = load i64, ptr %24, align 8, !tbaa !44
  %129 = getelementptr inbounds float, ptr %127, i64 %128
  %130 = load float, ptr %129, align 4, !tbaa !171
  %131 = insertelement <16 x float> poison, float %130, i64 0
  %132 = shufflevector <16 x float> %131, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %132, ptr %28, align 64, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %29) #15
  store i32 0, ptr %29, align 4, !tbaa !6
  br label %133

133:                                              ; preds = %176, %123
  %134 = load i32, ptr %29, align 4, !tbaa !6
  %135 = icmp slt i32 %134, 2
  br i1 %135, label %137, label %136

136:                                              ; preds = %133
  store i32 17, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %29) #15
  br label %179

137:                                              ; preds = %133
  %138 = load i32, ptr @paired, align 4, !tbaa !6
  %139 = icmp ne i32 %138, 0
  br i1 %139, label %140, label %154

140:                                              ; preds = %137
  %141 = load i32, ptr %29, align 4, !tbaa !6
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [2 x <16 x float>], ptr %25, i64 0, i64 %142
  %144 = load <16 x float>, ptr %143, align 64, !tbaa !140
  %145 = load <16 x float>, ptr %28, align 64, !tbaa !140
  %146 = load i32, ptr %27, align 4, !tbaa !6
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [8 x [2 x <16 x float>]], ptr %18, i64 0, i64 %147
  %149 = load i32, ptr %29, align 4, !tbaa !6
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [2 x <16 x float>], ptr %148, i64 0, i64 %150
  %152 = load <16 x float>, ptr %151, align 64, !tbaa !140
  %153 = call noundef <16 x float> @_ZN12_GLOBAL__N_19add_pairsEDv16_fS0_S0_(<16 x float> noundef %144, <16 x float> noundef %145, <16 x float> noundef %152)
  br label %168

154:                                              ; preds = %137
  %155 = load i32, ptr %29, align 4, !tbaa !6
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [2 x <16 x float>], ptr %25, i64 0, i64 %156
  %158 = load <16 x float>, ptr %157, align 64, !tbaa !140
  %159 = load <16 x float>, ptr %28, align 64, !tbaa !140
  %160 = load i32, ptr %27, align 4, !tbaa !6
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [8 x [2 x <16 x float>]], ptr %18, i64 0, i64 %161
  %163 = load i32, ptr %29, align 4, !tbaa !6
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [2 x <16 x float>], ptr %162, i64 0, i64 %164
  %166 = load <16 x float>, ptr %165, align 64, !tbaa !140
  %167 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %158, <16 x float> noundef %159, <16 x float> noundef %166)
  br label %168

168:                                              ; preds = %154, %140
  %169 = phi <16 x float> [ %153, %140 ], [ %167, %154 ]
  %170 = load i32, ptr %27, align 4, !tbaa !6
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [8 x [2 x <16 x float>]], ptr %18, i64 0, i64 %171
  %173 = load i32, ptr %29, align 4, !tbaa !6
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [2 x <16 x float>], ptr %172, i64 0, i64 %174
  store <16 x float> %169, ptr %175, align 64, !tbaa !140
  br label %176

176:                                              ; preds = %168
  %177 = load i32, ptr %29, align 4, !tbaa !6
  %178 = add nsw i32 %177, 1
  store i32 %178, ptr %29, align 4, !tbaa !6
  br label %133, !llvm.loop !181

179:                                              ; preds = %136
  call void @llvm.lifetime.end.p0(ptr %28) #15
  br label %180

180:                                              ; preds = %179
  %181 = load i32, ptr %27, align 4, !tbaa !6
  %182 = add nsw i32 %181, 1
  store i32 %182, ptr %27, align 4, !tbaa !6
  br label %119, !llvm.loop !182

183:                                              ; preds = %122
  call void @llvm.lifetime.end.p0(ptr %25) #15
  br label %184

184:                                              ; preds = %183
  %185 = load i64, ptr %24, align 8, !tbaa !44
  %186 = add nsw i64 %185, 1
  store i64 %186, ptr %24, align 8, !tbaa !44
  br label %92, !llvm.loop !183

187:                                              ; preds = %96
  call void @llvm.lifetime.start.p0(ptr %30) #15
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %188

188:                                              ; preds = %239, %187
  %189 = load i32, ptr %30, align 4, !tbaa !6
  %190 = icmp slt i32 %189, 8
  br i1 %190, label %192, label %191

191:                                              ; preds = %188
  store i32 20, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #15
  br label %242

192:                                              ; preds = %188
  call void @llvm.lifetime.start.p0(ptr %31) #15
  store i32 0, ptr %31, align 4, !tbaa !6
  br label %193

193:                                              ; preds = %235, %192
  %194 = load i32, ptr %31, align 4, !tbaa !6
  %195 = icmp slt i32 %194, 2
  br i1 %195, label %197, label %196

196:                                              ; preds = %193
  store i32 23, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #15
  br label %238

197:                                              ; preds = %193
  call void @llvm.lifetime.start.p0(ptr %32) #15
  %198 = load ptr, ptr %16, align 8, !tbaa !161
  %199 = load i64, ptr %11, align 8, !tbaa !44
  %200 = load i32, ptr %30, align 4, !tbaa !6
  %201 = sext i32 %200 to i64
  %202 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %199, i64 noundef %201)
  %203 = load ptr, ptr %9, align 8, !tbaa !128, !nonnull !46, !align !47
  %204 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %203, i32 0, i32 5
  %205 = load i64, ptr %204, align 8, !tbaa !112
  %206 = mul nsw i64 %202, %205
  %207 = load i32, ptr %31, align 4, !tbaa !6
  %208 = mul nsw i32 16, %207
  %209 = sext i32 %208 to i64
  %210 = add nsw i64 %206, %209
  %211 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %210)
  %212 = getelementptr inbounds i8, ptr %198, i64 %211
  store ptr %212, ptr %32, align 8, !tbaa !161
  %213 = load i32, ptr @paired, align 4, !tbaa !6
  %214 = icmp ne i32 %213, 0
  br i1 %214, label %215, label %225

215:                                              ; preds = %197
  %216 = load ptr, ptr %32, align 8, !tbaa !161
  %217 = load i32, ptr %30, align 4, !tbaa !6
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds [8 x [2 x <16 x float>]], ptr %18, i64 0, i64 %218
  %220 = load i32, ptr %31, align 4, !tbaa !6
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds [2 x <16 x float>], ptr %219, i64 0, i64 %221
  %223 = load <16 x float>, ptr %222, align 64, !tbaa !140
  %224 = call noundef <16 x i16> @_ZN12_GLOBAL__N_18narrowedEDv16_f(<16 x float> noundef %223)
  call void @_ZN12_GLOBAL__N_15storeIDv16_tEEvPvT_(ptr noundef %216, <16 x i16> noundef %224)
  br label %234

225:                                              ; preds = %197
  %226 = load ptr, ptr %32, align 8, !tbaa !161
  %227 = load i32, ptr %30, align 4, !tbaa !6
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds [8 x [2 x <16 x float>]], ptr %18, i64 0, i64 %228
  %230 = load i32, ptr %31, align 4, !tbaa !6
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds [2 x <16 x float>], ptr %229, i64 0, i64 %231
  %233 = load <16 x float>, ptr %232, align 64, !tbaa !140
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %226, <16 x float> noundef %233)
  br label %234

234:                                              ; preds = %225, %215
  call void @llvm.lifetime.end.p0(ptr %32) #15
  br label %235

235:                                              ; preds = %234
  %236 = load i32, ptr %31, align 4, !tbaa !6
  %237 = add nsw i32 %236, 1
  store i32 %237, ptr %31, align 4, !tbaa !6
  br label %193, !llvm.loop !184

238:                                              ; preds = %196
  br label %239

239:                                              ; preds = %238
  %240 = load i32, ptr %30, align 4, !tbaa !6
  %241 = add nsw i32 %240, 1
  store i32 %241, ptr %30, align 4, !tbaa !6
  br label %188, !llvm.loop !185

242:                                              ; preds = %191
  call void @llvm.lifetime.end.p0(ptr %18) #15
  call void @llvm.lifetime.end.p0(ptr %17) #15
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZN12_GLOBAL__N_14tileILi1EEEvRKNS_7ProductEPKflS5_lPKclPc(ptr noundef nonnull align 8 dereferenceable(80) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, ptr noundef %7) #7 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i64, align 8
  %16 = alloca ptr, align 8
  %17 = alloca [8 x ptr], align 16
  %18 = alloca [8 x [1 x <16 x float>]], align 64
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i64, align 8
  %25 = alloca [1 x <16 x float>], align 64
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca <16 x float>, align 64
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca ptr, align 8
  store ptr %0, ptr %9, align 8, !tbaa !128
  store ptr %1, ptr %10, align 8, !tbaa !139
  store i64 %2, ptr %11, align 8, !tbaa !44
  store ptr %3, ptr %12, align 8, !tbaa !139
  store i64 %4, ptr %13, align 8, !tbaa !44
  store ptr %5, ptr %14, align 8, !tbaa !161
  store i64 %6, ptr %15, align 8, !tbaa !44
  store ptr %7, ptr %16, align 8, !tbaa !161
  call void @llvm.lifetime.start.p0(ptr %17) #15
  call void @llvm.lifetime.start.p0(ptr %18) #15
  call void @llvm.lifetime.start.p0(ptr %19) #15
  store i32 0, ptr %19, align 4, !tbaa !6
  br label %33

33:                                               ; preds = %88, %8
  %34 = load i32, ptr %19, align 4, !tbaa !6
  %35 = icmp slt i32 %34, 8
  br i1 %35, label %37, label %36

36:                                               ; preds = %33
  store i32 2, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #15
  br label %91

37:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr %21) #15
  %38 = load i64, ptr %11, align 8, !tbaa !44
  %39 = load i32, ptr %19, align 4, !tbaa !6
  %40 = sext i32 %39 to i64
  %41 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %38, i64 noundef %40)
  store i64 %41, ptr %21, align 8, !tbaa !44
  %42 = load ptr, ptr %10, align 8, !tbaa !139
  %43 = load i64, ptr %21, align 8, !tbaa !44
  %44 = load ptr, ptr %9, align 8, !tbaa !128, !nonnull !46, !align !47
  %45 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %44, i32 0, i32 6
  %46 = load i64, ptr %45, align 8, !tbaa !124
  %47 = mul nsw i64 %43, %46
  %48 = getelementptr inbounds float, ptr %42, i64 %47
  %49 = load i32, ptr %19, align 4, !tbaa !6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [8 x ptr], ptr %17, i64 0, i64 %50
  store ptr %48, ptr %51, align 8, !tbaa !139
  call void @llvm.lifetime.start.p0(ptr %22) #15
  store i32 0, ptr %22, align 4, !tbaa !6
  br label %52

52:                                               ; preds = %84, %37
  %53 = load i32, ptr %22, align 4, !tbaa !6
  %54 = icmp slt i32 %53, 1
  br i1 %54, label %56, label %55

55:                                               ; preds = %52
  store i32 5, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #15
  br label %87

56:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(ptr %23) #15
  %57 = load ptr, ptr %14, align 8, !tbaa !161
  %58 = load i64, ptr %21, align 8, !tbaa !44
  %59 = load i64, ptr %15, align 8, !tbaa !44
  %60 = mul nsw i64 %58, %59
  %61 = load i32, ptr %22, align 4, !tbaa !6
  %62 = mul nsw i32 16, %61
  %63 = sext i32 %62 to i64
  %64 = add nsw i64 %60, %63
  %65 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %64)
  %66 = getelementptr inbounds i8, ptr %57, i64 %65
  store ptr %66, ptr %23, align 8, !tbaa !161
  %67 = load i32, ptr @paired, align 4, !tbaa !6
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %69, label %73

69:                                               ; preds = %56
  %70 = load ptr, ptr %23, align 8, !tbaa !161
  %71 = call noundef <16 x i16> @_ZN12_GLOBAL__N_14loadIDv16_tEET_PKv(ptr noundef %70)
  %72 = call noundef <16 x float> @_ZN12_GLOBAL__N_17widenedEDv16_t(<16 x i16> noundef %71)
  br label %76

73:                                               ; preds = %56
  %74 = load ptr, ptr %23, align 8, !tbaa !161
  %75 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %74)
  br label %76

76:                                               ; preds = %73, %69
  %77 = phi <16 x float> [ %72, %69 ], [ %75, %73 ]
  %78 = load i32, ptr %19, align 4, !tbaa !6
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [8 x [1 x <16 x float>]], ptr %18, i64 0, i64 %79
  %81 = load i32, ptr %22, align 4, !tbaa !6
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [1 x <16 x float>], ptr %80, i64 0, i64 %82
  store <16 x float> %77, ptr %83, align 64, !tbaa !140
  call void @llvm.lifetime.end.p0(ptr %23) #15
  br label %84

84:                                               ; preds = %76
  %85 = load i32, ptr %22, align 4, !tbaa !6
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %22, align 4, !tbaa !6
  br label %52, !llvm.loop !186

87:                                               ; preds = %55
  call void @llvm.lifetime.end.p0(ptr %21) #15
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %19, align 4, !tbaa !6
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %19, align 4, !tbaa !6
  br label %33, !llvm.loop !187

91:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %24) #15
  store i64 0, ptr %24, align 8, !tbaa !44
  br label %92

92:                                               ; preds = %184, %91
  %93 = load i64, ptr %24, align 8, !tbaa !44
  %94 = load i64, ptr %13, align 8, !tbaa !44
  %95 = icmp slt i64 %93, %94
  br i1 %95, label %97, label %96

96:                                               ; preds = %92
  store i32 8, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #15
  br label %187

97:                                               ; preds = %92
  call void @llvm.lifetime.start.p0(ptr %25) #15
  call void @llvm.lifetime.start.p0(ptr %26) #15
  store i32 0, ptr %26, align 4, !tbaa !6
  br label %98

98:                                               ; preds = %115, %97
  %99 = load i32, ptr %26, align 4, !tbaa !6
  %100 = icmp slt i32 %99, 1
  br i1 %100, label %102, label %101

101:                                              ; preds = %98
  store i32 11, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #15
  br label %118

102:                                              ; preds = %98
  %103 = load ptr, ptr %12, align 8, !tbaa !139
  %104 = load i64, ptr %24, align 8, !tbaa !44
  %105 = mul nsw i64 %104, 48
  %106 = getelementptr inbounds float, ptr %103, i64 %105
  %107 = load i32, ptr %26, align 4, !tbaa !6
  %108 = mul nsw i32 16, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %106, i64 %109
  %111 = call noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %110)
  %112 = load i32, ptr %26, align 4, !tbaa !6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [1 x <16 x float>], ptr %25, i64 0, i64 %113
  store <16 x float> %111, ptr %114, align 64, !tbaa !140
  br label %115

115:                                              ; preds = %102
  %116 = load i32, ptr %26, align 4, !tbaa !6
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %26, align 4, !tbaa !6
  br label %98, !llvm.loop !188

118:                                              ; preds = %101
  call void @llvm.lifetime.start.p0(ptr %27) #15
  store i32 0, ptr %27, align 4, !tbaa !6
  br label %119

119:                                              ; preds = %180, %118
  %120 = load i32, ptr %27, align 4, !tbaa !6
  %121 = icmp slt i32 %120, 8
  br i1 %121, label %123, label %122

122:                                              ; preds = %119
  store i32 14, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #15
  br label %183

123:                                              ; preds = %119
  call void @llvm.lifetime.start.p0(ptr %28) #15
  %124 = load i32, ptr %27, align 4, !tbaa !6
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [8 x ptr], ptr %17, i64 0, i64 %125
  %127 = load ptr, ptr %126, align 8, !tbaa !139
  %128 = load i64, ptr %24, align 8, !tbaa !44
  %129 = getelementptr inbounds float, ptr %127, i64 %128
  %130 = load float, ptr %129, align 4, !tbaa !171
  %131 = insertelement <16 x float> poison, float %130, i64 0
  %132 = shufflevector <16 x float> %131, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %132, ptr %28, align 64, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %29) #15
  store i32 0, ptr %29, align 4, !tbaa !6
  br label %133

133:                                              ; preds = %176, %123
  %134 = load i32, ptr %29, align 4, !tbaa !6
  %135 = icmp slt i32 %134, 1
  br i1 %135, label %137, label %136

136:                                              ; preds = %133
  store i32 17, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %29) #15
  br label %179

137:                                              ; preds = %133
  %138 = load i32, ptr @paired, align 4, !tbaa !6
  %139 = icmp ne i32 %138, 0
  br i1 %139, label %140, label %154

140:                                              ; preds = %137
  %141 = load i32, ptr %29, align 4, !tbaa !6
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [1 x <16 x float>], ptr %25, i64 0, i64 %142
  %144 = load <16 x float>, ptr %143, align 64, !tbaa !140
  %145 = load <16 x float>, ptr %28, align 64, !tbaa !140
  %146 = load i32, ptr %27, align 4, !tbaa !6
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [8 x [1 x <16 x float>]], ptr %18, i64 0, i64 %147
  %149 = load i32, ptr %29, align 4, !tbaa !6
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [1 x <16 x float>], ptr %148, i64 0, i64 %150
  %152 = load <16 x float>, ptr %151, align 64, !tbaa !140
  %153 = call noundef <16 x float> @_ZN12_GLOBAL__N_19add_pairsEDv16_fS0_S0_(<16 x float> noundef %144, <16 x float> noundef %145, <16 x float> noundef %152)
  br label %168

154:                                              ; preds = %137
  %155 = load i32, ptr %29, align 4, !tbaa !6
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [1 x <16 x float>], ptr %25, i64 0, i64 %156
  %158 = load <16 x float>, ptr %157, align 64, !tbaa !140
  %159 = load <16 x float>, ptr %28, align 64, !tbaa !140
  %160 = load i32, ptr %27, align 4, !tbaa !6
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [8 x [1 x <16 x float>]], ptr %18, i64 0, i64 %161
  %163 = load i32, ptr %29, align 4, !tbaa !6
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [1 x <16 x float>], ptr %162, i64 0, i64 %164
  %166 = load <16 x float>, ptr %165, align 64, !tbaa !140
  %167 = call noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %158, <16 x float> noundef %159, <16 x float> noundef %166)
  br label %168

168:                                              ; preds = %154, %140
  %169 = phi <16 x float> [ %153, %140 ], [ %167, %154 ]
  %170 = load i32, ptr %27, align 4, !tbaa !6
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [8 x [1 x <16 x float>]], ptr %18, i64 0, i64 %171
  %173 = load i32, ptr %29, align 4, !tbaa !6
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [1 x <16 x float>], ptr %172, i64 0, i64 %174
  store <16 x float> %169, ptr %175, align 64, !tbaa !140
  br label %176

176:                                              ; preds = %168
  %177 = load i32, ptr %29, align 4, !tbaa !6
  %178 = add nsw i32 %177, 1
  store i32 %178, ptr %29, align 4, !tbaa !6
  br label %133, !llvm.loop !189

179:                                              ; preds = %136
  call void @llvm.lifetime.end.p0(ptr %28) #15
  br label %180

180:                                              ; preds = %179
  %181 = load i32, ptr %27, align 4, !tbaa !6
  %182 = add nsw i32 %181, 1
  store i32 %182, ptr %27, align 4, !tbaa !6
  br label %119, !llvm.loop !190

183:                                              ; preds = %122
  call void @llvm.lifetime.end.p0(ptr %25) #15
  br label %184

184:                                              ; preds = %183
  %185 = load i64, ptr %24, align 8, !tbaa !44
  %186 = add nsw i64 %185, 1
  store i64 %186, ptr %24, align 8, !tbaa !44
  br label %92, !llvm.loop !191

187:                                              ; preds = %96
  call void @llvm.lifetime.start.p0(ptr %30) #15
  store i32 0, ptr %30, align 4, !tbaa !6
  br label %188

188:                                              ; preds = %239, %187
  %189 = load i32, ptr %30, align 4, !tbaa !6
  %190 = icmp slt i32 %189, 8
  br i1 %190, label %192, label %191

191:                                              ; preds = %188
  store i32 20, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #15
  br label %242

192:                                              ; preds = %188
  call void @llvm.lifetime.start.p0(ptr %31) #15
  store i32 0, ptr %31, align 4, !tbaa !6
  br label %193

193:                                              ; preds = %235, %192
  %194 = load i32, ptr %31, align 4, !tbaa !6
  %195 = icmp slt i32 %194, 1
  br i1 %195, label %197, label %196

196:                                              ; preds = %193
  store i32 23, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #15
  br label %238

197:                                              ; preds = %193
  call void @llvm.lifetime.start.p0(ptr %32) #15
  %198 = load ptr, ptr %16, align 8, !tbaa !161
  %199 = load i64, ptr %11, align 8, !tbaa !44
  %200 = load i32, ptr %30, align 4, !tbaa !6
  %201 = sext i32 %200 to i64
  %202 = call noundef i64 @_ZN12_GLOBAL__N_15leastEll(i64 noundef %199, i64 noundef %201)
  %203 = load ptr, ptr %9, align 8, !tbaa !128, !nonnull !46, !align !47
  %204 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Product", ptr %203, i32 0, i32 5
  %205 = load i64, ptr %204, align 8, !tbaa !112
  %206 = mul nsw i64 %202, %205
  %207 = load i32, ptr %31, align 4, !tbaa !6
  %208 = mul nsw i32 16, %207
  %209 = sext i32 %208 to i64
  %210 = add nsw i64 %206, %209
  %211 = call noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %210)
  %212 = getelementptr inbounds i8, ptr %198, i64 %211
  store ptr %212, ptr %32, align 8, !tbaa !161
  %213 = load i32, ptr @paired, align 4, !tbaa !6
  %214 = icmp ne i32 %213, 0
  br i1 %214, label %215, label %225

215:                                              ; preds = %197
  %216 = load ptr, ptr %32, align 8, !tbaa !161
  %217 = load i32, ptr %30, align 4, !tbaa !6
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds [8 x [1 x <16 x float>]], ptr %18, i64 0, i64 %218
  %220 = load i32, ptr %31, align 4, !tbaa !6
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds [1 x <16 x float>], ptr %219, i64 0, i64 %221
  %223 = load <16 x float>, ptr %222, align 64, !tbaa !140
  %224 = call noundef <16 x i16> @_ZN12_GLOBAL__N_18narrowedEDv16_f(<16 x float> noundef %223)
  call void @_ZN12_GLOBAL__N_15storeIDv16_tEEvPvT_(ptr noundef %216, <16 x i16> noundef %224)
  br label %234

225:                                              ; preds = %197
  %226 = load ptr, ptr %32, align 8, !tbaa !161
  %227 = load i32, ptr %30, align 4, !tbaa !6
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds [8 x [1 x <16 x float>]], ptr %18, i64 0, i64 %228
  %230 = load i32, ptr %31, align 4, !tbaa !6
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds [1 x <16 x float>], ptr %229, i64 0, i64 %231
  %233 = load <16 x float>, ptr %232, align 64, !tbaa !140
  call void @_ZN12_GLOBAL__N_15storeIDv16_fEEvPvT_(ptr noundef %226, <16 x float> noundef %233)
  br label %234

234:                                              ; preds = %225, %215
  call void @llvm.lifetime.end.p0(ptr %32) #15
  br label %235

235:                                              ; preds = %234
  %236 = load i32, ptr %31, align 4, !tbaa !6
  %237 = add nsw i32 %236, 1
  store i32 %237, ptr %31, align 4, !tbaa !6
  br label %193, !llvm.loop !192

238:                                              ; preds = %196
  br label %239

239:                                              ; preds = %238
  %240 = load i32, ptr %30, align 4, !tbaa !6
  %241 = add nsw i32 %240, 1
  store i32 %241, ptr %30, align 4, !tbaa !6
  br label %188, !llvm.loop !193

242:                                              ; preds = %191
  call void @llvm.lifetime.end.p0(ptr %18) #15
  call void @llvm.lifetime.end.p0(ptr %17) #15
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef i64 @_ZN12_GLOBAL__N_17numbersEl(i64 noundef %0) #10 {
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
define internal noundef <16 x float> @_ZN12_GLOBAL__N_17widenedEDv16_t(<16 x i16> noundef %0) #9 {
  %2 = alloca <16 x i16>, align 32
  store <16 x i16> %0, ptr %2, align 32, !tbaa !140
  %3 = load <16 x i16>, ptr %2, align 32, !tbaa !140
  %4 = zext <16 x i16> %3 to <16 x i32>
  %5 = shl <16 x i32> %4, splat (i32 16)
  %6 = call noundef <16 x float> @_ZN12_GLOBAL__N_19as_floatsEDv16_i(<16 x i32> noundef %5)
  ret <16 x float> %6
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i16> @_ZN12_GLOBAL__N_14loadIDv16_tEET_PKv(ptr noundef %0) #12 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.1, ptr %3, i32 0, i32 0
  %5 = load <16 x i16>, ptr %4, align 1, !tbaa !140
  ret <16 x i16> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_14loadIDv16_fEET_PKv(ptr noundef %0) #9 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !tbaa !49
  %4 = getelementptr inbounds nuw %struct.Unaligned.2, ptr %3, i32 0, i32 0
  %5 = load <16 x float>, ptr %4, align 1, !tbaa !140
  ret <16 x float> %5
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_19add_pairsEDv16_fS0_S0_(<16 x float> noundef %0, <16 x float> noundef %1, <16 x float> noundef %2) #9 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %4, align 64, !tbaa !140
  store <16 x float> %1, ptr %5, align 64, !tbaa !140
  store <16 x float> %2, ptr %6, align 64, !tbaa !140
  %7 = load <16 x float>, ptr %6, align 64, !tbaa !140
  %8 = load <16 x float>, ptr %4, align 64, !tbaa !140
  %9 = bitcast <16 x float> %8 to <32 x bfloat>
  %10 = load <16 x float>, ptr %5, align 64, !tbaa !140
  %11 = bitcast <16 x float> %10 to <32 x bfloat>
  %12 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %7, <32 x bfloat> %9, <32 x bfloat> %11)
  ret <16 x float> %12
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_13fmaEDv16_fS0_S0_(<16 x float> noundef %0, <16 x float> noundef %1, <16 x float> noundef %2) #9 {
  %4 = alloca <16 x float>, align 64
  %5 = alloca <16 x float>, align 64
  %6 = alloca <16 x float>, align 64
  store <16 x float> %0, ptr %4, align 64, !tbaa !140
  store <16 x float> %1, ptr %5, align 64, !tbaa !140
  store <16 x float> %2, ptr %6, align 64, !tbaa !140
  %7 = load <16 x float>, ptr %4, align 64, !tbaa !140
  %8 = load <16 x float>, ptr %5, align 64, !tbaa !140
  %9 = load <16 x float>, ptr %6, align 64, !tbaa !140
  %10 = call <16 x float> @llvm.fma.v16f32(<16 x float> %7, <16 x float> %8, <16 x float> %9)
  ret <16 x float> %10
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal void @_ZN12_GLOBAL__N_15storeIDv16_tEEvPvT_(ptr noundef %0, <16 x i16> noundef %1) #12 {
  %3 = alloca ptr, align 8
  %4 = alloca <16 x i16>, align 32
  store ptr %0, ptr %3, align 8, !tbaa !49
  store <16 x i16> %1, ptr %4, align 32, !tbaa !140
  %5 = load <16 x i16>, ptr %4, align 32, !tbaa !140
  %6 = load ptr, ptr %3, align 8, !tbaa !49
  %7 = getelementptr inbounds nuw %struct.Unaligned.3, ptr %6, i32 0, i32 0
  store <16 x i16> %5, ptr %7, align 1, !tbaa !140
  ret void
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x i16> @_ZN12_GLOBAL__N_18narrowedEDv16_f(<16 x float> noundef %0) #9 {
  %2 = alloca <16 x float>, align 64
  %3 = alloca <16 x bfloat>, align 32
  store <16 x float> %0, ptr %2, align 64, !tbaa !140
  call void @llvm.lifetime.start.p0(ptr %3) #15
  %4 = load <16 x float>, ptr %2, align 64, !tbaa !140
  %5 = fptrunc <16 x float> %4 to <16 x bfloat>
  store <16 x bfloat> %5, ptr %3, align 32, !tbaa !140
  %6 = load <16 x i16>, ptr %3, align 32, !tbaa !140
  call void @llvm.lifetime.end.p0(ptr %3) #15
  ret <16 x i16> %6
}

; Function Attrs: alwaysinline mustprogress nounwind uwtable
define internal noundef <16 x float> @_ZN12_GLOBAL__N_19as_floatsEDv16_i(<16 x i32> noundef %0) #9 {
  %2 = alloca <16 x i32>, align 64
  store <16 x i32> %0, ptr %2, align 64, !tbaa !140
  %3 = load <16 x i32>, ptr %2, align 64, !tbaa !140
  %4 = bitcast <16 x i32> %3 to <16 x float>
  ret <16 x float> %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float>, <32 x bfloat>, <32 x bfloat>) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>) #14

attributes #0 = { mustprogress nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind allocsize(0) }
attributes #3 = { inlinehint mustprogress nounwind uwtable }
attributes #4 = { nounwind }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { mustprogress noinline nounwind uwtable }
attributes #8 = { mustprogress noinline nounwind uwtable }
attributes #9 = { alwaysinline mustprogress nounwind uwtable }
attributes #10 = { alwaysinline mustprogress nounwind uwtable }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #12 = { alwaysinline mustprogress nounwind uwtable }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #14 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nounwind }
attributes #16 = { nounwind allocsize(0) }

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
!108 = !{!109, !15, i64 72}
!109 = !{!"_ZTSN12_GLOBAL__N_17ProductE", !110, i64 0, !110, i64 8, !111, i64 16, !111, i64 24, !15, i64 32, !15, i64 40, !15, i64 48, !15, i64 56, !15, i64 64, !15, i64 72}
!110 = !{!"p1 float", !12, i64 0}
!111 = !{!"p1 omnipotent char", !12, i64 0}
!112 = !{!109, !15, i64 40}
!113 = !{!109, !15, i64 56}
!114 = !{!115, !115, i64 0}
!115 = !{!"p1 _ZTS13XLA_FFI_Error", !12, i64 0}
!116 = !{!117, !15, i64 0}
!117 = !{!"_ZTS26XLA_FFI_Error_Destroy_Args", !15, i64 0, !16, i64 8, !115, i64 16}
!118 = !{!117, !16, i64 8}
!119 = !{!117, !115, i64 16}
!120 = !{!63, !12, i64 64}
!121 = distinct !{!121, !51}
!122 = distinct !{!122, !51}
!123 = !{!109, !15, i64 64}
!124 = !{!109, !15, i64 48}
!125 = distinct !{!125, !51}
!126 = distinct !{!126, !51}
!127 = distinct !{!127, !51}
!128 = !{!129, !129, i64 0}
!129 = !{!"p1 _ZTSN12_GLOBAL__N_17ProductE", !12, i64 0}
!130 = !{!109, !110, i64 0}
!131 = !{!109, !110, i64 8}
!132 = !{!109, !111, i64 16}
!133 = !{!109, !111, i64 24}
!134 = !{!109, !15, i64 32}
!135 = !{!136, !136, i64 0}
!136 = !{!"p1 _ZTS4Room", !12, i64 0}
!137 = !{!138, !111, i64 0}
!138 = !{!"_ZTS4Room", !111, i64 0}
!139 = !{!110, !110, i64 0}
!140 = !{!8, !8, i64 0}
!141 = distinct !{!141, !51, !142}
!142 = !{!"llvm.loop.unroll.full"}
!143 = distinct !{!143, !51, !142}
!144 = distinct !{!144, !51}
!145 = distinct !{!145, !51}
!146 = !{!57, !57, i64 0}
!147 = !{!148, !148, i64 0}
!148 = !{!"p2 float", !21, i64 0}
!149 = distinct !{!149, !51, !142}
!150 = distinct !{!150, !51, !142}
!151 = !{i64 64}
!152 = distinct !{!152, !51, !142}
!153 = distinct !{!153, !51, !142}
!154 = distinct !{!154, !51, !142}
!155 = !{!156, !57, i64 0}
!156 = !{!"_ZTSZN12_GLOBAL__N_18multiplyERKNS_7ProductElllllPKfE3$_0", !57, i64 0, !57, i64 8, !129, i64 16, !57, i64 24, !57, i64 32, !57, i64 40, !148, i64 48, !57, i64 56, !57, i64 64, !57, i64 72}
!157 = !{!156, !57, i64 8}
!158 = !{!156, !129, i64 16}
!159 = !{!156, !57, i64 24}
!160 = !{!156, !57, i64 32}
!161 = !{!111, !111, i64 0}
!162 = !{!156, !57, i64 40}
!163 = !{!156, !148, i64 48}
!164 = !{!156, !57, i64 56}
!165 = !{!156, !57, i64 64}
!166 = !{!156, !57, i64 72}
!167 = distinct !{!167, !51}
!168 = distinct !{!168, !51, !142}
!169 = distinct !{!169, !51, !142}
!170 = distinct !{!170, !51, !142}
!171 = !{!172, !172, i64 0}
!172 = !{!"float", !8, i64 0}
!173 = distinct !{!173, !51, !142}
!174 = distinct !{!174, !51, !142}
!175 = distinct !{!175, !51}
!176 = distinct !{!176, !51, !142}
!177 = distinct !{!177, !51, !142}
!178 = distinct !{!178, !51, !142}
!179 = distinct !{!179, !51, !142}
!180 = distinct !{!180, !51, !142}
!181 = distinct !{!181, !51, !142}
!182 = distinct !{!182, !51, !142}
!183 = distinct !{!183, !51}
!184 = distinct !{!184, !51, !142}
!185 = distinct !{!185, !51, !142}
!186 = distinct !{!186, !51, !142}
!187 = distinct !{!187, !51, !142}
!188 = distinct !{!188, !51, !142}
!189 = distinct !{!189, !51, !142}
!190 = distinct !{!190, !51, !142}
!191 = distinct !{!191, !51}
!192 = distinct !{!192, !51, !142}
!193 = distinct !{!193, !51, !142}
