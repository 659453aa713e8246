// swift-format-ignore-file
struct P: OptionSet, Hashable { let rawValue: Int; static let a = P(rawValue: 1), b = P(rawValue: 2) }
let s = Set<P>([.a, [.a], [.a, .b]])
print(s.count, s.contains([.b, .a]))
struct User {}
struct ID<T>: Hashable, ExpressibleByStringLiteral, CustomStringConvertible { let raw: String; init(stringLiteral v: String) { raw = v }; var description: String { "ID(\(raw))" } }
let ids: Set<ID<User>> = ["a"]
print(ids)
var more = Set<ID<User>>(["b", "b"])
more.insert("b")
print(more, ids.contains("a"))
let dict: [ID<User>: Int] = ["z": 1]
print(dict["z"] ?? 0, dict["q"] ?? -1)
let list: [ID<User>] = ["k", "l"]
print(list, list.contains("l"))
