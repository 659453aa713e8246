protocol Handler {
  var name: String { get }
  func handle() -> String
}
extension Handler {
  func handle() -> String { "default " + name }
}
struct Plain: Handler { let name = "plain" }
struct Custom: Handler {
  let name = "custom"
  func handle() -> String { "own " + name }
}
let handlers: [Handler] = [Plain(), Custom()]
print(handlers.map { $0.handle() })
