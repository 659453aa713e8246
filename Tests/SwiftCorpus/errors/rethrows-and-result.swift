enum NetworkError: Error, Equatable { case offline, status(Int) }
func retry<T>(_ times: Int, _ body: (Int) throws -> T) rethrows -> T? {
  for attempt in 1...times {
    do { return try body(attempt) } catch NetworkError.status(let code) where code >= 500 { print("retry", code) }
  }
  return nil
}
let value = try? retry(3) { attempt -> String in
  if attempt < 3 { throw NetworkError.status(500 + attempt) }
  return "ok"
}
print(value as Any)
print(retry(2) { $0 * 2 } as Any)
let result: Result<Int, NetworkError> = .failure(.offline)
switch result {
case .success(let n): print(n)
case .failure(.offline): print("offline")
case .failure(let error): print(error)
}
print(result.map { $0 + 1 }, (try? result.get()) as Any)
let mapped = Result { try JSONLess.parse("7") }.map { $0 + 1 }
if case .success(let n) = mapped { print(n) }
enum JSONLess { static func parse(_ s: String) throws -> Int { guard let n = Int(s) else { throw NetworkError.offline }; return n } }
print(Result { try JSONLess.parse("x") }.mapError { _ in NetworkError.status(1) })
