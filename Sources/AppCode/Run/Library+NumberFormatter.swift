import LifecycleModel

/// NumberFormatter without a style and in the decimal, percent, currency and ordinal styles.
extension Interpreter {
  /// nil if the formatter has a style or a property that is not simulated.
  func numberFormatterCall(
    _ table: Value, _ name: String, _ arguments: LabelledArguments
  ) -> Value? {
    guard case .dictionary(let entries) = table else { return nil }
    let names = Set(entries.map(\.key.description))
    func property(_ name: String) -> Value? {
      entries.first { $0.key == .string(name) }?.value.unwrapped
    }
    let style = property("numberStyle")?.memberName ?? "none"
    let locale = property("locale").map { self.property("identifier", of: $0).description }
    guard let region = NumberRegion(locale) else { return nil }
    if name == "number", ["none", "decimal"].contains(style),
      let text = arguments["from"]?.unwrapped.description
    {
      guard names.isSubset(of: Interpreter.readProperties) else { return nil }
      let groups = property("groupingSeparator")?.description ?? region.groupingSeparator
      let point = property("decimalSeparator")?.description ?? region.decimalSeparator
      let plain = text.replacing(groups, with: "").replacing(point, with: ".")
      guard let number = Double(plain) else { return Value.none }
      let isWhole = number == number.rounded() && abs(number) < 1e15
      return Value.some(.object("NSNumber", [isWhole ? .int(Int(number)) : .double(number)]))
    }
    guard name == "string", let number = arguments.first.flatMap(numberWritten),
      names.isSubset(of: Interpreter.writtenProperties.union(Interpreter.readProperties))
    else { return nil }
    if number == 0, let symbol = property("zeroSymbol") { return .some(.string("\(symbol)")) }
    if style == "ordinal" { return region.ordinal(number).map { .some(.string($0)) } }
    guard let format = format(property, style, region) else { return nil }
    let factor = property("multiplier")?.operand.asDouble ?? (style == "percent" ? 100 : 1)
    return format.text(number * factor).map { .some(.string($0)) }
  }

  private func numberWritten(_ value: Value) -> Double? {
    if case .object("Decimal", let parts) = value.operand {
      return parts.first.flatMap { Double($0.description) }
    }
    return value.operand.asDouble
  }

  /// nil for a style or a currency that is not simulated.
  private func format(
    _ property: (String) -> Value?, _ style: String, _ region: NumberRegion
  ) -> GroupedNumber? {
    func text(_ name: String) -> String? { property(name)?.description }
    var format = GroupedNumber()
    format.groups = style != "none"
    switch style {
    case "none": break
    case "decimal": format.mostFraction = 3
    case "percent":
      guard region.isEnglish else { return nil }
      format.positive.suffix = "%"
      format.negative.suffix = "%"
    case "currency":
      let code = text("currencyCode")
      guard let currency = region.currency(code) else { return nil }
      let symbol = text("currencySymbol") ?? currency.symbol
      (format.positive.prefix, format.negative.prefix) = (symbol, "-" + symbol)
      (format.leastFraction, format.mostFraction) = (currency.digits, currency.digits)
    default: return nil
    }
    if let most = property("maximumFractionDigits")?.asInt {
      format.mostFraction = most
      format.leastFraction = min(format.leastFraction, most)
    }
    format.leastInteger = property("minimumIntegerDigits")?.asInt ?? 1
    format.leastFraction = property("minimumFractionDigits")?.asInt ?? format.leastFraction
    if let mode = property("roundingMode") {
      guard let rounding = mode.memberName.flatMap({ GroupedNumber.Rounding(rawValue: $0) })
      else { return nil }
      format.rounding = rounding
    }
    if let groups = property("usesGroupingSeparator") { format.groups = groups == .bool(true) }
    format.groupingSeparator = text("groupingSeparator") ?? region.groupingSeparator
    format.decimalSeparator = text("decimalSeparator") ?? region.decimalSeparator
    if let minus = text("minusSign") { format.negative.prefix = minus }
    format.positive.prefix = text("positivePrefix") ?? format.positive.prefix
    format.positive.suffix = text("positiveSuffix") ?? format.positive.suffix
    format.negative.prefix = text("negativePrefix") ?? format.negative.prefix
    format.negative.suffix = text("negativeSuffix") ?? format.negative.suffix
    return format
  }

  /// Properties that reading a number respects, or that do not affect it.
  private static let readProperties: Set = [
    "numberStyle", "locale", "groupingSeparator", "decimalSeparator", "usesGroupingSeparator",
    "minimumFractionDigits", "maximumFractionDigits", "nilSymbol", "isLenient", "allowsFloats",
    "generatesDecimalNumbers", "formatterBehavior", "roundingMode",
  ]

  private static let writtenProperties: Set = [
    "minimumIntegerDigits", "positivePrefix", "positiveSuffix", "negativePrefix",
    "negativeSuffix", "zeroSymbol", "minusSign", "multiplier", "currencyCode", "currencySymbol",
  ]
}
