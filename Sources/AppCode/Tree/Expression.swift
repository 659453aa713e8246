import LifecycleModel

/// An expression of the delegate, with every name resolved. Slots number the values of a call's
/// frame, codes the functions of a `ProgramTree`.
indirect enum Expression: Sendable {
  case literal(Value)
  case slot(Int)
  case property(Int)
  case member(Expression, KnownMember)
  case tupleElement(Expression, Int)
  case index(Expression, Expression)
  case call(code: Int, [Expression])
  case callValue(Expression, [Expression])
  case callMethod(Expression, KnownMethod, [Expression])
  case callFunction(KnownFunction, [Expression])
  case mutate(Place, KnownMutation, [Expression])
  case assign(Place, Expression)
  case compound(Place, BinaryOperator, Expression)
  case binary(BinaryOperator, Expression, Expression)
  case and(Expression, Expression)
  case or(Expression, Expression)
  case not(Expression)
  case negate(Expression)
  case coalesce(Expression, Expression)
  case choice(Expression, Expression, Expression)
  case array([Expression])
  case dictionary([(key: Expression, value: Expression)])
  case tuple([Expression])
  case interpolation([Expression])
  case closure(Int)
  case cast(Expression, TypeReference, Cast)
  case isType(Expression, TypeReference)
  case forced(Expression)
  /// A whole chain with `?` in it: nil as soon as one link is.
  case chain(Expression)
  /// `x?` inside a chain.
  case link(Expression)

  enum Cast: Sendable { case conditional, forced, known }
}

/// Something that can be assigned to.
indirect enum Place: Sendable {
  case slot(Int)
  case property(Int)
  case index(Place, Expression)
  case badge(of: Expression)
  case centerDelegate(Expression)
  /// A computed property, by its codes.
  case computed(getter: Int, setter: Int)
  case forced(Place)
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
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case range = "..<"
  case closedRange = "..."
}
