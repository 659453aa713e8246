// swift-format-ignore-file
struct Undo<State> { private var past: [State] = []; private(set) var now: State
  init(_ s: State) { now = s }
  mutating func apply(_ f: (inout State) -> Void) { past.append(now); f(&now) }
  mutating func undo() -> Bool { guard let last = past.popLast() else { return false }; now = last; return true } }
var u = Undo(["a": 1])
u.apply { $0["b"] = 2 }
u.apply { $0["a"]! += 10 }
let saved = u
print(u.now["a"]!, u.now.count, u.undo(), u.now["a"]!, u.undo(), u.now.count, u.undo())
print(saved.now["a"]!)
