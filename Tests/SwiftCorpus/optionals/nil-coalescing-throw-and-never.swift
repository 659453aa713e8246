// swift-format-ignore-file
enum Missing: Error { case key(String) }
func value(_ key: String, in info: [String: String]) throws -> String {
  try info[key] ?? { throw Missing.key(key) }()
}
do { print(try value("a", in: ["a": "1"])); print(try value("b", in: ["a": "1"])) } catch { print(error) }
func first<T>(_ options: T?...) -> T? { for case let o? in options { return o }; return nil }
print(first(nil, 2, 3) ?? 0, first(nil as String?) ?? "none")
let n: Int? = nil
print(n ?? [1, 2].first ?? 9, (n ?? 0).description, n?.description ?? "nil", String(describing: n), "\(n.debugDescription)")
