let one: Int?? = 1
let none: Int?? = .some(nil)
let text: String? = "a\"b"
print(one as Any, none as Any, text as Any)
print([text], (text, 1), ["k": text])
print("\(one as Any)")
