struct Grid {
  private var c: [Int]
  let w: Int
  init(_ w: Int, _ h: Int) {
    self.w = w
    c = Array(repeating: 0, count: w * h)
  }
  subscript(x: Int, y: Int) -> Int {
    get { c[y * w + x] }
    set { c[y * w + x] = newValue }
  }
  subscript(row y: Int) -> ArraySlice<Int> {
    get { c[y * w..<(y + 1) * w] }
    set { c.replaceSubrange(y * w..<(y + 1) * w, with: newValue) }
  }
  subscript<T>(m f: (Int) -> T) -> [T] { c.map(f) }
}
var g = Grid(3, 2)
g[1, 1] = 5
g[0, 0] += 2
g[row: 0] = [7, 8, 9]
print(g[row: 0], g[row: 1], g[m: { "\($0)" }])
func inc(_ x: inout Int, by n: Int = 1) { x += n }
inc(&g[2, 1])
inc(&g[2, 1], by: 10)
print(g[2, 1])
func swapTwo<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
var p = 1
var q = 2
swapTwo(&p, &q)
print(p, q)
struct Acc {
  var total = 0
  mutating func add(_ n: Int) -> Acc {
    total += n
    return self
  }
  var doubled: Int {
    get { total * 2 }
    set { total = newValue / 2 }
  }
}
var a = Acc()
print(a.add(3).total, a.total)
inc(&a.doubled, by: 4)
print(a.total)
var arr = [[1], [2]]
inc(&arr[0][0])
arr[1].append(contentsOf: arr[0])
print(arr)
func mod(_ d: inout [String: [Int]], _ k: String) { d[k, default: []].append(d.count) }
var d: [String: [Int]] = [:]
mod(&d, "a")
mod(&d, "a")
mod(&d, "b")
print(d.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
var o: Int? = 1
func setNil(_ x: inout Int?) { x = nil }
setNil(&o)
print(o as Any)
let fns: [(inout Int) -> Void] = [{ $0 += 1 }, { $0 *= 10 }]
var z = 1
for f in fns { f(&z) }
print(z)
func nested(_ a: inout [Int]) {
  func go(_ i: Int) {
    if i < a.count {
      a[i] *= 2
      go(i + 1)
    }
  }
  go(0)
}
var l = [1, 2]
nested(&l)
print(l)
enum Sw {
  case on, off
  mutating func toggle() { self = self == .on ? .off : .on }
}
var sw = Sw.on
sw.toggle()
print(sw)
var b = true
b.toggle()
print(b)
