struct Stack<Element: CustomStringConvertible> {
  private var items: [Element] = []
  var isEmpty: Bool { items.isEmpty }
  mutating func push(_ item: Element) { items.append(item) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  func map<T>(_ change: (Element) -> T) -> Stack<T> {
    var other = Stack<T>()
    for item in items { other.push(change(item)) }
    return other
  }
}
extension Stack where Element == Int { var sum: Int { var copy = self; var total = 0; while let n = copy.pop() { total += n }; return total } }
extension Stack: Equatable where Element: Equatable {}
var stack = Stack<Int>()
stack.push(1)
stack.push(2)
print(stack.sum, stack.map { "\($0)!" }, stack == stack)
stack.pop()
print(stack, stack.isEmpty, type(of: stack))
