// swift-format-ignore-file
import Foundation
extension Error { var code: Int { (self as NSError).code }; var isOffline: Bool { (self as? URLError)?.code == .notConnectedToInternet } }
func run() { let e: Error = URLError(.notConnectedToInternet); print(e.isOffline, e.code, NSError(domain: "d", code: 1).isOffline); do { throw e } catch { print(error.isOffline, error.code) }; do { throw NSError(domain: "d", code: 7) } catch { print(error.code) } }
run()
