extension TypeReference {
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

  /// The names of the success and the failure of the first `Result` in the type; nil if there is
  /// none, or if they are not known.
  var resultArguments: [String]? {
    guard case .result(let success, let failure)? = firstResult, success.erased == success,
      failure.erased == failure
    else { return nil }
    return [success.pathName, failure.pathName]
  }
}
