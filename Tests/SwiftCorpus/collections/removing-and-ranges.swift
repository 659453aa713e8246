// swift-format-ignore-file
var a = Array(1...10)
a.removeAll { $0.isMultiple(of: 3) }
a.removeSubrange(1..<3)
print(a, a.dropFirst(2).first!, a.prefix(while: { $0 < 8 }), a.drop { $0 < 8 }, a.suffix(2))
a.insert(0, at: 0); a.replaceSubrange(1...2, with: [7, 7, 7]); a.swapAt(0, a.count - 1)
print(a, a.popLast()!, a.lastIndex(of: 7)!, a.count, a.first { $0 < 8 } as Any)
a.reverse(); a.sort(by: >); a += [1]; a.append(contentsOf: 2...3); a.shuffle(); a.sort()
print(a, a.split(separator: 7).map(Array.init), Array(a[2...].prefix(2)), a[safe: 99] as Any, a[safe: 0]!)
extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
print((1..<5).contains(5), (1...5).overlaps(5...9), (0..<10).clamped(to: 3..<20), (1...3).map { $0 }, (1..<1).isEmpty, stride(from: 1, through: 2, by: 0.5).map { $0 }, Array((0...6).filter { $0 % 2 == 1 }.reversed()))
a.removeAll(keepingCapacity: true)
print(a.isEmpty, a.first as Any, a.max() as Any, a.reduce(5, +), Array(repeating: "x", count: 2) + ["y"])
