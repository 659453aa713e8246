import Foundation

struct Payload: Decodable {
  struct Alert: Decodable { let title: String; let body: String? }
  struct APS: Decodable {
    let alert: Alert
    let badge: Int?
    enum CodingKeys: String, CodingKey { case alert, badge }
  }
  let aps: APS
  let orderID: String
  enum CodingKeys: String, CodingKey {
    case aps
    case orderID = "order_id"
  }
}
let text = """
{"aps": {"alert": {"title": "Hi", "body": null}, "badge": 3}, "order_id": "A-17"}
"""
let payload = try! JSONDecoder().decode(Payload.self, from: Data(text.utf8))
print(payload.aps.alert.title, payload.aps.alert.body ?? "no body", payload.aps.badge ?? 0)
print(payload.orderID)
print(payload)
