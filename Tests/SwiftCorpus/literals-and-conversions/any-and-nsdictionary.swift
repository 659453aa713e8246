// swift-format-ignore-file
import Foundation
let info: [AnyHashable: Any] = ["aps": ["badge": 4, "content-available": 1], "id": NSNumber(value: 12), 7: "seven"]
print((info["id"] as? Int) ?? 0, (info["id"] as? NSNumber)?.stringValue ?? "-", info[7] as? String ?? "-")
if let aps = info["aps"] as? [String: Any], let n = aps["content-available"] as? Int { print(n == 1, aps.keys.sorted(), aps["badge"] as? Bool as Any) }
print(info.keys.compactMap { $0 as? String }.sorted(), info.keys.compactMap { $0.base as? Int })
