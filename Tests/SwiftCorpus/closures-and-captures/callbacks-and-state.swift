// swift-format-ignore-file
final class Debouncer { private var pending: (() -> Void)?; private(set) var fired = 0; func schedule(_ f: @escaping () -> Void) { pending = f }; func flush() { guard let p = pending else { return }; pending = nil; fired += 1; p() } }
let d = Debouncer()
var out: [Int] = []
for i in 1...3 { d.schedule { out.append(i) } }
d.flush(); d.flush()
print(out, d.fired)
struct Button { var title: String; var action: (Self) -> Void }
var b = Button(title: "OK") { print("tap", $0.title) }
b.action(b); b.title = "Go"; b.action(b)
let old = b.action
b.action = { old($0); print("again") }
b.action(b)
func twice(_ f: () -> Void) { f(); f() }
var n = 0
twice { n += 1; twice { n += 10 } }
print(n)
