class Token {
  let id: Int
  init(_ id: Int) { self.id = id }
  deinit { print("free", id) }
}
var token: Token? = Token(1)
if let held = token {
  token = nil
  print("still", held.id)
}
print("after if")
func take(_ value: Token?) {
  guard let value else { return print("nothing") }
  print("took", value.id)
}
take(Token(2))
take(nil)
