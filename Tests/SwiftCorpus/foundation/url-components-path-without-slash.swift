// swift-format-ignore-file
import Foundation
var c = URLComponents(string: "https://h.io")!; c.path = "v1"; print(c.url as Any, c.string as Any, c.path, c.host ?? "")
c.queryItems = [.init(name: "q", value: "1")]; print(c.url == nil); c.path = "/" + c.path; print(c.url!, c.query ?? "")
c.host = nil; c.path = "//x"; print(c.url as Any); c.path = "rel/x"; c.scheme = nil; print(c.url!.absoluteString)
func link(_ p: String) -> String { var c = URLComponents(); c.scheme = "app"; c.host = "open"; c.path = p; return c.url?.absoluteString ?? "bad path \(p)" }
print(link("/a b"), link("a"), link(""))
