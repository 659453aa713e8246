import LifecycleModel
import SwiftSyntax

/// Decisions by the receiver of a call.
extension Lowering {
  /// A string as the array of its characters, unless it is Optional. The collection's `flatMap` is implemented only for
  /// arrays.
  func listed(_ text: Expression) -> Expression {
    .callNamed(Call(name: "Array", labels: ["_"], values: [text], trailing: 0, spelling: "(_:)"))
  }

  /// `Optional.map`, as opposed to the `map` of a collection inside the Optional.
  static let optionalMap = "map?"
  static let optionalFlatMap = "flatMap?"
  /// `filter` in an extension of Sequence or Collection. It returns an array for any receiver.
  static let sequenceFilter = "filter[]"

  /// Static dispatch of a method that only a protocol extension declares.
  func choose(extensionMethodOf owner: TypeReference?, _ call: inout Call) {
    guard let parts = extensionOnly(call.name, of: owner) else { return }
    let own = parts.flatMap { $0.methods(call.name) }.filter { !$0.isStatic }
    if let method = own.first(where: { $0.fitted(to: call) != nil }) {
      (call.chosen, call.isStatic) = (method.code, true)
    }
  }

  /// Adds the labels of the context type in `reduce(into: ([], []))`.
  func named(_ call: inout Call, as type: TypeReference?) {
    guard call.name == "reduce", case .tuple? = type, let first = call.values.first else { return }
    call.values[0] = coerced(first, to: type)
  }

  /// NSObject's methods that take a selector. In a class they need no `self`.
  static let selectorMethods: Set = [
    "perform", "performSelector", "responds", "willChangeValue", "didChangeValue",
  ]

  /// The call of a value whose type has `callAsFunction`, which may change it; nil for others.
  func calledAsFunction(_ value: Expression, _ call: FunctionCallExprSyntax) -> Expression? {
    guard case .named(let path)? = staticType(of: value) else { return nil }
    guard !methods("callAsFunction", of: path, isStatic: false).isEmpty else {
      return calledDynamically(value, path, call)
    }
    return .callMember(
      value, place: value.place, arguments(of: call, "callAsFunction", on: .named(path)))
  }

  /// Whether Swift prefers the library's function of this name, because the user-defined ones would have to wrap an
  /// argument in an Optional.
  func prefersLibrary(_ call: FunctionCallExprSyntax, _ functions: [Method]) -> Bool {
    let plain = arguments(of: call, "")
    let types = plain.values.map { staticType(of: $0) }
    guard !types.isEmpty, types.allSatisfy({ $0 != nil && $0?.isOptional == false }) else {
      return false
    }
    // The library's `zip` takes only sequences.
    if functions[0].baseName == "zip", types.contains(where: { $0?.isSequence == false }) {
      return false
    }
    return functions.allSatisfy { method in
      method.fitted(to: plain) != nil && method.types.contains(where: \.isOptional)
    }
  }

  /// The call of a value whose type is unknown. Closures take no labels.
  func called(_ callee: Expression, _ arguments: Call) -> Expression {
    let labels = arguments.labels.dropLast(arguments.trailing)
    guard labels.contains(where: { $0 != "_" }), staticType(of: callee) == nil,
      tree.types.values.contains(where: { !$0.methods("callAsFunction").isEmpty })
    else { return .callValue(callee, arguments.values) }
    return .callMember(callee, place: callee.place, arguments.renamed("callAsFunction"))
  }

  /// Whether a call of the name cannot mean a method or case of the type.
  func isPropertyOnly(_ name: String, of owner: TypeReference) -> Bool {
    switch owner {
    case .named(let path): return methods(name, of: path, isStatic: false).isEmpty
    case .metatype(.named(let path)):
      return name != "init" && methods(name, of: path, isStatic: true).isEmpty
        && tree.types[path]?.cases.contains { $0.name == name && !$0.types.isEmpty } != true
    default: return false
    }
  }

  private func isUnknown(_ path: String) -> Bool {
    tree.types[path] == nil && !KnownType.isKnown(path)
  }

  /// `[String]`, `[String: Int]` and `String?` as owners of static members that extensions in the files add; nil for
  /// other expressions.
  func extendedType(_ base: ExprSyntax) -> Expression? {
    guard
      base.is(ArrayExprSyntax.self) || base.is(DictionaryExprSyntax.self)
        || base.is(OptionalChainingExprSyntax.self),
      let path = writtenType(base)?.extended, tree.types[path] != nil
    else { return nil }
    return .literal(.type(path))
  }

  /// Whether the files extend the type, and neither they nor the simulator declare it.
  private func isOnlyExtended(_ path: String) -> Bool {
    guard case .extended? = tree.types[path]?.kind else { return false }
    return !KnownType.isKnown(path)
  }

  /// `.failure(error)`: a member of the context type if that is user-defined.
  func implicitCall(
    _ call: FunctionCallExprSyntax, _ name: String, as type: TypeReference?
  ) -> Expression {
    if name == "some", case .optional(let wrapped)? = type, let only = call.arguments.first,
      call.arguments.count == 1
    {
      var made = Call(name: name, labels: ["_"], values: [], trailing: 0, spelling: "")
      made.values = [outsideChain { lower(only.expression, as: wrapped) }]
      return .callImplicit(made)
    }
    if name == "init", type == nil || type?.wrapped == .any, call.isResultOfSelf,
      let own = enclosingType?.type, tree.types[own]?.kind == .protocolType || type != nil,
      let owner = selfExpression
    {
      let made = arguments(of: call, "init", on: .metatype(.named(own)))
      return .callMember(selfType(of: owner), place: nil, made)
    }
    if type == nil, name != "init", let path = extensionOfLibrary(declaring: name),
      mayCall(call, name, of: path)
    {
      return .callMember(
        .literal(.type(path)), place: nil,
        arguments(of: call, name, on: .metatype(.named(path))))
    }
    guard let type = type?.wrapped else { return .callImplicit(waiting(arguments(of: call, name))) }
    if name == "init", let made = madeAsOpen(call, type) { return made }
    if name == "init", let whole = scope.wholeReturns, whole.plain == type,
      case .named(let path) = type, !extensionArguments(of: path).isEmpty,
      let made = madeWithArguments(call, whole)
    {
      return made
    }
    if name == "init", let made = madeWithArguments(call, type) { return made }
    if name == "init", case .named(let path) = type, isMadeByInit(path) || isUnknown(path) {
      return .callNamed(arguments(of: call, path))
    }
    if case .named(let path) = type, KnownStatic.isMethod(name, of: path), tree.types[path] == nil {
      return .callMember(.literal(.type(path)), place: nil, arguments(of: call, name))
    }
    for path in declaredPaths(of: type) {
      let metatype = TypeReference.metatype(.named(path))
      let arguments = arguments(of: call, name, on: metatype)
      if name == "init", let made = specialised(arguments, of: path) { return made }
      if name == "init" || !methods(name, of: path, isStatic: true).isEmpty
        || tree.types[path]?.cases.contains(where: { $0.name == name }) == true
      {
        return .callMember(.literal(.type(path)), place: nil, arguments)
      }
    }
    if name == "init", let made = madeOfLibrary(call, type) { return made }
    // `.random(in: 1...6, using: &generator)`
    if name == "random", type.isNumber || type == .bool {
      return .callMember(
        .literal(.type(type.swiftName)), place: nil, arguments(of: call, name))
    }
    let isResult = name == "success" || name == "failure"
    if isResult, case .result(let success, let failure) = type, let only = call.arguments.first {
      var made = Call(name: name, labels: ["_"], values: [], trailing: 0, spelling: "")
      made.values = [
        outsideChain { lower(only.expression, as: name == "success" ? success : failure) }
      ]
      return .callMember(.literal(.type("Result")), place: nil, made)
    }
    if isResult, case .result = type {
      return .callMember(.literal(.type("Result")), place: nil, arguments(of: call, name))
    }
    guard case .named(let path) = type, isUnknown(path) || isOnlyExtended(path),
      path != "DispatchTimeInterval"
    else {
      return .callImplicit(waiting(arguments(of: call, name)))
    }
    // An enumeration case has arguments, so that this is a static method of unknown code.
    if call.arguments.isEmpty, call.trailingClosure == nil {
      return .callMember(
        .literal(isUnknown(path) ? .opaque(path) : .type(path)), place: nil,
        arguments(of: call, name))
    }
    var made = arguments(of: call, name)
    made.unknownOwner = path
    return .callImplicit(made)
  }

  /// `.init(...)` when the context is a type with arguments such as `Tagged<User, Int>`; nil for other contexts.
  private func madeWithArguments(
    _ call: FunctionCallExprSyntax, _ type: TypeReference
  ) -> Expression? {
    let found = ownArguments(type)
    guard !found.isEmpty, case .named(let path)? = Optional(type.plain), let own = tree.types[path]
    else { return nil }
    wantedArguments = found
    var made = arguments(of: call, path, on: .metatype(.named(path)), isInitialiser: true)
    made.name = path
    made.typeArguments = own.parameters.map { found[$0] ?? .parameter($0) }
    return .callNamed(made)
  }

  /// Marks `.init(...)` if its labels are those of an initialiser in the files.
  private func waiting(_ call: Call) -> Call {
    guard call.name == "init", !call.labels.isEmpty, call.labels != ["_"] else { return call }
    if initLabels.types != tree.types.count {
      let labels = tree.types.flatMap { path, own in
        own.initialisers.flatMap(\.labels)
          + (own.kind == .structType ? memberwise(path).labels : [])
      }
      initLabels = (tree.types.count, Set(labels))
    }
    var call = call
    call.waitsForType = initLabels.labels.isSuperset(of: call.labels)
    return call
  }

  /// `super[key]`. For an assignment, the new value is the first argument.
  func superSubscript(_ index: SubscriptCallExprSyntax) -> Call {
    let keys = keys(of: index, in: superclass.map { .named($0) })
    return Call(
      name: "subscript", labels: index.arguments.map { $0.label?.identifierText ?? "_" },
      values: keys, trailing: 0, spelling: "")
  }

  var isInSequenceExtension: Bool {
    guard let type = enclosingType?.type, tree.types[type]?.kind == .extended else { return false }
    return ["Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection"]
      .contains(type)
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is the result of a function or property of type `Self`, or the result of a closure of `map` for a
  /// result of type `[Self]`.
  fileprivate var isResultOfSelf: Bool {
    var around = parent
    var wanted = ["Self"]
    while let node = around {
      if let closure = node.as(ClosureExprSyntax.self) {
        guard closure.statements.count == 1, wanted == ["Self"],
          let call = closure.parent?.as(FunctionCallExprSyntax.self),
          let method = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
            .text,
          method == "map" || method == "compactMap"
        else { return false }
        wanted = method == "map" ? ["[Self]", "Self?"] : ["[Self]"]
      }
      if let function = node.as(FunctionDeclSyntax.self) {
        return wanted.contains(function.signature.returnClause?.type.spelling ?? "")
      }
      if let binding = node.as(PatternBindingSyntax.self) {
        return wanted.contains(binding.typeAnnotation?.type.spelling ?? "")
      }
      around = node.parent
    }
    return false
  }
}

extension Expression {
  /// Whether it can be the receiver of a mutating method.
  var isPlace: Bool {
    switch self {
    case .slot, .global, .member(.literal(.type), _), .index(.literal(.type), _, _): return true
    // `Self.names` in a class.
    case .member(.callNamed(let call), _) where call.name == "type": return true
    // `(view as? ListView)?.rows.append(row)`
    case .member(.link(.cast(_, .named, .conditional)), _), .member(.cast(_, .named, .forced), _):
      return true
    case .member(let base, _), .index(let base, _, _), .forced(let base), .link(let base),
      .chain(let base), .cast(.index(let base, _, _), _, .known):
      return base.isPlace
    default:
      return false
    }
  }
}

extension ExprSyntax {
  /// Whether it is a chain such as `.red.mixed(with: .blue)`, whose first member has the context
  /// type.
  var startsWithImplicitMember: Bool {
    var inner = self
    while true {
      if let call = inner.as(FunctionCallExprSyntax.self) {
        inner = call.calledExpression
      } else if let member = inner.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return true }
        inner = base
      } else {
        return false
      }
    }
  }
}

extension TypeReference {
  fileprivate var isSequence: Bool {
    switch self {
    case .array, .set, .dictionary, .string, .named: return true
    default: return false
    }
  }
}
