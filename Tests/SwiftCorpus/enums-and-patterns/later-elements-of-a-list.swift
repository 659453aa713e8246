// swift-format-ignore-file
struct E: Error { let c: Int }
struct N { struct E: Error { let code: Int } }
enum Kind { case a(Int), b }
struct V: Equatable { var n = 0 }
enum Box { struct Err: Error {} }
func run() {
  for (i, r) in [(1, Result<Int, E>.success(1)), (2, .failure(.init(c: 4)))] { print(i, r) }
  for (i, r) in [(1, Result<Int, Box.Err>.success(1)), (3, .failure(.init()))] { if case .failure(let e) = r { print(i, type(of: e)) } }
  for (n, k) in [("x", Kind.a(1)), ("y", .b), ("z", .a(3))] { print(n, k) }
  for (v, o) in [(V(), Optional(V(n: 1))), (.init(n: 3), nil), (V(n: 2), .init(n: 5))] { print(v, o as Any) }
  let r: Swift.Result<Int, N.E> = .failure(.init(code: 3)); print(r)
  let t: [(name: String, r: Result<Int, E>)] = [("a", .success(1)), ("b", .failure(E(c: 2)))]; print(t.map { $0.name }, t[1].r)
}
run()
