import LifecycleModel
import SwiftSyntax

/// The arguments of a call. Each has the type of its parameter as its context, if that is known.
extension Lowering {
  /// The arguments of a call of a member.
  func arguments(
    of call: FunctionCallExprSyntax, _ name: String, on whole: TypeReference?,
    isInitialiser: Bool = false
  ) -> Call {
    let owner = whole?.plain
    if let child = childClosure(name, on: whole) {
      return arguments(of: call, name) { _, label in
        label == "operation" || label == "_" ? child : nil
      }
    }
    switch owner {
    case .named(let path)?:
      let own = methods(name, of: path, isStatic: false)
      if !own.isEmpty {
        wantedArguments = ownArguments(whole).merging(["Self": .named(path)]) { own, _ in own }
        return arguments(of: call, name, among: own)
      }
      if path == "Date", ["timeIntervalSince", "compare", "distance"].contains(name) {
        return arguments(of: call, name) { _, _ in owner }
      }
      if let type = memberType(name, of: owner) {
        return arguments(of: call, name, function: specialised(type, by: whole))
      }
      return arguments(of: call, name) { index, label in
        LibraryTypes.argument(index, of: name, label: label, on: owner)
          ?? notificationName(name, label)
      }
    case .metatype(.named(let path))?:
      if isInitialiser || name == "init" {
        let own = initialisers(of: path).filter { takesWritten($0, call, path) }
        if own.isEmpty, tree.types[path]?.kind == .structType {
          return arguments(of: call, name, among: [memberwise(path)])
        }
        return arguments(of: call, name, among: own)
      }
      if let choice = tree.types[path]?.cases.first(where: { $0.name == name }) {
        return arguments(of: call, name, function: .function(choice.types, nil))
      }
      wantedArguments = ["Self": .named(path)]
      return arguments(of: call, name, among: methods(name, of: path, isStatic: true))
    case .tuple(let types, let labels)?:
      let place = Int(name) ?? labels.firstIndex(of: name)
      let type = place.flatMap { types.indices.contains($0) ? types[$0] : nil }
      return arguments(of: call, name, function: type)
    default:
      let own = extensionMethods(name, of: owner)
      if !own.isEmpty, own.contains(where: { $0.fitted(to: shape(of: call, name)) != nil }) {
        wantedArguments = ownerArguments(owner)
        wantedArguments["Self"] = owner
        var made = arguments(of: call, name, among: own)
        made.receiverArguments = ownerArguments(owner).filter { $0.value.isSettled }
        return made
      }
      return arguments(of: call, name) { index, label in
        libraryArgument(index, name, label, on: whole, owner)
          ?? notificationName(name, label) ?? characterSet(name, label, call)
      }
    }
  }

  func memberwise(_ path: String) -> Method {
    let fields = (tree.types[path]?.fields ?? []).filter { !($0.isConstant && $0.initial != nil) }
    return Method(
      fullName: "init", baseName: "init",
      labels: fields.map { $0.wrapper ?? $0.name }, code: 0,
      defaults: fields.map { $0.initial ?? ($0.type?.isOptional == true ? 0 : nil) },
      types: fields.map { $0.wrapper == nil ? $0.type ?? .any : wrappedType(of: $0, in: path) },
      isInout: fields.map { _ in false }, line: 0)
  }

  /// The type of a property whose wrapper is made from a value of it.
  private func wrappedType(of field: OwnType.Field, in path: String) -> TypeReference {
    guard case .named(let wrapper)? = field.type, let own = tree.types[wrapper],
      own.initialisers.isEmpty
        || own.initialisers.contains(where: { $0.labels == ["wrappedValue"] })
    else { return .any }
    return tree.types[path]?.computed.first { $0.name == field.wrapper }?.type ?? .any
  }

  func arguments(
    of call: FunctionCallExprSyntax, _ name: String, function type: TypeReference?
  ) -> Call {
    guard case .function(let types, _)? = type?.wrapped else { return arguments(of: call, name) }
    return arguments(of: call, name) { index, _ in
      types.indices.contains(index) ? types[index] : nil
    }
  }

  /// The type of the closure of `reduce(into:)`. It gives literals in the closure the types of the
  /// result.
  private func reducer(of made: Call, _ call: FunctionCallExprSyntax) -> TypeReference? {
    guard made.name == "reduce", made.labels.first == "into", let first = made.values.first,
      let type = staticType(of: first)
    else { return nil }
    switch type {
    case .dictionary(_, .set), .dictionary(_, .double), .dictionary(_, .float),
      .dictionary(_, .integer), .dictionary(_, .dictionary), .set, .array(.double), .array(.float),
      .array(.set), .array(.integer):
      return .function([type, elementOfReceiver(call) ?? .any], nil)
    default: return nil
    }
  }

  /// The type of `.empty` in `lines.reduce(.empty, +)`: the type of the elements, or the only type of the files with
  /// such a member.
  private func firstValue(of syntax: ExprSyntax, _ element: TypeReference?) -> TypeReference? {
    let callee = syntax.as(FunctionCallExprSyntax.self)?.calledExpression ?? syntax
    guard let name = callee.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText,
      !declaredPaths(of: element).contains(where: { hasStatic(name, $0) })
    else { return element }
    let owners = (staticOwners[name] ?? []).filter { !isOfLibrary($0) }
    return owners.count == 1 ? owners.first.map { .named($0) } : element
  }

  /// The element type of the receiver, which is the type of the initial value in
  /// `prices.reduce(.zero, +)`.
  private func elementOfReceiver(_ call: FunctionCallExprSyntax) -> TypeReference? {
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return nil }
    let outer = isQuiet
    isQuiet = true
    defer { isQuiet = outer }
    switch staticType(of: outsideChain { lower(base) }) {
    case .array(let element)?, .set(let element)?: return element
    default: return nil
    }
  }

  private static let modules: Set = [
    "Swift", "Foundation", "UIKit", "SwiftUI", "UserNotifications", "BackgroundTasks",
    "CoreLocation", "PushKit", "CallKit", "Combine", "Dispatch", "os", "main",
  ]

  /// Whether the name is that of a module, as in `Foundation.URL`.
  func isModule(_ name: String) -> Bool {
    Lowering.modules.contains(name) && scope.find(name) == nil
      && resolve(name) == nil && lowerOwn(name) == nil
      && !tree.globals.contains { $0.name == name && $0.owner == nil }
  }

  /// If several overloads fit, an argument has the type on which all of them agree.
  func arguments(
    of call: FunctionCallExprSyntax, _ name: String, among methods: [Method]
  ) -> Call {
    let (result, given) = (wantedResult, wantedArguments)
    (wantedResult, wantedArguments) = (nil, [:])
    let shape = shape(of: call, name)
    let methods = matchingAwait(methods, call)
    var types: [Int: TypeReference] = [:]
    var disputed: Set<Int> = []
    var late: Set<Int> = []
    var anys: Set<Int> = []
    var open: Set<Int> = []
    for method in methods.chosen {
      guard let fitted = method.fitted(to: shape) else { continue }
      noteBuilders(of: method, fitted, call)
      let known = given.merging(writtenArguments(of: method, fitted, call, result)) { one, _ in one
      }
      for (place, fitting) in fitted.enumerated() {
        let indices: [Int]
        switch fitting {
        case .argument(let index): indices = [index]
        case .many(let many): indices = many
        case .standard: indices = []
        }
        for index in indices {
          var type = contextType(of: method, place, argument: index, of: call)
          let bound = method.rangeBounds[place]?.mapped { found($0, in: known) }
          if let bound, bound.isSettled {
            type = .named("Range<\(bound.pathName)>")
          }
          if !known.isEmpty { type = type.mapped { found($0, in: known) } }
          if case .parameter(let name) = type, method.isFloating(name), isWholeLiteral(call, index)
          {
            type = .double
          }
          if let other = types[index], other != type { disputed.insert(index) }
          types[index] = type
          if method.types[place].holdsAny || method.onlyShows(place) { anys.insert(index) }
          if method.onlyShows(place) { open.insert(index) }
          if method.autoclosures.contains(place) { late.insert(index) }
        }
      }
    }
    var made = arguments(of: call, name, late: late) { index, _ in
      disputed.contains(index) ? nil : types[index]
    }
    for index in anys where !disputed.contains(index) {
      made.values[index] = withHashableKeys(
        made.values[index], as: open.contains(index) ? .any : types[index])
    }
    settleMembers(&made, of: methods.chosen)
    settleOverloads(&made, of: methods.chosen)
    made.chosen =
      overload(among: methods.chosen, made, result: result)
      ?? methods.only.flatMap { $0.fitted(to: made) == nil ? nil : $0.code }
    let fitting = methods.chosen.filter { $0.fitted(to: made) != nil }
    let only = fitting.count == 1 ? fitting.first : fitting.first { $0.code == made.chosen }
    if let only, !only.parameters.isEmpty {
      var found: [String: TypeReference] = [:]
      if let result { matchResult(of: only, result, &found) }
      matchHidden(of: only, made, &found)
      if tree.returnedArguments[only.code] != nil { made.chosen = only.code }
      if result != nil || !found.isEmpty {
        made.typeArguments = only.parameters.map { found[$0] ?? .parameter($0) }
      }
    }
    return made
  }

  /// The context type of an argument. For `.bold` with a generic parameter that conforms to a protocol of the files, it
  /// is that protocol, because its extensions may declare the member.
  private func contextType(
    of method: Method, _ place: Int, argument: Int, of call: FunctionCallExprSyntax
  ) -> TypeReference {
    let type = method.types[place]
    guard case .parameter(let name) = type, argument < call.arguments.count,
      call.arguments[call.arguments.index(call.arguments.startIndex, offsetBy: argument)]
        .expression.isImplicitMember,
      let path = method.constraints.first(where: { constraint in
        constraint.subject == name
          && constraint.conformance.map { tree.types[$0]?.kind == .protocolType } == true
      })?.conformance
    else { return type }
    return .named(path)
  }

  /// An `@autoclosure` argument, which is evaluated when the method uses it.
  func lowerAutoclosure(_ argument: ExprSyntax, as type: TypeReference?) -> Expression {
    var given: TypeReference?
    if case .function(_, let result)? = type { given = result }
    // Swift 4 passes an `@autoclosure` parameter on as a closure; Swift 5 rejects that.
    if let name = argument.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      scope.find(name)?.isAutoclosure == true
    {
      return lower(argument)
    }
    return late(at: argument) { lower(argument, as: given) }
  }

  /// A closure that returns the lowered expression.
  func late(at argument: some SyntaxProtocol, _ lower: () -> Expression) -> Expression {
    let outer = scope
    scope = Scope(enclosing: outer)
    scope.isLate = true
    return closure(returning: lower(), at: argument, in: outer)
  }

  /// Ends the scope of a closure that only returns the value. `outer`: the scope around it.
  func closure(
    returning value: Expression, at syntax: some SyntaxProtocol, in outer: Scope
  ) -> Expression {
    var code = scope.code
    code.body = [Statement(line: SourceLine(line: 0), kind: .return(value))]
    code.line = line(of: syntax)
    code.givenType = staticType(of: value)
    scope = outer
    tree.codes.append(code)
    return .closure(tree.codes.count - 1)
  }

  /// The call with labels only.
  func shape(of call: FunctionCallExprSyntax, _ name: String) -> Call {
    let trailing = trailingClosures(of: call)
    let labels = call.arguments.map { $0.label?.identifierText ?? "_" } + trailing.map(\.label)
    var shape = Call(
      name: name, labels: labels, values: [], trailing: trailing.count, spelling: "")
    shape.typesWithOtherLabels = LibraryLabels.typesWithOtherLabels(
      of: name, labels, trailing: trailing.count)
    return shape
  }

  /// The label of the first trailing closure is `_`.
  func trailingClosures(
    of call: FunctionCallExprSyntax
  ) -> [(label: String, closure: ClosureExprSyntax)] {
    let call = parted?.inner == call ? parted?.outer ?? call : call
    return (call.trailingClosure.map { [("_", $0)] } ?? [])
      + call.additionalTrailingClosures.map { ($0.label.text, $0.closure) }
  }

  func arguments(
    of call: FunctionCallExprSyntax, _ name: String, late: Set<Int> = [],
    types: (Int, String) -> TypeReference? = { _, _ in nil }
  ) -> Call {
    let (result, receiver) = (wantedResult, receiverOfClosures)
    (wantedArguments, receiverOfClosures) = ([:], nil)
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
      if type == nil, name == "Notification" {
        type = notificationName(name, arguments.labels[index])
      }
      if type == nil, name == "UNNotificationCategory", arguments.labels[index] == "actions" {
        type = .array(.named("UNNotificationAction"))
      }
      if type == nil, name == "reduce", index == 0, argument.expression.isImplicitMember {
        type =
          result.flatMap { $0 == .any ? nil : $0.wrapped }
          ?? firstValue(of: argument.expression, elementOfReceiver(call))
      }
      if type == nil, ["min", "max", "stride"].contains(name), let first = arguments.values.first,
        !first.isLiteral
      {
        type = staticType(of: first)
      }
      type = opened(
        type, of: argument.expression, index, name, arguments.labels[index], receiver)
      if argument.expression.is(ClosureExprSyntax.self) {
        type = closureType(type, of: name, result, arguments.values.first)
      }
      if late.contains(index) {
        arguments.values.append(outsideChain { lowerAutoclosure(argument.expression, as: type) })
        continue
      }
      arguments.values.append(outsideChain { lower(argument.expression, as: type) })
    }
    for (_, closure) in trailingClosures(of: call) {
      let index = arguments.values.count
      let type = opened(
        types(index, arguments.labels[index]), of: ExprSyntax(closure), index, name,
        arguments.labels[index], receiver)
      let whole =
        closureType(type, of: name, result, arguments.values.first) ?? reducer(of: arguments, call)
      arguments.values.append(outsideChain { lower(ExprSyntax(closure), as: whole) })
    }
    if name == "min" || name == "max" { arguments.values = beside(arguments.values) }
    arguments.mayChangeReceiver = arguments.values.contains(where: \.runsCode)
    return arguments
  }

  /// The argument labels and values as written, without closures.
  private static func spelling(of call: FunctionCallExprSyntax) -> String {
    let parts = call.arguments.map { argument in
      let label = argument.label.map { $0.text + ": " } ?? ""
      let written = argument.expression.spelling
      let isClosure = argument.expression.is(ClosureExprSyntax.self)
      return label + (isClosure ? Opaque.closure(written) : Opaque.short(written))
    }
    let closure = call.trailingClosure.map { " " + Opaque.closure($0.spelling) } ?? ""
    return "(" + parts.joined(separator: ", ") + ")" + closure
  }
}
