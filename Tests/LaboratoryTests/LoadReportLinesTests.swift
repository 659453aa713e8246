import AppCode
import LifecycleModel
import Testing

@testable import Laboratory

/// Lines of methods and closures in the load report's page.
@Suite struct LoadReportLinesTests {
  private func page(_ code: String) throws -> [String] {
    let app = try App.read([AppSource(name: "AppDelegate.swift", text: code)])
    var stage = Configuration(profile: Profile(.ios17Scenes))
    stage.adoption = app.program.scenes.adoption
    return LoadReport(app, stage).page.map(\.en)
  }

  @Test("each closure of a view has its line")
  func closures() throws {
    let page = try page(
      """
      @main struct TestApp: App {
        var body: some Scene {
          WindowGroup {
            Text("a")
              .onAppear { print(1) }
              .onAppear { print(2) }
          }
        }
      }
      """)
    #expect(page.contains("iOS calls (line): onAppear 5, onAppear 6"))
  }

  @Test("an SDK's method is named in an extension beside the class that names the protocol")
  func methodInAnExtension() throws {
    let page = try page(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate, SDKDelegate {}
      extension AppDelegate {
        func sdk(_ sdk: SDK, didReceive token: String) {}
        func helper(_ one: Int, two: Int) {}
      }
      """)
    #expect(page.contains("iOS or an SDK may call these, PushLab never does (line): didReceive 3"))
  }

  @Test("methods about a scene's geometry and the restoration of its interface are named")
  func geometry() throws {
    let page = try page(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func windowScene(_ scene: UIWindowScene, didUpdate space: UICoordinateSpace, interfaceOrientation: UIInterfaceOrientation, traitCollection: UITraitCollection) {}
      }
      """)
    let line = try #require(page.first { $0.hasPrefix("iOS calls these too") })
    let index = try #require(page.firstIndex(of: line))
    let lines = page[index...].prefix(2).joined()
    #expect(lines.contains("windowSceneDidUpdate 5"))
    #expect(lines.contains("didDecodeRestorableStateWith 2"))
  }
}
