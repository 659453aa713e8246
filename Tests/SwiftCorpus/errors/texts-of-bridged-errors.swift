// swift-format-ignore-file
import Foundation
struct Offline: LocalizedError { var errorDescription: String? { "Offline" }; var failureReason: String? { "No network" }; var recoverySuggestion: String? { "Retry" } }
let bridged = Offline() as NSError
print(bridged.localizedDescription, bridged.localizedFailureReason ?? "-", bridged.localizedRecoverySuggestion ?? "-", bridged.helpAnchor ?? "-")
struct Denied: CustomNSError {
  static let errorDomain = "app.denied"
  let errorCode = 4
  var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Access denied", NSLocalizedFailureReasonErrorKey: "No right"] }
}
let denied: Error = Denied()
print(denied.localizedDescription, (denied as NSError).code, (denied as NSError).domain, (denied as NSError).localizedFailureReason ?? "-")
let plain = NSError(domain: "d", code: 1, userInfo: [NSLocalizedRecoverySuggestionErrorKey: "Again"])
print(plain.localizedRecoverySuggestion ?? "-", plain.localizedFailureReason == nil)
let cancelled = URLError(.cancelled) as NSError
print(cancelled.code, cancelled.domain)
