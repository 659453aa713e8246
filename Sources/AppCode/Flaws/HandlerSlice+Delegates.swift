/// Objects of iOS whose delegate's methods PushLab calls.
extension HandlerSlice {
  /// Whether setting the object's `delegate` can determine which methods iOS calls. False for objects of unknown code
  /// and of the files' own classes.
  func mayHavePlayedDelegate(_ owner: Place, _ code: Int) -> Bool {
    switch owner {
    case .link(let inner), .forced(let inner): return mayHavePlayedDelegate(inner, code)
    case .member(_, let name): return !index.withoutPlayedDelegate.contains(name)
    case .global(let number):
      return !index.withoutPlayedDelegate.contains(tree.globals[number].name)
    case .slot(let slot):
      return tree.codes[code].slotTypes[slot].map(tree.mayHavePlayedDelegate) ?? true
    case .value(let value): return mayHavePlayedDelegate(value)
    default: return true
    }
  }

  private func mayHavePlayedDelegate(_ value: Expression) -> Bool {
    switch value {
    case .literal(.opaque): return false
    case .member(let inner, let name):
      return !index.withoutPlayedDelegate.contains(name) && mayHavePlayedDelegate(inner)
    case .callMember(let inner, _, _), .link(let inner), .forced(let inner), .chain(let inner):
      return mayHavePlayedDelegate(inner)
    default: return true
    }
  }
}

extension ProgramTree {
  /// Whether PushLab calls methods of the delegate of such an object, as far as the type shows.
  func mayHavePlayedDelegate(_ type: TypeReference) -> Bool {
    guard case .named(let path) = type.wrapped else { return true }
    guard let own = types[path] else {
      return ProgramTree.withPlayedDelegates.contains(path) || KnownType.isKnown(path)
    }
    return own.kind == .protocolType || own.kind == .extended
      || lineage(of: path).flatMap(\.inherited).contains(
        where: ProgramTree.withPlayedDelegates.contains)
  }

  private static let withPlayedDelegates: Set = [
    "UNUserNotificationCenter", "CLLocationManager", "PKPushRegistry", "URLSession",
    "UIApplication", "UIScene", "UIWindowScene",
  ]

  /// Names of properties and globals that cannot hold such an object.
  var withoutPlayedDelegate: Set<String> {
    var (without, others): (Set<String>, Set<String>) = ([], [])
    func add(_ name: String, _ type: TypeReference?, _ initial: Int? = nil) {
      let type = type ?? initial.flatMap { typeMade(by: $0) }
      if let type, !mayHavePlayedDelegate(type) {
        without.insert(name)
      } else {
        others.insert(name)
      }
    }
    for type in types.values {
      for field in type.fields { add(field.name, field.type, field.initial) }
      for property in type.computed { add(property.name, property.type) }
    }
    for global in globals { add(global.name, global.type, global.initial) }
    return without.subtracting(others)
  }
}
