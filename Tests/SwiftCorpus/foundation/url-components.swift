import Foundation

var components = URLComponents(string: "https://example.com/open?type=chat&id=4&flag")!
print(components.scheme!, components.host!, components.path, components.queryItems!.count)
for item in components.queryItems! { print(item.name, item.value ?? "none") }
print(components.queryItems?.first { $0.name == "id" }?.value ?? "-")
components.path = "/other"
components.queryItems = [
  URLQueryItem(name: "q", value: "a b&c"), URLQueryItem(name: "n", value: nil),
]
print(components.url!, components.string!, components.percentEncodedQuery!)
