func parse(_ text: String?) -> Int? {
  text.flatMap { Int($0) }
}
let nested: Int?? = Optional("4").map { Int($0) }
print(nested as Any)
print(nested ?? 0 as Any, (nested ?? nil) ?? 0)
print(parse("12") as Any, parse("x") as Any, parse(nil) as Any)
