// swift-format-ignore-file
let a = ["x": 1], b = ["x": 2, "y": 3]
for x in a.merging(b) { $0 + $1 }.sorted(by: { $0.key < $1.key }) { print(x.key, x.value) }
for n in [3, 1, 2].map { $0 * 2 }.sorted() { print(n) }
