// swift-format-ignore-file
import Foundation
enum Fail: LocalizedError, CustomNSError { case net(code: Int), none
  static var errorDomain: String { "app.fail" }; var errorCode: Int { if case .net(let c) = self { return c }; return 0 }
  var failureReason: String? { self.errorCode == 0 ? nil : "code \(errorCode)" } }
let e: Error = Fail.net(code: 7); let ns = e as NSError
print(ns.domain, ns.code, (e as? LocalizedError)?.failureReason ?? "-", e is Fail, (ns as Error) is Fail)
func risky(_ n: Int) throws(Fail) -> Int { if n == 0 { throw .none }; return n }
do { _ = try risky(0) } catch { print(error.errorCode, error) }
print(NSError(domain: "d", code: 3, userInfo: [NSLocalizedDescriptionKey: "boo"]).localizedDescription)
