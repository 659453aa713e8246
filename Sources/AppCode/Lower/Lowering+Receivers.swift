import LifecycleModel
import SwiftSyntax

/// Decisions by the receiver of a call.
extension Lowering {
  /// A string that is not an Optional, as the array of its characters: only an array has the
  /// collection's `flatMap`.
  func listed(_ text: Expression) -> Expression {
    .callNamed(Call(name: "Array", labels: ["_"], values: [text], trailing: 0, spelling: "(_:)"))
  }

  /// `Optional.map`, as opposed to the `map` of a collection inside the Optional.
  static let optionalMap = "map?"
  static let optionalFlatMap = "flatMap?"
  /// `filter` in an extension of Sequence or Collection, which returns an array for any receiver.
  static let sequenceFilter = "filter[]"

  /// Static dispatch of a method that only a protocol extension declares.
  func choose(extensionMethodOf owner: TypeReference?, _ call: inout Call) {
    guard let parts = extensionOnly(call.name, of: owner) else { return }
    let own = parts.flatMap(\.methods).filter { $0.baseName == call.name && !$0.isStatic }
    if let method = own.first(where: { $0.fitted(to: call) != nil }) {
      (call.chosen, call.isStatic) = (method.code, true)
    }
  }

  func findsPlaces(_ name: String) -> Bool {
    ["firstIndex", "lastIndex", "firstRange", "range"].contains(name)
  }

  /// Whether it is a slice such as `text[start...]` or `text.dropFirst(2)`, whose indices are those
  /// of the string.
  func isPartOfText(_ expression: Expression) -> Bool {
    switch expression {
    case .index(let text, let keys, _): return keys.count == 1 && staticType(of: text) == .string
    case .callMember(let text, _, let call):
      return ["dropFirst", "suffix", "drop"].contains(call.name) && staticType(of: text) == .string
    default: return false
    }
  }

  var isInSequenceExtension: Bool {
    guard let type = enclosingType?.type, tree.types[type]?.kind == .extended else { return false }
    return ["Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection"]
      .contains(type)
  }
}

extension Expression {
  /// Whether it can be the receiver of a mutating method.
  var isPlace: Bool {
    switch self {
    case .slot, .global, .member(.literal(.type), _): return true
    // `Self.names` in a class.
    case .member(.callNamed(let call), _) where call.name == "type": return true
    case .member(let base, _), .index(let base, _, _), .forced(let base), .link(let base),
      .chain(let base):
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
