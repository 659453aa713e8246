// swift-format-ignore-file
import Foundation
let values: [Double] = [.nan, .infinity, -.infinity, 0, -0.0]
for v in values { print(v, v.isNaN, v.isFinite, v.isZero, v < 1) }
print(Double.nan.isEqual(to: .nan), max(1, Double.infinity), min(-1, -Double.infinity), (0.0 / 0.0).isNaN)
print(Float.pi, Double.pi.rounded(.down), Float(1) / 3, 1.0 / 3, Float(0.1) + Float(0.2))
print(1e21, 1e16, 123456789.125, 0.00001, 1e-5, 100.0, 1e15, 5e-324)
