import LifecycleModel

extension Interpreter {
  /// `map` and `flatMap` of an Optional, if the value shows that it is one. Strings and arrays have their own `map`,
  /// which only static types distinguish.
  mutating func mapOptional(
    _ receiver: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    let isKnown = [Lowering.optionalMap, Lowering.optionalFlatMap].contains(call.name)
    guard isKnown || ["map", "flatMap"].contains(call.name), values.count == 1 else { return nil }
    switch receiver {
    case .none: return Value.none
    case .opaque(let what) where storedAssumption(what, .optional) == AssumedValue.none:
      return Value.none
    case .some(let held):
      let result = try self.call(values[0], [held])
      let isFlat = call.name == "flatMap" || call.name == Lowering.optionalFlatMap
      return isFlat || result.isOpaque ? result.optional : .some(result)
    case .string where call.name == "map", .object("Substring", _) where call.name == "map":
      return nil
    case .array, .dictionary, .object("Set", _), .object("Range", _), .object("ClosedRange", _),
      .object("Data", _), .object("Result", _), .object("ArraySlice", _),
      .object("LazySequence", _), .object("AnySequence", _), .opaque:
      guard isKnown else { return nil }
    default:
      if table(of: receiver) != nil, !isKnown { return nil }
    }
    return try self.call(values[0], [receiver]).optional
  }
}
