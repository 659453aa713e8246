// swift-format-ignore-file
infix operator <>: AdditionPrecedence
protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
extension Array: Monoid { static var empty: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
extension Sequence where Element: Monoid { func concat() -> Element { reduce(.empty, <>) } }
func run() { print([[1], [2, 3]].concat()) }
run()
