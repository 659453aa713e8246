// swift-format-ignore-file
struct Outbox { var pending: [String] = []; var sent = 0; mutating func flush(_ send: (String) -> Bool) -> Int { var left: [String] = []; for m in pending { if send(m) { sent += 1 } else { left.append(m) } }; defer { pending = left }; return pending.count - left.count } }
final class Service { var box = Outbox(); var online = false; func send(_ s: String) { box.pending.append(s); if online { _ = box.flush { !$0.isEmpty } } } }
let s = Service(); s.send("a"); s.send(""); let snap = s.box; s.online = true; s.send("b"); print(s.box, snap, s.box.flush { _ in true }, s.box.sent)
var copy = s.box; copy.pending += ["x", "y"]; print(copy.flush { $0 == "x" }, copy.pending, s.box.pending.count)
