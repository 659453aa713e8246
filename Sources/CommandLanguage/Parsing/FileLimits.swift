/// Limits for each file that PushLab reads or writes.
package enum FileLimits {
  /// The bytes of a script, a payload or a delegate.
  package static let script = 1 << 20
  /// The bytes of a lesson.
  package static let lesson = 256 << 10
  /// The commands of a script and the scripts that it loads.
  package static let commands = 20_000
  /// The bytes of an export, which is built in memory in addition to the session.
  package static let export = 32 << 20
  package static let lessonLines = 4_000
  /// Paragraphs, lists and fenced blocks of a lesson.
  package static let lessonParts = 400
  /// The commands of one block of a lesson.
  package static let blockCommands = 200
}
