// swift-format-ignore-file
struct P { var x = 0; mutating func bump() { x += 1 } }
func run() {
  var list = [3, 1] { didSet { print("list", oldValue, list) } }
  list.append(2)
  list.sort()
  list[0] = 9
  var p = P() { willSet { print("will", newValue.x) } didSet { print("did", p.x) } }
  p.bump()
  p.x += 5
  var text = "a" { didSet { print(text) } }
  text += "b"
  text.append("c")
  func change(_ value: inout [Int]) { value.removeAll() }
  change(&list)
}
run()
