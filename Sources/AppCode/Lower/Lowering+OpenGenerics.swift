import SwiftSyntax

/// A generic type of the files whose arguments depend on generic parameters: `Box<U>`. The running call determines
/// them.
struct OpenGeneric: Sendable {
  var path: String
  var arguments: [TypeReference]
}

extension Lowering {
  /// nil for other types, and if the arguments are the type's own parameters, because its instances know those.
  func openGeneric(_ type: TypeSyntax) -> OpenGeneric? {
    guard let (path, arguments) = ownGeneric(type), let own = tree.types[path],
      own.kind == .structType || own.kind == .classType, !arguments.isEmpty,
      own.parameters.count == arguments.count, arguments != own.parameters.map({ .parameter($0) })
    else { return nil }
    return OpenGeneric(path: path, arguments: arguments)
  }

  /// The first value of a variable. An annotation gives a new instance its type arguments, also
  /// while its arguments are lowered: `let box: Box<Double> = Box { 3 }`.
  func lowerInitial(
    _ value: ExprSyntax, as type: TypeReference?, _ annotation: TypeSyntax?
  ) -> Expression {
    if let name = value.as(FunctionCallExprSyntax.self)?.calledExpression
      .as(DeclReferenceExprSyntax.self)?.baseName.text,
      let (path, arguments) = annotation.flatMap({ ownGeneric($0) }), resolve(name) == path,
      let own = tree.types[path], own.parameters.count == arguments.count
    {
      wantedArguments = Dictionary(
        zip(own.parameters, arguments), uniquingKeysWith: { one, _ in one })
    }
    let lowered = lower(value, as: type)
    wantedArguments = [:]
    return made(lowered, for: annotation)
  }

  /// `.init(...)` as the result of a method that returns `Box<U>`; nil elsewhere.
  func madeAsOpen(_ call: FunctionCallExprSyntax, _ type: TypeReference) -> Expression? {
    guard let open = scope.openReturns, type == .named(open.path), call.isReturned else {
      return nil
    }
    var made = arguments(of: call, open.path, on: .metatype(type), isInitialiser: true)
    (made.name, made.typeArguments) = (open.path, open.arguments)
    return .callNamed(made)
  }

  /// The type arguments of a generic type that is made of functions, whose values show no types:
  /// `Fn(f: g)` where `g` is a parameter of the running code.
  func argumentsOfFunctions(_ path: String, _ call: Call) -> [TypeReference] {
    guard let own = tree.types[path], own.kind == .structType || own.kind == .classType,
      !own.parameters.isEmpty
    else { return [] }
    let methods = own.initialisers.isEmpty ? [memberwise(path)] : own.initialisers
    let fitting = methods.compactMap { method in method.fitted(to: call).map { (method, $0) } }
    guard let (method, places) = fitting.first, fitting.count == 1 else { return [] }
    var found: [String: TypeReference] = [:]
    for (place, type) in zip(places, method.types) {
      guard case .argument(let index) = place, call.values.indices.contains(index),
        case .function = type, let given = openStaticType(of: call.values[index])
      else { continue }
      type.match(given, &found)
    }
    let arguments = own.parameters.compactMap { found[$0] }
    return arguments.count == own.parameters.count ? arguments : []
  }
}

extension FunctionCallExprSyntax {
  /// Whether the result of the function around it is this call's, also as a branch of an `if`, a
  /// `switch` or a choice.
  fileprivate var isReturned: Bool {
    var around = parent
    while let node = around {
      switch node.kind {
      case .returnStmt, .functionDecl, .accessorDecl: return true
      case .expressionStmt, .codeBlockItem, .codeBlockItemList, .codeBlock, .ifExpr, .switchExpr,
        .switchCase, .switchCaseList, .ternaryExpr, .tryExpr, .awaitExpr, .guardStmt, .doStmt:
        around = node.parent
      default: return false
      }
    }
    return false
  }
}
