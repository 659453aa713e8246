let number: Int? = 4
print(number.map { $0 * 2 } as Any, number.flatMap { $0 > 5 ? $0 : nil } as Any)
let url: String? = "a/b"
print(url.map { "x/" + $0 } ?? "none", (nil as Int?).map { $0 + 1 } as Any)
print(number.map(String.init) ?? "-")
