import LifecycleModel
import Testing

@testable import AppCode

/// Errors that iOS gives as NSError, under the types that Swift code casts them to.
@Suite struct BridgedErrorTests {
  @Test("an error of BGTaskScheduler is cast, matched and asked for its code")
  func tasks() throws {
    let submit = "try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: \"x\"))"
    var play = try Play(
      launching(
        """
        do { \(submit) } catch BGTaskScheduler.Error.notPermitted { print("matched") } catch { print("other") }
        do { \(submit) } catch BGTaskScheduler.Error.unavailable { print("wrong") } catch { print("right") }
        do { \(submit) } catch let error as BGTaskScheduler.Error {
          print(error.code == .notPermitted, error.code == .unavailable, error.errorCode)
        } catch { print("other") }
        do { \(submit) } catch {
          print((error as NSError).code, (error as NSError).domain, error is URLError)
        }
        """), profile: .ios13, modes: [])
    play.happens(.openedApp)
    #expect(
      play.logged == ["matched", "right", "true false 3", "3 BGTaskSchedulerErrorDomain false"])
  }

  @Test("a download that failed gives a URLError")
  func downloads() throws {
    var play = try Play(
      launching(
        """
        URLSession.shared.dataTask(with: URL(string: "https://a.example")!) { _, _, error in
          if let error = error as? URLError { print(error.code == .notConnectedToInternet, error.errorCode) }
        }.resume()
        Task {
          do { _ = try await URLSession.shared.data(from: URL(string: "https://a.example")!) }
          catch URLError.notConnectedToInternet { print("offline") } catch { print("other") }
        }
        """))
    play.happens(.wentOffline, .openedApp, .timePassed(.seconds(5)))
    #expect(play.logged == ["true -1009", "offline"])
  }

  @Test("a cancelled task ends the download that it awaits, with an error")
  func cancellation() throws {
    var play = try Play(
      launching(
        """
        let address = URL(string: "https://a.example")!
        let task = Task {
          do { _ = try await URLSession.shared.data(from: address); print("loaded") }
          catch let error as URLError { print(error.code == .cancelled) }
          do { _ = try await URLSession.shared.data(from: address); print("loaded") }
          catch { print("again", Task.isCancelled) }
        }
        DispatchQueue.main.async { task.cancel() }
        """))
    play.happens(.openedApp, .timePassed(.seconds(30)))
    #expect(play.logged == ["true", "again true"])
  }

  @Test("location in background without its mode ends the process")
  func locationMode() throws {
    let source = launching(
      "let manager = CLLocationManager()\nmanager.allowsBackgroundLocationUpdates = true\nprint(1)")
    var play = try Play(source, modes: [.fetch])
    play.happens(.openedApp)
    #expect(play.traps.count == 1 && play.logged == [])
    var allowed = try Play(source, modes: [.location])
    allowed.happens(.openedApp)
    #expect(allowed.traps == [] && allowed.logged == ["1"])
  }
}
