// swift-format-ignore-file
import Foundation
enum LoginError: LocalizedError { case wrong(user: String), expired(days: Int)
  var errorDescription: String? { switch self { case .wrong(let u): "Wrong password for \(u)."; case .expired(let d): "Expired \(d) days ago." } }
  var failureReason: String? { if case .expired = self { "old" } else { nil } }
  var recoverySuggestion: String? { "Try again." } }
func login(_ n: Int) throws { if n == 0 { throw LoginError.wrong(user: "ann") } else if n > 9 { throw LoginError.expired(days: n) } }
for n in [0, 5, 12] {
  do { try login(n); print("in") } catch let e as LoginError { print(e.localizedDescription, e.failureReason ?? "-", e.recoverySuggestion!) } catch { print("?") }
}
do { try login(0) } catch { print(error.localizedDescription, (error as NSError).code, "\(error)") }
