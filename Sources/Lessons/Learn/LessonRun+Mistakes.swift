import AppCode
import CommandLanguage
import Laboratory

extension LessonRun {
  /// Mistakes in the learner's own lines: names that neither the file nor the simulator knows, and
  /// methods that iOS never calls. Mistakes that the lesson's delegate already has do not count.
  func mistakes(in app: App) -> [LessonMessage.Mistake] {
    let before = Set(play.prepared.app.program.notes.map(\.matter))
    return app.program.notes.filter { note in
      guard !before.contains(note.matter) else { return false }
      switch note.matter {
      case .unknownName, .unknownMember, .nearMiss, .privateMethod, .stray, .withoutAdaptor,
        .secondDelegate:
        return true
      case .notPlayed, .unknownCondition, .uncalledMethod, .offered, .merged, .projectFlag, .unset,
        .hiddenView, .lent, .unpostedNotification:
        return false
      }
    }.map { note in
      LessonMessage.Mistake(
        line: app.program.place(ofLine: note.line).line,
        code: app.program.sourceLines.indices.contains(note.line - 1)
          ? app.program.sourceLines[note.line - 1] : "",
        text: note.mistake)
    }
  }
}

extension Located<SourceNote> {
  fileprivate var mistake: Bilingual {
    switch matter {
    case .unknownName(let name), .unknownMember(let name):
      let guess = nearest.map {
        Bilingual(en: " Did you mean '\($0)'?", zh: "是不是想写 '\($0)'？")
      }
      return Bilingual(
        en: "'\(name)' is unknown here.\(guess?.en ?? "")",
        zh: "这里没有 '\(name)' 这个名字。\(guess?.zh ?? "")")
    case .nearMiss, .privateMethod, .stray, .uncalledMethod, .offered, .merged,
      .withoutAdaptor, .secondDelegate,
      .notPlayed, .unknownCondition, .projectFlag, .unset, .hiddenView, .lent,
      .unpostedNotification:
      return Bilingual(en: message + ".", zh: messageChinese + "。")
    }
  }
}
