// swift-format-ignore-file
import Foundation
enum NetError: Error { case offline, status(Int) }
func load(_ path: String, completion: @escaping (Result<String, NetError>) -> Void) {
  if path.isEmpty { completion(.failure(.offline)) }
  else if path == "404" { completion(.failure(.status(404))) }
  else { completion(.success("body of " + path)) }
}
for path in ["", "404", "index"] {
  load(path) { result in
    switch result {
    case .success(let body): print(body)
    case .failure(.status(let code)): print("status", code)
    case .failure(let e): print(e)
    }
    print(result.map(\.count), (try? result.get()) as Any, result.mapError { _ in URLError(.badURL) }.isFailure)
  }
}
extension Result { var isFailure: Bool { if case .failure = self { return true }; return false } }
