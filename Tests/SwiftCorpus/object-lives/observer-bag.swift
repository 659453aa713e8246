// swift-format-ignore-file
final class Token { let f: () -> Void; init(_ f: @escaping () -> Void) { self.f = f }; deinit { f() } }
final class Center { var observers: [Int: (String) -> Void] = [:]; private var next = 0
  func add(_ o: @escaping (String) -> Void) -> Token { next += 1; let id = next; observers[id] = o; return Token { [weak self] in self?.observers[id] = nil; print("removed", id) } }
  func post(_ s: String) { for k in observers.keys.sorted() { observers[k]?(s) } } }
let c = Center()
var bag: [Token] = [c.add { print("1", $0) }, c.add { print("2", $0) }]
do { let t = c.add { print("3", $0) }; c.post("x"); _ = t }
bag.removeLast()
c.post("y")
bag = []
print(c.observers.count)
