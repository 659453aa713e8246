// swift-format-ignore-file
import Foundation
enum AppError: LocalizedError { case missing(String), denied
  var errorDescription: String? { switch self { case .missing(let f): return "Missing \(f)"; case .denied: return nil } }
  var failureReason: String? { "reason" } }
let errors: [Error] = [AppError.missing("a.txt"), NSError(domain: "D", code: 7, userInfo: [NSLocalizedDescriptionKey: "custom"])]
for e in errors { print(e.localizedDescription) }
let ns = NSError(domain: "com.x", code: 3)
print(ns.domain, ns.code, (ns as Error as NSError).code, ns.userInfo.count)
do { throw AppError.denied } catch let e as LocalizedError { print(e.failureReason!, e.errorDescription as Any) }
let r: Result<Int, AppError> = .failure(.denied)
print(r.mapError { "\($0)".count > 3 ? AppError.missing("z") : $0 })
