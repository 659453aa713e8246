// swift-format-ignore-file
protocol Monoid { static var empty: Self { get }; func plus(_ o: Self) -> Self }
extension String: Monoid { static var empty: String { "" }; func plus(_ o: String) -> String { self + o } }
extension Array: Monoid { static var empty: [Element] { [] }; func plus(_ o: [Element]) -> [Element] { self + o } }
extension Sequence where Element: Monoid { func concat() -> Element { var r = Element.empty; for x in self { r = r.plus(x) }; return r } }
func run() { print(["a", "b"].concat()); print([[1], [2, 3]].concat()) }
run()
