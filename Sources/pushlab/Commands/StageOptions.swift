import ArgumentParser
import CommandLanguage
import Glibc
import Laboratory
import LifecycleModel

/// Options that set the stage and the language, common to the commands that play.
struct StageOptions: ParsableArguments {
  @ArgumentParser.Option(help: "The set of iOS rules: \(Profile.Name.list).")
  var profile: String?

  @ArgumentParser.Option(help: "The delegate under test: a built-in app or a .swift file.")
  var app: String?

  @ArgumentParser.Option(help: "A named reading of a disputed fact: NAME=on or NAME=off.")
  var option: [String] = []

  @ArgumentParser.Option(help: "UIBackgroundModes, the whole set: WORD,... or none.")
  var modes: String?

  @ArgumentParser.Option(help: "en or zh-Hans.")
  var language: String?

  @ArgumentParser.Option(help: "Folder with assets/ and lessons/.")
  var resources: String?

  func chosenLanguage() throws(Complaint) -> Language {
    try Language.chosen(language)
  }

  /// The stage as the options have it; defaults are the profile and app of `StageOptions`.
  func setup(_ library: inout AppLibrary, _ language: Language) throws(Complaint) -> StageSetup {
    let profileName = profile ?? Self.defaultProfile.rawValue
    guard let name = Profile.Name(rawValue: profileName) else {
      throw Complaint(
        unknown: profileName, of: "--profile", among: Profile.Name.allCases.map(\.rawValue))
    }
    let word = app ?? Self.defaultApp
    let choice = AppChoice(word)
    var setup = StageSetup(profile: name, app: try library.load(choice, path: word, language))
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

  private static func modes(_ text: String) throws(Complaint) -> [BackgroundMode] {
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
  init(_ word: String) {
    self = word.hasSuffix(".swift") ? .file(path: word) : .builtIn(word)
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
}

extension Language {
  /// Chinese where LC_ALL, LC_MESSAGES or LANG, the first that is set, begins with `zh`.
  static var ofEnvironment: Language {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = getenv(name), value.pointee != 0 else { continue }
      return String(cString: value).hasPrefix("zh") ? .simplifiedChinese : .english
    }
    return .english
  }
}
