// swift-format-ignore-file
final class Log { var lines: [String] = [] }
struct Service { let log = Log(); var count = 0; var onChange: ((Int) -> Void)?
  mutating func add(_ n: Int) { count += n; log.lines.append("+\(n)"); onChange?(count) } }
var a = Service()
a.onChange = { print("changed", $0) }
a.add(2)
var b = a
b.add(3)
print(a.count, b.count, a.log.lines, a.log === b.log)
a.onChange = nil
a.add(1)
print(a.count, b.log.lines.count)
