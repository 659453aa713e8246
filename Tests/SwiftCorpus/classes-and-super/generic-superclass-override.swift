// swift-format-ignore-file
class Cell<Model> { var model: Model? { didSet { render() } }; private(set) var shown = ""; func text(for m: Model) -> String { "\(m)" }
  func render() { shown = model.map { text(for: $0) } ?? "empty" } }
final class IntCell: Cell<Int> { override func text(for m: Int) -> String { super.text(for: m) + (m == 1 ? " item" : " items") } }
class ListCell<T: Comparable>: Cell<[T]> { var ascending = true { didSet { render() } }; override func text(for m: [T]) -> String { super.text(for: ascending ? m.sorted() : m.sorted(by: >)) } }
let i = IntCell(); i.model = 1; print(i.shown); i.model! += 1; print(i.shown); i.model = nil; print(i.shown)
let l = ListCell<String>(); l.model = ["b", "a"]; print(l.shown); l.ascending = false; print(l.shown, l.model!); let any: Cell<[String]> = l; any.model?.append("c"); print(any.shown, type(of: any), any is ListCell<String>)
