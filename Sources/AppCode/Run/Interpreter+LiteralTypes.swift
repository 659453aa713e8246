import LifecycleModel

extension Interpreter {
  /// Whether a literal can initialize the user-defined type.
  func isLiteral(_ value: Value, of name: String) -> Bool {
    let label: String
    switch value {
    case .string: label = "stringLiteral"
    case .int: label = "integerLiteral"
    case .double: label = "floatLiteral"
    case .bool: label = "booleanLiteral"
    case .array: label = "arrayLiteral"
    default: return false
    }
    guard let table = tree.tables[name] else { return false }
    if case .array = value, table.names.contains("OptionSet") { return true }
    return table.initialisers.contains { $0.labels == [label] }
  }

  /// The labels of the initializer that `Type.init` means as a function: `map(User.init)`,
  /// `flatMap(Kind.init(rawValue:))`.
  func initialiserLabels(of name: String, _ count: Int) -> [String] {
    if name == "URLQueryItem", count == 2 { return ["name", "value"] }
    let plain = [String](repeating: "_", count: count)
    guard let table = tree.tables[name] else { return plain }
    let fitting = table.initialisers.map(\.labels).filter { $0.count == count }
    if fitting.contains(plain) { return plain }
    if let labels = fitting.first { return labels }
    if table.kind == .enumType, count == 1, table.cases.contains(where: { $0.rawValue != nil }) {
      return ["rawValue"]
    }
    let fields = table.layout.filter { !($0.isConstant && $0.initial != nil) }.map(\.name)
    return table.kind == .structType && fields.count == count ? fields : plain
  }
}
