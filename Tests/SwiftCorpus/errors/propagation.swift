struct ParseError: Error { var line: Int }
func parse(_ text: String) throws -> Int {
  guard let number = Int(text) else { throw ParseError(line: 7) }
  return number
}
func sum(_ texts: [String]) throws -> Int {
  var total = 0
  for text in texts { total += try parse(text) }
  return total
}
print(try sum(["1", "2"]))
do {
  print(try sum(["1", "x", "3"]))
} catch let error as ParseError {
  print("line", error.line)
}
