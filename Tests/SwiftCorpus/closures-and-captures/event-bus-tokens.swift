// swift-format-ignore-file
final class Bus { private var handlers: [(id: Int, f: (String) -> Bool)] = []; private var n = 0
  @discardableResult func on(_ f: @escaping (String) -> Bool) -> () -> Void { n += 1; let id = n; handlers.append((id, f)); return { [weak self] in self?.handlers.removeAll { $0.id == id } } }
  func emit(_ s: String) -> Int { let done = handlers.filter { !$0.f(s) }.map(\.id); handlers.removeAll { done.contains($0.id) }; return handlers.count } }
let b = Bus(); var seen: [String] = []; let off = b.on { seen.append("1" + $0); return true }; var left = 2; b.on { s in left -= 1; seen.append("2" + s); return left > 0 }
print(b.emit("a"), b.emit("b"), b.emit("c")); off(); off(); print(b.emit("d"), seen)
