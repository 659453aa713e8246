struct Topic {
  let name: String
  let count: Int
}

struct Labelled {
  let text: String
  init(_ name: String, _ count: Int) { text = "\(name)=\(count)" }
}

struct Pair { let both: (String, Int) }

let names = ["news", "sport"]
let counts = [3, 5]
for topic in zip(names, counts).map(Topic.init) { print(topic.name, topic.count) }
print(zip(names, counts).map(Labelled.init).map(\.text))
print(zip(names, counts).map(Pair.init).map { $0.both.1 })
print(["b": 2].map(Topic.init).map(\.count))
