import SwiftSyntax

/// Precedence from low to high. Operators without a group have `standard`.
enum Precedence: Int {
  case assignment = 0
  case ternary = 10
  case standard = 15
  case or = 20
  case and = 30
  case comparison = 40
  case coalescing = 50
  case casting = 60
  case range = 70
  case addition = 80
  case multiplication = 90
  case shift = 100

  static func known(_ sign: String) -> Precedence? {
    switch sign {
    case "||": return .or
    case "&&": return .and
    case "==", "!=", "===", "!==", "<", "<=", ">", ">=", "~=": return .comparison
    case "??": return .coalescing
    case "..<", "...": return .range
    case "<<", ">>", "&<<", "&>>": return .shift
    case "+", "-", "|", "^", "&+", "&-": return .addition
    case "*", "/", "%", "&", "&*": return .multiplication
    default: return nil
    }
  }

  static func group(_ name: String) -> Precedence? {
    switch name {
    case "AssignmentPrecedence": return .assignment
    case "TernaryPrecedence": return .ternary
    case "DefaultPrecedence": return .standard
    case "LogicalDisjunctionPrecedence": return .or
    case "LogicalConjunctionPrecedence": return .and
    case "ComparisonPrecedence": return .comparison
    case "NilCoalescingPrecedence": return .coalescing
    case "CastingPrecedence": return .casting
    case "RangeFormationPrecedence": return .range
    case "AdditionPrecedence": return .addition
    case "MultiplicationPrecedence": return .multiplication
    case "BitwiseShiftPrecedence": return .shift
    default: return nil
    }
  }
}

/// A user-defined operator.
struct OwnOperator {
  /// nil for an operator without a group.
  var precedence: Int?
  var leansRight = false
  var isAssignment = false
}
