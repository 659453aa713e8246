// swift-format-ignore-file
class Notification2 { let title: String; let priority: Int; required init(title: String, priority: Int) { self.title = title; self.priority = priority }
  convenience init?(payload: [String: Any]) { guard let t = payload["title"] as? String else { return nil }; self.init(title: t, priority: payload["p"] as? Int ?? 5) }
  class func make(_ t: String) -> Self { self.init(title: t, priority: 1) }
  func summary() -> String { "\(title)/\(priority)" } }
final class Silent: Notification2 { required init(title: String, priority: Int) { super.init(title: "", priority: min(priority, 5)) }; override func summary() -> String { "silent " + super.summary() } }
print(Notification2(payload: ["title": "a", "p": 10])!.summary(), Silent(payload: ["title": "a", "p": 10])!.summary(), Notification2(payload: [:]) == nil ? "nil" : "?", Silent.make("z").summary(), type(of: Silent.make("q")))
