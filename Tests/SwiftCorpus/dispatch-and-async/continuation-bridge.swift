// swift-format-ignore-file
import Foundation
func legacy(_ x: Int, completion: @escaping (String?, Error?) -> Void) {
  DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) {
    x > 0 ? completion("value \(x)", nil) : completion(nil, NSError(domain: "legacy", code: x))
  }
}
func modern(_ x: Int) async throws -> String {
  try await withCheckedThrowingContinuation { c in
    legacy(x) { value, error in
      if let error { c.resume(throwing: error) } else { c.resume(returning: value!) }
    }
  }
}
Task {
  print(try await modern(4))
  do { print(try await modern(-2)) } catch { let e = error as NSError; print(e.domain, e.code) }
  async let a = modern(1), b = modern(2)
  print(try await [a, b])
}
