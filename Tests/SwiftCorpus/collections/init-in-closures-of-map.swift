// swift-format-ignore-file
struct P { var x = 0 }
func all() -> [P] { [1, 2].map { .init(x: $0) } }
struct Q { let items: [P]; let first: P? }
func run() { let n: [P] = [1, 2].map { .init(x: $0) }; print(n, all()); print(Q(items: [1].map { .init(x: $0) }, first: Int("1").map { .init(x: $0) })); print([1, 2].reduce(P()) { .init(x: $0.x + $1) }) }
run()
