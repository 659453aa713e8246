// swift-format-ignore-file
struct Canvas: Equatable { var shapes: [String] = []; var selected: Int? }
struct History<T: Equatable> { private(set) var current: T; private var past: [T] = [], future: [T] = []
  init(_ t: T) { current = t }
  mutating func change(_ f: (inout T) -> Void) { var next = current; f(&next); guard next != current else { return }; past.append(current); current = next; future = [] }
  mutating func undo() -> Bool { guard let p = past.popLast() else { return false }; future.append(current); current = p; return true }
  mutating func redo() -> Bool { guard let f = future.popLast() else { return false }; past.append(current); current = f; return true } }
var h = History(Canvas()); h.change { $0.shapes.append("a") }; h.change { $0.selected = 0 }; h.change { _ in }; let saved = h
print(h.undo(), h.current, h.undo(), h.undo(), h.current.shapes, h.redo(), h.current.shapes); h.change { $0.shapes = ["z"] }; print(h.redo(), h.current, saved.current)
