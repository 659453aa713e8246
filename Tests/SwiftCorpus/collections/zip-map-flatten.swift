// swift-format-ignore-file
import Foundation
let matrix = [[1, 2, 3], [4, 5, 6]]
let transposed = matrix[0].indices.map { c in matrix.map { $0[c] } }
print(transposed, matrix.flatMap { $0 }.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element), Array(matrix.joined()), matrix.map { $0.map(String.init).joined(separator: ",") }.joined(separator: ";"))
print(zip(matrix[0], matrix[1]).map(+), zip(matrix[0], matrix[1]).reduce(0) { $0 + $1.0 * $1.1 }, Dictionary(zip(["a", "b", "a"], [1, 2, 3]), uniquingKeysWith: +).sorted { $0.key < $1.key }.map { $0.value })
print([3, 1, 2].sorted().reversed().map { $0 }, [[3], [1, 2]].max { $0.count < $1.count }!, ["a", nil, "b"].compactMap { $0 }.joined(), [1, 2, 3, 4].partitioned { $0 > 2 })
extension Sequence { func partitioned(_ p: (Element) -> Bool) -> (yes: [Element], no: [Element]) { reduce(into: ([], [])) { p($1) ? $0.yes.append($1) : $0.no.append($1) } } }
