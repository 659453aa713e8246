// swift-format-ignore-file
import Foundation
let userInfo: [AnyHashable: Any] = ["aps": ["alert": ["title": "T", "loc-args": ["a", "b"]], "badge": NSNumber(value: 4), "mutable-content": 1], "id": "42", 7: "seven"]
let aps = userInfo["aps"] as? [String: Any]
let alert = aps?["alert"] as? [String: Any]
print(alert?["title"] as? String ?? "-", (alert?["loc-args"] as? [String])?.joined() ?? "-", aps?["badge"] as? Int ?? 0)
print(userInfo["id"].flatMap { $0 as? String }.flatMap(Int.init) ?? -1, userInfo[7] as? String ?? "-", userInfo["none"] == nil)
print((aps?["mutable-content"] as? Bool) ?? false, (aps?["mutable-content"] as? NSNumber)?.boolValue ?? false, userInfo.count)
let names = userInfo.keys.compactMap { $0.base as? String }.sorted()
print(names, userInfo.keys.contains("aps"), aps!.keys.sorted())
