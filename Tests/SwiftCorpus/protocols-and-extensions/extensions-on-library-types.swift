// swift-format-ignore-file
extension Int { var squared: Int { self * self }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }; static var answer: Int { 42 }; mutating func double() { self *= 2 } }
extension String { var words: [String] { split(separator: " ").map(String.init) }; subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }; func repeated(_ n: Int) -> String { String(repeating: self, count: n) } }
extension Array where Element: Comparable { func isSorted() -> Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
extension Dictionary where Value: Numeric { var total: Value { values.reduce(0, +) } }
extension Sequence { func tally(_ f: (Element) -> Bool) -> Int { reduce(0) { $0 + (f($1) ? 1 : 0) } } }
var n = 5; n.double()
3.times { print($0, terminator: ",") }
print(n.squared, Int.answer, "a bc d".words, "hey"[1], "ab".repeated(2))
print([1, 2, 2].isSorted(), [2, 1].isSorted(), (nil as String?).orEmpty.count, ["a": 1.5, "b": 2].total, (1...10).tally { $0 % 3 == 0 })
