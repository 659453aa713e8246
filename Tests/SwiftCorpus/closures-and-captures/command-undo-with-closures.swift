// swift-format-ignore-file
struct Command { let name: String; let run: () -> Void; let undo: () -> Void }
final class Editor { var text = ""; private var done: [Command] = [], undone: [Command] = []
  func type(_ s: String) { let old = text; perform(Command(name: "type \(s)", run: { [unowned self] in text += s }, undo: { [unowned self] in text = old })) }
  func delete(_ n: Int) { let cut = String(text.suffix(n)); perform(.init(name: "delete", run: { self.text.removeLast(n) }, undo: { self.text.append(cut) })) }
  private func perform(_ c: Command) { c.run(); done.append(c); undone.removeAll() }
  func undo() -> String? { guard let c = done.popLast() else { return nil }; c.undo(); undone.append(c); return c.name }
  func redo() -> String? { undone.popLast().map { $0.run(); done.append($0); return $0.name } } }
let e = Editor(); e.type("hello"); e.type(" you"); e.delete(3); print(e.text); print(e.undo()!, e.text, e.undo()!, e.text, e.redo() ?? "-", e.text); e.type("!"); print(e.redo() as Any, e.text, e.undo()!, e.undo()!, e.undo()!, e.undo() as Any, e.text.isEmpty)
