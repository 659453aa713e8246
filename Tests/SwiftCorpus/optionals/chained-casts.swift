// swift-format-ignore-file
let json: [String: Any] = ["user": ["name": "Ann", "tags": ["a", "b"], "age": "41"], "n": NSNull2()]
struct NSNull2 {}
let name = (json["user"] as? [String: Any])?["name"] as? String, age = ((json["user"] as? [String: Any])?["age"] as? String).flatMap(Int.init)
let first = ((json["user"] as? [String: Any])?["tags"] as? [String])?.first?.uppercased(); print(name ?? "-", age ?? 0, first ?? "-", json["n"] is NSNull2, json["zz"] == nil)
if let user = json["user"] as? [String: Any], let tags = user["tags"] as? [String], tags.count == 2, case let (x, y) = (tags[0], tags[1]), x < y { print(x, y) }
let missing = (json["user"] as? [Int])?.first ?? (json["n"] as? Int) ?? -1; print(missing)
