protocol Loggable { var tag: String { get } }
extension Loggable {
  var tag: String { "default" }
  func log(_ text: String) { print("[\(tag)] \(text)") }
}
class Base: Loggable {
  func start() { log("base") }
}
class Child: Base {
  var tag: String { "child" }
  override func start() {
    super.start()
    print(tag)
  }
}
class Own: Loggable {
  var tag: String { "own" }
}
final class OwnChild: Own {
  override var tag: String { "own child" }
}
Child().start()
Child().log("child")
OwnChild().log("own child")
