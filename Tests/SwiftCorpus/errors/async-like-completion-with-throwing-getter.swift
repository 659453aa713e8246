// swift-format-ignore-file
struct APIError: Error { let code: Int; var retry: Bool { (500..<600).contains(code) } }
func request(_ path: String, then done: (() throws -> String) -> Void) { switch path { case "/ok": done { "body" }; case "/down": done { throw APIError(code: 503) }; default: done { throw APIError(code: 404) } } }
func load(_ path: String, tries: Int = 2) -> String { var out = "none"; request(path) { get in do { out = try get().uppercased() } catch let e as APIError where e.retry && tries > 0 { out = "retry " + load(path, tries: tries - 1) } catch { out = "failed \((error as? APIError)?.code ?? 0)" } }; return out }
print(load("/ok"), load("/down"), load("/x"))
func first<T>(of attempts: [() throws -> T]) throws -> T { var last: Error?; for a in attempts { do { return try a() } catch { last = error } }; throw last ?? CancellationError() }
print(try first(of: [{ throw APIError(code: 1) }, { 5 }]), (try? first(of: [] as [() throws -> Int])) as Any); do { _ = try first(of: [{ throw APIError(code: 1) }, { throw APIError(code: 2) }] as [() throws -> Int]) } catch { print(error) }
