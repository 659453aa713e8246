var seen: Set<Int> = [3, 1, 2]
seen.insert(4)
print(seen.contains(4), seen.remove(1) as Any, seen.remove(9) as Any, seen.sorted(), seen.count)
let other: Set = [2, 3, 10]
print(
  seen.union(other).sorted(), seen.intersection(other).sorted(), seen.subtracting(other).sorted(),
  seen.symmetricDifference(other).sorted())
print(
  Set([1]).isSubset(of: [1, 2]), seen.isDisjoint(with: [7]), Set([1, 2]) == Set([2, 1]),
  seen.isSuperset(of: [2]))
seen.formUnion([8])
print(seen.max()!, seen.map { $0 * 2 }.sorted(), seen.filter { $0 > 3 }.sorted())
