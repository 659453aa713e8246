import CommandLanguage
import Testing

/// The numbers of docs/limits.md. A file that one version writes is read by the next.
@Suite struct FileLimitsTests {
  @Test("what is read of one file")
  func numbers() {
    #expect(FileLimits.script == 1_048_576)
    #expect(FileLimits.lesson == 262_144)
    #expect(FileLimits.commands == 20_000)
    #expect(FileLimits.lessonLines == 4_000)
    #expect(FileLimits.lessonParts == 400)
    #expect(FileLimits.blockCommands == 200)
  }
}
