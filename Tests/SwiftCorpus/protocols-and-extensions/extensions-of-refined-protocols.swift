// swift-format-ignore-file
extension Equatable { func isIn(_ list: [Self]) -> Bool { list.contains(self) } }
struct Name: Hashable { let n: Int }
struct Level: Comparable { let n: Int; static func < (a: Level, b: Level) -> Bool { a.n < b.n } }
func run() { print(Name(n: 1).isIn([Name(n: 1)]), Level(n: 1).isIn([]), 3.isIn([3]), "a".isIn([])) }
run()
