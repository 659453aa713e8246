// swift-format-ignore-file
import Foundation
@propertyWrapper struct Lossy<T: Decodable>: Decodable { var wrappedValue: [T]; init(from d: Decoder) throws { var c = try d.unkeyedContainer(); wrappedValue = []; while !c.isAtEnd { if let v = try? c.decode(T.self) { wrappedValue.append(v) } else { _ = try? c.decode(Skip.self) } } } }
private struct Skip: Decodable {}
struct U: Decodable { let id: Int }
struct P: Decodable { @Lossy var ids: [U]; let n: Int }
func run() { print(try! JSONDecoder().decode(P.self, from: Data("{\"ids\":[{\"id\":1},{\"x\":2},{\"id\":3}],\"n\":4}".utf8)).ids) }
run()
