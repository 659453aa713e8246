func grade(_ count: Int) -> String {
  switch count {
  case ..<0: return "negative"
  case 0: return "none"
  case 1..<5: return "few"
  case 5...9: return "some"
  default: return "many"
  }
}
print([-1, 0, 1, 4, 5, 9, 10].map(grade))
