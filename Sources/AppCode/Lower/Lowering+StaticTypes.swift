import LifecycleModel

/// The static type of an expression; nil if unknown.
extension Lowering {
  func staticType(of expression: Expression) -> TypeReference? {
    knownType(of: expression)?.erased.plain
  }

  /// Like `staticType`, with the type arguments of user-defined types as far as they are known.
  func wholeStaticType(of expression: Expression) -> TypeReference? {
    knownType(of: expression)?.erased
  }

  /// Like `staticType`, but keeps generic parameters.
  func openStaticType(of expression: Expression) -> TypeReference? { knownType(of: expression) }

  private func knownType(of expression: Expression) -> TypeReference? {
    switch expression {
    case .literal(let value): return staticType(of: value)
    case .slot(let slot): return scope.code.slotTypes[slot]
    case .global(let index): return tree.globals[index].type
    case .member(.member(_, "content"), "userInfo"), .member(_, "dictionaryPayload"):
      return .dictionary(.any, .any)
    case .member(let owner, let name), .extensionMember(let owner, let name, _):
      let whole = elementsOfSelf(owner) ?? knownType(of: owner)
      return memberType(name, of: whole?.plain).map { specialised($0, by: whole) }
        ?? systemType(ofMember: name, of: whole?.plain)
    case .index(let owner, let keys, let spelling):
      return elementType(
        of: elementsOfSelf(owner) ?? knownType(of: owner)?.plain, keys, spelling)
    case .callNamed(let call): return resultType(of: call).map { specialised($0, call) }
    case .callMember(let owner, _, let call):
      let whole = wholeStaticType(of: owner)
      return resultType(of: call, on: whole?.plain).map { specialised($0, by: whole) }
    case .callValue(let callee, _):
      if case .function(_, let result)? = knownType(of: callee)?.wrapped { return result }
      return nil
    case .binary(let operation, let left, let right):
      return resultType(of: operation, left, right)
    case .and, .or, .not, .isType: return .bool
    case .negate(let inner), .wait(let inner), .tryForced(let inner):
      return knownType(of: inner)?.plain
    case .coalesce(let left, let right, let isKept):
      return isKept ? staticType(of: right) : staticType(of: left)?.wrapped ?? staticType(of: right)
    case .choice(_, let one, let other): return staticType(of: one) ?? staticType(of: other)
    case .array(let items):
      return items.first.flatMap { staticType(of: $0) }.map { .array($0) }
    case .dictionary(let entries):
      guard let first = entries.first, let key = staticType(of: first.key),
        let value = staticType(of: first.value)
      else { return nil }
      return .dictionary(key, value)
    case .tuple(let items), .labelled(let items, _):
      var types: [TypeReference] = []
      for item in items {
        guard let type = staticType(of: item) else { return nil }
        types.append(type)
      }
      if case .labelled(_, let labels) = expression { return .tuple(types, labels: labels) }
      return .tuple(types, labels: types.map { _ in "" })
    case .interpolation: return .string
    case .closure(let code):
      let lowered = tree.codes[code]
      // The type of `$0` is unknown.
      let isTyped = lowered.parameterTypes.count == lowered.parameters.count
      return .function(
        isTyped ? lowered.parameterTypes : lowered.parameters.map { _ in .any },
        lowered.returns ?? lowered.givenType)
    case .cast(_, let type, .conditional), .cast(_, let type, .wrapped): return .optional(type)
    case .cast(_, let type, _): return type == .optional(.any) ? nil : type
    case .forced(let inner), .link(let inner): return knownType(of: inner)?.plain.wrapped
    case .chain(let inner), .tryOptional(let inner):
      return knownType(of: inner).map { .optional($0.plain.wrapped) }
    case .sequence(let steps): return steps.last.flatMap { staticType(of: $0) }
    case .superMember(let name): return memberType(name, of: enclosingType.map { .named($0.type) })
    case .unowned(let inner): return staticType(of: inner)
    case .weak(let inner): return staticType(of: inner).map { .optional($0.wrapped) }
    case .callSuper(let call):
      guard let superclass else { return nil }
      return common(superMethods(call.name).filter { $0.fitted(to: call) != nil }.map(\.returns))
        ?? (call.name == "init" ? .named(superclass) : nil)
    case .custom(let name, let operands): return resultType(of: name, operands)
    case .implicitMember, .callImplicit, .assign, .compound, .value, .reference: return nil
    }
  }

  /// The result type of a user-defined operator, if all overloads for these operands agree.
  private func resultType(of name: String, _ operands: [Expression]) -> TypeReference? {
    let types = operands.map { operand -> TypeReference? in
      if case .reference(let place) = operand { return staticType(of: place.read) }
      return staticType(of: operand)
    }
    guard
      types.contains(where: { type in
        guard case .named? = type else { return false }
        return true
      })
    else {
      return nil
    }
    let own = (tree.functions + tree.types.values.flatMap { $0.methods(name) }).filter { method in
      method.baseName == name && method.types.count == types.count
        && zip(method.types, types).allSatisfy { takes($0, $1) }
    }
    guard let first = own.first?.returns, own.allSatisfy({ $0.returns == first }) else {
      return nil
    }
    return first
  }

  /// Whether a parameter of an operator takes an operand of that type.
  private func takes(_ parameter: TypeReference, _ operand: TypeReference?) -> Bool {
    guard let operand, parameter != operand, parameter != .any else { return true }
    guard case .named(let path) = operand else { return false }
    if case .named(let wanted) = parameter {
      return tree.lineage(of: path).contains { $0.name == wanted }
    }
    return false
  }

  private func staticType(of value: Value) -> TypeReference? {
    switch value {
    case .bool: return .bool
    case .int: return .int
    case .integer(let type, _): return .integer(type)
    case .double: return .double
    case .float: return .float
    case .string: return .string
    case .character: return .character
    case .type(let name): return .metatype(named(Interpreter.plainName(name)))
    default: return nil
    }
  }

  /// Whether only an extension of Double has the member. Then a literal is a Double: `7.half`.
  func isOfDouble(_ name: String) -> Bool {
    func has(_ type: String) -> Bool {
      tree.types[type].map { own in
        own.computed.contains { $0.name == name } || !own.methods(name).isEmpty
      } ?? false
    }
    return !has("Int") && ["Double", "TimeInterval", "CGFloat"].contains { has($0) }
  }

  // MARK: Members

  /// The type of a system object's member, if the files declare no member of the name.
  private func systemType(ofMember name: String, of owner: TypeReference?) -> TypeReference? {
    guard !ownMembers.contains(name) else { return nil }
    switch (owner?.wrapped, name) {
    case (.metatype(.named(let type))?, _) where RawValues.has("\(type).\(name)"):
      return .metatype(.named("\(type).\(name)"))
    case (.metatype(.named(let type))?, _) where RawValues.has(type):
      return name.first?.isLowercase == true ? .named(type) : nil
    case (.named("Notification")?, "name") where tree.types["Name"]?.kind == .extended:
      return .named("Name")
    case (_, "timeZone"): return .named("TimeZone")
    case (_, "locale"): return .named("Locale")
    case (.named("DateFormatter")?, "calendar"), (.named("DateComponents")?, "calendar"):
      return .named("Calendar")
    case (.named("Notification")?, "userInfo"): return .optional(.dictionary(.any, .any))
    case (.named("UNMutableNotificationContent")?, "userInfo"),
      (.named("UNNotificationContent")?, "userInfo"):
      return .dictionary(.any, .any)
    case (.named("Decoder")?, "userInfo"), (.named("Encoder")?, "userInfo"),
      (.named("JSONDecoder")?, "userInfo"), (.named("JSONEncoder")?, "userInfo"):
      return .userInfo
    default: return RawValues.type(ofProperty: name, of: owner?.wrapped).map { .named($0) }
    }
  }

  func memberType(_ name: String, of owner: TypeReference?) -> TypeReference? {
    switch owner {
    case .named(let path)?:
      for part in parts(of: path) {
        if let field = part.fields.first(where: { $0.name == name }) { return field.type }
        if let computed = part.computed.first(where: { $0.name == name && !$0.isStatic }) {
          return computed.type
        }
      }
      if name == "rawValue" { return rawType(of: path) }
      if let type = dynamicType(ofMemberOf: path) { return type }
      let isOwn = tree.types[path].map { $0.kind != .extended } == true
      return isOwn ? nil : LibraryTypes.member(name, of: .named(path))
    case .metatype(.named("UIBackgroundTaskIdentifier"))?:
      return .named("UIBackgroundTaskIdentifier")
    case .metatype(.named(let path))?:
      let nested = path + "." + name
      if tree.types[nested] != nil || extendedName(nested) != nil {
        return .metatype(.named(nested))
      }
      for part in parts(of: path) {
        if part.cases.contains(where: { $0.name == name && $0.labels.isEmpty }) {
          return .named(path)
        }
        if let choice = part.cases.first(where: { $0.name == name }) {
          return .function(choice.types, .named(path))
        }
        if let global = tree.globals.first(where: { $0.name == name && $0.owner == part.name }) {
          return global.type
        }
        if let computed = part.computed.first(where: { $0.name == name && $0.isStatic }) {
          return computed.type
        }
      }
      return name == "allCases"
        ? .array(.named(path)) : LibraryTypes.member(name, of: .metatype(.named(path)))
    case .tuple(let parts, let labels)?:
      if let number = Int(name), parts.indices.contains(number) { return parts[number] }
      return labels.firstIndex(of: name).map { parts[$0] }
    case .metatype(let type)?:
      return LibraryTypes.member(name, of: .metatype(type))
        ?? type.extended.flatMap { path in
          tree.types[path].flatMap { _ in memberType(name, of: .metatype(.named(path))) }
        }
    case let type?:
      return LibraryTypes.member(name, of: type)
        ?? type.extended.flatMap { path in
          tree.lineage(of: path).flatMap(\.computed).first { $0.name == name && !$0.isStatic }?
            .type.map { settled($0, by: type) }
        }
    case nil: return nil
    }
  }

  private func rawType(of path: String) -> TypeReference? {
    tree.types[path]?.inherited.first.map { KnownType.reference($0) }
  }

  // MARK: Calls

  private func resultType(of call: Call) -> TypeReference? {
    if call.name == Lowering.rawValueOf { return .int }
    if call.name == "CLLocationManager" || RawValues.has(call.name) {
      let isFailable = call.labels == ["rawValue"] && RawValues.isEnumeration(call.name)
      return isFailable ? .optional(.named(call.name)) : .named(call.name)
    }
    if let path = resolve(call.name) { return made(path, call) }
    let own = tree.functions.filter { $0.baseName == call.name }
    if let chosen = call.chosen, let method = own.first(where: { $0.code == chosen }) {
      return method.returns
    }
    if !own.isEmpty {
      return common(own.filter { $0.fitted(to: call) != nil }.map { returned(by: $0, call) })
    }
    return optionalMade(call) ?? numberMade(call) ?? listMade(call)
      ?? LibraryTypes.made(call.name, call)
  }

  private func optionalMade(_ call: Call) -> TypeReference? {
    guard call.name == "Optional", call.labels == ["_"], let first = call.values.first else {
      return nil
    }
    return staticType(of: first).map { .optional($0) }
  }

  /// `Double(text)` is an Optional; `Double(count)` is not.
  private func numberMade(_ call: Call) -> TypeReference? {
    let type = KnownType.reference(call.name)
    guard type.isNumber, let first = call.values.first, let label = call.labels.first else {
      return nil
    }
    if label == "exactly" { return .optional(type) }
    guard label == "_" else { return type }
    switch staticType(of: first) {
    case .string?, .character?: return .optional(type)
    case let own? where own.isNumber: return type
    default: return nil
    }
  }

  private func listMade(_ call: Call) -> TypeReference? {
    if call.name == "Array", call.labels == ["repeating", "count"], let first = call.values.first {
      return staticType(of: first).map { .array($0) }
    }
    guard call.labels == ["_"], let first = call.values.first,
      let element = elementType(of: staticType(of: first)) ?? boundType(of: first)
    else { return nil }
    switch call.name {
    case "Array": return .array(element)
    case "Set": return .set(element)
    default: return nil
    }
  }

  /// The type of the elements of `1...5`.
  private func boundType(of value: Expression) -> TypeReference? {
    guard case .binary(let operation, let low, _) = value,
      operation == .range || operation == .closedRange, rangeType(of: value) != nil
    else { return nil }
    return staticType(of: low)
  }

  private func elementType(of type: TypeReference?) -> TypeReference? {
    switch type {
    case .array(let element)?, .set(let element)?: return element
    case .string?: return .character
    default: return nil
    }
  }

  private func made(_ path: String, _ call: Call) -> TypeReference? {
    if call.labels == ["rawValue"], tree.types[path]?.cases.isEmpty == false {
      return .optional(.named(path))
    }
    let found = initialisers(of: path).filter { $0.fitted(to: call) != nil }
    if isOfLibrary(path) {
      guard found.isEmpty else { return nil }
      return optionalMade(call) ?? numberMade(call) ?? listMade(call)
        ?? LibraryTypes.made(path, call)
    }
    return found.contains(where: \.isFailable) ? .optional(.named(path)) : .named(path)
  }

  func superMethods(_ name: String) -> [Method] {
    guard let superclass else { return [] }
    return name == "init"
      ? initialisers(of: superclass) : methods(name, of: superclass, isStatic: false)
  }

  func initialisers(of path: String) -> [Method] { tree.lineage(of: path).flatMap(\.initialisers) }

  private func resultType(of call: Call, on owner: TypeReference?) -> TypeReference? {
    if !ownMembers.contains(call.name) {
      switch (owner, call.name) {
      case (_, "beginBackgroundTask"): return .named("UIBackgroundTaskIdentifier")
      case (_, "notificationSettings"): return .named("UNNotificationSettings")
      case (.named("Decoder")?, "container") where tree.types["KeyedDecodingContainer"] != nil:
        return .named("KeyedDecodingContainer")
      case (.metatype(.named("CLLocationManager"))?, "authorizationStatus"):
        return .named("CLAuthorizationStatus")
      default: if let type = decoded(by: call, of: owner) { return type }
      }
    }
    switch owner {
    case .named(let path)?:
      let found = methods(call.name, of: path, isStatic: false).filter {
        $0.fitted(to: call) != nil
      }
      if !found.isEmpty { return common(found.prefix(1).map(\.returns)) }
      if case .function(_, let result)? = memberType(call.name, of: owner)?.wrapped {
        return result
      }
      let isSetOperation = [
        "union", "intersection", "subtracting", "symmetricDifference",
      ].contains(call.name)
      return isSetOperation && tree.types[path]?.isOptionSet == true ? owner : nil
    case .metatype(.named(let path))?:
      if call.name == "init" { return made(path, call) }
      if let nested = resolve(path + "." + call.name) { return made(nested, call) }
      if extendedName(path + "." + call.name) != nil { return .named(path + "." + call.name) }
      if tree.types[path]?.cases.contains(where: { $0.name == call.name }) == true {
        return .named(path)
      }
      let found = methods(call.name, of: path, isStatic: true).filter {
        $0.fitted(to: call) != nil
      }
      return found.isEmpty ? nil : common(found.prefix(1).map(\.returns))
    case .metatype(let type)? where type.extended.flatMap { tree.types[$0] } != nil:
      return type.extended.flatMap { resultType(of: call, on: .metatype(.named($0))) }
    case let type?:
      let own = extensionMethods(call.name, of: type).filter { $0.fitted(to: call) != nil }
      return LibraryTypes.result(of: call, on: type, closure: closureResult(call))
        ?? common(own.prefix(1).map { $0.returns.map { settled($0, by: type) } })
    case nil: return nil
    }
  }

  func methods(_ name: String, of path: String, isStatic: Bool) -> [Method] {
    parts(of: path).flatMap { $0.methods(name) }.filter { $0.isStatic == isStatic }
  }

  /// The result of a generic function by the static types of its arguments.
  private func returned(by method: Method, _ call: Call) -> TypeReference? {
    guard let returns = method.returns, !method.parameters.isEmpty,
      let places = method.fitted(to: call)
    else { return method.returns }
    var found: [String: TypeReference] = [:]
    for (name, type) in zip(method.parameters, call.typeArguments) { found[name] = type }
    for (place, type) in zip(places, method.types) {
      guard case .argument(let index) = place, call.values.indices.contains(index),
        case .metatype = type, let given = staticType(of: call.values[index])
      else { continue }
      type.match(given, &found)
    }
    return returns.replacing(found)
  }

  private func common(_ types: [TypeReference?]) -> TypeReference? {
    guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
