// swift-format-ignore-file
protocol U: CaseIterable { }
extension U { static func a() -> Int { allCases.count }; static func b() -> Int { Self.allCases.count }; var c: Int { Self.allCases.count }; static var all: [Self] { Array(allCases) } }
enum M: U { case g, kg }
extension CaseIterable { static func n() -> Int { allCases.count } }
func run() { print(M.b(), M.g.c, M.n(), M.all, M.a()) }
run()
