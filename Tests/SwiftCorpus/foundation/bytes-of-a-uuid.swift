import Foundation

let id = UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")!
let bytes = id.uuid
print(bytes.0, bytes.1, bytes.15, id.description, id.debugDescription)
print(id.hashValue == UUID(uuidString: id.uuidString)!.hashValue)
