// swift-format-ignore-file
class Store { var handlers: [String: (Int) -> Void] = [:]; var total = 0
  func on(_ name: String, _ h: @escaping (Int) -> Void) { handlers[name] = h }
  func fire(_ name: String, _ n: Int) { handlers[name]?(n) ?? print("no handler", name) }
  func setUp() { on("add") { [unowned self] in total += $0 }; on("set") { n in self.total = n } } }
let s = Store()
s.setUp()
s.fire("add", 5); s.fire("add", 6); print(s.total)
s.fire("set", 1); s.fire("none", 0); print(s.total)
var order: [String] = []
func perform(first: () -> Void, then second: (() -> Void)? = nil) { first(); second?(); order.append("done") }
perform { order.append("1") } then: { order.append("2") }
perform { order.append("only") }
print(order)
