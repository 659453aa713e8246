import LifecycleModel
import SwiftSyntax
import TextGrid

/// Resolves a name: a local variable, a member of the enclosing type, a global, a type, or an
/// unknown name.
extension Lowering {
  func lowerName(_ name: TokenSyntax) -> Expression {
    if name.tokenKind == .keyword(.self) { return selfExpression ?? opaque("self") }
    if name.tokenKind == .keyword(.Self) {
      if let path = constrainedSelf { return .literal(.type(path)) }
      guard let (type, isStatic) = enclosingType else { return .literal(.type("Self")) }
      // In a generic type, only the instance determines `Self`.
      let isOpen =
        hasSubclass(type) || tree.types[type]?.kind == .protocolType
        || tree.types[type]?.parameters.isEmpty == false
        || tree.types[type]?.kind == .extended && KnownType.isProtocol(type)
      guard isOpen, let own = selfExpression else { return .literal(.type(type)) }
      return isStatic ? own : selfType(of: own)
    }
    if let wrapped = lowerWrapped(name) { return wrapped }
    if case .dollarIdentifier(let text) = name.tokenKind {
      if let member = lowerOwn(text) { return member }
      guard let number = Int(text.dropFirst()), number < 16,
        let slot = scope.visibleShorthand(number)
      else { return opaque(text) }
      return .slot(slot)
    }
    let text = name.identifierText
    if BinaryOperator(rawValue: text) != nil || text == "!" || text == "~"
      || tree.operatorCounts[text] != nil
    {
      return .literal(.object("Operator", [.string(text)]))
    }
    if let variable = scope.find(text) {
      if variable.isChildTask {
        return coerced(
          .member(.slot(variable.slot), "value"), to: scope.code.slotTypes[variable.slot])
      }
      return variable.isComputed ? .callValue(.slot(variable.slot), []) : .slot(variable.slot)
    }
    if let member = lowerOwn(text) { return member }
    if text == "allCases", let (type, isStatic) = enclosingType, isStatic,
      [.protocolType, .extended].contains(tree.types[type]?.kind), let own = selfExpression
    {
      return .member(own, text)
    }
    if isMemberOfExtended(text) || isRequired(text), let owner = selfExpression {
      return .member(owner, text)
    }
    if let member = ofOperation(text) { return member }
    if let index = indexOfGlobal(text) {
      return .global(index)
    }
    if let function = functions(named: text).first {
      if function.fullName == text {
        return .callValue(.literal(.closure(code: function.code, captured: [])), [])
      }
      return .literal(.closure(code: function.code, captured: []))
    }
    if let value = KnownStatic.constants[text] ?? KnownStatic.keychain(text)
      ?? RawValues.urlError(text).map({ .int($0) })
    {
      return .literal(value)
    }
    if isParameter(text, at: name) { return typeValue(.parameter(text)) }
    if KnownNames.functions.contains(text) {
      return .literal(.object(Value.libraryFunction, [.string(text)]))
    }
    if let named = writtenAlias(text).flatMap({ genericName($0) }) {
      return typeValue(.named(named))
    }
    if let type = typeName(text) { return .literal(.type(type)) }
    if case .result? = writtenAlias(text).map({ lower($0) }) { return .literal(.type("Result")) }
    if ["Any", "AnyObject"].contains(text) { return .literal(.type(text)) }
    if associatedTypes.contains(text), let own = selfExpression {
      return .member(selfType(of: own), text)
    }
    if !SwiftUINames.isView(text) { noteUnknown(text, at: name) }
    return opaque(text)
  }

  func hasSubclass(_ type: String) -> Bool {
    tree.types[type]?.isReference == true
      && tree.types.values.contains { $0.inherited.contains(type) }
  }

  /// `Self` when only the object or the instance determines it.
  func selfType(of own: Expression) -> Expression {
    if enclosingType?.isStatic == true { return own }
    return .callNamed(
      Call(name: "type", labels: ["of"], values: [own], trailing: 0, spelling: "(of: self)"))
  }

  /// `number`, `$number` and `_number` of a local variable with a wrapper; nil for other names.
  private func lowerWrapped(_ name: TokenSyntax) -> Expression? {
    let text = name.text
    let plain = text.hasPrefix("$") || text.hasPrefix("_") ? String(text.dropFirst()) : text
    guard !plain.isEmpty, Int(plain) == nil else { return nil }
    if plain != text, text.hasPrefix("_"), scope.find(text) != nil { return nil }
    guard let variable = scope.find(plain), variable.isWrapped else { return nil }
    if text.hasPrefix("$") { return .member(.slot(variable.slot), "projectedValue") }
    guard text == plain else { return .slot(variable.slot) }
    return (0..<variable.wrappers).reduce(.slot(variable.slot)) { whole, _ in
      .member(whole, "wrappedValue")
    }
  }

  /// A closure that names `super` needs `self`.
  func captureSelf() { _ = scope.find("self") }

  var selfExpression: Expression? { scope.find("self").map { .slot($0.slot) } }

  /// A member of the enclosing type that is written without `self.`.
  func lowerOwn(_ name: String) -> Expression? {
    guard let (type, isStatic) = enclosingType, hasMember(name, type, isStatic: isStatic),
      let owner = selfExpression
    else { return nil }
    if !isStatic, let getter = visibleGetter(name, of: owner, .named(type)) {
      var call = Call(name: name, labels: [], values: [], trailing: 0, spelling: "")
      call.chosen = getter
      return .callMember(owner, place: nil, call)
    }
    let given = ownParameters
    return isStatic || given.isEmpty ? .member(owner, name) : .extensionMember(owner, name, given)
  }

  /// Whether it is a method that a class inherits from NSObject or Operation and calls without `self`.
  func isInherited(_ method: String) -> Bool {
    let ofOperations: Set = ["cancel", "addDependency", "removeDependency", "waitUntilFinished"]
    return Lowering.selectorMethods.contains(method)
      || ofOperations.contains(method) && isInOperation
  }

  private var isInOperation: Bool {
    guard let (type, isStatic) = enclosingType, !isStatic else { return false }
    return tree.lineage(of: type).contains { $0.inherited.contains("Operation") }
  }

  /// A property that a subclass of Operation inherits; nil for other names and places.
  private func ofOperation(_ name: String) -> Expression? {
    let inherited: Set = [
      "isCancelled", "isFinished", "isExecuting", "isAsynchronous", "isConcurrent", "dependencies",
      "completionBlock",
    ]
    guard inherited.contains(name), isInOperation else { return nil }
    return selfExpression.map { .member($0, name) }
  }

  /// Whether a protocol of the library, to which the extended protocol's types conform, requires
  /// the member: `id` where `Self: Identifiable`.
  private func isRequired(_ name: String) -> Bool {
    guard let owner = Lowering.requirements[name], let (type, isStatic) = enclosingType, !isStatic
    else { return false }
    if type == owner || KnownType.refined[type]?.contains(owner) == true { return true }
    guard tree.types[type]?.kind == .protocolType else { return false }
    return extensionConstraints.contains { $0.subject == "Self" && $0.conformance == owner }
      || tree.lineage(of: type).contains { $0.inherited.contains(owner) }
  }

  private static let requirements = [
    "id": "Identifiable", "rawValue": "RawRepresentable",
    "description": "CustomStringConvertible", "localizedDescription": "Error",
    "hashValue": "Hashable",
  ]

  /// Whether the name is a member that needs no `self` here, because the code extends a library type or a protocol.
  func isMemberOfExtended(_ name: String) -> Bool {
    guard let (type, isStatic) = enclosingType, let own = tree.types[type],
      !isStatic || own.kind == .extended
    else { return false }
    if !isStatic, own.isOptionSet { return Lowering.setMembers.contains(name) }
    switch own.kind {
    case .extended, .protocolType: break
    default:
      let collections: Set = ["Sequence", "Collection", "RandomAccessCollection"]
      guard !collections.isDisjoint(with: tree.lineage(of: type).flatMap(\.inherited)) else {
        return false
      }
    }
    return KnownNames.members.contains(name) && !KnownNames.functions.contains(name)
      && KnownType.isKnown(name) == false
  }

  /// Members that option sets have by default.
  private static let setMembers: Set = [
    "contains", "insert", "remove", "update", "union", "formUnion", "intersection",
    "formIntersection", "subtracting", "subtract", "symmetricDifference",
    "formSymmetricDifference", "isSubset", "isSuperset", "isStrictSubset",
    "isStrictSuperset", "isDisjoint", "isEmpty",
  ]

  func hasMember(_ name: String, _ type: String, isStatic: Bool) -> Bool {
    for part in parts(of: type) {
      if isStatic {
        if name == "allCases", !part.cases.isEmpty { return true }
        if part.cases.contains(where: { $0.name == name }) { return true }
        if part.methods(name).contains(where: \.isStatic) { return true }
        if part.computed.contains(where: { $0.name == name && $0.isStatic }) { return true }
        if tree.globals.contains(where: { $0.name == name && $0.owner == part.name }) {
          return true
        }
        if part.kind == .protocolType, part.requirements.contains(name) { return true }
      } else {
        if part.fields.contains(where: { $0.name == name }) { return true }
        if part.methods(name).contains(where: { !$0.isStatic }) { return true }
        if part.computed.contains(where: { $0.name == name && !$0.isStatic }) { return true }
        if part.requirements.contains(name) { return true }
        if name == "rawValue", !part.cases.isEmpty { return true }
      }
    }
    return false
  }

  /// The lineage of a type. For an extension with `where Self: View`, also the lineage of `View`.
  func parts(of path: String) -> [OwnType] {
    let parts = tree.lineage(of: extendedName(path) ?? path)
    guard path == enclosingType?.type else { return parts }
    let bounds = (extensionConstraints + enclosingConstraints).filter { $0.subject == "Self" }
    return parts + bounds.compactMap(\.conformance).flatMap { tree.lineage(of: $0) }
  }

  /// A user-defined type or one that the simulator knows.
  func typeName(_ name: String) -> String? {
    if let own = resolve(name) { return own }
    if case .named(let path)? = writtenAlias(name).map({ lower($0) }) { return path }
    return KnownType.isKnown(name) ? name : nil
  }

  /// Whether `.init(...)` creates a value of this type of Foundation or a framework.
  func isMadeByInit(_ path: String) -> Bool {
    KnownType.makers.contains(path)
      || tree.types[path] == nil && KnownType.isKnown(path)
        && KnownType.reference(path) == .named(path)
        && !path.hasSuffix("Name") && !path.hasSuffix("Key")
  }

  /// A library function has no members. So as a receiver, a name such as `log` belongs to unknown code.
  func ownedByUnknown(_ receiver: Expression, at base: ExprSyntax) -> Expression {
    guard case .literal(.object(Value.libraryFunction, let parts)) = receiver,
      case .string(let name)? = parts.first, base.is(DeclReferenceExprSyntax.self)
    else { return receiver }
    noteUnknown(name, at: base)
    return opaque(name)
  }

  func noteUnknown(_ name: String, at node: some SyntaxProtocol) {
    let names =
      scope.visibleNames + ownMembers.sorted() + tree.globals.map(\.name) + KnownNames.functionList
      + KnownType.names
    // Suggests types for types, and functions for functions.
    let ofKind = names.filter { $0.first?.isUppercase == name.first?.isUppercase }
    // No library type is a property wrapper.
    let fitting = node.is(AttributeSyntax.self) ? [] : ofKind
    note(.unknownName(name), at: node, nearest: misspelled(name, among: fitting))
  }

  /// The declared name that the unknown one probably misspells by one letter. A difference only in case does not count.
  func misspelled(_ name: String, among names: [String]) -> String? {
    let (shortest, longestLetter) = (5, 4)
    guard name.count >= shortest - 1, !name.hasPrefix("$") else { return nil }
    let lower = name.lowercased()
    return Nearest.word(
      to: name,
      among: names.filter {
        // Compared first, because the other comparisons are slow for the thousands of names of a long file.
        abs($0.utf8.count - name.utf8.count) <= longestLetter
          && $0.count >= shortest && $0.lowercased() != lower && !$0.contains(".")
          // `intValue` is not a misspelling of `uintValue`, nor a plural of its singular.
          && !lower.hasSuffix($0.lowercased())
          && (name.first?.isLowercase == true || $0 != name + "s" && name != $0 + "s")
          // `mode` is not a misspelling of `model`.
          && (name.count > 2 * shortest || !$0.hasPrefix(name) && !name.hasPrefix($0))
          && $0.first?.isUppercase == name.first?.isUppercase
      }, limit: 1)
  }

  /// Names of all members that the files declare.
  var ownMembers: Set<String> {
    if let cached = cachedMembers { return cached }
    var names: Set<String> = []
    for type in tree.types.values {
      names.formUnion(type.fields.map(\.name))
      names.formUnion(type.computed.map(\.name))
      names.formUnion(type.methods.map(\.baseName))
      names.formUnion(type.cases.map(\.name))
      names.formUnion(type.requirements)
      names.formUnion(type.fields.compactMap(\.wrapper))
    }
    names.formUnion(tree.globals.map(\.name))
    names.formUnion(tree.types.keys.map(TypeReference.shortName))
    names.formUnion(aliases.keys.map(TypeReference.shortName))
    cachedMembers = names
    return names
  }
}

extension [String: OwnType] {
  /// The places to look for a member, in this order: the type, its superclasses and protocols in
  /// the files, and extensions.
  func lineage(of name: String) -> [OwnType] {
    var found: [OwnType] = []
    var open = [name]
    while !open.isEmpty, found.count < 32 {
      let next = open.removeFirst()
      open += (KnownType.refined[next] ?? []).filter { self[$0] != nil }
      guard let type = self[next], !found.contains(where: { $0.name == next }) else { continue }
      found.append(type)
      // A superclass's protocols come before those of the class.
      let classes = type.inherited.filter { self[$0]?.isReference == true }
      let library =
        type.kind == .extended ? KnownType.collections[next] ?? KnownType.refined[next] ?? [] : []
      let implied = type.impliedProtocols.filter { self[$0]?.kind == .extended }
      open = classes + open + type.inherited.filter { !classes.contains($0) } + library + implied
    }
    return found
  }
}

extension ProgramTree {
  /// The interpreter uses `types` directly, because calling this would copy the tree.
  func lineage(of name: String) -> [OwnType] { types.lineage(of: name) }
}
