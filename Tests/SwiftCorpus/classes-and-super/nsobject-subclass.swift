// swift-format-ignore-file
import Foundation
class Item: NSObject { let id: Int; init(id: Int) { self.id = id; super.init() }
  override func isEqual(_ object: Any?) -> Bool { (object as? Item)?.id == id }
  override var hash: Int { id }
  override var description: String { "Item#\(id)" } }
let a = Item(id: 1), b = Item(id: 1), c = Item(id: 2)
print(a == b, a === b, a != c, Set([a, b, c]).count, [a, c].contains(b))
print(a, [a, c], "\(c)", a.description, a.isEqual(b))
