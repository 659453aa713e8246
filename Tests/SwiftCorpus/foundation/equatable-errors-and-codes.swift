import Foundation

let error = NSError(domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet)
print(error.domain, error.code, error.code == -1009)
func retryable(_ error: Error) -> Bool {
  let error = error as NSError
  return error.domain == NSURLErrorDomain && [-1009, -1001].contains(error.code)
}
print(
  retryable(error), retryable(NSError(domain: "x", code: -1009)),
  URLError(.timedOut).code == .timedOut)
