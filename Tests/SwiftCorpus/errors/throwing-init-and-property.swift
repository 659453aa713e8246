struct Token {
  enum Problem: Error {
    case empty
    case short(Int)
  }
  let text: String
  init(_ text: String) throws {
    if text.isEmpty { throw Problem.empty }
    guard text.count > 2 else { throw Problem.short(text.count) }
    self.text = text
  }
  var first: Character {
    get throws {
      guard let first = text.first else { throw Problem.empty }
      return first
    }
  }
}
for text in ["", "ab", "abc"] {
  do {
    let token = try Token(text)
    print(token.text, try token.first)
  } catch {
    print(error)
  }
}
