// swift-format-ignore-file
import Foundation
struct Route { let path: [String], query: [String: String]
  init?(_ u: URL, schemes: Set<String> = ["app", "https"]) { guard let s = u.scheme, schemes.contains(s), let c = URLComponents(url: u, resolvingAgainstBaseURL: false) else { return nil }
    path = ([c.scheme == "app" ? c.host : nil].compactMap { $0 } + c.path.split(separator: "/").map(String.init)); query = Dictionary((c.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { $1 } } }
for s in ["app://post/4?x=1&x=2", "https://a.b/c/d/?q=%20z", "ftp://a", "app://"] { if let r = Route(URL(string: s)!) { print(r.path, r.query) } else { print("no", s) } }
let u = URL(string: "https://a.b/c/d.txt?x#f")!; print(u.pathExtension, u.deletingLastPathComponent().path, u.appendingPathComponent("e").lastPathComponent, u.fragment!, u.query!, u.port as Any)
