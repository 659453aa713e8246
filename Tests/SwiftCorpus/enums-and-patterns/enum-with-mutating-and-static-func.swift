// swift-format-ignore-file
import Foundation
enum Light: CaseIterable { case red, green, yellow
  static var first: Light { allCases[0] }
  static func parse(_ c: Character) -> Light? { allCases.first { "\($0)".first == c } }
  mutating func advance(by n: Int = 1) { let all = Self.allCases; self = all[(all.firstIndex(of: self)! + n) % all.count] }
  var seconds: Int { switch self { case .red, .green: return 30; case .yellow: return 3 } } }
var l = Light.first
l.advance(); print(l, l.seconds)
l.advance(by: 4); print(l, Light.parse("g")!, Light.parse("z") as Any, Light.allCases.map(\.seconds).reduce(0, +))
let byName = Dictionary(uniqueKeysWithValues: Light.allCases.map { (String(describing: $0), $0) })
print(byName["red"]! == .red, byName.count, Light.allCases.indices, Light.allCases.last!)
