// swift-format-ignore-file
import Foundation
protocol KeyStore { subscript(key: String) -> String? { get set }; static var shared: Self { get } }
final class MemoryStore: KeyStore { private var d: [String: String] = [:]; static let shared = MemoryStore(); subscript(key: String) -> String? { get { d[key] } set { d[key] = newValue } } }
func bump<S: KeyStore>(_ type: S.Type, _ key: String) -> String { var s = S.shared; s[key] = String((Int(s[key] ?? "") ?? 0) + 1); return s[key]! }
print(bump(MemoryStore.self, "n"), bump(MemoryStore.self, "n"), MemoryStore.shared["n"] ?? "-", MemoryStore.shared["m"] as Any)
