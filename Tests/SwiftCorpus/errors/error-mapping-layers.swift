// swift-format-ignore-file
enum Net: Error { case offline, status(Int) }
enum App: Error, CustomStringConvertible { case login, retry(after: Int), unknown(any Error)
  var description: String { switch self { case .login: "please log in"; case .retry(let s): "retry in \(s)"; case .unknown(let e): "unknown: \(e)" } }
  init(_ e: any Error) { switch e { case Net.status(401), Net.status(403): self = .login; case Net.status(500...): self = .retry(after: 30); case Net.offline: self = .retry(after: 5); case let a as App: self = a; default: self = .unknown(e) } } }
struct Odd: Error { let code = 3 }
func layer<T>(_ f: () throws -> T) throws -> T { do { return try f() } catch { throw App(error) } }
for e: any Error in [Net.offline, Net.status(401), Net.status(503), Net.status(404), Odd(), App.login] {
  do { try layer { try layer { throw e } } } catch let a as App { print(a) } catch { print("never") } }
print((try? layer { 5 }) ?? 0, Result { try layer { throw Odd() } as Int }.mapError { App($0) })
