// Conformances that follow from others.
struct Hash: Hashable { var value = 1.0 }
struct Equal: Equatable { var value = 1.0 }
struct Neither { var value = 1.0 }
struct Coded: Codable {}
enum Order: Comparable {
  case first
  case second(Int)
}
final class Object: Hashable {
  static func == (one: Object, other: Object) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
let all: [Any] = [Equal(), Hash(), Neither(), Order.second(1), Object(), 5, Coded()]
print(all.map { $0 is any Equatable })
print(all.map { $0 is any Hashable })
print(all.map { $0 is any Comparable })
print(all.map { $0 is Encodable }, all.map { $0 is Decodable })
