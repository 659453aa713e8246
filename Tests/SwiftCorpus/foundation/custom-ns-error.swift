// swift-format-ignore-file
import Foundation
enum NetworkError: Error, CustomNSError {
  case offline, status(Int)
  static var errorDomain: String { "app.network" }
  var errorCode: Int { if case .status(let code) = self { return code }; return -1 }
  var errorUserInfo: [String: Any] { ["hint": "x"] }
}
let e = NetworkError.status(404) as NSError
print(e.domain, e.code, e.userInfo["hint"] ?? "-")
enum Code: Int, Error { case bad = 7 }
print((Code.bad as NSError).code, (Code.bad as NSError).domain)
