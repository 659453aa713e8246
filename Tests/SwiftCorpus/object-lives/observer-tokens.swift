// swift-format-ignore-file
final class Token { let cancel: () -> Void; init(_ c: @escaping () -> Void) { cancel = c }; deinit { cancel() } }
final class Subject<T> { private var obs: [Int: (T) -> Void] = [:]; private var next = 0
  func observe(_ f: @escaping (T) -> Void) -> Token { let id = next; next += 1; obs[id] = f; return Token { [weak self] in self?.obs[id] = nil; print("cancelled", id) } }
  func send(_ v: T) { for k in obs.keys.sorted() { obs[k]!(v) } } }
let s = Subject<Int>()
var t1: Token? = s.observe { print("one", $0) }
var bag: [Token] = [s.observe { print("two", $0 * 2) }]
s.send(1)
t1 = nil
s.send(2)
bag.removeAll()
s.send(3)
_ = s.observe { print("never", $0) }
s.send(4)
print("end", t1 == nil)
