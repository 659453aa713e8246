let text: String? = "5"
print(text.map { Int($0) } as Any, text.flatMap { Int($0) } as Any)
let word: String? = "five"
print(word.map { Int($0) } as Any, word.flatMap { Int($0) } as Any)
let twice: Int?? = .some(nil)
print(twice as Any, twice == nil, Optional(Optional(1)) as Any)
print((text.map { Int($0) } ?? nil) ?? 0)
