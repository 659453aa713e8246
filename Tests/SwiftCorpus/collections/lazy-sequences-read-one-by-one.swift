// swift-format-ignore-file
func noted(_ n: Int) -> Int { print("made", n); return n * 2 }
var iterator = [1, 2, 3].lazy.map(noted).makeIterator()
print("before")
print(iterator.next() ?? 0, iterator.next() ?? 0)
for (a, b) in zip([1, 2, 3].lazy.map(noted), ["x", "y"]) { print(a, b) }
for (a, b) in zip(["x", "y"], (1...).lazy.map(noted)) { print(a, b) }
for (i, n) in [5, 6].lazy.map(noted).enumerated() { print(i, n) }
struct Delays: Sequence, IteratorProtocol { var now = 0.5
  mutating func next() -> Double? { defer { now *= 2 }; return now } }
for (n, delay) in zip(1..., Delays()) { if n > 3 { break }; print(n, delay) }
print(zip(Delays(), "ab").map { "\($0)\($1)" })
