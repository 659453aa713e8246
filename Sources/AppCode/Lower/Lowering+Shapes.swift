import LifecycleModel
import SwiftSyntax

/// A static type that the stored value does not show: a reversed collection, which is stored as an array, or substrings
/// in an empty list. It affects only `type(of:)` and `print`.
enum Shape: Sendable {
  /// A ReversedCollection of a string, or of something else.
  case reversed(text: Bool)
  case substring
  case substrings
}

extension Lowering {
  /// The static shape of the expression; nil if the value shows its type.
  func shape(of expression: Expression) -> Shape? {
    switch expression {
    case .slot(let slot): return scope.shapes[slot]
    case .wait(let inner), .tryForced(let inner): return shape(of: inner)
    case .callMember(let owner, _, let call): return shape(of: call, on: owner)
    case .index(let owner, let keys, _):
      guard keys.count == 1 else { return nil }
      if case .substrings? = shape(of: owner), !isRange(keys[0]) { return .substring }
      return isText(owner) && isRange(keys[0]) ? .substring : nil
    case .forced(.member(let owner, "first")), .forced(.member(let owner, "last")):
      guard case .substrings? = shape(of: owner) else { return nil }
      return .substring
    default: return nil
    }
  }

  private func shape(of call: Call, on owner: Expression) -> Shape? {
    guard extensionMethods(call.name, of: staticType(of: owner)).isEmpty else { return nil }
    switch call.name {
    case "reversed" where call.values.isEmpty:
      if isText(owner) { return .reversed(text: true) }
      if case .array? = staticType(of: owner) { return .reversed(text: false) }
      return isRange(owner) ? .reversed(text: false) : nil
    case "prefix", "suffix", "dropFirst", "dropLast", "drop":
      return isText(owner) ? .substring : nil
    case "split": return isText(owner) ? .substrings : nil
    default: return nil
    }
  }

  private func isText(_ expression: Expression) -> Bool {
    if case .substring? = shape(of: expression) { return true }
    return staticType(of: expression) == .string
  }

  private func isRange(_ expression: Expression) -> Bool {
    switch expression {
    case .binary(.range, _, _), .binary(.closedRange, _, _), .literal(.object("Operator", _)):
      return true
    case .callNamed(let call): return ["PartialRange", "Range", "ClosedRange"].contains(call.name)
    default: return false
    }
  }

  /// A Swift program cannot contain this name.
  static let reversedCollection = "ReversedCollection of"

  /// The collection in printed form; nil for other expressions.
  func shownReversed(_ value: Expression) -> Expression? {
    guard case .reversed(let isText)? = shape(of: value) else { return nil }
    var call = Call(
      name: Lowering.reversedCollection, labels: ["base"], values: [], trailing: 0, spelling: "")
    if case .callMember(let base, _, _) = value {
      call.values = [base]
    } else {
      (call.labels, call.values) = (["elements", "isText"], [value, .literal(.bool(isText))])
    }
    return .callNamed(call)
  }

  /// Whether it is a generic type without arguments. Only its values know them.
  func namesGeneric(_ type: TypeReference) -> Bool {
    switch type {
    case .named(let path): return tree.types[path]?.parameters.isEmpty == false
    case .array(let element), .set(let element), .optional(let element):
      return namesGeneric(element)
    case .dictionary(let key, let value): return namesGeneric(key) || namesGeneric(value)
    default: return false
    }
  }

  /// The result of `type(of:)` if the value does not show it.
  func shownType(of value: Expression) -> Expression? {
    switch shape(of: value) {
    case .substring?: return .literal(.type("Substring"))
    case .substrings?: return .literal(.type("Array<Substring>"))
    case .reversed?, nil: return nil
    }
  }
}

extension CodeBlockSyntax {
  /// Whether it calls `super.init` or `self.init`. Swift adds `super.init()` to an initializer
  /// without either.
  var callsInit: Bool { initCall != nil }

  /// `init` in the first call of `super.init` or `self.init`.
  var initCall: TokenSyntax? {
    tokens(viewMode: .sourceAccurate).first { token in
      guard token.tokenKind == .keyword(.`init`) else { return false }
      let base = token.previousToken(viewMode: .sourceAccurate)?
        .previousToken(viewMode: .sourceAccurate)
      return base?.tokenKind == .keyword(.super) || base?.tokenKind == .keyword(.self)
    }
  }
}
