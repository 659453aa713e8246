// swift-format-ignore-file
final class Badge {
  static var shared = Badge()
  var onChange: ((Int, Int) -> Void)?
  var count: Int = 0 {
    willSet { if newValue < 0 { print("negative", newValue) } }
    didSet { if count < 0 { count = 0 }; if count != oldValue { onChange?(oldValue, count) } }
  }
}
Badge.shared.onChange = { print("\($0) -> \($1)") }
Badge.shared.count = 3
Badge.shared.count -= 5
Badge.shared.count = 0
Badge.shared.count += 1
Badge.shared = Badge()
Badge.shared.count = 9
print(Badge.shared.count)
