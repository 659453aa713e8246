// swift-format-ignore-file
final class Relay<T> { private(set) var value: T; init(_ v: T) { value = v }; var kind: String { "\(T.self)" } }
func run() { print(Relay([Int]()).kind, Relay(nil as String?).kind, Relay(Set<String>()).kind, Relay([1]).kind) }
run()
