// swift-format-ignore-file
struct Address { var street: String?; var zip: Int?? }
class Person { var address: Address?; var friend: Person?; init(_ a: Address? = nil) { address = a } }
let p = Person(Address(street: "Main", zip: .some(nil)))
p.friend = Person()
print(p.address?.street?.count as Any, p.friend?.address?.street as Any)
print(p.address?.zip as Any, p.friend?.address?.zip as Any)
p.friend?.address = Address(street: nil, zip: 5)
p.friend?.address?.street = "Side"
print(p.friend?.address?.street ?? "none", p.friend!.address!.zip!! + 1)
if let street = p.friend?.friend?.address?.street { print(street) } else { print("no way") }
print((p.address?.street = "New") as Any, (p.friend?.friend?.address?.street = "X") as Any)
