// swift-format-ignore-file
import Foundation
@propertyWrapper struct Lossy: Codable, Equatable { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
  init(from d: Decoder) throws { let c = try d.singleValueContainer(); wrappedValue = (try? c.decode(Int.self)) ?? Int((try? c.decode(String.self)) ?? "") ?? 0 }
  func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(wrappedValue) } }
struct Push: Codable, Equatable { @Lossy var badge: Int; @Lossy var id: Int = 0; var title = "t" }
let p = try JSONDecoder().decode(Push.self, from: Data(#"{"badge":"12","id":7,"title":"x"}"#.utf8))
print(p.badge, p.id, p.title, p == Push(badge: 12, id: 7, title: "x")); let e = JSONEncoder(); e.outputFormatting = .sortedKeys; print(String(decoding: try e.encode(p), as: UTF8.self))
