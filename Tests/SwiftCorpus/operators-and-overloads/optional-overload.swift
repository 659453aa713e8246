// swift-format-ignore-file
func show<T>(_ v: T) -> String { "some \(v)" }
func show<T>(_ v: T?) -> String { v.map { "optional \($0)" } ?? "nil" }
func show(_ v: Int) -> String { "int \(v)" }
let o: Int? = 3, s: String? = nil
print(show(1), show(o), show("x"), show(s), show([1]), show(1.5))
