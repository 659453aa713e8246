// swift-format-ignore-file
class A { var rows: [Int] = [] { didSet { print(oldValue.count, rows.count) } } }
final class B: A { convenience init(q: Int) { self.init(); rows = [q] } }
func run() { let b = B(q: 1); print(b.rows) }
run()
