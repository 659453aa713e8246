// swift-format-ignore-file
final class Handle { static var live = 0; let id: Int; init(_ i: Int) { id = i; Handle.live += 1 }; deinit { Handle.live -= 1; print("close", id) } }
func open(_ n: Int) -> [Handle] { (1...n).map(Handle.init) }
func scoped() -> Int { let hs = open(2); defer { print("defer", Handle.live) }; return hs.reduce(0) { $0 + $1.id } }
print(scoped(), Handle.live)
func keep() -> () -> Int { let h = Handle(9); return { h.id } }
do { let f = keep(); print(f(), Handle.live) }; print(Handle.live)
for h in open(2) where h.id == 2 { print("loop", h.id) }; print("end", Handle.live)
