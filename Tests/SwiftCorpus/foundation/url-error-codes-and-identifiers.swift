// swift-format-ignore-file
import Foundation
func run() {
  print(URLError(.unknown).code.rawValue, URLError(.timedOut).errorCode, NSURLErrorBadURL)
  print(NSURLErrorUserAuthenticationRequired, NSURLErrorHTTPTooManyRedirects)
  let error = URLError(.timedOut, userInfo: ["attempt": 2])
  print(error.userInfo["attempt"] as? Int ?? 0, (error as NSError).code)
  print(ComparisonResult.orderedAscending.rawValue, "a".compare("b").rawValue)
  print(Locale(identifier: "de_DE") == Locale(identifier: "de_DE"))
  print(TimeZone(identifier: "Europe/Berlin")?.identifier ?? "-")
  print(Calendar(identifier: .gregorian).identifier == .gregorian)
}
run()
