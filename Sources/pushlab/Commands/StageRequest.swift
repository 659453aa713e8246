import CommandLanguage
import Laboratory
import LifecycleModel
import NcursesTerminal
import Platform
import TextGrid

/// The configuration options as written. The defaults are those without arguments.
struct StageRequest {
  var profile: String?
  var app: [String] = []
  var option: [String] = []
  var modes: String?
  var language: String?
  var resources: String?

  func chosenLanguage() throws(Diagnostics) -> Language {
    try Language.chosen(language)
  }

  /// The configuration of the options. Missing options take the default profile and app.
  func setup(_ library: inout AppLibrary, _ language: Language) throws(Diagnostics) -> StageSetup {
    try setup(with: library.load(choice(), language))
  }

  func choice() throws(Diagnostics) -> AppChoice {
    try AppChoice(app.isEmpty ? [Self.defaultApp] : app)
  }

  /// The configuration with `app` instead of the app in the options.
  func setup(with app: App) throws(Diagnostics) -> StageSetup {
    let name = try profile.map(Profile.Name.chosen) ?? Self.defaultProfile
    var setup = StageSetup(profile: name, app: app)
    for text in option { try set(text, &setup) }
    if let modes { setup.modes = try Self.modes(modes) }
    return setup
  }

  static let defaultProfile = Profile.Name.ios17Scenes
  static let defaultApp = "modern"

  private func set(_ text: String, _ setup: inout StageSetup) throws(Diagnostics) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    let names = LifecycleModel.Option.allCases.map(\.rawValue)
    guard let option = LifecycleModel.Option(rawValue: parts[0]) else {
      throw Diagnostics(unknown: parts[0], of: "--option", among: names)
    }
    guard parts.count == 2, ["on", "off"].contains(parts[1]) else {
      throw Diagnostics(
        "--option \(VisibleText.of(text))", en: "expected \(option.rawValue)=on or =off",
        zh: "应为 \(option.rawValue)=on 或 =off")
    }
    setup.set(option, on: parts[1] == "on")
  }

  static func modes(_ text: String) throws(Diagnostics) -> [BackgroundMode] {
    if text == "none" { return [] }
    var modes: [BackgroundMode] = []
    for word in text.split(separator: ",") {
      guard let mode = BackgroundMode(rawValue: String(word)) else {
        throw Diagnostics(
          unknown: String(word), of: "--modes", among: BackgroundMode.allCases.map(\.rawValue))
      }
      modes.append(mode)
    }
    return modes
  }
}

extension AppChoice {
  /// Recognizes files by their extensions. Any other word is a folder with such files, or, without a full stop or
  /// slash, the name of a built-in app.
  init(_ given: [String]) throws(Diagnostics) {
    var words: [String] = []
    for word in given {
      let isBuiltIn = BuiltInApp(rawValue: word) != nil
      if !word.isOwnFile, !isBuiltIn, AppFolder.isFolder(word) {
        words += try AppFolder.files(in: word)
      } else {
        words.append(word)
      }
    }
    guard words.count > 1 || words[0].contains(where: { "./".contains($0) }) else {
      self = .builtIn(words[0])
      return
    }
    if let other = words.first(where: { !$0.isOwnFile }) {
      throw Diagnostics("--app \(VisibleText.of(other))", AppChoice.expectedFiles(insteadOf: other))
    }
    self = words.count == 1 ? .file(path: words[0]) : .files(words)
  }

  /// The kinds of files that PushLab reads for an app.
  private static func expectedFiles(insteadOf file: String) -> Bilingual {
    let isObjectiveC = [".m", ".mm", ".h"].contains { file.lowercased().hasSuffix($0) }
    return Bilingual(
      en: (isObjectiveC ? "Objective-C is not read; " : "")
        + "expected a folder, or a file of an app: .swift, .plist, .strings or .xcstrings",
      zh: (isObjectiveC ? "不支持 Objective-C；" : "")
        + "应为文件夹，或应用的文件：.swift、.plist、.strings 或 .xcstrings")
  }
}

extension Profile.Name {
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  static func chosen(_ word: String) throws(Diagnostics) -> Profile.Name {
    guard let name = Profile.Name(rawValue: word) else {
      throw Diagnostics(unknown: word, of: "--profile", among: allCases.map(\.rawValue))
    }
    return name
  }
}

extension Language {
  /// The language of `--language`, or else that of the environment.
  static func chosen(_ word: String?) throws(Diagnostics) -> Language {
    guard let word else { return ofEnvironment }
    guard let language = Language(rawValue: word) else {
      throw Diagnostics(unknown: word, of: "--language", among: allCases.map(\.rawValue))
    }
    return language
  }

  /// The language of the command line, even if the rest of the line has errors.
  static var asked: Language {
    let arguments = CommandLine.arguments
    for (index, argument) in arguments.enumerated().dropFirst() {
      let word = argument.hasPrefix("--language=") ? String(argument.dropFirst(11)) : argument
      let value = word == "--language" ? arguments.dropFirst(index + 1).first : word
      if argument.hasPrefix("--language"), let language = value.flatMap(Language.init) {
        return language
      }
    }
    return ofEnvironment
  }

  /// Chinese if the first of LC_ALL, LC_MESSAGES and LANG that is set begins with `zh` and has the
  /// encoding UTF-8. If it names no encoding (`zh_CN`), the system's locale of that name decides.
  static var ofEnvironment: Language {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let locale = environmentVariable(name) else { continue }
      let encoding = locale.split(separator: ".", maxSplits: 1).dropFirst().first
      guard locale.hasPrefix("zh") else { return .english }
      let isUTF8 =
        encoding.map { $0.lowercased().hasPrefix("utf") } ?? TerminalLocale.showsUnicode()
      return isUTF8 ? .simplifiedChinese : .english
    }
    return .english
  }
}
