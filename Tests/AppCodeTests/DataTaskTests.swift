import LifecycleModel
import Testing

@testable import AppCode

/// `URLSessionDataTask`: its state, and what `cancel()` does at each point of its life.
@Suite struct DataTaskTests {
  @Test("a cancelled task calls its closure once, with NSURLErrorCancelled, after the present code")
  func cancelsARunningTask() throws {
    var play = try Play(Self.app(whenResigning: "task?.cancel(); task?.cancel(); print(\"asked\")"))
    play.happens(.openedApp, .pressedHome, .timePassed(.seconds(60)))
    #expect(play.logged == ["suspended", "running", "asked", "nil -999 true completed"])
  }

  @Test("a task that has ended cannot be cancelled any more")
  func cancelsTooLate() throws {
    var play = try Play(Self.app(whenResigning: "task?.cancel(); print(\"asked\")"))
    play.happens(.openedApp, .timePassed(.seconds(60)), .pressedHome)
    #expect(play.logged == ["suspended", "running", "data nil false completed", "asked"])
  }

  @Test("a task that was never resumed calls its closure too")
  func cancelsBeforeItRuns() throws {
    var play = try Play(
      Self.app(whenResigning: "let other = make()\nother.cancel()\nother.resume()"))
    play.happens(.openedApp, .timePassed(.seconds(60)), .pressedHome)
    #expect(play.logged.suffix(2) == ["data nil false completed", "nil -999 true completed"])
  }

  @Test("the closure of a cancelled download task gets no file")
  func cancelsADownload() throws {
    let call =
      "let d = URLSession.shared.downloadTask(with: u) { file, _, error in\n"
      + "print(file == nil, (error as NSError?)?.code ?? 0)\n}\nd.resume()\nd.cancel()"
    var play = try Play(Self.app(whenResigning: call))
    play.happens(.openedApp, .pressedHome)
    #expect(play.logged.last == "true -999")
  }

  private static func app(whenResigning code: String) -> String {
    """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      let u = URL(string: "https://example.com")!
      var task: URLSessionDataTask?
      func make() -> URLSessionDataTask {
        URLSession.shared.dataTask(with: u) { data, _, error in
          print(data == nil ? "nil" : "data", (error as NSError?)?.code.description ?? "nil",
            (error as? URLError)?.code == .cancelled, self.word)
        }
      }
      var word: String {
        switch task?.state {
        case .running: return "running"
        case .suspended: return "suspended"
        case .completed: return "completed"
        default: return "?"
        }
      }
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        task = make()
        print(word)
        task?.resume()
        print(word)
        return true
      }
      func applicationWillResignActive(_ application: UIApplication) {
        \(code)
      }
    }
    """
  }
}
