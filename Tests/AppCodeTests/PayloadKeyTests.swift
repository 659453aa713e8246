import LifecycleModel
import Testing

@testable import AppCode

/// Payloads for code that asks for keys and for parts of a notification's content in other ways than by subscripts.
@Suite struct PayloadKeyTests {
  private func payloads(_ body: String) throws -> [String] {
    let source = """
      class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: UNNotification, withCompletionHandler h: @escaping (UNNotificationPresentationOptions) -> Void) {
          let userInfo = n.request.content.userInfo
          \(body)
          h([.banner])
        }
      }
      """
    return try load(source).tree.payloadsAskedFor.map(\.compact)
  }

  @Test(
    "a key that is compared with a text is a key of the payload",
    arguments: [
      #"for (key, _) in userInfo { if let k = key as? String { if k == "link" { return } } }"#,
      #"for (key, _) in userInfo { switch key as? String { case "link": return default: break } }"#,
      #"for (key, _) in userInfo { if key == AnyHashable("link") { return } }"#,
      #"for entry in userInfo { if entry.key as? String == "link" { return } }"#,
      #"for key in userInfo.keys { if key as? String == "link" { return } }"#,
      #"if userInfo.keys.contains("link") { return }"#,
      #"if userInfo.contains(where: { $0.key as? String == "link" }) { return }"#,
      #"if userInfo.first(where: { entry in entry.key == AnyHashable("link") }) != nil { return }"#,
      #"userInfo.forEach { key, value in if key as? String == "link" { print(value) } }"#,
      #"if userInfo.index(forKey: "link") != nil { return }"#,
    ])
  func keys(body: String) throws {
    #expect(
      try payloads(body) == [#"{"aps":{"alert":"Hi","content-available":1},"link":"1"}"#])
  }

  @Test("a key path reaches into the payload")
  func keyPath() throws {
    #expect(
      try payloads(#"if (userInfo as NSDictionary).value(forKeyPath: "a.b") != nil { return }"#)
        == [#"{"aps":{"alert":"Hi","content-available":1},"a":{"b":"1"}}"#])
  }

  @Test(
    "what the code compares of the notification's content is in aps",
    arguments: [
      ("categoryIdentifier == \"c\"", #""alert":"Hi","content-available":1,"category":"c""#),
      ("threadIdentifier == \"t\"", #""alert":"Hi","content-available":1,"thread-id":"t""#),
      ("badge == 3", #""alert":"Hi","content-available":1,"badge":3"#),
      (
        "title.hasPrefix(\"zz\")",
        #""alert":{"body":"Hi","title":"zz"},"content-available":1"#
      ),
      ("body == \"x\"", #""alert":{"body":"x"},"content-available":1"#),
    ])
  func content(condition: String, aps: String) throws {
    #expect(
      try payloads("if n.request.content.\(condition) { return }").first == "{\"aps\":{\(aps)}}")
    #expect(
      try payloads("let content = n.request.content; if content.\(condition) { return }")
        .first == "{\"aps\":{\(aps)}}")
  }

  @Test("parts of other content are none of the payload")
  func otherContent() throws {
    #expect(
      try payloads("let own = UNMutableNotificationContent(); if own.title == \"x\" { return }")
        == [])
  }
}
