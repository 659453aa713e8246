import Foundation

let text =
  #"{"type": "chat", "id": 4, "score": 1.5, "ok": true, "none": null, "list": [1, 2], "nested": {"a": "b"}}"#
let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as! [String: Any]
print(
  object["type"] as! String, object["id"] as! Int, object["score"] as! Double,
  object["ok"] as! Bool, object["none"] is NSNull)
print(
  (object["list"] as! [Int]).count, (object["nested"] as! [String: String])["a"]!, object.count,
  object["id"] as? String ?? "not text")
do {
  _ = try JSONSerialization.jsonObject(with: Data("{oops".utf8))
} catch {
  print("invalid")
}
print((try? JSONSerialization.jsonObject(with: Data("[1]".utf8)) as? [Int])??.first ?? 0)
