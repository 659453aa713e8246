// swift-format-ignore-file
let line = "key: value: more"
let i = line.firstIndex(of: ":")!
let key = line[..<i], rest = line[line.index(after: i)...]
print(key, rest.drop(while: { $0 == " " }), line.distance(from: line.startIndex, to: i))
let j = line.lastIndex(of: ":")!
print(line[line.index(i, offsetBy: 2)..<j], line.suffix(from: j), line[j...].count, line.prefix(upTo: i) == "key")
print(line.split(separator: ": ", maxSplits: 1), line.index(i, offsetBy: 99, limitedBy: line.endIndex) == nil)
var m = line
m.replaceSubrange(..<i, with: "KEY"); m.remove(at: m.startIndex); m.insert("k", at: m.startIndex)
m.removeSubrange(m.lastIndex(of: ":")!...)
print(m, m.indices.count, type(of: key))
