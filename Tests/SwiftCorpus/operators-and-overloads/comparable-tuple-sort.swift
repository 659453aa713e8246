// swift-format-ignore-file
struct Task2: Comparable { let pri: Int, name: String; static func < (a: Self, b: Self) -> Bool { (b.pri, a.name) < (a.pri, b.name) } }
let ts = [Task2(pri: 1, name: "x"), Task2(pri: 3, name: "b"), Task2(pri: 3, name: "a")]; print(ts.sorted().map { "\($0.pri)\($0.name)" }, ts.max()!.name, ts[1] >= ts[2], ts[0] != ts[1], (ts[2]...ts[1]).contains(Task2(pri: 3, name: "aa")), ts.sorted(by: >).first!.name)
func === (a: Task2, b: Task2) -> Bool { a.name == b.name }; print(ts[0] === ts[0], !(ts[0] === ts[1])); func ~= (p: Int, t: Task2) -> Bool { t.pri == p }; switch ts[1] { case 1: print("one"); case 3: print("three"); default: break }
