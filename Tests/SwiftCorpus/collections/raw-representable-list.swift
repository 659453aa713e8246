// swift-format-ignore-file
import Foundation
extension Array: RawRepresentable where Element: Codable { public init?(rawValue: String) { guard let r = try? JSONDecoder().decode([Element].self, from: Data(rawValue.utf8)) else { return nil }; self = r }; public var rawValue: String { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "[]" } }
struct Tag: Codable { let id: Int }
func run() { print([Int](rawValue: "[3,4]") ?? [], [Tag](rawValue: #"[{"id":1}]"#)!.map(\.id), [Tag](rawValue: "x") == nil, [Tag(id: 2)].rawValue) }
run()
