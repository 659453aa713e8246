// swift-format-ignore-file
import Foundation
let info: [AnyHashable: Any] = ["aps": ["alert": "hi", "badge": NSNumber(value: 2)] as [String: Any], 7: "seven", "url": URL(string: "app://x/1?a=b")!]
let aps = info["aps"] as? [String: Any]; print(aps?["badge"] as? Int ?? 0, aps?["alert"] as? String ?? "", info[7] as? String ?? "", (info["url"] as? URL)?.host ?? "", info["none"] == nil, info.keys.contains("aps"))
let n = Notification(name: .init("n"), object: nil, userInfo: info); print(n.userInfo?.count ?? 0, (n.userInfo?["aps"] as? [String: Any])?.keys.sorted() ?? [])
let strings = info.compactMap { $0.key as? String }.sorted(); print(strings, info.keys.compactMap { $0 as? Int }, JSONSerialization.isValidJSONObject(["a": 1]), JSONSerialization.isValidJSONObject(["d": Date()]))
