enum Kind: Equatable {
  case none
  case some(Int)
  case success, failure, active, alert, badge, sound
}
let kinds: [Kind] = [.none, .some(3), .success, .active, .alert]
print(kinds)
let kind = Kind.none
print(kind == .none, kind == .success)
var current: Kind = .badge
if case .badge = current { current = .failure }
print(current, Kind.sound)
