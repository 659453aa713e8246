// swift-format-ignore-file
enum State: Equatable { case idle, loading(progress: Double), failed(code: Int, retry: Bool), done }
enum Event { case start, tick(Double), fail(Int), reset }
func reduce(_ s: State, _ e: Event) -> State {
  switch (s, e) {
  case (.idle, .start), (.failed(_, true), .start): return .loading(progress: 0)
  case (.loading(let p), .tick(let d)) where p + d >= 1: return .done
  case let (.loading(p), .tick(d)): return .loading(progress: p + d)
  case (.loading, .fail(let c)): return .failed(code: c, retry: c < 500)
  case (_, .reset): return .idle
  default: return s } }
var s = State.idle
for e in [Event.tick(1), .start, .tick(0.5), .fail(404), .start, .tick(0.25), .tick(0.75), .fail(1), .reset, .start, .fail(503), .start] { s = reduce(s, e); print(s, s == .done) }
