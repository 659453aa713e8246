let userInfo: [String: Any] = ["aps": ["alert": ["title": "Hi", "body": "There"], "badge": 2]]
let aps = userInfo["aps"] as? [String: Any]
let alert = aps?["alert"] as? [String: String]
print(alert?["title"] ?? "-", alert?["none"] ?? "-", aps?["badge"] as? Int ?? 0)
print((userInfo["aps"] as? [String: Any])?["badge"] as? String ?? "no text")
