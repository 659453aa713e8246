// swift-format-ignore-file
struct Box<Item> { struct Slot { var item: Item; var tag = "" }; enum Change { case set(Item), moved(from: Int, Item) } }
let slot = Box<String>.Slot(item: "a")
print([slot], slot, Optional(Box<Int>.Change.set(3)) as Any, [Box<Int>.Change.moved(from: 1, 2)])
