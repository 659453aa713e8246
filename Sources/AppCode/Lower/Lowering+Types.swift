import LifecycleModel
import SwiftSyntax

/// Types written in the source, and conversions of values to the context type.
extension Lowering {
  func lower(_ type: TypeSyntax) -> TypeReference {
    if let optional = type.as(OptionalTypeSyntax.self) {
      return .optional(lower(optional.wrappedType))
    }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return .optional(lower(optional.wrappedType))
    }
    if let array = type.as(ArrayTypeSyntax.self) { return .array(lower(array.element)) }
    if let dictionary = type.as(DictionaryTypeSyntax.self) {
      return .dictionary(lower(dictionary.key), lower(dictionary.value))
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return lower(attributed.baseType) }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return lower(some.constraint) }
    if let function = type.as(FunctionTypeSyntax.self) {
      let parameters = function.parameters.map { parameter -> TypeReference in
        let type = lower(parameter.type)
        return parameter.ellipsis == nil ? type : .named(type.pathName + TypeReference.repetition)
      }
      return .function(parameters, lower(function.returnClause.type))
    }
    if let tuple = type.as(TupleTypeSyntax.self) {
      let parts = tuple.elements.map { lower($0.type) }
      if parts.count == 1, tuple.elements.first?.firstName == nil { return parts[0] }
      tupleLabels.formUnion(tuple.elements.compactMap { $0.firstName?.identifierText })
      return .tuple(
        parts, labels: tuple.elements.map { $0.firstName?.identifierText ?? "" })
    }
    if let metatype = type.as(MetatypeTypeSyntax.self) {
      return .metatype(lower(metatype.baseType))
    }
    if let composition = type.as(CompositionTypeSyntax.self) {
      let parts = composition.elements.map { lower($0.type) }.filter { $0 != .any }
      let names = parts.compactMap { part -> String? in
        guard case .named(let path) = part else { return nil }
        return path
      }
      return names.isEmpty ? .any : .named(names.joined(separator: "&"))
    }
    return lowerNamed(type)
  }

  private func lowerNamed(_ type: TypeSyntax) -> TypeReference {
    if keepsArguments, let (path, arguments) = ownGeneric(type), !arguments.isEmpty,
      arguments.allSatisfy({ $0.mapped { _ in .any } == $0 }),
      tree.types[path]?.kind != .protocolType
    {
      return .named(path + "<" + arguments.map(\.pathName).joined(separator: ", ") + ">")
    }
    if let generic = type.as(IdentifierTypeSyntax.self), let clause = generic.genericArgumentClause
    {
      let arguments = clause.arguments.compactMap { $0.argument.as(TypeSyntax.self).map(lower) }
      switch (generic.name.text, arguments.count) {
      case ("Array", 1), ("ContiguousArray", 1): return .array(arguments[0])
      case ("Set", 1): return .set(arguments[0])
      case ("Optional", 1): return .optional(arguments[0])
      case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
      case ("Result", 2): return .result(arguments[0], arguments[1])
      case ("KeyValuePairs", 2) where resolve("KeyValuePairs") == nil:
        let whole = arguments.allSatisfy(\.isSettled)
        return whole ? .keyValuePairs(arguments[0], arguments[1]) : named(generic.name.text)
      case ("Range", 1), ("ClosedRange", 1):
        let plain = named(generic.name.text)
        guard case .named(let name) = plain, arguments[0] != .int, !isOfFiles(plain) else {
          return plain
        }
        return .named("\(name)<\(arguments[0].pathName)>")
      default: return named(generic.name.text)
      }
    }
    if let member = type.as(MemberTypeSyntax.self), let clause = member.genericArgumentClause {
      // `Swift.Result<Int, Problem>`
      if isModule(member.baseType.spelling), resolve(member.name.text) == nil {
        return lower(
          TypeSyntax(IdentifierTypeSyntax(name: member.name, genericArgumentClause: clause)))
      }
      return named(member.baseType.spelling + "." + member.name.text)
    }
    if let plain = type.as(IdentifierTypeSyntax.self), isParameter(plain.name.text, at: type),
      genericParameters.contains(plain.name.text)
    {
      return .parameter(plain.name.text)
    }
    return aliasInGeneric(type) ?? named(plainSpelling(of: type))
  }

  /// `Page<Int>.Table`: the type that the alias in the generic type stands for with these arguments.
  private func aliasInGeneric(_ type: TypeSyntax) -> TypeReference? {
    guard let member = type.as(MemberTypeSyntax.self),
      let (path, arguments) = ownGeneric(member.baseType), !arguments.isEmpty,
      let alias = aliases[path + "." + member.name.text],
      let parameters = tree.types[path]?.parameters, parameters.count == arguments.count
    else { return nil }
    return lower(alias).replacing(
      Dictionary(zip(parameters, arguments), uniquingKeysWith: { one, _ in one }))
  }

  /// The spelling of the type without the type arguments of an enclosing type: `Queue<Int>.Full`.
  func plainSpelling(of type: TypeSyntax) -> String {
    if let member = type.as(MemberTypeSyntax.self) {
      return plainSpelling(of: member.baseType) + "." + member.name.text
    }
    guard let plain = type.as(IdentifierTypeSyntax.self) else { return type.spelling }
    return plain.name.text
  }

  /// The type that a name means in the current code.
  func named(_ name: String) -> TypeReference {
    if name == "Self" { return ownType }
    if let path = resolve(name), !isOfLibrary(path) { return .named(path) }
    if let alias = alias(name) { return alias }
    let first = String(name.prefix { $0 != "." })
    if genericParameters.contains(first) { return first == name ? .parameter(name) : .any }
    if associatedTypes.contains(name) { return .any }
    switch name {
    case "Success" where extends("Result"), "Failure" where extends("Result"): return .any
    case _ where isInExtension && KnownType.parameters.contains(name): return .parameter(name)
    case "Element", "Index", "Key", "Value": return .any
    case "Set": return .set(.any)
    case "Array": return .array(.any)
    default: return KnownType.reference(name)
    }
  }

  func aliased(_ name: String) -> TypeReference? {
    guard aliases.keys.contains(where: { $0 == name || $0.hasSuffix("." + name) }) else {
      return nil
    }
    return named(name)
  }

  /// Whether the name is a generic parameter, also of the extended library type. A type of the files may have the same
  /// name as a parameter of another declaration.
  func isParameter(_ name: String, at node: some SyntaxProtocol) -> Bool {
    guard resolve(name) != nil else {
      return genericParameters.contains(name) || ownParameters[name] != nil
    }
    return genericParameters.contains(name) && isParameter(name, around: Syntax(node))
  }

  /// Whether a declaration around the node has the generic parameter.
  private func isParameter(_ name: String, around node: Syntax) -> Bool {
    var next = node.parent
    while let outer = next {
      if let generic = outer.asProtocol(WithGenericParametersSyntax.self),
        let clause = generic.genericParameterClause
      {
        if clause.parameters.contains(where: { $0.name.text == name }) { return true }
      } else if let added = outer.as(ExtensionDeclSyntax.self),
        let path = resolve(plainSpelling(of: added.extendedType)),
        tree.types[path]?.parameters.contains(name) == true
      {
        return true
      }
      if let named = outer.asProtocol(NamedDeclSyntax.self), named.name.text == name,
        outer.is(EnumDeclSyntax.self) || outer.is(StructDeclSyntax.self)
          || outer.is(ClassDeclSyntax.self)
      {
        return false
      }
      next = outer.parent
    }
    return false
  }

  private func isOfFiles(_ type: TypeReference) -> Bool {
    guard case .named(let path) = type else { return false }
    return tree.types[path] != nil
  }

  /// Whether it is a library or system type that the files only extend.
  func isOfLibrary(_ path: String) -> Bool {
    tree.types[path]?.kind == .extended && KnownType.isKnown(path)
  }

  /// The name under which an extension of a nested type of the library is stored, `Name` for
  /// `Notification.Name`; nil for other types.
  func extendedName(_ path: String) -> String? {
    let last = Lowering.lastName(path)
    guard last != path, tree.types[path] == nil, tree.types[last]?.kind == .extended else {
      return nil
    }
    return last
  }

  /// The paths under which the files declare or extend the type.
  func declaredPaths(of type: TypeReference?) -> [String] {
    var paths: [String] = []
    if let path = type?.extended { paths.append(path) }
    if case .named(let path)? = type {
      paths.append(path)
      if let last = extendedName(path) { paths.append(last) }
    }
    if type == .double { paths += ["TimeInterval", "CGFloat"] }
    return paths.filter { tree.types[$0] != nil }
  }

  /// `Self` in an extension of a protocol for one type: `extension Theme where Self == Dark`.
  var constrainedSelf: String? {
    let same = extensionConstraints.first { $0.subject == "Self" }?.same
    guard case .named(let path)? = same, tree.types[path] != nil else { return nil }
    return path
  }

  /// `Self`; `Any` where the declaration does not determine it.
  private var ownType: TypeReference {
    if let path = constrainedSelf { return .named(path) }
    if extends("Optional") { return .optional(.any) }
    if let type = enclosingType?.type { return .named(type) }
    switch tree.types[nesting]?.kind {
    case .classType?, .structType?, .enumType?: return .named(nesting)
    case .extended? where !KnownType.isGeneric(nesting) && !KnownType.isProtocol(nesting):
      return KnownType.reference(nesting)
    case .protocolType?, .extended?, nil: return .any
    }
  }

  /// Whether the code is in an extension of a library type, whose generic parameters have fixed names.
  var isInExtension: Bool {
    (enclosingType?.type ?? nesting).isEmpty == false
      && tree.types[enclosingType?.type ?? nesting]?.kind == .extended
  }

  private func extends(_ library: String) -> Bool {
    (enclosingType?.type ?? nesting) == library && isInExtension
  }

  /// The full path of a user-defined type, looked up from the enclosing type outwards.
  func resolve(_ name: String) -> String? {
    if let path = declaredPath(name) { return path }
    guard let around = enclosingType?.type else { return inheritedPath(name) }
    for part in tree.lineage(of: around) where tree.types[part.name + "." + name] != nil {
      return part.name + "." + name
    }
    return nil
  }

  private func declaredPath(_ name: String) -> String? {
    for prefix in surroundingPaths {
      let path = prefix.isEmpty ? pathInFile(name) : prefix + "." + name
      if tree.types[path] != nil { return path }
    }
    return nil
  }

  /// A nested type that a superclass of the current type declares. The superclass may be declared later.
  private func inheritedPath(_ name: String) -> String? {
    var type = nesting
    for _ in 0..<Lowering.deepestSuperclass {
      guard let parent = superclasses[type], let path = declaredPath(parent) else { return nil }
      if tree.types[path + "." + name] != nil { return path + "." + name }
      type = path
    }
    return nil
  }

  static let deepestSuperclass = 32

  private func alias(_ name: String) -> TypeReference? {
    guard let type = writtenAlias(name), aliasDepth < 16,
      aliasesExpanded < Lowering.mostAliases.atOnce, aliasWork < Lowering.mostAliases.inAll
    else { return nil }
    aliasDepth += 1
    aliasesExpanded += 1
    aliasWork += 1
    defer {
      aliasDepth -= 1
      if aliasDepth == 0 { aliasesExpanded = 0 }
    }
    return lower(type)
  }

  /// The type that a typealias stands for, looked up from the enclosing type outwards.
  func writtenAlias(_ name: String) -> TypeSyntax? {
    for prefix in surroundingPaths {
      if let type = aliases[prefix.isEmpty ? name : prefix + "." + name] { return type }
    }
    return nil
  }

  /// Paths of the enclosing types, innermost first, then the empty path of the file.
  private var surroundingPaths: [String] {
    var paths: [String] = []
    var path = (enclosingType?.type ?? nesting)[...]
    while !path.isEmpty {
      paths.append(String(path))
      path = path.lastIndex(of: ".").map { path[..<$0] } ?? ""
    }
    return paths + [""]
  }

  /// Converts a value to the context type: a literal takes the type, an Optional wraps the value.
  func coerced(_ value: Expression, to type: TypeReference?) -> Expression {
    guard let type else { return value }
    guard type.needsCoercion || type.dropsLabels else {
      return type.isSettled && takesElementType(value) ? .cast(value, type, .known) : value
    }
    if case .reference = value { return value }
    switch (value, type) {
    case (.literal(.int(let number)), .double): return .literal(.double(Double(number)))
    case (.literal(.int(let number)), .float): return .literal(.float(Float(number)))
    case (.literal(.double(let number)), .float): return .literal(.float(Float(number)))
    case (.literal(.int(let number)), .integer(let integer)) where integer.holds(number):
      return .literal(.integer(integer, number))
    case (.literal(.string(let text)), .character) where text.count == 1:
      return .literal(.character(Character(text)))
    case (.literal(.none), .optional): return value
    case (.callImplicit(let call), _) where call.name == "init":
      if let made = madeInBranch(call, type) { return made }
    case (.literal(.bool), .bool), (.literal(.string), .string), (.literal(.int), .int),
      (.literal(.double), .double):
      return value
    default: break
    }
    let own = staticType(of: value)
    if own == type, !type.isFunction { return value }
    if !type.needsCoercion, let own, !own.hasLabels { return value }
    // If the context is an Optional of Optionals, an Optional is the inner one. A generic parameter may stand for an
    // Optional.
    if case .optional(let inner) = type,
      inner.isOptional && own == inner || isParameter(inner) && standsForParameter(value)
    {
      return .cast(value, inner, .wrapped)
    }
    if case .optional = type, let own, mayBeUnknown(own) {
      return .cast(.cast(value, own, .known), type, .known)
    }
    return .cast(value, type, .known)
  }

  /// Whether the static type of the value is a generic parameter.
  func standsForParameter(_ value: Expression) -> Bool {
    if case .slot(let slot) = value { return scope.genericSlots.contains(slot) }
    return isParameter(openStaticType(of: value))
  }

  private func isParameter(_ type: TypeReference?) -> Bool {
    if case .parameter? = type { return true }
    return false
  }

  /// The operand of `==`. Even if the other operand cannot be nil, this one can.
  func comparable(_ side: Expression, _ sign: String) -> Expression {
    guard sign == "==" || sign == "!=", case .cast(let inner, let type, .known) = side,
      !type.isOptional,
      staticType(of: inner) == nil, !inner.isLiteral
    else { return side }
    return .cast(inner, type, .compared)
  }

  /// Whether a value of the type, which is not Optional, may be unknown. It must not be assumed nil if the context is
  /// Optional.
  private func mayBeUnknown(_ type: TypeReference) -> Bool {
    switch type {
    case .bool, .int, .integer, .double, .float, .string: return true
    case .named(let name): return tree.types[name] == nil && !KnownType.isKnown(name)
    default: return false
    }
  }
}

extension TypeReference {
  /// Whether values of other types are converted for a context of this type.
  var needsCoercion: Bool {
    switch self {
    case .any, .bool, .metatype, .function, .parameter: return false
    case .int, .double, .float, .string, .character, .integer, .set, .optional, .named, .result:
      return true
    case .array(let element): return element.needsCoercion
    case .dictionary(let key, let element): return key.needsCoercion || element.needsCoercion
    case .tuple(let parts, let labels):
      return parts.contains(where: \.needsCoercion) || labels.contains { !$0.isEmpty }
    }
  }
}
