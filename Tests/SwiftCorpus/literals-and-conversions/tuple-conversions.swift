// swift-format-ignore-file
import Foundation
let http = (code: 404, message: "Not Found")
let (code, _) = http
print(http.code, http.1, code, http)
var pair = (1, 2)
(pair.0, pair.1) = (pair.1, pair.0)
print(pair, pair == (2, 1))
func minMax(_ a: [Int]) -> (min: Int, max: Int)? { a.isEmpty ? nil : (a.min()!, a.max()!) }
if let (low, high) = minMax([3, 1, 4]) { print(low, high) }
print(minMax([]) as Any, minMax([2])!.max)
let nested = (a: 1, b: (c: 2, d: "x"))
print(nested.b.d, nested)
