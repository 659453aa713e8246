// swift-format-ignore-file
enum ParseError: Error, CustomStringConvertible { case empty, bad(line: Int, text: String), nested(Error)
  var description: String { switch self { case .empty: return "empty!"; case .bad(let l, let t): return "line \(l): \(t)"; case .nested(let e): return "<\(e)>" } } }
func parse(_ s: String) throws -> [Int] { guard !s.isEmpty else { throw ParseError.empty }
  return try s.split(separator: ",").enumerated().map { i, part in guard let n = Int(part) else { throw ParseError.bad(line: i + 1, text: String(part)) }; return n } }
func load(_ s: String) throws -> Int { do { return try parse(s).reduce(0, +) } catch let e as ParseError where "\(e)".hasPrefix("line") { throw ParseError.nested(e) } }
for s in ["1,2,3", "", "4,x,6"] { do { print(try load(s)) } catch ParseError.empty { print("E") } catch { print("caught", error) } }
print((try? load("7")) ?? -1, (try? load("q")) ?? -1, [try? parse("1"), try? parse("")])
let results = ["5", "y"].map { s in Result { try load(s) } }
print(results.map { r in (try? r.get()).map(String.init) ?? "fail" })
