// swift-format-ignore-file
import Foundation

struct Stamp: Decodable { let at: Date }
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .iso8601
for text in ["2024-01-01T00:00:00Z", "2024-01-01T00:00:00.25Z", "2024-01-01T01:00:00+01:00", "yesterday"] {
  do {
    let stamps = try decoder.decode([Stamp].self, from: Data("[{\"at\":\"\(text)\"}]".utf8))
    print(stamps[0].at.timeIntervalSince1970)
  } catch { print(error) }
}
do { _ = try decoder.decode([Stamp].self, from: Data(#"[{"at":1}]"#.utf8)) } catch { print(error) }
