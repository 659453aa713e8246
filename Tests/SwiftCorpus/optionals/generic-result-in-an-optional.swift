// swift-format-ignore-file
protocol D { init() }; extension Int: D {}
func zero<T: D>() -> T { T() }
func run() { let o: Int? = zero(); print(o as Any) }
run()
