print([[1, 2], [], [3]].joined(separator: [0]).map { $0 }, Array([[1], [2]].joined()))
print(["a", "b"].joined(separator: "-"), [["x"], ["y"]].flatMap { $0 }.joined())
