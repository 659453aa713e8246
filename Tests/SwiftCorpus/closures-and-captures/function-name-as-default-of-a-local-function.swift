// swift-format-ignore-file
func run() { func log(_ f: String = #function) -> String { f }; print(log()); func inner() { print(log()) }; inner() }
run()
