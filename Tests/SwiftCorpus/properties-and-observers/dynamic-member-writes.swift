// swift-format-ignore-file
@dynamicMemberLookup struct Box<T> { var value: T
  subscript<V>(dynamicMember p: WritableKeyPath<T, V>) -> V { get { value[keyPath: p] } set { value[keyPath: p] = newValue } } }
struct P { var x = 1; var name = "p" }
var b = Box(value: P())
b.x += 4; b.name = "q"
print(b.x, b.name.count, b.value)
