// swift-format-ignore-file
struct Stack<Element> { private(set) var items: [Element] = []
  mutating func push(_ e: Element) { items.append(e) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  var top: Element? { items.last }
  func map<T>(_ f: (Element) -> T) -> Stack<T> { var s = Stack<T>(); for i in items { s.push(f(i)) }; return s } }
extension Stack: Equatable where Element: Equatable {}
extension Stack: CustomStringConvertible { var description: String { "[" + items.map { "\($0)" }.joined(separator: "|") + ">" } }
extension Stack where Element: Numeric { func sum() -> Element { items.reduce(0, +) } }
var s = Stack<Int>()
[1, 2, 3].forEach { s.push($0) }
s.pop()
print(s, s.top as Any, s.sum(), s.map { Double($0) / 2 }, s == s.map { $0 }, type(of: s.map(String.init)))
