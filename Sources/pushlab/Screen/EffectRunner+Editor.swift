import CommandLanguage
import Dashboard
import Laboratory
import Lessons
import NcursesTerminal
import Platform

/// Delegates in the user's editor.
extension EffectRunner {
  /// The file name of a copied built-in app.
  private static let copyPath = "AppDelegate.swift"

  func announcement(of target: EditTarget, _ language: Language) -> EffectResult {
    switch target {
    case .lesson(let run):
      do {
        return .announced(target, Editor.announcement([try LearnersFile(of: run).path]))
      } catch {
        return .failed(error.lines(in: language))
      }
    case .own(let choice): return .announced(target, Editor.announcement(choice.paths))
    case .copy(let name):
      let path = EffectRunner.copyPath
      let editor = Editor.announcement(["./" + path])
      if access(path, F_OK) == 0 {
        return .announced(
          .own(.file(path: path)),
          Bilingual(
            en: "./\(path) is here already; it is taken as it is. \(editor.en)",
            zh: "当前文件夹已有 ./\(path)，将直接使用它。\(editor.zh)"))
      }
      return .announced(
        target,
        Bilingual(
          en: "The app \(name) is built in; it is copied to ./\(path). \(editor.en)",
          zh: "\(name) 是内置应用，将复制为 ./\(path)。\(editor.zh)"))
    }
  }

  mutating func openEditor(_ target: EditTarget, _ state: inout DashboardState) -> [Effect] {
    let language = state.language
    guard let terminal else {
      return state.take(.failed([EffectRunner.needsTerminal[language]]))
    }
    let paths: [String]
    do {
      paths = try files(of: target)
    } catch {
      return state.take(.failed(error.lines(in: language)))
    }
    let (ending, size) = terminal.handOver { Editor.open(paths) }
    let effects = state.update(size)
    ending.reraiseSignal()
    if ending.passedOn != nil { return effects }
    if let fault = ending.fault { return effects + state.take(.failed([fault[language]])) }
    switch target {
    case .lesson:
      return effects + state.take(learnersFile(paths[0], language))
    case .own(let choice): return effects + state.take(reload(choice, language))
    case .copy:
      return effects + state.take(reload(.file(path: EffectRunner.copyPath), language))
    }
  }

  private static let needsTerminal = Bilingual(
    en: "The editor needs a terminal; app FILE.swift takes a file.",
    zh: "编辑器需要终端；可以用 app FILE.swift 选用文件。")

  /// The files to edit. Copies a built-in app to a file first.
  private func files(of target: EditTarget) throws(Diagnostics) -> [String] {
    switch target {
    case .lesson(let run): return [try LearnersFile(of: run).path]
    case .own(let choice): return choice.paths
    case .copy(let name):
      let path = EffectRunner.copyPath
      // Another program may have made the file after the announcement.
      if access(path, F_OK) == 0 { return [path] }
      switch InputFile.read(library.resources.path("apps", name + ".swift")) {
      case .failure(let fault): throw Diagnostics(fault: fault, file: name)
      case .success(let bytes):
        let text = String(decoding: bytes, as: UTF8.self)
        if let failure = OutputFile.write(text, to: path) {
          throw Diagnostics(path, failure)
        }
      }
      return [path]
    }
  }
}
