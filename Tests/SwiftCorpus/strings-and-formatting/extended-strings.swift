// swift-format-ignore-file
import Foundation
extension String { var isEmail: Bool { split(separator: "@").count == 2 && contains(".") }; func masked(_ n: Int = 2) -> String { prefix(n) + String(repeating: "*", count: Swift.max(0, count - n)) }; var words: [String] { components(separatedBy: .whitespaces).filter { !$0.isEmpty } }; subscript(r: Range<Int>) -> String { let a = index(startIndex, offsetBy: r.lowerBound), b = index(startIndex, offsetBy: r.upperBound); return String(self[a..<b]) }; mutating func trim() { self = trimmingCharacters(in: .whitespaces) } }
var x = "  a b  "; x.trim(); print(x + "|", "a@b.c".isEmail, "secret".masked(), "abc".masked(1), " p  q ".words, "hello"[1..<3], "x".isEmail, "hello".words.first!.count)
let name: String = "ann"; let list: [String] = ["b", "a"]; print(name.masked(1), list.sorted().joined(), name == "ann" ? "y" : "n", name.count + list.count, [name: 1][name]!, name.isEmpty)
