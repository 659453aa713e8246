import LifecycleModel
import SwiftSyntax

/// Calls. Which function is meant is found as the code runs, by name, labels and receiver.
extension Lowering {
  func lower(_ call: FunctionCallExprSyntax) -> Expression {
    let callee = call.calledExpression
    if let member = callee.as(MemberAccessExprSyntax.self) { return lower(call, of: member) }
    if let name = callee.as(DeclReferenceExprSyntax.self),
      name.baseName.tokenKind != .keyword(.self)
    {
      return callNamed(name.baseName, call)
    }
    if let generic = callee.as(GenericSpecializationExprSyntax.self),
      let name = generic.expression.as(DeclReferenceExprSyntax.self)
    {
      return callNamed(name.baseName, call)
    }
    if let array = callee.as(ArrayExprSyntax.self), array.elements.count == 1 {
      return call.arguments.isEmpty ? .array([]) : .array(arguments(of: call, "init").values)
    }
    if callee.is(DictionaryExprSyntax.self), call.arguments.isEmpty { return .dictionary([]) }
    return .callValue(lower(callee), arguments(of: call, "").values)
  }

  private func lower(
    _ call: FunctionCallExprSyntax, of member: MemberAccessExprSyntax
  ) -> Expression {
    let name = member.declName.baseName.identifierText
    guard let base = member.base else { return .callImplicit(arguments(of: call, name)) }
    if base.is(SuperExprSyntax.self) { return .callSuper(arguments(of: call, name)) }
    let before = opaqueCount
    let receiver = lower(base)
    if opaqueCount == before { checkMember(name, at: member.declName) }
    let place = aside { receiver }.isPlace ? quietly { lowerPlace(base) } : nil
    var made = arguments(of: call, name)
    if ["map", "flatMap"].contains(name), receiver.isSurelyOptional {
      made.name = Lowering.optionalMap
    }
    return .callMember(receiver, place: place, made)
  }

  /// The `map` of an optional, which is not that of the list in it.
  static let optionalMap = "map?"

  private func callNamed(_ name: TokenSyntax, _ call: FunctionCallExprSyntax) -> Expression {
    let text = name.identifierText
    if scope.find(text) != nil || name.isShorthand {
      return .callValue(lowerName(name), arguments(of: call, text).values)
    }
    let arguments = arguments(of: call, text)
    if let (type, isStatic) = surroundings, let owner = selfExpression,
      hasMember(text, type, isStatic: isStatic)
    {
      check(arguments, of: type, at: name)
      return .callMember(owner, place: selfPlace, arguments)
    }
    if tree.globals.contains(where: { $0.name == text && $0.owner == nil }) {
      return .callValue(lowerName(name), arguments.values)
    }
    let isKnown =
      tree.functions.contains { $0.baseName == text } || typeName(text) != nil
      || KnownNames.functions.contains(text)
    if !isKnown {
      opaqueCountUp()
      noteUnknown(text, at: name)
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

  func arguments(of call: FunctionCallExprSyntax, _ name: String) -> Call {
    var arguments = Call(
      name: name, labels: [], values: [], trailing: 0, spelling: Lowering.spelling(of: call))
    for argument in call.arguments {
      arguments.labels.append(argument.label?.identifierText ?? "_")
      arguments.values.append(aside { lower(argument.expression) })
    }
    if let closure = call.trailingClosure {
      arguments.labels.append("_")
      arguments.values.append(aside { lower(closure) })
      arguments.trailing += 1
    }
    for more in call.additionalTrailingClosures {
      arguments.labels.append(more.label.text)
      arguments.values.append(aside { lower(more.closure) })
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
    case .literal, .implicitMember, .callNamed, .callValue, .callMember, .callImplicit, .callSuper,
      .assign, .compound, .binary, .and, .or, .not, .negate, .coalesce, .choice, .array,
      .dictionary,
      .tuple, .interpolation, .closure, .cast, .isType, .tryOptional, .tryForced, .wait, .value,
      .reference:
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
