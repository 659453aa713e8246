// swift-format-ignore-file
func retry<T>(_ times: Int, delay: (Int) -> Int = { 1 << $0 }, log: ((Int) -> Void)? = nil, _ op: (Int) throws -> T) rethrows -> T { var n = 0; while true { do { return try op(n) } catch where n < times { log?(delay(n)); n += 1 } } }
struct E: Error { let n: Int }
var waits: [Int] = []
print(try retry(3, log: { waits.append($0) }) { n in if n < 2 { throw E(n: n) }; return "ok \(n)" }, waits)
do { try retry(1) { _ = try { throw E(n: $0) }($0) as Void } } catch { print(error) }
print(retry(0) { $0 + 7 })
