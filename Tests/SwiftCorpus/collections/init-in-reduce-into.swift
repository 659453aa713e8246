// swift-format-ignore-file
struct M { let c: Int }
func run() { let e: [String: M] = [1].reduce(into: [:]) { $0["n\($1)"] = .init(c: $1) }; print(e["n1"]!.c); let f: [M] = [1].reduce(into: []) { $0.append(.init(c: $1)) }; print(f[0].c); let s: M = [M(c: 1), M(c: 2)].reduce(.init(c: 0)) { .init(c: $0.c + $1.c) }; print(s.c) }
run()
