// swift-format-ignore-file
class Repo<M: Identifiable & Equatable> { private(set) var all: [M.ID: M] = [:]; func save(_ m: M) -> Bool { defer { all[m.id] = m }; return all[m.id] != m }; func find(_ id: M.ID) -> M? { all[id] } }
struct Topic: Identifiable, Equatable { let id: String; var on = true }
final class Topics: Repo<Topic> { override func save(_ m: Topic) -> Bool { let r = super.save(m); print(m.id, r); return r } }
let r = Topics(); _ = r.save(Topic(id: "a")); _ = r.save(Topic(id: "a")); _ = r.save(Topic(id: "a", on: false)); print(r.find("a")!, r.find("b") as Any, r.all.count)
