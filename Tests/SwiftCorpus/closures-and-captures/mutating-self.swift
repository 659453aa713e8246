// swift-format-ignore-file
struct Machine { var total = 0; var log: [String] = []
  mutating func run(_ steps: [(inout Machine) -> Void]) { for s in steps { s(&self) } }
  mutating func each(_ values: [Int]) { values.forEach { total += $0; log.append("+\($0)") } } }
var m = Machine()
m.each([1, 2, 3])
m.run([{ $0.total *= 10 }, { m in m.log.removeAll { $0 == "+2" } }])
print(m.total, m.log)
class Downloader { var done: [String] = []; var onDone: (() -> Void)?
  func start() { onDone = { [weak self] in guard let self else { return print("gone") }; self.done.append("x"); print(self.done) } } }
var d: Downloader? = Downloader()
d!.start()
let callback = d!.onDone!
callback(); callback()
d = nil
callback()
