extension TypeReference {
  static func keyValuePairs(_ key: TypeReference, _ value: TypeReference) -> TypeReference {
    .named("KeyValuePairs<\(key.pathName), \(value.pathName)>")
  }

  /// Behind the type of the parameter of a function type that takes any number of arguments.
  static let repetition = "..."

  /// The name of the type of each of these arguments; nil for other parameters.
  var repeated: String? {
    guard case .named(let name) = self, name.hasSuffix(TypeReference.repetition) else { return nil }
    return String(name.dropLast(TypeReference.repetition.count))
  }

  /// The first `Result` in the type.
  var firstResult: TypeReference? {
    switch self {
    case .result: return self
    case .optional(let inner), .array(let inner), .set(let inner), .dictionary(_, let inner):
      return inner.firstResult
    case .tuple(let parts, _): return parts.lazy.compactMap(\.firstResult).first
    default: return nil
    }
  }

  /// The names of the success and failure types of the first `Result` in the type; nil if there is none, or if they are
  /// unknown.
  var resultArguments: [String]? {
    guard case .result(let success, let failure)? = firstResult, success.erased == success,
      failure.erased == failure
    else { return nil }
    return [success.pathName, failure.pathName]
  }
}
