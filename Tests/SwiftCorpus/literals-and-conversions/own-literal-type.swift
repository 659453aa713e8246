struct Topic: ExpressibleByStringLiteral, CustomStringConvertible {
  let name: String
  init(stringLiteral value: String) { name = value.lowercased() }
  var description: String { "topic:" + name }
}
struct Count: ExpressibleByIntegerLiteral {
  let value: Int
  init(integerLiteral value: Int) { self.value = value * 10 }
}
func subscribe(_ topic: Topic, times: Count) { print(topic, times.value) }
subscribe("News", times: 2)
let topics: [Topic] = ["A", "B"]
print(topics)
