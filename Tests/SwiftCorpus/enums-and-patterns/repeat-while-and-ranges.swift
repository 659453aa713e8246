var n = 0
repeat { n += 3 } while n < 10
print(n)
for i in stride(from: 10, through: 0, by: -5) { print(i) }
for i in (1...3).reversed() { print(i, terminator: ";") }
print()
for (a, b) in zip(1..., ["x", "y"]) { print(a, b) }
