// swift-format-ignore-file
enum Kind: Hashable { case a, b }
func key(_ n: Int) -> Int { print("key", n); return n }
func value(_ n: Int) -> String { print("value", n); return "v\(n)" }
let numbers = [key(3): value(3), key(1): value(1), key(2): value(2)]
print(numbers.keys.sorted(), numbers[2] ?? "-")
let mixed: [AnyHashable: Int] = ["a": 1, "b": 2, 3: 3, Kind.a: 4]
print(mixed.count, mixed["b"] ?? 0, mixed[3] ?? 0, mixed[Kind.a] ?? 0)
let kinds: [Kind: Int] = [.b: 1, .a: 2]
print(kinds[.a]!, ["z": 1, "y": 2].count)
