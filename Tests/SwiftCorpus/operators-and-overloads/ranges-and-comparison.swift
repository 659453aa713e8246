// swift-format-ignore-file
import Foundation
print((1..<5).contains(5), (1...5).count, (1..<1).isEmpty, (0...10).clamped(to: 3...20), (1...3).overlaps(3..<5))
print((2...).contains(100), (..<3).contains(3), (1...4).reversed().map { $0 }, Array((1...10).filter { $0 % 3 == 0 }))
print(stride(from: 10, through: 0, by: -5).map { $0 }, Array(stride(from: 0.0, to: 1.0, by: 0.25)), (1...3).map { $0 * $0 }.reduce(0, +))
let r = 3..<7
print(r.lowerBound, r.upperBound, r.first!, r.last!, r.startIndex, r.randomElement() != nil, r == 3..<7, r.description, r.dropFirst().count)
print("a"..."c" ~= "b", ("a"..<"c").contains("bb"), (0.5...1.5).contains(1), ClosedRange(uncheckedBounds: (1, 2)), Range(1...3))
