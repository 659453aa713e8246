// swift-format-ignore-file
import Foundation
final class Emitter<Value> {
  typealias Handler = (Value) -> Void
  private var handlers: [UUID: Handler] = [:]
  private var order: [UUID] = []
  @discardableResult func on(_ h: @escaping Handler) -> () -> Void {
    let id = UUID(); handlers[id] = h; order.append(id)
    return { [weak self] in self?.handlers[id] = nil; self?.order.removeAll { $0 == id } }
  }
  func emit(_ v: Value) { order.forEach { handlers[$0]?(v) } }
}
let e = Emitter<String>()
var log: [String] = []
let off = e.on { log.append("1:" + $0) }
e.on { log.append("2:" + $0.uppercased()) }
e.emit("a"); off(); e.emit("b")
print(log)
