import Foundation

enum NetError: Error, Equatable {
  case offline
  case status(Int)
  case decoding(field: String)
}
extension NetError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .offline: "No net"
    case .status(let c): "Status \(c)"
    case .decoding: nil
    }
  }
}
struct Custom: Error, CustomStringConvertible {
  let why: String
  var description: String { "Custom(\(why))" }
}
func load(_ n: Int) throws -> String {
  defer { print("left", n) }
  switch n {
  case 0: throw NetError.offline
  case 1: throw NetError.status(500)
  case 2: throw Custom(why: "x")
  case 3: throw NSError(domain: "dom", code: 7, userInfo: [NSLocalizedDescriptionKey: "ns"])
  default: return "ok\(n)"
  }
}
for i in 0...4 {
  do { print(try load(i)) } catch NetError.offline { print("offline") } catch let NetError.status(c)
    where c >= 500
  { print("server", c) } catch let e as Custom { print(e, e.why) } catch let e as NSError
    where e.domain == "dom"
  { print(e.domain, e.code, e.localizedDescription) } catch { print("other", error) }
}
print(
  (try? load(1)) ?? "nil", NetError.status(3).localizedDescription, NetError.offline == .offline)
let r: Result<String, Error> = Result { try load(0) }
switch r {
case .success(let s): print(s)
case .failure(let e): print("failure", e, e is NetError, (e as? NetError) == .offline)
}
let ok: Result<Int, NetError> = .success(3)
print(
  ok.map { $0 * 2 }, try! ok.get(),
  ok.flatMap { $0 > 5 ? .success("big") : .failure(NetError.status($0)) }, (try? r.get()) as Any)
print(ok.mapError { _ in Custom(why: "m") })
func nested() throws { do { _ = try load(2) } catch let e as NetError { print("never", e) } }
do { try nested() } catch { print("outer", error) }
func typed() throws(NetError) -> Int { throw .decoding(field: "f") }
do { _ = try typed() } catch {
  switch error {
  case .decoding(let f): print("typed", f)
  default: print("x")
  }
}
func order() {
  defer { print("d1") }
  defer {
    print("d2")
    do {
      defer { print("in") }
      print("body")
    }
  }
  for i in 0..<2 {
    defer { print("loop", i) }
    if i == 1 { return }
    print("i", i)
  }
}
order()
func rethrow(_ f: () throws -> Int) rethrows -> Int {
  do { return try f() } catch {
    print("saw", error)
    throw error
  }
}
print(rethrow { 1 }, (try? rethrow { throw Custom(why: "r") }) as Any)
do { throw URLError(.timedOut) } catch let e as URLError where e.code == .timedOut {
  print("timed out")
} catch { print("?") }
print([1, 0, 4].compactMap { try? load($0 == 1 ? 4 : $0) })
