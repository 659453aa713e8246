// swift-format-ignore-file
struct State { var user: User?; var count = 0 }
struct User { var name: String; var tags: Set<String> = [] }
typealias Reducer = (inout State) -> Void
func set<V>(_ path: WritableKeyPath<State, V>, _ v: V) -> Reducer { { $0[keyPath: path] = v } }
func update<V>(_ path: WritableKeyPath<State, V>, _ f: @escaping (inout V) -> Void) -> Reducer { { f(&$0[keyPath: path]) } }
func all(_ rs: Reducer...) -> Reducer { { s in rs.forEach { $0(&s) } } }
var s = State(); let login = all(set(\.user, User(name: "ann")), update(\.count) { $0 += 1 })
login(&s); login(&s); update(\.user) { $0?.tags.insert("vip"); $0?.name += "!" }(&s)
print(s.user?.name ?? "-", s.user!.tags, s.count); set(\.user, nil)(&s); update(\.user) { $0?.name = "x" }(&s); print(s.user == nil, s)
let paths: [(String, PartialKeyPath<State>)] = [("count", \.count)]; print(paths.map { "\($0): \(s[keyPath: $1])" })
