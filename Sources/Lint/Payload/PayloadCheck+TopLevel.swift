import CommandLanguage
import LifecycleModel

/// The keys next to aps.
extension PayloadCheck {
  mutating func checkTopLevel(aps: PayloadNode?) {
    for member in root.members where member.key != "aps" {
      if member.key == PayloadKeys.bundle {
        checkBundle(member.node)
      } else if PayloadKeys.isNearBundle(member.key) {
        tell(.nearBundle(member.key), at: member.keyPosition)
        checkBundle(member.node)
      } else if PayloadKeys.isHeader(member.key) {
        tell(.header(member.key), at: member.keyPosition)
      } else if PayloadKeys.apsKeysAtTopLevel.contains(member.key) {
        let fact: PayloadFact =
          aps?[member.key] == nil ? .atTopLevel(member.key) : .alsoAtTopLevel(member.key)
        tell(fact, at: member.keyPosition)
      } else if let right = PayloadKeys.spelledLike(member.key, among: PayloadKeys.hyphenated) {
        tell(
          .misspelt(
            member.key, right, in: Bilingual(en: " and belongs into aps", zh: " aps 中的")),
          at: member.keyPosition)
      } else if let right = PayloadKeys.nearly(member.key, among: PayloadKeys.flags) {
        tell(.perhapsMisspelt(member.key, right), at: member.keyPosition)
      }
    }
  }

  private mutating func checkBundle(_ node: PayloadNode) {
    guard let value = node.value.asString else {
      return tell(
        wrongType: "\"\(PayloadKeys.bundle)\"", Bilingual(en: "a string", zh: "字符串"), node)
    }
    if BundleID.isPlaceholder(value) {
      tell(.bundlePlaceholder(value), at: node.position)
    } else if !BundleID.isComplete(value) {
      tell(.bundleIncomplete(value), at: node.position)
    }
  }
}

extension PayloadKeys {
  /// Hyphenated keys, which payloads of other systems spell with underscores or capitals. They are too long to be
  /// custom keys.
  fileprivate static let hyphenated = aps.filter { $0.contains("-") }
  fileprivate static let flags = ["content-available", "mutable-content"]
}

enum BundleID {
  /// Whether the id consists of parts joined by full stops, each with letters, digits, hyphens, or
  /// underscores, which occur in practice.
  static func isComplete(_ id: String) -> Bool {
    let parts = id.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in !part.isEmpty && part.unicodeScalars.allSatisfy(isAllowed) }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": return true
    default: return false
    }
  }

  static func isPlaceholder(_ id: String) -> Bool {
    if id.unicodeScalars.contains(where: { ["<", ">", "$", "{", "}", "[", "]", "%"].contains($0) })
    {
      return true
    }
    let parts = id.lowercased().split(separator: ".").map(String.init)
    let letters = parts.map { PayloadKeys.plain($0) }
    if letters.joined().contains("bundleid") { return true }
    if letters.contains(where: { $0.hasPrefix("your") || wordsOfExamples.contains($0) }) {
      return true
    }
    return letters.count > 2 && letters[letters.count - 2] == "example"
      && ["app", "myapp", "appname"].contains(letters[letters.count - 1])
  }

  private static let wordsOfExamples: Set = [
    "mycompany", "company", "companyname", "mydomain", "domain", "appname", "changeme",
    "placeholder",
    "todo", "xxx", "xxxx", "yyy", "foo", "bar", "myorganization", "organization", "productname",
  ]
}
