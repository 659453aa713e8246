struct Store {
  var values: [String: Any] = ["list": [5], "names": ["a": 1]]
  subscript<T>(key: String, default value: T) -> T {
    get { values[key] as? T ?? value }
    set { values[key] = newValue }
  }
}
var store = Store()
let none: [Int] = []
let texts: [String] = []
print(store["list", default: [Int]()], store["list", default: none], store["list", default: [1]])
print(store["list", default: texts], store["names", default: [String: Int]()])
store["list", default: none].append(3)
print(store["list", default: none])
