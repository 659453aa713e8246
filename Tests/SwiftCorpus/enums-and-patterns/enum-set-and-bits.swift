// swift-format-ignore-file
import Foundation
enum Perm: Int, CaseIterable, Hashable { case read = 1, write = 2, exec = 4 }
func perms(_ mask: Int) -> Set<Perm> { Set(Perm.allCases.filter { mask & $0.rawValue != 0 }) }
let p = perms(5)
print(p.contains(.read), p.contains(.write), p.map(\.rawValue).reduce(0, +), p == [.exec, .read], perms(0).isEmpty)
print(Perm.allCases.map { p.contains($0) ? "\($0)".prefix(1) : "-" }.joined(), Perm(rawValue: 3) == nil)
