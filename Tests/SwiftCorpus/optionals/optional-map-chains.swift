// swift-format-ignore-file
let raw: [String: Any] = ["aps": ["badge": 3, "alert": ["title": "Hi"]], "id": "42"]
let id = (raw["id"] as? String).flatMap(Int.init)
let title = ((raw["aps"] as? [String: Any])?["alert"] as? [String: String])?["title"]
let badge = (raw["aps"] as? [String: Any]).flatMap { $0["badge"] as? Int }.map { $0 + 1 }
print(id as Any, title ?? "-", badge ?? 0)
let missing = (raw["x"] as? NSObjectLike)?.value
protocol NSObjectLike { var value: Int { get } }
print(missing as Any, id.map { "\($0)" } ?? "none", [id, nil, badge].compactMap { $0 })
print(id! > 41 ? "big" : "small", (id ?? 0) &+ 1)
