import CommandLanguage
import Foundation
import Testing

@testable import Lessons

/// Which claims of the articles each lesson teaches. PUSHLAB_BLESS in the environment writes
/// `lessons/claims.md` again.
@Suite struct ClaimsTests {
  private struct Claim {
    var id: String
    var title: String
  }

  private static func claims() throws -> [Claim] {
    let file = Sample.root.appending(path: "Tests/LessonsTests/Claims/articles.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      return Claim(id: parts[0], title: parts[1])
    }
  }

  private static func lessons(of claim: Claim, in pack: Pack) -> [String] {
    pack.lessons.filter { lesson in
      lesson.sources.contains { $0.spelling == "article.\(claim.id)" }
    }.map(\.id)
  }

  @Test("all claims of the four articles are taught, and claims.md says where")
  func taught() throws {
    let pack = try CourseTests.files.pack(in: CourseTests.folder)
    let claims = try Self.claims()
    #expect(claims.count == 58)
    var lines = [
      "# Which claim of the articles is taught where", "",
      "Made by a test from the sources that the lessons name; do not edit.", "",
      "| claim | what it says | lessons |", "|---|---|---|",
    ]
    for claim in claims {
      let lessons = Self.lessons(of: claim, in: pack)
      #expect(!lessons.isEmpty, "no lesson teaches article.\(claim.id): \(claim.title)")
      lines.append("| \(claim.id) | \(claim.title) | \(lessons.joined(separator: ", ")) |")
    }
    let text = lines.joined(separator: "\n") + "\n"
    let file = Sample.root.appending(path: "lessons/claims.md")
    if ProcessInfo.processInfo.environment["PUSHLAB_BLESS"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }
}
