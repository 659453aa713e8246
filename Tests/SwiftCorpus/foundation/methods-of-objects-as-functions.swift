// swift-format-ignore-file
import Foundation
extension Notification.Name { static let ping = Notification.Name("ping") }
final class Onboarding {
  private let d: UserDefaults
  init(_ d: UserDefaults) { self.d = d; d.register(defaults: ["ob.step": 1, "ob.skip": true]) }
  var step: Int { get { d.integer(forKey: "ob.step") } set { d.set(newValue, forKey: "ob.step") } }
  func reset() { ["ob.step", "ob.seen"].forEach(d.removeObject(forKey:)); ["ob.last"].forEach(d.removeObject) }
}
func run() {
  let d = UserDefaults(suiteName: "corpus.ob")!
  let o = Onboarding(d); o.reset(); print(o.step, d.bool(forKey: "ob.skip"))
  o.step += 1; d.set("x", forKey: "ob.seen"); print(o.step, d.dictionaryRepresentation()["ob.step"] as? Int ?? 0)
  UserDefaults.standard.set(5, forKey: "corpus.own"); print(UserDefaults.standard.dictionaryRepresentation()["corpus.own"] as? Int ?? 0, d.dictionaryRepresentation().keys.contains("corpus/own"))
  o.reset(); print(o.step, d.string(forKey: "ob.seen") ?? "nil"); UserDefaults.standard.removeObject(forKey: "corpus.own")
  let base = URL(string: "https://a.b/c")!; print(["x", "y z"].map(base.appendingPathComponent(_:)))
  let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = .gmt; f.dateFormat = "yyyy-MM-dd"; print(["2024-05-06", "no"].compactMap(f.date(from:)).map(f.string(from:)))
  let c = NotificationCenter(); var n = 0; let tokens = (0..<2).map { _ in c.addObserver(forName: .ping, object: nil, queue: nil) { _ in n += 1 } }; c.post(name: .ping, object: nil); tokens.forEach(c.removeObserver(_:)); c.post(name: .ping, object: nil); print(n)
  for s in ["http://a.com/%7Euser/a%2Fb", "http://a.com/x/b%2Fc.txt"] { let u = URL(string: s)!; print(u.lastPathComponent, u.pathComponents.count, u.pathExtension) }
}
run()
