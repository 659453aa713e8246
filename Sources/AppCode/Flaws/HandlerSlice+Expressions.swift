/// The relation of expressions to completion handlers.
extension HandlerSlice {
  /// Whether the value is a handler or refers to one.
  func carries(_ value: Expression, _ code: Int) -> Bool {
    var isFound = false
    value.visit { part in
      switch part {
      case .slot(let slot): if holders.contains(variable(slot, code)) { isFound = true }
      case .member(_, let name), .superMember(let name):
        if holders.contains(.named(name)) { isFound = true }
      case .global(let number):
        if holders.contains(.named(tree.globals[number].name)) { isFound = true }
      case .closure(let closure): if effects.contains(closure) { isFound = true }
      default: break
      }
    }
    return isFound
  }

  /// Whether the expression has a relevant effect. Marks the values that decide whether it has as read.
  mutating func matters(_ value: Expression, _ code: Int) -> Bool {
    switch value {
    case .slot(let slot): return uses(variable(slot, code))
    case .global(let number):
      return uses(.named(tree.globals[number].name)) || index.takesCentre(value)
    case .superMember(let name): return uses(.named(name))
    case .closure(let closure): return effects.contains(closure)
    case .member(let owner, let name):
      let isUsed =
        uses(.named(name)) || index.getters[name]?.contains(where: effects.contains) == true
        || index.takesCentre(value)
      if isUsed { follow(owner, code) }
      return matters(owner, code) || isUsed
    case .callValue(let callee, let values):
      let isUsed = matters(callee, code)
      if isUsed { follow(callee, code) }
      if !isHandler(callee, code) { passToClosures(values, code) }
      return any(values, code) || isUsed
    case .callNamed(let call), .callImplicit(let call), .callSuper(let call):
      return matters(call, in: value, code)
    case .callMember(let owner, let place, let call):
      let isOwner = matters(owner, code)
      var isCall = matters(call, in: value, code)
      // A property that holds a closure is called like a method.
      if uses(.named(call.name)) { isCall = true }
      // A method of the files shows its changes itself, unless the library has a method of that name.
      let isRead =
        !KnownNames.members.contains(call.name) && !index.callees(of: value).isEmpty
      if let root = place.flatMap({ root(of: $0, code) }), steering.contains(root),
        !call.values.isEmpty, !isRead, canChange(root, by: owner)
      {
        isCall = true
        for part in call.values { read(part, code) }
      }
      if let root = place.flatMap({ root(of: $0, code) }), steering.contains(root) {
        for callee in index.callees(of: value) { steerSelf(of: callee) }
      }
      if isCall { follow(owner, code) }
      // The receiver determines how often it calls the closure, as in a `for` loop.
      if isCall, call.name == "forEach" { read(owner, code) }
      return isOwner || isCall
    case .assign(let place, let new), .compound(let place, _, let new):
      return store(new, in: place, code)
    case .and(let first, let second), .or(let first, let second),
      .coalesce(let first, let second, _):
      let isSecond = matters(second, code)
      if isSecond { read(first, code) }
      return matters(first, code) || isSecond
    case .choice(let condition, let first, let second):
      let isFirst = matters(first, code)
      let isSecond = matters(second, code)
      if isFirst || isSecond { read(condition, code) }
      return matters(condition, code) || isFirst || isSecond
    case .chain(let inner):
      let isInner = matters(inner, code)
      if isInner {
        var links: [Expression] = []
        inner.visit { if case .link(let link) = $0 { links.append(link) } }
        for link in links { read(link, code) }
      }
      return isInner
    case .wait(let inner):
      let isAwaited = effects.contains(code) || waits.contains(code)
      let isInner =
        inner.isPause && !isAwaited ? any(inner.parts, code) : matters(inner, code)
      guard isAwaited else { return isInner }
      addWait(code)
      inner.visit { part in
        for callee in index.callees(of: part) { addWait(callee) }
        if case .closure(let closure) = part { addWait(closure) }
      }
      return true
    case .reference(let place):
      let isSteering = root(of: place, code).map(steering.contains) ?? false
      return any(value.parts, code) || isSteering
    case .value(let statements):
      let line = line
      defer { self.line = line }
      return walk(statements, code, follows: false).contains(.effect)
    default: return any(value.parts, code)
    }
  }

  /// Whether a method of `owner` may change the variable's value.
  private func canChange(_ variable: Variable, by owner: Expression) -> Bool {
    guard case .named(let name) = variable else { return true }
    return index.isChangeable(name) && !index.isForeign(owner)
  }

  mutating func any(_ values: [Expression], _ code: Int) -> Bool {
    var isFound = false
    for value in values where matters(value, code) { isFound = true }
    return isFound
  }

  /// Returns whether the variable holds a handler. Such a property must not be nil.
  mutating func uses(_ variable: Variable) -> Bool {
    guard holders.contains(variable) else { return false }
    if case .named = variable { steer(variable) }
    return true
  }

  /// Marks the variables that the expression refers to, without making it a decision.
  private mutating func follow(_ value: Expression, _ code: Int) {
    value.visit { part in
      switch part {
      case .slot(let slot):
        let variable = variable(slot, code)
        if tree.codes[code].names[slot] != "self", !holders.contains(variable) { steer(variable) }
      case .member(_, let name), .superMember(let name): steer(.named(name))
      case .global(let number): steer(.named(tree.globals[number].name))
      default: break
      }
    }
  }

  mutating func matters(_ call: Call, in value: Expression, _ code: Int) -> Bool {
    var isFound = any(call.values, code)
    let isCarried = isFound && call.values.contains { carries($0, code) }
    let callees = index.callees(of: value)
    for callee in callees {
      if effects.contains(callee) { isFound = true }
      pass(call.values, to: callee, isCarried: isCarried, code)
    }
    if callees.isEmpty {
      if index.isProperty(call.name) { passToClosures(call.values, code) }
      if hasSteeredClosure(call.values) {
        if case .callMember(let owner, _, _) = value, !index.isForeign(owner) { read(owner, code) }
        for part in call.values { read(part, code) }
      }
    }
    if ProgramNames.sendsOn.contains(call.name), !value.announcesChange {
      isFound = true
      for part in call.values { read(part, code) }
    }
    if isCarried, tree.types[call.name] != nil {
      for (label, value) in zip(call.labels, call.values) where carries(value, code) {
        hold(.named(label))
      }
    }
    let isStoredDefault =
      call.labels.last == "forKey" && ["set", "remove"].contains(where: call.name.hasPrefix)
    if index.matters(call, effects, besidesGrants: !playsGrants)
      || (isStoredDefault && call.values.last.map(decides(onStored:)) == true)
    {
      isFound = true
      for part in call.values { read(part, code) }
    }
    // `print(x, to: &text)` writes to the text.
    if call.labels.last == "to", case .reference(let place)? = call.values.last,
      let root = root(of: place, code), steering.contains(root)
    {
      isFound = true
      for part in call.values { read(part, code) }
    }
    if isFound, ProgramNames.argumentsDecide.contains(call.name) {
      for part in call.values { read(part, code) }
    }
    return isFound
  }

  mutating func pass(
    _ values: [Expression], to callee: Int, isCarried: Bool, _ code: Int
  ) {
    let parameters = tree.codes[callee].parameters
    let fits = parameters.count == values.count
    for (place, slot) in parameters.enumerated() {
      let parameter = variable(slot, callee)
      let given = fits ? [values[place]] : values
      if isCarried, given.contains(where: { carries($0, code) }) { hold(parameter) }
      // Values that the callee assigns to an inout parameter.
      for case .reference(let place) in given {
        if let root = root(of: place, code), steering.contains(root) { steer(parameter) }
      }
      guard steering.contains(parameter) else { continue }
      for part in given { read(part, code) }
      if !fits { for value in index.defaults[callee] ?? [] { addResult(value) } }
    }
  }

  /// Passes the values to every closure with as many parameters, because it is unknown which closure the variable
  /// holds.
  private mutating func passToClosures(_ values: [Expression], _ code: Int) {
    let isCarried = values.contains { carries($0, code) }
    for closure in index.closures where tree.codes[closure].parameters.count == values.count {
      pass(values, to: closure, isCarried: isCarried, code)
    }
  }

  /// Whether a closure among the values has a parameter whose value affects a decision.
  private func hasSteeredClosure(_ values: [Expression]) -> Bool {
    values.contains { value in
      guard case .closure(let closure) = value else { return false }
      return tree.codes[closure].parameters.contains { steering.contains(variable($0, closure)) }
    }
  }

  private func isHandler(_ callee: Expression, _ code: Int) -> Bool {
    guard case .slot(let slot) = callee else { return false }
    return handlers.contains(variable(slot, code))
  }

  /// A mutating method may assign to `self`.
  private mutating func steerSelf(of callee: Int) {
    for (slot, name) in tree.codes[callee].names where name == "self" {
      steer(variable(slot, callee))
    }
  }

  mutating func store(_ new: Expression, in place: Place, _ code: Int) -> Bool {
    let isNew = matters(new, code)
    var isFound = any(place.parts, code) || isNew
    guard let root = root(of: place, code) else { return isFound }
    if isNew, carries(new, code) { hold(root) }
    var decides = steering.contains(root)
    if case .member(let owner, let name) = place {
      if name == "delegate", mayHavePlayedDelegate(owner, code) { decides = true }
      if index.setters[name]?.contains(where: effects.contains) == true { decides = true }
    }
    if decides {
      isFound = true
      read(new, code)
    }
    return isFound
  }

  /// Marks the value and its parts as read by a decision.
  mutating func read(_ value: Expression, _ code: Int) {
    lines.insert(line)
    value.visit { part in
      switch part {
      case .slot(let slot):
        if tree.codes[code].names[slot] != "self" { steer(variable(slot, code)) }
      case .member(_, let name), .superMember(let name):
        steer(.named(name))
        for getter in index.getters[name] ?? [] { addResult(getter) }
      case .global(let number): steer(.named(tree.globals[number].name))
      case .closure(let closure): addResult(closure)
      case .callNamed(let call), .callMember(_, _, let call):
        if call.labels.last == "forKey" {
          steer(stored(under: call.values.last))
        } else if call.name == "dictionaryRepresentation" {
          steer(.defaults)
        }
        for callee in index.callees(of: part) { addResult(callee) }
      default: break
      }
    }
  }

  func root(of place: Place, _ code: Int) -> Variable? {
    switch place {
    case .slot(let slot), .observed(let slot, _, _), .computed(let slot, _):
      return variable(slot, code)
    case .global(let number): return .named(tree.globals[number].name)
    case .member(_, let name), .superMember(let name), .value(.member(_, let name)):
      return .named(name)
    case .index(let inner, _, _), .forced(let inner), .link(let inner):
      return root(of: inner, code)
    case .value, .tuple, .discard: return nil
    }
  }
}

extension Expression {
  /// `model.objectWillChange.send()`, which only evaluates views again.
  fileprivate var announcesChange: Bool {
    guard case .callMember(.member(_, let name), _, _) = self else { return false }
    return name == "objectWillChange"
  }
}
