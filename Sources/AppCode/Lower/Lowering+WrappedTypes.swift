import SwiftSyntax

extension Lowering {
  /// Infers the type of a property with a wrapper and no written type from its initial value, if the wrapper's value has
  /// a generic parameter as its type.
  func inferWrapped(_ name: String, _ value: ExprSyntax, _ wrapper: String, of type: String) {
    infer(value, in: type) { [unowned self] found in
      let own = tree.types[wrapper]
      let wrapped =
        own?.fields.first { $0.name == "wrappedValue" }?.type
        ?? own?.computed.first { $0.name == "wrappedValue" }?.type
      guard case .parameter? = wrapped,
        let index = tree.types[type]?.computed.firstIndex(where: {
          $0.name == name && !$0.isStatic
        })
      else { return }
      tree.types[type]?.computed[index].type = found
    }
  }
}
