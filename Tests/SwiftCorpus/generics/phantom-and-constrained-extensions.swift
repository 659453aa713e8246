// swift-format-ignore-file
enum Locked {}; enum Unlocked {}
struct Door<State> { var opens = 0 
 var label: String { "door" } }
extension Door where State == Locked { func unlock() -> Door<Unlocked> { Door<Unlocked>(opens: opens + 1) }
 var info: String { "locked" } }
extension Door where State == Unlocked { func lock() -> Door<Locked> { Door<Locked>(opens: opens) }
 var info: String { "unlocked" } }
let d = Door<Locked>()
print(d.info, d.unlock().info, d.unlock().lock().info, d.unlock().opens)
struct Box<T> { var v: T; func describe() -> String { "any" } }
extension Box where T == Int { func describe() -> String { "int" } ; var doubled: Int { v * 2 } }
extension Box where T: Collection { var count: Int { v.count } }
print(Box(v: 1).describe(), Box(v: "a").describe(), Box(v: "abc").count)
let kp = \Box<Int>.doubled
print(Box(v: 4)[keyPath: kp], [Box(v: 3), Box(v: 5)].map(\.doubled))
extension Array where Element == Int { var total: Int { reduce(0, +) } }
extension Array where Element == String { var total: String { joined(separator: "+") } }
print([1, 2].total, ["a", "b"].total, [[1, 2], [3]].map(\.total))
let none: [Int] = []
print(none.total)
struct Tagged<Tag, Raw: Hashable>: Hashable { let raw: Raw }
enum UserTag {}; enum OrderTag {}
extension Tagged where Tag == UserTag { var text: String { "u\(raw)" } }
extension Tagged where Tag == OrderTag { var text: String { "o\(raw)" } }
print(Tagged<UserTag, Int>(raw: 1).text, Tagged<OrderTag, Int>(raw: 2).text)
let ids: [Tagged<OrderTag, String>] = [.init(raw: "a")]
print(ids.map(\.text), ids.map { $0.text })
