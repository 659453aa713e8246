import LifecycleModel

/// Calling what is a value: closures of the app, completion handlers of iOS.
extension Interpreter {
  mutating func call(_ value: Value, _ arguments: [Value]) throws(Unwinding) -> Value {
    switch value {
    case .closure(let code, let captured):
      return try call(code: code, on: nil, arguments, captured: captured)
    case .handler(let handler):
      complete(handler, arguments.first)
      if reaction.world.app.process == .notRunning { throw .ended }
      return .void
    case .object("Bound", let parts):
      return try call(parts.first ?? .none, Array(parts.dropFirst()))
    case .object("Operator", let parts):
      guard let operation = BinaryOperator(rawValue: parts.first?.description ?? ""),
        arguments.count == 2
      else { return .void }
      return try apply(operation, arguments[0], arguments[1])
    case .object("TimerFire", let parts): return try fire(parts)
    case .object("Continuation", let parts):
      try goOn(parts, Interpreter.given(arguments))
      return .void
    case .object("KeyPath", let names):
      var found = arguments.first ?? .none
      for name in names { found = try member(name.description, of: found) }
      return found
    case .type(let name):
      return try make(
        name,
        Call(name: name, labels: arguments.map { _ in "_" }, values: [], trailing: 0, spelling: ""),
        arguments)
    case .opaque(let spelling):
      noteOpaque(
        spelling + "(" + arguments.map(\.description).joined(separator: ", ") + ")", arguments)
      return .opaque(Opaque.short(spelling + "()"))
    case .none: throw trap(Trap.foundNil)
    case .void, .bool, .int, .double, .string, .array, .dictionary, .tuple, .member, .box,
      .delegate, .system, .object, .reference:
      throw trap("Cannot call value of type '\(typeName(of: value))'")
    }
  }

  /// What the app passes says which kind of handler it takes it for.
  mutating func complete(_ handler: HandlerID, _ argument: Value?) {
    let open = reaction.world.app.openHandlers.first { $0.id == handler }
    if open?.kind == .content {
      reaction.deliver(handler, argument.flatMap { changedContent($0) })
      return
    }
    switch argument {
    case .array(let options)?: reaction.present(handler, options.compactMap(\.memberName))
    case .object("Set", let options)?: reaction.present(handler, options.compactMap(\.memberName))
    case .member(let name)?:
      if let result = FetchResult(rawValue: name) {
        reaction.complete(handler, with: result)
      } else {
        reaction.present(handler, [name])
      }
    default: reaction.complete(handler, with: nil)
    }
  }

  /// What a service extension makes of the content; nil where it takes a part away.
  private func changedContent(_ content: Value) -> ExtensionContent? {
    if case .opaque = content { return nil }
    let members = ["title", "subtitle", "body"].compactMap { name -> JSON.Member? in
      guard case .string(let text)? = systemMember(name, of: content), !text.isEmpty else {
        return nil
      }
      return JSON.Member(name, .string(text))
    }
    let sound: ExtensionContent.Sound
    switch systemMember("sound", of: content) {
    case .dictionary?: sound = .kept
    case let value?: sound = soundName(of: value).map { .named($0) } ?? .silent
    case nil: sound = .silent
    }
    var badge: Int?
    if case .int(let number)? = systemMember("badge", of: content) { badge = number }
    return ExtensionContent(
      alert: members.isEmpty ? nil : .object(members), sound: sound, badge: badge)
  }

  mutating func call(
    code number: Int, on receiver: Value?, _ arguments: [Value], captured: [Value] = []
  ) throws(Unwinding) -> Value {
    try descend()
    let code = tree.codes[number]
    let caller = (
      frame: frame, boxedSlots: boxedSlots, line: line, depth: depthNow, assumption: assumption,
      code: codeNow
    )
    assumption = false
    codeNow = number
    defer { (assumption, codeNow) = (caller.assumption, caller.code) }
    let watched = watch?.present
    defer { if let watched { watch?.goBack(to: watched) } }
    if task != nil {
      if task?.activations.isEmpty == false { task?.current.frame = frame }
      task?.activations.append(TaskAtWork.Activation(code: number))
    }
    defer { if task != nil { task?.activations.removeLast() } }
    frame = Array(repeating: .none, count: code.slotCount)
    boxedSlots = code.boxedSlots
    if let slot = code.selfSlot, let own = receiver ?? captured.first { bind(own, to: slot) }
    for (capture, value) in zip(code.captures, captured) { frame[capture.inner] = value }
    for (index, slot) in code.parameters.enumerated() {
      var value = index < arguments.count ? arguments[index] : .none
      if index < code.parameterTypes.count {
        value = try coerce(value, to: code.parameterTypes[index])
      }
      bind(value, to: slot)
    }
    let flow: Flow
    do {
      flow = try run(code.body)
    } catch {
      lastFrame = frame
      (frame, boxedSlots, line) = (caller.frame, caller.boxedSlots, caller.line)
      restoreDepth(caller.depth)
      ascend()
      throw error
    }
    lastFrame = frame
    (frame, boxedSlots, line) = (caller.frame, caller.boxedSlots, caller.line)
    ascend()
    guard case .giveBack(let value) = flow else { return .void }
    return try code.returns.map { type throws(Unwinding) in try coerce(value, to: type) } ?? value
  }

  /// A slot of the call that ended last.
  func finalValue(ofSlot slot: Int) -> Value {
    guard lastFrame.indices.contains(slot) else { return .none }
    if case .box(let box) = lastFrame[slot] { return load(box: box) }
    return lastFrame[slot]
  }

  /// The one that the call means, by its labels and, among several, by what the values are.
  func choose(_ methods: [Method], _ call: Call, _ values: [Value]) -> (Method, [Method.Fitting])? {
    let fitting = methods.compactMap { method in method.fitted(to: call).map { (method, $0) } }
    guard fitting.count > 1 else { return fitting.first }
    let best = fitting.first { method, places in
      zip(places, method.types).allSatisfy { place, type in
        guard case .argument(let index) = place, values.indices.contains(index) else { return true }
        return convert(values[index], to: type) != nil || values[index].isUnknown
      }
    }
    return best ?? fitting.first
  }

  /// Calls a method of the app; what it changed of value types goes back to where it came from.
  mutating func invoke(
    _ method: Method, _ places: [Method.Fitting], _ call: Call, _ values: [Value],
    on receiver: Value?,
    place: Place?
  ) throws(Unwinding) -> Value {
    var arguments: [Value] = []
    for fitting in places {
      switch fitting {
      case .argument(let index):
        arguments.append(values.indices.contains(index) ? values[index] : .none)
      case .many(let indices): arguments.append(.array(indices.map { values[$0] }))
      case .standard(let code): arguments.append(try self.call(code: code, on: receiver, []))
      }
    }
    if method.fullName == Callback.pushSDKDidReceivePayload.swiftName {
      reaction.callFromSDK(line: method.line)
    }
    let result = try self.call(code: method.code, on: receiver, arguments)
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
    return result
  }
}

extension TypeReference {
  /// A name may stand for a function type that a typealias declares.
  var mayBeFunction: Bool {
    switch self {
    case .function, .any, .named: return true
    case .optional(let wrapped): return wrapped.mayBeFunction
    case .bool, .int, .double, .string, .array, .dictionary, .set, .tuple: return false
    }
  }
}

extension Value {
  var memberName: String? {
    guard case .member(let name) = self else { return nil }
    return name
  }

  /// Its type is the compiler's to know, or nobody's.
  var isUnknown: Bool {
    switch self {
    case .opaque, .member, .object("", _), .none: return true
    case .void, .bool, .int, .double, .string, .array, .dictionary, .tuple, .closure, .box,
      .reference, .delegate, .system, .object, .type, .handler:
      return false
    }
  }
}
