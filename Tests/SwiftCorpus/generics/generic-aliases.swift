// swift-format-ignore-file
struct Stack<T> { var items: [T] = []; mutating func push(_ t: T) { items.append(t) }; static func of(_ t: T...) -> Stack { Stack(items: t) } }
typealias IntStack = Stack<Int>
typealias Grid<T> = [[T]]
typealias Handler<T> = (T) -> Void
var s = IntStack()
s.push(4); s.push(5)
print(s, type(of: s), IntStack.of(1, 2).items, IntStack.self, Stack.of("a").items)
let g: Grid<Int> = [[1, 2], [3]]
let h: Handler<String> = { print("got", $0) }
h("x")
print(g.flatMap { $0 }, type(of: g))
extension Stack where T == Int { var sum: Int { items.reduce(0, +) } }
extension IntStack { var double: IntStack { IntStack(items: items.map { $0 * 2 }) } }
print(s.sum, s.double.items, s.double.sum)
