import Foundation

let data = Data([1, 2])
let longer = data + [0]
print(longer.count, longer.last!, ([9] + data).count, Array(longer))
