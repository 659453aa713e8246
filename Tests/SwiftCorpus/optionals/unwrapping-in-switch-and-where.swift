// swift-format-ignore-file
enum Route { case home, item(Int) }
func route(_ path: String?, _ id: String?) -> Route? {
  switch (path, id.flatMap { Int($0) }) {
  case ("home"?, _): return .home
  case let ("item"?, number?) where number > 0: return .item(number)
  case (nil, _), (_?, _): return nil
  }
}
for (p, i) in [("home", nil), ("item", "7"), ("item", "-1"), (nil, "3")] as [(String?, String?)] { print(route(p, i) as Any) }
if case .item(let n)? = route("item", "8"), n.isMultiple(of: 2) { print("even", n) }
