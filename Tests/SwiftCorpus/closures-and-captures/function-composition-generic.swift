// swift-format-ignore-file
import Foundation
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func flip<A, B, C>(_ f: @escaping (A, B) -> C) -> (B, A) -> C { { f($1, $0) } }
func compose<T>(_ fs: ((T) -> T)...) -> (T) -> T { { x in fs.reduce(x) { $1($0) } } }
func partial<A, B, C>(_ f: @escaping (A, B) -> C, _ a: A) -> (B) -> C { { f(a, $0) } }
print(curry(+)(1)(2), flip(-)(1, 10), compose({ $0 + 1 }, { $0 * 10 })(4), partial(max, 5)(3), [1, 2, 3].map(curry(*)(2)))
let words = ["b", "a"].sorted(by: flip(>))
print(words, zip(1..., words).map { "\($0)\($1)" }, compose(String.lowercased >>> { $0 })("A"))
infix operator >>>
func >>> <A, B, C>(f: @escaping (A) -> () -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)()) } }
