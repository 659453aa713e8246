// swift-format-ignore-file
func process(_ items: [Int]) -> (sum: Int, log: [String]) {
  var sum = 0, log: [String] = []
  func visit(_ n: Int, depth: Int = 0) { log.append(String(repeating: ".", count: depth) + "\(n)"); sum += n; if n > 1 { visit(n / 2, depth: depth + 1) } }
  items.forEach { visit($0) }
  return (sum, log)
}
let r = process([4, 1])
print(r.sum, r.log)
var counter = 0
let increment = { counter += 1 }
for _ in 1...3 { increment() }
print(counter)
func outer() -> [() -> Int] { var x = 0; return [{ x += 1; return x }, { x *= 10; return x }] }
let fs = outer()
print(fs[0](), fs[1](), fs[0](), outer()[1]())
let recursive: (Int) -> Int = { n in func f(_ k: Int) -> Int { k == 0 ? 1 : k * f(k - 1) }; return f(n) }
print(recursive(5))
