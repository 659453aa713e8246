import LifecycleModel

extension Arithmetic {
  /// Whether the range contains the value. An open end is stored as Int.min or Int.max.
  static func contains(_ range: Value, _ value: Value) -> Bool {
    guard case .object(let name, let bounds) = range, bounds.count == 2 else { return false }
    let isNumber = value.operand.asDouble.map { !$0.isNaN } ?? true
    guard isNumber, bounds[0] == .int(.min) || !isLess(value, bounds[0]) else { return false }
    if bounds[1] == .int(.max) { return true }
    return name == "Range" ? isLess(value, bounds[1]) : !isLess(bounds[1], value)
  }
}

extension Value {
  /// The bounds of a range of integers; the upper one is not included.
  var intBounds: (low: Int, high: Int)? {
    guard case .object(let name, let bounds) = self, bounds.count == 2,
      let low = bounds[0].position, let high = bounds[1].position
    else { return nil }
    switch name {
    case "Range": return (low, high)
    case "ClosedRange": return (low, high == .max ? high : high + 1)
    default: return nil
    }
  }

  /// The number of elements of a range of integers; nil if it exceeds `Int`.
  var intCount: Int? {
    guard let (low, high) = intBounds, case .object(let name, let bounds) = self else { return nil }
    let distance = high.subtractingReportingOverflow(low)
    guard !distance.overflow else { return nil }
    let endsAtMax = name == "ClosedRange" && bounds[1].position == .max
    let count = distance.partialValue.addingReportingOverflow(endsAtMax ? 1 : 0)
    return count.overflow ? nil : count.partialValue
  }

  /// The first and last number of a range of integers other than Int; `5...` ends at the type's
  /// last number.
  var typedBounds: (low: Int128, high: Int128, type: IntegerType)? {
    guard case .object(let name, let bounds) = self, isRange,
      case .integer(let type, let bits) = bounds[0]
    else { return nil }
    if bounds[1] == .int(.max) { return (type.wide(bits), type.highest, type) }
    guard let end = bounds[1].wide else { return nil }
    return (type.wide(bits), name == "Range" ? end - 1 : end, type)
  }

  /// The indices that a range selects from `count` elements; nil if out of range. An open end is
  /// stored as Int.min or Int.max.
  func positions(in count: Int) -> Range<Int>? {
    guard let (low, high) = intBounds else { return nil }
    let (start, end) = (low == .min ? 0 : low, high == .max ? count : high)
    return 0 <= start && start <= end && end <= count ? start..<end : nil
  }

  /// A partial range: its type, and its bound with the label that Swift prints.
  var partialRange: (name: String, label: String, bound: Value)? {
    guard case .object(let name, let bounds) = self, bounds.count == 2 else { return nil }
    switch (bounds[0] == .int(.min), bounds[1] == .int(.max)) {
    case (true, false):
      return (name == "Range" ? "PartialRangeUpTo" : "PartialRangeThrough", "upperBound", bounds[1])
    case (false, true): return ("PartialRangeFrom", "lowerBound", bounds[0])
    default: return nil
    }
  }

  var isRange: Bool {
    if case .object(let name, let bounds) = self {
      return (name == "Range" || name == "ClosedRange") && bounds.count == 2
    }
    return false
  }
}
