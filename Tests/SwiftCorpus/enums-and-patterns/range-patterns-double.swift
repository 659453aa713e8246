func battery(_ level: Double) -> String {
  switch level {
  case 0..<0.2: return "low"
  case 0.2...0.5: return "half"
  case 0.5...: return "good"
  default: return "unknown"
  }
}
print(battery(0.05), battery(0.2), battery(0.5), battery(0.51), battery(-1))
print((0.1..<0.3).contains(0.3), (1.0...2).contains(2), 0.15 > 0.1 && 0.15 < 0.2)
