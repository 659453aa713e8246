// swift-format-ignore-file
enum Event { case push(title: String, badge: Int = 0), tap(action: String? = nil), token([UInt8]), failure(code: Int, message: String = "unknown") 
  var name: String { switch self { case .push: "push"; case .tap: "tap"; case .token: "token"; case .failure: "failure" } }
  var badge: Int? { guard case .push(_, let badge) = self, badge > 0 else { return nil }; return badge } }
let events: [Event] = [.push(title: "Hi"), .push(title: "Yo", badge: 3), .tap(), .tap(action: "reply"), .token([1, 2]), .failure(code: 3010)]
print(events.map(\.name), events.compactMap(\.badge))
for case let .failure(code, message) in events where code >= 3000 { print(code, message) }
for case .tap(action: let a?) in events { print("action", a) }
print(events.filter { if case .tap(nil) = $0 { true } else { false } }.count, events[1], events[2], events[5])
