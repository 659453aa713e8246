import LifecycleModel

/// Ranges and strides over user-defined types that conform to Strideable.
extension Interpreter {
  /// The elements of a range whose bounds are of such a type; nil for other values.
  mutating func stepped(_ range: Value) throws(Unwinding) -> [Value]? {
    guard range.isRange, case .object(let kind, let bounds) = range, bounds.count == 2,
      let advanced = advance(bounds[0])
    else { return nil }
    var items: [Value] = []
    var place = bounds[0]
    while try isInside(place, bounds[1], up: true, kind == "ClosedRange") {
      items.append(place)
      try checkGrown(to: items.count)
      try burn()
      // Advancing from the last value may trap.
      if kind == "ClosedRange", try areEqual(place, bounds[1]) { break }
      place = try call(code: advanced.code, on: place, [.int(1)])
    }
    return items
  }

  /// Whether the method of a range needs its elements, not only its bounds.
  static func readsElements(_ call: Call, _ values: [Value]) -> Bool {
    !["contains", "overlaps", "clamped", "relative"].contains(call.name)
      || values.first?.isFunction == true
  }

  /// `stride(from:to:by:)` over such a type; nil for other values.
  mutating func steppedStride(_ arguments: LabelledArguments) throws(Unwinding) -> Value? {
    guard var place = arguments["from"], let step = arguments["by"], let advanced = advance(place),
      let end = arguments["to"] ?? arguments["through"]
    else { return nil }
    let isUp = try !isLess(step, .int(0))
    var items: [Value] = []
    while try isInside(place, end, up: isUp, arguments["to"] == nil) {
      items.append(place)
      try checkGrown(to: items.count)
      try burn()
      if arguments["to"] == nil, try areEqual(place, end) { break }
      place = try call(code: advanced.code, on: place, [step])
    }
    return .array(items)
  }

  private func advance(_ value: Value) -> Method? {
    table(of: value)?.table.methods["advanced"]?.first { $0.labels == ["by"] }
  }

  private mutating func isInside(
    _ place: Value, _ end: Value, up: Bool, _ isThrough: Bool
  ) throws(Unwinding) -> Bool {
    if try up ? isLess(place, end) : isLess(end, place) { return true }
    return isThrough ? try areEqual(place, end) : false
  }
}
