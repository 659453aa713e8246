// swift-format-ignore-file
enum Route { case list, detail(Int), edit(id: Int, field: String) }
struct CasePath<Root, Value> { let embed: (Value) -> Root; let extract: (Root) -> Value? }
let detail = CasePath<Route, Int>(embed: Route.detail, extract: { if case .detail(let i) = $0 { return i } else { return nil } })
let edit = CasePath(embed: Route.edit, extract: { (r: Route) -> (Int, String)? in guard case let .edit(id, field) = r else { return nil }; return (id, field) })
let routes: [Route] = [.list, detail.embed(4), .edit(id: 2, field: "f")]
print(routes.compactMap(detail.extract), routes.compactMap(edit.extract).map { "\($0.0)\($0.1)" }, [1, 2].map(Route.detail))
print(edit.extract(edit.embed((9, "g")))!, routes.map { r in switch r { case .list: 0; case .detail(let n), .edit(let n, _): n } })
