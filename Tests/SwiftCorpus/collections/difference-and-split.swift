// swift-format-ignore-file
import Foundation
let old = ["a", "b", "c"], new = ["a", "c", "d"]
let diff = new.difference(from: old)
for change in diff { switch change { case .insert(let o, let e, _): print("+", o, e); case .remove(let o, let e, _): print("-", o, e) } }
print(old.applying(diff) ?? [], diff.insertions.count, diff.removals.count, diff.isEmpty)
print([1, 0, 2, 0, 0, 3].split(separator: 0), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false), "k=v=w".split(separator: "=", maxSplits: 1).map(String.init))
print("one two".split(whereSeparator: \.isWhitespace), [1, 2, 3, 4].split { $0 == 3 }.map(Array.init))
