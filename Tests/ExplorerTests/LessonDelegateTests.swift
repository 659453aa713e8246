import CommandLanguage
import Foundation
import LifecycleModel
import Testing

@testable import Explorer

/// The two further delegates of the lesson find-the-bug have the faults that its text names.
@Suite struct LessonDelegateTests {
  private func answer(_ name: String, _ profile: Profile.Name) throws -> Search.Answer {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let code = try String(
      contentsOf: root.appending(path: "lessons/42-find-the-bug/\(name).swift"), encoding: .utf8)
    var search = Search(try question(code: code, profile))
    return search.run()
  }

  @Test("second.swift takes a launch for a tap")
  func launchForTap() throws {
    let answer = try answer("second", .ios9)
    #expect(answer.property == .arrivalIsArrival)
    #expect(answer.breach == .arrivalAsTap(NotificationName(id: 1)))
    #expect(answer.events?.map(\.text) == ["push mixed"])
  }

  @Test("third.swift trusts each payload to have a text")
  func payloadWithoutText() throws {
    let answer = try answer("third", .ios17Scenes)
    #expect(answer.property == .noTrap)
    #expect(answer.events?.last?.text == "push silent")
  }
}
