// swift-format-ignore-file
struct VM { var stack = [3, 3]; mutating func pop() -> Int { stack.removeLast() }; mutating func add() { stack.append(pop() + pop()) } }
class C { var stack = [3, 4]; func pop() -> Int { stack.removeLast() }; func ins() { stack.insert(pop(), at: 0) } }
func run() { var v = VM(); v.add(); print(v.stack); let c = C(); c.ins(); print(c.stack); var l = [1, 2]; func take() -> Int { l.removeLast() }; l.append(take() * 10); print(l) }
run()
