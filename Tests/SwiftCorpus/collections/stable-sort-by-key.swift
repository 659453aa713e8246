struct Task {
  var name: String
  var priority: Int
}
let tasks = [
  Task(name: "a", priority: 2), Task(name: "b", priority: 1), Task(name: "c", priority: 2),
  Task(name: "d", priority: 1),
]
print(tasks.sorted { $0.priority < $1.priority }.map(\.name))
print(tasks.sorted { ($0.priority, $1.name) > ($1.priority, $0.name) }.map(\.name))
