let raw: [Any] = ["1", 2, "x", 4.5, "7"]
print(
  raw.compactMap { $0 as? String }, raw.compactMap { $0 as? Int },
  raw.compactMap { ($0 as? String).flatMap(Int.init) })
let nested: [[Int]?] = [[1], nil, [2, 3]]
print(nested.compactMap { $0 }.flatMap { $0 }, ["a b", "c"].flatMap { $0.split(separator: " ") })
print([1, 2, 3].flatMap { Array(repeating: $0, count: $0) }, [Int?]([1, nil]).compactMap { $0 })
