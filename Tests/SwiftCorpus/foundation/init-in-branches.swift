// swift-format-ignore-file
import Foundation
enum Repeat { case daily, weekly, never
  var components: DateComponents { switch self { case .daily: .init(hour: 9); case .weekly: .init(hour: 9, weekday: 2); case .never: DateComponents(year: 1) } }
  var link: URL? { switch self { case .daily: .init(string: "https://a.b/daily"); default: nil } }
  var end: Date { if self == .never { .init(timeIntervalSince1970: 60) } else { .distantFuture } }
  func stars(_ n: Int) -> [String] { if n > 0 { .init(repeating: "*", count: n) } else { [] } }
  var title: String { switch self { case .never: .init("never"); default: .init(repeating: "x", count: 2) } } }
print(Repeat.daily.components.hour ?? 0, Repeat.weekly.components.weekday ?? 0, Repeat.daily.link?.path ?? "none", Repeat.weekly.link as Any)
print(Repeat.never.end.timeIntervalSince1970, Repeat.never.stars(3), Repeat.daily.title, Repeat.never.title)
