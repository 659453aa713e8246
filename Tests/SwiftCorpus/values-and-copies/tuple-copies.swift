var pair = (name: "a", count: 1)
let old = pair
pair.count += 1
pair.0 = "b"
print(old, pair, old.count, pair.name)
var (x, y) = (1, 2)
(x, y) = (y, x)
print(x, y)
