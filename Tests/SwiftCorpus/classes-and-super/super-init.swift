class Screen {
  let title: String
  init(title: String) {
    self.title = title
    print("screen", title)
  }
}
class ChatScreen: Screen {
  var thread: Int
  init(thread: Int) {
    self.thread = thread
    super.init(title: "Chat \(thread)")
    print("chat", self.title, self.thread)
  }
}
print(ChatScreen(thread: 3).title)
