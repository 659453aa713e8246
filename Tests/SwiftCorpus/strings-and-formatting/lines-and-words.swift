import Foundation

let text = "first line\nsecond\n\nlast"
var number = 0
text.enumerateLines { line, _ in
  number += 1
  print(number, line)
}
print(
  text.components(separatedBy: .newlines).count, text.split(separator: "\n").count,
  text.split(whereSeparator: \.isNewline).last!)
