// swift-format-ignore-file
enum Token: Equatable { case num(Double), word(String), sym(Character), str(String) }
struct Scanner { let chars: [Character]; var i = 0; init(_ s: String) { chars = Array(s) }
  var peek: Character? { i < chars.count ? chars[i] : nil }
  mutating func take(while ok: (Character) -> Bool) -> String { let start = i; while let c = peek, ok(c) { i += 1 }; return String(chars[start..<i]) }
  mutating func next() -> Token? { _ = take { $0.isWhitespace }; guard let c = peek else { return nil }
    switch c { case "0"..."9", ".": return Double(take { $0.isNumber || $0 == "." }).map(Token.num) ?? .sym("?"); case _ where c.isLetter || c == "_": return .word(take { $0.isLetter || $0.isNumber || $0 == "_" }); case "\"": i += 1; let s = take { $0 != "\"" }; i += 1; return .str(s); default: i += 1; return .sym(c) } } }
func tokens(_ s: String) -> [Token] { var sc = Scanner(s); return Array(sequence(state: ()) { _ in sc.next() }) }
print(tokens("a1 = 3.5*(b_2+\"x y\")"), tokens("").count, tokens("1.2.3 é"), tokens("  x ") == [.word("x")])
