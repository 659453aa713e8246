import LifecycleModel
import SwiftSyntax

/// The arguments of a subscript.
extension Lowering {
  func keys(of index: SubscriptCallExprSyntax, in owner: TypeReference?) -> [Expression] {
    var keys: [Expression] = []
    for (number, argument) in index.arguments.enumerated() {
      var type: TypeReference?
      if case .dictionary(let key, let value)? = owner { type = number == 0 ? key : value }
      if case .named(let path)? = owner {
        let found = tree.lineage(of: path).flatMap(\.subscripts).filter {
          $0.parameters.count == index.arguments.count
        }
        let types = Set(found.map { $0.parameters[number] })
        if types.count == 1 { type = types.first }
      }
      if isLate(number, of: index, in: owner) {
        keys.append(outsideChain { late(at: argument) { lower(argument.expression) } })
        continue
      }
      if type == nil, argument.label?.text == "keyPath",
        argument.expression.is(KeyPathExprSyntax.self)
      {
        type = owner.map { .function([$0], nil) }
      }
      keys.append(outsideChain { lower(argument.expression, as: type) })
    }
    return keys
  }

  /// Whether this argument belongs to an `@autoclosure` parameter of a subscript in the files.
  private func isLate(
    _ number: Int, of index: SubscriptCallExprSyntax, in owner: TypeReference?
  ) -> Bool {
    let labels = index.arguments.map { $0.label?.identifierText ?? "_" }
    let fitting = declaredPaths(of: owner).flatMap { tree.lineage(of: $0) }.flatMap(\.subscripts)
      .filter { $0.labels == labels }
    return fitting.contains { $0.autoclosures.contains(number) }
  }

  /// `payload["name"] = name as Any` stores a nil as a value; nil for other assignments.
  func storedNil(_ value: Expression, in place: Place) -> Expression? {
    guard case .cast(let inner, .any, .known) = value, case .index(let owner, let keys, _) = place,
      case .dictionary(_, .any)? = placeType(owner), keys.count == 1,
      staticType(of: inner)?.isOptional == true
    else { return nil }
    let update = Call(
      name: "updateValue", labels: ["_", "forKey"], values: [inner, keys[0]], trailing: 0,
      spelling: "(_:forKey:)")
    return .sequence([.callMember(owner.read, place: owner, update), .literal(.void)])
  }

  /// The static type of an element; nil if unknown.
  func elementType(
    of owner: TypeReference?, _ keys: [Expression], _ spelling: String
  ) -> TypeReference? {
    let own = ownSubscripts(of: owner, keys.count, spelling)
    if let first = own.first { return own.count == 1 ? first.type : nil }
    let isRange = keys.first.map { key in
      if case .binary(.range, _, _) = key { return true }
      if case .binary(.closedRange, _, _) = key { return true }
      return false
    }
    switch owner {
    case .array(let element)?: return isRange == true ? owner : element
    case .dictionary(_, let value)?: return keys.count > 1 ? value : .optional(value)
    case .string?: return isRange == true ? .string : nil
    default: return nil
    }
  }

  /// Whether it is a generic subscript whose arguments do not determine the type of its element.
  func isOpenSubscript(of owner: TypeReference?, _ count: Int, _ spelling: String) -> Bool {
    ownSubscripts(of: owner, count, spelling).contains { own in
      guard case .parameter(let name)? = own.type?.wrapped, own.generics.contains(name) else {
        return false
      }
      return own.parameters.allSatisfy { $0.mapped { $0 == name ? .any : .parameter($0) } == $0 }
    }
  }

  /// A member that `@dynamicMemberLookup` finds, as an element. The context can determine its type if the subscript is
  /// generic or overloaded by type. nil for other members.
  func dynamicElement(
    _ name: String, of owner: TypeReference?, _ base: Expression
  ) -> Expression? {
    guard case .named(let path)? = owner, tree.types[path] != nil else { return nil }
    let label = Lowering.dynamicMember
    let own = ownSubscripts(of: owner, 1, "[\(label):]").filter {
      $0.labels == [label] && $0.parameters == [.string]
    }
    guard own.count > 1 || own.first?.generics.isEmpty == false,
      !hasMember(name, path, isStatic: false)
    else { return nil }
    return .index(base, [.literal(.string(name))], spelling: "[\(label): \"\(name)\"]")
  }

  /// The type of each member that `@dynamicMemberLookup` finds by its name; nil if there are none, or
  /// if the type is not always the same.
  func dynamicType(ofMemberOf path: String) -> TypeReference? {
    let own = tree.lineage(of: path).flatMap(\.subscripts).filter {
      $0.labels == [Lowering.dynamicMember]
    }
    guard let first = own.first, own.count == 1, first.generics.isEmpty,
      first.parameters == [.string]
    else { return nil }
    return first.type
  }

  private static let dynamicMember = "dynamicMember"

  /// An element of a generic subscript with its type, if the value of a key may not show its type, such as an empty
  /// list.
  func withHiddenType(_ element: Expression) -> Expression {
    guard case .index(let owner, let keys, let spelling) = element else { return element }
    let fitting = ownSubscripts(of: staticType(of: owner), keys.count, spelling)
    guard fitting.count == 1, let own = fitting.first, !own.generics.isEmpty, let type = own.type,
      type.erased != type
    else { return element }
    var found: [String: TypeReference] = [:]
    for (parameter, key) in zip(own.parameters, keys) {
      if let given = staticType(of: key), given.isWholeList { parameter.match(given, &found) }
    }
    let known = type.replacing(found)
    return known != type && known.isSettled ? .cast(element, known, .known) : element
  }

  /// Whether it is a subscript whose element type comes from the context.
  func takesElementType(_ value: Expression) -> Bool {
    guard case .index(let owner, let keys, let spelling) = value else { return false }
    return isOpenSubscript(of: staticType(of: owner), keys.count, spelling)
  }

  /// Whether a subscript of a library type has a parameter of a type that the files declare.
  private func takesOwnType(_ own: OwnType.Computed) -> Bool {
    own.parameters.contains { type in
      guard case .named(let path) = type, let kind = tree.types[path]?.kind else { return false }
      return kind != .extended
    }
  }

  /// The subscripts of the files that these arguments can mean. A library type's own subscripts have
  /// no labels.
  private func ownSubscripts(
    of owner: TypeReference?, _ count: Int, _ spelling: String
  ) -> [OwnType.Computed] {
    var (type, isStatic) = (owner, false)
    if case .metatype(let inner)? = owner { (type, isStatic) = (inner, true) }
    return declaredPaths(of: type).flatMap { path in
      tree.lineage(of: path).flatMap(\.subscripts).filter {
        $0.isStatic == isStatic && $0.isCalled(with: count, spelling)
          && (!isOfLibrary(path) || $0.labels.contains { $0 != "_" } || takesOwnType($0))
      }
    }
  }
}

extension TypeReference {
  /// Whether it is a collection of known types. An empty value of it does not show them.
  fileprivate var isWholeList: Bool {
    switch self {
    case .array, .set, .dictionary: return isSettled
    case .optional(let inner): return inner.isSettled
    default: return false
    }
  }
}
