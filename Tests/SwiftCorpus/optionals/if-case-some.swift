let values: [Int?] = [1, nil, 3]
for case let value? in values {
  print(value)
}
for case .some(let value) in values where value > 1 {
  print("big", value)
}
print(values.compactMap { $0 }, values.count, values.filter { $0 == nil }.count)
