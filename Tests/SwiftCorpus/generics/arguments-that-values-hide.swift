// Type arguments that are Void, a Substring or Any.
func kind<T>(_ value: T) -> String { "\(T.self)" }
print(kind(()), kind("abc".dropFirst()), kind(3 as Any))
print(kind("ab".first), kind([Int]().max()))
print(Optional(5).unsafelyUnwrapped)
enum Shape {
  case circle(radius: Double)
  case box(width: Double, height: Double)
  case dot
}
print(type(of: Shape.circle), type(of: Shape.box), type(of: Shape.dot))
