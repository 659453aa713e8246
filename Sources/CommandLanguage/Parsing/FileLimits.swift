/// What PushLab reads of one file, and therefore writes of one.
package enum FileLimits {
  /// The bytes of a script, a payload or a delegate.
  package static let script = 1 << 20
  /// The bytes of a lesson.
  package static let lesson = 256 << 10
  /// The commands of a script and the scripts that it loads.
  package static let commands = 20_000
}
