// swift-format-ignore-file
import Foundation

struct Half: ExpressibleByIntegerLiteral { var v: Int; init(integerLiteral value: Int) { v = value } }
extension Double { init(_ f: Half) { let n = f.v; self = Double(n) / 2 } }
struct Meters: ExpressibleByFloatLiteral { var v: Double; init(floatLiteral value: Double) { v = value } }
extension Int { init(_ m: Meters) { self = Int(m.v.rounded()) } }
struct Tag: ExpressibleByStringLiteral { var v: String; init(stringLiteral value: String) { v = value } }
extension String { init(_ t: Tag) { self = t.v.uppercased() } }
extension URL { init(_ t: Tag) { self = URL(string: "https://x.y/" + t.v)! } }
enum Flag: ExpressibleByBooleanLiteral { case on, off; init(booleanLiteral value: Bool) { self = value ? .on : .off } }
extension Bool { init(_ f: Flag) { self = f == .on } }
let half: Half = 8
let three = 3
print(Double(half), Double(7), Double(three))
let meters: Meters = 2.7
print(Int(meters), Int(2.7), Int(Double(9.9)))
let tag: Tag = "ab"
print(String(tag), String("cd"), URL("abc"), URL(tag))
let flag: Flag = true
print(Bool(flag), Bool(.off), Bool(false), Bool("true") as Any)
