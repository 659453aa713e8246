struct List<T> {
  var count: Int
  static func + (a: Self, b: Self) -> String { "same" }
  static func + <W>(a: Self, b: List<W>) -> String { "other" }
  func joined(_ other: List<T>) -> String { "same" }
  func joined<W>(_ other: List<W>) -> String { "other" }
}
let numbers = List<Int>(count: 1)
let texts = List<String>(count: 2)
print(numbers + texts, numbers.joined(texts), numbers + numbers, numbers.joined(numbers))
print(texts + numbers, texts.joined(numbers))
