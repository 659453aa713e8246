// swift-format-ignore-file
import Foundation
extension Notification.Name { static let a = Self("a"), b = Self("b"); var ns: String { "app." + rawValue } }
func run() { print(Notification.Name.a.ns, [Notification.Name.a, .b].map(\.rawValue), [Notification.Name.a: 1][.a] ?? 0) }
run()
