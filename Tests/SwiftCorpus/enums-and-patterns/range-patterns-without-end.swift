func grade(_ value: Double) -> String {
  switch value {
  case ..<0: return "negative"
  case 0..<0.5: return "low"
  case 0.5...1: return "middle"
  case 1...: return "high"
  default: return "no number"
  }
}
print([-1, 0, 0.5, 1, 1.01, .infinity, -.infinity, .nan].map(grade))
print((1.5...).contains(.infinity), (...2.5).contains(-.infinity), (0...1).contains(Double.nan))
switch Character("m") {
case "a"..."l": print("first half")
case "m"...: print("second half")
default: print("none")
}
