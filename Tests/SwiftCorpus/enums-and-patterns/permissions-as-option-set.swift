// swift-format-ignore-file
struct Perm: OptionSet, Hashable { let rawValue: Int; static let read = Perm(rawValue: 1), write = Perm(rawValue: 1 << 1), exec = Perm(rawValue: 4); static let all: Perm = [.read, .write, .exec] }
var p: Perm = [.read]
p.insert(.write)
print(p.rawValue, p.contains(.write), p.contains([.read, .exec]), Perm.all.subtracting(p).rawValue, p.isSubset(of: .all), Perm().isEmpty)
p.formUnion(.exec); p.remove(.read)
print(p.rawValue, p == [.write, .exec], p.intersection([.exec, .read]).rawValue, p.symmetricDifference(.all) == .read)
func names(_ p: Perm) -> [String] { [(Perm.read, "r"), (.write, "w"), (.exec, "x")].filter { p.contains($0.0) }.map(\.1) }
print(names(.all), names(p), p.insert(.write).inserted, p.update(with: .read) as Any, p)
