/// A condition that a generic declaration, or the extension around it, sets on a type.
struct TypeConstraint: Hashable, Sendable {
  /// A parameter of the declaration; for an extension `Self`, or a parameter of the type that it
  /// extends: `Element`, `Wrapped`.
  var subject: String
  /// A protocol or superclass; nil where `same` is the type itself.
  var conformance: String?
  var same: TypeReference?
}
