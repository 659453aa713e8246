// swift-format-ignore-file
final class Session { let id: Int; init(_ i: Int) { id = i }; deinit { print("free", id) } }
func make(_ id: Int) -> () -> Int { let s = Session(id); return { s.id * 2 } }
var f: (() -> Int)? = make(1)
print(f!())
f = nil
print("after 1")
do { let g = make(2); print(g()) }
print("after 2")
print(make(3)())
print("after 3")
var handlers: [() -> Int] = [make(4), make(5)]
handlers.removeFirst()
print("removed"); handlers = []
print("end")
