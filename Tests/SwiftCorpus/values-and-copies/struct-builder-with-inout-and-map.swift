// swift-format-ignore-file
struct Request { var headers: [String: String] = [:]; var retries = 0; var tags: [String] = [] 
  mutating func apply(_ changes: ((inout Request) -> Void)...) { for c in changes { c(&self) } } }
func header(_ k: String, _ v: String) -> (inout Request) -> Void { { $0.headers[k] = v } }
func build(_ f: (inout Request) throws -> Void) rethrows -> Request { var r = Request(); try f(&r); return r }
var a = build { $0.retries = 2; $0.tags.append("x") }; let b = a
a.apply(header("A", "1"), { $0.retries += 1 }, { $0.tags = $0.tags.map { $0 + "!" } })
print(a.headers, a.retries, a.tags, b.retries, b.tags)
var all = [a, b]; for i in all.indices { all[i].apply(header("n", "\(i)")) }; all[1].tags += all[0].tags; print(all.map { $0.headers["n"]! }, all[1].tags, a.headers.count)
func tweak(_ rs: inout [Request], at i: Int, _ f: (inout Request) -> Void) { f(&rs[i]) }; tweak(&all, at: 0) { $0.retries *= 10 }; print(all.map(\.retries))
