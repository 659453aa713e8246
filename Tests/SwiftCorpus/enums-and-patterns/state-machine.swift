// swift-format-ignore-file
import Foundation
enum Connection {
  case idle, connecting(attempt: Int), connected, failed(Error)
  mutating func next() {
    switch self {
    case .idle: self = .connecting(attempt: 1)
    case .connecting(let n) where n < 3: self = .connecting(attempt: n + 1)
    case .connecting: self = .failed(URLError(.timedOut))
    case .connected, .failed: break
    }
  }
}
var c = Connection.idle
for _ in 0..<5 {
  c.next()
  if case .connecting(attempt: let n) = c { print("attempt", n) }
  if case .failed(let error as URLError) = c { print("failed", error.code.rawValue) }
}
