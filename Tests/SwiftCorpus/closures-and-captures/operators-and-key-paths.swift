struct Item { var name: String; var price: Double; var tags: [String] }
var items = [Item(name: "b", price: 2, tags: ["x"]), Item(name: "a", price: 3.5, tags: ["y", "z"])]
print(items.map(\.name), items.map(\.tags.count), items.map(\.price).reduce(0, +))
print(items.sorted(by: { $0.name < $1.name }).map(\.name), [3, 1, 2].sorted(by: >), [1, 2, 3].reduce(1, *))
let path: WritableKeyPath<Item, Double> = \.price
items[0][keyPath: path] = 9
print(items[0][keyPath: path], items[1][keyPath: \.tags[0]], items.max { $0.price < $1.price }!.name)
func sum<T>(_ list: [T], _ path: KeyPath<T, Double>) -> Double { list.reduce(0) { $0 + $1[keyPath: path] } }
print(sum(items, \.price), ["a", "bb"].map(\.count), [true, false].map(!))
