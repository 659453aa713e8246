// swift-format-ignore-file
import Foundation
enum Route: Equatable { case item(id: Int, tab: String?), search([String]), web(URL), none
  init(_ url: URL) { let c = URLComponents(url: url, resolvingAgainstBaseURL: false); let q = Dictionary(uniqueKeysWithValues: (c?.queryItems ?? []).map { ($0.name, $0.value ?? "") })
    switch (url.scheme, url.host, Array(url.pathComponents.dropFirst())) {
    case ("app"?, "item"?, let p) where p.count == 1: self = Int(p[0]).map { .item(id: $0, tab: q["tab"]) } ?? .none
    case ("app"?, "search"?, _): self = .search(q["q", default: ""].split(separator: "+").map(String.init))
    case ("https"?, _, _): self = .web(url)
    default: self = .none } } }
for s in ["app://item/42?tab=info", "app://item/x", "app://search?q=a+b", "https://x.y/z?k=v#f", "mailto:a@b.c"] { print(Route(URL(string: s)!)) }
var c = URLComponents(); c.scheme = "app"; c.host = "item"; c.path = "/7"; c.queryItems = [.init(name: "tab", value: "a&b"), .init(name: "empty", value: nil)]
print(c.url as Any, c.string ?? "", c.query ?? "", c.percentEncodedQuery ?? ""); print(c.url.map(Route.init) == .item(id: 7, tab: "a&b"))
let u = URL(string: "https://a.com/b/c.json?x=1")!; print(u.lastPathComponent, u.pathExtension, u.deletingLastPathComponent(), u.appendingPathComponent("d"), u.host ?? "", u.query ?? "", u.path)
print(URL(string: "../d", relativeTo: URL(string: "https://a.com/b/c/"))!.absoluteString, URL(string: "") as Any, URL(fileURLWithPath: "/tmp/a b").absoluteString)
