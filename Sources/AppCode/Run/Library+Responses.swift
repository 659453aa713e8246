import LifecycleModel

/// An HTTPURLResponse that the app makes itself. The header of one from the network is unknown.
extension Interpreter {
  /// nil for other members.
  func responseMember(_ name: String, of response: Value) -> Value? {
    switch name {
    case "allHeaderFields": return .dictionary(headerFields(of: response))
    case "mimeType":
      let type = header("content-type", of: response)
      return .text(type.map { $0.prefix { $0 != ";" }.filter { $0 != " " }.lowercased() })
    case "expectedContentLength":
      let length = header("content-length", of: response).flatMap { Int($0) } ?? -1
      return .integer(.int64, length)
    default: return nil
    }
  }

  func responseCall(
    _ response: Value, _ name: String, _ arguments: LabelledArguments
  ) -> Value? {
    guard name == "value", case .string(let field)? = arguments["forHTTPHeaderField"]?.unwrapped
    else { return nil }
    return .text(header(field, of: response))
  }

  /// Header field names are case-insensitive.
  private func header(_ name: String, of response: Value) -> String? {
    headerFields(of: response).first { $0.key.description.lowercased() == name.lowercased() }?
      .value.description
  }

  private func headerFields(of response: Value) -> [Value.Entry] {
    guard case .dictionary(let entries) = property("headerFields", of: response) else { return [] }
    return entries
  }
}
