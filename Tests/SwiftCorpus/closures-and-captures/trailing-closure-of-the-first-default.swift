// swift-format-ignore-file
func a(_ x: Int, f: ((inout Int) -> Void)? = nil, g: (Int) -> Void = { print("g", $0) }) { var x = x; f?(&x); g(x) }
func run() { a(1) { $0 += 5 } }
run()
