// swift-format-ignore-file
import Foundation
struct Values { private var d: [String: Any] = [:]; subscript<T>(key: String, default v: T) -> T { get { d[key] as? T ?? v } set { d[key] = newValue } } }
enum Env { static var values = Values() }
@propertyWrapper struct EnvironmentValue<T> { let key: String; let fallback: T; init(wrappedValue: T, _ key: String) { self.key = key; fallback = wrappedValue }; var wrappedValue: T { get { Env.values[key, default: fallback] } nonmutating set { Env.values[key, default: fallback] = newValue } } }
struct View { @EnvironmentValue("size") var size = 12; @EnvironmentValue("name") var name = "sys" }
let v = View(), w = View()
v.size = 20; w.name = "x"
print(v.size, w.size, v.name, View().name)
