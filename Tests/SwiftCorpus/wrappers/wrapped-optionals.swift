// swift-format-ignore-file
@propertyWrapper struct Default<T: Equatable> { var wrappedValue: T? ; let fallback: T
  init(wrappedValue: T?, or fallback: T) { self.wrappedValue = wrappedValue; self.fallback = fallback }
  var projectedValue: T { wrappedValue ?? fallback } }
struct C { @Default(or: 3) var n: Int? = nil; @Default(or: "x") var s: String? = "set"
  var sum: String { "\($n)\($s)" } }
var c = C(); print(c.sum, c.n as Any, c.$n); c.n = 9; c.s = nil; print(c.sum)
var d = c; d.n = 1; print(c.$n, d.$n)
