import LifecycleModel

/// AnyCancellable, which `CombineSource` creates with a closure, and the views' `onReceive`.
extension Interpreter {
  mutating func callCancellable(
    _ object: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    switch call.name {
    case "cancel":
      guard case .reference(let cell) = object.unwrapped else { return .void }
      let parts = fields(of: object)
      write(.object("AnyCancellable", []), toCell: cell)
      try cancelSubscription(parts)
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

  /// Ends the subscription of a cancellable, by its fields. Also called when its last reference is
  /// released.
  mutating func cancelSubscription(_ parts: [Value]) throws(Unwinding) {
    guard let closure = parts.first, closure.isFunction else { return }
    _ = try call(closure, [])
  }

  // MARK: Views

  /// Subscribes for the `onReceive` of views that are new in the tree, and ends the subscriptions of views that are
  /// gone. A subscription survives when its view is read again, but uses the newest closure.
  mutating func receiveForViews() throws(Unwinding) {
    let hooks = viewHooks.filter { $0.name == "onReceive" }
    let old = elements(of: root(Interpreter.viewReceivers))
    guard !hooks.isEmpty || !old.isEmpty else { return }
    var kept: [Value] = []
    for receiver in old {
      guard let parts = receiver.tupleParts, parts.count == 2 else { continue }
      if hooks.contains(where: { .string($0.id) == parts[0] }) {
        kept.append(receiver)
      } else {
        let cancel = Call(name: "cancel", labels: [], values: [], trailing: 0, spelling: "()")
        _ = try callCancellable(parts[1], cancel, [])
      }
    }
    setRoot(Interpreter.viewReceivers, .array(kept))
    for hook in hooks where !kept.contains(where: { $0.tupleParts?.first == .string(hook.id) }) {
      guard let publisher = hook.values.first else { continue }
      guard
        let sink = table(of: publisher)?.table.methods["sink"]?.first(where: {
          $0.labels == ["receiveValue"]
        })
      else {
        kept.append(.tuple([.string(hook.id), .none]))
        setRoot(Interpreter.viewReceivers, .array(kept))
        if publisher.isOpaque { give(hook, to: publisher) }
        continue
      }
      let closure = Value.object("ViewReceiver", [.string(hook.id)])
      let token = try call(code: sink.code, on: publisher, [closure])
      kept.append(.tuple([.string(hook.id), token]))
      setRoot(Interpreter.viewReceivers, .array(kept))
    }
  }

  /// An unknown publisher calls the closure of `onReceive`, as unknown code does.
  private mutating func give(_ hook: ViewHook, to publisher: Value) {
    guard let closure = hook.closure else { return }
    if case .closure(let code, _) = closure { line = tree.codes[code].line }
    give([closure], to: "onReceive(\(describe(publisher)))", method: "onReceive")
  }

  static let viewReceivers = "viewReceivers"

  /// Passes a value to the closure of the `onReceive` at this position in the view tree.
  mutating func receiveForView(_ id: Value, _ arguments: [Value]) throws(Unwinding) {
    let hook = viewHooks.first { $0.name == "onReceive" && .string($0.id) == id }
    guard let closure = hook?.closure else { return }
    _ = try call(closure, arguments)
  }
}
