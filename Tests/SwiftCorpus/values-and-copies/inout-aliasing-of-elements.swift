// swift-format-ignore-file
func scale(_ x: inout Double, by k: Double) { x *= k }
struct Item { var w = 1.0; var tags = ["a"] }
var items = [Item(), Item(w: 2)]
scale(&items[1].w, by: 3)
for i in items.indices { scale(&items[i].w, by: 0.5); items[i].tags += ["t\(i)"] }
print(items.map(\.w), items.map(\.tags))
var dict = ["x": 1.0]
scale(&dict["x"]!, by: 5)
dict["y", default: 2] *= 4
print(dict["x"]!, dict["y"]!)
func update(_ item: inout Item, _ f: (inout Item) -> Void) { f(&item) }
update(&items[0]) { $0.tags.removeFirst(); $0.w = 9 }
print(items[0])
var t = (1, [2, 3])
t.1[0] = 7; t.0 += 1
print(t)
