import CommandLanguage
import Platform

/// How `check` handles a golden trace that is missing or differs.
enum TraceUpdate {
  /// Reports it.
  case none
  /// Replaces it by the current trace.
  case written
  /// Was asked to replace it but reports the reason why it does not.
  case refused(Bilingual)
}

extension LessonChecker {
  /// Compares with the golden trace, or replaces it by the current one.
  mutating func trace(_ prepared: PreparedLesson, _ blessing: TraceUpdate) {
    guard let text = GoldenTrace.text(prepared), Interruption.current?.isCancelled != true
    else { return }
    let path = lesson.places.folder + "/" + LessonFiles.traceFile
    let read = files.read(path, LessonLimits.bytes)
    let old = (try? read.get()).map { String(decoding: $0, as: UTF8.self) }
    switch blessing {
    case .none:
      add(difference(old, text, path))
    case .written:
      let refusal = old == text ? nil : self.refusal(of: path, read)
      if refusal == nil {
        result.blessed.append(
          CheckResult.TraceUpdate(path: path, text: text, isChanged: old != text))
      }
      add(refusal.map { [Diagnostic(.trace, SourcePlace(file: path), en: $0.en, zh: $0.zh)] } ?? [])
    case .refused(let reason):
      let place = SourcePlace(file: path)
      add(old == text ? [] : [Diagnostic(.trace, place, en: reason.en, zh: reason.zh)])
    }
  }

  /// The reason why the file is not replaced; nil if it is missing or a trace.
  private func refusal(of path: String, _ read: Result<[UInt8], FileFault>) -> Bilingual? {
    if files.isLink(path) {
      return Bilingual(en: "is a symbolic link and is not replaced", zh: "是符号链接，不会替换")
    }
    switch read {
    case .failure(.notFound): return nil
    case .success(let bytes) where GoldenTrace.isTrace(String(decoding: bytes, as: UTF8.self)):
      return nil
    case .success, .failure:
      return Bilingual(
        en: "the file is not a trace that PushLab wrote, and is not replaced; move it away",
        zh: "此文件不是 PushLab 写出的记录，不会替换；请先移走")
    }
  }

  private func difference(_ old: String?, _ text: String, _ path: String) -> [Diagnostic] {
    guard let old else {
      return [
        Diagnostic(
          .trace, lesson.places.file,
          en: "\(LessonFiles.traceFile) is missing beside it; `pushlab check --bless` writes it",
          zh: "旁边缺少 \(LessonFiles.traceFile)；用 `pushlab check --bless` 写出")
      ]
    }
    guard let moved = GoldenTrace.difference(old, text) else { return [] }
    let was = VisibleText.of(moved.old, limit: 120)
    let now = VisibleText.of(moved.new, limit: 120)
    let place = SourcePlace(file: path, line: moved.line)
    return [
      Diagnostic(
        .trace, place, en: "was \"\(was)\", is now \"\(now)\"; if that is right: --bless",
        zh: "原为“\(was)”，现为“\(now)”；若属正确，用 --bless 更新")
    ]
  }
}
