import Foundation

let one = Data([1, 2])
let other = Data([3])
print(one + other, (one + other).map { $0 }, Data("a".utf8) + Data("b".utf8) == Data("ab".utf8))
