import LifecycleModel
import Testing

@testable import AppCode

/// Payloads for code that asks whether keys are there.
@Suite struct SingleKeyTests {
  private func payloads(_ parameter: String) throws -> [String] {
    let source = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didReceiveRemoteNotification \(parameter): [AnyHashable: Any], fetchCompletionHandler h: @escaping (UIBackgroundFetchResult) -> Void) {
          let data = \(parameter)["data"] as? [String: Any] ?? [:]
          if data["silent"] != nil, data["shown"] == nil { return }
          h(.newData)
        }
      }
      """
    return try load(source).tree.payloadsAskedFor.map(\.compact)
  }

  @Test("all keys at once, then each of them alone, whatever the parameter is named")
  func eachAlone() throws {
    let aps = #"{"aps":{"alert":"Hi","content-available":1},"#
    let expected = [
      aps + #""data":{"silent":"1","shown":"1"}}"#, aps + #""data":{"silent":"1"}}"#,
      aps + #""data":{"shown":"1"}}"#,
    ]
    #expect(try payloads("userInfo") == expected)
    #expect(try payloads("u") == expected)
  }
}
