// swift-format-ignore-file
func hash(_ text: String) -> UInt64 {
  text.utf8.reduce(0xcbf29ce484222325) { ($0 ^ UInt64($1)) &* 0x100000001b3 }
}
func run() {
  print(String(hash("hello"), radix: 16), UInt64(0xcbf29ce484222325), UInt(0xffffffffffffffff))
}
run()
