import Foundation

struct Retry {
  var max = 3
  var delay: (Int) -> Double = { pow(2.0, Double($0)) }
  func run<T>(_ work: (Int) throws -> T) throws -> T {
    var last: Error?
    for i in 0..<max {
      do { return try work(i) } catch let e as URLError where e.code == .cancelled { throw e } catch
      {
        last = error
        print("wait", delay(i))
      }
    }
    throw last ?? URLError(.unknown)
  }
}
print(
  try Retry().run { i -> String in
    if i < 2 { throw URLError(.timedOut) }
    return "ok \(i)"
  })
do { try Retry(max: 2).run { _ in throw URLError(.cancelled) } } catch let e as URLError {
  print("cancelled", e.code == .cancelled)
}
do {
  _ = try Retry(max: 1, delay: { _ in 0 }).run { _ -> Int in throw NSError(domain: "x", code: 9) }
} catch {
  let n = error as NSError
  print(n.domain, n.code)
}
enum V: Error, Equatable {
  case short(min: Int)
  case missing(String)
}
func validate(_ s: String?) throws(V) -> String {
  guard let s else { throw .missing("s") }
  guard s.count > 2 else { throw .short(min: 3) }
  return s
}
for x in [nil, "ab", "abc"] {
  do { print(try validate(x)) } catch { print(error, error == .short(min: 3)) }
}
let r = ["1", "x", "3"].map { s in
  Result { () throws -> Int in
    guard let n = Int(s) else { throw V.missing(s) }
    return n
  }
}
print(
  r.compactMap { try? $0.get() },
  r.map { if case .failure = $0 { return true } else { return false } },
  r.filter { (try? $0.get()) == nil }.count)
func cleanup() throws {
  defer { print("cleanup") }
  try { throw V.missing("inner") }()
}
do { try cleanup() } catch V.missing(let w) { print("missing", w) }
let v = (try? validate("abc")).map { $0.uppercased() } ?? "none"
print(v, (try? validate("a")) ?? "default")
