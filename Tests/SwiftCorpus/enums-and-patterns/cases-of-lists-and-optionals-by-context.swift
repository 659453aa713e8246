// swift-format-ignore-file
indirect enum Json { case num(Int), text(String), list([Json]), dict([String: Json]), opt(Double?), pair(Int, Double) }
var box: [String: Json] = [:]
box["a"] = .list([.text("é"), .num(1), .list([])])
box["b"] = .dict(["k": .text("v")])
box["c"] = .opt(3)
box["d"] = .pair(1, 2)
for (_, v) in box.sorted(by: { $0.key < $1.key }) { print(v) }
struct S { var j: Json = .list([.opt(1)]); var o: Json? }
var s = S(); s.o = .list([.opt(2), .opt(nil)]); print(s)
var arr: [Json] = []; arr.append(.list([.opt(4)])); arr += [.pair(3, 4)]; print(arr)
func f(_ j: Json...) { print(j) }
f(.opt(1), .list([.num(2)]))
let d: [Json?] = [.opt(1), nil]; print(d)
let cl: (Json) -> Void = { print($0) }; cl(.opt(7)); cl(.list([.pair(1, 1)]))
