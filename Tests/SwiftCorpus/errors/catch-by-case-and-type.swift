// swift-format-ignore-file
enum E: Error, CustomStringConvertible { case one(String), two; var description: String { switch self { case .one(let s): "E1(\(s))"; case .two: "E2" } } }
func f(_ n: Int) throws -> String { defer { print("defer", n) }; switch n { case 0: throw E.two; case 1...3: return "v\(n)"; default: throw E.one("big") } }
for n in [0, 2, 5] { do { print(try f(n)) } catch E.one(let s) { print("one", s) } catch let e as E { print(e) } }
print((try? f(1)) ?? "nil", try! f(3), [0, 1, 9].map { (try? f($0)) ?? "x" }); let r = Result { try f(9) }; print(r, r.mapError { $0 as! E })
