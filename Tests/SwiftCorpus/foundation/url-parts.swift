import Foundation

let url = URL(string: "https://user@example.com:8080/chat/T1.json?id=4&x=y#top")!
print(
  url.scheme ?? "-", url.host ?? "-", url.port ?? 0, url.path, url.query ?? "-", url.fragment ?? "-"
)
print(url.lastPathComponent, url.pathExtension, url.pathComponents, url.absoluteString)
let deep = URL(string: "myapp://chat/42")!
print(deep.scheme!, deep.host!, deep.path, deep.lastPathComponent, deep.pathComponents)
print(
  URL(string: "mailto:a@b.c")!.host as Any, URL(string: "")?.absoluteString ?? "no url",
  URL(string: "/only/path")!.scheme as Any)
