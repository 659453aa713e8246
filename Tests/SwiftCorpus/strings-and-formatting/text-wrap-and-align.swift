// swift-format-ignore-file
func wrap(_ s: String, _ w: Int) -> [String] { s.split(separator: " ").reduce(into: [String]()) { lines, word in if let last = lines.last, last.count + 1 + word.count <= w { lines[lines.count - 1] += " " + word } else { lines.append(String(word)) } } }
func pad(_ s: String, _ w: Int, right: Bool = false) -> String { let p = String(repeating: " ", count: max(0, w - s.count)); return right ? p + s : s + p }
for l in wrap("the quick brown fox jumps over", 10) { print("|" + pad(l, 10) + "|" + pad("\(l.count)", 3, right: true)) }
print(String("abc".flatMap { [$0, "-"] }.dropLast()), "x,y,,z".split(separator: ",", omittingEmptySubsequences: false).count, "Tab\tle".contains("\t"), "abc".max()!, zip("abc", 1...).map { "\($0)\($1)" }.joined(separator: " "))
var s = "hello"; s.insert(contentsOf: "!!", at: s.endIndex); s.remove(at: s.firstIndex(of: "h")!); s.append(contentsOf: ["?", "?"]); s = s.replacing("l", with: "L"); print(s, s.dropLast(2).last!, s.popLast()!, s.removeFirst(), s)
