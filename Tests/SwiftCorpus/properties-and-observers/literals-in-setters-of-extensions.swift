// swift-format-ignore-file
import Foundation
extension UserDefaults { var last: Date? { get { object(forKey: "last") as? Date } set { set(newValue, forKey: "last") } }; var limit: Double { get { object(forKey: "lim") as? Double ?? 1.5 } set { set(newValue, forKey: "lim") } } }
func run() { let d = UserDefaults.standard; d.last = .init(timeIntervalSince1970: 1); print(d.last as Any); d.last = .distantPast; print(d.last == .distantPast); d.limit = 7; print(d.limit) }
run()
