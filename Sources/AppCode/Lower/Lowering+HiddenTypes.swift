import LifecycleModel
import SwiftSyntax

/// Static types that a value does not show: those written with `Any`, and substrings, which may be
/// stored as texts. They decide what a generic parameter stands for, and which overload is meant.
extension Lowering {
  /// The type of an expression that is written with `Any`; nil for others. Elsewhere `.any` also
  /// stands for a type that is not known.
  func typeWithAny(of expression: Expression) -> TypeReference? {
    guard let type = declaredType(of: expression), type.holdsAny, type.erased == type else {
      return nil
    }
    return type
  }

  private func declaredType(of expression: Expression) -> TypeReference? {
    switch expression {
    case .slot(let slot): return scope.anyTypes[slot]
    case .global(let index): return tree.globals[index].type
    case .member(let owner, let name), .extensionMember(let owner, let name, _):
      guard case .named(let path)? = staticType(of: owner) else { return nil }
      return parts(of: path).lazy.filter { $0.kind != .protocolType }.compactMap { part in
        part.fields.first { $0.name == name }?.type
          ?? part.computed.first { $0.name == name && !$0.isStatic }?.type
      }.first
    case .index(let owner, let keys, let spelling):
      return declaredType(of: owner).flatMap { elementType(of: $0, keys, spelling) }
    case .callNamed(let call):
      return tree.functions.first { $0.baseName == call.name && $0.fitted(to: call) != nil }?
        .returns
    case .callMember(let owner, _, let call):
      guard case .named(let path)? = staticType(of: owner), tree.types[path]?.kind != .protocolType
      else { return nil }
      return methods(call.name, of: path, isStatic: false).first { $0.fitted(to: call) != nil }?
        .returns
    case .cast(_, let type, .conditional), .cast(_, let type, .wrapped): return .optional(type)
    case .cast(_, let type, _): return type
    case .forced(let inner), .link(let inner): return declaredType(of: inner)?.wrapped
    case .tryForced(let inner), .wait(let inner): return declaredType(of: inner)
    case .callValue(.slot(let slot), _):
      guard case .function(_, let result)? = scope.code.slotTypes[slot], result != .any else {
        return nil
      }
      return result
    case .array(let items):
      return items.contains { typeWithAny(of: $0) == .any } ? .array(.any) : nil
    case .coalesce(let left, _, isKept: false): return declaredType(of: left)?.wrapped
    default: return nil
    }
  }

  /// The type of an argument that the values do not show.
  func hiddenType(of value: Expression) -> TypeReference? {
    switch shape(of: value) {
    case .substring?: return .named("Substring")
    case .substrings?: return .array(.named("Substring"))
    case .reversed?, nil: return typeWithAny(of: value)
    }
  }

  /// What the body of a closure without written types tells about the types of its parameters:
  /// `{ save($0 as Int) }`.
  func matchBody(of code: Int, _ type: TypeReference, _ found: inout [String: TypeReference]) {
    guard case .function(let wanted, _) = type else { return }
    let closure = tree.codes[code]
    for (index, type) in wanted.enumerated() where closure.parameters.indices.contains(index) {
      guard case .parameter(let name) = type, found[name] == nil,
        !closure.parameterTypes.indices.contains(index) || closure.parameterTypes[index] == .any
      else { continue }
      found[name] =
        closure.body.lazy.flatMap(\.parts).compactMap {
          $0.type(ofSlot: closure.parameters[index], deep: 16)
        }.first
    }
  }

  /// Notes a variable's type where it is written with `Any`, or is that of a value with such a type.
  func noteAny(_ written: TypeSyntax?, _ type: TypeReference?, _ value: Expression?, slot: Int) {
    if let written {
      guard written.writesAny, let type, type.erased == type else { return }
      scope.anyTypes[slot] = type
    } else if let value, let type = typeWithAny(of: value) {
      scope.anyTypes[slot] = type
    }
  }
}

extension TypeSyntax {
  /// Whether the word `Any` is in it. Type aliases and associated types may stand for it too, or for
  /// something else.
  var writesAny: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.Any) }
  }
}

extension TypeReference {
  /// Whether the type is `Any` or a collection or Optional of it.
  var holdsAny: Bool {
    switch self {
    case .any: return true
    case .array(let inner), .set(let inner), .optional(let inner): return inner.holdsAny
    case .dictionary(let key, let value): return key.holdsAny || value.holdsAny
    default: return false
    }
  }

  /// Like `match`, where a parameter may also stand for `Any`.
  func matchWhole(_ other: TypeReference, _ found: inout [String: TypeReference]) {
    switch (self, other) {
    case (.parameter(let name), _): found[name] = found[name] ?? other
    case (.optional(let one), .optional(let inner)), (.array(let one), .array(let inner)),
      (.set(let one), .set(let inner)):
      one.matchWhole(inner, &found)
    case (.optional(let one), _): one.matchWhole(other, &found)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      key.matchWhole(otherKey, &found)
      value.matchWhole(otherValue, &found)
    default: break
    }
  }
}

extension TypeReference {
  /// Whether a value of the other type, which holds `Any`, can be of this one.
  func hasShape(of other: TypeReference) -> Bool {
    switch (self, other) {
    case (.any, _), (.parameter, _): return true
    case (.optional(let one), .optional(let inner)), (.array(let one), .array(let inner)),
      (.set(let one), .set(let inner)):
      return one.hasShape(of: inner)
    case (.optional(let one), _): return one.hasShape(of: other)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      return key.hasShape(of: otherKey) && value.hasShape(of: otherValue)
    default: return self == other
    }
  }
}

extension Expression {
  /// The type to which a value of the slot is converted in the expression.
  fileprivate func type(ofSlot slot: Int, deep levels: Int) -> TypeReference? {
    if case .cast(.slot(slot), let type, .known) = self, type.isSettled { return type }
    guard levels > 0 else { return nil }
    return parts.lazy.compactMap { $0.type(ofSlot: slot, deep: levels - 1) }.first
  }
}

extension Method {
  /// Whether the parameter's type is a generic parameter that nothing else in the declaration names, so that the code
  /// can only show or cast its values.
  func onlyShows(_ place: Int) -> Bool {
    guard case .parameter(let name) = types[place].wrapped, parameters.contains(name) else {
      return false
    }
    let others = types.indices.filter { $0 != place }.map { types[$0] } + [returns ?? .void]
    return !constraints.contains { $0.subject == name }
      && others.allSatisfy { $0.mapped { $0 == name ? .any : .parameter($0) } == $0 }
  }
}
