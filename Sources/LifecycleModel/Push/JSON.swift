/// A JSON value that keeps the order of its keys and the spelling of its numbers.
package indirect enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSON])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSON

    package init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// The last member with this key, as in Foundation's reader; nil if there is none or this is not
  /// an object.
  package subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  package var asInt: Int? {
    guard case .number(let spelling) = self else { return nil }
    if let int = Int(spelling) { return int }
    guard let double = Double(spelling), double == double.rounded(), abs(double) < 1e15 else {
      return nil
    }
    return Int(double)
  }

  package var asString: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// Compact JSON in UTF-8, the way a provider sends it.
  package var compact: String {
    switch self {
    case .null: return "null"
    case .bool(let bool): return bool ? "true" : "false"
    case .number(let spelling): return spelling
    case .string(let text): return JSON.quote(text)
    case .array(let items): return "[" + items.map(\.compact).joined(separator: ",") + "]"
    case .object(let members):
      return "{"
        + members.map { JSON.quote($0.key) + ":" + $0.value.compact }
        .joined(separator: ",") + "}"
    }
  }

  /// A JSON string literal with all control characters escaped.
  package static func quote(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension UInt8 {
  package var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
