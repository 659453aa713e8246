// swift-format-ignore-file
import Foundation
protocol Repository { associatedtype Entity: Identifiable; var items: [Entity] { get set } }
extension Repository {
  func find(_ id: Entity.ID) -> Entity? { items.first { $0.id == id } }
  mutating func upsert(_ e: Entity) {
    if let i = items.firstIndex(where: { $0.id == e.id }) { items[i] = e } else { items.append(e) }
  }
}
struct User: Identifiable { let id: Int; var name: String }
struct Users: Repository { var items: [User] = [] }
var users = Users()
users.upsert(User(id: 1, name: "A"))
users.upsert(User(id: 2, name: "B"))
users.upsert(User(id: 1, name: "C"))
print(users.items.map(\.name), users.find(2)?.name ?? "-", users.find(3) as Any)
