// swift-format-ignore-file
import Foundation
@dynamicMemberLookup struct Payload {
  let data: [String: Any]
  subscript(dynamicMember key: String) -> String { "\(data[key] ?? "nil")" }
}
@dynamicCallable struct Adder { func dynamicallyCall(withArguments args: [Int]) -> Int { args.reduce(0, +) } }
struct Multiplier { let k: Int; func callAsFunction(_ x: Int) -> Int { x * k } }
let p = Payload(data: ["title": "Hi", "badge": 3])
print(p.title, p.badge, p.sound)
print(Adder()(1, 2, 3), Multiplier(k: 4)(5), [1, 2].map(Multiplier(k: 3).callAsFunction))
