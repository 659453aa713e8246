struct Method: Sendable {
  /// `name(labels:)`.
  var fullName: String
  var baseName: String
  var labels: [String]
  var code: Int
  /// Code numbers of the parameters' default values.
  var defaults: [Int?]
  var types: [TypeReference]
  var returns: TypeReference?
  /// The type in `throws(Failure)`.
  var failure: TypeReference?
  /// The bounds' types of parameters that are ranges, by the parameter's place.
  var rangeBounds: [Int: TypeReference] = [:]
  /// Parameters with `@autoclosure`, whose arguments are evaluated when the method uses them.
  var autoclosures: Set<Int> = []
  /// The result builders of closure parameters, by the parameter's place.
  var builders: [Int: String] = [:]
  /// Names of its own generic parameters.
  var parameters: [String] = []
  /// Constraints of these parameters and of the enclosing extension.
  var constraints: [TypeConstraint] = []
  /// The parameter that takes the remaining arguments.
  var variadic: Int?
  var isInout: [Bool]
  var isStatic = false
  var isMutating = false
  var isAsync = false
  var isFailable = false
  /// A convenience initializer, which a subclass may inherit.
  var isConvenience = false
  var isPrivate = false
  var isObjC = false
  var isOverride = false
  /// The names in the inheritance clause of the enclosing declaration or extension. For a class, without the first one,
  /// which may be its superclass.
  var protocols: [String] = []
  /// The line of `func`.
  var line: Int
  var column = 1
}
