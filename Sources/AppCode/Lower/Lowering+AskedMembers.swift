import SwiftSyntax

extension Lowering {
  /// A key that no parameter has. Under it, a member's arguments contain the static type of the receiver.
  static let asked = "asked type"

  /// A property of a value whose static type is a protocol or a class, if a subclass declares its own property while
  /// the protocol's extension has a default. Swift reads the default. nil for other members.
  func askedMember(
    _ name: String, of owner: TypeReference?, _ value: Expression
  ) -> Expression? {
    guard case .named(let path)? = owner?.plain,
      [.protocolType, .classType].contains(tree.types[path]?.kind),
      hidesDefault(name, of: path)
    else { return nil }
    return .extensionMember(value, name, [Lowering.asked: .named(path)])
  }

  /// Whether a subclass declares the property although its superclass (which conforms to the protocol, or is the class)
  /// uses the default.
  private func hidesDefault(_ name: String, of path: String) -> Bool {
    tree.types.values.contains { own in
      guard own.kind == .classType, declares(own, name),
        let parent = own.inherited.first(where: { tree.types[$0]?.isReference == true })
      else { return false }
      let above = tree.lineage(of: parent)
      return above.contains { $0.name == path }
        && !above.contains { $0.kind == .classType && declares($0, name) }
        && above.contains { $0.kind == .protocolType && declares($0, name) }
    }
  }

  private func declares(_ type: OwnType, _ name: String) -> Bool {
    type.fields.contains { $0.name == name }
      || type.computed.contains { $0.name == name && !$0.isStatic }
  }
}
