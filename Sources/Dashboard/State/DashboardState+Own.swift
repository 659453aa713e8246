import CommandLanguage
import Laboratory

/// A delegate of the learner's own in free play: edited and read again.
extension DashboardState {
  mutating func editOwn() -> [Effect] { ownApp.map { [.editApp($0)] } ?? [] }

  mutating func reload() -> [Effect] {
    guard learning == nil else {
      note = .hint(
        en: "In a lesson E opens the delegate that is to be mended.",
        zh: "课程中用 E 打开需要修复的 delegate。")
      return []
    }
    return ownApp.map { [.reloadApp($0)] } ?? []
  }

  /// nil, with a note: a built-in app.
  private var ownApp: AppChoice? {
    mutating get {
      switch session.setup.app.choice {
      case .builtIn:
        note = .hint(
          en: "A built-in app cannot be edited; app FILE.swift takes a file of your own.",
          zh: "内置应用不能编辑；用 app FILE.swift 选用自己的文件。")
        return nil
      case .file, .files: return session.setup.app.choice
      }
    }
  }

  var hasOwnApp: Bool {
    if case .builtIn = session.setup.app.choice { return false }
    return true
  }

  mutating func take(reloaded app: App) {
    apps[app.choice] = app
    exploring = nil
    let events = session.history.records.count
    let difference = session.reload(app)
    scroll = 0
    guard let difference else {
      note = .hint(
        en: "Read again and played on the new code: the same as before.",
        zh: "已重新读取并用新代码重放：行为与之前相同。")
      return
    }
    move(.goto(difference.step))
    let words = Session.Difference.words(of: difference, events: events)
    reader = Reader(
      content: .text(
        title: Bilingual(en: "read again", zh: "重新读取"),
        Bilingual(
          en: words.map(\.en).joined(separator: "\n"),
          zh: words.map(\.zh).joined(separator: "\n"))))
  }
}
