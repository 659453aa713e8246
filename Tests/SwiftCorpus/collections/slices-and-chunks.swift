func chunks<T>(_ items: [T], of size: Int) -> [[T]] {
  stride(from: 0, to: items.count, by: size).map { Array(items[$0..<Swift.min($0 + size, items.count)]) }
}
print(chunks([1, 2, 3, 4, 5], of: 2))
func sum(_ items: ArraySlice<Int>) -> Int {
  guard let first = items.first else { return 0 }
  return first + sum(items.dropFirst())
}
print(sum([1, 2, 3, 4][...]), sum([5, 6, 7][1...]))
var list = [1, 2, 3, 4, 5]
list[1...2] = [9]
print(list, list[..<2], list[2...].map { $0 * 10 })
list.removeSubrange(0..<2)
list.replaceSubrange(0...0, with: [7, 7])
print(list, list.suffix(2).reduce(0, +), list.last ?? 0)
var queue = list[1...]
print(queue.popFirst() ?? -1, queue.count, queue.startIndex, Array(queue))
