// swift-format-ignore-file
final class Token: Hashable { static func == (a: Token, b: Token) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) } }
class Registry { private var handlers: [ObjectIdentifier: (String) -> Void] = [:]; private var order: [ObjectIdentifier] = []
  func add(_ t: AnyObject, _ h: @escaping (String) -> Void) { let id = ObjectIdentifier(t); if handlers.updateValue(h, forKey: id) == nil { order.append(id) } }
  func remove(_ t: AnyObject) -> Bool { handlers.removeValue(forKey: ObjectIdentifier(t)) != nil }
  func post(_ s: String) { order.forEach { handlers[$0]?(s) } } }
let r = Registry(), a = Token(), b = Token()
r.add(a) { print("a", $0) }; r.add(b) { print("b", $0) }; r.add(a) { print("A", $0) }
r.post("1")
print(r.remove(a), r.remove(a), a == b, a == a, Set([a, b, a]).count)
r.post("2")
