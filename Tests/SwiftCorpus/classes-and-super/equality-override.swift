// swift-format-ignore-file
import Foundation
class Model: NSObject { let id: Int; init(id: Int) { self.id = id; super.init() }
  override func isEqual(_ o: Any?) -> Bool { (o as? Model)?.id == id }
  override var hash: Int { id }
  override var description: String { "<\(type(of: self)) \(id)>" } }
class Sub: Model { convenience init() { self.init(id: 9) } }
print(Model(id: 1) == Model(id: 1), Model(id: 1) === Model(id: 1), Set([Model(id: 2), Sub(id: 2)]).count, Sub(), [Model(id: 3)])
print([Sub(), Model(id: 1)].firstIndex(of: Model(id: 1))!, "\(Sub() as Any)")
