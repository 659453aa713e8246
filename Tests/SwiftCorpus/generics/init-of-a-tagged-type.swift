// swift-format-ignore-file
struct Tagged<Tag, Raw: Hashable>: Hashable { let raw: Raw; init(_ raw: Raw) { self.raw = raw } }
enum UserTag {}
typealias UserID = Tagged<UserTag, Int>
struct User { let id: UserID }
func run() { let u = User(id: .init(3)); let names: [UserID: String] = [.init(3): "bo"]; print(u.id.raw, u.id == UserID(3), names[u.id]!, type(of: u.id)) }
run()
