// swift-format-ignore-file
import Foundation
struct AnyKey: CodingKey { var stringValue: String; var intValue: Int? { nil }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil } }
struct Settings: Decodable { var theme: String; var extra: [String: Int] = [:]
  enum CodingKeys: String, CodingKey { case theme, size = "font_size" }
  init(from decoder: Decoder) throws {
    let own = try decoder.container(keyedBy: CodingKeys.self)
    theme = try own.decode(String.self, forKey: .theme)
    print(own.allKeys.map(\.rawValue).sorted(), own.contains(.size), own.allKeys.contains(.theme))
    let all = try decoder.container(keyedBy: AnyKey.self)
    for key in all.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) where CodingKeys(rawValue: key.stringValue) == nil {
      extra[key.stringValue] = try all.decode(Int.self, forKey: key)
    }
    print(all.allKeys.count)
  }
}
let json = #"{"theme": "dark", "z": 3, "a": 1, "font_size": 12}"#
let settings = try! JSONDecoder().decode(Settings.self, from: Data(json.utf8))
print(settings.theme, settings.extra.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
