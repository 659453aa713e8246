import LifecycleModel

extension Arithmetic {
  /// Ranges without an end have Int's least or greatest value there.
  static func contains(_ range: Value, _ value: Value) -> Bool {
    guard case .object(let name, let bounds) = range, bounds.count == 2 else { return false }
    let isNumber = value.operand.asDouble.map { !$0.isNaN } ?? true
    guard isNumber, bounds[0] == .int(.min) || !isLess(value, bounds[0]) else { return false }
    if bounds[1] == .int(.max) { return true }
    return name == "Range" ? isLess(value, bounds[1]) : !isLess(bounds[1], value)
  }
}

extension Value {
  /// Of whole numbers, the upper bound not included.
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

  /// The positions that a range names in a list of `count` elements; nil outside of it. A range
  /// without an end has Int's least or greatest value there.
  func positions(in count: Int) -> Range<Int>? {
    guard let (low, high) = intBounds else { return nil }
    let (start, end) = (low == .min ? 0 : low, high == .max ? count : high)
    return 0 <= start && start <= end && end <= count ? start..<end : nil
  }

  var isRange: Bool {
    if case .object(let name, let bounds) = self {
      return (name == "Range" || name == "ClosedRange") && bounds.count == 2
    }
    return false
  }
}
