import LifecycleModel

/// Calls of the app's methods, and what they change of their caller's variables.
extension Interpreter {
  /// Calls a method of the app, then writes `inout` arguments and a changed `self` back.
  mutating func invoke(
    _ method: Method, _ places: [Method.Fitting], _ call: Call, _ values: [Value],
    on receiver: Value?,
    place: Place?
  ) throws(Unwinding) -> Value {
    var arguments: [Value] = []
    // Default values come from the type named in the call.
    let asked = call.asking.flatMap { type in
      tree.types[type]?.isReference == true ? tree.tables[type]?.methods[call.name] : nil
    }?.first { $0.fullName == method.fullName }
    var defaults: [(index: Int, code: Int)] = []
    for (place, fitting) in (asked?.fitted(to: call) ?? places).enumerated() {
      switch fitting {
      case .argument(let index):
        arguments.append(values.indices.contains(index) ? values[index] : .none)
      case .many(let indices): arguments.append(.array(indices.map { values[$0] }))
      case .standard(let code):
        arguments.append(callSite(code) ?? .none)
        if callSite(code) == nil { defaults.append((place, code)) }
      }
    }
    // Given arguments bind generic parameters; so does a default value such as `T.self`.
    for (index, code) in defaults {
      arguments[index] =
        try binding(method, arguments, on: receiver, explicit: call.typeArguments) {
          interpreter throws(Unwinding) in
          try interpreter.call(code: code, on: receiver, [])
        }
    }
    if method.fullName == Callback.pushSDKDidReceivePayload.swiftName {
      reaction.callFromSDK(line: method.line)
    }
    try makeFirstValues(for: method, of: receiver)
    // Each open call keeps its own copy.
    for (argument, isInout) in zip(arguments, method.isInout) where isInout {
      try spendStore(of: argument)
    }
    if method.isMutating, let receiver { try spendStore(of: receiver) }
    let given = call.receiverArguments.mapValues { resolved($0) }
    let result: Value
    do {
      result = try binding(method, arguments, on: receiver, explicit: call.typeArguments) {
        interpreter throws(Unwinding) in
        interpreter.receiverArguments = given
        defer { interpreter.receiverArguments = [:] }
        return try interpreter.call(code: method.code, on: receiver, arguments)
      }
    } catch {
      // Changes before the error stay.
      if case .thrown = error {
        try returnChanges(of: method, places, call, place)
      }
      throw error
    }
    try returnChanges(of: method, places, call, place)
    return result
  }

  /// Writes back the `inout` arguments and `self` of the call that ended last.
  private mutating func returnChanges(
    of method: Method, _ places: [Method.Fitting], _ call: Call, _ place: Place?
  ) throws(Unwinding) {
    let code = tree.codes[method.code]
    var changed: [(Value, Place)] = []
    for (index, fitting) in places.enumerated() where method.isInout[index] {
      guard case .argument(let number) = fitting, call.values.indices.contains(number),
        case .reference(let target) = call.values[number]
      else { continue }
      changed.append((finalValue(ofSlot: code.parameters[index]), target))
    }
    if method.isMutating, let place, let slot = code.selfSlot {
      changed.append((finalValue(ofSlot: slot), place))
    }
    for (value, target) in changed { try store(value, in: target) }
  }
}
