/// A condition of a generic declaration, or of the enclosing extension, on a type.
struct TypeConstraint: Hashable, Sendable {
  /// A parameter of the declaration. For an extension `Self`, or a parameter of the extended type:
  /// `Element`, `Wrapped`.
  var subject: String
  /// A protocol or superclass; nil if the type must equal `same`.
  var conformance: String?
  var same: TypeReference?
  /// The associated type of another parameter that it must equal: `B.Food`.
  var sameMember: String?
}
