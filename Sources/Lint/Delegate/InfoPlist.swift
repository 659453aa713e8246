import LifecycleModel

/// UIBackgroundModes out of an Info.plist in XML.
package enum InfoPlist {
  /// nil: no property list in XML. Words that the simulator does not know are left out.
  package static func modes(in text: String) -> [BackgroundMode]? {
    guard text.contains("<plist") else { return nil }
    let parts = text.components(around: "<key>UIBackgroundModes</key>")
    guard
      let list = parts?.behind.components(around: "<array>")?.behind
        .components(around: "</array>")?.before
    else { return [] }
    var words: [String] = []
    var rest = list
    while let string = rest.components(around: "<string>")?.behind.components(around: "</string>") {
      words.append(String(string.before).filter { !$0.isWhitespace })
      rest = string.behind
    }
    return BackgroundMode.allCases.filter { words.contains($0.rawValue) }
  }
}

extension StringProtocol {
  fileprivate func components(around mark: String) -> (before: Substring, behind: Substring)? {
    guard let range = self[...].firstRange(of: mark) else { return nil }
    return (Substring(self[..<range.lowerBound]), Substring(self[range.upperBound...]))
  }
}
