// swift-format-ignore-file
import Foundation
@propertyWrapper struct Lossy<T: Decodable>: Decodable { var wrappedValue: [T]; init(wrappedValue: [T]) { self.wrappedValue = wrappedValue }; struct Any_: Decodable {}; init(from d: Decoder) throws { var c = try d.unkeyedContainer(); var r: [T] = []; while !c.isAtEnd { if let v = try? c.decode(T.self) { r.append(v) } else { _ = try? c.decode(Any_.self) } }; wrappedValue = r } }
@propertyWrapper struct StringOrInt: Codable, Equatable { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = wrappedValue }; init(from d: Decoder) throws { let c = try d.singleValueContainer(); if let i = try? c.decode(Int.self) { wrappedValue = i } else if let s = try? c.decode(String.self), let i = Int(s) { wrappedValue = i } else { throw DecodingError.dataCorruptedError(in: c, debugDescription: "bad") } }; func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(wrappedValue) } }
struct P: Decodable { @Lossy var ids: [Int]; @StringOrInt var n: Int }
struct Q: Codable, Equatable { @StringOrInt var a = 1 }
func run() { for j in [#"{"ids":[1,{"a":1},3],"n":"42"}"#, #"{"ids":[],"n":7}"#, #"{"ids":[1],"n":true}"#, #"{"n":1}"#] { do { let p = try JSONDecoder().decode(P.self, from: Data(j.utf8)); print(p.ids, p.n) } catch DecodingError.dataCorrupted(let c) { print(c.debugDescription, c.codingPath.map(\.stringValue)) } catch DecodingError.keyNotFound(let k, _) { print("missing", k.stringValue) } catch { print("other") } }
  print(String(decoding: try! JSONEncoder().encode(Q(a: 5)), as: UTF8.self), Q() == Q(a: 1)) }
run()
