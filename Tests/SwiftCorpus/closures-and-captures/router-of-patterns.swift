// swift-format-ignore-file
final class Router { typealias Handler = ([String: String]) -> String; private var routes: [(parts: [Substring], handler: Handler)] = []; var fallback: (String) -> String = { "404 " + $0 }
  func add(_ p: String, _ h: @escaping Handler) -> Self { routes.append((p.split(separator: "/"), h)); return self }
  func open(_ path: String) -> String { let given = path.split(separator: "/")
    for (parts, handler) in routes where parts.count == given.count { var found: [String: String] = [:]
      let fits = zip(parts, given).allSatisfy { p, g in if p.hasPrefix(":") { found[String(p.dropFirst())] = String(g); return true }; return p == g }
      if fits { return handler(found) } }
    return fallback(path) } }
var opened = 0; let r = Router().add("/home") { _ in opened += 1; return "home" }.add("/user/:id") { "user \($0["id"]!)" }.add("/user/:id/post/:p") { p in p.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&") }
print(r.open("/home"), r.open("home/"), r.open("/user/7"), r.open("/user/7/post/x"), r.open("/nope"), opened); r.fallback = { [opened] _ in "closed after \(opened)" }; opened = 9; print(r.open("/zzz/1"))
