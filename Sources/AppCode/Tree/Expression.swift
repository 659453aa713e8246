import LifecycleModel

/// An expression of the app's code. Variables are resolved to slots of the frame or to globals;
/// members are resolved at run time, by the receiver.
indirect enum Expression: Sendable {
  case literal(Value)
  case slot(Int)
  case global(Int)
  case member(Expression, String)
  /// `.background`: the type is known to Swift's compiler only.
  case implicitMember(String)
  case index(Expression, [Expression], spelling: String)
  /// A function, a type's initialiser or an unknown name, by name.
  case callNamed(Call)
  case callValue(Expression, [Expression])
  /// `place`: the receiver's place, for mutating methods.
  case callMember(Expression, place: Place?, Call)
  case callImplicit(Call)
  case callSuper(Call)
  /// `super.name`, of a superclass of the files.
  case superMember(String)
  /// A reference that does not keep its object alive.
  case weak(Expression)
  case unowned(Expression)
  /// An operator that the files declare: one operand in front, or two.
  case custom(String, [Expression])
  case assign(Place, Expression)
  case compound(Place, BinaryOperator, Expression)
  case binary(BinaryOperator, Expression, Expression)
  case and(Expression, Expression)
  case or(Expression, Expression)
  case not(Expression)
  case negate(Expression)
  /// `isKept`: what stands behind `??` is an Optional itself, and so is the whole.
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
  /// A whole chain with `?` in it: nil as soon as one link is.
  case chain(Expression)
  /// `x?` inside a chain.
  case link(Expression)
  case tryOptional(Expression)
  case tryForced(Expression)
  case wait(Expression)
  /// `if` and `switch` as values: what the branch returns.
  case value(of: [Statement])
  /// One after the other; the value is that of the last.
  case sequence([Expression])
  /// An `inout` argument: its current value and the place to write back to.
  case reference(Place)

  enum Cast: Sendable { case conditional, forced, known }
}

/// The arguments of a call, with its labels and trailing closures.
struct Call: Sendable {
  var name: String
  /// `_` where there is none.
  var labels: [String]
  var values: [Expression]
  /// Trailing closures, which take the labels of the last parameters.
  var trailing: Int
  /// The arguments as spelled, for calls that are only noted.
  var spelling: String
  /// `x.name?(...)`: nil where `x` has no such method, or the closure is nil.
  var isOptional = false
  /// The code of the overload chosen by static types; nil if run-time values decide.
  var chosen: Int?
  /// The chosen method is dispatched statically.
  var isStatic = false
  /// `Swift.max`: not one of the files.
  var isOfLibrary = false
  /// The protocol that the receiver is known by, where it is the static type.
  var asking: String?
  /// It looks for a place in a part of a text, and the receiver is what makes the part.
  var findsInPart = false
  /// `Stack<Int>()`.
  var typeArguments: [TypeReference] = []

  var fullName: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }
}

/// Something that can be assigned to.
indirect enum Place: Sendable {
  case slot(Int)
  case global(Int)
  case member(Place, String)
  case index(Place, [Expression], spelling: String)
  /// A value without a place: assigning to its members has an effect only on objects.
  case value(Expression)
  case forced(Place)
  /// `x?` inside the chain that is assigned to.
  case link(Place)
  case tuple([Place])
  case superMember(String)
  /// A local variable with observers: the slots of the closures that observe it.
  case observed(Int, willSet: Int?, didSet: Int?)
  /// A local variable with code of its own: the slots of the closures that read and set it.
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
  case wrappingAdd = "&+"
  case wrappingSubtract = "&-"
  case wrappingMultiply = "&*"
}
