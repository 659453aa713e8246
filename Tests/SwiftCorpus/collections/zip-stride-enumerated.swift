let keys = ["a", "b", "c"]
let values = [1, 2]
for (key, value) in zip(keys, values) { print(key, value) }
print(Dictionary(uniqueKeysWithValues: zip(keys, 1...)).sorted { $0.value < $1.value }.map(\.key))
print(Array(stride(from: 0, to: 10, by: 4)), Array(stride(from: 10, through: 0, by: -5)))
for (index, key) in keys.enumerated() where index != 1 { print(index, key) }
print(keys.enumerated().map { "\($0.offset):\($0.element)" }, zip(keys, keys.dropFirst()).map { $0 + $1 })
for number in stride(from: 0.0, to: 1.0, by: 0.25) { print(number, terminator: " ") }
print()
