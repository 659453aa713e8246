import Foundation

let group = DispatchGroup()
let queue = DispatchQueue(label: "serial")
var total = 0
for i in 1...4 { queue.async(group: group) { total += i } }
group.wait()
print(total)
