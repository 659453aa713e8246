// swift-format-ignore-file
import Foundation
extension Data { func decoded<T: Decodable>(_ t: T.Type = T.self, using d: JSONDecoder = .init()) throws -> T { try d.decode(T.self, from: self) } }
func run() { let l: [Int] = try! Data("[1]".utf8).decoded(); print(l) }
run()
