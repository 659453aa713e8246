func describe(_ info: [String: Any]?) -> String {
  guard let info, !info.isEmpty else { return "empty" }
  guard let aps = info["aps"] as? [String: Any] else { return "no aps" }
  if let alert = aps["alert"] as? String { return alert }
  if let alert = aps["alert"] as? [String: Any], let title = alert["title"] as? String, title.count > 1 {
    return title + ((alert["body"] as? String).map { ": " + $0 } ?? "")
  }
  return aps["content-available"] as? Int == 1 ? "silent" : "unknown"
}
print(describe(nil), describe([:]), describe(["x": 1]), describe(["aps": ["alert": "Hi"]]))
print(describe(["aps": ["alert": ["title": "T1", "body": "B"]]]), describe(["aps": ["alert": ["title": "T1"]]]))
print(describe(["aps": ["content-available": 1]]), describe(["aps": ["alert": ["title": "T"]]]))
