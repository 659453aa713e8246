// swift-format-ignore-file
func parse(_ s: String) -> [(String, String)] { var out: [(String, String)] = [], key = "", cur = "", inKey = true, escaped = false
  for c in s { if escaped { cur.append(c); escaped = false; continue }; switch c { case "\\": escaped = true; case "=" where inKey: key = cur; cur = ""; inKey = false; case ";": if !inKey { out.append((key, cur)) }; cur = ""; inKey = true; default: cur.append(c) } }
  if !inKey { out.append((key, cur)) }; return out }
print(parse(#"a=1;b=x\;y;c=\\;d;e=k=v"#)); print(parse("").isEmpty)
let s = "Hello, World"; let i = s.firstIndex(of: ",")!; print(s[..<i], s[s.index(after: i)...].drop { $0 == " " }, s.distance(from: s.startIndex, to: i), s.prefix(upTo: i).count, s.lastIndex(of: "o").map { s[$0...] } ?? "")
var m = s; m.insert(contentsOf: "big ", at: m.index(i, offsetBy: 2)); m.removeSubrange(m.startIndex..<m.index(m.startIndex, offsetBy: 2)); m.replaceSubrange(m.range(of: "big")!, with: "BIG"); print(m, m.contains("BIG W"), m.hasSuffix("ld"), m.uppercased() == m.lowercased())
import Foundation
