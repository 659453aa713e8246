// swift-format-ignore-file
import Foundation
final class Mem { var d: [String: Data] = ["n": Data("5".utf8), "l": Data("[1,2]".utf8)]; func read<T: Decodable>(_ k: String) throws -> T? { try d[k].map { try JSONDecoder().decode(T.self, from: $0) } }; func read2<T: Decodable>(_ k: String) throws -> T? { guard let x = d[k] else { return nil }; return try JSONDecoder().decode(T.self, from: x) } }
struct P { let m: Mem; var n: Int { get { (try? m.read("n")) ?? 0 } }; var n2: Int { (try? m.read2("n")) ?? 0 }; var l: [Int] { (try? m.read2("l") ?? []) ?? [] } ; var o: Int? { try? m.read2("n") } }
func run() { let m = Mem(); let a: Int? = try? m.read("n"); print(a as Any); let b: Int? = try! m.read("n"); print(b as Any); let p = P(m: m); print(p.n); print(p.n2); print(p.l); print(p.o as Any); print((try? m.read2("n") as Int?) as Any) }
run()
