// swift-format-ignore-file
import Foundation
enum E: Codable { case a(Int?, b: [Int]?), c(x: Double?), d }
struct S: Codable { var e: E; var o: Int?; var l: [Int?] }
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]
print(String(decoding: try! enc.encode([E.a(nil, b: nil), .a(1, b: [2]), .c(x: nil), .d]), as: UTF8.self))
print(String(decoding: try! enc.encode(S(e: .c(x: 1), o: nil, l: [1, nil])), as: UTF8.self))
print(try! JSONDecoder().decode([E].self, from: Data(#"[{"a":{}},{"c":{"x":null}},{"c":{"x":2}},{"d":{}}]"#.utf8)))
do { print(try JSONDecoder().decode(S.self, from: Data(#"{"e":{"c":{}},"l":[]}"#.utf8))) } catch { print(error) }
do { print(try JSONDecoder().decode([E].self, from: Data(#"[{"c":{},"d":{}}]"#.utf8))) } catch DecodingError.typeMismatch(let t, let c) { print(t, c.codingPath.count, c.debugDescription) }
do { print(try JSONDecoder().decode([E].self, from: Data(#"[{"zz":{}}]"#.utf8))) } catch DecodingError.typeMismatch(let t, let c) { print(t, c.codingPath.count, c.debugDescription) }
do { print(try JSONDecoder().decode([E].self, from: Data(#"["d"]"#.utf8))) } catch DecodingError.typeMismatch(let t, let c) { print(t, c.codingPath.count) }
