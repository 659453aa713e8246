import LifecycleModel

/// An expression of the app's code. Variables are resolved to slots of the frame or to globals;
/// members are resolved at run time by their receiver.
indirect enum Expression: Sendable {
  case literal(Value)
  case slot(Int)
  case global(Int)
  case member(Expression, String)
  /// A property that the files add to a library type, with the type arguments of the receiver's static type.
  case extensionMember(Expression, String, [String: TypeReference])
  /// `.background`, whose type only Swift's compiler knows.
  case implicitMember(String)
  case index(Expression, [Expression], spelling: String)
  /// A call by name: of a function, a type's initializer or an unknown name.
  case callNamed(Call)
  case callValue(Expression, [Expression])
  /// `place`: the receiver's place, for mutating methods.
  case callMember(Expression, place: Place?, Call)
  case callImplicit(Call)
  case callSuper(Call)
  /// `super.name` of a superclass in the files.
  case superMember(String)
  /// A reference that does not keep its object alive.
  case weak(Expression)
  case unowned(Expression)
  /// A user-defined operator: one prefix operand, or two operands.
  case custom(String, [Expression])
  case assign(Place, Expression)
  case compound(Place, BinaryOperator, Expression)
  case binary(BinaryOperator, Expression, Expression)
  case and(Expression, Expression)
  case or(Expression, Expression)
  case not(Expression)
  case negate(Expression)
  /// `isKept`: the right side of `??` is an Optional, and so is the result.
  case coalesce(Expression, Expression, isKept: Bool)
  case choice(Expression, Expression, Expression)
  case array([Expression])
  case dictionary([(key: Expression, value: Expression)])
  case tuple([Expression])
  case labelled([Expression], [String])
  case interpolation([Expression])
  case closure(Int)
  case cast(Expression, TypeReference, Cast)
  case isType(Expression, TypeReference)
  case forced(Expression)
  /// A whole optional chain: nil as soon as one link is nil.
  case chain(Expression)
  /// `x?` inside a chain.
  case link(Expression)
  case tryOptional(Expression)
  case tryForced(Expression)
  case wait(Expression)
  /// `if` or `switch` as an expression: the value of the chosen branch.
  case value(of: [Statement])
  /// Several expressions in order. The value is that of the last one.
  case sequence([Expression])
  /// An `inout` argument: its current value, and the place to write back to.
  case reference(Place)

  /// - `compared`: an operand of `==`, which takes the type of the other one and may be nil.
  /// - `noted`: notes the type of an unknown value; other values stay as they are.
  /// - `needed`: a nil, from a value declared `T!`, traps.
  /// - `wrapped`: the content of an Optional, even if it is nil.
  enum Cast: Sendable { case conditional, forced, known, compared, noted, needed, wrapped }
}

/// The arguments of a call, with its labels and trailing closures.
struct Call: Sendable {
  var name: String
  /// `_` for an argument without a label.
  var labels: [String]
  var values: [Expression]
  /// The number of trailing closures, which take the labels of the last parameters.
  var trailing: Int
  /// The arguments as written, for calls that are only noted.
  var spelling: String
  /// `x.name?(...)`: nil if `x` has no such method or the closure is nil.
  var isOptional = false
  /// The code of the overload chosen by static types; nil if run-time values decide.
  var chosen: Int?
  /// The chosen method is dispatched statically.
  var isStatic = false
  /// `Swift.max`: the library's function, not one of the files.
  var isOfLibrary = false
  /// The protocol that is the static type of the receiver, if it is one.
  var asking: String?
  /// `.init(...)` of a type that only the use of the value determines.
  var waitsForType = false
  /// An argument runs code that may change the receiver.
  var mayChangeReceiver = false
  /// `Task { }` in code that is not isolated to the main actor.
  var runsElsewhere = false
  /// The unknown type of which `.client(key: "a")` is a member.
  var unknownOwner: String?
  /// `Stack<Int>()`.
  var typeArguments: [TypeReference] = []
  /// Library types whose member of this name takes other labels, by `LibraryLabels.tableName`.
  var typesWithOtherLabels: [String] = []
  /// For a method that the files add to a library type: the type arguments of the receiver's static type. An empty list
  /// does not show its `Element`.
  var receiverArguments: [String: TypeReference] = [:]

  var fullName: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }
}

/// A place that can be assigned to.
indirect enum Place: Sendable {
  case slot(Int)
  case global(Int)
  case member(Place, String)
  case index(Place, [Expression], spelling: String)
  /// A value without a place. Assigning to its members has an effect only if it is an object.
  case value(Expression)
  case forced(Place)
  /// `x?` inside an assigned chain.
  case link(Place)
  case tuple([Place])
  case superMember(String)
  /// A local variable with observers, and the slots of their closures.
  case observed(Int, willSet: Int?, didSet: Int?)
  /// A local computed variable: the slots of the closures that read and set it.
  case computed(Int, setter: Int?)
  case discard
}

enum BinaryOperator: String, CaseIterable, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case equal = "=="
  case notEqual = "!="
  case identical = "==="
  case notIdentical = "!=="
  case matches = "~="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case range = "..<"
  case closedRange = "..."
  case bitAnd = "&"
  case bitOr = "|"
  case bitXor = "^"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case maskingShiftLeft = "&<<"
  case maskingShiftRight = "&>>"
  case wrappingAdd = "&+"
  case wrappingSubtract = "&-"
  case wrappingMultiply = "&*"
}
