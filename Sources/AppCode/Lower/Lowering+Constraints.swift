import SwiftSyntax

/// The constraints of generic declarations.
extension Lowering {
  func typeConstraints(_ clause: GenericParameterClauseSyntax?) -> [TypeConstraint] {
    clause?.parameters.flatMap { parameter in
      typeConstraints(on: parameter.name.text, parameter.inheritedType)
    } ?? []
  }

  func typeConstraints(_ clause: GenericWhereClauseSyntax?) -> [TypeConstraint] {
    clause?.requirements.flatMap { requirement -> [TypeConstraint] in
      switch requirement.requirement {
      case .conformanceRequirement(let written):
        return typeConstraints(on: written.leftType.spelling, written.rightType)
      case .sameTypeRequirement(let written):
        guard let type = written.rightType.as(TypeSyntax.self) else { return [] }
        let base = type.as(MemberTypeSyntax.self)?.baseType.spelling
        return [
          TypeConstraint(
            subject: written.leftType.spelling, same: lower(type),
            sameMember: base.map(genericParameters.contains) == true ? type.spelling : nil)
        ]
      default: return []
      }
    } ?? []
  }

  private func typeConstraints(on subject: String, _ written: TypeSyntax?) -> [TypeConstraint] {
    guard let written else { return [] }
    let parts = written.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [written]
    return parts.map { part in
      let name = String(part.spelling.prefix { $0 != "<" })
      return TypeConstraint(
        subject: subject, conformance: resolve(name) ?? Lowering.lastName(name))
    }
  }
}
