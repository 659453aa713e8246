let tags: Set = [3, 1, 2, 3]
let names: Set<String> = ["b", "a", "b"]
print(tags.count, names.sorted(), tags.sorted())
let empty: [String: Any] = [:]
let none = [Int]()
print(empty.count, none)
