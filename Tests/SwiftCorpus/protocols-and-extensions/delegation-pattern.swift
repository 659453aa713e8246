// swift-format-ignore-file
protocol TaskDelegate: AnyObject { func task(_ t: Worker, didFinish n: Int); func taskShouldStart(_ t: Worker) -> Bool }
extension TaskDelegate { func taskShouldStart(_ t: Worker) -> Bool { true } }
class Worker { weak var delegate: TaskDelegate?; var runs = 0
  func run() { guard delegate?.taskShouldStart(self) ?? false else { return print("refused") }; runs += 1; delegate?.task(self, didFinish: runs) } }
class Logger: TaskDelegate { var log: [Int] = []; func task(_ t: Worker, didFinish n: Int) { log.append(n); print("finished", n) } }
final class Strict: Logger { func taskShouldStart(_ t: Worker) -> Bool { t.runs < 1 } }
let w = Worker()
w.run()
var l: Logger? = Logger()
w.delegate = l
w.run(); w.run()
print(l!.log)
l = nil
print(w.delegate == nil)
w.run()
