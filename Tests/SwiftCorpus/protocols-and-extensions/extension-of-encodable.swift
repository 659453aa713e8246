// swift-format-ignore-file
import Foundation
extension Encodable { func json() -> String { String(decoding: try! JSONEncoder().encode(self), as: UTF8.self) } }
struct A: Codable { var n = 1 }
func run() { print(A().json(), [1].json(), ["a": 2].json()) }
run()
