class Customer {
  let name: String
  var card: Card?
  init(_ name: String) { self.name = name }
  deinit { print(name, "is gone") }
}
class Card {
  unowned let owner: Customer
  init(_ owner: Customer) { self.owner = owner }
  deinit { print("card is gone") }
}
var ada: Customer? = Customer("Ada")
ada!.card = Card(ada!)
print(ada!.card!.owner.name)
ada = nil
print("end")
