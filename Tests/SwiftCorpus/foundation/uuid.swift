import Foundation

let id = UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")!
print(id, id.uuidString, id == UUID(uuidString: id.uuidString), UUID(uuidString: "nope") as Any)
print(UUID() == UUID(), UUID().uuidString.count, [id: 1][id]!)
