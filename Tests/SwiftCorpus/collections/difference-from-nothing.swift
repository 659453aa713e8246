let list = [3, 1, 2]
for change in list.difference(from: []) { print(change) }
for change in [Int]().difference(from: list) { print(change) }
print([Int]().difference(from: []).isEmpty, list.difference(from: list).count)
