// swift-format-ignore-file
import Foundation
let mixed: [Any?] = [1, nil, "x", 2.5, [1, 2], nil]
for case let x? in mixed where !(x is Int) { print(type(of: x), x) }
for (i, v) in mixed.enumerated() where v == nil { print("nil at", i) }
var n = 27, steps = 0
while case let next = n % 2 == 0 ? n / 2 : 3 * n + 1, n != 1 { n = next; steps += 1 }
print(steps)
let r: Result<Int, Error> = .success(3)
if case .success(1...5) = r { print("small") }
switch (r, mixed.count) { case (.success(let v), let c) where v * 2 == c: print("double"); default: print("no") }
