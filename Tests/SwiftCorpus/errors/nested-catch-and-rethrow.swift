// swift-format-ignore-file
enum Net: Error { case offline, status(Int) }
struct Wrapped: Error, CustomStringConvertible { let step: String, cause: Error; var description: String { "\(step) <- \(cause)" } }
func step<T>(_ n: String, _ f: () throws -> T) throws -> T { do { return try f() } catch let w as Wrapped { throw Wrapped(step: n + "/" + w.step, cause: w.cause) } catch { throw Wrapped(step: n, cause: error) } }
do { try step("a") { try step("b") { if Int("x") == nil { throw Net.status(500) } } } } catch { print(error) }
do { print(try step("c") { 5 }) } catch {}
func classify(_ e: Error) -> String { switch e { case Net.offline: "off"; case Net.status(500...): "server"; case let w as Wrapped: classify(w.cause); default: "\(type(of: e))" } }
struct X: Error {}; print(classify(Net.offline), classify(Wrapped(step: "", cause: Net.status(503))), classify(Net.status(404)), classify(X()))
