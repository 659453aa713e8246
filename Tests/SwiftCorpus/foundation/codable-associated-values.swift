import Foundation

enum Route: Codable, Equatable {
  case home
  case chat(id: Int)
  case profile(String)
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
for route in [Route.home, .chat(id: 4), .profile("ada")] {
  let data = try encoder.encode(route)
  print(String(data: data, encoding: .utf8)!)
  print(try JSONDecoder().decode(Route.self, from: data) == route)
}
