// swift-format-ignore-file
let text = "name = Al ; age=30;; flag ; path=/a=b"
var d: [String: String] = [:]
for part in text.split(separator: ";") { let kv = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }; if kv.count == 2 { d[kv[0]] = kv[1] } else if let k = kv.first, !k.isEmpty { d[k] = "true" } }
import Foundation
print(d.keys.sorted(), d["path"]!, Int(d["age"]!)! + 1, d["flag"] == "true")
let csv = "id,name\n1,\"x\"\n2,y\n"
let rows = csv.split(separator: "\n").map { $0.components(separatedBy: ",") }
print(rows.count, rows[1][1].replacingOccurrences(of: "\"", with: ""), rows.dropFirst().compactMap { Int($0[0]) }.reduce(0, +))
if let r = text.range(of: "age=") { let rest = text[r.upperBound...]; print(rest.prefix { $0.isNumber }, text[..<r.lowerBound].count) }
print("a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")), "x".padding(toLength: 3, withPad: "ab", startingAt: 0), "Hello".contains("ell"), "Hello".firstIndex(of: "l")!.utf16Offset(in: "Hello"))
