class Listener {
  let name: String
  init(_ name: String) { self.name = name }
}
struct Weak { weak var value: Listener? }
var kept: [Listener] = [Listener("a"), Listener("b"), Listener("c")]
var all = kept.map { Weak(value: $0) }
kept.remove(at: 0)
print(all.compactMap { $0.value?.name })
all.removeAll { $0.value == nil }
print(all.count)
kept = []
print(all.filter { $0.value != nil }.count)
