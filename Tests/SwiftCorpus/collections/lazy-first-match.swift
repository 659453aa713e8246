// swift-format-ignore-file
var looked: [Int] = []
let found = (1...100).lazy.map { number -> Int in
  looked.append(number)
  return number * number
}.first { $0 > 20 }
print(found as Any, looked)
looked = []
let firsts = [5, 6, 7, 8, 9, 10].lazy.filter { number in
  looked.append(number)
  return number % 2 == 0
}.prefix(2)
print(Array(firsts), looked)
let names = ["b", "a", "c"].lazy.map { $0.uppercased() }
print(names.contains("A"), Array(names), names.count)
