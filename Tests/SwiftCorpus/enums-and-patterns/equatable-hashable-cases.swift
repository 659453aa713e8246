// swift-format-ignore-file
import Foundation
enum Route: Hashable { case home, detail(id: Int), search(String, page: Int?) }
let routes: Set<Route> = [.home, .detail(id: 1), .detail(id: 1), .search("a", page: nil), .search("a", page: 2)]
print(routes.count, routes.contains(.search("a", page: nil)), Route.detail(id: 1) == .detail(id: 2), Route.home != .home)
var visits: [Route: Int] = [:]
for r in [Route.home, .detail(id: 3), .home] { visits[r, default: 0] += 1 }
print(visits[.home]!, visits[.detail(id: 3)]!, visits[.detail(id: 4)] ?? 0, [Route.home, .search("q", page: 1)])
