import SwiftSyntax

/// Parameters and results whose type is a member of a generic parameter: `func send(_ action: R.Action)`. The type remains the
/// parameter `R.Action` until the call determines `R`.
extension Lowering {
  /// `R.Action`, where `R` is a generic parameter; nil for other types.
  func memberOfParameter(_ type: TypeSyntax) -> TypeReference? {
    guard let member = type.as(MemberTypeSyntax.self), member.genericArgumentClause == nil,
      genericParameters.contains(member.baseType.spelling), resolve(type.spelling) == nil
    else { return nil }
    return .parameter(type.spelling)
  }

  /// The type of a result that is an associated type, a list or an Optional of it; nil for other types.
  func openResult(_ type: TypeSyntax) -> TypeReference? {
    if let array = type.as(ArrayTypeSyntax.self) {
      return openResult(array.element).map { .array($0) }
    }
    if let optional = type.as(OptionalTypeSyntax.self) {
      return openResult(optional.wrappedType).map { .optional($0) }
    }
    return openAssociated(type) ?? elementOfParameter(type)
  }

  /// `S.Element`, where `S` is a generic parameter.
  private func elementOfParameter(_ type: TypeSyntax) -> TypeReference? {
    guard type.as(MemberTypeSyntax.self)?.name.text == "Element" else { return nil }
    return memberOfParameter(type)
  }

  /// A result with the associated type that the declaration names: a literal takes it.
  func asAssociated(_ value: Expression) -> Expression {
    scope.associatedReturns.map { .cast(value, $0, .known) } ?? value
  }

  /// The type bound to a generic parameter or to a member of one; the parameter itself if unknown.
  func found(_ name: String, in known: [String: TypeReference]) -> TypeReference {
    if let type = known[name] { return type }
    guard let dot = name.firstIndex(of: "."), case .named(let path)? = known[String(name[..<dot])]
    else { return .parameter(name) }
    let nested = Interpreter.plainName(path) + name[dot...]
    if tree.types[nested] != nil { return .named(nested) }
    guard let alias = aliases[nested].map({ lower($0) }), alias.isSettled else {
      return .parameter(name)
    }
    return alias
  }

  /// Gives `.init(...)` and `.name` the type `R.State`, with `R` inferred from the other arguments.
  func settleMembers(_ call: inout Call, of methods: [Method]) {
    let fitting = methods.compactMap { method in method.fitted(to: call).map { (method, $0) } }
    guard fitting.count == 1, let (method, places) = fitting.first else { return }
    var known: [String: TypeReference] = [:]
    for (place, type) in zip(places, method.types) {
      guard case .argument(let index) = place, call.values.indices.contains(index),
        case .parameter(let name) = type, !name.contains("."),
        let given = staticType(of: call.values[index])
      else { continue }
      known[name] = given
    }
    for (place, type) in zip(places, method.types) {
      guard case .argument(let index) = place, call.values.indices.contains(index),
        case .parameter(let name) = type, name.contains("."), call.values[index].isWithoutType
      else { continue }
      let type = found(name, in: known)
      if type.isSettled { call.values[index] = coerced(call.values[index], to: type) }
    }
  }
}

extension Expression {
  fileprivate var isWithoutType: Bool {
    switch self {
    case .callImplicit, .implicitMember: return true
    default: return false
    }
  }
}
