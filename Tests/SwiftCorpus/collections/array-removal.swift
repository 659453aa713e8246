var numbers = [1, 2, 3, 4, 5, 6, 7]
numbers.removeAll { $0 % 2 == 0 }
print(numbers)
numbers.removeFirst(2)
print(numbers, numbers.popLast() ?? 0, numbers)
numbers = [1, 2, 3, 4, 5]
numbers.removeSubrange(1...2)
print(numbers)
numbers.replaceSubrange(0..<1, with: [9, 8])
print(numbers, numbers.dropFirst(), numbers.dropLast(2))
