import LifecycleModel
import SwiftSyntax

/// Calls. Which function is meant is found as the code runs, by name, labels and receiver.
extension Lowering {
  func lower(_ call: FunctionCallExprSyntax, as type: TypeReference?) -> Expression {
    let callee = call.calledExpression
    if let member = callee.as(MemberAccessExprSyntax.self) {
      return lower(call, of: member, as: type)
    }
    if let name = callee.as(DeclReferenceExprSyntax.self),
      name.baseName.tokenKind != .keyword(.self)
    {
      return callNamed(name.baseName, call)
    }
    if let generic = callee.as(GenericSpecializationExprSyntax.self),
      let name = generic.expression.as(DeclReferenceExprSyntax.self)
    {
      return madeGeneric(generic, callNamed(name.baseName, call))
    }
    if let array = callee.as(ArrayExprSyntax.self), array.elements.count == 1 {
      if call.arguments.isEmpty {
        return .cast(.array([]), .array(.any), .known)
      }
      return .callNamed(arguments(of: call, "Array"))
    }
    if callee.is(DictionaryExprSyntax.self), call.arguments.isEmpty { return .dictionary([]) }
    let lowered = lower(callee)
    return .callValue(lowered, arguments(of: call, "", function: staticType(of: lowered)).values)
  }

  /// `Set<Int>([1, 2])`, `Array<UInt8>()`.
  private func madeGeneric(
    _ generic: GenericSpecializationExprSyntax, _ made: Expression
  ) -> Expression {
    let arguments = generic.genericArgumentClause.arguments.compactMap {
      $0.argument.as(TypeSyntax.self).map { lower($0) }
    }
    switch (generic.expression.spelling, arguments.count) {
    case ("Array", 1): return coerced(made, to: .array(arguments[0]))
    case ("Set", 1): return coerced(made, to: .set(arguments[0]))
    case ("Dictionary", 2): return coerced(made, to: .dictionary(arguments[0], arguments[1]))
    case ("Optional", 1): return coerced(made, to: .optional(arguments[0]))
    default: return made
    }
  }

  private func lower(
    _ call: FunctionCallExprSyntax, of member: MemberAccessExprSyntax, as type: TypeReference?
  ) -> Expression {
    let name = member.declName.baseName.identifierText
    guard let base = member.base else { return implicitCall(call, name, as: type) }
    if base.is(SuperExprSyntax.self) {
      return .callSuper(arguments(of: call, name, among: superMethods(name)))
    }
    noteHook(name, call)
    // An AnyCancellable that nobody keeps ends its subscription.
    if name == "sink" { tree.countsReferences = true }
    let before = opaqueCount
    let receiver = lower(base)
    if opaqueCount == before, !isOwnView(receiver) { checkMember(name, at: member.declName) }
    let place = aside { receiver }.isPlace ? quietly { lowerPlace(base) } : nil
    let owner = staticType(of: receiver)
    var made = arguments(of: call, name, on: owner)
    if ["map", "flatMap"].contains(name), receiver.isSurelyOptional || owner?.isOptional == true {
      made.name = Lowering.optionalMap
    }
    return .callMember(receiver, place: place, made)
  }

  /// `.failure(error)`: of an own type where the place says so.
  private func implicitCall(
    _ call: FunctionCallExprSyntax, _ name: String, as type: TypeReference?
  ) -> Expression {
    guard let type = type?.wrapped else { return .callImplicit(arguments(of: call, name)) }
    if case .named(let path) = type, tree.types[path] != nil {
      let metatype = TypeReference.metatype(type)
      let arguments = arguments(of: call, name, on: metatype)
      if name == "init" || !methods(name, of: path, isStatic: true).isEmpty
        || tree.types[path]?.cases.contains(where: { $0.name == name }) == true
      {
        return .callMember(.literal(.type(path)), place: nil, arguments)
      }
    }
    if case .result(let success) = type, name == "success", let only = call.arguments.first {
      var made = Call(name: name, labels: ["_"], values: [], trailing: 0, spelling: "")
      made.values = [aside { lower(only.expression, as: success) }]
      return .callMember(.literal(.type("Result")), place: nil, made)
    }
    if case .result = type {
      return .callMember(.literal(.type("Result")), place: nil, arguments(of: call, name))
    }
    return .callImplicit(arguments(of: call, name))
  }

  private func superMethods(_ name: String) -> [Method] {
    guard let superclass else { return [] }
    return name == "init"
      ? initialisers(of: superclass) : methods(name, of: superclass, isStatic: false)
  }

  /// The `map` of an optional, which is not that of the list in it.
  static let optionalMap = "map?"

  private func callNamed(_ name: TokenSyntax, _ call: FunctionCallExprSyntax) -> Expression {
    let text = name.identifierText
    if let variable = scope.find(text) {
      if let function = variable.function {
        let made = arguments(of: call, text, among: [function])
        if let fitted = function.fitted(to: made) {
          return .callValue(.slot(variable.slot), fitted.map { value(of: $0, in: made) })
        }
      }
      let type = scope.code.slotTypes[variable.slot]
      return .callValue(.slot(variable.slot), arguments(of: call, text, function: type).values)
    }
    if name.isShorthand {
      let callee = lowerName(name)
      return .callValue(callee, arguments(of: call, text, function: staticType(of: callee)).values)
    }
    if let (type, isStatic) = surroundings, let owner = selfExpression,
      hasMember(text, type, isStatic: isStatic)
    {
      let owned = TypeReference.named(type)
      let arguments = arguments(of: call, text, on: isStatic ? .metatype(owned) : owned)
      check(arguments, of: type, at: name)
      return .callMember(owner, place: selfPlace, arguments)
    }
    if let global = tree.globals.first(where: { $0.name == text && $0.owner == nil }) {
      return .callValue(
        lowerName(name), arguments(of: call, text, function: global.type).values)
    }
    if text == "Self", let type = surroundings?.type {
      let made = arguments(of: call, "init", on: .metatype(.named(type)))
      return .callMember(lowerName(name), place: nil, made)
    }
    if let path = resolve(text) {
      var made = arguments(of: call, text, on: .metatype(.named(path)), isInitialiser: true)
      made.name = path
      return .callNamed(made)
    }
    let functions = tree.functions.filter { $0.baseName == text }
    if functions.isEmpty, let owner = selfExpression, isMemberOfExtended(text) {
      return .callMember(
        owner, place: selfPlace, arguments(of: call, text, on: staticType(of: owner)))
    }
    let arguments = arguments(of: call, text, among: functions)
    if case .named? = aliased(text), functions.isEmpty, !KnownType.isKnown(text) {
      return .callNamed(arguments)
    }
    if let alias = aliased(text), functions.isEmpty {
      return coerced(.callNamed(arguments.renamed(alias.callName)), to: alias)
    }
    let isKnown =
      !functions.isEmpty || typeName(text) != nil || KnownNames.functions.contains(text)
    if !isKnown {
      opaqueCountUp()
      if !SwiftUINames.isView(text) { noteUnknown(text, at: name) }
    }
    return .callNamed(arguments)
  }

  /// A method of that name whose labels are others: Swift's compiler would not let it pass.
  private func check(_ call: Call, of type: String, at name: TokenSyntax) {
    let methods = tree.lineage(of: type).flatMap(\.methods).filter { $0.baseName == call.name }
    guard let first = methods.first, !methods.contains(where: { $0.fitted(to: call) != nil }) else {
      return
    }
    note(.unknownMember(call.fullName), at: name, nearest: first.fullName)
  }

  private func value(of fitting: Method.Fitting, in call: Call) -> Expression {
    switch fitting {
    case .argument(let index): return call.values[index]
    case .many(let indices): return .array(indices.map { call.values[$0] })
    case .standard(let code): return .callValue(.literal(.closure(code: code, captured: [])), [])
    }
  }

  private func aliased(_ name: String) -> TypeReference? {
    guard aliases.keys.contains(where: { $0 == name || $0.hasSuffix("." + name) }) else {
      return nil
    }
    return named(name)
  }

  /// The arguments of a call of a member; each takes the type of its parameter where that is known.
  private func arguments(
    of call: FunctionCallExprSyntax, _ name: String, on owner: TypeReference?,
    isInitialiser: Bool = false
  ) -> Call {
    switch owner {
    case .named(let path)?:
      let own = methods(name, of: path, isStatic: false)
      if !own.isEmpty { return arguments(of: call, name, among: own) }
      return arguments(of: call, name, function: memberType(name, of: owner))
    case .metatype(.named(let path))?:
      if isInitialiser || name == "init" {
        let own = initialisers(of: path)
        if own.isEmpty, tree.types[path]?.kind == .structType {
          return arguments(of: call, name, among: [memberwise(path)])
        }
        return arguments(of: call, name, among: own)
      }
      if let choice = tree.types[path]?.cases.first(where: { $0.name == name }) {
        return arguments(of: call, name, function: .function(choice.types, nil))
      }
      return arguments(of: call, name, among: methods(name, of: path, isStatic: true))
    default:
      return arguments(of: call, name) { index, label in
        LibraryTypes.argument(index, of: name, label: label, on: owner)
      }
    }
  }

  private func memberwise(_ path: String) -> Method {
    let fields = (tree.types[path]?.fields ?? []).filter { !($0.isConstant && $0.initial != nil) }
    return Method(
      fullName: "init", baseName: "init",
      labels: fields.map { $0.wrapper ?? $0.name }, code: 0,
      defaults: fields.map { $0.initial ?? ($0.type?.isOptional == true ? 0 : nil) },
      types: fields.map { $0.wrapper == nil ? $0.type ?? .any : .any },
      isInout: fields.map { _ in false }, line: 0)
  }

  func arguments(
    of call: FunctionCallExprSyntax, _ name: String, function type: TypeReference?
  ) -> Call {
    guard case .function(let types, _)? = type?.wrapped else { return arguments(of: call, name) }
    return arguments(of: call, name) { index, _ in
      types.indices.contains(index) ? types[index] : nil
    }
  }

  /// Where several methods fit, an argument takes the type that they agree on.
  func arguments(
    of call: FunctionCallExprSyntax, _ name: String, among methods: [Method]
  ) -> Call {
    let shape = shape(of: call, name)
    var types: [Int: TypeReference] = [:]
    var disputed: Set<Int> = []
    for method in methods {
      guard let fitted = method.fitted(to: shape) else { continue }
      for (place, fitting) in fitted.enumerated() {
        let indices: [Int]
        switch fitting {
        case .argument(let index): indices = [index]
        case .many(let many): indices = many
        case .standard: indices = []
        }
        for index in indices {
          if let other = types[index], other != method.types[place] { disputed.insert(index) }
          types[index] = method.types[place]
        }
      }
    }
    return arguments(of: call, name) { index, _ in
      disputed.contains(index) ? nil : types[index]
    }
  }

  /// Labels only.
  private func shape(of call: FunctionCallExprSyntax, _ name: String) -> Call {
    var labels = call.arguments.map { $0.label?.identifierText ?? "_" }
    if call.trailingClosure != nil { labels.append("_") }
    labels += call.additionalTrailingClosures.map(\.label.text)
    return Call(
      name: name, labels: labels, values: [],
      trailing: call.trailingClosure == nil ? 0 : 1 + call.additionalTrailingClosures.count,
      spelling: "")
  }

  func arguments(
    of call: FunctionCallExprSyntax, _ name: String,
    types: (Int, String) -> TypeReference? = { _, _ in nil }
  ) -> Call {
    var arguments = shape(of: call, name)
    arguments.spelling = Lowering.spelling(of: call)
    for argument in call.arguments {
      let index = arguments.values.count
      var type = types(index, arguments.labels[index])
      if case .function(let parameters, .bool)? = type, name == "contains",
        !argument.expression.is(ClosureExprSyntax.self),
        !argument.expression.is(KeyPathExprSyntax.self)
      {
        type = parameters.first
      }
      if type == nil, ["min", "max"].contains(name), let first = arguments.values.first {
        type = staticType(of: first)
      }
      arguments.values.append(aside { lower(argument.expression, as: type) })
    }
    let closures =
      (call.trailingClosure.map { [$0] } ?? []) + call.additionalTrailingClosures.map(\.closure)
    for closure in closures {
      let type = types(arguments.values.count, arguments.labels[arguments.values.count])
      arguments.values.append(aside { lower(ExprSyntax(closure), as: type) })
    }
    return arguments
  }

  /// As written, closures shortened to `{...}`.
  private static func spelling(of call: FunctionCallExprSyntax) -> String {
    let parts = call.arguments.map { argument in
      let label = argument.label.map { $0.text + ": " } ?? ""
      let isClosure = argument.expression.is(ClosureExprSyntax.self)
      return label + (isClosure ? "{...}" : Opaque.short(argument.expression.spelling))
    }
    let closure = call.trailingClosure == nil ? "" : " {...}"
    return "(" + parts.joined(separator: ", ") + ")" + closure
  }
}

extension TypeReference {
  /// As a call of its initialiser names it.
  fileprivate var callName: String {
    switch self {
    case .array: return "Array"
    case .dictionary: return "Dictionary"
    case .set: return "Set"
    case .named(let path): return path
    default: return swiftName
    }
  }
}

extension Expression {
  /// `(x as? T)` and `(try? x)`.
  fileprivate var isSurelyOptional: Bool {
    if case .cast(_, _, .conditional) = self { return true }
    if case .tryOptional = self { return true }
    return false
  }

  /// Whether a method may change what it is called on.
  var isPlace: Bool {
    switch self {
    case .slot, .global: return true
    case .member(let base, _), .index(let base, _, _), .forced(let base), .link(let base),
      .chain(let base):
      return base.isPlace
    default:
      return false
    }
  }
}

extension TokenSyntax {
  fileprivate var isShorthand: Bool {
    if case .dollarIdentifier = tokenKind { return true }
    return false
  }
}
