// swift-format-ignore-file
import Foundation
let line = String(repeating: "aé,", count: 5000)
print(line.count, line.utf8.count, line.utf16.count, line.unicodeScalars.count)
let data = Data(line.utf8)
print(data.count, String(decoding: data, as: UTF8.self) == line)
let body = Data(("[" + String(repeating: "{\"a\":[1,2]},", count: 1200) + "1]").utf8)
if let list = try? JSONSerialization.jsonObject(with: body) as? [Any] { print(body.count, list.count) }
