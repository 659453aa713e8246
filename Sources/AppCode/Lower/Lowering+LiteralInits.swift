import LifecycleModel
import SwiftSyntax

extension Lowering {
  /// `Key("a")` of a type with `init(stringLiteral:)`, which Swift prefers to `init(_:)`.
  func literal(of call: FunctionCallExprSyntax, for path: String) -> Expression? {
    guard let only = call.arguments.first, call.arguments.count == 1, only.label == nil,
      call.trailingClosure == nil
    else { return nil }
    let label: String
    switch only.expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let text) where text.segments.count == 1: label = "stringLiteral"
    case .integerLiteralExpr: label = "integerLiteral"
    case .floatLiteralExpr: label = "floatLiteral"
    case .booleanLiteralExpr: label = "booleanLiteral"
    default: return nil
    }
    guard
      tree.lineage(of: path).contains(where: { part in
        part.initialisers.contains { $0.labels == [label] }
      })
    else { return nil }
    return lower(only.expression, as: .named(path))
  }

  /// Whether the initializer may give its argument a type as context. In an extension of a library type, one whose type
  /// can be written as a literal may not: a value of another type is meant for an initializer of the library, and for
  /// texts, numbers and Bool a literal, too.
  func takesWritten(_ method: Method, _ call: FunctionCallExprSyntax, _ path: String) -> Bool {
    guard tree.types[path]?.kind == .extended, let only = call.arguments.first,
      call.arguments.count == 1, method.types.count == 1, case .named(let type) = method.types[0],
      initialisers(of: type).contains(where: {
        Lowering.literalLabels.contains($0.labels.first ?? "")
      })
    else { return true }
    switch only.expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr:
      return !Lowering.literalTypes.contains(path)
    default: return only.expression.isImplicitMember
    }
  }

  /// Types of the library with an initializer for each literal of their own.
  private static let literalTypes: Set = [
    "String", "Substring", "Character", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt",
    "UInt8", "UInt16",
    "UInt32", "UInt64", "Double", "Float", "CGFloat", "Decimal",
  ]
  private static let literalLabels: Set = [
    "stringLiteral", "integerLiteral", "floatLiteral", "booleanLiteral",
  ]

  /// `Set<Kind>([.first, .second])`: the elements of the literal have the written type.
  func madeOfLiteral(
    _ generic: GenericSpecializationExprSyntax, _ call: FunctionCallExprSyntax
  ) -> Expression? {
    let name = generic.expression.spelling
    guard ["Array", "Set"].contains(name), resolve(name) == nil,
      let written = generic.genericArgumentClause.arguments.first?.argument.as(TypeSyntax.self),
      let literal = call.arguments.first?.expression.as(ArrayExprSyntax.self),
      call.arguments.count == 1, call.arguments.first?.label == nil
    else { return nil }
    return .callNamed(
      Call(
        name: name, labels: ["_"],
        values: [outsideChain { lower(ExprSyntax(literal), as: .array(lower(written))) }],
        trailing: 0, spelling: "(_:)"))
  }

  /// `Result<Double, URLError>.success(2)`: the value has the written type.
  func caseOfGeneric(
    _ base: ExprSyntax, _ name: String, _ call: FunctionCallExprSyntax
  ) -> Expression? {
    guard base.is(GenericSpecializationExprSyntax.self), let type = writtenType(base) else {
      return nil
    }
    switch (type, name) {
    case (.result, "success"), (.result, "failure"):
      return .cast(implicitCall(call, name, as: type), type, .known)
    case (.optional, "some"): return implicitCall(call, name, as: type)
    default: return nil
    }
  }

  /// `Api.Request<User>(path: "me")`: a generic type of the files that is nested in another.
  func madeOfNested(_ callee: ExprSyntax, _ call: FunctionCallExprSyntax) -> Expression? {
    guard let generic = callee.as(GenericSpecializationExprSyntax.self),
      generic.expression.is(MemberAccessExprSyntax.self),
      case .named(let path)? = writtenType(callee)?.plain, let own = tree.types[path]
    else { return nil }
    let written = generic.genericArgumentClause.arguments.compactMap {
      $0.argument.as(TypeSyntax.self).map { lower($0) }
    }
    wantedArguments = Dictionary(zip(own.parameters, written), uniquingKeysWith: { one, _ in one })
    var made = arguments(of: call, path, on: .metatype(.named(path)), isInitialiser: true)
    (made.name, made.typeArguments) = (path, written)
    return .callNamed(made)
  }

  /// Lowers `.init(day: 1)` in a branch again when the end of the branch has determined its type.
  func madeInBranch(_ call: Call, _ type: TypeReference) -> Expression? {
    var made = call
    switch type.wrapped {
    case .named(let path) where tree.types[path].map { $0.kind != .extended } == true:
      return .callMember(.literal(.type(path)), place: nil, call)
    case .named(let path):
      guard isMadeByInit(path) || tree.types[path] == nil && KnownType.isKnown(path) else {
        return tree.types[path] == nil ? nil : .callMember(.literal(.type(path)), place: nil, call)
      }
      made.name = path
    case .array: made.name = "Array"
    case .set: made.name = "Set"
    case .dictionary: made.name = "Dictionary"
    case .string, .int, .integer, .double, .float, .bool, .character:
      made.name = type.wrapped.swiftName
    default: return nil
    }
    made.waitsForType = false
    return .cast(.callNamed(made), type, .known)
  }

  /// `.init(repeating: 0, count: 3)` when the context expects one of Swift's own types; nil for other types.
  func madeOfLibrary(_ call: FunctionCallExprSyntax, _ type: TypeReference) -> Expression? {
    let name: String
    switch type {
    case .array:
      guard !call.arguments.isEmpty else { return .cast(.array([]), type, .known) }
      name = "Array"
    case .set: name = "Set"
    case .dictionary:
      guard !call.arguments.isEmpty else { return .cast(.dictionary([]), type, .known) }
      name = "Dictionary"
    case .string, .int, .integer, .double, .float, .bool, .character: name = type.swiftName
    case .result(let success, _):
      let made = arguments(of: call, "Result") { _, _ in .function([], success) }
      return .cast(.callNamed(made), type, .known)
    default: return nil
    }
    let made = arguments(of: call, name) { _, label in
      label == "repeating" ? type.elementType : nil
    }
    return .cast(.callNamed(made), type, .known)
  }
}

extension TypeReference {
  /// The element type of an array or a set; nil for other types.
  var elementType: TypeReference? {
    switch self {
    case .array(let element), .set(let element): element
    default: nil
    }
  }
}

extension IntegerType {
  /// Whether the literal is representable in the type.
  func holds(_ literal: Int) -> Bool {
    Int128(literal) >= lowest && Int128(literal) <= highest
  }
}
