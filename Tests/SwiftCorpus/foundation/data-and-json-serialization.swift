// swift-format-ignore-file
import Foundation
var data = Data("héllo".utf8)
print(data.count, data[1], data.first!, data.prefix(2).map { $0 }, String(decoding: data.suffix(3), as: UTF8.self), data.base64EncodedString())
data.append(contentsOf: [0x21, 0x0a]); data.removeFirst()
print(data as NSData == data as NSData, data.contains(0x21), Array(data.suffix(2)), Data(base64Encoded: "aGk=").flatMap { String(data: $0, encoding: .utf8) }!)
let object = try JSONSerialization.jsonObject(with: Data(#"{"aps":{"alert":{"title":"T"},"badge":3,"content-available":1},"list":[1,2.5,true,null]}"#.utf8)) as! [String: Any]
let aps = object["aps"] as? [String: Any]
print((aps?["alert"] as? [String: String])?["title"] ?? "-", aps?["badge"] as? Int ?? 0, aps?["content-available"] as? Bool ?? false)
let list = object["list"] as! [Any]
print(list.count, list[0] as? Int ?? -1, list[1] as? Double ?? -1, list[2] as? Bool ?? false, list[3] is NSNull)
print(String(data: try JSONSerialization.data(withJSONObject: ["b": 1, "a": [true, "x"]], options: [.sortedKeys]), encoding: .utf8)!, JSONSerialization.isValidJSONObject(["d": Date()]))
