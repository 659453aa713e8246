// swift-format-ignore-file
class A { var n = 0 { willSet { print("A will \(n)->\(newValue)") } didSet { print("A did \(oldValue)->\(n)") } }; var log: [String] = []; lazy var big: [Int] = { print("big"); return [n] }() }
class B: A { override var n: Int { willSet { print("B will") } didSet { print("B did"); if n > 5 { n = 5 } } }; override init() { super.init(); n = 1 } }
let b = B()
b.n = 9
b.n += 1
print(b.n, b.big, b.big)
b.n = 3
print(b.big)
