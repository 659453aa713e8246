extension Lowering {
  /// The type that `decoder.decode(Push.self, from: data)` gives; nil for other calls.
  func decoded(by call: Call, of owner: TypeReference?) -> TypeReference? {
    guard call.name == "decode", call.labels == ["_", "from"],
      owner == nil || owner == .named("JSONDecoder"), let first = call.values.first,
      case .metatype(.named(let path))? = staticType(of: first), let own = tree.types[path],
      own.parameters.isEmpty, own.kind != .extended
    else { return nil }
    return .named(path)
  }
}
