func open(_ userInfo: [String: Any]) -> String {
  guard let type = userInfo["type"] as? String else { return "no type" }
  guard let id = userInfo["id"] as? Int, id > 0 else { return "bad id in \(type)" }
  return "\(type)/\(id)"
}
print(open([:]))
print(open(["type": "chat"]))
print(open(["type": "chat", "id": -1]))
print(open(["type": "chat", "id": 4]))
