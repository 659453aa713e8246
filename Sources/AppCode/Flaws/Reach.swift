import LifecycleModel

/// The bodies that run before a method returns: methods called by name, initializers of created types, and globals that
/// are read. Closures do not count, because they run later.
struct Reach {
  let tree: ProgramTree

  func setsCentreDelegate(from code: Int) -> Bool {
    anyBody(from: [code], where: setsCentreDelegate(itself:))
  }

  func anyBody(from starts: [Int], where isWanted: (Code) -> Bool) -> Bool {
    var open = starts
    var seen: Set<Int> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      if isWanted(tree.codes[next]) { return true }
      for expression in tree.codes[next].body.flatMap(\.parts) {
        expression.visit { open += callees(of: $0) }
      }
    }
    return false
  }

  /// False for a method that only other files can call.
  func isCalled(_ code: Int) -> Bool {
    let isMethod = tree.types.values.contains { type in
      (type.methods + type.initialisers).contains { $0.code == code }
    }
    if !isMethod || tree.callbacks.values.contains(where: { $0.method.code == code }) {
      return true
    }
    let unread = unreadGlobals
    return tree.codes.enumerated().contains { number, caller in
      guard !unread.contains(number) else { return false }
      return caller.body.flatMap(\.parts).contains { part in
        var isFound = false
        part.visit { if callees(of: $0).contains(code) { isFound = true } }
        return isFound
      }
    }
  }

  /// The initial values of globals and static properties that no code of the files reads.
  private var unreadGlobals: Set<Int> {
    var read: Set<Int> = []
    var names: Set<String> = []
    for caller in tree.codes {
      caller.body.visitExpressions { part in
        if case .global(let index) = part { read.insert(index) }
        if case .member(_, let name) = part { names.insert(name) }
        if case .implicitMember(let name) = part { names.insert(name) }
      }
    }
    return Set(
      tree.globals.indices.filter { index in
        !read.contains(index)
          && (tree.globals[index].owner == nil || !names.contains(tree.globals[index].name))
      }.compactMap { tree.globals[$0].initial })
  }

  /// Whether the body mentions UNUserNotificationCenter and assigns a `delegate`. This is enough for a note, which must
  /// never be wrong.
  func setsCentreDelegate(itself code: Code) -> Bool {
    var hasCentre = false
    var stores = false
    for expression in code.body.flatMap(\.parts) {
      expression.visit { part in
        if case .literal(.type("UNUserNotificationCenter")) = part { hasCentre = true }
        if case .assign(.member(_, "delegate"), _) = part { stores = true }
      }
    }
    return (hasCentre && stores)
      || code.body.flatMap(\.parts).contains { storesInVariable($0, in: code) }
  }

  /// Whether a closure in the body, which may run later, sets the delegate through a variable of the body.
  func setsCentreDelegate(inClosuresOf code: Code) -> Bool {
    let parts = code.body.flatMap(\.parts)
    var open: [Int] = []
    var hasCentre = false
    for part in parts {
      part.visit { inner in
        if case .literal(.type("UNUserNotificationCenter")) = inner { hasCentre = true }
        if case .closure(let closure) = inner { open.append(closure) }
      }
    }
    guard hasCentre else { return false }
    var isFound = false
    while let next = open.popLast(), !isFound {
      tree.codes[next].body.visitExpressions { inner in
        if case .assign(.member(let owner, "delegate"), _) = inner, case .slot = owner.read {
          isFound = true
        }
        if case .closure(let closure) = inner { open.append(closure) }
      }
    }
    return isFound
  }

  /// Whether it is an assignment through a variable of type UNUserNotificationCenter, or of a
  /// protocol that the files make UNUserNotificationCenter conform to.
  private func storesInVariable(_ expression: Expression, in code: Code) -> Bool {
    var isFound = false
    expression.visit { part in
      guard case .assign(.member(let owner, "delegate"), _) = part else { return }
      switch owner.read {
      case .slot(let slot) where isCentre(code.slotTypes[slot]): isFound = true
      case .member(_, let name) where isCentre(property: name): isFound = true
      default: break
      }
    }
    return isFound
  }

  /// Whether some type of the files has a property of that name that is the notification center.
  private func isCentre(property name: String) -> Bool {
    tree.types.values.contains { type in
      type.computed.contains { $0.name == name && isCentre($0.type) }
        || type.fields.contains { field in
          field.name == name
            && (isCentre(field.type)
              || field.initial.map { tree.codes[$0].body }?.containsExpression {
                if case .literal(.type("UNUserNotificationCenter")) = $0 { true } else { false }
              } == true)
        }
    }
  }

  private func isCentre(_ type: TypeReference?) -> Bool {
    guard case .named(let name)? = type?.wrapped else { return false }
    return name == "UNUserNotificationCenter"
      || tree.types["UNUserNotificationCenter"]?.inherited.contains(name) == true
  }

  private func callees(of expression: Expression) -> [Int] {
    switch expression {
    case .callNamed(let call): return codes(named: call.name)
    case .callMember(_, _, let call): return codes(named: call.name)
    case .member(_, let name): return codes(named: name)
    case .literal(.type(let name)): return codes(named: name)
    case .global(let index): return [tree.globals[index].initial].compactMap { $0 }
    case .callValue(.closure(let code), _): return [code]
    default:
      return []
    }
  }

  /// The code that runs when an object of the type is created.
  func making(_ type: OwnType) -> [Int] {
    type.initialisers.map(\.code) + type.fields.filter { !$0.isLazy }.compactMap(\.initial)
  }

  private func codes(named name: String) -> [Int] {
    var found = tree.functions.filter { $0.baseName == name }.map(\.code)
    for type in tree.types.values.sorted(by: { $0.name < $1.name }) {
      found += type.methods(name).map(\.code)
      found += type.computed.filter { $0.name == name }.compactMap(\.getter)
      found += type.fields.filter { $0.name == name && $0.isLazy }.compactMap(\.initial)
      if type.name == name { found += making(type) }
    }
    return found + tree.globals.filter { $0.name == name }.compactMap(\.initial)
  }
}
