// swift-format-ignore-file
class Handler { var next: Handler?; func canHandle(_ key: String) -> Bool { false }
  @discardableResult func handle(_ key: String) -> String { canHandle(key) ? process(key) : next?.handle(key) ?? "unhandled \(key)" }
  func process(_ key: String) -> String { fatalError("override") }
  func then(_ h: Handler) -> Handler { next = h; return h } }
class Link: Handler { override func canHandle(_ k: String) -> Bool { k.hasPrefix("http") }; override func process(_ k: String) -> String { "open " + k } }
class Chat: Handler { override func canHandle(_ k: String) -> Bool { k == "chat" }; override func process(_ k: String) -> String { "chat" } }
let first = Link()
first.then(Chat()).then(Handler())
print(first.handle("http://a"), first.handle("chat"), first.handle("zzz"))
