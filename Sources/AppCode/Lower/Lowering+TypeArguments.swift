import LifecycleModel
import SwiftSyntax

/// The type arguments of a call, inferred from static types.
extension Lowering {
  /// Inferred from the result type and from arguments that are types: `build(Profile.self) { .init(id: 1) }`. Needed
  /// before the other arguments are lowered, because they are their context.
  func writtenArguments(
    of method: Method, _ places: [Method.Fitting], _ call: FunctionCallExprSyntax,
    _ result: TypeReference?
  ) -> [String: TypeReference] {
    guard !method.parameters.isEmpty else { return [:] }
    var found: [String: TypeReference] = [:]
    for (place, type) in zip(places, method.types) {
      guard case .argument(let index) = place, case .metatype = type,
        index < call.arguments.count
      else { continue }
      let argument = call.arguments[
        call.arguments.index(call.arguments.startIndex, offsetBy: index)]
      guard let named = argument.expression.as(MemberAccessExprSyntax.self), let base = named.base,
        named.declName.baseName.tokenKind == .keyword(.self), let given = writtenType(base)
      else { continue }
      type.match(.metatype(given), &found)
    }
    if let result { matchResult(of: method, result, &found) }
    return found.filter { method.parameters.contains($0.key) && $0.value.isSettled }
  }

  /// Inferred from the expected type of the call. If a parameter must conform to a protocol of the files, an expected
  /// Optional wraps its value.
  func matchResult(
    of method: Method, _ result: TypeReference, _ found: inout [String: TypeReference]
  ) {
    if case .parameter(let name)? = method.returns, case .optional(let inner) = result,
      method.constraints.contains(where: { constraint in
        constraint.subject == name
          && constraint.conformance.map { tree.types[$0]?.kind == .protocolType } == true
      }),
      tree.types["Optional"] == nil
    {
      found[name] = found[name] ?? inner
      return
    }
    method.returns?.match(result, &found)
  }

  /// Inferred from arguments whose values may not show their type: a superclass, a protocol or an empty collection. A
  /// value of protocol type is opened if the parameter must conform to that protocol.
  func matchHidden(of method: Method, _ call: Call, _ found: inout [String: TypeReference]) {
    let constrained = Set(method.constraints.map(\.subject))
    for (parameter, fitting) in (method.fitted(to: call) ?? []).enumerated() {
      let type = method.types[parameter]
      guard case .argument(let index) = fitting, call.values.indices.contains(index) else {
        continue
      }
      // An `@autoclosure` is evaluated too late to determine a type.
      if case .closure(let code) = call.values[index], case .function(_, let result?) = type,
        let given = tree.codes[code].givenType, given.isSettled,
        method.autoclosures.contains(parameter)
      {
        result.match(given, &found)
      }
      if case .closure(let code) = call.values[index] { matchBody(of: code, type, &found) }
      if let hidden = hiddenType(of: call.values[index]) {
        if case .parameter(let name) = type, constrained.contains(name) { continue }
        type.matchWhole(hidden, &found)
        continue
      }
      guard let given = givenType(of: call.values[index]) else { continue }
      if case .parameter(let name) = type, constrained.contains(name), isProtocol(given) {
        continue
      }
      if isHidden(given) { type.match(given, &found) }
    }
  }

  /// The type arguments of a generic type, inferred from its initialiser's arguments. Empty if the values show all of
  /// them, or if some are unknown.
  func hiddenArguments(of path: String, _ call: Call) -> [TypeReference] {
    guard let own = tree.types[path], !own.parameters.isEmpty else { return [] }
    let methods = own.initialisers.isEmpty ? [memberwise(path)] : own.initialisers
    let fitting = methods.compactMap { method in method.fitted(to: call).map { (method, $0) } }
    guard let (method, places) = fitting.first, fitting.count == 1 else { return [] }
    var found: [String: TypeReference] = [:]
    var hasHidden = false
    for (place, type) in zip(places, method.types) {
      guard case .argument(let index) = place, call.values.indices.contains(index) else {
        continue
      }
      if let hidden = typeWithAny(of: call.values[index]) {
        type.matchWhole(hidden, &found)
        hasHidden = true
        continue
      }
      guard let given = givenType(of: call.values[index]), given.isSettled else { continue }
      if isProtocol(given) { return [] }
      type.match(given, &found)
      hasHidden = hasHidden || isHidden(given)
    }
    let arguments = own.parameters.compactMap { found[$0] }
    return hasHidden && arguments.count == own.parameters.count ? arguments : []
  }

  /// The type of a new instance of a generic type, with the type arguments that its initialiser's arguments show, for
  /// the later elements of a list: `[Measurement(value: 1, unit: UnitLength.meters), .init(value: 2, unit: .feet)]`.
  func wholeType(of value: Expression, _ path: String) -> TypeReference {
    guard case .callNamed(let call) = value, call.name == path, call.typeArguments.isEmpty,
      let own = tree.types[path], !own.parameters.isEmpty
    else { return .named(path) }
    let methods = own.initialisers.isEmpty ? [memberwise(path)] : own.initialisers
    let fitting = methods.compactMap { method in method.fitted(to: call).map { (method, $0) } }
    guard let (method, places) = fitting.first, fitting.count == 1 else { return .named(path) }
    var found: [String: TypeReference] = [:]
    for (place, type) in zip(places, method.types) {
      guard case .argument(let index) = place, call.values.indices.contains(index),
        let given = staticType(of: call.values[index]), given.isSettled
      else { continue }
      type.match(given, &found)
    }
    let arguments = own.parameters.compactMap { found[$0] }
    guard arguments.count == own.parameters.count else { return .named(path) }
    return .named(path + "<" + arguments.map(\.pathName).joined(separator: ", ") + ">")
  }

  /// The type of the argument itself, not of the parameter to which it is converted. nil for `self`, whose type in a
  /// protocol extension is the value's, and for methods' results, which may be `Self`.
  private func givenType(of value: Expression) -> TypeReference? {
    if case .slot(let slot) = value, scope.isSelf(slot) { return nil }
    if case .cast(let inner, let type, .known) = value, type.isOpen { return givenType(of: inner) }
    if case .callMember = value, case .named? = staticType(of: value)?.wrapped { return nil }
    return staticType(of: value)
  }

  /// The type arguments of the library type in the type of a receiver.
  func ownerArguments(_ owner: TypeReference?) -> [String: TypeReference] {
    switch owner {
    case .array(let element)?, .set(let element)?: return ["Element": element]
    case .dictionary(let key, let value)?: return ["Key": key, "Value": value]
    case .optional(let wrapped)?: return ["Wrapped": wrapped]
    default: return [:]
    }
  }

  /// The type or the alias in a generic type with these type arguments, as in `Page<Int>.Table.self`.
  func nestedInGeneric(_ name: String, _ owner: String) -> TypeReference? {
    let path = Interpreter.plainName(owner)
    guard let alias = aliases[path + "." + name] else {
      return resolve(path + "." + name).map { .named($0) }
    }
    let arguments = Interpreter.arguments(in: owner.dropFirst(path.count + 1).dropLast()).map {
      tree.type(named: String($0))
    }
    return lower(alias).replacing(
      Dictionary(
        zip(tree.types[path]?.parameters ?? [], arguments), uniquingKeysWith: { one, _ in one }))
  }

  /// The type arguments of the receiver, for a property that the files add to a library type; nil for other members.
  func extensionArguments(
    of name: String, on owner: TypeReference?, _ receiver: Expression
  ) -> [String: TypeReference]? {
    guard let path = owner?.extended else { return nil }
    let paths = [path] + (KnownType.collections[path] ?? [])
    guard
      paths.contains(where: { path in
        tree.types[path]?.computed.contains { $0.name == name && !$0.isStatic } == true
      })
    else { return nil }
    if case .slot(let slot) = receiver, scope.isSelf(slot), !ownParameters.isEmpty {
      return ownParameters
    }
    let found = ownerArguments(owner).filter { $0.value.isSettled }
    return found.isEmpty ? nil : found
  }

  /// The type of a generic type's member, with the type arguments of its owner.
  func specialised(_ type: TypeReference, by owner: TypeReference?) -> TypeReference {
    type.replacing(ownArguments(owner))
  }

  /// The type of a new instance with the type arguments of the call.
  func specialised(_ type: TypeReference, _ call: Call) -> TypeReference {
    guard case .named(let path) = type, path == call.name, !call.typeArguments.isEmpty,
      tree.types[path]?.parameters.count == call.typeArguments.count,
      call.typeArguments.allSatisfy(\.isSettled)
    else { return type }
    let names = call.typeArguments.map(\.pathName)
    return .named(path + "<" + names.joined(separator: ", ") + ">")
  }

  /// `.init(...)` from an extension for specific type arguments: `extension Request where R == Int`.
  func specialised(_ call: Call, of path: String) -> Expression? {
    let own = extensionArguments(of: path)
    guard !own.isEmpty else { return nil }
    var made = call
    (made.name, made.typeArguments) = (path, own)
    return .callNamed(made)
  }

  /// The type arguments of a user-defined generic type in the type of a receiver.
  func ownArguments(_ owner: TypeReference?) -> [String: TypeReference] {
    guard case .named(let name)? = owner else { return [:] }
    guard name.utf8.last == UInt8(ascii: ">") else { return superclassArguments(of: name) }
    let path = Interpreter.plainName(name)
    guard let own = tree.types[path] else { return [:] }
    let list = name.dropFirst(path.count + 1).dropLast()
    var found: [String: TypeReference] = [:]
    for (parameter, text) in zip(own.parameters, Interpreter.arguments(in: list))
    where !text.contains("(") && text != "Self" {
      let type = tree.type(named: String(text))
      if type.isSettled, !genericParameters.contains(String(text)) { found[parameter] = type }
    }
    return found
  }

  /// The type arguments of a generic superclass: `final class Users: Store<User>`.
  private func superclassArguments(of path: String) -> [String: TypeReference] {
    var type = path
    // In source that does not compile, a class may be its own superclass.
    for _ in 0..<Lowering.deepestSuperclass {
      guard let written = superclasses[type] else { return [:] }
      if written.hasSuffix(">") { return ownArguments(.named(written)) }
      guard let parent = tree.types[type]?.inherited.first, parent != type else { return [:] }
      type = parent
    }
    return [:]
  }

  /// Notes the type arguments of a class's generic superclass.
  func noteSuperclass(_ clause: InheritanceClauseSyntax?, of path: String) {
    guard let written = clause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self),
      let list = written.genericArgumentClause, let parent = resolve(written.name.text)
    else { return }
    later(in: path, isStatic: true) { [unowned self] in
      let arguments = list.arguments.compactMap { $0.argument.as(TypeSyntax.self).map(lower) }
      for (parameter, argument) in zip(tree.types[parent]?.parameters ?? [], arguments) {
        tree.nestedAliases[path + "." + parameter] = argument
      }
    }
  }

  /// The type of a member that the files add to a library type, by the receiver's type.
  func settled(_ type: TypeReference, by owner: TypeReference) -> TypeReference {
    type.replacing(ownerArguments(owner))
  }

  /// The parameters of the library type that the code extends, bound to themselves.
  var ownParameters: [String: TypeReference] {
    guard isInExtension, let type = enclosingType?.type, KnownType.isGeneric(type) else {
      return [:]
    }
    return Dictionary(
      KnownType.parameters.map { ($0, .parameter($0)) }, uniquingKeysWith: { one, _ in one })
  }

  private func isProtocol(_ type: TypeReference) -> Bool {
    guard case .named(let path) = type else { return false }
    return tree.types[path]?.kind == .protocolType
  }

  private func isHidden(_ type: TypeReference) -> Bool {
    guard !namesGeneric(type) else { return false }
    switch type {
    case .named(let path): return isProtocol(type) || hasSubclass(path)
    case .array, .set, .dictionary: return type.isSettled
    case .optional(let inner): return inner.isSettled
    default: return false
    }
  }

  /// Notes generic parameters that are arguments of a generic type: `key: Key<T>`.
  func noteTypeArguments(_ type: TypeSyntax, of parameter: Int, in code: Int) {
    let type = type.as(MetatypeTypeSyntax.self)?.baseType ?? type
    guard let written = type.as(IdentifierTypeSyntax.self),
      let clause = written.genericArgumentClause, resolve(written.name.text) != nil
    else { return }
    let names = clause.arguments.map { argument -> String in
      guard let type = argument.argument.as(TypeSyntax.self),
        case .parameter(let name) = lower(type)
      else { return "" }
      return name
    }
    guard names.contains(where: { !$0.isEmpty }) else { return }
    tree.typeArgumentNames[code, default: []].append((parameter, names))
  }
}
