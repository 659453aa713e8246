struct Message {
  enum Status: String { case sent, read }
  enum Body {
    case text(String)
    case image(name: String, size: Int)
  }
  var status = Status.sent
  var body: Body
}
var message = Message(body: .image(name: "cat", size: 3))
message.status = .read
print(message.status, message.status.rawValue, message.body)
message.body = .text("hi")
print(message)
