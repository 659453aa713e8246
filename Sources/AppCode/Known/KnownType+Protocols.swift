/// Protocols of the library that the files may extend.
extension KnownType {
  /// Protocols of the library that others refine or stand for.
  static let refined: [String: [String]] = [
    "Codable": ["Encodable", "Decodable"], "Comparable": ["Equatable"],
    "Hashable": ["Equatable"], "LocalizedError": ["Error"], "CustomNSError": ["Error"],
    "LosslessStringConvertible": ["CustomStringConvertible"],
    "OptionSet": ["SetAlgebra", "RawRepresentable", "Equatable"], "SetAlgebra": ["Equatable"],
    "Numeric": ["AdditiveArithmetic", "Equatable"], "AdditiveArithmetic": ["Equatable"],
    "SignedNumeric": ["Numeric", "AdditiveArithmetic", "Equatable"],
    "Strideable": ["Comparable", "Equatable"],
  ]

  /// Whether `Self` in an extension of it is the type of the value.
  static func isProtocol(_ name: String) -> Bool {
    protocols.contains(name) || furtherProtocols.contains(name)
  }

  private static let furtherProtocols: Set = [
    "CaseIterable", "Identifiable", "Error", "LocalizedError", "CustomNSError", "OptionSet",
    "SetAlgebra", "AdditiveArithmetic", "Strideable", "CodingKey", "IteratorProtocol",
    "CustomDebugStringConvertible",
  ]
}

extension OwnType {
  /// The protocols to which Swift makes an enumeration conform that does not name them.
  var impliedProtocols: [String] {
    guard kind == .enumType else { return [] }
    let isPlain = !cases.isEmpty && cases.allSatisfy(\.types.isEmpty)
    return (rawType == nil ? [] : ["RawRepresentable"])
      + (isPlain ? ["Hashable", "Equatable"] : [])
  }
}
