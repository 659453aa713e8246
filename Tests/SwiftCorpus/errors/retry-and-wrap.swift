// swift-format-ignore-file
struct Temporary: Error { let attempt: Int }
enum Final: Error { case gaveUp(after: Int, last: Error?) }
func retry<T>(_ times: Int, _ f: (Int) throws -> T) throws -> T { var last: Error?; for i in 1...times { do { return try f(i) } catch let e as Temporary { last = e; print("retry", e.attempt) } }; throw Final.gaveUp(after: times, last: last) }
print(try retry(3) { i -> String in if i < 2 { throw Temporary(attempt: i) }; return "ok\(i)" })
do { _ = try retry(2) { throw Temporary(attempt: $0) } as Int } catch Final.gaveUp(let n, let e as Temporary) { print("gave up", n, e.attempt) }
struct Fatal: Error {}
do { try retry(5) { _ in throw Fatal() } } catch { print(type(of: error), error) }
