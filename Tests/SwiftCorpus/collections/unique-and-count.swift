let words = ["b", "a", "b", "c", "a", "b"]
var seen = Set<String>()
print(words.filter { seen.insert($0).inserted })
let counts = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
print(counts["b"]!, counts.sorted { $0.value > $1.value }.map { $0.key }, counts.values.max()!)
print(Array(Set(words)).sorted())
