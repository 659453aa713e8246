// swift-format-ignore-file
import Foundation

enum Kind: String, Codable { case news, chat }
enum Tab: String, Codable, CodingKeyRepresentable { case home, search }
struct Point: Hashable, Codable { var x: Int }
struct Counts: Codable { var byKind: [Kind: Int], byTab: [Tab: Int] }

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(Counts(byKind: [.news: 1], byTab: [.home: 2]))
print(String(decoding: data, as: UTF8.self))
let counts = try JSONDecoder().decode(Counts.self, from: data)
print(counts.byKind[.news] ?? 0, counts.byTab[.home] ?? 0, counts.byKind)
print(String(decoding: try encoder.encode(Counts(byKind: [:], byTab: [:])), as: UTF8.self))
print(String(decoding: try encoder.encode([Point(x: 0): "origin"]), as: UTF8.self))
print(String(decoding: try encoder.encode([7: "seven"]), as: UTF8.self))
func check(_ json: String) {
  do { print(try JSONDecoder().decode(Counts.self, from: Data(json.utf8))) } catch { print(error) }
}
check(#"{"byKind":{"news":1},"byTab":{}}"#)
check(#"{"byKind":["news"],"byTab":{}}"#)
check(#"{"byKind":["news","one"],"byTab":{}}"#)
check(#"{"byKind":["chat",3],"byTab":{"nowhere":1}}"#)
print((try? JSONDecoder().decode([Int: Int].self, from: Data(#"{"1":2}"#.utf8))) as Any)
do { print(try JSONDecoder().decode([Int: Int].self, from: Data(#"{"a":2}"#.utf8))) } catch { print(error) }
do { print(try JSONDecoder().decode([Int: String].self, from: Data(#"{"1":2}"#.utf8))) } catch { print(error) }
