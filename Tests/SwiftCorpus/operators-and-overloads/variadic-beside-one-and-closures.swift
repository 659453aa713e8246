// swift-format-ignore-file
func log(_ items: Int...) -> String { "many \(items.count)" }
func log(_ item: Int) -> String { "one" }
func all(_ work: (() -> Int)...) -> [Int] { work.map { $0() } }
func each<T>(_ value: T, _ changes: (inout T) -> Void...) -> T { var value = value; changes.forEach { $0(&value) }; return value }
func run() {
  print(log(1), log(1, 2), log())
  print(all { 5 }, all({ 1 }, { 2 }), each("x", { $0 += "y" }) { $0 += "z" })
}
run()
