// swift-format-ignore-file
struct HTTPError: Error, CustomStringConvertible { let code: Int; var description: String { "HTTP \(code)" } }
final class Wrapped: Error { let inner: Error; init(_ e: Error) { inner = e } }
enum Net: Error { case timeout(after: Double), http(HTTPError) }
func go(_ n: Int) throws -> Int { switch n { case 1: throw HTTPError(code: 500); case 2: throw Wrapped(HTTPError(code: 404)); case 3: throw Net.timeout(after: 1.5); case 4: throw Net.http(.init(code: 418)); default: return n } }
for n in 1...5 { do { print("ok", try go(n)) }
  catch let e as HTTPError { print(e, e.code) }
  catch let w as Wrapped { print("wrapped", w.inner, (w.inner as? HTTPError)?.code ?? 0) }
  catch Net.http(let e) { print("net", e) }
  catch { print("other", error, "\(type(of: error))") } }
let e: any Error = Net.timeout(after: 2)
if case Net.timeout(let t)? = e as? Net { print(t) }
print(e is Net, e is HTTPError, (try? go(9)) ?? 0)
