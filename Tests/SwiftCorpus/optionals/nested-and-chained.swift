struct Room { var number: Int; var guest: Guest? }
class Guest { var name: String; var friend: Guest?; init(_ name: String) { self.name = name }; func greet() -> String? { friend.map { "hi " + $0.name } } }
var room = Room(number: 1, guest: Guest("Ada"))
print(room.guest?.friend?.name as Any, room.guest?.name.count ?? 0, room.guest?.greet() ?? "alone")
room.guest?.friend = Guest("Bob")
print(room.guest?.friend?.name.uppercased() ?? "-", room.guest!.greet()!)
let table: [String: Int?] = ["a": 1, "b": nil]
print(table["a"] as Any, table["b"] as Any, table["c"] as Any, table["b"]! == nil)
if let inner = table["b"] { print("there", inner as Any) }
let double: Int?? = .some(nil)
print(double == nil, double! == nil, double as Any, (double ?? 5) as Any)
let numbers = ["1", "two", "3"].map { Int($0) }
print(numbers, numbers.compactMap { $0 }.reduce(0, +), numbers.first!! + 1)
room.guest = nil
room.guest?.name = "x"
print(room.guest == nil, (room.guest?.name).map { $0 + "!" } ?? "none")
