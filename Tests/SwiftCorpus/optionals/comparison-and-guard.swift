// swift-format-ignore-file
func describe(_ a: Int?, _ b: Int?) -> String {
  guard let a, let b, a != b else { return a == nil && b == nil ? "both nil" : "same or missing" }
  return a < b ? "\(a) below \(b)" : "\(a) above \(b)"
}
print(describe(1, 2), describe(nil, nil), describe(3, 3), describe(nil, 1), describe(5, 2), separator: " | ")
let x: Int? = 5
print(x == 5, x != nil, x == .some(5), [1, nil] == [1, nil], Optional(3) == 3, x ?? 0 > 4)
var title: String? = nil
title?.append("!")
title = title ?? "base"
title?.append("!")
title! += "?"
print(title as Any, title?.isEmpty == false)
switch x { case nil: print("nil"); case .some(let v) where v > 4: print("big", v); case let v?: print("small", v) }
