// swift-format-ignore-file
enum E: Error { case a(Int), b }
final class DB { var log: [String] = []
  func write(_ n: Int) throws -> Int { log.append("begin"); defer { log.append("end \(n)") }; if n < 0 { throw E.a(n) }; do { try commit(n) } catch E.b { log.append("b"); return 0 }; return n }
  private func commit(_ n: Int) throws { if n == 0 { throw E.b }; if n > 9 { throw E.a(n) }; log.append("ok") } }
let db = DB()
for n in [1, 0, -1, 10] { do { print(try db.write(n)) } catch E.a(let x) where x > 0 { print("a>0", x) } catch let e { print("err", e) } }
print(db.log.joined(separator: ","))
