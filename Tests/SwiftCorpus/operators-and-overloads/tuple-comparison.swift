print((1, "b") < (1, "c"), (2, 0) > (1, 9), (1, 2) == (1, 2), ("a", 1, true) == ("a", 1, false))
let people = [("b", 2), ("a", 2), ("c", 1)]
print(people.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map { $0.0 })
