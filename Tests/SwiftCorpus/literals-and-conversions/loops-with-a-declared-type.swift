// swift-format-ignore-file
import Foundation
struct Path: ExpressibleByStringLiteral {
  let parts: [Substring]
  init(stringLiteral text: String) { parts = text.split(separator: "/") }
}
for path: Path in ["users/ann", "home"] { print(path.parts.count, path.parts[0]) }
for limit: Double in [1, 2] { print(limit / 2) }
