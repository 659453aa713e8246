let (old, new) = ([1, 2, 3], [2, 3, 4])
let changes = new.difference(from: old)
print(changes.insertions.count, old.applying(changes) ?? [], new.applying(changes.inverse()) ?? [])
