// swift-format-ignore-file
enum Reading { case temp(Double), battery(Int), lost(since: Int, why: String?) }
let rs: [Reading] = [.temp(21.5), .battery(15), .lost(since: 3, why: nil), .battery(80), .lost(since: 9, why: "gps"), .temp(-4)]
for case .battery(let b) in rs where b < 50 { print("low", b) }
for case let .lost(since, why?) in rs { print(since, why) }
let cold = rs.compactMap { r -> Double? in if case .temp(let t) = r, t < 0 { return t }; return nil }; print(cold, rs.filter { if case .lost = $0 { true } else { false } }.count)
var it = rs.makeIterator(); while case .some(let r) = it.next() { switch r { case .temp(20...): print("warm"); case .temp(..<0): print("frost"); case .temp: print("mild"); case .battery(0..<20), .lost(_, nil): print("warn"); case .battery, .lost: continue } }
