import SwiftSyntax

extension Lowering {
  func noteAssociated(
    _ clause: FunctionParameterClauseSyntax, of member: String, in name: String
  ) {
    for (index, parameter) in clause.parameters.enumerated() {
      noteAssociated(parameter.type, of: member, in: name, parameter: index)
    }
  }

  /// Notes the requirement if its type, or the element type in it, is an associated type of the protocol.
  func noteAssociated(
    _ type: TypeSyntax?, of member: String, in name: String, parameter: Int? = nil
  ) {
    let part =
      type?.as(ArrayTypeSyntax.self)?.element ?? type?.as(OptionalTypeSyntax.self)?.wrappedType
    guard let spelling = (part ?? type)?.spelling, associatedTypes.contains(spelling) else {
      return
    }
    tree.types[name]?.associated[spelling, default: []].append(
      AssociatedWitness(member: member, parameter: parameter, isPart: part != nil))
  }
}
