var vowels = 0
for character in "Notification" where "aeiou".contains(character) {
  vowels += 1
}
print(vowels, String("abc".reversed()), Array("hi"), "abc".map { $0.uppercased() })
for (index, character) in "ab".enumerated() { print(index, character) }
print(
  Set("hello").count, "hello".filter { $0 != "l" }, "banana".sorted(), String("banana".sorted()))
