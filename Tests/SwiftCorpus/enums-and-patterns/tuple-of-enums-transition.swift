// swift-format-ignore-file
enum Auth { case undetermined, denied, granted(provisional: Bool) }
enum Net { case off, wifi, cell(bars: Int) }
func plan(_ a: Auth, _ n: Net) -> String { switch (a, n) {
  case (.denied, _), (_, .off): return "stop"
  case (.undetermined, .wifi): return "ask"
  case (.granted(provisional: true), _): return "quiet"
  case (.granted, .cell(let bars)) where bars < 2: return "wait \(bars)"
  case (.granted, .wifi), (.granted, .cell): return "send"
  case (_, let net): return "later \(net)" } }
print(plan(.denied, .wifi), plan(.undetermined, .off), plan(.undetermined, .wifi), plan(.granted(provisional: true), .wifi))
print(plan(.granted(provisional: false), .cell(bars: 1)), plan(.granted(provisional: false), .cell(bars: 4)), plan(.undetermined, .cell(bars: 3)))
