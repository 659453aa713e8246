import Foundation

struct Price {
  let cents: Int
  init?(_ text: String) {
    let parts = text.split(separator: ".")
    guard let whole = parts.first.flatMap({ Int($0) }) else { return nil }
    let rest =
      parts.count > 1 ? Int(parts[1].padding(toLength: 2, withPad: "0", startingAt: 0)) ?? 0 : 0
    cents = whole * 100 + rest
  }
  var text: String { String(format: "%d.%02d", cents / 100, cents % 100) }
}
print(
  Price("12.5")?.text ?? "-", Price("3")?.text ?? "-", Price("0.05")?.text ?? "-", Price("x") == nil
)

extension Price: Equatable {}
