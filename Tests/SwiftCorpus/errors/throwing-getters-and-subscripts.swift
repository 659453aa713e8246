// swift-format-ignore-file
enum ConfigError: Error { case missing(String), wrongType(key: String, found: Any.Type) }
struct Config { let raw: [String: Any]
  subscript<T>(_ key: String) -> T { get throws { guard let v = raw[key] else { throw ConfigError.missing(key) }; guard let t = v as? T else { throw ConfigError.wrongType(key: key, found: type(of: v)) }; return t } }
  var name: String { get throws { try self["name"] } } }
let c = Config(raw: ["name": "app", "port": 80])
do { print(try c.name, try c["port"] as Int); let s: String = try c["port"]; print(s) } catch { print(error) }
do { let x: Bool = try c["debug"]; print(x) } catch ConfigError.missing(let k) { print("missing", k) } catch { print("?") }
