import LifecycleModel

extension Lowering {
  /// Gives literals the user-defined type of another value in the list: `max(5, money)`.
  func beside(_ values: [Expression]) -> [Expression] {
    let own = values.lazy.filter { !$0.isLiteral }.compactMap { self.staticType(of: $0) }.first {
      type in
      if type.isNumber { return true }
      guard case .named(let path) = type, let kind = self.tree.types[path]?.kind else {
        return false
      }
      return kind != .protocolType && kind != .extended
    }
    guard let own else { return values }
    return values.map { value in
      switch value {
      case .literal(.int), .literal(.double), .literal(.string), .literal(.bool):
        return coerced(value, to: own)
      default: return value
      }
    }
  }
}
