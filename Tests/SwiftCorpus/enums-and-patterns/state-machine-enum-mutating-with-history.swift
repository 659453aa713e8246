// swift-format-ignore-file
enum Conn: Equatable { case idle, connecting(attempt: Int), up(since: Int), failed(reason: String, retryable: Bool)
  enum Event { case start, ok(at: Int), error(String), tick }
  mutating func handle(_ e: Event) -> Bool { let old = self
    switch (self, e) { case (.idle, .start), (.failed(_, true), .start): self = .connecting(attempt: 1); case (.connecting, .ok(let t)): self = .up(since: t); case (.connecting(let n), .error(let m)) where n >= 3: self = .failed(reason: m, retryable: m != "auth"); case (.connecting(var n), .error): n += 1; self = .connecting(attempt: n); case (.up(let t), .tick) where t > 100: self = .idle; case (.up, .error(let m)): self = .failed(reason: m, retryable: true); default: break }
    return self != old } }
var c = Conn.idle; var log: [String] = []; for e: Conn.Event in [.tick, .start, .error("x"), .error("y"), .error("auth"), .start, .ok(at: 5)] { log.append(c.handle(e) ? "\(c)" : "-") }; log.forEach { print($0) }
c = .up(since: 101); print(c.handle(.tick), c); if case .idle = c { print("idle again") }; let all: [Conn] = [.up(since: 1), .failed(reason: "r", retryable: false)]; print(all.contains(.up(since: 1)), all.firstIndex { if case .failed(_, let r) = $0 { return !r }; return false } ?? -1)
