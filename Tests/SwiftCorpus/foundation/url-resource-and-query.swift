// swift-format-ignore-file
import Foundation
var c = URLComponents(string: "myapp://user:pw@host.com:8080/a/b%20c?x=1&y=&z#frag")!
print(c.scheme!, c.user!, c.host!, c.port!, c.path, c.query!, c.fragment!, c.percentEncodedPath)
for q in c.queryItems! { print(q.name, q.value as Any) }
c.queryItems?.append(URLQueryItem(name: "q", value: "a b&c")); c.fragment = nil; c.port = nil
print(c.string!, c.url!.absoluteString == c.string)
let u = URL(string: "https://x.org/dir/file.tar.gz?k=v")!
print(u.lastPathComponent, u.pathExtension, u.deletingPathExtension().lastPathComponent, u.deletingLastPathComponent(), u.pathComponents, u.query ?? "")
print(u.appendingPathComponent("z").path, URL(string: "../up", relativeTo: u)!.absoluteString, URL(string: "") == nil, u.scheme == "https", URL(fileURLWithPath: "/tmp/a b").absoluteString)
