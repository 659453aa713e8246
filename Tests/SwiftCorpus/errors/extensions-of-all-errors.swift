// swift-format-ignore-file
import Foundation
extension Error {
  var isOffline: Bool { (self as? URLError)?.code == .notConnectedToInternet }
  var short: String { "E\((self as NSError).code)" }
  func log() { print("log", short) }
}
enum Own: Error { case a, b }
func run() {
  let error: Error = URLError(.notConnectedToInternet)
  print(error.isOffline, error.short, NSError(domain: "d", code: 4).isOffline, NSError(domain: "d", code: 4).short, Own.b.short)
  do { throw error } catch { print(error.isOffline); error.log() }
  Own.b.log()
  CancellationError().log()
  print(error is URLError, Own.a as Any is URLError)
}
run()
