// swift-format-ignore-file
struct K { let v: Double }
extension String { init(_ k: K, digits: Int = 1) { self = "K" } }
func run() { print(String(K(v: 2)), String(5), String(K(v: 1), digits: 2)); print([1, 2].map { String($0) }, [3].map(String.init)); func f(_ n: Int) -> String { String(n) }; print(f(4)) }
run()
