class Badge {
  var count = 0 {
    willSet { print("will", count, "->", newValue) }
    didSet { print("did", oldValue, "->", count) }
  }
}
let badge = Badge()
badge.count = 3
badge.count += 1
let same = badge.count
badge.count = same
