// swift-format-ignore-file
struct Job { var title: String; var priority: Int; var done = false }
var tasks = [Job(title: "b", priority: 2), Job(title: "a", priority: 2), Job(title: "c", priority: 1)]
let original = tasks
tasks.sort { $0.priority == $1.priority ? $0.title < $1.title : $0.priority < $1.priority }
if let i = tasks.firstIndex(where: { $0.title == "a" }) { tasks[i].done.toggle(); tasks.insert(tasks.remove(at: i), at: 0) }
print(tasks.map { "\($0.title)\($0.done ? "!" : "")" }, original.map(\.title))
tasks.reverse()
tasks.swapAt(0, 2)
let (done, open) = tasks.reduce(into: ([Job](), [Job]())) { if $1.done { $0.0.append($1) } else { $0.1.append($1) } }
print(done.count, open.map(\.title), tasks.last?.title ?? "-", tasks.map(\.priority).sorted(by: >))
