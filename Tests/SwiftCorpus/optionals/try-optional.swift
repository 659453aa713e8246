enum ParseError: Error { case bad }
func parse(_ text: String) throws -> Int {
  guard let number = Int(text) else { throw ParseError.bad }
  return number
}
print(try? parse("3"), (try? parse("x")) as Any)
if let number = try? parse("8") { print(number) }
print((try? parse("z")) ?? -1)
