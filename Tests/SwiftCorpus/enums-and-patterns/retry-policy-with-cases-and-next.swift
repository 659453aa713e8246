// swift-format-ignore-file
enum Policy: Equatable { case never, fixed(times: Int, delay: Double), backoff(base: Double, max: Double)
  func delay(attempt n: Int) -> Double? {
    switch self {
    case .never: nil
    case .fixed(let times, _) where n >= times: nil
    case .fixed(_, let d): d
    case .backoff(let b, let m): { let d = b * Double(1 << n); return d > m ? nil : d }() } }
  var all: [Double] { sequence(state: 0) { n in defer { n += 1 }; return self.delay(attempt: n) }.map { $0 } } }
print(Policy.never.all, Policy.fixed(times: 3, delay: 0.5).all, Policy.backoff(base: 1, max: 10).all)
print(Policy.fixed(times: 1, delay: 2) == .fixed(times: 1, delay: 2), [.never, .backoff(base: 1, max: 1)].contains(Policy.never))
if case .fixed(times: 1..., delay: ..<1) = Policy.fixed(times: 2, delay: 0.5) { print("short") }
