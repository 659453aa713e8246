// swift-format-ignore-file
import Foundation
func header(of text: String) -> [String] {
  var lines: [String] = []
  text.enumerateLines { line, stop in
    if line.isEmpty { stop = true } else { lines.append(line) }
  }
  return lines
}
print(header(of: "From: a\nTo: b\n\nbody\n"), header(of: "one\n"), header(of: ""))
var count = 0
"a\nb\nc\n".enumerateLines { _, _ in count += 1 }
print(count)
