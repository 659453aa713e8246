// swift-format-ignore-file
func zip2<A, B>(_ a: A?, _ b: B?) -> (A, B)? { guard let a, let b else { return nil }; return (a, b) }
let w: Int? = 3, n: Int? = nil; print(zip2(w, "x").map { "\($0.0)\($0.1)" } ?? "-", zip2(w, n) == nil, w.flatMap { $0 > 2 ? $0 * 2 : nil } as Any, n.map { $0 + 1 } as Any)
struct User { var name: String; var manager: Box?; final class Box { var user: User; init(_ u: User) { user = u } } }
var u = User(name: "ann", manager: .init(User(name: "bo", manager: .init(User(name: "cy", manager: nil))))); print(u.manager?.user.manager?.user.name ?? "-", u.manager?.user.manager?.user.manager?.user.name as Any); u.manager?.user.manager?.user.name += "!"; print(u.manager!.user.manager!.user.name)
let names: [String?] = ["a", nil, "c"]; print(names.map { $0?.uppercased() }, names.compactMap { $0 }.joined(), names.contains(nil), names.first ?? nil ?? "none", names.reduce("") { $0 + ($1 ?? "_") }, names.lastIndex(of: nil)!)
let f: ((Int) -> Int)? = { $0 * 2 }, g: ((Int) -> Int)? = nil; print(f?(4) as Any, g?(4) as Any, f.map { $0(1) } ?? 0); var opt: [Int]? = [1]; opt?.append(2); opt?[0] = 9; print(opt!, opt?.count ?? 0, opt?.first.map { $0 } ?? 0, (opt?.isEmpty ?? true)); opt = nil; opt?.append(1); print(opt as Any)
