print([1, 2, 3], ["a", "b"], [1.5, 2], [true], [[1], [2, 3]], [Int](), [String: Int]())
print(["k": [1, 2]], ["n": ["a": 1]], [Optional(1), nil], Set([5]), [("a", 1)])
let any: [Any] = [1, "a", 2.5, [1], ["k": "v"], true]
print(any)
print((1, "a", [2]), (x: 1, y: "b"), Array("ab"), "ab".split(separator: "x"))
