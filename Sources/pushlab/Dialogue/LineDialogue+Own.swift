import CommandLanguage
import Laboratory

/// The learner's own delegate in free play: editing and reading it again.
extension LineDialogue {
  /// Opens its files in the editor, then reads them again.
  mutating func editOwn() {
    let choice = player.session.setup.app.choice
    guard isTerminal else {
      let words = Bilingual(
        en: "edit needs a terminal; app FILE.swift reads a file.",
        zh: "edit 需要终端；可以用 app FILE.swift 读取文件。")
      StandardOutput.print(["! " + words[language]])
      return
    }
    guard !choice.paths.isEmpty else {
      StandardOutput.print(["! " + AppChoice.isBuiltIn[language]])
      return
    }
    if edit(choice.paths) { reload() }
  }

  /// Opens the files in the user's editor. Returns false after reporting an error.
  func edit(_ paths: [String]) -> Bool {
    let ending = Editor.open(paths)
    ending.reraiseSignal()
    guard let fault = ending.fault else { return true }
    StandardOutput.print(["! " + fault[language]])
    return false
  }

  /// Replays the history on the new code and reports the first difference.
  mutating func reload() {
    let choice = player.session.setup.app.choice
    do {
      let app = try library.reload(choice, language)
      library.tellReports(player.session.setup)
      player.learn(library)
      let events = player.session.history.records.count
      let difference = player.session.reload(app)
      let words = Session.Difference.words(of: difference, events: events)
      StandardOutput.print(words.map { "  " + $0[language] })
    } catch {
      error.print(in: language)
    }
  }
}

extension AppChoice {
  static let isBuiltIn = Bilingual(
    en: "A built-in app cannot be edited; app FILE.swift takes a file of your own.",
    zh: "内置应用不能编辑；用 app FILE.swift 选用自己的文件。")
}
