struct Message {
  let sender: String
  let text: String
  let isRead: Bool
}
let messages = [
  Message(sender: "ada", text: "one", isRead: true), Message(sender: "bob", text: "two", isRead: false),
  Message(sender: "ada", text: "three", isRead: false),
]
let bySender = Dictionary(grouping: messages, by: \.sender)
for (sender, list) in bySender.sorted(by: { $0.key < $1.key }) {
  print(sender, list.map(\.text), list.filter { !$0.isRead }.count)
}
let unread = messages.reduce(into: [String: Int]()) { counts, message in
  if !message.isRead { counts[message.sender, default: 0] += 1 }
}
print(unread.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ","))
print(bySender.mapValues(\.count).values.sorted(), messages.first { $0.isRead }?.text ?? "-")
