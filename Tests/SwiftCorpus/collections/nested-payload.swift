let userInfo: [AnyHashable: Any] = [
  "aps": ["alert": ["title": "Hi", "body": "There"], "badge": 3, "content-available": 1],
  "items": [1, 2, 3], "type": "chat",
]
let aps = userInfo["aps"] as? [String: Any]
print(aps?["badge"] as? Int ?? 0, (aps?["alert"] as? [String: Any])?["title"] as? String ?? "-")
print(
  (userInfo["items"] as? [Int])?.reduce(0, +) ?? -1, userInfo["type"] as? Int ?? -1,
  userInfo["none"] == nil)
guard let alert = aps?["alert"] as? [String: String], let body = alert["body"] else { fatalError() }
print(body, userInfo.count, aps?.keys.sorted() ?? [])
