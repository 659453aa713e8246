// swift-format-ignore-file
import Foundation
func process(_ info: [AnyHashable: Any]) -> String {
  guard let aps = info["aps"] as? [String: Any] else { return "no aps" }
  guard let alert = aps["alert"] as? [String: String], let title = alert["title"], !title.isEmpty else { return aps["alert"] as? String ?? "no alert" }
  guard case let badge? = aps["badge"] as? Int, 1...99 ~= badge else { return title + " without badge" }
  return "\(title) (\(badge))"
}
print(process([:]), process(["aps": ["alert": "plain"]]), process(["aps": ["alert": ["title": "T"]]]))
print(process(["aps": ["alert": ["title": "T"], "badge": 5]]), process(["aps": ["alert": ["title": "T"], "badge": 500]]), process(["aps": [:] as [String: Any]]))
