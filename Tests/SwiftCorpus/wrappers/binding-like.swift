// swift-format-ignore-file
import Foundation
@propertyWrapper struct Binding2<V> { let get: () -> V; let set: (V) -> Void
  var wrappedValue: V { get { get() } nonmutating set { set(newValue) } }; var projectedValue: Binding2<V> { self }
  init(get: @escaping () -> V, set: @escaping (V) -> Void) { self.get = get; self.set = set }
  func map<T>(_ to: @escaping (V) -> T, _ from: @escaping (T) -> V) -> Binding2<T> { Binding2<T>(get: { to(get()) }, set: { set(from($0)) }) } }
struct Toggle { @Binding2 var on: Bool; func flip() { on.toggle() } }
var flag = false
let t = Toggle(on: Binding2(get: { flag }, set: { flag = $0; print("set", $0) }))
t.flip(); print(flag, t.on)
let text = t.$on.map({ $0 ? "yes" : "no" }, { $0 == "yes" })
print(text.wrappedValue); text.wrappedValue = "no"; print(flag)
