import LifecycleModel

/// Objects of Foundation that are bridged to lists of Swift.
extension Interpreter {
  /// The elements of an NSMutableArray or an NSMutableSet as a list of Swift.
  func bridgedCollection(_ value: Value, _ type: TypeReference) -> Value? {
    guard let (name, table) = table(of: value), BridgedCollections.isBridged(name),
      let place = table.fields["objects"], fields(of: value).indices.contains(place),
      case .array(let items) = fields(of: value)[place]
    else { return nil }
    if case .set = type { return .object("Set", items) }
    return .array(items)
  }
}
