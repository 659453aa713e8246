// swift-format-ignore-file
enum Permissions { enum Status: Int { case unknown = -1, denied, granted } }
func check() {
  typealias S = Permissions.Status
  print([-1, 1, 6].map { S(rawValue: $0) }, S.granted, S.denied.rawValue)
  typealias Table = [String: [Int]]
  func bump(_ table: inout Table, _ key: String) { table[key, default: []].append(1) }
  var table = Table()
  bump(&table, "a"); bump(&table, "a")
  typealias Test<T> = (T) -> Bool
  func not<T>(_ test: @escaping Test<T>) -> Test<T> { { !test($0) } }
  let even: Test<Int> = { $0 % 2 == 0 }
  print(table, (1...5).filter(not(even)))
}
check()
if true { typealias Pair = (Int, String); let p: Pair = (1, "x"); print(p) }
