// swift-format-ignore-file
func body(_ names: [String], _ extra: Int = 0) -> String {
  switch (names.count, extra) { case (0, _): return "Nobody liked this"; case (1, 0): return "\(names[0]) liked this"; case (2, 0): return names.joined(separator: " and ") + " liked this"; default: return "\(names.prefix(2).joined(separator: ", ")) and \(names.count - 2 + extra) other\(names.count - 2 + extra == 1 ? "" : "s") liked this" } }
print(body([])); print(body(["Ann"])); print(body(["Ann", "Bo"])); print(body(["Ann", "Bo", "Cy"])); print(body(["A", "B"], 7))
func ellipsis(_ s: String, _ n: Int) -> String { s.count > n ? s.prefix(n - 1).trimmingSuffix() + "…" : s }
extension Substring { func trimmingSuffix() -> String { var s = self; while s.last?.isWhitespace == true { s.removeLast() }; return String(s) } }
print(ellipsis("Hello wide world", 7), ellipsis("Hi", 7), ellipsis("👍🏽👍🏽👍🏽👍🏽", 3).count)
