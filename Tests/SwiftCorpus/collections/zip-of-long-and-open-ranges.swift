// swift-format-ignore-file
let letters = ["a", "b", "c"]
print(Array(zip(1..., letters)).map { "\($0.0)\($0.1)" })
print(zip(letters, 0..<20000).map { "\($0)\($1)" })
print(zip(0..<20000, letters).reduce(0) { $0 + $1.0 })
print((0..<20000).indices.count, (5..<8).indices, (5...8).indices.count)
