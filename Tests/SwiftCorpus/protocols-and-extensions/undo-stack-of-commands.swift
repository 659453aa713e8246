// swift-format-ignore-file
protocol Command { associatedtype Target; func apply(_ t: inout Target); func revert(_ t: inout Target) }
struct AnyCommand<T>: Command { private let a: (inout T) -> Void, r: (inout T) -> Void; init<C: Command>(_ c: C) where C.Target == T { a = { c.apply(&$0) }; r = { c.revert(&$0) } }; func apply(_ t: inout T) { a(&t) }; func revert(_ t: inout T) { r(&t) } }
struct Append: Command { let s: String; func apply(_ t: inout [String]) { t.append(s) }; func revert(_ t: inout [String]) { t.removeLast() } }
final class RemoveFirst: Command { private var removed: String?; func apply(_ t: inout [String]) { removed = t.isEmpty ? nil : t.removeFirst() }; func revert(_ t: inout [String]) { if let removed { t.insert(removed, at: 0) } } }
struct History<T> { var target: T; private var done: [AnyCommand<T>] = [], undone: [AnyCommand<T>] = []; init(_ t: T) { target = t }
  mutating func run<C: Command>(_ c: C) where C.Target == T { let a = AnyCommand(c); a.apply(&target); done.append(a); undone = [] }
  mutating func undo() -> Bool { guard let c = done.popLast() else { return false }; c.revert(&target); undone.append(c); return true }
  mutating func redo() { guard let c = undone.popLast() else { return }; c.apply(&target); done.append(c) } }
var h = History(["a"]); h.run(Append(s: "b")); h.run(RemoveFirst()); h.run(Append(s: "c")); print(h.target); print(h.undo(), h.undo(), h.target); h.redo(); print(h.target, h.undo(), h.undo(), h.undo(), h.target)
