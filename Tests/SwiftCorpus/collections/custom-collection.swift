// swift-format-ignore-file
struct Ring<T>: RandomAccessCollection, MutableCollection { private var items: [T]; init(_ i: [T]) { items = i }
  var startIndex: Int { 0 }; var endIndex: Int { items.count }
  subscript(i: Int) -> T { get { items[i % items.count] } set { items[i % items.count] = newValue } }
  func index(after i: Int) -> Int { i + 1 } }
extension Ring: ExpressibleByArrayLiteral { init(arrayLiteral e: T...) { self.init(e) } }
var r: Ring = [3, 1, 2]
r[4] = 9
print(Array(r), r.count, r.first!, r.last!, r[7], r.sorted(), r.map { $0 + 1 }, r.contains(9), r.firstIndex(of: 2)!)
r.swapAt(0, 2); r.reverse()
print(r.reduce(0, +), Array(r.dropFirst()), r.isEmpty, r.max()!, Array(r.reversed()), r.indices.count, r.prefix(2).map { $0 })
for (i, x) in r.enumerated() where i > 0 { print(i, x, terminator: ";") }
print(r.suffix(1).first!, Array(zip(r, r.dropFirst()).map { $0 - $1 }), r.min { $0 > $1 }!)
