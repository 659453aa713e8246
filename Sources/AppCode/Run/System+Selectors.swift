import LifecycleModel

/// NSObject's methods that take a selector.
extension Interpreter {
  private func method(_ selector: Value, of object: Value) -> Method? {
    guard case .object("Selector", let parts) = selector else { return nil }
    let name = (parts.first?.description ?? "").prefix { $0 != ":" }
    return table(of: object)?.table.methods[String(name)]?.first
  }

  mutating func callSelector(
    _ object: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    guard ["perform", "performSelector", "responds"].contains(call.name),
      case .object("Selector", _)? = values.first
    else { return nil }
    let arguments = LabelledArguments(call.labels, values)
    let method = method(values[0], of: object)
    if call.name == "responds" { return .bool(method != nil) }
    guard let method else {
      throw trap("unrecognized selector sent to instance: \(values[0])")
    }
    let bound = Value.object(
      "Bound", [.closure(code: method.code, captured: [object])] + [arguments["with"] ?? .none])
    if let delay = arguments["afterDelay"] {
      reaction.schedule(bound, after: Interpreter.milliseconds(delay))
    } else if call.labels.first == "onMainThread", arguments["waitUntilDone"] != .bool(true) {
      reaction.schedule(bound, after: 0)
    } else if call.labels.first == "inBackground" {
      try enqueue(WorkQueue.Job(bound), on: try globalQueue())
    } else {
      return try self.call(bound, [])
    }
    return .void
  }

  /// `NSObject.cancelPreviousPerformRequests(withTarget:)`, also with a selector.
  mutating func cancelPerformRequests(_ call: Call, _ values: [Value]) {
    let arguments = LabelledArguments(call.labels, values)
    guard let target = arguments["withTarget"] else { return }
    let code = arguments["selector"].flatMap { method($0, of: target)?.code }
    reaction.withdrawWork { work in
      guard case .object("Bound", let parts) = work,
        case .closure(let own, let captured)? = parts.first
      else { return false }
      return captured == [target] && code ?? own == own
    }
  }
}
