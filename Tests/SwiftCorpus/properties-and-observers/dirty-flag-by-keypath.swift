// swift-format-ignore-file
struct Model { var name = "n"; var count = 0; var tags: Set<String> = [] }
@dynamicMemberLookup final class Tracked { private(set) var model: Model; private(set) var dirty: [String] = []
  init(_ m: Model) { model = m }
  subscript<T: Equatable>(dynamicMember path: WritableKeyPath<Model, T>) -> T { get { model[keyPath: path] } set { if newValue != model[keyPath: path] { model[keyPath: path] = newValue; dirty.append("\(newValue)") } } }
  func save() -> Int { defer { dirty = [] }; return dirty.count } }
let t = Tracked(Model()); t.name = "n"; t.name = "m"; t.count += 1; t.count += 0; t.tags.insert("a"); print(t.dirty, t.save(), t.save(), t.model.name, t.name.count, t.tags)
