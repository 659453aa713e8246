// swift-format-ignore-file
enum Cur: String { case usd, jpy; func callAsFunction(_ n: Int) -> String { "\(rawValue)\(n)" } }
func run() { let c = Cur.jpy; print(Cur.usd(5), c(6), [Cur.usd, .jpy].map { $0(1) }) }
run()
