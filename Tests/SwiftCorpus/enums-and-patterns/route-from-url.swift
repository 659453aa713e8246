// swift-format-ignore-file
enum Route { case home, post(id: Int, comment: Int?), user(String), unknown
  init(_ parts: [String]) {
    switch parts.count > 0 ? (parts[0], Array(parts.dropFirst())) : ("", []) {
    case ("", _): self = .home
    case ("post", let rest) where rest.count == 1: self = Int(rest[0]).map { .post(id: $0, comment: nil) } ?? .unknown
    case ("post", let rest) where rest.count > 1: self = .post(id: Int(rest[0]) ?? 0, comment: Int(rest[1]))
    case ("user", let rest): self = rest.first.map(Route.user) ?? .unknown
    default: self = .unknown
    }
  }
}
for p in ["", "post/3", "post/x", "post/3/9", "user/bo", "user", "zzz"] {
  print(Route(p.split(separator: "/").map(String.init)))
}
