let values: [Any] = [1, 2.0, "three", true, [4], ["k": 5]]
for value in values {
  switch value {
  case let number as Int: print("int", number)
  case let number as Double: print("double", number)
  case let text as String: print("string", text)
  case let flag as Bool: print("bool", flag)
  case let list as [Int]: print("list", list)
  default: print("other")
  }
}
