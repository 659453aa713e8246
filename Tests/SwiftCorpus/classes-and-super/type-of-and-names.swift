// swift-format-ignore-file
class Screen { class var title: String { "Screen" }; var name: String { "\(type(of: self)).\(Self.title)" }; required init() {} }
class Feed: Screen { override class var title: String { "Feed of " + super.title } }
final class Post: Feed {}
let types: [Screen.Type] = [Screen.self, Feed.self, Post.self]
for t in types { let s = t.init(); print(s.name, t, s is Feed, type(of: s) == Feed.self) }
print(String(describing: Post.self), "\(Feed())", String(reflecting: Post()))
print(ObjectIdentifier(types[0]) == ObjectIdentifier(Screen.self))
