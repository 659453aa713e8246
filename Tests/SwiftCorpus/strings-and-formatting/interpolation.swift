struct Point { var x = 1, y = 2.5 }
let name = "Ada"
let items = ["a", "b"]
let maybe: Int? = 3
print(
  "\(name) has \(items.count) items: \(items) \(items.map { $0.uppercased() }.joined(separator: "+"))"
)
print("\(1 + 2) \(Point()) \(maybe ?? 0) \(maybe as Any) \("nested \(name)") \((1, "x"))")
print("\(true) \(2.0) \(["k": 1])")
