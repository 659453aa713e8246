// swift-format-ignore-file
protocol PushHandler: AnyObject { var next: PushHandler? { get set }; func handle(_ kind: String) -> Bool }
extension PushHandler {
  func pass(_ kind: String) -> String { handle(kind) ? "\(type(of: self))" : next?.pass(kind) ?? "nobody" }
}
class Chat: PushHandler { var next: PushHandler?; func handle(_ kind: String) -> Bool { kind.hasPrefix("chat") } }
class News: PushHandler { var next: PushHandler?; var seen = 0; func handle(_ kind: String) -> Bool { seen += 1; return kind == "news" } }
let chat = Chat(), news = News()
chat.next = news
print(["chat.new", "news", "other"].map(chat.pass), news.seen)
