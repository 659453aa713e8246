import CommandLanguage
import Laboratory
import LifecycleModel
import TextGrid

extension LessonChecker {
  /// Checks that callbacks, flags of iOS and commands in `code` exist. Names from the delegate's
  /// source are exempt.
  func names(_ prepared: PreparedLesson) -> [Diagnostic] {
    var source = prepared.app.program.sourceLines.joined(separator: "\n")
    for app in prepared.delegates.values {
      source += app.program.sourceLines.joined(separator: "\n")
    }
    var found: [Diagnostic] = []
    for words in lesson.words {
      for block in words.blocks {
        for code in block.words.flatMap(\.codes) {
          guard let fault = Self.fault(in: code), !source.contains(code) else { continue }
          let near = fault.nearest.map { "; did you mean \($0)?" } ?? ""
          let chinese = fault.nearest.map { "；是不是想写 \($0)？" } ?? ""
          found.append(
            Diagnostic(
              .names, block.place, en: "`\(code)`: \(fault.words.en)" + near,
              zh: "`\(code)`：\(fault.words.zh)" + chinese))
        }
      }
    }
    return found
  }

  private struct NameFault {
    var words: Bilingual
    var nearest: String?
  }

  private static func fault(in code: String) -> NameFault? {
    if CallbackNames.callback(named: code) != nil { return nil }
    // Authors write the name without the part in parentheses.
    if CallbackNames.callback(named: code + "(_:)") != nil { return nil }
    if code.hasPrefix("ios.") {
      let name = String(code.dropFirst("ios.".count))
      if Flag.Name(rawValue: name) != nil { return nil }
      return NameFault(
        words: Bilingual(en: "iOS has no such flag here", zh: "这里没有这个 iOS 标志"),
        nearest: Nearest.word(to: name, among: Flag.Name.allCases.map(\.rawValue)))
    }
    if looksLikeCallback(code) {
      return NameFault(
        words: Bilingual(en: "there is no such callback", zh: "没有这个回调"),
        nearest: CallbackNames.nearest(to: code))
    }
    let first = code.split(separator: " ").first.map(String.init) ?? ""
    if let verb = Verb(rawValue: first), code.contains(" ") { return fault(in: code, of: verb) }
    if code.allSatisfy({ $0.isLetter && $0.isASCII && $0.isLowercase }), code.count > 4,
      Verb(rawValue: code) == nil, let near = Nearest.word(to: code, among: verbs),
      code.dropLast() != near, !known.contains(code)
    {
      return NameFault(
        words: Bilingual(en: "there is no such command", zh: "没有这个命令"), nearest: near)
    }
    return nil
  }

  /// Words of payloads and of the command language that are not verbs.
  private static let known = Set(
    [
      ["alert", "sound", "badge", "false", "category", "title", "body", "payload"],
      PushKind.allCases.map(\.rawValue), Flag.Name.allCases.map(\.rawValue),
      LifecycleState.allCases.map(\.rawValue), SettingKey.allCases.map(\.rawValue),
      BuiltInApp.allCases.map(\.rawValue),
    ].joined())

  private static let verbs = Verb.allCases.map(\.rawValue)

  /// Whether it begins like one of Apple's delegate methods.
  private static func looksLikeCallback(_ code: String) -> Bool {
    let starts = [
      "application(", "applicationDid", "applicationWill", "application:", "scene(", "sceneDid",
      "sceneWill", "userNotificationCenter(", "locationManager(", "urlSession(", "pushRegistry(",
    ]
    if starts.contains(where: code.hasPrefix) { return true }
    guard !code.contains(" "), !code.contains("."), !code.contains("/") else { return false }
    for start in ["did", "will"] where code.hasPrefix(start) && code.count > 7 {
      return code.dropFirst(start.count).first?.isUppercase == true
    }
    return false
  }

  private static func fault(in code: String, of verb: Verb) -> NameFault? {
    do {
      let place: ParseContext.Place = verb.isAllowed(in: .script) ? .script : .prompt
      _ = try CommandParser.parse(
        code.replacing("…", with: "0"), ParseContext(place: place, file: "-"))
      return nil
    } catch {
      guard let first = error.errors.first else { return nil }
      return NameFault(words: first.sentence, nearest: nil)
    }
  }
}
