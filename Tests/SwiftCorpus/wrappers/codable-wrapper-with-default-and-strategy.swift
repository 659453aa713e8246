// swift-format-ignore-file
import Foundation
protocol DefaultProvider { associatedtype Value: Codable; static var value: Value { get } }
@propertyWrapper struct Default<P: DefaultProvider>: Codable { var wrappedValue: P.Value; init(wrappedValue: P.Value) { self.wrappedValue = wrappedValue }; init() { wrappedValue = P.value }; init(from d: Decoder) throws { wrappedValue = (try? d.singleValueContainer().decode(P.Value.self)) ?? P.value }; func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(wrappedValue) } }
extension KeyedDecodingContainer { func decode<P>(_ t: Default<P>.Type, forKey k: Key) throws -> Default<P> { try decodeIfPresent(t, forKey: k) ?? Default() } }
enum Zero: DefaultProvider { static let value = 0 }; enum Yes: DefaultProvider { static let value = true }; enum None: DefaultProvider { static let value: [String] = [] }
struct Settings: Codable { @Default<Zero> var volume: Int; @Default<Yes> var enabled: Bool; @Default<None> var tags: [String]; let id: String }
for j in [#"{"id":"a"}"#, #"{"id":"b","volume":"x","enabled":false,"tags":["t"]}"#] { let s = try! JSONDecoder().decode(Settings.self, from: Data(j.utf8)); print(s.id, s.volume, s.enabled, s.tags); let e = JSONEncoder(); e.outputFormatting = .sortedKeys; print(String(decoding: try! e.encode(s), as: UTF8.self)) }
