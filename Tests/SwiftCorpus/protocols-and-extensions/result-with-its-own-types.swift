// swift-format-ignore-file
import Foundation
extension Result {
  func or(_ other: Success) -> Success { (try? get()) ?? other }
  func all(with more: [Success]) -> Int { more.count + 1 }
  func error(or other: Failure) -> Failure { if case .failure(let error) = self { return error } else { return other } }
}
extension Result where Success == Int { func plus(_ number: Success) -> Success { or(0) + number } }
enum Problem: Error { case a, b }
let good: Result<Int, Problem> = .success(1)
let bad: Result<Int, Problem> = .failure(.b)
print(good.or(3), bad.or(3), good.all(with: [1, 2]), bad.error(or: .a), good.error(or: .a), good.plus(5), bad.plus(5))
