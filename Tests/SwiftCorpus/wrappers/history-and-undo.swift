// swift-format-ignore-file
import Foundation
@propertyWrapper struct Undoable<T> {
  private(set) var history: [T]
  init(wrappedValue: T) { history = [wrappedValue] }
  var wrappedValue: T { get { history[history.count - 1] } set { history.append(newValue) } }
  var projectedValue: Self { get { self } set { self = newValue } }
  mutating func undo() { if history.count > 1 { history.removeLast() } }
}
class Editor { @Undoable var text = "a"; func back() { _text.undo() } }
let e = Editor()
e.text = "b"
e.text += "c"
print(e.text, e.$text.history)
e.back()
print(e.text, e.$text.history.count)
