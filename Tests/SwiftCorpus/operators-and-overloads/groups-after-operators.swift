infix operator ** : Pow
precedencegroup Pow {
  higherThan: MultiplicationPrecedence
  associativity: right
}
func ** (b: Int, e: Int) -> Int { (0..<e).reduce(1) { a, _ in a * b } }
print(2 ** 3 ** 2, 2 * 3 ** 2)
prefix operator √
prefix func √ (d: Double) -> Double { d.squareRoot() }
print(√16 + 1)
postfix operator ++
postfix func ++ (i: inout Int) -> Int {
  defer { i += 1 }
  return i
}
var i = 5
print(i++, i)
struct V: Equatable, AdditiveArithmetic {
  var x, y: Double
  static let zero = V(x: 0, y: 0)
  static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: V, b: V) -> V { V(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: V, k: Double) -> V { V(x: a.x * k, y: a.y * k) }
  static func * (k: Double, a: V) -> V { a * k }
  static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }
  static func *= (a: inout V, k: Double) { a = a * k }
}
var v = V(x: 1, y: 2)
v += V(x: 1, y: 1)
v *= 2
print(v, -v, 3 * v, [v, v].reduce(.zero, +), v - v == .zero)
struct Ver: Comparable, CustomStringConvertible {
  let p: [Int]
  init(_ s: String) { p = s.split(separator: ".").map { Int($0)! } }
  static func < (a: Ver, b: Ver) -> Bool { a.p.lexicographicallyPrecedes(b.p) }
  var description: String { p.map(String.init).joined(separator: ".") }
}
print(
  ["1.10", "1.2", "1.2.1"].map(Ver.init).sorted(), Ver("1.0") < Ver("2"), max(Ver("3"), Ver("2.9")),
  Ver("1")...Ver("2") ~= Ver("1.5"))
infix operator |> : AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print(3 |> { $0 + 1 } |> String.init |> \.count)
infix operator ??= : AssignmentPrecedence
func ??= <T>(a: inout T?, b: @autoclosure () -> T) { if a == nil { a = b() } }
var o: Int? = nil
o ??= 4
o ??= 9
print(o!)
func ~= (p: String, v: Int) -> Bool { p == "even" ? v % 2 == 0 : false }
switch 4 {
case "even": print("even")
default: print("odd")
}
func f(_ x: Int) -> String { "int" }
func f(_ x: Double) -> String { "double" }
func f(_ x: String) -> String { "string" }
func f<T>(_ x: T) -> String { "generic" }
func f(_ x: [Int]) -> String { "ints" }
func f(a x: Int) -> String { "label" }
func f(_ x: Int?) -> String { "opt" }
print(f(1), f(1.0), f("s"), f(true), f([1]), f(a: 1), f(nil as Int?), f(["s"]), f(UInt8(1)))
struct Matrix {
  var d: [[Int]]
  subscript(r: Int, c: Int) -> Int {
    get { d[r][c] }
    set { d[r][c] = newValue }
  }
  subscript(row r: Int) -> [Int] { d[r] }
  static subscript(n: Int) -> Matrix {
    Matrix(d: Array(repeating: Array(repeating: 0, count: n), count: n))
  }
}
var mx = Matrix[2]
mx[0, 1] = 5
mx[1, 1] += 3
print(mx[row: 0], mx.d)
print(5 & 3 | 8 ^ 1, ~5, 1 << 4, -17 >> 1, 0xFF & ~0x0F, true != false, !(1 > 2) && 2 <= 2)
