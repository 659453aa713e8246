// swift-format-ignore-file
let values: [Double] = [1, 0.1, 100000, 1e16, 1.0 / 3, -0.0, .infinity, 2.5e-5, 123456789.123]
print(values)
print(values.map { "\($0)" }.joined(separator: " "), Double.pi, Float(1) / 3, (2.0).squareRoot(), 7.0.truncatingRemainder(dividingBy: 2))
print(Int(2.5.rounded()), 2.5.rounded(.down), (-2.5).rounded(.toNearestOrEven), 0.1 + 0.2 == 0.3, Double("nan")!.isNaN, Int(exactly: 2.5) as Any, abs(-3.5), max(1, 2.5))
