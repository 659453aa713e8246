// swift-format-ignore-file
struct Pair<A, B> { var a: A; var b: B; func swapped() -> Pair<B, A> { .init(a: b, b: a) } }
var p = Pair(a: 1, b: "x"); let q = p.swapped(); p.a += 1; print(p, q)
var xs = [1, 2, 3], ys = xs; swap(&xs[0], &ys[2]); print(xs, ys)
func bump(_ n: inout Int, by m: Int = 1) -> Int { defer { n += m }; return n }
var t = (count: 1, name: "t"); print(bump(&t.count), bump(&t.count, by: 5), t); (t.count, t.name) = (0, t.name + "!"); print(t)
var grid = [[0, 0], [0, 0]]; for (r, c) in [(0, 1), (1, 0)] { grid[r][c] = bump(&xs[r]) }; print(grid, xs)
func update(_ items: inout [Int], _ f: (inout Int) -> Void) { for i in items.indices { f(&items[i]) } }; update(&ys) { $0 = $0 * 2 + 1 }; print(ys)
