// swift-format-ignore-file
func both<A, B>(_ a: A?, _ b: B?) -> (A, B)? { guard let a, let b else { return nil }; return (a, b) }
print(both(1, "x").map { "\($0)\($1)" } ?? "-", both(nil as Int?, 2) == nil)
let ids: [String?] = ["1", nil, "x", "4"]
let nums = ids.map { $0.flatMap { Int($0) } }
print(nums, nums.compactMap { $0 }.reduce(0, +), ids.compactMap { $0 }.count, nums.first! ?? 0, nums.last??.description ?? "nil")
if let i = ids.firstIndex(where: { $0 == nil }), case let v?? = ids.dropFirst(i + 1).first { print(i, v) }
let d: [String: Int?] = ["a": nil, "b": 1]; print(d["a"] == .some(nil), d["c"] == nil, d.count, (d["b"] ?? 0)! + 1)
