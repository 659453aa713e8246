// swift-format-ignore-file
protocol Resource { associatedtype Body: CustomStringConvertible; static var path: String { get }; func decode(_ raw: String) -> Body? }
struct Users: Resource { static let path = "/users"; func decode(_ raw: String) -> [String]? { raw.isEmpty ? nil : raw.split(separator: ",").map(String.init) } }
struct Count: Resource { static let path = "/count"; func decode(_ raw: String) -> Int? { Int(raw) } }
func load<R: Resource>(_ r: R, from server: [String: String]) -> R.Body? { server[R.path].flatMap(r.decode) }
let server = ["/users": "ann,bob", "/count": "12"]
print(load(Users(), from: server)?.count ?? 0, load(Count(), from: server)! + 1)
func show<R>(_ r: R) -> String where R: Resource { load(r, from: server)?.description ?? "nothing" }
print(show(Users()), show(Count()), load(Count(), from: [:]) as Any)
