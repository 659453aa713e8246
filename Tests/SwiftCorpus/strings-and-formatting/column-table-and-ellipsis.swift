// swift-format-ignore-file
import Foundation
struct Table { var header: [String]; var rows: [[String]] = []
  mutating func add(_ cells: CustomStringConvertible...) { rows.append(cells.map(\.description)) }
  var widths: [Int] { header.indices.map { c in ([header] + rows).map { $0.indices.contains(c) ? $0[c].count : 0 }.max()! } }
  var text: String { ([header] + [widths.map { String(repeating: "-", count: $0) }] + rows).map { row in zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: " | ") }.joined(separator: "\n") } }
var t = Table(header: ["id", "name", "score"]); t.add(1, "Ann", 2.5); t.add(22, "Bo", true); print(t.text)
print(String(format: "%05d|%@|%+.2f|%6.1f|%X", 42, "ab", 3.14159, 2.25, 255)); print(String(format: "%2$@ %1$@", "a", "b"), String(format: "%3d%%", 7), String(format: "%08.3f", -3.5))
