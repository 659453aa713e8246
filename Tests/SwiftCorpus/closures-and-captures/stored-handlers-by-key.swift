final class Center {
  typealias Handler = ([String: Any]) -> Void
  private var handlers: [String: [Handler]] = [:]
  func on(_ name: String, _ handler: @escaping Handler) {
    handlers[name, default: []].append(handler)
  }
  func post(_ name: String, _ info: [String: Any] = [:]) {
    for handler in handlers[name] ?? [] { handler(info) }
  }
}
let center = Center()
var seen: [String] = []
center.on("push") { seen.append("one \($0["id"] ?? "-")") }
center.on("push") { _ in seen.append("two") }
center.post("push", ["id": 4])
center.post("none")
center.post("push")
print(seen)
