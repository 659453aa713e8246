func show(_ number: Int) -> Int {
  print("show", number)
  return number
}
var numbers = [0, 0, 0]
numbers[show(1)] = show(5)
print(numbers)
var table: [Int: Int] = [:]
table[show(2)] = show(3) + show(4)
print(table)
