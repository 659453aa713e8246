import AppCode
import CommandLanguage
import Laboratory
import LifecycleModel
import Testing

/// The values that the code read, line by line, also in several files.
@Suite struct SightTests {
  private let delegate = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var isReady = false
      func applicationDidBecomeActive(_ application: UIApplication) {
        let state = application.applicationState
        var count = 1
        if state == .active, !isReady {
          count += 1
        }
        if let text = Helper().text { print(text) }
      }
    }
    """
  private let helper = """
    struct Helper {
      var text: String? {
        return "found"
      }
    }
    """

  private func session() throws -> Session {
    let files = [
      AppSource(name: "AppDelegate.swift", text: delegate),
      AppSource(name: "H.swift", text: helper),
    ]
    return try .playing(["open"], with: .read(files), under: .ios13)
  }

  @Test func conditionsAndLocalsOfEachLine() throws {
    let session = try session()
    let record = try #require(session.history.records.first)
    let observations = session.observations(of: record)
    #expect(observations.count == session.lines(of: record).count)
    let byLine = Dictionary(
      zip(session.lines(of: record), observations), uniquingKeysWith: { first, _ in first })
    #expect(byLine[4] == [.local("state", "active")])
    #expect(byLine[5] == [.local("count", "1")])
    #expect(
      byLine[6] == [.condition("active == active", true), .condition("isReady", false)])
    // What a line reads after a call belongs to it, not to the last line of the called code.
    #expect(byLine[9] == [.local("text", "found")])
    #expect(byLine[14] == [])
  }

  /// Recording does not change the steps.
  @Test func theStepsStayWhatTheyAre() throws {
    let session = try session()
    let before = session.history.records.map(\.shownCount)
    for record in session.history.records { _ = session.observations(of: record) }
    #expect(session.history.records.map(\.shownCount) == before)
  }

  @Test func ofSeveralFilesEachLineHasItsFile() throws {
    let session = try session()
    let steps = session.numberedSteps(ofRecord: 0)
    let texts = steps.compactMap { step -> String? in
      guard case .model(let model) = step.content else { return nil }
      return sentence(for: model, placing: session.placing).en
    }
    #expect(texts.contains("AppDelegate.swift:4 runs."))
    #expect(texts.contains("H.swift:3 runs."))
  }
}

extension Session {
  fileprivate func lines(of record: Record) -> [Int] {
    guard case .event(_, let steps) = record.content else { return [] }
    return steps.compactMap { step in
      if case .line(let line) = step.change { return line.line }
      return nil
    }
  }
}
