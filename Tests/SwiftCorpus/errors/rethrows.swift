func retry<T>(_ times: Int, _ body: (Int) throws -> T) rethrows -> T {
  for attempt in 1..<times {
    if let value = try? body(attempt) { return value }
  }
  return try body(times)
}
enum Oops: Error { case failed(Int) }
print(retry(2) { $0 * 10 })
do {
  let value = try retry(3) { n in
    if n < 3 { throw Oops.failed(n) }
    return n
  }
  print(value)
  _ = try retry(2) { throw Oops.failed($0) }
} catch {
  print(error)
}
