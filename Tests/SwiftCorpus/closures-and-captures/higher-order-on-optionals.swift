// swift-format-ignore-file
import Foundation
let id: String? = "42"
print(id.map { Int($0)! + 1 } as Any, id.flatMap(Int.init) as Any, id.flatMap { $0.isEmpty ? nil : $0.first } as Any)
let names: [String?] = ["a", nil, "c"]
print(names.compactMap { $0?.uppercased() }, names.map { $0 ?? "-" }, names.filter { $0 != nil }.count, names.first! as Any)
let nested: Int?? = 5
print(nested.flatMap { $0 } as Any, nested! as Any, (nested ?? nil) as Any)
func find(_ k: Int) -> ((Int) -> String)? { k > 0 ? { "got \($0 * k)" } : nil }
print(find(2)?(21) ?? "none", find(-1)?(1) ?? "none")
