// swift-format-ignore-file
enum Light { case red, green, amber
  mutating func advance() { switch self { case .red: self = .green; case .green: self = .amber; case .amber: self = .red } } }
struct Counter { var n = 0; var light = Light.red
  mutating func tick() { n += 1; light.advance(); if n == 4 { self = Counter(n: 100) } } }
var c = Counter()
var log: [Counter] = []
for _ in 0..<5 { c.tick(); log.append(c) }
for entry in log { print(entry.n, entry.light) }
print(c)
