// swift-format-ignore-file
import Foundation
enum Theme: String, CaseIterable, Identifiable, CustomStringConvertible {
  case light, dark, system
  var id: Self { self }
  static let fallback = Theme.system
  static func named(_ s: String) -> Theme { Theme(rawValue: s.lowercased()) ?? fallback }
  var description: String { "<\(rawValue)>" }
  var next: Theme { let all = Theme.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }
}
print(Theme.named("DARK"), Theme.named("x"), Theme.light.next, Theme.system.next, Theme.allCases.count)
print(Theme.allCases, "\(Theme.dark.id)", Theme.allCases.map(\.rawValue.count), Theme.dark == .dark)
