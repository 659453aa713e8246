// swift-format-ignore-file
enum Api { struct Request<Reply> { let path: String; var retries = 0; func label() -> String { "\(path) -> \(Reply.self)" } } }
typealias Flags = Api.Request<[Bool]>
let users = Api.Request<[String]>(path: "/users", retries: 2)
print(users.path, users.retries, users)
print(Flags(path: "/flags"), Api.Request<Int>(path: "/count").label())
let all: [Api.Request<Int>] = [Api.Request<Int>(path: "/a"), .init(path: "/b", retries: 1)]
print(all.map(\.path), all.map(\.retries))
