var states = ["a", "b", "c", "d", "e", "f", "g"]
states.removeSubrange(..<3)
print(states)
states.removeSubrange(2...)
print(states)
states.replaceSubrange(...0, with: ["x", "y"])
print(states)
states[1...] = ["z"]
states[..<1] = []
print(states)
var numbers = [1, 2, 3, 4]
numbers.removeSubrange(...1)
print(numbers, numbers[1...], numbers[..<1])
var text = "a/b/c"
text.removeSubrange(..<text.firstIndex(of: "/")!)
print(text)
