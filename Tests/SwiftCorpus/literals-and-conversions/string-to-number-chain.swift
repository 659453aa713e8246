let raw: Any = "12"
let number = (raw as? Int) ?? Int(raw as? String ?? "") ?? 0
print(number + 1)
let badge: Any = 3
print((badge as? Int).map { $0 * 2 } ?? 0, badge as? String ?? "no text")
