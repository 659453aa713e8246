// swift-format-ignore-file
enum Status { case idle, loading(Double), done([String]) }
struct Job { let id: Int; var status = Status.idle
  mutating func advance() { switch status { case .idle: status = .loading(0); case .loading(let p) where p >= 1: status = .done(["job \(id)"]); case .loading(let p): status = .loading(p + 0.5); case .done(var r): r.append("again"); status = .done(r) } } }
var jobs = [Job(id: 1), Job(id: 2, status: .loading(1))]
let before = jobs; for _ in 1...3 { for i in jobs.indices { jobs[i].advance() } }
for j in jobs { print(j.id, j.status) }; print(before[1].status)
if case .done(let r) = jobs[1].status { print(r.count) }
func advanced(_ j: Job, times n: Int) -> Job { var j = j; (0..<n).forEach { _ in j.advance() }; return j }
print(advanced(before[0], times: 5).status, before.map { advanced($0, times: 1).status })
