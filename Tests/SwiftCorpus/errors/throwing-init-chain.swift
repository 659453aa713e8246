// swift-format-ignore-file
struct Token: Equatable { let hex: String; enum Bad: Error, Equatable { case length(Int), digit(Character) }
  init(_ s: String) throws { guard s.count % 2 == 0 else { throw Bad.length(s.count) }; if let c = s.first(where: { !$0.isHexDigit }) { throw Bad.digit(c) }; hex = s.lowercased() } }
let all = ["AB", "abc", "zz"].map { s in Result { try Token(s) } }
for r in all { switch r { case .success(let t): print("ok", t.hex); case .failure(let e as Token.Bad): print("bad", e); case .failure(let e): print(e) } }
print(try? Token("0F"), (try? Token("q")) == nil, all.compactMap { try? $0.get() }.count); do { let _ = try Token("g!") } catch Token.Bad.digit("g") { print("g!") }
