// swift-format-ignore-file
let ops: [(String, (Double, Double) -> Double)] = [("+", { $0 + $1 }), ("-", -), ("max", { max($0, $1) })]
for op in ops { print(op.0, op.1(6, 4)) }
print(ops.map { $0.1(1, 2) })
let named: (name: String, half: (Float) -> Float) = ("half", { $0 / 2 })
print(named.name, named.half(3))
let table: [String: (rank: Int, apply: (UInt8) -> UInt8)] = ["neg": (1, { ~$0 })]
print(table["neg"]!.apply(1), table["neg"]!.rank)
