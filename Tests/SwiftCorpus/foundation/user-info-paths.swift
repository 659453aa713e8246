import Foundation

let userInfo: [AnyHashable: Any] = [
  "aps": ["alert": ["title": "T", "body": "B"], "badge": 3, "sound": "default", "category": "MSG"]
    as [String: Any], "ids": [1, 2, 3], "link": "app://x/1", 5: "five",
  "nested": ["a": ["b": ["c": true]]],
]
if let aps = userInfo["aps"] as? [String: Any], let alert = aps["alert"] as? [String: String] {
  print(
    alert["title"]!, alert["body"] ?? "-", aps["badge"] as? Int ?? 0,
    aps["sound"] as? String as Any, aps["none"] == nil)
}
print(
  (userInfo["ids"] as? [Int])?.reduce(0, +) ?? 0, userInfo[5] as? String ?? "-",
  userInfo["5"] == nil, userInfo[AnyHashable("link")] as! String, userInfo.count)
func dig(_ d: Any?, _ path: String) -> Any? {
  path.split(separator: ".").reduce(d) { ($0 as? [AnyHashable: Any])?[String($1)] }
}
print(
  dig(userInfo, "nested.a.b.c") as? Bool ?? false, dig(userInfo, "nested.x") == nil,
  (dig(userInfo, "aps.alert.title") as? String)!)
guard let s = userInfo["link"] as? String, let url = URL(string: s), url.scheme == "app" else {
  fatalError()
}
print(url.host!, url.pathComponents.last!)
for case (let key as String, let value) in userInfo.sorted(by: { "\($0.key)" < "\($1.key)" }) {
  print(key, type(of: value) == String.self)
}
let data = try JSONSerialization.data(
  withJSONObject: ["b": 1, "a": [true, NSNull(), "x", 1.5]], options: [.sortedKeys])
print(String(data: data, encoding: .utf8)!)
let back = try JSONSerialization.jsonObject(with: data) as! [String: Any]
print(
  back["b"] as! Int, (back["a"] as! [Any]).count, (back["a"] as! [Any])[0] as! Bool,
  (back["a"] as! [Any])[1] is NSNull)
print(
  JSONSerialization.isValidJSONObject(["a": 1]), JSONSerialization.isValidJSONObject(["d": Date()]),
  (try? JSONSerialization.jsonObject(with: Data("{".utf8))) == nil)
let pretty = try JSONSerialization.data(
  withJSONObject: ["k": ["z": 1]], options: [.prettyPrinted, .sortedKeys])
print(String(decoding: pretty, as: UTF8.self))
switch (userInfo["type"] as? String, userInfo["aps"]) {
case ("chat"?, _): print("chat")
case (nil, let a?) where a is [String: Any]: print("plain")
default: print("none")
}
let badge = (userInfo["aps"] as? NSDictionary)?["badge"] as? NSNumber
print(badge?.intValue ?? -1)
print(
  userInfo.keys.compactMap { $0 as? String }.sorted(),
  (userInfo["aps"] as? [AnyHashable: Any])?.keys.count ?? 0,
  userInfo.mapValues { _ in 1 }.values.reduce(0, +))
