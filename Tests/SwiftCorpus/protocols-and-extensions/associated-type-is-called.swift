// swift-format-ignore-file
protocol Screen { associatedtype Model; init(_ model: Model) }
struct Home: Screen { let n: Int; init(_ model: Int) { n = model } }
func open<S: Screen>(_ screen: S.Type, _ text: String) -> S? where S.Model: LosslessStringConvertible { S.Model(text).map { S($0) } }
protocol Router { associatedtype Route: RawRepresentable where Route.RawValue == String; func go(_ route: Route) -> String }
extension Router { func go(path: String) -> String { Route(rawValue: path).map(go) ?? "404" } }
struct Main: Router { enum Route: String { case home }; func go(_ route: Route) -> String { "to \(route)" } }
func run() { print(open(Home.self, "4") as Any, open(Home.self, "x") as Any); print(Main().go(path: "home"), Main().go(path: "x")) }
run()
