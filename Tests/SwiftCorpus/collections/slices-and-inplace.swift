// swift-format-ignore-file
var xs = Array(1...10); xs[2...4] = [30, 40]; xs[0..<0] = [0]; xs.replaceSubrange(xs.count - 2..<xs.count, with: [90, 91, 92]); print(xs)
xs.removeSubrange(1...2); xs.removeLast(2); xs.removeFirst(); print(xs, xs[1...].first!, xs[..<2].last!, xs.dropLast(2).count)
xs.sort(by: >); xs.reverse(); let p = xs.partition { $0 % 2 == 0 }; print(xs[..<p].allSatisfy { $0 % 2 == 1 }, xs[p...].count); xs.sort(); xs[1...3].reverse(); print(xs); xs[..<2].sort(by: >); print(xs)
var ys = xs[2...]; ys[ys.startIndex] = -1; ys.append(5); print(ys.startIndex, ys.endIndex, xs[2] == -1, Array(ys).first!, ys.firstIndex(of: 5)!, ys.indices)
for i in stride(from: xs.count - 1, through: 0, by: -2) { xs.remove(at: i) }; print(xs, xs.swapFirstLast())
extension Array { mutating func swapFirstLast() -> Self { guard count > 1 else { return self }; swapAt(0, count - 1); return self } }
