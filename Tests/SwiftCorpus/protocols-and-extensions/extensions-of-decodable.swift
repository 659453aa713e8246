// swift-format-ignore-file
import Foundation
extension Decodable { static func from(_ text: String) throws -> Self { try JSONDecoder().decode(Self.self, from: Data(text.utf8)) }; static var name: String { "\(Self.self)" } }
struct Point: Codable { var x = 1 }
struct Answer: Decodable { let n: Int }
func run() { print((try? Answer.from(#"{"n":3}"#))?.n ?? 0, (try? Point.from(#"{"x":4}"#))?.x ?? 0, Answer.name, Point.name, (try? Answer.from("{}")) == nil) }
run()
