import LifecycleModel

/// `.number` and `.percent` of `formatted(_:)`, with modifiers for their digits.
extension Interpreter {
  /// `.number.precision(.fractionLength(2))` and the like; nil for calls that are not simulated.
  func numberStyle(_ style: Value, _ name: String, _ arguments: LabelledArguments) -> Value? {
    guard let parts = Interpreter.parts(of: style) else { return nil }
    switch (name, arguments.first) {
    case ("precision", .object("", let given)?) where given.count == 2:
      guard given[0] == .member("fractionLength") else { return nil }
      let low = given[1].asInt ?? given[1].intBounds?.low
      guard let low, let high = given[1].asInt ?? given[1].intBounds.map({ $0.high - 1 }) else {
        return nil
      }
      return .object("NumberStyle", parts + [.tuple([.int(low), .int(high)])])
    case ("grouping", let .member(groups)?) where groups == "never" || groups == "automatic":
      return .object("NumberStyle", parts + [.bool(groups == "automatic")])
    default: return nil
    }
  }

  /// `names.formatted(.list(type: .or))` in English; nil for elements that are no texts and for other
  /// styles.
  func listFormatted(_ items: [Value], _ style: Value, hasStyle: Bool) -> Value? {
    var word = "and"
    if hasStyle {
      guard case .object("", let parts) = style, parts.first == .member("list"),
        case .member(let type)? = parts.dropFirst().first, ["and", "or"].contains(type),
        parts.count == 2 || parts.count == 3 && parts[2] == .member("standard")
      else { return nil }
      word = type
    }
    let texts = items.compactMap { item -> String? in
      if case .string(let text) = item { text } else { nil }
    }
    guard texts.count == items.count else { return nil }
    switch texts.count {
    case 0: return .string("")
    case 1: return .string(texts[0])
    case 2: return .string("\(texts[0]) \(word) \(texts[1])")
    default:
      let last = "\(word) " + (texts.last ?? "")
      return .string((texts.dropLast() + [last]).joined(separator: ", "))
    }
  }

  /// The parts of a style: its name, then what each call adds.
  private static func parts(of style: Value) -> [Value]? {
    switch style {
    case .member("number"), .member("percent"): return [style]
    case .object("NumberStyle", let parts): return parts
    default: return nil
    }
  }

  /// `number.formatted(style)`; nil for a style that is not simulated.
  func formatted(_ number: Value, in style: Value) -> Value? {
    guard let amount = number.asDouble, let parts = Interpreter.parts(of: style) else { return nil }
    var format = GroupedNumber()
    (format.groups, format.mostFraction) = (true, 6)
    for part in parts.dropFirst() {
      switch part {
      case .bool(let groups): format.groups = groups
      case .tuple(let bounds) where bounds.count == 2:
        format.leastFraction = bounds[0].asInt ?? 0
        format.mostFraction = bounds[1].asInt ?? 0
      default: return nil
      }
    }
    guard parts.first == .member("percent") else { return format.text(amount).map { .string($0) } }
    return format.text(number.wide == nil ? amount * 100 : amount).map { .string($0 + "%") }
  }
}
