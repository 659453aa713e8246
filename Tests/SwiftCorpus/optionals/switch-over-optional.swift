func describe(_ value: Int?) -> String {
  switch value {
  case nil: return "nothing"
  case 0?: return "zero"
  case let number? where number < 0: return "negative"
  case .some(let number): return "number \(number)"
  }
}
print(describe(nil), describe(0), describe(-3), describe(8))
