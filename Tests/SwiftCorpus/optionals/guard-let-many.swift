// swift-format-ignore-file
import Foundation
struct Message { let id: Int; let from: String; let url: URL? }
func parse(_ info: [AnyHashable: Any]) -> Message? {
  guard let id = info["id"] as? Int, id > 0, let from = info["from"] as? String, !from.isEmpty else { return nil }
  let url = (info["url"] as? String).flatMap(URL.init(string:))
  return Message(id: id, from: from, url: url)
}
print(parse(["id": 1, "from": "a", "url": "https://x.y/z"])?.url?.host ?? "no", parse(["id": 0, "from": "b"]) == nil)
print(parse(["id": 2, "from": "c"])?.url?.path ?? "nil", parse([1: 2])?.id ?? -1)
