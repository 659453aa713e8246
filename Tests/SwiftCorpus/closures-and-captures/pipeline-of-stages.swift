// swift-format-ignore-file
import Foundation
struct Stage<I, O> { let run: (I) -> O; func then<N>(_ n: Stage<O, N>) -> Stage<I, N> { Stage<I, N> { n.run(self.run($0)) } } }
let parse = Stage<String, Int?> { Int($0) }
let double = Stage<Int?, Int> { ($0 ?? 0) * 2 }
let show = Stage<Int, String> { "<\($0)>" }
let all = parse.then(double).then(show)
print(all.run("21"), all.run("x"), ["1", "2"].map(all.run))
