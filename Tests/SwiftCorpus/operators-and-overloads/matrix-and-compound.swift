// swift-format-ignore-file
struct M: Equatable, CustomStringConvertible { var r: [[Int]]; subscript(i: Int, j: Int) -> Int { get { r[i][j] } set { r[i][j] = newValue } }
  static func * (a: M, b: M) -> M { M(r: a.r.indices.map { i in b.r[0].indices.map { j in a.r[i].indices.reduce(0) { $0 + a[i, $1] * b[$1, j] } } }) }
  static func *= (a: inout M, b: M) { a = a * b }
  static func + (a: M, k: Int) -> M { M(r: a.r.map { $0.map { $0 + k } }) }
  static prefix func ! (a: M) -> M { M(r: a.r[0].indices.map { j in a.r.map { $0[j] } }) }
  var description: String { r.map { $0.map(String.init).joined(separator: " ") }.joined(separator: "/") } }
var m = M(r: [[1, 2], [3, 4]])
let id = M(r: [[1, 0], [0, 1]])
print(m * id == m, !m, m * m, m + 10)
m *= m; m[0, 0] -= 7
print(m, m != id, !(!m) == m)
