import SwiftSyntax

/// The members that generic code sees. The constraints of the code decide, not the type of the value at run time: a
/// member of `extension P where Self: Q` is visible only if the code knows that the type conforms to `Q`.
extension Lowering {
  /// What the code knows about a static type that is a protocol or a generic parameter.
  struct KnownConformances {
    /// The protocols and extensions that may declare a member.
    var declarations: [OwnType]
    /// The names of all protocols that the type is known to conform to.
    var names: Set<String>
  }

  /// The generic parameter that is the static type of the expression; nil for other types.
  func parameter(of value: Expression) -> String? {
    if case .slot(let slot) = value { return scope.parameterSlots[slot] }
    if case .parameter(let name)? = openStaticType(of: value) { return name }
    return nil
  }

  /// The protocols that the constraints of the code name for a generic parameter; nil if it stands for one type.
  func conformances(of parameter: String) -> [String]? {
    let own = enclosingType.flatMap { tree.types[$0.type]?.constraints } ?? []
    let subjects = [parameter, "Self." + parameter]
    let found = (enclosingConstraints + extensionConstraints + own).filter {
      subjects.contains($0.subject)
    }
    return found.contains { $0.same != nil } ? nil : found.compactMap(\.conformance)
  }

  /// nil for other static types, and if a protocol requires the member, because the value then decides.
  func knownConformances(
    declaring name: String, of value: Expression, _ owner: TypeReference?
  ) -> KnownConformances? {
    if let parameter = parameter(of: value), let names = conformances(of: parameter),
      !names.isEmpty
    {
      let all = names.flatMap { [$0] + (KnownType.collections[$0] ?? []) }
      let parts = all.flatMap { tree.lineage(of: $0) }
      let areProtocols = parts.allSatisfy { part in
        part.kind == .protocolType || part.kind == .extended && KnownType.isProtocol(part.name)
      }
      guard areProtocols, !parts.contains(where: { $0.requirements.contains(name) }) else {
        return nil
      }
      return KnownConformances(declarations: parts, names: Lowering.names(of: parts, and: all))
    }
    guard case .named(let path)? = owner, let parts = extensionOnly(name, of: owner) else {
      return nil
    }
    let own = path == enclosingType?.type ? conformances(of: "Self") ?? [] : []
    return KnownConformances(
      declarations: parts, names: Lowering.names(of: parts, and: [path] + own))
  }

  private static func names(of parts: [OwnType], and names: [String]) -> Set<String> {
    Set(names).union(parts.map(\.name)).union(parts.flatMap(\.inherited))
  }

  /// The getter of a property that only protocol extensions declare, by what the code knows about the type.
  func visibleGetter(_ name: String, of value: Expression, _ owner: TypeReference?) -> Int? {
    guard let known = knownConformances(declaring: name, of: value, owner) else { return nil }
    let candidates = known.declarations.flatMap(\.computed).filter {
      $0.name == name && !$0.isStatic
    }
    let visible = visible(candidates, known) { $0.constraints }
    return visible?.first?.getter ?? extensionGetter(name, of: owner)
  }

  /// Static dispatch of a method that only protocol extensions declare.
  func chooseVisible(_ call: inout Call, on value: Expression, _ owner: TypeReference?) {
    guard let known = knownConformances(declaring: call.name, of: value, owner) else { return }
    let fitting = known.declarations.flatMap { $0.methods(call.name) }.filter { method in
      !method.isStatic && method.fitted(to: call) != nil
    }
    let visible = visible(fitting, known) { $0.constraints }
    guard let visible, let first = visible.first else {
      return choose(extensionMethodOf: owner, &call)
    }
    if visible.count > 1, visible.contains(where: { $0.types != first.types }) {
      // The arguments decide among overloads.
      call.isStatic = call.chosen.map { code in visible.contains { $0.code == code } } ?? false
      return
    }
    (call.chosen, call.isStatic) = (first.code, true)
  }

  /// The most constrained of the declarations whose constraints on `Self` are surely met; nil if other constraints
  /// leave it open.
  private func visible<Declaration>(
    _ candidates: [Declaration], _ known: KnownConformances,
    _ constraints: (Declaration) -> [TypeConstraint]
  ) -> [Declaration]? {
    var found: [Declaration] = []
    var most = 0
    for candidate in candidates {
      let own = constraints(candidate).filter { $0.subject == "Self" }
      guard own.count == constraints(candidate).count else { return nil }
      let isMet = own.allSatisfy { constraint in
        guard let name = constraint.conformance else { return false }
        return known.names.contains(name)
          || !known.names.isDisjoint(with: Interpreter.refinements[name] ?? [])
      }
      guard isMet, own.count >= most else { continue }
      if own.count > most { found = [] }
      most = own.count
      found.append(candidate)
    }
    return found
  }

  /// The type of a receiver with its generic parameters, for the elements that its methods hand to closures; nil if it
  /// has none.
  func openReceiver(_ value: Expression) -> TypeReference? {
    if let own = elementsOfSelf(value) { return own }
    guard let open = openStaticType(of: value)?.plain, open.erased != open else { return nil }
    return open
  }

  /// `[Element]` for `self` in an extension of a sequence of the library; nil elsewhere.
  func elementsOfSelf(_ value: Expression) -> TypeReference? {
    guard case .slot(let slot) = value, let own = enclosingType?.type, isInExtension,
      own == "Array" || own == "Set" || KnownType.collections["Array"]?.contains(own) == true,
      KnownType.isGeneric(own), scope.isSelf(slot), enclosingType?.isStatic == false
    else { return nil }
    return .array(.parameter("Element"))
  }

  /// The element type of a sequence, if it is a generic parameter or made of one.
  func openElement(of sequence: Expression) -> TypeReference? {
    guard case .array(let element)? = openReceiver(sequence) else { return nil }
    return element
  }

  /// Notes that a variable without a written type holds a value of a generic parameter.
  func noteParameter(of value: Expression?, slot: Int) {
    guard let value else { return }
    if let name = parameter(of: value) {
      scope.parameterSlots[slot] = name
    } else if case .optional(.parameter(let name))? = openStaticType(of: value) {
      scope.parameterSlots[slot] = name
    }
  }

  /// The type of a closure or key path argument, with the generic parameters of the receiver's elements.
  func opened(
    _ type: TypeReference?, of argument: ExprSyntax, _ index: Int, _ name: String, _ label: String,
    _ receiver: TypeReference?
  ) -> TypeReference? {
    guard let receiver, argument.is(ClosureExprSyntax.self) || argument.is(KeyPathExprSyntax.self)
    else { return type }
    if case .array(let element) = receiver, name == "reduce", type == nil, label == "_" {
      return .function([.any, element], nil)
    }
    guard case .function(_, let result)? = type ?? .function([], nil),
      case .function(let parameters, let known)? = LibraryTypes.argument(
        index, of: name, label: label, on: receiver)
    else { return type }
    return .function(parameters, result ?? known)
  }
}
