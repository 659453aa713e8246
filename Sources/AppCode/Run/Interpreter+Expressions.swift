import LifecycleModel
import Payloads

extension Interpreter {
  mutating func evaluate(_ expression: Expression) throws(Unwinding) -> Value {
    try descend()
    try spend(expressionWeight)
    let value = try evaluateLink(expression)
    ascend()
    return value
  }

  private mutating func evaluateLink(_ expression: Expression) throws(Unwinding) -> Value {
    switch expression {
    case .literal(let value): return value
    case .slot, .global: return try evaluateOnce(expression)
    case .member, .extensionMember, .index, .callNamed, .callValue, .callMember, .callImplicit,
      .callSuper:
      guard countsReferences else { return try evaluateOnce(expression) }
      return try releasingTemporaries { interpreter throws(Unwinding) in
        try interpreter.evaluateOnce(expression)
      }
    case .implicitMember(let name): return implicit(name)
    case .assign(let place, let value): return try assign(place, value)
    case .compound(let place, let operation, let value):
      return try change(place, operation, value)
    case .binary(let operation, let left, let right):
      let left = try evaluate(left)
      return try apply(operation, left, try evaluate(right))
    case .and(let left, let right):
      if declaresLogic("&&") { return try logic("&&", left, right) }
      return .bool(try truth(left) ? try truth(right) : false)
    case .or(let left, let right):
      if declaresLogic("||") { return try logic("||", left, right) }
      return .bool(try truth(left) ? true : try truth(right))
    case .not(let value): return try negated(value)
    case .negate(let value): return try applyPrefix("-", try evaluate(value))
    case .custom(let name, let operands): return try applyCustom(name, operands)
    case .coalesce(let left, let right, let isKept):
      let value = try evaluate(left)
      if value == .none { return try evaluate(right) }
      if case .opaque(let what) = value, !leftHasValue(what) { return try evaluate(right) }
      return isKept ? value : value.unwrapped
    case .choice(let condition, let first, let second):
      return try truth(condition) ? try evaluate(first) : try evaluate(second)
    case .array(let items): return try checkingSize(.array(try evaluate(items)))
    case .dictionary(let entries): return try makeDictionary(entries)
    case .tuple(let items):
      return items.isEmpty ? .void : try checkingSize(.tuple(try evaluate(items)))
    case .labelled(let items, let labels):
      return try checkingSize(.labelled(labels, try evaluate(items)))
    case .interpolation(let parts): return try interpolate(parts)
    case .closure(let code):
      return makeClosure(code)
    case .cast(let value, let type, let cast):
      if case .index = value, cast == .known { wantedElement = type }
      return try self.cast(try evaluate(value), type, cast)
    case .isType(let value, let type): return try isOf(type, try evaluate(value))
    case .forced(let value):
      let value = try evaluate(value)
      if value == .none { throw trapOnNil() }
      if case .opaque(let what) = value { return try forced(what) }
      return value.unwrapped
    case .chain(let value): return try chain(value)
    case .link(let value):
      let value = try evaluate(value)
      if value == .none { throw .chainBroke }
      if case .opaque(let what) = value, !(isDeciding ? leftHasValue(what) : linkHasValue(what)) {
        throw .chainBroke
      }
      return value.unwrapped
    case .tryOptional(let value): return try attempt(value)
    case .tryForced(let value): return try forceTry(value)
    case .wait(let value): return value.givesClosure ? try awaited(value) : try evaluate(value)
    case .value(let body): return try runBlock(body)
    case .sequence(let steps):
      var value = Value.void
      for step in steps { value = try evaluate(step) }
      return value
    case .reference(let place): return try load(place)
    case .superMember(let name): return try superMember(name)
    case .weak(let value): return Interpreter.unretained(try evaluate(value), .weak)
    case .unowned(let value): return Interpreter.unretained(try evaluate(value), .unowned)
    }
  }

  /// Reads a property with `mutating get` and writes the changed value back.
  mutating func readChanging(
    _ own: OwnType.Computed, of owner: Value, _ keys: [Value], at place: Place?
  ) throws(Unwinding) -> Value {
    guard let getter = own.getter else { return .none }
    let value = try call(code: getter, on: owner, keys)
    if let place, let slot = tree.codes[getter].selfSlot {
      try store(finalValue(ofSlot: slot), in: place)
    }
    return value
  }

  /// The place of a struct whose lazy property has no value yet.
  private func lazyPlace(_ name: String, of owner: Value, _ base: Expression) -> Place? {
    guard let (_, table) = table(of: owner), let index = table.fields[name],
      table.layout[index].isLazy, fields(of: owner)[index] == .none
    else { return nil }
    return base.place
  }

  /// Evaluates the initial value of a struct's lazy property, which may initialize others.
  private mutating func makeLazy(
    _ name: String, of owner: Value, at place: Place
  ) throws(Unwinding) -> Value {
    let made = try member(name, of: owner)
    if let (_, table) = table(of: owner), let index = table.fields[name],
      let initial = table.layout[index].initial, let slot = tree.codes[initial].selfSlot
    {
      let changed = finalValue(ofSlot: slot)
      if changed != owner, typeNames(of: changed) == typeNames(of: owner) {
        try store(changed, in: place)
      }
    }
    try store(made, in: .member(place, name))
    return made
  }

  /// Creates a closure. A captured variable gets its cell now, even before it has a value.
  private mutating func makeClosure(_ code: Int) -> Value {
    var captured: [Value] = []
    for capture in tree.codes[code].captures {
      if boxedSlots.contains(capture.outer) {
        if case .box = frame[capture.outer] {
        } else {
          bind(frame[capture.outer], to: capture.outer)
        }
      }
      captured.append(frame[capture.outer])
      // The copy made by a capture list.
      if countsReferences, tree.codes[codeNow].names[capture.outer] == nil,
        tree.codes[codeNow].selfSlot != capture.outer
      {
        frame[capture.outer] = .none
      }
    }
    if let kept = keptBindings { captured.append(kept) }
    return .closure(code: code, captured: captured)
  }

  private mutating func evaluateOnce(_ expression: Expression) throws(Unwinding) -> Value {
    guard task != nil else { return try evaluateCall(expression) }
    return try once { interpreter throws(Unwinding) in try interpreter.evaluateCall(expression) }
  }

  /// Evaluates an `expression` that is a call or reads state which may change before a task is
  /// resumed.
  private mutating func evaluateCall(_ expression: Expression) throws(Unwinding) -> Value {
    switch expression {
    case .slot(let slot): return load(slot: slot)
    case .global(let index): return try load(global: index)
    case .member(let base, let name):
      let owner = try evaluate(base)
      if tree.traits.changingReads.contains(name), owner.isOfValueType,
        let own = table(of: owner)?.table.computed[name], own.changesOnRead
      {
        return try readChanging(own, of: owner, [], at: base.place)
      }
      guard tree.traits.lazyNames.contains(name), case .object = owner,
        let place = lazyPlace(name, of: owner, base)
      else {
        return try member(name, of: owner)
      }
      return try makeLazy(name, of: owner, at: place)
    case .extensionMember(let base, let name, let arguments):
      let owner = try evaluate(base)
      if case .named(let path)? = arguments[Lowering.asked] {
        return try member(name, of: owner, asking: path)
      }
      receiverArguments = arguments.mapValues { resolved($0) }
      defer { receiverArguments = [:] }
      if tree.traits.changingReads.contains(name),
        let own = table(of: owner)?.table.computed[name], own.changesOnRead
      {
        return try readChanging(own, of: owner, [], at: base.place)
      }
      return try member(name, of: owner)
    case .index(let base, let index, let spelling):
      let wanted = wantedElement
      wantedElement = nil
      let owner = try evaluate(base)
      let keys = try evaluate(index)
      wantedElement = wanted
      defer { wantedElement = nil }
      if tree.traits.changingReads.contains("subscript"), owner.isOfValueType,
        let own = try ownSubscript(of: owner, keys, spelling), own.changesOnRead
      {
        return try readChanging(own, of: owner, keys, at: base.place)
      }
      if keys.count == 1, keys[0].unwrapped.isOpaque, lacks(keys[0], owner.unwrapped) {
        let name = writtenName(base) ?? describe(owner)
        return remembered(Opaque.short(name + spelling))
      }
      return try element(at: keys, of: owner, spelling)
    case .callNamed(let call): return try callNamed(call)
    case .callValue(let callee, let arguments):
      // Where a local function is called by its name, lowering has made lists.
      var hasLists = false
      if case .sequence = callee { hasLists = true }
      let callee = try evaluate(callee)
      hold(callee)
      let values = try evaluate(arguments)
      return try self.call(
        callee, hasLists ? values : listed(values, for: callee), from: arguments)
    case .callMember(let receiver, let place, let call):
      let value = try evaluate(receiver)
      hold(value)
      if tree.traits.lazyNames.contains(call.name), case .object = value,
        let lazy = lazyPlace(call.name, of: value, receiver)
      {
        let made = try makeLazy(call.name, of: value, at: lazy)
        return try self.call(made, try evaluate(call.values), from: call.values)
      }
      let outer = receiverName
      receiverName = writtenName(receiver)
      defer { receiverName = outer }
      return try callMember(value, place, call)
    case .callImplicit(let call): return try callImplicit(call)
    case .callSuper(let call): return try callSuper(call)
    default:
      return .none
    }
  }

  /// Whether it is unknown which element the collection has at an unknown key.
  private func lacks(_ key: Value, _ owner: Value) -> Bool {
    switch owner {
    case .array, .string, .object("ArraySlice", _), .object("Substring", _), .object("Data", _):
      return true
    case .dictionary(let entries):
      let key = key.unwrapped
      return !entries.isEmpty && entries.place(of: key) == nil
    default: return false
    }
  }

  /// The chain of names, such as `userInfo` or `settings.user`; nil for other expressions.
  private func writtenName(_ expression: Expression) -> String? {
    switch expression {
    case .slot(let slot): return tree.codes[codeNow].names[slot]
    case .member(let base, let name), .extensionMember(let base, let name, _):
      return writtenName(base).map { $0 == "self" ? name : "\($0).\(name)" }
    case .cast(let inner, _, _), .forced(let inner), .link(let inner), .chain(let inner):
      return writtenName(inner)
    default: return nil
    }
  }

  mutating func evaluate(_ expressions: [Expression]) throws(Unwinding) -> [Value] {
    var values: [Value] = []
    for expression in expressions {
      let value = try evaluate(expression)
      hold(value)
      values.append(value)
    }
    return values
  }

  private mutating func negated(_ expression: Expression) throws(Unwinding) -> Value {
    assumption.toggle()
    defer { assumption.toggle() }
    let value = try evaluate(expression)
    if case .opaque(let spelling) = value { return .opaque(Opaque.negated(spelling)) }
    let holds = try isTrue(value)
    if watch != nil { noteCondition(expression, holds) }
    return .bool(!holds)
  }

  private mutating func chain(_ value: Expression) throws(Unwinding) -> Value {
    let depth = depthNow
    do {
      return try evaluate(value).optional
    } catch {
      guard case .chainBroke = error else { throw error }
      restoreDepth(depth)
      return .none
    }
  }

  private mutating func attempt(_ value: Expression) throws(Unwinding) -> Value {
    let depth = depthNow
    do {
      let value = try evaluate(value)
      // Unknown code does not throw.
      return value.isOpaque ? .some(value) : value.optional
    } catch {
      guard case .thrown = error else { throw error }
      restoreDepth(depth)
      return .none
    }
  }

  private mutating func forceTry(_ value: Expression) throws(Unwinding) -> Value {
    do {
      return try evaluate(value)
    } catch {
      guard case .thrown(let failure) = error else { throw error }
      throw trap("'try!' expression unexpectedly raised an error: \(describe(failure))")
    }
  }

  mutating func truth(_ expression: Expression) throws(Unwinding) -> Bool {
    let holds = try isTrue(try evaluate(expression))
    if watch != nil { noteCondition(expression, holds) }
    return holds
  }

  /// The truth of a condition. An unknown condition is assumed, and a step notes it.
  mutating func isTrue(_ value: Value) throws(Unwinding) -> Bool {
    switch value {
    case .bool(let bool): return bool
    case .opaque(let spelling): return assumedTruth(spelling)
    // A static member of a system type that is not simulated.
    case .member(let name): return assumedTruth(name)
    case .none: throw trapOnNil(Trap.foundNilImplicitly)
    case .some(let held): return try isTrue(held)
    case .object("NSNumber", let parts): return try isTrue(parts.first ?? .bool(false))
    // The result of a function of a framework whose name reads as a type's.
    case .reference, .object, .type:
      let name = typeName(of: value)
      if KnownType.isKnown(name), tree.tables[name] == nil { return assumedTruth(name) }
      throw trap("'\(name)' is no Bool")
    default:
      throw trap("'\(typeName(of: value))' is no Bool")
    }
  }

  /// Spends the bytes of a text that was made. `isCopy`: most of them were only copied.
  mutating func checkLength(_ text: String, isCopy: Bool = false) throws(Unwinding) {
    try spend(text.utf8.count / (isCopy ? String.copiedBytes : 1))
    if text.utf8.count > Interpreter.longestText {
      throw trap("Out of memory: a text of more than \(Interpreter.longestText) bytes")
    }
    if text.utf8.count > String.mostMarks, text.hasTooManyMarks {
      throw trap(
        "Out of memory: a text with more than \(String.mostMarks) combining marks in a row")
    }
  }

  mutating func checkCount(_ count: Int) throws(Unwinding) {
    try spend(4 * max(0, min(count, Interpreter.mostElements)))
    guard count > Interpreter.mostElements else { return }
    throw trap("Out of memory: more than \(Interpreter.mostElements) elements")
  }

  /// The length given to `prefix`, `suffix` or a `drop` method, which must not be negative.
  mutating func checkedLength(_ length: Int, _ method: String) throws(Unwinding) -> Int {
    guard length < 0 else { return length }
    switch method {
    case "prefix", "suffix":
      throw trap("Can't take a \(method) of negative length from a collection")
    default: throw trap("Can't drop a negative number of elements from a collection")
    }
  }

  /// Like `checkCount`, for a result that a loop makes element by element.
  mutating func checkGrown(to count: Int) throws(Unwinding) {
    try spend(4)
    if count > Interpreter.mostElements { try checkCount(count) }
  }
}

extension Value {
  /// A text with an unknown part. It prints as `text`.
  static func unknown(_ text: String) -> Value {
    .opaque(text.utf8.count < 1000 ? text : Opaque.short(text))
  }

  var isOpaque: Bool {
    if case .opaque = self { return true }
    return false
  }
}
