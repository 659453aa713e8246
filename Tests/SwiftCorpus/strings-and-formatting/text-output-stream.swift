struct Log: TextOutputStream {
  var lines: [String] = []
  mutating func write(_ string: String) { if string != "\n" { lines.append(string) } }
}
var log = Log()
print("a", to: &log)
print("b", 1, to: &log)
print(log.lines.joined(), log.lines.isEmpty)
var text = ""
print("into text", terminator: "", to: &text)
print(text.count)
