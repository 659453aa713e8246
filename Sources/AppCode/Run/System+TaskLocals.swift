import LifecycleModel

/// `@TaskLocal`: the values that the current task has bound (see `ObjectSources.taskLocal`).
extension Interpreter {
  /// The current bindings; `.none` if there are none, nil in a program without task-local variables.
  var taskLocals: Value? {
    get {
      guard let slot = slotOfTaskLocals else { return nil }
      let properties = reaction.world.memory.properties
      guard properties.indices.contains(slot), properties[slot] != .array([]) else {
        return Value.none
      }
      return properties[slot]
    }
    set {
      guard let slot = slotOfTaskLocals, let newValue else { return }
      reaction.store(newValue == .none ? .array([]) : newValue, inProperty: slot)
    }
  }

  private var slotOfTaskLocals: Int? {
    guard tree.types["TaskLocalBinding"] != nil,
      let index = tree.globals.firstIndex(where: { $0.name == "taskLocalBindings" })
    else { return nil }
    return tree.delegateFields.count + index
  }

  /// A detached task and a block of a queue begin without bindings.
  func inheritsLocals(_ receiver: Value) -> Bool {
    if case .object("Queue", _) = receiver { return false }
    return receiver != .member("detached")
  }
}
