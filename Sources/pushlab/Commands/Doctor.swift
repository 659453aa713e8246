import ArgumentParser
import CommandLanguage
import NcursesTerminal
import Platform

/// `doctor`: reports the properties of this machine to users whose screen looks wrong.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Say what PushLab found: terminal, locale, folders, editor.")

  @OptionGroup var common: CommonOptions

  func run() throws {
    let language = try common.language.chosen()
    let findings = Self.findings(common.resources)
    StandardOutput.print(findings.map { $0.line(in: language) })
    if findings.contains(where: { !$0.isWell }) { throw ExitCode(1) }
  }

  private struct Observation {
    var isWell: Bool
    var words: Bilingual

    func line(in language: Language) -> String {
      "\(isWell ? "ok" : "--")  \(words[language])"
    }
  }

  private static func findings(_ resources: String?) -> [Observation] {
    [terminal, locale, colours, find(resources), stateFolder, editor]
  }

  private static func variable(_ name: String) -> String? {
    environmentVariable(name).map { VisibleText.line($0) }
  }

  private static var terminal: Observation {
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    let name = variable("TERM") ?? "-"
    guard isTerminal, name != "-", name != "dumb" else {
      return Observation(
        isWell: true,
        words: Bilingual(
          en: "terminal: none here (TERM is \(name)); pushlab starts as a dialogue in lines",
          zh: "终端：此处没有终端（TERM 为 \(name)）；pushlab 以逐行对话方式启动"))
    }
    var size = winsize()
    _ = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    let fits = size.ws_col >= 60 && size.ws_row >= 20
    return Observation(
      isWell: fits,
      words: Bilingual(
        en: "terminal: \(name), \(size.ws_col)x\(size.ws_row)"
          + (fits ? "" : "; the dashboard wants 80x24"),
        zh: "终端：\(name)，\(size.ws_col)x\(size.ws_row)" + (fits ? "" : "；仪表盘需要 80x24")))
  }

  private static var locale: Observation {
    let isUnicode = TerminalLocale.showsUnicode()
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { variable($0) }.first ?? "-"
    return Observation(
      isWell: isUnicode,
      words: Bilingual(
        en: "locale: \(name)"
          + (isUnicode ? ", UTF-8" : ", not UTF-8: boxes are drawn in ASCII; try LANG=C.UTF-8"),
        zh: "区域设置：\(name)"
          + (isUnicode ? "，UTF-8" : "，不是 UTF-8：边框用 ASCII 绘制；可以试试 LANG=C.UTF-8")))
  }

  private static var colours: Observation {
    let isOff = getenv("NO_COLOR") != nil
    return Observation(
      isWell: true,
      words: Bilingual(
        en: isOff ? "colours: off, NO_COLOR is set" : "colours: as the terminal has them",
        zh: isOff ? "颜色：关闭，已设置 NO_COLOR" : "颜色：按终端的能力"))
  }

  private static func find(_ given: String?) -> Observation {
    do {
      let found = try Resources.find(given: given)
      let folder = VisibleText.of(found.folder, limit: 400)
      return Observation(
        isWell: true, words: Bilingual(en: "resources: \(folder)", zh: "资源：\(folder)"))
    } catch {
      let places = error.places.map { VisibleText.line($0) }.joined(separator: ", ")
      return Observation(
        isWell: false,
        words: Bilingual(
          en: "resources: not found in \(places); --resources DIR names the folder",
          zh: "资源：在 \(places) 中没有找到；用 --resources DIR 指定文件夹"))
    }
  }

  private static var stateFolder: Observation {
    guard let path = StateFolder.path else {
      return Observation(
        isWell: false,
        words: Bilingual(
          en: "journals and progress: HOME is not set, so nothing is kept",
          zh: "日志与进度：没有设置 HOME，不会保存"))
    }
    let shown = VisibleText.of(path, limit: 400)
    var existing = path
    while existing.count > 1, access(existing, F_OK) != 0 {
      existing = InputFile.folder(of: existing)
      if existing.isEmpty { existing = "/" }
    }
    var status = stat()
    let isFolder = stat(existing, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    let isWritable = isFolder && access(existing, W_OK) == 0
    return Observation(
      isWell: isWritable,
      words: Bilingual(
        en: "journals and progress: \(shown)" + (isWritable ? "" : ", which cannot be written"),
        zh: "日志与进度：\(shown)" + (isWritable ? "" : "，无法写入")))
  }

  private static var editor: Observation {
    let name = variable("VISUAL") ?? variable("EDITOR")
    return Observation(
      isWell: true,
      words: name.map { Bilingual(en: "editor: \($0)", zh: "编辑器：\($0)") }
        ?? Bilingual(
          en: "editor: vi, since neither VISUAL nor EDITOR is set",
          zh: "编辑器：vi，因为 VISUAL 和 EDITOR 都没有设置"))
  }
}
