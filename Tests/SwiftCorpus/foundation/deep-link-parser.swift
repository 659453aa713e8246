import Foundation

enum Route: Equatable {
  case order(Int)
  case user(name: String, tab: String?)
  case home
}
func parse(_ url: URL) -> Route? {
  guard url.scheme == "app" else { return nil }
  let parts = url.pathComponents.filter { $0 != "/" }
  switch (url.host, parts.count) {
  case ("order", 1): return Int(parts[0]).map(Route.order)
  case ("user", 1...): return .user(name: parts[0], tab: parts.dropFirst().first)
  case ("home", 0), (nil, _): return .home
  default: return nil
  }
}
for text in ["app://order/42", "app://order/x", "app://user/ada/posts", "app://user/bob", "app://home", "http://home"] {
  print(parse(URL(string: text)!) as Any)
}
