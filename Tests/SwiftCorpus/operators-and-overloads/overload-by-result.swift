func value() -> Int { 1 }
func value() -> String { "one" }
let number: Int = value()
let text: String = value()
print(number, text, value() as Int + 1)
