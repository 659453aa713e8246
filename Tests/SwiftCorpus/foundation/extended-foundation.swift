// swift-format-ignore-file
import Foundation
extension Date { static func at(_ s: TimeInterval) -> Date { Date(timeIntervalSince1970: s) }; func isAfter(_ d: Date) -> Bool { self > d }; static var epoch: Date { .at(0) } }
extension URL { func appending(_ q: [String: String]) -> URL { var c = URLComponents(url: self, resolvingAgainstBaseURL: false)!; c.queryItems = q.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }; return c.url! }; static let api = URL(string: "https://api.x/v1")! }
extension Notification.Name { static let ready = Notification.Name("ready") }
let start = Date.at(100); print(start.isAfter(.epoch), start - Date.epoch == 0, start.timeIntervalSince(.epoch), URL.api.appending(["b": "2", "a": "1"]), URL.api.host!, Notification.Name.ready.rawValue, max(start, .epoch) == start)
struct Rec: Codable { let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!; var at = Date.epoch; var link: URL? = URL(string: "a://b"); private enum CodingKeys: String, CodingKey { case at, link } }
let e = JSONEncoder(); e.dateEncodingStrategy = .secondsSince1970; e.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]; print(String(decoding: try e.encode(Rec()), as: UTF8.self)); extension Date { static func - (a: Date, b: Date) -> TimeInterval { a.timeIntervalSince(b) - 100 } }
