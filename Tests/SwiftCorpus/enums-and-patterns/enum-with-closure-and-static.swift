// swift-format-ignore-file
enum Trigger { case at(Int), every(Int), when((Int) -> Bool)
  static let midnight = Trigger.at(0); static func hours(_ h: Int) -> Trigger { .every(h) }
  func fires(_ t: Int) -> Bool { switch self { case .at(let x): t == x; case .every(let n): t % n == 0; case .when(let p): p(t) } } }
let all: [Trigger] = [.midnight, .hours(6), .when { $0 > 20 }, .at(7)]
for t in stride(from: 0, through: 24, by: 7) { print(t, all.map { $0.fires(t) ? "x" : "." }.joined()) }
if case .every(let n) = all[1], n > 5 { print("every", n) }
