import LifecycleModel

/// NumberFormatter without a style or in the decimal style.
extension Interpreter {
  /// nil if the formatter has a style or a property that is not played.
  func numberFormatterCall(
    _ table: Value, _ name: String, _ arguments: LabelledArguments
  ) -> Value? {
    guard case .dictionary(let entries) = table else { return nil }
    let names = Set(entries.map(\.key.description))
    func property(_ name: String) -> Value? {
      entries.first { $0.key == .string(name) }?.value.unwrapped
    }
    let style = property("numberStyle")?.memberName ?? "none"
    guard ["none", "decimal"].contains(style) else { return nil }
    if name == "number", let text = arguments["from"]?.unwrapped.description {
      guard names.isSubset(of: Interpreter.readProperties) else { return nil }
      let groups = property("groupingSeparator")?.description ?? ","
      let point = property("decimalSeparator")?.description ?? "."
      let plain = text.replacing(groups, with: "").replacing(point, with: ".")
      guard let number = Double(plain) else { return Value.none }
      let isWhole = number == number.rounded() && abs(number) < 1e15
      return Value.some(.object("NSNumber", [isWhole ? .int(Int(number)) : .double(number)]))
    }
    guard name == "string", let number = arguments.first?.operand.asDouble,
      names.isSubset(of: Interpreter.writtenProperties.union(Interpreter.readProperties))
    else { return nil }
    if number == 0, let symbol = property("zeroSymbol") { return .some(.string("\(symbol)")) }
    guard let format = format(property, isDecimal: style == "decimal") else { return nil }
    let factor = property("multiplier")?.operand.asDouble ?? 1
    return format.text(number * factor).map { .some(.string($0)) }
  }

  private func format(_ property: (String) -> Value?, isDecimal: Bool) -> GroupedNumber? {
    func text(_ name: String) -> String? { property(name)?.description }
    var format = GroupedNumber()
    format.leastInteger = property("minimumIntegerDigits")?.asInt ?? 1
    format.leastFraction = property("minimumFractionDigits")?.asInt ?? 0
    format.mostFraction = property("maximumFractionDigits")?.asInt ?? (isDecimal ? 3 : 0)
    if let mode = property("roundingMode") {
      guard let rounding = mode.memberName.flatMap({ GroupedNumber.Rounding(rawValue: $0) })
      else { return nil }
      format.rounding = rounding
    }
    // Only an English locale, or separators that were set, determine how groups look.
    let locale = property("locale").map { self.property("identifier", of: $0) }
    format.groups =
      property("usesGroupingSeparator").map { $0 == .bool(true) }
      ?? (isDecimal && ["en_US", "en_GB", "en"].contains(locale?.description ?? ""))
    format.groupingSeparator = text("groupingSeparator") ?? ","
    format.decimalSeparator = text("decimalSeparator") ?? "."
    format.positive = (text("positivePrefix") ?? "", text("positiveSuffix") ?? "")
    let sign = text("minusSign") ?? "-"
    format.negative = (text("negativePrefix") ?? sign, text("negativeSuffix") ?? "")
    return format
  }

  /// Properties that reading heeds or that have no effect on it.
  private static let readProperties: Set = [
    "numberStyle", "locale", "groupingSeparator", "decimalSeparator", "usesGroupingSeparator",
    "minimumFractionDigits", "maximumFractionDigits", "nilSymbol", "isLenient", "allowsFloats",
    "generatesDecimalNumbers", "formatterBehavior", "roundingMode",
  ]

  private static let writtenProperties: Set = [
    "minimumIntegerDigits", "positivePrefix", "positiveSuffix", "negativePrefix",
    "negativeSuffix", "zeroSymbol", "minusSign", "multiplier",
  ]
}
