// swift-format-ignore-file
enum Kind: Hashable { case one, two(Int) }
struct Point: Hashable { var x: Int }
func said(_ text: String) -> String { print("key", text); return text }
let name = "b"
let letter: Character = "c"
let mixed: [AnyHashable: Int] = [1: 1, "a": 2, name: 3, letter: 4, Kind.one: 5, Kind.two(2): 6, Point(x: 1): 7, Kind.two(1): 8, 2.5: 9, true: 10]
print(mixed.count, mixed["a"]!, mixed["b"]!, mixed[letter]!, mixed[Kind.one]!, mixed[Kind.two(2)]!, mixed[Point(x: 1)]!, mixed[2.5]!, mixed[1]!)
let kinds: [Kind: String] = [.one: "one", .two(1): "1", .two(2): "2"]
print(kinds[.one]!, kinds[.two(2)]!, kinds[.two(3)] ?? "-")
let ordered: [String: Int] = [said("x"): 1, said("y"): 2]
print(ordered["y"]!)
let optional: [Int?: String] = [nil: "nil", 1: "one", Optional(2): "two"]
print(optional[nil]!, optional[1]!, optional[2]!)
