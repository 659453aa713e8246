// swift-format-ignore-file
import Foundation
let userInfo: [AnyHashable: Any] = ["badge": 3, "ratio": 0.5, "id": "42", "flag": true, "big": 5_000_000_000]
let badge = userInfo["badge"] as? Int ?? 0
let id = Int(userInfo["id"] as? String ?? "") ?? -1
print(badge + 1, id, userInfo["ratio"] as? Double as Any, userInfo["badge"] as? Double as Any)
print(userInfo["flag"] as? Bool ?? false, userInfo["flag"] as? Int as Any)
print((userInfo["big"] as? Int).map(String.init) ?? "none", Int32(exactly: userInfo["big"] as! Int) as Any)
print(Int("007")!, Int("+5")!, Int(" 5") as Any, Double("1e3")!, Double("abc") as Any)
