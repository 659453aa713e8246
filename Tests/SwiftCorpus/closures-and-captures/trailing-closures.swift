func load(_ name: String, then success: (String) -> Void, onError: (Int) -> Void) {
  name.isEmpty ? onError(404) : success(name.uppercased())
}
load("a") {
  print($0)
} onError: {
  print($0)
}
load("") {
  print($0)
} onError: {
  print("error", $0)
}
func repeatIt(_ n: Int = 2, _ body: () -> Void) { for _ in 0..<n { body() } }
repeatIt { print("x") }
repeatIt(1) { print("y") }
