import LifecycleModel

/// `String(format:)` and `NSLog`.
extension Interpreter {
  /// `%@`, `%d`, `%02x`, `%.2f` and their like, in order; `%%` is a percent sign.
  static func format(_ arguments: [Value]) -> String {
    var rest = arguments.dropFirst()
    var text = ""
    var directive: String?
    for character in arguments.first?.description ?? "" {
      guard let flags = directive else {
        if character == "%" { directive = "" } else { text.append(character) }
        continue
      }
      if character == "%" {
        text += "%"
        directive = nil
      } else if character.isLetter || character == "@" {
        // Length letters stand before the letter of the kind: %ld.
        if ["l", "h", "q", "z"].contains(character) { continue }
        text += rest.popFirst().map { show($0, as: character, flags) } ?? "(null)"
        directive = nil
      } else if flags.count < 8 {
        directive = flags + String(character)
      }
    }
    return text
  }

  private static func show(_ value: Value, as kind: Character, _ flags: String) -> String {
    let parts = flags.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let precision = parts.count > 1 ? min(Int(parts[1]) ?? 0, 15) : nil
    var digits = plain(value, as: kind, precision)
    let isNumber = kind != "@" && kind != "s"
    if isNumber, kind != "f", let precision { digits = padded(digits, to: precision, with: "0") }
    let width = parts.first.map { $0.drop { !("1"..."9").contains($0) } }.flatMap { Int($0) } ?? 0
    let first = parts.first ?? ""
    if first.hasPrefix("-") {
      return digits + String(repeating: " ", count: max(0, min(width, 99) - digits.count))
    }
    return padded(digits, to: min(width, 99), with: isNumber && first.hasPrefix("0") ? "0" : " ")
  }

  private static func plain(_ value: Value, as kind: Character, _ precision: Int?) -> String {
    switch (kind, value.plainNumber) {
    case ("x", .int(let number)): return String(UInt(bitPattern: number), radix: 16)
    case ("X", .int(let number)):
      return String(UInt(bitPattern: number), radix: 16, uppercase: true)
    case ("f", .double(let number)): return fixed(number, precision ?? 6)
    case ("f", .int(let number)): return fixed(Double(number), precision ?? 6)
    case ("c", .int(let number)):
      return Unicode.Scalar(UInt32(truncatingIfNeeded: number)).map { String($0) } ?? ""
    case ("d", let number), ("i", let number), ("u", let number): return number.description
    default: return value.description
    }
  }

  private static func padded(_ digits: String, to width: Int, with filler: String) -> String {
    let isNegative = filler == "0" && digits.hasPrefix("-")
    let missing = String(repeating: filler, count: max(0, width - digits.count))
    return isNegative ? "-" + missing + digits.dropFirst() : missing + digits
  }

  private static func fixed(_ number: Double, _ places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    guard let whole = Int(exactly: (abs(number) * scale).rounded(.toNearestOrEven)) else {
      return "\(number)"
    }
    let digits = padded(String(whole), to: places + 1, with: "0")
    let sign = number < 0 ? "-" : ""
    return places == 0
      ? sign + digits : sign + digits.dropLast(places) + "." + digits.suffix(places)
  }
}

extension Value {
  /// A number of whatever width as the widest of its kind.
  fileprivate var plainNumber: Value {
    switch operand {
    case .integer(let type, let bits): return type.isWide ? operand : .int(bits)
    case .float(let number): return .double(Double(number))
    default: return operand
    }
  }
}
