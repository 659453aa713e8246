// swift-format-ignore-file
import Foundation
extension Substring { var word: String { String(prefix { $0 != " " }) } }
extension StringProtocol { var initial: Character? { first } }
struct Parser { var input: Substring
  mutating func take(_ n: Int) -> Substring { let p = input.prefix(n); input.removeFirst(min(n, input.count)); return p }
  mutating func number() -> Int? { let d = input.prefix(while: \.isNumber); guard !d.isEmpty else { return nil }; input = input[d.endIndex...]; return Int(d) } }
func run() {
  var p = Parser(input: "12ab34")
  print(p.number() as Any, p.take(2), p.number() as Any, p.input.isEmpty, p)
  let t = "hello big world"
  let w = t.split(separator: " ")
  print(w[1].word, w.map(\.initial), w[2].initial == "w", t.dropFirst(6).word)
  let i = w[1].startIndex
  print(t[i..<w[1].endIndex], t[..<i], t.index(i, offsetBy: 4) == w[2].startIndex)
  let m: [String: Int] = ["big": 1]
  print(m[String(w[1])] ?? 0, w.lazy.map { $0.count }.reduce(0, +))
  let trimmed = t.drop { $0 != " " }.trimmingCharacters(in: .whitespaces)
  print(trimmed, w[0].padding(toLength: 7, withPad: ".", startingAt: 0), w[0].replacingOccurrences(of: "l", with: "L"))
  print(t.hasPrefix(w[0]), t.range(of: w[1]).map { t[$0] } as Any, "big" == w[1], w[1] < w[2], w[1].hashValue == "big".hashValue)
  debugPrint(w, w[0]); dump(w[0])
  print(String(describing: w[0]), Array(w[0]), w[0].utf8.count, w[0].data(using: .utf8)!.count, w.first.map(String.init) ?? "", w.last?.count ?? 0)
}
run()
