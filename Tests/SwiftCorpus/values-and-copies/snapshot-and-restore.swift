// swift-format-ignore-file
struct Draft { var text = ""; var cursor = 0; private var undo: [(String, Int)] = []
  mutating func type(_ s: String) { undo.append((text, cursor)); let i = text.index(text.startIndex, offsetBy: cursor); text.insert(contentsOf: s, at: i); cursor += s.count }
  mutating func back() -> Bool { guard let (t, c) = undo.popLast() else { return false }; (text, cursor) = (t, c); return true } }
var d = Draft(); d.type("hello"); d.cursor = 0
var e = d
e.type("> "); print(d.text, e.text, e.cursor)
print(e.back(), e.text, e.back(), e.back(), d.back(), d.text.isEmpty)
