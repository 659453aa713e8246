import LifecycleModel
import SwiftSyntax

/// Overload resolution that needs static types: by result type, by exact argument types, and for members that only a
/// protocol extension declares.
extension Lowering {
  /// The code of the chosen overload; nil if values must decide at run time.
  func overload(
    among methods: [Method], _ call: Call, result: TypeReference?
  ) -> Int? {
    let fitting = methods.compactMap { method in method.fitted(to: call).map { (method, $0) } }
    guard fitting.count > 1, fitting.allSatisfy({ !$0.0.isMutating || $0.0.baseName != "init" })
    else { return nil }
    if call.values.contains(where: { isOfParameter($0) }) {
      let possible = fitting.filter { method, places in takesParameters(method, places, call) }
      if possible.count == 1 { return possible[0].0.code }
    }
    if call.values.contains(where: { typeWithAny(of: $0) != nil }) {
      let possible = fitting.filter { method, places in takesAny(method, places, call) }
      if possible.count == 1 { return possible[0].0.code }
    }
    let optional = fitting.filter { method, places in takesOptional(method, places, call) }
    if optional.count == 1, fitting.allSatisfy(\.0.constraints.isEmpty),
      !fitting.contains(where: { takesExactly($0.0, $0.1, call) })
    {
      return optional[0].0.code
    }
    if let result {
      let giving = fitting.filter { $0.0.returns == result }
      let others = fitting.filter { $0.0.returns != result }
      // `let count: Int = pick(3)`: the other overloads return something else.
      if giving.count == 1, others.allSatisfy({ $0.0.parameters.isEmpty && $0.0.returns != nil }) {
        return giving[0].0.code
      }
    }
    let exact = fitting.filter { method, places in isExact(method, places, call) }
    let candidates = exact.isEmpty ? fitting : exact
    if candidates.count == 1, let only = candidates.first, !exact.isEmpty { return only.0.code }
    guard let result else { return nil }
    let giving = candidates.filter { $0.0.returns == result }
    if giving.count == 1, candidates.contains(where: { $0.0.returns != result }) {
      return giving[0].0.code
    }
    return nil
  }

  private func isOfParameter(_ value: Expression) -> Bool {
    parameter(of: value) != nil
  }

  /// Whether an argument's type is a generic parameter of the enclosing code.
  private func takesParameters(
    _ method: Method, _ places: [Method.Fitting], _ call: Call
  ) -> Bool {
    for (place, type) in zip(places, method.types) {
      guard case .argument(let index) = place, call.values.indices.contains(index),
        let given = parameter(of: call.values[index])
      else { continue }
      let known = Set(conformances(of: given)?.flatMap { [$0] + namesAbove($0) } ?? [])
      switch type.wrapped {
      case .any: continue
      case .named(let path) where tree.types[path] == nil || known.contains(path): continue
      case .parameter(let own):
        let asked = method.constraints.filter { $0.subject == own }.compactMap(\.conformance)
        let isMet = asked.allSatisfy { name in
          known.contains(name) || !known.isDisjoint(with: Interpreter.refinements[name] ?? [])
        }
        guard isMet else { return false }
      default: return false
      }
    }
    return true
  }

  private func namesAbove(_ path: String) -> [String] {
    tree.lineage(of: path).flatMap { [$0.name] + $0.inherited }
  }

  /// Whether a function of the same name shadows a variable that holds a type.
  func isHidden(_ global: ProgramTree.Global) -> Bool {
    guard case .metatype? = global.type else { return false }
    return tree.functions.contains { $0.baseName == global.name }
  }

  /// Whether each argument has exactly the type of its parameter.
  private func isExact(_ method: Method, _ places: [Method.Fitting], _ call: Call) -> Bool {
    for (place, type) in zip(places, method.types) {
      switch place {
      case .argument(let index):
        guard call.values.indices.contains(index), staticType(of: call.values[index]) == type
        else { return false }
      case .many, .standard: return false
      }
    }
    return !places.isEmpty
  }

  /// The protocol extensions that declare the member; nil if the protocol requires it or the static
  /// type is not a protocol.
  func extensionOnly(_ name: String, of owner: TypeReference?) -> [OwnType]? {
    guard case .named(let path)? = owner,
      tree.types[path]?.kind == .protocolType || path == "Error" && isOfLibrary(path)
        || isName(path)
    else { return nil }
    let parts = parts(of: path)
    guard !parts.contains(where: { $0.requirements.contains(name) }) else { return nil }
    return parts
  }

  /// Whether it is `Notification.Name` or the like with an extension in the files. Its values are
  /// stored as texts, so only the static type tells their members.
  private func isName(_ path: String) -> Bool {
    path.hasSuffix("Name") && (extendedName(path) != nil || path == "Name" && isExtended(path))
  }

  private func isExtended(_ path: String) -> Bool { tree.types[path]?.kind == .extended }

  /// The getter of a property that only a protocol extension declares.
  func extensionGetter(_ name: String, of owner: TypeReference?) -> Int? {
    let own = extensionOnly(name, of: owner)?.flatMap(\.computed).filter {
      $0.name == name && !$0.isStatic
    }
    return (own?.first { $0.constraints.isEmpty } ?? own?.first)?.getter
  }

  /// A range whose bounds are literals or have the form `.low ... .high`, with the type of its bounds.
  func bounded(_ range: Expression, by type: TypeReference?) -> Expression {
    guard case .binary(let operation, let low, let high) = range,
      operation == .range || operation == .closedRange
    else { return range }
    func bound(_ value: Expression) -> Expression {
      switch value {
      case .implicitMember, .callImplicit: return coerced(value, to: type)
      case .literal(.int(let number)) where number != .min && number != .max:
        return type?.isNumber == true ? coerced(value, to: type) : value
      default: return value
      }
    }
    return .binary(operation, bound(low), bound(high))
  }

  /// `let stack: Stack<Int> = Stack()`: gives the new value the type arguments of the annotation.
  func made(_ value: Expression, for annotation: TypeSyntax?) -> Expression {
    if let written = annotation?.as(IdentifierTypeSyntax.self),
      ["Range", "ClosedRange"].contains(written.name.text),
      let bound = written.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
    {
      guard case .cast(let inner, let type, .known) = value else {
        return bounded(value, by: lower(bound))
      }
      return .cast(bounded(inner, by: lower(bound)), type, .known)
    }
    let value = rooted(value, by: annotation)
    let whole = annotation.flatMap { wholeType($0) }
    guard let (path, arguments) = annotation.flatMap({ ownGeneric($0) }), !arguments.isEmpty
    else { return whole.map { .cast(completed(value, by: $0), $0, .known) } ?? value }
    switch value {
    case .cast(let inner, let type, .known):
      return .cast(made(inner, for: annotation), type, .known)
    case .callNamed(var call) where call.name == path:
      call.typeArguments = arguments
      return .callNamed(call)
    // `let page: Page<Item> = try load(json)`: the result type of the call.
    case .callNamed(var call) where call.typeArguments == [.named(path)]:
      let written = arguments.map(\.pathName).joined(separator: ", ")
      call.typeArguments = [.named("\(path)<\(written)>")]
      return .callNamed(call)
    case .callMember(.literal(.type(path)), let place, var call) where call.name == "init":
      call.typeArguments = arguments
      return .callMember(.literal(.type(path)), place: place, call)
    default: return whole.map { .cast(completed(value, by: $0), $0, .known) } ?? value
    }
  }

  /// The type with the type arguments of user-defined types in it; nil if it has none, or if they
  /// depend on generic parameters.
  func wholeType(_ type: TypeSyntax) -> TypeReference? {
    keepsArguments = true
    defer { keepsArguments = false }
    let whole = lower(type)
    guard whole.plain != whole else { return nil }
    tree.namesTypeArguments = true
    return whole
  }

  /// The type after `is`, `as?` or `as!`, with its type arguments if it is a type of the files. Unlike elsewhere, a
  /// Substring is not a String here.
  func castType(_ type: TypeSyntax) -> TypeReference {
    if type.spelling == "Substring", resolve("Substring") == nil { return .named("Substring") }
    if let array = type.as(ArrayTypeSyntax.self), array.element.spelling == "Substring" {
      return .array(castType(array.element))
    }
    return openAssociated(type) ?? wholeType(type) ?? lower(type)
  }

  /// An associated type, which depends on `self`, or one of a generic parameter: `Row.Content`. nil for other types.
  func openAssociated(_ type: TypeSyntax) -> TypeReference? {
    let spelling = type.spelling
    guard resolve(spelling) == nil else { return nil }
    if associatedTypes.contains(spelling), !genericParameters.contains(spelling),
      enclosingType != nil
    {
      return .parameter(spelling)
    }
    guard let member = type.as(MemberTypeSyntax.self),
      genericParameters.contains(member.baseType.spelling)
        || isInExtension && KnownType.parameters.contains(member.baseType.spelling),
      associatedTypes.contains(member.name.text) || member.name.text == "RawValue"
    else { return nil }
    return .parameter(spelling)
  }

  /// A type of the files by its path, with its type arguments, also through an alias; nil for other types.
  func ownGeneric(
    _ type: TypeSyntax, depth: Int = 0
  ) -> (path: String, arguments: [TypeReference])? {
    if let member = type.as(MemberTypeSyntax.self), let clause = member.genericArgumentClause,
      let path = resolve(plainSpelling(of: type)), !isOfLibrary(path)
    {
      let arguments = clause.arguments.compactMap { $0.argument.as(TypeSyntax.self) }
      return (path, arguments.map { lower($0) })
    }
    guard let written = type.as(IdentifierTypeSyntax.self), depth < 16 else { return nil }
    guard let path = resolve(written.name.text), !isOfLibrary(path) else {
      return writtenAlias(written.name.text).flatMap { ownGeneric($0, depth: depth + 1) }
    }
    let arguments = written.genericArgumentClause?.arguments.compactMap {
      $0.argument.as(TypeSyntax.self).map { lower($0) }
    }
    return (path, arguments ?? [])
  }

  /// The type of the files that an alias of a nested type stands for: `typealias Mark = Table.Mark`.
  func ownAlias(_ name: String) -> String? {
    guard let type = writtenAlias(name)?.as(MemberTypeSyntax.self),
      type.genericArgumentClause == nil,
      case .named(let path) = lower(TypeSyntax(type)), tree.types[path] != nil, !isOfLibrary(path)
    else { return nil }
    return path
  }

  /// The type arguments of the extended type, in an extension that names all of them: `extension
  /// Key where Value == Int`.
  func extensionArguments(of path: String) -> [TypeReference] {
    guard enclosingType?.type == path, let parameters = tree.types[path]?.parameters else {
      return []
    }
    let found = parameters.compactMap { name in
      extensionConstraints.first { $0.subject == name }?.same
    }
    return found.count == parameters.count ? found : []
  }

  /// `Stack<Int>`, also through an alias; nil without type arguments.
  func genericName(_ type: TypeSyntax) -> String? {
    guard let (path, arguments) = ownGeneric(type), !arguments.isEmpty else { return nil }
    return path + "<" + arguments.map(\.pathName).joined(separator: ", ") + ">"
  }

  /// Methods that the files add to a library type.
  func extensionMethods(_ name: String, of owner: TypeReference?) -> [Method] {
    guard let path = owner?.extended else { return [] }
    let paths = [path] + (KnownType.collections[path] ?? [])
    return paths.flatMap { tree.types[$0]?.methods(name) ?? [] }.filter { !$0.isStatic }
  }

  // MARK: Types as values

  /// The type before `.self`; nil if the expression is a value.
  func writtenType(_ expression: ExprSyntax) -> TypeReference? {
    if let array = expression.as(ArrayExprSyntax.self) {
      guard array.elements.count == 1, let only = array.elements.first else { return nil }
      return writtenType(only.expression).map { .array($0) }
    }
    if let dictionary = expression.as(DictionaryExprSyntax.self) {
      guard case .elements(let list) = dictionary.content, list.count == 1, let only = list.first,
        let key = writtenType(only.key), let value = writtenType(only.value)
      else { return nil }
      return .dictionary(key, value)
    }
    if let tuple = expression.as(TupleExprSyntax.self) {
      var types: [TypeReference] = []
      for element in tuple.elements {
        guard let type = writtenType(element.expression) else { return nil }
        types.append(type)
      }
      if types.count == 1 { return types[0] }
      return .tuple(types, labels: tuple.elements.map { $0.label?.identifierText ?? "" })
    }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return writtenType(optional.expression).map { .optional($0) }
    }
    if let type = expression.as(TypeExprSyntax.self) { return lower(type.type) }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return writtenGeneric(generic)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) { return writtenFunction(sequence) }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base, let owner = writtenType(base) else { return nil }
      let name = member.declName.baseName.identifierText
      if name == "Type" { return .metatype(owner) }
      guard case .named(let path) = owner else { return nil }
      if let nested = resolve("\(path).\(name)") { return .named(nested) }
      if path.hasSuffix(">") { return nestedInGeneric(name, path) }
      return KnownType.isKnown("\(path).\(name)") ? .named("\(path).\(name)") : nil
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      scope.find(name) == nil
    else { return nil }
    if name == "Void" { return .void }
    if ["Any", "AnyObject", "AnyHashable"].contains(name) { return .any }
    if isParameter(name, at: expression) { return .parameter(name) }
    guard name != "Self", typeName(name) != nil || writtenAlias(name) != nil else { return nil }
    if let named = writtenAlias(name).flatMap({ genericName($0) }) { return .named(named) }
    return named(name)
  }

  private func writtenGeneric(_ generic: GenericSpecializationExprSyntax) -> TypeReference? {
    let arguments = generic.genericArgumentClause.arguments.compactMap {
      $0.argument.as(TypeSyntax.self).map { lower($0) }
    }
    switch (generic.expression.spelling, arguments.count) {
    case ("Array", 1): return .array(arguments[0])
    case ("Set", 1): return .set(arguments[0])
    case ("Optional", 1): return .optional(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    case ("Result", 2): return .result(arguments[0], arguments[1])
    default:
      guard let path = resolve(generic.expression.spelling), !isOfLibrary(path) else {
        return nil
      }
      return .named(path + "<" + arguments.map(\.pathName).joined(separator: ", ") + ">")
    }
  }

  /// A function type such as `(Int) -> String`, which the parser reads as an operator.
  private func writtenFunction(_ sequence: SequenceExprSyntax) -> TypeReference? {
    let parts = Array(sequence.elements)
    guard parts.count == 3, parts[1].is(ArrowExprSyntax.self), let result = writtenType(parts[2])
    else { return nil }
    var parameters: [TypeReference] = []
    for element in parts[0].as(TupleExprSyntax.self)?.elements ?? [] {
      guard let type = writtenType(element.expression) else { return nil }
      parameters.append(type)
    }
    return .function(parameters, result)
  }

  /// A type as a value. Generic parameters are resolved at run time.
  func typeValue(_ type: TypeReference) -> Expression {
    type.erased == type
      ? .literal(.type(type.pathName)) : .cast(.literal(.none), .metatype(type), .known)
  }
}

extension TypeReference {
  /// The name under which extensions of the library type are stored; nil for other types.
  var extended: String? {
    switch self {
    case .float: return "Float"
    case .character: return "Character"
    case .integer(let type): return type.rawValue
    case .optional: return "Optional"
    case .array: return "Array"
    case .set: return "Set"
    case .dictionary: return "Dictionary"
    case .string: return "String"
    case .int: return "Int"
    case .double: return "Double"
    case .bool: return "Bool"
    case .result: return "Result"
    default: return nil
    }
  }
}
