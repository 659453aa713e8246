import Foundation

struct Settings: Codable, Equatable {
  var sound = true
  var volume = 5
  var muted: [String] = []
}
var settings = Settings()
settings.muted.append("news")
let data = try JSONEncoder().encode(settings)
let back = try JSONDecoder().decode(Settings.self, from: data)
print(
  back == settings, back, (try? JSONDecoder().decode(Settings.self, from: Data("{}".utf8))) == nil)
