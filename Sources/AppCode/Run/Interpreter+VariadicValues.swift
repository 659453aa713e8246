import LifecycleModel

/// The arguments of a value that is called.
extension Interpreter {
  /// The arguments of a call of a value, those of its variadic parameter as one list.
  func listed(_ values: [Value], for callee: Value) -> [Value] {
    guard case .closure(let number, _) = callee.unwrapped,
      let place = tree.codes[number].variadic, place <= values.count
    else { return values }
    let count = tree.codes[number].parameters.count
    let end = max(place, values.count - (count - 1 - place))
    return Array(values[..<place]) + [.array(Array(values[place..<end]))]
      + Array(values[end...])
  }

  /// The parts of a tuple that stands for all arguments.
  static func spread(_ arguments: [Value], over count: Int) -> [Value] {
    guard arguments.count == 1, count > 1, let parts = arguments[0].tupleParts,
      parts.count == count
    else { return arguments }
    return parts
  }
}
