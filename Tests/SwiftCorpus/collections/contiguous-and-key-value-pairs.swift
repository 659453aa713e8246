// swift-format-ignore-file
import Foundation
let pairs: KeyValuePairs = ["b": 2, "a": 1, "b": 3]
print(pairs.count, pairs[0].key, pairs.map(\.value), pairs)
for (k, v) in pairs { print(k, v, terminator: " ") }
print()
let c: ContiguousArray = [1, 2, 3]
print(c, c.map { $0 + 1 }, Array(c), c.count)
let it = AnyIterator { () -> Int? in nil }
print(Array(it).isEmpty, AnySequence([1, 2]).map { $0 * 2 }, AnyCollection([1, 2, 3]).count, CollectionOfOne(5).first!, EmptyCollection<Int>().isEmpty)
print([1, 2] + [3], [1, 2] + (3...4), Array(repeating: [0], count: 2), [Int](), [String: Int](), Set<Int>())
