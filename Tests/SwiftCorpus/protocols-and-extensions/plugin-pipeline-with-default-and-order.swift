// swift-format-ignore-file
protocol Plugin: AnyObject, CustomStringConvertible { static var id: String { get }; var enabled: Bool { get set }; func willSend(_ s: String) -> String?; func didSend(_ s: String) }
extension Plugin { static var id: String { "\(self)".lowercased() }; var description: String { "\(Self.id)\(enabled ? "" : " (off)")" }; func willSend(_ s: String) -> String? { s }; func didSend(_ s: String) {} }
final class Trim: Plugin { var enabled = true; func willSend(_ s: String) -> String? { let t = s.filter { $0 != " " }; return t.isEmpty ? nil : t } }
final class Count: Plugin { static let id = "counter"; var enabled = true; private(set) var n = 0; func didSend(_ s: String) { n += s.count } }
final class Sign: Plugin { var enabled = false; let mark: String; init(_ m: String) { mark = m }; func willSend(_ s: String) -> String? { s + mark } }
struct Pipeline { var plugins: [any Plugin]; func send(_ s: String) -> String? { let active = plugins.filter(\.enabled); var out = s; for p in active { guard let r = p.willSend(out) else { return nil }; out = r }; active.reversed().forEach { $0.didSend(out) }; return out } ; subscript(id: String) -> (any Plugin)? { plugins.first { type(of: $0).id == id } } }
let count = Count(); let p = Pipeline(plugins: [Trim(), count, Sign("~")]); print(p.plugins, p.send("a b") ?? "nil", p.send("  ") ?? "nil", count.n); p["sign"]?.enabled = true; print(p.send("cc")!, count.n, p["sign"].map { "\($0)" } ?? "-", p["zzz"] == nil, p.plugins.compactMap { $0 as? Count }.first === count)
