import Foundation

enum LoginError: LocalizedError {
  case wrongPassword
  case locked(minutes: Int)
  var errorDescription: String? {
    switch self {
    case .wrongPassword: return "Wrong password"
    case .locked(let minutes): return "Locked for \(minutes) minutes"
    }
  }
}
let errors: [Error] = [LoginError.wrongPassword, LoginError.locked(minutes: 5)]
for error in errors { print(error.localizedDescription) }
