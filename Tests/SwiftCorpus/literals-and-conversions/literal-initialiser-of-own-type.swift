// swift-format-ignore-file
import Foundation
struct Key: ExpressibleByStringLiteral, RawRepresentable, Hashable { let rawValue: String; init(rawValue: String) { self.rawValue = rawValue }; init(_ r: String) { rawValue = "init:" + r }; init(stringLiteral v: String) { rawValue = "lit:" + v } }
func run() { let s = "x"; print(Key("a").rawValue, Key(s).rawValue, Key(rawValue: "b").rawValue, ("c" as Key).rawValue, Key("a\(s)").rawValue, Key.init("q").rawValue, ["z"].map(Key.init(_:))[0].rawValue) }
run()
