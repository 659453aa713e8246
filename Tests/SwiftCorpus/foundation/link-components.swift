// swift-format-ignore-file
import Foundation
var c = URLComponents(string: "https://x.io/p/9?b=2&a=1")!
c.queryItems?.append(URLQueryItem(name: "q", value: "a b"))
c.queryItems?.sort { $0.name < $1.name }
print(c.url!.absoluteString, c.url!.pathComponents, c.url!.lastPathComponent, c.host ?? "-")
let d = Dictionary(uniqueKeysWithValues: c.queryItems!.map { ($0.name, $0.value ?? "") })
print(d["q"]!, d.count, c.queryItems!.first { $0.name == "zz" }?.value ?? "none")
c.scheme = "myapp"; c.fragment = "f"; c.queryItems = nil
print(c.string!, URL(string: "myapp://open")!.host ?? "nil", URL(string: "a b") == nil)
