// swift-format-ignore-file
struct ID<T>: Hashable { let raw: Int }
struct User { let id: ID<User>; var friends: [ID<User>] = [] }
let u = User(id: ID(raw: 1), friends: [ID(raw: 2)])
print(u, u.id == ID(raw: 1), u.id)
let ids: [ID<User>] = [ID(raw: 3), .init(raw: 4)]; print(ids, ids[0])
func f(_ id: ID<User>) { print(id, type(of: id)) }
f(ID(raw: 5)); f(.init(raw: 6))
var names: [ID<User>: String] = [ID(raw: 1): "a"]; names[u.id]! += "!"; names[ID(raw: 9)] = "z"
print(names[ID(raw: 1)]!, names[u.id]!, names.count, Set([u.id, ID(raw: 1)]).count, ids.contains(ID(raw: 4)), ids.firstIndex(of: .init(raw: 4))!)
