final class Settings {
  static let shared = Settings()
  private init() { print("made") }
  lazy var table: [String: Int] = {
    print("loading")
    return ["a": 1]
  }()
  var count = 0 { didSet { if count > 2 { count = 0 } } }
}
print("start")
Settings.shared.count = 2
print(Settings.shared.table["a"] ?? 0, Settings.shared.table.count)
Settings.shared.count += 1
print(Settings.shared.count)
let same = Settings.shared
print(same === Settings.shared)
