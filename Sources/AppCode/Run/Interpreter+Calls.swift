import LifecycleModel

/// Calls of values: closures of the app, completion handlers of iOS.
extension Interpreter {
  /// Calls a value. `expressions`: the argument expressions, to which `inout` arguments are written
  /// back.
  mutating func call(
    _ value: Value, _ arguments: [Value], from expressions: [Expression]
  ) throws(Unwinding) -> Value {
    // Each open call keeps its own copy.
    for case (let argument, .reference) in zip(arguments, expressions) {
      try spendStore(of: argument)
    }
    let result: Value
    do {
      result = try call(value, arguments)
    } catch {
      // Changes before the error stay.
      if case .thrown = error { try returnChanges(of: value, expressions) }
      throw error
    }
    try returnChanges(of: value, expressions)
    return result
  }

  /// Writes back the `inout` arguments of the closure that ended last.
  private mutating func returnChanges(
    of closure: Value, _ expressions: [Expression]
  ) throws(Unwinding) {
    guard case .closure(let number, _) = closure.unwrapped else { return }
    let parameters = tree.codes[number].parameters
    var changed: [(Value, Place)] = []
    for (index, expression) in expressions.enumerated() {
      guard case .reference(let place) = expression, parameters.indices.contains(index) else {
        continue
      }
      changed.append((finalValue(ofSlot: parameters[index]), place))
    }
    for (value, place) in changed { try store(value, in: place) }
  }

  mutating func call(_ value: Value, _ arguments: [Value]) throws(Unwinding) -> Value {
    switch value {
    case .some(let held): return try call(held, arguments)
    case .closure(let code, let captured):
      // `{ name, count in ... }` destructures a pair.
      if arguments.count == 1, tree.codes[code].parameters.count > 1,
        let parts = arguments[0].tupleParts, parts.count == tree.codes[code].parameters.count
      {
        return try call(code: code, on: nil, parts, captured: captured)
      }
      return try call(code: code, on: nil, arguments, captured: captured)
    case .handler(let handler):
      complete(handler, arguments.first)
      if reaction.world.processState == .notRunning { throw .ended }
      return .void
    case .object("Bound", let parts):
      return try call(parts.first ?? .none, Array(parts.dropFirst()))
    case .object("Operator", let parts):
      return try applyCustom(
        parts.first?.description ?? "", arguments.map { .literal($0) })
    case .object(Value.libraryFunction, let parts):
      let name = parts.first?.description ?? ""
      if name == "Optional" { return .some(arguments.first ?? .void) }
      let arguments = Interpreter.pair(arguments, for: name)
      let call = Call(
        name: name, labels: arguments.map { _ in "_" },
        values: arguments.map { .literal($0) }, trailing: 0, spelling: "(...)")
      return try library(call, arguments) ?? .void
    case .object("StreamFeed", let parts):
      try feed(parts.first ?? .none, arguments.first ?? .void)
      return .void
    case .object("Method", let parts):
      let name = parts.last?.description ?? ""
      return try callMember(
        parts.first ?? .none, nil,
        Call(
          name: name, labels: arguments.map { _ in "_" }, values: arguments.map { .literal($0) },
          trailing: 0, spelling: ""))
    case .object("TimerFire", let parts): return try fire(parts)
    case .object("SourceFire", let parts):
      try fireSource(parts.first ?? .none)
      return .void
    case .object("TaskReply", let parts): return try call(parts.first ?? .none, arguments)
    case .object("Reply", let parts):
      try runReply(parts.first ?? .none, parts.dropFirst() + arguments)
      return .void
    case .object("FileReply", let parts):
      try runReply(parts.first ?? .none, Interpreter.asFile(arguments))
      return .void
    case .object("UnknownCall", let parts):
      return try callFromUnknown(parts)
    case .object("ViewTask", let parts):
      try runViewTask(parts.first ?? .none, arguments)
      return .void
    case .object("Resume", let parts):
      try resume(parts, arguments)
      return .void
    case .object("StreamInput", let parts):
      try feed(parts.first ?? .none, arguments.first ?? .void)
      return .void
    case .object("ViewReceiver", let parts):
      try receiveForView(parts.first ?? .none, arguments)
      return .void
    case .object(let name, let parts)
    where ["QueueTurn", "QueueLater", "MainJob", "MainSync"].contains(name):
      try runQueueWork(name, parts)
      return .void
    case .object("KeyPath", let names):
      return try follow(names, of: arguments.first ?? .none)
    case .member: return .object("", [value] + arguments)
    case .object("Unbound", let parts):
      guard let receiver = arguments.first else { return .void }
      return try member(parts.first?.description ?? "", of: receiver)
    case .object("Initialiser", let parts):
      guard case .type(let name)? = parts.first else { return .void }
      let labels = parts.dropFirst().map(\.description)
      return try make(
        name, Call(name: name, labels: labels, values: [], trailing: 0, spelling: ""),
        Interpreter.spread(arguments, over: labels.count))
    case .object("Case", let parts):
      guard case .type(let name)? = parts.first else { return .void }
      let count = tree.tables[name]?.cases.first {
        parts.count > 1 && .member($0.name) == parts[1]
      }?.types.count
      let carried = arguments.first?.tupleParts
      let isPair = arguments.count == 1 && count ?? 1 != 1 && carried?.count == count
      return .object(name, Array(parts.dropFirst()) + (isPair ? carried ?? [] : arguments))
    case .type(let name):
      let arguments =
        name == "URLQueryItem" ? Interpreter.spread(arguments, over: 2) : arguments
      return try make(
        name,
        Call(
          name: name, labels: initialiserLabels(of: name, arguments.count), values: [],
          trailing: 0, spelling: ""),
        arguments)
    case .opaque(let spelling):
      let call = Opaque.short(
        spelling + "(" + arguments.map { describe($0) }.joined(separator: ", ") + ")")
      noteOpaque(call, arguments)
      return .opaque(call)
    case .none: throw trapOnNil(Trap.foundNilImplicitly)
    case .object where table(of: value)?.table.methods["callAsFunction"] != nil,
      .reference where table(of: value)?.table.methods["callAsFunction"] != nil:
      return try callMember(
        value, nil,
        Call(
          name: "callAsFunction", labels: arguments.map { _ in "_" },
          values: arguments.map { .literal($0) }, trailing: 0, spelling: ""))
    case .object where table(of: value)?.table.methods["dynamicallyCall"] != nil,
      .reference where table(of: value)?.table.methods["dynamicallyCall"] != nil:
      guard let method = table(of: value)?.table.methods["dynamicallyCall"]?.first else {
        return .void
      }
      return try call(code: method.code, on: value, [.array(arguments)])
    case .object("View", _):
      // A layout of SwiftUI is called with the views that it places.
      return .object("View", [.string("container"), .string("Layout"), .array(arguments)])
    default:
      throw trap("Cannot call value of type '\(typeName(of: value))'")
    }
  }

  mutating func call(
    code number: Int, on receiver: Value?, _ arguments: [Value], captured: [Value] = []
  ) throws(Unwinding) -> Value {
    guard keepsJournal else {
      return try run(code: number, on: receiver, arguments, captured: captured)
    }
    return try once(calling: number) { interpreter throws(Unwinding) in
      try interpreter.run(code: number, on: receiver, arguments, captured: captured)
    }
  }

  /// Calls without an entry in the journal.
  mutating func run(
    code number: Int, on receiver: Value?, _ arguments: [Value], captured: [Value] = []
  ) throws(Unwinding) -> Value {
    guard unknownsAsked > 0 else {
      return try play(code: number, on: receiver, arguments, captured: captured)
    }
    let given = arguments + captured + (receiver.map { [$0] } ?? [])
    return try boundedByAssumptions(number, given) { interpreter throws(Unwinding) in
      try interpreter.play(code: number, on: receiver, arguments, captured: captured)
    }
  }

  private mutating func play(
    code number: Int, on receiver: Value?, _ arguments: [Value], captured: [Value]
  ) throws(Unwinding) -> Value {
    if isStackFull, depth < Interpreter.deepest {
      return try onFurtherStack { interpreter throws(Unwinding) in
        try interpreter.play(code: number, on: receiver, arguments, captured: captured)
      }
    }
    try descend()
    let code = tree.codes[number]
    let caller = (
      frame: frame, boxedSlots: boxedSlots, line: line, depth: depthNow,
      guarded: (isGuarded, assumption, takesUnknown, isDeciding), code: codeNow,
      branches: branches.count
    )
    let outerBindings = bindings
    defer { bindings = outerBindings }
    if let kept = captured.last.flatMap({ bindings(in: $0) }) { bindings = kept }
    if !code.generics.isEmpty {
      var found: Bindings = [:]
      for (type, value) in zip(code.parameterTypes, arguments) { infer(type, from: value, &found) }
      for name in code.generics { bindings[name] = found[name] }
    }
    bindReceiverArguments(of: code)
    if let receiver, let owner = code.owner, tree.traits.genericTypes.contains(owner) {
      bindings.merge(typeArguments(of: receiver, in: owner)) { _, own in own }
    }
    (isGuarded, assumption, takesUnknown, isDeciding) = (false, false, false, false)
    codeNow = number
    defer {
      (isGuarded, assumption, takesUnknown, isDeciding) = caller.guarded
      codeNow = caller.code
      branches.removeLast(branches.count - caller.branches)
    }
    let watched = watch?.present
    defer { if let watched { watch?.goBack(to: watched) } }
    if countsReferences { lives.frames.append((frame, caller.code)) }
    defer {
      if countsReferences {
        lives.frames.removeLast()
        for value in lastFrame { release(value) }
      }
    }
    if task != nil {
      if keepsJournal { task?.current.frame = frame }
      task?.activations.append(TaskAtWork.Activation(code: number, bindings: bindings))
    }
    defer { if task != nil { task?.activations.removeLast() } }
    frame = Array(repeating: .none, count: code.slotCount)
    boxedSlots = code.boxedSlots
    if let slot = code.selfSlot, let own = receiver ?? captured.first { bind(own, to: slot) }
    for (capture, value) in zip(code.captures, captured) { frame[capture.inner] = value }
    let outerViews = builtViews
    builtViews = []
    let flow: Flow
    do {
      for (index, slot) in code.parameters.enumerated() {
        var value = index < arguments.count ? arguments[index] : .none
        if let name = code.names[slot] { forgetAssumptions(about: name) }
        if index < code.parameterTypes.count {
          let type = code.parameterTypes[index]
          value =
            try index < arguments.count ? unwrapping(value, to: type) : coerce(value, to: type)
        }
        bind(value, to: slot)
      }
      flow = try run(code.body)
    } catch {
      builtViews = outerViews
      lastFrame = frame
      (frame, boxedSlots, line) = (caller.frame, caller.boxedSlots, caller.line)
      restoreDepth(caller.depth)
      ascend()
      throw error
    }
    lastFrame = frame
    (frame, boxedSlots, line) = (caller.frame, caller.boxedSlots, caller.line)
    ascend()
    let views = builtViews
    builtViews = outerViews
    if buildsViews, let made = self.views(views, flow) { return made }
    return try result(of: flow, code)
  }

  /// The result of a body, by the flow that ended it.
  mutating func result(of flow: Flow, _ code: Code) throws(Unwinding) -> Value {
    guard case .return(let value) = flow else {
      // A trap before the end was skipped.
      let gives = code.returns.map { $0 != .void } ?? false
      return gives && !code.isInitialiser ? .opaque("value of line \(code.line)") : .void
    }
    guard let type = code.returns else { return value }
    return type == .void ? .void : try coerce(value, to: type)
  }

  /// A slot in the frame of the call that ended last.
  func finalValue(ofSlot slot: Int) -> Value {
    guard lastFrame.indices.contains(slot) else { return .none }
    if case .box(let box) = lastFrame[slot] { return load(box: box) }
    return lastFrame[slot]
  }

  /// Chooses the overload by labels and, among several, by the arguments' values.
  mutating func choose(
    _ methods: [Method], _ call: Call, _ values: [Value], on receiver: Value? = nil
  ) throws(Unwinding) -> (Method, [Method.Fitting])? {
    try spendOverloads(methods.count)
    let fitting = methods.compactMap { method in method.fitted(to: call).map { (method, $0) } }
    guard fitting.count > 1 else { return fitting.first }
    if let chosen = call.chosen, let found = fitting.first(where: { $0.0.code == chosen }) {
      if call.isStatic { return found }
      // Among methods of equal labels and types, the first overrides the others.
      return fitting.first {
        $0.0.fullName == found.0.fullName && $0.0.types == found.0.types
          && $0.0.returns == found.0.returns && $0.0.isAsync == found.0.isAsync
          && $0.0.variadic == found.0.variadic
      } ?? found
    }
    var best: (found: (Method, [Method.Fitting]), score: Int)?
    for (method, places) in withoutReplaced(fitting) {
      guard let demand = demand(method, places, values, on: receiver) else { continue }
      var score = demand
      var fits = true
      for (place, type) in zip(places, method.types) {
        let indices: [Int]
        switch place {
        case .argument(let index): indices = [index]
        case .many(let many): indices = many
        case .standard:
          indices = []
          score -= 1
        }
        for index in indices where values.indices.contains(index) {
          let fit = fit(values[index], type)
          if fit == 0 { fits = false }
          score += 8 * fit
          // A generic parameter is more specific than `Any`.
          if type == .any { score -= 4 }
          // Swift wraps a value only if no overload takes it unwrapped.
          if type.isOptional, !values[index].isOptionalValue, !values[index].isUnknown {
            score -= 40
          }
        }
        if case .many = place { score -= 4 }
      }
      guard fits else { continue }
      if let best,
        score < best.score
          || score == best.score && !isMoreSpecific(method, than: best.found.0)
      {
        continue
      }
      best = ((method, places), score)
    }
    return best?.found ?? fitting.first
  }

  /// How well a value fits a parameter's type: 0 not at all, 4 exactly.
  func fit(_ value: Value, _ type: TypeReference) -> Int {
    switch (type, value) {
    case (.any, _), (.parameter, _): return 1
    case (.optional, _), (.metatype, _): break
    // Swift would not unwrap it, but it may be an implicitly unwrapped Optional.
    case (_, .some): return 0
    default: break
    }
    switch (type, value) {
    case (.named(let name), _) where types[name]?.kind == .protocolType:
      return convert(value, to: type) == nil ? 0 : 2
    case (.int, .int), (.double, .double), (.float, .float), (.string, .string), (.bool, .bool),
      (.character, .character):
      return 4
    case (.double, .int), (.float, .int), (.float, .double), (.integer, .int): return 1
    case (.character, .string(let text)): return text.count == 1 ? 1 : 0
    case (.optional(let wrapped), _):
      let held = min(3, fit(value.unwrapped, wrapped))
      return value == .none ? 3 : value.isOptionalValue && held > 0 ? max(2, held) : held
    case (.tuple, .member), (.array, .member), (.dictionary, .member), (.function, .member):
      return 0
    case (_, .opaque), (_, .member), (_, .object("", _)),
      (_, .object(Value.waitingInit, _)):
      return 1
    case (.function(let parameters, let result), .closure(let code, let captured)):
      guard mayBe(code, captured, parameters, result) else { return 0 }
      return captured.isEmpty && tree.codes[code].parameters.count != parameters.count ? 2 : 3
    case (.function, _): return value.isFunction ? 3 : 0
    case (.metatype, .object("KeyPath", _)): return 0
    case (.named(let name), .object("KeyPath", _)): return name.hasSuffix("KeyPath") ? 3 : 0
    // In an extension of a library collection.
    case (.named("Element"), _) where types["Element"] == nil: return 1
    // A name of a notification is stored as its text.
    case (.named("Notification.Name"), .string), (.named("NSNotification.Name"), .string),
      (.named("Name"), .string) where (types["Name"]?.kind ?? .extended) == .extended:
      return 3
    case (.named(let name), .array(let items)) where name.hasPrefix("KeyValuePairs"):
      return items.allSatisfy { $0.tupleParts?.count == 2 } ? 3 : 0
    case (.named(let name), _):
      guard convert(value, to: type) != nil else {
        return isLiteral(value, of: name) ? 1 : 0
      }
      return typeNames(of: value).first == name ? 4 : 2
    case (.array(let element), .array(let items)):
      guard let first = items.first.map({ fit($0, element) }) else { return 3 }
      return first == 0 ? 0 : max(2, first)
    case (.set(let element), .array(let items)):
      return items.first.map { min(1, fit($0, element)) } ?? 1
    default: return convert(value, to: type) == nil ? 0 : 3
    }
  }
}
