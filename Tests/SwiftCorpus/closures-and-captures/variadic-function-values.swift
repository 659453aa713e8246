let sum = { (numbers: Int...) -> Int in numbers.reduce(0, +) }
print(sum(1, 2, 3), sum())
func count(_ items: String...) -> Int { items.count }
let counter = count
print(counter("a", "b"), count(), count("x"))
let label: (String, Int...) -> String = { "\($0) \($1.count)" }
print(label("n", 1, 2), label("none"))
