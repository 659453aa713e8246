// swift-format-ignore-file
struct U { let id: Int }
extension Array { mutating func push(_ e: Element) { append(e) }; func with(_ e: Element) -> [Element] { self + [e] } }
extension Optional { func or(_ d: Wrapped) -> Wrapped { self ?? d } }
func run() { var l = [U(id: 1)]; l.push(.init(id: 2)); print(l.with(.init(id: 4)).map(\.id)); let o: U? = nil; print(o.or(.init(id: 9)).id) }
run()
