// swift-format-ignore-file
import Foundation
func redact(_ v: Any, _ secret: Set<String>) -> Any {
  switch v {
  case let d as [String: Any]: return d.reduce(into: [String: Any]()) { $0[$1.key] = secret.contains($1.key) ? "***" : redact($1.value, secret) }
  case let a as [Any]: return a.map { redact($0, secret) }
  default: return v } }
let json = #"{"aps": {"alert": {"title": "Hi", "body": "b"}, "badge": 2, "sound": "default"}, "token": "abc", "list": [{"token": 1}, 2.5, null, true]}"#
let o = try JSONSerialization.jsonObject(with: Data(json.utf8)) as! [String: Any]
let out = redact(o, ["token", "body"]); let data = try JSONSerialization.data(withJSONObject: out, options: [.sortedKeys])
print(String(decoding: data, as: UTF8.self))
let aps = o["aps"] as? [String: Any]; print((aps?["alert"] as? [String: String])?["title"] ?? "-", aps?["badge"] as? Int ?? 0, (o["list"] as? [Any])?.count ?? 0, (o["list"] as! [Any])[2] is NSNull, aps?["mutable-content"] == nil, JSONSerialization.isValidJSONObject(["a": Date()]))
