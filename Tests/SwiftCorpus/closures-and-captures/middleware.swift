// swift-format-ignore-file
typealias Handler = ([String: String]) -> String
typealias Middleware = (@escaping Handler) -> Handler
let logged: Middleware = { next in { info in let r = next(info); print("log", info.count, r); return r } }
let tagged: Middleware = { next in { next($0.merging(["tag": "x"]) { old, _ in old }) } }
let guarded: Middleware = { next in { info in info["user"] == nil ? "denied" : next(info) } }
let chain = [logged, tagged, guarded].reversed().reduce({ (info: [String: String]) in info.keys.sorted().joined(separator: ",") } as Handler) { $1($0) }
print(chain(["user": "a"]))
print(chain([:]))
