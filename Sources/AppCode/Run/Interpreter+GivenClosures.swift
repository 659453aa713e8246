import LifecycleModel
import TextGrid

/// Calls of unknown code, and the closures and handlers passed to it.
extension Interpreter {
  /// Emits a step for an opaque call. Closures among the arguments go to unknown code. `isOwn`: they go to code of
  /// these files, which may not call them.
  mutating func noteOpaque(
    _ spelling: String, _ values: [Value], _ call: Call? = nil, property: String? = nil,
    isOwn: Bool = false
  ) {
    let outer = buildsViews
    defer { buildsViews = outer }
    let spelling = Opaque.short(spelling)
    // An unknown view has no simulated effect. An object whose type name looks like a model is created once.
    if buildsViews {
      guard let call, Interpreter.readsAsModel(call.name), storedAssumption(spelling, .call) == nil,
        values.contains(where: { !$0.closuresInside.isEmpty })
      else { return }
      buildsViews = false
    }
    charge(Interpreter.stepWeight)
    reaction.note(call: Value.shown(spelling))
    let labels = call?.labels ?? property.map { [$0] } ?? []
    give(values, labels: labels, to: spelling, method: call?.name ?? "", isOwn: isOwn)
  }

  /// Whether the name of an unknown type looks like a model or service that views use.
  private static func readsAsModel(_ name: String) -> Bool {
    [
      "Model", "Store", "Service", "Manager", "Coordinator", "Controller", "Client", "Repository",
      "Provider", "Presenter", "Interactor", "Router", "Observer", "Handler", "Delegate",
    ].contains(where: name.hasSuffix)
  }

  /// Whether an unknown object was cast to a class of these files that has the method. What the
  /// method does depends on the object.
  func isCastToOwnClass(_ base: String, with method: String) -> Bool {
    guard base.hasPrefix("("), base.hasSuffix(")"), let cast = base.ranges(of: " as? ").last else {
      return false
    }
    let name = String(base[cast.upperBound...].dropLast())
    return tree.tables[name]?.methods[method] != nil && tree.types[name]?.kind == .classType
  }

  /// A variable that is passed to unknown code with `&` is unknown afterwards. Assumptions about a list in `place` end
  /// if the method's name says that it changes the list.
  mutating func makeInoutArgumentsUnknown(_ call: Call, of place: Place? = nil) throws(Unwinding) {
    if let place, Lowering.mutatingMethods.contains(call.name) { forgetAssumptions(madeOf: place) }
    for (index, value) in call.values.enumerated() {
      let label = call.labels.indices.contains(index) ? call.labels[index] : "_"
      guard case .reference(let place) = value, !Interpreter.isAddress(call.name, label) else {
        continue
      }
      try lose(place)
    }
  }

  /// Makes the variable at a place unknown.
  mutating func lose(_ place: Place) throws(Unwinding) {
    guard let spelling = spelling(of: place) else { return }
    try store(.opaque(Opaque.short(spelling)), in: place)
  }

  /// Whether a call that is not simulated may change its receiver: it gets a pointer to it, or is a method of
  /// NSMutableArray.
  static func mayChange(_ receiver: Value, _ name: String) -> Bool {
    if name.hasPrefix("withUnsafeMutable") { return true }
    guard case .array = receiver else { return false }
    return name == "add" || listMethods.contains { name.hasPrefix($0) }
  }

  private static let listMethods = [
    "addObject", "removeObject", "removeAllObjects", "removeLastObject", "replaceObject",
    "exchangeObject", "insertObject",
  ]

  /// Whether `&` passes a mere address, a lock, or a set of subscriptions. The variable then keeps its value.
  private static func isAddress(_ name: String, _ label: String) -> Bool {
    label == "context" || (name == "store" && label == "in")
      || ["objc_", "pthread_", "os_unfair_"].contains(where: name.hasPrefix)
  }

  /// nil for places of other kinds.
  private func spelling(of place: Place) -> String? {
    switch place {
    case .slot(let slot): tree.codes[codeNow].names[slot]
    case .global(let index): tree.globals[index].name
    case .member(let base, let name): spelling(of: base).map { "\($0).\(name)" }
    case .index(let base, _, let index): spelling(of: base).map { $0 + index }
    case .observed(let slot, _, _), .computed(let slot, _): tree.codes[codeNow].names[slot]
    default: nil
    }
  }

  /// Unknown code calls handlers and closures among the values once, after the network's duration,
  /// with success. `method`: the name of the called method.
  mutating func give(
    _ values: [Value], labels: [String] = [], to spelling: String, method: String = "",
    isOwn: Bool = false
  ) {
    // Closures of views are content or run on a touch.
    guard !buildsViews else { return }
    for (index, value) in values.enumerated() {
      let own = labels.indices.contains(index) ? labels[index] : "_"
      let label = own == "_" ? method : own
      for closure in value.closuresInside { give(closure, label, to: spelling, isOwn: isOwn) }
    }
  }

  private mutating func give(
    _ closure: Value, _ label: String, to spelling: String, isOwn: Bool
  ) {
    let lower = label.lowercased()
    // `purgeErrors { ... }` is about a list of errors.
    let isPlural = ["errors", "failures"].contains { lower.hasSuffix($0) }
    let isForFailure =
      !isPlural
      && ["fail", "error", "cancel", "expir", "catch"].contains { lower.containsBytes(of: $0) }
    let what = isForFailure ? "\(spelling), \(label)" : spelling
    let outer = consulted
    consulted = nil
    defer { consulted = outer }
    let fate = assume(
      what, isForFailure || isOwn ? .never : .calls, takesHandler: !closure.handlers.isEmpty)
    guard fate == .never else {
      if tree.reportingCalls.includes(closure) {
        reaction.deferCallReport(on: "\(Value.shown(spelling)) does not report the call at once")
      }
      return scheduleCallByUnknownCode(closure, to: spelling)
    }
    if let consulted {
      if tree.reportingCalls.includes(closure) { reaction.deferCallReport(on: consulted) }
      if tree.endingBackgroundTasks.includes(closure) {
        reaction.deferBackgroundTime(on: consulted)
      }
    }
    // An assumption made by the user is not a default.
    for handler in closure.handlers {
      reaction.rest(handler, on: consulted)
      if consulted == nil { openHandlers.remove(handler) }
    }
  }

  private mutating func scheduleCallByUnknownCode(_ closure: Value, to spelling: String) {
    var work = [closure]
    if case .handler(let id) = closure {
      let kind = reaction.world.openHandlers.first { $0.id == id }?.kind
      // iOS shows a notification only after the answer.
      if kind == .presentation { return callWithSuccess(handler: id) }
      if kind == .content { _ = assume("the content from \(spelling)", .enumCase("original")) }
      work += [Interpreter.success(of: kind) ?? .void, .string(spelling)]
    }
    closuresGivenAway += 1
    reaction.schedule(.object("UnknownCall", work), after: reaction.world.network.duration)
  }

  /// The argument with which unknown code completes a handler.
  private static func success(of kind: HandlerKind?) -> Value? {
    switch kind {
    case .push?, .fetch?: return .member("newData")
    case .presentation?:
      return .array(["banner", "list", "sound", "badge", "alert"].map { .member($0) })
    default: return nil
    }
  }

  /// Unknown code whose result is assumed to be false does not call the handler that it was given:
  /// `if sdk.handle(push, handler) { return }`.
  mutating func withdrawHandler(givenTo call: String) {
    reaction.withdrawWork { work in
      guard case .object("UnknownCall", let parts) = work, parts.count == 3 else { return false }
      return parts[2] == .string(call)
    }
  }

  /// Unknown code calls a closure or a handler, by the parts that `scheduleCallByUnknownCode` made.
  mutating func callFromUnknown(_ parts: [Value]) throws(Unwinding) -> Value {
    let result = parts.count == 3 && parts[1] != .void ? parts[1] : nil
    return try callWithSuccess(parts.first ?? .none, result)
  }

  /// Unknown code calls a closure that it received. `result`: the argument for a handler.
  mutating func callWithSuccess(_ closure: Value, _ result: Value?) throws(Unwinding) -> Value {
    switch closure {
    case .handler(let id):
      complete(id, result)
      return .void
    case .closure(let number, _) where tree.codes.indices.contains(number):
      let code = tree.codes[number]
      let (arguments, errors) = argumentsOfSuccess(number)
      let outerErrors = errorsGiven
      errorsGiven = errors
      defer { errorsGiven = outerErrors }
      // A success has a value.
      let isResult = arguments.count > 1 && arguments.contains(.none)
      for case .opaque(let name) in arguments { noteResult(isResult, name) }
      let outer = isCalledByUnknown
      isCalledByUnknown = true
      defer { isCalledByUnknown = outer }
      guard code.waits else { return try call(closure, arguments) }
      try runTask(for: .none) { interpreter throws(Unwinding) in
        try interpreter.call(closure, arguments)
      }
      return .void
    default: return try call(closure, [])
    }
  }

  mutating func callWithSuccess(handler id: HandlerID) {
    complete(
      id, Interpreter.success(of: reaction.world.openHandlers.first { $0.id == id }?.kind))
  }
}
