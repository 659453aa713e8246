// swift-format-ignore-file
struct Route: Equatable { var path: [String] = []; var query: [String: String] = [:] }
struct Navigator {
  private(set) var stack: [Route] = []
  mutating func push(_ path: String...) { stack.append(Route(path: path)) }
  mutating func update(_ change: (inout Route) -> Void) {
    guard !stack.isEmpty else { return }
    change(&stack[stack.endIndex - 1])
  }
}
var a = Navigator()
a.push("home", "feed")
let saved = a
a.update { $0.query["id"] = "7"; $0.path.removeFirst() }
print(saved.stack == a.stack, a.stack.last!.path, saved.stack[0].path)
a.update { $0 = Route(path: ["x"]) }
print(a.stack)
