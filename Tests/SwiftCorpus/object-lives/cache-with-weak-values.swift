// swift-format-ignore-file
final class Img { let n: String; init(_ n: String) { self.n = n; print("+\(n)") }; deinit { print("-\(n)") } }
struct WeakBox<T: AnyObject> { weak var value: T? }
final class Cache { var d: [String: WeakBox<Img>] = [:]; func get(_ n: String) -> Img { if let i = d[n]?.value { return i }; let i = Img(n); d[n] = WeakBox(value: i); return i }; func purge() -> Int { d = d.filter { $0.value.value != nil }; return d.count } }
let c = Cache(); var a: Img? = c.get("a"); print(a === c.get("a")); _ = c.get("b").n; print(c.purge()); a = nil; print(c.purge())
