// swift-format-ignore-file
var first = [1, 2, 3]
var second = first
second.append(4); first[0] = 9
var set: Set<Int> = [1]
let other = set
set.insert(2)
var d = ["a": [1]]
let e = d
d["a"]!.append(2)
d["b"] = d["a"]
d["b"]![0] = 7
print(first, second, set.count, other.count, d["a"]!, e["a"]!, d["b"]!)
var matrix = [[Int]](repeating: [0, 0], count: 2)
matrix[0][1] = 5
let row = matrix[0]
matrix[0][0] = 6
print(matrix, row, matrix.flatMap { $0 }.reduce(0, +))
