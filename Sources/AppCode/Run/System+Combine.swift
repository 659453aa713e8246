import LifecycleModel

/// The part of Combine that delivers notifications: `publisher(for:)`, a few operators, `sink`.
extension Interpreter {
  /// A publisher: its notification center, the notification's name, and its operators.
  static func makePublisher(_ center: String, _ name: Value) -> Value {
    .object("Publisher", [.string(center), name, .array([])])
  }

  mutating func callPublisher(
    _ parts: [Value], _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard parts.count == 3, case .array(let operators) = parts[2] else { return nil }
    func adding(_ value: Value) -> Value {
      let step = Value.tuple([.string(call.name), value])
      return .object("Publisher", [parts[0], parts[1], .array(operators + [step])])
    }
    switch call.name {
    case "map", "filter", "compactMap": return adding(values.last ?? .none)
    case "receive": return adding(.none)
    case "eraseToAnyPublisher", "subscribe", "print": return .object("Publisher", parts)
    case "sink":
      let token = try subscribe(
        .object("Sink", [parts[2], values.last ?? .none]), to: parts[1], from: .none,
        of: parts[0].description)
      return try allocateObject("AnyCancellable", [parts[0], token])
    default: return nil
    }
  }

  /// Delivers a value to a `sink`; `parts` are the remaining operators and the closure.
  mutating func receive(_ value: Value, _ parts: [Value]) throws(Unwinding) {
    guard parts.count == 2, case .array(let operators) = parts[0] else { return }
    var value = value
    for (index, step) in operators.enumerated() {
      guard case .tuple(let step) = step, step.count == 2 else { continue }
      switch step[0] {
      case .string("map"): value = try call(step[1], [value])
      case .string("compactMap"):
        value = try call(step[1], [value])
        if value == .none { return }
        value = value.unwrapped
      case .string("filter"):
        if try !isTrue(try call(step[1], [value])) { return }
      default:
        // `receive(on:)`: the rest runs after the present code.
        let rest = Value.object("Sink", [.array(Array(operators.dropFirst(index + 1))), parts[1]])
        reaction.schedule(.object("Bound", [rest, value]), after: 0)
        return
      }
    }
    _ = try call(parts[1], [value])
  }

  mutating func callCancellable(
    _ object: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    switch call.name {
    case "cancel": cancelSubscription(fields(of: object))
    case "store":
      guard case .reference(let place)? = call.values.first, let container = values.first else {
        return nil
      }
      let kept = elements(of: container) + [object]
      if case .object("Set", _) = container {
        try store(.object("Set", kept), in: place)
      } else {
        try store(.array(kept), in: place)
      }
    default: return nil
    }
    return .void
  }

  /// Cancels a subscription. Also called when its last reference is released.
  mutating func cancelSubscription(_ parts: [Value]) {
    guard parts.count == 2 else { return }
    removeObserver(parts[1], of: parts[0].description)
  }
}
