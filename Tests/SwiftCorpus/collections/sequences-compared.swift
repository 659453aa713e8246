// Own sequences beside others, and what is equivalent by a closure.
struct Numbers: Sequence, IteratorProtocol {
  var rest: [Int]
  mutating func next() -> Int? { rest.isEmpty ? nil : rest.removeFirst() }
}
let one = Numbers(rest: [1, 2])
let same = Numbers(rest: [1, 2])
print(one.elementsEqual(same), [1, 2].elementsEqual(one), one.elementsEqual([1, 3]))
print(one.elementsEqual([2, 4]) { $0 * 2 == $1 }, one.elementsEqual([2, 5]) { $0 * 2 == $1 })
print(
  one.starts(with: same), [1, 2, 3].starts(with: one), [1, 2].starts(with: [2]) { $0 + 1 == $1 })
print(one.lexicographicallyPrecedes(Numbers(rest: [1, 3])))
print(
  [1, 2].lexicographicallyPrecedes([1, 1]) { $0 > $1 },
  [1].lexicographicallyPrecedes([2]) { $0 > $1 })
var list = [0]
list.append(contentsOf: one)
list += same
print(list)
