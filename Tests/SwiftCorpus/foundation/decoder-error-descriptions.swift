import Foundation

struct Push: Decodable {
  enum Kind: String, Decodable { case alert, silent }
  struct Aps: Decodable {
    let badge: Int
    let sound: String?
  }
  let aps: Aps
  let kind: Kind
  let ids: [Int]
}
func read(_ text: String) {
  do {
    let push = try JSONDecoder().decode(Push.self, from: Data(text.utf8))
    print(push.kind, push.ids)
  } catch {
    print(error)
  }
}
read(#"{"kind": "alert"}"#)
read(#"{"aps": {"badge": "3"}, "kind": "alert", "ids": []}"#)
read(#"{"aps": {"badge": null}, "kind": "alert", "ids": []}"#)
read(#"{"aps": {"badge": 3}, "kind": "loud", "ids": []}"#)
read(#"{"aps": {"badge": 3}, "kind": "silent", "ids": [1, "2"]}"#)
read(#"{"aps": [], "kind": "silent", "ids": [1]}"#)
read(#"{"aps": {"badge": 3}, "kind": "silent", "ids": [1]}"#)
read("nothing")
