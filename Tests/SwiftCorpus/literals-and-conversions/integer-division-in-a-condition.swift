// swift-format-ignore-file
func g(_ n: Int) -> Double { n / 2 == 1 ? 1 : 0.5 }
func h(_ n: Int) -> Double { if n / 2 == 1 { return 1 }; return 0.5 }
func k(_ n: Int) -> Double { return n / 2 == 1 ? 1 : 0.5 }
func m(_ n: Int) -> Double { let x: Double = n / 2 == 1 ? 1 : 0.5; return x }
func run() { print(g(3), h(3), k(3), m(3)) }
run()
