// swift-format-ignore-file
enum PushError: Error, Equatable { case missing(key: String), badType(key: String, expected: Any.Type)
  static func == (a: Self, b: Self) -> Bool { "\(a)" == "\(b)" } }
extension Dictionary where Key == String, Value == Any {
  func need<T>(_ key: String, as type: T.Type = T.self) throws -> T {
    guard let raw = self[key] else { throw PushError.missing(key: key) }
    guard let value = raw as? T else { throw PushError.badType(key: key, expected: type) }
    return value
  }
}
let info: [String: Any] = ["id": 7, "name": "x"]
do { let id: Int = try info.need("id"); print(id); let s = try info.need("id", as: String.self); print(s) }
catch PushError.badType(let key, let t) { print("bad", key, t) } catch { print(error) }
print((try? info.need("zip", as: Int.self)) as Any)
do { _ = try info.need("zip") as Int } catch let e as PushError { print(e, e == .missing(key: "zip")) }
