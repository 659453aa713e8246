enum Category: String {
  case chat, news
  init?(payload: [String: Any]) {
    guard let text = payload["category"] as? String else { return nil }
    self.init(rawValue: text)
  }
  init(_ isChat: Bool) { self = isChat ? .chat : .news }
}
print(Category(payload: ["category": "news"]) as Any, Category(payload: [:]) as Any, Category(true))
print(Category(payload: ["category": "other"]) == nil)
