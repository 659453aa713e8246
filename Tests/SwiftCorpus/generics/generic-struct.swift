struct Stack<Element> {
  private(set) var items: [Element] = []
  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
  var top: Element? { items.last }
}
var stack = Stack<String>()
stack.push("a")
stack.push("b")
print(stack.top ?? "-", stack.pop() ?? "-", stack.items)
var numbers = Stack(items: [1, 2])
print(numbers.pop()!, numbers)
