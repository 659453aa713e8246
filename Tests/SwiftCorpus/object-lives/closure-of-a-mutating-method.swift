// swift-format-ignore-file
final class Job { let n: Int; var cancel: (() -> Void)?; init(_ n: Int) { self.n = n }; deinit { print("free", n); cancel?() } }
struct Queue {
  private var jobs: [Job] = []
  mutating func add(_ n: Int) -> Job { let j = Job(n); j.cancel = { print("cancelled", n) }; jobs.append(j); return j }
  mutating func drop() { jobs.removeAll { $0.n % 2 == 0 } }
}
func test() { var q = Queue(); for i in 1...3 { _ = q.add(i) }; q.drop(); print("dropped") }
test()
