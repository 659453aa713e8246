var numbers = [3, 1, 2]
print(numbers.sorted(), numbers.sorted(by: >), numbers)
numbers.sort()
print(numbers)
let people = [("Bob", 30), ("Ann", 25), ("Cid", 30)]
print(people.sorted { $0.1 < $1.1 }.map { $0.0 }, people.sorted { $0.0 > $1.0 }.map { $0.0 })
print(numbers.reversed() as [Int], Array(numbers.reversed()), numbers.max()!, numbers.min()!)
