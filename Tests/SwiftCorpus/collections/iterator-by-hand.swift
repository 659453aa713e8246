let marks = [3, 1, 2]
var iterator = marks.makeIterator()
var seen: [Int] = []
while let mark = iterator.next() { seen.append(mark) }
print(seen, iterator.next() as Any)
var letters = "ab".makeIterator()
print(letters.next() ?? "-", letters.next() ?? "-", letters.next() ?? "-")
struct Deck: Sequence {
  let cards = ["A", "K", "Q"]
  func makeIterator() -> IndexingIterator<[String]> { cards.makeIterator() }
}
for card in Deck() { print(card, terminator: " ") }
print(Deck().map { $0.lowercased() }, Deck().contains("K"))
