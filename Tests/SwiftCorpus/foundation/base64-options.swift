// swift-format-ignore-file
import Foundation
func run() {
  let bytes = Data((0..<100).map { UInt8($0) })
  print(bytes.base64EncodedString(options: .lineLength64Characters).count)
  let lines = bytes.base64EncodedString(options: [.lineLength76Characters, .endLineWithLineFeed])
  print(lines.split(separator: "\n").map(\.count))
  let text = "SGVs bG8=\n"
  print(Data(base64Encoded: text) as Any)
  print(Data(base64Encoded: text, options: .ignoreUnknownCharacters)?.count as Any)
  let fragment = try! JSONSerialization.data(withJSONObject: "a", options: .fragmentsAllowed)
  print(String(decoding: fragment, as: UTF8.self))
}
run()
