// swift-format-ignore-file
struct Log { var lines: [String] = []; lazy var joined: String = { print("join"); return lines.joined(separator: "|") }() }
var a = Log(lines: ["x", "y"]); var b = a
print(b.joined); b.lines.append("z"); print(b.joined, a.lines.count); print(a.joined); let c = b; var d = c; d.joined = "set"; print(d.joined, b.joined)
