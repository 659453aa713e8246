// swift-format-ignore-file
let name = "Al", n = 2
let text = """
  Dear \(name),
    you have \(n) new \(n == 1 ? "mail" : "mails").
  "Quoted" and \\ backslash, tab\there.
  Line \
  joined.

  End
  """
print(text)
print(text.split(separator: "\n").count, text.components(separatedBy: "\n").count, text.contains("\t"))
print(#"\(name) is raw, \#(name) is not"#, ##"a "# b"##, "\u{48}\u{49}", "a\0b".count, "\r\n".count, "it's \"ok\"")
print("nested \("inner \(n + 1) \([1, 2].map { "\($0)" }.joined(separator: "\(n)"))")", "\(n, default: "x")", "\(name.isEmpty ? "" : "\(name)!")")
extension String.StringInterpolation { mutating func appendInterpolation(_ n: Int, default d: String) { appendInterpolation(n > 1 ? d : "\(n)") } }
import Foundation
