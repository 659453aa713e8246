import Testing

@testable import AppCode

/// Threads that the app starts itself.
@Suite struct ThreadTests {
  @Test("their code does not run on the main thread")
  func background() throws {
    let lines = try printed(
      """
      Thread { print("block", Thread.isMainThread) }.start()
      let thread = Thread { print("kept", Thread.current.isMainThread) }
      thread.name = "worker"
      thread.start()
      Thread.detachNewThread { print("detached", Thread.isMainThread) }
      Thread.detachNewThreadSelector(#selector(work(_:)), toTarget: self, with: "x")
      performSelector(inBackground: #selector(work(_:)), with: "y")
      Worker().start()
      print("first", Thread.isMainThread, Thread.current === Thread.main)
      """,
      members: """
          @objc func work(_ text: String) { print("work", text, Thread.isMainThread) }
          class Worker: Thread {
            override func main() { print("worker", Thread.isMainThread) }
          }
        """)
    #expect(
      lines == [
        "first true true", "block false", "kept false", "detached false", "work x false",
        "work y false", "worker false",
      ])
  }

  @Test("a pause of such a thread does not stop the main thread")
  func pause() throws {
    var play = try Play(
      launching(
        """
        Thread.detachNewThread {
          Thread.sleep(forTimeInterval: 2)
          print("later")
        }
        """))
    play.happens(.openedApp)
    #expect(play.logged == [])
    play.happens(.timePassed(.seconds(3)))
    #expect(play.logged == ["later"])
  }

  @Test("a delegate with a queue of its own is not called on the main thread")
  func delegates() throws {
    func lines(_ queue: String, _ sessionQueue: String) throws -> [String] {
      var play = try Play(
        """
        class AppDelegate: UIResponder, UIApplicationDelegate, PKPushRegistryDelegate, URLSessionDownloadDelegate {
          let registry = PKPushRegistry(queue: \(queue))
          var session: URLSession!
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            registry.delegate = self
            registry.desiredPushTypes = [.voIP]
            session = URLSession(configuration: .background(withIdentifier: "a"), delegate: self, delegateQueue: \(sessionQueue))
            session.downloadTask(with: URL(string: "https://a.b")!).resume()
            return true
          }
          func pushRegistry(_ registry: PKPushRegistry, didUpdate credentials: PKPushCredentials, for type: PKPushType) {
            print("token", Thread.isMainThread)
          }
          func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
            print("file", Thread.isMainThread)
            print("main", DispatchQueue.main.sync { 1 })
          }
        }
        """, profile: .ios17Scenes, modes: [.voip])
      play.happens(.openedApp, .endedTransfers(.done))
      return play.logged
    }
    #expect(
      try lines("DispatchQueue(label: \"voip\")", "nil") == ["token false", "file false", "main 1"])
    #expect(try lines(".main", "nil").first == "token true")
    #expect(try lines("nil", "OperationQueue.main").prefix(2) == ["token true", "file true"])
  }

  @Test("perform(_:on:with:waitUntilDone:) on the main thread and on another one")
  func onThread() throws {
    let lines = try printed(
      """
      perform(#selector(work), on: .main, with: nil, waitUntilDone: false)
      perform(#selector(work), on: thread, with: nil, waitUntilDone: false)
      print("first")
      """,
      members: """
          let thread = Thread()
          @objc func work() { print(Thread.isMainThread) }
        """)
    #expect(lines == ["first", "true", "false"])
  }
}
