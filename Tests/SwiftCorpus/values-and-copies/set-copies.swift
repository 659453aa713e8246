var seen: Set<String> = ["a"]
let before = seen
print(seen.insert("b").inserted, seen.insert("a").inserted)
print(before.count, seen.count, before.isSubset(of: seen))
