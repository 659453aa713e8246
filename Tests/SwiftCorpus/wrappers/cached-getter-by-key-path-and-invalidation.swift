// swift-format-ignore-file
@propertyWrapper final class Cached<V> { private let make: () -> V; private var v: V?; private(set) var runs = 0; init(wrappedValue: @autoclosure @escaping () -> V) { make = wrappedValue }; var wrappedValue: V { get { if let v { return v }; runs += 1; let n = make(); v = n; return n } set { v = newValue } }; var projectedValue: Cached<V> { self }; func invalidate() { v = nil } }
var calls = 0; func load() -> [Int] { calls += 1; return [calls, calls * 10] }
struct Model { @Cached var items = load(); @Cached var label: String = "n\(calls)" }
let m = Model(); print(calls, m.items, m.items, calls); m.$items.invalidate(); print(m.items, m.$items.runs, m.label); m.$items.wrappedValue.append(5); print(m.items, calls); let copy = m; copy.$items.invalidate(); print(m.items, copy.$items === m.$items, m.label)
