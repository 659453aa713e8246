import Foundation

var components = URLComponents(string: "myapp://open/chat?id=7&from=push%20note#top")!
print(components.scheme!, components.host!, components.path, components.fragment ?? "-")
for item in components.queryItems ?? [] { print(item.name, item.value ?? "nil") }
let query = Dictionary(
  uniqueKeysWithValues: (components.queryItems ?? []).map { ($0.name, $0.value ?? "") })
print(query["id"] ?? "none", query["from"] ?? "none", query["x"] ?? "none")
components.queryItems?.append(URLQueryItem(name: "a", value: "b c"))
print(components.url!.absoluteString)
let url = URL(string: "https://example.com/orders/42/items.json")!
print(url.pathComponents, url.lastPathComponent, url.pathExtension, url.deletingLastPathComponent())
