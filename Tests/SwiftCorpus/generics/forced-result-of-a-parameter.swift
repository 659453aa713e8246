// swift-format-ignore-file
final class DI { var f: [String: Any] = ["String": "s"]; func find<T>() -> T? { f["\(T.self)"] as? T }; func need<T>(_: T.Type) -> T { find()! } }
func run() { print(DI().need(String.self)) }
run()
