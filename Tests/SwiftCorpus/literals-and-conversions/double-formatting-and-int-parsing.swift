// swift-format-ignore-file
import Foundation
let v = [0.1 + 0.2, 1e7, 123456789.125, -0.0, 1.0 / 0, 2e-7, 100, 1e15, 1e16, 5e-324]
print(v.map { "\($0)" }); print(v.prefix(4).map { String(format: "%.2f", $0) }, String(format: "%g %e", 0.0001, 12345.678), (3.0).description, Float(0.1).description)
print(Int("12a") as Any, Int(" 5") as Any, Int("٣") as Any, Int("1_000") as Any, Double("1,5") as Any, Double(".5") as Any, Double("5.") as Any, Double("inf")!, Double("0x1p3")!, Float("1e40")!)
print(Int(3.99), Int(-3.99), Int(exactly: 3.5) as Any, Int(exactly: 4.0)!, UInt8(exactly: 256) as Any, Int(truncating: 3.7 as NSNumber), UInt(bitPattern: -1) == .max, Int32(truncatingIfNeeded: 1 << 33 | 5))
print(1.0 == 1, 0.1 + 0.2 == 0.3, (0.1 + 0.2).rounded(toPlaces: 2), 10.0.remainder(dividingBy: 3), (2.0).squareRoot(), pow(2, 10), 7.5.truncatingRemainder(dividingBy: 2))
extension Double { func rounded(toPlaces n: Int) -> Double { let p = pow(10, Double(n)); return (self * p).rounded() / p } }
