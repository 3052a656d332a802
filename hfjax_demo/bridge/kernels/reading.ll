
%struct.Unaligned = type { <8 x i64> }

; Function Attrs: mustprogress nounwind uwtable
define void @read(ptr noundef %0, i64 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [8 x <8 x i64>], align 64
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca <8 x i64>, align 64
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !10
  store i64 %1, ptr %5, align 8, !tbaa !13
  store ptr %2, ptr %6, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %7) #3
  call void @llvm.memset.p0.i64(ptr align 64 %7, i8 0, i64 512, i1 false)
  call void @llvm.lifetime.start.p0(ptr %8) #3
  store i64 0, ptr %8, align 8, !tbaa !13
  br label %13

13:                                               ; preds = %42, %3
  %14 = load i64, ptr %8, align 8, !tbaa !13
  %15 = load i64, ptr %5, align 8, !tbaa !13
  %16 = sdiv i64 %15, 64
  %17 = icmp slt i64 %14, %16
  br i1 %17, label %19, label %18

18:                                               ; preds = %13
  store i32 2, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #3
  br label %45

19:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(ptr %10) #3
  store i32 0, ptr %10, align 4, !tbaa !6
  br label %20

20:                                               ; preds = %38, %19
  %21 = load i32, ptr %10, align 4, !tbaa !6
  %22 = icmp slt i32 %21, 8
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  store i32 5, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #3
  br label %41

24:                                               ; preds = %20
  %25 = load ptr, ptr %4, align 8, !tbaa !10
  %26 = load i64, ptr %8, align 8, !tbaa !13
  %27 = load i32, ptr %10, align 4, !tbaa !6
  %28 = sext i32 %27 to i64
  %29 = add nsw i64 %26, %28
  %30 = getelementptr inbounds %struct.Unaligned, ptr %25, i64 %29
  %31 = getelementptr inbounds nuw %struct.Unaligned, ptr %30, i32 0, i32 0
  %32 = load <8 x i64>, ptr %31, align 1, !tbaa !15
  %33 = load i32, ptr %10, align 4, !tbaa !6
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [8 x <8 x i64>], ptr %7, i64 0, i64 %34
  %36 = load <8 x i64>, ptr %35, align 64, !tbaa !15
  %37 = xor <8 x i64> %36, %32
  store <8 x i64> %37, ptr %35, align 64, !tbaa !15
  br label %38

38:                                               ; preds = %24
  %39 = load i32, ptr %10, align 4, !tbaa !6
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %10, align 4, !tbaa !6
  br label %20, !llvm.loop !16

41:                                               ; preds = %23
  br label %42

42:                                               ; preds = %41
  %43 = load i64, ptr %8, align 8, !tbaa !13
  %44 = add nsw i64 %43, 8
  store i64 %44, ptr %8, align 8, !tbaa !13
  br label %13, !llvm.loop !19

45:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr %11) #3
  %46 = getelementptr inbounds [8 x <8 x i64>], ptr %7, i64 0, i64 0
  %47 = load <8 x i64>, ptr %46, align 64, !tbaa !15
  store <8 x i64> %47, ptr %11, align 64, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %12) #3
  store i32 1, ptr %12, align 4, !tbaa !6
  br label %48

48:                                               ; preds = %59, %45
  %49 = load i32, ptr %12, align 4, !tbaa !6
  %50 = icmp slt i32 %49, 8
  br i1 %50, label %52, label %51

51:                                               ; preds = %48
  store i32 8, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #3
  br label %62

52:                                               ; preds = %48
  %53 = load i32, ptr %12, align 4, !tbaa !6
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [8 x <8 x i64>], ptr %7, i64 0, i64 %54
  %56 = load <8 x i64>, ptr %55, align 64, !tbaa !15
  %57 = load <8 x i64>, ptr %11, align 64, !tbaa !15
  %58 = xor <8 x i64> %57, %56
  store <8 x i64> %58, ptr %11, align 64, !tbaa !15
  br label %59

59:                                               ; preds = %52
  %60 = load i32, ptr %12, align 4, !tbaa !6
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %12, align 4, !tbaa !6
  br label %48, !llvm.loop !20

62:                                               ; preds = %51
  %63 = load <8 x i64>, ptr %11, align 64, !tbaa !15
  %64 = load ptr, ptr %6, align 8, !tbaa !10
  %65 = getelementptr inbounds nuw %struct.Unaligned, ptr %64, i32 0, i32 0
  store <8 x i64> %63, ptr %65, align 1, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %11) #3
  call void @llvm.lifetime.end.p0(ptr %7) #3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { mustprogress nounwind uwtable }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind }

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
!11 = !{!"p1 _ZTS9Unaligned", !12, i64 0}
!12 = !{!"any pointer", !8, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"long", !8, i64 0}
!15 = !{!8, !8, i64 0}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.full"}
!19 = distinct !{!19, !17}
!20 = distinct !{!20, !17}
