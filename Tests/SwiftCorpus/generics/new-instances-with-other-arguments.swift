struct Box<T> {
  var items: [T]
  func empty<W>(_: W.Type) -> Box<W> { .init(items: []) }
  func map<W>(_ change: (T) -> W) -> Box<W> { .init(items: items.map(change)) }
  func optional() -> Box<T?> { .init(items: items.map { $0 }) }
}
let box = Box(items: [1, 2])
print(type(of: box.empty(Bool.self)), type(of: box.optional()), box.map { "\($0)" })
print(box.map { Double($0) / 2 }, type(of: box.map { [$0] }.map { $0.count > 1 }))
