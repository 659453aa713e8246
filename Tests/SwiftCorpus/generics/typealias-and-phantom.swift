// swift-format-ignore-file
struct Tagged<Tag, Raw: Hashable>: Hashable { let raw: Raw; init(_ raw: Raw) { self.raw = raw } }
enum UserTag {}
enum PostTag {}
typealias UserID = Tagged<UserTag, Int>
typealias PostID = Tagged<PostTag, String>
struct User { let id: UserID; var posts: [PostID: String] = [:] }
var u = User(id: UserID(4))
u.posts[PostID("p1")] = "Hello"
u.posts[.init("p2")] = "World"
print(u.id.raw, u.posts[PostID("p1")] ?? "-", u.posts.keys.map(\.raw).sorted(), u.id == UserID(4))
print(type(of: u.id), UserID.self, PostID("x"))
typealias Pair<T> = (T, T)
func flip<T>(_ p: Pair<T>) -> Pair<T> { (p.1, p.0) }
print(flip((1, 2)), flip(("a", "b")))
