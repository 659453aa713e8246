// swift-format-ignore-file
import Foundation
var n = 1
let byReference = { n }
let byValue = { [n] in n }
let renamed = { [m = n * 10] in m }
n = 5
print(byReference(), byValue(), renamed())
struct Box { var v = 1 }
var box = Box()
let read = { box.v }
box.v = 9
print(read())
var actions: [() -> Int] = []
for i in 0..<3 { var local = i; actions.append { local += 10; return local } }
print(actions.map { $0() }, actions[0](), actions[0]())
