import Foundation

let s = ISO8601DateFormatter()
print(s.string(from: Date(timeIntervalSince1970: 0)))
let d = Date(timeIntervalSinceNow: .infinity)
print(d > Date.distantFuture)
print(Date().distance(to: Date(timeIntervalSince1970: .nan)))
print(Date(timeIntervalSince1970: 5).advanced(by: .pi).timeIntervalSince1970)
print(Date(timeIntervalSince1970: .nan).timeIntervalSince(Date(timeIntervalSince1970: 1)))
print(Date(timeIntervalSince1970: 3).addingTimeInterval(-.infinity).timeIntervalSince1970)
var e = Date(timeIntervalSince1970: 3)
e += .pi
print(e.timeIntervalSince1970)
e.addTimeInterval(.nan)
print(e.timeIntervalSince1970)
let list: [Double] = [.pi, .nan, .infinity]
print(list)
func f(_ x: Double) -> Bool { x.isNaN }
print(f(.nan), f(.pi))
let t: Double = 3 * .pi
print(t)
print(Date(timeIntervalSince1970: 2 * .pi).timeIntervalSince1970)
