struct Config {
  static var environment = "debug"
  static let all = ["debug", "release"]
  static var isDebug: Bool { environment == "debug" }
  static var opened = 0 {
    didSet { print("opened", opened) }
  }
}
print(Config.isDebug, Config.all.count)
Config.environment = "release"
Config.opened += 1
print(Config.isDebug, Config.opened)
