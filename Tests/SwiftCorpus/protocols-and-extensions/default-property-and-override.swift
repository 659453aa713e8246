// swift-format-ignore-file
import Foundation
protocol Screen { var title: String { get }; var analyticsName: String { get } }
extension Screen {
  var title: String { String(describing: type(of: self)) }
  var analyticsName: String { "screen_" + title.lowercased() }
}
struct Home: Screen {}
struct Settings: Screen { let title = "Prefs" }
let screens: [any Screen] = [Home(), Settings()]
for s in screens { print(s.title, s.analyticsName) }
