import Foundation

enum Category: String {
  case message = "MSG"
  case offer = "OFFER"
  case unknown
}
struct Item: Equatable {
  let id: Int
  var name = "none"
}
struct Point {
  var x: Int, y: Int
  init(both value: Int) { (x, y) = (value, value) }
}
let aps: [String: Any] = ["category": "OFFER"]
print((aps["category"] as? String).flatMap(Category.init(rawValue:)) ?? .unknown)
print((aps["none"] as? String).flatMap(Category.init) ?? .unknown)
print(["MSG", "x", "OFFER"].compactMap(Category.init(rawValue:)))
print([1, 2].map(Point.init(both:)).map(\.y), Item(id: 1))
print(["1", "x"].compactMap(Int.init), [1, 2].map(String.init), [1.5].map(Int.init))
