// swift-format-ignore-file
func f(_ s: [Double]) -> Double { s.count % 2 == 1 ? s[0] : (s[s.count / 2 - 1] + s[1]) / 2 }
func g(_ s: [Double]) -> Double { (s[s.count / 2 - 1] + s[1]) / 2 }
func h(_ s: [Double]) -> Double { s[s.count / 2] }
func k(_ n: Int) -> Double { n % 2 == 1 ? 0.5 : 1 }
func run() { print(h([1, 2, 3])); print(g([1, 2])); print(k(3)); print(f([1, 2])) }
run()
