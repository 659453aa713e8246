// swift-format-ignore-file
import Foundation
extension KeyedDecodingContainer { func decode<T: Decodable>(_ k: Key, default d: T) -> T { (try? decodeIfPresent(T.self, forKey: k)) ?? d } }
struct P: Decodable { let n: Int; let tags: [String]; enum K: CodingKey { case n, tags }; init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self); n = c.decode(.n, default: 1); tags = c.decode(.tags, default: []) } }
func run() { print(try! JSONDecoder().decode(P.self, from: Data(#"{"n":3,"tags":["a"]}"#.utf8))) }
run()
