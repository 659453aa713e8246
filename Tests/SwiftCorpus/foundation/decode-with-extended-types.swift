import Foundation

protocol Defaulted { static var fallback: Self { get } }
extension Int: Defaulted { static var fallback: Int { -1 } }
extension Bool: Defaulted { static var fallback: Bool { false } }
@propertyWrapper struct Lenient<T: Decodable & Defaulted>: Decodable {
  var wrappedValue: T
  init(from d: Decoder) throws {
    wrappedValue = (try? d.singleValueContainer().decode(T.self)) ?? T.fallback
  }
}
struct Reply: Decodable {
  @Lenient var n: Int
  @Lenient var on: Bool
}
let r = try! JSONDecoder().decode(Reply.self, from: Data(#"{"n":"x","on":true}"#.utf8))
print(r.n, r.on, try! JSONDecoder().decode([Int].self, from: Data("[5]".utf8)))
