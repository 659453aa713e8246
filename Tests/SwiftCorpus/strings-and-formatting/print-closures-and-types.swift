print(Int.self, [String].self, (Int, String).self, Optional<Int>.self, [String: Any].self)
struct Own {
  struct Inner {}
  enum Side { case a }
}
print(Own.self, Own.Inner.self, type(of: Own.Inner()), Own.Side.a)
print(type(of: { 1 }), (() -> Void).self)
print("\(Own.self)", String(describing: Own.Inner.self), String(reflecting: Int.self))
