enum Key: String {
  case type
  case id = "identifier"
  case deepLink = "deep_link"
}
print(Key.type.rawValue, Key.id.rawValue, Key.deepLink)
print(Key(rawValue: "identifier") == .id, Key(rawValue: "id") as Any)
let info: [String: Any] = ["deep_link": "a/b"]
print(info[Key.deepLink.rawValue] as? String ?? "none")
