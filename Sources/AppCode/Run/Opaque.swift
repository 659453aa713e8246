import LifecycleModel
import TextGrid

/// Values that the simulator knows only by their spelling. Two of them are equal if their spellings are equal. Messages
/// show a shortened form (`Value.shown`).
enum Opaque {
  private static let longest = 1000
  private static let longestMade = 120
  static let isNil = " == nil"

  /// The spelling on one line, with single blanks. A digest replaces the rest of a very long
  /// expression.
  static func short(_ spelling: String) -> String {
    let plain = plainLength(spelling)
    if plain == longest {
      return String(decoding: spelling.utf8.prefix(longest), as: UTF8.self) + "..."
        + digest(of: spelling)
    }
    if plain == spelling.utf8.count { return spelling }
    // Collects bytes, because appending a scalar to a text takes ten times as long.
    var text: [UInt8] = []
    var count = 0
    var wasBlank = false
    for scalar in spelling.unicodeScalars {
      guard !isBlank(scalar) else {
        wasBlank = count > 0
        continue
      }
      if wasBlank {
        text.append(UInt8(ascii: " "))
        count += 1
      }
      wasBlank = false
      if scalar.isASCII {
        text.append(UInt8(ascii: scalar))
      } else {
        text += String(scalar).utf8
      }
      count += 1
      if count >= longest {
        return String(decoding: text, as: UTF8.self) + "..." + digest(of: spelling)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The spelling of an operand of `*`, `/` or `%`: a sum in parentheses.
  static func factor(_ spelling: String) -> String {
    var depth = 0
    var before = UInt8(ascii: "(")
    for byte in spelling.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "+") where depth == 0 && before == UInt8(ascii: " "),
        UInt8(ascii: "-") where depth == 0 && before == UInt8(ascii: " "):
        return "(" + spelling + ")"
      default: break
      }
      before = byte
    }
    return spelling
  }

  /// The spelling of a closure: a digest, so that different closures differ.
  static func closure(_ source: String) -> String { "{..." + digest(of: source) + "}" }

  /// Marks omitted text after "...". `Value.shown` removes it.
  private static func digest(of text: String) -> String {
    // FNV-1a.
    var hash: UInt32 = 2_166_136_261
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return "#" + String(repeating: "0", count: Value.digestLength - digits.count) + digits
  }

  /// The length in bytes of the beginning, at most `longest`, that `short` certainly leaves unchanged. A fast path for
  /// most spellings.
  private static func plainLength(_ spelling: String) -> Int {
    let blank = UInt8(ascii: " ")
    var before = blank
    var length = 0
    for byte in spelling.utf8 {
      guard length < longest, byte >= blank, byte < 0x7f, byte != blank || before != blank else {
        break
      }
      before = byte
      length += 1
    }
    return before == blank && length > 0 ? length - 1 : length
  }

  /// Whether it is a blank. Checks the most frequent scalars without Unicode tables.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return scalar.properties.isWhitespace }
    return scalar == " " || ("\t"..."\r").contains(scalar)
  }

  static func negated(_ spelling: String) -> String {
    spelling.hasPrefix("!") ? String(spelling.dropFirst()) : "!" + spelling
  }

  /// A call of an initializer: `Name(...)`. Long arguments are omitted.
  static func made(_ name: String, _ arguments: String) -> String {
    name.count + arguments.count < longestMade
      ? short(name + arguments) : name + "(...\(digest(of: arguments)))"
  }

  /// Whether it asks a system object whether it responds to a selector.
  static func asksForMethodOfSystem(_ spelling: String) -> Bool {
    guard spelling.hasSuffix(")"), spelling.containsBytes(of: ".responds(to: ") else {
      return false
    }
    return KnownType.isKnown(String(spelling.prefix { $0 != "." && $0 != "(" }))
  }

  /// Whether an initializer, possibly before `as?`, loads a resource of the app. Resources are not among the files.
  static func isResource(_ spelling: String) -> Bool {
    if spelling.hasPrefix("("), closesAtEnd(spelling, from: spelling.startIndex),
      let cast = spelling.ranges(of: " as? ").last
    {
      return isResource(String(spelling[..<cast.lowerBound].dropFirst()))
    }
    return resources.contains { spelling.hasPrefix($0) } && isMade(spelling)
  }

  private static let resources =
    [
      "UIColor(named:", "UIImage(named:", "UIImage(systemName:", "UIImage(contentsOfFile:",
      "UIFont(name:",
    ] + collectionsInFiles.flatMap { ["\($0)(contentsOfFile:", "\($0)(contentsOf:"] }

  /// Foundation's collections whose initializers read a property list.
  static let collectionsInFiles = [
    "NSDictionary", "NSMutableDictionary", "NSArray", "NSMutableArray",
  ]

  /// Whether the value was constructed, so that it is not nil. Reads bytes because it is called for each call, and
  /// characters take ten times as long.
  static func isMade(_ spelling: String) -> Bool {
    let bytes = spelling.utf8
    guard bytes.last == UInt8(ascii: ")"), let open = bytes.firstIndex(of: UInt8(ascii: "("))
    else { return false }
    let name = bytes[..<open].prefix { $0 != UInt8(ascii: "<") }
    guard name.allSatisfy(isPartOfPath) || isPath(spelling[..<name.endIndex]) else { return false }
    let last = name.split(separator: UInt8(ascii: ".")).last
    return last.flatMap { spelling[$0.startIndex].isUppercase } == true
      && closesAtEnd(spelling, from: open)
  }

  private static func isPath(_ text: Substring) -> Bool {
    text.allSatisfy { isPartOfName($0) || $0 == "." }
  }

  private static func isPartOfPath(_ byte: UInt8) -> Bool {
    isPartOfName(byte) || byte == UInt8(ascii: ".")
  }

  /// Whether it was made by an initializer of Swift or Foundation that fails for some arguments.
  static func isFailable(_ spelling: String) -> Bool {
    failable.contains { spelling.hasPrefix($0) }
  }

  private static let failable = [
    "Int(", "Double(", "Float(", "URL(string:", "UUID(uuidString:", "Decimal(string:",
    "Data(base64Encoded:", "URLComponents(string:",
  ]

  /// The name of the method whose call ends the spelling: `x.name(...)`; nil for other spellings.
  static func lastMethod(of spelling: String) -> String? {
    var depth = 0
    for index in spelling.indices.reversed() {
      if spelling[index] == ")" { depth += 1 }
      if spelling[index] == "(" { depth -= 1 }
      guard depth == 0 else { continue }
      let before = spelling[..<index]
      guard let dot = before.lastIndex(of: ".") else { return nil }
      let name = before[before.index(after: dot)...]
      return name.allSatisfy(isPartOfName) ? String(name) : nil
    }
    return nil
  }

  /// Whether the last character closes the parenthesis at `open`.
  private static func closesAtEnd(_ spelling: String, from open: String.Index) -> Bool {
    let bytes = spelling.utf8
    var depth = 0
    for index in bytes[open...].indices {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return bytes.index(after: index) == bytes.endIndex }
    }
    return false
  }

  /// Whether `name` occurs in the text as a whole word that is not a member.
  static func mentions(_ name: String, in text: String) -> Bool {
    guard text.containsBytes(of: name) else { return false }
    if isASCII(text) { return mentionsInASCII(name, text) }
    var rest = text[...]
    while let found = rest.firstRange(of: name) {
      let before = text[..<found.lowerBound]
      let isMember = before.last == "." && !before.hasSuffix("self.")
      let after = found.upperBound == text.endIndex ? nil : text[found.upperBound]
      if before.last.map(isPartOfName) != true, !isMember, after.map(isPartOfName) != true {
        return true
      }
      rest = text[found.upperBound...]
    }
    return false
  }

  private static func isASCII(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in bytes.allSatisfy { $0 < 0x80 } }
  }

  private static func mentionsInASCII(_ name: String, _ text: String) -> Bool {
    var (name, text) = (name, text)
    return text.withUTF8 { text in name.withUTF8 { name in mentions(name, text) } }
  }

  private static func mentions(
    _ name: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard !name.isEmpty, name.count <= text.count else { return name.isEmpty }
    for start in 0...(text.count - name.count) where text[start] == name[0] {
      let end = start + name.count
      guard text[start..<end].elementsEqual(name) else { continue }
      let isMember =
        start > 0 && text[start - 1] == UInt8(ascii: ".") && !text[..<start].ends(with: "self.")
      let isWhole =
        (start == 0 || !isPartOfName(text[start - 1]))
        && (end == text.count || !isPartOfName(text[end]))
      if isWhole, !isMember, !isLabel(text, start, end) { return true }
    }
    return false
  }

  /// Whether it is the label of an argument: `(name: `, `, name: `.
  private static func isLabel(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Bool {
    guard end < text.count, text[end] == UInt8(ascii: ":"), start > 0 else { return false }
    return text[start - 1] == UInt8(ascii: "(") || text[..<start].ends(with: ", ")
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      return true
    default: return false
    }
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate func ends(with text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}

extension Value {
  var memberName: String? {
    guard case .member(let name) = self else { return nil }
    return name
  }

  /// Whether its type is unknown at run time.
  var isUnknown: Bool {
    switch self {
    case .opaque, .member, .object("", _), .none: return true
    case .some(let held): return held.isUnknown
    default:
      return false
    }
  }
}
