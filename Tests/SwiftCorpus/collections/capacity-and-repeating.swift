var items = [Int](repeating: 7, count: 3)
items.reserveCapacity(10)
items[1] = 0
print(items, Array(repeating: "x", count: 2), [String](), [Int]().isEmpty)
items.swapAt(0, 1)
items.reverse()
items.insert(contentsOf: [1, 2], at: 1)
print(items, items.randomElement() != nil, items.shuffled().count)
