import SwiftSyntax

extension DeclModifierListSyntax {
  func have(_ word: String) -> Bool { contains { $0.name.text == word } }

  /// Whether other files cannot set the property.
  var limitSetter: Bool { have("private") || have("fileprivate") }

  var areStatic: Bool { have("static") || contains { $0.name.text == "class" } }
}

extension DeclSyntax {
  var isOverride: Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.have("override") == true
  }
}

extension VariableDeclSyntax {
  /// Whether it is a protocol requirement such as `{ get set }`.
  var isRequirement: Bool {
    bindings.allSatisfy { binding in
      guard case .accessors(let list)? = binding.accessorBlock?.accessors else { return false }
      return list.allSatisfy { $0.body == nil }
    }
  }

  var names: [String] {
    bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText }
  }
}

extension Character {
  var isOperator: Bool {
    "+-*/%=<>!&|^~?".contains(self) || (!isLetter && !isNumber && self != "_")
  }
}
