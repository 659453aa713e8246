// swift-format-ignore-file
import Foundation
struct S: Decodable { init(from d: Decoder) throws { var u = try d.unkeyedContainer(); while !u.isAtEnd { let n = try u.decode(Int.self); if n < 0 { throw DecodingError.dataCorruptedError(in: u, debugDescription: "neg before \(u.currentIndex)") } } } }
func run() { do { _ = try JSONDecoder().decode(S.self, from: Data("[4,-1]".utf8)) } catch DecodingError.dataCorrupted(let c) { print(c.debugDescription, c.codingPath.map(\.stringValue)) } catch { print("?") } }
run()
