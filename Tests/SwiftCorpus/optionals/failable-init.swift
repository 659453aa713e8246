struct Token {
  let text: String
  init?(_ text: String) {
    guard text.count == 4 else { return nil }
    self.text = text
  }
}
print(Token("abcd")?.text ?? "none", Token("abc")?.text ?? "none")
print(["abcd", "x", "1234"].compactMap(Token.init).map(\.text))
