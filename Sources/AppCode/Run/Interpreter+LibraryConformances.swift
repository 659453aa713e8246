import LifecycleModel

extension Interpreter {
  /// Whether one of Swift's own values conforms to one of its protocols.
  func conforms(_ value: Value, _ name: String) -> Bool {
    switch (value, name) {
    case (.int, "BinaryInteger"), (.integer, "BinaryInteger"), (.int, "Numeric"),
      (.integer, "Numeric"), (.double, "Numeric"), (.float, "Numeric"),
      (.double, "BinaryFloatingPoint"), (.float, "BinaryFloatingPoint"),
      (.string, "StringProtocol"):
      return true
    case (.int, _), (.integer, _), (.double, _), (.float, _), (.string, _), (.bool, _),
      (.character, _):
      return [
        "CustomStringConvertible", "Equatable", "Hashable", "Comparable", "Codable", "Decodable",
        "Encodable", "Sendable", "LosslessStringConvertible",
      ].contains(name) && !(name == "Comparable" && value.asBool != nil)
    case (.array, "CustomStringConvertible"), (.dictionary, "CustomStringConvertible"),
      (.object("Set", _), "CustomStringConvertible"), (.array, "Collection"),
      (.dictionary, "Collection"), (.object("Set", _), "Collection"), (.string, "Collection"),
      (.array, "Sequence"), (.dictionary, "Sequence"), (.object("Set", _), "Sequence"),
      (.string, "Sequence"):
      return true
    case (.object, "Equatable"), (.object, "Hashable"):
      guard let (_, table) = table(of: value) else { return false }
      return table.kind == .enumType && table.cases.allSatisfy { $0.labels.isEmpty }
    default: return false
    }
  }
}
