protocol Bag {
  subscript(key: String) -> Int? { get set }
}
struct Memory: Bag {
  private var values: [String: Int] = [:]
  subscript(key: String) -> Int? {
    get { values[key] }
    set { values[key] = newValue }
  }
  subscript(first: Int, second: Int) -> Int { first * second }
}
var bag: Bag = Memory()
bag["a"] = 3
bag["a"]! += 1
print(bag["a"] as Any, bag["b"] as Any, Memory()[2, 3])
