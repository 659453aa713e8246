print(Int(3.9), Int(-3.9), Int(2.5.rounded()), Int(3.5.rounded()), Int(-2.5.rounded()))
print(
  2.5.rounded(.down), 2.5.rounded(.up), 2.5.rounded(.toNearestOrEven), (-2.5).rounded(.towardZero))
print(Int(exactly: 3.0) ?? -1, Int(exactly: 3.5) ?? -1)
