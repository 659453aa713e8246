// swift-format-ignore-file
struct Fail: Error { let at: String }
var log: [String] = []
func open(_ n: String, fail: String? = nil) throws -> String { if n == fail { throw Fail(at: n) }; log.append("open " + n); return n }
func work(_ fail: String?) throws -> [String] {
  let a = try open("a", fail: fail); defer { log.append("close " + a) }
  do { let b = try open("b", fail: fail); defer { log.append("close " + b) }; if fail == "mid" { throw Fail(at: "mid") } } catch let f as Fail where f.at == "b" { log.append("skip b") }
  return [try open("c", fail: fail)] }
for f in [nil, "a", "b", "mid", "c"] { log = []; do { print(try work(f), log) } catch { print("failed", (error as! Fail).at, log) } }
