// swift-format-ignore-file
protocol Service { static var key: String { get }; init() }
extension Service { static var key: String { String(describing: Self.self).lowercased() } }
struct Analytics: Service { var events = 0 }
struct Push: Service { static let key = "apns" }
final class Container {
  private var made: [String: Any] = [:]
  func resolve<S: Service>(_ type: S.Type = S.self) -> S {
    if let s = made[S.key] as? S { return s }
    let s = S(); made[S.key] = s; print("made", S.key); return s
  }
  func set<S: Service>(_ s: S) { made[S.key] = s }
}
let c = Container()
var a: Analytics = c.resolve()
a.events = 3; c.set(a)
print(c.resolve(Analytics.self).events, c.resolve(Push.self), c.resolve() as Push)
