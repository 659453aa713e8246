func update(_ value: inout Int, _ change: (inout Int) -> Void) { change(&value) }
var badge = 3
update(&badge) { $0 += 4 }
update(&badge) { value in value *= 2 }
print(badge)
var names = ["b", "a"]
let sort: (inout [String]) -> Void = { $0.sort() }
sort(&names)
print(names)
