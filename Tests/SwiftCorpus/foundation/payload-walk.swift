// swift-format-ignore-file
import Foundation
let payload: [AnyHashable: Any] = ["aps": ["alert": ["title": "Hi", "loc-args": ["a", "b"]], "badge": 3, "sound": "default", "mutable-content": 1], "id": "42", "meta": ["flags": [true, false], "ratio": 0.5]]
struct Push { let title: String, badge: Int?, silent: Bool, id: Int?
  init?(_ p: [AnyHashable: Any]) { guard let aps = p["aps"] as? [String: Any] else { return nil }
    title = (aps["alert"] as? [String: Any])?["title"] as? String ?? (aps["alert"] as? String) ?? ""; badge = aps["badge"] as? Int; silent = (aps["content-available"] as? Int) == 1; id = (p["id"] as? String).flatMap(Int.init) } }
if let p = Push(payload) { print(p.title, p.badge ?? -1, p.silent, p.id ?? 0) }
print(Push([:]) == nil, (payload["meta"] as? [String: Any])?["ratio"] as? Double ?? 0, ((payload["meta"] as? [String: Any])?["flags"] as? [Bool])?.first ?? false)
print(payload.keys.compactMap { $0 as? String }.sorted(), payload["nope"] == nil, payload.count, payload["id"] as? Int as Any)
let args = ((payload["aps"] as! [String: Any])["alert"] as! [String: Any])["loc-args"] as! [String]
print(String(format: "%@ and %@", arguments: args), args.joined())
let data = try JSONSerialization.data(withJSONObject: ["n": NSNull(), "l": [1, "x"]] as [String: Any], options: .sortedKeys)
print(String(decoding: data, as: UTF8.self), (try JSONSerialization.jsonObject(with: data) as? [String: Any])?["n"] is NSNull)
