let a = [1, 2, 3]
var b = a
b[0] = 9
print(a == b, a == [1, 2, 3], a != b, a.elementsEqual(b), [[1], [2]] == [[1], [2]])
print(["a": 1] == ["a": 1], ["a": 1] == ["a": 2], Set([1]) == [1], a < b ? "" : "none")

func < (x: [Int], y: [Int]) -> Bool { x.lexicographicallyPrecedes(y) }
