func measure(_ name: String, _ body: () throws -> Int) -> String {
  do { return "\(name): \(try body())" } catch { return "\(name): failed (\(error))" }
}
enum Bad: String, Error { case luck = "bad luck" }
print(measure("a") { 4 })
print(measure("b") { throw Bad.luck })
print(Bad.luck.rawValue)
