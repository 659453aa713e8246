print(7.5.truncatingRemainder(dividingBy: 2), (-7.5).truncatingRemainder(dividingBy: 2))
print(7.5.remainder(dividingBy: 2), 9.0.squareRoot(), trunc(2.7))
print(Double(7).isNaN, Double.nan.isNaN, Double.infinity.isInfinite, (1.0).isFinite)

func trunc(_ x: Double) -> Double { x.rounded(.towardZero) }
