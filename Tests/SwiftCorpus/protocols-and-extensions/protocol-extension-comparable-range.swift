// swift-format-ignore-file
import Foundation
extension Comparable { func limited(to r: ClosedRange<Self>) -> Self { max(r.lowerBound, min(self, r.upperBound)) } }
extension Int { var isPrime: Bool { self > 1 && !(2..<self).contains { self % $0 == 0 } }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }; var ordinal: String { self % 10 == 1 && self != 11 ? "\(self)st" : "\(self)th" } }
extension BinaryInteger { var isOdd: Bool { self % 2 != 0 } }
extension FloatingPoint { var half: Self { self / 2 } }
print(15.limited(to: 0...10), "m".limited(to: "n"..."z"), 2.5.limited(to: 0...1), (1...20).filter(\.isPrime), 21.ordinal, 11.ordinal)
3.times { print($0, terminator: " ") }
print(UInt8(7).isOdd, 5.0.half, Float(3).half, 4.isOdd)
