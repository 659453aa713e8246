// swift-format-ignore-file
struct Cache<K: Hashable, V> { var d: [K: V] = [:]; mutating func put(_ k: K, _ v: V) { d[k] = v } }
struct App { var c: Cache<String, Int> = Cache(); var e: Cache<Int, Bool> = .init(); let f = Cache<String, [Int]>() }
print(App())
let x: Cache<String, Int>? = .init(); print(x as Any, type(of: App().c))
func make() -> Cache<Int, Int> { Cache() }
print(make(), type(of: make()))
