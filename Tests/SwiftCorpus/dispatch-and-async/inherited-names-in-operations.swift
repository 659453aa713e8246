// swift-format-ignore-file
import Foundation
final class Step: Operation, @unchecked Sendable {
  let title: String
  init(_ title: String) { self.title = title }
  var waitsFor: [String] { dependencies.compactMap { ($0 as? Step)?.title } }
  override func main() {
    guard !isCancelled else { return print("cancelled", title) }
    print(title, "after", waitsFor, isExecuting, isFinished)
    if title == "b" { cancel() }
    if isCancelled { print("stopped", title) }
  }
}
let a = Step("a"), b = Step("b"), c = Step("c")
b.addDependency(a)
c.cancel()
for step in [a, b, c] { step.start() }
print(a.isFinished, c.isFinished, b.waitsFor)
