// swift-format-ignore-file
@propertyWrapper final class Shared<V> { var wrappedValue: V; var projectedValue: Shared<V> { self }; init(wrappedValue: V) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct Binding2<V> { let get: () -> V; let set: (V) -> Void; var wrappedValue: V { get { get() } nonmutating set { set(newValue) } }; init(_ s: Shared<V>) { get = { s.wrappedValue }; set = { s.wrappedValue = $0 } } }
struct Model { @Shared var n = 1; @Shared var list: [String] = [] }
struct View { @Binding2 var n: Int; init(_ m: Model) { _n = Binding2(m.$n) }; func tap() { n += 10 } }
let m = Model(), copy = m
let v = View(m)
v.tap(); v.n *= 2
print(m.n, copy.n, v.n)
copy.list.append("x"); m.$list.wrappedValue += ["y"]
print(m.list, m.$list === copy.$list)
