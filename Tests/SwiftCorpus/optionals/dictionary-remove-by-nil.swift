var table: [String: Int?] = ["a": 1]
table["a"] = nil
print(table.count)
table["b"] = .some(nil)
print(table.count)
table.updateValue(nil, forKey: "c")
print(table.count, table.keys.sorted())
