// swift-format-ignore-file
func work(_ n: Int) -> [String] {
  var lines: [String] = []
  func even(_ k: Int) -> Bool { k == 0 ? true : odd(k - 1) }
  func odd(_ k: Int) -> Bool { k == 0 ? false : even(k - 1) }
  func first() { note("first"); second() }
  func second() { note("second"); third() }
  func third() { note("third \(even(n)) \(odd(n))") }
  func note(_ text: String) { lines.append(text) }
  first()
  let all = [1, 2, 3].map { last($0) }
  func last(_ k: Int) -> Int { twice(k) + n }
  func twice(_ k: Int) -> Int { 2 * k }
  note("\(all)")
  do {
    inner()
    func inner() { note("inner \(deepest())") }
    func deepest() -> Int { twice(n) }
  }
  return lines
}
print(work(4))
print(work(7))
