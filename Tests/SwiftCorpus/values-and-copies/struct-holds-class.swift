final class Log {
  var lines: [String] = []
}
struct Screen {
  var title: String
  let log: Log
}
var a = Screen(title: "A", log: Log())
var b = a
b.title = "B"
b.log.lines.append("seen")
print(a.title, b.title, a.log.lines, b.log.lines)
