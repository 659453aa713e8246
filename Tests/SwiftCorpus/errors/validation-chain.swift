enum Invalid: Error, Equatable {
  case missing(String)
  case range(ClosedRange<Int>)
}
func validate(_ info: [String: Any]) throws -> (String, Int) {
  guard let name = info["name"] as? String else { throw Invalid.missing("name") }
  guard let age = info["age"] as? Int else { throw Invalid.missing("age") }
  guard (0...120).contains(age) else { throw Invalid.range(0...120) }
  return (name, age)
}
let cases: [[String: Any]] = [
  ["name": "a", "age": 3], ["age": 3], ["name": "a"], ["name": "a", "age": 300],
]
for info in cases {
  do { print(try validate(info)) } catch { print(error, error as? Invalid == .missing("age")) }
}
