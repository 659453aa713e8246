import LifecycleModel

/// Values that the app's code assigned to properties of unknown objects.
extension Interpreter {
  /// Stores the value assigned to a property of an unknown object, unless it contains the property
  /// itself, because it could then grow without end.
  mutating func remember(_ value: Value, as spelling: String) {
    // The step prints the whole value.
    reaction.effort.work += value.isText ? value.size / 8 : 4 * value.size
    forgetAssumptions(about: spelling)
    if case .opaque(let what) = value.unwrapped, what.containsBytes(of: spelling) { return }
    var table = root(Interpreter.givenRoot)
    if case .dictionary = table {} else { table = .dictionary([]) }
    table.set(.tuple([value]), forKey: .string(spelling))
    setRoot(Interpreter.givenRoot, table)
  }

  /// Unknown code creates another object. Property values that the code gave to an earlier object of the same spelling
  /// are dropped.
  mutating func newUnknownObject(_ spelling: String) -> Value {
    if heap.rootCell != nil, case .dictionary(let entries) = root(Interpreter.givenRoot) {
      reaction.effort.work += 8 * entries.count
      let kept = entries.filter { !$0.key.description.hasPrefix(spelling + ".") }
      if kept.count < entries.count {
        setRoot(Interpreter.givenRoot, kept.isEmpty ? .none : .dictionary(kept))
      }
    }
    return .opaque(spelling)
  }

  func remembered(_ spelling: String) -> Value {
    guard heap.rootCell != nil, case .dictionary(let entries) = root(Interpreter.givenRoot),
      let entry = entries.first(where: { $0.key == .string(spelling) }),
      case .tuple(let held) = entry.value
    else { return .opaque(spelling) }
    return held[0]
  }
}
