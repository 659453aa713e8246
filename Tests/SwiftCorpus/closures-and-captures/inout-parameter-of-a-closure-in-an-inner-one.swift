// swift-format-ignore-file
func f(_ d: inout [Int]) { [1, 2].forEach { d.append($0) } }
var a: [Int] = []; f(&a); print(a)
let g = { (d: inout [Int]) in [1, 2].forEach { d.append($0) } }
g(&a); print(a)
let h = { (d: inout [Int]) in [1, 2].forEach { x in d.append(x) } }
h(&a); print(a)
func k(_ f: (inout [Int], Int) -> Void) { f(&a, 7) }
k { d, e in [e, e].forEach { d.append($0) } }; print(a)
k { d, e in [e, e].forEach { x in d.append(x) }; d.append(1) }; print(a)
