protocol Screen { static var title: String { get } }
extension Screen {
  static func describe() -> String { "\(Self.self) is called \(title)" }
  static var shout: String { title.uppercased() }
}
struct Home: Screen { static let title = "home" }
struct Settings: Screen { static var title: String { "settings" } }
print(Home.describe(), Settings.describe(), Home.shout, Settings.shout)
