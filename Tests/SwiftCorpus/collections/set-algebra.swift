let granted: Set<String> = ["alert", "badge"]
let wanted: Set = ["alert", "sound", "badge"]
print(granted.isSubset(of: wanted), wanted.subtracting(granted), granted.union(["x"]).count)
print(granted.intersection(wanted).sorted(), granted.symmetricDifference(wanted).sorted())
var copy = granted
print(copy.insert("alert").inserted, copy.insert("list").inserted, copy.remove("zz") as Any)
print(copy.count, copy.contains("list"), granted == ["badge", "alert"], granted.isDisjoint(with: ["q"]))
copy.formUnion(["a"])
copy.subtract(["alert"])
print(copy.sorted())
