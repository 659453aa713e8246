// swift-format-ignore-file
import Foundation
struct Promise<T> {
  let run: (@escaping (T) -> Void) -> Void
  func map<U>(_ f: @escaping (T) -> U) -> Promise<U> { Promise<U> { done in self.run { done(f($0)) } } }
  func then<U>(_ f: @escaping (T) -> Promise<U>) -> Promise<U> { Promise<U> { done in self.run { f($0).run(done) } } }
}
let p = Promise<Int> { done in print("start"); done(20) }
p.map { $0 + 1 }.then { n in Promise<String> { $0("n = \(n)") } }.run { print($0) }
