// swift-format-ignore-file
struct Route { let host: String?; let id: Int? }
func parse(_ s: String?) -> Route? {
  guard let s, s.hasPrefix("app://") else { return nil }
  let rest = s.dropFirst(6).split(separator: "/", maxSplits: 1).map(String.init)
  return Route(host: rest.first, id: rest.count > 1 ? Int(rest[1]) : nil) }
let r = parse("app://chat/42"), none = parse(nil)
print(r?.host ?? "-", r?.id ?? 0, none?.host as Any, parse("app://")?.host as Any)
print(r.flatMap(\.id).map { $0 + 1 } as Any, none.flatMap(\.id) as Any)
let all = ["app://a/1", "x", "app://b", "app://c/z"].map { parse($0)?.id }
print(all, all.compactMap { $0 }, all.filter { $0 == nil }.count, all.firstIndex(of: nil) as Any)
if case .some(.some(let id)) = all.first { print("first", id) }
if let h = parse("app://q")?.host, let i = parse("app://q/9")?.id, i > 5 { print(h, i) }
