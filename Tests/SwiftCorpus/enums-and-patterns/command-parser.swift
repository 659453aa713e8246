// swift-format-ignore-file
enum Command: Equatable { case push(kind: String, silent: Bool), wait(seconds: Double), open, unknown(String)
  init(_ line: String) { let words = line.split(separator: " ").map { String($0) }
    switch (words.first, words.dropFirst().map { $0 }) { case ("open", []): self = .open; case ("wait", let rest) where rest.count == 1 && rest[0].hasSuffix("s"): self = Double(rest[0].dropLast()).map { .wait(seconds: $0) } ?? .unknown(line); case ("push", let rest) where !rest.isEmpty: self = .push(kind: rest[0], silent: rest.contains("silent")); case (nil, _): self = .unknown("empty"); default: self = .unknown(line) } } }
for l in ["open", "open x", "wait 1.5s", "wait xs", "push chat silent", "push a", ""] { let c = Command(l); if case .unknown(let u) = c { print("?", u) } else { print(c) } }
print(Command("open") == .open, [Command("wait 2s"), .open].contains(.wait(seconds: 2)))
