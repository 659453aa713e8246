// swift-format-ignore-file
import Foundation
struct Code: RawRepresentable, Codable {
  let rawValue: String
  init?(rawValue: String) { guard rawValue.count == 2 else { return nil }; self.rawValue = rawValue }
}
struct Entry: Codable { var code: Code?; var id: UUID?; var bytes: Data? }
for text in [#"{"code":"ab"}"#, #"{"code":"abc"}"#, #"{"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}"#, #"{"id":"zz"}"#, #"{"bytes":"AQI="}"#, #"{"bytes":"*"}"#] {
  do {
    let entry = try JSONDecoder().decode(Entry.self, from: Data(text.utf8))
    print(entry.code?.rawValue ?? "-", entry.id?.uuidString ?? "-", entry.bytes?.count ?? 0)
  } catch DecodingError.dataCorrupted(let context) { print(context.codingPath.map(\.stringValue), context.debugDescription) }
}
