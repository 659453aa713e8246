// swift-format-ignore-file
@propertyWrapper struct State<V> { final class Box { var v: V; init(_ v: V) { self.v = v } }; private let box: Box; init(wrappedValue: V) { box = Box(wrappedValue) }; var wrappedValue: V { get { box.v } nonmutating set { box.v = newValue } }; var projectedValue: Bind<V> { Bind(get: { box.v }, set: { box.v = $0 }) } }
@propertyWrapper struct Bind<V> { let get: () -> V; let set: (V) -> Void; var wrappedValue: V { get { get() } nonmutating set { set(newValue) } }; var projectedValue: Bind<V> { self } }
struct Child { @Bind var on: Bool; func toggle() { on.toggle() } }
struct Parent { @State var on = false; @State var text = "a"; func child() -> Child { Child(on: $on) } }
let p = Parent()
let c = p.child()
c.toggle(); print(p.on, c.on)
p.on = false; print(c.on)
p.$text.wrappedValue += "b"; let b = p.$text.projectedValue; b.set("z" + b.get())
print(p.text)
