// swift-format-ignore-file
enum Msg { case text(String, at: Int), image(w: Int, h: Int), typing(Bool), read(upTo: Int?) }
let log: [Msg] = [.text("hi", at: 1), .typing(true), .image(w: 3, h: 4), .text("", at: 2), .read(upTo: nil), .read(upTo: 2), .typing(false)]
for case .text(let s, at: let t) in log where !s.isEmpty { print(s, t) }
for case let .image(w, h) in log { print(w * h) }; for case .read(upTo: let n?) in log { print("read", n) }
func area(_ m: Msg) -> Int { guard case .image(let w, let h) = m, w > 0 else { return 0 }; return w * h }; print(log.map(area).reduce(0, +), log.filter { if case .typing = $0 { true } else { false } }.count)
let pairs: [(String, Int?)] = [("a", 1), ("b", nil), ("c", 3)]; for case (let k, let v?) in pairs { print(k, v) }; for case ("b", nil) in pairs { print("b is nil") }
if case (1..., let y) = (5, "y") { print(y) }; if case let (a, b?) = pairs[0], case 0..<2 = b { print(a, b) }; var it = log.makeIterator(); while case .some(let m) = it.next(), case .text = m { print("t") }
