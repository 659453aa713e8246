// swift-format-ignore-file
protocol P { init(row: Int) }
struct N: P { let r: Int; init(row: Int) { r = row } }
func load<T: P>(_ rows: [Int]) -> (ok: [T], bad: Int) { (rows.map { T(row: $0) }, 1) }
func load2<T: P>(_ rows: [Int]) -> [T] { rows.map { T(row: $0) } }
func load3<T: P>(_ n: Int) -> (T, Int) { (T(row: n), n) }
func run() { let a: [N] = load2([1]); print(a); let r: (ok: [N], bad: Int) = load([1, 2]); print(r.ok.count, r.ok[0].r); let (x, y): (N, Int) = load3(4); print(x.r, y) }
run()
