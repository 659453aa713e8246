import Platform

/// The result of `String(format:)`, `NSLog` and `os_log` for a format and its arguments.
///
/// The C library prints numbers. An integer without a length modifier has 32 bits, as in C.
struct FormatString {
  enum Argument {
    case integer(Int)
    case double(Double)
    case text(String)
    /// Inserted as it is, whatever the conversion.
    case unknown(String)

    var asInteger: Int {
      switch self {
      case .integer(let number): return number
      case .double(let number): return Int(exactly: number.rounded(.towardZero)) ?? 0
      case .text, .unknown: return 0
      }
    }

    var asDouble: Double {
      switch self {
      case .integer(let number): return Double(number)
      case .double(let number): return number
      case .text, .unknown: return 0
      }
    }

    var asText: String {
      switch self {
      case .integer(let number): return "\(number)"
      case .double(let number): return "\(number)"
      case .text(let text), .unknown(let text): return text
      }
    }
  }

  /// The largest width and precision; larger ones are reduced to it. A text of this length is already too long for the
  /// interpreter.
  private static let widest = 70_000

  private var arguments: [Argument]
  private var next = 0

  static func text(_ format: String, _ arguments: [Argument]) -> String {
    var printer = FormatString(arguments: arguments)
    return printer.print(format)
  }

  private init(arguments: [Argument]) { self.arguments = arguments }

  private mutating func print(_ format: String) -> String {
    var made = ""
    var rest = Substring(format)
    while made.utf8.count <= FormatString.widest, let percent = rest.firstIndex(of: "%") {
      made += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      guard let directive = Directive(&rest) else { return made + "%" }
      made += directive.conversion == "%" ? "%" : show(directive)
    }
    return made + rest
  }

  private mutating func take(_ position: Int?) -> Argument? {
    let index = position.map { $0 - 1 } ?? next
    if position == nil { next += 1 }
    return arguments.indices.contains(index) ? arguments[index] : nil
  }

  private mutating func show(_ directive: Directive) -> String {
    var directive = directive
    if directive.width == .argument { directive.width = .number(take(nil)?.asInteger ?? 0) }
    if directive.precision == .argument {
      directive.precision = .number(take(nil)?.asInteger ?? 0)
    }
    guard let argument = take(directive.position) else { return "(null)" }
    if case .unknown(let text) = argument { return text }
    switch directive.conversion {
    case "d", "i":
      return directive.printed(directive.signed(argument.asInteger), as: "ld")
    case "u", "x", "X", "o":
      let bits = directive.unsigned(argument.asInteger)
      return directive.printed(bits, as: "l" + String(directive.conversion))
    case "f", "F", "e", "E", "g", "G", "a", "A":
      return directive.printed(argument.asDouble, as: String(directive.conversion))
    case "c", "C":
      let scalar = UInt32(exactly: argument.asInteger).flatMap(Unicode.Scalar.init)
      return directive.padded(scalar.map { String(Character($0)) } ?? "")
    case "p": return directive.printed(argument.asInteger, as: "#lx")
    case "@": return argument.asText
    default: return directive.padded(argument.asText)
    }
  }

  /// One directive: `%`, flags, width, precision, length and conversion.
  private struct Directive {
    enum Size: Equatable {
      case none
      case number(Int)
      case argument
    }

    var position: Int?
    var flags = ""
    var width = Size.none
    var precision = Size.none
    var length = ""
    var conversion: Character

    /// nil if the string ends within the directive. Skips os_log's `{public}`.
    init?(_ text: inout Substring) {
      if text.first == "{", let end = text.firstIndex(of: "}") {
        text = text[text.index(after: end)...]
      }
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      if text.dropFirst(digits.count).first == "$" {
        position = Int(digits)
        text = text.dropFirst(digits.count + 1)
      }
      while let flag = text.first, "-+ #0'".contains(flag) {
        flags.append(flag)
        text.removeFirst()
      }
      width = Directive.size(&text)
      if text.first == "." {
        text.removeFirst()
        precision = Directive.size(&text)
        if precision == .none { precision = .number(0) }
      }
      while let letter = text.first, "hlqLzjt".contains(letter) {
        length.append(letter)
        text.removeFirst()
      }
      guard let last = text.popFirst() else { return nil }
      conversion = last
    }

    private static func size(_ text: inout Substring) -> Size {
      if text.first == "*" {
        text.removeFirst()
        return .argument
      }
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty else { return .none }
      text = text.dropFirst(digits.count)
      return .number(Int(digits) ?? FormatString.widest)
    }

    func signed(_ number: Int) -> Int {
      switch length {
      case "hh": return Int(Int8(truncatingIfNeeded: number))
      case "h": return Int(Int16(truncatingIfNeeded: number))
      case "": return Int(Int32(truncatingIfNeeded: number))
      default: return number
      }
    }

    func unsigned(_ number: Int) -> UInt {
      switch length {
      case "hh": return UInt(UInt8(truncatingIfNeeded: number))
      case "h": return UInt(UInt16(truncatingIfNeeded: number))
      case "": return UInt(UInt32(truncatingIfNeeded: number))
      default: return UInt(bitPattern: number)
      }
    }

    /// Printed by the C library. `conversion` includes the length modifier.
    func printed(_ number: some CVarArg, as conversion: String) -> String {
      let format = "%" + flags + word(width) + dotted + conversion
      var buffer = [CChar](repeating: 0, count: 64)
      func print() -> Int {
        let count = withVaList([number]) { vsnprintf(&buffer, buffer.count, format, $0) }
        return max(0, Int(count))
      }
      var count = print()
      if count >= buffer.count {
        buffer = [CChar](repeating: 0, count: count + 1)
        count = print()
      }
      return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private func limited(_ size: Size) -> Int {
      guard case .number(let number) = size else { return 0 }
      return max(-FormatString.widest, min(number, FormatString.widest))
    }

    private func word(_ size: Size) -> String {
      guard case .number = size else { return "" }
      return String(limited(size))
    }

    private var dotted: String { precision == .none ? "" : "." + word(precision) }

    /// Pads to the minimum width. A precision truncates C strings.
    func padded(_ text: String) -> String {
      var text = text
      // A negative precision counts as none.
      if conversion == "s", case .number(let number) = precision, number >= 0 {
        text = String(text.prefix(number))
      }
      guard case .number(let number) = width else { return text }
      let missing = max(0, min(number, FormatString.widest) - text.count)
      let blanks = String(repeating: " ", count: missing)
      return flags.contains("-") ? text + blanks : blanks + text
    }
  }
}
