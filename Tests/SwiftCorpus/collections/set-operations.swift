// swift-format-ignore-file
import Foundation
var a: Set = [1, 2, 3, 4]
let b: Set<Int> = [3, 4, 5]
print(a.union(b).sorted(), a.intersection(b).sorted(), a.symmetricDifference(b).sorted(), a.subtracting(b).sorted())
print(a.isSuperset(of: [1, 2]), a.isDisjoint(with: [9]), a.isStrictSubset(of: a), a == [4, 3, 2, 1])
print(a.insert(3), a.insert(9).inserted, a.remove(1)!, a.update(with: 2)!, a.remove(77) as Any)
a.formUnion([20, 30]); a.subtract([20]); a.formSymmetricDifference([30, 31])
print(a.sorted(by: >), a.min()!, a.filter { $0 > 4 }.count, a.map { $0 * 2 }.reduce(0, +), Set("banana").count)
