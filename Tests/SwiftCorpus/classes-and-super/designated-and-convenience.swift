// swift-format-ignore-file
class Food { let name: String; init(name: String) { self.name = name }; convenience init() { self.init(name: "unnamed") } }
class Recipe: Food { let quantity: Int
  init(name: String, quantity: Int) { self.quantity = quantity; super.init(name: name) }
  override convenience init(name: String) { self.init(name: name, quantity: 1) } }
print(Recipe().name, Recipe().quantity, Recipe(name: "egg").quantity, Recipe(name: "tea", quantity: 3).quantity, Food().name)
