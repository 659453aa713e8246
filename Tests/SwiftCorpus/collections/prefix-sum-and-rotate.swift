// swift-format-ignore-file
import Foundation
let xs = [3, 1, 4, 1, 5]
var acc = 0; let prefix = xs.map { x -> Int in acc += x; return acc }
print(prefix, xs.reduce(into: [0]) { $0.append($0.last! + $1) }, Array(xs[2...] + xs[..<2]), zip(xs, xs.dropFirst()).allSatisfy(<=), xs.sorted().firstIndex(of: 4)!)
let counts = xs.reduce(into: [:] as [Int: Int]) { $0[$1, default: 0] += 1 }
print(counts[1]!, counts.filter { $0.value == 1 }.keys.sorted(), xs.indices.max { xs[$0] < xs[$1] }!, Set(xs).sorted().map(String.init).joined(separator: "<"))
print(xs.enumerated().max { $0.element < $1.element }!.offset, xs.dropFirst(2).reduce(0, +), xs.suffix(2) == [1, 5], xs.contains(where: { $0 > 4 }), xs.last(where: { $0 == 1 })!)
