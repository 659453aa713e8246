// swift-format-ignore-file
print(1.0, 0.1 + 0.2, 1e16, 1e15, 123456789.0, 1.5e-5, 0.0001, -0.0, Double.infinity, Double.nan)
print(Float(0.1), Float(1) / 3, Double(Float(0.1)), 100.0 as Float, 3.0e10 as Float)
print(Double.pi, Float.pi, Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude)
print("\(2.50)", String(1e100), String(describing: 1.0 / 3), 5e-324, 0.1.description)
print((2.5).rounded(.toNearestOrEven), (-2.5).rounded(), 2.4.rounded(.up), Int(exactly: 2.5) as Any, Int(exactly: 3.0) as Any)
