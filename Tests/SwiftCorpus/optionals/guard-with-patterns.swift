// swift-format-ignore-file
enum Event { case push([String: Any]), link(String?), none }
func handle(_ e: Event?) -> String {
  guard let e else { return "nil" }
  guard case .push(let info) = e, let id = info["id"] as? Int, id > 0 else {
    if case .link(let u?) = e, !u.isEmpty { return "link \(u)" }
    return e is Event ? "ignored" : "?" }
  return "push \(id)" }
print(handle(.push(["id": 3])), handle(.push(["id": -3])), handle(.link("a")), handle(.link(nil)), handle(Event.none), handle(nil))
