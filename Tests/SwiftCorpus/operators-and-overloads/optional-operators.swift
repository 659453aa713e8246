// swift-format-ignore-file
import Foundation
var name: String?
name? += "x"
print(name as Any)
name = "a"
name? += "b"
print(name!, name == "ab", name ?? "none", name != nil ? "set" : "unset")
let count: Int? = 5
if let count, count > 3 { print("more than 3") }
print((count ?? 0) + 1, count! * 2, count.map { $0 > 4 } ?? false, nil ?? count ?? 1)
var list: [Int]? = [1]
list?.append(2)
list?[0] = 9
print(list ?? [], list?.count ?? 0, list?.first.map(String.init) ?? "")
var dict: [String: [Int]] = [:]
dict["a"]?.append(1)
dict["b", default: []].append(2)
print(dict)
