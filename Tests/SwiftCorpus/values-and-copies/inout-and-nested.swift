struct Address { var city: String; var lines: [String] }
struct Person { var name: String; var address: Address; var tags: Set<String> = [] }
func rename(_ person: inout Person, to name: String) { person.name = name }
func bump(_ number: inout Int, by step: Int = 1) -> Int { number += step; return number }
var ada = Person(name: "Ada", address: Address(city: "X", lines: ["1"]))
let copy = ada
rename(&ada, to: "Eve")
ada.address.lines.append("2")
ada.address.city += "Y"
ada.tags.insert("vip")
print(ada, copy.name, copy.address.lines.count)
var numbers = [1, 2, 3]
print(bump(&numbers[1], by: 5), bump(&numbers[0]), numbers)
numbers.swapAt(0, 2)
print(numbers)
var people = [ada, copy]
people[1].address.city = "Z"
for index in people.indices { people[index].name += "!" }
print(people.map(\.name), people[1].address.city, copy.address.city)
