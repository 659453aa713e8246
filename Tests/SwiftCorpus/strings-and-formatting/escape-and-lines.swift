// swift-format-ignore-file
let text = "a=1\nb = 2\r\n\n# c\nd"
let pairs = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.map { l -> (String, String?) in let p = l.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }; return (p[0], p.count > 1 ? p[1] : nil) }
for (k, v) in pairs { print(k, v ?? "-") }
print(text.count, text.debugDescription, "\u{1F600}".unicodeScalars.count, "e\u{301}".count, "e\u{301}" == "\u{e9}", #"\(x)"#, "tab\t|".count, "\"q\"")
