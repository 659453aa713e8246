// swift-format-ignore-file
var list = [1, 2, 3]
list.insert(list.removeLast(), at: 0)
print(list)
struct Deck { var cards = ["a", "b", "c"]; mutating func rotate() { cards.append(cards.removeFirst()) } }
var d = Deck(); d.rotate(); d.rotate()
print(d.cards)
