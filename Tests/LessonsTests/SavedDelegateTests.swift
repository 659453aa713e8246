import CommandLanguage
import Foundation
import Laboratory
import Testing

@testable import Lessons

/// Files saved in a lesson that has a delegate of its own, from another folder.
@Suite struct SavedDelegateTests {
  private let folder = Sample.root.path + "/Tests/LessonPack/lessons/02-the-flag"

  private func saved(_ command: SessionCommand) throws -> String {
    var sample = Sample(texts: [:])
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let path = folder + "/" + name
      sample.texts[path] = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    }
    var session = try sample.files.prepare(try sample.files.lesson(in: folder)).session()
    let replies = session.submit(
      ParsedCommand(command: .session(command), text: "save", line: 1, column: 1))
    guard case .save(_, let text, _)? = replies.first else {
      Issue.record("nothing is saved")
      return ""
    }
    return try text.text(in: .english)
  }

  @Test("a script names the delegate's file from where the script lies")
  func script() throws {
    #expect(try saved(.save(path: "/elsewhere/x.pushlab")).contains(folder + "/app.swift"))
    let beside = try saved(.save(path: folder + "/x.pushlab"))
    #expect(beside.split(separator: "\n").contains("app app.swift"))
  }

  @Test("a draft says which file has to be copied beside it")
  func draft() throws {
    let text = try saved(.saveLesson(path: "/elsewhere/x.md"))
    #expect(text.contains("\napp: app.swift\n"))
    #expect(text.contains("<Copy \(folder)/app.swift to"))
  }
}
