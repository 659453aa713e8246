// swift-format-ignore-file
import Foundation
extension String { static let refresh = "com.acme.refresh"; static func key(_ n: Int) -> String { "k\(n)" } }
enum Kind: String { case daily }
func run() {
  UserDefaults.standard.set(3, forKey: .refresh)
  print(UserDefaults.standard.integer(forKey: "com.acme.refresh"), UserDefaults.standard.integer(forKey: .refresh))
  UserDefaults.standard.removeObject(forKey: .refresh)
  print(UserDefaults.standard.object(forKey: "com.acme.refresh") == nil, Notification.Name(.refresh).rawValue, "a.com.acme.refresh".hasSuffix(.refresh))
}
run()
