import LifecycleModel

/// NSObject's methods that take a selector.
extension Interpreter {
  private func method(_ selector: Value, of object: Value) -> Method? {
    guard case .object("Selector", let parts) = selector else { return nil }
    let pieces = (parts.first?.description ?? "").split(separator: ":").map(String.init)
    let own = table(of: object)?.table.methods[pieces.first ?? ""] ?? []
    if parts.count > 1 {
      let name = parts[1].description
      return own.first { $0.fullName == name } ?? own.first { $0.waits(for: name) }
    }
    // The parts of `Selector("application:didReceiveRemoteNotification:")` after the first are argument labels in
    // Swift.
    guard pieces.count > 1 else { return own.first }
    return own.first { Array($0.labels.dropFirst()) == Array(pieces.dropFirst()) }
  }

  /// `isKind(of:)` and `isMember(of:)` of an object of the app; nil for others.
  private func isOfClass(_ object: Value, _ call: Call, _ values: [Value]) -> Value? {
    guard ["isKind", "isMember"].contains(call.name), call.labels == ["of"],
      case .type(let name)? = values.first, case .reference = object, let own = table(of: object)
    else { return nil }
    let plain = Interpreter.plainName(name)
    return .bool(
      call.name == "isKind"
        ? ["NSObject", "Any"].contains(plain) || own.table.names.contains(plain)
        : typeNames(of: object).first == plain
    )
  }

  mutating func callSelector(
    _ object: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    if let answer = isOfClass(object, call, values) { return answer }
    guard ["perform", "performSelector", "responds"].contains(call.name),
      case .object("Selector", _)? = values.first
    else { return nil }
    let arguments = LabelledArguments(call.labels, values)
    let method = method(values[0], of: object)
    if call.name == "responds" {
      // The methods of an iOS object are not known. `#selector` names a method of the SDK.
      guard method == nil, table(of: object) == nil else { return .bool(method != nil) }
      let question = describe(object) + "." + call.name + call.spelling
      return .bool(assume(question, .bool(true), or: [.bool(false)]) == .bool(true))
    }
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
    } else if let thread = arguments["on"], arguments["waitUntilDone"] != .bool(true) {
      var isMain = thread == Interpreter.mainQueue || thread.memberName == "main"
      if !isMain, thread.memberName == nil {
        isMain = try member("isMainThread", of: thread) == .bool(true)
      }
      if isMain {
        reaction.schedule(bound, after: 0)
      } else {
        try enqueue(WorkQueue.Job(bound), on: try globalQueue())
      }
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

extension Method {
  /// Whether it is the `async` form of the method of that name, whose last argument is a completion handler.
  fileprivate func waits(for name: String) -> Bool {
    let ends = ["fetchCompletionHandler:)", "withCompletionHandler:)", "completionHandler:)"]
    return isAsync && ends.contains { name == fullName.dropLast() + $0 }
  }
}
