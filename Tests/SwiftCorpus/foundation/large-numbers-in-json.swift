// swift-format-ignore-file
import Foundation
func run() {
  struct Account: Codable { var id: UInt64 }
  let json = Data(#"{"id":18446744073709551615}"#.utf8)
  let account = try! JSONDecoder().decode(Account.self, from: json)
  print(account.id, String(decoding: try! JSONEncoder().encode(account), as: UTF8.self))
  let object = try! JSONSerialization.jsonObject(with: json) as! [String: Any]
  print(object["id"] as? UInt64 ?? 0, object["id"] as? Int ?? -1)
  print(Int(truncating: Decimal(64.92) as NSNumber))
}
run()
