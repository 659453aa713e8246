// swift-format-ignore-file
final class File { static var open: [String] = []; let n: String; init(_ n: String) throws { guard n != "bad" else { throw E.missing(n) }; self.n = n; File.open.append(n) }; func close() { File.open.removeAll { $0 == n } } }
enum E: Error { case missing(String) }
func copy(_ a: String, _ b: String) throws -> String { let x = try File(a); defer { x.close(); print("closed", a, File.open) }
  let y = try File(b); defer { y.close(); print("closed", b, File.open) }
  if a == b { return "same" }
  return "\(x.n)->\(y.n)" }
for (a, b) in [("p", "q"), ("p", "bad"), ("z", "z")] { do { print(try copy(a, b)) } catch E.missing(let n) { print("missing", n) } catch { print("?") } }
print(File.open.count)
