// swift-format-ignore-file
final class Center { var status = "notDetermined"; private var waiting: [(Bool) -> Void] = []; var prompts = 0
  func request(_ done: @escaping (Bool) -> Void) {
    switch status { case "authorized": done(true); case "denied": done(false)
    default: waiting.append(done); if waiting.count == 1 { prompts += 1; print("prompt") } } }
  func answer(_ yes: Bool) { status = yes ? "authorized" : "denied"; let all = waiting; waiting = []; all.forEach { $0(yes) } } }
let c = Center(); var log: [String] = []
c.request { ok in log.append("first \(ok)"); c.request { log.append("nested \($0)") } }
c.request { [log] ok in print("captured", log, ok) }
print(log, c.prompts); c.answer(true); print(log); c.request { log.append("late \($0)") }; print(log.last!, c.prompts)
