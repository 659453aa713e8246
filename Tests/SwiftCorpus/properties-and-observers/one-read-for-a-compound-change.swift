// swift-format-ignore-file
class Store {
  var raw = [1, 2]
  var table = ["a": 1]
  var items: [Int] { get { print("get"); return raw } set { print("set", newValue); raw = newValue } }
  var counts: [String: Int] { get { print("read"); return table } set { print("write"); table = newValue } }
}
let s = Store()
s.items[0] += 10
s.counts["b", default: 2] *= 3
print(s.raw, s.table["a"]!, s.table["b"]!)
