import CommandLanguage
import Laboratory
import Lessons

/// The delegate to edit: the learner's own, that of a fix lesson, or a copy of a built-in app.
package enum EditTarget: Sendable {
  case lesson(LessonRun)
  case own(AppChoice)
  /// A built-in app by its name.
  case copy(String)
}

extension DashboardState {
  /// Announces the file and the editor; pressing the key again opens them.
  mutating func edit() -> [Effect] {
    guard let learning, learning.ownApp == nil else {
      switch session.setup.app.choice {
      case .builtIn(let name): return [.announceEditor(.copy(name))]
      case .file, .files: return [.announceEditor(.own(session.setup.app.choice))]
      }
    }
    guard learning.lesson.kind == .fix else {
      note = .hint(en: "This lesson has no delegate to fix.", zh: "本课没有需要修复的代理。")
      return []
    }
    return [.announceEditor(.lesson(learning))]
  }

  /// Announces the editor and the file. `words`: the announcement.
  mutating func announce(_ target: EditTarget, _ words: Bilingual) {
    announced = .openEditor(target)
    note = .hint(
      en: "E again: open it; any other key: not now. " + words.en,
      zh: "再按 E 打开，按其他键取消。" + words.zh)
  }

  mutating func reload() -> [Effect] {
    guard learning == nil || learning?.ownApp != nil else {
      note = .hint(
        en: "In a lesson E opens the delegate to fix.", zh: "课程中用 E 打开需要修复的代理。")
      return []
    }
    return ownApp.map { [.reloadApp($0)] } ?? []
  }

  /// The user's own app. For a built-in app, nil and a note.
  private var ownApp: AppChoice? {
    mutating get {
      switch session.setup.app.choice {
      case .builtIn:
        note = .hint(
          en: "A built-in app does not change. E makes a copy of your own to edit.",
          zh: "内置应用不会变化。按 E 可以复制一份来编辑。")
        return nil
      case .file, .files: return session.setup.app.choice
      }
    }
  }

  var hasOwnApp: Bool {
    if case .builtIn = session.setup.app.choice { return false }
    return true
  }

  /// Begins free play of the learner's own app in the lesson, with its load report.
  mutating func begin(own app: App) {
    apps[app.choice] = app
    exploring = nil
    learning?.begin(own: app)
    picked = nil
    selected = .delegate
    scroll = 0
    _ = play(.ask(.show(.app)))
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
        words.asLines))
  }
}
