import CommandLanguage
import Laboratory
import LifecycleModel
import Platform
import TextGrid

/// What was asked for on the command line, as it was written; the defaults are those of a start without
/// arguments.
struct StageRequest {
  var profile: String?
  var app: [String] = []
  var option: [String] = []
  var modes: String?
  var language: String?
  var resources: String?

  func chosenLanguage() throws(Complaint) -> Language {
    try Language.chosen(language)
  }

  /// The stage as the options have it; defaults are the profile and app below.
  func setup(_ library: inout AppLibrary, _ language: Language) throws(Complaint) -> StageSetup {
    try setup(with: library.load(choice(), language))
  }

  func choice() throws(Complaint) -> AppChoice {
    try AppChoice(app.isEmpty ? [Self.defaultApp] : app)
  }

  /// The app's place on the stage is taken by the one that is given.
  func setup(with app: App) throws(Complaint) -> StageSetup {
    let name = try profile.map(Profile.Name.chosen) ?? Self.defaultProfile
    var setup = StageSetup(profile: name, app: app)
    for text in option { try set(text, &setup) }
    if let modes { setup.modes = try Self.modes(modes) }
    return setup
  }

  static let defaultProfile = Profile.Name.ios17Scenes
  static let defaultApp = "modern"

  private func set(_ text: String, _ setup: inout StageSetup) throws(Complaint) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    let names = LifecycleModel.Option.allCases.map(\.rawValue)
    guard let option = LifecycleModel.Option(rawValue: parts[0]) else {
      throw Complaint(unknown: parts[0], of: "--option", among: names)
    }
    guard parts.count == 2, ["on", "off"].contains(parts[1]) else {
      throw Complaint(
        lines: ["--option \(VisibleText.of(text)): expected \(option.rawValue)=on or =off"])
    }
    setup.set(option, on: parts[1] == "on")
  }

  static func modes(_ text: String) throws(Complaint) -> [BackgroundMode] {
    if text == "none" { return [] }
    var modes: [BackgroundMode] = []
    for word in text.split(separator: ",") {
      guard let mode = BackgroundMode(rawValue: String(word)) else {
        throw Complaint(
          unknown: String(word), of: "--modes", among: BackgroundMode.allCases.map(\.rawValue))
      }
      modes.append(mode)
    }
    return modes
  }
}

extension AppChoice {
  /// A path ends in `.swift`; anything else is a built-in app's name.
  init(_ words: [String]) throws(Complaint) {
    guard words.count > 1 else {
      self = words[0].isOwnFile ? .file(path: words[0]) : .builtIn(words[0])
      return
    }
    if let other = words.first(where: { !$0.isOwnFile }) {
      throw Complaint(
        lines: ["--app \(VisibleText.of(other)): expected a further .swift file of the same app"])
    }
    self = .files(words)
  }
}

extension Complaint {
  init(unknown word: String, of option: String, among words: [String]) {
    let nearest = Nearest.word(to: word, among: words).map { "; did you mean \($0)?" } ?? ""
    lines = [
      "\(option): unknown \(VisibleText.of(word))\(nearest)",
      "expected one of: \(words.joined(separator: ", "))",
    ]
  }
}

extension Profile.Name {
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  static func chosen(_ word: String) throws(Complaint) -> Profile.Name {
    guard let name = Profile.Name(rawValue: word) else {
      throw Complaint(unknown: word, of: "--profile", among: allCases.map(\.rawValue))
    }
    return name
  }
}

extension Language {
  /// As `--language` says it, else by the environment.
  static func chosen(_ word: String?) throws(Complaint) -> Language {
    guard let word else { return ofEnvironment }
    guard let language = Language(rawValue: word) else {
      throw Complaint(unknown: word, of: "--language", among: allCases.map(\.rawValue))
    }
    return language
  }

  /// Chinese where LC_ALL, LC_MESSAGES or LANG, the first that is set, begins with `zh` and names no
  /// other encoding than UTF-8.
  static var ofEnvironment: Language {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = getenv(name), value.pointee != 0 else { continue }
      let locale = String(cString: value)
      let encoding = locale.split(separator: ".", maxSplits: 1).dropFirst().first
      let isUTF8 = encoding.map { $0.lowercased().hasPrefix("utf") } ?? true
      return locale.hasPrefix("zh") && isUTF8 ? .simplifiedChinese : .english
    }
    return .english
  }
}
