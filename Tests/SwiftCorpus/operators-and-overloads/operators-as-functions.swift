print([3, 1, 2].sorted(by: >), [1, 2, 3].reduce(0, +), [1, 2, 3, 4].reduce(1, *))
print(zip([1, 2], [3, 4]).map(+), [true, false].reduce(true) { $0 && $1 })
let compare: (Int, Int) -> Bool = (<=)
print(compare(1, 1), ["b", "a"].sorted(by: <))
