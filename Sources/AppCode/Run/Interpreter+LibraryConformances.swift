import LifecycleModel

extension Interpreter {
  /// Whether one of Swift's own values conforms to one of its protocols.
  func conforms(_ value: Value, _ name: String) -> Bool {
    if value.substringParts != nil {
      return !Interpreter.coding.contains(name) && conforms(value.withoutBase, name)
    }
    if name == "RangeExpression" { return value.isRange }
    if let known = isCollection(value, name) { return known }
    switch (value, name) {
    case (.character, _) where Interpreter.coding.contains(name): return false
    case (.int, "BinaryInteger"), (.integer, "BinaryInteger"), (.int, "Numeric"),
      (.integer, "Numeric"), (.double, "Numeric"), (.float, "Numeric"),
      (.double, "BinaryFloatingPoint"), (.float, "BinaryFloatingPoint"),
      (.double, "FloatingPoint"), (.float, "FloatingPoint"), (.int, "FixedWidthInteger"),
      (.integer, "FixedWidthInteger"), (.int, "SignedInteger"), (.int, "SignedNumeric"),
      (.double, "SignedNumeric"), (.float, "SignedNumeric"), (.string, "StringProtocol"):
      return true
    case (.integer(let type, _), "SignedInteger"), (.integer(let type, _), "SignedNumeric"):
      return type.isSigned
    case (.int, _), (.integer, _), (.double, _), (.float, _), (.string, _), (.bool, _),
      (.character, _):
      return [
        "CustomStringConvertible", "Equatable", "Hashable", "Comparable", "Codable", "Decodable",
        "Encodable", "Sendable", "LosslessStringConvertible",
      ].contains(name) && !(name == "Comparable" && value.asBool != nil)
    case (.array, "CustomStringConvertible"), (.dictionary, "CustomStringConvertible"),
      (.object("Set", _), "CustomStringConvertible"):
      return true
    case (.array(let items), _), (.object("Set", let items), _):
      return Interpreter.ofParts.contains(name)
        && items.allSatisfy { convert($0, to: .named(name)) != nil }
    case (.dictionary(let entries), _):
      return Interpreter.ofParts.contains(name)
        && entries.allSatisfy { entry in
          [entry.key, entry.value].allSatisfy { convert($0, to: .named(name)) != nil }
        }
    case (.object("Date", _), "Comparable"), (.object("UUID", _), "Comparable"): return true
    case (.object("Date", _), _), (.object("URL", _), _), (.object("Data", _), _),
      (.object("UUID", _), _):
      return Interpreter.ofParts.contains(name)
        || name == "Sendable" || name == "CustomStringConvertible"
    case (.object, "RawRepresentable"):
      return table(of: value)?.table.cases.first?.rawValue != nil
    case (.object, "Equatable"), (.object, "Hashable"), (.object, "Encodable"),
      (.object, "Decodable"), (.reference, "Equatable"), (.reference, "Encodable"),
      (.reference, "Decodable"):
      guard let type = table(of: value)?.name else { return false }
      return conforms(own: type, to: name) ?? false
    default: return false
    }
  }

  /// Whether a value of the library conforms to one of its protocols. Of a list, the first element
  /// tells.
  func conformsByKind(_ value: Value, _ name: String) -> Bool {
    switch value {
    case .array(let items): return conforms(.array(Array(items.prefix(1))), name)
    case .object("Set", let items): return conforms(.object("Set", Array(items.prefix(1))), name)
    case .dictionary(let entries): return conforms(.dictionary(Array(entries.prefix(1))), name)
    case .object(let type, _): return tree.types[type] == nil && conforms(value, name)
    case .int, .integer, .double, .float, .string, .bool, .character: return conforms(value, name)
    default: return false
    }
  }

  /// Whether the type is an error of the library, or one of the files through a protocol.
  func isError(_ name: String) -> Bool {
    guard let table = tree.tables[name], table.kind != .extended else {
      return name.hasSuffix("Error")
    }
    return table.names.contains("LocalizedError")
  }

  /// Whether a value of a library type conforms to a protocol that the files extend.
  func isOfLibrary(_ value: Value, conforming name: String) -> Bool {
    switch name {
    case "NSDictionary":
      if case .dictionary = value { return true }
      return false
    case "NSArray":
      if case .array = value { return true }
      return false
    case "NSString":
      if case .string = value { return true }
      return false
    case "Error", "Encodable", "Decodable", "Codable": break
    default:
      if let type = systemType(of: value) { return KnownType.isKind(type, of: name) }
      switch value {
      case .object(let type, _), .system(let type): return KnownType.isKind(type, of: name)
      default: return false
      }
    }
    return name == "Error" ? value.isLibraryError : value.isCoded
  }

  private static let coding: Set = ["Encodable", "Decodable", "Codable"]
}
