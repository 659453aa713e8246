/// The blocks of a demo. No others are allowed.
enum DemoBlock: String, CaseIterable, Hashable, Sendable {
  case stage, `do`, ask, choice, reveal, show, notes, minutes, expect

  static let names = allCases.map(\.rawValue)

  /// Whether it contains prose, which needs a translation.
  var isTranslated: Bool {
    switch self {
    case .ask, .choice, .notes: return true
    case .stage, .do, .reveal, .show, .minutes, .expect: return false
    }
  }

  /// Whether a step may contain it only once.
  var isSingle: Bool {
    switch self {
    case .stage, .ask, .reveal, .show, .notes, .minutes: return true
    case .do, .choice, .expect: return false
    }
  }
}

/// The keys of a demo's front matter, all required.
enum DemoKey: String, CaseIterable {
  case format, id, title, profile, app, minutes

  static let names = allCases.map(\.rawValue)
}

/// Limits of demos, which are untrusted data.
package enum DemoLimits {
  static let steps = 99
  /// The most commands in all blocks `stage` and `do`.
  static let mostCommands = 1000
  /// The most pictures. `check` draws each of them 48 times.
  package static let mostPictures = 300
  static let minutes = 1...240
  /// Rows and columns of a caption.
  package static let captionLines = 2
  package static let captionWidth = 60
}
