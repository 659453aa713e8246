let s = "hello world"
let word = s.prefix(5)
print(
  type(of: word), type(of: s[s.startIndex...]), type(of: s.split(separator: " ")),
  type(of: String(word)))
for part in s.split(separator: " ") { print(part, type(of: part)) }
print([1, 2, 3].reversed(), Array([1, 2].reversed()), "abc".reversed(), String("abc".reversed()))
let back = [1, 2, 3].reversed()
print(back, back.first!, back.count, Array(back), back.map { $0 * 2 })
let list: [Int] = [1, 2].reversed()
print(list, [1, 2].reversed() as [Int], type(of: back))
