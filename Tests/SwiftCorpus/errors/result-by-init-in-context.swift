// swift-format-ignore-file
struct R { let n: Int; func get() -> Result<Int, Error> { .init { n } } }
func run() { print((try? R(n: 1).get().get()) ?? 0) }
run()
