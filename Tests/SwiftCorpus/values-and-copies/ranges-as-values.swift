// swift-format-ignore-file
let r = 2..<6
let c = 1...3
print(r.contains(6), c.contains(3), r.count, r.overlaps(4..<9), r.clamped(to: 0..<4), Array(c))
print(r.lowerBound, c.upperBound, r.isEmpty, (3..<3).isEmpty, r == 2..<6, Range(c))
print(r, c, (...5), (3...), r.first!, r.last!, (0.5...1.5).contains(1))
var holders = [r: "r", 0..<1: "z"]
holders[r] = nil
print(holders, stride(from: 10, through: 0, by: -5).map { $0 }, c.reversed().map { $0 }, ClosedRange(r))
