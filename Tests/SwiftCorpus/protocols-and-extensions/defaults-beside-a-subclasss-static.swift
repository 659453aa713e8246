protocol Plan {
  static var title: String { get }
  init()
}
extension Plan {
  static var title: String { "plain" }
  func shown() -> String { Self.title }
}
class Basic: Plan { required init() {} }
final class Gold: Basic { static var title: String { "gold" } }
struct Own: Plan { static var title: String { "own" } }
print(Gold().shown(), Gold.title, Basic().shown(), Own().shown())
