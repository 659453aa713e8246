import LifecycleModel
import SwiftSyntax

extension Lowering {
  /// `MemoryLayout<Int>.size` of numbers and strings; nil for other types and expressions. The type of a generic
  /// parameter is known when the code runs.
  func memoryLayout(_ name: String, _ base: ExprSyntax) -> Expression? {
    guard ["size", "stride", "alignment"].contains(name),
      let generic = base.as(GenericSpecializationExprSyntax.self),
      generic.expression.spelling == "MemoryLayout",
      let type = generic.genericArgumentClause.arguments.first?.argument.as(TypeSyntax.self)
    else { return nil }
    let lowered = lower(type)
    guard case .parameter = lowered else {
      return Lowering.memoryLayout(name, of: lowered).map { .literal(.int($0)) }
    }
    return .callNamed(
      Call(
        name: Lowering.memoryLayout, labels: ["_", "_"],
        values: [typeValue(lowered), .literal(.string(name))], trailing: 0, spelling: ""))
  }

  /// This name contains a blank, so that no Swift name can equal it.
  static let memoryLayout = "MemoryLayout of"

  static func memoryLayout(_ name: String, of type: TypeReference) -> Int? {
    switch type {
    case .bool: return 1
    case .int, .double: return 8
    case .float: return 4
    case .integer(let type): return type.bitWidth / 8
    case .string, .character: return name == "alignment" ? 8 : 16
    default: return nil
    }
  }
}
