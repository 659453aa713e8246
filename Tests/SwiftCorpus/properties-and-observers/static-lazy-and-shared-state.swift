// swift-format-ignore-file
final class Analytics { static let shared = Analytics(); private init() { print("made") }
  static var enabled = true { didSet { print("enabled", oldValue, "->", enabled) } }
  lazy var session: String = { print("session"); return "s\(self.count)" }()
  var count = 0
  static func log(_ e: String) { guard enabled else { return }; shared.count += 1; print(e, shared.count) } }
Analytics.enabled = false
Analytics.log("x")
Analytics.enabled.toggle()
Analytics.log("y"); Analytics.log("z")
print(Analytics.shared.session, Analytics.shared.session)
