// swift-format-ignore-file
@dynamicMemberLookup final class Ref<Value> {
  private(set) var value: Value
  init(_ value: Value) { self.value = value }
  subscript<T>(dynamicMember path: KeyPath<Value, T>) -> T { value[keyPath: path] }
  subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> T { get { value[keyPath: path] } set { value[keyPath: path] = newValue } }
}
struct Doc { var title = "t"; var lines = ["a"]; var count: Int { lines.count } }
func run() { let r = Ref(Doc()); r.title = "new"; r.lines.append("b"); print(r.title, r.lines, r.count) }
run()
