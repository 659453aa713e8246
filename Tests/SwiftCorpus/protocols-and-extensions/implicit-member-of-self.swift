// swift-format-ignore-file
protocol U { static var all: [Self] { get }; var f: Double { get } }
extension U { static func first() -> Self { all[0] }; func conv(_ v: Double, to o: Self) -> Double { v * f / o.f } }
enum M: U { case g, kg; static let all: [M] = [.g, .kg]; var f: Double { self == .g ? 1 : 1000 } }
func run() { print(M.first(), M.kg.conv(2, to: .g), M.g.conv(5, to: .kg)) }
run()
