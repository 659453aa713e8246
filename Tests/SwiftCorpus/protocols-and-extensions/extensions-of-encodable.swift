// swift-format-ignore-file
import Foundation
extension Encodable {
  func json() -> String { String(decoding: try! JSONEncoder().encode(self), as: UTF8.self) }
  var size: Int { (try? JSONEncoder().encode(self).count) ?? 0 }
}
struct Point: Codable, Hashable { var x = 1 }
enum Kind: String, Codable { case on }
final class Box: Codable { var q = 1 }
func run() {
  print(Point().json(), [Point(), Point(x: 3)].json(), ["a": 2].json(), [Kind.on].json(), [["k": [1]]].json())
  print(Point().size, [1].size, Box().size, "s".size)
}
run()
