// swift-format-ignore-file
import Foundation
func pay(_ o: [String: Any?]) -> [String: String] { o.compactMapValues { v -> String? in switch v { case nil: return nil; case let n as NSNull: return "\(n)"; case let b as Bool: return b ? "Y" : "N"; case let i as any BinaryInteger: return "int \(i)"; case let f as any FloatingPoint: return "flt \(f)"; case let s as any StringProtocol: return "str \(s.count)"; case let c as any Collection: return "col \(c.count)"; case let e as any RawRepresentable: return "raw \(e.rawValue)"; case let x?: return "? \(x)" } } }
enum R: String { case z = "zed" }; struct N { let q = 1 }
func run() { let r = pay(["a": 1, "b": true, "c": nil, "d": 2.5, "e": "xyz", "f": [1, 2], "g": R.z, "h": N(), "i": UInt8(7), "j": "sub".dropFirst(), "k": Optional<Int>.none, "l": ["k": 1]]); for k in r.keys.sorted() { print(k, r[k]!) } }
run()
