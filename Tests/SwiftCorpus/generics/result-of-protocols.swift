// swift-format-ignore-file
protocol Parser { associatedtype Output; func parse(_ s: Substring) -> (Output, Substring)? }
struct IntParser: Parser { func parse(_ s: Substring) -> (Int, Substring)? { let d = s.prefix(while: \.isNumber); return Int(d).map { ($0, s.dropFirst(d.count)) } } }
struct Word: Parser { let w: String; func parse(_ s: Substring) -> (Void, Substring)? { s.hasPrefix(w) ? ((), s.dropFirst(w.count)) : nil } }
struct Pair<A: Parser, B: Parser>: Parser { let a: A, b: B
  func parse(_ s: Substring) -> ((A.Output, B.Output), Substring)? { guard let (x, r) = a.parse(s), let (y, t) = b.parse(r) else { return nil }; return ((x, y), t) } }
let p = Pair(a: Word(w: "badge="), b: IntParser())
if let (out, rest) = p.parse("badge=12&x") { print(out.1, rest) }
print(p.parse("nope") == nil, Pair(a: IntParser(), b: Word(w: "!")).parse("5!")!.0.0)
