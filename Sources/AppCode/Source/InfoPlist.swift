import LifecycleModel

/// The settings of an app that the simulator reads from an XML Info.plist.
package struct InfoPlist: Sendable {
  /// nil without the key. Unknown modes are omitted.
  package var modes: [BackgroundMode]?
  /// Line of UIApplicationSceneManifest, from 1; nil without one.
  package var sceneManifestLine: Int?
  /// UISceneDelegateClassName, without its module.
  var sceneDelegate: String?
  /// BGTaskSchedulerPermittedIdentifiers.
  package var permittedTasks: [String]?
  /// The entries by key: texts, numbers, Booleans, lists and dictionaries. Texts that contain build settings are
  /// omitted.
  var values: [String: Value]
  /// Keys in the file whose values are not in `values`.
  var unread: Set<String> = []
  /// Whether UIKit creates the application's or the scene's window.
  var hasMainStoryboard: Bool
  var hasSceneStoryboard: Bool

  /// Returns nil if the text is not an XML property list.
  package init?(_ text: String) {
    guard text.contains("<plist") else { return nil }
    modes = InfoPlist.strings(of: "UIBackgroundModes", in: text).map { words in
      BackgroundMode.allCases.filter { words.contains($0.rawValue) }
    }
    permittedTasks = InfoPlist.strings(of: "BGTaskSchedulerPermittedIdentifiers", in: text)
    if let manifest = text.firstRange(of: "<key>UIApplicationSceneManifest</key>") {
      let before = text[..<manifest.lowerBound]
      sceneManifestLine = 1 + before.unicodeScalars.count { $0 == "\n" }
    }
    // Other roles, such as CarPlay's, have their own delegates.
    let role = text.parts(around: "<key>UIWindowSceneSessionRoleApplication</key>")?.behind
    let ofApp = role.map { $0.parts(around: "</array>")?.before ?? $0 }
    let configurations = ofApp ?? (text.contains("SceneSessionRole") ? "" : text[...])
    sceneDelegate = InfoPlist.string(of: "UISceneDelegateClassName", in: String(configurations))
      .flatMap { $0.split(separator: ".").last.map(String.init) }
    hasMainStoryboard = text.contains("<key>UIMainStoryboardFile</key>")
    hasSceneStoryboard = text.contains("<key>UISceneStoryboardFile</key>")
    let read = InfoPlist.values(in: text)
    values = read.values
    unread = read.keys.subtracting(values.keys)
  }

  /// CFBundleIdentifier; nil if it is a build setting.
  var bundleIdentifier: String? {
    if case .string(let text)? = values["CFBundleIdentifier"] { text } else { nil }
  }

  /// Whether the text contains a build setting: `$(PRODUCT_NAME)`.
  private static func isFilledIn(_ text: Substring) -> Bool {
    text.contains("$(") || text.contains("${")
  }

  /// Whether the list of permitted tasks may contain the identifier although a part of either is unknown: a build
  /// setting in the list, or the bundle identifier, which is `assumed`.
  func mayPermit(_ identifier: String, assumed: String) -> Bool {
    (permittedTasks ?? []).contains { entry in
      if InfoPlist.isFilledIn(entry[...]),
        let end = entry.lastIndex(where: { ")}".contains($0) })
      {
        let tail = entry[entry.index(after: end)...]
        return !tail.isEmpty && identifier.hasSuffix(tail)
      }
      let tail = identifier.dropFirst(assumed.count)
      return bundleIdentifier == nil && identifier.hasPrefix(assumed) && !tail.isEmpty
        && entry.hasSuffix(tail)
    }
  }

  /// A dictionary or list that is being read.
  private struct Container {
    var isList: Bool
    /// The key of the next entry.
    var key: String?
    var entries: [(key: String, value: Value)] = []

    var value: Value {
      if isList { return .array(entries.map(\.value)) }
      let unique = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
      return .dictionary(
        unique.sorted { $0.key < $1.key }.map { Value.Entry(.string($0.key), $0.value) })
    }

    mutating func add(_ value: Value) {
      if isList { entries.append(("", value)) } else if let key { entries.append((key, value)) }
      key = nil
    }
  }

  /// Deeper entries are ignored.
  private static let deepestEntry = 16

  /// The entries that are read, and all keys.
  private static func values(
    in text: String
  ) -> (values: [String: Value], keys: Set<String>) {
    var keys: Set<String> = []
    var open: [Container] = []
    var depth = 0
    var values: [String: Value] = [:]
    func add(_ value: Value) {
      if !open.isEmpty, depth == open.count { open[open.count - 1].add(value) }
    }
    var rest = text[...]
    while let tag = rest.parts(around: "<")?.behind.parts(around: ">") {
      rest = tag.behind
      let content = rest.prefix { $0 != "<" }
      switch tag.before {
      case "dict", "array":
        depth += 1
        if depth == open.count + 1, depth <= deepestEntry {
          open.append(Container(isList: tag.before == "array"))
        }
      case "dict/", "dict /": add(.dictionary([]))
      case "array/", "array /": add(.array([]))
      case "/dict", "/array":
        if depth == open.count, let closed = open.popLast() {
          depth -= 1
          if open.isEmpty {
            for entry in closed.entries { values[entry.key] = entry.value }
          } else {
            open[open.count - 1].add(closed.value)
          }
        } else {
          depth -= 1
        }
      case "key":
        if depth == open.count, depth > 0 { open[depth - 1].key = String(content) }
        if depth == 1 { keys.insert(String(content)) }
      case "string", "string/", "string /":
        let key = open.last?.key ?? ""
        if !isFilledIn(content) {
          add(.string(tag.before == "string" ? plain(content) : ""))
        } else if depth > 1 {
          add(.opaque("Info.plist[\"\(key)\"]"))
        } else if depth == 1, !open.isEmpty {
          open[0].key = nil
        }
      case "real", "date", "data":
        // Their values are not read.
        if depth > 1 {
          add(.opaque("Info.plist entry"))
        } else if !open.isEmpty {
          open[0].key = nil
        }
      case "integer": if let number = Int(content) { add(.object("NSNumber", [.int(number)])) }
      case "true/", "true /", "false/", "false /":
        add(.object("NSNumber", [.bool(tag.before.hasPrefix("true"))]))
      default: break
      }
    }
    return (values, keys)
  }

  /// Whether the file has no entry for the key. False for Apple's keys that Xcode adds from the build settings.
  func lacks(_ key: String) -> Bool {
    let ofApple = [
      "CF", "UI", "NS", "LS", "DT", "BG", "ITS", "Minimum", "BuildMachine", "CA", "CS", "GC", "MK",
      "WK", "PH", "AV", "NF", "SK", "XC",
    ]
    return values[key] == nil && !unread.contains(key)
      && !ofApple.contains(where: key.hasPrefix)
  }

  private static func plain(_ text: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }

  private static func string(of key: String, in text: String) -> String? {
    guard let behind = text.parts(around: "<key>\(key)</key>")?.behind,
      let start = behind.drop(while: \.isWhitespace).removingPrefix("<string>"),
      let content = start.parts(around: "</string>")?.before
    else { return nil }
    return plain(content)
  }

  private static func strings(of key: String, in text: String) -> [String]? {
    guard let behind = text.parts(around: "<key>\(key)</key>")?.behind else { return nil }
    // `<array/>`, or another kind of value.
    guard let start = behind.drop(while: \.isWhitespace).removingPrefix("<array>"),
      let list = start.parts(around: "</array>")?.before
    else { return [] }
    var words: [String] = []
    var rest = list
    while let string = rest.parts(around: "<string>")?.behind.parts(around: "</string>") {
      words.append(String(string.before).filter { !$0.isWhitespace })
      rest = string.behind
    }
    return words
  }
}

extension StringProtocol {
  fileprivate func parts(around mark: String) -> (before: Substring, behind: Substring)? {
    guard let range = self[...].firstRange(of: mark) else { return nil }
    return (Substring(self[..<range.lowerBound]), Substring(self[range.upperBound...]))
  }

  fileprivate func removingPrefix(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? Substring(dropFirst(prefix.count)) : nil
  }
}
