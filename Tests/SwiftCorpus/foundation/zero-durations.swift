// swift-format-ignore-file
func run() { print(Duration.zero); let none: Duration = .zero; print(none, none == .zero, none + .seconds(1)) }
run()
