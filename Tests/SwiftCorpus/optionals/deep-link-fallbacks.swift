// swift-format-ignore-file
struct Link { var host: String?; var params: [String: String?] = [:] }
func id(_ l: Link?) -> Int? { l?.params["id"]?.flatMap { $0 }.flatMap(Int.init) }
print(id(nil) as Any, id(Link()) as Any, id(Link(params: ["id": "7"])) as Any, id(Link(params: ["id": nil])) as Any, id(Link(params: ["id": "x"])) as Any)
let l: Link? = Link(host: "a", params: ["q": nil])
print(l?.params["q"] as Any, l?.params["z"] as Any, l?.host?.uppercased() as Any)
switch l?.params["q"] { case .some(.some(let v)): print("value", v); case .some(.none): print("key only"); case .none: print("absent") }
var m = l; m?.host = nil; m?.params["q"]? = "1"; m?.params["z"]? = "2"
print(m?.host == nil, m!.params.count, m?.params["q"] ?? "?" ?? "??")
if let h = l?.host, !h.isEmpty, let q = l?.params["q"] { print(h, q as Any) }
print([nil, 1, nil, 3].compactMap { $0 }.reduce(0, +), (m?.host).map { _ in 1 } ?? 0)
