// swift-format-ignore-file
struct Stack<T> { var items: [T] = []; mutating func push(_ t: T...) { items += t }; var top: T? { items.last } }
extension Stack: CustomStringConvertible where T: CustomStringConvertible { var description: String { "<" + items.map(\.description).joined(separator: "|") + ">" } }
extension Stack: Equatable where T: Equatable {}
extension Stack where T == Int { var sum: Int { items.reduce(0, +) } }
var s = Stack<Int>(); s.push(1, 2); var t = s; t.push(3)
print(s, t.sum, s == t, s == Stack(items: [1, 2]), t.top ?? 0, Stack(items: ["a"]))
