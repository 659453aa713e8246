// swift-format-ignore-file
typealias Step = (inout [String]) -> Bool
func chain(_ steps: Step...) -> Step { { state in for s in steps { if !s(&state) { return false } }; return true } }
func add(_ s: String) -> Step { { $0.append(s); return true } }
func stop(ifMoreThan n: Int) -> Step { { $0.count <= n } }
var log: [String] = []
print(chain(add("a"), stop(ifMoreThan: 1), add("b"), stop(ifMoreThan: 1), add("c"))(&log), log)
let nested = chain(chain(add("x")), { $0.removeFirst(); return true }); print(nested(&log), log)
var total = 0; let bump = { (by: Int) -> Int in total += by; return total }; print(bump(2), bump(3), [1, 2].map(bump), total)
