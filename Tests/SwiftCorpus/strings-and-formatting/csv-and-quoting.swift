// swift-format-ignore-file
func quote(_ s: String) -> String { s.contains { ",\"\n".contains($0) } ? "\"" + s.replacingQuotes + "\"" : s }
extension String { var replacingQuotes: String { map { $0 == "\"" ? "\"\"" : String($0) }.joined() } }
func parse(_ line: String) -> [String] { var out: [String] = [], cur = "", quoted = false; var it = line.makeIterator(); var pending: Character? = nil
  while let c = pending ?? it.next() { pending = nil; switch (c, quoted) { case ("\"", true): if let n = it.next() { if n == "\"" { cur.append(n) } else { quoted = false; pending = n } } else { quoted = false }; case ("\"", false): quoted = true; case (",", false): out.append(cur); cur = ""; default: cur.append(c) } }
  return out + [cur] }
let row = ["a", "b,c", "say \"hi\"", "", "é\n"]; let line = row.map(quote).joined(separator: ","); print(line.debugDescription, parse(line) == row, parse("x,,\"y\""), parse(""))
print("key: value: more".split(separator: ":", maxSplits: 1).map { $0.trimming() }, "a  b".split(separator: " ", omittingEmptySubsequences: false).count, "Tab\tsep".split(whereSeparator: \.isWhitespace), "abc".padded(5, "*") + "|"); extension Substring { func trimming() -> String { String(drop { $0 == " " }) } }; extension String { func padded(_ n: Int, _ c: Character) -> String { String(repeating: c, count: max(0, n - count)) + self } }
