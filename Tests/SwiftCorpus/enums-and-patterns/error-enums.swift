// swift-format-ignore-file
import Foundation
enum PushError: Error, Equatable, LocalizedError {
  case denied, token(length: Int), server(code: Int, reason: String)
  var errorDescription: String? {
    switch self {
    case .denied: return "Denied"
    case .token(let length): return "Token of \(length)"
    case let .server(code, reason): return "\(code): \(reason)"
    }
  }
}
for e in [PushError.denied, .token(length: 3), .server(code: 410, reason: "Gone")] {
  do { throw e }
  catch PushError.denied { print("was denied") }
  catch let error as PushError where error == .token(length: 3) { print("token!", error) }
  catch { print(error.localizedDescription, error) }
}
