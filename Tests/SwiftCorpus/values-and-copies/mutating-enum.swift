enum Phase {
  case idle, loading, done
  mutating func advance() {
    switch self {
    case .idle: self = .loading
    case .loading, .done: self = .done
    }
  }
}
var phase = Phase.idle
phase.advance()
print(phase)
phase.advance()
phase.advance()
print(phase)
