let some: Int? = 3
let none: Int? = nil
let text: String? = "t"
print(some as Any, none as Any, text as Any)
print("\(String(describing: some)) \(String(describing: none)) \(String(describing: text))")
print([some, none], [text])
print(["k": some])
