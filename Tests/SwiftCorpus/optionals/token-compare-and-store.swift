// swift-format-ignore-file
struct Store { var token: String?; var uploads = 0
  mutating func got(_ new: String?) -> Bool {
    switch (token, new) {
    case (nil, nil): return false
    case let (old?, new?) where old == new: return false
    case (_, let new): token = new; uploads += 1; return true
    }
  }
}
var s = Store()
for t in [nil, "a", "a", "b", nil, nil] as [String?] { print(t ?? "-", s.got(t), s.token ?? "-", s.uploads) }
