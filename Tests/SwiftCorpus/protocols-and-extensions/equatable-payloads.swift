// swift-format-ignore-file
protocol Payload: Equatable { static var category: String { get } }
struct Chat: Payload { static let category = "CHAT"; let room: Int }
struct News: Payload { static let category = "NEWS"; var id = "n" }
struct AnyPayload: Equatable {
  let value: any Payload; private let same: (any Payload) -> Bool
  init<P: Payload>(_ p: P) { value = p; same = { ($0 as? P) == p } }
  static func == (a: Self, b: Self) -> Bool { a.same(b.value) }
  var category: String { type(of: value).category }
}
let all = [AnyPayload(Chat(room: 1)), AnyPayload(News()), AnyPayload(Chat(room: 1))]
print(all.map(\.category), all[0] == all[2], all[0] == all[1], all.firstIndex(of: AnyPayload(News(id: "n")))!)
func same<A: Equatable, B: Equatable>(_ a: A, _ b: B) -> Bool { (a as? B) == b }
print(same(1, 1), same(1, "1"), same(Chat(room: 2), Chat(room: 3)))
