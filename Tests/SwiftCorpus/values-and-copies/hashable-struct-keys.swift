// swift-format-ignore-file
struct Place: Hashable { var row: Int; var column: Int }
var seats: [Place: String] = [Place(row: 1, column: 2): "Ada"]
var where1 = Place(row: 1, column: 2)
print(seats[where1] ?? "free")
where1.column = 3
print(seats[where1] ?? "free")
seats[where1, default: "x"] += "y"
print(seats.keys.map(\.column).sorted(), seats[where1]!, Set(seats.keys).count)
let moved = seats.mapValues { $0.count }
print(moved.values.reduce(0, +), Place(row: 0, column: 0).hashValue == Place(row: 0, column: 0).hashValue)
