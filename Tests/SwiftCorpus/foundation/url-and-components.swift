// swift-format-ignore-file
import Foundation
let u = URL(string: "https://user@example.com:8443/a/b%20c/d.tar.gz?q=1&r=a%26b#frag")!
print(u.scheme!, u.host!, u.port!, u.path, u.lastPathComponent, u.pathExtension, u.query!, u.fragment!, u.pathComponents)
var c = URLComponents(url: u, resolvingAgainstBaseURL: false)!
print(c.queryItems!.map { "\($0.name)=\($0.value ?? "nil")" }, c.user!, c.percentEncodedPath)
c.queryItems = [URLQueryItem(name: "x y", value: "ü&="), URLQueryItem(name: "n", value: nil)]; c.fragment = nil; c.port = nil; c.user = nil
print(c.string!, c.url!.absoluteString, URL(string: "b/c", relativeTo: URL(string: "https://x.y/a/")!)!.absoluteURL)
print(u.deletingLastPathComponent().lastPathComponent, URL(string: "myapp://open?id=5")!.host!, URL(fileURLWithPath: "/tmp/x.txt").deletingPathExtension().path, u.appendingPathComponent("z").path)
print("a b/ü".addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)!, "a%20b".removingPercentEncoding!)
