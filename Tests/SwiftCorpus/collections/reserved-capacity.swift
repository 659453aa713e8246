// swift-format-ignore-file
func run() {
  var text = "", table: [Int: Int] = [:], set: Set<Int> = []
  text.reserveCapacity(10)
  table.reserveCapacity(3)
  set.reserveCapacity(2)
  print(text.isEmpty, table, set)
}
run()
