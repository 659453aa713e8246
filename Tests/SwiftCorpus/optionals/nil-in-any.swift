let value: Any = Optional<Int>.none as Any
let other: Any = Optional(5) as Any
print(value as? Int as Any, other as? Int as Any, other)
if let number = other as? Int { print(number) }
let plain: Any? = nil
print(plain == nil, plain as? Int ?? -1)
