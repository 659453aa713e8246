// swift-format-ignore-file
let store: [String: Any] = ["l": [1, 2], "d": ["a": 1]]
func read<T>(_ k: String, _ d: T) -> T { store[k] as? T ?? d }
func run() { let e: [Int] = []; print(read("l", [Int]()), read("l", e), read("d", [String: Int]())) }
run()
