// swift-format-ignore-file
let old = ["a", "b", "c"], new = ["b", "d", "c", "e"]; let d = new.difference(from: old); var ins: [String] = [], rem: [String] = []
for c in d { switch c { case .insert(let o, let e, _): ins.append("\(o)\(e)"); case .remove(let o, let e, _): rem.append("\(o)\(e)") } }; print(ins, rem, old.applying(d)!, d.count, d.isEmpty)
let (added, gone) = (Set(new).subtracting(old).sorted(), Set(old).subtracting(new).sorted()); print(added, gone, new.elementsEqual(["b", "d", "c", "e"]), old.starts(with: ["a"]), zip(old, new).filter { $0 != $1 }.count, old.lexicographicallyPrecedes(new))
