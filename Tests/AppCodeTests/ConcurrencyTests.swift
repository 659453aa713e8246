import LifecycleModel
import Testing

@testable import AppCode

/// What a comparison with the compiler cannot cover: waits of iOS, and object lifetimes that events
/// end.
@Suite struct ConcurrencyTests {
  private func play(_ source: String, _ events: Event...) throws -> [String] {
    var play = try Play(source, profile: .ios17Scenes)
    for event in events { play.happens(event) }
    #expect(play.traps == [])
    return play.logged
  }

  @Test func aTaskWaitsForTheAnswerToThePrompt() throws {
    let source = launching(
      """
          Task {
            let granted = try? await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
            print("granted", granted ?? false)
          }
          print("launched")
      """)
    var play = try Play(source, profile: .ios17Scenes)
    play.world.apply(
      .flag(from: .permission(.authorized), to: .permission(.notDetermined)))
    play.happens(.openedApp)
    #expect(play.logged == ["launched"])
    play.happens(.allowed)
    #expect(play.logged == ["launched", "granted true"])
  }

  @Test func notificationsAreAnAsyncSequence() throws {
    let source = launching(
      """
          Task {
            for await _ in NotificationCenter.default.notifications(named: UIApplication.didEnterBackgroundNotification) {
              print("background")
            }
          }
      """)
    #expect(
      try play(source, .openedApp, .pressedHome, .openedApp, .pressedHome)
        == ["background", "background"])
  }

  /// A subscription lives as long as its AnyCancellable.
  @Test func aPublisherOfNotifications() throws {
    let source = delegate(
      """
        var kept = Set<AnyCancellable>()
        var one: AnyCancellable?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let center = NotificationCenter.default
          center.publisher(for: UIApplication.didEnterBackgroundNotification)
            .map { _ in "left" }
            .sink { print($0) }
            .store(in: &kept)
          one = center.publisher(for: UIApplication.didEnterBackgroundNotification)
            .sink { [weak self] _ in self?.one = nil; print("once") }
          _ = center.publisher(for: UIApplication.didEnterBackgroundNotification)
            .sink { _ in print("never") }
          return true
        }
      """)
    #expect(
      try play(source, .openedApp, .pressedHome, .openedApp, .pressedHome)
        == ["left", "once", "left"])
  }

  @Test func performWithADelay() throws {
    let source = launching(
      """
          perform(#selector(tick), with: nil, afterDelay: 1)
          perform(#selector(tock), with: nil, afterDelay: 2)
          NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(tock), object: nil)
      """, members: "@objc func tick() { print(1) }\n@objc func tock() { print(2) }")
    #expect(try play(source, .openedApp, .timePassed(3000)) == ["1"])
  }

  @Test func anObjectEndsWithTheEventThatDropsIt() throws {
    let source =
      delegate(
        """
          var player: Player? = Player()
          func applicationDidEnterBackground(_ application: UIApplication) {
            player = nil
            print("background")
          }
        """) + """
        class Player {
          var timer: Timer?
          init() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
              print("tick", self == nil)
            }
          }
          deinit {
            timer?.invalidate()
            print("player freed")
          }
        }
        """
    #expect(
      try play(source, .openedApp, .timePassed(1000), .pressedHome, .timePassed(2000))
        == ["tick false", "player freed", "background"])
  }

  @Test func aBackgroundQueueWaitsForADownload() throws {
    let source = launching(
      """
          let done = DispatchSemaphore(value: 0)
          DispatchQueue.global().async {
            done.wait()
            print("downloaded")
          }
          URLSession.shared.dataTask(with: URL(string: "https://a.b")!) { _, _, _ in done.signal() }.resume()
          print("launched")
      """)
    #expect(try play(source, .openedApp, .timePassed(5000)) == ["launched", "downloaded"])
  }
}
