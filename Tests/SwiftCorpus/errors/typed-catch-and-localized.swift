import Foundation

enum LoginError: LocalizedError {
  case wrongPassword(attempts: Int)
  case locked
  var errorDescription: String? {
    switch self {
    case .wrongPassword(let attempts): return "Wrong password, \(attempts) left"
    case .locked: return nil
    }
  }
}
struct Plain: Error { let code: Int }
func login(_ n: Int) throws {
  if n == 0 { throw LoginError.wrongPassword(attempts: 2) }
  if n == 1 { throw Plain(code: 7) }
  throw NSError(domain: "app", code: 42, userInfo: [NSLocalizedDescriptionKey: "custom"])
}
for n in 0..<3 {
  do { try login(n) } catch let error as LoginError { print(error.localizedDescription) } catch let plain as Plain { print("plain", plain.code) } catch {
    let error = error as NSError
    print(error.domain, error.code, error.localizedDescription)
  }
}
