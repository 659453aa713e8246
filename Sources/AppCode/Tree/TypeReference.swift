/// A type as far as values can be told apart at run time.
indirect enum TypeReference: Hashable, Sendable {
  case bool, int, double, string
  case array(TypeReference)
  case dictionary(TypeReference, TypeReference)
  case set(TypeReference)
  case tuple([TypeReference])
  case optional(TypeReference)
  case function
  case any
  /// Of the app or of the system, by name.
  case named(String)

  var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  var swiftName: String {
    switch self {
    case .bool: return "Bool"
    case .int: return "Int"
    case .double: return "Double"
    case .string: return "String"
    case .array(let element): return "Array<\(element.swiftName)>"
    case .dictionary(let key, let value):
      return "Dictionary<\(key.swiftName), \(value.swiftName)>"
    case .set(let element): return "Set<\(element.swiftName)>"
    case .tuple(let parts): return "(" + parts.map(\.swiftName).joined(separator: ", ") + ")"
    case .optional(let wrapped): return "Optional<\(wrapped.swiftName)>"
    case .function: return "Function"
    case .any: return "Any"
    case .named(let name): return name
    }
  }
}
