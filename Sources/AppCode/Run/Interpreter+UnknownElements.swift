import LifecycleModel

/// Methods of `Sequence` and the collections that call a closure with elements, on an unknown receiver. The closure is
/// called at once, with one unknown element. Publishers, promises and the like have methods of the same names, which
/// call the closure later.
extension Interpreter {
  /// nil for other calls.
  mutating func callOnElement(
    _ base: String, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard let closure = values.last, closure.isFunction,
      let kind = Interpreter.closuresOfSequences[call.name], values.count == kind.arguments,
      call.name == "forEach" || !Interpreter.sendsLater(base)
    else { return try callWaiting(base, call, values) }
    let isPair = kind == .ofPair || kind == .ofResult
    let element =
      isPair
      ? Value.opaque(Opaque.short("element of \(base)"))
      : Interpreter.element(of: base, for: closure, in: tree.value)
    let isAssumed = !Opaque.isMade(base)
    if call.name == "forEach" {
      let isEmpty = isAssumed ? isEmpty(assumed: base) : knownEmptiness(of: base) == true
      if isEmpty { return .void }
    }
    var given = [element]
    switch kind {
    case .ofElement:
      if isAssumed, call.name != "forEach" { _ = assume(base, .once) }
    case .ofTest: break
    case .ofPair: given.append(.opaque(Opaque.short("next element of \(base)")))
    case .ofResult:
      if isAssumed { _ = assume(base, .once) }
      given.insert(values[0], at: 0)
    }
    _ = try self.call(closure, given)
    guard call.name != "forEach" else { return .void }
    let spelling = Opaque.short("\(base).\(call.name)\(call.spelling)")
    noteOpaque(spelling, [])
    return .opaque(spelling)
  }

  private enum ClosureOfSequence {
    case ofElement, ofTest, ofPair, ofResult

    var arguments: Int { self == .ofResult ? 2 : 1 }
  }

  /// Whether the spelling names something that delivers its values later.
  private static func sendsLater(_ base: String) -> Bool {
    let lower = base.lowercased()
    // `$0` is a closure's parameter.
    let isProjected = lower.hasPrefix("$") && lower.dropFirst().first?.isNumber != true
    return isProjected || sendingLater.contains { lower.containsBytes(of: $0) }
  }

  private static let sendingLater = [
    ".$", "publisher", "subject", "just(", "future", "promise", "observable", "signal", "relay",
    "driver", ".receive(on:", ".subscribe(on:",
  ]

  private static let closuresOfSequences: [String: ClosureOfSequence] = [
    "forEach": .ofElement, "map": .ofElement, "compactMap": .ofElement, "flatMap": .ofElement,
    "filter": .ofElement, "mapValues": .ofElement, "compactMapValues": .ofElement,
    "first": .ofTest, "last": .ofTest, "contains": .ofTest, "allSatisfy": .ofTest,
    "firstIndex": .ofTest, "lastIndex": .ofTest, "removeAll": .ofTest,
    "sorted": .ofPair, "sort": .ofPair, "min": .ofPair, "max": .ofPair,
    "reduce": .ofResult,
  ]

  /// A pair for a closure with two parameters: `enumerated().forEach { index, item in ... }`.
  private static func element(of base: String, for closure: Value, in tree: ProgramTree) -> Value {
    let element = Opaque.short("element of \(base)")
    guard case .closure(let number, _) = closure, tree.codes.indices.contains(number),
      tree.codes[number].parameters.count > 1
    else { return .opaque(element) }
    return .tuple(
      tree.codes[number].parameters.indices.map { .opaque(Opaque.short("\(element).\($0)")) })
  }
}
