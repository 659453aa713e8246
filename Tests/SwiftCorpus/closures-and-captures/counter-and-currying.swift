func makeCounter(step: Int = 1) -> (next: () -> Int, reset: () -> Void) {
  var count = 0
  return ({ count += step; return count }, { count = 0 })
}
let counter = makeCounter(step: 2)
print(counter.next(), counter.next())
counter.reset()
print(counter.next())
func add(_ a: Int) -> (Int) -> (Int) -> Int { { b in { c in a + b + c } } }
print(add(1)(2)(3))
let compose = { (f: @escaping (Int) -> Int, g: @escaping (Int) -> Int) in { g(f($0)) } }
print(compose({ $0 + 1 }, { $0 * 10 })(4))
var handlers: [String: (String) -> String] = [:]
handlers["upper"] = { $0.uppercased() }
handlers["twice"] = { $0 + $0 }
print(handlers["upper"]?("a") ?? "-", handlers["none"]?("a") ?? "-", handlers["twice"]!("b"))
var x = 1
let captured = { [x] in x }
x = 5
print(captured(), { x }())
