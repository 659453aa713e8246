// swift-format-ignore-file
enum Cmd { indirect case twice(Cmd); case push(to: String, [String: Int]), wait(Double), open; case seq([Cmd]) }
func parse(_ words: ArraySlice<Substring>) -> Cmd? {
  switch (words.first, words.count) {
  case ("open", 1): return .open
  case ("wait", 2): guard let s = Double(words[words.startIndex + 1]) else { return nil }; return .wait(s)
  case ("twice", 2...): return parse(words.dropFirst()).map(Cmd.twice)
  case ("push", let n) where n > 1: let pairs = words.dropFirst(2).map { $0.split(separator: "=") }; return .push(to: String(words[words.startIndex + 1]), Dictionary(uniqueKeysWithValues: pairs.compactMap { p in p.count == 2 ? Int(p[1]).map { (String(p[0]), $0) } : nil }))
  default: return nil } }
func run(_ c: Cmd, _ log: inout [String]) { switch c { case .twice(.twice(let c)): log.append("x4"); run(c, &log); case .twice(let c): for _ in 0..<2 { run(c, &log) }; case let .push(to: n, d): log.append("push \(n) \(d.sorted { $0 < $1 }.map { "\($0)\($1)" })"); case .wait(0): break; case .wait(let s): log.append("wait \(s)"); case .open: log.append("open"); case .seq(let cs): cs.forEach { run($0, &log) } } }
var log: [String] = []; let all = ["open", "wait 1.5", "wait x", "twice open", "twice twice wait 2", "push app badge=3 x y=z a=1", "twice", "wait 0"].map { parse($0.split(separator: " ")[...]) }
run(.seq(all.compactMap { $0 }), &log); print(log, all.filter { $0 == nil }.count)
