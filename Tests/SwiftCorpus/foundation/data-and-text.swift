import Foundation

let data = "héllo".data(using: .utf8)!
print(
  data.count, String(data: data, encoding: .utf8)!, String(decoding: data, as: UTF8.self),
  Data("ab".utf8).map { $0 })
print(
  data.base64EncodedString(),
  Data(base64Encoded: "aGk=").map { String(decoding: $0, as: UTF8.self) } ?? "-",
  Data(base64Encoded: "?") as Any)
print(
  String(data: Data([0xff, 0xfe, 0xff]), encoding: .utf8) as Any, "a".data(using: .ascii)!.count)
