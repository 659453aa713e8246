import LifecycleModel

/// A `TabView` shows one tab; closures of the other tabs do not run.
extension Interpreter {
  /// Visits the tab whose tag is selected, or the first tab.
  mutating func visit(
    tabs values: [Value], at path: String, _ environment: Environment, _ walk: inout Walk
  ) throws(Unwinding) {
    guard let index = values.lastIndex(where: \.isFunction) else { return }
    let content = try call(values[index], [])
    let tabs = tabs(in: content)
    var selected = Value.none
    if index > 0, case .object("Binding", _) = values[0] {
      selected = try member("wrappedValue", of: values[0]).unwrapped
    }
    let shown = tabs.first { tag(of: $0) == selected } ?? tabs.first
    if let shown { try visit(shown, at: "\(path).\(index)", environment, &walk) }
  }

  private func tabs(in content: Value) -> [Value] {
    guard case .object("View", let parts) = content, parts.first == .string("group"),
      case .array(let views)? = parts.last
    else { return [content] }
    return views.flatMap(tabs)
  }

  private func tag(of view: Value) -> Value? {
    guard case .object("View", let parts) = view else { return nil }
    switch parts.first {
    case .string("placed")? where parts.count == 3: return tag(of: parts[2])
    case .string("modified")? where parts.count == 5:
      if parts[2] == .string("tag"), case .array(let values) = parts[4] {
        return values.first?.unwrapped
      }
      return tag(of: parts[1])
    default: return nil
    }
  }
}
