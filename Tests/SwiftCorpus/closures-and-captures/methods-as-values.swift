// swift-format-ignore-file
struct Counter { var n = 0; mutating func bump() -> Int { n += 1; return n }
  func makeGetter() -> () -> Int { { self.n } }
  mutating func apply(_ f: (inout Counter) -> Void) { f(&self) } }
var c = Counter(n: 4)
let g = c.makeGetter()
c.apply { $0.n *= 3 }
_ = c.bump()
print(g(), c.n)
func withValue<T>(_ v: inout T, _ f: (inout T) -> Void) { f(&v) }
var arr = [3, 1, 2]
withValue(&arr) { $0.sort(); $0.append(9) }
withValue(&arr[0]) { $0 += 100 }
print(arr)
let m = Counter.makeGetter, up = String.uppercased, has = "hello".hasPrefix
print(m(c)(), up("x")(), has("he"), ["a", "b"].map(up).map { $0() })
