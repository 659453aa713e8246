// swift-format-ignore-file
import Foundation
extension Notification.Name { static func f(_ s: String) -> Notification.Name { Notification.Name("f.\(s)") }; static func g(_ s: String) -> Self { Self(rawValue: "g." + s) }; static func h(_ s: String) -> Self { .init(rawValue: s) }; static func k(_ s: String) -> Notification.Name { .init(s) } }
func obs(_ n: Notification.Name) { NotificationCenter.default.addObserver(forName: n, object: nil, queue: nil) { print($0.name.rawValue) } }
func run() { obs(.f("q")); obs(.g("q")); obs(.h("q")); obs(.k("k")); let n: [Notification.Name] = [.f("q"), .g("q"), .h("q"), .k("k")]; for x in n { NotificationCenter.default.post(name: x, object: nil) }; print(n.map(\.rawValue), n[0] == .f("q"), n[1] == .g("q"), n[2] == .h("q"), n[3] == .k("k")) }
run()
