
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
  store i64 %1, ptr %5, align 8, !tbaa !12
  store ptr %2, ptr %6, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %7) #3
  call void @llvm.memset.p0.i64(ptr align 64 %7, i8 0, i64 512, i1 false)
  call void @llvm.lifetime.start.p0(ptr %8) #3
  store i64 0, ptr %8, align 8, !tbaa !12
  br label %13

13:                                               ; preds = %41, %3
  %14 = load i64, ptr %8, align 8, !tbaa !12
  %15 = load i64, ptr %5, align 8, !tbaa !12
  %16 = sdiv i64 %15, 64
  %17 = icmp slt i64 %14, %16
  br i1 %17, label %19, label %18

18:                                               ; preds = %13
  store i32 2, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #3
  br label %44

19:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(ptr %10) #3
  store i32 0, ptr %10, align 4, !tbaa !6
  br label %20

20:                                               ; preds = %37, %19
  %21 = load i32, ptr %10, align 4, !tbaa !6
  %22 = icmp slt i32 %21, 8
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  store i32 5, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #3
  br label %40

24:                                               ; preds = %20
  %25 = load ptr, ptr %4, align 8, !tbaa !10
  %26 = load i64, ptr %8, align 8, !tbaa !12
  %27 = load i32, ptr %10, align 4, !tbaa !6
  %28 = sext i32 %27 to i64
  %29 = add nsw i64 %26, %28
  %30 = getelementptr inbounds <8 x i64>, ptr %25, i64 %29
  %31 = load <8 x i64>, ptr %30, align 64, !tbaa !14
  %32 = load i32, ptr %10, align 4, !tbaa !6
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [8 x <8 x i64>], ptr %7, i64 0, i64 %33
  %35 = load <8 x i64>, ptr %34, align 64, !tbaa !14
  %36 = xor <8 x i64> %35, %31
  store <8 x i64> %36, ptr %34, align 64, !tbaa !14
  br label %37

37:                                               ; preds = %24
  %38 = load i32, ptr %10, align 4, !tbaa !6
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %10, align 4, !tbaa !6
  br label %20, !llvm.loop !15

40:                                               ; preds = %23
  br label %41

41:                                               ; preds = %40
  %42 = load i64, ptr %8, align 8, !tbaa !12
  %43 = add nsw i64 %42, 8
  store i64 %43, ptr %8, align 8, !tbaa !12
  br label %13, !llvm.loop !18

44:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr %11) #3
  %45 = getelementptr inbounds [8 x <8 x i64>], ptr %7, i64 0, i64 0
  %46 = load <8 x i64>, ptr %45, align 64, !tbaa !14
  store <8 x i64> %46, ptr %11, align 64, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %12) #3
  store i32 1, ptr %12, align 4, !tbaa !6
  br label %47

47:                                               ; preds = %58, %44
  %48 = load i32, ptr %12, align 4, !tbaa !6
  %49 = icmp slt i32 %48, 8
  br i1 %49, label %51, label %50

50:                                               ; preds = %47
  store i32 8, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #3
  br label %61

51:                                               ; preds = %47
  %52 = load i32, ptr %12, align 4, !tbaa !6
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [8 x <8 x i64>], ptr %7, i64 0, i64 %53
  %55 = load <8 x i64>, ptr %54, align 64, !tbaa !14
  %56 = load <8 x i64>, ptr %11, align 64, !tbaa !14
  %57 = xor <8 x i64> %56, %55
  store <8 x i64> %57, ptr %11, align 64, !tbaa !14
  br label %58

58:                                               ; preds = %51
  %59 = load i32, ptr %12, align 4, !tbaa !6
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %12, align 4, !tbaa !6
  br label %47, !llvm.loop !19

61:                                               ; preds = %50
  %62 = load <8 x i64>, ptr %11, align 64, !tbaa !14
  %63 = load ptr, ptr %6, align 8, !tbaa !10
  store <8 x i64> %62, ptr %63, align 64, !tbaa !14
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
!11 = !{!"any pointer", !8, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !8, i64 0}
!14 = !{!8, !8, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.full"}
!18 = distinct !{!18, !16}
!19 = distinct !{!19, !16}
