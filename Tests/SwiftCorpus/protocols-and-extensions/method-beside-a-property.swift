extension String {
  func count(of letter: Character) -> Int { filter { $0 == letter }.count }
  func first(_ number: Int) -> String { String(prefix(number)) }
}
extension Array {
  func count(where fits: (Element) -> Bool) -> Int { filter(fits).count }
}
let word = "banana"
print(word.count, word.count(of: "a"), word.first!, word.first(3), word.count + 1)
print([1, 2, 3].count, [1, 2, 3].count { $0 > 1 })
