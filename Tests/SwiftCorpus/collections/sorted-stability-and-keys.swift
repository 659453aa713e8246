let people = [("bo", 3), ("al", 1), ("cy", 3), ("di", 2)]
print(people.sorted { $0.1 > $1.1 }.map(\.0))
print(people.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map { $0.0 })
print(people.max { $0.1 < $1.1 }!.0, people.min { $0.1 < $1.1 }!.0)
var names = people.map(\.0)
names.sort(by: >)
print(names, names.isEmpty, names.firstIndex(of: "cy") ?? -1)
