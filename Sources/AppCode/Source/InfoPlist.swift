import LifecycleModel

/// The settings of an app that the simulator reads from an XML Info.plist.
package struct InfoPlist: Sendable {
  /// nil without the key. Unknown modes are omitted.
  package var modes: [BackgroundMode]?
  /// Line of UIApplicationSceneManifest, from 1; nil without one.
  package var sceneManifestLine: Int?
  /// BGTaskSchedulerPermittedIdentifiers.
  package var permittedTasks: [String]?

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
